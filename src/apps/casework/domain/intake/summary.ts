import { cut } from '../text/quote.ts'
import type { ChecklistItem, IntakeChecklist } from './checklist.ts'
import { clientSays } from './client-says.ts'
import type { ClientIntakeForm, MatterType } from './form-schema.ts'
import { PERIODS_VERSION } from './periods.ts'
import type { ConflictAnswer, Triage } from './triage.ts'

export interface IntakeSummary {
  /** For an attorney to read. */
  text: string
  structured: {
    form_version: string
    matter_type: MatterType
    conflict: ConflictAnswer
    complete: boolean
    route: Triage['route']
    urgency: Triage['urgency']
    suggestion: Triage['suggestion']
    flags: Triage['flags']
    missing: OpenItem[]
    unclear: OpenItem[]
    periods_version: string
    periods: Triage['periods']
  }
}

type OpenItem = Pick<ChecklistItem, 'field' | 'label' | 'why' | 'ask'>

export const SUMMARY_MAX = 40_000
const STORY_MAX = 6000
const SHOWN_MAX = 30
const LINE_MAX = 400

/** What came in and what to do about it, as text and as flags. Of the client's story the beginning is quoted, no more. */
export function intakeSummary(input: {
  form: ClientIntakeForm
  checklist: IntakeChecklist
  triage: Triage
  conflict: ConflictAnswer
}): IntakeSummary {
  const { form, checklist, triage, conflict } = input
  const open = (status: ChecklistItem['status']) =>
    checklist.items
      .filter((item) => item.status === status)
      .map(({ field, label, why, ask }): OpenItem => ({ field, label, why, ask }))
  const [missing, unclear] = [open('missing'), open('unclear')]
  const lines = [
    `Intake summary, from the form ${form.form_version}`,
    'For an attorney. Nothing of what the client says has been checked, and no advice is given here.',
    '',
    `Route: ${triage.route}. Urgency: ${triage.urgency}. Conflict check: ${conflict}. Suggestion: ${triage.suggestion}.`,
    ...section('Flags', triage.flags, ({ code, text }) => `${code}: ${text}`),
    ...section('Missing', missing, ({ label, why, ask }) => `${label}: ${why} Ask: ${ask}`),
    ...section('Unclear', unclear, ({ label, why, ask }) => `${label}: ${why} Ask: ${ask}`),
    '',
    'What the client says',
    ...clientSays(form),
    '',
    'What happened, in the words of the client',
    ...story(form.narrative),
    '',
  ]
  return {
    text: cut(lines.join('\n'), SUMMARY_MAX),
    structured: {
      form_version: form.form_version,
      matter_type: form.matter_type,
      conflict,
      complete: checklist.complete,
      route: triage.route,
      urgency: triage.urgency,
      suggestion: triage.suggestion,
      flags: triage.flags,
      missing,
      unclear,
      periods_version: PERIODS_VERSION,
      periods: triage.periods,
    },
  }
}

function section<T>(title: string, entries: readonly T[], show: (entry: T) => string): string[] {
  if (entries.length === 0) return []
  const rest = entries.length - SHOWN_MAX
  return [
    '',
    `${title} (${entries.length})`,
    ...entries.slice(0, SHOWN_MAX).map((entry) => `- ${cut(show(entry), LINE_MAX)}`),
    ...(rest > 0 ? [`- and ${rest} more; see the checklist.`] : []),
  ]
}

// What turns a line around or begins a new one where nobody sees it.
const UNSEEN = /[\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** Each line is marked, so that none of it can pass for ours. */
function story(narrative: string): string[] {
  const text = narrative.trim().replace(UNSEEN, '')
  if (text === '') return ['> (nothing was written)']
  const shown = cut(text, STORY_MAX)
  const lines = shown.split('\n').map((line) => `> ${line}`)
  if (shown === text) return lines
  const left = text.length - (shown.length - '…'.length)
  return [...lines, `(${left} more characters stand in the form)`]
}
