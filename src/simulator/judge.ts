import type { Committed, StepCommit } from '#ports/store.ts'
import type { About, Machine } from './machine.ts'
import type { Act } from './outside.ts'

/** Watches everything that happens, and decides with code of its own whether it may. */
export interface Judge {
  readonly breaches: Breach[]
  breach(rule: string, what: string): void
  /** A machine begins a cycle. */
  loads(machine: Machine, workspace: string): void
  before(machine: Machine, step: StepCommit): void
  committed(machine: Machine, step: StepCommit, committed: Committed): void
  received(workspace: string, item: string, received: Committed): void
  journalled(workspace: string, seq: number, hash: string): void
  /** A port gave its answer. */
  answered(machine: Machine, about: About): void
  /** A port gave an error that was none of the controller's making. */
  failed(machine: Machine): void
  proposed(machine: Machine, workspace: string, bytes: Uint8Array): void
  called(machine: Machine, act: Act): void
  happened(act: Act): void
  threw(error: unknown): void
  final(): void
}

export interface Breach {
  rule: string
  what: string
}

/** For runs whose ledger alone is of interest. */
export function lenient(trace: (line: string) => void = () => {}): Judge {
  const breaches: Breach[] = []
  const nothing = () => {}
  return {
    breaches,
    breach(rule, what) {
      trace(`BREACH ${rule}: ${what}`)
      breaches.push({ rule, what })
    },
    ...{ loads: nothing, before: nothing, committed: nothing, received: nothing, journalled: nothing },
    ...{ answered: nothing, failed: nothing, proposed: nothing, called: nothing, happened: nothing },
    ...{ threw: nothing, final: nothing },
  }
}
