// The rulebook and the story of this game as text. Made by `npm run box`; change rulebook.md and story.md, not this.

/** The rules in our own words, Markdown with an anchor a case. */
export const rulebook = `# Descent on Crete: the rules

The rules of the printed game, told in our own words under its own case numbers, with the publisher's errata of 1978 worked in. Where the printed text leaves a question open or contradicts itself, the house's ruling stands in brackets, for example (ruling M4); all of them are in \`rulings.md\`. Values that the printed rulebook does not give, or gives only in part, are the house's own reconstruction; each carries its mark on its card.

<a id="2.0"></a>

## 2.0 Organization

The sections run from 4.0 to 34.0 and are divided into cases: 9.0, 9.4, 9.41. Where a general statement and a numbered case differ, the case holds. **German** and **Commonwealth** are the two seats; Australians, British, Cretans, Greeks and New Zealanders are all Commonwealth here.

<a id="3.0"></a>

## 3.0 Course of play

May 1941, the north-west of Crete. German paratroops land among the defenders, must take an airfield, and let the mountain troops in; the defenders must stop them, or save what can be saved. A game is a number of Game-Turns of fifteen phases. There are five scenarios (28.0 to 32.0) and the Battle Game (33.0), which runs from the first drop to the end of 28 May.

<a id="4.0"></a>

## 4.0 Equipment

<a id="4.1"></a>

### 4.1 The map

Two sheets of hexes, West and East, joined in a T. The ground in each hex and what runs along its sides rule movement, sight, fire and assault (11.0).

<a id="4.2"></a>

### 4.2 Charts

Each chart stands in its case below.

<a id="4.3"></a>

### 4.3 Counters

Units fight, lead or support; markers show their state or that of the map.

<a id="4.31"></a>

#### 4.31 Faces

A combat unit has two faces, one for each of two modes, with the same Strength and Morale but different Effectiveness. Losses are shown by Strength markers. Depleted, Disrupted and, for units without a Travel face, Travel are markers too.

<a id="4.32"></a>

#### 4.32 Front and back

The front is the stronger face, usually Concentrated; the back the weaker one, usually Dispersed.

<a id="4.33"></a>

#### 4.33 One face

Leaders have one face. Support groups are always Concentrated. Static guns are always Dispersed and never move.

<a id="4.4"></a>

### 4.4 Types

A headquarters is an infantry-type unit unless it is also anti-tank. Some headquarters have their Effectiveness in parentheses (6.17). Parachute and glider units differ in nothing. Cavalry/machine gun units are both reconnaissance (movement) and machine gun (range). HQ/PzJ 95 is anti-tank and headquarters at once. Types not named in 20.0 have no special effect.

<a id="4.41"></a>

#### 4.41 Symbols

The type decides whether a unit fires directly or indirectly, whether it is **armored** as a target, and how it moves:

| type | moves as | fires | armored |
|---|---|---|---|
| infantry | foot | direct | no |
| machine gun | foot | direct | no |
| engineer | foot | direct | no |
| pioneer | foot | direct | no |
| headquarters | foot | direct | no |
| reconnaissance | vehicle | direct | no |
| cavalry machine gun | vehicle | direct | no |
| heavy weapons | foot | indirect | no |
| artillery | gun | indirect | no |
| anti tank | gun | direct | no |
| flak | gun | direct | no |
| static artillery | static | indirect | no |
| armor | vehicle | direct | yes |
| support group | foot | none | no |
| leader | leader | none | no |

<a id="4.5"></a>

### 4.5 Terms

- **Artillery-type**: artillery, static artillery, anti-tank and flak. The last two have exceptions (20.2, 20.5).
- **Infantry-type**: infantry, machine gun, engineer, pioneer, reconnaissance, cavalry/machine gun, headquarters.
- **Effectiveness**: how well a unit kills, 1 to 9; it changes with the mode.
- **Strength**: men, tanks or guns. **Current** Strength is what is left.
- **Morale**: **printed**; **current** is printed less one for each Strength point lost, with what else 9.7 lists.
- **Mode**: Dispersed, Concentrated, Travel or Disrupted; Depleted is a further state.
- **Range** in hexes; 1 if none is printed.
- **Fire capability**: what a Commonwealth unit does to landing paratroops (16.2).
- **Movement allowance**: 4 points for every unit.
- **Subordination**: to which headquarters a unit belongs (12.0).
- **Support group**: a unit that cannot fight (20.9).
- **Controlled** hex: one in a zone of control (8.0). **Phasing** player: whose phase it is.

<a id="4.6"></a>

### 4.6 Scale

A hex is 640 m, an infantry unit a company, guns a battery. A day turn is two hours, a night turn four.

<a id="4.7"></a>

### 4.7 Parts

Two sheets, 386 units and leaders, markers, charts, two displays, two turn tracks, dice.

<a id="4.8"></a>

### 4.8 The joined map

A hex is named by sheet, row and column: W0419, E2122. Rows count from the north, columns from the **east**. The sheets share 39 hexes: W0101 is E1033, W0201 is E1133, ... W3901 is E4833; both names are right, the West one is written. A hex E..33 is thus W..01 with nine taken from the row (ruling H4). Canea lies around E1727, Pirgos in W0616, Maleme airfield is W0419 and W0519.

<a id="5.0"></a>

## 5.0 Sequence of play

A Game-Turn has fifteen phases. In each one player is phasing; the other does nothing but Opportunity fire (9.4) and fire at landings (16.2). A scenario says with which phase of its first turn it begins.

| phase | name | phasing |
|---|---|---|
| 1 | German Command | german |
| 2 | Commonwealth Organization | commonwealth |
| 3 | German Conditional Fire | german |
| 4 | German Conditional Movement | german |
| 5 | Commonwealth Conditional Fire | commonwealth |
| 6 | Commonwealth Conditional Movement | commonwealth |
| 7 | German Free Fire | german |
| 8 | Commonwealth Command | commonwealth |
| 9 | German Organization | german |
| 10 | Commonwealth Conditional Fire | commonwealth |
| 11 | Commonwealth Conditional Movement | commonwealth |
| 12 | German Conditional Fire | german |
| 13 | German Conditional Movement | german |
| 14 | Commonwealth Free Fire | commonwealth |
| 15 | Game-Turn Record | - |

- **Command**: supply of headquarters (19.2), recovery from Disruption (15.6), normal airstrikes (17.0), drops of Supply markers (16.31), resubordination (12.6), return of leaders (21.4); the German also fatigue (24.1), the Commonwealth Command points and checks (13.0).
- **Organization**: changes of mode (15.5).
- **Conditional Fire**: first hasty airstrikes are placed; then any eligible units fire; then the hasty strikes are resolved. Who fires, observes or controls cannot move in the next phase (rulings M88, M89).
- **Conditional Movement**: all others may move and close assault; reinforcements and landings come in; then Travel mode may be left; last the normal airstrikes are resolved.
- **Free Fire**: as Conditional Fire, without consequences for movement.
- **Record**: the turn marker moves on; points of the turn are counted.

The printed outline leaves out Phase 7 (ruling H1). The order of airstrikes is ruling M1.

<a id="6.0"></a>

## 6.0 Fire combat

Direct fire units fire at what they see. Indirect fire units, artillery and heavy weapons, may use the eyes of others. A unit without Effectiveness does not fire.

**Procedure.** 1. Find the firer's Effectiveness after all changes and its current Strength. 2. Direct fire reads 6.61, indirect fire 6.62: the header for armor and entrenched targets, or the other; this gives the **Fire value**. 3. In 6.63 take the row of the target's mode and ground, find the Fire value in it, roll two dice and read the result below. 4. Apply it at once.

**Example.** A British company, Strength 5, Effectiveness 3, fires at a Dispersed company in mixed ground: Fire value 4. In the row "Dispersed in other terrain" the 4 stands in the third column; an 11 reads D, and the target is Dispersed already (rulings A1, A2).

<a id="6.1"></a>

### 6.1 Restrictions

<a id="6.11"></a>

#### 6.11 No duty

Nobody has to fire.

<a id="6.12"></a>

#### 6.12 Who cannot

Units in Travel, Depleted or Disrupted mode never fire (ruling M15). Nobody fires at aircraft.

<a id="6.13"></a>

#### 6.13 Places in the stack

Direct and Opportunity fire comes from the top two units of a stack and goes at one of the top two. Heavy weapons fire from any place at one of the top two. Artillery fires from any place at any unit. Every unit with a Strength counts among the top two (ruling N12). Anti-tank and flak: 20.21.

<a id="6.14"></a>

#### 6.14 How often

Once in each own Fire Phase, at one unit. Opportunity fire as often as it is triggered.

<a id="6.15"></a>

#### 6.15 Range and sight

Never beyond the range, but for 6.53. Direct fire only at what the firer itself observes. Heavy weapons and artillery also at what an observer in communication sees (14.0, 20.14).

<a id="6.16"></a>

#### 6.16 Split fire

The current Strength counts. In the Free Fire Phase a German unit may divide its Strength among different targets, each part a fire of its own (ruling M11).

<a id="6.17"></a>

#### 6.17 In parentheses

A parenthesized Effectiveness serves for Opportunity fire only.

<a id="6.18"></a>

#### 6.18 Own phases

Nobody Opportunity fires in his own Fire Phases. (The last printed sentence is struck by the errata, ruling A28.)

<a id="6.2"></a>

### 6.2 Several firers

Any units may fire at any eligible targets.

<a id="6.21"></a>

#### 6.21 One after the other

Each fire is resolved and applied before the next.

<a id="6.22"></a>

#### 6.22 At one target

Any number may fire at one target, each for itself. All direct and heavy weapons fire at one hex is declared together, once a phase, which fixes the penalty of 12.2 (rulings M4, M5).

<a id="6.23"></a>

#### 6.23 Named target

Fire hits the named unit only. Other units in between do not hinder.

<a id="6.3"></a>

### 6.3 Results

<a id="6.31"></a>

#### 6.31 What they mean

- **-** No effect. The owner may disperse the target without penalty (ruling M7).
- **1, 2, 3** So many Strength points are lost. A Dispersed or Disrupted target suffers nothing more. A Concentrated target then disperses, or loses one more point. A unit without a Dispersed face loses one more point. A unit in Travel mode loses one more point; its owner may then turn it Concentrated or Dispersed for the rest of the phase, at whose end it is Disrupted (errata, rulings A11, M8).
- **D** Nothing to Dispersed and Disrupted targets. A Concentrated one disperses, or loses one point. One without a Dispersed face, or in Travel mode, loses one point, with the same choice for Travel.

A Depleted target loses without dispersing (rulings N35, M86). The extra point for not dispersing is never passed on (ruling N34).

<a id="6.32"></a>

#### 6.32 Dispersal is no trigger

Dispersing by a result draws no Opportunity fire.

<a id="6.33"></a>

#### 6.33 Elimination and excess

At Strength zero a unit is removed. What is left of the losses of a direct or heavy weapons fire goes to the two units now on top, as the firing player divides it (ruling M6), and so on; with the last unit it lapses. Who loses of it disperses, or loses one point more, as by 6.31. Artillery: 6.44.

<a id="6.34"></a>

#### 6.34 At once

A target that dispersed is Dispersed for the next fire.

<a id="6.35"></a>

#### 6.35 Headquarters

A headquarters without a Dispersed mode that would lose the extra point may be Disrupted instead (15.63), in Travel mode too (ruling N33), and its stack with it (ruling M9). A headquarters killed by the number itself passes nothing extra on (ruling A10).

<a id="6.4"></a>

### 6.4 Indirect fire

Artillery and heavy weapons. For heavy weapons see also 20.1.

<a id="6.41"></a>

#### 6.41 Controlling headquarters

To use other eyes a battery must be stacked with or beside a **controlling headquarters**: the one it belongs to, or any below that one (14.1, ruling M32).

<a id="6.42"></a>

#### 6.42 Observers

The observer belongs to the controlling headquarters, or to that one's superior; for a division battery it is a unit of the division (ruling N7). It sees the target and communicates with the controlling headquarters (11.6). The headquarters itself may observe.

<a id="6.43"></a>

#### 6.43 Own eyes

Else a battery fires only at what it sees itself.

<a id="6.44"></a>

#### 6.44 Any unit, no excess

Artillery picks any unit of the stack. Losses beyond its Strength are ignored.

<a id="6.5"></a>

### 6.5 Restrictions on indirect fire

<a id="6.51"></a>

#### 6.51 Opportunity fire

Artillery Opportunity fires only when it is itself close assaulted, from the top two places, at the top attacker, as direct fire on 6.61 with its excess. Its zone of two hexes it has all the same.

<a id="6.52"></a>

#### 6.52 In close assault

Artillery among the attackers counts for stacking only. On top, the Effectiveness is zero (rulings D13, N14).

<a id="6.53"></a>

#### 6.53 Double range

Artillery-type units, not heavy weapons, may fire up to twice their range at half Effectiveness, rounded down.

<a id="6.6"></a>

### 6.6 Fire tables

<a id="6.61"></a>

#### 6.61 Direct fire

| Strength | c1 | c2 | c3 | c4 | c5 | c6 | c7 | c8 | c9 | c10 |
|---|---|---|---|---|---|---|---|---|---|---|
| **armor, entrenched** | na | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | na |
| **others** | na | na | na | 1 | 2 | 3 | 4 | 5 | 6 | 7, 8, 9 |
| 1 | - | - | - | 1 | 1 | 2 | 2 | 3 | 3 | 4 |
| 2 | - | - | 1 | 1 | 2 | 2 | 3 | 3 | 4 | 4 |
| 3 | - | 1 | 1 | 2 | 2 | 3 | 3 | 4 | 4 | 5 |
| 4 | 1 | 1 | 2 | 2 | 3 | 3 | 4 | 4 | 5 | 5 |
| 5 | 1 | 2 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 |
| 6 | 2 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 |
| 7 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 |
| 8 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 7 |
| 9 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 7 | 8 |
| 10 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 7 | 8 | 8 |

Read the first or the second header for the Effectiveness. **-** no effect. The values continue by the same pattern.

<a id="6.62"></a>

#### 6.62 Indirect fire

| Strength | e1 | e2 | e3 | e4 | e5 | e6 | e7 | e8 | e9 | e10 | e11 |
|---|---|---|---|---|---|---|---|---|---|---|---|
| **armor, entrenched** | 3, 4 | 5, 6 | 7 | 8 | 9 | na | na | na | na | na | na |
| **others** | na | na | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
| 1 | - | - | - | 1 | 1 | 2 | 2 | 3 | 3 | 4 | 4 |
| 2 | - | - | 1 | 1 | 2 | 2 | 3 | 3 | 4 | 4 | 5 |
| 3 | - | 1 | 1 | 2 | 2 | 3 | 3 | 4 | 4 | 5 | 5 |
| 4 | 1 | 1 | 2 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 |
| 5 | 1 | 2 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 |
| 6 | 2 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 |
| 7 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 7 |
| 8 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 7 | 8 |
| 9 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 7 | 8 | 8 |
| 10 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 7 | 8 | 8 | 9 |

<a id="6.63"></a>

#### 6.63 Results

| target | col 1 | col 2 | col 3 | col 4 | col 5 | col 6 | col 7 | col 8 | col 9 |
|---|---|---|---|---|---|---|---|---|---|
| Dispersed in City, Rough or Entrenched | 4 | 5 | 6 | 7 | 8 | 9 | na | na | na |
| Dispersed in Forest, Village or Broken | 3 | 4 | 5 | 6 | 7 | 8 | 9 | na | na |
| Dispersed in other terrain | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | na |
| Undispersed in any terrain | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |

Find the Fire value in the row of the target; its column is read below. A Fire value below the first of the row has no effect. Disrupted, Concentrated and Travel are all undispersed (ruling N10). Artillery-type targets: 11.8. Mountain firers: 20.74.

| dice | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
|---|---|---|---|---|---|---|---|---|---|
| 2 | 1 | 1 | 1 | 1 | 2 | 2 | 3 | 3 | 3 |
| 3 | D | 1 | 1 | 1 | 1 | 2 | 2 | 2 | 3 |
| 4 | - | D | 1 | 1 | 1 | 1 | 2 | 2 | 2 |
| 5 | - | - | D | 1 | 1 | 1 | 1 | 2 | 2 |
| 6 | - | - | - | D | 1 | 1 | 1 | 1 | 2 |
| 7 | - | - | - | - | D | 1 | 1 | 1 | 1 |
| 8 | - | - | - | - | - | D | 1 | 1 | 1 |
| 9 | - | - | - | - | D | 1 | 1 | 1 | 1 |
| 10 | - | - | - | D | 1 | 1 | 1 | 1 | 2 |
| 11 | - | - | D | 1 | 1 | 1 | 1 | 2 | 2 |
| 12 | - | D | 1 | 1 | 1 | 1 | 2 | 2 | 2 |

<a id="7.0"></a>

## 7.0 Observation

Draw a line from the centre of the observer's hex to the centre of the target's. The observer sees the hex if it is within the observation range of his own hex (11.14) and nothing on the way blocks. The next hex is always seen, but for 7.11.

<a id="7.1"></a>

### 7.1 Restrictions

<a id="7.11"></a>

#### 7.11 Mountain hexsides

Nobody sees across a mountain hexside. A line through the end of one is blocked if mountain hexsides leave that point on both sides of the line (ruling N1).

<a id="7.12"></a>

#### 7.12 Disrupted units

A Disrupted unit observes for nobody.

<a id="7.13"></a>

#### 7.13 Blocking

A hex between the two blocks if its kind is among those that the chart lists for the **observer's** hex. A line along a hexside is blocked if either hex beside it blocks.

<a id="7.2"></a>

### 7.2 Direct fire

Fire at two hexes needs sight as any other; fire at the next hex fails only across a mountain hexside.

<a id="7.3"></a>

### 7.3 Indirect fire

Combat units, support groups and headquarters may observe for indirect fire, leaders not.

<a id="7.4"></a>

### 7.4 Airstrikes

Airstrikes see everything but Dispersed units in city or forest and leaders alone.

<a id="7.5"></a>

### 7.5 Night

At night the range is at most two; weather is then taken off, down to the next hex (ruling N2).

<a id="7.6"></a>

### 7.6 Weather

See 16.1 for the condition.

<a id="7.61"></a>

#### 7.61 0 to 6

No effect.

<a id="7.62"></a>

#### 7.62 7 to 10

One less for observers in city, village and airfield hexes.

<a id="7.63"></a>

#### 7.63 11 and 12

Two less there; one less elsewhere but in clear and mixed hexes.

<a id="7.64"></a>

#### 7.64 P

All ranges halved, rounded down; at night one.

<a id="8.0"></a>

## 8.0 Zones of control

A combat unit or headquarters **controls** the six hexes around it; with a range of two or more, all hexes within two (ruling M16). It never controls its own hex.

<a id="8.1"></a>

### 8.1 Movement

<a id="8.11"></a>

#### 8.11 Leaving

A unit pays two points to leave an enemy-controlled hex, beside all else.

<a id="8.12"></a>

#### 8.12 Armor

Armor pays nothing for it, and leaders may count as armor (ruling N24).

<a id="8.2"></a>

### 8.2 Opportunity fire

Leaving a controlled hex, rearranging there, changing mode there and close assault from there draw fire (9.4).

<a id="8.3"></a>

### 8.3 Supply

A supply path passes a controlled hex only where a friendly unit that is not Disrupted stands (ruling N44).

<a id="8.4"></a>

### 8.4 Ground

<a id="8.41"></a>

#### 8.41 Sight

No control over a hex the unit does not observe. A blocked hexside alone does not stop it (ruling C5).

<a id="8.42"></a>

#### 8.42 Mountain hexsides

None across a mountain hexside.

<a id="8.43"></a>

#### 8.43 Water

Zones cross rivers, streams and water hexsides.

<a id="8.5"></a>

### 8.5 Friends

Friendly units do not lift an enemy zone, but for supply. There is no price for entering one; going from zone to zone is paid once, on leaving. A close assault leaves the zone of the defenders.

<a id="8.6"></a>

### 8.6 Without a zone

<a id="8.61"></a>

#### 8.61 Effectiveness

No Effectiveness or zero: no zone.

<a id="8.62"></a>

#### 8.62 Modes

Disrupted, Depleted, Travel: no zone, from the moment of the change until it is over.

<a id="8.63"></a>

#### 8.63 All others

Everyone else has one.

<a id="9.0"></a>

## 9.0 Movement

In his Conditional Movement Phase a player moves units that did not fire in the phase before, alone or as stacks, hex by hex. Each step costs points by ground, hexside, mode and type (11.14).

<a id="9.1"></a>

### 9.1 Restrictions

<a id="9.11"></a>

#### 9.11 Four points

Four points a phase. A moving stack may pick up and drop units; each unit's path is continuous and paid by itself (ruling M17).

<a id="9.12"></a>

#### 9.12 Enemy hexes

No entry but by close assault (9.6), which ends the movement. The hex of lone leaders may be entered (ruling M21).

<a id="9.13"></a>

#### 9.13 The limit

Never more than four points, unless the unit moves one hex only. Nothing is saved or lent.

<a id="9.14"></a>

#### 9.14 One hex always

One hex may always be moved as the only step (ruling M18), but not into prohibited ground or over a blocked hexside.

<a id="9.15"></a>

#### 9.15 Overstacking

See 10.3.

<a id="9.16"></a>

#### 9.16 Order

Who enters goes on top; a group keeps its own order (ruling M162). Leaving: 9.52 (ruling N41).

<a id="9.2"></a>

### 9.2 Modes

Dispersed units mostly pay more than Concentrated ones, and those more than units in Travel mode; the denser modes are shut out of more ground.

<a id="9.21"></a>

#### 9.21 Travel mode

Headquarters and guns have a Travel face; armor, reconnaissance and "t" units take a marker. Others have no Travel mode.

<a id="9.22"></a>

#### 9.22 Fixed in Organization

The mode is set in the Organization Phase. Only Travel mode may be left after movement, for one point (rulings C8, M19).

<a id="9.23"></a>

#### 9.23 Disrupted

A Disrupted unit does nothing but roll for recovery.

<a id="9.3"></a>

### 9.3 Types

<a id="9.31"></a>

#### 9.31 Guns

Artillery-type units move only in Travel mode and fire only Dispersed. So off the routes much ground is shut to them.

<a id="9.32"></a>

#### 9.32 As infantry

Machine gun, heavy weapons, engineer, headquarters, pioneer and support group move as infantry; cavalry/machine gun as reconnaissance.

<a id="9.33"></a>

#### 9.33 Headquarters

They move Concentrated or in Travel mode, some also Dispersed.

<a id="9.34"></a>

#### 9.34 On foot

Infantry is on foot unless in Travel mode; only "t" units have trucks.

<a id="9.4"></a>

### 9.4 Opportunity fire

An enemy in one of your zones draws fire when he

- leaves the controlled hex: the fire comes before the step, in the hex he leaves;
- changes mode of his own will: in the old mode; if a whole stack changes, each firer picks one of its top two. Several but not all: each unit for itself (ruling N40). Leaving Travel mode after movement is such a change;
- rearranges a stack (9.51);
- declares a close assault (9.48).

Recovery from Disruption draws none. A unit that changes mode and order in one phase draws fire twice (ruling M87).

<a id="9.41"></a>

#### 9.41 Stacks

A stack that leaves together draws one fire from each controller; units that leave one by one draw it each time.

<a id="9.42"></a>

#### 9.42 Targets

Only those who triggered it are fired at, at the top two of them.

<a id="9.43"></a>

#### 9.43 No limit

A unit fires every time it is triggered.

<a id="9.44"></a>

#### 9.44 Who and when

The non-phasing player, in Organization and Conditional Movement Phases. Excess losses go to the two on top of the stack. When all who triggered are gone, the rest of the fire is not given. The firers at one trigger are declared together (ruling M13).

<a id="9.45"></a>

#### 9.45 How

Any combat or headquarters unit but artillery (6.51), always as direct fire on 6.61, heavy weapons too (ruling N11); at two hexes with range two or more (ruling M14).

<a id="9.46"></a>

#### 9.46 As many as wish

Every controller may fire at each trigger.

<a id="9.47"></a>

#### 9.47 Announcing

The act is announced and the enemy decides before it happens: he fires, lets it pass, or says that one stack or everybody holds his fire for the rest of the phase, and is not asked again.

<a id="9.48"></a>

#### 9.48 Against close assault

All who control the attackers' hex, and always the defenders, may fire at the attackers in the hex they attack from. Advancing afterwards draws no fire.

<a id="9.49"></a>

#### 9.49 Involuntary changes

Forced changes of mode draw no fire.

<a id="9.5"></a>

### 9.5 Stacking and movement

Friendly hexes may be passed and entered at no extra price; the newcomer is on top.

<a id="9.51"></a>

#### 9.51 Rearranging

Any time in one's own movement, free. In a controlled hex it first draws fire at the top two. At least one mobile unit must be there (ruling M20).

<a id="9.52"></a>

#### 9.52 Moving stacks

Stacks may grow and shrink on the way; who leaves a stack is one of its top two, who joins goes on top.

<a id="9.6"></a>

### 9.6 Close assault

In the Conditional Movement Phase units of one hex may attack an adjacent enemy hex. First the enemy fires (9.48), then 9.7.

<a id="9.61"></a>

#### 9.61 Who

Not who fired in the preceding Conditional Fire Phase, nor Depleted units (19.35). Only from an adjacent hex, only the phasing player.

<a id="9.62"></a>

#### 9.62 Price

One point, beside two for the zone (ruling M29) and the price of the defenders' hex and hexside. It is the unit's last act but for an advance.

<a id="9.63"></a>

#### 9.63 Order and place

Any order. Defenders must stand. Results take place in the defenders' hex, but Disruption of attackers in their own.

<a id="9.64"></a>

#### 9.64 No way back

What is announced is done, unless the fire stops it.

<a id="9.7"></a>

### 9.7 Procedure

1. **Effectiveness differential**: top attacker's less top defender's, after all changes.
2. **Morale differential**: current Morale of the top attacker less that of the top defender: printed, less one for each point lost, with leaders, ground, engineers and mode. Its column depends on the defenders' ground.
3. **Close Assault value** from 9.71. **D**: the attackers are Disrupted, and it is over.
4. **Odds** of all attacking to all defending Strength, rounded in the defenders' favour; one die; 9.72.

A Disrupted unit counts half Strength, Effectiveness 0 and three Morale less (errata, ruling D12); two halvings count once (ruling N36); Strength 0 against anything is 1:4, anything against 0 is 5:1 (ruling N50). A unit assaults once a phase. Different hexes assault one after the other, never together (rulings D3, M25). Retreats draw no fire and must be made where possible. From an adjacent hex an assault is always possible but over a blocked hexside or into prohibited ground.

| who | what | amount | when | case |
|---|---|---|---|---|
| defender | morale | 1 | defends in a city hex | 11.52 |
| defender | morale | 1 | defends in a rough hex | 11.41 |
| defender | morale | 1 | defends in a village hex | 11.41 |
| defender | morale | 1 | defends in a forest hex | 11.41 |
| defender | morale | 1 | entitled unit on top in an entrenched hex, not negated | 11.52 |
| defender | morale | 2 | attacked across a mountain hexside | 11.41 |
| attacker | morale | 2 | an engineer or pioneer with Morale 1 or more among the top two | 20.41 |
| defender | morale | 2 | an engineer or pioneer with Morale 1 and Strength 2 or more among the top two | 20.41 |
| both | morale | 1 | mountain unit on top, half the Strength mountain, defender in rough | 20.71 |
| both | morale | 2 | a leader with a subordinate unit in the stack | 21.11 |
| both | morale | 2 | a second leader, one subordinate to the other | 21.11 |
| both | morale | -1 | leader in the first two turns after his return | 21.44 |
| both | morale | -1 | for each Strength point lost | 9.7 |
| defender | morale | -3 | Disrupted | 15.6 |
| both | morale | -2 | fatigued | 24.13 |
| both | effectiveness | -2 | fatigued, never below 1 | 24.13 |
| both | morale | 1 | paratroops in the turn after irregulars attacked by day | 22.21 |
| both | morale | 2 | paratroops in the turn after irregulars attacked by night | 22.22 |
| both | morale | 1 | mountain troops in the turn after irregulars attacked by night | 22.22 |
| both | morale | -1 | Greek units after the King is dead | 21.82 |
| attacker | effectiveness | -3 | a single unit across a mountain hexside | 11.44 |
| attacker | effectiveness | -2 | a stack across a mountain hexside | 11.44 |
| attacker | effectiveness | -1 | mountain troops across a mountain hexside that meet 20.71 | 20.72 |
| attacker | strength half | half | across a mountain hexside, but not mountain troops that meet 20.71 | 11.44 |
| attacker | strength half | half | across a stream hexside or a bridge | 11.43 |
| attacker | strength half | half | across a river hexside without bridge | 11.43 |

<a id="9.71"></a>

#### 9.71 Close Assault value

| Effectiveness differential | m4 | m3 | m2 | m1 | p0 | p1 | p2 | p3 | p4 | p5 |
|---|---|---|---|---|---|---|---|---|---|---|
| **Morale differential, open** | ≤-4 | -3 | -2 | -1 | 0 | 1 | 2 | 3 | 4 | ≥5 |
| **close terrain** | ≤-3 | -2 | -1 | 0 | 1 | 2 | 3 | 4 | 5 | ≥6 |
| ≤-4 | D | D | D | D | D | 1 | 2 | 3 | 4 | 5 |
| -3 | D | D | D | D | 1 | 2 | 3 | 4 | 5 | 6 |
| -2 | D | D | D | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
| -1 | D | D | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |
| 0 | D | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
| 1 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 9 |
| 2 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 9 | 9 |
| 3 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 9 | 9 | 9 |
| 4 | 4 | 5 | 6 | 7 | 8 | 9 | 9 | 9 | 9 | 9 |
| ≥5 | 5 | 6 | 7 | 8 | 9 | 9 | 9 | 9 | 9 | 9 |

Open: clear, mixed, airfield without entrenchment. All else is close terrain (ruling N49).

<a id="9.72"></a>

#### 9.72 Close assault results

Add die, Close Assault value and odds number (1:4 -4, 1:3 -3, 1:2 -2, 1:1 0, 2:1 +2, 3:1 +3, 4:1 +4, 5:1 +5):

| total | result |
|---|---|
| -2 | A3d |
| -1 | A3d |
| 0 | A3d |
| 1 | A3d |
| 2 | A2d |
| 3 | A2d |
| 4 | A1d |
| 5 | A1 |
| 6 | A1 |
| 7 | 1/1 |
| 8 | 0/1 |
| 9 | 1/1r |
| 10 | 0/1r |
| 11 | 0/2r |
| 12 | 0/2rd |
| 13 | 0/3rd |
| 14 | 0/4rd |
| 15 | 0/4rd |
| 16 | 0/4rd |
| 17 | 0/4rd |
| 18 | 0/4rd |
| 19 | 0/4rd |
| 20 | 0/4rd |

**A** with a number: attackers lose so many points; **d** and their stack is Disrupted. **a/b**: attackers lose a, defenders b; **r** the surviving defenders retreat one hex, **d** and are Disrupted. Who loses, where to retreat and who advances: (rulings M26, M27, M28). Who retreats from an airstrike or assault draws no fire (ruling M90).

<a id="9.8"></a>

### 9.8 Static units

Static units never move or retreat; forced to, they are eliminated.

<a id="10.0"></a>

## 10.0 Stacking

All units of a hex form one stack with an order. It is changed only by its owner in his Conditional Movement Phase. Units that cannot move swap places only with units that can.

<a id="10.1"></a>

### 10.1 Limits

The Strength points in a hex are limited by its ground (11.14).

<a id="10.11"></a>

#### 10.11 Always

The limit holds in every phase, also in passing.

<a id="10.12"></a>

#### 10.12 Current Strength

Current Strength counts, Disrupted or not (ruling N48).

<a id="10.13"></a>

#### 10.13 Leaders

Leaders do not count.

<a id="10.14"></a>

#### 10.14 Markers

Markers do not count.

<a id="10.15"></a>

#### 10.15 Friends

All units of a side may stack; never with the enemy.

<a id="10.2"></a>

### 10.2 Movement

<a id="10.21"></a>

#### 10.21 When

Only in one's own Conditional Movement Phase; combat may change a stack at other times.

<a id="10.22"></a>

#### 10.22 Price

None.

<a id="10.3"></a>

### 10.3 Modes

<a id="10.31"></a>

#### 10.31 Disruption spreads

When one unit is Disrupted, all in the hex are (but 17.33, 20.61). Who enters a hex with a Disrupted unit is Disrupted, close assaulting enemies excepted (ruling M23).

<a id="10.32"></a>

#### 10.32 Overstacking

The moment a stack is too large it is Disrupted, however it came about.

<a id="10.33"></a>

#### 10.33 Displacement

Those who caused it are displaced one hex; this may draw fire. Without a hex they are eliminated. They must overstack another friendly hex if nothing else is left (ruling M22).

<a id="10.4"></a>

### 10.4 Fire

<a id="10.41"></a>

#### 10.41 Direct fire

Only the top two combat units.

<a id="10.42"></a>

#### 10.42 Indirect fire

From any place.

<a id="10.43"></a>

#### 10.43 Opportunity fire

As direct fire: artillery only from the top two.

<a id="10.44"></a>

#### 10.44 Direct losses

They fall on the top two, then on the next two, as the firing player chooses (ruling M6); beyond the last unit they lapse.

<a id="10.45"></a>

#### 10.45 Artillery losses

They fall on the target only.

<a id="10.46"></a>

#### 10.46 Leaders on top

They neither protect nor hinder; see 21.3.

<a id="10.47"></a>

#### 10.47 Rearranging

In a controlled hex it draws fire (9.51).

<a id="11.0"></a>

## 11.0 Terrain

<a id="11.1"></a>

### 11.1 Movement

Find the ground, the unit's class and its mode in 11.14.

<a id="11.11"></a>

#### 11.11 Roads and trails

Concentrated and Travel units that move from hex to hex along a drawn road or trail may pay its price instead of the ground's (ruling N4). Dispersed units may not.

<a id="11.12"></a>

#### 11.12 Bridges

A bridge lifts river and stream for movement, for Dispersed units too, and for nothing else.

<a id="11.13"></a>

#### 11.13 Engineers

They may carry units across (18.1).

<a id="11.14"></a>

#### 11.14 Terrain effects chart

Prices in Movement points; P prohibited; in parentheses for mountain units; + is added to the hex entered.

| ground | stack | Dispersed foot | Dispersed vehicle | Concentrated foot | Concentrated vehicle | Travel | observes | blocked by |
|---|---|---|---|---|---|---|---|---|
| Clear | 24 | 1 | 1 | ½ | ¼ | ⅛ | 5 | 1-7 |
| Mixed | 24 | 2 | 2 | 1 | 1 | ½ | 6 | 1-7 |
| (1) Woods | 24 | 3 | 4 | 2 | 3 | 2 | 3 | 1-7 |
| (2) Broken | 18 | 3 | 4 | 3 | 4 | P | 4 | 1-7 |
| (3) Village | 18 | 2 | 2 | 1 | ½ | ¼ | 4 | 1-7 |
| (4) Forest | 18 | 4 | P | 4 | P | P | 2 | 1-7 |
| (5) Rough | 12 | 4 (2) | P | P (3) | P | P | 6 | 5, 7 |
| (6) City | 24 | 2 | 2 | 1 | 1 | ½ | 3 | 4, 6, 7 |
| Airfield | 24 | 1 | 1 | ½ | ¼ | ⅛ | 5 | 1-7 |
| (7) Mountain hexside | - | +4 (+2) | P | P (+3) | P | P | 0 | - |
| River hexside | - | +3 | P | P | P | P | - | - |
| Stream hexside | - | +1 | +2 | +1 | +2 | P | - | - |
| Road | - | - | - | ½ | ¼ | ⅛ | - | - |
| Trail | - | - | - | 1 | ½ | ¼ | - | - |
| All sea | 0 | P | P | P | P | P | - | - |
| Blocked hexside | - | P | P | P | P | P | - | - |

Foot: infantry, heavy weapons, headquarters, engineers and the like. Vehicle: armor and reconnaissance. Guns move in Travel mode only. A leader pays the least of all columns at each step. A hex with coast follows its other ground.

<a id="11.2"></a>

### 11.2 Observation

See 7.0.

<a id="11.3"></a>

### 11.3 Fire

Dispersed units gain in rough, broken, city, village and forest hexes and in entrenchments (6.63).

<a id="11.4"></a>

### 11.4 Close assault

<a id="11.41"></a>

#### 11.41 Morale

Defenders in rough, city, village or forest gain one point of Morale, in an entrenchment one more (11.52); behind a mountain hexside two, against mountain troops too (ruling N53).

<a id="11.42"></a>

#### 11.42 Prohibited

No assault into ground or over a hexside that may not be entered.

<a id="11.43"></a>

#### 11.43 Stream and bridge

Over a stream or a bridge the attackers' Strength is halved, rounded down; over a river the same (ruling M85).

<a id="11.44"></a>

#### 11.44 Mountain hexsides

Strength halved, rounded down; Effectiveness three less for a single unit, two less for a stack (rulings D5, D6). Only the defenders fire across it; others fire as usual if no mountain hexside lies between. Mountain troops: 20.72.

<a id="11.5"></a>

### 11.5 Entrenchment

<a id="11.51"></a>

#### 11.51 Who

Infantry-type, heavy weapons, headquarters and artillery-type units; not armor.

<a id="11.52"></a>

#### 11.52 Morale

Its point comes on top of the ground's.

<a id="11.53"></a>

#### 11.53 Neutral

It serves whoever holds the hex. A player may remove one in his Command Phase with a combat unit in the hex. On 6.61 and 6.62 it helps in every mode, on 6.63 only Dispersed units (ruling A23).

<a id="11.6"></a>

### 11.6 Communication

A **line of communication** runs from the observer's hex (not counted) to the headquarters' hex (counted), at most 15 hexes. It fails if it passes

- two hexes of city or forest,
- three hexes of city, village, rough or forest,
- a mountain hexside and is longer than 5 hexes.

Along a hexside either hex counts (ruling N3).

<a id="11.7"></a>

### 11.7 Zones

Zones do not reach into forest or city hexes or over mountain hexsides. They do reach out of all ground.

<a id="11.71"></a>

#### 11.71 Assault from forest or city

Only the defenders fire at it.

<a id="11.72"></a>

#### 11.72 Mountain hexsides

See 11.44.

<a id="11.8"></a>

### 11.8 Artillery

Artillery-type targets in rough or city use the row of forest, village and broken.

<a id="12.0"></a>

## 12.0 Subordination

Every unit belongs to a headquarters, every headquarters to a higher one, up to CHCHQ, RHQ or 5 Mountain. Supply, artillery, command and combined fire follow these chains. Each counter's card shows its chain.

<a id="12.1"></a>

### 12.1 Examples

<a id="12.11"></a>

#### 12.11 Paratroops

All may trace to RHQ while it is in supply; on the first day they carry supply. In each battalion one company is the headquarters.

<a id="12.12"></a>

#### 12.12 Mountain troops

Companies belong to their battalion or regiment, all to 5 Mountain; until it lands the airfield stands for it.

<a id="12.13"></a>

#### 12.13 Commonwealth

Unit, battalion, brigade, division, CHCHQ. Divisional units, independent units and irregulars have their own cases.

<a id="12.14"></a>

#### 12.14 Divisional units

They belong to the division headquarters directly. Divisional artillery may serve any headquarters of the division by standing in its supply range, and go back the same way.

<a id="12.15"></a>

#### 12.15 Independent units

Each is a formation of its own until it attaches itself (19.4, ruling M33).

<a id="12.2"></a>

### 12.2 Several formations

When direct fire or heavy weapons units of different formations fire at one hex, each loses one Effectiveness for every formation among them: two formations cost two, three cost three. This holds for all fire. The formation is the battalion or its equal (12.7; rulings N37, N38).

<a id="12.21"></a>

#### 12.21 Artillery

A division battery fires (1) with or beside the division headquarters, (2) with or beside a headquarters below it, or (3) alone at what it sees one or two hexes away; the observer belongs to the division. A battery of a brigade, regiment or battalion fires with or beside that headquarters, or at what it sees at any range; the observer belongs to that headquarters or its superior (rulings N7, N8).

<a id="12.22"></a>

#### 12.22 No penalty by artillery

Artillery neither causes nor suffers the penalty.

<a id="12.23"></a>

#### 12.23 Anti-tank and flak

They count as direct fire. Flak is no other formation within its own division (ruling N39).

<a id="12.3"></a>

### 12.3 Close assault

Units of different divisions (or independent brigades) assault the same hex one after the other, never together (rulings D15, M94). Leaders: 21.12.

<a id="12.4"></a>

### 12.4 Movement

Subordination does not touch movement.

<a id="12.5"></a>

### 12.5 Supply

The chain of command is the chain of supply. Its sources: south and east map edge for the Commonwealth; the airfield or RHQ for paratroops; the airfield or 5 Mountain for mountain and army units; or a Supply marker.

<a id="12.6"></a>

### 12.6 Resubordination

<a id="12.61"></a>

#### 12.61 Units of a lost headquarters

In the owner's Command Phase they may (1) join an equal headquarters of their side (ruling M34), keeping their old formation for 12.2, or (2) join the headquarters next above; or stay alone, without supply.

<a id="12.62"></a>

#### 12.62 A lost middle headquarters

Its headquarters may (1) join another as in 12.61, (2) trace past it at their own length, or (3) let one of them take its place as in 12.63. If 5 Bde is lost, its battalions may trace to 2 NZ Div at no penalty.

<a id="12.63"></a>

#### 12.63 A new division headquarters

If a headquarters directly below CHCHQ, or RHQ or 5 Mountain, is lost, the owner may name in his Command Phase a headquarters of it (ruling M35) as the new one. All take it as theirs. Its supply length is 9 points (ruling F9).

<a id="12.64"></a>

#### 12.64 Batteries

Batteries that were under the lost headquarters may go to another division and lose two Effectiveness for good, or serve the replacement and lose one; never below one. In their own division, or with the next headquarters above, they lose nothing (ruling N69).

<a id="12.65"></a>

#### 12.65 Else never

Only the loss of a headquarters allows a change.

<a id="12.7"></a>

### 12.7 Notes on the penalty

<a id="12.71"></a>

#### 12.71 Same regiment or division

A unit directly under a brigade or regiment is no other formation beside a battalion of it; likewise under a division. AR/17 to AR/19, 7R/MG/13 to 15 and III/13, 14 belong to their own regiments (ruling N65).

<a id="12.72"></a>

#### 12.72 Same purpose

Only fire at the same hex on the same occasion counts together.

<a id="12.73"></a>

#### 12.73 Observing

Observing for others is no penalty.

<a id="12.74"></a>

#### 12.74 Skipping steps

A supply line may skip any step of the chain above the battalion if its length reaches (rulings F2, N18).

<a id="13.0"></a>

## 13.0 Commonwealth command and activation

The Commonwealth has a number of **Command points** each turn (turn track). Without activation its units do nothing. On even turns its formations are checked for what they make of their orders. Scenarios 28, 31 and 32 do without all of this.

<a id="13.1"></a>

### 13.1 Activation

Nobody moves or fires before activation; the unactivated are not checked.

<a id="13.11"></a>

#### 13.11 Groups

Points are spent on **battalion groups**: a headquarters without a lower one and its units.

<a id="13.12"></a>

#### 13.12 Order of payment

First all groups that were **in combat** in the last fifteen phases: that assaulted, fired, were fired at or assaulted. Landing fire is no combat and never costs or activates (ruling E8). Such a payment activates the group (ruling M37). If the points do not reach, the rest count as not activated (ruling M36). Then points are free.

<a id="13.13"></a>

#### 13.13 Independent units and assets

Independent units cost a point for three or part of three. The units directly under a brigade or division are one group with its headquarters (ruling M45).

<a id="13.14"></a>

#### 13.14 The rest

What is left activates other groups; nothing is saved. An activated group stays so (ruling M38). The unactivated do nothing, but may Opportunity fire when close assaulted; they observe for nobody (ruling N26).

<a id="13.15"></a>

#### 13.15 Greeks

Greek units are paid by threes, pooled with the independent ones (ruling N21). Without an active headquarters or another source they are out of supply. Whoever is stacked with Forrester is activated (ruling N43).

<a id="13.16"></a>

#### 13.16 Lifting the penalty

One point a formation, and those formations count as one until the next Command Phase (rulings B6, M44).

<a id="13.17"></a>

#### 13.17 When

At any moment of the Commonwealth Command Phase between other acts.

<a id="13.18"></a>

#### 13.18 Costs

| what | points |
|---|---|
| battalion or regiment in combat | 1 |
| independent or Greek units in combat, for each three or part | 1 |
| division or brigade in combat, its headquarters and direct units | 1 |
| activate a battalion | 2 |
| activate independent or Greek units, for each three or part | 1 |
| activate a division or brigade, its headquarters and direct units | 2 |
| lift the multi-formation penalty | 1 |

<a id="13.2"></a>

### 13.2 Checks

<a id="13.21"></a>

#### 13.21 CHCHQ first

One die (ruling E1) with the modifiers of 13.23, read in 13.24, applied at once. Any M ends the checks of all below it (ruling M40), and gives CHCHQ itself no Morale.

<a id="13.22"></a>

#### 13.22 The others

Each headquarters likewise, then units.

<a id="13.23"></a>

#### 13.23 Modifiers

| condition | modifier |
|---|---|
| line of supply to and communication with CHCHQ (not CHCHQ) | +1 |
| line of supply to five other friendly headquarters (headquarters only) | +1 |
| immediately superior unit has an M result | +1 |
| its headquarters destroyed or Disrupted, not resubordinated | -2 |
| not activated | -1 |
| Game-Turn 2 | -1 |
| Game-Turn 8 | -2 |
| immediately superior unit has Re or Rt | -1 |

"Five others": the headquarters' own length to five headquarters hexes (ruling N60). Destroyed: one that belonged to the scenario (ruling N61). Who is not activated: see (ruling M39).

<a id="13.24"></a>

#### 13.24 Command table

| die | New Zealander | Australian, British | Greek, other |
|---|---|---|---|
| -3 | Re | Re | Rt |
| -2 | Re | F | Rt |
| -1 | F | F | Rt |
| 0 | F | F | Re |
| 1 | F | F | F |
| 2 | - | - | Re |
| 3 | - | - | F |
| 4 | - | - | - |
| 5 | M1 | - | - |
| 6 | M1 | M1 | - |
| 7 | M2 | M1 | M1 |
| 8 | M2 | M2 | M1 |
| 9 | M3 | M3 | M2 |

Below -3 is -3, above 9 is 9. Headquarters of the army and MNBDO use the column of the British.

<a id="13.3"></a>

### 13.3 Who checks

<a id="13.31"></a>

#### 13.31 Down the chain

A/23 is checked after 23/5 Bde, that after 5 Bde, that after 2 NZ Div, that after CHCHQ.

<a id="13.32"></a>

#### 13.32 Independents

Their check begins with their own headquarters, or with themselves.

<a id="13.33"></a>

#### 13.33 Even turns

From turn 2 on; never on odd turns (but 29.42).

<a id="13.34"></a>

#### 13.34 Levels

With M at CHCHQ nobody under it checks; else the next level, and so on down.

<a id="13.35"></a>

#### 13.35 Battalions

"-" for a lowest headquarters frees its units; with any other result each of them checks (ruling E3).

<a id="13.36"></a>

#### 13.36 All others

Every activated unit checks, each after its superior, independents last.

<a id="13.4"></a>

### 13.4 Results

<a id="13.41"></a>

#### 13.41 -

Nothing.

<a id="13.42"></a>

#### 13.42 Re: retreat

At once three hexes toward the nearer of the south and east map edges; if equal, the cheaper one; if equal, the one without prohibited ground between; else the owner chooses. At least one hex, never more than four points (ruling M41). Then no movement or fire in Conditional Phases; Free Fire and Opportunity fire are allowed (ruling N42).

<a id="13.43"></a>

#### 13.43 F: command freeze

No movement, no fire but Opportunity fire when close assaulted (ruling E4).

<a id="13.44"></a>

#### 13.44 M: Morale

Current Morale is raised by the number.

<a id="13.45"></a>

#### 13.45 Rt: rout

As Re, again in every Commonwealth Command Phase (ruling M43), until a leader ends his movement there (ruling E6). It may leave the map and is then gone but not eliminated. Forrester cures Greek units he passes.

<a id="13.46"></a>

#### 13.46 Stopped

It stops before an enemy zone or unit, without penalty.

<a id="13.47"></a>

#### 13.47 Duration

Until the start of the next Commonwealth Command Phase, rout excepted (ruling M42).

<a id="14.0"></a>

## 14.0 Communication

A battery beside its controlling headquarters fires at what an observer sees who is in communication (11.6) with that headquarters. The headquarters may observe itself.

<a id="14.1"></a>

### 14.1 Controlling headquarters

The one a battery belongs to, or one below it. 27 Bty/5 may fire beside any headquarters of 5 Bde.

<a id="14.2"></a>

### 14.2 Nations

Australians, British and New Zealanders communicate with each other; Greeks and Cretans with nobody. Germans all do.

<a id="14.3"></a>

### 14.3 Own eyes

A battery may fire at what it sees wherever its headquarters is (but 12.21). It may observe for others in the same turn.

<a id="14.31"></a>

#### 14.31 Indirect always

Artillery fire is indirect even at what it sees itself, but for 6.51.

<a id="14.32"></a>

#### 14.32 Heavy weapons

They Opportunity fire from the top two only, at what they see.

<a id="14.33"></a>

#### 14.33 As artillery

For communication heavy weapons are as artillery: the headquarters beside them needs the line (ruling N9).

<a id="14.4"></a>

### 14.4 Army headquarters

<a id="14.41"></a>

#### 14.41 RHQ

It may control all German artillery.

<a id="14.42"></a>

#### 14.42 CHCHQ

It may control all Commonwealth artillery.

<a id="14.43"></a>

#### 14.43 Static guns

They may belong to any headquarters (20.62); without one they are out of supply.

<a id="14.5"></a>

### 14.5 Restrictions

<a id="14.51"></a>

#### 14.51 No movement

Observer and controlling headquarters do not move in the following Conditional Movement Phase; they may fire (ruling M10).

<a id="14.52"></a>

#### 14.52 Modes

None in Travel or Disrupted mode; headquarters in Travel mode still observe (ruling N6).

<a id="14.6"></a>

### 14.6 Example

See 14.1.

<a id="15.0"></a>

## 15.0 Organization modes

In his Organization Phase a player may change each unit that is not Disrupted once: Dispersed to Concentrated or back, Concentrated to Travel or back. The order of stacks stays. Changes in enemy zones draw fire (9.4).

| mode | fires | zone | moves | observes | controls artillery | feeds |
|---|---|---|---|---|---|---|
| dispersed | yes | yes | yes | yes | yes | no |
| concentrated | yes | yes | yes | yes | yes | yes |
| travel | no | no | yes | no | no | yes |
| disrupted | no | no | no | no | no | no |
| depleted | no | no | yes | yes | yes | yes |

<a id="15.1"></a>

### 15.1 Artillery-type

Dispersed: fires, does not move. Travel: moves, does not fire. No Concentrated; it changes directly.

<a id="15.2"></a>

### 15.2 Headquarters

Most have Concentrated (moves, Opportunity fires) and Travel (moves). Those with a Dispersed face act as infantry.

<a id="15.3"></a>

### 15.3 Infantry-type

Both modes move and fire; Travel only with "t".

<a id="15.4"></a>

### 15.4 Armor

All three modes; in Travel it does not fire (ruling N5).

<a id="15.5"></a>

### 15.5 Changing

<a id="15.51"></a>

#### 15.51 After movement

At the end of one's own Conditional Movement Phase a unit may leave Travel mode, never take it (9.22).

<a id="15.52"></a>

#### 15.52 Recovery

Only in one's own Command Phase.

<a id="15.53"></a>

#### 15.53 By force

Combat, airstrikes and landing disperse or Disrupt.

<a id="15.54"></a>

#### 15.54 Otherwise never

Else only in one's own Organization Phase.

<a id="15.55"></a>

#### 15.55 Into Travel

Infantry-type, heavy weapons and armor take Travel only from Concentrated, so from Dispersed in two Organization Phases (ruling C9).

<a id="15.6"></a>

### 15.6 Disruption

Effectiveness and movement are zero, Strength half, rounded down, Morale three less than current. The unit does nothing, feeds nobody, sees nothing, and no path goes through it.

<a id="15.61"></a>

#### 15.61 Recovery

Unit by unit, with the modifiers of that moment. If part of a stack recovers, the recovered must be moved one hex at once, into ground open to them, or are Disrupted again (ruling E11; an option plays the printed note instead: the top unit rolls for all).

<a id="15.62"></a>

#### 15.62 Guns

A static or Dispersed gun that must retreat is eliminated; an airstrike's retreat is no must (ruling N32).

<a id="15.63"></a>

#### 15.63 Afterwards

A recovered unit is in the mode it had; units that start Disrupted come back Dispersed, or Concentrated if they have no Dispersed face; so do those that chose Disruption: Concentrated.

<a id="15.64"></a>

#### 15.64 Unactivated

They may try, at -2.

<a id="15.65"></a>

#### 15.65 Losses

They come off the whole current Strength.

<a id="15.66"></a>

#### 15.66 Recovery table

One die, printed Morale (ruling E12); R recovered.

| die | Morale 1 | Morale 2 | Morale 3 | Morale 4 | Morale 5 | Morale 6 |
|---|---|---|---|---|---|---|
| -2 | - | - | - | - | - | - |
| -1 | - | - | - | - | - | - |
| 0 | - | - | - | - | - | R |
| 1 | - | - | - | - | R | R |
| 2 | - | - | - | R | R | R |
| 3 | - | - | R | R | R | R |
| 4 | - | R | R | R | R | R |
| 5 | R | R | R | R | R | R |
| 6 | R | R | R | R | R | R |

<a id="15.67"></a>

#### 15.67 Modifiers

| condition | modifier |
|---|---|
| stacked with friendly armor, or is armor | +1 |
| stacked with or beside a friendly headquarters, or stacked with a leader, or is a headquarters | +1 |
| beside enemy armor | -1 |
| out of supply | -1 |
| beside another friendly Disrupted unit or stack | -1 |
| not activated | -2 |

Above 6 counts as 6, below -2 as -2 (ruling E14). A Disrupted headquarters helps its own stack, not its neighbours (ruling N58); its own place does not spoil its supply (ruling N59).

<a id="16.0"></a>

## 16.0 Air landing

Paratroops and aircraft land in the German Conditional Movement Phase: place, scatter, landing fire, close assault; then they act as any unit.

<a id="16.1"></a>

### 16.1 Weather

At the start of each 0201-0600 and 1201-1400 turn the German rolls two dice on 16.12; the condition holds until the next such roll. Turn 1 is 0.

<a id="16.11"></a>

#### 16.11 Always

It is rolled on every such turn, since it bears on observation.

<a id="16.12"></a>

#### 16.12 Weather table

| dice | 0201-0600 | 1201-1400 |
|---|---|---|
| 2 | P | 9 |
| 3 | 9 | 6 |
| 4 | 3 | 3 |
| 5 | 0 | 0 |
| 6 | 0 | 3 |
| 7 | 6 | 6 |
| 8 | 6 | P |
| 9 | 3 | 0 |
| 10 | P | 9 |
| 11 | 9 | 3 |
| 12 | 12 | 12 |

**P** no air operations (ruling M49). For landings add 7 at night.

<a id="16.2"></a>

### 16.2 Landing

<a id="16.21"></a>

#### 16.21 Quiet hex

If no Commonwealth unit counts within three hexes and none stands in the hex, the unit lands; after turn 1 it scatters first.

<a id="16.22"></a>

#### 16.22 Onto the enemy

If enemies stand in the hex, the lander assaults at once, overstacked ones at full Strength (ruling M31). If any enemy is left there, the lander is eliminated.

<a id="16.23"></a>

#### 16.23 Fire capability

Add up all Commonwealth units within three hexes: Effectiveness 1 gives ½, 2 or 3 gives 1, 4 to 6 gives 2, 7 to 9 gives 3; drop a fraction of the total. Not artillery (flak counts), armor, Disrupted, Depleted or Travel units; parenthesized headquarters do count. It is no fire: no Command points, no activation, no penalty, no supply. Units may be held back. Each landing unit is fired at once, each firer counts for every lander. Working engineers break off their work. The capability rises by

- 1 in weather of 6 or more, if anybody counts at all,
- 3 on a coast hex (16.52),
- 6 for landers that overstack (16.53).

<a id="16.24"></a>

#### 16.24 The roll

The Commonwealth states the capability used (ruling M51) and rolls on 16.27. On turn 1 the number on the display must be used.

<a id="16.25"></a>

#### 16.25 Both

With enemies in the hex, first the table, then the assault.

<a id="16.26"></a>

#### 16.26 After turn 1

The German names the hexes; each stack rolls for scatter; then fire by the hex reached (ruling M50).

<a id="16.27"></a>

#### 16.27 Landing table

| dice | 1-3 | 4-6 | 7-9 | 10-12 | 13-15 | 16+ |
|---|---|---|---|---|---|---|
| 2 | 2 | 2 | E | E | E | E |
| 3 | 1 | 2 | 3 | 3 | E | E |
| 4 | 1 | 1 | 2 | 2 | 3 | E |
| 5 | D | 1 | 1 | 2 | 3 | 3 |
| 6 | d | D | 1 | 1 | 2 | 3 |
| 7 | - | d | D | 1 | 1 | 2 |
| 8 | - | - | d | D | 1 | 1 |
| 9 | - | - | - | d | D | 1 |
| 10 | - | - | - | - | d | D |
| 11 | - | - | - | - | - | d |
| 12 | - | - | - | - | - | - |

- **d** no loss, but Dispersed; without a Dispersed face one point is lost.
- **D** no loss, but Disrupted; artillery loses one point and is Dispersed instead.
- **number** so many points and Dispersed; artillery loses one less and is Disrupted.
- **E** eliminated.

Disruption spreads to the whole hex (ruling M52).

<a id="16.28"></a>

#### 16.28 Scatter

| dice | weather 0-2 | 3-6 | 7-10 | 11+ |
|---|---|---|---|---|
| 2 | S1 | S2 | A | A |
| 3 | - | S1 | S2 | A |
| 4 | - | S1 | S2 | S2 |
| 5 | - | - | S1 | S2 |
| 6 | - | - | S1 | S1 |
| 7 | - | - | - | S1 |
| 8 | - | - | - | S1 |
| 9 | - | - | - | - |
| 10 | - | - | - | - |
| 11 | - | - | - | - |
| 12 | - | - | - | - |

**S1**, **S2**: one or two hexes in the direction of a die: 1 north-east, 2 east, 3 south-east, 4 south-west, 5 west, 6 north-west. **A**: two dice; 10 or more and the stack is lost, else it waits for another try.

<a id="16.3"></a>

### 16.3 Dropped supply

<a id="16.31"></a>

#### 16.31 Dropping

The markers of the turn (turn track) must be dropped, each within three hexes of a German unit and not into sea or coast, with scatter: on turn 1 in the Movement Phase, later in the Command Phase (ruling M79).

<a id="16.32"></a>

#### 16.32 Owner

The first unit with Strength in the hex owns it. One unit a phase may carry it along, all or part of its move. Forced moves leave it behind.

<a id="16.33"></a>

#### 16.33 German use

- As long as it is held, it feeds all Germans in its hex and beside it and is not spent; or
- with a headquarters in its hex, in Phases 1 to 7 or 8 to 14 it feeds all paratroops that trace to that headquarters, and is spent (rulings F7, M61).

<a id="16.34"></a>

#### 16.34 Commonwealth use

- It feeds the units in its hex and is not spent; or
- a headquarters there feeds itself and 19 other units until the end of the turn, and it is spent.

<a id="16.35"></a>

#### 16.35 Hands and ends

It changes hands as often as it happens. Its owner may destroy it in his Command Phase. There are always enough markers.

<a id="16.36"></a>

#### 16.36 Airstrikes

A result of 1* or 1 in the hex destroys it (ruling G24). Alone it may be attacked, as a target in Travel mode (ruling M57).

<a id="16.37"></a>

#### 16.37 Sea

In all-sea it is lost.

<a id="16.4"></a>

### 16.4 Turn 1 and later

The paratroops of turn 1 land on the hexes of the display, without scatter (ruling G9), leaders with them (ruling M53); leaders who come later: (ruling M54). Later ones land within three hexes of a friend, not on sea or coast, and scatter.

<a id="16.5"></a>

### 16.5 After landing

<a id="16.51"></a>

#### 16.51 Bad ground

In forest, city or rough the unit is Disrupted, with all who land or come there.

<a id="16.52"></a>

#### 16.52 Sea

From all-sea it is put on the nearest coast hex, Disrupted, with the capability of the sea hex (no +3, ruling N55). On a coast hex the capability is 3 more.

<a id="16.53"></a>

#### 16.53 Overstacked

Units landing together beyond the limit: capability 6 more (ruling N54), and they may stay so until the first of them leaves. Onto units that landed before: no increase, but all are Disrupted.

<a id="16.54"></a>

#### 16.54 Islands

On Ay Theodhoroi (W0306, W0307, W0406) a unit is Disrupted and stays for good; a 6 each turn undisrupts it; the Commonwealth gets a point each turn (ruling G23). On Suda Island (E2005) it may fight 23 LAA/RM; neither ever leaves.

<a id="16.6"></a>

### 16.6 Reserves

On any day turn after turn 9 the six reserve units may land, some or all (ruling G10), in any mode but Travel.

<a id="16.7"></a>

### 16.7 Mountain troops

They land on Maleme airfield, W0419 and W0519, in the German Movement Phase, unless 16.86 is used. One die a unit, by the first line that applies:

| situation | lost on | case |
|---|---|---|
| Commonwealth combat units on both airfield hexes | all | 16.72 |
| a Commonwealth combat unit on one airfield hex; land on the other | 1 to 4 | 16.73 |
| a Commonwealth unit beside the airfield with a zone of control on it | 1 to 3 | 16.74 |
| an undisrupted Commonwealth unit within two hexes that observes the airfield | 1 to 2 | 16.75 |
| an undisrupted Commonwealth unit with the airfield in printed range and observed, itself or by communication | 1 | 16.76 |
| none of these | - | 16.76 |

<a id="16.71"></a>

#### 16.71 Weather

Above 6 takes one off the die.

<a id="16.72"></a>

#### 16.72 Both hexes held

Whatever is sent is lost. Disrupted units hold, lone leaders do not; they die when somebody lands.

<a id="16.73"></a>

#### 16.73 One hex held

1 to 4 lost; the rest land on the other hex.

<a id="16.74"></a>

#### 16.74 Beside

An enemy beside it with a zone on it, activated or not: 1 to 3 lost. Without a zone see 16.76 (ruling N56).

<a id="16.75"></a>

#### 16.75 Within two

An undisrupted enemy within two hexes that sees either hex: 1 or 2 lost.

<a id="16.76"></a>

#### 16.76 In range

An undisrupted enemy with the airfield in its printed range that sees it, or whose observer does: 1 lost (ruling N57).

<a id="16.77"></a>

#### 16.77 Overstacking

What exceeds 24 points retreats one hex, not into the enemy's control; if it must, it overstacks that hex; without one it is eliminated. The airfield's stack is not Disrupted (ruling G13).

<a id="16.8"></a>

### 16.8 Transport

<a id="16.81"></a>

#### 16.81 Fifty points

The German has 50 transport points for the game (ruling M80).

<a id="16.82"></a>

#### 16.82 One a unit

Each unit needs one, whatever its Strength; it is spent only if the unit is lost.

<a id="16.83"></a>

#### 16.83 Rate

At most 32 points of Strength on each airfield hex in a Movement Phase, those already there included (ruling G14); never at night. A hex is owned if Germans stand there, or no Commonwealth unit.

<a id="16.84"></a>

#### 16.84 Damage

Each unit lost loses a point. At 25 one airfield hex is closed by die (even W0419, odd W0519), at 40 both.

<a id="16.85"></a>

#### 16.85 Waiting

Without points units wait.

<a id="16.86"></a>

#### 16.86 Crash landing

If the airfield is closed to the Germans, units may come down on clear or mixed hexes: 1 to 4 lost, 5 half the points lost, 6 safe; survivors are Disrupted. Weather does not matter (rulings G16, M55).

<a id="17.0"></a>

## 17.0 Airstrikes

The turn track gives the German a number of airstrikes, set anew at 0601 and 1401. **Normal** ones are placed in the Command Phase (ruling M93) and strike at the end of the next Conditional Movement Phase whatever is there. **Hasty** ones are placed in Fire Phases, at most half the number, rounded down (rulings M1, M2, M3).

<a id="17.1"></a>

### 17.1 Restrictions

<a id="17.11"></a>

#### 17.11 Both sides

The number holds until it is set anew. The Commonwealth has a few on late turns, by the same rules.

<a id="17.12"></a>

#### 17.12 Two a hex

No more than two on a hex and phase in effect (ruling G22).

<a id="17.13"></a>

#### 17.13 Nothing saved

They are used in their phases or lost.

<a id="17.14"></a>

#### 17.14 Weather

In a condition above 5 two make one; an odd one is lost.

<a id="17.15"></a>

#### 17.15 Night

None.

<a id="17.16"></a>

#### 17.16 Targets

Combat units, headquarters and support groups. They neither observe nor hinder anything else (ruling M57).

<a id="17.17"></a>

#### 17.17 When

All are resolved at the end of their phase.

<a id="17.18"></a>

#### 17.18 City, forest, rough

Two make one there; in bad weather four, and one in effect is the most (ruling G19).

<a id="17.19"></a>

#### 17.19 Two units

Each attacks two units of its hex, chosen by the player who has none there (ruling M56).

<a id="17.2"></a>

### 17.2 Scatter

Rolled just before it strikes.

<a id="17.21"></a>

#### 17.21 Normal

Two dice: 3 or 12 one hex, 2 two hexes, in the direction of a die as in 16.28.

<a id="17.22"></a>

#### 17.22 Hasty

7 one hex, 5 or 9 two, 3 or 11 three.

<a id="17.23"></a>

#### 17.23 Elsewhere

No target, no effect. It may hit its own side.

<a id="17.24"></a>

#### 17.24 Combined

Strikes that make one roll once.

<a id="17.3"></a>

### 17.3 Resolution

<a id="17.31"></a>

#### 17.31 Each alone

Each strike (or combination) is resolved for itself.

<a id="17.32"></a>

#### 17.32 Too many

What exceeds the limit in a hex after scatter has no effect.

<a id="17.33"></a>

#### 17.33 Each target alone

Results do not spread in the stack.

<a id="17.34"></a>

#### 17.34 Later

But who enters the hex of a unit so Disrupted is Disrupted.

<a id="17.35"></a>

#### 17.35 The roll

Two dice on 17.45 by mode and, in Travel, by ground.

<a id="17.4"></a>

### 17.4 Results

<a id="17.41"></a>

#### 17.41 -

Nothing.

<a id="17.42"></a>

#### 17.42 D

The target is Disrupted and its owner retreats it one hex: by road or trail out of bad ground, by road or trail into it, into other ground, into bad ground (forest, rough, city). Not over blocked or mountain hexsides, onto enemies or beyond the limit: then it stays. Friends it reaches are Disrupted.

<a id="17.43"></a>

#### 17.43 1*

Armor: D. Headquarters: lose a point. Others: lose a point and D.

<a id="17.44"></a>

#### 17.44 1

Lose a point and D.

<a id="17.45"></a>

#### 17.45 Airstrike table

| dice | Dispersed | Concentrated | Disrupted | Travel in forest or city | Travel elsewhere |
|---|---|---|---|---|---|
| 2 | D | 1* | 1* | 1 | 1 |
| 3 | D | D | 1* | 1* | 1 |
| 4 | D | D | D | 1* | 1* |
| 5 | - | D | D | D | 1* |
| 6 | - | - | D | D | D |
| 7 | - | - | - | D | D |
| 8 | - | - | - | - | D |
| 9 | - | - | - | - | - |
| 10 | - | - | - | - | - |
| 11 | - | - | - | - | - |
| 12 | - | - | - | - | - |

<a id="18.0"></a>

## 18.0 Engineers and water

<a id="18.1"></a>

### 18.1 Ferrying

<a id="18.11"></a>

#### 18.11 Who

An engineer ferries infantry-type units, heavy weapons, headquarters, engineers and leaders; not armor or guns.

<a id="18.12"></a>

#### 18.12 How

Both stand in one hex at the water when the Movement Phase begins; the hexside then costs nothing and is never prohibited.

<a id="18.13"></a>

#### 18.13 Conditions

The ferried start the phase Concentrated. They may be fired at, the engineer is not. It serves close assault too; then the engineer shares adverse results.

<a id="18.14"></a>

#### 18.14 Strength

The engineer is at least as strong as what it ferries (ruling M60) and does not move itself; or it ferries only itself.

<a id="18.15"></a>

#### 18.15 Leaders

They go along with units, not alone.

<a id="18.2"></a>

### 18.2 Blowing bridges

<a id="18.21"></a>

#### 18.21 The work

Any bridge but those over the Tavronitis. An engineer of Strength 3 or more stays beside it, without moving or firing, five Game-Turns for a road bridge, three for a trail bridge (ruling M59). It may observe and communicate. Then, at any point of the owner's Movement Phase, a die: 1 to 4 destroys it. Until then friends may use it.

<a id="18.22"></a>

#### 18.22 Again

In the next Movement Phase he may try again.

<a id="18.23"></a>

#### 18.23 Sure

After ten turns, or six for a trail bridge, no die is needed.

<a id="18.24"></a>

#### 18.24 Repaired bridges

Three turns, no die.

<a id="18.25"></a>

#### 18.25 Waiting

The owner may wait, or never do it.

<a id="18.3"></a>

### 18.3 Repair

An engineer of Strength 2 or more that stays Concentrated beside a destroyed bridge for one Game-Turn, as in 18.21, with no enemy beside it, repairs it.

<a id="19.0"></a>

## 19.0 Supply

In his Command Phase a player finds which headquarters are in supply, from the top down. Out of supply lasts until the next Command Phase. A unit is judged when it fires (19.3, ruling M63).

<a id="19.1"></a>

### 19.1 Sources

<a id="19.11"></a>

#### 19.11 Commonwealth

The south edge of either sheet or the east edge (ruling M62). Irregulars: 22.13.

<a id="19.12"></a>

#### 19.12 Paratroops

They carry supply to turn 8 (ruling F6). Then the airfield or RHQ.

<a id="19.13"></a>

#### 19.13 Mountain and army

The airfield or 5 Mountain. RHQ and 5 Mountain themselves trace any length to the airfield (ruling N16).

<a id="19.2"></a>

### 19.2 Headquarters

<a id="19.21"></a>

#### 19.21 Division and above

CHCHQ, 2 NZ Div, HQ/MNBDO, 5 Mountain, RHQ: any length (ruling F3) over road, trail, city, village or clear hexes (ruling N45) to the source, free of enemies and their zones. An edge hex of that kind is enough (ruling N46). While CHCHQ lives, 2 NZ Div and HQ/MNBDO trace to it as brigades, and only to it (rulings F4, N31).

<a id="19.22"></a>

#### 19.22 Brigades and regiments

Twelve Movement points to their superior or the source, as plain infantry in whatever mode is cheapest at each step, Travel included. Nothing prohibited or blocked, no enemies or zones unless an undisrupted friend is there. Stacking and leaving zones are ignored; mountain troops pay as others (ruling N27). Greek regiments are regiments (ruling N17).

<a id="19.23"></a>

#### 19.23 All others

Eight points, to any headquarters above them or the source.

<a id="19.24"></a>

#### 19.24 Out of supply

Until the next Command Phase, unless it carries supply. At the start all are in supply (ruling M91).

<a id="19.3"></a>

### 19.3 Units

Whoever fires, in Opportunity fire too, must be in supply range of its headquarters, and that in supply.

<a id="19.31"></a>

#### 19.31 Range

Eight hexes at most (ruling F2), over land, not blocked, controlled or enemy-held (ruling N19).

<a id="19.32"></a>

#### 19.32 The moment

Judged at the instant of fire.

<a id="19.33"></a>

#### 19.33 Depletion

Out of supply it rolls a die after firing and is Depleted on

| troops | die |
|---|---|
| German mountain and army | 1, 2 |
| German paratroops | 1 to 3 |
| Australian, British, New Zealander | 1 to 4 |
| Greek, Cretan and other | 1 to 5 |

<a id="19.34"></a>

#### 19.34 Depleted

Effectiveness zero. It still observes and coordinates artillery.

<a id="19.35"></a>

#### 19.35 Effects

Strength halved, rounded down, Morale whole; no close assault; losses as a Disrupted unit. It recovers in its owner's Command Phase if in supply then (ruling N63).

<a id="19.36"></a>

#### 19.36 Example

A/28 in W0721, its headquarters in W0818: a path of no more than eight hexes exists, so A/28 is in supply if its headquarters is.

<a id="19.4"></a>

### 19.4 Independent units

Unless they carry supply they attach to any friendly headquarters. To change they spend a turn out of supply, declared in the Command Phase, and attach in a later one (ruling M33).

<a id="20.0"></a>

## 20.0 Special units

<a id="20.1"></a>

### 20.1 Heavy weapons

<a id="20.11"></a>

#### 20.11 Fire

They use 6.62 in Fire Phases, 6.61 in Opportunity fire. From any place they fire at the top two; Opportunity fire only from the top two at what they see. They do not double their range.

<a id="20.12"></a>

#### 20.12 Support

One alone may fire at a target. Two or more need as many infantry-type units of their formation firing at the same target. So in close assault.

<a id="20.13"></a>

#### 20.13 On top

Not on top of attackers; a lone one may attack (ruling N13). On top of defenders it may be.

<a id="20.14"></a>

#### 20.14 Eyes

Its own, or those of a unit of its battalion or regiment in communication (rulings M12, N66).

<a id="20.15"></a>

#### 20.15 Losses

They count as direct losses, with excess.

<a id="20.2"></a>

### 20.2 Anti-tank

<a id="20.21"></a>

#### 20.21 Fire

Direct fire on 6.61 at the top two, but from any place in the stack.

<a id="20.22"></a>

#### 20.22 Opportunity fire

From the top two only.

<a id="20.23"></a>

#### 20.23 Own eyes

Only at hexes it sees itself.

<a id="20.24"></a>

#### 20.24 As a target

As artillery-type (11.8).

<a id="20.25"></a>

#### 20.25 Double range

Double range at half Effectiveness, rounded down (ruling A20).

<a id="20.26"></a>

#### 20.26 Close assault

Never on top of attackers; it adds nothing there and is the last to lose points. It may be on top of defenders.

<a id="20.3"></a>

### 20.3 Headquarters

<a id="20.31"></a>

#### 20.31 Two modes

Those with Concentrated and Travel only fire only Opportunity fire.

<a id="20.32"></a>

#### 20.32 Close assault

Two-mode ones assault as anti-tank units do, others as infantry (ruling M30).

<a id="20.33"></a>

#### 20.33 Supply

A headquarters in supply feeds its units while Concentrated or in Travel mode, not Dispersed (ruling N28; HQ/PzJ 95 in both, N47). Carried and captured supply serve too.

<a id="20.34"></a>

#### 20.34 Recovery

It helps units stacked with or beside it (15.67).

<a id="20.35"></a>

#### 20.35 Artillery

It controls batteries only beside it and not in Travel or Disrupted mode; in Travel mode it still observes.

<a id="20.4"></a>

### 20.4 Engineers

<a id="20.41"></a>

#### 20.41 Close assault

An engineer with Morale 1 or more (ruling N51) among the top two gives attackers +2 Morale and cancels an entrenchment, unless the defenders have an engineer. Among the top two defenders, with Strength 2 or more, it gives +2. Once a stack. Alone it only cancels the entrenchment; several together count in full.

<a id="20.42"></a>

#### 20.42 Entrenchments

Engineers of together Strength 4 or more, Concentrated and undisturbed in one hex for six Game-Turns (ruling M59), may entrench it. Meanwhile they neither fire nor count at landings, but may observe and hinder mountain landings.

<a id="20.5"></a>

### 20.5 Flak

As anti-tank, and it counts at landings.

<a id="20.6"></a>

### 20.6 Static guns

<a id="20.61"></a>

#### 20.61 Stacking

Inland they do not count for stacking; on the coast they do. Their Disruption spreads to nobody, but others Disrupt them as anybody in the hex (ruling M24).

<a id="20.62"></a>

#### 20.62 Subordination

Any Australian, British or New Zealand headquarters; to change a full turn out of supply, unless it was lost. Free at the start.

<a id="20.63"></a>

#### 20.63 Communication

As any battery.

<a id="20.64"></a>

#### 20.64 Surrender

Out of supply, out of communication and in an enemy zone without a friendly unit or zone, they change sides at once (ruling M66), and back the same way.

<a id="20.65"></a>

#### 20.65 In German hands

They are German units with the same rules.

<a id="20.7"></a>

### 20.7 Mountain troops

<a id="20.71"></a>

#### 20.71 Rough

In a close assault into or in a rough hex (ruling N29) a stack with a mountain unit on top and half its Strength mountain gains one Morale, in attack and defence.

<a id="20.72"></a>

#### 20.72 Mountain hexsides

Such a stack assaults across one without the penalties of 11.44 but with Effectiveness one less; others under 11.44.

<a id="20.73"></a>

#### 20.73 Movement

They pay less in rough and over mountain hexsides (11.14).

<a id="20.74"></a>

#### 20.74 Fire

Their fire into rough reads "Dispersed in other terrain", into entrenched rough the entrenchment's row (ruling N23).

<a id="20.8"></a>

### 20.8 Pioneers

They entrench and assault as engineers, +2 (ruling N52), but against them an entrenchment still gives one point (ruling D9). Nothing else.

<a id="20.9"></a>

### 20.9 Support groups

<a id="20.91"></a>

#### 20.91 Close assault

They never fire. If one is the topmost defender (ruling N15), the value is 9, whatever else.

<a id="20.92"></a>

#### 20.92 Fire

They are always undispersed.

<a id="21.0"></a>

## 21.0 Leaders

<a id="21.1"></a>

### 21.1 Combat

<a id="21.11"></a>

#### 21.11 Morale

A leader stacked with a unit of his gives his stack +2 in close assault; two leaders, one under the other (ruling M47), +4.

<a id="21.12"></a>

#### 21.12 Lifting penalties

Stacked with a firer or attacker he lifts 12.2 and 12.3, if at least one unit is his and all are his or of one nation (ruling B5). Forrester's are the Greeks (ruling N64).

<a id="21.2"></a>

### 21.2 Movement

He has no weight and alone does not hinder supply.

<a id="21.3"></a>

### 21.3 Loss

<a id="21.31"></a>

#### 21.31 Alone

An enemy who enters his hex kills him at no price.

<a id="21.32"></a>

#### 21.32 Fired at alone

Each firer rolls two dice; 2 kills (ruling C12).

<a id="21.33"></a>

#### 21.33 With a stack

Two dice: a loss by fire 2, Disruption by close assault 2 or 3, a loss by close assault 2 to 4 (ruling C13).

<a id="21.34"></a>

#### 21.34 With the whole stack

Eliminated in close assault, he dies too.

<a id="21.35"></a>

#### 21.35 Leaving alone

He draws no fire.

<a id="21.4"></a>

### 21.4 Return

<a id="21.41"></a>

#### 21.41 When

He comes back on his headquarters at the end of the next own Command Phase.

<a id="21.42"></a>

#### 21.42 For good

Not if it is destroyed, or not in the scenario (ruling M64).

<a id="21.43"></a>

#### 21.43 Not yet

Not while it is Disrupted.

<a id="21.44"></a>

#### 21.44 New

For two turns he gives one point only.

<a id="21.5"></a>

### 21.5 Missing leaders

<a id="21.51"></a>

#### 21.51 No mode changes

Units whose leader is dead change no mode for one turn, or for three if no superior leader lives (ruling M46), beginning with the next turn.

<a id="21.52"></a>

#### 21.52 Forced changes

They go on.

<a id="21.53"></a>

#### 21.53 Substitutes

A superior leader covers one lower one. Units with a living leader of their own are free. Airstrikes kill no leaders.

<a id="21.54"></a>

#### 21.54 What delays him

Headquarters Disrupted or destroyed, or his owner's wish.

<a id="21.6"></a>

### 21.6 Movement

Four points, each hex by the cheapest type and mode. Alone he enters no enemy hex.

<a id="21.7"></a>

### 21.7 Company

He stacks with others only if one of his units is there (rulings M65, M95). He never fires.

<a id="21.8"></a>

### 21.8 King George

<a id="21.81"></a>

#### 21.81 No leader

He gives nothing, can be killed as a leader, and does not return.

<a id="21.82"></a>

#### 21.82 His death

Greek Morale is one less for the rest of the game.

<a id="22.0"></a>

## 22.0 Cretan irregulars

From turn 9 to 48 the Commonwealth has three attacks a day turn, five a night turn (ruling M68).

<a id="22.1"></a>

### 22.1 Attacks

<a id="22.11"></a>

#### 22.11 Where

In its Fire Phases on a German combat unit, no headquarters, not beside a Commonwealth unit; one a unit; any place in the stack.

<a id="22.12"></a>

#### 22.12 Effect

Fire value 5 by day, 7 by night, on 6.63 with ground; excess lapses (ruling A27).

<a id="22.13"></a>

#### 22.13 Supply

A village without Germans in or controlling it within eight hexes (ruling N62); the attacked hex does not hinder.

<a id="22.14"></a>

#### 22.14 End

None after turn 48.

<a id="22.2"></a>

### 22.2 Anger

<a id="22.21"></a>

#### 22.21 By day

Paratroop Morale is one higher through the next turn.

<a id="22.22"></a>

#### 22.22 By night

Paratroops two, mountain troops one.

<a id="22.23"></a>

#### 22.23 On top

For that turn only, on the current Morale.

<a id="23.0"></a>

## 23.0 Commonwealth armor

It carries its supply and needs no headquarters.

<a id="23.1"></a>

### 23.1 7 RTR

The two Matildas move in one Movement Phase on each of the first two days (turns 1 to 8, 9 to 18), never else (ruling M69).

<a id="23.2"></a>

### 23.2 3 Hus

Each time one moves, a die: on 1 it never moves again (ruling C15).

<a id="24.0"></a>

## 24.0 Fatigue

From turn 11, until mountain troops are ashore.

<a id="24.1"></a>

### 24.1 Tiring

<a id="24.11"></a>

#### 24.11 When

At the start of the German Command Phase, if no undisrupted mountain unit of full Strength is on Crete.

<a id="24.12"></a>

#### 24.12 Roll

Two dice for each paratroop unit in combat on the last turn: tired on 11 or more on turn 11, 10 on turn 12, 9 on turn 13, and so on (rulings H14, M67).

<a id="24.13"></a>

#### 24.13 Effect

Half Strength, rounded down, in combat; Effectiveness two less, at least 1; Morale two less.

<a id="24.14"></a>

#### 24.14 Once tired

No further rolls.

<a id="24.15"></a>

#### 24.15 Once a game

After recovery never again.

<a id="24.2"></a>

### 24.2 Recovery

<a id="24.21"></a>

#### 24.21 Rest

A whole turn without combat (being fired at does not count); over at the end of the next own Command Phase.

<a id="24.22"></a>

#### 24.22 End of rolls

A mountain unit of full Strength, undisrupted to a Command Phase, ends them.

<a id="24.23"></a>

#### 24.23 Still tired

Tired units still need their turn.

<a id="25.0"></a>

## 25.0 Formation displays

The displays show every unit under its headquarters, with its set-up hexes, landing hexes, capabilities and turns of arrival. Here they are drawers beside the map.

<a id="25.1"></a>

### 25.1 Order

<a id="25.11"></a>

#### 25.11 Packets

By battalion, brigade, division.

<a id="25.12"></a>

#### 25.12 Time

Mountain units by turn of arrival.

<a id="25.2"></a>

### 25.2 Commonwealth

<a id="25.21"></a>

#### 25.21 By nation

Units under a headquarters of another nation are marked.

<a id="25.22"></a>

#### 25.22 Independents

Shown apart.

<a id="25.3"></a>

### 25.3 German

<a id="25.31"></a>

#### 25.31 Paratroops

Landing hex and Fire capability; the six reserves have none.

<a id="25.32"></a>

#### 25.32 Mountain

The earliest turn.

<a id="25.33"></a>

#### 25.33 Army

55 Kraf arrives at Kastelli and joins 5 Mountain.

<a id="26.0"></a>

## 26.0 Reinforcements

The turn track shows which units are due; their cards show where.

<a id="26.1"></a>

### 26.1 Commonwealth

<a id="26.11"></a>

#### 26.11 Codes

Turn, then place: t4 E6110 is turn 4, hex E6110.

<a id="26.12"></a>

#### 26.12 A

Any road on the east edge of the East map, column 01 (ruling H13).

<a id="26.13"></a>

#### 26.13 B

A coast hex within one of E2122, E2516 or E2411; Layforce's five all at the same one, unless Germans stand there (rulings H12, M58).

<a id="26.14"></a>

#### 26.14 When

In either own Movement Phase of the turn.

<a id="26.15"></a>

#### 26.15 Mode

Any.

<a id="26.16"></a>

#### 26.16 Entering

The first hex is paid as any; routes run on beyond the edge.

<a id="26.17"></a>

#### 26.17 Columns

Those who enter by the same hex in the same phase pay for the ones before them as for hexes of the same kind.

<a id="26.18"></a>

#### 26.18 Delay

Up to ten turns; then they are lost, without points.

<a id="26.19"></a>

#### 26.19 Blocked

A neighbouring hex, and if that is blocked any hex of that edge.

<a id="26.2"></a>

### 26.2 Paratroops

Six units from turn 9 (ruling G10).

<a id="26.3"></a>

### 26.3 Mountain troops

By 16.7.

<a id="26.31"></a>

#### 26.31 Scenarios

As the scenario says, without delay (ruling M82).

<a id="26.32"></a>

#### 26.32 Battle Game

Not before the turn on the display.

<a id="26.4"></a>

### 26.4 Army

55 Kraf lands on W1040, W1041, W1042 or W0943, as in 26.13.

<a id="26.5"></a>

### 26.5 Command

Reinforcements are active. They cost nothing on their first turn and as long as they have not left Travel mode (rulings E10, M83).

<a id="27.0"></a>

## 27.0 Scenarios

<a id="27.1"></a>

### 27.1 Length and limits

A scenario has a part of the map, a first turn and phase, and ends with Phase 15 of its last turn.

<a id="27.2"></a>

### 27.2 Set-up

<a id="27.21"></a>

#### 27.21 Commonwealth

On the hexes of the display, which beats the lists.

<a id="27.22"></a>

#### 27.22 Its display

One hex a scenario and unit; the Battle Game starts as Scenario 29.

<a id="27.23"></a>

#### 27.23 German

Likewise; landings come after both have set up (ruling M92).

<a id="27.24"></a>

#### 27.24 Its display

Who lands in the first turn is told by the scenario.

<a id="27.25"></a>

#### 27.25 Weather

Rolled in every scenario (ruling M48); turn 1 is 0.

<a id="27.3"></a>

### 27.3 Reinforcements

By turn, as listed.

<a id="27.4"></a>

### 27.4 Restrictions

They bind; where one cannot be kept, as nearly as possible.

<a id="27.5"></a>

### 27.5 Victory

By points or goals. What counts as eliminated: (ruling M76); as controlled: (ruling M75).

<a id="28.0"></a>

## 28.0 The Retreat to Sfakia

28 May. The line is given up; rear guards hold while the last units from Retimo and Heraklion pass to Sfakia.

<a id="28.1"></a>

### 28.1 Length and map

Phase 4 of turn 82 to turn 88 (ruling H3), East map.

<a id="28.2"></a>

### 28.2 Set-up

All units of the display at the Strengths given. Student stands above every German headquarters and may return at any.

<a id="28.3"></a>

### 28.3 Reinforcements

1/CRE, D/2 Leics, B/2 YL, C HAA/RM, A/2/4, B/2/4 on turn 82; D/2/4, D/2/1 and Campbell on 83; 2/8 RAE and 2/1 MG on 84: by 26.12.

<a id="28.4"></a>

### 28.4 Restrictions

<a id="28.41"></a>

#### 28.41 Command

None (13.0).

<a id="28.42"></a>

#### 28.42 Order

Commonwealth first, then the German, any modes.

<a id="28.43"></a>

#### 28.43 Reinforcements

They enter in Travel mode, only to leave by E6110. If Germans block or fight them, they may fight (ruling M70).

<a id="28.44"></a>

#### 28.44 Commonwealth supply

2 NZ Div feeds every unit directly.

<a id="28.45"></a>

#### 28.45 German supply

All trace to 5 Mountain, and that to a road on the west edge of the East map (ruling M71).

<a id="28.5"></a>

### 28.5 Victory

| side | condition | points |
|---|---|---|
| commonwealth | German Strength point eliminated | 1 |
| commonwealth | 5 Mountain eliminated | 10 |
| commonwealth | no Strength point lost by the reinforcements at the end | 5 |
| german | other Commonwealth Strength point eliminated | 1 |
| german | Strength point of a reinforcement eliminated | 2 |
| german | German unit or zone of control on E6110 at the end | 5 |

The German wins with ten points more, one to nine more is a draw, else the Commonwealth wins (ruling N22).

<a id="29.0"></a>

## 29.0 Drop of the 7th Parachute Division

20 May. The whole first drop between Kastelli and Suda.

<a id="29.1"></a>

### 29.1 Length and map

Phase 4 of turn 1 to turn 9, both maps.

<a id="29.2"></a>

### 29.2 Set-up

Commonwealth units by the display. All Germans land by 16.2 and 16.4. Fifteen Supply markers are dropped on turn 1.

<a id="29.3"></a>

### 29.3 Reinforcements

Commonwealth by the track. The reserves II/3/9 to II/3/12, FR/1 and FR/2 on turn 9 (rulings H5, H9, G10).

<a id="29.4"></a>

### 29.4 Restrictions

<a id="29.41"></a>

#### 29.41 Command

Used; no unit under HQ/MNBDO may be activated.

<a id="29.42"></a>

#### 29.42 Night checks

Also on turn 9 (rulings E15, N25).

<a id="29.43"></a>

#### 29.43 III and Eng

Never more than fifteen hexes from W1203; forced out, they come back (ruling M72).

<a id="29.44"></a>

#### 29.44 Modes

Commonwealth Dispersed, else Concentrated.

<a id="29.5"></a>

### 29.5 Victory

<a id="29.51"></a>

#### 29.51 Commonwealth at once

More than 200 German points lost; or Commonwealth units on both airfield hexes at the end.

<a id="29.52"></a>

#### 29.52 German

Units on both airfield hexes and all three hexes of Kastelli at the end; or fewer than 125 points lost and no Commonwealth unit within two hexes of the airfield (ruling M73).

<a id="29.53"></a>

#### 29.53 Points

Else (rulings M81, N30):

| side | condition | points |
|---|---|---|
| commonwealth | German Strength point eliminated | 1 |
| german | Commonwealth Strength point eliminated | 1 |
| german | one airfield hex | 35 |
| german | both airfield hexes | 75 |
| german | King George killed | 25 |
| german | Commonwealth headquarters destroyed | 3 |
| commonwealth | German headquarters destroyed | 2 |
| commonwealth | RHQ destroyed | 20 |
| commonwealth | a German unit on Ay Theodhoroi at the end of a turn (16.54) | 1 |

Fifteen more wins; else a draw.

<a id="30.0"></a>

## 30.0 Decision at Maleme

21 and 22 May. The mountain troops land under fire.

<a id="30.1"></a>

### 30.1 Length and map

Phase 10 of turn 13 to turn 23; the West map and the East map from column 17 west. Who leaves is eliminated.

<a id="30.2"></a>

### 30.2 Set-up

By the display (rulings H9, H11). Seven German Supply markers with paratroops, five with Commonwealth units.

<a id="30.3"></a>

### 30.3 Reinforcements

RHQ/100, the 100th Mountain Regiment and Utz by 16.7.

<a id="30.4"></a>

### 30.4 Restrictions

<a id="30.41"></a>

#### 30.41 Command

Used, with two points fewer each turn.

<a id="30.42"></a>

#### 30.42 East of column 05

At least eleven III and Eng units on or east of column 05 of the West map; short of it on two turns running or at the end the German loses (rulings H16, M74).

<a id="30.43"></a>

#### 30.43 Order

Commonwealth first, not in Travel; then the German.

<a id="30.5"></a>

### 30.5 Victory

| side | condition | points |
|---|---|---|
| commonwealth | German Strength point eliminated | 1 |
| commonwealth | airfield hex controlled | 15 |
| german | Commonwealth Strength point eliminated | 1 |
| german | both airfield hexes | 5 |

The German wins with twenty more, else the Commonwealth.

<a id="31.0"></a>

## 31.0 Actions at Galatas

25 and 26 May. The line before Canea breaks.

<a id="31.1"></a>

### 31.1 Length and map

Phase 3 of turn 54 to turn 63; the East map and the West map to column 23. Who leaves is eliminated, but for 31.5.

<a id="31.2"></a>

### 31.2 Set-up

By the display (ruling H10). Five German and four Commonwealth Supply markers.

<a id="31.3"></a>

### 31.3 Reinforcements

Auf 95, GebNac and the 141st Regiment by 16.7 and 16.8.

<a id="31.4"></a>

### 31.4 Restrictions

<a id="31.41"></a>

#### 31.41 Command

None.

<a id="31.42"></a>

#### 31.42 Mountain troops

No two of them more than 35 hexes apart; forced apart, they come back (ruling H21).

<a id="31.43"></a>

#### 31.43 Order

German first, not in Travel; then the Commonwealth.

<a id="31.5"></a>

### 31.5 Victory

| side | condition | points |
|---|---|---|
| commonwealth | German Strength point eliminated | 1 |
| commonwealth | Maleme airfield captured | 100 |
| commonwealth | control of Suda | 25 |
| german | Commonwealth Strength point eliminated | 1 |
| german | control of Suda | 15 |
| german | German Strength point exited by road or trail, in supply | 1 |

More points win; equal is a draw.

<a id="32.0"></a>

## 32.0 The First Counterattack

22 May, before dawn. The New Zealanders try to win the airfield back.

<a id="32.1"></a>

### 32.1 Length and map

Phase 8 of turn 19 to turn 27, West map.

<a id="32.2"></a>

### 32.2 Set-up

By the display (ruling H11). Five German and three Commonwealth Supply markers.

<a id="32.3"></a>

### 32.3 Reinforcements

None.

<a id="32.4"></a>

### 32.4 Restrictions

<a id="32.41"></a>

#### 32.41 Surprise

On turns 19 and 20 the German gives only Opportunity fire.

<a id="32.42"></a>

#### 32.42 Leaders

German leaders have no effect, not on recovery either, until turn 22, but may be killed, with 21.51.

<a id="32.43"></a>

#### 32.43 Command

None.

<a id="32.44"></a>

#### 32.44 Order

German first, not in Travel; then the Commonwealth.

<a id="32.5"></a>

### 32.5 Victory

The Commonwealth wins with a unit on either airfield hex at the end. Else the side that lost fewer points wins; equal is a draw.

<a id="33.0"></a>

## 33.0 The Battle Game

<a id="33.1"></a>

### 33.1 Length and map

Phase 4 of turn 1 to turn 88, both maps.

<a id="33.2"></a>

### 33.2 Set-up

As 29.2; but 27 Commonwealth units start Disrupted (marked on the display) and may recover from the first Command Phase on.

<a id="33.3"></a>

### 33.3 Reinforcements

Everybody else, by the track; Supply markers too.

<a id="33.4"></a>

### 33.4 Restrictions

<a id="33.41"></a>

#### 33.41 Modes

Commonwealth Dispersed or Concentrated, or Disrupted.

<a id="33.42"></a>

#### 33.42 Leaving

Commonwealth units may leave by the south edges, as if the ground went on, for good. Germans never (ruling M84).

<a id="33.43"></a>

#### 33.43 Leaders

Each leader that lands on turn 1 rolls: 4 is dead.

<a id="33.5"></a>

### 33.5 Victory

A village hex belongs to the side that last had a unit there; at the start all are Commonwealth. Villages, airfield and Canea (all its hexes or nothing) are counted at the end of turns 8, 18, ... 88 (rulings H18, M77, M78).

| side | condition | points |
|---|---|---|
| german | Commonwealth Strength point eliminated | 2 |
| german | village hex controlled, at the end of each day | 1 |
| german | airfield hex controlled, at the end of each day | 4 |
| german | all of Canea controlled, at the end of each day | 17 |
| german | headquarters and all its units destroyed | 6 |
| german | King George killed | 35 |
| commonwealth | German Strength point eliminated | 2 |
| commonwealth | village hex controlled, at the end of each day | 1 |
| commonwealth | airfield hex controlled, at the end of each day | 4 |
| commonwealth | all of Canea controlled, at the end of each day | 17 |
| commonwealth | headquarters and all its units destroyed | 6 |
| commonwealth | a German unit on Ay Theodhoroi at the end of a turn (16.54) | 1 |

More points after turn 88 win; equal is a draw.

<a id="34.0"></a>

## 34.0 Designations

Each counter's card gives its full name. The usual parts: a company letter or number, then the battalion (A/23), the headquarters of a battalion by its brigade (23/5 Bde); AR Assault Regiment, 7R 7th Rifle Regiment, III the III Parachute Regiment, Eng engineers, GD, AD and MD the Genz, Altmann and Muerbe Detachments; 100, 85, 141 mountain regiments; H heavy weapons, MG machine guns, Bty battery.
`

/** What the game is about, for its page, Markdown; empty where nobody has told it. */
export const story = `# Descent on Crete

**Two players or one against the computer · companies on hexes of 640 metres · day turns of two hours, night turns of four**

Half past eight on 20 May 1941. Over the Tavronitis, the Prison valley and the hills behind Canea the sky fills with parachutes. Every company that jumped is here, and every company, battery, field bakery and stranded staff that stood below: 386 counters on one joined map from Kastelli to the road to Sfakia.

This is the large game of the five. It does not ask what a division can do but what *these* men know: who their headquarters is, whether it is still alive, whether anybody sees the target for the battery, whether the runner with the orders arrived. German paratroops are superb and scattered, short of leaders and, from the second day, of ammunition. The Commonwealth has numbers, guns and no telephone: its commander pays for every battalion that is to move, and on even turns finds out what his formations made of their orders.

Moving in sight of an enemy draws fire, step by step. Men in the open die or go to ground; men on the ground hit little. Close assault decides, at a price. Above all this flies the Luftwaffe, which may miss.

There are five scenarios and the whole battle:

- **The Retreat to Sfakia**: rear guards on 28 May. No command rules; the place to begin.
- **Drop of the 7th Parachute Division**: the first day, from the first canopy on.
- **Decision at Maleme**: mountain troops land on an airfield under fire.
- **Actions at Galatas**: the line before Canea.
- **The First Counterattack**: four battalions in the dark, and a river bed.
- **The Battle Game**: 88 turns from the drop to the last night. Save often, and take your time.

**For whom:** players who like to know why. Every refusal names its rule, every fire shows its arithmetic, and the table keeps supply, chains of command and zones for you. A guided first turn shows the way.

**Where the data comes from:** the rules are told in our own words. The printed charts, counters and displays are not public beyond what the rulebook quotes, so we rebuilt them from it, from the order of battle and from the ground; every value shows its source, and \`box/sources.md\` explains them all. Owners of the printed game can load their own values.

*The printed game was published by SPI in 1978. This table contains none of its text or art.*
`
