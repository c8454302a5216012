import { requireCase } from '#apps/casework/services/case-id.ts'
import { casesOf } from '#apps/casework/services/cases.ts'
import type { OpenCaseworkServices } from '#apps/casework/services/casework-services.ts'
import { recordForeign } from '#apps/casework/services/foreign.ts'
import { createCampaignsMcp } from '#apps/outreach/mcp/campaigns-mcp.ts'
import type { Accounts } from '#apps/outreach/services/accounts.ts'
import { campaignAgentsOf } from '#apps/outreach/services/agent-turn.ts'
import { campaignsOf } from '#apps/outreach/services/campaigns.ts'
import { leadsServiceOf } from '#apps/outreach/services/leads.ts'
import type { OpenMailService } from '#apps/scheduling/services/mail-service.ts'
import { meetingsOf } from '#apps/scheduling/services/meetings.ts'
import { tasksServiceOf } from '#apps/tasks/services/local.ts'
import { buildPrompt } from '#integrations/models/model/prompt.ts'
import { hintsInForce } from '../mcp/hints-in-force.ts'
import { httpEndpoint, type McpHandler, mcpHandler } from '../mcp/http.ts'
import type { Lanewright } from '../open.ts'
import { accessRepositoryOf } from './access.ts'
import { createChanges } from './changes.ts'
import { ledgerViewsOf } from './ledger-views.ts'
import { productOf } from './local.ts'
import type { Scope, ServerOptions } from './product.ts'
import { readToday } from './today.ts'

type Services = Pick<
  ServerOptions,
  | 'product'
  | 'tasks'
  | 'campaigns'
  | 'meetings'
  | 'cases'
  | 'ledger'
  | 'leads'
  | 'agents'
  | 'access'
  | 'presence'
  | 'changes'
  | 'today'
> & {
  mcp: McpHandler
  campaignMcp: McpHandler
}

/** Everything that a server lets in, over a product in this process. */
export async function createServices(
  lw: Lanewright,
  version: string,
  log: (line: string) => void,
  {
    accounts = new Map(),
    mail,
    casework,
  }: { accounts?: Accounts; mail?: OpenMailService; casework?: OpenCaseworkServices } = {},
): Promise<Services> {
  const product = productOf(lw)
  const tasks = tasksServiceOf(lw, log)
  const mcp = mcpHandler({ service: tasks, annotations: hintsInForce(await product.policies()), version, log })
  const agents = campaignAgentsOf(lw)
  const campaignMcp = httpEndpoint(
    (connection) => createCampaignsMcp({ ...connection, agents, buildPrompt, version }),
    {
      log,
    },
  )
  const [campaigns, leads, access] = [campaignsOf(lw, accounts), leadsServiceOf(lw), accessRepositoryOf(lw)]
  const auditor = () => lw.database.pool('auditor')
  const changes = createChanges(auditor, log)
  const today = (within?: Scope) => readToday(auditor(), within)
  const seen = { ledger: ledgerViewsOf(lw.database), access, presence: lw.presence, changes, today }
  const meetings = mail ? { meetings: meetingsOf(lw, mail) } : {}
  const cases = casework ? { cases: await caseServices(lw, casework) } : {}
  return { product, tasks, campaigns, ...meetings, ...cases, leads, agents, ...seen, mcp, campaignMcp }
}

async function caseServices(
  lw: Lanewright,
  casework: OpenCaseworkServices,
): Promise<NonNullable<ServerOptions['cases']>> {
  const files = await casework.files()
  const uploads = {
    files,
    requireCase: async (_request: unknown, id: string) => void (await requireCase(lw, id)),
    newId: () => lw.deps.ids.uuid(),
  }
  const noticed: NonNullable<ServerOptions['cases']>['noticed'] = (id, named, person) =>
    recordForeign(lw, id, named, person)
  return { service: casesOf(lw, casework), uploads, noticed }
}
