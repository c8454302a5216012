import { readFileSync } from 'node:fs'
import { NoOpProposal, RequestUserInputProposal } from '#kernel/contracts/proposals.ts'
import type { App } from '#kernel/ports/app.ts'
import { caseworkAgent } from './agent/casework.ts'
import { modelInput } from './agent/model-input.ts'
import { withModel } from './agent/with-model.ts'
import { closing } from './domain/decide/closing.ts'
import { decideEntities } from './domain/decide/entities.ts'
import { decideBundle, decideRecord } from './domain/decide/export.ts'
import { checkGoal, standardTasks } from './domain/decide/goal.ts'
import { decideHeuristics, decidePlaybook, decideScan } from './domain/decide/governance.ts'
import { decideConflicts, decideIntake } from './domain/decide/intake.ts'
import {
  decideAsk,
  decideDictation,
  decideNotes,
  decideTranscribe,
  decideTranscript,
} from './domain/decide/interview.ts'
import { decideCoaMap, decideEvidence, decideFacts, decideRead } from './domain/decide/mapping.ts'
import { orchestrate, roleOf, runOf } from './domain/decide/orchestrate.ts'
import { outcome } from './domain/decide/outcome.ts'
import * as proposals from './domain/decide/proposals.ts'
import { receive } from './domain/decide/receive.ts'
import { rejected } from './domain/decide/rejected.ts'
import { rest } from './domain/decide/rest.ts'
import { buildSnapshot } from './domain/decide/snapshot.ts'
import { WriteCoaMap, WriteEvidenceMap, WriteFacts } from './domain/mapping/contracts.ts'
import { caseworkNames, caseworkResolvesTo, caseworkWrites } from './domain/names.ts'
import { views } from './domain/views.ts'
import { bundleTools } from './tools/bundle-tools.ts'
import { conflictCheck } from './tools/conflict-check.ts'
import { textTools } from './tools/document-text.ts'
import { governanceTools } from './tools/governance-tools.ts'
import { interviewTools } from './tools/interview-tools.ts'
import type { CaseworkServices } from './tools/services.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Casework: legal cases through governed runs (seed 004). One workspace is one case. */
export function caseworkApp(casework: CaseworkServices): App {
  return {
    name: 'casework',
    title: 'Cases',
    sql: new URL('./schema/', import.meta.url),
    snapshotSql: read('./schema/snapshot.sql'),
    policy: {
      lanes: { path: 'policy/lanes.yaml', text: read('./policy/lanes.yaml') },
      roles: { path: 'policy/roles.yaml', text: read('./policy/roles.yaml') },
    },
    agent: caseworkAgent,
    model: { agentWith: withModel, sends: modelInput, confidential: 'client files' },
    agentRole: 'INTAKE_AGENT',
    roleOf,
    orchestratorRole: 'ORCHESTRATOR',
    orchestrate,
    runOf,
    closing,
    authorizeHumanActions: true,
    redacted: true,
    rules: read('./agent/prompts/rules.md'),
    actions: {
      no_op: NoOpProposal,
      request_user_input: RequestUserInputProposal,
      check_conflicts: proposals.CheckConflicts,
      write_intake: proposals.WriteIntake,
      write_entities: proposals.WriteEntities,
      ask_next: proposals.AskNext,
      dictation: proposals.Dictation,
      transcribe: proposals.Transcribe,
      write_transcript: proposals.WriteTranscript,
      write_notes: proposals.WriteNotes,
      read_documents: proposals.ReadDocuments,
      write_facts: WriteFacts,
      write_evidence_map: WriteEvidenceMap,
      write_coa_map: WriteCoaMap,
      scan_candidate: proposals.ScanCandidate,
      promote_playbook: proposals.PromotePlaybook,
      promote_heuristics: proposals.PromoteHeuristics,
      bundle: proposals.BundleStep,
      write_bundle: proposals.WriteBundle,
    },
    resolvesTo: caseworkResolvesTo,
    writes: caseworkWrites,
    tools: [
      conflictCheck(casework),
      ...textTools(casework),
      ...interviewTools(casework),
      ...governanceTools(casework),
      ...bundleTools(casework),
    ],
    traits: caseworkNames.traits,
    decide: {
      check_conflicts: decideConflicts,
      write_intake: decideIntake,
      write_entities: decideEntities,
      ask_next: decideAsk,
      dictation: decideDictation,
      transcribe: decideTranscribe,
      write_transcript: decideTranscript,
      write_notes: decideNotes,
      read_documents: decideRead,
      write_facts: decideFacts,
      write_evidence_map: decideEvidence,
      write_coa_map: decideCoaMap,
      scan_candidate: decideScan,
      promote_playbook: decidePlaybook,
      promote_heuristics: decideHeuristics,
      bundle: decideBundle,
      write_bundle: decideRecord,
    },
    checkGoal,
    standardTasks,
    buildSnapshot,
    rest,
    outcome,
    rejected,
    receive,
    views,
  }
}
