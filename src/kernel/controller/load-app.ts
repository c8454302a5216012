import { executeToolProposal } from '#kernel/contracts/proposals.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { type CompiledPolicy, compilePolicy, type Policy } from '#kernel/policy/policy.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Pins, Store } from '#kernel/ports/store.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { compileSchema } from '#kernel/validate.ts'
import type { LoadedApp } from './deps.ts'

/** Compiles what a pack declares, once. `tables` are those of its schema that the database has registered. */
export function loadApp(app: App, store: Store, tables: string[]): LoadedApp & { policy: Policy } {
  checkTools(app)
  const tools = new Map(
    app.tools.map((tool) => [
      tool.name,
      { tool, checkInput: compileSchema(tool.input), checkOutput: compileSchema(tool.output) },
    ]),
  )
  const own = compiledPolicy(app, tables)
  if (!own.ok) throw policyFailure(app, own)
  const cache = new Map<string, Policy | null>([[pinKey(own.policy.pins), own.policy]])
  // A pack that lets its agent execute tools shows exactly its own.
  const actions = app.actions.execute_tool
    ? { ...app.actions, execute_tool: executeToolProposal(app.tools.map((t) => t.name)) }
    : app.actions
  return {
    app,
    policy: own.policy,
    actions,
    tools,
    async policyFor(pins) {
      const known = cache.get(pinKey(pins))
      if (known !== undefined) return known
      // Another process put another policy in force: it is in the database, by its hash.
      const texts = await store.readPolicy(app.name, pins)
      const result =
        texts &&
        compiledPolicy(app, tables, {
          lanes: { path: 'lanes', text: texts.lanes },
          roles: { path: 'roles', text: texts.roles },
        })
      const policy = result?.ok ? result.policy : null
      cache.set(pinKey(pins), policy)
      return policy
    },
  }
}

/** A tool is registered whole or not at all; its name stands for one thing only in a lane. */
function checkTools(app: App): void {
  const seen = new Set(Object.keys(app.actions))
  for (const tool of app.tools) {
    const error = errorOf(tool, seen)
    if (error) {
      const message = `tool ${JSON.stringify(tool.name)} of pack ${app.name} ${error}`
      throw new Failure('tool.invalid', message, 'Correct the tool in the pack.')
    }
    seen.add(tool.name)
  }
}

function errorOf(tool: Tool, taken: Set<string>): string | null {
  if (typeof tool.name !== 'string' || !/^[A-Za-z][A-Za-z0-9_.:-]*$/.test(tool.name)) return 'has no usable name'
  if (taken.has(tool.name)) return 'has the name of another tool or of an action'
  if (!['read', 'idempotent', 'irreversible'].includes(tool.effect)) return 'does not say what its effect is'
  if (!(Number.isFinite(tool.timeoutMs) && tool.timeoutMs > 0)) return 'has no time limit'
  if (!tool.input || !tool.output) return 'has no schema for its input or output'
  return (['key', 'run', 'verify'] as const).every((k) => typeof tool[k] === 'function')
    ? null
    : 'lacks key, run or verify'
}

/** The pack's policy, or another one in its place, checked against what the pack has. */
export function compiledPolicy(app: App, tables: string[], { lanes, roles } = app.policy): CompiledPolicy {
  return compilePolicy({
    pack: app.name,
    lanesYaml: lanes,
    rolesYaml: roles,
    known: {
      tools: app.tools.map((t) => t.name),
      actions: [...Object.keys(app.actions), ...(app.writes ?? [])],
      tables,
      traits: app.traits ?? [],
    },
  })
}

function policyFailure(app: App, result: Extract<CompiledPolicy, { ok: false }>): Failure {
  const lines = result.problems.map((p) => `  ${p.file}:${p.line}:${p.column} ${p.code}: ${p.message} ${p.next}`)
  return new Failure(
    'policy.invalid',
    `the policy of pack ${app.name} cannot be used:\n${lines.join('\n')}`,
    'Correct the lines above; the policy in force stays as it was.',
  )
}

const pinKey = (pins: Pins) => `${pins.lanes}/${pins.roles}`
