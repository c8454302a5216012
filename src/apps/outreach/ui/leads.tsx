import { createLazyRoute, Link, useNavigate } from '@tanstack/react-router'
import { Download, Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DownloadLink } from '#host/desk/components/download-link.tsx'
import { Input } from '#host/desk/components/field.tsx'
import { Empty } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { useKeys } from '#host/desk/components/use-keys.ts'
import { LeadDrawer } from './lead-drawer.tsx'
import { LeadsTable } from './leads-table.tsx'
import type { LeadSearch } from './types.ts'
import { LEAD_STATUSES, type LeadStatus, type Overview } from './types.ts'
import { useCampaign } from './use-campaign.ts'
import { count } from './words.ts'

export const Route = createLazyRoute('/campaigns/$id/leads')({ component: LeadsPage })

function LeadsPage() {
  const { id } = Route.useParams()
  return (
    <QueryView query={useCampaign(id)}>
      {({ campaign }) =>
        campaign.leads.total === 0 ? (
          <Empty title="This campaign has no leads yet.">
            <Link to="/campaigns/$id/import" params={{ id }}>
              Import a CSV or XLSX file
            </Link>
          </Empty>
        ) : (
          <Table id={id} leads={campaign.leads} />
        )
      }
    </QueryView>
  )
}

const LINK =
  'inline-flex min-h-8 items-center gap-1.5 rounded-md border border-line bg-card px-3 py-1 font-medium text-ink no-underline hover:bg-sunk'

function Table({ id, leads }: { id: string; leads: Overview['leads'] }) {
  const asked: LeadSearch = Route.useSearch()
  const navigate = useNavigate()
  const [words, setWords] = useState(asked.search ?? '')
  const change = (changed: LeadSearch, replace = true) =>
    void navigate({
      to: '/campaigns/$id/leads',
      params: { id },
      search: (before: LeadSearch) => ({ ...before, ...changed }),
      replace,
    })
  useKeys({ '/': () => document.getElementById('lead-search')?.querySelector('input')?.focus() })

  // Written letter by letter, looked for once nobody writes for a moment.
  useEffect(() => {
    if (words === (asked.search ?? '')) return
    const timer = setTimeout(
      () => change({ search: words.trim() === '' ? undefined : words.trim() } as LeadSearch),
      250,
    )
    return () => clearTimeout(timer)
  })

  const { statuses = [...LEAD_STATUSES] } = asked
  const toggle = (status: LeadStatus) => {
    const next = statuses.includes(status) ? statuses.filter((one) => one !== status) : [...statuses, status]
    change({ statuses: next.length === 0 ? undefined : next } as LeadSearch)
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div id="lead-search" className="w-64">
          <Input
            label="Search name, company or title"
            placeholder="Press / to search"
            value={words}
            maxLength={200}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <div className="w-24">
          <Input
            label="Score from"
            type="number"
            min={0}
            max={100}
            value={asked.low ?? ''}
            onChange={(event) => change({ low: event.target.value || undefined } as LeadSearch)}
          />
        </div>
        <div className="w-24">
          <Input
            label="to"
            type="number"
            min={0}
            max={100}
            value={asked.high ?? ''}
            onChange={(event) => change({ high: event.target.value || undefined } as LeadSearch)}
          />
        </div>
        <div className="ml-auto flex gap-2">
          <Link to="/campaigns/$id/import" params={{ id }} className={LINK}>
            <Upload aria-hidden className="size-4" /> Import
          </Link>
          <DownloadLink path={`/api/campaigns/${id}/leads.csv`} download className={LINK}>
            <Download aria-hidden className="size-4" /> Export
          </DownloadLink>
        </div>
      </div>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Statuses that are shown</legend>
        {LEAD_STATUSES.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={statuses.includes(status)}
            onClick={() => toggle(status)}
            className="rounded-full border border-line px-3 py-0.5 text-sm text-quiet aria-pressed:border-lane aria-pressed:bg-lane-soft aria-pressed:text-lane"
          >
            {status} {count(leads[status])}
          </button>
        ))}
      </fieldset>
      <LeadsTable
        campaign={id}
        asked={asked}
        onOrder={(order, direction) => change({ order, direction })}
        onOpen={(lead) => change({ lead }, false)}
      />
      <LeadDrawer campaign={id} lead={asked.lead} onClose={() => change({ lead: undefined } as LeadSearch)} />
    </div>
  )
}
