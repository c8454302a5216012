import { basename, join } from 'node:path'
import { mountedName, secretsOf } from '#integrations/mcp/config.ts'
import { hasSecrets } from '#integrations/secrets/secrets.ts'
import type { App } from '#kernel/ports/app.ts'
import { featuresOf, probeFeatures } from '../features.ts'
import { type Installation, secretsAt } from '../installation.ts'
import { readMountFiles } from '../mounts/files.ts'
import { lanesOf } from '../mounts/with-mounts.ts'
import type { Lanewright } from '../open.ts'
import { cedarOf, policyAsJson, policyInForce } from '../policies.ts'
import type { PolicyInForce } from '../server/product.ts'
import type { Mounts, PolicyLine } from '../server/settings-schemas.ts'
import { createBackups } from './backups.ts'
import { overviewOf, plainAddress } from './overview.ts'
import type { SettingsService } from './service.ts'

export interface SettingsOptions {
  lw: Lanewright
  installation: Installation
  version: string
  person: string
  policies(): Promise<PolicyInForce[]>
  log(line: string): void
}

/** The settings of a product in this process. */
export function settingsOf({ lw, installation, version, person, policies, log }: SettingsOptions): SettingsService {
  const { dataDir, model, speech, webhook } = installation
  const apps = () => [...lw.deps.apps.values()].map(({ app }) => app)
  const backups = createBackups(lw, installation, log)

  // Opening them makes a key where there is none, which looking does not.
  async function opened() {
    return (await hasSecrets(dataDir)) ? secretsAt(installation) : null
  }
  const secretNames = async () => (await (await opened())?.names()) ?? []

  return {
    overview: () => overviewOf(lw, installation, { version, person, secretNames }),
    features: () => probeFeatures(featuresOf(installation)),
    mounts: () => mountsOf(dataDir, apps()),
    policies: async () => (await policies()).map((text) => policyLine(text, apps())),
    async secrets() {
      const secrets = await opened()
      const files = await readMountFiles(dataDir)
      const used = new Map<string, string[]>()
      const use = (name: string, by: string) => used.set(name, [...(used.get(name) ?? []), by])
      if (model?.keySecret) use(model.keySecret, `the model ${model.provider}/${model.model}`)
      if (speech?.keySecret) use(speech.keySecret, `the speech server, model ${speech.model}`)
      if (webhook) use(webhook.secret, 'the webhook')
      for (const server of files?.config.servers ?? [])
        for (const name of secretsOf({ app: files?.config.app ?? '', servers: [server] }))
          use(name, `the mounted server ${server.name}`)
      const names = (await secrets?.names()) ?? []
      return { place: secrets?.place ?? null, secrets: names.map((name) => ({ name, used_by: used.get(name) ?? [] })) }
    },
    async setSecret(name, value) {
      const secrets = await secretsAt(installation)
      await secrets.set(name, value)
      return { name, place: secrets.place }
    },
    removeSecret: async (name) => (await (await opened())?.remove(name)) ?? false,
    backups,
    close: () => backups.close(),
  }
}

function policyLine(text: PolicyInForce, apps: App[]): PolicyLine {
  const shown = policyInForce(text, apps)
  const { app, pins, lanes, roles } = policyAsJson(shown)
  const { schema, policies } = apps.some((p) => p.name === app)
    ? cedarOf(shown.policy, apps)
    : { schema: null, policies: null }
  return {
    ...{ app: app, activated_at: text.activated_at, pins },
    lanes: lanes.map(({ scopeFor, approvalOn: _, ...lane }) => ({
      ...lane,
      ...namesIn(lane),
      scope_for: Object.entries(scopeFor).map(([role, scope]) => ({ role, scope: [...scope] })),
    })),
    roles: roles.map(({ name, kind, purpose }) => ({ name, kind, purpose })),
    cedar: schema === null ? null : { schema, policies },
  }
}

function namesIn(lane: Record<'callers' | 'actions' | 'scope' | 'prohibits' | 'approvers', readonly string[]>) {
  const { callers, actions, scope, prohibits, approvers } = lane
  return {
    callers: [...callers],
    actions: [...actions],
    scope: [...scope],
    prohibits: [...prohibits],
    approvers: [...approvers],
  }
}

/** What the files mount and whether the running product has it. Words and variables of a command stay out of it. */
async function mountsOf(dataDir: string, apps: App[]): Promise<Mounts> {
  const files = await readMountFiles(dataDir)
  if (!files) return null
  const { config } = files
  const running = new Set(apps.find((p) => p.name === config.app)?.tools.map((tool) => tool.name))
  const lanes = files.lanes ? lanesOf(files.lanes) : new Map<string, string>()
  return {
    file: join(dataDir, 'mounts.yaml'),
    app: config.app,
    servers: config.servers.map(({ name: server, transport, tools }) => ({
      name: server,
      way: transport.url === undefined ? 'command' : 'url',
      to: transport.url === undefined ? basename(transport.command ?? '') : plainAddress(transport.url),
      tools: tools.map(({ name: tool, effect, pin }) => {
        const name = mountedName(server, tool)
        return { name, effect, pin, lane: lanes.get(name) ?? null, mounted: running.has(name) }
      }),
    })),
  }
}
