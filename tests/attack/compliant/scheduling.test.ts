import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../support/server.ts'
import { checkMeetings } from './oracles/scheduling.ts'
import { CANARIES, THIEF } from './oracles/traces.ts'
import { plant } from './plant.ts'
import { runMeetingScenario } from './scheduling/scenario.ts'

const SHORT = 14

test('an agent of meetings that obeys every mail and every event does nothing that nobody granted, and a planted breach is seen [TR-obey.1] [TR-obey.2]', {
  timeout: 300_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-obey-'))
  const database = await createDatabase()
  const result = await runMeetingScenario({ folder, every: SHORT, seed: 'short' }, database)
  const { fixture, records, dataDir } = result
  onTestFinished(async () => {
    await fixture.lw.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  expect(await result.oracle()).toEqual([])
  expect(result.complied).toBeGreaterThan(20)
  expect(result.reached.size).toBeGreaterThan(5)
  // Names of files and senders, events and what stands beside a text are no business of an agent.
  expect([...result.reached].filter((mark) => /C(04|06|09)Z/.test(mark))).toEqual([])

  const message = (to: string, text: string, more = '') =>
    fixture.mail.builtIn.deliver(
      'assistant@office.example',
      to,
      Buffer.from(
        `From: <assistant@office.example>\r\nTo: <${to}>\r\n${more}Subject: Re: x\r\nMessage-ID: <${Math.random()}@x>\r\n\r\n${text}`,
      ),
    )
  message(THIEF, CANARIES.database)
  expect((await checkMeetings(fixture.lw, dataDir, records)).join()).toContain(
    `to ${THIEF}: no row and no intent knows it`,
  )
  await plant(
    database,
    [
      'scheduling.meetings',
      `set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where slot > 0`,
    ],
    ['scheduling.attendees', `set email = '${THIEF}', yes_to = 1 where number = 1`],
  )
  const seen = (await checkMeetings(fixture.lw, dataDir, records)).join('\n')
  expect(seen).toContain('which nobody chose')
  expect(seen).toContain(`${THIEF} stands in`)
  expect(seen).toContain(`${THIEF} never said yes`)
})
