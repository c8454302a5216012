import { useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { TextArea } from '#host/desk/components/field.tsx'
import { Card } from '#host/desk/components/page.tsx'
import type { Transcript } from '../types.ts'
import { useAct } from '../use-case.ts'
import { counted } from '../words.ts'

/** What was asked stays as it was asked; what was answered can read otherwise, as a new version. */
export function CorrectTranscript({ id, transcript, close }: { id: string; transcript: Transcript; close(): void }) {
  const [texts, setTexts] = useState<Record<number, string>>({})
  const { busy, act } = useAct(id)
  const { turns } = transcript.content
  const edits = turns.flatMap(({ turn, text, source }) => {
    const now = texts[turn]?.trim()
    return source !== 'asked' && now !== undefined && now !== '' && now !== text ? [{ turn, text: now }] : []
  })

  async function keep() {
    const content = { transcript_id: transcript.transcript_id, edits }
    if (await act('keep', 'case.correct', content, 'A new version of the transcript is kept.')) close()
  }

  return (
    <Card>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        {turns.map(({ turn, text, source }) =>
          source === 'asked' ? (
            <p key={turn} className="break-words text-quiet">
              {readable(text)}
            </p>
          ) : (
            <TextArea
              key={turn}
              label={`Turn ${turn}`}
              rows={text.length > 200 ? 4 : 2}
              maxLength={20_000}
              placeholder={text === '' ? 'left out' : ''}
              value={texts[turn] ?? text}
              onChange={(event) => setTexts({ ...texts, [turn]: event.target.value })}
            />
          ),
        )}
        <div className="sticky bottom-0 flex flex-wrap justify-end gap-2 bg-card py-2">
          <Button onClick={close}>Leave it as it is</Button>
          <Button kind="main" type="submit" busy={busy !== null} disabled={edits.length === 0}>
            Keep {counted(edits.length, 'correction')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
