import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { RunRecord } from '#kernel/contracts/run-record.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'

/** PROV-JSON (W3C member submission) of runs and the artifacts that they used and made. */

/** Read once for each part of the document, so that no case has to fit into memory. */
export type Runs = () => AsyncIterable<RunRecord> | Iterable<RunRecord>

const PREFIXES = {
  prov: 'http://www.w3.org/ns/prov#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  lw: 'urn:lanewright:term:',
  artifact: 'urn:lanewright:artifact:',
  run: 'urn:lanewright:run:',
  actor: 'urn:lanewright:actor:',
}

type Member = [id: string, value: object]

export async function* provJson(runs: Runs): AsyncGenerator<string> {
  yield `{"prefix":${canonicalText(PREFIXES)}`
  yield* section('entity', onceEach(entitiesOf), runs)
  yield* section('activity', (run) => [activityOf(run)], runs)
  yield* section(
    'agent',
    onceEach((run) => [agentOf(run)]),
    runs,
  )
  yield* section('used', (run) => relations(run, run.inputs_artifacts_json, 'used'), runs)
  yield* section('wasGeneratedBy', (run) => relations(run, run.outputs_artifacts_json, 'generated'), runs)
  yield* section('wasAssociatedWith', (run) => [associationOf(run)], runs)
  yield* section('wasInformedBy', parentOf, runs)
  yield* section('wasDerivedFrom', onceEach(derivationsOf), runs)
  yield '}\n'
}

type Members = (run: RunRecord) => Member[]

async function* section(title: string, membersOf: Members, runs: Runs): AsyncGenerator<string> {
  const opening = `,\n${JSON.stringify(title)}:{\n`
  let before = opening
  for await (const run of runs())
    for (const [id, value] of membersOf(run)) {
      yield `${before}${JSON.stringify(id)}:${canonicalText(value)}`
      before = ',\n'
    }
  if (before !== opening) yield '\n}'
}

/** What several runs speak of stands there once, as the first of them has it. */
function onceEach(membersOf: Members): Members {
  const seen = new Set<string>()
  return (run) =>
    membersOf(run).filter(([id]) => {
      if (seen.has(id)) return false
      seen.add(id)
      return true
    })
}

function entitiesOf({ inputs_artifacts_json, outputs_artifacts_json }: RunRecord): Member[] {
  return [...inputs_artifacts_json, ...outputs_artifacts_json].map((ref) => [
    artifactId(ref.artifact_id),
    {
      'prov:type': { $: `lw:${name(ref.artifact_kind)}`, type: 'prov:QUALIFIED_NAME' },
      'lw:sha256': ref.hash_sha256,
      ...(ref.byte_size !== undefined && { 'lw:byte_size': { $: String(ref.byte_size), type: 'xsd:long' } }),
    },
  ])
}

function activityOf(run: RunRecord): Member {
  const { started_at_utc, completed_at_utc } = run
  return [
    runId(run.run_id),
    {
      'prov:type': { $: `lw:${name(run.run_kind)}`, type: 'prov:QUALIFIED_NAME' },
      'lw:status': run.status,
      ...(started_at_utc !== undefined && { 'prov:startTime': started_at_utc }),
      ...(completed_at_utc !== undefined && { 'prov:endTime': completed_at_utc }),
    },
  ]
}

const AGENT_TYPES = { human: 'prov:Person', agent: 'prov:SoftwareAgent', system: 'prov:SoftwareAgent' }

function agentOf(run: RunRecord): Member {
  const { actor_type, role_id } = run.actor
  const type = { $: AGENT_TYPES[actor_type as keyof typeof AGENT_TYPES], type: 'prov:QUALIFIED_NAME' }
  return [actorId(run), { 'prov:type': type, ...(role_id !== undefined && { 'lw:role': role_id }) }]
}

function relations({ run_id }: RunRecord, refs: readonly ArtifactRef[], word: string): Member[] {
  return refs.map((ref, i) => [
    `_:${word}.${name(run_id)}.${i}`,
    { 'prov:activity': runId(run_id), 'prov:entity': artifactId(ref.artifact_id) },
  ])
}

function associationOf(run: RunRecord): Member {
  return [`_:associated.${name(run.run_id)}`, { 'prov:activity': runId(run.run_id), 'prov:agent': actorId(run) }]
}

function parentOf({ run_id, parent_run_id }: RunRecord): Member[] {
  if (parent_run_id === undefined) return []
  return [[`_:informed.${name(run_id)}`, { 'prov:informed': runId(run_id), 'prov:informant': runId(parent_run_id) }]]
}

function derivationsOf(run: RunRecord): Member[] {
  return run.outputs_artifacts_json.flatMap(({ artifact_id, lineage }) =>
    (lineage?.derived_from ?? []).map(
      (source): Member => [
        `_:derived.${name(artifact_id)}.${name(source)}`,
        {
          'prov:generatedEntity': artifactId(artifact_id),
          'prov:usedEntity': artifactId(source),
          ...(lineage && { 'prov:activity': runId(lineage.run_id) }),
        },
      ],
    ),
  )
}

const artifactId = (id: string) => `artifact:${name(id)}`
const runId = (id: string) => `run:${name(id)}`
const actorId = ({ actor }: RunRecord) => `actor:${name(actor.actor_id)}`

/** The local part of a qualified name: what PROV-N does not allow there is percent-encoded. */
function name(id: string): string {
  return encodeURIComponent(id).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
