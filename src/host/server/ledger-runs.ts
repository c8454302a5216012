import type pg from 'pg'
import { ask } from '#storage/ask.ts'
import { PAGE_MAX, RUN_PATH_MAX, type RunLine, type RunsPage, type RunsQuery } from './ledger-schemas.ts'

/** Runs, newest first. Their ids sort by time, so an id is the place where the next page begins. */

const columnsOf = (r: string) => `
  ${r}.run_id as run, ${r}.parent_run_id as parent, ${r}.root_run_id as root, ${r}.run_kind as kind, left(${r}.run_name, 600) as name,
  ${r}.task_id as task, ${r}.actor_type, left(${r}.actor_id, 600) as actor, ${r}.role_id as role, ${r}.lane_id as lane,
  ${r}.lanes_pin, ${r}.roles_pin, ${r}.status,
  left(${r}.error ->> 'error_code' || ': ' || (${r}.error ->> 'message'), 600) as error,
  kernel.stamp(${r}.created_at) as created_at, kernel.stamp(${r}.completed_at) as completed_at,
  exists (select 1 from kernel.runs c where c.workspace_id = ${r}.workspace_id and c.parent_run_id = ${r}.run_id) as has_children`

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export async function listRuns(auditor: pg.Pool, workspace: string, asked: RunsQuery): Promise<RunsPage> {
  const { parent, kind, status, lane, actor, before = LAST_ID } = asked
  const limit = Number(asked.limit ?? PAGE_MAX)
  const filters = [kind, status, lane, actor].map((value) => value ?? null)
  if (parent === undefined && filters.some((value) => value !== null))
    return search(auditor, [workspace, before, limit, ...filters])
  const runs = await ask<RunLine>(
    auditor,
    `select ${columnsOf('r')} from kernel.runs r
     where r.workspace_id = $1 and r.run_id < $2 and ${parent === undefined ? 'r.parent_run_id is null and $8::uuid is null' : 'r.parent_run_id = $8'}
       and ($4::text is null or r.run_kind = $4) and ($5::text is null or r.status = $5)
       and ($6::text is null or r.lane_id = $6) and ($7::text is null or r.actor_id = $7)
     order by r.run_id desc limit $3`,
    [workspace, before, limit, ...filters, parent ?? null],
  )
  return { runs, next: runs.length < limit ? null : (runs.at(-1)?.run ?? null) }
}

/** How many runs one page of a search looks at: the same at any size, and the next page goes on from there. */
const SEARCHED = 5000

async function search(auditor: pg.Pool, values: unknown[]): Promise<RunsPage> {
  const limit = Number(values[2])
  const [page] = await ask<{ runs: RunLine[]; looked: number; last: string | null }>(
    auditor,
    `with looked as materialized (
       select * from kernel.runs where workspace_id = $1 and run_id < $2 order by run_id desc limit ${SEARCHED}
     ), found as (
       select ${columnsOf('r')} from looked r
       where ($4::text is null or r.run_kind = $4) and ($5::text is null or r.status = $5)
         and ($6::text is null or r.lane_id = $6) and ($7::text is null or r.actor_id = $7)
       order by r.run_id desc limit $3
     )
     select (select coalesce(jsonb_agg(to_jsonb(f) order by f.run desc), '[]') from found f) as runs,
       (select count(*)::integer from looked) as looked, (select run_id from looked order by run_id limit 1) as last`,
    values,
  )
  const { runs = [], looked = 0, last = null } = page ?? {}
  if (runs.length === limit) return { runs, next: runs.at(-1)?.run ?? null }
  return { runs, next: looked < SEARCHED ? null : last }
}

/** A run with all above it, the root first; empty where there is no such run. */
export function pathOfRun(auditor: pg.Pool, workspace: string, run: string): Promise<RunLine[]> {
  return ask<RunLine>(
    auditor,
    `with recursive above as (
       select r.*, 1 as height from kernel.runs r where r.workspace_id = $1 and r.run_id = $2
       union all
       select p.*, a.height + 1 from above a join kernel.runs p on p.workspace_id = $1 and p.run_id = a.parent_run_id
       where a.height < ${RUN_PATH_MAX}
     )
     select ${columnsOf('r')} from above r order by r.height desc`,
    [workspace, run],
  )
}
