import { $api } from '../../api/client.ts'
import { Badge } from '../../components/badge.tsx'
import { Card, Section } from '../../components/page.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Exact } from './facts.tsx'

/** Tools of other MCP servers, each by the pin of what it was when a person looked at it. */
export function MountsTable() {
  const asked = $api.useQuery('get', '/api/settings/mounts')
  return (
    <Section title="Mounted tools">
      <Card>
        <QueryView query={asked}>
          {({ mounts }) =>
            mounts === null ? (
              <p className="text-quiet">
                No tools of other MCP servers are mounted. Write <code>mounts.yaml</code> into the data folder to give a
                pack some; each is named with the pin that <code>lanewright mounts pin</code> shows.
              </p>
            ) : (
              <>
                <p className="mb-3 text-quiet">
                  For the pack {mounts.pack}, by <Exact>{mounts.file}</Exact>
                </p>
                {mounts.servers.map(({ name, way, to, tools }) => (
                  <div key={name} className="border-t border-line py-3">
                    <h3>
                      {name}{' '}
                      <span className="font-normal text-quiet">
                        {way === 'url' ? 'at' : 'the program'} {to}
                      </span>
                    </h3>
                    <ul className="mt-1 flex flex-col gap-2">
                      {tools.map((tool) => (
                        <li key={tool.name}>
                          <span className="flex flex-wrap items-center gap-2">
                            <code className="font-semibold">{tool.name}</code>
                            <Badge tone={tool.effect === 'irreversible' ? 'warn' : 'plain'}>{tool.effect}</Badge>
                            {tool.mounted ? <Badge tone="good">mounted</Badge> : <Badge tone="bad">not mounted</Badge>}
                            {tool.lane ? <Badge>{tool.lane}</Badge> : <Badge tone="warn">in no lane: refused</Badge>}
                          </span>
                          <span className="text-xs text-quiet">
                            pin <Exact>{tool.pin}</Exact>
                          </span>
                          {!tool.mounted && (
                            <p className="text-sm text-quiet">
                              <code>lanewright mounts list</code> says why. A file that was changed counts from the next
                              start.
                            </p>
                          )}
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </>
            )
          }
        </QueryView>
      </Card>
    </Section>
  )
}
