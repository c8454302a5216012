import { Badge, type Tone } from '#host/desk/components/badge.tsx'
import { readable, visible } from '#host/desk/components/bytes.tsx'
import { Card, Section } from '#host/desk/components/page.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { type InterviewNotes, interviewNotesOf } from '../notes.ts'
import type { Board } from '../types.ts'

const STATUS: Record<string, { text: string; tone: Tone }> = {
  answered: { text: 'answered', tone: 'good' },
  vague: { text: 'vague', tone: 'warn' },
  denied: { text: 'denied', tone: 'info' },
  declined: { text: 'declined', tone: 'warn' },
  not_answered: { text: 'left out', tone: 'plain' },
}

export function SessionNotes({ board }: { board: Board }) {
  return interviewNotesOf(board).map((notes) => (
    <Section key={notes.session} title={`Notes of session ${notes.session}`}>
      <One notes={notes} />
    </Section>
  ))
}

/** Question by question what was said, with the turn where it stands; nothing is concluded. */
function One({ notes: { questions, open, at } }: { notes: InterviewNotes }) {
  const said = questions.filter(({ quotes }) => quotes.length > 0)
  return (
    <Card className="flex flex-col gap-3">
      <p className="text-sm text-quiet">
        Written <Timestamp at={at} />. Every entry points to its turn; nothing is concluded.
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {said.map(({ question_id, question, status, quotes, dates, names, sums }) => (
          <li key={question_id} className="flex flex-col gap-1 py-2 first:pt-0">
            <p className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 break-words text-quiet">{readable(question)}</span>
              <Badge tone={STATUS[status]?.tone ?? 'plain'}>{STATUS[status]?.text ?? status}</Badge>
            </p>
            {quotes.map(({ turn, text, cut }) => (
              <p key={turn} className="break-words whitespace-pre-wrap">
                <span className="text-sm text-quiet">turn {turn}:</span> {visible(text)}
                {cut && ' (more in the transcript)'}
              </p>
            ))}
            <Found label="Dates" found={dates.map(({ text }) => text)} />
            <Found label="Names" found={names.map(({ name }) => name)} />
            <Found label="Sums" found={sums.map(({ text }) => text)} />
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <details>
          <summary className="cursor-pointer text-lane">What is open ({open.length})</summary>
          <ul className="mt-1 list-disc pl-5 text-sm">
            {open.map(({ code, question_id, text }) => (
              <li key={`${code}${question_id}${text}`} className="break-words">
                {asked(questions, question_id)} {readable(text)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

const asked = (questions: InterviewNotes['questions'], id: string) => {
  const found = questions.find(({ question_id }) => question_id === id)
  return found ? `${readable(found.question)} -` : `${id.replaceAll('_', ' ')}:`
}

function Found({ label, found }: { label: string; found: string[] }) {
  if (found.length === 0) return null
  return (
    <p className="text-sm break-words text-quiet">
      {label}: {[...new Set(found)].map(readable).join(', ')}
    </p>
  )
}
