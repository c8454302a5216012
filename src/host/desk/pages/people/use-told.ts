import { useQueryClient } from '@tanstack/react-query'
import { asRefusal } from '../../api/refusal.ts'
import { tellDone, tellRefused } from '../../shell/notices.ts'

/** What follows a change of who may come in; told when the server has made it. */
export function useTold(done: string) {
  const queries = useQueryClient()
  return {
    onSuccess: () => {
      tellDone(done)
      void queries.invalidateQueries({ queryKey: ['get', '/api/accounts'] })
    },
    onError: (error: unknown) => tellRefused(asRefusal(error)),
  }
}
