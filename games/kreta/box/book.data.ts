// The rulebook and the story of this game as text. Made by `npm run box`; change rulebook.md and story.md, not this.

/** The rules in our own words, Markdown with an anchor a case. */
export const rulebook = `# Kreta 1941: the rules

The rules of the printed game, told in our own words under its own case numbers. Where the printed text leaves a question open, the house's ruling stands in brackets, for example (ruling Q7); all of them are in \`rulings.md\`. Values that the printed rulebook does not give, or gives only in part (the map, most counters, half of the combat tables), are the house's own reconstruction; each carries its mark on its card.

<a id="1.0"></a>

## 1.0 Introduction

20 May 1941. German paratroops jump over Crete, to take an airfield or a port for the mountain troops waiting behind them. Below stand New Zealanders, Australians, Greeks and British, all of them called *British* here. One side has the sky by day, the other the nights and the sea.

Two play: the **German** seat and the **British** seat. There are two scenarios. *Historical* has the set-up and the landing of 20 May and asks the Germans to hold a port or an airfield for ten turns (15.0). *Full* leaves set-up and landing to the players, hides the defence, and counts points after eighteen turns (16.0). The printed rulebook calls the second one *general* as well.

<a id="2.0"></a>

## 2.0 Components

A map, counters, tables, a turn track, a track for air support, and a die with six faces.

<a id="2.1"></a>

## 2.1 Game board

The map shows two parts of the island, **west** (Kastelli, Maleme, Chania, Suda, Retimo) and **east** (Iraklion), under a grid of hexagons (hexes). Between the parts lies the communication track (9.0). A hex is named by its column, counted from the west, and its row, counted from the south: 9,4 is the ninth column, fourth hex from the south (ruling E6). Columns 1 to 89 are the western part, 90 to 109 the eastern one. Odd columns lie half a hex further south.

The distance of two hexes is the number of steps from one to the other. Between the two parts there is no distance: nothing reaches across (ruling K40).

<a id="2.2"></a>

## 2.2 Counters

There are 87 **units**: 52 British, 35 German. Their figures tell what they can do; the other counters mark the turn and the air support, or are the twenty empty ones of the full scenario.

<a id="2.21"></a>

## 2.21 Symbols and letters on counters

An ordinary unit has, for example, **3-4-6**:

- **attack** 3: the strength it attacks with, in strength points;
- **defence** 4: the strength it defends with;
- **movement** 6: the movement points it may spend in one movement phase. Each hex it enters costs some of them (17.1).

Artillery has, for example, **2-2-3/1-8**:

- **attack fire** 2: what it fires with in its own combat phase;
- **defensive fire** 2: what it supports a defence with;
- **range** 3: how many hexes away its target may be;
- **defence** 1, and **movement** 8.

The counter also shows the unit's name, its type and its size: I company, II battalion, III regiment. Guns show no size.

| type | whose |
|---|---|
| airborne | German: parachute and Storm Regiment battalions, airborne engineers and machine guns |
| heavy weapons company | German, airborne |
| mountain infantry, engineers, reconnaissance, anti-tank | German |
| infantry, engineers | British |
| tanks | both |
| tankettes | British |
| field artillery | both |
| anti-aircraft artillery | British; artillery that also fires at paratroops (12.3) |

Only the artillery types, *tanks* (14.15) and *airborne with heavy weapons* (12.11) have rules of their own. All counters are listed in 11.0, 11.11, 12.11 and 13.0.

<a id="2.3"></a>

## 2.3 Scale of the game

A turn is twelve hours. A counter of guns is eight to twelve pieces, one of infantry 200 to 1000 men. The printed text gives 1500 m for a hex; the places on the map give about 1190 m.

<a id="3.0"></a>

## 3.0 Phases and Turn Structure

The game goes in turns, day and night in turn: **odd turns are days, even turns are nights**; turn 1 is 20 May by day. Each turn has four phases, always in this order, and nothing may be done outside its phase. When the fourth is over, the turn ends, places and victory are checked (15.0, 16.4), and the Turn marker moves on one space.

<a id="3.1"></a>

## 3.1 Phases

Inside a phase, acts may come in any order, except where a case says otherwise. A phase in which nothing must and nothing is wished to be done is passed over.

<a id="3.11"></a>

## 3.11 Phase 1: German movement

In a day turn it opens with the landings: parachutes (12.0) and convoys (14.0), in either order and each at most once (ruling K1). Then the German seat moves any of its units (4.0, 5.2); aircraft may land among these moves (13.0). In the full scenario the phase closes with revealing (16.31).

<a id="3.12"></a>

## 3.12 Phase 2: German attack

German units attack (6.0). The German seat may support them with guns (7.3) and aircraft (8.2), the British seat its defence with guns (7.4).

<a id="3.13"></a>

## 3.13 Phase 3: British movement

Reinforcements appear first (11.1). Then the British seat moves any of its units. In the full scenario the phase closes with revealing.

<a id="3.14"></a>

## 3.14 Phase 4: British attack

British units attack; guns may support them. The German seat may support its defence with guns and aircraft. The British side has no air power, whatever this case says in print (8.11).

<a id="3.2"></a>

## 3.2 General remarks

Phases 1 and 3 are the movement phases, phases 2 and 4 the combat phases. The seat whose phase it is, is the moving or attacking side.

<a id="4.0"></a>

## 4.0 Movement Rules

<a id="4.1"></a>

## 4.1 General rules

In its movement phase a seat moves as many of its units as it likes, in any order and direction, each once, from hex to neighbouring hex without gaps. Each hex costs movement points; a unit goes on only while it has points left. Outside its own movement phase a unit moves only by retreat (6.3), displacement (6.4) and pursuit (6.5).

<a id="4.2"></a>

## 4.2 Detailed rules

<a id="4.21"></a>

## 4.21 Enemy hexes

A unit may not enter a hex with an enemy unit.

<a id="4.22"></a>

## 4.22 Leaving a zone

A unit may not of its own will leave a hex in an enemy zone of control (5.0). Exceptions: results of combat (5.23) and nights (10.12).

<a id="4.23"></a>

## 4.23 The limit

A unit may not spend more points than it has. There is no step that is always allowed (ruling K12).

<a id="4.24"></a>

## 4.24 Points left

It need not spend them all.

<a id="4.25"></a>

## 4.25 No saving

Points left are lost at the end of the phase.

<a id="4.26"></a>

## 4.26 No lending

Points cannot be given to another unit.

<a id="4.27"></a>

## 4.27 The finished move

A move is finished once it is made: choose the unit and where it goes. It can be corrected only in the same phase and with the opponent's consent; at this table that is a take-back like any other (ruling K44).

<a id="4.3"></a>

## 4.3 Influence of terrain

<a id="4.31"></a>

## 4.31 Prices

A clear hex costs one point, other ground more or less: see 17.1.

<a id="4.32"></a>

## 4.32 Sea and edge

Sea cannot be entered; a unit that chance puts there is eliminated. Nor may a unit leave the map, except over the edge between the two parts (9.11). The table does not offer a move that only destroys its own unit (ruling K11).

<a id="4.33"></a>

## 4.33 Roads

A step along a road costs half a point, whatever the ground.

<a id="4.34"></a>

## 4.34 Along the road

"Along" means: from one road hex into the next, where the road leads from the one into the other (ruling Q1).

<a id="4.35"></a>

## 4.35 Onto the road

Whoever comes onto a road from the side pays for the ground of that hex. The half point begins with the next step.

<a id="4.36"></a>

## 4.36 Paths

The same holds for paths, but a step along a path always costs one point, also over a bridge (ruling A2). A town costs half a point from every side, along a path too (ruling A3).

<a id="4.37"></a>

## 4.37 Rivers

Rivers run along hexsides and can be crossed anywhere, for **one point more** than the hex behind costs: onto clear ground that is two (ruling E2). A road or path over the river is a bridge; along it nothing is added (rulings Q2, A2).

<a id="4.4"></a>

## 4.4 Influence of friendly units

<a id="4.41"></a>

## 4.41 Passing

A unit passes through hexes of friends and through their zones at no extra cost.

<a id="4.42"></a>

## 4.42 No stacking

A unit may not end its move in a hex with a friend; after a movement phase no two units share a hex. An empty counter is no unit (ruling K30).

<a id="4.43"></a>

## 4.43 Traffic

Any number of units may pass through one hex in a phase.

<a id="4.5"></a>

## 4.5 Influence of German air power

By day German aircraft keep the roads empty: in day turns every British unit has **half its movement** (ruling Q3), arriving reinforcements too.

<a id="5.0"></a>

## 5.0 Zones of Control

<a id="5.1"></a>

## 5.1 General rules

<a id="5.11"></a>

## 5.11 The zone

A unit's zone of control is the six hexes around it: 17,13 controls 17,14, 17,12, 18,13, 18,12, 16,13 and 16,12 (ruling E9).

<a id="5.12"></a>

## 5.12 Always

Every unit has its zone, in every turn and phase, guns too.

<a id="5.13"></a>

## 5.13 Several zones

Zones of friends and enemies lie over each other without any effect; each counts.

<a id="5.14"></a>

## 5.14 Friends

A zone means nothing to its own side.

<a id="5.2"></a>

## 5.2 Influence of zones of control on movement

<a id="5.21"></a>

## 5.21 Stop

A unit that enters an enemy zone stops at once, whatever points it has left (ruling Q5).

<a id="5.22"></a>

## 5.22 No price

Entering a zone costs nothing extra.

<a id="5.23"></a>

## 5.23 Getting out

A unit leaves an enemy zone, or moves inside one, only as a result of combat: retreating (6.3) or pursuing (6.5). It may also leave by night (10.12).

<a id="5.3"></a>

## 5.3 Influence of zones of control on combat

<a id="5.31"></a>

## 5.31 How combat begins

Apart from fire by guns (7.2) and attacks by aircraft (8.2), combat comes only from units that have entered an enemy zone.

<a id="5.32"></a>

## 5.32 The duty

A unit with enemies in its zone at the beginning of its own combat phase must attack (6.2).

<a id="6.0"></a>

## 6.0 Combat

<a id="6.1"></a>

## 6.1 General rules

<a id="6.11"></a>

## 6.11 When and where

Units fight in combat phases only, and only against neighbours; guns and aircraft are the exceptions. The seat whose combat phase it is, is the attacker, the other the defender.

<a id="6.12"></a>

## 6.12 Procedure

1. Add the attack strengths of the attackers, the attack fire of supporting guns and the air support points. Subtract the defence strengths of the defenders, the defensive fire of their supporting guns and their air support points.
2. Find the difference in the row of the defender's ground (6.6) in the first table of 17.2. It gives a number from 1 to 12.
3. Roll a die.
4. Read the result in the second table, at the roll and the number.

Support is declared before the roll: the attacker names everything first, then the defender (7.47).

<a id="6.2"></a>

## 6.2 Possibilities and prohibitions of attacks

What is owed is fixed when the combat phase begins. Everything owed must be fought before the attacker may close the phase; attacks by guns and aircraft alone are free (ruling K43).

<a id="6.21"></a>

## 6.21 Every enemy in contact

Every enemy unit in the zone of one of the attacker's units must be attacked.

<a id="6.22"></a>

## 6.22 Every unit in contact

Every unit of the attacker with an enemy in its zone must attack.

**How the table keeps 6.21 and 6.22.** A combat may be declared if afterwards every unit that still owes an attack, or is still owed one, has at least one enemy beside it that has not fought yet. At the start of a phase there is always a way to satisfy everybody; this check makes sure that it is never lost (ruling Q9). A unit that pursues into a new contact creates no new duty (ruling K38).

<a id="6.23"></a>

## 6.23 Several against one

Any number of units beside an enemy may attack it together. Their attack strengths are added.

<a id="6.24"></a>

## 6.24 One against several

One unit may attack several enemies beside it at once. Their defence strengths are added, and the difference goes into the row that is best for the defenders: with one on clear ground and one on hills, "hill, town" (ruling E3).

<a id="6.25"></a>

## 6.25 Order

The attacker fights the combats in any order and combination.

<a id="6.26"></a>

## 6.26 Attack once

A unit attacks once in a combat phase.

<a id="6.27"></a>

## 6.27 Be attacked once

A unit is attacked once in a combat phase.

<a id="6.28"></a>

## 6.28 Not several against several

Several may attack one, one may attack several. Several against several is forbidden (ruling Q8).

<a id="6.29"></a>

## 6.29 No escape

Combat cannot be avoided; 6.21 and 6.22 always hold. The phase lasts until all that is owed has been fought.

<a id="6.3"></a>

## 6.3 Effects of attack

<a id="6.31"></a>

## 6.31 Results

| result | meaning |
|---|---|
| Ae | all attackers are eliminated |
| A2 | all attackers retreat two hexes |
| A1 | all attackers retreat one hex |
| ● | nothing happens |
| B1 | all defenders retreat one hex |
| B2 | all defenders retreat two hexes |
| B3 | all defenders retreat three hexes |
| B4 | all defenders retreat four hexes |

Supporting guns suffer nothing (7.25, 7.49).

<a id="6.32"></a>

## 6.32 Distance

A unit that must retreat withdraws the whole distance from the hex it stood in: as many steps as the result says, ending that many hexes away (ruling A5). It may leave enemy zones for it. Its owner chooses the way, and the order when several retreat (ruling A32).

<a id="6.33"></a>

## 6.33 No way

On its way it may not enter the sea, peaks, a hex with an enemy, or any enemy zone, and it may not leave the map or cross to the other part (ruling K18). A unit without a way is eliminated (ruling Q11).

<a id="6.34"></a>

## 6.34 Through friends

The way must be free of friends. Only if there is no such way, friends may be moved out of it (6.4, ruling K19).

<a id="6.35"></a>

## 6.35 No points

A retreat costs no movement points; any ground will do except what 6.33 forbids.

<a id="6.4"></a>

## 6.4 Movement of units

<a id="6.41"></a>

## 6.41 Displacement

If its only way leads through friends, all friends on it are displaced first, so that the whole way, its last hex too, is clear. Nobody else moves for that (ruling A6).

<a id="6.42"></a>

## 6.42 One hex

Each goes one hex, to an empty hex off the way that its owner chooses (ruling K20).

<a id="6.43"></a>

## 6.43 No zones

A displaced unit may not leave or enter an enemy zone. So a unit in contact cannot be displaced.

<a id="6.44"></a>

## 6.44 No points

Displacement costs no movement points; any ground will do except sea and peaks.

<a id="6.45"></a>

## 6.45 Impossible

If a friend on the way cannot be displaced, that way is closed; with no other way the retreating unit is eliminated, never the friend.

<a id="6.46"></a>

## 6.46 As often as needed

A unit may be displaced any number of times in a phase.

<a id="6.47"></a>

## 6.47 Displaced guns

A displaced gun does not fire any more in that combat phase (ruling A39).

<a id="6.5"></a>

## 6.5 Pursuit

<a id="6.51"></a>

## 6.51 The right

Each victorious attacker may move up to as many hexes as the defeated unit had to retreat (ruling A8), in any direction, out of enemy zones too. Defenders never pursue (ruling A20).

<a id="6.52"></a>

## 6.52 On the retreat way

On the hexes that the defeated unit left and passed, the pursuer ignores zones (ruling A7). If one unit beat several, the way of each of them counts (ruling K21).

<a id="6.53"></a>

## 6.53 Off the way

Off that way it must stop in the first enemy zone it meets.

<a id="6.54"></a>

## 6.54 No points

Pursuit costs no movement points; sea, peaks and the edge stay closed. A pursuer may pass through friends but not end on one (ruling A31).

<a id="6.55"></a>

## 6.55 Who

All victorious units that took part in the attack may pursue, except guns. After an attack by fire alone nobody does (ruling K22). The owner chooses the order.

<a id="6.56"></a>

## 6.56 The empty hex

If the defeated unit was eliminated, one victor may enter the hex it held, and goes no further (ruling A30).

<a id="6.57"></a>

## 6.57 Example

A, B and C have beaten unit 3 with B4. B follows exactly the way of unit 3, through enemy zones, four hexes. C follows it for one hex, turns off and stops in the first enemy zone. A follows it for a while, turns off and goes one hex on, where no zone is (ruling E5).

The next combat is declared only when all retreats, displacements and pursuits of this one are done.

<a id="6.6"></a>

## 6.6 Influence of terrain on combat

<a id="6.61"></a>

## 6.61 The defender's ground

Only the ground under the defender counts, never that of the attackers.

<a id="6.62"></a>

## 6.62 Rivers

A river or bridge counts only if **all** attackers are on the other side of it (ruling Q10). Supporting guns are not asked; fire alone never uses this row (ruling A29).

<a id="6.63"></a>

## 6.63 The table

How ground counts stands in 17.2. From best to worst for the defender: high mountains; mountains; hill, town; river, bridge; clear, beach, airfield.

<a id="6.64"></a>

## 6.64 The better one

The defender always has the better of what he may claim: in the mountains behind a river the row is "mountains" (ruling E4).

<a id="6.65"></a>

## 6.65 Several defenders

When several are attacked, the best row of any of them counts for all (ruling A14).

<a id="6.66"></a>

## 6.66 Roads

Roads and paths mean nothing in combat.

<a id="7.0"></a>

## 7.0 Artillery

<a id="7.1"></a>

## 7.1 General rules

<a id="7.11"></a>

## 7.11 At a distance

Guns may fight without standing beside an enemy. They attack on their own, support attacks, and support the defence.

<a id="7.2"></a>

## 7.2 Artillery fire

<a id="7.21"></a>

## 7.21 Attack

Guns attack in their own combat phase only, with their attack fire, by the procedure of 6.12.

<a id="7.22"></a>

## 7.22 One target

A gun attacks one unit; its fire is never split.

<a id="7.23"></a>

## 7.23 Several guns

Several guns may attack the same unit together; their fire is added.

<a id="7.24"></a>

## 7.24 Range

The target must be in range of each. Nothing blocks the fire; nothing reaches the other map part or the track (ruling K17).

<a id="7.25"></a>

## 7.25 No consequences

A gun suffers nothing from combats it takes part in at a distance: attacker's results pass it by, and if it is itself attacked by fire alone it neither retreats nor dies (ruling A10). For guns in contact see 7.51.

<a id="7.26"></a>

## 7.26 No pursuit

Guns never pursue.

<a id="7.27"></a>

## 7.27 Fire alone

In an attack by guns alone, aircraft alone, or both, only **B3 and B4** count; every other result is nothing (ruling Q12). Such an attack fulfils what was owed to that enemy, but each of your own units beside him must then still have somebody else to attack (ruling A9).

<a id="7.3"></a>

## 7.3 Supporting an attack

<a id="7.31"></a>

## 7.31 Adding fire

One gun or several may support an attack by other units; their attack fire is added.

<a id="7.32"></a>

## 7.32 Several defenders

Against several defenders it is enough that one of them is in range.

<a id="7.33"></a>

## 7.33 Declaration

The attacker names the supporting guns before the roll.

<a id="7.34"></a>

## 7.34 Once

A gun supports one attack in a combat phase, or attacks once on its own, not both (ruling A27).

<a id="7.4"></a>

## 7.4 Supporting defence

<a id="7.41"></a>

## 7.41 In the enemy's phase

In the enemy's combat phase guns may support the defence of friends.

<a id="7.42"></a>

## 7.42 Which guns

Only guns that, in this combat phase, have not been attacked by guns or aircraft, had no enemy in their zone at its beginning, and have not been displaced. Fire that merely supports an attack on a gun makes no difference: that gun has an enemy beside it anyway (ruling A28).

<a id="7.43"></a>

## 7.43 Adding fire

Their defensive fire is added to the defence of the attacked unit. A gun cannot support itself (ruling K23).

<a id="7.44"></a>

## 7.44 Range

The supported unit must be in range.

<a id="7.45"></a>

## 7.45 Several guns

Several guns may support the same defence.

<a id="7.46"></a>

## 7.46 Several defenders

When several units are attacked, one of them in range is enough.

<a id="7.47"></a>

## 7.47 Who speaks when

The attacker first shows everything: units, guns, aircraft. Then the defender names his guns (and the German seat its aircraft). After that nothing may be changed (ruling Q14).

<a id="7.48"></a>

## 7.48 Once

A gun supports the defence once in a combat phase.

<a id="7.49"></a>

## 7.49 Out of the result

A gun that supports a defence is not touched by the result.

<a id="7.5"></a>

## 7.5 Direct combat in attack and defence

<a id="7.51"></a>

## 7.51 Guns in contact

A gun that has an enemy in its zone at the beginning of a combat phase, its own or the enemy's, fights like an ordinary unit: it owes an attack and is owed one (ruling K37), attacks with its attack fire and defends with its defence, and bears all results. It cannot fire at a distance, support, or pursue (ruling Q13).

<a id="8.0"></a>

## 8.0 Air Power

<a id="8.1"></a>

## 8.1 General rules

<a id="8.11"></a>

## 8.11 Air support points

Only German air power is in the game, as points without counters. In each **day turn** the German seat has **12 air support points**, one strength point each. They are one supply for convoy cover and both combat phases of that turn (ruling Q15). The Air Support marker starts each day on the space NEW TURN and moves one space to the right for each point spent.

<a id="8.2"></a>

## 8.2 Air support of ground troops

<a id="8.21"></a>

## 8.21 Use

Aircraft work as guns do, but without a range: they reach every British unit on the whole map.

- In the German combat phase they support attacks, or attack one unit on their own or with guns alone (then 7.27 holds).
- In the British combat phase they support the defence, and never attack (ruling K24).

The points may be split over as many combats as one likes (ruling K25). They do not reach the communication track (ruling K17), and in the full scenario they aim only at units that are face up (ruling K28).

<a id="8.22"></a>

## 8.22 No saving

Points not spent in a turn are lost.

<a id="8.23"></a>

## 8.23 Nights

By night there are none.

<a id="8.3"></a>

## 8.3 Convoy cover

<a id="8.31"></a>

## 8.31 The risk

The sea belongs to the British fleet, and convoys are sunk. Points given to convoy cover make that less likely, and are missing on land.

<a id="8.32"></a>

## 8.32 Declaration

Points for cover are named when the convoy is declared, at the start of the German movement phase (rulings K1, K41). The table of 17.4 tells what they are worth: one roll for each unit on the way; **Z** means that it is sunk, for good.

<a id="8.33"></a>

## 8.33 One cover

The cover counts for all units of that turn; it is not given unit by unit.

<a id="9.0"></a>

## 9.0 Inter-Map Communication

<a id="9.1"></a>

## 9.1 General rules

<a id="9.11"></a>

## 9.11 The way across

About 50 km of the island lie between the two parts. The **communication track** stands for them: five spaces, ENTRY-EXIT west, 1, 2, 3, ENTRY-EXIT east.

1. A unit leaves its part over the edge between the parts, from any land hex of column 89 or 90. This costs **one point** and ends its move: it goes onto the ENTRY-EXIT space of that side. From an exit hex in an enemy zone only a unit that starts there by night can leave (ruling A35).
2. In each later movement phase of its side it moves one space along the track.
3. When it moves onto the ENTRY-EXIT space of the other end, it comes onto that part at once: on any free land hex of the edge column (89 or 90), which may lie in an enemy zone; if none is free, on the free hex of row 1 nearest to it (ruling A19). It moves no further in that phase (ruling K13).

A unit that steps back to the end it came from passes to its map in the same way (ruling K14).

<a id="9.2"></a>

## 9.2 Prohibitions and requirements of movement on the COMMUNICATION TRACK

<a id="9.21"></a>

## 9.21 No crossing by combat

A unit that combat drives over the edge between the parts is eliminated (ruling K18).

<a id="9.22"></a>

## 9.22 No limit

Any number of units may be on the track.

<a id="9.23"></a>

## 9.23 No mixing

Friends may share a space; enemies may not. An ENTRY-EXIT space with an enemy on it cannot be entered from the map (ruling A26).

<a id="9.24"></a>

## 9.24 No halt

In each of its own movement phases a unit on the track must go to a neighbouring space, forward or back. From the ENTRY-EXIT space it came in by, it can only go on (ruling A15). The phase cannot be closed while a unit there can still step; one that cannot is eliminated (ruling K16).

<a id="9.3"></a>

## 9.3 Simulation of combat on the COMMUNICATION TRACK

<a id="9.31"></a>

## 9.31 Pushing

In its own movement phase a side may push enemies off a neighbouring space, if its attack is **greater** than their defence. The strengths of all units of a space are added (ruling A37); guns count with their attack fire and their defensive fire. No aircraft (ruling Q23). The units that pushed move into the emptied space; that is their step (ruling K15).

<a id="9.32"></a>

## 9.32 Pushed back

Pushed units go one space further in the same direction; at the end of the track they come onto the map of that end, as in 9.11 (ruling A36).

<a id="9.33"></a>

## 9.33 Nowhere to go

Pushed units that would come onto a space with an enemy are eliminated.

<a id="10.0"></a>

## 10.0 Night Turns

<a id="10.1"></a>

## 10.1 Movement of units

<a id="10.11"></a>

## 10.11 British movement

By night British units have their full movement.

<a id="10.12"></a>

## 10.12 Leaving zones

By night a unit that starts its move in an enemy zone may step out of it, to a hex that is in no enemy zone. It may not enter a zone again in that phase, and so cannot pass through one (ruling Q6). A unit that starts outside all zones may enter one, and stops (ruling A34).

<a id="10.2"></a>

## 10.2 Air power

<a id="10.21"></a>

## 10.21 No points

By night the German seat has no air support points, and no aircraft take part in combat.

<a id="10.3"></a>

## 10.3 Sea and airborne landings

<a id="10.31"></a>

## 10.31 None

By night nobody lands by sea, parachute or aircraft.

<a id="10.4"></a>

## 10.4 Combat

<a id="10.41"></a>

## 10.41 As by day

Otherwise combat is as by day.

<a id="11.0"></a>

## 11.0 Placement of British Units

In the historical scenario the British units stand as at dawn on 20 May. "British" means New Zealanders (NZ), Australians (AU), Greeks and British alike. The printed hex of 21 NZ is a misprint for 19,12 (ruling E7).

| counter | unit | strength | hex |
|---|---|---|---|
| 1 Grec | 1st Greek Regiment | 1-2-6 | 3,8 |
| 22 NZ | 22nd New Zealand Battalion | 3-4-6 | 17,13 |
| art.p-lot | anti-aircraft guns at Maleme | 1-1-2/1-8 | 17,14 |
| 21 NZ | 21st New Zealand Battalion | 3-4-6 | 19,12 |
| art. | field guns behind Maleme | 2-2-3/1-8 | 19,14 |
| 23 NZ | 23rd New Zealand Battalion | 3-3-6 | 20,13 |
| Sap.NZ | New Zealand Engineers | 2-2-6 | 22,13 |
| 28 Maorys | 28th (Māori) Battalion | 4-4-6 | 24,14 |
| Kaw.Dyw.NZ | New Zealand Divisional Cavalry | 2-2-6 | 30,11 |
| 6 Grec | 6th Greek Regiment | 1-2-6 | 29,13 |
| 8 Grec | 8th Greek Regiment | 1-2-6 | 26,8 |
| Komp.NZ | New Zealand Composite Battalion | 3-3-6 | 27,14 |
| 19 NZ | 19th New Zealand Battalion | 3-4-6 | 31,14 |
| 18 NZ | 18th New Zealand Battalion | 3-4-6 | 31,15 |
| 20 NZ | 20th New Zealand Battalion | 3-4-6 | 33,15 |
| 2 Grec | 2nd Greek Regiment | 1-2-6 | 33,13 |
| 1 Welch | 1st Battalion, the Welch Regiment | 3-4-6 | 34,15 |
| 1 Rangers | 1st Battalion, the Rangers | 3-3-6 | 35,15 |
| RM (MNBDO) | Royal Marines of the naval base | 2-3-6 | 37,14 |
| 106 RHA | 106th Royal Horse Artillery, as infantry | 2-2-6 | 35,14 |
| N.Huss. | Northumberland Hussars, as infantry | 2-2-6 | 36,18 |
| 16 AU | 16th Australian Brigade Composite Battalion | 2-3-6 | 39,14 |
| 17 AU | 17th Australian Brigade Composite Battalion | 2-3-6 | 44,14 |
| 2/7 AU | 2/7th Australian Battalion | 3-4-6 | 56,7 |
| 2/8 AU | 2/8th Australian Battalion | 2-3-6 | 58,8 |
| gendarmes | Greek gendarmes | 1-2-6 | 76,13 |
| 2/11 AU | 2/11th Australian Battalion | 3-4-6 | 84,14 |
| 4 Grec | 4th Greek Regiment | 1-2-6 | 86,15 |
| 5 Grec | 5th Greek Regiment | 1-2-6 | 84,13 |
| 2/1 AU | 2/1st Australian Battalion | 3-4-6 | 88,17 |
| 2 York | 2nd Battalion, the York and Lancaster Regiment | 3-4-6 | 100,11 |
| 2 Leic. | 2nd Battalion, the Leicestershire Regiment | 3-4-6 | 100,10 |
| 2 B.Watch | 2nd Battalion, the Black Watch | 4-4-6 | 104,11 |
| 2/4 AU | 2/4th Australian Battalion | 3-4-6 | 101,10 |
| 3 Grec | 3rd Greek Regiment | 1-2-6 | 98,12 |
| 7 Grec | 7th Greek Regiment | 1-2-6 | 99,13 |
| 7 RA | 7th Medium Regiment Royal Artillery, as infantry | 2-2-6 | 99,11 |
| art. | field guns at Galatas | 2-2-3/1-8 | 30,13 |
| art. | field guns at Suda | 2-2-3/1-8 | 40,15 |
| art. | field guns at Retimo | 2-2-3/1-8 | 87,17 |
| art. | field guns at Iraklion | 3-3-4/1-8 | 99,12 |
| art.p-lot | anti-aircraft guns at Chania | 1-1-2/1-8 | 34,16 |
| art.p-lot | anti-aircraft guns at Suda | 1-1-2/1-8 | 38,15 |
| art.p-lot | anti-aircraft guns at Iraklion | 1-1-2/1-8 | 103,12 |
| 7 RTR a | 7th Royal Tank Regiment, Maleme troop | 3-3-8 | 18,13 |
| 7 RTR b | 7th Royal Tank Regiment, Retimo troop | 3-3-8 | 86,17 |
| 7 RTR c | 7th Royal Tank Regiment, Iraklion troop | 3-3-8 | 102,11 |
| 3 Huss. a | 3rd Hussars, Galatas squadron | 2-1-10 | 31,13 |
| 3 Huss. b | 3rd Hussars, Iraklion squadron | 2-1-10 | 101,11 |

<a id="11.1"></a>

## 11.1 Reinforcements for the British

<a id="11.11"></a>

## 11.11 Three battalions

| counter | strength | where | turn |
|---|---|---|---|
| 1 Layforce | 4-4-6 | a port | 8 |
| Argyll and Sutherland | 3-4-6 | 94,1 | 9 |
| 2 Layforce | 4-4-6 | a port | 12 |

They appear at the start of the British movement phase of that turn and may move in it.

- **Layforce** lands in any port that is empty and in no German zone, as the British seat likes. A British unit in a port closes it too (ruling A17). If all four ports are closed, the battalion never comes (ruling Q24).
- **The Argylls** appear on 94,1. If it has a unit on it or lies in a German zone, they take the nearest free hex of row 1 of the eastern part outside German zones (rulings A18, K36).

In the full scenario they come as well, face up (ruling K32).

<a id="12.0"></a>

## 12.0 Parachute Landing

<a id="12.1"></a>

## 12.1 Landing zones

<a id="12.11"></a>

## 12.11 Who jumps

Only the units of the 7th Airborne Division land by parachute:

| counter | unit | strength | hex |
|---|---|---|---|
| 1/1 spad | 1st Battalion, 1st Parachute Regiment | 4-4-6 | 105,11 |
| 2/1 spad | 2nd Battalion, 1st Parachute Regiment | 4-4-6 | 102,10 |
| 3/1 spad | 3rd Battalion, 1st Parachute Regiment | 4-4-6 | 96,13 |
| 1/2 spad | 1st Battalion, 2nd Parachute Regiment | 4-4-6 | 85,17 |
| 2/2 spad | 2nd Battalion, 2nd Parachute Regiment | 4-4-6 | 94,13 |
| 3/2 spad | 3rd Battalion, 2nd Parachute Regiment | 4-4-6 | 80,14 |
| 1/3 spad | 1st Battalion, 3rd Parachute Regiment | 4-4-6 | 27,12 |
| 2/3 spad | 2nd Battalion, 3rd Parachute Regiment | 4-4-6 | 29,11 |
| 3/3 spad | 3rd Battalion, 3rd Parachute Regiment | 4-4-6 | 32,13 |
| 1 szt | 1st Battalion, Storm Regiment | 4-4-6 | 16,12 |
| 2 szt | 2nd Battalion, Storm Regiment | 4-4-6 | 14,12 |
| 3 szt | 3rd Battalion, Storm Regiment | 4-4-6 | 20,12 |
| 4 szt | 4th Battalion, Storm Regiment | 4-4-6 | 15,13 |
| 7 sap | 7th Airborne Engineer Battalion | 3-3-6 | 27,10 |
| 7 km | 7th Airborne Machine Gun Battalion | 2-3-6 | 28,11 |
| bc 1 spad | heavy weapons company, 1st Parachute Regiment | 2-1-6 | 103,11 |
| bc 2 spad | heavy weapons company, 2nd Parachute Regiment | 2-1-6 | 87,18 |
| bc 3 spad | heavy weapons company, 3rd Parachute Regiment | 2-1-6 | 29,12 |

In the historical scenario they all land in turn 1, at the beginning of the German movement phase (ruling K2), on the hexes above. First all are put on their hexes, one a hex; then they land one by one in an order the German seat likes (ruling K3). Units whose dice are still to come are in nobody's way (ruling A22).

<a id="12.2"></a>

## 12.2 Landing procedure

If a British anti-aircraft gun stands within two hexes of the planned hex, 12.3 takes the place of this roll. Otherwise roll a die (ruling Q16):

- **1**: the unit has landed where it stands;
- **anything else**: roll again for the direction and move it one hex: 1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west.

<a id="12.21"></a>

## 12.21 Sea

A unit that comes down in the sea is eliminated; likewise on peaks (ruling A12) and off its map part (ruling A11).

<a id="12.22"></a>

## 12.22 On a friend

If it comes down on a friend, it goes to the nearest hex without any unit, friend or enemy; of equally near ones the German seat chooses (ruling K6).

<a id="12.23"></a>

## 12.23 On an enemy

If it comes down on an enemy, it stays on that hex and must attack him in the coming combat phase. If he has to retreat, he is eliminated; on **any other** result the paratroops are eliminated (ruling Q18).

- Aircraft may not take part in that combat; guns may (ruling K27).
- Others beside that enemy may join the attack; their own results stand (ruling A13). Everybody who attacks him does so in this one combat (ruling A41).
- There is no river row: the paratroops are on his side (ruling K26).
- If it wins, the unit stays on the hex (ruling K8).
- It owes nobody else an attack. But guns beside it have an enemy in their zone (ruling K7).

<a id="12.24"></a>

## 12.24 Moving on

In the same phase, once landed, paratroops may move, with half their movement (ruling Q4). In an enemy zone they must stay: it is day (ruling A42).

<a id="12.3"></a>

## 12.3 Influence of anti-aircraft artillery

<a id="12.31"></a>

## 12.31 The table

What counts is the **planned** hex, not where the unit comes down. If an anti-aircraft gun is on it or one or two hexes from it, the roll of 12.2 is left out. Instead roll a die in the table of 17.3, in the column of the distance: **E** eliminates the unit, **R** scatters it (12.32), a dash lands it exactly on the planned hex (rulings Q17, K4). On 20 May this concerns 105,11, 102,10 and 103,11 at Iraklion and 16,12 and 15,13 at Maleme (rulings Q26, E8).

<a id="12.32"></a>

## 12.32 Scattered

Roll for the direction as in 12.2; the unit comes down **three hexes** away in that direction. Then 12.21 to 12.23 hold.

<a id="12.33"></a>

## 12.33 Many targets

One gun may fire at any number of landing units.

<a id="12.34"></a>

## 12.34 Several guns

If several guns are within two hexes of the planned hex, each rolls (rulings A24, K5).

<a id="12.35"></a>

## 12.35 Scattered once

However many R there are, a unit is scattered once.

<a id="12.36"></a>

## 12.36 Only the planned hex

Guns near the hex where a scattered unit comes down do not fire at it.

<a id="13.0"></a>

## 13.0 Air Transport

German units other than paratroops and the two tank units may come by aircraft (ruling K9), to an airfield that the Germans hold: Maleme, Retimo, Iraklion. These wait from turn 1 on:

| counter | unit | strength | comes by |
|---|---|---|---|
| 1/85 gor | 1st Battalion, 85th Mountain Regiment | 5-5-6 | air or sea |
| 2/85 gor | 2nd Battalion, 85th Mountain Regiment | 5-5-6 | air or sea |
| 3/85 gor | 3rd Battalion, 85th Mountain Regiment | 5-5-6 | air or sea |
| 1/100 gor | 1st Battalion, 100th Mountain Regiment | 5-5-6 | air or sea |
| 2/100 gor | 2nd Battalion, 100th Mountain Regiment | 5-5-6 | air or sea |
| 3/100 gor | 3rd Battalion, 100th Mountain Regiment | 5-5-6 | air or sea |
| 1/141 gor | 1st Battalion, 141st Mountain Regiment | 5-5-6 | air or sea |
| 2/141 gor | 2nd Battalion, 141st Mountain Regiment | 5-5-6 | air or sea |
| 3/141 gor | 3rd Battalion, 141st Mountain Regiment | 5-5-6 | air or sea |
| 95 sap | 95th Engineer Battalion | 3-3-6 | air or sea |
| 95 rozp | 95th Reconnaissance Battalion | 2-2-10 | air or sea |
| 55 mot | 55th Motorcycle Battalion | 3-3-10 | air or sea |
| 95 ppanc | 95th Anti-tank Battalion | 2-3-8 | air or sea |
| 1/95 art | 1st Battalion, 95th Mountain Artillery | 3-3-4/1-6 | air or sea |
| 2/95 art | 2nd Battalion, 95th Mountain Artillery | 3-3-4/1-6 | air or sea |
| 1/31 panc | 31st Panzer Regiment, first group | 5-4-10 | sea, ports only |
| 2/31 panc | 31st Panzer Regiment, second group | 5-4-10 | sea, ports only |

<a id="13.1"></a>

## 13.1 Conditions and rules for using airfields

<a id="13.11"></a>

## 13.11 Held

An airfield is held if no British unit is on it and none has it in its zone. No German need be there (ruling Q19).

<a id="13.12"></a>

## 13.12 When

Aircraft land by day only, in the German movement phase, on held airfields.

<a id="13.13"></a>

## 13.13 How many

In one phase Maleme takes **3** units, Retimo **2**, Iraklion **3**. A landed unit starts from the airfield hex with half its movement. Where a friend stands, it must move off at once (rulings A33, K10).

<a id="13.14"></a>

## 13.14 Not held

A unit that lands on an airfield not held is eliminated. The table does not offer it (ruling K11).

<a id="14.0"></a>

## 14.0 Amphibious Landing

Every German unit may come by sea, in the full scenario paratroops too as long as they have not jumped (ruling K9): by day, in the German movement phase, on **beaches** and in **ports**. The map marks 81 beach hexes; the ports are Chania 33,17, Suda 38,15, Retimo 76,13 and Iraklion 99,13.

<a id="14.1"></a>

## 14.1 Conditions and rules for amphibious landings

<a id="14.11"></a>

## 14.11 Open places

A beach or port must be free of British units and of their zones. In one phase each takes one unit.

<a id="14.12"></a>

## 14.12 Three attempts

At most three units may try in one movement phase.

<a id="14.13"></a>

## 14.13 The convoy

At the beginning of the phase the German seat names the units, the place of each, and the air support points for cover (8.3, ruling K41). Then each unit rolls in the table of 17.4. Those that arrive are put on their places and may move in this phase with half their movement. On a place with a friend they must move off at once (ruling K10).

<a id="14.14"></a>

## 14.14 Closed places

A unit that lands on a British unit or in a British zone is eliminated. A place is judged when the unit is put there (ruling A38); the table does not offer closed ones (ruling K11).

<a id="14.15"></a>

## 14.15 Tanks

Tank units land in ports only.

<a id="15.0"></a>

## 15.0 Course of Play and Victory Conditions

The British units are set up (11.0). The landing of the paratroops (12.1) opens turn 1; then the phases follow each other (3.1).

**The Germans win** when they have seized any one airfield or port and held it for **ten turns running**: at ten turn ends in a row no British unit was on it and none had it in its zone. It must be the same place each time (rulings Q20, A16, A23). Airfields and ports that count: Maleme 16,13, Retimo 86,17, Iraklion 102,11; Chania, Suda, Retimo, Iraklion.

**The British win** if that has not happened by the end of turn 24 (ruling K35). Another length can be agreed before the game.

<a id="16.0"></a>

## 16.0 Additional Scenario: Full

Both sides have the same means as in the historical scenario and far more freedom. All other rules stay.

<a id="16.1"></a>

## 16.1 Placement of British units

The British seat puts all 49 units of 11.0 on land hexes of its choice, one a hex, not on peaks, **face down**, and up to **20 empty counters** among them (ruling K33). The German seat sees only that a counter lies there.

A face-down empty counter fills its hex and has a zone, as a unit has; but it is never a target, and nothing is owed to it or by it (ruling A4). Empty counters never move, and do not hinder their own side: a British unit that comes to rest on one removes it (ruling K30).

<a id="16.2"></a>

## 16.2 Paratroop landings

The German seat chooses the planned hexes freely, any hex of the map (ruling A43). Paratroops may land in any day turn, at the beginning of the German movement phase by 12.2 and 12.3, in one turn or spread over several. Face-down guns fire at them (ruling A25) and are turned up by it (ruling K29).

<a id="16.3"></a>

## 16.3 Influence of camouflage

<a id="16.31"></a>

## 16.31 In sight

At the end of each movement phase, German or British, every British counter six hexes or fewer from a German unit is turned up (ruling Q25). Units on the track reveal nobody (ruling K42).

<a id="16.32"></a>

## 16.32 By moving

A British unit that moves is turned up; so is a gun that supports (ruling K29).

<a id="16.33"></a>

## 16.33 For good

What has been turned up stays so.

<a id="16.34"></a>

## 16.34 Empty counters

An empty counter that is turned up is removed. Paratroops that came down on one owe nothing and stay there for that phase (ruling K31).

<a id="16.4"></a>

## 16.4 Victory conditions

The ten turns of 15.0 do not count here (ruling K34).

<a id="16.41"></a>

## 16.41 Points

After the last phase of the last turn the points for airfields, ports and localities are compared.

<a id="16.42"></a>

## 16.42 What counts

| place | hex | points |
|---|---|---|
| Maleme airfield | 16,13 | 2 |
| Retimo airfield | 86,17 | 1 |
| Iraklion airfield | 102,11 | 2 |
| Chania | 33,17 | 2 |
| Suda | 38,15 | 2 |
| Retimo | 76,13 | 1 |
| Iraklion | 99,13 | 3 |
| Georgioupolis | 58,8 | 1 |
| Kastelli | 3,8 | 1 |
| **all** | | **15** |

At the beginning all are British.

<a id="16.43"></a>

## 16.43 Control

A place belongs to whoever stood on it last at the end of a phase (ruling A21). Zones do not matter here (ruling Q22).

<a id="16.44"></a>

## 16.44 The end

Whoever has more points after turn 18 wins. The sum is odd, so there is no draw.

<a id="16.45"></a>

## 16.45 The quick win

If the Germans control places worth **5 points or more** at the end of turn 2, they win at once (rulings Q21, A40).

<a id="17.0"></a>

## 17.0 Auxiliary Tables

<a id="17.1"></a>

## 17.1 Terrain characteristics

| ground | movement points | row in combat |
|---|---|---|
| sea | closed | |
| inaccessible peaks | closed | |
| high mountains | 4 | high mountains |
| mountains | 3 | mountains |
| hills | 2 | hill, town |
| clear | 1 | clear |
| town | 1/2 | hill, town |
| airfield | 1 | clear |
| beach | as the ground under it: clear 1, hills 2 (ruling A1) | as the ground under it |
| along a road | 1/2 | |
| along a path | always 1 | |
| bridge | part of its road or path | river, bridge |
| crossing a river | +1 | river, bridge |

<a id="17.2"></a>

## 17.2 Combat results

**The number.** Difference of strengths, attack minus defence, in the row of the ground:

| row | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| High mountains | -1 | 0 | +1 | +2, +3 | +4, +5 | +6, +7, +8 | +9, +10, +11 | +12 |  |  |  |  |
| Mountains | -2 | -1 | 0 | +1 | +2, +3 | +4, +5 | +6, +7, +8 | +9, +10, +11 | +12 |  |  |  |
| Hill, town | -3 | -2 | -1 | 0 | +1 | +2, +3 | +4, +5 | +6, +7, +8 | +9, +10, +11 | +12 |  |  |
| River, bridge | -4 | -3 | -2 | -1 | 0 | +1 | +2, +3 | +4, +5 | +6, +7, +8 | +9, +10, +11 | +12 |  |
| Clear, beach, airfield | -5 | -4 | -3 | -2 | -1 | 0 | +1 | +2, +3 | +4, +5 | +6, +7, +8 | +9, +10, +11 | +12 |

Below the first difference of a row take number 1, above its last one the last number (ruling K39).

**The result.**

| roll | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| 1 | A1 | A1 | ● | ● | B1 | B1 | B1 | B2 | B2 | B3 | B3 | B4 |
| 2 | A1 | A1 | A1 | ● | ● | B1 | B1 | B1 | B2 | B2 | B3 | B3 |
| 3 | A2 | A1 | A1 | A1 | ● | ● | B1 | B1 | B1 | B2 | B2 | B3 |
| 4 | A2 | A2 | A1 | A1 | A1 | ● | ● | B1 | B1 | B1 | B2 | B2 |
| 5 | Ae | A2 | A2 | A1 | A1 | A1 | ● | ● | B1 | B1 | B1 | B2 |
| 6 | Ae | Ae | A2 | A2 | A1 | A1 | A1 | ● | ● | B1 | B1 | B1 |

**Example.** Germans A and B with gun C attack D across a river: 9 in all. D defends with 4, and the British gun E supports with 2: 6. The difference is +3; in the row "river, bridge" that is number 7. A roll of 1 to 3 is B1, 4 or 5 nothing, 6 A1 (ruling E1).

The results are explained in 6.31: Ae all attackers eliminated; A1, A2 all attackers retreat one or two hexes; ● nothing; B1 to B4 all defenders retreat one to four hexes.

<a id="17.3"></a>

## 17.3 Anti-aircraft artillery effectiveness

| roll | distance 0 | 1 | 2 |
|---|---|---|---|
| 1 | E | E | R |
| 2 | E | R | R |
| 3 | R | R | R |
| 4 | R | R | - |
| 5 | R | - | - |
| 6 | - | - | - |

E eliminated, R scattered, - no effect.

<a id="17.4"></a>

## 17.4 Convoy cover

| roll | 0 to 2 points | 3 to 5 | 6 to 8 | 9 or more |
|---|---|---|---|---|
| 1 | Z | Z | Z | Z |
| 2 | Z | Z | Z | - |
| 3 | Z | Z | - | - |
| 4 | Z | - | - | - |
| 5 | - | - | - | - |
| 6 | - | - | - | - |

Z sunk, out of the game; - arrived.
`

/** What the game is about, for its page, Markdown; empty where nobody has told it. */
export const story = `# Kreta 1941

**Two players or one against the computer · battalions on hexes of a good kilometre · day and night turns**

At dawn on 20 May 1941 the defenders of Crete stand along the north coast: New Zealanders around Maleme, Greeks in the valley of the prison, Australians on the two hills of Retimo, the Black Watch at Iraklion. They have few guns and no aircraft. By evening thousands of paratroops have come down among them, scattered by the wind, some on top of a battalion that shoots them before they are out of their harness.

In Greece the mountain troops wait. They can come by air once an airfield is free, or in fishing boats past a fleet that owns the sea. Everything hangs on one strip of ground, cleared and kept clear.

*Kreta 1941* gives you the long coast in two maps with fifty kilometres of bad road between them. Whoever touches an enemy must fight him: each attack is a puzzle of who takes on whom, and a battalion driven back without a way out is gone. By day the sky is German; twelve points of it decide battles, or see a convoy through. By night they are nothing, the British march at full pace, and units slip out of each other's grasp.

There are two ways to play. **Historical**: the set-up and the drop of 20 May. The Germans must hold one airfield or port for ten turns running. **Full**: the British hide their army under face-down counters, twenty of them empty, wherever they expect the blow. The Germans jump where and when they like, into the unknown. Eighteen turns, points for nine places, and a quick win for a stormy first day.

**For whom:** players who know a wargame or two. A guided first turn at Maleme shows the way.

**Where the data comes from:** the rules are told in our own words. The printed map and most counters are not public and two tables are cut off, so we rebuilt them from the rulebook, the order of battle and the ground; every value shows its source, and \`box/sources.md\` explains them all. Owners of the printed game can load their own values.

*Designed by Michał Rakowski, published by Dragon. This table contains none of their text or art.*
`
