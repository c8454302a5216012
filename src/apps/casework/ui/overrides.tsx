import { useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import { Input, Select, TextArea } from '#host/desk/components/field.tsx'
import { Section } from '#host/desk/components/page.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { roleName, whoMay } from './roles.ts'
import type { Board } from './types.ts'
import { useAct } from './use-case.ts'

const ACTIONS: Record<string, string> = {
  'override.enable': 'Begin an override',
  'override.disable': 'End an override',
  'rerun.force': 'Have something done again',
  'taxonomy.unlock': 'Unlock the taxonomy',
}

/** What the house would not do by itself, done by hand and in writing: a ticket, a reason, a name. */
export function Overrides({ board }: { board: Board }) {
  const [open, setOpen] = useState(false)
  const { who } = useAct(board.id)
  const { overrides } = board
  const role = who.roleFor('override')
  const isOpen = board.case?.status !== 'closed' && board.case?.status !== 'rejected'
  if (overrides.length === 0 && (!role || !isOpen)) return null
  return (
    <Section
      title="Overrides"
      actions={role && isOpen ? <Button onClick={() => setOpen(true)}>Override ...</Button> : undefined}
    >
      {overrides.length === 0 ? (
        <p className="text-sm text-quiet">None. Only {whoMay('override')} can overrule, with a ticket and a reason.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card">
          {overrides.map(({ action, ticket, reason, person, at }) => (
            <li key={`${at}${action}`} className="flex flex-col gap-0.5 px-4 py-2">
              <span className="font-medium">{ACTIONS[action] ?? action}</span>
              <span className="break-words">{readable(reason)}</span>
              <span className="text-sm break-words text-quiet">
                Ticket {readable(ticket)}, {readable(person)}, <Timestamp at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {open && role && <OverrideDialog id={board.id} role={roleName(role)} close={() => setOpen(false)} />}
    </Section>
  )
}

function OverrideDialog({ id, role, close }: { id: string; role: string; close(): void }) {
  const [action, setAction] = useState('rerun.force')
  const [what, setWhat] = useState('mapping')
  const [ticket, setTicket] = useState('')
  const [reason, setReason] = useState('')
  const { busy, act } = useAct(id)

  async function override() {
    const content = {
      ...{ action, override_ticket_id: ticket.trim(), override_reason: reason.trim() },
      ...(action === 'rerun.force' ? { what } : {}),
    }
    if (await act('override', 'case.override', content, 'It is done, and written down.')) close()
  }

  return (
    <Dialog
      open
      onClose={close}
      title="Override"
      description={`A run of its own in the ledger, under your name as ${role}.`}
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void override()
        }}
      >
        <Select label="What" value={action} onChange={(event) => setAction(event.target.value)}>
          {Object.entries(ACTIONS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
        {action === 'rerun.force' && (
          <Select label="Done again" value={what} onChange={(event) => setWhat(event.target.value)}>
            <option value="mapping">the map of the causes of action</option>
            <option value="intake">the intake</option>
          </Select>
        )}
        <Input
          label="Ticket"
          required
          maxLength={200}
          value={ticket}
          onChange={(event) => setTicket(event.target.value)}
        />
        <TextArea
          label="Reason of the override"
          rows={3}
          required
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={close}>Cancel</Button>
          <Button
            kind="danger"
            type="submit"
            busy={busy !== null}
            disabled={ticket.trim() === '' || reason.trim() === ''}
          >
            Override
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
