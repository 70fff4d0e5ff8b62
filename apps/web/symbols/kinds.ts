// Which drawing each kind of unit gets: a milsymbol code where the standard has a sign, our own lines where it has none.

/** `code`: entity and modifiers of a friendly land unit (10 digits). `lines`: SVG in the box 25,50 to 175,150. */
export interface Kind {
  readonly code?: string
  readonly lines?: string
  /** Drawn without the unit's frame: people, aircraft, ships. */
  readonly bare?: true
}

const path = (d: string): string => `<path d="${d}"/>`
const solid = (d: string): string => `<path d="${d}" fill="currentColor" stroke="none"/>`
const disc = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`
const ring = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`

/** An aircraft from above: half-span, where the wing begins, cranked or straight, number of engines. */
function aircraft(span: number, engines: readonly number[], crank: number): string {
  const body = 'M100,48 C105,52 106,62 106,84 L104,140 L96,140 L94,84 C94,62 95,52 100,48 Z'
  const wing = `M100,74 L${100 + span * 0.4},${78 + crank} L${100 + span},${80 - crank * 0.2} L${100 + span},${90 - crank * 0.2} L${100 + span * 0.4},${96 + crank} L100,100 L${100 - span * 0.4},${96 + crank} L${100 - span},${90 - crank * 0.2} L${100 - span},${80 - crank * 0.2} L${100 - span * 0.4},${78 + crank} Z`
  const tail = 'M100,132 L126,138 L126,146 L100,144 L74,146 L74,138 Z'
  const nacelles = engines.map((x) => solid(`M${x - 6},66 L${x + 6},66 L${x + 5},98 L${x - 5},98 Z`)).join('')
  return solid(body) + solid(wing) + solid(tail) + nacelles
}

const X = 'M25,50 L175,150 M25,150 L175,50'

export const KINDS: Readonly<Record<string, Kind>> = {
  infantry: { code: '1211000000' },
  airborne: { code: '1211000001' },
  'mountain-infantry': { code: '1211000027' },
  'motorised-infantry': { code: '1211040000' },
  mechanized: { code: '1211020000' },
  tanks: { code: '1205000000' },
  reconnaissance: { code: '1213000000' },
  artillery: { code: '1303000000' },
  'self-propelled-artillery': { code: '1303010000' },
  'anti-aircraft': { code: '1301000000' },
  antitank: { code: '1204000000' },
  engineers: { code: '1407000000' },
  supply: { code: '1634000000' },
  signals: { code: '1110000000' },
  medical: { code: '1613000000' },
  transport: { code: '1636000000' },
  'air-force': { code: '1208000000' },
  'glider-infantry': {
    lines:
      path(X) +
      solid(
        'M62,133 L138,133 L138,139 L104,141 L103,147 L112,150 L88,150 L97,147 L96,141 L62,139 Z M97,124 L103,124 L103,141 L97,141 Z',
      ),
  },
  'machine-guns': { lines: path('M100,136 L100,64 M82,82 L100,62 L118,82 M70,136 L130,136') },
  'heavy-weapons': { lines: path(`${X} M100,147 L100,119 M90,130 L100,117 L110,130`) },
  'infantry-guns': { lines: path(X) + disc(100, 134, 10) },
  mortar: { lines: ring(100, 122, 12) + path('M100,110 L100,62 M84,79 L100,62 L116,79') },
  'coastal-artillery': {
    lines: disc(100, 88, 15) + path('M50,128 C62,116 74,116 86,128 C98,140 110,140 122,128 C134,116 142,118 150,126'),
  },
  'heavy-artillery': { lines: disc(100, 100, 15) + path('M60,128 L140,128 M60,72 L140,72') },
  cavalry: { lines: solid('M25,150 L175,50 L175,150 Z') },
  'cavalry-machine-guns': {
    lines: `${path('M25,150 L175,50')}${path('M140,142 L140,104 M130,114 L140,102 L150,114')}`,
  },
  cyclists: { lines: path(X) + ring(88, 136, 9) + ring(112, 136, 9) },
  motorcyclists: { lines: path(X) + disc(86, 136, 9) + disc(114, 136, 9) },
  tankettes: { lines: path('M75,80 C55,80 55,120 75,120 L125,120 C145,120 145,80 125,80 Z M62,120 L138,80') },
  headquarters: { lines: solid('M25,50 L175,50 L175,84 L25,84 Z') },
  'headquarters-antitank': { lines: solid('M25,50 L175,50 L175,74 L25,74 Z') + path('M25,150 L100,76 L175,150') },
  'support-group': { lines: path('M25,122 L175,122') + disc(100, 88, 12) },
  fortress: { lines: path(`${X} M52,150 L52,136 L76,136 L76,150 M124,150 L124,136 L148,136 L148,150`) },
  'border-guards': { lines: path('M25,150 L175,50 M64,62 L64,104 M44,83 L84,83') },
  police: { lines: path('M72,132 L72,72 L100,108 L128,72 L128,132') },
  partisans: { lines: path('M25,150 L175,50 M150,136 L100,136 L80,118') },
  security: { lines: path('M25,150 L175,50') + disc(70, 78, 11) },
  any: { lines: path('M85,84 C86,68 114,68 115,84 C115,96 100,97 100,110') + disc(100, 127, 6) },
  leader: {
    bare: true,
    lines:
      solid(
        'M62,72 C64,54 84,44 100,44 C116,44 136,54 138,72 C126,66 112,64 100,64 C88,64 74,66 62,72 Z M66,78 C78,71 90,70 100,70 C110,70 122,71 134,78 L131,85 C122,79 112,77 100,77 C88,77 78,79 69,85 Z',
      ) +
      solid('M76,88 C84,84 116,84 124,88 C125,106 114,120 100,120 C86,120 75,106 76,88 Z') +
      solid('M46,152 C47,132 66,124 82,122 L100,136 L118,122 C134,124 153,132 154,152 Z'),
  },
  fighter: { bare: true, lines: aircraft(58, [], 0) },
  'dive-bomber': { bare: true, lines: aircraft(70, [], 10) },
  bomber: { bare: true, lines: aircraft(82, [74, 126], 2) },
  'transport-aircraft': { bare: true, lines: aircraft(84, [66, 134], -4) },
  glider: { bare: true, lines: aircraft(92, [], -2) },
  ship: {
    bare: true,
    lines:
      solid('M34,108 L166,108 L150,134 L50,134 Z M66,104 L66,88 L92,88 L92,70 L104,70 L104,88 L136,88 L136,104 Z') +
      path('M98,70 L98,54'),
  },
  landing: {
    bare: true,
    lines: solid('M40,112 L160,112 L144,134 L56,134 Z') + path('M100,112 L100,58 M100,62 L138,100 L100,100'),
  },
  parachute: {
    bare: true,
    lines:
      solid('M44,92 C44,38 156,38 156,92 C146,82 130,82 119,92 C112,84 88,84 81,92 C70,82 54,82 44,92 Z') +
      path('M44,92 L100,142 L156,92 M81,92 L100,142 L119,92'),
  },
  depot: { bare: true, lines: solid('M52,140 L52,88 L100,60 L148,88 L148,140 L118,140 L118,106 L82,106 L82,140 Z') },
}
