import type { Command } from 'commander'
import type { Runner } from '../context.ts'
import { onSignal } from '../signals.ts'
import { withTasks } from '../tasks/opening.ts'
import { asPerson, type PersonContext } from '../tasks/person.ts'

export function addMcp(program: Command, run: Runner, version: string): void {
  program
    .command('mcp')
    .description('an MCP server over stdin and stdout: the five tools of your tasks')
    .option('--user <name>', 'whose tasks (default: your user name)')
    .option('--zone <iana>', "the time zone that days and hours are meant in (default: this machine's)")
    .addHelpText(
      'after',
      `
Started by an MCP client. Deleting asks the person through the client; a client that cannot ask deletes nothing.
While \`lanewright start\` runs, the same server answers over HTTP at /mcp of its port.

Example (in a client's configuration):
  { "command": "lanewright", "args": ["mcp", "--data", "/path/to/data"] }`,
    )
    .action(asPerson(run, (person, _options: object) => serve(person, version)))
}

/** Stdout carries the protocol and nothing else; words go to stderr. */
async function serve(person: PersonContext, version: string): Promise<number> {
  const { out, zone } = person
  const [{ serveStdio }, { hintsInForce }] = await Promise.all([
    import('#apps/mcp/stdio.ts'),
    import('#apps/mcp/hints-in-force.ts'),
  ])
  return withTasks(person, async (service, caller, policies) => {
    const serving = serveStdio({
      service,
      caller,
      annotations: hintsInForce(await policies()),
      version,
      timeZone: zone,
      log: (line) => out.note(line),
    })
    onSignal(() => void serving.close())
    await serving.ended
    return 0
  })
}
