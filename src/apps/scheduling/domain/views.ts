/** What people may look at: SQL with $1 = workspace and $2 = parameters as jsonb, each one jsonb value. */

const ATTENDEE = `jsonb_build_object('attendee_id', a.attendee_id, 'number', a.number, 'full_name', a.full_name, 'email', a.email, 'required', a.required,
  'default_language', a.default_language, 'time_zone', a.time_zone, 'stage', a.stage, 'score', a.score, 'reason', a.reason, 'engagement', a.engagement,
  'next_action', case when a.next_type is null then null else jsonb_build_object('type', a.next_type, 'subtype', a.next_subtype) end,
  'follow_up_at', kernel.stamp(a.follow_up_at), 'yes', coalesce(a.yes_to = m.slot, false), 'invited', coalesce(a.invited_to = m.slot, false), 'partstat', a.partstat,
  'mails_out', a.mails_out, 'inbound', a.inbound, 'closed_reason', a.closed_reason,
  'waits_for_approval', exists (select 1 from kernel.approvals k where k.workspace_id = $1 and k.subject_id = a.attendee_id and k.status = 'pending'),
  'rejected', a.stage = 'write' and exists (select 1 from kernel.approvals k where k.workspace_id = $1 and k.subject_id = a.attendee_id and k.status in ('rejected', 'expired')
    and coalesce(k.decided_at, k.expires_at) >= a.decided_at),
  'uncertain', (select i.intent_id from kernel.intents i where i.workspace_id = $1 and i.subject_id = a.attendee_id and i.status = 'uncertain' order by i.created_at limit 1))`

const QUESTION = `jsonb_build_object('question_id', q.question_id, 'attendee_id', q.attendee_id, 'kind', q.kind, 'what', q.what, 'why', q.why, 'alternatives', q.alternatives,
  'choices', q.choices, 'status', q.status, 'choice', q.choice, 'asked_at', kernel.stamp(q.asked_at), 'decided_by', q.decided_by, 'decided_at', kernel.stamp(q.decided_at))`

/** Over those who are required and still asked: the weakest of them is as strong as the meeting. */
const EVENT_SCORE = `(select min(a.score) from scheduling.attendees a where a.workspace_id = $1 and a.required and a.closed_reason is null)`

export const views: Record<string, string> = {
  /** One meeting with everybody who is asked. */
  board: `select jsonb_build_object('id', w.workspace_id, 'name', w.name, 'status', w.status, 'status_reason', w.status_reason, 'created_at', kernel.stamp(w.created_at),
      'stopped', exists (select 1 from kernel.stops s where s.lifted_at is null and (s.everything or s.workspace_id = $1)),
      'goal', w.goal,
      'meeting', (select jsonb_build_object('status', m.status, 'slot', m.slot, 'starts_at', kernel.stamp(m.starts_at), 'ends_at', kernel.stamp(m.ends_at), 'chosen_by', m.chosen_by,
        'chosen_at', kernel.stamp(m.chosen_at), 'calendar_state', m.calendar_state, 'looking', m.requested_search_round > m.completed_search_round, 'ended_by', m.ended_by, 'ended_reason', m.ended_reason) from scheduling.meetings m where m.workspace_id = $1),
      'event_score', ${EVENT_SCORE},
      'attendees', (select coalesce(jsonb_agg(${ATTENDEE} order by a.number), '[]') from scheduling.attendee_stages a left join scheduling.meetings m on m.workspace_id = a.workspace_id where a.workspace_id = $1),
      'questions', (select coalesce(jsonb_agg(${QUESTION} order by q.asked_at, q.question_id), '[]') from (
        select * from scheduling.questions q where q.workspace_id = $1 and q.status <> 'withdrawn' order by (q.status = 'open') desc, q.asked_at desc limit 100) q),
      'slots', (select coalesce(jsonb_agg(jsonb_build_object('slot_id', s.slot_id, 'starts_at', kernel.stamp(s.starts_at), 'ends_at', kernel.stamp(s.ends_at), 'score', s.score, 'reasons', s.reasons)
        order by s.score desc, s.starts_at), '[]') from scheduling.slots s join scheduling.meetings m on m.workspace_id = s.workspace_id and m.completed_search_round = s.round where s.workspace_id = $1))
    from kernel.workspaces w where w.workspace_id = $1 and w.app = 'scheduling'`,
  /** {attendee_id}: every mail to and from somebody, oldest first. */
  thread: `select jsonb_build_object('mails', coalesce(jsonb_agg(jsonb_build_object('mail_id', m.mail_id, 'direction', m.direction, 'kind', m.kind, 'message_id', m.message_id, 'subject', m.subject,
      'body', m.body, 'action_name', m.action_name, 'language', m.language, 'trusted', m.trusted, 'checks', m.checks, 'at', kernel.stamp(m.at)) order by m.at, m.mail_id), '[]'))
    from (select * from scheduling.mails m where m.workspace_id = $1 and m.attendee_id = ($2 ->> 'attendee_id')::uuid order by m.at desc, m.mail_id desc limit 500) m`,
  /** For a list of meetings: one line. */
  summary: `select jsonb_build_object('status', m.status, 'starts_at', kernel.stamp(m.starts_at), 'score', ${EVENT_SCORE},
      'attendees', (select count(*) from scheduling.attendees a where a.workspace_id = $1 and a.closed_reason is null),
      'yes', (select count(*) from scheduling.attendees a where a.workspace_id = $1 and a.closed_reason is null and a.yes_to = m.slot),
      'questions', (select count(*) from scheduling.questions q where q.workspace_id = $1 and q.status = 'open'))
    from scheduling.meetings m where m.workspace_id = $1`,
}
