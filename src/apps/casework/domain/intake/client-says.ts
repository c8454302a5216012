import { quoted } from '../text/quote.ts'
import type { ClientIntakeForm } from './form-schema.ts'

const SHOWN_MAX = 20
const NAME_MAX = 120
const WORDS_MAX = 300

/** What the form states, one sentence a line, each as the client's word and none as a fact. */
export function clientSays(form: ClientIntakeForm): string[] {
  const { client, employer } = form
  const name = (text: string) => quoted(text, NAME_MAX)
  const reach = [client.email, client.phone, client.address].filter((way) => way?.trim())
  return [
    says(
      `their name is ${name(client.full_name)}${client.aliases.length > 0 ? `, also ${listed(client.aliases, name)}` : ''}.`,
    ),
    ...some(client.date_of_birth, (day) => `they were born on ${day}.`),
    ...(reach.length > 0 ? [says(`they can be reached by ${listed(reach as string[], name)}.`)] : []),
    ...some(client.language, (language) => `they would like to talk in ${name(language)}.`),
    says(`it is about ${plain(form.matter_type)}.`),
    ...some(employer?.name, (it) => `the employer is ${name(it)}.`),
    ...some(employer?.work_place, (place) => `the place of work is ${name(place)}.`),
    ...some(employer?.sector, (sector) => `the employer is of this kind: ${plain(sector)}.`),
    ...some(employer?.employees, (count) => `so many work for the employer: ${count}.`),
    ...some(employer?.job_title, (job) => `their job is or was ${name(job)}.`),
    ...some(employer?.still_employed, (still) => `they ${still ? 'still work' : 'no longer work'} there.`),
    ...some(employer?.pay, ({ amount, currency, per }) => `the pay is or was ${amount} ${currency} per ${per}.`),
    ...entries(
      form.opposing_parties,
      ({ name: party, kind, role }) =>
        `on the other side stands ${name(party)} (${kind}${role?.trim() ? `, ${name(role)}` : ''}).`,
    ),
    ...entries(form.related_people, ({ name: person, relation }) => `${name(person)} has to do with it (${relation}).`),
    ...entries(
      form.key_dates,
      ({ what, date, note }) =>
        `${date} matters (${plain(what)}${note?.trim() ? `, ${quoted(note, WORDS_MAX)}` : ''}).`,
    ),
    ...(form.protected_reasons.length > 0 ? [says(`the reasons were ${listed(form.protected_reasons, plain)}.`)] : []),
    ...entries(
      form.deadlines_known ?? [],
      ({ what, date }) => `there is a deadline on ${date}: ${quoted(what, WORDS_MAX)}.`,
    ),
    ...some(
      form.agency_filing,
      ({ agency, filed_on }) => `they filed with ${name(agency)}${filed_on ? ` (${filed_on})` : ''}.`,
    ),
    ...some(form.other_attorney, (attorney) => `another attorney is in the matter: ${name(attorney)}.`),
    ...some(form.wanted, (wanted) => `they want: ${quoted(wanted, WORDS_MAX)}`),
  ]
}

function says(what: string): string {
  return `- The client says that ${what}`
}

/** Nothing for what was not answered. */
function some<T>(value: T | undefined, sentence: (value: T) => string): string[] {
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return []
  return [says(sentence(value))]
}

function entries<T>(all: readonly T[], sentence: (entry: T) => string): string[] {
  const shown = all.slice(0, SHOWN_MAX).map((entry) => says(sentence(entry)))
  return all.length > SHOWN_MAX ? [...shown, says(`there are ${all.length - SHOWN_MAX} more; see the form.`)] : shown
}

function listed(all: readonly string[], show: (one: string) => string): string {
  const rest = all.length - SHOWN_MAX
  return `${all.slice(0, SHOWN_MAX).map(show).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** A word of a fixed list, as people write it. */
function plain(code: string): string {
  return code.replaceAll('_', ' ')
}
