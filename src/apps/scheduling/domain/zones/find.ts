import { fold } from '../engine/read/fold.ts'
import { ABBREVIATIONS, readZone } from './names.ts'
import { PLACES, REGIONS } from './places.ts'

/** Whose clock some words mean. */
export type ZoneWords =
  /** "EST": what it means depends on who writes it and on the season. */
  | { kind: 'abbreviation'; name: string }
  /** An IANA zone, an offset or a place. Several: the words do not say which. */
  | { kind: 'zones'; zones: readonly string[] }
  /** "at 3pm in Paris": perhaps the clock, perhaps only where one meets. */
  | { kind: 'place'; zones: readonly string[] }
  | { kind: 'mine' | 'yours' | 'local' }
  /** As a mail of ours writes it. */
  | { kind: 'named'; name: string }
  /** They name a clock that nobody here knows. */
  | { kind: 'unknown' }

export interface FoundZone {
  start: number
  end: number
  text: string
  words: ZoneWords
}

/** Most sentences have none of these, and the names of all places are many. */
const SIGN = /\d|time|zeit|tijd|heure|hor|ora|czas|час|noon|midi|fus|utc|gmt|\//iu
const TEXT_MAX = 20_000
const FOUND_MAX = 60
const L = '(?<![\\p{L}\\p{N}])'
const R = '(?![\\p{L}\\p{N}])'
const TIME_AFTER = '(?:local |standard )?(?:time(?: ?zone)?|(?:orts)?zeit|tijd|часом|часу|час)'
const TIME_BEFORE =
  '(?:heure|hora|horario|ora|orario|fuso(?: orario| horario)?|fuseau(?: horaire)?|czasu?|czasem|time|tijd|(?:uhr|orts)?zeit|час(?:ом|у)?|за часом)(?: locale?| legal)?'
const OF =
  "(?:de la |de l'|dell'|della |delle |del |des |du |de |di |do |da |d'|in |en |em |a |w |we |у |в )?(?:the |la |el |il |o )?"

/** Every word in a text that names a clock, in any of the nine languages. In the order of the text. */
export function findZones(text: string): FoundZone[] {
  const written = text.slice(0, TEXT_MAX)
  if (!SIGN.test(written)) return []
  const plain = fold(written).replaceAll('−', '-')
  const found: FoundZone[] = []
  for (const { pattern, read, cased } of finders()) {
    for (const match of (cased ? written : plain).matchAll(pattern)) {
      const words = read(match, written)
      const lead = match[0].length - match[0].replace(/^[\s,(]+/u, '').length
      const [start, end] = [match.index + lead, match.index + match[0].length]
      if (!words || found.length >= FOUND_MAX || found.some((other) => start < other.end && other.start < end)) continue
      found.push({ start, end, text: written.slice(start, end), words })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** A fragment over folded text. */
function folded(fragment: string): string {
  return fold(fragment).replaceAll('\\p{l}', '\\p{L}')
}

interface Finder {
  pattern: RegExp
  read: (match: RegExpExecArray, written: string) => ZoneWords | null
  /** Small and capital letters differ. */
  cased?: true
}

let known: Finder[] | undefined

function finders(): Finder[] {
  known ??= [...exactFinders(), ...personFinders(), ...regionFinders(), ...placeFinders()]
  return known
}

const SHORT_NAMES = [...ABBREVIATIONS, 'ET', 'CT', 'MT', 'PT'].map((name) => name.toLowerCase()).join('|')
/** Small letters are no abbreviation where they are a word of some language, but right after "am" or "pm". */
const SMALL = 'utc|gmt|pst|pdt|edt|cest|mesz|jst|msk|eest'

function exactFinders(): Finder[] {
  const zone = (name: string): ZoneWords | null => {
    const reading = readZone(name)
    return 'zone' in reading ? { kind: 'zones', zones: [reading.zone] } : null
  }
  const names = ABBREVIATIONS.filter((name) => name.length > 2 && name !== 'ZULU').join('|')
  const abbreviation = ([name]: RegExpExecArray): ZoneWords => ({ kind: 'abbreviation', name: name.toUpperCase() })
  return [
    {
      pattern: /(?<![\p{L}\p{N}])(?:utc|gmt)\s?[+-]\s?\d{1,2}(?::?\d{2})?(?![\d:])/gu,
      read: ([m]) => zone(m.replace(/\s/g, '')),
    },
    // "14:00-15:00" is a window.
    {
      pattern:
        /(?:(?<=\d{2}:\d{2} ?)[+]|(?<=\dt\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?)[+-])(?:0\d|1[0-4]):?[0-5]\d(?![\d:])/gu,
      read: ([m]) => zone(m.trim()),
    },
    { pattern: /(?<=\dt\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?)z(?![\p{L}\p{N}])/gu, read: () => zone('UTC') },
    {
      pattern:
        /(?<![\p{L}\p{N}/])(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc|US)\/[A-Za-z_+-]+(?:\/[A-Za-z_]+)?/gu,
      read: ([m]) => zone(m) ?? { kind: 'unknown' },
      cased: true,
    },
    { pattern: new RegExp(`${L}(?:${names})${R}`, 'gu'), read: abbreviation, cased: true },
    {
      pattern: new RegExp(`(?<=(?::\\d{2}|[ap]\\.?m\\.?|[AP]\\.?M\\.?)\\s?\\(?)(?:ET|CT|MT|PT)${R}`, 'gu'),
      read: abbreviation,
      cased: true,
    },
    { pattern: new RegExp(`${L}(?:${SMALL})${R}`, 'gu'), read: abbreviation },
    {
      pattern: new RegExp(`(?<=\\d\\s?[ap]\\.?m\\.?\\s?\\(?)(?:${names.toLowerCase()}|et|pt|ct|mt)${R}`, 'gu'),
      read: abbreviation,
    },
  ]
}

const MINE =
  'my (?:own )?(?:local )?time(?: ?zone)?|mon (?:heure|fuseau(?: horaire)?)|chez moi|mi (?:propia )?(?:hora|huso)(?: local)?|hora mia|mi[ao] or[ao]|ora mia|mio (?:orario|fuso)|mein\\p{L}* (?:orts)?zeit|(?:minha|meu) (?:hora|horario|fuso)|mijn (?:lokale )?tijd|moj\\p{L}+ czas\\p{L}*|czasu? u mnie|(?:за )?моім часом|мого часу|за мною'
const YOURS =
  'your (?:own )?(?:local )?time(?: ?zone)?|(?:votre|ton) (?:heure|fuseau(?: horaire)?)|chez vous|(?:su|tu|vuestra) (?:propia )?(?:hora|huso)(?: local)?|hora (?:suya|tuya)|(?:sua|tua|vostra) ora|ora (?:sua|tua|vostra)|(?:suo|tuo|vostro) (?:orario|fuso)|(?:dein|eur)\\p{L}* (?:orts)?zeit|(?:sua|seu|vossa|vosso|tua|teu) (?:hora|horario|fuso)|(?:uw|jouw|jullie) (?:lokale )?tijd|(?:twoj|wasz|panstwa|pani|pana)\\p{L}* czas\\p{L}*|czasu? (?:u )?(?:panstwa|waszego|was|twojego|pani|pana)|(?:за )?(?:вашим|твоім) часом|(?:вашого|твого) часу'
const LOCAL =
  '(?:our )?local time|our (?:local )?time|heure locale|notre heure|hora local|nuestra hora|hora nuestra|ora locale|nostra ora|ora nostra|ortszeit|unser\\p{L}* zeit|lokale tijd|plaatselijke tijd|onze tijd|czasu? (?:lokalnego|miejscowego)|naszego czasu|(?:за )?(?:місцевим|нашим) часом|місцевого часу|нашого часу|hora legal|nossa hora|hora nossa|nosso (?:horario|fuso)'

function personFinders(): Finder[] {
  return [
    { pattern: new RegExp(`${L}(?:${folded(MINE)})${R}`, 'gu'), read: () => ({ kind: 'mine' }) },
    { pattern: new RegExp(`${L}(?:${folded(YOURS)})${R}`, 'gu'), read: () => ({ kind: 'yours' }) },
    // "Ihrer Zeit" is the reader's; "ihrer Zeit" is hers, or theirs.
    {
      pattern: new RegExp(`${L}(?:Ihrer|Ihre) (?:Orts)?[Zz]eit${R}`, 'gu'),
      read: () => ({ kind: 'yours' }),
      cased: true,
    },
    { pattern: new RegExp(`${L}(?:ihrer|seiner) (?:orts)?zeit${R}`, 'gu'), read: () => ({ kind: 'unknown' }) },
  ]
}

/** Alone only right after an hour, and with a capital: "9am Eastern". */
const BARE_REGIONS: Readonly<Record<string, string>> = { Eastern: 'ET', Central: 'CT', Mountain: 'MT', Pacific: 'PT' }

function regionFinders(): Finder[] {
  const named = REGIONS.map(
    ([name, names]): Finder => ({
      pattern: new RegExp(`${L}(?:${folded(names)})${R}`, 'gu'),
      read: ([m]) => regionWords(name, m),
    }),
  )
  // "Eastern European" before "Eastern".
  named.sort((a, b) => b.pattern.source.length - a.pattern.source.length)
  return [
    ...named,
    {
      pattern: new RegExp(
        `(?<=(?:\\d\\s?[ap]\\.?m\\.?|\\d:\\d{2}|noon),?\\s?\\(?)(?:Eastern|Central|Mountain|Pacific)${R}(?! (?:European|European))`,
        'gu',
      ),
      read: ([m]) => ({ kind: 'abbreviation', name: BARE_REGIONS[m]! }),
      cased: true,
    },
  ]
}

const SUMMER: Readonly<Record<string, string>> = { CET: 'CEST', EET: 'EEST', WET: 'WEST' }

/** With "standard", "summer" or "daylight" it is one of the two clocks of the region; else the one of the season. */
function regionWords(name: string, text: string): ZoneWords {
  if (name.length === 2) {
    if (/\bstandard\b/u.test(text)) return { kind: 'abbreviation', name: `${name[0]}ST` }
    return { kind: 'abbreviation', name: /\bdaylight\b/u.test(text) ? `${name[0]}DT` : name }
  }
  const summer = SUMMER[name]
  if (!summer) return { kind: 'abbreviation', name }
  if (/standard/u.test(text)) return { kind: 'abbreviation', name }
  if (/summer|sommer|d.ete|verano|legale|zomer/u.test(text)) return { kind: 'abbreviation', name: summer }
  const reading = readZone(name)
  return 'zone' in reading ? { kind: 'zones', zones: [reading.zone] } : { kind: 'unknown' }
}

function placeFinders(): Finder[] {
  const names = PLACES.map(({ nouns, adjectives }) => (adjectives ? `${nouns}|${adjectives}` : nouns))
  const entries = PLACES.map(({ zones, nouns }, at) => ({
    zones,
    noun: new RegExp(`^(?:${folded(nouns)})$`, 'u'),
    any: new RegExp(`^(?:${folded(names[at]!)})$`, 'u'),
  }))
  const nouns = folded(PLACES.map((place) => place.nouns).join('|'))
  const all = folded(names.join('|'))
  const zonesOf = (name: string, by: 'noun' | 'any'): string[] => {
    const exact = entries.filter((entry) => entry[by].test(name))
    return [...new Set(exact.flatMap(({ zones }) => zones))]
  }
  const of =
    (kind: 'zones' | 'place', by: 'noun' | 'any', capital = false) =>
    (match: RegExpExecArray, written: string): ZoneWords | null => {
      const { name } = match.groups!
      const at = match.index + match[0].lastIndexOf(name!)
      if (capital && !/^\p{Lu}/u.test(written.slice(at))) return null
      const zones = zonesOf(name!, by)
      return zones.length > 0 ? { kind, zones } : null
    }
  const before = `(?<=\\d\\s?(?:[ap]\\.?m\\.?|h|uhr|uur|ore|hs|horas?|heures?|hrs)?|noon|midi)`
  return [
    { pattern: new RegExp(`${L}(?:за |in |a l')?(?<name>${all}) ${TIME_AFTER}${R}`, 'gu'), read: of('zones', 'any') },
    { pattern: new RegExp(`${L}${TIME_BEFORE}:? ${OF}(?<name>${all})${R}`, 'gu'), read: of('zones', 'any') },
    // "за Києвом"
    { pattern: new RegExp(`(?<=\\d )за (?<name>${nouns})${R}`, 'gu'), read: of('zones', 'noun') },
    // "10h de Lisboa", "15:00 London", "15:00 (Berlin)"
    {
      pattern: new RegExp(`${before}[\\s,]*[(,]?\\s?(?:de |di |d')?(?<name>${nouns})${R}`, 'gu'),
      read: of('zones', 'noun', true),
    },
    // "15:00 CET (Berlin)": the clock once more, which must be the same one.
    {
      pattern: new RegExp(`(?<=${L}(?:${SHORT_NAMES})\\s?)[(,/]\\s?(?<name>${nouns})${R}`, 'gu'),
      read: of('zones', 'noun', true),
    },
    // "17h here in Lisbon" is on the clock of where the writer is.
    {
      pattern: new RegExp(
        `${before}[\\s,]+(?:here|hier|ici|aqui|qui|tu|tutaj|тут) (?:in|en|em|a|w|we|у|в) (?<name>${nouns})${R}`,
        'gu',
      ),
      read: of('zones', 'noun', true),
    },
    {
      pattern: new RegExp(`${L}(?:in|en|em|a|w|we|у|в|bei|te) (?<name>${nouns})${R}`, 'gu'),
      read: of('place', 'noun', true),
    },
    { pattern: new RegExp(`${L}(?:${folded(LOCAL)})${R}`, 'gu'), read: () => ({ kind: 'local' }) },
  ]
}
