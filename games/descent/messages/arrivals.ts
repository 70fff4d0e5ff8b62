// Words of reinforcements and exits (26.0, 33.42).
export const arrivals: Readonly<Record<string, string>> = {
  'ask.arrival-mode': 'In which mode does {unit} arrive?',
  'ask.arrival-hex': 'Where does {unit} arrive?',
  'act.arrive': '{unit} arrives',
  'verb.arrive': 'Bring onto the map',
  'log.arrived': '{unit} arrives in {hex}.',
  'log.exited': '{unit} leaves the map from {hex}.',
  'log.expired': '{unit} is more than ten turns late and does not come.',
  'refuse.not-due': 'It is not due yet.',
  'refuse.no-entry': 'Nowhere it could come in is open to it.',
  'refuse.no-exit-here': 'It cannot leave the map from here in this scenario.',
  'refuse.exit-too-dear': 'It has too few Movement points left to leave the map.',
}
