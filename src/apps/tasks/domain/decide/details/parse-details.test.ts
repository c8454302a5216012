import { describe, expect, test } from 'vitest'
import { parseDetails } from './parse-details.ts'

/** Wednesday, 4 March 2026, 10:00 in Berlin. */
const nowMs = Date.parse('2026-03-04T09:00:00.000Z')
const parse = (text: string, more: { without?: string[]; remind?: boolean; timeZone?: string } = {}) =>
  parseDetails(text, { nowMs, timeZone: 'Europe/Berlin', ...more })

/** Text, description, due as the wall clock in Berlin shows it (winter: +01:00). */
const READ: [string, string, string][] = [
  ['call mom tomorrow at 5', 'call mom', '2026-03-05 17:00'],
  ['call mom tomorrow at 5 pm', 'call mom', '2026-03-05 17:00'],
  ['call mom tomorrow at 5 p.m.', 'call mom', '2026-03-05 17:00'],
  ['Call Mom Tomorrow At 5PM!', 'Call Mom!', '2026-03-05 17:00'],
  ['call mom at 5 tomorrow', 'call mom', '2026-03-05 17:00'],
  ['call mom tomorrow', 'call mom', '2026-03-05'],
  ['tomorrow call mom', 'call mom', '2026-03-05'],
  ['tomorrow: call mom', 'call mom', '2026-03-05'],
  ['tomorrow to call mom', 'call mom', '2026-03-05'],
  ['call mom tomorrow about dinner', 'call mom about dinner', '2026-03-05'],
  ['tomorrow at 5 gym', 'gym', '2026-03-05 17:00'],
  ['in 20 minutes tea', 'tea', '2026-03-04 10:20'],
  ['tomorrow call mom at 5pm', 'call mom', '2026-03-05 17:00'],
  ['pay rent by friday', 'pay rent', '2026-03-06'],
  ['submit by friday the report', 'submit the report', '2026-03-06'],
  ['meet Bob on Friday to discuss the budget', 'meet Bob to discuss the budget', '2026-03-06'],
  ['rent due friday', 'rent', '2026-03-06'],
  ['review on Wednesday', 'review', '2026-03-11'],
  ['review this wednesday', 'review', '2026-03-04'],
  ['review next friday', 'review', '2026-03-13'],
  ['friday call mom', 'call mom', '2026-03-06'],
  ['friday, gym', 'gym', '2026-03-06'],
  ['gym fri 6pm', 'gym', '2026-03-06 18:00'],
  ['gym on sat', 'gym', '2026-03-07'],
  ['gym sat 10am', 'gym', '2026-03-07 10:00'],
  ['dentist march 3', 'dentist', '2027-03-03'],
  ['dentist on 3rd of April', 'dentist', '2026-04-03'],
  ['dentist on the 3rd of April 2027 at 8:30am', 'dentist', '2027-04-03 08:30 summer'],
  ['renew passport on feb 29', 'renew passport', '2028-02-29'],
  ['party on friday the 13th', 'party', '2026-03-13'],
  ['party on friday, 3 april at 8pm', 'party', '2026-04-03 20:00 summer'],
  ['pay invoice on the 15th', 'pay invoice', '2026-03-15'],
  ['pay invoice by the 1st at noon', 'pay invoice', '2026-04-01 12:00 summer'],
  ['file taxes by 2026-05-31', 'file taxes', '2026-05-31'],
  ['file taxes on 3/15', 'file taxes', '2026-03-15'],
  ['file taxes by 31.5.2026', 'file taxes', '2026-05-31'],
  ['back up in 3 days', 'back up', '2026-03-07'],
  ['back up in two weeks', 'back up', '2026-03-18'],
  ['in 20 minutes to check the oven', 'check the oven', '2026-03-04 10:20'],
  ['check the oven in half an hour', 'check the oven', '2026-03-04 10:30'],
  ['check the oven 2 hours from now', 'check the oven', '2026-03-04 12:00'],
  ['plan trip next week', 'plan trip', '2026-03-09'],
  ['plan trip next month', 'plan trip', '2026-04-01'],
  ['plan trip this weekend', 'plan trip', '2026-03-07'],
  ['close books by the end of the month', 'close books', '2026-03-31'],
  ['the day after tomorrow call the bank', 'call the bank', '2026-03-06'],
  ['call the bank tonight', 'call the bank', '2026-03-04 20:00'],
  ['call the bank tonight at 8', 'call the bank', '2026-03-04 20:00'],
  ['call the bank tomorrow morning', 'call the bank', '2026-03-05 09:00'],
  ['call the bank tomorrow morning at 7', 'call the bank', '2026-03-05 07:00'],
  ['call the bank friday evening at 8', 'call the bank', '2026-03-06 20:00'],
  ['call the bank at 8 in the evening', 'call the bank', '2026-03-04 20:00'],
  ['call the bank at 9', 'call the bank', '2026-03-05 09:00'],
  ['call the bank today at 9', 'call the bank', '2026-03-04 21:00'],
  ['call the bank at 17:30', 'call the bank', '2026-03-04 17:30'],
  ['call the bank at five', 'call the bank', '2026-03-04 17:00'],
  ['call the bank at 12', 'call the bank', '2026-03-04 12:00'],
  ['call the bank at 9am', 'call the bank', '2026-03-05 09:00'],
  ['standup 09:30', 'standup', '2026-03-05 09:30'],
  ['hand in on friday at midnight', 'hand in', '2026-03-07 00:00'],
  ['pick up kids at 5pm from school', 'pick up kids from school', '2026-03-04 17:00'],
  ['buy cake for tomorrow', 'buy cake', '2026-03-05'],
  ['call mom, tomorrow.', 'call mom.', '2026-03-05'],
  ['call mom tomorrow please', 'call mom please', '2026-03-05'],
  ['🎂 Größe prüfen – morgen?! tomorrow', '🎂 Größe prüfen – morgen?!', '2026-03-05'],
]

describe('a due date is read', () => {
  test.each(READ)('%s', (text, description, due) => {
    const [day, time, summer] = due.split(' ')
    const at = time === undefined ? null : new Date(`${day}T${time}:00${summer ? '+02:00' : '+01:00'}`).toISOString()
    const parsed = parse(text)
    expect(parsed.description).toBe(description)
    expect(parsed.details).toMatchObject({ due_on: day, due_at: at, remind_at: at })
    expect(parsed.chips.every((chip) => chip.kind === 'due' && chip.value === (at ?? day))).toBe(true)
    for (const chip of parsed.chips) expect(text.slice(chip.start, chip.end)).toBe(chip.text)
  })
})

const WORDS = `
buy may flowers|put on sun cream|sun cream|march to the office|visit the second hand shop|read 1984|call 555-1234
fix the 3 pm bug|call May|update the sat nav|write to mon ami|wed Anna|upgrade to version 2.0|add 1/2 cup of sugar
1/2 cup of sugar|make cards by hand|work at home|meet in person|cook for 5 people|clean room 12|buy 2 apples
now and then|read today's newspaper|book a weekend trip|plan the weekend|watch Black Friday|read John 3:16
prepare the monday meeting|sunday roast recipe|weekly report|write the daily standup notes|move the dentist to friday
buy tickets from friday|look at 5 houses|march 3 miles|may 5 people come|call me maybe|compare 3pm and 5pm slots
increase budget by 5|raise prices by 10|tomorrow|today|every day|by friday!|watch "call mom tomorrow"
watch “call mom tomorrow”|watch 'the day after tomorrow'|watch ‘tomorrow’|buy the usa today|work today and tomorrow
vacation friday - sunday|summarise last friday|feedback on the 15th floor plan|pay in 3 colours|find page 12
read chapter 3|every time I see this|in the morning glory|buy next generation console|sort out this week numbers
pick a number between 5 and 7|call mom at 5 or 6|essay (due friday)|watch Friday the 13th|saturday night live tickets|eat at TGI Fridays|vitamins every day at 8am and 8pm|(tomorrow) never dies|mail a@b.c|win #1|C# course|5 apples|~5 kilos of rice
ask about p5|what a day|fly to Sunday Island|fix issue 12:30:45|dentist on april 31|dentist on 2026-02-30|party march 3 2020
`
  .trim()
  .split(/[|\n]/)

describe('words stay words', () => {
  test.each(WORDS)('%s', (text) => {
    expect(parse(text)).toEqual({
      description: text,
      chips: [],
      details: {
        due_on: null,
        due_at: null,
        priority: null,
        labels: [],
        recurrence: null,
        remind_at: null,
        list: null,
      },
    })
  })
})

describe('marks', () => {
  test.each([
    ['pay rent p1', 'pay rent', { priority: 1 }],
    ['P2 pay rent', 'pay rent', { priority: 2 }],
    ['pay !3 rent', 'pay rent', { priority: 3 }],
    ['pay rent !!!', 'pay rent', { priority: 1 }],
    ['pay rent !!', 'pay rent', { priority: 2 }],
    ['pay rent!!!', 'pay rent!!!', { priority: null }],
    ['pay rent with high priority', 'pay rent', { priority: 1 }],
    ['pay rent, low priority', 'pay rent', { priority: 3 }],
    ['discuss high priority bugs', 'discuss high priority bugs', { priority: null }],
    ['pay rent #home @Büro', 'pay rent', { labels: ['home', 'Büro'] }],
    ['pay #home rent #Home', 'pay rent', { labels: ['home'] }],
    ['pay rent ~Household', 'pay rent', { list: 'Household' }],
    ['milk to my Shopping list', 'milk', { list: 'Shopping' }],
    ['milk in list Shopping', 'milk', { list: 'Shopping' }],
    ['milk to my todo list', 'milk to my todo list', { list: null }],
    ['go through my reading list', 'go through my reading list', { list: null }],
    ['pay rent tomorrow p1 #home', 'pay rent', { priority: 1, labels: ['home'], due_on: '2026-03-05' }],
    ['#home p1 tomorrow pay rent', 'pay rent', { priority: 1, labels: ['home'], due_on: '2026-03-05' }],
  ])('%s', (text, description, details) => {
    const parsed = parse(text)
    expect(parsed.description).toBe(description)
    expect(parsed.details).toMatchObject(details)
  })
})

describe('a recurrence is read, with its first due date', () => {
  test.each([
    ['water plants every day', 'water plants', 'FREQ=DAILY', '2026-03-04', null],
    ['water plants daily', 'water plants', 'FREQ=DAILY', '2026-03-04', null],
    ['water plants daily at 9am', 'water plants', 'FREQ=DAILY', '2026-03-05', '2026-03-05T08:00:00.000Z'],
    [
      'standup every weekday at 10:30',
      'standup',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      '2026-03-04',
      '2026-03-04T09:30:00.000Z',
    ],
    ['gym every monday and thursday', 'gym', 'FREQ=WEEKLY;BYDAY=MO,TH', '2026-03-05', null],
    ['gym every mon, wed and fri', 'gym', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', '2026-03-04', null],
    ['gym every mon wed fri', 'gym', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', '2026-03-04', null],
    ['gym every mon/wed/fri', 'gym', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', '2026-03-04', null],
    ['gym mondays and thursdays', 'gym', 'FREQ=WEEKLY;BYDAY=MO,TH', '2026-03-05', null],
    ['gym mondays at 6pm', 'gym', 'FREQ=WEEKLY;BYDAY=MO', '2026-03-09', '2026-03-09T17:00:00.000Z'],
    ['gym on mondays', 'gym', 'FREQ=WEEKLY;BYDAY=MO', '2026-03-09', null],
    ['every monday take out the trash', 'take out the trash', 'FREQ=WEEKLY;BYDAY=MO', '2026-03-09', null],
    ['backup every 2 weeks', 'backup', 'FREQ=WEEKLY;INTERVAL=2', '2026-03-04', null],
    ['backup every two weeks on friday', 'backup', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-03-06', null],
    ['backup every other friday', 'backup', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-03-06', null],
    ['backup every other tuesday', 'backup', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '2026-03-10', null],
    ['backup weekly', 'backup', 'FREQ=WEEKLY', '2026-03-04', null],
    ['backup monthly', 'backup', 'FREQ=MONTHLY', '2026-03-04', null],
    ['rent every month on the 15th', 'rent', 'FREQ=MONTHLY;BYMONTHDAY=15', '2026-03-15', null],
    ['rent every 1st of the month', 'rent', 'FREQ=MONTHLY;BYMONTHDAY=1', '2026-04-01', null],
    ['pay bills on the 1st of every month', 'pay bills', 'FREQ=MONTHLY;BYMONTHDAY=1', '2026-04-01', null],
    ['on the first of each month pay bills', 'pay bills', 'FREQ=MONTHLY;BYMONTHDAY=1', '2026-04-01', null],
    ['rent every last day of the month', 'rent', 'FREQ=MONTHLY;BYMONTHDAY=-1', '2026-03-31', null],
    ['review every first monday of the month', 'review', 'FREQ=MONTHLY;BYDAY=1MO', '2026-04-06', null],
    ['review every last friday', 'review', 'FREQ=MONTHLY;BYDAY=-1FR', '2026-03-27', null],
    ['taxes every year', 'taxes', 'FREQ=YEARLY', '2026-03-04', null],
    ['birthday every year on june 3', 'birthday', 'FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=3', '2026-06-03', null],
    ['birthday every 3rd of june', 'birthday', 'FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=3', '2026-06-03', null],
    ['pills every morning at 8', 'pills', 'FREQ=DAILY', '2026-03-05', '2026-03-05T07:00:00.000Z'],
    ['pills every evening at 8', 'pills', 'FREQ=DAILY', '2026-03-04', '2026-03-04T19:00:00.000Z'],
    ['pills every morning', 'pills', 'FREQ=DAILY', '2026-03-05', '2026-03-05T08:00:00.000Z'],
    ['pills at 8 every day', 'pills', 'FREQ=DAILY', '2026-03-05', '2026-03-05T07:00:00.000Z'],
    ['pills every 6 hours', 'pills', 'FREQ=HOURLY;INTERVAL=6', '2026-03-04', '2026-03-04T15:00:00.000Z'],
    ['gym every day starting monday', 'gym', 'FREQ=DAILY', '2026-03-09', null],
    ['gym every day until march 20', 'gym', 'FREQ=DAILY;UNTIL=20260320', '2026-03-04', null],
  ])('%s', (text, description, recurrence, due_on, due_at) => {
    const parsed = parse(text)
    expect(parsed.description).toBe(description)
    expect(parsed.details).toMatchObject({ recurrence, due_on, due_at })
  })
})

describe('reminders', () => {
  test('a bare day reminds only when the person said "remind me", at nine of that day', () => {
    expect(parse('call mom tomorrow').details.remind_at).toBeNull()
    expect(parse('call mom tomorrow', { remind: true }).details.remind_at).toBe('2026-03-05T08:00:00.000Z')
  })

  test('a time of day reminds by itself', () => {
    expect(parse('call mom tomorrow at 5').details.remind_at).toBe('2026-03-05T16:00:00.000Z')
    expect(parse('call mom tomorrow at 5', { remind: true }).details.remind_at).toBe('2026-03-05T16:00:00.000Z')
  })

  test('a reminder of its own is a chip of its own', () => {
    const parsed = parse('dentist friday at 3pm, remind me 30 minutes before')
    expect(parsed.description).toBe('dentist')
    expect(parsed.details).toMatchObject({ due_at: '2026-03-06T14:00:00.000Z', remind_at: '2026-03-06T13:30:00.000Z' })
    expect(parsed.chips.map((chip) => chip.kind)).toEqual(['due', 'reminder'])
    expect(parse('dentist friday and remind me at 9am').details).toMatchObject({
      due_on: '2026-03-06',
      due_at: null,
      remind_at: '2026-03-06T08:00:00.000Z',
    })
  })
})

describe('what the person takes away stays words', () => {
  test('each piece is told with its place and its value, and one that is removed is words again [T-due.4]', () => {
    const text = 'call mom tomorrow at 5 p1 #home'
    const { chips } = parse(text)
    expect(chips.map(({ kind, value }) => [kind, value])).toEqual([
      ['due', expect.stringContaining('2026-03-05')],
      ['priority', '1'],
      ['label', 'home'],
    ])
    for (const chip of chips) {
      expect(text.slice(chip.start, chip.end)).toBe(chip.text)
      const without = parse(text, { without: [chip.text] })
      expect(without.description).toContain(chip.text)
      expect(without.chips.map(({ kind }) => kind)).toEqual(chips.filter((c) => c !== chip).map(({ kind }) => kind))
    }
  })

  test('a removed chip is no date any more, and the others are kept [T-due.4]', () => {
    const parsed = parse('call mom tomorrow p1', { without: ['tomorrow'] })
    expect(parsed.description).toBe('call mom tomorrow')
    expect(parsed.details).toMatchObject({ due_on: null, priority: 1 })
  })

  test('nothing else is read in its place', () => {
    const [chip] = parse('prepare tomorrow for the party on friday').chips
    expect(chip!.text).toBe('tomorrow')
    expect(parse('prepare tomorrow for the party on friday', { without: ['tomorrow'] }).chips).toEqual([])
  })
})

test('an unknown zone is read as UTC', () => {
  expect(parse('call mom tomorrow at 5', { timeZone: 'Nowhere/Land' }).details.due_at).toBe('2026-03-05T17:00:00.000Z')
})
