import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { OPERATOR } from '../../integration/http/harness.ts'
import { openLedgerFixture } from '../../integration/http/ledger-fixture.ts'
import { needChromium } from '../../support/chromium.ts'
import { launchChromium } from '../demo/chromium.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const shots = join(root, 'coverage', 'desk')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const fixture = openLedgerFixture()
let browser: Browser
let page: Page
let workspace: string
const problems: string[] = []

needChromium(async () => {
  execFileSync(process.execPath, [join(root, 'scripts', 'desk.ts')], { stdio: 'pipe' })
  mkdirSync(shots, { recursive: true })
  workspace = await fixture.letters(['first', 'second'])
  browser = await launchChromium()
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(`http://localhost:${fixture.server.port}/?token=${OPERATOR}`)
})
afterAll(async () => {
  await browser?.close()
  expect(problems).toEqual([])
})

const at = (path: string) => page.goto(`http://localhost:${fixture.server.port}/ledger/${workspace}/${path}`)

/** No violation in either light; a picture of each is kept. */
async function expectAccessible(name: string): Promise<void> {
  for (const light of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' })
    await page.locator(`html[data-theme="${light}"]`).waitFor()
    await page.screenshot({ path: join(shots, `ledger-${name}-${light}.png`) })
    // The page's policy lets no script in; the browser itself may run one.
    const found = await page.evaluate(
      `(() => { ${axe}; return axe.run().then((r) => r.violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.html).slice(0, 3).join(' '))) })()`,
    )
    expect(found, `${name} in the ${light}`).toEqual([])
  }
}

describe('the ledger', () => {
  test('is chosen from the workspaces', async () => {
    await page.goto(`http://localhost:${fixture.server.port}/ledger`)
    await page.getByRole('link', { name: /Letters/ }).click()
    await page.getByRole('tree', { name: 'Runs' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/ledger/${workspace}/runs`)
  })

  test('runs are a tree that arrow keys walk', async () => {
    await at('runs')
    const items = page.getByRole('treeitem')
    await items.first().focus()
    await page.keyboard.press('ArrowRight')
    await items.nth(1).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Why did this happen?' }).waitFor()
    expect(new URL(page.url()).searchParams.get('run')).toMatch(/^[0-9a-f-]{36}$/)
    await expectAccessible('runs')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(await items.count()).toBe(1)
    // A link to a run stands open at its place.
    await page.reload()
    await page.locator('[role="treeitem"][aria-selected="true"]').waitFor()
  })

  test('runs are found by kind', async () => {
    await at('runs')
    await page.getByLabel('Kind').selectOption('tool_gateway')
    await expect.poll(() => page.getByRole('treeitem').count(), { timeout: 30_000 }).toBe(2)
    expect(page.url()).toContain('kind=tool_gateway')
  })

  test('an entry is chosen by keyboard, and its address leads to it', async () => {
    await at('entries')
    const list = page.getByRole('listbox')
    await list.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('heading', { name: /^Entry \d+/ }).waitFor()
    const address = page.url()
    const title = await page.getByRole('heading', { name: /^Entry \d+/ }).textContent()
    await expectAccessible('entries')
    await page.goto('about:blank')
    await page.goto(address)
    await page.getByRole('heading', { name: title as string }).waitFor()
  })

  test('why draws the road, and a screen reader hears it in order', async () => {
    const [intent] = await fixture.rows('select intent_id as id from kernel.intents where workspace_id = $1', [
      workspace,
    ])
    await at(`why?intent=${intent.id}`)
    const pipeline = page.getByRole('list', { name: 'The road that led here' })
    await pipeline.waitFor()
    expect(await pipeline.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Proposal',
      'Verdict',
      'Lane',
      'Approval',
      'Grant',
      'Intent',
      'Receipt',
      'Evidence',
    ])
    await expectAccessible('why')
    await page.screenshot({ path: join(shots, 'ledger-why-whole.png'), fullPage: true })
  })

  test('the past is moved to by its slider, and says what changed since', async () => {
    const [{ seq }] = await fixture.rows(
      `select seq from kernel.event_log where workspace_id = $1 and entity_type = 'letters.letters' order by seq limit 1`,
      [workspace],
    )
    await at(`past?since=${Number(seq) - 1}&table=letters.letters`)
    await page
      .getByRole('row', { name: /changed/ })
      .first()
      .waitFor()
    expect(await page.getByRole('row', { name: /changed/ }).count()).toBe(2)
    await expectAccessible('past')
    const slider = page.getByRole('slider')
    await slider.focus()
    await page.keyboard.press('Home')
    await page.getByText('letters.letters had no row then.').waitFor()
    await slider.fill(String(seq))
    await page.getByText('1 row shown.').waitFor()
    expect(JSON.parse(new URL(page.url()).searchParams.get('at') ?? '')).toBe(String(seq))
  })

  test('verify and replay tell their result', async () => {
    await at('verify')
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('Whole: every entry is as it was written.').waitFor()
    await page.getByRole('button', { name: 'Rebuild and compare' }).click()
    await page.getByText(/^The same: \d+ rows/).waitFor()
    await expectAccessible('verify')
  })

  test('a verification and a replay that take long say how far they are, and are cancelled [D-long.1]', async () => {
    await at('verify')
    const held = async (path: RegExp, press: string, result: RegExp, cancelled: string) => {
      await page.route(path, () => {})
      await page.route(/in-progress/, (route) => route.fulfill({ json: { done: 12_000, total: 48_000 } }))
      await page.getByRole('button', { name: press }).click()
      await page.getByText(result).waitFor()
      expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('12000')
      await expectAccessible(`${press.toLowerCase()}-under-way`)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByText(cancelled).waitFor()
      await page.unroute(path)
      await page.unroute(/in-progress/)
    }
    await held(/api\/verify/, 'Verify', /12,000 of 48,000 entries/, 'The verification was cancelled.')
    await held(/\/replay/, 'Rebuild', /12,000 of 48,000 tables/, 'The rebuilding was cancelled.')
  })

  test('the export is downloaded whole', async () => {
    await at('export')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ])
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n')
    const [{ seq }] = await fixture.rows('select seq from kernel.heads where workspace_id = $1', [workspace])
    expect(lines).toHaveLength(Number(seq) + 2)
    await expectAccessible('export')
  })
})
