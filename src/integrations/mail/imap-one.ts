import type { FetchMessageObject, FetchQueryObject, ImapFlow } from 'imapflow'

/** One mail of the open folder; null where it is no longer there. */
export async function fetchUid(
  client: ImapFlow,
  uid: number,
  query: FetchQueryObject,
): Promise<FetchMessageObject | null> {
  return (await client.fetchOne(String(uid), query, { uid: true })) || null
}
