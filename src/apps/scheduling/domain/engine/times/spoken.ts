import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import { fold } from '../read/fold.ts'

/** Hours in words, and hours with a half or a quarter, as each language says them. */

export interface SpokenHour {
  start: number
  end: number
  /** Of twelve hours unless it is exact. Null where the words have several meanings. */
  minute: number | null
  exact: boolean
  /** A full hour in words, which needs a word beside it to be one: "at three", "three o'clock". */
  bare: boolean
}

type Forms = readonly [form: string, minutes: number | null][]

interface Speech {
  /** One to twenty-four, as far as hours are said so. */
  numbers: readonly string[]
  /** `H` is the hour. */
  forms: Forms
  /** Before a full hour in words, or after it. */
  at: string
  hour: string
}

const list = (text: string) => text.split(/\s+/u)

const SPEECH: Readonly<Record<MailLanguage, Speech>> = {
  en: {
    numbers: list('one two three four five six seven eight nine ten eleven twelve'),
    forms: [
      ['half past H', 30],
      ['(?:a )?quarter past H', 15],
      ['(?:a )?quarter (?:to|of|before) H', -15],
      ['half H', null],
      ['(?:five|ten|twenty|twenty-five|\\d{1,2})(?: minutes)? (?:past|to) H', null],
      ['H (?:thirty|30)', 30],
      ['H (?:fifteen|15)', 15],
      ['H (?:forty-five|45)', 45],
    ],
    at: 'at',
    hour: "o'?clock",
  },
  de: {
    numbers: list(
      'ein(?:s)? zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig',
    ),
    forms: [
      ['(?:funf|zehn|zwanzig|\\d{1,2})(?: minuten)? (?:vor|nach) (?:halb )?H', null],
      ['kurz (?:vor|nach) (?:halb )?H', null],
      ['dreiviertel H', -15],
      ['viertel (?:nach|uber) H', 15],
      ['viertel vor H', -15],
      ['viertel H', null],
      ['halb H', -30],
      ['H uhr dreissig', 30],
      ['H uhr funfzehn', 15],
      ['H uhr funfundvierzig', 45],
    ],
    at: 'um',
    hour: 'uhr',
  },
  nl: {
    numbers: list(
      'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
    ),
    forms: [
      ['(?:vijf|tien|\\d{1,2})(?: minuten)? (?:voor|over) (?:half )?H', null],
      ['kwart over H', 15],
      ['kwart voor H', -15],
      ['half H', -30],
    ],
    at: 'om',
    hour: 'uur',
  },
  es: {
    numbers: list(
      'una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
    ),
    forms: [
      ['las? H y (?:media|treinta)', 30],
      ['las? H y (?:cuarto|quince)', 15],
      ['las? H menos (?:cuarto|quince)', -15],
      ['las? H (?:y|menos) (?:cinco|diez|veinte|veinticinco|pico|algo)', null],
    ],
    at: 'a las?',
    hour: 'horas',
  },
  fr: {
    numbers: list(
      'une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
    ),
    forms: [
      ['midi et demie?', 750],
      ['midi (?:trente|30)', 750],
      ['midi et quart', 735],
      ['midi moins (?:le )?quart', 705],
      ['H ?h(?:eures?)? et demie?', 30],
      ['H ?h(?:eures?)? et quart', 15],
      ['H ?h(?:eures?)? moins (?:le )?quart', -15],
      ['H ?h(?:eures?)? moins \\p{L}+', null],
      ['H heures? trente', 30],
      ['H heures? quinze', 15],
      ['H heures? quarante-cinq', 45],
    ],
    at: 'des(?!.)',
    hour: 'heures?',
  },
  it: {
    numbers: list(
      'una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
    ),
    forms: [
      ["(?:alle|le|all'|per le) ?H e (?:mezz[ao]|trenta)", 30],
      ["(?:alle|le|all'|per le) ?H e (?:un quarto|quindici)", 15],
      ["(?:alle|le|all'|per le) ?H e tre quarti", 45],
      ["(?:alle|le|all'|per le) ?H meno un quarto", -15],
      ["(?:alle|le|all'|per le) ?H (?:e|meno) (?:cinque|dieci|venti|venticinque)", null],
    ],
    at: "alle|all'",
    hour: 'ore',
  },
  pt: {
    numbers: list(
      'uma duas tres quatro cinco seis sete oito nove dez onze doze treze (?:quatorze|catorze) quinze (?:dezesseis|dezasseis) (?:dezessete|dezassete) dezoito (?:dezenove|dezanove) vinte',
    ),
    forms: [
      ['(?:as|a|pelas) H(?: horas)? e (?:meia|trinta)', 30],
      ['(?:as|a|pelas) H(?: horas)? e (?:um quarto|quinze)', 15],
      ['(?:um quarto|quinze) para as H', -15],
      ['(?:as|a|pelas) H menos um quarto', -15],
      ['(?:as|a|pelas) H e (?:cinco|dez|vinte|vinte e cinco|pouco)', null],
      ['(?:cinco|dez|vinte) para as H', null],
    ],
    at: 'as',
    hour: 'horas',
  },
  pl: {
    numbers: list(
      'pierwsz(?:a|ej) drug(?:a|iej) trzeci(?:a|ej) czwart(?:a|ej) piat(?:a|ej) szost(?:a|ej) siodm(?:a|ej) osm(?:a|ej) dziewiat(?:a|ej) dziesiat(?:a|ej) jedenast(?:a|ej) dwunast(?:a|ej) trzynast(?:a|ej) czternast(?:a|ej) pietnast(?:a|ej) szesnast(?:a|ej) siedemnast(?:a|ej) osiemnast(?:a|ej) dziewietnast(?:a|ej) dwudziest(?:a|ej)',
    ),
    forms: [
      ['(?:za piec|za dziesiec|piec po|dziesiec po|piec|dziesiec|za) (?:w)?pol do H', null],
      ['(?:w)?pol do H', -30],
      ['kwadrans po H', 15],
      ['za kwadrans H', -15],
      ['H trzydziesci', 30],
      ['H pietnascie', 15],
      ['(?:za )?(?:piec|dziesiec|dwadziescia) (?:po )?H', null],
    ],
    at: 'o(?: godzinie| godz\\.?)?',
    hour: 'godzina',
  },
  uk: {
    numbers: list(
      "перш(?:а|у|ій|оі) друг(?:а|у|ій|оі) трет(?:я|ю|ій|ьоі) четверт(?:а|у|ій|оі) п'?ят(?:а|у|ій|оі) шост(?:а|у|ій|оі) сьом(?:а|у|ій|оі) восьм(?:а|у|ій|оі) дев'?ят(?:а|у|ій|оі) десят(?:а|у|ій|оі) одинадцят(?:а|у|ій|оі) дванадцят(?:а|у|ій|оі) тринадцят(?:а|у|ій|оі) чотирнадцят(?:а|у|ій|оі) п'?ятнадцят(?:а|у|ій|оі) шістнадцят(?:а|у|ій|оі) сімнадцят(?:а|у|ій|оі) вісімнадцят(?:а|у|ій|оі) дев'?ятнадцят(?:а|у|ій|оі) двадцят(?:а|у|ій|оі)",
    ),
    forms: [
      ["(?:за )?(?:п'?ять|десять) (?:до |по )?(?:пів на )?H", null],
      ['(?:пів|половин[аіу]) на H', -30],
      ['пів до H', -30],
      ['чверть на H', -45],
      ['за чверть H', -15],
      ['чверть по H', 15],
      ['H тридцять', 30],
      ["H п'?ятнадцять", 15],
    ],
    at: 'о|об',
    hour: 'годин[аіу]',
  },
}

interface Compiled {
  numbers: readonly RegExp[]
  forms: readonly (readonly [RegExp, number | null])[]
  full: RegExp
}

const compiled = new Map<MailLanguage, Compiled>()
const L = '(?<![\\p{L}\\p{N}:.])'
const R = '(?![\\p{L}\\p{N}:]|-\\p{L})'

function compile(language: MailLanguage): Compiled {
  const known = compiled.get(language)
  if (known) return known
  const plain = (fragment: string) => fold(fragment).replaceAll('\\p{l}', '\\p{L}')
  const { numbers, forms, at, hour } = SPEECH[language]
  const words = plain(numbers.join('|'))
  const any = `(?<h>${words}|[01]?\\d|2[0-4])`
  const fresh: Compiled = {
    numbers: numbers.map((word) => new RegExp(`^(?:${plain(word)})$`, 'u')),
    forms: forms.map(([form, minutes]) => {
      const [before = '', after = ''] = form.split('H')
      const source = form.includes('H') ? `${plain(before)}${any}${plain(after)}` : plain(form)
      return [new RegExp(`${L}${source}${R}`, 'gu'), minutes] as const
    }),
    full: new RegExp(
      `${L}(?:(?:${plain(at)}) (?<h>${words})(?: (?:${plain(hour)}))?|(?<h>${words}) (?:${plain(hour)}))${R}`,
      'gu',
    ),
  }
  compiled.set(language, fresh)
  return fresh
}

/** In folded text. The longest form of a place comes first. */
export function findSpokenHours(folded: string, language: MailLanguage): SpokenHour[] {
  const { numbers, forms, full } = compile(language)
  const hourOf = (text: string) => (/^\d/u.test(text) ? Number(text) : numbers.findIndex((one) => one.test(text)) + 1)
  const found: SpokenHour[] = []
  for (const [pattern, minutes] of forms) {
    for (const match of folded.matchAll(pattern)) {
      const h = match.groups?.h
      const minute = minutes === null ? null : h === undefined ? minutes : hourOf(h) * 60 + minutes
      const exact = h === undefined || hourOf(h) > 12
      found.push({ start: match.index, end: match.index + match[0].length, minute, exact, bare: false })
    }
  }
  for (const match of folded.matchAll(full)) {
    const hour = hourOf(match.groups!.h!)
    const [start, end] = [match.index, match.index + match[0].length]
    found.push({ start, end, minute: hour * 60, exact: hour > 12, bare: true })
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}
