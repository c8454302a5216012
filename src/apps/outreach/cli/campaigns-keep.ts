import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { type Context, type Runner, requireUuid } from '#host/cli/context.ts'
import { submit } from '#host/cli/person.ts'
import { withProduct } from '#host/cli/product.ts'
import { osUser } from '#host/cli/settings.ts'
import { oneLine } from '#host/cli/terminal.ts'
import { Failure } from '#kernel/contracts/refusal.ts'

/** What people give a campaign to keep. */
export function addCampaignsKeep(campaigns: Command, run: Runner): void {
  campaigns
    .command('keep')
    .argument('<id>', 'campaign id')
    .argument('<type>', 'job_posting, lead_scoring_config, python_script, analysis_result, context or arbitrary')
    .argument('<key>', 'its name; a new content under a name is a new version')
    .description('keep knowledge for the campaign; the agent is shown it when the task in progress names it')
    .requiredOption('--file <file>', 'a JSON object')
    .option('--person <name>', 'who keeps it (default: your user name)')
    .addHelpText(
      'after',
      `
Example:
  lanewright campaigns keep 0198c0de-0000-7000-8000-000000000001 context campaign_context --file context.json`,
    )
    .action(
      run((context, id: string, type: string, key: string, options: KeepOptions) =>
        keep(context, id, type, key, options),
      ),
    )
}

interface KeepOptions {
  file: string
  person?: string
}

const LARGEST_BYTES = 256 * 1024

async function keep(
  { settings, out, io }: Context,
  id: string,
  type: string,
  key: string,
  options: KeepOptions,
): Promise<number> {
  const campaign = requireUuid(id, 'workspace')
  const content = await readObject(resolve(io.cwd(), options.file))
  return withProduct(settings, async (product) => {
    const artifact = { artifact_type: type, artifact_key: key, content }
    const result = await submit(product, campaign, options.person ?? osUser(), 'artifact.keep', artifact)
    out.answer({ ...result, campaign })
    if (result.ok) out.say(`Kept ${oneLine(type)} ${oneLine(key)}.`)
    else out.note(`${result.error.code}: ${result.error.message}\n  ${result.error.next}`)
    return result.ok ? 0 : 1
  })
}

async function readObject(file: string): Promise<Record<string, unknown>> {
  const next = 'Name a file with one JSON object.'
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Failure('file.unreadable', `${file} cannot be read: ${error.code}`, next, error)
  })
  if (bytes.length > LARGEST_BYTES) throw new Failure('file.too_large', `${file} is larger than 256 KiB`, 'Keep less.')
  const { parseStrict } = await import('#kernel/parse.ts')
  const parsed = parseStrict(bytes)
  if (parsed.ok && typeof parsed.value === 'object' && parsed.value !== null && !Array.isArray(parsed.value))
    return parsed.value as Record<string, unknown>
  throw new Failure(
    'file.not_an_object',
    `${file} is no JSON object${parsed.ok ? '' : `: ${parsed.error.message}`}`,
    next,
  )
}
