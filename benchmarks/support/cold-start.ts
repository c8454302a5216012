import { text } from 'node:stream/consumers'
import { openLanewright } from '#apps/compose.ts'
import { leaseOf, ringingAgent, ringingPack, ringTimes } from './ringing.ts'

/** The product opened in a process of its own on a server that runs, for one step. What to do comes on standard input. */
const { urls, dataDir, workspace } = JSON.parse(await text(process.stdin)) as {
  urls: Record<string, string>
  dataDir: string
  workspace: string
}
const agent = ringingAgent()
const database = { url: (role: string) => urls[role] as string, stepDown: false }
const lw = await openLanewright({ dataDir, database, packs: [ringingPack], agentFor: () => agent })
try {
  await ringTimes(lw, await leaseOf(lw, workspace), 1)
} finally {
  await lw.close()
}
