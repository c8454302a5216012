import { type Static, Type } from 'typebox'
import { closed, nullable, OpenObject, oneOf, text } from '#kernel/contracts/closed.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { StateSnapshot, storeStatus } from '#kernel/contracts/snapshot.ts'
import type { ValidationError, Verdict } from '#kernel/contracts/verdict.ts'
import { checkTarget, genericDecisions } from '#kernel/decide.ts'
import { parseStrict } from '#kernel/parse.ts'
import type { State } from '#kernel/ports/store.ts'
import { compileSchema, validateProposal } from '#kernel/validate.ts'
import { parseCompanySize } from '../leads/company.ts'
import { type Scorable, scoreLead } from '../leads/score.ts'
import { compileScoring } from '../leads/scoring-config.ts'
import { SENIORITY_LEVELS, seniorityOf } from '../leads/seniority.ts'

/** The pure functions of the contract as filters: one line of JSON in, one line of JSON out. */

type Answer = { ok: boolean; line: string }

const ValidateLine = closed({ snapshot: StateSnapshot, proposal: Type.String({ maxLength: 1024 * 1024 }) })

/** {snapshot, proposal: what the agent said, as text} -> verdict. */
export function validateLine(line: string): Answer {
  const given = read<Static<typeof ValidateLine>>(ValidateLine, line)
  const verdict = 'error' in given ? refused(null, given.error) : check(given.value)
  return { ok: verdict.ok, line: JSON.stringify(verdict) }
}

function check({ snapshot, proposal: raw }: Static<typeof ValidateLine>): Verdict {
  const { verdict, proposal } = validateProposal(raw)
  if (!proposal) return verdict
  const state = stateOf(snapshot)
  const decision = checkTarget(state, proposal) ?? genericDecisions[proposal.action_type]?.(state, proposal, null)
  if (decision?.kind !== 'refuse') return { ...verdict, warnings: decision?.warnings ?? [] }
  const { code, path = '', message, next, expected = next } = decision.error
  return refused(proposal.action_type, { code, path, message, expected, next })
}

/** As much of a state as a snapshot tells. */
function stateOf({ current_task, pending_tasks }: StateSnapshot): State {
  const row = ({ id, description }: { id: string; description: string }) => ({ task_id: id, description })
  const current = current_task && { ...row(current_task), status: storeStatus(current_task.status) }
  const state = { current_task: current, eligible_tasks: pending_tasks.map(row), questions: [], artifacts: [] }
  return state as unknown as State
}

function refused(action_type: string | null, error: ValidationError): Verdict {
  return { ok: false, action_type, error, warnings: [] }
}

const Size = Type.Integer({ minimum: 0, maximum: 100_000_000 })
const Day = Type.String({ format: 'date', maxLength: 10 })
const known = <T extends Parameters<typeof nullable>[0]>(schema: T) => Type.Optional(nullable(schema))

/** What a score depends on; whatever else is known of a lead is passed over. */
const GivenLead = Type.Object({
  job_title: known(text(300)),
  company: known(text(300)),
  company_size: Type.Optional(Type.Union([Size, text(100), Type.Null()])),
  company_size_low: known(Size),
  company_size_high: known(Size),
  seniority: known(oneOf(SENIORITY_LEVELS)),
  location: known(text(200)),
  headline: known(text(500)),
  about: known(text(4000)),
  active_on: known(Day),
  active_days_ago: known(Type.Integer({ minimum: 0, maximum: 36_500 })),
})
const ScoreLine = closed({ config: OpenObject, lead: GivenLead, on_date: Type.Optional(Day) })
type GivenLead = Static<typeof GivenLead>

/** A day to count back from where the lead says only how long ago. */
const ANY_DAY = '2000-01-01'

/** {config, lead, on_date?} -> {score, factors}: the parts sum to the score. */
export function scoreLine(line: string): Answer {
  const given = read<Static<typeof ScoreLine>>(ScoreLine, line)
  if ('error' in given) return fail(given.error)
  const { config, lead, on_date } = given.value
  const compiled = compileScoring(config)
  if ('refused' in compiled) return fail(compiled.refused)
  if (compiled.scoring.recent_activity && lead.active_on && on_date === undefined)
    return fail({
      code: 'score.on_date',
      message: 'activity is recent to a day, and none is given',
      next: 'Give on_date, or active_days_ago instead of active_on.',
    })
  const { score, explanation } = scoreLead(compiled.scoring, scorable(lead, on_date ?? ANY_DAY), on_date ?? ANY_DAY)
  const factors = explanation.map(({ factor, weight, value, part }) => ({
    ...{ factor, weight: Number(weight), value: Number(value), part: Number(part) },
  }))
  return { ok: true, line: JSON.stringify({ score: Number(score), factors }) }
}

function scorable(lead: GivenLead, onDate: string): Scorable {
  const text = typeof lead.company_size === 'number' ? String(lead.company_size) : lead.company_size
  const size = text ? parseCompanySize(text) : null
  const ago = lead.active_days_ago ?? null
  const back = ago === null ? null : new Date(Date.parse(onDate) - ago * 86_400_000).toISOString().slice(0, 10)
  return {
    job_title: lead.job_title ?? null,
    company: lead.company ?? null,
    company_size_low: lead.company_size_low ?? size?.low ?? null,
    company_size_high: lead.company_size_high ?? size?.high ?? null,
    seniority: lead.seniority ?? (lead.job_title ? seniorityOf(lead.job_title) : null),
    location: lead.location ?? null,
    headline: lead.headline ?? null,
    about: lead.about ?? null,
    active_on: lead.active_on ?? back,
  }
}

function read<T>(schema: object, line: string): { value: T } | { error: ValidationError } {
  const parsed = parseStrict(line, { maxBytes: 32 * 1024 * 1024 })
  if (!parsed.ok) return { error: parsed.error }
  const error = compileSchema(schema)(parsed.value)
  return error ? { error } : { value: parsed.value as T }
}

function fail({ code, message, next }: Refusal): Answer {
  return { ok: false, line: JSON.stringify({ error: { code, message, next } }) }
}
