import { api } from '#host/desk/api/client.ts'
import { pageHeaders } from '#host/desk/api/page-secret.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'

/** Which column, counted from 0, holds which field; null for none. */
export type Given = Record<string, number | null>

export interface Sending {
  sentBytes: number
  /** Rows that the server has taken so far; null before it has begun. */
  rows: number | null
  cancel(): void
}

interface Options {
  mapping: Given
  /** Of a file that is read from its beginning no more than this is sent; only its first rows are looked at. */
  firstBytes?: number
  campaign?: string
  /** A preview is checked against the channel of this campaign. */
  within?: string
  progress?(sending: Sending): void
}

const LOOK_EVERY_MS = 700

/**
 * Sends a file as its bytes. A request of this kind tells how much has left; how far the server has come is asked beside
 * it. Cancelled, the server takes all of it back; only what had ended by then stays, whole.
 */
export function sendLeads<T>(path: string, file: File, options: Options): Promise<{ value: T } | { refused: unknown }> {
  const { mapping, firstBytes, campaign, within, progress = () => {} } = options
  const isWorkbook = file.name.toLowerCase().endsWith('.xlsx')
  const query = new URLSearchParams({ name: file.name.slice(0, 300), mapping: JSON.stringify(mapping) })
  if (within) query.set('campaign', within)
  const request = new XMLHttpRequest()
  const sending: Sending = { sentBytes: 0, rows: null, cancel: () => request.abort() }
  const report = (more: Partial<Sending>) => progress(Object.assign(sending, more) && { ...sending })
  let watch: ReturnType<typeof setInterval> | undefined
  return new Promise<{ value: T } | { refused: unknown }>((resolve) => {
    const refused = (error: unknown) => resolve({ refused: asRefusal(error) })
    request.open('POST', `${path}?${query}`)
    for (const [name, value] of Object.entries(pageHeaders())) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded }) => report({ sentBytes: loaded })
    request.upload.onload = () => {
      report({ sentBytes: file.size })
      if (campaign)
        watch = setInterval(() => void rowsOf(campaign).then((rows) => rows && report({ rows })), LOOK_EVERY_MS)
    }
    request.onload = () => {
      const answer: unknown = JSON.parse(request.responseText)
      if (request.status === 200) resolve({ value: answer as T })
      else refused(answer)
    }
    request.onerror = () => refused(null)
    request.onabort = () =>
      refused({
        code: 'desk.cancelled',
        message: 'The import was cancelled.',
        next: 'Nothing of the file is there, unless it had just ended: look at the leads, or choose the file again.',
      })
    request.send(firstBytes && !isWorkbook ? file.slice(0, firstBytes) : file)
    report({})
  }).finally(() => clearInterval(watch))
}

async function rowsOf(campaign: string): Promise<number | null> {
  const { data } = await api.GET('/api/campaigns/{id}/import', { params: { path: { id: campaign } } })
  return data?.rows ?? null
}
