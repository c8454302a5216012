import { refuse } from '#kernel/decide.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { State } from '#kernel/ports/store.ts'
import { namesOfForm } from '../interview/entities.ts'
import { interviewNotes } from '../interview/notes.ts'
import { loadPromptPack } from '../interview/prompt-pack.ts'
import { makeTranscript, transcriptText } from '../interview/transcript.ts'
import type { Transcript } from '../interview/transcript-schema.ts'
import { exchangeTurns } from '../interview/turns.ts'
import { type CaseState, caseOf, refOf, type Session, type TurnRow } from './case.ts'
import { idFrom } from './ids.ts'
import { formOf } from './intake.ts'
import type { Dictation, Transcribe, WriteNotes } from './proposals.ts'
import { blobOf, insert, insertArtifact, jsonBytes, type Made, update, updateCase, write } from './rows.ts'

const noSession = (): Decision => refuse('session.none', 'no session is open', 'Wait until one is opened.')

/** Nobody is asked before their consent stands in the file. */
function heard(known: CaseState): Session | Decision {
  const { session } = known
  if (!session) return noSession()
  if (!session.consent_at)
    return refuse('session.no_consent', 'the consent is not recorded', 'Wait until it is recorded.')
  return session
}

const isSession = (found: Session | Decision): found is Session => 'client_session_id' in found
const isOpen = ({ answered_at }: TurnRow) => answered_at === null

export function decideAsk(state: State): Decision {
  const known = caseOf(state)
  const session = heard(known)
  if (!isSession(session)) return session
  if (session.status !== 'open') return refuse('session.answered', 'everything was asked', 'Write the transcript.')
  if (known.turns.some(isOpen)) return refuse('turn.open', 'a question waits for its answer', 'Wait for the answer.')
  const input = {
    ...{ case_id: state.workspace.id, client_session_id: session.client_session_id, prompt_pack: session.prompt_pack },
    form: formOf(state),
    asked: known.turns.map(({ question_id, answer }) => ({ question_id, answer })),
  }
  return { kind: 'tool', tool: 'interview.prompt.next', input }
}

export function decideDictation(state: State, { step }: Dictation): Decision {
  const session = heard(caseOf(state))
  if (!isSession(session)) return session
  const { client_session_id, dictation_id, dictation_requested, dictation_ended } = session
  const due = step === 'start' ? dictation_requested && !dictation_id : dictation_id !== null && dictation_ended
  if (!due) return refuse('dictation.not_now', 'nobody asked for it', 'Wait until somebody wants to dictate.')
  const turn = caseOf(state).turns.find(isOpen)
  const id = dictation_id ?? idFrom(`${client_session_id}:${turn?.turn_id ?? 'none'}`)
  const input = { case_id: state.workspace.id, client_session_id, dictation_id: id }
  return { kind: 'tool', tool: `dictation.${step}`, input }
}

export function decideTranscribe(state: State, { turn_id }: Transcribe): Decision {
  const known = caseOf(state)
  const session = heard(known)
  if (!isSession(session)) return session
  const turn = known.turns.find((one) => one.turn_id === turn_id)
  const audio = turn?.audio_id ? known.named[turn.audio_id] : undefined
  if (!turn || !isOpen(turn) || !audio)
    return refuse('turn.no_audio', 'no recording waits to be written down there', 'Name a turn that has one.')
  const input = {
    ...{ case_id: state.workspace.id, client_session_id: session.client_session_id, turn_id },
    ...{ document_id: audio.document_id, hash: audio.hash },
  }
  return { kind: 'tool', tool: 'transcription.run', input, inputs: [refOf(state.workspace.id, audio)] }
}

/** What was asked and answered, as one transcript. The agent says when; the words are those of the turns. */
export function transcriptOf({ session, turns }: CaseState): Transcript | null {
  if (!session) return null
  const said = turns.flatMap((turn) =>
    exchangeTurns({
      ...{ question_id: turn.question_id, question: turn.question, asked_at: turn.asked_at },
      ...{ answer: turn.answer, answered_at: turn.answered_at, source: turn.source ?? 'typed' },
    }),
  )
  const made = makeTranscript({ client_session_id: session.client_session_id, language: 'en', turns: said })
  return made.ok ? made.transcript : null
}

export function decideTranscript(state: State): Decision {
  const known = caseOf(state)
  const session = heard(known)
  if (!isSession(session)) return session
  const { client_session_id } = session
  if (session.status !== 'answered') return refuse('session.not_answered', 'not everything was asked', 'Go on asking.')
  if (known.transcripts.some((t) => t.client_session_id === client_session_id))
    return refuse('transcript.there', 'it is written already', 'Write the notes.')
  const transcript = transcriptOf(known)
  if (!transcript) return refuse('transcript.nothing_said', 'nothing was said', 'Open another session.')
  const made = madeOf('transcript', client_session_id, jsonBytes(transcript))
  const text = new TextEncoder().encode(transcriptText(transcript))
  const page: Made = { ...made, artifact_type: 'document_text', content_type: 'text/plain; charset=utf-8', bytes: text }
  const number = (known.case?.documents ?? 0) + 1
  return write(
    state,
    'append:transcripts',
    (context) => {
      const [artifact_id, document_id] = [context.uuid(), context.uuid()]
      return [
        insertArtifact(made, artifact_id, context),
        insertArtifact({ ...page, artifact_key: document_id }, context.uuid(), context),
        insert('transcripts', {
          ...{ transcript_id: context.uuid(), client_session_id, version: 1, artifact_id, hash: blobOf(made).hash },
          ...{ run_id: context.runId, created_at: context.now },
        }),
        // What was said is a source like any other: its facts are taken with the next batch.
        insert('documents', {
          ...{
            document_id,
            number,
            artifact_id,
            artifact_kind: 'transcript',
            name: `Transcript of session ${session.number}`,
          },
          ...{ content_type: 'text/plain', hash: blobOf(made).hash, byte_size: made.bytes.length, stage: 'received' },
          ...{ uploaded_by: 'INTERVIEW_AGENT', uploaded_at: context.now, run_id: context.runId },
        }),
        update('documents', { document_id }, { stage: 'read', text_hash: sha256Hex(text), pages: 1 }),
        updateCase(context, { documents: number }),
      ]
    },
    { blobs: [blobOf(made), blobOf(page)], scope: { client_session_id } },
  )
}

/** What the agent points at stands in the turn that it names; what each question brought is worked out here. */
export function decideNotes(state: State, { points, open_points }: WriteNotes): Decision {
  const known = caseOf(state)
  const session = heard(known)
  if (!isSession(session)) return session
  const { client_session_id } = session
  const transcript = transcriptOf(known)
  const written = known.transcripts.find((t) => t.client_session_id === client_session_id)
  if (!transcript || !written) return refuse('notes.no_transcript', 'there is no transcript yet', 'Write it first.')
  const missing = points.find(({ turn, quote }) => !transcript.turns.find((t) => t.turn === turn)?.text.includes(quote))
  if (missing)
    return refuse('notes.not_said', `turn ${missing.turn} does not say that`, 'Quote what was said.', '/points')
  const notes = interviewNotes(transcript, loadPromptPack(session.prompt_pack), namesOfForm(formOf(state)))
  const made = madeOf('interview_notes', client_session_id, jsonBytes({ notes, points, open_points }))
  return write(
    state,
    'append:interview_notes',
    (context) => {
      const artifact_id = context.uuid()
      return [
        insertArtifact({ ...made, derivedFrom: [written.artifact_id] }, artifact_id, context),
        insert('interview_notes', {
          ...{
            note_id: context.uuid(),
            kind: 'interview_notes',
            round: session.number,
            client_session_id,
            artifact_id,
          },
          ...{ hash: blobOf(made).hash, run_id: context.runId, created_at: context.now },
        }),
        update('sessions', { client_session_id }, { status: 'closed' }),
      ]
    },
    { blobs: [blobOf(made)], scope: { client_session_id } },
  )
}

function madeOf(artifact_type: string, artifact_key: string, bytes: Uint8Array): Made {
  return {
    ...{ artifact_type, artifact_key, source: 'agent', content_type: 'application/json', bytes },
    ...{ transformation: 'interview', derivedFrom: [] },
  }
}
