import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { outreachApp } from '#apps/outreach/app.ts'
import { openOutreachServices } from '#apps/outreach/services/outreach-services.ts'
import { openLanewright } from '#host/open.ts'

/** A process that works a campaign in a real browser until its people are found. It may be killed at any moment. */
const { urls, dataDir, siteDir, campaign } = JSON.parse(await text(process.stdin))
const outreach = openOutreachServices({ dataDir: siteDir, accounts: new Map(), log: () => {} })
const lw = await openLanewright({
  dataDir,
  database: { url: (role) => urls[role], stepDown: false },
  apps: [outreachApp(outreach)],
  present: () => true,
  attached: [outreach],
})
const work = async () => (await lw.store.load(campaign))?.current_task?.metadata.work
for (let turn = 0; turn < 600; turn++) {
  const { ended } = await lw.drive(campaign)
  if (ended !== 'held' && (await work()) !== 'leads') break
  // Who was killed holds the campaign until the lease has run out.
  await pause(200)
}
await lw.close()
