import { content } from './content.ts'
import { openStored } from './open-stored.ts'

/** Sends a large file from where it stands, and says how far it has come, until somebody ends it. */
const [where = '', caseId = '', uploadId = '', size] = process.argv.slice(2)
const sizeBytes = Number(size)
const { files } = await openStored(where)
const begun = await files.begin({ uploadId, caseId, name: 'large.mov', sizeBytes })
if (!begun.ok) throw new Error(begun.refusal.code)

async function* telling() {
  let at = 0
  for (const chunk of content(1, sizeBytes)) {
    yield chunk
    at += chunk.length
    process.send?.(at)
  }
}
await files.append(caseId, uploadId, 0, telling())
