import type { Command } from 'commander'
import { unwrap } from '#host/answers.ts'
import type { Runner } from '#host/cli/context.ts'
import { columns, oneLine } from '#host/cli/terminal.ts'
import { LEAD_FIELDS, type LeadField } from '../domain/leads/columns.ts'
import type { LeadStatus } from '../services/lead-cursor.ts'
import { asDoer, type LeadsContext, withLeads } from './leads/opening.ts'
import { leadCells, rowLines, score, whole } from './leads/words.ts'
import { addLeadsFiles } from './leads-files.ts'
import { addLeadsList } from './leads-suppress.ts'

export function addLeads(program: Command, run: Runner): void {
  const group = program
    .command('leads')
    .description('the people of a campaign: import, list, score, reject, suppress, erase, export')
    .option('--person <name>', 'who does this (default: your user name)')
    .addHelpText(
      'after',
      `
An import is whole or not at all. Wrong rows are told one by one and left out; nobody on the suppression list comes in.

Examples:
  lanewright leads preview people.csv
  lanewright leads import CAMPAIGN people.csv --map job_title=Position
  lanewright leads list CAMPAIGN --status pending --limit 20
  lanewright leads score CAMPAIGN LEAD 95 --reason "met at the fair"
  lanewright leads suppress --profile https://example.com/in/jane --why opt_out
  lanewright leads erase CAMPAIGN LEAD --reason "asked on 1 March" --everywhere
  lanewright leads export CAMPAIGN --out leads.csv`,
    )
  addLeadsFiles(group, run)
  group
    .command('list')
    .argument('<campaign>', 'id of the campaign')
    .description('the leads, best first')
    .option('--status <status...>', 'only these: pending, contacted, accepted, responded, rejected')
    .option('--limit <n>', 'so many on a page, at most 1000', whole, 50)
    .option('--after <where>', 'go on where a page ended')
    .action(asDoer(run, list))
  group
    .command('show')
    .argument('<campaign>', 'id of the campaign')
    .argument('<lead>', 'id of the lead')
    .description('one lead, with what its score is made of')
    .action(asDoer(run, (context, campaign: string, lead: string, _options: object) => show(context, campaign, lead)))
  const adding = group.command('add').argument('<campaign>', 'id of the campaign').description('add one lead by hand')
  for (const field of LEAD_FIELDS) adding.option(`--${field.replaceAll('_', '-')} <text>`, FIELD_HELP[field] ?? '')
  adding.action(asDoer(run, add))
  group
    .command('score')
    .argument('<campaign>', 'id of the campaign')
    .argument('<lead>', 'id of the lead')
    .argument('[score]', 'from 0 to 100; without it, the score that a person gave is taken back', score)
    .description('give a lead a score of your own: it wins, and every scoring keeps it')
    .option('--reason <text>', 'why')
    .action(asDoer(run, give))
  group
    .command('reject')
    .argument('<campaign>', 'id of the campaign')
    .argument('<lead>', 'id of the lead')
    .description('this person is not written to in this campaign')
    .action(asDoer(run, (context, campaign: string, lead: string, _options: object) => reject(context, campaign, lead)))
  const retrying = group
    .command('retry')
    .argument('<campaign>', 'id of the campaign')
    .argument('<lead>', 'id of the lead')
    .description('try a lead again that was set aside, with what you correct about it')
  for (const field of CORRECTABLE) retrying.option(`--${field.replaceAll('_', '-')} <text>`, '')
  retrying.action(asDoer(run, retry))
  addLeadsList(group, run)
}

const CORRECTABLE = ['full_name', 'profile_url', 'job_title', 'company', 'location', 'headline'] as const

const FIELD_HELP: Partial<Record<LeadField, string>> = {
  full_name: 'or --first-name and --last-name',
  profile_url: 'address of the profile',
  company_size: 'for example 51-200 or 1000+',
  active_on: 'day of the last activity, for example 2026-03-01',
}

interface ListOptions {
  status?: string[]
  limit: number
  after?: string
}

async function list(context: LeadsContext, campaign: string, options: ListOptions): Promise<number> {
  const { out } = context
  const { status, limit, after } = options
  const query = { limit, ...(status ? { statuses: status as LeadStatus[] } : {}), ...(after ? { after } : {}) }
  const page = unwrap(await withLeads(context, (leads) => leads.list(campaign, query)))
  const { next } = page
  out.answer({ ok: true, ...page })
  const head = ['ID', 'SCORE', 'STATUS', 'NAME', 'TITLE', 'COMPANY']
  out.say(page.leads.length > 0 ? columns([head, ...page.leads.map(leadCells)]) : 'No leads here.')
  if (next) out.note(`More: --after ${next}`)
  return 0
}

async function show(context: LeadsContext, campaign: string, id: string): Promise<number> {
  const { out } = context
  const lead = unwrap(await withLeads(context, (leads) => leads.show(campaign, id)))
  out.answer({ ok: true, lead })
  const { score_explanation: parts, points: _points, ...facts } = lead
  const known = Object.entries(facts).filter(([, value]) => value !== null)
  out.say(columns(known.map(([name, value]) => [name, String(value)])))
  for (const { factor, weight, value, part } of (parts ?? []) as Array<Record<string, string>>)
    out.say(oneLine(`  ${part}  ${factor}: ${value} x ${weight}`))
  return 0
}

/** What was given of these fields on the command line. */
function fieldsGiven(options: Record<string, string>, fields: readonly LeadField[]) {
  const camel = (field: string) => field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const values = fields.map((field) => [field, options[camel(field)]] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

async function retry(context: LeadsContext, campaign: string, lead: string, options: Record<string, string>) {
  const corrected = fieldsGiven(options, CORRECTABLE)
  unwrap(await withLeads(context, (leads) => leads.retry(campaign, context.person, lead, corrected)))
  context.out.answer({ ok: true })
  context.out.say('The campaign tries this lead again.')
  return 0
}

async function add(context: LeadsContext, campaign: string, options: Record<string, string>): Promise<number> {
  const { out, person } = context
  const lead = fieldsGiven(options, LEAD_FIELDS)
  const added = unwrap(await withLeads(context, (leads) => leads.add(campaign, person, lead)))
  out.answer({ ok: true, ...added })
  out.say(added.id)
  for (const line of rowLines(added.warnings, added.warnings.length)) out.note(line)
  return 0
}

async function give(
  context: LeadsContext,
  campaign: string,
  lead: string,
  points: number | undefined,
  { reason = '' }: { reason?: string },
): Promise<number> {
  const chosen = points === undefined ? null : { score: points, reason }
  unwrap(await withLeads(context, (leads) => leads.score(campaign, context.person, lead, chosen)))
  context.out.answer({ ok: true })
  context.out.say(chosen ? `It counts ${points} now.` : 'The computed score counts again.')
  return 0
}

async function reject(context: LeadsContext, campaign: string, lead: string): Promise<number> {
  unwrap(await withLeads(context, (leads) => leads.reject(campaign, context.person, lead)))
  context.out.answer({ ok: true })
  context.out.say('Rejected.')
  return 0
}
