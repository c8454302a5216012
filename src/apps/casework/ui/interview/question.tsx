import { Mic, Square, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { TextArea } from '#host/desk/components/field.tsx'
import { Card } from '#host/desk/components/page.tsx'
import { sayBytes } from '#host/desk/pages/settings/facts.tsx'
import type { Board, Session, Turn } from '../types.ts'
import { useAct } from '../use-case.ts'
import { plainProblem } from '../words.ts'
import { LeaveOutTheRest } from './leave-out.tsx'
import { useVoice } from './use-voice.ts'

/** The question that is asked now: typed, left out, spoken, or brought as a recording. */
export function Question({ board, session, speech }: { board: Board; session: Session; speech: boolean }) {
  const [isBusy, setBusy] = useState(false)
  const turn = board.turns.find(({ waits }) => waits)
  return (
    <>
      {turn ? (
        <Open key={turn.turn_id} {...{ board, session, turn, speech, onBusy: setBusy }} />
      ) : (
        <Card>
          <p role="status" className="text-quiet">
            {session.status === 'open'
              ? 'The next question is being chosen ...'
              : 'Everything was asked. Transcript and notes are being written ...'}
          </p>
        </Card>
      )}
      {session.status === 'open' && <LeaveOutTheRest board={board} disabled={isBusy && turn !== undefined} />}
    </>
  )
}

interface OpenProps {
  board: Board
  session: Session
  turn: Turn
  speech: boolean
  onBusy(isBusy: boolean): void
}

function Open({ board, session, turn, speech, onBusy }: OpenProps) {
  const [text, setText] = useState('')
  const { busy, act, who } = useAct(board.id)
  const { voice, begin, end, give, dictate } = useVoice(board.id, session, turn, who.roleFor('keep'))
  const wav = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isBusy = busy !== null || voice.state === 'sending'
  const isAtWork = isBusy || voice.state === 'recording'
  useEffect(() => onBusy(isAtWork), [onBusy, isAtWork])
  // One question after the other is answered without a hand at the mouse; the first does not take the focus.
  useEffect(() => {
    if (turn.number > 1 && document.activeElement === document.body) box.current?.querySelector('textarea')?.focus()
  }, [turn.number])

  if (turn.audio)
    return (
      <Card className="flex flex-col gap-2">
        <Asks turn={turn} />
        <p role="status" className="text-quiet">
          The recording is being written down ...
        </p>
      </Card>
    )
  const answer = (content: object, done: string, what: string) =>
    act('keep', 'case.answer', { turn_id: turn.turn_id, ...content }, done, what)
  return (
    <Card className="flex flex-col gap-3 border-l-4 border-l-info">
      <Asks turn={turn} />
      {turn.problem && (
        <p role="alert" className="text-bad">
          The recording could not be written down: {readable(plainProblem(turn.problem))}. Type the answer, or try
          again.
        </p>
      )}
      <div ref={box}>
        <TextArea
          label="Answer"
          rows={4}
          maxLength={20_000}
          value={text}
          disabled={voice.state !== 'idle'}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          kind="main"
          busy={busy === 'answer'}
          disabled={text.trim() === '' || isAtWork}
          onClick={() => void answer({ text: text.trim() }, 'Answered.', 'answer')}
        >
          Answer
        </Button>
        <Button
          busy={busy === 'skip'}
          disabled={isAtWork}
          onClick={() => void answer({ skip: true }, 'Left out.', 'skip')}
        >
          Leave it out
        </Button>
        {speech && session.consent_recording && (
          <>
            {voice.state === 'recording' ? (
              <Button kind="danger" onClick={() => void end()}>
                <Square aria-hidden className="size-4" /> Stop and send
              </Button>
            ) : session.dictation_id && voice.state === 'idle' ? (
              <Button disabled={isBusy} onClick={() => void dictate('stop')}>
                End the recording that was begun
              </Button>
            ) : (
              <Button disabled={isBusy} onClick={() => void begin()}>
                <Mic aria-hidden className="size-4" /> Record
              </Button>
            )}
            <Button disabled={isAtWork} onClick={() => wav.current?.click()}>
              <Upload aria-hidden className="size-4" /> Add a WAV file
            </Button>
            <input
              ref={wav}
              type="file"
              accept=".wav,audio/wav"
              hidden
              aria-label="Answer as a WAV file"
              onChange={(event) => {
                const chosen = event.target.files?.[0]
                if (chosen) void give(chosen)
                event.target.value = ''
              }}
            />
          </>
        )}
      </div>
      <p role="status" className="text-sm text-quiet">
        {voice.state === 'recording' && <Since since={voice.since} />}
        {voice.state === 'sending' && `The recording is being sent: ${sayBytes(voice.sentBytes)}`}
        {voice.state === 'idle' && why(session, speech)}
      </p>
    </Card>
  )
}

function why({ consent_recording }: Session, speech: boolean): string {
  if (!consent_recording) return 'The client has not consented to a recording: answers are typed.'
  return speech ? '' : 'There is no engine here that writes speech down: answers are typed.'
}

function Asks({ turn }: { turn: Turn }) {
  return (
    <div>
      <p className="text-sm text-quiet">Question {turn.number}</p>
      <p className="text-base font-semibold break-words">{readable(turn.question)}</p>
    </div>
  )
}

function Since({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - since) / 1000))
  return (
    <span className="font-medium text-bad tabular-nums">
      Recording, {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  )
}
