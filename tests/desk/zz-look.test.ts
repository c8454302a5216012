import { cpSync, globSync, mkdirSync } from 'node:fs'
import { expect, test, vi, onTestFinished } from 'vitest'
import { openOffice } from '#apps/casework/office.ts'
import { openLanewright } from '#apps/compose.ts'
import { caseworkPack } from '#packs/casework/pack.ts'
import { tasksPack } from '#packs/tasks/pack.ts'
import { temporary } from '../embedded/harness.ts'
import { createDatabase } from '../harness/server.ts'
import { fillCase } from './filled-case.ts'
import { openBrowser, openDesk, SOON, wrongOn } from './harness.ts'
import { PLACES } from './places.ts'
import { walk } from './walk.ts'

vi.setConfig({ testTimeout: 900_000 })
openBrowser()
test('look', async () => {
  const [dataDir, database] = [temporary(), await createDatabase()]
  const office = openOffice({ dataDir })
  const lw = await openLanewright({ dataDir, database, packs: [caseworkPack(office), tasksPack], attached: [office] })
  onTestFinished(async () => { await lw.close(); await database.drop() })
  console.time('fill')
  const { case: id, document } = await fillCase(lw, office)
  console.timeEnd('fill')
  const desk = await openDesk(lw, { dataDir, office })
  const page = await desk.open('/today')
  const wrong: string[] = []
  for (const { name, address, shows } of Object.values(PLACES).filter(({ address }) => address.startsWith('/cases'))) {
    await page.goto(new URL(address.replace('CASE', id).replace('DOCUMENT', document), desk.link()).href)
    try {
    await page.getByText(shows).first().waitFor({ timeout: 8000 })
    } catch { wrong.push(`${name} does not show ${shows}`) }
    wrong.push(...(await wrongOn(page, name)))
    wrong.push(...(await walk(page)).map((what) => `${name}: ${what}`))
    mkdirSync('/tmp/case-shots', { recursive: true })
    for (const [look, size] of [['light', {width: 1280, height: 800}], ['phone', {width: 390, height: 844}]] as const) {
      await page.setViewportSize(size)
      // the whole of the room
      await page.addStyleTag({ content: '' }).catch(() => {})
      const tall = await page.evaluate(`document.querySelector('main').scrollHeight`) as number
      await page.setViewportSize({ width: size.width, height: Math.min(4000, Math.max(size.height, tall + (look === 'phone' ? 220 : 20))) })
      await page.screenshot({ path: `/tmp/case-shots/${name}-${look}.png` })
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  expect(wrong).toEqual([])
})
