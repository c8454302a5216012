-- What the next step of a case rests on: the case, what a person just sent is about, and of the task in progress as much as
-- its agent needs. Everything is bounded: a batch of documents, a slice of their text, a hundred facts. What is looked up by
-- its key is asked for row by row (a lateral or scalar select), so that no plan reads the whole case, whatever the planner
-- believes of its size: among 3,000 documents hearing of an upload touched 6,000 rows more than in an empty case.
with task as materialized (
  select t.metadata, t.metadata ->> 'agent' as agent from kernel.tasks t where t.workspace_id = $1 and t.status = 'in_progress' order by t.created_at, t.task_id limit 1
), item as materialized (
  select i.content from kernel.inbox i where i.workspace_id = $1 and i.processed_at is null order by i.received_at, i.item_id limit 1
), range as materialized (
  select (k.metadata ->> 'from')::integer as low, (k.metadata ->> 'to')::integer as high from task k where k.agent = 'MAPPING_AGENT' and k.metadata ? 'from'
  union all
  -- while nothing is in progress and no inbox item waits: the batch that would come next
  select min(d.number), max(d.number) from (
    select d.number from casework.documents d where d.workspace_id = $1 and d.stage in ('received', 'read') order by d.number limit 20) d
  where not exists (select 1 from task) and not exists (select 1 from item) and (select c.status from casework.cases c where c.workspace_id = $1) = 'accepted'
), batch as materialized (
  -- of the range what is still to be done: documents far apart may have thousands between them
  select d.* from range r cross join lateral (
    select d.*, d.xmin::text as row_version from casework.documents d
    where d.workspace_id = $1 and d.number between r.low and r.high and d.stage in ('received', 'read') order by d.number limit 20) d
), blocked as materialized (
  -- work that was given up, or that a person rejected: it is not started again and does not block the rest
  (select distinct t.metadata ->> 'key' as key from kernel.tasks t where t.workspace_id = $1 and t.status = 'blocked' and t.metadata ? 'key'
    and (select n.blocked > 0 from kernel.task_counts n where n.workspace_id = $1) order by 1 limit 1000)
  union
  (select t.metadata ->> 'key' from kernel.approvals a join kernel.tasks t on t.workspace_id = $1 and t.task_id = a.task_id
    where a.workspace_id = $1 and a.status = 'rejected' and t.metadata ? 'key' order by a.decided_at desc, a.approval_id limit 1000)
), reading as materialized (
  -- documents whose text is known and whose facts are not taken: whole ones while they fit together, or one that is longer,
  -- from the place where it was left
  select d.*, row_number() over (order by d.number) as nth, sum(length(d.bytes)) over (order by d.number) as total from (
    select d.document_id, d.number, d.mapped_pages, d.mapped_characters, d.mapped_units, d.text_hash, (select b.bytes from kernel.blobs b where b.workspace_id = $1 and b.hash = d.text_hash) as bytes
    from batch d where d.stage = 'read') d
), requested as materialized (
  -- the request whose package is being made, else the next
  select r.*, r.xmin::text as row_version from casework.export_requests r where r.workspace_id = $1 and r.status <> 'failed' and 'bundle:' || r.bundle_id not in (select b.key from blocked b)
    and not exists (select 1 from casework.export_bundles x where x.workspace_id = $1 and x.bundle_id = r.bundle_id)
  order by 'bundle:' || r.bundle_id = (select k.metadata ->> 'key' from task k) desc nulls last, r.updated_at, r.bundle_id limit 1
), promoted as materialized (
  -- the ticket that is being worked on, else the next
  select p.*, p.xmin::text as row_version from casework.promotions p where p.workspace_id = $1 and p.status = 'open' and 'promotion:' || p.promotion_ticket_id not in (select b.key from blocked b)
  order by 'promotion:' || p.promotion_ticket_id = (select k.metadata ->> 'key' from task k) desc nulls last, p.updated_at, p.promotion_ticket_id limit 1
)
select jsonb_build_object(
  'case', (select to_jsonb(c) - 'workspace_id' || jsonb_build_object('row_version', c.xmin::text) from casework.cases c where c.workspace_id = $1),
  -- about what was sent: the documents that it names, and whether the same bytes are in the file already
  'named', (select coalesce(jsonb_object_agg(d.document_id, jsonb_build_object('document_id', d.document_id, 'number', d.number, 'artifact_id', d.artifact_id, 'artifact_kind', d.artifact_kind,
      'content_type', d.content_type, 'hash', d.hash, 'byte_size', d.byte_size, 'stage', d.stage, 'privileged', d.privileged, 'uploaded_at', kernel.stamp(d.uploaded_at),
      'decisions', (select count(*) from casework.privilege_decisions p where p.workspace_id = $1 and p.document_id = d.document_id))), '{}')
    from (
      select value::uuid as id from item i cross join lateral jsonb_each_text(i.content) where key in ('document_id', 'candidate_document_id') and value ~ '^[0-9a-f-]{36}$'
      union select t.audio_id from casework.turns t where t.workspace_id = $1 and t.answered_at is null and t.audio_id is not null
      union select s.document_id from casework.sessions s where s.workspace_id = $1 and s.status <> 'closed'
      union select p.ticket_document_id from promoted p
      union select p.candidate_document_id from promoted p
      union select b.request_document_id from requested b) n
    cross join lateral (select * from casework.documents d where d.workspace_id = $1 and d.document_id = n.id offset 0) d),
  'same_bytes', (select d.document_id from (
      select d.document_id, d.artifact_kind from casework.documents d where d.workspace_id = $1 and d.hash = (
        select coalesce(i.content ->> 'sha256', encode(sha256(convert_to(i.content ->> 'text', 'UTF8')), 'hex')) from item i) offset 0) d
    where d.artifact_kind = (select i.content ->> 'artifact_kind' from item i)),
  'transcript', (select to_jsonb(t) - 'workspace_id' from item i join casework.transcripts t on t.workspace_id = $1 and t.transcript_id::text = i.content ->> 'transcript_id' limit 1),
  'transcript_text', (select convert_from(kernel.checked(b.hash, b.bytes), 'UTF8') from item i join casework.transcripts t on t.workspace_id = $1 and t.transcript_id::text = i.content ->> 'transcript_id'
    join kernel.blobs b on b.workspace_id = $1 and b.hash = t.hash limit 1),
  'last_transcript', (select t.version from item i join casework.transcripts x on x.workspace_id = $1 and x.transcript_id::text = i.content ->> 'transcript_id'
    join casework.transcripts t on t.workspace_id = $1 and t.client_session_id = x.client_session_id order by t.version desc limit 1),
  'session', (select to_jsonb(s) - 'workspace_id' || jsonb_build_object('row_version', s.xmin::text) from casework.sessions s where s.workspace_id = $1 and s.status <> 'closed' order by s.number limit 1),
  'sessions', (select count(*) from casework.sessions s where s.workspace_id = $1),
  'turns', (select coalesce(jsonb_agg(to_jsonb(t) - 'workspace_id' - 'client_session_id' order by t.number), '[]') from (
      select t.* from casework.turns t join casework.sessions s on s.workspace_id = $1 and s.client_session_id = t.client_session_id and s.status <> 'closed'
      where t.workspace_id = $1 order by t.number limit 200) t),
  'form', (select convert_from(kernel.checked(b.hash, b.bytes), 'UTF8') from casework.documents d join kernel.blobs b on b.workspace_id = $1 and b.hash = d.hash
    where d.workspace_id = $1 and d.artifact_kind = 'client_intake_form' and (select k.agent from task k) in ('INTAKE_AGENT', 'INTERVIEW_AGENT') order by d.number desc limit 1),
  'form_document', (select d.document_id from casework.documents d where d.workspace_id = $1 and d.artifact_kind = 'client_intake_form' order by d.number desc limit 1),
  'uploads', (select coalesce(jsonb_agg(jsonb_build_object('document_id', d.document_id, 'artifact_id', d.artifact_id, 'artifact_kind', d.artifact_kind, 'name', d.name, 'content_type', d.content_type,
      'hash', d.hash, 'byte_size', d.byte_size) order by d.number), '[]')
    from (select * from casework.documents d where d.workspace_id = $1
      and (select c.requested_intake_round > c.intake_round from casework.cases c where c.workspace_id = $1) and not exists (select 1 from item) order by d.number limit 200) d),
  'entities', (select coalesce(jsonb_agg(jsonb_build_object('entity_id', e.entity_id, 'kind', e.kind, 'side', e.side, 'name', e.name, 'folded', e.folded, 'details', e.details,
      'row_version', e.row_version) order by e.folded, e.entity_id), '[]') from (
      select e.*, e.xmin::text as row_version from casework.entities e where e.workspace_id = $1 and (select k.agent from task k) in ('INTAKE_AGENT', 'INTERVIEW_AGENT', 'MAPPING_AGENT') order by e.updated_at, e.entity_id limit 200) e),
  'notes', (select coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'round', n.round, 'client_session_id', n.client_session_id, 'artifact_id', n.artifact_id, 'hash', n.hash) order by n.created_at desc, n.note_id), '[]') from (
      select * from casework.interview_notes n where n.workspace_id = $1 order by n.created_at desc, n.note_id limit 20) n),
  'transcripts', (select coalesce(jsonb_agg(jsonb_build_object('transcript_id', t.transcript_id, 'client_session_id', t.client_session_id, 'version', t.version, 'artifact_id', t.artifact_id, 'hash', t.hash) order by t.created_at desc, t.transcript_id), '[]') from (
      select * from casework.transcripts t where t.workspace_id = $1 order by t.created_at desc, t.transcript_id limit 20) t),
  'range', (select to_jsonb(r) from range r where r.low is not null),
  'batch', (select coalesce(jsonb_agg(jsonb_build_object('document_id', d.document_id, 'number', d.number, 'artifact_id', d.artifact_id, 'artifact_kind', d.artifact_kind, 'content_type', d.content_type,
      'hash', d.hash, 'byte_size', d.byte_size, 'stage', d.stage, 'pages', d.pages, 'mapped_pages', d.mapped_pages, 'mapped_characters', d.mapped_characters, 'text_hash', d.text_hash, 'row_version', d.row_version) order by d.number), '[]') from batch d),
  'reading', (select coalesce(jsonb_agg(jsonb_build_object('document_id', g.document_id, 'from_page', g.mapped_pages + 1, 'pages', (
      -- of a page that does not fit a part, up to the end of a line or at least of a word
      select coalesce(jsonb_agg(jsonb_build_object('page', p.page, 'at', case when p.page = g.mapped_pages + 1 then g.mapped_units else 0 end, 'more', length(p.rest) > 30000,
        'text', case when length(p.rest) <= 30000 then p.rest else left(p.rest, 30001 - coalesce(nullif(position(E'\n' in reverse(substr(p.rest, 15001, 15000))), 0),
          nullif(position(' ' in reverse(substr(p.rest, 15001, 15000))), 0), 1)) end) order by p.page), '[]') from (
        select p.page, p.rest, sum(length(p.rest)) over (order by p.page) as total from (
          select p.page, case when p.page = g.mapped_pages + 1 then substr(p.text, g.mapped_characters + 1) else p.text end as rest
          from unnest(string_to_array(convert_from(kernel.checked(g.text_hash, g.bytes), 'UTF8'), E'\f')) with ordinality p(text, page) where p.page > g.mapped_pages) p) p
      where p.total <= 30000 or p.page = g.mapped_pages + 1)) order by g.number), '[]') from reading g where g.nth = 1 or g.total <= 30000),
  'unweighed', (select coalesce(jsonb_agg(jsonb_build_object('fact_id', f.fact_id, 'number', f.number, 'statement', f.statement, 'status', f.status, 'document_id', f.document_id, 'page', f.page,
      'start', f.start_at, 'end', f.end_at, 'quote_hash', f.quote_hash, 'happened', f.happened, 'entities', f.entities, 'supports', f.supports) order by f.number), '[]') from (
      select * from casework.facts f where f.workspace_id = $1 and not f.weighed and (select k.agent from task k) = 'MAPPING_AGENT' order by f.number limit 60) f),
  'any_unweighed', exists (select 1 from casework.facts f where f.workspace_id = $1 and not f.weighed),
  'elements', (select coalesce(jsonb_agg(jsonb_build_object('coa_id', x.coa_id, 'element_id', x.element_id, 'facts', x.facts) order by x.coa_id, x.element_id), '[]') from (
      select e.coa_id, e.element_id, (select jsonb_agg(jsonb_build_object('fact_id', v.fact_id, 'relation', v.relation, 'weight', v.weight, 'number', f.number, 'statement', left(f.statement, 200),
          'document_id', f.document_id, 'page', f.page, 'name', d.name) order by v.weight desc, f.number)
        from (select * from casework.current_evidence v where v.workspace_id = $1 and v.coa_id = e.coa_id and v.element_id = e.element_id order by v.relation = 'to_review', v.weight desc, v.evidence_id limit 20) v
        join casework.current_facts f on f.workspace_id = $1 and f.fact_id = v.fact_id left join casework.documents d on d.workspace_id = $1 and d.document_id = f.document_id) as facts
      from (select distinct e.coa_id, e.element_id from casework.current_evidence e where e.workspace_id = $1 and (select k.metadata ->> 'work' from task k) = 'coa_map' order by 1, 2 limit 300) e) x),
  -- what a person sent is about this fact; its copies are the same sentence in mails that quote it
  'fact', (select jsonb_build_object('fact_id', f.fact_id, 'status', f.status, 'statement', f.statement, 'happened', f.happened, 'entities', f.entities, 'rejected', f.rejected, 'copies', (
      select coalesce(jsonb_agg(o.fact_id order by o.number), '[]') from (select o.fact_id, o.number from casework.fact_keys o where o.workspace_id = $1 and o.statement_key = f.statement_key and o.fact_id <> f.fact_id
        and (o.quoted or f.quoted) order by o.number limit 100) o))
    from casework.current_facts f where f.workspace_id = $1 and f.fact_id = (select (i.content ->> 'fact_id')::uuid from item i where i.content ->> 'fact_id' ~ '^[0-9a-f-]{36}$' limit 1)),
  'fact_decisions', (select coalesce(max(d.number), 0) from casework.fact_decisions d where d.workspace_id = $1),
  'mapped_decisions', (select coalesce(max(r.decisions), 0) from casework.map_rounds r where r.workspace_id = $1),
  'quoted_page', (select split_part(convert_from((select kernel.checked(b.hash, b.bytes) from kernel.blobs b where b.workspace_id = $1 and b.hash = (
      select d.text_hash from casework.documents d where d.workspace_id = $1 and d.document_id = (i.content ->> 'document_id')::uuid)), 'UTF8'), E'\f', (i.content ->> 'page')::integer)
    from item i where i.content ? 'quote' and i.content ->> 'document_id' ~ '^[0-9a-f-]{36}$' and (i.content ->> 'page') ~ '^[1-9][0-9]{0,6}$' limit 1),
  -- sentences that a person rejected: no agent writes them again
  'rejected_facts', (select coalesce(jsonb_agg(jsonb_build_object('document_id', f.document_id, 'page', f.page, 'start', f.start_at, 'end', f.end_at, 'statement_key', f.statement_key) order by f.number), '[]') from (
      select f.* from (select distinct d.fact_id from casework.fact_decisions d where d.workspace_id = $1 and d.kind in ('reject', 'restore') limit 2000) d
      cross join lateral (select f.* from casework.current_facts f where f.workspace_id = $1 and f.fact_id = d.fact_id and f.rejected offset 0) f
      where (select k.agent from task k) = 'MAPPING_AGENT' order by f.number desc limit 1000) f),
  'promotion', (select to_jsonb(p) - 'workspace_id' from promoted p),
  'candidate', (select convert_from((select kernel.checked(b.hash, b.bytes) from kernel.blobs b where b.workspace_id = $1 and b.hash = (
      select d.hash from casework.documents d where d.workspace_id = $1 and d.document_id = p.candidate_document_id)), 'UTF8') from promoted p),
  'ticket', (select convert_from((select kernel.checked(b.hash, b.bytes) from kernel.blobs b where b.workspace_id = $1 and b.hash = (
      select d.hash from casework.documents d where d.workspace_id = $1 and d.document_id = p.ticket_document_id)), 'UTF8') from promoted p),
  'report', (select convert_from((select kernel.checked(b.hash, b.bytes) from kernel.blobs b where b.workspace_id = $1 and b.hash = (
      select a.hash from kernel.artifacts a where a.workspace_id = $1 and a.artifact_type = 'redaction_report' and a.artifact_key = p.promotion_ticket_id::text)), 'UTF8') from promoted p),
  'bundle', (select to_jsonb(b) - 'workspace_id' from requested b),
  'request', (select convert_from((select kernel.checked(k.hash, k.bytes) from kernel.blobs k where k.workspace_id = $1 and k.hash = (
      select d.hash from casework.documents d where d.workspace_id = $1 and d.document_id = b.request_document_id)), 'UTF8') from requested b),
  'contents', (select jsonb_build_object('documents', count(*), 'privileged', count(*) filter (where d.privileged), 'bytes', coalesce(sum(d.byte_size), 0),
      'hash', encode(sha256(convert_to(coalesce(string_agg(d.document_id::text || ' ' || d.hash || ' ' || coalesce(d.text_hash, '-') || ' ' || d.privileged::text || ' ' || v.is_undecided::text || ' '
        || coalesce(v.decision, '-') || ' ' || md5(v.passages::text || v.signs::text || coalesce(d.privilege_basis, '')), E'\n' order by d.number), ''), 'UTF8')), 'hex'))
    from casework.documents d join casework.privilege v on v.workspace_id = $1 and v.document_id = d.document_id where d.workspace_id = $1 and (select k.agent from task k) = 'EXPORT_AGENT'),
  'production', (select coalesce(jsonb_agg(jsonb_build_object('document_id', d.document_id, 'number', d.number, 'name', d.name, 'content_type', d.content_type, 'received_at_utc', kernel.stamp(d.uploaded_at),
      'pages', d.pages, 'is_unread', d.stage = 'received', 'dated', d.about ->> 'date', 'decision', v.decision, 'signs', v.signs, 'is_undecided', v.is_undecided) order by d.number), '[]')
    from casework.documents d join casework.privilege v on v.workspace_id = $1 and v.document_id = d.document_id where d.workspace_id = $1
      and ((select i.content ->> 'artifact_kind' from item i) = 'export_request' or ((select k.agent from task k) = 'EXPORT_AGENT' and (select b.status from requested b) = 'requested'))),
  -- documents of this case among the ids of a request, whatever else its text is
  'mentioned', (select coalesce(jsonb_agg(d.document_id order by d.document_id), '[]') from (
      select distinct m[1]::uuid as id from (
        select i.content ->> 'text' as text from item i where i.content ->> 'artifact_kind' = 'export_request'
        union all
        select convert_from((select kernel.checked(k.hash, k.bytes) from kernel.blobs k where k.workspace_id = $1 and k.hash = (
          select d.hash from casework.documents d where d.workspace_id = $1 and d.document_id = b.request_document_id)), 'UTF8') from requested b where b.status = 'requested') t
      cross join lateral regexp_matches(t.text, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') m) m
    cross join lateral (select d.document_id from casework.privilege d where d.workspace_id = $1 and d.document_id = m.id offset 0) d),
  'marked_text', (select convert_from((select kernel.checked(b.hash, b.bytes) from kernel.blobs b where b.workspace_id = $1 and b.hash = (
      select d.text_hash from casework.documents d where d.workspace_id = $1 and d.document_id = (i.content ->> 'document_id')::uuid)), 'UTF8')
    from item i where i.content ? 'passages' and i.content ->> 'document_id' ~ '^[0-9a-f-]{36}$' limit 1),
  'conflict_checks', (select count(*) from casework.conflict_checks k where k.workspace_id = $1),
  'flagged', (select coalesce((select k.flagged from casework.conflict_checks k where k.workspace_id = $1 and exists (select 1 from item i where i.content ? 'decision')
    order by k.number desc limit 1), '[]')),
  'blocked', (select coalesce(jsonb_agg(b.key order by b.key), '[]') from blocked b),
  'child_runs', (select coalesce(jsonb_agg(r.run_id order by r.created_at, r.run_id), '[]') from (
      select r.run_id, r.created_at from kernel.runs r where r.workspace_id = $1 and r.run_kind = 'agent' and (select c.status from casework.cases c where c.workspace_id = $1) in ('closed', 'rejected')
      order by r.created_at, r.run_id limit 1000) r)
)
