import { useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { Input, TextArea } from '#host/desk/components/field.tsx'
import { Card } from '#host/desk/components/page.tsx'
import type { Board, Reference, Session } from '../types.ts'
import { useAct } from '../use-case.ts'

const WORDS_MOST = 2000

/** Nobody is asked anything before this stands in the file: what was told, what was answered, by whom. */
export function ConsentForm({ board, session, reference }: { board: Board; session: Session; reference: Reference }) {
  const client = board.entities.find(({ side }) => side === 'client')?.name ?? ''
  const [by, setBy] = useState(client)
  const [words, setWords] = useState('')
  const [recording, setRecording] = useState(false)
  const { busy, act } = useAct(board.id)
  const result = reference.prompt_packs.find(({ version }) => version === session.prompt_pack)?.consent ?? ''

  function consent() {
    const content = {
      ...{ client_session_id: session.client_session_id, consent_by: by.trim(), recording },
      words: `Told: ${result}\nAnswered: ${words.trim()}`.slice(0, WORDS_MOST),
    }
    void act('keep', 'case.consent', content, 'The consent is recorded.')
  }

  return (
    <Card>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          consent()
        }}
      >
        <div>
          <p className="font-semibold">First the consent. Read this to the client:</p>
          <blockquote className="mt-2 border-l-2 border-lane pl-3 text-base break-words">{result}</blockquote>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Input
            label="Who consents"
            required
            maxLength={200}
            value={by}
            onChange={(event) => setBy(event.target.value)}
          />
          <label className="flex items-center gap-2 self-center">
            <input type="checkbox" checked={recording} onChange={(event) => setRecording(event.target.checked)} />
            The client also consents to a recording
          </label>
          <div className="sm:col-span-2">
            <TextArea
              label="What the client answered"
              hint="In the client's own words; it is kept together with what was read."
              rows={2}
              required
              maxLength={1000}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
        </div>
        <div>
          <Button kind="main" type="submit" busy={busy !== null} disabled={by.trim() === '' || words.trim() === ''}>
            Record the consent and begin
          </Button>
        </div>
      </form>
    </Card>
  )
}
