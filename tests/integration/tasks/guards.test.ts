import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { openChat } from '../../support/chat.ts'

/** What the database itself holds, whoever speaks SQL to it. */

const ROLES = ['app', 'owner', 'superuser'] as const

async function attack(client: pg.Client, workspace: string, fence: bigint, statements: string[]): Promise<string> {
  await client.query('begin')
  try {
    await client.query('select kernel.enter($1, $2, $3, null)', [workspace, fence.toString(), new Date().toISOString()])
    for (const sql of statements) await client.query(sql)
    return 'done'
  } catch (error) {
    return (error as Error).message.split(':')[0] as string
  } finally {
    await client.query('rollback')
  }
}

test('no task goes without a yes to exactly it, for any role that speaks SQL [T-do.3]', async () => {
  const chat = await openChat()
  const anna = chat.as('anna')
  await anna.says('add buy milk', 'add buy bread', 'delete buy milk')
  const [bread, milk] = await anna.tasks()
  const lease = (await chat.lw.leases.take(anna.workspace))!
  const W = `'${anna.workspace}'`
  const remove = (id = milk!.task_id) => `delete from tasks.tasks where workspace_id = ${W} and task_id = '${id}'`
  const spend = `update tasks.confirmations set status = 'used', closed_at = kernel.now() where workspace_id = ${W} and status = 'open'`
  const own = (version: number, id = bread!.task_id) =>
    `insert into tasks.confirmations (workspace_id, confirmation_id, conversation_id, task_id, task_version, task_description, created_at, expires_at)
     values (${W}, '${randomUUID()}', '${randomUUID()}', '${id}', ${version}, 'x', kernel.now(), kernel.now() + interval '5 minutes')`
  const attempts: Array<[statements: string[], answer: string]> = [
    [[remove()], 'task.unconfirmed'],
    [[spend, remove(bread!.task_id)], 'task.unconfirmed'],
    [[own(2)], 'confirmation.other_task'],
    [
      [`update tasks.tasks set description = 'other' where workspace_id = ${W} and task_id = '${milk!.task_id}'`],
      'task.version',
    ],
    [
      [`update tasks.tasks set number = 77 where workspace_id = ${W} and task_id = '${milk!.task_id}'`],
      'task.is_fixed',
    ],
    [
      [`update tasks.confirmations set expires_at = created_at + interval '4 minutes' where workspace_id = ${W}`],
      'confirmation.is_fixed',
    ],
    [
      [`update tasks.confirmations set task_id = '${bread!.task_id}' where workspace_id = ${W}`],
      'confirmation.is_fixed',
    ],
    [
      [spend, `update tasks.confirmations set status = 'open', closed_at = null where workspace_id = ${W}`],
      'confirmation.is_fixed',
    ],
    [[`update tasks.history set before = null where workspace_id = ${W}`], 'history.is_fixed'],
    [[`update tasks.turns set reply = 'lie' where workspace_id = ${W}`], 'turn.is_fixed'],
    [[`update tasks.counts set pending = 0 where workspace_id = ${W}`], 'counter.is_kept'],
    [[`delete from tasks.words where workspace_id = ${W}`], 'counter.is_kept'],
    [[spend, remove()], 'done'],
  ]
  for (const role of ROLES) {
    const client = await chat.database.client(role)
    try {
      for (const [statements, answer] of attempts) {
        const got = await attack(client, anna.workspace, lease.fence, statements)
        const denied = role === 'app' && got.startsWith('permission denied')
        expect(denied ? answer : got, `${role}: ${statements.join('; ')}`).toBe(answer)
      }
    } finally {
      await client.end()
    }
  }
  await chat.lw.leases.release(lease)
})

test('a yes that came too late is not spent', async () => {
  const chat = await openChat()
  const anna = chat.as('anna')
  await anna.says('add buy milk', 'delete buy milk')
  const lease = (await chat.lw.leases.take(anna.workspace))!
  const client = await chat.database.client('owner')
  const late = new Date(Date.now() + 6 * 60_000).toISOString()
  try {
    await client.query('begin')
    await client.query('select kernel.enter($1, $2, $3, null)', [anna.workspace, lease.fence.toString(), late])
    const spend = client.query(
      `update tasks.confirmations set status = 'used', closed_at = kernel.now() where workspace_id = $1`,
      [anna.workspace],
    )
    await expect(spend).rejects.toThrow('confirmation.expired')
  } finally {
    await client.query('rollback')
    await client.end()
    await chat.lw.leases.release(lease)
  }
})

test('one person’s rows are not there for another, by any view of the application [T-gate.13]', async () => {
  const chat = await openChat()
  await chat.as('anna').says('add buy milk', 'delete buy milk')
  await chat.as('bob').say('hello')
  const client = await chat.database.client('app')
  try {
    await client.query('begin')
    await client.query('select kernel.enter($1, null, null, null)', [chat.as('bob').workspace])
    for (const table of ['tasks', 'words', 'counts', 'conversations', 'confirmations', 'history', 'notices']) {
      const { rows } = await client.query(`select workspace_id from tasks.${table} where workspace_id <> $1`, [
        chat.as('bob').workspace,
      ])
      expect(rows, table).toEqual([])
    }
  } finally {
    await client.query('rollback')
    await client.end()
  }
})
