import { loadApp } from '#kernel/controller/load-app.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Pins, Store } from '#kernel/ports/store.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { sampleTasksApp } from './app.ts'
import { TOOL_EFFECTS, toolOf, toolsOf } from './outside.ts'
import { LANES, type PolicyName } from './policies.ts'
import type { Environment, Loaded, Machine, Variants } from './types.ts'

const NAMES = Object.keys(LANES) as PolicyName[]

/** Compiled once for all seeds. Each knows the others' policies, so that no seed depends on one that ran before it. */
export async function loadVariants(): Promise<Variants> {
  const shapes = Object.entries(TOOL_EFFECTS).map(([name, effect]) => toolOf(NOWHERE, NOBODY, name, effect) as Tool)
  const base = sampleTasksApp(shapes, SILENT)
  const withLanes = (name: PolicyName): App => ({
    ...base,
    policy: { ...base.policy, lanes: { path: `${name}.yaml`, text: LANES[name] } },
  })
  const texts = new Map<string, { lanes: string; roles: string }>()
  const store = { readPolicy: async (_app: string, pins: Pins) => texts.get(pins.lanes) ?? null } as unknown as Store
  const loaded = Object.fromEntries(NAMES.map((name) => [name, loadApp(withLanes(name), store, ['notes'])])) as Record<
    PolicyName,
    Loaded
  >
  for (const name of NAMES) {
    texts.set(loaded[name].policy.pins.lanes, { lanes: LANES[name], roles: base.policy.roles.text })
  }
  for (const one of NAMES) for (const other of NAMES) await loaded[one].policyFor(loaded[other].policy.pins)
  return {
    app: loaded.base.app,
    loaded,
    named: (pins) => NAMES.find((name) => loaded[name].policy.pins.lanes === pins.lanes),
  }
}

/** The pack with the tools of one machine in one world. */
export function appOf(variants: Variants, environment: Environment, machine: Machine): Loaded {
  const { base } = variants.loaded
  const tools = new Map(
    toolsOf(environment, machine).map((tool) => {
      const { checkInput, checkOutput } = base.tools.get(tool.name) as NonNullable<ReturnType<typeof base.tools.get>>
      return [tool.name, { tool: tool as Tool, checkInput, checkOutput }]
    }),
  )
  return { ...base, tools }
}

const SILENT: Agent = { name: 'agent', propose: () => Promise.reject(new Error('nobody is asked here')) }
const NOWHERE = {} as Environment
const NOBODY = {} as Machine
