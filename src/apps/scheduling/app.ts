import { readFileSync } from 'node:fs'
import { NoOpProposal, RequestUserInputProposal, SelectNextTaskProposal } from '#kernel/contracts/proposals.ts'
import type { App } from '#kernel/ports/app.ts'
import { coordinator, withModel } from './agent/coordinator.ts'
import { modelInput } from './agent/model-input.ts'
import { DecideNext, KeepCalendar, TellCancelled, WriteMessage } from './contracts.ts'
import { decideCalendar } from './domain/decide/calendar.ts'
import { decideTellCancelled } from './domain/decide/end.ts'
import { checkGoal, standardTasks } from './domain/decide/goal.ts'
import { decideNext } from './domain/decide/next.ts'
import { outcome } from './domain/decide/outcome.ts'
import { receive } from './domain/decide/receive.ts'
import { buildSnapshot, rest } from './domain/decide/snapshot.ts'
import { decideWrite } from './domain/decide/write.ts'
import { views } from './domain/views.ts'
import { calendarTools } from './tools/calendar-tools.ts'
import type { MailService } from './tools/mail-service.ts'
import { mailTools } from './tools/send-mail.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Scheduling: meetings coordinated by e-mail. One workspace is one meeting. */
export function schedulingApp(mail: MailService): App {
  return {
    name: 'scheduling',
    title: 'Meetings',
    sql: new URL('./schema/', import.meta.url),
    snapshotSql: read('./schema/snapshot.sql'),
    policy: {
      lanes: { path: 'policy/lanes.yaml', text: read('./policy/lanes.yaml') },
      roles: { path: 'policy/roles.yaml', text: read('./policy/roles.yaml') },
    },
    agent: coordinator,
    model: { agentWith: withModel, sends: modelInput, confidential: 'mail of other people' },
    agentRole: 'SCHEDULING_AGENT',
    rules: read('./agent/prompts/rules.md'),
    actions: {
      select_next_task: SelectNextTaskProposal,
      request_user_input: RequestUserInputProposal,
      no_op: NoOpProposal,
      decide_next: DecideNext,
      write_message: WriteMessage,
      keep_calendar: KeepCalendar,
      tell_cancelled: TellCancelled,
    },
    writes: ['report_no_message', 'close_meeting'],
    tools: [...mailTools(mail), ...calendarTools(mail)],
    traits: ['yes_without_words', 'close_without_words'],
    decide: {
      decide_next: decideNext,
      write_message: decideWrite,
      keep_calendar: decideCalendar,
      tell_cancelled: decideTellCancelled,
    },
    checkGoal,
    standardTasks,
    buildSnapshot,
    rest,
    outcome,
    receive,
    views,
  }
}
