import type { Answer } from '#host/desk/api/types.ts'

/** What the API answers about campaigns, by the names that this room uses. */

export type CampaignLine = Answer<'listCampaigns'>['campaigns'][number]
export type CampaignDetail = Answer<'showCampaign'>
export type Overview = CampaignDetail['campaign']
export type Task = Overview['tasks'][number]
export type SetAside = Overview['set_aside'][number]
export type LeadPage = Answer<'listLeads'>
export type Lead = LeadPage['leads'][number]
export type LeadDetail = Answer<'showLead'>
export type Message = Answer<'listCampaignMessages'>['messages'][number]
export type Reply = Answer<'listCampaignReplies'>['replies'][number]
export type Metrics = Answer<'campaignFigures'>
export type Question = Answer<'campaignQuestions'>['questions'][number]
export type Artifact = Answer<'listCampaignArtifacts'>['artifacts'][number]
export type Goal = Answer<'exampleGoal'>['goal']
export type Preview = Answer<'previewLeads'>
export type Imported = Answer<'importLeads'>

export const LEAD_STATUSES = ['pending', 'contacted', 'accepted', 'responded', 'rejected'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]
export const LEAD_ORDERS = ['score', 'name', 'company', 'status', 'added'] as const
export type LeadOrder = (typeof LEAD_ORDERS)[number]
export const MESSAGE_STATUSES = ['approved', 'sent', 'failed', 'uncertain', 'returned'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** What stands in the address of the leads. */
export interface LeadSearch {
  order?: LeadOrder
  direction?: 'ascending' | 'descending'
  statuses?: LeadStatus[]
  search?: string
  low?: string
  high?: string
  /** The one that is looked at. */
  lead?: string
}

export interface ArtifactSearch {
  type?: string
  key?: string
  version?: string
  /** The version that it is compared with. */
  with?: string
}
