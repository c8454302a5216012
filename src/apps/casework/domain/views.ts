/** What people may look at: SQL with $1 = workspace and $2 = parameters as jsonb, each one jsonb value. */

const LIMIT = `least(greatest(coalesce(($2 ->> 'limit')::integer, 50), 1), 500)`
const AFTER = `coalesce(($2 ->> 'after')::integer, 0)`

const DOCUMENT = `jsonb_build_object('document_id', d.document_id, 'number', d.number, 'artifact_id', d.artifact_id, 'artifact_kind', d.artifact_kind, 'name', d.name, 'content_type', d.content_type, 'hash', d.hash,
  'byte_size', d.byte_size, 'stage', d.stage, 'problem', d.problem, 'pages', d.pages, 'about', d.about, 'privileged', d.privileged, 'privilege_basis', d.privilege_basis,
  'privilege_by', d.privilege_by, 'decision', v.decision, 'passages', coalesce(v.passages, '[]'), 'signs', coalesce(v.signs, '[]'), 'is_undecided', coalesce(v.is_undecided, false),
  'uploaded_by', d.uploaded_by, 'uploaded_at', kernel.stamp(d.uploaded_at))`
const PRIVILEGE = `left join casework.privilege v on v.workspace_id = $1 and v.document_id = d.document_id`

const FACT = `jsonb_build_object('fact_id', f.fact_id, 'number', f.number, 'statement', f.statement, 'status', f.status, 'document_id', f.document_id, 'document', d.name, 'page', f.page,
  'start', f.start_at, 'end', f.end_at, 'happened', f.happened, 'entities', f.entities, 'original', case when f.corrected_by is not null then f.original end,
  'rejected', case when f.rejected then jsonb_build_object('by', f.rejected_by, 'reason', f.rejection_reason) end,
  'corrected', case when f.corrected_by is not null then jsonb_build_object('by', f.corrected_by, 'reason', f.correction_reason) end, 'added_by', f.added_by,
  'elements', (select coalesce(jsonb_agg(jsonb_build_object('coa_id', v.coa_id, 'element_id', v.element_id, 'relation', v.relation, 'weight', v.weight, 'mapped_by', v.mapped_by)
    order by v.weight desc, v.coa_id, v.element_id), '[]') from casework.current_evidence v where v.workspace_id = $1 and v.fact_id = f.fact_id))`

const textOf = (of: string) =>
  `(select convert_from(kernel.checked(b.hash, b.bytes), 'UTF8') from kernel.blobs b where b.workspace_id = $1 and b.hash = ${of})`

export const views: Record<string, string> = {
  /** One case: how it stands, what waits, and what was made. */
  board: `select jsonb_build_object('id', w.workspace_id, 'name', w.name, 'status', w.status, 'status_reason', w.status_reason, 'created_at', kernel.stamp(w.created_at), 'goal', w.goal,
      'stopped', exists (select 1 from kernel.stops s where s.lifted_at is null and (s.everything or s.workspace_id = $1)),
      'case', (select jsonb_build_object('status', c.status, 'coa_version', c.coa_version, 'coa_hash', c.coa_hash, 'conflict', c.conflict, 'documents', c.documents, 'facts', c.facts,
        'map_round', c.map_round, 'intake_round', c.intake_round, 'decided_by', c.decided_by, 'decided_at', kernel.stamp(c.decided_at), 'decision_reason', c.decision_reason, 'closed_by', c.closed_by)
        from casework.cases c where c.workspace_id = $1),
      'unread', (select count(*) from casework.documents d where d.workspace_id = $1 and d.stage in ('received', 'read')),
      'unreadable', (select count(*) from casework.documents d where d.workspace_id = $1 and d.stage = 'unreadable'),
      'undecided', (select count(*) from casework.privilege v where v.workspace_id = $1 and v.is_undecided),
      'flagged', (select coalesce((select k.flagged from casework.conflict_checks k where k.workspace_id = $1 order by k.number desc limit 1), '[]')),
      'waivers', (select coalesce(jsonb_agg(jsonb_build_object('answer', x.answer, 'names', x.names, 'given_by', x.given_by, 'words', x.words, 'recorded_by', x.recorded_by, 'recorded_at', kernel.stamp(x.recorded_at))
        order by x.recorded_at desc), '[]') from (select * from casework.conflict_waivers x where x.workspace_id = $1 order by x.recorded_at desc limit 20) x),
      'notes', (select coalesce(jsonb_agg(jsonb_build_object('note_id', n.note_id, 'kind', n.kind, 'round', n.round, 'created_at', kernel.stamp(n.created_at), 'content', ${textOf('n.hash')}::jsonb)
        order by n.created_at desc, n.note_id), '[]') from (select * from casework.interview_notes n where n.workspace_id = $1 order by n.created_at desc, n.note_id limit 20) n),
      'session', (select jsonb_build_object('client_session_id', s.client_session_id, 'number', s.number, 'status', s.status, 'prompt_pack', s.prompt_pack, 'consent_by', s.consent_by,
        'consent_at', kernel.stamp(s.consent_at), 'consent_recording', s.consent_recording, 'dictation_id', s.dictation_id) from casework.sessions s where s.workspace_id = $1 and s.status <> 'closed' order by s.number limit 1),
      'turns', (select coalesce(jsonb_agg(jsonb_build_object('turn_id', t.turn_id, 'number', t.number, 'question', t.question, 'answer', t.answer, 'source', t.source, 'skipped', t.skipped, 'problem', t.problem,
        'waits', t.answered_at is null, 'audio', t.audio_id is not null) order by t.number), '[]')
        from casework.turns t join casework.sessions s on s.workspace_id = $1 and s.client_session_id = t.client_session_id and s.status <> 'closed' where t.workspace_id = $1),
      'entities', (select coalesce(jsonb_agg(jsonb_build_object('entity_id', e.entity_id, 'kind', e.kind, 'side', e.side, 'name', e.name, 'details', e.details) order by e.side, e.folded), '[]')
        from (select * from casework.entities e where e.workspace_id = $1 order by e.side, e.folded limit 200) e),
      'promotions', (select coalesce(jsonb_agg(jsonb_build_object('promotion_ticket_id', p.promotion_ticket_id, 'status', p.status, 'signed_off_by', p.signed_off_by, 'findings', p.findings,
        'candidate_document_id', p.candidate_document_id, 'candidate', (select ${textOf('d.hash')}::jsonb from casework.documents d where d.workspace_id = $1 and d.document_id = p.candidate_document_id),
        'receipt', (select ${textOf('a.hash')} from kernel.artifacts a where a.workspace_id = $1 and a.artifact_id = p.receipt_id),
        'updated_at', kernel.stamp(p.updated_at)) order by p.updated_at desc, p.promotion_ticket_id), '[]') from (select * from casework.promotions p where p.workspace_id = $1 order by p.updated_at desc limit 50) p),
      'bundles', (select coalesce(jsonb_agg(jsonb_build_object('bundle_id', r.bundle_id, 'kind', r.bundle_kind, 'reason', r.export_reason, 'status', r.status, 'problem', r.problem, 'package_hash', r.package_hash,
        'package_bytes', r.package_bytes, 'counts', r.counts, 'updated_at', kernel.stamp(r.updated_at)) order by r.updated_at desc, r.bundle_id), '[]')
        from (select * from casework.export_requests r where r.workspace_id = $1 order by r.updated_at desc limit 50) r),
      'overrides', (select coalesce(jsonb_agg(jsonb_build_object('action', o.action, 'ticket', o.override_ticket_id, 'reason', o.reason, 'person', o.person, 'at', kernel.stamp(o.created_at)) order by o.created_at desc), '[]')
        from (select * from casework.overrides o where o.workspace_id = $1 order by o.created_at desc limit 50) o))
    from kernel.workspaces w where w.workspace_id = $1 and w.app = 'casework'`,
  /** {after?, limit?, undecided?}: the file, or what of it an attorney has to decide on, in the order in which it came. */
  documents: `select jsonb_build_object('documents', coalesce(jsonb_agg(${DOCUMENT} order by d.number), '[]'), 'total', case when $2 ? 'undecided' then (select count(*) from casework.privilege v where v.workspace_id = $1 and v.is_undecided)
      else (select c.documents from casework.cases c where c.workspace_id = $1) end)
    from (select d.* from casework.documents d where d.workspace_id = $1 and d.number > ${AFTER} and (not $2 ? 'undecided' or exists (
      select 1 from casework.privilege v where v.workspace_id = $1 and v.document_id = d.document_id and v.is_undecided)) order by d.number limit ${LIMIT}) d ${PRIVILEGE}`,
  /** {document_id, page?}: one document, and a page of its text. */
  document: `select ${DOCUMENT} || jsonb_build_object('page', greatest(coalesce(($2 ->> 'page')::integer, 1), 1),
      'text', split_part(${textOf('d.text_hash')}, E'\\f', greatest(coalesce(($2 ->> 'page')::integer, 1), 1)))
    from casework.documents d ${PRIVILEGE} where d.workspace_id = $1 and d.document_id = ($2 ->> 'document_id')::uuid`,
  /** {after?, limit?, document_id?}: facts with the places where they stand. */
  facts: `select jsonb_build_object('facts', coalesce(jsonb_agg(${FACT} order by f.number), '[]'), 'total', (select c.facts from casework.cases c where c.workspace_id = $1)
      - (select count(*) from casework.current_facts r where r.workspace_id = $1 and r.quoted and r.repeats is not null))
    from (select * from casework.current_facts f where f.workspace_id = $1 and f.repeats is null and f.number > ${AFTER} and (not $2 ? 'document_id' or f.document_id = ($2 ->> 'document_id')::uuid) order by f.number limit ${LIMIT}) f
    left join casework.documents d on d.workspace_id = $1 and d.document_id = f.document_id`,
  /** The last map: elements with what stands behind them, and gaps. */
  matrix: `select jsonb_build_object('round', c.map_round, 'coa_version', c.coa_version, 'rows', (select coalesce(jsonb_agg(jsonb_build_object('coa_id', m.coa_id, 'element_id', m.element_id, 'status', case when n.still = '{}' then 'gap' else m.status end,
      'missing', m.missing, 'facts', (select coalesce(jsonb_agg(${FACT} order by array_position(m.fact_ids, f.fact_id)), '[]') from casework.current_facts f left join casework.documents d on d.workspace_id = $1 and d.document_id = f.document_id
        where f.workspace_id = $1 and f.fact_id = any (n.still))) order by m.coa_id, m.element_id), '[]') from casework.coa_map m
      -- a fact that a person rejected or took away since then supports nothing, before the next map too
      cross join lateral (select coalesce(array_agg(v.fact_id), '{}') as still from casework.current_evidence v where v.workspace_id = $1 and v.fact_id = any (m.fact_ids)
        and v.coa_id = m.coa_id and v.element_id = m.element_id and v.relation = 'supports') n
      where m.workspace_id = $1 and m.round = c.map_round),
      'summary', (select convert_from(kernel.checked(b.hash, b.bytes), 'UTF8') from kernel.artifacts a join kernel.blobs b on b.workspace_id = $1 and b.hash = a.hash
        where a.workspace_id = $1 and a.artifact_type = 'mapping_summary' order by a.created_at desc, a.artifact_id limit 1))
    from casework.cases c where c.workspace_id = $1`,
  /** Transcripts with their words, the last version of each first. */
  transcripts: `select jsonb_build_object('transcripts', coalesce(jsonb_agg(jsonb_build_object('transcript_id', t.transcript_id, 'client_session_id', t.client_session_id, 'version', t.version,
      'corrected_by', t.corrected_by, 'created_at', kernel.stamp(t.created_at), 'content', ${textOf('t.hash')}::jsonb) order by t.created_at desc, t.version desc), '[]'))
    from (select * from casework.transcripts t where t.workspace_id = $1 order by t.created_at desc, t.version desc limit 50) t`,
  /** {promotion_ticket_id}: what became of a ticket, for people to read. */
  receipt: `select jsonb_build_object('promotion_ticket_id', p.promotion_ticket_id, 'status', p.status, 'signed_off_by', p.signed_off_by, 'receipt', ${textOf('a.hash')})
    from casework.promotions p join kernel.artifacts a on a.workspace_id = $1 and a.artifact_id = p.receipt_id
    where p.workspace_id = $1 and p.promotion_ticket_id = ($2 ->> 'promotion_ticket_id')::uuid`,
  /** For a list of cases: one line. */
  summary: `select jsonb_build_object('status', c.status, 'conflict', c.conflict, 'documents', c.documents, 'facts', c.facts, 'map_round', c.map_round, 'intake_round', c.intake_round)
    from casework.cases c where c.workspace_id = $1`,
}
