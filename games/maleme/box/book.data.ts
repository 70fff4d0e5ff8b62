// The rulebook and the story of this game as text. Made by `npm run box`; change rulebook.md and story.md, not this.

/** The rules in our own words, Markdown with an anchor a case. */
export const rulebook = `# 12 Hours at Maleme: the rules

The rules of the printed game, told in our own words under its own case numbers. Where the printed text leaves a question open, the house's ruling stands in brackets, for example (ruling Q7); all of them are in \`rulings.md\`. Numbers that the printed rulebook does not give (most counters, the places of the stars, the drift diagram) are the house's own reconstruction; each carries its mark on the unit card.

<a id="1"></a>

## 1 Introduction

20 May 1941, western Crete. From half past eight in the morning the German Storm Regiment comes down by glider and parachute around the aerodrome of Maleme and the hill above it, Hill 107. The 22nd New Zealand Battalion has been expecting it, dug in, with a plan for each company. The bombing before the landing hurt few men, but it cut every telephone wire: from now on the battalion's commander, Lieutenant-Colonel Andrew, knows only what a runner can tell him.

Two play: the **German** seat and the **Allied** seat.

**How a winner is found.** Each side has a Withdrawal marker on the clock: the hour at which it gives up the field. What happens in the battle moves these hours. When the clock reaches your own marker you lose; when it reaches both markers together, the game is a draw. The whole of it is in 7.

<a id="1.1"></a>

## 1.1 The game in a minute

The seats take turns, one action each: a unit moves, or fires, or tries to recover; or headquarters does something.

Time is uncertain. Whenever a unit fires or tries to recover and the die shows a **six**, the turn ends after that action and the clock moves on half an hour. In the first three turns more faces than the six do that. On the charts of the table, faces that end the turn are shown as pips, the others as figures.

So whoever is losing hopes for long turns, and whoever is winning for short ones.

<a id="2"></a>

## 2 Components

The printed game has a map, 120 pieces, four player aid sheets and a rulebook, and asks for two dice. Here the table holds them all: the map, the off-map zones, the boxes of both seats, the watch, the charts, and the dice.

| pieces | number |
|---|---|
| German combat units | 41 |
| Allied combat units | 39 |
| Time marker | 1 |
| Withdrawal markers | 2 |
| Initiative marker | 1 |
| Company markers, Isolated on one side and Contacted on the other | 5 |
| Drop Group markers, two of them dummies | 8 |
| Stuka markers | 4 |
| Regrouping/Pinned markers | 19 |
| **all** | **120** |

<a id="2.1"></a>

## 2.1 The map

The map shows the aerodrome, Hill 107 and the ground around them, under a grid of hexagons (hexes). Units stand in hexes and move from hex to hex. Some hexes carry signs for the set-up.

A hex is named by two figures for its column, west to east, and two for its row, north to south: 0407 is column 4, row 7.

<a id="2.1.1"></a>

## 2.1.1 Map features and scale

- **Company areas** are where the companies A, B, C, D and HQ of the 22nd Battalion stand, and where they must stay until they are contacted (4.4.1.1).
- **Drop hexes** are where German groups may aim (3.2, 5.1). There are eight: 0109, 0204, 0213, 0715, 0811, 1008, 1014, 1412. The three with an arrow, 0109, 0204 and 1008, are the only ones for the gliders.
- **Blue stars** are what the Germans came for: 0107, 0404, 0408, 1405.
- **Brown stars** are where the defence could break: 0412, 0906, 1207, 1211.
- **Dual stars**, blue and brown at once: 0604 and 1107, the aerodrome and Hill 107.

Stars move the Withdrawal markers (7.1).

**Ground has no effect** on movement, fire or sight. Only the sea cannot be entered. A hex is about 150 metres across.

**Line of sight** reaches **four hexes**, over everything: neither ground nor units block it. A unit needs both range and line of sight to its target when it leads a fire and when it takes part in Defensive Fire (ruling N19). A unit with a longer range can use it only in support of a Group Fire (4.2.1). No line of sight leads into or out of the zones A, B and C or the Māori zone (rulings Q16, M18).

<a id="2.1.2"></a>

## 2.1.2 The turn track

The watch on the map is the turn track. A turn is half an hour; at its end the Time marker moves on by half an hour. Two more markers stand on the watch: the hour of the German and the hour of the Allied withdrawal.

When the Time marker and a Withdrawal marker share a space, the owner of that Withdrawal marker loses. If both Withdrawal markers are there, the game is drawn.

A watch has twelve hours, so after 20:00 its faces serve again (ruling M22).

<a id="2.2"></a>

## 2.2 The playing pieces

Pieces are **combat units** and **markers**.

<a id="2.2.1"></a>

## 2.2.1 Combat units

A unit's symbol tells its type: infantry, glider infantry, machine guns, engineers, mortars, infantry guns, artillery, antitank, tanks, mechanized, or leader. Its colour tells whose it is: blue is German; the browns are Allied, dark for New Zealanders, light for the British, middle for the RAF.

- **Operational Factor (OF)**: how strongly a unit fires and defends, and how many hexes it may move.
- **Range**: how many hexes away a target may be. Count the target's hex, not the unit's own. Range 1 means the next hex, range 0 means that the unit cannot fire.
- **Immobile** (curved lines): cannot move. Some units are immobile on one side only.
- **Armored** (triangle): its defence does not suffer from moving (4.1.3), but antitank units stop it (4.1.1).
- **Antitank** (asterisk): stops armour, and fires at it with OF 5 (4.1, 4.1.1).
- **Heavy weapons** (H): its pins are worse (4.2.3).
- **Direct Fire** (OF in a white box): may fire by 4.2.2.
- **Artillery** (zigzag): Direct Fire turns it to its **Fired** side. There it cannot fire (ruling M23). The back shows the die that brings it back (4.3.2); a T means that it also comes back at the end of each turn. In Group or Defensive Fire it is not turned (ruling N8).

A unit with two **steps** has a weaker back, its **reduced** side; one hit turns it, the next eliminates it. Others have one step.

| unit | front OF/range | back OF/range | remarks |
|---|---|---|---|
| New Zealand infantry, companies A, B, D | 7/3 | 3/3 | |
| New Zealand infantry, C Company | 8/3 | 4/3 | the Bofors crews fight beside it |
| Headquarters platoons | 6/3 | 3/3 | IV belongs to B Company |
| Māori platoons | 8/3 | 4/3 | |
| engineers | 6/2 | 3/2 | |
| Bren carriers | 5/3 | 3/3 | armored |
| Matildas | 6/3 | 4/3 | armored; the back is immobile |
| RAF and Fleet Air Arm | 3/3 | none | one step |
| 27th Machine Gun Battalion | 5/5 | 3/4 | Direct Fire, immobile |
| 22 Mortars | 4/6 | Fired | Direct Fire, artillery, immobile; back on 1-4, T |
| 151 RA | 5/6 | Fired | Direct Fire, artillery, immobile; back on 1-2 |
| 15 RA, 27 RM | 6/8 | Fired | Direct Fire, artillery, immobile; back on 1 |
| leaders | 4/1 | none | one step |
| German infantry and glider infantry | 7/3 | 4/3 | |
| German heavy weapons | 5/4 | 3/4 | Direct Fire, H |
| infantry guns 13/I to III | 5/6 | Fired | Direct Fire, artillery; moves on its back side; back on 1-3 |
| antitank guns 14/I, II | 3/4 | Fired | Direct Fire, artillery, antitank; moves on its back side; back on 1-3, T |

A Fired side has OF 3 for movement and defence, and range 0. The Allied guns are immobile on it too.

<a id="2.2.2"></a>

## 2.2.2 Markers

- **Time and Withdrawal markers** stand on the watch.
- **Initiative.** Its holder acts first in each turn. He may also spend it to **reroll any die**, his own or the other side's: he hands it to the opponent and the die is thrown again. The new holder may use it at once, on the same die too (ruling Q9). Nobody has to use it, and keeping it denies it to the other side; but HQ actions may take it away (4.4.1.1, 4.4.2.2). Rolls of HQ actions cannot be rerolled. What counts as such a roll is told in rulings N2 and N3.
- **Isolated and Contacted** mark the state of the Allied companies.
- **Regrouping/Pinned** markers are drawn from a cup and tell how a unit suffers (2.2.3). They return to the cup when removed; ruling N13 tells what happens when it is empty.
- **Stukas**: four markers, one an attack (4.4.2.1).
- **Drop Group** markers hide where the Germans will land (3.2).

The nineteen Regrouping/Pinned markers:

| copies | Regrouping OF/range | Pinned |
|---|---|---|
| 3 | 2/0 | -1 |
| 3 | 2/0 | 0 |
| 2 | 2/0 | +1 |
| 2 | 3/0 | -1 |
| 3 | 3/0 | 0 |
| 3 | 3/0 | +1 |
| 1 | 4/0 | -1 |
| 1 | 4/0 | 0 |
| 1 | 4/0 | +1 |

<a id="2.2.3"></a>

## 2.2.3 The condition of a unit

A unit is in **Good Order** or in one or both of two adverse conditions.

- **Pinned**: its OF changes by the marker's +1, 0 or -1, its range is 0, and it cannot move.
- **Regrouping**: the marker's OF and range replace its own. With range 0 it cannot fire, but it may move as many hexes as the marker's OF (ruling Q30).

A regrouping unit may be pinned as well. The Pinned marker then lies on top until a refit (4.3) or the end of the turn (6.2) removes it.

Good Order means: neither of the two. A reduced unit and a gun on its Fired side can be in Good Order (ruling N9).

<a id="2.2.4"></a>

## 2.2.4 Stacking

Any number of friendly units may share a hex, but it is dangerous: each other unit in the target's hex makes it easier to hit (4.1.3, 4.2). Opposing units never share a hex, and no unit may move into a hex with an enemy. Units in Good Order lie on top of the others.

<a id="3"></a>

## 3 Setting up the game

The drops are part of the set-up: it takes four full turns until both sides stand.

1. The Time marker starts at 8:30.
2. Both Withdrawal markers start at 18:00. For other starts see 7.
3. All Regrouping/Pinned markers go into the cup.
4. The German seat has the Initiative.
5. The Allied seat sets up (3.1).
6. The German seat plans (3.2).
7. Play begins with the Drop Phase (5).

<a id="3.1"></a>

## 3.1 Allied set-up

1. The Māori units, the Matildas and the engineers wait in the Allied boxes.
2. The three RAF and Fleet Air Arm units go to the hexes with a cross, 0407, 0408 and 0606, one each, as the Allied seat likes.
3. The platoons of the companies stand in the hexes marked for them, and each company's marker shows Isolated.
4. All other units stand in their hexes.
5. 15 RA and 27 RM start on their Fired side.

| company | units and hexes |
|---|---|
| A | I 1006, II and Hanton 1107, III 1109 |
| B | I 1111, II and Crarer 1211, III 1310, 22/HQ/IV 1010 |
| C | I 0602, II and Johnson 0805, III 0304 |
| D | I 0310, II 0410, III 0513, Campbell 0414 |
| HQ | I 1304, II 1405, III 1505, carriers 1407, Beaven 1406 |
| others | Andrew 1207, mortars 1208, 27 MG I 0907, 27 MG II 1205, 151 RA 1206, 15 RA 0906, 27 RM 1005 |

<a id="3.2"></a>

## 3.2 German set-up

The units wait in the boxes of their battalions. Before the game the German seat decides, in secret, with which group of its battalion each leader and each heavy weapons unit lands:

| turn | group | units | to be assigned |
|---|---|---|---|
| 8:30 | 3/4, white, gliders | 3/I, 3/II, 3/III, 4/I, 4/II, 4/III, Koch | nobody |
| 9:00 | 5, orange | 5/I, 5/II, 5/III | 8/I, 8/II and Stentzler, each to 5 or 7 |
| 9:00 | 7, orange | 7/I, 7/II, 7/III | the same |
| 9:30 | 9, brown | 9/I, 9/II, 9/III | 12/I, 12/II and Scherber, each to 9, 10 or 11 |
| 9:30 | 10, brown | 10/I, 10/II, 10/III | the same |
| 9:30 | 11, brown | 11/I, 11/II, 11/III | the same |
| 10:00 | 13/14 | 13/I to III, 14/I, 14/II, Meindl | nobody |
| 10:00 | 15/16 | 15/I to III, 16/I to III, Gericke | nobody |

Then the six Drop Group markers and the two dummies go face down onto the eight Drop hexes, one on each. The marker of the gliders, 3/4, may only go to 0109, 0204 or 1008; all others, the dummies too, anywhere.

**Advice.** Count on losing four to eight units in the drops. The dummies are worth a thought: they keep the Allied seat guessing during the short first turns.

<a id="4"></a>

## 4 Impulses and actions

A turn runs like this:

1. **Drop Phase**, in the first four turns only (5).
2. **Impulses**: the seats alternate, beginning with the holder of the Initiative. In each impulse the active seat performs exactly one action: **Movement** (4.1), **Fire** (4.2), **Refit** (4.3) or an **HQ action** (4.4).
3. **End of Turn**, as soon as it has been triggered and the current action is over (6).

A seat that has no legal action passes; ruling N1 tells the rest.

<a id="4.1"></a>

## 4.1 Movement

One friendly unit moves, hex by hex, at most as many hexes as its OF, and at least one (ruling N16).

- It may not enter a hex with an enemy unit.
- In each hex it enters it must bear Defensive Fire, if enemies have it in range and line of sight (4.1.3).
- A unit of a company keeps to its company's area until that company is contacted (4.4.1.1). 22/HQ/IV counts as B Company (ruling Q27). Andrew, the guns, the RAF, the engineers and the Māori are bound to no area.
- A German artillery unit must be on its back side to move. It is turned at the start of the Movement, at no cost (ruling Q34).
- Pinned and immobile units do not move.

**Antitank OF.** An antitank unit that leads a fire at an armored unit always has OF 5, in Direct Fire too (ruling M3).

<a id="4.1.1"></a>

## 4.1.1 Armored units and antitank units

An armored unit that enters a hex within line of sight (four hexes) of an enemy antitank unit stops there and is pinned, before any Defensive Fire against it.

If it starts its move within that sight, what counts is its first step: out of sight it moves on freely, still in sight it is pinned and stops (ruling Q13).

An antitank unit on its Fired side does none of this (ruling Q14); one that is merely pinned does (ruling M6).

<a id="4.1.2"></a>

## 4.1.2 Off-map zones

There are four zones beside the map. Each is like one hex that touches the hexes it points to:

| zone | touches | neighbours | die faces |
|---|---|---|---|
| A, north-west | 0102 to 0106 | B | 1-2 |
| B, west | 0107 to 0111 | A and C | 3-4 |
| C, south-west | 0112 to 0118 | B | 5-6 |
| Māori, east | 1509 | none | none |

As a Movement action a unit in a zone may

- move to a neighbouring zone, which ends its activation; or
- move to a touching hex of the map. This is the first hex of its move: it may draw Defensive Fire there as a unit that has moved one hex, and if neither pinned nor hit it may move on.

Nothing moves from the map into a zone. A zone and the hexes it touches are adjacent for movement alone (ruling M1). There is no fire into zones or out of them (ruling Q16).

<a id="4.1.3"></a>

## 4.1.3 Defensive Fire

Each time a moving unit enters a hex where enemy units have it in range and line of sight, those enemies **must** fire before it goes on. There is one roll a hex.

1. **Lead.** The side that is not moving names the closest of its units that may fire as the lead; among equally close ones it chooses. A nearer unit that may not fire is passed over (ruling N19).
2. **Barred units.** A unit with enemies beside it may fire only at enemies beside it, as lead or in support.
3. **Attack Total**: the lead's OF, +1 for each other unit that may fire at the moving unit. All of them do (ruling M9).
4. **Defense Total**: the moving unit's OF,
   - minus the number of hexes it has moved in this impulse (not for armored units),
   - +1 if no firing unit is adjacent to it,
   - -1 for each other unit in its hex,
   - and its Pinned marker's value, if it has one (ruling M5).
5. **Fire Number**: Attack Total minus Defense Total, at least 1 (ruling Q1), and above 8 like 8 (ruling Q2). It names the column of the fire table in 4.2. The side that is not moving rolls; the result falls on the moving unit (4.2.3).
6. A unit that was neither hit nor pinned may go on.

**Six.** A six ends the turn when the action is over. The moving unit may still go on, and further sixes in the same move change nothing (ruling Q5). In the first three turns more faces end the turn, here as well (ruling Q7).

**Example.** An infantry platoon with OF 7 enters its first hex. The closest enemy that may fire has OF 3, three hexes away, alone. Attack 3; defence 7 - 1 + 1 = 7; column 1. In its third hex the same enemy is adjacent and four others support it: attack 3 + 4 = 7, defence 7 - 3 = 4, column 3.

<a id="4.2"></a>

## 4.2 Fire

There are two kinds of Fire action. **Group Fire** is led by any unit, and its neighbours may support it. **Direct Fire** is open to units with the OF in a white box, alone, and ignores the target's OF.

Both give a Fire Number, and one die against it decides:

| die | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 or more |
|---|---|---|---|---|---|---|---|---|
| 1 | P | PH | H | H | H | H | H | H |
| 2 | - | P | PH | H | H | H | H | H |
| 3 | - | - | P | PH | H | H | H | H |
| 4 | - | - | - | P | PH | H | H | H |
| 5 | - | - | - | - | P | PH | H | H |
| 6 | - | - | - | - | - | P | PH | H |

Without the table: a die above the Fire Number does nothing; equal to it, P; one below, PH; two or more below, H.

<a id="4.2.1"></a>

## 4.2.1 Group Fire

1. **Lead and target.** Choose a friendly lead unit and an enemy unit in its range and line of sight.
2. If the target shares its hex with others, the side under fire says which unit in Good Order is the target. If none is in Good Order, the firing side chooses.
3. Units with enemies beside them may fire only at enemies beside them, as lead or in support.
4. **Supports** may be units adjacent to the lead or in its hex. If a leader who is not pinned is adjacent to the lead, units adjacent to that leader may support too, even if he himself cannot fire (ruling M20). The target must be in range of each of them; they need no line of sight. The firing side says which support before the die is thrown (ruling N21). Units in zones never do (ruling M8).
5. **Attack Total**: the lead's OF, +1 for each supporting unit.
6. **Defense Total**: the target's OF,
   - +1, 0 or -1 by its Pinned marker,
   - +1 if no firing unit is adjacent to it (ruling Q4),
   - -1 for each other unit in its hex.
7. **Fire Number**: Attack Total minus Defense Total, as in 4.1.3. Roll, and apply 4.2.3 to the target.

A six ends the turn when the fire has been resolved; in the first three turns so do more faces (5.1.1 to 5.1.3).

**Example.** A platoon with OF 7 leads, three units support it, one of them through a leader: 10. The target has OF 7 and the lead is adjacent: 7. Column 3.

<a id="4.2.2"></a>

## 4.2.2 Direct Fire

1. Choose a unit that is able to fire directly and an enemy unit in its range and line of sight.
2. The target in a stack is chosen as in 4.2.1.
3. With enemies beside it, the unit may fire only at one of them.
4. No unit supports it, and the target's OF does not count.
5. **Attack Total**: the unit's OF.
6. **Defense Total**: zero,
   - +1, 0 or -1 by the target's Pinned marker,
   - +1 if the unit is not adjacent to the target,
   - -1 for each other unit in the target's hex.
7. **Fire Number** and die as before.
8. An artillery unit is then turned to its Fired side.

A six ends the turn when the fire has been resolved; in the first three turns so do more faces.

**Example.** A gun with OF 5 fires at a unit three hexes away: 5 - 1 = 4, column 4.

<a id="4.2.3"></a>

## 4.2.3 Fire results

- **-** nothing happens.
- **P** pinned: a unit that is not pinned draws a Pinned marker from the cup. A pinned one suffers nothing more.
- **PH** pinned or hit: a unit that is not pinned is pinned; a pinned one is hit.
- **H** hit: a unit with two steps is turned to its reduced side. If it is reduced already, or has one step, it is eliminated.

**Heavy weapons.** If a heavy weapons unit takes part in any fire, two markers are drawn for a pin; the worse one stays, the other returns to the cup. Worse is the lower number (rulings Q29, M2).

<a id="4.3"></a>

## 4.3 Refit

Choose one unit with a Pinned or Regrouping marker, or one artillery unit on its Fired side, and roll a die to put it in order.

| what | succeeds on |
|---|---|
| Pinned or Regrouping, whichever is on top | 1-3 |
| infantry guns 13/I to III | 1-3 |
| antitank guns 14/I, II | 1-3 |
| 151 RA | 1-2 |
| 15 RA, 27 RM | 1 |
| 22 Mortars | 1-4 |
| **to the die:** a friendly leader adjacent or in the hex | -1 |
| **to the die:** an enemy adjacent | +1 |

<a id="4.3.1"></a>

## 4.3.1 Removing an adverse condition

Only the topmost marker can be tried: a unit both regrouping and pinned loses the pin first. A modified die of 1, 2 or 3 removes it.

<a id="4.3.2"></a>

## 4.3.2 Turning a gun to its front

A modified die within the numbers on the gun's back turns it to its front. A modified 0 succeeds too (ruling M4). A pinned gun may not try.

<a id="4.3.3"></a>

## 4.3.3 Modifiers common to both

- **-1** if one or more friendly leaders are adjacent to the unit or in its hex. It does not add up. A leader helps himself.
- **+1** if one or more enemy units are adjacent.
- Units in a zone are adjacent to those in the same zone, and to nobody else (ruling Q17).

If the die shows a six, the turn ends (in the first three turns also on other faces). The natural die counts, not the modified one (ruling M15).

<a id="4.4"></a>

## 4.4 HQ actions

An HQ action takes the place of a unit's action. There are none in the turns from 8:30 to 10:00 (ruling Q10).

The Initiative cannot reroll the roll of an HQ action, and that roll never ends the turn. The movement or fire of a unit that an HQ action sets going is that unit's own and follows the usual rules (ruling N3).

| HQ action | seat | succeeds on | modifiers |
|---|---|---|---|
| Company Contact 4.4.1.1 | Allied | 2 or less | +1 company leader eliminated; +1 Allied marker later than German |
| Release the Matildas 4.4.1.2 | Allied | 5 or less | none |
| Engineer Help 4.4.1.3 | Allied | 3 or less | +1 Allied marker later than German |
| Māori Company 4.4.1.4 | Allied | 2 or less | +1 Allied marker later than German |
| Stuka Attack 4.4.2.1 | German | 3 or less | -1 German marker earlier than Allied |
| Seize the Initiative 4.4.2.2 | German | 3 or less | -1 German marker earlier than Allied |

**Example.** The Allied Withdrawal marker stands at 18:30, the German one at 18:00: the Allied seat is ahead. It has +1 to contact, engineers and Māori; the German seat has -1 to both of its rolls.

<a id="4.4.1"></a>

## 4.4.1 Allied HQ actions

Four actions: contact a company, release the Matildas, call the engineers, call the Māori company.

<a id="4.4.1.1"></a>

## 4.4.1.1 Company Contact

Contact lets a company's units go anywhere on the map, and it delays the Allied withdrawal.

Choose one isolated company and roll, with

- +1 if its leader is eliminated,
- +1 if the Allied Withdrawal marker is later than the German one.

**2 or less: contacted.** Its units are free of their area for the rest of the game. The Allied Withdrawal marker moves half an hour later. If the German seat holds the Initiative, the Allied seat takes it.

**Otherwise** the company stays isolated and cannot be tried again in this turn; its Isolated marker lies in its area as a reminder. Another company may be tried (ruling Q26).

Each company once a turn, and only while Andrew lives. 22/HQ/IV goes with B Company: it is released when B is contacted.

<a id="4.4.1.2"></a>

## 4.4.1.2 Release the Matildas

Roll a die: on **5 or less** both Matildas are placed together in one hex of the aerodrome or adjacent to it, without Germans in it. One Matilda must then move or fire at once. Once it has succeeded this action is gone.

The aerodrome hexes: 0304, 0305, 0403 to 0405, 0503 to 0505, 0603 to 0605, 0703 to 0705, 0804, 0805.

**Reliability.** From now on, whenever a Matilda moves or fires (Defensive Fire and support count, ruling Q25), roll a die for it at the end of that action:

| die | result |
|---|---|
| 1-2 | it breaks down for good and leaves the game |
| 3-4 | it is immobilised: turned to its back, with a lower OF and no movement; no effect if it is so already |
| 5-6 | nothing |

This roll never ends the turn. Each Matilda is checked once an action. Its back is its reduced side as well: a hit turns it, a second one eliminates it (ruling N10).

<a id="4.4.1.3"></a>

## 4.4.1.3 Engineer Help

Roll a die, +1 if the Allied Withdrawal marker is later than the German one. On **3 or less** the engineers appear in 0817 and must move or fire at once. Not available while Germans are in 0817. Once it has succeeded this action is gone.

<a id="4.4.1.4"></a>

## 4.4.1.4 Māori Company

Roll a die, +1 if the Allied Withdrawal marker is later than the German one. On **2 or less** the three Māori platoons and their leader are placed in the Māori zone, below the watch. In later actions they may be moved, one by one, and enter the map at 1509 (4.1.2). Once it has succeeded this action is gone.

<a id="4.4.2"></a>

## 4.4.2 German HQ actions

Two actions: call the Stukas, or seize the Initiative.

<a id="4.4.2.1"></a>

## 4.4.2.1 Stuka Attack

Roll a die, -1 if the German Withdrawal marker is earlier than the Allied one. On **3 or less**:

1. Put one Stuka marker on any playable hex.
2. Every unit in that hex and in the six around it is pinned, **of both sides**.
3. The Stukas make one Direct Fire at that hex, with OF 6 and without the +1 for distance. The German seat chooses the target there; without an Allied unit in the hex there is none (ruling N12).
4. The marker leaves the game.

The attack's die can neither be rerolled nor end the turn (ruling N3). The action may be chosen again as long as one of the four markers is left.

<a id="4.4.2.2"></a>

## 4.4.2.2 Seize the Initiative

Roll a die, -1 if the German Withdrawal marker is earlier than the Allied one. On **3 or less**:

- the Allied seat hands over the Initiative, if it has it; and
- if units wait in the Seize the Initiative box (7.1), one of them may return at full strength: either in zone A, B or C, by a die (1-2 A, 3-4 B, 5-6 C), or in the hex of the leader of its battalion or of the regiment. No Defensive Fire answers this.

The action is open while the Allied seat has the Initiative or a unit waits in the box (rulings Q20, N17).

<a id="5"></a>

## 5 Drop Phase

The first four turns begin with a Drop Phase, until all German units have landed.

<a id="5.1"></a>

## 5.1 How a drop is made

1. **Reveal.** The German seat turns up the marker of one group that lands in this turn. Its hex and the six around it are the **active drift zone**.
2. **Land one unit.** Choose a unit of the group and roll two dice for its drift, by the table below. Place it there and draw a Regrouping marker for it.
3. **Fire.** The Allied seat may make one Defensive Fire (4.1.3, with no hexes moved). Its target is a German unit of its choice in the zone, one that landed just now or an earlier one. If no German unit there is in range of any Allied unit, the **local population** may fire once instead, at any of them, with Fire Number 1 (rulings Q33, M7). This fire never ends the turn (ruling Q6).
4. Repeat 2 and 3 for each unit of the group, then 1 to 3 for each other group of this turn.
5. **Impulses** follow (4), beginning with the holder of the Initiative, without HQ actions. They last until a Fire or Refit shows one of the turn's own end numbers. Then comes 6.2.

| roll | lands |
|---|---|
| 2 | **Perfect**: the German seat picks a hex of the zone |
| 3 | south-east |
| 4 | south |
| 5 | south-west |
| 6 | north-west |
| 7 | in the Drop hex |
| 8 | north |
| 9 | north-east |
| 10 | south-east |
| 11 | south |
| 12 | **SNAFU**: the Allied seat picks a hex of the zone |

| turn | faces that end it |
|---|---|
| 8:30 | 3, 4, 5, 6 |
| 9:00 | 4, 5, 6 |
| 9:30 | 5, 6 |
| 10:00 and later | 6 |

**Landing on the enemy.** A unit that comes down on Allied units is reduced, and the German seat puts it into a neighbouring hex without Allied units, even outside the zone. A unit with one step is eliminated (ruling Q28).

**Stepping aside.** The German seat may do the same by choice with any unit of two steps just landed, also after a Perfect or SNAFU roll: reduce it and place it in an adjacent hex, even outside the zone (ruling N5).

**Perfect and SNAFU** choose within the zone, and before the marker is drawn. They may name a hex with Allied units; then the unit is displaced as above (ruling N7). Around 0109 only the five hexes of the map can be named (ruling M13); a unit that drifts off the map there lands in zone B, out of sight (ruling N6).

**Example.** Group 5 aims at 0109. 5/I rolls 10 and lands south-east, in 0210, with a Regrouping marker of 3/0. 22/D/I, adjacent, leads the fire with OF 7; 22/D/II and the RAF in 0408 support it: 9. Defence 3. Column 6; a 3 hits, and 5/I is reduced. Next 5/III rolls 9: 0209, again 3/0. 22/D/I has 5/I beside it and cannot fire elsewhere. 22/D/II leads with both RAF units: 9 against 3 + 1, column 5; a 4 pins. Then 8/II rolls 12, and the Allied seat puts it into 0210 too. It fires at 5/I again: 9 against 3 - 1, column 7; a 4 hits the reduced unit and eliminates it.

<a id="5.1.1"></a>

## 5.1.1 The 8:30 turn

First Battalion (Koch): the glider group 3/4, white. It lands on 0109, 0204 or 1008. The turn ends on 3, 4, 5 or 6.

**Special:** each unit of this group draws **two** Regrouping markers and keeps one of them (ruling Q32).

<a id="5.1.2"></a>

## 5.1.2 The 9:00 turn

Second Battalion: two groups, orange. The turn ends on 4, 5 or 6.

<a id="5.1.3"></a>

## 5.1.3 The 9:30 turn

Third Battalion: three groups, brown. The turn ends on 5 or 6.

<a id="5.1.4"></a>

## 5.1.4 The 10:00 turn

Fourth Battalion: two groups without markers. The turn ends on 6. It has its own order:

1. For each unit roll a die: 1-2 zone A, 3-4 zone B, 5-6 zone C. Guns arrive on their Fired side; infantry and leaders on their front. No Regrouping markers.
2. The Allied 151 RA is turned to its Fired side.
3. Impulses as in 5.1, without HQ actions, until a 6 on a Fire or Refit.
4. A Company is contacted, and the Allied Withdrawal marker moves half an hour later.
5. The Initiative goes to the Allied seat.
6. Clean-up (6.2). There is no panic roll (ruling Q11).

<a id="6"></a>

## 6 End of Turn

The impulses go on, one action each, until a Fire or Refit shows a number that ends the turn: a 6, or one of the wider numbers in the first three turns (5.1.1 to 5.1.3). The current action is finished. Then come the panic roll, on full hours (6.1), and Clean-up (6.2).

**Special case.** If the turn's very first die that could end it does end it, the Initiative must be handed to the other side. Its holder may use it for a reroll while handing it over, and so perhaps keep the turn going. Not in the first three turns. Defensive Fire counts as such a chance too (ruling M19). If the die was rerolled, the marker has gone over with that and does not move again (ruling N11).

<a id="6.1"></a>

## 6.1 Panic

At the end of each turn that began on a full hour, from 11:00 on (ruling M12), roll a die for Lieutenant-Colonel Andrew. If it is **higher than the number of contacted companies**, the Allied Withdrawal marker moves half an hour earlier.

| contacted companies | moves earlier on |
|---|---|
| 1 | 2-6 |
| 2 | 3-6 |
| 3 | 4-6 |
| 4 | 5-6 |
| 5 | 6 |

<a id="6.2"></a>

## 6.2 Clean-up

In this order:

1. The Time marker moves on half an hour. Check for victory (7).
2. The German seat removes the Regrouping markers of all units that are neither pinned nor adjacent to an enemy.
3. For each regrouping unit that is not pinned and **is** adjacent to an enemy, the German seat must do one of two things: try a refit (4.3), which may be rerolled but cannot end another turn; or move the unit one hex, keeping its marker, to a hex that is not adjacent to any enemy. No Defensive Fire answers that step (ruling Q31).
4. Each seat takes off as many of its Pinned markers as it likes.
5. Both seats turn each gun with a T to its front.
6. Isolated markers on the map return to their boxes: those companies may be tried again.

Then the next turn begins.

<a id="7"></a>

## 7 Victory

The game ends when the Time marker and a Withdrawal marker stand in the same space, whether the clock came to the marker or the marker to the clock. The owner of that Withdrawal marker loses, at once (ruling Q24). If both Withdrawal markers are there, the game is a draw.

**Length and balance.** The markers may start at other hours: both later for a longer game, one of them later to give that side an edge. Here each may be set from 16:00 to 21:00; 18:00 is the historical start.

<a id="7.1"></a>

## 7.1 What moves the Withdrawal markers

Each of these moves a marker by half an hour.

| marker | later | earlier |
|---|---|---|
| German | the Germans occupy a blue star | the Allies take a blue star back |
| German | | every fourth German unit eliminated |
| Allied | a company is contacted | the panic roll (6.1) |
| Allied | an Allied unit in Good Order takes a brown star back | the Germans occupy a brown star |

- A dual star is both: taking it moves both markers (ruling Q22).
- Stars are judged where a unit ends its move or comes to rest, not where it passes (rulings M11, N14). Leaving a star changes nothing (ruling Q23).
- Germans in any condition take a star; Allied units in any condition take back a blue one (ruling M10). A brown star comes back only once the Allied unit there is in Good Order (ruling Q21).
- **Eliminated German units** go to the Eliminated box. When the fourth lies there, one that is not artillery is drawn at random for the Seize the Initiative box (4.4.2.2); the other three leave the game for good (rulings Q19, M16).

<a id="notes-design-notes"></a>

## Notes on the history

Andrew knew little of his battle. By evening he believed that only two of his companies still held, and that those two would not hold much longer. He announced that he would withdraw, and his brigadier left it to him. So the hill was given up, then the aerodrome, and through the aerodrome, within days, the island.

The Germans had lost far more men in the landing than they had reckoned with, and many of the rest sat in small pockets between the posts. What they could not take by day they found empty in the night: the Allied battalion had gone.

C Company had the crews of the Bofors guns beside it, and is a little stronger for that. The coast guns, laid on the sea, were not allowed to fire inland; hence they start on their Fired side and hardly ever come back.

<a id="notes-uncertainty"></a>

## Notes on uncertainty

Nobody at Maleme knew how he stood. The bombardment was meant to stun the defenders, and failed; by cutting the wires it blinded their commander, and that decided the day. The game makes this felt through turns of unknown length, with the Initiative as a small counterweight. Whoever is behind needs time, whoever is ahead wants it to pass; and headquarters tries harder on the side that is behind.

<a id="notes-german-player"></a>

## Notes for the German player

Expect to lose a tenth to a fifth of your units in the drops, and start behind on the clock. Take the blue stars within reach first, go carefully, build fire groups round the Fourth Battalion, and from then on count every loss: each fourth one costs you half an hour.

<a id="notes-allied-player"></a>

## Notes for the Allied player

Your positions hurt the Germans most in the first turns. Later you suffer from your own silence: isolated companies cannot come to help. Contact wins time, German losses win it too. And a company that cannot leave its area can still be shifted within it so that the Germans find no way through.
`

/** What the game is about, for its page, Markdown; empty where nobody has told it. */
export const story = `# 12 Hours at Maleme

**Two players or one against the computer · platoons on 150 metre hexes · half-hour turns · easy to learn, hard to hold**

On the morning of 20 May 1941 gliders slid into the dry bed of the Tavronitis, and the sky over western Crete filled with parachutes. The Storm Regiment had come for the aerodrome of Maleme; through it the island could be taken. On the slopes above waited the 22nd New Zealand Battalion, in olive groves and vineyards, on a hill that the maps called 107.

The landing was a slaughter. Whole companies were shot before they found their weapons. And yet by the next morning the hill was empty: bombs had cut every telephone wire, and the New Zealand commander, who could not know that most of his companies were holding, had led his battalion away in the dark.

The game is about that not-knowing. You plan the drops in secret, roll for the wind, and see your platoons come down among rifles. Or you sit on the hill with five good companies that cannot hear you. Each impulse is a single act: one unit moves, fires or pulls itself together. Any shot may end the turn. The clock runs on, and both sides have an hour at which they give up. Take a bridge, and yours moves later. Reach a company by runner, and so does theirs. Whoever's hour strikes first has lost.

There are few rules and no terrain tables. The tension lies in the fire you must bear at each step, in the one marker that rerolls any die and then belongs to your enemy, and in knowing when to let time pass.

**For whom:** a good first wargame; a sharp one for those who have played many. A guided first turn shows the way.

**How long:** nineteen turns lead from 8:30 to 18:00, most of them a handful of acts. But hardly a game keeps to these hours: stars, losses, contacts and panic move them, and the start hours can be chosen.

**Where the data comes from:** the rules are told in our own words. The printed map, most counter values and the player aid sheets are not public, so we rebuilt them from the rulebook's examples, the battalion's history and the ground; every value shows its source on the unit card, and \`box/sources.md\` explains them all. Owners of the printed game can load their own values.

*Designed by Ivan Prat, art by Nils Johansson, published by SNAFU Design. This table contains none of their text or art.*
`
