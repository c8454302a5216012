import type { App } from '#kernel/ports/app.ts'
import { interval, localDay, share, ZONE } from './parts.ts'

/** Accepting is what somebody does with an invitation; who was connected before has accepted nothing. */
const ACCEPTED = `exists (select 1 from outreach.lead_progress s where s.workspace_id = $1 and s.lead_id = m.lead_id and (s.accepted_at is not null or s.replies > 0))`

const TOP = 20
/** Of an agent that is refused for ever, the newest calls are counted. */
const CALLS = 100_000

export const metricViews: Record<string, string> = {
  /**
   * `leads` by where they stand now. `reached` by how far they ever came: who is rejected after an answer has answered.
   * Numbers, not people: whoever was erased is still counted.
   */
  funnel: `select jsonb_build_object(
      'leads', jsonb_build_object('total', c.total, 'pending', c.pending, 'contacted', c.contacted, 'accepted', c.accepted, 'responded', c.responded, 'rejected', c.rejected),
      'reached', jsonb_build_object('contacted', s.contacted, 'accepted', s.accepted, 'responded', s.responded),
      'shares', jsonb_build_object('contacted', ${share('s.contacted', 'c.total')}, 'accepted', ${share('s.accepted', 's.contacted')}, 'responded', ${share('s.responded', 's.contacted')}))
    from (select coalesce(max(total), 0) as total, coalesce(max(pending), 0) as pending, coalesce(max(contacted), 0) as contacted, coalesce(max(accepted), 0) as accepted,
        coalesce(max(responded), 0) as responded, coalesce(max(rejected), 0) as rejected from outreach.lead_counts where workspace_id = $1) c
    cross join (select count(*) as contacted, count(*) filter (where accepted_at is not null or replies > 0) as accepted, count(*) filter (where replies > 0) as responded
      from outreach.lead_progress where workspace_id = $1) s`,
  /** Every day from the first to the last on which something happened, the last 366 at most. Replied: people, by their first answer. */
  per_day: `with z as materialized (${ZONE}), happened as materialized (
      select ${localDay('m.sent_at')} as day, 'sent' as what from outreach.messages m cross join z where m.workspace_id = $1 and m.status = 'sent'
      union all
      select ${localDay('s.accepted_at')}, 'accepted' from outreach.lead_progress s cross join z where s.workspace_id = $1 and s.accepted_at is not null
        and exists (select 1 from outreach.messages m where m.workspace_id = $1 and m.lead_id = s.lead_id and m.status = 'sent' and m.type = 'connection_request')
      union all
      select ${localDay('r.seen_at')}, 'replied' from outreach.replies r cross join z where r.workspace_id = $1 and r.number = 1
    ), span as materialized (select min(day) as begin, max(day) as last, greatest(min(day), max(day) - 365) as first from happened
    ), counted as materialized (select h.day, count(*) filter (where what = 'sent') as sent, count(*) filter (where what = 'accepted') as accepted,
        count(*) filter (where what = 'replied') as replied from happened h group by 1)
    select jsonb_build_object('time_zone', z.name, 'cut', coalesce(b.begin < b.first, false), 'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'sent', coalesce(c.sent, 0), 'accepted', coalesce(c.accepted, 0), 'replied', coalesce(c.replied, 0)) order by d.day), '[]')
      from (select b.first + n as day from generate_series(0, b.last - b.first) n) d left join counted c on c.day = d.day)) from z cross join span b`,
  /** Words of a person's own have no variant. A reply counts for the step after which it was seen. */
  per_variant: `select coalesce(jsonb_agg(jsonb_build_object('step', v.step, 'type', v.type, 'variant', v.variant, 'sent', v.sent,
      'accepted', v.accepted, 'accepted_share', ${interval('v.accepted', 'v.sent')}, 'replied', v.replied, 'replied_share', ${interval('v.replied', 'v.sent')})
      order by v.step, v.type, v.variant), '[]')
    from (select m.step, m.type, m.variant, count(*) as sent, case when m.type = 'connection_request' then count(*) filter (where ${ACCEPTED}) end as accepted,
        count(*) filter (where exists (select 1 from outreach.replies r where r.workspace_id = $1 and r.lead_id = m.lead_id and r.step = m.step)) as replied
      from outreach.messages m where m.workspace_id = $1 and m.status = 'sent' group by 1, 2, 3) v`,
  /** How long people took to say yes or no. What ran out or was replaced was decided by nobody. */
  approval_latency: `select coalesce(jsonb_agg(to_jsonb(t) order by t.count desc, t.action), '[]')
    from (select a.action, count(*) as count, count(*) filter (where a.status = 'rejected') as rejected,
        round(percentile_cont(0.5) within group (order by a.seconds)::numeric, 3) as median_seconds,
        round(percentile_cont(0.9) within group (order by a.seconds)::numeric, 3) as p90_seconds, round(max(a.seconds), 3) as max_seconds
      from (select a.action, a.status, extract(epoch from a.decided_at - a.requested_at) as seconds from kernel.approvals a
        where a.workspace_id = $1 and a.decided_by is not null and a.decided_at is not null) a group by 1) t`,
  /** What the house refused of its agent, and what people turned down. A reason that was erased is none any more. */
  rejections: `select jsonb_build_object(
      'proposals', (select coalesce(jsonb_agg(to_jsonb(p) order by p.count desc, p.code), '[]') from (
        select c.code, count(*) as count, kernel.stamp(max(c.called_at)) as last_at
        from (select c.verdict #>> '{error,code}' as code, c.called_at from kernel.agent_calls c where c.workspace_id = $1 order by c.called_at desc, c.call_id desc limit ${CALLS}) c
        where c.code is not null group by 1 order by 2 desc, 1 limit ${TOP}) p),
      'approvals', (select coalesce(jsonb_agg(to_jsonb(r) order by r.count desc, r.action, r.reason), '[]') from (
        select a.action, nullif(left(a.reason, 200), '[erased]') as reason, count(*) as count from kernel.approvals a
        where a.workspace_id = $1 and a.status = 'rejected' group by 1, 2 order by 3 desc, 1, 2 limit ${TOP}) r))`,
} satisfies App['views']
