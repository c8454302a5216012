import { createRootRoute, Link } from '@tanstack/react-router'
import { Empty, Page } from '../components/page.tsx'
import { Refused } from '../components/query-view.tsx'
import { Shell } from './shell.tsx'

/** Every room hangs below this one. */
export const rootRoute = createRootRoute({
  component: Shell,
  errorComponent: ({ error, reset }) => (
    <Page title="Something broke">
      <Refused
        error={{
          code: 'desk.failed',
          message: error instanceof Error ? error.message : 'The page stumbled.',
          next: 'Nothing was lost: reload the page.',
        }}
        again={reset}
      />
    </Page>
  ),
  notFoundComponent: () => (
    <Page title="Nothing here">
      <Empty title="There is nothing at this address.">
        <Link to="/today">Go to Today</Link>
      </Empty>
    </Page>
  ),
})
