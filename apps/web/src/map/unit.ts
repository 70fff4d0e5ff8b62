// The grain of the counters' layer.

/** SVG units a plane unit: fine enough that lettering is set in whole units. */
export const UNIT = 100
