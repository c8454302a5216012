import { join } from 'node:path'
import { demoNetwork, type RunningDemoNetwork } from '#host/outreach/demo-network.ts'
import { lazySandbox, linkedinHosts, openDemoNetwork, openLinkedin } from '#host/outreach/networks.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Json, Store } from '#kernel/ports/store.ts'
import type { ChannelName, OutreachServices } from '../tools/services.ts'
import { type Accounts, governorOf } from './accounts.ts'
import type { LazyNetwork } from './lazily.ts'

export interface OutreachOptions {
  dataDir: string
  accounts: Accounts
  log(line: string): void
  /** The debugging address of the person's own browser; without it a visible one with a profile in the data folder. */
  browserUrl?: string | undefined
  /** Ports of our own server: never opened in a browser of ours. */
  ownPorts?(): Promise<number[]>
  /** Who lives in the practice network, if it is made now. */
  demo?: { people?: number; seed?: number }
}

/** What the site needs of the product that is opened with the pack that needs the site. */
interface OutreachHost {
  store: Pick<Store, 'readBlob'>
  view(workspace: string, app: string, name: string, parameters?: object): Promise<Json>
}

export interface OpenOutreachServices extends OutreachServices {
  /** Called once the product is open. Nothing asks for rows before that. */
  attach(host: OutreachHost): void
  /** Starts the practice network, for whoever wants its address. */
  demo(): Promise<RunningDemoNetwork>
  close(): Promise<void>
}

/** What the tools of campaigns reach outside with. Opens nothing before it is needed, and closes what it opened. */
export function openOutreachServices(options: OutreachOptions): OpenOutreachServices {
  const { dataDir, accounts } = options
  const demo = demoNetwork(join(dataDir, 'demo-network'), options.demo)
  const around = { ...options, demo, ownPorts: options.ownPorts ?? (async () => []) }
  const networks: Record<ChannelName, LazyNetwork> = { demo: openDemoNetwork(around), linkedin: openLinkedin(around) }
  let host: OutreachHost | undefined
  const inside = () => {
    if (host) return host
    throw new Failure('site.not_attached', 'the product is not open yet', 'Open it before its tools are used.')
  }
  return {
    channel: async (name) => networks[name].channel,
    browser: async (name) => networks[name].browser,
    hostsOf: (name) => (name === 'linkedin' ? linkedinHosts : networks[name].channel.hosts),
    governorOf: (name, account) => governorOf(accounts, account, name === 'demo'),
    sandbox: lazySandbox(),
    readBlob: (workspace, hash) => inside().store.readBlob(workspace, hash),
    leadFacts: (workspace, count) => leadFacts(inside(), workspace, count),
    attach(opened) {
      host = opened
    },
    demo: () => demo.start(),
    async close() {
      await Promise.all(Object.values(networks).map((network) => network.close()))
      await demo.close()
    },
  }
}

const STATUSES = ['pending', 'contacted', 'accepted', 'responded']

/** Taken one by one, so that a column that is added later is not given away unseen. */
const FACTS = [
  'id',
  'job_title',
  'company_size_low',
  'company_size_high',
  'seniority',
  'location',
  'active_on',
  'status',
  'source',
  'weight_score',
  'computed_score',
] as const

async function leadFacts({ view }: OutreachHost, workspace: string, limit: number): Promise<unknown[]> {
  const { leads } = (await view(workspace, 'outreach', 'leads', { statuses: STATUSES, limit })) as unknown as {
    leads: Array<Record<string, unknown>>
  }
  return leads.map((lead) => Object.fromEntries(FACTS.map((name) => [name, lead[name] ?? null])))
}
