import type { App } from '#kernel/ports/app.ts'
import { campaignPageViews } from './views/campaign-page.ts'
import { metricViews } from './views/figures.ts'
import { messageViews } from './views/messages.ts'
import { overviewViews } from './views/overview.ts'
import { replyViews } from './views/replies.ts'

/** What people see of a campaign; what each answers stands in views/answers.ts. */
export const campaignViews: Record<string, string> = {
  ...overviewViews,
  ...messageViews,
  ...replyViews,
  ...metricViews,
  ...campaignPageViews,
} satisfies App['views']
