import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import { redactedRefusal } from '#kernel/ledger/redacted.ts'
import type { EndedEffect, Followed } from '#kernel/ports/app.ts'
import type { Change, Row } from '#kernel/ports/store.ts'
import type { CreateInput, StepInput } from '../../tools/bundle-tools.ts'
import type { ConflictInput } from '../../tools/conflict-check.ts'
import type { ReadTexts, TextInput, TextOutput } from '../../tools/document-text.ts'
import type { HeuristicsInput, PlaybookInput, ScanInput } from '../../tools/governance-tools.ts'
import type { DictationInput, PromptInput, SpeechInput, SpokenWords } from '../../tools/interview-tools.ts'
import type { ConflictFound, PackedBundle, PlannedBundle } from '../../tools/services.ts'
import type { PromotionReceipt } from '../governance/contracts.ts'
import { receiptOf, renderReceipt } from '../governance/receipt.ts'
import type { Scanned } from '../governance/scan.ts'
import { problemText } from '../text/problem.ts'
import { idFrom } from './ids.ts'
import { artifactRow, blobOf, insert, insertArtifact, jsonBytes, type Made, update, updateCase } from './rows.ts'

type Context = { now: string; uuid(): string }
type Follow = (ended: EndedEffect, context: Context) => Followed

const NOTHING: Followed = { changes: [] }

/** What the rows of a case become when a tool has ended. Where nothing follows from a failure, a person has to look. */
export function outcome(ended: EndedEffect, context: Context): Followed {
  const followed = follows[ended.tool]?.(ended, context) ?? NOTHING
  const { status, error } = ended
  if (followed !== NOTHING || status !== 'not_done' || !error || OF_THE_MOMENT.test(error.code)) return followed
  return { changes: [], block: `${ended.tool}: ${error.code}: ${error.message}`.slice(0, 500) }
}

/** Somebody stopped the work, edited the policy, took over or pulled the plug: the same is tried again when that is settled. */
const OF_THE_MOMENT = /^((workspace|pins|lease|stop)\.|effect\.in_doubt$)/

const ifVerified =
  (follow: Follow): Follow =>
  (ended, context) =>
    ended.status === 'verified' ? follow(ended, context) : NOTHING

/** Of what was seen outside only, without the tool's own word, there is no output to keep. */
const ifDone = (follow: Follow): Follow =>
  ifVerified((ended, context) => (ended.output === null ? NOTHING : follow(ended, context)))

const follows: Record<string, Follow> = {
  'conflict.check': ifDone(({ input, output, transient }, context) => {
    const { answer } = output as { answer: string }
    const { flagged = [] } = (transient ?? {}) as Partial<ConflictFound>
    const { number } = input as ConflictInput
    return {
      changes: [
        insert('conflict_checks', { number, answer, flagged, checked_at: context.now }),
        updateCase(context, { conflict: answer }),
      ],
    }
  }),
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
  'append:shared_playbooks': ifVerified((ended, context) => shared(ended, context, 'shared_playbooks')),
  'append:shared_heuristics': ifVerified((ended, context) => shared(ended, context, 'shared_heuristics')),
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

function keepTexts({ input, output, transient, runId }: EndedEffect, context: Context): Followed {
  const read = new Map((transient as ReadTexts).texts.map((one) => [one.document_id, one]))
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
    changes.push(insert('privilege_signs', { document_id, signs: whole.signs, found_at: context.now }))
    blobs.push({ hash: row.hash as string, bytes })
  }
  for (const { document_id, signs } of (transient as ReadTexts).again)
    changes.push(update('privilege_signs', { document_id }, { signs, found_at: context.now }))
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

/** The process ended in the middle of it: that is nobody's answer, and the step is still to be done. */
function wasCutShort(error: EndedEffect['error']): boolean {
  return error?.code === 'effect.in_doubt'
}

/** Speech that could not be written down is told, and the question is open again. */
function keepSpeech({ input, output, transient, status, error }: EndedEffect, { now }: Context): Followed {
  const { turn_id } = input as SpeechInput
  if (status === 'verified' && output !== null && transient !== undefined) {
    const answer = (transient as SpokenWords).text
    return { changes: [update('turns', { turn_id }, { answer, answered_at: now, problem: null })] }
  }
  if (status !== 'not_done' || wasCutShort(error)) return NOTHING
  const problem = error ? problemText(error) : 'it could not be written down'
  return { changes: [update('turns', { turn_id }, { audio_id: null, source: null, problem })] }
}

/**
 * Kinds, places and sources; the words that were found stay where they are. What was compared, and by which rules, is
 * kept as a report: with a finding it is the receipt of the denial, without one that of the promotion, once it is done.
 */
function keepFindings({ input, output, runId }: EndedEffect, context: Context): Followed {
  const { promotion_ticket_id, text_hash, text, ticket } = input as ScanInput
  const { findings, more, checked } = output as unknown as Scanned
  const { now } = context
  const receipt = receiptOf({ ticket, text, checked, result: { findings, more }, judgedAt: now })
  const row = { findings, checked_hash: text_hash, updated_at: now }
  const report: Made = { ...madeOf('redaction_report', promotion_ticket_id), bytes: jsonBytes(receipt) }
  const kept: Followed = { changes: [insertArtifact(report, context.uuid(), { now, runId })], blobs: [blobOf(report)] }
  if (receipt.result === 'promoted')
    return { ...kept, changes: [...kept.changes, update('promotions', { promotion_ticket_id }, row)] }
  const result = keepReceipt(receipt, promotion_ticket_id, { ...context, runId })
  const denied = { ...row, status: 'denied', receipt_id: result.id }
  return {
    changes: [...kept.changes, result.change, update('promotions', { promotion_ticket_id }, denied)],
    blobs: [...(kept.blobs ?? []), result.blob],
    records: [{ action: 'promotion', name: 'findings', operation: 'deny' }],
  }
}

function madeOf(artifact_type: string, artifact_key: string): Omit<Made, 'bytes'> {
  return {
    ...{ artifact_type, artifact_key, source: 'agent', content_type: 'application/json' },
    ...{ transformation: 'promotion', derivedFrom: [] },
  }
}

/** For whoever asks later: numbers, hashes and who signed, in a page that can be read. */
function keepReceipt(receipt: PromotionReceipt, key: string, { now, uuid, runId }: Context & { runId: string }) {
  const bytes = new TextEncoder().encode(renderReceipt(receipt))
  const made: Made = { ...madeOf('promotion_receipt', key), content_type: 'text/markdown; charset=utf-8', bytes }
  const id = uuid()
  return { id, change: insertArtifact(made, id, { now, runId }), blob: blobOf(made) }
}

/** With the last part of it the ticket is done, and a receipt says so. */
function shared({ input, runId }: EndedEffect, context: Context, name: string): Followed {
  const { now } = context
  const { promotion_ticket_id, receipt, text_hash } = input as PlaybookInput | HeuristicsInput
  const row =
    'playbook_id' in (input as object)
      ? { playbook_id: (input as PlaybookInput).playbook_id }
      : { heuristics: (input as HeuristicsInput).heuristics.length }
  const records: Followed['records'] = [{ action: 'promotion', name, operation: 'append' }]
  const outputs = [promotedRef(name, promotion_ticket_id, text_hash)]
  if (!receipt)
    return { changes: [update('promotions', { promotion_ticket_id }, { ...row, updated_at: now })], outputs, records }
  const result = keepReceipt(receipt, promotion_ticket_id, { ...context, runId })
  const done = { ...row, status: 'promoted', receipt_id: result.id, updated_at: now }
  return {
    changes: [result.change, update('promotions', { promotion_ticket_id }, done)],
    ...{ outputs, blobs: [result.blob], records },
  }
}

/** What is shared is of no case any more; its text is known by the hash of what was looked through. */
function promotedRef(table: string, ticketId: string, hash: string): ArtifactRef {
  const artifact_kind = table === 'shared_playbooks' ? 'promoted_shared_playbook' : 'promoted_shared_heuristics'
  return {
    ...{ artifact_id: idFrom(`${ticketId}:${table}`), artifact_kind, hash_sha256: hash },
    ...{ scope: 'shared', hash_source: 'bytes' },
  }
}

function bundleStep(status: string, operation: string, row: (ended: EndedEffect) => Row): Follow {
  return (ended, { now }) => {
    const { bundle_id } = ended.input as StepInput
    if (ended.status === 'uncertain' || (ended.status === 'not_done' && wasCutShort(ended.error))) return NOTHING
    const done = ended.status === 'verified' && ended.output !== null
    const problem = ended.error ? problemText(redactedRefusal(ended.error), 500) : 'it was not done'
    const changed = done ? { status, ...row(ended) } : { status: 'failed', problem }
    return {
      changes: [update('export_requests', { bundle_id }, { ...changed, updated_at: now })],
      records: [
        ...(done && operation === 'assemble'
          ? [{ action: 'export' as const, name: 'export_bundle', operation: 'authorize' }]
          : []),
        { action: 'export', name: 'export_bundle', operation: done ? operation : `fail ${operation}` },
      ],
    }
  }
}
