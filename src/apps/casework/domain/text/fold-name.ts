/** Letters that do not come apart into a letter and its mark. */
const SINGLE: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ß: 'ss',
}
const SINGLES = new RegExp(`[${Object.keys(SINGLE).join('')}]`, 'g')

// Accents, and the vowel points of Hebrew and Arabic. Marks that carry sound elsewhere, as in Hindi or Thai, stay.
const ACCENTS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g
const UNSEEN = /\p{Cf}/gu
const APOSTROPHES = /['’‘ʼ`´]/g
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** Letters of other scripts that look Latin: in a word that is Latin otherwise, somebody slipped or cheats. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ѕ: 's',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
}
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu
const LATIN = /\p{Script=Latin}/u

/** The words of a text without case, accents, apostrophes and punctuation, in their order. */
export function foldWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .replace(APOSTROPHES, '')
    .replace(ACCENTS, '')
    .normalize('NFKC')
    // Upper case first: it takes ß apart.
    .toUpperCase()
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(SINGLES, (letter) => SINGLE[letter]!)
  return (plain.match(WORD) ?? []).map(unmixed)
}

/** Those words with one blank between them: what two spellings of one name have in common. */
export function foldName(name: string): string {
  return foldWords(name).join(' ')
}

function unmixed(word: string): string {
  return LATIN.test(word) ? word.replace(FOREIGN, (letter) => LOOKALIKES[letter] ?? letter) : word
}
