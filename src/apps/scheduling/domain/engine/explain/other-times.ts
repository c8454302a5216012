import { MAIL_LANGUAGES } from '#kernel/contracts/scheduling.ts'
import { fold } from '../read/fold.ts'
import { LEXICONS } from '../read/language.ts'
import { plain } from './tokens.ts'

/**
 * Whether the word names a day, a part of one or an order in time, in any form in any of the nine languages, or says that something else
 * would be better. No name is taken for such a word: below "Works for me. Thanks," it may be the answer.
 */
export function isTimeWord(word: string): boolean {
  return STEMS.test(word) || WORDS.has(word)
}

/** "May", "Jan", "Mo": also names, and other words. Beside a number they are dates. */
export function isMonthOrShortDay(word: string): boolean {
  months ??= new RegExp(
    `^(?:${fold(MAIL_LANGUAGES.flatMap((language) => LEXICONS[language].times.months).join('|'))})$`,
    'u',
  )
  return months.test(word) || SHORT.has(word)
}

let months: RegExp | null = null

const words = (text: string) => text.split(/\s+/u).filter(Boolean).map(plain)
const beginnings = (text: string) => new RegExp(`^(?:${words(text).join('|')})`, 'u')

/** Beginnings of words: what follows are endings, or a part of the day as in "Mittwochabend". */
const STEMS = beginnings(`
  monday tuesday wednesday thursday friday saturday sunday tomorrow tonight yesterday
  montag(?!u) dienstag mittwoch donnerstag freitag samstag sonnabend sonntag übermorgen nachmittag vormittag wochenende
  lundi mardi mercredi jeudi vendredi samedi dimanche demain aujourd lendemain
  lunes martes miércoles jueves viernes sábado pasadomañana
  lunedì martedì mercoledì giovedì venerdì sabato domani dopodomani domattina stasera stamattina stamani pomeriggio
  segundafeira terçafeira quartafeira quintafeira sextafeira amanhã
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag overmorgen vandaag vanmiddag vanavond vanochtend namiddag voormiddag
  poniedzia wtorek wtork środ czwartek czwartk piątek piątk sobot niedziel pojutrz jutrze dzisiaj dzisiejsz popołudni następn przyszł
  понеділ вівтор серед(?:а|у|и|і|ою)$ четвер(?:г|га|гу|гом|ги)?$ пятниц субот(?:а|у|и|і|ою|ній)$ неділ завтра післязавтра сьогодні наступн найближч вранці ввечері увечері`)

const WORDS = new Set(
  words(`
    today noon midday midnight morning mornings afternoon afternoons evening evenings night weekend week next following
    mondays mon tue tues wed weds thu thur thurs fri better rather instead preferably prefer sooner earlier later early late
    another other different alternatively ideally
    heute morgen mittags mittag abend abends nacht morgens vormittags nachmittags nächste nächsten nächster kommende kommenden woche
    lieber besser eher vielmehr stattdessen statt anstatt früher später anders andere anderer anderen anderes
    hier matin midi soir semaine prochain prochaine suivant suivante plutôt mieux meilleur autre autrement préférence tôt tard avant après
    hoy mañana ayer tarde noche mediodía semana próximo próxima siguiente lunes martes domingo domingos
    mejor mejores antes después luego preferiblemente otro otra
    oggi ieri mattina mattino sera notte mezzogiorno settimana prossimo prossima successivo domenica
    meglio migliore piuttosto invece prima dopo altro altra tardi presto
    hoje ontem manhã tarde noite meio segunda terça quarta quinta sexta segundas terças quartas quintas sextas sábado domingo próximo seguinte
    melhor antes depois preferência outro outra cedo
    gisteren morgen middag avond ochtend nacht volgende komende aanstaande week
    beter liever eerder later vroeger anders andere ander
    dziś jutro wczoraj rano południe wieczór wieczorem noc tydzień tygodniu
    lepiej lepszy lepsza lepsze wolę wolałbym wolałabym raczej zamiast inny inna inne później wcześniej
    завтра вчора опівдні полудень опівночі вранці ранок ранку день вечір вечора ніч тиждень тижня тижні наступного
    краще кращий ліпше радше замість натомість інший інша інше пізніше раніше`),
)

const SHORT = new Set(
  words(`jan feb mar apr may jun jul aug sep sept oct nov dec mai mei maj okt dez déc fév avr ene abr ago dic gen mag giu lug set ott fev out mrt lut
    mo di mi do fr sa so lun mer jeu ven sam dim mié jue vie sáb dom gio sab seg ter qua qui sex ma wo vr za zo pon wt śr czw pt nd
    пн вт ср чт пт сб нд`),
)
