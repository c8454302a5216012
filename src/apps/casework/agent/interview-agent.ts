import type { CaseState, Session, TurnRow } from '../domain/decide/case.ts'
import { transcriptOf } from '../domain/decide/interview.ts'
import type { CaseSnapshot } from '../domain/decide/snapshot.ts'
import { readForm } from '../domain/intake/form.ts'
import { foldedName } from '../domain/intake/names.ts'
import { extractedEntities, namesOfForm } from '../domain/interview/entities.ts'
import { interviewNotes } from '../domain/interview/notes.ts'
import { loadPromptPack } from '../domain/interview/prompt-pack.ts'
import type { Proposed } from './proposed.ts'

interface InterviewWork {
  session: Session
  turns: TurnRow[]
  form: string | null
  transcript: { transcript_id: string } | null
  noted: boolean
  entities: Array<{ kind: string; folded: string }>
}

const WAIT: Proposed = { action_type: 'no_op', reason: 'awaiting_user_input' }

/** One question at a time; what was spoken is written down; at the end transcript, names and notes. */
export function interviewNext({ work }: CaseSnapshot): Proposed {
  const { session, turns, transcript, form: text, entities } = work as unknown as InterviewWork
  if (session.dictation_wanted && !session.dictation_id) return { action_type: 'dictation', step: 'start' }
  if (session.dictation_id && session.dictation_ended) return { action_type: 'dictation', step: 'stop' }
  const open = turns.find(({ answered_at }) => answered_at === null)
  if (open) return open.audio_id ? { action_type: 'transcribe', turn_id: open.turn_id } : WAIT
  if (session.status === 'open') return { action_type: 'ask_next' }
  if (!transcript) return { action_type: 'write_transcript' }
  const read = text === null ? null : readForm(text)
  const form = read?.ok ? read.form : null
  const said = transcriptOf({ session, turns } as CaseState)
  if (!said) return WAIT
  const known = new Set(entities.map(({ kind, folded }) => `${kind} ${folded}`))
  const fresh = extractedEntities(said, form)
    .filter(({ kind, name }) => (kind === 'person' || kind === 'organisation') && foldedName(name) !== '')
    .filter(({ kind, name }) => !known.has(`${kind} ${foldedName(name)}`))
    .map(({ kind, name }) => ({ kind, name, side: 'unknown' }))
  if (fresh.length > 0) return { action_type: 'write_entities', entities: fresh.slice(0, 60) }
  const notes = interviewNotes(said, loadPromptPack(session.prompt_pack), namesOfForm(form))
  const points = notes.questions
    .flatMap(({ quotes }) => quotes.slice(0, 1))
    .filter(({ text: quote }) => quote.length > 0 && quote.length <= 500)
    .filter(({ turn, text: quote }) => said.turns.find((t) => t.turn === turn)?.text.includes(quote))
    .map(({ turn, text: quote }) => ({ turn, quote }))
  const open_points = notes.open_points.map(({ text: what }) => what.slice(0, 300)).filter((what) => what !== '')
  return { action_type: 'write_notes', points: points.slice(0, 100), open_points: open_points.slice(0, 100) }
}
