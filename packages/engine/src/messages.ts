// The engine's own words, part of every game's catalogue.
export const engineMessages: Readonly<Record<string, string>> = {
  'engine.over': 'The game is over.',
  'engine.seq': 'This was meant for move {found}; the match stands at {expected}. Look again, then choose.',
  'engine.seat': '{seat} is not asked now; asked: {asked}.',
  'engine.decision': 'This answers the decision “{found}”; asked is “{expected}”.',
  'engine.key': '“{key}” is not offered in the decision “{decision}”.',
  'engine.fault': 'A fault in the rules stopped this move; the match stands as it was before it. {where}',
  'engine.barrier':
    'That cannot be taken back: dice have fallen, something was revealed, or another player has been asked since.',
  'engine.nothing-to-undo': 'There is nothing to take back.',
  'engine.nothing-to-redo': 'There is nothing to play again.',
  'engine.no-offer': 'Nobody has offered a take-back.',
  'engine.taken-back':
    '{count, plural, one {A move was} other {# moves were}} taken back past a roll or a reveal; the dice from here are new.',
  'engine.ordered': 'Standing order: {decision} answered with {answer}.',
  'engine.ordered-unseen': 'A standing order of {seat} answered {decision}.',
  'engine.resigned': '{seat} resigns.',
  'engine.timed-out': '{seat} has run out of time.',
  'engine.rules-changed': 'The rules have changed since this match was saved. {stands}',
  'engine.damaged': 'The file of this match is damaged: {trouble} {stands}',
  'engine.bad-start': 'it does not start.',
  'engine.bad-entry': 'at entry {n} of its log. {why}',
  'engine.bad-end': 'its moves lead to another position than it says.',
  'engine.from-snapshot': 'It goes on from its last snapshot; earlier moves can no longer be replayed.',
  'engine.at-snapshot': 'Its last moves do not fit, so it stands at its last snapshot.',
}
