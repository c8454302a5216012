import type { MountState } from '#integrations/mcp/state.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { MOUNTED_TOOLS_MAX } from '#kernel/contracts/snapshot.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import { compilePolicy } from '#kernel/policy/policy.ts'
import { type PolicyProblem, type PolicySource, readSheet } from '#kernel/policy/policy-sheet.ts'
import type { App } from '#kernel/ports/app.ts'
import type { State } from '#kernel/ports/store.ts'
import type { Tool } from '#kernel/ports/tool.ts'

/** Tools for a pack, and every name that mounts.yaml has for one, mounted now or not. */
export interface MountedTools {
  tools: Tool[]
  states: MountState[]
  names: string[]
}

/**
 * The pack with mounted tools. A tool is refused until a lane names it; lanes for mounted tools come from a file of their
 * own, and the pack's lanes with these below them are the policy that is pinned. Throws with every bad line.
 */
export function withMounts(app: App, mounts: MountedTools, lanes?: PolicySource): App {
  if (!app.actions.execute_tool) {
    const message = `the agent of pack ${app.name} executes no tools, so none can be mounted`
    throw new Failure('mount.pack', message, 'Name another pack in mounts.yaml, or take the file away.')
  }
  const taken = [...Object.keys(app.actions), ...(app.writes ?? []), ...app.tools.map((tool) => tool.name)]
  const twice = mounts.names.find((name) => taken.includes(name))
  if (twice !== undefined) {
    throw new Failure('mount.name', `${app.name} has ${twice} already`, 'Give the server another name in mounts.yaml.')
  }
  const mounted = mounts.tools.map((tool) => tool.name)
  const text = lanes ? mergedLanes(app, mounts.names, lanes) : app.policy.lanes.text
  const inLanes = lanes ? actionsOf(lanes) : []
  const snapshot = mounts.states.filter(({ name }) => mounted.includes(name) && inLanes.includes(name))
  return {
    ...app,
    tools: [...app.tools, ...mounts.tools],
    // A lane keeps its meaning while a server is away: its tool is no tool then, but the name is no mistake.
    writes: [...(app.writes ?? []), ...mounts.names.filter((name) => !mounted.includes(name))],
    policy: { ...app.policy, lanes: { ...app.policy.lanes, text } },
    buildSnapshot:
      snapshot.length === 0
        ? (state, nowMs) => app.buildSnapshot(state, nowMs)
        : (state, nowMs) => mountedSnapshot(app, state, nowMs, snapshot),
  }
}

/** The text that is in force: the pack's own, and the other below it. A file that says more than it may is refused. */
function mergedLanes(app: App, names: string[], lanes: PolicySource): string {
  const own = app.policy.lanes.text
  const sheet = readSheet(lanes)
  for (const [lane, entry] of Object.entries(sheet.content ?? {})) {
    const actions: unknown = (entry as { actions?: unknown } | null)?.actions
    for (const [index, action] of (Array.isArray(actions) ? actions : []).entries()) {
      if (names.includes(action)) continue
      const message = `${lane} speaks of ${String(action)}, which is no tool of mounts.yaml.`
      sheet.report([lane, 'actions', index], 'mount.lane', message, 'Lanes in this file are for mounted tools only.')
    }
  }
  if (sheet.problems.length > 0) throw invalid(app, sheet.problems)

  const above = `${own.trimEnd()}\n\n`
  const text = `${above}${lanes.text.trimEnd()}\n`
  const offset = above.split('\n').length - 1
  // Put together, each file must still say what it says alone: an indented line would belong to the last lane above.
  const alone = { ...readSheet(app.policy.lanes).content, ...sheet.content }
  const together = readSheet({ path: lanes.path, text })
  if (together.content && canonicalText(together.content) !== canonicalText(alone)) {
    const next = 'Write each NAME: at the left edge, and its keys below.'
    sheet.report([], 'mount.lane', 'The lanes do not stand by themselves.', next)
    throw invalid(app, sheet.problems)
  }
  const compiled = compilePolicy({
    pack: app.name,
    lanesYaml: { path: lanes.path, text },
    rolesYaml: app.policy.roles,
    known: {
      tools: [...app.tools.map((tool) => tool.name), ...names],
      actions: [...Object.keys(app.actions), ...(app.writes ?? [])],
      // Only the database knows the tables; the pack's own lanes are checked against them at start.
      tables: [...own.matchAll(/(?:append|upsert|update):([\w.]+)/g)].map((match) => match[1] as string),
      traits: app.traits ?? [],
    },
  })
  if (compiled.ok) return text
  // What is wrong with the pack's own lines is told when the pack is loaded, in the words of its own file.
  const ours = compiled.problems.filter((one) => one.file === lanes.path && one.line > offset)
  if (ours.length > 0) {
    throw invalid(
      app,
      ours.map((one) => ({ ...one, line: one.line - offset })),
    )
  }
  return text
}

function invalid(app: App, problems: PolicyProblem[]): Failure {
  const lines = problems.map((p) => `  ${p.file}:${p.line}:${p.column} ${p.code}: ${p.message} ${p.next}`)
  const message = `the lanes for mounted tools of pack ${app.name} cannot be used:\n${lines.join('\n')}`
  return new Failure('policy.invalid', message, 'Correct the lines above; the policy in force stays as it was.')
}

/** The lane of each action that the file names. */
export function lanesOf(lanes: PolicySource): Map<string, string> {
  const entries = Object.entries(readSheet(lanes).content ?? {}) as Array<[string, { actions?: string[] } | null]>
  return new Map(entries.flatMap(([lane, entry]) => (entry?.actions ?? []).map((action) => [action, lane])))
}

function actionsOf(lanes: PolicySource): string[] {
  return [...lanesOf(lanes).keys()]
}

const DESCRIPTION_CHARS = 300
const SCHEMA_MAX_BYTES = 2048

/** What an agent needs to call them. The words are a server's: data, as everything in a snapshot. */
function mountedSnapshot(app: App, state: State, nowMs: number, view: MountState[]) {
  const { snapshot, ...rest } = app.buildSnapshot(state, nowMs)
  if (typeof snapshot !== 'object' || snapshot === null) return { snapshot, ...rest }
  const mounted_tools = view.slice(0, MOUNTED_TOOLS_MAX).map(({ name, definition }) => {
    const schema = canonicalText(definition?.inputSchema)
    return {
      tool_name: name,
      description: (definition?.description ?? '').slice(0, DESCRIPTION_CHARS).toWellFormed(),
      ...(Buffer.byteLength(schema) > SCHEMA_MAX_BYTES ? {} : { parameters: definition?.inputSchema }),
    }
  })
  return { snapshot: { ...snapshot, mounted_tools }, ...rest }
}
