import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { Input, TextArea } from '#host/desk/components/field.tsx'
import { Card } from '#host/desk/components/page.tsx'
import { fileNameOf } from '../file-name.ts'
import { useAct } from '../use-case.ts'

interface Rule {
  when: string
  advice: string
}

const listOf = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]

/** Written without a trace of the case; whether that is so is looked at afterwards, not here. */
export function InsightForm({ id }: { id: string }) {
  const [title, setTitle] = useState('')
  const [body, setBody] = useState('')
  const [rules, setRules] = useState<Rule[]>([])
  const [tags, setTags] = useState('')
  const { busy, act } = useAct(id)
  const set = (at: number, changed: Partial<Rule>) =>
    setRules(rules.map((rule, i) => (i === at ? { ...rule, ...changed } : rule)))

  async function file() {
    const insight = {
      ...{ title: title.trim(), body: body.trim() },
      heuristics: rules
        .filter(({ when, advice }) => when.trim() !== '' && advice.trim() !== '')
        // biome-ignore lint/suspicious/noThenProperty: the field's own name, not a promise
        .map(({ when, advice }) => ({ when: when.trim(), then: advice.trim() })),
      tags: listOf(tags),
    }
    const name = fileNameOf(insight.title, 'insight')
    const content = { artifact_kind: 'candidate_insight', name, text: JSON.stringify(insight) }
    if (!(await act('keep', 'case.file', content, 'The insight is in the file. Now an attorney signs a ticket.')))
      return
    setTitle('')
    setBody('')
    setRules([])
    setTags('')
  }

  return (
    <Card>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void file()
        }}
      >
        <Input
          label="Title"
          required
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label="Insight"
          hint="What helps in other cases: no names, no dates, no words of the file."
          rows={5}
          required
          maxLength={8000}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
        {rules.map((rule, at) => (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name but its place, and rules are added at the end
            key={at}
            className="flex items-end gap-3 rounded-md border border-line p-3"
          >
            <legend className="px-1 text-sm text-quiet">Rule of thumb {at + 1}</legend>
            <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
              <Input
                label="When"
                maxLength={1000}
                value={rule.when}
                onChange={(event) => set(at, { when: event.target.value })}
              />
              <Input
                label="Then"
                maxLength={1000}
                value={rule.advice}
                onChange={(event) => set(at, { advice: event.target.value })}
              />
            </div>
            <Button
              kind="quiet"
              aria-label={`Remove rule of thumb ${at + 1}`}
              onClick={() => setRules(rules.filter((_, i) => i !== at))}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </fieldset>
        ))}
        <div>
          <Button disabled={rules.length >= 50} onClick={() => setRules([...rules, { when: '', advice: '' }])}>
            <Plus aria-hidden className="size-4" /> Add a rule of thumb
          </Button>
        </div>
        <Input
          label="Tags"
          hint="With commas between. May be left empty."
          maxLength={1000}
          value={tags}
          onChange={(event) => setTags(event.target.value)}
        />
        <div>
          <Button kind="main" type="submit" busy={busy !== null} disabled={title.trim() === '' || body.trim() === ''}>
            File the insight
          </Button>
        </div>
      </form>
    </Card>
  )
}
