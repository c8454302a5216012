const ENGLISH = new Set(
  'the and to that with for my you your they were have has this not from his her it i on at she he we been after when was'.split(
    ' ',
  ),
)
const OTHERS = new Set(
  'der die das und nicht ist von dem eine ich el los las que por una del est les dans il che di non het een niet je não uma um mit wurde sie en la le de du y se'.split(
    ' ',
  ),
)
const LOOK_WORDS = 2000
const ENGLISH_SHARE = 0.1
const SHORT_WORDS = 40

/** By the small words, which every English text has and few others do. Cues are English and are used on nothing else. */
export function isEnglish(text: string): boolean {
  let [words, english, others] = [0, 0, 0]
  for (const [word] of text.slice(0, 40_000).matchAll(/\p{L}+/gu)) {
    if (++words > LOOK_WORDS) break
    if (ENGLISH.has(word.toLowerCase())) english++
    else if (OTHERS.has(word.toLowerCase())) others++
  }
  return others <= english && (english >= words * ENGLISH_SHARE || words < SHORT_WORDS)
}

const WORDS_MIN = 3
const LETTERS_SHARE = 0.6
const WHOLE_SHARE = 0.7

/** Words rather than what a scanner makes of a stain, a stamp or the ruling of a form. */
export function isLegible(statement: string): boolean {
  const signs = statement.replace(/\s/gu, '').length
  const letters = statement.match(/\p{L}/gu)?.length ?? 0
  const tokens = statement.split(' ')
  // A run of signs, a letter alone, or a word that changes its case is none that somebody wrote.
  const whole = tokens.filter((token) =>
    /^[^\p{L}\p{N}]*(?:[aIA]|\p{L}[\p{L}\p{M}'’.,-]*\p{L}|[$€£#]?\d[\d.,:/%-]*)[^\p{L}\p{N}]*(?:['’]s)?$/u.test(token),
  )
  return tokens.length >= WORDS_MIN && letters >= signs * LETTERS_SHARE && whole.length >= tokens.length * WHOLE_SHARE
}
