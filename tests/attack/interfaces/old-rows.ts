import { createHash, randomUUID } from 'node:crypto'

/** The order in which the files of the schema came to be: each beginning of it was a schema that somebody had. */
export const HISTORY = [
  'kernel/001-ledger.sql',
  'kernel/002-domain.sql',
  'kernel/003-functions.sql',
  'outreach/001-seed-tables.sql',
  'kernel/004-workers.sql',
  'kernel/005-segments.sql',
  'kernel/006-erasure.sql',
  'kernel/007-seals.sql',
  'kernel/008-access.sql',
  'tasks/001-tasks.sql',
  'kernel/009-reservations.sql',
  'outreach/002-leads.sql',
  'kernel/010-countable-views.sql',
  'kernel/011-lookups.sql',
  'outreach/003-messages.sql',
  'kernel/012-one-image-a-row.sql',
  'kernel/013-ledger-lookups.sql',
  'outreach/004-lead-orders.sql',
  'kernel/014-shared-mode.sql',
  'kernel/015-desk.sql',
  'kernel/013-many-rows-at-once.sql',
  'outreach/004-many-leads-at-once.sql',
  'kernel/016-tellings.sql',
  'outreach/005-discovery.sql',
  'scheduling/001-meetings.sql',
  'kernel/017-lighter-entries.sql',
  'outreach/005-leads-in-lines.sql',
  'casework/001-cases.sql',
  'casework/002-pieces.sql',
  'kernel/018-begin-when-open.sql',
  'kernel/019-by-index.sql',
  'kernel/020-refused-erasures.sql',
  'kernel/021-lanes.sql',
  'kernel/023-hot-path.sql',
  'casework/003-no-is-an-end.sql',
  'kernel/024-one-order.sql',
  'casework/004-decisions-before-harm.sql',
  'kernel/025-released-reservations.sql',
  'kernel/026-checked-bytes.sql',
  'casework/005-people-decide-facts.sql',
  'outreach/006-set-aside.sql',
  'scheduling/002-own-words.sql',
  'tasks/002-late-turns.sql',
  'casework/006-waivers-name-conflicts.sql',
  'outreach/007-checked-artifacts.sql',
]

/** Steps of one workspace, each a transaction, in the tables that stand after this file. `W` is the workspace. */
interface AppRows {
  pack: string
  since: string
  steps: string[][]
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const ids = (count: number) => Array.from({ length: count }, () => randomUUID())

function outreach(): AppRows[] {
  const [kept, gone, found, scoring, draft, message] = ids(6)
  const words = 'Hej Åsa, may I ask you something?'
  const content = JSON.stringify({ action: { message: { type: 'connection_request', content: words } } })
  const lead = (id: string | undefined, name: string) =>
    `insert into outreach.leads (workspace_id, id, full_name, profile_url, job_title, company, created_at)
     values (W, '${id}', '${name}', 'https://network.example/${id}', 'Head of Buying', 'Grün & Söhne', kernel.now())`
  return [
    {
      pack: 'outreach',
      since: 'outreach/001-seed-tables.sql',
      steps: [
        [lead(kept, 'Åsa Lind'), lead(gone, 'Bo Ek')],
        [`update outreach.leads set job_title = 'Chief Buyer' where workspace_id = W and id = '${kept}'`],
        [`update outreach.leads set status = 'rejected' where workspace_id = W and id = '${gone}'`],
      ],
    },
    {
      pack: 'outreach',
      since: 'outreach/002-leads.sql',
      steps: [
        [
          `insert into outreach.suppressions (workspace_id, suppression_id, kind, key_hash, reason, suppressed_at, suppressed_by)
           values (W, '${randomUUID()}', 'company', '${hashOf('company')}', 'opt_out', kernel.now(), 'anna')`,
          `update outreach.leads set seniority = 'c_level', details = '{"location": "Malmö", "company_key": "grun"}', updated_at = kernel.now()
           where workspace_id = W and id = '${kept}'`,
        ],
        [
          `insert into outreach.scorings (workspace_id, scoring_id, number, config, config_version, on_date, scored_at)
           values (W, '${scoring}', 1, '{"profile_completeness": {"weight": 10000}}', 1, '2026-01-01', kernel.now())`,
        ],
      ],
    },
    {
      pack: 'outreach',
      since: 'outreach/003-messages.sql',
      steps: [
        [
          `insert into outreach.analyses (workspace_id, analysis_id, "by", made_at) values (W, '${randomUUID()}', 'seniority', kernel.now())`,
          `insert into outreach.replies (workspace_id, reply_id, lead_id, number, text, opts_out, step, seen_at)
           values (W, '${randomUUID()}', '${kept}', 1, 'Not now, thank you.', false, 1, kernel.now())`,
        ],
        [`update outreach.replies set read_at = kernel.now(), read_by = 'anna' where workspace_id = W`],
        [
          `insert into kernel.approvals (workspace_id, approval_id, run_id, subject_id, lane_id, action, action_hash, content, recipient, lanes_pin, roles_pin, status, requested_at, expires_at)
           values (W, '${draft}', '${randomUUID()}', '${kept}', 'draft', 'generate_message', '${hashOf(content)}', '${content}', 'https://network.example/${kept}',
             'lanes', 'roles', 'pending', kernel.now(), kernel.now() + interval '1 day')`,
        ],
        [
          `insert into kernel.grants (workspace_id, grant_id, approval_id, person, role, action_hash, lanes_pin, roles_pin, granted_at, expires_at)
           values (W, '${randomUUID()}', '${draft}', 'anna', 'SENDER', '${hashOf(content)}', 'lanes', 'roles', kernel.now(), kernel.now() + interval '1 hour')`,
          `update kernel.approvals set status = 'granted', decided_by = 'anna', decided_at = kernel.now() where workspace_id = W`,
          `insert into outreach.messages (workspace_id, message_id, lead_id, step, type, content, author, approval_id, approved_at)
           values (W, '${message}', '${kept}', 1, 'connection_request', '${words}', 'agent', '${draft}', kernel.now())`,
        ],
        [
          `update outreach.messages set status = 'sent', sent_at = kernel.now() where workspace_id = W`,
          `insert into outreach.standings (workspace_id, lead_id, relation, step, sent_at, due_at)
           values (W, '${kept}', 'pending', 1, kernel.now(), kernel.now() + interval '3 days')`,
        ],
        [
          `update outreach.standings set relation = 'connected', accepted_at = kernel.now(), replies = 1, replied_at = kernel.now(), closed_at = kernel.now(),
           closed_why = 'replied' where workspace_id = W`,
        ],
      ],
    },
    {
      pack: 'outreach',
      since: 'outreach/005-discovery.sql',
      steps: [
        [
          `insert into outreach.searches (workspace_id, search_id, page, found, more, searched_at) values (W, '${randomUUID()}', 1, 1, false, kernel.now())`,
          `insert into outreach.finds (workspace_id, find_id, page, place, profile_url, key_hash, found_at)
           values (W, '${found}', 1, 1, 'https://network.example/${found}', '${hashOf('x')}', kernel.now())`,
        ],
        [
          `insert into outreach.leads (workspace_id, id, full_name, profile_url, source, created_at)
           values (W, '${found}', 'Cai Wu', 'https://network.example/${found}', 'discovered', kernel.now())`,
          `update outreach.finds set status = 'added', ended_at = kernel.now() where workspace_id = W and find_id = '${found}'`,
        ],
      ],
    },
  ]
}

function tasks(): AppRows[] {
  const [person, kept, gone, talk, turn, yes] = ids(6)
  const task = (id: string | undefined, number: number, words: string) =>
    `insert into tasks.tasks (workspace_id, task_id, person_id, number, description, match, status, created_at, updated_at, labels, version)
     values (W, '${id}', '${person}', ${number}, '${words}', '${words.toLowerCase()}', 'pending', kernel.now(), kernel.now(), '["home"]', 1)`
  const happened = (number: number, id: string | undefined, operation: string) =>
    `insert into tasks.history (workspace_id, history_id, person_id, number, act, task_id, operation, after, turn_id, by, at)
     values (W, '${randomUUID()}', '${person}', ${number}, '${randomUUID()}', '${id}', '${operation}', '{"description": "x"}', '${turn}', 'chat', kernel.now())`
  return [
    {
      pack: 'tasks',
      since: 'tasks/001-tasks.sql',
      steps: [
        [
          `insert into tasks.people (workspace_id, person_id, user_id) values (W, '${person}', 'anna')`,
          `insert into tasks.conversations (workspace_id, conversation_id, person_id, started_at, updated_at)
           values (W, '${talk}', '${person}', kernel.now(), kernel.now())`,
          `insert into tasks.turns (workspace_id, turn_id, person_id, conversation_id, kind, message, time_zone, received_at)
           values (W, '${turn}', '${person}', '${talk}', 'message', 'add Buy milk', 'Europe/Stockholm', kernel.now())`,
        ],
        [
          task(kept, 1, 'Buy milk'),
          task(gone, 2, 'Call the dentist'),
          happened(1, kept, 'add'),
          happened(2, gone, 'add'),
        ],
        [
          `update tasks.turns set status = 'answered', reply = 'Done.', answered_at = kernel.now() where workspace_id = W`,
          `update tasks.tasks set status = 'completed', completed_at = kernel.now(), updated_at = kernel.now(), version = 2
           where workspace_id = W and task_id = '${kept}'`,
          `insert into tasks.notices (workspace_id, notice_id, person_id, task_id, text, fired_at)
           values (W, '${randomUUID()}', '${person}', '${kept}', 'Buy milk', kernel.now())`,
          `insert into tasks.confirmations (workspace_id, confirmation_id, person_id, conversation_id, task_id, task_version, task_description, created_at, expires_at)
           values (W, '${yes}', '${person}', '${talk}', '${gone}', 1, 'Call the dentist', kernel.now(), kernel.now() + interval '4 minutes')`,
        ],
        [
          `update tasks.confirmations set status = 'used', closed_at = kernel.now() where workspace_id = W and confirmation_id = '${yes}'`,
          `delete from tasks.tasks where workspace_id = W and task_id = '${gone}'`,
        ],
      ],
    },
  ]
}

function scheduling(): AppRows[] {
  const [meeting, guest, question] = ids(3)
  const mail = (direction: string, subject: string) =>
    `insert into scheduling.mails (workspace_id, mail_id, attendee_id, direction, kind, message_id, subject, body, at)
     values (W, '${randomUUID()}', '${guest}', '${direction}', 'person', '<${randomUUID()}@x.example>', '${subject}', 'Tisdag passar.', kernel.now())`
  return [
    {
      pack: 'scheduling',
      since: 'scheduling/001-meetings.sql',
      steps: [
        [
          `insert into scheduling.meetings (workspace_id, meeting_id, updated_at) values (W, '${meeting}', kernel.now())`,
          `insert into scheduling.attendees (workspace_id, attendee_id, number, full_name, email, required, asked_since, updated_at)
           values (W, '${guest}', 1, 'Dora Ng', 'dora@x.example', true, kernel.now(), kernel.now())`,
          `insert into scheduling.slots (workspace_id, slot_id, round, starts_at, ends_at, score, found_at)
           values (W, '${randomUUID()}', 1, kernel.now() + interval '1 day', kernel.now() + interval '25 hours', 80, kernel.now())`,
          `insert into scheduling.questions (workspace_id, question_id, attendee_id, kind, what, why, choices, asked_at)
           values (W, '${question}', '${guest}', 'unusual', 'asked', 'They asked something.', '{go_on,count_as_yes}', kernel.now())`,
        ],
        [
          `update scheduling.meetings set status = 'asking', slot = 1, starts_at = kernel.now() + interval '1 day', ends_at = kernel.now() + interval '25 hours',
           chosen_by = 'anna', chosen_at = kernel.now() where workspace_id = W`,
          mail('outbound', 'Möte'),
          mail('inbound', 'Re: Möte'),
        ],
        [
          `update scheduling.attendees set yes_to = 1, inbound = 1, mails_out = 1 where workspace_id = W`,
          `update scheduling.questions set status = 'decided', choice = 'go_on', decided_by = 'anna', decided_at = kernel.now() where workspace_id = W`,
        ],
        [`update scheduling.meetings set status = 'agreed' where workspace_id = W`],
      ],
    },
  ]
}

function casework(): AppRows[] {
  const [document, fact, run, session, ticket, bundle] = ids(6)
  return [
    {
      pack: 'casework',
      since: 'casework/001-cases.sql',
      steps: [
        [
          `insert into casework.cases (workspace_id, case_id, coa_version, coa_hash, updated_at) values (W, W, 'employment-1', '${hashOf('coa')}', kernel.now())`,
          `insert into casework.documents (workspace_id, document_id, number, artifact_id, artifact_kind, name, content_type, hash, byte_size, stage, uploaded_by, uploaded_at, run_id)
           values (W, '${document}', 1, '${randomUUID()}', 'document', 'Kündigung.pdf', 'application/pdf', '${hashOf('pdf')}', 3, 'received', 'anna', kernel.now(), '${run}')`,
          `insert into casework.entities (workspace_id, entity_id, kind, side, name, folded, updated_at)
           values (W, '${randomUUID()}', 'person', 'client', 'Efe Öz', 'efe oz', kernel.now())`,
        ],
        [
          `update casework.documents set stage = 'read', text_hash = '${hashOf('text')}', pages = 1 where workspace_id = W`,
          `insert into casework.facts (workspace_id, fact_id, number, statement, status, document_id, page, start_at, end_at, quote_hash, coa_version, run_id, created_at)
           values (W, '${fact}', 1, 'The notice came on a Friday.', 'supported', '${document}', 1, 0, 10, '${hashOf('q')}', 'employment-1', '${run}', kernel.now())`,
          `insert into casework.evidence_map (workspace_id, evidence_id, fact_id, coa_id, element_id, relation, weight, run_id, created_at)
           values (W, '${randomUUID()}', '${fact}', 'retaliation', 'adverse_action', 'supports', 70, '${run}', kernel.now())`,
          `insert into casework.coa_map (workspace_id, row_id, round, coa_id, element_id, status, missing, run_id, created_at)
           values (W, '${randomUUID()}', 1, 'retaliation', 'causation', 'gap', 'Nothing says why.', '${run}', kernel.now())`,
        ],
        [
          `update casework.facts set weighed = true where workspace_id = W`,
          `update casework.cases set documents = 1, facts = 1, status = 'accepted', conflict = 'no', decided_by = 'anna', decided_at = kernel.now(), decided_why = 'It has merit.'
           where workspace_id = W`,
          `insert into casework.overrides (workspace_id, override_id, override_ticket_id, action, reason, person, run_id, created_at)
           values (W, '${randomUUID()}', 'T-1', 'taxonomy.unlock', 'A newer one is in force.', 'anna', '${run}', kernel.now())`,
        ],
        [
          `insert into casework.sessions (workspace_id, client_session_id, number, document_id, prompt_pack, consent_by, consent_words, consent_recording, consent_at, opened_by, opened_at)
           values (W, '${session}', 1, '${document}', 'employment', 'Efe Öz', 'I agree.', false, kernel.now(), 'anna', kernel.now())`,
          `insert into casework.turns (workspace_id, turn_id, client_session_id, number, question_id, question, asked_at)
           values (W, '${randomUUID()}', '${session}', 1, 'what', 'What happened?', kernel.now())`,
          `insert into casework.promotions (workspace_id, promotion_ticket_id, ticket_document_id, candidate_document_id, signed_off_by, signed_off_role, updated_at)
           values (W, '${ticket}', '${document}', '${document}', 'anna', 'ATTORNEY', kernel.now())`,
          `insert into casework.export_requests (workspace_id, bundle_id, request_document_id, bundle_kind, export_reason, requested_by, updated_at)
           values (W, '${bundle}', '${document}', 'expert_review', 'For the expert.', 'anna', kernel.now())`,
        ],
        [
          `update casework.turns set source = 'typed', answer = 'Jag blev uppsagd.', answered_at = kernel.now() where workspace_id = W`,
          `update casework.sessions set status = 'closed' where workspace_id = W`,
          `update casework.promotions set status = 'denied', findings = '[{"kind": "client_identity"}]' where workspace_id = W`,
          `update casework.export_requests set status = 'failed', problem = 'the disk is full' where workspace_id = W`,
        ],
      ],
    },
    {
      pack: 'casework',
      since: 'casework/002-pieces.sql',
      steps: [
        [
          `insert into casework.file_uploads (workspace_id, upload_id, name, size_bytes, touched_at) values (W, '${randomUUID()}', 'scan.png', 10, kernel.now())`,
        ],
      ],
    },
  ]
}

/** What each pack that this schema has would have written, as steps of a workspace of its own. */
export function appRows(names: readonly string[]): Array<{ pack: string; steps: string[][] }> {
  return [outreach(), tasks(), scheduling(), casework()]
    .map((stages) => stages.filter(({ since }) => names.includes(since)))
    .filter((stages) => stages.length > 0)
    .map((stages) => ({ pack: stages[0]?.pack as string, steps: stages.flatMap(({ steps }) => steps) }))
}
