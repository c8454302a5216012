import { readEnglish } from '../../english.ts'

export interface GrammarName {
  said: string
  kind: 'person' | 'organisation'
}

const SENTENCE_MAX = 500

/** Names by the grammar of English: it also knows given names that stand alone. Elsewhere it finds little. */
export function namesByGrammar(sentence: string): GrammarName[] {
  if (sentence.length > SENTENCE_MAX) return []
  const read = readEnglish(sentence)
  const found = (said: string[], kind: GrammarName['kind']) =>
    said.map((name): GrammarName => ({ said: bare(name), kind }))
  return [...found(read.people().out('array'), 'person'), ...found(read.organizations().out('array'), 'organisation')]
}

const TITLE = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Herr|Frau)\.?\s+/u

/** Without the words before the first capital, the title, the possessive and what stands around it. */
function bare(said: string): string {
  return said
    .replace(/^(?:\p{Ll}[\p{L}'’-]*\s+)+/u, '')
    .replace(TITLE, '')
    .replace(/['’]s?\b\W*$/u, '')
    .replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '')
    .replace(/(?<=\p{Ll})\.$/u, '')
}
