import { type Static, Type } from 'typebox'
import { closed, text } from '#kernel/contracts/closed.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { quote } from '#kernel/ledger/explain.ts'
import type { MakeContext } from '#kernel/ports/decision.ts'
import type { Change, State } from '#kernel/ports/store.ts'
import { ExportRequest, RedactionProfile } from '../export/contracts.ts'
import { productionProblem } from '../export/production.ts'
import { CandidateInsight, PromotionTicket } from '../governance/contracts.ts'
import { readForm } from '../intake/form.ts'
import { PROMPT_PACKS } from '../interview/prompt-pack.ts'
import { caseOf, type STRUCTURED_KINDS } from './case.ts'
import { goalOf } from './goal.ts'
import { readAs } from './read-file.ts'
import { insert, updateCase } from './rows.ts'

/** Where a client is to be heard. */
export const ClientSession = closed(
  { about: text(300, 1), prompt_pack: Type.Optional(text(100, 1)) },
  { title: 'ClientSession' },
)
export type ClientSession = Static<typeof ClientSession>

export type Opened =
  | { ok: true; follow: (context: MakeContext, documentId: string) => Change[] }
  | { ok: false; refusal: Refusal }

export interface Filed {
  kind: (typeof STRUCTURED_KINDS)[number]
  text: string
  role: string
  by: string
  candidate?: string
}

const nothing: Opened = { ok: true, follow: () => [] }
const no = (code: string, message: string, next: string): Opened => ({ ok: false, refusal: { code, message, next } })

/** Reads a file of a known shape before it is kept, and says what begins with it. */
export function openFile(state: State, filed: Filed): Opened {
  return openers[filed.kind](state, filed)
}

const openers: Record<Filed['kind'], (state: State, filed: Filed) => Opened> = {
  client_intake_form: (state, { text: json }) => {
    const read = readForm(json)
    if (!read.ok) return { ok: false, refusal: firstOf(read.refusals) }
    const own = caseOf(state).case
    if (own?.status !== 'intake') return nothing
    // Another form while the intake goes on is another look at it, and may name other parties than those that were checked.
    const row = { requested_intake_round: own.intake_round + 1, conflict: 'unknown' }
    return { ok: true, follow: (context) => [updateCase(context, row)] }
  },
  client_session: (state, { text: json, by }) => {
    const read = readAs<ClientSession>(ClientSession, json)
    if (!read.ok) return read
    const { case: own, session, sessions } = caseOf(state)
    if (own?.status !== 'accepted')
      return no('session.not_accepted', `the case is ${own?.status}`, 'A client is heard once the case is accepted.')
    if (session) return no('session.open', 'a session is open already', 'End it first.')
    const prompt_pack = read.value.prompt_pack ?? goalOf(state).prompt_pack
    if (!(PROMPT_PACKS as readonly string[]).includes(prompt_pack))
      return no(
        'session.prompt_pack',
        `there is no prompt pack ${quote(prompt_pack)}`,
        `Choose: ${PROMPT_PACKS.join(', ')}.`,
      )
    return {
      ok: true,
      follow: ({ now, uuid }, document_id) => [
        insert('sessions', {
          ...{ client_session_id: uuid(), number: sessions + 1, document_id, prompt_pack },
          ...{ opened_by: by, opened_at: now },
        }),
      ],
    }
  },
  candidate_insight: (_state, { text: json }) => {
    const read = readAs<CandidateInsight>(CandidateInsight, json)
    return read.ok ? nothing : read
  },
  promotion_ticket: (state, { text: json, by, role, candidate }) => {
    const read = readAs<PromotionTicket>(PromotionTicket, json)
    if (!read.ok) return read
    // The ticket is the sign-off: only an attorney can give it.
    if (role !== 'ATTORNEY')
      return no('ticket.sign_off', 'a ticket is signed by an attorney', 'Let an attorney file it.')
    const { signed_off_by, candidate_artifact_ids } = read.value
    if (signed_off_by !== by) return no('ticket.sign_off', 'a ticket is filed by who signed it', 'Let them file it.')
    const document = candidate === undefined ? undefined : caseOf(state).named[candidate]
    if (document?.artifact_kind !== 'candidate_insight' || !candidate_artifact_ids.includes(document.artifact_id))
      return no('ticket.no_insight', 'it names no insight of this case', 'File the insight first, then name it.')
    const candidate_document_id = document.document_id
    return {
      ok: true,
      follow: ({ now, uuid }, ticket_document_id) => [
        insert('promotions', {
          ...{ promotion_ticket_id: uuid(), ticket_document_id, candidate_document_id },
          ...{ signed_off_by: by, signed_off_role: role, updated_at: now },
        }),
      ],
    }
  },
  export_request: (state, { text: json, by }) => {
    const read = readAs<Static<typeof ExportRequest>>(ExportRequest, json)
    if (!read.ok) return read
    const { production, mentioned } = caseOf(state)
    const problem = productionProblem(read.value, production, new Set(mentioned))
    if (problem) return { ok: false, refusal: problem }
    const { bundle_kind, export_reason } = read.value
    return {
      ok: true,
      follow: ({ now, uuid }, request_document_id) => [
        insert('export_requests', {
          ...{ bundle_id: uuid(), request_document_id, bundle_kind, export_reason },
          ...{ requested_by: by, updated_at: now },
        }),
      ],
    }
  },
  redaction_profile: (_state, { text: json }) => {
    const read = readAs(RedactionProfile, json)
    return read.ok ? nothing : read
  },
}

function firstOf(refusals: Array<Refusal & { path: string }>): Refusal {
  const [first] = refusals
  const more = refusals.length > 1 ? ` (and ${refusals.length - 1} more)` : ''
  return {
    code: first?.code ?? 'form.broken',
    message: `${quote(first?.path ?? '')}: ${first?.message ?? 'the form cannot be read'}${more}`,
    next: first?.next ?? 'Correct the form.',
  }
}
