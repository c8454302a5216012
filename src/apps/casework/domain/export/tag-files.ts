/** The texts that make a folder a bag: BagIt 1.0, RFC 8493. */

export const BAG_DECLARATION = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'

export interface BagInfo {
  bundleId: string
  /** The day, as YYYY-MM-DD. */
  baggingDate: string
  /** The program and its version. */
  agent: string
  payload: { files: number; bytes: number }
}

export function bagInfo({ bundleId, baggingDate, agent, payload }: BagInfo): string {
  const lines = [
    ['Bag-Software-Agent', agent],
    ['Bagging-Date', baggingDate],
    ['External-Identifier', bundleId],
    ['Payload-Oxum', `${payload.bytes}.${payload.files}`],
  ]
  return lines.map(([label, value]) => `${label}: ${value?.replace(/\s+/g, ' ').trim()}\n`).join('')
}

/** Two blanks, as `sha256sum --check` reads it too. */
export function manifestLine(sha256: string, path: string): string {
  return `${sha256}  ${encodePath(path)}\n`
}

/** Section 2.1.3: CR, LF and the percent sign, and only those. */
export function encodePath(path: string): string {
  return path.replaceAll('%', '%25').replaceAll('\n', '%0A').replaceAll('\r', '%0D')
}
