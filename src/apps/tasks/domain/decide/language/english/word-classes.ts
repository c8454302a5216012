import { chores, consumed, hard, light, skills, soft } from './foreign.ts'
import { homely } from './homely.ts'
import { finite, gerundOf, irregularPasts, pastOf } from './pasts.ts'

const listed = (text: string) => text.split(/\s+/).filter((word) => word !== '')

const gerund = listed(chores).map(gerundOf).join(' ')
/** "task complete" tells of a task; "task call ann" is one. */
const beginning = listed(`${chores} ${light}`).filter((verb) => verb !== 'complete' && verb !== 'finish')

/** Classes that are lists of words. */
export const words = {
  hard,
  soft,
  foreign: `${hard} ${soft}`,
  skills,
  chores,
  verbs: `${chores} ${light}`,
  beginning: beginning.join(' '),
  gerund,
  homely: `${homely} ${gerund}`,
  past: `${listed(`${chores} ${light} create delete remove update`).map(pastOf).join(' ')} ${irregularPasts} been gone`,
  finite,
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
  resuming: 'i we it you he she they there do let leave keep just',
  noremind: 'not never no without stop quit did does why how what who whom which where whose cancel delete remove',
  telling: 'said says say saying told tells asked yelled shouted wrote',
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
  all: 'all everything every each both any anything either neither none',
  time: `
    today tomorrow tonight yesterday monday tuesday wednesday thursday friday saturday sunday mondays tuesdays
    wednesdays thursdays fridays saturdays sundays mon tue tues wed weds thu thur thurs fri sat sun january february
    march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct
    nov dec morning mornings afternoon afternoons evening evenings night nights noon midnight midday week weeks
    weekend weekends weekday weekdays month months year years day days hour hours minute minutes min mins hr hrs
    second seconds sec secs later soon early late am pm a.m p.m a.m. p.m. o'clock oclock every each next this coming the a an
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
  /** Forms of our verbs that also begin a statement: "removing tattoos is expensive". */
  progressive: `
    adding creating making putting deleting removing erasing canceling eliminating scrapping completing finishing changing
    updating modifying editing altering renaming moving rescheduling postponing delaying clearing dropping
  `,
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
  /** Behind one of these, "2" is a "to" where no amount can stand: "need 2 buy milk". */
  expecting: 'need have want got forget remember',
  unamounted:
    'buy get go pay bring send make do find finish take tell ask see meet renew give sell write fix pick return',
  hailing: 'hi hey howdy hiya so',
  exclaiming: 'wow great cool awesome perfect ugh yay phew omg lol darn man',
  /** What somebody does as well as it is done to somebody. */
  mutual: `
    call text email phone write visit meet pay ask tell help contact message ring reply invite thank remind join leave win move
    answer check drive go come see speak talk
  `,
  recent: 'today yesterday this last morning afternoon evening night earlier ago',
  already: 'already just finally now also actually',
  became: 'is are was were has have been got gotten get',
  but: 'but except',
  /** "be at home by six" is done, "be fine" is not. */
  whereabouts: 'at in on home back there here by ready up with present outside downstairs',
  filler: 'also just really still probably definitely actually maybe always then first',
  timey: 'time day night one thing it this that me when',
  modal:
    'needs need should must can could would will is are was were has have goes belongs ought and or do does did not',
  whenever:
    'when whenever once after before if while as on in at by during next this every tomorrow tonight today later',
  pointing: 'this that these those your his her their him them me you us',
  mine: 'my our',
  fresh: 'up on it all together me',
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
  /** Verbs that begin a line of a to-do list, beyond the chores. */
  acting: `
    have
    activate adjust adopt advertise air apply appeal approve arrange assign audit balance begin block borrow bother
    brainstorm break brew broadcast browse budget bump calibrate cater charge chat chip choose claim close coach collect
    combine commit compare compose compute conduct confirm connect consult contact continue contribute coordinate
    count cover create cross cut deactivate deal decide decline delegate deploy deposit design develop dial dine disable
    dispute distribute do download drain eat edit email enable enroll enter escalate estimate evaluate examine expand
    explore export extend face figure fight fit fly focus forward frame freeze gift google hire hold host implement
    import improve increase interview introduce inventory invest invoice join jot jump keep kill label laminate launch
    learn lease leave lend list listen load locate log loosen maintain manage map measure meditate merge migrate modify
    monitor motivate negotiate nominate note notify offer open optimize outsource override park patch pass patent pause
    pay pet phone pin place pledge post pound preorder present preview price process promote propose prove publish push
    quit raise reach rebalance rebuild recharge reclaim recommend record recover redeem redecorate redo reduce refer
    refinance refund regrout reinstall relabel relocate remind remove rename rent reorganize report request reschedule
    reserve reset resolve restart restore resubmit retire retrieve rewrite ride save screen seal search secure seed
    select separate serve service settle setup share shoot shorten sign sketch skype sleep solve source speak spend
    split spot stage stop store strengthen subscribe suggest support surprise survey swap switch sync tag tailor taste
    tel test top total touch tour trace track trade transcribe transfer translate travel treat troubleshoot tune turn
    unblock uninstall unsubscribe untangle update upgrade upload use validate verify video view wake warn watch weatherproof
    wean whiten win wire withdraw work workout zip
  `,
  commanded: 'sing mute unmute whisper hum rewind multiply louder quieter softer',
  /** "turn off the lights". */
  switching: 'turn switch volume',
  onoff: 'on off up down',
  playing: 'play',
  media: 'some the my a this that something next previous more',
  needing: 'need',
  modalnoun: 'can may will',
  setting: `
    set start create make cancel delete erase stop snooze pause shuffle raise lower increase decrease change translate
    convert calculate flip roll skip resume repeat dim brighten navigate define spell open
  `,
  gadget: `
    alarm alarms timer timers stopwatch countdown thermostat temperature volume brightness playlist song songs music
    track channel station coin dice die english french spanish german italian japanese chinese korean portuguese russian
    dollars euros pesos yen miles kilometers km kilos celsius fahrenheit root hello light lights nearest
    roomba television tv
  `,
  courteous: 'please kindly also btw oh um uh erm',
  /** "affirmative action": behind a yes, one of these makes it a name. */
  assentnoun: `
    action actions process operation program dialog interaction conversation sequence execution event transaction
    information info statement answer response request requests command commands instruction instructions plan idea
    question time moment mind point part case progress help attention mission work
  `,
  speaker: 'i we',
  /** "everyone needs to calm down": somebody, of whom something is said. */
  people: 'everyone everybody someone somebody anyone anybody nobody people',
  /** "should call dad": the person speaks of themselves, and leaves themselves out. */
  elided: 'should shall will might could',
  mealone: 'me us',
  shown: 'this that these those it',
  thanking: 'thank',
  greeting: `
    hello hi hey hiya howdy yo greetings sup thanks thank cheers ty thx bye goodbye cya farewell lol lmao rofl haha
    hahaha hahahaha hehe heh wow oh ah aha hmm hm umm um uh huh whoa yay yikes oops ouch ugh meh nice cool sweet awesome
    amazing interesting lovely wonderful fantastic brilliant perfect excellent hilarious funny happy merry
    congratulations congrats luck welcome sorry apologies kidding joking seriously good great
    goodnight well bad appreciate appreciated pleased wish wishes omg wtf damn hell god gosh dear indeed whatever
    wonderful ok gotcha cheerio hooray hurray bravo same really brb ttyl np salutations enjoy ha pleasure worries care
    knock stupid dumb useless fun always maybe anyway pardon heya ya peace opinion honest shit moment best pretty nighty
    gator dream ta er erm eh
  `,
  smalltalk: `
    there again my friend friends everyone all day afternoon morning evening night weekend job work point story played
    game weather xmas bot robot try time long old second out short come what say guess know sauce living cares to meet so very much a an lot lots bunch million
    later soon see birthday christmas new year easter holidays holiday anniversary best of with everything done just
    never mind really too also same here man dude mate buddy bro sir sleep tight dreams take care talk it easy that the
    this one no yes be by for me i am siri alexa google cortana computer guys folks how about and have had in on way bloody go right now then
  `,
  /** "it was", "she went": words that only statements hold. */
  stating: `
    am was were been said says went won lost got had has knew thought felt loved hated liked saw made gave told
    became seems seemed looks feels sounds means meant loves hates likes thinks knows wants lives works orbits boils
    plays heard makes goes comes wrote called came happened happens melts takes keeps gets gives hurts tells
    becomes deletes removes cancels completes finishes adds creates died broke fell ran sent kept forgot slept smells tastes
  `,
  /** Verbs that ask to be told something. */
  informing: 'know hear understand listen convert calculate translate',
  finding: 'find figure learn discover',
  /** "I must say", "I have to admit". */
  musing: 'say admit confess wonder agree disagree imagine laugh cry die breathe guess assume warn',
  makeable: `
    spreadsheet spreadsheets budget budgets template templates logo website survey surveys pdf itinerary plan plans
    draft drafts macro dashboard database server servers data agenda video videos
  `,
  encounter: 'appointment appointments interview interviews consultation session sessions rehearsal viewing',
  cut: 'cut omit exclude withdraw pull subtract deduct lift knock bump kick leave keep',
  leaning:
    'talk go speak listen write reply respond get move drive walk send give bring read sing say run fly travel return',
  around: 'the my a task todo reminder item entry called named titled about to for that says',
}
