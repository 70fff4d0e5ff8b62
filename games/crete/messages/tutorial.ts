// What the guided first turn says. Each step tells what has just happened, then what to do.
export const tutorial: Readonly<Record<string, string>> = {
  'tutorial.title': 'Your first morning: 20 May 1941',
  'tutorial.map':
    'You lead the parachutists. In eight days you must take ten objectives, marked with stars: touch Maleme (W09), Galatas (W21) and Prison Valley (W19) to see who stands there and what the ground is worth. Three of the ten are nobody’s yet. The Commonwealth is putting up its six forts.',
  'tutorial.bombing':
    'Before the first man jumps you may bomb each area once, with a factor of 8. Bomb Agia Marina (W16): 8 against the 5 of Supply NZ and 1 for flat ground, with two dice on each side. Then end the bombing.',
  'tutorial.box':
    '15 against 12: the unit is reduced and turned to its back. A second unit would have to retreat, but there is none. Now activate the reinforcement box: the first wave jumps. In the printed game every battalion has its letter; each is tested with a die, and 6 or more reduces it.',
  'tutorial.tests':
    'Meindl comes by glider and rolls 1. Difficult ground adds 1, a hill 3, enemies 1 and more; a parachute takes 1 off, a glider does not, but who comes by glider is ready at once. You hold the initiative and could roll any of these again. Keep them: you will need it.',
  'tutorial.scatter':
    'All are down whole. Three battalions have landed among enemies and must fight. Parachutists are scattered in their first turn: attack 2, defence 3. Begin at Pirgos (W11), where III/Sturm meets two battalions: 2 and 1 for the fighters overhead against 7 and 1 for the ground.',
  'tutorial.city':
    '8 against 15: it is reduced and goes back to Gerani (W14), the only open area. Keep that, there is worse to come. Now the pioneers at Alikianos (W18): 3 against a Greek regiment of 5. The town gives it 4; of ground and town only the better counts.',
  'tutorial.initiative':
    '11 against 12: lost by one. This is worth the initiative: roll again. Both sides roll anew, what falls counts, and the initiative goes to the Commonwealth, who may use it in their own turn.',
  'tutorial.tie':
    '14 against 11: the Greeks are reduced and leave for the mountains; Alikianos is yours. At Daratsos (W22) it came to 13 against 13: a tie hurts both. III/FJRgt.3 is reduced and retreats; take it to Prison Valley (W19).',
  'tutorial.aims':
    'Now the Luftwaffe. Activate its zone. Every aircraft is given its area before the first attack: send the Ju 87 and one Ju 88 to Maleme (W09). Each flies once a day.',
  'tutorial.sorties':
    'Let the Ju 87 go first: 9 against 7, and 3 for Hill 107, 2 for the fort, 2 for the anti-aircraft guns. The defender names who is hit.',
  'tutorial.shot':
    '19 against 19: the 22nd is reduced. The Ju 88 came to less than the defence under the guns, and is reduced itself. Now activate Vlakheronitissa (W10): I/Sturm came by glider and is ready. It shoots at Maleme: 7 and 1 against 5, 3 and 2. In a shot nobody has to retreat.',
  'tutorial.road':
    '17 against 16. The Commonwealth may give up a fort instead of a loss, but keeps it; the tanks are reduced. Activate Kolymbari (W04): II/Sturm goes by road into Maleme, 1 point an area and 1 more for enemies there. It must stop and fight, so Suessman, who cannot lead an assault, comes second.',
  'tutorial.assault':
    'Units that entered an enemy area must assault it before the activation ends: begin. One leader or battery may lend its artillery: take Meindl’s 4, from the next area. Suessman’s presence is worth 1 more.',
  'tutorial.end':
    '21 against 17. The 22nd would be gone; the fort is given up instead, and it retreats to Kondomari. Maleme is contested: you need it alone to land your mountain troops. Ask “Why not?” on Prison Valley: who jumped does nothing more today. Then end your turn.',
  'tutorial.commonwealth':
    'The Commonwealth rolls how many of its areas may move: 5, less 5 on the first turn. None; you stand in so many areas of the west that there is no bonus. But fighting is free: the 23rd shoots at Gerani.',
  'tutorial.next':
    'III/Sturm is eliminated and goes to the regrouping box: of four such counters one will return. The Scatter markers come off, the marker moves on, and in the afternoon the second wave jumps at Rethymno and Heraklion.',
  'tutorial.over':
    'Three areas gained, Maleme contested, a battalion lost and the initiative gone. Play on from here, with real dice.',
}
