import { MAIL_LANGUAGES, type MailLanguage } from '#kernel/contracts/scheduling.ts'
import { fold } from '../read/fold.ts'
import { plainWords, vocabularyOf } from '../read/language.ts'
import type { Sentence } from '../read/sentences.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { DAY_MS } from '../zones.ts'
import { type Draft, GLUE } from './join.ts'

/** Whether something beside a time is not understood, so that the time may be another one than it seems. */
export function isUnsure(draft: Draft, all: readonly Draft[], { text, folded }: Sentence, lexicon: Lexicon): boolean {
  if (draft.hour === null) return false
  return (
    hasUnknownClock(text.slice(draft.end), lexicon) ||
    (draft.zone === null && hasUnknownClock(text.slice(draft.hourEnd), lexicon)) ||
    hasNumberBeside(draft, all, folded) ||
    hasForeignDay(all, folded) ||
    isOfAnother(folded.slice(0, draft.start), folded.slice(draft.end)) ||
    NOT_OFFERED[lexicon.language].test(folded) ||
    (draft.day === null && OTHER_DAY.test(folded)) ||
    hasUnknownWord(all, folded, lexicon)
  )
}

/** Words before "time" that name no clock. */
const NO_CLOCK =
  /^(?:this|that|the|same|a|an|any|some|what|which|more|good|best|better|another|other|no|first|last|next|full|much|enough|meeting|start|proposed|suggested|new|original|great|perfect|convenient|suitable|preferred|every|each|spare|free|works?|is|at|have|for|of|one|keine?|etwas|wenig|mehr|die|eine|genug|ich|wir|noch|zur|der|ganze|geen|meer|de|genoeg|veel|wat|nog|diese|dieser|welche|ideal|time|deze|die|elke|mam|mamy|nie|mae|маю|мати|є|вільний|my|your|in)$/u
const TIME_WORD = /^[\s,(-]*(?:in )?((?:[\p{L}'.-]+ ){1,3})(?:time|zeit|tijd)(?![\p{L}])/u
const TIME_FIRST =
  /^[\s,(-]*(?:in |nach |по |за )?(?:heure|hora|horario|ora|orario|fuso|fuseau|czasu|czasem|zeitzone|tijdzone|timezone|time zone|часом)(?![\p{L}])/u
const TIME_LAST = /^[\s,(-]*(?:за|по) \p{L}+ час(?:ом|у)(?![\p{L}])/u
const ABBREVIATION_LIKE =
  /^[\s(]*(?!(?:OK|OKAY|TBC|TBD|ASAP|RSVP|AM|PM|OR|AND|IF|I|A|Y|E|O|U|W|Z|THX|PLS|FYI|BR|LG|VG|MFG|NB|PS)(?![\p{L}]))[A-Z]{2,5}(?![\p{L}\d])/u
const THERE =
  /^[\s,(]*(?:over )?(?:there|on your (?:side|end)|where you are|bei (?:ihnen|euch|dir)|bij (?:u|jou|jullie)|da (?:voi|lei|te)|u (?:was|panstwa|ciebie)|у вас|у тебе|alli|alla|la-bas|dort|daar|tam|там)(?![\p{L}])/u

/** Right after the hour, something that may be a clock, and is none that we know. */
function hasUnknownClock(rest: string, lexicon: Lexicon): boolean {
  const folded = fold(rest)
  if (ABBREVIATION_LIKE.test(rest) || THERE.test(folded) || TIME_FIRST.test(folded) || TIME_LAST.test(folded))
    return true
  const before = TIME_WORD.exec(folded)?.[1]?.trim().split(' ')
  if (before && !before.some((word) => NO_CLOCK.test(word))) return true
  // "3pm Ruritania": nouns are written so in German.
  const name = /^[\s(]+(\p{Lu}[\p{L}-]+)/u.exec(rest)?.[1]
  return name !== undefined && lexicon.language !== 'de' && !knownWords(lexicon).has(fold(name))
}

/** "15 Uhr 30", "3pm, 4": the number belongs to the time, in a way that we do not know. */
function hasNumberBeside({ start, end }: Draft, all: readonly Draft[], folded: string): boolean {
  const after = /^(.*?)\d/u.exec(folded.slice(end))
  const before = /\d([^\d]*)$/u.exec(folded.slice(0, start))
  const isOwn = (at: number) => all.some((other) => other.start <= at && at < other.end)
  if (
    after &&
    GLUE.test(after[1]!) &&
    !isOwn(end + after[1]!.length) &&
    !isLength(folded.slice(end + after[1]!.length))
  )
    return true
  const at = before ? before.index : -1
  return before !== null && GLUE.test(before[1]!) && !isOwn(at) && !isLength(folded.slice(at))
}

function isLength(text: string): boolean {
  return /^\d+(?:[.,]\d+)?[ -]?(?:min|stund|std|hour|hr|minut|хв|годин|heure|hora|ora\b|ore\b|uur|%|people|person|pers)/u.test(
    text,
  )
}

/** "any day but", "except": the time that follows is the one that does not suit. In folded text, of all languages. */
const EXCEPTED =
  /(?:(?:any|every|no|all)\p{L}* [^.;!?]{0,30}but|(?:except|excluding|other than|apart from|aside from|besides|unless|instead of|ausser|bis auf|statt|anstatt|sauf|excepte|hormis|a part|au lieu de?u?|salvo|excepto|menos|en vez del?|tranne|eccetto|invece d\p{L}*|exceto|em vez d\p{L}*|behalve|in plaats van|oprocz|poza|zamiast|крім|окрім|замість))(?: (?:for|on|at|am|an|um|le|la|les|el|los|il|in|na|no|op|w|we|o|у|в|о|a|à))*\s*$/u

/** "my flight is at": the time of something else. A proposal, a calendar and a clock of somebody are not. */
const ELSEWHERE =
  /(?<![\p{L}])(?:my|our|mein\p{L}{0,2}|unser\p{L}{0,2}|mon|ma|notre|mi|nuestr[oa]|mio|mia|nostr[oa]|meu|minha|noss[oa]|mijn|ons|onze|moj|moja|moje|nasz\p{L}?|мій|моя|моє|наш\p{L}?) (?!(?:time|zeit|heure|hora|ora|tijd|czas|час|calendar|kalender|agenda|schedule|prefer|suggest|propo|first|next|best|only|vorschlag|vorzug|wunsch|prochain|premier|sugeren|primer|preferi|voorstel|voorkeur|pierwsz|пропозиц|перш)\p{L}*)\p{L}+(?: [\p{L}'’]+){0,4} ?$/u
const ENGAGED =
  /(?<![\p{L}])(?:i have|i've got|we have|i am in|i'm in|ich habe|wir haben|j'ai|nous avons|tengo|tenemos|ho|abbiamo|tenho|temos|ik heb|we hebben|mam|mamy|маю|у мене)(?: [\p{L}'’]+){1,5} ?$/u
const AT_LIBERTY =
  /(?:time|free|open|available|room|space|zeit|frei|luft|temps|libre|disponib\p{L}*|tiempo|hueco|tempo|liber\p{L}*|livre|tijd|vrij|ruimte|czas\p{L}*|woln\p{L}*|час|вільн\p{L}*|nothing|nichts|rien|nada|niente|niets|nic|нічого)(?![\p{L}])/u

const THEN_ENGAGED =
  /^[\s,]*(?:i am|i'm|i'll be|i will be|i have|i've got|we are|we have|bin ich|habe ich|sind wir|haben wir|ich bin|ich habe|je suis|j'ai|nous (?:sommes|avons)|estoy|tengo|estamos|tenemos|sono|ho|siamo|abbiamo|estou|tenho|ben ik|heb ik|ik ben|ik heb|jestem|mam|я|маю|у мене)(?![\p{L}])[^.;!?]*/u
/** "the office closes at" */
const THING_AT =
  /(?<![\p{L}])(?:the|a|der|die|das|le|la|les|el|il|o|a|de|het) \p{L}+ (?:closes|opens|starts|begins|ends|leaves|departs|lands|arrives|schliesst|offnet|beginnt|endet|ferme|ouvre|commence|part|arrive|cierra|abre|empieza|sale|chiude|apre|inizia|parte|fecha|abre|comeca|sai|sluit|opent|begint|vertrekt)(?: (?:on|at|am|um|a|le|el|il|om|op))* ?$/u

/** "the deadline is" */
const THING_IS =
  /(?<![\p{L}])(?:the|a|der|die|das|le|la|les|el|il|lo|o|a|de|het) (?!(?:meeting|call|slot|time|date|day|best|only|earliest|next|first|alternative|beste|einzige|nachste|erste|termin|meilleure?|seule?|premiere?|reunion|mejor|unic[oa]|primer[oa]?|migliore|prim[oa]|melhor|primeir[oa]|enige|eerste|volgende)(?![\p{L}]))\p{L}+ (?:is|ist|est|es|e|era|was|war)(?: (?:on|at|due|am|um|a|le|el|il|om|op|by))* ?$/u

/** Whether the words around it say that the time is of something else, or the one that does not suit. */
function isOfAnother(before: string, after: string): boolean {
  if (EXCEPTED.test(before) || ELSEWHERE.test(before) || THING_AT.test(before) || THING_IS.test(before)) return true
  const engaged = `${ENGAGED.exec(before)?.[0] ?? ''} ${THEN_ENGAGED.exec(after)?.[0] ?? ''}`.trim()
  // "I have, on Wednesday at 3pm, time"
  return engaged !== '' && !AT_LIBERTY.test(`${engaged} ${after}`)
}

const anyOf = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'u')

/** What was, what depends on something, and what suits somebody else: "she is free on Thursday at 3pm". In folded text. */
const NOT_OFFERED: Readonly<Record<MailLanguage, RegExp>> = {
  en: anyOf(
    'was|were|had|(?:would|could|might|should) have|have been|used to|he|she|they|him|her|them|his|their|unless|provided|providing|assuming|as long as|only if|in case|depending|if (?:i|my|we|our|nothing|he|she|they|all)(?! (?:may|could|can))',
  ),
  es: anyOf(
    'habria|hubiera|hubiese|era|estaba|tenia|ella|ellos|siempre que|salvo que|a menos que|con tal de|si (?:no|yo|mi|nada)',
  ),
  fr: anyOf(
    "aurait|auraient|etait|etais|avais|avait|elle|elles|sauf si|a condition|pourvu|a moins|si (?:je|j'|mon|ma|rien)",
  ),
  de: anyOf(
    'war|gewesen|hatte|hatten|er|ihm|ihn|sofern|falls|vorausgesetzt|es sei denn|wenn (?:ich|mein|meine|wir|nichts|alles)',
  ),
  it: anyOf(
    'avrebbe|sarebbe stat[ao]|ero|era|avevo|lui|loro|purche|a condizione|a meno che|salvo che|se (?:io|non|il mio|la mia|tutto)',
  ),
  pt: anyOf(
    'teria|era|estava|tinha|ele|ela|eles|elas|desde que|a menos que|a nao ser|contanto|se (?:eu|nao|meu|minha|tudo)',
  ),
  nl: anyOf('geweest|was|waren|had|hij|hem|mits|tenzij|op voorwaarde|als (?:ik|mijn|we|er|alles|niets)'),
  pl: anyOf('byl|byla|bylo|mialem|mialam|on|ona|oni|pod warunkiem|o ile|chyba ze|jesli (?:nie|nic|moj|moja)'),
  uk: anyOf('був|була|було|мав|мала|він|вона|вони|за умови|хіба що|якщо (?:я|не|нічого|мій|моя)'),
}

let foreign: Set<string> | undefined
const LOCALES = [
  ...MAIL_LANGUAGES,
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'sk',
  'hu',
  'ro',
  'bg',
  'ru',
  'tr',
  'el',
  'hr',
  'sl',
  'lt',
  'lv',
  'et',
  'ca',
  'gl',
  'eu',
]

/** A name of a day or a month, in whatever language, that is no part of a time here: the day is not known. */
function hasForeignDay(all: readonly Draft[], folded: string): boolean {
  foreign ??= dayNames()
  const names = foreign
  return [...folded.matchAll(/[\p{L}']+/gu)].some(
    ({ 0: word, index }) => names.has(word) && !all.some((other) => other.start <= index && index < other.end),
  )
}

function dayNames(): Set<string> {
  const names = LOCALES.flatMap((locale) => {
    const part = (options: Intl.DateTimeFormatOptions, ms: number, type: 'weekday' | 'month') =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
        .formatToParts(ms)
        .find((one) => one.type === type)?.value ?? ''
    const days = Array.from({ length: 7 }, (_, at) => part({ weekday: 'long' }, Date.UTC(2026, 0, 5 + at), 'weekday'))
    const months = Array.from({ length: 12 }, (_, at) =>
      part({ month: 'long', day: 'numeric' }, Date.UTC(2026, at, 14), 'month'),
    )
    return [...days, ...months]
  })
  const tomorrow = [
    'tomorrow',
    'morgen',
    'demain',
    'mañana',
    'domani',
    'amanha',
    'jutro',
    'завтра',
    'imorgon',
    'zitra',
    'mane',
    'yarin',
    'huomenna',
  ]
  const words = [...names, ...tomorrow].map(fold).filter((name) => /^[\p{L}']{4,}$/u.test(name))
  // Names that are common words as well: "march", "mars", "august" of a person is rare enough to ask.
  return new Set(
    words.filter(
      (word) =>
        !['mart', 'mars', 'sabato', 'mane', 'segunda', 'quarta', 'terca', 'sexta', 'quinta', 'march'].includes(word),
    ),
  )
}

/** Before an hour that is not exact: not certain by itself, and no reason to doubt the one beside it. */
const VAGUE =
  'around about circa gegen etwa vers environ sobre hacia verso intorno cerca rond ongeveer okolo близько'.split(' ')

const known = new WeakMap<Lexicon, ReadonlySet<string>>()

function knownWords(lexicon: Lexicon): ReadonlySet<string> {
  const { after, before, at, to } = lexicon.times
  const beside = [...after, ...before, ...at, ...to].flatMap((source) => plainWords(fold(source)))
  const words = known.get(lexicon) ?? new Set([...vocabularyOf(lexicon), ...beside, ...VAGUE])
  known.set(lexicon, words)
  return words
}

/** Words by which another day is counted from the one that was asked for. In folded text, of all languages. */
const OTHER_DAY =
  /(?<![\p{L}])(?:days?|weeks?|fortnight|months?|following|earlier|later|afterwards|next|previous|tag(?:e|en|s)?|folgetag|vortag|woche[n]?|monat\p{L}*|spater|fruher|darauf|davor|danach|nachste\p{L}*|jours?|lendemain|veille|semaines?|mois|plus tard|plus tot|suivant\p{L}*|precedent\p{L}*|prochain\p{L}*|dias?|semanas?|mes|meses|siguiente|anterior|despues|antes|proxim[oa]|giorn[oi]|indomani|settiman[ae]|mese|mesi|dopo|prima|successiv[oa]|precedente|prossim[oa]|seguinte|depois|dag(?:en)?|week|weken|maand(?:en)?|erna|ervoor|daarna|daarvoor|volgende|later|eerder|dzien|dnia|dni|tydzien|tygodni\p{L}*|miesiac\p{L}*|pozniej|wczesniej|nastepn\p{L}+|poprzedni\p{L}*|przyszl\p{L}+|день|дня|дні|днем|тижд\p{L}*|тижн\p{L}*|місяц\p{L}*|пізніше|раніше|наступн\p{L}+|попередн\p{L}+)(?![\p{L}])/u

/** Of the words around a time every one must be known: in "if the case settles, Thursday at 3pm" the time is not offered yet. */
function hasUnknownWord(all: readonly Draft[], folded: string, lexicon: Lexicon): boolean {
  const words = knownWords(lexicon)
  return [...folded.matchAll(/(?<![\p{L}'’])\p{L}+(?![\p{L}]|['’]t(?![\p{L}]))/gu)].some(
    ({ 0: word, index }) =>
      word.length > 1 &&
      !words.has(word) &&
      !all.some((other) => other.start <= index && index < other.end) &&
      !isShortDay(word, index, all, folded, lexicon),
  )
}

/** "Do 26.11.": the short name of the weekday, if that is the day. */
function isShortDay(
  word: string,
  start: number,
  all: readonly Draft[],
  folded: string,
  { language }: Lexicon,
): boolean {
  const next = all.find((other) => other.start > start)
  const [day, ...others] = next?.day?.days ?? []
  if (day === undefined || others.length > 0 || !/^[\s.,]*$/u.test(folded.slice(start + word.length, next!.start)))
    return false
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(day * DAY_MS)
  return fold(name).replace('.', '') === word
}
