import fc from 'fast-check'
import ICAL from 'ical.js'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { Task } from '../../contracts.ts'
import { csvHeader, csvRow, readOwnCsv } from './csv.ts'
import { EXPORT_FORMATS } from './formats.ts'

const base: Task = {
  task_id: '0b6f1f4e-8f0a-4d38-9a51-0a4a0a0a0a01',
  description: 'buy milk',
  status: 'pending',
  created_at: '2026-03-04T09:00:00.000Z',
  updated_at: '2026-03-04T10:00:00.000Z',
  completed_at: null,
  due_on: null,
  due_at: null,
  priority: null,
  labels: [],
  recurrence: null,
  remind_at: null,
  list: null,
  time_zone: null,
  version: 1,
}

function write(format: keyof typeof EXPORT_FORMATS, tasks: Task[]): string {
  const { opening, row, closing } = EXPORT_FORMATS[format]
  return [opening(), ...tasks.map(row), closing()].join('')
}

const timestamp = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19)}.000Z`)
const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 80 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        'a',
        ' ',
        '\n',
        '\r\n',
        '\r',
        ',',
        ';',
        ':',
        '"',
        "'",
        '\\',
        '=',
        '+',
        '-',
        '@',
        '\t',
        'ü',
        '🎂',
        '\\n',
      ),
      {
        minLength: 1,
        maxLength: 90,
      },
    )
    .map((parts) => parts.join('')),
)
const label = fc.stringMatching(/^[a-zäöü0-9][a-z0-9_-]{0,10}$/)
const task: fc.Arbitrary<Task> = fc
  .record({
    task_id: fc.uuid(),
    description: words,
    status: fc.constantFrom('pending' as const, 'completed' as const),
    created_at: timestamp,
    updated_at: timestamp,
    completed_at: fc.option(timestamp),
    due_on: fc.constant<string | null>(null),
    due_at: fc.option(timestamp),
    priority: fc.option(fc.integer({ min: 1, max: 4 })),
    labels: fc.uniqueArray(label, { maxLength: 4 }),
    recurrence: fc.constantFrom(null, 'FREQ=DAILY', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', 'FREQ=MONTHLY;BYMONTHDAY=-1'),
    remind_at: fc.option(timestamp),
    list: fc.option(words),
    time_zone: fc.constantFrom(null, 'Europe/Berlin'),
    version: fc.integer({ min: 1, max: 1000 }),
  })
  .chain((made) => {
    if (made.due_at !== null) return fc.constant({ ...made, due_on: made.due_at.slice(0, 10) })
    return fc.option(timestamp).map((day) => ({ ...made, due_on: day?.slice(0, 10) ?? null }))
  })

describe('CSV', () => {
  test('what was written is read back exactly, whatever the words', () => {
    fc.assert(
      fc.property(fc.array(task, { maxLength: 4 }), (tasks) => {
        expect(readOwnCsv(write('csv', tasks))).toEqual({ tasks, left_out: 0 })
      }),
      { numRuns: 500 },
    )
  })

  test('no cell begins like a formula', () => {
    fc.assert(
      fc.property(task, (made) => {
        const { data } = Papa.parse<string[]>(csvRow(made), { newline: '\r\n', delimiter: ',' })
        for (const cell of data[0]!) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
    expect(csvRow({ ...base, description: '=1+1' })).toContain(",'=1+1,")
  })

  test('a row that was spoilt is named', () => {
    const text = csvHeader() + csvRow(base) + csvRow(base).replace('pending', 'waiting')
    const found = readOwnCsv(text)
    expect(found).toMatchObject({ refused: { code: 'import.row_wrong' } })
    expect(JSON.stringify(found)).toContain('line 3')
  })
})

test('JSON in pieces is one valid array, with no task, one or many', () => {
  fc.assert(
    fc.property(fc.array(task, { maxLength: 4 }), (tasks) => {
      expect(JSON.parse(write('json', tasks))).toEqual(tasks)
    }),
  )
})

describe('iCalendar', () => {
  /** What a calendar program finds, by the library's own reader. */
  function readBack(text: string) {
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vtodo').map((todo) => {
      const value = (name: string) => todo.getFirstPropertyValue(name)
      const time = (name: string) => (value(name) as ICAL.Time | null)?.toString() ?? null
      const alarm = todo.getFirstSubcomponent('valarm')
      return {
        uid: value('uid'),
        summary: value('summary'),
        status: value('status'),
        due: time('due'),
        completed: time('completed'),
        created: time('created'),
        modified: time('last-modified'),
        priority: value('priority'),
        labels: todo.getFirstProperty('categories')?.getValues() ?? [],
        rule: value('rrule')?.toString() ?? null,
        list: value('x-lanewright-list'),
        alarm: alarm?.getFirstPropertyValue('trigger')?.toString() ?? null,
      }
    })
  }

  const seconds = (at: string | null) => at?.replace('.000Z', 'Z') ?? null
  const plain = (text: string) => text.replace(/\r\n?/g, '\n')

  test('a calendar program finds the same tasks, whatever the words [T-io.6]', () => {
    fc.assert(
      fc.property(fc.array(task, { maxLength: 3 }), (tasks) => {
        const expected = tasks.map((made) => ({
          uid: made.task_id,
          summary: plain(made.description),
          status: made.status === 'completed' ? 'COMPLETED' : 'NEEDS-ACTION',
          due: seconds(made.due_at) ?? made.due_on,
          completed: seconds(made.completed_at),
          created: seconds(made.created_at),
          modified: seconds(made.updated_at),
          priority: made.priority === null ? null : [1, 3, 5, 9][made.priority - 1],
          labels: made.labels,
          rule: made.due_on === null ? null : made.recurrence,
          list: made.list === null ? null : plain(made.list),
          alarm: seconds(made.remind_at),
        }))
        expect(readBack(write('ics', tasks))).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  test('lines end with CRLF and hold at most 75 bytes', () => {
    const text = write('ics', [
      { ...base, description: 'Größe 🎂 '.repeat(60), list: 'ü'.repeat(100), recurrence: 'FREQ=DAILY' },
    ])
    const lines = text.split('\r\n')
    expect(lines.pop()).toBe('')
    for (const line of lines) {
      expect(line).not.toMatch(/[\r\n]/)
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }
  })

  test('a rule that no calendar reads is left out, not the task', () => {
    const [todo] = readBack(write('ics', [{ ...base, due_on: '2026-03-05', recurrence: 'FREQ=SOMETIMES' }]))
    expect(todo).toMatchObject({ summary: 'buy milk', due: '2026-03-05', rule: null })
  })
})
