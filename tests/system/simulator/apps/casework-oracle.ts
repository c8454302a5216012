import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Act, Environment, Machine, Oracle } from '#testing/simulator/types.ts'
import type { FakeCaseworkServices } from './casework-services.ts'
import type { Rules } from './oracle.ts'
import type { Stage } from './stage.ts'

export const CASEWORK_TOOLS: Rules['tools'] = {
  'export_bundle.finalize': { effect: 'idempotent', permit: { lane: 'EXPORT_CASE_DATA', people: 0 } },
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * No fact without words that stand where it says; no package without an attorney's yes to exactly that order; nothing
 * withheld and nothing of another case in it; bytes as they came in. No code of the pack.
 */
export function checkCasework(environment: Environment, { rows }: Stage, { bytes, packages }: FakeCaseworkServices) {
  async function arrives(_machine: Machine, act: Act, breach: Oracle['breach']): Promise<void> {
    const input = act.input as Record<string, unknown> & { approval_id: string; case_id: string }
    const what = `package ${input.bundle_id}`
    if (input.case_id !== act.workspace) breach('case', `${what} is made for another case`)
    const found = await rows<{ content: { input?: { parameters?: Record<string, unknown> } } }>(GRANTED, [
      ...[act.workspace, input.approval_id],
    ])
    const [approval] = found
    if (!approval) return breach('grant', `${what}: no attorney has said yes to it`)
    // The list is for the attorney's eyes; its hash is in the order.
    const { documents: _documents, totals: _totals, ...order } = approval.content.input?.parameters ?? {}
    const same = Object.entries(order).every(([key, value]) => isDeepStrictEqual(input[key], value))
    if (!same) breach('bytes', `${what} is not what the attorney was shown`)
  }

  async function final(breach: Oracle['breach']): Promise<void> {
    for (const { workspace, bundle, documents } of packages) {
      for (const { id, hash, bytes: packed } of documents) {
        const [known] = await rows<{ privileged: boolean; at: string }>(DOCUMENT, [workspace, id, hash])
        if (!known) breach('case', `package ${bundle} holds a document that is not of its case`)
        if (known?.privileged) breach('withheld', `package ${bundle} holds what an attorney marked as privileged`)
        // Forms and requests lie in the database, not in the store of bytes.
        if (packed !== '' && sha256(packed) !== hash)
          breach('bytes', `package ${bundle} holds other bytes than came in`)
      }
    }
    for (const fact of await rows<Fact>(FACTS, [environment.workspaces])) {
      const text = bytes.get(`${fact.workspace} ${fact.hash}`) ?? fact.text
      const quote = text?.slice(fact.start_at, fact.end_at) ?? ''
      if (fact.status !== 'supported') continue
      if (!fact.hash) breach('fact', `fact ${fact.number} is of no document of its case`)
      else if (quote === '' || sha256(quote) !== fact.quote_hash)
        breach('fact', `fact ${fact.number} quotes what does not stand there`)
    }
    for (const { what } of await rows<{ what: string }>(NEVER, [environment.workspaces])) breach('case', what)
  }

  return { arrives, final }
}

const GRANTED = `select a.content::jsonb as content from kernel.approvals a join kernel.grants g using (workspace_id, approval_id)
  join kernel.inbox i on i.workspace_id = a.workspace_id and i.kind = 'approval.decide' and i.person = g.person
    and i.content ->> 'approval_id' = a.approval_id::text and i.content ->> 'action_hash' = a.action_hash
    and i.content ->> 'decision' = 'grant' and i.content ->> 'role' = 'ATTORNEY_ADMIN'
  where a.workspace_id = $1 and a.approval_id = $2 and a.status = 'used' and a.action = 'export_bundle.create'
    and g.role = 'ATTORNEY_ADMIN' and g.used_by is not null`

const DOCUMENT = `select exists (select 1 from kernel.inbox i where i.workspace_id = $1 and i.kind = 'case.mark' and i.outcome = 'done'
    and i.content ->> 'document_id' = $2::text and i.content ->> 'decision' = 'withhold') as privileged
  from casework.documents d where d.workspace_id = $1 and d.document_id = $2::uuid and d.hash = $3`

interface Fact {
  workspace: string
  number: number
  status: string
  start_at: number
  end_at: number
  quote_hash: string
  hash: string | null
  text: string | null
}

const FACTS = `select f.workspace_id as workspace, f.number, f.status, f.start_at, f.end_at, f.quote_hash, d.hash,
    (select convert_from(b.bytes, 'UTF8') from kernel.blobs b where b.workspace_id = f.workspace_id and b.hash = d.text_hash) as text
  from casework.facts f left join casework.documents d on d.workspace_id = f.workspace_id and d.document_id = f.document_id
  where f.workspace_id = any($1)`

const NEVER = `select 'a document was taken that was named as another case''s' as what from casework.documents d
    where d.workspace_id = any($1) and d.name like 'of-%'
  union all
  select 'a package is recorded that nobody approved' from casework.export_bundles b where b.workspace_id = any($1)
    and not exists (select 1 from kernel.approvals a where a.workspace_id = b.workspace_id and a.approval_id = b.approval_id and a.status = 'used')
  union all
  select 'evidence rests on a fact without a source' from casework.evidence_map e join casework.facts f using (workspace_id, fact_id)
    where e.workspace_id = any($1) and f.status <> 'supported'`
