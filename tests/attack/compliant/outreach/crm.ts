import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withMounts } from '#host/mounts/with-mounts.ts'
import { namesOf, type ServerConfig, type ToolConfig } from '#integrations/mcp/config.ts'
import { pinOf } from '#integrations/mcp/definition.ts'
import { lookAtTool, openMounts } from '#integrations/mcp/mount.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Allowed } from '../../../integration/hostile/oracle-kernel.ts'
import type { Mail } from '../oracles/outreach-system.ts'
import { CANARIES } from '../oracles/traces.ts'

/** What a server says that was bought. */
export interface CrmWords {
  /** Of its tools `tool0`, `tool1` and so on. */
  descriptions: string[]
  answers: Record<string, string>
}

/** An agent is shown so many tools of servers; three are the server's own. */
export const MOST_DESCRIPTIONS = 17

export interface Crm {
  mounted(app: App): App
  /** Its tools in the lanes that the house gave them, written down a second time. */
  allowed: Allowed
  /** What it was made to send, in its own record. */
  mails(): Mail[]
  /** As if it had been made to send this. */
  forge(mail: Mail): void
  close(): Promise<void>
}

/** The server as a house would mount it: pinned, its looks free, its mails by a person's yes, its key a secret. */
export async function mountCrm(folder: string, words: CrmWords): Promise<Crm> {
  mkdirSync(folder, { recursive: true })
  const [WORDS, MAILS] = [join(folder, 'words.json'), join(folder, 'mails.txt')]
  writeFileSync(WORDS, JSON.stringify(words))
  writeFileSync(MAILS, '')
  const transport = {
    ...{ command: process.execPath, args: [join(import.meta.dirname, 'crm-server.ts')] },
    env: { WORDS, MAILS, CRM_TOKEN: 'secret:CRM_TOKEN' },
  }
  const server: ServerConfig = { name: 'crm', transport, tools: [] }
  const options = { secrets: { get: async () => CANARIES.token }, folder, log: () => {} }
  const { offers } = await lookAtTool(server, '', options)
  const tools: ToolConfig[] = []
  for (const name of offers) {
    const { definition } = await lookAtTool(server, name, options)
    const pin = definition && pinOf(definition)
    if (!pin) throw new Error(`${name} cannot be pinned`)
    tools.push({ name, pin, effect: name === 'send_mail' ? 'irreversible' : 'read' })
  }
  const config = { pack: 'outreach', servers: [{ ...server, tools }] }
  const mounts = await openMounts(config, options)
  const names = namesOf(config)
  const looks = names.filter((name) => name !== 'crm.send_mail')
  return {
    mounted: (app) => withMounts(app, { ...mounts, names }, { path: 'lanes.outreach.yaml', text: lanesOf(looks) }),
    allowed: {
      ...Object.fromEntries(looks.map((name) => [name, { lane: 'ASK_CRM', people: 0 }])),
      'crm.send_mail': { lane: 'MAIL_BY_CRM', people: 1 },
    },
    mails: () =>
      readFileSync(MAILS, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    forge: (mail) => appendFileSync(MAILS, `${JSON.stringify(mail)}\n`),
    close: mounts.close,
  }
}

const lanesOf = (looks: string[]) => `
ASK_CRM:
  callers: [OUTREACH_AGENT]
  actions: [${looks.join(', ')}]
  scope: [workspace_id, run_id, task_id]
  approval: none
  risk: low

MAIL_BY_CRM:
  purpose: A mail that the server sends.
  callers: [OUTREACH_AGENT]
  actions: [crm.send_mail]
  scope: [workspace_id, run_id, task_id]
  approval: exact_bytes
  approvers: [OWNER]
  risk: high
`
