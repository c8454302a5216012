-- What the migrations in this folder come to, for review: `npm run schema` writes it, nothing reads it.

create schema dispatch authorization lanewright_dispatch;
grant usage on schema dispatch to lanewright_app;
grant usage on schema dispatch to lanewright_auditor;
grant usage on schema dispatch to lanewright_owner;
create schema kernel authorization lanewright_owner;
grant usage on schema kernel to lanewright_app;
grant usage on schema kernel to lanewright_auditor;
grant usage on schema kernel to lanewright_desk;

create table dispatch.presence (
  workspace_id uuid not null,
  person text not null,
  until timestamp with time zone not null,
  constraint presence_pkey PRIMARY KEY (workspace_id)
);
alter table dispatch.presence owner to lanewright_dispatch;
grant delete, insert, select, update on dispatch.presence to lanewright_app;

create table dispatch.tellings (
  workspace_id uuid not null,
  approval_id uuid not null,
  tries integer not null,
  next_at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint tellings_pkey PRIMARY KEY (workspace_id, approval_id),
  constraint tellings_tries_check CHECK ((tries > 0))
);
alter table dispatch.tellings owner to lanewright_dispatch;
grant select on dispatch.tellings to lanewright_auditor;

create table dispatch.workers (
  worker_id text not null,
  beat_at timestamp with time zone not null,
  lanes text[],
  constraint workers_pkey PRIMARY KEY (worker_id)
);
alter table dispatch.workers owner to lanewright_dispatch;

create table kernel.access_tokens (
  workspace_id uuid not null,
  token_id uuid not null,
  user_id text not null,
  token_hash text not null,
  scope text not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint access_tokens_pkey PRIMARY KEY (workspace_id, token_id),
  constraint access_tokens_workspace_id_token_hash_key UNIQUE (workspace_id, token_hash),
  constraint access_tokens_scope_check CHECK ((scope = 'tasks'::text)),
  constraint access_tokens_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint access_tokens_workspace_id_check CHECK ((workspace_id = kernel.house()))
);
alter table kernel.access_tokens owner to lanewright_owner;
alter table kernel.access_tokens enable row level security;
alter table kernel.access_tokens force row level security;
create policy auditor on kernel.access_tokens as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.access_tokens as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.access_tokens as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.access_tokens FOR EACH ROW EXECUTE FUNCTION kernel.guard_access_token();
alter table kernel.access_tokens enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.access_tokens REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'token_id', '', '', 'f', 'kernel.access_tokens');
alter table kernel.access_tokens enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.access_tokens REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'token_id', '', '', 'f', 'kernel.access_tokens');
alter table kernel.access_tokens enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.access_tokens REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'token_id', '', '', 'f', 'kernel.access_tokens');
alter table kernel.access_tokens enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.access_tokens FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.access_tokens enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF token_id, workspace_id ON kernel.access_tokens FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.access_tokens enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.access_tokens FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.access_tokens enable always trigger no_truncate;
grant insert, select, update on kernel.access_tokens to lanewright_app;
grant select on kernel.access_tokens to lanewright_auditor;
grant select on kernel.access_tokens to lanewright_desk;

create table kernel.account_roles (
  workspace_id uuid not null,
  user_id text not null,
  role text not null,
  given_at timestamp with time zone not null,
  given_by text not null,
  constraint account_roles_pkey PRIMARY KEY (workspace_id, user_id, role),
  constraint account_roles_given_by_check CHECK (((length(given_by) >= 1) AND (length(given_by) <= 200))),
  constraint account_roles_role_check CHECK (((role ~ '^[A-Z][A-Z0-9_]*$'::text) AND (length(role) <= 64))),
  constraint account_roles_workspace_id_check CHECK ((workspace_id = kernel.house()))
);
alter table kernel.account_roles owner to lanewright_owner;
alter table kernel.account_roles enable row level security;
alter table kernel.account_roles force row level security;
create policy auditor on kernel.account_roles as permissive for select to lanewright_auditor
  using (true);
create policy for_guards on kernel.account_roles as permissive for select to lanewright_owner
  using (true);
create policy member on kernel.account_roles as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.account_roles as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.account_roles FOR EACH ROW EXECUTE FUNCTION kernel.guard_account_role();
alter table kernel.account_roles enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.account_roles REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'user_id,role', '', '', 'f', 'kernel.account_roles');
alter table kernel.account_roles enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.account_roles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'user_id,role', '', '', 'f', 'kernel.account_roles');
alter table kernel.account_roles enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.account_roles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'user_id,role', '', '', 'f', 'kernel.account_roles');
alter table kernel.account_roles enable always trigger log_update;
CREATE TRIGGER no_key_update BEFORE UPDATE OF role, user_id, workspace_id ON kernel.account_roles FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.account_roles enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.account_roles FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.account_roles enable always trigger no_truncate;
grant delete, insert, select, update on kernel.account_roles to lanewright_app;
grant select on kernel.account_roles to lanewright_auditor;
grant select on kernel.account_roles to lanewright_desk;

create table kernel.accounts (
  workspace_id uuid not null,
  account_id uuid not null,
  user_id text not null,
  status text not null default 'active'::text,
  created_at timestamp with time zone not null,
  created_by text not null,
  revoked_at timestamp with time zone,
  constraint accounts_pkey PRIMARY KEY (workspace_id, account_id),
  constraint accounts_workspace_id_user_id_key UNIQUE (workspace_id, user_id),
  constraint accounts_check CHECK (((status = 'revoked'::text) = (revoked_at IS NOT NULL))),
  constraint accounts_created_by_check CHECK (((length(created_by) >= 1) AND (length(created_by) <= 200))),
  constraint accounts_status_check CHECK ((status = ANY (ARRAY['active'::text, 'revoked'::text]))),
  constraint accounts_user_id_check CHECK (((length(user_id) >= 1) AND (length(user_id) <= 200))),
  constraint accounts_workspace_id_check CHECK ((workspace_id = kernel.house()))
);
alter table kernel.accounts owner to lanewright_owner;
alter table kernel.accounts enable row level security;
alter table kernel.accounts force row level security;
create policy auditor on kernel.accounts as permissive for select to lanewright_auditor
  using (true);
create policy for_guards on kernel.accounts as permissive for select to lanewright_owner
  using (true);
create policy member on kernel.accounts as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.accounts as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.accounts FOR EACH ROW EXECUTE FUNCTION kernel.guard_account();
alter table kernel.accounts enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.accounts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'account_id', '', '', 'f', 'kernel.accounts');
alter table kernel.accounts enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.accounts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'account_id', '', '', 'f', 'kernel.accounts');
alter table kernel.accounts enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.accounts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'account_id', '', '', 'f', 'kernel.accounts');
alter table kernel.accounts enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.accounts FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.accounts enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF account_id, workspace_id ON kernel.accounts FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.accounts enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.accounts FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.accounts enable always trigger no_truncate;
grant insert, select, update on kernel.accounts to lanewright_app;
grant select on kernel.accounts to lanewright_auditor;
grant select on kernel.accounts to lanewright_desk;

create table kernel.active_policies (
  workspace_id uuid not null,
  pack text not null,
  lanes_pin text not null,
  roles_pin text not null,
  activated_at timestamp with time zone not null,
  activated_by text not null,
  constraint active_policies_pkey PRIMARY KEY (workspace_id, pack),
  constraint active_policies_workspace_id_check CHECK ((workspace_id = kernel.house()))
);
alter table kernel.active_policies owner to lanewright_owner;
alter table kernel.active_policies enable row level security;
alter table kernel.active_policies force row level security;
create policy auditor on kernel.active_policies as permissive for select to lanewright_auditor
  using (true);
create policy house_active on kernel.active_policies as permissive for select to public
  using (true);
create policy member on kernel.active_policies as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.active_policies as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.active_policies FOR EACH ROW EXECUTE FUNCTION kernel.guard_active_policy();
alter table kernel.active_policies enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.active_policies REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'pack', '', '', 'f', 'kernel.active_policies');
alter table kernel.active_policies enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.active_policies REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'pack', '', '', 'f', 'kernel.active_policies');
alter table kernel.active_policies enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.active_policies REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'pack', '', '', 'f', 'kernel.active_policies');
alter table kernel.active_policies enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.active_policies FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.active_policies enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF pack, workspace_id ON kernel.active_policies FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.active_policies enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.active_policies FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.active_policies enable always trigger no_truncate;
grant insert, select, update on kernel.active_policies to lanewright_app;
grant select on kernel.active_policies to lanewright_auditor;
grant select on kernel.active_policies to lanewright_desk;

create table kernel.agent_calls (
  workspace_id uuid not null,
  call_id uuid not null,
  run_id uuid,
  subject_id uuid,
  agent text not null,
  model text,
  snapshot_hash text not null,
  prompt_hash text,
  output text,
  output_hash text,
  output_bytes integer not null,
  verdict jsonb not null,
  tokens_in integer not null default 0,
  tokens_out integer not null default 0,
  cost_micros bigint not null default 0,
  latency_ms integer not null default 0,
  called_at timestamp with time zone not null,
  constraint agent_calls_pkey PRIMARY KEY (workspace_id, call_id),
  constraint agent_calls_output_hash_check CHECK ((output_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint agent_calls_prompt_hash_check CHECK ((prompt_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint agent_calls_snapshot_hash_check CHECK ((snapshot_hash ~ '^[0-9a-f]{64}$'::text))
);
alter table kernel.agent_calls owner to lanewright_owner;
CREATE INDEX agent_calls_latest ON kernel.agent_calls USING btree (workspace_id, called_at DESC, call_id DESC);
alter table kernel.agent_calls enable row level security;
alter table kernel.agent_calls force row level security;
create policy auditor on kernel.agent_calls as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.agent_calls as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.agent_calls as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE UPDATE ON kernel.agent_calls FOR EACH ROW EXECUTE FUNCTION kernel.guard_call();
alter table kernel.agent_calls enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.agent_calls REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'call_id', 'output', 'subject_id', 't', 'kernel.agent_calls');
alter table kernel.agent_calls enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.agent_calls REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'call_id', 'output', 'subject_id', 't', 'kernel.agent_calls');
alter table kernel.agent_calls enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.agent_calls REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'call_id', 'output', 'subject_id', 't', 'kernel.agent_calls');
alter table kernel.agent_calls enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.agent_calls FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.agent_calls enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF call_id, workspace_id ON kernel.agent_calls FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.agent_calls enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.agent_calls FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.agent_calls enable always trigger no_truncate;
grant insert, select, update on kernel.agent_calls to lanewright_app;
grant select on kernel.agent_calls to lanewright_auditor;
grant select on kernel.agent_calls to lanewright_desk;

create table kernel.approvals (
  workspace_id uuid not null,
  approval_id uuid not null,
  run_id uuid not null,
  task_id uuid,
  subject_id uuid,
  lane_id text not null,
  action text not null,
  action_hash text not null,
  content text not null,
  recipient text,
  lanes_pin text not null,
  roles_pin text not null,
  people_needed integer not null default 1,
  author text not null default 'agent'::text,
  replaces uuid,
  status text not null,
  reason text,
  decided_by text,
  requested_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint approvals_pkey PRIMARY KEY (workspace_id, approval_id),
  constraint approvals_action_hash_check CHECK ((action_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint approvals_author_check CHECK ((author = ANY (ARRAY['agent'::text, 'human'::text]))),
  constraint approvals_people_needed_check CHECK (((people_needed >= 1) AND (people_needed <= 2))),
  constraint approvals_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'granted'::text, 'rejected'::text, 'expired'::text, 'returned'::text, 'superseded'::text, 'used'::text])))
);
alter table kernel.approvals owner to lanewright_owner;
CREATE INDEX approvals_of_person ON kernel.approvals USING btree (workspace_id, subject_id) WHERE (subject_id IS NOT NULL);
CREATE INDEX approvals_open ON kernel.approvals USING btree (workspace_id, requested_at) WHERE (status = ANY (ARRAY['pending'::text, 'granted'::text]));
CREATE INDEX approvals_rejected ON kernel.approvals USING btree (workspace_id, decided_at DESC, approval_id DESC) WHERE (status = 'rejected'::text);
alter table kernel.approvals enable row level security;
alter table kernel.approvals force row level security;
create policy auditor on kernel.approvals as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.approvals as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.approvals as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.approvals FOR EACH ROW EXECUTE FUNCTION kernel.guard_approval();
alter table kernel.approvals enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.approvals REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'approval_id', 'content,recipient,reason', 'subject_id', 't', 'kernel.approvals');
alter table kernel.approvals enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.approvals REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'approval_id', 'content,recipient,reason', 'subject_id', 't', 'kernel.approvals');
alter table kernel.approvals enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.approvals REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'approval_id', 'content,recipient,reason', 'subject_id', 't', 'kernel.approvals');
alter table kernel.approvals enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.approvals FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.approvals enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF approval_id, workspace_id ON kernel.approvals FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.approvals enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.approvals FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.approvals enable always trigger no_truncate;
grant insert, select, update on kernel.approvals to lanewright_app;
grant select on kernel.approvals to lanewright_auditor;
grant select on kernel.approvals to lanewright_desk;

create table kernel.artifacts (
  workspace_id uuid not null,
  artifact_id uuid not null,
  artifact_type text not null,
  artifact_key text not null,
  version integer not null,
  source text not null,
  status text not null default 'pending'::text,
  hash text not null,
  hash_source text not null,
  content_type text not null,
  byte_size bigint not null,
  lineage jsonb,
  confidentiality jsonb,
  run_id uuid,
  created_at timestamp with time zone not null,
  subject_id uuid,
  constraint artifacts_pkey PRIMARY KEY (workspace_id, artifact_id),
  constraint artifacts_workspace_id_artifact_type_artifact_key_version_key UNIQUE (workspace_id, artifact_type, artifact_key, version),
  constraint artifacts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES kernel.workspaces(workspace_id),
  constraint artifacts_artifact_key_check CHECK (((length(artifact_key) >= 1) AND (length(artifact_key) <= 200))),
  constraint artifacts_artifact_type_check CHECK ((artifact_type ~ '^[a-z][a-z_]*$'::text)),
  constraint artifacts_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint artifacts_hash_source_check CHECK ((hash_source = ANY (ARRAY['bytes'::text, 'normalized_text'::text, 'normalized_json'::text]))),
  constraint artifacts_source_check CHECK ((source = ANY (ARRAY['user'::text, 'agent'::text]))),
  constraint artifacts_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))),
  constraint artifacts_version_check CHECK ((version >= 1))
);
alter table kernel.artifacts owner to lanewright_owner;
alter table kernel.artifacts enable row level security;
alter table kernel.artifacts force row level security;
create policy auditor on kernel.artifacts as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.artifacts as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.artifacts as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.artifacts FOR EACH ROW EXECUTE FUNCTION kernel.guard_artifact();
alter table kernel.artifacts enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.artifacts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'artifact_id', '', '', 't', 'kernel.artifacts');
alter table kernel.artifacts enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.artifacts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'artifact_id', '', '', 't', 'kernel.artifacts');
alter table kernel.artifacts enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.artifacts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'artifact_id', '', '', 't', 'kernel.artifacts');
alter table kernel.artifacts enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.artifacts FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.artifacts enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF artifact_id, workspace_id ON kernel.artifacts FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.artifacts enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.artifacts FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.artifacts enable always trigger no_truncate;
grant insert, select, update on kernel.artifacts to lanewright_app;
grant select on kernel.artifacts to lanewright_auditor;
grant select on kernel.artifacts to lanewright_desk;

create table kernel.assertions (
  workspace_id uuid not null,
  assertion_id uuid not null,
  approval_id uuid not null,
  person text not null,
  decision text not null,
  action_hash text not null,
  credential_id text not null,
  nonce text not null,
  challenge_hash text not null,
  client_data text not null,
  authenticator_data text not null,
  signature text not null,
  signed_at timestamp with time zone not null,
  constraint assertions_pkey PRIMARY KEY (workspace_id, assertion_id),
  constraint assertions_workspace_id_approval_id_person_key UNIQUE (workspace_id, approval_id, person),
  constraint assertions_workspace_id_challenge_hash_key UNIQUE (workspace_id, challenge_hash),
  constraint assertions_action_hash_check CHECK ((action_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint assertions_challenge_hash_check CHECK ((challenge_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint assertions_decision_check CHECK ((decision = ANY (ARRAY['grant'::text, 'reject'::text]))),
  constraint assertions_person_check CHECK (((length(person) >= 1) AND (length(person) <= 200)))
);
alter table kernel.assertions owner to lanewright_owner;
alter table kernel.assertions enable row level security;
alter table kernel.assertions force row level security;
create policy auditor on kernel.assertions as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.assertions as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.assertions as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.assertions FOR EACH ROW EXECUTE FUNCTION kernel.guard_assertion();
alter table kernel.assertions enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.assertions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'assertion_id', '', '', 't', 'kernel.assertions');
alter table kernel.assertions enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.assertions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'assertion_id', '', '', 't', 'kernel.assertions');
alter table kernel.assertions enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.assertions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'assertion_id', '', '', 't', 'kernel.assertions');
alter table kernel.assertions enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.assertions FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.assertions enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF assertion_id, workspace_id ON kernel.assertions FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.assertions enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.assertions FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.assertions enable always trigger no_truncate;
grant insert, select, update on kernel.assertions to lanewright_app;
grant select on kernel.assertions to lanewright_auditor;
grant select on kernel.assertions to lanewright_desk;

create table kernel.audit_door (
  workspace_id uuid not null,
  entries jsonb not null
);
alter table kernel.audit_door owner to lanewright_owner;
alter table kernel.audit_door enable row level security;
alter table kernel.audit_door force row level security;
create policy auditor on kernel.audit_door as permissive for select to lanewright_auditor
  using (true);
create policy keeper on kernel.audit_door as permissive for all to lanewright_owner
  using (true)
  with check (true);
CREATE TRIGGER write_audit BEFORE INSERT ON kernel.audit_door FOR EACH ROW EXECUTE FUNCTION kernel.write_audit();
alter table kernel.audit_door enable always trigger write_audit;

create table kernel.audit_log (
  workspace_id uuid not null,
  seq bigint not null,
  segment integer not null,
  id uuid not null,
  "timestamp" timestamp with time zone not null,
  action_type text not null,
  payload text not null,
  hash bytea not null,
  constraint audit_log_pkey PRIMARY KEY (workspace_id, seq, segment),
  constraint audit_log_action_type_check CHECK ((action_type = ANY (ARRAY['authz_decision'::text, 'tool_call'::text, 'db_write'::text, 'db_read'::text, 'promotion'::text, 'export'::text, 'policy_change'::text, 'override'::text, 'system'::text]))),
  constraint audit_log_timestamp_check CHECK ((("timestamp" >= '1970-01-01 00:00:00+00'::timestamp with time zone) AND ("timestamp" < '10000-01-01 00:00:00+00'::timestamp with time zone)))
) partition by LIST (segment);
alter table kernel.audit_log owner to lanewright_owner;
alter table kernel.audit_log enable row level security;
alter table kernel.audit_log force row level security;
create policy append on kernel.audit_log as permissive for insert to lanewright_owner
  with check (true);
create policy auditor on kernel.audit_log as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.audit_log as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.audit_log as permissive for select to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON kernel.audit_log FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.audit_log enable always trigger no_change;
CREATE TRIGGER no_change_of_row BEFORE DELETE OR UPDATE ON kernel.audit_log FOR EACH ROW EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.audit_log enable always trigger no_change_of_row;
CREATE TRIGGER no_insert BEFORE INSERT ON kernel.audit_log FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.audit_log enable always trigger no_insert;
grant select on kernel.audit_log to lanewright_app;
grant select on kernel.audit_log to lanewright_auditor;
grant select on kernel.audit_log to lanewright_desk;

create table kernel.audit_log_1 partition of kernel.audit_log FOR VALUES IN (1);
alter table kernel.audit_log_1 owner to lanewright_owner;
alter table kernel.audit_log_1 enable row level security;
alter table kernel.audit_log_1 force row level security;
CREATE TRIGGER no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON kernel.audit_log_1 FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.audit_log_1 enable always trigger no_change;
CREATE TRIGGER no_change_of_row BEFORE DELETE OR UPDATE ON kernel.audit_log_1 FOR EACH ROW EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.audit_log_1 enable always trigger no_change_of_row;
CREATE TRIGGER no_insert BEFORE INSERT ON kernel.audit_log_1 FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.audit_log_1 enable always trigger no_insert;

create table kernel.blobs (
  workspace_id uuid not null,
  hash text not null,
  bytes bytea,
  erased_at timestamp with time zone,
  constraint blobs_pkey PRIMARY KEY (workspace_id, hash),
  constraint blobs_check CHECK (((bytes IS NULL) = (erased_at IS NOT NULL))),
  constraint blobs_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
);
alter table kernel.blobs owner to lanewright_owner;
alter table kernel.blobs enable row level security;
alter table kernel.blobs force row level security;
create policy auditor on kernel.blobs as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.blobs as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.blobs as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.blobs FOR EACH ROW EXECUTE FUNCTION kernel.guard_blob();
alter table kernel.blobs enable always trigger guard;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.blobs FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.blobs enable always trigger no_delete;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.blobs FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.blobs enable always trigger no_truncate;
grant insert, select, update on kernel.blobs to lanewright_app;
grant select on kernel.blobs to lanewright_auditor;
grant select on kernel.blobs to lanewright_desk;

create table kernel.chat (
  workspace_id uuid not null,
  message_id uuid not null,
  author text not null,
  text text not null,
  subject_id uuid,
  said_at timestamp with time zone not null,
  constraint chat_pkey PRIMARY KEY (workspace_id, message_id),
  constraint chat_author_check CHECK ((author = ANY (ARRAY['controller'::text, 'agent'::text, 'user'::text]))),
  constraint chat_text_check CHECK ((length(text) <= 8000))
);
alter table kernel.chat owner to lanewright_owner;
CREATE INDEX chat_in_order ON kernel.chat USING btree (workspace_id, said_at, message_id);
alter table kernel.chat enable row level security;
alter table kernel.chat force row level security;
create policy auditor on kernel.chat as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.chat as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.chat as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER log_delete AFTER DELETE ON kernel.chat REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'message_id', 'text', 'subject_id', 'f', 'kernel.chat');
alter table kernel.chat enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.chat REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'message_id', 'text', 'subject_id', 'f', 'kernel.chat');
alter table kernel.chat enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.chat REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'message_id', 'text', 'subject_id', 'f', 'kernel.chat');
alter table kernel.chat enable always trigger log_update;
CREATE TRIGGER no_key_update BEFORE UPDATE OF message_id, workspace_id ON kernel.chat FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.chat enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.chat FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.chat enable always trigger no_truncate;
grant delete, insert, select, update on kernel.chat to lanewright_app;
grant select on kernel.chat to lanewright_auditor;
grant select on kernel.chat to lanewright_desk;

create table kernel.checkpoint_lines (
  workspace_id uuid not null,
  segment integer not null,
  line bigint not null,
  constraint checkpoint_lines_pkey PRIMARY KEY (workspace_id, segment),
  constraint checkpoint_lines_line_check CHECK ((line > 0))
);
alter table kernel.checkpoint_lines owner to lanewright_owner;
alter table kernel.checkpoint_lines enable row level security;
alter table kernel.checkpoint_lines force row level security;
create policy auditor on kernel.checkpoint_lines as permissive for select to lanewright_auditor
  using (true);
create policy keeper on kernel.checkpoint_lines as permissive for all to lanewright_owner
  using (true)
  with check (true);
CREATE TRIGGER no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON kernel.checkpoint_lines FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.checkpoint_lines enable always trigger no_change;
CREATE TRIGGER no_change_of_row BEFORE DELETE OR UPDATE ON kernel.checkpoint_lines FOR EACH ROW EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.checkpoint_lines enable always trigger no_change_of_row;
CREATE TRIGGER no_insert BEFORE INSERT ON kernel.checkpoint_lines FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.checkpoint_lines enable always trigger no_insert;
grant select on kernel.checkpoint_lines to lanewright_auditor;

create table kernel.checkpoint_rows (
  workspace_id uuid not null,
  segment integer not null,
  entity_type text not null,
  entity_id text not null,
  payload text not null,
  constraint checkpoint_rows_pkey PRIMARY KEY (workspace_id, segment, entity_type, entity_id)
);
alter table kernel.checkpoint_rows owner to lanewright_owner;
alter table kernel.checkpoint_rows enable row level security;
alter table kernel.checkpoint_rows force row level security;
create policy auditor on kernel.checkpoint_rows as permissive for select to lanewright_auditor
  using (true);
create policy keeper on kernel.checkpoint_rows as permissive for all to lanewright_owner
  using (true)
  with check (true);
CREATE TRIGGER no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON kernel.checkpoint_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.checkpoint_rows enable always trigger no_change;
CREATE TRIGGER no_change_of_row BEFORE DELETE OR UPDATE ON kernel.checkpoint_rows FOR EACH ROW EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.checkpoint_rows enable always trigger no_change_of_row;
CREATE TRIGGER no_insert BEFORE INSERT ON kernel.checkpoint_rows FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.checkpoint_rows enable always trigger no_insert;
grant select on kernel.checkpoint_rows to lanewright_auditor;

create table kernel.checkpoints (
  workspace_id uuid not null,
  segment integer not null,
  seq bigint not null,
  hash bytea not null,
  at timestamp with time zone not null,
  root text not null,
  peaks text[] not null,
  rows bigint not null,
  rows_hash bytea not null,
  constraint checkpoints_pkey PRIMARY KEY (workspace_id, segment),
  constraint checkpoints_check CHECK ((cardinality(peaks) = bit_count((seq)::bit(64)))),
  constraint checkpoints_hash_check CHECK ((octet_length(hash) = 32)),
  constraint checkpoints_rows_hash_check CHECK ((octet_length(rows_hash) = 32)),
  constraint checkpoints_seq_check CHECK ((seq > 0)),
  constraint root_of_peaks CHECK ((NOT (root IS DISTINCT FROM kernel.root_of(peaks))))
);
alter table kernel.checkpoints owner to lanewright_owner;
alter table kernel.checkpoints enable row level security;
alter table kernel.checkpoints force row level security;
create policy auditor on kernel.checkpoints as permissive for select to lanewright_auditor
  using (true);
create policy keeper on kernel.checkpoints as permissive for all to lanewright_owner
  using (true)
  with check (true);
CREATE TRIGGER no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON kernel.checkpoints FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.checkpoints enable always trigger no_change;
CREATE TRIGGER no_change_of_row BEFORE DELETE OR UPDATE ON kernel.checkpoints FOR EACH ROW EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.checkpoints enable always trigger no_change_of_row;
CREATE TRIGGER no_insert BEFORE INSERT ON kernel.checkpoints FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.checkpoints enable always trigger no_insert;
grant select on kernel.checkpoints to lanewright_auditor;

create table kernel.event_log (
  workspace_id uuid not null,
  seq bigint not null,
  segment integer not null,
  "timestamp" timestamp with time zone not null,
  entity_type text not null,
  entity_id text not null,
  change_payload text not null,
  hash bytea not null,
  constraint event_log_pkey PRIMARY KEY (workspace_id, seq, segment),
  constraint event_log_entity_id_check CHECK ((POSITION(('
'::text) IN (entity_id)) = 0)),
  constraint event_log_entity_type_check CHECK ((entity_type ~ '^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$'::text)),
  constraint event_log_timestamp_check CHECK ((("timestamp" >= '1970-01-01 00:00:00+00'::timestamp with time zone) AND ("timestamp" < '10000-01-01 00:00:00+00'::timestamp with time zone)))
) partition by LIST (segment);
alter table kernel.event_log owner to lanewright_owner;
CREATE INDEX event_log_by_entity ON ONLY kernel.event_log USING brin (entity_id text_bloom_ops (n_distinct_per_range='1000', false_positive_rate='0.001')) WITH (pages_per_range='32', autosummarize='on');
alter table kernel.event_log enable row level security;
alter table kernel.event_log force row level security;
create policy append on kernel.event_log as permissive for insert to lanewright_owner
  with check (true);
create policy auditor on kernel.event_log as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.event_log as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.event_log as permissive for select to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON kernel.event_log FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.event_log enable always trigger no_change;
CREATE TRIGGER no_change_of_row BEFORE DELETE OR UPDATE ON kernel.event_log FOR EACH ROW EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.event_log enable always trigger no_change_of_row;
CREATE TRIGGER no_insert BEFORE INSERT ON kernel.event_log FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.event_log enable always trigger no_insert;
grant select on kernel.event_log to lanewright_app;
grant select on kernel.event_log to lanewright_auditor;
grant select on kernel.event_log to lanewright_desk;

create table kernel.event_log_1 partition of kernel.event_log FOR VALUES IN (1);
alter table kernel.event_log_1 owner to lanewright_owner;
alter table kernel.event_log_1 enable row level security;
alter table kernel.event_log_1 force row level security;
CREATE TRIGGER no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON kernel.event_log_1 FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.event_log_1 enable always trigger no_change;
CREATE TRIGGER no_change_of_row BEFORE DELETE OR UPDATE ON kernel.event_log_1 FOR EACH ROW EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.event_log_1 enable always trigger no_change_of_row;
CREATE TRIGGER no_insert BEFORE INSERT ON kernel.event_log_1 FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION kernel.refuse_log_change();
alter table kernel.event_log_1 enable always trigger no_insert;

create table kernel.evidence (
  workspace_id uuid not null,
  evidence_id uuid not null,
  intent_id uuid,
  task_id uuid,
  kind text not null,
  found boolean not null,
  detail text,
  content_hash text,
  subject_id uuid,
  read_at timestamp with time zone not null,
  constraint evidence_pkey PRIMARY KEY (workspace_id, evidence_id),
  constraint evidence_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]{64}$'::text))
);
alter table kernel.evidence owner to lanewright_owner;
CREATE INDEX evidence_of_intent ON kernel.evidence USING btree (workspace_id, intent_id);
alter table kernel.evidence enable row level security;
alter table kernel.evidence force row level security;
create policy auditor on kernel.evidence as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.evidence as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.evidence as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.evidence FOR EACH ROW EXECUTE FUNCTION kernel.guard_outcome();
alter table kernel.evidence enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.evidence REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'evidence_id', 'detail', 'subject_id', 't', 'kernel.evidence');
alter table kernel.evidence enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.evidence REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'evidence_id', 'detail', 'subject_id', 't', 'kernel.evidence');
alter table kernel.evidence enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.evidence REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'evidence_id', 'detail', 'subject_id', 't', 'kernel.evidence');
alter table kernel.evidence enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.evidence FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.evidence enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF evidence_id, workspace_id ON kernel.evidence FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.evidence enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.evidence FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.evidence enable always trigger no_truncate;
grant insert, select, update on kernel.evidence to lanewright_app;
grant select on kernel.evidence to lanewright_auditor;
grant select on kernel.evidence to lanewright_desk;

create table kernel.grants (
  workspace_id uuid not null,
  grant_id uuid not null,
  approval_id uuid not null,
  person text not null,
  role text not null,
  action_hash text not null,
  lanes_pin text not null,
  roles_pin text not null,
  granted_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  used_by uuid,
  returned_at timestamp with time zone,
  constraint grants_pkey PRIMARY KEY (workspace_id, grant_id),
  constraint grants_workspace_id_approval_id_person_key UNIQUE (workspace_id, approval_id, person),
  constraint grants_check CHECK (((used_at IS NULL) = (used_by IS NULL))),
  constraint grants_check1 CHECK (((used_at IS NULL) OR (returned_at IS NULL)))
);
alter table kernel.grants owner to lanewright_owner;
alter table kernel.grants enable row level security;
alter table kernel.grants force row level security;
create policy auditor on kernel.grants as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.grants as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.grants as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.grants FOR EACH ROW EXECUTE FUNCTION kernel.guard_grant();
alter table kernel.grants enable always trigger guard;
CREATE TRIGGER guard_shared BEFORE INSERT ON kernel.grants FOR EACH ROW EXECUTE FUNCTION kernel.guard_shared_grant();
alter table kernel.grants enable always trigger guard_shared;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.grants REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'grant_id', '', '', 't', 'kernel.grants');
alter table kernel.grants enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.grants REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'grant_id', '', '', 't', 'kernel.grants');
alter table kernel.grants enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.grants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'grant_id', '', '', 't', 'kernel.grants');
alter table kernel.grants enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.grants FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.grants enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF grant_id, workspace_id ON kernel.grants FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.grants enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.grants FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.grants enable always trigger no_truncate;
grant insert, select, update on kernel.grants to lanewright_app;
grant select on kernel.grants to lanewright_auditor;
grant select on kernel.grants to lanewright_desk;

create table kernel.heads (
  workspace_id uuid not null,
  seq bigint not null default 0,
  hash bytea not null,
  segment integer not null default 1,
  fence bigint not null default 0,
  holder text,
  lease_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint heads_pkey PRIMARY KEY (workspace_id)
) with (fillfactor=50);
alter table kernel.heads owner to lanewright_owner;
alter table kernel.heads enable row level security;
alter table kernel.heads force row level security;
create policy auditor on kernel.heads as permissive for select to lanewright_auditor
  using (true);
create policy keeper on kernel.heads as permissive for all to lanewright_owner
  using (true)
  with check (true);
CREATE TRIGGER begin_in_open_segment BEFORE INSERT ON kernel.heads FOR EACH ROW EXECUTE FUNCTION kernel.begin_in_open_segment();
alter table kernel.heads enable always trigger begin_in_open_segment;
CREATE TRIGGER no_insert BEFORE INSERT ON kernel.heads FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION kernel.guard_head();
alter table kernel.heads enable always trigger no_insert;
CREATE TRIGGER no_jump BEFORE UPDATE ON kernel.heads FOR EACH ROW WHEN (((new.fence < old.fence) OR ((pg_trigger_depth() = 0) AND ((((new.workspace_id IS DISTINCT FROM old.workspace_id) OR (new.seq IS DISTINCT FROM old.seq)) OR (new.hash IS DISTINCT FROM old.hash)) OR (new.segment IS DISTINCT FROM old.segment))))) EXECUTE FUNCTION kernel.guard_head();
alter table kernel.heads enable always trigger no_jump;
CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON kernel.heads FOR EACH STATEMENT EXECUTE FUNCTION kernel.guard_head();
alter table kernel.heads enable always trigger no_removal;
CREATE TRIGGER no_way_back BEFORE UPDATE ON kernel.heads FOR EACH ROW WHEN ((new.segment < old.segment)) EXECUTE FUNCTION kernel.guard_head();
alter table kernel.heads enable always trigger no_way_back;
grant select on kernel.heads to lanewright_auditor;

create table kernel.inbox (
  workspace_id uuid not null,
  item_id uuid not null,
  kind text not null,
  person text,
  subject_id uuid,
  content jsonb not null,
  received_at timestamp with time zone not null,
  consumed_at timestamp with time zone,
  outcome text,
  constraint inbox_pkey PRIMARY KEY (workspace_id, item_id),
  constraint inbox_kind_check CHECK ((kind ~ '^[a-z][a-z_.]*$'::text))
);
alter table kernel.inbox owner to lanewright_owner;
CREATE INDEX inbox_waiting ON kernel.inbox USING btree (workspace_id, received_at, item_id) WHERE (consumed_at IS NULL);
alter table kernel.inbox enable row level security;
alter table kernel.inbox force row level security;
create policy auditor on kernel.inbox as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.inbox as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.inbox as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.inbox FOR EACH ROW EXECUTE FUNCTION kernel.guard_inbox();
alter table kernel.inbox enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.inbox REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'item_id', 'content', 'subject_id', 'f', 'kernel.inbox');
alter table kernel.inbox enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.inbox REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'item_id', 'content', 'subject_id', 'f', 'kernel.inbox');
alter table kernel.inbox enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.inbox REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'item_id', 'content', 'subject_id', 'f', 'kernel.inbox');
alter table kernel.inbox enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.inbox FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.inbox enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF item_id, workspace_id ON kernel.inbox FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.inbox enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.inbox FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.inbox enable always trigger no_truncate;
grant insert, select, update on kernel.inbox to lanewright_app;
grant select on kernel.inbox to lanewright_auditor;
grant select on kernel.inbox to lanewright_desk;

create table kernel.installation (
  installation_id uuid not null,
  made_at timestamp with time zone not null,
  constraint installation_pkey PRIMARY KEY (installation_id)
);
alter table kernel.installation owner to lanewright_owner;
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON kernel.installation FOR EACH STATEMENT EXECUTE FUNCTION kernel.guard_installation();
alter table kernel.installation enable always trigger guard;
grant select on kernel.installation to lanewright_auditor;

create table kernel.intents (
  workspace_id uuid not null,
  intent_id uuid not null,
  run_id uuid not null,
  task_id uuid,
  subject_id uuid,
  tool text not null,
  lane_id text not null,
  idempotency_key text not null,
  action_hash text not null,
  request text not null,
  effect text not null,
  status text not null default 'open'::text,
  approval_id uuid,
  decided_by text,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint intents_pkey PRIMARY KEY (workspace_id, intent_id),
  constraint intents_workspace_id_idempotency_key_key UNIQUE (workspace_id, idempotency_key),
  constraint intents_action_hash_check CHECK ((action_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint intents_effect_check CHECK ((effect = ANY (ARRAY['read'::text, 'idempotent'::text, 'irreversible'::text]))),
  constraint intents_idempotency_key_check CHECK (((length(idempotency_key) >= 1) AND (length(idempotency_key) <= 500))),
  constraint intents_status_check CHECK ((status = ANY (ARRAY['open'::text, 'verified'::text, 'not_done'::text, 'uncertain'::text])))
);
alter table kernel.intents owner to lanewright_owner;
CREATE INDEX intents_done_last ON kernel.intents USING btree (ended_at DESC) WHERE ((status = 'verified'::text) AND (effect = 'irreversible'::text));
CREATE INDEX intents_of_task ON kernel.intents USING btree (workspace_id, task_id, created_at DESC) WHERE (task_id IS NOT NULL);
CREATE INDEX intents_open ON kernel.intents USING btree (workspace_id) WHERE (status = 'open'::text);
CREATE INDEX intents_uncertain ON kernel.intents USING btree (workspace_id, created_at, intent_id) WHERE (status = 'uncertain'::text);
alter table kernel.intents enable row level security;
alter table kernel.intents force row level security;
create policy auditor on kernel.intents as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.intents as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.intents as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.intents FOR EACH ROW EXECUTE FUNCTION kernel.guard_intent();
alter table kernel.intents enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.intents REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'intent_id', 'request', 'subject_id', 't', 'kernel.intents');
alter table kernel.intents enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.intents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'intent_id', 'request', 'subject_id', 't', 'kernel.intents');
alter table kernel.intents enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.intents REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'intent_id', 'request', 'subject_id', 't', 'kernel.intents');
alter table kernel.intents enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.intents FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.intents enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF intent_id, workspace_id ON kernel.intents FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.intents enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.intents FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.intents enable always trigger no_truncate;
grant insert, select, update on kernel.intents to lanewright_app;
grant select on kernel.intents to lanewright_auditor;
grant select on kernel.intents to lanewright_desk;

create table kernel.invitations (
  workspace_id uuid not null,
  invitation_id uuid not null,
  user_id text not null,
  token_hash text not null,
  created_at timestamp with time zone not null,
  created_by text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint invitations_pkey PRIMARY KEY (workspace_id, invitation_id),
  constraint invitations_workspace_id_token_hash_key UNIQUE (workspace_id, token_hash),
  constraint invitations_check CHECK (((expires_at > created_at) AND (expires_at <= (created_at + '7 days'::interval)))),
  constraint invitations_check1 CHECK (((used_at IS NULL) OR (revoked_at IS NULL))),
  constraint invitations_created_by_check CHECK (((length(created_by) >= 1) AND (length(created_by) <= 200))),
  constraint invitations_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint invitations_workspace_id_check CHECK ((workspace_id = kernel.house()))
);
alter table kernel.invitations owner to lanewright_owner;
alter table kernel.invitations enable row level security;
alter table kernel.invitations force row level security;
create policy auditor on kernel.invitations as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.invitations as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.invitations as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.invitations FOR EACH ROW EXECUTE FUNCTION kernel.guard_invitation();
alter table kernel.invitations enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.invitations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'invitation_id', '', '', 'f', 'kernel.invitations');
alter table kernel.invitations enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.invitations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'invitation_id', '', '', 'f', 'kernel.invitations');
alter table kernel.invitations enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.invitations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'invitation_id', '', '', 'f', 'kernel.invitations');
alter table kernel.invitations enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.invitations FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.invitations enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF invitation_id, workspace_id ON kernel.invitations FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.invitations enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.invitations FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.invitations enable always trigger no_truncate;
grant insert, select, update on kernel.invitations to lanewright_app;
grant select on kernel.invitations to lanewright_auditor;
grant select on kernel.invitations to lanewright_desk;

create table kernel.legal_holds (
  workspace_id uuid not null,
  hold_id uuid not null,
  person_id uuid,
  reason text not null,
  placed_by text not null,
  placed_at timestamp with time zone not null,
  lifted_at timestamp with time zone,
  lifted_by text,
  constraint legal_holds_pkey PRIMARY KEY (workspace_id, hold_id),
  constraint legal_holds_check CHECK (((lifted_at IS NULL) = (lifted_by IS NULL))),
  constraint legal_holds_placed_by_check CHECK (((length(placed_by) >= 1) AND (length(placed_by) <= 200))),
  constraint legal_holds_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 2000)))
);
alter table kernel.legal_holds owner to lanewright_owner;
CREATE INDEX open_holds ON kernel.legal_holds USING btree (workspace_id) WHERE (lifted_at IS NULL);
alter table kernel.legal_holds enable row level security;
alter table kernel.legal_holds force row level security;
create policy auditor on kernel.legal_holds as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.legal_holds as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.legal_holds as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.legal_holds FOR EACH ROW EXECUTE FUNCTION kernel.guard_hold();
alter table kernel.legal_holds enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.legal_holds REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'hold_id', '', '', 'f', 'kernel.legal_holds');
alter table kernel.legal_holds enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.legal_holds REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'hold_id', '', '', 'f', 'kernel.legal_holds');
alter table kernel.legal_holds enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.legal_holds REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'hold_id', '', '', 'f', 'kernel.legal_holds');
alter table kernel.legal_holds enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.legal_holds FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.legal_holds enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF hold_id, workspace_id ON kernel.legal_holds FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.legal_holds enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.legal_holds FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.legal_holds enable always trigger no_truncate;
grant insert, select, update on kernel.legal_holds to lanewright_app;
grant select on kernel.legal_holds to lanewright_auditor;
grant select on kernel.legal_holds to lanewright_desk;

create table kernel.members (
  workspace_id uuid not null,
  user_id text not null,
  role text not null,
  constraint members_pkey PRIMARY KEY (workspace_id, user_id, role),
  constraint members_role_check CHECK ((role ~ '^[A-Z][A-Z0-9_]*$'::text)),
  constraint members_user_id_check CHECK (((length(user_id) >= 1) AND (length(user_id) <= 200)))
);
alter table kernel.members owner to lanewright_owner;
CREATE INDEX members_by_user ON kernel.members USING btree (user_id);
alter table kernel.members enable row level security;
alter table kernel.members force row level security;
create policy auditor on kernel.members as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.members as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.members as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
create policy own_memberships on kernel.members as permissive for select to lanewright_owner
  using ((user_id = ( SELECT kernel.current_member() AS current_member)));
CREATE TRIGGER log_delete AFTER DELETE ON kernel.members REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'user_id,role', '', '', 'f', 'kernel.members');
alter table kernel.members enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.members REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'user_id,role', '', '', 'f', 'kernel.members');
alter table kernel.members enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.members REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'user_id,role', '', '', 'f', 'kernel.members');
alter table kernel.members enable always trigger log_update;
CREATE TRIGGER no_key_update BEFORE UPDATE OF role, user_id, workspace_id ON kernel.members FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.members enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.members FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.members enable always trigger no_truncate;
grant delete, insert, select, update on kernel.members to lanewright_app;
grant select on kernel.members to lanewright_auditor;
grant select on kernel.members to lanewright_desk;

create table kernel.migrations (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone not null default clock_timestamp(),
  constraint migrations_pkey PRIMARY KEY (name)
);
alter table kernel.migrations owner to lanewright_owner;
grant select on kernel.migrations to lanewright_auditor;

create table kernel.passkeys (
  workspace_id uuid not null,
  credential_id text not null,
  user_id text not null,
  label text not null,
  public_key text not null,
  sign_count bigint not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (workspace_id, credential_id),
  constraint passkeys_credential_id_check CHECK (((credential_id ~ '^[A-Za-z0-9_-]+$'::text) AND (length(credential_id) <= 1400))),
  constraint passkeys_label_check CHECK (((length(label) >= 1) AND (length(label) <= 100))),
  constraint passkeys_public_key_check CHECK (((public_key ~ '^[A-Za-z0-9_-]+$'::text) AND (length(public_key) <= 4000))),
  constraint passkeys_sign_count_check CHECK ((sign_count >= 0)),
  constraint passkeys_workspace_id_check CHECK ((workspace_id = kernel.house()))
);
alter table kernel.passkeys owner to lanewright_owner;
CREATE INDEX passkeys_of_account ON kernel.passkeys USING btree (workspace_id, user_id);
alter table kernel.passkeys enable row level security;
alter table kernel.passkeys force row level security;
create policy auditor on kernel.passkeys as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.passkeys as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.passkeys as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.passkeys FOR EACH ROW EXECUTE FUNCTION kernel.guard_passkey();
alter table kernel.passkeys enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.passkeys REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'credential_id', '', '', 'f', 'kernel.passkeys');
alter table kernel.passkeys enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.passkeys REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'credential_id', '', '', 'f', 'kernel.passkeys');
alter table kernel.passkeys enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.passkeys REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'credential_id', '', '', 'f', 'kernel.passkeys');
alter table kernel.passkeys enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.passkeys FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.passkeys enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF credential_id, workspace_id ON kernel.passkeys FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.passkeys enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.passkeys FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.passkeys enable always trigger no_truncate;
grant insert, select, update on kernel.passkeys to lanewright_app;
grant select on kernel.passkeys to lanewright_auditor;
grant select on kernel.passkeys to lanewright_desk;

create table kernel.person_keys (
  workspace_id uuid not null,
  person_id uuid not null,
  key bytea,
  created_at timestamp with time zone not null,
  destroyed_at timestamp with time zone,
  constraint person_keys_pkey PRIMARY KEY (workspace_id, person_id),
  constraint person_keys_check CHECK (((key IS NULL) = (destroyed_at IS NOT NULL))),
  constraint person_keys_key_check CHECK ((octet_length(key) = 32))
);
alter table kernel.person_keys owner to lanewright_owner;
alter table kernel.person_keys enable row level security;
alter table kernel.person_keys force row level security;
create policy auditor on kernel.person_keys as permissive for select to lanewright_auditor
  using (true);
create policy keeper on kernel.person_keys as permissive for all to lanewright_owner
  using (true)
  with check (true);
CREATE TRIGGER erase AFTER UPDATE ON kernel.person_keys FOR EACH ROW EXECUTE FUNCTION kernel.erase_rows();
alter table kernel.person_keys enable always trigger erase;
CREATE TRIGGER guard BEFORE UPDATE ON kernel.person_keys FOR EACH ROW EXECUTE FUNCTION kernel.guard_key();
alter table kernel.person_keys enable always trigger guard;
CREATE TRIGGER no_empty BEFORE INSERT ON kernel.person_keys FOR EACH ROW WHEN ((new.key IS NULL)) EXECUTE FUNCTION kernel.guard_key();
alter table kernel.person_keys enable always trigger no_empty;
CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON kernel.person_keys FOR EACH STATEMENT EXECUTE FUNCTION kernel.guard_key();
alter table kernel.person_keys enable always trigger no_removal;
grant select on kernel.person_keys to lanewright_auditor;

create table kernel.policies (
  workspace_id uuid not null,
  hash text not null,
  pack text not null,
  kind text not null,
  content text not null,
  registered_at timestamp with time zone not null,
  constraint policies_pkey PRIMARY KEY (workspace_id, pack, kind, hash),
  constraint policies_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint policies_kind_check CHECK ((kind = ANY (ARRAY['lanes'::text, 'roles'::text]))),
  constraint policies_workspace_id_check CHECK ((workspace_id = kernel.house()))
);
alter table kernel.policies owner to lanewright_owner;
alter table kernel.policies enable row level security;
alter table kernel.policies force row level security;
create policy auditor on kernel.policies as permissive for select to lanewright_auditor
  using (true);
create policy house_policies on kernel.policies as permissive for select to public
  using (true);
create policy member on kernel.policies as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.policies as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE UPDATE ON kernel.policies FOR EACH ROW EXECUTE FUNCTION kernel.refuse_change();
alter table kernel.policies enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.policies REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'pack,kind,hash', '', '', 'f', 'kernel.policies');
alter table kernel.policies enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.policies REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'pack,kind,hash', '', '', 'f', 'kernel.policies');
alter table kernel.policies enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.policies REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'pack,kind,hash', '', '', 'f', 'kernel.policies');
alter table kernel.policies enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.policies FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.policies enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF hash, kind, pack, workspace_id ON kernel.policies FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.policies enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.policies FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.policies enable always trigger no_truncate;
grant insert, select, update on kernel.policies to lanewright_app;
grant select on kernel.policies to lanewright_auditor;
grant select on kernel.policies to lanewright_desk;

create table kernel.questions (
  workspace_id uuid not null,
  question_id uuid not null,
  run_id uuid not null,
  task_id uuid,
  subject_id uuid,
  question text not null,
  options jsonb not null default '[]'::jsonb,
  context text,
  status text not null default 'open'::text,
  answer text,
  answered_by text,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint questions_pkey PRIMARY KEY (workspace_id, question_id),
  constraint questions_status_check CHECK ((status = ANY (ARRAY['open'::text, 'answered'::text])))
);
alter table kernel.questions owner to lanewright_owner;
CREATE INDEX questions_answered ON kernel.questions USING btree (workspace_id, answered_at DESC, question_id DESC) WHERE (status = 'answered'::text);
CREATE INDEX questions_open ON kernel.questions USING btree (workspace_id, asked_at, question_id) WHERE (status = 'open'::text);
alter table kernel.questions enable row level security;
alter table kernel.questions force row level security;
create policy auditor on kernel.questions as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.questions as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.questions as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER log_delete AFTER DELETE ON kernel.questions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'question_id', 'question,context,answer', 'subject_id', 't', 'kernel.questions');
alter table kernel.questions enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.questions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'question_id', 'question,context,answer', 'subject_id', 't', 'kernel.questions');
alter table kernel.questions enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.questions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'question_id', 'question,context,answer', 'subject_id', 't', 'kernel.questions');
alter table kernel.questions enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.questions FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.questions enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF question_id, workspace_id ON kernel.questions FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.questions enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.questions FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.questions enable always trigger no_truncate;
grant insert, select, update on kernel.questions to lanewright_app;
grant select on kernel.questions to lanewright_auditor;
grant select on kernel.questions to lanewright_desk;

create table kernel.receipts (
  workspace_id uuid not null,
  receipt_id uuid not null,
  intent_id uuid not null,
  attempt integer not null,
  outcome text not null,
  result text,
  error jsonb,
  subject_id uuid,
  received_at timestamp with time zone not null,
  constraint receipts_pkey PRIMARY KEY (workspace_id, receipt_id),
  constraint receipts_workspace_id_intent_id_attempt_key UNIQUE (workspace_id, intent_id, attempt),
  constraint receipts_attempt_check CHECK (((attempt >= 1) AND (attempt <= 100))),
  constraint receipts_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'not_done'::text, 'unknown'::text])))
);
alter table kernel.receipts owner to lanewright_owner;
alter table kernel.receipts enable row level security;
alter table kernel.receipts force row level security;
create policy auditor on kernel.receipts as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.receipts as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.receipts as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.receipts FOR EACH ROW EXECUTE FUNCTION kernel.guard_outcome();
alter table kernel.receipts enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.receipts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'receipt_id', 'result', 'subject_id', 't', 'kernel.receipts');
alter table kernel.receipts enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.receipts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'receipt_id', 'result', 'subject_id', 't', 'kernel.receipts');
alter table kernel.receipts enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.receipts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'receipt_id', 'result', 'subject_id', 't', 'kernel.receipts');
alter table kernel.receipts enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.receipts FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.receipts enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF receipt_id, workspace_id ON kernel.receipts FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.receipts enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.receipts FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.receipts enable always trigger no_truncate;
grant insert, select, update on kernel.receipts to lanewright_app;
grant select on kernel.receipts to lanewright_auditor;
grant select on kernel.receipts to lanewright_desk;

create table kernel.reservations (
  workspace_id uuid not null,
  reservation_id uuid not null,
  resource text not null,
  for_workspace uuid not null,
  amount integer not null,
  status text not null,
  reserved_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint reservations_pkey PRIMARY KEY (workspace_id, reservation_id),
  constraint reservations_amount_check CHECK ((amount > 0)),
  constraint reservations_status_check CHECK ((status = ANY (ARRAY['held'::text, 'used'::text, 'released'::text]))),
  constraint reservations_workspace_id_check CHECK ((workspace_id = kernel.house()))
);
alter table kernel.reservations owner to lanewright_owner;
CREATE INDEX reservations_of_resource ON kernel.reservations USING btree (workspace_id, resource, reserved_at);
alter table kernel.reservations enable row level security;
alter table kernel.reservations force row level security;
create policy auditor on kernel.reservations as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.reservations as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.reservations as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.reservations FOR EACH ROW EXECUTE FUNCTION kernel.guard_reservation();
alter table kernel.reservations enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.reservations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'reservation_id', '', '', 'f', 'kernel.reservations');
alter table kernel.reservations enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.reservations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'reservation_id', '', '', 'f', 'kernel.reservations');
alter table kernel.reservations enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.reservations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'reservation_id', '', '', 'f', 'kernel.reservations');
alter table kernel.reservations enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.reservations FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.reservations enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF reservation_id, workspace_id ON kernel.reservations FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.reservations enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.reservations FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.reservations enable always trigger no_truncate;
grant insert, select, update on kernel.reservations to lanewright_app;
grant select on kernel.reservations to lanewright_auditor;
grant select on kernel.reservations to lanewright_desk;

create table kernel.runs (
  workspace_id uuid not null,
  run_id uuid not null,
  parent_run_id uuid,
  root_run_id uuid not null,
  run_kind text not null,
  run_name text,
  task_id uuid,
  actor_type text not null,
  actor_id text not null,
  role_id text,
  lane_id text,
  correlation_id text,
  client_session_id text,
  contract_version text not null default 'v1'::text,
  lanes_pin text not null,
  roles_pin text not null,
  taxonomy_versions jsonb,
  status text not null,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  completed_at timestamp with time zone,
  error jsonb,
  inputs_artifacts jsonb not null default '[]'::jsonb,
  outputs_artifacts jsonb not null default '[]'::jsonb,
  parameters_hash text,
  nondeterminism jsonb,
  data_classification text,
  metadata jsonb not null default '{}'::jsonb,
  constraint runs_pkey PRIMARY KEY (workspace_id, run_id),
  constraint runs_actor_type_check CHECK ((actor_type = ANY (ARRAY['agent'::text, 'human'::text, 'system'::text]))),
  constraint runs_check CHECK (((completed_at IS NOT NULL) = (status = ANY (ARRAY['completed'::text, 'failed'::text, 'cancelled'::text, 'denied'::text])))),
  constraint runs_check1 CHECK (((status <> ALL (ARRAY['running'::text, 'completed'::text, 'failed'::text])) OR (started_at IS NOT NULL))),
  constraint runs_contract_version_check CHECK ((contract_version = 'v1'::text)),
  constraint runs_lanes_pin_check CHECK ((lanes_pin ~ '^[0-9a-f]{64}$'::text)),
  constraint runs_parameters_hash_check CHECK ((parameters_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint runs_roles_pin_check CHECK ((roles_pin ~ '^[0-9a-f]{64}$'::text)),
  constraint runs_run_kind_check CHECK ((run_kind = ANY (ARRAY['orchestrator'::text, 'agent'::text, 'tool_gateway'::text, 'db_write'::text, 'db_read'::text, 'promotion'::text, 'export'::text, 'override'::text, 'system'::text]))),
  constraint runs_status_check CHECK ((status = ANY (ARRAY['created'::text, 'running'::text, 'completed'::text, 'failed'::text, 'cancelled'::text, 'denied'::text])))
);
alter table kernel.runs owner to lanewright_owner;
CREATE INDEX runs_by_parent ON kernel.runs USING btree (workspace_id, parent_run_id, run_id);
CREATE INDEX runs_open ON kernel.runs USING btree (workspace_id, run_kind) WHERE (status = ANY (ARRAY['created'::text, 'running'::text]));
alter table kernel.runs enable row level security;
alter table kernel.runs force row level security;
create policy auditor on kernel.runs as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.runs as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.runs as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.runs FOR EACH ROW EXECUTE FUNCTION kernel.guard_run();
alter table kernel.runs enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.runs REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'run_id', '', '', 't', 'kernel.runs');
alter table kernel.runs enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.runs REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'run_id', '', '', 't', 'kernel.runs');
alter table kernel.runs enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.runs REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'run_id', '', '', 't', 'kernel.runs');
alter table kernel.runs enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.runs FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.runs enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF run_id, workspace_id ON kernel.runs FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.runs enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.runs FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.runs enable always trigger no_truncate;
grant insert, select, update on kernel.runs to lanewright_app;
grant select on kernel.runs to lanewright_auditor;
grant select on kernel.runs to lanewright_desk;

create table kernel.seals (
  workspace_id uuid not null,
  key text not null,
  line bigint not null,
  seq bigint not null,
  hash bytea not null,
  root bytea not null,
  peaks text[] not null,
  at timestamp with time zone not null,
  constraint seals_pkey PRIMARY KEY (workspace_id, key, line),
  constraint seals_key_check CHECK ((key ~ '^[0-9a-f]{64}$'::text)),
  constraint seals_line_check CHECK ((line > 0))
);
alter table kernel.seals owner to lanewright_owner;
CREATE INDEX seals_by_journal ON kernel.seals USING btree (key, line);
alter table kernel.seals enable row level security;
alter table kernel.seals force row level security;
create policy auditor on kernel.seals as permissive for select to lanewright_auditor
  using (true);
create policy keeper on kernel.seals as permissive for all to lanewright_owner
  using (true)
  with check (true);
CREATE TRIGGER no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON kernel.seals FOR EACH STATEMENT EXECUTE FUNCTION kernel.guard_seal();
alter table kernel.seals enable always trigger no_change;
grant select on kernel.seals to lanewright_auditor;

create table kernel.segment_door (
  workspace_id uuid not null,
  step text not null,
  segment integer,
  details jsonb not null default '{}'::jsonb,
  constraint segment_door_step_check CHECK ((step = ANY (ARRAY['open'::text, 'leave'::text, 'checkpoint'::text, 'state'::text, 'detach'::text, 'attach'::text])))
);
alter table kernel.segment_door owner to lanewright_owner;
alter table kernel.segment_door enable row level security;
alter table kernel.segment_door force row level security;
create policy auditor on kernel.segment_door as permissive for select to lanewright_auditor
  using (true);
create policy keeper on kernel.segment_door as permissive for all to lanewright_owner
  using (true)
  with check (true);
CREATE TRIGGER work_segment BEFORE INSERT ON kernel.segment_door FOR EACH ROW EXECUTE FUNCTION kernel.work_segment();
alter table kernel.segment_door enable always trigger work_segment;

create table kernel.segments (
  segment integer not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  detached_at timestamp with time zone,
  file_name text,
  file_hash text,
  file_entries bigint,
  constraint segments_pkey PRIMARY KEY (segment),
  constraint segments_check CHECK ((num_nulls(file_name, file_hash, file_entries) = ANY (ARRAY[0, 3]))),
  constraint segments_check1 CHECK (((detached_at IS NULL) OR ((closed_at IS NOT NULL) AND (file_hash IS NOT NULL)))),
  constraint segments_file_hash_check CHECK ((file_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint segments_file_name_check CHECK ((file_name ~ '^[^/\\]{1,255}$'::text))
);
alter table kernel.segments owner to lanewright_owner;
CREATE TRIGGER no_change BEFORE INSERT OR UPDATE ON kernel.segments FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION kernel.guard_segment();
alter table kernel.segments enable always trigger no_change;
CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON kernel.segments FOR EACH STATEMENT EXECUTE FUNCTION kernel.guard_segment();
alter table kernel.segments enable always trigger no_removal;
grant select on kernel.segments to lanewright_auditor;

create table kernel.sessions (
  workspace_id uuid not null,
  session_id uuid not null,
  user_id text not null,
  credential_id text not null,
  token_hash text not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (workspace_id, session_id),
  constraint sessions_workspace_id_token_hash_key UNIQUE (workspace_id, token_hash),
  constraint sessions_check CHECK (((expires_at > created_at) AND (expires_at <= (created_at + '1 day'::interval)))),
  constraint sessions_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint sessions_workspace_id_check CHECK ((workspace_id = kernel.house()))
);
alter table kernel.sessions owner to lanewright_owner;
CREATE INDEX sessions_of_account ON kernel.sessions USING btree (workspace_id, user_id) WHERE (ended_at IS NULL);
alter table kernel.sessions enable row level security;
alter table kernel.sessions force row level security;
create policy auditor on kernel.sessions as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.sessions as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.sessions as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.sessions FOR EACH ROW EXECUTE FUNCTION kernel.guard_session();
alter table kernel.sessions enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.sessions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'session_id', '', '', 'f', 'kernel.sessions');
alter table kernel.sessions enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.sessions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'session_id', '', '', 'f', 'kernel.sessions');
alter table kernel.sessions enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.sessions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'session_id', '', '', 'f', 'kernel.sessions');
alter table kernel.sessions enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.sessions FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.sessions enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF session_id, workspace_id ON kernel.sessions FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.sessions enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.sessions FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.sessions enable always trigger no_truncate;
grant insert, select, update on kernel.sessions to lanewright_app;
grant select on kernel.sessions to lanewright_auditor;
grant select on kernel.sessions to lanewright_desk;

create table kernel.sharing (
  workspace_id uuid not null,
  origin text,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  constraint sharing_pkey PRIMARY KEY (workspace_id),
  constraint sharing_changed_by_check CHECK (((length(changed_by) >= 1) AND (length(changed_by) <= 200))),
  constraint sharing_origin_check CHECK (((length(origin) <= 300) AND (origin ~ '^https://[^/?#@]+$'::text))),
  constraint sharing_workspace_id_check CHECK ((workspace_id = kernel.house()))
);
alter table kernel.sharing owner to lanewright_owner;
alter table kernel.sharing enable row level security;
alter table kernel.sharing force row level security;
create policy auditor on kernel.sharing as permissive for select to lanewright_auditor
  using (true);
create policy for_guards on kernel.sharing as permissive for select to lanewright_owner
  using (true);
create policy member on kernel.sharing as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.sharing as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER log_delete AFTER DELETE ON kernel.sharing REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'workspace_id', '', '', 'f', 'kernel.sharing');
alter table kernel.sharing enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.sharing REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'workspace_id', '', '', 'f', 'kernel.sharing');
alter table kernel.sharing enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.sharing REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'workspace_id', '', '', 'f', 'kernel.sharing');
alter table kernel.sharing enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.sharing FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.sharing enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF workspace_id ON kernel.sharing FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.sharing enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.sharing FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.sharing enable always trigger no_truncate;
grant insert, select, update on kernel.sharing to lanewright_app;
grant select on kernel.sharing to lanewright_auditor;
grant select on kernel.sharing to lanewright_desk;

create table kernel.stops (
  workspace_id uuid not null,
  stop_id uuid not null,
  everything boolean not null default false,
  person text not null,
  reason text not null,
  stopped_at timestamp with time zone not null,
  lifted_at timestamp with time zone,
  constraint stops_pkey PRIMARY KEY (workspace_id, stop_id),
  constraint stops_check CHECK (((NOT everything) OR (workspace_id = kernel.house())))
);
alter table kernel.stops owner to lanewright_owner;
CREATE INDEX open_stops ON kernel.stops USING btree (workspace_id) WHERE (lifted_at IS NULL);
alter table kernel.stops enable row level security;
alter table kernel.stops force row level security;
create policy auditor on kernel.stops as permissive for select to lanewright_auditor
  using (true);
create policy house_stops on kernel.stops as permissive for select to public
  using (everything);
create policy member on kernel.stops as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.stops as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE UPDATE ON kernel.stops FOR EACH ROW EXECUTE FUNCTION kernel.guard_stop();
alter table kernel.stops enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.stops REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'stop_id', '', '', 'f', 'kernel.stops');
alter table kernel.stops enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.stops REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'stop_id', '', '', 'f', 'kernel.stops');
alter table kernel.stops enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.stops REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'stop_id', '', '', 'f', 'kernel.stops');
alter table kernel.stops enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.stops FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.stops enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF stop_id, workspace_id ON kernel.stops FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.stops enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.stops FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.stops enable always trigger no_truncate;
grant insert, select, update on kernel.stops to lanewright_app;
grant select on kernel.stops to lanewright_auditor;
grant select on kernel.stops to lanewright_desk;

create table kernel.tables (
  table_name text not null,
  evented boolean not null,
  version integer not null default 1,
  first_version integer not null default 1,
  key_columns text[] not null default '{}'::text[],
  personal_columns text[] not null default '{}'::text[],
  person_column text,
  fenced boolean not null default true,
  deletable boolean not null default false,
  triggers text[] not null default '{}'::text[],
  reason text not null default ''::text,
  constraint tables_pkey PRIMARY KEY (table_name)
);
alter table kernel.tables owner to lanewright_owner;
CREATE TRIGGER guard BEFORE UPDATE ON kernel.tables FOR EACH ROW EXECUTE FUNCTION kernel.guard_registry();
alter table kernel.tables enable always trigger guard;
CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON kernel.tables FOR EACH STATEMENT EXECUTE FUNCTION kernel.guard_registry();
alter table kernel.tables enable always trigger no_removal;
grant select on kernel.tables to lanewright_auditor;

create table kernel.task_counts (
  workspace_id uuid not null,
  total bigint not null default 0,
  pending bigint not null default 0,
  in_progress bigint not null default 0,
  done bigint not null default 0,
  blocked bigint not null default 0,
  constraint task_counts_pkey PRIMARY KEY (workspace_id)
) with (fillfactor=50);
alter table kernel.task_counts owner to lanewright_owner;
alter table kernel.task_counts enable row level security;
alter table kernel.task_counts force row level security;
create policy auditor on kernel.task_counts as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.task_counts as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.task_counts as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.task_counts FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION kernel.guard_counts();
alter table kernel.task_counts enable always trigger guard;
CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON kernel.task_counts FOR EACH STATEMENT EXECUTE FUNCTION kernel.guard_counts();
alter table kernel.task_counts enable always trigger no_removal;
grant select on kernel.task_counts to lanewright_app;
grant select on kernel.task_counts to lanewright_auditor;
grant select on kernel.task_counts to lanewright_desk;

create table kernel.tasks (
  workspace_id uuid not null,
  task_id uuid not null,
  description text not null,
  status text not null default 'pending'::text,
  preconditions uuid[] not null default '{}'::uuid[],
  open_preconditions integer not null default 0,
  required_effects jsonb not null default '[]'::jsonb,
  blocked_reason text,
  subject_id uuid,
  source text not null,
  metadata jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint tasks_pkey PRIMARY KEY (workspace_id, task_id),
  constraint tasks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES kernel.workspaces(workspace_id),
  constraint preconditions_is_a_list CHECK (((COALESCE(array_ndims(preconditions), 1) = 1) AND (COALESCE(array_lower(preconditions, 1), 1) = 1))),
  constraint tasks_description_check CHECK ((((length(description) >= 10) AND (length(description) <= 500)) OR (description = '[erased]'::text))),
  constraint tasks_preconditions_check CHECK ((cardinality(preconditions) <= 50)),
  constraint tasks_required_effects_check CHECK (((jsonb_typeof(required_effects) = 'array'::text) AND (jsonb_array_length(required_effects) <= 20))),
  constraint tasks_source_check CHECK ((source = ANY (ARRAY['controller'::text, 'agent'::text, 'user'::text]))),
  constraint tasks_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'in_progress'::text, 'done'::text, 'blocked'::text])))
);
alter table kernel.tasks owner to lanewright_owner;
CREATE INDEX tasks_blocked ON kernel.tasks USING btree (updated_at DESC) WHERE (status = 'blocked'::text);
CREATE INDEX tasks_current ON kernel.tasks USING btree (workspace_id) WHERE (status = 'in_progress'::text);
CREATE INDEX tasks_done_last ON kernel.tasks USING btree (updated_at DESC) WHERE (status = 'done'::text);
CREATE INDEX tasks_eligible ON kernel.tasks USING btree (workspace_id, created_at, task_id) WHERE ((status = 'pending'::text) AND (open_preconditions = 0));
CREATE INDEX tasks_waiting ON kernel.tasks USING btree (workspace_id, created_at, task_id) WHERE (status = 'pending'::text);
CREATE INDEX tasks_waiting_for_others ON kernel.tasks USING btree (workspace_id) WHERE (open_preconditions > 0);
alter table kernel.tasks enable row level security;
alter table kernel.tasks force row level security;
create policy auditor on kernel.tasks as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.tasks as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.tasks as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.tasks FOR EACH ROW EXECUTE FUNCTION kernel.guard_task();
alter table kernel.tasks enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.tasks REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'task_id', 'description', 'subject_id', 't', 'kernel.tasks');
alter table kernel.tasks enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.tasks REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'task_id', 'description', 'subject_id', 't', 'kernel.tasks');
alter table kernel.tasks enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.tasks REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'task_id', 'description', 'subject_id', 't', 'kernel.tasks');
alter table kernel.tasks enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.tasks FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.tasks enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF task_id, workspace_id ON kernel.tasks FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.tasks enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.tasks FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.tasks enable always trigger no_truncate;
CREATE TRIGGER tally_insert AFTER INSERT ON kernel.tasks REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.count_tasks();
alter table kernel.tasks enable always trigger tally_insert;
CREATE TRIGGER tally_update AFTER UPDATE ON kernel.tasks REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.count_tasks();
alter table kernel.tasks enable always trigger tally_update;
grant insert, select, update on kernel.tasks to lanewright_app;
grant select on kernel.tasks to lanewright_auditor;
grant select on kernel.tasks to lanewright_desk;

create table kernel.upcasters (
  table_name text not null,
  from_version integer not null,
  function text not null,
  constraint upcasters_pkey PRIMARY KEY (table_name, from_version),
  constraint upcasters_from_version_check CHECK ((from_version > 0))
);
alter table kernel.upcasters owner to lanewright_owner;
CREATE TRIGGER no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON kernel.upcasters FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_change();
alter table kernel.upcasters enable always trigger no_change;
grant select on kernel.upcasters to lanewright_auditor;

create table kernel.usage (
  workspace_id uuid not null,
  agent_calls bigint not null default 0,
  tokens bigint not null default 0,
  cost_micros bigint not null default 0,
  failed_attempts integer not null default 0,
  agent_outages integer not null default 0,
  constraint usage_pkey PRIMARY KEY (workspace_id)
) with (fillfactor=50);
alter table kernel.usage owner to lanewright_owner;
alter table kernel.usage enable row level security;
alter table kernel.usage force row level security;
create policy auditor on kernel.usage as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.usage as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.usage as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
grant select on kernel.usage to lanewright_auditor;
grant select on kernel.usage to lanewright_desk;
grant select, update on kernel.usage to lanewright_app;

create table kernel.verifications (
  workspace_id uuid not null,
  verification_id uuid not null,
  task_id uuid not null,
  kind text not null,
  from_status text not null,
  to_status text not null,
  results jsonb not null default '[]'::jsonb,
  reason text,
  person text,
  run_id uuid,
  verified_at timestamp with time zone not null,
  constraint verifications_pkey PRIMARY KEY (workspace_id, verification_id),
  constraint verifications_check CHECK (((((((kind = 'start'::text) AND (from_status = 'pending'::text) AND (to_status = 'in_progress'::text)) OR ((kind = 'done'::text) AND (from_status = 'in_progress'::text) AND (to_status = 'done'::text))) OR ((kind = 'block'::text) AND (from_status = 'in_progress'::text) AND (to_status = 'blocked'::text))) OR ((kind = 'block'::text) AND (from_status = 'pending'::text) AND (to_status = 'blocked'::text))) OR ((kind = 'reopen'::text) AND (from_status = 'blocked'::text) AND (to_status = 'pending'::text)))),
  constraint verifications_check1 CHECK (((kind <> 'block'::text) OR (reason IS NOT NULL))),
  constraint verifications_check2 CHECK (((kind <> 'reopen'::text) OR (person IS NOT NULL))),
  constraint verifications_kind_check CHECK ((kind = ANY (ARRAY['start'::text, 'block'::text, 'done'::text, 'reopen'::text]))),
  constraint verifications_results_check CHECK ((jsonb_typeof(results) = 'array'::text))
);
alter table kernel.verifications owner to lanewright_owner;
CREATE INDEX verifications_of_task ON kernel.verifications USING btree (workspace_id, task_id);
alter table kernel.verifications enable row level security;
alter table kernel.verifications force row level security;
create policy auditor on kernel.verifications as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.verifications as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.verifications as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.verifications FOR EACH ROW EXECUTE FUNCTION kernel.guard_verification();
alter table kernel.verifications enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.verifications REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'verification_id', '', '', 't', 'kernel.verifications');
alter table kernel.verifications enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.verifications REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'verification_id', '', '', 't', 'kernel.verifications');
alter table kernel.verifications enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.verifications REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'verification_id', '', '', 't', 'kernel.verifications');
alter table kernel.verifications enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.verifications FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.verifications enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF verification_id, workspace_id ON kernel.verifications FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.verifications enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.verifications FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.verifications enable always trigger no_truncate;
grant insert, select, update on kernel.verifications to lanewright_app;
grant select on kernel.verifications to lanewright_auditor;
grant select on kernel.verifications to lanewright_desk;

create table kernel.workspaces (
  workspace_id uuid not null,
  pack text not null,
  name text not null,
  status text not null default 'initializing'::text,
  status_reason text,
  goal jsonb not null default '{}'::jsonb,
  budget jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null,
  constraint workspaces_pkey PRIMARY KEY (workspace_id),
  constraint workspaces_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint workspaces_status_check CHECK ((status = ANY (ARRAY['initializing'::text, 'active'::text, 'paused'::text, 'completed'::text, 'error'::text])))
);
alter table kernel.workspaces owner to lanewright_owner;
alter table kernel.workspaces enable row level security;
alter table kernel.workspaces force row level security;
create policy auditor on kernel.workspaces as permissive for select to lanewright_auditor
  using (true);
create policy member on kernel.workspaces as permissive for select to lanewright_desk
  using ((workspace_id IN ( SELECT kernel.memberships() AS memberships)));
create policy one_workspace on kernel.workspaces as permissive for all to lanewright_app, lanewright_owner
  using ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)))
  with check ((workspace_id = ( SELECT kernel.current_workspace() AS current_workspace)));
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON kernel.workspaces FOR EACH ROW EXECUTE FUNCTION kernel.guard_workspace();
alter table kernel.workspaces enable always trigger guard;
CREATE TRIGGER log_delete AFTER DELETE ON kernel.workspaces REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'workspace_id', '', '', 't', 'kernel.workspaces');
alter table kernel.workspaces enable always trigger log_delete;
CREATE TRIGGER log_insert AFTER INSERT ON kernel.workspaces REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'workspace_id', '', '', 't', 'kernel.workspaces');
alter table kernel.workspaces enable always trigger log_insert;
CREATE TRIGGER log_update AFTER UPDATE ON kernel.workspaces REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION kernel.log_changes('1', 'workspace_id', '', '', 't', 'kernel.workspaces');
alter table kernel.workspaces enable always trigger log_update;
CREATE TRIGGER no_delete BEFORE DELETE ON kernel.workspaces FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_delete();
alter table kernel.workspaces enable always trigger no_delete;
CREATE TRIGGER no_key_update BEFORE UPDATE OF workspace_id ON kernel.workspaces FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_key_update();
alter table kernel.workspaces enable always trigger no_key_update;
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON kernel.workspaces FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_truncate();
alter table kernel.workspaces enable always trigger no_truncate;
grant insert, select, update on kernel.workspaces to lanewright_app;
grant select on kernel.workspaces to lanewright_auditor;
grant select on kernel.workspaces to lanewright_desk;

CREATE OR REPLACE FUNCTION dispatch.beat(mine text[], silence_ms integer, takes text[] DEFAULT NULL::text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  dead text[];
begin
  insert into dispatch.workers select w, clock_timestamp(), takes from unnest(mine) w
  on conflict (worker_id) do update set beat_at = excluded.beat_at, lanes = excluded.lanes;
  delete from dispatch.workers where beat_at < clock_timestamp() - make_interval(secs => silence_ms / 1000.0);
  select array_agg(distinct l.locked_by) into dead from (
    select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
    union all select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null) l
  where l.locked_at <= clock_timestamp() - make_interval(secs => silence_ms / 1000.0)
    and not exists (select 1 from dispatch.workers w where w.worker_id = l.locked_by);
  if dead is not null then
    perform graphile_worker.force_unlock_workers(dead);
  end if;
end $function$;
alter function dispatch.beat(text[],integer,text[]) owner to lanewright_dispatch;

CREATE OR REPLACE FUNCTION dispatch.hand_over(workspace uuid, lane text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job('drive:' || lane, json_build_object('workspace', workspace), queue_name => workspace::text,
    max_attempts => 32000, job_key => 'lane:' || workspace);
end $function$;
alter function dispatch.hand_over(uuid,text) owner to lanewright_dispatch;
grant execute on function dispatch.hand_over(uuid,text) to lanewright_app;

CREATE OR REPLACE FUNCTION dispatch.wake(workspace uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    perform graphile_worker.add_job('drive', json_build_object('workspace', workspace), queue_name => workspace::text, run_at => at,
      max_attempts => 32000, job_key => case when at is null then 'drive:' else 'timer:' end || workspace);
  end if;
end $function$;
alter function dispatch.wake(uuid,timestamp with time zone) owner to lanewright_dispatch;
grant execute on function dispatch.wake(uuid,timestamp with time zone) to lanewright_app;
grant execute on function dispatch.wake(uuid,timestamp with time zone) to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel."stale kernel.access_tokens"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.access_tokens t where t.workspace_id = $1 and t.token_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.access_tokens"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.access_tokens"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.account_roles"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.account_roles t where t.workspace_id = $1 and t.user_id = (b ->> 0)::text and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.account_roles"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.account_roles"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.accounts"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.accounts t where t.workspace_id = $1 and t.account_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.accounts"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.accounts"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.active_policies"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.active_policies t where t.workspace_id = $1 and t.pack = (b ->> 0)::text and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.active_policies"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.active_policies"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.agent_calls"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.agent_calls t where t.workspace_id = $1 and t.call_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.agent_calls"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.agent_calls"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.approvals"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.approvals t where t.workspace_id = $1 and t.approval_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.approvals"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.approvals"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.artifacts"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.artifacts t where t.workspace_id = $1 and t.artifact_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.artifacts"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.artifacts"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.assertions"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.assertions t where t.workspace_id = $1 and t.assertion_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.assertions"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.assertions"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.chat"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.chat t where t.workspace_id = $1 and t.message_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.chat"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.chat"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.evidence"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.evidence t where t.workspace_id = $1 and t.evidence_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.evidence"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.evidence"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.grants"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.grants t where t.workspace_id = $1 and t.grant_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.grants"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.grants"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.inbox"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.inbox t where t.workspace_id = $1 and t.item_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.inbox"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.inbox"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.intents"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.intents t where t.workspace_id = $1 and t.intent_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.intents"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.intents"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.invitations"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.invitations t where t.workspace_id = $1 and t.invitation_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.invitations"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.invitations"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.legal_holds"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.legal_holds t where t.workspace_id = $1 and t.hold_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.legal_holds"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.legal_holds"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.members"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.members t where t.workspace_id = $1 and t.user_id = (b ->> 0)::text and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.members"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.members"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.passkeys"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.passkeys t where t.workspace_id = $1 and t.credential_id = (b ->> 0)::text and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.passkeys"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.passkeys"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.policies"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.policies t where t.workspace_id = $1 and t.pack = (b ->> 0)::text and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.policies"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.policies"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.questions"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.questions t where t.workspace_id = $1 and t.question_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.questions"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.questions"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.receipts"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.receipts t where t.workspace_id = $1 and t.receipt_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.receipts"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.receipts"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.reservations"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.reservations t where t.workspace_id = $1 and t.reservation_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.reservations"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.reservations"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.runs"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.runs t where t.workspace_id = $1 and t.run_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.runs"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.runs"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.sessions"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.sessions t where t.workspace_id = $1 and t.session_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.sessions"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.sessions"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.sharing"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.sharing t where t.workspace_id = $1 and t.workspace_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.sharing"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.sharing"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.stops"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.stops t where t.workspace_id = $1 and t.stop_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.stops"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.stops"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.tasks"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.tasks t where t.workspace_id = $1 and t.task_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.tasks"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.tasks"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.verifications"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.verifications t where t.workspace_id = $1 and t.verification_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.verifications"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.verifications"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."stale kernel.workspaces"(workspace uuid, shown jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from kernel.workspaces t where t.workspace_id = $1 and t.workspace_id = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1
$function$;
alter function kernel."stale kernel.workspaces"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."stale kernel.workspaces"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.access_tokens"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{token_id,user_id,token_hash,scope,created_at,revoked_at}';
  keys constant text[] := '{token_id}';
  named jsonb;
  given kernel.access_tokens;
  conditions constant jsonb := change -> 'where';
  met kernel.access_tokens;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.access_tokens, named);
      insert into kernel.access_tokens (workspace_id, "token_id", "user_id", "token_hash", "scope", "created_at", "revoked_at") values (workspace, given."token_id", given."user_id", given."token_hash", given."scope", given."created_at", given."revoked_at");
    else
      insert into kernel.access_tokens (workspace_id, "token_id", "user_id", "token_hash", "scope", "created_at", "revoked_at")
      select workspace, r."token_id", r."user_id", r."token_hash", r."scope", r."created_at", r."revoked_at" from jsonb_populate_recordset(null::kernel.access_tokens, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.access_tokens, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.access_tokens t set ("user_id", "token_hash", "scope", "created_at", "revoked_at") = (select case when named ? 'user_id' then g."user_id" else t."user_id" end, case when named ? 'token_hash' then g."token_hash" else t."token_hash" end, case when named ? 'scope' then g."scope" else t."scope" end, case when named ? 'created_at' then g."created_at" else t."created_at" end, case when named ? 'revoked_at' then g."revoked_at" else t."revoked_at" end from jsonb_populate_record(null::kernel.access_tokens, named) g)
  where t.workspace_id = workspace and t."token_id" = met."token_id" and (not conditions ? 'user_id' or t."user_id" is not distinct from met."user_id") and (not conditions ? 'token_hash' or t."token_hash" is not distinct from met."token_hash") and (not conditions ? 'scope' or t."scope" is not distinct from met."scope") and (not conditions ? 'created_at' or t."created_at" is not distinct from met."created_at") and (not conditions ? 'revoked_at' or t."revoked_at" is not distinct from met."revoked_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.access_tokens"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.access_tokens"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.account_roles"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{user_id,role,given_at,given_by}';
  keys constant text[] := '{user_id,role}';
  named jsonb;
  given kernel.account_roles;
  conditions constant jsonb := change -> 'where';
  met kernel.account_roles;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.account_roles, named);
      insert into kernel.account_roles (workspace_id, "user_id", "role", "given_at", "given_by") values (workspace, given."user_id", given."role", given."given_at", given."given_by");
    else
      insert into kernel.account_roles (workspace_id, "user_id", "role", "given_at", "given_by")
      select workspace, r."user_id", r."role", r."given_at", r."given_by" from jsonb_populate_recordset(null::kernel.account_roles, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.account_roles, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.account_roles t set ("given_at", "given_by") = (select case when named ? 'given_at' then g."given_at" else t."given_at" end, case when named ? 'given_by' then g."given_by" else t."given_by" end from jsonb_populate_record(null::kernel.account_roles, named) g)
  where t.workspace_id = workspace and t."user_id" = met."user_id" and t."role" = met."role" and (not conditions ? 'given_at' or t."given_at" is not distinct from met."given_at") and (not conditions ? 'given_by' or t."given_by" is not distinct from met."given_by");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.account_roles"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.account_roles"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.accounts"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{account_id,user_id,status,created_at,created_by,revoked_at}';
  keys constant text[] := '{account_id}';
  named jsonb;
  given kernel.accounts;
  conditions constant jsonb := change -> 'where';
  met kernel.accounts;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.accounts, named);
      insert into kernel.accounts (workspace_id, "account_id", "user_id", "status", "created_at", "created_by", "revoked_at") values (workspace, given."account_id", given."user_id", case when named ? 'status' then given."status" else 'active'::text end, given."created_at", given."created_by", given."revoked_at");
    else
      insert into kernel.accounts (workspace_id, "account_id", "user_id", "status", "created_at", "created_by", "revoked_at")
      select workspace, r."account_id", r."user_id", case when named ? 'status' then r."status" else 'active'::text end, r."created_at", r."created_by", r."revoked_at" from jsonb_populate_recordset(null::kernel.accounts, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.accounts, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.accounts t set ("user_id", "status", "created_at", "created_by", "revoked_at") = (select case when named ? 'user_id' then g."user_id" else t."user_id" end, case when named ? 'status' then g."status" else t."status" end, case when named ? 'created_at' then g."created_at" else t."created_at" end, case when named ? 'created_by' then g."created_by" else t."created_by" end, case when named ? 'revoked_at' then g."revoked_at" else t."revoked_at" end from jsonb_populate_record(null::kernel.accounts, named) g)
  where t.workspace_id = workspace and t."account_id" = met."account_id" and (not conditions ? 'user_id' or t."user_id" is not distinct from met."user_id") and (not conditions ? 'status' or t."status" is not distinct from met."status") and (not conditions ? 'created_at' or t."created_at" is not distinct from met."created_at") and (not conditions ? 'created_by' or t."created_by" is not distinct from met."created_by") and (not conditions ? 'revoked_at' or t."revoked_at" is not distinct from met."revoked_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.accounts"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.accounts"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.active_policies"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{pack,lanes_pin,roles_pin,activated_at,activated_by}';
  keys constant text[] := '{pack}';
  named jsonb;
  given kernel.active_policies;
  conditions constant jsonb := change -> 'where';
  met kernel.active_policies;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.active_policies, named);
      insert into kernel.active_policies (workspace_id, "pack", "lanes_pin", "roles_pin", "activated_at", "activated_by") values (workspace, given."pack", given."lanes_pin", given."roles_pin", given."activated_at", given."activated_by");
    else
      insert into kernel.active_policies (workspace_id, "pack", "lanes_pin", "roles_pin", "activated_at", "activated_by")
      select workspace, r."pack", r."lanes_pin", r."roles_pin", r."activated_at", r."activated_by" from jsonb_populate_recordset(null::kernel.active_policies, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.active_policies, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.active_policies t set ("lanes_pin", "roles_pin", "activated_at", "activated_by") = (select case when named ? 'lanes_pin' then g."lanes_pin" else t."lanes_pin" end, case when named ? 'roles_pin' then g."roles_pin" else t."roles_pin" end, case when named ? 'activated_at' then g."activated_at" else t."activated_at" end, case when named ? 'activated_by' then g."activated_by" else t."activated_by" end from jsonb_populate_record(null::kernel.active_policies, named) g)
  where t.workspace_id = workspace and t."pack" = met."pack" and (not conditions ? 'lanes_pin' or t."lanes_pin" is not distinct from met."lanes_pin") and (not conditions ? 'roles_pin' or t."roles_pin" is not distinct from met."roles_pin") and (not conditions ? 'activated_at' or t."activated_at" is not distinct from met."activated_at") and (not conditions ? 'activated_by' or t."activated_by" is not distinct from met."activated_by");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.active_policies"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.active_policies"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.agent_calls"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{call_id,run_id,subject_id,agent,model,snapshot_hash,prompt_hash,output,output_hash,output_bytes,verdict,tokens_in,tokens_out,cost_micros,latency_ms,called_at}';
  keys constant text[] := '{call_id}';
  named jsonb;
  given kernel.agent_calls;
  conditions constant jsonb := change -> 'where';
  met kernel.agent_calls;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.agent_calls, named);
      insert into kernel.agent_calls (workspace_id, "call_id", "run_id", "subject_id", "agent", "model", "snapshot_hash", "prompt_hash", "output", "output_hash", "output_bytes", "verdict", "tokens_in", "tokens_out", "cost_micros", "latency_ms", "called_at") values (workspace, given."call_id", given."run_id", given."subject_id", given."agent", given."model", given."snapshot_hash", given."prompt_hash", given."output", given."output_hash", given."output_bytes", given."verdict", case when named ? 'tokens_in' then given."tokens_in" else 0 end, case when named ? 'tokens_out' then given."tokens_out" else 0 end, case when named ? 'cost_micros' then given."cost_micros" else 0 end, case when named ? 'latency_ms' then given."latency_ms" else 0 end, given."called_at");
    else
      insert into kernel.agent_calls (workspace_id, "call_id", "run_id", "subject_id", "agent", "model", "snapshot_hash", "prompt_hash", "output", "output_hash", "output_bytes", "verdict", "tokens_in", "tokens_out", "cost_micros", "latency_ms", "called_at")
      select workspace, r."call_id", r."run_id", r."subject_id", r."agent", r."model", r."snapshot_hash", r."prompt_hash", r."output", r."output_hash", r."output_bytes", r."verdict", case when named ? 'tokens_in' then r."tokens_in" else 0 end, case when named ? 'tokens_out' then r."tokens_out" else 0 end, case when named ? 'cost_micros' then r."cost_micros" else 0 end, case when named ? 'latency_ms' then r."latency_ms" else 0 end, r."called_at" from jsonb_populate_recordset(null::kernel.agent_calls, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.agent_calls, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.agent_calls t set ("run_id", "subject_id", "agent", "model", "snapshot_hash", "prompt_hash", "output", "output_hash", "output_bytes", "verdict", "tokens_in", "tokens_out", "cost_micros", "latency_ms", "called_at") = (select case when named ? 'run_id' then g."run_id" else t."run_id" end, case when named ? 'subject_id' then g."subject_id" else t."subject_id" end, case when named ? 'agent' then g."agent" else t."agent" end, case when named ? 'model' then g."model" else t."model" end, case when named ? 'snapshot_hash' then g."snapshot_hash" else t."snapshot_hash" end, case when named ? 'prompt_hash' then g."prompt_hash" else t."prompt_hash" end, case when named ? 'output' then g."output" else t."output" end, case when named ? 'output_hash' then g."output_hash" else t."output_hash" end, case when named ? 'output_bytes' then g."output_bytes" else t."output_bytes" end, case when named ? 'verdict' then g."verdict" else t."verdict" end, case when named ? 'tokens_in' then g."tokens_in" else t."tokens_in" end, case when named ? 'tokens_out' then g."tokens_out" else t."tokens_out" end, case when named ? 'cost_micros' then g."cost_micros" else t."cost_micros" end, case when named ? 'latency_ms' then g."latency_ms" else t."latency_ms" end, case when named ? 'called_at' then g."called_at" else t."called_at" end from jsonb_populate_record(null::kernel.agent_calls, named) g)
  where t.workspace_id = workspace and t."call_id" = met."call_id" and (not conditions ? 'run_id' or t."run_id" is not distinct from met."run_id") and (not conditions ? 'subject_id' or t."subject_id" is not distinct from met."subject_id") and (not conditions ? 'agent' or t."agent" is not distinct from met."agent") and (not conditions ? 'model' or t."model" is not distinct from met."model") and (not conditions ? 'snapshot_hash' or t."snapshot_hash" is not distinct from met."snapshot_hash") and (not conditions ? 'prompt_hash' or t."prompt_hash" is not distinct from met."prompt_hash") and (not conditions ? 'output' or t."output" is not distinct from met."output") and (not conditions ? 'output_hash' or t."output_hash" is not distinct from met."output_hash") and (not conditions ? 'output_bytes' or t."output_bytes" is not distinct from met."output_bytes") and (not conditions ? 'verdict' or t."verdict" is not distinct from met."verdict") and (not conditions ? 'tokens_in' or t."tokens_in" is not distinct from met."tokens_in") and (not conditions ? 'tokens_out' or t."tokens_out" is not distinct from met."tokens_out") and (not conditions ? 'cost_micros' or t."cost_micros" is not distinct from met."cost_micros") and (not conditions ? 'latency_ms' or t."latency_ms" is not distinct from met."latency_ms") and (not conditions ? 'called_at' or t."called_at" is not distinct from met."called_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.agent_calls"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.agent_calls"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.approvals"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{approval_id,run_id,task_id,subject_id,lane_id,action,action_hash,content,recipient,lanes_pin,roles_pin,people_needed,author,replaces,status,reason,decided_by,requested_at,decided_at,expires_at}';
  keys constant text[] := '{approval_id}';
  named jsonb;
  given kernel.approvals;
  conditions constant jsonb := change -> 'where';
  met kernel.approvals;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.approvals, named);
      insert into kernel.approvals (workspace_id, "approval_id", "run_id", "task_id", "subject_id", "lane_id", "action", "action_hash", "content", "recipient", "lanes_pin", "roles_pin", "people_needed", "author", "replaces", "status", "reason", "decided_by", "requested_at", "decided_at", "expires_at") values (workspace, given."approval_id", given."run_id", given."task_id", given."subject_id", given."lane_id", given."action", given."action_hash", given."content", given."recipient", given."lanes_pin", given."roles_pin", case when named ? 'people_needed' then given."people_needed" else 1 end, case when named ? 'author' then given."author" else 'agent'::text end, given."replaces", given."status", given."reason", given."decided_by", given."requested_at", given."decided_at", given."expires_at");
    else
      insert into kernel.approvals (workspace_id, "approval_id", "run_id", "task_id", "subject_id", "lane_id", "action", "action_hash", "content", "recipient", "lanes_pin", "roles_pin", "people_needed", "author", "replaces", "status", "reason", "decided_by", "requested_at", "decided_at", "expires_at")
      select workspace, r."approval_id", r."run_id", r."task_id", r."subject_id", r."lane_id", r."action", r."action_hash", r."content", r."recipient", r."lanes_pin", r."roles_pin", case when named ? 'people_needed' then r."people_needed" else 1 end, case when named ? 'author' then r."author" else 'agent'::text end, r."replaces", r."status", r."reason", r."decided_by", r."requested_at", r."decided_at", r."expires_at" from jsonb_populate_recordset(null::kernel.approvals, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.approvals, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.approvals t set ("run_id", "task_id", "subject_id", "lane_id", "action", "action_hash", "content", "recipient", "lanes_pin", "roles_pin", "people_needed", "author", "replaces", "status", "reason", "decided_by", "requested_at", "decided_at", "expires_at") = (select case when named ? 'run_id' then g."run_id" else t."run_id" end, case when named ? 'task_id' then g."task_id" else t."task_id" end, case when named ? 'subject_id' then g."subject_id" else t."subject_id" end, case when named ? 'lane_id' then g."lane_id" else t."lane_id" end, case when named ? 'action' then g."action" else t."action" end, case when named ? 'action_hash' then g."action_hash" else t."action_hash" end, case when named ? 'content' then g."content" else t."content" end, case when named ? 'recipient' then g."recipient" else t."recipient" end, case when named ? 'lanes_pin' then g."lanes_pin" else t."lanes_pin" end, case when named ? 'roles_pin' then g."roles_pin" else t."roles_pin" end, case when named ? 'people_needed' then g."people_needed" else t."people_needed" end, case when named ? 'author' then g."author" else t."author" end, case when named ? 'replaces' then g."replaces" else t."replaces" end, case when named ? 'status' then g."status" else t."status" end, case when named ? 'reason' then g."reason" else t."reason" end, case when named ? 'decided_by' then g."decided_by" else t."decided_by" end, case when named ? 'requested_at' then g."requested_at" else t."requested_at" end, case when named ? 'decided_at' then g."decided_at" else t."decided_at" end, case when named ? 'expires_at' then g."expires_at" else t."expires_at" end from jsonb_populate_record(null::kernel.approvals, named) g)
  where t.workspace_id = workspace and t."approval_id" = met."approval_id" and (not conditions ? 'run_id' or t."run_id" is not distinct from met."run_id") and (not conditions ? 'task_id' or t."task_id" is not distinct from met."task_id") and (not conditions ? 'subject_id' or t."subject_id" is not distinct from met."subject_id") and (not conditions ? 'lane_id' or t."lane_id" is not distinct from met."lane_id") and (not conditions ? 'action' or t."action" is not distinct from met."action") and (not conditions ? 'action_hash' or t."action_hash" is not distinct from met."action_hash") and (not conditions ? 'content' or t."content" is not distinct from met."content") and (not conditions ? 'recipient' or t."recipient" is not distinct from met."recipient") and (not conditions ? 'lanes_pin' or t."lanes_pin" is not distinct from met."lanes_pin") and (not conditions ? 'roles_pin' or t."roles_pin" is not distinct from met."roles_pin") and (not conditions ? 'people_needed' or t."people_needed" is not distinct from met."people_needed") and (not conditions ? 'author' or t."author" is not distinct from met."author") and (not conditions ? 'replaces' or t."replaces" is not distinct from met."replaces") and (not conditions ? 'status' or t."status" is not distinct from met."status") and (not conditions ? 'reason' or t."reason" is not distinct from met."reason") and (not conditions ? 'decided_by' or t."decided_by" is not distinct from met."decided_by") and (not conditions ? 'requested_at' or t."requested_at" is not distinct from met."requested_at") and (not conditions ? 'decided_at' or t."decided_at" is not distinct from met."decided_at") and (not conditions ? 'expires_at' or t."expires_at" is not distinct from met."expires_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.approvals"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.approvals"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.artifacts"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{artifact_id,artifact_type,artifact_key,version,source,status,hash,hash_source,content_type,byte_size,lineage,confidentiality,run_id,created_at,subject_id}';
  keys constant text[] := '{artifact_id}';
  named jsonb;
  given kernel.artifacts;
  conditions constant jsonb := change -> 'where';
  met kernel.artifacts;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.artifacts, named);
      insert into kernel.artifacts (workspace_id, "artifact_id", "artifact_type", "artifact_key", "version", "source", "status", "hash", "hash_source", "content_type", "byte_size", "lineage", "confidentiality", "run_id", "created_at", "subject_id") values (workspace, given."artifact_id", given."artifact_type", given."artifact_key", given."version", given."source", case when named ? 'status' then given."status" else 'pending'::text end, given."hash", given."hash_source", given."content_type", given."byte_size", given."lineage", given."confidentiality", given."run_id", given."created_at", given."subject_id");
    else
      insert into kernel.artifacts (workspace_id, "artifact_id", "artifact_type", "artifact_key", "version", "source", "status", "hash", "hash_source", "content_type", "byte_size", "lineage", "confidentiality", "run_id", "created_at", "subject_id")
      select workspace, r."artifact_id", r."artifact_type", r."artifact_key", r."version", r."source", case when named ? 'status' then r."status" else 'pending'::text end, r."hash", r."hash_source", r."content_type", r."byte_size", r."lineage", r."confidentiality", r."run_id", r."created_at", r."subject_id" from jsonb_populate_recordset(null::kernel.artifacts, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.artifacts, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.artifacts t set ("artifact_type", "artifact_key", "version", "source", "status", "hash", "hash_source", "content_type", "byte_size", "lineage", "confidentiality", "run_id", "created_at", "subject_id") = (select case when named ? 'artifact_type' then g."artifact_type" else t."artifact_type" end, case when named ? 'artifact_key' then g."artifact_key" else t."artifact_key" end, case when named ? 'version' then g."version" else t."version" end, case when named ? 'source' then g."source" else t."source" end, case when named ? 'status' then g."status" else t."status" end, case when named ? 'hash' then g."hash" else t."hash" end, case when named ? 'hash_source' then g."hash_source" else t."hash_source" end, case when named ? 'content_type' then g."content_type" else t."content_type" end, case when named ? 'byte_size' then g."byte_size" else t."byte_size" end, case when named ? 'lineage' then g."lineage" else t."lineage" end, case when named ? 'confidentiality' then g."confidentiality" else t."confidentiality" end, case when named ? 'run_id' then g."run_id" else t."run_id" end, case when named ? 'created_at' then g."created_at" else t."created_at" end, case when named ? 'subject_id' then g."subject_id" else t."subject_id" end from jsonb_populate_record(null::kernel.artifacts, named) g)
  where t.workspace_id = workspace and t."artifact_id" = met."artifact_id" and (not conditions ? 'artifact_type' or t."artifact_type" is not distinct from met."artifact_type") and (not conditions ? 'artifact_key' or t."artifact_key" is not distinct from met."artifact_key") and (not conditions ? 'version' or t."version" is not distinct from met."version") and (not conditions ? 'source' or t."source" is not distinct from met."source") and (not conditions ? 'status' or t."status" is not distinct from met."status") and (not conditions ? 'hash' or t."hash" is not distinct from met."hash") and (not conditions ? 'hash_source' or t."hash_source" is not distinct from met."hash_source") and (not conditions ? 'content_type' or t."content_type" is not distinct from met."content_type") and (not conditions ? 'byte_size' or t."byte_size" is not distinct from met."byte_size") and (not conditions ? 'lineage' or t."lineage" is not distinct from met."lineage") and (not conditions ? 'confidentiality' or t."confidentiality" is not distinct from met."confidentiality") and (not conditions ? 'run_id' or t."run_id" is not distinct from met."run_id") and (not conditions ? 'created_at' or t."created_at" is not distinct from met."created_at") and (not conditions ? 'subject_id' or t."subject_id" is not distinct from met."subject_id");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.artifacts"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.artifacts"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.assertions"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{assertion_id,approval_id,person,decision,action_hash,credential_id,nonce,challenge_hash,client_data,authenticator_data,signature,signed_at}';
  keys constant text[] := '{assertion_id}';
  named jsonb;
  given kernel.assertions;
  conditions constant jsonb := change -> 'where';
  met kernel.assertions;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.assertions, named);
      insert into kernel.assertions (workspace_id, "assertion_id", "approval_id", "person", "decision", "action_hash", "credential_id", "nonce", "challenge_hash", "client_data", "authenticator_data", "signature", "signed_at") values (workspace, given."assertion_id", given."approval_id", given."person", given."decision", given."action_hash", given."credential_id", given."nonce", given."challenge_hash", given."client_data", given."authenticator_data", given."signature", given."signed_at");
    else
      insert into kernel.assertions (workspace_id, "assertion_id", "approval_id", "person", "decision", "action_hash", "credential_id", "nonce", "challenge_hash", "client_data", "authenticator_data", "signature", "signed_at")
      select workspace, r."assertion_id", r."approval_id", r."person", r."decision", r."action_hash", r."credential_id", r."nonce", r."challenge_hash", r."client_data", r."authenticator_data", r."signature", r."signed_at" from jsonb_populate_recordset(null::kernel.assertions, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.assertions, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.assertions t set ("approval_id", "person", "decision", "action_hash", "credential_id", "nonce", "challenge_hash", "client_data", "authenticator_data", "signature", "signed_at") = (select case when named ? 'approval_id' then g."approval_id" else t."approval_id" end, case when named ? 'person' then g."person" else t."person" end, case when named ? 'decision' then g."decision" else t."decision" end, case when named ? 'action_hash' then g."action_hash" else t."action_hash" end, case when named ? 'credential_id' then g."credential_id" else t."credential_id" end, case when named ? 'nonce' then g."nonce" else t."nonce" end, case when named ? 'challenge_hash' then g."challenge_hash" else t."challenge_hash" end, case when named ? 'client_data' then g."client_data" else t."client_data" end, case when named ? 'authenticator_data' then g."authenticator_data" else t."authenticator_data" end, case when named ? 'signature' then g."signature" else t."signature" end, case when named ? 'signed_at' then g."signed_at" else t."signed_at" end from jsonb_populate_record(null::kernel.assertions, named) g)
  where t.workspace_id = workspace and t."assertion_id" = met."assertion_id" and (not conditions ? 'approval_id' or t."approval_id" is not distinct from met."approval_id") and (not conditions ? 'person' or t."person" is not distinct from met."person") and (not conditions ? 'decision' or t."decision" is not distinct from met."decision") and (not conditions ? 'action_hash' or t."action_hash" is not distinct from met."action_hash") and (not conditions ? 'credential_id' or t."credential_id" is not distinct from met."credential_id") and (not conditions ? 'nonce' or t."nonce" is not distinct from met."nonce") and (not conditions ? 'challenge_hash' or t."challenge_hash" is not distinct from met."challenge_hash") and (not conditions ? 'client_data' or t."client_data" is not distinct from met."client_data") and (not conditions ? 'authenticator_data' or t."authenticator_data" is not distinct from met."authenticator_data") and (not conditions ? 'signature' or t."signature" is not distinct from met."signature") and (not conditions ? 'signed_at' or t."signed_at" is not distinct from met."signed_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.assertions"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.assertions"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.chat"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{message_id,author,text,subject_id,said_at}';
  keys constant text[] := '{message_id}';
  named jsonb;
  given kernel.chat;
  conditions constant jsonb := change -> 'where';
  met kernel.chat;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.chat, named);
      insert into kernel.chat (workspace_id, "message_id", "author", "text", "subject_id", "said_at") values (workspace, given."message_id", given."author", given."text", given."subject_id", given."said_at");
    else
      insert into kernel.chat (workspace_id, "message_id", "author", "text", "subject_id", "said_at")
      select workspace, r."message_id", r."author", r."text", r."subject_id", r."said_at" from jsonb_populate_recordset(null::kernel.chat, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.chat, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.chat t set ("author", "text", "subject_id", "said_at") = (select case when named ? 'author' then g."author" else t."author" end, case when named ? 'text' then g."text" else t."text" end, case when named ? 'subject_id' then g."subject_id" else t."subject_id" end, case when named ? 'said_at' then g."said_at" else t."said_at" end from jsonb_populate_record(null::kernel.chat, named) g)
  where t.workspace_id = workspace and t."message_id" = met."message_id" and (not conditions ? 'author' or t."author" is not distinct from met."author") and (not conditions ? 'text' or t."text" is not distinct from met."text") and (not conditions ? 'subject_id' or t."subject_id" is not distinct from met."subject_id") and (not conditions ? 'said_at' or t."said_at" is not distinct from met."said_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.chat"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.chat"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.evidence"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{evidence_id,intent_id,task_id,kind,found,detail,content_hash,subject_id,read_at}';
  keys constant text[] := '{evidence_id}';
  named jsonb;
  given kernel.evidence;
  conditions constant jsonb := change -> 'where';
  met kernel.evidence;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.evidence, named);
      insert into kernel.evidence (workspace_id, "evidence_id", "intent_id", "task_id", "kind", "found", "detail", "content_hash", "subject_id", "read_at") values (workspace, given."evidence_id", given."intent_id", given."task_id", given."kind", given."found", given."detail", given."content_hash", given."subject_id", given."read_at");
    else
      insert into kernel.evidence (workspace_id, "evidence_id", "intent_id", "task_id", "kind", "found", "detail", "content_hash", "subject_id", "read_at")
      select workspace, r."evidence_id", r."intent_id", r."task_id", r."kind", r."found", r."detail", r."content_hash", r."subject_id", r."read_at" from jsonb_populate_recordset(null::kernel.evidence, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.evidence, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.evidence t set ("intent_id", "task_id", "kind", "found", "detail", "content_hash", "subject_id", "read_at") = (select case when named ? 'intent_id' then g."intent_id" else t."intent_id" end, case when named ? 'task_id' then g."task_id" else t."task_id" end, case when named ? 'kind' then g."kind" else t."kind" end, case when named ? 'found' then g."found" else t."found" end, case when named ? 'detail' then g."detail" else t."detail" end, case when named ? 'content_hash' then g."content_hash" else t."content_hash" end, case when named ? 'subject_id' then g."subject_id" else t."subject_id" end, case when named ? 'read_at' then g."read_at" else t."read_at" end from jsonb_populate_record(null::kernel.evidence, named) g)
  where t.workspace_id = workspace and t."evidence_id" = met."evidence_id" and (not conditions ? 'intent_id' or t."intent_id" is not distinct from met."intent_id") and (not conditions ? 'task_id' or t."task_id" is not distinct from met."task_id") and (not conditions ? 'kind' or t."kind" is not distinct from met."kind") and (not conditions ? 'found' or t."found" is not distinct from met."found") and (not conditions ? 'detail' or t."detail" is not distinct from met."detail") and (not conditions ? 'content_hash' or t."content_hash" is not distinct from met."content_hash") and (not conditions ? 'subject_id' or t."subject_id" is not distinct from met."subject_id") and (not conditions ? 'read_at' or t."read_at" is not distinct from met."read_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.evidence"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.evidence"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.grants"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{grant_id,approval_id,person,role,action_hash,lanes_pin,roles_pin,granted_at,expires_at,used_at,used_by,returned_at}';
  keys constant text[] := '{grant_id}';
  named jsonb;
  given kernel.grants;
  conditions constant jsonb := change -> 'where';
  met kernel.grants;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.grants, named);
      insert into kernel.grants (workspace_id, "grant_id", "approval_id", "person", "role", "action_hash", "lanes_pin", "roles_pin", "granted_at", "expires_at", "used_at", "used_by", "returned_at") values (workspace, given."grant_id", given."approval_id", given."person", given."role", given."action_hash", given."lanes_pin", given."roles_pin", given."granted_at", given."expires_at", given."used_at", given."used_by", given."returned_at");
    else
      insert into kernel.grants (workspace_id, "grant_id", "approval_id", "person", "role", "action_hash", "lanes_pin", "roles_pin", "granted_at", "expires_at", "used_at", "used_by", "returned_at")
      select workspace, r."grant_id", r."approval_id", r."person", r."role", r."action_hash", r."lanes_pin", r."roles_pin", r."granted_at", r."expires_at", r."used_at", r."used_by", r."returned_at" from jsonb_populate_recordset(null::kernel.grants, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.grants, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.grants t set ("approval_id", "person", "role", "action_hash", "lanes_pin", "roles_pin", "granted_at", "expires_at", "used_at", "used_by", "returned_at") = (select case when named ? 'approval_id' then g."approval_id" else t."approval_id" end, case when named ? 'person' then g."person" else t."person" end, case when named ? 'role' then g."role" else t."role" end, case when named ? 'action_hash' then g."action_hash" else t."action_hash" end, case when named ? 'lanes_pin' then g."lanes_pin" else t."lanes_pin" end, case when named ? 'roles_pin' then g."roles_pin" else t."roles_pin" end, case when named ? 'granted_at' then g."granted_at" else t."granted_at" end, case when named ? 'expires_at' then g."expires_at" else t."expires_at" end, case when named ? 'used_at' then g."used_at" else t."used_at" end, case when named ? 'used_by' then g."used_by" else t."used_by" end, case when named ? 'returned_at' then g."returned_at" else t."returned_at" end from jsonb_populate_record(null::kernel.grants, named) g)
  where t.workspace_id = workspace and t."grant_id" = met."grant_id" and (not conditions ? 'approval_id' or t."approval_id" is not distinct from met."approval_id") and (not conditions ? 'person' or t."person" is not distinct from met."person") and (not conditions ? 'role' or t."role" is not distinct from met."role") and (not conditions ? 'action_hash' or t."action_hash" is not distinct from met."action_hash") and (not conditions ? 'lanes_pin' or t."lanes_pin" is not distinct from met."lanes_pin") and (not conditions ? 'roles_pin' or t."roles_pin" is not distinct from met."roles_pin") and (not conditions ? 'granted_at' or t."granted_at" is not distinct from met."granted_at") and (not conditions ? 'expires_at' or t."expires_at" is not distinct from met."expires_at") and (not conditions ? 'used_at' or t."used_at" is not distinct from met."used_at") and (not conditions ? 'used_by' or t."used_by" is not distinct from met."used_by") and (not conditions ? 'returned_at' or t."returned_at" is not distinct from met."returned_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.grants"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.grants"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.inbox"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{item_id,kind,person,subject_id,content,received_at,consumed_at,outcome}';
  keys constant text[] := '{item_id}';
  named jsonb;
  given kernel.inbox;
  conditions constant jsonb := change -> 'where';
  met kernel.inbox;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.inbox, named);
      insert into kernel.inbox (workspace_id, "item_id", "kind", "person", "subject_id", "content", "received_at", "consumed_at", "outcome") values (workspace, given."item_id", given."kind", given."person", given."subject_id", given."content", given."received_at", given."consumed_at", given."outcome");
    else
      insert into kernel.inbox (workspace_id, "item_id", "kind", "person", "subject_id", "content", "received_at", "consumed_at", "outcome")
      select workspace, r."item_id", r."kind", r."person", r."subject_id", r."content", r."received_at", r."consumed_at", r."outcome" from jsonb_populate_recordset(null::kernel.inbox, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.inbox, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.inbox t set ("kind", "person", "subject_id", "content", "received_at", "consumed_at", "outcome") = (select case when named ? 'kind' then g."kind" else t."kind" end, case when named ? 'person' then g."person" else t."person" end, case when named ? 'subject_id' then g."subject_id" else t."subject_id" end, case when named ? 'content' then g."content" else t."content" end, case when named ? 'received_at' then g."received_at" else t."received_at" end, case when named ? 'consumed_at' then g."consumed_at" else t."consumed_at" end, case when named ? 'outcome' then g."outcome" else t."outcome" end from jsonb_populate_record(null::kernel.inbox, named) g)
  where t.workspace_id = workspace and t."item_id" = met."item_id" and (not conditions ? 'kind' or t."kind" is not distinct from met."kind") and (not conditions ? 'person' or t."person" is not distinct from met."person") and (not conditions ? 'subject_id' or t."subject_id" is not distinct from met."subject_id") and (not conditions ? 'content' or t."content" is not distinct from met."content") and (not conditions ? 'received_at' or t."received_at" is not distinct from met."received_at") and (not conditions ? 'consumed_at' or t."consumed_at" is not distinct from met."consumed_at") and (not conditions ? 'outcome' or t."outcome" is not distinct from met."outcome");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.inbox"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.inbox"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.intents"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{intent_id,run_id,task_id,subject_id,tool,lane_id,idempotency_key,action_hash,request,effect,status,approval_id,decided_by,created_at,ended_at}';
  keys constant text[] := '{intent_id}';
  named jsonb;
  given kernel.intents;
  conditions constant jsonb := change -> 'where';
  met kernel.intents;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.intents, named);
      insert into kernel.intents (workspace_id, "intent_id", "run_id", "task_id", "subject_id", "tool", "lane_id", "idempotency_key", "action_hash", "request", "effect", "status", "approval_id", "decided_by", "created_at", "ended_at") values (workspace, given."intent_id", given."run_id", given."task_id", given."subject_id", given."tool", given."lane_id", given."idempotency_key", given."action_hash", given."request", given."effect", case when named ? 'status' then given."status" else 'open'::text end, given."approval_id", given."decided_by", given."created_at", given."ended_at");
    else
      insert into kernel.intents (workspace_id, "intent_id", "run_id", "task_id", "subject_id", "tool", "lane_id", "idempotency_key", "action_hash", "request", "effect", "status", "approval_id", "decided_by", "created_at", "ended_at")
      select workspace, r."intent_id", r."run_id", r."task_id", r."subject_id", r."tool", r."lane_id", r."idempotency_key", r."action_hash", r."request", r."effect", case when named ? 'status' then r."status" else 'open'::text end, r."approval_id", r."decided_by", r."created_at", r."ended_at" from jsonb_populate_recordset(null::kernel.intents, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.intents, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.intents t set ("run_id", "task_id", "subject_id", "tool", "lane_id", "idempotency_key", "action_hash", "request", "effect", "status", "approval_id", "decided_by", "created_at", "ended_at") = (select case when named ? 'run_id' then g."run_id" else t."run_id" end, case when named ? 'task_id' then g."task_id" else t."task_id" end, case when named ? 'subject_id' then g."subject_id" else t."subject_id" end, case when named ? 'tool' then g."tool" else t."tool" end, case when named ? 'lane_id' then g."lane_id" else t."lane_id" end, case when named ? 'idempotency_key' then g."idempotency_key" else t."idempotency_key" end, case when named ? 'action_hash' then g."action_hash" else t."action_hash" end, case when named ? 'request' then g."request" else t."request" end, case when named ? 'effect' then g."effect" else t."effect" end, case when named ? 'status' then g."status" else t."status" end, case when named ? 'approval_id' then g."approval_id" else t."approval_id" end, case when named ? 'decided_by' then g."decided_by" else t."decided_by" end, case when named ? 'created_at' then g."created_at" else t."created_at" end, case when named ? 'ended_at' then g."ended_at" else t."ended_at" end from jsonb_populate_record(null::kernel.intents, named) g)
  where t.workspace_id = workspace and t."intent_id" = met."intent_id" and (not conditions ? 'run_id' or t."run_id" is not distinct from met."run_id") and (not conditions ? 'task_id' or t."task_id" is not distinct from met."task_id") and (not conditions ? 'subject_id' or t."subject_id" is not distinct from met."subject_id") and (not conditions ? 'tool' or t."tool" is not distinct from met."tool") and (not conditions ? 'lane_id' or t."lane_id" is not distinct from met."lane_id") and (not conditions ? 'idempotency_key' or t."idempotency_key" is not distinct from met."idempotency_key") and (not conditions ? 'action_hash' or t."action_hash" is not distinct from met."action_hash") and (not conditions ? 'request' or t."request" is not distinct from met."request") and (not conditions ? 'effect' or t."effect" is not distinct from met."effect") and (not conditions ? 'status' or t."status" is not distinct from met."status") and (not conditions ? 'approval_id' or t."approval_id" is not distinct from met."approval_id") and (not conditions ? 'decided_by' or t."decided_by" is not distinct from met."decided_by") and (not conditions ? 'created_at' or t."created_at" is not distinct from met."created_at") and (not conditions ? 'ended_at' or t."ended_at" is not distinct from met."ended_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.intents"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.intents"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.invitations"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{invitation_id,user_id,token_hash,created_at,created_by,expires_at,used_at,revoked_at}';
  keys constant text[] := '{invitation_id}';
  named jsonb;
  given kernel.invitations;
  conditions constant jsonb := change -> 'where';
  met kernel.invitations;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.invitations, named);
      insert into kernel.invitations (workspace_id, "invitation_id", "user_id", "token_hash", "created_at", "created_by", "expires_at", "used_at", "revoked_at") values (workspace, given."invitation_id", given."user_id", given."token_hash", given."created_at", given."created_by", given."expires_at", given."used_at", given."revoked_at");
    else
      insert into kernel.invitations (workspace_id, "invitation_id", "user_id", "token_hash", "created_at", "created_by", "expires_at", "used_at", "revoked_at")
      select workspace, r."invitation_id", r."user_id", r."token_hash", r."created_at", r."created_by", r."expires_at", r."used_at", r."revoked_at" from jsonb_populate_recordset(null::kernel.invitations, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.invitations, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.invitations t set ("user_id", "token_hash", "created_at", "created_by", "expires_at", "used_at", "revoked_at") = (select case when named ? 'user_id' then g."user_id" else t."user_id" end, case when named ? 'token_hash' then g."token_hash" else t."token_hash" end, case when named ? 'created_at' then g."created_at" else t."created_at" end, case when named ? 'created_by' then g."created_by" else t."created_by" end, case when named ? 'expires_at' then g."expires_at" else t."expires_at" end, case when named ? 'used_at' then g."used_at" else t."used_at" end, case when named ? 'revoked_at' then g."revoked_at" else t."revoked_at" end from jsonb_populate_record(null::kernel.invitations, named) g)
  where t.workspace_id = workspace and t."invitation_id" = met."invitation_id" and (not conditions ? 'user_id' or t."user_id" is not distinct from met."user_id") and (not conditions ? 'token_hash' or t."token_hash" is not distinct from met."token_hash") and (not conditions ? 'created_at' or t."created_at" is not distinct from met."created_at") and (not conditions ? 'created_by' or t."created_by" is not distinct from met."created_by") and (not conditions ? 'expires_at' or t."expires_at" is not distinct from met."expires_at") and (not conditions ? 'used_at' or t."used_at" is not distinct from met."used_at") and (not conditions ? 'revoked_at' or t."revoked_at" is not distinct from met."revoked_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.invitations"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.invitations"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.legal_holds"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{hold_id,person_id,reason,placed_by,placed_at,lifted_at,lifted_by}';
  keys constant text[] := '{hold_id}';
  named jsonb;
  given kernel.legal_holds;
  conditions constant jsonb := change -> 'where';
  met kernel.legal_holds;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.legal_holds, named);
      insert into kernel.legal_holds (workspace_id, "hold_id", "person_id", "reason", "placed_by", "placed_at", "lifted_at", "lifted_by") values (workspace, given."hold_id", given."person_id", given."reason", given."placed_by", given."placed_at", given."lifted_at", given."lifted_by");
    else
      insert into kernel.legal_holds (workspace_id, "hold_id", "person_id", "reason", "placed_by", "placed_at", "lifted_at", "lifted_by")
      select workspace, r."hold_id", r."person_id", r."reason", r."placed_by", r."placed_at", r."lifted_at", r."lifted_by" from jsonb_populate_recordset(null::kernel.legal_holds, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.legal_holds, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.legal_holds t set ("person_id", "reason", "placed_by", "placed_at", "lifted_at", "lifted_by") = (select case when named ? 'person_id' then g."person_id" else t."person_id" end, case when named ? 'reason' then g."reason" else t."reason" end, case when named ? 'placed_by' then g."placed_by" else t."placed_by" end, case when named ? 'placed_at' then g."placed_at" else t."placed_at" end, case when named ? 'lifted_at' then g."lifted_at" else t."lifted_at" end, case when named ? 'lifted_by' then g."lifted_by" else t."lifted_by" end from jsonb_populate_record(null::kernel.legal_holds, named) g)
  where t.workspace_id = workspace and t."hold_id" = met."hold_id" and (not conditions ? 'person_id' or t."person_id" is not distinct from met."person_id") and (not conditions ? 'reason' or t."reason" is not distinct from met."reason") and (not conditions ? 'placed_by' or t."placed_by" is not distinct from met."placed_by") and (not conditions ? 'placed_at' or t."placed_at" is not distinct from met."placed_at") and (not conditions ? 'lifted_at' or t."lifted_at" is not distinct from met."lifted_at") and (not conditions ? 'lifted_by' or t."lifted_by" is not distinct from met."lifted_by");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.legal_holds"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.legal_holds"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.members"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{user_id,role}';
  keys constant text[] := '{user_id,role}';
  named jsonb;
  given kernel.members;
  conditions constant jsonb := change -> 'where';
  met kernel.members;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.members, named);
      insert into kernel.members (workspace_id, "user_id", "role") values (workspace, given."user_id", given."role");
    else
      insert into kernel.members (workspace_id, "user_id", "role")
      select workspace, r."user_id", r."role" from jsonb_populate_recordset(null::kernel.members, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;
  return false;
end $function$;
alter function kernel."write kernel.members"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.members"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.passkeys"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{credential_id,user_id,label,public_key,sign_count,created_at,revoked_at}';
  keys constant text[] := '{credential_id}';
  named jsonb;
  given kernel.passkeys;
  conditions constant jsonb := change -> 'where';
  met kernel.passkeys;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.passkeys, named);
      insert into kernel.passkeys (workspace_id, "credential_id", "user_id", "label", "public_key", "sign_count", "created_at", "revoked_at") values (workspace, given."credential_id", given."user_id", given."label", given."public_key", given."sign_count", given."created_at", given."revoked_at");
    else
      insert into kernel.passkeys (workspace_id, "credential_id", "user_id", "label", "public_key", "sign_count", "created_at", "revoked_at")
      select workspace, r."credential_id", r."user_id", r."label", r."public_key", r."sign_count", r."created_at", r."revoked_at" from jsonb_populate_recordset(null::kernel.passkeys, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.passkeys, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.passkeys t set ("user_id", "label", "public_key", "sign_count", "created_at", "revoked_at") = (select case when named ? 'user_id' then g."user_id" else t."user_id" end, case when named ? 'label' then g."label" else t."label" end, case when named ? 'public_key' then g."public_key" else t."public_key" end, case when named ? 'sign_count' then g."sign_count" else t."sign_count" end, case when named ? 'created_at' then g."created_at" else t."created_at" end, case when named ? 'revoked_at' then g."revoked_at" else t."revoked_at" end from jsonb_populate_record(null::kernel.passkeys, named) g)
  where t.workspace_id = workspace and t."credential_id" = met."credential_id" and (not conditions ? 'user_id' or t."user_id" is not distinct from met."user_id") and (not conditions ? 'label' or t."label" is not distinct from met."label") and (not conditions ? 'public_key' or t."public_key" is not distinct from met."public_key") and (not conditions ? 'sign_count' or t."sign_count" is not distinct from met."sign_count") and (not conditions ? 'created_at' or t."created_at" is not distinct from met."created_at") and (not conditions ? 'revoked_at' or t."revoked_at" is not distinct from met."revoked_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.passkeys"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.passkeys"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.policies"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{hash,pack,kind,content,registered_at}';
  keys constant text[] := '{pack,kind,hash}';
  named jsonb;
  given kernel.policies;
  conditions constant jsonb := change -> 'where';
  met kernel.policies;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.policies, named);
      insert into kernel.policies (workspace_id, "hash", "pack", "kind", "content", "registered_at") values (workspace, given."hash", given."pack", given."kind", given."content", given."registered_at");
    else
      insert into kernel.policies (workspace_id, "hash", "pack", "kind", "content", "registered_at")
      select workspace, r."hash", r."pack", r."kind", r."content", r."registered_at" from jsonb_populate_recordset(null::kernel.policies, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.policies, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.policies t set ("content", "registered_at") = (select case when named ? 'content' then g."content" else t."content" end, case when named ? 'registered_at' then g."registered_at" else t."registered_at" end from jsonb_populate_record(null::kernel.policies, named) g)
  where t.workspace_id = workspace and t."hash" = met."hash" and t."pack" = met."pack" and t."kind" = met."kind" and (not conditions ? 'content' or t."content" is not distinct from met."content") and (not conditions ? 'registered_at' or t."registered_at" is not distinct from met."registered_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.policies"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.policies"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.questions"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{question_id,run_id,task_id,subject_id,question,options,context,status,answer,answered_by,asked_at,answered_at}';
  keys constant text[] := '{question_id}';
  named jsonb;
  given kernel.questions;
  conditions constant jsonb := change -> 'where';
  met kernel.questions;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.questions, named);
      insert into kernel.questions (workspace_id, "question_id", "run_id", "task_id", "subject_id", "question", "options", "context", "status", "answer", "answered_by", "asked_at", "answered_at") values (workspace, given."question_id", given."run_id", given."task_id", given."subject_id", given."question", case when named ? 'options' then given."options" else '[]'::jsonb end, given."context", case when named ? 'status' then given."status" else 'open'::text end, given."answer", given."answered_by", given."asked_at", given."answered_at");
    else
      insert into kernel.questions (workspace_id, "question_id", "run_id", "task_id", "subject_id", "question", "options", "context", "status", "answer", "answered_by", "asked_at", "answered_at")
      select workspace, r."question_id", r."run_id", r."task_id", r."subject_id", r."question", case when named ? 'options' then r."options" else '[]'::jsonb end, r."context", case when named ? 'status' then r."status" else 'open'::text end, r."answer", r."answered_by", r."asked_at", r."answered_at" from jsonb_populate_recordset(null::kernel.questions, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.questions, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.questions t set ("run_id", "task_id", "subject_id", "question", "options", "context", "status", "answer", "answered_by", "asked_at", "answered_at") = (select case when named ? 'run_id' then g."run_id" else t."run_id" end, case when named ? 'task_id' then g."task_id" else t."task_id" end, case when named ? 'subject_id' then g."subject_id" else t."subject_id" end, case when named ? 'question' then g."question" else t."question" end, case when named ? 'options' then g."options" else t."options" end, case when named ? 'context' then g."context" else t."context" end, case when named ? 'status' then g."status" else t."status" end, case when named ? 'answer' then g."answer" else t."answer" end, case when named ? 'answered_by' then g."answered_by" else t."answered_by" end, case when named ? 'asked_at' then g."asked_at" else t."asked_at" end, case when named ? 'answered_at' then g."answered_at" else t."answered_at" end from jsonb_populate_record(null::kernel.questions, named) g)
  where t.workspace_id = workspace and t."question_id" = met."question_id" and (not conditions ? 'run_id' or t."run_id" is not distinct from met."run_id") and (not conditions ? 'task_id' or t."task_id" is not distinct from met."task_id") and (not conditions ? 'subject_id' or t."subject_id" is not distinct from met."subject_id") and (not conditions ? 'question' or t."question" is not distinct from met."question") and (not conditions ? 'options' or t."options" is not distinct from met."options") and (not conditions ? 'context' or t."context" is not distinct from met."context") and (not conditions ? 'status' or t."status" is not distinct from met."status") and (not conditions ? 'answer' or t."answer" is not distinct from met."answer") and (not conditions ? 'answered_by' or t."answered_by" is not distinct from met."answered_by") and (not conditions ? 'asked_at' or t."asked_at" is not distinct from met."asked_at") and (not conditions ? 'answered_at' or t."answered_at" is not distinct from met."answered_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.questions"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.questions"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.receipts"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{receipt_id,intent_id,attempt,outcome,result,error,subject_id,received_at}';
  keys constant text[] := '{receipt_id}';
  named jsonb;
  given kernel.receipts;
  conditions constant jsonb := change -> 'where';
  met kernel.receipts;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.receipts, named);
      insert into kernel.receipts (workspace_id, "receipt_id", "intent_id", "attempt", "outcome", "result", "error", "subject_id", "received_at") values (workspace, given."receipt_id", given."intent_id", given."attempt", given."outcome", given."result", given."error", given."subject_id", given."received_at");
    else
      insert into kernel.receipts (workspace_id, "receipt_id", "intent_id", "attempt", "outcome", "result", "error", "subject_id", "received_at")
      select workspace, r."receipt_id", r."intent_id", r."attempt", r."outcome", r."result", r."error", r."subject_id", r."received_at" from jsonb_populate_recordset(null::kernel.receipts, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.receipts, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.receipts t set ("intent_id", "attempt", "outcome", "result", "error", "subject_id", "received_at") = (select case when named ? 'intent_id' then g."intent_id" else t."intent_id" end, case when named ? 'attempt' then g."attempt" else t."attempt" end, case when named ? 'outcome' then g."outcome" else t."outcome" end, case when named ? 'result' then g."result" else t."result" end, case when named ? 'error' then g."error" else t."error" end, case when named ? 'subject_id' then g."subject_id" else t."subject_id" end, case when named ? 'received_at' then g."received_at" else t."received_at" end from jsonb_populate_record(null::kernel.receipts, named) g)
  where t.workspace_id = workspace and t."receipt_id" = met."receipt_id" and (not conditions ? 'intent_id' or t."intent_id" is not distinct from met."intent_id") and (not conditions ? 'attempt' or t."attempt" is not distinct from met."attempt") and (not conditions ? 'outcome' or t."outcome" is not distinct from met."outcome") and (not conditions ? 'result' or t."result" is not distinct from met."result") and (not conditions ? 'error' or t."error" is not distinct from met."error") and (not conditions ? 'subject_id' or t."subject_id" is not distinct from met."subject_id") and (not conditions ? 'received_at' or t."received_at" is not distinct from met."received_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.receipts"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.receipts"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.reservations"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{reservation_id,resource,for_workspace,amount,status,reserved_at,expires_at}';
  keys constant text[] := '{reservation_id}';
  named jsonb;
  given kernel.reservations;
  conditions constant jsonb := change -> 'where';
  met kernel.reservations;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.reservations, named);
      insert into kernel.reservations (workspace_id, "reservation_id", "resource", "for_workspace", "amount", "status", "reserved_at", "expires_at") values (workspace, given."reservation_id", given."resource", given."for_workspace", given."amount", given."status", given."reserved_at", given."expires_at");
    else
      insert into kernel.reservations (workspace_id, "reservation_id", "resource", "for_workspace", "amount", "status", "reserved_at", "expires_at")
      select workspace, r."reservation_id", r."resource", r."for_workspace", r."amount", r."status", r."reserved_at", r."expires_at" from jsonb_populate_recordset(null::kernel.reservations, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.reservations, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.reservations t set ("resource", "for_workspace", "amount", "status", "reserved_at", "expires_at") = (select case when named ? 'resource' then g."resource" else t."resource" end, case when named ? 'for_workspace' then g."for_workspace" else t."for_workspace" end, case when named ? 'amount' then g."amount" else t."amount" end, case when named ? 'status' then g."status" else t."status" end, case when named ? 'reserved_at' then g."reserved_at" else t."reserved_at" end, case when named ? 'expires_at' then g."expires_at" else t."expires_at" end from jsonb_populate_record(null::kernel.reservations, named) g)
  where t.workspace_id = workspace and t."reservation_id" = met."reservation_id" and (not conditions ? 'resource' or t."resource" is not distinct from met."resource") and (not conditions ? 'for_workspace' or t."for_workspace" is not distinct from met."for_workspace") and (not conditions ? 'amount' or t."amount" is not distinct from met."amount") and (not conditions ? 'status' or t."status" is not distinct from met."status") and (not conditions ? 'reserved_at' or t."reserved_at" is not distinct from met."reserved_at") and (not conditions ? 'expires_at' or t."expires_at" is not distinct from met."expires_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.reservations"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.reservations"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.runs"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{run_id,parent_run_id,root_run_id,run_kind,run_name,task_id,actor_type,actor_id,role_id,lane_id,correlation_id,client_session_id,contract_version,lanes_pin,roles_pin,taxonomy_versions,status,created_at,started_at,completed_at,error,inputs_artifacts,outputs_artifacts,parameters_hash,nondeterminism,data_classification,metadata}';
  keys constant text[] := '{run_id}';
  named jsonb;
  given kernel.runs;
  conditions constant jsonb := change -> 'where';
  met kernel.runs;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.runs, named);
      insert into kernel.runs (workspace_id, "run_id", "parent_run_id", "root_run_id", "run_kind", "run_name", "task_id", "actor_type", "actor_id", "role_id", "lane_id", "correlation_id", "client_session_id", "contract_version", "lanes_pin", "roles_pin", "taxonomy_versions", "status", "created_at", "started_at", "completed_at", "error", "inputs_artifacts", "outputs_artifacts", "parameters_hash", "nondeterminism", "data_classification", "metadata") values (workspace, given."run_id", given."parent_run_id", given."root_run_id", given."run_kind", given."run_name", given."task_id", given."actor_type", given."actor_id", given."role_id", given."lane_id", given."correlation_id", given."client_session_id", case when named ? 'contract_version' then given."contract_version" else 'v1'::text end, given."lanes_pin", given."roles_pin", given."taxonomy_versions", given."status", given."created_at", given."started_at", given."completed_at", given."error", case when named ? 'inputs_artifacts' then given."inputs_artifacts" else '[]'::jsonb end, case when named ? 'outputs_artifacts' then given."outputs_artifacts" else '[]'::jsonb end, given."parameters_hash", given."nondeterminism", given."data_classification", case when named ? 'metadata' then given."metadata" else '{}'::jsonb end);
    else
      insert into kernel.runs (workspace_id, "run_id", "parent_run_id", "root_run_id", "run_kind", "run_name", "task_id", "actor_type", "actor_id", "role_id", "lane_id", "correlation_id", "client_session_id", "contract_version", "lanes_pin", "roles_pin", "taxonomy_versions", "status", "created_at", "started_at", "completed_at", "error", "inputs_artifacts", "outputs_artifacts", "parameters_hash", "nondeterminism", "data_classification", "metadata")
      select workspace, r."run_id", r."parent_run_id", r."root_run_id", r."run_kind", r."run_name", r."task_id", r."actor_type", r."actor_id", r."role_id", r."lane_id", r."correlation_id", r."client_session_id", case when named ? 'contract_version' then r."contract_version" else 'v1'::text end, r."lanes_pin", r."roles_pin", r."taxonomy_versions", r."status", r."created_at", r."started_at", r."completed_at", r."error", case when named ? 'inputs_artifacts' then r."inputs_artifacts" else '[]'::jsonb end, case when named ? 'outputs_artifacts' then r."outputs_artifacts" else '[]'::jsonb end, r."parameters_hash", r."nondeterminism", r."data_classification", case when named ? 'metadata' then r."metadata" else '{}'::jsonb end from jsonb_populate_recordset(null::kernel.runs, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.runs, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.runs t set ("parent_run_id", "root_run_id", "run_kind", "run_name", "task_id", "actor_type", "actor_id", "role_id", "lane_id", "correlation_id", "client_session_id", "contract_version", "lanes_pin", "roles_pin", "taxonomy_versions", "status", "created_at", "started_at", "completed_at", "error", "inputs_artifacts", "outputs_artifacts", "parameters_hash", "nondeterminism", "data_classification", "metadata") = (select case when named ? 'parent_run_id' then g."parent_run_id" else t."parent_run_id" end, case when named ? 'root_run_id' then g."root_run_id" else t."root_run_id" end, case when named ? 'run_kind' then g."run_kind" else t."run_kind" end, case when named ? 'run_name' then g."run_name" else t."run_name" end, case when named ? 'task_id' then g."task_id" else t."task_id" end, case when named ? 'actor_type' then g."actor_type" else t."actor_type" end, case when named ? 'actor_id' then g."actor_id" else t."actor_id" end, case when named ? 'role_id' then g."role_id" else t."role_id" end, case when named ? 'lane_id' then g."lane_id" else t."lane_id" end, case when named ? 'correlation_id' then g."correlation_id" else t."correlation_id" end, case when named ? 'client_session_id' then g."client_session_id" else t."client_session_id" end, case when named ? 'contract_version' then g."contract_version" else t."contract_version" end, case when named ? 'lanes_pin' then g."lanes_pin" else t."lanes_pin" end, case when named ? 'roles_pin' then g."roles_pin" else t."roles_pin" end, case when named ? 'taxonomy_versions' then g."taxonomy_versions" else t."taxonomy_versions" end, case when named ? 'status' then g."status" else t."status" end, case when named ? 'created_at' then g."created_at" else t."created_at" end, case when named ? 'started_at' then g."started_at" else t."started_at" end, case when named ? 'completed_at' then g."completed_at" else t."completed_at" end, case when named ? 'error' then g."error" else t."error" end, case when named ? 'inputs_artifacts' then g."inputs_artifacts" else t."inputs_artifacts" end, case when named ? 'outputs_artifacts' then g."outputs_artifacts" else t."outputs_artifacts" end, case when named ? 'parameters_hash' then g."parameters_hash" else t."parameters_hash" end, case when named ? 'nondeterminism' then g."nondeterminism" else t."nondeterminism" end, case when named ? 'data_classification' then g."data_classification" else t."data_classification" end, case when named ? 'metadata' then g."metadata" else t."metadata" end from jsonb_populate_record(null::kernel.runs, named) g)
  where t.workspace_id = workspace and t."run_id" = met."run_id" and (not conditions ? 'parent_run_id' or t."parent_run_id" is not distinct from met."parent_run_id") and (not conditions ? 'root_run_id' or t."root_run_id" is not distinct from met."root_run_id") and (not conditions ? 'run_kind' or t."run_kind" is not distinct from met."run_kind") and (not conditions ? 'run_name' or t."run_name" is not distinct from met."run_name") and (not conditions ? 'task_id' or t."task_id" is not distinct from met."task_id") and (not conditions ? 'actor_type' or t."actor_type" is not distinct from met."actor_type") and (not conditions ? 'actor_id' or t."actor_id" is not distinct from met."actor_id") and (not conditions ? 'role_id' or t."role_id" is not distinct from met."role_id") and (not conditions ? 'lane_id' or t."lane_id" is not distinct from met."lane_id") and (not conditions ? 'correlation_id' or t."correlation_id" is not distinct from met."correlation_id") and (not conditions ? 'client_session_id' or t."client_session_id" is not distinct from met."client_session_id") and (not conditions ? 'contract_version' or t."contract_version" is not distinct from met."contract_version") and (not conditions ? 'lanes_pin' or t."lanes_pin" is not distinct from met."lanes_pin") and (not conditions ? 'roles_pin' or t."roles_pin" is not distinct from met."roles_pin") and (not conditions ? 'taxonomy_versions' or t."taxonomy_versions" is not distinct from met."taxonomy_versions") and (not conditions ? 'status' or t."status" is not distinct from met."status") and (not conditions ? 'created_at' or t."created_at" is not distinct from met."created_at") and (not conditions ? 'started_at' or t."started_at" is not distinct from met."started_at") and (not conditions ? 'completed_at' or t."completed_at" is not distinct from met."completed_at") and (not conditions ? 'error' or t."error" is not distinct from met."error") and (not conditions ? 'inputs_artifacts' or t."inputs_artifacts" is not distinct from met."inputs_artifacts") and (not conditions ? 'outputs_artifacts' or t."outputs_artifacts" is not distinct from met."outputs_artifacts") and (not conditions ? 'parameters_hash' or t."parameters_hash" is not distinct from met."parameters_hash") and (not conditions ? 'nondeterminism' or t."nondeterminism" is not distinct from met."nondeterminism") and (not conditions ? 'data_classification' or t."data_classification" is not distinct from met."data_classification") and (not conditions ? 'metadata' or t."metadata" is not distinct from met."metadata");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.runs"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.runs"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.sessions"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{session_id,user_id,credential_id,token_hash,created_at,seen_at,expires_at,ended_at}';
  keys constant text[] := '{session_id}';
  named jsonb;
  given kernel.sessions;
  conditions constant jsonb := change -> 'where';
  met kernel.sessions;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.sessions, named);
      insert into kernel.sessions (workspace_id, "session_id", "user_id", "credential_id", "token_hash", "created_at", "seen_at", "expires_at", "ended_at") values (workspace, given."session_id", given."user_id", given."credential_id", given."token_hash", given."created_at", given."seen_at", given."expires_at", given."ended_at");
    else
      insert into kernel.sessions (workspace_id, "session_id", "user_id", "credential_id", "token_hash", "created_at", "seen_at", "expires_at", "ended_at")
      select workspace, r."session_id", r."user_id", r."credential_id", r."token_hash", r."created_at", r."seen_at", r."expires_at", r."ended_at" from jsonb_populate_recordset(null::kernel.sessions, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.sessions, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.sessions t set ("user_id", "credential_id", "token_hash", "created_at", "seen_at", "expires_at", "ended_at") = (select case when named ? 'user_id' then g."user_id" else t."user_id" end, case when named ? 'credential_id' then g."credential_id" else t."credential_id" end, case when named ? 'token_hash' then g."token_hash" else t."token_hash" end, case when named ? 'created_at' then g."created_at" else t."created_at" end, case when named ? 'seen_at' then g."seen_at" else t."seen_at" end, case when named ? 'expires_at' then g."expires_at" else t."expires_at" end, case when named ? 'ended_at' then g."ended_at" else t."ended_at" end from jsonb_populate_record(null::kernel.sessions, named) g)
  where t.workspace_id = workspace and t."session_id" = met."session_id" and (not conditions ? 'user_id' or t."user_id" is not distinct from met."user_id") and (not conditions ? 'credential_id' or t."credential_id" is not distinct from met."credential_id") and (not conditions ? 'token_hash' or t."token_hash" is not distinct from met."token_hash") and (not conditions ? 'created_at' or t."created_at" is not distinct from met."created_at") and (not conditions ? 'seen_at' or t."seen_at" is not distinct from met."seen_at") and (not conditions ? 'expires_at' or t."expires_at" is not distinct from met."expires_at") and (not conditions ? 'ended_at' or t."ended_at" is not distinct from met."ended_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.sessions"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.sessions"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.sharing"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{origin,changed_at,changed_by}';
  keys constant text[] := '{}';
  named jsonb;
  given kernel.sharing;
  conditions constant jsonb := change -> 'where';
  met kernel.sharing;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.sharing, named);
      insert into kernel.sharing (workspace_id, "origin", "changed_at", "changed_by") values (workspace, given."origin", given."changed_at", given."changed_by");
    else
      insert into kernel.sharing (workspace_id, "origin", "changed_at", "changed_by")
      select workspace, r."origin", r."changed_at", r."changed_by" from jsonb_populate_recordset(null::kernel.sharing, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.sharing, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.sharing t set ("origin", "changed_at", "changed_by") = (select case when named ? 'origin' then g."origin" else t."origin" end, case when named ? 'changed_at' then g."changed_at" else t."changed_at" end, case when named ? 'changed_by' then g."changed_by" else t."changed_by" end from jsonb_populate_record(null::kernel.sharing, named) g)
  where t.workspace_id = workspace and (not conditions ? 'origin' or t."origin" is not distinct from met."origin") and (not conditions ? 'changed_at' or t."changed_at" is not distinct from met."changed_at") and (not conditions ? 'changed_by' or t."changed_by" is not distinct from met."changed_by");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.sharing"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.sharing"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.stops"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{stop_id,everything,person,reason,stopped_at,lifted_at}';
  keys constant text[] := '{stop_id}';
  named jsonb;
  given kernel.stops;
  conditions constant jsonb := change -> 'where';
  met kernel.stops;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.stops, named);
      insert into kernel.stops (workspace_id, "stop_id", "everything", "person", "reason", "stopped_at", "lifted_at") values (workspace, given."stop_id", case when named ? 'everything' then given."everything" else false end, given."person", given."reason", given."stopped_at", given."lifted_at");
    else
      insert into kernel.stops (workspace_id, "stop_id", "everything", "person", "reason", "stopped_at", "lifted_at")
      select workspace, r."stop_id", case when named ? 'everything' then r."everything" else false end, r."person", r."reason", r."stopped_at", r."lifted_at" from jsonb_populate_recordset(null::kernel.stops, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.stops, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.stops t set ("everything", "person", "reason", "stopped_at", "lifted_at") = (select case when named ? 'everything' then g."everything" else t."everything" end, case when named ? 'person' then g."person" else t."person" end, case when named ? 'reason' then g."reason" else t."reason" end, case when named ? 'stopped_at' then g."stopped_at" else t."stopped_at" end, case when named ? 'lifted_at' then g."lifted_at" else t."lifted_at" end from jsonb_populate_record(null::kernel.stops, named) g)
  where t.workspace_id = workspace and t."stop_id" = met."stop_id" and (not conditions ? 'everything' or t."everything" is not distinct from met."everything") and (not conditions ? 'person' or t."person" is not distinct from met."person") and (not conditions ? 'reason' or t."reason" is not distinct from met."reason") and (not conditions ? 'stopped_at' or t."stopped_at" is not distinct from met."stopped_at") and (not conditions ? 'lifted_at' or t."lifted_at" is not distinct from met."lifted_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.stops"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.stops"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.tasks"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{task_id,description,status,preconditions,open_preconditions,required_effects,blocked_reason,subject_id,source,metadata,created_at,updated_at}';
  keys constant text[] := '{task_id}';
  named jsonb;
  given kernel.tasks;
  conditions constant jsonb := change -> 'where';
  met kernel.tasks;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.tasks, named);
      insert into kernel.tasks (workspace_id, "task_id", "description", "status", "preconditions", "open_preconditions", "required_effects", "blocked_reason", "subject_id", "source", "metadata", "created_at", "updated_at") values (workspace, given."task_id", given."description", case when named ? 'status' then given."status" else 'pending'::text end, case when named ? 'preconditions' then given."preconditions" else '{}'::uuid[] end, case when named ? 'open_preconditions' then given."open_preconditions" else 0 end, case when named ? 'required_effects' then given."required_effects" else '[]'::jsonb end, given."blocked_reason", given."subject_id", given."source", case when named ? 'metadata' then given."metadata" else '{}'::jsonb end, given."created_at", given."updated_at");
    else
      insert into kernel.tasks (workspace_id, "task_id", "description", "status", "preconditions", "open_preconditions", "required_effects", "blocked_reason", "subject_id", "source", "metadata", "created_at", "updated_at")
      select workspace, r."task_id", r."description", case when named ? 'status' then r."status" else 'pending'::text end, case when named ? 'preconditions' then r."preconditions" else '{}'::uuid[] end, case when named ? 'open_preconditions' then r."open_preconditions" else 0 end, case when named ? 'required_effects' then r."required_effects" else '[]'::jsonb end, r."blocked_reason", r."subject_id", r."source", case when named ? 'metadata' then r."metadata" else '{}'::jsonb end, r."created_at", r."updated_at" from jsonb_populate_recordset(null::kernel.tasks, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.tasks, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.tasks t set ("description", "status", "preconditions", "open_preconditions", "required_effects", "blocked_reason", "subject_id", "source", "metadata", "created_at", "updated_at") = (select case when named ? 'description' then g."description" else t."description" end, case when named ? 'status' then g."status" else t."status" end, case when named ? 'preconditions' then g."preconditions" else t."preconditions" end, case when named ? 'open_preconditions' then g."open_preconditions" else t."open_preconditions" end, case when named ? 'required_effects' then g."required_effects" else t."required_effects" end, case when named ? 'blocked_reason' then g."blocked_reason" else t."blocked_reason" end, case when named ? 'subject_id' then g."subject_id" else t."subject_id" end, case when named ? 'source' then g."source" else t."source" end, case when named ? 'metadata' then g."metadata" else t."metadata" end, case when named ? 'created_at' then g."created_at" else t."created_at" end, case when named ? 'updated_at' then g."updated_at" else t."updated_at" end from jsonb_populate_record(null::kernel.tasks, named) g)
  where t.workspace_id = workspace and t."task_id" = met."task_id" and (not conditions ? 'description' or t."description" is not distinct from met."description") and (not conditions ? 'status' or t."status" is not distinct from met."status") and (not conditions ? 'preconditions' or t."preconditions" is not distinct from met."preconditions") and (not conditions ? 'open_preconditions' or t."open_preconditions" is not distinct from met."open_preconditions") and (not conditions ? 'required_effects' or t."required_effects" is not distinct from met."required_effects") and (not conditions ? 'blocked_reason' or t."blocked_reason" is not distinct from met."blocked_reason") and (not conditions ? 'subject_id' or t."subject_id" is not distinct from met."subject_id") and (not conditions ? 'source' or t."source" is not distinct from met."source") and (not conditions ? 'metadata' or t."metadata" is not distinct from met."metadata") and (not conditions ? 'created_at' or t."created_at" is not distinct from met."created_at") and (not conditions ? 'updated_at' or t."updated_at" is not distinct from met."updated_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.tasks"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.tasks"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.verifications"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{verification_id,task_id,kind,from_status,to_status,results,reason,person,run_id,verified_at}';
  keys constant text[] := '{verification_id}';
  named jsonb;
  given kernel.verifications;
  conditions constant jsonb := change -> 'where';
  met kernel.verifications;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.verifications, named);
      insert into kernel.verifications (workspace_id, "verification_id", "task_id", "kind", "from_status", "to_status", "results", "reason", "person", "run_id", "verified_at") values (workspace, given."verification_id", given."task_id", given."kind", given."from_status", given."to_status", case when named ? 'results' then given."results" else '[]'::jsonb end, given."reason", given."person", given."run_id", given."verified_at");
    else
      insert into kernel.verifications (workspace_id, "verification_id", "task_id", "kind", "from_status", "to_status", "results", "reason", "person", "run_id", "verified_at")
      select workspace, r."verification_id", r."task_id", r."kind", r."from_status", r."to_status", case when named ? 'results' then r."results" else '[]'::jsonb end, r."reason", r."person", r."run_id", r."verified_at" from jsonb_populate_recordset(null::kernel.verifications, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.verifications, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.verifications t set ("task_id", "kind", "from_status", "to_status", "results", "reason", "person", "run_id", "verified_at") = (select case when named ? 'task_id' then g."task_id" else t."task_id" end, case when named ? 'kind' then g."kind" else t."kind" end, case when named ? 'from_status' then g."from_status" else t."from_status" end, case when named ? 'to_status' then g."to_status" else t."to_status" end, case when named ? 'results' then g."results" else t."results" end, case when named ? 'reason' then g."reason" else t."reason" end, case when named ? 'person' then g."person" else t."person" end, case when named ? 'run_id' then g."run_id" else t."run_id" end, case when named ? 'verified_at' then g."verified_at" else t."verified_at" end from jsonb_populate_record(null::kernel.verifications, named) g)
  where t.workspace_id = workspace and t."verification_id" = met."verification_id" and (not conditions ? 'task_id' or t."task_id" is not distinct from met."task_id") and (not conditions ? 'kind' or t."kind" is not distinct from met."kind") and (not conditions ? 'from_status' or t."from_status" is not distinct from met."from_status") and (not conditions ? 'to_status' or t."to_status" is not distinct from met."to_status") and (not conditions ? 'results' or t."results" is not distinct from met."results") and (not conditions ? 'reason' or t."reason" is not distinct from met."reason") and (not conditions ? 'person' or t."person" is not distinct from met."person") and (not conditions ? 'run_id' or t."run_id" is not distinct from met."run_id") and (not conditions ? 'verified_at' or t."verified_at" is not distinct from met."verified_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.verifications"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.verifications"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel."write kernel.workspaces"(workspace uuid, change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_variable
declare
  known constant text[] := '{pack,name,status,status_reason,goal,budget,created_at}';
  keys constant text[] := '{}';
  named jsonb;
  given kernel.workspaces;
  conditions constant jsonb := change -> 'where';
  met kernel.workspaces;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::kernel.workspaces, named);
      insert into kernel.workspaces (workspace_id, "pack", "name", "status", "status_reason", "goal", "budget", "created_at") values (workspace, given."pack", given."name", case when named ? 'status' then given."status" else 'initializing'::text end, given."status_reason", case when named ? 'goal' then given."goal" else '{}'::jsonb end, case when named ? 'budget' then given."budget" else '{}'::jsonb end, given."created_at");
    else
      insert into kernel.workspaces (workspace_id, "pack", "name", "status", "status_reason", "goal", "budget", "created_at")
      select workspace, r."pack", r."name", case when named ? 'status' then r."status" else 'initializing'::text end, r."status_reason", case when named ? 'goal' then r."goal" else '{}'::jsonb end, case when named ? 'budget' then r."budget" else '{}'::jsonb end, r."created_at" from jsonb_populate_recordset(null::kernel.workspaces, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;

  met := jsonb_populate_record(null::kernel.workspaces, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update kernel.workspaces t set ("pack", "name", "status", "status_reason", "goal", "budget", "created_at") = (select case when named ? 'pack' then g."pack" else t."pack" end, case when named ? 'name' then g."name" else t."name" end, case when named ? 'status' then g."status" else t."status" end, case when named ? 'status_reason' then g."status_reason" else t."status_reason" end, case when named ? 'goal' then g."goal" else t."goal" end, case when named ? 'budget' then g."budget" else t."budget" end, case when named ? 'created_at' then g."created_at" else t."created_at" end from jsonb_populate_record(null::kernel.workspaces, named) g)
  where t.workspace_id = workspace and (not conditions ? 'pack' or t."pack" is not distinct from met."pack") and (not conditions ? 'name' or t."name" is not distinct from met."name") and (not conditions ? 'status' or t."status" is not distinct from met."status") and (not conditions ? 'status_reason' or t."status_reason" is not distinct from met."status_reason") and (not conditions ? 'goal' or t."goal" is not distinct from met."goal") and (not conditions ? 'budget' or t."budget" is not distinct from met."budget") and (not conditions ? 'created_at' or t."created_at" is not distinct from met."created_at");
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %s met %s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;
end $function$;
alter function kernel."write kernel.workspaces"(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel."write kernel.workspaces"(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.admits_erased(constraint_id oid, name text, type oid)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  admits boolean;
begin
  execute format('select (%s) from (select $1::%s as %I) r', (select pg_get_expr(o.conbin, o.conrelid) from pg_constraint o where o.oid = constraint_id), type::regtype, name)
  into admits using case type when 'jsonb'::regtype then '"[erased]"' else '[erased]' end;
  return coalesce(admits, true);
end $function$;
alter function kernel.admits_erased(oid,text,oid) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.aes_decrypt(sealed bytea, key bytea, iv bytea)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$select lanewright_crypto.decrypt_iv(sealed, key, iv, 'aes-cbc/pad:pkcs')$function$;
alter function kernel.aes_decrypt(bytea,bytea,bytea) owner to lanewright_owner;
grant execute on function kernel.aes_decrypt(bytea,bytea,bytea) to lanewright_app;
grant execute on function kernel.aes_decrypt(bytea,bytea,bytea) to lanewright_auditor;
grant execute on function kernel.aes_decrypt(bytea,bytea,bytea) to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.aes_encrypt(plain bytea, key bytea, iv bytea)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$select lanewright_crypto.encrypt_iv(plain, key, iv, 'aes-cbc/pad:pkcs')$function$;
alter function kernel.aes_encrypt(bytea,bytea,bytea) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.append_audit(workspace uuid, entries jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if coalesce(jsonb_array_length(entries), 0) = 0 then
    return null;
  end if;
  insert into kernel.audit_door (workspace_id, entries) values (workspace, entries);
  return (select h.seq from kernel.heads h where h.workspace_id = workspace);
end $function$;
alter function kernel.append_audit(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel.append_audit(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.apply_any_change(workspace uuid, change jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  target constant regclass := kernel.known_table(change ->> 'table');
  columns text;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    -- The columns that any row names; the rest take their defaults.
    select string_agg(distinct quote_ident(k), ', ' order by quote_ident(k)) into columns
    from jsonb_array_elements(change -> 'rows') r cross join lateral jsonb_object_keys(r) k;
    execute format('insert into %s (workspace_id, %s) select $2, %s from jsonb_populate_recordset(null::%s, $1)', target, columns, columns, target)
    using change -> 'rows', workspace;
    return;
  end if;
  if change ->> 'op' = 'update' then
    select string_agg(quote_ident(k), ', ' order by k) into columns from jsonb_object_keys(change -> 'row') k;
    execute format('update %s t set (%s) = (select %s from jsonb_populate_record(null::%s, $1)) where t.workspace_id = $2 and %s', target, columns, columns, target,
      coalesce((select string_agg(format(case when change -> 'where' -> k = 'null' then 't.%1$I is null' else 't.%1$I = (jsonb_populate_record(null::%2$s, $3)).%1$I' end, k, target), ' and ') from jsonb_object_keys(change -> 'where') k), 'true'))
    using change -> 'row', workspace, change -> 'where';
  else
    execute format('delete from %s t where t.workspace_id = $1 and %s', target,
      coalesce((select string_agg(format(case when change -> 'where' -> k = 'null' then 't.%1$I is null' else 't.%1$I = (jsonb_populate_record(null::%2$s, $2)).%1$I' end, k, target), ' and ') from jsonb_object_keys(change -> 'where') k), 'true'))
    using workspace, change -> 'where';
  end if;
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('%s of %s met %s rows', change ->> 'op', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
end $function$;
alter function kernel.apply_any_change(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel.apply_any_change(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.apply_change(workspace uuid, change jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  done boolean := false;
begin
  case change ->> 'table'
  when 'kernel.access_tokens' then done := kernel."write kernel.access_tokens"(workspace, change);
  when 'kernel.account_roles' then done := kernel."write kernel.account_roles"(workspace, change);
  when 'kernel.accounts' then done := kernel."write kernel.accounts"(workspace, change);
  when 'kernel.active_policies' then done := kernel."write kernel.active_policies"(workspace, change);
  when 'kernel.agent_calls' then done := kernel."write kernel.agent_calls"(workspace, change);
  when 'kernel.approvals' then done := kernel."write kernel.approvals"(workspace, change);
  when 'kernel.artifacts' then done := kernel."write kernel.artifacts"(workspace, change);
  when 'kernel.assertions' then done := kernel."write kernel.assertions"(workspace, change);
  when 'kernel.chat' then done := kernel."write kernel.chat"(workspace, change);
  when 'kernel.evidence' then done := kernel."write kernel.evidence"(workspace, change);
  when 'kernel.grants' then done := kernel."write kernel.grants"(workspace, change);
  when 'kernel.inbox' then done := kernel."write kernel.inbox"(workspace, change);
  when 'kernel.intents' then done := kernel."write kernel.intents"(workspace, change);
  when 'kernel.invitations' then done := kernel."write kernel.invitations"(workspace, change);
  when 'kernel.legal_holds' then done := kernel."write kernel.legal_holds"(workspace, change);
  when 'kernel.members' then done := kernel."write kernel.members"(workspace, change);
  when 'kernel.passkeys' then done := kernel."write kernel.passkeys"(workspace, change);
  when 'kernel.policies' then done := kernel."write kernel.policies"(workspace, change);
  when 'kernel.questions' then done := kernel."write kernel.questions"(workspace, change);
  when 'kernel.receipts' then done := kernel."write kernel.receipts"(workspace, change);
  when 'kernel.reservations' then done := kernel."write kernel.reservations"(workspace, change);
  when 'kernel.runs' then done := kernel."write kernel.runs"(workspace, change);
  when 'kernel.sessions' then done := kernel."write kernel.sessions"(workspace, change);
  when 'kernel.sharing' then done := kernel."write kernel.sharing"(workspace, change);
  when 'kernel.stops' then done := kernel."write kernel.stops"(workspace, change);
  when 'kernel.tasks' then done := kernel."write kernel.tasks"(workspace, change);
  when 'kernel.verifications' then done := kernel."write kernel.verifications"(workspace, change);
  when 'kernel.workspaces' then done := kernel."write kernel.workspaces"(workspace, change);
  else null;
  end case;
  if not done then
    perform kernel.apply_any_change(workspace, change);
  end if;
end $function$;
alter function kernel.apply_change(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel.apply_change(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.attach_log_tables(number integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  log text;
begin
  foreach log in array array['event_log', 'audit_log'] loop
    execute format('alter table kernel.%I attach partition kernel.%I for values in (%s)', log, log || '_' || number, number);
    perform kernel.close_log(format('kernel.%I', log || '_' || number)::regclass);
  end loop;
end $function$;
alter function kernel.attach_log_tables(integer) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.attach_triggers(target regclass, t kernel.tables)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  arguments text := format('%L, %L, %L, %L, %L, %L', t.version, array_to_string(t.key_columns, ','),
    array_to_string(t.personal_columns, ','), coalesce(t.person_column, ''), t.fenced, t.table_name);
  trigger_name text;
begin
  execute format('create or replace trigger log_insert after insert on %s referencing new table as new_rows for each statement execute function kernel.log_changes(%s)', target, arguments);
  execute format('create or replace trigger log_update after update on %s referencing old table as old_rows new table as new_rows for each statement execute function kernel.log_changes(%s)', target, arguments);
  execute format('create or replace trigger log_delete after delete on %s referencing old table as old_rows for each statement execute function kernel.log_changes(%s)', target, arguments);
  execute format('create or replace trigger no_truncate before truncate on %s for each statement execute function kernel.refuse_truncate()', target);
  execute format('create or replace trigger no_key_update before update of %s on %s for each statement execute function kernel.refuse_key_update()',
    (select string_agg(distinct quote_ident(k), ', ') from unnest(t.key_columns || 'workspace_id'::text) k), target);
  if not t.deletable then
    execute format('create or replace trigger no_delete before delete on %s for each statement execute function kernel.refuse_delete()', target);
  end if;
  for trigger_name in select g.tgname from pg_trigger g where g.tgrelid = target and not g.tgisinternal loop
    execute format('alter table %s enable always trigger %I', target, trigger_name);
  end loop;
end $function$;
alter function kernel.attach_triggers(regclass,kernel.tables) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.begin_in_open_segment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock_shared(7236142005);
  select s.segment into strict new.segment from kernel.segments s where s.closed_at is null order by s.segment desc limit 1;
  return new;
end $function$;
alter function kernel.begin_in_open_segment() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.catalog_fingerprint()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog'
AS $function$ select encode(sha256(convert_to(string_agg(line, E'\n' order by line collate "C"), 'UTF8')), 'hex') from kernel.catalog_lines() line $function$;
alter function kernel.catalog_fingerprint() owner to lanewright_owner;
grant execute on function kernel.catalog_fingerprint() to lanewright_auditor;

CREATE OR REPLACE FUNCTION kernel.catalog_lines()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog'
 SET "TimeZone" TO 'UTC'
AS $function$
  with schemas as (
    select n.oid, n.nspname, n.nspacl, n.nspowner from pg_namespace n
    where n.nspname in ('kernel', 'dispatch') or n.nspname in (select split_part(t.table_name, '.', 1) from kernel.tables t)
  ), relations as (
    select c.*, s.nspname || '.' || c.relname as name from pg_class c join schemas s on s.oid = c.relnamespace
  ), roles as (
    select r.* from pg_roles r where r.rolname like 'lanewright\_%' or r.oid in (select s.nspowner from schemas s)
  )
  select concat_ws(' ', 'schema', s.nspname, s.nspowner::regrole, s.nspacl::text) from schemas s
  union all
  select concat_ws(' ', 'relation', r.name, r.relkind, r.relpersistence, r.relrowsecurity, r.relforcerowsecurity, r.relowner::regrole,
    r.reloptions::text, r.relacl::text, pg_get_expr(r.relpartbound, r.oid), case when r.relkind = 'p' then pg_get_partkeydef(r.oid) end,
    case when r.relkind in ('v', 'm') then pg_get_viewdef(r.oid) end)
  from relations r where r.relkind <> 'i' and r.relkind <> 'I'
  union all
  select concat_ws(' ', 'inherits', i.inhrelid::regclass, i.inhparent::regclass) from pg_inherits i join relations r on r.oid = i.inhrelid where r.relkind in ('r', 'p')
  union all
  select concat_ws(' ', 'column', r.name, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
    a.attcollation, pg_get_expr(d.adbin, d.adrelid), a.attacl::text)
  from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum where r.relkind in ('r', 'p', 'v', 'm', 'f')
  union all
  select concat_ws(' ', 'constraint', r.name, k.conname, k.convalidated, pg_get_constraintdef(k.oid)) from relations r join pg_constraint k on k.conrelid = r.oid
  union all
  select concat_ws(' ', 'index', r.name, i.indisvalid, pg_get_indexdef(i.indexrelid)) from relations r join pg_index i on i.indrelid = r.oid
  union all
  select concat_ws(' ', 'function', p.oid::regprocedure, p.xmin, p.prosecdef, p.provolatile, p.proparallel, p.proisstrict, p.prokind, l.lanname,
    p.proowner::regrole, p.proconfig::text, p.proacl::text, pg_get_function_result(p.oid), p.prosrc, pg_get_function_sqlbody(p.oid), g.aggtransfn, g.aggtranstype)
  from pg_proc p join schemas s on s.oid = p.pronamespace join pg_language l on l.oid = p.prolang left join pg_aggregate g on g.aggfnoid = p.oid
  union all
  select concat_ws(' ', 'trigger', r.name, t.xmin, t.tgenabled, pg_get_triggerdef(t.oid)) from relations r join pg_trigger t on t.tgrelid = r.oid
  union all
  select concat_ws(' ', 'policy', r.name, p.xmin, p.polname, p.polcmd, p.polpermissive, array(select x::regrole::text from unnest(p.polroles) x order by 1)::text,
    pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) from relations r join pg_policy p on p.polrelid = r.oid
  union all
  select concat_ws(' ', 'rule', r.name, w.xmin, w.ev_enabled, pg_get_ruledef(w.oid)) from relations r join pg_rewrite w on w.ev_class = r.oid
  union all
  select concat_ws(' ', 'default rights', d.defaclrole::regrole, s.nspname, d.defaclobjtype, d.defaclacl::text) from pg_default_acl d join schemas s on s.oid = d.defaclnamespace
  union all
  select concat_ws(' ', 'role', o.rolname, o.rolsuper, o.rolbypassrls, o.rolreplication, o.rolcreaterole, o.rolcreatedb, o.rolinherit, o.rolcanlogin) from roles o
  union all
  select concat_ws(' ', 'member', m.roleid::regrole, m.member::regrole, m.admin_option) from pg_auth_members m
  where m.roleid in (select o.oid from roles o) or m.member in (select o.oid from roles o)
  union all
  select concat_ws(' ', 'setting', d.setrole, d.setconfig::text) from pg_db_role_setting d
  where d.setdatabase = (select b.oid from pg_database b where b.datname = current_database()) or d.setrole in (select o.oid from roles o)
$function$;
alter function kernel.catalog_lines() owner to lanewright_owner;
grant execute on function kernel.catalog_lines() to lanewright_auditor;

CREATE OR REPLACE FUNCTION kernel.chain_step(state bytea, start bytea, leaf bytea)
 RETURNS bytea
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$ begin return sha256(coalesce(state, start) || leaf); end $function$;
alter function kernel.chain_step(bytea,bytea,bytea) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.check_columns(target regclass, person_column text, personal_columns text[])
 RETURNS text[]
 LANGUAGE plpgsql
AS $function$
declare
  keys text[];
  bad text;
begin
  select array_agg(a.attname::text order by k.n) into keys
  from pg_index i cross join lateral unnest(i.indkey) with ordinality as k(attnum, n)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indrelid = target and i.indisprimary;
  if keys is null or keys[1] <> 'workspace_id' then
    perform kernel.refuse('table.key', format('the primary key of %s must begin with workspace_id', target), 'Change the table''s primary key.');
  end if;
  select string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ') into bad
  from pg_attribute a join pg_type y on y.oid = a.atttypid left join pg_type element on element.typarray = y.oid
  where a.attrelid = target and a.attnum > 0 and not a.attisdropped
    and coalesce(element.oid, nullif(y.typbasetype, 0), y.oid) not in
      ('text'::regtype, 'uuid'::regtype, 'int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'numeric'::regtype, 'bool'::regtype,
       'timestamptz'::regtype, 'date'::regtype, 'jsonb'::regtype, 'bytea'::regtype);
  if bad is not null then
    perform kernel.refuse('table.type', format('%s has columns that do not survive a replay byte for byte: %s', target, bad),
      'Use text, uuid, integers, numeric, boolean, timestamptz, date, jsonb or bytea.');
  end if;
  select string_agg(c, ', ') into bad from unnest(personal_columns) c
  where c = any (keys) or not exists (select 1 from pg_attribute a where a.attrelid = target and a.attname = c and a.attnum > 0
    and not a.attisdropped and a.atttypid in ('text'::regtype, 'jsonb'::regtype));
  if bad is not null then
    perform kernel.refuse('table.personal', format('%s cannot keep these as personal: %s', target, bad),
      'Personal columns are text or jsonb, so that they can be erased, and not in the key, which the log shows.');
  end if;
  select string_agg(u.problem, ', ') into bad from (
    select format('%s is unique', c) as problem from pg_index i cross join unnest(personal_columns) c
    where i.indrelid = target and i.indisunique and coalesce(pg_get_expr(i.indpred, i.indrelid), '') not like '%[erased]%'
      and (exists (select 1 from pg_attribute a where a.attrelid = target and a.attname = c and a.attnum = any (i.indkey))
        or pg_get_expr(i.indexprs, i.indrelid) ~ ('\m' || c || '\M'))
    union all
    select format('%s %s', c, pg_get_constraintdef(o.oid)) from pg_constraint o join pg_attribute a on a.attrelid = o.conrelid and o.conkey = array[a.attnum]
    join unnest(personal_columns) c on c = a.attname
    where o.conrelid = target and o.contype = 'c' and not kernel.admits_erased(o.oid, a.attname, a.atttypid)) u;
  if bad is not null then
    perform kernel.refuse('table.personal', format('%s could not be erased: %s', target, bad),
      'Two people erased both read [erased]: leave that out of the unique index, and let the constraint admit it.');
  end if;
  if person_column is not null and not exists (select 1 from pg_attribute a where a.attrelid = target and a.attname = person_column
      and a.attnum > 0 and not a.attisdropped and a.atttypid = 'uuid'::regtype) then
    perform kernel.refuse('table.personal', format('%s has no uuid column %s', target, person_column), 'Name the column that holds the person''s id.');
  end if;
  -- Other bounds than 1 are lost in JSON.
  for bad in select a.attname from pg_attribute a join pg_type y on y.typarray = a.atttypid where a.attrelid = target and a.attnum > 0 and not a.attisdropped loop
    execute format('alter table %s drop constraint if exists %I', target, bad || '_is_a_list');
    execute format('alter table %s add constraint %I check (coalesce(array_ndims(%3$I), 1) = 1 and coalesce(array_lower(%3$I, 1), 1) = 1)', target, bad || '_is_a_list', bad);
  end loop;
  return case when cardinality(keys) = 1 then keys else keys[2:] end;
end $function$;
alter function kernel.check_columns(regclass,text,text[]) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.checked(hash text, bytes bytea)
 RETURNS bytea
 LANGUAGE plpgsql
 STABLE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if encode(sha256(bytes), 'hex') <> hash then
    perform kernel.refuse('artifact.damaged', format('the stored bytes have changed: expected SHA-256 %s, found %s', hash, encode(sha256(bytes), 'hex')),
      'Restore them from a backup; `lanewright verify` names what they belong to.');
  end if;
  return bytes;
end $function$;
alter function kernel.checked(text,bytea) owner to lanewright_owner;
grant execute on function kernel.checked(text,bytea) to lanewright_app;
grant execute on function kernel.checked(text,bytea) to lanewright_auditor;
grant execute on function kernel.checked(text,bytea) to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.close_log(target regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create trigger no_change before update or delete or truncate on %s for each statement execute function kernel.refuse_log_change()', target);
  if not exists (select 1 from pg_trigger g where g.tgrelid = target and g.tgname = 'no_insert') then
    execute format('create trigger no_change_of_row before update or delete on %s for each row execute function kernel.refuse_log_change()', target);
    execute format('create trigger no_insert before insert on %s for each row when (pg_trigger_depth() = 0) execute function kernel.refuse_log_change()', target);
  end if;
  execute format('alter table %s enable always trigger no_change, enable always trigger no_change_of_row, enable always trigger no_insert', target);
  execute format('alter table %s enable row level security, force row level security', target);
end $function$;
alter function kernel.close_log(regclass) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.close_waiting(workspace uuid, subject uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update kernel.grants g set returned_at = kernel.now() from kernel.approvals a
  where g.workspace_id = workspace and g.used_at is null and g.returned_at is null
    and a.workspace_id = workspace and a.approval_id = g.approval_id and a.status in ('pending', 'granted') and coalesce(a.subject_id, workspace) = subject;
  update kernel.approvals a set status = 'superseded', decided_at = kernel.now()
  where a.workspace_id = workspace and a.status in ('pending', 'granted') and coalesce(a.subject_id, workspace) = subject;
  update kernel.intents i set status = 'uncertain'
  where i.workspace_id = workspace and i.status = 'open' and coalesce(i.subject_id, workspace) = subject;
end $function$;
alter function kernel.close_waiting(uuid,uuid) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.commit(p jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  workspace constant uuid := (p ->> 'workspace')::uuid;
  fence constant bigint := (p ->> 'fence')::bigint;
  change jsonb;
  said text;
begin
  said := set_config('lanewright.workspace', workspace::text, true);
  said := set_config('lanewright.fence', coalesce(fence::text, ''), true);
  said := set_config('lanewright.now', coalesce(p ->> 'now', ''), true);
  said := set_config('lanewright.entropy', coalesce(p ->> 'entropy', ''), true);
  if jsonb_array_length(p -> 'changes') > 0 then
    said := kernel.require_lease(workspace, fence);
  end if;
  if p ? 'running' then
    said := kernel.require_running(workspace);
  end if;
  if p ? 'pins' then
    said := kernel.require_pins(p -> 'pins');
  end if;
  if p ? 'basis' then
    said := kernel.require_fresh(workspace, p -> 'basis');
  end if;
  if p ? 'blobs' then
    insert into kernel.blobs (workspace_id, hash, bytes)
    select workspace, b ->> 'hash', decode(b ->> 'base64', 'base64') from jsonb_array_elements(p -> 'blobs') b
    on conflict (workspace_id, hash) do update set bytes = excluded.bytes, erased_at = null where blobs.bytes is null;
  end if;
  for n in 0 .. jsonb_array_length(p -> 'changes') - 1 loop
    said := kernel.apply_change(workspace, p -> 'changes' -> n);
  end loop;
  if p ? 'usage' then
    update kernel.usage u set agent_calls = u.agent_calls + coalesce((p #>> '{usage,agent_calls}')::bigint, 0),
      tokens = u.tokens + coalesce((p #>> '{usage,tokens}')::bigint, 0),
      cost_micros = u.cost_micros + coalesce((p #>> '{usage,cost_micros}')::bigint, 0),
      failed_attempts = coalesce((p #>> '{usage,failed_attempts}')::integer, u.failed_attempts),
      agent_outages = coalesce((p #>> '{usage,agent_outages}')::integer, u.agent_outages)
    where u.workspace_id = workspace;
  end if;
  said := kernel.append_audit(workspace, p -> 'audit');
  return kernel.finish(workspace, fence, (p ->> 'ttl_ms')::integer, (p ->> 'now')::timestamptz, p ? 'entropy');
end $function$;
alter function kernel.commit(jsonb) owner to lanewright_owner;
grant execute on function kernel.commit(jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.conceal(value jsonb, key bytea, nonce text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  iv bytea;
begin
  if value is null or value = 'null'::jsonb then
    return 'null'::jsonb;
  end if;
  iv := substr(sha256(key || convert_to(nonce, 'UTF8')), 1, 16);
  return to_jsonb('enc1:' || replace(encode(iv || kernel.aes_encrypt(convert_to(value::text, 'UTF8'), key, iv), 'base64'), E'\n', ''));
end $function$;
alter function kernel.conceal(jsonb,bytea,text) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.conceal_columns(image jsonb, columns text[], key bytea, nonce text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  name text;
  value jsonb;
  iv bytea;
  concealed text[];
begin
  if key is null then
    foreach name in array columns loop
      if image -> name not in ('null'::jsonb, '"[erased]"'::jsonb, '{}'::jsonb) then
        perform kernel.refuse('person.erased', format('column %s would bring back data of an erased person', name),
          'Leave the personal columns erased, or record a new person.');
      end if;
    end loop;
    return image;
  end if;
  -- As kernel.conceal does it, written out: a call for each column would cost as much again.
  for n in 1 .. cardinality(columns) loop
    value := image -> columns[n];
    if value is null or value = 'null'::jsonb then
      concealed[n] := null;
    else
      iv := substr(sha256(key || convert_to(nonce || columns[n], 'UTF8')), 1, 16);
      concealed[n] := 'enc1:' || replace(encode(iv || kernel.aes_encrypt(convert_to(value::text, 'UTF8'), key, iv), 'base64'), E'\n', '');
    end if;
  end loop;
  return image || jsonb_object(columns, concealed);
end $function$;
alter function kernel.conceal_columns(jsonb,text[],bytea,text) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.count_rows(workspace uuid, name text, matching jsonb, enough integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  conditions text;
  found integer;
begin
  select string_agg(format(case when matching -> k = 'null' then 't.%1$I is null' else 't.%1$I = (jsonb_populate_record(null::%2$s, $1)).%1$I' end, k, kernel.countable(name)), ' and ')
  into conditions from jsonb_object_keys(matching) k;
  execute format('select count(*) from (select 1 from %s t where t.workspace_id = $2 and %s limit $3) m', kernel.countable(name), coalesce(conditions, 'true'))
  into found using matching, workspace, enough;
  return found;
end $function$;
alter function kernel.count_rows(uuid,text,jsonb,integer) owner to lanewright_owner;
grant execute on function kernel.count_rows(uuid,text,jsonb,integer) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.count_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  finished uuid[];
begin
  if tg_op = 'INSERT' then
    update kernel.task_counts c set total = c.total + n.total, pending = c.pending + n.total
    from (select r.workspace_id, count(*) as total from new_rows r group by 1) n where n.workspace_id = c.workspace_id;
    return null;
  end if;
  update kernel.task_counts c set pending = c.pending + n.pending, in_progress = c.in_progress + n.in_progress,
    done = c.done + n.done, blocked = c.blocked + n.blocked
  from (
    select workspace_id, sum(d) filter (where status = 'pending') as pending, sum(d) filter (where status = 'in_progress') as in_progress,
      sum(d) filter (where status = 'done') as done, sum(d) filter (where status = 'blocked') as blocked
    from (select workspace_id, status, 1 as d from new_rows union all select workspace_id, status, -1 from old_rows) moved
    group by 1
  ) as raw cross join lateral (select coalesce(raw.pending, 0) as pending, coalesce(raw.in_progress, 0) as in_progress,
    coalesce(raw.done, 0) as done, coalesce(raw.blocked, 0) as blocked) n
  where raw.workspace_id = c.workspace_id;
  select array_agg(r.task_id) into finished from new_rows r join old_rows o on o.workspace_id = r.workspace_id and o.task_id = r.task_id
  where r.status = 'done' and o.status <> 'done';
  if finished is not null then
    -- Looks only at what still waits: 3 ms among 10,000 tasks, where a join with all of them took 90 s.
    update kernel.tasks t set open_preconditions = t.open_preconditions - (select count(*) from unnest(finished) f where f = any (t.preconditions))
    where t.workspace_id = kernel.current_workspace() and t.open_preconditions > 0 and t.preconditions && finished;
  end if;
  return null;
end $function$;
alter function kernel.count_tasks() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.countable(name text)
 RETURNS regclass
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if exists (select 1 from pg_catalog.pg_class c where c.oid = to_regclass(name) and c.relkind = 'v' and 'security_invoker=true' = any (c.reloptions)) then
    return name::regclass;
  end if;
  return kernel.known_table(name);
end $function$;
alter function kernel.countable(text) owner to lanewright_owner;
grant execute on function kernel.countable(text) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.current_member()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('lanewright.member', true), '') $function$;
alter function kernel.current_member() owner to lanewright_owner;
grant execute on function kernel.current_member() to lanewright_app;
grant execute on function kernel.current_member() to lanewright_auditor;
grant execute on function kernel.current_member() to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.current_workspace()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('lanewright.workspace', true), '')::uuid $function$;
alter function kernel.current_workspace() owner to lanewright_owner;
grant execute on function kernel.current_workspace() to lanewright_app;
grant execute on function kernel.current_workspace() to lanewright_auditor;
grant execute on function kernel.current_workspace() to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.ensure_keys(workspace uuid, people uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  entropy constant text := coalesce(current_setting('lanewright.entropy', true), '');
  missing uuid[];
  random bytea;
begin
  select array_agg(p.person) into missing from (select distinct u as person from unnest(people) u order by u) p
  where (select k.person_id from kernel.person_keys k where k.workspace_id = workspace and k.person_id = p.person) is null;
  if missing is null then
    return;
  end if;
  if entropy = '' then
    select string_agg(kernel.random_bytes(least(1024, 32 * cardinality(missing))), '') into random
    from generate_series(0, (cardinality(missing) - 1) / 32);
  end if;
  insert into kernel.person_keys (workspace_id, person_id, key, created_at)
  select workspace, m.person, case when entropy = '' then substr(random, 32 * m.n::integer - 31, 32)
    else sha256(convert_to(entropy || workspace || m.person, 'UTF8')) end, c.at
  from unnest(missing) with ordinality as m(person, n) cross join (select kernel.now() as at offset 0) c;
end $function$;
alter function kernel.ensure_keys(uuid,uuid[]) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.enter(workspace uuid, fence bigint, at text, entropy text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select set_config('lanewright.workspace', workspace::text, true), set_config('lanewright.fence', coalesce(fence::text, ''), true),
    set_config('lanewright.now', coalesce(at, ''), true), set_config('lanewright.entropy', coalesce(entropy, ''), true)
$function$;
alter function kernel.enter(uuid,bigint,text,text) owner to lanewright_owner;
grant execute on function kernel.enter(uuid,bigint,text,text) to lanewright_app;
grant execute on function kernel.enter(uuid,bigint,text,text) to lanewright_auditor;
grant execute on function kernel.enter(uuid,bigint,text,text) to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.entity_id(image jsonb, keys text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select case cardinality(keys) when 1 then image ->> keys[1]
  else (select string_agg(replace(replace(coalesce(image ->> k, ''), '%', '%25'), '/', '%2F'), '/' order by n) from unnest(keys) with ordinality as u(k, n)) end $function$;
alter function kernel.entity_id(jsonb,text[]) owner to lanewright_owner;
grant execute on function kernel.entity_id(jsonb,text[]) to lanewright_app;
grant execute on function kernel.entity_id(jsonb,text[]) to lanewright_auditor;
grant execute on function kernel.entity_id(jsonb,text[]) to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.entries_query(target regclass, version integer, op text, keys text[], personal text[], person_column text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  concealing constant boolean := cardinality(personal) > 0;
  id constant text := kernel.id_expression(target, keys);
  person constant text := case when person_column = '' then '$1' else format('coalesce(r.%I, $1)', person_column) end;
  opening constant text := format('{"v": %s, "op": "%s", "row": {', version, op);
  c record;
begin
  select string_agg(raw, ', ' order by grp) as raw, string_agg(texts, ', ' order by grp) as texts, string_agg(ivs, ', ' order by grp) as ivs,
    string_agg('(' || image || ')', ' || ' order by grp) as image
  into c
  from (select (n - 1) / 5 as grp, string_agg(format('r.%I as c%s', name, n), ', ') as raw,
      string_agg(format(case when secret and type = 'jsonb'::regtype then $f$nullif(%s, 'null') as v%s$f$ else '%s as v%s' end, kernel.print_expression('c' || n, type), n), ', ') as texts,
      string_agg(format($f$case when c%1$s is not null then substr(sha256(nonce || %2$L::bytea), 1, 16) end as i%1$s$f$, n, convert_to(':' || name, 'UTF8')), ', ')
        filter (where secret) as ivs,
      string_agg(format('(%L || %s)', case when n > 1 then ', ' else '' end || to_json(name) || ': ', format(case when secret
        then $f$coalesce('"enc1:' || replace(encode(i%1$s || kernel.aes_encrypt(convert_to(v%1$s, 'UTF8'), key, i%1$s), 'base64'), E'\n', '') || '"', 'null')$f$
        else $f$coalesce(v%1$s, 'null')$f$ end, n)), ' || ' order by n) as image
    from (select row_number() over (order by octet_length(a.attname::text), a.attname::text collate "C") as n, a.attname::text as name, a.atttypid::regtype as type,
        a.attname = any (personal) as secret
      from pg_attribute a where a.attrelid = target and a.attnum > 0 and not a.attisdropped) a
    group by 1) g;
  return format($q$
    with written as (
      insert into kernel.event_log (workspace_id, seq, segment, "timestamp", entity_type, entity_id, change_payload, hash)
      select $1, seq, $4, $5, $6, entity_id, payload,
        kernel.chain($3, sha256('\x00'::bytea || convert_to(($8 || seq || $9 || entity_id || E'\n') || payload, 'UTF8'))) over (order by entity_id rows unbounded preceding)
      from (select seq, entity_id, %s as payload
        from (select seq, entity_id, %s
          from (select *, %s
            from (select *, $2 + row_number() over (order by entity_id) as seq
              from (select %s, (%s) collate "C" as entity_id from new_rows r %s where r.workspace_id = $1 offset 0) r) r
            order by entity_id offset 0) r
          order by entity_id offset 0) r order by entity_id offset 0) r
      returning seq, hash
    )
    select seq, hash from written order by seq desc limit 1 $q$,
    -- Who is erased has no key, and no image but the erased one.
    format(case when concealing then $f$case when key is null then erased else %L || (%s) || ('}, "person": "' || person || '"}') end$f$ else $f$%L || (%s) || '}}'$f$ end, opening, c.image),
    concat_ws(', ', c.texts, case when concealing then 'key, person, erased, ' || c.ivs end),
    case when concealing then $f$key || convert_to($1 || ':' || seq, 'UTF8') as nonce$f$ else 'null::bytea as nonce' end,
    concat_ws(', ', c.raw, case when concealing then format('k.key, k.person, case when k.key is null then jsonb_build_object(''v'', %s, ''op'', %L, ''person'', k.person,
      ''row'', kernel.conceal_columns(to_jsonb(r), $7, null, null))::text end as erased', version, op) end),
    id,
    case when concealing then format('cross join lateral (select %1$s as person, (select p.key from kernel.person_keys p where p.workspace_id = $1 and p.person_id = %1$s) as key offset 0) k', person) end);
end $function$;
alter function kernel.entries_query(regclass,integer,text,text[],text[],text) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.erase_columns(t kernel.tables, workspace uuid, subject uuid)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  touched bigint;
  assignments text;
  plain text;
begin
  select string_agg(format('%1$I = case when %1$I is null then null else %2$s end', c, erased), ', '),
    string_agg(format('%1$I <> %2$s', c, erased), ' or ')
  into assignments, plain
  from unnest(t.personal_columns) c
  join pg_attribute a on a.attrelid = to_regclass(t.table_name) and a.attname = c
  cross join lateral (select case a.atttypid when 'jsonb'::regtype then '''"[erased]"''::jsonb' else '''[erased]''' end as erased) as form;
  execute format('update %s set %s where workspace_id = $1 and coalesce(%s, workspace_id) = $2 and (%s)',
    to_regclass(t.table_name), assignments, coalesce(quote_ident(t.person_column), 'null::uuid'), plain)
  using workspace, subject;
  get diagnostics touched = row_count;
  return touched;
end $function$;
alter function kernel.erase_columns(kernel.tables,uuid,uuid) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.erase_person(p jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  workspace constant uuid := (p ->> 'workspace')::uuid;
  subject constant uuid := (p ->> 'person')::uuid;
  held kernel.person_keys;
begin
  perform kernel.enter(workspace, null, p ->> 'now', p ->> 'entropy');
  perform kernel.lock_head(workspace, false);
  select * into held from kernel.person_keys k where k.workspace_id = workspace and k.person_id = subject;
  if not found then
    perform kernel.refuse('person.unknown', 'nothing personal is filed under this id in this workspace', 'Look for the id in the person column of the pack''s table.');
  end if;
  if held.destroyed_at is not null then
    return kernel.finish(workspace, null, null, null, false) || jsonb_build_object('erased', '{}'::jsonb, 'before', true);
  end if;
  if not p ? 'restored' then
    if subject = workspace and not exists (select 1 from kernel.workspaces w where w.workspace_id = workspace and w.status = 'completed') then
      perform kernel.refuse('person.is_workspace', 'the id is the workspace''s own: all that is filed under no person would go, and no work would be possible', 'Name a person, or complete the workspace first.');
    end if;
    if exists (select 1 from kernel.intents i where i.workspace_id = workspace and coalesce(i.subject_id, workspace) = subject and i.status in ('open', 'uncertain')) then
      perform kernel.refuse('person.effect_open', 'an effect about the person has no known end yet', 'Wait for it, or decide the uncertain one; then erase.');
    end if;
  end if;
  perform set_config('lanewright.erasure', jsonb_build_object('by', p ->> 'by', 'reason', p ->> 'reason')::text, true);
  update kernel.person_keys k set key = null, destroyed_at = kernel.now() where k.workspace_id = workspace and k.person_id = subject;
  return kernel.finish(workspace, null, null, null, false)
    || jsonb_build_object('erased', current_setting('lanewright.erased')::jsonb, 'before', false);
end $function$;
alter function kernel.erase_person(jsonb) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.erase_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  head constant kernel.heads := kernel.lock_head(new.workspace_id, false);
  fence constant text := coalesce(current_setting('lanewright.fence', true), '');
  erased jsonb := '{}';
  t kernel.tables;
  touched bigint;
begin
  perform set_config('lanewright.fence', head.fence::text, true);
  for t in select * from kernel.tables k where k.evented and cardinality(k.personal_columns) > 0 order by k.table_name loop
    touched := kernel.erase_columns(t, new.workspace_id, new.person_id);
    if touched > 0 then
      erased := erased || jsonb_build_object(t.table_name, touched);
    end if;
  end loop;
  update kernel.blobs b set bytes = null, erased_at = kernel.now()
  where b.workspace_id = new.workspace_id and b.bytes is not null and kernel.may_drop_bytes(b.workspace_id, b.hash)
    and exists (select 1 from kernel.artifacts a where a.workspace_id = b.workspace_id and a.hash = b.hash and coalesce(a.subject_id, a.workspace_id) = new.person_id);
  get diagnostics touched = row_count;
  if touched > 0 then
    erased := erased || jsonb_build_object('kernel.blobs', touched);
  end if;
  perform kernel.close_waiting(new.workspace_id, new.person_id);
  perform kernel.tell_erasure(new.workspace_id, new.person_id, head.seq);
  perform set_config('lanewright.fence', fence, true), set_config('lanewright.erased', erased::text, true);
  return null;
end $function$;
alter function kernel.erase_rows() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.exempt_table(target regclass, reason text)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into kernel.tables (table_name, evented, reason)
  select n.nspname || '.' || c.relname, false, reason from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = target;
  select kernel.record_triggers(target)
$function$;
alter function kernel.exempt_table(regclass,text) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.finish(workspace uuid, held bigint, ttl_ms integer, at timestamp with time zone, seeded boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  head kernel.heads;
  moment constant timestamptz := case when seeded then at else clock_timestamp() end;
begin
  select * into head from kernel.heads h where h.workspace_id = workspace;
  if ttl_ms is not null and head.fence = held and head.lease_until < moment + make_interval(secs => ttl_ms / 2000.0) then
    update kernel.heads h set lease_until = moment + make_interval(secs => ttl_ms / 1000.0) where h.workspace_id = workspace;
  end if;
  return jsonb_build_object('seq', head.seq, 'hash', encode(head.hash, 'hex'));
end $function$;
alter function kernel.finish(uuid,bigint,integer,timestamp with time zone,boolean) owner to lanewright_owner;
grant execute on function kernel.finish(uuid,bigint,integer,timestamp with time zone,boolean) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.freshness_text(target regclass, t kernel.tables)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select format($f$
create or replace function kernel.%1$I(workspace uuid, shown jsonb) returns text
language sql stable
as $$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from %2$s t where t.workspace_id = $1 and t.%3$I = (b ->> 0)::%4$s and t.xmin::text = b ->> 1 offset 0) limit 1
$$;
$f$, 'stale ' || t.table_name, target, t.key_columns[1],
    (select a.atttypid::regtype from pg_attribute a where a.attrelid = target and a.attname = t.key_columns[1]))
$function$;
alter function kernel.freshness_text(regclass,kernel.tables) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_access_token()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.revoked_at is not null then
      perform kernel.refuse('token.initial', 'a token begins in force', 'Insert it without an end, then revoke it.');
    end if;
    if not exists (select 1 from kernel.accounts a where a.workspace_id = new.workspace_id and a.user_id = new.user_id and a.status = 'active') then
      perform kernel.refuse('account.unknown', 'there is no active account of this name', 'Add the account first.');
    end if;
    return new;
  end if;
  if old.revoked_at is not null or to_jsonb(new) - 'revoked_at' <> to_jsonb(old) - 'revoked_at' then
    perform kernel.refuse('token.is_fixed', 'a token is revoked once and does not change otherwise', 'Make another token.');
  end if;
  return new;
end $function$;
alter function kernel.guard_access_token() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'active' then
      perform kernel.refuse('account.initial_status', 'an account begins as active', 'Insert it as active, then revoke it.');
    end if;
    return new;
  end if;
  if old.status <> 'active' or to_jsonb(new) - '{status,revoked_at}'::text[] <> to_jsonb(old) - '{status,revoked_at}'::text[] then
    perform kernel.refuse('account.is_fixed', 'an account is revoked once and does not change otherwise', 'Add another account.');
  end if;
  return new;
end $function$;
alter function kernel.guard_account() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_account_role()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' then
    perform kernel.refuse('role.is_fixed', 'a role is given or taken and does not change otherwise', 'Take it, and give another.');
  end if;
  perform kernel.require_account(new.workspace_id, new.user_id);
  -- Who looks at everything must have a hand in nothing.
  if exists (select 1 from kernel.account_roles r where r.workspace_id = new.workspace_id and r.user_id = new.user_id
      and r.role <> new.role and (r.role = 'AUDITOR' or new.role = 'AUDITOR')) then
    perform kernel.refuse('role.auditor_alone', 'an auditor holds no other role', 'Take the other roles first, or use another account.');
  end if;
  return new;
end $function$;
alter function kernel.guard_account_role() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_active_policy()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if 2 <> (select count(*) from kernel.policies p where p.workspace_id = new.workspace_id and p.pack = new.pack
      and (p.kind, p.hash) in (('lanes', new.lanes_pin), ('roles', new.roles_pin))) then
    perform kernel.refuse('policy.unregistered', 'a policy in force is one that can be read', 'Register lanes and roles first.');
  end if;
  return new;
end $function$;
alter function kernel.guard_active_policy() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_approval()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'pending' then
      perform kernel.refuse('approval.initial_status', 'an approval begins as pending', 'Insert it as pending.');
    end if;
    return new;
  end if;
  if (old.status not in ('pending', 'granted') or (new.content, new.recipient) is distinct from (old.content, old.recipient))
    and kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.status not in ('pending', 'granted') then
    perform kernel.refuse('approval.closed', format('the approval is %s and stays so', old.status), 'Ask for a new approval.');
  end if;
  if to_jsonb(new) - '{status,reason,decided_by,decided_at}'::text[] <> to_jsonb(old) - '{status,reason,decided_by,decided_at}'::text[] then
    perform kernel.refuse('approval.bytes_are_fixed', 'what is being approved does not change, nor until when', 'An edit makes a new approval linked to this one.');
  end if;
  if new.status <> old.status and (old.status, new.status) not in (('pending', 'granted'), ('pending', 'rejected'), ('pending', 'expired'),
      ('pending', 'returned'), ('pending', 'superseded'), ('granted', 'used'), ('granted', 'expired'), ('granted', 'returned'), ('granted', 'superseded')) then
    perform kernel.refuse('approval.transition', format('%s does not become %s', old.status, new.status), 'Ask for a new approval.');
  end if;
  if new.status <> old.status and new.status in ('granted', 'used') and new.people_needed > (
      select count(*) from kernel.grants g where g.workspace_id = new.workspace_id and g.approval_id = new.approval_id
        and g.returned_at is null and (g.used_at is not null) = (new.status = 'used')) then
    perform kernel.refuse('approval.grants_missing', format('not enough people stand behind %s', new.status), 'Write the grants first; each is one person''s.');
  end if;
  return new;
end $function$;
alter function kernel.guard_approval() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_artifact()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    return new;
  end if;
  if to_jsonb(new) - 'status' <> to_jsonb(old) - 'status' then
    perform kernel.refuse('artifact.is_fixed', 'a version of an artifact does not change', 'Persist a new version under the same key.');
  end if;
  if old.status <> 'pending' and new.status <> old.status then
    perform kernel.refuse('artifact.decided', format('the artifact is %s and stays so', old.status), 'Persist a new version.');
  end if;
  return new;
end $function$;
alter function kernel.guard_artifact() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_assertion()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' then
    perform kernel.refuse('assertion.is_fixed', 'what was signed does not change', 'Decide again, on a new approval.');
  end if;
  if not exists (select 1 from kernel.approvals a where a.workspace_id = new.workspace_id and a.approval_id = new.approval_id
      and a.action_hash = new.action_hash and a.status = 'pending') then
    perform kernel.refuse('assertion.nothing_pending', 'there is no pending approval of these bytes', 'Look at the open approvals again.');
  end if;
  return new;
end $function$;
alter function kernel.guard_assertion() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_blob()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' and new.bytes is null and new.hash = old.hash and new.workspace_id = old.workspace_id
    and kernel.may_drop_bytes(new.workspace_id, new.hash) then
    return new;
  end if;
  -- What was erased may come again from somewhere else: the same bytes, for somebody who is not.
  if tg_op = 'UPDATE' and (old.bytes is not null or new.bytes is null or (new.workspace_id, new.hash) <> (old.workspace_id, old.hash)) then
    perform kernel.refuse('blob.is_fixed', 'bytes are addressed by their hash and do not change', 'Store the new bytes under their own hash.');
  end if;
  if new.bytes is null or encode(sha256(new.bytes), 'hex') <> new.hash then
    perform kernel.refuse('blob.hash', 'the bytes do not have that hash', 'Hash the bytes again.');
  end if;
  return new;
end $function$;
alter function kernel.guard_blob() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_call()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    perform kernel.refuse('row.is_fixed', format('rows of %s do not change', tg_table_name), 'Register a new row.');
  end if;
  return new;
end $function$;
alter function kernel.guard_call() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform kernel.refuse('counter.is_kept', format('%s of %s is not possible', tg_op, tg_table_name), 'Change the tasks; the counters follow.');
  return null;
end $function$;
alter function kernel.guard_counts() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_grant()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  asked kernel.approvals;
begin
  if tg_op = 'INSERT' then
    select * into asked from kernel.approvals a where a.workspace_id = new.workspace_id and a.approval_id = new.approval_id;
    if not found or asked.status <> 'pending' or asked.expires_at <= kernel.now() then
      perform kernel.refuse('grant.nothing_pending', 'there is no pending approval to grant', 'Look at the open approvals again.');
    end if;
    if (new.action_hash, new.lanes_pin, new.roles_pin) is distinct from (asked.action_hash, asked.lanes_pin, asked.roles_pin) then
      perform kernel.refuse('grant.other_bytes', 'the grant names other bytes or another policy than was asked for', 'Approve what is shown now.');
    end if;
    if new.expires_at > asked.expires_at then
      perform kernel.refuse('grant.outlives', 'a grant ends with what was asked for, or before', 'Use the approval''s expiry.');
    end if;
    if new.used_at is not null or new.returned_at is not null then
      perform kernel.refuse('grant.initial', 'a grant begins unused', 'Insert it unused.');
    end if;
    return new;
  end if;
  if old.used_at is not null or old.returned_at is not null then
    perform kernel.refuse('grant.spent', 'the grant was used or returned before', 'Ask for a new approval.');
  end if;
  if (new.approval_id, new.person, new.role, new.action_hash, new.lanes_pin, new.roles_pin, new.granted_at, new.expires_at) is distinct from
     (old.approval_id, old.person, old.role, old.action_hash, old.lanes_pin, old.roles_pin, old.granted_at, old.expires_at) then
    perform kernel.refuse('grant.bytes_are_fixed', 'a grant is bound to what it granted', 'Ask for a new approval.');
  end if;
  if new.used_at is not null then
    if new.expires_at <= kernel.now() then
      perform kernel.refuse('grant.expired', 'the grant has expired', 'Ask for a new approval.');
    end if;
    if not exists (select 1 from kernel.approvals a where a.workspace_id = new.workspace_id and a.approval_id = new.approval_id and a.status = 'granted') then
      perform kernel.refuse('grant.not_in_force', 'its approval is not granted, or not any more', 'Ask for a new approval.');
    end if;
    if not exists (select 1 from kernel.runs r where r.workspace_id = new.workspace_id and r.run_id = new.used_by and r.parameters_hash = new.action_hash) then
      perform kernel.refuse('grant.other_bytes', 'the run is not for the bytes that were granted', 'Ask for approval of this action.');
    end if;
  end if;
  return new;
end $function$;
alter function kernel.guard_grant() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_head()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform kernel.refuse('ledger.head_is_kept', format('%s of kernel.heads is not possible', tg_op),
    'The head follows the entries; the lease is taken with kernel.take_lease.');
  return null;
end $function$;
alter function kernel.guard_head() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_hold()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.lifted_at is not null then
      perform kernel.refuse('hold.initial', 'a hold begins in force', 'Place it, then lift it.');
    end if;
    return new;
  end if;
  if old.lifted_at is not null or to_jsonb(new) - '{lifted_at,lifted_by}'::text[] <> to_jsonb(old) - '{lifted_at,lifted_by}'::text[] then
    perform kernel.refuse('hold.is_fixed', 'a hold is lifted once and does not change otherwise', 'Place another one.');
  end if;
  return new;
end $function$;
alter function kernel.guard_hold() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_inbox()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.consumed_at is not null or new.outcome is not null then
      perform kernel.refuse('inbox.initial', 'an item begins unread', 'Insert it without outcome; the cycle consumes it.');
    end if;
    return new;
  end if;
  if new.content <> old.content and kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.consumed_at is not null or to_jsonb(new) - '{consumed_at,outcome}'::text[] <> to_jsonb(old) - '{consumed_at,outcome}'::text[] then
    perform kernel.refuse('inbox.is_fixed', 'an item is consumed once and does not change otherwise', 'Send another one.');
  end if;
  return new;
end $function$;
alter function kernel.guard_inbox() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_installation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform kernel.refuse('installation.is_fixed', format('%s of kernel.installation is not possible', tg_op), 'A database keeps its identity.');
  return null;
end $function$;
alter function kernel.guard_installation() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_intent()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'open' then
      perform kernel.refuse('intent.initial_status', 'an intent begins open', 'Insert it open, before the effect.');
    end if;
    -- The same commit spends the approval, so that no second intent finds it granted.
    if new.approval_id is not null and not exists (select 1 from kernel.approvals a where a.workspace_id = new.workspace_id
        and a.approval_id = new.approval_id and a.action_hash = new.action_hash and a.status = 'granted') then
      perform kernel.refuse('intent.not_granted', 'the approval that it names is not granted, or is for other bytes', 'Ask for approval of this action.');
    end if;
    return new;
  end if;
  if new.request <> old.request and kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.status in ('verified', 'not_done') then
    perform kernel.refuse('intent.ended', format('the effect is %s and stays so', old.status), 'Commit a new intent.');
  end if;
  if to_jsonb(new) - '{status,decided_by,ended_at}'::text[] <> to_jsonb(old) - '{status,decided_by,ended_at}'::text[] then
    perform kernel.refuse('intent.is_fixed', 'what was intended does not change', 'Commit a new intent.');
  end if;
  if new.status <> old.status then
    if (old.status, new.status) not in (('open', 'verified'), ('open', 'not_done'), ('open', 'uncertain'), ('uncertain', 'verified'), ('uncertain', 'not_done')) then
      perform kernel.refuse('intent.transition', format('%s does not become %s', old.status, new.status), 'Commit a new intent.');
    end if;
    if old.status = 'uncertain' and new.decided_by is not null then
      return new;
    end if;
    -- Absent is no proof that nothing happened: only a person says so.
    if old.status = 'uncertain' and new.status = 'not_done' then
      perform kernel.refuse('intent.needs_person', 'that an uncertain effect did not happen is said by a person', 'Name the person who decided.');
    end if;
    if new.status = 'verified' and not exists (
        select 1 from kernel.evidence e where e.workspace_id = new.workspace_id and e.intent_id = new.intent_id and e.found) then
      perform kernel.refuse('intent.no_evidence', 'an effect is verified by evidence read back, not by a tool''s word', 'Read the effect back first.');
    end if;
    if new.status = 'not_done' and new.effect <> 'read' and not coalesce((select bool_and(r.outcome = 'not_done') from kernel.receipts r
        where r.workspace_id = new.workspace_id and r.intent_id = new.intent_id), false) then
      perform kernel.refuse('intent.in_doubt', 'not every attempt failed before its first byte', 'Look the effect up outside; until it is found it is uncertain.');
    end if;
  end if;
  return new;
end $function$;
alter function kernel.guard_intent() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.used_at is not null or new.revoked_at is not null then
      perform kernel.refuse('invitation.initial', 'an invitation begins unused', 'Insert it unused.');
    end if;
    perform kernel.require_account(new.workspace_id, new.user_id);
    return new;
  end if;
  if old.used_at is not null or old.revoked_at is not null
    or to_jsonb(new) - '{used_at,revoked_at}'::text[] <> to_jsonb(old) - '{used_at,revoked_at}'::text[] then
    perform kernel.refuse('invitation.is_fixed', 'an invitation is used or revoked once and does not change otherwise', 'Make another invitation.');
  end if;
  if new.used_at is not null and old.expires_at <= kernel.now() then
    perform kernel.refuse('invitation.expired', 'the invitation has expired', 'Ask for another one.');
  end if;
  return new;
end $function$;
alter function kernel.guard_invitation() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_key()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' and old.key is not null and new.key is null
    and (new.workspace_id, new.person_id, new.created_at) is not distinct from (old.workspace_id, old.person_id, old.created_at) then
    perform kernel.lock_head(new.workspace_id, false);
    perform kernel.require_no_hold(new.workspace_id, new.person_id);
    return new;
  end if;
  perform kernel.refuse('person.key_is_fixed', format('%s of a person''s key is not possible', tg_op), 'A key is only ever destroyed: set it to null with destroyed_at.');
  return null;
end $function$;
alter function kernel.guard_key() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_outcome()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op <> 'INSERT' then
    if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
      return new;
    end if;
    perform kernel.refuse('outcome.is_fixed', format('a row of %s does not change', tg_table_name), 'Write a new one.');
  end if;
  if new.intent_id is not null and not exists (
      select 1 from kernel.intents i where i.workspace_id = new.workspace_id and i.intent_id = new.intent_id) then
    perform kernel.refuse('outcome.without_intent', format('a row of %s needs its intent', tg_table_name), 'Commit the intent before the effect.');
  end if;
  return new;
end $function$;
alter function kernel.guard_outcome() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_passkey()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.revoked_at is not null then
      perform kernel.refuse('passkey.initial', 'a passkey begins in force', 'Insert it without an end, then revoke it.');
    end if;
    perform kernel.require_account(new.workspace_id, new.user_id);
    return new;
  end if;
  if old.revoked_at is not null or to_jsonb(new) - '{sign_count,revoked_at}'::text[] <> to_jsonb(old) - '{sign_count,revoked_at}'::text[] then
    perform kernel.refuse('passkey.is_fixed', 'a passkey is revoked once, and only its counter changes before', 'Register another passkey.');
  end if;
  -- A counter that stands still or falls is that of a copy.
  if new.revoked_at is null and new.sign_count <= old.sign_count then
    perform kernel.refuse('passkey.counter', 'the counter of a passkey only rises', 'Revoke the passkey: there may be a copy of it.');
  end if;
  return new;
end $function$;
alter function kernel.guard_passkey() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_registry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'triggers' = to_jsonb(old) - 'triggers' then
    return new;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - '{version,key_columns,personal_columns,person_column,triggers}'::text[]
      = to_jsonb(old) - '{version,key_columns,personal_columns,person_column,triggers}'::text[]
    and exists (select 1 from pg_trigger g where g.tgrelid = to_regclass(new.table_name) and g.tgname = 'log_update'
      and encode(g.tgargs, 'escape') = concat_ws('\000', new.version, array_to_string(new.key_columns, ','), array_to_string(new.personal_columns, ','),
        coalesce(new.person_column, ''), left(new.fenced::text, 1), new.table_name) || '\000') then
    return new;
  end if;
  perform kernel.refuse('table.is_registered', format('%s of kernel.tables is not possible', tg_op), 'Register the table, or its new version, in a migration.');
  return null;
end $function$;
alter function kernel.guard_registry() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_reservation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'held' then
      perform kernel.refuse('reservation.initial_status', 'a reservation begins as held', 'Insert it as held.');
    end if;
    return new;
  end if;
  if old.status <> 'held' or to_jsonb(new) - 'status' <> to_jsonb(old) - 'status' then
    perform kernel.refuse('reservation.is_fixed', 'a reservation is used or released once and does not change otherwise', 'Reserve again.');
  end if;
  return new;
end $function$;
alter function kernel.guard_reservation() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_run()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  parent kernel.runs;
begin
  if tg_op = 'INSERT' then
    if new.parent_run_id is null then
      if new.root_run_id <> new.run_id then
        perform kernel.refuse('run.root', 'a run without a parent is its own root', 'Set root_run_id to run_id.');
      end if;
      return new;
    end if;
    select * into parent from kernel.runs r where r.workspace_id = new.workspace_id and r.run_id = new.parent_run_id;
    if not found then
      perform kernel.refuse('run.parent_unknown', 'the parent run is not in this workspace', 'Start the parent first.');
    end if;
    if new.root_run_id <> parent.root_run_id then
      perform kernel.refuse('run.root', 'a run has its parent''s root', 'Inherit root_run_id from the parent.');
    end if;
    -- Children of a living run inherit its pins; a retry of a finished run is pinned to the policy of its own day.
    if parent.status in ('created', 'running') and (new.lanes_pin, new.roles_pin) is distinct from (parent.lanes_pin, parent.roles_pin) then
      perform kernel.refuse('run.pins', 'a child run inherits its parent''s policy pins', 'Use the parent''s pins.');
    end if;
    return new;
  end if;
  if old.status in ('completed', 'failed', 'cancelled', 'denied') then
    perform kernel.refuse('run.terminal', format('the run is %s and stays so', old.status), 'Start a new run with this one as its parent.');
  end if;
  if new.status <> old.status and (old.status, new.status) not in (('created', 'running'), ('created', 'denied'), ('created', 'cancelled'),
      ('running', 'completed'), ('running', 'failed'), ('running', 'denied'), ('running', 'cancelled')) then
    perform kernel.refuse('run.transition', format('%s does not become %s', old.status, new.status), 'See the run lifecycle.');
  end if;
  if (new.parent_run_id, new.root_run_id, new.run_kind, new.lanes_pin, new.roles_pin, new.actor_type, new.actor_id, new.role_id, new.lane_id, new.created_at,
      new.task_id, new.contract_version, new.parameters_hash)
    is distinct from (old.parent_run_id, old.root_run_id, old.run_kind, old.lanes_pin, old.roles_pin, old.actor_type, old.actor_id, old.role_id, old.lane_id, old.created_at,
      old.task_id, old.contract_version, old.parameters_hash) then
    perform kernel.refuse('run.identity_is_fixed', 'who runs what under which policy does not change', 'Start a new run.');
  end if;
  return new;
end $function$;
alter function kernel.guard_run() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_seal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform kernel.refuse('seal.is_fixed', format('%s of a seal is not possible', tg_op), 'The journal seals again; nothing is changed.');
  return null;
end $function$;
alter function kernel.guard_seal() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_segment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform kernel.refuse('segment.is_kept', format('%s of %s is not possible', tg_op, tg_table_name), 'Segments are closed, detached and attached with `lanewright segments`.');
  return null;
end $function$;
alter function kernel.guard_segment() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.ended_at is not null then
      perform kernel.refuse('session.initial', 'a session begins in force', 'Insert it without an end, then end it.');
    end if;
    perform kernel.require_account(new.workspace_id, new.user_id);
    if not exists (select 1 from kernel.passkeys p where p.workspace_id = new.workspace_id and p.credential_id = new.credential_id
        and p.user_id = new.user_id and p.revoked_at is null) then
      perform kernel.refuse('session.no_passkey', 'a session begins with a passkey of its account', 'Sign in with a passkey in force.');
    end if;
    return new;
  end if;
  if old.ended_at is not null or to_jsonb(new) - '{seen_at,ended_at}'::text[] <> to_jsonb(old) - '{seen_at,ended_at}'::text[] or new.seen_at < old.seen_at then
    perform kernel.refuse('session.is_fixed', 'a session is ended once, and only its last use changes before', 'Sign in again.');
  end if;
  return new;
end $function$;
alter function kernel.guard_session() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_shared_grant()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if exists (select 1 from kernel.sharing s where s.origin is not null) and not exists (
      select 1 from kernel.account_roles r join kernel.accounts a on a.workspace_id = r.workspace_id and a.user_id = r.user_id
      where r.workspace_id = kernel.house() and r.user_id = new.person and r.role = new.role and a.status = 'active'
        and r.role not in ('AUDITOR', 'OPERATOR')) then
    perform kernel.refuse('grant.role_not_held', 'a grant is given by an account in a role that it holds', 'Give the account the role first.');
  end if;
  return new;
end $function$;
alter function kernel.guard_shared_grant() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_stop()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if old.lifted_at is not null or to_jsonb(new) - 'lifted_at' <> to_jsonb(old) - 'lifted_at' then
    perform kernel.refuse('stop.is_fixed', 'a stop is lifted once and does not change otherwise', 'Stop again.');
  end if;
  return new;
end $function$;
alter function kernel.guard_stop() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_task()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'pending' then
      perform kernel.refuse('task.initial_status', 'a task begins as pending', 'Insert it as pending; the controller moves it on.');
    end if;
    if cardinality(new.preconditions) > 0 then
      select count(distinct p) into new.open_preconditions from unnest(new.preconditions) p
      where not exists (select 1 from kernel.tasks t where t.workspace_id = new.workspace_id and t.task_id = p and t.status = 'done');
      if exists (select 1 from unnest(new.preconditions) p
          where not exists (select 1 from kernel.tasks t where t.workspace_id = new.workspace_id and t.task_id = p)) then
        perform kernel.refuse('task.precondition_unknown', 'a precondition names a task that is not in this workspace', 'Name tasks that exist.');
      end if;
    else
      new.open_preconditions := 0;
    end if;
    return new;
  end if;
  if new.preconditions <> old.preconditions or new.required_effects <> old.required_effects then
    perform kernel.refuse('task.terms_are_fixed', 'preconditions and required side effects do not change', 'Create another task.');
  end if;
  -- Counted down by kernel.count_tasks, from inside its trigger.
  if new.open_preconditions <> old.open_preconditions and pg_trigger_depth() < 2 then
    perform kernel.refuse('counter.is_kept', 'open preconditions are counted, not set', 'Finish the preconditions; the counter follows.');
  end if;
  if new.status <> old.status then
    if new.status = 'in_progress' and new.open_preconditions > 0 then
      perform kernel.refuse('task.preconditions_open', 'the task still waits for others', 'Finish its preconditions first.');
    end if;
    if not exists (
      select 1 from kernel.verifications v
      where v.workspace_id = new.workspace_id and v.task_id = new.task_id
        and v.from_status = old.status and v.to_status = new.status and v.xmin = pg_current_xact_id()::xid
    ) then
      perform kernel.refuse('task.unverified', format('%s -> %s needs a verification written in the same transaction', old.status, new.status),
        'Insert the verification first; done needs evidence for every required side effect.');
    end if;
  end if;
  return new;
end $function$;
alter function kernel.guard_task() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_verification()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  task kernel.tasks;
  wanted jsonb;
begin
  if tg_op <> 'INSERT' then
    perform kernel.refuse('verification.is_fixed', 'a verification does not change', 'Write a new one.');
  end if;
  select * into task from kernel.tasks t where t.workspace_id = new.workspace_id and t.task_id = new.task_id;
  if not found or task.status <> new.from_status then
    perform kernel.refuse('verification.other_status', format('the task is %s, not %s', coalesce(task.status, 'unknown'), new.from_status),
      'Verify the step that comes next.');
  end if;
  if new.kind = 'done' then
    wanted := task.required_effects;
    if jsonb_array_length(wanted) = 0 and new.person is null then
      perform kernel.refuse('verification.needs_person', 'a task without required side effects is completed by a person only', 'Ask the person to complete it.');
    end if;
    if jsonb_array_length(new.results) <> jsonb_array_length(wanted)
      or exists (select 1 from jsonb_array_elements(new.results) with ordinality as r(result, n)
        where result -> 'ok' is distinct from 'true'::jsonb or result -> 'predicate' is distinct from wanted -> (n - 1)::int) then
      perform kernel.refuse('verification.incomplete', 'not every required side effect is verified', 'Read each effect back before the task is done.');
    end if;
    if exists (select 1 from jsonb_array_elements(new.results) r where not exists (select 1 from kernel.evidence e
        where e.workspace_id = new.workspace_id and e.evidence_id::text = r ->> 'evidence_id' and e.task_id = new.task_id and e.found)) then
      perform kernel.refuse('verification.no_evidence', 'a result names no evidence that was found for this task', 'Write what was read back as evidence first.');
    end if;
  end if;
  return new;
end $function$;
alter function kernel.guard_verification() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.guard_workspace()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  counts kernel.task_counts;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'initializing' then
      perform kernel.refuse('workspace.initial_status', 'a workspace begins as initializing', 'Insert it so, then let the controller activate it.');
    end if;
    insert into kernel.heads (workspace_id, hash) values (new.workspace_id, sha256(convert_to(new.workspace_id::text, 'UTF8'))) on conflict do nothing;
    insert into kernel.task_counts (workspace_id) values (new.workspace_id) on conflict do nothing;
    insert into kernel.usage (workspace_id) values (new.workspace_id) on conflict do nothing;
    return new;
  end if;
  if new.pack <> old.pack then
    perform kernel.refuse('workspace.pack_is_fixed', 'a workspace keeps its pack', 'Create a new workspace.');
  end if;
  if new.status <> old.status then
    -- Seed 001 section 15, and the one addition: leaving error is a person's act, to paused.
    if not (new.status = 'error' or (old.status, new.status) in
        (('initializing', 'active'), ('active', 'paused'), ('active', 'completed'), ('paused', 'active'), ('error', 'paused'))) then
      perform kernel.refuse('workspace.transition', format('%s does not become %s', old.status, new.status), 'See the lifecycle in docs/concepts/cycle.md.');
    end if;
    if new.status = 'completed' then
      select * into counts from kernel.task_counts c where c.workspace_id = new.workspace_id;
      if counts.total = 0 or counts.done <> counts.total then
        perform kernel.refuse('workspace.not_all_done', 'a workspace is completed when it has tasks and all of them are done', 'Finish or unblock the remaining tasks.');
      end if;
    end if;
  end if;
  return new;
end $function$;
alter function kernel.guard_workspace() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.hold(p jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
declare
  workspace constant uuid := (p ->> 'workspace')::uuid;
begin
  perform kernel.enter(workspace, null, p ->> 'now', p ->> 'entropy');
  if p ? 'lift' then
    update kernel.legal_holds h set lifted_at = kernel.now(), lifted_by = p ->> 'by'
    where h.workspace_id = workspace and h.lifted_at is null and h.person_id is not distinct from (p ->> 'person')::uuid;
    if not found then
      perform kernel.refuse('hold.none', 'no such hold is in force', 'A hold of the whole workspace is lifted without a person, one of a person with it.');
    end if;
  else
    insert into kernel.legal_holds (workspace_id, hold_id, person_id, reason, placed_by, placed_at)
    values (workspace, (p ->> 'hold_id')::uuid, (p ->> 'person')::uuid, p ->> 'reason', p ->> 'by', kernel.now());
  end if;
  return kernel.finish(workspace, null, null, null, false);
end $function$;
alter function kernel.hold(jsonb) owner to lanewright_owner;
grant execute on function kernel.hold(jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.house()
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select '00000000-0000-4000-8000-000000000001'::uuid $function$;
alter function kernel.house() owner to lanewright_owner;
grant execute on function kernel.house() to lanewright_app;
grant execute on function kernel.house() to lanewright_auditor;
grant execute on function kernel.house() to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.id_expression(target regclass, keys text[])
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select string_agg(case when cardinality(keys) = 1 then part else format($f$replace(replace(%s, '%%', '%%25'), '/', '%%2F')$f$, part) end, $f$ || '/' || $f$ order by n)
  from unnest(keys) with ordinality as k(name, n) join pg_attribute a on a.attrelid = target and a.attname = k.name
  cross join lateral (select format(case when a.atttypid in ('uuid'::regtype, 'text'::regtype, 'int2'::regtype, 'int4'::regtype, 'int8'::regtype)
    then 'r.%I::text' else $f$(to_jsonb(r.%I) #>> '{}')$f$ end, k.name) as part) p
$function$;
alter function kernel.id_expression(regclass,text[]) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.is_erasure(target regclass, was jsonb, becomes jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  t kernel.tables;
begin
  select k.* into t from kernel.tables k where k.evented and to_regclass(k.table_name) = coalesce(pg_partition_root(target), target);
  return t.table_name is not null
    and was - t.personal_columns = becomes - t.personal_columns
    and not exists (select 1 from unnest(t.personal_columns) c
      where becomes -> c is distinct from case when was -> c = 'null' then was -> c else '"[erased]"'::jsonb end)
    and exists (select 1 from kernel.person_keys k where k.workspace_id = (was ->> 'workspace_id')::uuid and k.destroyed_at is not null
      and k.person_id = coalesce((was ->> t.person_column)::uuid, (was ->> 'workspace_id')::uuid));
end $function$;
alter function kernel.is_erasure(regclass,jsonb,jsonb) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.key_of(workspace uuid, person uuid)
 RETURNS bytea
 LANGUAGE plpgsql
AS $function$
declare
  held bytea;
begin
  select k.key into held from kernel.person_keys k where k.workspace_id = workspace and k.person_id = person;
  if not found then
    perform kernel.ensure_keys(workspace, array[person]);
    select k.key into held from kernel.person_keys k where k.workspace_id = workspace and k.person_id = person;
  end if;
  return held;
end $function$;
alter function kernel.key_of(uuid,uuid) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.known_table(name text)
 RETURNS regclass
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if not exists (select 1 from kernel.known_tables() k where k.table_name = name) then
    perform kernel.refuse('table.unknown', format('%s is not a registered table', name), 'Register the table in a migration.');
  end if;
  return name::regclass;
end $function$;
alter function kernel.known_table(text) owner to lanewright_owner;
grant execute on function kernel.known_table(text) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.known_tables()
 RETURNS SETOF kernel.tables
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$ select * from kernel.tables where evented $function$;
alter function kernel.known_tables() owner to lanewright_owner;
grant execute on function kernel.known_tables() to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.leaf(log text, workspace uuid, seq bigint, at timestamp with time zone, about text, id text, payload text)
 RETURNS bytea
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select sha256('\x00'::bytea || convert_to(concat_ws(E'\n',
    'lanewright entry 1', log, workspace, seq, kernel.stamp(at), about, id, payload), 'UTF8'))
$function$;
alter function kernel.leaf(text,uuid,bigint,timestamp with time zone,text,text,text) owner to lanewright_owner;
grant execute on function kernel.leaf(text,uuid,bigint,timestamp with time zone,text,text,text) to lanewright_auditor;

CREATE OR REPLACE FUNCTION kernel.leaves(workspace uuid, after bigint, upto bigint)
 RETURNS bytea
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(string_agg(leaf, ''::bytea order by seq), '') from (
    select seq, kernel.leaf('event', workspace_id, seq, "timestamp", entity_type, entity_id, change_payload) as leaf
    from kernel.event_log where workspace_id = workspace and seq > after and seq <= upto
    union all
    select seq, kernel.leaf('audit', workspace_id, seq, "timestamp", action_type, id::text, payload)
    from kernel.audit_log where workspace_id = workspace and seq > after and seq <= upto
  ) l
$function$;
alter function kernel.leaves(uuid,bigint,bigint) owner to lanewright_owner;
grant execute on function kernel.leaves(uuid,bigint,bigint) to lanewright_auditor;

CREATE OR REPLACE FUNCTION kernel.load(workspace uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
 SET enable_bitmapscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  space record;
  result jsonb;
begin
  select w.*, w.xmin::text as row_version into space from kernel.workspaces w where w.workspace_id = workspace;
  if not found then
    return null;
  end if;
  select jsonb_build_object(
    'workspace', jsonb_build_object('id', space.workspace_id, 'pack', space.pack, 'name', space.name, 'status', space.status,
      'status_reason', space.status_reason, 'goal', space.goal, 'budget', space.budget, 'created_at', space.created_at, 'row_version', space.row_version),
    'stopped', exists (select 1 from kernel.stops s where s.lifted_at is null and (s.everything or s.workspace_id = workspace)),
    'pins', (select jsonb_build_object('lanes', a.lanes_pin, 'roles', a.roles_pin) from kernel.active_policies a where a.workspace_id = kernel.house() and a.pack = space.pack),
    'counts', (select to_jsonb(c) - 'workspace_id' from kernel.task_counts c where c.workspace_id = workspace),
    'usage', (select to_jsonb(u) - 'workspace_id' from kernel.usage u where u.workspace_id = workspace),
    'current_task', (select to_jsonb(t) - 'workspace_id' from (
      select t.*, t.xmin::text as row_version from kernel.tasks t where t.workspace_id = workspace and t.status = 'in_progress' order by t.updated_at, t.task_id limit 1) t),
    'eligible_tasks', (select coalesce(jsonb_agg(to_jsonb(t) - 'workspace_id'), '[]') from (
      select t.*, t.xmin::text as row_version from kernel.tasks t where t.workspace_id = workspace and t.status = 'pending' and t.open_preconditions = 0
      order by t.created_at, t.task_id limit 10) t),
    'inbox', (select coalesce(jsonb_agg(to_jsonb(i) - 'workspace_id'), '[]') from (
      select * from kernel.inbox i where i.workspace_id = workspace and i.consumed_at is null order by i.received_at, i.item_id limit 20) i),
    'open_intents', (select coalesce(jsonb_agg(to_jsonb(i) - 'workspace_id'), '[]') from (
      select * from kernel.intents i where i.workspace_id = workspace and i.status = 'open' order by i.created_at, i.intent_id limit 10) i),
    'uncertain', (select coalesce(jsonb_agg(to_jsonb(i) - 'workspace_id'), '[]') from (
      select i.*, (select max(e.read_at) from kernel.evidence e where e.workspace_id = workspace and e.intent_id = i.intent_id) as looked_at
      from kernel.intents i where i.workspace_id = workspace and i.status = 'uncertain' order by i.created_at, i.intent_id limit 10) i),
    'approvals', (select coalesce(jsonb_agg(to_jsonb(a) - 'workspace_id' || jsonb_build_object('grants', (
        select coalesce(jsonb_agg(to_jsonb(g) - 'workspace_id' order by g.granted_at, g.grant_id), '[]') from kernel.grants g
        where g.workspace_id = workspace and g.approval_id = a.approval_id))), '[]') from (
      select * from kernel.approvals a where a.workspace_id = workspace and a.status in ('pending', 'granted')
      order by a.status, a.requested_at, a.approval_id limit 20) a),
    'rejections', (select coalesce(jsonb_agg(jsonb_build_object('approval_id', r.approval_id, 'task_id', r.task_id, 'action', r.action, 'reason', r.reason)), '[]') from (
      select * from kernel.approvals a where a.workspace_id = workspace and a.status = 'rejected' order by a.decided_at desc, a.approval_id desc limit 5) r),
    'questions', (select coalesce(jsonb_agg(to_jsonb(q) - 'workspace_id'), '[]') from (
      (select * from kernel.questions q where q.workspace_id = workspace and q.status = 'open' order by q.asked_at, q.question_id limit 5)
      union all
      (select * from kernel.questions q where q.workspace_id = workspace and q.status = 'answered' order by q.answered_at desc, q.question_id desc limit 5)) q),
    'runs', (select coalesce(jsonb_agg(to_jsonb(r) - 'workspace_id'), '[]') from (
      select * from kernel.runs r where r.workspace_id = workspace and r.status in ('created', 'running') order by r.created_at, r.run_id limit 20) r),
    'artifacts', (select coalesce(jsonb_agg(jsonb_build_object('artifact_id', a.artifact_id, 'artifact_type', a.artifact_type, 'artifact_key', a.artifact_key,
        'version', a.version, 'source', a.source, 'status', a.status, 'hash', a.hash)), '[]') from (
      select distinct on (a.artifact_type, a.artifact_key) a.* from kernel.artifacts a where a.workspace_id = workspace
      order by a.artifact_type, a.artifact_key, a.version desc limit 50) a),
    'last_call', (select jsonb_build_object('verdict', c.verdict, 'called_at', c.called_at) from kernel.agent_calls c
      where c.workspace_id = workspace order by c.called_at desc, c.call_id desc limit 1),
    'recent_audit', (select coalesce(jsonb_agg(jsonb_build_object('action_type', l.action_type, 'timestamp', kernel.stamp(l."timestamp"), 'payload', l.payload::jsonb - 'private')), '[]') from (
      select * from kernel.audit_log l where l.workspace_id = workspace order by l.seq desc limit 5) l)
  ) into result;
  return result;
end $function$;
alter function kernel.load(uuid) owner to lanewright_owner;
grant execute on function kernel.load(uuid) to lanewright_app;
grant execute on function kernel.load(uuid) to lanewright_auditor;
grant execute on function kernel.load(uuid) to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.lock_head(workspace uuid, fenced boolean)
 RETURNS kernel.heads
 LANGUAGE plpgsql
AS $function$
declare
  head kernel.heads;
  wrote text := coalesce(current_setting('lanewright.wrote', true), '');
begin
  if workspace is distinct from nullif(current_setting('lanewright.workspace', true), '')::uuid then
    perform kernel.refuse('workspace.mismatch', 'a transaction writes to the one workspace that it names',
      'Begin with set_config(''lanewright.workspace'', <id>, true).');
  end if;
  if wrote = '' then
    wrote := set_config('lanewright.wrote', workspace::text, true);
  elsif wrote <> workspace::text then
    perform kernel.refuse('workspace.mismatch', 'the transaction wrote to another workspace before', 'Commit first; there is no transaction across workspaces.');
  end if;
  select * into head from kernel.heads where workspace_id = workspace for update;
  if not found then
    perform kernel.refuse('workspace.unknown', format('there is no workspace %s', workspace), 'Create the workspace first.');
  end if;
  if fenced and coalesce(nullif(current_setting('lanewright.fence', true), '')::bigint, -1) <> head.fence then
    perform kernel.refuse('lease.stale', format('workspace %s is written by another holder now', workspace),
      'Take the lease again and reload the state before writing.');
  end if;
  return head;
end $function$;
alter function kernel.lock_head(uuid,boolean) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.lock_house()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$ select 1 from kernel.heads where workspace_id = kernel.house() for update $function$;
alter function kernel.lock_house() owner to lanewright_owner;
grant execute on function kernel.lock_house() to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.log_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET "TimeZone" TO 'UTC'
 SET bytea_output TO 'hex'
AS $function$
declare
  version constant integer := tg_argv[0];
  personal constant text[] := coalesce(string_to_array(nullif(tg_argv[2], ''), ','), '{}');
  about constant text := tg_argv[5];
  op constant text := lower(tg_op);
  at constant timestamptz := coalesce(nullif(current_setting('lanewright.now', true), '')::timestamptz, clock_timestamp());
  -- Infinity has no stamp; the log refuses it by its own check.
  stamp constant text := coalesce(to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '');
  rows bigint;
  head kernel.heads;
  entry record;
  person uuid;
  body text;
begin
  if op = 'delete' then
    -- MERGE tells its inserts before its deletes: a key that was deleted and came back would be logged the wrong way round.
    execute format('select kernel.entity_id(to_jsonb(o), $1) from old_rows o where exists (select 1 from %s t where t.workspace_id = o.workspace_id and %s) limit 1',
      tg_relid::regclass, (select string_agg(format('t.%1$I = o.%1$I', k), ' and ') from string_to_table(tg_argv[1], ',') k)) into body using string_to_array(tg_argv[1], ',');
    if body is not null then
      perform kernel.refuse('row.deleted_and_inserted', format('one statement deleted and inserted %s %s', about, body), 'Update the row, or use two statements.');
    end if;
    body := jsonb_build_object('v', version, 'op', op)::text;
    for entry in select r.workspace_id as workspace, kernel.entity_id(to_jsonb(r), string_to_array(tg_argv[1], ',')) collate "C" as id from old_rows r order by 1, 2 loop
      if head.workspace_id is distinct from entry.workspace then
        head := kernel.lock_head(entry.workspace, tg_argv[4]::boolean);
      end if;
      head.seq := head.seq + 1;
      head.hash := sha256(head.hash || sha256('\x00'::bytea || convert_to(E'lanewright entry 1\nevent\n' || entry.workspace || E'\n' || head.seq || E'\n' || stamp || E'\n'
        || about || E'\n' || entry.id || E'\n' || body, 'UTF8')));
      insert into kernel.event_log (workspace_id, seq, segment, "timestamp", entity_type, entity_id, change_payload, hash)
      values (head.workspace_id, head.seq, head.segment, at, about, entry.id, body, head.hash);
    end loop;
    update kernel.heads h set seq = head.seq, hash = head.hash where h.workspace_id = head.workspace_id;
    return null;
  end if;

  select count(*) into rows from (select from new_rows n limit 101) n;
  if rows > 100 then
    select r.workspace_id as workspace into entry from new_rows r limit 1;
    head := kernel.lock_head(entry.workspace, tg_argv[4]::boolean);
    -- Refuses: a transaction writes to one workspace.
    perform kernel.lock_head(r.workspace_id, tg_argv[4]::boolean) from new_rows r where r.workspace_id <> head.workspace_id limit 1;
    if cardinality(personal) > 0 then
      execute format('select kernel.ensure_keys($1, array_agg(%s)) from new_rows r', case when tg_argv[3] = '' then '$1' else format('coalesce(r.%I, $1)', tg_argv[3]) end)
      using head.workspace_id;
    end if;
    execute kernel.entries_query(tg_relid, version, op, string_to_array(tg_argv[1], ','), personal, tg_argv[3])
    into entry using head.workspace_id, head.seq, head.hash, head.segment, at, about, personal,
      concat_ws(E'\n', 'lanewright entry 1', 'event', head.workspace_id, ''), concat_ws(E'\n', '', stamp, about, '');
    update kernel.heads h set seq = entry.seq, hash = entry.hash where h.workspace_id = head.workspace_id;
    return null;
  end if;

  for entry in select r.workspace_id as workspace, i.image, i.id collate "C" as id
    from new_rows r cross join lateral (select to_jsonb(r) as image offset 0) j
    cross join lateral (select j.image, case when position(',' in tg_argv[1]) = 0 then j.image ->> tg_argv[1] else kernel.entity_id(j.image, string_to_array(tg_argv[1], ',')) end as id) i
    order by 1, 3
  loop
    if head.workspace_id is distinct from entry.workspace then
      head := kernel.lock_head(entry.workspace, tg_argv[4]::boolean);
    end if;
    head.seq := head.seq + 1;
    if cardinality(personal) = 0 then
      body := jsonb_build_object('v', version, 'op', op, 'row', entry.image)::text;
    else
      person := coalesce((entry.image ->> tg_argv[3])::uuid, entry.workspace);
      body := jsonb_build_object('v', version, 'op', op, 'person', person, 'row', kernel.conceal_columns(entry.image, personal,
        kernel.key_of(entry.workspace, person), entry.workspace || ':' || head.seq || ':'))::text;
    end if;
    head.hash := sha256(head.hash || sha256('\x00'::bytea || convert_to(E'lanewright entry 1\nevent\n' || entry.workspace || E'\n' || head.seq || E'\n' || stamp || E'\n'
      || about || E'\n' || entry.id || E'\n' || body, 'UTF8')));
    insert into kernel.event_log (workspace_id, seq, segment, "timestamp", entity_type, entity_id, change_payload, hash)
    values (head.workspace_id, head.seq, head.segment, at, about, entry.id, body, head.hash);
  end loop;
  update kernel.heads h set seq = head.seq, hash = head.hash where h.workspace_id = head.workspace_id;
  return null;
end $function$;
alter function kernel.log_changes() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.make_log_tables(number integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  log text;
begin
  foreach log in array array['event_log', 'audit_log'] loop
    execute format('create table kernel.%I (like kernel.%I including defaults including constraints including indexes)', log || '_' || number, log);
  end loop;
  perform kernel.shut_out_web_roles();
end $function$;
alter function kernel.make_log_tables(integer) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.make_writers(of_schema text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  t kernel.tables;
begin
  for t in select k.* from kernel.tables k where k.evented and (of_schema is null or split_part(k.table_name, '.', 1) = of_schema) order by k.table_name loop
    execute kernel.writer_text(t.table_name::regclass, t);
    execute kernel.freshness_text(t.table_name::regclass, t);
    execute format('revoke all on function kernel.%1$I(uuid, jsonb), kernel.%2$I(uuid, jsonb) from public', 'write ' || t.table_name, 'stale ' || t.table_name);
    execute format('grant execute on function kernel.%1$I(uuid, jsonb), kernel.%2$I(uuid, jsonb) to lanewright_app', 'write ' || t.table_name, 'stale ' || t.table_name);
  end loop;
  execute (select format($f$
create or replace function kernel.apply_change(workspace uuid, change jsonb) returns void
language plpgsql
as $$
declare
  done boolean := false;
begin
  case change ->> 'table'
%s
  else null;
  end case;
  if not done then
    perform kernel.apply_any_change(workspace, change);
  end if;
end $$;
$f$, string_agg(format('  when %L then done := kernel.%I(workspace, change);', k.table_name, 'write ' || k.table_name), E'\n' order by split_part(k.table_name, '.', 1) <> 'kernel', k.table_name))
    from kernel.tables k where k.evented);
  execute (select format($f$
create or replace function kernel.stale_row(workspace uuid, name text, shown jsonb) returns text
language plpgsql stable
as $$
begin
  case name
%s
  else return kernel.known_table(name);
  end case;
end $$;
$f$, string_agg(format('  when %L then return kernel.%I(workspace, shown);', k.table_name, 'stale ' || k.table_name), E'\n' order by split_part(k.table_name, '.', 1) <> 'kernel', k.table_name))
    from kernel.tables k where k.evented);
  revoke all on function kernel.apply_change(uuid, jsonb), kernel.stale_row(uuid, text, jsonb) from public;
  grant execute on function kernel.apply_change(uuid, jsonb), kernel.stale_row(uuid, text, jsonb) to lanewright_app;
  perform kernel.shut_out_web_roles();
end $function$;
alter function kernel.make_writers(text) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.may_drop_bytes(workspace uuid, bytes_hash text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(bool_and(exists (select 1 from kernel.person_keys k where k.workspace_id = workspace
    and k.person_id = coalesce(a.subject_id, workspace) and k.destroyed_at is not null)), false)
  from kernel.artifacts a where a.workspace_id = workspace and a.hash = bytes_hash
$function$;
alter function kernel.may_drop_bytes(uuid,text) owner to lanewright_owner;
grant execute on function kernel.may_drop_bytes(uuid,text) to lanewright_auditor;

CREATE OR REPLACE FUNCTION kernel.memberships()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$ begin return query select m.workspace_id from kernel.members m where m.user_id = kernel.current_member(); end $function$;
alter function kernel.memberships() owner to lanewright_owner;
grant execute on function kernel.memberships() to lanewright_app;
grant execute on function kernel.memberships() to lanewright_auditor;
grant execute on function kernel.memberships() to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.new_id(salt text)
 RETURNS uuid
 LANGUAGE sql
AS $function$
  select case when coalesce(current_setting('lanewright.entropy', true), '') = '' then gen_random_uuid()
    else encode(substr(sha256(convert_to(current_setting('lanewright.entropy') || salt, 'UTF8')), 1, 16), 'hex')::uuid end
$function$;
alter function kernel.new_id(text) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(nullif(current_setting('lanewright.now', true), '')::timestamptz, clock_timestamp()) $function$;
alter function kernel.now() owner to lanewright_owner;
grant execute on function kernel.now() to lanewright_app;
grant execute on function kernel.now() to lanewright_auditor;
grant execute on function kernel.now() to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.open_segment(number integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform kernel.make_log_tables(number);
  perform kernel.attach_log_tables(number);
  insert into kernel.segments (segment, opened_at) values (number, kernel.now());
end $function$;
alter function kernel.open_segment(integer) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.print_expression(name text, type regtype)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select format(case
    when type in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'bool'::regtype, 'jsonb'::regtype) then '%s::text'
    when type = 'uuid'::regtype then $f$'"' || %s || '"'$f$
    when type in ('text'::regtype, 'timestamptz'::regtype, 'date'::regtype) then 'to_json(%s)::text'
    else 'to_jsonb(%s)::text' end, name)
$function$;
alter function kernel.print_expression(text,regtype) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.protect_kept(target regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  execute format('create policy keeper on %s to %I using (true) with check (true)', target, current_user);
  execute format('create policy auditor on %s for select to lanewright_auditor using (true)', target);
end $function$;
alter function kernel.protect_kept(regclass) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.protect_rows(target regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  -- Not for the desk: it would see whatever workspace it names.
  execute format('create policy one_workspace on %s to lanewright_app, %I using (workspace_id = (select kernel.current_workspace())) with check (workspace_id = (select kernel.current_workspace()))',
    target, current_user);
  execute format('create policy member on %s for select to lanewright_desk using (workspace_id in (select kernel.memberships()))', target);
  execute format('create policy auditor on %s for select to lanewright_auditor using (true)', target);
end $function$;
alter function kernel.protect_rows(regclass) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.random_bytes(n integer)
 RETURNS bytea
 LANGUAGE sql
AS $function$select lanewright_crypto.gen_random_bytes(n)$function$;
alter function kernel.random_bytes(integer) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.receive(p jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
declare
  workspace constant uuid := (p ->> 'workspace')::uuid;
begin
  perform kernel.enter(workspace, null, p ->> 'now', p ->> 'entropy');
  insert into kernel.inbox (workspace_id, item_id, kind, person, subject_id, content, received_at)
  values (workspace, (p ->> 'item_id')::uuid, p ->> 'kind', p ->> 'person', (p ->> 'subject_id')::uuid, p -> 'content', kernel.now());
  perform dispatch.wake(workspace, null);
  return kernel.finish(workspace, null, null, null, false);
end $function$;
alter function kernel.receive(jsonb) owner to lanewright_owner;
grant execute on function kernel.receive(jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.record_seals(seals jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  insert into kernel.seals (workspace_id, key, line, seq, hash, root, peaks, at)
  select (s ->> 'workspace')::uuid, s ->> 'key', (s ->> 'line')::bigint, (s ->> 'seq')::bigint, decode(s ->> 'hash', 'hex'),
    decode(s ->> 'root', 'hex'), array(select p from jsonb_array_elements_text(s -> 'peaks') with ordinality as e(p, n) order by n), (s ->> 'at')::timestamptz
  from jsonb_array_elements(seals) s
  on conflict do nothing
$function$;
alter function kernel.record_seals(jsonb) owner to lanewright_owner;
grant execute on function kernel.record_seals(jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.record_triggers(target regclass)
 RETURNS void
 LANGUAGE sql
AS $function$
  update kernel.tables k set triggers = (select coalesce(array_agg(g.tgname::text order by g.tgname), '{}') from pg_trigger g where g.tgrelid = target and not g.tgisinternal)
  where to_regclass(k.table_name) = target
$function$;
alter function kernel.record_triggers(regclass) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.refuse(code text, sentence text, next_step text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  raise exception using errcode = 'LW001', message = code || ': ' || sentence, hint = next_step;
end $function$;
alter function kernel.refuse(text,text,text) owner to lanewright_owner;
grant execute on function kernel.refuse(text,text,text) to lanewright_app;
grant execute on function kernel.refuse(text,text,text) to lanewright_auditor;
grant execute on function kernel.refuse(text,text,text) to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform kernel.refuse('row.is_fixed', format('rows of %s do not change', tg_table_name), 'Register a new row.');
  return null;
end $function$;
alter function kernel.refuse_change() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.refuse_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform kernel.refuse('row.permanent', format('rows of %s are never deleted', tg_table_name), 'Record what changed as a new row or a new status.');
  return null;
end $function$;
alter function kernel.refuse_delete() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.refuse_key_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform kernel.refuse('row.key_is_fixed', format('the key of a row of %s does not change', tg_table_name), 'Insert a new row instead.');
  return null;
end $function$;
alter function kernel.refuse_key_update() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.refuse_log_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform kernel.refuse('ledger.direct_insert', format('rows enter %s only through the functions of the ledger', tg_table_name),
      'Change the domain table, or call kernel.append_audit; the entry follows.');
  end if;
  perform kernel.refuse('ledger.append_only', format('%s of %s is not possible', tg_op, tg_table_name),
    'Append a correcting entry; nothing in the ledger is ever changed or removed.');
  return null;
end $function$;
alter function kernel.refuse_log_change() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.refuse_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform kernel.refuse('table.no_truncate', format('%s keeps a ledger of its rows', tg_table_name), 'Delete rows one statement at a time; each is logged.');
  return null;
end $function$;
alter function kernel.refuse_truncate() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.refuse_version(name text, version text)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
begin
  perform kernel.refuse('replay.unknown_version', format('the log holds an entry of version %s of %s, which this schema does not know', version, name), 'Run the version of Lanewright and its packs that wrote it, or a newer one.');
  return null;
end $function$;
alter function kernel.refuse_version(text,text) owner to lanewright_owner;
grant execute on function kernel.refuse_version(text,text) to lanewright_auditor;

CREATE OR REPLACE FUNCTION kernel.register_partition(part regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  t kernel.tables;
begin
  select k.* into t from kernel.tables k where to_regclass(k.table_name) = pg_partition_root(part) and k.evented;
  if not found then
    perform kernel.refuse('table.unknown', format('%s is no partition of a registered table', part), 'Register its parent.');
  end if;
  perform kernel.attach_triggers(part, t);
  perform kernel.protect_rows(part);
end $function$;
alter function kernel.register_partition(regclass) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.register_table(target regclass, person_column text DEFAULT NULL::text, personal_columns text[] DEFAULT '{}'::text[], fenced boolean DEFAULT true, version integer DEFAULT 1, deletable boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  t kernel.tables;
  keys text[];
  bad text;
  part regclass;
begin
  keys := kernel.check_columns(target, person_column, personal_columns);
  select n.nspname || '.' || c.relname, case c.relpersistence when 'p' then null else 'is not permanent' end into t.table_name, bad
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = target;
  if bad is not null or t.table_name !~ '^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$' then
    perform kernel.refuse('table.name', format('%s %s', target, coalesce(bad, 'is no plain name')), 'Use a logged table whose name has only a-z, 0-9 and _.');
  end if;
  t.evented := true; t.version := version; t.first_version := version; t.key_columns := keys; t.personal_columns := personal_columns;
  t.person_column := person_column; t.fenced := fenced; t.deletable := deletable; t.reason := ''; t.triggers := '{}';
  insert into kernel.tables select (t).*;
  perform kernel.attach_triggers(target, t);
  perform kernel.record_triggers(target);
  perform kernel.protect_rows(target);
  execute format('grant select on %s to lanewright_app, lanewright_desk, lanewright_auditor', target);
  execute format('grant insert, update %s on %s to lanewright_app', case when deletable then ', delete' else '' end, target);
  for part in select p.relid from pg_partition_tree(target) p where p.relid <> target loop
    perform kernel.register_partition(part);
  end loop;
end $function$;
alter function kernel.register_table(regclass,text,text[],boolean,integer,boolean) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.register_upcaster(target regclass, from_version integer, upcaster regprocedure)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  name text;
  written text;
begin
  select t.table_name into name from kernel.tables t where to_regclass(t.table_name) = target and t.evented;
  if not found then
    perform kernel.refuse('table.unknown', format('%s is not registered', target), 'Register it with kernel.register_table.');
  end if;
  select format('%I.%I(jsonb)', n.nspname, p.proname) into written from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.oid = upcaster and p.provolatile = 'i' and not p.prosecdef and not p.proretset and p.prorettype = 'jsonb'::regtype
    and p.pronargs = 1 and p.proargtypes[0] = 'jsonb'::regtype;
  if not found then
    perform kernel.refuse('upcaster.shape', format('%s does not read a row image the same way for ever', upcaster), 'Write an IMMUTABLE function from jsonb to jsonb, not SECURITY DEFINER.');
  end if;
  insert into kernel.upcasters (table_name, from_version, function) values (name, from_version, written);
  execute format('grant execute on function %s to lanewright_auditor', written);
end $function$;
alter function kernel.register_upcaster(regclass,integer,regprocedure) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.release_lease(workspace uuid, held bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  update kernel.heads h set holder = null, lease_until = '-infinity' where h.workspace_id = workspace and h.fence = held
$function$;
alter function kernel.release_lease(uuid,bigint) owner to lanewright_owner;
grant execute on function kernel.release_lease(uuid,bigint) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.release_reservations(p jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform kernel.enter(kernel.house(), null, p ->> 'now', p ->> 'entropy');
  perform kernel.lock_house();
  update kernel.reservations r set status = 'released'
  where r.workspace_id = kernel.house() and r.status = 'held' and r.reservation_id in (select (i #>> '{}')::uuid from jsonb_array_elements(p -> 'reservations') i);
end $function$;
alter function kernel.release_reservations(jsonb) owner to lanewright_owner;
grant execute on function kernel.release_reservations(jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.renew_leases(workspaces uuid[], fences bigint[], ttl_ms integer, at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  update kernel.heads h set lease_until = coalesce(at, clock_timestamp()) + make_interval(secs => ttl_ms / 1000.0)
  from unnest(workspaces, fences) as mine(workspace, fence)
  where h.workspace_id = mine.workspace and h.fence = mine.fence
  returning h.workspace_id
$function$;
alter function kernel.renew_leases(uuid[],bigint[],integer,timestamp with time zone) owner to lanewright_owner;
grant execute on function kernel.renew_leases(uuid[],bigint[],integer,timestamp with time zone) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.require_account(house uuid, name text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select 1 from kernel.accounts a where a.workspace_id = house and a.user_id = name and a.status = 'active') then
    perform kernel.refuse('account.unknown', 'there is no active account of this name', 'Add the account first.');
  end if;
end $function$;
alter function kernel.require_account(uuid,text) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.require_attachable(number integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select 1 from kernel.segments g where g.segment = number and g.detached_at is not null) then
    perform kernel.refuse('segment.not_detached', format('segment %s is not among the detached ones', number), 'See `lanewright segments`.');
  end if;
  if exists (select 1 from kernel.segments g where g.segment > number and g.detached_at is not null) then
    perform kernel.refuse('segment.not_newest', format('a newer segment than %s is detached', number), 'Attach the newest of them first.');
  end if;
end $function$;
alter function kernel.require_attachable(integer) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.require_fresh(workspace uuid, basis jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  name text;
  shown jsonb;
  stale text;
begin
  for name, shown in select key, value from jsonb_each(basis) where jsonb_array_length(value) > 0 loop
    stale := kernel.stale_row(workspace, name, shown);
    if stale is not null then
      perform kernel.refuse('snapshot.stale', format('%s %s changed since it was shown', name, stale), 'Propose again from the new snapshot.');
    end if;
  end loop;
end $function$;
alter function kernel.require_fresh(uuid,jsonb) owner to lanewright_owner;
grant execute on function kernel.require_fresh(uuid,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.require_lease(workspace uuid, held bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if exists (select 1 from kernel.heads h where h.workspace_id = workspace and h.fence is distinct from held) then
    perform kernel.refuse('lease.stale', format('workspace %s is written by another holder now', workspace),
      'Take the lease again and reload the state before writing.');
  end if;
end $function$;
alter function kernel.require_lease(uuid,bigint) owner to lanewright_owner;
grant execute on function kernel.require_lease(uuid,bigint) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.require_no_hold(workspace uuid, subject uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  held kernel.legal_holds;
begin
  select * into held from kernel.legal_holds h
  where h.workspace_id = workspace and h.lifted_at is null and (h.person_id is null or h.person_id = subject)
  order by h.placed_at, h.hold_id limit 1;
  if found then
    perform kernel.refuse('person.on_hold', format('a legal hold stands on %s since %s', case when held.person_id is null then 'the workspace' else 'the person' end, kernel.stamp(held.placed_at)),
      'Nothing is erased while it stands; whoever placed it may lift it.');
  end if;
end $function$;
alter function kernel.require_no_hold(uuid,uuid) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.require_pins(pins jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select 1 from kernel.active_policies a
      where a.workspace_id = kernel.house() and a.pack = pins ->> 'pack' and a.lanes_pin = pins ->> 'lanes' and a.roles_pin = pins ->> 'roles') then
    perform kernel.refuse('pins.mismatch', 'the policy was changed since the run was pinned', 'Start a new run under the policy in force.');
  end if;
end $function$;
alter function kernel.require_pins(jsonb) owner to lanewright_owner;
grant execute on function kernel.require_pins(jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.require_running(workspace uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  state text;
begin
  if exists (select 1 from kernel.stops s where s.lifted_at is null and (s.everything or s.workspace_id = workspace)) then
    perform kernel.refuse('workspace.stopped', 'a person stopped it', 'Lift the stop to go on.');
  end if;
  select w.status into state from kernel.workspaces w where w.workspace_id = workspace;
  if state is distinct from 'active' then
    perform kernel.refuse('workspace.not_active', format('the workspace is %s', coalesce(state, 'unknown')), 'Resume it to go on.');
  end if;
end $function$;
alter function kernel.require_running(uuid) owner to lanewright_owner;
grant execute on function kernel.require_running(uuid) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.reserve(p jsonb)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  ask jsonb;
  taken bigint;
begin
  perform kernel.enter(kernel.house(), null, p ->> 'now', p ->> 'entropy');
  perform kernel.lock_house();
  for ask in select a from jsonb_array_elements(p -> 'asks') a loop
    select coalesce(sum(r.amount), 0) into taken from kernel.reservations r
    where r.workspace_id = kernel.house() and r.resource = ask ->> 'resource' and r.reserved_at >= (ask ->> 'since')::timestamptz
      and (r.status = 'used' or (r.status = 'held' and r.expires_at > kernel.now()));
    if taken + (ask ->> 'amount')::integer > (ask ->> 'cap')::integer then
      return ask ->> 'resource';
    end if;
  end loop;
  insert into kernel.reservations (workspace_id, reservation_id, resource, for_workspace, amount, status, reserved_at, expires_at)
  select kernel.house(), (a ->> 'reservation_id')::uuid, a ->> 'resource', (p ->> 'for_workspace')::uuid, (a ->> 'amount')::integer, 'held',
    kernel.now(), (a ->> 'expires_at')::timestamptz
  from jsonb_array_elements(p -> 'asks') a;
  return null;
end $function$;
alter function kernel.reserve(jsonb) owner to lanewright_owner;
grant execute on function kernel.reserve(jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.reveal(value jsonb, key bytea)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  bytes bytea;
begin
  if jsonb_typeof(value) <> 'string' or left(value #>> '{}', 5) <> 'enc1:' then
    return value;
  end if;
  if key is null then
    return null;
  end if;
  bytes := decode(substr(value #>> '{}', 6), 'base64');
  return convert_from(kernel.aes_decrypt(substr(bytes, 17), key, substr(bytes, 1, 16)), 'UTF8')::jsonb;
end $function$;
alter function kernel.reveal(jsonb,bytea) owner to lanewright_owner;
grant execute on function kernel.reveal(jsonb,bytea) to lanewright_app;
grant execute on function kernel.reveal(jsonb,bytea) to lanewright_auditor;
grant execute on function kernel.reveal(jsonb,bytea) to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.reveal_columns(image jsonb, columns text[], key bytea)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  name text;
begin
  foreach name in array columns loop
    image := jsonb_set(image, array[name], coalesce(kernel.reveal(image -> name, key), '"[erased]"'::jsonb));
  end loop;
  return image;
end $function$;
alter function kernel.reveal_columns(jsonb,text[],bytea) owner to lanewright_owner;
grant execute on function kernel.reveal_columns(jsonb,text[],bytea) to lanewright_app;
grant execute on function kernel.reveal_columns(jsonb,text[],bytea) to lanewright_auditor;
grant execute on function kernel.reveal_columns(jsonb,text[],bytea) to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.root_of(peaks text[])
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  root bytea;
  peak text;
begin
  foreach peak in array peaks loop
    if peak !~ '^[0-9a-f]{64}$' then
      return null;
    end if;
  end loop;
  for i in reverse cardinality(peaks) .. 1 loop
    root := case when root is null then decode(peaks[i], 'hex') else sha256('\x01'::bytea || decode(peaks[i], 'hex') || root) end;
  end loop;
  return encode(root, 'hex');
end $function$;
alter function kernel.root_of(text[]) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.row_hash(entity_type text, entity_id text, payload text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select sha256(convert_to(concat_ws(E'\n', entity_type, entity_id, payload), 'UTF8')) $function$;
alter function kernel.row_hash(text,text,text) owner to lanewright_owner;
grant execute on function kernel.row_hash(text,text,text) to lanewright_auditor;

CREATE OR REPLACE FUNCTION kernel.segment_step(step text, workspace uuid, number integer, details jsonb, at text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform kernel.enter(workspace, null, at, null);
  -- Whoever waits behind a step waits no longer than this; the step gives up before the server looks for a deadlock and
  -- might end a writer instead.
  perform set_config('lock_timeout', '500ms', true);
  insert into kernel.segment_door (workspace_id, step, segment, details) values (coalesce(workspace, kernel.house()), step, number, coalesce(details, '{}'));
end $function$;
alter function kernel.segment_step(text,uuid,integer,jsonb,text) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.set_table_version(target regclass, number integer, person_column text DEFAULT NULL::text, personal_columns text[] DEFAULT NULL::text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  t kernel.tables;
  keys text[];
  missing integer;
  exposed text;
  part regclass;
begin
  select k.* into t from kernel.tables k where to_regclass(k.table_name) = target and k.evented;
  if not found then
    perform kernel.refuse('table.unknown', format('%s is not registered', target), 'Register it with kernel.register_table.');
  end if;
  if number <= t.version then
    perform kernel.refuse('table.version', format('%s is at version %s already', target, t.version), 'Versions only rise.');
  end if;
  select v into missing from generate_series(t.version, number - 1) v
  where not exists (select 1 from kernel.upcasters u where u.table_name = t.table_name and u.from_version = v) order by v limit 1;
  if found then
    perform kernel.refuse('upcaster.missing', format('nothing tells how version %s of %s is read as version %s', missing, target, missing + 1), 'Register it with kernel.register_upcaster first.');
  end if;
  -- What old entries conceal under this name would stay concealed in a replay.
  select string_agg(c, ', ') into exposed from unnest(t.personal_columns) c where not c = any (coalesce(personal_columns, t.personal_columns))
    and exists (select 1 from pg_attribute a where a.attrelid = target and a.attname = c and a.attnum > 0 and not a.attisdropped);
  if exposed is not null then
    perform kernel.refuse('table.personal', format('%s is personal in the log of %s and stays so', exposed, target), 'Keep it among the personal columns, or drop the column.');
  end if;
  t.person_column := coalesce(set_table_version.person_column, t.person_column);
  t.personal_columns := coalesce(set_table_version.personal_columns, t.personal_columns);
  keys := kernel.check_columns(target, t.person_column, t.personal_columns);
  if cardinality(keys) <> cardinality(t.key_columns) then
    perform kernel.refuse('table.key', format('the key of %s has another shape than its entries in the log', target), 'Keep the key; register another table for another one.');
  end if;
  t.key_columns := keys; t.version := number;
  for part in select p.relid from pg_partition_tree(target) p union select target loop
    perform kernel.attach_triggers(part, t);
  end loop;
  update kernel.tables k set version = t.version, key_columns = t.key_columns, personal_columns = t.personal_columns, person_column = t.person_column
  where k.table_name = t.table_name;
  perform kernel.record_triggers(target);
end $function$;
alter function kernel.set_table_version(regclass,integer,text,text[]) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.shut_out_web_roles()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  name text;
  ours text;
begin
  for name, ours in select r.rolname, n.nspname from pg_roles r cross join pg_namespace n
    where r.rolname in ('anon', 'authenticated', 'service_role') and n.nspname in ('kernel', 'dispatch') loop
    execute format('revoke all on schema %I from %I', ours, name);
    if ours = 'kernel' then
      execute format('revoke all on all tables in schema kernel from %I', name);
      execute format('revoke all on all functions in schema kernel from %I', name);
    end if;
  end loop;
end $function$;
alter function kernel.shut_out_web_roles() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.stale_row(workspace uuid, name text, shown jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  case name
  when 'kernel.access_tokens' then return kernel."stale kernel.access_tokens"(workspace, shown);
  when 'kernel.account_roles' then return kernel."stale kernel.account_roles"(workspace, shown);
  when 'kernel.accounts' then return kernel."stale kernel.accounts"(workspace, shown);
  when 'kernel.active_policies' then return kernel."stale kernel.active_policies"(workspace, shown);
  when 'kernel.agent_calls' then return kernel."stale kernel.agent_calls"(workspace, shown);
  when 'kernel.approvals' then return kernel."stale kernel.approvals"(workspace, shown);
  when 'kernel.artifacts' then return kernel."stale kernel.artifacts"(workspace, shown);
  when 'kernel.assertions' then return kernel."stale kernel.assertions"(workspace, shown);
  when 'kernel.chat' then return kernel."stale kernel.chat"(workspace, shown);
  when 'kernel.evidence' then return kernel."stale kernel.evidence"(workspace, shown);
  when 'kernel.grants' then return kernel."stale kernel.grants"(workspace, shown);
  when 'kernel.inbox' then return kernel."stale kernel.inbox"(workspace, shown);
  when 'kernel.intents' then return kernel."stale kernel.intents"(workspace, shown);
  when 'kernel.invitations' then return kernel."stale kernel.invitations"(workspace, shown);
  when 'kernel.legal_holds' then return kernel."stale kernel.legal_holds"(workspace, shown);
  when 'kernel.members' then return kernel."stale kernel.members"(workspace, shown);
  when 'kernel.passkeys' then return kernel."stale kernel.passkeys"(workspace, shown);
  when 'kernel.policies' then return kernel."stale kernel.policies"(workspace, shown);
  when 'kernel.questions' then return kernel."stale kernel.questions"(workspace, shown);
  when 'kernel.receipts' then return kernel."stale kernel.receipts"(workspace, shown);
  when 'kernel.reservations' then return kernel."stale kernel.reservations"(workspace, shown);
  when 'kernel.runs' then return kernel."stale kernel.runs"(workspace, shown);
  when 'kernel.sessions' then return kernel."stale kernel.sessions"(workspace, shown);
  when 'kernel.sharing' then return kernel."stale kernel.sharing"(workspace, shown);
  when 'kernel.stops' then return kernel."stale kernel.stops"(workspace, shown);
  when 'kernel.tasks' then return kernel."stale kernel.tasks"(workspace, shown);
  when 'kernel.verifications' then return kernel."stale kernel.verifications"(workspace, shown);
  when 'kernel.workspaces' then return kernel."stale kernel.workspaces"(workspace, shown);
  else return kernel.known_table(name);
  end case;
end $function$;
alter function kernel.stale_row(uuid,text,jsonb) owner to lanewright_owner;
grant execute on function kernel.stale_row(uuid,text,jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.stamp(at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $function$;
alter function kernel.stamp(timestamp with time zone) owner to lanewright_owner;
grant execute on function kernel.stamp(timestamp with time zone) to lanewright_app;
grant execute on function kernel.stamp(timestamp with time zone) to lanewright_auditor;
grant execute on function kernel.stamp(timestamp with time zone) to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.step_attach(number integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  who uuid;
begin
  perform kernel.require_attachable(number);
  execute format('
    select coalesce(w.workspace_id, c.workspace_id) from (
      select l.workspace_id, min(l.seq) as first, max(l.seq) as last, count(*) as entries, (array_agg(l.hash order by l.seq desc))[1] as hash
      from (select e.workspace_id, e.seq, e.hash from kernel.%I e union all select a.workspace_id, a.seq, a.hash from kernel.%I a) l group by 1
    ) w full join (
      select k.*, coalesce((select max(b.seq) from kernel.checkpoints b where b.workspace_id = k.workspace_id and b.segment < $1), 0) as before
      from kernel.checkpoints k where k.segment = $1
    ) c using (workspace_id)
    where (w.first, w.last, w.entries, w.hash) is distinct from (c.before + 1, c.seq, c.seq - c.before, c.hash) limit 1',
    'event_log_' || number, 'audit_log_' || number) into who using number;
  if who is not null then
    perform kernel.refuse('segment.does_not_fit', format('the entries of workspace %s do not lead from the checkpoint before segment %s to the one after it', who, number),
      'Attach the file that was written when the segment was detached.');
  end if;
  perform kernel.attach_log_tables(number);
  update kernel.segments g set detached_at = null where g.segment = number;
end $function$;
alter function kernel.step_attach(integer) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.step_checkpoint(workspace uuid, number integer, root text, peaks text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  ends record;
  earlier kernel.checkpoints;
  made record;
begin
  if workspace is distinct from kernel.current_workspace() then
    perform kernel.refuse('workspace.mismatch', 'a transaction writes to the one workspace that it names', 'Begin with kernel.enter.');
  end if;
  if coalesce((select h.segment from kernel.heads h where h.workspace_id = workspace), 0) <= number then
    perform kernel.refuse('segment.not_left', format('workspace %s still writes to segment %s', workspace, number), 'Let it move over first.');
  end if;
  select min(l.seq) as first, max(l.seq) as last into ends from (
    select e.seq from kernel.event_log e where e.workspace_id = workspace and e.segment = number
    union all select a.seq from kernel.audit_log a where a.workspace_id = workspace and a.segment = number) l;
  if ends.last is null or exists (select 1 from kernel.checkpoints c where c.workspace_id = workspace and c.segment = number) then
    return;
  end if;
  select * into earlier from kernel.checkpoints c where c.workspace_id = workspace and c.segment < number order by c.segment desc limit 1;
  if coalesce(earlier.seq, 0) + 1 <> ends.first then
    perform kernel.refuse('segment.gap', format('segment %s of workspace %s begins at entry %s, after a checkpoint at %s', number, workspace, ends.first, coalesce(earlier.seq, 0)),
      'Write the checkpoints in order, each from the one before.');
  end if;
  with written as (
    insert into kernel.checkpoint_rows (workspace_id, segment, entity_type, entity_id, payload)
    select workspace, number, l.entity_type, l.entity_id, l.payload from (
      select distinct on (u.entity_type, u.entity_id) u.* from (
        select r.entity_type, r.entity_id, r.payload, 0::bigint as seq from kernel.checkpoint_rows r
        where r.workspace_id = workspace and r.segment = earlier.segment
        union all
        select e.entity_type, e.entity_id, e.change_payload, e.seq from kernel.event_log e
        where e.workspace_id = workspace and e.segment = number
      ) u order by u.entity_type, u.entity_id, u.seq desc
    ) l where l.payload::jsonb ->> 'op' <> 'delete'
    returning entity_type, entity_id, payload
  ) select count(*) as rows, sha256(coalesce(string_agg(kernel.row_hash(w.entity_type, w.entity_id, w.payload), ''::bytea
      order by w.entity_type collate "C", w.entity_id collate "C"), '')) as hash
    into made from written w;
  insert into kernel.checkpoints (workspace_id, segment, seq, hash, at, root, peaks, rows, rows_hash)
  select workspace, number, l.seq, l.hash, l."timestamp", root, peaks, made.rows, made.hash
  from (select e.seq, e.hash, e."timestamp" from kernel.event_log e where e.workspace_id = workspace and e.seq = ends.last
    union all select a.seq, a.hash, a."timestamp" from kernel.audit_log a where a.workspace_id = workspace and a.seq = ends.last) l;
end $function$;
alter function kernel.step_checkpoint(uuid,integer,text,text[]) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.step_detach(number integer, file_name text, file_hash text, file_entries bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  s kernel.segments;
  who uuid;
  held bigint;
begin
  select * into s from kernel.segments g where g.segment = number;
  if s.closed_at is null then
    perform kernel.refuse('segment.open', format('segment %s is not closed', number), 'Close it with `lanewright segments close`.');
  end if;
  if s.detached_at is not null then
    perform kernel.refuse('segment.detached', format('segment %s is not in the database', number), format('It is in the file %s.', s.file_name));
  end if;
  if exists (select 1 from kernel.segments g where g.segment < number and g.detached_at is null) then
    perform kernel.refuse('segment.not_oldest', format('an older segment than %s is still attached', number), 'Detach the oldest first.');
  end if;
  select h.workspace_id into who from kernel.heads h where h.segment <= number limit 1;
  if found then
    perform kernel.refuse('segment.in_use', format('workspace %s still writes to segment %s', who, number), 'Close it again: `lanewright segments close` moves the rest over.');
  end if;
  lock table kernel.event_log, kernel.audit_log in access exclusive mode;
  execute format('alter table kernel.event_log detach partition kernel.%I', 'event_log_' || number);
  execute format('alter table kernel.audit_log detach partition kernel.%I', 'audit_log_' || number);
  -- The owner sees what row-level security hid from it; the tables are gone in a moment.
  execute format('alter table kernel.%I disable row level security', 'event_log_' || number);
  execute format('alter table kernel.%I disable row level security', 'audit_log_' || number);
  execute format('select (select count(*) from kernel.%I) + (select count(*) from kernel.%I)', 'event_log_' || number, 'audit_log_' || number) into held;
  if held <> file_entries then
    perform kernel.refuse('segment.other_entries', format('segment %s holds %s entries, the file %s', number, held, file_entries), 'Write the file again.');
  end if;
  execute format('select h.workspace_id from kernel.heads h where not exists (select 1 from kernel.checkpoint_lines c where c.workspace_id = h.workspace_id and c.segment = $1)
    and (exists (select 1 from kernel.%I e where e.workspace_id = h.workspace_id) or exists (select 1 from kernel.%I a where a.workspace_id = h.workspace_id)) limit 1',
    'event_log_' || number, 'audit_log_' || number) into who using number;
  if who is not null then
    perform kernel.refuse('segment.no_checkpoint', format('workspace %s has no checkpoint of segment %s that the journal states', who, number), 'Close it again: `lanewright segments close` writes what is missing.');
  end if;
  execute format('drop table kernel.%I, kernel.%I', 'event_log_' || number, 'audit_log_' || number);
  update kernel.segments g set detached_at = kernel.now(), file_name = step_detach.file_name, file_hash = step_detach.file_hash, file_entries = step_detach.file_entries
  where g.segment = number;
end $function$;
alter function kernel.step_detach(integer,text,text,bigint) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.step_leave(workspace uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  head kernel.heads := kernel.lock_head(workspace, false);
  last integer;
begin
  select max(s.segment) into last from kernel.segments s;
  if head.segment < last then
    update kernel.heads h set segment = last where h.workspace_id = workspace;
  end if;
end $function$;
alter function kernel.step_leave(uuid) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.step_open()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  last integer;
begin
  perform pg_advisory_xact_lock(7236142005);
  select max(s.segment) into last from kernel.segments s;
  if exists (select 1 from kernel.heads h where h.segment < last) then
    return;
  end if;
  perform kernel.open_segment(last + 1);
  update kernel.segments s set closed_at = kernel.now() where s.segment = last;
end $function$;
alter function kernel.step_open() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.stop(p jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
declare
  workspace constant uuid := (p ->> 'workspace')::uuid;
begin
  perform kernel.enter(workspace, null, p ->> 'now', p ->> 'entropy');
  if p ->> 'stop_id' is null then
    update kernel.stops s set lifted_at = kernel.now() where s.workspace_id = workspace and s.lifted_at is null;
    perform kernel.wake_stopped(workspace);
  else
    insert into kernel.stops (workspace_id, stop_id, everything, person, reason, stopped_at)
    values (workspace, (p ->> 'stop_id')::uuid, workspace = kernel.house(), p ->> 'person', p ->> 'reason', kernel.now());
  end if;
  return kernel.finish(workspace, null, null, null, false);
end $function$;
alter function kernel.stop(jsonb) owner to lanewright_owner;
grant execute on function kernel.stop(jsonb) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.table_problems(schemas text[])
 RETURNS TABLE(table_name text, problem text)
 LANGUAGE sql
 STABLE
AS $function$
  with present as (
    select c.oid, c.relkind, c.relpersistence, c.relhasrules, c.reloptions, n.nspname || '.' || c.relname as name,
      c.relrowsecurity and c.relforcerowsecurity as protected,
      exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped) as scoped,
      (select rn.nspname || '.' || r.relname from pg_class r join pg_namespace rn on rn.oid = r.relnamespace
        where r.oid = coalesce(pg_partition_root(c.oid), c.oid)) as root
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (schemas) and c.relkind in ('r', 'p', 'v', 'm', 'f')
  ), tables as (
    select p.*, t.evented, t.deletable, t.triggers from present p join kernel.tables t on t.table_name = p.root
  ), wanted (oid, name, trigger_name, function_name) as (
    select t.oid, t.name, w.trigger_name, w.function_name from tables t
    cross join (values ('log_insert', 'kernel.log_changes'), ('log_update', 'kernel.log_changes'), ('log_delete', 'kernel.log_changes'),
      ('no_truncate', 'kernel.refuse_truncate'), ('no_key_update', 'kernel.refuse_key_update'), ('no_delete', 'kernel.refuse_delete')) as w(trigger_name, function_name)
    where t.evented and not (t.deletable and w.trigger_name = 'no_delete')
    union
    select t.oid, t.name, r.trigger_name, null from tables t cross join unnest(t.triggers) as r(trigger_name)
  )
  select p.name, 'is neither registered nor exempt' from present p
  where p.relkind in ('r', 'p', 'f') and not exists (select 1 from tables t where t.oid = p.oid)
  union
  select w.name, format('trigger %s is missing or not ENABLE ALWAYS', w.trigger_name) from wanted w
  where not exists (select 1 from pg_trigger g where g.tgrelid = w.oid and g.tgname = w.trigger_name and g.tgenabled = 'A'
    and (w.function_name is null or g.tgfoid = w.function_name::regproc))
  union
  select t.name, format('trigger %s is not ENABLE ALWAYS', g.tgname) from tables t join pg_trigger g on g.tgrelid = t.oid
  where not g.tgisinternal and g.tgenabled <> 'A' and not g.tgname = any (t.triggers)
  union
  -- A row that such a trigger writes again would be logged before the change that led to it.
  select t.name, format('trigger %s runs before the change is logged', g.tgname) from tables t join pg_trigger g on g.tgrelid = t.oid
  where t.evented and not g.tgisinternal and g.tgconstraint = 0 and g.tgtype & 66 = 0 and (g.tgtype & 1 = 1 or g.tgname::text collate "C" < 'log_')
  union
  select t.name, 'row-level security is not forced' from tables t where t.scoped and not t.protected
  union
  select t.name, 'is not a logged table' from tables t where t.evented and (t.relpersistence <> 'p' or t.relkind = 'f')
  union
  select t.name, 'has a rewrite rule' from tables t where t.relhasrules
    and exists (select 1 from pg_rewrite r where r.ev_class = t.oid)
  union
  select p.name, 'is a view that is not security_invoker' from present p
  where p.relkind = 'm' or (p.relkind = 'v' and not coalesce(p.reloptions && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false))
  union
  select r.name, format('gives %s to %s', a.privilege_type, coalesce(g.rolname, 'PUBLIC')) from (
    select n.nspname::text as name, n.nspacl as acl from pg_namespace n where n.nspname = any (schemas)
    union all select p.name, c.relacl from present p join pg_class c on c.oid = p.oid) r
  cross join lateral aclexplode(r.acl) a left join pg_roles g on g.oid = a.grantee
  where a.grantee = 0 or g.rolname in ('anon', 'authenticated')
  union
  select t.table_name, 'is registered but does not exist' from kernel.tables t
  where split_part(t.table_name, '.', 1) = any (schemas) and not exists (select 1 from present p where p.name = t.table_name)
  order by 1, 2
$function$;
alter function kernel.table_problems(text[]) owner to lanewright_owner;
grant execute on function kernel.table_problems(text[]) to lanewright_auditor;
grant execute on function kernel.table_problems(text[]) to lanewright_desk;

CREATE OR REPLACE FUNCTION kernel.take_lease(workspace uuid, who text, ttl_ms integer, at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  update kernel.heads h set fence = h.fence + 1, holder = who,
    lease_until = coalesce(at, clock_timestamp()) + make_interval(secs => ttl_ms / 1000.0)
  where h.workspace_id = workspace and (h.holder is null or h.holder = who or h.lease_until <= coalesce(at, clock_timestamp()))
  returning h.fence
$function$;
alter function kernel.take_lease(uuid,text,integer,timestamp with time zone) owner to lanewright_owner;
grant execute on function kernel.take_lease(uuid,text,integer,timestamp with time zone) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.tell_erasure(workspace uuid, subject uuid, at_seq bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  said constant jsonb := coalesce(nullif(current_setting('lanewright.erasure', true), '')::jsonb, '{}');
  salt constant text := format('%s:%s:', workspace, at_seq);
  run uuid := kernel.new_id(salt || 'run');
  actor jsonb := case when said ? 'by' then jsonb_build_object('actor_type', 'human', 'actor_id', said ->> 'by')
    else jsonb_build_object('actor_type', 'system', 'actor_id', session_user) end;
  pins record;
  common jsonb;
begin
  select coalesce(a.lanes_pin, repeat('0', 64)) as lanes, coalesce(a.roles_pin, repeat('0', 64)) as roles into pins
  from kernel.workspaces w left join kernel.active_policies a on a.workspace_id = kernel.house() and a.pack = w.pack
  where w.workspace_id = workspace;
  insert into kernel.runs (workspace_id, run_id, root_run_id, run_kind, run_name, actor_type, actor_id, lanes_pin, roles_pin, status, created_at, started_at, completed_at)
  values (workspace, run, run, 'system', 'erase', actor ->> 'actor_type', actor ->> 'actor_id', pins.lanes, pins.roles, 'completed', kernel.now(), kernel.now(), kernel.now());
  common := jsonb_build_object('run_id', run, 'severity', 'info', 'actor', actor, 'contract_version', 'v1',
    'policy_versions', jsonb_build_object('lanes', pins.lanes, 'roles', pins.roles));
  perform kernel.append_audit(workspace, (select jsonb_agg(jsonb_build_object('id', kernel.new_id(salt || operation), 'action_type', action_type,
      'payload', common || jsonb_build_object('outcome', outcome, 'target', jsonb_build_object('target_type', kind, 'name', name, 'operation', operation)) || more) order by n)
    from (values
      (1, 'authz_decision', 'allow', 'run', 'erase', 'start', jsonb_build_object('authz', jsonb_build_object('decision', 'allow', 'policy_ref', 'kernel', 'rule_id', 'person.no_hold'))),
      (2, 'system', 'success', 'run', 'erase', 'running', '{}'::jsonb),
      (3, 'system', 'success', 'person', subject::text, 'erase', case when said ? 'reason' then jsonb_build_object('outcome_reason', said ->> 'reason') else '{}'::jsonb end),
      (4, 'system', 'success', 'run', 'erase', 'completed', '{}'::jsonb)) as e(n, action_type, outcome, kind, name, operation, more)));
end $function$;
alter function kernel.tell_erasure(uuid,uuid,bigint) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.tell_refused_erasure(p jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  workspace constant uuid := (p ->> 'workspace')::uuid;
  actor constant jsonb := jsonb_build_object('actor_type', 'human', 'actor_id', p ->> 'by');
  because constant text := format('%s: %s', p ->> 'code', p ->> 'message');
  head kernel.heads;
  run uuid;
  salt text;
  pins record;
  common jsonb;
begin
  perform kernel.enter(workspace, null, p ->> 'now', p ->> 'entropy');
  head := kernel.lock_head(workspace, false);
  perform set_config('lanewright.fence', head.fence::text, true);
  salt := format('%s:%s:refused:', workspace, head.seq);
  run := kernel.new_id(salt || 'run');
  select coalesce(a.lanes_pin, repeat('0', 64)) as lanes, coalesce(a.roles_pin, repeat('0', 64)) as roles into pins
  from kernel.workspaces w left join kernel.active_policies a on a.workspace_id = kernel.house() and a.pack = w.pack
  where w.workspace_id = workspace;
  insert into kernel.runs (workspace_id, run_id, root_run_id, run_kind, run_name, actor_type, actor_id, lanes_pin, roles_pin, status, error, created_at, completed_at)
  values (workspace, run, run, 'system', 'erase', 'human', p ->> 'by', pins.lanes, pins.roles, 'denied',
    jsonb_build_object('error_code', p ->> 'code', 'message', p ->> 'message', 'retryable', true), kernel.now(), kernel.now());
  common := jsonb_build_object('run_id', run, 'severity', 'warning', 'actor', actor, 'contract_version', 'v1', 'outcome', 'deny', 'outcome_reason', because,
    'policy_versions', jsonb_build_object('lanes', pins.lanes, 'roles', pins.roles));
  perform kernel.append_audit(workspace, jsonb_build_array(
    jsonb_build_object('id', kernel.new_id(salt || 'authorise'), 'action_type', 'authz_decision', 'payload', common || jsonb_build_object(
      'target', jsonb_build_object('target_type', 'person', 'name', p ->> 'person', 'operation', 'erase'),
      'authz', jsonb_build_object('decision', 'deny', 'policy_ref', 'kernel', 'rule_id', 'person.no_hold'))),
    jsonb_build_object('id', kernel.new_id(salt || 'denied'), 'action_type', 'system', 'payload', common || jsonb_build_object(
      'target', jsonb_build_object('target_type', 'run', 'name', 'erase', 'operation', 'denied')))));
  perform kernel.finish(workspace, null, null, null, false);
end $function$;
alter function kernel.tell_refused_erasure(jsonb) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.version_gaps()
 RETURNS TABLE(table_name text, version integer)
 LANGUAGE sql
 STABLE
AS $function$
  select t.table_name, v from kernel.tables t cross join lateral generate_series(t.first_version, t.version - 1) v
  where t.evented and not exists (select 1 from kernel.upcasters u join pg_proc p on p.oid = to_regprocedure(u.function)
    where u.table_name = t.table_name and u.from_version = v and p.provolatile = 'i')
  order by 1, 2
$function$;
alter function kernel.version_gaps() owner to lanewright_owner;
grant execute on function kernel.version_gaps() to lanewright_auditor;

CREATE OR REPLACE FUNCTION kernel.void_leases()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$ update kernel.heads set fence = fence + 1, holder = null, lease_until = '-infinity' where holder is not null $function$;
alter function kernel.void_leases() owner to lanewright_owner;
grant execute on function kernel.void_leases() to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.wake_stopped(workspace uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select dispatch.wake(h.workspace_id, null) from kernel.heads h
  where h.workspace_id <> kernel.house() and (h.workspace_id = workspace or workspace = kernel.house())
$function$;
alter function kernel.wake_stopped(uuid) owner to lanewright_owner;
grant execute on function kernel.wake_stopped(uuid) to lanewright_app;

CREATE OR REPLACE FUNCTION kernel.work_segment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  d constant jsonb := new.details;
begin
  case new.step
    when 'open' then perform kernel.step_open();
    when 'leave' then perform kernel.step_leave(new.workspace_id);
    when 'checkpoint' then perform kernel.step_checkpoint(new.workspace_id, new.segment, d ->> 'root', array(select jsonb_array_elements_text(d -> 'peaks')));
    when 'state' then
      insert into kernel.checkpoint_lines (workspace_id, segment, line)
      select c.workspace_id, c.segment, (d ->> 'line')::bigint from kernel.checkpoints c where c.workspace_id = new.workspace_id and c.segment = new.segment;
    when 'detach' then perform kernel.step_detach(new.segment, d ->> 'file_name', d ->> 'file_hash', (d ->> 'file_entries')::bigint);
    when 'attach' then perform kernel.step_attach(new.segment);
  end case;
  return null;
end $function$;
alter function kernel.work_segment() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.write_audit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  workspace constant uuid := new.workspace_id;
  head kernel.heads := kernel.lock_head(workspace, false);
  at constant timestamptz := coalesce(nullif(current_setting('lanewright.now', true), '')::timestamptz, clock_timestamp());
  stamp constant text := coalesce(to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '');
  many constant integer := jsonb_array_length(new.entries);
  entry jsonb;
  person uuid;
  payload jsonb;
  payloads text[];
  hashes bytea[];
begin
  for n in 1 .. many loop
    entry := new.entries -> (n - 1);
    payload := entry -> 'payload';
    if entry ? 'private' then
      person := coalesce((entry #>> '{private,person}')::uuid, workspace);
      payload := payload || jsonb_build_object('person', person,
        'private', kernel.conceal(entry #> '{private,data}', kernel.key_of(workspace, person), workspace || ':' || head.seq + n || ':private'));
    end if;
    payloads[n] := payload::text;
    head.hash := sha256(head.hash || sha256('\x00'::bytea || convert_to(E'lanewright entry 1\naudit\n' || workspace || E'\n' || head.seq + n || E'\n' || stamp || E'\n'
      || (entry ->> 'action_type') || E'\n' || (entry ->> 'id')::uuid || E'\n' || payloads[n], 'UTF8')));
    hashes[n] := head.hash;
  end loop;
  insert into kernel.audit_log (workspace_id, seq, segment, id, "timestamp", action_type, payload, hash)
  select workspace, head.seq + e.n, head.segment, (e.entry ->> 'id')::uuid, at, e.entry ->> 'action_type', payloads[e.n], hashes[e.n]
  from jsonb_array_elements(new.entries) with ordinality as e(entry, n);
  update kernel.heads h set seq = head.seq + many, hash = head.hash where h.workspace_id = workspace;
  return null;
end $function$;
alter function kernel.write_audit() owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.writer_text(target regclass, t kernel.tables)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select format($f$
create or replace function kernel.%1$I(workspace uuid, change jsonb) returns boolean
language plpgsql
as $$
#variable_conflict use_variable
declare
  known constant text[] := %2$L;
  keys constant text[] := %3$L;
  named jsonb;
  given %4$s;
  conditions constant jsonb := change -> 'where';
  met %4$s;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::%4$s, named);
      insert into %4$s (workspace_id, %5$s) values (workspace, %6$s);
    else
      insert into %4$s (workspace_id, %5$s)
      select workspace, %7$s from jsonb_populate_recordset(null::%4$s, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;
%8$s
end $$;
$f$,
    'write ' || t.table_name, array_agg(c.name), array_remove(t.key_columns, 'workspace_id'), target,
    string_agg(c.quoted, ', '),
    string_agg(format(case when c.fallback is null then 'given.%2$s' else 'case when named ? %1$L then given.%2$s else %3$s end' end, c.name, c.quoted, c.fallback), ', '),
    string_agg(format(case when c.fallback is null then 'r.%2$s' else 'case when named ? %1$L then r.%2$s else %3$s end' end, c.name, c.quoted, c.fallback), ', '),
    -- A table that is all key has nothing to update.
    case when bool_and(c.of_key) then '  return false;' else format($u$
  met := jsonb_populate_record(null::%1$s, conditions);
  -- Asked of each row that is met: a value that no column takes is no matter where there is none.
  update %1$s t set (%2$s) = (select %3$s from jsonb_populate_record(null::%1$s, named) g)
  where t.workspace_id = workspace and %4$s;
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %%s met %%s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;$u$, target,
      string_agg(c.quoted, ', ') filter (where not c.of_key),
      string_agg(format('case when named ? %1$L then g.%2$s else t.%2$s end', c.name, c.quoted), ', ') filter (where not c.of_key),
      string_agg(format(case when c.of_key then 't.%2$s = met.%2$s' else '(not conditions ? %1$L or t.%2$s is not distinct from met.%2$s)' end, c.name, c.quoted), ' and '
        order by c.of_key desc)) end)
  from kernel.written_columns(target, t.key_columns) c
$function$;
alter function kernel.writer_text(regclass,kernel.tables) owner to lanewright_owner;

CREATE OR REPLACE FUNCTION kernel.written_columns(target regclass, keys text[])
 RETURNS TABLE(name text, quoted text, fallback text, of_key boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select a.attname::text, '"' || replace(a.attname, '"', '""') || '"', pg_get_expr(d.adbin, d.adrelid), a.attname = any (keys)
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = target and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '' and a.attname <> 'workspace_id'
  order by a.attnum
$function$;
alter function kernel.written_columns(regclass,text[]) owner to lanewright_owner;
