import { resolve } from 'node:path'
import { identifyHead } from '#host/casework/parts.ts'
import { type Context, requireUuid } from '#host/cli/context.ts'
import { submit } from '#host/cli/person.ts'
import { osUser } from '#host/cli/settings.ts'
import { oneLine } from '#host/cli/terminal.ts'
import type { Product } from '#host/server/product.ts'
import { openLocalFile } from '../services/keep-file.ts'
import type { CasesAtHand } from '../services/remote.ts'
import type { Acting } from './acts.ts'
import { withCases } from './with-cases.ts'

interface Uploading extends Acting {
  resume?: string
}

/** Files go in one after the other; what the case refuses is told, and the others go on. */
export async function uploadFiles(
  context: Context,
  given: string,
  paths: string[],
  options: Uploading,
): Promise<number> {
  const id = requireUuid(given, 'workspace')
  const { out } = context
  const files = await withCases(context, async (cases, product) => {
    const result = []
    for (const path of paths) {
      const one = await uploadOne(cases, product, id, { path, cwd: context.io.cwd() }, options)
      if (one.ok) out.say(`${oneLine(path)}: in the file, SHA-256 ${one.sha256}`)
      else out.note(`${oneLine(path)}: ${one.error.code}: ${one.error.message}\n  ${one.error.next}`)
      result.push(one)
    }
    return result
  })
  const ok = files.every((one) => one.ok)
  out.answer({ ok, workspace: id, files })
  return ok ? 0 : 1
}

async function uploadOne(
  cases: CasesAtHand,
  product: Product,
  id: string,
  { path, cwd }: { path: string; cwd: string },
  { resume, as = 'ASSISTANT', person = osUser() }: Uploading,
) {
  const file = await openLocalFile(resolve(cwd, path), identifyHead)
  const { sha256, sizeBytes: size_bytes } = await cases.keep(id, file, resume)
  const about = { artifact_kind: file.kind, name: file.name, content_type: file.contentType, sha256, size_bytes }
  return {
    file: path,
    sha256,
    size_bytes,
    ...(await submit(product, id, person, 'case.upload', { role: as, ...about })),
  }
}
