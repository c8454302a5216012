import type { Answered } from '#host/answers.ts'
import type { MappingInput } from '../domain/leads/columns.ts'
import type { LeadView } from '../domain/leads/export.ts'
import type { Preview } from '../domain/leads/import.ts'
import type { LeadFile } from '../domain/leads/lead-file.ts'
import type { RowError } from '../domain/leads/read-row.ts'
import type { ErasedLead, Erasure } from './lead-erase.ts'
import type { GivenLead, Import, Imported } from './lead-import.ts'
import type { Moved } from './lead-reading.ts'
import type { CorrectedLead } from './lead-retry.ts'
import type { LeadPage, LeadQuery } from './lead-table.ts'
import type { Suppressed, SuppressionReason } from './suppress.ts'

/** What a person may do with the leads of a campaign; here, or behind a running server. A refusal is an answer. */
export interface LeadsService {
  /** With a campaign, profiles of another channel are told as errors. */
  preview(file: LeadFile, mapping?: MappingInput, campaign?: string): Promise<Answered<Preview>>
  import(given: Import): Promise<Answered<Imported>>
  add(campaign: string, person: string, lead: GivenLead): Promise<Answered<{ id: string; warnings: RowError[] }>>
  list(campaign: string, query?: LeadQuery): Promise<Answered<LeadPage>>
  show(campaign: string, lead: string): Promise<Answered<LeadView>>
  /** Null takes the person's score back. */
  score(
    campaign: string,
    person: string,
    lead: string,
    given: { score: number; reason: string } | null,
  ): Promise<Answered<{ ok: true }>>
  reject(campaign: string, person: string, lead: string): Promise<Answered<{ ok: true }>>
  /** Tries a lead again that was set aside, with what a person corrected about it. */
  retry(campaign: string, person: string, lead: string, corrected?: CorrectedLead): Promise<Answered<{ ok: true }>>
  suppress(person: string, whom: Suppressed, why: SuppressionReason): Promise<Answered<{ before: boolean }>>
  allow(person: string, whom: Suppressed): Promise<Answered<{ ok: true }>>
  erase(given: Erasure): Promise<Answered<ErasedLead>>
  diff(campaign: string, given: { config: unknown; top?: number; onDate?: string }): Promise<Answered<Moved[]>>
  /** Throws what is refused: once it has begun there is no other way. */
  export(campaign: string, person: string): AsyncIterable<string>
}
