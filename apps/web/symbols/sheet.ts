// Made by apps/web/symbols/build.ts with milsymbol (MIT, Måns Beckman) and our own lines; do not edit.

/** A sign of a unit in the box 25,50 to 175,150: lines of width 7 in the current colour. */
export interface Sign {
  /** Drawn without the frame of a unit. */
  readonly bare: boolean
  readonly svg: string
}

export const LINE = 7

export const SHEET: Readonly<Record<string, Sign>> = {
  infantry: { bare: false, svg: '<path d="M25,50 L175,150 M25,150 L175,50"/>' },
  airborne: {
    bare: false,
    svg: '<path d="M25,50 L175,150 M25,150 L175,50"/><path d="M75,140 C75,125 100,125 100,140 C100,125 125,125 125,140"/>',
  },
  'mountain-infantry': {
    bare: false,
    svg: '<path d="M25,50 L175,150 M25,150 L175,50"/><path d="m 87,142 10,-20 5,10 3,-5 8,15" stroke="none" fill="currentColor"/>',
  },
  'motorised-infantry': {
    bare: false,
    svg: '<path d="M25,50 L175,150 M25,150 L175,50"/><path d="M100,50L100,150" fill="currentColor"/>',
  },
  mechanized: {
    bare: false,
    svg: '<path d="M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z"/><path d="M25,50 L175,150 M25,150 L175,50"/>',
  },
  tanks: { bare: false, svg: '<path d="M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z"/>' },
  reconnaissance: { bare: false, svg: '<path d="M25,150L175,50" fill="currentColor"/>' },
  artillery: { bare: false, svg: '<circle cx="100" cy="100" r="15" fill="currentColor"/>' },
  'self-propelled-artillery': {
    bare: false,
    svg: '<g transform="translate(20,20)" ><g transform="scale(0.8)" ><circle cx="100" cy="100" r="15" fill="currentColor"/></g></g><path d="M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z"/>',
  },
  'anti-aircraft': { bare: false, svg: '<path d="M25,150 C25,110 175,110 175,150"/>' },
  antitank: { bare: false, svg: '<path d="M25,150 L100,52 175,150"/>' },
  engineers: { bare: false, svg: '<path d="M 60,118 V 83 h 80 v 35 M 100,83 V 110"/>' },
  supply: { bare: false, svg: '<path d="M25,120 l150,0"/>' },
  signals: { bare: false, svg: '<path d="M25,50 100,110 100,90 175,150"/>' },
  medical: { bare: false, svg: '<path d="M100,50L100,150M25,100L175,100" fill="currentColor"/>' },
  transport: {
    bare: false,
    svg: '<path d="M 119,100 A 18.5,18.3 0 0 1 99.4,118 18.5,18.3 0 0 1 81.2,100 18.5,18.3 0 0 1 99.4,81.8 18.5,18.3 0 0 1 119,100 Z M 100,81.9 V 118 M 82.9,91.2 117,108 M 82.9,108 117,91.2"/>',
  },
  'air-force': {
    bare: false,
    svg: '<path d="M100,100 L130,88 c15,0 15,24 0,24 L100,100 70,112 c-15,0 -15,-24 0,-24 Z" stroke="none" fill="currentColor"/>',
  },
  'glider-infantry': {
    bare: false,
    svg: '<path d="M25,50 L175,150 M25,150 L175,50"/><path d="M62,133 L138,133 L138,139 L104,141 L103,147 L112,150 L88,150 L97,147 L96,141 L62,139 Z M97,124 L103,124 L103,141 L97,141 Z" fill="currentColor" stroke="none"/>',
  },
  'machine-guns': { bare: false, svg: '<path d="M100,136 L100,64 M82,82 L100,62 L118,82 M70,136 L130,136"/>' },
  'heavy-weapons': {
    bare: false,
    svg: '<path d="M25,50 L175,150 M25,150 L175,50 M100,147 L100,119 M90,130 L100,117 L110,130"/>',
  },
  'infantry-guns': {
    bare: false,
    svg: '<path d="M25,50 L175,150 M25,150 L175,50"/><circle cx="100" cy="134" r="10" fill="currentColor" stroke="none"/>',
  },
  mortar: { bare: false, svg: '<circle cx="100" cy="122" r="12"/><path d="M100,110 L100,62 M84,79 L100,62 L116,79"/>' },
  'coastal-artillery': {
    bare: false,
    svg: '<circle cx="100" cy="88" r="15" fill="currentColor" stroke="none"/><path d="M50,128 C62,116 74,116 86,128 C98,140 110,140 122,128 C134,116 142,118 150,126"/>',
  },
  'heavy-artillery': {
    bare: false,
    svg: '<circle cx="100" cy="100" r="15" fill="currentColor" stroke="none"/><path d="M60,128 L140,128 M60,72 L140,72"/>',
  },
  cavalry: { bare: false, svg: '<path d="M25,150 L175,50 L175,150 Z" fill="currentColor" stroke="none"/>' },
  'cavalry-machine-guns': {
    bare: false,
    svg: '<path d="M25,150 L175,50"/><path d="M140,142 L140,104 M130,114 L140,102 L150,114"/>',
  },
  cyclists: {
    bare: false,
    svg: '<path d="M25,50 L175,150 M25,150 L175,50"/><circle cx="88" cy="136" r="9"/><circle cx="112" cy="136" r="9"/>',
  },
  motorcyclists: {
    bare: false,
    svg: '<path d="M25,50 L175,150 M25,150 L175,50"/><circle cx="86" cy="136" r="9" fill="currentColor" stroke="none"/><circle cx="114" cy="136" r="9" fill="currentColor" stroke="none"/>',
  },
  tankettes: {
    bare: false,
    svg: '<path d="M75,80 C55,80 55,120 75,120 L125,120 C145,120 145,80 125,80 Z M62,120 L138,80"/>',
  },
  headquarters: { bare: false, svg: '<path d="M25,50 L175,50 L175,84 L25,84 Z" fill="currentColor" stroke="none"/>' },
  'headquarters-antitank': {
    bare: false,
    svg: '<path d="M25,50 L175,50 L175,74 L25,74 Z" fill="currentColor" stroke="none"/><path d="M25,150 L100,76 L175,150"/>',
  },
  'support-group': {
    bare: false,
    svg: '<path d="M25,122 L175,122"/><circle cx="100" cy="88" r="12" fill="currentColor" stroke="none"/>',
  },
  fortress: {
    bare: false,
    svg: '<path d="M25,50 L175,150 M25,150 L175,50 M52,150 L52,136 L76,136 L76,150 M124,150 L124,136 L148,136 L148,150"/>',
  },
  'border-guards': { bare: false, svg: '<path d="M25,150 L175,50 M64,62 L64,104 M44,83 L84,83"/>' },
  police: { bare: false, svg: '<path d="M72,132 L72,72 L100,108 L128,72 L128,132"/>' },
  partisans: { bare: false, svg: '<path d="M25,150 L175,50 M150,136 L100,136 L80,118"/>' },
  security: {
    bare: false,
    svg: '<path d="M25,150 L175,50"/><circle cx="70" cy="78" r="11" fill="currentColor" stroke="none"/>',
  },
  any: {
    bare: false,
    svg: '<path d="M85,84 C86,68 114,68 115,84 C115,96 100,97 100,110"/><circle cx="100" cy="127" r="6" fill="currentColor" stroke="none"/>',
  },
  leader: {
    bare: true,
    svg: '<path d="M62,72 C64,54 84,44 100,44 C116,44 136,54 138,72 C126,66 112,64 100,64 C88,64 74,66 62,72 Z M66,78 C78,71 90,70 100,70 C110,70 122,71 134,78 L131,85 C122,79 112,77 100,77 C88,77 78,79 69,85 Z" fill="currentColor" stroke="none"/><path d="M76,88 C84,84 116,84 124,88 C125,106 114,120 100,120 C86,120 75,106 76,88 Z" fill="currentColor" stroke="none"/><path d="M46,152 C47,132 66,124 82,122 L100,136 L118,122 C134,124 153,132 154,152 Z" fill="currentColor" stroke="none"/>',
  },
  fighter: {
    bare: true,
    svg: '<path d="M100,48 C105,52 106,62 106,84 L104,140 L96,140 L94,84 C94,62 95,52 100,48 Z" fill="currentColor" stroke="none"/><path d="M100,74 L123.2,78 L158,80 L158,90 L123.2,96 L100,100 L76.8,96 L42,90 L42,80 L76.8,78 Z" fill="currentColor" stroke="none"/><path d="M100,132 L126,138 L126,146 L100,144 L74,146 L74,138 Z" fill="currentColor" stroke="none"/>',
  },
  'dive-bomber': {
    bare: true,
    svg: '<path d="M100,48 C105,52 106,62 106,84 L104,140 L96,140 L94,84 C94,62 95,52 100,48 Z" fill="currentColor" stroke="none"/><path d="M100,74 L128,88 L170,78 L170,88 L128,106 L100,100 L72,106 L30,88 L30,78 L72,88 Z" fill="currentColor" stroke="none"/><path d="M100,132 L126,138 L126,146 L100,144 L74,146 L74,138 Z" fill="currentColor" stroke="none"/>',
  },
  bomber: {
    bare: true,
    svg: '<path d="M100,48 C105,52 106,62 106,84 L104,140 L96,140 L94,84 C94,62 95,52 100,48 Z" fill="currentColor" stroke="none"/><path d="M100,74 L132.8,80 L182,79.6 L182,89.6 L132.8,98 L100,100 L67.19999999999999,98 L18,89.6 L18,79.6 L67.19999999999999,80 Z" fill="currentColor" stroke="none"/><path d="M100,132 L126,138 L126,146 L100,144 L74,146 L74,138 Z" fill="currentColor" stroke="none"/><path d="M68,66 L80,66 L79,98 L69,98 Z" fill="currentColor" stroke="none"/><path d="M120,66 L132,66 L131,98 L121,98 Z" fill="currentColor" stroke="none"/>',
  },
  'transport-aircraft': {
    bare: true,
    svg: '<path d="M100,48 C105,52 106,62 106,84 L104,140 L96,140 L94,84 C94,62 95,52 100,48 Z" fill="currentColor" stroke="none"/><path d="M100,74 L133.6,74 L184,80.8 L184,90.8 L133.6,92 L100,100 L66.4,92 L16,90.8 L16,80.8 L66.4,74 Z" fill="currentColor" stroke="none"/><path d="M100,132 L126,138 L126,146 L100,144 L74,146 L74,138 Z" fill="currentColor" stroke="none"/><path d="M60,66 L72,66 L71,98 L61,98 Z" fill="currentColor" stroke="none"/><path d="M128,66 L140,66 L139,98 L129,98 Z" fill="currentColor" stroke="none"/>',
  },
  glider: {
    bare: true,
    svg: '<path d="M100,48 C105,52 106,62 106,84 L104,140 L96,140 L94,84 C94,62 95,52 100,48 Z" fill="currentColor" stroke="none"/><path d="M100,74 L136.8,76 L192,80.4 L192,90.4 L136.8,94 L100,100 L63.199999999999996,94 L8,90.4 L8,80.4 L63.199999999999996,76 Z" fill="currentColor" stroke="none"/><path d="M100,132 L126,138 L126,146 L100,144 L74,146 L74,138 Z" fill="currentColor" stroke="none"/>',
  },
  ship: {
    bare: true,
    svg: '<path d="M34,108 L166,108 L150,134 L50,134 Z M66,104 L66,88 L92,88 L92,70 L104,70 L104,88 L136,88 L136,104 Z" fill="currentColor" stroke="none"/><path d="M98,70 L98,54"/>',
  },
  landing: {
    bare: true,
    svg: '<path d="M40,112 L160,112 L144,134 L56,134 Z" fill="currentColor" stroke="none"/><path d="M100,112 L100,58 M100,62 L138,100 L100,100"/>',
  },
  parachute: {
    bare: true,
    svg: '<path d="M44,92 C44,38 156,38 156,92 C146,82 130,82 119,92 C112,84 88,84 81,92 C70,82 54,82 44,92 Z" fill="currentColor" stroke="none"/><path d="M44,92 L100,142 L156,92 M81,92 L100,142 L119,92"/>',
  },
  depot: {
    bare: true,
    svg: '<path d="M52,140 L52,88 L100,60 L148,88 L148,140 L118,140 L118,106 L82,106 L82,140 Z" fill="currentColor" stroke="none"/>',
  },
}
