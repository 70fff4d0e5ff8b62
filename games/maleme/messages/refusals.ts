// Why something may not be done: what forbids it, and what would have to be otherwise. The table adds the case.
export const refusals: Readonly<Record<string, string>> = {
  'refuse.raf-placed': 'These airmen have a hex already: each cross takes one unit.',
  'refuse.only-raf':
    'Only the three RAF and Fleet Air Arm units are placed by choice. All other Allied units have a fixed start.',
  'refuse.fixed-group':
    'Only leaders and heavy weapons are assigned, each to a group of its own battalion. This unit’s group is fixed.',
  'refuse.drop-hex-taken': 'A marker lies here already: one marker to a Drop hex.',
  'refuse.glider-hex': 'Gliders need an arrowed Drop hex: 0109, 0204 or 1008.',
  'refuse.not-drop-hex': 'Drop markers lie on the eight Drop hexes only.',

  'refuse.not-this-turn': 'Only groups that land this turn are turned up now.',
  'refuse.not-in-group': 'This unit does not belong to the group that is landing.',
  'refuse.has-landed': 'This unit has landed already.',
  'refuse.not-in-zone': 'This lies outside the active drift zone: the Drop hex and the six around it.',
  'refuse.allies-there': 'Allied units hold this hex: a unit steps aside to a hex without enemies.',
  'refuse.only-full-units': 'Only a two-step unit on its full side may be reduced to step aside.',
  'refuse.must-step-aside': 'Allied units hold this hex: the unit cannot stay and must step aside.',
  'refuse.no-firer-bears':
    'No Allied unit may fire at this one: those in range have other Germans beside them, or it is out of sight.',
  'refuse.population-only': 'The local population fires at German units in the active drift zone only.',
  'refuse.not-a-chit': 'Choose one of the two markers just drawn; the other returns to the cup.',

  'refuse.must-act': 'You may pass only when no action is open to you; one is.',
  'refuse.enemy-unit': 'This is the enemy’s. In your impulse choose one of your own units or an HQ action.',
  'refuse.choose-unit': 'Choose a unit first, then where it goes or what it fires at. {hex} alone is no action.',

  'refuse.not-in-play': 'This unit is neither on the map nor in a zone.',
  'refuse.pinned': 'A pinned unit cannot move. A refit or the end of the turn takes the marker off.',
  'refuse.immobile': 'This side of the counter is immobile, or has no OF to spend on hexes: it cannot move.',
  'refuse.nowhere': 'Every hex beside it is barred: held by the enemy, or outside its company area.',
  'refuse.enemy-there': 'Enemy units hold this hex, and opposing units never share one.',
  'refuse.outside-area': '{hex} lies outside its company area. Until its company is contacted it must stay inside.',
  'refuse.not-adjacent': 'A unit moves hex by hex, onto land that touches the hex it stands in; the sea is barred.',
  'refuse.no-way-back':
    'No unit moves from the map into a zone; from a zone only to zones beside it and to the hexes it touches.',
  'refuse.not-beside': 'The unit steps aside into one of the six hexes around it; the sea and the zones are barred.',
  'refuse.not-on-map': 'The dive is aimed at a hex of the map: the zones are out of its reach.',
  'refuse.choose-hex': 'Choose a hex.',
  'refuse.must-move': 'A Movement enters one hex at least.',

  'refuse.not-closest': 'The closest unit that may fire must lead; this one is farther away. It fires in support.',
  'refuse.not-firing':
    'This unit cannot take part: the target is out of its range or sight, or it has an enemy beside it.',

  'refuse.off-map-fire': 'Nothing fires into the zones or out of them.',
  'refuse.no-range': 'Its range is 0: pinned and regrouping units do not fire.',
  'refuse.fired': 'It lies on its Fired side and cannot fire until it is turned back.',
  'refuse.not-direct': 'Only units with their OF in a white box may fire directly.',
  'refuse.no-target': 'No enemy it may fire at is in its range and within four hexes of sight.',
  'refuse.held': 'It has enemies beside it and may fire only at one of those.',
  'refuse.out-of-range': 'This is out of range.',
  'refuse.out-of-sight': 'Line of sight reaches four hexes. Beyond them a unit can support, but not lead.',
  'refuse.no-enemy-there': 'There is no enemy to fire at.',
  'refuse.victim-not-in-good-order':
    'Units in Good Order are there, and one of them must be the target; this one is pinned or regrouping.',
  'refuse.not-in-target-hex': 'The target is one of the units in the hex under fire.',
  'refuse.not-linked':
    'It cannot support: it must be with the lead or adjacent to it, or adjacent to an unpinned leader who is; in range of the target; and free of other enemies beside it.',

  'refuse.nothing-to-refit':
    'There is nothing to refit: no Pinned or Regrouping marker, and no gun that could be turned back.',

  'refuse.hq-in-drop-turns': 'There are no HQ actions before 10:30.',
  'refuse.andrew-out': 'Andrew is out: without him no company can be contacted.',
  'refuse.in-contact': 'This company is in contact already.',
  'refuse.tried': 'This company has been tried this turn. Try another, or wait for the next turn.',
  'refuse.released': 'They have been released already.',
  'refuse.airfield-taken': 'Germans are in every hex at the aerodrome where the Matildas could come out.',
  'refuse.engineer-hex': 'Germans are in {hex}, where the engineers would appear.',
  'refuse.no-stukas': 'All Stuka markers have been used.',
  'refuse.nothing-to-seize': 'You hold the Initiative, and no unit waits in the Seize the Initiative box.',
  'refuse.not-airfield': 'The Matildas come out in a hex of the aerodrome or adjacent to it, free of Germans.',
  'refuse.only-released': 'One of the units just released must act now; nobody else may.',
  'refuse.not-waiting': 'Only a unit in the Seize the Initiative box may return.',
  'refuse.not-entry': 'It returns in the hex of its battalion’s or the regiment’s leader, or in a zone by die.',

  'refuse.step-beside-enemy': 'This hex is beside an enemy: the step must lead away from all of them.',
  'refuse.owes-nothing':
    'This unit owes nothing. Only regrouping, unpinned units beside an enemy must refit or step away.',
  'refuse.not-pinned': 'It carries no Pinned marker.',
}
