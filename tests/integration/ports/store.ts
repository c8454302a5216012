import { describe, expect, test } from 'vitest'
import { Failure } from '#kernel/contracts/refusal.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { code, HASH, insert, type Kit, kit, must, type Opened, PINS, update } from './kit.ts'

/** What every implementation of the store port must do. Both stores run it; the differential test compares them. */
export function storeSuite(name: string, open: () => Promise<Opened>): void {
  const opened = async () => kit(await open())
  const state = async (k: Kit, id: string) => (await k.store.load(id)) as State

  describe(name, () => {
    test('a workspace is created, leased, activated, and loaded as it stands', async () => {
      const k = await opened()
      const { id, run } = await k.workspace()
      const loaded = await state(k, id)
      expect(loaded.workspace).toMatchObject({
        id,
        pack: 'errands',
        status: 'active',
        goal: { b: 1, aa: [1.5, null, 'x'] },
      })
      expect(loaded.workspace.created_at).toBe('2026-03-02T09:00:00+00:00')
      expect(loaded.runs.map((r) => r.run_id)).toEqual([run.run_id])
      expect(loaded).toMatchObject({ stopped: false, app: { notes: [] }, last_call: null })
      expect(await k.store.load(k.uuid())).toBeNull()
    })

    test('the head moves by one entry a row and an audit entry, and not at all when refused', async () => {
      const k = await opened()
      const { id, fence } = await k.workspace()
      const before = must(await k.commit(id, fence, [], { audit: [k.audit()] })).head
      const bad = [
        insert('kernel.tasks', k.rows.task()),
        update('kernel.tasks', { task_id: k.uuid() }, { status: 'done' }),
      ]
      expect(await code(k.commit(id, fence, bad))).toBe('change.lost')
      const after = must(
        await k.commit(id, fence, [insert('kernel.tasks', k.rows.task(), k.rows.task())], { audit: [k.audit()] }),
      )
      expect(after.head.seq).toBe(before.seq + 3n)
      expect((await state(k, id)).counts).toMatchObject({ total: 2, pending: 2 })
    })

    test('leases: one holder, a fence that rises, expiry, renewal, release', async () => {
      const k = await opened()
      const { id, fence } = await k.workspace()
      expect(await k.store.takeLease(id, 'other', 3000)).toBeNull()
      expect(
        await k.store.renewLeases(
          [
            { workspace: id, fence },
            { workspace: id, fence: 99n },
          ],
          3000,
        ),
      ).toEqual([id])
      k.clock.advance(3001)
      expect(await k.store.takeLease(id, 'other', 3000)).toBe(fence + 1n)
      expect(await k.store.renewLeases([{ workspace: id, fence }], 3000)).toEqual([])
      expect(await code(k.commit(id, fence, [insert('kernel.tasks', k.rows.task())]))).toBe('lease.stale')
      // Nothing fenced is touched by an audit entry alone.
      expect(await code(k.commit(id, fence, [], { audit: [k.audit()] }))).toBe('ok')
      await k.store.releaseLease(id, fence)
      expect(await k.store.takeLease(id, 'third', 3000)).toBeNull()
      await k.store.releaseLease(id, fence + 1n)
      expect(await k.store.takeLease(id, 'third', 3000)).toBe(fence + 2n)
      expect(await k.store.takeLease(k.uuid(), 'third', 3000)).toBeNull()
    })

    test('a commit extends the lease that it used', async () => {
      const k = await opened()
      const { id, fence } = await k.workspace()
      k.clock.advance(2900)
      must(await k.commit(id, fence, [], { audit: [k.audit()] }))
      k.clock.advance(2900)
      expect(await k.store.takeLease(id, 'other', 3000)).toBeNull()
    })

    test('tasks: legal steps with a verification of the same commit, and no others', async () => {
      const k = await opened()
      const { id, fence, run } = await k.workspace()
      const effect = { kind: 'effect_verified', tool: 't', key: '1' }
      const first = k.rows.task({ required_effects: [effect] })
      const second = k.rows.task({ preconditions: [first.task_id] })
      must(await k.commit(id, fence, [insert('kernel.tasks', first), insert('kernel.tasks', second)]))
      const start = (t: Row) =>
        update('kernel.tasks', { task_id: t.task_id, status: 'pending' }, { status: 'in_progress' })
      const started = (t: Row) =>
        insert('kernel.verifications', k.rows.verification(t, 'pending', 'in_progress', 'start'))
      expect(await code(k.commit(id, fence, [start(first)]))).toBe('task.unverified')
      expect(await code(k.commit(id, fence, [started(second), start(second)]))).toBe('task.preconditions_open')
      must(await k.commit(id, fence, [started(first), start(first)]))
      const evidence = k.rows.evidence({ task_id: first.task_id, kind: 'effect_verified' })
      const finish = (results: Row[], more: Row = {}) => [
        insert(
          'kernel.verifications',
          k.rows.verification(first, 'in_progress', 'done', 'done', { results, run_id: run.run_id, ...more }),
        ),
        update('kernel.tasks', { task_id: first.task_id }, { status: 'done' }),
      ]
      const good = {
        predicate: { key: '1', tool: 't', kind: 'effect_verified' },
        ok: true,
        evidence_id: evidence.evidence_id,
      }
      expect(await code(k.commit(id, fence, finish([])))).toBe('verification.incomplete')
      expect(await code(k.commit(id, fence, finish([{ ...good, ok: false }])))).toBe('verification.incomplete')
      expect(await code(k.commit(id, fence, finish([good])))).toBe('verification.no_evidence')
      expect((await state(k, id)).eligible_tasks).toEqual([])
      must(await k.commit(id, fence, [insert('kernel.evidence', evidence), ...finish([good])]))
      const after = await state(k, id)
      expect(after.counts).toMatchObject({ total: 2, pending: 1, done: 1, in_progress: 0 })
      expect(after.eligible_tasks).toMatchObject([{ task_id: second.task_id, open_preconditions: 0 }])
      must(await k.commit(id, fence, [started(second), start(second)]))
      const end = (more: Row) => [
        insert('kernel.verifications', k.rows.verification(second, 'in_progress', 'done', 'done', more)),
        update('kernel.tasks', { task_id: second.task_id }, { status: 'done' }),
      ]
      expect(await code(k.commit(id, fence, end({})))).toBe('verification.needs_person')
      must(await k.commit(id, fence, end({ person: 'anna' })))
    })

    test.for<[string, (k: Kit, run: Row) => Row]>([
      ['task.initial_status', (k) => k.rows.task({ status: 'done' })],
      ['task.precondition_unknown', (k) => k.rows.task({ preconditions: [k.uuid()] })],
      ['database.constraint', (k) => k.rows.task({ description: 'short' })],
      ['database.constraint', (k) => k.rows.task({ source: 'nobody' })],
      ['database.constraint', (k) => k.rows.task({ description: null })],
      ['database.constraint', (k) => k.rows.task({ required_effects: {} })],
    ])('a new task is refused with %s', async ([expected, row]) => {
      const k = await opened()
      const { id, fence, run } = await k.workspace()
      expect(await code(k.commit(id, fence, [insert('kernel.tasks', row(k, run))]))).toBe(expected)
    })

    test('the lifecycle of a workspace, and that it is completed by its tasks alone', async () => {
      const k = await opened()
      const { id, fence } = await k.workspace()
      const to = (status: string) => k.commit(id, fence, [update('kernel.workspaces', {}, { status })])
      expect(await code(to('completed'))).toBe('workspace.not_all_done')
      expect(await code(to('initializing'))).toBe('workspace.transition')
      expect(await code(k.commit(id, fence, [update('kernel.workspaces', {}, { pack: 'other' })]))).toBe(
        'workspace.pack_is_fixed',
      )
      expect(await code(k.commit(id, fence, [update('kernel.workspaces', {}, { workspace_id: k.uuid() })]))).toBe(
        'row.key_is_fixed',
      )
      for (const status of ['paused', 'active', 'error', 'paused']) must(await to(status))
      expect(await code(k.commit(id, fence, [], { running: true }))).toBe('workspace.not_active')
    })

    test('runs: a tree with one root, pins that are inherited, ends that stay', async () => {
      const k = await opened()
      const { id, fence, run } = await k.workspace()
      const child = (more: Row = {}) => k.rows.run({ parent_run_id: run.run_id, root_run_id: run.run_id, ...more })
      const add = (row: Row) => code(k.commit(id, fence, [insert('kernel.runs', row)]))
      expect(await add(k.rows.run({ root_run_id: k.uuid() }))).toBe('run.root')
      expect(await add(child({ parent_run_id: k.uuid() }))).toBe('run.parent_unknown')
      expect(await add(child({ root_run_id: k.uuid() }))).toBe('run.root')
      expect(await add(child({ lanes_pin: 'd'.repeat(64) }))).toBe('run.pins')
      expect(await add(child({ lanes_pin: 'short' }))).toBe('run.pins')
      expect(await add(child({ run_kind: 'other' }))).toBe('database.constraint')
      const row = child()
      expect(await add(row)).toBe('ok')
      const end = (set: Row) => code(k.commit(id, fence, [update('kernel.runs', { run_id: row.run_id }, set)]))
      expect(await end({ status: 'completed' })).toBe('database.constraint')
      expect(await end({ status: 'created' })).toBe('run.transition')
      expect(await end({ actor_id: 'another' })).toBe('run.identity_is_fixed')
      expect(await end({ status: 'completed', completed_at: k.now() })).toBe('ok')
      expect(await end({ run_name: 'other' })).toBe('run.terminal')
    })

    test('approvals and grants: exact bytes, once, in time, by as many people as it takes', async () => {
      const k = await opened()
      const { id, fence, run } = await k.workspace()
      const asked = k.rows.approval(run, { people_needed: 2 })
      must(await k.commit(id, fence, [insert('kernel.approvals', asked)]))
      const add = (row: Row) => code(k.commit(id, fence, [insert('kernel.grants', row)]))
      const decide = (set: Row) =>
        code(k.commit(id, fence, [update('kernel.approvals', { approval_id: asked.approval_id }, set)]))
      expect(await decide({ content: '{}' })).toBe('approval.bytes_are_fixed')
      expect(await decide({ status: 'used' })).toBe('approval.transition')
      expect(await decide({ status: 'granted' })).toBe('approval.grants_missing')
      expect(await add(k.rows.grant(asked, { action_hash: 'd'.repeat(64) }))).toBe('grant.other_bytes')
      expect(await add(k.rows.grant(asked, { expires_at: '2027-01-01T00:00:00Z' }))).toBe('grant.outlives')
      const grants = [k.rows.grant(asked), k.rows.grant(asked, { person: 'bert' })]
      expect(await add(grants[0] as Row)).toBe('ok')
      expect(await add(k.rows.grant(asked))).toBe('database.constraint')
      expect(await decide({ status: 'granted' })).toBe('approval.grants_missing')
      expect(await add(grants[1] as Row)).toBe('ok')
      expect(await decide({ status: 'granted', decided_by: 'bert', decided_at: k.now() })).toBe('ok')
      expect(await add(k.rows.grant(asked, { person: 'carl' }))).toBe('grant.nothing_pending')

      const doing = k.rows.run({
        run_kind: 'tool_gateway',
        parent_run_id: run.run_id,
        root_run_id: run.run_id,
        parameters_hash: HASH,
      })
      must(await k.commit(id, fence, [insert('kernel.runs', doing)]))
      const spend = (grant: Row | undefined, by: unknown) =>
        update('kernel.grants', { grant_id: grant?.grant_id }, { used_at: k.now(), used_by: by })
      expect(await code(k.commit(id, fence, [spend(grants[0], run.run_id)]))).toBe('grant.other_bytes')
      expect(await code(k.commit(id, fence, [spend(grants[0], doing.run_id)]))).toBe('ok')
      expect(await code(k.commit(id, fence, [spend(grants[0], doing.run_id)]))).toBe('grant.spent')
      expect(await decide({ status: 'used' })).toBe('approval.grants_missing')
      const open = await k.store.openApproval(id, { actionHash: HASH })
      expect(open).toMatchObject({
        approval_id: asked.approval_id,
        content: '{"a":"ü"}',
        grants: [{ person: 'anna' }, { person: 'bert' }],
      })
      k.clock.advance(60_000)
      expect(await code(k.commit(id, fence, [spend(grants[1], doing.run_id)]))).toBe('grant.expired')
      expect(await decide({ status: 'expired' })).toBe('ok')
      expect(await decide({ reason: 'late' })).toBe('approval.closed')
      expect(await k.store.openApproval(id, { id: asked.approval_id as string })).toBeNull()
    })

    test('effects: intent first, one a key, ended by evidence, by surely nothing, or by a person', async () => {
      const k = await opened()
      const { id, fence, run } = await k.workspace()
      const add = (table: string, row: Row) => code(k.commit(id, fence, [insert(table, row)]))
      const intent = k.rows.intent(run)
      expect(await add('kernel.receipts', k.rows.receipt(intent, 'done'))).toBe('outcome.without_intent')
      expect(await add('kernel.intents', { ...intent, status: 'verified' })).toBe('intent.initial_status')
      expect(await add('kernel.intents', { ...intent, approval_id: k.uuid() })).toBe('intent.not_granted')
      expect(await add('kernel.intents', intent)).toBe('ok')
      expect(await add('kernel.intents', k.rows.intent(run))).toBe('intent.duplicate_key')
      const end = (set: Row) =>
        code(k.commit(id, fence, [update('kernel.intents', { intent_id: intent.intent_id }, set)]))
      expect(await end({ status: 'verified' })).toBe('intent.no_evidence')
      expect(await end({ status: 'not_done' })).toBe('intent.in_doubt')
      expect(await end({ request: '{}' })).toBe('intent.is_fixed')
      expect(await add('kernel.receipts', k.rows.receipt(intent, 'unknown'))).toBe('ok')
      expect(await add('kernel.receipts', k.rows.receipt(intent, 'unknown'))).toBe('database.constraint')
      expect(await end({ status: 'not_done' })).toBe('intent.in_doubt')
      expect(await end({ status: 'uncertain' })).toBe('ok')
      expect(await end({ status: 'not_done' })).toBe('intent.needs_person')
      expect(await end({ status: 'open' })).toBe('intent.transition')
      const looked = k.rows.evidence({ intent_id: intent.intent_id, found: false })
      expect(await add('kernel.evidence', looked)).toBe('ok')
      expect((await state(k, id)).uncertain).toMatchObject([
        { intent_id: intent.intent_id, looked_at: '2026-03-02T09:00:00+00:00' },
      ])
      expect(await k.store.countRows(id, 'kernel.intents', { status: 'uncertain' }, 5)).toBe(1)
      expect(await end({ status: 'not_done', decided_by: 'anna' })).toBe('ok')
      expect(await end({ status: 'verified' })).toBe('intent.ended')
      const again = k.rows.intent(run, { idempotency_key: 'ring_bell#2:1', created_at: '2026-03-02T08:00:00.010Z' })
      expect(await add('kernel.intents', again)).toBe('ok')
      const latest = await k.store.latestIntent(id, ['ring_bell:1', 'ring_bell#2:1', 'ring_bell#3:1'])
      expect(latest).toEqual({
        intent_id: again.intent_id,
        run_id: run.run_id,
        idempotency_key: 'ring_bell#2:1',
        status: 'open',
      })
      expect(await k.store.latestIntent(id, ['other'])).toBeNull()
    })

    test('people and mail: no lease, consumed once, said as it was said', async () => {
      const k = await opened()
      const { id, fence } = await k.workspace()
      const item = {
        item_id: k.uuid(),
        kind: 'workspace.pause',
        person: 'anna',
        subject_id: null,
        content: { reason: 'ü' },
      }
      expect(await code(k.store.receive(id, { ...item, now: k.now() }))).toBe('ok')
      expect(await code(k.store.receive(id, { ...item, now: k.now() }))).toBe('database.constraint')
      expect(await code(k.store.receive(k.uuid(), { ...item, now: k.now() }))).toBe('workspace.unknown')
      expect((await state(k, id)).inbox).toMatchObject([{ ...item, received_at: '2026-03-02T09:00:00+00:00' }])
      const consume = (more: Row = {}) =>
        code(
          k.commit(id, fence, [
            update('kernel.inbox', { item_id: item.item_id }, { consumed_at: k.now(), outcome: 'heard', ...more }),
          ]),
        )
      expect(await consume({ content: {} })).toBe('inbox.is_fixed')
      expect(await consume()).toBe('ok')
      expect(await consume()).toBe('inbox.is_fixed')
    })

    test('what stands in the way right now is told in order: stop, status, pause, policy', async () => {
      const k = await opened()
      const { id, fence } = await k.workspace()
      await policies(k)
      const pins = { pack: 'errands', ...PINS }
      const may = async () => (await k.store.mayRun(id, pins))?.code ?? null
      expect(await may()).toBeNull()
      expect((await k.store.mayRun(id, { ...pins, lanes: HASH }))?.code).toBe('pins.mismatch')
      must(
        await k.store.receive(id, {
          item_id: k.uuid(),
          kind: 'workspace.pause',
          person: 'a',
          subject_id: null,
          content: {},
          now: k.now(),
        }),
      )
      expect(await may()).toBe('workspace.pausing')
      must(await k.commit(id, fence, [update('kernel.workspaces', {}, { status: 'paused' })]))
      expect(await may()).toBe('workspace.not_active')
      must(await k.store.stop('all', k.uuid(), 'anna', 'fire', k.now()))
      expect(await may()).toBe('workspace.stopped')
      expect((await state(k, id)).stopped).toBe(true)
      expect(await code(k.commit(id, fence, [], { running: true }))).toBe('workspace.stopped')
      must(await k.store.liftStop('all', k.now()))
      must(await k.store.stop(id, k.uuid(), 'anna', 'fire', k.now()))
      expect(await may()).toBe('workspace.stopped')
      must(await k.store.liftStop(id, k.now()))
      expect(await may()).toBe('workspace.not_active')
      expect(await code(k.commit(id, fence, [], { pins: { ...pins, roles: HASH } }))).toBe('pins.mismatch')
      expect(await code(k.commit(id, fence, [], { pins, audit: [k.audit()] }))).toBe('ok')
    })

    test('policies are registered before they are in force, and read by their pins', async () => {
      const k = await opened()
      await policies(k)
      expect(await k.store.activePins('errands')).toEqual(PINS)
      expect(await k.store.activePins('other')).toBeNull()
      expect(await k.store.readPolicy('errands', PINS)).toEqual({ lanes: 'LANES', roles: 'ROLES' })
      expect(await k.store.readPolicy('errands', { ...PINS, lanes: HASH })).toBeNull()
      expect(await k.store.hasPolicy('errands', 'lanes', PINS.lanes)).toBe(true)
      expect(await k.store.hasPolicy('errands', 'roles', PINS.lanes)).toBe(false)
      const unread = [update('kernel.active_policies', { pack: 'errands' }, { lanes_pin: HASH })]
      expect(await code(k.commit(SYSTEM_WORKSPACE, 0n, unread))).toBe('policy.unregistered')
      const changed = [update('kernel.policies', { pack: 'errands', kind: 'lanes' }, { content: 'other' })]
      expect(await code(k.commit(SYSTEM_WORKSPACE, 0n, changed))).toBe('row.is_fixed')
    })

    test('a shown row that changed makes the answer stale', async () => {
      const k = await opened()
      const { id, fence } = await k.workspace()
      const task = k.rows.task()
      must(await k.commit(id, fence, [insert('kernel.tasks', task), insert('errands.notes', k.rows.note())]))
      const shown = await state(k, id)
      const basis = {
        'kernel.workspaces': [[id, shown.workspace.row_version]] as [string, string][],
        'kernel.tasks': shown.eligible_tasks.map((t): [string, string] => [t.task_id, t.row_version]),
        'errands.notes': (shown.app.notes as Row[]).map((n): [string, string] => [
          n.note_id as string,
          n.row_version as string,
        ]),
      }
      expect(await code(k.commit(id, fence, [], { basis, audit: [k.audit()] }))).toBe('ok')
      must(await k.commit(id, fence, [update('errands.notes', { note_key: 'note-1' }, { body: 'Another.' })]))
      expect(await code(k.commit(id, fence, [], { basis }))).toBe('snapshot.stale')
      expect(await code(k.commit(id, fence, [], { basis: { 'kernel.blobs': [[id, '1']] } }))).toBe('table.unknown')
    })

    test('a task and a question are found by ID, in their own workspace only', async () => {
      const k = await opened()
      const [{ id, fence }, other] = [await k.workspace(), await k.workspace()]
      const task = k.rows.task()
      const question = {
        ...{ question_id: k.uuid(), run_id: k.uuid(), task_id: task.task_id, question: 'Which one?' },
        ...{ options: ['a'], context: null, asked_at: k.now() },
      }
      must(await k.commit(id, fence, [insert('kernel.tasks', task), insert('kernel.questions', question)]))
      const [shown] = (await state(k, id)).eligible_tasks
      expect(await k.store.task(id, task.task_id as string)).toEqual(shown)
      expect(await k.store.question(id, question.question_id)).toMatchObject({ question: 'Which one?', status: 'open' })
      expect(await k.store.task(other.id, task.task_id as string)).toBeNull()
      expect(await k.store.question(other.id, question.question_id)).toBeNull()
    })

    test('artifacts: versions by key, bytes by hash', async () => {
      const k = await opened()
      const { id, fence } = await k.workspace()
      const bytes = Buffer.from('hello')
      const one = k.rows.artifact({ hash: sha256Hex(bytes), status: 'approved' })
      const blobs = [{ hash: sha256Hex(bytes), bytes }]
      expect(await code(k.commit(id, fence, [], { blobs: [{ hash: HASH, bytes }] }))).toBe('blob.hash')
      must(
        await k.commit(
          id,
          fence,
          [insert('kernel.artifacts', one, k.rows.artifact({ version: 2, status: 'pending' }))],
          { blobs },
        ),
      )
      expect(Buffer.from((await k.store.readBlob(id, sha256Hex(bytes))) as Uint8Array).toString()).toBe('hello')
      expect(await k.store.readBlob(k.uuid(), sha256Hex(bytes))).toBeNull()
      expect(await code(k.commit(id, fence, [insert('kernel.artifacts', k.rows.artifact())]))).toBe(
        'database.constraint',
      )
      expect(await k.store.latestArtifact(id, 'context', 'key')).toMatchObject({ version: 2, status: 'pending' })
      expect(await k.store.latestArtifact(id, 'context', 'none')).toBeNull()
      expect((await state(k, id)).artifacts).toMatchObject([{ artifact_key: 'key', version: 2 }])
      const set = (row: Row) => code(k.commit(id, fence, [update('kernel.artifacts', { version: 1 }, row)]))
      expect(await set({ hash: HASH })).toBe('artifact.is_fixed')
      expect(await set({ status: 'rejected' })).toBe('artifact.decided')
    })

    test('reservations of what is shared, up to the cap, until they expire', async () => {
      const k = await opened()
      const { id } = await k.workspace()
      const since = k.now()
      const reservation = (resource: string, amount: number, cap: number) => ({
        reservationId: k.uuid(),
        resource: `${resource} of ${id}`,
        amount,
        cap,
        since,
        expiresAt: new Date(k.clock.nowMs() + 1000).toISOString(),
      })
      const take = (amount: number) =>
        k.store.reserve({
          forWorkspace: id,
          now: k.now(),
          reservations: [reservation('week', amount, 100), reservation('day', amount, 10)],
        })
      expect(await take(6)).toBeNull()
      expect(await take(5)).toBe(`day of ${id}`)
      expect(await take(4)).toBeNull()
      // Nothing was taken of the week when the day was full.
      expect(
        await k.store.reserve({ forWorkspace: id, now: k.now(), reservations: [reservation('week', 90, 100)] }),
      ).toBeNull()
      expect(await take(1)).toBe(`week of ${id}`)
      k.clock.advance(1001)
      expect(await take(5)).toBeNull()
    })

    test('what is given back is free again, once, and nothing else is', async () => {
      const k = await opened()
      const { id } = await k.workspace()
      const since = k.now()
      const expiresAt = new Date(k.clock.nowMs() + 1000).toISOString()
      const take = async (reservationId = k.uuid()) => {
        const reservation = { reservationId, resource: `day of ${id}`, amount: 1, cap: 2, since, expiresAt }
        return k.store.reserve({ forWorkspace: id, now: k.now(), reservations: [reservation] })
      }
      const first = k.uuid()
      expect([await take(first), await take(), await take()]).toEqual([null, null, `day of ${id}`])
      const release = () => k.store.releaseReservations({ reservationIds: [first, k.uuid()], now: k.now() })
      await release()
      await release()
      expect([await take(), await take()]).toEqual([null, `day of ${id}`])
    })

    test('rows are deleted only where they may be; unknown tables and columns are no silent success', async () => {
      const k = await opened()
      const { id, fence } = await k.workspace()
      must(await k.commit(id, fence, [insert('errands.notes', k.rows.note())]))
      const gone = (table: string, where: Row) => k.commit(id, fence, [{ table, op: 'delete', where }])
      await expect(gone('kernel.runs', {})).rejects.toThrow(Failure)
      expect(await code(gone('errands.notes', { note_key: 'other' }))).toBe('change.lost')
      expect(await code(gone('errands.notes', { note_key: 'note-1' }))).toBe('ok')
      expect(await code(k.commit(id, fence, [insert('kernel.nothing', {})]))).toBe('table.unknown')
      await expect(k.commit(id, fence, [insert('kernel.tasks', k.rows.task({ color: 'red' }))])).rejects.toThrow(
        Failure,
      )
      // Columns are ours, values may come from outside: the one is a bug, the other a refusal.
      for (const value of [{ task_id: 'no' }, { description: 'NUL \0 in a text' }])
        expect(await code(k.commit(id, fence, [insert('kernel.tasks', k.rows.task(value))]))).toBe('database.value')
      await expect(k.store.countRows(id, 'kernel.tasks', { color: 'red' }, 1)).rejects.toThrow(Failure)
    })
  })
}

async function policies(k: Kit): Promise<void> {
  if (await k.store.activePins('errands')) return
  const text = (kind: string, hash: string, content: string) => ({
    ...{ kind, hash, content },
    pack: 'errands',
    registered_at: k.now(),
  })
  const active = {
    pack: 'errands',
    lanes_pin: PINS.lanes,
    roles_pin: PINS.roles,
    activated_at: k.now(),
    activated_by: 'test',
  }
  const registered = [text('lanes', PINS.lanes, 'LANES'), text('roles', PINS.roles, 'ROLES')]
  must(
    await k.commit(SYSTEM_WORKSPACE, 0n, [
      insert('kernel.policies', ...registered),
      insert('kernel.active_policies', active),
    ]),
  )
}
