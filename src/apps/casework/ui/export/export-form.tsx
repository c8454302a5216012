import { useState } from 'react'
import { $api } from '#host/desk/api/client.ts'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Input, Select, TextArea } from '#host/desk/components/field.tsx'
import { Card, Section } from '#host/desk/components/page.tsx'
import type { Bundle } from '../types.ts'
import { useAct } from '../use-case.ts'
import { sayBundle } from '../words.ts'
import { ProductionDocuments } from './documents.tsx'
import {
  errorsIn,
  type FieldErrors,
  freshRequest,
  PATTERNS,
  type Pattern,
  type RequestDraft,
  requestOf,
} from './request.ts'

const DESIGNATIONS = ['CONFIDENTIAL', 'HIGHLY CONFIDENTIAL', 'PRIVILEGED']

/** What is asked for is approved as it stands here, by an attorney in charge; nothing is packed before. */
export function ExportForm({ id, kinds, undecided }: { id: string; kinds: Bundle['kind'][]; undecided: number }) {
  const [draft, setDraft] = useState<RequestDraft>(freshRequest)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { busy, act } = useAct(id)
  const blocking = useBlocking(id, draft)
  const set = (changed: Partial<RequestDraft>) => {
    setDraft({ ...draft, ...changed })
    setErrors({})
  }

  async function ask() {
    const found = errorsIn(draft)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const text = JSON.stringify(requestOf(draft))
    const content = { artifact_kind: 'export_request', name: 'export-request.json', text }
    if (await act('keep', 'case.file', content, 'Asked for. An attorney in charge approves it first.'))
      setDraft(freshRequest)
  }

  return (
    <>
      <ProductionDocuments id={id} undecided={undecided} chosen={draft.chosen} choose={(chosen) => set({ chosen })} />
      <Section title="Ask for a package">
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
                problem={errors.reason}
                onChange={(event) => set({ reason: event.target.value })}
              />
            </div>
            <div className="sm:col-span-2">
              <Input
                label="Bates prefix"
                maxLength={20}
                value={draft.prefix}
                problem={errors.prefix}
                onChange={(event) => set({ prefix: event.target.value })}
              />
            </div>
            <div className="sm:col-span-2">
              <Input
                label="First number"
                type="number"
                min={1}
                value={draft.start}
                problem={errors.start}
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
                problem={errors.digits}
                onChange={(event) => set({ digits: event.target.value })}
              />
            </div>
            <div className="sm:col-span-3">
              <TextArea
                label="Words to redact"
                hint="One a line. They never leave the house: the package names only that there was a profile."
                rows={3}
                value={draft.terms}
                problem={errors.terms}
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
            <div className="flex flex-col items-start gap-2 sm:col-span-6">
              {errors.chosen && (
                <p role="alert" className="text-sm font-medium text-bad">
                  {errors.chosen}
                </p>
              )}
              {blocking.length > 0 && (
                <p className="break-words">
                  <span className="font-medium">Decide on privilege first:</span> {blocking.map(readable).join(', ')}
                </p>
              )}
              <Button kind="main" type="submit" busy={busy !== null}>
                Ask for the package
              </Button>
            </div>
          </form>
        </Card>
      </Section>
    </>
  )
}

/** Kinds that stay with the firm or its client. */
const INWARD: Bundle['kind'][] = ['internal_review', 'attorney_client_delivery', 'backup_archive']

/** Names of the documents that nobody decided on, as far as the package would hold them. */
function useBlocking(id: string, { kind, chosen }: RequestDraft): string[] {
  const query = { limit: '100', undecided: 'true' as const }
  const asked = $api.useQuery('get', '/api/cases/{id}/documents', { params: { path: { id }, query } })
  if (INWARD.includes(kind)) return []
  const documents = asked.data?.documents ?? []
  return documents.filter((one) => chosen?.has(one.document_id) ?? true).map(({ name }) => name)
}
