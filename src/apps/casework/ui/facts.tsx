import { keepPreviousData } from '@tanstack/react-query'
import { createLazyRoute } from '@tanstack/react-router'
import { $api } from '#host/desk/api/client.ts'
import { Badge, type Tone } from '#host/desk/components/badge.tsx'
import { readable, visible } from '#host/desk/components/bytes.tsx'
import { Empty } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { FactDecisions } from './fact-decisions.tsx'
import { FactPlace, happenedOn } from './fact-place.tsx'
import { PAGE_SIZE, Pager } from './pager.tsx'
import type { Fact } from './types.ts'
import { useCase, useReference } from './use-case.ts'
import { titlesOf } from './words.ts'

export const Route = createLazyRoute('/cases/$id/facts')({ component: FactsPage })

function FactsPage() {
  const { id } = Route.useParams()
  const { after = 0 } = Route.useSearch()
  const own = useCase(id).data?.case
  const reference = useReference().data
  const query = { limit: String(PAGE_SIZE), after: String(after) }
  const asked = $api.useQuery(
    'get',
    '/api/cases/{id}/facts',
    { params: { path: { id }, query } },
    { placeholderData: keepPreviousData },
  )
  const titles = titlesOf(reference, own?.coa_version ?? '')
  return (
    <QueryView query={asked}>
      {({ facts, total }) =>
        total === 0 ? (
          <Empty title="No facts yet.">
            {own?.status === 'accepted'
              ? 'They are taken out of documents and transcripts as these are read, each with the place where it stands.'
              : 'They are taken out of the documents once an attorney has accepted the case.'}
          </Empty>
        ) : (
          <div className="flex flex-col gap-4">
            <p className="text-sm text-quiet">
              Each opens its source at the very words. Correct or reject what is wrong, and map what is to review.
            </p>
            <ol aria-label="Facts" className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card">
              {facts.map((fact) => (
                <li key={fact.fact_id} className="px-4 py-2.5">
                  <Line id={id} fact={fact} titles={titles} />
                </li>
              ))}
            </ol>
            <Pager label="Pages of facts" to="/cases/$id/facts" {...{ id, after, shown: facts.length, total }} />
          </div>
        )
      }
    </QueryView>
  )
}

const RELATIONS: Record<Fact['elements'][number]['relation'], { text: string; tone: Tone }> = {
  supports: { text: 'supports', tone: 'good' },
  weighs_against: { text: 'weighs against', tone: 'warn' },
  to_review: { text: 'to review for', tone: 'info' },
}

function Line({ id, fact, titles }: { id: string; fact: Fact; titles: ReturnType<typeof titlesOf> }) {
  const { number, statement, elements, rejected, corrected, original, added_by } = fact
  const when = happenedOn(fact)
  return (
    <div className="flex gap-3">
      <span className="w-7 shrink-0 text-right text-quiet tabular-nums">{number}</span>
      <div className="min-w-0 flex-1">
        <p className={`break-words ${rejected ? 'text-quiet line-through' : ''}`}>{visible(statement)}</p>
        {rejected && (
          <p className="text-sm break-words">
            <Badge tone="bad">rejected</Badge> by {readable(rejected.by)}: {readable(rejected.reason)}
          </p>
        )}
        {corrected && (
          <p className="text-sm break-words text-quiet">
            Corrected by {readable(corrected.by)}: {readable(corrected.reason)} The source reads: “
            {visible(original ?? '')}”
          </p>
        )}
        {added_by && <p className="text-sm text-quiet">Added by {readable(added_by)}</p>}
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
          <FactPlace id={id} fact={fact} />
          {when && <span className="text-quiet">{when}</span>}
        </p>
        {elements.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-1">
            {elements.map(({ coa_id, element_id, relation, mapped_by }) => (
              <li key={`${coa_id}${element_id}`} className="max-w-full">
                <Badge tone={RELATIONS[relation].tone}>
                  <span className="whitespace-normal">
                    {RELATIONS[relation].text} {titles.cause(coa_id)}: {titles.element(coa_id, element_id)}
                    {mapped_by ? ` (mapped by ${readable(mapped_by)})` : ''}
                  </span>
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <p className="-ml-3 flex flex-wrap">
          <FactDecisions id={id} fact={fact} titles={titles} />
        </p>
      </div>
    </div>
  )
}
