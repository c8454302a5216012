import type { Command } from 'commander'
import type { Runner } from '../context.ts'
import { addDeskOptions, type DeskOptions, runDesk } from '../desk-service.ts'
import { wholeNumber } from '../whole-number.ts'

export function addStart(program: Command, run: Runner, version: string): void {
  const start = program.command('start').description('run the product: database, workspaces, and a local page and API')
  addDeskOptions(start)
    .option('--concurrency <n>', 'workspaces worked at the same time', wholeNumber(1, 64), 8)
    .addHelpText(
      'after',
      `
Prints one line on stdout: the link with its token. Only this machine can reach it, and only with the token.
In a terminal it opens the page, too: in a window of its own where Chromium, Chrome or Edge is found, else in your browser.
Ctrl-C finishes what is under way, stops the database and ends with 0.

Examples:
  lanewright start
  lanewright start --port 5000 --no-open --app ./letters/app.ts
  lanewright start --shared --origin https://desk.example.org`,
    )
    .action(
      run((context, options: StartOptions) => runDesk(context, options, version, { concurrency: options.concurrency })),
    )
}

interface StartOptions extends DeskOptions {
  concurrency: number
}
