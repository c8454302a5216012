import type { FastifyInstance, FastifyRequest } from 'fastify'
import { workspaceOf } from '#apps/tasks/local.ts'
import { Failure } from '#contracts/refusal.ts'
import { AUDITOR, OPERATOR } from '#kernel/house-roles.ts'
import type { Standing, Who } from '../gate.ts'
import type { Within } from '../product.ts'
import { whoOf } from '../who.ts'
import type { SharedPeople } from './people.ts'
import type { SharedBook } from './shared-book.ts'

/** What a request asks for, as far as a right can depend on it. Everything here was checked against its schema. */
interface Asked {
  params: { id?: string }
  query: { workspace?: string }
  body: { workspace?: string; campaign?: string; pack?: string; sample?: string }
}

export interface Sight {
  /** What lists hold for whoever asks. In local mode, and for who looks at everything, there is no bound. */
  within(request: FastifyRequest): Within | undefined
  /** Of these lines, those that whoever asks may see. In local mode all of them. */
  seen<T extends { workspace: string }>(request: FastifyRequest, lines: T[]): Promise<T[]>
  /** Whoever listens for long may have been signed out meanwhile. */
  isStillIn(request: FastifyRequest): boolean
}

type Need = (may: Rights, asked: Asked) => boolean | Promise<boolean>

interface Rights {
  /** Reads: has a role of the workspace's pack, or looks at everything. */
  sees(workspace: string | undefined): Promise<boolean>
  /** Sends: has a role of the workspace's pack. */
  works(workspace: string | undefined): Promise<boolean>
  worksIn(pack: string | undefined): boolean
  looksAtAll: boolean
  administers: boolean
  /** The workspaces that `works` and, where not everything is looked at, `sees` answer yes to. */
  within: Within
}

const anybody: Need = () => true
const sees: Need = (may, { params }) => may.sees(params.id)
const works: Need = (may, { params }) => may.works(params.id)
const administers: Need = (may) => may.administers
const looksAfterAll: Need = (may) => may.administers || may.looksAtAll
const ownTasks: Need = (may) => may.worksIn('tasks')
const ofCampaigns: Need = (may, { body: { campaign } }) =>
  campaign === undefined ? may.worksIn('outreach') : may.works(campaign)

/** What needs nobody to be signed in. */
const FOR_STRANGERS = new Set(['signInChallenge', 'signIn', 'joinChallenge', 'join'])

/**
 * What each operation of the API needs in shared mode. One that does not stand here is refused to everybody, so that a new
 * route is nobody's until somebody has thought about it.
 */
export const NEEDS: Record<string, Need> = {
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
  // Two numbers, for whoever knows the id that they chose.
  readUnderWay: anybody,

  createWorkspace: (may, { body }) => may.worksIn(body.pack),
  startSample: (may, { body }) => may.worksIn(body.sample),
  readWorkspace: sees,
  sendToWorkspace: works,
  heardInWorkspace: sees,
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
  practiceLetters: works,
  answerAsAttendee: works,
  showPost: (may) => may.looksAtAll || may.worksIn('scheduling'),

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

export interface RightsOptions {
  origin: string
  book: Pick<SharedBook, 'packOf'>
  people: Pick<SharedPeople, 'packsOf' | 'hasSession'>
}

export function createRights(options: RightsOptions | undefined) {
  /** What somebody with this standing may do. */
  function rightsOf({ user_id, standing }: Who & { standing: Standing }): Rights {
    const { book, people } = options as RightsOptions
    const audits = standing.roles.includes(AUDITOR)
    const packs = people.packsOf(standing.roles)
    const looksAtAll = audits || standing.kind === 'machine'
    // Everybody's tasks are their own, whatever role they hold.
    const tasks = workspaceOf(user_id)
    const isOpen = (pack: string, workspace: string) => packs.has(pack) && (pack !== 'tasks' || workspace === tasks)
    async function opens(workspace: string | undefined): Promise<boolean> {
      const pack = workspace === undefined ? null : await book.packOf(workspace)
      return pack !== null && isOpen(pack, workspace as string)
    }
    return {
      looksAtAll,
      administers: standing.kind === 'machine' || standing.roles.includes(OPERATOR),
      sees: async (workspace) => looksAtAll || opens(workspace),
      works: async (workspace) => !audits && opens(workspace),
      worksIn: (pack) => !audits && pack !== undefined && packs.has(pack),
      within: { packs: [...packs], tasks },
    }
  }

  const sight: Sight = {
    within(request) {
      const who = whoOf(request)
      if (!hasStanding(who)) return undefined
      const { looksAtAll, within } = rightsOf(who)
      return looksAtAll ? undefined : within
    },
    async seen(request, lines) {
      const who = whoOf(request)
      if (!hasStanding(who)) return lines
      const { sees: maySee } = rightsOf(who)
      const kept = await Promise.all(lines.map(({ workspace }) => maySee(workspace)))
      return lines.filter((_, i) => kept[i])
    },
    isStillIn(request) {
      const session = whoOf(request).standing?.session
      return !session || options?.people.hasSession(session) === true
    },
  }

  /** May this one do this? Throws what is to be answered otherwise. */
  async function check(who: Who, operation: string | undefined, asked: Asked): Promise<void> {
    if (!hasStanding(who)) return
    if (who.standing.kind === 'stranger' && !FOR_STRANGERS.has(operation ?? '')) throw notSignedIn()
    const need = operation === undefined ? undefined : NEEDS[operation]
    if (need && (await need(rightsOf(who), asked))) return
    const workspace = asked.params.id ?? asked.body.workspace ?? asked.body.campaign ?? asked.query.workspace
    // What one may not see is absent, in the same words as what does not exist.
    if (workspace !== undefined && !(await rightsOf(who).sees(workspace)))
      throw new Failure('workspace.unknown', `there is no workspace ${workspace}`, 'Look at the list of workspaces.')
    throw notYours(who.standing, options?.origin ?? '')
  }

  return {
    sight,
    check,
    /** The tasks over MCP, for whom they are open over HTTP. Agents of campaigns come by the machine's own door. */
    checkMcp(who: Who, path: string): Promise<void> {
      if (path === '/mcp') return check(who, 'say', NOTHING)
      if (hasStanding(who) && who.standing.kind !== 'machine') throw notYours(who.standing, options?.origin ?? '')
      return Promise.resolve()
    },
    guard(app: FastifyInstance): void {
      app.addHook('preHandler', async (request) => {
        const { operationId } = (request.routeOptions.schema ?? {}) as { operationId?: string }
        // The files of the page say nothing of anybody. What was found counts, not how it was written.
        if (request.is404 || !request.routeOptions.url?.startsWith('/api/')) return
        const asked = { params: request.params, query: request.query, body: request.body }
        await check(whoOf(request), operationId, Object.assign({}, NOTHING, given(asked)) as Asked)
      })
    },
  }
}

const NOTHING: Asked = { params: {}, query: {}, body: {} }

function given(parts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => typeof part === 'object' && part !== null))
}

function hasStanding(who: Who): who is Who & { standing: Standing } {
  return who.standing !== undefined
}

function notSignedIn(): Failure {
  return new Failure('session.denied', 'nobody is signed in here', 'Sign in with your passkey.')
}

function notYours({ kind, roles }: Standing, origin: string): Failure {
  if (kind === 'machine') {
    const message = 'this installation is shared: what people decide, they decide signed in'
    return new Failure('role.denied', message, `Sign in at ${origin}.`)
  }
  const message = roles.includes(AUDITOR) ? 'an auditor reads and sends nothing' : 'none of your roles opens this'
  return new Failure('role.denied', message, 'Ask an operator for the role, or let somebody who holds it do it.')
}
