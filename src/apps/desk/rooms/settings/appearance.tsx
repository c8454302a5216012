import { Select } from '../../parts/field.tsx'
import { Card, Section } from '../../parts/page.tsx'
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
        </Facts>
      </Card>
    </Section>
  )
}
