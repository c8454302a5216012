import { expect, test } from 'vitest'
import { personIdOf } from '#apps/tasks/services/local.ts'
import { erasePerson } from '#storage/erase.ts'
import { openChat } from '../../support/chat.ts'

test('a person who is erased is gone from every row, index and log, and the ledger still verifies', async () => {
  const chat = await openChat()
  const [anna, bob] = [chat.as('anna-zanzibar'), chat.as('bob')]
  await anna.says(
    'add buy zanzibar spice #zanzibar',
    'delete zanzibar',
    'yes',
    'add call zanzibar',
    'what about zanzibar?',
  )
  await bob.say('add buy zanzibar spice')
  const request = {
    workspace: anna.workspace,
    person: personIdOf('anna-zanzibar'),
    by: 'otto',
    reason: 'asked for',
    now: new Date().toISOString(),
  }
  const erased = await erasePerson({ owner: chat.lw.database.pool('owner') }, chat.lw.journal, request)
  expect(erased).toMatchObject({ ok: true, before: false })
  const tables = await chat.rows<{ name: string }>(
    `select table_name as name from kernel.tables where table_name not like '%\\_input'`,
  )
  for (const { name } of tables) {
    const found = await chat.rows(
      `select 1 from ${name} t where t::text like '%zanzibar%' and t::text not like '%${bob.workspace}%'`,
    )
    expect(found, name).toEqual([])
  }
  expect((await bob.tasks()).map(({ description }) => description)).toEqual(['buy zanzibar spice'])
  await expect(anna.say('hello')).rejects.toMatchObject({ code: expect.stringMatching(/^(person|inbox|workspace)\./) })
})
