import { resolve } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Answered } from '#host/answers.ts'
import { unwrap } from '#host/answers.ts'
import { type Context, type Runner, requireUuid } from '#host/cli/context.ts'
import { osUser } from '#host/cli/settings.ts'
import { columns, oneLine } from '#host/cli/terminal.ts'
import { STRUCTURED_KINDS } from '../domain/decide/case.ts'
import { TREATMENTS } from '../domain/export/production.ts'
import type { CasesAtHand } from '../services/remote.ts'
import { type Acting, askedNow, readText, say } from './acts.ts'
import { acting, ofCase, wholeNumber as whole } from './command-parts.ts'
import { decide, type Marking, treatmentOf } from './decisions.ts'
import { addFacts } from './fact-commands.ts'
import { printBoard, printDocuments, printFacts, printMatrix, printPlaybook } from './print-case.ts'
import { savePackage } from './save-package.ts'
import { uploadFiles } from './upload.ts'
import { withCases } from './with-cases.ts'

const EXAMPLES = `
Examples:
  lanewright cases open "Delgado-Reyes v. Northgate"
  lanewright cases file 0198c0de-0000-7000-8000-000000000001 client_intake_form form.json
  lanewright cases upload 0198c0de-0000-7000-8000-000000000001 letter.pdf mail.eml
  lanewright cases decide 0198c0de-0000-7000-8000-000000000001 accept --reason "Within the period"
  lanewright cases documents 0198c0de-0000-7000-8000-000000000001 --undecided
  lanewright cases mark 0198c0de-0000-7000-8000-000000000001 0198c0de-0000-7000-8000-000000000003 withhold --basis "Attorney-client"
  lanewright cases show 0198c0de-0000-7000-8000-000000000001

What leaves a case waits for an attorney: lanewright approve. Every act is in a role: ASSISTANT keeps the file, ATTORNEY
decides, ATTORNEY_ADMIN lets things out and overrules; --as says another one.`

export function addCases(program: Command, run: Runner): void {
  const group = program
    .command('cases')
    .description('casework: open a case, bring in its file, hear the client, decide, look, and take packages out')
    .addHelpText('after', EXAMPLES)
  addLooking(group, run)
  addDeciding(group, run)
  addFacts(group, run)
  addInterview(group, run)
}

function addLooking(group: Command, run: Runner): void {
  group
    .command('list')
    .description('list the cases')
    .action(run((context, _options: object) => list(context)))
  ofCase(group, 'show', 'how a case stands, and what waits for you').action(
    run((context, id: string, _options: object) => show(context, requireUuid(id, 'workspace'))),
  )
  paged(ofCase(group, 'documents', 'what is in the file of a case, with privilege decisions and signs'))
    .option('--undecided', 'only documents that need a privilege decision')
    .action(
      run((context, id: string, { undecided, ...paging }: Paging & { undecided?: true }) => {
        const query = { ...pick(paging), ...(undecided ? { undecided } : {}) }
        return look(context, (cases) => cases.documents(requireUuid(id, 'workspace'), query), printDocuments)
      }),
    )
  paged(ofCase(group, 'facts', 'what was taken out of the sources, and where it stands')).action(
    run((context, id: string, paging: Paging) =>
      look(context, (cases) => cases.facts(requireUuid(id, 'workspace'), pick(paging)), printFacts),
    ),
  )
  ofCase(group, 'matrix', 'causes of action by element: what supports them, and gaps').action(
    run((context, id: string, _options: object) =>
      look(context, (cases) => cases.matrix(requireUuid(id, 'workspace')), printMatrix),
    ),
  )
  group
    .command('playbook')
    .description('what all cases share')
    .action(run((context, _options: object) => look(context, (cases) => cases.playbook(), printPlaybook)))
  ofCase(group, 'package', 'write a finished package to a file')
    .argument('<bundle>', 'bundle id')
    .requiredOption('--out <file>', 'a new file')
    .action(
      run((context, id: string, bundle: string, { out }: { out: string }) => savePackage(context, id, bundle, out)),
    )
}

function addDeciding(group: Command, run: Runner): void {
  acting(group.command('open').argument('<matter>', 'what it is called'))
    .option('--name <name>', 'in the list of cases; without it, the matter')
    .addOption(new Option('--type <type>', 'what kind of matter').choices(['employment']).default('employment'))
    .description('open a case')
    .action(run(open))
  acting(ofCase(group, 'upload', 'bring files into a case, hashed on arrival').argument('<file...>', 'what to bring'))
    .option('--resume <upload>', 'go on with an upload that was cut short')
    .action(
      run((context, id: string, files: string[], options: Acting & { resume?: string }) =>
        uploadFiles(context, id, files, options),
      ),
    )
  acting(ofCase(group, 'file', 'file something of a known shape: a form, a session, an insight, a ticket, a request'))
    .argument('<kind>', STRUCTURED_KINDS.join(', '), kindOf)
    .argument('<file>', 'JSON')
    .option('--candidate <document>', 'of a promotion ticket: the insight that it is about')
    .action(run(file))
  acting(ofCase(group, 'decide', 'take the case, turn it down, or ask for more'))
    .argument('<decision>', 'accept, reject or request_more')
    .requiredOption('--reason <text>', 'why')
    .option('--waive <name...>', 'where the conflict check found a conflict: every name that it is about')
    .option('--consent-by <name>', 'of a waiver: who consented')
    .option('--consent <text>', 'of a waiver: the written consent in its own words')
    .action(run(decide))
  acting(ofCase(group, 'mark', 'decide on the privilege of a document: include, withhold or redact it in productions'))
    .argument('<document>', 'document id')
    .argument('<decision>', TREATMENTS.join(', '), treatmentOf)
    .requiredOption('--basis <text>', 'the privilege; of include, why it is not privileged')
    .option('--passage <words...>', 'of redact: the words that stay here, as they are in the text')
    .action(
      run((context, id: string, document_id: string, decision: string, options: Marking) => {
        const { basis, passage, ...who } = options
        const content = { document_id, decision, basis, ...(passage ? { passages: passage } : {}) }
        return say(context, id, 'case.mark', content, who, 'ATTORNEY')
      }),
    )
  acting(ofCase(group, 'override', 'do by hand, in writing, what the house would not do by itself'))
    .argument('<action>', 'override.enable, override.disable, rerun.force or taxonomy.unlock')
    .requiredOption('--ticket <id>', 'the ticket that orders it')
    .requiredOption('--reason <text>', 'why')
    .option('--what <what>', 'of rerun.force: intake or mapping')
    .action(run(override))
  acting(ofCase(group, 'close', 'end the work on a case; nothing is taken out of its file'))
    .option('--reason <text>', 'why')
    .action(
      run((context, id: string, { reason, ...who }: Acting & { reason?: string }) =>
        say(context, id, 'case.close', reason === undefined ? {} : { reason }, who, 'ATTORNEY'),
      ),
    )
}

function addInterview(group: Command, run: Runner): void {
  acting(ofCase(group, 'consent', 'record that the client consents to the open session'))
    .requiredOption('--by <name>', 'who consents')
    .requiredOption('--words <text>', 'in their words')
    .option('--recording', 'also to a recording')
    .action(
      run(async (context, id: string, options: Acting & { by: string; words: string; recording?: boolean }) => {
        const { by, words, recording, ...who } = options
        const { session } = await askedNow(context, id)
        const client_session_id = session?.client_session_id ?? id
        const content = { client_session_id, consent_by: by, words, recording: recording === true }
        return say(context, id, 'case.consent', content, who, 'ASSISTANT')
      }),
    )
  acting(ofCase(group, 'answer', 'answer the open question: typed, spoken or left out'))
    .option('--text <text>', "the client's words")
    .option('--recording <document>', 'a recording that was uploaded')
    .option('--skip', 'the client leaves it out')
    .action(
      run(async (context, id: string, options: Acting & { text?: string; recording?: string; skip?: true }) => {
        const { text, recording, skip, ...who } = options
        const { turn } = await askedNow(context, id)
        const content = {
          turn_id: turn?.turn_id ?? id,
          ...(text === undefined ? {} : { text }),
          ...(recording === undefined ? {} : { document_id: recording }),
          ...(skip ? { skip } : {}),
        }
        return say(context, id, 'case.answer', content, who, 'ASSISTANT')
      }),
    )
}

interface Paging {
  after?: number
  limit?: number
}

function paged(command: Command): Command {
  return command
    .option('--after <number>', 'begin behind this one', whole)
    .option('--limit <number>', 'so many, 500 at most', whole)
}

function pick({ after, limit }: Paging): Paging {
  return { ...(after === undefined ? {} : { after }), ...(limit === undefined ? {} : { limit }) }
}

function kindOf(text: string): string {
  if ((STRUCTURED_KINDS as readonly string[]).includes(text)) return text
  throw new InvalidArgumentError(`It is one of: ${STRUCTURED_KINDS.join(', ')}.`)
}

async function look<T extends object>(
  context: Context,
  ask: (cases: CasesAtHand) => Promise<Answered<T>>,
  print: (out: Context['out'], found: T) => void,
): Promise<number> {
  const found = unwrap(await withCases(context, ask))
  context.out.answer({ ok: true, ...found })
  print(context.out, found)
  return 0
}

/** The case, and everything that waits for a person in it: a waiting approval holds up the rest. */
async function show(context: Context, id: string): Promise<number> {
  const { board, ...waiting } = await withCases(context, async (cases, product) => {
    const board = unwrap(await cases.show(id))
    const approvals = (await product.approvals()).filter(({ workspace }) => workspace === id)
    const { questions, tasks } = await product.waiting(undefined, id)
    return { board, approvals, questions, tasks }
  })
  const { out } = context
  out.answer({ ok: true, ...board, waiting })
  printBoard(out, board)
  for (const { approval, action, lane } of waiting.approvals)
    out.say(`  approval  ${approval}  ${oneLine(action)} (${lane})\n            lanewright approve`)
  for (const { question_id, question } of waiting.questions)
    out.say(`  question  ${oneLine(question)}\n            lanewright waiting answer ${question_id} TEXT`)
  for (const { task_id, description, reason, can } of waiting.tasks)
    out.say(
      `  task      ${oneLine(description)}${reason ? `: ${oneLine(reason)}` : ''}\n            lanewright waiting ${can.join('|')} ${task_id}`,
    )
  return 0
}

async function list(context: Context): Promise<number> {
  const cases = await withCases(context, (service) => service.list())
  context.out.answer({ ok: true, cases })
  const rows = cases.map((c) => [
    c.id,
    oneLine(c.name),
    c.stopped ? `${c.case ?? c.status}, stopped` : (c.case ?? c.status),
    c.conflict ?? '',
    String(c.documents),
    String(c.facts),
    String(c.waiting.approvals + c.waiting.uncertain),
  ])
  context.out.say(
    rows.length > 0
      ? columns([['ID', 'NAME', 'STATUS', 'CONFLICT', 'DOCUMENTS', 'FACTS', 'WAITING'], ...rows])
      : 'No cases yet. Begin with: lanewright cases open "What it is called"',
  )
  return 0
}

async function open(
  context: Context,
  matter: string,
  { name, type, as = 'ATTORNEY', person = osUser() }: Acting & { name?: string; type: 'employment' },
): Promise<number> {
  const wanted = { matter, matter_type: type, role: as, ...(name === undefined ? {} : { name }) }
  const { id } = unwrap(await withCases(context, (cases) => cases.create(wanted, person)))
  context.out.answer({ ok: true, workspace: id })
  context.out.say(id)
  return 0
}

async function file(
  context: Context,
  id: string,
  artifact_kind: string,
  path: string,
  { candidate, ...who }: Acting & { candidate?: string },
): Promise<number> {
  const content = {
    artifact_kind,
    name: path.split(/[/\\]/).at(-1) ?? path,
    text: await readText(resolve(context.io.cwd(), path)),
  }
  const named = candidate === undefined ? {} : { candidate_document_id: candidate }
  const usually = artifact_kind === 'promotion_ticket' ? 'ATTORNEY' : 'ASSISTANT'
  const code = await say(context, id, 'case.file', { ...content, ...named }, who, usually)
  if (code === 0 || artifact_kind !== 'export_request') return code
  // A refusal names documents by number; here are their names and signs.
  const undecided = unwrap(await withCases(context, (cases) => cases.documents(id, { undecided: true })))
  if (undecided.documents.length > 0) printDocuments(context.out, undecided)
  return code
}

async function override(
  context: Context,
  id: string,
  action: string,
  { ticket, reason, what, ...who }: Acting & { ticket: string; reason: string; what?: string },
): Promise<number> {
  const content = {
    action,
    override_ticket_id: ticket,
    override_reason: reason,
    ...(what === undefined ? {} : { what }),
  }
  return say(context, id, 'case.override', content, who, 'ATTORNEY_ADMIN')
}
