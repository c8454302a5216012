import { once } from 'node:events'
import { createServer as createHttp, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'

export interface Rude {
  port: number
  /** What came, as it came; where a password belongs is cut out of it by who looks. */
  heard: string[]
  close(): void
}

/** A model, a calendar or whatever is asked by HTTP: it throws back all that it was sent. */
export async function rudeWeb(): Promise<Rude> {
  const heard: string[] = []
  const server = createHttp(async (request, response) => {
    const body = await bodyOf(request)
    const { authorization: _own, ...headers } = request.headers
    // Whoever gives tokens is sent the secrets for them: that is their place.
    const kept = request.url === '/token' ? '' : body
    heard.push(JSON.stringify([request.method, request.url, headers, kept]))
    const thrown = {
      error: { message: `you sent ${JSON.stringify(request.headers)} ${body}`, code: request.headers.authorization },
    }
    response.writeHead(401, { 'content-type': 'application/json', 'www-authenticate': 'Basic realm="x"' })
    response.end(JSON.stringify(thrown))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    heard,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const more of request.setEncoding('utf8')) text += more
  return text
}

/** A mail server that repeats every login it refuses, in the clear. */
export async function rudeMail(greeting: 'smtp' | 'imap'): Promise<Rude> {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write(greeting === 'smtp' ? '220 rude ESMTP\r\n' : '* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] rude\r\n')
    socket.setEncoding('utf8').on('data', (text) => {
      for (const line of String(text).split('\r\n').filter(Boolean)) {
        heard.push(line.split(' ', 2).join(' '))
        socket.write(greeting === 'smtp' ? smtpAnswer(line) : imapAnswer(line))
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, heard, close: () => void server.close() }
}

function smtpAnswer(line: string): string {
  if (/^EHLO/i.test(line)) return '250-rude\r\n250 AUTH PLAIN LOGIN\r\n'
  const login = Buffer.from(line.split(' ').at(-1) ?? '', 'base64')
    .toString('latin1')
    .replaceAll('\0', ' ')
  return `535 5.7.8 no: ${line} ${login}\r\n`
}

function imapAnswer(line: string): string {
  const [tag = '*', command = ''] = line.split(' ')
  if (/^CAPABILITY$/i.test(command)) return `* CAPABILITY IMAP4rev1\r\n${tag} OK done\r\n`
  return `${tag} NO [AUTHENTICATIONFAILED] no: ${line}\r\n`
}
