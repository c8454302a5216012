import { Card } from '#host/desk/components/page.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import type { CampaignDetail } from './types.ts'

const ACTS = { connect: 'Invitations', message: 'Messages', view: 'Looks at pages' } as const

/** What is left of the account's shares today and since Monday, over all campaigns that use it. */
export function Limits({ limits }: { limits: NonNullable<CampaignDetail['limits']> }) {
  return (
    <Card className="flex flex-col gap-2">
      <table className="w-full text-sm">
        <caption className="pb-1 text-left text-quiet">
          {limits.account}, counted in {limits.time_zone}
        </caption>
        <thead>
          <tr className="text-left text-quiet">
            <th scope="col" className="font-medium">
              Used
            </th>
            <th scope="col" className="text-right font-medium">
              today
            </th>
            <th scope="col" className="text-right font-medium">
              this week
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(ACTS).map(([act, text]) => {
            const { used, caps } = limits.acts[act as keyof typeof ACTS]
            return (
              <tr key={act}>
                <th scope="row" className="py-0.5 text-left font-normal">
                  {text}
                </th>
                {(['day', 'week'] as const).map((span) => (
                  <td
                    key={span}
                    className={`text-right tabular-nums ${used[span] >= caps[span] ? 'font-semibold text-warn' : ''}`}
                  >
                    {used[span]} of {caps[span]}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {limits.opens && (
        <p className="text-sm text-warn">
          Outside working hours until <Timestamp at={limits.opens} />.
        </p>
      )}
    </Card>
  )
}
