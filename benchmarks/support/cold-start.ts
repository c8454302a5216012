import { text } from 'node:stream/consumers'
import { openLanewright } from '#host/open.ts'
import { leaseOf, ringingAgent, ringingApp, ringTimes } from './ringing.ts'

/** The product opened in a process of its own on a server that runs, for one step. What to do comes on standard input. */
const { urls, dataDir, workspace } = JSON.parse(await text(process.stdin)) as {
  urls: Record<string, string>
  dataDir: string
  workspace: string
}
const agent = ringingAgent()
const database = { url: (role: string) => urls[role] as string, stepDown: false }
const lw = await openLanewright({
  dataDir,
  newJournal: { person: 'anna', reason: 'a further node' },
  database,
  apps: [ringingApp],
  agentFor: () => agent,
})
try {
  const lease = await leaseOf(lw, workspace)
  await ringTimes(lw, lease, 1)
  // The next one begins before it would run out.
  await lw.leases.release(lease)
} finally {
  await lw.close()
}
