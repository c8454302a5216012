import { fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventText } from '#apps/scheduling/domain/calendar/calendar-object.ts'
import { openFolderCalendar } from '#integrations/calendar/folder.ts'
import { calendarSuite, EVENT, NOW, plantedText, READER } from './calendar-suite.ts'

const clock = { nowMs: () => Date.parse(NOW) }
const signal = new AbortController().signal
const openAt = (folder: string) =>
  openFolderCalendar({ name: 'built-in', folder, text: eventText, reader: READER, clock })
const newFolder = () => join(mkdtempSync(join(tmpdir(), 'lw-calendar-')), 'anna')

calendarSuite('the built-in calendar', async () => {
  const folder = newFolder()
  const calendar = await openAt(folder)
  return { calendar, plant: async (event) => writeFileSync(join(folder, `${event.uid}.ics`), plantedText(event)) }
})

const YEAR = { start: '2026-01-01T00:00:00Z', end: '2027-01-01T00:00:00Z' }

test('an event is one file that only its owner reads, and another process finds it [M-cal.16]', async () => {
  const folder = newFolder()
  const calendar = await openAt(folder)
  await calendar.put(EVENT, signal)
  await calendar.close()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const [file, ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(statSync(join(folder, file!)).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, file!), 'utf8')).toContain('DTSTART;TZID=Europe/Berlin:20261124T100000')
  const again = await openAt(folder)
  expect(await again.get(EVENT.uid, signal)).toMatchObject({ sequence: 0 })
  await again.close()
})

test('a file that cannot be read is told, and hides no other [M-cal.16]', async () => {
  const folder = newFolder()
  const calendar = await openAt(folder)
  await calendar.put(EVENT, signal)
  writeFileSync(join(folder, 'broken.ics'), 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT')
  writeFileSync(join(folder, 'huge.ics'), 'x'.repeat(2_000_000))
  symlinkSync('/etc/hostname', join(folder, 'link.ics'))
  writeFileSync(join(folder, 'notes.txt'), 'nothing of a calendar')
  expect(await calendar.busy(YEAR, signal)).toMatchObject({ times: [{ uid: EVENT.uid }], unread: [expect.any(String)] })
  await calendar.close()
})

test('our own event that somebody broke is not written over [M-cal.16]', async () => {
  const folder = newFolder()
  const calendar = await openAt(folder)
  await calendar.put(EVENT, signal)
  writeFileSync(join(folder, readdirSync(folder).find((name) => name.endsWith('.ics'))!), 'broken')
  expect(await calendar.put({ ...EVENT, sequence: 1 }, signal)).toMatchObject({
    error: { code: 'calendar.unreadable' },
  })
  await calendar.close()
})

test('killed while it writes, it leaves whole events, and each that was acknowledged [M-cal.16]', async () => {
  const folder = newFolder()
  const writer = join(import.meta.dirname, '..', '..', 'fixtures', 'calendar-writer.ts')
  for (let round = 0; round < 2; round++) {
    const child = fork(writer, [folder, String(round)], { execArgv: ['--conditions=lanewright-source'] })
    const done: string[] = []
    await new Promise<void>((resolve) => {
      child.on('message', (uid) => {
        done.push(String(uid))
        if (done.length === 15 + round * 7) child.kill('SIGKILL')
      })
      child.on('exit', () => resolve())
    })
    expect(done.length).toBeGreaterThanOrEqual(15)
    const calendar = await openAt(folder)
    for (const uid of done) expect(await calendar.get(uid, signal)).toMatchObject({ ours: true })
    expect((await calendar.busy(YEAR, signal)).unread).toEqual([])
    expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([])
    await calendar.close()
  }
})
