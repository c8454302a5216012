import { expect, test, vi } from 'vitest'
import { openCaseWorld } from '../../harness/case.ts'

vi.setConfig({ testTimeout: 300_000 })

test('a case runs from its form to a map: summed up, accepted by an attorney, documents read, facts with pinpoints, a matrix', async () => {
  const world = await openCaseWorld()
  const id = await world.open()
  await world.work(id)
  expect(await world.rows('select kind, round from casework.interview_notes order by kind')).toEqual([
    { kind: 'intake_checklist', round: 1 },
    { kind: 'intake_summary', round: 1 },
  ])
  expect((await world.board(id)).case).toMatchObject({ status: 'intake', conflict: 'no', intake_round: 1 })
  expect(await world.act(id, 'case.decide', { role: 'ASSISTANT', decision: 'accept', reason: 'x' })).toContain(
    'refused',
  )
  expect(await world.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' })).toBe(
    'done',
  )

  const mail = Buffer.from(
    'On 2 March 2026 I complained to Grant Hollis in writing about unpaid overtime and broken freezer doors.\n\nOn 10 March 2026 I was given a written warning. On 31 March 2026 Northgate Cold Storage terminated my employment.\n',
  )
  expect(await world.upload(id, 'letter.txt', mail, 'text/plain')).toBe('done')
  expect(await world.upload(id, 'again.txt', mail, 'text/plain')).toContain('document.already_there')
  await world.work(id)
  const facts = await world.rows<{ statement: string; status: string; weighed: boolean }>(
    'select statement, status, weighed from casework.facts order by number',
  )
  expect(facts.length).toBeGreaterThan(1)
  expect(facts.every(({ status, weighed }) => status === 'supported' && weighed)).toBe(true)
  expect((await world.rows('select 1 from casework.evidence_map')).length).toBeGreaterThan(0)
  expect((await world.board(id)).case).toMatchObject({ map_round: 1 })
  expect(await world.act(id, 'case.close', { role: 'ATTORNEY' })).toBe('done')
  await world.work(id)
  expect((await world.state(id)).workspace.status).toBe('completed')
})
