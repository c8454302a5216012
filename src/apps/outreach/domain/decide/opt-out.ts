import { de } from './opt-out-phrases/de.ts'
import { en } from './opt-out-phrases/en.ts'
import { es } from './opt-out-phrases/es.ts'
import { fr } from './opt-out-phrases/fr.ts'
import { it } from './opt-out-phrases/it.ts'
import { nl } from './opt-out-phrases/nl.ts'
import type { OptOutPhrases } from './opt-out-phrases/phrases.ts'
import { pl } from './opt-out-phrases/pl.ts'
import { pt } from './opt-out-phrases/pt.ts'
import { uk } from './opt-out-phrases/uk.ts'

/** Languages in which a wish to be left alone is heard. Nobody says which one a reply is in: all are tried. */
export const OPT_OUT_PHRASES = { en, de, fr, es, it, pt, nl, pl, uk } satisfies Record<string, OptOutPhrases>

/**
 * Does a reply ask not to be written to again? Read by its words alone, and generously: one person too many on the
 * suppression list costs a campaign one contact, one too few costs a person their peace.
 */
export function asksToStop(reply: string): boolean {
  // Where a sentence ends is kept as a stroke.
  const said = fold(reply.slice(0, READ_CHARS).replaceAll(/[.!?;:]+(?=\s|$)|\n+/g, STROKE))
  return said !== '' && HEARD.some((isHeard) => isHeard(said))
}

const READ_CHARS = 2000
const STROKE = ' | '
const WORD = /[\p{L}\p{N}]+|\|/gu

const HEARD = Object.values(OPT_OUT_PHRASES).map(listenFor)

function listenFor(phrasesOf: OptOutPhrases): (said: string) => boolean {
  const alone = new Set(phrasesOf.alone.map(fold))
  const phrases = [...new Set(phrasesOf.phrases.map(fold))]
  const spared = phrasesOf.spared.map(fold)
  const fillers = phrasesOf.fillers.map(fold)
  // "If you do not stop writing me" holds what is cut out elsewhere, and is meant as it stands.
  const whole = phrases.filter((phrase) => spared.some((words) => phrase.includes(words)))
  return (said) => {
    const forms = [said, without(said, fillers)]
    if (forms.some((form) => alone.has(flat(form)))) return true
    return forms.some((form) => {
      const [words, rest] = [flat(form), flat(without(form, spared))]
      return whole.some((phrase) => words.includes(phrase)) || phrases.some((phrase) => rest.includes(phrase))
    })
  }
}

/** A wish may go over two sentences; what takes it back stands in the same one. */
const flat = (said: string) => without(said, [STROKE])

/** Each cut makes the text shorter, so that this ends. */
function without(said: string, cuts: readonly string[]): string {
  return cuts.reduce((text, cut) => {
    let left = text
    while (left.includes(cut)) left = left.replace(cut, ' ')
    return left
  }, said)
}

/** Words with a blank before and after each, without case, accents and apostrophes: people leave them out, and so do we. */
function fold(text: string): string {
  const words = text
    .replaceAll(/['’ʼ`´]/g, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ł', 'l')
    .match(WORD)
  return words ? ` ${words.join(' ')} ` : ''
}
