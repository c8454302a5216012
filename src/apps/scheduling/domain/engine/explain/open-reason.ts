import { MAIL_LANGUAGES } from '#kernel/contracts/scheduling.ts'
import { fold } from '../read/fold.ts'
import { LEXICONS, plainWords } from '../read/language.ts'
import { isTimeWord } from './other-times.ts'
import type { Ends } from './patterns.ts'
import { isNoName } from './signature.ts'
import type { Token } from './tokens.ts'

const WORDS_MAX = 7

/**
 * Where a clause may end that says in any words what the writer does at the time of the slot: "I teach yoga that afternoon". What keeps
 * people is endless, so no list can hold it. Beside an explained refusal it is its reason; it accepts nothing and ends nothing.
 * Nothing in it may offer, ask, depend, deny or speak to the reader.
 */
export function openReasonEnds(tokens: readonly Token[], at: number, during: Ends): number[] {
  const ends = new Set<number>()
  const go = (place: number, words: number, timed: boolean, own: boolean) => {
    if (timed && own && words > 0 && endsClause(tokens[place])) ends.add(place)
    for (const end of during(place)) if (end > place) go(end, words, true, own)
    const token = tokens[place]
    if (words < WORDS_MAX && token?.kind === 'word' && !token.opensLine && !isTelling(token))
      go(place + 1, words + 1, timed, own || isFirstPerson(token))
  }
  // A line of its own may be a signature.
  const first = tokens[at]
  if (first?.kind !== 'word' || (first.opensLine && at > 0 && isTelling(first))) return []
  go(at, 0, false, false)
  if (first.opensLine && !isTelling(first)) go(at + 1, 1, false, isFirstPerson(first))
  return [...ends]
}

const endsClause = (token: Token | undefined) =>
  token === undefined || token.kind === 'break' || token.kind === 'emoji' || AND.has(token.text)

const words = (text: string) => text.split(/\s+/u).filter(Boolean)
const AND = new Set(words('and so und et y e en i і та'))

/** "leider", "unfortunately": they are no names either, and say nothing more than the refusal. */
const REGRETS = new Set(
  words(`unfortunately sadly leider malheureusement helas lamentablemente desgraciadamente purtroppo infelizmente helaas niestety already schon
  bereits deja ya gia ja al juz вже уже`),
)

/** Offers, conditions, denials, doubts, other people, other ways to meet, and the reader. */
const TELLING = new Set(
  words(`or oder lub albo або чи only nur seulement solo soltanto slechts alleen tylko лише тільки solamente apenas until till jusqu jusquau hasta fino ate
  after before from ab vor vanaf depuis des desde dopo dalle depois od від після przed po apres avant phone telephone telefon telefonisch telefono telefone
  telefoon telefonu телефон телефоном call zoom teams video visio online remote remotely virtuell virtual virtually dial mail email instead stattdessen
  free frei libre libero libera livre vrij wolny wolna wolne вільний вільна available disponible disponibile disponivel beschikbaar dostepny verfugbar
  time zeit temps tiempo tempo tijd czas час you your yours sie ihnen ihr euch eurer euer dir dich dein deine vous votre vos te toi ton ta usted ustedes su sus ti tu tuyo vosotros
  lei voi vostro vostra voce voces vosso vossa vos u uw jij je jullie jouw panstwo pan pani panu ty wy wam ви вас вам ваш ти тебе colleague colleagues kollege kollegin
  kollegen collegue collegues companero companera collega colega colegas kolega kolezanka колега assistant assistentin deputy partner boss could can may might would should shall
  kann konnte konnen wurde darf peux pourrais pourrai peut puedo podria podre potrei posso potro poderia consigo kan zou kunnen mag moge moglbym moglabym можу міг могла зможу
  hope try hoffe versuche essaie essaye intento intentare cerco provo tento probeer sprobuje postaram спробую half minutes minuten minuti minutos halbe halb
  fine good great gut gerne bien bueno bene bom goed dobrze добре ok okay yes ja oui tak так free happy glad love want will mochte want voudrais quiero voglio quero wil chce хочу
  if when whether wenn ob si quand se quando cuando als wanneer jak jesli jezeli gdy kiedy czy якщо коли ne except ausser ausgenommen sauf salvo tranne eccetto excepto exceto menos
  moins behalve oprocz poza крім окрім хіба without ohne sans sin senza sem zonder bez без cancel cancels cancelled canceled fallt ausfallt entfallt entfallen
  ready late early earlier later enough hate never again why warum pourquoi porque perche waarom dlaczego чому what was que che co що`),
)

let known: ReadonlySet<string> | null = null

/** Every word by which the cue reader knows an answer, an offer, a condition or a question. */
function cueWords(): ReadonlySet<string> {
  if (known) return known
  const common = new Set(MAIL_LANGUAGES.flatMap((language) => plainWords(fold(LEXICONS[language].common))))
  known = new Set(
    MAIL_LANGUAGES.flatMap((language) => {
      const { cues, but, ifs, asks, negators } = LEXICONS[language]
      const { yes, agree, delegate, maybe, doubt, prefer, reluctant, promise, propose, cond, house, unusual } = cues
      const all = [
        yes,
        agree,
        delegate,
        maybe,
        doubt,
        prefer,
        reluctant,
        promise,
        propose,
        cond,
        house,
        unusual,
        but,
        ifs,
        asks,
        negators,
      ]
      return all.flat().flatMap((source) => plainWords(fold(source)))
    }).filter((word) => !common.has(word)),
  )
  return known
}

function isTelling({ text, raw }: Token): boolean {
  if (REGRETS.has(text)) return false
  // "I'll" is not ill.
  const isShortened = /['’ʼ`´‘]/u.test(raw)
  return (
    isTimeWord(text) ||
    (!isShortened && isNoName(text)) ||
    /n['’ʼ`´‘]t$/iu.test(raw) ||
    TELLING.has(text) ||
    cueWords().has(fold(raw))
  )
}

const OWN = new Set(
  words(`i im ive ill my me we our were weve well ich mein meine meinen meiner meinem meines wir unser unsere je jai mon ma mes nous mi mis yo nos nuestro nuestra io mio mia miei
  ho sono sto devo eu meu minha meus estou vou tenho ik mijn wij we onze moj moja moje mam mnie jestem musze я мене мій моя моє ми нас маю мушу jirai jaurai jassiste janime`),
)
/** Verbs of the first person where the pronoun is left out: "trabajo", "lecę", "працюю". */
const FIRST = /(?:\p{L}{2}(?:o|oy|é|ę|am|em|rò|rei)|\p{L}{2}[ую])$/iu

const isFirstPerson = ({ text, raw }: Token) => OWN.has(text) || FIRST.test(raw)
