import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { TextArea } from '../../components/field.tsx'

export function RejectDialog({ close, reject }: { close(): void; reject(reason: string): void }) {
  const [reason, setReason] = useState('')
  return (
    <Dialog open onClose={close} title="Reject" description="It will not happen. The reason stands in the ledger.">
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() !== '') reject(reason.trim())
        }}
      >
        <TextArea label="Reason" maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
        <div className="flex justify-end gap-2">
          <Button onClick={close}>Cancel</Button>
          <Button kind="danger" type="submit" disabled={reason.trim() === ''}>
            Reject
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
