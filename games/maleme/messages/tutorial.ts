// What the guided first turn says. Each step tells what has just happened, then what to do.
export const tutorial: Readonly<Record<string, string>> = {
  'tutorial.title': 'Your first half hour: the gliders of 8:30',
  'tutorial.map':
    'Crete, 20 May 1941, half past eight. You lead the Storm Regiment. Stars are what the battle is about: each blue one you take wins you half an hour, each brown one costs the defender half an hour. Look at the aerodrome (0604), at Hill 107 (1107) and at the bridge (0107). The ground itself changes nothing; only the sea is barred.',
  'tutorial.watch':
    'The watch stands at 8:30. Both sides mean to hold out until 18:00; these are the Withdrawal markers. When the clock reaches your marker, you lose. What happens in the battle moves the markers.',
  'tutorial.plan':
    'You plan in secret. Gliders can land on three hexes only: 0109, 0204 and 1008. Lay their marker on 0109, in the river bed; the Allied seat sees nothing but its back. Try another hex first, if you like, and ask “Why not?” The other markers will be laid for you.',
  'tutorial.drift':
    'Your marker is turned up. Its hex and those around it are the drift zone. Choose 3/I to land: two dice tell how far from the mark it comes down.',
  'tutorial.chit':
    'A 10: south-east, into 0210, right beside 22/D/I. Every unit that lands must regroup: a marker takes the place of its OF, and with range 0 it cannot fire. Koch’s men draw two markers and keep one. Keep the 3/0.',
  'tutorial.fire':
    'The Allied seat fires at once. 22/D/I leads with 7; 22/D/II and the airmen in 0408 add 1 each: 9. Your marker defends with 3. The difference, 6, is the column; the die shows 3, a hit. You hold the Initiative and could have any die thrown again, but then it goes to the enemy. 3/I has two steps and will only be reduced: keep the roll.',
  'tutorial.barred':
    'Land 4/III and keep the 3/0. This time 22/D/I must hold its fire: a unit with an enemy beside it may fire only at that enemy. 22/D/II is left, two hexes away: 7 against 3, and 1 more for the distance. Column 3.',
  'tutorial.koch':
    'A 5 in column 3: nothing. Now land Koch himself. A leader has one step; any hit is the end of him. Of the two markers keep the one with −1 on its other side: both give OF 2, and this way a bad pin is out of the cup.',
  'tutorial.initiative':
    'The die shows 1 in column 5: Koch would be eliminated. This is worth the Initiative. Roll again; the marker goes to the Allied seat, who may use it against you.',
  'tutorial.pinned':
    'A 6: nothing. Koch lives, and the enemy holds the Initiative. Land 3/II and keep the marker with 0 on its other side.',
  'tutorial.zone':
    'A 6 in column 6 is a P: 3/II is pinned. It can neither move nor fire until that marker is gone. Land 4/I, then 3/III, and keep a 3/0 for each.',
  'tutorial.perfect':
    '3/III drifted off the map into Zone B: out of sight, and a step from the map. The enemy fired at 3/II once more; a P does nothing to a unit that is pinned already. One unit is still in the air: land 4/II. Should the dice show 2, a Perfect drop, the choice is yours: take 0108, with 3/II, and keep the 3/0.',
  'tutorial.impulses':
    'Company is dangerous: with 4/II in its hex, 3/II defended with 1 less. Column 7, a 6: PH, which hits a pinned unit. It is reduced. All have landed; now the impulses begin, one action each in turn. The holder of the Initiative went first: 22/A/I moved to 1007. It could not have gone to 1010, since its company is isolated and bound to its area until a runner finds it.',
  'tutorial.refit':
    'Your impulse. Choose Koch, and Refit: a die takes his Regrouping marker off. 3 or less does it, 4 with a leader close by, and Koch is close to himself. Mind the die: in this first turn a 3, 4, 5 or 6 ends the turn.',
  'tutorial.bridge':
    'A 2: Koch is in Good Order. Now for the bridge. A regrouping unit moves as many hexes as its marker’s OF. Choose 4/II, Move, and 0107. The airmen in 0407 and 0408 must fire: 4 against 3, less 1 for the hex moved, 1 more for the distance. Column 1.',
  'tutorial.leader':
    'They missed, and the bridge is yours: a blue star moves your withdrawal to 18:30. Now refit 4/III. Koch is adjacent, so a 4 or less will do.',
  'tutorial.clean-up':
    'A 3: 4/III is in Good Order, and a natural 3 ends the turn as well. The clock shows 9:00, and whoever has no enemy beside him has regrouped. 3/I stands beside 22/D/I and must do something: try a refit, 3 or less, or step away to 0110 and keep its marker. You choose.',
  'tutorial.unpin': 'At the end of a turn both sides take off as many of their Pinned markers as they like. Free 3/II.',
  'tutorial.end':
    'Your first half hour is over: one glider platoon in Zone B, losses along the river bed, the bridge taken, half an hour won. At 9:00 the paratroops come. From here you may play on, with real dice.',
}
