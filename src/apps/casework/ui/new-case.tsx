import { createLazyRoute, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#host/desk/api/client.ts'
import { Button } from '#host/desk/components/button.tsx'
import { Input, Select } from '#host/desk/components/field.tsx'
import { Card, Page } from '#host/desk/components/page.tsx'
import { QueryView, Refused } from '#host/desk/components/query-view.tsx'
import { notifyDone } from '#host/desk/shell/notices.ts'
import { ACTS, type CaseRole, roleName, whoMay } from './roles.ts'
import type { NewCase, Reference } from './types.ts'
import { useReference, useWho } from './use-case.ts'
import { spelled } from './words.ts'

export const Route = createLazyRoute('/cases/new')({ component: NewCasePage })

function NewCasePage() {
  return (
    <Page title="New case">
      <QueryView query={useReference()}>{(reference) => <CaseForm reference={reference} />}</QueryView>
    </Page>
  )
}

function CaseForm({ reference }: { reference: Reference }) {
  const navigate = useNavigate()
  const { roles } = useWho()
  const mine: readonly CaseRole[] = ACTS.open.filter((role) => roles.includes(role))
  const [matter, setMatter] = useState('')
  const [type, setType] = useState(reference.matter_types[0] ?? '')
  const [taxonomy, setTaxonomy] = useState(reference.taxonomies[0]?.version ?? '')
  const [chosen, setChosen] = useState<CaseRole | null>(null)
  const [refused, setRefused] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const role = chosen ?? mine[0]
  const law = reference.taxonomies.find(({ version }) => version === taxonomy)

  async function create() {
    if (!role) return
    setBusy(true)
    setRefused(null)
    try {
      const body = { matter: matter.trim(), matter_type: type, coa_version: taxonomy, role } as NewCase
      const made = await api.POST('/api/cases', { body })
      if (!made.data) throw made.error
      notifyDone('The case is open.', 'Now the form of the client is filled in.')
      await navigate({ to: '/cases/$id/form', params: { id: made.data.id } })
    } catch (error) {
      setRefused(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className="flex max-w-2xl flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <Card className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Input
            label="Matter"
            hint="What it is called in your office. It stands in lists and in titles of windows."
            required
            maxLength={200}
            value={matter}
            onChange={(event) => setMatter(event.target.value)}
          />
        </div>
        <Select label="Type of matter" value={type} onChange={(event) => setType(event.target.value)}>
          {reference.matter_types.map((one) => (
            <option key={one} value={one}>
              {spelled(one)}
            </option>
          ))}
        </Select>
        <Select
          label="Causes of action"
          hint={`Pinned for the life of the case. ${law?.jurisdiction ?? ''}`}
          value={taxonomy}
          onChange={(event) => setTaxonomy(event.target.value)}
        >
          {reference.taxonomies.map(({ version, title }) => (
            <option key={version} value={version}>
              {title} ({version})
            </option>
          ))}
        </Select>
        <Select
          label="You open it as"
          hint="Whatever is done in a case is done in a role, and kept with it."
          value={role ?? ''}
          disabled={!role}
          onChange={(event) => setChosen(event.target.value as CaseRole)}
        >
          {mine.map((one) => (
            <option key={one} value={one}>
              {roleName(one)}
            </option>
          ))}
        </Select>
      </Card>
      {!role && roles.length > 0 && <p className="text-quiet">A case is opened by {whoMay('open')}.</p>}
      {refused !== null && <Refused error={refused} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button kind="main" type="submit" busy={busy} disabled={matter.trim() === '' || !role}>
          Open the case
        </Button>
        <Link to="/cases">Back to the list</Link>
      </div>
    </form>
  )
}
