import type { Command } from 'commander'
import { withAgents } from '#apps/outreach/cli/campaigns/agents.ts'
import { withTasks } from '#apps/tasks/cli/opening.ts'
import { asPerson, type PersonContext } from '#apps/tasks/cli/person.ts'
import type { StdioServing } from '../../mcp/stdio.ts'
import type { Runner } from '../context.ts'
import { onSignal } from '../signals.ts'

export function addMcp(program: Command, run: Runner, version: string): void {
  program
    .command('mcp')
    .description(
      'an MCP server over stdin and stdout: the five tools of your tasks, or the campaigns for an agent of yours',
    )
    .option('--campaigns', 'serve the campaigns whose agent is external, instead of your tasks')
    .option('--user <name>', 'whose tasks (default: your user name)')
    .option('--zone <iana>', "the time zone that days and hours are meant in (default: this machine's)")
    .addHelpText(
      'after',
      `
Started by an MCP client. Deleting asks the person through the client; a client that cannot ask deletes nothing.
While \`lanewright start\` runs, the same servers answer over HTTP at /mcp and /mcp/campaigns of its port.

Example (in a client's configuration):
  { "command": "lanewright", "args": ["mcp", "--data", "/path/to/data"] }`,
    )
    .action(
      asPerson(run, (person, { campaigns }: { campaigns?: boolean }) =>
        campaigns ? serveCampaigns(person, version) : serve(person, version),
      ),
    )
}

/** For an agent that comes by itself. Whose it is, is told as the actor of what it proposes. */
async function serveCampaigns({ settings, out, io, user }: PersonContext, version: string): Promise<number> {
  const [{ stdioEndpoint }, { createCampaignsMcp }, { buildPrompt }] = await Promise.all([
    import('../../mcp/stdio.ts'),
    import('#apps/outreach/mcp/campaigns-mcp.ts'),
    import('#integrations/models/model/prompt.ts'),
  ])
  return withAgents(settings, async (agents) => {
    const serving = stdioEndpoint((connection) => createCampaignsMcp({ ...connection, agents, buildPrompt, version }), {
      caller: { user_id: user },
      stdin: io.stdin,
      stdout: io.stdout,
      log: (line) => out.note(line),
    })
    return untilEnded(serving)
  })
}

/** Stdout carries the protocol and nothing else; words go to stderr. */
async function serve(person: PersonContext, version: string): Promise<number> {
  const { out, io, zone } = person
  const [{ serveStdio }, { hintsInForce }] = await Promise.all([
    import('../../mcp/stdio.ts'),
    import('../../mcp/hints-in-force.ts'),
  ])
  return withTasks(person, async (service, caller, policies) => {
    const serving = serveStdio({
      service,
      caller,
      annotations: hintsInForce(await policies()),
      version,
      timeZone: zone,
      stdin: io.stdin,
      stdout: io.stdout,
      log: (line) => out.note(line),
    })
    return untilEnded(serving)
  })
}

async function untilEnded(serving: StdioServing): Promise<number> {
  const release = onSignal(() => void serving.close())
  try {
    await serving.ended
    return 0
  } finally {
    release()
  }
}
