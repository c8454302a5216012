import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import { TextArea } from '#host/desk/components/field.tsx'
import { Card, Section } from '#host/desk/components/page.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { Fact } from '#host/desk/pages/settings/facts.tsx'
import { About } from './about.tsx'
import { whoMay } from './roles.ts'
import type { Board } from './types.ts'
import { useAct } from './use-case.ts'
import { counted, sayCase, sayConflict } from './words.ts'

export function CaseState({ board }: { board: Board }) {
  const { id, case: own, unreadable } = board
  if (!own) return null
  const { status, conflict, documents, facts, decided_by, decided_at, decision_reason, closed_by, coa_version } = own
  return (
    <Section title="How it stands">
      <Card className="flex flex-col gap-4">
        <About>
          <Fact name="Status">{sayCase(status).text}</Fact>
          <Fact name="Conflict check">
            {conflict === 'unknown' ? 'not answered yet' : sayConflict(conflict).text}
            {board.flagged.length > 0 && (
              <span className="block break-words">{board.flagged.map(({ name }) => readable(name)).join(', ')}</span>
            )}
          </Fact>
          {board.waivers.map((waiver) => (
            <Fact key={waiver.recorded_at} name="Conflict waiver">
              {waiver.names.map(readable).join(', ')}: consented by {readable(waiver.given_by)}
              <span className="block break-words text-quiet">
                <q>{readable(waiver.words)}</q>
              </span>
              <span className="block text-sm text-quiet">
                recorded by {readable(waiver.recorded_by)}, <Timestamp at={waiver.recorded_at} />
              </span>
            </Fact>
          ))}
          <Fact name="File">
            <Link to="/cases/$id/documents" params={{ id }}>
              {counted(documents, 'entry', 'entries')}
            </Link>
            {unreadable > 0 && `, ${unreadable} not readable`}
          </Fact>
          <Fact name="Facts">
            <Link to="/cases/$id/facts" params={{ id }}>
              {counted(facts, 'fact')}
            </Link>
          </Fact>
          <Fact name="Taxonomy">
            <code>{coa_version}</code>
          </Fact>
          {decided_by && decided_at && (
            <Fact name="Decided">
              {readable(decided_by)}, <Timestamp at={decided_at} />
              {decision_reason && <span className="block text-quiet">{readable(decision_reason)}</span>}
            </Fact>
          )}
          {closed_by && <Fact name="Closed by">{readable(closed_by)}</Fact>}
        </About>
        {status === 'accepted' && <CloseCase id={id} />}
      </Card>
    </Section>
  )
}

function CloseCase({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { busy, act, who } = useAct(id)
  if (!who.roleFor('close')) return <p className="text-sm text-quiet">A case is closed by {whoMay('close')}.</p>

  async function close() {
    const why = reason.trim()
    if (await act('close', 'case.close', why === '' ? {} : { reason: why }, 'The case is closed.')) setOpen(false)
  }

  return (
    <div>
      <Button kind="danger" onClick={() => setOpen(true)}>
        Close the case
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Close this case?"
        description="No more work is done on it. Nothing is taken out of its file. This cannot be taken back."
      >
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void close()
          }}
        >
          <TextArea
            label="Why"
            hint="May be left empty."
            rows={3}
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className="flex justify-end gap-2">
            <Button onClick={() => setOpen(false)}>Keep it open</Button>
            <Button kind="danger" type="submit" busy={busy !== null}>
              Close it
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  )
}
