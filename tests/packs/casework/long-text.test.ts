import { expect, test, vi } from 'vitest'
import { openCaseWorld } from '../../harness/case.ts'

vi.setConfig({ testTimeout: 300_000 })

test('facts at the end of a text of a hundred thousand characters are taken like those at its beginning [C-map.15]', async () => {
  const world = await openCaseWorld()
  const id = await world.open()
  await world.work(id)
  await world.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'Good' })
  const filler = 'The weather of that week is of no interest to anybody.\n'.repeat(2000)
  const first = 'On 2 March 2026 I complained to Grant Hollis in writing about unpaid overtime.'
  const last = 'On 31 March 2026 Northgate Cold Storage terminated my employment.'
  expect(filler.length).toBeGreaterThan(100_000)
  await world.upload(id, 'diary.txt', Buffer.from(`${first}\n\n${filler}\n${last}\n`), 'text/plain')
  await world.work(id)
  const facts = await world.rows<{ statement: string; page: number }>(
    'select statement, page from casework.facts order by number',
  )
  expect(facts.map(({ statement }) => statement)).toEqual([first, last])
  const [document] = await world.rows<{ pages: number; stage: string }>(
    `select pages, stage from casework.documents where name = 'diary.txt'`,
  )
  expect(document).toEqual({ pages: facts[1]?.page, stage: 'mapped' })
})
