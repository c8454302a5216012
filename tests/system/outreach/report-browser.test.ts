import { chromium } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { renderReport } from '#apps/outreach/domain/report/render-report.ts'
import { gatherReport } from '#apps/outreach/services/report.ts'
import { findChromium } from '#integrations/browser/executable.ts'
import { HOSTILE, openKnownFixture, viewsOf } from '../../integration/outreach/known-fixture.ts'
import { needChromium } from '../../support/chromium.ts'

needChromium(async () => {})

test('in a browser the report asks nobody for anything, runs nothing, and is never wider than its page', async () => {
  const fixture = await openKnownFixture()
  const page = renderReport(await gatherReport(viewsOf(fixture), fixture.id, '2026-04-04T08:00:00.000Z'))
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  onTestFinished(() => browser.close())
  for (const width of [390, 1100]) {
    const tab = await browser.newPage({ viewport: { width, height: 800 } })
    const asked: string[] = []
    tab.on('request', (request) => asked.push(request.url()))
    tab.on('dialog', (dialog) => asked.push(dialog.message()))
    tab.on('console', (line) => asked.push(line.text()))
    await tab.setContent(page)
    expect(await tab.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth')).toBe(
      true,
    )
    expect(await tab.getByRole('img', { name: 'How far people came' }).count()).toBe(1)
    expect(await tab.getByText(HOSTILE.split('\n')[0] as string).count()).toBeGreaterThan(0)
    expect(asked).toEqual([])
    await tab.close()
  }
})
