import { expect, test, vi } from 'vitest'
import { sampleForm } from '#apps/casework/domain/intake/form.fixture.ts'
import type { Row } from '#kernel/ports/store.ts'
import { openCaseFixture } from '../../support/case.ts'
import { accepted, auditOf } from './steps.ts'

vi.setConfig({ testTimeout: 180_000 })

const WAIVER = {
  names: ['Gregory Hale'],
  given_by: 'Maria Delgado-Reyes and Gregory Hale',
  words: 'Both of us were told that the firm acts for the other in a separate matter, and both consent in writing.',
}
const accept = (waiver?: Row) => ({
  ...{ role: 'ATTORNEY', decision: 'accept', reason: 'A good case' },
  ...(waiver ? { waiver } : {}),
})

test('a flagged case is accepted with a written waiver that names the conflict, and not otherwise [H-conflict.1]', async () => {
  const fixture = await openCaseFixture()
  await accepted(fixture)
  // The manager whom the first client complains about comes as a client.
  const form = sampleForm()
  const manager = form.opposing_parties[0]?.name ?? form.employer?.name ?? ''
  const id = await fixture.lw.create({ pack: 'casework', name: 'B', goal: { matter: 'B', matter_type: 'employment' } })
  await fixture.act(id, 'case.open', { role: 'ATTORNEY' })
  expect(await fixture.act(id, 'case.decide', accept())).toContain('refused')
  const text = JSON.stringify({
    ...form,
    client: { ...form.client, full_name: manager, aliases: [] },
    opposing_parties: [],
  })
  const file = { role: 'ASSISTANT', artifact_kind: 'client_intake_form', name: 'form.json', text }
  expect(await fixture.act(id, 'case.file', file)).toBe('done')
  await fixture.work(id)
  const board = await fixture.board(id)
  expect(board.case).toMatchObject({ conflict: 'yes', status: 'intake' })
  expect(board.flagged).toContainEqual({ name: manager, side: 'client', answer: 'yes' })
  const waiver = { ...WAIVER, names: (board.flagged as Row[]).map(({ name }) => name) }

  expect(await fixture.act(id, 'case.decide', accept())).toContain('conflict.not_waived')
  expect(await fixture.act(id, 'case.decide', accept({ ...waiver, names: ['Somebody Else'] }))).toContain(
    'waiver.other_conflict',
  )
  expect(await fixture.act(id, 'case.decide', accept({ ...waiver, words: '     ' }))).toContain('waiver.no_substance')
  expect(await fixture.act(id, 'case.decide', { ...accept(waiver), role: 'ASSISTANT' })).toMatch(/refused: lane\./)
  expect(await fixture.rows('select 1 from casework.conflict_waivers')).toEqual([])
  expect((await fixture.board(id)).case).toMatchObject({ status: 'intake' })

  const client = await fixture.database.client('superuser')
  try {
    const decide = `update casework.cases set status = 'accepted', decided_by = 'x', decided_at = now(), conflict = $2 where workspace_id = $1`
    const waive = `insert into casework.conflict_waivers (workspace_id, waiver_id, answer, names, given_by, words, recorded_by, run_id, recorded_at)
      values ($1, gen_random_uuid(), 'yes', $2, 'x', $3, 'x', gen_random_uuid(), now())`
    // A transaction as the server's own.
    const inCase = async (...statements: Array<[sql: string, values: unknown[]]>): Promise<string> => {
      await client.query('begin')
      try {
        await client.query(
          `select set_config('lanewright.workspace', $1, true), set_config('lanewright.fence', (select fence::text from kernel.heads where workspace_id = $1::uuid), true)`,
          [id],
        )
        for (const [sql, values] of statements) await client.query(sql, values)
        return 'done'
      } catch (error) {
        return (error as Error).message
      } finally {
        await client.query('rollback')
      }
    }
    for (const conflict of ['yes', 'possible', 'no']) {
      const update: [string, unknown[]] = [decide, [id, conflict]]
      expect(await inCase(update)).toMatch(/no waiver names it/)
      for (const names of [[], ['Somebody Else'], [manager.slice(0, -1)]])
        expect(await inCase([waive, [id, JSON.stringify(names), WAIVER.words]], update)).toMatch(/no waiver names it/)
      expect(await inCase([waive, [id, JSON.stringify(waiver.names), 'ok']], update)).toMatch(/no waiver names it/)
      expect(await inCase([waive, [id, JSON.stringify(waiver.names), WAIVER.words]], update)).toBe('done')
    }
  } finally {
    await client.end()
  }
  const spelled = { ...waiver, names: waiver.names.map((name) => ` ${String(name).toUpperCase()}`) }
  expect(await fixture.act(id, 'case.decide', accept(spelled), 'elena.marsh')).toBe('done')
  const after = await fixture.board(id)
  expect(after.case).toMatchObject({ status: 'accepted' })
  expect(after.waivers).toMatchObject([{ ...waiver, answer: 'yes', recorded_by: 'elena.marsh' }])
  expect((await auditOf(fixture, id)).some(({ target }) => target?.name === 'intake.accept')).toBe(true)
})

test('a new form waits for its own conflict check before the case is accepted [H-conflict.1]', async () => {
  const fixture = await openCaseFixture()
  const id = await fixture.open()
  await fixture.work(id)
  const client = await fixture.database.client('superuser')
  try {
    // The database refuses it, too, whoever writes.
    const sql = `update casework.cases set status = 'accepted', decided_by = 'x', decided_at = now(), conflict = $2 where workspace_id = $1`
    for (const conflict of ['unknown', 'possible']) {
      await client.query('begin')
      await client.query(
        `select set_config('lanewright.workspace', $1, true), set_config('lanewright.fence', (select fence::text from kernel.heads where workspace_id = $1::uuid), true)`,
        [id],
      )
      await expect(client.query(sql, [id, conflict])).rejects.toThrow(/conflict\.(?:unchecked|not_waived)/)
      await client.query('rollback')
    }
  } finally {
    await client.end()
  }
  const form = sampleForm()
  const text = JSON.stringify({ ...form, wanted: 'My job back' })
  const sent = await fixture.lw.send(id, 'olga', 'case.file', {
    ...{ role: 'ASSISTANT', artifact_kind: 'client_intake_form', name: 'form-2.json', text },
  })
  expect(sent.ok).toBe(true)
  // Both are heard before the intake goes on.
  const decided = await fixture.lw.send(id, 'olga', 'case.decide', accept())
  await fixture.work(id)
  const [item] = await fixture.rows<{ outcome: string }>('select outcome from kernel.inbox where item_id = $1', [
    decided.ok ? decided.itemId : null,
  ])
  expect(item?.outcome).toContain('conflict.unchecked')
  expect(await fixture.act(id, 'case.decide', accept())).toBe('done')
})
