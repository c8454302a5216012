import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { Failure } from '#contracts/refusal.ts'
import { addAccounts } from './commands/accounts.ts'
import { addApprove } from './commands/approve.ts'
import { addBackup } from './commands/backup.ts'
import { addCampaigns } from './commands/campaigns.ts'
import { addCampaignsAgent } from './commands/campaigns-agent.ts'
import { addCampaignsKeep } from './commands/campaigns-keep.ts'
import { addCampaignsPracticeLeads } from './commands/campaigns-practice-leads.ts'
import { addCampaignsProject } from './commands/campaigns-project.ts'
import { addCampaignsReport } from './commands/campaigns-report.ts'
import { addContracts } from './commands/contracts.ts'
import { addDb } from './commands/db.ts'
import { addDemo } from './commands/demo.ts'
import { addDoctor } from './commands/doctor.ts'
import { addErase } from './commands/erase.ts'
import { addExport } from './commands/export.ts'
import { addHold } from './commands/hold.ts'
import { addKeys } from './commands/keys.ts'
import { addLeads } from './commands/leads.ts'
import { addMcp } from './commands/mcp.ts'
import { addMounts } from './commands/mounts.ts'
import { addOutreach } from './commands/outreach.ts'
import { addPolicy } from './commands/policy.ts'
import { addReplay } from './commands/replay.ts'
import { addRestore } from './commands/restore.ts'
import { addSeal } from './commands/seal.ts'
import { addSecrets } from './commands/secrets.ts'
import { addSegments } from './commands/segments.ts'
import { addSettle } from './commands/settle.ts'
import { addStart } from './commands/start.ts'
import { addStop } from './commands/stop.ts'
import { addTasks } from './commands/tasks.ts'
import { addVerify } from './commands/verify.ts'
import { addWorker } from './commands/worker.ts'
import { addWorkspaces } from './commands/workspaces.ts'
import { createRunner } from './context.ts'
import type { Out } from './out.ts'
import { oneLine } from './terminal.ts'

export const VERSION: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version

const FOOTER = `
Exit codes: 0 good; 1 what was checked or asked for is not good; 2 wrong use, or the surroundings do not allow it.
Environment: LANEWRIGHT_DATA (data folder), LANEWRIGHT_JOURNAL (journal folder), DATABASE_URL (another PostgreSQL), LANEWRIGHT_MODEL=PROVIDER/MODEL with LANEWRIGHT_MODEL_URL and LANEWRIGHT_MODEL_KEY_SECRET or LANEWRIGHT_MODEL_KEY_FILE (a model that proposes), LANEWRIGHT_BROWSER_URL (your own browser for campaigns), LANEWRIGHT_IDLE_MINUTES (when the desk locks), LANEWRIGHT_CHROMIUM, LANEWRIGHT_SHARED=1 with LANEWRIGHT_ORIGIN, LANEWRIGHT_LISTEN, LANEWRIGHT_TLS_CERT and LANEWRIGHT_TLS_KEY (as the options of start), LANEWRIGHT_IDENTITY_FILE (the key of the secrets), NO_COLOR, LANEWRIGHT_DEBUG=1 (stack traces).

Examples:
  lanewright start
  lanewright workspaces create letters --name "Spring post" --goal '{"letters":[]}' --pack ./letters/pack.ts
  lanewright approve
  lanewright verify --json`

/** The options before and after a command mean the same; everything else belongs to its command. */
function buildProgram(out: Out): Command {
  const program = new Command('lanewright')
    .description('Agents propose. Lanewright decides, acts, and proves it.')
    .version(VERSION, '--version', 'print the version')
    .option('--data <dir>', 'data folder (default: LANEWRIGHT_DATA, else ./.lanewright)')
    .option(
      '--journal <dir>',
      'folder of the signed journal (default: LANEWRIGHT_JOURNAL, else the data folder with .journal)',
    )
    .option('--json', 'end with exactly one JSON object on the last line of stdout; words go to stderr')
    .option('--pack <file>', 'a pack of your own, as a module; repeatable', (file, all: string[] = []) => [
      ...all,
      file,
    ])
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', FOOTER)
  const run = createRunner(out)
  addStart(program, run, VERSION)
  addDemo(program, run)
  addWorker(program, run)
  addWorkspaces(program, run)
  addApprove(program, run)
  addAccounts(program, run)
  addTasks(program, run)
  addLeads(program, run)
  addOutreach(program, run)
  const campaigns = addCampaigns(program, run)
  addCampaignsAgent(campaigns, run)
  addCampaignsReport(campaigns, run)
  addCampaignsKeep(campaigns, run)
  addCampaignsPracticeLeads(campaigns, run)
  addCampaignsProject(campaigns, run)
  addMcp(program, run, VERSION)
  addSettle(program, run)
  addStop(program, run)
  addVerify(program, run)
  addReplay(program, run)
  addSegments(program, run)
  addExport(program, run)
  addSeal(program, run)
  addKeys(program, run)
  addSecrets(program, run)
  addContracts(program, run)
  addPolicy(program, run)
  addMounts(program, run)
  addBackup(program, run)
  addRestore(program, run)
  addErase(program, run)
  addHold(program, run)
  addDoctor(program, run)
  addDb(program, run)
  for (const command of everyCommand(program)) {
    command.exitOverride().configureOutput({ writeErr: () => {} })
  }
  return program
}

export async function runProgram(words: string[], out: Out): Promise<void> {
  const program = buildProgram(out)
  if (words.length === 0) {
    process.stderr.write(`${program.helpInformation()}${FOOTER}\n`)
    process.exitCode = 2
    return
  }
  try {
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return
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
