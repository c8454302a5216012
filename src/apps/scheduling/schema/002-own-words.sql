-- An attendee is closed by their own words, by silence after our mails, or by a person; and an invitation that a person approved
-- is an invitation.

create or replace function scheduling.guard_attendee() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  ours record;
begin
  if tg_op = 'INSERT' then
    if new.yes_to is not null or new.mails_out <> 0 or new.action <> 0 or new.inbound <> 0 then
      perform kernel.refuse('attendee.initial', 'an attendee begins unasked', 'Insert them so.');
    end if;
    if (select count(*) from scheduling.attendees a where a.workspace_id = new.workspace_id) >= 50 then
      perform kernel.refuse('attendee.too_many', 'a meeting has at most 50 attendees', 'Ask fewer people.');
    end if;
    if exists (select 1 from scheduling.attendees a where a.workspace_id = new.workspace_id and lower(a.email) = lower(new.email) and a.closed_why is null) then
      perform kernel.refuse('attendee.twice', 'somebody with this address is asked already', 'Ask each person once.');
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if (new.full_name, new.email, new.number) is distinct from (old.full_name, old.email, old.number) then
    perform kernel.refuse('attendee.is_fixed', 'to whom is written does not change', 'Remove them and add somebody else.');
  end if;
  if new.mails_out < old.mails_out or new.action < old.action or new.sent_action < old.sent_action or new.inbound < old.inbound or new.read_inbound < old.read_inbound then
    perform kernel.refuse('attendee.goes_forward', 'what was sent is not unsent', 'Go on from here.');
  end if;
  -- A yes is somebody's own word, or a person of the house read it so.
  if new.yes_to is distinct from old.yes_to and new.yes_to is not null
    and not exists (select 1 from scheduling.mails m where m.workspace_id = new.workspace_id and m.attendee_id = new.attendee_id and m.direction = 'inbound' and m.kind = 'person' and m.trusted
      and m.at >= new.asked_since)
    and not exists (select 1 from scheduling.questions q where q.workspace_id = new.workspace_id and q.attendee_id = new.attendee_id and q.status = 'decided' and q.choice = 'count_as_yes') then
    perform kernel.refuse('attendee.yes_from_nowhere', 'they have not answered since this time was asked about', 'Wait for their answer.');
  end if;
  -- Nobody has declined without a word: it is in their own mail, or a person of the house closed them.
  if new.closed_why = 'declined' and old.closed_why is null
    and not exists (select 1 from scheduling.mails m where m.workspace_id = new.workspace_id and m.attendee_id = new.attendee_id and m.direction = 'inbound' and m.kind = 'person' and m.trusted
      and m.at >= new.asked_since)
    and not exists (select 1 from scheduling.questions q where q.workspace_id = new.workspace_id and q.attendee_id = new.attendee_id and q.status = 'decided') then
    perform kernel.refuse('attendee.declined_without_words', 'the attendee has not written since this time was asked about', 'Follow up, or wait.');
  end if;
  -- The same terms as in engine/silence.ts, of the mails that were really sent.
  if new.next_type = 'Close' and new.next_subtype = 'unresponsive' and new.action > old.action then
    select count(*) as mails, min(m.at) as first, max(m.at) as last into ours from scheduling.mails m
    where m.workspace_id = new.workspace_id and m.attendee_id = new.attendee_id and m.direction = 'outbound' and m.at >= new.asked_since
      and not exists (select 1 from scheduling.mails i where i.workspace_id = m.workspace_id and i.attendee_id = m.attendee_id and i.direction = 'inbound' and i.kind = 'person' and i.trusted and i.at >= m.at);
    if not (ours.mails >= 3 and new.updated_at - ours.first >= interval '7 days')
      and not (ours.mails >= 1 and new.updated_at - ours.last >= interval '24 hours'
        and exists (select 1 from scheduling.meetings m where m.workspace_id = new.workspace_id and m.starts_at - new.updated_at <= interval '48 hours')) then
      perform kernel.refuse('attendee.too_early_to_close', 'the attendee has not been silent long enough after our mails', 'Follow up, or wait.');
    end if;
  end if;
  return new;
end $$;

create or replace view scheduling.reached with (security_invoker = true) as
select m.workspace_id, 'chosen' as name from scheduling.meetings m where m.slot > 0 or m.status = 'cancelled'
union all
select m.workspace_id, 'told' from scheduling.meetings m where m.status in ('cancelled', 'over')
  or m.status = 'agreed' and not exists (select 1 from scheduling.attendees a where a.workspace_id = m.workspace_id and a.closed_why is null and a.yes_to = m.slot and a.invited_to is distinct from m.slot and a.email <> '[erased]')
union all
select m.workspace_id, 'over' from scheduling.meetings m where m.status = 'over'
  or m.status = 'cancelled' and m.kept = 'nothing' and not exists (select 1 from scheduling.attendees a where a.workspace_id = m.workspace_id and a.invited_to is not null and a.email <> '[erased]')
  -- whoever may have an invitation may have to hear that it is taken back
  and not exists (select 1 from kernel.intents i where i.workspace_id = m.workspace_id and i.tool in ('send_invitation', 'send_drafted_invitation') and i.status in ('open', 'uncertain'));
