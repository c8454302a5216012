import type { Board } from './types.ts'

/** What the agents wrote, as far as this room reads it. */

export interface Checklist {
  items: Array<{ field: string; label: string; status: 'given' | 'missing' | 'unclear'; why: string; ask: string }>
  complete: boolean
}

export interface Intake {
  round: number
  at: string
  summary: string
  triage: {
    route: string
    urgency: string
    suggestion: 'accept' | 'reject' | 'request_more'
    flags: Array<{ code: string; text: string }>
  } | null
  checklist: Checklist | null
}

/** The last intake: its summary and its checklist were written together. */
export function intakeOf({ notes }: Pick<Board, 'notes'>): Intake | null {
  const last = notes
    .filter(({ kind }) => kind === 'intake_summary')
    .toSorted((a, b) => b.round - a.round)
    .at(0)
  if (!last) return null
  const list = notes.find(({ kind, round }) => kind === 'intake_checklist' && round === last.round)
  const { summary, triage } = last.content as { summary?: string; triage?: Intake['triage'] }
  return {
    ...{ round: last.round, at: last.created_at, summary: summary ?? '', triage: triage ?? null },
    checklist: list ? (list.content as unknown as Checklist) : null,
  }
}

export interface InterviewNotes {
  session: number
  at: string
  questions: Array<{
    question_id: string
    question: string
    status: string
    quotes: Array<{ turn: number; text: string; cut: boolean }>
    dates: Array<{ turn: number; text: string }>
    names: Array<{ turn: number; name: string }>
    sums: Array<{ turn: number; text: string }>
  }>
  open: Array<{ code: string; question_id: string; text: string }>
}

export function interviewNotesOf({ notes }: Pick<Board, 'notes'>): InterviewNotes[] {
  return notes
    .filter(({ kind }) => kind === 'interview_notes')
    .map(({ round, created_at, content }) => {
      const written = (content as { notes?: Record<string, unknown> }).notes ?? {}
      return {
        ...{ session: round, at: created_at },
        questions: (written.questions ?? []) as InterviewNotes['questions'],
        open: (written.open_points ?? []) as InterviewNotes['open'],
      }
    })
}
