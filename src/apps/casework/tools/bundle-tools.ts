import { type Static, Type } from 'typebox'
import { Count, closed, list, oneOf, Sha256Hex, text, Uuid } from '#kernel/contracts/closed.ts'
import type { Tool, ToolContext, ToolResult } from '#kernel/ports/tool.ts'
import { TREATMENTS } from '../domain/export/production.ts'
import { notOfCase } from './conflict-check.ts'
import type { BundleOrder, CaseworkServices } from './services.ts'

/** So many documents are listed in an approval. The hash covers all of them, and the Export page lists them. */
export const LISTED_MAX = 500

const order = {
  case_id: Uuid,
  bundle_id: Uuid,
  bundle_kind: text(40, 1),
  export_reason: text(2000, 1),
  request: text(100_000, 2),
  /** Of every document of the case with its hash, its signs and its decision: what comes later is not in the package. */
  contents_hash: Sha256Hex,
}

const Listed = closed({
  document_id: Uuid,
  number: Count,
  name: text(300, 1),
  date: text(10),
  treatment: oneOf(TREATMENTS),
  label: text(60),
  signs: list(text(200), 3),
})

/** What a person approves: exactly these documents, each with what happens to it, or nothing. */
export const CreateInput = closed({
  ...order,
  totals: closed({ include: Count, withhold: Count, redact: Count }),
  documents: list(Listed, LISTED_MAX),
})
export type CreateInput = Static<typeof CreateInput>

const Signature = closed({
  key_id: text(128, 1),
  signature_base64: text(128, 1),
  public_key: text(200, 1),
  signed_at_utc: text(40, 1),
})

/** A later step names the approval that the package is made under, and what was planned under it. */
export const StepInput = closed({
  ...order,
  approval_id: Uuid,
  /** Of the contents that the approval was given for. */
  approved_hash: Sha256Hex,
  plan_hash: Sha256Hex,
  signature: Type.Optional(Signature),
})
export type StepInput = Static<typeof StepInput>

const Planned = closed({ plan_hash: Sha256Hex, counts: closed({ produced: Count, withheld: Count, redacted: Count }) })
const Packed = closed({ package_hash: Sha256Hex, package_bytes: Count, manifest_hash: Sha256Hex, entries: Count })

const TIMEOUT_MS = 60 * 60_000

export function bundleTools(casework: CaseworkServices): Tool[] {
  return [create(casework), validate(casework), sign(casework), finalize(casework)]
}

/** Which document goes where, what is withheld and what is taken out. Nothing leaves the store of the case. */
function create(casework: CaseworkServices): Tool<CreateInput> {
  return {
    name: 'export_bundle.create',
    input: CreateInput,
    output: Planned,
    effect: 'read',
    timeoutMs: TIMEOUT_MS,
    key: ({ bundle_id }) => bundle_id,
    recipient: ({ bundle_kind, totals: { include, withhold, redact } }) =>
      `${bundle_kind}: ${include} included, ${redact} redacted, ${withhold} withheld`,
    scope: ({ case_id, export_reason }) => ({ case_id, export_reason }),
    async run(input, context) {
      if (input.case_id !== context.workspaceId) return notOfCase()
      const planned = await casework.bundles.plan(orderOf(input, context), context.signal)
      return 'refusal' in planned
        ? { outcome: 'not_done', error: planned.refusal }
        : { outcome: 'done', output: planned }
    },
    verify: async () => ({ found: true }),
  }
}

function validate(casework: CaseworkServices): Tool<StepInput> {
  return step('export_bundle.validate', closed({ problems: Type.Integer() }), async (input, context) => {
    const refusal = await casework.bundles.validate(orderOf(input, context), input.plan_hash, context.signal)
    return refusal ? { outcome: 'not_done', error: refusal } : { outcome: 'done', output: { problems: 0 } }
  })
}

function sign(casework: CaseworkServices): Tool<StepInput> {
  return step('export_bundle.sign', Signature, async (input, context) => ({
    outcome: 'done',
    output: await casework.bundles.sign(orderOf(input, context), input.plan_hash),
  }))
}

function finalize(casework: CaseworkServices): Tool<StepInput> {
  return {
    ...step('export_bundle.finalize', Packed, async (input, context) => {
      const { plan_hash, signature } = input
      if (!signature) return { outcome: 'not_done', error: UNSIGNED }
      const packed = await casework.bundles.pack(orderOf(input, context), plan_hash, signature, context.signal)
      return 'refusal' in packed ? { outcome: 'not_done', error: packed.refusal } : { outcome: 'done', output: packed }
    }),
    effect: 'idempotent',
    async verify(input, context) {
      const found = await casework.bundles.check(orderOf(input, context), context.signal)
      if (!found) return { found: false, detail: 'there is no package' }
      if (found.problem !== null) return { found: false, detail: found.problem }
      return { found: true, contentHash: found.packed.package_hash }
    },
  }
}

const CHANGED = {
  code: 'bundle.changed',
  message: 'the file of the case has changed since it was approved',
  next: 'Ask for a new package.',
}
const UNSIGNED = { code: 'bundle.unsigned', message: 'the package is not signed', next: 'Sign it first.' }

function step(
  name: string,
  output: Tool['output'],
  run: (input: StepInput, context: ToolContext) => Promise<ToolResult>,
): Tool<StepInput> {
  return {
    ...{ name, input: StepInput, output, effect: 'read', timeoutMs: TIMEOUT_MS },
    key: ({ bundle_id }) => bundle_id,
    scope: ({ case_id, export_reason, approval_id }) => ({ case_id, export_reason, approval: approval_id }),
    async run(input, context) {
      if (input.case_id !== context.workspaceId) return notOfCase()
      if (input.contents_hash !== input.approved_hash) return { outcome: 'not_done', error: CHANGED }
      return run(input, context)
    },
    verify: async () => ({ found: true }),
  }
}

function orderOf(
  input: Omit<CreateInput, 'documents' | 'totals'> & { approval_id?: string },
  { runId }: ToolContext,
): BundleOrder {
  const { case_id, bundle_id, request, contents_hash, approval_id = '' } = input
  return { case_id, bundle_id, request, contents_hash, approval_id, run_id: runId }
}
