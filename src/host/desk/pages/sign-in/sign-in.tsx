import { useMutation } from '@tanstack/react-query'
import { createLazyRoute } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { signIn } from '../../api/passkey.ts'
import { Button } from '../../components/button.tsx'
import { Card, Page } from '../../components/page.tsx'
import { Refused } from '../../components/query-view.tsx'

export const Route = createLazyRoute('/sign-in')({ component: SignIn })

function SignIn() {
  // A new page: whatever was shown to nobody is asked for again.
  const enter = useMutation({ mutationFn: signIn, onSuccess: () => window.location.assign('/today') })
  return (
    <Page title="Sign in">
      <Card className="flex flex-col gap-3">
        <p>Sign in with the passkey of this device. If you have none yet, ask whoever runs this for an invitation.</p>
        <Button kind="main" busy={enter.isPending} onClick={() => enter.mutate()}>
          <KeyRound aria-hidden className="size-4" /> Sign in with a passkey
        </Button>
        {enter.error && <Refused error={enter.error} />}
      </Card>
    </Page>
  )
}
