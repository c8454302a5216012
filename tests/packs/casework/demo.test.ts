import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'
import { verifyBundle } from '#adapters/bag/verify-bag.ts'
import { type CaseShown, demonstrateCase } from '#apps/casework/demo.ts'
import { cli, folderForTest, spawnCli } from '../../cli/harness.ts'
import { temporary } from '../../embedded/harness.ts'

vi.setConfig({ testTimeout: 600_000 })

function folderForCase(): string {
  const folder = `${temporary()}/case`
  onTestFinished(() => {
    for (const gone of [folder, `${folder}.journal`]) rmSync(gone, { recursive: true, force: true })
  })
  return folder
}

test('the sample case runs from real files to a package that verifies, offline, on a database of its own [C-demo.1] [C-speech.9]', async () => {
  const folder = folderForCase()
  const told: string[] = []
  const shown = await demonstrateCase(folder, {}, (line) => told.push(line))
  expect(shown).toMatchObject({
    ...{ status: 'completed', effects: { not_done: 0, uncertain: 0 }, ledger: { verified: true } },
  })
  expect(shown.facts).toBeGreaterThan(20)
  expect(told.join('\n')).toContain('interview.wav written down on this machine by moonshine-tiny-en-quantized')
  expect(told.join('\n')).toContain(
    '"My name is Maria Delgado Reyes. I worked as a shift lead at Northgate Cold Storage.',
  )
  // The memo to counsel, and the client's own voice.
  expect(told.join('\n')).toContain('5 documents produced, 2 withheld and logged')
  const verified = await verifyBundle(shown.bundle)
  expect(verified).toMatchObject({ ok: true, kind: 'discovery_production', problems: [] })
  // A second look finds the same case, and begins no other.
  expect(await demonstrateCase(folder, {}, () => {})).toEqual(shown)
})

test('where no engine hears the recording, that is told with what to do, and the answer is typed [C-demo.1] [C-speech.9]', async () => {
  const told: string[] = []
  const shown = await demonstrateCase(folderForCase(), { transcriber: async () => null }, (line) => told.push(line))
  expect(shown).toMatchObject({ status: 'completed', effects: { not_done: 1 }, ledger: { verified: true } })
  expect(told.join('\n')).toMatch(/speech\.no_engine: .* Type the answer, or name a speech server/)
  expect(told.join('\n')).toContain('5 answers typed')
})

/** The demo as a person starts it, killed without warning at the line that each of these begins. */
async function killedAt(data: string, line: string): Promise<void> {
  const child = spawnCli(['demo', 'casework', '--data', data])
  const gone = once(child, 'close')
  let [killed, words] = [false, '']
  child.stderr!.setEncoding('utf8').on('data', (more: string) => {
    words += more
  })
  for await (const said of createInterface({ input: child.stdout! })) {
    if (killed || !said.trim().startsWith(line)) continue
    killed = child.kill('SIGKILL')
  }
  await gone
  expect(killed, `${line} was never said: ${words}`).toBe(true)
}

test('the demo killed again and again comes to the same outcome, and twice in a row is the same answer [C-demo.2]', async () => {
  const data = folderForTest()
  for (const line of [
    'Delgado-Reyes v.',
    'an attorney takes',
    'in the file: warning-email',
    'in the file: interview.wav',
    'an insight for the shared playbook: promoted',
    'exported:',
  ])
    await killedAt(data, line)
  const whole = await cli(['demo', 'casework', '--data', data, '--json'])
  expect(whole).toMatchObject({
    code: 0,
    json: { pack: 'casework', status: 'completed', effects: { uncertain: 0 }, ledger: { verified: true } },
  })
  const uncut = await demonstrateCase(folderForCase(), {}, () => {})
  const { documents, facts }: CaseShown = whole.json
  expect({ documents, facts }).toEqual({ documents: uncut.documents, facts: uncut.facts })
  expect(await verifyBundle(whole.json.bundle)).toMatchObject({ ok: true, problems: [] })
  const second = await cli(['demo', 'casework', '--data', data, '--json'])
  expect(second).toMatchObject({ code: 0, json: whole.json })
  expect(second.err).toContain(`The case in ${join(data, 'demo-casework')} is closed; --again begins a new one.`)
})
