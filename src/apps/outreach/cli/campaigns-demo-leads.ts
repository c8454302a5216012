import { join } from 'node:path'
import type { Command } from 'commander'
import type { Context, Runner } from '#host/cli/context.ts'
import { printable } from '#host/cli/terminal.ts'
import { wholeNumber } from '#host/cli/whole-number.ts'
import { toNewFile } from '#host/new-file.ts'

/** People to try a campaign on: those who live in the practice network of this data folder. */
export function addCampaignsDemoLeads(campaigns: Command, run: Runner): void {
  campaigns
    .command('demo-leads')
    .description('write people of the practice network to a CSV file, ready for `lanewright leads import`')
    .requiredOption('--out <file>', 'a new file')
    .option('--count <n>', 'how many', wholeNumber(1, 1000), 40)
    .action(run(demoLeads))
}

async function demoLeads({ settings, out }: Context, options: { out: string; count: number }): Promise<number> {
  const [{ foundDemoNetwork }, { leadsCsv }] = await Promise.all([
    import('#host/outreach/demo-network.ts'),
    import('../demo/dry-run-leads.ts'),
  ])
  const { url, account, seed, people } = await foundDemoNetwork(join(settings.dataDir, 'demo-network'))
  const count = Math.min(options.count, people)
  await toNewFile(options.out, [leadsCsv(seed, count, url)])
  out.answer({ ok: true, file: options.out, count, account: account.name })
  out.say(
    `${count} people written to ${printable(options.out)}. The account there is called ${printable(account.name)}.`,
  )
  return 0
}
