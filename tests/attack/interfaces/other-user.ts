import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { roleUsers } from '#storage/embedded/credentials.ts'
import { descendants } from '../../integration/security/canaries/children.ts'
import type { Outcome, Stage } from '../attack.ts'
import { fill, type Installation, install, lanewright, rest } from './installation.ts'
import type { Orders, Tried } from './mallory.ts'
import { routesOf } from './routes.ts'

const NAME = 'lw-mallory'

export interface Account {
  uid: number
  gid: number
}

/** A user of this machine who has nothing to do with us. Without root nobody can be made: then this was not tried. */
export function otherUser(): Account {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, NAME], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME])
    return { uid: id('-u'), gid: id('-g') }
  }
}

/** Everything that the product keeps, runs and listens on, tried by another user of the machine. */
export async function attackAsOtherUser({ folder, short, log }: Stage): Promise<Outcome> {
  const mallory = otherUser()
  chmodSync(folder, 0o1777)
  // The way to the folder is open to everybody, as in a home that others may enter.
  for (let up = join(folder, '..'); up !== '/'; up = join(up, '..')) openWay(up)
  const at = await install(join(folder, 'data'))
  try {
    await fill(at)
    const outcome = await attackInstallation(at, mallory, folder, short, log)
    const planted = await plantBeforehand(folder, mallory)
    return { tried: outcome.tried + planted.tried, breaches: [...outcome.breaches, ...planted.breaches] }
  } finally {
    await at.stop()
  }
}

export async function attackInstallation(
  at: Installation,
  mallory: Account,
  shared: string,
  short: boolean,
  log: Stage['log'],
): Promise<Outcome> {
  // What the owner takes out, into a folder that all users share.
  const taken = ['backup.tar', 'ledger.jsonl'].map((name) => join(shared, name))
  const [workspace] = Object.keys(await at.heads())
  for (const words of [
    ['backup', taken[0] as string],
    ['export', workspace as string, '--out', taken[1] as string],
  ]) {
    const ran = await lanewright([...words, '--data', at.data])
    if (ran.code !== 0) throw new Error(`${words[0]}: ${ran.err}`)
  }
  await rest(at)
  const orders = await ordersFor(at, taken, short)
  const secrets = secretsOf(at)
  const before = JSON.stringify(await at.heads())
  const [theirs, ours] = [await run(orders, mallory), await run(few(orders), { uid: 0, gid: 0 })]
  const breaches = problemsOf(theirs, secrets)
  // The same program as the owner: what it finds shows that it would have found it.
  const seen = problemsOf(ours, secrets)
  for (const kind of ['read', 'list', 'environment of', 'signal to', 'files of'])
    if (!seen.some((problem) => problem.includes(kind)))
      breaches.push(`the program is blind: as the owner it could not "${kind}"`)
  if (JSON.stringify(await at.heads()) !== before) breaches.push('another user changed a ledger')
  log(
    `${orders.files.length} files, ${orders.processes.length} processes, ${orders.ports.length} ports; as the owner ${seen.length} finds`,
  )
  return { tried: theirs.length, breaches }
}

/** What another user got that is not theirs. The words of a process are theirs to read, but for secrets in them. */
export function problemsOf(tried: Tried[], secrets: string[]): string[] {
  return tried
    .filter(
      ({ what, got }) =>
        got !== null && (!what.startsWith('words of') || secrets.some((secret) => got.includes(secret))),
    )
    .map(({ what, got }) => `another user could ${what}: ${got?.slice(0, 60)}`)
}

async function ordersFor(at: Installation, taken: string[], short: boolean): Promise<Orders> {
  const entries = [at.data, at.journal].flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => ({
      path: join(entry.parentPath, entry.name),
      folder: entry.isDirectory(),
    })),
  )
  // The database is a thousand files of one kind.
  const isPages = (path: string) => /\/pg\/base\//.test(path)
  const pages = entries.filter(({ path, folder }) => !folder && isPages(path)).map(({ path }) => path)
  const files = entries.filter(({ path, folder }) => !folder && !isPages(path)).map(({ path }) => path)
  const running = [at.child.pid as number, ...descendants(at.child.pid).map(({ pid }) => pid)]
  const paths = (await routesOf(at)).filter(({ method }) => method === 'GET').map(({ path }) => path)
  return {
    files: [...files, ...pages.slice(0, short ? 20 : 1000), ...taken],
    folders: [at.data, at.journal, ...entries.filter(({ folder }) => folder).map(({ path }) => path)],
    processes: running,
    ports: [...new Set(running.flatMap(portsOf))],
    database: { port: Number(new URL(at.url('app')).port), users: ['postgres', ...Object.values(roleUsers)] },
    http: { port: at.port, paths },
  }
}

/** For the control: the owner must not break what is his own. */
const few = (orders: Orders): Orders => ({
  ...orders,
  files: orders.files.filter((path) => path.endsWith('server.json')),
  http: { ...orders.http, paths: [] },
  database: { port: 1, users: [] },
  ports: [],
})

function secretsOf(at: Installation): string[] {
  const passwords = Object.values(
    JSON.parse(readFileSync(join(at.data, 'secrets', 'database.json'), 'utf8')) as Record<string, { password: string }>,
  )
  return [at.token, ...passwords.map(({ password }) => password)]
}

async function run(orders: Orders, account: Account): Promise<Tried[]> {
  const program = join(import.meta.dirname, 'mallory.ts')
  const child = spawn(process.execPath, [program], {
    ...account,
    cwd: '/',
    env: {},
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (more) => {
    text += more
  })
  child.stdin.end(JSON.stringify(orders))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`the program of the other user ended with ${code}`)
  return JSON.parse(text) as Tried[]
}

/** The local ports on which a process listens, as the kernel tells. */
function portsOf(pid: number): number[] {
  try {
    const own = new Set(readdirSync(`/proc/${pid}/fd`).map((fd) => inodeOf(`/proc/${pid}/fd/${fd}`)))
    return ['tcp', 'tcp6'].flatMap((family) =>
      readFileSync(`/proc/${pid}/net/${family}`, 'utf8')
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(/\s+/))
        .filter((fields) => fields[3] === '0A' && own.has(fields[9]))
        .map((fields) => Number.parseInt((fields[1] ?? '').split(':')[1] ?? '', 16)),
    )
  } catch {
    return []
  }
}

function inodeOf(path: string): string | undefined {
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(path))?.[1]
  } catch {
    return undefined
  }
}

function openWay(path: string): void {
  const { mode, uid } = lstatSync(path)
  if (uid === process.getuid?.() && (mode & 0o001) === 0) chmodSync(path, (mode & 0o7777) | 0o011)
}

/** Who comes first makes the folder, and puts links in it that lead to what only the owner may write. */
async function plantBeforehand(folder: string, mallory: Account): Promise<Outcome> {
  const breaches: string[] = []
  const treasure = join(folder, 'treasure')
  mkdirSync(treasure, { mode: 0o700 })
  const file = join(treasure, 'file')
  writeFileSync(file, 'untouched', { mode: 0o600 })
  const plants: Record<string, (data: string) => void> = {
    'an empty folder': () => {},
    'an open folder': (data) => chmodSync(data, 0o777),
    'a folder of secrets': (data) => symlinkSync(treasure, join(data, 'secrets')),
    'a folder of the database': (data) => symlinkSync(treasure, join(data, 'pg')),
    'a folder of notes': (data) => symlinkSync(treasure, join(data, 'run')),
    'a lock': (data) => symlinkSync(file, join(data, 'lock')),
    'a log': (data) => {
      mkdirSync(join(data, 'logs'))
      chownSync(join(data, 'logs'), mallory.uid, mallory.gid)
      symlinkSync(file, join(data, 'logs', 'postgres.log'))
    },
  }
  let tried = 0
  for (const [what, plant] of Object.entries(plants)) {
    const data = join(folder, `planted-${tried}`)
    mkdirSync(data, { mode: 0o755 })
    plant(data)
    chownSync(data, mallory.uid, mallory.gid)
    tried += 1
    const said = await install(data).then(
      (taken) => taken.stop().then(() => 'it started'),
      (error: Error) => error.message,
    )
    if (!/^start ended: data\.not_ours: /.test(said))
      breaches.push(`${what} that another user had made was not refused: ${said.slice(0, 200)}`)
    if (readFileSync(file, 'utf8') !== 'untouched' || readdirSync(treasure).length !== 1)
      breaches.push(`${what} that another user had made led us to write elsewhere`)
    if (lstatSync(treasure).uid !== process.getuid?.()) breaches.push(`${what}: what is elsewhere was given away`)
  }
  return { tried, breaches }
}
