// Words of leaders (21.0).
export const leaders: Readonly<Record<string, string>> = {
  'ask.leader-returns': 'On which headquarters does {unit} come back?',
  'button.wait': 'Not yet',
  'log.leader-back': '{unit} comes back on {hq}.',
  'refuse.leaderless': 'Its leader has fallen: it changes no mode for now.',
}
