/** Pieces of SQL that several views of a campaign have in common. $1 is the campaign, $2 the parameters. */

/** A lead `l` in few words. */
export const LEAD = `jsonb_build_object('id', l.id, 'full_name', l.full_name, 'profile_url', l.profile_url, 'job_title', l.job_title, 'company', l.company,
  'status', outreach.shown_status(l.status, l.full_name), 'weight_score', (select round(nullif(s.points, -1) / 100.0, 2) from outreach.lead_scores s
    where s.workspace_id = $1 and s.lead_id = l.id))`

/** Each by its key: joined, the planner may read all leads for a page of fifty. */
export const leadOf = (id: string) => `
  cross join lateral (select ${LEAD} as lead from outreach.leads l where l.workspace_id = $1 and l.id = ${id} offset 0) l`

export const LIMIT = `limit least(greatest(coalesce(($2 ->> 'limit')::integer, 50), 1), 200)`

/** PostgreSQL reads an offset with its sign turned round (POSIX), so one is made an interval. */
export const zoneNamed = (
  name: string,
) => `select z.name, (o.m[1] || o.m[2] || ':' || coalesce(o.m[3], '00'))::interval as shift
  from (select ${name} as name) z cross join lateral (select regexp_match(z.name, '^([+-])([0-9]{2}):?([0-9]{2})?$') as m) o`

/** The campaign's zone `z`; UTC where there is no goal. */
export const ZONE = zoneNamed(
  `coalesce((select w.goal ->> 'time_zone' from kernel.workspaces w where w.workspace_id = $1), 'UTC')`,
)

/** The clock on the wall of `z` at a moment, and the moment at which it shows a time. */
export const atZone = (time: string) =>
  `(case when z.shift is null then ${time} at time zone z.name else ${time} at time zone z.shift end)`

export const localDay = (timestamp: string) => `${atZone(timestamp)}::date`

/** The moment that counts as now: the clock's, or another for looking back. */
export const NOW = `coalesce(($2 ->> 'at')::timestamptz, kernel.now())`

/** A part of a whole, null of nothing. */
export const share = (part: string, whole: string) => `round(${part}::numeric / nullif(${whole}, 0), 4)`

const Z = 1.959963984540054

/** A share with its 95 percent interval (Wilson): honest for few messages too. */
export const interval = (part: string, whole: string) => `
  (select jsonb_build_object('share', round(w.p::numeric, 4), 'low', round(greatest(w.mid - w.half, 0)::numeric, 4), 'high', round(least(w.mid + w.half, 1)::numeric, 4))
   from (select q.p, (q.p + ${Z * Z} / (2 * q.n)) / (1 + ${Z * Z} / q.n) as mid,
       ${Z} / (1 + ${Z * Z} / q.n) * sqrt(q.p * (1 - q.p) / q.n + ${Z * Z} / (4 * q.n * q.n)) as half
     from (select ${part}::float8 / nullif(${whole}, 0) as p, nullif(${whole}, 0)::float8 as n) q) w where w.p is not null)`
