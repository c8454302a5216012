/** Who wants in, and by which way; docs/concepts/trust.md says what stands against each. */
export const ADVERSARIES = {
  'orders-in-text': 'text of a page, profile, mail or document that gives orders',
  'bought-model': 'a model that invents, or was bought',
  'another-act': 'one act approved, another one done',
  'web-site': 'a web site against our port',
  'automated-browser': 'the automated browser against us or the private network',
  'another-user': 'another user of the same machine',
  'insider-sql': 'an insider with SQL',
  'mcp-server': 'a malicious MCP server',
  'hostile-files': 'hostile files, numbers and names',
  'poisoned-script': 'a poisoned script',
  leakage: 'whoever finds a secret where it leaked',
  'cost-and-denial': 'whoever wants to make it dear, or stop it',
  'log-and-screen': 'text that takes over a log or a screen',
  'cross-access': 'one case or user looking into another',
  faults: 'crashes, pauses, lost answers, clocks and disks',
  tampering: 'damaged or altered bytes',
} as const

export type Adversary = keyof typeof ADVERSARIES

/** What an attack gets to work with. The folder is its own, and is removed after it. */
export interface Stage {
  short: boolean
  seed: string
  folder: string
  log(line: string): void
}

/** An attack that was tried and did not end as it must is a breach, said in one line with what to run to see it again. */
export interface Outcome {
  tried: number
  breaches: string[]
}

interface Named {
  adversary: Adversary
  name: string
}

/** Played by itself, longer or shorter. */
export interface ScenarioResult extends Named {
  run(stage: Stage): Promise<Outcome>
}

/** Test files of which each test is one attack. */
export interface Suite extends Named {
  suite: string[]
}

export type Attack = ScenarioResult | Suite
