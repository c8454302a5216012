import { Link } from '@tanstack/react-router'
import { $api } from '#host/desk/api/client.ts'
import { Badge } from '#host/desk/components/badge.tsx'
import { Bytes, laidOut, readable } from '#host/desk/components/bytes.tsx'
import { Card } from '#host/desk/components/page.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { MarkedText } from '../marked-text.tsx'
import type { Finding, Promotion } from '../types.ts'
import { counted, sayFinding, sayPromotion } from '../words.ts'

const LOOKS: Record<Finding['kind'], string> = {
  client_identity: 'bg-bad-soft underline decoration-bad decoration-2',
  raw_case_text: 'bg-warn-soft underline decoration-warn decoration-2',
  privileged_notes: 'bg-info-soft underline decoration-info decoration-2',
}

export function PromotionCard({ id, promotion }: { id: string; promotion: Promotion }) {
  const { status, title, insight, findings, signed_off_by, receipt, updated_at, promotion_ticket_id } = promotion
  const said = sayPromotion[status]
  const waiting = $api.useQuery('get', '/api/approvals').data?.approvals.filter(({ workspace }) => workspace === id)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="break-words">{readable(title)}</h3>
          <p className="text-sm text-quiet">
            Signed off by {readable(signed_off_by)}, <Timestamp at={updated_at} />
          </p>
        </div>
        <Badge tone={said.tone}>{said.text}</Badge>
      </div>
      {status === 'open' && (waiting?.length ?? 0) > 0 && (
        <p>
          Nothing of the case was found. It waits for a yes to exactly these words:{' '}
          <Link to="/approvals" search={{ workspace: id }}>
            decide in Approvals
          </Link>
          .
        </p>
      )}
      <MarkedText
        text={insight}
        spans={findings.map(({ start, end, kind, what }) => ({
          ...{ start, end, label: `${sayFinding(kind)}: ${readable(what)}`, look: LOOKS[kind] },
        }))}
        label={`Text of ${readable(title)}`}
      />
      {findings.length > 0 && (
        <div>
          <p className="font-medium">
            {counted(findings.length, 'finding')}: nothing was shared. Write it anew without them.
          </p>
          <ul aria-label="Findings" className="mt-1 flex flex-col gap-1">
            {findings.map(({ kind, code, start, end, what }) => (
              <li key={`${start}-${end}-${code}`} className="flex flex-wrap items-baseline gap-2">
                <Badge tone={kind === 'client_identity' ? 'bad' : kind === 'raw_case_text' ? 'warn' : 'info'}>
                  {sayFinding(kind)}
                </Badge>
                <span className="break-words">{readable(what)}</span>
                <span className="text-sm text-quiet tabular-nums">
                  characters {start + 1} to {end}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {receipt && (
        <details>
          <summary className="cursor-pointer text-lane">Receipt</summary>
          <div className="mt-2">
            <Bytes text={laidOut(receipt)} label={`Receipt of ${promotion_ticket_id}`} />
          </div>
        </details>
      )}
    </Card>
  )
}
