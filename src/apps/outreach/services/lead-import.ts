import type pg from 'pg'
import { requirePerson } from '#host/answers.ts'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { LEAD_FIELDS, type LeadField, type MappingInput } from '../domain/leads/columns.ts'
import { type ImportReport, readLeads, type StoredBatch, withStored } from '../domain/leads/import.ts'
import type { LeadFile } from '../domain/leads/lead-file.ts'
import { joinLines, type Lead, type LeadRow, leadLine, leadRow } from '../domain/leads/lead-row.ts'
import type { CheckProfile } from '../domain/leads/profile-channel.ts'
import { type RowError, readRow } from '../domain/leads/read-row.ts'
import { act } from './act.ts'
import { requireCampaign } from './campaign.ts'
import { profileCheckOf } from './check-profile.ts'
import { hashed } from './read-file.ts'

export interface Import {
  campaign: string
  person: string
  file: LeadFile
  mapping?: MappingInput
  waitMs?: number
  /** Called after each batch with the rows read so far. */
  progress?(rows: number): void
}

/** `sha256` is the file's; the audit log has it too. */
export type Imported = ImportReport & { sha256: string }

/**
 * All good rows of a file, or none: batch after batch in one transaction, rolled back when the file ends in a refusal
 * or this process ends.
 */
export async function importLeads(lw: Lanewright, given: Import): Promise<Imported> {
  const { mapping = {}, progress = () => {}, waitMs } = given
  const workspace = await requireCampaign(lw, given.campaign)
  const person = requirePerson(given.person)
  const file = hashed(given.file)
  const checkProfile = await profileCheckOf(lw, workspace)
  const batches = readLeads(file, { mapping, newId: () => lw.deps.ids.uuid(), as: leadLine, checkProfile })
  try {
    // Learning what a large file is takes a while: until then nobody is kept waiting.
    const first = await batches.next()
    const deed = { workspace, person, operation: 'import', ...(waitMs === undefined ? {} : { waitMs }) }
    return await act(lw, deed, async (app) => {
      const report = await storeAll(app, workspace, batches, first, progress)
      const sha256 = file.sha256()
      const count = (n: number) => n.toLocaleString('en')
      return {
        result: { ...report, sha256 },
        about: { target_type: 'file', name: sha256 },
        reason: `${count(report.imported)} of ${count(report.rows)} rows imported from a file with SHA-256 ${sha256}`,
        requestHash: sha256,
      }
    })
  } finally {
    await batches.return(NOBODY_READS_ON)
  }
}

const NOBODY_READS_ON = { refused: { code: 'lead_file.closed', message: 'Nobody reads on.', next: 'Import it again.' } }

type Batches = ReturnType<typeof readLeads<string>>

async function storeAll(
  app: pg.PoolClient,
  workspace: string,
  batches: Batches,
  first: Awaited<ReturnType<Batches['next']>>,
  progress: (rows: number) => void,
): Promise<ImportReport> {
  const stored: StoredBatch[] = []
  let storing: Promise<unknown> | null = null
  let rows = 0
  let step = first
  for (; !step.done; step = await batches.next()) {
    const batch = step.value
    // Read and written out while the database takes the batch before, so that neither waits for the other.
    const lines = joinLines(batch.rows)
    if (storing) await storing
    rows = batch.lastRow
    storing = storeBatch(app, workspace, lines, batch.rows.length).then((answer) => {
      stored.push(answer)
      progress(rows)
    })
    storing.catch(() => {})
  }
  await storing
  if ('refused' in step.value) throw refusalThrown(step.value.refused)
  return withStored(step.value, stored)
}

async function storeBatch(app: pg.PoolClient, workspace: string, lines: string, count: number): Promise<StoredBatch> {
  if (count === 0) return { added: 0, present: [], suppressed: [] }
  const text = 'select outreach.import_leads($1, $2, $3) as answer'
  const { rows: answers } = await app.query({ name: 'import-leads', text, values: [workspace, lines, count] })
  return answers[0].answer
}

async function addLeads(app: pg.PoolClient, workspace: string, rows: LeadRow[]): Promise<StoredBatch> {
  const text = 'select outreach.add_leads($1, $2) as answer'
  const { rows: answers } = await app.query({ name: 'add-leads', text, values: [workspace, JSON.stringify(rows)] })
  return answers[0].answer
}

export type GivenLead = Partial<Record<LeadField, string>>

/** One lead by hand, checked like a row of a file. */
export async function addLead(
  lw: Lanewright,
  campaign: string,
  person: string,
  given: GivenLead,
): Promise<{ id: string; warnings: RowError[] }> {
  const workspace = await requireCampaign(lw, campaign)
  const deed = { workspace, person: requirePerson(person), operation: 'add' }
  const { lead, warnings } = readByHand(given, await profileCheckOf(lw, workspace))
  const id = lw.deps.ids.uuid()
  return act(lw, deed, async (app) => {
    const { present, suppressed } = await addLeads(app, workspace, [leadRow(lead, id, 'manual')])
    if (suppressed.length > 0)
      throw new Failure('lead.suppressed', 'the person or the company is on the suppression list', 'Choose another.')
    if (present.length > 0)
      throw new Failure('lead.already_there', 'the campaign knows this profile already', 'Look for it in the list.')
    return {
      result: { id, warnings: warnings.map(withoutRow) },
      about: { target_type: 'lead', name: id },
      reason: 'one lead added by hand',
    }
  })
}

/** A lead as a person wrote it, checked like a row of a file. */
export function readByHand(given: GivenLead, checkProfile?: CheckProfile): { lead: Lead; warnings: RowError[] } {
  const cells = LEAD_FIELDS.map((field) => given[field] ?? '')
  const { lead, errors, warnings } = readRow(1, cells, [...LEAD_FIELDS], BY_HAND, checkProfile)
  if (!lead) throw refusalThrown({ ...withoutRow(errors[0]!), next: 'Correct it, then try again.' })
  return { lead, warnings }
}

const BY_HAND = Object.fromEntries(LEAD_FIELDS.map((field, column) => [field, column]))

function withoutRow(error: RowError): RowError {
  return { ...error, message: error.message.replace(/^Row \d+/, 'The lead') }
}

function refusalThrown({ code, message, next }: { code: string; message: string; next: string }): Failure {
  return new Failure(code, message, next)
}
