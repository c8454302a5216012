import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Input, Select, TextArea } from '#host/desk/components/field.tsx'
import { Card } from '#host/desk/components/page.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { fileNameOf } from '../file-name.ts'
import { whoMay } from '../roles.ts'
import type { CaseDocument } from '../types.ts'
import { useAct } from '../use-case.ts'

type Scope = 'playbook' | 'heuristic' | 'both'

/** An insight that nobody has signed a ticket for yet. The ticket is the sign-off: only an attorney gives it. */
export function TicketCard({ id, document }: { id: string; document: CaseDocument }) {
  const { document_id, artifact_id, name, uploaded_by, uploaded_at } = document
  const [ticket, setTicket] = useState(() => `T-${document.number}`)
  const [scope, setScope] = useState<Scope>('both')
  const [reason, setReason] = useState('')
  const { busy, act, who } = useAct(id)

  function sign() {
    const signed = {
      ...{ ticket_id: ticket.trim(), scope, title: name.replace(/\.json$/, '').slice(0, 200), reason: reason.trim() },
      ...{ signed_off_by: who.name, signed_off_at: new Date().toISOString() },
      candidate_artifact_ids: [artifact_id],
    }
    const filed = { artifact_kind: 'promotion_ticket', name: fileNameOf(`ticket ${ticket}`, 'ticket') }
    const content = { ...filed, text: JSON.stringify(signed), candidate_document_id: document_id }
    void act('sign', 'case.file', content, 'Signed off. The insight is being looked through.')
  }

  return (
    <Card className="flex flex-col gap-3">
      <div>
        <Link
          to="/cases/$id/documents/$document"
          params={{ id, document: document_id }}
          className="font-semibold break-words"
        >
          {readable(name)}
        </Link>
        <p className="text-sm text-quiet">
          By {readable(uploaded_by)}, <Timestamp at={uploaded_at} />
        </p>
      </div>
      {who.roleFor('sign') ? (
        <form
          className="grid gap-4 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault()
            sign()
          }}
        >
          <Input
            label="Ticket number"
            hint="Letters, digits and . _ : / -"
            required
            maxLength={128}
            pattern="[A-Za-z0-9][A-Za-z0-9._:\/\-]*"
            value={ticket}
            onChange={(event) => setTicket(event.target.value)}
          />
          <Select label="What is shared" value={scope} onChange={(event) => setScope(event.target.value as Scope)}>
            <option value="both">the insight and its rules of thumb</option>
            <option value="playbook">the insight alone</option>
            <option value="heuristic">the rules of thumb alone</option>
          </Select>
          <div className="sm:col-span-2">
            <TextArea
              label="Why it is shared"
              rows={2}
              required
              maxLength={2000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
          <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
            <Button
              kind="main"
              type="submit"
              busy={busy !== null}
              disabled={reason.trim() === '' || ticket.trim() === ''}
            >
              Sign off as {readable(who.name)}
            </Button>
            <span className="text-sm text-quiet">As attorney. Then it is looked through.</span>
          </div>
        </form>
      ) : (
        <p className="text-quiet">It is signed off by {whoMay('sign')}.</p>
      )}
    </Card>
  )
}
