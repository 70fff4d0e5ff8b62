// What the guided first turn says. Each step tells what has just happened, then what to do.
export const tutorial: Readonly<Record<string, string>> = {
  'tutorial.title': 'Your first day: Maleme, 20 May 1941',
  'tutorial.look':
    'You lead the German landing. One airfield or port that is free of British units, with none beside it, for ten turns running wins you the battle. Yours shall be Maleme: touch the airfield (16,13), Hill 107 (17,13) and the 22nd battalion on it. As long as it stands there, its zone of control, the six hexes around it, covers the airfield.',
  'tutorial.landing':
    'Most of your paratroops are down already. The Storm Regiment is in the air over its hexes. Land 2 szt first: a die of 1 puts a unit on its hex; any other is followed by a second die that tells in which direction it drifts, one hex.',
  'tutorial.guns':
    'A 1: it stands on 14,12. The anti-aircraft guns of 17,14 are two hexes from the next one. Within two hexes of a battery its fire takes the place of the landing roll: E is the end of a unit, R scatters it three hexes, a dash lets it through. Land 4 szt.',
  'tutorial.scattered':
    'A 5 at two hexes is a dash: 4 szt is down on 15,13, at the bridge. Land 1 szt, just as near to the guns.',
  'tutorial.on-enemy': 'A 3 is R, and the 4 sent it south: three hexes, to 16,9. Land 3 szt; no guns are near its hex.',
  'tutorial.road':
    'A 4, then a 1: north, onto 20,13, on top of the 23rd. It must attack there, without aircraft: if the battalion has to retreat it is gone, and if not, 3 szt is. Units that have landed may move at once, with half their movement: three points. Move 4 szt over the bridge to the airfield, 16,13. A step along a road costs half a point, and a bridge has no price of its own. Before you answer, ask “Why not?” on 17,13.',
  'tutorial.river':
    'There the zones of the 22nd and of the guns stopped it. Now 2 szt to 16,12: two points. Then 1 szt to 16,11, two points as well. Ask “Why not?” on 17,12: clear ground costs one, crossing the river one more, and only one is left.',
  'tutorial.duties':
    'You have ended your moves, since nobody else can. Whoever stands beside an enemy now must fight, and every such enemy must be fought, each once: several against one, or one against several. Begin with the guns (17,14): only 4 szt stands beside them, so it has to take them, and 2 szt the 22nd. Attack the guns and name 4 szt.',
  'tutorial.guns-fight':
    'Guns with an enemy beside them fight as any other unit, with their defence of 1: 4 less 1 is +3, on clear ground number 8. Declare, and spend no air support points here.',
  'tutorial.retreat':
    'A 3: B1, one hex back. Sea, Germans and their zones are all around; the only way led over 18,13, and the tanks there were moved aside to 18,12 to clear it. A victor may pursue; 4 szt is where you want it, so pursue no further. Then attack the 22nd: 2 szt must be in.',
  'tutorial.air':
    '4 against 4 across the river, but hills are better still for the defender: row “hill, town”, number 4. Twelve air support points are yours for the whole day. Spend them all here: +12, number 10. The field guns of 19,14 cannot help: 3 szt came down beside them.',
  'tutorial.pursuit':
    'A 4: B1. The 22nd is thrown back to 18,12, and the tanks make room once more. Pursue: 2 szt may go one hex, and on the way of the retreat no zone stops it. Take Hill 107 (17,13).',
  'tutorial.rifles':
    'The airfield is free of British zones. One duty is left: 3 szt on the 23rd, 4 less 3 on clear ground, number 7. Declare it.',
  'tutorial.british':
    'A 5: nothing, and anything but a retreat eliminates paratroops who sit on an enemy. Now the British move, by day with half their movement: the 21st came three points to 17,12. The 22nd and the guns stand in the zone of 2 szt and cannot leave it. Then they have their own duties.',
  'tutorial.places':
    'The 22nd and the anti-aircraft guns attacked 2 szt with the field guns behind them: 3, 1 and 2 against 4, +2, “hill, town”, number 6: nothing. The 21st had to take 1 szt across the river: −1, number 4, nothing. You had no air support points left to defend with. Turn 1 is over, and no British unit stands on or beside the airfield: the first of ten turns. By day three units a turn can land there.',
  'tutorial.end':
    'A battalion lost, the hill taken, the airfield clear. It is night now: no aircraft, no landings, whole movement for the British, and units may step out of enemy zones. Play on from here, with real dice.',
}
