import type { ReactNode } from 'react'
import { $api } from '../../api/client.ts'
import { Badge, type Tone } from '../../components/badge.tsx'
import { Bytes } from '../../components/bytes.tsx'
import { Card, Section } from '../../components/page.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { Exact, Fact, Facts } from './facts.tsx'
import type { PolicyLine } from './types.ts'

/** Who may do what. It is read here; it is changed in the files of a pack, and comes into force with a start. */
export function Policies() {
  const asked = $api.useQuery('get', '/api/settings/policies')
  return (
    <Section title="Policies">
      <QueryView query={asked}>
        {({ policies }) => (
          <div className="flex flex-col gap-3">
            {policies.map((policy) => (
              <OnePolicy key={policy.pack} policy={policy} />
            ))}
          </div>
        )}
      </QueryView>
    </Section>
  )
}

function OnePolicy({ policy }: { policy: PolicyLine }) {
  const { pack: app, activated_at, pins, lanes, roles, cedar } = policy
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3>{app}</h3>
        <span className="text-sm text-quiet">
          in force since <Timestamp at={activated_at} />
        </span>
      </div>
      <div className="mt-2">
        <Facts>
          <Fact name="Pin of the lanes">
            <Exact>{pins.lanes}</Exact>
          </Fact>
          <Fact name="Pin of the roles">
            <Exact>{pins.roles}</Exact>
          </Fact>
        </Facts>
      </div>
      <Fold title={`${lanes.length} lanes`}>
        <Lanes pack={app} lanes={lanes} />
      </Fold>
      <Fold title={`${roles.length} roles`}>
        <Facts>
          {roles.map(({ name, kind, purpose }) => (
            <Fact key={name} name={name}>
              <Badge>{kind}</Badge> {purpose}
            </Fact>
          ))}
        </Facts>
      </Fold>
      {cedar && (
        <Fold title="In the Cedar language, for another engine to check">
          <Bytes label={`Cedar policies of ${app}`} text={`${cedar.schema}\n${cedar.policies}`} />
        </Fold>
      )}
    </Card>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="cursor-pointer font-medium">{title}</summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}

const RISKS: Record<PolicyLine['lanes'][number]['risk'], Tone> = {
  low: 'good',
  medium: 'warn',
  high: 'bad',
  unrated: 'plain',
}
const APPROVALS = { none: 'none', exact_bytes: 'one person, of exactly these bytes', two_people: 'two people' }

function Lanes({ pack: app, lanes }: Pick<PolicyLine, 'pack' | 'lanes'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section aria-label={`Lanes of ${app}`} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-[44rem] text-left text-sm">
        <thead>
          <tr className="border-b border-line text-quiet">
            {['Lane', 'Who', 'What', 'Approval', 'Presence', 'Risk'].map((title) => (
              <th key={title} scope="col" className="py-1.5 pr-3 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lanes.map((lane) => (
            <tr key={lane.name} className="border-b border-line align-top last:border-b-0">
              <th scope="row" className="max-w-56 py-2 pr-3 font-normal">
                <span className="font-semibold break-words">{lane.name}</span>
                <span className="block text-quiet">{lane.purpose}</span>
              </th>
              <td className="py-2 pr-3">{lane.callers.join(', ')}</td>
              <td className="max-w-72 py-2 pr-3 break-words">
                {lane.actions.join(', ')}
                <span className="block text-quiet">within {lane.scope.join(', ')}</span>
                {lane.scope_for.map(({ role, scope }) => (
                  <span key={role} className="block text-quiet">
                    and of {role}: {scope.join(', ')}
                  </span>
                ))}
                {lane.prohibits.length > 0 && (
                  <span className="block text-quiet">never {lane.prohibits.join(', ')}</span>
                )}
              </td>
              <td className="py-2 pr-3">
                {APPROVALS[lane.approval]}
                {lane.approvers.length > 0 && <span className="block text-quiet">{lane.approvers.join(' or ')}</span>}
              </td>
              <td className="py-2 pr-3">{lane.presence === 'required' ? 'needed' : 'not needed'}</td>
              <td className="py-2">
                <Badge tone={RISKS[lane.risk]}>{lane.risk}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
