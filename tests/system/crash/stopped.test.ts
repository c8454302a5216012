import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openFixture } from '../../support/fixture.ts'
import { crashApp, outside } from './fixture.ts'
import type { HolderAsk } from './holder.ts'

interface Line {
  t: 'tries' | 'commit' | 'up'
  key?: string
  ok?: boolean
  code?: string | null
}

interface Machine {
  process: ChildProcess
  said: Line[]
}

function start(ask: HolderAsk): Machine {
  const child = spawn(process.execPath, ['--conditions=lanewright-source', join(import.meta.dirname, 'holder.ts')], {
    env: { ...process.env, HOLDER_ASK: JSON.stringify(ask) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: Line[] = []
  createInterface({ input: child.stdout }).on('line', (line) => said.push(JSON.parse(line)))
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGCONT')
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  return { process: child, said }
}

test('a controller that is stopped past its lease and woken is refused by the database; its late effect is found, not repeated [K-cycle.1, K-effect.3]', {
  timeout: 600_000,
}, async () => {
  const casework = mkdtempSync(join(tmpdir(), 'lanewright-office-'))
  onTestFinished(() => rm(casework, { recursive: true, force: true }))
  const fixture = await openFixture({ app: () => crashApp(casework, () => {}) })
  const ws = await fixture.letters(['late', 'other'])
  const post = outside(casework)
  const roles = ['owner', 'app', 'desk', 'auditor', 'dispatch'] as const
  const urls = Object.fromEntries(roles.map((role) => [role, fixture.database.url(role)]))
  const machine = (name: string, stops: boolean) =>
    start({ dataDir: join(fixture.dataDir, name), outside: casework, urls, stops })
  const intents = (key: string) =>
    fixture.rows<{ id: string; status: string }>(
      'select intent_id as id, status from kernel.intents where idempotency_key = $1',
      [`post_letter:${key}`],
    )

  // It begins to post, and is stopped before the first byte leaves.
  const first = machine('first', true)
  await eventually(async () => {
    await fixture.grantAll(ws)
    expect(first.said.some((l) => l.t === 'tries')).toBe(true)
  })
  const key = first.said.find((l) => l.t === 'tries')?.key as string
  expect(post.lines()).toEqual([])

  // Another machine takes over. It looks outside, finds nothing, and does not conclude that nothing will happen.
  const second = machine('second', false)
  await eventually(async () => expect(await intents(key)).toMatchObject([{ status: 'uncertain' }]))
  expect(second.said.filter((l) => l.t === 'tries' && l.key === key)).toEqual([])

  // The first one wakes and acts: too late for the database, which refuses its word about it. Its heart may notice the
  // loss and give its word before the letter lies outside, or after.
  const before = first.said.length
  first.process.kill('SIGCONT')
  const commits = () => first.said.slice(before).filter((l) => l.t === 'commit')
  await eventually(async () => expect(commits().length).toBeGreaterThan(0))
  expect(commits()[0]).toEqual({ t: 'commit', ok: false, code: 'lease.stale' })
  await eventually(async () => expect(post.lines().filter((line) => line === key)).toHaveLength(1))
  expect(await intents(key)).toMatchObject([{ status: 'uncertain' }])

  // A person looks and says so; everything ends, and each letter was posted once.
  const [intent] = await intents(key)
  await fixture.lw.send(ws, 'anna', 'effect.settle', { intent_id: intent?.id, outcome: 'verified' })
  await eventually(async () => {
    await fixture.grantAll(ws)
    expect((await fixture.lw.store.load(ws))?.workspace.status).toBe('completed')
  })
  expect(post.lines().toSorted()).toEqual(['late', 'other'])
})

function eventually(holds: () => Promise<void>): Promise<void> {
  // Two machines are started and one lease runs out meanwhile; looking more often would only keep them from working.
  return vi.waitFor(holds, { timeout: 110_000, interval: 200 })
}
