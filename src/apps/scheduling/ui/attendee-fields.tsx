import { Input, Select } from '#host/desk/components/field.tsx'
import { ZONES } from '#host/desk/components/zone-list.tsx'
import type { AttendeeDraft } from './draft.ts'
import { LANGUAGES, languageName } from './words.ts'

interface Props {
  attendee: AttendeeDraft
  change(changed: Partial<AttendeeDraft>): void
  problem(name: keyof AttendeeDraft): string | undefined
}

/** Who is asked, in which language, and by which clock. */
export function AttendeeFields({ attendee, change, problem }: Props) {
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <Input
        label="Name"
        autoComplete="off"
        maxLength={200}
        required
        value={attendee.full_name}
        problem={problem('full_name')}
        onChange={(event) => change({ full_name: event.target.value })}
      />
      <Input
        label="E-mail"
        type="email"
        autoComplete="off"
        maxLength={320}
        required
        value={attendee.email}
        problem={problem('email')}
        onChange={(event) => change({ email: event.target.value })}
      />
      <Select
        label="Attendance"
        value={attendee.required ? 'required' : 'optional'}
        onChange={(event) => change({ required: event.target.value === 'required' })}
      >
        <option value="required">required</option>
        <option value="optional">optional: the meeting takes place without them, too</option>
      </Select>
      <div className="grid grid-cols-2 gap-x-4">
        <Select
          label="Language"
          value={attendee.default_language}
          problem={problem('default_language')}
          onChange={(event) => change({ default_language: event.target.value })}
        >
          <option value="">not known</option>
          {LANGUAGES.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </Select>
        <Input
          label="Time zone"
          list={ZONES}
          placeholder="meeting's"
          autoComplete="off"
          value={attendee.time_zone}
          problem={problem('time_zone')}
          onChange={(event) => change({ time_zone: event.target.value })}
        />
      </div>
    </div>
  )
}
