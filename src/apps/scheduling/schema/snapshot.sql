-- What the next decision about a meeting rests on: the meeting, everybody who is asked (at most 50), and of those whom it
-- may be about their last mails.
with asked as materialized (
  select distinct a.subject_id as attendee_id, bool_or(a.status in ('pending', 'granted')) over (partition by a.subject_id) as open
  from kernel.approvals a where a.workspace_id = $1 and a.subject_id is not null and a.status in ('pending', 'granted')
), item as materialized (
  select i.subject_id as attendee_id, i.content ->> 'message_id' as message_id from kernel.inbox i where i.workspace_id = $1 and i.processed_at is null order by i.received_at, i.item_id limit 1
), standing as materialized (
  select * from scheduling.attendee_stages t where t.workspace_id = $1
), rejected as materialized (
  -- A person said no to the mail that is to be written: it is theirs to say how to go on.
  select distinct t.attendee_id from standing t join kernel.approvals a on a.workspace_id = $1 and a.subject_id = t.attendee_id
    and a.status in ('rejected', 'expired') and coalesce(a.decided_at, a.expires_at) >= t.decided_at
  where t.stage = 'write'
), uncertain as materialized (
  select distinct i.subject_id as attendee_id from kernel.intents i where i.workspace_id = $1 and i.status in ('open', 'uncertain') and i.subject_id is not null
), next as materialized (
  -- A follow-up may have to wait for their working hours: it comes after whatever can be done at once.
  (select case t.next_type when 'Follow_up' then 3 else 1 end as rank, t.attendee_id, t.follow_up_at, t.number from standing t where t.stage = 'write'
    -- No confirmation of a time is sent while the calendar says otherwise.
    and not (t.next_type = 'Confirm' and t.next_subtype = 'finalized' and exists (select 1 from scheduling.meetings m where m.workspace_id = $1 and m.calendar_state = 'refused' and m.overruled_by is null))
    and not exists (select 1 from asked a where a.attendee_id = t.attendee_id) and not exists (select 1 from rejected d where d.attendee_id = t.attendee_id)
    and not exists (select 1 from uncertain u where u.attendee_id = t.attendee_id))
  union all
  -- An answer to a mail whose sending is still uncertain is processed once that is known.
  (select 2, t.attendee_id, t.follow_up_at, t.number from standing t where t.stage = 'decide'
    and not (exists (select 1 from uncertain u where u.attendee_id = t.attendee_id) and not exists (
      select 1 from scheduling.mails m where m.workspace_id = $1 and m.attendee_id = t.attendee_id and m.direction = 'outbound' and m.at >= t.asked_since)))
  union all
  (select 4, t.attendee_id, t.follow_up_at, t.number from standing t where t.stage = 'wait' and t.follow_up_at is not null)
  order by 1, 3, 4 limit 1
), shown as materialized (
  select attendee_id from next union select attendee_id from asked union select attendee_id from item where attendee_id is not null
  union select attendee_id from uncertain
), history as materialized (
  select s.attendee_id, jsonb_agg(m.mail order by m.at, m.mail_id) as mails from shown s cross join lateral (
    select m.at, m.mail_id, jsonb_build_object('direction', m.direction, 'kind', m.kind, 'message_id', m.message_id, 'subject', m.subject, 'content', left(m.body, 4000),
      'timestamp', kernel.stamp(m.at), 'trusted', m.trusted, 'action_name', m.action_name, 'language', m.language) as mail
    from scheduling.mails m where m.workspace_id = $1 and m.attendee_id = s.attendee_id order by m.at desc, m.mail_id desc limit 12) m
  group by s.attendee_id
)
select jsonb_build_object(
  'meeting', (select to_jsonb(m) - 'workspace_id' || jsonb_build_object('row_version', m.xmin::text) from scheduling.meetings m where m.workspace_id = $1),
  'attendees', (select coalesce(jsonb_agg(to_jsonb(a) - 'workspace_id' || jsonb_build_object(
      'asked', exists (select 1 from asked k where k.attendee_id = a.attendee_id), 'rejected', exists (select 1 from rejected d where d.attendee_id = a.attendee_id),
      'uncertain', exists (select 1 from uncertain u where u.attendee_id = a.attendee_id)) order by a.number), '[]')
    from standing a),
  'next', (select jsonb_build_object('attendee_id', n.attendee_id, 'turn', case when n.rank in (1, 3) then 'write' else 'decide' end, 'due_at', case n.rank when 4 then kernel.stamp(n.follow_up_at) end) from next n),
  'history', (select coalesce(jsonb_object_agg(h.attendee_id, h.mails), '{}') from history h),
  'questions', (select coalesce(jsonb_agg(jsonb_build_object('question_id', q.question_id, 'attendee_id', q.attendee_id, 'kind', q.kind, 'what', q.what,
      'alternatives', q.alternatives, 'choices', q.choices) order by q.asked_at, q.question_id), '[]') from (
      select * from scheduling.questions q where q.workspace_id = $1 and q.status = 'open' order by q.asked_at, q.question_id limit 60) q),
  'known_mail', (select exists (select 1 from scheduling.mails m join item i on m.message_id = i.message_id where m.workspace_id = $1)),
  'slots', (select coalesce(jsonb_agg(jsonb_build_object('slot_id', s.slot_id, 'starts_at', kernel.stamp(s.starts_at), 'ends_at', kernel.stamp(s.ends_at), 'score', s.score) order by s.score desc, s.starts_at), '[]')
    from (select s.* from scheduling.slots s join scheduling.meetings m on m.workspace_id = s.workspace_id and m.completed_search_round = s.round where s.workspace_id = $1 order by s.score desc, s.starts_at limit 20) s)
)
