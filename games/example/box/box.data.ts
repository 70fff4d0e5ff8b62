// The files of this box and its rulebook as text. Made by `npm run box`; change the files beside it, not this.

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

/** The rules in our own words, Markdown with an anchor a case. */
export const rulebook = `# The Beach at Sfakia

Crete, the last days of May 1941. An army waits at a fishing harbour for ships; a rearguard holds the ways that lead down to it.
A game of two minutes for two players. It was invented for this project, to show how a game is added.

## 1 <a id="1"></a> What is in the box

Seven areas; an **area** is one step from another when a way joins them. Ways are listed in the box; areas that only touch are parted by cliffs.
**German:** three mountain battalions with a strength; turned over, a battalion counts one less.
**Allied:** six parties that wait at the beach; a **rearguard** of two battalions and a decoy; three **posts**, lettered counters that lie face down.
A cup of ships, a die, and two boxes: At sea and Lost.

## 2 <a id="2"></a> Plans

Both seats plan at the same time, in secret.

### 2.1 <a id="2.1"></a> Posts

The Allied seat puts each unit of the rearguard in an area of its own: Imbros, the heights, the gorge, the road's end or Komitades. A post is laid face down over each. The German seat sees where posts lie, not what is under them.

### 2.2 <a id="2.2"></a> The flank march

The German seat chooses where its third battalion will come out: Imbros, the heights or the gorge.

## 3 <a id="3"></a> The turn

Four turns. Each has an arrival, an advance, a march at dusk and a night.

### 3.1 <a id="3.1"></a> Arrival

On turn 2 the flank march comes out where it was planned. If the rearguard holds that area, or it is full, it comes by Askifou. It counts as moved.

## 4 <a id="4"></a> The advance

### 4.1 <a id="4.1"></a> Moving

Each German battalion may move one step a turn. Two battalions at most may be in an area, except at Askifou. The German seat ends the advance when it likes.

### 4.2 <a id="4.2"></a> Contact

When a battalion moves into an area of the rearguard, the Allied seat chooses at once: to **fall back** (4.5), and the battalion goes in; or to **stand**. A post that stands is turned up. A decoy is lost, and the battalion goes in. Otherwise there is a fight. Where there is nowhere to go, the rearguard stands.

### 4.3 <a id="4.3"></a> Support

Battalions that have not moved this turn and are one step from the attacked area may join the attack. They count as moved and stay where they are.

### 4.4 <a id="4.4"></a> The fight

Roll a die. Add the strengths of all who attack; take away the strength of the defender, and one more on rough ground (the heights, the gorge). Read the fight table:

- **2 or less:** repulsed with loss. The leading battalion is turned over; if it was turned over already, it is lost.
- **3 or 4:** repulsed. The battalion stays where it was.
- **5 or 6:** driven back. The defender falls back (4.5), or is lost if it cannot. The leading battalion goes in.
- **7 or more:** overrun. The defender is lost. The leading battalion goes in.

On the beach the strongest battalion defends; the attacker goes in only when nobody of the rearguard is left there.

### 4.5 <a id="4.5"></a> Falling back

One step to an area no farther from the beach, without Germans, and, except for the beach, without others of the rearguard.

## 5 <a id="5"></a> The march

### 5.1 <a id="5.1"></a> At dusk

One post or battalion of the rearguard may move one step to an area without Germans and, except for the beach, without others of the rearguard.

### 5.2 <a id="5.2"></a> Posts on the beach

A post that comes to the beach is turned up. A decoy is lost.

## 6 <a id="6"></a> The night

### 6.1 <a id="6.1"></a> Ships

Draw a chit from the cup. It is not put back. It says for how many units there is room.

### 6.2 <a id="6.2"></a> The beach under fire

While a German battalion is at Komitades, there is room for one unit fewer.

### 6.3 <a id="6.3"></a> Embarking

The Allied seat chooses who of those on the beach goes, as many as there is room for or fewer. If there is room for all, all go.

## 7 <a id="7"></a> The end

### 7.1 <a id="7.1"></a> The beach is lost

The game ends when a German battalion goes into Sfakia beach.

### 7.2 <a id="7.2"></a> Counting

Otherwise it ends after the fourth night, or when nobody is left ashore. A party at sea is worth one point, a battalion of the rearguard two. More than five points win for the Allied seat, fewer for the German; five are a draw.
`
