import { type Command, Option } from 'commander'
import { unwrap } from '#host/answers.ts'
import type { Runner } from '#host/cli/context.ts'
import { SUPPRESSION_REASONS } from '../domain/leads/suppression.ts'
import type { ErasedLead } from '../services/lead-erase.ts'
import type { SuppressionReason } from '../services/suppress.ts'
import { asDoer, type LeadsContext, withLeads } from './leads/opening.ts'
import { whomOf } from './leads/words.ts'

/** Whom nobody may write to. */
export function addLeadsList(group: Command, run: Runner): void {
  for (const [verb, description, work] of [
    ['suppress', 'nobody writes to this profile or company, in one campaign or in all', suppress],
    ['allow', 'take a profile or a company off the suppression list', allow],
  ] as const) {
    const command = group
      .command(verb)
      .description(description)
      .option('--profile <url>', 'address of the profile')
      .option('--company <name>', 'name or web address of the company')
      .option('--campaign <id>', 'only in this campaign (default: in all)')
    if (verb === 'suppress') {
      const reasons = SUPPRESSION_REASONS.filter((reason) => reason !== 'erased')
      command.addOption(new Option('--why <reason>', 'why').choices(reasons).default('person'))
    }
    command.action(asDoer(run, work))
  }
  group
    .command('erase')
    .argument('<campaign>', 'id of the campaign')
    .argument('<lead>', 'id of the lead')
    .description('erase a person on request; nobody imports the person again')
    .requiredOption('--reason <text>', 'why; stands plain in the ledger, so name nobody in it')
    .option('--everywhere', 'in all campaigns, now and later')
    .addHelpText(
      'after',
      '\nThis cannot be undone. If it was cut short, run it again. Backups made before still hold the person.',
    )
    .action(asDoer(run, erase))
}

interface WhomOptions {
  profile?: string
  company?: string
  campaign?: string
}

const placeOf = ({ campaign }: WhomOptions) => (campaign === undefined ? ('house' as const) : { campaign })
const inWords = ({ campaign }: WhomOptions) => (campaign === undefined ? 'in all campaigns' : 'in this campaign')

async function suppress(context: LeadsContext, options: WhomOptions & { why?: SuppressionReason }): Promise<number> {
  const { out, person } = context
  const whom = { where: placeOf(options), ...whomOf(options) }
  const done = unwrap(await withLeads(context, (leads) => leads.suppress(person, whom, options.why ?? 'person')))
  out.answer({ ok: true, ...done })
  out.say(done.before ? `It was suppressed ${inWords(options)} already.` : `Suppressed ${inWords(options)}.`)
  return 0
}

async function allow(context: LeadsContext, options: WhomOptions): Promise<number> {
  const { out, person } = context
  const whom = { where: placeOf(options), ...whomOf(options) }
  unwrap(await withLeads(context, (leads) => leads.allow(person, whom)))
  out.answer({ ok: true })
  out.say(`Allowed again ${inWords(options)}.`)
  return 0
}

interface EraseOptions {
  reason: string
  everywhere?: boolean
}

async function erase(context: LeadsContext, campaign: string, lead: string, options: EraseOptions): Promise<number> {
  const { out, person } = context
  const { reason, everywhere = false } = options
  const asked = { campaign, person, lead, reason, everywhere }
  const erased = unwrap(await withLeads(context, (leads) => leads.erase(asked)))
  out.answer({ ok: true, ...erased })
  out.say(erased.rows === 0 ? 'The person was erased before.' : `Erased, in ${erased.campaigns} campaign(s).`)
  out.note(CLEANED[erased.cleaned])
  return erased.cleaned === 'later' ? 1 : 0
}

const CLEANED: Record<ErasedLead['cleaned'], string> = {
  files: 'The values are gone from every file of the database. Backups made before still hold them.',
  tables: "The values are gone from tables and indexes. The server's log, replicas and backups are its operator's.",
  later: 'Somebody still reads an older state, so the files still hold the values. Run it again later.',
}
