/** Uploads that a reload of the page cut short, as far as this tab remembers them. The file itself it cannot keep. */
export interface Unfinished {
  caseId: string
  uploadId: string
  name: string
  sizeBytes: number
  modified: number
}

const KEY = 'lanewright.case-uploads'
const MOST = 50

export function unfinished(): Unfinished[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as Unfinished[]).slice(0, MOST) : []
  } catch {
    return []
  }
}

function keep(all: Unfinished[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all.slice(-MOST)))
  } catch {
    // Without a place to keep it an upload begins anew after a reload; nothing else is lost.
  }
}

export function remember(one: Unfinished): void {
  keep([...unfinished().filter(({ uploadId }) => uploadId !== one.uploadId), one])
}

export function forget(uploadId: string): void {
  keep(unfinished().filter((one) => one.uploadId !== uploadId))
}

/** The same file, as far as a page can tell before it has read it. */
export function startedBefore(
  caseId: string,
  file: Pick<File, 'name' | 'size' | 'lastModified'>,
): Unfinished | undefined {
  return unfinished().find(
    (one) =>
      one.caseId === caseId &&
      one.name === file.name &&
      one.sizeBytes === file.size &&
      one.modified === file.lastModified,
  )
}
