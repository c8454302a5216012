import type { Scope } from '../product.ts'

/** What a request asks for, as far as a right can depend on it. Everything here was checked against its schema. */
export interface Query {
  params: { id?: string }
  query: { workspace?: string }
  body: { workspace?: string; campaign?: string; pack?: string; sample?: string }
}

type Permission = (may: Rights, asked: Query) => boolean | Promise<boolean>

export interface Rights {
  /** Reads: has a role of the workspace's pack, or looks at everything. */
  sees(workspace: string | undefined): Promise<boolean>
  /** Sends: has a role of the workspace's pack. */
  works(workspace: string | undefined): Promise<boolean>
  worksIn(app: string | undefined): boolean
  looksAtAll: boolean
  administers: boolean
  /** The workspaces that `works` and, where not everything is looked at, `sees` answer yes to. */
  within: Scope
}

const anybody: Permission = () => true
const sees: Permission = (may, { params }) => may.sees(params.id)
const works: Permission = (may, { params }) => may.works(params.id)
const administers: Permission = (may) => may.administers
const looksAfterAll: Permission = (may) => may.administers || may.looksAtAll
const ownTasks: Permission = (may) => may.worksIn('tasks')
const ofCampaigns: Permission = (may, { body: { campaign } }) =>
  campaign === undefined ? may.worksIn('outreach') : may.works(campaign)

/**
 * What each operation of the API needs in shared mode. One that does not stand here is refused to everybody, so that a new
 * route is nobody's until somebody has thought about it.
 */
export const PERMISSIONS: Record<string, Permission> = {
  signInChallenge: anybody,
  signIn: anybody,
  joinChallenge: anybody,
  join: anybody,
  signOut: anybody,
  me: anybody,
  describeApi: anybody,
  health: anybody,
  listPolicies: anybody,

  // Lists show what their reader may see.
  listWorkspaces: anybody,
  listApprovals: anybody,
  listPresence: anybody,
  readToday: anybody,
  listen: anybody,
  // The link opens only what its owner may see.
  createDownload: anybody,
  // Two numbers, for whoever knows the id that they chose.
  readUnderWay: anybody,

  listWaiting: (may, { query }) => query.workspace === undefined || may.sees(query.workspace),
  answerQuestion: works,
  completeTask: works,
  reopenTask: works,

  createWorkspace: (may, { body }) => may.worksIn(body.pack),
  startSample: (may, { body }) => may.worksIn(body.sample),
  readWorkspace: sees,
  sendToWorkspace: works,
  getInboxItem: sees,
  decisionChallenge: works,
  replayWorkspace: sees,
  exportWorkspace: sees,
  verify: (may, { query }) =>
    query.workspace === undefined ? may.looksAtAll || may.administers : may.sees(query.workspace),
  stop: async (may, { body }) => may.administers || (body.workspace !== undefined && may.works(body.workspace)),
  bePresent: (may, { body }) => may.works(body.workspace),
  leave: works,

  listRuns: sees,
  readRun: sees,
  listEntries: sees,
  readEntry: sees,
  whyDidThisHappen: sees,
  readPast: sees,
  readPastRows: sees,

  listMeetings: (may) => may.looksAtAll || may.worksIn('scheduling'),
  createMeeting: (may) => may.worksIn('scheduling'),
  showMeeting: sees,
  showThread: sees,
  addAttendee: works,
  listDemoMessages: works,
  answerAsAttendee: works,
  getMail: (may) => may.looksAtAll || may.worksIn('scheduling'),

  listCases: (may) => may.looksAtAll || may.worksIn('casework'),
  createCase: (may) => may.worksIn('casework'),
  showCase: sees,
  listCaseDocuments: sees,
  showCaseDocument: sees,
  downloadCaseDocument: sees,
  addCaseDocument: works,
  listCaseFacts: sees,
  showCaseMatrix: sees,
  listCaseTranscripts: sees,
  downloadBundle: sees,
  checkBundle: sees,
  readPlaybook: (may) => may.looksAtAll || may.worksIn('casework'),
  caseReference: (may) => may.looksAtAll || may.worksIn('casework'),
  beginCaseUpload: works,
  readCaseUpload: works,
  appendToCaseUpload: works,
  finishCaseUpload: works,
  abandonCaseUpload: works,

  readMetrics: looksAfterAll,
  listStops: looksAfterAll,
  readSettings: looksAfterAll,
  probeFeatures: looksAfterAll,
  listMounts: looksAfterAll,
  showPolicies: looksAfterAll,
  // A backup holds everything, and so does a secret.
  listSecrets: administers,
  setSecret: administers,
  removeSecret: administers,
  listBackups: administers,
  startBackup: administers,
  cancelBackup: administers,
  checkBackup: administers,
  downloadBackup: administers,

  listAccounts: looksAfterAll,
  addAccount: administers,
  revokeAccount: administers,
  newToken: administers,
  revokeToken: administers,
  giveRole: administers,
  takeRole: administers,
  invite: administers,
  revokeInvitation: administers,
  revokePasskey: administers,
  endSession: administers,

  say: ownTasks,
  callTool: ownTasks,
  answerConfirmation: ownTasks,
  listTasks: ownTasks,
  listHistory: ownTasks,
  undo: ownTasks,
  restore: ownTasks,
  parseTask: ownTasks,
  importTasks: ownTasks,
  exportTasks: ownTasks,
  listNotices: ownTasks,
  readAudit: ownTasks,
  readConversation: ownTasks,

  previewLeads: ofCampaigns,
  importLeads: works,
  listLeads: sees,
  showLead: sees,
  addLead: works,
  scoreLead: works,
  rejectLead: works,
  retryLead: works,
  eraseLead: works,
  diffRanking: works,
  exportLeads: sees,
  suppress: ofCampaigns,
  allow: ofCampaigns,
  importProgress: sees,
  listCampaigns: (may) => may.looksAtAll || may.worksIn('outreach'),
  showCampaign: sees,
  listCampaignMessages: sees,
  showCampaignMessage: sees,
  listCampaignReplies: sees,
  campaignFigures: sees,
  campaignChat: sees,
  campaignQuestions: sees,
  listCampaignArtifacts: sees,
  listArtifactVersions: sees,
  readArtifactVersion: sees,
  campaignLastPage: sees,
  campaignReport: sees,
  exampleGoal: ofCampaigns,
  checkGoal: ofCampaigns,
  campaignTurn: works,
  campaignProposal: works,
  chooseCampaignAgent: works,
}
