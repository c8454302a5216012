import { Type } from 'typebox'
import { closed, list, text } from '#kernel/contracts/closed.ts'
import type { CalendarEvent } from '#kernel/ports/calendar.ts'
import type { Tool, ToolResult } from '#kernel/ports/tool.ts'
import { EventInput, LookInput } from '../contracts.ts'
import { checkSlot } from '../domain/calendar/check-slot.ts'
import { findSlots } from '../domain/calendar/slots.ts'
import type { MailService } from './mail-service.ts'

const SLOTS_MOST = 12

export function calendarTools(mail: MailService): Tool[] {
  return [lookForTimes(mail), keepEvent(mail)]
}

/** When the calendars are free, as times with a score. Of what stands in them nothing is brought home. */
function lookForTimes(mail: MailService): Tool<LookInput> {
  return {
    name: 'look_for_times',
    input: LookInput,
    output: closed({
      slots: list(
        closed({ start: text(40), end: text(40), score: Type.Integer(), reasons: list(text(200), 20) }),
        SLOTS_MOST,
      ),
    }),
    effect: 'read',
    timeoutMs: 60_000,
    key: ({ round }) => String(round),
    async run(look, { signal, nowMs }) {
      const busy = await Promise.all(
        look.calendars.map(async (name) => {
          const calendar = await mail.calendar(name)
          const { times, unread } = await calendar.busy({ start: look.window.from, end: look.window.to }, signal)
          return { calendar: name, times, unread }
        }),
      )
      const slots = findSlots({
        busy,
        durationMinutes: look.duration,
        window: { start: look.window.from, end: look.window.to },
        hours: [
          { timeZone: look.time_zone, ...(look.hours ?? {}) },
          ...look.other_zones.map((timeZone) => ({ timeZone, outside: 'lower' as const })),
        ],
        now: new Date(nowMs).toISOString(),
        count: SLOTS_MOST,
        ownUids: [look.own_uid],
      })
      const partly = busy
        .filter(({ unread }) => unread.length > 0)
        .map(({ calendar }) => `${calendar} could be read only in part`)
      const result = slots.map(({ reasons, ...slot }) => ({
        ...slot,
        reasons: [...partly, ...reasons.map(({ text: why }) => why)].slice(0, 20),
      }))
      return { outcome: 'done', output: { slots: result } }
    },
    verify: async () => ({ found: true }),
  }
}

/** Our own event and nobody else's: held, confirmed or released under its one UID. */
function keepEvent(mail: MailService): Tool<EventInput> {
  return {
    name: 'keep_event',
    input: EventInput,
    output: closed({}),
    effect: 'idempotent',
    timeoutMs: 60_000,
    key: ({ event, step }) => `${event.uid}:${event.sequence}:${step}`,
    recipient: ({ calendar }) => calendar,
    async run(kept, { signal }) {
      const calendar = await mail.calendar(kept.calendar)
      if (kept.step === 'release') return done(await calendar.remove(kept.event.uid, signal))
      const conflict = await conflictOf(mail, kept, signal)
      if (conflict) return conflict
      return done(await calendar.put(eventOf(kept), signal))
    },
    async verify({ calendar: name, event, step }, { signal }) {
      const there = await (await mail.calendar(name)).get(event.uid, signal)
      if (step === 'release') return { found: there === null || there.status === 'cancelled' }
      const same =
        there !== null &&
        there.sequence === event.sequence &&
        Date.parse(there.start) === Date.parse(event.starts_at) &&
        Date.parse(there.end) === Date.parse(event.ends_at)
      return { found: same }
    },
  }
}

const done = (result: { outcome: 'done' } | Extract<ToolResult, { outcome: 'not_done' }>): ToolResult =>
  result.outcome === 'done' ? { outcome: 'done', output: {} } : result

/** Free when it was chosen, and still: what came into a calendar since is seen before anybody is told. */
async function conflictOf(
  mail: MailService,
  { check, event }: EventInput,
  signal: AbortSignal,
): Promise<ToolResult | null> {
  const slot = { start: event.starts_at, end: event.ends_at }
  for (const name of check) {
    const { times } = await (await mail.calendar(name)).busy(slot, signal)
    const [hindrance] = checkSlot(slot, [{ calendar: name, times }], { ownUids: [event.uid] }).filter((c) => c.blocks)
    if (hindrance)
      return {
        outcome: 'not_done',
        error: {
          code: 'calendar.not_free',
          message: `the time is not free any more in ${name}: ${hindrance.busy.label}`,
          next: 'Choose another time, or meet all the same.',
        },
      }
  }
  return null
}

function eventOf({ step, event }: EventInput): CalendarEvent {
  return {
    uid: event.uid,
    sequence: event.sequence,
    status: step === 'hold' ? 'tentative' : 'confirmed',
    title: step === 'hold' ? `Hold: ${event.title}` : event.title,
    start: event.starts_at,
    end: event.ends_at,
    timeZone: event.time_zone,
    location: event.location,
    description: event.description,
    organizer: null,
    attendees: [],
  }
}
