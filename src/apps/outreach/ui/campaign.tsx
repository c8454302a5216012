import { createLazyRoute, Outlet } from '@tanstack/react-router'
import { Status } from '#host/desk/components/badge.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Page } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { TabLinks } from '#host/desk/components/tabs.tsx'
import { WorkspaceActions } from '#host/desk/components/workspace-actions.tsx'
import type { CampaignDetail } from './types.ts'
import { useCampaign } from './use-campaign.ts'

export const Route = createLazyRoute('/campaigns/$id')({ component: CampaignPage })

function CampaignPage() {
  const { id } = Route.useParams()
  const asked = useCampaign(id)
  const name = readable(asked.data?.campaign.name ?? 'Campaign')
  return (
    <Page title={name} actions={asked.data && <WorkspaceActions noun="campaign" workspace={asked.data.campaign} />}>
      <QueryView query={asked}>
        {(detail) => (
          <>
            <CampaignStatus detail={detail} />
            <TabLinks label={`Parts of ${name}`} tabs={tabsOf(detail)} />
            <Outlet />
          </>
        )}
      </QueryView>
    </Page>
  )
}

function CampaignStatus({ detail: { campaign, goal } }: { detail: CampaignDetail }) {
  const { status, status_reason, stopped } = campaign
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-2 text-quiet">
      {stopped && <Status of="stopped" />}
      <Status of={status} />
      {goal.channel && (
        <span>
          {goal.channel}, as {readable(goal.account ?? '')}
        </span>
      )}
      {status_reason && <span className="break-words">· {readable(status_reason)}</span>}
    </div>
  )
}

function tabsOf({ campaign }: CampaignDetail) {
  const at = `/campaigns/${campaign.id}`
  const { leads, messages, waiting } = campaign
  return [
    { to: at, text: 'Overview' },
    { to: `${at}/leads`, text: 'Leads', count: leads.total },
    { to: `${at}/messages`, text: 'Messages', count: Object.values(messages).reduce((sum, n) => sum + (n ?? 0), 0) },
    { to: `${at}/inbox`, text: 'Inbox', count: waiting.unread },
    { to: `${at}/chat`, text: 'Chat', count: waiting.questions },
    { to: `${at}/browser`, text: 'Browser' },
    { to: `${at}/analytics`, text: 'Analytics' },
    { to: `${at}/artifacts`, text: 'Artifacts' },
    { to: `${at}/settings`, text: 'Settings' },
  ]
}
