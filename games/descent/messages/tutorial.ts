// What the guided first turn says. Each step tells what has just happened, then what to do.
export const tutorial: Readonly<Record<string, string>> = {
  'tutorial.title': 'Your first turn: the road to Stilos, 28 May 1941',
  'tutorial.aims':
    'You lead the mountain troops. The Commonwealth wants to get its last reinforcements from the coast road in the east to the hex E6110, where the road to Sfakia leaves the map; you want Strength points, and that hex. Every point lost counts for the other side, a reinforcement’s twice, and 5 Mountain ten at once. Touch both, then look at the bar of fifteen phases: each turn both sides organize, fire and move twice. The Commonwealth is making ready.',
  'tutorial.modes':
    'A Dispersed unit is hard to hit, a Concentrated one hits hard and moves faster. All Commonwealth companies stand Dispersed. Bring all of yours that can into Concentrated mode, then end your set-up: the weather is rolled, a 5, fair.',
  'tutorial.chain':
    'Your motorcyclists, 55 Kraf, belong to a battalion, that to 5 Mountain. Open the drawer of 55 Kraf and then the one of 28/5 Bde, the battalion that bars the road: each shows who is under whom, and whether it is in supply. The overlay “Chain of command” draws it on the map. Go on when you have seen it.',
  'tutorial.trail':
    'It is Phase 4, your movement. Take 100/II/7 and step along the trail to E2617: one point instead of the price of rough ground. From there it looks over the broken E2616 into E2615. H/28 does not look back: from broken ground everything blocks the view.',
  'tutorial.road':
    'Now the two companies of 55 Kraf in E2417: take the whole stack and go by the road to E2416 and E2515, a quarter of a point each. Entering a zone of control costs nothing and draws no fire; leaving it will. Then end your movement. The rear guard in E2615 declares its fire together, so that the penalty for several formations is known: none, they are one battalion.',
  'tutorial.direct':
    'D/28 fires: Strength 4 and Effectiveness 3 make Fire value 3; your Concentrated company is read in the third column, and 11 is a D. You choose: disperse, or lose a point. Disperse.',
  'tutorial.heavy':
    'H/28 is a heavy weapons company: it reads the indirect matrix, and its 7 does nothing. You could disperse all the same, going to ground; stay as you are. D/28 and H/28 have fired and stay where they are in the movement that follows. On the coast road the first reinforcement comes in Travel mode.',
  'tutorial.observer':
    'Phase 7 is your Free Fire: it binds nobody. No hasty airstrikes now. Fire at E2615 with 95 Arty/3 and 95 Arty/4. They stand beside HQ/PzJ 95, which controls them; 100/II/7 observes, and tells the headquarters over five hexes. Declare both, let 95 Arty/3 fire first at D/28 with its whole Strength. Ask “Why not?” of 95 Arty/1: it is two hexes from any headquarters.',
  'tutorial.second-battery':
    'Value 4; Dispersed in broken ground is the second column, and a 3 takes a point. One observer may serve any number of batteries: fire 95 Arty/4 at D/28 as well, then end the phase. In this scenario nobody pays for orders, and the Command Phase has nothing for the Commonwealth to do.',
  'tutorial.change':
    'It missed. Phase 9 is your Organization Phase. Concentrate 55 Kraf/3 again. It stands in a zone: whoever controls its hex may fire first, at the mode it is still in. Both do, and both miss: Dispersed in woods is the second column. Then end the phase. The Commonwealth holds its fire to stay free to move, and keeps the line.',
  'tutorial.strike':
    'Phase 12, your Conditional Fire. Who fires now will not move in the next phase; so let aircraft and guns do it. Place a hasty airstrike on E2714, behind the rear guard. It is flown after all fire.',
  'tutorial.bound':
    'Fire 95 Arty/4 at D/28 once more. Three units could observe; take 100/II/7, for the observer is bound too, and 55 Kraf must be free. Then end the phase: an 8 brings the aircraft on target. Name B/28 as the first of two units that it strikes.',
  'tutorial.price':
    'D/28 has two points left; the aircraft did nothing. Phase 13: take the stack in E2515 and close assault E2615. Leaving the zone costs two points, the assault one, and the road a quarter for the hex. First the defenders may fire.',
  'tutorial.defenders-fire':
    'D/28 has become weak: Fire value 2, and 10 is nothing. Stay Concentrated for the stroke. H/28 fires next, with Opportunity fire on the direct matrix.',
  'tutorial.assault':
    'Nothing either. Stay, and the assault is rolled. Effectiveness 4 against 3 is +1. Your Morale of 4 has lost two, theirs of 6 four, so the difference is 0; broken ground is close terrain: value 4. Five Strength points against five are 1:1.',
  'tutorial.advance':
    'A 6: 0/1r. D/28 loses a point and goes back with H/28 along the road to E2714. You may advance with all or some of your attackers; nobody need. Advance with both, then end your movement. Phase 14 is the Commonwealth’s Free Fire.',
  'tutorial.score':
    'H/28 fires at 55 Kraf/3: 7 is nothing. Stay. The turn ends; look at the points: three Commonwealth Strength points against none of yours, and five for reinforcements that are still whole.',
  'tutorial.over':
    'The rear guard at the bend of the road is gone, at no loss of your own; the reinforcements are still on the coast road. You may play on from here with real dice.',
}
