import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleForm } from '../intake/form.fixture.ts'
import { namesToCheck } from '../intake/names-to-check.ts'
import { answerKind } from './answer-kind.ts'
import { extractedEntities, namesOfForm } from './entities.ts'
import { SAMPLE_ANSWERS, sampleExchange } from './interview.fixture.ts'
import { nextPrompt } from './next-prompt.ts'
import { interviewNotes, notesArtifact } from './notes.ts'
import { loadPromptPack } from './prompt-pack.ts'
import { makeTranscript, type TurnInput } from './transcript.ts'
import type { Transcript } from './transcript-schema.ts'
import { type Exchange, exchangeTurns } from './turns.ts'

const pack = loadPromptPack()

function transcriptOf(turns: TurnInput[]): Transcript {
  const made = makeTranscript({ client_session_id: 's-1', turns })
  if (!made.ok) throw new Error(made.refusal.message)
  return made.transcript
}

/** The whole interview, as the pack asks it and the client answers. */
function heard(): Transcript {
  const exchanges: Exchange[] = []
  for (let number = 1; number < 60; number++) {
    const next = nextPrompt(pack, { form: sampleForm(), asked: exchanges })
    if ('done' in next) break
    exchanges.push(sampleExchange(next.question, number))
  }
  return transcriptOf(exchanges.flatMap(exchangeTurns))
}

const said = (text: string): TurnInput => ({ speaker: 'client', source: 'typed', text })

test('an interview becomes notes that say what was said, when, who and how much, each with its turn [C-notes.1]', () => {
  const transcript = heard()
  const notes = interviewNotes(transcript, pack, namesOfForm(sampleForm()))
  const about = (id: string) => notes.questions.find(({ question_id }) => question_id === id)
  expect(about('story')).toMatchObject({
    status: 'answered',
    quotes: [{ turn: 2, text: SAMPLE_ANSWERS.story, cut: false }],
    dates: [
      { turn: 2, text: 'January 2025', iso: '2025-01' },
      { turn: 2, text: 'March 3, 2025', iso: '2025-03-03' },
    ],
  })
  expect(about('story')!.names.map(({ said: as, name, found_by }) => [as, name, found_by])).toEqual([
    ['Gregory Hale', 'Gregory T. Hale', 'form'],
    ['Northwind Logistics', 'Northwind Logistics, Inc.', 'form'],
  ])
  expect(about('job')!.sums).toEqual([{ turn: 4, text: '$31.50 an hour' }])
  expect(about('complaint')!.for).toEqual(['retaliation.protected_activity'])
  expect(about('terms')!.status).toBe('denied')
  expect(about('terms_change')).toBeUndefined()
})

test('what is open is told: left out, declined, vague, a date that may be two days, a question not asked [C-notes.1]', () => {
  const transcript = heard()
  transcript.turns = transcript.turns.filter(({ question_id }) => question_id !== 'witnesses')
  const { open_points } = interviewNotes(transcript, pack)
  const points = open_points.map(({ code, question_id }) => `${code} ${question_id}`)
  expect(points).toEqual(
    expect.arrayContaining([
      'vague job_reviews',
      'not_answered unequal_reason',
      'date_unclear unequal_words',
      'declined harm',
      'not_asked witnesses',
    ]),
  )
  expect(points.filter((point) => /story|job_boss|terms/.test(point))).toEqual([])
})

test('what was said without a question is kept as such, and a question of no pack keeps its words [C-notes.1]', () => {
  const transcript = transcriptOf([
    said('One more thing before we begin.'),
    { speaker: 'attorney', source: 'asked', question_id: 'own_1', text: 'Who signed it?' },
    said('Priya Raman signed it.'),
    { speaker: 'attorney', source: 'asked', text: 'I see.' },
    said('That is all I know.'),
  ])
  const notes = interviewNotes(transcript, pack)
  expect(notes.unasked.map(({ turn }) => turn)).toEqual([1, 5])
  expect(notes.questions).toMatchObject([
    { question_id: 'own_1', question: 'Who signed it?', for: [], quotes: [{ turn: 3 }] },
  ])
})

test('nothing is invented: every quote, name, date and sum stands in its turn, and notes stay in bounds [C-notes.2]', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'gregory\tt. hale',
      'Gregory Hale',
      'Ms. Raman',
      'on March 3, 2025',
      '3/4/25',
      '$1,200',
      'Northwind Logistics Inc.',
      '. ',
      'I',
      'told',
      'Tom',
      'in 2019',
      'JOHN',
      '😀',
      '\n',
      'María',
      'GmbH',
      '&',
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
  )
  const text = fc.array(piece, { minLength: 1, maxLength: 30 }).map((pieces) => `x ${pieces.join(' ')}`)
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
      const transcript = transcriptOf(
        texts.flatMap((answer, i) =>
          exchangeTurns({ ...sampleExchange({ id: `q${i}`, text: 'What then?' }, 1), answer }),
        ),
      )
      const flat = (of: string) => of.replace(/\s+/gu, ' ')
      const turnText = (turn: number) => flat(transcript.turns.find((one) => one.turn === turn)!.text)
      for (const question of interviewNotes(transcript, pack, namesOfForm(sampleForm())).questions) {
        for (const quote of question.quotes)
          expect(turnText(quote.turn).startsWith(flat(quote.text).replace(/…$/, '').trimEnd())).toBe(true)
        for (const found of [...question.dates, ...question.sums]) expect(turnText(found.turn)).toContain(found.text)
        for (const name of question.names) expect(turnText(name.turn)).toContain(flat(name.said))
        expect(
          question.quotes.length + question.dates.length + question.names.length + question.sums.length,
        ).toBeLessThanOrEqual(100)
        for (const quote of question.quotes) expect(quote.text.length).toBeLessThanOrEqual(600)
      }
    }),
    { numRuns: 60 },
  )
})

test('the same interview gives the same notes, pinned to its transcript and its pack [C-notes.2]', () => {
  const [one, other] = [interviewNotes(heard(), pack), interviewNotes(heard(), pack)]
  expect(notesArtifact(one).hash_sha256).toBe(notesArtifact(other).hash_sha256)
  expect(one).toMatchObject({ prompt_pack: 'employment-1', prompt_pack_hash: pack.hash, transcript_version: 1 })
  expect(one.transcript_hash).toMatch(/^[0-9a-f]{64}$/)
})

test('people, companies, addresses, numbers and days that were named are taken out, the form first [C-notes.3]', () => {
  const entities = extractedEntities(heard(), sampleForm())
  const shown = entities.map(({ kind, name, found_by }) => `${kind} ${name} (${found_by})`)
  expect(shown).toEqual(
    expect.arrayContaining([
      'person Gregory T. Hale (form)',
      'organisation Northwind Logistics, Inc. (form)',
      "person Siobhán O'Neill (form)",
      expect.stringMatching(/^person Priya Raman \((capitals|grammar)\)$/),
      'email priya.raman@northwind.example (pattern)',
      'date 2025-05-30 (pattern)',
    ]),
  )
  expect(entities.find(({ name }) => name === 'Gregory T. Hale')!.said).toEqual(
    expect.arrayContaining(['Gregory Hale', 'Hale']),
  )
  const names = namesToCheck(sampleForm(), entities)
  expect(names.filter(({ name }) => name.includes('Raman'))).toEqual([
    { name: 'Priya Raman', kind: 'person', side: 'related' },
  ])
})

// biome-ignore format: a table
const NAMED: Array<[string, string[]]> = [
  ['Then Ms. Raman from Human Resources called me.', ['person Raman']],
  ['I called Mr. Nguyen, and Dr. Wei Zhang of Mercy Hospital.', ['person Nguyen', 'person Wei Zhang', 'organisation Mercy Hospital']],
  ['Me llamo Ana Ruiz y trabajo en Transportes del Norte S.A. desde 2016.', ['person Ana Ruiz', 'organisation Transportes del Norte S.A.']],
  ['Der Chef heißt Klaus Weber.', ['person Klaus Weber']],
  ['I was the only Black woman on the Team. The Regional Manager told me I was Too Old.', []],
  ['On Monday I wrote to the EEOC. In March I got a Raise.', []],
  ['They told me to go home. It was May.', []],
  ['We met at Bank of Springfield with Anna de la Cruz.', ['organisation Bank of Springfield', 'person Anna de la Cruz']],
]

test.for(NAMED)('%s [C-notes.3]', ([text, expected]) => {
  const found = extractedEntities(transcriptOf([said(text)]), null)
  const names = found
    .filter(({ kind }) => kind === 'person' || kind === 'organisation')
    .map(({ kind, name }) => `${kind} ${name}`)
  expect(names.toSorted()).toEqual(expected.toSorted())
})

test('a name that may mean two people of the form is given to neither [C-notes.3]', () => {
  const form = sampleForm()
  form.related_people.push({ name: 'Laura Hale', relation: 'colleague' })
  const [hale] = extractedEntities(transcriptOf([said('I asked Mr. Hale about it.')]), form)
  expect(hale).toMatchObject({ name: 'Hale', found_by: 'title' })
})

test('a long and hostile interview is read in bounds [C-notes.3]', () => {
  const text = ['John Smith and ', 'A. ', '1-', '$1,', 'a@a.', 'March 3 ', 'de la ', "O'"]
    .map((part) => part.repeat(1500))
    .join('\n')
    .slice(0, 20_000)
  const transcript = transcriptOf(Array.from({ length: 40 }, () => said(text)))
  const entities = extractedEntities(transcript, sampleForm())
  const notes = interviewNotes(transcript, pack)
  expect(entities.length).toBeLessThanOrEqual(500)
  expect(notesArtifact(notes).byte_size).toBeLessThan(200_000)
})

test.for([
  ['None.', 'denied'],
  ['No, nothing at all', 'denied'],
  ["I didn't make any complaints.", 'denied'],
  ['Nothing was written down.', 'told'],
  ["I don't know", 'vague'],
  ['maybe a while', 'vague'],
  ['yes', 'vague'],
  ["I'd rather not say.", 'declined'],
  ['Gregory Hale', 'told'],
  ['in 2019', 'told'],
  ['他打了我', 'told'],
  ['', 'empty'],
  ['…', 'empty'],
] as const)('the answer %j is %s [C-notes.1]', ([text, kind]) => {
  expect(answerKind(text)).toBe(kind)
})
