import { type Glyphs, isWord } from './glyphs.ts'

/**
 * Does a word act? "Price spoke", "May never signed", "Justice from the night shift kept": a word without an article
 * before a verb is somebody. "Brown stains", "Faith in the sheet", "Mark each exhibit", "May is": a color, a thing, a verb,
 * a month.
 */
export function actsNext(glyphs: Glyphs, to: number, thing: Thing = 'never'): boolean {
  const rest = glyphs.flat.slice(to, to + AHEAD)
  // "Price, the manager, said"; not "Hope, patience and time".
  if (/^, (?:who|whose|the|a|an|her|his|our|my|their|aged?|then|[a-z]+ of)(?![a-z])/.test(rest)) return true
  const words = /^(?: [a-z]+(?:-[a-z]+)*){1,6}/.exec(rest)?.[0].trim().split(' ') ?? []
  const month = isMonthEnd(glyphs, to)
  let at = 0
  while (at < 2 && ADVERB.has(words[at] ?? '')) at++
  const [next = '', after = ''] = words.slice(at)
  if (month && next === 'was' && isPast(after)) return true
  if (month && /^(?:is|are|was|were|be|has|have|will|can|must|should|and|or)$/.test(next)) return false
  if (
    isPast(next) ||
    SAYS.has(next) ||
    (MODAL.has(next) && !(thing === 'always' || (thing === 'now' && PRESENT.test(next))))
  )
    return true
  // "Walker and the landlord disagreed"
  if (
    /^ and (?:her|his) (?:father|mother|sister|brother|wife|husband|son|daughter|partner|boss|friend)(?![a-z])/.test(
      rest,
    )
  )
    return true
  if (thing !== 'always' && /^and (?:the|her|his|my|our) /.test(`${words.slice(at).join(' ')} `)) return true
  if (/^[a-z]{2,}[^su]s$/.test(next) && !ENDS_IN_S.has(next))
    return at > 0 || isObject(after) || (thing === 'never' && !hasVerb(glyphs, to, next))
  // "Frost as chairman was told", "Constance from the office tried".
  if (/^(?:as|from|at|with|who)$/.test(next)) {
    const acts = words.slice(at + 1).findIndex((word) => isPast(word) || MODAL.has(word) || SAYS.has(word))
    return acts > 0 || (next === 'who' && acts === 0)
  }
  // "Reed in dispatch kept"
  if (thing === 'never' && /^(?:in|on|of|for|near|behind|under|upstairs|downstairs|across)$/.test(next))
    return words.slice(at + 1).some((word) => isPast(word) || MODAL.has(word) || SAYS.has(word))
  return false
}

/** "Hope cleans rooms": a verb that may be a noun, and no other one behind it. */
export function doesNext(glyphs: Glyphs, to: number): boolean {
  const next = /^ ([a-z]{2,20}[^su]s) [a-z]/.exec(glyphs.flat.slice(to, to + 26))?.[1] ?? ''
  return next !== '' && !ENDS_IN_S.has(next) && !hasVerb(glyphs, to, next)
}

/** "Grant answers questions": without another verb this is one. "Penny auctions by mail should be avoided": a noun. */
function hasVerb(glyphs: Glyphs, to: number, but: string): boolean {
  const rest = /^[a-z '’-]*/.exec(glyphs.flat.slice(to, to + 160))![0].split(/[ -]+/)
  return rest.some((word, i) => {
    // "each bicycle claim" has none.
    if (word === but || DETERMINER.test(rest[i - 1] ?? '') || DETERMINER.test(rest[i - 2] ?? '')) return false
    return FINITE.has(word) || MODAL.has(word) || SAYS.has(word) || isPast(word)
  })
}

/** The same for a word in small letters, which may well be a thing: only what things do not do. */
export function speaksNext(glyphs: Glyphs, to: number): boolean {
  const next = /^ ([a-z]{2,14})(?![a-z])/.exec(glyphs.flat.slice(to, to + 16))?.[1] ?? ''
  return IRREGULAR.has(next) || next === 'who' || next === 'says' || next === 'tells'
}

/** Which of "Hope is" and "Hope was" may tell of a thing. */
type Thing = 'never' | 'now' | 'always'

const PRESENT = /^(?:is|has|can|cannot|does|will|would|should|must|might|could)$/
const AHEAD = 60
const set = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

const ADVERB = set(`never always also then later still only even just once twice often soon now again first finally
  repeatedly openly secretly quickly simply really nearly usually rarely alone himself herself personally`)

const MODAL = set(`is was has had did does will would can could cannot should must might wasn isn didn doesn couldn
  wouldn hasn hadn won`)

const SAYS = set(`says tells testifies denies admits writes keeps knows wants asks gives takes makes goes comes lives
  remembers thinks believes agrees refuses saves sees hears runs drives speaks holds leaves brings insists hates loves
  prefers lies forgets teaches owns hires fires resigns becomes seems appears remains deletes destroys hides settles
  pays blames approves falsifies ignores allows provides requires creates forbids terminates punishes retaliates
  underpays overwrites stores sends edits removes receives decides follows loses finds leads meets begins builds buys
  eats drinks sits stands sings swears throws wears wins breaks chooses draws falls feels fights flies gets grows hurts
  keeps learns pretends promises proves refuses replies responds serves settles shows sleeps spends stays steals
  suffers supplies threatens treats tries understands underestimates uses waits warns`)

const ENDS_IN_S = set('this his hers ours its as us yes thus across always perhaps besides towards ones others')

const IRREGULAR = set(`said told wrote spoke kept knew saw heard gave took ran drove left lied put let set met sent paid
  went came got made held stood sat began brought bought caught chose fell felt fought found forgot led lost read rode
  sold shook slept spent swore taught thought threw understood won wore withdrew quit cut hit hurt became broke built
  did drank drew ate flew forbade forgave froze grew hid hung knelt laid meant rang sang sank sought shot slid spent
  stole struck swept swam tore woke wound`)

/** Past participles that stand before a noun more often than behind a subject. */
const BEFORE_NOUNS = set('based related colored coloured aged sized shaped need speed seed feed weed bed red hundred')

function isPast(word: string): boolean {
  return IRREGULAR.has(word) || (word.length > 4 && word.endsWith('ed') && !BEFORE_NOUNS.has(word))
}

/** After a verb an object follows, after a noun another verb or a preposition. */
function isObject(word: string): boolean {
  return OBJECT.has(word)
}

const OBJECT = set(`a an the this that these those all any every each no some it him her them us me you his our their
  my your its as to nothing everything everyone nobody too again back how what when where why who if whether`)

const DETERMINER = /^(?:a|an|the|this|that|each|any|every|no|its|his|her|their|our|your|my)$/
const FINITE = set(`are were have do am be been may tell show mean make matter need help come go leave know want keep
  give take get see say work seem look find think ask try use feel become begin start stop turn run move like live
  believe hold bring happen write sit stand lose pay meet include continue set learn change lead understand watch follow
  create speak read allow add spend grow open walk win offer remember consider appear buy wait serve die send expect
  build stay fall cut reach kill remain suggest raise pass sell require report decide pull return explain hope carry
  break receive agree support hit produce eat cover catch draw choose cause point listen save prove belong depend vary
  demand claim mean cost trigger hide hurt harm affect concern cause prevent protect govern control limit extend expire
  begin vest accrue toll bar permit prohibit forbid entitle arise overlap conflict compare suffice favor weaken support
  undercut defeat prevail succeed recover waive reserve file plead object respond testify lie steal cheat work drive
  mislead confuse annoy please bore impress surprise
  apply differ arise end rise fail last tend occur exist persuade count weigh reveal deserve collapse`)

function isMonthEnd(glyphs: Glyphs, to: number): boolean {
  let from = to
  while (isWord(glyphs, from - 1)) from--
  return /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
    glyphs.flat.slice(from, to),
  )
}
