import type { ProposedEntity } from '../domain/decide/proposals.ts'
import type { CaseSnapshot } from '../domain/decide/snapshot.ts'
import { completeness } from '../domain/intake/completeness.ts'
import { readForm } from '../domain/intake/form.ts'
import type { ClientIntakeForm } from '../domain/intake/form-schema.ts'
import { foldedName } from '../domain/intake/names.ts'
import { intakeSummary } from '../domain/intake/summary.ts'
import { triage } from '../domain/intake/triage.ts'
import type { Proposed } from './proposed.ts'

interface IntakeWork {
  conflict: 'unknown' | 'no' | 'possible' | 'yes'
  began: string
  form: string | null
  uploads: Array<{ name: string; artifact_kind: string; content_type: string }>
  entities: Array<{ kind: string; folded: string }>
}

/** Who is named, whether that is a conflict, and then a summary for an attorney. */
export function intakeNext({ work }: CaseSnapshot): Proposed {
  const { conflict, began, form: text, uploads, entities } = work as unknown as IntakeWork
  const read = text === null ? null : readForm(text)
  if (!read?.ok) return { action_type: 'no_op', reason: 'awaiting_user_input' }
  const { form } = read
  const known = new Set(entities.map(({ kind, folded }) => `${kind} ${folded}`))
  const fresh = namedIn(form).filter(
    ({ kind, name }) => foldedName(name) !== '' && !known.has(`${kind} ${foldedName(name)}`),
  )
  if (fresh.length > 0) return { action_type: 'write_entities', entities: fresh.slice(0, 60) }
  if (conflict === 'unknown') return { action_type: 'check_conflicts' }
  const checklist = completeness(form, uploads, began)
  const standing = triage(form, checklist, conflict, began)
  const summary = intakeSummary({ form, checklist, triage: standing, conflict })
  return { action_type: 'write_intake', summary: summary.text }
}

function namedIn({ client, employer, opposing_parties, related_people }: ClientIntakeForm): ProposedEntity[] {
  const filled = (list: Array<string | undefined>) => list.filter((text): text is string => Boolean(text?.trim()))
  const contact = {
    emails: filled([client.email]),
    phones: filled([client.phone]),
    addresses: filled([client.address]),
  }
  const whole = [
    { kind: 'person', name: client.full_name, side: 'client', aliases: client.aliases, ...contact },
    ...(employer
      ? [{ kind: 'organisation', name: employer.name, side: 'opposing', addresses: filled([employer.address]) }]
      : []),
    ...opposing_parties.map(({ name, kind, aliases = [] }) => ({ kind, name, side: 'opposing', aliases })),
    ...related_people.map(({ name, aliases = [] }) => ({ kind: 'person', name, side: 'related', aliases })),
  ] as ProposedEntity[]
  return whole.map((entity) => ({ ...entity, ...(entity.aliases ? { aliases: entity.aliases.slice(0, 20) } : {}) }))
}
