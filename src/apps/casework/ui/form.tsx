import { createLazyRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { send } from '#host/desk/api/send.ts'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Input } from '#host/desk/components/field.tsx'
import { Card, Empty, Section } from '#host/desk/components/page.tsx'
import { QueryView, Refused } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { notifyDone } from '#host/desk/shell/notices.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { FormField } from './form/form-field.tsx'
import { type Draft, type FormDefinition, nodeAt, ofKind, valueAt, withValue } from './form/form-shape.ts'
import { askedDate, draftOf, formOf, pathIn, withAskedDate } from './form/form-text.ts'
import { JsonForm } from './form/json-form.tsx'
import { type LastForm, useLastForm } from './form/last-form.ts'
import { whoMay } from './roles.ts'
import { useCase, useReference, useWho } from './use-case.ts'

export const Route = createLazyRoute('/cases/$id/form')({ component: FormPage })

/** What somebody has begun to fill in stays while they look at other pages. */
const drafts = new Map<string, Draft>()

function FormPage() {
  const { id } = Route.useParams()
  const reference = useReference()
  const last = useLastForm(id)
  return (
    <QueryView query={reference}>
      {({ forms }) => (
        <QueryView query={last}>
          {(filed) => (
            // Begun anew when another form is in the file: what was shown before may be an older one.
            <IntakeForm
              key={filed?.document.document_id ?? 'none'}
              {...{ id, filed, definition: forms[0] as unknown as FormDefinition }}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}

interface Wrong {
  /** Of what stands on the page, or of a file that was chosen: that one has no fields here. */
  of: 'page' | 'file'
  path: string | null
  refusal: Refusal
}

function IntakeForm({ id, definition, filed }: { id: string; definition: FormDefinition; filed: LastForm | null }) {
  const navigate = useNavigate()
  const who = useWho()
  const status = useCase(id).data?.case?.status
  const [draft, setDraft] = useState<Draft>(() => drafts.get(id) ?? draftOf(filed?.form ?? {}, definition))
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const role = who.roleFor('keep')

  // Where something is wrong is where one goes on.
  useEffect(() => {
    const field = wrong?.path ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }, [wrong])

  if (status === 'closed' || status === 'rejected')
    return <Empty title="The case is ended.">Nothing more comes into its file.</Empty>
  if (!role)
    return <Empty title={`The form is filled in by ${whoMay('keep')}.`}>None of your roles is one of them.</Empty>

  function change(next: Draft) {
    drafts.set(id, next)
    setDraft(next)
    setWrong(null)
  }

  const problem = (path: string) =>
    wrong?.path === path ? wrong.refusal.message.replace(/^(?:\/\S+: )+/, '') : undefined

  async function file(text: string, name: string, of: Wrong['of']) {
    setBusy(true)
    setWrong(null)
    const result = await send(id, 'case.file', { role, artifact_kind: 'client_intake_form', name, text })
    setBusy(false)
    if (!result.ok) {
      const { message } = result.refusal
      // The place may be named twice: by who read the form, and by who told of it.
      const refusal = { ...result.refusal, message: message.replace(/^(\/\S+: )\1/, '$1') }
      return setWrong({ of, path: of === 'page' ? pathIn(message) : null, refusal })
    }
    drafts.delete(id)
    notifyDone('The form is in the file.', 'It is summed up for an attorney.')
    await navigate({ to: '/cases/$id', params: { id } })
  }

  function submit() {
    if (!draft.matter_type) {
      const refusal = { code: 'form.unanswered', message: 'Choose what it is about.', next: 'Choose the closest one.' }
      return setWrong({ of: 'page', path: 'matter_type', refusal })
    }
    void file(JSON.stringify(formOf(draft, definition), null, 1), 'client-intake-form.json', 'page')
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex max-w-4xl flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-quiet">
          {filed ? (
            <>
              It begins with what was filed <Timestamp at={filed.document.uploaded_at} />, by{' '}
              {readable(filed.document.uploaded_by)}. Filed again it is looked at anew, and the one before stays in the
              file.
            </>
          ) : (
            'As the client answers. What is left empty is named in the checklist, with what to ask.'
          )}
        </p>
        <JsonForm busy={busy} file={(text, name) => file(text, name, 'file')} />
      </div>
      {wrong?.of === 'file' && <Refused error={wrong.refusal} />}
      {definition.sections.map(({ title, fields }) => (
        <Section key={title} title={title}>
          <Card className="grid gap-4 sm:grid-cols-2">
            {fields.map(({ field, label, ask }) => {
              const kind = ofKind(field)
              if (kind)
                return (
                  <Input
                    key={field}
                    {...{ label, hint: ask }}
                    placeholder="2026-03-04, 2026-03 or 2026"
                    value={askedDate(draft, kind)}
                    onChange={(event) => change(withAskedDate(draft, kind, event.target.value))}
                  />
                )
              const node = nodeAt(definition.schema, field)
              if (!node) return null
              return (
                <div key={field} className={isWide(node) ? 'sm:col-span-2' : ''}>
                  <FormField
                    {...{ node, label, hint: ask, value: valueAt(draft, field) }}
                    change={(value) => change(withValue(draft, field, value))}
                    problem={(path) => problem(path === '' ? field : `${field}.${path}`)}
                  />
                </div>
              )
            })}
          </Card>
        </Section>
      ))}
      {wrong?.of === 'page' && wrong.refusal.code !== 'form.unanswered' && <Refused error={wrong.refusal} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button kind="main" type="submit" busy={busy}>
          Put it into the file
        </Button>
        {drafts.has(id) && (
          <Button
            kind="quiet"
            onClick={() => {
              drafts.delete(id)
              setDraft(draftOf(filed?.form ?? {}, definition))
              setWrong(null)
            }}
          >
            Undo my changes
          </Button>
        )}
      </div>
    </form>
  )
}

function isWide({ type, maxLength = 0 }: { type?: string; maxLength?: number }): boolean {
  return type === 'object' || type === 'array' || maxLength >= 2000
}
