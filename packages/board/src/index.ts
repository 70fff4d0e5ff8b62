// What a map is: hex sheets, areas, ways between spaces, distances, movement, lines of sight and supply.
export {
  type AreaShape,
  areaFinder,
  areaShapes,
  type FeatureCollection,
  labelPoint,
  type Ring,
  type SharedBorder,
  sharedBorders,
} from './area.ts'
export {
  type Board,
  type BoardPlan,
  hexAtPoint,
  idOf,
  type Link,
  makeBoard,
  neighbourIn,
  neighbours,
  type Place,
  spaceOf,
} from './board.ts'
export { bands, distances, distanceTable, FAR, ring, TABLE_LIMIT, within } from './distance.ts'
export {
  across,
  bearing,
  type EdgeFeatures,
  type EdgeRow,
  edgeBetween,
  edgeFeatures,
  featuresBetween,
  hexsideEnds,
} from './edges.ts'
export { type FloodRules, flood, IMPASSABLE, NO_LIMIT, type StepCost, type Visit } from './flood.ts'
export {
  type Axial,
  axialOf,
  axialToPlane,
  type ColumnRow,
  columnRowOf,
  directionNames,
  directionOf,
  HALF_ROOT_3,
  type HexLayout,
  hexCentre,
  hexCorners,
  hexDistance,
  hexName,
  hexNamed,
  hexSteps,
  hexUnder,
  isOnSheet,
  type Orientation,
  type Point,
  planeToAxial,
} from './hex.ts'
export { hexesBetween, type LinePart, lineBetween } from './line.ts'
export { cheapestPath, pathOf, type Reach, reach } from './reach.ts'
export { hexAt, type Lattice, type Sheet } from './sheets.ts'
export { type Groups, groups, nearest, type SupplyRules, traceSupply } from './supply.ts'
export type { Rows } from './ways.ts'
export { hexesApart, withdrawals } from './withdraw.ts'
export { addZone } from './zone.ts'
