// The rulebook and the story of this game as text. Made by `npm run box`; change rulebook.md and story.md, not this.

/** The rules in our own words, Markdown with an anchor a case. */
export const rulebook = `# Crete 1941: Operation Merkur: the rules

The rules of the printed game, told in our own words under its own case numbers. Where the printed text leaves a question open, the house's ruling stands in brackets, for example (ruling Q12); all of them are in \`rulings.md\`. The printed map, the counters' values and the player aid are not public: the areas and most values here are the house's own reconstruction, and each carries its mark on its card.

<a id="1"></a>

## 1 General

20 May 1941. The German XI Fliegerkorps jumps on Crete: in the morning around Maleme and Chania, in the afternoon around Rethymno and Heraklion. It needs one airfield, for the mountain troops that wait in Greece with their transport aircraft. The island is held by New Zealanders, Australians, British and Greeks under General Freyberg, short of guns, lorries and wireless.

Two play, the **German** and the **Commonwealth** seat; or one plays the German against a Commonwealth that follows chapter 12.

The German must take ten objectives in eight days. What he lacks at the end decides how well he has done (10).

<a id="1.1"></a>

## 1.1 The map

The island is divided into **areas**. Units stand in areas and move from an area to a neighbouring one. There are three **sector maps**, at one kilometre to the printed centimetre, and the **strategic map** that joins them:

| map | areas | joined to |
|---|---|---|
| west: Maleme and Chania | W01 to W34 | A by W34; B by W33 and W34 |
| centre: Rethymno | C01 to C16 | C by C01; D by C12 and C13; E by C16 |
| east: Heraklion | E01 to E17 | E by E01 and E02; G by E16 and E17; H by E14 and E15 |
| strategic | A to H | A-B, B-C, A-D, C-D, D-F, F-G, G-H |

On this table they are one map at one scale; the strategic areas lie between the sectors. Areas of two maps that are joined are neighbours in every respect (ruling N15).

Each area has one kind of ground: **flat**, **difficult** (groves and broken ground), **hill** (steep ground too) or **mountain**. Some hold a **city** (Chania, Rethymnion, Heraklion) or a **secondary city** (Kastelli, Alikianos, Galatas, Suda, Georgioupolis), an **airfield** (Maleme, Rethymnion, Heraklion), a **port** or a **beach**. A **road** crosses some borders; rivers and scarps on borders are drawn only.

The numbers 1 to 24 mark where the Commonwealth stood, the letters A to O on the sector maps where the Germans jumped, the letters A to H of the strategic map are its areas. Ten areas are **objectives** (10).

<a id="1.2"></a>

## 1.2 Time

The game lasts eight days, 20 to 27 May, of three turns each: morning, afternoon and night. Turns 3, 6, 9 and so on to 24 are nights.

<a id="2"></a>

## 2 Units and organisation

<a id="2.1"></a>

## 2.1 Counters

(Printed as 1.1.) A counter is

- a **leader**: a commander with his staff, his guns and support weapons;
- a **battalion** of infantry, pioneers and the like;
- a **platoon** of tanks;
- a **battery** of anti-aircraft guns, or of artillery of the 5th Mountain Division;
- an **aircraft** of the Luftwaffe.

Three figures stand on it: **attack**, **defence**, **movement**. Leaders and batteries have an **artillery strength** instead of an attack, anti-aircraft guns have anti-aircraft **points** besides, aircraft have a bombing factor. A truck sign marks mechanized units, a parachute the parachutists. The colour tells the formation.

In these rules a **unit** is any counter but a leader or an aircraft; a **battery** is one of the three artillery counters.

<a id="2.2"></a>

## 2.2 Two sides

Every counter has two states: **full** on its front, **reduced** on its back. A full counter that is hit is reduced; a reduced one that is hit is eliminated. "Halved", "fatigued" and "reduced" are one thing.

<a id="2.3"></a>

## 2.3 Leaders

Leaders make the troops under them better and stand for their artillery.

| leader | commands | artillery, full/reduced |
|---|---|---|
| Meindl | the Storm Regiment | 4/2 |
| Heydrich | Parachute Regiment 3 | 4/2 |
| Brauer | Parachute Regiment 1 | 4/2 |
| Sturm | Parachute Regiment 2 | 3/2 |
| Suessman, Ramcke | divisional: all parachutists | a sum, 2.5 |
| Ringel | divisional: 5th Mountain Division | by its batteries, 2.5 |
| Hargest | 5th New Zealand Brigade | 6/3 |
| Puttick | 10th New Zealand Brigade | 5/3 |
| Weston | the Suda Bay naval base troops | 5/3 |
| Campbell | 19th Australian Brigade | 4/2 |
| Vasey | his two battalions, 2/7 and 2/8 | 3/2 |
| Chappel | 14th Brigade | 7/4 |
| Freyberg | divisional: all Commonwealth | a sum, 2.5 |

<a id="2.4"></a>

## 2.4 How leaders are lost

- A leader can be the target of a combat or a bombardment only where there is no unit of his side with him. From the air he cannot be attacked even then (ruling Q6). Alone he must be assaulted by whoever enters (ruling N21); of two leaders alone their owner says which is the target (ruling M33).
- Among units he is not destroyed. But if he is the only full counter of the area, his owner may let him take a reduction that falls on his side there; a reduced leader is eliminated only as the last counter of the area (ruling Q7).
- A destroyed leader takes his artillery and his bonus with him. He is never replaced.
- When the last unit under his command leaves his area by a retreat, he may go with it at once, free of charge, even if he is fixed (ruling N20).

<a id="2.5"></a>

## 2.5 What leaders do

**Artillery.** A leader never attacks and never counts as a unit of an attack. His artillery can *bombard* (8) his own area or a neighbouring one, and *support* a combat there (7.1, 7.2). A leader or battery in a contested area reaches that area only, in both (rulings Q8, M7).

**Bonus.** A unit that leads an attack, or is the main defender, has +1 if its leader is in its area. A leader's bonus goes to units of his formation only; a divisional leader's goes to any unit of his side in his area (ruling N23). Several leaders give +1 together.

**Divisional leaders.** Suessman, Ramcke and Ringel for the Germans, Freyberg for the Commonwealth. Except for Ringel, their artillery strength is the sum of the lower leaders of their command who stand on the same map, at most two areas away. Scattered leaders and leaders whose strength is spent or silenced add nothing (ruling M16).

- A divisional leader who uses his strength *silences* the lower leaders within these two areas until the end of the turn.
- A lower leader who uses his strength first silences the divisional leader within whose two areas he stands (ruling M13).
- Suessman and Ramcke may lead parachutists of any regiment on their map. When one of them uses his strength, the other is silenced for the turn, wherever he is.
- Use is a bombardment, or support in attack or defence (rulings M8, N28). A silenced leader neither bombards nor supports (ruling M15).

*Example.* Suessman in Kolymbari, Meindl two areas off, Heydrich four: Suessman has Meindl's 4. If Heydrich stood one area off, it would be 4 + 4.

**Artillery Fire markers.** A leader or battery that has bombarded is marked for the rest of the turn and bombards no more. It can still support (ruling Q9).

**Ringel and his batteries.** The three batteries (6, 8 and 8, half when reduced) each bombard and support for themselves, wherever they are. They may fire at one area one after another or at different areas. They may support parachutists too. Where a full Ringel stands with two batteries or more, two of them may bombard a *neighbouring* area together, with the sum of both; never their own. If he is reduced or gone, only that is lost (rulings M9, N27). Batteries, like leaders, are targets only where no unit of another kind is with them; a battery comes before a leader (ruling M30).

**One supporter a side.** Of all the leaders and batteries in reach only one supports a side in a combat: the owner's choice, and naturally the strongest. *Example:* with a 6 and an 8 beside an assault, the 8 supports, in attack as in defence.

<a id="3"></a>

## 3 Markers

<a id="3.1"></a>

## 3.1 Initiative

One piece shows the turn and, by its side, who holds the **initiative**. The German begins with it. Its holder may spend it in his own turn; it then passes at once to the other, who can spend it in his. It buys one of these:

- **a new roll** of dice that displease the holder: a landing test, a bombing, an interception test, the activation die, a combat. In a combat and a bombing both sides roll again (rulings Q24, N5);
- **one more area**: for the Commonwealth, an area to move beyond the limit of 4 (ruling N6);
- **reactivation**: an area already activated this turn may act again, by moves or combat. All its counters may, also those that came or acted before; but no leader or battery that has an Artillery Fire marker.

In the turn of a drop the German may reactivate an area with scattered parachutists: the Scatter markers come off and they move and fight like others.

<a id="3.2"></a>

## 3.2 Other markers

**Forts.** Before the first turn the Commonwealth player may put up to six forts in areas that hold Commonwealth counters, one in an area, not in cities or secondary cities (rulings Q22, M23, N22). All Commonwealth counters in the area, newcomers too, have +2 in defence. A fort is removed for good when no Commonwealth counter is left in its area; or its owner gives it up after a combat there, instead of one reduction or elimination of one of his counters. Lost forts are not rebuilt.

**Artillery Fire** marks what has bombarded; all are removed when nobody can be activated any more in the turn.

**Scatter** lies on parachutists in their turn of arrival and is removed at the start of the next turn. A scattered leader has no artillery (7.3).

**Gliders.** Four markers, for I and II Battalion of the Storm Regiment, Suessman and Meindl when they arrive. Under them nobody is scattered, but nobody has the -1 of the parachute in the landing test. In the solitaire game the player gives them to four counters of the Storm Regiment (ruling S13).

**Control.** Markers show who owns an empty objective: the side that was last alone in it for a full turn (rulings Q28, N47).

<a id="4"></a>

## 4 Sequence of play

Each turn the German plays first, then the Commonwealth.

**German turn.** The German activates all areas with German counters, one after another, each once. Of an active area he may do any of these, in any order, each to its end:

- move units and leaders (6);
- assault enemies in the area (7);
- shoot at enemies in a neighbouring area (7);
- bombard with a leader or battery of the area (8).

Two more things are activated like areas: the **Luftwaffe zone**, for air attacks anywhere (8), and the **reinforcement box** of the turn, for landings (5.2 to 5.4).

A counter does one of these things a turn (ruling N2). Movement brings its own assault when it leads into an enemy area.

**Commonwealth turn.** By day the Commonwealth may activate for assault, shots and bombardment *any* area with its counters that is contested or next to an area with Germans. Movement is limited: out of so many areas it may move:

| turn | areas |
|---|---|
| 1 | die - 5 |
| 2 | die - 4 |
| 3 | die - 3 |
| 4 | die - 2 |
| 5 | die - 1 |
| 6 and later | die |

The die is rolled at the start of its turn. By day the result may be none; it is never more than six. **At night** there is no combat but the Māori's (11), and the same number, but at least one, limits movement and that combat together. With the initiative one more area may move (3.1). An area that moves may also fight, each counter one thing (ruling N8).

The limit stands for missing lorries and wires.

**End of the turn.** Artillery Fire markers go, silenced leaders may use their guns again, control is judged (5.5), the turn marker moves on. Then Scatter markers come off.

<a id="4.1"></a>

## 4.1 Concentrated parachutists

In turns 1 to 5 the Commonwealth adds to its die +2 if the Germans occupy only one area of the west map (or none), +1 if only two; with three or more nothing. Contested areas count as occupied (rulings M27, N9).

<a id="5"></a>

## 5 Control and arrival

<a id="5.1"></a>

## 5.1 Stacking

On sector maps a side may have six counters in an area, leaders included. Nobody ends a move or a retreat where six of his side are. On the strategic map there is no limit.

<a id="5.2"></a>

## 5.2 Parachutes and gliders

In turns 1 and 2, and in turn 4 for the reserve, the parachute groups land. The German puts all counters of the group in areas of the sector maps: those of 13.1, or, in a game with free drops, the first wave anywhere on the west map and the second anywhere on the centre and east maps (rulings N33, N34). Then each counter, leaders too, is tested with a die:

| what | added |
|---|---|
| flat | 0 |
| difficult | +1 |
| hill | +3 |
| mountain | +4 |
| 1 or 2 enemy counters in the area | +1 |
| 3 or 4 | +2 |
| 5 or 6 | +3 |
| parachute without a glider (not in solitaire) | -1 |
| solitaire: enemies in a neighbouring area | +1 |

All that apply are added. With **6 or more** the counter is reduced.

**Landing combat.** When all tests are made, the counters that landed in an area with enemies must assault them at once: one assault an area, with all that landed there (rulings N35, N37). The defender may be supported only by artillery in the area itself.

All who jumped are scattered until the next turn (7.3, ruling M26) and do nothing more in this one, unless they are reactivated (3.1). Those who came by glider, aircraft or boat are ready at once.

<a id="5.3"></a>

## 5.3 Reinforcements by air

The mountain troops of 13.1 come with Ju 52s:

- **to an airfield** that is German and not contested. From the morning after the day on which the first airfield was taken, one group a day becomes due, in the order A1 to A7, on each morning on which an airfield is held; due counters land at held airfields, then or in later turns, without a test (ruling N38);
- **or by crash-landing**, while no airfield is held: one counter a turn, once its printed date has come, on flat ground of a sector map, with the landing test of gliders; among enemies it fights at once, but not at night (rulings Q21, N39, N43).

<a id="5.4"></a>

## 5.4 Reinforcements by sea

Convoy **B1** can land from turn 7 on, if the Royal Navy lets it. From turn 6 on the Commonwealth rolls a die at the start of its turn:

| die | what happens |
|---|---|
| 1 | The convoy passes; it may land from the next turn on. |
| 2, 3 | It waits a turn out of sight; test again next turn. |
| 4, 5 | Destroyers find it: roll a die and lose so many units, drawn at random. If the die was 1, 2 or 3, the others pass; if 4, 5 or 6, they turn back for good. |
| 6 | It is destroyed. |

Convoy **B2** comes on 27 May (turn 22) without a test: the Navy is taking the garrison off.

Units of a convoy land, together or apart,

- in a port under German control;
- or on a beach. If enemies alone hold it, the units that land must assault there before the German turn ends. Six fit on a beach (rulings N41, N42).

All reinforcements but parachutists may move and fight in the turn in which they arrive. At night none land in an enemy area (ruling N43).

<a id="5.5"></a>

## 5.5 Control of areas

An area is in one of four states:

- **empty**: no counters. It hinders nobody.
- **Commonwealth**: only Commonwealth counters. Germans who enter must stop and assault in the same activation, or at once when they land.
- **German**: only German counters. Commonwealth units that enter must stop and assault.
- **contested**: both. Either side may bring more in; who enters stops, but need not fight. Six and six is the most on a sector map.

If both are left when the assault is over, the area is contested. An objective counts for the German as long as it is German and not contested (10).

<a id="6"></a>

## 6 Movement

<a id="6.1"></a>

## 6.1 Movement on land

A unit or leader spends movement points for each area it enters. Points not used are lost. Units of an active area may go different ways.

| entering | points |
|---|---|
| any area, when the whole move follows a road across every border | 1 |
| flat or difficult ground | 1 |
| hill | 2 |
| mountain | 4 |
| a strategic area, road or not | 6 |
| an enemy or contested area | +1 more |

The road rate holds for a move that follows a road from start to end; one step beside the road, and every area of the move costs what its ground costs (ruling M2). Mechanized units enter only areas with a road. Commonwealth leaders other than Freyberg and Vasey, and counters with movement 0, do not move.

A unit that enters an enemy or a contested area **stops**. It may pass friendly full areas, not stop in them. It may leave a contested area freely.

**Retreat.** A retreating counter goes to one neighbouring area that is empty or held by its own side alone and has room (rulings N19, M21). If there is none, it is reduced; if it is reduced already, it is eliminated.

(There is no 6.2.)

*Example.* Of four units in an active area one goes to area A, one to B, and two shoot at C.

<a id="6.3"></a>

## 6.3 Between the maps

The way from one sector map to another leads through strategic areas. If the enemy holds one, he must be fought there and driven out before anyone goes on; until then a counter there may only go back to an area of its own side (ruling N55).

<a id="7"></a>

## 7 Combat

An **assault** is an attack in the attackers' own area, a **shot** one at a neighbouring area, without moving. Units that enter an enemy area must assault (all that enter in one activation together, ruling N12); else combat is free. The attacker names a main attacker and any supporters among the units of the active area; each unit takes part in one attack (ruling N10). Leaders take no part; batteries and anti-aircraft guns never lead an assault, batteries never a shot (ruling N11).

Both sides add two dice to their value, and the totals are compared (7.4). The strength of each side is public.

<a id="7.1"></a>

## 7.1 Attack value

The attack factor of the main attacker, and

- +1 for each supporter;
- +1 if three battalions of one German regiment take part, or three battalions of one Commonwealth brigade; once, whatever the number (rulings M14, M20). Ramcke's battalion stands for a third one in any parachute regiment;
- +1 for every German attack by day, for the fighters overhead;
- +1 if a leader of the main attacker is in its area (2.5);
- in an assault, the artillery strength of one leader or battery in the combat's area or a neighbouring one. A piece supports one assault of its own side a turn, also one that has bombarded (ruling M29).

<a id="7.2"></a>

## 7.2 Defence value

The highest defence factor of the defenders as it counts now, the main defender's; among equals the defender chooses (ruling M18). Leaders are main defenders only when alone, batteries only without other units. And

- +1 if a leader of the main defender is in the area (2.5);
- the ground, of which only the best counts:

| ground | added |
|---|---|
| flat | 0 |
| difficult | 1 |
| hill, mountain | 2 |
| Maleme airfield and Hill 107, for the Commonwealth | 3 |
| secondary city | 4 |
| Chania, Rethymnion, Heraklion | 6 |

- +2 for Commonwealth troops in an area with a fort, always on top;
- the artillery strength of one leader or battery in the area or a neighbouring one, against shots as well (ruling M3).

*Examples.* A city among hills: the better of 2 and 4, so 4. Hill 107 with a fort: 3 + 2 = 5.

<a id="7.3"></a>

## 7.3 Special combat

**Tanks.** When a tank platoon leads the attack, the defence factor of parachutists is halved (rounded up), unless a German leader is with them. Leader and ground are added after (ruling M32).

**Shots from a contested area.** The whole attack value, before the dice, is halved and rounded up (ruling Q3).

**Scatter.** Scattered parachutists have attack 2, defence 3 and movement 0. A scattered leader defends with 3 when alone and has no artillery (ruling M6).

**Again and again.** An area may be attacked any number of times in a turn: bombed, bombarded, shot at, assaulted. Each is settled in full.

<a id="7.4"></a>

## 7.4 Results

Attack total less defence total:

| difference | assault | shot |
|---|---|---|
| -10 and below | main attacker reduced and retreats; the supporters all retreat, or one of them is reduced | main shooter reduced |
| -9 to -1 | main attacker reduced and retreats | main shooter reduced |
| 0 | main attacker and main defender reduced and retreat | both reduced |
| +1 to +9 | main defender reduced and retreats | main defender reduced |
| +10 and above | main defender reduced and retreats; the other defenders all retreat, or one of them is reduced | main defender eliminated |

Counters not named suffer nothing. First comes the reduction, then the retreat. A counter that cannot retreat is reduced (again); reduced twice in one combat, it is eliminated (ruling N17). The owner chooses ways of retreat, and between retreat and reduction (ruling N18). In shots nobody retreats.

<a id="8"></a>

## 8 Bombing

**Bombardment from the ground.** Each leader or battery may bombard once a turn, when its area is active, its own area or a neighbouring one that holds enemies. The order matters: 2.5 tells who silences whom.

**From the air.** The German has a Ju 87, two Ju 88 and an He 111. They may attack any areas of the four maps, all the same or each another. Each flies **once a day**, in the morning or in the afternoon. When the Luftwaffe zone is activated, every aircraft that shall fly is given its area first; then the attacks are made one after another. An aircraft whose area has no target left is spent in vain.

**Settling it.** Bombing value and defence value, each with two dice, are compared. The defender names the unit that is hit (ruling M19); never a leader while a unit is with him.

**Error.** Bombing a contested area, be it the leader's own, is a risk: below the defence it hits the bomber's side (8.3).

**Anti-aircraft guns** cover their own area and the neighbouring ones. They add to the defence (8.2) and can hit the aircraft (8.3). They may not lead an assault but may lead a shot at a neighbouring area.

Commonwealth leaders other than Freyberg and Vasey are fixed; they retreat like others when they must.

<a id="8.1"></a>

## 8.1 Bombing value

The artillery strength of the leader or battery, or the aircraft's factor (Ju 87 9, Ju 88 8, He 111 7; reduced 6, 5, 4).

<a id="8.2"></a>

## 8.2 Defence against bombing

The highest defence factor in the area, and

- the ground, the best of: flat or difficult 1; hill or mountain 2; Hill 107 for the Commonwealth 3; secondary city 4; city 6;
- +2 for Commonwealth troops in a fort;
- against aircraft, +1 for each anti-aircraft point in the area or beside it (a full battery has 2, a reduced one 1);
- against bombardment, the artillery strength of one leader or battery in the area.

Leaders give no +1 here (ruling N25).

<a id="8.3"></a>

## 8.3 Results of bombing

- **Below the defence.** In an enemy area nothing happens. In a contested area one counter of the bombing side, drawn at random, is reduced. An aircraft is reduced if anti-aircraft guns cover the area.
- **Equal.** The unit named is reduced.
- **Above.** The unit named is reduced; a second unit, which the defender names, must retreat or be reduced, as he likes. If there was only one unit, it suffers once only.

<a id="8.4"></a>

## 8.4 Before the invasion

When the Commonwealth is set up, before turn 1, the German may bomb each area with Commonwealth units once, with a factor of 8 (rulings M31, N32).

<a id="9"></a>

## 9 Regrouping parachutists

When four German parachute counters have been eliminated, the German picks one of the four that is no leader. At the end of his turn it comes back into play, on the map where its regiment fights, in an area with a parachute leader; if none is left there, in the area with most parachutists. The other three are out of the game (ruling N45).

<a id="10"></a>

## 10 Victory

The objectives:

| map | objectives |
|---|---|
| west | Maleme airport and Hill 107, Platanias, Galatas, Chania, Prison Valley, Suda |
| centre | Rethymnion, Rethymnion airport |
| east | Heraklion, Heraklion airport |

At the end of turn 24, after the Commonwealth's night, the objectives that are not German are counted, contested ones too (rulings M24, N48):

| held by the Commonwealth | result |
|---|---|
| 0 | decisive German victory |
| 1 | great German victory |
| 2 | strategic German victory |
| 3 | marginal German victory |
| 4 | draw |
| 5 or more | strategic Commonwealth victory |

If all ten are German at the end of either player's turn before that, the game ends at once with a decisive German victory (ruling N49).

<a id="11"></a>

## 11 Night

At night there is neither combat nor bombing. Units move, but never into an area that the enemy holds alone; contested areas may be reinforced.

**The Māori.** Only the 28th (Māori) Battalion may attack at night, and enter a German area to do so. The Commonwealth names one German unit there, not a leader. Both roll two dice; the Māori add their attack factor, the German its defence factor; ground and everything else are left out. By the assault column of 7.4 the loser suffers, the Māori or the unit named, and nobody else. A tie changes nothing (rulings M11, N46).

<a id="12"></a>

## 12 Solitaire

You play the German seat; the Commonwealth plays by itself. Everything above holds except where this chapter says otherwise. In the printed text of this chapter "east" and "west" are confused; here they are put right (ruling S1).

**Who stands where.** Put the leaders but Freyberg and Vasey in a cup and draw three for the west map, one for the centre, one for the east: their brigades fight there. Fixed are Freyberg in Akrotiri (zone 16), the Argylls and 3/7 RTR in strategic area F, Vasey with 2/7 and 2/8 in strategic area C.

**Turn 1.** Place your first wave where it shall land. Then the three brigades of the west map are set up at random, then the forts, then you bomb (8.4), then turn 1 begins. **Turn 2.** The same for the second wave and the brigades of centre and east, without bombing.

**The random set-up.** Areas are taken in this order:

1. the objectives of the map;
2. its historical areas, by ascending number;
3. areas where parachutists are about to land;
4. if counters are left, again the historical areas that hold no, one or two counters, as often as needed.

For each, roll a die: mountain -3, any other ground -2, objective +6, historical area +2, all that apply. With 3 or less nothing, with 4 one, with 5 two, with 6 or more three counters are drawn from the cup of that map and placed there. Two leaders never share an area: they go back and the draw is made again (ruling S12).

*Example.* A 4 for a mountain area: 4 - 3 = 1, nobody stands there.

<a id="12.1"></a>

## 12.1 Forts

One fort on each airfield, one in Prison Valley; the last two where you would put them in the Commonwealth's place (ruling S14).

<a id="12.2"></a>

## 12.2 How the Commonwealth plays

It follows the ordinary sequence (ruling S2). What it can do against Germans in contested areas and objectives, it does:

- **Interception** and the activation die are rolled for it.
- **Bombardment.** Its leaders bombard areas with several German counters; among equals a draw (ruling S3).
- **Movement** goes toward objectives that Germans hold or contest, then toward other contested areas. Units in an objective or a contested area never move (rulings S4, S5).
- **Assault** only where it has three units or more in the area; fewer only defend (ruling S6).
- **Shots** at neighbouring areas: one unit is enough (ruling S7).
- **Retreats** lead to the nearest objective, or to the friendly area with most units (ruling S9).
- Choices left open are drawn. The rest (losses, support, the Māori) is told in rulings S8, S10 and S11.

<a id="13"></a>

## 13 Arrival and set-up

<a id="13.1"></a>

## 13.1 German arrivals

**First wave, turn 1**

| counter | letter | area |
|---|---|---|
| Meindl (glider), IV/Sturm | A | Tavronitis |
| III/Sturm | B | Pirgos |
| I/Sturm (glider) | C | Vlakheronitissa |
| II/Sturm (glider), Suessman (glider) | D | Kolymbari |
| IV/FJRgt.3 pioneers | E | Alikianos |
| Heydrich, I and II/FJRgt.3 | F | Prison Valley |
| III/FJRgt.3 | G | Daratsos |

**Second wave, turn 2**

| counter | letter | area |
|---|---|---|
| III/FJRgt.2 | H | Perivolia - Missiria |
| Sturm, I/FJRgt.2 | I or J | Rethymnion airfield, Stavromenos |
| II/FJRgt.2 | K | Gazi |
| III/FJRgt.1 | L | Giofyros |
| II/FJRgt.1 | M or N | Nea Alikarnassos, East Hill |
| Brauer, I/FJRgt.1 | O | Gournes |

**Reserve, 21 May, turn 4:** Ramcke anywhere on the east map, his battalion anywhere on one of the three sector maps. In attacks it stands for a third battalion of any parachute regiment that has two there.

**5th Mountain Division**

| group | printed date | comes | counters |
|---|---|---|---|
| A1 | 21 May | by air | I/GJRgt.100 |
| A2 | 22 May | by air | Pion.GJ.5, II/GJRgt.100, I/GJRgt.85, Ringel |
| A3 | 23 May | by air | Battalion 95, AufKl.Abt.55, I/5 Art.Abt |
| A4 | 24 May | by air | II/GJRgt.85 |
| A5 | 25 May | by air | I/GJRgt.141 |
| A6 | 26 May | by air | II/GJRgt.141 |
| A7 | 27 May | by air | III/GJRgt.141 |
| B1 | 22 May | by sea | III/GJRgt.100, Pion.GJ.5, Flak G.J.5, II and III/5 Art.Abt, III/GJRgt.85, PzRgt 31 |
| B2 | 27 May | by sea | Regina: 312th Regiment and CA, Italian |

Pion.GJ.5 is one counter: it comes with the group that brings it first (ruling N40).

**Aircraft, from the start:** one Ju 87, two Ju 88, one He 111.

<a id="13.2"></a>

## 13.2 Commonwealth set-up

| formation | counters and zones |
|---|---|
| 14th Brigade, Heraklion | Chappel 22, 2 York and Lancaster 22, 2 Black Watch 23, 2 Leicester 22, 2/4 Australian 24, 3rd and 7th Greek 21, 2/3 Hussars 22, 2/7 RTR 22 |
| 19th Australian Brigade, Rethymno | Campbell 18, 2/11 Australian 20, 2/1 Australian 18, 4th Greek 17, 5th Greek 19, 4/7 RTR 20 |
| its mobile reserve, strategic C | Vasey, 2/7 and 2/8 Australian |
| Suda Bay naval base troops, Chania and Suda | Weston 11, 16/17 Australian 15, 2nd Greek 12, 1st Welch 11, Royal Marines 13, 1st Rangers 13, 106 RHA 13, 129th AA 14, 42nd Pioneers 13, Supply GB 11, Northumberland Hussars 14, 7th AA 14 |
| 10th New Zealand Brigade, Galatas | Puttick 10, Supply NZ 6, 6th Greek 8, 8th Greek 9, 18 NZ 10, 19 NZ 7, 20 NZ 10, 1/3 Hussars 8 |
| its reserve, strategic F | 1 Argyll and Sutherland, 3/7 RTR |
| 5th New Zealand Brigade, Maleme | Hargest 5, 21 NZ 3, 22 NZ 2, 23 NZ 4, 28 Māori 5, 1st Greek 1, 7th Pioneers 4, 1/7 RTR 2, 156th AA 2 |
| Creforce | Freyberg 16 |

The zones are these areas: 1 Kastelli, 2 Maleme airfield and Hill 107, 3 Kondomari, 4 Pirgos, 5 Platanias, 6 Agia Marina, 7 Daratsos, 8 Galatas, 9 Alikianos, 10 Chania west, 11 Chania, 12 Perivolia - Mournies, 13 Suda, 14 Akrotiri neck, 15 Kalami, 16 Akrotiri, 17 Pigi ridge, 18 Hill A, 19 Adele, 20 Hill B, 21 Heraklion, 22 Nea Alikarnassos, 23 Heraklion airfield, 24 the Charlies.

The printed rulebook repeats parts of 6.1, 7 and 8 at its end, without a change of meaning.
`

/** What the game is about, for its page, Markdown; empty where nobody has told it. */
export const story = `# Crete 1941: Operation Merkur

**Two players, or one against a Commonwealth that plays by itself · battalions on areas · 24 turns of a third of a day · the whole island**

For eight days in May 1941 an island was fought over by men who had fallen from the sky. In the morning they came down on Maleme and in the valley by the prison, in the afternoon on Rethymno and Heraklion, and most of what could go wrong went wrong. By the first evening nobody, German or British, knew who was winning.

Here is all of it, from Kastelli to Gournes, on three maps of the places that mattered and a fourth that joins them.

As the **German** you place a division of parachutists among defenders you can see, and hope. A battalion that has jumped is next to helpless until the next turn. You need one airfield, any airfield: then a group of mountain troops arrives each morning. Your convoy is at sea, and so is the Royal Navy. Ten objectives, and every one you lack at the end costs a grade of victory.

As the **Commonwealth** you have more men than you think and fewer ways to move them. On the first day a die less five tells how many areas may stir at all. You can shoot, you can shell, you can send the Māori in at night. And you can watch the Stukas choose.

Both sides roll two dice in every fight and see all strengths before. One marker lets its holder roll again or strike twice; once used, it is the other's.

**For whom:** players who know a wargame or two and want a whole campaign; solitaires too, with a random garrison and a Commonwealth that explains each of its acts.

**Where the data comes from:** the rules are told in our own words. The printed map and counters are not public; the areas were drawn on the real ground, and most values rebuilt from the rulebook, the examples and history. Each shows its source on its card; \`box/sources.md\` explains them all.

*Designed by Franck Yeghicheyan, published in Vae Victis 22. This table contains none of their text or art.*
`
