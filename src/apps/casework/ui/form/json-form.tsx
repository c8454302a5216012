import { FileJson } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { notifyRefused } from '#host/desk/shell/notices.ts'

const MOST_CHARACTERS = 100_000

/** A form that was filled in elsewhere goes into the file as it is; whatever is wrong in it is told. */
export function JsonForm({ busy, file }: { busy: boolean; file(text: string, name: string): Promise<void> }) {
  const input = useRef<HTMLInputElement>(null)

  async function take(chosen: File | undefined) {
    if (input.current) input.current.value = ''
    if (!chosen) return
    if (chosen.size > 4 * MOST_CHARACTERS)
      return notifyRefused({
        ...{ code: 'form.too_large', message: 'The file is too large for a form.' },
        next: `Choose one of at most ${MOST_CHARACTERS.toLocaleString()} characters.`,
      })
    await file(await chosen.text(), chosen.name.slice(0, 300))
  }

  return (
    <>
      <Button busy={busy} onClick={() => input.current?.click()}>
        <FileJson aria-hidden className="size-4" /> From a JSON file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Form as a JSON file"
        onChange={(event) => void take(event.target.files?.[0])}
      />
    </>
  )
}
