// The table's own words, part of every game's catalogue.
export const tableMessages: Readonly<Record<string, string>> = {
  'table.overlay-of':
    'Point at a {about, select, piece {unit} other {hex}} on the map, or choose one: this overlay is drawn for it.',
  'table.not-asked': 'Not asked about now: the decision is “{decision}”.',
  'table.not-your-turn': 'It is not your decision now; asked: {asked}.',
  'table.over': 'The game is over.',
  'table.ahead-stops': 'What comes after “{key}” cannot be told before it is done.',
  'table.no-such-key': '“{key}” is not among the answers to “{decision}”.',
  'table.only-watching':
    'This table is for watching: nothing can be played here. “Play on from here” begins a match of your own.',
  'table.not-your-eyes': 'Looking with the eyes of {seat} would show what is hidden from you.',
  'table.no-such-seat': 'There is no seat “{found}” here; there are: {allowed}.',
  'table.no-such-moment': 'The match has the moments 0 to {last}; asked for was {found}.',
  'table.kept-as-saved': '{notice} As it was saved, it is kept among the matches as “{name}”.',
  'table.bot-stumbled': 'The computer player of {seat} failed ({why}); the usual answer was given for it.',
}
