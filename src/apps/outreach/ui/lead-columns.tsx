import { createColumnHelper, tableFeatures } from '@tanstack/react-table'
import { Status } from '#host/desk/components/badge.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import type { Lead, LeadOrder } from './types.ts'

export const features = tableFeatures({})
const helper = createColumnHelper<typeof features, Lead>()

/** The columns, each with the order that its head asks the server for. Widths stand in one grid template. */
export const columns = helper.columns([
  helper.accessor('weight_score', {
    header: 'Score',
    cell: ({ row: { original } }) => (
      <span className="flex items-center justify-end gap-1.5 tabular-nums">
        {original.given_score !== null && (
          <span title="Given by a person" className="text-xs text-info">
            given
          </span>
        )}
        {original.weight_score === null ? <span className="text-quiet">none</span> : original.weight_score.toFixed(1)}
      </span>
    ),
  }),
  helper.accessor('full_name', {
    header: 'Name',
    cell: ({ getValue }) => <span className="block truncate font-medium">{readable(getValue())}</span>,
  }),
  helper.accessor('job_title', {
    header: 'Title',
    cell: ({ getValue }) => <span className="block truncate">{readable(getValue() ?? '')}</span>,
  }),
  helper.accessor('company', {
    header: 'Company',
    cell: ({ getValue }) => <span className="block truncate">{readable(getValue() ?? '')}</span>,
  }),
  helper.accessor('status', { header: 'Status', cell: ({ getValue }) => <Status of={getValue()} /> }),
  helper.accessor('created_at', {
    header: 'Added',
    cell: ({ getValue }) => (
      <span className="text-sm text-quiet">
        <Timestamp at={getValue()} />
      </span>
    ),
  }),
])

export const ORDER_OF: Record<string, LeadOrder> = {
  weight_score: 'score',
  full_name: 'name',
  company: 'company',
  status: 'status',
  created_at: 'added',
}

/** The way that is wanted first: the best, and the newest. */
export function firstWay(order: LeadOrder): 'ascending' | 'descending' {
  return order === 'score' || order === 'added' ? 'descending' : 'ascending'
}
