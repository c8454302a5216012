import { findZones, type ZoneWords } from '../../zones/find.ts'
import type { Sides } from '../../zones/resolve.ts'
import { fold } from '../read/fold.ts'

/** What a mail's times are measured by. */
export interface TimeFrame {
  writtenMs: number
  startMs: number
  durationMinutes: number
  /** The attendee's, in which the mail is written; null where nobody knows it. */
  ownZone: string | null
  /** The operation's, in which it was asked. */
  askedZone: string
  /** Every word of the mail that names a clock, and the one that is said to hold for all its times. */
  zones: readonly ZoneWords[]
  allIn: ZoneWords | null
  /** A time of the mail is written in twenty-four hours. */
  has24: boolean
  /** The mail speaks of a day that has no date: an hour alone may be of that one. */
  otherDay: boolean
}

const ALL_TIMES =
  /(?<![\p{L}])(?:all|alle|toutes?|todas?|todos|tutt[ie]|wszystkie|усі|всі) (?:the |these |les |las |los |le |gli |os |as |i |диі )?(?:times?|zeiten|angaben|heures|horaires|horas|horarios|orari|ore|tijden|godziny|години)(?![\p{L}])/u
const CLOCK_24 =
  /(?<![\d.:/-])(?:0\d|1[3-9]|2[0-3])[:h.][0-5]\d(?!\d)|(?<![\d.:/-])(?:1[3-9]|2[0-3]) ?(?:h|uhr|uur)(?![\p{L}])/u

/** Holidays, and days that are counted from another. In folded text, of all languages. */
const DATELESS =
  /(?<![\p{L}])(?:thanksgiving|christmas|xmas|easter|boxing day|new year\p{L}*|labou?r day|memorial day|bank holiday|black friday|weihnacht\p{L}*|ostern|pfingst\p{L}*|himmelfahrt|silvester|neujahr|noel|paques|toussaint|pentecote|nochebuena|navidad|pascua|natale|pasqua|ferragosto|natal|pascoa|carnaval|kerst\p{L}*|pasen|pinksteren|wielkanoc\p{L}*|boze narodzenie|wigili\p{L}+|різдв\p{L}+|велик(?:день|одн\p{L}+)|(?:next|following|previous) day|day (?:after|before)|lendemain|veille|folgetag|vortag|tag (?:darauf|davor|danach|spater|vorher)|dia siguiente|giorno (?:dopo|successivo|prima)|indomani|dia seguinte|dag (?:erna|ervoor|daarna)|volgende dag|nastepn\p{L}+ dni\p{L}+|наступн\p{L}+ дн\p{L}+)(?![\p{L}])/u

/** What a whole mail says of clocks. */
export function clocksOf(content: string): Pick<TimeFrame, 'zones' | 'allIn' | 'has24' | 'otherDay'> {
  const found = findZones(content)
  const folded = fold(content)
  const all = ALL_TIMES.exec(folded)
  const named = found.filter(({ words }) => words.kind !== 'place')
  const allIn = all && named.length === 1 ? named[0]!.words : null
  return {
    zones: found.map(({ words }) => words),
    allIn,
    has24: CLOCK_24.test(folded),
    otherDay: DATELESS.test(folded),
  }
}

export const sidesOf = ({ ownZone, askedZone }: TimeFrame): Sides => ({ own: ownZone, asked: askedZone })
