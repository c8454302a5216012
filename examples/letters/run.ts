import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Lanewright, openLanewright } from 'lanewright'
import { lettersApp } from './app/app.ts'

/**
 * A program that checks itself: it defines an app, runs a workspace, is killed in the middle, resumes, and then proves
 * from the outside that every letter was posted once, that the ledger verifies and that every table can be rebuilt.
 */
const WORKSPACE = '0f0e0d0c-0b0a-4908-8706-050403020100'
const LETTERS = ['to-the-mayor', 'to-the-library', 'to-the-school']

if (process.argv[2] === 'work') await work(process.argv[3] as string)
else await prove()

/** What a user's own program would do: open, create or resume by id alone, drive, decide what waits. */
async function work(dataDir: string): Promise<void> {
  const lanewright = await open(dataDir)
  if (!(await lanewright.store.load(WORKSPACE))) {
    const letters = LETTERS.map((key) => ({ key, to: key.replace('to-', ''), about: 'the new benches in the park' }))
    await lanewright.create({ app: 'letters', name: 'Benches', goal: { letters }, workspaceId: WORKSPACE })
  }
  for (;;) {
    for (const step of (await lanewright.drive(WORKSPACE)).steps) console.log(step.did)
    if ((await decide(lanewright)) === 0) break
  }
  await lanewright.close()
}

/** The person: reads what waits, sees the exact bytes, and says yes; looks outside where nobody can tell. */
async function decide(lanewright: Lanewright): Promise<number> {
  const state = await lanewright.store.load(WORKSPACE)
  assert(state, 'the workspace is there')
  const pending = state.approvals.filter((a) => a.status === 'pending')
  for (const { approval_id, action_hash } of pending) {
    await lanewright.send(WORKSPACE, 'mia', 'approval.decide', {
      approval_id,
      action_hash,
      decision: 'grant',
      role: 'SENDER',
    })
  }
  for (const { intent_id } of state.uncertain) {
    await lanewright.send(WORKSPACE, 'mia', 'effect.settle', { intent_id, outcome: 'not_done' })
  }
  return pending.length + state.uncertain.length
}

async function prove(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lanewright-letters-'))
  const dataDir = join(folder, 'data')
  try {
    console.log('Working, and killing the worker after its second effect...')
    const killed = await runWorker(dataDir, 'effect.verified', 2)
    assert.equal(killed.signal, 'SIGKILL')
    console.log(`  killed after: ${killed.steps.join(' ')}`)

    console.log('Resuming by workspace id alone...')
    const resumed = await runWorker(dataDir)
    assert.equal(resumed.code, 0)
    console.log(`  went on with: ${resumed.steps.join(' ')}`)

    const book = (await readFile(join(dataDir, 'post-office', 'book.txt'), 'utf8')).trim().split('\n')
    assert.deepEqual(book.toSorted(), LETTERS.toSorted(), 'every letter was posted exactly once')
    console.log(`Posted, each once: ${book.join(', ')}`)

    const lanewright = await open(dataDir)
    const state = await lanewright.store.load(WORKSPACE)
    const verified = await lanewright.verify()
    const replayed = await lanewright.replay(WORKSPACE)
    await lanewright.close()
    assert.equal(state?.workspace.status, 'completed')
    assert(verified.ok, 'the ledger verifies')
    assert(replayed.ok && replayed.differences === 0, 'every table is what the log says')
    console.log(
      `Ledger: ${verified.entries} entries verified; ${replayed.rows} rows of ${replayed.tables} tables rebuilt, no difference.`,
    )
    console.log('All good.')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function open(dataDir: string): Promise<Lanewright> {
  return openLanewright({ dataDir, apps: [lettersApp({ postOffice: join(dataDir, 'post-office') })] })
}

async function runWorker(dataDir: string, killAt?: string, times = 1) {
  const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), 'work', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>
  const steps: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    steps.push(line)
    if (line === killAt && steps.filter((s) => s === killAt).length === times) child.kill('SIGKILL')
  }
  const [code, signal] = await exited
  return { code, signal, steps }
}
