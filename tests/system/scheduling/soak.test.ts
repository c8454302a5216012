import { expect, test, vi } from 'vitest'
import { compliantAgent } from '../../integration/scheduling/compliant.ts'
import { runMonth } from '../../integration/scheduling/soak.ts'
import { openMeetingFixture } from '../../support/meeting.ts'

vi.setConfig({ testTimeout: 600_000 })

test('a month of meetings with people who mean harm and a model that obeys them: no mail outside our threads, no invented time, nothing of one in the mail of another, nothing moved or cancelled by itself [M-show.7] [M-gate.1]', async () => {
  const people: Array<{ name: string; email: string }> = []
  const fixture = await openMeetingFixture({ agent: compliantAgent(5, () => people) })
  people.push({ name: 'Ada Abel0x0', email: 'p0-0@m0.example' }, { name: 'Hugo Hansen1x1', email: 'p1-1@m1.example' })
  const month = await runMonth(fixture, { meetings: 5, seed: 11 })
  expect(month.breaches).toEqual([])
  expect(month.mails).toBeGreaterThan(10)
  expect(month.replies).toBeGreaterThan(10)
})
