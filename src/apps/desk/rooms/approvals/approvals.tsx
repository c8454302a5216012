import { createLazyRoute } from '@tanstack/react-router'
import { $api } from '../../api/client.ts'
import { Asked } from '../../parts/asked.tsx'
import { Empty, Page } from '../../parts/page.tsx'

export const Route = createLazyRoute('/approvals')({ component: ApprovalsPage })

function ApprovalsPage() {
  const approvals = $api.useQuery('get', '/api/approvals')
  return (
    <Page title="Approvals">
      <Asked query={approvals}>{(data) => <Empty title={`${data.approvals.length} wait.`} />}</Asked>
    </Page>
  )
}
