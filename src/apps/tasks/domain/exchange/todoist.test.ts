import { describe, expect, test } from 'vitest'
import { readTodoistCsv } from './todoist.ts'

const options = { nowMs: Date.parse('2026-03-04T09:00:00.000Z'), timeZone: 'Europe/Berlin' }
const HEADER =
  'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT'
const read = (...rows: string[]) => readTodoistCsv([HEADER, ...rows].join('\r\n'), options)
const tasks = (...rows: string[]) => {
  const found = read(...rows)
  if ('refused' in found) throw new Error(found.refused.message)
  return found.tasks
}
const refused = (...rows: string[]) => {
  const found = read(...rows)
  return 'refused' in found ? found.refused : null
}
const dated = (date: string, zone = '') => tasks(`task,x,,4,1,,,"${date}",en,${zone},,`)[0]

test('a project with its sections, labels, priorities and dates', () => {
  const found = read(
    'meta,view_style=list,,,,,,,,,,',
    'task,Call mom @family @phone,,1,1,Ann (1),,tomorrow at 5pm,en,Europe/Berlin,,',
    ',,,,,,,,,,,',
    'section,Home,,,,,,,,,,',
    'task,"Buy milk, eggs","two litres\nand ten",4,2,Ann (1),,,en,Europe/Berlin,,',
    'note,do not forget,,,,,,,,,,',
    'task,Water plants,,,1,Ann (1),,every monday,en,Europe/Berlin,,',
  )
  expect(found).toEqual({
    left_out: 2,
    tasks: [
      {
        description: 'Call mom',
        labels: ['family', 'phone'],
        priority: 1,
        list: null,
        due_on: '2026-03-05',
        due_at: '2026-03-05T16:00:00.000Z',
        remind_at: '2026-03-05T16:00:00.000Z',
        recurrence: null,
      },
      { description: 'Buy milk, eggs\ntwo litres\nand ten', labels: [], priority: 4, list: 'Home' },
      {
        description: 'Water plants',
        labels: [],
        priority: null,
        list: 'Home',
        due_on: '2026-03-09',
        due_at: null,
        remind_at: null,
        recurrence: 'FREQ=WEEKLY;BYDAY=MO',
      },
    ],
  })
})

test('only labels are read out of the words: dates have their own column', () => {
  expect(tasks('task,read tomorrow p1 #1 a@b.c,,4,1,,,,,,,')[0]!.description).toBe('read tomorrow p1 #1 a@b.c')
  expect(tasks('task,@home,,4,1,,,,,,,')[0]).toMatchObject({ description: '@home', labels: [] })
})

describe('dates', () => {
  test.each([
    ['2026-03-05', '2026-03-05', null],
    ['2025-03-05', '2025-03-05', null],
    ['2026-03-05 17:00', '2026-03-05', '2026-03-05T16:00:00.000Z'],
    ['2026-03-05T17:00:00', '2026-03-05', '2026-03-05T16:00:00.000Z'],
    ['5 Mar 2025', '2025-03-05', null],
    ['Mar 5 17:15', '2026-03-05', '2026-03-05T16:15:00.000Z'],
    ['10 Apr 17:15', '2026-04-10', '2026-04-10T15:15:00.000Z'],
    ['tomorrow', '2026-03-05', null],
    ['3/15', '2026-03-15', null],
    ['every! 3 days', '2026-03-04', null],
  ])('%s', (date, due_on, due_at) => {
    expect(dated(date)).toMatchObject({ due_on, due_at })
  })

  test('the zone of the row wins over the zone of the person; one that is unknown does not', () => {
    expect(dated('tomorrow at 5pm', 'America/New_York')).toMatchObject({ due_at: '2026-03-05T22:00:00.000Z' })
    expect(dated('tomorrow at 5pm', 'Nowhere')).toMatchObject({ due_at: '2026-03-05T16:00:00.000Z' })
  })

  test('a past date reminds nobody', () => {
    expect(dated('2025-03-05 17:00')).toMatchObject({ due_at: '2025-03-05T16:00:00.000Z', remind_at: null })
  })
})

test('a byte order mark, line feeds and semicolons are read too', () => {
  const found = readTodoistCsv(`\uFEFF${HEADER.replaceAll(',', ';')}\ntask;Call mom;;2;1;;;;;;;\n`, options)
  expect(found).toMatchObject({ tasks: [{ description: 'Call mom', priority: 2 }] })
})

describe('a bad row refuses the whole file and names its line', () => {
  test.each([
    ['task,fine,,4,1,,,someday maybe,en,,,', 'import.row_date', 'line 2'],
    ['task,fine,,9,1,,,,en,,,', 'import.row_priority', 'line 2'],
    ['task,,,4,1,,,,en,,,', 'import.row_empty', 'line 2'],
    [`task,${'x'.repeat(1001)},,4,1,,,,en,,,`, 'import.row_too_long', 'line 2'],
    [`section,${'x'.repeat(101)},,,,,,,,,,`, 'import.list_too_long', 'line 2'],
    ['chore,fine,,4,1,,,,en,,,', 'import.row_type', 'line 2'],
    ['task,"fine,,4,1,,,,en,,,', 'import.row_broken', 'line 2'],
  ])('%s', (row, code, line) => {
    const refusal = refused(row, 'task,good,,4,1,,,,en,,,')
    expect(refusal).toMatchObject({ code })
    expect(refusal!.message).toContain(line)
    expect(refusal!.next).not.toBe('')
  })

  test('lines are counted as the file has them, breaks within cells included', () => {
    expect(refused('task,"one\ntwo\nthree",,4,1,,,,en,,,', '', 'task,x,,7,1,,,,en,,,')!.message).toContain('line 6')
  })
})

test('what is no such file, too large or too long is refused', () => {
  const code = (text: string) => {
    const found = readTodoistCsv(text, options)
    return 'refused' in found ? found.refused.code : null
  }
  expect(code('')).toBe('import.no_header')
  expect(code('a,b\n1,2')).toBe('import.no_header')
  expect(code(`${HEADER}\n${'é'.repeat(1_100_000)}`)).toBe('import.too_large')
  expect(code(`${HEADER}\n${'task,x\n'.repeat(20_001)}`)).toBe('import.too_many_rows')
  expect(code(`${HEADER}\n${'task,x\n'.repeat(20_000)}`)).toBeNull()
})
