import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { verifyFile } from '#host/cli/ledger-file.ts'
import { type Lanewright, openLanewright } from '#host/open.ts'
import { productOf } from '#host/server/local.ts'
import { defaultJournal, journalLayout } from '#storage/journal/folder.ts'
import { rotateKey, stateLoss } from '#storage/journal/key-acts.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'
import { createDatabase, type TestDatabase } from '../../support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'lw-export-'))
const dataDir = join(folder, 'data')
const untrusted = join(import.meta.dirname, '../../../examples/check-export/check.mjs')
let database: TestDatabase
let lw: Lanewright
let workspace: string
let last: number

beforeAll(async () => {
  database = await createDatabase()
  lw = await openLanewright({ dataDir, database, apps: [lettersApp({ postOffice: join(folder, 'post') })] })
  const letter = (key: string) => ({ key, to: `Reader of ${key}`, about: 'it' })
  workspace = await lw.create({ pack: 'letters', name: 'Letters', goal: { letters: [letter('one'), letter('two')] } })
  // Several seals on the way, so that slices end before, at and between them.
  for (let i = 0; i < 6; i++) {
    await lw.drive(workspace)
    for (const a of (await lw.store.load(workspace))?.approvals ?? [])
      await lw.send(workspace, 'anna', 'approval.decide', {
        approval_id: a.approval_id,
        decision: 'grant',
        action_hash: a.action_hash,
        role: 'SENDER',
      })
    await lw.journal.sealMoved()
  }
  const { rows } = await lw.database
    .pool('auditor')
    .query('select seq from kernel.heads where workspace_id = $1', [workspace])
  last = Number(rows[0].seq)
}, 60_000)
afterAll(async () => {
  await lw.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

let files = 0
async function exported(from = 1, to = last): Promise<string> {
  const lines = await productOf(lw).exportLines(workspace, { from: String(from), to: String(to) })
  const path = join(folder, `export-${files++}.jsonl`)
  let text = ''
  for await (const part of lines ?? []) text += part
  writeFileSync(path, text)
  onTestFinished(() => rmSync(path))
  return path
}

/** The other program, in another process, on nothing but the file. */
function ask(path: string, ...more: string[]) {
  const ran = spawnSync(process.execPath, [untrusted, path, ...more], { encoding: 'utf8', env: {} })
  return { code: ran.status, said: ran.stdout + ran.stderr }
}

test('the stranger shares no code with us [K-seal.13]', () => {
  const imports = [...readFileSync(untrusted, 'utf8').matchAll(/from '([^']+)'/g)].map((m) => m[1])
  expect(imports).toEqual(['node:crypto', 'node:fs'])
})

test('a whole export and any slice of it are proven, by us and by a program that shares no code with us [K-seal.13, K-ledger.4]', async () => {
  expect(last).toBeGreaterThan(100)
  const slices = [
    [1, last],
    [1, 1],
    [last, last],
    [2, 64],
    [64, 65],
    [33, 97],
    [5, last - 3],
  ] as const
  for (const [from, to] of slices) {
    const path = await exported(from, to)
    const ours = await verifyFile(path, () => {})
    expect(ours, `${from} to ${to}`).toMatchObject({
      ok: true,
      entries: to - from + 1,
      notices: [{ code: 'export.sealed' }],
    })
    const { code, said } = ask(path)
    expect({ code, said }, `${from} to ${to}`).toMatchObject({
      code: 0,
      said: expect.stringContaining(`${from} to ${to}, sealed in line`),
    })
  }
})

test('whatever is changed in a slice, both find it [K-seal.13]', async () => {
  const path = await exported(20, 60)
  const text = readFileSync(path, 'utf8')
  const lines = text.split('\n').slice(0, -1)
  const entry = (i: number) => JSON.parse(lines[i] as string)
  const proof = JSON.parse(lines.at(-1) as string).proof
  const sealWith = (change: object) => JSON.stringify({ proof: { ...proof, ...change } })
  const forgeries: Record<string, string[]> = {
    'a payload': lines.with(5, JSON.stringify({ ...entry(5), payload: `${entry(5).payload} ` })),
    'a hash': lines.with(5, JSON.stringify({ ...entry(5), hash: entry(4).hash })),
    'an entry left out': lines.toSpliced(5, 1),
    'an entry twice': lines.toSpliced(5, 0, lines[5] as string),
    'two entries swapped': lines.with(5, lines[6] as string).with(6, lines[5] as string),
    'the tail': lines.toSpliced(30, 12),
    'the proof left out': lines.slice(0, -1),
    'another beginning': lines.with(
      0,
      JSON.stringify({
        ...JSON.parse(lines[0] as string),
        before: {
          ...JSON.parse(lines[0] as string).before,
          peaks: JSON.parse(lines[0] as string).before.peaks.toReversed(),
        },
      }),
    ),
    'another workspace': lines.with(0, (lines[0] as string).replace(workspace, '0198c0de-0000-7000-8000-00000000beef')),
    'a consistency proof cut short': lines.with(-1, sealWith({ consistency: proof.consistency.slice(1) })),
    'a seal with another root': lines.with(
      -1,
      sealWith({ seal: proof.seal.replace(/(?<="root":")./, (hex: string) => (hex === '0' ? '1' : '0')) }),
    ),
    'a seal with another signature': lines.with(
      -1,
      sealWith({ seal: proof.seal.replace(/"signature":"..../, '"signature":"AAAA') }),
    ),
    'the same signature in other letters': lines.with(
      -1,
      sealWith({ seal: proof.seal.replace(/.(?===")/, (last: string) => String.fromCharCode(last.charCodeAt(0) + 1)) }),
    ),
    'no keys': lines.with(-1, sealWith({ keys: [] })),
  }
  for (const [what, forged] of Object.entries(forgeries)) {
    writeFileSync(path, `${forged.join('\n')}\n`)
    expect(await verdict(path), what).toBe('bad')
    expect({ what, ...ask(path) }).toMatchObject({ what, code: 1 })
  }
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: text.length - 1 }), fc.constantFrom('0', 'x', '}'), async (at, char) => {
      fc.pre(text[at] !== char)
      writeFileSync(path, text.slice(0, at) + char + text.slice(at + 1))
      expect(await verdict(path)).toBe('bad')
    }),
    { numRuns: 200 },
  )
})

async function verdict(path: string): Promise<'good' | 'bad'> {
  return verifyFile(path, () => {}).then(
    (v) => (v.ok ? 'good' : 'bad'),
    () => 'bad',
  )
}

test('a rewritten slice with every hash recomputed is not what was sealed [K-seal.13]', async () => {
  const path = await exported(1, 10)
  const { leafHash, chainHash, genesis } = await import('#kernel/ledger/ledger.ts')
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((l) => JSON.parse(l))
  let hash = genesis(workspace)
  for (const e of lines.slice(1, -1)) {
    if (e.seq === '5') e.payload += ' '
    hash = chainHash(hash, leafHash({ ...e, workspace, seq: BigInt(e.seq) }))
    e.hash = hash.toString('hex')
  }
  lines[0].head.hash = hash.toString('hex')
  writeFileSync(path, lines.map((l) => `${JSON.stringify(l)}\n`).join(''))
  expect(await verifyFile(path, () => {})).toMatchObject({
    ok: false,
    first_bad: { log: 'seal', problem: expect.stringContaining('not among those') },
  })
  expect(ask(path)).toMatchObject({ code: 1, said: expect.stringContaining('not sealed') })
})

test('an export goes through rotations and a loss of the key; the stranger compares the first key [K-seal.10]', async () => {
  const layout = journalLayout(defaultJournal(dataDir))
  const first = lw.journal.keys()[0] as string
  await rotateKey(layout)
  await lw.send(workspace, 'anna', 'chat.message', { text: 'one more' })
  const rotated = await exported(last, last + 1)
  expect(await verifyFile(rotated, () => {})).toMatchObject({ ok: true })
  expect(ask(rotated, first)).toMatchObject({ code: 0, said: expect.stringContaining('as you said') })
  expect(ask(rotated, '0'.repeat(64))).toMatchObject({ code: 1 })
  rmSync(layout.key)
  const { line } = await stateLoss(layout, 'the disk died', 'anna')
  await lw.send(workspace, 'anna', 'chat.message', { text: 'another' })
  const lost = await exported(last, last + 2)
  expect(await verifyFile(lost, () => {})).toMatchObject({
    ok: true,
    notices: [{ code: 'journal.key_lost', line }, { code: 'export.sealed' }],
  })
  expect(ask(lost)).toMatchObject({ code: 0, said: expect.stringContaining('the key was lost: the disk died') })
  expect(await lw.verify()).toMatchObject({ ok: true, notices: [{ code: 'journal.key_lost', line }] })
})

test('a range that does not exist is refused', async () => {
  for (const [from, to] of [
    [0, 1],
    [5, 4],
    [1, 100_000],
  ] as const)
    await expect(exported(from, to)).rejects.toMatchObject({ code: 'export.bad_range' })
})
