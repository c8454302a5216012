import { useMutation, useQuery } from '@tanstack/react-query'
import { createLazyRoute } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { invited, join } from '../../api/passkey.ts'
import { Button } from '../../components/button.tsx'
import { Input } from '../../components/field.tsx'
import { Card, Page } from '../../components/page.tsx'
import { QueryView, Refused } from '../../components/query-view.tsx'

export const Route = createLazyRoute('/join')({ component: Join })

/** The secret stands behind #, where no server and no log sees it. */
function Join() {
  const [invitation] = useState(() => window.location.hash.slice(1))
  const [label, setLabel] = useState('My device')
  const whose = useQuery({ queryKey: ['invitation'], queryFn: () => invited(invitation), retry: false })
  const enter = useMutation({
    mutationFn: () => join(invitation, label.trim()),
    onSuccess: () => window.location.assign('/today'),
  })
  return (
    <Page title="You are invited">
      <QueryView query={whose}>
        {({ user_id }) => (
          <Card className="flex flex-col gap-3">
            <p>
              This invitation is for <strong>{user_id}</strong>. Make a passkey on this device: from then on it signs
              you in.
            </p>
            <Input
              label="What this device is called"
              value={label}
              maxLength={100}
              onChange={(event) => setLabel(event.target.value)}
            />
            <Button kind="main" busy={enter.isPending} disabled={label.trim() === ''} onClick={() => enter.mutate()}>
              <KeyRound aria-hidden className="size-4" /> Make a passkey
            </Button>
            {enter.error && <Refused error={enter.error} />}
          </Card>
        )}
      </QueryView>
    </Page>
  )
}
