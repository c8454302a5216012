import { resolve } from 'node:path'
import type { Command } from 'commander'
import { unwrap } from '#host/answers.ts'
import { type Context, type Runner, requireUuid } from '#host/cli/context.ts'
import type { Out } from '#host/cli/out.ts'
import { submit } from '#host/cli/person.ts'
import { withProduct } from '#host/cli/product.ts'
import { osUser } from '#host/cli/settings.ts'
import { columns, oneLine, printable } from '#host/cli/terminal.ts'
import type { AttendeeView, MeetingBoard } from '../services/meetings-service.ts'
import { EXAMPLE, readMeeting } from './meeting-file.ts'
import { withMeetings } from './with-meetings.ts'

export function addMeetings(program: Command, run: Runner): void {
  const group = program
    .command('meetings')
    .description('scheduling: plan a meeting, see who said what, decide, play an attendee')
    .addHelpText(
      'after',
      `
Examples:
  lanewright meetings example > meeting.yaml
  lanewright meetings create meeting.yaml
  lanewright meetings show 0198c0de-0000-7000-8000-000000000001
  lanewright meetings choose 0198c0de-0000-7000-8000-000000000001 2027-01-14T14:00:00+01:00`,
    )
  group
    .command('example')
    .description('print a meeting with comments, to begin with')
    .action(
      run(async ({ out }, _options: object) => {
        out.answer({ ok: true, meeting: EXAMPLE })
        out.say(EXAMPLE.trimEnd())
        return 0
      }),
    )
  group
    .command('create')
    .argument('<file>', 'the meeting, as YAML or JSON')
    .description('plan a meeting')
    .action(run(create))
  group
    .command('list')
    .description('list the meetings')
    .action(run((context, _options: object) => list(context)))
  group
    .command('show')
    .argument('<id>', 'meeting id')
    .description('how it stands with everybody, and what waits for you')
    .action(run((context, id: string, _options: object) => show(context, id)))
  group
    .command('choose')
    .argument('<id>', 'meeting id')
    .argument('<time>', 'when it begins, with its offset: 2027-01-14T14:00:00+01:00')
    .description('choose or change the time; everybody is asked about it')
    .action(
      run((context, id: string, start: string, _options: object) => say(context, id, 'meeting.choose', { start })),
    )
  group
    .command('decide')
    .argument('<id>', 'meeting id')
    .argument('<question>', 'question id')
    .argument('<choice>', 'one of its choices')
    .option('--alternative <n>', 'which of the proposed times, from 1', Number)
    .description('decide what only a person decides')
    .action(
      run((context, id: string, question_id: string, choice: string, { alternative }: { alternative?: number }) =>
        say(context, id, 'meeting.decide', {
          ...{ question_id, choice },
          ...(alternative === undefined ? {} : { alternative: alternative - 1 }),
        }),
      ),
    )
  group
    .command('cancel')
    .argument('<id>', 'meeting id')
    .requiredOption('--reason <text>', 'why')
    .description('cancel a meeting; who has an invitation is told')
    .action(
      run((context, id: string, { reason }: { reason: string }) => say(context, id, 'meeting.cancel', { reason })),
    )
  group
    .command('answer')
    .argument('<id>', 'meeting id')
    .argument('<attendee>', 'attendee id')
    .argument('<text>', 'their words')
    .description('with the built-in mailbox: answer as an attendee')
    .action(
      run((context, id: string, attendee: string, text: string, _options: object) =>
        answer(context, id, attendee, text),
      ),
    )
}

async function create(context: Context, file: string, _options: object): Promise<number> {
  const wanted = await readMeeting(resolve(context.io.cwd(), file))
  const { id } = unwrap(await withMeetings(context, (meetings) => meetings.create(wanted, osUser())))
  context.out.answer({ ok: true, workspace: id })
  context.out.say(id)
  return 0
}

async function list(context: Context): Promise<number> {
  const meetings = await withMeetings(context, (service) => service.list())
  context.out.answer({ ok: true, meetings })
  const rows = meetings.map((m) => [
    m.id,
    oneLine(m.name),
    m.stopped ? `${m.meeting ?? m.status}, stopped` : (m.meeting ?? m.status),
    m.starts_at?.slice(0, 16) ?? '',
    `${m.yes}/${m.attendees}`,
    String(m.waiting.approvals + m.waiting.questions + m.waiting.uncertain),
  ])
  context.out.say(
    rows.length > 0
      ? columns([['ID', 'TITLE', 'STATUS', 'BEGINS (UTC)', 'YES', 'WAITING'], ...rows])
      : 'No meetings yet. Begin with: lanewright meetings example > meeting.yaml',
  )
  return 0
}

async function show(context: Context, given_id: string): Promise<number> {
  const id = requireUuid(given_id, 'workspace')
  const board = unwrap(await withMeetings(context, (meetings) => meetings.show(id)))
  context.out.answer({ ok: true, ...board })
  print(context.out, board)
  return 0
}

function print(out: Out, { name, id, goal, meeting, attendees, questions, slots, event_score }: MeetingBoard): void {
  out.say(`${out.paint(oneLine(name), 'bold')}  ${id}`)
  const when = meeting?.starts_at ? `${meeting.starts_at.slice(0, 16)} UTC` : 'no time yet'
  out.say(
    `  ${meeting?.status ?? 'beginning'}, ${when}, ${goal.duration} minutes, ${oneLine(goal.location)}, score ${event_score ?? '-'}`,
  )
  for (const a of attendees)
    out.say(
      `  ${a.attendee_id}  ${oneLine(a.full_name)} <${oneLine(a.email)}>  ${a.score}  ${stateOf(a)}: ${oneLine(a.reason)}`,
    )
  if (meeting?.status === 'choosing')
    for (const slot of slots)
      out.say(`  free      ${slot.starts_at}  ${slot.score}  lanewright meetings choose ${id} ${slot.starts_at}`)
  for (const q of questions.filter(({ status }) => status === 'open')) {
    out.say(`  decide    ${printable(q.why)}`)
    for (const [n, time] of q.alternatives.entries())
      out.say(`            ${n + 1}: ${time.start} (${oneLine(time.text)})`)
    out.say(`            lanewright meetings decide ${id} ${q.question_id} ${q.choices.join('|')}`)
  }
}

function stateOf(a: AttendeeView): string {
  if (a.closed_why) return a.closed_why
  if (a.uncertain) return `nobody knows whether the last mail went out: lanewright settle ${a.uncertain}`
  if (a.waits_for_approval) return 'a mail waits for your yes'
  if (a.yes) return a.invited ? 'yes, invited' : 'yes'
  return a.stage
}

async function say(
  context: Context,
  given_id: string,
  kind: string,
  content: Record<string, unknown>,
): Promise<number> {
  const id = requireUuid(given_id, 'workspace')
  const { settings, out } = context
  const processed = await withProduct(settings, (product) => submit(product, id, osUser(), kind, content))
  out.answer({ workspace: id, ...processed })
  if (processed.ok) out.say(processed.outcome ?? 'Sent; it is heard when the work goes on.')
  else out.note(`${processed.error.code}: ${processed.error.message}\n  ${processed.error.next}`)
  return processed.ok ? 0 : 1
}

async function answer(context: Context, given_id: string, attendee: string, text: string): Promise<number> {
  const id = requireUuid(given_id, 'workspace')
  unwrap(await withMeetings(context, (meetings) => meetings.answer(id, requireUuid(attendee, 'person'), { text })))
  context.out.answer({ ok: true })
  context.out.say('Sent. It is read when the product runs.')
  return 0
}
