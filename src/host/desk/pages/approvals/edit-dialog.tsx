import { useState } from 'react'
import type { Approval } from '../../api/types.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Input, TextArea } from '../../components/field.tsx'
import { notifyDone, notifyRefused } from '../../shell/notices.ts'
import { readAction, withWords } from './action.ts'
import { edit } from './decide.ts'

interface Props {
  approval: Approval
  close(): void
  /** The approval that the new words wait as. */
  edited(approval: string): void
}

/** A person's own words in place of the agent's. They make a new approval, and the old one is superseded. */
export function EditDialog({ approval, close, edited }: Props) {
  const { words, subject, action } = readAction(approval.content)
  const [text, setText] = useState(words ?? JSON.stringify(action, null, 2))
  const [about, setAbout] = useState(subject)
  const [busy, setBusy] = useState(false)
  const proposal = words === null ? parsedObject(text) : withWords(action ?? {}, text, about)

  async function save() {
    if (!proposal) return
    setBusy(true)
    const result = await edit(approval, proposal)
    setBusy(false)
    if (!result.ok) return notifyRefused(result.refusal)
    notifyDone('Edited.', 'Your edited version still needs approval.')
    const version = result.outcome?.match(/^edited: (.+)$/)?.[1]
    if (version) edited(version)
    close()
  }

  return (
    <Dialog open onClose={close} title="Edit" description="Your edited version still needs approval.">
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {words !== null && about !== null && (
          <Input label="Subject" value={about} onChange={(event) => setAbout(event.target.value)} />
        )}
        <TextArea
          label={words === null ? 'The action, as JSON' : 'The words'}
          rows={words === null ? 14 : 7}
          value={text}
          problem={proposal ? undefined : 'This is no JSON object.'}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={close}>Cancel</Button>
          <Button kind="main" type="submit" busy={busy} disabled={!proposal || (text === words && about === subject)}>
            Save as a new version
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function parsedObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
