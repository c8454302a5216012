import { Input, Select, TextArea } from '#host/desk/components/field.tsx'
import { Card } from '#host/desk/components/page.tsx'
import { ZONES, ZoneList } from '#host/desk/components/zone-list.tsx'
import type { GoalPart } from './goal-part.ts'
import type { Goal } from './types.ts'

const FOUND_AT_MOST = 50

/** Without a word there is no search. */
function searchOf(query: string, at_most = FOUND_AT_MOST): Goal['discover'] {
  return query === '' ? undefined : { query, at_most }
}

export function AboutForm({ goal, change, problem }: GoalPart) {
  const number = (value: string) => (value === '' ? 0 : Number(value))
  return (
    <Card className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <TextArea
        label="Audience"
        hint="Whom you want to reach, in your own words."
        rows={2}
        value={goal.audience}
        problem={problem('/audience')}
        onChange={(event) => change({ audience: event.target.value })}
      />
      <TextArea
        label="Offer"
        hint="What you offer them; drafts name it as {offer}."
        rows={2}
        value={goal.offer}
        problem={problem('/offer')}
        onChange={(event) => change({ offer: event.target.value })}
      />
      <Input
        label="Sender"
        hint="Who signs."
        value={goal.sender}
        problem={problem('/sender')}
        onChange={(event) => change({ sender: event.target.value })}
      />
      <Select
        label="Channel"
        hint="On practice nobody real is; everything can be tried there."
        value={goal.channel}
        problem={problem('/channel')}
        onChange={(event) => change({ channel: event.target.value as Goal['channel'] })}
      >
        <option value="demo">demo: a network on this machine</option>
        <option value="linkedin">linkedin: your own account, in a browser that you see</option>
      </Select>
      <Input
        label="Account"
        hint="Whose account is signed in, exactly as the network writes the name."
        value={goal.account}
        problem={problem('/account')}
        onChange={(event) => change({ account: event.target.value })}
      />
      <Input
        label="Time zone"
        hint="Its days are this campaign's days."
        list={ZONES}
        value={goal.time_zone}
        problem={problem('/time_zone')}
        onChange={(event) => change({ time_zone: event.target.value })}
      />
      <ZoneList />
      <Input
        label="Contacts"
        hint="So many people are written to at most."
        type="number"
        min={1}
        max={5000}
        value={goal.contacts}
        problem={problem('/contacts')}
        onChange={(event) => change({ contacts: number(event.target.value) })}
      />
      <label className="flex items-center gap-2 self-center">
        <input
          type="checkbox"
          checked={goal.one_per_company !== false}
          onChange={(event) => change({ one_per_company: event.target.checked })}
        />
        One of each company at most
      </label>
      <Input
        label="Search for people"
        hint="Words for the network's own search. Left empty, you import a file."
        maxLength={200}
        value={goal.discover?.query ?? ''}
        problem={problem('/discover/query')}
        onChange={(event) => change({ discover: searchOf(event.target.value, goal.discover?.at_most) })}
      />
      <Input
        label="At most"
        hint="So many of those who are found become leads."
        type="number"
        min={1}
        max={500}
        disabled={!goal.discover}
        value={goal.discover?.at_most ?? ''}
        problem={problem('/discover/at_most')}
        onChange={(event) => change({ discover: searchOf(goal.discover?.query ?? '', number(event.target.value)) })}
      />
      <Input
        label="Give up after (days)"
        hint="An invitation that nobody accepted by then is left alone."
        type="number"
        min={1}
        max={180}
        value={goal.give_up_days ?? ''}
        problem={problem('/give_up_days')}
        onChange={(event) => change({ give_up_days: number(event.target.value) })}
      />
      <Input
        label="Close after (days)"
        hint="So long one waits for an answer to the last message."
        type="number"
        min={1}
        max={180}
        value={goal.close_days ?? ''}
        problem={problem('/close_days')}
        onChange={(event) => change({ close_days: number(event.target.value) })}
      />
    </Card>
  )
}
