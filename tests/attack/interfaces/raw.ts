import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  /** Names in lower case, each with all that was sent under it. */
  headers: Map<string, string[]>
  body: string
}

export interface Said {
  /** All answers that came, one after the other. */
  answers: Answer[]
  /** The server ended the connection, or the time was over. */
  ended: boolean
}

/** Exactly these bytes, and all that comes back until the other side ends or is silent. */
export function say(
  port: number,
  bytes: string | Buffer,
  { host = '127.0.0.1', quietMs = 5000 }: { host?: string; quietMs?: number } = {},
): Promise<Said> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, host)
    const parts: Buffer[] = []
    const done = (ended: boolean) => {
      socket.destroy()
      resolve({ answers: read(Buffer.concat(parts).toString('latin1')), ended })
    }
    socket.setTimeout(quietMs, () => done(false))
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (part) => {
      parts.push(part)
    })
    socket.on('end', () => done(true))
    socket.on('error', () => done(true))
  })
}

/** One request with these headers and no others, and its one answer. */
export async function ask(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Answer> {
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  const lines = Object.entries({
    ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...headers,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  const { answers } = await say(port, `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${text ?? ''}`, {
    quietMs: 60_000,
  })
  const [answer] = answers
  if (!answer) throw new Error(`no answer to ${method} ${path}`)
  return answer
}

/** What came over the wire, as one answer after the other. */
export function read(text: string): Answer[] {
  const answers: Answer[] = []
  let rest = text
  while (/^HTTP\/1\.[01] \d{3}/.test(rest)) {
    const cut = rest.indexOf('\r\n\r\n')
    if (cut < 0) break
    const [first = '', ...lines] = rest.slice(0, cut).split('\r\n')
    const headers = new Map<string, string[]>()
    for (const line of lines) {
      const at = line.indexOf(':')
      const name = line.slice(0, at).toLowerCase()
      headers.set(name, [...(headers.get(name) ?? []), line.slice(at + 1).trim()])
    }
    const status = Number(first.split(' ')[1])
    const { body, after } = bodyOf(rest.slice(cut + 4), status, headers)
    // Told to go on, nobody was answered yet.
    if (status !== 100) answers.push({ status, headers, body: Buffer.from(body, 'latin1').toString('utf8') })
    rest = after
  }
  return answers
}

function bodyOf(text: string, status: number, headers: Map<string, string[]>): { body: string; after: string } {
  if (status < 200 || status === 204 || status === 304) return { body: '', after: text }
  if (headers.get('transfer-encoding')?.[0] === 'chunked') return chunks(text)
  const length = headers.get('content-length')?.[0]
  if (length === undefined) return { body: text, after: '' }
  // An answer to HEAD names the length of what it does not send.
  if (text.startsWith('HTTP/1.1 ')) return { body: '', after: text }
  return { body: text.slice(0, Number(length)), after: text.slice(Number(length)) }
}

function chunks(text: string): { body: string; after: string } {
  let [body, rest] = ['', text]
  for (;;) {
    const size = /^([0-9a-f]+)\r\n/i.exec(rest)
    if (!size) return { body, after: '' }
    const length = Number.parseInt(size[1] as string, 16)
    const from = size[0].length
    body += rest.slice(from, from + length)
    rest = rest.slice(from + length + 2)
    if (length === 0) return { body, after: rest }
  }
}
