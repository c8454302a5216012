import { text } from 'node:stream/consumers'
import { outreachApp } from '#apps/outreach/app.ts'
import { importLeads } from '#apps/outreach/services/lead-import.ts'
import { leadFileAt } from '#apps/outreach/services/read-file.ts'
import { openLanewright } from '#host/open.ts'
import { timeMs } from './fixture.ts'
import { ringingFixture } from './ringing-fixture.ts'
import { unusedSite } from './unused-outreach.ts'

/** One import in a process of its own, so that its memory is its own. What to do comes on standard input. */
const { urls, dataDir, campaign, path, ringing } = JSON.parse(await text(process.stdin)) as {
  urls: Record<string, string>
  dataDir: string
  campaign: string
  path: string
  /** Where the world is one whose agents ring: another policy would stop them. */
  ringing: boolean
}
const database = { url: (role: string) => urls[role] as string, stepDown: false }
const fixture = ringing ? ringingFixture : { apps: [outreachApp(unusedSite)] }
const lw = await openLanewright({
  dataDir,
  newJournal: { person: 'anna', reason: 'a further node' },
  database,
  ...fixture,
})
try {
  const file = await leadFileAt(path)
  let residentBytes = 0
  const progress = () => {
    residentBytes = Math.max(residentBytes, process.memoryUsage.rss())
  }
  const ms = await timeMs(() => importLeads(lw, { campaign, person: 'bench', file, progress }))
  console.log(JSON.stringify({ ms, residentBytes }))
} finally {
  await lw.close()
}
