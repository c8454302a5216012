import { Link } from '@tanstack/react-router'
import { LogOut, Users } from 'lucide-react'
import { $api, api } from '../api/client.ts'
import { forgetPageSecret } from '../api/page-secret.ts'
import { Button } from '../components/button.tsx'
import { readable } from '../components/bytes.tsx'

/** Where several people share the desk: who this is, and the way out. */
export function Who() {
  const me = $api.useQuery('get', '/api/me').data
  if (me?.mode !== 'shared') return null
  const administers = me.roles.some((role) => role === 'OPERATOR' || role === 'AUDITOR')
  async function leave() {
    await api.POST('/api/sign-out', { body: {} })
    forgetPageSecret()
    window.location.assign('/sign-in')
  }
  return (
    <section
      aria-label="Who is signed in"
      className="flex gap-1.5 rounded-md bg-sunk p-2.5 text-sm max-md:w-full max-md:items-center max-md:gap-3 max-md:py-1.5 md:flex-col"
    >
      <p className="min-w-0 break-words max-md:flex-1">
        Signed in as <strong>{readable(me.user_id)}</strong>
        {me.roles.length > 0 && <span className="text-quiet max-md:hidden"> ({me.roles.join(', ')})</span>}
      </p>
      {administers && (
        <Link to="/people" className="flex items-center gap-1.5">
          <Users aria-hidden className="size-4" /> People
        </Link>
      )}
      <Button onClick={() => void leave()}>
        <LogOut aria-hidden className="size-4" /> Sign out
      </Button>
    </section>
  )
}
