import { good, type IncomingRequest, request } from './requests.ts'
import type { Route } from './routes.ts'

/** A second request in the body of a first: whoever reads lengths differently would obey it. */
const hidden = (port: number, token: string) =>
  `POST /api/stop HTTP/1.1\r\nhost: localhost:${port}\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"reason":"smuggled"}`

type Lines = (port: number, token: string) => [headers: Array<[string, string]>, body: string]

/** Where one request ends, said in two ways, or in none that HTTP knows. */
const SMUGGLED: Record<string, Lines> = {
  'a length and chunks': (port, token) => [
    [
      ['content-length', '5'],
      ['transfer-encoding', 'chunked'],
    ],
    `0\r\n\r\n${hidden(port, token)}`,
  ],
  'chunks and a length': (port, token) => [
    [
      ['transfer-encoding', 'chunked'],
      ['content-length', '5'],
    ],
    `0\r\n\r\n${hidden(port, token)}`,
  ],
  'two lengths': (port, token) => [
    [
      ['content-length', '0'],
      ['content-length', '200'],
    ],
    hidden(port, token),
  ],
  'two lengths in one': (port, token) => [[['content-length', '0, 200']], hidden(port, token)],
  'a length below nothing': (port, token) => [[['content-length', '-1']], hidden(port, token)],
  'a length with a plus': (port, token) => [[['content-length', '+0']], hidden(port, token)],
  'a hexadecimal length': (port, token) => [[['content-length', '0x0']], hidden(port, token)],
  'chunks that are not last': (port, token) => [[['transfer-encoding', 'chunked, identity']], hidden(port, token)],
  'chunks misspelt': (port, token) => [[['transfer-encoding', 'xchunked']], hidden(port, token)],
  'chunks after a space': (port, token) => [[['transfer-encoding ', 'chunked']], `0\r\n\r\n${hidden(port, token)}`],
  'a chunk of no size': (port, token) => [[['transfer-encoding', 'chunked']], `zz\r\n\r\n${hidden(port, token)}`],
  'a chunk larger than numbers': (port, token) => [
    [['transfer-encoding', 'chunked']],
    `ffffffffffffffffff\r\n${hidden(port, token)}`,
  ],
  'a chunk ended by half': (port, token) => [[['transfer-encoding', 'chunked']], `0\n\n${hidden(port, token)}`],
}

/** Bytes that a line must not hold. Each would let a value end its header and begin another. */
const SPLIT: Record<string, string> = {
  'a line feed': 'x: a\nauthorization: Bearer y',
  'a carriage return': 'x: a\rauthorization: Bearer y',
  'an end of text': 'x: a\0b',
  'a folded line': 'x: a\r\n folded',
  'a name with a space': 'x y: a',
  'a name with a colon before it': ': a',
  'no colon': 'nothing',
}

const UNREADABLE = { status: [400], code: /^http\.unreadable$/ }

/** What is no request is answered once, by a refusal, and the connection ends: nothing behind it is read. */
export const WIRE: IncomingRequest[] = [
  ...Object.entries(SMUGGLED).map(([what, lines]) => ({
    what: `smuggled: ${what}`,
    ...UNREADABLE,
    bytes: (route: Route, target: Parameters<IncomingRequest['bytes']>[1]) => {
      const [headers, body] = lines(target.port, target.token)
      const own = good(target, route).filter(([name]) => name !== 'authorization')
      return request({ method: 'POST', path: route.path }, [...own, ...headers], body)
    },
  })),
  ...Object.entries(SPLIT).map(([what, line]) => ({
    what: `split: ${what}`,
    ...UNREADABLE,
    bytes: ({ method, path }: Route, { port }: Parameters<IncomingRequest['bytes']>[1]) =>
      `${method} ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${line}\r\n\r\n`,
  })),
  {
    what: 'headers larger than any need',
    status: [431],
    code: /^http\.unreadable$/,
    bytes: ({ method, path }, { port }) =>
      `${method} ${path} HTTP/1.1\r\nhost: localhost:${port}\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
  },
  {
    what: 'an expectation that nobody knows',
    status: [401],
    code: /^http\.no_token$/,
    bytes: ({ method, path }, { port }) =>
      request({ method, path }, [
        ['host', `localhost:${port}`],
        ['expect', 'evil'],
      ]),
  },
  {
    what: 'a socket of another site',
    status: [403],
    code: /^http\.foreign_origin$/,
    bytes: ({ path }, { port, token }) =>
      request({ method: 'GET', path }, [
        ['host', `localhost:${port}`],
        ['authorization', `Bearer ${token}`],
        ['origin', 'http://evil.example'],
        ['connection', 'Upgrade'],
        ['upgrade', 'websocket'],
        ['sec-websocket-version', '13'],
        ['sec-websocket-key', 'AAAAAAAAAAAAAAAAAAAAAA=='],
      ]),
  },
  {
    what: 'the next protocol, unasked',
    status: [401],
    code: /^http\.no_token$/,
    bytes: ({ method, path }, { port }) =>
      request({ method, path }, [
        ['host', `localhost:${port}`],
        ['connection', 'Upgrade, HTTP2-Settings'],
        ['upgrade', 'h2c'],
        ['http2-settings', 'AAMAAABkAARAAAAAAAIAAAAA'],
      ]),
  },
  {
    what: 'a name of nobody',
    status: [403],
    code: /^http\.no_account$/,
    bytes: (route, target) => request(route, [...good(target, route), ['lanewright-user', 'nobody']]),
  },
  {
    what: 'a name with an end of line in it',
    status: [403],
    code: /^http\.no_account$/,
    bytes: (route, target) => request(route, [...good(target, route), ['lanewright-user', 'a%0d%0aset-cookie:x=1']]),
  },
]
