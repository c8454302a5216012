import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { $api } from '#host/desk/api/client.ts'
import { send } from '#host/desk/api/send.ts'
import { notifyDone, notifyRefused } from '#host/desk/shell/notices.ts'
import { type Act, CASE_ROLES, type CaseRole, roleFor } from './roles.ts'

export const caseQuery = (id: string) => $api.queryOptions('get', '/api/cases/{id}', { params: { path: { id } } })

export function useCase(id: string) {
  return useQuery(caseQuery(id))
}

/** What a case can be made of. It changes with the product only. */
export function useReference() {
  return $api.useQuery('get', '/api/cases/reference')
}

/** Who this is, and in which roles they may act: alone at the desk in all of them, else in those that the account holds. */
export function useWho(): { name: string; roles: readonly string[]; roleFor(act: Act): CaseRole | null } {
  const me = $api.useQuery('get', '/api/me').data
  const roles = me === undefined ? [] : me.mode === 'local' ? CASE_ROLES : me.roles
  return { name: me?.user_id ?? '', roles, roleFor: (act) => roleFor(act, roles) }
}

/** Does something in a case, in the role that its lane asks for, and tells what the controller made of it. */
export function useAct(id: string) {
  const who = useWho()
  const [busy, setBusy] = useState<string | null>(null)
  /** `what` is the button that is waiting; answers whether it was taken. */
  async function act(
    lane: Act,
    kind: string,
    content: Record<string, unknown>,
    done: string,
    what = kind,
  ): Promise<boolean> {
    const role = who.roleFor(lane)
    setBusy(what)
    // Without a role of the lane it is sent all the same: who may what is not for this page to say.
    const result = await send(id, kind, { role: role ?? who.roles[0] ?? 'NOBODY', ...content })
    setBusy(null)
    if (!result.ok) notifyRefused(result.refusal)
    else if (result.outcome === null) notifyDone('Sent.', 'It is heard when the work goes on.')
    else notifyDone(done)
    return result.ok
  }
  return { busy, act, who }
}
