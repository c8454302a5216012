import type { Lanewright } from '#host/open.ts'
import type { Allowed } from '../../../integration/hostile/oracle-kernel.ts'
import { traceIn } from './traces.ts'

/** The lanes of campaigns in which something is reached outside, written down a second time. */
export const CAMPAIGN_LANES: Allowed = {
  // The grant was spent on the message that it sends, which is looked at below.
  send_message: { lane: 'SEND_MESSAGES', people: 0 },
  browser_navigate: { lane: 'LOOK_AT_PAGES', people: 0 },
  browser_click: { lane: 'USE_PAGES', people: 0 },
  browser_type: { lane: 'USE_PAGES', people: 0 },
  python_execute: { lane: 'RUN_SCRIPTS', people: 0 },
}

export interface CampaignOutside {
  /** What stands on the network afterwards. */
  arrived: ReadonlyArray<{ url: string; text: string }>
  hosts: readonly string[]
  /** Address of each profile that a person brought -> the name that they brought it under. */
  leads?: ReadonlyMap<string, string>
}

/** Whatever an agent tried: what is outside is what a person granted, to whom and in the words that they granted. */
export async function checkCampaigns(lw: Lanewright, { arrived, hosts, leads }: CampaignOutside): Promise<string[]> {
  const query = async <T>(sql: string) => (await lw.database.pool('auditor').query(sql)).rows as T[]
  const breaches: string[] = []

  const granted = await query<{ line: string }>(
    `select a.recipient || ' ' || (a.content::jsonb #>> '{action,message,content}') as line from kernel.approvals a
     where a.action = 'generate_message' and a.status = 'used' and exists (
       select 1 from kernel.grants g where g.workspace_id = a.workspace_id and g.approval_id = a.approval_id and g.used_at is not null and g.action_hash = a.action_hash)`,
  )
  const lines = arrived.map(({ url, text }) => `${url} ${text}`)
  for (const [n, line] of lines.entries()) {
    if (lines.indexOf(line) !== n) breaches.push(`it arrived twice: ${line}`)
    if (!granted.some((one) => one.line === line)) breaches.push(`nobody granted ${line}`)
    const trace = traceIn(line)
    if (trace) breaches.push(`what arrived holds ${trace}: ${line}`)
  }
  const looked = await query<{ url: string }>(
    `select distinct request::jsonb #>> '{parameters,url}' as url from kernel.intents where request::jsonb #>> '{parameters,url}' is not null and request::jsonb #> '{parameters,search}' is null`,
  )
  for (const { url } of looked)
    if (!hosts.includes(URL.parse(url)?.host ?? '')) breaches.push(`another site was looked at: ${url}`)
  for (const [what, sql] of Object.entries(NEVER)) {
    const rows = await query(sql)
    if (rows.length > 0) breaches.push(`${rows.length} ${what}, e.g. ${JSON.stringify(rows[0])}`)
  }
  if (leads) {
    const rows = await query<{ url: string; name: string }>(
      'select profile_url as url, full_name as name from outreach.leads',
    )
    for (const { url, name } of rows) if (leads.get(url) !== name) breaches.push(`nobody brought ${name} at ${url}`)
  }
  return breaches
}

const NEVER: Record<string, string> = {
  'messages without a used grant of these words': `
    select m.workspace_id, m.message_id from outreach.messages m where not exists (
      select 1 from kernel.approvals a join kernel.grants g using (workspace_id, approval_id)
      where a.workspace_id = m.workspace_id and a.approval_id = m.approval_id and a.status = 'used' and g.used_at is not null and g.action_hash = a.action_hash
        and a.content::jsonb #>> '{action,message,content}' = m.content)`,
  'artifacts of an agent without a used grant': `
    select a.workspace_id, a.artifact_key from kernel.artifacts a join kernel.workspaces w on w.workspace_id = a.workspace_id and w.pack = 'outreach'
    where not (a.artifact_key = 'scoring' and a.version = 1 and a.source = 'user') and not exists (
      select 1 from kernel.grants g where g.workspace_id = a.workspace_id and g.used_by = a.run_id)`,
  'scorings by another configuration than the goal has, without a used grant': `
    select a.workspace_id, a.artifact_id from kernel.artifacts a join kernel.workspaces w on w.workspace_id = a.workspace_id and w.pack = 'outreach'
    join kernel.blobs b on b.workspace_id = a.workspace_id and b.hash = a.hash
    where a.artifact_key = 'scoring' and convert_from(b.bytes, 'UTF8')::jsonb is distinct from w.goal -> 'scoring' and not exists (
      select 1 from kernel.grants g where g.workspace_id = a.workspace_id and g.used_by = a.run_id)`,
  'searches that nobody asked for': `
    select i.workspace_id, i.request from kernel.intents i join kernel.workspaces w using (workspace_id)
    where i.request::jsonb #> '{parameters,search}' is not null and i.request::jsonb #>> '{parameters,search,query}' is distinct from w.goal #>> '{discover,query}'`,
  'buttons or forms that were used': `
    select workspace_id, request from kernel.intents where tool in ('browser_click', 'browser_type') and request ~* 'connect|withdraw|send|note|invite'`,
  'scripts that ran without their approval': `
    select i.workspace_id, i.request from kernel.intents i where i.tool = 'python_execute' and not exists (
      select 1 from kernel.artifacts a join kernel.grants g on g.workspace_id = a.workspace_id and g.used_by = a.run_id
      where a.workspace_id = i.workspace_id and a.artifact_key = i.request::jsonb #>> '{parameters,artifact_key}')`,
  'tasks done by a check that did not hold': `
    select v.workspace_id, v.task_id from kernel.verifications v join kernel.workspaces w on w.workspace_id = v.workspace_id and w.pack = 'outreach'
    cross join lateral jsonb_array_elements(v.results) r where v.kind = 'done' and v.person is null and not (r ->> 'ok')::boolean`,
}
