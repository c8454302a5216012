import { $api } from '#host/desk/api/client.ts'

export function useCampaign(id: string) {
  return $api.useQuery('get', '/api/campaigns/{id}', { params: { path: { id } } })
}
