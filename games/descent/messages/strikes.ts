// Words of airstrikes and of fatigue (17.0, 24.0).
export const strikes: Readonly<Record<string, string>> = {
  'ask.hasty': 'Where do hasty airstrikes strike? {left, plural, one {# counter is} other {# counters are}} left.',
  'ask.airstrike':
    'Where do airstrikes strike at the end of your movement? {left, plural, one {# counter is} other {# counters are}} left.',
  'ask.strike-target': 'Whom in {hex} does the airstrike hit?',
  'ask.strike-retreat': 'Where is {unit} driven to?',
  'strike.title': 'Airstrike on {unit}',
  'strike.dispersed': 'Dispersed',
  'strike.concentrated': 'Concentrated',
  'strike.disrupted': 'Disrupted',
  'strike.travel_covered': 'In Travel mode in forest or city',
  'strike.travel_open': 'In Travel mode elsewhere',
  'strike.result':
    '{effect, select, none {no effect} loss {{result}: {loss, plural, one {# point} other {# points}} lost} other {{result}: {loss, plural, =0 {} one {# point lost, } other {# points lost, }}Disrupted and driven off}}',
  'strike.markers': '{count, plural, =0 {no effect} one {one destroyed} other {# destroyed}}',
  'strike.stray-title': 'Where an airstrike placed on {hex} comes down',
  'strike.stray': '{hexes, plural, =0 {on target} one {one hex off} other {# hexes off}}',
  'strike.off-map': 'off the map',
  'log.strike-placed':
    '{counters, plural, one {An airstrike is} other {# counters make an airstrike}} placed on {hex}.',
  'log.strike-on-target': 'The airstrike on {aim} is on target.',
  'log.strike-scatters': 'The airstrike on {aim} strays: {hex}.',
  'log.strike-too-many': 'No more airstrikes have effect in {hex} in this phase.',
  'log.strike': 'Airstrike on {unit}: {dice}, {result}.',
  'log.strike-retreat': '{unit} is driven to {hex}.',
  'log.strike-markers':
    'Airstrike on the Supply markers in {hex}: {count, plural, =0 {none is} one {# is} other {# are}} destroyed.',
  'log.fatigue': '{unit} rolls {total} for fatigue; tired from {least}.',
  'log.fatigue-over': 'Mountain troops are ashore: there are no more rolls for fatigue.',
  'log.rested': '{unit} has rested and is no longer fatigued.',
  'fatigue.tired': 'fatigued',
  'fatigue.fresh': 'not fatigued',

  'refuse.nothing-to-strike':
    'Airstrikes are placed on hexes in which an enemy unit stands, or Supply markers lie alone.',
  'refuse.no-strikes-left': 'All airstrikes of this Game-Turn have been placed.',
  'refuse.hasty-at-most-half': 'At most half of the airstrikes of a Game-Turn are hasty ones.',
  'refuse.strikes-at-night': 'There are no airstrikes at night.',
  'refuse.strikes-grounded': 'In this weather nothing flies.',
  'refuse.too-few-for-hex': 'Weather or ground asks for more counters to make one airstrike here than are left.',
  'refuse.two-a-hex': 'No more airstrikes have effect on this hex in one phase.',
}
