import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSmallDisk, type SmallDisk } from '../../support/small-disk.ts'
import type { Outcome, Stage } from '../attack.ts'
import { fill, type Installation, install, lanewright, rest } from './installation.ts'

const DISK_MB = 700
/** Of the file itself, or of what the house had to write down to make it. */
const FULL = /^(backup|export|database|journal)\.disk_full$/
const LETTER = 'somebody else wrote this'

/** A command that writes one file, and how it is told that what it wrote is whole. */
interface Writer {
  what: string
  words(path: string): string[]
  check?(path: string): string[]
}

/** The whole house on one disk that fills up while a file of it is written by the command line. */
export async function writeOnFullDisk({ folder, short, log }: Stage): Promise<Outcome> {
  const disk = makeSmallDisk(join(folder, 'disk'), DISK_MB)
  if (!disk) throw new Error('mounting a small file system is not allowed here')
  const outcome: Outcome = { tried: 0, breaches: [] }
  let at: Installation | undefined
  try {
    at = await install(join(disk.folder, 'data'))
    const samples = await fill(at)
    writeFileSync(join(disk.folder, 'letter.txt'), LETTER)
    const before = readdirSync(disk.folder)
    for (const writer of writersOf(at, samples)) await fillWhile(disk, before, writer, short, outcome)
    disk.roomy()
    await stillWorks(at, outcome)
    log(`${outcome.tried} files on a disk that was too small, or large enough again`)
    return outcome
  } finally {
    disk.roomy()
    await at?.stop()
    disk.remove()
  }
}

function writersOf({ data }: Installation, samples: Record<string, string>): Writer[] {
  const at = ['--json', '--data', data]
  return [
    { what: 'backup', words: (path) => ['backup', path, ...at] },
    {
      what: 'export',
      words: (path) => ['export', samples.casework as string, '--out', path, ...at],
      check: (path) => ['verify', path, '--json'],
    },
    {
      what: 'leads export',
      words: (path) => ['leads', 'export', samples.outreach as string, '--out', path, ...at],
    },
    {
      what: 'campaigns report',
      words: (path) => ['campaigns', 'report', samples.outreach as string, '--out', path, ...at],
    },
  ]
}

/** Enough room first, to learn how much is needed; then too little, in several ways; then enough again. */
async function fillWhile(
  disk: SmallDisk,
  before: string[],
  { what, words, check }: Writer,
  short: boolean,
  outcome: Outcome,
): Promise<void> {
  const breach = (problem: string) => void outcome.breaches.push(`${what}: ${problem}`)
  const whole = async (): Promise<number> => {
    const path = join(disk.folder, `whole.${what.replaceAll(' ', '-')}`)
    disk.roomy()
    const { code: ended, err } = await lanewright(words(path))
    outcome.tried += 1
    if (ended !== 0) breach(`with room enough: ${err}`)
    if (check && (await lanewright(check(path))).code !== 0) breach('what it wrote does not verify')
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
    rmSync(path, { force: true })
    return size
  }
  const neededKb = Math.ceil((await whole()) / 1024)
  const rooms = new Set(short ? [0, neededKb - 4] : [0, 4, Math.floor(neededKb / 2), neededKb - 4])
  for (const kb of [...rooms].filter((room) => room >= 0)) {
    disk.leave(kb)
    const result = await lanewright(words(join(disk.folder, 'half')))
    disk.roomy()
    outcome.tried += 1
    const error = errorIn(result.out)
    if (result.code === 0) breach(`was content with ${kb} of ${neededKb} kB`)
    else if (!FULL.test(error.code) || error.next.length < 10) breach(`with ${kb} kB: ${result.out}${result.err}`)
    const strange = readdirSync(disk.folder).filter((name) => !before.includes(name))
    if (strange.length > 0) breach(`with ${kb} kB it left ${strange.join(', ')}`)
    for (const name of strange) rmSync(join(disk.folder, name), { recursive: true, force: true })
    if (readFileSync(join(disk.folder, 'letter.txt'), 'utf8') !== LETTER) breach('changed a file of somebody else')
  }
  await whole()
}

function errorIn(out: string): { code: string; next: string } {
  try {
    const { error } = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as { error: { code: string; next: string } }
    return error
  } catch {
    return { code: 'none', next: '' }
  }
}

/** The house itself lived on that disk: what it holds is whole, and it takes work. */
async function stillWorks(at: Installation, outcome: Outcome): Promise<void> {
  outcome.tried += 1
  const said = await at.ask('POST', '/api/tasks/messages', { message: 'add buy milk after the flood' })
  if (said.status !== 200) outcome.breaches.push(`no work afterwards: ${said.status} ${said.body}`)
  await rest(at)
  const verified = await at.ask('GET', '/api/verify')
  const { ok } = JSON.parse(verified.body) as { ok: boolean }
  if (!ok) outcome.breaches.push(`verify afterwards: ${verified.body}`)
}
