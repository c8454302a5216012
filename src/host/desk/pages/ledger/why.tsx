import { createLazyRoute, useNavigate } from '@tanstack/react-router'
import { $api } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { Input } from '../../components/field.tsx'
import { Empty } from '../../components/page.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Pipeline } from './pipeline.tsx'
import type { WhySearch } from './search.ts'

export const Route = createLazyRoute('/ledger/$workspace/why')({ component: Why })

function Why() {
  const { workspace } = Route.useParams()
  const search: WhySearch = Route.useSearch()
  const navigate = useNavigate({ from: '/ledger/$workspace/why' })
  const asked = Object.keys(search).length > 0
  const query = $api.useQuery(
    'get',
    '/api/workspaces/{id}/why',
    { params: { path: { id: workspace }, query: search } },
    { enabled: asked },
  )
  return (
    <>
      <form
        aria-label="What is asked about"
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const seq = String(new FormData(event.currentTarget).get('seq') ?? '').trim()
          if (/^\d+$/.test(seq)) void navigate({ search: { seq } })
        }}
      >
        <Input
          key={query.data?.seq}
          label="Entry"
          name="seq"
          inputMode="numeric"
          pattern="\d+"
          defaultValue={query.data?.seq ?? search.seq ?? ''}
        />
        <Button kind="main" type="submit">
          Why did this happen?
        </Button>
      </form>
      {asked ? (
        <QueryView query={query}>{(picture) => <Pipeline workspace={workspace} picture={picture} />}</QueryView>
      ) : (
        <Empty title="Ask about anything.">
          Name an entry, or come here from a run, an entry or a row of the past: the whole road that led to it is drawn,
          from what was proposed to the rows that changed.
        </Empty>
      )}
    </>
  )
}
