import { describe, expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'
import { explain, gapIn } from './explained.ts'
import type { People } from './persons.ts'
import { compilePhrase, matchAt } from './phrases.ts'
import { foundIn } from './samples.fixture.ts'
import { verbAt, verbFormsOf } from './verb-forms.ts'
import { wordsOf } from './words.ts'

const people: People = { names: new Map(), writer: 'client' }

/** The gap around `phrase` in the sentence, read as something that happened to the client. */
function gapAround(phrase: string, sentence: string): string | null {
  const words = wordsOf(sentence)
  const compiled = compilePhrase(phrase, new Map())
  if (!compiled.ok) throw new Error(compiled.why)
  const match = words.words.map((_, at) => matchAt(compiled.phrase, words.words, at)).find((found) => found !== null)
  if (!match) throw new Error(`no ${phrase} in: ${sentence}`)
  const explained = explain(words, clausesOf(words, people, null), people)
  return gapIn(explained, match, 'client_suffers', false)
}

describe('gapIn', () => {
  test.for<[string, string, string | null]>([
    ['fired me', 'They fired me on Monday.', null],
    ['fired me', 'HR told me that they fired me because I complained.', null],
    ['fired me', 'They blorked the papers and fired me.', 'verb'],
    ['fired me', 'They fired me, but she called it off.', 'particle'],
    ['fired me', 'The rumor was that they fired me.', 'noun'],
    ['fired me', 'She imagined that they fired me.', 'thought'],
    ['fired me', 'They fired me and then relented.', 'thought'],
    ['firing me', 'They talked about firing me.', 'tense'],
    ['fire me', 'They met to discuss how best to fire me.', 'tense'],
    ['fired me', 'A little bird told me that they fired me.', 'teller'],
    ['fired me', 'Slide 4: they fired me.', 'heading'],
    ['was fired', 'My supervisor kept a form with a box for "I was fired".', 'quote'],
    ['was fired', 'My claim was fired at the court.', 'subject'],
    ['was suspended', 'I was suspended from school.', 'subject'],
    ['lower position', 'I asked for the lower position.', 'own_act'],
    ['demotion', 'The demotion was off the table.', 'measure'],
    ['written warning', 'He gave me a written warning.', null],
  ])('%s in "%s": %s [H-mapping.1]', ([phrase, sentence, gap]) => {
    expect(gapAround(phrase, sentence)).toBe(gap)
  })
})

describe('a sentence with a cue', () => {
  test('is to review where a word around the cue is not explained [H-mapping.1]', () => {
    expect([...foundIn('I was fired on Monday.')]).toContain('retaliation.adverse_action')
    expect([...foundIn('I was fired and it got quashed on Monday.')]).toContain('?retaliation.adverse_action')
  })

  test('is read without its apostrophes too [H-mapping.1]', () => {
    expect([...foundIn('they didnt fire me')]).not.toContain('retaliation.adverse_action')
  })
})

describe('verbAt', () => {
  const kindOf = (sentence: string, word: string) => {
    const words = wordsOf(sentence)
    return verbAt(words, words.words.indexOf(word))
  }

  test('knows the forms of a verb, and a form that it does not know [H-mapping.1]', () => {
    expect(verbFormsOf('grabbed')).toContainEqual({ lemma: 'grab', form: 'past' })
    expect(verbFormsOf('withheld')).toContainEqual({ lemma: 'withhold', form: 'past' })
    expect(kindOf('They nixed it.', 'nixed')).toBe('unknown')
    expect(kindOf('I reckon so.', 'reckon')).toBe('unknown')
  })

  test('takes a noun for no verb [H-mapping.1]', () => {
    expect(kindOf('The plan was changed.', 'plan')).toBeNull()
    expect(kindOf('It happened in the morning.', 'morning')).toBeNull()
    expect(kindOf('Torn Becker left.', 'torn')).toBeNull()
  })
})
