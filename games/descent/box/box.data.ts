// The files of this box as text. Made by `npm run box`; change the files beside it, not this.

/** Tables and lists of the printed box by file name. */
export const files = {
  'airstrike-codes.csv': `code,target,loss,disrupted,case,source
-,any,0,0,17.41,R
D,any,0,1,17.42,R
1*,armor,0,1,17.43,R
1*,headquarters,1,0,17.43,R
1*,other,1,1,17.43,R
1,any,1,1,17.44,R
`,
  'airstrike-scatter.csv': `kind,dice,hexes,case,source
normal,2,2,17.21,R
normal,3,1,17.21,R
normal,4,0,17.21,R
normal,5,0,17.21,R
normal,6,0,17.21,R
normal,7,0,17.21,R
normal,8,0,17.21,R
normal,9,0,17.21,R
normal,10,0,17.21,R
normal,11,0,17.21,R
normal,12,1,17.21,R
hasty,2,0,17.22,R
hasty,3,3,17.22,R
hasty,4,0,17.22,R
hasty,5,2,17.22,R
hasty,6,0,17.22,R
hasty,7,1,17.22,R
hasty,8,0,17.22,R
hasty,9,2,17.22,R
hasty,10,0,17.22,R
hasty,11,3,17.22,R
hasty,12,0,17.22,R
`,
  'airstrike.csv': `dice,dispersed,concentrated,disrupted,travel_covered,travel_open,source
2,D,1*,1*,1,1,R
3,D,D,1*,1*,1,R
4,D,D,D,1*,1*,R
5,-,D,D,D,1*,R
6,-,-,D,D,D,D
7,-,-,-,D,D,D
8,-,-,-,-,D,D
9,-,-,-,-,-,D
10,-,-,-,-,-,D
11,-,-,-,-,-,D
12,-,-,-,-,-,D
`,
  'close-assault-codes.csv': `code,attacker_loss,defender_loss,attacker_disrupted,defender_retreats,defender_disrupted,source
0/1,0,1,0,0,0,D
0/1r,0,1,0,1,0,D
0/2r,0,2,0,1,0,D
0/2rd,0,2,0,1,1,D
0/3rd,0,3,0,1,1,D
0/4rd,0,4,0,1,1,D
1/1,1,1,0,0,0,D
1/1r,1,1,0,1,0,D
A1,1,0,0,0,0,D
A1d,1,0,1,0,0,D
A2d,2,0,1,0,0,D
A3d,3,0,1,0,0,D
`,
  'close-assault-columns.csv': `column,open,close,source
m4,-4,-3,D
m3,-3,-2,D
m2,-2,-1,D
m1,-1,0,D
p0,0,1,D
p1,1,2,D
p2,2,3,D
p3,3,4,D
p4,4,5,D
p5,5,6,D
`,
  'close-assault-modifiers.csv': `id,applies_to,kind,amount,condition,case,source
city,defender,morale,1,defends in a city hex,11.52,D amount:R
rough,defender,morale,1,defends in a rough hex,11.41,R
village,defender,morale,1,defends in a village hex,11.41,R
forest,defender,morale,1,defends in a forest hex,11.41,R
entrenchment,defender,morale,1,"entitled unit on top in an entrenched hex, not negated",11.52,R
mountain-hexside,defender,morale,2,attacked across a mountain hexside,11.41,R
engineer-attack,attacker,morale,2,an engineer or pioneer with Morale 1 or more among the top two,20.41,R
engineer-defence,defender,morale,2,an engineer or pioneer with Morale 1 and Strength 2 or more among the top two,20.41,R
mountain-troops-rough,both,morale,1,"mountain unit on top, half the Strength mountain, defender in rough",20.71,R
leader,both,morale,2,a leader with a subordinate unit in the stack,21.11,R
second-leader,both,morale,2,"a second leader, one subordinate to the other",21.11,R
reincarnated,both,morale,-1,leader in the first two turns after his return,21.44,R
losses,both,morale,-1,for each Strength point lost,9.7,R
disrupted,defender,morale,-3,Disrupted,15.6,R
fatigued,both,morale,-2,fatigued,24.13,R
fatigued-effectiveness,both,effectiveness,-2,"fatigued, never below 1",24.13,R
irregulars-day,both,morale,1,paratroops in the turn after irregulars attacked by day,22.21,R
irregulars-night,both,morale,2,paratroops in the turn after irregulars attacked by night,22.22,R
irregulars-night-mountain,both,morale,1,mountain troops in the turn after irregulars attacked by night,22.22,R
king,both,morale,-1,Greek units after the King is dead,21.82,R
mountain-single,attacker,effectiveness,-3,a single unit across a mountain hexside,11.44,R
mountain-stack,attacker,effectiveness,-2,a stack across a mountain hexside,11.44,R
mountain-troops-hexside,attacker,effectiveness,-1,mountain troops across a mountain hexside that meet 20.71,20.72,R
halved-mountain,attacker,strength-half,,"across a mountain hexside, but not mountain troops that meet 20.71",11.44,R
halved-water,attacker,strength-half,,across a stream hexside or a bridge,11.43,R
halved-river,attacker,strength-half,,across a river hexside without bridge,11.43,D
`,
  'close-assault-odds.csv': `odds,attacker,defender,number,source
1:4,1,4,-4,D
1:3,1,3,-3,D
1:2,1,2,-2,D
1:1,1,1,0,R number:D
2:1,2,1,2,D
3:1,3,1,3,R number:D
4:1,4,1,4,D
5:1,5,1,5,D
`,
  'close-assault-results.csv': `odds,die,v1,v2,v3,v4,v5,v6,v7,v8,v9,source
1:4,1,A3d,A3d,A3d,A3d,A2d,A2d,A1d,A1,A1,D
1:4,2,A3d,A3d,A3d,A2d,A2d,A1d,A1,A1,1/1,D
1:4,3,A3d,A3d,A2d,A2d,A1d,A1,A1,1/1,0/1,D
1:4,4,A3d,A2d,A2d,A1d,A1,A1,1/1,0/1,1/1r,D
1:4,5,A2d,A2d,A1d,A1,A1,1/1,0/1,1/1r,0/1r,D
1:4,6,A2d,A1d,A1,A1,1/1,0/1,1/1r,0/1r,0/2r,D
1:3,1,A3d,A3d,A3d,A2d,A2d,A1d,A1,A1,1/1,D
1:3,2,A3d,A3d,A2d,A2d,A1d,A1,A1,1/1,0/1,D
1:3,3,A3d,A2d,A2d,A1d,A1,A1,1/1,0/1,1/1r,D
1:3,4,A2d,A2d,A1d,A1,A1,1/1,0/1,1/1r,0/1r,D
1:3,5,A2d,A1d,A1,A1,1/1,0/1,1/1r,0/1r,0/2r,D
1:3,6,A1d,A1,A1,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,D
1:2,1,A3d,A3d,A2d,A2d,A1d,A1,A1,1/1,0/1,D
1:2,2,A3d,A2d,A2d,A1d,A1,A1,1/1,0/1,1/1r,D
1:2,3,A2d,A2d,A1d,A1,A1,1/1,0/1,1/1r,0/1r,D
1:2,4,A2d,A1d,A1,A1,1/1,0/1,1/1r,0/1r,0/2r,D
1:2,5,A1d,A1,A1,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,D
1:2,6,A1,A1,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,D
1:1,1,A2d,A2d,A1d,A1,A1,1/1,0/1,1/1r,0/1r,D
1:1,2,A2d,A1d,A1,A1,1/1,0/1,1/1r,0/1r,0/2r,D
1:1,3,A1d,A1,A1,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,D
1:1,4,A1,A1,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,D
1:1,5,A1,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,D
1:1,6,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,D
2:1,1,A1d,A1,A1,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,D
2:1,2,A1,A1,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,D
2:1,3,A1,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,D
2:1,4,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,D
2:1,5,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,0/4rd,D
2:1,6,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,0/4rd,0/4rd,D
3:1,1,A1,A1,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,D
3:1,2,A1,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,D
3:1,3,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,D
3:1,4,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,0/4rd,D
3:1,5,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,0/4rd,0/4rd,D
3:1,6,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,0/4rd,0/4rd,0/4rd,D
4:1,1,A1,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,D
4:1,2,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,D
4:1,3,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,0/4rd,D
4:1,4,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,0/4rd,0/4rd,D
4:1,5,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,0/4rd,0/4rd,0/4rd,D
4:1,6,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,0/4rd,0/4rd,0/4rd,0/4rd,D
5:1,1,1/1,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,D
5:1,2,0/1,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,0/4rd,D
5:1,3,1/1r,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,0/4rd,0/4rd,D
5:1,4,0/1r,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,0/4rd,0/4rd,0/4rd,D
5:1,5,0/2r,0/2rd,0/3rd,0/4rd,0/4rd,0/4rd,0/4rd,0/4rd,0/4rd,D
5:1,6,0/2rd,0/3rd,0/4rd,0/4rd,0/4rd,0/4rd,0/4rd,0/4rd,0/4rd,D
`,
  'close-assault-value.csv': `effectiveness,m4,m3,m2,m1,p0,p1,p2,p3,p4,p5,source
-4,D,D,D,D,D,1,2,3,4,5,D
-3,D,D,D,D,1,2,3,4,5,6,D
-2,D,D,D,1,2,3,4,5,6,7,D
-1,D,D,1,2,3,4,5,6,7,8,D
0,D,1,2,3,4,5,6,7,8,9,D
1,1,2,3,4,5,6,7,8,9,9,D
2,2,3,4,5,6,7,8,9,9,9,D
3,3,4,5,6,7,8,9,9,9,9,D
4,4,5,6,7,8,9,9,9,9,9,D
5,5,6,7,8,9,9,9,9,9,9,D
`,
  'command-costs.csv': `id,label,points,per,case,source
battalion-combat,battalion or regiment in combat,1,group,13.18,R
three-combat,independent or Greek units in combat,1,three units,13.18,R
headquarters-combat,"division or brigade in combat, its headquarters and direct units",1,group,13.18,R
battalion-activate,activate a battalion,2,group,13.18,R
three-activate,activate independent or Greek units,1,three units,13.18,R
headquarters-activate,"activate a division or brigade, its headquarters and direct units",2,group,13.18,R
multi-formation,lift the multi-formation penalty,1,formation,13.18,R
`,
  'command-modifiers.csv': `id,label,amount,only,case,source
chchq,line of supply to and communication with CHCHQ,1,not CHCHQ,13.23,R
five-hq,line of supply to five other friendly headquarters,1,headquarters,13.23,R
superior-m,immediately superior unit has an M result,1,,13.23,R
no-hq,"its headquarters destroyed or Disrupted, not resubordinated",-2,,13.23,R
not-activated,not activated,-1,,13.23,R
turn-2,Game-Turn 2,-1,,13.23,R
first-night,Game-Turn 8,-2,,13.23,R
superior-re,immediately superior unit has Re or Rt,-1,,13.23,R
`,
  'command-results.csv': `code,label,retreat,move,fire,morale,ends,case,source
-,no result,0,1,all,0,at once,13.41,R
Re,retreat,3,0,free opportunity,0,next own Command Phase,13.42,R
F,command freeze,0,0,assaulted,0,next own Command Phase,13.43,R
M1,Morale +1,0,1,all,1,next own Command Phase,13.44,R
M2,Morale +2,0,1,all,2,next own Command Phase,13.44,R
M3,Morale +3,0,1,all,3,next own Command Phase,13.44,R
Rt,rout,3,0,free opportunity,0,when a leader ends movement there,13.45,R
`,
  'command-table.csv': `die,new_zealand,australian_british,greek_other,source
-3,Re,Re,Rt,R
-2,Re,F,Rt,R
-1,F,F,Rt,R
0,F,F,Re,R
1,F,F,F,R
2,-,-,Re,R
3,-,-,F,D new_zealand:R
4,-,-,-,D
5,M1,-,-,D
6,M1,M1,-,D
7,M2,M1,M1,D
8,M2,M2,M1,D
9,M3,M3,M2,D
`,
  'depletion.csv': `troops,depleted_to,case,source
mountain,2,19.33,R
paratroop,3,19.33,R
australian,4,19.33,R
british,4,19.33,R
new-zealand,4,19.33,R
greek,5,19.33,R
cretan,5,19.33,R
`,
  'disruption-modifiers.csv': `id,label,amount,case,source
armor,"stacked with friendly armor, or is armor",1,15.67,R
headquarters,"stacked with or beside a friendly headquarters, or stacked with a leader, or is a headquarters",1,15.67,R label:D
enemy-armor,beside enemy armor,-1,15.67,R
supply,out of supply,-1,15.67,R
disrupted-neighbour,beside another friendly Disrupted unit or stack,-1,15.67,R
not-activated,not activated,-2,15.67,R
`,
  'disruption.csv': `die,m1,m2,m3,m4,m5,m6,source
-2,-,-,-,-,-,-,D m1:R m2:R m3:R m4:R
-1,-,-,-,-,-,-,D m1:R m2:R m3:R m4:R
0,-,-,-,-,-,R,D m1:R m2:R m3:R m4:R
1,-,-,-,-,R,R,D m1:R m2:R m3:R m4:R
2,-,-,-,R,R,R,D m1:R m2:R m3:R m4:R
3,-,-,R,R,R,R,D
4,-,R,R,R,R,R,D
5,R,R,R,R,R,R,D
6,R,R,R,R,R,R,D
`,
  'edges.csv': `a,b,route,water,barrier,bridge,blowable,name,source
W0609,W0610,,,blocked,,,,D
W0843,W0943,,,blocked,,,,D
E0118,E0119,,,blocked,,,,D
E0921,E0922,,,blocked,,,,D
E1123,E1224,,,blocked,,,,D
E1626,E1627,,,blocked,,,,D
E1908,E2009,,,blocked,,,,D
E1913,E1914,,,blocked,,,,D
E1923,E2023,,,blocked,,,,D
E2413,E2414,,,blocked,,,,D
E2804,E2805,,,blocked,,,,D
E2806,E2807,,,blocked,,,,D
W0710,W0711,road,river,,road,1,Keritis (Platanias river),D route:H water:H
W1709,W1809,road,river,,road,1,Keritis (Platanias river),D route:H water:H
E1830,E1831,road,stream,,road,1,Kladiso,D route:H water:H
E1830,E1930,road,stream,,road,1,Kladiso,D route:H water:H
E2031,E2130,road,stream,,road,1,Kladiso,D route:H water:H
E2130,E2231,road,stream,,road,1,Kladiso,D route:H water:H
E2230,E2231,road,stream,,road,1,Kladiso,D route:H water:H
E2709,E2809,road,stream,,road,1,Koiliaris,D route:H water:H
E3114,E3214,road,stream,,road,1,Koiliaris,D route:H water:H
E2024,E2123,road,stream,,road,1,Moronis,D route:H water:H
E2324,E2325,road,stream,,road,1,Moronis,D route:H water:H
W1406,W1507,road,stream,,road,1,Prison valley stream,D route:H water:H
W1524,W1623,road,stream,,road,1,Roumatianos,D route:H water:H
W0616,W0617,road,stream,,road,1,Sfakoriakos (Pirgos stream),D route:H water:H
W0524,W0525,road,stream,,road,1,Spiliakos,D route:H water:H
W0519,W0520,road,river,,road,0,Tavronitis,D route:H water:H blowable:R
W1336,W1337,road,stream,,road,1,Typhlos,D route:H water:H
E4304,E4405,road,stream,,road,1,Vrisanos,D route:H water:H
W2108,W2109,trail,river,,trail,1,Keritis (Platanias river),D route:H water:H
W2406,W2506,trail,river,,trail,1,Keritis (Platanias river),D route:H water:H
E2632,E2731,trail,stream,,trail,1,Kladiso,D route:H water:H
E3112,E3113,trail,stream,,trail,1,Koiliaris,D route:H water:H
E2426,E2525,trail,stream,,trail,1,Moronis,D route:H water:H
W1408,W1508,trail,stream,,trail,1,Prison valley stream,D route:H water:H
W1824,W1825,trail,stream,,trail,1,Roumatianos,D route:H water:H
W0916,W0917,trail,stream,,trail,1,Sfakoriakos (Pirgos stream),D route:H water:H
W1910,W2009,trail,stream,,trail,1,Skinianos,D route:H water:H
W2613,W2713,trail,stream,,trail,1,Skinianos,D route:H water:H
W0725,W0825,trail,stream,,trail,1,Spiliakos,D route:H water:H
W2022,W2122,trail,river,,trail,0,Tavronitis,D route:H water:H blowable:R
E4407,E4506,trail,stream,,trail,1,Vrisanos,D route:H water:H
E0314,E0414,,,mountain,,,Akrotiri NW scarp,D
E0314,E0415,,,mountain,,,Akrotiri NW scarp,D
E0315,E0415,,,mountain,,,Akrotiri NW scarp,D
E0315,E0416,,,mountain,,,Akrotiri NW scarp,D
E0316,E0416,,,mountain,,,Akrotiri NW scarp,D
E0416,E0417,,,mountain,,,Akrotiri NW scarp,D
E0417,E0516,,,mountain,,,Akrotiri NW scarp,D
E4706,E4807,,,mountain,,,Alikambos gorge wall,D
E4806,E4807,,,mountain,,,Alikambos gorge wall,D
W3322,W3323,,,mountain,,,Apopigadi,D
W3323,W3422,,,mountain,,,Apopigadi,D
W3323,W3423,,,mountain,,,Apopigadi,D
W3324,W3423,,,mountain,,,Apopigadi,D
W3324,W3424,,,mountain,,,Apopigadi,D
W3325,W3424,,,mountain,,,Apopigadi,D
W3424,W3425,,,mountain,,,Apopigadi,D
W3425,W3525,,,mountain,,,Apopigadi,D
W3425,W3526,,,mountain,,,Apopigadi,D
W3426,W3526,,,mountain,,,Apopigadi,D
E2611,E2711,,,mountain,,,Aptera scarp,D
E2612,E2711,,,mountain,,,Aptera scarp,D
E2612,E2712,,,mountain,,,Aptera scarp,D
E2613,E2712,,,mountain,,,Aptera scarp,D
E2614,E2713,,,mountain,,,Aptera scarp,D
E2614,E2714,,,mountain,,,Aptera scarp,D
E5103,E5203,,,mountain,,,Askifou east rim,D
E5203,E5204,,,mountain,,,Askifou east rim,D
E5204,E5303,,,mountain,,,Askifou east rim,D
E5303,E5304,,,mountain,,,Askifou east rim,D
E5304,E5404,,,mountain,,,Askifou east rim,D
E5404,E5405,,,mountain,,,Askifou east rim,D
E5405,E5504,,,mountain,,,Askifou east rim,D
E5504,E5505,,,mountain,,,Askifou east rim,D
E5505,E5605,,,mountain,,,Askifou east rim,D
E5605,E5606,,,mountain,,,Askifou east rim,D
E5606,E5705,,,mountain,,,Askifou east rim,D
E5705,E5706,,,mountain,,,Askifou east rim,D
E5706,E5806,,,mountain,,,Askifou east rim,D
E5806,E5807,,,mountain,,,Askifou east rim,D
E5806,E5906,,,mountain,,,Askifou east rim,D
E5905,E5906,,,mountain,,,Askifou east rim,D
E5906,E6006,,,mountain,,,Askifou east rim,D
E6006,E6007,,,mountain,,,Askifou east rim,D
E6007,E6106,,,mountain,,,Askifou east rim,D
E6007,E6107,,,mountain,,,Askifou east rim,D
E6008,E6107,,,mountain,,,Askifou east rim,D
E6107,E6108,,,mountain,,,Askifou east rim,D
E5007,E5106,,,mountain,,,Askifou west rim,D
E5106,E5107,,,mountain,,,Askifou west rim,D
E5107,E5207,,,mountain,,,Askifou west rim,D
E5207,E5208,,,mountain,,,Askifou west rim,D
E5208,E5307,,,mountain,,,Askifou west rim,D
E5208,E5308,,,mountain,,,Askifou west rim,D
E5209,E5308,,,mountain,,,Askifou west rim,D
E5308,E5309,,,mountain,,,Askifou west rim,D
E5309,E5409,,,mountain,,,Askifou west rim,D
E5409,E5410,,,mountain,,,Askifou west rim,D
E5410,E5509,,,mountain,,,Askifou west rim,D
E5509,E5510,,,mountain,,,Askifou west rim,D
E5510,E5610,,,mountain,,,Askifou west rim,D
E5510,E5611,,,mountain,,,Askifou west rim,D
E5511,E5611,,,mountain,,,Askifou west rim,D
E5611,E5612,,,mountain,,,Askifou west rim,D
E5611,E5711,,,mountain,,,Askifou west rim,D
E5710,E5711,,,mountain,,,Askifou west rim,D
E5711,E5811,,,mountain,,,Askifou west rim,D
E5811,E5812,,,mountain,,,Askifou west rim,D
E5812,E5911,,,mountain,,,Askifou west rim,D
E5911,E5912,,,mountain,,,Askifou west rim,D
E5911,E6012,,,mountain,,,Askifou west rim,D
E6011,E6012,,,mountain,,,Askifou west rim,D
E6012,E6111,,,mountain,,,Askifou west rim,D
E6111,E6112,,,mountain,,,Askifou west rim,D
E4922,E5023,,,mountain,,,Ay Pnevma ridge,D
E4923,E5023,,,mountain,,,Ay Pnevma ridge,D
E4923,E5024,,,mountain,,,Ay Pnevma ridge,D
E4924,E5024,,,mountain,,,Ay Pnevma ridge,D
E5022,E5023,,,mountain,,,Ay Pnevma ridge,D
E5022,E5121,,,mountain,,,Ay Pnevma ridge,D
E5022,E5122,,,mountain,,,Ay Pnevma ridge,D
E5024,E5025,,,mountain,,,Ay Pnevma ridge,D
E5025,E5124,,,mountain,,,Ay Pnevma ridge,D
E5025,E5125,,,mountain,,,Ay Pnevma ridge,D
E5026,E5125,,,mountain,,,Ay Pnevma ridge,D
E5404,E5503,,,mountain,,,Dafnomadhara,D
E5503,E5504,,,mountain,,,Dafnomadhara,D
E5503,E5604,,,mountain,,,Dafnomadhara,D
E5603,E5604,,,mountain,,,Dafnomadhara,D
E5604,E5703,,,mountain,,,Dafnomadhara,D
E3201,E3202,,,mountain,,,Drapano,D
E3202,E3301,,,mountain,,,Drapano,D
W0248,W0249,,,mountain,,,Gramvousa root,D
W0249,W0349,,,mountain,,,Gramvousa root,D
W0349,W0350,,,mountain,,,Gramvousa root,D
W0349,W0449,,,mountain,,,Gramvousa root,D
W0448,W0449,,,mountain,,,Gramvousa root,D
W0448,W0549,,,mountain,,,Gramvousa root,D
W0548,W0549,,,mountain,,,Gramvousa root,D
W0549,W0648,,,mountain,,,Gramvousa root,D
W0648,W0649,,,mountain,,,Gramvousa root,D
W0648,W0749,,,mountain,,,Gramvousa root,D
W1745,W1845,,,mountain,,,Kastelli south scarp,D
W1746,W1845,,,mountain,,,Kastelli south scarp,D
W1843,W1944,,,mountain,,,Kastelli south scarp,D
W1844,W1845,,,mountain,,,Kastelli south scarp,D
W1844,W1944,,,mountain,,,Kastelli south scarp,D
W1844,W1945,,,mountain,,,Kastelli south scarp,D
W1943,W1944,,,mountain,,,Kastelli south scarp,D
W1943,W2042,,,mountain,,,Kastelli south scarp,D
W1943,W2043,,,mountain,,,Kastelli south scarp,D
W2040,W2141,,,mountain,,,Kastelli south scarp,D
W2041,W2042,,,mountain,,,Kastelli south scarp,D
W2041,W2141,,,mountain,,,Kastelli south scarp,D
W2041,W2142,,,mountain,,,Kastelli south scarp,D
W2140,W2141,,,mountain,,,Kastelli south scarp,D
W3602,W3702,,,mountain,,,Koukoule,D
W3602,W3703,,,mountain,,,Koukoule,D
W3603,W3703,,,mountain,,,Koukoule,D
W3603,W3704,,,mountain,,,Koukoule,D
W3604,W3704,,,mountain,,,Koukoule,D
W2446,W2547,,,mountain,,,Koutroulis,D
W2546,W2547,,,mountain,,,Koutroulis,D
W2546,W2646,,,mountain,,,Koutroulis,D
W2645,W2646,,,mountain,,,Koutroulis,D
W2645,W2746,,,mountain,,,Koutroulis,D
W2745,W2746,,,mountain,,,Koutroulis,D
W2745,W2845,,,mountain,,,Koutroulis,D
W2843,W2944,,,mountain,,,Koutroulis,D
W2844,W2845,,,mountain,,,Koutroulis,D
W2844,W2944,,,mountain,,,Koutroulis,D
W2844,W2945,,,mountain,,,Koutroulis,D
W2904,W2905,,,mountain,,,Lakkoi spur,D
W2905,W3004,,,mountain,,,Lakkoi spur,D
W3004,W3005,,,mountain,,,Lakkoi spur,D
W3004,W3105,,,mountain,,,Lakkoi spur,D
W3104,W3105,,,mountain,,,Lakkoi spur,D
W3104,W3204,,,mountain,,,Lakkoi spur,D
W3203,W3204,,,mountain,,,Lakkoi spur,D
W3204,W3304,,,mountain,,,Lakkoi spur,D
W2235,W2236,,,mountain,,,Malathiros scarp,D
W2235,W2336,,,mountain,,,Malathiros scarp,D
W2335,W2336,,,mountain,,,Malathiros scarp,D
W2336,W2435,,,mountain,,,Malathiros scarp,D
W2435,W2436,,,mountain,,,Malathiros scarp,D
W2435,W2536,,,mountain,,,Malathiros scarp,D
W2535,W2536,,,mountain,,,Malathiros scarp,D
W2535,W2635,,,mountain,,,Malathiros scarp,D
W2634,W2635,,,mountain,,,Malathiros scarp,D
W2635,W2735,,,mountain,,,Malathiros scarp,D
W2735,W2736,,,mountain,,,Malathiros scarp,D
E2423,E2523,,,mountain,,,Malaxa escarpment,D
E2424,E2523,,,mountain,,,Malaxa escarpment,D
E2424,E2524,,,mountain,,,Malaxa escarpment,D
E2425,E2524,,,mountain,,,Malaxa escarpment,D
E2425,E2525,,,mountain,,,Malaxa escarpment,D
E2426,E2526,,,mountain,,,Malaxa escarpment,D
E2427,E2526,,,mountain,,,Malaxa escarpment,D
E2519,E2620,,,mountain,,,Malaxa escarpment,D
E2520,E2620,,,mountain,,,Malaxa escarpment,D
E2520,E2621,,,mountain,,,Malaxa escarpment,D
E2521,E2621,,,mountain,,,Malaxa escarpment,D
E2521,E2622,,,mountain,,,Malaxa escarpment,D
E2522,E2523,,,mountain,,,Malaxa escarpment,D
E2522,E2622,,,mountain,,,Malaxa escarpment,D
E2522,E2623,,,mountain,,,Malaxa escarpment,D
E2526,E2527,,,mountain,,,Malaxa escarpment,D
E2527,E2627,,,mountain,,,Malaxa escarpment,D
E2528,E2628,,,mountain,,,Malaxa escarpment,D
E2528,E2629,,,mountain,,,Malaxa escarpment,D
E2529,E2629,,,mountain,,,Malaxa escarpment,D
E2617,E2717,,,mountain,,,Malaxa escarpment,D
E2618,E2717,,,mountain,,,Malaxa escarpment,D
E2618,E2718,,,mountain,,,Malaxa escarpment,D
E2619,E2718,,,mountain,,,Malaxa escarpment,D
E2619,E2719,,,mountain,,,Malaxa escarpment,D
E2629,E2630,,,mountain,,,Malaxa escarpment,D
E2630,E2729,,,mountain,,,Malaxa escarpment,D
E2630,E2730,,,mountain,,,Malaxa escarpment,D
E2631,E2730,,,mountain,,,Malaxa escarpment,D
E5132,E5133,,,mountain,,,Melindaou ridge,D
E5132,E5233,,,mountain,,,Melindaou ridge,D
E5231,E5331,,,mountain,,,Melindaou ridge,D
E5232,E5233,,,mountain,,,Melindaou ridge,D
E5232,E5331,,,mountain,,,Melindaou ridge,D
E5232,E5332,,,mountain,,,Melindaou ridge,D
E5330,E5331,,,mountain,,,Melindaou ridge,D
E5330,E5431,,,mountain,,,Melindaou ridge,D
E5430,E5431,,,mountain,,,Melindaou ridge,D
E5430,E5530,,,mountain,,,Melindaou ridge,D
E5529,E5530,,,mountain,,,Melindaou ridge,D
W3613,W3714,,,mountain,,,Omalos rim,D
W3711,W3811,,,mountain,,,Omalos rim,D
W3712,W3811,,,mountain,,,Omalos rim,D
W3712,W3812,,,mountain,,,Omalos rim,D
W3713,W3714,,,mountain,,,Omalos rim,D
W3713,W3812,,,mountain,,,Omalos rim,D
W3713,W3813,,,mountain,,,Omalos rim,D
W3810,W3811,,,mountain,,,Omalos rim,D
W3810,W3911,,,mountain,,,Omalos rim,D
E4621,E4721,,,mountain,,,Ornios,D
E4622,E4721,,,mountain,,,Ornios,D
E4622,E4722,,,mountain,,,Ornios,D
E4623,E4722,,,mountain,,,Ornios,D
E4623,E4723,,,mountain,,,Ornios,D
E5418,E5518,,,mountain,,,Pakhnes ridge,D
E5419,E5518,,,mountain,,,Pakhnes ridge,D
E5419,E5519,,,mountain,,,Pakhnes ridge,D
E5420,E5519,,,mountain,,,Pakhnes ridge,D
E5420,E5520,,,mountain,,,Pakhnes ridge,D
E5421,E5520,,,mountain,,,Pakhnes ridge,D
E5517,E5518,,,mountain,,,Pakhnes ridge,D
E5517,E5618,,,mountain,,,Pakhnes ridge,D
E5520,E5521,,,mountain,,,Pakhnes ridge,D
E5521,E5621,,,mountain,,,Pakhnes ridge,D
E5617,E5618,,,mountain,,,Pakhnes ridge,D
E5621,E5622,,,mountain,,,Pakhnes ridge,D
E5622,E5721,,,mountain,,,Pakhnes ridge,D
E5721,E5722,,,mountain,,,Pakhnes ridge,D
E5722,E5822,,,mountain,,,Pakhnes ridge,D
E5722,E5823,,,mountain,,,Pakhnes ridge,D
E5723,E5823,,,mountain,,,Pakhnes ridge,D
E5823,E5824,,,mountain,,,Pakhnes ridge,D
E5824,E5923,,,mountain,,,Pakhnes ridge,D
E5824,E5924,,,mountain,,,Pakhnes ridge,D
E5825,E5924,,,mountain,,,Pakhnes ridge,D
E5825,E5925,,,mountain,,,Pakhnes ridge,D
E5826,E5925,,,mountain,,,Pakhnes ridge,D
E5826,E5926,,,mountain,,,Pakhnes ridge,D
E5827,E5926,,,mountain,,,Pakhnes ridge,D
E5827,E5927,,,mountain,,,Pakhnes ridge,D
E5828,E5927,,,mountain,,,Pakhnes ridge,D
E5828,E5928,,,mountain,,,Pakhnes ridge,D
E5829,E5928,,,mountain,,,Pakhnes ridge,D
E5829,E5929,,,mountain,,,Pakhnes ridge,D
W1749,W1849,,,mountain,,,Platanos scarp,D
W1848,W1849,,,mountain,,,Platanos scarp,D
W1849,W1949,,,mountain,,,Platanos scarp,D
W1949,W1950,,,mountain,,,Platanos scarp,D
W2048,W2049,,,mountain,,,Platanos scarp,D
W2049,W2149,,,mountain,,,Platanos scarp,D
W2149,W2150,,,mountain,,,Platanos scarp,D
W2149,W2249,,,mountain,,,Platanos scarp,D
W2248,W2249,,,mountain,,,Platanos scarp,D
W3315,W3415,,,mountain,,,Prasses crest,D
W3413,W3513,,,mountain,,,Prasses crest,D
W3413,W3514,,,mountain,,,Prasses crest,D
W3414,W3415,,,mountain,,,Prasses crest,D
W3414,W3514,,,mountain,,,Prasses crest,D
W3414,W3515,,,mountain,,,Prasses crest,D
W0127,W0128,,,mountain,,,Rodopou east face,D
W0128,W0227,,,mountain,,,Rodopou east face,D
W0227,W0228,,,mountain,,,Rodopou east face,D
W0228,W0328,,,mountain,,,Rodopou east face,D
W0328,W0329,,,mountain,,,Rodopou east face,D
W0329,W0428,,,mountain,,,Rodopou east face,D
W0329,W0429,,,mountain,,,Rodopou east face,D
W0330,W0429,,,mountain,,,Rodopou east face,D
W0429,W0430,,,mountain,,,Rodopou east face,D
W0430,W0530,,,mountain,,,Rodopou east face,D
W0131,W0132,,,mountain,,,Rodopou west face,D
W0131,W0231,,,mountain,,,Rodopou west face,D
W0230,W0231,,,mountain,,,Rodopou west face,D
W2521,W2621,,,mountain,,,Roumata ridge,D
W2620,W2621,,,mountain,,,Roumata ridge,D
W2621,W2721,,,mountain,,,Roumata ridge,D
W2721,W2722,,,mountain,,,Roumata ridge,D
W2721,W2821,,,mountain,,,Roumata ridge,D
W2820,W2821,,,mountain,,,Roumata ridge,D
W2820,W2921,,,mountain,,,Roumata ridge,D
W2920,W3020,,,mountain,,,Roumata ridge,D
E0508,E0608,,,mountain,,,Skloka,D
E0508,E0609,,,mountain,,,Skloka,D
E0509,E0609,,,mountain,,,Skloka,D
E0509,E0610,,,mountain,,,Skloka,D
E0510,E0610,,,mountain,,,Skloka,D
E3030,E3031,,,mountain,,,Theriso gorge east wall,D
E3031,E3130,,,mountain,,,Theriso gorge east wall,D
E3130,E3131,,,mountain,,,Theriso gorge east wall,D
E3131,E3231,,,mountain,,,Theriso gorge east wall,D
E3231,E3232,,,mountain,,,Theriso gorge east wall,D
E3231,E3331,,,mountain,,,Theriso gorge east wall,D
E3330,E3331,,,mountain,,,Theriso gorge east wall,D
W2001,E2932,,,mountain,,,Theriso gorge west wall,D
W2101,E2932,,,mountain,,,Theriso gorge west wall,D
W2101,E3132,,,mountain,,,Theriso gorge west wall,D
W2201,E3132,,,mountain,,,Theriso gorge west wall,D
W2301,E3132,,,mountain,,,Theriso gorge west wall,D
W2301,E3332,,,mountain,,,Theriso gorge west wall,D
E3630,E3730,,,mountain,,,Theriso spurs,D
E3729,E3730,,,mountain,,,Theriso spurs,D
E3830,E3831,,,mountain,,,Theriso spurs,D
E3830,E3930,,,mountain,,,Theriso spurs,D
E3929,E3930,,,mountain,,,Theriso spurs,D
E3930,E4030,,,mountain,,,Theriso spurs,D
E4030,E4031,,,mountain,,,Theriso spurs,D
E4030,E4130,,,mountain,,,Theriso spurs,D
E4129,E4130,,,mountain,,,Theriso spurs,D
W2737,W2738,,,mountain,,,Topolia gorge east wall,D
W2737,W2837,,,mountain,,,Topolia gorge east wall,D
W2836,W2837,,,mountain,,,Topolia gorge east wall,D
W2837,W2937,,,mountain,,,Topolia gorge east wall,D
W2937,W2938,,,mountain,,,Topolia gorge east wall,D
W2938,W3037,,,mountain,,,Topolia gorge east wall,D
W3037,W3038,,,mountain,,,Topolia gorge east wall,D
W2638,W2739,,,mountain,,,Topolia gorge west wall,D
W2738,W2739,,,mountain,,,Topolia gorge west wall,D
W2739,W2838,,,mountain,,,Topolia gorge west wall,D
W2838,W2839,,,mountain,,,Topolia gorge west wall,D
W2839,W2939,,,mountain,,,Topolia gorge west wall,D
W2939,W2940,,,mountain,,,Topolia gorge west wall,D
E5013,E5113,,,mountain,,,Tripali,D
E5014,E5113,,,mountain,,,Tripali,D
E5112,E5113,,,mountain,,,Tripali,D
E5112,E5213,,,mountain,,,Tripali,D
E5212,E5213,,,mountain,,,Tripali,D
E5212,E5312,,,mountain,,,Tripali,D
E5311,E5312,,,mountain,,,Tripali,D
E5814,E5914,,,mountain,,,Trypali south,D
E5913,E5914,,,mountain,,,Trypali south,D
E0420,E0519,,,mountain,,,Vardies,D
E0519,E0520,,,mountain,,,Vardies,D
W3301,E4332,,,mountain,,,White Mountains north face,D
W3309,W3409,,,mountain,,,White Mountains north face,D
W3310,W3409,,,mountain,,,White Mountains north face,D
W3401,E4332,,,mountain,,,White Mountains north face,D
W3401,W3501,,,mountain,,,White Mountains north face,D
W3401,W3502,,,mountain,,,White Mountains north face,D
W3402,W3502,,,mountain,,,White Mountains north face,D
W3402,W3503,,,mountain,,,White Mountains north face,D
W3403,W3503,,,mountain,,,White Mountains north face,D
W3403,W3504,,,mountain,,,White Mountains north face,D
W3404,W3504,,,mountain,,,White Mountains north face,D
W3404,W3505,,,mountain,,,White Mountains north face,D
W3405,W3505,,,mountain,,,White Mountains north face,D
W3405,W3506,,,mountain,,,White Mountains north face,D
W3406,W3506,,,mountain,,,White Mountains north face,D
W3406,W3507,,,mountain,,,White Mountains north face,D
W3407,W3507,,,mountain,,,White Mountains north face,D
W3408,W3409,,,mountain,,,White Mountains north face,D
W3408,W3508,,,mountain,,,White Mountains north face,D
W3408,W3509,,,mountain,,,White Mountains north face,D
E4025,E4125,,,mountain,,,White Mountains north face,D
E4026,E4125,,,mountain,,,White Mountains north face,D
E4026,E4126,,,mountain,,,White Mountains north face,D
E4027,E4126,,,mountain,,,White Mountains north face,D
E4027,E4127,,,mountain,,,White Mountains north face,D
E4028,E4127,,,mountain,,,White Mountains north face,D
E4121,E4222,,,mountain,,,White Mountains north face,D
E4122,E4222,,,mountain,,,White Mountains north face,D
E4122,E4223,,,mountain,,,White Mountains north face,D
E4123,E4223,,,mountain,,,White Mountains north face,D
E4123,E4224,,,mountain,,,White Mountains north face,D
E4124,E4125,,,mountain,,,White Mountains north face,D
E4124,E4224,,,mountain,,,White Mountains north face,D
E4124,E4225,,,mountain,,,White Mountains north face,D
E4127,E4128,,,mountain,,,White Mountains north face,D
E4128,E4228,,,mountain,,,White Mountains north face,D
E4128,E4229,,,mountain,,,White Mountains north face,D
E4129,E4229,,,mountain,,,White Mountains north face,D
E4129,E4230,,,mountain,,,White Mountains north face,D
E4130,E4230,,,mountain,,,White Mountains north face,D
E4130,E4231,,,mountain,,,White Mountains north face,D
E4131,E4231,,,mountain,,,White Mountains north face,D
E4220,E4320,,,mountain,,,White Mountains north face,D
E4221,E4222,,,mountain,,,White Mountains north face,D
E4221,E4320,,,mountain,,,White Mountains north face,D
E4221,E4321,,,mountain,,,White Mountains north face,D
E4231,E4232,,,mountain,,,White Mountains north face,D
E4232,E4331,,,mountain,,,White Mountains north face,D
E4232,E4332,,,mountain,,,White Mountains north face,D
E4318,E4419,,,mountain,,,White Mountains north face,D
E4319,E4320,,,mountain,,,White Mountains north face,D
E4319,E4419,,,mountain,,,White Mountains north face,D
E4319,E4420,,,mountain,,,White Mountains north face,D
E4417,E4517,,,mountain,,,White Mountains north face,D
E4418,E4419,,,mountain,,,White Mountains north face,D
E4418,E4517,,,mountain,,,White Mountains north face,D
E4418,E4518,,,mountain,,,White Mountains north face,D
E4515,E4616,,,mountain,,,White Mountains north face,D
E4516,E4517,,,mountain,,,White Mountains north face,D
E4516,E4616,,,mountain,,,White Mountains north face,D
E4516,E4617,,,mountain,,,White Mountains north face,D
E4614,E4714,,,mountain,,,White Mountains north face,D
E4615,E4616,,,mountain,,,White Mountains north face,D
E4615,E4714,,,mountain,,,White Mountains north face,D
E4615,E4715,,,mountain,,,White Mountains north face,D
E4711,E4812,,,mountain,,,White Mountains north face,D
E4712,E4812,,,mountain,,,White Mountains north face,D
E4712,E4813,,,mountain,,,White Mountains north face,D
E4713,E4714,,,mountain,,,White Mountains north face,D
E4713,E4813,,,mountain,,,White Mountains north face,D
E4713,E4814,,,mountain,,,White Mountains north face,D
E4809,E4909,,,mountain,,,White Mountains north face,D
E4810,E4909,,,mountain,,,White Mountains north face,D
E4810,E4910,,,mountain,,,White Mountains north face,D
E4811,E4812,,,mountain,,,White Mountains north face,D
E4811,E4910,,,mountain,,,White Mountains north face,D
E4811,E4911,,,mountain,,,White Mountains north face,D
E4906,E5007,,,mountain,,,White Mountains north face,D
E4907,E5007,,,mountain,,,White Mountains north face,D
E4907,E5008,,,mountain,,,White Mountains north face,D
E4908,E4909,,,mountain,,,White Mountains north face,D
E4908,E5008,,,mountain,,,White Mountains north face,D
E4908,E5009,,,mountain,,,White Mountains north face,D
E5831,E5832,,,mountain,,,Zaranokefala,D
E5832,E5931,,,mountain,,,Zaranokefala,D
E5931,E5932,,,mountain,,,Zaranokefala,D
E5931,E6032,,,mountain,,,Zaranokefala,D
W0610,W0611,,river,,,,Keritis (Platanias river),D water:H
W0610,W0711,,river,,,,Keritis (Platanias river),D water:H
W0711,W0810,,river,,,,Keritis (Platanias river),D water:H
W0810,W0811,,river,,,,Keritis (Platanias river),D water:H
W0810,W0911,,river,,,,Keritis (Platanias river),D water:H
W0910,W0911,,river,,,,Keritis (Platanias river),D water:H
W0910,W1010,,river,,,,Keritis (Platanias river),D water:H
W1009,W1010,,river,,,,Keritis (Platanias river),D water:H
W1010,W1110,,river,,,,Keritis (Platanias river),D water:H
W1110,W1111,,river,,,,Keritis (Platanias river),D water:H
W1110,W1210,,river,,,,Keritis (Platanias river),D water:H
W1209,W1210,,river,,,,Keritis (Platanias river),D water:H
W1210,W1310,,river,,,,Keritis (Platanias river),D water:H
W1310,W1311,,river,,,,Keritis (Platanias river),D water:H
W1310,W1410,,river,,,,Keritis (Platanias river),D water:H
W1409,W1410,,river,,,,Keritis (Platanias river),D water:H
W1410,W1510,,river,,,,Keritis (Platanias river),D water:H
W1510,W1511,,river,,,,Keritis (Platanias river),D water:H
W1510,W1610,,river,,,,Keritis (Platanias river),D water:H
W1609,W1610,,river,,,,Keritis (Platanias river),D water:H
W1609,W1710,,river,,,,Keritis (Platanias river),D water:H
W1709,W1710,,river,,,,Keritis (Platanias river),D water:H
W1808,W1809,,river,,,,Keritis (Platanias river),D water:H
W1809,W1909,,river,,,,Keritis (Platanias river),D water:H
W1909,W1910,,river,,,,Keritis (Platanias river),D water:H
W1909,W2009,,river,,,,Keritis (Platanias river),D water:H
W2008,W2009,,river,,,,Keritis (Platanias river),D water:H
W2008,W2109,,river,,,,Keritis (Platanias river),D water:H
W2108,W2208,,river,,,,Keritis (Platanias river),D water:H
W2207,W2208,,river,,,,Keritis (Platanias river),D water:H
W2207,W2308,,river,,,,Keritis (Platanias river),D water:H
W2307,W2308,,river,,,,Keritis (Platanias river),D water:H
W2307,W2407,,river,,,,Keritis (Platanias river),D water:H
W2405,W2506,,river,,,,Keritis (Platanias river),D water:H
W2406,W2407,,river,,,,Keritis (Platanias river),D water:H
W2406,W2507,,river,,,,Keritis (Platanias river),D water:H
W2505,W2506,,river,,,,Keritis (Platanias river),D water:H
W2505,W2605,,river,,,,Keritis (Platanias river),D water:H
W2604,W2605,,river,,,,Keritis (Platanias river),D water:H
W0320,W0420,,river,,,,Tavronitis,D water:H
W0419,W0420,,river,,,,Tavronitis,D water:H
W0419,W0520,,river,,,,Tavronitis,D water:H
W0520,W0619,,river,,,,Tavronitis,D water:H
W0619,W0620,,river,,,,Tavronitis,D water:H
W0620,W0720,,river,,,,Tavronitis,D water:H
W0720,W0721,,river,,,,Tavronitis,D water:H
W0721,W0820,,river,,,,Tavronitis,D water:H
W0820,W0821,,river,,,,Tavronitis,D water:H
W0820,W0921,,river,,,,Tavronitis,D water:H
W0920,W0921,,river,,,,Tavronitis,D water:H
W0921,W1020,,river,,,,Tavronitis,D water:H
W1020,W1021,,river,,,,Tavronitis,D water:H
W1020,W1121,,river,,,,Tavronitis,D water:H
W1120,W1121,,river,,,,Tavronitis,D water:H
W1121,W1220,,river,,,,Tavronitis,D water:H
W1220,W1221,,river,,,,Tavronitis,D water:H
W1221,W1321,,river,,,,Tavronitis,D water:H
W1321,W1322,,river,,,,Tavronitis,D water:H
W1321,W1421,,river,,,,Tavronitis,D water:H
W1420,W1421,,river,,,,Tavronitis,D water:H
W1421,W1521,,river,,,,Tavronitis,D water:H
W1521,W1522,,river,,,,Tavronitis,D water:H
W1522,W1621,,river,,,,Tavronitis,D water:H
W1621,W1622,,river,,,,Tavronitis,D water:H
W1621,W1722,,river,,,,Tavronitis,D water:H
W1721,W1722,,river,,,,Tavronitis,D water:H
W1722,W1821,,river,,,,Tavronitis,D water:H
W1821,W1822,,river,,,,Tavronitis,D water:H
W1822,W1922,,river,,,,Tavronitis,D water:H
W1922,W1923,,river,,,,Tavronitis,D water:H
W1922,W2022,,river,,,,Tavronitis,D water:H
W2021,W2022,,river,,,,Tavronitis,D water:H
W2122,W2123,,river,,,,Tavronitis,D water:H
W2123,W2222,,river,,,,Tavronitis,D water:H
W2222,W2223,,river,,,,Tavronitis,D water:H
W2222,W2323,,river,,,,Tavronitis,D water:H
W2322,W2323,,river,,,,Tavronitis,D water:H
W2323,W2422,,river,,,,Tavronitis,D water:H
W2422,W2423,,river,,,,Tavronitis,D water:H
W2422,W2523,,river,,,,Tavronitis,D water:H
W2522,W2523,,river,,,,Tavronitis,D water:H
W2523,W2622,,river,,,,Tavronitis,D water:H
W2622,W2623,,river,,,,Tavronitis,D water:H
W2623,W2723,,river,,,,Tavronitis,D water:H
W2723,W2724,,river,,,,Tavronitis,D water:H
W2723,W2823,,river,,,,Tavronitis,D water:H
W2822,W2823,,river,,,,Tavronitis,D water:H
W2823,W2923,,river,,,,Tavronitis,D water:H
E1515,E1516,road,,,,,Akrotiri road,D route:H
E1515,E1615,road,,,,,Akrotiri road,D route:H
E1516,E1517,road,,,,,Akrotiri road,D route:H
E1517,E1518,road,,,,,Akrotiri road,D route:H
E1518,E1619,road,,,,,Akrotiri road,D route:H
E1522,E1622,road,,,,,Akrotiri road,D route:H
E1613,E1614,road,,,,,Akrotiri road,D route:H
E1613,E1712,road,,,,,Akrotiri road,D route:H
E1614,E1615,road,,,,,Akrotiri road,D route:H
E1619,E1620,road,,,,,Akrotiri road,D route:H
E1620,E1621,road,,,,,Akrotiri road,D route:H
E1621,E1622,road,,,,,Akrotiri road,D route:H
E1622,E1623,road,,,,,Akrotiri road,D route:H
E1623,E1723,road,,,,,Akrotiri road,D route:H
E1711,E1712,road,,,,,Akrotiri road,D route:H
E1723,E1724,road,,,,,Akrotiri road,D route:H
E1724,E1725,road,,,,,Akrotiri road,D route:H
E1725,E1726,road,,,,,Akrotiri road,D route:H
W0518,W0519,road,,,,,Coast road,D route:H
W0518,W0617,road,,,,,Coast road,D route:H
W0520,W0521,road,,,,,Coast road,D route:H
W0521,W0522,road,,,,,Coast road,D route:H
W0522,W0523,road,,,,,Coast road,D route:H
W0523,W0524,road,,,,,Coast road,D route:H
W0525,W0526,road,,,,,Coast road,D route:H
W0526,W0527,road,,,,,Coast road,D route:H
W0527,W0627,road,,,,,Coast road,D route:H
W0616,W0716,road,,,,,Coast road,D route:H
W0627,W0728,road,,,,,Coast road,D route:H
W0707,W0708,road,,,,,Coast road,D route:H
W0707,W0806,road,,,,,Coast road,D route:H
W0708,W0709,road,,,,,Coast road,D route:H
W0709,W0710,road,,,,,Coast road,D route:H
W0711,W0712,road,,,,,Coast road,D route:H
W0712,W0713,road,,,,,Coast road,D route:H
W0713,W0714,road,,,,,Coast road,D route:H
W0714,W0715,road,,,,,Coast road,D route:H
W0715,W0716,road,,,,,Coast road,D route:H
W0728,W0729,road,,,,,Coast road,D route:H
W0729,W0829,road,,,,,Coast road,D route:H
W0801,E1732,road,,,,,Coast road,D route:H
W0801,W0802,road,,,,,Coast road,D route:H
W0802,W0803,road,,,,,Coast road,D route:H
W0803,W0804,road,,,,,Coast road,D route:H
W0804,W0805,road,,,,,Coast road,D route:H
W0805,W0806,road,,,,,Coast road,D route:H
W0829,W0930,road,,,,,Coast road,D route:H
W0930,W0931,road,,,,,Coast road,D route:H
W0931,W1031,road,,,,,Coast road,D route:H
W1031,W1032,road,,,,,Coast road,D route:H
W1032,W1133,road,,,,,Coast road,D route:H
W1041,W1042,road,,,,,Coast road,D route:H
W1041,W1141,road,,,,,Coast road,D route:H
W1133,W1134,road,,,,,Coast road,D route:H
W1134,W1234,road,,,,,Coast road,D route:H
W1139,W1140,road,,,,,Coast road,D route:H
W1139,W1238,road,,,,,Coast road,D route:H
W1140,W1141,road,,,,,Coast road,D route:H
W1234,W1335,road,,,,,Coast road,D route:H
W1237,W1238,road,,,,,Coast road,D route:H
W1237,W1337,road,,,,,Coast road,D route:H
W1335,W1336,road,,,,,Coast road,D route:H
E1727,E1728,road,,,,,Coast road,D route:H
E1728,E1829,road,,,,,Coast road,D route:H
E1731,E1732,road,,,,,Coast road,D route:H
E1731,E1831,road,,,,,Coast road,D route:H
E1829,E1830,road,,,,,Coast road,D route:H
W1001,E1932,road,,,,,Galatas road,D route:H
W1001,W1002,road,,,,,Galatas road,D route:H
E1731,E1832,road,,,,,Galatas road,D route:H
E1832,E1932,road,,,,,Galatas road,D route:H
W1002,W1103,road,,,,,Galatas-Prison road,D route:H
W1103,W1203,road,,,,,Galatas-Prison road,D route:H
W1203,W1304,road,,,,,Galatas-Prison road,D route:H
E2611,E2612,road,,,,,Kalives road,D route:H
E2611,E2710,road,,,,,Kalives road,D route:H
E2612,E2613,road,,,,,Kalives road,D route:H
E2613,E2713,road,,,,,Kalives road,D route:H
E2709,E2710,road,,,,,Kalives road,D route:H
E2808,E2809,road,,,,,Kalives road,D route:H
E2808,E2907,road,,,,,Kalives road,D route:H
E2907,E3007,road,,,,,Kalives road,D route:H
E3007,E3106,road,,,,,Kalives road,D route:H
E3106,E3206,road,,,,,Kalives road,D route:H
E3206,E3305,road,,,,,Kalives road,D route:H
E3305,E3405,road,,,,,Kalives road,D route:H
E3405,E3505,road,,,,,Kalives road,D route:H
E3505,E3605,road,,,,,Kalives road,D route:H
E3605,E3704,road,,,,,Kalives road,D route:H
E3704,E3805,road,,,,,Kalives road,D route:H
E3805,E3905,road,,,,,Kalives road,D route:H
E3905,E4005,road,,,,,Kalives road,D route:H
E4005,E4104,road,,,,,Kalives road,D route:H
E4104,E4205,road,,,,,Kalives road,D route:H
E4205,E4304,road,,,,,Kalives road,D route:H
E1829,E1928,road,,,,,Mournies-Canea road,D route:H
E1928,E2028,road,,,,,Mournies-Canea road,D route:H
E2028,E2128,road,,,,,Mournies-Canea road,D route:H
E2128,E2228,road,,,,,Mournies-Canea road,D route:H
E2228,E2328,road,,,,,Mournies-Canea road,D route:H
E2122,E2223,road,,,,,Perivolia-Suda road,D route:H
E2223,E2224,road,,,,,Perivolia-Suda road,D route:H
E2224,E2324,road,,,,,Perivolia-Suda road,D route:H
E2230,E2329,road,,,,,Perivolia-Suda road,D route:H
E2325,E2426,road,,,,,Perivolia-Suda road,D route:H
E2327,E2328,road,,,,,Perivolia-Suda road,D route:H
E2327,E2427,road,,,,,Perivolia-Suda road,D route:H
E2328,E2329,road,,,,,Perivolia-Suda road,D route:H
E2426,E2427,road,,,,,Perivolia-Suda road,D route:H
W1201,E2132,road,,,,,Prison valley road,D route:H
W1201,W1302,road,,,,,Prison valley road,D route:H
W1302,W1303,road,,,,,Prison valley road,D route:H
W1303,W1304,road,,,,,Prison valley road,D route:H
W1304,W1305,road,,,,,Prison valley road,D route:H
W1305,W1405,road,,,,,Prison valley road,D route:H
W1405,W1406,road,,,,,Prison valley road,D route:H
W1507,W1607,road,,,,,Prison valley road,D route:H
W1607,W1608,road,,,,,Prison valley road,D route:H
W1608,W1709,road,,,,,Prison valley road,D route:H
W1809,W1910,road,,,,,Prison valley road,D route:H
E1930,E2031,road,,,,,Prison valley road,D route:H
E2031,E2032,road,,,,,Prison valley road,D route:H
E2032,E2132,road,,,,,Prison valley road,D route:H
E4303,E4304,road,,,,,Retimo road,D route:H
E4303,E4403,road,,,,,Retimo road,D route:H
E4401,E4402,road,,,,,Retimo road,D route:H
E4402,E4403,road,,,,,Retimo road,D route:H
E4405,E4504,road,,,,,Sfakia road,D route:H
E4504,E4605,road,,,,,Sfakia road,D route:H
E4605,E4704,road,,,,,Sfakia road,D route:H
E4704,E4804,road,,,,,Sfakia road,D route:H
E4804,E4903,road,,,,,Sfakia road,D route:H
E4903,E5004,road,,,,,Sfakia road,D route:H
E5004,E5104,road,,,,,Sfakia road,D route:H
E5104,E5204,road,,,,,Sfakia road,D route:H
E5204,E5304,road,,,,,Sfakia road,D route:H
E5304,E5405,road,,,,,Sfakia road,D route:H
E5405,E5505,road,,,,,Sfakia road,D route:H
E5505,E5506,road,,,,,Sfakia road,D route:H
E5506,E5607,road,,,,,Sfakia road,D route:H
E5607,E5608,road,,,,,Sfakia road,D route:H
E5608,E5609,road,,,,,Sfakia road,D route:H
E5609,E5709,road,,,,,Sfakia road,D route:H
E5709,E5710,road,,,,,Sfakia road,D route:H
E5710,E5810,road,,,,,Sfakia road,D route:H
E5810,E5909,road,,,,,Sfakia road,D route:H
E5909,E6010,road,,,,,Sfakia road,D route:H
E6010,E6110,road,,,,,Sfakia road,D route:H
E1726,E1727,road,,,,,Suda road,D route:H
E1726,E1826,road,,,,,Suda road,D route:H
E1826,E1925,road,,,,,Suda road,D route:H
E1924,E1925,road,,,,,Suda road,D route:H
E1924,E2024,road,,,,,Suda road,D route:H
E2121,E2122,road,,,,,Suda road,D route:H
E2121,E2221,road,,,,,Suda road,D route:H
E2122,E2123,road,,,,,Suda road,D route:H
E2220,E2221,road,,,,,Suda road,D route:H
E2220,E2319,road,,,,,Suda road,D route:H
E2318,E2319,road,,,,,Suda road,D route:H
E2318,E2418,road,,,,,Suda road,D route:H
E2416,E2417,road,,,,,Suda road,D route:H
E2416,E2515,road,,,,,Suda road,D route:H
E2417,E2418,road,,,,,Suda road,D route:H
E2515,E2615,road,,,,,Suda road,D route:H
E2615,E2714,road,,,,,Suda road,D route:H
E2713,E2714,road,,,,,Suda road,D route:H
E2713,E2814,road,,,,,Suda road,D route:H
E2814,E2913,road,,,,,Suda road,D route:H
E2913,E3014,road,,,,,Suda road,D route:H
E3014,E3114,road,,,,,Suda road,D route:H
E3213,E3214,road,,,,,Suda road,D route:H
E3213,E3312,road,,,,,Suda road,D route:H
E3312,E3412,road,,,,,Suda road,D route:H
E3412,E3511,road,,,,,Suda road,D route:H
E3511,E3611,road,,,,,Suda road,D route:H
E3611,E3710,road,,,,,Suda road,D route:H
E3710,E3810,road,,,,,Suda road,D route:H
E3810,E3909,road,,,,,Suda road,D route:H
E3908,E3909,road,,,,,Suda road,D route:H
E3908,E4008,road,,,,,Suda road,D route:H
E4008,E4107,road,,,,,Suda road,D route:H
E4107,E4207,road,,,,,Suda road,D route:H
E4206,E4207,road,,,,,Suda road,D route:H
E4206,E4305,road,,,,,Suda road,D route:H
E4304,E4305,road,,,,,Suda road,D route:H
E3703,E3704,road,,,,,Vamos-Georgeoupolis road,D route:H
E3703,E3803,road,,,,,Vamos-Georgeoupolis road,D route:H
E3802,E3803,road,,,,,Vamos-Georgeoupolis road,D route:H
E3802,E3901,road,,,,,Vamos-Georgeoupolis road,D route:H
W0520,W0620,road,,,,,Voukolies-Kandanos road,D route:H
W0620,W0721,road,,,,,Voukolies-Kandanos road,D route:H
W0721,W0821,road,,,,,Voukolies-Kandanos road,D route:H
W0821,W0921,road,,,,,Voukolies-Kandanos road,D route:H
W0921,W1021,road,,,,,Voukolies-Kandanos road,D route:H
W1021,W1122,road,,,,,Voukolies-Kandanos road,D route:H
W1122,W1222,road,,,,,Voukolies-Kandanos road,D route:H
W1222,W1323,road,,,,,Voukolies-Kandanos road,D route:H
W1323,W1423,road,,,,,Voukolies-Kandanos road,D route:H
W1423,W1524,road,,,,,Voukolies-Kandanos road,D route:H
W1623,W1724,road,,,,,Voukolies-Kandanos road,D route:H
W1724,W1824,road,,,,,Voukolies-Kandanos road,D route:H
W1824,W1925,road,,,,,Voukolies-Kandanos road,D route:H
W1925,W2025,road,,,,,Voukolies-Kandanos road,D route:H
W2025,W2126,road,,,,,Voukolies-Kandanos road,D route:H
W2126,W2226,road,,,,,Voukolies-Kandanos road,D route:H
W2226,W2327,road,,,,,Voukolies-Kandanos road,D route:H
W2327,W2427,road,,,,,Voukolies-Kandanos road,D route:H
W2427,W2528,road,,,,,Voukolies-Kandanos road,D route:H
W2528,W2628,road,,,,,Voukolies-Kandanos road,D route:H
W2628,W2729,road,,,,,Voukolies-Kandanos road,D route:H
W2729,W2829,road,,,,,Voukolies-Kandanos road,D route:H
W2829,W2930,road,,,,,Voukolies-Kandanos road,D route:H
W2930,W3029,road,,,,,Voukolies-Kandanos road,D route:H
W3029,W3130,road,,,,,Voukolies-Kandanos road,D route:H
W3130,W3230,road,,,,,Voukolies-Kandanos road,D route:H
W3230,W3330,road,,,,,Voukolies-Kandanos road,D route:H
W3330,W3430,road,,,,,Voukolies-Kandanos road,D route:H
W3430,W3531,road,,,,,Voukolies-Kandanos road,D route:H
W3531,W3630,road,,,,,Voukolies-Kandanos road,D route:H
W3630,W3731,road,,,,,Voukolies-Kandanos road,D route:H
W3731,W3830,road,,,,,Voukolies-Kandanos road,D route:H
W3830,W3931,road,,,,,Voukolies-Kandanos road,D route:H
W2101,E3032,,stream,,,,Kladiso,D water:H
W2301,E3232,,stream,,,,Kladiso,D water:H
E1729,E1730,,stream,,,,Kladiso,D water:H
E1730,E1830,,stream,,,,Kladiso,D water:H
E1929,E1930,,stream,,,,Kladiso,D water:H
E1930,E2030,,stream,,,,Kladiso,D water:H
E2030,E2031,,stream,,,,Kladiso,D water:H
E2130,E2131,,stream,,,,Kladiso,D water:H
E2231,E2330,,stream,,,,Kladiso,D water:H
E2330,E2331,,stream,,,,Kladiso,D water:H
E2331,E2431,,stream,,,,Kladiso,D water:H
E2431,E2432,,stream,,,,Kladiso,D water:H
E2431,E2531,,stream,,,,Kladiso,D water:H
E2530,E2531,,stream,,,,Kladiso,D water:H
E2531,E2631,,stream,,,,Kladiso,D water:H
E2631,E2632,,stream,,,,Kladiso,D water:H
E2731,E2732,,stream,,,,Kladiso,D water:H
E2731,E2832,,stream,,,,Kladiso,D water:H
E2831,E2832,,stream,,,,Kladiso,D water:H
E2832,E2931,,stream,,,,Kladiso,D water:H
E2931,E2932,,stream,,,,Kladiso,D water:H
E2932,E3032,,stream,,,,Kladiso,D water:H
E3032,E3132,,stream,,,,Kladiso,D water:H
E3131,E3132,,stream,,,,Kladiso,D water:H
E3132,E3232,,stream,,,,Kladiso,D water:H
E3232,E3332,,stream,,,,Kladiso,D water:H
E2708,E2709,,stream,,,,Koiliaris,D water:H
E2809,E2810,,stream,,,,Koiliaris,D water:H
E2810,E2909,,stream,,,,Koiliaris,D water:H
E2810,E2910,,stream,,,,Koiliaris,D water:H
E2811,E2910,,stream,,,,Koiliaris,D water:H
E2910,E2911,,stream,,,,Koiliaris,D water:H
E2911,E3011,,stream,,,,Koiliaris,D water:H
E2911,E3012,,stream,,,,Koiliaris,D water:H
E2912,E3012,,stream,,,,Koiliaris,D water:H
E3012,E3013,,stream,,,,Koiliaris,D water:H
E3013,E3112,,stream,,,,Koiliaris,D water:H
E3113,E3213,,stream,,,,Koiliaris,D water:H
E3113,E3214,,stream,,,,Koiliaris,D water:H
E3214,E3215,,stream,,,,Koiliaris,D water:H
E3215,E3314,,stream,,,,Koiliaris,D water:H
E3314,E3315,,stream,,,,Koiliaris,D water:H
E3315,E3415,,stream,,,,Koiliaris,D water:H
E3315,E3416,,stream,,,,Koiliaris,D water:H
E3316,E3416,,stream,,,,Koiliaris,D water:H
E3416,E3417,,stream,,,,Koiliaris,D water:H
E3417,E3516,,stream,,,,Koiliaris,D water:H
E3516,E3517,,stream,,,,Koiliaris,D water:H
E3517,E3617,,stream,,,,Koiliaris,D water:H
E3617,E3618,,stream,,,,Koiliaris,D water:H
E3618,E3717,,stream,,,,Koiliaris,D water:H
E3717,E3718,,stream,,,,Koiliaris,D water:H
E2023,E2024,,stream,,,,Moronis,D water:H
E2123,E2124,,stream,,,,Moronis,D water:H
E2124,E2224,,stream,,,,Moronis,D water:H
E2224,E2225,,stream,,,,Moronis,D water:H
E2225,E2324,,stream,,,,Moronis,D water:H
E2325,E2425,,stream,,,,Moronis,D water:H
E2425,E2426,,stream,,,,Moronis,D water:H
W1405,W1506,,stream,,,,Prison valley stream,D water:H
W1406,W1506,,stream,,,,Prison valley stream,D water:H
W1407,W1507,,stream,,,,Prison valley stream,D water:H
W1407,W1508,,stream,,,,Prison valley stream,D water:H
W1408,W1509,,stream,,,,Prison valley stream,D water:H
W1409,W1509,,stream,,,,Prison valley stream,D water:H
W1409,W1510,,stream,,,,Prison valley stream,D water:H
W1503,W1602,,stream,,,,Prison valley stream,D water:H
W1503,W1603,,stream,,,,Prison valley stream,D water:H
W1504,W1603,,stream,,,,Prison valley stream,D water:H
W1504,W1604,,stream,,,,Prison valley stream,D water:H
W1505,W1506,,stream,,,,Prison valley stream,D water:H
W1505,W1604,,stream,,,,Prison valley stream,D water:H
W1505,W1605,,stream,,,,Prison valley stream,D water:H
W1421,W1522,,stream,,,,Roumatianos,D water:H
W1422,W1522,,stream,,,,Roumatianos,D water:H
W1422,W1523,,stream,,,,Roumatianos,D water:H
W1423,W1523,,stream,,,,Roumatianos,D water:H
W1523,W1524,,stream,,,,Roumatianos,D water:H
W1623,W1624,,stream,,,,Roumatianos,D water:H
W1624,W1724,,stream,,,,Roumatianos,D water:H
W1724,W1725,,stream,,,,Roumatianos,D water:H
W1725,W1824,,stream,,,,Roumatianos,D water:H
W1825,W1925,,stream,,,,Roumatianos,D water:H
W1925,W1926,,stream,,,,Roumatianos,D water:H
W1926,W2025,,stream,,,,Roumatianos,D water:H
W2025,W2026,,stream,,,,Roumatianos,D water:H
W2026,W2126,,stream,,,,Roumatianos,D water:H
W2126,W2127,,stream,,,,Roumatianos,D water:H
W2127,W2226,,stream,,,,Roumatianos,D water:H
W2226,W2227,,stream,,,,Roumatianos,D water:H
W2227,W2327,,stream,,,,Roumatianos,D water:H
W2327,W2328,,stream,,,,Roumatianos,D water:H
W2328,W2427,,stream,,,,Roumatianos,D water:H
W2427,W2428,,stream,,,,Roumatianos,D water:H
W2428,W2528,,stream,,,,Roumatianos,D water:H
W2528,W2529,,stream,,,,Roumatianos,D water:H
W2529,W2628,,stream,,,,Roumatianos,D water:H
W2628,W2629,,stream,,,,Roumatianos,D water:H
W0517,W0616,,stream,,,,Sfakoriakos (Pirgos stream),D water:H
W0616,W0717,,stream,,,,Sfakoriakos (Pirgos stream),D water:H
W0716,W0717,,stream,,,,Sfakoriakos (Pirgos stream),D water:H
W0717,W0816,,stream,,,,Sfakoriakos (Pirgos stream),D water:H
W0816,W0817,,stream,,,,Sfakoriakos (Pirgos stream),D water:H
W0816,W0917,,stream,,,,Sfakoriakos (Pirgos stream),D water:H
W0917,W1016,,stream,,,,Sfakoriakos (Pirgos stream),D water:H
W1016,W1017,,stream,,,,Sfakoriakos (Pirgos stream),D water:H
W1016,W1117,,stream,,,,Sfakoriakos (Pirgos stream),D water:H
W1116,W1117,,stream,,,,Sfakoriakos (Pirgos stream),D water:H
W1117,W1216,,stream,,,,Sfakoriakos (Pirgos stream),D water:H
W2009,W2010,,stream,,,,Skinianos,D water:H
W2010,W2110,,stream,,,,Skinianos,D water:H
W2110,W2111,,stream,,,,Skinianos,D water:H
W2111,W2210,,stream,,,,Skinianos,D water:H
W2210,W2211,,stream,,,,Skinianos,D water:H
W2211,W2311,,stream,,,,Skinianos,D water:H
W2311,W2312,,stream,,,,Skinianos,D water:H
W2312,W2411,,stream,,,,Skinianos,D water:H
W2411,W2412,,stream,,,,Skinianos,D water:H
W2412,W2512,,stream,,,,Skinianos,D water:H
W2512,W2513,,stream,,,,Skinianos,D water:H
W2513,W2612,,stream,,,,Skinianos,D water:H
W2612,W2613,,stream,,,,Skinianos,D water:H
W2713,W2714,,stream,,,,Skinianos,D water:H
W2714,W2813,,stream,,,,Skinianos,D water:H
W2813,W2814,,stream,,,,Skinianos,D water:H
W2814,W2914,,stream,,,,Skinianos,D water:H
W2814,W2915,,stream,,,,Skinianos,D water:H
W2815,W2915,,stream,,,,Skinianos,D water:H
W2915,W2916,,stream,,,,Skinianos,D water:H
W2916,W3015,,stream,,,,Skinianos,D water:H
W3015,W3016,,stream,,,,Skinianos,D water:H
W3016,W3116,,stream,,,,Skinianos,D water:H
W0224,W0324,,stream,,,,Spiliakos,D water:H
W0324,W0325,,stream,,,,Spiliakos,D water:H
W0325,W0424,,stream,,,,Spiliakos,D water:H
W0424,W0425,,stream,,,,Spiliakos,D water:H
W0424,W0525,,stream,,,,Spiliakos,D water:H
W0525,W0624,,stream,,,,Spiliakos,D water:H
W0624,W0625,,stream,,,,Spiliakos,D water:H
W0625,W0725,,stream,,,,Spiliakos,D water:H
W0725,W0726,,stream,,,,Spiliakos,D water:H
W0824,W0825,,stream,,,,Spiliakos,D water:H
W0825,W0925,,stream,,,,Spiliakos,D water:H
W0925,W0926,,stream,,,,Spiliakos,D water:H
W0926,W1025,,stream,,,,Spiliakos,D water:H
W1025,W1026,,stream,,,,Spiliakos,D water:H
W1026,W1126,,stream,,,,Spiliakos,D water:H
W1036,W1037,,stream,,,,Typhlos,D water:H
W1036,W1137,,stream,,,,Typhlos,D water:H
W1136,W1137,,stream,,,,Typhlos,D water:H
W1137,W1236,,stream,,,,Typhlos,D water:H
W1236,W1237,,stream,,,,Typhlos,D water:H
W1236,W1337,,stream,,,,Typhlos,D water:H
W1337,W1436,,stream,,,,Typhlos,D water:H
W1436,W1437,,stream,,,,Typhlos,D water:H
W1436,W1537,,stream,,,,Typhlos,D water:H
W1536,W1537,,stream,,,,Typhlos,D water:H
W1537,W1636,,stream,,,,Typhlos,D water:H
W1636,W1637,,stream,,,,Typhlos,D water:H
W1637,W1737,,stream,,,,Typhlos,D water:H
W1737,W1738,,stream,,,,Typhlos,D water:H
W1737,W1837,,stream,,,,Typhlos,D water:H
W1836,W1837,,stream,,,,Typhlos,D water:H
W1837,W1937,,stream,,,,Typhlos,D water:H
W1937,W1938,,stream,,,,Typhlos,D water:H
W1937,W2037,,stream,,,,Typhlos,D water:H
W2036,W2037,,stream,,,,Typhlos,D water:H
W2037,W2137,,stream,,,,Typhlos,D water:H
W2137,W2138,,stream,,,,Typhlos,D water:H
W2137,W2237,,stream,,,,Typhlos,D water:H
W2236,W2237,,stream,,,,Typhlos,D water:H
W2237,W2337,,stream,,,,Typhlos,D water:H
W2337,W2338,,stream,,,,Typhlos,D water:H
W2338,W2437,,stream,,,,Typhlos,D water:H
W2437,W2438,,stream,,,,Typhlos,D water:H
W2437,W2538,,stream,,,,Typhlos,D water:H
W2537,W2538,,stream,,,,Typhlos,D water:H
W2538,W2637,,stream,,,,Typhlos,D water:H
E4303,E4404,,stream,,,,Vrisanos,D water:H
E4304,E4404,,stream,,,,Vrisanos,D water:H
E4305,E4405,,stream,,,,Vrisanos,D water:H
E4305,E4406,,stream,,,,Vrisanos,D water:H
E4306,E4406,,stream,,,,Vrisanos,D water:H
E4402,E4502,,stream,,,,Vrisanos,D water:H
E4403,E4404,,stream,,,,Vrisanos,D water:H
E4403,E4502,,stream,,,,Vrisanos,D water:H
E4403,E4503,,stream,,,,Vrisanos,D water:H
E4406,E4407,,stream,,,,Vrisanos,D water:H
E4407,E4507,,stream,,,,Vrisanos,D water:H
E4408,E4507,,stream,,,,Vrisanos,D water:H
E4501,E4502,,stream,,,,Vrisanos,D water:H
E4501,E4601,,stream,,,,Vrisanos,D water:H
E4501,E4602,,stream,,,,Vrisanos,D water:H
E4507,E4508,,stream,,,,Vrisanos,D water:H
W2009,W2109,trail,,,,,Alikianou-Omalos trail,D route:H
W2108,W2207,trail,,,,,Alikianou-Omalos trail,D route:H
W2207,W2307,trail,,,,,Alikianou-Omalos trail,D route:H
W2307,W2406,trail,,,,,Alikianou-Omalos trail,D route:H
W2506,W2606,trail,,,,,Alikianou-Omalos trail,D route:H
W2606,W2706,trail,,,,,Alikianou-Omalos trail,D route:H
W2706,W2806,trail,,,,,Alikianou-Omalos trail,D route:H
W2806,W2906,trail,,,,,Alikianou-Omalos trail,D route:H
W2906,W3006,trail,,,,,Alikianou-Omalos trail,D route:H
W3006,W3107,trail,,,,,Alikianou-Omalos trail,D route:H
W3107,W3207,trail,,,,,Alikianou-Omalos trail,D route:H
W3207,W3307,trail,,,,,Alikianou-Omalos trail,D route:H
W3307,W3407,trail,,,,,Alikianou-Omalos trail,D route:H
W3407,W3508,trail,,,,,Alikianou-Omalos trail,D route:H
W3508,W3608,trail,,,,,Alikianou-Omalos trail,D route:H
W3608,W3708,trail,,,,,Alikianou-Omalos trail,D route:H
W3708,W3808,trail,,,,,Alikianou-Omalos trail,D route:H
W3808,W3908,trail,,,,,Alikianou-Omalos trail,D route:H
W1910,W2010,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W2010,W2111,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W2111,W2211,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W2211,W2312,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W2312,W2412,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W2412,W2513,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W2513,W2613,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W2713,W2812,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W2812,W2912,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W2912,W3011,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W3011,W3012,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W3012,W3113,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W3113,W3114,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W3114,W3214,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W3214,W3215,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W3215,W3316,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W3316,W3416,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W3416,W3417,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W3417,W3518,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W3518,W3618,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W3618,W3718,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W3718,W3818,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W3818,W3919,trail,,,,,Alikianou-Skines-Sougia trail,D route:H
W0713,W0812,trail,,,,,Alikianou-Vatolakkos-Yerani trail,D route:H
W0812,W0912,trail,,,,,Alikianou-Vatolakkos-Yerani trail,D route:H
W0912,W1011,trail,,,,,Alikianou-Vatolakkos-Yerani trail,D route:H
W1011,W1111,trail,,,,,Alikianou-Vatolakkos-Yerani trail,D route:H
W1111,W1211,trail,,,,,Alikianou-Vatolakkos-Yerani trail,D route:H
W1211,W1311,trail,,,,,Alikianou-Vatolakkos-Yerani trail,D route:H
W1311,W1411,trail,,,,,Alikianou-Vatolakkos-Yerani trail,D route:H
W1411,W1512,trail,,,,,Alikianou-Vatolakkos-Yerani trail,D route:H
W1512,W1612,trail,,,,,Alikianou-Vatolakkos-Yerani trail,D route:H
W1612,W1712,trail,,,,,Alikianou-Vatolakkos-Yerani trail,D route:H
W1712,W1812,trail,,,,,Alikianou-Vatolakkos-Yerani trail,D route:H
W1811,W1812,trail,,,,,Alikianou-Vatolakkos-Yerani trail,D route:H
W1811,W1911,trail,,,,,Alikianou-Vatolakkos-Yerani trail,D route:H
W1910,W1911,trail,,,,,Alikianou-Vatolakkos-Yerani trail,D route:H
W1524,W1525,trail,,,,,Anoskeli trail,D route:H
W1525,W1526,trail,,,,,Anoskeli trail,D route:H
W1526,W1527,trail,,,,,Anoskeli trail,D route:H
W1527,W1627,trail,,,,,Anoskeli trail,D route:H
W1627,W1728,trail,,,,,Anoskeli trail,D route:H
W1728,W1828,trail,,,,,Anoskeli trail,D route:H
W1828,W1829,trail,,,,,Anoskeli trail,D route:H
W1829,W1930,trail,,,,,Anoskeli trail,D route:H
W1930,W2030,trail,,,,,Anoskeli trail,D route:H
E2808,E2908,trail,,,,,Armenoi trail,D route:H
E2908,E2909,trail,,,,,Armenoi trail,D route:H
E2909,E3010,trail,,,,,Armenoi trail,D route:H
E3010,E3110,trail,,,,,Armenoi trail,D route:H
E3110,E3111,trail,,,,,Armenoi trail,D route:H
E3111,E3112,trail,,,,,Armenoi trail,D route:H
E3113,E3114,trail,,,,,Armenoi trail,D route:H
W1335,W1435,trail,,,,,Deliana trail,D route:H
W1435,W1535,trail,,,,,Deliana trail,D route:H
W1535,W1635,trail,,,,,Deliana trail,D route:H
W1635,W1736,trail,,,,,Deliana trail,D route:H
W1735,W1736,trail,,,,,Deliana trail,D route:H
W1735,W1834,trail,,,,,Deliana trail,D route:H
W1825,W1926,trail,,,,,Deliana trail,D route:H
W1833,W1834,trail,,,,,Deliana trail,D route:H
W1833,W1933,trail,,,,,Deliana trail,D route:H
W1926,W1927,trail,,,,,Deliana trail,D route:H
W1927,W1928,trail,,,,,Deliana trail,D route:H
W1928,W1929,trail,,,,,Deliana trail,D route:H
W1929,W2029,trail,,,,,Deliana trail,D route:H
W1932,W1933,trail,,,,,Deliana trail,D route:H
W1932,W2031,trail,,,,,Deliana trail,D route:H
W2029,W2030,trail,,,,,Deliana trail,D route:H
W2030,W2031,trail,,,,,Deliana trail,D route:H
W1824,W1924,trail,,,,,Deres trail,D route:H
W1924,W2023,trail,,,,,Deres trail,D route:H
W2022,W2023,trail,,,,,Deres trail,D route:H
W2119,W2120,trail,,,,,Deres trail,D route:H
W2119,W2218,trail,,,,,Deres trail,D route:H
W2120,W2121,trail,,,,,Deres trail,D route:H
W2121,W2122,trail,,,,,Deres trail,D route:H
W2216,W2217,trail,,,,,Deres trail,D route:H
W2216,W2316,trail,,,,,Deres trail,D route:H
W2217,W2218,trail,,,,,Deres trail,D route:H
W2315,W2316,trail,,,,,Deres trail,D route:H
W2315,W2414,trail,,,,,Deres trail,D route:H
W2414,W2514,trail,,,,,Deres trail,D route:H
W2514,W2613,trail,,,,,Deres trail,D route:H
E4603,E4604,trail,,,,,Embrosneros trail,D route:H
E4604,E4605,trail,,,,,Embrosneros trail,D route:H
W1151,W1250,trail,,,,,Falasarna trail,D route:H
W1250,W1350,trail,,,,,Falasarna trail,D route:H
W1349,W1350,trail,,,,,Falasarna trail,D route:H
W1349,W1448,trail,,,,,Falasarna trail,D route:H
W1448,W1548,trail,,,,,Falasarna trail,D route:H
E3810,E3910,trail,,,,,Fres-Babali trail,D route:H
E3910,E4011,trail,,,,,Fres-Babali trail,D route:H
E4011,E4110,trail,,,,,Fres-Babali trail,D route:H
E4110,E4211,trail,,,,,Fres-Babali trail,D route:H
W0802,W0902,trail,,,,,Galatas-coast trail,D route:H
W0902,W1002,trail,,,,,Galatas-coast trail,D route:H
E2905,E3005,trail,,,,,Gavalokhori trail,D route:H
E3005,E3104,trail,,,,,Gavalokhori trail,D route:H
E3104,E3204,trail,,,,,Gavalokhori trail,D route:H
E3204,E3304,trail,,,,,Gavalokhori trail,D route:H
E3304,E3404,trail,,,,,Gavalokhori trail,D route:H
E3404,E3504,trail,,,,,Gavalokhori trail,D route:H
E3504,E3604,trail,,,,,Gavalokhori trail,D route:H
E3604,E3704,trail,,,,,Gavalokhori trail,D route:H
W0927,W1027,trail,,,,,Glossa trail,D route:H
W1027,W1127,trail,,,,,Glossa trail,D route:H
W1127,W1227,trail,,,,,Glossa trail,D route:H
W1227,W1327,trail,,,,,Glossa trail,D route:H
W1327,W1426,trail,,,,,Glossa trail,D route:H
W1426,W1526,trail,,,,,Glossa trail,D route:H
E5908,E5909,trail,,,,,Goni trail,D route:H
W0847,W0947,trail,,,,,Gramvousa trail,D route:H
W0947,W1047,trail,,,,,Gramvousa trail,D route:H
W1047,W1147,trail,,,,,Gramvousa trail,D route:H
E3114,E3215,trail,,,,,Kambi-Stilos trail,D route:H
E3215,E3216,trail,,,,,Kambi-Stilos trail,D route:H
E3216,E3316,trail,,,,,Kambi-Stilos trail,D route:H
E3316,E3417,trail,,,,,Kambi-Stilos trail,D route:H
E3417,E3418,trail,,,,,Kambi-Stilos trail,D route:H
E3418,E3419,trail,,,,,Kambi-Stilos trail,D route:H
E3419,E3420,trail,,,,,Kambi-Stilos trail,D route:H
E3420,E3520,trail,,,,,Kambi-Stilos trail,D route:H
E3520,E3521,trail,,,,,Kambi-Stilos trail,D route:H
E3521,E3622,trail,,,,,Kambi-Stilos trail,D route:H
E3622,E3623,trail,,,,,Kambi-Stilos trail,D route:H
W3011,W3111,trail,,,,,Karanou trail,D route:H
W3111,W3211,trail,,,,,Karanou trail,D route:H
W1001,W1101,trail,,,,,Karatsos trail,D route:H
W1101,W1201,trail,,,,,Karatsos trail,D route:H
W3447,W3448,trail,,,,,Kefali trail,D route:H
W3447,W3547,trail,,,,,Kefali trail,D route:H
W3546,W3547,trail,,,,,Kefali trail,D route:H
W3546,W3645,trail,,,,,Kefali trail,D route:H
W3644,W3645,trail,,,,,Kefali trail,D route:H
E2328,E2428,trail,,,,,Keramia trail,D route:H
E2428,E2527,trail,,,,,Keramia trail,D route:H
E2527,E2628,trail,,,,,Keramia trail,D route:H
E2628,E2727,trail,,,,,Keramia trail,D route:H
E2727,E2828,trail,,,,,Keramia trail,D route:H
E2828,E2928,trail,,,,,Keramia trail,D route:H
E2928,E3028,trail,,,,,Keramia trail,D route:H
E3028,E3128,trail,,,,,Keramia trail,D route:H
E3128,E3228,trail,,,,,Keramia trail,D route:H
E3228,E3327,trail,,,,,Keramia trail,D route:H
E3327,E3428,trail,,,,,Keramia trail,D route:H
E3428,E3527,trail,,,,,Keramia trail,D route:H
E3527,E3627,trail,,,,,Keramia trail,D route:H
E2923,E3024,trail,,,,,Keramia villages trail,D route:H
E3024,E3124,trail,,,,,Keramia villages trail,D route:H
E3124,E3125,trail,,,,,Keramia villages trail,D route:H
E3125,E3126,trail,,,,,Keramia villages trail,D route:H
E3126,E3127,trail,,,,,Keramia villages trail,D route:H
E3127,E3128,trail,,,,,Keramia villages trail,D route:H
W0709,W0809,trail,,,,,Keritis east bank trail,D route:H
W0809,W0909,trail,,,,,Keritis east bank trail,D route:H
W0909,W1009,trail,,,,,Keritis east bank trail,D route:H
W1009,W1109,trail,,,,,Keritis east bank trail,D route:H
W1109,W1209,trail,,,,,Keritis east bank trail,D route:H
W1209,W1309,trail,,,,,Keritis east bank trail,D route:H
W1309,W1409,trail,,,,,Keritis east bank trail,D route:H
W1408,W1409,trail,,,,,Keritis east bank trail,D route:H
W1507,W1508,trail,,,,,Keritis east bank trail,D route:H
E0615,E0714,trail,,,,,Khordaki trail,D route:H
E0615,E0715,trail,,,,,Khordaki trail,D route:H
E0713,E0714,trail,,,,,Khordaki trail,D route:H
E0713,E0813,trail,,,,,Khordaki trail,D route:H
E0715,E0716,trail,,,,,Khordaki trail,D route:H
E0716,E0817,trail,,,,,Khordaki trail,D route:H
E0813,E0912,trail,,,,,Khordaki trail,D route:H
E0817,E0917,trail,,,,,Khordaki trail,D route:H
E0911,E0912,trail,,,,,Khordaki trail,D route:H
E0911,E1011,trail,,,,,Khordaki trail,D route:H
E0917,E1018,trail,,,,,Khordaki trail,D route:H
E1011,E1110,trail,,,,,Khordaki trail,D route:H
E1018,E1019,trail,,,,,Khordaki trail,D route:H
W2315,W2415,trail,,,,,Khosti trail,D route:H
W2415,W2516,trail,,,,,Khosti trail,D route:H
W1607,W1707,trail,,,,,Kirtomadhos trail,D route:H
W1707,W1708,trail,,,,,Kirtomadhos trail,D route:H
W1708,W1709,trail,,,,,Kirtomadhos trail,D route:H
W0126,W0225,trail,,,,,Kolimbari-Rodopou trail,D route:H
W0225,W0326,trail,,,,,Kolimbari-Rodopou trail,D route:H
W0326,W0426,trail,,,,,Kolimbari-Rodopou trail,D route:H
W0426,W0527,trail,,,,,Kolimbari-Rodopou trail,D route:H
W0715,W0814,trail,,,,,Kondomari trail,D route:H
W0814,W0915,trail,,,,,Kondomari trail,D route:H
W0912,W0913,trail,,,,,Kondomari trail,D route:H
W0913,W0914,trail,,,,,Kondomari trail,D route:H
W0914,W0915,trail,,,,,Kondomari trail,D route:H
W1812,W1912,trail,,,,,Koufos trail,D route:H
W1912,W2012,trail,,,,,Koufos trail,D route:H
W2012,W2113,trail,,,,,Koufos trail,D route:H
W2113,W2212,trail,,,,,Koufos trail,D route:H
W2212,W2313,trail,,,,,Koufos trail,D route:H
W2313,W2413,trail,,,,,Koufos trail,D route:H
W2413,W2513,trail,,,,,Koufos trail,D route:H
W2023,W2123,trail,,,,,Langadhas trail,D route:H
W2123,W2223,trail,,,,,Langadhas trail,D route:H
W2223,W2323,trail,,,,,Langadhas trail,D route:H
W2323,W2423,trail,,,,,Langadhas trail,D route:H
W2423,W2524,trail,,,,,Langadhas trail,D route:H
W2524,W2624,trail,,,,,Langadhas trail,D route:H
W2624,W2725,trail,,,,,Langadhas trail,D route:H
W2725,W2825,trail,,,,,Langadhas trail,D route:H
W1142,W1242,trail,,,,,Lousakies trail,D route:H
W1242,W1343,trail,,,,,Lousakies trail,D route:H
W1343,W1443,trail,,,,,Lousakies trail,D route:H
W1443,W1544,trail,,,,,Lousakies trail,D route:H
W1544,W1644,trail,,,,,Lousakies trail,D route:H
W1546,W1547,trail,,,,,Lousakies trail,D route:H
W1546,W1645,trail,,,,,Lousakies trail,D route:H
W1547,W1548,trail,,,,,Lousakies trail,D route:H
W1644,W1645,trail,,,,,Lousakies trail,D route:H
E3622,E3721,trail,,,,,Madaro trail,D route:H
E3721,E3821,trail,,,,,Madaro trail,D route:H
E3817,E3818,trail,,,,,Madaro trail,D route:H
E3818,E3819,trail,,,,,Madaro trail,D route:H
E3819,E3820,trail,,,,,Madaro trail,D route:H
E3820,E3821,trail,,,,,Madaro trail,D route:H
W1736,W1835,trail,,,,,Malathiros trail,D route:H
W1835,W1936,trail,,,,,Malathiros trail,D route:H
W1936,W2035,trail,,,,,Malathiros trail,D route:H
W2035,W2136,trail,,,,,Malathiros trail,D route:H
W2136,W2236,trail,,,,,Malathiros trail,D route:H
W2236,W2336,trail,,,,,Malathiros trail,D route:H
E2617,E2618,trail,,,,,Malaxa ridge trail,D route:H
E2617,E2716,trail,,,,,Malaxa ridge trail,D route:H
E2618,E2619,trail,,,,,Malaxa ridge trail,D route:H
E2619,E2620,trail,,,,,Malaxa ridge trail,D route:H
E2620,E2621,trail,,,,,Malaxa ridge trail,D route:H
E2621,E2622,trail,,,,,Malaxa ridge trail,D route:H
E2622,E2623,trail,,,,,Malaxa ridge trail,D route:H
E2623,E2624,trail,,,,,Malaxa ridge trail,D route:H
E2624,E2625,trail,,,,,Malaxa ridge trail,D route:H
E2714,E2715,trail,,,,,Malaxa ridge trail,D route:H
E2715,E2716,trail,,,,,Malaxa ridge trail,D route:H
E2525,E2625,trail,,,,,Malaxa trail,D route:H
E2625,E2724,trail,,,,,Malaxa trail,D route:H
E2724,E2824,trail,,,,,Malaxa trail,D route:H
E2824,E2923,trail,,,,,Malaxa trail,D route:H
E2923,E3023,trail,,,,,Malaxa trail,D route:H
E3023,E3123,trail,,,,,Malaxa trail,D route:H
E3123,E3223,trail,,,,,Malaxa trail,D route:H
E3223,E3323,trail,,,,,Malaxa trail,D route:H
E3323,E3423,trail,,,,,Malaxa trail,D route:H
E3423,E3523,trail,,,,,Malaxa trail,D route:H
E3523,E3623,trail,,,,,Malaxa trail,D route:H
E3623,E3624,trail,,,,,Malaxa trail,D route:H
E3624,E3625,trail,,,,,Malaxa trail,D route:H
E3625,E3626,trail,,,,,Malaxa trail,D route:H
E3626,E3627,trail,,,,,Malaxa trail,D route:H
E3627,E3727,trail,,,,,Malaxa trail,D route:H
E3727,E3728,trail,,,,,Malaxa trail,D route:H
E3728,E3829,trail,,,,,Malaxa trail,D route:H
E3730,E3731,trail,,,,,Malaxa trail,D route:H
E3730,E3830,trail,,,,,Malaxa trail,D route:H
E3829,E3830,trail,,,,,Malaxa trail,D route:H
W0915,W1014,trail,,,,,Manoliopoulo trail,D route:H
W1014,W1115,trail,,,,,Manoliopoulo trail,D route:H
W1115,W1214,trail,,,,,Manoliopoulo trail,D route:H
W1214,W1215,trail,,,,,Manoliopoulo trail,D route:H
W1215,W1316,trail,,,,,Manoliopoulo trail,D route:H
W1316,W1415,trail,,,,,Manoliopoulo trail,D route:H
W1415,W1515,trail,,,,,Manoliopoulo trail,D route:H
W1514,W1515,trail,,,,,Manoliopoulo trail,D route:H
W1514,W1613,trail,,,,,Manoliopoulo trail,D route:H
W1613,W1713,trail,,,,,Manoliopoulo trail,D route:H
W1713,W1812,trail,,,,,Manoliopoulo trail,D route:H
W0423,W0524,trail,,,,,Minothiana trail,D route:H
E1110,E1111,trail,,,,,Mouzouras trail,D route:H
E1110,E1211,trail,,,,,Mouzouras trail,D route:H
E1111,E1112,trail,,,,,Mouzouras trail,D route:H
E1112,E1213,trail,,,,,Mouzouras trail,D route:H
E1211,E1310,trail,,,,,Mouzouras trail,D route:H
E1213,E1214,trail,,,,,Mouzouras trail,D route:H
E1214,E1215,trail,,,,,Mouzouras trail,D route:H
E1215,E1216,trail,,,,,Mouzouras trail,D route:H
E1216,E1316,trail,,,,,Mouzouras trail,D route:H
E1219,E1220,trail,,,,,Mouzouras trail,D route:H
E1219,E1318,trail,,,,,Mouzouras trail,D route:H
E1220,E1221,trail,,,,,Mouzouras trail,D route:H
E1310,E1411,trail,,,,,Mouzouras trail,D route:H
E1316,E1317,trail,,,,,Mouzouras trail,D route:H
E1317,E1318,trail,,,,,Mouzouras trail,D route:H
E1411,E1511,trail,,,,,Mouzouras trail,D route:H
E1511,E1611,trail,,,,,Mouzouras trail,D route:H
E1611,E1711,trail,,,,,Mouzouras trail,D route:H
E2329,E2430,trail,,,,,Pasakaki trail,D route:H
E2801,E2802,trail,,,,,Plaka trail,D route:H
E2802,E2902,trail,,,,,Plaka trail,D route:H
E2902,E2903,trail,,,,,Plaka trail,D route:H
E2903,E2904,trail,,,,,Plaka trail,D route:H
E2904,E2905,trail,,,,,Plaka trail,D route:H
E2905,E2906,trail,,,,,Plaka trail,D route:H
E2906,E2907,trail,,,,,Plaka trail,D route:H
W1042,W1043,trail,,,,,Platanos-Sfinari trail,D route:H
W1043,W1044,trail,,,,,Platanos-Sfinari trail,D route:H
W1044,W1145,trail,,,,,Platanos-Sfinari trail,D route:H
W1145,W1146,trail,,,,,Platanos-Sfinari trail,D route:H
W1146,W1147,trail,,,,,Platanos-Sfinari trail,D route:H
W1147,W1247,trail,,,,,Platanos-Sfinari trail,D route:H
W1247,W1347,trail,,,,,Platanos-Sfinari trail,D route:H
W1347,W1447,trail,,,,,Platanos-Sfinari trail,D route:H
W1447,W1548,trail,,,,,Platanos-Sfinari trail,D route:H
W1548,W1648,trail,,,,,Platanos-Sfinari trail,D route:H
W1648,W1749,trail,,,,,Platanos-Sfinari trail,D route:H
W1749,W1848,trail,,,,,Platanos-Sfinari trail,D route:H
W1848,W1949,trail,,,,,Platanos-Sfinari trail,D route:H
W1949,W2049,trail,,,,,Platanos-Sfinari trail,D route:H
W2049,W2150,trail,,,,,Platanos-Sfinari trail,D route:H
W2150,W2250,trail,,,,,Platanos-Sfinari trail,D route:H
W2250,W2351,trail,,,,,Platanos-Sfinari trail,D route:H
W2351,W2451,trail,,,,,Platanos-Sfinari trail,D route:H
W2451,W2552,trail,,,,,Platanos-Sfinari trail,D route:H
W2552,W2652,trail,,,,,Platanos-Sfinari trail,D route:H
W2652,W2752,trail,,,,,Platanos-Sfinari trail,D route:H
W1242,W1342,trail,,,,,Polirrinia trail,D route:H
W1342,W1441,trail,,,,,Polirrinia trail,D route:H
W1441,W1542,trail,,,,,Polirrinia trail,D route:H
W1542,W1641,trail,,,,,Polirrinia trail,D route:H
W1641,W1742,trail,,,,,Polirrinia trail,D route:H
W1742,W1841,trail,,,,,Polirrinia trail,D route:H
W1841,W1942,trail,,,,,Polirrinia trail,D route:H
W1942,W2042,trail,,,,,Polirrinia trail,D route:H
W2042,W2142,trail,,,,,Polirrinia trail,D route:H
W2142,W2242,trail,,,,,Polirrinia trail,D route:H
W2242,W2342,trail,,,,,Polirrinia trail,D route:H
W2342,W2442,trail,,,,,Polirrinia trail,D route:H
W2442,W2542,trail,,,,,Polirrinia trail,D route:H
W2542,W2642,trail,,,,,Polirrinia trail,D route:H
E3412,E3413,trail,,,,,Provarma trail,D route:H
E3413,E3414,trail,,,,,Provarma trail,D route:H
E3412,E3512,trail,,,,,Ramni trail,D route:H
E3512,E3613,trail,,,,,Ramni trail,D route:H
E3613,E3614,trail,,,,,Ramni trail,D route:H
E3614,E3714,trail,,,,,Ramni trail,D route:H
E3714,E3715,trail,,,,,Ramni trail,D route:H
E3715,E3816,trail,,,,,Ramni trail,D route:H
E3816,E3817,trail,,,,,Ramni trail,D route:H
E3816,E3915,trail,,,,,Ramni trail,D route:H
E3914,E3915,trail,,,,,Ramni trail,D route:H
E3914,E4014,trail,,,,,Ramni trail,D route:H
E4013,E4014,trail,,,,,Ramni trail,D route:H
E4013,E4112,trail,,,,,Ramni trail,D route:H
E4111,E4112,trail,,,,,Ramni trail,D route:H
E4111,E4211,trail,,,,,Ramni trail,D route:H
E4210,E4211,trail,,,,,Ramni trail,D route:H
E4210,E4309,trail,,,,,Ramni trail,D route:H
E4308,E4309,trail,,,,,Ramni trail,D route:H
E4308,E4408,trail,,,,,Ramni trail,D route:H
E4405,E4406,trail,,,,,Ramni trail,D route:H
E4406,E4506,trail,,,,,Ramni trail,D route:H
E4407,E4408,trail,,,,,Ramni trail,D route:H
W0231,W0332,trail,,,,,Ravdoukha trail,D route:H
W0332,W0432,trail,,,,,Ravdoukha trail,D route:H
W0432,W0532,trail,,,,,Ravdoukha trail,D route:H
W0532,W0632,trail,,,,,Ravdoukha trail,D route:H
W0632,W0733,trail,,,,,Ravdoukha trail,D route:H
W0733,W0833,trail,,,,,Ravdoukha trail,D route:H
W0833,W0933,trail,,,,,Ravdoukha trail,D route:H
W0933,W1032,trail,,,,,Ravdoukha trail,D route:H
W2613,W2614,trail,,,,,Roumata trail,D route:H
W2614,W2715,trail,,,,,Roumata trail,D route:H
W2715,W2716,trail,,,,,Roumata trail,D route:H
W2716,W2816,trail,,,,,Roumata trail,D route:H
W2816,W2817,trail,,,,,Roumata trail,D route:H
W2817,W2918,trail,,,,,Roumata trail,D route:H
W2824,W2825,trail,,,,,Roumata trail,D route:H
W2824,W2924,trail,,,,,Roumata trail,D route:H
W2825,W2826,trail,,,,,Roumata trail,D route:H
W2826,W2827,trail,,,,,Roumata trail,D route:H
W2827,W2828,trail,,,,,Roumata trail,D route:H
W2828,W2829,trail,,,,,Roumata trail,D route:H
W2918,W2919,trail,,,,,Roumata trail,D route:H
W2919,W2920,trail,,,,,Roumata trail,D route:H
W2920,W2921,trail,,,,,Roumata trail,D route:H
W2921,W2922,trail,,,,,Roumata trail,D route:H
W2922,W2923,trail,,,,,Roumata trail,D route:H
W2923,W2924,trail,,,,,Roumata trail,D route:H
W2829,W2830,trail,,,,,Sasalos trail,D route:H
W2830,W2831,trail,,,,,Sasalos trail,D route:H
W2831,W2832,trail,,,,,Sasalos trail,D route:H
W2832,W2833,trail,,,,,Sasalos trail,D route:H
W2833,W2933,trail,,,,,Sasalos trail,D route:H
W2933,W3033,trail,,,,,Sasalos trail,D route:H
W3033,W3133,trail,,,,,Sasalos trail,D route:H
W3133,W3233,trail,,,,,Sasalos trail,D route:H
W3233,W3333,trail,,,,,Sasalos trail,D route:H
W3332,W3333,trail,,,,,Sasalos trail,D route:H
W3332,W3431,trail,,,,,Sasalos trail,D route:H
W3430,W3431,trail,,,,,Sasalos trail,D route:H
W2919,W3018,trail,,,,,Sebronas trail,D route:H
W3018,W3118,trail,,,,,Sebronas trail,D route:H
W3118,W3217,trail,,,,,Sebronas trail,D route:H
W3217,W3318,trail,,,,,Sebronas trail,D route:H
W3318,W3417,trail,,,,,Sebronas trail,D route:H
W0523,W0622,trail,,,,,Skoutelonas trail,D route:H
W0622,W0723,trail,,,,,Skoutelonas trail,D route:H
W0723,W0822,trail,,,,,Skoutelonas trail,D route:H
W0822,W0923,trail,,,,,Skoutelonas trail,D route:H
W0923,W1022,trail,,,,,Skoutelonas trail,D route:H
W1022,W1123,trail,,,,,Skoutelonas trail,D route:H
W1123,W1222,trail,,,,,Skoutelonas trail,D route:H
W0524,W0624,trail,,,,,Spilia trail,D route:H
W0624,W0725,trail,,,,,Spilia trail,D route:H
W0825,W0826,trail,,,,,Spilia trail,D route:H
W0826,W0927,trail,,,,,Spilia trail,D route:H
W0927,W0928,trail,,,,,Spilia trail,D route:H
W0928,W0929,trail,,,,,Spilia trail,D route:H
W0929,W0930,trail,,,,,Spilia trail,D route:H
W0805,W0905,trail,,,,,Stalos trail,D route:H
W0904,W0905,trail,,,,,Stalos trail,D route:H
W0904,W1003,trail,,,,,Stalos trail,D route:H
W1002,W1003,trail,,,,,Stalos trail,D route:H
E0218,E0318,trail,,,,,Stavros trail,D route:H
E0318,E0418,trail,,,,,Stavros trail,D route:H
E0418,E0518,trail,,,,,Stavros trail,D route:H
E0518,E0619,trail,,,,,Stavros trail,D route:H
E0619,E0718,trail,,,,,Stavros trail,D route:H
E0718,E0819,trail,,,,,Stavros trail,D route:H
E0819,E0919,trail,,,,,Stavros trail,D route:H
E0919,E1019,trail,,,,,Stavros trail,D route:H
E1019,E1119,trail,,,,,Stavros trail,D route:H
E1119,E1120,trail,,,,,Stavros trail,D route:H
E1120,E1221,trail,,,,,Stavros trail,D route:H
E1221,E1321,trail,,,,,Stavros trail,D route:H
E1321,E1422,trail,,,,,Stavros trail,D route:H
E1422,E1522,trail,,,,,Stavros trail,D route:H
E1522,E1623,trail,,,,,Suda-Akrotiri trail,D route:H
E1723,E1824,trail,,,,,Suda-Akrotiri trail,D route:H
E1824,E1924,trail,,,,,Suda-Akrotiri trail,D route:H
W0519,W0619,trail,,,,,Tavronitis east bank trail,D route:H
W0619,W0720,trail,,,,,Tavronitis east bank trail,D route:H
W0720,W0819,trail,,,,,Tavronitis east bank trail,D route:H
W0819,W0919,trail,,,,,Tavronitis east bank trail,D route:H
W0919,W1018,trail,,,,,Tavronitis east bank trail,D route:H
W1017,W1018,trail,,,,,Tavronitis east bank trail,D route:H
W2506,W2605,trail,,,,,Theriso trail,D route:H
W2605,W2705,trail,,,,,Theriso trail,D route:H
W2705,W2804,trail,,,,,Theriso trail,D route:H
W2804,W2904,trail,,,,,Theriso trail,D route:H
W2904,W3003,trail,,,,,Theriso trail,D route:H
W3003,W3103,trail,,,,,Theriso trail,D route:H
W3101,E3932,trail,,,,,Theriso trail,D route:H
W3101,W3201,trail,,,,,Theriso trail,D route:H
W3103,W3202,trail,,,,,Theriso trail,D route:H
W3201,W3302,trail,,,,,Theriso trail,D route:H
W3202,W3302,trail,,,,,Theriso trail,D route:H
E2231,E2331,trail,,,,,Theriso trail,D route:H
E2331,E2432,trail,,,,,Theriso trail,D route:H
E2432,E2531,trail,,,,,Theriso trail,D route:H
E2531,E2632,trail,,,,,Theriso trail,D route:H
E2731,E2831,trail,,,,,Theriso trail,D route:H
E2831,E2931,trail,,,,,Theriso trail,D route:H
E2931,E3032,trail,,,,,Theriso trail,D route:H
E3032,E3131,trail,,,,,Theriso trail,D route:H
E3131,E3232,trail,,,,,Theriso trail,D route:H
E3232,E3331,trail,,,,,Theriso trail,D route:H
E3331,E3432,trail,,,,,Theriso trail,D route:H
E3432,E3531,trail,,,,,Theriso trail,D route:H
E3531,E3632,trail,,,,,Theriso trail,D route:H
E3632,E3731,trail,,,,,Theriso trail,D route:H
E3731,E3832,trail,,,,,Theriso trail,D route:H
E3832,E3932,trail,,,,,Theriso trail,D route:H
W1041,W1142,trail,,,,,Topolia-Elos trail,D route:H
W1141,W1142,trail,,,,,Topolia-Elos trail,D route:H
W1141,W1240,trail,,,,,Topolia-Elos trail,D route:H
W1239,W1240,trail,,,,,Topolia-Elos trail,D route:H
W1239,W1339,trail,,,,,Topolia-Elos trail,D route:H
W1339,W1438,trail,,,,,Topolia-Elos trail,D route:H
W1437,W1438,trail,,,,,Topolia-Elos trail,D route:H
W1437,W1538,trail,,,,,Topolia-Elos trail,D route:H
W1538,W1637,trail,,,,,Topolia-Elos trail,D route:H
W1637,W1738,trail,,,,,Topolia-Elos trail,D route:H
W1738,W1837,trail,,,,,Topolia-Elos trail,D route:H
W1837,W1938,trail,,,,,Topolia-Elos trail,D route:H
W1938,W2037,trail,,,,,Topolia-Elos trail,D route:H
W2037,W2138,trail,,,,,Topolia-Elos trail,D route:H
W2138,W2238,trail,,,,,Topolia-Elos trail,D route:H
W2238,W2338,trail,,,,,Topolia-Elos trail,D route:H
W2338,W2438,trail,,,,,Topolia-Elos trail,D route:H
W2438,W2538,trail,,,,,Topolia-Elos trail,D route:H
W2538,W2638,trail,,,,,Topolia-Elos trail,D route:H
W2638,W2738,trail,,,,,Topolia-Elos trail,D route:H
W2738,W2838,trail,,,,,Topolia-Elos trail,D route:H
W2838,W2939,trail,,,,,Topolia-Elos trail,D route:H
W2939,W3039,trail,,,,,Topolia-Elos trail,D route:H
W2940,W3039,trail,,,,,Topolia-Elos trail,D route:H
W2940,W3040,trail,,,,,Topolia-Elos trail,D route:H
W3040,W3141,trail,,,,,Topolia-Elos trail,D route:H
W3141,W3241,trail,,,,,Topolia-Elos trail,D route:H
W3241,W3242,trail,,,,,Topolia-Elos trail,D route:H
W3242,W3343,trail,,,,,Topolia-Elos trail,D route:H
W3343,W3443,trail,,,,,Topolia-Elos trail,D route:H
W3443,W3544,trail,,,,,Topolia-Elos trail,D route:H
W3544,W3644,trail,,,,,Topolia-Elos trail,D route:H
W3644,W3744,trail,,,,,Topolia-Elos trail,D route:H
W3743,W3744,trail,,,,,Topolia-Elos trail,D route:H
W3743,W3842,trail,,,,,Topolia-Elos trail,D route:H
W3841,W3842,trail,,,,,Topolia-Elos trail,D route:H
W3841,W3941,trail,,,,,Topolia-Elos trail,D route:H
W3940,W3941,trail,,,,,Topolia-Elos trail,D route:H
E2122,E2222,trail,,,,,Tsikalaria trail,D route:H
E2222,E2223,trail,,,,,Tsikalaria trail,D route:H
E2223,E2323,trail,,,,,Tsikalaria trail,D route:H
E2323,E2324,trail,,,,,Tsikalaria trail,D route:H
E3109,E3110,trail,,,,,Tsivaras trail,D route:H
E3109,E3209,trail,,,,,Tsivaras trail,D route:H
E3206,E3207,trail,,,,,Tsivaras trail,D route:H
E3207,E3208,trail,,,,,Tsivaras trail,D route:H
E3208,E3209,trail,,,,,Tsivaras trail,D route:H
E4211,E4310,trail,,,,,Tzitzifes trail,D route:H
E4310,E4410,trail,,,,,Tzitzifes trail,D route:H
E4410,E4509,trail,,,,,Tzitzifes trail,D route:H
E4509,E4609,trail,,,,,Tzitzifes trail,D route:H
E4609,E4708,trail,,,,,Tzitzifes trail,D route:H
E4506,E4607,trail,,,,,Vafes trail,D route:H
E4605,E4606,trail,,,,,Vafes trail,D route:H
E4606,E4607,trail,,,,,Vafes trail,D route:H
E4607,E4608,trail,,,,,Vafes trail,D route:H
E4608,E4708,trail,,,,,Vafes trail,D route:H
E2031,E2131,trail,,,,,Vamvakopoulo trail,D route:H
W1501,E2432,trail,,,,,Varipetro trail,D route:H
W1501,W1601,trail,,,,,Varipetro trail,D route:H
W1506,W1507,trail,,,,,Varipetro trail,D route:H
W1506,W1605,trail,,,,,Varipetro trail,D route:H
W1601,W1602,trail,,,,,Varipetro trail,D route:H
W1602,W1703,trail,,,,,Varipetro trail,D route:H
W1603,W1604,trail,,,,,Varipetro trail,D route:H
W1603,W1703,trail,,,,,Varipetro trail,D route:H
W1604,W1605,trail,,,,,Varipetro trail,D route:H
W0725,W0824,trail,,,,,Vouves trail,D route:H
W0824,W0925,trail,,,,,Vouves trail,D route:H
W0925,W1024,trail,,,,,Vouves trail,D route:H
W1024,W1125,trail,,,,,Vouves trail,D route:H
W1125,W1224,trail,,,,,Vouves trail,D route:H
W1224,W1324,trail,,,,,Vouves trail,D route:H
W1324,W1423,trail,,,,,Vouves trail,D route:H
W0617,W0717,trail,,,,,Xamoudhokhori trail,D route:H
W0717,W0817,trail,,,,,Xamoudhokhori trail,D route:H
W0817,W0917,trail,,,,,Xamoudhokhori trail,D route:H
W0917,W1017,trail,,,,,Xamoudhokhori trail,D route:H
W1017,W1118,trail,,,,,Xamoudhokhori trail,D route:H
W1118,W1218,trail,,,,,Xamoudhokhori trail,D route:H
W1218,W1219,trail,,,,,Xamoudhokhori trail,D route:H
W1219,W1320,trail,,,,,Xamoudhokhori trail,D route:H
W1320,W1420,trail,,,,,Xamoudhokhori trail,D route:H
W0915,W0916,trail,,,,,Xamoudhokhori-Kondomari trail,D route:H
`,
  'exits.csv': `hex,edge,route,name,source
E4401,E,road,Retimo road,D route:H
E6110,S,road,Sfakia road,R
E3901,E,road,Vamos-Georgeoupolis road,D route:H
W3931,S,road,Voukolies-Kandanos road,D route:H
W3908,S,trail,Alikianou-Omalos trail,D route:H
W3919,S,trail,Alikianou-Skines-Sougia trail,D route:H
E2801,E,trail,Plaka trail,D route:H
W2752,W,trail,Platanos-Sfinari trail,D route:H
W3940,S,trail,Topolia-Elos trail,D route:H
`,
  'fatigue.csv': `turn,least,case,source
11,11,24.12,R
12,10,24.12,R
13,9,24.12,R
14,8,24.12,D
15,7,24.12,D
16,6,24.12,D
17,5,24.12,D
18,4,24.12,D
19,3,24.12,D
20,2,24.12,D
`,
  'fire-capability.csv': `id,from,to,halves,case,source
effectiveness-1,1,1,1,16.23,R
effectiveness-2,2,3,2,16.23,R
effectiveness-4,4,6,4,16.23,R
effectiveness-7,7,9,6,16.23,R
weather,,,2,16.27,R
partial-sea,,,6,16.52,R
overstacked,,,12,16.53,R
`,
  'fire-direct-columns.csv': `column,hard,soft,source
c1,,,R
c2,2,,R
c3,3,,R
c4,4,1,R
c5,5,2,R
c6,6,3,R
c7,7,4,R
c8,8,5,R
c9,9,6,R
c10,,7 8 9,R
`,
  'fire-direct.csv': `strength,c1,c2,c3,c4,c5,c6,c7,c8,c9,c10,source
1,-,-,-,1,1,2,2,3,3,4,D c1:R c2:R c3:R c4:R c5:R c6:R
2,-,-,1,1,2,2,3,3,4,4,D
3,-,1,1,2,2,3,3,4,4,5,D
4,1,1,2,2,3,3,4,4,5,5,D
5,1,2,2,3,3,4,4,5,5,6,D c6:R
6,2,2,3,3,4,4,5,5,6,6,D
7,2,3,3,4,4,5,5,6,6,7,D
8,3,3,4,4,5,5,6,6,7,7,D
9,3,4,4,5,5,6,6,7,7,8,D
10,4,4,5,5,6,6,7,7,8,8,D
`,
  'fire-indirect-columns.csv': `column,hard,soft,source
e1,3 4,,R
e2,5 6,,R
e3,7,1,R
e4,8,2,R
e5,9,3,R
e6,,4,R
e7,,5,R
e8,,6,R
e9,,7,R
e10,,8,R
e11,,9,R
`,
  'fire-indirect.csv': `strength,e1,e2,e3,e4,e5,e6,e7,e8,e9,e10,e11,source
1,-,-,-,1,1,2,2,3,3,4,4,D e1:R e2:R e3:R
2,-,-,1,1,2,2,3,3,4,4,5,D
3,-,1,1,2,2,3,3,4,4,5,5,D
4,1,1,2,2,3,3,4,4,5,5,6,D
5,1,2,2,3,3,4,4,5,5,6,6,D
6,2,2,3,3,4,4,5,5,6,6,7,D
7,2,3,3,4,4,5,5,6,6,7,7,D
8,3,3,4,4,5,5,6,6,7,7,8,D
9,3,4,4,5,5,6,6,7,7,8,8,D
10,4,4,5,5,6,6,7,7,8,8,9,D
`,
  'fire-results.csv': `dice,n1,n2,n3,n4,n5,n6,n7,n8,n9,source
2,1,1,1,1,2,2,3,3,3,R
3,D,1,1,1,1,2,2,2,3,R
4,-,D,1,1,1,1,2,2,2,D n1:R
5,-,-,D,1,1,1,1,2,2,D
6,-,-,-,D,1,1,1,1,2,D
7,-,-,-,-,D,1,1,1,1,D
8,-,-,-,-,-,D,1,1,1,D
9,-,-,-,-,D,1,1,1,1,D
10,-,-,-,D,1,1,1,1,2,D
11,-,-,D,1,1,1,1,2,2,D n3:R
12,-,D,1,1,1,1,2,2,2,D
`,
  'fire-rows.csv': `id,label,n1,n2,n3,n4,n5,n6,n7,n8,n9,source
hard-cover,"Dispersed in City, Rough or Entrenched",4,5,6,7,8,9,,,,R
cover,"Dispersed in Forest, Village or Broken",3,4,5,6,7,8,9,,,R
open,Dispersed in other terrain,2,3,4,5,6,7,8,9,,R
undispersed,Undispersed in any terrain,1,2,3,4,5,6,7,8,9,R
`,
  'landing-codes.csv': `code,loss,gun_loss,dispersed,disrupted,gun_dispersed,gun_disrupted,eliminated,source
-,0,0,0,0,0,0,0,R
d,0,0,1,0,1,0,0,R
D,0,1,0,1,1,0,0,R
1,1,0,1,0,0,1,0,R
2,2,1,1,0,0,1,0,R
3,3,2,1,0,0,1,0,R
E,0,0,0,0,0,0,1,R
`,
  'landing-scatter.csv': `dice,w0,w3,w7,w11,source
2,S1,S2,A,A,R
3,-,S1,S2,A,R
4,-,S1,S2,S2,R
5,-,-,S1,S2,R
6,-,-,S1,S1,R
7,-,-,-,S1,D
8,-,-,-,S1,D
9,-,-,-,-,D
10,-,-,-,-,D
11,-,-,-,-,D
12,-,-,-,-,D
`,
  'landing.csv': `dice,c1,c4,c7,c10,c13,c16,source
2,2,2,E,E,E,E,R
3,1,2,3,3,E,E,R
4,1,1,2,2,3,E,R
5,D,1,1,2,3,3,D c1:R c4:R c7:R
6,d,D,1,1,2,3,D
7,-,d,D,1,1,2,D
8,-,-,d,D,1,1,D
9,-,-,-,d,D,1,D
10,-,-,-,-,d,D,D
11,-,-,-,-,-,d,D
12,-,-,-,-,-,-,D
`,
  'leaders.csv': `leader,headquarters,rank,units,returns,source
Freyberg,CHCHQ,1,chain,1,D headquarters:R
Stewart,CHCHQ,2,chain,1,D
Weston,HQ/MNBDO,1,chain,1,D headquarters:R
Puttick,2-NZ-Div,1,chain,1,D headquarters:R
Gentry,2-NZ-Div,2,chain,1,D
Inglis,4-Bde,1,chain,1,D headquarters:R
Hargest,5-Bde,1,chain,1,R
Kippenberger,10-Bde,1,chain,1,D headquarters:H
Vasey,19IB,1,chain,1,D headquarters:H
Campbell,2-NZ-Div,3,chain,1,D
Forrester,6R/10-Bde,1,greek,1,D units:R
King-George,,0,none,0,R
Student,RHQ,1,chain,1,D
Meindl,RHQ,2,chain,1,D
Ramcke,RHQ,3,chain,1,D
Suessman,Sigs-Sec,1,chain,1,D headquarters:R
Heidrich,III/1/1,1,regiment,1,D
Koch,AR/1/1,1,chain,1,D headquarters:H
Braun,AR/4/13,1,chain,1,D headquarters:H
Von-Plessen,AR/3/9,1,chain,1,D headquarters:H
Genz,GD/1,1,chain,1,D headquarters:R
Altmann,AD/1/1,1,chain,1,D headquarters:H
Ringel,5-Mountain,1,chain,1,D headquarters:H
Utz,RHQ/100,1,chain,1,D headquarters:H
`,
  'limits.csv': `id,value,unit,case,source
movement,4,points,9.11,R
eighths,8,eighths of a movement point,11.14,D
leave-zone,2,points,8.11,R
assault,1,points,9.62,R
leave-travel,1,points,9.22,R
zone,1,hexes,8.0,R
zone-ranged,2,"hexes, range 2 or more",8.0,R
night-observation,2,hexes,7.5,R
communication,15,hexes,11.6,R
communication-mountain,5,hexes,11.6,R
division-battery-own-eyes,2,hexes,12.21,R
unit-supply,8,hexes,19.31,R
carried-supply,8,last turn,19.12,R
landing-fire,3,hexes,16.21,R
later-drop,3,hexes from a friend,16.4,R
supply-drop,3,hexes from a friend,16.31,R
night-landing-weather,7,added at night,16.12,R
abort-lost,10,least of two dice,16.28,R
marker-feeds,20,units,16.34,R
airfield-stack,24,Strength points,16.77,R
landing-rate,32,Strength points an airfield hex,16.83,R
transport,50,points,16.81,R
airfield-damage-one,25,points lost,16.84,R
airfield-damage-both,40,points lost,16.84,R
leader-landing-lost,4,die,33.43,R
airstrikes-hex,2,net,17.12,R
airstrike-weather,6,least condition that halves,17.14,R
airstrike-targets,2,units,17.19,R
bridge-road-turns,5,turns,18.21,R
bridge-trail-turns,3,turns,18.21,R
bridge-road-sure,10,turns,18.23,R
bridge-trail-sure,6,turns,18.23,R
bridge-repaired-turns,3,turns,18.24,R
bridge-destroyed-to,4,die,18.21,R
bridge-strength,3,Strength,18.21,R
repair-turns,1,turns,18.3,R
repair-strength,2,Strength,18.3,R
entrench-turns,6,turns,20.42,R
entrench-strength,4,Strength,20.42,R
leader-alone,2,two dice,21.32,R
leader-fire,2,two dice,21.33,R
leader-disrupted,3,two dice,21.33,R
leader-assault,4,two dice,21.33,R
leader-bonus,2,Morale,21.11,R
leader-bonus-returned,1,"Morale, two turns",21.44,R
no-mode-changes,3,turns,21.51,R
no-mode-changes-covered,1,turns,21.51,R
irregular-day,5,Fire value,22.12,R
irregular-night,7,Fire value,22.12,R
irregular-last,48,turn,22.14,R
hussars-break,1,die,23.2,R
retreat-steps,3,hexes,13.42,R
assault-retreat,1,hexes,9.72,D
delay,10,turns,26.18,R
command-deduction,2,"points, scenario 30",30.41,R
theodhoroi-recovers,6,die,16.54,R
replaced-artillery,2,"Effectiveness, another division",12.64,R
replaced-artillery-own,1,"Effectiveness, replacement headquarters",12.64,R
fatigue-from,11,turn,24.11,R
`,
  'map.csv': `hex,east_name,sheet,row,column,terrain,sea,elevation_m,village,island,supply_edge,entry,landing,place,source
W0101,E1033,west,1,1,all-sea,all,,,,,,,,H
W0102,,west,1,2,all-sea,all,,,,,,,,H
W0103,,west,1,3,all-sea,all,,,,,,,,H
W0104,,west,1,4,all-sea,all,,,,,,,,H
W0105,,west,1,5,all-sea,all,,,,,,,,H
W0106,,west,1,6,all-sea,all,,,,,,,,H
W0107,,west,1,7,all-sea,all,,,,,,,,H
W0108,,west,1,8,all-sea,all,,,,,,,,H
W0109,,west,1,9,all-sea,all,,,,,,,,H
W0110,,west,1,10,all-sea,all,,,,,,,,H
W0111,,west,1,11,all-sea,all,,,,,,,,H
W0112,,west,1,12,all-sea,all,,,,,,,,H
W0113,,west,1,13,all-sea,all,,,,,,,,H
W0114,,west,1,14,all-sea,all,,,,,,,,H
W0115,,west,1,15,all-sea,all,,,,,,,,H
W0116,,west,1,16,all-sea,all,,,,,,,,H
W0117,,west,1,17,all-sea,all,,,,,,,,H
W0118,,west,1,18,all-sea,all,,,,,,,,H
W0119,,west,1,19,all-sea,all,,,,,,,,H
W0120,,west,1,20,all-sea,all,,,,,,,,H
W0121,,west,1,21,all-sea,all,,,,,,,,H
W0122,,west,1,22,all-sea,all,,,,,,,,H
W0123,,west,1,23,all-sea,all,,,,,,,,H
W0124,,west,1,24,all-sea,all,,,,,,,,H
W0125,,west,1,25,all-sea,all,,,,,,,,H
W0126,,west,1,26,rough,none,20,,,,,,Gonia monastery,D
W0127,,west,1,27,broken,none,50,,,,,,,D
W0128,,west,1,28,broken,none,80,,,,,,,D
W0129,,west,1,29,mixed,none,100,,,,,,,D
W0130,,west,1,30,broken,none,100,,,,,,,D
W0131,,west,1,31,broken,none,70,,,,,,,D
W0132,,west,1,32,broken,partial,20,,,,,,,D
W0133,,west,1,33,all-sea,all,,,,,,,,H
W0134,,west,1,34,all-sea,all,,,,,,,,H
W0135,,west,1,35,all-sea,all,,,,,,,,H
W0136,,west,1,36,all-sea,all,,,,,,,,H
W0137,,west,1,37,all-sea,all,,,,,,,,H
W0138,,west,1,38,all-sea,all,,,,,,,,H
W0139,,west,1,39,all-sea,all,,,,,,,,H
W0140,,west,1,40,all-sea,all,,,,,,,,H
W0141,,west,1,41,all-sea,all,,,,,,,,H
W0142,,west,1,42,all-sea,all,,,,,,,,H
W0143,,west,1,43,all-sea,all,,,,,,,,H
W0144,,west,1,44,all-sea,all,,,,,,,,H
W0145,,west,1,45,all-sea,all,,,,,,,,H
W0146,,west,1,46,all-sea,all,,,,,,,,H
W0147,,west,1,47,broken,partial,30,,,,,,,D
W0148,,west,1,48,broken,none,80,,,,,,,D
W0149,,west,1,49,broken,none,130,,,,,,,D
W0150,,west,1,50,rough,none,140,,,,,,,D
W0151,,west,1,51,broken,none,70,,,,,,,D
W0152,,west,1,52,broken,partial,40,,,,,,,D
W0201,E1133,west,2,1,all-sea,all,,,,,,,,H
W0202,,west,2,2,all-sea,all,,,,,,,,H
W0203,,west,2,3,all-sea,all,,,,,,,,H
W0204,,west,2,4,all-sea,all,,,,,,,,H
W0205,,west,2,5,all-sea,all,,,,,,,,H
W0206,,west,2,6,all-sea,all,,,,,,,,H
W0207,,west,2,7,all-sea,all,,,,,,,,H
W0208,,west,2,8,all-sea,all,,,,,,,,H
W0209,,west,2,9,all-sea,all,,,,,,,,H
W0210,,west,2,10,all-sea,all,,,,,,,,H
W0211,,west,2,11,all-sea,all,,,,,,,,H
W0212,,west,2,12,all-sea,all,,,,,,,,H
W0213,,west,2,13,all-sea,all,,,,,,,,H
W0214,,west,2,14,all-sea,all,,,,,,,,H
W0215,,west,2,15,all-sea,all,,,,,,,,H
W0216,,west,2,16,all-sea,all,,,,,,,,H
W0217,,west,2,17,all-sea,all,,,,,,,,H
W0218,,west,2,18,all-sea,all,,,,,,,,H
W0219,,west,2,19,all-sea,all,,,,,,,,H
W0220,,west,2,20,all-sea,all,,,,,,,,H
W0221,,west,2,21,all-sea,all,,,,,,,,H
W0222,,west,2,22,all-sea,all,,,,,,,,H
W0223,,west,2,23,all-sea,all,,,,,,,,H
W0224,,west,2,24,mixed,partial,0,,,,,,,D
W0225,,west,2,25,village,partial,10,major,,,,,Kolimbari,D place:H village:H
W0226,,west,2,26,rough,none,30,,,,,,,D
W0227,,west,2,27,rough,none,40,,,,,,,D
W0228,,west,2,28,broken,none,60,,,,,,,D
W0229,,west,2,29,broken,none,60,,,,,,,D
W0230,,west,2,30,broken,none,50,,,,,,,D
W0231,,west,2,31,village,none,20,minor,,,,,Ravdoukha,D place:H village:H
W0232,,west,2,32,mixed,partial,10,,,,,,,D
W0233,,west,2,33,all-sea,all,,,,,,,,H
W0234,,west,2,34,all-sea,all,,,,,,,,H
W0235,,west,2,35,all-sea,all,,,,,,,,H
W0236,,west,2,36,all-sea,all,,,,,,,,H
W0237,,west,2,37,all-sea,all,,,,,,,,H
W0238,,west,2,38,all-sea,all,,,,,,,,H
W0239,,west,2,39,all-sea,all,,,,,,,,H
W0240,,west,2,40,all-sea,all,,,,,,,,H
W0241,,west,2,41,all-sea,all,,,,,,,,H
W0242,,west,2,42,all-sea,all,,,,,,,,H
W0243,,west,2,43,all-sea,all,,,,,,,,H
W0244,,west,2,44,all-sea,all,,,,,,,,H
W0245,,west,2,45,all-sea,all,,,,,,,,H
W0246,,west,2,46,all-sea,all,,,,,,,,H
W0247,,west,2,47,broken,none,90,,,,,,,D
W0248,,west,2,48,rough,none,170,,,,,,,D
W0249,,west,2,49,rough,none,200,,,,,,,D
W0250,,west,2,50,rough,none,140,,,,,,,D
W0251,,west,2,51,broken,partial,50,,,,,,,D
W0252,,west,2,52,all-sea,all,,,,,,,,H
W0301,E1233,west,3,1,all-sea,all,,,,,,,,H
W0302,,west,3,2,all-sea,all,,,,,,,,H
W0303,,west,3,3,all-sea,all,,,,,,,,H
W0304,,west,3,4,all-sea,all,,,,,,,,H
W0305,,west,3,5,all-sea,all,,,,,,,,H
W0306,,west,3,6,rough,partial,50,,theodhoroi,,,,Ay Theodhoroi,H terrain:D
W0307,,west,3,7,rough,partial,30,,theodhoroi,,,,Ay Theodhoroi,H terrain:D
W0308,,west,3,8,all-sea,all,,,,,,,,H
W0309,,west,3,9,all-sea,all,,,,,,,,H
W0310,,west,3,10,all-sea,all,,,,,,,,H
W0311,,west,3,11,all-sea,all,,,,,,,,H
W0312,,west,3,12,all-sea,all,,,,,,,,H
W0313,,west,3,13,all-sea,all,,,,,,,,H
W0314,,west,3,14,all-sea,all,,,,,,,,H
W0315,,west,3,15,all-sea,all,,,,,,,,H
W0316,,west,3,16,all-sea,all,,,,,,,,H
W0317,,west,3,17,all-sea,all,,,,,,,,H
W0318,,west,3,18,all-sea,all,,,,,,,,H
W0319,,west,3,19,all-sea,all,,,,,,,,H
W0320,,west,3,20,mixed,partial,30,,,,,,,D
W0321,,west,3,21,all-sea,all,,,,,,,,H
W0322,,west,3,22,mixed,partial,10,,,,,,,D
W0323,,west,3,23,mixed,partial,10,,,,,,,D
W0324,,west,3,24,mixed,partial,10,,,,,,,D
W0325,,west,3,25,mixed,none,10,,,,,,,D
W0326,,west,3,26,mixed,none,20,,,,,,,D
W0327,,west,3,27,woods,none,20,,,,,,,D
W0328,,west,3,28,mixed,none,30,,,,,,,D
W0329,,west,3,29,broken,none,30,,,,,,,D
W0330,,west,3,30,rough,none,30,,,,,,,D
W0331,,west,3,31,broken,none,20,,,,,,,D
W0332,,west,3,32,woods,none,10,,,,,,,D
W0333,,west,3,33,all-sea,all,,,,,,,,H
W0334,,west,3,34,all-sea,all,,,,,,,,H
W0335,,west,3,35,all-sea,all,,,,,,,,H
W0336,,west,3,36,all-sea,all,,,,,,,,H
W0337,,west,3,37,all-sea,all,,,,,,,,H
W0338,,west,3,38,all-sea,all,,,,,,,,H
W0339,,west,3,39,all-sea,all,,,,,,,,H
W0340,,west,3,40,all-sea,all,,,,,,,,H
W0341,,west,3,41,all-sea,all,,,,,,,,H
W0342,,west,3,42,all-sea,all,,,,,,,,H
W0343,,west,3,43,all-sea,all,,,,,,,,H
W0344,,west,3,44,all-sea,all,,,,,,,,H
W0345,,west,3,45,all-sea,all,,,,,,,,H
W0346,,west,3,46,all-sea,all,,,,,,,,H
W0347,,west,3,47,broken,partial,90,,,,,,,D
W0348,,west,3,48,rough,none,220,,,,,,,D
W0349,,west,3,49,rough,none,250,,,,,,,D
W0350,,west,3,50,rough,none,240,,,,,,,D
W0351,,west,3,51,broken,none,120,,,,,,,D
W0352,,west,3,52,rough,partial,20,,,,,,,D
W0401,E1333,west,4,1,all-sea,all,,,,,,,,H
W0402,,west,4,2,all-sea,all,,,,,,,,H
W0403,,west,4,3,all-sea,all,,,,,,,,H
W0404,,west,4,4,all-sea,all,,,,,,,,H
W0405,,west,4,5,all-sea,all,,,,,,,,H
W0406,,west,4,6,rough,partial,20,,theodhoroi,,,,Ay Theodhoroi,H terrain:D
W0407,,west,4,7,all-sea,all,,,,,,,,H
W0408,,west,4,8,all-sea,all,,,,,,,,H
W0409,,west,4,9,all-sea,all,,,,,,,,H
W0410,,west,4,10,all-sea,all,,,,,,,,H
W0411,,west,4,11,all-sea,all,,,,,,,,H
W0412,,west,4,12,all-sea,all,,,,,,,,H
W0413,,west,4,13,all-sea,all,,,,,,,,H
W0414,,west,4,14,all-sea,all,,,,,,,,H
W0415,,west,4,15,all-sea,all,,,,,,,,H
W0416,,west,4,16,all-sea,all,,,,,,,,H
W0417,,west,4,17,all-sea,all,,,,,,,,H
W0418,,west,4,18,mixed,partial,10,,,,,,,D
W0419,,west,4,19,airfield,none,20,,,,,,Maleme airfield,D terrain:R place:R
W0420,,west,4,20,clear,partial,10,,,,,,,H
W0421,,west,4,21,clear,partial,10,,,,,,,H
W0422,,west,4,22,mixed,none,10,,,,,,,D
W0423,,west,4,23,village,none,20,minor,,,,,Minothiana,D place:H village:H
W0424,,west,4,24,mixed,none,20,,,,,,,D
W0425,,west,4,25,mixed,none,30,,,,,,,D
W0426,,west,4,26,mixed,none,30,,,,,,,D
W0427,,west,4,27,woods,none,30,,,,,,,D
W0428,,west,4,28,mixed,none,30,,,,,,,D
W0429,,west,4,29,broken,none,30,,,,,,,D
W0430,,west,4,30,broken,none,20,,,,,,,D
W0431,,west,4,31,mixed,none,10,,,,,,,D
W0432,,west,4,32,mixed,partial,0,,,,,,,D
W0433,,west,4,33,all-sea,all,,,,,,,,H
W0434,,west,4,34,all-sea,all,,,,,,,,H
W0435,,west,4,35,all-sea,all,,,,,,,,H
W0436,,west,4,36,all-sea,all,,,,,,,,H
W0437,,west,4,37,all-sea,all,,,,,,,,H
W0438,,west,4,38,all-sea,all,,,,,,,,H
W0439,,west,4,39,all-sea,all,,,,,,,,H
W0440,,west,4,40,all-sea,all,,,,,,,,H
W0441,,west,4,41,all-sea,all,,,,,,,,H
W0442,,west,4,42,all-sea,all,,,,,,,,H
W0443,,west,4,43,all-sea,all,,,,,,,,H
W0444,,west,4,44,all-sea,all,,,,,,,,H
W0445,,west,4,45,all-sea,all,,,,,,,,H
W0446,,west,4,46,all-sea,all,,,,,,,,H
W0447,,west,4,47,broken,partial,110,,,,,,,D
W0448,,west,4,48,rough,none,380,,,,,,,D
W0449,,west,4,49,rough,none,300,,,,,,,D
W0450,,west,4,50,rough,none,210,,,,,,,D
W0451,,west,4,51,rough,none,100,,,,,,,D
W0452,,west,4,52,rough,partial,10,,,,,,,D
W0501,E1433,west,5,1,all-sea,all,,,,,,,,H
W0502,,west,5,2,all-sea,all,,,,,,,,H
W0503,,west,5,3,all-sea,all,,,,,,,,H
W0504,,west,5,4,all-sea,all,,,,,,,,H
W0505,,west,5,5,all-sea,all,,,,,,,,H
W0506,,west,5,6,all-sea,all,,,,,,,,H
W0507,,west,5,7,all-sea,all,,,,,,,,H
W0508,,west,5,8,all-sea,all,,,,,,,,H
W0509,,west,5,9,all-sea,all,,,,,,,,H
W0510,,west,5,10,all-sea,all,,,,,,,,H
W0511,,west,5,11,all-sea,all,,,,,,,,H
W0512,,west,5,12,all-sea,all,,,,,,,,H
W0513,,west,5,13,all-sea,all,,,,,,,,H
W0514,,west,5,14,all-sea,all,,,,,,,,H
W0515,,west,5,15,all-sea,all,,,,,,,,H
W0516,,west,5,16,all-sea,all,,,,,,,,H
W0517,,west,5,17,mixed,partial,0,,,,,,,H
W0518,,west,5,18,village,partial,10,major,,,,,Maleme,D place:H village:H
W0519,,west,5,19,airfield,none,20,,,,,,Maleme airfield,D terrain:R place:R
W0520,,west,5,20,village,none,10,major,,,,,Tavronitis,D place:H village:H
W0521,,west,5,21,mixed,none,20,,,,,,,H
W0522,,west,5,22,woods,none,20,,,,,,,H
W0523,,west,5,23,village,none,30,major,,,,,Kamisiana,D place:H village:H
W0524,,west,5,24,village,none,30,major,,,,,Rapaniana,D place:H village:H
W0525,,west,5,25,mixed,none,40,,,,,,,D
W0526,,west,5,26,woods,none,40,,,,,,,D
W0527,,west,5,27,woods,none,40,,,,,,,D
W0528,,west,5,28,mixed,none,40,,,,,,,D
W0529,,west,5,29,woods,none,30,,,,,,,D
W0530,,west,5,30,mixed,none,20,,,,,,,D
W0531,,west,5,31,mixed,none,20,,,,,,,D
W0532,,west,5,32,mixed,none,10,,,,,,,D
W0533,,west,5,33,mixed,partial,0,,,,,,,D
W0534,,west,5,34,all-sea,all,,,,,,,,H
W0535,,west,5,35,all-sea,all,,,,,,,,H
W0536,,west,5,36,all-sea,all,,,,,,,,H
W0537,,west,5,37,all-sea,all,,,,,,,,H
W0538,,west,5,38,all-sea,all,,,,,,,,H
W0539,,west,5,39,all-sea,all,,,,,,,,H
W0540,,west,5,40,all-sea,all,,,,,,,,H
W0541,,west,5,41,all-sea,all,,,,,,,,H
W0542,,west,5,42,all-sea,all,,,,,,,,H
W0543,,west,5,43,all-sea,all,,,,,,,,H
W0544,,west,5,44,all-sea,all,,,,,,,,H
W0545,,west,5,45,all-sea,all,,,,,,,,H
W0546,,west,5,46,all-sea,all,,,,,,,,H
W0547,,west,5,47,woods,partial,80,,,,,,,D
W0548,,west,5,48,rough,none,220,,,,,,,D
W0549,,west,5,49,rough,none,370,,,,,,,D
W0550,,west,5,50,rough,none,260,,,,,,,D
W0551,,west,5,51,rough,none,150,,,,,,,D
W0552,,west,5,52,rough,none,60,,,,,,,D
W0601,E1533,west,6,1,all-sea,all,,,,,,,,H
W0602,,west,6,2,all-sea,all,,,,,,,,H
W0603,,west,6,3,all-sea,all,,,,,,,,H
W0604,,west,6,4,all-sea,all,,,,,,,,H
W0605,,west,6,5,all-sea,all,,,,,,,,H
W0606,,west,6,6,mixed,partial,10,,,,,,,D
W0607,,west,6,7,mixed,partial,0,,,,,,,D
W0608,,west,6,8,all-sea,all,,,,,,,,H
W0609,,west,6,9,mixed,partial,10,,,,,,,D
W0610,,west,6,10,mixed,partial,10,,,,,,,D
W0611,,west,6,11,clear,partial,10,,,,,,,D
W0612,,west,6,12,clear,partial,10,,,,,,,D
W0613,,west,6,13,mixed,partial,10,,,,,,,D
W0614,,west,6,14,woods,partial,0,,,,,,,H
W0615,,west,6,15,mixed,partial,10,,,,,,,H
W0616,,west,6,16,village,none,10,major,,,,,Pirgos,D terrain:R place:R
W0617,,west,6,17,mixed,none,20,,,,,,,H
W0618,,west,6,18,woods,none,50,,,,,,,H
W0619,,west,6,19,broken,none,40,,,,,,,H
W0620,,west,6,20,clear,none,20,,,,,,,H
W0621,,west,6,21,mixed,none,20,,,,,,,H
W0622,,west,6,22,woods,none,30,,,,,,,H
W0623,,west,6,23,mixed,none,40,,,,,,,D
W0624,,west,6,24,mixed,none,50,,,,,,,D
W0625,,west,6,25,mixed,none,50,,,,,,,D
W0626,,west,6,26,woods,none,50,,,,,,,D
W0627,,west,6,27,woods,none,50,,,,,,,D
W0628,,west,6,28,mixed,none,50,,,,,,,D
W0629,,west,6,29,woods,none,40,,,,,,,D
W0630,,west,6,30,mixed,none,20,,,,,,,D
W0631,,west,6,31,mixed,none,10,,,,,,,D
W0632,,west,6,32,clear,none,0,,,,,,,D
W0633,,west,6,33,all-sea,all,,,,,,,,H
W0634,,west,6,34,all-sea,all,,,,,,,,H
W0635,,west,6,35,all-sea,all,,,,,,,,H
W0636,,west,6,36,all-sea,all,,,,,,,,H
W0637,,west,6,37,all-sea,all,,,,,,,,H
W0638,,west,6,38,all-sea,all,,,,,,,,H
W0639,,west,6,39,all-sea,all,,,,,,,,H
W0640,,west,6,40,all-sea,all,,,,,,,,H
W0641,,west,6,41,all-sea,all,,,,,,,,H
W0642,,west,6,42,all-sea,all,,,,,,,,H
W0643,,west,6,43,all-sea,all,,,,,,,,H
W0644,,west,6,44,all-sea,all,,,,,,,,H
W0645,,west,6,45,all-sea,all,,,,,,,,H
W0646,,west,6,46,all-sea,all,,,,,,,,H
W0647,,west,6,47,rough,partial,50,,,,,,,D
W0648,,west,6,48,rough,none,190,,,,,,,D
W0649,,west,6,49,rough,none,250,,,,,,,D
W0650,,west,6,50,rough,none,180,,,,,,,D
W0651,,west,6,51,broken,none,80,,,,,,,D
W0652,,west,6,52,broken,partial,0,,,,,,,D
W0701,E1633,west,7,1,all-sea,all,,,,,,,,H
W0702,,west,7,2,woods,partial,30,,,,,,,D
W0703,,west,7,3,all-sea,all,,,,,,,,H
W0704,,west,7,4,all-sea,all,,,,,,,,H
W0705,,west,7,5,mixed,partial,30,,,,,,,D
W0706,,west,7,6,woods,partial,30,,,,,,,D
W0707,,west,7,7,village,none,50,major,,,,,Ay Marina,D place:H village:H
W0708,,west,7,8,mixed,none,40,,,,,,,H
W0709,,west,7,9,village,none,30,major,,,,,Platanias,D place:H village:H
W0710,,west,7,10,clear,none,10,,,,,,,H
W0711,,west,7,11,clear,none,10,,,,,,,H
W0712,,west,7,12,woods,none,10,,,,,,,H
W0713,,west,7,13,village,none,20,major,,,,,Yerani,D place:H village:H
W0714,,west,7,14,woods,none,20,,,,,,,H
W0715,,west,7,15,village,none,20,major,,,,,Dhaskaliana,D place:H village:H
W0716,,west,7,16,woods,none,20,,,,,,,H
W0717,,west,7,17,woods,none,30,,,,,,,H
W0718,,west,7,18,broken,none,60,,,,,,,H
W0719,,west,7,19,rough,none,70,,,,,,Hill 107,H
W0720,,west,7,20,broken,none,40,,,,,,,H
W0721,,west,7,21,mixed,none,20,,,,,,,D
W0722,,west,7,22,woods,none,30,,,,,,,H
W0723,,west,7,23,woods,none,50,,,,,,,D
W0724,,west,7,24,mixed,none,60,,,,,,,D
W0725,,west,7,25,village,none,60,major,,,,,Spilia,D place:H village:H
W0726,,west,7,26,woods,none,70,,,,,,,D
W0727,,west,7,27,mixed,none,60,,,,,,,D
W0728,,west,7,28,mixed,none,60,,,,,,,D
W0729,,west,7,29,mixed,none,50,,,,,,,D
W0730,,west,7,30,mixed,none,40,,,,,,,D
W0731,,west,7,31,mixed,none,30,,,,,,,D
W0732,,west,7,32,mixed,none,10,,,,,,,D
W0733,,west,7,33,mixed,partial,0,,,,,,,D
W0734,,west,7,34,all-sea,all,,,,,,,,H
W0735,,west,7,35,all-sea,all,,,,,,,,H
W0736,,west,7,36,all-sea,all,,,,,,,,H
W0737,,west,7,37,all-sea,all,,,,,,,,H
W0738,,west,7,38,all-sea,all,,,,,,,,H
W0739,,west,7,39,all-sea,all,,,,,,,,H
W0740,,west,7,40,all-sea,all,,,,,,,,H
W0741,,west,7,41,all-sea,all,,,,,,,,H
W0742,,west,7,42,all-sea,all,,,,,,,,H
W0743,,west,7,43,all-sea,all,,,,,,,,H
W0744,,west,7,44,woods,partial,0,,,,,,,D
W0745,,west,7,45,woods,partial,20,,,,,,,D
W0746,,west,7,46,broken,partial,30,,,,,,,D
W0747,,west,7,47,broken,none,30,,,,,,,D
W0748,,west,7,48,rough,none,40,,,,,,,D
W0749,,west,7,49,broken,none,140,,,,,,,D
W0750,,west,7,50,rough,none,160,,,,,,,D
W0751,,west,7,51,rough,none,110,,,,,,,D
W0752,,west,7,52,broken,partial,20,,,,,,,D
W0801,E1733,west,8,1,mixed,partial,40,,,,,,7th General Hospital,D
W0802,,west,8,2,woods,partial,40,,,,,,,D
W0803,,west,8,3,village,partial,40,minor,,,,,Staliana Khania,D place:H village:H
W0804,,west,8,4,woods,partial,40,,,,,,,D
W0805,,west,8,5,village,none,50,minor,,,,,Kato Stalos,D place:H village:H
W0806,,west,8,6,broken,none,80,,,,,,,H
W0807,,west,8,7,woods,none,120,,,,,,,D
W0808,,west,8,8,broken,none,80,,,,,,,H
W0809,,west,8,9,broken,none,40,,,,,,,H
W0810,,west,8,10,woods,none,10,,,,,,,D
W0811,,west,8,11,mixed,none,30,,,,,,,H
W0812,,west,8,12,woods,none,30,,,,,,,D
W0813,,west,8,13,broken,none,40,,,,,,,H
W0814,,west,8,14,woods,none,30,,,,,,,H
W0815,,west,8,15,woods,none,30,,,,,,,H
W0816,,west,8,16,woods,none,40,,,,,,,D
W0817,,west,8,17,broken,none,50,,,,,,,H
W0818,,west,8,18,broken,none,60,,,,,,,D
W0819,,west,8,19,village,none,60,major,,,,,Vlakheronitissa,D place:H village:H
W0820,,west,8,20,clear,none,30,,,,,,,H
W0821,,west,8,21,mixed,none,30,,,,,,,H
W0822,,west,8,22,village,none,50,minor,,,,,Skoutelonas,D place:H village:H
W0823,,west,8,23,woods,none,60,,,,,,,D
W0824,,west,8,24,broken,none,80,,,,,,,D
W0825,,west,8,25,broken,none,90,,,,,,,D
W0826,,west,8,26,broken,none,80,,,,,,,D
W0827,,west,8,27,mixed,none,70,,,,,,,D
W0828,,west,8,28,woods,none,70,,,,,,,D
W0829,,west,8,29,mixed,none,60,,,,,,,D
W0830,,west,8,30,mixed,none,50,,,,,,,D
W0831,,west,8,31,mixed,none,30,,,,,,,D
W0832,,west,8,32,mixed,none,10,,,,,,,D
W0833,,west,8,33,village,partial,0,minor,,,,,Nopiyia,D place:H village:H
W0834,,west,8,34,all-sea,all,,,,,,,,H
W0835,,west,8,35,all-sea,all,,,,,,,,H
W0836,,west,8,36,all-sea,all,,,,,,,,H
W0837,,west,8,37,all-sea,all,,,,,,,,H
W0838,,west,8,38,all-sea,all,,,,,,,,H
W0839,,west,8,39,all-sea,all,,,,,,,,H
W0840,,west,8,40,all-sea,all,,,,,,,,H
W0841,,west,8,41,all-sea,all,,,,,,,,H
W0842,,west,8,42,all-sea,all,,,,,,,,H
W0843,,west,8,43,mixed,partial,0,,,,,,,D
W0844,,west,8,44,woods,none,0,,,,,,,D
W0845,,west,8,45,mixed,none,10,,,,,,,D
W0846,,west,8,46,mixed,none,20,,,,,,,D
W0847,,west,8,47,village,none,30,minor,,,,,Kaliviani,D place:H village:H
W0848,,west,8,48,broken,none,40,,,,,,,D
W0849,,west,8,49,broken,none,70,,,,,,,D
W0850,,west,8,50,rough,none,80,,,,,,,D
W0851,,west,8,51,broken,none,40,,,,,,,D
W0852,,west,8,52,broken,none,0,,,,,,,D
W0901,E1833,west,9,1,woods,none,40,,,,,,,H
W0902,,west,9,2,mixed,none,50,,,,,,,H
W0903,,west,9,3,broken,none,60,,,,,,,H
W0904,,west,9,4,broken,none,60,,,,,,Red Hill,H
W0905,,west,9,5,village,none,70,major,,,,,Stalos,D place:H village:H
W0906,,west,9,6,broken,none,110,,,,,,,H
W0907,,west,9,7,woods,none,140,,,,,,,D
W0908,,west,9,8,woods,none,120,,,,,,,D
W0909,,west,9,9,broken,none,70,,,,,,,D
W0910,,west,9,10,mixed,none,30,,,,,,,D
W0911,,west,9,11,mixed,none,40,,,,,,,D
W0912,,west,9,12,village,none,50,major,,,,,Modhion,D place:H village:H
W0913,,west,9,13,broken,none,60,,,,,,,D
W0914,,west,9,14,woods,none,60,,,,,,,D
W0915,,west,9,15,village,none,60,major,,,,,Kondomari,D place:H village:H
W0916,,west,9,16,broken,none,60,,,,,,,H
W0917,,west,9,17,broken,none,60,,,,,,Vineyard Ridge,H
W0918,,west,9,18,mixed,none,70,,,,,,,D
W0919,,west,9,19,mixed,none,70,,,,,,,D
W0920,,west,9,20,mixed,none,40,,,,,,,D
W0921,,west,9,21,clear,none,40,,,,,,,D
W0922,,west,9,22,woods,none,50,,,,,,,D
W0923,,west,9,23,village,none,70,minor,,,,,Pontikiana,D place:H village:H
W0924,,west,9,24,broken,none,80,,,,,,,D
W0925,,west,9,25,broken,none,110,,,,,,,D
W0926,,west,9,26,broken,none,110,,,,,,,D
W0927,,west,9,27,village,none,100,minor,,,,,Episkopi (Kisamos),D place:H village:H
W0928,,west,9,28,woods,none,100,,,,,,,D
W0929,,west,9,29,mixed,none,80,,,,,,,D
W0930,,west,9,30,mixed,none,70,,,,,,,D
W0931,,west,9,31,mixed,none,50,,,,,,,D
W0932,,west,9,32,woods,none,30,,,,,,,D
W0933,,west,9,33,mixed,none,10,,,,,,,D
W0934,,west,9,34,mixed,partial,10,,,,,,,D
W0935,,west,9,35,clear,partial,10,,,,,,,D
W0936,,west,9,36,all-sea,all,,,,,,,,H
W0937,,west,9,37,all-sea,all,,,,,,,,H
W0938,,west,9,38,all-sea,all,,,,,,,,H
W0939,,west,9,39,all-sea,all,,,,,,,,H
W0940,,west,9,40,all-sea,all,,,,,,,,H
W0941,,west,9,41,all-sea,all,,,,,,,,H
W0942,,west,9,42,all-sea,all,,,,,,,,H
W0943,,west,9,43,clear,partial,0,,,,,kastelli,,D sea:R
W0944,,west,9,44,mixed,partial,10,,,,,,,D
W0945,,west,9,45,mixed,none,10,,,,,,,D
W0946,,west,9,46,mixed,none,20,,,,,,,D
W0947,,west,9,47,mixed,none,30,,,,,,,D
W0948,,west,9,48,mixed,none,40,,,,,,,D
W0949,,west,9,49,mixed,none,40,,,,,,,D
W0950,,west,9,50,mixed,none,50,,,,,,,D
W0951,,west,9,51,broken,none,40,,,,,,,D
W0952,,west,9,52,mixed,partial,10,,,,,,,D
W1001,E1933,west,10,1,woods,none,60,,,,,,,H
W1002,,west,10,2,village,none,80,major,,,,,Galatas,D place:H village:H
W1003,,west,10,3,woods,none,90,,,,,,,H
W1004,,west,10,4,broken,none,100,,,,,,Ruin Hill,H
W1005,,west,10,5,broken,none,100,,,,,,,D
W1006,,west,10,6,woods,none,130,,,,,,,D
W1007,,west,10,7,woods,none,130,,,,,,,D
W1008,,west,10,8,woods,none,90,,,,,,,D
W1009,,west,10,9,mixed,none,50,,,,,,,D
W1010,,west,10,10,mixed,none,20,,,,,,,D
W1011,,west,10,11,broken,none,60,,,,,,,D
W1012,,west,10,12,broken,none,80,,,,,,,D
W1013,,west,10,13,woods,none,80,,,,,,,D
W1014,,west,10,14,woods,none,80,,,,,,,D
W1015,,west,10,15,broken,none,80,,,,,,,D
W1016,,west,10,16,broken,none,80,,,,,,,D
W1017,,west,10,17,village,none,80,major,,,,,Xamoudhokhori,D place:H village:H
W1018,,west,10,18,broken,none,70,,,,,,,H
W1019,,west,10,19,mixed,none,50,,,,,,,H
W1020,,west,10,20,clear,none,40,,,,,,,D
W1021,,west,10,21,mixed,none,50,,,,,,,D
W1022,,west,10,22,mixed,none,70,,,,,,,D
W1023,,west,10,23,woods,none,90,,,,,,,D
W1024,,west,10,24,broken,none,110,,,,,,,D
W1025,,west,10,25,broken,none,130,,,,,,,D
W1026,,west,10,26,rough,none,140,,,,,,,D
W1027,,west,10,27,woods,none,140,,,,,,,D
W1028,,west,10,28,woods,none,120,,,,,,,D
W1029,,west,10,29,woods,none,90,,,,,,,D
W1030,,west,10,30,woods,none,60,,,,,,,D
W1031,,west,10,31,mixed,none,40,,,,,,,D
W1032,,west,10,32,village,none,30,major,,,,,Nokhia,D place:H village:H
W1033,,west,10,33,woods,none,20,,,,,,,D
W1034,,west,10,34,mixed,none,10,,,,,,,D
W1035,,west,10,35,clear,none,10,,,,,,,D
W1036,,west,10,36,mixed,partial,10,,,,,,,D
W1037,,west,10,37,mixed,partial,10,,,,,,,D
W1038,,west,10,38,mixed,partial,0,,,,,,,D
W1039,,west,10,39,mixed,partial,0,,,,,,,D
W1040,,west,10,40,clear,partial,0,,,,,kastelli,,D sea:R
W1041,,west,10,41,village,partial,0,major,,,,kastelli,Kastelli Kisamos,D terrain:R place:R sea:R
W1042,,west,10,42,village,partial,0,major,,,,kastelli,Kastelli Kisamos,D terrain:R place:R sea:R
W1043,,west,10,43,mixed,none,10,,,,,,,D
W1044,,west,10,44,mixed,none,10,,,,,,,D
W1045,,west,10,45,mixed,none,20,,,,,,,D
W1046,,west,10,46,woods,none,30,,,,,,,D
W1047,,west,10,47,woods,none,40,,,,,,,D
W1048,,west,10,48,mixed,none,40,,,,,,,D
W1049,,west,10,49,mixed,none,30,,,,,,,D
W1050,,west,10,50,woods,none,20,,,,,,,D
W1051,,west,10,51,mixed,partial,10,,,,,,,D
W1052,,west,10,52,all-sea,all,,,,,,,,H
W1101,E2033,west,11,1,village,none,50,major,,,,,Karatsos,D place:H village:H
W1102,,west,11,2,broken,none,70,,,,,,,D
W1103,,west,11,3,broken,none,90,,,,,,Pink Hill,H
W1104,,west,11,4,broken,none,110,,,,,,Wheat Hill,H
W1105,,west,11,5,woods,none,110,,,,,,,H
W1106,,west,11,6,woods,none,100,,,,,,,D
W1107,,west,11,7,woods,none,100,,,,,,,D
W1108,,west,11,8,broken,none,100,,,,,,,D
W1109,,west,11,9,broken,none,60,,,,,,,D
W1110,,west,11,10,mixed,none,30,,,,,,,D
W1111,,west,11,11,village,none,70,minor,,,,,Vrises (Kidhonia),D place:H village:H
W1112,,west,11,12,rough,none,110,,,,,,Point 259 (Monodhendri),H
W1113,,west,11,13,broken,none,110,,,,,,,D
W1114,,west,11,14,broken,none,100,,,,,,,D
W1115,,west,11,15,woods,none,90,,,,,,,D
W1116,,west,11,16,broken,none,110,,,,,,,D
W1117,,west,11,17,broken,none,110,,,,,,,D
W1118,,west,11,18,broken,none,100,,,,,,,D
W1119,,west,11,19,mixed,none,70,,,,,,,D
W1120,,west,11,20,mixed,none,50,,,,,,,D
W1121,,west,11,21,mixed,none,50,,,,,,,D
W1122,,west,11,22,woods,none,70,,,,,,,D
W1123,,west,11,23,broken,none,90,,,,,,,D
W1124,,west,11,24,broken,none,110,,,,,,,D
W1125,,west,11,25,village,none,140,minor,,,,,Vouves,D place:H village:H
W1126,,west,11,26,broken,none,160,,,,,,,D
W1127,,west,11,27,broken,none,170,,,,,,,D
W1128,,west,11,28,woods,none,170,,,,,,,D
W1129,,west,11,29,broken,none,140,,,,,,,D
W1130,,west,11,30,broken,none,110,,,,,,,D
W1131,,west,11,31,woods,none,70,,,,,,,D
W1132,,west,11,32,woods,none,40,,,,,,,D
W1133,,west,11,33,woods,none,30,,,,,,,D
W1134,,west,11,34,woods,none,20,,,,,,,D
W1135,,west,11,35,clear,none,10,,,,,,,D
W1136,,west,11,36,mixed,none,10,,,,,,,D
W1137,,west,11,37,mixed,none,10,,,,,,,D
W1138,,west,11,38,clear,none,10,,,,,,,D
W1139,,west,11,39,mixed,none,10,,,,,,,D
W1140,,west,11,40,mixed,none,10,,,,,,,D
W1141,,west,11,41,mixed,none,10,,,,,,,D
W1142,,west,11,42,village,none,10,major,,,,,Kastelli Kisamos,D terrain:R place:R
W1143,,west,11,43,mixed,none,10,,,,,,,D
W1144,,west,11,44,mixed,none,10,,,,,,,D
W1145,,west,11,45,mixed,none,20,,,,,,,D
W1146,,west,11,46,woods,none,40,,,,,,,D
W1147,,west,11,47,village,none,50,minor,,,,,Azoyires (Kisamos),D place:H village:H
W1148,,west,11,48,woods,none,60,,,,,,,D
W1149,,west,11,49,woods,none,60,,,,,,,D
W1150,,west,11,50,broken,none,50,,,,,,,D
W1151,,west,11,51,village,partial,10,minor,,,,,Falasarna,D place:H village:H
W1152,,west,11,52,all-sea,all,,,,,,,,H
W1201,E2133,west,12,1,woods,none,60,,,,,,,H
W1202,,west,12,2,broken,none,70,,,,,,Cemetery Hill,H
W1203,,west,12,3,broken,none,80,,,,,,,D
W1204,,west,12,4,woods,none,90,,,,,,,H
W1205,,west,12,5,broken,none,80,,,,,,,H
W1206,,west,12,6,woods,none,80,,,,,,,H
W1207,,west,12,7,broken,none,70,,,,,,,D
W1208,,west,12,8,woods,none,60,,,,,,,D
W1209,,west,12,9,village,none,40,minor,,,,,Patelari,D place:H village:H
W1210,,west,12,10,woods,none,40,,,,,,,D
W1211,,west,12,11,rough,none,130,,,,,,,D
W1212,,west,12,12,woods,none,140,,,,,,,D
W1213,,west,12,13,rough,none,130,,,,,,Point 229,H
W1214,,west,12,14,village,none,120,minor,,,,,Psathoyiannos,D place:H village:H
W1215,,west,12,15,woods,none,110,,,,,,,D
W1216,,west,12,16,woods,none,140,,,,,,,D
W1217,,west,12,17,woods,none,130,,,,,,,D
W1218,,west,12,18,broken,none,100,,,,,,,D
W1219,,west,12,19,broken,none,70,,,,,,,D
W1220,,west,12,20,mixed,none,40,,,,,,,D
W1221,,west,12,21,woods,none,60,,,,,,,D
W1222,,west,12,22,village,none,90,major,,,,,Polemarkhi,D place:H village:H
W1223,,west,12,23,broken,none,110,,,,,,,D
W1224,,west,12,24,woods,none,130,,,,,,,D
W1225,,west,12,25,woods,none,160,,,,,,,D
W1226,,west,12,26,woods,none,180,,,,,,,D
W1227,,west,12,27,village,none,200,minor,,,,,Glossa,D place:H village:H
W1228,,west,12,28,broken,none,200,,,,,,,D
W1229,,west,12,29,broken,none,170,,,,,,,D
W1230,,west,12,30,broken,none,110,,,,,,,D
W1231,,west,12,31,woods,none,60,,,,,,,D
W1232,,west,12,32,woods,none,20,,,,,,,D
W1233,,west,12,33,woods,none,20,,,,,,,D
W1234,,west,12,34,mixed,none,20,,,,,,,D
W1235,,west,12,35,mixed,none,20,,,,,,,D
W1236,,west,12,36,woods,none,20,,,,,,,D
W1237,,west,12,37,mixed,none,20,,,,,,,D
W1238,,west,12,38,village,none,20,minor,,,,,Kallergiana,D place:H village:H
W1239,,west,12,39,mixed,none,20,,,,,,,D
W1240,,west,12,40,clear,none,20,,,,,,,D
W1241,,west,12,41,mixed,none,20,,,,,,,D
W1242,,west,12,42,woods,none,20,,,,,,,D
W1243,,west,12,43,woods,none,20,,,,,,,D
W1244,,west,12,44,woods,none,30,,,,,,,D
W1245,,west,12,45,woods,none,50,,,,,,,D
W1246,,west,12,46,broken,none,70,,,,,,,D
W1247,,west,12,47,broken,none,80,,,,,,,D
W1248,,west,12,48,woods,none,80,,,,,,,D
W1249,,west,12,49,woods,none,70,,,,,,,D
W1250,,west,12,50,broken,none,50,,,,,,,D
W1251,,west,12,51,mixed,partial,10,,,,,,,D
W1252,,west,12,52,all-sea,all,,,,,,,,H
W1301,E2233,west,13,1,woods,none,50,,,,,,,H
W1302,,west,13,2,mixed,none,60,,,,,,,H
W1303,,west,13,3,woods,none,70,,,,,,,H
W1304,,west,13,4,mixed,none,70,,,,,,,H
W1305,,west,13,5,mixed,none,60,,,,,,,H
W1306,,west,13,6,woods,none,60,,,,,,,H
W1307,,west,13,7,broken,none,50,,,,,,,D
W1308,,west,13,8,woods,none,50,,,,,,,D
W1309,,west,13,9,woods,none,30,,,,,,,D
W1310,,west,13,10,clear,none,40,,,,,,,D
W1311,,west,13,11,woods,none,70,,,,,,,D
W1312,,west,13,12,broken,none,140,,,,,,,D
W1313,,west,13,13,woods,none,130,,,,,,,D
W1314,,west,13,14,woods,none,120,,,,,,,D
W1315,,west,13,15,woods,none,120,,,,,,,D
W1316,,west,13,16,village,none,140,major,,,,,Manoliopoulo,D place:H village:H
W1317,,west,13,17,broken,none,180,,,,,,,D
W1318,,west,13,18,broken,none,140,,,,,,,D
W1319,,west,13,19,broken,none,110,,,,,,,D
W1320,,west,13,20,woods,none,70,,,,,,,D
W1321,,west,13,21,mixed,none,60,,,,,,,D
W1322,,west,13,22,mixed,none,70,,,,,,,D
W1323,,west,13,23,woods,none,90,,,,,,,D
W1324,,west,13,24,woods,none,120,,,,,,,D
W1325,,west,13,25,woods,none,140,,,,,,,D
W1326,,west,13,26,woods,none,170,,,,,,,D
W1327,,west,13,27,woods,none,190,,,,,,,D
W1328,,west,13,28,broken,none,210,,,,,,,D
W1329,,west,13,29,broken,none,240,,,,,,,D
W1330,,west,13,30,broken,none,170,,,,,,,D
W1331,,west,13,31,broken,none,110,,,,,,,D
W1332,,west,13,32,woods,none,50,,,,,,,D
W1333,,west,13,33,woods,none,40,,,,,,,D
W1334,,west,13,34,woods,none,20,,,,,,,D
W1335,,west,13,35,village,none,20,major,,,,,Drapanias,D place:H village:H
W1336,,west,13,36,woods,none,20,,,,,,,D
W1337,,west,13,37,clear,none,20,,,,,,,D
W1338,,west,13,38,mixed,none,20,,,,,,,D
W1339,,west,13,39,mixed,none,20,,,,,,,D
W1340,,west,13,40,clear,none,20,,,,,,,D
W1341,,west,13,41,mixed,none,20,,,,,,,D
W1342,,west,13,42,mixed,none,20,,,,,,,D
W1343,,west,13,43,woods,none,30,,,,,,,D
W1344,,west,13,44,woods,none,40,,,,,,,D
W1345,,west,13,45,woods,none,70,,,,,,,D
W1346,,west,13,46,woods,none,90,,,,,,,D
W1347,,west,13,47,broken,none,110,,,,,,,D
W1348,,west,13,48,broken,none,120,,,,,,,D
W1349,,west,13,49,broken,none,100,,,,,,,D
W1350,,west,13,50,broken,none,80,,,,,,,D
W1351,,west,13,51,broken,none,40,,,,,,,D
W1352,,west,13,52,all-sea,all,,,,,,,,H
W1401,E2333,west,14,1,woods,none,60,,,,,,,D
W1402,,west,14,2,rough,none,60,,,,,,Turkish Fort,H
W1403,,west,14,3,broken,none,60,,,,,,,H
W1404,,west,14,4,clear,none,40,,,,,,,H
W1405,,west,14,5,mixed,none,40,,,,,,Prison,H
W1406,,west,14,6,mixed,none,30,,,,,,,H
W1407,,west,14,7,woods,none,30,,,,,,,H
W1408,,west,14,8,mixed,none,30,,,,,,,D
W1409,,west,14,9,clear,none,30,,,,,,,D
W1410,,west,14,10,woods,none,50,,,,,,,D
W1411,,west,14,11,broken,none,100,,,,,,,D
W1412,,west,14,12,woods,none,120,,,,,,,D
W1413,,west,14,13,woods,none,130,,,,,,,D
W1414,,west,14,14,broken,none,130,,,,,,,D
W1415,,west,14,15,woods,none,130,,,,,,,D
W1416,,west,14,16,broken,none,170,,,,,,,D
W1417,,west,14,17,woods,none,170,,,,,,,D
W1418,,west,14,18,woods,none,150,,,,,,,D
W1419,,west,14,19,woods,none,110,,,,,,,D
W1420,,west,14,20,village,none,70,minor,,,,,Zounaki,D place:H village:H
W1421,,west,14,21,clear,none,60,,,,,,,D
W1422,,west,14,22,woods,none,70,,,,,,,D
W1423,,west,14,23,village,none,100,minor,,,,,Neriana,D place:H village:H
W1424,,west,14,24,woods,none,120,,,,,,,D
W1425,,west,14,25,woods,none,150,,,,,,,D
W1426,,west,14,26,woods,none,180,,,,,,,D
W1427,,west,14,27,woods,none,200,,,,,,,D
W1428,,west,14,28,broken,none,230,,,,,,,D
W1429,,west,14,29,broken,none,220,,,,,,,D
W1430,,west,14,30,broken,none,170,,,,,,,D
W1431,,west,14,31,broken,none,110,,,,,,,D
W1432,,west,14,32,broken,none,60,,,,,,,D
W1433,,west,14,33,woods,none,30,,,,,,,D
W1434,,west,14,34,woods,none,30,,,,,,,D
W1435,,west,14,35,mixed,none,20,,,,,,,D
W1436,,west,14,36,mixed,none,20,,,,,,,D
W1437,,west,14,37,village,none,20,major,,,,,Kaloudiana,D place:H village:H
W1438,,west,14,38,mixed,none,20,,,,,,,D
W1439,,west,14,39,mixed,none,20,,,,,,,D
W1440,,west,14,40,mixed,none,20,,,,,,,D
W1441,,west,14,41,mixed,none,20,,,,,,,D
W1442,,west,14,42,woods,none,30,,,,,,,D
W1443,,west,14,43,village,none,50,minor,,,,,Grigoriana,D place:H village:H
W1444,,west,14,44,broken,none,90,,,,,,,D
W1445,,west,14,45,broken,none,120,,,,,,,D
W1446,,west,14,46,broken,none,140,,,,,,,D
W1447,,west,14,47,rough,none,160,,,,,,,D
W1448,,west,14,48,broken,none,150,,,,,,,D
W1449,,west,14,49,broken,none,120,,,,,,,D
W1450,,west,14,50,broken,none,70,,,,,,,D
W1451,,west,14,51,mixed,none,30,,,,,,,D
W1452,,west,14,52,mixed,partial,0,,,,,,,D
W1501,E2433,west,15,1,woods,none,60,,,,,,,D
W1502,,west,15,2,woods,none,70,,,,,,,D
W1503,,west,15,3,mixed,none,70,,,,,,,D
W1504,,west,15,4,woods,none,60,,,,,,,D
W1505,,west,15,5,mixed,none,40,,,,,,,D
W1506,,west,15,6,mixed,none,40,,,,,,Aghya reservoir,H
W1507,,west,15,7,village,none,30,major,,,,,Ayia,D place:H village:H
W1508,,west,15,8,mixed,none,30,,,,,,,D
W1509,,west,15,9,mixed,none,30,,,,,,,D
W1510,,west,15,10,mixed,none,40,,,,,,,D
W1511,,west,15,11,woods,none,70,,,,,,,D
W1512,,west,15,12,village,none,110,minor,,,,,Episkopi (Keritis),D place:H village:H
W1513,,west,15,13,woods,none,130,,,,,,,D
W1514,,west,15,14,woods,none,140,,,,,,,D
W1515,,west,15,15,woods,none,150,,,,,,,D
W1516,,west,15,16,broken,none,180,,,,,,,D
W1517,,west,15,17,woods,none,200,,,,,,,D
W1518,,west,15,18,woods,none,200,,,,,,,D
W1519,,west,15,19,broken,none,160,,,,,,,D
W1520,,west,15,20,broken,none,120,,,,,,,D
W1521,,west,15,21,woods,none,70,,,,,,,D
W1522,,west,15,22,mixed,none,60,,,,,,,D
W1523,,west,15,23,woods,none,80,,,,,,,D
W1524,,west,15,24,broken,none,100,,,,,,,D
W1525,,west,15,25,woods,none,130,,,,,,,D
W1526,,west,15,26,village,none,150,minor,,,,,Anoskeli,D place:H village:H
W1527,,west,15,27,broken,none,190,,,,,,,D
W1528,,west,15,28,broken,none,220,,,,,,,D
W1529,,west,15,29,broken,none,230,,,,,,,D
W1530,,west,15,30,broken,none,220,,,,,,,D
W1531,,west,15,31,rough,none,170,,,,,,,D
W1532,,west,15,32,woods,none,120,,,,,,,D
W1533,,west,15,33,broken,none,100,,,,,,,D
W1534,,west,15,34,broken,none,80,,,,,,,D
W1535,,west,15,35,woods,none,50,,,,,,,D
W1536,,west,15,36,mixed,none,40,,,,,,,D
W1537,,west,15,37,woods,none,30,,,,,,,D
W1538,,west,15,38,mixed,none,30,,,,,,,D
W1539,,west,15,39,woods,none,30,,,,,,,D
W1540,,west,15,40,broken,none,30,,,,,,,D
W1541,,west,15,41,woods,none,40,,,,,,,D
W1542,,west,15,42,broken,none,60,,,,,,,D
W1543,,west,15,43,broken,none,80,,,,,,,D
W1544,,west,15,44,rough,none,150,,,,,,,D
W1545,,west,15,45,broken,none,190,,,,,,,D
W1546,,west,15,46,rough,none,210,,,,,,,D
W1547,,west,15,47,broken,none,210,,,,,,,D
W1548,,west,15,48,village,none,220,major,,,,,Platanos,D place:H village:H
W1549,,west,15,49,broken,none,170,,,,,,,D
W1550,,west,15,50,broken,none,120,,,,,,,D
W1551,,west,15,51,broken,none,70,,,,,,,D
W1552,,west,15,52,woods,none,30,,,,,,,D
W1601,E2533,west,16,1,woods,none,80,,,,,,,D
W1602,,west,16,2,woods,none,80,,,,,,,D
W1603,,west,16,3,woods,none,80,,,,,,,D
W1604,,west,16,4,broken,none,70,,,,,,,D
W1605,,west,16,5,woods,none,50,,,,,,,D
W1606,,west,16,6,woods,none,50,,,,,,,D
W1607,,west,16,7,clear,none,30,,,,,,,D
W1608,,west,16,8,woods,none,30,,,,,,,D
W1609,,west,16,9,mixed,none,30,,,,,,,D
W1610,,west,16,10,woods,none,50,,,,,,,D
W1611,,west,16,11,woods,none,80,,,,,,,D
W1612,,west,16,12,woods,none,120,,,,,,,D
W1613,,west,16,13,woods,none,140,,,,,,,D
W1614,,west,16,14,broken,none,170,,,,,,,D
W1615,,west,16,15,broken,none,200,,,,,,,D
W1616,,west,16,16,broken,none,220,,,,,,,D
W1617,,west,16,17,broken,none,230,,,,,,,D
W1618,,west,16,18,broken,none,210,,,,,,,D
W1619,,west,16,19,broken,none,170,,,,,,,D
W1620,,west,16,20,woods,none,110,,,,,,,D
W1621,,west,16,21,woods,none,80,,,,,,,D
W1622,,west,16,22,mixed,none,70,,,,,,,D
W1623,,west,16,23,woods,none,90,,,,,,,D
W1624,,west,16,24,woods,none,100,,,,,,,D
W1625,,west,16,25,woods,none,130,,,,,,,D
W1626,,west,16,26,woods,none,170,,,,,,,D
W1627,,west,16,27,village,none,200,minor,,,,,Panethimos,D place:H village:H
W1628,,west,16,28,forest,none,240,,,,,,,D
W1629,,west,16,29,woods,none,260,,,,,,,D
W1630,,west,16,30,broken,none,220,,,,,,,D
W1631,,west,16,31,broken,none,190,,,,,,,D
W1632,,west,16,32,broken,none,160,,,,,,,D
W1633,,west,16,33,forest,none,140,,,,,,,D
W1634,,west,16,34,broken,none,110,,,,,,,D
W1635,,west,16,35,broken,none,80,,,,,,,D
W1636,,west,16,36,woods,none,50,,,,,,,D
W1637,,west,16,37,mixed,none,40,,,,,,,D
W1638,,west,16,38,woods,none,40,,,,,,,D
W1639,,west,16,39,broken,none,40,,,,,,,D
W1640,,west,16,40,woods,none,50,,,,,,,D
W1641,,west,16,41,broken,none,80,,,,,,,D
W1642,,west,16,42,broken,none,120,,,,,,,D
W1643,,west,16,43,broken,none,200,,,,,,,D
W1644,,west,16,44,village,none,250,minor,,,,,Lousakies,D place:H village:H
W1645,,west,16,45,broken,none,280,,,,,,,D
W1646,,west,16,46,rough,none,290,,,,,,,D
W1647,,west,16,47,forest,none,290,,,,,,,D
W1648,,west,16,48,broken,none,240,,,,,,,D
W1649,,west,16,49,broken,none,190,,,,,,,D
W1650,,west,16,50,broken,none,120,,,,,,,D
W1651,,west,16,51,woods,none,70,,,,,,,D
W1652,,west,16,52,woods,none,30,,,,,,,D
W1701,E2633,west,17,1,broken,none,120,,,,,,,D
W1702,,west,17,2,broken,none,130,,,,,,,D
W1703,,west,17,3,village,none,140,major,,,,,Varipetro,D place:H village:H
W1704,,west,17,4,broken,none,130,,,,,,,D
W1705,,west,17,5,broken,none,120,,,,,,,D
W1706,,west,17,6,broken,none,100,,,,,,,D
W1707,,west,17,7,village,none,60,minor,,,,,Kirtomadhos,D place:H village:H
W1708,,west,17,8,woods,none,30,,,,,,,D
W1709,,west,17,9,clear,none,30,,,,,,,D
W1710,,west,17,10,mixed,none,40,,,,,,,D
W1711,,west,17,11,woods,none,60,,,,,,,D
W1712,,west,17,12,woods,none,90,,,,,,,D
W1713,,west,17,13,woods,none,130,,,,,,,D
W1714,,west,17,14,woods,none,160,,,,,,,D
W1715,,west,17,15,broken,none,210,,,,,,,D
W1716,,west,17,16,woods,none,230,,,,,,,D
W1717,,west,17,17,broken,none,270,,,,,,,D
W1718,,west,17,18,forest,none,270,,,,,,,D
W1719,,west,17,19,broken,none,210,,,,,,,D
W1720,,west,17,20,broken,none,160,,,,,,,D
W1721,,west,17,21,woods,none,110,,,,,,,D
W1722,,west,17,22,mixed,none,70,,,,,,,D
W1723,,west,17,23,woods,none,90,,,,,,,D
W1724,,west,17,24,broken,none,100,,,,,,,D
W1725,,west,17,25,mixed,none,120,,,,,,,D
W1726,,west,17,26,woods,none,150,,,,,,,D
W1727,,west,17,27,forest,none,180,,,,,,,D
W1728,,west,17,28,rough,none,230,,,,,,,D
W1729,,west,17,29,broken,none,270,,,,,,,D
W1730,,west,17,30,woods,none,260,,,,,,,D
W1731,,west,17,31,broken,none,240,,,,,,,D
W1732,,west,17,32,broken,none,220,,,,,,,D
W1733,,west,17,33,broken,none,210,,,,,,,D
W1734,,west,17,34,broken,none,180,,,,,,,D
W1735,,west,17,35,woods,none,150,,,,,,,D
W1736,,west,17,36,village,none,100,minor,,,,,Faleliana,D place:H village:H
W1737,,west,17,37,broken,none,60,,,,,,,D
W1738,,west,17,38,village,none,60,minor,,,,,Potamida,D place:H village:H
W1739,,west,17,39,broken,none,60,,,,,,,D
W1740,,west,17,40,woods,none,70,,,,,,,D
W1741,,west,17,41,broken,none,100,,,,,,,D
W1742,,west,17,42,forest,none,150,,,,,,,D
W1743,,west,17,43,rough,none,230,,,,,,,D
W1744,,west,17,44,rough,none,300,,,,,,,D
W1745,,west,17,45,rough,none,350,,,,,,,D
W1746,,west,17,46,rough,none,380,,,,,,,D
W1747,,west,17,47,broken,none,390,,,,,,,D
W1748,,west,17,48,rough,none,330,,,,,,,D
W1749,,west,17,49,broken,none,270,,,,,,,D
W1750,,west,17,50,forest,none,170,,,,,,,D
W1751,,west,17,51,broken,none,100,,,,,,,D
W1752,,west,17,52,woods,none,50,,,,,,,D
W1801,E2733,west,18,1,broken,none,170,,,,,,,D
W1802,,west,18,2,broken,none,190,,,,,,,D
W1803,,west,18,3,broken,none,200,,,,,,,D
W1804,,west,18,4,rough,none,190,,,,,,,D
W1805,,west,18,5,broken,none,160,,,,,,,D
W1806,,west,18,6,broken,none,110,,,,,,,D
W1807,,west,18,7,broken,none,60,,,,,,,D
W1808,,west,18,8,mixed,none,40,,,,,,,D
W1809,,west,18,9,mixed,none,30,,,,,,,D
W1810,,west,18,10,woods,none,50,,,,,,,D
W1811,,west,18,11,woods,none,70,,,,,,,D
W1812,,west,18,12,village,none,110,major,,,,,Vatolakkos,D place:H village:H
W1813,,west,18,13,broken,none,150,,,,,,,D
W1814,,west,18,14,woods,none,190,,,,,,,D
W1815,,west,18,15,woods,none,240,,,,,,,D
W1816,,west,18,16,woods,none,290,,,,,,,D
W1817,,west,18,17,forest,none,330,,,,,,,D
W1818,,west,18,18,broken,none,280,,,,,,,D
W1819,,west,18,19,rough,none,210,,,,,,,D
W1820,,west,18,20,broken,none,150,,,,,,,D
W1821,,west,18,21,mixed,none,100,,,,,,,D
W1822,,west,18,22,woods,none,90,,,,,,,D
W1823,,west,18,23,broken,none,100,,,,,,,D
W1824,,west,18,24,village,none,110,major,,,,,Voukolies,D place:H village:H
W1825,,west,18,25,woods,none,130,,,,,,,D
W1826,,west,18,26,broken,none,160,,,,,,,D
W1827,,west,18,27,broken,none,210,,,,,,,D
W1828,,west,18,28,broken,none,260,,,,,,,D
W1829,,west,18,29,rough,none,300,,,,,,,D
W1830,,west,18,30,broken,none,280,,,,,,,D
W1831,,west,18,31,woods,none,270,,,,,,,D
W1832,,west,18,32,broken,none,270,,,,,,,D
W1833,,west,18,33,broken,none,260,,,,,,,D
W1834,,west,18,34,forest,none,230,,,,,,,D
W1835,,west,18,35,broken,none,170,,,,,,,D
W1836,,west,18,36,broken,none,120,,,,,,,D
W1837,,west,18,37,woods,none,70,,,,,,,D
W1838,,west,18,38,woods,none,70,,,,,,,D
W1839,,west,18,39,woods,none,90,,,,,,,D
W1840,,west,18,40,woods,none,120,,,,,,,D
W1841,,west,18,41,forest,none,180,,,,,,,D
W1842,,west,18,42,forest,none,270,,,,,,,D
W1843,,west,18,43,rough,none,330,,,,,,,D
W1844,,west,18,44,rough,none,390,,,,,,,D
W1845,,west,18,45,forest,none,450,,,,,,,D
W1846,,west,18,46,forest,none,480,,,,,,,D
W1847,,west,18,47,rough,none,460,,,,,,,D
W1848,,west,18,48,rough,none,370,,,,,,,D
W1849,,west,18,49,broken,none,260,,,,,,,D
W1850,,west,18,50,broken,none,160,,,,,,,D
W1851,,west,18,51,broken,none,80,,,,,,,D
W1852,,west,18,52,woods,none,30,,,,,,,D
W1901,E2833,west,19,1,broken,none,200,,,,,,,D
W1902,,west,19,2,forest,none,240,,,,,,,D
W1903,,west,19,3,woods,none,250,,,,,,,D
W1904,,west,19,4,rough,none,260,,,,,,,D
W1905,,west,19,5,forest,none,210,,,,,,,D
W1906,,west,19,6,broken,none,150,,,,,,,D
W1907,,west,19,7,broken,none,100,,,,,,,D
W1908,,west,19,8,woods,none,60,,,,,,,D
W1909,,west,19,9,mixed,none,50,,,,,,,D
W1910,,west,19,10,village,none,50,major,,,,,Alikianou,D place:H village:H
W1911,,west,19,11,mixed,none,60,,,,,,,D
W1912,,west,19,12,mixed,none,80,,,,,,,D
W1913,,west,19,13,woods,none,120,,,,,,,D
W1914,,west,19,14,woods,none,170,,,,,,,D
W1915,,west,19,15,broken,none,220,,,,,,,D
W1916,,west,19,16,broken,none,270,,,,,,,D
W1917,,west,19,17,woods,none,330,,,,,,,D
W1918,,west,19,18,woods,none,340,,,,,,,D
W1919,,west,19,19,broken,none,280,,,,,,,D
W1920,,west,19,20,rough,none,210,,,,,,,D
W1921,,west,19,21,forest,none,160,,,,,,,D
W1922,,west,19,22,woods,none,100,,,,,,,D
W1923,,west,19,23,woods,none,110,,,,,,,D
W1924,,west,19,24,mixed,none,110,,,,,,,D
W1925,,west,19,25,woods,none,120,,,,,,,D
W1926,,west,19,26,broken,none,150,,,,,,,D
W1927,,west,19,27,village,none,190,minor,,,,,Dhromonero,D place:H village:H
W1928,,west,19,28,broken,none,250,,,,,,,D
W1929,,west,19,29,rough,none,300,,,,,,,D
W1930,,west,19,30,broken,none,320,,,,,,,D
W1931,,west,19,31,forest,none,320,,,,,,,D
W1932,,west,19,32,broken,none,320,,,,,,,D
W1933,,west,19,33,forest,none,320,,,,,,,D
W1934,,west,19,34,woods,none,310,,,,,,,D
W1935,,west,19,35,broken,none,240,,,,,,,D
W1936,,west,19,36,broken,none,180,,,,,,,D
W1937,,west,19,37,broken,none,110,,,,,,,D
W1938,,west,19,38,woods,none,80,,,,,,,D
W1939,,west,19,39,broken,none,90,,,,,,,D
W1940,,west,19,40,broken,none,120,,,,,,,D
W1941,,west,19,41,rough,none,190,,,,,,,D
W1942,,west,19,42,village,none,270,major,,,,,Polirrinia,D place:H village:H
W1943,,west,19,43,broken,none,340,,,,,,,D
W1944,,west,19,44,broken,none,410,,,,,,,D
W1945,,west,19,45,forest,none,500,,,,,,,D
W1946,,west,19,46,forest,none,560,,,,,,,D
W1947,,west,19,47,rough,none,580,,,,,,,D
W1948,,west,19,48,rough,none,480,,,,,,,D
W1949,,west,19,49,forest,none,350,,,,,,,D
W1950,,west,19,50,broken,none,240,,,,,,,D
W1951,,west,19,51,rough,none,140,,,,,,,D
W1952,,west,19,52,broken,none,50,,,,,,,D
W2001,E2933,west,20,1,broken,none,290,,,,,,,D
W2002,,west,20,2,broken,none,310,,,,,,,D
W2003,,west,20,3,woods,none,290,,,,,,,D
W2004,,west,20,4,broken,none,250,,,,,,,D
W2005,,west,20,5,rough,none,190,,,,,,,D
W2006,,west,20,6,broken,none,130,,,,,,,D
W2007,,west,20,7,woods,none,90,,,,,,,D
W2008,,west,20,8,mixed,none,60,,,,,,,D
W2009,,west,20,9,mixed,none,60,,,,,,,D
W2010,,west,20,10,mixed,none,60,,,,,,,D
W2011,,west,20,11,mixed,none,70,,,,,,,D
W2012,,west,20,12,village,none,100,minor,,,,,Koufos,D place:H village:H
W2013,,west,20,13,woods,none,150,,,,,,,D
W2014,,west,20,14,woods,none,200,,,,,,,D
W2015,,west,20,15,broken,none,260,,,,,,,D
W2016,,west,20,16,broken,none,320,,,,,,,D
W2017,,west,20,17,broken,none,360,,,,,,,D
W2018,,west,20,18,woods,none,340,,,,,,,D
W2019,,west,20,19,broken,none,280,,,,,,,D
W2020,,west,20,20,rough,none,210,,,,,,,D
W2021,,west,20,21,woods,none,150,,,,,,,D
W2022,,west,20,22,mixed,none,110,,,,,,,D
W2023,,west,20,23,village,none,120,minor,,,,,Kefala (Voukolies),D place:H village:H
W2024,,west,20,24,woods,none,120,,,,,,,D
W2025,,west,20,25,woods,none,130,,,,,,,D
W2026,,west,20,26,broken,none,170,,,,,,,D
W2027,,west,20,27,broken,none,220,,,,,,,D
W2028,,west,20,28,rough,none,300,,,,,,,D
W2029,,west,20,29,rough,none,360,,,,,,,D
W2030,,west,20,30,village,none,360,major,,,,,Deliana,D place:H village:H
W2031,,west,20,31,forest,none,360,,,,,,,D
W2032,,west,20,32,woods,none,360,,,,,,,D
W2033,,west,20,33,broken,none,360,,,,,,,D
W2034,,west,20,34,broken,none,330,,,,,,,D
W2035,,west,20,35,woods,none,260,,,,,,,D
W2036,,west,20,36,broken,none,180,,,,,,,D
W2037,,west,20,37,broken,none,100,,,,,,,D
W2038,,west,20,38,woods,none,100,,,,,,,D
W2039,,west,20,39,woods,none,120,,,,,,,D
W2040,,west,20,40,broken,none,200,,,,,,,D
W2041,,west,20,41,broken,none,270,,,,,,,D
W2042,,west,20,42,broken,none,340,,,,,,,D
W2043,,west,20,43,rough,none,420,,,,,,,D
W2044,,west,20,44,rough,none,510,,,,,,,D
W2045,,west,20,45,forest,none,590,,,,,,,D
W2046,,west,20,46,broken,none,650,,,,,,,D
W2047,,west,20,47,rough,none,580,,,,,,,D
W2048,,west,20,48,rough,none,450,,,,,,,D
W2049,,west,20,49,rough,none,330,,,,,,,D
W2050,,west,20,50,broken,none,220,,,,,,,D
W2051,,west,20,51,broken,none,110,,,,,,,D
W2052,,west,20,52,woods,partial,20,,,,,,,D
W2101,E3033,west,21,1,forest,none,310,,,,,,,D
W2102,,west,21,2,rough,none,380,,,,,,,D
W2103,,west,21,3,broken,none,340,,,,,,,D
W2104,,west,21,4,woods,none,270,,,,,,,D
W2105,,west,21,5,forest,none,220,,,,,,,D
W2106,,west,21,6,woods,none,160,,,,,,,D
W2107,,west,21,7,woods,none,110,,,,,,,D
W2108,,west,21,8,mixed,none,70,,,,,,,D
W2109,,west,21,9,mixed,none,60,,,,,,,D
W2110,,west,21,10,broken,none,60,,,,,,,D
W2111,,west,21,11,woods,none,60,,,,,,,D
W2112,,west,21,12,woods,none,80,,,,,,,D
W2113,,west,21,13,woods,none,120,,,,,,,D
W2114,,west,21,14,broken,none,180,,,,,,,D
W2115,,west,21,15,rough,none,240,,,,,,,D
W2116,,west,21,16,rough,none,310,,,,,,,D
W2117,,west,21,17,broken,none,370,,,,,,,D
W2118,,west,21,18,woods,none,400,,,,,,,D
W2119,,west,21,19,forest,none,350,,,,,,,D
W2120,,west,21,20,rough,none,280,,,,,,,D
W2121,,west,21,21,broken,none,210,,,,,,,D
W2122,,west,21,22,woods,none,140,,,,,,,D
W2123,,west,21,23,mixed,none,120,,,,,,,D
W2124,,west,21,24,woods,none,130,,,,,,,D
W2125,,west,21,25,mixed,none,140,,,,,,,D
W2126,,west,21,26,woods,none,150,,,,,,,D
W2127,,west,21,27,woods,none,170,,,,,,,D
W2128,,west,21,28,broken,none,250,,,,,,,D
W2129,,west,21,29,forest,none,350,,,,,,,D
W2130,,west,21,30,broken,none,400,,,,,,,D
W2131,,west,21,31,broken,none,400,,,,,,,D
W2132,,west,21,32,rough,none,400,,,,,,,D
W2133,,west,21,33,broken,none,400,,,,,,,D
W2134,,west,21,34,broken,none,390,,,,,,,D
W2135,,west,21,35,broken,none,350,,,,,,,D
W2136,,west,21,36,broken,none,290,,,,,,,D
W2137,,west,21,37,woods,none,180,,,,,,,D
W2138,,west,21,38,village,none,130,major,,,,,Voulgaro,D place:H village:H
W2139,,west,21,39,woods,none,140,,,,,,,D
W2140,,west,21,40,broken,none,190,,,,,,,D
W2141,,west,21,41,woods,none,270,,,,,,,D
W2142,,west,21,42,rough,none,350,,,,,,,D
W2143,,west,21,43,rough,none,430,,,,,,,D
W2144,,west,21,44,rough,none,510,,,,,,,D
W2145,,west,21,45,rough,none,610,,,,,,,D
W2146,,west,21,46,forest,none,660,,,,,,,D
W2147,,west,21,47,forest,none,640,,,,,,,D
W2148,,west,21,48,rough,none,540,,,,,,,D
W2149,,west,21,49,rough,none,410,,,,,,,D
W2150,,west,21,50,rough,none,290,,,,,,,D
W2151,,west,21,51,forest,none,160,,,,,,,D
W2152,,west,21,52,broken,none,60,,,,,,,D
W2201,E3133,west,22,1,rough,none,400,,,,,,,D
W2202,,west,22,2,broken,none,370,,,,,,,D
W2203,,west,22,3,woods,none,310,,,,,,,D
W2204,,west,22,4,broken,none,240,,,,,,,D
W2205,,west,22,5,broken,none,180,,,,,,,D
W2206,,west,22,6,woods,none,130,,,,,,,D
W2207,,west,22,7,mixed,none,90,,,,,,,D
W2208,,west,22,8,mixed,none,70,,,,,,,D
W2209,,west,22,9,woods,none,70,,,,,,,D
W2210,,west,22,10,mixed,none,70,,,,,,,D
W2211,,west,22,11,woods,none,70,,,,,,,D
W2212,,west,22,12,broken,none,100,,,,,,,D
W2213,,west,22,13,broken,none,150,,,,,,,D
W2214,,west,22,14,broken,none,220,,,,,,,D
W2215,,west,22,15,rough,none,290,,,,,,,D
W2216,,west,22,16,rough,none,360,,,,,,,D
W2217,,west,22,17,village,none,410,major,,,,,Deres,D place:H village:H
W2218,,west,22,18,forest,none,420,,,,,,,D
W2219,,west,22,19,rough,none,360,,,,,,,D
W2220,,west,22,20,forest,none,280,,,,,,,D
W2221,,west,22,21,broken,none,200,,,,,,,D
W2222,,west,22,22,mixed,none,150,,,,,,,D
W2223,,west,22,23,mixed,none,130,,,,,,,D
W2224,,west,22,24,woods,none,140,,,,,,,D
W2225,,west,22,25,woods,none,150,,,,,,,D
W2226,,west,22,26,woods,none,170,,,,,,,D
W2227,,west,22,27,rough,none,200,,,,,,,D
W2228,,west,22,28,rough,none,290,,,,,,,D
W2229,,west,22,29,forest,none,400,,,,,,,D
W2230,,west,22,30,broken,none,410,,,,,,,D
W2231,,west,22,31,broken,none,420,,,,,,,D
W2232,,west,22,32,forest,none,430,,,,,,,D
W2233,,west,22,33,broken,none,430,,,,,,,D
W2234,,west,22,34,broken,none,410,,,,,,,D
W2235,,west,22,35,broken,none,370,,,,,,,D
W2236,,west,22,36,rough,none,320,,,,,,,D
W2237,,west,22,37,broken,none,190,,,,,,,D
W2238,,west,22,38,woods,none,150,,,,,,,D
W2239,,west,22,39,broken,none,200,,,,,,,D
W2240,,west,22,40,broken,none,270,,,,,,,D
W2241,,west,22,41,broken,none,350,,,,,,,D
W2242,,west,22,42,rough,none,430,,,,,,,D
W2243,,west,22,43,rough,none,520,,,,,,,D
W2244,,west,22,44,rough,none,610,,,,,,,D
W2245,,west,22,45,rough,none,680,,,,,,,D
W2246,,west,22,46,forest,none,680,,,,,,,D
W2247,,west,22,47,rough,none,630,,,,,,,D
W2248,,west,22,48,rough,none,500,,,,,,,D
W2249,,west,22,49,rough,none,370,,,,,,,D
W2250,,west,22,50,rough,none,240,,,,,,,D
W2251,,west,22,51,broken,none,120,,,,,,,D
W2252,,west,22,52,woods,partial,10,,,,,,,D
W2301,E3233,west,23,1,broken,none,380,,,,,,,D
W2302,,west,23,2,broken,none,370,,,,,,,D
W2303,,west,23,3,broken,none,330,,,,,,,D
W2304,,west,23,4,broken,none,260,,,,,,,D
W2305,,west,23,5,broken,none,190,,,,,,,D
W2306,,west,23,6,broken,none,140,,,,,,,D
W2307,,west,23,7,village,none,100,major,,,,,Fournes,D place:H village:H
W2308,,west,23,8,mixed,none,80,,,,,,,D
W2309,,west,23,9,woods,none,80,,,,,,,D
W2310,,west,23,10,mixed,none,70,,,,,,,D
W2311,,west,23,11,mixed,none,70,,,,,,,D
W2312,,west,23,12,broken,none,80,,,,,,,D
W2313,,west,23,13,woods,none,120,,,,,,,D
W2314,,west,23,14,broken,none,190,,,,,,,D
W2315,,west,23,15,village,none,260,minor,,,,,Khiliaro,D place:H village:H
W2316,,west,23,16,broken,none,350,,,,,,,D
W2317,,west,23,17,rough,none,420,,,,,,,D
W2318,,west,23,18,rough,none,480,,,,,,,D
W2319,,west,23,19,rough,none,440,,,,,,,D
W2320,,west,23,20,rough,none,360,,,,,,,D
W2321,,west,23,21,rough,none,280,,,,,,,D
W2322,,west,23,22,broken,none,190,,,,,,,D
W2323,,west,23,23,mixed,none,150,,,,,,,D
W2324,,west,23,24,mixed,none,150,,,,,,,D
W2325,,west,23,25,mixed,none,150,,,,,,,D
W2326,,west,23,26,woods,none,180,,,,,,,D
W2327,,west,23,27,woods,none,190,,,,,,,D
W2328,,west,23,28,rough,none,230,,,,,,,D
W2329,,west,23,29,rough,none,320,,,,,,,D
W2330,,west,23,30,rough,none,380,,,,,,,D
W2331,,west,23,31,broken,none,410,,,,,,,D
W2332,,west,23,32,forest,none,430,,,,,,,D
W2333,,west,23,33,forest,none,440,,,,,,,D
W2334,,west,23,34,broken,none,440,,,,,,,D
W2335,,west,23,35,forest,none,430,,,,,,,D
W2336,,west,23,36,village,none,440,minor,,,,,Malathiros,D place:H village:H
W2337,,west,23,37,rough,none,340,,,,,,,D
W2338,,west,23,38,broken,none,220,,,,,,,D
W2339,,west,23,39,broken,none,210,,,,,,,D
W2340,,west,23,40,broken,none,270,,,,,,,D
W2341,,west,23,41,rough,none,360,,,,,,,D
W2342,,west,23,42,rough,none,440,,,,,,,D
W2343,,west,23,43,forest,none,540,,,,,,,D
W2344,,west,23,44,rough,none,630,,,,,,,D
W2345,,west,23,45,rough,none,700,,,,,,,D
W2346,,west,23,46,rough,none,750,,,,,,,D
W2347,,west,23,47,forest,none,690,,,,,,,D
W2348,,west,23,48,rough,none,590,,,,,,,D
W2349,,west,23,49,rough,none,460,,,,,,,D
W2350,,west,23,50,rough,none,330,,,,,,,D
W2351,,west,23,51,broken,none,200,,,,,,,D
W2352,,west,23,52,broken,none,80,,,,,,,D
W2401,E3333,west,24,1,rough,none,350,,,,,,,D
W2402,,west,24,2,broken,none,330,,,,,,,D
W2403,,west,24,3,forest,none,270,,,,,,,D
W2404,,west,24,4,woods,none,210,,,,,,,D
W2405,,west,24,5,woods,none,150,,,,,,,D
W2406,,west,24,6,mixed,none,130,,,,,,,D
W2407,,west,24,7,woods,none,100,,,,,,,D
W2408,,west,24,8,woods,none,100,,,,,,,D
W2409,,west,24,9,woods,none,100,,,,,,,D
W2410,,west,24,10,woods,none,90,,,,,,,D
W2411,,west,24,11,woods,none,80,,,,,,,D
W2412,,west,24,12,broken,none,100,,,,,,,D
W2413,,west,24,13,broken,none,150,,,,,,,D
W2414,,west,24,14,broken,none,220,,,,,,,D
W2415,,west,24,15,broken,none,300,,,,,,,D
W2416,,west,24,16,broken,none,380,,,,,,,D
W2417,,west,24,17,forest,none,470,,,,,,,D
W2418,,west,24,18,rough,none,530,,,,,,,D
W2419,,west,24,19,rough,none,460,,,,,,,D
W2420,,west,24,20,rough,none,370,,,,,,,D
W2421,,west,24,21,broken,none,280,,,,,,,D
W2422,,west,24,22,woods,none,190,,,,,,,D
W2423,,west,24,23,village,none,160,minor,,,,,Langadhas,D place:H village:H
W2424,,west,24,24,mixed,none,160,,,,,,,D
W2425,,west,24,25,mixed,none,190,,,,,,,D
W2426,,west,24,26,woods,none,210,,,,,,,D
W2427,,west,24,27,woods,none,230,,,,,,,D
W2428,,west,24,28,forest,none,280,,,,,,,D
W2429,,west,24,29,forest,none,360,,,,,,,D
W2430,,west,24,30,forest,none,390,,,,,,,D
W2431,,west,24,31,rough,none,420,,,,,,,D
W2432,,west,24,32,forest,none,430,,,,,,,D
W2433,,west,24,33,broken,none,450,,,,,,,D
W2434,,west,24,34,broken,none,460,,,,,,,D
W2435,,west,24,35,broken,none,460,,,,,,,D
W2436,,west,24,36,rough,none,450,,,,,,,D
W2437,,west,24,37,rough,none,280,,,,,,,D
W2438,,west,24,38,broken,none,210,,,,,,,D
W2439,,west,24,39,forest,none,290,,,,,,,D
W2440,,west,24,40,forest,none,370,,,,,,,D
W2441,,west,24,41,forest,none,450,,,,,,,D
W2442,,west,24,42,forest,none,550,,,,,,,D
W2443,,west,24,43,forest,none,640,,,,,,,D
W2444,,west,24,44,rough,none,720,,,,,,,D
W2445,,west,24,45,forest,none,770,,,,,,,D
W2446,,west,24,46,rough,none,770,,,,,,,D
W2447,,west,24,47,forest,none,680,,,,,,,D
W2448,,west,24,48,forest,none,550,,,,,,,D
W2449,,west,24,49,rough,none,420,,,,,,,D
W2450,,west,24,50,forest,none,290,,,,,,,D
W2451,,west,24,51,broken,none,160,,,,,,,D
W2452,,west,24,52,broken,partial,40,,,,,,,D
W2501,E3433,west,25,1,forest,none,350,,,,,,,D
W2502,,west,25,2,broken,none,320,,,,,,,D
W2503,,west,25,3,broken,none,280,,,,,,,D
W2504,,west,25,4,broken,none,220,,,,,,,D
W2505,,west,25,5,mixed,none,170,,,,,,,D
W2506,,west,25,6,mixed,none,150,,,,,,,D
W2507,,west,25,7,mixed,none,140,,,,,,,D
W2508,,west,25,8,woods,none,140,,,,,,,D
W2509,,west,25,9,woods,none,130,,,,,,,D
W2510,,west,25,10,woods,none,120,,,,,,,D
W2511,,west,25,11,broken,none,100,,,,,,,D
W2512,,west,25,12,broken,none,90,,,,,,,D
W2513,,west,25,13,broken,none,100,,,,,,,D
W2514,,west,25,14,broken,none,160,,,,,,,D
W2515,,west,25,15,rough,none,240,,,,,,,D
W2516,,west,25,16,village,none,330,minor,,,,,Khosti,D place:H village:H
W2517,,west,25,17,rough,none,420,,,,,,,D
W2518,,west,25,18,forest,none,500,,,,,,,D
W2519,,west,25,19,rough,none,540,,,,,,,D
W2520,,west,25,20,rough,none,480,,,,,,,D
W2521,,west,25,21,rough,none,390,,,,,,,D
W2522,,west,25,22,woods,none,280,,,,,,,D
W2523,,west,25,23,woods,none,190,,,,,,,D
W2524,,west,25,24,mixed,none,180,,,,,,,D
W2525,,west,25,25,woods,none,200,,,,,,,D
W2526,,west,25,26,woods,none,220,,,,,,,D
W2527,,west,25,27,woods,none,240,,,,,,,D
W2528,,west,25,28,broken,none,260,,,,,,,D
W2529,,west,25,29,woods,none,320,,,,,,,D
W2530,,west,25,30,forest,none,360,,,,,,,D
W2531,,west,25,31,rough,none,390,,,,,,,D
W2532,,west,25,32,rough,none,420,,,,,,,D
W2533,,west,25,33,forest,none,440,,,,,,,D
W2534,,west,25,34,broken,none,450,,,,,,,D
W2535,,west,25,35,forest,none,450,,,,,,,D
W2536,,west,25,36,forest,none,420,,,,,,,D
W2537,,west,25,37,rough,none,360,,,,,,,D
W2538,,west,25,38,broken,none,270,,,,,,,D
W2539,,west,25,39,forest,none,290,,,,,,,D
W2540,,west,25,40,broken,none,380,,,,,,,D
W2541,,west,25,41,forest,none,470,,,,,,,D
W2542,,west,25,42,rough,none,570,,,,,,,D
W2543,,west,25,43,rough,none,660,,,,,,,D
W2544,,west,25,44,rough,none,750,,,,,,,D
W2545,,west,25,45,forest,none,810,,,,,,,D
W2546,,west,25,46,forest,none,840,,,,,,,D
W2547,,west,25,47,rough,none,770,,,,,,,D
W2548,,west,25,48,rough,none,650,,,,,,,D
W2549,,west,25,49,rough,none,520,,,,,,,D
W2550,,west,25,50,rough,none,390,,,,,,,D
W2551,,west,25,51,broken,none,250,,,,,,,D
W2552,,west,25,52,broken,none,120,,,,,,,D
W2601,E3533,west,26,1,rough,none,350,,,,,,,D
W2602,,west,26,2,broken,none,280,,,,,,,D
W2603,,west,26,3,broken,none,240,,,,,,,D
W2604,,west,26,4,woods,none,200,,,,,,,D
W2605,,west,26,5,woods,none,170,,,,,,,D
W2606,,west,26,6,rough,none,180,,,,,,,D
W2607,,west,26,7,broken,none,190,,,,,,,D
W2608,,west,26,8,broken,none,190,,,,,,,D
W2609,,west,26,9,broken,none,170,,,,,,,D
W2610,,west,26,10,broken,none,150,,,,,,,D
W2611,,west,26,11,broken,none,120,,,,,,,D
W2612,,west,26,12,broken,none,100,,,,,,,D
W2613,,west,26,13,village,none,110,major,,,,,Skines,D place:H village:H
W2614,,west,26,14,broken,none,180,,,,,,,D
W2615,,west,26,15,broken,none,270,,,,,,,D
W2616,,west,26,16,rough,none,350,,,,,,,D
W2617,,west,26,17,forest,none,450,,,,,,,D
W2618,,west,26,18,forest,none,520,,,,,,,D
W2619,,west,26,19,rough,none,570,,,,,,,D
W2620,,west,26,20,rough,none,520,,,,,,,D
W2621,,west,26,21,rough,none,420,,,,,,,D
W2622,,west,26,22,broken,none,300,,,,,,,D
W2623,,west,26,23,mixed,none,210,,,,,,,D
W2624,,west,26,24,broken,none,210,,,,,,,D
W2625,,west,26,25,broken,none,240,,,,,,,D
W2626,,west,26,26,broken,none,260,,,,,,,D
W2627,,west,26,27,woods,none,280,,,,,,,D
W2628,,west,26,28,woods,none,300,,,,,,,D
W2629,,west,26,29,woods,none,350,,,,,,,D
W2630,,west,26,30,broken,none,380,,,,,,,D
W2631,,west,26,31,broken,none,410,,,,,,,D
W2632,,west,26,32,forest,none,430,,,,,,,D
W2633,,west,26,33,forest,none,440,,,,,,,D
W2634,,west,26,34,forest,none,440,,,,,,,D
W2635,,west,26,35,rough,none,410,,,,,,,D
W2636,,west,26,36,rough,none,360,,,,,,,D
W2637,,west,26,37,forest,none,340,,,,,,,D
W2638,,west,26,38,village,none,300,major,,,,,Topolia,D place:H village:H
W2639,,west,26,39,rough,none,390,,,,,,,D
W2640,,west,26,40,forest,none,480,,,,,,,D
W2641,,west,26,41,rough,none,580,,,,,,,D
W2642,,west,26,42,village,none,670,minor,,,,,Sirikari,D place:H village:H
W2643,,west,26,43,rough,none,770,,,,,,,D
W2644,,west,26,44,rough,none,840,,,,,,,D
W2645,,west,26,45,rough,none,890,,,,,,,D
W2646,,west,26,46,rough,none,850,,,,,,,D
W2647,,west,26,47,rough,none,750,,,,,,,D
W2648,,west,26,48,rough,none,620,,,,,,,D
W2649,,west,26,49,rough,none,490,,,,,,,D
W2650,,west,26,50,forest,none,350,,,,,,,D
W2651,,west,26,51,rough,none,220,,,,,,,D
W2652,,west,26,52,village,none,90,minor,,,,,Sfinari,D place:H village:H
W2701,E3633,west,27,1,broken,none,400,,,,,,,D
W2702,,west,27,2,rough,none,330,,,,,,,D
W2703,,west,27,3,broken,none,260,,,,,,,D
W2704,,west,27,4,broken,none,200,,,,,,,D
W2705,,west,27,5,broken,none,210,,,,,,,D
W2706,,west,27,6,rough,none,230,,,,,,,D
W2707,,west,27,7,forest,none,260,,,,,,,D
W2708,,west,27,8,woods,none,260,,,,,,,D
W2709,,west,27,9,broken,none,240,,,,,,,D
W2710,,west,27,10,broken,none,220,,,,,,,D
W2711,,west,27,11,broken,none,190,,,,,,,D
W2712,,west,27,12,woods,none,150,,,,,,,D
W2713,,west,27,13,broken,none,130,,,,,,,D
W2714,,west,27,14,woods,none,140,,,,,,,D
W2715,,west,27,15,broken,none,200,,,,,,,D
W2716,,west,27,16,forest,none,290,,,,,,,D
W2717,,west,27,17,broken,none,390,,,,,,,D
W2718,,west,27,18,broken,none,490,,,,,,,D
W2719,,west,27,19,forest,none,570,,,,,,,D
W2720,,west,27,20,rough,none,610,,,,,,,D
W2721,,west,27,21,rough,none,570,,,,,,,D
W2722,,west,27,22,broken,none,420,,,,,,,D
W2723,,west,27,23,broken,none,270,,,,,,,D
W2724,,west,27,24,woods,none,240,,,,,,,D
W2725,,west,27,25,broken,none,260,,,,,,,D
W2726,,west,27,26,woods,none,290,,,,,,,D
W2727,,west,27,27,woods,none,300,,,,,,,D
W2728,,west,27,28,woods,none,320,,,,,,,D
W2729,,west,27,29,broken,none,340,,,,,,,D
W2730,,west,27,30,broken,none,380,,,,,,,D
W2731,,west,27,31,broken,none,420,,,,,,,D
W2732,,west,27,32,forest,none,420,,,,,,,D
W2733,,west,27,33,broken,none,430,,,,,,,D
W2734,,west,27,34,forest,none,420,,,,,,,D
W2735,,west,27,35,rough,none,410,,,,,,,D
W2736,,west,27,36,forest,none,380,,,,,,,D
W2737,,west,27,37,forest,none,340,,,,,,,D
W2738,,west,27,38,broken,none,350,,,,,,,D
W2739,,west,27,39,forest,none,390,,,,,,,D
W2740,,west,27,40,forest,none,480,,,,,,,D
W2741,,west,27,41,forest,none,570,,,,,,,D
W2742,,west,27,42,rough,none,670,,,,,,,D
W2743,,west,27,43,forest,none,770,,,,,,,D
W2744,,west,27,44,rough,none,870,,,,,,,D
W2745,,west,27,45,rough,none,950,,,,,,,D
W2746,,west,27,46,rough,none,940,,,,,,,D
W2747,,west,27,47,rough,none,840,,,,,,,D
W2748,,west,27,48,rough,none,720,,,,,,,D
W2749,,west,27,49,rough,none,590,,,,,,,D
W2750,,west,27,50,rough,none,450,,,,,,,D
W2751,,west,27,51,rough,none,330,,,,,,,D
W2752,,west,27,52,rough,none,200,,,,,,,D
W2801,E3733,west,28,1,rough,none,410,,,,,,,D
W2802,,west,28,2,rough,none,320,,,,,,,D
W2803,,west,28,3,broken,none,250,,,,,,,D
W2804,,west,28,4,woods,none,210,,,,,,,D
W2805,,west,28,5,forest,none,280,,,,,,,D
W2806,,west,28,6,broken,none,320,,,,,,,D
W2807,,west,28,7,broken,none,330,,,,,,,D
W2808,,west,28,8,broken,none,310,,,,,,,D
W2809,,west,28,9,broken,none,280,,,,,,,D
W2810,,west,28,10,broken,none,250,,,,,,,D
W2811,,west,28,11,broken,none,210,,,,,,,D
W2812,,west,28,12,broken,none,190,,,,,,,D
W2813,,west,28,13,broken,none,160,,,,,,,D
W2814,,west,28,14,broken,none,180,,,,,,,D
W2815,,west,28,15,broken,none,240,,,,,,,D
W2816,,west,28,16,broken,none,330,,,,,,,D
W2817,,west,28,17,broken,none,440,,,,,,,D
W2818,,west,28,18,broken,none,530,,,,,,,D
W2819,,west,28,19,forest,none,630,,,,,,,D
W2820,,west,28,20,rough,none,720,,,,,,,D
W2821,,west,28,21,rough,none,580,,,,,,,D
W2822,,west,28,22,forest,none,410,,,,,,,D
W2823,,west,28,23,woods,none,290,,,,,,,D
W2824,,west,28,24,woods,none,270,,,,,,,D
W2825,,west,28,25,village,none,310,major,,,,,Palea Roumata,D place:H village:H
W2826,,west,28,26,woods,none,320,,,,,,,D
W2827,,west,28,27,broken,none,340,,,,,,,D
W2828,,west,28,28,broken,none,370,,,,,,,D
W2829,,west,28,29,village,none,390,major,,,,,Kakopetros,D place:H village:H
W2830,,west,28,30,forest,none,420,,,,,,,D
W2831,,west,28,31,forest,none,440,,,,,,,D
W2832,,west,28,32,forest,none,440,,,,,,,D
W2833,,west,28,33,village,none,440,minor,,,,,Mouri,D place:H village:H
W2834,,west,28,34,rough,none,430,,,,,,,D
W2835,,west,28,35,rough,none,420,,,,,,,D
W2836,,west,28,36,rough,none,390,,,,,,,D
W2837,,west,28,37,rough,none,410,,,,,,,D
W2838,,west,28,38,forest,none,430,,,,,,Topolia gorge,D
W2839,,west,28,39,broken,none,500,,,,,,,D
W2840,,west,28,40,forest,none,580,,,,,,,D
W2841,,west,28,41,forest,none,670,,,,,,,D
W2842,,west,28,42,forest,none,770,,,,,,,D
W2843,,west,28,43,rough,none,860,,,,,,,D
W2844,,west,28,44,rough,none,950,,,,,,,D
W2845,,west,28,45,rough,none,1050,,,,,,,D
W2846,,west,28,46,rough,none,940,,,,,,,D
W2847,,west,28,47,rough,none,820,,,,,,,D
W2848,,west,28,48,rough,none,690,,,,,,,D
W2849,,west,28,49,rough,none,570,,,,,,,D
W2850,,west,28,50,rough,none,440,,,,,,,D
W2851,,west,28,51,rough,none,320,,,,,,,D
W2852,,west,28,52,rough,none,200,,,,,,,D
W2901,E3833,west,29,1,rough,none,510,,,,,,,D
W2902,,west,29,2,rough,none,400,,,,,,,D
W2903,,west,29,3,rough,none,270,,,,,,,D
W2904,,west,29,4,village,none,250,major,,,,,Meskla,D place:H village:H
W2905,,west,29,5,forest,none,300,,,,,,,D
W2906,,west,29,6,broken,none,380,,,,,,,D
W2907,,west,29,7,rough,none,410,,,,,,,D
W2908,,west,29,8,broken,none,380,,,,,,,D
W2909,,west,29,9,broken,none,350,,,,,,,D
W2910,,west,29,10,broken,none,310,,,,,,,D
W2911,,west,29,11,rough,none,280,,,,,,,D
W2912,,west,29,12,rough,none,250,,,,,,,D
W2913,,west,29,13,rough,none,230,,,,,,,D
W2914,,west,29,14,forest,none,210,,,,,,,D
W2915,,west,29,15,broken,none,220,,,,,,,D
W2916,,west,29,16,broken,none,270,,,,,,,D
W2917,,west,29,17,rough,none,370,,,,,,,D
W2918,,west,29,18,rough,none,490,,,,,,,D
W2919,,west,29,19,village,none,590,minor,,,,,Nea Roumata,D place:H village:H
W2920,,west,29,20,rough,none,680,,,,,,,D
W2921,,west,29,21,forest,none,690,,,,,,,D
W2922,,west,29,22,rough,none,560,,,,,,,D
W2923,,west,29,23,broken,none,390,,,,,,,D
W2924,,west,29,24,broken,none,320,,,,,,,D
W2925,,west,29,25,woods,none,310,,,,,,,D
W2926,,west,29,26,broken,none,350,,,,,,,D
W2927,,west,29,27,forest,none,370,,,,,,,D
W2928,,west,29,28,broken,none,390,,,,,,,D
W2929,,west,29,29,broken,none,420,,,,,,,D
W2930,,west,29,30,broken,none,440,,,,,,,D
W2931,,west,29,31,rough,none,460,,,,,,,D
W2932,,west,29,32,broken,none,460,,,,,,,D
W2933,,west,29,33,broken,none,460,,,,,,,D
W2934,,west,29,34,forest,none,460,,,,,,,D
W2935,,west,29,35,forest,none,450,,,,,,,D
W2936,,west,29,36,rough,none,450,,,,,,,D
W2937,,west,29,37,forest,none,470,,,,,,,D
W2938,,west,29,38,forest,none,500,,,,,,,D
W2939,,west,29,39,forest,none,540,,,,,,,D
W2940,,west,29,40,village,none,600,minor,,,,,Katsomatado,D place:H village:H
W2941,,west,29,41,forest,none,690,,,,,,,D
W2942,,west,29,42,forest,none,770,,,,,,,D
W2943,,west,29,43,forest,none,860,,,,,,,D
W2944,,west,29,44,forest,none,930,,,,,,,D
W2945,,west,29,45,rough,none,1000,,,,,,,D
W2946,,west,29,46,rough,none,1010,,,,,,,D
W2947,,west,29,47,forest,none,910,,,,,,,D
W2948,,west,29,48,rough,none,790,,,,,,,D
W2949,,west,29,49,rough,none,670,,,,,,,D
W2950,,west,29,50,rough,none,550,,,,,,,D
W2951,,west,29,51,rough,none,430,,,,,,,D
W2952,,west,29,52,broken,none,310,,,,,,,D
W3001,E3933,west,30,1,rough,none,580,,,,,,,D
W3002,,west,30,2,rough,none,450,,,,,,,D
W3003,,west,30,3,rough,none,320,,,,,,,D
W3004,,west,30,4,rough,none,350,,,,,,,D
W3005,,west,30,5,broken,none,460,,,,,,,D
W3006,,west,30,6,village,none,480,major,,,,,Lakkoi,D place:H village:H
W3007,,west,30,7,forest,none,470,,,,,,,D
W3008,,west,30,8,rough,none,450,,,,,,,D
W3009,,west,30,9,rough,none,420,,,,,,,D
W3010,,west,30,10,rough,none,390,,,,,,,D
W3011,,west,30,11,village,none,360,minor,,,,,Orthouni,D place:H village:H
W3012,,west,30,12,rough,none,330,,,,,,,D
W3013,,west,30,13,rough,none,310,,,,,,,D
W3014,,west,30,14,broken,none,280,,,,,,,D
W3015,,west,30,15,broken,none,270,,,,,,,D
W3016,,west,30,16,woods,none,350,,,,,,,D
W3017,,west,30,17,rough,none,430,,,,,,,D
W3018,,west,30,18,rough,none,580,,,,,,,D
W3019,,west,30,19,forest,none,690,,,,,,,D
W3020,,west,30,20,broken,none,730,,,,,,,D
W3021,,west,30,21,rough,none,650,,,,,,,D
W3022,,west,30,22,rough,none,510,,,,,,,D
W3023,,west,30,23,forest,none,400,,,,,,,D
W3024,,west,30,24,broken,none,340,,,,,,,D
W3025,,west,30,25,forest,none,370,,,,,,,D
W3026,,west,30,26,broken,none,390,,,,,,,D
W3027,,west,30,27,broken,none,420,,,,,,,D
W3028,,west,30,28,broken,none,440,,,,,,,D
W3029,,west,30,29,broken,none,460,,,,,,,D
W3030,,west,30,30,forest,none,480,,,,,,,D
W3031,,west,30,31,broken,none,480,,,,,,,D
W3032,,west,30,32,broken,none,480,,,,,,,D
W3033,,west,30,33,broken,none,480,,,,,,,D
W3034,,west,30,34,forest,none,490,,,,,,,D
W3035,,west,30,35,broken,none,500,,,,,,,D
W3036,,west,30,36,forest,none,530,,,,,,,D
W3037,,west,30,37,rough,none,550,,,,,,,D
W3038,,west,30,38,rough,none,590,,,,,,,D
W3039,,west,30,39,rough,none,640,,,,,,,D
W3040,,west,30,40,forest,none,700,,,,,,,D
W3041,,west,30,41,forest,none,780,,,,,,,D
W3042,,west,30,42,rough,none,830,,,,,,,D
W3043,,west,30,43,forest,none,880,,,,,,,D
W3044,,west,30,44,rough,none,910,,,,,,,D
W3045,,west,30,45,rough,none,950,,,,,,,D
W3046,,west,30,46,forest,none,920,,,,,,,D
W3047,,west,30,47,forest,none,850,,,,,,,D
W3048,,west,30,48,rough,none,760,,,,,,,D
W3049,,west,30,49,rough,none,650,,,,,,,D
W3050,,west,30,50,rough,none,540,,,,,,,D
W3051,,west,30,51,rough,none,420,,,,,,,D
W3052,,west,30,52,broken,none,320,,,,,,,D
W3101,E4033,west,31,1,rough,none,740,,,,,,,D
W3102,,west,31,2,rough,none,640,,,,,,,D
W3103,,west,31,3,rough,none,420,,,,,,,D
W3104,,west,31,4,rough,none,420,,,,,,,D
W3105,,west,31,5,rough,none,510,,,,,,,D
W3106,,west,31,6,rough,none,580,,,,,,,D
W3107,,west,31,7,forest,none,570,,,,,,,D
W3108,,west,31,8,forest,none,560,,,,,,,D
W3109,,west,31,9,rough,none,540,,,,,,,D
W3110,,west,31,10,rough,none,510,,,,,,,D
W3111,,west,31,11,rough,none,490,,,,,,,D
W3112,,west,31,12,forest,none,460,,,,,,,D
W3113,,west,31,13,forest,none,410,,,,,,,D
W3114,,west,31,14,rough,none,390,,,,,,,D
W3115,,west,31,15,broken,none,350,,,,,,,D
W3116,,west,31,16,forest,none,340,,,,,,,D
W3117,,west,31,17,forest,none,370,,,,,,,D
W3118,,west,31,18,rough,none,540,,,,,,,D
W3119,,west,31,19,rough,none,680,,,,,,,D
W3120,,west,31,20,forest,none,740,,,,,,,D
W3121,,west,31,21,rough,none,700,,,,,,,D
W3122,,west,31,22,rough,none,610,,,,,,,D
W3123,,west,31,23,rough,none,490,,,,,,,D
W3124,,west,31,24,rough,none,420,,,,,,,D
W3125,,west,31,25,broken,none,400,,,,,,,D
W3126,,west,31,26,rough,none,420,,,,,,,D
W3127,,west,31,27,broken,none,440,,,,,,,D
W3128,,west,31,28,forest,none,470,,,,,,,D
W3129,,west,31,29,rough,none,480,,,,,,,D
W3130,,west,31,30,rough,none,490,,,,,,,D
W3131,,west,31,31,broken,none,500,,,,,,,D
W3132,,west,31,32,forest,none,500,,,,,,,D
W3133,,west,31,33,forest,none,510,,,,,,,D
W3134,,west,31,34,forest,none,530,,,,,,,D
W3135,,west,31,35,rough,none,560,,,,,,,D
W3136,,west,31,36,forest,none,570,,,,,,,D
W3137,,west,31,37,rough,none,610,,,,,,,D
W3138,,west,31,38,forest,none,640,,,,,,,D
W3139,,west,31,39,rough,none,690,,,,,,,D
W3140,,west,31,40,forest,none,740,,,,,,,D
W3141,,west,31,41,forest,none,790,,,,,,,D
W3142,,west,31,42,forest,none,820,,,,,,,D
W3143,,west,31,43,forest,none,840,,,,,,,D
W3144,,west,31,44,forest,none,850,,,,,,,D
W3145,,west,31,45,rough,none,880,,,,,,,D
W3146,,west,31,46,rough,none,900,,,,,,,D
W3147,,west,31,47,forest,none,870,,,,,,,D
W3148,,west,31,48,forest,none,820,,,,,,,D
W3149,,west,31,49,rough,none,740,,,,,,,D
W3150,,west,31,50,rough,none,640,,,,,,,D
W3151,,west,31,51,rough,none,530,,,,,,,D
W3152,,west,31,52,rough,none,430,,,,,,,D
W3201,E4133,west,32,1,rough,none,870,,,,,,,D
W3202,,west,32,2,rough,none,720,,,,,,,D
W3203,,west,32,3,rough,none,610,,,,,,,D
W3204,,west,32,4,rough,none,620,,,,,,,D
W3205,,west,32,5,rough,none,680,,,,,,,D
W3206,,west,32,6,rough,none,660,,,,,,,D
W3207,,west,32,7,forest,none,650,,,,,,,D
W3208,,west,32,8,rough,none,640,,,,,,,D
W3209,,west,32,9,rough,none,630,,,,,,,D
W3210,,west,32,10,rough,none,600,,,,,,,D
W3211,,west,32,11,village,none,580,minor,,,,,Karanou,D place:H village:H
W3212,,west,32,12,rough,none,540,,,,,,,D
W3213,,west,32,13,rough,none,510,,,,,,,D
W3214,,west,32,14,rough,none,490,,,,,,,D
W3215,,west,32,15,rough,none,450,,,,,,,D
W3216,,west,32,16,rough,none,460,,,,,,,D
W3217,,west,32,17,village,none,580,minor,,,,,Sebronas,D place:H village:H
W3218,,west,32,18,rough,none,710,,,,,,,D
W3219,,west,32,19,rough,none,790,,,,,,,D
W3220,,west,32,20,rough,none,760,,,,,,,D
W3221,,west,32,21,rough,none,690,,,,,,,D
W3222,,west,32,22,rough,none,680,,,,,,,D
W3223,,west,32,23,rough,none,580,,,,,,,D
W3224,,west,32,24,rough,none,540,,,,,,,D
W3225,,west,32,25,rough,none,530,,,,,,,D
W3226,,west,32,26,rough,none,550,,,,,,,D
W3227,,west,32,27,forest,none,510,,,,,,,D
W3228,,west,32,28,broken,none,520,,,,,,,D
W3229,,west,32,29,broken,none,520,,,,,,,D
W3230,,west,32,30,rough,none,520,,,,,,,D
W3231,,west,32,31,forest,none,530,,,,,,,D
W3232,,west,32,32,broken,none,530,,,,,,,D
W3233,,west,32,33,village,none,560,minor,,,,,Sasalos,D place:H village:H
W3234,,west,32,34,forest,none,600,,,,,,,D
W3235,,west,32,35,rough,none,620,,,,,,,D
W3236,,west,32,36,forest,none,650,,,,,,,D
W3237,,west,32,37,forest,none,680,,,,,,,D
W3238,,west,32,38,rough,none,720,,,,,,,D
W3239,,west,32,39,rough,none,760,,,,,,,D
W3240,,west,32,40,rough,none,810,,,,,,,D
W3241,,west,32,41,village,none,780,minor,,,,,Koutsomatadhos,D place:H village:H
W3242,,west,32,42,forest,none,780,,,,,,,D
W3243,,west,32,43,rough,none,790,,,,,,,D
W3244,,west,32,44,rough,none,800,,,,,,,D
W3245,,west,32,45,forest,none,820,,,,,,,D
W3246,,west,32,46,forest,none,830,,,,,,,D
W3247,,west,32,47,rough,none,820,,,,,,,D
W3248,,west,32,48,rough,none,780,,,,,,,D
W3249,,west,32,49,rough,none,720,,,,,,,D
W3250,,west,32,50,rough,none,610,,,,,,,D
W3251,,west,32,51,rough,none,520,,,,,,,D
W3252,,west,32,52,rough,none,430,,,,,,,D
W3301,E4233,west,33,1,rough,none,1010,,,,,,,D
W3302,,west,33,2,village,none,960,minor,,,,,Zourva,D place:H village:H
W3303,,west,33,3,rough,none,820,,,,,,,D
W3304,,west,33,4,rough,none,820,,,,,,,D
W3305,,west,33,5,rough,none,810,,,,,,,D
W3306,,west,33,6,rough,none,790,,,,,,,D
W3307,,west,33,7,rough,none,740,,,,,,,D
W3308,,west,33,8,forest,none,730,,,,,,,D
W3309,,west,33,9,rough,none,740,,,,,,,D
W3310,,west,33,10,rough,none,720,,,,,,,D
W3311,,west,33,11,rough,none,690,,,,,,,D
W3312,,west,33,12,rough,none,670,,,,,,,D
W3313,,west,33,13,rough,none,640,,,,,,,D
W3314,,west,33,14,rough,none,620,,,,,,,D
W3315,,west,33,15,rough,none,590,,,,,,,D
W3316,,west,33,16,rough,none,570,,,,,,,D
W3317,,west,33,17,rough,none,620,,,,,,,D
W3318,,west,33,18,rough,none,750,,,,,,,D
W3319,,west,33,19,rough,none,820,,,,,,,D
W3320,,west,33,20,rough,none,820,,,,,,,D
W3321,,west,33,21,rough,none,780,,,,,,,D
W3322,,west,33,22,rough,none,770,,,,,,,D
W3323,,west,33,23,rough,none,750,,,,,,,D
W3324,,west,33,24,rough,none,720,,,,,,,D
W3325,,west,33,25,rough,none,690,,,,,,,D
W3326,,west,33,26,rough,none,650,,,,,,,D
W3327,,west,33,27,rough,none,610,,,,,,,D
W3328,,west,33,28,rough,none,580,,,,,,,D
W3329,,west,33,29,forest,none,560,,,,,,,D
W3330,,west,33,30,broken,none,560,,,,,,,D
W3331,,west,33,31,broken,none,550,,,,,,,D
W3332,,west,33,32,broken,none,550,,,,,,,D
W3333,,west,33,33,broken,none,580,,,,,,,D
W3334,,west,33,34,forest,none,630,,,,,,,D
W3335,,west,33,35,forest,none,670,,,,,,,D
W3336,,west,33,36,forest,none,690,,,,,,,D
W3337,,west,33,37,forest,none,720,,,,,,,D
W3338,,west,33,38,forest,none,760,,,,,,,D
W3339,,west,33,39,rough,none,790,,,,,,,D
W3340,,west,33,40,forest,none,820,,,,,,,D
W3341,,west,33,41,rough,none,840,,,,,,,D
W3342,,west,33,42,forest,none,760,,,,,,,D
W3343,,west,33,43,rough,none,730,,,,,,,D
W3344,,west,33,44,rough,none,730,,,,,,,D
W3345,,west,33,45,rough,none,750,,,,,,,D
W3346,,west,33,46,rough,none,790,,,,,,,D
W3347,,west,33,47,forest,none,800,,,,,,,D
W3348,,west,33,48,rough,none,790,,,,,,,D
W3349,,west,33,49,forest,none,750,,,,,,,D
W3350,,west,33,50,rough,none,690,,,,,,,D
W3351,,west,33,51,forest,none,610,,,,,,,D
W3352,,west,33,52,rough,none,520,,,,,,,D
W3401,E4333,west,34,1,rough,none,1140,,,,,,,D
W3402,,west,34,2,rough,none,1040,,,,,,,D
W3403,,west,34,3,rough,none,1000,,,,,,,D
W3404,,west,34,4,rough,none,970,,,,,,,D
W3405,,west,34,5,rough,none,920,,,,,,,D
W3406,,west,34,6,rough,none,870,,,,,,,D
W3407,,west,34,7,forest,none,800,,,,,,,D
W3408,,west,34,8,rough,none,800,,,,,,,D
W3409,,west,34,9,rough,none,810,,,,,,,D
W3410,,west,34,10,rough,none,810,,,,,,,D
W3411,,west,34,11,rough,none,790,,,,,,,D
W3412,,west,34,12,rough,none,780,,,,,,,D
W3413,,west,34,13,rough,none,750,,,,,,,D
W3414,,west,34,14,rough,none,730,,,,,,,D
W3415,,west,34,15,rough,none,710,,,,,,,D
W3416,,west,34,16,rough,none,750,,,,,,,D
W3417,,west,34,17,rough,none,810,,,,,,,D
W3418,,west,34,18,forest,none,890,,,,,,,D
W3419,,west,34,19,rough,none,920,,,,,,,D
W3420,,west,34,20,rough,none,900,,,,,,,D
W3421,,west,34,21,rough,none,900,,,,,,,D
W3422,,west,34,22,rough,none,910,,,,,,,D
W3423,,west,34,23,rough,none,890,,,,,,,D
W3424,,west,34,24,rough,none,870,,,,,,,D
W3425,,west,34,25,rough,none,820,,,,,,,D
W3426,,west,34,26,rough,none,760,,,,,,,D
W3427,,west,34,27,rough,none,720,,,,,,,D
W3428,,west,34,28,rough,none,680,,,,,,,D
W3429,,west,34,29,forest,none,630,,,,,,,D
W3430,,west,34,30,village,none,600,major,,,,,Floria,D place:H village:H
W3431,,west,34,31,broken,none,580,,,,,,,D
W3432,,west,34,32,forest,none,610,,,,,,,D
W3433,,west,34,33,forest,none,650,,,,,,,D
W3434,,west,34,34,broken,none,690,,,,,,,D
W3435,,west,34,35,forest,none,720,,,,,,,D
W3436,,west,34,36,rough,none,750,,,,,,,D
W3437,,west,34,37,forest,none,790,,,,,,,D
W3438,,west,34,38,forest,none,820,,,,,,,D
W3439,,west,34,39,forest,none,840,,,,,,,D
W3440,,west,34,40,rough,none,860,,,,,,,D
W3441,,west,34,41,rough,none,820,,,,,,,D
W3442,,west,34,42,rough,none,730,,,,,,,D
W3443,,west,34,43,forest,none,660,,,,,,,D
W3444,,west,34,44,rough,none,680,,,,,,,D
W3445,,west,34,45,rough,none,720,,,,,,,D
W3446,,west,34,46,rough,none,760,,,,,,,D
W3447,,west,34,47,forest,none,770,,,,,,,D
W3448,,west,34,48,village,none,750,minor,,,,,Kefali,D place:H village:H
W3449,,west,34,49,forest,none,700,,,,,,,D
W3450,,west,34,50,rough,none,650,,,,,,,D
W3451,,west,34,51,forest,none,590,,,,,,,D
W3452,,west,34,52,rough,none,470,,,,,,,D
W3501,E4433,west,35,1,rough,none,1280,,,,,,,D
W3502,,west,35,2,rough,none,1260,,,,,,,D
W3503,,west,35,3,rough,none,1190,,,,,,,D
W3504,,west,35,4,rough,none,1160,,,,,,,D
W3505,,west,35,5,rough,none,1090,,,,,,,D
W3506,,west,35,6,rough,none,1000,,,,,,,D
W3507,,west,35,7,rough,none,920,,,,,,,D
W3508,,west,35,8,rough,none,850,,,,,,,D
W3509,,west,35,9,rough,none,870,,,,,,,D
W3510,,west,35,10,rough,none,890,,,,,,,D
W3511,,west,35,11,rough,none,900,,,,,,,D
W3512,,west,35,12,rough,none,890,,,,,,,D
W3513,,west,35,13,rough,none,890,,,,,,,D
W3514,,west,35,14,rough,none,870,,,,,,,D
W3515,,west,35,15,rough,none,860,,,,,,,D
W3516,,west,35,16,rough,none,870,,,,,,,D
W3517,,west,35,17,rough,none,930,,,,,,,D
W3518,,west,35,18,village,none,1000,minor,,,,,Prasses,D place:H village:H
W3519,,west,35,19,forest,none,1000,,,,,,,D
W3520,,west,35,20,rough,none,1010,,,,,,,D
W3521,,west,35,21,rough,none,1020,,,,,,,D
W3522,,west,35,22,rough,none,1030,,,,,,,D
W3523,,west,35,23,rough,none,1040,,,,,,,D
W3524,,west,35,24,rough,none,1040,,,,,,,D
W3525,,west,35,25,rough,none,990,,,,,,,D
W3526,,west,35,26,rough,none,930,,,,,,,D
W3527,,west,35,27,rough,none,860,,,,,,,D
W3528,,west,35,28,broken,none,800,,,,,,,D
W3529,,west,35,29,forest,none,730,,,,,,,D
W3530,,west,35,30,broken,none,660,,,,,,,D
W3531,,west,35,31,forest,none,600,,,,,,,D
W3532,,west,35,32,broken,none,630,,,,,,,D
W3533,,west,35,33,forest,none,660,,,,,,,D
W3534,,west,35,34,forest,none,700,,,,,,,D
W3535,,west,35,35,forest,none,740,,,,,,,D
W3536,,west,35,36,forest,none,780,,,,,,,D
W3537,,west,35,37,forest,none,810,,,,,,,D
W3538,,west,35,38,rough,none,850,,,,,,,D
W3539,,west,35,39,rough,none,870,,,,,,,D
W3540,,west,35,40,rough,none,890,,,,,,,D
W3541,,west,35,41,rough,none,900,,,,,,,D
W3542,,west,35,42,rough,none,800,,,,,,,D
W3543,,west,35,43,rough,none,690,,,,,,,D
W3544,,west,35,44,forest,none,620,,,,,,,D
W3545,,west,35,45,forest,none,640,,,,,,,D
W3546,,west,35,46,rough,none,690,,,,,,,D
W3547,,west,35,47,forest,none,730,,,,,,,D
W3548,,west,35,48,forest,none,740,,,,,,,D
W3549,,west,35,49,rough,none,700,,,,,,,D
W3550,,west,35,50,rough,none,650,,,,,,,D
W3551,,west,35,51,rough,none,580,,,,,,,D
W3552,,west,35,52,rough,none,510,,,,,,,D
W3601,E4533,west,36,1,rough,none,1400,,,,,,,D
W3602,,west,36,2,rough,none,1400,,,,,,,D
W3603,,west,36,3,rough,none,1360,,,,,,,D
W3604,,west,36,4,rough,none,1250,,,,,,,D
W3605,,west,36,5,rough,none,1150,,,,,,,D
W3606,,west,36,6,rough,none,1050,,,,,,,D
W3607,,west,36,7,rough,none,980,,,,,,,D
W3608,,west,36,8,rough,none,910,,,,,,,D
W3609,,west,36,9,rough,none,920,,,,,,,D
W3610,,west,36,10,rough,none,950,,,,,,,D
W3611,,west,36,11,rough,none,990,,,,,,,D
W3612,,west,36,12,forest,none,1000,,,,,,,D
W3613,,west,36,13,rough,none,990,,,,,,,D
W3614,,west,36,14,rough,none,990,,,,,,,D
W3615,,west,36,15,rough,none,1000,,,,,,,D
W3616,,west,36,16,rough,none,990,,,,,,,D
W3617,,west,36,17,rough,none,1050,,,,,,,D
W3618,,west,36,18,rough,none,1020,,,,,,,D
W3619,,west,36,19,rough,none,1010,,,,,,,D
W3620,,west,36,20,rough,none,1040,,,,,,,D
W3621,,west,36,21,rough,none,1100,,,,,,,D
W3622,,west,36,22,rough,none,1110,,,,,,,D
W3623,,west,36,23,rough,none,1200,,,,,,,D
W3624,,west,36,24,rough,none,1150,,,,,,,D
W3625,,west,36,25,rough,none,1040,,,,,,,D
W3626,,west,36,26,rough,none,970,,,,,,,D
W3627,,west,36,27,rough,none,860,,,,,,,D
W3628,,west,36,28,rough,none,790,,,,,,,D
W3629,,west,36,29,rough,none,710,,,,,,,D
W3630,,west,36,30,broken,none,630,,,,,,,D
W3631,,west,36,31,broken,none,620,,,,,,,D
W3632,,west,36,32,broken,none,650,,,,,,,D
W3633,,west,36,33,forest,none,700,,,,,,,D
W3634,,west,36,34,rough,none,750,,,,,,,D
W3635,,west,36,35,forest,none,780,,,,,,,D
W3636,,west,36,36,rough,none,830,,,,,,,D
W3637,,west,36,37,rough,none,870,,,,,,,D
W3638,,west,36,38,forest,none,910,,,,,,,D
W3639,,west,36,39,forest,none,930,,,,,,,D
W3640,,west,36,40,forest,none,950,,,,,,,D
W3641,,west,36,41,rough,none,900,,,,,,,D
W3642,,west,36,42,rough,none,790,,,,,,,D
W3643,,west,36,43,rough,none,670,,,,,,,D
W3644,,west,36,44,village,none,650,major,,,,,Elos,D place:H village:H
W3645,,west,36,45,rough,none,660,,,,,,,D
W3646,,west,36,46,rough,none,700,,,,,,,D
W3647,,west,36,47,forest,none,740,,,,,,,D
W3648,,west,36,48,forest,none,700,,,,,,,D
W3649,,west,36,49,forest,none,630,,,,,,,D
W3650,,west,36,50,rough,none,570,,,,,,,D
W3651,,west,36,51,rough,none,500,,,,,,,D
W3652,,west,36,52,rough,none,420,,,,,,,D
W3701,E4633,west,37,1,rough,none,1520,,,,,,,D
W3702,,west,37,2,rough,none,1520,,,,,,,D
W3703,,west,37,3,rough,none,1520,,,,,,,D
W3704,,west,37,4,rough,none,1420,,,,,,,D
W3705,,west,37,5,rough,none,1300,,,,,,,D
W3706,,west,37,6,rough,none,1200,,,,,,,D
W3707,,west,37,7,rough,none,1100,,,,,,,D
W3708,,west,37,8,rough,none,1000,,,,,,,D
W3709,,west,37,9,forest,none,970,,,,,,,D
W3710,,west,37,10,rough,none,970,,,,,,,D
W3711,,west,37,11,forest,none,1020,,,,,,,D
W3712,,west,37,12,rough,none,1070,,,,,,,D
W3713,,west,37,13,forest,none,1090,,,,,,,D
W3714,,west,37,14,rough,none,1110,,,,,,,D
W3715,,west,37,15,rough,none,1120,,,,,,,D
W3716,,west,37,16,rough,none,1120,,,,,,,D
W3717,,west,37,17,rough,none,1090,,,,,,,D
W3718,,west,37,18,rough,none,1050,,,,,,,D
W3719,,west,37,19,forest,none,1020,,,,,,,D
W3720,,west,37,20,rough,none,1030,,,,,,,D
W3721,,west,37,21,rough,none,1080,,,,,,,D
W3722,,west,37,22,rough,none,1150,,,,,,,D
W3723,,west,37,23,rough,none,1240,,,,,,,D
W3724,,west,37,24,rough,none,1310,,,,,,,D
W3725,,west,37,25,rough,none,1180,,,,,,,D
W3726,,west,37,26,rough,none,1060,,,,,,,D
W3727,,west,37,27,forest,none,950,,,,,,,D
W3728,,west,37,28,rough,none,850,,,,,,,D
W3729,,west,37,29,rough,none,760,,,,,,,D
W3730,,west,37,30,forest,none,670,,,,,,,D
W3731,,west,37,31,broken,none,610,,,,,,,D
W3732,,west,37,32,broken,none,630,,,,,,,D
W3733,,west,37,33,forest,none,680,,,,,,,D
W3734,,west,37,34,forest,none,730,,,,,,,D
W3735,,west,37,35,forest,none,780,,,,,,,D
W3736,,west,37,36,forest,none,830,,,,,,,D
W3737,,west,37,37,rough,none,880,,,,,,,D
W3738,,west,37,38,rough,none,920,,,,,,,D
W3739,,west,37,39,forest,none,960,,,,,,,D
W3740,,west,37,40,rough,none,990,,,,,,,D
W3741,,west,37,41,rough,none,1000,,,,,,,D
W3742,,west,37,42,rough,none,890,,,,,,,D
W3743,,west,37,43,rough,none,780,,,,,,,D
W3744,,west,37,44,rough,none,680,,,,,,,D
W3745,,west,37,45,rough,none,650,,,,,,,D
W3746,,west,37,46,forest,none,680,,,,,,,D
W3747,,west,37,47,forest,none,710,,,,,,,D
W3748,,west,37,48,rough,none,690,,,,,,,D
W3749,,west,37,49,rough,none,630,,,,,,,D
W3750,,west,37,50,forest,none,550,,,,,,,D
W3751,,west,37,51,rough,none,480,,,,,,,D
W3752,,west,37,52,rough,none,410,,,,,,,D
W3801,E4733,west,38,1,rough,none,1630,,,,,,,D
W3802,,west,38,2,rough,none,1610,,,,,,,D
W3803,,west,38,3,rough,none,1560,,,,,,,D
W3804,,west,38,4,rough,none,1460,,,,,,,D
W3805,,west,38,5,rough,none,1340,,,,,,,D
W3806,,west,38,6,rough,none,1240,,,,,,,D
W3807,,west,38,7,rough,none,1120,,,,,,,D
W3808,,west,38,8,rough,none,1050,,,,,,,D
W3809,,west,38,9,rough,none,1000,,,,,,,D
W3810,,west,38,10,rough,none,1030,,,,,,,D
W3811,,west,38,11,rough,none,1080,,,,,,,D
W3812,,west,38,12,rough,none,1130,,,,,,,D
W3813,,west,38,13,rough,none,1220,,,,,,,D
W3814,,west,38,14,rough,none,1210,,,,,,,D
W3815,,west,38,15,rough,none,1180,,,,,,,D
W3816,,west,38,16,rough,none,1140,,,,,,,D
W3817,,west,38,17,forest,none,1090,,,,,,,D
W3818,,west,38,18,forest,none,1030,,,,,,,D
W3819,,west,38,19,rough,none,950,,,,,,,D
W3820,,west,38,20,forest,none,1000,,,,,,,D
W3821,,west,38,21,rough,none,1060,,,,,,,D
W3822,,west,38,22,rough,none,1130,,,,,,,D
W3823,,west,38,23,rough,none,1220,,,,,,,D
W3824,,west,38,24,rough,none,1210,,,,,,,D
W3825,,west,38,25,rough,none,1110,,,,,,,D
W3826,,west,38,26,rough,none,1000,,,,,,,D
W3827,,west,38,27,rough,none,900,,,,,,,D
W3828,,west,38,28,rough,none,800,,,,,,,D
W3829,,west,38,29,forest,none,710,,,,,,,D
W3830,,west,38,30,forest,none,630,,,,,,,D
W3831,,west,38,31,broken,none,610,,,,,,,D
W3832,,west,38,32,forest,none,650,,,,,,,D
W3833,,west,38,33,forest,none,700,,,,,,,D
W3834,,west,38,34,rough,none,760,,,,,,,D
W3835,,west,38,35,forest,none,810,,,,,,,D
W3836,,west,38,36,rough,none,870,,,,,,,D
W3837,,west,38,37,rough,none,920,,,,,,,D
W3838,,west,38,38,rough,none,980,,,,,,,D
W3839,,west,38,39,forest,none,1030,,,,,,,D
W3840,,west,38,40,rough,none,1060,,,,,,,D
W3841,,west,38,41,village,none,1020,minor,,,,,Strovles,D place:H village:H
W3842,,west,38,42,rough,none,910,,,,,,,D
W3843,,west,38,43,rough,none,800,,,,,,,D
W3844,,west,38,44,forest,none,710,,,,,,,D
W3845,,west,38,45,forest,none,710,,,,,,,D
W3846,,west,38,46,forest,none,710,,,,,,,D
W3847,,west,38,47,forest,none,720,,,,,,,D
W3848,,west,38,48,forest,none,630,,,,,,,D
W3849,,west,38,49,forest,none,550,,,,,,,D
W3850,,west,38,50,forest,none,460,,,,,,,D
W3851,,west,38,51,rough,none,390,,,,,,,D
W3852,,west,38,52,broken,none,320,,,,,,,D
W3901,E4833,west,39,1,rough,none,1730,,,,,,,D
W3902,,west,39,2,rough,none,1710,,,S,,,,D
W3903,,west,39,3,rough,none,1670,,,S,,,,D
W3904,,west,39,4,rough,none,1600,,,S,,,,D
W3905,,west,39,5,rough,none,1490,,,S,,,,D
W3906,,west,39,6,rough,none,1380,,,S,,,,D
W3907,,west,39,7,rough,none,1260,,,S,,,,D
W3908,,west,39,8,rough,none,1140,,,S,,,,D
W3909,,west,39,9,forest,none,1070,,,S,,,,D
W3910,,west,39,10,rough,none,1040,,,S,,,,D
W3911,,west,39,11,forest,none,1070,,,S,,,,D
W3912,,west,39,12,forest,none,1130,,,S,,,,D
W3913,,west,39,13,rough,none,1220,,,S,,,,D
W3914,,west,39,14,rough,none,1290,,,S,,,,D
W3915,,west,39,15,rough,none,1250,,,S,,,,D
W3916,,west,39,16,rough,none,1190,,,S,,,,D
W3917,,west,39,17,forest,none,1130,,,S,,,,D
W3918,,west,39,18,forest,none,1050,,,S,,,,D
W3919,,west,39,19,forest,none,950,,,S,,,,D
W3920,,west,39,20,rough,none,910,,,S,,,,D
W3921,,west,39,21,rough,none,960,,,S,,,,D
W3922,,west,39,22,rough,none,1030,,,S,,,,D
W3923,,west,39,23,rough,none,1110,,,S,,,,D
W3924,,west,39,24,rough,none,1160,,,S,,,,D
W3925,,west,39,25,rough,none,1140,,,S,,,,D
W3926,,west,39,26,rough,none,1040,,,S,,,,D
W3927,,west,39,27,rough,none,940,,,S,,,,D
W3928,,west,39,28,rough,none,840,,,S,,,,D
W3929,,west,39,29,rough,none,740,,,S,,,,D
W3930,,west,39,30,rough,none,650,,,S,,,,D
W3931,,west,39,31,broken,none,590,,,S,,,,D
W3932,,west,39,32,forest,none,620,,,S,,,,D
W3933,,west,39,33,forest,none,670,,,S,,,,D
W3934,,west,39,34,forest,none,730,,,S,,,,D
W3935,,west,39,35,rough,none,790,,,S,,,,D
W3936,,west,39,36,rough,none,840,,,S,,,,D
W3937,,west,39,37,rough,none,900,,,S,,,,D
W3938,,west,39,38,rough,none,970,,,S,,,,D
W3939,,west,39,39,forest,none,1040,,,S,,,,D
W3940,,west,39,40,rough,none,1100,,,S,,,,D
W3941,,west,39,41,rough,none,1140,,,S,,,,D
W3942,,west,39,42,rough,none,1030,,,S,,,,D
W3943,,west,39,43,rough,none,930,,,S,,,,D
W3944,,west,39,44,rough,none,830,,,S,,,,D
W3945,,west,39,45,forest,none,740,,,S,,,,D
W3946,,west,39,46,forest,none,740,,,S,,,,D
W3947,,west,39,47,rough,none,740,,,S,,,,D
W3948,,west,39,48,forest,none,660,,,S,,,,D
W3949,,west,39,49,rough,none,540,,,S,,,,D
W3950,,west,39,50,rough,none,450,,,S,,,,D
W3951,,west,39,51,broken,none,370,,,S,,,,D
W3952,,west,39,52,forest,none,300,,,S,,,,D
E0101,,east,1,1,all-sea,all,,,,,,,,H
E0102,,east,1,2,all-sea,all,,,,,,,,H
E0103,,east,1,3,all-sea,all,,,,,,,,H
E0104,,east,1,4,all-sea,all,,,,,,,,H
E0105,,east,1,5,all-sea,all,,,,,,,,H
E0106,,east,1,6,all-sea,all,,,,,,,,H
E0107,,east,1,7,all-sea,all,,,,,,,,H
E0108,,east,1,8,all-sea,all,,,,,,,,H
E0109,,east,1,9,rough,partial,80,,,,,,,D
E0110,,east,1,10,rough,partial,100,,,,,,,D
E0111,,east,1,11,broken,partial,50,,,,,,,D
E0112,,east,1,12,broken,none,50,,,,,,,D
E0113,,east,1,13,rough,none,80,,,,,,,D
E0114,,east,1,14,rough,none,110,,,,,,,D
E0115,,east,1,15,broken,none,120,,,,,,,D
E0116,,east,1,16,rough,none,70,,,,,,,D
E0117,,east,1,17,rough,partial,30,,,,,,,D
E0118,,east,1,18,broken,partial,20,,,,,,,D
E0119,,east,1,19,mixed,partial,20,,,,,,,D
E0120,,east,1,20,all-sea,all,,,,,,,,H
E0121,,east,1,21,all-sea,all,,,,,,,,H
E0122,,east,1,22,all-sea,all,,,,,,,,H
E0123,,east,1,23,all-sea,all,,,,,,,,H
E0124,,east,1,24,all-sea,all,,,,,,,,H
E0125,,east,1,25,all-sea,all,,,,,,,,H
E0126,,east,1,26,all-sea,all,,,,,,,,H
E0127,,east,1,27,all-sea,all,,,,,,,,H
E0128,,east,1,28,all-sea,all,,,,,,,,H
E0129,,east,1,29,all-sea,all,,,,,,,,H
E0130,,east,1,30,all-sea,all,,,,,,,,H
E0131,,east,1,31,all-sea,all,,,,,,,,H
E0132,,east,1,32,all-sea,all,,,,,,,,H
E0133,,east,1,33,all-sea,all,,,,,,,,H
E0201,,east,2,1,all-sea,all,,,,,,,,H
E0202,,east,2,2,all-sea,all,,,,,,,,H
E0203,,east,2,3,all-sea,all,,,,,,,,H
E0204,,east,2,4,all-sea,all,,,,,,,,H
E0205,,east,2,5,all-sea,all,,,,,,,,H
E0206,,east,2,6,all-sea,all,,,,,,,,H
E0207,,east,2,7,all-sea,all,,,,,,,,H
E0208,,east,2,8,broken,partial,20,,,,,,,D
E0209,,east,2,9,broken,partial,60,,,,,,,D
E0210,,east,2,10,rough,none,100,,,,,,,D
E0211,,east,2,11,broken,none,100,,,,,,,D
E0212,,east,2,12,broken,none,70,,,,,,,D
E0213,,east,2,13,broken,none,100,,,,,,,D
E0214,,east,2,14,broken,none,150,,,,,,,D
E0215,,east,2,15,rough,none,200,,,,,,,D
E0216,,east,2,16,rough,none,220,,,,,,,D
E0217,,east,2,17,rough,none,130,,,,,,,D
E0218,,east,2,18,village,none,70,major,,,,,Stavros,D place:H village:H
E0219,,east,2,19,broken,none,40,,,,,,,D
E0220,,east,2,20,broken,partial,20,,,,,,,D
E0221,,east,2,21,all-sea,all,,,,,,,,H
E0222,,east,2,22,all-sea,all,,,,,,,,H
E0223,,east,2,23,all-sea,all,,,,,,,,H
E0224,,east,2,24,all-sea,all,,,,,,,,H
E0225,,east,2,25,all-sea,all,,,,,,,,H
E0226,,east,2,26,all-sea,all,,,,,,,,H
E0227,,east,2,27,all-sea,all,,,,,,,,H
E0228,,east,2,28,all-sea,all,,,,,,,,H
E0229,,east,2,29,all-sea,all,,,,,,,,H
E0230,,east,2,30,all-sea,all,,,,,,,,H
E0231,,east,2,31,all-sea,all,,,,,,,,H
E0232,,east,2,32,all-sea,all,,,,,,,,H
E0233,,east,2,33,all-sea,all,,,,,,,,H
E0301,,east,3,1,all-sea,all,,,,,,,,H
E0302,,east,3,2,all-sea,all,,,,,,,,H
E0303,,east,3,3,all-sea,all,,,,,,,,H
E0304,,east,3,4,all-sea,all,,,,,,,,H
E0305,,east,3,5,all-sea,all,,,,,,,,H
E0306,,east,3,6,all-sea,all,,,,,,,,H
E0307,,east,3,7,rough,partial,40,,,,,,,D
E0308,,east,3,8,rough,none,190,,,,,,,D
E0309,,east,3,9,rough,none,240,,,,,,,D
E0310,,east,3,10,rough,none,220,,,,,,,D
E0311,,east,3,11,broken,none,130,,,,,,,D
E0312,,east,3,12,rough,none,110,,,,,,,D
E0313,,east,3,13,broken,none,150,,,,,,,D
E0314,,east,3,14,broken,none,200,,,,,,,D
E0315,,east,3,15,rough,none,280,,,,,,,D
E0316,,east,3,16,broken,none,270,,,,,,,D
E0317,,east,3,17,rough,none,160,,,,,,,D
E0318,,east,3,18,rough,none,100,,,,,,,D
E0319,,east,3,19,rough,none,130,,,,,,,D
E0320,,east,3,20,rough,partial,130,,,,,,,D
E0321,,east,3,21,all-sea,all,,,,,,,,H
E0322,,east,3,22,all-sea,all,,,,,,,,H
E0323,,east,3,23,all-sea,all,,,,,,,,H
E0324,,east,3,24,all-sea,all,,,,,,,,H
E0325,,east,3,25,all-sea,all,,,,,,,,H
E0326,,east,3,26,all-sea,all,,,,,,,,H
E0327,,east,3,27,all-sea,all,,,,,,,,H
E0328,,east,3,28,all-sea,all,,,,,,,,H
E0329,,east,3,29,all-sea,all,,,,,,,,H
E0330,,east,3,30,all-sea,all,,,,,,,,H
E0331,,east,3,31,all-sea,all,,,,,,,,H
E0332,,east,3,32,all-sea,all,,,,,,,,H
E0333,,east,3,33,all-sea,all,,,,,,,,H
E0401,,east,4,1,all-sea,all,,,,,,,,H
E0402,,east,4,2,all-sea,all,,,,,,,,H
E0403,,east,4,3,all-sea,all,,,,,,,,H
E0404,,east,4,4,all-sea,all,,,,,,,,H
E0405,,east,4,5,all-sea,all,,,,,,,,H
E0406,,east,4,6,all-sea,all,,,,,,,,H
E0407,,east,4,7,broken,partial,50,,,,,,,D
E0408,,east,4,8,rough,none,250,,,,,,,D
E0409,,east,4,9,rough,none,380,,,,,,Skloka 528,D
E0410,,east,4,10,rough,none,340,,,,,,,D
E0411,,east,4,11,rough,none,230,,,,,,,D
E0412,,east,4,12,rough,none,150,,,,,,,D
E0413,,east,4,13,broken,none,160,,,,,,,D
E0414,,east,4,14,broken,none,190,,,,,,,D
E0415,,east,4,15,broken,none,240,,,,,,,D
E0416,,east,4,16,rough,none,290,,,,,,,D
E0417,,east,4,17,broken,none,240,,,,,,,D
E0418,,east,4,18,broken,none,180,,,,,,,D
E0419,,east,4,19,broken,none,160,,,,,,,D
E0420,,east,4,20,rough,none,230,,,,,,,D
E0421,,east,4,21,rough,partial,260,,,,,,,D
E0422,,east,4,22,all-sea,all,,,,,,,,H
E0423,,east,4,23,all-sea,all,,,,,,,,H
E0424,,east,4,24,all-sea,all,,,,,,,,H
E0425,,east,4,25,all-sea,all,,,,,,,,H
E0426,,east,4,26,all-sea,all,,,,,,,,H
E0427,,east,4,27,all-sea,all,,,,,,,,H
E0428,,east,4,28,all-sea,all,,,,,,,,H
E0429,,east,4,29,all-sea,all,,,,,,,,H
E0430,,east,4,30,all-sea,all,,,,,,,,H
E0431,,east,4,31,all-sea,all,,,,,,,,H
E0432,,east,4,32,all-sea,all,,,,,,,,H
E0433,,east,4,33,all-sea,all,,,,,,,,H
E0501,,east,5,1,all-sea,all,,,,,,,,H
E0502,,east,5,2,all-sea,all,,,,,,,,H
E0503,,east,5,3,all-sea,all,,,,,,,,H
E0504,,east,5,4,all-sea,all,,,,,,,,H
E0505,,east,5,5,all-sea,all,,,,,,,,H
E0506,,east,5,6,broken,partial,50,,,,,,,D
E0507,,east,5,7,rough,none,220,,,,,,,D
E0508,,east,5,8,rough,none,390,,,,,,,D
E0509,,east,5,9,rough,none,430,,,,,,,D
E0510,,east,5,10,broken,none,320,,,,,,,D
E0511,,east,5,11,rough,none,220,,,,,,,D
E0512,,east,5,12,broken,none,160,,,,,,,D
E0513,,east,5,13,broken,none,160,,,,,,,D
E0514,,east,5,14,broken,none,200,,,,,,,D
E0515,,east,5,15,broken,none,230,,,,,,,D
E0516,,east,5,16,broken,none,240,,,,,,,D
E0517,,east,5,17,rough,none,190,,,,,,,D
E0518,,east,5,18,broken,none,130,,,,,,,D
E0519,,east,5,19,broken,none,130,,,,,,,D
E0520,,east,5,20,rough,partial,250,,,,,,,D
E0521,,east,5,21,all-sea,all,,,,,,,,H
E0522,,east,5,22,all-sea,all,,,,,,,,H
E0523,,east,5,23,all-sea,all,,,,,,,,H
E0524,,east,5,24,all-sea,all,,,,,,,,H
E0525,,east,5,25,all-sea,all,,,,,,,,H
E0526,,east,5,26,all-sea,all,,,,,,,,H
E0527,,east,5,27,all-sea,all,,,,,,,,H
E0528,,east,5,28,all-sea,all,,,,,,,,H
E0529,,east,5,29,all-sea,all,,,,,,,,H
E0530,,east,5,30,all-sea,all,,,,,,,,H
E0531,,east,5,31,all-sea,all,,,,,,,,H
E0532,,east,5,32,all-sea,all,,,,,,,,H
E0533,,east,5,33,all-sea,all,,,,,,,,H
E0601,,east,6,1,all-sea,all,,,,,,,,H
E0602,,east,6,2,all-sea,all,,,,,,,,H
E0603,,east,6,3,all-sea,all,,,,,,,,H
E0604,,east,6,4,all-sea,all,,,,,,,,H
E0605,,east,6,5,all-sea,all,,,,,,,,H
E0606,,east,6,6,rough,partial,30,,,,,,,D
E0607,,east,6,7,broken,none,170,,,,,,,D
E0608,,east,6,8,rough,none,290,,,,,,,D
E0609,,east,6,9,rough,none,370,,,,,,,D
E0610,,east,6,10,broken,none,370,,,,,,,D
E0611,,east,6,11,broken,none,280,,,,,,,D
E0612,,east,6,12,broken,none,180,,,,,,,D
E0613,,east,6,13,broken,none,160,,,,,,,D
E0614,,east,6,14,broken,none,170,,,,,,,D
E0615,,east,6,15,village,none,200,major,,,,,Khordaki,D place:H village:H
E0616,,east,6,16,broken,none,210,,,,,,,D
E0617,,east,6,17,broken,none,180,,,,,,,D
E0618,,east,6,18,broken,none,140,,,,,,,D
E0619,,east,6,19,mixed,none,80,,,,,,,D
E0620,,east,6,20,mixed,partial,30,,,,,,,D
E0621,,east,6,21,all-sea,all,,,,,,,,H
E0622,,east,6,22,all-sea,all,,,,,,,,H
E0623,,east,6,23,all-sea,all,,,,,,,,H
E0624,,east,6,24,all-sea,all,,,,,,,,H
E0625,,east,6,25,all-sea,all,,,,,,,,H
E0626,,east,6,26,all-sea,all,,,,,,,,H
E0627,,east,6,27,all-sea,all,,,,,,,,H
E0628,,east,6,28,all-sea,all,,,,,,,,H
E0629,,east,6,29,all-sea,all,,,,,,,,H
E0630,,east,6,30,all-sea,all,,,,,,,,H
E0631,,east,6,31,all-sea,all,,,,,,,,H
E0632,,east,6,32,all-sea,all,,,,,,,,H
E0633,,east,6,33,all-sea,all,,,,,,,,H
E0701,,east,7,1,all-sea,all,,,,,,,,H
E0702,,east,7,2,all-sea,all,,,,,,,,H
E0703,,east,7,3,all-sea,all,,,,,,,,H
E0704,,east,7,4,all-sea,all,,,,,,,,H
E0705,,east,7,5,broken,partial,0,,,,,,,D
E0706,,east,7,6,broken,none,70,,,,,,,D
E0707,,east,7,7,rough,none,180,,,,,,,D
E0708,,east,7,8,rough,none,280,,,,,,,D
E0709,,east,7,9,rough,none,320,,,,,,,D
E0710,,east,7,10,rough,none,280,,,,,,,D
E0711,,east,7,11,rough,none,210,,,,,,,D
E0712,,east,7,12,rough,none,150,,,,,,,D
E0713,,east,7,13,broken,none,140,,,,,,,D
E0714,,east,7,14,broken,none,160,,,,,,,D
E0715,,east,7,15,broken,none,170,,,,,,,D
E0716,,east,7,16,broken,none,170,,,,,,,D
E0717,,east,7,17,broken,none,130,,,,,,,D
E0718,,east,7,18,broken,none,80,,,,,,,D
E0719,,east,7,19,mixed,partial,30,,,,,,,D
E0720,,east,7,20,all-sea,all,,,,,,,,H
E0721,,east,7,21,all-sea,all,,,,,,,,H
E0722,,east,7,22,all-sea,all,,,,,,,,H
E0723,,east,7,23,all-sea,all,,,,,,,,H
E0724,,east,7,24,all-sea,all,,,,,,,,H
E0725,,east,7,25,all-sea,all,,,,,,,,H
E0726,,east,7,26,all-sea,all,,,,,,,,H
E0727,,east,7,27,all-sea,all,,,,,,,,H
E0728,,east,7,28,all-sea,all,,,,,,,,H
E0729,,east,7,29,all-sea,all,,,,,,,,H
E0730,,east,7,30,all-sea,all,,,,,,,,H
E0731,,east,7,31,all-sea,all,,,,,,,,H
E0732,,east,7,32,all-sea,all,,,,,,,,H
E0733,,east,7,33,all-sea,all,,,,,,,,H
E0801,,east,8,1,all-sea,all,,,,,,,,H
E0802,,east,8,2,all-sea,all,,,,,,,,H
E0803,,east,8,3,all-sea,all,,,,,,,,H
E0804,,east,8,4,all-sea,all,,,,,,,,H
E0805,,east,8,5,mixed,partial,0,,,,,,,D
E0806,,east,8,6,mixed,none,40,,,,,,,D
E0807,,east,8,7,broken,none,110,,,,,,,D
E0808,,east,8,8,broken,none,200,,,,,,,D
E0809,,east,8,9,rough,none,240,,,,,,,D
E0810,,east,8,10,broken,none,260,,,,,,,D
E0811,,east,8,11,rough,none,220,,,,,,,D
E0812,,east,8,12,rough,none,160,,,,,,,D
E0813,,east,8,13,broken,none,140,,,,,,Ay Triada monastery,D
E0814,,east,8,14,broken,none,140,,,,,,,D
E0815,,east,8,15,broken,none,150,,,,,,,D
E0816,,east,8,16,broken,none,150,,,,,,,D
E0817,,east,8,17,broken,none,120,,,,,,,D
E0818,,east,8,18,broken,none,90,,,,,,,D
E0819,,east,8,19,rough,partial,40,,,,,,,D
E0820,,east,8,20,all-sea,all,,,,,,,,H
E0821,,east,8,21,all-sea,all,,,,,,,,H
E0822,,east,8,22,all-sea,all,,,,,,,,H
E0823,,east,8,23,all-sea,all,,,,,,,,H
E0824,,east,8,24,all-sea,all,,,,,,,,H
E0825,,east,8,25,all-sea,all,,,,,,,,H
E0826,,east,8,26,all-sea,all,,,,,,,,H
E0827,,east,8,27,all-sea,all,,,,,,,,H
E0828,,east,8,28,all-sea,all,,,,,,,,H
E0829,,east,8,29,all-sea,all,,,,,,,,H
E0830,,east,8,30,all-sea,all,,,,,,,,H
E0831,,east,8,31,all-sea,all,,,,,,,,H
E0832,,east,8,32,all-sea,all,,,,,,,,H
E0833,,east,8,33,all-sea,all,,,,,,,,H
E0901,,east,9,1,all-sea,all,,,,,,,,H
E0902,,east,9,2,all-sea,all,,,,,,,,H
E0903,,east,9,3,all-sea,all,,,,,,,,H
E0904,,east,9,4,all-sea,all,,,,,,,,H
E0905,,east,9,5,broken,none,20,,,,,,,D
E0906,,east,9,6,mixed,none,70,,,,,,,D
E0907,,east,9,7,rough,none,130,,,,,,,D
E0908,,east,9,8,broken,none,170,,,,,,,D
E0909,,east,9,9,rough,none,210,,,,,,,D
E0910,,east,9,10,rough,none,190,,,,,,,D
E0911,,east,9,11,broken,none,150,,,,,,,D
E0912,,east,9,12,woods,none,150,,,,,,,D
E0913,,east,9,13,broken,none,140,,,,,,,D
E0914,,east,9,14,mixed,none,140,,,,,,,D
E0915,,east,9,15,broken,none,140,,,,,,,D
E0916,,east,9,16,rough,none,130,,,,,,,D
E0917,,east,9,17,broken,none,100,,,,,,,D
E0918,,east,9,18,broken,none,70,,,,,,,D
E0919,,east,9,19,rough,partial,40,,,,,,,D
E0920,,east,9,20,mixed,partial,20,,,,,,,D
E0921,,east,9,21,mixed,partial,10,,,,,,,D
E0922,,east,9,22,broken,partial,50,,,,,,,D
E0923,,east,9,23,all-sea,all,,,,,,,,H
E0924,,east,9,24,all-sea,all,,,,,,,,H
E0925,,east,9,25,all-sea,all,,,,,,,,H
E0926,,east,9,26,all-sea,all,,,,,,,,H
E0927,,east,9,27,all-sea,all,,,,,,,,H
E0928,,east,9,28,all-sea,all,,,,,,,,H
E0929,,east,9,29,all-sea,all,,,,,,,,H
E0930,,east,9,30,all-sea,all,,,,,,,,H
E0931,,east,9,31,all-sea,all,,,,,,,,H
E0932,,east,9,32,all-sea,all,,,,,,,,H
E0933,,east,9,33,all-sea,all,,,,,,,,H
E1001,,east,10,1,all-sea,all,,,,,,,,H
E1002,,east,10,2,all-sea,all,,,,,,,,H
E1003,,east,10,3,all-sea,all,,,,,,,,H
E1004,,east,10,4,all-sea,all,,,,,,,,H
E1005,,east,10,5,broken,partial,10,,,,,,,D
E1006,,east,10,6,broken,none,40,,,,,,,D
E1007,,east,10,7,broken,none,80,,,,,,,D
E1008,,east,10,8,broken,none,120,,,,,,,D
E1009,,east,10,9,broken,none,150,,,,,,,D
E1010,,east,10,10,broken,none,170,,,,,,,D
E1011,,east,10,11,broken,none,150,,,,,,,D
E1012,,east,10,12,mixed,none,150,,,,,,,D
E1013,,east,10,13,mixed,none,140,,,,,,,D
E1014,,east,10,14,mixed,none,140,,,,,,,D
E1015,,east,10,15,broken,none,140,,,,,,,D
E1016,,east,10,16,mixed,none,130,,,,,,,D
E1017,,east,10,17,mixed,none,120,,,,,,,D
E1018,,east,10,18,broken,none,100,,,,,,,D
E1019,,east,10,19,broken,none,70,,,,,,,D
E1020,,east,10,20,broken,none,50,,,,,,,D
E1021,,east,10,21,broken,none,30,,,,,,,D
E1022,,east,10,22,broken,partial,10,,,,,,,D
E1023,,east,10,23,mixed,partial,0,,,,,,,D
E1024,,east,10,24,all-sea,all,,,,,,,,H
E1025,,east,10,25,all-sea,all,,,,,,,,H
E1026,,east,10,26,all-sea,all,,,,,,,,H
E1027,,east,10,27,all-sea,all,,,,,,,,H
E1028,,east,10,28,all-sea,all,,,,,,,,H
E1029,,east,10,29,all-sea,all,,,,,,,,H
E1030,,east,10,30,all-sea,all,,,,,,,,H
E1031,,east,10,31,all-sea,all,,,,,,,,H
E1032,,east,10,32,all-sea,all,,,,,,,,H
E1101,,east,11,1,all-sea,all,,,,,,,,H
E1102,,east,11,2,all-sea,all,,,,,,,,H
E1103,,east,11,3,all-sea,all,,,,,,,,H
E1104,,east,11,4,mixed,partial,0,,,,,,,D
E1105,,east,11,5,mixed,none,30,,,,,,,D
E1106,,east,11,6,broken,none,60,,,,,,,D
E1107,,east,11,7,broken,none,90,,,,,,,D
E1108,,east,11,8,mixed,none,120,,,,,,,D
E1109,,east,11,9,broken,none,150,,,,,,,D
E1110,,east,11,10,village,none,150,major,,,,,Mouzouras,D place:H village:H
E1111,,east,11,11,mixed,none,150,,,,,,,D
E1112,,east,11,12,clear,none,140,,,,,,,D
E1113,,east,11,13,mixed,none,140,,,,,,,D
E1114,,east,11,14,mixed,none,140,,,,,,,D
E1115,,east,11,15,woods,none,140,,,,,,,D
E1116,,east,11,16,clear,none,140,,,,,,,D
E1117,,east,11,17,broken,none,130,,,,,,,D
E1118,,east,11,18,mixed,none,120,,,,,,,D
E1119,,east,11,19,village,none,100,minor,,,,,Kambani,D place:H village:H
E1120,,east,11,20,broken,none,80,,,,,,,D
E1121,,east,11,21,mixed,none,60,,,,,,,D
E1122,,east,11,22,broken,none,30,,,,,,,D
E1123,,east,11,23,broken,partial,0,,,,,,,D
E1124,,east,11,24,all-sea,all,,,,,,,,H
E1125,,east,11,25,all-sea,all,,,,,,,,H
E1126,,east,11,26,all-sea,all,,,,,,,,H
E1127,,east,11,27,all-sea,all,,,,,,,,H
E1128,,east,11,28,all-sea,all,,,,,,,,H
E1129,,east,11,29,all-sea,all,,,,,,,,H
E1130,,east,11,30,all-sea,all,,,,,,,,H
E1131,,east,11,31,all-sea,all,,,,,,,,H
E1132,,east,11,32,all-sea,all,,,,,,,,H
E1201,,east,12,1,all-sea,all,,,,,,,,H
E1202,,east,12,2,all-sea,all,,,,,,,,H
E1203,,east,12,3,all-sea,all,,,,,,,,H
E1204,,east,12,4,mixed,partial,0,,,,,,,D
E1205,,east,12,5,mixed,none,10,,,,,,,D
E1206,,east,12,6,broken,none,40,,,,,,,D
E1207,,east,12,7,broken,none,70,,,,,,,D
E1208,,east,12,8,broken,none,100,,,,,,,D
E1209,,east,12,9,mixed,none,130,,,,,,,D
E1210,,east,12,10,mixed,none,150,,,,,,,D
E1211,,east,12,11,woods,none,150,,,,,,,D
E1212,,east,12,12,mixed,none,150,,,,,,,D
E1213,,east,12,13,clear,none,140,,,,,,,D
E1214,,east,12,14,mixed,none,140,,,,,,,D
E1215,,east,12,15,clear,none,140,,,,,,,D
E1216,,east,12,16,clear,none,140,,,,,,,D
E1217,,east,12,17,mixed,none,140,,,,,,,D
E1218,,east,12,18,mixed,none,130,,,,,,,D
E1219,,east,12,19,clear,none,120,,,,,,,D
E1220,,east,12,20,mixed,none,120,,,,,,,D
E1221,,east,12,21,village,none,100,major,,,,,Kounoupidhiana,D place:H village:H
E1222,,east,12,22,broken,none,70,,,,,,,D
E1223,,east,12,23,rough,none,30,,,,,,,D
E1224,,east,12,24,woods,partial,10,,,,,,,D
E1225,,east,12,25,all-sea,all,,,,,,,,H
E1226,,east,12,26,all-sea,all,,,,,,,,H
E1227,,east,12,27,all-sea,all,,,,,,,,H
E1228,,east,12,28,all-sea,all,,,,,,,,H
E1229,,east,12,29,all-sea,all,,,,,,,,H
E1230,,east,12,30,all-sea,all,,,,,,,,H
E1231,,east,12,31,all-sea,all,,,,,,,,H
E1232,,east,12,32,all-sea,all,,,,,,,,H
E1301,,east,13,1,all-sea,all,,,,,,,,H
E1302,,east,13,2,all-sea,all,,,,,,,,H
E1303,,east,13,3,all-sea,all,,,,,,,,H
E1304,,east,13,4,mixed,partial,10,,,,,,,D
E1305,,east,13,5,mixed,none,20,,,,,,,D
E1306,,east,13,6,broken,none,50,,,,,,,D
E1307,,east,13,7,broken,none,80,,,,,,,D
E1308,,east,13,8,broken,none,110,,,,,,,D
E1309,,east,13,9,mixed,none,140,,,,,,,D
E1310,,east,13,10,woods,none,150,,,,,,,D
E1311,,east,13,11,woods,none,150,,,,,,,D
E1312,,east,13,12,mixed,none,140,,,,,,,D
E1313,,east,13,13,clear,none,140,,,,,,,D
E1314,,east,13,14,clear,none,140,,,,,,,D
E1315,,east,13,15,clear,none,140,,,,,,,D
E1316,,east,13,16,broken,none,140,,,,,,,D
E1317,,east,13,17,village,none,140,minor,,,,,Pazinos,D place:H village:H
E1318,,east,13,18,mixed,none,130,,,,,,,D
E1319,,east,13,19,clear,none,130,,,,,,,D
E1320,,east,13,20,broken,none,130,,,,,,,D
E1321,,east,13,21,broken,none,110,,,,,,,D
E1322,,east,13,22,broken,none,80,,,,,,,D
E1323,,east,13,23,rough,none,30,,,,,,,D
E1324,,east,13,24,woods,partial,10,,,,,,,D
E1325,,east,13,25,all-sea,all,,,,,,,,H
E1326,,east,13,26,all-sea,all,,,,,,,,H
E1327,,east,13,27,all-sea,all,,,,,,,,H
E1328,,east,13,28,all-sea,all,,,,,,,,H
E1329,,east,13,29,all-sea,all,,,,,,,,H
E1330,,east,13,30,all-sea,all,,,,,,,,H
E1331,,east,13,31,all-sea,all,,,,,,,,H
E1332,,east,13,32,all-sea,all,,,,,,,,H
E1401,,east,14,1,all-sea,all,,,,,,,,H
E1402,,east,14,2,all-sea,all,,,,,,,,H
E1403,,east,14,3,all-sea,all,,,,,,,,H
E1404,,east,14,4,all-sea,all,,,,,,,,H
E1405,,east,14,5,broken,partial,20,,,,,,,D
E1406,,east,14,6,mixed,none,20,,,,,,,D
E1407,,east,14,7,broken,none,50,,,,,,,D
E1408,,east,14,8,broken,none,80,,,,,,,D
E1409,,east,14,9,woods,none,110,,,,,,,D
E1410,,east,14,10,mixed,none,140,,,,,,,D
E1411,,east,14,11,broken,none,150,,,,,,,D
E1412,,east,14,12,broken,none,150,,,,,,,D
E1413,,east,14,13,broken,none,150,,,,,,,D
E1414,,east,14,14,broken,none,160,,,,,,,D
E1415,,east,14,15,broken,none,160,,,,,,,D
E1416,,east,14,16,woods,none,160,,,,,,,D
E1417,,east,14,17,broken,none,120,,,,,,,D
E1418,,east,14,18,mixed,none,120,,,,,,,D
E1419,,east,14,19,mixed,none,130,,,,,,,D
E1420,,east,14,20,clear,none,140,,,,,,,D
E1421,,east,14,21,broken,none,120,,,,,,,D
E1422,,east,14,22,village,none,120,minor,,,,,Korakies,D place:H village:H
E1423,,east,14,23,broken,none,80,,,,,,,D
E1424,,east,14,24,woods,partial,30,,,,,,,D
E1425,,east,14,25,all-sea,all,,,,,,,,H
E1426,,east,14,26,all-sea,all,,,,,,,,H
E1427,,east,14,27,all-sea,all,,,,,,,,H
E1428,,east,14,28,all-sea,all,,,,,,,,H
E1429,,east,14,29,all-sea,all,,,,,,,,H
E1430,,east,14,30,all-sea,all,,,,,,,,H
E1431,,east,14,31,all-sea,all,,,,,,,,H
E1432,,east,14,32,all-sea,all,,,,,,,,H
E1501,,east,15,1,all-sea,all,,,,,,,,H
E1502,,east,15,2,all-sea,all,,,,,,,,H
E1503,,east,15,3,all-sea,all,,,,,,,,H
E1504,,east,15,4,all-sea,all,,,,,,,,H
E1505,,east,15,5,all-sea,all,,,,,,,,H
E1506,,east,15,6,broken,partial,10,,,,,,,D
E1507,,east,15,7,broken,none,50,,,,,,,D
E1508,,east,15,8,mixed,none,80,,,,,,,D
E1509,,east,15,9,broken,none,100,,,,,,,D
E1510,,east,15,10,broken,none,130,,,,,,,D
E1511,,east,15,11,broken,none,160,,,,,,,D
E1512,,east,15,12,broken,none,160,,,,,,,D
E1513,,east,15,13,broken,none,180,,,,,,,D
E1514,,east,15,14,broken,none,180,,,,,,,D
E1515,,east,15,15,broken,none,170,,,,,,,D
E1516,,east,15,16,village,none,120,minor,,,,,Aroni,D place:H village:H
E1517,,east,15,17,mixed,none,110,,,,,,,D
E1518,,east,15,18,mixed,none,110,,,,,,,D
E1519,,east,15,19,broken,none,140,,,,,,,D
E1520,,east,15,20,broken,none,130,,,,,,,D
E1521,,east,15,21,broken,none,120,,,,,,,D
E1522,,east,15,22,broken,none,110,,,,,,Prophet Elias,H
E1523,,east,15,23,rough,none,90,,,,,,,D
E1524,,east,15,24,broken,partial,30,,,,,,,D
E1525,,east,15,25,all-sea,all,,,,,,,,H
E1526,,east,15,26,all-sea,all,,,,,,,,H
E1527,,east,15,27,all-sea,all,,,,,,,,H
E1528,,east,15,28,all-sea,all,,,,,,,,H
E1529,,east,15,29,all-sea,all,,,,,,,,H
E1530,,east,15,30,all-sea,all,,,,,,,,H
E1531,,east,15,31,all-sea,all,,,,,,,,H
E1532,,east,15,32,all-sea,all,,,,,,,,H
E1601,,east,16,1,all-sea,all,,,,,,,,H
E1602,,east,16,2,all-sea,all,,,,,,,,H
E1603,,east,16,3,all-sea,all,,,,,,,,H
E1604,,east,16,4,all-sea,all,,,,,,,,H
E1605,,east,16,5,all-sea,all,,,,,,,,H
E1606,,east,16,6,broken,partial,10,,,,,,,D
E1607,,east,16,7,broken,none,10,,,,,,,D
E1608,,east,16,8,broken,none,40,,,,,,,D
E1609,,east,16,9,broken,none,70,,,,,,,D
E1610,,east,16,10,broken,none,100,,,,,,,D
E1611,,east,16,11,rough,none,140,,,,,,,D
E1612,,east,16,12,rough,none,150,,,,,,,D
E1613,,east,16,13,broken,none,170,,,,,,,D
E1614,,east,16,14,broken,none,190,,,,,,,D
E1615,,east,16,15,broken,none,220,,,,,,,D
E1616,,east,16,16,broken,none,130,,,,,,,D
E1617,,east,16,17,mixed,none,80,,,,,,,D
E1618,,east,16,18,mixed,none,70,,,,,,,D
E1619,,east,16,19,broken,none,70,,,,,,,D
E1620,,east,16,20,village,none,80,major,,,,,Pithari,D place:H village:H
E1621,,east,16,21,rough,none,80,,,,,,,D
E1622,,east,16,22,broken,none,70,,,,,,,D
E1623,,east,16,23,broken,none,90,,,,,,Creforce quarry,H
E1624,,east,16,24,broken,none,70,,,,,,,D
E1625,,east,16,25,woods,none,10,,,,,,,D
E1626,,east,16,26,mixed,partial,10,,,,,,,D
E1627,,east,16,27,city,partial,0,,,,,,Canea,D
E1628,,east,16,28,city,partial,0,,,,,,Canea,D
E1629,,east,16,29,all-sea,all,,,,,,,,H
E1630,,east,16,30,all-sea,all,,,,,,,,H
E1631,,east,16,31,mixed,partial,20,,,,,,,D
E1632,,east,16,32,woods,partial,20,,,,,,,D
E1701,,east,17,1,all-sea,all,,,,,,,,H
E1702,,east,17,2,all-sea,all,,,,,,,,H
E1703,,east,17,3,all-sea,all,,,,,,,,H
E1704,,east,17,4,all-sea,all,,,,,,,,H
E1705,,east,17,5,all-sea,all,,,,,,,,H
E1706,,east,17,6,mixed,partial,10,,,,,,,D
E1707,,east,17,7,mixed,none,10,,,,,,,D
E1708,,east,17,8,rough,none,30,,,,,,,D
E1709,,east,17,9,broken,none,70,,,,,,,D
E1710,,east,17,10,broken,none,110,,,,,,,D
E1711,,east,17,11,village,none,140,major,,,,,Sternes,D place:H village:H
E1712,,east,17,12,rough,none,160,,,,,,,D
E1713,,east,17,13,rough,none,170,,,,,,,D
E1714,,east,17,14,broken,none,190,,,,,,,D
E1715,,east,17,15,rough,none,140,,,,,,,D
E1716,,east,17,16,broken,none,60,,,,,,,D
E1717,,east,17,17,woods,partial,50,,,,,,,D
E1718,,east,17,18,mixed,none,40,,,,,,,D
E1719,,east,17,19,broken,partial,50,,,,,,,D
E1720,,east,17,20,mixed,partial,50,,,,,,,D
E1721,,east,17,21,woods,partial,40,,,,,,,D
E1722,,east,17,22,woods,none,40,,,,,,,D
E1723,,east,17,23,broken,none,60,,,,,,,D
E1724,,east,17,24,village,none,40,major,,,,,Halepa,D place:H village:H
E1725,,east,17,25,broken,none,20,,,,,,,D
E1726,,east,17,26,city,none,20,,,,,,Canea,D
E1727,,east,17,27,city,none,20,,,,,,Canea,D terrain:R
E1728,,east,17,28,city,none,10,,,,,,Canea,D
E1729,,east,17,29,mixed,partial,20,,,,,,,D
E1730,,east,17,30,clear,partial,30,,,,,,,H
E1731,,east,17,31,mixed,none,30,,,,,,,H
E1732,,east,17,32,mixed,partial,30,,,,,,,D
E1801,,east,18,1,all-sea,all,,,,,,,,H
E1802,,east,18,2,all-sea,all,,,,,,,,H
E1803,,east,18,3,all-sea,all,,,,,,,,H
E1804,,east,18,4,all-sea,all,,,,,,,,H
E1805,,east,18,5,all-sea,all,,,,,,,,H
E1806,,east,18,6,all-sea,all,,,,,,,,H
E1807,,east,18,7,mixed,partial,0,,,,,,,D
E1808,,east,18,8,broken,partial,20,,,,,,,D
E1809,,east,18,9,mixed,none,20,,,,,,,D
E1810,,east,18,10,broken,none,50,,,,,,,D
E1811,,east,18,11,broken,none,70,,,,,,,D
E1812,,east,18,12,broken,none,90,,,,,,,D
E1813,,east,18,13,broken,none,90,,,,,,,D
E1814,,east,18,14,woods,none,80,,,,,,,D
E1815,,east,18,15,broken,partial,40,,,,,,,D
E1816,,east,18,16,woods,partial,40,,,,,,,D
E1817,,east,18,17,broken,partial,50,,,,,,,D
E1818,,east,18,18,all-sea,all,,,,,,,,H
E1819,,east,18,19,all-sea,all,,,,,,,,H
E1820,,east,18,20,all-sea,all,,,,,,,,H
E1821,,east,18,21,all-sea,all,,,,,,,,H
E1822,,east,18,22,woods,partial,30,,,,,,,D
E1823,,east,18,23,woods,partial,20,,,,,,,D
E1824,,east,18,24,woods,none,50,,,,,,,D
E1825,,east,18,25,mixed,none,40,,,,,,,D
E1826,,east,18,26,mixed,none,30,,,,,,,D
E1827,,east,18,27,woods,none,40,,,,,,,D
E1828,,east,18,28,woods,none,40,,,,,,,D
E1829,,east,18,29,woods,none,40,,,,,,,D
E1830,,east,18,30,mixed,none,20,,,,,,,H
E1831,,east,18,31,woods,none,40,,,,,,,D
E1832,,east,18,32,broken,none,40,,,,,,,H
E1901,,east,19,1,all-sea,all,,,,,,,,H
E1902,,east,19,2,all-sea,all,,,,,,,,H
E1903,,east,19,3,all-sea,all,,,,,,,,H
E1904,,east,19,4,all-sea,all,,,,,,,,H
E1905,,east,19,5,all-sea,all,,,,,,,,H
E1906,,east,19,6,all-sea,all,,,,,,,,H
E1907,,east,19,7,all-sea,all,,,,,,,,H
E1908,,east,19,8,woods,partial,10,,,,,,,D
E1909,,east,19,9,mixed,partial,10,,,,,,,D
E1910,,east,19,10,mixed,none,20,,,,,,,D
E1911,,east,19,11,broken,partial,30,,,,,,,D
E1912,,east,19,12,woods,partial,30,,,,,,,D
E1913,,east,19,13,mixed,partial,20,,,,,,,D
E1914,,east,19,14,mixed,partial,0,,,,,,,D
E1915,,east,19,15,all-sea,all,,,,,,,,H
E1916,,east,19,16,all-sea,all,,,,,,,,H
E1917,,east,19,17,all-sea,all,,,,,,,,H
E1918,,east,19,18,all-sea,all,,,,,,,,H
E1919,,east,19,19,all-sea,all,,,,,,,,H
E1920,,east,19,20,all-sea,all,,,,,,,,H
E1921,,east,19,21,all-sea,all,,,,,,,,H
E1922,,east,19,22,all-sea,all,,,,,,,,H
E1923,,east,19,23,mixed,partial,10,,,,,,,D
E1924,,east,19,24,woods,none,40,,,,,,,D
E1925,,east,19,25,mixed,none,40,,,,,,,D
E1926,,east,19,26,mixed,none,40,,,,,,,D
E1927,,east,19,27,mixed,none,40,,,,,,,D
E1928,,east,19,28,mixed,none,40,,,,,,,D
E1929,,east,19,29,mixed,none,30,,,,,,,D
E1930,,east,19,30,mixed,none,30,,,,,,,H
E1931,,east,19,31,broken,none,40,,,,,,,H
E1932,,east,19,32,woods,none,50,,,,,,,D
E2001,,east,20,1,all-sea,all,,,,,,,,H
E2002,,east,20,2,all-sea,all,,,,,,,,H
E2003,,east,20,3,all-sea,all,,,,,,,,H
E2004,,east,20,4,all-sea,all,,,,,,,,H
E2005,,east,20,5,rough,partial,0,,suda,,,,Suda Island,D terrain:R sea:R
E2006,,east,20,6,all-sea,all,,,,,,,,H
E2007,,east,20,7,all-sea,all,,,,,,,,H
E2008,,east,20,8,all-sea,all,,,,,,,,H
E2009,,east,20,9,mixed,partial,10,,,,,,,D
E2010,,east,20,10,mixed,partial,10,,,,,,,D
E2011,,east,20,11,woods,partial,20,,,,,,,D
E2012,,east,20,12,all-sea,all,,,,,,,,H
E2013,,east,20,13,all-sea,all,,,,,,,,H
E2014,,east,20,14,all-sea,all,,,,,,,,H
E2015,,east,20,15,all-sea,all,,,,,,,,H
E2016,,east,20,16,all-sea,all,,,,,,,,H
E2017,,east,20,17,all-sea,all,,,,,,,,H
E2018,,east,20,18,all-sea,all,,,,,,,,H
E2019,,east,20,19,all-sea,all,,,,,,,,H
E2020,,east,20,20,all-sea,all,,,,,,,,H
E2021,,east,20,21,all-sea,all,,,,,,,,H
E2022,,east,20,22,broken,partial,30,,,,,layforce,,D
E2023,,east,20,23,mixed,partial,0,,,,,layforce,,D
E2024,,east,20,24,mixed,none,30,,,,,,,D
E2025,,east,20,25,woods,none,40,,,,,,,D
E2026,,east,20,26,woods,none,40,,,,,,,D
E2027,,east,20,27,mixed,none,40,,,,,,,D
E2028,,east,20,28,mixed,none,40,,,,,,,D
E2029,,east,20,29,mixed,none,40,,,,,,,D
E2030,,east,20,30,mixed,none,30,,,,,,,D
E2031,,east,20,31,mixed,none,40,,,,,,,D
E2032,,east,20,32,woods,none,40,,,,,,,D
E2101,,east,21,1,all-sea,all,,,,,,,,H
E2102,,east,21,2,all-sea,all,,,,,,,,H
E2103,,east,21,3,all-sea,all,,,,,,,,H
E2104,,east,21,4,all-sea,all,,,,,,,,H
E2105,,east,21,5,all-sea,all,,,,,,,,H
E2106,,east,21,6,all-sea,all,,,,,,,,H
E2107,,east,21,7,all-sea,all,,,,,,,,H
E2108,,east,21,8,all-sea,all,,,,,,,,H
E2109,,east,21,9,all-sea,all,,,,,,,,H
E2110,,east,21,10,all-sea,all,,,,,,,,H
E2111,,east,21,11,all-sea,all,,,,,,,,H
E2112,,east,21,12,all-sea,all,,,,,,,,H
E2113,,east,21,13,all-sea,all,,,,,,,,H
E2114,,east,21,14,all-sea,all,,,,,,,,H
E2115,,east,21,15,all-sea,all,,,,,,,,H
E2116,,east,21,16,all-sea,all,,,,,,,,H
E2117,,east,21,17,all-sea,all,,,,,,,,H
E2118,,east,21,18,all-sea,all,,,,,,,,H
E2119,,east,21,19,mixed,partial,60,,,,,,,D
E2120,,east,21,20,mixed,partial,70,,,,,,,D
E2121,,east,21,21,mixed,partial,40,,,,,layforce,,H
E2122,,east,21,22,village,none,30,major,,,,,Suda,D terrain:R place:R
E2123,,east,21,23,mixed,none,40,,,,,,,H
E2124,,east,21,24,broken,none,40,,,,,,,D
E2125,,east,21,25,woods,none,40,,,,,,,D
E2126,,east,21,26,mixed,none,40,,,,,,,D
E2127,,east,21,27,mixed,none,40,,,,,,,D
E2128,,east,21,28,clear,none,40,,,,,,,D
E2129,,east,21,29,clear,none,40,,,,,,,D
E2130,,east,21,30,mixed,none,40,,,,,,,D
E2131,,east,21,31,village,none,40,minor,,,,,Vamvakopoulo,D place:H village:H
E2132,,east,21,32,woods,none,40,,,,,,,D
E2201,,east,22,1,all-sea,all,,,,,,,,H
E2202,,east,22,2,all-sea,all,,,,,,,,H
E2203,,east,22,3,all-sea,all,,,,,,,,H
E2204,,east,22,4,all-sea,all,,,,,,,,H
E2205,,east,22,5,all-sea,all,,,,,,,,H
E2206,,east,22,6,all-sea,all,,,,,,,,H
E2207,,east,22,7,all-sea,all,,,,,,,,H
E2208,,east,22,8,all-sea,all,,,,,,,,H
E2209,,east,22,9,all-sea,all,,,,,,,,H
E2210,,east,22,10,all-sea,all,,,,,,,,H
E2211,,east,22,11,all-sea,all,,,,,,,,H
E2212,,east,22,12,all-sea,all,,,,,,,,H
E2213,,east,22,13,all-sea,all,,,,,,,,H
E2214,,east,22,14,all-sea,all,,,,,,,,H
E2215,,east,22,15,all-sea,all,,,,,,,,H
E2216,,east,22,16,all-sea,all,,,,,,,,H
E2217,,east,22,17,all-sea,all,,,,,,,,H
E2218,,east,22,18,mixed,partial,30,,,,,,,D
E2219,,east,22,19,woods,partial,40,,,,,,,D
E2220,,east,22,20,mixed,none,80,,,,,,,D
E2221,,east,22,21,woods,none,80,,,,,,,D
E2222,,east,22,22,woods,none,70,,,,,,,D
E2223,,east,22,23,woods,none,40,,,,,,,D
E2224,,east,22,24,woods,none,40,,,,,,42nd Street,H
E2225,,east,22,25,woods,none,40,,,,,,,D
E2226,,east,22,26,mixed,none,50,,,,,,,D
E2227,,east,22,27,mixed,none,40,,,,,,,D
E2228,,east,22,28,mixed,none,40,,,,,,,D
E2229,,east,22,29,mixed,none,40,,,,,,,D
E2230,,east,22,30,clear,none,40,,,,,,,D
E2231,,east,22,31,village,none,40,major,,,,,Perivolia,D place:H village:H
E2232,,east,22,32,mixed,none,40,,,,,,,D
E2301,,east,23,1,all-sea,all,,,,,,,,H
E2302,,east,23,2,all-sea,all,,,,,,,,H
E2303,,east,23,3,all-sea,all,,,,,,,,H
E2304,,east,23,4,all-sea,all,,,,,,,,H
E2305,,east,23,5,all-sea,all,,,,,,,,H
E2306,,east,23,6,all-sea,all,,,,,,,,H
E2307,,east,23,7,all-sea,all,,,,,,,,H
E2308,,east,23,8,all-sea,all,,,,,,,,H
E2309,,east,23,9,all-sea,all,,,,,,,,H
E2310,,east,23,10,all-sea,all,,,,,,,,H
E2311,,east,23,11,all-sea,all,,,,,,,,H
E2312,,east,23,12,all-sea,all,,,,,,,,H
E2313,,east,23,13,all-sea,all,,,,,,,,H
E2314,,east,23,14,all-sea,all,,,,,,,,H
E2315,,east,23,15,all-sea,all,,,,,,,,H
E2316,,east,23,16,mixed,partial,20,,,,,,,D
E2317,,east,23,17,woods,partial,30,,,,,,,D
E2318,,east,23,18,woods,none,90,,,,,,,D
E2319,,east,23,19,broken,none,130,,,,,,,D
E2320,,east,23,20,woods,none,160,,,,,,,D
E2321,,east,23,21,broken,none,160,,,,,,,D
E2322,,east,23,22,forest,none,130,,,,,,,D
E2323,,east,23,23,village,none,110,major,,,,,Tsikalaria,D place:H village:H
E2324,,east,23,24,broken,none,100,,,,,,,D
E2325,,east,23,25,woods,none,50,,,,,,,D
E2326,,east,23,26,woods,none,50,,,,,,,D
E2327,,east,23,27,woods,none,50,,,,,,,D
E2328,,east,23,28,village,none,40,major,,,,,Mournies,D place:H village:H
E2329,,east,23,29,woods,none,40,,,,,,,D
E2330,,east,23,30,woods,none,40,,,,,,,D
E2331,,east,23,31,mixed,none,50,,,,,,,D
E2332,,east,23,32,woods,none,50,,,,,,,D
E2401,,east,24,1,all-sea,all,,,,,,,,H
E2402,,east,24,2,all-sea,all,,,,,,,,H
E2403,,east,24,3,all-sea,all,,,,,,,,H
E2404,,east,24,4,all-sea,all,,,,,,,,H
E2405,,east,24,5,all-sea,all,,,,,,,,H
E2406,,east,24,6,all-sea,all,,,,,,,,H
E2407,,east,24,7,all-sea,all,,,,,,,,H
E2408,,east,24,8,all-sea,all,,,,,,,,H
E2409,,east,24,9,all-sea,all,,,,,,,,H
E2410,,east,24,10,all-sea,all,,,,,,,,H
E2411,,east,24,11,clear,partial,10,,,,,layforce,,D
E2412,,east,24,12,mixed,partial,10,,,,,layforce,,D
E2413,,east,24,13,mixed,partial,10,,,,,,,D
E2414,,east,24,14,mixed,partial,10,,,,,,,D
E2415,,east,24,15,mixed,partial,10,,,,,,,D
E2416,,east,24,16,mixed,partial,20,,,,,layforce,,D
E2417,,east,24,17,woods,none,80,,,,,,,D
E2418,,east,24,18,broken,none,140,,,,,,,D
E2419,,east,24,19,broken,none,200,,,,,,,D
E2420,,east,24,20,forest,none,250,,,,,,,D
E2421,,east,24,21,woods,none,240,,,,,,,D
E2422,,east,24,22,woods,none,220,,,,,,,D
E2423,,east,24,23,rough,none,190,,,,,,,D
E2424,,east,24,24,broken,none,170,,,,,,,D
E2425,,east,24,25,broken,none,130,,,,,,,D
E2426,,east,24,26,village,none,70,major,,,,,Nerokourou,D place:H village:H
E2427,,east,24,27,woods,none,80,,,,,,,D
E2428,,east,24,28,woods,none,70,,,,,,,D
E2429,,east,24,29,woods,none,60,,,,,,,D
E2430,,east,24,30,village,none,60,minor,,,,,Pasakaki,D place:H village:H
E2431,,east,24,31,mixed,none,60,,,,,,,D
E2432,,east,24,32,woods,none,60,,,,,,,D
E2501,,east,25,1,all-sea,all,,,,,,,,H
E2502,,east,25,2,all-sea,all,,,,,,,,H
E2503,,east,25,3,all-sea,all,,,,,,,,H
E2504,,east,25,4,all-sea,all,,,,,,,,H
E2505,,east,25,5,all-sea,all,,,,,,,,H
E2506,,east,25,6,all-sea,all,,,,,,,,H
E2507,,east,25,7,all-sea,all,,,,,,,,H
E2508,,east,25,8,all-sea,all,,,,,,,,H
E2509,,east,25,9,all-sea,all,,,,,,,,H
E2510,,east,25,10,mixed,partial,10,,,,,layforce,,D
E2511,,east,25,11,woods,none,50,,,,,,,D
E2512,,east,25,12,broken,none,70,,,,,,,D
E2513,,east,25,13,broken,none,50,,,,,,,D
E2514,,east,25,14,broken,none,30,,,,,,,D
E2515,,east,25,15,woods,none,40,,,,,,,D
E2516,,east,25,16,broken,none,110,,,,,,,D
E2517,,east,25,17,rough,none,170,,,,,,,D
E2518,,east,25,18,broken,none,260,,,,,,,D
E2519,,east,25,19,broken,none,330,,,,,,,D
E2520,,east,25,20,rough,none,340,,,,,,,D
E2521,,east,25,21,rough,none,330,,,,,,,D
E2522,,east,25,22,broken,none,300,,,,,,,D
E2523,,east,25,23,rough,none,280,,,,,,,D
E2524,,east,25,24,broken,none,260,,,,,,,D
E2525,,east,25,25,broken,none,180,,,,,,,D
E2526,,east,25,26,broken,none,170,,,,,,,D
E2527,,east,25,27,village,none,120,minor,,,,,Ay Pandes,D place:H village:H
E2528,,east,25,28,broken,none,100,,,,,,,D
E2529,,east,25,29,woods,none,80,,,,,,,D
E2530,,east,25,30,woods,none,80,,,,,,,D
E2531,,east,25,31,woods,none,70,,,,,,,D
E2532,,east,25,32,broken,none,70,,,,,,,D
E2601,,east,26,1,woods,partial,20,,,E,,,,D
E2602,,east,26,2,mixed,partial,10,,,,,,,D
E2603,,east,26,3,mixed,partial,0,,,,,,,D
E2604,,east,26,4,mixed,partial,0,,,,,,,D
E2605,,east,26,5,all-sea,all,,,,,,,,H
E2606,,east,26,6,all-sea,all,,,,,,,,H
E2607,,east,26,7,all-sea,all,,,,,,,,H
E2608,,east,26,8,all-sea,all,,,,,,,,H
E2609,,east,26,9,all-sea,all,,,,,,,,H
E2610,,east,26,10,mixed,partial,10,,,,,,,D
E2611,,east,26,11,broken,none,60,,,,,,,D
E2612,,east,26,12,broken,none,160,,,,,,Aptera,D
E2613,,east,26,13,village,none,130,major,,,,,Kalami,D place:H village:H
E2614,,east,26,14,broken,none,80,,,,,,,D
E2615,,east,26,15,broken,none,70,,,,,,,D
E2616,,east,26,16,broken,none,110,,,,,,,D
E2617,,east,26,17,rough,none,190,,,,,,,D
E2618,,east,26,18,forest,none,290,,,,,,,D
E2619,,east,26,19,forest,none,390,,,,,,,D
E2620,,east,26,20,rough,none,440,,,,,,,D
E2621,,east,26,21,rough,none,430,,,,,,,D
E2622,,east,26,22,rough,none,410,,,,,,,D
E2623,,east,26,23,rough,none,390,,,,,,,D
E2624,,east,26,24,rough,none,390,,,,,,Malaxa ridge,H
E2625,,east,26,25,village,none,370,major,,,,,Malaxa,D place:H village:H
E2626,,east,26,26,rough,none,330,,,,,,,D
E2627,,east,26,27,broken,none,260,,,,,,,D
E2628,,east,26,28,broken,none,220,,,,,,,D
E2629,,east,26,29,broken,none,180,,,,,,,D
E2630,,east,26,30,broken,none,140,,,,,,,D
E2631,,east,26,31,broken,none,90,,,,,,,D
E2632,,east,26,32,broken,none,90,,,,,,,D
E2701,,east,27,1,woods,none,50,,,E,,,,D
E2702,,east,27,2,broken,none,30,,,,,,,D
E2703,,east,27,3,woods,partial,10,,,,,,,D
E2704,,east,27,4,all-sea,all,,,,,,,,H
E2705,,east,27,5,clear,partial,0,,,,,,,D
E2706,,east,27,6,all-sea,all,,,,,,,,H
E2707,,east,27,7,all-sea,all,,,,,,,,H
E2708,,east,27,8,clear,partial,10,,,,,,,D
E2709,,east,27,9,mixed,none,10,,,,,,,D
E2710,,east,27,10,woods,none,50,,,,,,,D
E2711,,east,27,11,broken,none,110,,,,,,,D
E2712,,east,27,12,forest,none,180,,,,,,,D
E2713,,east,27,13,village,none,110,major,,,,,Megala Khorafia,D place:H village:H
E2714,,east,27,14,broken,none,70,,,,,,,D
E2715,,east,27,15,broken,none,100,,,,,,,D
E2716,,east,27,16,rough,none,180,,,,,,Point 444,H
E2717,,east,27,17,rough,none,280,,,,,,,D
E2718,,east,27,18,rough,none,380,,,,,,,D
E2719,,east,27,19,broken,none,510,,,,,,,D
E2720,,east,27,20,rough,none,490,,,,,,,D
E2721,,east,27,21,forest,none,480,,,,,,,D
E2722,,east,27,22,forest,none,470,,,,,,,D
E2723,,east,27,23,broken,none,470,,,,,,,D
E2724,,east,27,24,broken,none,490,,,,,,,D
E2725,,east,27,25,broken,none,450,,,,,,,D
E2726,,east,27,26,rough,none,380,,,,,,,D
E2727,,east,27,27,rough,none,330,,,,,,,D
E2728,,east,27,28,broken,none,270,,,,,,,D
E2729,,east,27,29,rough,none,230,,,,,,,D
E2730,,east,27,30,broken,none,220,,,,,,,D
E2731,,east,27,31,rough,none,160,,,,,,,D
E2732,,east,27,32,broken,none,160,,,,,,,D
E2801,,east,28,1,broken,none,110,,,E,A-trail,,,D
E2802,,east,28,2,broken,none,100,,,,,,,D
E2803,,east,28,3,broken,none,70,,,,,,,D
E2804,,east,28,4,broken,partial,20,,,,,,,D
E2805,,east,28,5,mixed,partial,10,,,,,,,D
E2806,,east,28,6,mixed,partial,10,,,,,,,D
E2807,,east,28,7,mixed,partial,0,,,,,,,D
E2808,,east,28,8,village,partial,10,major,,,,,Kalives,D place:H village:H
E2809,,east,28,9,clear,none,10,,,,,,,D
E2810,,east,28,10,woods,none,10,,,,,,,D
E2811,,east,28,11,woods,none,50,,,,,,,D
E2812,,east,28,12,broken,none,100,,,,,,,D
E2813,,east,28,13,broken,none,100,,,,,,,D
E2814,,east,28,14,woods,none,60,,,,,,,D
E2815,,east,28,15,broken,none,90,,,,,,,D
E2816,,east,28,16,broken,none,160,,,,,,,D
E2817,,east,28,17,forest,none,260,,,,,,,D
E2818,,east,28,18,rough,none,350,,,,,,,D
E2819,,east,28,19,rough,none,440,,,,,,,D
E2820,,east,28,20,broken,none,500,,,,,,,D
E2821,,east,28,21,forest,none,520,,,,,,,D
E2822,,east,28,22,rough,none,540,,,,,,,D
E2823,,east,28,23,rough,none,550,,,,,,,D
E2824,,east,28,24,forest,none,560,,,,,,,D
E2825,,east,28,25,forest,none,540,,,,,,,D
E2826,,east,28,26,forest,none,470,,,,,,,D
E2827,,east,28,27,rough,none,410,,,,,,,D
E2828,,east,28,28,rough,none,340,,,,,,,D
E2829,,east,28,29,rough,none,280,,,,,,,D
E2830,,east,28,30,broken,none,220,,,,,,,D
E2831,,east,28,31,forest,none,300,,,,,,,D
E2832,,east,28,32,broken,none,290,,,,,,,D
E2901,,east,29,1,broken,none,170,,,E,,,,D
E2902,,east,29,2,village,none,120,minor,,,,,Plaka,D place:H village:H
E2903,,east,29,3,broken,none,80,,,,,,,D
E2904,,east,29,4,woods,none,30,,,,,,,D
E2905,,east,29,5,village,none,20,minor,,,,,Almirida,D place:H village:H
E2906,,east,29,6,woods,none,20,,,,,,,D
E2907,,east,29,7,mixed,none,20,,,,,,,D
E2908,,east,29,8,mixed,none,20,,,,,,,D
E2909,,east,29,9,clear,none,20,,,,,,,D
E2910,,east,29,10,mixed,none,20,,,,,,,D
E2911,,east,29,11,woods,none,50,,,,,,,D
E2912,,east,29,12,woods,none,80,,,,,,,D
E2913,,east,29,13,woods,none,40,,,,,,,D
E2914,,east,29,14,broken,none,70,,,,,,,D
E2915,,east,29,15,broken,none,130,,,,,,,D
E2916,,east,29,16,forest,none,210,,,,,,,D
E2917,,east,29,17,forest,none,300,,,,,,,D
E2918,,east,29,18,rough,none,380,,,,,,,D
E2919,,east,29,19,broken,none,460,,,,,,,D
E2920,,east,29,20,forest,none,500,,,,,,,D
E2921,,east,29,21,rough,none,530,,,,,,,D
E2922,,east,29,22,rough,none,560,,,,,,,D
E2923,,east,29,23,village,none,570,minor,,,,,Kondopoula,D place:H village:H
E2924,,east,29,24,broken,none,590,,,,,,,D
E2925,,east,29,25,rough,none,530,,,,,,,D
E2926,,east,29,26,rough,none,470,,,,,,,D
E2927,,east,29,27,forest,none,410,,,,,,,D
E2928,,east,29,28,rough,none,340,,,,,,,D
E2929,,east,29,29,forest,none,280,,,,,,,D
E2930,,east,29,30,broken,none,230,,,,,,,D
E2931,,east,29,31,woods,none,210,,,,,,,D
E2932,,east,29,32,forest,none,230,,,,,,,D
E3001,,east,30,1,rough,none,230,,,E,,,,D
E3002,,east,30,2,forest,none,190,,,,,,,D
E3003,,east,30,3,rough,none,130,,,,,,,D
E3004,,east,30,4,broken,none,90,,,,,,,D
E3005,,east,30,5,broken,none,50,,,,,,,D
E3006,,east,30,6,woods,none,40,,,,,,,D
E3007,,east,30,7,woods,none,40,,,,,,,D
E3008,,east,30,8,woods,none,40,,,,,,,D
E3009,,east,30,9,mixed,none,40,,,,,,,D
E3010,,east,30,10,mixed,none,20,,,,,,,D
E3011,,east,30,11,mixed,none,20,,,,,,,D
E3012,,east,30,12,mixed,none,30,,,,,,,D
E3013,,east,30,13,mixed,none,20,,,,,,,D
E3014,,east,30,14,woods,none,30,,,,,,,D
E3015,,east,30,15,mixed,none,100,,,,,,,D
E3016,,east,30,16,broken,none,170,,,,,,,D
E3017,,east,30,17,rough,none,240,,,,,,,D
E3018,,east,30,18,rough,none,330,,,,,,,D
E3019,,east,30,19,rough,none,410,,,,,,,D
E3020,,east,30,20,forest,none,470,,,,,,,D
E3021,,east,30,21,broken,none,520,,,,,,,D
E3022,,east,30,22,broken,none,550,,,,,,,D
E3023,,east,30,23,rough,none,570,,,,,,,D
E3024,,east,30,24,forest,none,580,,,,,,,D
E3025,,east,30,25,rough,none,560,,,,,,,D
E3026,,east,30,26,broken,none,520,,,,,,,D
E3027,,east,30,27,forest,none,470,,,,,,,D
E3028,,east,30,28,rough,none,400,,,,,,,D
E3029,,east,30,29,forest,none,340,,,,,,,D
E3030,,east,30,30,rough,none,280,,,,,,,D
E3031,,east,30,31,broken,none,240,,,,,,,D
E3032,,east,30,32,broken,none,250,,,,,,Theriso gorge,D
E3101,,east,31,1,rough,none,240,,,E,,,,D
E3102,,east,31,2,rough,none,200,,,,,,,D
E3103,,east,31,3,broken,none,140,,,,,,,D
E3104,,east,31,4,broken,none,100,,,,,,,D
E3105,,east,31,5,broken,none,70,,,,,,,D
E3106,,east,31,6,broken,none,60,,,,,,,D
E3107,,east,31,7,woods,none,60,,,,,,,D
E3108,,east,31,8,woods,none,60,,,,,,,D
E3109,,east,31,9,woods,none,60,,,,,,,D
E3110,,east,31,10,village,none,50,major,,,,,Armenoi,D place:H village:H
E3111,,east,31,11,woods,none,30,,,,,,,D
E3112,,east,31,12,mixed,none,30,,,,,,,D
E3113,,east,31,13,mixed,none,30,,,,,,,D
E3114,,east,31,14,village,none,70,major,,,,,Stilos,D place:H village:H
E3115,,east,31,15,broken,none,120,,,,,,,D
E3116,,east,31,16,broken,none,190,,,,,,,D
E3117,,east,31,17,broken,none,270,,,,,,,D
E3118,,east,31,18,broken,none,350,,,,,,,D
E3119,,east,31,19,rough,none,420,,,,,,,D
E3120,,east,31,20,broken,none,490,,,,,,,D
E3121,,east,31,21,forest,none,530,,,,,,,D
E3122,,east,31,22,broken,none,560,,,,,,,D
E3123,,east,31,23,forest,none,570,,,,,,,D
E3124,,east,31,24,village,none,570,minor,,,,,Katokhori,D place:H village:H
E3125,,east,31,25,forest,none,540,,,,,,,D
E3126,,east,31,26,village,none,500,minor,,,,,Panayia (Keramia),D place:H village:H
E3127,,east,31,27,rough,none,450,,,,,,,D
E3128,,east,31,28,village,none,390,minor,,,,,Loutraki,D place:H village:H
E3129,,east,31,29,rough,none,350,,,,,,,D
E3130,,east,31,30,broken,none,300,,,,,,,D
E3131,,east,31,31,broken,none,250,,,,,,,D
E3132,,east,31,32,forest,none,300,,,,,,,D
E3201,,east,32,1,broken,none,280,,,E,,,,D
E3202,,east,32,2,broken,none,240,,,,,,,D
E3203,,east,32,3,broken,none,190,,,,,,,D
E3204,,east,32,4,village,none,140,major,,,,,Gavalokhori,D place:H village:H
E3205,,east,32,5,broken,none,110,,,,,,,D
E3206,,east,32,6,broken,none,80,,,,,,,D
E3207,,east,32,7,broken,none,90,,,,,,,D
E3208,,east,32,8,village,none,90,minor,,,,,Tsivaras,D place:H village:H
E3209,,east,32,9,woods,none,90,,,,,,,D
E3210,,east,32,10,broken,none,80,,,,,,,D
E3211,,east,32,11,broken,none,60,,,,,,,D
E3212,,east,32,12,mixed,none,50,,,,,,,D
E3213,,east,32,13,mixed,none,40,,,,,,,D
E3214,,east,32,14,woods,none,40,,,,,,,D
E3215,,east,32,15,woods,none,70,,,,,,,D
E3216,,east,32,16,woods,none,130,,,,,,,D
E3217,,east,32,17,broken,none,210,,,,,,,D
E3218,,east,32,18,forest,none,290,,,,,,,D
E3219,,east,32,19,forest,none,370,,,,,,,D
E3220,,east,32,20,rough,none,440,,,,,,,D
E3221,,east,32,21,broken,none,500,,,,,,,D
E3222,,east,32,22,forest,none,540,,,,,,,D
E3223,,east,32,23,rough,none,560,,,,,,,D
E3224,,east,32,24,forest,none,570,,,,,,,D
E3225,,east,32,25,forest,none,550,,,,,,,D
E3226,,east,32,26,forest,none,520,,,,,,,D
E3227,,east,32,27,rough,none,480,,,,,,,D
E3228,,east,32,28,rough,none,430,,,,,,,D
E3229,,east,32,29,rough,none,390,,,,,,,D
E3230,,east,32,30,broken,none,360,,,,,,,D
E3231,,east,32,31,broken,none,320,,,,,,,D
E3232,,east,32,32,broken,none,320,,,,,,,D
E3301,,east,33,1,forest,none,280,,,E,,,,D
E3302,,east,33,2,rough,none,230,,,,,,,D
E3303,,east,33,3,broken,none,180,,,,,,,D
E3304,,east,33,4,woods,none,140,,,,,,,D
E3305,,east,33,5,broken,none,120,,,,,,,D
E3306,,east,33,6,broken,none,100,,,,,,,D
E3307,,east,33,7,broken,none,110,,,,,,,D
E3308,,east,33,8,woods,none,110,,,,,,,D
E3309,,east,33,9,mixed,none,100,,,,,,,D
E3310,,east,33,10,woods,none,90,,,,,,,D
E3311,,east,33,11,woods,none,70,,,,,,,D
E3312,,east,33,12,broken,none,60,,,,,,,D
E3313,,east,33,13,woods,none,60,,,,,,,D
E3314,,east,33,14,broken,none,70,,,,,,,D
E3315,,east,33,15,broken,none,110,,,,,,,D
E3316,,east,33,16,broken,none,160,,,,,,,D
E3317,,east,33,17,forest,none,240,,,,,,,D
E3318,,east,33,18,rough,none,310,,,,,,,D
E3319,,east,33,19,rough,none,390,,,,,,,D
E3320,,east,33,20,broken,none,450,,,,,,,D
E3321,,east,33,21,broken,none,510,,,,,,,D
E3322,,east,33,22,forest,none,550,,,,,,,D
E3323,,east,33,23,rough,none,560,,,,,,,D
E3324,,east,33,24,broken,none,560,,,,,,,D
E3325,,east,33,25,broken,none,540,,,,,,,D
E3326,,east,33,26,broken,none,510,,,,,,,D
E3327,,east,33,27,rough,none,480,,,,,,,D
E3328,,east,33,28,rough,none,440,,,,,,,D
E3329,,east,33,29,broken,none,410,,,,,,,D
E3330,,east,33,30,rough,none,380,,,,,,,D
E3331,,east,33,31,broken,none,340,,,,,,,D
E3332,,east,33,32,broken,none,370,,,,,,,D
E3401,,east,34,1,broken,none,300,,,E,,,,D
E3402,,east,34,2,broken,none,260,,,,,,,D
E3403,,east,34,3,broken,none,210,,,,,,,D
E3404,,east,34,4,broken,none,170,,,,,,,D
E3405,,east,34,5,broken,none,140,,,,,,,D
E3406,,east,34,6,woods,none,130,,,,,,,D
E3407,,east,34,7,broken,none,120,,,,,,,D
E3408,,east,34,8,broken,none,120,,,,,,,D
E3409,,east,34,9,mixed,none,110,,,,,,,D
E3410,,east,34,10,mixed,none,100,,,,,,,D
E3411,,east,34,11,woods,none,100,,,,,,,D
E3412,,east,34,12,village,none,80,major,,,,,Neon Khorion,D place:H village:H
E3413,,east,34,13,broken,none,80,,,,,,,D
E3414,,east,34,14,village,none,80,minor,,,,,Provarma,D place:H village:H
E3415,,east,34,15,broken,none,100,,,,,,,D
E3416,,east,34,16,broken,none,130,,,,,,,D
E3417,,east,34,17,village,none,190,minor,,,,,Samonas,D place:H village:H
E3418,,east,34,18,rough,none,270,,,,,,,D
E3419,,east,34,19,rough,none,340,,,,,,,D
E3420,,east,34,20,forest,none,400,,,,,,,D
E3421,,east,34,21,forest,none,460,,,,,,,D
E3422,,east,34,22,broken,none,510,,,,,,,D
E3423,,east,34,23,forest,none,550,,,,,,,D
E3424,,east,34,24,rough,none,560,,,,,,,D
E3425,,east,34,25,broken,none,560,,,,,,,D
E3426,,east,34,26,forest,none,540,,,,,,,D
E3427,,east,34,27,broken,none,510,,,,,,,D
E3428,,east,34,28,forest,none,480,,,,,,,D
E3429,,east,34,29,rough,none,460,,,,,,,D
E3430,,east,34,30,rough,none,430,,,,,,,D
E3431,,east,34,31,rough,none,410,,,,,,,D
E3432,,east,34,32,broken,none,390,,,,,,,D
E3501,,east,35,1,broken,none,270,,,E,,,,D
E3502,,east,35,2,broken,none,240,,,,,,,D
E3503,,east,35,3,broken,none,210,,,,,,,D
E3504,,east,35,4,village,none,160,minor,,,,,Dhouliana,D place:H village:H
E3505,,east,35,5,broken,none,140,,,,,,,D
E3506,,east,35,6,mixed,none,130,,,,,,,D
E3507,,east,35,7,mixed,none,120,,,,,,,D
E3508,,east,35,8,woods,none,120,,,,,,,D
E3509,,east,35,9,mixed,none,110,,,,,,,D
E3510,,east,35,10,mixed,none,100,,,,,,,D
E3511,,east,35,11,mixed,none,90,,,,,,,D
E3512,,east,35,12,mixed,none,90,,,,,,,D
E3513,,east,35,13,broken,none,110,,,,,,,D
E3514,,east,35,14,broken,none,120,,,,,,,D
E3515,,east,35,15,broken,none,150,,,,,,,D
E3516,,east,35,16,rough,none,190,,,,,,,D
E3517,,east,35,17,rough,none,250,,,,,,,D
E3518,,east,35,18,rough,none,320,,,,,,,D
E3519,,east,35,19,rough,none,380,,,,,,,D
E3520,,east,35,20,broken,none,440,,,,,,,D
E3521,,east,35,21,forest,none,500,,,,,,,D
E3522,,east,35,22,broken,none,540,,,,,,,D
E3523,,east,35,23,forest,none,580,,,,,,,D
E3524,,east,35,24,broken,none,580,,,,,,,D
E3525,,east,35,25,forest,none,580,,,,,,,D
E3526,,east,35,26,rough,none,560,,,,,,,D
E3527,,east,35,27,rough,none,540,,,,,,,D
E3528,,east,35,28,forest,none,520,,,,,,,D
E3529,,east,35,29,forest,none,500,,,,,,,D
E3530,,east,35,30,broken,none,470,,,,,,,D
E3531,,east,35,31,forest,none,440,,,,,,,D
E3532,,east,35,32,broken,none,400,,,,,,,D
E3601,,east,36,1,broken,none,270,,,E,,,,D
E3602,,east,36,2,woods,none,260,,,,,,,D
E3603,,east,36,3,broken,none,240,,,,,,,D
E3604,,east,36,4,woods,none,200,,,,,,,D
E3605,,east,36,5,woods,none,150,,,,,,,D
E3606,,east,36,6,woods,none,140,,,,,,,D
E3607,,east,36,7,woods,none,130,,,,,,,D
E3608,,east,36,8,woods,none,120,,,,,,,D
E3609,,east,36,9,woods,none,110,,,,,,,D
E3610,,east,36,10,mixed,none,100,,,,,,,D
E3611,,east,36,11,mixed,none,100,,,,,,,D
E3612,,east,36,12,mixed,none,90,,,,,,,D
E3613,,east,36,13,broken,none,110,,,,,,,D
E3614,,east,36,14,forest,none,140,,,,,,,D
E3615,,east,36,15,broken,none,170,,,,,,,D
E3616,,east,36,16,broken,none,210,,,,,,,D
E3617,,east,36,17,woods,none,250,,,,,,,D
E3618,,east,36,18,broken,none,300,,,,,,,D
E3619,,east,36,19,broken,none,360,,,,,,,D
E3620,,east,36,20,broken,none,420,,,,,,,D
E3621,,east,36,21,forest,none,480,,,,,,,D
E3622,,east,36,22,forest,none,530,,,,,,,D
E3623,,east,36,23,village,none,580,major,,,,,Kambi,D place:H village:H
E3624,,east,36,24,rough,none,610,,,,,,,D
E3625,,east,36,25,rough,none,610,,,,,,,D
E3626,,east,36,26,broken,none,610,,,,,,,D
E3627,,east,36,27,village,none,610,minor,,,,,Gerolakkos,D place:H village:H
E3628,,east,36,28,rough,none,590,,,,,,,D
E3629,,east,36,29,rough,none,570,,,,,,,D
E3630,,east,36,30,rough,none,540,,,,,,,D
E3631,,east,36,31,broken,none,510,,,,,,,D
E3632,,east,36,32,broken,none,460,,,,,,,D
E3701,,east,37,1,rough,none,220,,,E,,,,D
E3702,,east,37,2,forest,none,220,,,,,,,D
E3703,,east,37,3,broken,none,210,,,,,,,D
E3704,,east,37,4,village,none,160,major,,,,,Vamos,D place:H village:H
E3705,,east,37,5,broken,none,150,,,,,,,D
E3706,,east,37,6,woods,none,130,,,,,,,D
E3707,,east,37,7,woods,none,120,,,,,,,D
E3708,,east,37,8,woods,none,120,,,,,,,D
E3709,,east,37,9,mixed,none,110,,,,,,,D
E3710,,east,37,10,woods,none,100,,,,,,,D
E3711,,east,37,11,woods,none,110,,,,,,,D
E3712,,east,37,12,woods,none,110,,,,,,,D
E3713,,east,37,13,broken,none,150,,,,,,,D
E3714,,east,37,14,village,none,180,minor,,,,,Makheri,D place:H village:H
E3715,,east,37,15,broken,none,230,,,,,,,D
E3716,,east,37,16,broken,none,270,,,,,,,D
E3717,,east,37,17,broken,none,320,,,,,,,D
E3718,,east,37,18,forest,none,370,,,,,,,D
E3719,,east,37,19,rough,none,440,,,,,,,D
E3720,,east,37,20,rough,none,500,,,,,,,D
E3721,,east,37,21,broken,none,560,,,,,,,D
E3722,,east,37,22,rough,none,610,,,,,,,D
E3723,,east,37,23,rough,none,650,,,,,,,D
E3724,,east,37,24,rough,none,680,,,,,,,D
E3725,,east,37,25,rough,none,680,,,,,,,D
E3726,,east,37,26,forest,none,680,,,,,,,D
E3727,,east,37,27,rough,none,670,,,,,,,D
E3728,,east,37,28,forest,none,650,,,,,,,D
E3729,,east,37,29,rough,none,620,,,,,,,D
E3730,,east,37,30,rough,none,590,,,,,,,D
E3731,,east,37,31,village,none,560,major,,,,,Theriso,D place:H village:H
E3732,,east,37,32,broken,none,490,,,,,,,D
E3801,,east,38,1,broken,none,170,,,E,,,,D
E3802,,east,38,2,broken,none,180,,,,,,,D
E3803,,east,38,3,broken,none,180,,,,,,,D
E3804,,east,38,4,broken,none,160,,,,,,,D
E3805,,east,38,5,broken,none,150,,,,,,,D
E3806,,east,38,6,broken,none,140,,,,,,,D
E3807,,east,38,7,broken,none,130,,,,,,,D
E3808,,east,38,8,woods,none,120,,,,,,,D
E3809,,east,38,9,woods,none,110,,,,,,,D
E3810,,east,38,10,village,none,110,major,,,,,Babali Hani,D place:H village:H
E3811,,east,38,11,broken,none,110,,,,,,,D
E3812,,east,38,12,woods,none,120,,,,,,,D
E3813,,east,38,13,broken,none,150,,,,,,,D
E3814,,east,38,14,broken,none,200,,,,,,,D
E3815,,east,38,15,broken,none,240,,,,,,,D
E3816,,east,38,16,broken,none,280,,,,,,,D
E3817,,east,38,17,village,none,330,minor,,,,,Ramni,D place:H village:H
E3818,,east,38,18,broken,none,390,,,,,,,D
E3819,,east,38,19,rough,none,450,,,,,,,D
E3820,,east,38,20,rough,none,520,,,,,,,D
E3821,,east,38,21,village,none,580,minor,,,,,Madaro,D place:H village:H
E3822,,east,38,22,forest,none,640,,,,,,,D
E3823,,east,38,23,rough,none,690,,,,,,,D
E3824,,east,38,24,rough,none,740,,,,,,,D
E3825,,east,38,25,rough,none,760,,,,,,,D
E3826,,east,38,26,rough,none,750,,,,,,,D
E3827,,east,38,27,rough,none,740,,,,,,,D
E3828,,east,38,28,rough,none,730,,,,,,,D
E3829,,east,38,29,village,none,700,minor,,,,,Drakona,D place:H village:H
E3830,,east,38,30,rough,none,680,,,,,,,D
E3831,,east,38,31,rough,none,650,,,,,,,D
E3832,,east,38,32,forest,none,600,,,,,,,D
E3901,,east,39,1,forest,none,140,,,E,A,,,D
E3902,,east,39,2,broken,none,150,,,,,,,D
E3903,,east,39,3,woods,none,140,,,,,,,D
E3904,,east,39,4,broken,none,150,,,,,,,D
E3905,,east,39,5,village,none,140,minor,,,,,Kalamitsi,D place:H village:H
E3906,,east,39,6,woods,none,130,,,,,,,D
E3907,,east,39,7,broken,none,120,,,,,,,D
E3908,,east,39,8,woods,none,120,,,,,,,D
E3909,,east,39,9,mixed,none,110,,,,,,,D
E3910,,east,39,10,village,none,130,minor,,,,,Paidhokhori,D place:H village:H
E3911,,east,39,11,broken,none,130,,,,,,,D
E3912,,east,39,12,broken,none,160,,,,,,,D
E3913,,east,39,13,rough,none,210,,,,,,,D
E3914,,east,39,14,broken,none,270,,,,,,,D
E3915,,east,39,15,village,none,310,minor,,,,,Melidhoni,D place:H village:H
E3916,,east,39,16,broken,none,360,,,,,,,D
E3917,,east,39,17,forest,none,440,,,,,,,D
E3918,,east,39,18,rough,none,510,,,,,,,D
E3919,,east,39,19,rough,none,580,,,,,,,D
E3920,,east,39,20,forest,none,630,,,,,,,D
E3921,,east,39,21,rough,none,680,,,,,,,D
E3922,,east,39,22,rough,none,730,,,,,,,D
E3923,,east,39,23,rough,none,780,,,,,,,D
E3924,,east,39,24,forest,none,810,,,,,,,D
E3925,,east,39,25,forest,none,840,,,,,,,D
E3926,,east,39,26,forest,none,830,,,,,,,D
E3927,,east,39,27,rough,none,820,,,,,,,D
E3928,,east,39,28,forest,none,800,,,,,,,D
E3929,,east,39,29,rough,none,780,,,,,,,D
E3930,,east,39,30,forest,none,760,,,,,,,D
E3931,,east,39,31,rough,none,730,,,,,,,D
E3932,,east,39,32,rough,none,670,,,,,,,D
E4001,,east,40,1,broken,none,70,,,E,,,,D
E4002,,east,40,2,broken,none,100,,,,,,,D
E4003,,east,40,3,broken,none,110,,,,,,,D
E4004,,east,40,4,woods,none,130,,,,,,,D
E4005,,east,40,5,broken,none,140,,,,,,,D
E4006,,east,40,6,broken,none,140,,,,,,,D
E4007,,east,40,7,broken,none,130,,,,,,,D
E4008,,east,40,8,woods,none,120,,,,,,,D
E4009,,east,40,9,broken,none,120,,,,,,,D
E4010,,east,40,10,broken,none,120,,,,,,,D
E4011,,east,40,11,broken,none,150,,,,,,,D
E4012,,east,40,12,broken,none,170,,,,,,,D
E4013,,east,40,13,village,none,220,minor,,,,,Pemonia,D place:H village:H
E4014,,east,40,14,rough,none,280,,,,,,,D
E4015,,east,40,15,forest,none,330,,,,,,,D
E4016,,east,40,16,broken,none,380,,,,,,,D
E4017,,east,40,17,rough,none,470,,,,,,,D
E4018,,east,40,18,rough,none,570,,,,,,,D
E4019,,east,40,19,rough,none,630,,,,,,,D
E4020,,east,40,20,rough,none,680,,,,,,,D
E4021,,east,40,21,rough,none,730,,,,,,,D
E4022,,east,40,22,rough,none,780,,,,,,,D
E4023,,east,40,23,forest,none,830,,,,,,,D
E4024,,east,40,24,rough,none,880,,,,,,,D
E4025,,east,40,25,rough,none,920,,,,,,,D
E4026,,east,40,26,rough,none,920,,,,,,,D
E4027,,east,40,27,rough,none,910,,,,,,,D
E4028,,east,40,28,rough,none,900,,,,,,,D
E4029,,east,40,29,rough,none,880,,,,,,,D
E4030,,east,40,30,forest,none,860,,,,,,,D
E4031,,east,40,31,forest,none,840,,,,,,,D
E4032,,east,40,32,rough,none,800,,,,,,,D
E4101,,east,41,1,broken,none,70,,,E,,,,D
E4102,,east,41,2,woods,none,80,,,,,,,D
E4103,,east,41,3,broken,none,100,,,,,,,D
E4104,,east,41,4,broken,none,110,,,,,,,D
E4105,,east,41,5,woods,none,110,,,,,,,D
E4106,,east,41,6,woods,none,110,,,,,,,D
E4107,,east,41,7,village,none,120,minor,,,,,Nippos,D place:H village:H
E4108,,east,41,8,broken,none,140,,,,,,,D
E4109,,east,41,9,broken,none,170,,,,,,,D
E4110,,east,41,10,forest,none,190,,,,,,,D
E4111,,east,41,11,broken,none,210,,,,,,,D
E4112,,east,41,12,broken,none,250,,,,,,,D
E4113,,east,41,13,rough,none,320,,,,,,,D
E4114,,east,41,14,forest,none,360,,,,,,,D
E4115,,east,41,15,rough,none,410,,,,,,,D
E4116,,east,41,16,forest,none,570,,,,,,,D
E4117,,east,41,17,rough,none,640,,,,,,,D
E4118,,east,41,18,rough,none,700,,,,,,,D
E4119,,east,41,19,rough,none,760,,,,,,,D
E4120,,east,41,20,rough,none,810,,,,,,,D
E4121,,east,41,21,rough,none,850,,,,,,,D
E4122,,east,41,22,rough,none,900,,,,,,,D
E4123,,east,41,23,forest,none,940,,,,,,,D
E4124,,east,41,24,rough,none,980,,,,,,,D
E4125,,east,41,25,rough,none,1020,,,,,,,D
E4126,,east,41,26,rough,none,1010,,,,,,,D
E4127,,east,41,27,forest,none,1000,,,,,,,D
E4128,,east,41,28,rough,none,990,,,,,,,D
E4129,,east,41,29,rough,none,970,,,,,,,D
E4130,,east,41,30,forest,none,950,,,,,,,D
E4131,,east,41,31,rough,none,930,,,,,,,D
E4132,,east,41,32,rough,none,900,,,,,,,D
E4201,,east,42,1,woods,none,40,,,E,,,,D
E4202,,east,42,2,woods,none,60,,,,,,,D
E4203,,east,42,3,mixed,none,70,,,,,,,D
E4204,,east,42,4,mixed,none,80,,,,,,,D
E4205,,east,42,5,woods,none,80,,,,,,,D
E4206,,east,42,6,woods,none,90,,,,,,,D
E4207,,east,42,7,woods,none,110,,,,,,,D
E4208,,east,42,8,woods,none,150,,,,,,,D
E4209,,east,42,9,rough,none,210,,,,,,,D
E4210,,east,42,10,rough,none,230,,,,,,,D
E4211,,east,42,11,village,none,260,major,,,,,Fres,D place:H village:H
E4212,,east,42,12,rough,none,310,,,,,,,D
E4213,,east,42,13,rough,none,360,,,,,,,D
E4214,,east,42,14,rough,none,410,,,,,,,D
E4215,,east,42,15,forest,none,460,,,,,,,D
E4216,,east,42,16,rough,none,620,,,,,,,D
E4217,,east,42,17,rough,none,740,,,,,,,D
E4218,,east,42,18,rough,none,790,,,,,,,D
E4219,,east,42,19,rough,none,840,,,,,,,D
E4220,,east,42,20,rough,none,890,,,,,,,D
E4221,,east,42,21,forest,none,930,,,,,,,D
E4222,,east,42,22,rough,none,970,,,,,,,D
E4223,,east,42,23,rough,none,1010,,,,,,,D
E4224,,east,42,24,rough,none,1050,,,,,,,D
E4225,,east,42,25,rough,none,1090,,,,,,,D
E4226,,east,42,26,rough,none,1110,,,,,,,D
E4227,,east,42,27,rough,none,1100,,,,,,,D
E4228,,east,42,28,rough,none,1090,,,,,,,D
E4229,,east,42,29,rough,none,1080,,,,,,,D
E4230,,east,42,30,rough,none,1060,,,,,,,D
E4231,,east,42,31,rough,none,1050,,,,,,,D
E4232,,east,42,32,rough,none,1030,,,,,,,D
E4301,,east,43,1,woods,none,40,,,E,,,,D
E4302,,east,43,2,mixed,none,50,,,,,,,D
E4303,,east,43,3,mixed,none,60,,,,,,,D
E4304,,east,43,4,village,none,60,major,,,,,Vrises,D place:H village:H
E4305,,east,43,5,mixed,none,70,,,,,,,D
E4306,,east,43,6,woods,none,110,,,,,,,D
E4307,,east,43,7,broken,none,170,,,,,,,D
E4308,,east,43,8,rough,none,220,,,,,,,D
E4309,,east,43,9,rough,none,340,,,,,,,D
E4310,,east,43,10,rough,none,380,,,,,,,D
E4311,,east,43,11,rough,none,440,,,,,,,D
E4312,,east,43,12,rough,none,500,,,,,,,D
E4313,,east,43,13,rough,none,540,,,,,,,D
E4314,,east,43,14,rough,none,600,,,,,,,D
E4315,,east,43,15,rough,none,690,,,,,,,D
E4316,,east,43,16,rough,none,820,,,,,,,D
E4317,,east,43,17,rough,none,870,,,,,,,D
E4318,,east,43,18,rough,none,920,,,,,,,D
E4319,,east,43,19,rough,none,970,,,,,,,D
E4320,,east,43,20,rough,none,1010,,,,,,,D
E4321,,east,43,21,rough,none,1050,,,,,,,D
E4322,,east,43,22,forest,none,1090,,,,,,,D
E4323,,east,43,23,rough,none,1130,,,,,,,D
E4324,,east,43,24,rough,none,1170,,,,,,,D
E4325,,east,43,25,rough,none,1200,,,,,,,D
E4326,,east,43,26,rough,none,1210,,,,,,,D
E4327,,east,43,27,rough,none,1200,,,,,,,D
E4328,,east,43,28,rough,none,1190,,,,,,,D
E4329,,east,43,29,rough,none,1180,,,,,,,D
E4330,,east,43,30,rough,none,1180,,,,,,,D
E4331,,east,43,31,rough,none,1170,,,,,,,D
E4332,,east,43,32,rough,none,1160,,,,,,,D
E4401,,east,44,1,woods,none,30,,,E,A,,,D
E4402,,east,44,2,village,none,40,minor,,,,,Filippos,D place:H village:H
E4403,,east,44,3,mixed,none,50,,,,,,,D
E4404,,east,44,4,clear,none,50,,,,,,,D
E4405,,east,44,5,mixed,none,60,,,,,,,D
E4406,,east,44,6,woods,none,110,,,,,,,D
E4407,,east,44,7,broken,none,170,,,,,,,D
E4408,,east,44,8,rough,none,250,,,,,,,D
E4409,,east,44,9,rough,none,320,,,,,,,D
E4410,,east,44,10,village,none,470,minor,,,,,Tzitzifes,D place:H village:H
E4411,,east,44,11,rough,none,550,,,,,,,D
E4412,,east,44,12,rough,none,610,,,,,,,D
E4413,,east,44,13,rough,none,670,,,,,,,D
E4414,,east,44,14,rough,none,720,,,,,,,D
E4415,,east,44,15,rough,none,830,,,,,,,D
E4416,,east,44,16,rough,none,900,,,,,,,D
E4417,,east,44,17,rough,none,960,,,,,,,D
E4418,,east,44,18,rough,none,1010,,,,,,,D
E4419,,east,44,19,rough,none,1050,,,,,,,D
E4420,,east,44,20,rough,none,1100,,,,,,,D
E4421,,east,44,21,rough,none,1140,,,,,,,D
E4422,,east,44,22,rough,none,1180,,,,,,,D
E4423,,east,44,23,rough,none,1210,,,,,,,D
E4424,,east,44,24,rough,none,1250,,,,,,,D
E4425,,east,44,25,rough,none,1290,,,,,,,D
E4426,,east,44,26,rough,none,1310,,,,,,,D
E4427,,east,44,27,rough,none,1310,,,,,,,D
E4428,,east,44,28,rough,none,1300,,,,,,,D
E4429,,east,44,29,rough,none,1300,,,,,,,D
E4430,,east,44,30,rough,none,1290,,,,,,,D
E4431,,east,44,31,rough,none,1290,,,,,,,D
E4432,,east,44,32,rough,none,1290,,,,,,,D
E4501,,east,45,1,clear,none,30,,,E,,,,D
E4502,,east,45,2,mixed,none,50,,,,,,,D
E4503,,east,45,3,mixed,none,100,,,,,,,D
E4504,,east,45,4,woods,none,110,,,,,,,D
E4505,,east,45,5,woods,none,170,,,,,,,D
E4506,,east,45,6,village,none,200,minor,,,,,Maza,D place:H village:H
E4507,,east,45,7,rough,none,320,,,,,,,D
E4508,,east,45,8,rough,none,400,,,,,,,D
E4509,,east,45,9,forest,none,500,,,,,,,D
E4510,,east,45,10,rough,none,630,,,,,,,D
E4511,,east,45,11,rough,none,690,,,,,,,D
E4512,,east,45,12,rough,none,740,,,,,,,D
E4513,,east,45,13,rough,none,810,,,,,,,D
E4514,,east,45,14,rough,none,900,,,,,,,D
E4515,,east,45,15,rough,none,980,,,,,,,D
E4516,,east,45,16,rough,none,1040,,,,,,,D
E4517,,east,45,17,rough,none,1100,,,,,,,D
E4518,,east,45,18,rough,none,1150,,,,,,,D
E4519,,east,45,19,rough,none,1190,,,,,,,D
E4520,,east,45,20,rough,none,1230,,,,,,,D
E4521,,east,45,21,rough,none,1270,,,,,,,D
E4522,,east,45,22,rough,none,1300,,,,,,,D
E4523,,east,45,23,rough,none,1340,,,,,,,D
E4524,,east,45,24,rough,none,1370,,,,,,,D
E4525,,east,45,25,rough,none,1400,,,,,,,D
E4526,,east,45,26,rough,none,1420,,,,,,,D
E4527,,east,45,27,rough,none,1410,,,,,,,D
E4528,,east,45,28,rough,none,1410,,,,,,,D
E4529,,east,45,29,rough,none,1410,,,,,,,D
E4530,,east,45,30,rough,none,1410,,,,,,,D
E4531,,east,45,31,rough,none,1410,,,,,,,D
E4532,,east,45,32,rough,none,1410,,,,,,,D
E4601,,east,46,1,mixed,none,40,,,E,,,,D
E4602,,east,46,2,woods,none,60,,,,,,,D
E4603,,east,46,3,village,none,90,minor,,,,,Embrosneros,D place:H village:H
E4604,,east,46,4,forest,none,150,,,,,,,D
E4605,,east,46,5,village,none,220,major,,,,,Alikambos,D place:H village:H
E4606,,east,46,6,broken,none,260,,,,,,,D
E4607,,east,46,7,forest,none,350,,,,,,,D
E4608,,east,46,8,rough,none,460,,,,,,,D
E4609,,east,46,9,rough,none,570,,,,,,,D
E4610,,east,46,10,rough,none,670,,,,,,,D
E4611,,east,46,11,rough,none,750,,,,,,,D
E4612,,east,46,12,rough,none,830,,,,,,,D
E4613,,east,46,13,rough,none,890,,,,,,,D
E4614,,east,46,14,rough,none,990,,,,,,,D
E4615,,east,46,15,rough,none,1060,,,,,,,D
E4616,,east,46,16,rough,none,1120,,,,,,,D
E4617,,east,46,17,rough,none,1180,,,,,,,D
E4618,,east,46,18,rough,none,1240,,,,,,,D
E4619,,east,46,19,rough,none,1290,,,,,,,D
E4620,,east,46,20,rough,none,1330,,,,,,,D
E4621,,east,46,21,rough,none,1370,,,,,,,D
E4622,,east,46,22,rough,none,1380,,,,,,,D
E4623,,east,46,23,rough,none,1430,,,,,,,D
E4624,,east,46,24,rough,none,1460,,,,,,,D
E4625,,east,46,25,rough,none,1500,,,,,,,D
E4626,,east,46,26,rough,none,1520,,,,,,,D
E4627,,east,46,27,rough,none,1520,,,,,,,D
E4628,,east,46,28,rough,none,1520,,,,,,,D
E4629,,east,46,29,rough,none,1520,,,,,,,D
E4630,,east,46,30,rough,none,1520,,,,,,,D
E4631,,east,46,31,rough,none,1520,,,,,,,D
E4632,,east,46,32,rough,none,1520,,,,,,,D
E4701,,east,47,1,broken,none,90,,,E,,,,D
E4702,,east,47,2,broken,none,130,,,,,,,D
E4703,,east,47,3,forest,none,180,,,,,,,D
E4704,,east,47,4,broken,none,260,,,,,,,D
E4705,,east,47,5,forest,none,330,,,,,,,D
E4706,,east,47,6,rough,none,420,,,,,,,D
E4707,,east,47,7,rough,none,520,,,,,,,D
E4708,,east,47,8,village,none,600,minor,,,,,Vafes,D place:H village:H
E4709,,east,47,9,rough,none,700,,,,,,,D
E4710,,east,47,10,rough,none,810,,,,,,,D
E4711,,east,47,11,rough,none,890,,,,,,,D
E4712,,east,47,12,rough,none,990,,,,,,,D
E4713,,east,47,13,rough,none,1070,,,,,,,D
E4714,,east,47,14,rough,none,1130,,,,,,,D
E4715,,east,47,15,rough,none,1200,,,,,,,D
E4716,,east,47,16,rough,none,1270,,,,,,,D
E4717,,east,47,17,rough,none,1330,,,,,,,D
E4718,,east,47,18,rough,none,1390,,,,,,,D
E4719,,east,47,19,rough,none,1440,,,,,,,D
E4720,,east,47,20,rough,none,1490,,,,,,,D
E4721,,east,47,21,rough,none,1530,,,,,,,D
E4722,,east,47,22,rough,none,1530,,,,,,,D
E4723,,east,47,23,rough,none,1570,,,,,,,D
E4724,,east,47,24,rough,none,1590,,,,,,,D
E4725,,east,47,25,rough,none,1610,,,,,,,D
E4726,,east,47,26,rough,none,1630,,,,,,,D
E4727,,east,47,27,rough,none,1620,,,,,,,D
E4728,,east,47,28,rough,none,1630,,,,,,,D
E4729,,east,47,29,rough,none,1630,,,,,,,D
E4730,,east,47,30,rough,none,1630,,,,,,,D
E4731,,east,47,31,rough,none,1630,,,,,,,D
E4732,,east,47,32,rough,none,1630,,,,,,,D
E4801,,east,48,1,broken,none,120,,,E,,,,D
E4802,,east,48,2,broken,none,150,,,,,,,D
E4803,,east,48,3,broken,none,200,,,,,,,D
E4804,,east,48,4,forest,none,290,,,,,,,D
E4805,,east,48,5,forest,none,360,,,,,,,D
E4806,,east,48,6,rough,none,460,,,,,,,D
E4807,,east,48,7,rough,none,560,,,,,,,D
E4808,,east,48,8,rough,none,640,,,,,,,D
E4809,,east,48,9,rough,none,720,,,,,,,D
E4810,,east,48,10,rough,none,830,,,,,,,D
E4811,,east,48,11,rough,none,940,,,,,,,D
E4812,,east,48,12,rough,none,1040,,,,,,,D
E4813,,east,48,13,rough,none,1150,,,,,,,D
E4814,,east,48,14,rough,none,1210,,,,,,,D
E4815,,east,48,15,rough,none,1280,,,,,,,D
E4816,,east,48,16,rough,none,1350,,,,,,,D
E4817,,east,48,17,rough,none,1420,,,,,,,D
E4818,,east,48,18,rough,none,1490,,,,,,,D
E4819,,east,48,19,rough,none,1560,,,,,,,D
E4820,,east,48,20,rough,none,1630,,,,,,,D
E4821,,east,48,21,rough,none,1680,,,,,,,D
E4822,,east,48,22,rough,none,1700,,,,,,,D
E4823,,east,48,23,rough,none,1680,,,,,,,D
E4824,,east,48,24,rough,none,1700,,,,,,,D
E4825,,east,48,25,rough,none,1720,,,,,,,D
E4826,,east,48,26,rough,none,1730,,,,,,,D
E4827,,east,48,27,rough,none,1730,,,,,,,D
E4828,,east,48,28,rough,none,1730,,,,,,,D
E4829,,east,48,29,rough,none,1740,,,,,,,D
E4830,,east,48,30,rough,none,1740,,,,,,,D
E4831,,east,48,31,rough,none,1740,,,,,,,D
E4832,,east,48,32,rough,none,1740,,,,,,,D
E4901,,east,49,1,woods,none,190,,,E,,,,D
E4902,,east,49,2,rough,none,220,,,,,,,D
E4903,,east,49,3,forest,none,280,,,,,,,D
E4904,,east,49,4,rough,none,350,,,,,,,D
E4905,,east,49,5,rough,none,450,,,,,,,D
E4906,,east,49,6,rough,none,550,,,,,,,D
E4907,,east,49,7,rough,none,640,,,,,,,D
E4908,,east,49,8,rough,none,740,,,,,,,D
E4909,,east,49,9,rough,none,860,,,,,,,D
E4910,,east,49,10,rough,none,980,,,,,,,D
E4911,,east,49,11,rough,none,1080,,,,,,,D
E4912,,east,49,12,rough,none,1190,,,,,,,D
E4913,,east,49,13,rough,none,1280,,,,,,,D
E4914,,east,49,14,rough,none,1340,,,,,,,D
E4915,,east,49,15,rough,none,1430,,,,,,,D
E4916,,east,49,16,rough,none,1520,,,,,,,D
E4917,,east,49,17,rough,none,1610,,,,,,,D
E4918,,east,49,18,rough,none,1690,,,,,,,D
E4919,,east,49,19,rough,none,1790,,,,,,,D
E4920,,east,49,20,rough,none,1860,,,,,,,D
E4921,,east,49,21,rough,none,1900,,,,,,,D
E4922,,east,49,22,rough,none,1870,,,,,,,D
E4923,,east,49,23,rough,none,1840,,,,,,,D
E4924,,east,49,24,rough,none,1830,,,,,,,D
E4925,,east,49,25,rough,none,1840,,,,,,,D
E4926,,east,49,26,rough,none,1840,,,,,,,D
E4927,,east,49,27,rough,none,1840,,,,,,,D
E4928,,east,49,28,rough,none,1840,,,,,,,D
E4929,,east,49,29,rough,none,1840,,,,,,,D
E4930,,east,49,30,rough,none,1830,,,,,,,D
E4931,,east,49,31,rough,none,1830,,,,,,,D
E4932,,east,49,32,rough,none,1820,,,,,,,D
E4933,,east,49,33,rough,none,1800,,,,,,,D
E5001,,east,50,1,broken,none,230,,,E,,,,D
E5002,,east,50,2,broken,none,260,,,,,,,D
E5003,,east,50,3,forest,none,290,,,,,,,D
E5004,,east,50,4,broken,none,350,,,,,,,D
E5005,,east,50,5,rough,none,420,,,,,,,D
E5006,,east,50,6,forest,none,530,,,,,,,D
E5007,,east,50,7,rough,none,630,,,,,,,D
E5008,,east,50,8,rough,none,740,,,,,,,D
E5009,,east,50,9,rough,none,850,,,,,,,D
E5010,,east,50,10,rough,none,970,,,,,,,D
E5011,,east,50,11,rough,none,1090,,,,,,,D
E5012,,east,50,12,rough,none,1200,,,,,,,D
E5013,,east,50,13,rough,none,1330,,,,,,,D
E5014,,east,50,14,rough,none,1410,,,,,,,D
E5015,,east,50,15,rough,none,1490,,,,,,,D
E5016,,east,50,16,rough,none,1590,,,,,,,D
E5017,,east,50,17,rough,none,1690,,,,,,,D
E5018,,east,50,18,rough,none,1800,,,,,,,D
E5019,,east,50,19,rough,none,1900,,,,,,,D
E5020,,east,50,20,rough,none,1990,,,,,,,D
E5021,,east,50,21,rough,none,2090,,,,,,,D
E5022,,east,50,22,rough,none,2040,,,,,,,D
E5023,,east,50,23,rough,none,2000,,,,,,,D
E5024,,east,50,24,rough,none,1970,,,,,,,D
E5025,,east,50,25,rough,none,1950,,,,,,,D
E5026,,east,50,26,rough,none,1950,,,,,,,D
E5027,,east,50,27,rough,none,1950,,,,,,,D
E5028,,east,50,28,rough,none,1940,,,,,,,D
E5029,,east,50,29,rough,none,1930,,,,,,,D
E5030,,east,50,30,rough,none,1920,,,,,,,D
E5031,,east,50,31,rough,none,1900,,,,,,,D
E5032,,east,50,32,rough,none,1890,,,,,,,D
E5033,,east,50,33,rough,none,1880,,,,,,,D
E5101,,east,51,1,broken,none,310,,,E,,,,D
E5102,,east,51,2,rough,none,330,,,,,,,D
E5103,,east,51,3,broken,none,370,,,,,,,D
E5104,,east,51,4,broken,none,410,,,,,,,D
E5105,,east,51,5,broken,none,470,,,,,,,D
E5106,,east,51,6,rough,none,590,,,,,,,D
E5107,,east,51,7,forest,none,700,,,,,,,D
E5108,,east,51,8,forest,none,810,,,,,,,D
E5109,,east,51,9,rough,none,920,,,,,,,D
E5110,,east,51,10,rough,none,1040,,,,,,,D
E5111,,east,51,11,rough,none,1170,,,,,,,D
E5112,,east,51,12,rough,none,1320,,,,,,,D
E5113,,east,51,13,rough,none,1430,,,,,,,D
E5114,,east,51,14,rough,none,1550,,,,,,,D
E5115,,east,51,15,rough,none,1650,,,,,,,D
E5116,,east,51,16,rough,none,1760,,,,,,,D
E5117,,east,51,17,rough,none,1870,,,,,,,D
E5118,,east,51,18,rough,none,1980,,,,,,,D
E5119,,east,51,19,rough,none,2080,,,,,,,D
E5120,,east,51,20,rough,none,2190,,,,,,,D
E5121,,east,51,21,rough,none,2180,,,,,,,D
E5122,,east,51,22,rough,none,2140,,,,,,,D
E5123,,east,51,23,rough,none,2100,,,,,,,D
E5124,,east,51,24,rough,none,2070,,,,,,,D
E5125,,east,51,25,rough,none,2050,,,,,,,D
E5126,,east,51,26,rough,none,2040,,,,,,,D
E5127,,east,51,27,rough,none,2020,,,,,,,D
E5128,,east,51,28,rough,none,2010,,,,,,,D
E5129,,east,51,29,rough,none,1990,,,,,,,D
E5130,,east,51,30,rough,none,1970,,,,,,,D
E5131,,east,51,31,rough,none,1960,,,,,,,D
E5132,,east,51,32,rough,none,1940,,,,,,,D
E5133,,east,51,33,rough,none,1930,,,,,,,D
E5201,,east,52,1,rough,none,410,,,E,,,,D
E5202,,east,52,2,rough,none,420,,,,,,,D
E5203,,east,52,3,rough,none,440,,,,,,,D
E5204,,east,52,4,rough,none,430,,,,,,Krapi pass,D
E5205,,east,52,5,forest,none,470,,,,,,,D
E5206,,east,52,6,forest,none,530,,,,,,,D
E5207,,east,52,7,forest,none,660,,,,,,,D
E5208,,east,52,8,forest,none,750,,,,,,,D
E5209,,east,52,9,forest,none,860,,,,,,,D
E5210,,east,52,10,rough,none,980,,,,,,,D
E5211,,east,52,11,rough,none,1100,,,,,,,D
E5212,,east,52,12,rough,none,1250,,,,,,,D
E5213,,east,52,13,rough,none,1390,,,,,,,D
E5214,,east,52,14,rough,none,1530,,,,,,,D
E5215,,east,52,15,rough,none,1660,,,,,,,D
E5216,,east,52,16,rough,none,1770,,,,,,,D
E5217,,east,52,17,rough,none,1890,,,,,,,D
E5218,,east,52,18,rough,none,2020,,,,,,,D
E5219,,east,52,19,rough,none,2130,,,,,,,D
E5220,,east,52,20,rough,none,2220,,,,,,,D
E5221,,east,52,21,rough,none,2240,,,,,,,D
E5222,,east,52,22,rough,none,2230,,,,,,,D
E5223,,east,52,23,rough,none,2200,,,,,,,D
E5224,,east,52,24,rough,none,2160,,,,,,,D
E5225,,east,52,25,rough,none,2130,,,,,,,D
E5226,,east,52,26,rough,none,2120,,,,,,,D
E5227,,east,52,27,rough,none,2100,,,,,,,D
E5228,,east,52,28,rough,none,2080,,,,,,,D
E5229,,east,52,29,rough,none,2060,,,,,,,D
E5230,,east,52,30,rough,none,2040,,,,,,,D
E5231,,east,52,31,rough,none,2020,,,,,,,D
E5232,,east,52,32,rough,none,1990,,,,,,,D
E5233,,east,52,33,rough,none,1980,,,,,,,D
E5301,,east,53,1,rough,none,530,,,E,,,,D
E5302,,east,53,2,rough,none,550,,,,,,,D
E5303,,east,53,3,rough,none,550,,,,,,,D
E5304,,east,53,4,forest,none,520,,,,,,,D
E5305,,east,53,5,rough,none,540,,,,,,,D
E5306,,east,53,6,rough,none,610,,,,,,,D
E5307,,east,53,7,forest,none,700,,,,,,,D
E5308,,east,53,8,rough,none,790,,,,,,,D
E5309,,east,53,9,rough,none,890,,,,,,,D
E5310,,east,53,10,forest,none,1010,,,,,,,D
E5311,,east,53,11,rough,none,1160,,,,,,,D
E5312,,east,53,12,rough,none,1340,,,,,,,D
E5313,,east,53,13,rough,none,1470,,,,,,,D
E5314,,east,53,14,rough,none,1600,,,,,,,D
E5315,,east,53,15,rough,none,1740,,,,,,,D
E5316,,east,53,16,rough,none,1870,,,,,,,D
E5317,,east,53,17,rough,none,2010,,,,,,,D
E5318,,east,53,18,rough,none,2150,,,,,,,D
E5319,,east,53,19,rough,none,2230,,,,,,,D
E5320,,east,53,20,rough,none,2260,,,,,,,D
E5321,,east,53,21,rough,none,2280,,,,,,,D
E5322,,east,53,22,rough,none,2260,,,,,,,D
E5323,,east,53,23,rough,none,2240,,,,,,,D
E5324,,east,53,24,rough,none,2210,,,,,,,D
E5325,,east,53,25,rough,none,2200,,,,,,,D
E5326,,east,53,26,rough,none,2180,,,,,,,D
E5327,,east,53,27,rough,none,2160,,,,,,,D
E5328,,east,53,28,rough,none,2130,,,,,,,D
E5329,,east,53,29,rough,none,2100,,,,,,,D
E5330,,east,53,30,rough,none,2080,,,,,,,D
E5331,,east,53,31,rough,none,2050,,,,,,,D
E5332,,east,53,32,rough,none,2010,,,,,,,D
E5333,,east,53,33,rough,none,2010,,,,,,,D
E5401,,east,54,1,rough,none,660,,,E,,,,D
E5402,,east,54,2,rough,none,670,,,,,,,D
E5403,,east,54,3,rough,none,660,,,,,,,D
E5404,,east,54,4,rough,none,650,,,,,,,D
E5405,,east,54,5,rough,none,610,,,,,,,D
E5406,,east,54,6,forest,none,600,,,,,,,D
E5407,,east,54,7,forest,none,640,,,,,,,D
E5408,,east,54,8,rough,none,720,,,,,,,D
E5409,,east,54,9,rough,none,810,,,,,,,D
E5410,,east,54,10,rough,none,920,,,,,,,D
E5411,,east,54,11,rough,none,1090,,,,,,,D
E5412,,east,54,12,rough,none,1230,,,,,,,D
E5413,,east,54,13,rough,none,1410,,,,,,,D
E5414,,east,54,14,rough,none,1550,,,,,,,D
E5415,,east,54,15,rough,none,1670,,,,,,,D
E5416,,east,54,16,rough,none,1800,,,,,,,D
E5417,,east,54,17,rough,none,1950,,,,,,,D
E5418,,east,54,18,rough,none,2100,,,,,,,D
E5419,,east,54,19,rough,none,2220,,,,,,,D
E5420,,east,54,20,rough,none,2250,,,,,,,D
E5421,,east,54,21,rough,none,2300,,,,,,,D
E5422,,east,54,22,rough,none,2300,,,,,,,D
E5423,,east,54,23,rough,none,2300,,,,,,,D
E5424,,east,54,24,rough,none,2280,,,,,,,D
E5425,,east,54,25,rough,none,2270,,,,,,,D
E5426,,east,54,26,rough,none,2260,,,,,,,D
E5427,,east,54,27,rough,none,2240,,,,,,,D
E5428,,east,54,28,rough,none,2210,,,,,,,D
E5429,,east,54,29,rough,none,2170,,,,,,,D
E5430,,east,54,30,rough,none,2120,,,,,,,D
E5431,,east,54,31,rough,none,2030,,,,,,,D
E5432,,east,54,32,rough,none,1990,,,,,,,D
E5433,,east,54,33,rough,none,1890,,,,,,,D
E5501,,east,55,1,rough,none,800,,,E,,,,D
E5502,,east,55,2,rough,none,790,,,,,,,D
E5503,,east,55,3,rough,none,780,,,,,,,D
E5504,,east,55,4,rough,none,750,,,,,,,D
E5505,,east,55,5,rough,none,710,,,,,,,D
E5506,,east,55,6,rough,none,660,,,,,,,D
E5507,,east,55,7,rough,none,680,,,,,,,D
E5508,,east,55,8,rough,none,740,,,,,,,D
E5509,,east,55,9,rough,none,830,,,,,,,D
E5510,,east,55,10,rough,none,970,,,,,,,D
E5511,,east,55,11,rough,none,1170,,,,,,,D
E5512,,east,55,12,rough,none,1340,,,,,,,D
E5513,,east,55,13,rough,none,1490,,,,,,,D
E5514,,east,55,14,rough,none,1610,,,,,,,D
E5515,,east,55,15,rough,none,1740,,,,,,,D
E5516,,east,55,16,rough,none,1870,,,,,,,D
E5517,,east,55,17,rough,none,2010,,,,,,,D
E5518,,east,55,18,rough,none,2140,,,,,,,D
E5519,,east,55,19,rough,none,2210,,,,,,,D
E5520,,east,55,20,rough,none,2280,,,,,,,D
E5521,,east,55,21,rough,none,2330,,,,,,,D
E5522,,east,55,22,rough,none,2330,,,,,,,D
E5523,,east,55,23,rough,none,2340,,,,,,,D
E5524,,east,55,24,rough,none,2330,,,,,,,D
E5525,,east,55,25,rough,none,2320,,,,,,,D
E5526,,east,55,26,rough,none,2310,,,,,,,D
E5527,,east,55,27,rough,none,2290,,,,,,,D
E5528,,east,55,28,rough,none,2240,,,,,,,D
E5529,,east,55,29,rough,none,2180,,,,,,,D
E5530,,east,55,30,rough,none,2060,,,,,,,D
E5531,,east,55,31,rough,none,1930,,,,,,,D
E5532,,east,55,32,rough,none,1730,,,,,,,D
E5533,,east,55,33,rough,none,1700,,,,,,,D
E5601,,east,56,1,rough,none,930,,,E,,,,D
E5602,,east,56,2,rough,none,920,,,,,,,D
E5603,,east,56,3,rough,none,910,,,,,,,D
E5604,,east,56,4,rough,none,890,,,,,,,D
E5605,,east,56,5,rough,none,850,,,,,,,D
E5606,,east,56,6,rough,none,790,,,,,,,D
E5607,,east,56,7,rough,none,730,,,,,,,D
E5608,,east,56,8,rough,none,700,,,,,,,D
E5609,,east,56,9,rough,none,760,,,,,,,D
E5610,,east,56,10,rough,none,870,,,,,,,D
E5611,,east,56,11,rough,none,1040,,,,,,,D
E5612,,east,56,12,rough,none,1270,,,,,,,D
E5613,,east,56,13,rough,none,1420,,,,,,,D
E5614,,east,56,14,rough,none,1550,,,,,,,D
E5615,,east,56,15,rough,none,1680,,,,,,,D
E5616,,east,56,16,rough,none,1800,,,,,,,D
E5617,,east,56,17,rough,none,1920,,,,,,,D
E5618,,east,56,18,rough,none,2050,,,,,,,D
E5619,,east,56,19,rough,none,2140,,,,,,,D
E5620,,east,56,20,rough,none,2230,,,,,,,D
E5621,,east,56,21,rough,none,2290,,,,,,,D
E5622,,east,56,22,rough,none,2350,,,,,,,D
E5623,,east,56,23,rough,none,2360,,,,,,,D
E5624,,east,56,24,rough,none,2370,,,,,,,D
E5625,,east,56,25,rough,none,2370,,,,,,,D
E5626,,east,56,26,rough,none,2360,,,,,,,D
E5627,,east,56,27,rough,none,2350,,,,,,,D
E5628,,east,56,28,rough,none,2320,,,,,,,D
E5629,,east,56,29,rough,none,2230,,,,,,,D
E5630,,east,56,30,rough,none,2140,,,,,,,D
E5631,,east,56,31,rough,none,1950,,,,,,,D
E5632,,east,56,32,rough,none,1720,,,,,,,D
E5633,,east,56,33,rough,none,1540,,,,,,,D
E5701,,east,57,1,rough,none,1040,,,E,,,,D
E5702,,east,57,2,rough,none,1030,,,,,,,D
E5703,,east,57,3,rough,none,1020,,,,,,,D
E5704,,east,57,4,rough,none,990,,,,,,,D
E5705,,east,57,5,rough,none,940,,,,,,,D
E5706,,east,57,6,forest,none,870,,,,,,,D
E5707,,east,57,7,rough,none,790,,,,,,,D
E5708,,east,57,8,clear,none,720,,,,,,,D
E5709,,east,57,9,clear,none,770,,,,,,,D
E5710,,east,57,10,village,none,910,major,,,,,Askifou: Kares,D place:H village:H
E5711,,east,57,11,rough,none,1140,,,,,,,D
E5712,,east,57,12,rough,none,1360,,,,,,,D
E5713,,east,57,13,rough,none,1490,,,,,,,D
E5714,,east,57,14,rough,none,1620,,,,,,,D
E5715,,east,57,15,rough,none,1740,,,,,,,D
E5716,,east,57,16,rough,none,1850,,,,,,,D
E5717,,east,57,17,rough,none,1960,,,,,,,D
E5718,,east,57,18,rough,none,2060,,,,,,,D
E5719,,east,57,19,rough,none,2150,,,,,,,D
E5720,,east,57,20,rough,none,2230,,,,,,,D
E5721,,east,57,21,rough,none,2300,,,,,,,D
E5722,,east,57,22,rough,none,2360,,,,,,,D
E5723,,east,57,23,rough,none,2390,,,,,,,D
E5724,,east,57,24,rough,none,2400,,,,,,,D
E5725,,east,57,25,rough,none,2400,,,,,,,D
E5726,,east,57,26,rough,none,2390,,,,,,,D
E5727,,east,57,27,rough,none,2360,,,,,,,D
E5728,,east,57,28,rough,none,2290,,,,,,,D
E5729,,east,57,29,rough,none,2190,,,,,,,D
E5730,,east,57,30,rough,none,2010,,,,,,,D
E5731,,east,57,31,rough,none,1720,,,,,,,D
E5732,,east,57,32,rough,none,1400,,,,,,,D
E5733,,east,57,33,rough,none,1220,,,,,,,D
E5801,,east,58,1,rough,none,1110,,,E,,,,D
E5802,,east,58,2,rough,none,1130,,,,,,,D
E5803,,east,58,3,rough,none,1110,,,,,,,D
E5804,,east,58,4,rough,none,1110,,,,,,,D
E5805,,east,58,5,rough,none,1110,,,,,,,D
E5806,,east,58,6,rough,none,1020,,,,,,,D
E5807,,east,58,7,rough,none,930,,,,,,,D
E5808,,east,58,8,clear,none,820,,,,,,,D
E5809,,east,58,9,clear,none,730,,,,,,,H
E5810,,east,58,10,clear,none,790,,,,,,,D
E5811,,east,58,11,rough,none,980,,,,,,,D
E5812,,east,58,12,rough,none,1290,,,,,,,D
E5813,,east,58,13,rough,none,1420,,,,,,,D
E5814,,east,58,14,rough,none,1560,,,,,,,D
E5815,,east,58,15,rough,none,1680,,,,,,,D
E5816,,east,58,16,rough,none,1780,,,,,,,D
E5817,,east,58,17,rough,none,1880,,,,,,,D
E5818,,east,58,18,rough,none,1960,,,,,,,D
E5819,,east,58,19,rough,none,2060,,,,,,,D
E5820,,east,58,20,rough,none,2140,,,,,,,D
E5821,,east,58,21,rough,none,2230,,,,,,,D
E5822,,east,58,22,rough,none,2290,,,,,,,D
E5823,,east,58,23,rough,none,2370,,,,,,,D
E5824,,east,58,24,rough,none,2400,,,,,,,D
E5825,,east,58,25,rough,none,2420,,,,,,,D
E5826,,east,58,26,rough,none,2420,,,,,,,D
E5827,,east,58,27,rough,none,2380,,,,,,,D
E5828,,east,58,28,rough,none,2330,,,,,,,D
E5829,,east,58,29,rough,none,2260,,,,,,,D
E5830,,east,58,30,rough,none,2110,,,,,,,D
E5831,,east,58,31,rough,none,1780,,,,,,,D
E5832,,east,58,32,rough,none,1430,,,,,,,D
E5833,,east,58,33,rough,none,1160,,,,,,,D
E5901,,east,59,1,rough,none,1180,,,E,,,,D
E5902,,east,59,2,rough,none,1200,,,,,,,D
E5903,,east,59,3,rough,none,1210,,,,,,,D
E5904,,east,59,4,rough,none,1230,,,,,,,D
E5905,,east,59,5,rough,none,1200,,,,,,,D
E5906,,east,59,6,rough,none,1070,,,,,,,D
E5907,,east,59,7,rough,none,920,,,,,,,D
E5908,,east,59,8,village,none,810,minor,,,,,Askifou: Goni,D place:H village:H
E5909,,east,59,9,village,none,750,major,,,,,Askifou: Ammoudhari,D place:H village:H
E5910,,east,59,10,clear,none,820,,,,,,,H
E5911,,east,59,11,rough,none,1080,,,,,,,D
E5912,,east,59,12,rough,none,1340,,,,,,,D
E5913,,east,59,13,rough,none,1500,,,,,,,D
E5914,,east,59,14,rough,none,1620,,,,,,,D
E5915,,east,59,15,rough,none,1730,,,,,,,D
E5916,,east,59,16,rough,none,1810,,,,,,,D
E5917,,east,59,17,rough,none,1880,,,,,,,D
E5918,,east,59,18,rough,none,1970,,,,,,,D
E5919,,east,59,19,rough,none,2060,,,,,,,D
E5920,,east,59,20,rough,none,2140,,,,,,,D
E5921,,east,59,21,rough,none,2220,,,,,,,D
E5922,,east,59,22,rough,none,2310,,,,,,,D
E5923,,east,59,23,rough,none,2390,,,,,,,D
E5924,,east,59,24,rough,none,2420,,,,,,,D
E5925,,east,59,25,rough,none,2440,,,,,,,D
E5926,,east,59,26,rough,none,2420,,,,,,,D
E5927,,east,59,27,rough,none,2360,,,,,,,D
E5928,,east,59,28,rough,none,2300,,,,,,,D
E5929,,east,59,29,rough,none,2220,,,,,,,D
E5930,,east,59,30,rough,none,1890,,,,,,,D
E5931,,east,59,31,rough,none,1530,,,,,,,D
E5932,,east,59,32,rough,none,1140,,,,,,,D
E5933,,east,59,33,rough,none,760,,,,,,,D
E6001,,east,60,1,rough,none,1200,,,E,,,,D
E6002,,east,60,2,rough,none,1220,,,,,,,D
E6003,,east,60,3,rough,none,1240,,,,,,,D
E6004,,east,60,4,rough,none,1250,,,,,,,D
E6005,,east,60,5,rough,none,1250,,,,,,,D
E6006,,east,60,6,rough,none,1140,,,,,,,D
E6007,,east,60,7,rough,none,1020,,,,,,,D
E6008,,east,60,8,clear,none,880,,,,,,,D
E6009,,east,60,9,clear,none,780,,,,,,,D
E6010,,east,60,10,clear,none,780,,,,,,,D
E6011,,east,60,11,mixed,none,920,,,,,,,D
E6012,,east,60,12,rough,none,1180,,,,,,,D
E6013,,east,60,13,rough,none,1410,,,,,,,D
E6014,,east,60,14,rough,none,1560,,,,,,,D
E6015,,east,60,15,rough,none,1680,,,,,,,D
E6016,,east,60,16,rough,none,1750,,,,,,,D
E6017,,east,60,17,rough,none,1800,,,,,,,D
E6018,,east,60,18,rough,none,1880,,,,,,,D
E6019,,east,60,19,rough,none,1950,,,,,,,D
E6020,,east,60,20,rough,none,2030,,,,,,,D
E6021,,east,60,21,rough,none,2110,,,,,,,D
E6022,,east,60,22,rough,none,2190,,,,,,,D
E6023,,east,60,23,rough,none,2270,,,,,,,D
E6024,,east,60,24,rough,none,2310,,,,,,,D
E6025,,east,60,25,rough,none,2340,,,,,,,D
E6026,,east,60,26,rough,none,2360,,,,,,,D
E6027,,east,60,27,rough,none,2320,,,,,,,D
E6028,,east,60,28,rough,none,2260,,,,,,,D
E6029,,east,60,29,rough,none,2200,,,,,,,D
E6030,,east,60,30,rough,none,2100,,,,,,,D
E6031,,east,60,31,rough,none,1750,,,,,,,D
E6032,,east,60,32,rough,none,1340,,,,,,,D
E6033,,east,60,33,rough,none,950,,,,,,,D
E6101,,east,61,1,rough,none,1230,,,S,,,,D
E6102,,east,61,2,rough,none,1250,,,S,,,,D
E6103,,east,61,3,rough,none,1260,,,S,,,,D
E6104,,east,61,4,rough,none,1260,,,S,,,,D
E6105,,east,61,5,rough,none,1170,,,S,,,,D
E6106,,east,61,6,rough,none,1070,,,S,,,,D
E6107,,east,61,7,rough,none,950,,,S,,,,D
E6108,,east,61,8,rough,none,850,,,S,,,,D
E6109,,east,61,9,clear,none,780,,,S,,,,D
E6110,,east,61,10,rough,none,810,,,S,sfakia,,,D
E6111,,east,61,11,rough,none,1030,,,S,,,,D
E6112,,east,61,12,rough,none,1300,,,S,,,,D
E6113,,east,61,13,rough,none,1500,,,S,,,,D
E6114,,east,61,14,rough,none,1630,,,S,,,,D
E6115,,east,61,15,rough,none,1700,,,S,,,,D
E6116,,east,61,16,rough,none,1750,,,S,,,,D
E6117,,east,61,17,rough,none,1790,,,S,,,,D
E6118,,east,61,18,rough,none,1860,,,S,,,,D
E6119,,east,61,19,rough,none,1940,,,S,,,,D
E6120,,east,61,20,rough,none,2010,,,S,,,,D
E6121,,east,61,21,rough,none,2080,,,S,,,,D
E6122,,east,61,22,rough,none,2150,,,S,,,,D
E6123,,east,61,23,rough,none,2190,,,S,,,,D
E6124,,east,61,24,rough,none,2220,,,S,,,,D
E6125,,east,61,25,rough,none,2250,,,S,,,,D
E6126,,east,61,26,rough,none,2260,,,S,,,,D
E6127,,east,61,27,rough,none,2220,,,S,,,,D
E6128,,east,61,28,rough,none,2170,,,S,,,,D
E6129,,east,61,29,rough,none,2130,,,S,,,,D
E6130,,east,61,30,rough,none,1970,,,S,,,,D
E6131,,east,61,31,rough,none,1590,,,S,,,,D
E6132,,east,61,32,rough,none,1160,,,S,,,,D
E6133,,east,61,33,rough,none,710,,,S,,,,D
`,
  'mode-changes.csv': `from,to,when,who,movement_points,case,source
dispersed,concentrated,organization,all with both,0,15.0,R
concentrated,dispersed,organization,all with both,0,15.0,R
concentrated,travel,organization,all with both,0,15.0,R
travel,concentrated,organization,all with both,0,15.0,R
dispersed,travel,organization,artillery-type without Concentrated,0,15.55,R
travel,dispersed,organization,artillery-type without Concentrated,0,15.55,R
travel,concentrated,end of movement,all with both,1,9.22,R
travel,dispersed,end of movement,artillery-type without Concentrated,1,9.22,R
`,
  'modes.csv': `mode,target_row,fire,opportunity_fire,zone,moves,assaults,observes,controls,dispenses_supply,fire_capability,strength,effectiveness,morale,case,source
dispersed,terrain,1,1,1,1,1,1,1,0,1,full,back,0,15.0,R
concentrated,undispersed,1,1,1,1,1,1,1,1,1,full,front,0,15.0,R
travel,undispersed,0,0,0,1,0,0,0,1,0,full,zero,0,15.0,R assaults:D
disrupted,undispersed,0,0,0,0,0,0,0,0,0,half,zero,-3,15.6,R target_row:D
depleted,face,0,0,0,1,0,1,1,1,0,half,zero,0,19.35,R target_row:D dispenses_supply:D
`,
  'mountain-landing.csv': `id,order,condition,lost_to,bad_weather,case,source
closed,1,Commonwealth combat units on both airfield hexes,6,0,16.72,R
half,2,a Commonwealth combat unit on one airfield hex; land on the other,4,1,16.73,R
beside,3,a Commonwealth unit beside the airfield with a zone of control on it,3,1,16.74,R
near,4,an undisrupted Commonwealth unit within two hexes that observes the airfield,2,1,16.75,R
range,5,"an undisrupted Commonwealth unit with the airfield in printed range and observed, itself or by communication",1,1,16.76,R
safe,6,none of these,0,0,16.76,R
crash,7,crash landing on clear or mixed: 5 loses half,4,0,16.86,R
`,
  'opportunity-exceptions.csv': `id,exempt,case,source
involuntary,mode changes forced by fire or Disruption,9.49,R
dispersal,"dispersing after a result, also when it was no effect",6.32,R
recovery,recovery from Disruption,9.4,R
advance,advance after close assault,9.48,R
retreat,retreats after close assault or airstrike,9.7,R
lone-leader,a leader who leaves a hex he held alone,21.35,R
leader-dies,entering the hex of a lone enemy leader,21.31,R
ferry,the engineer who ferries and stays,18.13,R
artillery,"artillery-type units do not fire, but when they are close assaulted themselves",6.51,R
third,units below the top two do not fire,10.43,R
city-forest,from a city or forest hex only the defenders fire at a close assault,11.71,R
mountain,across a mountain hexside only the defenders fire at a close assault,11.44,R
unactivated,unactivated and frozen units fire only when close assaulted,13.14,R
`,
  'opportunity-fire.csv': `id,trigger,phase,targets,repeats,where,case,source
leave,a unit or stack leaves a controlled hex,movement,moving,once per controller for the whole group,hex left,9.41,R
mode,a unit changes its mode of its own will,organization,changing,once per changing unit; whole stack: one of its top two,hex; old mode,9.4,R
leave-travel,a Travel marker is removed at the end of movement,movement,changing,once,hex; Travel mode,9.4,R
restack,a stack is rearranged,movement,top-two,"once per controller, any one of the top two","hex, before the change",9.51,R
assault,a close assault is declared,movement,attacking,once per controller and per defender,hex of the attacker,9.48,R
displaced,a unit is displaced by overstacking,any,displaced,once per controller,hex left,10.33,R
`,
  'phases.csv': `phase,name,kind,phasing,half,case,source
1,German Command,command,german,1,5.0,R
2,Commonwealth Organization,organization,commonwealth,1,5.0,R
3,German Conditional Fire,conditional-fire,german,1,5.0,R
4,German Conditional Movement,movement,german,1,5.0,R
5,Commonwealth Conditional Fire,conditional-fire,commonwealth,1,5.0,R
6,Commonwealth Conditional Movement,movement,commonwealth,1,5.0,R
7,German Free Fire,free-fire,german,1,6.16,D
8,Commonwealth Command,command,commonwealth,2,5.0,R
9,German Organization,organization,german,2,5.0,R
10,Commonwealth Conditional Fire,conditional-fire,commonwealth,2,5.0,R
11,Commonwealth Conditional Movement,movement,commonwealth,2,5.0,R
12,German Conditional Fire,conditional-fire,german,2,5.0,R
13,German Conditional Movement,movement,german,2,5.0,R
14,Commonwealth Free Fire,free-fire,commonwealth,2,5.0,R
15,Game-Turn Record,record,nobody,2,5.0,R
`,
  'pieces.csv': `id,copies,seat,case,source,note
strength,,,4.31,R,"shows the current Strength, 1 to 9"
depleted,,,4.31,R,out of ammunition
disrupted,,,4.31,R,on top of the unit or stack
travel,,,4.31,R,for units without a Travel face
command-check,,commonwealth,13.42,R,"Re, F, M or Rt"
entrenchment,,,11.5,R,neutral
destroyed-bridge,,,18.21,R,back: repaired
supply,,,16.35,R,no limit
airstrike,,,17.0,R,German and Commonwealth
irregular,5,commonwealth,22.0,R,Cretan irregulars
fatigued,,german,24.14,R,
german-control,,german,20.64,R,captured static artillery
game-turn,1,,5.0,R,
phase,1,,5.0,R,
transport,50,german,16.81,R,transport points
`,
  'scatter.csv': `die,direction,source
1,NE,D
2,E,D
3,SE,D
4,SW,D
5,W,D
6,NW,D
`,
  'scenarios.json': `{
  "scenarios": [
    {
      "id": "28",
      "name": "The Retreat to Sfakia",
      "case": "28.0",
      "firstTurn": 82,
      "firstPhase": 4,
      "lastTurn": 88,
      "west": [],
      "east": [
        1,
        33
      ],
      "outside": "closed",
      "setUp": [
        "commonwealth",
        "german"
      ],
      "modes": {
        "commonwealth": [
          "dispersed",
          "concentrated",
          "travel"
        ],
        "german": [
          "dispersed",
          "concentrated",
          "travel"
        ]
      },
      "activation": false,
      "checks": "none",
      "commandDeduction": 0,
      "supply": {
        "commonwealth": "2-NZ-Div feeds every unit",
        "german": "5-Mountain feeds every unit; it traces to a road on the west edge of the East map"
      },
      "restrictions": [
        "28.43",
        "28.44",
        "28.45"
      ],
      "victory": {
        "kind": "points",
        "german": 10,
        "draw": 1,
        "else": "commonwealth"
      },
      "source": "R firstTurn:D"
    },
    {
      "id": "29",
      "name": "Drop of the 7th Parachute Division",
      "case": "29.0",
      "firstTurn": 1,
      "firstPhase": 4,
      "lastTurn": 9,
      "west": [
        1,
        52
      ],
      "east": [
        1,
        33
      ],
      "outside": "closed",
      "setUp": [
        "commonwealth",
        "german"
      ],
      "modes": {
        "commonwealth": [
          "dispersed"
        ],
        "german": []
      },
      "activation": true,
      "checks": "even turns and 9",
      "commandDeduction": 0,
      "supply": {
        "commonwealth": "",
        "german": ""
      },
      "restrictions": [
        "29.41",
        "29.42",
        "29.43",
        "29.44"
      ],
      "victory": {
        "kind": "points",
        "german": 15,
        "commonwealth": 15,
        "else": "draw"
      },
      "source": "R checks:D"
    },
    {
      "id": "30",
      "name": "Decision at Maleme",
      "case": "30.0",
      "firstTurn": 13,
      "firstPhase": 10,
      "lastTurn": 23,
      "west": [
        1,
        52
      ],
      "east": [
        17,
        33
      ],
      "outside": "eliminated",
      "setUp": [
        "commonwealth",
        "german"
      ],
      "modes": {
        "commonwealth": [
          "dispersed",
          "concentrated"
        ],
        "german": [
          "dispersed",
          "concentrated",
          "travel"
        ]
      },
      "activation": true,
      "checks": "even turns",
      "commandDeduction": 2,
      "supply": {
        "commonwealth": "",
        "german": ""
      },
      "restrictions": [
        "30.41",
        "30.42",
        "30.43"
      ],
      "victory": {
        "kind": "points",
        "german": 20,
        "else": "commonwealth"
      },
      "source": "R"
    },
    {
      "id": "31",
      "name": "Actions at Galatas",
      "case": "31.0",
      "firstTurn": 54,
      "firstPhase": 3,
      "lastTurn": 63,
      "west": [
        1,
        23
      ],
      "east": [
        1,
        33
      ],
      "outside": "eliminated",
      "setUp": [
        "german",
        "commonwealth"
      ],
      "modes": {
        "commonwealth": [
          "dispersed",
          "concentrated",
          "travel"
        ],
        "german": [
          "dispersed",
          "concentrated"
        ]
      },
      "activation": false,
      "checks": "none",
      "commandDeduction": 0,
      "supply": {
        "commonwealth": "",
        "german": ""
      },
      "restrictions": [
        "31.41",
        "31.42",
        "31.43"
      ],
      "victory": {
        "kind": "points",
        "german": 1,
        "commonwealth": 1,
        "else": "draw"
      },
      "source": "R"
    },
    {
      "id": "32",
      "name": "The First Counterattack",
      "case": "32.0",
      "firstTurn": 19,
      "firstPhase": 8,
      "lastTurn": 27,
      "west": [
        1,
        52
      ],
      "east": [],
      "outside": "closed",
      "setUp": [
        "german",
        "commonwealth"
      ],
      "modes": {
        "commonwealth": [
          "dispersed",
          "concentrated",
          "travel"
        ],
        "german": [
          "dispersed",
          "concentrated"
        ]
      },
      "activation": false,
      "checks": "none",
      "commandDeduction": 0,
      "supply": {
        "commonwealth": "",
        "german": ""
      },
      "restrictions": [
        "32.41",
        "32.42",
        "32.43",
        "32.44"
      ],
      "victory": {
        "kind": "points",
        "german": 1,
        "commonwealth": 1,
        "else": "draw"
      },
      "source": "R"
    },
    {
      "id": "bg",
      "name": "The Battle Game",
      "case": "33.0",
      "firstTurn": 1,
      "firstPhase": 4,
      "lastTurn": 88,
      "west": [
        1,
        52
      ],
      "east": [
        1,
        33
      ],
      "outside": "exit-south",
      "setUp": [
        "commonwealth",
        "german"
      ],
      "modes": {
        "commonwealth": [
          "dispersed",
          "concentrated"
        ],
        "german": []
      },
      "activation": true,
      "checks": "even turns",
      "commandDeduction": 0,
      "supply": {
        "commonwealth": "",
        "german": ""
      },
      "restrictions": [
        "33.41",
        "33.42",
        "33.43"
      ],
      "victory": {
        "kind": "points",
        "german": 1,
        "commonwealth": 1,
        "else": "draw"
      },
      "source": "R"
    }
  ],
  "options": [
    {
      "id": "start",
      "scenarios": [
        "28"
      ],
      "label": "First turn",
      "case": "28.1",
      "values": [
        "82",
        "80"
      ],
      "default": "82",
      "source": "D"
    },
    {
      "id": "checks",
      "scenarios": [
        "29"
      ],
      "label": "Command checks of the night",
      "case": "29.42",
      "values": [
        "8 9",
        "7 8"
      ],
      "default": "8 9",
      "source": "D"
    },
    {
      "id": "recovery",
      "scenarios": [
        "28",
        "29",
        "30",
        "31",
        "32",
        "bg"
      ],
      "label": "Recovery from Disruption",
      "case": "15.61",
      "values": [
        "unit",
        "stack"
      ],
      "default": "unit",
      "source": "D"
    },
    {
      "id": "villages",
      "scenarios": [
        "bg"
      ],
      "label": "Villages that score",
      "case": "33.5",
      "values": [
        "major",
        "all"
      ],
      "default": "major",
      "source": "D"
    }
  ]
}
`,
  'setups.csv': `scenario,unit,how,turn,hex,strength,disrupted,capability,source
28,2-NZ-Div,map,,E3015,5,0,,D unit:R strength:R hex:R
28,4-Bde,map,,E4305,4,0,,D unit:R strength:R
28,5-Bde,map,,E3311,4,0,,D unit:R strength:R
28,A/19,map,,E4506,3,0,,D unit:R strength:R
28,B/19,map,,E4505,3,0,,D unit:R strength:R
28,C/19,map,,E4505,3,0,,D unit:R strength:R
28,D/19,map,,E4406,2,0,,D unit:R strength:R
28,H/19,map,,E4406,3,0,,D unit:R strength:R
28,19/4-Bde,map,,E4506,5,0,,D unit:R strength:R
28,A/21,map,,E3313,2,0,,D unit:R strength:R
28,B/21,map,,E3312,2,0,,D unit:R strength:R
28,C/21,map,,E3312,1,0,,D unit:R strength:R
28,D/21,map,,E3214,1,0,,D unit:R strength:R
28,H/21,map,,E3214,1,0,,D unit:R strength:R
28,21/5-Bde,map,,E3313,2,0,,D unit:R strength:R
28,A/22,map,,E3213,4,0,,D unit:R strength:R
28,B/22,map,,E3212,3,0,,D unit:R strength:R
28,C/22,map,,E3212,2,0,,D unit:R strength:R
28,D/22,map,,E3112,4,0,,D unit:R strength:R
28,H/22,map,,E3112,3,0,,D unit:R strength:R
28,22/5-Bde,map,,E3213,5,0,,D unit:R strength:R
28,A/23,map,,E3114,3,0,,D unit:R strength:R
28,B/23,map,,E3113,3,0,,D unit:R strength:R
28,C/23,map,,E3113,3,0,,D unit:R strength:R
28,D/23,map,,E3014,3,0,,D unit:R strength:R
28,MG/23,map,,E3014,3,0,,D unit:R strength:R
28,23/5-Bde,map,,E3114,5,0,,D unit:R strength:R
28,A/28,map,,E2715,3,0,,D unit:R strength:R
28,B/28,map,,E2714,3,0,,D unit:R strength:R
28,C/28,map,,E2714,3,0,,D unit:R strength:R
28,D/28,map,,E2615,4,0,,D unit:R strength:R
28,H/28,map,,E2615,3,0,,D unit:R strength:R
28,28/5-Bde,map,,E2715,5,0,,D unit:R strength:R
28,Puttick,map,,E3015,,0,,D unit:R
28,Inglis,map,,E4305,,0,,D unit:R
28,Hargest,map,,E3311,,0,,D unit:R
28,C-HAA/RM.2,edge,82,A,2,0,,D unit:R how:R
28,A/LF,map,,E2713,5,0,,D unit:R strength:R
28,B/LF,map,,E2713,5,0,,D unit:R strength:R
28,C/LF,map,,E3709,5,0,,D unit:R strength:R
28,D/LF,map,,E3709,5,0,,D unit:R strength:R
28,HQ/LF,map,,E3710,7,0,,D unit:R strength:R
28,1/CRE,edge,82,A,4,0,,D unit:R how:R
28,D/2-Leics,edge,82,A,5,0,,D unit:R how:R
28,B/2-YL,edge,82,A,5,0,,D unit:R how:R
28,Freyberg,map,,E3015,,0,,D unit:R
28,19IB,map,,E3410,4,0,,D unit:R strength:R
28,A/2/7,map,,E3215,4,0,,D unit:R strength:R
28,B/2/7,map,,E3115,3,0,,D unit:R strength:R
28,C/2/7,map,,E3115,2,0,,D unit:R strength:R
28,D/2/7,map,,E3216,2,0,,D unit:R strength:R
28,H/2/7,map,,E3216,2,0,,D unit:R strength:R
28,2/7/19IB,map,,E3215,3,0,,D unit:R strength:R
28,A/2/8,map,,E3412,1,0,,D unit:R strength:R
28,B/2/8,map,,E3411,1,0,,D unit:R strength:R
28,C/2/8,map,,E3411,1,0,,D unit:R strength:R
28,D/2/8,map,,E3311,1,0,,D unit:R strength:R
28,H/2/8,map,,E3413,2,0,,D unit:R strength:R
28,2/8/19IB,map,,E3412,3,0,,D unit:R strength:R
28,A/2/4,edge,82,A,5,0,,D unit:R how:R
28,B/2/4,edge,82,A,5,0,,D unit:R how:R
28,D/2/4,edge,83,A,5,0,,D unit:R how:R
28,D/2/1,edge,83,A,5,0,,D unit:R how:R
28,2/8-RAE,edge,84,A,5,0,,D unit:R how:R
28,2/1-MG,edge,84,A,5,0,,D unit:R how:R
28,Vasey,map,,E3410,,0,,D unit:R
28,Campbell,edge,83,A,,0,,D unit:R how:R
28,Student,map,,E2024,,0,,D unit:R hex:R
28,5-Mountain,map,,E2024,5,0,,D unit:R strength:R
28,GebNac,map,,E2024,4,0,,D unit:R strength:R
28,RHQ/100,map,,E2621,4,0,,D unit:R strength:R
28,100/1/1,map,,E2820,3,0,,D unit:R strength:R
28,100/1/2,map,,E2820,3,0,,D unit:R strength:R
28,100/1/3,map,,E2819,3,0,,D unit:R strength:R
28,100/1/4,map,,E2819,2,0,,D unit:R strength:R
28,100/II/5,map,,E2619,2,0,,D unit:R strength:R
28,100/II/6,map,,E2619,3,0,,D unit:R strength:R
28,100/II/7,map,,E2618,2,0,,D unit:R strength:R
28,100/II/8,map,,E2618,2,0,,D unit:R strength:R
28,100/13,map,,E2621,3,0,,D unit:R strength:R
28,100/14,map,,E2620,3,0,,D unit:R strength:R
28,95-Arty/1,map,,E2422,3,0,,D unit:R strength:R
28,95-Arty/2,map,,E2422,4,0,,D unit:R strength:R
28,95-Arty/3,map,,E2421,3,0,,D unit:R strength:R
28,95-Arty/4,map,,E2421,3,0,,D unit:R strength:R
28,95-Arty/5,map,,E2224,4,0,,D unit:R strength:R
28,95-Arty/6,map,,E2224,4,0,,D unit:R strength:R
28,95-Arty/7,map,,E2223,3,0,,D unit:R strength:R
28,95-Arty/8,map,,E2223,3,0,,D unit:R strength:R
28,PzJ-95/1,map,,E2320,3,0,,D unit:R strength:R
28,PzJ-95/2,map,,E2319,5,0,,D unit:R strength:R
28,PzJ-95/3,map,,E2121,4,0,,D unit:R strength:R
28,PzJ-95/4,map,,E2121,4,0,,D unit:R strength:R
28,PzJ-95/5,map,,E2120,4,0,,D unit:R strength:R
28,HQ/PzJ-95,map,,E2320,5,0,,D unit:R strength:R
28,55-Kraf/1,map,,E2418,3,0,,D unit:R strength:R
28,55-Kraf/2,map,,E2418,2,0,,D unit:R strength:R
28,55-Kraf/3,map,,E2417,3,0,,D unit:R strength:R
28,55-Kraf/4,map,,E2417,2,0,,D unit:R strength:R
28,Ringel,map,,E2024,,0,,D unit:R
28,Utz,map,,E2621,,0,,D unit:R
29,2-NZ-Div,map,,E2030,6,0,,D unit:R
29,4-Bde,map,,E1931,5,0,,D unit:R
29,5-Bde,map,,W0807,5,0,,D unit:R
29,10-Bde,map,,W1102,3,0,,D unit:R
29,A/18,map,,W0901,6,0,,D unit:R
29,B/18,map,,E1732,5,0,,D unit:R
29,C/18,map,,E1831,5,0,,D unit:R
29,D/18,map,,E1931,5,0,,D unit:R
29,H/18,map,,E1832,5,0,,D unit:R
29,18/4-Bde,map,,E1832,5,0,,D unit:R
29,A/19,map,,E2132,5,0,,D unit:R
29,B/19,map,,E2132,4,0,,D unit:R
29,C/19,map,,E2032,5,0,,D unit:R
29,D/19,map,,W1001,4,0,,D unit:R
29,H/19,map,,E2032,5,0,,D unit:R
29,19/4-Bde,map,,W1101,5,0,,D unit:R
29,A/20,map,,E1830,6,0,,D unit:R
29,B/20,map,,E1929,5,0,,D unit:R
29,C/20,map,,E1930,5,0,,D unit:R
29,D/20,map,,E1929,5,0,,D unit:R
29,H/20,map,,E1930,4,0,,D unit:R
29,20/4-Bde,map,,E1930,5,0,,D unit:R
29,A/21,map,,W0916,4,0,,D unit:R
29,B/21,map,,W1015,4,0,,D unit:R
29,C/21,map,,W0915,3,0,,D unit:R
29,D/21,map,,W1016,3,0,,D unit:R
29,H/21,map,,W1015,3,0,,D unit:R
29,21/5-Bde,map,,W1015,3,0,,D unit:R
29,A/22,map,,W0718,6,0,,D unit:R
29,B/22,map,,W0817,5,0,,D unit:R
29,C/22,map,,W0519,5,0,,D unit:R
29,D/22,map,,W0720,6,0,,D unit:R
29,H/22,map,,W0616,5,0,,D unit:R
29,22/5-Bde,map,,W0618,5,0,,D unit:R
29,A/23,map,,W0715,5,0,,D unit:R
29,B/23,map,,W0714,5,0,,D unit:R
29,C/23,map,,W0815,5,0,,D unit:R
29,D/23,map,,W0814,5,0,,D unit:R
29,MG/23,map,,W0813,5,0,,D unit:R
29,23/5-Bde,map,,W0814,5,0,,D unit:R
29,A/28,map,,W0810,5,0,,D unit:R
29,B/28,map,,W0809,5,0,,D unit:R
29,C/28,map,,W0808,5,0,,D unit:R
29,D/28,map,,W0810,6,0,,D unit:R
29,H/28,map,,W0808,5,0,,D unit:R
29,28/5-Bde,map,,W0809,5,0,,D unit:R
29,27-Bty/5.1,map,,W0815,5,0,,D unit:R
29,27-Bty/5.2,map,,W0917,4,0,,D unit:R
29,28-Bty/10,map,,W1002,3,0,,D unit:R
29,7-NZFC/5,map,,W0713,6,0,,D unit:R
29,19-ATC/5,map,,W0811,5,0,,D unit:R
29,27-NZMG.1,map,,W0419,3,0,,D unit:R
29,27-NZMG.2,map,,W0616,3,0,,D unit:R
29,27-NZMG.3,map,,W1102,3,0,,D unit:R
29,NZDC,map,,W1407,7,0,,D unit:R
29,1-ESC/NZ-Dv,map,,E2030,6,0,,D unit:R
29,5-FPC/10,map,,W1101,6,0,,D unit:R
29,1C/10-Bde,map,,W1003,6,0,,D unit:R
29,4FR/1C,map,,W1004,6,0,,D unit:R
29,5FR/1C,map,,W1104,4,0,,D unit:R
29,NZDS/1C,map,,W1105,4,0,,D unit:R
29,NZDP/1C,map,,W1202,6,0,,D unit:R
29,NZRMT/1C,map,,W0904,6,0,,D unit:R
29,Puttick,map,,E2030,,0,,D unit:R
29,Inglis,map,,E1931,,0,,D unit:R
29,Hargest,map,,W0807,,0,,D unit:R
29,Kippenberger,map,,W1102,,0,,D unit:R
29,Gentry,map,,E2030,,0,,D unit:R
29,CHCHQ,map,,E1724,5,0,,D unit:R
29,HQ/MNBDO,map,,E2024,5,0,,D unit:R
29,SBHQ,map,,E2122,4,0,,D unit:R
29,A/1W,map,,E1729,6,0,,D unit:R
29,B/1W,map,,E1728,6,0,,D unit:R
29,C/1W,map,,E1830,5,0,,D unit:R
29,D/1W,map,,E1828,5,0,,D unit:R
29,H/1W,map,,E1829,5,0,,D unit:R
29,1W/SBHQ,map,,E1829,5,0,,D unit:R
29,A/1R,map,,E1927,4,0,,D unit:R
29,B/1R,map,,E1926,4,0,,D unit:R
29,C/1R,map,,E1925,4,0,,D unit:R
29,1R/SBHQ,map,,E1926,4,0,,D unit:R
29,A/NH,map,,E1623,5,0,,D unit:R
29,B/NH,map,,E1522,5,0,,D unit:R
29,A/106RHA,map,,E2224,4,0,,D unit:R
29,B/106RHA,map,,E2223,4,0,,D unit:R
29,C/106RHA,map,,E2222,4,0,,D unit:R
29,Bty/106RHA,map,,E2223,2,0,,D unit:R
29,106-RHA,edge,3,A,3,0,,D unit:R how:R
29,A/RP,map,,E2130,4,0,,D unit:R
29,B/RP,map,,E2231,4,0,,D unit:R
29,C/RP,map,,E2230,4,0,,D unit:R
29,D/RP,map,,E2229,4,0,,D unit:R
29,H/RP,map,,E2230,4,0,,D unit:R
29,RP/MNBDO,map,,E2230,4,0,,D unit:R
29,RM.1,map,,E2123,4,0,,D unit:R
29,RM.2,map,,E2122,4,0,,D unit:R
29,RM.3,map,,E2025,4,0,,D unit:R
29,RM.4,map,,E2221,4,0,,D unit:R
29,3-Hus.1,map,,E2031,5,0,,D unit:R
29,3-Hus.2,map,,E2031,5,0,,D unit:R
29,7-RTR.1,map,,W0618,1,0,,D unit:R
29,7-RTR.2,map,,W0618,1,0,,D unit:R
29,156LAA/RA,map,,W0519,6,0,,D unit:R
29,C-HAA/RM,map,,E2222,4,0,,D unit:R
29,A-HAA/RM,map,,E1523,4,0,,D unit:R
29,234-HAA,map,,E2028,4,0,,D unit:R
29,ZCD/RM,map,,W0619,2,0,,D unit:R
29,CD.1,map,,E1626,2,0,,D unit:R
29,CD.2,map,,E1717,2,0,,D unit:R
29,CD.3,map,,E2512,2,0,,D unit:R
29,23-LAA/RM,map,,E2005,3,0,,D unit:R hex:R
29,11-SIL-Rgt,map,,E2127,5,0,,D unit:R
29,S-SIL-Rgt,map,,E1622,5,0,,D unit:R
29,304-SIL-RA,edge,5,A,4,0,,D unit:R how:R
29,42-FC,map,,E2221,5,0,,D unit:R
29,FPC,map,,W0913,4,0,,D unit:R
29,RAF-Det,map,,W0619,5,0,,D unit:R
29,1-LtTpRA,edge,2,A,4,0,,D unit:R how:R
29,23-1-MTC,edge,4,E6110,3,0,,D unit:R how:R
29,101-PC,edge,7,A,3,0,,D unit:R how:R
29,SSS,map,,E2122,3,0,,D unit:R
29,NOIC-Suda,map,,E2121,4,0,,D unit:R
29,MNBDO-Sg,map,,E2024,4,0,,D unit:R
29,MNBDO-LG,map,,E2123,5,0,,D unit:R
29,MNBDO-PG,map,,E2123,5,0,,D unit:R
29,7-GH,map,,W0801,6,0,,D unit:R
29,OOD,map,,E2224,4,0,,D unit:R
29,EFI,map,,E2124,3,0,,D unit:R
29,37-DID,map,,E2124,3,0,,D unit:R
29,270-FSS,map,,E1727,2,0,,D unit:R
29,4-LFA,map,,E2025,4,0,,D unit:R
29,Sup-Dep,map,,E1727,4,0,,D unit:R
29,1003-DOP,map,,E2121,5,0,,D unit:R
29,6-Brind,map,,E1924,3,0,,D unit:R
29,1-Fd-Bake,map,,E2025,3,0,,D unit:R
29,RASC,map,,E2022,5,0,,D unit:R
29,RESD,map,,E1726,3,0,,D unit:R
29,26-Fd-Bake,map,,E1924,3,0,,D unit:R
29,5-IB-Work,map,,E2024,4,0,,D unit:R
29,NZE-Steve,map,,E2022,3,0,,D unit:R
29,AASC-Steve,map,,E2023,3,0,,D unit:R
29,Freyberg,map,,E1724,,0,,D unit:R
29,Weston,map,,E2024,,0,,D unit:R
29,Stewart,map,,E1724,,0,,D unit:R
29,3-Cret/SB,map,,E2225,4,0,,D unit:R
29,606-Pion,edge,3,A,4,0,,D unit:R how:R
29,1004-Pion,edge,5,A,4,0,,D unit:R how:R
29,1005-Pion,edge,5,A,4,0,,D unit:R how:R
29,1007-Pion,edge,6,A,4,0,,D unit:R how:R
29,1008-Pion,edge,6,A,4,0,,D unit:R how:R
29,1R/5-Bde,map,,W1042,3,0,,D unit:R
29,1/1,map,,W1042,4,0,,D unit:R
29,2/1,map,,W1043,4,0,,D unit:R
29,3/1,map,,W1042,4,0,,D unit:R
29,4/1,map,,W1142,4,0,,D unit:R
29,5/1,map,,W1043,4,0,,D unit:R
29,6/1,map,,W1043,4,0,,D unit:R
29,7/1,map,,W1142,4,0,,D unit:R
29,8/1,map,,W1142,4,0,,D unit:R
29,2R/SBHQ,map,,E2331,3,0,,D unit:R
29,1/2,map,,E2331,5,0,,D unit:R
29,2/2,map,,E2232,5,0,,D unit:R
29,3/2,map,,E2232,5,0,,D unit:R
29,4/2,map,,E2331,4,0,,D unit:R
29,5/2,map,,E2330,4,0,,D unit:R
29,6R/10-Bde,map,,W1202,4,0,,D unit:R
29,1/6,map,,W1201,5,0,,D unit:R
29,2/6,map,,W1303,5,0,,D unit:R
29,3/6,map,,W1303,5,0,,D unit:R
29,4/6,map,,W1201,5,0,,D unit:R
29,5/6,map,,E2132,5,0,,D unit:R
29,6/6,map,,W1302,5,0,,D unit:R
29,7/6,map,,W1302,5,0,,D unit:R
29,8R/10-Bde,map,,W1809,4,0,,D unit:R
29,1/8,map,,W1809,6,0,,D unit:R
29,2/8,map,,W1810,5,0,,D unit:R
29,3/8,map,,W1810,4,0,,D unit:R
29,4/8,map,,W1808,4,0,,D unit:R
29,5/8,map,,W1808,5,0,,D unit:R
29,Forrester,map,,W1202,,0,,D unit:R
29,King-George,map,,E2230,,0,,D unit:R
29,A/2/8,edge,6,A,3,0,,D unit:R how:R
29,D/2/8,edge,6,A,3,0,,D unit:R how:R
29,2/8/19IB,edge,6,A,4,0,,D unit:R how:R
29,2/2FR/CHC,map,,E2328,4,0,,D unit:R
29,A/2/2FR,map,,E2329,4,0,,D unit:R
29,B/2/2FR,map,,E2329,4,0,,D unit:R
29,C/2/2FR,map,,E2327,4,0,,D unit:R
29,D/2/2FR,map,,E2429,4,0,,D unit:R
29,H/2/2FR,map,,E2328,3,0,,D unit:R
29,2/3FR/CHC,map,,E2125,3,0,,D unit:R
29,A/2/3FR,map,,E2125,4,0,,D unit:R
29,B/2/3FR,map,,E2226,4,0,,D unit:R
29,16CB/CHC,map,,E2616,4,0,,D unit:R
29,2/2(16),map,,E2514,5,0,,D unit:R
29,2/3(16),map,,E2516,5,0,,D unit:R
29,H/16CB,map,,E2616,3,0,,D unit:R
29,17CB/CHC,map,,E2809,4,0,,D unit:R
29,2/4(17),map,,E2907,4,0,,D unit:R
29,2/5(17),map,,E2810,5,0,,D unit:R
29,RC/17CB,map,,E2908,4,0,,D unit:R
29,7-Aus-LAA.1,map,,E2023,4,0,,D unit:R
29,7-Aus-LAA.2,map,,E2220,4,0,,D unit:R
29,Aus-Eng,map,,E2221,4,0,,D unit:R
29,Vasey,map,,E2809,,0,,D unit:R
29,Sigs-Sec,drop,1,W1404,4,0,5,D unit:R how:R
29,RHQ,drop,1,W0621,5,0,6,D unit:R how:R
29,AR/1/1,drop,1,W0820,6,0,7,D unit:R how:R
29,AR/1/2,drop,1,W0820,6,0,7,D unit:R how:R
29,AR/1/3,drop,1,W0521,6,0,6,D unit:R how:R
29,AR/1/4,drop,1,W0521,5,0,6,D unit:R how:R
29,AR/2/5,drop,1,W0623,6,0,0,D unit:R how:R
29,AR/2/6,drop,1,W0623,6,0,0,D unit:R how:R
29,AR/2/7,drop,1,W0724,6,0,0,D unit:R how:R
29,AR/2/8,drop,1,W0724,5,0,0,D unit:R how:R
29,AR/3/9,drop,1,W0614,6,0,16,D unit:R how:R
29,AR/3/10,drop,1,W0716,6,0,21,D unit:R how:R
29,AR/3/11,drop,1,W0812,6,0,14,D unit:R how:R
29,AR/3/12,drop,1,W0912,5,0,12,D unit:R how:R
29,AR/4/13,drop,1,W0522,6,0,5,D unit:R how:R
29,AR/4/14,drop,1,W0522,5,0,5,D unit:R how:R
29,AR/4/15,drop,1,W0722,5,0,1,D unit:R how:R
29,AR/4/16,drop,1,W0722,6,0,1,D unit:R how:R
29,AR/17,drop,1,W0622,5,0,1,D unit:R how:R
29,AR/18,drop,1,W0622,5,0,1,D unit:R how:R
29,AR/19,drop,1,W0622,4,0,1,D unit:R how:R
29,1/Eng,drop,1,W1607,6,0,3,D unit:R how:R
29,2/Eng,drop,1,W1607,6,0,3,D unit:R how:R
29,3/Eng,drop,1,W1707,6,0,3,D unit:R how:R
29,4/Eng,drop,1,W1707,6,0,3,D unit:R how:R
29,5/Eng,drop,1,W1608,5,0,4,D unit:R how:R
29,MD/1,drop,1,W1140,5,0,3,D unit:R how:R
29,MD/2,drop,1,W1140,5,0,3,D unit:R how:R
29,AD/1/1,drop,1,E1422,5,0,2,D unit:R how:R
29,AD/1/2,drop,1,E1422,5,0,2,D unit:R how:R
29,AD/1/3,drop,1,E1421,5,0,2,D unit:R how:R
29,AD/1/4,drop,1,E1421,4,0,2,D unit:R how:R
29,AD/2/5,drop,1,E1520,5,0,2,D unit:R how:R
29,AD/2/6,drop,1,E1520,5,0,2,D unit:R how:R
29,AD/2/7,drop,1,E1420,5,0,1,D unit:R how:R
29,AD/2/8,drop,1,E1420,4,0,1,D unit:R how:R
29,AD/9,drop,1,E1423,4,0,3,D unit:R how:R
29,GD/1,drop,1,E2027,5,0,18,D unit:R how:R
29,GD/2,drop,1,E2027,5,0,18,D unit:R how:R
29,GD/3,drop,1,E2027,5,0,18,D unit:R how:R
29,GD/4,drop,1,E1928,4,0,26,D unit:R how:R
29,7R/I/1,drop,1,W0922,6,0,1,D unit:R how:R
29,7R/I/2,drop,1,W0922,5,0,1,D unit:R how:R
29,7R/I/3,drop,1,W0822,5,0,1,D unit:R how:R
29,7R/I/4,drop,1,W0822,5,0,1,D unit:R how:R
29,7R/II/5,drop,1,W1019,6,0,4,D unit:R how:R
29,7R/II/6,drop,1,W1019,5,0,4,D unit:R how:R
29,7R/II/7,drop,1,W1018,5,0,9,D unit:R how:R
29,7R/II/8,drop,1,W1018,5,0,9,D unit:R how:R
29,7R/III/9,drop,1,W0712,6,0,12,D unit:R how:R
29,7R/III/10,drop,1,W0711,5,0,12,D unit:R how:R
29,7R/III/11,drop,1,W0806,5,0,7,D unit:R how:R
29,7R/III/12,drop,1,W0806,5,0,7,D unit:R how:R
29,7R/MG/13,drop,1,W0823,4,0,0,D unit:R how:R
29,7R/14,drop,1,W0823,4,0,0,D unit:R how:R
29,7R/15,drop,1,W0922,4,0,1,D unit:R how:R
29,III/1/1,drop,1,W1304,6,0,8,D unit:R how:R
29,III/1/2,drop,1,W1304,5,0,8,D unit:R how:R
29,III/1/3,drop,1,W1305,5,0,6,D unit:R how:R
29,III/1/4,drop,1,W1305,5,0,6,D unit:R how:R
29,III/2/5,drop,1,W1405,6,0,3,D unit:R how:R
29,III/2/6,drop,1,W1405,5,0,3,D unit:R how:R
29,III/2/7,drop,1,W1306,5,0,3,D unit:R how:R
29,III/2/8,drop,1,W1306,5,0,3,D unit:R how:R
29,III/3/9,drop,1,W1103,6,0,17,D unit:R how:R
29,III/3/10,drop,1,W1103,5,0,17,D unit:R how:R
29,III/3/11,drop,1,W0902,5,0,22,D unit:R how:R
29,III/3/12,drop,1,W1005,5,0,3,D unit:R how:R
29,III/13,drop,1,W1405,4,0,3,D unit:R how:R
29,III/14,drop,1,W1404,4,0,5,D unit:R how:R
29,II/3/9,reserve,9,,5,0,,D unit:R how:R
29,II/3/10,reserve,9,,5,0,,D unit:R how:R
29,II/3/11,reserve,9,,5,0,,D unit:R how:R
29,II/3/12,reserve,9,,4,0,,D unit:R how:R
29,FR/1,reserve,9,,4,0,,D unit:R how:R
29,FR/2,reserve,9,,4,0,,D unit:R how:R
29,Suessman,drop,1,W1404,,0,,D unit:R how:R
29,Meindl,drop,1,W0621,,0,,D unit:R how:R
29,Heidrich,drop,1,W1304,,0,,D unit:R how:R
29,Koch,drop,1,W0820,,0,,D unit:R how:R
29,Braun,drop,1,W0522,,0,,D unit:R how:R
29,Genz,drop,1,E2027,,0,,D unit:R how:R
29,Von-Plessen,drop,1,W0521,,0,,D unit:R how:R
29,Altmann,drop,1,E1422,,0,,D unit:R how:R
30,2-NZ-Div,map,,E2030,6,0,,D unit:R strength:R
30,4-Bde,map,,E1931,5,0,,D unit:R strength:R
30,5-Bde,map,,W0807,5,0,,D unit:R strength:R
30,10-Bde,map,,W1102,2,0,,D unit:R strength:R
30,A/18,map,,E1832,5,0,,D unit:R strength:R
30,B/18,map,,E1831,4,0,,D unit:R strength:R
30,C/18,map,,E1831,4,0,,D unit:R strength:R
30,D/18,map,,E1731,4,0,,D unit:R strength:R
30,H/18,map,,E1731,4,0,,D unit:R strength:R
30,18/4-Bde,map,,E1832,5,0,,D unit:R strength:R
30,A/19,map,,W1101,4,0,,D unit:R strength:R
30,B/19,map,,E2032,3,0,,D unit:R strength:R
30,C/19,map,,E2032,4,0,,D unit:R strength:R
30,D/19,map,,E1932,3,0,,D unit:R strength:R
30,H/19,map,,E1932,4,0,,D unit:R strength:R
30,19/4-Bde,map,,W1101,4,0,,D unit:R strength:R
30,A/20,map,,E1930,5,0,,D unit:R strength:R
30,B/20,map,,E1929,4,0,,D unit:R strength:R
30,C/20,map,,E1929,4,0,,D unit:R strength:R
30,D/20,map,,E1830,4,0,,D unit:R strength:R
30,H/20,map,,E1830,4,0,,D unit:R strength:R
30,20/4-Bde,map,,E1930,5,0,,D unit:R strength:R
30,A/21,map,,W1015,2,0,,D unit:R strength:R
30,B/21,map,,W1014,2,0,,D unit:R strength:R
30,C/21,map,,W1014,1,0,,D unit:R strength:R
30,D/21,map,,W0916,1,0,,D unit:R strength:R
30,H/21,map,,W0916,1,0,,D unit:R strength:R
30,21/5-Bde,map,,W1015,1,0,,D unit:R strength:R
30,A/22,map,,W0915,5,0,,D unit:R strength:R
30,B/22,map,,W0914,4,0,,D unit:R strength:R
30,C/22,map,,W0914,3,0,,D unit:R strength:R
30,D/22,map,,W0814,5,0,,D unit:R strength:R
30,H/22,map,,W0814,4,0,,D unit:R strength:R
30,22/5-Bde,map,,W0915,4,0,,D unit:R strength:R
30,A/23,map,,W0813,4,0,,D unit:R strength:R
30,B/23,map,,W0714,4,0,,D unit:R strength:R
30,C/23,map,,W0714,4,0,,D unit:R strength:R
30,D/23,map,,W0715,4,0,,D unit:R strength:R
30,MG/23,map,,W0715,4,0,,D unit:R strength:R
30,23/5-Bde,map,,W0813,5,0,,D unit:R strength:R
30,A/28,map,,W0809,4,0,,D unit:R strength:R
30,B/28,map,,W0808,5,0,,D unit:R strength:R
30,C/28,map,,W0808,4,0,,D unit:R strength:R
30,D/28,map,,W0709,5,0,,D unit:R strength:R
30,H/28,map,,W0709,5,0,,D unit:R strength:R
30,28/5-Bde,map,,W0809,5,0,,D unit:R strength:R
30,7-NZFC/5,map,,W0713,6,0,,D unit:R strength:R
30,19-ATC/5,map,,W0811,3,0,,D unit:R strength:R
30,27-NZMG.1,map,,W0812,3,0,,D unit:R strength:R
30,1C/10-Bde,map,,W1003,6,0,,D unit:R strength:R
30,4FR/1C,map,,W1004,5,0,,D unit:R strength:R
30,5FR/1C,map,,W1104,1,0,,D unit:R strength:R
30,NZDS/1C,map,,W1004,1,0,,D unit:R strength:R
30,NZDP/1C,map,,W1103,5,0,,D unit:R strength:R
30,NZRMT/1C,map,,W0904,5,0,,D unit:R strength:R
30,Puttick,map,,E2030,,0,,D unit:R
30,Inglis,map,,E1931,,0,,D unit:R
30,Hargest,map,,W0807,,0,,D unit:R
30,Kippenberger,map,,W1102,,0,,D unit:R
30,Gentry,map,,E2030,,0,,D unit:R
30,CHCHQ,map,,E1827,4,0,,D unit:R strength:R
30,C/RP,map,,E2230,3,0,,D unit:R strength:R
30,D/RP,map,,E2230,4,0,,D unit:R strength:R
30,RP/MNBDO,map,,E2229,4,0,,D unit:R strength:R
30,FPC,map,,W0913,2,0,,D unit:R strength:R
30,7-GH,map,,W0801,2,0,,D unit:R strength:R
30,Freyberg,map,,E1827,,0,,D unit:R
30,2R/SBHQ,map,,E2232,3,0,,D unit:R strength:R
30,1/2,map,,E2232,4,0,,D unit:R strength:R
30,2/2,map,,E2231,4,0,,D unit:R strength:R
30,3/2,map,,E2231,4,0,,D unit:R strength:R
30,4/2,map,,E2131,3,0,,D unit:R strength:R
30,5/2,map,,E2131,3,0,,D unit:R strength:R
30,8R/10-Bde,map,,W1809,3,0,,D unit:R strength:R
30,1/8,map,,W1809,5,0,,D unit:R strength:R
30,2/8,map,,W1808,4,0,,D unit:R strength:R
30,3/8,map,,W1808,3,0,,D unit:R strength:R
30,4/8,map,,W1709,3,0,,D unit:R strength:R
30,5/8,map,,W1709,4,0,,D unit:R strength:R
30,Forrester,map,,W1102,,0,,D unit:R
30,C/2/8,map,,E2330,2,0,,D unit:R strength:R
30,D/2/8,map,,E2329,2,0,,D unit:R strength:R
30,2/8/19IB,map,,E2330,3,0,,D unit:R strength:R
30,Vasey,map,,E2330,,0,,D unit:R
30,RHQ,map,,W0620,5,0,,D unit:R strength:R
30,AR/1/1,map,,W0719,4,0,,D unit:R strength:R
30,AR/1/2,map,,W0719,4,0,,D unit:R strength:R
30,AR/1/3,map,,W0718,4,0,,D unit:R strength:R
30,AR/1/4,map,,W0719,3,0,,D unit:R strength:R
30,AR/2/5,map,,W0618,2,0,,D unit:R strength:R
30,AR/2/6,map,,W0618,2,0,,D unit:R strength:R
30,AR/2/7,map,,W0618,2,0,,D unit:R strength:R
30,AR/2/8,map,,W0617,2,0,,D unit:R strength:R
30,AR/3/9,map,,W0819,2,0,,D unit:R strength:R
30,AR/3/10,map,,W0819,2,0,,D unit:R strength:R
30,AR/3/11,map,,W0819,2,0,,D unit:R strength:R
30,AR/3/12,map,,W0818,2,0,,D unit:R strength:R
30,AR/4/13,map,,W0519,2,0,,D unit:R strength:R
30,AR/4/14,map,,W0519,2,0,,D unit:R strength:R
30,AR/4/15,map,,W0519,3,0,,D unit:R strength:R
30,AR/4/16,map,,W0518,3,0,,D unit:R strength:R
30,AR/17,map,,W0521,3,0,,D unit:R strength:R
30,AR/18,map,,W0521,3,0,,D unit:R strength:R
30,AR/19,map,,W0521,3,0,,D unit:R strength:R
30,1/Eng,map,,W1607,4,0,,D unit:R strength:R
30,2/Eng,map,,W1607,4,0,,D unit:R strength:R
30,3/Eng,map,,W1607,3,0,,D unit:R strength:R
30,4/Eng,map,,W1606,4,0,,D unit:R strength:R
30,5/Eng,map,,W1606,3,0,,D unit:R strength:R
30,7R/I/1,map,,W0818,3,0,,D unit:R strength:R
30,7R/I/2,map,,W0818,2,0,,D unit:R strength:R
30,7R/I/3,map,,W0817,3,0,,D unit:R strength:R
30,7R/I/4,map,,W0817,2,0,,D unit:R strength:R
30,7R/II/5,map,,W0919,1,0,,D unit:R strength:R
30,7R/II/6,map,,W0919,2,0,,D unit:R strength:R
30,7R/II/7,map,,W0919,2,0,,D unit:R strength:R
30,7R/II/8,map,,W0918,2,0,,D unit:R strength:R
30,7R/III/9,map,,W0616,2,0,,D unit:R strength:R
30,7R/III/10,map,,W0616,2,0,,D unit:R strength:R
30,7R/III/11,map,,W0616,2,0,,D unit:R strength:R
30,7R/III/12,map,,W0615,2,0,,D unit:R strength:R
30,7R/MG/13,map,,W0720,2,0,,D unit:R strength:R
30,7R/14,map,,W0720,2,0,,D unit:R strength:R
30,7R/15,map,,W0720,3,0,,D unit:R strength:R
30,III/1/1,map,,W1305,4,0,,D unit:R strength:R
30,III/1/2,map,,W1305,3,0,,D unit:R strength:R
30,III/1/3,map,,W1305,3,0,,D unit:R strength:R
30,III/1/4,map,,W1304,3,0,,D unit:R strength:R
30,III/2/5,map,,W1303,3,0,,D unit:R strength:R
30,III/2/6,map,,W1303,3,0,,D unit:R strength:R
30,III/2/7,map,,W1303,3,0,,D unit:R strength:R
30,III/2/8,map,,W1302,3,0,,D unit:R strength:R
30,III/3/9,map,,W1306,4,0,,D unit:R strength:R
30,III/3/10,map,,W1306,3,0,,D unit:R strength:R
30,III/3/11,map,,W1306,3,0,,D unit:R strength:R
30,III/3/12,map,,W1205,4,0,,D unit:R strength:R
30,III/13,map,,W1405,3,0,,D unit:R strength:R
30,III/14,map,,W1405,3,0,,D unit:R strength:R
30,II/3/9,map,,W0522,5,0,,D unit:R strength:R
30,II/3/10,map,,W0522,4,0,,D unit:R strength:R
30,II/3/11,map,,W0522,2,0,,D unit:R strength:R
30,II/3/12,map,,W0421,2,0,,D unit:R strength:R
30,FR/1,map,,W0520,3,0,,D unit:R strength:R
30,FR/2,map,,W0520,2,0,,D unit:R strength:R
30,Meindl,map,,W0620,,0,,D unit:R
30,Heidrich,map,,W1305,,0,,D unit:R
30,Koch,map,,W0719,,0,,D unit:R
30,Braun,map,,W0519,,0,,D unit:R
30,Genz,map,,W1303,,0,,D unit:R
30,Von-Plessen,map,,W0618,,0,,D unit:R
30,Altmann,map,,W1306,,0,,D unit:R
30,Ramcke,map,,W0620,,0,,D unit:R
30,RHQ/100,mountain,13,,5,0,,D unit:R how:R
30,100/1/1,mountain,15,,6,0,,D unit:R how:R
30,100/1/2,mountain,15,,6,0,,D unit:R how:R
30,100/1/3,mountain,15,,6,0,,D unit:R how:R
30,100/1/4,mountain,15,,5,0,,D unit:R how:R
30,100/II/5,mountain,13,,6,0,,D unit:R how:R
30,100/II/6,mountain,13,,6,0,,D unit:R how:R
30,100/II/7,mountain,13,,6,0,,D unit:R how:R
30,100/II/8,mountain,13,,5,0,,D unit:R how:R
30,100/13,mountain,14,,4,0,,D unit:R how:R
30,100/14,mountain,16,,4,0,,D unit:R how:R
30,Utz,leader-air,13,,,0,,D unit:R how:R
31,2-NZ-Div,map,,E2029,6,0,,D unit:R strength:R
31,4-Bde,map,,E1931,4,0,,D unit:R strength:R
31,5-Bde,map,,E1928,4,0,,D unit:R strength:R
31,10-Bde,map,,W1101,2,0,,D unit:R strength:R
31,A/18,map,,W1003,3,0,,D unit:R strength:R
31,C/18,map,,W1002,3,0,,D unit:R strength:R
31,D/18,map,,W1002,3,0,,D unit:R strength:R
31,H/18,map,,W0903,5,0,,D unit:R strength:R
31,18/4-Bde,map,,W1003,5,0,,D unit:R strength:R
31,A/19,map,,W1201,3,0,,D unit:R strength:R
31,B/19,map,,E2132,2,0,,D unit:R strength:R
31,C/19,map,,E2132,3,0,,D unit:R strength:R
31,D/19,map,,W1202,2,0,,D unit:R strength:R
31,H/19,map,,W1202,3,0,,D unit:R strength:R
31,19/4-Bde,map,,W1201,5,0,,D unit:R strength:R
31,A/20,map,,W1001,3,0,,D unit:R strength:R
31,B/20,map,,E1932,3,0,,D unit:R strength:R
31,C/20,map,,E1932,3,0,,D unit:R strength:R
31,D/20,map,,W0901,3,0,,D unit:R strength:R
31,H/20,map,,W0901,2,0,,D unit:R strength:R
31,20/4-Bde,map,,W1001,5,0,,D unit:R strength:R
31,A/21,map,,E2131,2,0,,D unit:R strength:R
31,B/21,map,,E2030,2,0,,D unit:R strength:R
31,C/21,map,,E2030,2,0,,D unit:R strength:R
31,D/21,map,,E2130,2,0,,D unit:R strength:R
31,H/21,map,,E2130,2,0,,D unit:R strength:R
31,21/5-Bde,map,,E2131,2,0,,D unit:R strength:R
31,A/22,map,,E1830,3,0,,D unit:R strength:R
31,B/22,map,,E1730,3,0,,D unit:R strength:R
31,C/22,map,,E1730,3,0,,D unit:R strength:R
31,D/22,map,,E1731,3,0,,D unit:R strength:R
31,H/22,map,,E1731,3,0,,D unit:R strength:R
31,22/5-Bde,map,,E1830,5,0,,D unit:R strength:R
31,A/23,map,,E1832,3,0,,D unit:R strength:R
31,B/23,map,,E1832,3,0,,D unit:R strength:R
31,C/23,map,,E2032,3,0,,D unit:R strength:R
31,D/23,map,,E1930,3,0,,D unit:R strength:R
31,MG/23,map,,E1930,5,0,,D unit:R strength:R
31,23/5-Bde,map,,E1931,5,0,,D unit:R strength:R
31,A/28,map,,E1831,3,0,,D unit:R strength:R
31,B/28,map,,E2031,3,0,,D unit:R strength:R
31,C/28,map,,E2031,3,0,,D unit:R strength:R
31,D/28,map,,E1929,4,0,,D unit:R strength:R
31,H/28,map,,E1929,3,0,,D unit:R strength:R
31,28/5-Bde,map,,E1831,5,0,,D unit:R
31,27-Bty/5.1,map,,E1928,4,0,,D unit:R strength:R
31,27-Bty/5.2,map,,E1829,3,0,,D unit:R strength:R
31,28-Bty/10,map,,E2032,2,0,,D unit:R strength:R
31,7-NZFC/5,map,,E1829,4,0,,D unit:R strength:R
31,19-ATC/5,map,,E1729,2,0,,D unit:R strength:R
31,NZDC,map,,W1203,7,0,,D unit:R strength:R
31,1-ESC/NZ-Dv,map,,E1729,5,0,,D unit:R strength:R
31,5-FPC/10,map,,W1101,6,0,,D unit:R strength:R
31,1C/10-Bde,map,,W1104,5,0,,D unit:R strength:R
31,4FR/1C,map,,W1103,2,0,,D unit:R strength:R
31,5FR/1C,map,,W1103,2,0,,D unit:R strength:R
31,NZDS/1C,map,,W1102,3,0,,D unit:R strength:R
31,NZDP/1C,map,,W1102,2,0,,D unit:R strength:R
31,NZRMT/1C,map,,W1104,3,0,,D unit:R strength:R
31,Puttick,map,,E2029,,0,,D unit:R
31,Inglis,map,,E1931,,0,,D unit:R
31,Hargest,map,,E1928,,0,,D unit:R
31,Kippenberger,map,,W1101,,0,,D unit:R
31,Gentry,map,,E2029,,0,,D unit:R
31,A/RP,map,,E2230,4,0,,D unit:R strength:R
31,B/RP,map,,E2229,3,0,,D unit:R strength:R
31,C/RP,map,,E2229,3,0,,D unit:R strength:R
31,D/RP,map,,E2129,3,0,,D unit:R strength:R
31,H/RP,map,,E2129,3,0,,D unit:R strength:R
31,RP/MNBDO,map,,E2230,4,0,,D unit:R strength:R
31,2R/SBHQ,map,,E2431,3,0,,D unit:R strength:R
31,1/2,map,,E2431,4,0,,D unit:R strength:R
31,2/2,map,,E2430,3,0,,D unit:R strength:R
31,3/2,map,,E2430,3,0,,D unit:R strength:R
31,4/2,map,,E2432,3,0,,D unit:R strength:R
31,5/2,map,,E2432,3,0,,D unit:R strength:R
31,8R/10-Bde,map,,W2008,2,0,,D unit:R strength:R
31,1/8,map,,W2008,5,0,,D unit:R strength:R
31,2/8,map,,W2007,4,0,,D unit:R strength:R
31,3/8,map,,W2007,3,0,,D unit:R strength:R
31,4/8,map,,W1908,2,0,,D unit:R strength:R
31,5/8,map,,W1908,4,0,,D unit:R strength:R
31,Forrester,map,,W1104,,0,,D unit:R
31,A/2/7,map,,E2232,5,0,,D unit:R strength:R
31,B/2/7,map,,E2231,5,0,,D unit:R strength:R
31,C/2/7,map,,E2231,5,0,,D unit:R strength:R
31,D/2/7,map,,W1301,5,0,,D unit:R strength:R
31,H/2/7,map,,W1301,4,0,,D unit:R strength:R
31,2/7/19IB,map,,E2232,4,0,,D unit:R strength:R
31,A/2/8,map,,E2331,3,0,,D unit:R strength:R
31,B/2/8,map,,E2330,3,0,,D unit:R strength:R
31,C/2/8,map,,E2330,3,0,,D unit:R strength:R
31,D/2/8,map,,E2332,3,0,,D unit:R strength:R
31,H/2/8,map,,E2332,3,0,,D unit:R strength:R
31,2/8/19IB,map,,E2331,4,0,,D unit:R strength:R
31,Vasey,map,,E2232,,0,,D unit:R
31,RHQ,map,,W0907,5,0,,D unit:R strength:R
31,AR/1/1,map,,W0906,3,0,,D unit:R strength:R
31,AR/1/2,map,,W0906,3,0,,D unit:R strength:R
31,AR/1/3,map,,W0806,3,0,,D unit:R strength:R
31,AR/1/4,map,,W0806,2,0,,D unit:R strength:R
31,AR/2/5,map,,W0905,1,0,,D unit:R strength:R
31,AR/2/6,map,,W0905,1,0,,D unit:R strength:R
31,AR/2/7,map,,W0904,1,0,,D unit:R strength:R
31,AR/2/8,map,,W0904,1,0,,D unit:R strength:R
31,AR/3/9,map,,W0706,1,0,,D unit:R strength:R
31,AR/3/10,map,,W0706,1,0,,D unit:R strength:R
31,AR/3/11,map,,W0707,1,0,,D unit:R strength:R
31,AR/3/12,map,,W0707,1,0,,D unit:R strength:R
31,AR/4/13,map,,W0805,1,0,,D unit:R strength:R
31,AR/4/14,map,,W0805,1,0,,D unit:R strength:R
31,AR/4/15,map,,W0804,2,0,,D unit:R strength:R
31,AR/4/16,map,,W0804,2,0,,D unit:R strength:R
31,AR/17,map,,W0907,2,0,,D unit:R strength:R
31,AR/18,map,,W0807,2,0,,D unit:R strength:R
31,AR/19,map,,W0807,2,0,,D unit:R strength:R
31,1/Eng,map,,W1305,3,0,,D unit:R strength:R
31,2/Eng,map,,W1305,3,0,,D unit:R strength:R
31,3/Eng,map,,W1306,2,0,,D unit:R strength:R
31,4/Eng,map,,W1306,3,0,,D unit:R strength:R
31,5/Eng,map,,W1405,2,0,,D unit:R strength:R
31,GD/1,map,,W0709,2,0,,D unit:R strength:R
31,GD/2,map,,W0709,2,0,,D unit:R strength:R
31,GD/3,map,,W0809,2,0,,D unit:R strength:R
31,GD/4,map,,W0809,1,0,,D unit:R strength:R
31,7R/I/1,map,,W1006,3,0,,D unit:R strength:R
31,7R/I/2,map,,W1006,3,0,,D unit:R strength:R
31,7R/I/3,map,,W1005,3,0,,D unit:R strength:R
31,7R/I/4,map,,W1005,3,0,,D unit:R strength:R
31,7R/II/5,map,,W0708,2,0,,D unit:R strength:R
31,7R/II/6,map,,W0708,2,0,,D unit:R strength:R
31,7R/II/7,map,,W0808,2,0,,D unit:R strength:R
31,7R/II/8,map,,W0808,2,0,,D unit:R strength:R
31,7R/III/9,map,,W0908,1,0,,D unit:R strength:R
31,7R/III/10,map,,W0908,1,0,,D unit:R strength:R
31,7R/III/11,map,,W0909,1,0,,D unit:R strength:R
31,7R/III/12,map,,W0909,2,0,,D unit:R strength:R
31,7R/MG/13,map,,W1007,2,0,,D unit:R strength:R
31,7R/14,map,,W1007,2,0,,D unit:R strength:R
31,7R/15,map,,W1008,2,0,,D unit:R strength:R
31,III/1/1,map,,W1303,3,0,,D unit:R strength:R
31,III/1/2,map,,W1303,2,0,,D unit:R strength:R
31,III/1/3,map,,W1302,2,0,,D unit:R strength:R
31,III/1/4,map,,W1302,2,0,,D unit:R strength:R
31,III/2/5,map,,W1402,2,0,,D unit:R strength:R
31,III/2/6,map,,W1402,2,0,,D unit:R strength:R
31,III/2/7,map,,W1401,2,0,,D unit:R strength:R
31,III/2/8,map,,W1401,2,0,,D unit:R strength:R
31,III/3/9,map,,W1403,3,0,,D unit:R strength:R
31,III/3/10,map,,W1403,2,0,,D unit:R strength:R
31,III/3/11,map,,W1304,2,0,,D unit:R strength:R
31,III/3/12,map,,W1304,3,0,,D unit:R strength:R
31,III/13,map,,W1404,2,0,,D unit:R strength:R
31,III/14,map,,W1404,2,0,,D unit:R strength:R
31,Meindl,map,,W0907,,0,,D unit:R
31,Heidrich,map,,W1303,,0,,D unit:R
31,Koch,map,,W0906,,0,,D unit:R
31,Braun,map,,W0905,,0,,D unit:R
31,Genz,map,,W0709,,0,,D unit:R
31,Von-Plessen,map,,W0706,,0,,D unit:R
31,Ramcke,map,,W0805,,0,,D unit:R
31,Student,map,,W0907,,0,,D unit:R
31,5-Mountain,map,,W0812,5,0,,D unit:R strength:R
31,GebNac,mountain,54,,4,0,,D unit:R how:R
31,RHQ/100,map,,W1106,4,0,,D unit:R strength:R
31,100/1/1,map,,W1204,3,0,,D unit:R strength:R
31,100/1/2,map,,W1204,3,0,,D unit:R strength:R
31,100/1/3,map,,W1205,2,0,,D unit:R strength:R
31,100/1/4,map,,W1205,3,0,,D unit:R strength:R
31,100/II/5,map,,W1004,3,0,,D unit:R strength:R
31,100/II/6,map,,W1004,2,0,,D unit:R strength:R
31,100/II/7,map,,W1105,2,0,,D unit:R strength:R
31,100/II/8,map,,W1105,2,0,,D unit:R strength:R
31,100/13,map,,W1106,3,0,,D unit:R strength:R
31,100/14,map,,W1107,3,0,,D unit:R strength:R
31,RHQ/85,map,,W1708,5,0,,D unit:R strength:R
31,85/1/1,map,,W1808,4,0,,D unit:R strength:R
31,85/1/2,map,,W1808,5,0,,D unit:R strength:R
31,85/1/3,map,,W1807,4,0,,D unit:R strength:R
31,85/1/4,map,,W1807,1,0,,D unit:R strength:R
31,85/II/5,map,,W1707,3,0,,D unit:R strength:R
31,85/II/6,map,,W1707,3,0,,D unit:R strength:R
31,85/II/7,map,,W1706,2,0,,D unit:R strength:R
31,85/II/8,map,,W1706,2,0,,D unit:R strength:R
31,85/III/9,map,,W1809,4,0,,D unit:R strength:R
31,85/III/10,map,,W1809,5,0,,D unit:R strength:R
31,85/III/11,map,,W1709,4,0,,D unit:R strength:R
31,85/III/12,map,,W1709,1,0,,D unit:R strength:R
31,85/13,map,,W1708,2,0,,D unit:R strength:R
31,85/14,map,,W1608,2,0,,D unit:R strength:R
31,141/I/1,mountain,55,,6,0,,D unit:R how:R
31,141/I/2,mountain,55,,6,0,,D unit:R how:R
31,141/I/3,mountain,55,,6,0,,D unit:R how:R
31,141/I/4,mountain,55,,5,0,,D unit:R how:R
31,141/II/5,mountain,56,,6,0,,D unit:R how:R
31,141/II/6,mountain,56,,6,0,,D unit:R how:R
31,141/II/7,mountain,56,,6,0,,D unit:R how:R
31,141/II/8,mountain,56,,5,0,,D unit:R how:R
31,141/III/9,mountain,61,,6,0,,D unit:R how:R
31,141/III/10,mountain,61,,6,0,,D unit:R how:R
31,141/III/11,mountain,61,,6,0,,D unit:R how:R
31,141/III/12,mountain,61,,5,0,,D unit:R how:R
31,95-Arty/1,map,,W0607,4,0,,D unit:R strength:R
31,95-Arty/2,map,,W0607,4,0,,D unit:R strength:R
31,95-Arty/3,map,,W0710,4,0,,D unit:R strength:R
31,95-Arty/4,map,,W0710,4,0,,D unit:R strength:R
31,95-Arty/5,map,,W1008,4,0,,D unit:R strength:R
31,95-Arty/6,map,,W1009,4,0,,D unit:R strength:R
31,95-Arty/7,map,,W1009,4,0,,D unit:R strength:R
31,95-Arty/8,map,,W1109,4,0,,D unit:R strength:R
31,PzJ-95/1,map,,W0711,5,0,,D unit:R strength:R
31,PzJ-95/2,map,,W0810,5,0,,D unit:R strength:R
31,PzJ-95/3,map,,W0811,5,0,,D unit:R strength:R
31,PzJ-95/4,map,,W0811,5,0,,D unit:R strength:R
31,PzJ-95/5,map,,W0810,5,0,,D unit:R strength:R
31,HQ/PzJ-95,map,,W0711,5,0,,D unit:R strength:R
31,95-Pion/1,map,,W0910,6,0,,D unit:R strength:R
31,95-Pion/2,map,,W0911,6,0,,D unit:R strength:R
31,95-Pion/3,map,,W1010,6,0,,D unit:R strength:R
31,95-Pion/4,map,,W0912,6,0,,D unit:R strength:R
31,Auf-95/1,mountain,54,,5,0,,D unit:R how:R
31,Auf-95/2,mountain,54,,5,0,,D unit:R how:R
31,Auf-95/3,mountain,54,,5,0,,D unit:R how:R
31,Auf-95/4,mountain,54,,5,0,,D unit:R how:R
31,55-Kraf/1,map,,W0911,5,0,,D unit:R strength:R
31,55-Kraf/2,map,,W0910,5,0,,D unit:R strength:R
31,55-Kraf/3,map,,W0712,5,0,,D unit:R strength:R
31,55-Kraf/4,map,,W0712,5,0,,D unit:R strength:R
31,Ringel,map,,W0812,,0,,D unit:R
31,Utz,map,,W1106,,0,,D unit:R
32,2-NZ-Div,map,,W0805,6,0,,D unit:R strength:R
32,4-Bde,map,,W0807,5,0,,D unit:R strength:R
32,5-Bde,map,,W0808,4,0,,D unit:R strength:R
32,A/20,map,,W0714,6,0,,D unit:R strength:R
32,B/20,map,,W0713,5,0,,D unit:R strength:R
32,C/20,map,,W0713,5,0,,D unit:R strength:R
32,D/20,map,,W0613,4,0,,D unit:R strength:R
32,H/20,map,,W0613,4,0,,D unit:R strength:R
32,20/4-Bde,map,,W0714,5,0,,D unit:R strength:R
32,A/21,map,,W1016,3,0,,D unit:R strength:R
32,B/21,map,,W1015,2,0,,D unit:R strength:R
32,C/21,map,,W1015,2,0,,D unit:R strength:R
32,D/21,map,,W0916,2,0,,D unit:R strength:R
32,H/21,map,,W0916,2,0,,D unit:R strength:R
32,21/5-Bde,map,,W1016,2,0,,D unit:R strength:R
32,A/22,map,,W0915,4,0,,D unit:R strength:R
32,B/22,map,,W0914,4,0,,D unit:R strength:R
32,C/22,map,,W0914,3,0,,D unit:R strength:R
32,D/22,map,,W0815,5,0,,D unit:R strength:R
32,H/22,map,,W0815,4,0,,D unit:R strength:R
32,22/5-Bde,map,,W0915,5,0,,D unit:R strength:R
32,A/23,map,,W0814,4,0,,D unit:R strength:R
32,B/23,map,,W0813,4,0,,D unit:R strength:R
32,C/23,map,,W0813,4,0,,D unit:R strength:R
32,D/23,map,,W0715,4,0,,D unit:R strength:R
32,MG/23,map,,W0715,5,0,,D unit:R strength:R
32,23/5-Bde,map,,W0814,5,0,,D unit:R strength:R
32,A/28,map,,W0812,5,0,,D unit:R strength:R
32,B/28,map,,W0811,5,0,,D unit:R strength:R
32,C/28,map,,W0811,5,0,,D unit:R strength:R
32,D/28,map,,W0712,6,0,,D unit:R strength:R
32,H/28,map,,W0712,5,0,,D unit:R strength:R
32,28/5-Bde,map,,W0812,5,0,,D unit:R strength:R
32,27-Bty/5.1,map,,W1014,4,0,,D unit:R strength:R
32,27-Bty/5.2,map,,W1013,3,0,,D unit:R strength:R
32,7-NZFC/5,map,,W0711,5,0,,D unit:R strength:R
32,19-ATC/5,map,,W0810,4,0,,D unit:R strength:R
32,27-NZMG.1,map,,W0913,2,0,,D unit:R strength:R
32,27-NZMG.2,map,,W1014,2,0,,D unit:R strength:R
32,Puttick,map,,W0805,,0,,D unit:R
32,Inglis,map,,W0807,,0,,D unit:R
32,Hargest,map,,W0808,,0,,D unit:R
32,Gentry,map,,W0805,,0,,D unit:R
32,FPC,map,,W0913,3,0,,D unit:R strength:R
32,RHQ,map,,W0620,5,0,,D unit:R strength:R
32,AR/1/1,map,,W0719,2,0,,D unit:R strength:R
32,AR/1/2,map,,W0719,3,0,,D unit:R strength:R
32,AR/1/3,map,,W0718,2,0,,D unit:R strength:R
32,AR/1/4,map,,W0718,2,0,,D unit:R strength:R
32,AR/2/5,map,,W0617,2,0,,D unit:R strength:R
32,AR/2/6,map,,W0617,2,0,,D unit:R strength:R
32,AR/2/7,map,,W0517,3,0,,D unit:R strength:R
32,AR/2/8,map,,W0517,2,0,,D unit:R strength:R
32,AR/3/9,map,,W0819,3,0,,D unit:R strength:R
32,AR/3/10,map,,W0819,3,0,,D unit:R strength:R
32,AR/3/11,map,,W0720,2,0,,D unit:R strength:R
32,AR/3/12,map,,W0720,3,0,,D unit:R strength:R
32,AR/4/13,map,,W0519,2,0,,D unit:R strength:R
32,AR/4/14,map,,W0519,2,0,,D unit:R strength:R
32,AR/4/15,map,,W0518,2,0,,D unit:R strength:R
32,AR/4/16,map,,W0518,2,0,,D unit:R strength:R
32,AR/17,map,,W0521,3,0,,D unit:R strength:R
32,AR/18,map,,W0521,2,0,,D unit:R strength:R
32,AR/19,map,,W0520,3,0,,D unit:R strength:R
32,7R/I/1,map,,W0818,3,0,,D unit:R strength:R
32,7R/I/2,map,,W0818,3,0,,D unit:R strength:R
32,7R/I/3,map,,W0817,3,0,,D unit:R strength:R
32,7R/I/4,map,,W0817,2,0,,D unit:R strength:R
32,7R/II/5,map,,W0919,2,0,,D unit:R strength:R
32,7R/II/6,map,,W0919,2,0,,D unit:R strength:R
32,7R/II/7,map,,W0918,3,0,,D unit:R strength:R
32,7R/II/8,map,,W0918,3,0,,D unit:R strength:R
32,7R/III/9,map,,W0616,2,0,,D unit:R strength:R
32,7R/III/10,map,,W0616,1,0,,D unit:R strength:R
32,7R/III/11,map,,W0615,3,0,,D unit:R strength:R
32,7R/III/12,map,,W0615,2,0,,D unit:R strength:R
32,7R/MG/13,map,,W0619,2,0,,D unit:R strength:R
32,7R/14,map,,W0619,2,0,,D unit:R strength:R
32,7R/15,map,,W0620,3,0,,D unit:R strength:R
32,II/3/9,map,,W0716,4,0,,D unit:R strength:R
32,II/3/10,map,,W0716,3,0,,D unit:R strength:R
32,II/3/11,map,,W0717,1,0,,D unit:R strength:R
32,II/3/12,map,,W0717,1,0,,D unit:R strength:R
32,FR/1,map,,W0618,2,0,,D unit:R strength:R
32,FR/2,map,,W0618,1,0,,D unit:R strength:R
32,Meindl,map,,W0620,,0,,D unit:R
32,Koch,map,,W0719,,0,,D unit:R
32,Braun,map,,W0519,,0,,D unit:R
32,Von-Plessen,map,,W0617,,0,,D unit:R
32,Ramcke,map,,W0719,,0,,D unit:R
32,RHQ/100,map,,W0420,4,0,,D unit:R strength:R
32,100/1/1,map,,W0520,3,0,,D unit:R strength:R
32,100/1/2,map,,W0419,4,0,,D unit:R strength:R
32,100/1/3,map,,W0419,3,0,,D unit:R strength:R
32,100/1/4,map,,W0420,3,0,,D unit:R strength:R
32,100/II/5,map,,W0721,2,0,,D unit:R strength:R
32,100/II/6,map,,W0721,6,0,,D unit:R strength:R
32,100/II/7,map,,W0621,3,0,,D unit:R strength:R
32,100/II/8,map,,W0621,2,0,,D unit:R strength:R
32,100/13,map,,W0421,4,0,,D unit:R strength:R
32,100/14,map,,W0421,3,0,,D unit:R strength:R
32,Utz,map,,W0420,,0,,D unit:R
bg,2-NZ-Div,map,,E2030,6,0,,D unit:R disrupted:R
bg,4-Bde,map,,E1931,5,0,,D unit:R disrupted:R
bg,5-Bde,map,,W0807,5,0,,D unit:R disrupted:R
bg,10-Bde,map,,W1102,3,0,,D unit:R disrupted:R
bg,A/18,map,,W0901,6,0,,D unit:R disrupted:R
bg,B/18,map,,E1732,5,0,,D unit:R disrupted:R
bg,C/18,map,,E1831,5,0,,D unit:R disrupted:R
bg,D/18,map,,E1931,5,0,,D unit:R disrupted:R
bg,H/18,map,,E1832,5,0,,D unit:R disrupted:R
bg,18/4-Bde,map,,E1832,5,0,,D unit:R disrupted:R
bg,A/19,map,,E2132,5,1,,D unit:R disrupted:R
bg,B/19,map,,E2132,4,1,,D unit:R disrupted:R
bg,C/19,map,,E2032,5,1,,D unit:R disrupted:R
bg,D/19,map,,W1001,4,1,,D unit:R disrupted:R
bg,H/19,map,,E2032,5,1,,D unit:R disrupted:R
bg,19/4-Bde,map,,W1101,5,1,,D unit:R disrupted:R
bg,A/20,map,,E1830,6,0,,D unit:R disrupted:R
bg,B/20,map,,E1929,5,0,,D unit:R disrupted:R
bg,C/20,map,,E1930,5,0,,D unit:R disrupted:R
bg,D/20,map,,E1929,5,0,,D unit:R disrupted:R
bg,H/20,map,,E1930,4,0,,D unit:R disrupted:R
bg,20/4-Bde,map,,E1930,5,0,,D unit:R disrupted:R
bg,A/21,map,,W0916,4,0,,D unit:R disrupted:R
bg,B/21,map,,W1015,4,0,,D unit:R disrupted:R
bg,C/21,map,,W0915,3,0,,D unit:R disrupted:R
bg,D/21,map,,W1016,3,0,,D unit:R disrupted:R
bg,H/21,map,,W1015,3,0,,D unit:R disrupted:R
bg,21/5-Bde,map,,W1015,3,0,,D unit:R disrupted:R
bg,A/22,map,,W0718,6,0,,D unit:R disrupted:R
bg,B/22,map,,W0817,5,0,,D unit:R disrupted:R
bg,C/22,map,,W0519,5,0,,D unit:R disrupted:R
bg,D/22,map,,W0720,6,0,,D unit:R disrupted:R
bg,H/22,map,,W0616,5,0,,D unit:R disrupted:R
bg,22/5-Bde,map,,W0618,5,0,,D unit:R disrupted:R
bg,A/23,map,,W0715,5,0,,D unit:R disrupted:R
bg,B/23,map,,W0714,5,0,,D unit:R disrupted:R
bg,C/23,map,,W0815,5,0,,D unit:R disrupted:R
bg,D/23,map,,W0814,5,0,,D unit:R disrupted:R
bg,MG/23,map,,W0813,5,0,,D unit:R disrupted:R
bg,23/5-Bde,map,,W0814,5,0,,D unit:R disrupted:R
bg,A/28,map,,W0810,5,0,,D unit:R disrupted:R
bg,B/28,map,,W0809,5,0,,D unit:R disrupted:R
bg,C/28,map,,W0808,5,0,,D unit:R disrupted:R
bg,D/28,map,,W0810,6,0,,D unit:R disrupted:R
bg,H/28,map,,W0808,5,0,,D unit:R disrupted:R
bg,28/5-Bde,map,,W0809,5,0,,D unit:R disrupted:R
bg,27-Bty/5.1,map,,W0815,5,1,,D unit:R disrupted:R
bg,27-Bty/5.2,map,,W0917,4,1,,D unit:R disrupted:R
bg,28-Bty/10,map,,W1002,3,1,,D unit:R disrupted:R
bg,7-NZFC/5,map,,W0713,6,0,,D unit:R disrupted:R
bg,19-ATC/5,map,,W0811,5,0,,D unit:R disrupted:R
bg,27-NZMG.1,map,,W0419,3,0,,D unit:R disrupted:R
bg,27-NZMG.2,map,,W0616,3,0,,D unit:R disrupted:R
bg,27-NZMG.3,map,,W1102,3,0,,D unit:R disrupted:R
bg,NZDC,map,,W1407,7,0,,D unit:R disrupted:R
bg,1-ESC/NZ-Dv,map,,E2030,6,1,,D unit:R disrupted:R
bg,5-FPC/10,map,,W1101,6,0,,D unit:R disrupted:R
bg,1C/10-Bde,map,,W1003,6,0,,D unit:R disrupted:R
bg,4FR/1C,map,,W1004,6,0,,D unit:R disrupted:R
bg,5FR/1C,map,,W1104,4,0,,D unit:R disrupted:R
bg,NZDS/1C,map,,W1105,4,0,,D unit:R disrupted:R
bg,NZDP/1C,map,,W1202,6,0,,D unit:R disrupted:R
bg,NZRMT/1C,map,,W0904,6,1,,D unit:R disrupted:R
bg,Puttick,map,,E2030,,0,,D unit:R disrupted:R
bg,Inglis,map,,E1931,,0,,D unit:R disrupted:R
bg,Hargest,map,,W0807,,0,,D unit:R disrupted:R
bg,Kippenberger,map,,W1102,,0,,D unit:R disrupted:R
bg,Gentry,map,,E2030,,0,,D unit:R disrupted:R
bg,CHCHQ,map,,E1724,5,0,,D unit:R disrupted:R
bg,HQ/MNBDO,map,,E2024,5,0,,D unit:R disrupted:R
bg,SBHQ,map,,E2122,4,0,,D unit:R disrupted:R
bg,A/1W,map,,E1729,6,0,,D unit:R disrupted:R
bg,B/1W,map,,E1728,6,1,,D unit:R disrupted:R
bg,C/1W,map,,E1830,5,1,,D unit:R disrupted:R
bg,D/1W,map,,E1828,5,0,,D unit:R disrupted:R
bg,H/1W,map,,E1829,5,1,,D unit:R disrupted:R
bg,1W/SBHQ,map,,E1829,5,0,,D unit:R disrupted:R
bg,A/1R,map,,E1927,4,0,,D unit:R disrupted:R
bg,B/1R,map,,E1926,4,0,,D unit:R disrupted:R
bg,C/1R,map,,E1925,4,0,,D unit:R disrupted:R
bg,1R/SBHQ,map,,E1926,4,1,,D unit:R disrupted:R
bg,A/NH,map,,E1623,5,0,,D unit:R disrupted:R
bg,B/NH,map,,E1522,5,0,,D unit:R disrupted:R
bg,A/106RHA,map,,E2224,4,0,,D unit:R disrupted:R
bg,B/106RHA,map,,E2223,4,0,,D unit:R disrupted:R
bg,C/106RHA,map,,E2222,4,0,,D unit:R disrupted:R
bg,Bty/106RHA,map,,E2223,2,0,,D unit:R disrupted:R
bg,106-RHA,edge,3,A,3,0,,D unit:R disrupted:R how:R
bg,A/RP,map,,E2130,4,0,,D unit:R disrupted:R
bg,B/RP,map,,E2231,4,0,,D unit:R disrupted:R
bg,C/RP,map,,E2230,4,0,,D unit:R disrupted:R
bg,D/RP,map,,E2229,4,1,,D unit:R disrupted:R
bg,H/RP,map,,E2230,4,0,,D unit:R disrupted:R
bg,RP/MNBDO,map,,E2230,4,0,,D unit:R disrupted:R
bg,RM.1,map,,E2123,4,0,,D unit:R disrupted:R
bg,RM.2,map,,E2122,4,0,,D unit:R disrupted:R
bg,RM.3,map,,E2025,4,0,,D unit:R disrupted:R
bg,RM.4,map,,E2221,4,0,,D unit:R disrupted:R
bg,3-Hus.1,map,,E2031,5,0,,D unit:R disrupted:R
bg,3-Hus.2,map,,E2031,5,0,,D unit:R disrupted:R
bg,7-RTR.1,map,,W0618,1,0,,D unit:R disrupted:R
bg,7-RTR.2,map,,W0618,1,0,,D unit:R disrupted:R
bg,156LAA/RA,map,,W0519,6,0,,D unit:R disrupted:R
bg,C-HAA/RM,map,,E2222,4,0,,D unit:R disrupted:R
bg,C-HAA/RM.2,edge,82,A,2,0,,D unit:R disrupted:R how:R
bg,A-HAA/RM,map,,E1523,4,0,,D unit:R disrupted:R
bg,234-HAA,map,,E2028,4,0,,D unit:R disrupted:R
bg,ZCD/RM,map,,W0619,2,0,,D unit:R disrupted:R
bg,CD.1,map,,E1626,2,0,,D unit:R disrupted:R
bg,CD.2,map,,E1717,2,0,,D unit:R disrupted:R
bg,CD.3,map,,E2512,2,0,,D unit:R disrupted:R
bg,23-LAA/RM,map,,E2005,3,0,,D unit:R hex:R disrupted:R
bg,11-SIL-Rgt,map,,E2127,5,0,,D unit:R disrupted:R
bg,S-SIL-Rgt,map,,E1622,5,0,,D unit:R disrupted:R
bg,304-SIL-RA,edge,5,A,4,0,,D unit:R disrupted:R how:R
bg,42-FC,map,,E2221,5,0,,D unit:R disrupted:R
bg,FPC,map,,W0913,4,0,,D unit:R disrupted:R
bg,RAF-Det,map,,W0619,5,1,,D unit:R disrupted:R
bg,1-LtTpRA,edge,2,A,4,0,,D unit:R disrupted:R how:R
bg,23-1-MTC,edge,4,E6110,3,0,,D unit:R disrupted:R how:R
bg,101-PC,edge,7,A,3,0,,D unit:R disrupted:R how:R
bg,SSS,map,,E2122,3,0,,D unit:R disrupted:R
bg,NOIC-Suda,map,,E2121,4,0,,D unit:R disrupted:R
bg,MNBDO-Sg,map,,E2024,4,0,,D unit:R disrupted:R
bg,MNBDO-LG,map,,E2123,5,1,,D unit:R disrupted:R
bg,MNBDO-PG,map,,E2123,5,0,,D unit:R disrupted:R
bg,7-GH,map,,W0801,6,0,,D unit:R disrupted:R
bg,OOD,map,,E2224,4,0,,D unit:R disrupted:R
bg,EFI,map,,E2124,3,1,,D unit:R disrupted:R
bg,37-DID,map,,E2124,3,0,,D unit:R disrupted:R
bg,270-FSS,map,,E1727,2,0,,D unit:R disrupted:R
bg,4-LFA,map,,E2025,4,0,,D unit:R disrupted:R
bg,Sup-Dep,map,,E1727,4,0,,D unit:R disrupted:R
bg,1003-DOP,map,,E2121,5,0,,D unit:R disrupted:R
bg,6-Brind,map,,E1924,3,0,,D unit:R disrupted:R
bg,1-Fd-Bake,map,,E2025,3,0,,D unit:R disrupted:R
bg,RASC,map,,E2022,5,0,,D unit:R disrupted:R
bg,RESD,map,,E1726,3,0,,D unit:R disrupted:R
bg,26-Fd-Bake,map,,E1924,3,0,,D unit:R disrupted:R
bg,5-IB-Work,map,,E2024,4,0,,D unit:R disrupted:R
bg,NZE-Steve,map,,E2022,3,0,,D unit:R disrupted:R
bg,AASC-Steve,map,,E2023,3,0,,D unit:R disrupted:R
bg,A/LF,sea,44,,5,0,,D unit:R disrupted:R how:R
bg,B/LF,sea,44,,5,0,,D unit:R disrupted:R how:R
bg,C/LF,sea,44,,5,0,,D unit:R disrupted:R how:R
bg,D/LF,sea,44,,5,0,,D unit:R disrupted:R how:R
bg,HQ/LF,sea,44,,7,0,,D unit:R disrupted:R how:R
bg,1/CRE,edge,82,A,4,0,,D unit:R disrupted:R how:R
bg,D/2-Leics,edge,82,A,5,0,,D unit:R disrupted:R how:R
bg,B/2-YL,edge,82,A,5,0,,D unit:R disrupted:R how:R
bg,Freyberg,map,,E1724,,0,,D unit:R disrupted:R
bg,Weston,map,,E2024,,0,,D unit:R disrupted:R
bg,Stewart,map,,E1724,,0,,D unit:R disrupted:R
bg,3-Cret/SB,map,,E2225,4,0,,D unit:R disrupted:R
bg,606-Pion,edge,3,A,4,0,,D unit:R disrupted:R how:R
bg,1004-Pion,edge,5,A,4,0,,D unit:R disrupted:R how:R
bg,1005-Pion,edge,5,A,4,0,,D unit:R disrupted:R how:R
bg,1007-Pion,edge,6,A,4,0,,D unit:R disrupted:R how:R
bg,1008-Pion,edge,6,A,4,0,,D unit:R disrupted:R how:R
bg,1R/5-Bde,map,,W1042,3,0,,D unit:R disrupted:R
bg,1/1,map,,W1042,4,0,,D unit:R disrupted:R
bg,2/1,map,,W1043,4,1,,D unit:R disrupted:R
bg,3/1,map,,W1042,4,0,,D unit:R disrupted:R
bg,4/1,map,,W1142,4,0,,D unit:R disrupted:R
bg,5/1,map,,W1043,4,1,,D unit:R disrupted:R
bg,6/1,map,,W1043,4,0,,D unit:R disrupted:R
bg,7/1,map,,W1142,4,0,,D unit:R disrupted:R
bg,8/1,map,,W1142,4,0,,D unit:R disrupted:R
bg,2R/SBHQ,map,,E2331,3,0,,D unit:R disrupted:R
bg,1/2,map,,E2331,5,0,,D unit:R disrupted:R
bg,2/2,map,,E2232,5,0,,D unit:R disrupted:R
bg,3/2,map,,E2232,5,1,,D unit:R disrupted:R
bg,4/2,map,,E2331,4,1,,D unit:R disrupted:R
bg,5/2,map,,E2330,4,0,,D unit:R disrupted:R
bg,6R/10-Bde,map,,W1202,4,0,,D unit:R disrupted:R
bg,1/6,map,,W1201,5,0,,D unit:R disrupted:R
bg,2/6,map,,W1303,5,0,,D unit:R disrupted:R
bg,3/6,map,,W1303,5,0,,D unit:R disrupted:R
bg,4/6,map,,W1201,5,0,,D unit:R disrupted:R
bg,5/6,map,,E2132,5,0,,D unit:R disrupted:R
bg,6/6,map,,W1302,5,0,,D unit:R disrupted:R
bg,7/6,map,,W1302,5,0,,D unit:R disrupted:R
bg,8R/10-Bde,map,,W1809,4,0,,D unit:R disrupted:R
bg,1/8,map,,W1809,6,0,,D unit:R disrupted:R
bg,2/8,map,,W1810,5,0,,D unit:R disrupted:R
bg,3/8,map,,W1810,4,0,,D unit:R disrupted:R
bg,4/8,map,,W1808,4,1,,D unit:R disrupted:R
bg,5/8,map,,W1808,5,0,,D unit:R disrupted:R
bg,Forrester,map,,W1202,,0,,D unit:R disrupted:R
bg,King-George,map,,E2230,,0,,D unit:R disrupted:R
bg,19IB,edge,18,A,5,0,,D unit:R disrupted:R how:R
bg,A/2/7,edge,18,A,5,0,,D unit:R disrupted:R how:R
bg,B/2/7,edge,18,A,5,0,,D unit:R disrupted:R how:R
bg,C/2/7,edge,18,A,5,0,,D unit:R disrupted:R how:R
bg,D/2/7,edge,18,A,5,0,,D unit:R disrupted:R how:R
bg,H/2/7,edge,18,A,4,0,,D unit:R disrupted:R how:R
bg,2/7/19IB,edge,18,A,4,0,,D unit:R disrupted:R how:R
bg,A/2/8,edge,6,A,3,0,,D unit:R disrupted:R how:R
bg,B/2/8,edge,10,A,3,0,,D unit:R disrupted:R how:R
bg,C/2/8,edge,10,A,3,0,,D unit:R disrupted:R how:R
bg,D/2/8,edge,6,A,3,0,,D unit:R disrupted:R how:R
bg,H/2/8,edge,10,A,3,0,,D unit:R disrupted:R how:R
bg,2/8/19IB,edge,6,A,4,0,,D unit:R disrupted:R how:R
bg,2/2FR/CHC,map,,E2328,4,0,,D unit:R disrupted:R
bg,A/2/2FR,map,,E2329,4,0,,D unit:R disrupted:R
bg,B/2/2FR,map,,E2329,4,0,,D unit:R disrupted:R
bg,C/2/2FR,map,,E2327,4,0,,D unit:R disrupted:R
bg,D/2/2FR,map,,E2429,4,0,,D unit:R disrupted:R
bg,H/2/2FR,map,,E2328,3,0,,D unit:R disrupted:R
bg,2/3FR/CHC,map,,E2125,3,0,,D unit:R disrupted:R
bg,A/2/3FR,map,,E2125,4,0,,D unit:R disrupted:R
bg,B/2/3FR,map,,E2226,4,0,,D unit:R disrupted:R
bg,16CB/CHC,map,,E2616,4,0,,D unit:R disrupted:R
bg,2/2(16),map,,E2514,5,0,,D unit:R disrupted:R
bg,2/3(16),map,,E2516,5,1,,D unit:R disrupted:R
bg,H/16CB,map,,E2616,3,0,,D unit:R disrupted:R
bg,17CB/CHC,map,,E2809,4,0,,D unit:R disrupted:R
bg,2/4(17),map,,E2907,4,1,,D unit:R disrupted:R
bg,2/5(17),map,,E2810,5,0,,D unit:R disrupted:R
bg,RC/17CB,map,,E2908,4,0,,D unit:R disrupted:R
bg,7-Aus-LAA.1,map,,E2023,4,0,,D unit:R disrupted:R
bg,7-Aus-LAA.2,map,,E2220,4,0,,D unit:R disrupted:R
bg,Aus-Eng,map,,E2221,4,1,,D unit:R disrupted:R
bg,A/2/4,edge,82,A,5,0,,D unit:R disrupted:R how:R
bg,B/2/4,edge,82,A,5,0,,D unit:R disrupted:R how:R
bg,D/2/4,edge,83,A,5,0,,D unit:R disrupted:R how:R
bg,D/2/1,edge,83,A,5,0,,D unit:R disrupted:R how:R
bg,2/8-RAE,edge,84,A,5,0,,D unit:R disrupted:R how:R
bg,2/1-MG,edge,84,A,5,0,,D unit:R disrupted:R how:R
bg,Vasey,map,,E2809,,0,,D unit:R disrupted:R
bg,Campbell,edge,83,A,,0,,D unit:R disrupted:R how:R
bg,Sigs-Sec,drop,1,W1404,4,0,5,D unit:R disrupted:R how:R
bg,RHQ,drop,1,W0621,5,0,6,D unit:R disrupted:R how:R
bg,AR/1/1,drop,1,W0820,6,0,7,D unit:R disrupted:R how:R
bg,AR/1/2,drop,1,W0820,6,0,7,D unit:R disrupted:R how:R
bg,AR/1/3,drop,1,W0521,6,0,6,D unit:R disrupted:R how:R
bg,AR/1/4,drop,1,W0521,5,0,6,D unit:R disrupted:R how:R
bg,AR/2/5,drop,1,W0623,6,0,0,D unit:R disrupted:R how:R
bg,AR/2/6,drop,1,W0623,6,0,0,D unit:R disrupted:R how:R
bg,AR/2/7,drop,1,W0724,6,0,0,D unit:R disrupted:R how:R
bg,AR/2/8,drop,1,W0724,5,0,0,D unit:R disrupted:R how:R
bg,AR/3/9,drop,1,W0614,6,0,16,D unit:R disrupted:R how:R
bg,AR/3/10,drop,1,W0716,6,0,21,D unit:R disrupted:R how:R
bg,AR/3/11,drop,1,W0812,6,0,14,D unit:R disrupted:R how:R
bg,AR/3/12,drop,1,W0912,5,0,12,D unit:R disrupted:R how:R
bg,AR/4/13,drop,1,W0522,6,0,5,D unit:R disrupted:R how:R
bg,AR/4/14,drop,1,W0522,5,0,5,D unit:R disrupted:R how:R
bg,AR/4/15,drop,1,W0722,5,0,1,D unit:R disrupted:R how:R
bg,AR/4/16,drop,1,W0722,6,0,1,D unit:R disrupted:R how:R
bg,AR/17,drop,1,W0622,5,0,1,D unit:R disrupted:R how:R
bg,AR/18,drop,1,W0622,5,0,1,D unit:R disrupted:R how:R
bg,AR/19,drop,1,W0622,4,0,1,D unit:R disrupted:R how:R
bg,1/Eng,drop,1,W1607,6,0,3,D unit:R disrupted:R how:R
bg,2/Eng,drop,1,W1607,6,0,3,D unit:R disrupted:R how:R
bg,3/Eng,drop,1,W1707,6,0,3,D unit:R disrupted:R how:R
bg,4/Eng,drop,1,W1707,6,0,3,D unit:R disrupted:R how:R
bg,5/Eng,drop,1,W1608,5,0,4,D unit:R disrupted:R how:R
bg,MD/1,drop,1,W1140,5,0,3,D unit:R disrupted:R how:R
bg,MD/2,drop,1,W1140,5,0,3,D unit:R disrupted:R how:R
bg,AD/1/1,drop,1,E1422,5,0,2,D unit:R disrupted:R how:R
bg,AD/1/2,drop,1,E1422,5,0,2,D unit:R disrupted:R how:R
bg,AD/1/3,drop,1,E1421,5,0,2,D unit:R disrupted:R how:R
bg,AD/1/4,drop,1,E1421,4,0,2,D unit:R disrupted:R how:R
bg,AD/2/5,drop,1,E1520,5,0,2,D unit:R disrupted:R how:R
bg,AD/2/6,drop,1,E1520,5,0,2,D unit:R disrupted:R how:R
bg,AD/2/7,drop,1,E1420,5,0,1,D unit:R disrupted:R how:R
bg,AD/2/8,drop,1,E1420,4,0,1,D unit:R disrupted:R how:R
bg,AD/9,drop,1,E1423,4,0,3,D unit:R disrupted:R how:R
bg,GD/1,drop,1,E2027,5,0,18,D unit:R disrupted:R how:R
bg,GD/2,drop,1,E2027,5,0,18,D unit:R disrupted:R how:R
bg,GD/3,drop,1,E2027,5,0,18,D unit:R disrupted:R how:R
bg,GD/4,drop,1,E1928,4,0,26,D unit:R disrupted:R how:R
bg,7R/I/1,drop,1,W0922,6,0,1,D unit:R disrupted:R how:R
bg,7R/I/2,drop,1,W0922,5,0,1,D unit:R disrupted:R how:R
bg,7R/I/3,drop,1,W0822,5,0,1,D unit:R disrupted:R how:R
bg,7R/I/4,drop,1,W0822,5,0,1,D unit:R disrupted:R how:R
bg,7R/II/5,drop,1,W1019,6,0,4,D unit:R disrupted:R how:R
bg,7R/II/6,drop,1,W1019,5,0,4,D unit:R disrupted:R how:R
bg,7R/II/7,drop,1,W1018,5,0,9,D unit:R disrupted:R how:R
bg,7R/II/8,drop,1,W1018,5,0,9,D unit:R disrupted:R how:R
bg,7R/III/9,drop,1,W0712,6,0,12,D unit:R disrupted:R how:R
bg,7R/III/10,drop,1,W0711,5,0,12,D unit:R disrupted:R how:R
bg,7R/III/11,drop,1,W0806,5,0,7,D unit:R disrupted:R how:R
bg,7R/III/12,drop,1,W0806,5,0,7,D unit:R disrupted:R how:R
bg,7R/MG/13,drop,1,W0823,4,0,0,D unit:R disrupted:R how:R
bg,7R/14,drop,1,W0823,4,0,0,D unit:R disrupted:R how:R
bg,7R/15,drop,1,W0922,4,0,1,D unit:R disrupted:R how:R
bg,III/1/1,drop,1,W1304,6,0,8,D unit:R disrupted:R how:R
bg,III/1/2,drop,1,W1304,5,0,8,D unit:R disrupted:R how:R
bg,III/1/3,drop,1,W1305,5,0,6,D unit:R disrupted:R how:R
bg,III/1/4,drop,1,W1305,5,0,6,D unit:R disrupted:R how:R
bg,III/2/5,drop,1,W1405,6,0,3,D unit:R disrupted:R how:R
bg,III/2/6,drop,1,W1405,5,0,3,D unit:R disrupted:R how:R
bg,III/2/7,drop,1,W1306,5,0,3,D unit:R disrupted:R how:R
bg,III/2/8,drop,1,W1306,5,0,3,D unit:R disrupted:R how:R
bg,III/3/9,drop,1,W1103,6,0,17,D unit:R disrupted:R how:R
bg,III/3/10,drop,1,W1103,5,0,17,D unit:R disrupted:R how:R
bg,III/3/11,drop,1,W0902,5,0,22,D unit:R disrupted:R how:R
bg,III/3/12,drop,1,W1005,5,0,3,D unit:R disrupted:R how:R
bg,III/13,drop,1,W1405,4,0,3,D unit:R disrupted:R how:R
bg,III/14,drop,1,W1404,4,0,5,D unit:R disrupted:R how:R
bg,II/3/9,reserve,9,,5,0,,D unit:R disrupted:R how:R
bg,II/3/10,reserve,9,,5,0,,D unit:R disrupted:R how:R
bg,II/3/11,reserve,9,,5,0,,D unit:R disrupted:R how:R
bg,II/3/12,reserve,9,,4,0,,D unit:R disrupted:R how:R
bg,FR/1,reserve,9,,4,0,,D unit:R disrupted:R how:R
bg,FR/2,reserve,9,,4,0,,D unit:R disrupted:R how:R
bg,Suessman,drop,1,W1404,,0,,D unit:R disrupted:R how:R
bg,Meindl,drop,1,W0621,,0,,D unit:R disrupted:R how:R
bg,Heidrich,drop,1,W1304,,0,,D unit:R disrupted:R how:R
bg,Koch,drop,1,W0820,,0,,D unit:R disrupted:R how:R
bg,Braun,drop,1,W0522,,0,,D unit:R disrupted:R how:R
bg,Genz,drop,1,E2027,,0,,D unit:R disrupted:R how:R
bg,Von-Plessen,drop,1,W0521,,0,,D unit:R disrupted:R how:R
bg,Altmann,drop,1,E1422,,0,,D unit:R disrupted:R how:R
bg,Ramcke,leader-air,9,,,0,,D unit:R disrupted:R how:R
bg,Student,leader-air,52,,,0,,D unit:R disrupted:R how:R
bg,5-Mountain,mountain,27,,5,0,,D unit:R disrupted:R how:R
bg,GebNac,mountain,54,,4,0,,D unit:R disrupted:R how:R
bg,RHQ/100,mountain,13,,5,0,,D unit:R disrupted:R how:R
bg,100/1/1,mountain,15,,6,0,,D unit:R disrupted:R how:R
bg,100/1/2,mountain,15,,6,0,,D unit:R disrupted:R how:R
bg,100/1/3,mountain,15,,6,0,,D unit:R disrupted:R how:R
bg,100/1/4,mountain,15,,5,0,,D unit:R disrupted:R how:R
bg,100/II/5,mountain,13,,6,0,,D unit:R disrupted:R how:R
bg,100/II/6,mountain,13,,6,0,,D unit:R disrupted:R how:R
bg,100/II/7,mountain,13,,6,0,,D unit:R disrupted:R how:R
bg,100/II/8,mountain,13,,5,0,,D unit:R disrupted:R how:R
bg,100/13,mountain,14,,4,0,,D unit:R disrupted:R how:R
bg,100/14,mountain,16,,4,0,,D unit:R disrupted:R how:R
bg,RHQ/85,mountain,40,,5,0,,D unit:R disrupted:R how:R
bg,85/1/1,mountain,21,,6,0,,D unit:R disrupted:R how:R
bg,85/1/2,mountain,21,,6,0,,D unit:R disrupted:R how:R
bg,85/1/3,mountain,21,,6,0,,D unit:R disrupted:R how:R
bg,85/1/4,mountain,21,,5,0,,D unit:R disrupted:R how:R
bg,85/II/5,mountain,30,,6,0,,D unit:R disrupted:R how:R
bg,85/II/6,mountain,30,,6,0,,D unit:R disrupted:R how:R
bg,85/II/7,mountain,30,,6,0,,D unit:R disrupted:R how:R
bg,85/II/8,mountain,30,,5,0,,D unit:R disrupted:R how:R
bg,85/III/9,mountain,40,,6,0,,D unit:R disrupted:R how:R
bg,85/III/10,mountain,40,,6,0,,D unit:R disrupted:R how:R
bg,85/III/11,mountain,40,,6,0,,D unit:R disrupted:R how:R
bg,85/III/12,mountain,40,,5,0,,D unit:R disrupted:R how:R
bg,85/13,mountain,31,,4,0,,D unit:R disrupted:R how:R
bg,85/14,mountain,41,,4,0,,D unit:R disrupted:R how:R
bg,RHQ/141,mountain,62,,5,0,,D unit:R disrupted:R how:R
bg,141/I/1,mountain,55,,6,0,,D unit:R disrupted:R how:R
bg,141/I/2,mountain,55,,6,0,,D unit:R disrupted:R how:R
bg,141/I/3,mountain,55,,6,0,,D unit:R disrupted:R how:R
bg,141/I/4,mountain,55,,5,0,,D unit:R disrupted:R how:R
bg,141/II/5,mountain,56,,6,0,,D unit:R disrupted:R how:R
bg,141/II/6,mountain,56,,6,0,,D unit:R disrupted:R how:R
bg,141/II/7,mountain,56,,6,0,,D unit:R disrupted:R how:R
bg,141/II/8,mountain,56,,5,0,,D unit:R disrupted:R how:R
bg,141/III/9,mountain,61,,6,0,,D unit:R disrupted:R how:R
bg,141/III/10,mountain,61,,6,0,,D unit:R disrupted:R how:R
bg,141/III/11,mountain,61,,6,0,,D unit:R disrupted:R how:R
bg,141/III/12,mountain,61,,5,0,,D unit:R disrupted:R how:R
bg,95-Arty/1,mountain,32,,4,0,,D unit:R disrupted:R how:R
bg,95-Arty/2,mountain,32,,4,0,,D unit:R disrupted:R how:R
bg,95-Arty/3,mountain,32,,4,0,,D unit:R disrupted:R how:R
bg,95-Arty/4,mountain,32,,4,0,,D unit:R disrupted:R how:R
bg,95-Arty/5,mountain,42,,4,0,,D unit:R disrupted:R how:R
bg,95-Arty/6,mountain,42,,4,0,,D unit:R disrupted:R how:R
bg,95-Arty/7,mountain,42,,4,0,,D unit:R disrupted:R how:R
bg,95-Arty/8,mountain,42,,4,0,,D unit:R disrupted:R how:R
bg,PzJ-95/1,mountain,33,,5,0,,D unit:R disrupted:R how:R
bg,PzJ-95/2,mountain,33,,5,0,,D unit:R disrupted:R how:R
bg,PzJ-95/3,mountain,33,,5,0,,D unit:R disrupted:R how:R
bg,PzJ-95/4,mountain,33,,5,0,,D unit:R disrupted:R how:R
bg,PzJ-95/5,mountain,33,,5,0,,D unit:R disrupted:R how:R
bg,HQ/PzJ-95,mountain,33,,5,0,,D unit:R disrupted:R how:R
bg,95-Pion/1,mountain,25,,6,0,,D unit:R disrupted:R how:R
bg,95-Pion/2,mountain,25,,6,0,,D unit:R disrupted:R how:R
bg,95-Pion/3,mountain,25,,6,0,,D unit:R disrupted:R how:R
bg,95-Pion/4,mountain,25,,6,0,,D unit:R disrupted:R how:R
bg,Auf-95/1,mountain,54,,5,0,,D unit:R disrupted:R how:R
bg,Auf-95/2,mountain,54,,5,0,,D unit:R disrupted:R how:R
bg,Auf-95/3,mountain,54,,5,0,,D unit:R disrupted:R how:R
bg,Auf-95/4,mountain,54,,5,0,,D unit:R disrupted:R how:R
bg,55-Kraf/1,kastelli,49,,5,0,,D unit:R disrupted:R how:R
bg,55-Kraf/2,kastelli,49,,5,0,,D unit:R disrupted:R how:R
bg,55-Kraf/3,kastelli,49,,5,0,,D unit:R disrupted:R how:R
bg,55-Kraf/4,kastelli,49,,5,0,,D unit:R disrupted:R how:R
bg,Ringel,leader-air,27,,,0,,D unit:R disrupted:R how:R
bg,Utz,leader-air,13,,,0,,D unit:R disrupted:R how:R
`,
  'stacking.csv': `id,subject,counts,rule,case,source
unit,combat and support units,full current Strength,every hex has the limit of its ground,10.12,R
leader,leaders,nothing,no limit,10.13,R
marker,markers,nothing,no limit,10.14,R
static-inland,static artillery without partial sea,nothing,its Disruption spreads to nobody,20.61,R
static-coast,static artillery in partial sea,full current Strength,its Disruption spreads to nobody,20.61,R
overstack,a stack beyond the limit,,"all Disrupted, those who came are displaced one hex",10.32,R
landing,parachutists who land together,,may stay overstacked until the first unit leaves; fire capability +6,16.53,R
airfield,mountain units that land,,"excess retreats one hex, the airfield stack is not Disrupted",16.77,R
`,
  'supply-markers.csv': `scenario,turn,seat,with,name,count,source
29,1,german,drop,AR/1,1,R
29,1,german,drop,AR/2,1,R
29,1,german,drop,AR/3,1,R
29,1,german,drop,AR/4,1,R
29,1,german,drop,Eng,1,R
29,1,german,drop,MD,1,R
29,1,german,drop,AD/1,1,R
29,1,german,drop,AD/2,1,R
29,1,german,drop,GD,1,R
29,1,german,drop,7R/1,1,R
29,1,german,drop,7R/II,1,R
29,1,german,drop,7R/III,1,R
29,1,german,drop,III/1,1,R
29,1,german,drop,III/2,1,R
29,1,german,drop,III/3,1,R
bg,1,german,drop,AR/1,1,R
bg,1,german,drop,AR/2,1,R
bg,1,german,drop,AR/3,1,R
bg,1,german,drop,AR/4,1,R
bg,1,german,drop,Eng,1,R
bg,1,german,drop,MD,1,R
bg,1,german,drop,AD/1,1,R
bg,1,german,drop,AD/2,1,R
bg,1,german,drop,GD,1,R
bg,1,german,drop,7R/1,1,R
bg,1,german,drop,7R/II,1,R
bg,1,german,drop,7R/III,1,R
bg,1,german,drop,III/1,1,R
bg,1,german,drop,III/2,1,R
bg,1,german,drop,III/3,1,R
30,,german,paratroop,,7,R
30,,commonwealth,any,,5,R
31,,german,paratroop,,5,R
31,,commonwealth,any,,4,R
32,,german,any,,5,R
32,,commonwealth,any,,3,R
`,
  'supply.csv': `echelon,path,length,source_of,case,source
army,routes,,south or east map edge,19.21,R
division,routes,,"CHCHQ as a brigade while it lives, then a map edge; German: the airfield",19.21,R
replacement-division,move,9,as the division it replaces,12.63,R
brigade,move,12,superior headquarters or the source,19.22,R
battalion,move,8,any superior headquarters or the source,19.23,R
unit,hexes,8,its headquarters,19.31,R
irregular,hexes,8,a village without Germans,22.13,D
`,
  'terrain.csv': `id,label,kind,number,stack,dispersed,dispersed_vehicle,concentrated,concentrated_vehicle,travel,dispersed_mountain,concentrated_mountain,observe,blocked_by,fire_row,gun_row,assault_morale,zone,loc,airstrikes_doubled,landing_disrupted,crash,supply_path,weather_7,weather_11,assault_columns,source
clear,Clear,ground,,24,8,8,4,2,1,,,5,1 2 3 4 5 6 7,open,open,0,1,,0,0,1,free,0,0,open,R assault_columns:D
mixed,Mixed,ground,,24,16,16,8,8,4,,,6,1 2 3 4 5 6 7,open,open,0,1,,0,0,1,route,0,0,open,R assault_columns:D
woods,Woods,ground,1,24,24,32,16,24,16,,,3,1 2 3 4 5 6 7,open,open,0,1,,0,0,0,route,0,1,close,D stack:R dispersed:R fire_row:R gun_row:R zone:R loc:R airstrikes_doubled:R landing_disrupted:R crash:R assault_morale:R
broken,Broken,ground,2,18,24,32,24,32,P,,,4,1 2 3 4 5 6 7,cover,cover,0,1,,0,0,0,route,0,1,close,D fire_row:R gun_row:R zone:R loc:R airstrikes_doubled:R landing_disrupted:R crash:R assault_morale:R
village,Village,ground,3,18,16,16,8,4,2,,,4,1 2 3 4 5 6 7,cover,cover,1,1,three,0,0,0,free,1,2,close,D fire_row:R gun_row:R zone:R loc:R airstrikes_doubled:R landing_disrupted:R crash:R assault_morale:R
forest,Forest,ground,4,18,32,P,32,P,P,,,2,1 2 3 4 5 6 7,cover,cover,1,0,two three,1,1,0,route,0,1,close,D number:R fire_row:R gun_row:R zone:R loc:R airstrikes_doubled:R landing_disrupted:R crash:R assault_morale:R
rough,Rough,ground,5,12,32,P,P,P,P,16,24,6,5 7,hard-cover,cover,1,1,three,1,1,0,route,0,1,close,D fire_row:R gun_row:R zone:R loc:R airstrikes_doubled:R landing_disrupted:R crash:R assault_morale:R
city,City,ground,6,24,16,16,8,8,4,,,3,4 6 7,hard-cover,cover,1,0,two three,1,1,0,free,1,2,close,D number:R blocked_by:R fire_row:R gun_row:R zone:R loc:R airstrikes_doubled:R landing_disrupted:R crash:R
airfield,Airfield,ground,,24,8,8,4,2,1,,,5,1 2 3 4 5 6 7,open,open,0,1,,0,0,0,route,1,2,open,D stack:R fire_row:R gun_row:R zone:R loc:R airstrikes_doubled:R landing_disrupted:R crash:R assault_morale:R
mountain,Mountain hexside,hexside,7,,32,P,P,P,P,16,24,0,,,,2,0,,,,,,,,,D number:R observe:R
river,River hexside,hexside,,,24,P,P,P,P,,,,,,,,,,,,,,,,,D
stream,Stream hexside,hexside,,,8,16,8,16,P,,,,,,,,,,,,,,,,,D
bridge,Road or trail bridge,mark,,,,,,,,,,,,,,,,,,,,,,,,R
road,Road,route,,,,,4,2,1,,,,,,,,,,,,,,,,,D dispersed:R
trail,Trail,route,,,,,8,4,2,,,,,,,,,,,,,,,,,D dispersed:R
partial-sea,Partial sea,mark,,,,,,,,,,,,,,,,,,,,,,,,D
all-sea,All sea,ground,,0,P,P,P,P,P,,,,,,,,,,,,,,,,,D
blocked,Blocked hexside,hexside,,,P,P,P,P,P,,,,,,,,,,,,,,,,,D
entrenchment,Entrenchment,mark,,,,,,,,,,,,,,,,,,,,,,,,D
destroyed-bridge,Destroyed bridge,mark,,,,,,,,,,,,,,,,,,,,,,,,D
repaired-bridge,Repaired bridge,mark,,,,,,,,,,,,,,,,,,,,,,,,D
`,
  'turns.csv': `turn,date,time,night,command,airstrikes,commonwealth_airstrikes,consult,supply,weather,check,irregulars,reckoning,codes,source
1,20 May 1941,0801-1000,0,5,0,0,0,15,fixed,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R command:R supply:R
2,20 May 1941,1001-1200,0,5,8,0,0,0,,1,0,0,B,D turn:R date:R time:R night:R weather:R check:R irregulars:R
3,20 May 1941,1201-1400,0,6,8,0,0,0,noon,0,0,0,BC,D turn:R date:R time:R night:R weather:R check:R irregulars:R
4,20 May 1941,1401-1600,0,6,10,0,1,0,,1,0,0,B,D turn:R date:R time:R night:R weather:R check:R irregulars:R
5,20 May 1941,1601-1800,0,7,10,0,0,0,,0,0,0,BC,D turn:R date:R time:R night:R weather:R check:R irregulars:R
6,20 May 1941,1801-2000,0,7,10,0,0,0,,1,0,0,AC,D turn:R date:R time:R night:R weather:R check:R irregulars:R
7,20 May 1941,2001-2200,0,6,10,0,0,0,,0,0,0,B,D turn:R date:R time:R night:R weather:R check:R irregulars:R
8,20 May 1941,2201-0200,1,4,0,0,0,0,,1,0,1,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
9,21 May 1941,0201-0600,1,5,0,0,0,0,morning,0,5,0,P,D turn:R date:R time:R night:R weather:R check:R irregulars:R
10,21 May 1941,0601-0800,0,7,12,0,1,4,,1,3,0,A,D turn:R date:R time:R night:R weather:R check:R irregulars:R
11,21 May 1941,0801-1000,0,8,12,0,0,0,,0,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
12,21 May 1941,1001-1200,0,8,12,0,0,0,,1,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
13,21 May 1941,1201-1400,0,9,12,0,0,0,noon,0,3,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
14,21 May 1941,1401-1600,0,9,12,0,1,2,,1,3,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
15,21 May 1941,1601-1800,0,9,12,0,0,0,,0,3,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
16,21 May 1941,1801-2000,0,9,12,0,0,0,,1,3,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
17,21 May 1941,2001-2200,0,8,12,0,0,0,,0,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
18,21 May 1941,2201-0200,1,5,0,0,0,0,,1,5,1,A,D turn:R date:R time:R night:R weather:R check:R irregulars:R
19,22 May 1941,0201-0600,1,6,0,0,0,0,morning,0,5,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
20,22 May 1941,0601-0800,0,8,8,0,1,2,,1,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
21,22 May 1941,0801-1000,0,9,8,0,0,0,,0,3,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
22,22 May 1941,1001-1200,0,10,8,0,0,0,,1,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
23,22 May 1941,1201-1400,0,10,8,0,0,0,noon,0,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
24,22 May 1941,1401-1600,0,10,6,0,1,2,,1,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
25,22 May 1941,1601-1800,0,10,6,0,0,0,,0,3,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
26,22 May 1941,1801-2000,0,10,6,0,0,0,,1,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
27,22 May 1941,2001-2200,0,9,6,0,0,0,,0,3,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
28,22 May 1941,2201-0200,1,6,0,0,0,0,,1,5,1,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
29,23 May 1941,0201-0600,1,6,0,0,0,0,morning,0,5,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
30,23 May 1941,0601-0800,0,9,10,0,1,2,,1,3,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
31,23 May 1941,0801-1000,0,10,10,0,0,0,,0,3,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
32,23 May 1941,1001-1200,0,10,10,0,0,0,,1,3,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
33,23 May 1941,1201-1400,0,11,10,0,0,0,noon,0,3,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
34,23 May 1941,1401-1600,0,11,12,1,1,2,,1,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
35,23 May 1941,1601-1800,0,11,12,1,0,0,,0,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
36,23 May 1941,1801-2000,0,11,12,1,0,0,,1,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
37,23 May 1941,2001-2200,0,10,12,1,0,0,,0,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
38,23 May 1941,2201-0200,1,6,0,0,0,0,,1,5,1,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
39,24 May 1941,0201-0600,1,7,0,0,0,0,morning,0,5,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
40,24 May 1941,0601-0800,0,10,14,0,1,1,,1,3,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
41,24 May 1941,0801-1000,0,11,14,0,0,0,,0,3,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
42,24 May 1941,1001-1200,0,11,14,0,0,0,,1,3,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
43,24 May 1941,1201-1400,0,12,14,0,0,0,noon,0,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
44,24 May 1941,1401-1600,0,12,14,1,1,1,,1,3,0,B,D turn:R date:R time:R night:R weather:R check:R irregulars:R
45,24 May 1941,1601-1800,0,12,14,1,0,0,,0,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
46,24 May 1941,1801-2000,0,12,14,1,0,0,,1,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
47,24 May 1941,2001-2200,0,11,14,1,0,0,,0,3,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
48,24 May 1941,2201-0200,1,7,0,0,0,0,,1,5,1,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
49,25 May 1941,0201-0600,1,7,0,0,0,0,morning,0,0,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
50,25 May 1941,0601-0800,0,11,16,2,1,1,,1,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
51,25 May 1941,0801-1000,0,12,16,2,0,0,,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
52,25 May 1941,1001-1200,0,12,16,2,0,0,,1,0,0,P,D turn:R date:R time:R night:R weather:R check:R irregulars:R
53,25 May 1941,1201-1400,0,12,16,2,0,0,noon,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
54,25 May 1941,1401-1600,0,12,18,1,1,1,,1,0,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
55,25 May 1941,1601-1800,0,12,18,1,0,0,,0,0,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
56,25 May 1941,1801-2000,0,12,18,1,0,0,,1,0,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
57,25 May 1941,2001-2200,0,11,18,1,0,0,,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
58,25 May 1941,2201-0200,1,7,0,0,0,0,,1,0,1,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
59,26 May 1941,0201-0600,1,7,0,0,0,0,morning,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
60,26 May 1941,0601-0800,0,11,16,2,1,1,,1,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
61,26 May 1941,0801-1000,0,12,16,2,0,0,,0,0,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
62,26 May 1941,1001-1200,0,12,16,2,0,0,,1,0,0,M,D turn:R date:R time:R night:R weather:R check:R irregulars:R
63,26 May 1941,1201-1400,0,12,16,2,0,0,noon,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
64,26 May 1941,1401-1600,0,12,16,1,1,1,,1,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
65,26 May 1941,1601-1800,0,12,16,1,0,0,,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
66,26 May 1941,1801-2000,0,12,16,1,0,0,,1,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
67,26 May 1941,2001-2200,0,11,16,1,0,0,,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
68,26 May 1941,2201-0200,1,7,0,0,0,0,,1,0,1,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
69,27 May 1941,0201-0600,1,8,0,0,0,0,morning,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
70,27 May 1941,0601-0800,0,12,14,1,1,1,,1,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
71,27 May 1941,0801-1000,0,13,14,1,0,0,,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
72,27 May 1941,1001-1200,0,13,14,1,0,0,,1,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
73,27 May 1941,1201-1400,0,13,14,1,0,0,noon,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
74,27 May 1941,1401-1600,0,13,12,0,1,1,,1,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
75,27 May 1941,1601-1800,0,13,12,0,0,0,,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
76,27 May 1941,1801-2000,0,13,12,0,0,0,,1,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
77,27 May 1941,2001-2200,0,12,12,0,0,0,,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
78,27 May 1941,2201-0200,1,8,0,0,0,0,,1,0,1,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
79,28 May 1941,0201-0600,1,8,0,0,0,0,morning,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
80,28 May 1941,0601-0800,0,13,8,0,1,0,,1,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
81,28 May 1941,0801-1000,0,14,8,0,0,0,,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
82,28 May 1941,1001-1200,0,14,8,0,0,0,,1,0,0,AB,D turn:R date:R time:R night:R weather:R check:R irregulars:R
83,28 May 1941,1201-1400,0,14,8,0,0,0,noon,0,0,0,A,D turn:R date:R time:R night:R weather:R check:R irregulars:R
84,28 May 1941,1401-1600,0,14,6,0,1,0,,1,0,0,A,D turn:R date:R time:R night:R weather:R check:R irregulars:R
85,28 May 1941,1601-1800,0,14,6,0,0,0,,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
86,28 May 1941,1801-2000,0,14,6,0,0,0,,1,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
87,28 May 1941,2001-2200,0,12,6,0,0,0,,0,0,0,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
88,28 May 1941,2201-0200,1,8,0,0,0,0,,1,0,1,,D turn:R date:R time:R night:R weather:R check:R irregulars:R
`,
  'types.csv': `type,move,infantry_type,artillery_type,fire,matrix,fires_from,targets,opportunity,double_range,own_eyes,assault,assault_top,armored,entrenches,ferried,case,source
infantry,foot,1,0,direct,direct,top-two,top-two,yes,0,1,full,1,0,1,1,15.3,R
machine-gun,foot,1,0,direct,direct,top-two,top-two,yes,0,1,full,1,0,1,1,9.32,R
engineer,foot,1,0,direct,direct,top-two,top-two,yes,0,1,full,1,0,1,1,20.4,R
pioneer,foot,1,0,direct,direct,top-two,top-two,yes,0,1,full,1,0,1,1,20.8,R
headquarters,foot,1,0,direct,direct,top-two,top-two,yes,0,1,full,1,0,1,1,4.4,R
reconnaissance,vehicle,1,0,direct,direct,top-two,top-two,yes,0,1,full,1,0,1,1,9.32,R
cavalry-machine-gun,vehicle,1,0,direct,direct,top-two,top-two,yes,0,1,full,1,0,1,1,9.32,R
heavy-weapons,foot,0,0,indirect,indirect,any,top-two,top-two,0,0,full,0,0,1,1,20.1,R
artillery,gun,0,1,indirect,indirect,any,any,assaulted,1,0,cipher,0,0,1,0,6.5,R
anti-tank,gun,0,1,direct,direct,any,top-two,top-two,1,1,cipher,0,0,1,0,20.2,R
flak,gun,0,1,direct,direct,any,top-two,top-two,1,1,cipher,0,0,1,0,20.5,R
static-artillery,static,0,1,indirect,indirect,any,any,assaulted,1,0,none,0,0,1,0,20.6,R
armor,vehicle,0,0,direct,direct,top-two,top-two,yes,0,1,full,1,1,0,0,15.4,R
support-group,foot,1,0,none,,none,none,none,0,1,defends-9,0,0,1,1,20.9,R entrenches:D ferried:D
leader,leader,0,0,none,,none,none,none,0,0,none,0,0,0,1,21.0,R
`,
  'units.csv': `id,side,nation,type,name,full_name,superior,echelon,headquarters,independent,activation,division,regiment,modes,strength,concentrated,dispersed,opportunity_only,morale,range,static,engineer,source,note
2-NZ-Div,commonwealth,new-zealand,headquarters,2 NZ Div,2nd New Zealand Division Headquarters,CHCHQ,division,1,0,2-NZ-Div,2-NZ-Div,,concentrated travel,6,2,,1,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
4-Bde,commonwealth,new-zealand,headquarters,4 Bde,4th New Zealand Brigade Headquarters,2-NZ-Div,brigade,1,0,4-Bde,2-NZ-Div,,concentrated travel,5,2,,1,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
5-Bde,commonwealth,new-zealand,headquarters,5 Bde,5th New Zealand Brigade Headquarters,2-NZ-Div,brigade,1,0,5-Bde,2-NZ-Div,,concentrated travel,5,2,,1,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
10-Bde,commonwealth,new-zealand,headquarters,10 Bde,10th Brigade Headquarters,2-NZ-Div,brigade,1,0,10-Bde,2-NZ-Div,,concentrated travel,3,2,,1,4,1,0,0,D id:R side:R nation:R name:R full_name:H,errata: counter should carry a brigade symbol
A/18,commonwealth,new-zealand,infantry,A/18,"A Company, 18th Battalion",18/4-Bde,,0,0,18/4-Bde,2-NZ-Div,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/18,commonwealth,new-zealand,infantry,B/18,"B Company, 18th Battalion",18/4-Bde,,0,0,18/4-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
C/18,commonwealth,new-zealand,infantry,C/18,"C Company, 18th Battalion",18/4-Bde,,0,0,18/4-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
D/18,commonwealth,new-zealand,infantry,D/18,"D Company, 18th Battalion",18/4-Bde,,0,0,18/4-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
H/18,commonwealth,new-zealand,heavy-weapons,H/18,"Heavy Weapons Company, 18th Battalion",18/4-Bde,,0,0,18/4-Bde,2-NZ-Div,,concentrated dispersed,5,5,4,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
18/4-Bde,commonwealth,new-zealand,headquarters,18/4 Bde,Headquarters of the 18th Battalion,4-Bde,battalion,1,0,18/4-Bde,2-NZ-Div,,concentrated dispersed,5,3,2,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
A/19,commonwealth,new-zealand,infantry,A/19,"A Company, 19th Battalion",19/4-Bde,,0,0,19/4-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/19,commonwealth,new-zealand,infantry,B/19,"B Company, 19th Battalion",19/4-Bde,,0,0,19/4-Bde,2-NZ-Div,,concentrated dispersed,4,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
C/19,commonwealth,new-zealand,infantry,C/19,"C Company, 19th Battalion",19/4-Bde,,0,0,19/4-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
D/19,commonwealth,new-zealand,infantry,D/19,"D Company, 19th Battalion",19/4-Bde,,0,0,19/4-Bde,2-NZ-Div,,concentrated dispersed,4,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
H/19,commonwealth,new-zealand,heavy-weapons,H/19,"Heavy Weapons Company, 19th Battalion",19/4-Bde,,0,0,19/4-Bde,2-NZ-Div,,concentrated dispersed,5,5,4,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
19/4-Bde,commonwealth,new-zealand,headquarters,19/4 Bde,Headquarters of the 19th Battalion,4-Bde,battalion,1,0,19/4-Bde,2-NZ-Div,,concentrated dispersed,5,3,2,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
A/20,commonwealth,new-zealand,infantry,A/20,"A Company, 20th Battalion",20/4-Bde,,0,0,20/4-Bde,2-NZ-Div,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/20,commonwealth,new-zealand,infantry,B/20,"B Company, 20th Battalion",20/4-Bde,,0,0,20/4-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
C/20,commonwealth,new-zealand,infantry,C/20,"C Company, 20th Battalion",20/4-Bde,,0,0,20/4-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
D/20,commonwealth,new-zealand,infantry,D/20,"D Company, 20th Battalion",20/4-Bde,,0,0,20/4-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
H/20,commonwealth,new-zealand,heavy-weapons,H/20,"Heavy Weapons Company, 20th Battalion",20/4-Bde,,0,0,20/4-Bde,2-NZ-Div,,concentrated dispersed,4,5,4,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
20/4-Bde,commonwealth,new-zealand,headquarters,20/4 Bde,Headquarters of the 20th Battalion,4-Bde,battalion,1,0,20/4-Bde,2-NZ-Div,,concentrated dispersed,5,3,2,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
A/21,commonwealth,new-zealand,infantry,A/21,"A Company, 21st Battalion",21/5-Bde,,0,0,21/5-Bde,2-NZ-Div,,concentrated dispersed,4,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/21,commonwealth,new-zealand,infantry,B/21,"B Company, 21st Battalion",21/5-Bde,,0,0,21/5-Bde,2-NZ-Div,,concentrated dispersed,4,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
C/21,commonwealth,new-zealand,infantry,C/21,"C Company, 21st Battalion",21/5-Bde,,0,0,21/5-Bde,2-NZ-Div,,concentrated dispersed,3,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
D/21,commonwealth,new-zealand,infantry,D/21,"D Company, 21st Battalion",21/5-Bde,,0,0,21/5-Bde,2-NZ-Div,,concentrated dispersed,3,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
H/21,commonwealth,new-zealand,heavy-weapons,H/21,"Heavy Weapons Company, 21st Battalion",21/5-Bde,,0,0,21/5-Bde,2-NZ-Div,,concentrated dispersed,3,5,4,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
21/5-Bde,commonwealth,new-zealand,headquarters,21/5 Bde,Headquarters of the 21st Battalion,5-Bde,battalion,1,0,21/5-Bde,2-NZ-Div,,concentrated dispersed,3,3,2,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
A/22,commonwealth,new-zealand,infantry,A/22,"A Company, 22nd Battalion",22/5-Bde,,0,0,22/5-Bde,2-NZ-Div,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/22,commonwealth,new-zealand,infantry,B/22,"B Company, 22nd Battalion",22/5-Bde,,0,0,22/5-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
C/22,commonwealth,new-zealand,infantry,C/22,"C Company, 22nd Battalion",22/5-Bde,,0,0,22/5-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
D/22,commonwealth,new-zealand,infantry,D/22,"D Company, 22nd Battalion",22/5-Bde,,0,0,22/5-Bde,2-NZ-Div,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
H/22,commonwealth,new-zealand,heavy-weapons,H/22,"Heavy Weapons Company, 22nd Battalion",22/5-Bde,,0,0,22/5-Bde,2-NZ-Div,,concentrated dispersed,5,5,4,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
22/5-Bde,commonwealth,new-zealand,headquarters,22/5 Bde,Headquarters of the 22nd Battalion,5-Bde,battalion,1,0,22/5-Bde,2-NZ-Div,,concentrated dispersed,5,3,2,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
A/23,commonwealth,new-zealand,infantry,A/23,"A Company, 23rd Battalion",23/5-Bde,,0,0,23/5-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/23,commonwealth,new-zealand,infantry,B/23,"B Company, 23rd Battalion",23/5-Bde,,0,0,23/5-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
C/23,commonwealth,new-zealand,infantry,C/23,"C Company, 23rd Battalion",23/5-Bde,,0,0,23/5-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
D/23,commonwealth,new-zealand,infantry,D/23,"D Company, 23rd Battalion",23/5-Bde,,0,0,23/5-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
MG/23,commonwealth,new-zealand,machine-gun,MG/23,"Machine Gun Company, 23rd Battalion",23/5-Bde,,0,0,23/5-Bde,2-NZ-Div,,concentrated dispersed,5,5,4,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
23/5-Bde,commonwealth,new-zealand,headquarters,23/5 Bde,Headquarters of the 23rd Battalion,5-Bde,battalion,1,0,23/5-Bde,2-NZ-Div,,concentrated dispersed,5,3,2,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
A/28,commonwealth,new-zealand,infantry,A/28,"A Company, 28th (Maori) Battalion",28/5-Bde,,0,0,28/5-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/28,commonwealth,new-zealand,infantry,B/28,"B Company, 28th (Maori) Battalion",28/5-Bde,,0,0,28/5-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
C/28,commonwealth,new-zealand,infantry,C/28,"C Company, 28th (Maori) Battalion",28/5-Bde,,0,0,28/5-Bde,2-NZ-Div,,concentrated dispersed,5,4,3,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
D/28,commonwealth,new-zealand,infantry,D/28,"D Company, 28th (Maori) Battalion",28/5-Bde,,0,0,28/5-Bde,2-NZ-Div,,concentrated dispersed,6,4,3,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
H/28,commonwealth,new-zealand,heavy-weapons,H/28,"Heavy Weapons Company, 28th (Maori) Battalion",28/5-Bde,,0,0,28/5-Bde,2-NZ-Div,,concentrated dispersed,5,5,4,0,6,3,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
28/5-Bde,commonwealth,new-zealand,headquarters,28/5 Bde,Headquarters of the 28th (Maori) Battalion,5-Bde,battalion,1,0,28/5-Bde,2-NZ-Div,,concentrated dispersed,5,3,2,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
27-Bty/5.1,commonwealth,new-zealand,artillery,27 Bty/5,"27th Field Battery, 5th Field Regiment, half-battery 1 (attached 5th Brigade)",5-Bde,,0,0,5-Bde,2-NZ-Div,,dispersed travel,5,,5,0,4,12,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
27-Bty/5.2,commonwealth,new-zealand,artillery,27 Bty/5,"27th Field Battery, 5th Field Regiment, half-battery 2 (attached 5th Brigade)",5-Bde,,0,0,5-Bde,2-NZ-Div,,dispersed travel,4,,5,0,4,12,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
28-Bty/10,commonwealth,new-zealand,artillery,28 Bty/10,28th Field Battery troop (attached 10th Brigade),10-Bde,,0,0,10-Bde,2-NZ-Div,,dispersed travel,3,,5,0,4,12,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
7-NZFC/5,commonwealth,new-zealand,engineer,7 NZFC/5,"7th New Zealand Field Company, Engineers",5-Bde,,0,0,5-Bde,2-NZ-Div,,concentrated dispersed,6,4,3,0,5,1,0,1,D id:R side:R nation:R name:R full_name:H superior:R,
19-ATC/5,commonwealth,new-zealand,engineer,19 ATC/5,"19th Army Troops Company, New Zealand Engineers",5-Bde,,0,0,5-Bde,2-NZ-Div,,concentrated dispersed,5,3,2,0,4,1,0,1,D id:R side:R nation:R name:R full_name:H superior:R,
27-NZMG.1,commonwealth,new-zealand,machine-gun,27 NZMG,"platoon 1, 27th New Zealand Machine Gun Battalion",2-NZ-Div,,0,0,2-NZ-Div,2-NZ-Div,,concentrated dispersed,3,4,3,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H,
27-NZMG.2,commonwealth,new-zealand,machine-gun,27 NZMG,"platoon 2, 27th New Zealand Machine Gun Battalion",2-NZ-Div,,0,0,2-NZ-Div,2-NZ-Div,,concentrated dispersed,3,4,3,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H,
27-NZMG.3,commonwealth,new-zealand,machine-gun,27 NZMG,"platoon 3, 27th New Zealand Machine Gun Battalion",2-NZ-Div,,0,0,2-NZ-Div,2-NZ-Div,,concentrated dispersed,3,4,3,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H,
NZDC,commonwealth,new-zealand,reconnaissance,NZDC,New Zealand Divisional Cavalry (dismounted),2-NZ-Div,,0,0,2-NZ-Div,2-NZ-Div,,concentrated dispersed travel,7,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
1-ESC/NZ-Dv,commonwealth,new-zealand,infantry,1 ESC/NZ Dv,1st Echelon New Zealand Supply Column,2-NZ-Div,,0,0,2-NZ-Div,2-NZ-Div,,concentrated dispersed,6,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
5-FPC/10,commonwealth,new-zealand,engineer,5 FPC/10,"5th Field Park Company, 10th Brigade",10-Bde,,0,0,10-Bde,2-NZ-Div,,concentrated dispersed,6,2,1,0,3,1,0,1,D id:R side:R nation:R name:R full_name:H superior:R,
1C/10-Bde,commonwealth,new-zealand,headquarters,1C/10 Bde,New Zealand Composite Battalion Headquarters,10-Bde,battalion,1,0,1C/10-Bde,2-NZ-Div,,concentrated dispersed,6,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
4FR/1C,commonwealth,new-zealand,infantry,4FR/1C,4th Field Regiment gunners (infantry of the Composite Battalion),1C/10-Bde,,0,0,1C/10-Bde,2-NZ-Div,,concentrated dispersed,6,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
5FR/1C,commonwealth,new-zealand,infantry,5FR/1C,5th Field Regiment gunners (infantry of the Composite Battalion),1C/10-Bde,,0,0,1C/10-Bde,2-NZ-Div,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
NZDS/1C,commonwealth,new-zealand,infantry,NZDS/1C,New Zealand Divisional Supply Company (infantry of the Composite Battalion),1C/10-Bde,,0,0,1C/10-Bde,2-NZ-Div,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
NZDP/1C,commonwealth,new-zealand,infantry,NZDP/1C,New Zealand Divisional Petrol Company (infantry of the Composite Battalion),1C/10-Bde,,0,0,1C/10-Bde,2-NZ-Div,,concentrated dispersed,6,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
NZRMT/1C,commonwealth,new-zealand,infantry,NZRMT/1C,New Zealand Reserve Mechanical Transport Company (infantry of the Composite Battalion),1C/10-Bde,,0,0,1C/10-Bde,2-NZ-Div,,concentrated dispersed,6,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
Puttick,commonwealth,new-zealand,leader,Puttick,Brigadier Puttick,2-NZ-Div,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
Inglis,commonwealth,new-zealand,leader,Inglis,Brigadier Inglis,4-Bde,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
Hargest,commonwealth,new-zealand,leader,Hargest,Brigadier Hargest,5-Bde,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
Kippenberger,commonwealth,new-zealand,leader,Kippenberger,Colonel Kippenberger,10-Bde,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
Gentry,commonwealth,new-zealand,leader,Gentry,Lieutenant-Colonel Gentry,2-NZ-Div,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,errata: brigade designation
CHCHQ,commonwealth,british,headquarters,CHCHQ,Commonwealth High Command Headquarters (Creforce),,army,1,0,CHCHQ,CHCHQ,,concentrated travel,5,3,,1,4,1,0,0,D id:R side:R nation:R name:R full_name:H,
HQ/MNBDO,commonwealth,british,headquarters,HQ/MNBDO,"Headquarters, Mobile Naval Base Defence Organisation",CHCHQ,division,1,0,HQ/MNBDO,HQ/MNBDO,,concentrated travel,5,2,,1,4,1,0,0,D id:R side:R nation:R name:R full_name:H,
SBHQ,commonwealth,british,headquarters,SBHQ,Suda Bay Headquarters,HQ/MNBDO,brigade,1,0,SBHQ,HQ/MNBDO,,concentrated travel,4,2,,1,4,1,0,0,D id:R side:R nation:R name:R full_name:H,
A/1W,commonwealth,british,infantry,A/1W,"A Company, 1st Welch (force reserve)",1W/SBHQ,,0,0,1W/SBHQ,HQ/MNBDO,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/1W,commonwealth,british,infantry,B/1W,"B Company, 1st Welch (force reserve)",1W/SBHQ,,0,0,1W/SBHQ,HQ/MNBDO,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
C/1W,commonwealth,british,infantry,C/1W,"C Company, 1st Welch (force reserve)",1W/SBHQ,,0,0,1W/SBHQ,HQ/MNBDO,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
D/1W,commonwealth,british,infantry,D/1W,"D Company, 1st Welch (force reserve)",1W/SBHQ,,0,0,1W/SBHQ,HQ/MNBDO,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
H/1W,commonwealth,british,heavy-weapons,H/1W,"Heavy Weapons Company, 1st Welch",1W/SBHQ,,0,0,1W/SBHQ,HQ/MNBDO,,concentrated dispersed,5,5,4,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
1W/SBHQ,commonwealth,british,headquarters,1W/SBHQ,"Headquarters Company, 1st Welch",SBHQ,battalion,1,0,1W/SBHQ,HQ/MNBDO,,concentrated dispersed,5,3,2,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
A/1R,commonwealth,british,infantry,A/1R,"A Company, 1st Rangers (KRRC)",1R/SBHQ,,0,0,1R/SBHQ,HQ/MNBDO,,concentrated dispersed,4,3,2,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/1R,commonwealth,british,infantry,B/1R,"B Company, 1st Rangers (KRRC)",1R/SBHQ,,0,0,1R/SBHQ,HQ/MNBDO,,concentrated dispersed,4,3,2,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
C/1R,commonwealth,british,infantry,C/1R,"C Company, 1st Rangers (KRRC)",1R/SBHQ,,0,0,1R/SBHQ,HQ/MNBDO,,concentrated dispersed,4,3,2,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
1R/SBHQ,commonwealth,british,headquarters,1R/SBHQ,"Headquarters Company, 1st Rangers",SBHQ,battalion,1,0,1R/SBHQ,HQ/MNBDO,,concentrated dispersed,4,3,2,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H strength:R superior:R,errata: Strength 4
A/NH,commonwealth,british,infantry,A/NH,"A Squadron, Northumberland Hussars",SBHQ,,0,0,SBHQ,HQ/MNBDO,,concentrated dispersed,5,3,2,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H strength:R,errata: A/NH Strength 5 on both faces
B/NH,commonwealth,british,infantry,B/NH,"B Squadron, Northumberland Hussars",SBHQ,,0,0,SBHQ,HQ/MNBDO,,concentrated dispersed,5,3,2,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H,
A/106RHA,commonwealth,british,infantry,A/106RHA,"A Company, 106th Royal Horse Artillery (as infantry)",106-RHA,,0,0,106-RHA,HQ/MNBDO,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H,
B/106RHA,commonwealth,british,infantry,B/106RHA,"B Company, 106th Royal Horse Artillery (as infantry)",106-RHA,,0,0,106-RHA,HQ/MNBDO,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H,
C/106RHA,commonwealth,british,infantry,C/106RHA,"C Company, 106th Royal Horse Artillery (as infantry)",106-RHA,,0,0,106-RHA,HQ/MNBDO,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H,
Bty/106RHA,commonwealth,british,artillery,Bty/106RHA,"Battery, 106th Royal Horse Artillery",106-RHA,,0,0,106-RHA,HQ/MNBDO,,dispersed travel,2,,5,0,3,10,0,0,D id:R side:R nation:R name:R full_name:H,
106-RHA,commonwealth,british,headquarters,106 RHA,"Headquarters, 106th Royal Horse Artillery",SBHQ,battalion,1,0,106-RHA,HQ/MNBDO,,concentrated travel,3,2,,1,3,1,0,0,D id:R side:R nation:R name:R full_name:H,
A/RP,commonwealth,british,infantry,A/RP,"A Company, Royal Perivolians",RP/MNBDO,,0,0,RP/MNBDO,HQ/MNBDO,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/RP,commonwealth,british,infantry,B/RP,"B Company, Royal Perivolians",RP/MNBDO,,0,0,RP/MNBDO,HQ/MNBDO,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
C/RP,commonwealth,british,infantry,C/RP,"C Company, Royal Perivolians",RP/MNBDO,,0,0,RP/MNBDO,HQ/MNBDO,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
D/RP,commonwealth,british,infantry,D/RP,"D Company, Royal Perivolians",RP/MNBDO,,0,0,RP/MNBDO,HQ/MNBDO,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
H/RP,commonwealth,british,heavy-weapons,H/RP,"Heavy Weapons Company, Royal Perivolians",RP/MNBDO,,0,0,RP/MNBDO,HQ/MNBDO,,concentrated dispersed,4,3,2,0,3,2,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
RP/MNBDO,commonwealth,british,headquarters,RP/MNBDO,"Headquarters, Royal Perivolians",HQ/MNBDO,battalion,1,0,RP/MNBDO,HQ/MNBDO,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
RM.1,commonwealth,british,infantry,RM,Royal Marine company 1,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,concentrated dispersed,4,3,2,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H,
RM.2,commonwealth,british,infantry,RM,Royal Marine company 2,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,concentrated dispersed,4,3,2,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H,
RM.3,commonwealth,british,infantry,RM,Royal Marine company 3,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,concentrated dispersed,4,3,2,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H,
RM.4,commonwealth,british,infantry,RM,Royal Marine company 4,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,concentrated dispersed,4,3,2,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H,
3-Hus.1,commonwealth,british,armor,3 Hus,3rd Hussars light tank troop 1,CHCHQ,,0,1,independent,3-Hus.1,,concentrated dispersed travel,5,3,2,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H,
3-Hus.2,commonwealth,british,armor,3 Hus,3rd Hussars light tank troop 2,CHCHQ,,0,1,independent,3-Hus.2,,concentrated dispersed travel,5,3,2,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H,
7-RTR.1,commonwealth,british,armor,7 RTR,"7th Royal Tank Regiment, infantry tank 1",CHCHQ,,0,1,independent,7-RTR.1,,concentrated dispersed travel,1,6,5,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H,
7-RTR.2,commonwealth,british,armor,7 RTR,"7th Royal Tank Regiment, infantry tank 2",CHCHQ,,0,1,independent,7-RTR.2,,concentrated dispersed travel,1,6,5,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H,
156LAA/RA,commonwealth,british,flak,156LAA/RA,156th Light Anti-Aircraft Battery RA,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,dispersed travel,6,,4,0,3,3,0,0,D id:R side:R nation:R name:R full_name:H range:R,errata: Range 3
C-HAA/RM,commonwealth,british,static-artillery,C HAA/RM,C Heavy Anti-Aircraft Battery RM,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,dispersed,4,,6,0,3,10,1,0,D id:R side:R nation:R name:R full_name:H,R: in the 29.2 list twice and again a 28.3 reinforcement; two counters
C-HAA/RM.2,commonwealth,british,flak,C HAA/RM,"C Heavy Anti-Aircraft Battery RM, mobile section",HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,dispersed travel,2,,5,0,3,8,0,0,D id:R side:R nation:R name:R full_name:H,
A-HAA/RM,commonwealth,british,static-artillery,A HAA/RM,A Heavy Anti-Aircraft Battery RM,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,dispersed,4,,6,0,3,10,1,0,D id:R side:R nation:R name:R full_name:H,
234-HAA,commonwealth,british,static-artillery,234 HAA,234th Heavy Anti-Aircraft Battery RA,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,dispersed,4,,6,0,3,10,1,0,D id:R side:R nation:R name:R full_name:H,
ZCD/RM,commonwealth,british,static-artillery,ZCD/RM,Z Coast Defence Battery RM (Maleme),HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,dispersed,2,,6,0,3,12,1,0,D id:R side:R nation:R name:R full_name:H,
CD.1,commonwealth,british,static-artillery,CD,Coast Defence Battery 1,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,dispersed,2,,7,0,3,15,1,0,D id:R side:R nation:R name:R full_name:H,
CD.2,commonwealth,british,static-artillery,CD,Coast Defence Battery 2,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,dispersed,2,,7,0,3,15,1,0,D id:R side:R nation:R name:R full_name:H,
CD.3,commonwealth,british,static-artillery,CD,Coast Defence Battery 3,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,dispersed,2,,7,0,3,15,1,0,D id:R side:R nation:R name:R full_name:H,
23-LAA/RM,commonwealth,british,machine-gun,23 LAA/RM,"23rd Light Anti-Aircraft Battery RM (machine gun unit, Suda Island)",HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,concentrated dispersed,3,4,3,0,4,2,0,0,D id:R side:R nation:R name:R full_name:H,errata: set up in E2005 and never leaves (16.54); 29.3 lists it as a reinforcement
11-SIL-Rgt,commonwealth,british,infantry,11 SIL Rgt,11st Searchlight Regiment RM (as infantry),HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,concentrated dispersed,5,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H,
S-SIL-Rgt,commonwealth,british,infantry,S SIL Rgt,S Searchlight Regiment RM (as infantry),HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,concentrated dispersed,5,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H,
304-SIL-RA,commonwealth,british,infantry,304 SIL RA,304th Searchlight Battery RA,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H,
42-FC,commonwealth,british,engineer,42 FC,42nd Field Company RE,SBHQ,,0,0,SBHQ,HQ/MNBDO,,concentrated dispersed,5,3,2,0,4,1,0,1,D id:R side:R nation:R name:R full_name:H,
FPC,commonwealth,british,infantry,FPC,Field Punishment Centre,5-Bde,,0,0,5-Bde,2-NZ-Div,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H,
RAF-Det,commonwealth,british,infantry,RAF Det,Royal Air Force detachment (Maleme),CHCHQ,,0,1,independent,RAF-Det,,concentrated dispersed,5,1,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H,
1-LtTpRA,commonwealth,british,artillery,1 LtTpRA,"1st Light Troop, Royal Artillery (3.7-inch howitzers)",4-Bde,,0,0,4-Bde,2-NZ-Div,,dispersed travel,4,,5,0,4,9,0,0,D id:R side:R nation:R name:R full_name:H,
23-1-MTC,commonwealth,british,support-group,23 1 MTC,231 Motor Transport Company,SBHQ,,0,0,SBHQ,HQ/MNBDO,,concentrated,3,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,R: Turn Record Track shows B on Game-Turn 4; example code t4 E6110
101-PC,commonwealth,british,support-group,101 PC,101 Pioneer/Petrol Company,SBHQ,,0,0,SBHQ,HQ/MNBDO,,concentrated,3,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
SSS,commonwealth,british,support-group,SSS,Suda Sector Signals (Army),HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,concentrated,3,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
NOIC-Suda,commonwealth,british,support-group,NOIC Suda,"Naval Officer in Charge, Suda",HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,concentrated,4,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
MNBDO-Sg,commonwealth,british,support-group,MNBDO Sg,MNBDO Signals,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,concentrated,4,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
MNBDO-LG,commonwealth,british,support-group,MNBDO LG,MNBDO Landing Group,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,concentrated,5,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
MNBDO-PG,commonwealth,british,support-group,MNBDO PG,MNBDO Port Group,HQ/MNBDO,,0,0,HQ/MNBDO,HQ/MNBDO,,concentrated,5,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
7-GH,commonwealth,british,support-group,7 GH,7th General Hospital,CHCHQ,,0,1,independent,7-GH,,concentrated,6,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
OOD,commonwealth,british,support-group,OOD,Operational Ordnance Detachment,CHCHQ,,0,1,independent,OOD,,concentrated,4,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
EFI,commonwealth,british,support-group,EFI,Expeditionary Force Institutes,CHCHQ,,0,1,independent,EFI,,concentrated,3,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
37-DID,commonwealth,british,support-group,37 DID,37 Detail Issue Depot,CHCHQ,,0,1,independent,37-DID,,concentrated,3,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
270-FSS,commonwealth,british,support-group,270 FSS,270 Field Security Section,CHCHQ,,0,1,independent,270-FSS,,concentrated,2,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
4-LFA,commonwealth,british,support-group,4 LFA,4th Light Field Ambulance,CHCHQ,,0,1,independent,4-LFA,,concentrated,4,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
Sup-Dep,commonwealth,british,support-group,Sup Dep,Supply Depot,CHCHQ,,0,1,independent,Sup-Dep,,concentrated,4,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
1003-DOP,commonwealth,british,support-group,1003 DOP,1003 Docks Operating Company,CHCHQ,,0,1,independent,1003-DOP,,concentrated,5,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
6-Brind,commonwealth,british,support-group,6 Brind,6th British Indian detail,CHCHQ,,0,1,independent,6-Brind,,concentrated,3,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
1-Fd-Bake,commonwealth,british,support-group,1 Fd Bake,1st Field Bakery,CHCHQ,,0,1,independent,1-Fd-Bake,,concentrated,3,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
RASC,commonwealth,british,support-group,RASC,Royal Army Service Corps details,CHCHQ,,0,1,independent,RASC,,concentrated,5,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
RESD,commonwealth,british,support-group,RESD,Royal Engineers Stores Depot,CHCHQ,,0,1,independent,RESD,,concentrated,3,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
26-Fd-Bake,commonwealth,british,support-group,26 Fd Bake,26th Field Bakery,CHCHQ,,0,1,independent,26-Fd-Bake,,concentrated,3,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
5-IB-Work,commonwealth,british,support-group,5 IB Work,5th Independent Brigade Workshop,CHCHQ,,0,1,independent,5-IB-Work,,concentrated,4,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,
NZE-Steve,commonwealth,new-zealand,support-group,NZE Steve,New Zealand Engineers stevedores,CHCHQ,,0,1,independent,NZE-Steve,,concentrated,3,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,listed under British in 29.2
AASC-Steve,commonwealth,australian,support-group,AASC Steve,Australian Army Service Corps stevedores,CHCHQ,,0,1,independent,AASC-Steve,,concentrated,3,0,,0,2,0,0,0,D id:R side:R nation:R name:R full_name:H,listed under British in 29.2
A/LF,commonwealth,british,infantry,A/LF,"A Battalion group, Layforce",HQ/LF,,0,0,HQ/LF,HQ/LF,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,code printed t144B in 26.13; emended (game ends at 88)
B/LF,commonwealth,british,infantry,B/LF,"B Battalion group, Layforce",HQ/LF,,0,0,HQ/LF,HQ/LF,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,code printed t144B in 26.13; emended (game ends at 88)
C/LF,commonwealth,british,infantry,C/LF,"C Battalion group, Layforce",HQ/LF,,0,0,HQ/LF,HQ/LF,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,code printed t144B in 26.13; emended (game ends at 88)
D/LF,commonwealth,british,infantry,D/LF,"D Battalion group, Layforce",HQ/LF,,0,0,HQ/LF,HQ/LF,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,code printed t144B in 26.13; emended (game ends at 88)
HQ/LF,commonwealth,british,headquarters,HQ/LF,"Headquarters, Layforce",CHCHQ,battalion,1,0,HQ/LF,HQ/LF,,concentrated dispersed,7,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
1/CRE,commonwealth,british,engineer,1/CRE,1st Commander Royal Engineers party,2-NZ-Div,,0,0,2-NZ-Div,2-NZ-Div,,concentrated dispersed travel,4,3,2,0,4,1,0,1,D id:R side:R nation:R name:R full_name:H,
D/2-Leics,commonwealth,british,infantry,D/2 Leics,"D Company, 2nd Leicesters",2-NZ-Div,,0,0,2-NZ-Div,2-NZ-Div,,concentrated dispersed travel,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/2-YL,commonwealth,british,infantry,B/2 YL,"B Company, 2nd York and Lancaster",2-NZ-Div,,0,0,2-NZ-Div,2-NZ-Div,,concentrated dispersed travel,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
Freyberg,commonwealth,british,leader,Freyberg,Major-General Freyberg,CHCHQ,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
Weston,commonwealth,british,leader,Weston,Major-General Weston,HQ/MNBDO,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
Stewart,commonwealth,british,leader,Stewart,Brigadier Stewart,CHCHQ,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
3-Cret/SB,commonwealth,cretan,infantry,3 Cret/SB,"3rd Cretan (local) Battalion, Suda Bay",SBHQ,,0,0,SBHQ,HQ/MNBDO,,concentrated dispersed,4,1,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
606-Pion,commonwealth,cretan,pioneer,606 Pion,606 Pioneer Company,CHCHQ,,0,1,independent,606-Pion,,concentrated dispersed,4,1,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H,
1004-Pion,commonwealth,cretan,pioneer,1004 Pion,1004 Pioneer Company,CHCHQ,,0,1,independent,1004-Pion,,concentrated dispersed,4,1,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H,
1005-Pion,commonwealth,cretan,pioneer,1005 Pion,1005 Pioneer Company,CHCHQ,,0,1,independent,1005-Pion,,concentrated dispersed,4,1,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H,
1007-Pion,commonwealth,cretan,pioneer,1007 Pion,1007 Pioneer Company,CHCHQ,,0,1,independent,1007-Pion,,concentrated dispersed,4,1,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H,
1008-Pion,commonwealth,cretan,pioneer,1008 Pion,1008 Pioneer Company,CHCHQ,,0,1,independent,1008-Pion,,concentrated dispersed,4,1,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H,
1R/5-Bde,commonwealth,greek,headquarters,1R/5 Bde,1st Greek Regiment Headquarters (Kastelli),5-Bde,brigade,1,0,greek,2-NZ-Div,,concentrated travel,3,1,,1,2,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
1/1,commonwealth,greek,infantry,1/1,"1 Company, 1st Greek Regiment",1R/5-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,4,2,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
2/1,commonwealth,greek,infantry,2/1,"2 Company, 1st Greek Regiment",1R/5-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,4,2,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
3/1,commonwealth,greek,infantry,3/1,"3 Company, 1st Greek Regiment",1R/5-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,4,2,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
4/1,commonwealth,greek,infantry,4/1,"4 Company, 1st Greek Regiment",1R/5-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,4,2,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
5/1,commonwealth,greek,infantry,5/1,"5 Company, 1st Greek Regiment",1R/5-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,4,2,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
6/1,commonwealth,greek,infantry,6/1,"6 Company, 1st Greek Regiment",1R/5-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,4,2,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
7/1,commonwealth,greek,infantry,7/1,"7 Company, 1st Greek Regiment",1R/5-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,4,2,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
8/1,commonwealth,greek,infantry,8/1,"8 Company, 1st Greek Regiment",1R/5-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,4,2,1,0,2,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
2R/SBHQ,commonwealth,greek,headquarters,2R/SBHQ,2nd Greek Regiment Headquarters,SBHQ,brigade,1,0,greek,HQ/MNBDO,,concentrated travel,3,1,,1,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
1/2,commonwealth,greek,infantry,1/2,"1 Company, 2nd Greek Regiment",2R/SBHQ,,0,0,greek,HQ/MNBDO,,concentrated dispersed,5,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
2/2,commonwealth,greek,infantry,2/2,"2 Company, 2nd Greek Regiment",2R/SBHQ,,0,0,greek,HQ/MNBDO,,concentrated dispersed,5,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
3/2,commonwealth,greek,infantry,3/2,"3 Company, 2nd Greek Regiment",2R/SBHQ,,0,0,greek,HQ/MNBDO,,concentrated dispersed,5,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
4/2,commonwealth,greek,infantry,4/2,"4 Company, 2nd Greek Regiment",2R/SBHQ,,0,0,greek,HQ/MNBDO,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
5/2,commonwealth,greek,infantry,5/2,"5 Company, 2nd Greek Regiment",2R/SBHQ,,0,0,greek,HQ/MNBDO,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
6R/10-Bde,commonwealth,greek,headquarters,6R/10 Bde,6th Greek Regiment Headquarters,10-Bde,brigade,1,0,greek,2-NZ-Div,,concentrated travel,4,1,,1,1,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
1/6,commonwealth,greek,infantry,1/6,"1 Company, 6th Greek Regiment",6R/10-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,5,1,1,0,1,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
2/6,commonwealth,greek,infantry,2/6,"2 Company, 6th Greek Regiment",6R/10-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,5,1,1,0,1,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
3/6,commonwealth,greek,infantry,3/6,"3 Company, 6th Greek Regiment",6R/10-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,5,1,1,0,1,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
4/6,commonwealth,greek,infantry,4/6,"4 Company, 6th Greek Regiment",6R/10-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,5,1,1,0,1,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
5/6,commonwealth,greek,infantry,5/6,"5 Company, 6th Greek Regiment",6R/10-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,5,1,1,0,1,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
6/6,commonwealth,greek,infantry,6/6,"6 Company, 6th Greek Regiment",6R/10-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,5,1,1,0,1,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
7/6,commonwealth,greek,infantry,7/6,"7 Company, 6th Greek Regiment",6R/10-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,5,1,1,0,1,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
8R/10-Bde,commonwealth,greek,headquarters,8R/10 Bde,8th Greek Regiment Headquarters,10-Bde,brigade,1,0,greek,2-NZ-Div,,concentrated travel,4,1,,1,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
1/8,commonwealth,greek,infantry,1/8,"1 Company, 8th Greek Regiment",8R/10-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,6,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
2/8,commonwealth,greek,infantry,2/8,"2 Company, 8th Greek Regiment",8R/10-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,5,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
3/8,commonwealth,greek,infantry,3/8,"3 Company, 8th Greek Regiment",8R/10-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
4/8,commonwealth,greek,infantry,4/8,"4 Company, 8th Greek Regiment",8R/10-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
5/8,commonwealth,greek,infantry,5/8,"5 Company, 8th Greek Regiment",8R/10-Bde,,0,0,greek,2-NZ-Div,,concentrated dispersed,5,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
Forrester,commonwealth,greek,leader,Forrester,Captain Forrester (Greek Military Mission),CHCHQ,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H superior:R,13.15: activates every Greek unit stacked with him; reincarnates on 6R/10 Bde (D); his subordinates are the Greek units
King-George,commonwealth,greek,leader,King George,King George of Greece (printed King Phillip),CHCHQ,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,"errata: name; no leader benefits, no reincarnation (21.8)"
19IB,commonwealth,australian,headquarters,19IB,19th Australian Infantry Brigade Headquarters,CHCHQ,brigade,1,0,19IB,19IB,,concentrated travel,5,2,,1,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
A/2/7,commonwealth,australian,infantry,A/2/7,"A Company, 2/7 Battalion",2/7/19IB,,0,0,2/7/19IB,19IB,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/2/7,commonwealth,australian,infantry,B/2/7,"B Company, 2/7 Battalion",2/7/19IB,,0,0,2/7/19IB,19IB,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
C/2/7,commonwealth,australian,infantry,C/2/7,"C Company, 2/7 Battalion",2/7/19IB,,0,0,2/7/19IB,19IB,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
D/2/7,commonwealth,australian,infantry,D/2/7,"D Company, 2/7 Battalion",2/7/19IB,,0,0,2/7/19IB,19IB,,concentrated dispersed,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
H/2/7,commonwealth,australian,heavy-weapons,H/2/7,"Heavy Weapons Company, 2/7 Battalion",2/7/19IB,,0,0,2/7/19IB,19IB,,concentrated dispersed,4,5,4,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
2/7/19IB,commonwealth,australian,headquarters,2/7/19IB,"Headquarters, 2/7 Battalion",19IB,battalion,1,0,2/7/19IB,19IB,,concentrated dispersed,4,3,2,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
A/2/8,commonwealth,australian,infantry,A/2/8,"A Company, 2/8 Battalion",2/8/19IB,,0,0,2/8/19IB,19IB,,concentrated dispersed,3,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/2/8,commonwealth,australian,infantry,B/2/8,"B Company, 2/8 Battalion",2/8/19IB,,0,0,2/8/19IB,19IB,,concentrated dispersed,3,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
C/2/8,commonwealth,australian,infantry,C/2/8,"C Company, 2/8 Battalion",2/8/19IB,,0,0,2/8/19IB,19IB,,concentrated dispersed,3,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
D/2/8,commonwealth,australian,infantry,D/2/8,"D Company, 2/8 Battalion",2/8/19IB,,0,0,2/8/19IB,19IB,,concentrated dispersed,3,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
H/2/8,commonwealth,australian,heavy-weapons,H/2/8,"Heavy Weapons Company, 2/8 Battalion",2/8/19IB,,0,0,2/8/19IB,19IB,,concentrated dispersed,3,5,4,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H superior:R,28.2 calls this counter MG/2/8
2/8/19IB,commonwealth,australian,headquarters,2/8/19IB,"Headquarters, 2/8 Battalion",19IB,battalion,1,0,2/8/19IB,19IB,,concentrated dispersed,4,3,2,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
2/2FR/CHC,commonwealth,australian,headquarters,2/2FR/CHC,2/2nd Field Regiment Headquarters (as infantry),CHCHQ,battalion,1,0,2/2FR/CHC,2/2FR/CHC,,concentrated dispersed,4,2,1,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
A/2/2FR,commonwealth,australian,infantry,A/2/2FR,"A Company, 2/2nd Field Regiment (as infantry)",2/2FR/CHC,,0,0,2/2FR/CHC,2/2FR/CHC,,concentrated dispersed,4,2,1,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/2/2FR,commonwealth,australian,infantry,B/2/2FR,"B Company, 2/2nd Field Regiment (as infantry)",2/2FR/CHC,,0,0,2/2FR/CHC,2/2FR/CHC,,concentrated dispersed,4,2,1,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
C/2/2FR,commonwealth,australian,infantry,C/2/2FR,"C Company, 2/2nd Field Regiment (as infantry)",2/2FR/CHC,,0,0,2/2FR/CHC,2/2FR/CHC,,concentrated dispersed,4,2,1,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
D/2/2FR,commonwealth,australian,infantry,D/2/2FR,"D Company, 2/2nd Field Regiment (as infantry)",2/2FR/CHC,,0,0,2/2FR/CHC,2/2FR/CHC,,concentrated dispersed,4,2,1,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
H/2/2FR,commonwealth,australian,heavy-weapons,H/2/2FR,"Heavy Weapons, 2/2nd Field Regiment",2/2FR/CHC,,0,0,2/2FR/CHC,2/2FR/CHC,,concentrated dispersed,3,3,2,0,4,2,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
2/3FR/CHC,commonwealth,australian,headquarters,2/3FR/CHC,2/3rd Field Regiment Headquarters,CHCHQ,battalion,1,0,2/3FR/CHC,2/3FR/CHC,,concentrated dispersed,3,2,1,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
A/2/3FR,commonwealth,australian,artillery,A/2/3FR,"A Battery, 2/3rd Field Regiment",2/3FR/CHC,,0,0,2/3FR/CHC,2/3FR/CHC,,dispersed travel,4,,5,0,4,12,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
B/2/3FR,commonwealth,australian,artillery,B/2/3FR,"B Battery, 2/3rd Field Regiment",2/3FR/CHC,,0,0,2/3FR/CHC,2/3FR/CHC,,dispersed travel,4,,5,0,4,12,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
16CB/CHC,commonwealth,australian,headquarters,16CB/CHC,16th Brigade Composite Battalion Headquarters,CHCHQ,battalion,1,0,16CB/CHC,16CB/CHC,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
2/2(16),commonwealth,australian,infantry,2/2(16),2/2nd Battalion party,16CB/CHC,,0,0,16CB/CHC,16CB/CHC,,concentrated dispersed,5,3,2,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H,
2/3(16),commonwealth,australian,infantry,2/3(16),2/3rd Battalion party,16CB/CHC,,0,0,16CB/CHC,16CB/CHC,,concentrated dispersed,5,3,2,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H,
H/16CB,commonwealth,australian,heavy-weapons,H/16CB,"Heavy Weapons, 16th Composite Battalion",16CB/CHC,,0,0,16CB/CHC,16CB/CHC,,concentrated dispersed,3,3,2,0,3,2,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
17CB/CHC,commonwealth,australian,headquarters,17CB/CHC,17th Brigade Composite Battalion Headquarters,CHCHQ,battalion,1,0,17CB/CHC,17CB/CHC,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
2/4(17),commonwealth,australian,infantry,2/4(17),2/4th (17) party,17CB/CHC,,0,0,17CB/CHC,17CB/CHC,,concentrated dispersed,4,3,2,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H,
2/5(17),commonwealth,australian,infantry,2/5(17),2/5th Battalion party,17CB/CHC,,0,0,17CB/CHC,17CB/CHC,,concentrated dispersed,5,3,2,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H,
RC/17CB,commonwealth,australian,infantry,RC/17CB,"Reserve Company, 17th Composite Battalion",17CB/CHC,,0,0,17CB/CHC,17CB/CHC,,concentrated dispersed,4,2,1,0,3,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
7-Aus-LAA.1,commonwealth,australian,flak,7 Aus LAA,"7th Australian Light Anti-Aircraft Battery, section 1",CHCHQ,,0,1,independent,7-Aus-LAA.1,,dispersed travel,4,,4,0,4,3,0,0,D id:R side:R nation:R name:R full_name:H,
7-Aus-LAA.2,commonwealth,australian,flak,7 Aus LAA,"7th Australian Light Anti-Aircraft Battery, section 2",CHCHQ,,0,1,independent,7-Aus-LAA.2,,dispersed travel,4,,4,0,4,3,0,0,D id:R side:R nation:R name:R full_name:H,
Aus-Eng,commonwealth,australian,engineer,Aus Eng,Australian Engineers (2/1 Field Company party),CHCHQ,,0,1,independent,Aus-Eng,,concentrated dispersed,4,3,2,0,4,1,0,1,D id:R side:R nation:R name:R full_name:H,
A/2/4,commonwealth,australian,infantry,A/2/4,"A Company, 2/4th Battalion",2-NZ-Div,,0,0,2-NZ-Div,2-NZ-Div,,concentrated dispersed travel,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
B/2/4,commonwealth,australian,infantry,B/2/4,"B Company, 2/4th Battalion",2-NZ-Div,,0,0,2-NZ-Div,2-NZ-Div,,concentrated dispersed travel,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
D/2/4,commonwealth,australian,infantry,D/2/4,"D Company, 2/4th Battalion",2-NZ-Div,,0,0,2-NZ-Div,2-NZ-Div,,concentrated dispersed travel,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
D/2/1,commonwealth,australian,infantry,D/2/1,"D Company, 2/1st Battalion",2-NZ-Div,,0,0,2-NZ-Div,2-NZ-Div,,concentrated dispersed travel,5,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
2/8-RAE,commonwealth,australian,engineer,2/8 RAE,2/8th Field Company RAE,2-NZ-Div,,0,0,2-NZ-Div,2-NZ-Div,,concentrated dispersed travel,5,4,3,0,5,1,0,1,D id:R side:R nation:R name:R full_name:H,
2/1-MG,commonwealth,australian,machine-gun,2/1 MG,2/1st Machine Gun Battalion company,2-NZ-Div,,0,0,2-NZ-Div,2-NZ-Div,,concentrated dispersed travel,5,4,3,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H,
Vasey,commonwealth,australian,leader,Vasey,Brigadier Vasey,19IB,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
Campbell,commonwealth,australian,leader,Campbell,Lieutenant-Colonel Campbell,2-NZ-Div,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
Sigs-Sec,german,paratroop,headquarters,Sigs Sec,7th Parachute Division Signals Section Headquarters,RHQ,brigade,1,0,,RHQ,,concentrated travel,4,2,,1,5,1,0,0,D id:R side:R nation:R name:R full_name:H,errata: brigade designation
RHQ,german,paratroop,headquarters,RHQ,RHQ Airlanding Headquarters (Assault Regiment),,division,1,0,,RHQ,,concentrated travel,5,3,,1,6,1,0,0,D id:R side:R nation:R name:R full_name:H,
AR/1/1,german,paratroop,headquarters,AR/1/1,"Headquarters and 1 Company, 1st Battalion, Assault Regiment",RHQ,battalion,1,0,,RHQ,AR,concentrated dispersed,6,6,5,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H,
AR/1/2,german,paratroop,infantry,AR/1/2,"2 Company, 1st Battalion, Assault Regiment",AR/1/1,,0,0,,RHQ,AR,concentrated dispersed,6,6,5,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H,
AR/1/3,german,paratroop,infantry,AR/1/3,"3 Company, 1st Battalion, Assault Regiment",AR/1/1,,0,0,,RHQ,AR,concentrated dispersed,6,6,5,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H,
AR/1/4,german,paratroop,heavy-weapons,AR/1/4,"4 Company, 1st Battalion, Assault Regiment (heavy weapons)",AR/1/1,,0,0,,RHQ,AR,concentrated dispersed,5,6,5,0,6,3,0,0,D id:R side:R nation:R name:R full_name:H,
AR/2/5,german,paratroop,headquarters,AR/2/5,"Headquarters and 5 Company, 2nd Battalion, Assault Regiment",RHQ,battalion,1,0,,RHQ,AR,concentrated dispersed,6,6,5,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H,
AR/2/6,german,paratroop,infantry,AR/2/6,"6 Company, 2nd Battalion, Assault Regiment",AR/2/5,,0,0,,RHQ,AR,concentrated dispersed,6,6,5,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H,
AR/2/7,german,paratroop,infantry,AR/2/7,"7 Company, 2nd Battalion, Assault Regiment",AR/2/5,,0,0,,RHQ,AR,concentrated dispersed,6,6,5,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H,
AR/2/8,german,paratroop,heavy-weapons,AR/2/8,"8 Company, 2nd Battalion, Assault Regiment (heavy weapons)",AR/2/5,,0,0,,RHQ,AR,concentrated dispersed,5,6,5,0,6,3,0,0,D id:R side:R nation:R name:R full_name:H,
AR/3/9,german,paratroop,headquarters,AR/3/9,"Headquarters and 9 Company, 3rd Battalion, Assault Regiment",RHQ,battalion,1,0,,RHQ,AR,concentrated dispersed,6,6,5,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H,W0614 is partial sea on map.csv: capability 13 + 3 (16.52)
AR/3/10,german,paratroop,infantry,AR/3/10,"10 Company, 3rd Battalion, Assault Regiment",AR/3/9,,0,0,,RHQ,AR,concentrated dispersed,6,6,5,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H,
AR/3/11,german,paratroop,infantry,AR/3/11,"11 Company, 3rd Battalion, Assault Regiment",AR/3/9,,0,0,,RHQ,AR,concentrated dispersed,6,6,5,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H,
AR/3/12,german,paratroop,heavy-weapons,AR/3/12,"12 Company, 3rd Battalion, Assault Regiment (heavy weapons)",AR/3/9,,0,0,,RHQ,AR,concentrated dispersed,5,6,5,0,6,3,0,0,D id:R side:R nation:R name:R full_name:H,
AR/4/13,german,paratroop,headquarters,AR/4/13,"Headquarters and 13 Company, 4th Battalion, Assault Regiment",RHQ,battalion,1,0,,RHQ,AR,concentrated dispersed,6,6,5,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H,
AR/4/14,german,paratroop,heavy-weapons,AR/4/14,"14 Company, 4th Battalion, Assault Regiment (heavy weapons)",AR/4/13,,0,0,,RHQ,AR,concentrated dispersed,5,6,5,0,6,3,0,0,D id:R side:R nation:R name:R full_name:H,
AR/4/15,german,paratroop,infantry,AR/4/15,"15 Company, 4th Battalion, Assault Regiment",AR/4/13,,0,0,,RHQ,AR,concentrated dispersed,5,6,5,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H,
AR/4/16,german,paratroop,infantry,AR/4/16,"16 Company, 4th Battalion, Assault Regiment",AR/4/13,,0,0,,RHQ,AR,concentrated dispersed,6,6,5,0,6,1,0,0,D id:R side:R nation:R name:R full_name:H,
AR/17,german,paratroop,anti-tank,AR/17,"17th Company (anti-tank), Assault Regiment",RHQ,,0,0,,RHQ,AR,dispersed travel,5,,5,0,6,2,0,0,D id:R side:R nation:R name:R full_name:H,
AR/18,german,paratroop,heavy-weapons,AR/18,"18th Company (heavy weapons), Assault Regiment",RHQ,,0,0,,RHQ,AR,concentrated dispersed,5,6,5,0,6,3,0,0,D id:R side:R nation:R name:R full_name:H,
AR/19,german,paratroop,artillery,AR/19,"19th Company (artillery), Assault Regiment",RHQ,,0,0,,RHQ,AR,dispersed travel,4,,6,0,6,6,0,0,D id:R side:R nation:R name:R full_name:H,
1/Eng,german,paratroop,headquarters,1/Eng,Parachute Engineer Headquarters and 1 Company,RHQ,battalion,1,0,,RHQ,,concentrated dispersed,6,5,4,0,5,1,0,1,D id:R side:R nation:R name:R full_name:H,engineer type as well as HQ
2/Eng,german,paratroop,engineer,2/Eng,"2 Company, Parachute Engineers",1/Eng,,0,0,,RHQ,,concentrated dispersed,6,5,4,0,5,1,0,1,D id:R side:R nation:R name:R full_name:H superior:R,
3/Eng,german,paratroop,engineer,3/Eng,"3 Company, Parachute Engineers",1/Eng,,0,0,,RHQ,,concentrated dispersed,6,5,4,0,5,1,0,1,D id:R side:R nation:R name:R full_name:H superior:R,
4/Eng,german,paratroop,engineer,4/Eng,"4 Company, Parachute Engineers",1/Eng,,0,0,,RHQ,,concentrated dispersed,6,5,4,0,5,1,0,1,D id:R side:R nation:R name:R full_name:H superior:R,
5/Eng,german,paratroop,engineer,5/Eng,"5 Company, Parachute Engineers",1/Eng,,0,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,1,D id:R side:R nation:R name:R full_name:H superior:R,
MD/1,german,paratroop,headquarters,MD/1,Muerbe Detachment Headquarters and 1 Company,RHQ,battalion,1,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
MD/2,german,paratroop,infantry,MD/2,Muerbe Detachment 2 Company,MD/1,,0,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
AD/1/1,german,paratroop,headquarters,AD/1/1,"Headquarters and 1 Company, 1st Battalion, Altmann Detachment",RHQ,battalion,1,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
AD/1/2,german,paratroop,infantry,AD/1/2,"2 Company, 1st Battalion, Altmann Detachment",AD/1/1,,0,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
AD/1/3,german,paratroop,infantry,AD/1/3,"3 Company, 1st Battalion, Altmann Detachment",AD/1/1,,0,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
AD/1/4,german,paratroop,heavy-weapons,AD/1/4,"4 Company, 1st Battalion, Altmann Detachment (heavy weapons)",AD/1/1,,0,0,,RHQ,,concentrated dispersed,4,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
AD/2/5,german,paratroop,headquarters,AD/2/5,"Headquarters and 5 Company, 2nd Battalion, Altmann Detachment",RHQ,battalion,1,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
AD/2/6,german,paratroop,infantry,AD/2/6,"6 Company, 2nd Battalion, Altmann Detachment",AD/2/5,,0,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
AD/2/7,german,paratroop,infantry,AD/2/7,"7 Company, 2nd Battalion, Altmann Detachment",AD/2/5,,0,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
AD/2/8,german,paratroop,heavy-weapons,AD/2/8,"8 Company, 2nd Battalion, Altmann Detachment (heavy weapons)",AD/2/5,,0,0,,RHQ,,concentrated dispersed,4,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
AD/9,german,paratroop,machine-gun,AD/9,"9 Company, Altmann Detachment",AD/1/1,,0,0,,RHQ,,concentrated dispersed,4,5,4,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H,
GD/1,german,paratroop,headquarters,GD/1,"Headquarters and 1 Company, Genz Detachment",RHQ,battalion,1,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
GD/2,german,paratroop,infantry,GD/2,"2 Company, Genz Detachment",GD/1,,0,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
GD/3,german,paratroop,infantry,GD/3,"3 Company, Genz Detachment",GD/1,,0,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
GD/4,german,paratroop,heavy-weapons,GD/4,"4 Company, Genz Detachment (heavy weapons)",GD/1,,0,0,,RHQ,,concentrated dispersed,4,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
7R/I/1,german,paratroop,headquarters,7R/I/1,"Headquarters and 1 Company, 1st Battalion, 7th Rifle Regiment",RHQ,battalion,1,0,,RHQ,7R,concentrated dispersed,6,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
7R/I/2,german,paratroop,infantry,7R/I/2,"2 Company, 1st Battalion, 7th Rifle Regiment",7R/I/1,,0,0,,RHQ,7R,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
7R/I/3,german,paratroop,infantry,7R/I/3,"3 Company, 1st Battalion, 7th Rifle Regiment",7R/I/1,,0,0,,RHQ,7R,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
7R/I/4,german,paratroop,heavy-weapons,7R/I/4,"4 Company, 1st Battalion, 7th Rifle Regiment (heavy weapons)",7R/I/1,,0,0,,RHQ,7R,concentrated dispersed,5,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
7R/II/5,german,paratroop,headquarters,7R/II/5,"Headquarters and 5 Company, 2nd Battalion, 7th Rifle Regiment",RHQ,battalion,1,0,,RHQ,7R,concentrated dispersed,6,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
7R/II/6,german,paratroop,infantry,7R/II/6,"6 Company, 2nd Battalion, 7th Rifle Regiment",7R/II/5,,0,0,,RHQ,7R,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
7R/II/7,german,paratroop,infantry,7R/II/7,"7 Company, 2nd Battalion, 7th Rifle Regiment",7R/II/5,,0,0,,RHQ,7R,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
7R/II/8,german,paratroop,heavy-weapons,7R/II/8,"8 Company, 2nd Battalion, 7th Rifle Regiment (heavy weapons)",7R/II/5,,0,0,,RHQ,7R,concentrated dispersed,5,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
7R/III/9,german,paratroop,headquarters,7R/III/9,"Headquarters and 9 Company, 3rd Battalion, 7th Rifle Regiment",RHQ,battalion,1,0,,RHQ,7R,concentrated dispersed,6,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
7R/III/10,german,paratroop,infantry,7R/III/10,"10 Company, 3rd Battalion, 7th Rifle Regiment",7R/III/9,,0,0,,RHQ,7R,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
7R/III/11,german,paratroop,infantry,7R/III/11,"11 Company, 3rd Battalion, 7th Rifle Regiment",7R/III/9,,0,0,,RHQ,7R,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
7R/III/12,german,paratroop,heavy-weapons,7R/III/12,"12 Company, 3rd Battalion, 7th Rifle Regiment (heavy weapons)",7R/III/9,,0,0,,RHQ,7R,concentrated dispersed,5,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
7R/MG/13,german,paratroop,machine-gun,7R/MG/13,"13 Company (machine gun), 7th Rifle Regiment",RHQ,,0,0,,RHQ,7R,concentrated dispersed,4,5,4,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H,
7R/14,german,paratroop,artillery,7R/14,"14 Company (artillery), 7th Rifle Regiment",RHQ,,0,0,,RHQ,7R,dispersed travel,4,,5,0,5,6,0,0,D id:R side:R nation:R name:R full_name:H,
7R/15,german,paratroop,anti-tank,7R/15,"15 Company (anti-tank), 7th Rifle Regiment",RHQ,,0,0,,RHQ,7R,dispersed travel,4,,4,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H,
III/1/1,german,paratroop,headquarters,III/1/1,"Headquarters and 1 Company, 1st Battalion, III Parachute Regiment",RHQ,battalion,1,0,,RHQ,III,concentrated dispersed,6,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
III/1/2,german,paratroop,infantry,III/1/2,"2 Company, 1st Battalion, III Parachute Regiment",III/1/1,,0,0,,RHQ,III,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
III/1/3,german,paratroop,infantry,III/1/3,"3 Company, 1st Battalion, III Parachute Regiment",III/1/1,,0,0,,RHQ,III,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
III/1/4,german,paratroop,heavy-weapons,III/1/4,"4 Company, 1st Battalion, III Parachute Regiment (heavy weapons)",III/1/1,,0,0,,RHQ,III,concentrated dispersed,5,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
III/2/5,german,paratroop,headquarters,III/2/5,"Headquarters and 5 Company, 2nd Battalion, III Parachute Regiment",RHQ,battalion,1,0,,RHQ,III,concentrated dispersed,6,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
III/2/6,german,paratroop,infantry,III/2/6,"6 Company, 2nd Battalion, III Parachute Regiment",III/2/5,,0,0,,RHQ,III,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
III/2/7,german,paratroop,infantry,III/2/7,"7 Company, 2nd Battalion, III Parachute Regiment",III/2/5,,0,0,,RHQ,III,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
III/2/8,german,paratroop,heavy-weapons,III/2/8,"8 Company, 2nd Battalion, III Parachute Regiment (heavy weapons)",III/2/5,,0,0,,RHQ,III,concentrated dispersed,5,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
III/3/9,german,paratroop,headquarters,III/3/9,"Headquarters and 9 Company, 3rd Battalion, III Parachute Regiment",RHQ,battalion,1,0,,RHQ,III,concentrated dispersed,6,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
III/3/10,german,paratroop,infantry,III/3/10,"10 Company, 3rd Battalion, III Parachute Regiment",III/3/9,,0,0,,RHQ,III,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
III/3/11,german,paratroop,infantry,III/3/11,"11 Company, 3rd Battalion, III Parachute Regiment",III/3/9,,0,0,,RHQ,III,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
III/3/12,german,paratroop,heavy-weapons,III/3/12,"12 Company, 3rd Battalion, III Parachute Regiment (heavy weapons)",III/3/9,,0,0,,RHQ,III,concentrated dispersed,5,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
III/13,german,paratroop,artillery,III/13,"13 Company (infantry gun), III Parachute Regiment",RHQ,,0,0,,RHQ,III,dispersed travel,4,,5,0,5,5,0,0,D id:R side:R nation:R name:R full_name:H,29.2 prints III/3/13
III/14,german,paratroop,anti-tank,III/14,"14 Company (anti-tank), III Parachute Regiment",RHQ,,0,0,,RHQ,III,dispersed travel,4,,4,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H,
II/3/9,german,paratroop,headquarters,II/3/9,"Headquarters and 9 Company, reserve battalion (II/3)",RHQ,battalion,1,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,29.3 and 30.2 print III/3/9-12 for these; 32.2 prints II/3/9-12
II/3/10,german,paratroop,infantry,II/3/10,"10 Company, reserve battalion (II/3)",II/3/9,,0,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,29.3 and 30.2 print III/3/9-12 for these; 32.2 prints II/3/9-12
II/3/11,german,paratroop,infantry,II/3/11,"11 Company, reserve battalion (II/3)",II/3/9,,0,0,,RHQ,,concentrated dispersed,5,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,29.3 and 30.2 print III/3/9-12 for these; 32.2 prints II/3/9-12
II/3/12,german,paratroop,heavy-weapons,II/3/12,"12 Company, reserve battalion (II/3) (heavy weapons)",II/3/9,,0,0,,RHQ,,concentrated dispersed,4,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,29.3 and 30.2 print III/3/9-12 for these; 32.2 prints II/3/9-12
FR/1,german,paratroop,infantry,FR/1,FR company 1 (reserve),RHQ,,0,0,,RHQ,,concentrated dispersed,4,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
FR/2,german,paratroop,infantry,FR/2,FR company 2 (reserve),RHQ,,0,0,,RHQ,,concentrated dispersed,4,5,4,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
Suessman,german,paratroop,leader,Suessman,Suessman,Sigs-Sec,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,errata: brigade designation
Meindl,german,paratroop,leader,Meindl,Meindl,RHQ,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
Heidrich,german,paratroop,leader,Heidrich,Heidrich,III/1/1,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
Koch,german,paratroop,leader,Koch,Koch,AR/1/1,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
Braun,german,paratroop,leader,Braun,Braun,AR/4/13,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
Genz,german,paratroop,leader,Genz,Genz,GD/1,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
Von-Plessen,german,paratroop,leader,Von Plessen,Von Plessen,AR/3/9,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
Altmann,german,paratroop,leader,Altmann,Altmann,AD/1/1,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
Ramcke,german,paratroop,leader,Ramcke,Ramcke,RHQ,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
Student,german,paratroop,leader,Student,Student,RHQ,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H superior:R,28: superior to every German HQ
5-Mountain,german,mountain,headquarters,5 Mountain,5th Mountain Division Headquarters,,division,1,0,,5-Mountain,,concentrated travel,5,3,,1,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
GebNac,german,mountain,headquarters,GebNac,5th Mountain Division Signals Section Headquarters,5-Mountain,brigade,1,0,,5-Mountain,,concentrated travel,4,2,,1,4,1,0,0,D id:R side:R nation:R name:R full_name:H,errata: brigade designation
RHQ/100,german,mountain,headquarters,RHQ/100,100th Mountain Regiment Headquarters,5-Mountain,brigade,1,0,,5-Mountain,,concentrated travel,5,3,,1,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
100/1/1,german,mountain,headquarters,100/1/1,"Headquarters and 1 Company, I Battalion, 100th Mountain Regiment",RHQ/100,battalion,1,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
100/1/2,german,mountain,infantry,100/1/2,"2 Company, I Battalion, 100th Mountain Regiment",100/1/1,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
100/1/3,german,mountain,infantry,100/1/3,"3 Company, I Battalion, 100th Mountain Regiment",100/1/1,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
100/1/4,german,mountain,heavy-weapons,100/1/4,"4 Company, I Battalion, 100th Mountain Regiment (heavy weapons)",100/1/1,,0,0,,5-Mountain,,concentrated dispersed,5,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
100/II/5,german,mountain,headquarters,100/II/5,"Headquarters and 5 Company, II Battalion, 100th Mountain Regiment",RHQ/100,battalion,1,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
100/II/6,german,mountain,infantry,100/II/6,"6 Company, II Battalion, 100th Mountain Regiment",100/II/5,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
100/II/7,german,mountain,infantry,100/II/7,"7 Company, II Battalion, 100th Mountain Regiment",100/II/5,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
100/II/8,german,mountain,heavy-weapons,100/II/8,"8 Company, II Battalion, 100th Mountain Regiment (heavy weapons)",100/II/5,,0,0,,5-Mountain,,concentrated dispersed,5,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
100/13,german,mountain,artillery,100/13,"13 Company (infantry gun), 100th Mountain Regiment",RHQ/100,,0,0,,5-Mountain,,dispersed travel,4,,6,0,5,5,0,0,D id:R side:R nation:R name:R full_name:H,
100/14,german,mountain,anti-tank,100/14,"14 Company (anti-tank), 100th Mountain Regiment",RHQ/100,,0,0,,5-Mountain,,dispersed travel,4,,5,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H,
RHQ/85,german,mountain,headquarters,RHQ/85,85th Mountain Regiment Headquarters,5-Mountain,brigade,1,0,,5-Mountain,,concentrated travel,5,3,,1,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
85/1/1,german,mountain,headquarters,85/1/1,"Headquarters and 1 Company, I Battalion, 85th Mountain Regiment",RHQ/85,battalion,1,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
85/1/2,german,mountain,infantry,85/1/2,"2 Company, I Battalion, 85th Mountain Regiment",85/1/1,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
85/1/3,german,mountain,infantry,85/1/3,"3 Company, I Battalion, 85th Mountain Regiment",85/1/1,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
85/1/4,german,mountain,heavy-weapons,85/1/4,"4 Company, I Battalion, 85th Mountain Regiment (heavy weapons)",85/1/1,,0,0,,5-Mountain,,concentrated dispersed,5,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
85/II/5,german,mountain,headquarters,85/II/5,"Headquarters and 5 Company, II Battalion, 85th Mountain Regiment",RHQ/85,battalion,1,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
85/II/6,german,mountain,infantry,85/II/6,"6 Company, II Battalion, 85th Mountain Regiment",85/II/5,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
85/II/7,german,mountain,infantry,85/II/7,"7 Company, II Battalion, 85th Mountain Regiment",85/II/5,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
85/II/8,german,mountain,heavy-weapons,85/II/8,"8 Company, II Battalion, 85th Mountain Regiment (heavy weapons)",85/II/5,,0,0,,5-Mountain,,concentrated dispersed,5,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
85/III/9,german,mountain,headquarters,85/III/9,"Headquarters and 9 Company, III Battalion, 85th Mountain Regiment",RHQ/85,battalion,1,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
85/III/10,german,mountain,infantry,85/III/10,"10 Company, III Battalion, 85th Mountain Regiment",85/III/9,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
85/III/11,german,mountain,infantry,85/III/11,"11 Company, III Battalion, 85th Mountain Regiment",85/III/9,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
85/III/12,german,mountain,heavy-weapons,85/III/12,"12 Company, III Battalion, 85th Mountain Regiment (heavy weapons)",85/III/9,,0,0,,5-Mountain,,concentrated dispersed,5,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
85/13,german,mountain,artillery,85/13,"13 Company (infantry gun), 85th Mountain Regiment",RHQ/85,,0,0,,5-Mountain,,dispersed travel,4,,6,0,5,5,0,0,D id:R side:R nation:R name:R full_name:H,
85/14,german,mountain,anti-tank,85/14,"14 Company (anti-tank), 85th Mountain Regiment",RHQ/85,,0,0,,5-Mountain,,dispersed travel,4,,5,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H,
RHQ/141,german,mountain,headquarters,RHQ/141,141st Mountain Regiment Headquarters,5-Mountain,brigade,1,0,,5-Mountain,,concentrated travel,5,3,,1,5,1,0,0,D id:R side:R nation:R name:R full_name:H,errata: brigade designation
141/I/1,german,mountain,headquarters,141/I/1,"Headquarters and 1 Company, I Battalion, 141st Mountain Regiment",RHQ/141,battalion,1,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
141/I/2,german,mountain,infantry,141/I/2,"2 Company, I Battalion, 141st Mountain Regiment",141/I/1,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
141/I/3,german,mountain,infantry,141/I/3,"3 Company, I Battalion, 141st Mountain Regiment",141/I/1,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
141/I/4,german,mountain,heavy-weapons,141/I/4,"4 Company, I Battalion, 141st Mountain Regiment (heavy weapons)",141/I/1,,0,0,,5-Mountain,,concentrated dispersed,5,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
141/II/5,german,mountain,headquarters,141/II/5,"Headquarters and 5 Company, II Battalion, 141st Mountain Regiment",RHQ/141,battalion,1,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
141/II/6,german,mountain,infantry,141/II/6,"6 Company, II Battalion, 141st Mountain Regiment",141/II/5,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
141/II/7,german,mountain,infantry,141/II/7,"7 Company, II Battalion, 141st Mountain Regiment",141/II/5,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
141/II/8,german,mountain,heavy-weapons,141/II/8,"8 Company, II Battalion, 141st Mountain Regiment (heavy weapons)",141/II/5,,0,0,,5-Mountain,,concentrated dispersed,5,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
141/III/9,german,mountain,headquarters,141/III/9,"Headquarters and 9 Company, III Battalion, 141st Mountain Regiment",RHQ/141,battalion,1,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
141/III/10,german,mountain,infantry,141/III/10,"10 Company, III Battalion, 141st Mountain Regiment",141/III/9,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
141/III/11,german,mountain,infantry,141/III/11,"11 Company, III Battalion, 141st Mountain Regiment",141/III/9,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,0,D id:R side:R nation:R name:R full_name:H,
141/III/12,german,mountain,heavy-weapons,141/III/12,"12 Company, III Battalion, 141st Mountain Regiment (heavy weapons)",141/III/9,,0,0,,5-Mountain,,concentrated dispersed,5,6,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
95-Arty/1,german,mountain,artillery,95 Arty/1,95th Mountain Artillery battery 1,5-Mountain,,0,0,,5-Mountain,,dispersed travel,4,,7,0,5,14,0,0,D id:R side:R nation:R name:R full_name:H,
95-Arty/2,german,mountain,artillery,95 Arty/2,95th Mountain Artillery battery 2,5-Mountain,,0,0,,5-Mountain,,dispersed travel,4,,7,0,5,14,0,0,D id:R side:R nation:R name:R full_name:H,
95-Arty/3,german,mountain,artillery,95 Arty/3,95th Mountain Artillery battery 3,5-Mountain,,0,0,,5-Mountain,,dispersed travel,4,,7,0,5,14,0,0,D id:R side:R nation:R name:R full_name:H,
95-Arty/4,german,mountain,artillery,95 Arty/4,95th Mountain Artillery battery 4,5-Mountain,,0,0,,5-Mountain,,dispersed travel,4,,7,0,5,14,0,0,D id:R side:R nation:R name:R full_name:H,
95-Arty/5,german,mountain,artillery,95 Arty/5,95th Mountain Artillery battery 5,5-Mountain,,0,0,,5-Mountain,,dispersed travel,4,,7,0,5,14,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
95-Arty/6,german,mountain,artillery,95 Arty/6,95th Mountain Artillery battery 6,5-Mountain,,0,0,,5-Mountain,,dispersed travel,4,,7,0,5,14,0,0,D id:R side:R nation:R name:R full_name:H,
95-Arty/7,german,mountain,artillery,95 Arty/7,95th Mountain Artillery battery 7,5-Mountain,,0,0,,5-Mountain,,dispersed travel,4,,7,0,5,14,0,0,D id:R side:R nation:R name:R full_name:H,
95-Arty/8,german,mountain,artillery,95 Arty/8,95th Mountain Artillery battery 8,5-Mountain,,0,0,,5-Mountain,,dispersed travel,4,,7,0,5,14,0,0,D id:R side:R nation:R name:R full_name:H,
PzJ-95/1,german,mountain,anti-tank,PzJ 95/1,95th Anti-Tank company 1,HQ/PzJ-95,,0,0,,5-Mountain,,dispersed travel,5,,6,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
PzJ-95/2,german,mountain,anti-tank,PzJ 95/2,95th Anti-Tank company 2,HQ/PzJ-95,,0,0,,5-Mountain,,dispersed travel,5,,6,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
PzJ-95/3,german,mountain,anti-tank,PzJ 95/3,95th Anti-Tank company 3,HQ/PzJ-95,,0,0,,5-Mountain,,dispersed travel,5,,6,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
PzJ-95/4,german,mountain,anti-tank,PzJ 95/4,95th Anti-Tank company 4,HQ/PzJ-95,,0,0,,5-Mountain,,dispersed travel,5,,6,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
PzJ-95/5,german,mountain,anti-tank,PzJ 95/5,95th Anti-Tank company 5,HQ/PzJ-95,,0,0,,5-Mountain,,dispersed travel,5,,6,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H superior:R,
HQ/PzJ-95,german,mountain,anti-tank,HQ/PzJ 95,95th Anti-Tank Battalion Headquarters,5-Mountain,battalion,1,0,,5-Mountain,,dispersed travel,5,,5,0,5,3,0,0,D id:R side:R nation:R name:R full_name:H,
95-Pion/1,german,mountain,engineer,95 Pion/1,95th Mountain Engineer company 1,5-Mountain,battalion,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,1,D id:R side:R nation:R name:R full_name:H,company 1 also acts as battalion HQ (D)
95-Pion/2,german,mountain,engineer,95 Pion/2,95th Mountain Engineer company 2,95-Pion/1,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,1,D id:R side:R nation:R name:R full_name:H,
95-Pion/3,german,mountain,engineer,95 Pion/3,95th Mountain Engineer company 3,95-Pion/1,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,1,D id:R side:R nation:R name:R full_name:H,
95-Pion/4,german,mountain,engineer,95 Pion/4,95th Mountain Engineer company 4,95-Pion/1,,0,0,,5-Mountain,,concentrated dispersed,6,4,3,0,5,1,0,1,D id:R side:R nation:R name:R full_name:H,
Auf-95/1,german,mountain,cavalry-machine-gun,Auf 95/1,95th Mountain Reconnaissance company 1,5-Mountain,battalion,0,0,,5-Mountain,,concentrated dispersed travel,5,4,3,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H,company 1 also acts as battalion HQ (D)
Auf-95/2,german,mountain,cavalry-machine-gun,Auf 95/2,95th Mountain Reconnaissance company 2,Auf-95/1,,0,0,,5-Mountain,,concentrated dispersed travel,5,4,3,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H,
Auf-95/3,german,mountain,cavalry-machine-gun,Auf 95/3,95th Mountain Reconnaissance company 3,Auf-95/1,,0,0,,5-Mountain,,concentrated dispersed travel,5,4,3,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H,
Auf-95/4,german,mountain,cavalry-machine-gun,Auf 95/4,95th Mountain Reconnaissance company 4,Auf-95/1,,0,0,,5-Mountain,,concentrated dispersed travel,5,4,3,0,5,2,0,0,D id:R side:R nation:R name:R full_name:H,
55-Kraf/1,german,mountain,reconnaissance,55 Kraf/1,"55th Motorcycle Battalion company 1 (German army, 5th Armored Division)",5-Mountain,battalion,0,0,,5-Mountain,,concentrated dispersed travel,5,4,3,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H,army unit: arrives at Kastelli (26.4); company 1 also acts as battalion HQ (D)
55-Kraf/2,german,mountain,reconnaissance,55 Kraf/2,"55th Motorcycle Battalion company 2 (German army, 5th Armored Division)",55-Kraf/1,,0,0,,5-Mountain,,concentrated dispersed travel,5,4,3,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H,army unit: arrives at Kastelli (26.4)
55-Kraf/3,german,mountain,reconnaissance,55 Kraf/3,"55th Motorcycle Battalion company 3 (German army, 5th Armored Division)",55-Kraf/1,,0,0,,5-Mountain,,concentrated dispersed travel,5,4,3,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H,army unit: arrives at Kastelli (26.4)
55-Kraf/4,german,mountain,reconnaissance,55 Kraf/4,"55th Motorcycle Battalion company 4 (German army, 5th Armored Division)",55-Kraf/1,,0,0,,5-Mountain,,concentrated dispersed travel,5,4,3,0,4,1,0,0,D id:R side:R nation:R name:R full_name:H,army unit: arrives at Kastelli (26.4)
Ringel,german,mountain,leader,Ringel,Generalmajor Ringel,5-Mountain,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
Utz,german,mountain,leader,Utz,Colonel Utz,RHQ/100,,0,0,,,,,,,,0,,,0,0,D id:R side:R nation:R name:R full_name:H,
`,
  'victory.csv': `scenario,seat,id,label,points,per,case,source
28,commonwealth,german-strength,German Strength point eliminated,1,each,28.5,R
28,commonwealth,5-Mountain,5 Mountain eliminated,10,once,28.5,R
28,commonwealth,reinforcements-whole,no Strength point lost by the reinforcements at the end,5,end,28.5,R
28,german,commonwealth-strength,other Commonwealth Strength point eliminated,1,each,28.5,R
28,german,reinforcement-strength,Strength point of a reinforcement eliminated,2,each,28.5,R
28,german,E6110,German unit or zone of control on E6110 at the end,5,end,28.5,R
29,commonwealth,german-strength,German Strength point eliminated,1,each,29.53,R
29,german,commonwealth-strength,Commonwealth Strength point eliminated,1,each,29.53,R
29,german,airfield-one,one airfield hex,35,end,29.53,R
29,german,airfield-both,both airfield hexes,75,end,29.53,R
29,german,king,King George killed,25,once,29.53,R
29,german,commonwealth-headquarters,Commonwealth headquarters destroyed,3,each,29.53,R
29,commonwealth,german-headquarters,German headquarters destroyed,2,each,29.53,R
29,commonwealth,RHQ,RHQ destroyed,20,once,29.53,R
30,commonwealth,german-strength,German Strength point eliminated,1,each,30.5,R
30,commonwealth,airfield-hex,airfield hex controlled,15,end,30.5,R
30,german,commonwealth-strength,Commonwealth Strength point eliminated,1,each,30.5,R
30,german,airfield-both,both airfield hexes,5,end,30.5,R
31,commonwealth,german-strength,German Strength point eliminated,1,each,31.5,R
31,commonwealth,airfield-both,Maleme airfield captured,100,end,31.5,R
31,commonwealth,E2122,control of Suda,25,end,31.5,R
31,german,commonwealth-strength,Commonwealth Strength point eliminated,1,each,31.5,R
31,german,E2122,control of Suda,15,end,31.5,R
31,german,exited,"German Strength point exited by road or trail, in supply",1,end,31.5,R
32,commonwealth,german-strength,German Strength point eliminated,1,each,32.5,R
32,german,commonwealth-strength,Commonwealth Strength point eliminated,1,each,32.5,R
bg,german,commonwealth-strength,Commonwealth Strength point eliminated,2,each,33.5,R
bg,german,village,village hex controlled,1,day,33.5,R
bg,german,airfield-hex,airfield hex controlled,4,day,33.5,R
bg,german,canea,all of Canea controlled,17,day,33.5,R
bg,german,headquarters-and-units,headquarters and all its units destroyed,6,each,33.5,R
bg,german,king,King George killed,35,once,33.5,R
bg,commonwealth,german-strength,German Strength point eliminated,2,each,33.5,R
bg,commonwealth,village,village hex controlled,1,day,33.5,D label:R
bg,commonwealth,airfield-hex,airfield hex controlled,4,day,33.5,D
bg,commonwealth,canea,all of Canea controlled,17,day,33.5,D
bg,commonwealth,headquarters-and-units,headquarters and all its units destroyed,6,each,33.5,D
29,commonwealth,theodhoroi,a German unit on Ay Theodhoroi at the end of a turn,1,turn,16.54,R
bg,commonwealth,theodhoroi,a German unit on Ay Theodhoroi at the end of a turn,1,turn,16.54,R
`,
  'weather.csv': `dice,morning,noon,source
2,P,9,R
3,9,6,R
4,3,3,R
5,0,0,R
6,0,3,R
7,6,6,R
8,6,P,R
9,3,0,R
10,P,9,R
11,9,3,D
12,12,12,D
`,
} as const
