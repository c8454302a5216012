import { chores, consumed, hard, light, money, skills, soft } from './foreign.ts'
import { homely } from './homely.ts'

const listed = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** "mop" as "mopping", "bake" as "baking". */
function gerundOf(verb: string): string {
  if (/[^eo]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}

const gerund = listed(chores).map(gerundOf).join(' ')
/** "task complete" tells of a task; "task call ann" is one. */
const beginning = listed(`${chores} ${light}`).filter((verb) => verb !== 'complete' && verb !== 'finish')

/** Classes that are lists of words. */
export const words = {
  hard,
  soft,
  foreign: `${hard} ${soft}`,
  skills,
  money,
  arranging: 'book order schedule see check look',
  chores,
  verbs: `${chores} ${light}`,
  beginning: beginning.join(' '),
  gerund,
  homely: `${homely} ${gerund}`,
  consumed,
  amount: 'more less extra few several additional double triple half enough plenty lots bit couple much',
  particle: 'on off up down in out over away back',
  source: 'from off',
  with: 'with',
  ping: 'alert ping nudge notify prompt buzz poke message prod warn text beep signal bug pester hassle hound',
  priority:
    'high highest higher low lowest lower medium normal top urgent important priority a the very more less p1 p2 p3 p4',
  one: 'a an',
  motion: 'go drive head get ride fly run travel',
  onward: 'to up home now back there out away over off going moving started',
  resuming: 'i we it you he she they there do let leave keep just',
  noremind: 'not never no without stop quit did does why how what who whom which where whose cancel delete remove',
  able: 'able to even actually also really just still capable of allowed help me',
  me: 'me us myself em',
  det: 'my the our a an this that these those some your any all of another',
  a: `
    a an the my another new one more some quick this following single additional other extra daily weekly monthly
    recurring little just important urgent friendly gentle simple separate second hourly nightly yearly annual high low top
    priority big small brand further
  `,
  the: 'the my a an that this our your',
  adv: 'just already finally now also actually all really totally completely have finally successfully pretty much',
  to: 'to on onto in into under at for',
  verb: 'do get done buy finish accomplish complete remember handle bring',
  unlistable: `
    to on onto in into from off of i is are am was be me you it and or then with for at by a an my your the that
    this what add put contact contacts play mailing guest email friends friend blocked block price wait waiting play
    phone address black songs song music movie movies watch recipients subscriber call recipient
  `,
  named: `
    task tasks chore chores reminder reminders shopping grocery groceries work home personal daily weekly errand
    errands master main current
  `,
  state: `
    completed complete finished done old open pending outstanding unfinished incomplete remaining current existing
    overdue past due today's tomorrow's todays yesterday's daily weekly upcoming active new recent previous latest
    other two three four five checked undone first last next few work home household #number shopping grocery
  `,
  all: 'all everything every each both any anything',
  time: `
    today tomorrow tonight yesterday monday tuesday wednesday thursday friday saturday sunday mondays tuesdays
    wednesdays thursdays fridays saturdays sundays mon tue tues wed weds thu thur thurs fri sat sun january february
    march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct
    nov dec morning mornings afternoon afternoons evening evenings night nights noon midnight midday week weeks
    weekend weekends weekday weekdays month months year years day days hour hours minute minutes min mins hr hrs
    second seconds later soon early late am pm a.m p.m a.m. p.m. o'clock oclock every each next this coming the a an
    at on in by before after around until till for from of now daily weekly monthly yearly hourly once twice one two
    three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty half quarter past first
    last and #number #ordinal #clock time tomorrow's today's end middle start sometime bit while earlier sooner before ahead
  `,
  clear: `
    today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri
    sat sun january february march april may june july august september october november december morning afternoon
    evening night noon midnight midday week weeks weekend month months year day days hour hours minute minutes min
    mins hr hrs later soon am pm a.m p.m o'clock oclock daily weekly monthly yearly next #clock #number #ordinal
    two three four five six seven eight nine ten eleven twelve sometime bit while earlier sooner
  `,
  for: 'for',
  asking: 'what who whom whose where why how which whether',
  wh: 'what who whom whose where why how which when if whether',
  aux: 'is are am was were do does did have has had will would should shall could can may might any anything',
  not: 'not never no hardly barely nor neither almost nearly without',
  sub: 'if when once after before because unless until while since although whether than',
  you: 'you your yours yourself',
  subject: 'i we he she they you it who there',
  done: 'done finished complete completed through ✅ ✔ ☑',
  mark: 'mark marking set flag put consider count tag label record log list marked',
  check:
    'check checking tick ticking cross crossing scratch scratching strike striking knock mark marking checked crossed',
  complete: 'complete finish completing finishing',
  del: `
    delete deleting deleted remove removing removed erase erasing cancel canceling
    eliminate eliminating scrap scrapping discard ditch nix unlist purge
    zap nuke axe bin yank
  `,
  wipe: 'drop dropping clear clearing trash dismiss wipe strike subtract kill scratch empty clean',
  taking: 'take taking get getting pull pulling have knock cross bring kick bump move leave strike drop scratch',
  gone: 'removed deleted off gone erased taken cleared dropped scratched crossed out canceled',
  add: `
    add adding put putting include including place placing stick sticking throw throwing insert inserting enter
    entering append appending pop toss slap log write writing jot type save record note post drop plug pencil
    create creating set schedule upload attach chuck whack bung fit squeeze scribble bang scrawl
  `,
  plainadd: 'add adding create creating',
  make: `
    add adding create creating make making set put enter insert include start schedule give get have open need want
    log new begin record write leave send keep build setup place generate save establish submit stick pop whack chuck
    bung pencil register file queue assign arrange program compile issue request
  `,
  change:
    'change changing tweak update updating modify modifying edit editing alter altering adjust revise correct amend switch',
  rename: 'rename renaming relabel retitle call reword rephrase',
  moving: 'move moving reschedule rescheduling postpone postponing delay delaying defer snooze bump shift push extend',
  showing: `
    show showing list read reading tell fetch grab verify confirm display give see view pull open check recite review print hear name describe
    share get bring find know look go lookup enumerate access say what's repeat run examine inspect present output
    summarize search
  `,
  brighter: `
    louder quieter softer brighter dimmer darker warmer cooler hotter colder faster slower bigger smaller larger
    lower higher shorter longer loud quiet soft bright dim dark warm cool hot cold fast slow stop start work rain
    snow snappy quick happen so rhyme fun funny red blue green white yellow purple pink orange clear simple easier
    harder better worse louder spicier a vegetarian vegan gluten play go
  `,
  'list-stop': 'to on onto in into from i me you my list lists with and for about called named of is it that',
  starter: `
    i we you he she it they what which who how why when where is are am do does did can could would will should have
    has had may go add put remove delete show take read tell give see open check get from off back
  `,
  due: 'due happening scheduled',
  else: 'else all other new exactly kind of stuff',
  still: 'still currently now all else actually really just even',
  tolist: 'to for me please now',
  conj: 'and then also plus but or after so',
  sure: 'task tasks todo todos reminder reminders chore chores errand errands',
  listword: 'list lists',
  number: '#number one two three four five six seven eight nine ten',
  yes: 'yes yeah yah fine',
  flat: 'to about for remind reminder that list so',
  ordinal: 'first second third fourth fifth sixth seventh eighth ninth tenth last final next #ordinal',
  pronoun: 'it that this them these those one',
  alone: 'go leave eat sleep run talk stop think relax rest',
  notfirst: 'to not never is are was were be am me if and as or than',

  pointed: 'one thing ones item entry',
  calc: 'hundred thousand million up and plus to with minus times by the numbers number together',
  numbered: `
    the my number item task reminder todo entry chore one first second third fourth fifth sixth seventh eighth ninth tenth
    last next #number #ordinal two three four five six seven eight nine ten
  `,
  numeral: 'task reminder item todo chore number #number two three four five six seven eight nine ten',
  counted: 'task reminder item todo chore #number one two three four five six seven eight nine ten',
  counter: 'number item no task reminder todo line entry chore',
  manner:
    'well good great better best poorly badly fine ok so what nothing you enough too ok terrible awful horrible here there something being yet deal wonders damage harm wrong right',
  place: 'to into onto in on',
  filler: 'also just really still probably definitely actually maybe always then first',
  timey: 'time day night one thing it this that me when',
  modal:
    'needs need should must can could would will is are was were has have goes belongs ought and or do does did not',
  whenever:
    'when whenever once after before if while as on in at by during next this every tomorrow tonight today later',
  pointing: 'this that these those your his her their him them me you us',
  mine: 'my our',
  fresh: 'up on it all together a an another new me',
  urged: 'you to',
  wanted: 'you to a an for it',
  clausal: 'i we he she they it my the our',
  refusing: `
    not never no delete cancel stop what who why how which show remove forget did does do is are was were will would should
  `,
  imperative: 'have do may',
  remind: 'remind reminding reminded',
  quoted: '#quote',
  nocreate: `
    delete remove cancel erase clear drop dismiss forget stop change update edit modify rename move reschedule postpone snooze is are
    was were do does did what when where why how who which i not never no show read list tell check see find if had has complete
    mark finish finished done turn off disable
  `,
  cut: 'cut omit exclude withdraw pull subtract deduct lift knock bump kick leave keep',
  leaning:
    'talk go speak listen write reply respond get move drive walk send give bring read sing say run fly travel return',
  around: 'the my a task todo reminder item entry called named titled about to for that says',
}
