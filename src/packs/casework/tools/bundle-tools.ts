import { type Static, Type } from 'typebox'
import { Count, closed, nullable, OpenObject, Sha256Hex, text, Uuid } from '#contracts/closed.ts'
import type { Refusal } from '#contracts/refusal.ts'
import type { Tool, ToolContext, ToolResult } from '#ports/tool.ts'
import { notOfCase } from './conflict-check.ts'
import type { BundleOrder, Office, PackedBundle } from './office.ts'

const Packed = closed({
  package_hash: Sha256Hex,
  package_bytes: Count,
  manifest_hash: Sha256Hex,
  counts: closed({ produced: Count, withheld: Count, redacted: Count, entries: Count }),
})

/** What a person approves: exactly these documents in exactly this shape, or nothing. */
const order = {
  case_id: Uuid,
  bundle_id: Uuid,
  bundle_kind: text(40, 1),
  export_reason: text(2000, 1),
  request_hash: Sha256Hex,
  contents_hash: Sha256Hex,
  documents: Count,
  privileged: Count,
}

export const CreateInput = closed({ ...order, request: text(100_000, 2) })
export type CreateInput = Static<typeof CreateInput>

/** A later step names the approval that the package was made under, and the package. */
export const StepInput = closed({
  ...order,
  request: text(100_000, 2),
  approval_id: Uuid,
  packed: Packed,
  signature: nullable(OpenObject),
})
export type StepInput = Static<typeof StepInput>

const Signature = closed({
  key_id: text(128, 1),
  signature_base64: text(128, 1),
  public_key: text(200, 1),
  signed_at_utc: text(40, 1),
})

const TIMEOUT_MS = 60 * 60_000

export function bundleTools(office: Office): Tool[] {
  return [create(office), validate(office), sign(office), finalize(office)]
}

/** The draft: everything in its place, nothing signed yet. It lies in the store of the case and goes nowhere. */
function create(office: Office): Tool<CreateInput> {
  return {
    name: 'export_bundle.create',
    input: CreateInput,
    output: Packed,
    effect: 'idempotent',
    timeoutMs: TIMEOUT_MS,
    key: ({ bundle_id }) => bundle_id,
    recipient: ({ bundle_kind, documents, privileged }) =>
      `${bundle_kind}: ${documents} documents, ${privileged} of them privileged`,
    scope: ({ case_id, export_reason }) => ({ case_id, export_reason }),
    async run(input, context) {
      if (input.case_id !== context.workspaceId) return notOfCase()
      return packedOr(await office.bundles.create(orderOf(input, context), context.signal))
    },
    verify: async (input, context) => ({ found: await isThere(office, input, context) }),
  }
}

/** Without a package to look for, the effect is looked up by making it again: the same order gives the same bytes. */
async function isThere(office: Office, input: CreateInput, context: ToolContext): Promise<boolean> {
  const made = await office.bundles.create(orderOf(input, context), context.signal)
  return 'package_hash' in made
}

function validate(office: Office): Tool<StepInput> {
  return step('export_bundle.validate', closed({ problems: Type.Integer() }), 'read', async (input, context) => {
    const refusal = await office.bundles.validate(orderOf(input, context), input.packed, context.signal)
    return refusal ? { outcome: 'not_done', error: refusal } : { outcome: 'done', output: { problems: 0 } }
  })
}

function sign(office: Office): Tool<StepInput> {
  return step('export_bundle.sign', Signature, 'read', async (input, context) => {
    const output = await office.bundles.sign(orderOf(input, context), input.packed)
    return { outcome: 'done', output }
  })
}

function finalize(office: Office): Tool<StepInput> {
  const tool = step('export_bundle.finalize', Packed, 'idempotent', async (input, context) => {
    const { bundles } = office
    return packedOr(await bundles.finalize(orderOf(input, context), input.packed, input.signature, context.signal))
  })
  return {
    ...tool,
    // Read back like anybody would who received it.
    async verify(input, context) {
      const made = await office.bundles.finalize(orderOf(input, context), input.packed, input.signature, context.signal)
      if (!('package_hash' in made)) return { found: false, detail: made.refusal.message }
      const problem = await office.bundles.validate(orderOf(input, context), made, context.signal)
      return problem ? { found: false, detail: problem.message } : { found: true, contentHash: made.package_hash }
    },
  }
}

function step(
  name: string,
  output: Tool['output'],
  effect: Tool['effect'],
  run: (input: StepInput, context: ToolContext) => Promise<ToolResult>,
): Tool<StepInput> {
  return {
    ...{ name, input: StepInput, output, effect, timeoutMs: TIMEOUT_MS },
    key: ({ bundle_id }) => bundle_id,
    scope: ({ case_id, export_reason, approval_id }) => ({ case_id, export_reason, approval: approval_id }),
    run: async (input, context) => (input.case_id === context.workspaceId ? run(input, context) : notOfCase()),
    verify: async () => ({ found: true }),
  }
}

function orderOf(input: CreateInput & { approval_id?: string }, { runId }: ToolContext): BundleOrder {
  const { case_id, bundle_id, bundle_kind, export_reason, request, contents_hash, approval_id = '' } = input
  return { case_id, bundle_id, bundle_kind, export_reason, request, contents_hash, approval_id, run_id: runId }
}

function packedOr(made: PackedBundle | { refusal: Refusal }): ToolResult {
  return 'refusal' in made ? { outcome: 'not_done', error: made.refusal } : { outcome: 'done', output: made }
}
