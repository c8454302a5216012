import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as answers from '#host/server/ledger-schemas.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { rawRequest } from '../../system/cli/harness.ts'
import { ANNAS } from './harness.ts'
import { openLedgerFixture } from './ledger-fixture.ts'

const fixture = openLedgerFixture()
let done: string
let other: string
let at: string
beforeAll(async () => {
  done = await fixture.letters(['first', 'second'])
  other = await fixture.letters(['third'], () => 'reject')
  at = `/workspaces/${done}`
})

const headOf = async (workspace: string) =>
  Number((await fixture.rows('select seq from kernel.heads where workspace_id = $1', [workspace]))[0]?.seq)

describe('runs', () => {
  test('are a tree: the root first, children below it, and the way up from each', async () => {
    const { runs } = await fixture.get(`${at}/runs`, answers.RunsPage)
    expect(runs).toHaveLength(1)
    const [root] = runs
    expect(root).toMatchObject({ kind: 'orchestrator', parent: null, has_children: true })
    const seen: string[] = [root.run]
    const below = async (run: string): Promise<void> => {
      const page = await fixture.get(`${at}/runs?parent=${run}`, answers.RunsPage)
      for (const child of page.runs) {
        expect(child.parent).toBe(run)
        seen.push(child.run)
        if (child.has_children) await below(child.run)
      }
    }
    await below(root.run)
    const all = await fixture.rows('select run_id from kernel.runs where workspace_id = $1', [done])
    expect(seen.toSorted()).toEqual(all.map((r) => r.run_id).toSorted())
    const deepest = seen.at(-1)
    const { path } = await fixture.get(`${at}/runs/${deepest}`, answers.RunPath)
    expect(path[0].run).toBe(root.run)
    expect(path.at(-1).run).toBe(deepest)
  })

  test('come in pages that miss none and repeat none', async () => {
    const [{ run: root }] = (await fixture.get(`${at}/runs`, answers.RunsPage)).runs
    const whole = (await fixture.get(`${at}/runs?parent=${root}`, answers.RunsPage)).runs
    const paged = []
    for (let next = ''; ; ) {
      const page = await fixture.get(`${at}/runs?parent=${root}&limit=2${next}`, answers.RunsPage)
      paged.push(...page.runs)
      if (page.next === null) break
      next = `&before=${page.next}`
    }
    expect(paged).toEqual(whole)
  })

  test('are found by kind, status, lane and actor', async () => {
    const posted = (
      await fixture.get(`${at}/runs?kind=tool_gateway&status=completed&lane=POST_LETTERS`, answers.RunsPage)
    ).runs
    expect(posted).toHaveLength(2)
    expect(posted[0]).toMatchObject({ actor: 'clerk', name: 'post_letter', role: 'CLERK' })
    expect((await fixture.get(`${at}/runs?actor=nobody`, answers.RunsPage)).runs).toEqual([])
    const paged = await fixture.get(`${at}/runs?kind=tool_gateway&limit=1`, answers.RunsPage)
    const rest = await fixture.get(`${at}/runs?kind=tool_gateway&limit=1&before=${paged.next}`, answers.RunsPage)
    expect([...paged.runs, ...rest.runs]).toEqual(posted)
  })

  test('of another workspace are not there', async () => {
    const [{ run }] = (await fixture.get(`/workspaces/${other}/runs`, answers.RunsPage)).runs
    expect(await fixture.refused(`${at}/runs/${run}`)).toBe('run.unknown')
    expect(await fixture.refused(`${at}/runs?parent=${run}`)).toBe('run.unknown')
  })
})

describe('entries', () => {
  test('are all there, newest first, both ways, without a gap', async () => {
    const head = await headOf(done)
    const down: number[] = []
    for (let before = ''; ; ) {
      const page = await fixture.get(`${at}/entries?limit=50${before}`, answers.EntriesPage)
      down.push(...page.entries.map((e: { seq: string }) => Number(e.seq)))
      if (page.older === null) break
      before = `&before=${page.older}`
    }
    expect(down).toEqual(Array.from({ length: head }, (_, i) => head - i))
    const up: number[] = []
    for (let after = '0'; ; ) {
      const page = await fixture.get(`${at}/entries?limit=50&after=${after}`, answers.EntriesPage)
      up.push(...page.entries.map((e: { seq: string }) => Number(e.seq)).toReversed())
      if (page.newer === null) break
      after = page.newer
    }
    expect(up).toEqual(down.toReversed())
  })

  test('are found by log, by table or action, by row and by time', async () => {
    const audit = await fixture.get(`${at}/entries?log=audit&about=tool_call`, answers.EntriesPage)
    expect(new Set(audit.entries.map((e: { about: string }) => e.about))).toEqual(new Set(['tool_call']))
    expect(audit.entries[0]).toMatchObject({ actor: 'clerk', lane: 'POST_LETTERS' })
    const drafts = await fixture.get(`${at}/entries?about=letters.letters`, answers.EntriesPage)
    expect(drafts.entries).toHaveLength(2)
    const { id, seq, at: timestamp } = drafts.entries[0]
    const ofRow = await fixture.get(`${at}/entries?entity=${id}`, answers.EntriesPage)
    expect(ofRow.entries.map((e: { seq: string }) => e.seq)).toEqual([seq])
    const then = await fixture.get(
      `${at}/entries?from=${timestamp}&to=${timestamp}&about=letters.letters`,
      answers.EntriesPage,
    )
    expect(then.entries.map((e: { seq: string }) => e.seq)).toEqual([seq])
    const before = await fixture.get(`${at}/entries?to=2020-01-01T00:00:00Z`, answers.EntriesPage)
    expect(before).toMatchObject({ entries: [], older: null })
    expect((await fixture.get(`${at}/entries?from=2999-01-01T00:00:00Z`, answers.EntriesPage)).entries).toEqual([])
    expect((await fixture.get(`${at}/entries?log=audit&entity=${id}`, answers.EntriesPage)).entries).toEqual([])
  })

  test('one is shown whole, with the hash before it; personal columns in plain while the key exists', async () => {
    const [{ seq }] = (await fixture.get(`${at}/entries?about=letters.letters`, answers.EntriesPage)).entries
    const entry = await fixture.get(`${at}/entries/${seq}`, answers.FullEntry)
    expect(entry).toMatchObject({ op: 'insert', erased: false, shortened: false, payload: { op: 'insert' } })
    expect(entry.payload.row.body).toMatch(/^Dear reader/)
    expect(entry.person).toBe(entry.payload.row.letter_id)
    const before = await fixture.get(`${at}/entries/${Number(seq) - 1}`, answers.FullEntry)
    expect(entry.previous).toBe(before.hash)
    expect((await fixture.get(`${at}/entries/1`, answers.FullEntry)).previous).toBeNull()
  })

  test('of an erased person say so, and nothing more', async () => {
    const workspace = await fixture.letters(['fourth'])
    const [letter] = await fixture.rows('select letter_id as id from letters.letters where workspace_id = $1', [
      workspace,
    ])
    const asked = { workspace, person: letter.id, by: 'anna', reason: 'asked for it', now: new Date().toISOString() }
    await fixture.lw.database.pool('owner').query('select kernel.erase_person($1)', [JSON.stringify(asked)])
    const { entries } = await fixture.get(
      `/workspaces/${workspace}/entries?about=letters.letters&entity=${letter.id}`,
      answers.EntriesPage,
    )
    expect(entries).toHaveLength(2)
    for (const { seq } of entries) {
      const shown = await fixture.get(`/workspaces/${workspace}/entries/${seq}`, answers.FullEntry)
      expect(shown).toMatchObject({ erased: true, payload: { row: { body: '[erased]', recipient: '[erased]' } } })
    }
    const past = await fixture.get(
      `/workspaces/${workspace}/past/rows?table=letters.letters&at=${entries[1].seq}`,
      answers.PastRows,
    )
    expect(past.rows).toMatchObject([{ row: { body: '[erased]', letter_key: 'fourth' } }])
  })

  test('a large one is shortened, and says so', async () => {
    const text = 'x'.repeat(700_000)
    const app = await fixture.lw.database.pool('app').connect()
    const workspace = await fixture.letters([])
    await app.query('begin')
    await app.query('select kernel.enter($1, null, null, null)', [workspace])
    await app.query(
      `insert into kernel.inbox (workspace_id, item_id, kind, content, received_at) values ($1, $2, 'note', $3, now())`,
      [workspace, randomUUID(), JSON.stringify({ text })],
    )
    await app.query('commit')
    app.release()
    const seq = await headOf(workspace)
    const entry = await fixture.get(`/workspaces/${workspace}/entries/${seq}`, answers.FullEntry)
    expect(entry).toMatchObject({ about: 'kernel.inbox', shortened: true })
    expect(entry.payload.row.content.text).toHaveLength(2001)
    const past = await fixture.get(`/workspaces/${workspace}/past/rows?table=kernel.inbox`, answers.PastRows)
    expect(past.shortened).toBe(true)
  })
})

describe('what cannot be answered is refused with a word', () => {
  test.each([
    ['entries?before=x', 'schema.pattern'],
    ['entries?limit=0', 'schema.pattern'],
    ['entries?limit=201', 'schema.pattern'],
    ['entries?from=yesterday', 'schema.format'],
    ['entries?about=kernel.tasks;drop', 'schema.pattern'],
    ['entries?colour=red', 'schema.additional'],
    ['entries/0', 'entry.unknown'],
    ['entries/999999', 'entry.unknown'],
    ['runs?before=1', 'schema.format'],
    ['runs/00000000-0000-4000-8000-000000000009', 'run.unknown'],
    ['why', 'schema.focus'],
    ['why?seq=1&run=00000000-0000-4000-8000-000000000009', 'schema.focus'],
    ['why?table=kernel.tasks', 'schema.focus'],
    ['why?seq=999999', 'entry.unknown'],
    ['why?intent=00000000-0000-4000-8000-000000000009', 'row.unknown'],
    ['why?table=kernel.nothing&row=1', 'row.unknown'],
    ['past?at=999999', 'replay.no_such_entry'],
    ['past?at=soon', 'replay.bad_point'],
    ['past/rows?table=kernel.nothing', 'table.unknown'],
    ['past/rows?table=kernel.heads', 'table.unknown'],
    ['past/rows', 'schema.required'],
  ])('%s: %s', async (path, code) => {
    expect(await fixture.refused(`${at}/${path}`)).toBe(code)
  })

  test('a workspace that is not there, and somebody who is not known', async () => {
    const nowhere = '/workspaces/00000000-0000-4000-8000-00000000000f'
    for (const path of ['runs', 'entries', 'entries/1', 'why?seq=1', 'past', 'past/rows?table=kernel.tasks'])
      expect(await fixture.refused(`${nowhere}/${path}`), path).toBe('workspace.unknown')
    const headers = { host: `localhost:${fixture.server.port}`, authorization: `Bearer ${ANNAS}` }
    const answer = await rawRequest(fixture.server.port, 'GET', `/api${at}/entries`, headers)
    expect(answer.status).toBe(401)
  })

  test('the house has a ledger too', async () => {
    const page = await fixture.get(`/workspaces/${SYSTEM_WORKSPACE}/entries?about=kernel.policies`, answers.EntriesPage)
    expect(page.entries.length).toBeGreaterThan(0)
  })
})
