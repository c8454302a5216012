import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Context, Runner } from '../context.ts'
import { addDeskOptions, type DeskOptions, runDesk } from '../desk-service.ts'

export function addServer(program: Command, run: Runner, version: string): void {
  const server = program
    .command('server')
    .description('serve the page and the API of a database that workers work, and work no workspaces here')
  addDeskOptions(server)
    .addHelpText(
      'after',
      `
Reaches outside in no lane: what people send and agents propose is written down, and workers go on with it. Any number of
servers and workers may share one DATABASE_URL.

Example:
  DATABASE_URL=postgres://USER:PASSWORD@HOST/DATABASE lanewright server --shared --origin https://desk.example.org`,
    )
    .action(run((context, options: DeskOptions) => serveOnly(context, options, version)))
}

async function serveOnly(context: Context, options: DeskOptions, version: string): Promise<number> {
  if (!context.settings.databaseUrl) {
    const message = 'a server without workers needs a database that others work: DATABASE_URL is not set'
    throw new Failure('server.no_database', message, 'Set it, or run `lanewright start`, which does both.')
  }
  return runDesk(context, options, version, { concurrency: 0, lanes: [] })
}
