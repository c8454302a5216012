import { api } from '#host/desk/api/client.ts'
import type { CaseDocument } from './types.ts'
import { hexOf } from './upload/send-file.ts'

const AT_ONCE = 500

/** Of the first and the last of a file, those of a kind, newest first. What people file by hand is among them. */
export async function documentsOfKind(id: string, kind: CaseDocument['artifact_kind']): Promise<CaseDocument[]> {
  const first = await page(id, 0)
  const last = first.total > AT_ONCE ? await page(id, Math.max(AT_ONCE, first.total - AT_ONCE)) : { documents: [] }
  return [...first.documents, ...last.documents].filter((one) => one.artifact_kind === kind).reverse()
}

/** The newest document with these bytes; it was put there just now. */
export async function documentByHash(id: string, hash: string): Promise<CaseDocument | null> {
  const { total } = await page(id, 0, 1)
  const { documents } = await page(id, Math.max(0, total - AT_ONCE))
  return documents.findLast((one) => one.hash === hash) ?? null
}

export async function hashOfText(text: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

async function page(id: string, after: number, limit = AT_ONCE) {
  const query = { after: String(after), limit: String(limit) }
  const found = await api.GET('/api/cases/{id}/documents', { params: { path: { id }, query } })
  if (!found.data) throw found.error
  return found.data
}
