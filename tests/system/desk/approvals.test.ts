import { expect, test } from 'vitest'
import { tasksApp } from '#apps/tasks/app.ts'
import { openFixture } from '../../support/fixture.ts'
import { keysReady, openBrowser, openDesk, SOON, violations } from './harness.ts'

openBrowser()

const NAUGHTY = [
  '<img src=x onerror="document.title=1">',
  '"><script>document.title=1</script>',
  '{{constructor.constructor("document.title=1")()}}',
  '\u202egnp.exe \u0000 \u001b[31m',
  "javascript:document.title=1'; drop table kernel.runs;--",
  '𝕳𝖊𝖑𝖑𝖔 Ω≈ç√ 田中さん ﷽ 🏳️‍🌈',
]

test('from what waits to what is done, by keyboard: read, approve, reject with a reason, and it is so when the database says so [D-appr.1]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  const letters = await fixture.letters(['one', 'two'])
  await fixture.lw.start()
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open()
  await page
    .getByRole('link', { name: /approval/ })
    .filter({ hasText: 'Decide' })
    .click()
  await page.getByText('Reader of one', { exact: false }).first().waitFor()
  expect(await violations(page)).toEqual([])
  const shown = await page.getByRole('region', { name: 'Exact bytes' }).textContent()
  const waiting = await fixture.rows<{ content: string }>(
    `select content from kernel.approvals where status = 'pending'`,
  )
  expect(waiting.map(({ content }) => content)).toContain(shown)

  await keysReady(page)
  await page.keyboard.press('a')
  await page.getByText('Approved.').waitFor()
  await expect.poll(() => fixture.posted(), SOON).toHaveLength(1)
  await page.getByText('Reader of two', { exact: false }).first().waitFor()
  await keysReady(page)
  await page.keyboard.press('r')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Not this one.')
  expect(await violations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await page.getByText('Rejected.').waitFor()
  expect(await fixture.posted()).toHaveLength(1)
  const rows = await fixture.rows(
    `select reason, decided_by from kernel.approvals where workspace_id = $1 and status = 'rejected'`,
    [letters],
  )
  expect(rows).toEqual([{ reason: 'Not this one.', decided_by: 'olga' }])
})

test('a key that is held down decides on what was read, and on nothing that comes up after it [D-keys.3]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  // Which of them waits first is whichever was driven first: the one that is read is the one that is decided.
  const letters = { one: await fixture.letters(['one']), two: await fixture.letters(['two']) }
  await fixture.lw.start()
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open('/approvals')
  await expect.poll(() => page.getByRole('list', { name: 'Waiting' }).getByRole('button').count(), SOON).toBe(2)
  const read = await page.getByRole('region', { name: 'Exact bytes' }).textContent()
  const decided = read?.includes('Reader of one') ? letters.one : letters.two
  await keysReady(page)
  // Held down: the keyboard repeats it until it is let go.
  const isGone = async () => (await page.getByRole('list', { name: 'Waiting' }).getByRole('button').count()) < 2
  for (let i = 0; i < 2000 && !(await isGone()); i++) await page.keyboard.down('a')
  for (let i = 0; i < 20; i++) await page.keyboard.down('a')
  await page.keyboard.up('a')
  await expect.poll(async () => (await fixture.lw.store.load(decided))?.workspace.status, SOON).toBe('completed')
  expect(await page.getByRole('list', { name: 'Waiting' }).getByRole('button').count()).toBe(1)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await fixture.posted()).toHaveLength(1)
})

test('two tabs approve the same at once: one wins, the other is told, and it happens once [D-appr.2]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  const letters = await fixture.letters(['one'])
  const desk = await openDesk(fixture.lw, fixture)
  await fixture.lw.start()
  const one = await desk.open('/approvals')
  const two = await desk.tab(one, '/approvals')
  for (const page of [one, two]) await keysReady(page)
  await Promise.all([one.keyboard.press('a'), two.keyboard.press('a')])
  await expect
    .poll(async () => (await Promise.all([one, two].map((page) => page.getByRole('alert').count()))).sort(), SOON)
    .toEqual([0, 1])
  for (const page of [one, two]) await page.getByText('Nothing waits for your yes.').waitFor()
  await expect.poll(async () => (await fixture.lw.store.load(letters))?.workspace.status, SOON).toBe('completed')
  expect(await fixture.posted()).toHaveLength(1)
})

test('whatever a name holds is text and nothing else [D-text.1]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  for (const name of NAUGHTY)
    await fixture
      .letters(['one'], { name: name.replaceAll('\0', '') })
      .catch((error) => expect(error.code).toMatch(/^(text|workspace)\./))
  await fixture.lw.start()
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open('/today')
  await page.getByText('<img src=x onerror="document.title=1">').first().waitFor()
  await page.getByText('{{constructor.constructor').first().waitFor()
  expect(await page.title()).toMatch(/^(\(\d+\) )?Today - Lanewright$/)
  expect(await page.locator('img[src="x"]').count()).toBe(0)
})

test('reload, a lost connection and a restart lose nothing and show the truth [D-live.1]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  const letters = await fixture.letters(['one', 'two'])
  await fixture.lw.drive(letters)
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open('/today')
  await page.getByText('1 approval waits').waitFor()
  await page.getByText('Up to date').waitFor()

  await desk.stop()
  await page.getByText('The connection was lost').waitFor()
  // Meanwhile somebody else decides.
  await fixture.finish(letters)
  await desk.start()
  await page.getByText('Up to date').waitFor()
  await page.getByText('Nothing waits for you.').waitFor()
  await page.reload()
  await page.getByText('Nothing waits for you.').waitFor()

  await desk.stop()
  await desk.start('e'.repeat(43))
  await page.getByText('this page is locked').waitFor()
  expect(await fixture.posted()).toHaveLength(2)
})

test('the stop switch holds everything, says who and why, and lets it go on [D-stop.1]', async () => {
  const fixture = await openFixture({ beside: [tasksApp] })
  await fixture.letters(['one'])
  await fixture.lw.start()
  const desk = await openDesk(fixture.lw, fixture)
  const page = await desk.open('/approvals')
  await page.getByRole('button', { name: 'Approve' }).waitFor()
  await page.getByRole('button', { name: 'Stop everything' }).click()
  await page.getByRole('textbox', { name: 'Why' }).fill('Something looks wrong')
  await page.getByRole('dialog').getByRole('button', { name: 'Stop everything' }).click()
  await page.getByText('olga: Something looks wrong').waitFor()
  expect(await violations(page)).toEqual([])
  await keysReady(page)
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Let work go on' }).click()
  await expect.poll(() => fixture.posted(), SOON).toHaveLength(1)
})
