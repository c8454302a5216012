import { BAG_FILES } from '#kernel/contracts/bundle-files.ts'
import type { Findings } from './problems.ts'
import { type ReadBag, readSmall } from './read-bag.ts'

const DECLARATION = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'
const MOST_BYTES = 64 * 1024

/** bagit.txt and bag-info.txt; returns what the latter says, by label. */
export async function checkInfo(bag: ReadBag, findings: Findings): Promise<Map<string, string>> {
  const declaration = await readSmall(bag, BAG_FILES.declaration, MOST_BYTES, findings)
  if (declaration && declaration.toString('utf8') !== DECLARATION && !bag.files.get(BAG_FILES.declaration)?.told) {
    const message = 'it does not declare a bag of version 1.0 in UTF-8'
    findings.add({ path: BAG_FILES.declaration, code: 'bag.bad_declaration', message })
  }
  const info = new Map<string, string>()
  const bytes = await readSmall(bag, BAG_FILES.info, MOST_BYTES, findings)
  // Damage was told by its place.
  if (!bytes || bag.files.get(BAG_FILES.info)?.told) return info
  for (const line of bytes.toString('utf8').split('\n')) {
    const [, label, value] = /^([^\s:]+): (.*)$/.exec(line) ?? []
    if (label !== undefined && value !== undefined) info.set(label, value)
  }
  const oxum = `${bag.payload.bytes}.${bag.payload.files}`
  if (bag.complete && info.get('Payload-Oxum') !== oxum) {
    const message = `Payload-Oxum is ${info.get('Payload-Oxum') ?? 'missing'}, and the payload is ${oxum}`
    findings.add({ path: BAG_FILES.info, code: 'bag.oxum', message, offset: bag.files.get(BAG_FILES.info)?.dataOffset })
  }
  return info
}
