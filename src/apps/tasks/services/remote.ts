import { type Address, clientOf, queryOf } from '#host/server/client.ts'
import type { AuditRecord } from '../contracts.ts'
import type { Caller, HistoryEntry, Notice, TasksService } from './service.ts'

/** Reading a text needs no server and no database: it is done where the text is. */
export type RemoteTasks = Omit<TasksService, 'parse'>

/** Exporting or importing a long list takes its time. */
const LONG_MS = 10 * 60 * 1000

/** The tasks behind the running server. With its start-up token one may speak for any account of it. */
export function remoteTasks(address: Address): RemoteTasks {
  const { call, get, post } = clientOf(address)
  const as = ({ user_id }: Caller, timeoutMs?: number) => ({
    headers: { 'lanewright-user': encodeURIComponent(user_id) },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  return {
    say: (caller, message, around = {}) => post('/tasks/messages', { message, ...around }, as(caller)),
    call: (caller, tool, parameters, around = {}) =>
      post(`/tasks/tools/${tool}`, { parameters, ...around }, as(caller)),
    answer: (caller, id, yes, around = {}) => post(`/tasks/confirmations/${id}`, { yes, ...around }, as(caller)),
    conversation: (caller, query) => get(`/tasks/conversation${queryOf({ ...query })}`, as(caller)),
    list: (caller, query) => get(`/tasks${queryOf({ ...query })}`, as(caller)),
    history: async (caller, query) =>
      (await get<{ history: HistoryEntry[] }>(`/tasks/history${queryOf(query)}`, as(caller))).history,
    undo: (caller) => post('/tasks/undo', {}, as(caller)),
    restore: (caller, historyId) => post(`/tasks/history/${historyId}/restore`, {}, as(caller)),
    import: (caller, format, text, { time_zone } = {}) =>
      post('/tasks/import', { format, text, ...(time_zone === undefined ? {} : { time_zone }) }, as(caller, LONG_MS)),
    async *export(caller, format) {
      const response = await call('GET', `/tasks/export${queryOf({ format })}`, undefined, as(caller, LONG_MS))
      const decoder = new TextDecoder()
      for await (const bytes of response.body ?? []) yield decoder.decode(bytes, { stream: true })
      yield decoder.decode()
    },
    notices: async (caller) => (await get<{ notices: Notice[] }>('/tasks/notices', as(caller))).notices,
    audit: async (caller, limit) =>
      (await get<{ audit: AuditRecord[] }>(`/tasks/audit${queryOf({ limit })}`, as(caller))).audit,
  }
}
