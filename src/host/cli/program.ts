import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import { createRunner, type ExitCode, type Runner } from './context.ts'
import type { Io } from './io.ts'
import { createOut } from './out.ts'
import { oneLine } from './terminal.ts'

export const VERSION: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version

const FOOTER = `
Exit codes: 0 good; 1 what was checked or asked for is not good; 2 wrong use, or the surroundings do not allow it.
Environment: LANEWRIGHT_DATA (data folder), LANEWRIGHT_JOURNAL (journal folder), LANEWRIGHT_NEW_JOURNAL (why a new one may begin over a history), DATABASE_URL (another PostgreSQL), LANEWRIGHT_MODEL=PROVIDER/MODEL with LANEWRIGHT_MODEL_APPS, LANEWRIGHT_MODEL_CONFIDENTIAL_APPS, LANEWRIGHT_MODEL_URL and LANEWRIGHT_MODEL_KEY_SECRET or LANEWRIGHT_MODEL_KEY_FILE (a model that proposes, and for which apps), LANEWRIGHT_SPEECH_URL with LANEWRIGHT_SPEECH_MODEL and LANEWRIGHT_SPEECH_KEY_SECRET or LANEWRIGHT_SPEECH_KEY_FILE (a server that writes dictated answers down), LANEWRIGHT_BROWSER_URL (your own browser for campaigns), LANEWRIGHT_IDLE_MINUTES (when the desk locks), LANEWRIGHT_CHROMIUM, LANEWRIGHT_SHARED=1 with LANEWRIGHT_ORIGIN, LANEWRIGHT_LISTEN, LANEWRIGHT_TLS_CERT and LANEWRIGHT_TLS_KEY (as the options of start), LANEWRIGHT_IDENTITY_FILE (the key of the secrets), NO_COLOR, LANEWRIGHT_DEBUG=1 (stack traces).

Examples:
  lanewright start
  lanewright workspaces create letters --name "Spring post" --goal '{"letters":[]}' --app ./letters/app.ts
  lanewright approve
  lanewright verify --json`

/** Adds a command to the program. */
type Add = (program: Command, run: Runner, version: string) => void

/** In the order of the help. A command's file is read when it is named, so that none pays for what the others need. */
const COMMANDS: Record<string, () => Promise<Add>> = {
  start: async () => (await import('./commands/start.ts')).addStart,
  demo: async () => (await import('./commands/demo.ts')).addDemo,
  server: async () => (await import('./commands/server.ts')).addServer,
  worker: async () => (await import('./commands/worker.ts')).addWorker,
  workspaces: async () => (await import('./commands/workspaces.ts')).addWorkspaces,
  waiting: async () => (await import('./commands/waiting.ts')).addWaiting,
  approve: async () => (await import('./commands/approve.ts')).addApprove,
  accounts: async () => (await import('./commands/accounts.ts')).addAccounts,
  tasks: async () => (await import('#apps/tasks/cli/tasks.ts')).addTasks,
  leads: async () => (await import('#apps/outreach/cli/leads.ts')).addLeads,
  outreach: async () => (await import('#apps/outreach/cli/outreach.ts')).addOutreach,
  campaigns: async () => (await import('#apps/outreach/cli/campaigns.ts')).addCampaigns,
  meetings: async () => (await import('#apps/scheduling/cli/meetings.ts')).addMeetings,
  scheduling: async () => (await import('#apps/scheduling/cli/scheduling.ts')).addScheduling,
  cases: async () => (await import('#apps/casework/cli/cases.ts')).addCases,
  casework: async () => (await import('#apps/casework/cli/casework.ts')).addCasework,
  mcp: async () => (await import('./commands/mcp.ts')).addMcp,
  settle: async () => (await import('./commands/settle.ts')).addSettle,
  stop: async () => (await import('./commands/stop.ts')).addStop,
  verify: async () => (await import('./commands/verify.ts')).addVerify,
  replay: async () => (await import('./commands/replay.ts')).addReplay,
  segments: async () => (await import('./commands/segments.ts')).addSegments,
  export: async () => (await import('./commands/export.ts')).addExport,
  seal: async () => (await import('./commands/seal.ts')).addSeal,
  keys: async () => (await import('./commands/keys.ts')).addKeys,
  secrets: async () => (await import('./commands/secrets.ts')).addSecrets,
  contracts: async () => (await import('./commands/contracts.ts')).addContracts,
  policy: async () => (await import('./commands/policy.ts')).addPolicy,
  mounts: async () => (await import('./commands/mounts.ts')).addMounts,
  backup: async () => (await import('./commands/backup.ts')).addBackup,
  restore: async () => (await import('./commands/restore.ts')).addRestore,
  erase: async () => (await import('./commands/erase.ts')).addErase,
  hold: async () => (await import('./commands/hold.ts')).addHold,
  doctor: async () => (await import('./commands/doctor.ts')).addDoctor,
  db: async () => (await import('./commands/db.ts')).addDb,
}

/** The options before and after a command mean the same; everything else belongs to its command. */
async function buildProgram(io: Io, run: Runner, only?: string): Promise<Command> {
  const program = new Command('lanewright')
    .description('Agents propose. Lanewright decides, acts, and proves it.')
    .version(VERSION, '--version', 'print the version')
    .option('--data <dir>', 'data folder (default: LANEWRIGHT_DATA, else ./.lanewright)')
    .option(
      '--journal <dir>',
      'folder of the signed journal (default: LANEWRIGHT_JOURNAL, else the data folder with .journal)',
    )
    .option(
      '--new-journal <reason>',
      'begin a journal where there is none although the database has a history, and state why (default: LANEWRIGHT_NEW_JOURNAL)',
    )
    .option('--json', 'end with exactly one JSON object on the last line of stdout; words go to stderr')
    .option('--app <file>', 'an app of your own, as a module; repeatable', (file, all: string[] = []) => [...all, file])
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', FOOTER)
  const wanted = Object.entries(COMMANDS).filter(([name]) => only === undefined || name === only)
  for (const add of await Promise.all(wanted.map(([, load]) => load()))) add(program, run, VERSION)
  for (const command of everyCommand(program)) {
    command.exitOverride().configureOutput({ writeOut: (text) => void io.stdout.write(text), writeErr: () => {} })
  }
  return program
}

/** Runs one command to its end, tells what went wrong, and answers the exit code. */
export async function runProgram(words: string[], io: Io): Promise<ExitCode> {
  try {
    return await runCommand(words, io)
  } catch (error) {
    createOut(wantsJson(words), io).refuse(error)
    return 2
  }
}

/** What follows `--` belongs to another program. */
export function wantsJson(words: string[]): boolean {
  const ours = words.includes('--') ? words.slice(0, words.indexOf('--')) : words
  return ours.includes('--json')
}

async function runCommand(words: string[], io: Io): Promise<ExitCode> {
  const [first = ''] = words
  let code: ExitCode = 0
  const run = createRunner(io, createOut(wantsJson(words), io), (ended) => {
    code = ended
  })
  const program = await buildProgram(io, run, Object.hasOwn(COMMANDS, first) ? first : undefined)
  if (words.length === 0) {
    io.stderr.write(`${program.helpInformation()}${FOOTER}\n`)
    return 2
  }
  try {
    await program.parseAsync(words, { from: 'user' })
    return code
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return 0
    throw wrongUse(error, words)
  }
}

/** `commander.unknownOption` becomes `cli.unknown_option`. */
function wrongUse(error: CommanderError, words: string[]): Failure {
  const what = error.code.replace(/^commander\./, '').replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
  const message =
    error.message === '(outputHelp)' ? 'a command is missing' : oneLine(error.message.replace(/^error: /, ''))
  const first = error.code === 'commander.unknownCommand' ? undefined : words.find((word) => /^[a-z]+$/.test(word))
  const help = first ? `lanewright help ${first}` : 'lanewright --help'
  const code = what === 'help' ? 'cli.missing_command' : `cli.${what}`
  return new Failure(code, message, `Run \`${help}\` to see what it takes.`)
}

function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)]
}
