// The front door of the map component.

export type { CounterStyle } from './counter-drawing.ts'
export { createMap, type MapOptions, type MapView } from './map.ts'
export type { Motion } from './motion.ts'
export type { BoardArt } from './picture.ts'
export type { Callbacks, Highlights, MapKit, Tableau } from './state.ts'
