import type { EndedEffect, Followed } from '#ports/pack.ts'
import type { Change, Row } from '#ports/store.ts'
import type { CreateInput, StepInput } from '../tools/bundle-tools.ts'
import type { ReadTexts, TextInput, TextOutput } from '../tools/document-text.ts'
import type { HeuristicsInput, PlaybookInput, ScanInput } from '../tools/governance-tools.ts'
import type { DictationInput, PromptInput, SpeechInput, SpokenWords } from '../tools/interview-tools.ts'
import type { PackedBundle, PlannedBundle } from '../tools/office.ts'
import { artifactRow, blobOf, insert, insertArtifact, jsonBytes, update, updateCase } from './rows.ts'

type Context = { now: string; uuid(): string }
type Follow = (ended: EndedEffect, context: Context) => Followed

const NOTHING: Followed = { changes: [] }

/** What the rows of a case become when a tool has ended. */
export function outcome(ended: EndedEffect, context: Context): Followed {
  return follows[ended.tool]?.(ended, context) ?? NOTHING
}

const ifDone =
  (follow: Follow): Follow =>
  (ended, context) =>
    ended.status === 'verified' && ended.output !== null ? follow(ended, context) : NOTHING

const follows: Record<string, Follow> = {
  'conflict.check': ifDone(({ output }, context) => ({
    changes: [updateCase(context, { conflict: (output as { answer: string }).answer })],
  })),
  'text.extract': ifDone(keepTexts),
  'ocr.run': ifDone(keepTexts),
  'interview.prompt.next': ifDone(keepQuestion),
  'dictation.start': ifDone(({ input }) => {
    const { client_session_id, dictation_id } = input as DictationInput
    return { changes: [update('sessions', { client_session_id }, { dictation_id, dictation_wanted: false })] }
  }),
  'dictation.stop': ifDone(({ input }) => {
    const { client_session_id } = input as DictationInput
    return { changes: [update('sessions', { client_session_id }, { dictation_id: null, dictation_ended: false })] }
  }),
  'transcription.run': keepSpeech,
  'sanitise.scan': ifDone(keepFindings),
  'append:shared_playbooks': ifDone((ended, context) => shared(ended, context, 'shared_playbooks')),
  'append:shared_heuristics': ifDone((ended, context) => shared(ended, context, 'shared_heuristics')),
  'export_bundle.create': bundleStep('created', 'assemble', ({ input, output, approvalId }) => {
    const { contents_hash } = input as CreateInput
    return { contents_hash, approval_id: approvalId, ...(output as PlannedBundle) }
  }),
  'export_bundle.validate': bundleStep('validated', 'validate', () => ({})),
  'export_bundle.sign': bundleStep('signed', 'sign', ({ output }) => ({ signature: output })),
  'export_bundle.finalize': bundleStep('finalized', 'finalize', ({ output }) => {
    const { package_hash, package_bytes, manifest_hash } = output as PackedBundle
    return { package_hash, package_bytes, manifest_hash }
  }),
}

function keepTexts({ input, output, unkept, runId }: EndedEffect, context: Context): Followed {
  const read = new Map((unkept as ReadTexts).texts.map((one) => [one.document_id, one]))
  const changes: Change[] = []
  const artifacts: Row[] = []
  const blobs: Followed['blobs'] = []
  for (const line of (output as TextOutput).documents) {
    const { document_id } = line
    const whole = read.get(document_id)
    if (!whole || line.text_hash === null) {
      changes.push(
        update('documents', { document_id }, { stage: 'unreadable', problem: line.problem ?? 'it has no text' }),
      )
      continue
    }
    const bytes = new TextEncoder().encode(whole.text)
    const made = {
      ...{ artifact_type: 'document_text', artifact_key: document_id, source: 'agent' as const },
      ...{ content_type: 'text/plain; charset=utf-8', bytes, transformation: 'text' },
      derivedFrom: [document_id],
    }
    const row = artifactRow(made, context.uuid(), { now: context.now, runId })
    artifacts.push(row)
    const about = { ...whole.about, notices: line.notices }
    changes.push(update('documents', { document_id }, { stage: 'read', text_hash: row.hash, pages: line.pages, about }))
    blobs.push({ hash: row.hash as string, bytes })
  }
  if (artifacts.length > 0) changes.unshift({ table: 'kernel.artifacts', op: 'insert', rows: artifacts })
  const asked = (input as TextInput).documents.length
  return changes.length > 0 && asked > 0 ? { changes, blobs } : NOTHING
}

function keepQuestion({ input, output }: EndedEffect, { now, uuid }: Context): Followed {
  const { client_session_id, asked } = input as PromptInput
  const { question_id, question, done } = output as {
    question_id: string | null
    question: string | null
    done: boolean
  }
  if (done || question_id === null || question === null)
    return { changes: [update('sessions', { client_session_id }, { status: 'heard' })] }
  const number = asked.length + 1
  return {
    changes: [insert('turns', { turn_id: uuid(), client_session_id, number, question_id, question, asked_at: now })],
  }
}

/** Speech that could not be written down is told, and the question is open again. */
function keepSpeech({ input, output, unkept, status, error }: EndedEffect, { now }: Context): Followed {
  const { turn_id } = input as SpeechInput
  if (status === 'verified' && output !== null && unkept !== undefined) {
    const answer = (unkept as SpokenWords).text
    return { changes: [update('turns', { turn_id }, { answer, answered_at: now, problem: null })] }
  }
  if (status !== 'not_done') return NOTHING
  const problem = error ? `${error.code}: ${error.message}`.slice(0, 300) : 'it could not be written down'
  return { changes: [update('turns', { turn_id }, { audio_id: null, source: null, problem })] }
}

/** Kinds, places and sources; the words that were found stay where they are. */
function keepFindings({ input, output }: EndedEffect, { now }: Context): Followed {
  const { promotion_ticket_id, text_hash } = input as ScanInput
  const { findings } = output as { findings: Row[] }
  const row = { findings, checked_hash: text_hash, updated_at: now }
  const denied = findings.length > 0
  return {
    changes: [update('promotions', { promotion_ticket_id }, denied ? { ...row, status: 'denied' } : row)],
    ...(denied ? { tell: [{ action: 'promotion', name: 'findings', operation: 'deny' }] } : {}),
  }
}

/** With the last part of it the ticket is done, and a receipt says so: numbers, hashes and who signed. */
function shared({ input, runId }: EndedEffect, { now, uuid }: Context, name: string): Followed {
  const { promotion_ticket_id, last, text_hash, attorney_sign_off } = input as PlaybookInput | HeuristicsInput
  const row =
    'playbook_id' in (input as object)
      ? { playbook_id: (input as PlaybookInput).playbook_id }
      : { heuristics: (input as HeuristicsInput).heuristics.length }
  const tell: Followed['tell'] = [{ action: 'promotion', name, operation: 'append' }]
  if (!last) return { changes: [update('promotions', { promotion_ticket_id }, { ...row, updated_at: now })], tell }
  const receipt = {
    promotion_ticket_id,
    result: 'promoted',
    text_hash,
    signed_off_by: attorney_sign_off,
    promoted_at: now,
  }
  const made = {
    ...{ artifact_type: 'promotion_receipt', artifact_key: promotion_ticket_id, source: 'agent' as const },
    ...{ content_type: 'application/json', bytes: jsonBytes(receipt), transformation: 'promotion', derivedFrom: [] },
  }
  const receipt_id = uuid()
  return {
    changes: [
      insertArtifact(made, receipt_id, { now, runId }),
      update('promotions', { promotion_ticket_id }, { ...row, status: 'promoted', receipt_id, updated_at: now }),
    ],
    blobs: [blobOf(made)],
    tell,
  }
}

function bundleStep(status: string, operation: string, row: (ended: EndedEffect) => Row): Follow {
  return (ended, { now }) => {
    const { bundle_id } = ended.input as StepInput
    if (ended.status === 'uncertain') return NOTHING
    const done = ended.status === 'verified' && ended.output !== null
    const problem = ended.error ? `${ended.error.code}: ${ended.error.message}`.slice(0, 500) : 'it was not done'
    const changed = done ? { status, ...row(ended) } : { status: 'failed', problem }
    return {
      changes: [update('export_requests', { bundle_id }, { ...changed, updated_at: now })],
      tell: [
        ...(done && operation === 'assemble'
          ? [{ action: 'export' as const, name: 'export_bundle', operation: 'authorize' }]
          : []),
        { action: 'export', name: 'export_bundle', operation: done ? operation : `fail ${operation}` },
      ],
    }
  }
}
