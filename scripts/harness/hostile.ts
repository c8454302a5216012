import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { FIELDS } from '../../tests/integration/hostile/fields.ts'
import { runLoad } from '../../tests/integration/hostile/load.ts'
import { oracle } from '../../tests/integration/hostile/oracle.ts'

/**
 * npm run harness -- hostile [--app letters] [--proposals 100000] [--workspaces 8] [--seed text] [--minutes 0]
 * Hostile proposals against the real controller on an embedded database, on the pack of the examples or a real one. With --minutes it ends then, and says how many were made. Exit 1 on any breach, or when resident memory
 * at the end is more than 1.2 times that at a tenth of the way. Memory is sampled after a collection.
 */
const MEMORY_LIMIT = 1.2
const SAMPLES = 5

const { values } = parseArgs({
  options: {
    app: { type: 'string', default: 'letters' },
    proposals: { type: 'string', default: '100000' },
    workspaces: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '0' },
  },
})
const proposals = Number(values.proposals)
const workspaces = Number(values.workspaces)
const minutes = Number(values.minutes)
const fieldOf = FIELDS[values.app]
if (!fieldOf) {
  console.error(`There is no app "${values.app}" to storm. Choose of: ${Object.keys(FIELDS).join(', ')}.`)
  process.exit(2)
}
if (
  !(minutes >= 0) ||
  !Number.isInteger(proposals) ||
  proposals < 100 ||
  !Number.isInteger(workspaces) ||
  workspaces < 4
) {
  console.error(
    'usage: hostile [--app NAME] [--proposals N] [--workspaces N] [--seed TEXT] [--minutes N], N at least 100 and 4',
  )
  process.exit(2)
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (how: object) => void
const folder = mkdtempSync(join(tmpdir(), 'lanewright-hostile-'))
const start = performance.now()
const samples: Record<'early' | 'late', number[]> = { early: [], late: [] }
let next = 0

/** Resident memory around a mark, several times: after a collection that gives back what the engine keeps in reserve. */
function sample(at: keyof typeof samples, made: number, mark: number): void {
  if (samples[at].length >= SAMPLES || made < mark + (samples[at].length - SAMPLES) * (proposals / 200)) return
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  samples[at].push(process.memoryUsage().rss / 2 ** 20)
}

try {
  const done = await runLoad({
    dataDir: folder,
    field: fieldOf(folder),
    proposals,
    workspaces,
    seed: values.seed,
    ...(minutes > 0 ? { untilMs: Date.now() + minutes * 60_000 } : {}),
    progress(made) {
      sample('early', made, proposals / 10)
      sample('late', made, proposals)
      if (made < next) return
      next = made + proposals / 20
      const seconds = (performance.now() - start) / 1000
      const rss = process.memoryUsage().rss / 2 ** 20
      console.log(`${made} proposals, ${(made / seconds).toFixed(0)}/s, rss ${rss.toFixed(0)} MiB`)
    },
  })
  const seconds = (performance.now() - start) / 1000
  // The last samples are taken at rest when the storm ended between two of them.
  while (samples.late.length < SAMPLES) {
    await pause(100)
    sample('late', proposals, proposals)
  }
  const middle = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN
  const [early, late] = [middle(samples.early), middle(samples.late)]
  console.log('judging: calls, refusals, effects, grants, tasks, verify, replay')
  const report = await oracle(done)
  await done.lw.close()
  for (const breach of report.breaches.slice(0, 50)) console.log(`BREACH ${breach}`)
  const ratio = late / early
  console.log(`executed ${JSON.stringify(report.executed)}`)
  console.log(
    `${done.made} hostile proposals (${report.calls} in all) in ${seconds.toFixed(0)} s ` +
      `(${(report.calls / seconds).toFixed(0)}/s), ${report.refused} refused, ${report.entries} ledger entries, ${report.breaches.length} breaches`,
  )
  console.log(
    `resident memory ${early.toFixed(0)} MiB at ${proposals / 10}, ${late.toFixed(0)} MiB at ${done.made}: ` +
      `${ratio.toFixed(3)} (at most ${MEMORY_LIMIT})`,
  )
  // A storm that ended before a tenth of the way has nothing to compare.
  const measured = samples.early.length > 0
  const ok = report.breaches.length === 0 && (!measured || ratio <= MEMORY_LIMIT)
  console.log(JSON.stringify({ ok, pack: values.app, proposals: done.made, breaches: report.breaches.length, ratio }))
  process.exitCode = ok ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
