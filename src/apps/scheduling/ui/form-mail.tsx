import { useId } from 'react'
import { Select } from '#host/desk/components/field.tsx'
import { Card } from '#host/desk/components/page.tsx'
import type { FormPart } from './form-part.ts'
import type { MailSetup } from './types.ts'

const KINDS: Record<MailSetup['calendars'][number]['kind'], string> = {
  built_in: 'built in, on this machine',
  caldav: 'CalDAV',
  google: 'Google',
  microsoft: 'Microsoft',
}

/** Who writes, and which calendars must be free. */
export function MailPart({ draft, change, problem, mail }: FormPart & { mail: MailSetup }) {
  const wrong = problem('/calendars')
  const id = useId()
  const isBuiltIn = mail.accounts.find(({ name }) => name === draft.account)?.built_in
  return (
    <Card className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <Select
        label="Mail account"
        hint={
          isBuiltIn
            ? 'Nobody real is at the other end: the mails stay on this machine, and you play the attendees.'
            : 'Real people get these mails.'
        }
        value={draft.account}
        problem={problem('/account')}
        onChange={(event) => change({ account: event.target.value })}
      >
        {mail.accounts.map(({ name, address, built_in }) => (
          <option key={name} value={name}>
            {name}: {built_in ? 'try it out' : address}
          </option>
        ))}
      </Select>
      <fieldset className="flex flex-col gap-1" {...(wrong ? { 'aria-describedby': `${id}-problem` } : {})}>
        <legend className="mb-1 font-medium">Calendars that must be free</legend>
        {mail.calendars.map(({ name, kind }, i) => (
          <label key={name} className="flex items-center gap-2">
            <input
              type="checkbox"
              checked={draft.calendars.includes(name)}
              {...(wrong && i === 0 ? { 'aria-invalid': true } : {})}
              onChange={({ target }) => change({ calendars: toggled(draft.calendars, name, target.checked) })}
            />
            <span className="min-w-0 break-words">
              {name} <span className="text-sm text-quiet">{KINDS[kind]}</span>
            </span>
          </label>
        ))}
        {wrong && (
          <p id={`${id}-problem`} role="alert" className="text-sm font-medium text-bad">
            {wrong}
          </p>
        )}
      </fieldset>
      {draft.calendars.length > 1 && (
        <Select
          label="Keep the meeting in"
          value={draft.calendars[0]}
          onChange={({ target }) =>
            change({ calendars: [target.value, ...draft.calendars.filter((name) => name !== target.value)] })
          }
        >
          {mail.calendars
            .filter(({ name }) => draft.calendars.includes(name))
            .map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
        </Select>
      )}
    </Card>
  )
}

const toggled = (names: string[], name: string, on: boolean) =>
  on ? [...names, name] : names.filter((other) => other !== name)
