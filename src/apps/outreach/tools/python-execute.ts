import { type Static, Type } from 'typebox'
import { Count, closed, nullable, OpenObject, oneOf, Sha256Hex, text } from '#kernel/contracts/closed.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { SCRIPT_LIMITS, type ScriptResult } from '#kernel/ports/sandbox.ts'
import type { Tool, ToolResult } from '#kernel/ports/tool.ts'
import type { OutreachServices } from './services.ts'

export const PythonInput = closed({
  artifact_key: text(200, 1),
  version: Type.Integer({ minimum: 1 }),
  hash: Sha256Hex,
  input: OpenObject,
  leads: Count,
})

const Output = closed({
  end: oneOf(['finished']),
  exit_code: nullable(Type.Integer()),
  stdout: text(SCRIPT_LIMITS.outputBytes),
  stderr: text(SCRIPT_LIMITS.outputBytes),
  wall_ms: Count,
  script_hash: Sha256Hex,
})

/** Runs one approved script in the sandbox. It changes nothing outside, so what it printed is all there is of it. */
export function pythonExecute({
  sandbox,
  readBlob,
  leadFacts,
}: Pick<OutreachServices, 'sandbox' | 'readBlob' | 'leadFacts'>): Tool<Static<typeof PythonInput>> {
  return {
    name: 'python_execute',
    input: PythonInput,
    output: Output,
    effect: 'read',
    timeoutMs: SCRIPT_LIMITS.wallMs + 15_000,
    key: ({ hash }) => hash,
    async run({ hash, input, leads }, { workspaceId, signal }) {
      const ready = await sandbox.ready()
      if (!ready.ok) return { outcome: 'not_done', error: ready.refusal }
      const script = await approved(await readBlob(workspaceId, hash), hash)
      if (typeof script !== 'string') return script
      const given = { input, leads: leads > 0 ? await leadFacts(workspaceId, leads) : [] }
      const result = await sandbox.run(script, given, SCRIPT_LIMITS, signal)
      return result.end === 'finished' ? done(result, hash) : failed(result)
    },
    verify: async () => ({ found: true }),
  }
}

/** What runs is what was approved, to the byte. */
function approved(bytes: Uint8Array | null, hash: string): string | ToolResult {
  if (bytes === null || sha256Hex(bytes) !== hash) {
    const message = 'the script is not the one that was approved'
    return { outcome: 'not_done', error: { code: 'script.edited', message, next: 'Propose it again for approval.' } }
  }
  return (JSON.parse(Buffer.from(bytes).toString('utf8')) as { code: string }).code
}

function done({ exitCode, stdout, stderr, wallMs }: ScriptResult, script_hash: string): ToolResult {
  const output = { end: 'finished', exit_code: exitCode, stdout, stderr, wall_ms: wallMs, script_hash }
  return { outcome: 'done', output }
}

function failed({ end, exitCode, stderr }: ScriptResult): ToolResult {
  const why = stderr.trim().split('\n').at(-1)?.slice(0, 300) ?? ''
  const message = `the script ended as ${end}${exitCode === null ? '' : ` (${exitCode})`}${why ? `: ${why}` : ''}`
  return {
    outcome: 'not_done',
    error: { code: `script.${end}`, message, next: 'Look at the script; nothing was changed.' },
  }
}
