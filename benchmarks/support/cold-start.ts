import { text } from 'node:stream/consumers'
import { keepCompiledCode } from '#system/compile-cache.ts'

/**
 * The product opened in a process of its own on a server that runs, for one step, with its compiled code kept as the command
 * line keeps it. What to do comes on standard input; a line on standard output says that the step is durable.
 */
keepCompiledCode()
const { urls, dataDir, workspace } = JSON.parse(await text(process.stdin)) as {
  urls: Record<string, string>
  dataDir: string
  workspace: string
}
const { openLanewright } = await import('#host/open.ts')
const { leaseOf, ringingAgent, ringingApp, ringTimes } = await import('./ringing.ts')
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
  console.log('durable')
  // The next one begins before it would run out.
  await lw.leases.release(lease)
} finally {
  await lw.close()
}
