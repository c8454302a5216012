import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Lanewright, openLanewright } from '#host/open.ts'
import { openDatabase } from '#storage/database.ts'
import { journalLayout } from '#storage/journal/folder.ts'
import { type VerifyOptions, verifyWithJournal } from '#storage/journal/verification.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'
import { createDatabase } from '../../support/server.ts'
import { unguarded } from './crime-scene.ts'

/** Two nodes on one database, each with a folder and a journal of its own. */
async function twoNodes() {
  const database = await createDatabase()
  const home = mkdtempSync(join(tmpdir(), 'lanewright-nodes-'))
  const open = new Set<Lanewright>()
  const node = async (name: string) => {
    const dataDir = join(home, name)
    const newJournal = { person: 'anna', reason: `node ${name}` }
    const apps = [lettersApp({ postOffice: join(home, 'post') })]
    const lw = await openLanewright({ dataDir, database, apps, newJournal })
    open.add(lw)
    const close = async () => {
      if (open.delete(lw)) await lw.close()
    }
    return { lw, layout: journalLayout(`${dataDir}.journal`), close }
  }
  const [a, b] = [await node('a'), await node('b')]
  const pools = openDatabase(database)
  onTestFinished(async () => {
    for (const lw of open) await lw.close()
    await pools.close()
    await database.drop()
    await rm(home, { recursive: true, force: true })
  })
  const goal = { letters: [{ key: 'one', to: 'Reader', about: 'a matter' }] }
  const workspace = await a.lw.create({ app: 'letters', name: 'Letters', goal })
  const verify = (own: typeof a, options: VerifyOptions = {}) =>
    verifyWithJournal({ auditor: pools.pool('auditor'), journal: own.layout }, options)
  return { a, b, database, workspace, verify }
}

test('each node seals in a journal of its own, and verify holds the ledger against all of them [SCALE-machines.7]', async () => {
  const { a, b, workspace, verify } = await twoNodes()
  await a.close()
  await b.lw.drive(workspace)
  await b.close()
  const codes = (verified: Awaited<ReturnType<typeof verify>>) => verified.notices?.map(({ code }) => code)

  const alone = await verify(a)
  expect(alone.ok).toBe(true)
  expect(codes(alone)).toEqual(['journal.others', 'journal.uncovered'])
  const both = await verify(a, { also: [b.layout, b.layout, a.layout] })
  expect(both).toMatchObject({ ok: true, notices: [{ code: 'journal.begun_over_history' }] })
  await expect(verify(a, { also: [journalLayout(join(b.layout.folder, 'nowhere'))] })).rejects.toMatchObject({
    code: 'journal.missing',
  })
})

test('what only another node sealed is missed when it is cut off, and a changed line of its journal is named [SCALE-machines.7]', async () => {
  const { a, b, database, workspace, verify } = await twoNodes()
  await a.close()
  const { rows } = await b.lw.database
    .pool('auditor')
    .query<{ seq: string }>('select seq from kernel.heads where workspace_id = $1', [workspace])
  const seq = Number(rows[0]?.seq)
  await b.lw.drive(workspace)
  await b.close()

  const superuser = await database.client('superuser')
  const at = `where workspace_id = '${workspace}' and seq = ${seq}`
  await unguarded(
    superuser,
    `delete from kernel.seals where workspace_id = '${workspace}' and seq > ${seq};
     delete from kernel.event_log where workspace_id = '${workspace}' and seq > ${seq};
     delete from kernel.audit_log where workspace_id = '${workspace}' and seq > ${seq};
     update kernel.heads set seq = ${seq}, hash = (select hash from kernel.event_log ${at} union all select hash from kernel.audit_log ${at})
     where workspace_id = '${workspace}'`,
    ['event_log', 'audit_log', 'event_log_1', 'audit_log_1', 'heads', 'seals'],
  ).finally(() => superuser.end())
  // The deed leaves its marks on the guards; that entries are gone is known by the other node alone.
  expect(await verify(a)).not.toMatchObject({ first_bad: { workspace } })
  expect(await verify(a, { also: [b.layout] })).toMatchObject({ ok: false, first_bad: { workspace } })

  const lines = readFileSync(b.layout.lines, 'utf8')
  writeFileSync(b.layout.lines, lines.replace('"reason":"', '"reason":"x'))
  expect(await verify(a, { also: [b.layout] })).toMatchObject({
    ok: false,
    first_bad: { log: 'journal', problem: expect.stringContaining(b.layout.folder) },
  })
})

test('a change of the catalog is stated by the node that made it; one that nobody stated is found in every journal', async () => {
  const { a, b, database, workspace, verify } = await twoNodes()
  const owner = await database.client('owner')
  try {
    await b.lw.journal.changeCatalog('a report needs it', () =>
      owner.query('create index more on kernel.chat (said_at)'),
    )
    await a.lw.drive(workspace)
    await a.lw.journal.sealMoved()
    expect(await verify(a)).toMatchObject({ ok: false, first_bad: { log: 'catalog' } })
    expect(await verify(a, { also: [b.layout] })).toMatchObject({ ok: true })

    await owner.query('drop index kernel.more')
    await a.lw.create({ app: 'letters', name: 'Letters', goal: { letters: [] } })
    await a.lw.journal.sealMoved()
    expect(await verify(a, { also: [b.layout] })).toMatchObject({ ok: false, first_bad: { log: 'catalog' } })
  } finally {
    await owner.end()
  }
})
