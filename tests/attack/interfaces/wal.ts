import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { layoutOf } from '#system/private-folder.ts'
import type { Outcome, Stage } from '../attack.ts'
import { addressOf, fill, install, lanewright, rest } from './installation.ts'
import { ACKNOWLEDGED, type Look, look, seeded } from './look.ts'

const SEGMENT = 16 * 1024 * 1024
const PAGE = 8192

/** The write-ahead log of a server that was killed: where its recovery begins, and where it ends. */
interface Wal {
  timeline: number
  redo: number
  end: number
}

type Damage = 'flip' | 'zero' | 'cut' | 'remove'
interface Trial {
  damage: Damage
  at: number
}

/**
 * The product is killed with its database, after every step of it was sealed. Then the log that the database recovers
 * from is damaged. It may refuse to start, with a name; or what is missing is named by verify, which has the journal. What
 * is silent is a step that was acknowledged, is gone, and is missed by nobody.
 */
export async function damageWal(stage: Stage): Promise<Outcome> {
  const { folder, short } = stage
  const base = join(folder, 'data')
  const wal = await killProduct(base)
  const outcome = await damageLog(stage, base, wal, short ? 2 : 30)
  await loseAlmostAll(base, wal, outcome)
  return outcome
}

/** The same for a product with little in it: for `npm test`. */
export async function damageSmallWal(stage: Stage): Promise<Outcome> {
  const base = join(stage.folder, 'data')
  return damageLog(stage, base, await killSmall(base, stage.folder), 0)
}

async function damageLog({ folder, seed, log }: Stage, base: string, wal: Wal, each: number): Promise<Outcome> {
  const outcome: Outcome = { tried: 0, breaches: [] }
  const copy = join(folder, 'copy')
  const afresh = () => {
    for (const end of ['', '.journal']) {
      rmSync(`${copy}${end}`, { recursive: true, force: true })
      execFileSync('cp', ['-a', `${base}${end}`, `${copy}${end}`])
    }
  }
  afresh()
  const clean = await look(copy, ACKNOWLEDGED)
  if (clean.read === null || clean.said.length > 0) throw new Error(`a plain kill is not survived: ${clean.said}`)
  let lost = 0
  for (const trial of trialsIn(wal, each, seeded(Number(seed) || 1))) {
    afresh()
    apply(trial, wal, join(layoutOf(copy).pg, 'pg_wal'))
    const seen = await look(copy, ACKNOWLEDGED)
    outcome.tried += 1
    const what = `${trial.damage} at ${wal.end - trial.at} bytes before the end`
    for (const problem of problemsOf(seen, clean)) outcome.breaches.push(`${what}: ${problem} (seed ${seed})`)
    log(`${what}: ${(seen.said[0] ?? 'nothing is missing').split('\n')[0]}`)
    // Of a tail that is gone a person learns by the command, too.
    if (seen.read !== null && seen.read !== clean.read && lost++ === 0) {
      const { code, out } = await lanewright(['verify', '--json', '--data', copy])
      outcome.tried += 1
      if (code !== 1 || !out.includes('"first_bad"')) outcome.breaches.push(`${what}: verify said ${code} ${out}`)
    }
  }
  if (lost === 0) outcome.breaches.push('no damage took a step away: nothing was shown')
  for (const end of ['', '.journal']) rmSync(`${copy}${end}`, { recursive: true, force: true })
  return outcome
}

/** So much is gone that the tables are. The product could make new ones, and must not take that for a new house. */
async function loseAlmostAll(base: string, wal: Wal, outcome: Outcome): Promise<void> {
  apply({ damage: 'cut', at: wal.redo + PAGE }, wal, join(layoutOf(base).pg, 'pg_wal'))
  outcome.tried += 1
  const at = await install(base).catch((error: Error) => error.message)
  if (typeof at === 'string') {
    if (!/^(start ended: )?(journal|database)\.\w+: /m.test(at)) outcome.breaches.push(`everything is gone: ${at}`)
    return
  }
  const { body } = await at.ask('GET', '/api/verify')
  await at.stop()
  if (!body.includes('"ok":false')) outcome.breaches.push(`everything is gone, and verify says ${body.slice(0, 200)}`)
}

function problemsOf({ read, said, refusal }: Look, clean: Look): string[] {
  const named = /^[a-z]+\.[a-z_]+$/.test(String(refusal?.code)) && (refusal?.next?.length ?? 0) > 20
  if (refusal) return named ? [] : [`the start was refused without a name: ${said[0]}`]
  return read !== clean.read && said.length === 0 ? ['an acknowledged step is gone, and nobody says so'] : []
}

/** Near the end, where the newest steps are, and anywhere in what recovery reads. */
function trialsIn({ redo, end }: Wal, each: number, random: (n: number) => number): Trial[] {
  const near = () => end - 1 - random(Math.min(end - redo, 64 * 1024))
  const anywhere = () => redo + random(end - redo)
  const trials: Trial[] = [{ damage: 'remove', at: redo }]
  for (let n = 0; n < each; n++)
    for (const damage of ['flip', 'zero', 'cut'] as const)
      trials.push({ damage, at: near() }, { damage, at: anywhere() })
  if (each === 0) return [{ damage: 'flip', at: near() }, { damage: 'cut', at: anywhere() }, ...trials]
  return [...trials, { damage: 'remove', at: end - 1 }]
}

function apply({ damage, at }: Trial, wal: Wal, folder: string): void {
  const path = join(folder, segmentOf(wal, at))
  const offset = at % SEGMENT
  if (damage === 'remove') {
    rmSync(path)
    return
  }
  if (damage === 'cut') {
    truncateSync(path, offset)
    for (const name of readdirSync(folder))
      if (/^[0-9A-F]{24}$/.test(name) && join(folder, name) > path) rmSync(join(folder, name))
    return
  }
  const bytes = readFileSync(path)
  if (damage === 'zero') bytes.fill(0, offset - (offset % PAGE), offset - (offset % PAGE) + PAGE)
  else bytes[offset] = (bytes[offset] as number) ^ 1
  writeFileSync(path, bytes)
}

function segmentOf({ timeline }: Wal, at: number): string {
  const hex = (n: number) => n.toString(16).toUpperCase().padStart(8, '0')
  const segment = Math.floor(at / SEGMENT)
  return `${hex(timeline)}${hex(Math.floor(segment / 256))}${hex(segment % 256)}`
}

async function killProduct(base: string): Promise<Wal> {
  const at = await install(base)
  await fill(at)
  await rest(at)
  const verified = await at.ask('GET', '/api/verify')
  if (!verified.body.includes('"ok":true')) throw new Error(`what nobody damaged is not clean: ${verified.body}`)
  return killWithDatabase(base, at.child.pid as number)
}

async function killSmall(base: string, outside: string): Promise<Wal> {
  const program = join(import.meta.dirname, 'wal-child.ts')
  const child = spawn(process.execPath, ['--conditions=lanewright-source', program, base, outside], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await Promise.race([once(createInterface({ input: child.stdout }), 'line'), once(child, 'close')])
  return killWithDatabase(base, child.pid as number)
}

/** The product first, then the server and every process of it, before any of them could end by itself. */
async function killWithDatabase(base: string, product: number): Promise<Wal> {
  const client = new pg.Client({ connectionString: addressOf(base, 'superuser') })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ timeline: number; redo: string; end: string; pid: number }>(
    `select timeline_id as timeline, redo_lsn - '0/0'::pg_lsn as redo, pg_current_wal_flush_lsn() - '0/0'::pg_lsn as end
     from pg_control_checkpoint()`,
  )
  const wal = rows[0] as { timeline: number; redo: string; end: string }
  const server = Number(readFileSync(join(layoutOf(base).pg, 'postmaster.pid'), 'utf8').split('\n')[0])
  const all = [server, ...childrenOf(server)]
  for (const pid of [product, ...all]) kill(pid)
  const end = performance.now() + 20_000
  while ([product, ...all].some(lives) && performance.now() < end) await pause(20)
  await client.end().catch(() => {})
  return { timeline: wal.timeline, redo: Number(wal.redo), end: Number(wal.end) }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function statusOf(pid: number | string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

const lives = (pid: number) => /^State:\s+[^Z]/m.test(statusOf(pid))

function childrenOf(pid: number): number[] {
  const parent = new RegExp(`^PPid:\\s+${pid}$`, 'm')
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parent.test(statusOf(name)))
    .map(Number)
}
