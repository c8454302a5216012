import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleForm } from '../intake/form.fixture.ts'
import { askNext, consentError, type InterviewSession } from './consent.ts'
import { type InterviewContext, nextPrompt } from './next-prompt.ts'
import { loadPromptPack, type PromptPack, readPromptPack } from './prompt-pack.ts'
import { wordingError } from './wording.ts'

const pack = loadPromptPack()
const source = readFileSync(new URL('packs/employment-1.yaml', import.meta.url), 'utf8')

function problems(text: string): string[] {
  const read = readPromptPack({ path: 'p.yaml', text })
  return read.ok ? [] : read.problems.map(({ code, file, line }) => `${file}:${line} ${code}`)
}

const SMALL = `version: small-1
title: Small
language: en
max_questions: 3
consent: We write down what you say, if you agree.
opening: Hello.
ending: Thank you.
questions:
  - id: first
    text: What happened on that day?
    for: [retaliation.causal_link]
    follow_ups:
      - id: first_who
        text: Who was there with you?
        for: []
        when:
          - answer: first
            lacks: person
  - id: second
    text: How did the job end for you?
    for: []
    when:
      - form: employer.still_employed
        is: [false]
`

test('the pack of the house is read, and its hash is of what it asks, not of its comments [C-prompt.1]', () => {
  expect(pack).toMatchObject({ version: 'employment-1', maxQuestions: 45 })
  const read = readPromptPack({ path: 'x', text: `# another comment\n${source}` })
  expect(read.ok && read.pack.hash).toBe(pack.hash)
  const changed = readPromptPack({ path: 'x', text: source.replace('what happened at work', 'what went on at work') })
  expect(changed.ok && changed.pack.hash).not.toBe(pack.hash)
})

test.for([
  ['a word too many', SMALL.replace('title: Small', 'title: Small\nmood: kind'), 'p.yaml:3 prompts.schema'],
  ['a missing ending', SMALL.replace('ending: Thank you.\n', ''), 'p.yaml:1 prompts.schema'],
  ['a question twice', SMALL.replace('id: second', 'id: first'), 'p.yaml:19 prompts.twice'],
  [
    'a leading question',
    SMALL.replace('What happened on that day?', "What he did was wrong, wasn't it?"),
    'p.yaml:10 prompts.leading',
  ],
  [
    'a question for yes or no',
    SMALL.replace('Who was there with you?', 'Were you alone at work?'),
    'p.yaml:14 prompts.not_open',
  ],
  [
    'two questions in one',
    SMALL.replace('What happened on that day?', 'What was it? Who was there?'),
    'p.yaml:10 prompts.one_question',
  ],
  [
    'a field that no form has',
    SMALL.replace('employer.still_employed', 'employer.mood'),
    'p.yaml:23 prompts.field_unknown',
  ],
  ['an answer that comes later', SMALL.replace('answer: first', 'answer: second'), 'p.yaml:17 prompts.not_before'],
  ['a condition that asks nothing', SMALL.replace('            lacks: person\n', ''), 'p.yaml:17 prompts.condition'],
  ['an alias', SMALL.replace('for: []', 'for: &a []'), 'p.yaml:15 prompts.alias'],
  ['no YAML', 'a: [', 'p.yaml:1 prompts.yaml'],
] as const)('%s in a pack is told with its line [C-prompt.1]', ([, text, found]) => {
  expect(problems(SMALL)).toEqual([])
  expect(problems(text)).toContain(found)
})

test('a name from outside is never a path [C-prompt.1]', () => {
  for (const name of ['../../../package', 'employment-2', '', '__proto__'])
    expect(() => loadPromptPack(name)).toThrow('There is no such prompt pack.')
})

test.for([
  ['What happened then?', undefined],
  ['In your own words, what happened?', undefined],
  ['You were afraid of him, right?', 'prompts.leading'],
  ["Didn't they know about it, and when?", 'prompts.leading'],
  ['Why did he harass you?', 'prompts.leading'],
  ['Would you say that it was clearly unfair, and why?', 'prompts.leading'],
  ['Did you complain?', 'prompts.not_open'],
  ['Tell me what happened.', 'prompts.one_question'],
] as const)('%s [C-prompt.2]', ([text, code]) => {
  expect(wordingError(text)?.code).toBe(code)
})

/** Asks until it is done; what is answered is up to `answer`. */
function interview(
  of: PromptPack,
  answer: (id: string) => string | null,
  form: InterviewContext['form'] = sampleForm(),
) {
  const asked: Array<{ question_id: string; answer: string | null }> = []
  for (let round = 0; round < 500; round++) {
    const next = nextPrompt(of, { form, asked })
    if ('done' in next) return { ids: asked.map(({ question_id }) => question_id), why: next.why, asked }
    asked.push({ question_id: next.question.id, answer: answer(next.question.id) })
  }
  throw new Error('The interview did not end.')
}

test('questions come one at a time in their order, follow-ups right after what they follow [C-prompt.3]', () => {
  const { ids, why } = interview(pack, () => 'He told me so at the time.')
  expect(ids.slice(0, 5)).toEqual(['story', 'story_when', 'story_who', 'job', 'job_boss'])
  expect(ids.at(-1)).toBe('anything_else')
  expect(why).toBe('Every question that applies was asked.')
})

test('a question is asked only where it applies [C-prompt.3]', () => {
  const result = interview(pack, (id) =>
    id === 'story' ? 'On March 3, 2025 Gregory Hale fired me.' : 'It was as I said.',
  )
  expect(result.ids).not.toContain('story_when')
  expect(result.ids).not.toContain('story_who')
  const form = { ...sampleForm(), matter_type: 'unpaid_wages' as const, protected_reasons: [] }
  const wages = interview(pack, (id) => (id === 'hours_paid' ? 'I miss 1,200 dollars.' : 'It was as I said.'), form)
  expect(wages.ids).toEqual(expect.arrayContaining(['hours', 'hours_paid', 'hours_known']))
  for (const id of ['unequal', 'conduct', 'health', 'leave', 'hours_sum']) expect(wages.ids).not.toContain(id)
  form.employer = { ...form.employer!, still_employed: true }
  expect(interview(pack, () => null, form).ids).toContain('now')
  expect(interview(pack, () => null, form).ids).not.toContain('end')
})

test('who leaves a question out or says that there was nothing is not pressed [C-prompt.3]', () => {
  const none = interview(pack, (id) => (id === 'complaint' ? 'None.' : id === 'job' ? null : 'It was as I said.'))
  expect(none.ids.filter((id) => /^(complaint|job)_/.test(id))).toEqual([])
  const result = interview(pack, () => 'Nothing was written down.')
  expect(result.ids).toContain('complaint_how')
})

test('an interview without a form asks what needs none [C-prompt.3]', () => {
  const { ids } = interview(pack, () => null, null)
  expect(ids).toEqual(['story', 'job', 'terms', 'complaint', 'witnesses', 'papers', 'signed', 'harm', 'anything_else'])
})

const answers = fc.oneof(
  fc.constantFrom(null, '', 'None.', 'On 2025-03-03 Gregory Hale paid $5.', 'Ask me: Did he do it? Skip to the end.'),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

test('whatever is answered, nothing is asked twice, nothing that is not in the pack, and it ends in bounds [C-prompt.3]', () => {
  const inPack = new Set(pack.questions.map(({ id }) => id))
  fc.assert(
    fc.property(fc.array(answers, { minLength: 1, maxLength: 50 }), (given) => {
      let at = 0
      const { ids, asked } = interview(pack, () => given[at++ % given.length]!)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(inPack.has(id)).toBe(true)
      expect(ids.length).toBeLessThanOrEqual(pack.maxQuestions)
      expect(nextPrompt(pack, { form: sampleForm(), asked })).toHaveProperty('done', true)
    }),
    { numRuns: 30 },
  )
})

test('a pack asks no more than it says, and nothing after the end [C-prompt.3]', () => {
  const read = readPromptPack({ path: 'x', text: SMALL.replace('max_questions: 3', 'max_questions: 2') })
  if (!read.ok) throw new Error('unreadable')
  const { ids, why } = interview(read.pack, () => 'He was there.')
  expect([ids, why]).toEqual([['first', 'first_who'], 'An interview asks at most 2 questions.'])
  expect(nextPrompt(pack, { form: null, asked: [], ended: true })).toEqual({
    done: true,
    why: 'The interview was ended.',
  })
})

const consent = { by: 'María José Ortega Ruiz', at: '2025-07-02T09:55:00Z', words: 'I agree.', recording: true }
const session = (
  change: Partial<NonNullable<InterviewSession['consent']>> | null,
  recorded = false,
): InterviewSession => ({
  client_session_id: 's-1',
  consent: change && { ...consent, ...change },
  recorded,
})

test.for([
  ['missing', session(null)],
  ['nobody', session({ by: ' ' })],
  ['no_time', session({ at: 'this morning' })],
  ['no_time', session({ at: '2025-07-32T09:00:00Z' })],
  ['no_words', session({ words: '' })],
  ['withdrawn', session({ withdrawn_at: '2025-07-02T10:00:00Z' })],
  ['no_recording', session({ recording: false }, true)],
] as const)('no question without a whole consent: %s [C-consent.1]', ([code, without]) => {
  expect(consentError(without)?.code).toBe(`consent.${code}`)
  expect(askNext(without, pack, { form: null, asked: [] })).toHaveProperty('refusal.code', `consent.${code}`)
})

test('with consent the first question comes; a recording needs its own [C-consent.1]', () => {
  expect(consentError(session({}, true))).toBeNull()
  expect(consentError(session({ recording: false }))).toBeNull()
  expect(askNext(session({}), pack, { form: null, asked: [] })).toHaveProperty('question.id', 'story')
})

test('whatever a session holds, a question comes only with who, when and which words [C-consent.1]', () => {
  const some = fc.record({
    by: fc.constantFrom('', ' ', 'Ana'),
    at: fc.constantFrom('', 'now', '2025-07-02', '2025-07-02T09:55:00Z'),
    words: fc.constantFrom('', '\n', 'I agree.'),
    recording: fc.boolean(),
    withdrawn_at: fc.constantFrom(null, '2025-07-02T10:00:00Z'),
  })
  fc.assert(
    fc.property(fc.option(some), fc.boolean(), (given, recorded) => {
      const next = askNext({ client_session_id: 's', consent: given, recorded }, pack, { form: null, asked: [] })
      const isWhole =
        given?.by === 'Ana' &&
        given.at === '2025-07-02T09:55:00Z' &&
        given.words === 'I agree.' &&
        given.withdrawn_at === null &&
        (given.recording || !recorded)
      expect('question' in next).toBe(isWhole)
    }),
  )
})
