import { isCommonWord, isKnownWord } from '../governance/general-words.ts'

/** A word of a scan as it was printed: "cornplaint" is "complaint", "c0verage" is "coverage". A word that is one stays. */
export function asPrinted(word: string): string {
  if (!MISREAD.test(word) || word.length > LETTERS_MAX || isKnownWord(word)) return word
  return readingsOf(word).find(isCommonWord) ?? word
}

const MISREAD = /[0158]|rn|vv|[il](?=.{2})|(?<=.{2})[il]/
const LETTERS_MAX = 24
/** Each letter more doubles the readings. */
const DOUBTS_MAX = 4

function readingsOf(word: string): string[] {
  const letters = word.replaceAll('0', 'o').replaceAll('5', 's').replaceAll('8', 'b').replaceAll('vv', 'w')
  const wholes = letters.includes('rn') ? [letters.replaceAll('rn', 'm'), letters] : [letters]
  return wholes.flatMap((whole) => {
    let readings = ['']
    let doubts = 0
    for (const letter of whole) {
      const isDoubtful = /[il1]/.test(letter) && ++doubts <= DOUBTS_MAX
      readings = readings.flatMap((begun) => (isDoubtful ? [`${begun}l`, `${begun}i`] : [begun + letter]))
    }
    return readings
  })
}
