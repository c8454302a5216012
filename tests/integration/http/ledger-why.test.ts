import { beforeAll, describe, expect, test } from 'vitest'
import * as answers from '#host/server/ledger-schemas.ts'
import { openLedgerFixture } from './ledger-fixture.ts'

const fixture = openLedgerFixture()
let done: string
let refused: string
beforeAll(async () => {
  done = await fixture.letters(['first', 'second'])
  refused = await fixture.letters(['third'], () => 'reject')
})

const why = (workspace: string, focus: string): Promise<answers.Why> =>
  fixture.get(`/workspaces/${workspace}/why?${focus}`, answers.Why)
const kindsOf = ({ nodes }: answers.Why) => nodes.map((n) => n.kind).filter((kind, i, all) => kind !== all[i - 1])

const PIPELINE = ['proposal', 'verdict', 'lane', 'approval', 'grant', 'intent', 'receipt', 'evidence', 'row_change']

describe('why a letter was posted', () => {
  test('the whole road in one picture, from each of its stations the same', async () => {
    const [intent] = await fixture.rows('select * from kernel.intents where workspace_id = $1 order by created_at', [
      done,
    ])
    const picture = await why(done, `intent=${intent.intent_id}`)
    expect(kindsOf(picture)).toEqual(PIPELINE.slice(0, 8))
    const [proposal, verdict, lane, approval, grant, meant, receipt, evidence] = picture.nodes
    expect(proposal).toMatchObject({ title: 'send_letter', actor: 'clerk' })
    expect(verdict).toMatchObject({ status: 'accepted', tone: 'good' })
    expect(lane).toMatchObject({ title: 'POST_LETTERS', status: 'allowed' })
    expect(approval).toMatchObject({ status: 'used', actor: 'anna' })
    expect(grant).toMatchObject({ status: 'used', actor: 'anna' })
    expect(meant).toMatchObject({ title: 'post_letter', status: 'verified' })
    expect(receipt).toMatchObject({ status: 'done' })
    expect(evidence).toMatchObject({ status: 'found' })
    // Every station but the verdict, which the call holds, is written down in entries that can be opened.
    for (const { kind, seqs } of picture.nodes) if (kind !== 'verdict') expect(seqs.length, kind).toBeGreaterThan(0)
    expect(picture.edges).toEqual(
      picture.nodes.slice(1).map((node, i) => ({ from: picture.nodes[i]?.id, to: node.id })),
    )
    expect(picture.focus).toBe(`intent:${intent.intent_id}`)

    const [receiptRow] = await fixture.rows('select receipt_id as id from kernel.receipts where intent_id = $1', [
      intent.intent_id,
    ])
    const [grantRow] = await fixture.rows('select grant_id as id from kernel.grants where approval_id = $1', [
      intent.approval_id,
    ])
    for (const focus of [
      `run=${intent.run_id}`,
      `approval=${intent.approval_id}`,
      `table=kernel.receipts&row=${receiptRow.id}`,
      `table=kernel.grants&row=${grantRow.id}`,
      ...picture.nodes.flatMap((node) => node.seqs.map((seq) => `seq=${seq}`)),
    ]) {
      const same = await why(done, focus)
      expect(same.nodes, focus).toEqual(picture.nodes)
      expect(same.edges, focus).toEqual(picture.edges)
      expect(same.focus, focus).not.toBeNull()
    }
  })

  test('a row of a pack leads to the proposal that wrote it', async () => {
    const [letter] = await fixture.rows('select letter_id as id from letters.letters where workspace_id = $1', [done])
    const picture = await why(done, `table=letters.letters&row=${letter.id}`)
    expect(kindsOf(picture)).toEqual(['proposal', 'verdict', 'lane', 'row_change'])
    expect(picture.nodes[0]).toMatchObject({ title: 'draft_letter' })
    expect(picture.nodes[2]).toMatchObject({ title: 'WRITE_DRAFTS', status: 'allowed' })
    expect(picture.nodes.find((n) => n.id === picture.focus)).toMatchObject({ title: 'letters.letters' })
  })

  test('a finished task leads to the evidence it was finished with', async () => {
    const [task] = await fixture.rows(
      `select task_id as id from kernel.tasks where workspace_id = $1 and status = 'done'`,
      [done],
    )
    const picture = await why(done, `table=kernel.tasks&row=${task.id}`)
    expect(kindsOf(picture)).toContain('evidence')
    expect(picture.nodes.find((n) => n.id === picture.focus)).toMatchObject({ title: 'kernel.tasks', status: 'done' })
    expect(picture.nodes.some((n) => n.title === 'kernel.verifications')).toBe(true)
  })

  test('every entry has a picture, bounded and told in the order of the road', async () => {
    const { head } = await fixture.get(`/workspaces/${done}/entries?limit=1`, answers.EntriesPage)
    for (let seq = 1; seq <= Number(head); seq += 3) {
      const { nodes, edges } = await why(done, `seq=${seq}`)
      const order = nodes.map((n) => answers.PIPELINE.indexOf(n.kind))
      expect(order, `entry ${seq}`).toEqual(order.toSorted((a, b) => a - b))
      const ids = new Set(nodes.map((n) => n.id))
      expect(ids.size).toBe(nodes.length)
      for (const { from, to } of edges) expect(ids.has(from) && ids.has(to)).toBe(true)
    }
  })
})

test('why a letter was not posted: a person said no, and why', async () => {
  const [approval] = await fixture.rows('select approval_id as id from kernel.approvals where workspace_id = $1', [
    refused,
  ])
  const { nodes } = await why(refused, `approval=${approval.id}`)
  const asked = nodes.find((n) => n.kind === 'approval')
  expect(asked).toMatchObject({ status: 'rejected', tone: 'bad', actor: 'anna' })
  expect(asked?.facts).toContainEqual({ name: 'reason', value: 'not in this tone' })
  expect(nodes.find((n) => n.kind === 'lane')).toMatchObject({ status: 'denied' })
  expect(nodes.some((n) => n.kind === 'intent')).toBe(false)
})

test('what a person sent leads to what came of it', async () => {
  const [item] = await fixture.rows('select item_id as id from kernel.inbox where workspace_id = $1 limit 1', [refused])
  const { seq } = (
    await fixture.get(`/workspaces/${refused}/entries?entity=${item.id}`, answers.EntriesPage)
  ).entries.at(-1)
  const picture = await why(refused, `seq=${seq}`)
  expect(picture.nodes.find((n) => n.kind === 'approval')).toMatchObject({ status: 'rejected' })
})

test('nothing of another workspace is in a picture', async () => {
  const [intent] = await fixture.rows('select intent_id as id from kernel.intents where workspace_id = $1', [done])
  expect(await fixture.refused(`/workspaces/${refused}/why?intent=${intent.id}`)).toBe('row.unknown')
})

describe('the past', () => {
  test('has the rows of every point, and says what changed since another', async () => {
    const now = await fixture.get(`/workspaces/${done}/past`, answers.Past)
    const live = await fixture.rows('select count(*)::int as n from kernel.runs where workspace_id = $1', [done])
    expect(now.tables.find((t: { table: string }) => t.table === 'kernel.runs').rows).toBe(live[0].n)
    expect(now.tables.some((t: { table: string }) => t.table === 'letters.letters')).toBe(true)
    const before = await fixture.get(`/workspaces/${done}/past?at=0`, answers.Past)
    expect(before).toMatchObject({ seq: '0', at: null })
    expect(before.tables.every((t: { rows: number }) => t.rows === 0)).toBe(true)

    const { entries } = await fixture.get(`/workspaces/${done}/entries?about=letters.letters`, answers.EntriesPage)
    const [second, first] = entries
    const between = `at=${second.seq}&since=${first.seq}`
    const then = await fixture.get(`/workspaces/${done}/past?${between}`, answers.Past)
    expect(then.tables.find((t: { table: string }) => t.table === 'letters.letters')).toMatchObject({
      rows: 2,
      changed: 1,
    })
    const { rows, columns } = await fixture.get(
      `/workspaces/${done}/past/rows?table=letters.letters&${between}`,
      answers.PastRows,
    )
    expect(columns[0]).toBe('letter_id')
    expect(rows.filter((r: { changed: boolean }) => r.changed).map((r: { seq: string }) => r.seq)).toEqual([second.seq])
    const timestamp = await fixture.get(`/workspaces/${done}/past?at=${encodeURIComponent(first.at)}`, answers.Past)
    expect(Number(timestamp.seq)).toBeGreaterThanOrEqual(Number(first.seq))
    expect(Number(timestamp.seq)).toBeLessThan(Number(second.seq))
  })

  test('comes in pages', async () => {
    const path = `/workspaces/${done}/past/rows?table=kernel.runs`
    const whole = await fixture.get(path, answers.PastRows)
    const paged = []
    for (let after = ''; ; ) {
      const page = await fixture.get(`${path}&limit=3${after}`, answers.PastRows)
      paged.push(...page.rows)
      if (page.next === null) break
      after = `&after=${page.next}`
    }
    expect(paged).toEqual(whole.rows)
    expect(await fixture.refused(`${path}&limit=201`)).toBe('schema.pattern')
  })

  test('shows what was removed between two points', async () => {
    const workspace = await fixture.letters([])
    const member = async (sql: string) => {
      const app = await fixture.lw.database.pool('app').connect()
      await app.query('begin')
      await app.query('select kernel.enter($1, null, null, null)', [workspace])
      await app.query(sql, [workspace])
      await app.query('commit')
      app.release()
      return (await fixture.get(`/workspaces/${workspace}/past`, answers.Past)).head as string
    }
    const since = await member(`insert into kernel.members values ($1, 'otto', 'SENDER')`)
    const at = await member(`delete from kernel.members where workspace_id = $1 and user_id = 'otto'`)
    const { rows } = await fixture.get(
      `/workspaces/${workspace}/past/rows?table=kernel.members&at=${at}&since=${since}`,
      answers.PastRows,
    )
    expect(rows).toEqual([{ id: 'otto/SENDER', seq: at, changed: true, row: null }])
    const plain = await fixture.get(
      `/workspaces/${workspace}/past/rows?table=kernel.members&at=${at}`,
      answers.PastRows,
    )
    expect(plain.rows).toEqual([])
  })
})
