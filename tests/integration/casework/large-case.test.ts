import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import { createFindings } from '#integrations/bagit/problems.ts'
import { readBag } from '#integrations/bagit/read-bag.ts'
import { readBytes, withFileSource } from '#integrations/bagit/source.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import { openCaseFixture } from '../../support/case.ts'
import type { CaseFixture } from '../../support/case-fixture.ts'

vi.setConfig({ testTimeout: 300_000 })

/** So many papers at once, as rows; every one was read and mapped. */
async function grow(fixture: CaseFixture, id: string, documents: number): Promise<void> {
  const fence = await fixture.lw.store.takeLease(id, 'test', 10_000)
  const app = await fixture.lw.database.pool('app').connect()
  try {
    await app.query('begin')
    await app.query('select kernel.enter($1, $2, null, null)', [id, String(fence)])
    await app.query(
      `with own as (select documents from casework.cases where workspace_id = $1)
       insert into casework.documents (workspace_id, document_id, number, artifact_id, artifact_kind, name, content_type, hash, byte_size, stage, uploaded_by, uploaded_at, run_id)
       select $1, gen_random_uuid(), own.documents + n, gen_random_uuid(), 'document', 'paper ' || n, 'text/plain', encode(sha256(convert_to(n::text, 'UTF8')), 'hex'), length(n::text), 'kept', 'olga', now(), gen_random_uuid()
       from own cross join generate_series(1, $2::integer) n`,
      [id, documents],
    )
    await app.query(
      `update casework.cases set documents = documents + $2, facts = $2, mapped_facts = $2 where workspace_id = $1`,
      [id, documents],
    )
    await app.query(
      `insert into casework.facts (workspace_id, fact_id, number, statement, status, document_id, page, start_at, end_at, quote_hash, coa_version, weighed, run_id, created_at)
       select $1, gen_random_uuid(), d.number, 'It is so.', 'supported', d.document_id, 1, 0, 9, repeat('0', 64), 'employment-1', true, gen_random_uuid(), now()
       from casework.documents d where d.workspace_id = $1`,
      [id],
    )
    await app.query(
      `insert into kernel.artifacts (workspace_id, artifact_id, artifact_type, artifact_key, version, source, status, hash, hash_source, content_type, byte_size, run_id, created_at)
       select $1, gen_random_uuid(), 'document_text', n::text, 1, 'user', 'approved', b.hash, 'bytes', 'text/plain', 10, r.run_id, now()
       from generate_series(1, $2::integer) n cross join (select hash from kernel.blobs where workspace_id = $1 limit 1) b
         cross join (select run_id from kernel.runs where workspace_id = $1 limit 1) r`,
      [id, documents],
    )
    await app.query('commit')
  } finally {
    app.release()
    await fixture.lw.store.releaseLease(id, fence as bigint)
  }
}

/** The bytes of those documents, so that the case is whole. */
async function keepBytes(fixture: CaseFixture, id: string, documents: number): Promise<void> {
  const folder = join(fixture.lw.journal.layout.folder.replace(/\.journal$/, ''), 'cases', id)
  for (let n = 1; n <= documents; n++) {
    const hash = createHash('sha256').update(String(n)).digest('hex')
    await mkdir(join(folder, hash.slice(0, 2)), { recursive: true })
    await writeFile(join(folder, hash.slice(0, 2), hash), String(n))
  }
}

/** Rows of tables and entries of indexes that a statement touches, as the server counts them in its transaction. */
async function touched(
  fixture: CaseFixture,
  id: string,
  run: (client: pg.ClientBase) => Promise<unknown>,
): Promise<number> {
  const client = await fixture.lw.database.pool('app').connect()
  try {
    // A plan that was made while the case was small says nothing.
    await client.query('discard plans')
    await client.query('begin')
    await client.query('select kernel.enter($1, null, null, null)', [id])
    const counted = `select sum(pg_stat_get_xact_tuples_returned(c.oid) + pg_stat_get_xact_tuples_fetched(c.oid))::integer as n
      from pg_class c join pg_namespace s on s.oid = c.relnamespace where s.nspname in ('kernel', 'casework')`
    const before = (await client.query(counted)).rows[0].n
    await run(client)
    return (await client.query(counted)).rows[0].n - before
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('what a cycle of a case reads, and what its commit asks, does not grow with the papers in it [C-scale.1]', async () => {
  const fixture = await openCaseFixture()
  const [small, large] = [await fixture.open('Small'), await fixture.open('Large')]
  for (const id of [small, large]) {
    await fixture.work(id)
    await fixture.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' })
  }
  await grow(fixture, large, 3000)
  await keepBytes(fixture, large, 3000)
  const { snapshotSql } = fixture.lw.deps.apps.get('casework')!.app
  const load = (id: string) => (client: pg.ClientBase) => client.query(`select kernel.load($1), (${snapshotSql})`, [id])
  const fresh = (id: string) => async (client: pg.ClientBase) => {
    const shown =
      "select jsonb_build_object('casework.documents', jsonb_agg(jsonb_build_array(document_id, xmin::text)))"
    const { rows } = await fixture.lw.database
      .pool('auditor')
      .query(
        `${shown} as basis from (select document_id, xmin from casework.documents where workspace_id = $1 limit 20) d`,
        [id],
      )
    await client.query('select kernel.require_fresh($1, $2)', [id, rows[0].basis])
  }
  const upload = { role: 'ASSISTANT', artifact_kind: 'document', name: 'x.txt', content_type: 'text/plain' }
  const sent = { ...upload, sha256: 'a'.repeat(64), size_bytes: 1 }

  const look = async (id: string) => {
    const counts: Record<string, number> = {
      rests: await touched(fixture, id, load(id)),
      fresh: await touched(fixture, id, fresh(id)),
    }
    await fixture.lw.send(id, 'olga', 'case.upload', sent)
    counts.hears = await touched(fixture, id, load(id))
    await fixture.upload(id, 'letter.txt', Buffer.from('On 10 March 2026 I was warned.\n'), 'text/plain')
    counts.due = await touched(fixture, id, load(id))
    return counts
  }
  const [few, many] = [await look(small), await look(large)]
  for (const [name, n] of Object.entries(many)) {
    expect(n, name).toBeLessThan((few[name] as number) + 300)
    expect(n, name).toBeLessThan(1500)
  }
  await fixture.lw.database.pool('owner').query('analyze')
  expect(await touched(fixture, large, load(large))).toBeLessThan(1500)
})

const DAYS = Array.from({ length: 9 }, (_, day) => day + 1)
const letter = (n: number) =>
  DAYS.map(
    (day) => `On ${day} March 20${n + 10} I complained to Gregory Hale in writing about unpaid overtime.\n\n`,
  ).join('')

/** A case with small letters, nine facts each, and one paper that leaves no room for others. */
async function withLetters(count: number): Promise<{ fixture: CaseFixture; id: string }> {
  const fixture = await openCaseFixture()
  const id = await fixture.open()
  await fixture.work(id)
  for (let n = 0; n < count; n++) await fixture.upload(id, `letter-${n}.txt`, Buffer.from(letter(n)), 'text/plain')
  const long = `On 30 April 2025 I was fired.\n\n${'The dock was busy and the lifts were slow.\n'.repeat(600)}`
  await fixture.upload(id, 'long.txt', Buffer.from(long), 'text/plain')
  await fixture.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' })
  await fixture.work(id)
  return { fixture, id }
}

test('small documents are mapped several at a time: each write names those that it read, and all of them are read once [C-scale.2]', async () => {
  const { fixture } = await withLetters(12)
  const unmapped = `select 1 from casework.documents where artifact_kind = 'document' and stage <> 'mapped'`
  expect(await fixture.rows(unmapped)).toEqual([])
  const facts = await fixture.rows<{ name: string; n: number }>(
    'select d.name, count(*)::integer as n from casework.facts f join casework.documents d using (workspace_id, document_id) group by 1',
  )
  expect(facts.filter(({ name }) => name.startsWith('letter-')).map(({ n }) => n)).toEqual(Array(12).fill(9))
  const writes = await fixture.rows<{ inputs: Array<{ artifact_id: string }> }>(
    `select inputs_artifacts as inputs from kernel.runs where run_name = 'append:facts' order by created_at, run_id`,
  )
  // Sixty facts to a write: six letters, six letters, and the long paper by itself.
  expect(writes.map(({ inputs }) => inputs.length)).toEqual([6, 6, 1])
  const known = await fixture.rows<{ artifact_id: string }>(
    `select artifact_id from casework.documents where artifact_kind = 'document' order by number`,
  )
  const named = new Set(writes.flatMap(({ inputs }) => inputs.map(({ artifact_id }) => artifact_id)))
  expect([...named]).toEqual(known.map(({ artifact_id }) => artifact_id))
})

test('a package of the house holds every fact and row of evidence, read in stretches, and names the runs of its own export [C-scale.3]', async () => {
  const { fixture, id } = await withLetters(30)
  const request = {
    bundle_kind: 'internal_review',
    export_reason: 'To look at',
    bates: { prefix: 'R', start: 1, digits: 6 },
  }
  const filed = { role: 'ASSISTANT', artifact_kind: 'export_request', name: 'request.json' }
  await fixture.act(id, 'case.file', { ...filed, text: JSON.stringify(request) })
  await fixture.work(id)
  await fixture.grant(id)
  const [made] = await fixture.rows<{ status: string; package_hash: string }>(
    'select status, package_hash from casework.export_requests',
  )
  expect(made?.status).toBe('finalized')
  const hash = made?.package_hash ?? ''
  const folder = fixture.lw.journal.layout.folder.replace(/\.journal$/, '')
  const files = await withFileSource(join(folder, 'cases', id, hash.slice(0, 2), hash), async (source) => {
    const bag = await readBag(source, createFindings(), () => {})
    const read = async (path: string) =>
      (await readBytes(source, bag.files.get(path)!.dataOffset, bag.files.get(path)!.sizeBytes)).toString()
    return {
      facts: await read('data/WORK/facts.json'),
      evidence: await read('data/WORK/evidence_map.json'),
      runs: JSON.parse(await read('data/RECORD/runs.json')) as Array<{ run_id: string; parent_run_id?: string }>,
      bundle: JSON.parse(await read('lanewright/export_bundle.json')),
    }
  })
  const rowsOf = async (sql: string) => (await fixture.rows<{ row: object }>(sql)).map(({ row }) => row)
  const facts = await rowsOf(
    `select to_jsonb(f) - '{workspace_id,run_id,created_at,weighed}'::text[] || jsonb_build_object('original', f.statement, 'added_by', null, 'corrected_by', null, 'corrected_why', null) as row
     from casework.facts f order by f.number`,
  )
  expect(facts.length).toBeGreaterThan(200)
  expect(files.facts).toBe(canonicalText(facts))
  const evidence = await rowsOf(
    `select to_jsonb(e) - '{workspace_id,run_id,created_at}'::text[] || '{"mapped_by":null}' as row from casework.evidence_map e join casework.facts f using (workspace_id, fact_id) order by f.number, e.coa_id, e.element_id`,
  )
  expect(files.evidence).toBe(canonicalText(evidence))
  // Parents first, and each once.
  const seen = new Set<string>()
  for (const { run_id, parent_run_id } of files.runs) {
    expect(seen.has(run_id)).toBe(false)
    expect(parent_run_id === undefined || seen.has(parent_run_id)).toBe(true)
    seen.add(run_id)
  }
  const exporting = await fixture.rows<{ run_id: string }>(
    `select run_id from kernel.runs where role_id = 'EXPORT_AGENT' and (run_kind = 'agent' or run_name like 'export_bundle.%') order by run_id`,
  )
  const { run_ids, event_ids } = files.bundle.audit as { run_ids: string[]; event_ids: string[] }
  expect(run_ids.toSorted()).toEqual(exporting.map(({ run_id }) => run_id))
  const recorded = await fixture.rows<{ run_id: string }>(
    `select distinct payload::jsonb ->> 'run_id' as run_id from kernel.audit_log where id = any ($1::uuid[]) order by 1`,
    [event_ids],
  )
  expect(recorded.map(({ run_id }) => run_id)).toEqual(run_ids.toSorted())
})

test('a mail that is longer than what is shown at once is read to its end, part by part, and every pinpoint stands where it says [C-scale.4]', async () => {
  const fixture = await openCaseFixture()
  const id = await fixture.open()
  await fixture.work(id)
  await fixture.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' })
  // Signs of two units before each fact: the database counts them as one.
  const filler = 'The dock was busy \u{1f69a} and the lifts were slow that day.\n'
  const facts = [1, 2, 3, 4, 5].map((n) => `On ${n} April 2025 I complained to Gregory Hale about unpaid overtime.`)
  const text = facts.map((fact) => `${filler.repeat(400)}\n${fact}\n\n`).join('')
  expect(text.length).toBeGreaterThan(100_000)
  await fixture.upload(id, 'long.txt', Buffer.from(text), 'text/plain')
  await fixture.work(id)
  const found = await fixture.rows<{ statement: string; start_at: number; end_at: number; page: number }>(
    'select statement, page, start_at, end_at from casework.facts order by start_at',
  )
  expect(found.map(({ statement }) => statement)).toEqual(facts)
  const [blob] = await fixture.rows<{ words: string }>(
    `select convert_from(b.bytes, 'UTF8') as words from casework.documents d join kernel.blobs b on b.workspace_id = d.workspace_id and b.hash = d.text_hash where d.name = 'long.txt'`,
  )
  for (const { statement, start_at, end_at } of found) expect(blob?.words.slice(start_at, end_at)).toBe(statement)
  expect(
    await fixture.rows(`select stage, mapped_pages, mapped_letters from casework.documents where name = 'long.txt'`),
  ).toEqual([{ stage: 'mapped', mapped_pages: 1, mapped_letters: 0 }])
})
