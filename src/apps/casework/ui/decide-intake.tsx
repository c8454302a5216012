import { useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import { Input, TextArea } from '#host/desk/components/field.tsx'
import { Card } from '#host/desk/components/page.tsx'
import { intakeOf } from './notes.ts'
import { roleName, whoMay } from './roles.ts'
import type { Board } from './types.ts'
import { useAct } from './use-case.ts'

type Decision = 'accept' | 'reject' | 'request_more'

const WORDS: Record<Decision, { title: string; hint: string; done: string; suggested: string }> = {
  accept: {
    title: 'Accept the case',
    hint: 'Its documents are read and mapped from then on, and the client can be heard.',
    done: 'The case is accepted.',
    suggested: 'to accept it',
  },
  reject: {
    title: 'Turn the case down',
    hint: 'Its work ends here; what is in the file stays there.',
    done: 'The case is turned down.',
    suggested: 'to turn it down',
  },
  request_more: {
    title: 'Ask for more',
    hint: 'What is missing is told to the client by you. What comes in afterwards begins the intake anew.',
    done: 'More is asked for.',
    suggested: 'to ask for more',
  },
}

/** An attorney's decision, with its reason. Whoever may not decide reads who may. */
export function DecideIntake({ board }: { board: Board }) {
  const [open, setOpen] = useState<Decision | null>(null)
  const [reason, setReason] = useState('')
  const { conflict = 'unknown' } = board.case ?? {}
  const flagged = board.flagged.map(({ name }) => name)
  const [waiver, setWaiver] = useState({ names: flagged.join('\n'), given_by: '', words: '' })
  const { busy, act, who } = useAct(board.id)
  const role = who.roleFor('decide')
  const suggestion = intakeOf(board)?.triage?.suggestion
  const isWaiver = open === 'accept' && (conflict === 'yes' || conflict === 'possible')
  const isFilled = !isWaiver || Object.values(waiver).every((value) => value.trim() !== '')

  async function decide() {
    if (!open) return
    const { done } = WORDS[open]
    const names = waiver.names.split('\n').flatMap((name) => name.trim() || [])
    const waived = { names, given_by: waiver.given_by.trim(), words: waiver.words.trim() }
    const content = { decision: open, reason: reason.trim(), ...(isWaiver ? { waiver: waived } : {}) }
    if (await act('decide', 'case.decide', content, done)) {
      setOpen(null)
      setReason('')
    }
  }

  return (
    <Card className="flex flex-col gap-3 border-l-4 border-l-warn">
      <div>
        <p className="font-semibold">The intake is summed up: an attorney decides</p>
        {suggestion && (
          <p className="text-quiet">
            By the form alone it would be usual {WORDS[suggestion].suggested}. That decides nothing.
          </p>
        )}
      </div>
      {role ? (
        <>
          <div className="flex flex-wrap gap-2">
            <Button kind="main" disabled={conflict === 'unknown'} onClick={() => setOpen('accept')}>
              {conflict === 'yes' || conflict === 'possible' ? 'Accept with a waiver ...' : 'Accept'}
            </Button>
            <Button onClick={() => setOpen('request_more')}>Ask for more</Button>
            <Button kind="danger" onClick={() => setOpen('reject')}>
              Turn down
            </Button>
          </div>
          {conflict === 'unknown' && <p>The case can be accepted once the conflict check has answered.</p>}
          <p className="text-sm text-quiet">You decide as {roleName(role)}.</p>
        </>
      ) : (
        <p>Decided by {whoMay('decide')}. None of your roles is one of them.</p>
      )}
      {open && (
        <Dialog
          open
          onClose={() => setOpen(null)}
          title={isWaiver ? 'Accept the case despite a conflict?' : `${WORDS[open].title}?`}
          description={
            isWaiver
              ? 'The conflict check found a conflict with another case. It needs the written consent of everybody concerned.'
              : WORDS[open].hint
          }
        >
          <form
            className="flex flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              void decide()
            }}
          >
            {isWaiver && (
              <>
                <p className="rounded-md border border-l-4 border-line border-l-bad bg-sunk px-3 py-2 break-words">
                  <span className="font-semibold">{conflict === 'yes' ? 'Conflict' : 'Possible conflict'}:</span>{' '}
                  {flagged.length > 0 ? flagged.map(readable).join(', ') : 'the check gives no name'}
                </p>
                <TextArea
                  label="The conflict that is waived"
                  hint="Every name above, one a line."
                  rows={2}
                  required
                  value={waiver.names}
                  onChange={(event) => setWaiver({ ...waiver, names: event.target.value })}
                />
                <Input
                  label="Who consented"
                  required
                  maxLength={200}
                  value={waiver.given_by}
                  onChange={(event) => setWaiver({ ...waiver, given_by: event.target.value })}
                />
                <TextArea
                  label="The written consent"
                  hint="In its own words. It is kept in the case."
                  rows={4}
                  required
                  maxLength={4000}
                  value={waiver.words}
                  onChange={(event) => setWaiver({ ...waiver, words: event.target.value })}
                />
              </>
            )}
            <TextArea
              label="Reason"
              hint="It stands in the file of the case, with your name."
              rows={3}
              required
              maxLength={2000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <div className="flex justify-end gap-2">
              <Button onClick={() => setOpen(null)}>Cancel</Button>
              <Button
                kind={open === 'reject' ? 'danger' : 'main'}
                type="submit"
                busy={busy !== null}
                disabled={reason.trim() === '' || !isFilled}
              >
                {isWaiver ? 'Accept with this waiver' : WORDS[open].title}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </Card>
  )
}
