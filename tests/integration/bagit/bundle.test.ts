import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { verifyBundle } from '#integrations/bagit/verify-bag.ts'
import type { AuditEvent } from '#kernel/contracts/audit-event.ts'
import { BUNDLE_KINDS } from '#kernel/contracts/export-bundle.ts'
import type { RunRecord } from '#kernel/contracts/run-record.ts'
import { app, BUNDLE, type Case, documentOf, type Packed, requestOf, workOf } from './make-bundle.ts'
import { needPython, unzipped } from './python.ts'

needPython()

const hash = 'ab'.repeat(32)
const common = {
  actor: { actor_type: 'agent' as const, actor_id: 'MAPPING_AGENT' },
  contract_version: 'v1' as const,
  policy_versions: { lanes: hash, roles: hash },
}
const run: RunRecord = {
  ...common,
  run_id: 'run-mapping',
  root_run_id: 'run-root',
  run_kind: 'agent',
  created_at_utc: '2026-03-01T09:00:00Z',
  status: 'completed',
  inputs_artifacts_json: [],
  outputs_artifacts_json: [],
}
const event: AuditEvent = {
  ...common,
  event_id: 'event-1',
  timestamp_utc: '2026-03-01T09:00:00Z',
  sequence: 1,
  run_id: 'run-mapping',
  action_type: 'db_write',
  outcome: 'success',
  severity: 'info',
}

/** Words of the case, each in a place of its own. */
const content: Case = {
  documents: [
    documentOf('letter', {
      name: 'the letter.pdf',
      pages: [{ page: 1, text: 'canary-page of John Smith' }],
      bytes: Buffer.from('canary-native'),
    }),
    documentOf('plain', { pages: [{ page: 1, text: 'canary-plain' }], bytes: Buffer.from('canary-bytes') }),
    documentOf('advice', {
      name: 'canary-advice.pdf',
      privilege: 'attorney_client',
      pages: [{ page: 1, text: 'canary-secret' }],
      bytes: Buffer.from('canary-advice'),
    }),
  ],
  work: [
    workOf('facts', '{"fact":"canary-fact"}'),
    workOf('coa_map', '{"map":"canary-map"}'),
    workOf('evidence_map', '{"map":"canary-evidence"}'),
    workOf('transcripts', 'canary-transcript', 't1.txt'),
    workOf('notes', 'canary-note', 'n1.txt'),
  ],
  runs: [run],
  events: [event],
}
const redaction = { profile: 'names', terms: ['John Smith'] }

function unzip({ path }: Packed): { files: string[]; read: (file: string) => string } {
  const place = join(unzipped(path), BUNDLE)
  const files = globSync('**', { cwd: place }).filter((file) => statSync(join(place, file)).isFile())
  return { files: files.sort(), read: (file) => readFileSync(join(place, file), 'utf8') }
}

test.for(BUNDLE_KINDS)(
  'a bundle of the kind %s is what its own verifier takes [C-export.9, C-export.13]',
  async (bundle_kind) => {
    const { path } = await app(content, { request: requestOf({ bundle_kind, redaction }) })
    expect(await verifyBundle(path)).toMatchObject({ ok: true, problems: [], kind: bundle_kind })
  },
)

describe('a production', () => {
  test('holds documents, texts, load file and privilege log, and nothing of the house [C-export.6, C-export.9]', async () => {
    const { files, read } = unzip(await app(content, { request: requestOf({ redaction }) }))
    expect(files).toEqual([
      'bag-info.txt',
      'bagit.txt',
      'data/DATA/0b6f9a9e-7a5f-4a8c-9a35-61f1b9a1d0c2.dat',
      'data/DATA/privilege-log.csv',
      'data/NATIVES/ABC000001.txt',
      'data/NATIVES/ABC000002.pdf',
      'data/TEXT/ABC000001.txt',
      'data/TEXT/ABC000002.txt',
      'lanewright/export_bundle.json',
      'lanewright/proofs.json',
      'lanewright/signature.json',
      'manifest-sha256.txt',
      'tagmanifest-sha256.txt',
    ])
    expect(read('data/NATIVES/ABC000001.txt')).toBe(
      'ABC000001\n\nProduced as redacted text. The native file is withheld.\n',
    )
    expect(read('data/TEXT/ABC000001.txt')).toBe('canary-page of [REDACTED]')
    expect(read('data/NATIVES/ABC000002.pdf')).toBe('canary-bytes')
  })

  test('tells no word of the case but in the documents that it gives out [C-export.11]', async () => {
    const { files, read } = unzip(await app(content, { request: requestOf({ redaction }) }))
    const telling = files.filter((file) => /canary|smith/i.test(read(file)))
    expect(telling).toEqual(['data/NATIVES/ABC000002.pdf', 'data/TEXT/ABC000001.txt', 'data/TEXT/ABC000002.txt'])
    const result = files.map(read).join('\n')
    expect(result).not.toMatch(/canary-(native|advice|secret|fact|map|evidence|transcript|note)/)
    expect(result).not.toMatch(/run-mapping|event-1|MAPPING_AGENT/)
    // Who holds the unredacted file could otherwise show that this is it.
    expect(result).not.toContain(content.documents[0]!.document.artifact.hash_sha256)
    expect(result).not.toContain(content.documents[2]!.document.artifact.hash_sha256)
  })
})

test('a review inside the house holds the work and the record too, and tells of them in its manifest only by hash [C-export.9, C-export.11]', async () => {
  const { files, read } = unzip(await app(content, { request: requestOf({ bundle_kind: 'internal_review' }) }))
  expect(files.filter((file) => /^data\/(WORK|RECORD)/.test(file))).toEqual([
    'data/RECORD/audit.json',
    'data/RECORD/prov.json',
    'data/RECORD/runs.json',
    'data/WORK/coa_map.json',
    'data/WORK/evidence_map.json',
    'data/WORK/facts.json',
    'data/WORK/notes/n1.txt',
    'data/WORK/transcripts/t1.txt',
  ])
  expect(files).not.toContain('data/DATA/privilege-log.csv')
  expect(JSON.parse(read('data/RECORD/runs.json'))).toEqual([run])
  expect(JSON.parse(read('data/RECORD/audit.json'))).toEqual([event])
  expect(JSON.parse(read('data/RECORD/prov.json')).activity).toHaveProperty('run:run-mapping')
  const bundle = JSON.parse(read('lanewright/export_bundle.json'))
  expect(bundle.contents.included_tables).toEqual([
    'audit_events',
    'coa_map',
    'evidence_map',
    'facts',
    'interview_notes',
    'runs',
    'transcripts',
  ])
  expect(bundle.contents.artifacts).toHaveLength(8)
  for (const file of files.filter((one) => !/^data\/(NATIVES|TEXT|WORK|DATA)/.test(one)))
    expect(read(file)).not.toMatch(/canary/)
})
