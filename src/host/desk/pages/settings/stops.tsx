import { useQueryClient } from '@tanstack/react-query'
import { $api } from '../../api/client.ts'
import { asRefusal } from '../../api/refusal.ts'
import { Button } from '../../components/button.tsx'
import { readable } from '../../components/bytes.tsx'
import { Card, Section } from '../../components/page.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { notifyDone, notifyRefused } from '../../shell/notices.ts'
import { StopSwitch } from '../../shell/stop-switch.tsx'

/** What is stopped, by whom and why. */
export function Stops() {
  const asked = $api.useQuery('get', '/api/stops')
  const queries = useQueryClient()
  const lift = $api.useMutation('post', '/api/stop', {
    onSuccess: () => notifyDone('Work goes on.'),
    onError: (error) => notifyRefused(asRefusal(error)),
    onSettled: () => queries.invalidateQueries(),
  })
  return (
    <Section title="Stop switch">
      <QueryView query={asked}>
        {({ stops }) => {
          const some = stops.filter(({ workspace }) => workspace !== null)
          return (
            <Card>
              <p className="mb-3 text-quiet">
                While something is stopped, no effect of it begins: nothing is sent, written or run. What was under way
                ends safely.
              </p>
              <div className="max-w-72">
                <StopSwitch />
              </div>
              {some.length > 0 && (
                <ul className="mt-4 flex flex-col divide-y divide-line border-t border-line">
                  {some.map(({ stop, workspace, workspace_name, stopped_by, reason, stopped_at }) => (
                    <li key={stop} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
                      <div className="min-w-0 flex-1">
                        <p className="font-medium break-words">{readable(workspace_name ?? workspace ?? '')}</p>
                        <p className="text-sm break-words text-quiet">
                          {readable(stopped_by)}: {readable(reason)} <Timestamp at={stopped_at} near />
                        </p>
                      </div>
                      <Button
                        busy={lift.isPending}
                        aria-label={`Let it go on: ${workspace_name ?? workspace}`}
                        onClick={() => lift.mutate({ body: { lift: true, ...(workspace ? { workspace } : {}) } })}
                      >
                        Let it go on
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          )
        }}
      </QueryView>
    </Section>
  )
}
