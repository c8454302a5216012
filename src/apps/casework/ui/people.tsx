import { Badge, type Tone } from '#host/desk/components/badge.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Section } from '#host/desk/components/page.tsx'
import type { Board, Entity } from './types.ts'

const SIDES: Record<Entity['side'], { text: string; tone: Tone }> = {
  client: { text: 'client', tone: 'good' },
  opposing: { text: 'other side', tone: 'bad' },
  related: { text: 'related', tone: 'info' },
  unknown: { text: 'named', tone: 'plain' },
}

const ORDER: Entity['side'][] = ['client', 'opposing', 'related', 'unknown']
const DETAILS = ['aliases', 'emails', 'phones', 'addresses', 'identifiers']

const SHOWN = 12

export function People({ board: { entities } }: { board: Board }) {
  if (entities.length === 0) return null
  const sorted = entities.toSorted((a, b) => ORDER.indexOf(a.side) - ORDER.indexOf(b.side))
  const rest = sorted.slice(SHOWN)
  return (
    <Section title="Who is named">
      <Lines entities={sorted.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className="mb-2 cursor-pointer text-sm text-quiet">And {rest.length} more</summary>
          <Lines entities={rest} />
        </details>
      )}
    </Section>
  )
}

function Lines({ entities }: { entities: Entity[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card">
      {entities.map(({ entity_id, name, side, details }) => (
        <li key={entity_id} className="flex items-baseline justify-between gap-3 px-4 py-2">
          <span className="min-w-0">
            <span className="block font-medium break-words">{readable(name)}</span>
            <span className="block text-sm break-words text-quiet">{said(details)}</span>
          </span>
          <Badge tone={SIDES[side].tone}>{SIDES[side].text}</Badge>
        </li>
      ))}
    </ul>
  )
}

function said(details: Record<string, unknown>): string {
  return DETAILS.flatMap((name) => (Array.isArray(details[name]) ? (details[name] as unknown[]) : []))
    .filter((one): one is string => typeof one === 'string')
    .map(readable)
    .join(' · ')
}
