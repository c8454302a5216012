import { useQuery } from '@tanstack/react-query'
import { createLazyRoute, Link } from '@tanstack/react-router'
import { Card, Empty, Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { documentsOfKind } from './filed.ts'
import { HeldUp } from './held-up.tsx'
import { InsightForm } from './promotion/insight-form.tsx'
import { PromotionCard } from './promotion/promotion-card.tsx'
import { TicketCard } from './promotion/ticket-card.tsx'
import { whoMay } from './roles.ts'
import type { Board } from './types.ts'
import { useCase, useWho } from './use-case.ts'

export const Route = createLazyRoute('/cases/$id/promotion')({ component: PromotionPage })

function PromotionPage() {
  const { id } = Route.useParams()
  return <QueryView query={useCase(id)}>{(board) => <Promotions board={board} />}</QueryView>
}

function Promotions({ board }: { board: Board }) {
  const { id, promotions } = board
  const who = useWho()
  const isAccepted = board.case?.status === 'accepted'
  const filed = useQuery({
    queryKey: ['filed-insights', id],
    queryFn: () => documentsOfKind(id, 'candidate_insight'),
  })
  const waiting = (filed.data ?? []).filter(
    ({ document_id }) => !promotions.some((one) => one.candidate_document_id === document_id),
  )
  return (
    <div className="flex max-w-4xl flex-col gap-7">
      <p className="max-w-prose text-quiet">
        What a case taught may help in others. It is looked through for anything of the case: names, words, privileged
        notes. One finding denies it. What is clean goes into the <Link to="/cases/playbook">shared playbook</Link> once
        an attorney has signed it off and approved exactly these words.
      </p>
      <HeldUp board={board} />
      {!isAccepted ? (
        promotions.length === 0 && (
          <Empty title="Nothing is shared from a case that is not accepted.">An attorney decides on it first.</Empty>
        )
      ) : who.roleFor('keep') ? (
        <Section title="Write an insight">
          <InsightForm id={id} />
        </Section>
      ) : (
        <Empty title={`Insights are written by ${whoMay('keep')}.`} />
      )}
      {isAccepted && waiting.length > 0 && (
        <Section title="Waits for a ticket">
          {waiting.map((document) => (
            <TicketCard key={document.document_id} id={id} document={document} />
          ))}
        </Section>
      )}
      {promotions.length > 0 && (
        <Section title="Looked at">
          {promotions.map((promotion) => (
            <PromotionCard key={promotion.promotion_ticket_id} id={id} promotion={promotion} />
          ))}
        </Section>
      )}
      {filed.error && <Card>The insights of the file could not be read.</Card>}
    </div>
  )
}
