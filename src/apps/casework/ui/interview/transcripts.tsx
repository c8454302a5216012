import { useState } from 'react'
import { $api } from '#host/desk/api/client.ts'
import { Badge } from '#host/desk/components/badge.tsx'
import { Button } from '#host/desk/components/button.tsx'
import { readable, visible } from '#host/desk/components/bytes.tsx'
import { Card, Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { whoMay } from '../roles.ts'
import type { Transcript } from '../types.ts'
import { useWho } from '../use-case.ts'
import { CorrectTranscript } from './correct.tsx'

/** Of each session the last version; those before stay in the ledger and in the file. */
export function Transcripts({ id }: { id: string }) {
  const asked = $api.useQuery('get', '/api/cases/{id}/transcripts', { params: { path: { id } } })
  return (
    <QueryView query={asked}>
      {({ transcripts }) => {
        const last = transcripts.filter(
          (one) =>
            !transcripts.some(
              (other) => other.client_session_id === one.client_session_id && other.version > one.version,
            ),
        )
        return last.map((transcript) => (
          <Section
            key={transcript.client_session_id}
            title={last.length > 1 ? `Transcript ${last.length - last.indexOf(transcript)}` : 'Transcript'}
          >
            <One id={id} transcript={transcript} />
          </Section>
        ))
      }}
    </QueryView>
  )
}

const SPEAKERS: Record<string, string> = {
  interviewer: 'Question',
  client: 'Client',
  attorney: 'Attorney',
  interpreter: 'Interpreter',
  other: 'Another person',
}

function One({ id, transcript }: { id: string; transcript: Transcript }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const who = useWho()
  const { version, corrected_by, created_at, content } = transcript
  if (isCorrecting) return <CorrectTranscript id={id} transcript={transcript} close={() => setCorrecting(false)} />
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-quiet">
          Version {version}, <Timestamp at={created_at} />
          {corrected_by && `, corrected by ${readable(corrected_by)}`}
        </p>
        {who.roleFor('keep') ? (
          <Button onClick={() => setCorrecting(true)}>Correct it</Button>
        ) : (
          <p className="text-sm text-quiet">Corrected by {whoMay('keep')}.</p>
        )}
      </div>
      <ol className="flex flex-col gap-2">
        {content.turns.map(({ turn, speaker, text, source, corrected }) => (
          <li key={turn} className={speaker === 'interviewer' ? 'text-quiet' : 'border-l-2 border-lane pl-3'}>
            <span className="text-sm text-quiet">
              {turn}. {SPEAKERS[speaker]}
              {source === 'dictated' ? ', dictated' : ''}{' '}
            </span>
            {corrected && <Badge tone="info">corrected</Badge>}
            {text === '' ? <Badge>left out</Badge> : <p className="break-words whitespace-pre-wrap">{visible(text)}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
