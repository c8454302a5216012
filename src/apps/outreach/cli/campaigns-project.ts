import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { type Context, type Runner, requireUuid } from '#host/cli/context.ts'
import type { Settings } from '#host/cli/settings.ts'
import { printable } from '#host/cli/terminal.ts'
import { secretsAt } from '#host/installation.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Environment } from '../domain/projections/environment-markdown.ts'

export function addCampaignsProject(campaigns: Command, run: Runner): void {
  campaigns
    .command('project')
    .argument('<id>', 'campaign id')
    .description('write tasks.md, context.md and environment.md for reading; nothing reads them back')
    .requiredOption('--out <folder>', 'where to; files of these names are replaced')
    .action(run(project))
}

async function project({ settings, out, io }: Context, id: string, { out: folder }: { out: string }): Promise<number> {
  const campaign = requireUuid(id, 'workspace')
  const [{ withLanewright }, { writeProjections }] = await Promise.all([
    import('#host/cli/opening.ts'),
    import('../services/projections.ts'),
  ])
  const environment = await environmentOf(settings)
  const files = await withLanewright(settings, (lw) =>
    writeProjections(lw, { campaign, folder: resolve(io.cwd(), folder), environment }),
  )
  out.answer({ ok: true, campaign, files })
  out.say(files.map((file) => `Written to ${printable(file)}`).join('\n'))
  return 0
}

/** By name. A setting that holds a key or a password is told like any other: that it is there. */
async function environmentOf(settings: Settings): Promise<Environment> {
  const { databaseUrl, model } = settings
  return {
    secrets: await secretsOf(settings),
    settings: [
      { name: 'DATABASE_URL', set: databaseUrl !== undefined },
      { name: 'LANEWRIGHT_MODEL', set: model !== undefined },
      { name: 'LANEWRIGHT_MODEL_APPS', set: (model?.apps.length ?? 0) > 0 },
      { name: 'LANEWRIGHT_MODEL_URL', set: model?.baseUrl !== undefined },
      { name: 'LANEWRIGHT_MODEL_KEY_SECRET', set: model?.keySecret !== undefined },
      { name: 'LANEWRIGHT_MODEL_KEY_FILE', set: model?.keyFile !== undefined },
    ],
  }
}

/** Where none were ever kept, no key is made for them. */
async function secretsOf(settings: Settings): Promise<Environment['secrets']> {
  if (!existsSync(join(settings.dataDir, 'secrets.age'))) return { place: 'no file', names: [] }
  try {
    const secrets = await secretsAt(settings)
    return { place: secrets.place, names: await secrets.names() }
  } catch (error) {
    if (error instanceof Failure) return { closed: `${error.message} ${error.next}` }
    throw error
  }
}
