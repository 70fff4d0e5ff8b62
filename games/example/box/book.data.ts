// The rulebook and the story of this game as text. Made by `npm run box`; change rulebook.md and story.md, not this.

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

/** What the game is about, for its page, Markdown; empty where nobody has told it. */
export const story = ``
