import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Input, Select, TextArea } from '../../../parts/field.tsx'
import { Card } from '../../../parts/page.tsx'
import type { Bundle } from '../types.ts'
import { useAct } from '../use-case.ts'
import { sayBundle } from '../words.ts'
import { type Faults, faultsIn, freshRequest, PATTERNS, type Pattern, type RequestDraft, requestOf } from './request.ts'

const DESIGNATIONS = ['CONFIDENTIAL', 'HIGHLY CONFIDENTIAL', 'PRIVILEGED']

/** What is asked for is approved as it stands here, by an attorney in charge; nothing is packed before. */
export function ExportForm({ id, kinds }: { id: string; kinds: Bundle['kind'][] }) {
  const [draft, setDraft] = useState<RequestDraft>(freshRequest)
  const [faults, setFaults] = useState<Faults>({})
  const { busy, act } = useAct(id)
  const set = (changed: Partial<RequestDraft>) => {
    setDraft({ ...draft, ...changed })
    setFaults({})
  }

  async function ask() {
    const found = faultsIn(draft)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const text = JSON.stringify(requestOf(draft))
    const content = { artifact_kind: 'export_request', name: 'export-request.json', text }
    if (await act('keep', 'case.file', content, 'Asked for. An attorney in charge approves it first.'))
      setDraft(freshRequest)
  }

  return (
    <Card>
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-6"
        onSubmit={(event) => {
          event.preventDefault()
          void ask()
        }}
      >
        <div className="sm:col-span-3">
          <Select
            label="Kind of package"
            hint="A discovery production holds produced documents and the privilege log, and no work product."
            value={draft.kind}
            onChange={(event) => set({ kind: event.target.value as Bundle['kind'] })}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {sayBundle(kind)}
              </option>
            ))}
          </Select>
        </div>
        <div className="sm:col-span-3">
          <Select
            label="Designation"
            hint="Stands with every produced document."
            value={draft.designation}
            onChange={(event) => set({ designation: event.target.value })}
          >
            <option value="">none</option>
            {DESIGNATIONS.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </div>
        <div className="sm:col-span-6">
          <TextArea
            label="Reason of the export"
            hint="To whom and why. It stands in the package."
            rows={2}
            required
            maxLength={2000}
            value={draft.reason}
            problem={faults.reason}
            onChange={(event) => set({ reason: event.target.value })}
          />
        </div>
        <div className="sm:col-span-2">
          <Input
            label="Bates prefix"
            maxLength={20}
            value={draft.prefix}
            problem={faults.prefix}
            onChange={(event) => set({ prefix: event.target.value })}
          />
        </div>
        <div className="sm:col-span-2">
          <Input
            label="First number"
            type="number"
            min={1}
            value={draft.start}
            problem={faults.start}
            onChange={(event) => set({ start: event.target.value })}
          />
        </div>
        <div className="sm:col-span-2">
          <Input
            label="Digits"
            type="number"
            min={4}
            max={10}
            value={draft.digits}
            problem={faults.digits}
            onChange={(event) => set({ digits: event.target.value })}
          />
        </div>
        <div className="sm:col-span-3">
          <TextArea
            label="Words to redact"
            hint="One a line. They never leave the house: the package names only that there was a profile."
            rows={3}
            value={draft.terms}
            problem={faults.terms}
            onChange={(event) => set({ terms: event.target.value })}
          />
        </div>
        <fieldset className="flex flex-col gap-1 sm:col-span-3">
          <legend className="mb-1 font-medium">Redacted wherever they stand</legend>
          {(Object.keys(PATTERNS) as Pattern[]).map((pattern) => (
            <label key={pattern} className="flex items-center gap-2">
              <input
                type="checkbox"
                checked={draft.patterns.includes(pattern)}
                onChange={(event) =>
                  set({
                    patterns: event.target.checked
                      ? [...draft.patterns, pattern]
                      : draft.patterns.filter((one) => one !== pattern),
                  })
                }
              />
              {PATTERNS[pattern]}
            </label>
          ))}
        </fieldset>
        <div className="sm:col-span-6">
          <Button kind="main" type="submit" busy={busy !== null}>
            Ask for the package
          </Button>
        </div>
      </form>
    </Card>
  )
}
