import { expect, test, vi } from 'vitest'
import { runDemo } from '../../integration/outreach/demo-run.ts'
import { needChromium } from '../../support/chromium.ts'
import { folderForTest } from '../cli/harness.ts'

needChromium(async () => {})
vi.setConfig({ testTimeout: 900_000 })

const LEADS = 6

test('the demo killed three times comes to the same outcome as one that was not, and nothing is sent twice [O-run.2] [O-demo.1] [O-pain.1]', async () => {
  const whole = await runDemo(folderForTest(), LEADS, [])
  const killed = await runDemo(folderForTest(), LEADS, [
    { invitations: 2, messages: 0 },
    { invitations: 4, messages: 0 },
    { invitations: LEADS, messages: 1 },
  ])
  expect(whole).toMatchObject({ code: 0, kills: 0, shown: { status: 'completed', ledger: { verified: true } } })
  expect(killed).toMatchObject({ code: 0, kills: 3, shown: { status: 'completed', ledger: { verified: true } } })
  expect(whole.shown.arrived.filter((line) => line.includes(' note '))).toHaveLength(LEADS)
  expect(killed.shown.arrived).toEqual(whole.shown.arrived)
  expect(killed.shown.figures).toEqual(whole.shown.figures)
})
