-- Whoever reads an artifact through the view gets the bytes that were recorded, or a refusal.
create or replace view outreach.artifacts with (security_invoker = true) as
select a.artifact_id as id, a.workspace_id as campaign_id, a.artifact_type, a.artifact_key, a.version, a.source,
  convert_from(kernel.checked(b.hash, b.bytes), 'UTF8') as content, a.created_at
from kernel.artifacts a join kernel.workspaces w on w.workspace_id = a.workspace_id and w.pack = 'outreach'
join kernel.blobs b on b.workspace_id = a.workspace_id and b.hash = a.hash;
