import { describe, expect, test } from 'vitest'
import { matchCues, namedWords } from './cues.ts'
import { featuresOf, isLikeStatement } from './likeness.ts'
import { foundIn, taxonomy } from './samples.fixture.ts'
import { wordsOf } from './words.ts'

const isLike = (sentence: string) => {
  const words = wordsOf(sentence)
  return isLikeStatement(words, taxonomy.vocabulary, namedWords(matchCues(words, taxonomy)))
}

describe('a second look at a sentence', () => {
  test.for([
    'They fired me on Monday.',
    'My supervisor grabbed my waist in the walk-in cooler.',
    'They have not paid me for my last two weeks.',
  ])('takes what people write about work: %s [H-mapping.1]', (sentence) => {
    expect(isLike(sentence)).toBe(true)
  })

  test('leaves a word that is not familiar to a person, unless it is a name [H-mapping.1]', () => {
    expect(isLike('They figuratively fired me on Monday.')).toBe(false)
    expect(isLike('Supposedly they fired me on Monday.')).toBe(false)
    expect(isLike('Gary told me that I was fired.')).toBe(true)
    expect(isLike('They fired me from Blorkville on Monday.')).toBe(true)
  })

  test('leaves what reads like sentences that tell of nothing to a person [H-mapping.1]', () => {
    expect(isLike('If they fired me on Monday, I would not have known.')).toBe(false)
    expect(isLike('My sister thinks that they fired me.')).toBe(false)
  })

  test('can only send to review [H-mapping.1]', () => {
    expect([...foundIn('They fired me on Monday.')]).toContain('retaliation.adverse_action')
    expect([...foundIn('They figuratively fired me on Monday.')]).toContain('?retaliation.adverse_action')
  })
})

test('the words of the cues are left out of the pairs around them', () => {
  const words = wordsOf('They almost fired me in Ohio on May 4.')
  const at = words.words.indexOf('fired')
  const features = featuresOf(words, taxonomy.vocabulary, new Set([at, at + 1]))
  expect([...features]).toEqual(expect.arrayContaining(['fired', 'almost fired', 'almost ~', '~ me', 'in @', '# $']))
})

describe('cues speak of people as he, him and his', () => {
  test.for([
    ['Harborline fired Mr. Ito on Monday.', 'retaliation.adverse_action'],
    ["Ms. Park's hours were cut in May.", 'retaliation.adverse_action'],
    ['Claimant called OSHA about the fumes on May 4.', 'retaliation.protected_activity'],
  ])('%s [H-mapping.3]', ([sentence, element]) => {
    expect([...foundIn(sentence!)]).toContain(element)
  })
})
