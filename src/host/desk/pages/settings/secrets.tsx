import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { $api } from '../../api/client.ts'
import { asRefusal } from '../../api/refusal.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Input } from '../../components/field.tsx'
import { Card, Section } from '../../components/page.tsx'
import { QueryView, Refused } from '../../components/query-view.tsx'
import { notifyDone } from '../../shell/notices.ts'

type Asking = { act: 'set'; name: string } | { act: 'remove'; name: string } | null

/** Names of what is kept. A value goes in and never comes out. */
export function SecretsSection() {
  const asked = $api.useQuery('get', '/api/settings/secrets')
  const [asking, setAsking] = useState<Asking>(null)
  return (
    <Section
      title="Keys and passwords"
      actions={
        <Button onClick={() => setAsking({ act: 'set', name: '' })}>
          <KeyRound aria-hidden className="size-4" /> Set a secret
        </Button>
      }
    >
      <QueryView query={asked}>
        {({ place, secrets }) => (
          <Card>
            {secrets.length === 0 ? (
              <p className="text-quiet">No secret is kept here.</p>
            ) : (
              <ul className="flex flex-col divide-y divide-line">
                {secrets.map(({ name, used_by }) => (
                  <li
                    key={name}
                    className="flex flex-wrap items-center justify-between gap-3 py-2 first:pt-0 last:pb-0"
                  >
                    <div className="min-w-0 flex-1">
                      <code className="font-semibold break-all">{name}</code>
                      <span className="ml-3 text-quiet" aria-hidden="true">
                        ••••••••
                      </span>
                      <p className="text-sm text-quiet">
                        {used_by.length > 0 ? `used by ${used_by.join(' and ')}` : 'named by nothing in the settings'}
                      </p>
                    </div>
                    <Button aria-label={`Replace ${name}`} onClick={() => setAsking({ act: 'set', name })}>
                      Replace
                    </Button>
                    <Button
                      kind="danger"
                      aria-label={`Remove ${name}`}
                      onClick={() => setAsking({ act: 'remove', name })}
                    >
                      Remove
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {place && <p className="mt-3 text-sm break-words text-quiet">Kept in {place}.</p>}
          </Card>
        )}
      </QueryView>
      {asking?.act === 'set' && <SetDialog name={asking.name} onClose={() => setAsking(null)} />}
      {asking?.act === 'remove' && <RemoveDialog name={asking.name} onClose={() => setAsking(null)} />}
    </Section>
  )
}

const NAME = /^[A-Z][A-Z0-9_]{0,63}$/

function SetDialog({ name: given, onClose }: { name: string; onClose: () => void }) {
  const [name, setName] = useState(given)
  const [value, setValue] = useState('')
  const queries = useQueryClient()
  const set = $api.useMutation('post', '/api/settings/secrets', {
    onSuccess: () => {
      notifyDone(`${name} is set.`)
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => isOfSettings(queryKey) }),
  })
  const wrong = name !== '' && !NAME.test(name)
  return (
    <Dialog
      open
      onClose={onClose}
      title={given ? `Replace ${given}` : 'Set a secret'}
      description="It is encrypted at once, and no page, log or command shows it again."
    >
      <form
        className="flex flex-col gap-3"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          set.mutate({ body: { name, value } })
        }}
      >
        {!given && (
          <Input
            label="Name"
            value={name}
            placeholder="MODEL_KEY"
            problem={wrong ? 'Capital letters, digits and underscores, a letter first.' : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <Input
          label="Value"
          type="password"
          autoComplete="new-password"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        {set.error && <Refused error={asRefusal(set.error)} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" busy={set.isPending} disabled={name === '' || wrong || value === ''}>
            Keep it
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function RemoveDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const queries = useQueryClient()
  const remove = $api.useMutation('post', '/api/settings/secrets/remove', {
    onSuccess: ({ removed }) => {
      notifyDone(removed ? `${name} is removed.` : 'There was no secret of this name.')
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => isOfSettings(queryKey) }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Remove ${name}?`}
      description="What uses it stops working. The value cannot be brought back from here."
    >
      {remove.error && <Refused error={asRefusal(remove.error)} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Keep it</Button>
        <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate({ body: { name } })}>
          Remove it
        </Button>
      </div>
    </Dialog>
  )
}

function isOfSettings(queryKey: readonly unknown[]): boolean {
  return String(queryKey[1]).startsWith('/api/settings')
}
