// The files of this box as text. Made by `npm run box`; change the files beside it, not this.

/** Tables and lists of the printed box by file name. */
export const files = {
  'areas.csv': `id,name,x,y,post,rough,flank,ring,source,note
askifou,Askifou,6.1,1.1,0,0,0,3 0 9 0 9.4 2 6.2 2.3 2.8 2,H post:D rough:D flank:D ring:D x:D y:D,The plain from which the road climbs to Imbros
imbros,Imbros,6.1,3.1,1,0,1,2.8 2 6.2 2.3 9.4 2 9.2 3.9 7.1 4.1 4.9 4 3.2 3.8,H post:D rough:D flank:D ring:D x:D y:D,The last village on the plateau
heights,Sfakia heights,2.6,5.3,1,1,1,0.6 3.2 3.2 3.8 4.9 4 4.7 6.2 3.4 7 0.8 7,H post:D rough:D flank:D ring:D x:D y:D,Goat tracks over the shoulder of the White Mountains
gorge,Imbros gorge,5.8,5.1,1,1,1,4.9 4 7.1 4.1 6.9 6.1 4.7 6.2,H post:D rough:D flank:D ring:D x:D y:D,Eight kilometres between walls of rock
road,Road's end,8.9,5.1,1,0,0,7.1 4.1 9.2 3.9 11 4.8 10.8 6.6 6.9 6.1,H post:D rough:D flank:D ring:D x:D y:D,The unfinished road: hairpins down to the plain of the coast
komitades,Komitades,8.1,7.2,1,0,0,4.7 6.2 6.9 6.1 10.8 6.6 10.4 8.3 6.4 8.1 5.9 7.1,H post:D rough:D flank:D ring:D x:D y:D,The village at the foot of the gorge
sfakia,Sfakia beach,3.7,7.6,0,0,0,0.8 7 3.4 7 4.7 6.2 5.9 7.1 6.4 8.1 3.9 8.5 1 8.3,H post:D rough:D flank:D ring:D x:D y:D,The fishing harbour from which the army was taken off
`,
  'fight.csv': `total,result,source
2,repulsed-loss,D
3,repulsed,D
4,repulsed,D
5,driven,D
6,driven,D
7,overrun,D
`,
  'scenario.json': `{
  "id": "sfakia",
  "title": "The last nights",
  "flankTurn": 2,
  "stacking": 2,
  "drawAt": 5,
  "rough": 1,
  "source": "D"
}
`,
  'ships.csv': `id,name,copies,room,source
none,Turned back by bombers,2,0,H copies:D room:D
two,Two destroyers,2,1,H copies:D room:D
four,Four destroyers,3,2,H copies:D room:D
cruisers,Cruiser and destroyers,2,3,H copies:D room:D
glengyle,Glengyle and cruisers,1,4,H copies:D room:D
`,
  'turns.csv': `id,label,source
1,28 May,H
2,29 May,H
3,30 May,H
4,31 May,H
`,
  'units.csv': `id,seat,kind,name,formation,strength,points,start,flank,source,note
I/100,german,mountain,"I Battalion, 100th Mountain Regiment",5th Mountain Division,3,0,askifou,0,H strength:D start:D,
II/100,german,mountain,"II Battalion, 100th Mountain Regiment",5th Mountain Division,3,0,askifou,0,H strength:D start:D,
I/85,german,mountain,"I Battalion, 85th Mountain Regiment",5th Mountain Division,2,0,,1,H strength:D start:D flank:D,Sent through the mountains round the flank
2/7,allied,infantry,2/7th Australian Battalion,Rearguard,3,2,,0,H strength:D points:D,Held the pass to the end; most of it was left behind
RM,allied,infantry,Royal Marines,Rearguard,2,2,,0,H strength:D points:D,
decoy,allied,decoy,Stragglers with a flag,Rearguard,0,0,,0,D,No fighting value: a post of them only looks like one
4 NZ,allied,party,4th New Zealand Brigade,Waiting at the beach,0,1,sfakia,0,H strength:D points:D,
5 NZ,allied,party,5th New Zealand Brigade,Waiting at the beach,0,1,sfakia,0,H strength:D points:D,
19 Aus,allied,party,19th Australian Brigade,Waiting at the beach,0,1,sfakia,0,H strength:D points:D,
Layforce,allied,party,Layforce commandos,Waiting at the beach,0,1,sfakia,0,H strength:D points:D,
gunners,allied,party,Gunners without guns,Waiting at the beach,0,1,sfakia,0,H strength:D points:D,
wounded,allied,party,Walking wounded,Waiting at the beach,0,1,sfakia,0,H strength:D points:D,
`,
  'ways.csv': `from,to,source
askifou,imbros,H
imbros,heights,D
imbros,gorge,H
imbros,road,H
heights,sfakia,D
gorge,komitades,H
road,komitades,H
komitades,sfakia,H
`,
} as const
