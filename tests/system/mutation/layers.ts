/**
 * The four rooms on which everything else rests, as an auditor would count them, and the tests that have to hold them.
 * `npm run harness -- coverage` and `npm run harness -- mutate` read this list and no other.
 */
export interface Layer {
  /** What it is relied on for. */
  says: string
  files: string[]
  /** Fast ones only, without a database: each runs for every mutant that it reaches. */
  tests: string[]
  /** What belongs to the room and is not in `files`, with the reason. */
  outside: Record<string, string>
}

const kernel = (...names: string[]) => names.map((name) => `src/kernel/${name}.ts`)
const controller = (...names: string[]) => names.map((name) => `src/kernel/controller/${name}.ts`)

export const layers = {
  validator: {
    says: 'what an agent says is parsed strictly and fits its closed contract, or is refused with the place and the reason',
    files: kernel('parse', 'parse-error', 'validate', 'ledger/explain', 'text'),
    tests: ['src/kernel/{parse,parse-error,validate,ledger/explain,text}.test.ts'],
    outside: {
      'src/kernel/contracts/*.ts':
        'the schemas themselves are data; tests/integration/contracts holds them, nobody has changed them one by one',
    },
  },
  authorizer: {
    says: 'only what lane, role, scope, pins and grants allow is done',
    files: kernel(
      'policy/authorize',
      'policy/policy',
      'policy/policy-sheet',
      'policy/cedar',
      'decide',
      'action-hash',
      'request-hash',
      'decision-challenge',
      'policy/system-roles',
    ),
    tests: [
      'src/kernel/policy/{authorize,authorize-words,policy,policy-words,cedar,system-roles}.test.ts',
      'src/kernel/{decide,decide-words,action-hash,request-hash,decision-challenge}.test.ts',
    ],
    outside: {
      'src/kernel/contracts/policy.ts': 'the shape of lanes and roles is data; tests/integration/contracts holds it',
    },
  },
  ledger: {
    says: 'any change, insertion, deletion, reordering or truncation of the ledger is found, and the first bad entry named',
    files: kernel(
      ...['canonical', 'ledger', 'merkle', 'audit', 'journal', 'journal-walk', 'slice-proof', 'lines'].map(
        (name) => `ledger/${name}`,
      ),
    ),
    tests: [
      'src/kernel/ledger/{canonical,ledger,merkle,audit,lines}.test.ts',
      'tests/integration/ledger/{journal-walk,slice-proof}.test.ts',
    ],
    outside: {
      'src/storage/{verify,verify-rows,replay}.ts, src/storage/journal/*.ts':
        'they ask a database or read files: tests/integration/ledger holds them, and no change of them has been tried',
    },
  },
  recovery: {
    says: 'an effect happens at most once, is never silently lost, and ends verified, not_done or uncertain',
    files: controller('recovery', 'effect-key', 'tool-run', 'time-limit', 'outcome', 'ask-again', 'leases'),
    tests: ['tests/integration/recovery/*.test.ts'],
    outside: {
      'src/kernel/controller/{gateway,granted,act}.ts':
        'they join all four rooms around a store: the simulator with its planted bugs, tests/integration/flow and the real kills hold them',
    },
  },
} as const satisfies Record<string, Layer>

export type LayerName = keyof typeof layers
export const layerNames = Object.keys(layers) as LayerName[]
