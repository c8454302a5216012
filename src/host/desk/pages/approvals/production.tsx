import { Badge, type Tone } from '../../components/badge.tsx'
import { readable } from '../../components/bytes.tsx'

/** What a package does with one document. */
interface Line {
  document_id: string
  number: number
  name: string
  date: string
  treatment: 'include' | 'withhold' | 'redact'
  label: string
  signs: string[]
}

export interface ProductionRead {
  bundle_kind: string
  export_reason: string
  totals: Record<Line['treatment'], number>
  documents: Line[]
}

const TONES: Record<Line['treatment'], Tone> = { include: 'good', withhold: 'warn', redact: 'warn' }

/** A package as an attorney reads it before it is approved; null for any other action. */
export function productionIn(content: string): ProductionRead | null {
  try {
    const { input } = JSON.parse(content) as { input?: { tool?: string; parameters?: ProductionRead } }
    return input?.tool === 'export_bundle.create' && input.parameters?.documents ? input.parameters : null
  } catch {
    return null
  }
}

export function Production({ production }: { production: ProductionRead }) {
  const { bundle_kind, export_reason, totals, documents } = production
  const more = totals.include + totals.withhold + totals.redact - documents.length
  return (
    <section aria-label="Documents of the package" className="flex min-w-0 flex-col gap-2">
      <p className="break-words">
        <span className="font-medium">{spelled(bundle_kind)}</span>: {readable(export_reason)}
      </p>
      <p>
        {totals.include} included, {totals.redact} redacted, {totals.withhold} withheld
      </p>
      <ul className="flex max-h-[32rem] flex-col divide-y divide-line overflow-auto rounded-md border border-line">
        {documents.map(({ document_id, number, name, date, treatment, label, signs }) => (
          <li key={document_id} className="flex flex-col gap-0.5 px-3 py-2">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 font-medium break-words">{readable(name)}</span>
              <Badge tone={TONES[treatment]}>{treatment}</Badge>
            </span>
            <span className="text-sm break-words text-quiet">
              {label}, No. {number}, {date}
            </span>
            {signs.map((sign) => (
              <q key={sign} className="text-sm break-words">
                {readable(sign)}
              </q>
            ))}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-sm text-quiet">
          And {more} more documents without a sign of privilege, which are included. The Export page of the case lists
          all of them.
        </p>
      )}
    </section>
  )
}

function spelled(kind: string): string {
  const words = kind.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
