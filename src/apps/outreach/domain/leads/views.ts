import type { App } from '#kernel/ports/app.ts'
import { tableViews } from './table-views.ts'

/** What people and programs may look at: SQL with $1 = workspace and $2 = parameters as jsonb, each one jsonb value. */

const SHOWN = `jsonb_build_object('id', l.id, 'full_name', l.full_name, 'profile_url', l.profile_url, 'job_title', l.job_title, 'company', l.company,
  'company_size_low', l.company_size_low, 'company_size_high', l.company_size_high, 'seniority', l.seniority, 'location', l.details ->> 'location',
  'headline', l.details ->> 'headline', 'about', l.details ->> 'about', 'active_on', l.active_on, 'status', l.status, 'source', l.source, 'source_row', l.source_row,
  'weight_score', l.weight_score, 'computed_score', l.computed_score, 'given_score', l.given_score, 'score_reason', l.score_reason, 'score_by', l.score_by,
  'score_version', l.score_version, 'scored_on', l.scored_on, 'created_at', kernel.stamp(l.created_at), 'updated_at', kernel.stamp(l.updated_at), 'points', l.points)`

/** Each lead by its key: joined, the planner may read all leads for a page of fifty. */
const page = (more: string) => `
  select jsonb_build_object('leads', coalesce(jsonb_agg(l.lead order by p.points desc, p.lead_id desc), '[]'))
  from outreach.lead_page($1, coalesce(array(select jsonb_array_elements_text($2 -> 'statuses')), '{}'), ($2 #>> '{after,points}')::integer,
    ($2 #>> '{after,id}')::uuid, least(coalesce(($2 ->> 'limit')::integer, 50), 1000)) p
  cross join lateral (select ${SHOWN} ${more} as lead from outreach.scored_leads l where l.workspace_id = $1 and l.id = p.lead_id offset 0) l`

export const leadViews: Record<string, string> = {
  /** {statuses, limit?, after?: {points, id}}: best first. The last lead of a page is where the next begins. */
  leads: page(''),
  ...tableViews(SHOWN),
  /** {id}: one lead with what its score is made of. */
  lead: `select ${SHOWN} || jsonb_build_object('score_explanation', l.score_explanation) from outreach.scored_leads l
    where l.workspace_id = $1 and l.id = ($2 ->> 'id')::uuid`,
  /** The snapshot counts who accepted as contacted. */
  lead_counts: `select jsonb_build_object('total', c.total, 'pending', c.pending, 'contacted', c.contacted + c.accepted, 'accepted', c.accepted,
    'responded', c.responded, 'rejected', c.rejected) from (select coalesce(max(total), 0) as total, coalesce(max(pending), 0) as pending,
      coalesce(max(contacted), 0) as contacted, coalesce(max(accepted), 0) as accepted, coalesce(max(responded), 0) as responded,
      coalesce(max(rejected), 0) as rejected from outreach.lead_counts where workspace_id = $1) c`,
  /** The best pending lead that nothing speaks against. */
  next_lead: `select ${SHOWN} from outreach.next_leads($1, 1) n
    cross join lateral (select * from outreach.scored_leads l where l.workspace_id = $1 and l.id = n.lead_id offset 0) l`,
  /** {after, before?, on_date, top}: compiled scorings; without `before`, the order as it stands. */
  ranking_diff: `select coalesce(jsonb_agg(to_jsonb(d) || l.who order by d.place_after), '[]')
    from outreach.ranking_diff($1, $2 -> 'before', $2 -> 'after', ($2 ->> 'on_date')::date, coalesce(($2 ->> 'top')::integer, 20)) d
    cross join lateral (select jsonb_build_object('full_name', l.full_name, 'job_title', l.job_title, 'company', l.company) as who
      from outreach.leads l where l.workspace_id = $1 and l.id = d.lead_id offset 0) l`,
} satisfies App['views']
