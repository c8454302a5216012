import { resolve } from 'node:path'
import type { Command } from 'commander'
import { type Context, type Runner, requireUuid } from '#host/cli/context.ts'
import { printable } from '#host/cli/terminal.ts'

export function addCampaignsReport(campaigns: Command, run: Runner): void {
  campaigns
    .command('report')
    .argument('<id>', 'campaign id')
    .description('write a report with charts: one HTML file that needs nothing else')
    .requiredOption('--out <file>', 'a new file, for you only: it names people who answered')
    .addHelpText(
      'after',
      `
Example:
  lanewright campaigns report 0198c0de-0000-7000-8000-000000000001 --out report.html`,
    )
    .action(run(report))
}

async function report({ settings, out, io }: Context, id: string, { out: file }: { out: string }): Promise<number> {
  const campaign = requireUuid(id, 'workspace')
  const [{ withLanewright }, { writeReport }] = await Promise.all([
    import('#host/cli/opening.ts'),
    import('../services/report.ts'),
  ])
  await withLanewright(settings, (lw) => {
    const madeAt = new Date(lw.deps.clock.nowMs()).toISOString()
    return writeReport(lw, { campaign, file: resolve(io.cwd(), file), madeAt })
  })
  out.answer({ ok: true, campaign, file })
  out.say(`Written to ${printable(file)}`)
  return 0
}
