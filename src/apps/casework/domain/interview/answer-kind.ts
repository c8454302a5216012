import { foldWords } from '../text/fold-name.ts'

/** `told` says something; `denied`, that there was nothing; `declined`, that they would rather not say. */
export type AnswerKind = 'told' | 'vague' | 'denied' | 'declined' | 'empty'

const SHORT_WORDS = 8
const FEW_WORDS = 3

// The whole answer: "nothing was written down" tells something.
const DENIED = new RegExp(
  [
    '^(?:no|nope|none|nothing|nobody|no one|never|nowhere|not any|not at all|nada|ninguno|ninguna|nadie|nunca|nein|nichts|niemand|keine|non|rien|personne|jamais)(?: (?:at all|really|none|nothing|thanks|thank you|sorry|whatsoever|(?:that )?i (?:know of|remember|can think of)|i did not|i didnt|there was none|there were none))*$',
    '^i (?:did not|didnt|have not|havent|had not|never) (?:\\p{L}+ )?(?:any|anything|anyone|anybody)(?: \\p{L}+){0,2}$',
  ].join('|'),
  'u',
)
const DECLINED =
  /\b(?:rather not|prefer not to|do not want to (?:say|talk)|dont want to (?:say|talk)|no comment|prefiero no|no quiero (?:decir|hablar)|mochte nicht|lieber nicht|prefere ne pas)\b/
const UNSURE =
  /\b(?:dont know|do not know|not sure|dont remember|do not remember|cant remember|cannot remember|dont recall|do not recall|no idea|hard to say|not certain|no se|no recuerdo|no me acuerdo|weiss nicht|weiss ich nicht|keine ahnung|sais pas)\b/
const HEDGE =
  /\b(?:maybe|perhaps|i guess|i suppose|kind of|sort of|something like that|stuff|things like that|a while|some time|sometime|around then|mas o menos|quizas|vielleicht|irgendwann|peut etre)\b/

/** Read by its words alone, in English and a little Spanish, German and French; another language is taken as told. */
export function answerKind(answer: string | null): AnswerKind {
  const words = foldWords(answer ?? '')
  if (words.length === 0) return 'empty'
  const said = words.join(' ')
  const isShort = words.length <= SHORT_WORDS
  if (isShort && DECLINED.test(said)) return 'declined'
  if (isShort && UNSURE.test(said)) return 'vague'
  if (isShort && DENIED.test(said)) return 'denied'
  if (isShort && HEDGE.test(said)) return 'vague'
  // One character may be a word where words are not parted.
  const isOneScriptWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(said)
  return words.length < FEW_WORDS && !isOneScriptWord && !/\p{N}/u.test(said) && !/\p{Lu}/u.test(answer!.slice(1))
    ? 'vague'
    : 'told'
}
