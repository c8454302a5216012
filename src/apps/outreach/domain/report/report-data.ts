import type {
  CampaignOverview,
  Funnel,
  InboxCounts,
  Latency,
  PerDay,
  Rejections,
  ReplyView,
  Variant,
} from '../views/answers.ts'

/** What a report is made from: the answers of the views, and the moment at which they were asked. */
export interface ReportData {
  made_at: string
  campaign: CampaignOverview
  funnel: Funnel
  per_day: PerDay
  per_variant: Variant[]
  approval_latency: Latency[]
  rejections: Rejections
  inbox_counts: InboxCounts
  /** The newest, so many as the report shows. */
  replies: ReplyView[]
}

export const REPLIES_SHOWN = 20
