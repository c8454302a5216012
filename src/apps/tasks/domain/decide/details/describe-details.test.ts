import { expect, test } from 'vitest'
import { noDetails } from './chip.ts'
import { describeDetails, describeRecurrence } from './describe-details.ts'

const options = { nowMs: Date.parse('2026-03-04T09:00:00.000Z'), timeZone: 'Europe/Berlin' }
const line = (details: object) => describeDetails({ ...noDetails(), ...details }, options)

test('nothing to say is no line', () => {
  expect(line({})).toBe('')
})

test('all of it in one line', () => {
  const at = '2026-03-05T16:00:00.000Z'
  const details = {
    due_on: '2026-03-05',
    due_at: at,
    remind_at: at,
    recurrence: 'FREQ=WEEKLY',
    priority: 1,
    labels: ['home'],
  }
  expect(line(details)).toBe('Due tomorrow at 17:00, every week, p1, #home.')
  expect(line({ ...details, list: 'Garden', remind_at: '2026-03-05T15:30:00.000Z' })).toBe(
    'Due tomorrow at 17:00, every week, p1, #home, list Garden, reminder tomorrow at 16:30.',
  )
})

test.each([
  ['2026-03-04', 'Due today.'],
  ['2026-03-03', 'Due yesterday.'],
  ['2026-03-09', 'Due on Monday.'],
  ['2026-03-11', 'Due on 11 March.'],
  ['2027-01-02', 'Due on 2 January 2027.'],
  ['2026-02-01', 'Due on 1 February.'],
])('the day %s reads "%s"', (due_on, expected) => {
  expect(line({ due_on })).toBe(expected)
})

test.each([
  ['FREQ=DAILY', 'every day'],
  ['FREQ=WEEKLY;INTERVAL=2', 'every 2 weeks'],
  ['FREQ=WEEKLY;BYDAY=MO,TH', 'every Monday and Thursday'],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR', 'every Monday, Wednesday and Friday'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'every weekday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', 'every 2 weeks on Friday'],
  ['FREQ=MONTHLY;BYMONTHDAY=15', 'every month on the 15th'],
  ['FREQ=MONTHLY;BYMONTHDAY=22', 'every month on the 22nd'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'every month on the last day'],
  ['FREQ=MONTHLY;BYDAY=1MO', 'every month on the first Monday'],
  ['FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=3', 'every year on 3 June'],
  ['FREQ=DAILY;UNTIL=20260320', 'every day until 20 March 2026'],
  ['FREQ=DAILY;COUNT=2', 'every day, 2 times'],
  ['FREQ=SECONDLY', 'repeats'],
])('the rule %s reads "%s"', (rule, expected) => {
  expect(describeRecurrence(rule)).toBe(expected)
})
