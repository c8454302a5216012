import { parseArgs } from 'node:util'
import { ADVERSARIES } from '../../tests/attack/attack.ts'
import { attacks } from '../../tests/attack/attacks.ts'
import { sumUp, table, wage } from '../../tests/attack/campaign.ts'

/**
 * npm run harness -- attack [--long] [--json] [--only ADVERSARY] [--seed TEXT]
 * Everybody who wants in, against the real product, in minutes; with --long for hours. Exit 1 on any breach, or when an
 * attack could not be made.
 * With --json standard output is one line: {"tried":...,"breaches":...,"by_adversary":{...}}.
 */
const options = {
  long: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
  seed: { type: 'string', default: '1' },
} as const

function read() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return leave((error as Error).message)
  }
}

function leave(why: string): never {
  console.error(`${why}\n  Next: npm run harness -- attack [--long] [--json] [--only ADVERSARY] [--seed TEXT]`)
  process.exit(2)
}

const values = read()
const unknown = values.only?.find((name) => !(name in ADVERSARIES))
if (unknown !== undefined)
  leave(`There is no adversary "${unknown}". Choose of: ${Object.keys(ADVERSARIES).join(', ')}.`)
const chosen = attacks.filter(({ adversary }) => values.only?.includes(adversary) ?? true)
// With --json, what people read goes to the other stream.
const people = values.json ? process.stderr : process.stdout
const lines = await wage(chosen, {
  short: !values.long,
  seed: values.seed,
  log: (line) => people.write(`${line}\n`),
})
const campaign = sumUp(lines)
people.write(`\n${table(campaign)}\n`)
if (values.json) console.log(JSON.stringify(campaign))
process.exitCode = campaign.breaches > 0 ? 1 : 0
