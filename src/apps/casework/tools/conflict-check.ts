import { type Static, Type } from 'typebox'
import { closed, list, oneOf, text, Uuid } from '#kernel/contracts/closed.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import type { CaseworkServices } from './services.ts'

export const ConflictInput = closed({
  case_id: Uuid,
  /** Of the check in its case. */
  number: Type.Integer({ minimum: 1 }),
  names: list(
    closed({
      name: text(300, 1),
      kind: oneOf(['person', 'organisation']),
      side: oneOf(['client', 'opposing', 'related']),
    }),
    4000,
    { minItems: 1 },
  ),
})
export type ConflictInput = Static<typeof ConflictInput>

/** The mediated look across cases: yes, no or possible, and nothing of where or who. */
export function conflictCheck(casework: CaseworkServices): Tool<ConflictInput> {
  return {
    name: 'conflict.check',
    input: ConflictInput,
    output: closed({ answer: oneOf(['yes', 'no', 'possible']), names: Type.Integer() }),
    effect: 'read',
    timeoutMs: 30_000,
    key: ({ case_id, number }) => `${case_id}:${number}`,
    scope: ({ case_id }) => ({ case_id }),
    async run({ case_id, names }, { workspaceId }) {
      if (case_id !== workspaceId) return notOfCase()
      const { answer, flagged } = await casework.conflictCheck(case_id, names)
      // Names are of this case alone, and of people: they go into its rows and into no receipt.
      return { outcome: 'done', output: { answer, names: names.length }, transient: { flagged } }
    },
    verify: async () => ({ found: true }),
  }
}

/** Said whether the other case exists or not. */
export function notOfCase() {
  const error = { code: 'case.other', message: 'that is not of this case', next: 'Name what is in this case.' }
  return { outcome: 'not_done' as const, error }
}
