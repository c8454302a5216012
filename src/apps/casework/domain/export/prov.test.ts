import { expect, test } from 'vitest'
import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { RunRecord } from '#kernel/contracts/run-record.ts'
import { provJson } from './prov.ts'

const hash = 'ab'.repeat(32)
const ref = (artifact_id: string, more: Partial<ArtifactRef> = {}): ArtifactRef => ({
  artifact_id,
  artifact_kind: 'document',
  hash_sha256: hash,
  scope: 'case',
  hash_source: 'bytes',
  ...more,
})
const run = (run_id: string, more: Partial<RunRecord> = {}): RunRecord => ({
  run_id,
  root_run_id: 'root',
  run_kind: 'agent',
  actor: { actor_type: 'agent', actor_id: 'MAPPING_AGENT', role_id: 'MAPPING_AGENT' },
  contract_version: 'v1',
  policy_versions: { lanes: hash, roles: hash },
  created_at_utc: '2026-03-01T09:00:00Z',
  started_at_utc: '2026-03-01T09:00:01Z',
  status: 'completed',
  inputs_artifacts_json: [],
  outputs_artifacts_json: [],
  ...more,
})

async function provOf(runs: RunRecord[]) {
  let text = ''
  for await (const part of provJson(() => runs)) text += part
  return JSON.parse(text)
}

test('runs and artifacts become activities, entities and the relations between them [C-export.9]', async () => {
  const facts = ref('facts', {
    artifact_kind: 'facts',
    lineage: { derived_from: ['doc:1'], transformation: 'map', run_id: 'map' },
  })
  const prov = await provOf([
    run('root', { run_kind: 'orchestrator', actor: { actor_type: 'human', actor_id: 'anna' } }),
    run('map', { parent_run_id: 'root', inputs_artifacts_json: [ref('doc:1')], outputs_artifacts_json: [facts] }),
    run('again', { parent_run_id: 'root', inputs_artifacts_json: [ref('doc:1')] }),
  ])
  expect(Object.keys(prov.entity)).toEqual(['artifact:doc%3A1', 'artifact:facts'])
  expect(Object.keys(prov.activity)).toEqual(['run:root', 'run:map', 'run:again'])
  expect(prov.agent['actor:anna']['prov:type']).toEqual({ $: 'prov:Person', type: 'prov:QUALIFIED_NAME' })
  expect(prov.used['_:used.map.0']).toEqual({ 'prov:activity': 'run:map', 'prov:entity': 'artifact:doc%3A1' })
  expect(prov.wasGeneratedBy['_:generated.map.0']).toEqual({
    'prov:activity': 'run:map',
    'prov:entity': 'artifact:facts',
  })
  expect(prov.wasInformedBy['_:informed.again']).toEqual({ 'prov:informed': 'run:again', 'prov:informant': 'run:root' })
  expect(Object.values(prov.wasDerivedFrom)).toEqual([
    { 'prov:generatedEntity': 'artifact:facts', 'prov:usedEntity': 'artifact:doc%3A1', 'prov:activity': 'run:map' },
  ])
  const names = JSON.stringify(prov).match(/"(artifact|run|actor):[^"]*"/g) ?? []
  for (const name of names) expect(prov.prefix).toHaveProperty(name.slice(1).split(':', 1)[0] as string)
})

test('no runs are an empty story and still JSON [C-export.9]', async () => {
  expect(await provOf([])).toEqual({ prefix: expect.any(Object) })
})
