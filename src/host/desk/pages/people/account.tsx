import { useState } from 'react'
import { $api } from '../../api/client.ts'
import type { AccountLine } from '../../api/types.ts'
import { Button } from '../../components/button.tsx'
import { readable } from '../../components/bytes.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Input } from '../../components/field.tsx'
import { Card } from '../../components/page.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { useResult } from './use-result.ts'

/** One account: what it may do, and every way in that it has. */
export function Account({ account }: { account: AccountLine }) {
  const { user_id: name, status, roles, passkeys, invitations, sessions } = account
  const take = $api.useMutation('post', '/api/accounts/roles/take', useResult('Taken.'))
  const endSession = $api.useMutation('post', '/api/accounts/sessions/end', useResult('Ended.'))
  const revokePasskey = $api.useMutation(
    'post',
    '/api/accounts/passkeys/revoke',
    useResult('Revoked, with its sessions.'),
  )
  const withdraw = $api.useMutation('post', '/api/accounts/invitations/revoke', useResult('Withdrawn.'))
  if (status === 'revoked')
    return (
      <Card>
        <h3>{readable(name)}</h3>
        <p className="text-quiet">Revoked.</p>
      </Card>
    )
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="break-words">{readable(name)}</h3>
        <Revoke name={name} />
      </div>
      <ul aria-label={`Roles of ${name}`} className="flex flex-wrap gap-2">
        {roles.map((role) => (
          <li key={role} className="flex items-center gap-1 rounded bg-sunk px-2">
            <span>{role}</span>
            <Button kind="quiet" onClick={() => take.mutate({ body: { name, role } })}>
              Take {role}
            </Button>
          </li>
        ))}
      </ul>
      <GiveRole name={name} />
      <Invite name={name} />
      <ul aria-label={`Ways in of ${name}`} className="flex flex-col gap-1 text-sm">
        {passkeys.map(({ credential_id, label, created_at }) => (
          <Line key={credential_id} end={() => revokePasskey.mutate({ body: { credential_id } })} says="Revoke passkey">
            Passkey "{readable(label)}", <Timestamp at={created_at} />
          </Line>
        ))}
        {invitations.map(({ invitation_id, expires_at }) => (
          <Line key={invitation_id} end={() => withdraw.mutate({ body: { invitation_id } })} says="Withdraw invitation">
            Invitation, until <Timestamp at={expires_at} />
          </Line>
        ))}
        {sessions.map(({ session_id, seen_at }) => (
          <Line key={session_id} end={() => endSession.mutate({ body: { session_id } })} says="End session">
            Session, seen <Timestamp at={seen_at} />
          </Line>
        ))}
      </ul>
    </Card>
  )
}

/** The one thing here that nothing brings back. */
function Revoke({ name }: { name: string }) {
  const [asking, setAsking] = useState(false)
  const revoke = $api.useMutation('post', '/api/accounts/revoke', useResult('Revoked, with every way in.'))
  const close = () => setAsking(false)
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Revoke {readable(name)} for good
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={`Revoke ${readable(name)} for good?`}
        description="Its passkeys, sessions, invitations and tokens end now, and its roles count no more. The name cannot be given again."
      >
        <div className="flex justify-end gap-2">
          <Button onClick={close}>Keep it</Button>
          <Button
            kind="danger"
            busy={revoke.isPending}
            onClick={() => revoke.mutate({ body: { name } }, { onSettled: close })}
          >
            Revoke it
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function Line({ children, end, says }: { children: React.ReactNode; end: () => void; says: string }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span>{children}</span>
      <Button kind="quiet" onClick={end}>
        {says}
      </Button>
    </li>
  )
}

function GiveRole({ name }: { name: string }) {
  const [role, setRole] = useState('')
  const give = $api.useMutation('post', '/api/accounts/roles', useResult('Given.'))
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        give.mutate({ body: { name, role } }, { onSuccess: () => setRole('') })
      }}
    >
      <Input
        label={`Role for ${name}`}
        hint="A person's role of a pack, OPERATOR, or AUDITOR alone."
        value={role}
        onChange={(event) => setRole(event.target.value.toUpperCase())}
      />
      <Button type="submit" busy={give.isPending} disabled={role === ''}>
        Give
      </Button>
    </form>
  )
}

/** The link is shown once; whoever opens it first has the account. */
function Invite({ name }: { name: string }) {
  const invite = $api.useMutation('post', '/api/accounts/invitations', useResult('Invited.'))
  const made = invite.data
  return (
    <div className="flex flex-col gap-1">
      <Button className="self-start" busy={invite.isPending} onClick={() => invite.mutate({ body: { name } })}>
        Invite {readable(name)}
      </Button>
      {made && (
        <p role="status" className="text-sm">
          Send this by a way you trust; it works once: <code className="break-all">{made.link ?? made.token}</code>
        </p>
      )}
    </div>
  )
}
