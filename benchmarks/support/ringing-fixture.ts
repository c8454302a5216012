import { outreachApp } from '#apps/outreach/app.ts'
import { marks } from './fill.ts'
import { ringingApp, withRing } from './ringing.ts'
import { unusedSite } from './unused-outreach.ts'

/** Letters and campaigns in which an agent can ring, and a table to make ledgers long with. */
export const ringingFixture = { apps: [ringingApp, withRing(outreachApp(unusedSite))], tables: [marks] }
