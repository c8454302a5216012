import { answered } from '#host/answers.ts'
import { type Address, clientOf, queryOf } from '#host/server/client.ts'
import { upload } from '#host/server/upload.ts'
import { FILE_MAX_BYTES, type LeadFile, refuseFile } from '../domain/leads/lead-file.ts'
import type { LeadsService } from './service.ts'
import type { Suppressed } from './suppress.ts'

/** Erasing rewrites tables, and an export of a million leads takes its time. */
const LONG = { timeoutMs: 6 * 60 * 60 * 1000 }

/** The leads behind the running server. */
export function remoteLeads(address: Address): LeadsService {
  const { call, get, post } = clientOf(address)
  const at = (campaign: string, rest: string) => `/campaigns/${encodeURIComponent(campaign)}${rest}`
  const lead = (campaign: string, id: string, rest = '') => at(campaign, `/leads/${encodeURIComponent(id)}${rest}`)
  const send = <T extends object>(path: string, file: LeadFile, query: Record<string, string | undefined>) => {
    if (file.sizeBytes > FILE_MAX_BYTES)
      throw refuseFile('too_large', `The file has more than ${FILE_MAX_BYTES} bytes.`, 'Split it.')
    return upload<T>(address, `${path}${queryOf({ ...query, name: file.name.slice(0, 300) })}`, file.open())
  }
  return {
    preview: (file, mapping, campaign) =>
      answered(async () => send('/leads/preview', file, { campaign, mapping: mapping && JSON.stringify(mapping) })),
    import: ({ campaign, person, file, mapping }) =>
      answered(async () =>
        send(at(campaign, '/import'), file, { person, mapping: mapping && JSON.stringify(mapping) }),
      ),
    add: (campaign, person, given) => answered(() => post(at(campaign, '/leads'), { person, lead: given })),
    list: (campaign, { statuses, score, ...rest } = {}) =>
      answered(() => {
        const range = { score_low: score?.low, score_high: score?.high }
        return get(at(campaign, `/leads${queryOf({ statuses: statuses?.join(','), ...range, ...rest })}`))
      }),
    show: (campaign, id) => answered(() => get(lead(campaign, id))),
    score: (campaign, person, id, given) =>
      answered(() => post(lead(campaign, id, '/score'), given ? { person, ...given } : { person, score: null })),
    reject: (campaign, person, id) => answered(() => post(lead(campaign, id, '/reject'), { person })),
    retry: (campaign, person, id, corrected = {}) =>
      answered(() => post(lead(campaign, id, '/retry'), { person, lead: corrected })),
    suppress: (person, whom, why) => answered(() => post('/suppressions', { person, why, ...bodyOf(whom) })),
    allow: (person, whom) => answered(() => post('/suppressions/lift', { person, ...bodyOf(whom) })),
    erase: ({ campaign, lead: id, ...rest }) => answered(() => post(lead(campaign, id, '/erase'), rest, LONG)),
    diff: (campaign, { onDate, ...rest }) =>
      answered(async () => {
        const body = { ...rest, ...(onDate === undefined ? {} : { on_date: onDate }) }
        return (await post<{ ranking: never }>(at(campaign, '/diff'), body, LONG)).ranking
      }),
    async *export(campaign, person) {
      const response = await call('GET', at(campaign, `/leads.csv${queryOf({ person })}`), undefined, LONG)
      const decoder = new TextDecoder()
      for await (const bytes of response.body ?? []) yield decoder.decode(bytes, { stream: true })
      yield decoder.decode()
    },
  }
}

function bodyOf({ where, kind, key }: Suppressed) {
  return { ...(where === 'house' ? {} : { campaign: where.campaign }), kind, key }
}
