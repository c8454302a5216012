import { expect, test } from 'vitest'
import { cli } from './harness.ts'

const lines = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

test('casework sanitise judges each line, names each finding with its span, and calls nothing clean that it could not judge [C-cli.1]', async () => {
  const sources = [{ id: 'memo', text: 'He told me that nobody would believe a word of it.' }]
  const entities = [{ name: 'Maria Delgado-Reyes', email: 'maria@example.com' }]
  const text = 'Ask M. Delgado: he told me that nobody would believe a thing.'
  const given = [
    { text: 'Find out first who knew of the complaint, and since when.', sources, entities },
    { text, sources, entities },
    { text: 'no sources', entities },
  ]
  const ran = await cli(['casework', 'sanitise'], {
    input: `${given.map((line) => JSON.stringify(line)).join('\n')}\nnonsense\n`,
  })
  const [clean, denied, unjudged, nonsense, ...more] = lines(ran.out)
  expect(more).toEqual([])
  expect(clean).toEqual({ ok: true, clean: true, findings: [] })
  expect(denied).toMatchObject({ ok: true, clean: false })
  expect(denied.findings.map((f: { start: number; end: number }) => text.slice(f.start, f.end))).toEqual([
    'M. Delgado',
    'he told me that nobody would believe a',
  ])
  expect(denied.findings[1]).toMatchObject({ kind: 'raw_case_text', source: { id: 'memo', start: 0, end: 38 } })
  expect([unjudged, nonsense].map(({ ok, error }) => [ok, error.code])).toEqual([
    [false, 'input.no_sources'],
    [false, 'json.syntax'],
  ])
  expect(ran.code).toBe(1)
  expect(ran.err).toBe('')
})

test('casework authorise asks the lanes for each line, and a line that it cannot read is an error [C-cli.1]', async () => {
  const scope = { case_id: 'c-1', run_id: 'r-1', coa_version: '2026.1' }
  const mapping = { role: 'MAPPING_AGENT', lane: 'WRITE_MAPPING_OUTPUTS', action: 'append', target: 'facts', scope }
  const given = [
    mapping,
    { ...mapping, target: 'transcripts' },
    { ...mapping, scope: { ...scope, coa_version: '' } },
    { ...mapping, target: { table: 'facts', case_id: 'c-2' } },
    { ...mapping, role: 'ORCHESTRATOR' },
    { ...mapping, role: 7 },
  ]
  const ran = await cli(['casework', 'authorise'], { input: given.map((line) => JSON.stringify(line)).join('\n') })
  const answers = lines(ran.out)
  expect(answers.map(({ ok, decision, rule_id, error }) => [ok, decision ?? error.code, rule_id])).toEqual([
    [true, 'allow', 'allow:WRITE_MAPPING_OUTPUTS'],
    [true, 'deny', 'lane.action'],
    [true, 'deny', 'scope.missing:coa_version'],
    [true, 'deny', 'prohibited:cross_case_lookup'],
    [true, 'deny', 'lane.role'],
    [false, 'schema.type', undefined],
  ])
  expect(ran.code).toBe(1)
})

test('when every line is good the filters end with 0 [C-cli.1]', async () => {
  const clean = JSON.stringify({ text: 'Who knew?', sources: [], entities: [] })
  const allowed = JSON.stringify({ role: 'ATTORNEY', action: 'upload', scope: { case_id: 'c', run_id: 'r' } })
  expect((await cli(['casework', 'sanitise'], { input: `${clean}\n` })).code).toBe(0)
  expect((await cli(['casework', 'authorise'], { input: `${allowed}\n` })).code).toBe(0)
})
