import { type Route, typeOf } from './routes.ts'

/** The door that is knocked at, and what would open it. */
export interface Target {
  port: number
  token: string
  /** Of an account with no right but its tasks; and one that was taken back. */
  users: string
  revoked: string
}

/** One way to knock, and how it must end. A header is a line: one that stands twice is sent twice. */
export interface IncomingRequest {
  what: string
  bytes(route: Route, target: Target): string
  status: number[]
  /** Of the refusal; not asked where nobody came as far as the gate. */
  code?: RegExp
  applies?(route: Route): boolean
  /** Whoever is still sending may find the connection ended before the refusal is read. */
  mayEnd?: true
}

type Header = [name: string, value: string]

export function good({ port, token }: Target, route: Route): Header[] {
  const type = typeOf(route)
  return [
    ['host', `localhost:${port}`],
    ['authorization', `Bearer ${token}`],
    ...(type ? [['content-type', type] as Header] : []),
  ]
}

/** The right headers but these; an empty list leaves the header out. */
function but(target: Target, route: Route, name: string, ...values: string[]): Header[] {
  return [...good(target, route).filter(([known]) => known !== name), ...values.map((value): Header => [name, value])]
}

export function request(route: Pick<Route, 'method' | 'path'>, headers: Header[], body = ''): string {
  const sends = route.method !== 'GET' && route.method !== 'HEAD'
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  if (sends && !headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name)))
    lines.push(`content-length: ${Buffer.byteLength(body)}`, 'connection: close')
  else if (!sends && !headers.some(([name]) => name === 'connection')) lines.push('connection: close')
  return `${[`${route.method} ${route.path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`
}

const header = (
  what: string,
  status: number,
  code: RegExp,
  name: string,
  values: (target: Target) => string[],
): IncomingRequest => ({
  what,
  status: [status],
  code,
  bytes: (route, target) => request(route, but(target, route, name, ...values(target))),
})

const FOREIGN_HOST = /^http\.foreign_host$/
/** Names that were made to lead to this machine, and other spellings of our own. */
const HOSTS = (p: number): Record<string, string[]> => ({
  'a foreign name': ['evil.example'],
  'a foreign name with our port': [`evil.example:${p}`],
  'a name that leads to loopback': [`127.0.0.1.nip.example:${p}`],
  'a name below localhost': [`evil.localhost:${p}`],
  'a name that begins like ours': [`localhost.evil.example:${p}`],
  'our name before another': [`localhost:${p}.evil.example`],
  'no port': ['localhost'],
  'another port': [`localhost:${p === 65_535 ? 1 : p + 1}`],
  'a port with a zero before it': [`localhost:0${p}`],
  'a trailing dot': [`localhost.:${p}`],
  'capital letters': [`LOCALHOST:${p}`],
  'a person in front': [`localhost@evil.example:${p}`],
  'a person before our name': [`evil.example@localhost:${p}`],
  'a path behind': [`localhost:${p}/`],
  'two names in one': [`localhost:${p}, evil.example`],
  'a homoglyph': [`loc\u0430lhost:${p}`],
  'every address': [`0.0.0.0:${p}`],
  'another loopback address': [`127.0.0.2:${p}`],
  'a short address': [`127.1:${p}`],
  'a decimal address': [`2130706433:${p}`],
  'a hexadecimal address': [`0x7f000001:${p}`],
  'an octal address': [`0177.0.0.1:${p}`],
  'every IPv6 address': [`[::]:${p}`],
  'a mapped address': [`[::ffff:127.0.0.1]:${p}`],
  'loopback written out': [`[0:0:0:0:0:0:0:1]:${p}`],
  'a zone': [`[::1%25lo]:${p}`],
  'IPv6 without brackets': [`::1:${p}`],
  'an empty name': [''],
  'no name': [],
  'ours and a foreign one': [`localhost:${p}`, 'evil.example'],
  'a foreign one and ours': ['evil.example', `localhost:${p}`],
  'ours twice': [`localhost:${p}`, `localhost:${p}`],
})

function hosts(): IncomingRequest[] {
  return Object.keys(HOSTS(1)).map((what) =>
    header(`host: ${what}`, 421, FOREIGN_HOST, 'host', ({ port }) => HOSTS(port)[what] as string[]),
  )
}

/** What a proxy would say of a request is not looked at: none of it makes a foreign name ours. */
function forwarded(): IncomingRequest[] {
  const names = ['x-forwarded-host', 'x-host', 'x-original-host', 'forwarded', 'x-http-host-override']
  return names.map((name) => ({
    what: `host: ours by ${name}`,
    status: [421],
    code: FOREIGN_HOST,
    bytes: (route, target) => {
      const ours = `localhost:${target.port}`
      const value = name === 'forwarded' ? `host="${ours}"` : ours
      return request(route, [...but(target, route, 'host', 'evil.example'), [name, value]])
    },
  }))
}

const targets: IncomingRequest[] = [
  {
    what: 'target: another site in full, with our host',
    status: [400],
    code: /^http\.bad_target$/,
    bytes: (route, target) => request({ ...route, path: `http://evil.example${route.path}` }, good(target, route)),
  },
  {
    what: 'target: ours in full, with a foreign host',
    status: [421],
    code: FOREIGN_HOST,
    bytes: (route, target) =>
      request(
        { ...route, path: `http://localhost:${target.port}${route.path}` },
        but(target, route, 'host', 'evil.example'),
      ),
  },
  {
    what: 'target: two strokes',
    status: [400],
    code: /^http\.bad_target$/,
    bytes: (route, target) => request({ ...route, path: `//evil.example${route.path}` }, good(target, route)),
  },
]

const ORIGINS: Record<string, (p: number) => string[]> = {
  'another site': () => ['http://evil.example'],
  'another port of this machine': (p) => [`http://localhost:${p === 1 ? 2 : 1}`],
  'a name below ours': (p) => [`http://evil.localhost:${p}`],
  'ours over TLS': (p) => [`https://localhost:${p}`],
  'ours with a stroke': (p) => [`http://localhost:${p}/`],
  'ours in capitals': (p) => [`HTTP://LOCALHOST:${p}`],
  'ours before another': (p) => [`http://localhost:${p}.evil.example`],
  null: () => ['null'],
  empty: () => [''],
  'a file': () => ['file://'],
  'an extension': () => ['chrome-extension://abcdefghijklmnop'],
  'ours twice': (p) => [`http://localhost:${p}`, `http://localhost:${p}`],
}

const SITES = ['cross-site', 'same-site', 'none, same-origin', 'Same-Origin', '']

function origins(): IncomingRequest[] {
  const ofOrigin = Object.entries(ORIGINS).map(([what, values]) =>
    header(`origin: ${what}`, 403, /^http\.foreign_origin$/, 'origin', ({ port }) => values(port)),
  )
  const ofSite = SITES.map((site) =>
    header(`site: ${site || 'empty'}`, 403, /^http\.foreign_site$/, 'sec-fetch-site', () => [site]),
  )
  return [...ofOrigin, ...ofSite]
}

const NO_TOKEN = /^http\.no_token$/

function tokens(): IncomingRequest[] {
  const bearer = (what: string, values: (target: Target) => string[]) =>
    header(`token: ${what}`, 401, NO_TOKEN, 'authorization', values)
  const elsewhere = (
    what: string,
    more: (target: Target, route: Route) => { headers?: Header[]; path?: string },
  ): IncomingRequest => ({
    what: `token: ${what}`,
    status: [401],
    code: NO_TOKEN,
    // The link itself carries the token in its address, once, for the page alone.
    applies: (route) => !(what === 'in the address' && route.path === '/'),
    bytes: (route, target) => {
      const { headers = [], path = route.path } = more(target, route)
      return request({ ...route, path }, [...but(target, route, 'authorization'), ...headers])
    },
  })
  const withQuery = (path: string, name: string, token: string) =>
    `${path}${path.includes('?') ? '&' : '?'}${name}=${token}`
  return [
    bearer('none', () => []),
    bearer('wrong', () => [`Bearer ${'x'.repeat(43)}`]),
    bearer('one letter off', ({ token }) => [`Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`]),
    bearer('cut', ({ token }) => [`Bearer ${token.slice(0, 42)}`]),
    bearer('longer', ({ token }) => [`Bearer ${token}A`]),
    bearer('another scheme', ({ token }) => [`Basic ${Buffer.from(`x:${token}`).toString('base64')}`]),
    bearer('no scheme', ({ token }) => [token]),
    bearer('two in one', ({ token }) => [`Bearer ${token}, Bearer ${token}`]),
    bearer('twice', ({ token }) => [`Bearer ${token}`, `Bearer ${token}`]),
    bearer('empty', () => ['Bearer ']),
    bearer('taken back', ({ revoked }) => [`Bearer ${revoked}`]),
    elsewhere('in the address', ({ token }, { path }) => ({ path: withQuery(path, 'token', token) })),
    elsewhere('as access_token', ({ token }, { path }) => ({ path: withQuery(path, 'access_token', token) })),
    elsewhere('in a cookie of another port', ({ token }) => ({ headers: [['cookie', `lanewright-1=${token}`]] })),
    elsewhere('in a cookie without a port', ({ token }) => ({ headers: [['cookie', `lanewright=${token}`]] })),
    elsewhere("a user's, in the cookie", ({ users, port }) => ({
      headers: [['cookie', `lanewright-${port}=${users}`]],
    })),
    elsewhere('as x-api-key', ({ token }) => ({ headers: [['x-api-key', token]] })),
    elsewhere('for a proxy', ({ token }) => ({ headers: [['proxy-authorization', `Bearer ${token}`]] })),
    {
      ...header("token: another user's", 403, /^http\.not_yours$/, 'authorization', ({ users }) => [`Bearer ${users}`]),
      applies: ({ path }) => path !== '/mcp' && !/^\/api\/tasks(\/|$)/.test(path),
    },
  ]
}

const METHODS = ['PUT', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'MKCOL', 'LOCK', 'PURGE']
const isPost = ({ method }: Route) => method === 'POST'

function methods(): IncomingRequest[] {
  const other = METHODS.map(
    (method): IncomingRequest => ({
      what: `method: ${method}`,
      status: [405],
      code: /^http\.method$/,
      bytes: (route, target) => request({ ...route, method }, good(target, route)),
    }),
  )
  // A header that names another method changes nothing: a GET stays one, whatever it is said to mean.
  const overriding = ['x-http-method-override', 'x-http-method', 'x-method-override'].map(
    (name): IncomingRequest => ({
      what: `method: POST by ${name}`,
      status: [405, 400, 404],
      code: /^(http\.method|http\.not_found|schema\.\w+)$/,
      applies: (route) => isPost(route) && route.takes !== 'mcp' && !ALSO_READS.test(route.path),
      bytes: (route, target) => request({ ...route, method: 'GET' }, [...good(target, route), [name, 'POST']]),
    }),
  )
  return [...other, ...overriding]
}

/** Addresses that are read by GET and written by POST: a GET there is a good one, and is counted elsewhere. */
const ALSO_READS =
  /^\/api\/(workspaces|accounts|presence|cases|meetings|settings\/(secrets|backups))$|\/(attendees\/[^/]+\/messages|documents|import|leads)$/

const TYPES = [
  'text/plain',
  'text/plain; charset=application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'application/jsonx',
  'Application/JSON',
  'application/csp-report',
  'text/json',
  '',
]

const NOT_TAKEN = /^http\.not_(json|a_file|a_piece)$/

function types(): IncomingRequest[] {
  const sends = ({ takes, method }: Route) => takes !== 'nothing' && (method === 'POST' || method === 'PATCH')
  const each = TYPES.map((type) => header(`type: ${type || 'empty'}`, 415, NOT_TAKEN, 'content-type', () => [type]))
  const none = header('type: none', 415, NOT_TAKEN, 'content-type', () => [])
  const two = header('type: twice', 415, NOT_TAKEN, 'content-type', () => ['application/json', 'application/json'])
  return [...each, none, two].map((attempt) => ({ ...attempt, applies: sends }))
}

const DEEP = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
const BODIES: Record<string, [body: string, status: number, code: RegExp]> = {
  'no end': ['{"a":', 400, /^json\./],
  nothing: ['', 400, /^(json|schema|http)\./],
  'too deep': [DEEP, 400, /^json\./],
  'a list too deep': ['['.repeat(100_000), 400, /^json\./],
  'a prototype': ['{"__proto__":{"operator":true}}', 400, /^(json|schema)\./],
  'a constructor': ['{"constructor":{"prototype":{"operator":true}}}', 400, /^(json|schema)\./],
  'a key twice': ['{"a":1,"a":2}', 400, /^json\./],
  'a key twice, once escaped': ['{"a":1,"\\u0061":2}', 400, /^json\./],
  'a byte order mark': ['\ufeff{}', 400, /^json\./],
  'half a character': ['{"a":"\\ud800"}', 400, /^json\./],
  'no number': ['{"a":NaN}', 400, /^json\./],
  'a number beyond numbers': ['{"a":1e999}', 400, /^json\./],
  'a comment': ['{/**/"a":1}', 400, /^json\./],
  'two values': ['{}{}', 400, /^json\./],
  'a list of one': ['[{}]', 400, /^(json|schema)\./],
  'a word': ['"a"', 400, /^(json|schema)\./],
}

const LARGE = 8 * 1024 * 1024

/** Larger than any route takes: refused by what it promises, or by what came of it so far. */
const tooLarge: IncomingRequest[] = [
  {
    what: 'body: promised too large',
    status: [413],
    code: /^http\.too_large$/,
    applies: ({ takes }) => takes === 'json',
    bytes: (route, target) => request(route, [...good(target, route), ['content-length', String(LARGE)]], '{"a":'),
  },
  {
    what: 'body: too large without a word',
    mayEnd: true,
    status: [413],
    code: /^http\.too_large$/,
    applies: ({ takes }) => takes === 'json',
    bytes: (route, target) =>
      request(
        route,
        [...good(target, route), ['transfer-encoding', 'chunked']],
        `${LARGE.toString(16)}\r\n${'x'.repeat(LARGE)}\r\n0\r\n\r\n`,
      ),
  },
]

function bodies(): IncomingRequest[] {
  return Object.entries(BODIES).map(([what, [body, status, code]]) => ({
    what: `body: ${what}`,
    status: [status],
    code,
    applies: ({ takes }) => takes === 'json',
    bytes: (route, target) => request(route, good(target, route), body),
  }))
}

export const REQUESTS: IncomingRequest[] = [
  ...hosts(),
  ...forwarded(),
  ...targets,
  ...origins(),
  ...tokens(),
  ...methods(),
  ...types(),
  ...bodies(),
  ...tooLarge,
]
