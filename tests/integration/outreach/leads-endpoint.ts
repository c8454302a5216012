import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { LeadFile } from '#apps/outreach/domain/leads/lead-file.ts'
import type { Imported } from '#apps/outreach/services/lead-import.ts'
import { leadsServiceOf } from '#apps/outreach/services/leads.ts'
import type { LeadsService } from '#apps/outreach/services/service.ts'
import type { Answered } from '#host/answers.ts'
import { type Lanewright, openLanewright } from '#host/open.ts'
import { auditLacks, type StoredAudit, toAuditEvent } from '#kernel/ledger/audit.ts'
import type { StoredRun } from '#kernel/run-record.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { checkContract } from '#kernel/validate.ts'
import { expectSound } from '../../support/fixture.ts'
import { createDatabaseFor, type TestDatabase } from '../../support/server.ts'
import { leadsApp } from './leads-app.ts'
import { expectStored } from './leads-campaign.ts'
import { fileOf } from './leads-files.ts'

export interface Endpoint {
  lw: Lanewright
  database: TestDatabase
  leads: LeadsService
  campaign(name?: string): Promise<string>
  import(campaign: string, file: string | Buffer | LeadFile): Promise<Answered<Imported>>
  /** Every row of the ledger and of the leads: what must not change when nothing was done. */
  everything(): Promise<Record<string, string>>
}

/** The door on a real database. When the test ends, everything it did must verify, replay and be told. */
export async function openEndpoint(): Promise<Endpoint> {
  const database = await createDatabaseFor([leadsApp])
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-leads-'))
  const lw = await openLanewright({ dataDir, database, apps: [leadsApp] })
  const leads = leadsServiceOf(lw)
  const campaigns: string[] = []
  onTestFinished(async () => {
    try {
      await expectSound(lw)
      await expectTold(lw)
      for (const id of campaigns) await expectStored(lw.database, id)
    } finally {
      await lw.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      await rm(`${dataDir}.journal`, { recursive: true, force: true })
    }
  })
  return {
    lw,
    database,
    leads,
    async campaign(name = 'Spring') {
      const id = await lw.create({ pack: 'outreach', name })
      campaigns.push(id)
      return id
    },
    import: (campaign, file) =>
      leads.import({
        campaign,
        person: 'anna',
        file: typeof file === 'string' || Buffer.isBuffer(file) ? fileOf(file) : file,
      }),
    everything: async () =>
      (
        await lw.database.pool('auditor').query(
          `select (select count(*) from outreach.leads) as leads, (select count(*) from outreach.lead_scores) as scores,
             (select count(*) from kernel.event_log) as events, (select count(*) from kernel.audit_log) as audit,
             (select count(*) from kernel.person_keys) as keys, (select string_agg(encode(hash, 'hex'), ' ' order by workspace_id) from kernel.heads) as heads`,
        )
      ).rows[0],
  }
}

/** Each deed is a run whose audit tells it from beginning to end, in the form of the contract. */
async function expectTold(lw: Lanewright): Promise<void> {
  const auditor = lw.database.pool('auditor')
  const { rows: stored } = await auditor.query<StoredAudit>(
    `select workspace_id, id, seq, kernel.stamp("timestamp") as timestamp, action_type, payload from kernel.audit_log`,
  )
  const events = stored.map((row) => toAuditEvent(row) as ReturnType<typeof toAuditEvent> & { run_id: string })
  for (const event of events)
    expect({ event, error: checkContract('audit_event', event) }).toEqual({ event, error: null })
  const { rows: runs } = await auditor.query<{ run: StoredRun }>(
    `select to_jsonb(r) as run from kernel.runs r where workspace_id <> $1 or run_name like 'leads %'`,
    [SYSTEM_WORKSPACE],
  )
  for (const { run } of runs) {
    const lacks = auditLacks(
      run,
      events.filter((e) => e.run_id === run.run_id),
    )
    expect({ run, lacks }).toEqual({ run, lacks: [] })
  }
}

export function good<T>(answer: Answered<T>): T {
  if (answer && typeof answer === 'object' && 'refused' in answer)
    throw new Error(`${answer.refused.code}: ${answer.refused.message}`)
  return answer as T
}

export function code(answer: Answered<unknown>): string {
  if (answer && typeof answer === 'object' && 'refused' in answer) {
    const { message, next } = answer.refused as { message: string; next: string }
    expect(`${message} ${next}`).toMatch(/\w.*\w/)
    return (answer.refused as { code: string }).code
  }
  return 'done'
}
