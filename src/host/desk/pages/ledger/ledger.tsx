import { createLazyRoute, Link, Outlet } from '@tanstack/react-router'
import { $api } from '../../api/client.ts'
import { visible } from '../../components/bytes.tsx'
import { Page } from '../../components/page.tsx'
import { TabLinks } from '../../components/tabs.tsx'
import { WaitingSection } from '../../components/waiting-work.tsx'

export const Route = createLazyRoute('/ledger/$workspace')({ component: Ledger })

const TABS = ['Runs', 'Entries', 'Why', 'Past', 'Verify', 'Export']

function Ledger() {
  const { workspace } = Route.useParams()
  const { data } = $api.useQuery('get', '/api/workspaces')
  const name = data?.workspaces.find((w) => w.workspace === workspace)?.name
  return (
    <Page
      title={name === undefined ? 'Ledger' : `Ledger of ${visible(name)}`}
      actions={<Link to="/ledger">Another workspace</Link>}
    >
      <WaitingSection workspace={workspace} />
      <TabLinks
        label="Parts of the ledger"
        tabs={TABS.map((text) => ({ to: `/ledger/${workspace}/${text.toLowerCase()}`, text }))}
      />
      <Outlet />
    </Page>
  )
}
