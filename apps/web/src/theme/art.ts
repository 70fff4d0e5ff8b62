// What a drawn board may hold below the counters: every layer the theme can draw, each optional, all in the board's plane.

/** A line or ring as flat pairs x0,y0,x1,y1,...; a ring is not closed. */
export type Line = readonly number[]

/** A polygon: outer ring first, then holes. */
export type Rings = readonly Line[]

/** x0, y0, x1, y1. */
export type Box = readonly [number, number, number, number]

/** A house: x, y, width, height, angle in degrees clockwise. */
export type House = readonly number[]

/** Heights on a regular grid, x fastest; metres, negative = sea. */
export interface Relief {
  readonly x0: number
  readonly y0: number
  readonly stepX: number
  readonly stepY: number
  readonly nx: number
  readonly ny: number
  readonly z: ArrayLike<number>
}

interface Strip {
  readonly centre: readonly [number, number]
  /** Degrees, clockwise on the screen. */
  readonly angle: number
  readonly length: number
  readonly width: number
  readonly polygon: Line
}

export interface Aerodrome {
  readonly outline: Line
  readonly strip?: Strip
  readonly strips?: readonly Strip[]
  readonly taxiway?: Line
  readonly bays?: readonly { readonly wall: Line }[]
  readonly pens?: readonly (readonly number[])[]
  readonly aircraft?: readonly (
    | readonly number[]
    | { readonly x: number; readonly y: number; readonly angle: number }
  )[]
  readonly windsock?: readonly [number, number]
}

export interface River {
  readonly bed?: readonly Rings[]
  readonly bars?: readonly Rings[]
  readonly stipple?: Line
  /** Polygons of water, or one centre line with a width from source to mouth. */
  readonly water?: readonly Rings[] | Line
  readonly width?: readonly [number, number]
  readonly line?: Line
  readonly braids?: readonly (Line | { readonly kind: string; readonly line: Line })[]
  readonly banks?: Readonly<Record<string, Line>>
  readonly rivers?: readonly River[]
}

export interface Name {
  readonly text: string
  readonly x?: number
  readonly y?: number
  /** The area it names: its lines stay together and in sight as long as the area has room for them. */
  readonly area?: string
  /** Height of the letters in plane units. */
  readonly size: number
  readonly style: string
  readonly angle?: number
  /** Extra space between letters, in em. */
  readonly spacing?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Base line of curved lettering; the text is centred on it. */
  readonly path?: Line
}

export interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly kind: string
  readonly size?: number
  readonly anchor?: string
}

interface Part {
  readonly x: number
  readonly y: number
}

interface Frame {
  readonly neatline?: Box
  readonly neatlines?: Readonly<Record<string, Box>>
  readonly ticks?: readonly (Part & { readonly label?: string; readonly part?: string })[]
}

interface Furniture {
  readonly watch?: Part & { readonly r: number }
  readonly title?: Part & {
    readonly w?: number
    readonly h?: number
    readonly text?: string
    readonly sub?: string
    readonly note?: string
  }
  readonly scale?: Part
  readonly north?:
    | (Part & { readonly trueNorth: number })
    | readonly (Part & { readonly trueNorth: number; readonly r: number })[]
  readonly compass?: Part & { readonly r: number; readonly scatter?: readonly (readonly number[])[] }
}

/** The layers of one board, as a game's art file brings them. */
export interface Art {
  readonly about: {
    readonly title: string
    readonly sheetTitle?: string
    readonly subtitle?: string
    readonly metresPerUnit?: number
    readonly extent: { readonly map: Box; readonly panels?: Readonly<Record<string, Box>> }
    readonly hex?: {
      readonly number?: { readonly dx: number; readonly dy: number; readonly size: number }
      readonly columnStep?: number
      readonly rowStep?: number
      readonly evenColumnOffset?: number
      readonly seam?: { readonly lastWestColumn: number; readonly gap: number }
    }
  }
  readonly terrain?: { readonly codes: Readonly<Record<string, string>>; readonly rows: readonly string[] }
  readonly ground?: {
    readonly letters: Readonly<Record<string, string>>
    readonly edge?: number
    readonly rows: readonly { readonly y: number; readonly x0: number; readonly classes: string }[]
  }
  /** Areas by the kind of their ground, on boards of areas; the words are those of the terrain classes. */
  readonly regions?: readonly { readonly terrain: string; readonly rings: readonly Rings[] }[]
  readonly fields?: readonly {
    readonly kind: string
    readonly ring: Line
    readonly rows?: Line
    readonly rowAngle?: number
  }[]
  readonly vineyards?: readonly House[]
  readonly sea?: {
    readonly polygons: readonly Rings[]
    readonly coast: readonly Line[]
    readonly waterlines?: readonly { readonly distance: number; readonly lines: readonly Line[] }[]
  }
  readonly river?: River
  readonly rivers?: readonly River[]
  readonly beach?: { readonly polygons: readonly Rings[]; readonly stipple?: Line }
  readonly contours?: readonly {
    readonly z: number
    readonly index: boolean
    readonly half?: boolean
    readonly line: Line
  }[]
  readonly contourLabels?: readonly (Part & { readonly z: number; readonly angle: number; readonly size: number })[]
  readonly terraces?: readonly Line[]
  readonly rocks?: Readonly<Partial<Record<'dark' | 'light' | 'slopesDark' | 'slopesLight', Line>>>
  readonly streams?: readonly {
    readonly line: Line
    readonly width: number | readonly [number, number]
    readonly order?: number
  }[]
  readonly canal?: { readonly line: Line; readonly width: number }
  readonly lakes?: readonly { readonly ring: Line }[]
  readonly scrub?: Line
  readonly crags?: Line
  readonly tufts?: Line
  /** x, y, radius triples, or x, y pairs when `olives` stands beside it (then `trees` is forest). */
  readonly trees?: Line
  readonly olives?: Line
  readonly scarps?: readonly { readonly line: Line; readonly both: boolean }[]
  readonly ghost?: {
    readonly roads: readonly { readonly class: string; readonly line: Line }[]
    readonly streams: readonly Line[]
    readonly places: readonly (Part & { readonly name: string })[]
  }
  readonly aerodrome?: Aerodrome
  readonly aerodromes?: readonly Aerodrome[]
  readonly walls?: readonly { readonly line: Line }[]
  readonly ports?: readonly (Part & { readonly moles?: readonly Line[] })[]
  readonly roads?: readonly { readonly class: string; readonly line: Line }[]
  readonly bridge?: {
    readonly from: readonly [number, number]
    readonly to: readonly [number, number]
    readonly piers?: Line
  }
  readonly bridges?: readonly (Part & {
    readonly kind?: string
    readonly route?: string
    readonly angle: number
    readonly length: number
  })[]
  readonly villages?: readonly { readonly buildings: readonly House[] }[]
  readonly towns?: readonly { readonly buildings: readonly House[] }[]
  readonly city?: {
    readonly blocks: readonly House[]
    readonly oldTown?: Line
    readonly wall?: Line
    readonly bastions?: readonly Line[]
    readonly mole?: Line
    readonly lighthouse?: readonly [number, number]
    readonly streets?: readonly Line[]
  }
  readonly camp?: { readonly tents: readonly (readonly number[])[]; readonly huts: readonly House[] }
  readonly churches?: readonly (Part & { readonly kind?: string })[]
  readonly landmarks?: readonly (Part & { readonly kind: string })[]
  readonly cemeteries?: readonly (Part & { readonly w: number; readonly h: number; readonly angle: number })[]
  readonly guns?: readonly (Part & { readonly kind: string; readonly angle: number })[]
  /** Areas of the set-up; with a `terrain` they are the board's areas themselves, tinted by their ground. */
  readonly areas?: readonly {
    readonly company?: string
    readonly area?: string
    readonly terrain?: string
    readonly colour?: string
    readonly rings: readonly Rings[]
  }[]
  /** Borders between areas: `kind` road, plain, block (closed), coast; `ground` what lies along it; `scope` sector, link, block, strategic. */
  readonly borders?: readonly {
    readonly kind: string
    readonly ground?: string
    readonly scope?: string
    readonly line: Line
  }[]
  /** Country nobody enters, hatched. */
  readonly closed?: readonly { readonly ring: Line }[]
  /** Arrows between maps: with a road or without. */
  readonly links?: readonly (Part & { readonly road: boolean; readonly angle: number })[]
  /** Printed signs of areas: set-up zones, drop zones, letters. */
  readonly marks?: {
    readonly zones?: readonly (Part & { readonly number?: number })[]
    readonly drops?: readonly (Part & { readonly letter?: string })[]
    readonly letters?: readonly { readonly area: string; readonly letter: string }[]
  }
  readonly zones?: readonly { readonly zone: string; readonly ring: Line; readonly label: readonly [number, number] }[]
  readonly blocked?: readonly { readonly line: Line }[]
  readonly outline?: Line
  readonly join?: { readonly line: Line }
  readonly seam?: {
    readonly track: readonly {
      readonly label: string
      readonly sub: string
      readonly ring: Line
      readonly centre: readonly [number, number]
      readonly space: number
    }[]
    readonly links: readonly Line[]
    readonly title: { readonly text: readonly string[]; readonly x: number; readonly y: number }
    readonly note: { readonly text: string; readonly x: number; readonly y: number }
  }
  readonly spots?: readonly Spot[]
  readonly names?: readonly Name[]
  readonly furniture?: Furniture
  readonly frame?: Frame
}

/** The hexes or areas to draw lines and numbers for; the map makes it from the board. */
export interface Grid {
  /** Corners of one hex around its centre, flat pairs; none on boards without hexes. */
  readonly corners: Line
  /** Centres of the hexes, flat pairs, and their numbers in the same order. */
  readonly centres: Line
  readonly numbers: readonly string[]
  /** Outlines of areas, zones and boxes with the place of their label. */
  readonly rings: readonly { readonly ring: Line; readonly name: string; readonly x: number; readonly y: number }[]
}

/** Everything one board's picture is made of. */
export interface Picture {
  readonly art: Art
  readonly relief?: Relief
  readonly grid: Grid
}

/** How the picture is drawn: by day or by lamplight, and what is left out. */
export interface Look {
  readonly light: 'light' | 'dark'
  readonly names: boolean
  readonly grid: boolean
  /** Areas of the set-up (from the art). */
  readonly areas: boolean
  /** Boxes beside the map (from the art or the board's rings). */
  readonly zones: boolean
}
