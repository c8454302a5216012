import { openLocalFile } from '#apps/casework/keep-file.ts'
import { identifyHead } from '#apps/casework/parts.ts'
import { type Context, requireUuid } from '../context.ts'
import { tell } from '../person.ts'
import { withProduct } from '../product.ts'
import { osUser } from '../settings.ts'
import { oneLine } from '../terminal.ts'
import type { Acting } from './acts.ts'
import { withCases } from './with-cases.ts'

/** Files go in one after the other; what is refused is told, and the others go on. */
export async function uploadFiles(
  context: Context,
  given_id: string,
  paths: string[],
  { resume, as = 'ASSISTANT', person = osUser() }: Acting & { resume?: string },
): Promise<number> {
  const id = requireUuid(given_id, 'workspace')
  const { settings, out } = context
  const told: object[] = []
  let refused = 0
  for (const path of paths) {
    const file = await openLocalFile(path, identifyHead)
    const stored = await withCases(context, (cases) => cases.keep(id, file, resume))
    const heard = await withProduct(settings, (product) =>
      tell(product, id, person, 'case.upload', {
        ...{ role: as, artifact_kind: file.kind, name: file.name, content_type: file.contentType },
        ...{ sha256: stored.sha256, size_bytes: stored.sizeBytes },
      }),
    )
    told.push({ file: path, sha256: stored.sha256, size_bytes: stored.sizeBytes, ...heard })
    if (heard.ok) out.say(`${oneLine(path)}: in the file, SHA-256 ${stored.sha256}`)
    else {
      refused += 1
      out.note(`${oneLine(path)}: ${heard.error.code}: ${heard.error.message}\n  ${heard.error.next}`)
    }
  }
  out.answer({ ok: refused === 0, workspace: id, files: told })
  return refused === 0 ? 0 : 1
}
