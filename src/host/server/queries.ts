import type pg from 'pg'
import type { Static } from 'typebox'
import type { LedgerEntry } from '#kernel/ledger/ledger.ts'
import { ask } from '#storage/ask.ts'
import type { PolicyInForce, ProcessedItem, Scope, WaitingApproval, WorkspaceLine } from './product.ts'
import type { StopInForce } from './schemas.ts'

/** Reads over several workspaces, through the auditor: it sees all of them and changes none. */

const LIST_LIMIT = 1000
const PAGE = 2000

/** Whether whoever asks may see the workspace `w`. In the query: a list that was cut may hold nothing of theirs. */
export const IS_WITHIN = `($1::text[] is null or (w.pack = any($1) and (w.pack <> 'tasks' or w.workspace_id = $2::uuid)))`

/** The values of `IS_WITHIN`. */
export function valuesOf(within: Scope | undefined): unknown[] {
  return within ? [within.packs, within.tasks] : [null, null]
}

export function listWorkspaces(auditor: pg.Pool, within?: Scope): Promise<WorkspaceLine[]> {
  return ask<WorkspaceLine>(
    auditor,
    `select w.workspace_id as workspace, w.pack, w.name, w.status, w.status_reason,
       exists (select 1 from kernel.stops s where s.lifted_at is null and (s.everything or s.workspace_id = w.workspace_id)) as stopped,
       jsonb_build_object('done', c.done, 'total', c.total, 'blocked', c.blocked) as tasks,
       jsonb_build_object(
         'approvals', (select count(*) from kernel.approvals a where a.workspace_id = w.workspace_id and a.status = 'pending'),
         'questions', (select count(*) from kernel.questions q where q.workspace_id = w.workspace_id and q.status = 'open'),
         'uncertain', (select count(*) from kernel.intents i where i.workspace_id = w.workspace_id and i.status = 'uncertain')) as waiting,
       kernel.stamp(w.created_at) as created_at
     from kernel.workspaces w join kernel.task_counts c on c.workspace_id = w.workspace_id
     where w.workspace_id <> kernel.house() and ${IS_WITHIN} order by w.created_at desc, w.workspace_id limit ${LIST_LIMIT}`,
    valuesOf(within),
  )
}

/** Oldest first: who waited longest is decided first. What its lane says is filled in from the policy. */
export function listApprovals(auditor: pg.Pool, within?: Scope): Promise<WaitingApproval[]> {
  return ask<WaitingApproval>(
    auditor,
    `select a.workspace_id as workspace, w.name as workspace_name, w.pack, a.approval_id as approval, a.lane_id as lane, a.action,
       a.recipient, a.content, a.action_hash, a.author, a.people_needed,
       array(select g.person from kernel.grants g where g.workspace_id = a.workspace_id and g.approval_id = a.approval_id
         and g.returned_at is null order by g.granted_at) as granted_by,
       (select jsonb_build_object('approval', o.approval_id, 'author', o.author, 'content', o.content) from kernel.approvals o
         where o.workspace_id = a.workspace_id and o.approval_id = a.replaces) as replaces,
       jsonb_build_object('lanes', a.lanes_pin, 'roles', a.roles_pin) as pins,
       '{}'::text[] as approvers, 'unrated' as risk, '' as purpose, '' as evidence, kernel.stamp(a.requested_at) as requested_at, kernel.stamp(a.expires_at) as expires_at
     from kernel.approvals a join kernel.workspaces w on w.workspace_id = a.workspace_id
     where a.status = 'pending' and ${IS_WITHIN} order by a.requested_at, a.approval_id limit ${LIST_LIMIT}`,
    valuesOf(within),
  )
}

export function listPolicies(auditor: pg.Pool): Promise<PolicyInForce[]> {
  return ask<PolicyInForce>(
    auditor,
    `select a.pack, jsonb_build_object('lanes', a.lanes_pin, 'roles', a.roles_pin) as pins, kernel.stamp(a.activated_at) as activated_at,
       l.content as lanes, r.content as roles
     from kernel.active_policies a
     join kernel.policies l on l.workspace_id = a.workspace_id and l.pack = a.pack and l.kind = 'lanes' and l.hash = a.lanes_pin
     join kernel.policies r on r.workspace_id = a.workspace_id and r.pack = a.pack and r.kind = 'roles' and r.hash = a.roles_pin
     order by a.pack limit ${LIST_LIMIT}`,
  )
}

export function listStops(auditor: pg.Pool, within?: Scope): Promise<Array<Static<typeof StopInForce>>> {
  return ask<Static<typeof StopInForce>>(
    auditor,
    `select s.stop_id as stop, case when not s.everything then s.workspace_id end as workspace, w.name as workspace_name, s.person as stopped_by, s.reason,
       kernel.stamp(s.stopped_at) as stopped_at
     from kernel.stops s left join kernel.workspaces w on w.workspace_id = s.workspace_id and not s.everything
     where s.lifted_at is null and (s.everything or ${IS_WITHIN}) order by s.stopped_at desc, s.stop_id limit ${LIST_LIMIT}`,
    valuesOf(within),
  )
}

/** The refusal of what a person did under this id, as the inbox keeps it. */
export async function refusedAct(auditor: pg.Pool, workspace: string, act: string): Promise<string | null> {
  const rows = await ask<{ outcome: string }>(
    auditor,
    `select outcome from kernel.inbox where workspace_id = $1 and content ->> 'act' = $2 and outcome like 'refused: %'
     order by received_at desc limit 1`,
    [workspace, act],
  )
  return rows[0]?.outcome ?? null
}

export async function inboxItem(auditor: pg.Pool, workspace: string, item: string): Promise<ProcessedItem | null> {
  const rows = await ask<ProcessedItem>(
    auditor,
    'select item_id as item, outcome from kernel.inbox where workspace_id = $1 and item_id = $2',
    [workspace, item],
  )
  return rows[0] ?? null
}

/** Packs with living workspaces: each must be here before anything is driven. */
export async function appsInUse(auditor: pg.Pool): Promise<string[]> {
  const rows = await ask<{ pack: string }>(
    auditor,
    `select distinct pack from kernel.workspaces where workspace_id <> kernel.house() and status in ('initializing', 'active', 'paused')`,
  )
  return rows.map((r) => r.pack)
}

export async function activeWorkspaces(auditor: pg.Pool): Promise<string[]> {
  const rows = await ask<{ workspace_id: string }>(
    auditor,
    `select workspace_id from kernel.workspaces where status = 'active'`,
  )
  return rows.map((r) => r.workspace_id)
}

export async function countEntries(auditor: pg.Pool, workspace?: string): Promise<number> {
  const rows = await ask<{ n: string }>(
    auditor,
    'select coalesce(sum(seq), 0) as n from kernel.heads where $1::uuid is null or workspace_id = $1',
    [workspace ?? null],
  )
  return Number(rows[0]?.n ?? 0)
}

export interface LedgerHead {
  seq: string
  hash: string
}

export async function headOf(auditor: pg.Pool, workspace: string): Promise<LedgerHead | null> {
  const rows = await ask<LedgerHead>(
    auditor,
    `select seq, encode(hash, 'hex') as hash from kernel.heads where workspace_id = $1`,
    [workspace],
  )
  return rows[0] ?? null
}

/** Entries after one up to another, page by page: memory stays flat at any size. */
export async function* entriesBetween(
  auditor: pg.Pool,
  workspace: string,
  after: string,
  upTo: string,
): AsyncGenerator<LedgerEntry[]> {
  let last = after
  for (;;) {
    const rows = await ask<Omit<LedgerEntry, 'seq' | 'workspace'> & { seq: string }>(auditor, ENTRIES, [
      workspace,
      last,
      upTo,
      PAGE,
    ])
    if (rows.length > 0) yield rows.map((row) => ({ ...row, workspace, seq: BigInt(row.seq) }))
    if (rows.length < PAGE) return
    last = rows.at(-1)?.seq ?? last
  }
}

const ENTRIES = `
  select * from (
    (select 'event' as log, seq, kernel.stamp("timestamp") as at, entity_type as about, entity_id as id, change_payload as payload, encode(hash, 'hex') as hash
     from kernel.event_log where workspace_id = $1 and seq > $2 and seq <= $3 order by seq limit $4)
    union all
    (select 'audit', seq, kernel.stamp("timestamp"), action_type, id::text, payload, encode(hash, 'hex')
     from kernel.audit_log where workspace_id = $1 and seq > $2 and seq <= $3 order by seq limit $4)
  ) l order by seq, log limit $4`

/** What packs recorded of each decision, newest first, read with the person's own key: none once that is destroyed. */
export async function decisionRecords<T>(auditor: pg.Pool, workspace: string, limit: number): Promise<T[]> {
  const rows = await ask<{ record: T | null }>(
    auditor,
    `select kernel.reveal(l.payload::jsonb -> 'private', k.key) as record
     from kernel.audit_log l left join kernel.person_keys k on k.workspace_id = l.workspace_id and k.person_id::text = l.payload::jsonb ->> 'person'
     where l.workspace_id = $1 and l.action_type = 'system' and l.payload::jsonb #>> '{target,target_type}' = 'decision'
     order by l.seq desc limit $2`,
    [workspace, limit],
  )
  return rows.flatMap(({ record }) => (record ? [record] : []))
}
