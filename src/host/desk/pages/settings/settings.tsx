import { createLazyRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { $api } from '../../api/client.ts'
import { Card, Page, Section } from '../../components/page.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Appearance } from './appearance.tsx'
import { BackupsSection } from './backups.tsx'
import { DatabaseFacts } from './database.tsx'
import { Fact, Facts } from './facts.tsx'
import { Features } from './features.tsx'
import { ModelFacts } from './model.tsx'
import { MountsTable } from './mounts.tsx'
import { Policies } from './policies.tsx'
import { SecretsSection } from './secrets.tsx'
import { Stops } from './stops.tsx'
import type { Overview } from './types.ts'

export const Route = createLazyRoute('/settings')({ component: SettingsPage })

const PLACES: Array<[id: string, text: string]> = [
  ['stop', 'Stop switch'],
  ['model', 'Model and keys'],
  ['machine', 'Browser and features'],
  ['database', 'Database and journal'],
  ['backups', 'Backups'],
  ['policies', 'Policies'],
  ['mounts', 'Mounted tools'],
  ['presence', 'Presence'],
  ['appearance', 'Appearance'],
]

function SettingsPage() {
  const overview = $api.useQuery('get', '/api/settings')
  return (
    <Page title="Settings">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <nav aria-label="Sections" className="max-lg:hidden">
          <ul className="sticky top-5 flex flex-col gap-0.5">
            {PLACES.map(([id, text]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block rounded-md px-2.5 py-1.5 text-quiet no-underline hover:bg-sunk hover:text-ink"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-col gap-9">
          <Place id="stop">
            <Stops />
          </Place>
          <Place id="model">
            <QueryView query={overview}>{(data) => <ModelFacts overview={data} />}</QueryView>
            <SecretsSection />
          </Place>
          <Place id="machine">
            <Features browser={overview.data?.browser ?? null} />
          </Place>
          <Place id="database">
            <QueryView query={overview}>{(data) => <DatabaseFacts overview={data} />}</QueryView>
          </Place>
          <Place id="backups">
            <BackupsSection />
          </Place>
          <Place id="policies">
            <Policies />
          </Place>
          <Place id="mounts">
            <MountsTable />
          </Place>
          <Place id="presence">
            <QueryView query={overview}>{(data) => <PresenceRule overview={data} />}</QueryView>
          </Place>
          <Place id="appearance">
            <Appearance />
          </Place>
        </div>
      </div>
    </Page>
  )
}

function Place({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className="flex scroll-mt-5 flex-col gap-5">
      {children}
    </div>
  )
}

function PresenceRule({ overview: { presence, person } }: { overview: Overview }) {
  const { idle_minutes } = presence
  return (
    <Section title="Presence">
      <Card>
        <Facts>
          <Fact name="You are">{person}</Fact>
          <Fact name="The rule">
            What is done in a browser is done while a person is at the desk. You say so once with "I am here"; each act
            of yours renews it, and {idle_minutes} {idle_minutes === 1 ? 'minute' : 'minutes'} without one end it.
          </Fact>
          <Fact name="To change it">
            Set <code>LANEWRIGHT_IDLE_MINUTES</code> from 1 to 240 and start again.
          </Fact>
        </Facts>
      </Card>
    </Section>
  )
}
