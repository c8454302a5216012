import { SendHorizontal, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { api } from '#host/desk/api/client.ts'
import type { Answer } from '#host/desk/api/types.ts'
import { Button } from '#host/desk/components/button.tsx'
import { zone } from '#host/desk/components/zone.ts'
import { sayChip } from './when.ts'

const MESSAGE_MAX = 4000
const AFTER_MS = 160

/** A message, and beside it what would be read of it. Each piece can be taken away: then it stays in the words. */
export function Composer({ busy, onSay }: { busy: boolean; onSay: (message: string, without: string[]) => void }) {
  const [text, setText] = useState('')
  const [without, setWithout] = useState<string[]>([])
  const id = useId()
  const parsed = useParsed(text, without)
  const kept = without.filter((piece) => text.includes(piece))
  const ready = text.trim() !== '' && !busy

  function say() {
    if (!ready) return
    onSay(text, kept)
    setText('')
    setWithout([])
  }
  function pressed(event: KeyboardEvent) {
    // While a character is being composed, Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    say()
  }

  const isTask = parsed?.classified_intent === 'CREATE_TASK' && parsed.description !== ''
  return (
    <form
      className="flex flex-col gap-2 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault()
        say()
      }}
    >
      <div aria-live="polite" className="flex min-h-6 flex-wrap items-center gap-1.5 text-sm empty:hidden">
        {isTask && (
          <span dir="auto" className="max-w-full truncate text-quiet">
            New task: <span className="font-medium text-ink">{parsed.description}</span>
          </span>
        )}
        {isTask &&
          parsed.chips.map((chip) => {
            const { kind, value } = sayChip(chip)
            return (
              <span
                key={`${chip.start}${chip.text}`}
                className="inline-flex items-center gap-1 rounded-full bg-info-soft py-0.5 pr-1 pl-2.5 text-xs text-info"
              >
                {kind}: <strong>{value}</strong>
                <button
                  type="button"
                  aria-label={`Keep "${chip.text}" as words`}
                  title={`Keep "${chip.text}" as words`}
                  className="rounded-full p-0.5 hover:bg-card"
                  onClick={() => setWithout([...kept, chip.text])}
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              </span>
            )
          })}
        {isTask &&
          kept.map((piece) => (
            <button
              key={piece}
              type="button"
              className="rounded-full border border-dashed border-line px-2.5 py-0.5 text-xs text-quiet hover:bg-sunk"
              onClick={() => setWithout(without.filter((other) => other !== piece))}
            >
              "{piece}" stays words. Read it again
            </button>
          ))}
      </div>
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Message
        </label>
        <textarea
          id={id}
          rows={Math.min(6, Math.max(2, text.split('\n').length))}
          maxLength={MESSAGE_MAX}
          value={text}
          placeholder="remind me to ..., what do I need to do?, I finished ..."
          aria-describedby={`${id}-keys`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={pressed}
          className="w-full resize-none rounded-md border border-line bg-paper px-3 py-2 placeholder:text-quiet"
        />
        <Button kind="main" type="submit" busy={busy} disabled={!ready} aria-label="Send">
          <SendHorizontal aria-hidden className="size-4" />
        </Button>
      </div>
      <p id={`${id}-keys`} className="text-xs text-quiet">
        Enter sends, Shift+Enter begins a new line.
      </p>
    </form>
  )
}

/** Asked a moment after the last key. An answer to what was written before is dropped. */
function useParsed(text: string, without: string[]): Answer<'parseTask'> | null {
  const [parsed, setParsed] = useState<Answer<'parseTask'> | null>(null)
  const pieces = JSON.stringify(without)
  useEffect(() => {
    if (text.trim() === '') return setParsed(null)
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const body = { text, as: 'message' as const, time_zone: zone, without: JSON.parse(pieces) as string[] }
      // What cannot be read ahead is read when it is sent.
      const asked = await api.POST('/api/tasks/parse', { body, signal: abort.signal }).catch(() => null)
      if (!abort.signal.aborted) setParsed(asked?.data ?? null)
    }, AFTER_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, pieces])
  return parsed
}
