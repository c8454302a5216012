import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextArea } from '../../parts/field.tsx'
import { Card } from '../../parts/page.tsx'
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
  const { busy, act, who } = useAct(board.id)
  const role = who.roleFor('decide')
  const suggestion = intakeOf(board)?.triage?.suggestion

  async function decide() {
    if (!open) return
    const { done } = WORDS[open]
    if (await act('decide', 'case.decide', { decision: open, reason: reason.trim() }, done)) {
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
            <Button kind="main" onClick={() => setOpen('accept')}>
              Accept
            </Button>
            <Button onClick={() => setOpen('request_more')}>Ask for more</Button>
            <Button kind="danger" onClick={() => setOpen('reject')}>
              Turn down
            </Button>
          </div>
          <p className="text-sm text-quiet">You decide as {roleName(role)}.</p>
        </>
      ) : (
        <p>Decided by {whoMay('decide')}. None of your roles is one of them.</p>
      )}
      {open && (
        <Dialog open onClose={() => setOpen(null)} title={`${WORDS[open].title}?`} description={WORDS[open].hint}>
          <form
            className="flex flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              void decide()
            }}
          >
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
                disabled={reason.trim() === ''}
              >
                {WORDS[open].title}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </Card>
  )
}
