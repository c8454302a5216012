import { Failure } from '#kernel/contracts/refusal.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Product, WaitingApproval } from '../server/product.ts'
import { submitAll } from './person.ts'

export interface AllOptions {
  /** The set that was shown. */
  of?: string
  action?: string
  reject?: boolean
  reason?: string
}

/** What waits in one workspace of one kind: what is decided together is of the same nature. */
export function ofOneKind(waiting: WaitingApproval[], workspace: string, action?: string): WaitingApproval[] {
  const here = waiting.filter((a) => a.workspace === workspace && (action === undefined || a.action === action))
  const kinds = [...new Set(here.map((a) => a.action))]
  if (kinds.length <= 1) return here
  const next = `Choose one with --action: ${kinds.join(', ')}.`
  throw new Failure('approval.several_kinds', 'things of several kinds wait there', next)
}

/** Names exactly this set of bytes: with one more, one less or one changed it is another. */
export function setOf(approvals: WaitingApproval[]): string {
  return sha256Hex(
    approvals
      .map((a) => `${a.approval} ${a.action_hash}`)
      .sort()
      .join('\n'),
  ).slice(0, 16)
}

export interface Decided {
  approval: string
  ok: boolean
  outcome: string | null
}

/** Decides exactly what was shown: each approval by its own bytes. */
export async function decideAll(
  product: Product,
  approvals: WaitingApproval[],
  person: string,
  roleFor: (approval: WaitingApproval) => string,
  { of, reject, reason }: AllOptions,
): Promise<Decided[]> {
  const [first] = approvals
  if (!first || of !== setOf(approvals))
    throw new Failure(
      'approval.others_wait',
      'what waits now is not what was shown',
      'List it again with `lanewright approve --all`, read it, and decide that.',
    )
  const items = approvals.map((a) => ({
    kind: 'approval.decide',
    content: {
      approval_id: a.approval,
      decision: reject ? 'reject' : 'grant',
      action_hash: a.action_hash,
      role: roleFor(a),
      ...(reason === undefined ? {} : { reason }),
    },
  }))
  const result = await submitAll(product, first.workspace, person, items)
  return approvals.map(({ approval }, i) => {
    const answer = result[i]
    return { approval, ok: answer?.ok ?? false, outcome: answer?.ok ? answer.outcome : (answer?.error.code ?? null) }
  })
}
