import { useQueryClient } from '@tanstack/react-query'
import { asRefusal } from '../../api/refusal.ts'
import { notifyDone, notifyRefused } from '../../shell/notices.ts'

/** What follows a change of who may come in; told when the server has made it. */
export function useResult(done: string) {
  const queries = useQueryClient()
  return {
    onSuccess: () => {
      notifyDone(done)
      void queries.invalidateQueries({ queryKey: ['get', '/api/accounts'] })
    },
    onError: (error: unknown) => notifyRefused(asRefusal(error)),
  }
}
