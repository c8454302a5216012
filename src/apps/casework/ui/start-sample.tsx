import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { $api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { Button } from '#host/desk/components/button.tsx'
import { notifyRefused } from '#host/desk/shell/notices.ts'

export function StartSample() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const start = $api.useMutation('post', '/api/samples', {
    onSuccess: async ({ workspace }) => {
      await queries.invalidateQueries()
      await navigate({ to: '/cases/$id', params: { id: workspace } })
    },
    onError: (error) => notifyRefused(asRefusal(error)),
  })
  return (
    <Button busy={start.isPending} onClick={() => start.mutate({ body: { sample: 'casework' } })}>
      {start.isPending ? 'Starting ...' : 'Start the sample case'}
    </Button>
  )
}
