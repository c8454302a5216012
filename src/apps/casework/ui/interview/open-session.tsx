import { useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { Input, Select } from '#host/desk/components/field.tsx'
import { Card } from '#host/desk/components/page.tsx'
import type { Reference } from '../types.ts'
import { useAct } from '../use-case.ts'

export function OpenSession({ id, reference, isFirst }: { id: string; reference: Reference; isFirst: boolean }) {
  const [about, setAbout] = useState(isFirst ? 'First talk with the client' : '')
  const [pack, setPack] = useState(reference.prompt_packs[0]?.version ?? '')
  const { busy, act } = useAct(id)

  function open() {
    const text = JSON.stringify({ about: about.trim(), prompt_pack: pack })
    const content = { artifact_kind: 'client_session', name: 'session.json', text }
    void act('keep', 'case.file', content, 'The session is open.')
  }

  return (
    <Card>
      <form
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <Input
          label="What the talk is about"
          required
          maxLength={300}
          value={about}
          onChange={(event) => setAbout(event.target.value)}
        />
        <Select
          label="Questions"
          hint="Nothing is asked that does not stand in the pack."
          value={pack}
          onChange={(event) => setPack(event.target.value)}
        >
          {reference.prompt_packs.map(({ version, title }) => (
            <option key={version} value={version}>
              {title}, {version}
            </option>
          ))}
        </Select>
        <div>
          <Button kind="main" type="submit" busy={busy !== null} disabled={about.trim() === ''}>
            Open a session
          </Button>
        </div>
      </form>
    </Card>
  )
}
