import { once } from 'node:events'
import { existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type CaseDemoResult, demonstrateCase } from '#apps/casework/demo/demo.ts'
import { verifyBundle } from '#integrations/bagit/verify-bag.ts'
import { cli, folderForTest, spawnCli } from '../cli/harness.ts'
import { temporary } from '../embedded/harness.ts'

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
  const lines: string[] = []
  const shown = await demonstrateCase(folder, {}, (line) => lines.push(line))
  expect(shown).toMatchObject({
    ...{ status: 'completed', effects: { not_done: 0, uncertain: 0 }, ledger: { verified: true } },
  })
  expect(shown.facts).toBeGreaterThan(20)
  expect(lines.join('\n')).toContain('interview.wav written down on this machine by moonshine-tiny-en-quantized')
  expect(lines.join('\n')).toContain(
    '"My name is Maria Delgado Reyes. I worked as a shift lead at Northgate Cold Storage.',
  )
  // The memo to counsel, and the client's own voice.
  expect(lines.join('\n')).toContain('5 documents produced, 2 withheld and logged')
  const verified = await verifyBundle(shown.bundle)
  expect(verified).toMatchObject({ ok: true, kind: 'discovery_production', problems: [] })
  // A second look finds the same case, and begins no other.
  expect(await demonstrateCase(folder, {}, () => {})).toEqual(shown)
})

test('where no engine hears the recording, that is told with what to do, and the answer is typed [C-demo.1] [C-speech.9]', async () => {
  const lines: string[] = []
  const shown = await demonstrateCase(folderForCase(), { transcriber: async () => null }, (line) => lines.push(line))
  expect(shown).toMatchObject({ status: 'completed', effects: { not_done: 1 }, ledger: { verified: true } })
  expect(lines.join('\n')).toMatch(/speech\.no_engine: .* Type the answer, or name a speech server/)
  expect(lines.join('\n')).toContain('5 answers typed')
})

/** The demo as a person starts it, killed without warning so long after a line, or as soon as a package is being written. */
async function killedAt(data: string, line: string, laterMs = 0): Promise<void> {
  const child = spawnCli(['demo', 'casework', '--data', data])
  const gone = once(child, 'close')
  let [killed, words] = [false, '']
  const kill = () => {
    killed ||= child.kill('SIGKILL')
  }
  child.stderr!.setEncoding('utf8').on('data', (more: string) => {
    words += more
  })
  createInterface({ input: child.stdout! }).on('line', (said) => {
    if (said.trim().startsWith(line)) setTimeout(kill, laterMs)
  })
  const watch = setInterval(() => {
    if (line === PACKING && globSync(join(data, 'demo-casework/cases/*/packing/*/*.zip')).length > 0) kill()
  }, 2)
  await gone
  clearInterval(watch)
  expect(killed, `${line} was never said: ${words}`).toBe(true)
}
const PACKING = '(packing)'

test('the demo killed again and again comes to the same outcome, and twice in a row is the same answer; then the case is erased [C-demo.2] [C-erase.1]', async () => {
  const data = folderForTest()
  await killedAt(data, 'Delgado-Reyes v.')
  await killedAt(data, 'an attorney takes')
  await killedAt(data, 'in the file: warning-email', 100)
  // While the recording is written down, and while the package is packed.
  await killedAt(data, 'in the file: interview.wav', 1_500)
  await killedAt(data, 'an insight for the shared playbook: promoted', 50)
  await killedAt(data, PACKING)
  await killedAt(data, PACKING)
  const whole = await cli(['demo', 'casework', '--data', data, '--json'])
  expect(whole).toMatchObject({
    code: 0,
    json: { pack: 'casework', status: 'completed', effects: { uncertain: 0 }, ledger: { verified: true } },
  })
  const uncut = await demonstrateCase(folderForCase(), {}, () => {})
  const { documents, facts }: CaseDemoResult = whole.json
  expect({ documents, facts }).toEqual({ documents: uncut.documents, facts: uncut.facts })
  expect(await verifyBundle(whole.json.bundle)).toMatchObject({ ok: true, problems: [] })
  const second = await cli(['demo', 'casework', '--data', data, '--json'])
  expect(second).toMatchObject({ code: 0, json: whole.json })
  expect(second.err).toContain(`The case in ${join(data, 'demo-casework')} is closed; --again begins a new one.`)

  const [place, { workspace }] = [join(data, 'demo-casework'), whole.json]
  expect(globSync(join(place, 'cases', workspace, '*/*'))).not.toEqual([])
  const erased = await cli(['erase', workspace, workspace, '--reason', 'asked', '--data', place, '--json'])
  expect(erased).toMatchObject({ code: 0, json: { ok: true, before: false, cleaned: 'files', files: 8 } })
  expect(existsSync(join(place, 'cases', workspace))).toBe(false)
  expect(await cli(['verify', '--data', place, '--json'])).toMatchObject({ code: 0, json: { ok: true } })
})
