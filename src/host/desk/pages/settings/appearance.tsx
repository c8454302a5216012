import { Button } from '../../components/button.tsx'
import { Select } from '../../components/field.tsx'
import { Card, Section } from '../../components/page.tsx'
import { disableNotifications, enableNotifications, useNotificationState } from '../../shell/notifications.ts'
import { setTheme, type Theme, useTheme } from '../../shell/theme.ts'
import { Fact, Facts } from './facts.tsx'

const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
const sample = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' })

/** Of this browser alone. */
export function Appearance() {
  const theme = useTheme()
  return (
    <Section title="Appearance">
      <Card className="flex flex-col gap-4">
        <div className="max-w-60">
          <Select label="Theme" value={theme} onChange={(event) => setTheme(event.target.value as Theme)}>
            <option value="system">As this machine</option>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </Select>
        </div>
        <Facts>
          <Fact name="Language">English. The chat understands English, too.</Fact>
          <Fact name="Dates">
            {sample.format(new Date())}
            <span className="block text-quiet">as your browser writes them: {locale}</span>
          </Fact>
          <Fact name="Time zone">{timeZone}</Fact>
          <Fact name="When something waits">
            <NotificationSettings />
          </Fact>
        </Facts>
      </Card>
    </Section>
  )
}

/** A note of the browser while the desk is behind something else: how many wait and where, and nothing of what they say. */
function NotificationSettings() {
  const notificationState = useNotificationState()
  if (notificationState === 'never')
    return <>This browser lets no page show notes. The number stands in the title of the tab.</>
  if (notificationState === 'blocked')
    return <>Your browser keeps notes of this page back. Allow them in its settings for this address.</>
  return (
    <>
      {notificationState === 'on' ? (
        <Button onClick={disableNotifications}>Do not tell me any more</Button>
      ) : (
        <Button onClick={() => void enableNotifications()}>Tell me while I look elsewhere</Button>
      )}
      <span className="block text-quiet">
        How many approvals and questions wait, and in which room. The desk stays open in a tab for it.
      </span>
    </>
  )
}
