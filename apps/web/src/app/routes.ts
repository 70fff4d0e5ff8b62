// Which page an address means: everything after the `#`, so that the built table works on any server.

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly match: string }
  | { readonly page: 'replay'; readonly match: string; readonly at?: number }
  | { readonly page: 'report'; readonly match: string }
  | { readonly page: 'tutorial'; readonly game: string }
  | { readonly page: 'lab'; readonly game?: string; readonly position?: string }
  | { readonly page: 'settings' }
  | { readonly page: 'lost'; readonly path: string }

/** The route of a hash such as `#/table/abc`. */
export function routeOf(hash: string): Route {
  const path = hash.replace(/^#\/?/, '')
  const [way = '', query = ''] = path.split('?')
  const [page = '', id = ''] = way.split('/').map(decode)
  const asked = new URLSearchParams(query)
  if (page === '') return { page: 'home' }
  if (page === 'settings') return { page: 'settings' }
  if (page === 'lab') {
    const position = asked.get('p')
    return { page: 'lab', ...(id ? { game: id } : {}), ...(position ? { position } : {}) }
  }
  if (id) {
    switch (page) {
      case 'game':
      case 'new':
      case 'tutorial':
        return { page, game: id }
      case 'table':
      case 'report':
        return { page, match: id }
      case 'replay': {
        const at = Number(asked.get('at'))
        return asked.has('at') && Number.isInteger(at) && at >= 0 ? { page, match: id, at } : { page, match: id }
      }
    }
  }
  return { page: 'lost', path }
}

/** The hash of a route. */
export function hashOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/'
    case 'settings':
      return '#/settings'
    case 'game':
    case 'new':
    case 'tutorial':
      return `#/${route.page}/${encodeURIComponent(route.game)}`
    case 'table':
    case 'report':
      return `#/${route.page}/${encodeURIComponent(route.match)}`
    case 'replay':
      return `#/replay/${encodeURIComponent(route.match)}${route.at === undefined ? '' : `?at=${route.at}`}`
    case 'lab':
      return `#/lab${route.game === undefined ? '' : `/${encodeURIComponent(route.game)}`}${route.position === undefined ? '' : `?p=${route.position}`}`
    case 'lost':
      return `#/${route.path}`
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
