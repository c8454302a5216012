import { useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import { Input, TextArea } from '#host/desk/components/field.tsx'
import type { Act } from './roles.ts'
import { roleName, whoMay } from './roles.ts'
import { Signs } from './signs.tsx'
import type { CaseDocument } from './types.ts'
import { useAct } from './use-case.ts'

type Decision = NonNullable<CaseDocument['decision']>

const USUAL = ['Attorney-client communication', 'Work product', 'Joint defense', 'Common interest']

const WORDS: Record<Decision, { label: string; hint: string; basis: string; button: string; done: string }> = {
  include: {
    label: 'Include',
    hint: 'It is not privileged. It leaves as it is.',
    basis: 'Why it is not privileged.',
    button: 'Include it',
    done: 'It is included in productions.',
  },
  withhold: {
    label: 'Withhold',
    hint: 'It is privileged. It stays here and is listed in the privilege log.',
    basis: 'The privilege, as the privilege log gives it.',
    button: 'Withhold it',
    done: 'It is withheld from productions.',
  },
  redact: {
    label: 'Redact',
    hint: 'Some of its words are privileged. It leaves as text without them; the original stays here.',
    basis: 'The privilege of the redacted words.',
    button: 'Redact it',
    done: 'It is redacted in productions.',
  },
}
const DECISIONS: Decision[] = ['withhold', 'redact', 'include']
/** What lets words out is an attorney's to decide. */
const actFor = (decision: Decision): Act => (decision === 'withhold' ? 'keep' : 'clear')

export function PrivilegeDialog({ id, document, close }: { id: string; document: CaseDocument; close(): void }) {
  const { document_id, name, number, signs } = document
  const [decision, setDecision] = useState<Decision>(document.decision ?? 'withhold')
  const [basis, setBasis] = useState('')
  const [passages, setPassages] = useState(document.passages.join('\n'))
  const { busy, act, who } = useAct(id)
  const said = WORDS[decision]
  const role = who.roleFor(actFor(decision))
  const words = passages.split('\n').flatMap((line) => line.trim() || [])

  async function decide() {
    const content = {
      ...{ document_id, decision, basis: basis.trim() },
      ...(decision === 'redact' ? { passages: words } : {}),
    }
    if (await act(actFor(decision), 'case.mark', content, said.done)) close()
  }

  return (
    <Dialog open onClose={close} title="Decide on privilege" description={`No. ${number}, ${readable(name)}`}>
      <Signs signs={signs} />
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void decide()
        }}
      >
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-medium">In productions</legend>
          {DECISIONS.map((one) => (
            <label key={one} className="flex items-start gap-2">
              <input
                type="radio"
                name="decision"
                className="mt-1"
                checked={decision === one}
                onChange={() => setDecision(one)}
              />
              <span>
                <span className="block font-medium">{WORDS[one].label}</span>
                <span className="block text-sm text-quiet">{WORDS[one].hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {decision === 'redact' && (
          <TextArea
            label="Words to redact in this document"
            hint="One passage a line, exactly as the text shows it."
            rows={4}
            required
            value={passages}
            onChange={(event) => setPassages(event.target.value)}
          />
        )}
        <Input
          label="Basis"
          hint={said.basis}
          required
          maxLength={300}
          list={decision === 'include' ? undefined : 'privilege-bases'}
          value={basis}
          onChange={(event) => setBasis(event.target.value)}
        />
        <datalist id="privilege-bases">
          {USUAL.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        {role ? (
          <p className="text-sm text-quiet">You decide as {roleName(role)}. The decision is recorded with your name.</p>
        ) : (
          <p className="text-sm text-bad">Only {whoMay(actFor(decision))} can decide this.</p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={close}>Cancel</Button>
          <Button
            kind="main"
            type="submit"
            busy={busy !== null}
            disabled={!role || basis.trim() === '' || (decision === 'redact' && words.length === 0)}
          >
            {said.button}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
