import { createLazyRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { $api } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { Input } from '../../components/field.tsx'
import { Card, Empty, Page, Section } from '../../components/page.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Account } from './account.tsx'
import { useResult } from './use-result.ts'

export const Route = createLazyRoute('/people')({ component: People })

function People() {
  const accounts = $api.useQuery('get', '/api/accounts')
  const [name, setName] = useState('')
  const add = $api.useMutation('post', '/api/accounts', useResult('Added.'))
  return (
    <Page title="People">
      <Section title="Add somebody">
        <Card>
          <form
            className="flex flex-wrap items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault()
              add.mutate({ body: { name } }, { onSuccess: () => setName('') })
            }}
          >
            <div className="min-w-60 flex-1">
              <Input
                label="Name"
                hint="Given once, for good."
                value={name}
                maxLength={200}
                onChange={(event) => setName(event.target.value)}
              />
            </div>
            <Button type="submit" kind="main" busy={add.isPending} disabled={name.trim() === ''}>
              Add
            </Button>
          </form>
        </Card>
      </Section>
      <Section title="Accounts">
        <QueryView query={accounts}>
          {(data) =>
            data.accounts.length === 0 ? (
              <Empty title="No accounts yet." />
            ) : (
              <ul className="flex flex-col gap-3">
                {data.accounts.map((account) => (
                  <li key={account.user_id}>
                    <Account account={account} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
      </Section>
    </Page>
  )
}
