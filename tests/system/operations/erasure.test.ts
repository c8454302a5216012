import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { backup } from '#storage/backup.ts'
import { openBackup } from '#storage/backup-read.ts'
import type { EmbeddedServer } from '#storage/embedded/server.ts'
import { erasePerson } from '#storage/erase.ts'
import { CANARY, rowsAbout } from '../../integration/ledger/about-person.ts'
import { fresh, WORKSPACE } from '../../integration/security/raw-sql/fixture.ts'
import { expectSound } from '../../support/fixture.ts'
import { filesWith } from './files.ts'
import { home, meddle, openAt, recordingJournal } from './home.ts'
import { signer } from './targets.ts'

vi.setConfig({ testTimeout: 120_000 })

const PERSON = fresh(1)
const NEEDLES = [CANARY, 'Canary-7351', Buffer.from(CANARY).toString('hex')]
const request = (workspace: string) => ({
  workspace,
  person: PERSON,
  by: 'anna',
  reason: 'asked for it',
  now: new Date().toISOString(),
})

/** The canary in every table, in a unique index, in the statistics that the server samples, and in its log. */
async function plant(server: EmbeddedServer, workspace: string): Promise<void> {
  await meddle(server, workspace, [
    ...rowsAbout(PERSON).map((sql) => sql.replaceAll(WORKSPACE, workspace)),
    `insert into kernel.chat (workspace_id, message_id, subject_id, author, text, said_at)
     select '${workspace}', gen_random_uuid(), '${PERSON}', 'user', '${CANARY}', now() from generate_series(1, 40)`,
    `insert into outreach.leads (workspace_id, id, full_name, profile_url, created_at) values ('${workspace}', '${PERSON}', '${CANARY}', 'https://x.example/${CANARY}', now())`,
    // One effect has ended: an open one would have to be waited for.
    `insert into kernel.evidence (workspace_id, evidence_id, intent_id, kind, found, read_at) values ('${workspace}', gen_random_uuid(), '${fresh(10)}', 'k', true, now())`,
    `update kernel.intents set status = 'verified', ended_at = now() where workspace_id = '${workspace}' and intent_id = '${fresh(10)}'`,
  ])
}

test('the plain value is in no file of the server any more: tables, indexes, statistics, write-ahead log [K-erase.5]', async () => {
  const at = home()
  const lw = await openAt(at)
  const server = lw.server as EmbeddedServer
  const workspace = await lw.create({ pack: 'letters', name: 'Letters', goal: { letters: [] } })
  await plant(server, workspace)
  const superuser = new pg.Client({ connectionString: server.url('superuser') })
  await superuser.connect()
  await superuser.query('analyze')
  await superuser.query('checkpoint')
  const before = filesWith(at.data, NEEDLES)
  const { rows } = await superuser.query(
    `select pg_relation_filepath('kernel.chat') as chat, pg_relation_filepath('outreach.leads_by_profile') as index, pg_relation_filepath('pg_catalog.pg_statistic') as statistics`,
  )
  for (const path of Object.values(rows[0]) as string[]) expect(before).toContain(join('pg', path))
  expect(before.filter((f) => f.includes('pg_wal'))).not.toEqual([])

  const journal = recordingJournal()
  const way = { owner: lw.database.pool('owner'), superuserUrl: server.url('superuser') }
  const erased = await erasePerson(way, journal, request(workspace))
  expect(erased).toMatchObject({
    ok: true,
    before: false,
    cleaned: 'files',
    rows: { 'kernel.chat': 41, 'outreach.leads': 1 },
  })
  expect(journal.stated).toEqual([
    { kind: 'erasure', body: { workspace, person: PERSON, seq: expect.stringMatching(/^\d+$/) } },
  ])
  expect(filesWith(at.data, NEEDLES)).toEqual([])
  expect(readdirSync(join(at.data, 'pg', 'pg_wal')).filter((f) => /^[0-9A-F]{24}$/.test(f)).length).toBeLessThanOrEqual(
    2,
  )

  const path = join(at.folder, 'backup.tar')
  await backup({ auditor: lw.database.pool('auditor'), signer, path, now: new Date() })
  const taken = await openBackup(path)
  for (const table of taken.manifest.tables) {
    const chunks: Buffer[] = []
    for await (const chunk of taken.rows(table)) chunks.push(chunk as Buffer)
    for (const needle of NEEDLES) expect(Buffer.concat(chunks).includes(needle), table.table).toBe(false)
  }
  await taken.close()

  await expectSound(lw)
  await superuser.end()
  await lw.close()
  expect(filesWith(at.data, NEEDLES)).toEqual([])
  const again = await openAt(at)
  await expectSound(again)
  expect(filesWith(at.data, NEEDLES)).toEqual([])
})

test('while somebody still reads the old rows they are not gone, and it says so; run again, it finishes [K-erase.5]', async () => {
  const at = home()
  const lw = await openAt(at)
  const server = lw.server as EmbeddedServer
  const workspace = await lw.create({ pack: 'letters', name: 'Letters', goal: { letters: [] } })
  await plant(server, workspace)
  const reader = new pg.Client({ connectionString: server.url('auditor') })
  await reader.connect()
  await reader.query('begin isolation level repeatable read')
  await reader.query('select count(*) from kernel.chat')
  const way = { owner: lw.database.pool('owner'), superuserUrl: server.url('superuser'), waitMs: 300 }
  const journal = recordingJournal()
  expect(await erasePerson(way, journal, request(workspace))).toMatchObject({
    ok: true,
    before: false,
    cleaned: 'later',
  })
  expect((await reader.query(`select 1 from kernel.chat where text = '${CANARY}'`)).rowCount).toBe(41)
  await reader.end()
  expect(await erasePerson(way, journal, request(workspace))).toMatchObject({
    ok: true,
    before: true,
    cleaned: 'files',
  })
  expect(filesWith(at.data, NEEDLES)).toEqual([])
  expect(journal.stated).toHaveLength(2)
})

test('a refused erasure states nothing and cleans nothing [K-erase.2]', async () => {
  const at = home()
  const lw = await openAt(at)
  const workspace = await lw.create({ pack: 'letters', name: 'Letters', goal: { letters: [] } })
  await plant(lw.server as EmbeddedServer, workspace)
  await lw.database
    .pool('app')
    .query('select kernel.hold($1)', [{ workspace, hold_id: fresh(50), reason: 'a case', by: 'otto', now: new Date() }])
  const journal = recordingJournal()
  const answer = await erasePerson({ owner: lw.database.pool('owner') }, journal, request(workspace))
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'person.on_hold', next: expect.stringMatching(/./) } })
  expect(journal.stated).toEqual([])
})
