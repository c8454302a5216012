import type { Refusal } from '#kernel/contracts/refusal.ts'
import { hashNormalizedText } from '#kernel/ledger/canonical.ts'
import type { CaseText, NamedInCase } from '../../tools/services.ts'
import type { PromotionReceipt } from './contracts.ts'
import { FINDINGS_TOLD, type Finding } from './finding.ts'
import { hashChecked } from './receipt.ts'
import { type Sanitised, sanitise } from './sanitise.ts'
import { NAMED_IN_SOURCE } from './source-names.ts'

/** So many characters of sources are held at once; a case may have any number of them. */
const AT_ONCE = 4_000_000

export interface Scanned {
  findings: Finding[]
  more: number
  checked: PromotionReceipt['checked']
}

/** A text beside everything that the case holds, a part at a time. */
export async function scanCandidate(
  text: string,
  sources: AsyncIterable<CaseText>,
  entities: readonly NamedInCase[],
  signal: AbortSignal,
): Promise<Scanned | { refusal: Refusal }> {
  const found: Pick<Scanned, 'findings' | 'more'> = { findings: [], more: 0 }
  const hashes: string[] = []
  let privileged = 0
  const add = (judged: Sanitised) => {
    const room = FINDINGS_TOLD - found.findings.length
    found.findings.push(...judged.findings.slice(0, room))
    found.more += judged.more + Math.max(0, judged.findings.length - room)
  }
  const first = sanitise({ text, sources: [], entities: entities.map((one) => ({ ...one, ids: one.identifiers })) })
  if ('refused' in first) return { refusal: first.refused }
  add(first)
  for await (const part of inParts(sources)) {
    signal.throwIfAborted()
    // What the text alone says was told with the first part.
    const judged = sanitise({ text, sources: part.map(withName), entities: [] })
    if ('refused' in judged) return { refusal: judged.refused }
    const ofSources = judged.findings.filter((one) => one.source !== undefined && !isFound(found.findings, one))
    add({ ...judged, findings: ofSources })
    hashes.push(...part.map((source) => hashNormalizedText(source.text)))
    privileged += part.filter((source) => source.privileged).length
  }
  const counts = { sources: hashes.length, privileged_sources: privileged, entities: entities.length }
  return { ...found, checked: { ...counts, against_sha256: hashChecked(hashes, entities) } }
}

/** What a file is called names people as well. Each word on a line of its own: capitals in a title say nothing. */
function withName(source: CaseText): CaseText {
  return { ...source, text: `${source.text}\n\n${source.name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '\n')}` }
}

/** A name that was found already, as somebody of the case or in another source, is not reported twice. */
function isFound(findings: readonly Finding[], { code, start, end }: Finding): boolean {
  if (code !== NAMED_IN_SOURCE) return false
  return findings.some((other) => other.kind === 'client_identity' && other.start < end && other.end > start)
}

async function* inParts(sources: AsyncIterable<CaseText>): AsyncGenerator<CaseText[]> {
  let part: CaseText[] = []
  let size = 0
  for await (const source of sources) {
    part.push(source)
    size += source.text.length
    if (size < AT_ONCE) continue
    yield part
    part = []
    size = 0
  }
  if (part.length > 0) yield part
}
