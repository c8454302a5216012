import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { readable } from '../../parts/bytes.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Input } from '../../parts/field.tsx'
import type { DocumentPage } from './types.ts'
import { useAct } from './use-case.ts'

const USUAL = ['Attorney-client communication', 'Work product', 'Joint defense']

export function MarkDialog({ id, page, close }: { id: string; page: DocumentPage; close(): void }) {
  const { document_id, privileged, name } = page
  const [basis, setBasis] = useState('')
  const { busy, act } = useAct(id)

  async function mark() {
    const content = { document_id, privileged: !privileged, basis: basis.trim() }
    const done = privileged ? 'It is not privileged any more.' : 'It is marked privileged.'
    if (await act('keep', 'case.mark', content, done)) close()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={privileged ? 'Not privileged?' : 'Mark it privileged?'}
      description={
        privileged
          ? `${readable(name)} is produced again with the other documents.`
          : `${readable(name)} is withheld from productions and stands in the privilege log.`
      }
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void mark()
        }}
      >
        <Input
          label="Basis"
          hint={privileged ? 'Why it is not, after all.' : 'It stands in the privilege log.'}
          required
          maxLength={300}
          list={privileged ? undefined : 'privilege-bases'}
          value={basis}
          onChange={(event) => setBasis(event.target.value)}
        />
        <datalist id="privilege-bases">
          {USUAL.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <div className="flex justify-end gap-2">
          <Button onClick={close}>Cancel</Button>
          <Button kind="main" type="submit" busy={busy !== null} disabled={basis.trim() === ''}>
            {privileged ? 'Take the mark off' : 'Mark it'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
