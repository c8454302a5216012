import type { ErrorObject } from 'ajv'
import { type Static, Type } from 'typebox'
import { closed, list, oneOf, Sha256Hex, text } from '#kernel/contracts/closed.ts'
import {
  type PolicyProblem,
  type PolicySheet,
  type PolicySource,
  readSheet,
  shapeOf,
} from '#kernel/policy/policy-sheet.ts'

/** `mounts.yaml`: which tools of which MCP servers an app may be given, each as a person once looked at it. */

const ServerName = Type.String({ pattern: '^[a-z][a-z0-9_-]{0,31}$' })
// What a lane can name: a tool called otherwise cannot be mounted.
const ToolName = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,90}$' })
const Value = text(8192, 1)

const MountedTool = closed({
  name: ToolName,
  pin: Sha256Hex,
  effect: oneOf(['read', 'idempotent', 'irreversible']),
  timeout_ms: Type.Optional(Type.Integer({ minimum: 100, maximum: 600_000 })),
  // A tool of the same server that only looks: the effect is there when its answer holds the text.
  shown_by: Type.Optional(
    closed({
      tool: ToolName,
      arguments: Type.Record(Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$' }), text(1000), strictRecord()),
      text: text(1000, 1),
    }),
  ),
})
export type ToolConfig = Static<typeof MountedTool>

const TIMEOUT_MS = 30_000

export function timeoutOf(tool: ToolConfig): number {
  return tool.timeout_ms ?? TIMEOUT_MS
}

const Transport = closed({
  command: Type.Optional(text(1000, 1)),
  args: Type.Optional(list(text(4000), 100)),
  env: Type.Optional(Type.Record(Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,127}$' }), Value, strictRecord())),
  url: Type.Optional(text(2000, 1)),
  headers: Type.Optional(Type.Record(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{0,63}$' }), Value, strictRecord())),
})

const Server = closed({ name: ServerName, transport: Transport, tools: list(MountedTool, 50) })
export type ServerConfig = Static<typeof Server>

const MountsFile = closed({
  app: Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' }),
  servers: list(Server, 20, { minItems: 1 }),
})
export type MountsConfig = Static<typeof MountsFile>

export type ReadMounts = { ok: true; config: MountsConfig } | { ok: false; problems: PolicyProblem[] }

export const SECRET = /^secret:([A-Z][A-Z0-9_]{0,63})$/

/** What lanes and proposals call it. */
export function mountedName(server: string, tool: string): string {
  return `${server}.${tool}`
}

export function namesOf(config: MountsConfig): string[] {
  return config.servers.flatMap((server) => server.tools.map((tool) => mountedName(server.name, tool.name)))
}

/** Every secret that the file names, once. */
export function secretsOf(config: MountsConfig): string[] {
  const values = config.servers.flatMap(({ transport }) => [
    ...Object.values(transport.env ?? {}),
    ...Object.values(transport.headers ?? {}),
  ])
  return [...new Set(values.flatMap((value) => SECRET.exec(value)?.[1] ?? []))]
}

/** Reads the file and reports every problem of it at its place. */
export function readMounts(source: PolicySource): ReadMounts {
  const sheet = readSheet(source)
  const isMountsFile = shapeOf(MountsFile)
  if (sheet.content && !isMountsFile(sheet.content)) {
    for (const error of isMountsFile.errors ?? []) reportShape(sheet, error)
  }
  if (sheet.problems.length > 0) return { ok: false, problems: sheet.problems.map(inOurWords) }
  const config = sheet.content as MountsConfig
  for (const [index, server] of config.servers.entries()) checkTransport(sheet, index, server)
  checkTwice(sheet, config)
  checkReaders(sheet, config)
  const problems = sheet.problems.sort((a, b) => a.line - b.line || a.column - b.column)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config }
}

function checkTransport(sheet: PolicySheet, index: number, { transport }: ServerConfig): void {
  const at = ['servers', index, 'transport']
  const { command, url, args = [] } = transport
  if ((command === undefined) === (url === undefined)) {
    sheet.report(at, 'mounts.transport', 'A server has either a command or a url.', 'Write one of the two.')
  }
  const stray = command === undefined ? (['args', 'env'] as const) : (['headers'] as const)
  for (const key of stray.filter((one) => transport[one] !== undefined)) {
    const message = `${key} belongs to a server with a ${key === 'headers' ? 'url' : 'command'}.`
    sheet.report([...at, key], 'mounts.transport', message, 'Remove it, or correct the transport.', 'key')
  }
  if (url !== undefined && !isWebAddress(url)) {
    const next = 'Write an http or https address; a password goes into headers, as a secret.'
    sheet.report([...at, 'url'], 'mounts.url', 'That is no address of a server.', next)
  }
  for (const [i, arg] of args.entries()) {
    if (!/\bsecret:[A-Z]/.test(arg)) continue
    const message = 'Everybody on this machine can read the words of a command line.'
    sheet.report([...at, 'args', i], 'mounts.secret_in_args', message, 'Give the secret in env.')
  }
  for (const key of ['env', 'headers'] as const) {
    for (const [name, value] of Object.entries(transport[key] ?? {})) {
      if (!value.startsWith('secret:') || SECRET.test(value)) continue
      const next = 'Write secret:NAME in capital letters, digits and underscores.'
      sheet.report([...at, key, name], 'mounts.secret_name', 'That is no name of a secret.', next)
    }
  }
}

function isWebAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

function checkTwice(sheet: PolicySheet, config: MountsConfig): void {
  const seen = new Set<string>()
  const once = (key: string, path: (string | number)[], what: string) => {
    if (seen.has(key)) sheet.report(path, 'mounts.twice', `${what} stands here twice.`, 'Keep one of them.')
    seen.add(key)
  }
  for (const [s, server] of config.servers.entries()) {
    once(server.name, ['servers', s, 'name'], server.name)
    for (const [t, tool] of server.tools.entries()) {
      // A dot after the server's name, and none in it: two different tools never have one name.
      const name = mountedName(server.name, tool.name)
      once(`.${name}`, ['servers', s, 'tools', t, 'name'], name)
    }
  }
}

function checkReaders(sheet: PolicySheet, config: MountsConfig): void {
  for (const [s, server] of config.servers.entries()) {
    for (const [t, { shown_by, effect }] of server.tools.entries()) {
      if (!shown_by) continue
      const at = ['servers', s, 'tools', t, 'shown_by']
      if (effect === 'read') {
        sheet.report(at, 'mounts.shown_by', 'A tool that only looks leaves nothing to be shown.', 'Remove it.', 'key')
      } else if (!server.tools.some((one) => one.name === shown_by.tool && one.effect === 'read')) {
        const next = 'List a tool of this server with effect: read, and name it here.'
        sheet.report([...at, 'tool'], 'mounts.shown_by', `${shown_by.tool} is no tool here that only looks.`, next)
      }
    }
  }
}

// ---- Shape

function strictRecord() {
  return { additionalProperties: false, maxProperties: 50 }
}

function reportShape(sheet: PolicySheet, { instancePath, keyword, params, message }: ErrorObject): void {
  const path = instancePath.split('/').slice(1)
  const at = path.join('.') || 'The file'
  const extra: string | undefined = params.additionalProperty
  const place = extra === undefined ? path : [...path, extra]
  const said =
    keyword === 'additionalProperties'
      ? `${at} cannot have ${JSON.stringify(extra)}.`
      : keyword === 'required'
        ? `${at} lacks ${params.missingProperty}.`
        : keyword === 'enum'
          ? `${at} must be one of: ${params.allowedValues.join(', ')}.`
          : `${at} ${message ?? 'is not as it should be'}.`
  const where = extra === undefined ? 'value' : 'key'
  sheet.report(place, 'mounts.schema', said, 'Write it as docs/guides/mounts.md shows.', where)
}

/** The sheet speaks of policies, which this file is not. */
function inOurWords(problem: PolicyProblem): PolicyProblem {
  return {
    ...problem,
    code: problem.code.replace(/^policy\./, 'mounts.'),
    message: problem.message.replace(/^(A policy|The policy file)\b/, 'The file'),
  }
}
