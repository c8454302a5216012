import { $api } from '../../api/client.ts'
import { Badge } from '../../components/badge.tsx'
import { Card, Section } from '../../components/page.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Exact, Fact, Facts } from './facts.tsx'
import type { Overview } from './types.ts'

const TITLES: Record<string, string> = {
  'the browser of campaigns': 'Browser of campaigns',
  python_execute: 'Python sandbox',
}

/** What this machine lets the product do, tried out, and what to install for the rest. */
export function Features({ browser }: { browser: Overview['browser'] | null }) {
  const asked = $api.useQuery('get', '/api/settings/features')
  return (
    <Section title="Browser and features">
      <Card>
        <QueryView query={asked}>
          {({ features }) => (
            <ul className="flex flex-col divide-y divide-line">
              {features.map(({ name, lacks }) => (
                <li key={name} className="py-2.5 first:pt-0 last:pb-0">
                  <p className="flex items-center gap-2 font-medium">
                    {TITLES[name] ?? name} {lacks ? <Badge tone="warn">off</Badge> : <Badge tone="good">ready</Badge>}
                  </p>
                  {lacks && (
                    <p className="text-quiet">
                      {lacks.message} {lacks.next}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          )}
        </QueryView>
        {browser && (
          <div className="mt-4 border-t border-line pt-4">
            <Facts>
              <Fact name="Program">{browser.program ? <Exact>{browser.program}</Exact> : 'none was found'}</Fact>
              {browser.address && (
                <Fact name="Your own browser">
                  at <Exact>{browser.address}</Exact>
                </Fact>
              )}
              {browser.profile && (
                <Fact name="Profile">
                  <Exact>{browser.profile.folder}</Exact>
                  <span className="block text-quiet">
                    {browser.profile.there
                      ? 'You sign in there by hand; it remembers.'
                      : 'It is made when a campaign first opens a browser. You sign in there by hand.'}
                  </span>
                </Fact>
              )}
            </Facts>
          </div>
        )}
      </Card>
    </Section>
  )
}
