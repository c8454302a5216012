import { createLazyRoute } from '@tanstack/react-router'
import { Empty, Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { BundleCard } from './export/bundle-card.tsx'
import { ExportForm } from './export/export-form.tsx'
import { HeldUp } from './held-up.tsx'
import { whoMay } from './roles.ts'
import type { Board } from './types.ts'
import { useCase, useReference, useWho } from './use-case.ts'

export const Route = createLazyRoute('/cases/$id/export')({ component: ExportPage })

function ExportPage() {
  const { id } = Route.useParams()
  return <QueryView query={useCase(id)}>{(board) => <Exports board={board} />}</QueryView>
}

function Exports({ board }: { board: Board }) {
  const { id, bundles } = board
  const who = useWho()
  const reference = useReference()
  const isAccepted = board.case?.status === 'accepted'
  return (
    <div className="flex max-w-4xl flex-col gap-7">
      <HeldUp board={board} />
      {!isAccepted ? (
        bundles.length === 0 && (
          <Empty title="Nothing leaves a case that is not accepted.">An attorney decides on it first.</Empty>
        )
      ) : who.roleFor('keep') ? (
        <QueryView query={reference}>
          {({ bundle_kinds }) => <ExportForm id={id} kinds={bundle_kinds} undecided={board.undecided} />}
        </QueryView>
      ) : (
        <Empty title={`A package is asked for by ${whoMay('keep')}.`} />
      )}
      {bundles.length > 0 && (
        <Section title="Packages">
          {bundles.map((bundle) => (
            <BundleCard key={bundle.bundle_id} id={id} bundle={bundle} />
          ))}
        </Section>
      )}
    </div>
  )
}
