import type { Mutant } from './list.ts'

/** A bug planted in a pack. Guards of the database that would catch it too are taken away in its own database. */
export interface AppMutant extends Mutant {
  pack: string
  without?: string[]
}

const inApp =
  (app: string) =>
  (
    name: string,
    says: string,
    patches: Array<[file: string, find: string, replace: string]>,
    without: string[] = [],
  ) => ({
    ...{ name, says, pack: app, without },
    patches: patches.map(([file, find, replace]) => ({
      file: `src/apps/${app}/${file.startsWith('tools/') ? file : `domain/${file}`}`,
      find,
      replace,
    })),
  })

const tasks = inApp('tasks')
const outreach = inApp('outreach')
const scheduling = inApp('scheduling')
const casework = inApp('casework')

const NO_TASK_GUARD = [
  'drop trigger guard on tasks.tasks',
  'create trigger guard before insert or update on tasks.tasks for each row execute function tasks.guard_task()',
]
const NO_YES_GUARD = [...NO_TASK_GUARD, 'drop trigger guard on tasks.confirmations']

/** The gate no longer compares a proposal with what the person's words ask for. */
const ANY_PROPOSAL: [file: string, find: string, replace: string] = [
  'decide/settle-turn.ts',
  '  const offered = offeredBy(given,',
  '  if (given) return { ok: true, proposal: given }\n  const offered = offeredBy(given,',
]

export const appMutants: AppMutant[] = [
  tasks('tasks-no-yes-needed', 'Whoever decides that something is confirmed need not have been told so.', [
    ANY_PROPOSAL,
    ['decide/guard.ts', 'return saidYes(turn, state.pending?.task_description)\n', 'return turn\n'],
  ]),
  tasks(
    'tasks-delete-at-once',
    'A deletion that is asked for is done, and nobody is asked.',
    [
      ANY_PROPOSAL,
      [
        'decide/turn.ts',
        "return decision_type === 'EXECUTE_PENDING' || !shown",
        "return decision_type !== '' || !shown",
      ],
      [
        'decide/turn.ts',
        "  if (tool_name === 'delete_task') return",
        `  if (tool_name === 'delete_task' && task) {
    const { changes, ...rest } = deleteTask(at, task, { confirmation_id: '' } as never)
    return { ...rest, changes: changes.slice(1) }
  }
  if (tool_name === 'delete_task') return`,
      ],
    ],
    NO_TASK_GUARD,
  ),
  tasks(
    'tasks-other-version',
    'A yes to a task as it was deletes it as it is.',
    [['decide/turn.ts', 'if (named.version !== pending.task_version)', 'if (named.version < 0)']],
    NO_TASK_GUARD,
  ),
  tasks(
    'tasks-late-yes',
    'A yes counts however late it comes.',
    [
      ANY_PROPOSAL,
      [
        'decide/turn.ts',
        '  if (isPast(pending.expires_at, timestamp.now))\n',
        '  if (timestamp.now === pending.expires_at)\n',
      ],
    ],
    NO_YES_GUARD,
  ),
  tasks('tasks-reminded-for-ever', 'A reminder that was told stays due.', [
    ['decide/remind.ts', 'row: { reminded_at: now },', 'row: { reminded_at: null },'],
  ]),
  tasks('tasks-turn-taken-twice', 'A message that is sent again is another message.', [
    ['decide/person.ts', "if (item?.turn_known) return { kind: 'write', make: () => [] }", ''],
    ['decide/person.ts', 'make: ({ now }) => [\n      ...(item', 'make: ({ now, uuid }) => [\n      ...(item'],
    ['decide/person.ts', '        turn_id,\n', '        turn_id: item?.turn_known ? uuid() : turn_id,\n'],
  ]),
  tasks('tasks-deletion-not-told', 'The history says nothing of a deletion.', [
    [
      'tools/delete-task.ts',
      "      historyRows(at, [{ operation: 'delete', task_id, before: task, after: null }]),\n",
      "      ...(at.now ? [] : [historyRows(at, [{ operation: 'delete', task_id, before: task, after: null }])]),\n",
    ],
  ]),

  outreach('outreach-answer-not-looked-for', 'A message goes out without a last look at the conversation.', [
    [
      'tools/send-message.ts',
      'input.step > 1 ? await answeredSince(channel, input, signal) : null',
      'input.step > 99 ? await answeredSince(channel, input, signal) : null',
    ],
  ]),
  outreach('outreach-more-words', 'A message says more than was approved.', [
    ['decide/tools.ts', '    text: message.content,', "    text: message.content + ' Call me.',"],
  ]),
  outreach('outreach-somebody-else', 'A message goes to somebody else than was approved.', [
    ['decide/tools.ts', '    profile_url: lead.profile_url,', "    profile_url: lead.profile_url.replace(/.$/, '3'),"],
  ]),
  outreach('outreach-rejection-forgotten', 'A person rejects a lead, and the campaign writes to them.', [
    ['decide/receive.ts', "row: { status: 'rejected', updated_at: now } }", 'row: { updated_at: now } }'],
  ]),
  outreach('outreach-receipt-is-enough', 'The channel’s word that a message was sent is taken for what stands there.', [
    ['tools/send-message.ts', 'return { found: copies >= 1, detail }', 'return { found: copies >= -1, detail }'],
    ['tools/send-message.ts', "found: relation !== 'none' && (", "found: relation !== 'x' as string || ("],
  ]),

  scheduling('scheduling-stranger-believed', 'Whoever answers in somebody’s thread is that person.', [
    [
      'decide/mail-in.ts',
      'const trusted = mail.trusted && sameAddress(mail.from, attendee.email)',
      'const trusted = true',
    ],
  ]),
  scheduling('scheduling-two-events', 'A new time is a new event, and the old one stays.', [
    [
      'decide/calendar.ts',
      'uid: eventUid(state.workspace.id),\n      // A hold',
      'uid: meeting.slot + eventUid(state.workspace.id),\n      // A hold',
    ],
  ]),
  scheduling(
    'scheduling-one-yes-is-enough',
    'The first who says yes settles it for everybody.',
    [['decide/next.ts', "type === 'Confirm' && othersAgree(state, meeting, attendee)", "type === 'Confirm'"]],
    ['drop trigger guard on scheduling.meetings'],
  ),
  scheduling('scheduling-cancelled-goes-on', 'A cancellation is noted, and the work goes on.', [
    ['decide/receive.ts', "update(meeting, { status: 'cancelled', ended_by", 'update(meeting, { ended_by'],
  ]),
  scheduling('scheduling-other-address', 'Every mail goes to whoever was named first.', [
    ['decide/mail.ts', 'address: attendee.email }', "address: schedulingOf(state).attendees[0]?.email ?? '' }"],
  ]),
  scheduling('scheduling-other-time', 'What is kept in the calendar is an hour later than what was agreed.', [
    [
      'decide/calendar.ts',
      '      starts_at: meeting.starts_at as string,',
      '      starts_at: new Date(Date.parse(meeting.starts_at as string) + 1_800_000).toISOString(),',
    ],
  ]),

  casework('casework-words-not-compared', 'A fact may quote what does not stand there.', [
    ['mapping/pinpoint.ts', 'if (sha256Hex(quote) !== pinpoint.quote_hash) {', "if (quote === '') {"],
    [
      'mapping/pinpoint.ts',
      'quote_hash: sha256Hex(text.slice(start, end)) }',
      'quote_hash: sha256Hex(text.slice(start)) }',
    ],
  ]),
  casework('casework-privilege-forgotten', 'What was marked as privileged goes into the package.', [
    ['export/plan.ts', 'if (privilege && outward && !isRedacted) {', "if (privilege === 'x') {"],
  ]),
  casework('casework-another-order', 'What is packed is another order than the attorney was shown.', [
    ['decide/export.ts', '    ...order,\n    approval_id,', "    ...order,\n    export_reason: 'x',\n    approval_id,"],
  ]),
  casework('casework-other-approval', 'The package names an approval that was never given.', [
    ['decide/export.ts', '    ...order,\n    approval_id,', '    ...order,\n    approval_id: bundle.bundle_id,'],
  ]),
]
