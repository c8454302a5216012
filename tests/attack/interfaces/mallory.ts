import { chmodSync, closeSync, openSync, readdirSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import pg from 'pg'

/**
 * A program of another user of this machine. It is told on standard input where everything is, tries to read, change
 * and end it, and says what it could. Run by the owner it shows that it is able to see.
 */
export interface Orders {
  files: string[]
  folders: string[]
  processes: number[]
  /** Ports on which anything of the product listens. */
  ports: number[]
  database: { port: number; users: string[] }
  http: { port: number; paths: string[] }
}

export interface Tried {
  what: string
  /** What came of it; null when it was refused. */
  got: string | null
}

const tried: Tried[] = []

async function attempt(what: string, work: () => unknown): Promise<void> {
  const got = await Promise.resolve()
    .then(work)
    .then(
      (value) => (value === null || value === undefined ? null : String(value)),
      () => null,
    )
  tried.push({ what, got })
}

function once(path: string, flags: string): string {
  closeSync(openSync(path, flags))
  return 'opened'
}

async function tryFiles({ files, folders }: Orders): Promise<void> {
  for (const file of files) {
    await attempt(`read ${file}`, () => readFileSync(file, 'latin1').slice(0, 4000))
    await attempt(`append to ${file}`, () => once(file, 'r+'))
    await attempt(`open ${file} to everybody`, () => {
      chmodSync(file, 0o666)
      return 'changed'
    })
  }
  for (const folder of folders) {
    await attempt(`list ${folder}`, () => readdirSync(folder).join(' '))
    const planted = join(folder, 'planted-by-another')
    await attempt(`plant in ${folder}`, () => {
      symlinkSync('/etc/passwd', planted)
      unlinkSync(planted)
      return 'planted'
    })
    await attempt(`pass through ${folder}`, () => once(join(folder, '..', '..', dirname(folder)), 'r'))
  }
}

/** The words of a process are everybody's to read; what must not stand in them is judged by who knows the secrets. */
async function tryProcesses({ processes }: Orders): Promise<void> {
  for (const pid of processes) {
    await attempt(`words of ${pid}`, () => readFileSync(`/proc/${pid}/cmdline`, 'latin1'))
    await attempt(`environment of ${pid}`, () => readFileSync(`/proc/${pid}/environ`, 'latin1') || null)
    await attempt(`memory of ${pid}`, () => once(`/proc/${pid}/mem`, 'r'))
    await attempt(`files of ${pid}`, () => readdirSync(`/proc/${pid}/fd`).join(' '))
    await attempt(`root of ${pid}`, () => readdirSync(`/proc/${pid}/root`).join(' '))
    await attempt(`folder of ${pid}`, () => readdirSync(`/proc/${pid}/cwd`).join(' '))
    await attempt(`signal to ${pid}`, () => process.kill(pid, 0) && 'could be ended')
  }
}

async function tryDatabase({ database: { port, users } }: Orders): Promise<void> {
  const hosts = ['127.0.0.1', '/tmp', '/var/run/postgresql', '/run/postgresql']
  for (const host of hosts)
    for (const user of users)
      for (const password of ['', user, 'postgres', 'lanewright'])
        await attempt(`database at ${host} as ${user}`, async () => {
          const client = new pg.Client({
            host,
            port,
            user,
            password,
            database: 'lanewright',
            connectionTimeoutMillis: 5000,
          })
          client.on('error', () => {})
          await client.connect()
          const { rows } = await client.query('select current_user')
          await client.end()
          return JSON.stringify(rows)
        })
}

/** The first words of whoever listens, when asked in the language of web pages. */
function greet(port: number, path: string, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const done = () => {
      socket.destroy()
      resolve(/^HTTP\/1\.[01] 2/.test(text) ? text.slice(0, 4000) : null)
    }
    socket.setTimeout(5000, done)
    socket.on('connect', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}:${port}\r\nconnection: close\r\n\r\n`),
    )
    socket.setEncoding('latin1').on('data', (more) => {
      text += more
    })
    socket.on('end', done).on('error', done)
  })
}

const orders = JSON.parse(readFileSync(0, 'utf8')) as Orders
await tryFiles(orders)
await tryProcesses(orders)
await tryDatabase(orders)
for (const path of orders.http.paths) await attempt(`ask ${path}`, () => greet(orders.http.port, path, 'localhost'))
for (const port of orders.ports)
  for (const path of ['/json/version', '/json/list'])
    await attempt(`a browser's own door at ${port}${path}`, () => greet(port, path, 'localhost'))
process.stdout.write(JSON.stringify(tried))
