import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { Failure } from '#kernel/contracts/refusal.ts'
import { privateFolder, writePrivate } from '#system/private-folder.ts'
import { backUp } from '../backing-up.ts'
import type { Installation } from '../installation.ts'
import type { Lanewright } from '../open.ts'
import { openForRestore } from '../restoring.ts'
import { BACKUP_NAME, type BackupList, type BackupWork, type CheckedBackup } from '../server/settings-schemas.ts'
import { freeBytes } from './overview.ts'
import { restorePlan } from './restore-plan.ts'
import type { Backups } from './service.ts'

const LISTED_MAX = 500
const NAME = new RegExp(BACKUP_NAME)

type Line = BackupList['backups'][number]

interface Running {
  work: BackupWork
  abort: AbortController
  ended: Promise<void>
}

/** The backups of a data folder, in a folder of its own in it. Their hashes stand beside them, for `sha256sum -c`. */
export function createBackups(lw: Lanewright, installation: Installation, log: (line: string) => void): Backups {
  const { dataDir, journalDir } = installation
  const folder = join(dataDir, 'backups')
  const nowIso = () => new Date().toISOString()
  let last: BackupWork | null = null
  let running: Running | undefined

  /** One at a time, and told step by step in `last`; what it throws is told there, too. */
  function begin(work: BackupWork, run: (signal: AbortSignal) => Promise<void>): BackupWork {
    if (running) {
      const next = 'Wait for its end, or cancel it.'
      throw new Failure('backup.under_way', `the ${running.work.kind} of ${running.work.file} is under way`, next)
    }
    const abort = new AbortController()
    const end = (state: BackupWork['state'], refusal: BackupWork['refusal'] = null) => {
      Object.assign(work, { state, refusal, ended_at: nowIso() })
      running = undefined
    }
    const ended = run(abort.signal).then(
      () => end('done'),
      (error) => {
        if (abort.signal.aborted) return end('cancelled')
        // With its causes: what a person is not told stands here.
        log(`the ${work.kind} of ${work.file} failed: ${inspect(error)}`)
        end('failed', refusalOf(error))
      },
    )
    last = work
    running = { work, abort, ended }
    return work
  }

  async function requireFile(file: string): Promise<Line> {
    const found = NAME.test(file) ? await lineOf(folder, file) : null
    if (found) return found
    throw new Failure('backup.unknown', 'there is no backup of this name', 'Choose one of the list.')
  }

  return {
    async list() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name))
      const lines = await Promise.all(
        names
          .sort()
          .slice(-LISTED_MAX)
          .map((name) => lineOf(folder, name)),
      )
      const backups = lines.filter((line) => line !== null)
      backups.sort((a, b) => (a.written_at < b.written_at ? 1 : -1))
      return { folder, free_bytes: await freeBytes(dataDir), work: last, backups }
    },
    async start() {
      await privateFolder(folder)
      const file = `lanewright-${nowIso().replace(/[-:]|\..*$/g, '')}Z.tar`
      const work = newWork('backup', file, 'rows', nowIso())
      return begin(work, async (signal) => {
        const path = join(folder, file)
        const progress = (rows: number) => {
          work.done = rows
        }
        const place = { journalDir, dataDir: installation.databaseUrl === undefined ? dataDir : null }
        const { damaged } = await backUp({ database: lw.database, ...place, path, progress, signal })
        if (damaged.length > 0)
          log(`${damaged.length} files of cases are damaged and not in ${file}: lanewright doctor`)
        await writePrivate(`${path}.sha256`, `${await sha256Of(path, signal)}  ${file}\n`)
      })
    },
    async check(file) {
      const { size_bytes } = await requireFile(file)
      const work = { ...newWork('check', file, 'bytes', nowIso()), total: size_bytes }
      return begin(work, async (signal) => {
        const apps = [...lw.deps.apps.values()].flatMap(({ app }) =>
          app.sql ? [{ name: app.name, folder: app.sql }] : [],
        )
        const progress = (_step: string, bytes: number) => {
          work.done = bytes
        }
        const path = join(folder, file)
        const { backup, known } = await openForRestore({ file: path, journalDir, apps, progress, signal })
        await backup.close()
        const plan = restorePlan(backup.manifest, known, { ...installation, file: path, today: nowIso().slice(0, 10) })
        work.checked = { ...plan, key: backup.key } satisfies CheckedBackup
      })
    },
    async cancel() {
      const under = running
      under?.abort.abort()
      await under?.ended
      return under?.work.state === 'cancelled'
    },
    async read(file) {
      const { size_bytes } = await requireFile(file)
      return { sizeBytes: size_bytes, bytes: createReadStream(join(folder, file), { end: size_bytes - 1 }) }
    },
    async close() {
      running?.abort.abort()
      await running?.ended
    },
  }
}

function newWork(kind: BackupWork['kind'], file: string, unit: BackupWork['unit'], started_at: string): BackupWork {
  const nothing = { ended_at: null, refusal: null, checked: null, total: null }
  return { kind, file, state: 'running', done: 0, unit, started_at, ...nothing }
}

/** A link that was put there leads elsewhere and is no backup. */
async function lineOf(folder: string, file: string): Promise<Line | null> {
  const found = await lstat(join(folder, file)).catch(() => null)
  if (!found?.isFile() || found.size === 0) return null
  const beside = await readFile(join(folder, `${file}.sha256`), 'utf8').catch(() => '')
  const sha256 = /^([0-9a-f]{64}) {2}/.exec(beside)?.[1] ?? null
  return { file, size_bytes: found.size, written_at: found.mtime.toISOString(), sha256 }
}

async function sha256Of(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  const file = await open(path)
  try {
    for await (const chunk of file.createReadStream({ signal, autoClose: false })) hash.update(chunk as Buffer)
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

function refusalOf(error: unknown): NonNullable<BackupWork['refusal']> {
  if (error instanceof Failure) return { code: error.code, message: error.message, next: error.next }
  return { code: 'backup.failed', message: 'something broke inside', next: 'Look at the output of the running server.' }
}
