import { resolve } from 'node:path'
import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import { contracts } from '#kernel/contracts/registry.ts'
import type { ValidationError, Verdict } from '#kernel/contracts/verdict.ts'
import { boundedLines, type Line } from '#kernel/ledger/lines.ts'
import { parseStrict } from '#kernel/parse.ts'
import { checkContract, validateProposal } from '#kernel/validate.ts'
import type { Context, Runner } from '../context.ts'
import { writeContractFiles } from '../contract-files.ts'
import { type Io, write } from '../io.ts'
import { columns, safeJson } from '../terminal.ts'

/** Enough for the largest published value; an agent's proposal is bounded further by its own rule. */
const MAX_LINE_BYTES = 4 * 1024 * 1024

export function addContracts(program: Command, run: Runner): void {
  const group = program
    .command('contracts')
    .description('list or write the published schemas; check values against them')
    .option('--out <dir>', 'write NAME.schema.json files there')
    .addHelpText(
      'after',
      `
Examples:
  lanewright contracts --out schemas
  lanewright contracts check proposal < proposals.jsonl`,
    )
    .action(run((context, options: { out?: string }) => list(context, options.out)))
  group
    .command('check')
    .argument('<name>', 'a contract by name, or `proposal` for any of the proposals')
    .description('a filter: JSON lines in, one verdict per line out; ends with 1 when one is not ok')
    .action(run(({ io }, name: string, _options: object) => check(io, name)))
}

async function list({ out, io }: Context, folder: string | undefined): Promise<number> {
  if (folder !== undefined) {
    const files = await writeContractFiles(resolve(io.cwd(), folder)).catch((error) => {
      const message = `${folder} cannot be written (${error.code ?? error.message})`
      throw new Failure('contracts.not_writable', message, 'Choose another folder with --out.', error)
    })
    out.answer({ ok: true, folder, files })
    out.say(`${files.length} contracts written.`)
    return 0
  }
  const known = Object.entries(contracts).map(([name, schema]) => ({
    name,
    title: (schema as { title?: string }).title ?? '',
  }))
  out.answer({ ok: true, contracts: known })
  out.say(columns(known.map(({ name, title }) => [name, title])))
  return 0
}

async function check({ stdin, stdout }: Io, name: string): Promise<number> {
  if (name !== 'proposal' && !Object.hasOwn(contracts, name)) {
    const next = `Name one of: proposal, ${Object.keys(contracts).join(', ')}.`
    throw new Failure('contract.unknown', `there is no contract ${JSON.stringify(name)}`, next)
  }
  const checkOne = name === 'proposal' ? checkProposal : (line: Line) => checkValue(name, line)
  let allOk = true
  for await (const batch of boundedLines(stdin, MAX_LINE_BYTES)) {
    let text = ''
    for (const line of batch) {
      const verdict = checkOne(line)
      allOk &&= verdict.ok
      text += `${safeJson(verdict)}\n`
    }
    // Whoever reads slowly is waited for; nothing piles up here.
    await write(stdout, text)
  }
  return allOk ? 0 : 1
}

function checkProposal(line: Line): Verdict {
  return line === null ? refused(TOO_LONG) : validateProposal(line).verdict
}

function checkValue(name: string, line: Line): Verdict {
  if (line === null) return refused(TOO_LONG)
  const parsed = parseStrict(line, { maxBytes: MAX_LINE_BYTES })
  if (!parsed.ok) return refused(parsed.error)
  const error = checkContract(name, parsed.value)
  if (error) return refused(error)
  const action = (parsed.value as { action_type?: unknown }).action_type
  const isProposal = name.endsWith('_proposal') && typeof action === 'string'
  return { ok: true, action_type: isProposal ? action : null, error: null, warnings: [] }
}

const TOO_LONG: ValidationError = {
  code: 'json.too_large',
  path: '',
  message: `The line is longer than ${MAX_LINE_BYTES} bytes.`,
  expected: `at most ${MAX_LINE_BYTES} bytes`,
  next: 'Send less.',
}

function refused(error: ValidationError): Verdict {
  return { ok: false, action_type: null, error, warnings: [] }
}
