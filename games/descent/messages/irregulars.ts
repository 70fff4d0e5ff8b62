// Words of the Cretan irregulars and of guns that change hands (22.0, 20.64).
export const irregulars: Readonly<Record<string, string>> = {
  'ask.irregular-target': 'Which German unit do the irregulars attack? {left} left this turn.',
  'button.irregulars': 'Call Cretan irregulars',
  'title.irregulars': 'Cretan irregulars attack {unit}',
  'log.irregulars': 'Cretan irregulars attack {unit}.',
  'log.surrender': '{unit} changes hands.',
  'refuse.no-irregulars': 'Irregulars attack in Commonwealth fire phases, as many as the turn gives, to turn 48.',
  'refuse.not-for-irregulars': 'They attack German combat units, no headquarters and no leaders.',
  'refuse.beside-commonwealth': 'They keep away from units beside Commonwealth troops.',
  'refuse.attacked-already': 'They have attacked it in this phase.',
  'refuse.irregulars-hungry': 'No free village lies within eight hexes of a path for them.',
}
