import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { MountsConfig, ServerConfig, ToolConfig } from '#integrations/mcp/config.ts'
import { pinOf } from '#integrations/mcp/definition.ts'
import { lookAtTool, type Mounts, openMounts } from '#integrations/mcp/mount.ts'
import type { ToolContext, ToolResult } from '#kernel/ports/tool.ts'

export const serverFile = join(import.meta.dirname, '..', '..', 'fixtures', 'mcp', 'server.ts')

export interface Options {
  /** Tools by name, with their effect. */
  tools: Record<string, ToolConfig['effect']>
  env?: Record<string, string>
  secrets?: Record<string, string>
  /** What is written down instead of the pin. */
  pins?: Record<string, string>
  timeoutMs?: Record<string, number>
  transport?: ServerConfig['transport']
  shownBy?: Record<string, ToolConfig['shown_by']>
}

export interface Mounted extends Mounts {
  config: MountsConfig
  /** Everything that was logged. */
  lines: string[]
  /** What the server wrote down. */
  notes(): string[]
  call(name: string, input?: object, signal?: AbortSignal): Promise<ToolResult>
}

/** The fixture as a server `crm`, pinned as it is now, with these of its tools mounted; closed when the test ends. */
export async function mountFixture(wanted: Options): Promise<Mounted> {
  const folder = mkdtempSync(join(tmpdir(), 'lw-mount-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const lines: string[] = []
  const options = {
    secrets: { get: async (name: string) => wanted.secrets?.[name] ?? null },
    folder,
    log: (line: string) => void lines.push(line),
  }
  const notesFile = join(folder, 'notes.txt')
  const transport = wanted.transport ?? {
    command: process.execPath,
    args: [serverFile],
    env: { NOTES: notesFile, ...wanted.env },
  }
  const config = await pinned({ name: 'crm', transport, tools: [] }, wanted, options)
  const mounts = await openMounts(config, options)
  onTestFinished(() => mounts.close())
  return {
    ...mounts,
    config,
    lines,
    notes: () => {
      try {
        return readFileSync(notesFile, 'utf8').split('\n').filter(Boolean)
      } catch {
        return []
      }
    },
    async call(name, input = {}, signal = new AbortController().signal) {
      const tool = mounts.tools.find((one) => one.name === `crm.${name}`)
      if (!tool) throw new Error(`${name} is not mounted`)
      return tool.run(input, context(signal))
    },
  }
}

async function pinned(
  server: ServerConfig,
  { tools, pins = {}, timeoutMs = {}, shownBy = {} }: Options,
  options: Parameters<typeof lookAtTool>[2],
): Promise<MountsConfig> {
  const listed: ToolConfig[] = []
  for (const [name, effect] of Object.entries(tools)) {
    const pin = pins[name] ?? pinOf((await lookAtTool(server, name, options)).definition ?? missing(name))
    if (pin === null) throw new Error(`${name} has no pin`)
    listed.push({
      name,
      effect,
      pin,
      timeout_ms: timeoutMs[name] ?? 60_000,
      ...(shownBy[name] && { shown_by: shownBy[name] }),
    })
  }
  return { pack: 'letters', servers: [{ ...server, tools: listed }] }
}

function missing(name: string): never {
  throw new Error(`the fixture has no ${name}`)
}

function context(signal: AbortSignal): ToolContext {
  return { workspaceId: 'w', runId: 'r', taskId: null, idempotencyKey: 'k', nowMs: 0, signal }
}

/** Until it holds; the limit of the test ends what never does. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20))
}
