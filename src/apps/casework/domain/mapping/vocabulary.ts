/**
 * The words of which a sentence may consist if it is to support an element, beside those of plain-words.ts. The lists are closed: a
 * verb, an adverb in -ly or a verb with a particle that is not here leaves the sentence to a person.
 */

/** Deeds, states and other things that happen. They say nothing of a clause that depends on them. */
// biome-ignore format: a list
export const DEEDS = set(`
  abuse accept access accommodate accompany accrue ache achieve acquire act address adjust adopt advance affect age agree aid allow alter amend
  anger apply appoint appreciate approach approve arrange arrest arrive ask assault assemble assign assist attach attack attend audit average
  award badger bake ban bank bar barge bathe be beat become begin belittle belong bend benefit berate bet bill bleed block board book borrow
  bother bounce break bribe bring broadcast bruise brush budget build bully bump bundle burn bury bus buy calculate call camp care caress carry
  cashier catcall catch cater cause change charge chase check chew chip choke choose circulate cite clap classify clean climb cling clip clock
  clog close clutch coach code collaborate collapse collect come comfort commence commend comment commit commute compensate compete compile
  complete comply compute condescend conduct confide confiscate confront consult contact contain continue contribute convert cook coordinate copy
  corner correct cost cough count cover crack crash crawl create criticize crop cross crouch crowd cry cuff cup curl curse cuss cut damage dance
  date deal debit decide decrease dedicate deduct default degrade delay deliver demand demean demonstrate demoralize demote deny deposit deprive
  derail deserve design detail detain deteriorate develop diagnose dictate die dig direct disable discharge discipline discriminate discuss
  disinfect dismiss disparage dispatch dispense display dispose disrupt distribute divert divide do dock donate double download drop look lodge guarantee assure offer bear drag drain draw
  dress dribble drink drip drive dump dust earn eat edit eject elbow eliminate embarrass employ empty enclose encounter end endure enforce enjoy
  enlist enroll ensure enter erase escalate escort estimate evaluate evict examine exceed excel exclude execute exercise exhaust exile exist
  expand expel expire explode export expose extend face faint fall falsify falter fasten fax feed feel fetch field fight file fill finalize
  finance finger fingerprint finish fire fit fix flag flash flip flirt float flood flush fly focus fold follow fondle force forge format forward
  foster fracture freeze frown frustrate fry fulfill fumble function fund furlough furnish gain garden gather gawk generate gesture get giggle
  give glance glare gloat glue go grab grade graduate grant greet grieve grill grin grind grip grope grow grunt guard gut halve hammer hand
  handcuff handle hang happen harass harm hate haul have heal heat heckle help herniate hide hire hit hoist hold holler honk honor host hover hug
  humiliate hurt hustle hydrate ice identify ignore imitate impact implement import improve inch include increase incur index inhale inherit
  initiate injure input insert inspect install instruct insult insure interact interpret interrogate interrupt intervene interview intimidate
  inventory investigate invite invoice involve iron isolate issue itch jab jeer jerk join jot juggle jump keep kick kill kiss kneel knock label
  laminate land landscape lapse lash last laugh launch lay lead leak lean leave lecture leer lend lengthen let level lick lift lighten limit limp
  line listen live load loan lock log lose love lower lug lunge mail maim make manage maneuver map march mark marry mash massage matter measure
  meet mend mentor merge mimic minister misclassify mispronounce miss mistreat mix moan mock moderate mold monitor mop motion motivate mourn mouth
  move mutter nag nail name nap navigate near need negotiate net nick nickname nod notarize nudge number nurse nuzzle obtain occupy occur offend
  officiate offload ogle open operate order organize ostracize outperform outrank outsource overcharge overhear overload overlook oversee overwork
  owe own pace pack package page paid paint parade park participate partner pass paste pat patch pause paw pay pedal peek peel perceive perform
  permit persist pester phase photograph pick pile pilot pin pinch pitch place plant plate plow plug pocket poke polish position post pound pour
  praise pray prep prepare prescribe present preside press price print proceed process produce program promote pronounce proofread propel
  proposition prosecute protest provide provoke pull pump punch punish purchase pursue push put qualify quarantine question quit race rage raise
  rake ramp rank ransack rape rate ration rave reach react reap rear rearrange reassign reassure rebuild receive recite reclassify reconcile
  reconvene recover recruit recycle redirect reduce reek refer refill refrigerate refund register regulate rehab rehire reimburse relapse relay
  relieve reload relocate rely remain remark remit remove rename renew rent repair repay replace represent reprimand request require reschedule
  rescue reset resign resolve respect rest restock restore restrict restructure result resume retain retaliate retire retrain return retype review
  reward ride ridicule rig ring rinse rip rise roast rob roll rope rotate round rub ruin rummage run rush sabotage sack sacrifice saddle salt
  salute sand sanitize save scale scan schedule scold score scowl scrape screen scribble scroll scrub seal search season seat secure seek seethe
  seize select sell send separate serve set settle sew sexualize shadow shake shame share shave shelve shield shift shine ship shock shoot shop
  shorten shove shovel shower shred shrink shuffle shun shunt shut shuttle sicken sideline sift sign simmer simplify sing single sip sit skid skim
  skip slam slander slap slash sleep slice slide slip slobber slot slouch slow slug slur smack smash smear smell smile smirk smooch snarl snatch
  sneak sneer sneeze snicker sniff snoop snore snub sob socialize solicit solve sort spank spar speak spell spend spill spit splash split sponsor
  spot sprain spray spread squat squeeze squirt stab stack staff stain stalk stamp stand standardize staple stare start starve stay steady steal
  steam steer step stick stiff stir stitch stock stomp stop store straddle straighten strain strand strangle strap strengthen stretch strike strip
  stroke structure struggle study stuff stumble stutter style submit subpoena subtract succeed sucker sue suffer suffice suit summarize summon
  supervise supply support surface surpass surprise surround survey suspend sustain swallow swap swat sweat sweep swell swing swipe switch
  tabulate tackle tag tail tailor take talk tally tap tape target task tattle taunt tax teach tear telephone tend terminate test thicken thread
  thrive throw thumb tickle tighten tile time tint tire title toil tolerate top torment toss total touch tour tow tower trace track trade trail
  train tramp trample transcribe transfer transition translate transmit transport trap trash travel treat trek tremble triage trigger trim trip
  trust tuck tug tune turn tutor twist type unclog undergo undermine underpay unload unlock unpack unzip update upgrade upload upset urinate use
  usher utilize vacate vacuum value vandalize vary vend ventilate verify view violate visit volunteer vomit vote wag wait wake walk wander
  warehouse warn wash waste watch water wave wax wear wedge weed weep weigh welcome weld whack wheel wheeze whip whisper whistle widen win wince
  wink wipe wire withhold witness work worsen wound wrap wreck wrestle wriggle yank yawn yield zero zip
`)

/** What is said, learned, known, written or shown: a clause that depends on it is told. */
// biome-ignore format: a list
export const REPORTS = set(`
  acknowledge add admit advise alert announce answer bark blurt boast brag certify complain conclude confess confirm declare disclose discover
  document email explain find hear indicate inform know learn list mean mention message note notice notify object observe point read realize
  recall record reflect regret remember remind repeat reply report respond reveal say scream see shout show signal snap state stress tell testify
  text thank understand voice write yell
`)

/** A deed in the infinitive after one of these was done. */
// biome-ignore format: a list
export const DOES = set(`
  ask begin call choose come compel contact continue decide decline demand direct elect email force get go have instruct make manage meet opt
  order proceed refuse request require return start tell text use visit write
`)

/** What depends on one of these did not happen, or nobody says that it did. */
// biome-ignore format: a list
export const THINKS = set(`
  accuse aim allege anticipate appear argue assert assume attempt avoid believe bluff brace cancel claim conceive concoct consider conspire
  contemplate contend contest daydream debate desire disbelieve disprove dispute doubt draft dread dream envision exaggerate exonerate expect
  fabricate fail fake fancy fantasize fear feign forecast foresee forget gossip guess hallucinate hesitate hint hope hypothesize imagine imply
  infer insinuate intend invent jest joke kid lie long misremember mistake mull neglect overturn picture plan plot ponder posit predict prefer
  presume pretend prevent prohibit project promise propose prove purport rebut recant reconsider refute rehearse reinstate reject relent reminisce
  rescind resist retract reverse revoke risk rule rumor sanction scheme seem simulate spare speculate suggest suppose surmise suspect swear tempt
  theorize think threaten toy try undo urge void vow wager want warrant wish withdraw wonder worry yearn
`)

/** These take a deed back, wherever in the sentence they stand. */
// biome-ignore format: a list
export const REVOKES = set(`
  cancel disavow disprove dispute dream exaggerate exonerate fabricate fantasize hallucinate imagine invent jest joke kid lie misremember overturn
  pretend rebut recant reconsider refute reinstate relent rescind retract reverse revoke undo void withdraw
`)

/** Base form and past forms; verbs in none of the lists are known as verbs only. */
// biome-ignore format: a list
export const IRREGULAR = `
  be am is are was were been being|have has had having|do does did done doing|beat beat beaten|become became become|begin began begun|bend bent|
  bet bet|bite bit bitten|bleed bled|blow blew blown|break broke broken|bring brought|build built|burn burnt|buy bought|catch caught|
  choose chose chosen|cling clung|come came come|cost cost|creep crept|cut cut|deal dealt|dig dug|draw drew drawn|dream dreamt|drink drank drunk|
  drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|fling flung|fly flew flown|forbid forbade forbidden|
  forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|go went gone|grind ground|grow grew grown|hang hung|
  hear heard|hide hid hidden|hit hit|hold held|hurt hurt|keep kept|kneel knelt|know knew known|lay laid|lead led|leave left|
  lend lent|let let|lie lay lain|lose lost|make made|mean meant|meet met|mislead misled|overhear overheard|oversee oversaw overseen|pay paid|put put|quit quit|
  read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said|see saw seen|seek sought|sell sold|send sent|set set|
  shake shook shaken|shed shed|shine shone|shoot shot|shrink shrank shrunk|shut shut|sing sang sung|sit sat|sleep slept|slide slid|sling slung|slink slunk|slit slit|
  speak spoke spoken|spend spent|spin spun|spit spat|split split|spread spread|spring sprang sprung|stand stood|steal stole stolen|
  stick stuck|sting stung|stink stank stunk|stride strode|strike struck stricken|strive strove striven|swear swore sworn|sweep swept|swell swelled swollen|swim swam swum|
  swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|tread trod|undergo underwent undergone|understand understood|
  undertake undertook undertaken|uphold upheld|upset upset|wake woke woken|wear wore worn|weave wove woven|weep wept|win won|wind wound|withdraw withdrew withdrawn|
  withhold withheld|withstand withstood|wring wrung|write wrote written|underpay underpaid|shave shaved shaven|overcome overcame overcome|repay repaid|rewrite rewrote rewritten|
  undo undid undone|foresee foresaw foreseen|mistake mistook mistaken|rebuild rebuilt|show showed shown|sew sewed sewn|
  bear bore borne|bind bound|breed bred|cast cast|forgo forwent forgone|outdo outdid outdone|overdo overdid overdone|oversleep overslept|
  slay slew slain|speed sped|strew strewn|sublet sublet|sweat sweat|thrust thrust|wed wed|rid rid|bid bid|burst burst
`

/** A verb with a particle is another verb; these pairs are explained. */
// biome-ignore format: a list
export const PAIRS = set(`
  back_up blow_up break_down bring_in bring_up brush_off brush_up bust_up call_back call_in call_out call_up carry_over catch_up check_in
  check_out clean_up clear_out clock_back clock_in clock_out close_down close_out come_back come_down come_in come_out come_over come_through
  come_up cut_back cut_down dress_up drive_off drop_in drop_off edge_out end_up escort_out fill_in fill_out find_out follow_through follow_up
  force_in force_out get_in get_off get_out get_over get_up give_away give_up go_back go_down go_out go_over go_through go_up grow_up hand_out
  hand_over hire_in hold_down hold_out hold_over hold_up jump_in keep_out keep_up kick_off kick_out knock_off lash_out lay_off lean_in lean_over
  leave_off leave_out lock_in lock_out lock_up log_in log_off log_out look_down look_over look_through look_up mail_out mess_up miss_out move_away
  move_down move_in move_off move_out move_over move_up pack_up pass_out pass_over pass_up pay_back pay_off pay_out pay_up phase_out phone_in
  pick_up point_out press_up print_out pull_away pull_down pull_in pull_off pull_out pull_over pull_up push_away push_down push_off push_out
  push_through push_up put_down put_in put_through put_up reach_around reach_out reach_over read_out rip_up rub_up run_out run_over run_up
  send_home send_out send_over serve_out set_up shave_off show_up shut_down shut_out shut_up sign_in sign_off sign_out sign_up single_out sit_down
  slap_away speak_out speak_up squeeze_out stand_up start_off start_out start_over stay_over stay_up step_down step_in step_out stop_in strip_down
  sum_up switch_over take_away take_down take_in take_off take_out take_over team_up tell_off text_back throw_out throw_up transfer_out
  transfer_over turn_around turn_away turn_down turn_in turn_up type_up use_up wake_up walk_away walk_in walk_off walk_out walk_over walk_through
  walk_up wind_up wipe_out work_over work_through work_up wrap_up write_up yell_out
`)

/** Particles that make another verb. */
// biome-ignore format: a list
export const PARTICLES = set(`
  along apart around aside away back down off out over through up
`)

/** Words in -ly that say when, where, how often or how. Others may say that something was not so. */
// biome-ignore format: a list
export const ADVERBS = set(`
  abruptly accordingly additionally aggressively ally angrily annually anomaly anonymously apply approximately assembly automatically badly belly
  bitterly biweekly blatantly bluntly bodily brazenly briefly broadly bully burly calmly casually ceaselessly cheerfully chilly clearly closely
  coldly completely consequently consistently constantly continually continuously correctly costly cowardly crudely cruelly curly currently daily
  deadly deliberately differently directly discreetly disorderly duly early earnestly easily effectively elderly emotionally endlessly entirely
  equally especially eventually exactly exclusively explicitly expressly extremely fairly family fatally fatherly finally firmly flagrantly flatly
  fly forcefully forcibly formally formerly frequently friendly fully furiously generally gently gradually harshly hastily heavily hilly holy
  honestly hourly hurriedly illegally immediately improperly inappropriately incessantly indefinitely inexplicably initially instantly
  intentionally internally intimately invariably involuntarily italy jelly jointly july knowingly largely lately later legally lewdly likewise
  lively lonely loudly lovely mainly maliciously manually medically meekly mentally merely miserly mockingly monopoly monthly mostly motherly
  namely nearly nicely nightly notably obscenely offensively officially oily only openly orally orderly originally outwardly painfully partly
  patiently periodically permanently perpetually persistently personally physically ply pointedly politely poorly powerfully precisely prematurely
  presently previously primarily privately professionally promptly properly proudly publicly purposefully purposely quarterly quickly quietly
  racially rally randomly rapidly readily really recently regularly relentlessly religiously reluctantly rely repeatedly reply respectfully
  retaliatorily retroactively roughly routinely rudely sadly savagely scarily scholarly secretly selectively separately seriously severely
  sexually sharply sheepishly shortly silently silly similarly simultaneously slightly sloppily slowly sly smugly snidely softly solely
  specifically steadily sternly strictly strongly stubbornly subsequently successfully suddenly sufficiently summarily supply swiftly
  systematically tally tearfully temporarily terribly thoroughly tightly timely together totally truthfully typically ugly unanimously
  unexpectedly unfairly unfortunately unilaterally unjustly unlawfully unprofessionally untimely unusually urgently usually utterly vaguely
  verbally viciously vigorously violently visibly voluntarily vulgarly warmly weakly weekly wholly widely wildly willfully willingly worldly
  worriedly wrongfully wrongly yearly
`)

/**
 * Speech, thought, fiction and other spheres of life: a sentence with one of these may tell of no deed at all. Most such words are
 * not familiar anyway (likeness.ts); these are.
 */
// biome-ignore format: a list
export const DOUBTFUL_NOUNS = set(`
  allegation allegations army attempt attempts bluff chance coach college daydream desire draft drafts drama dread dream dreams exercise fear fears
  forecast gossip guess guesses hearsay hope hopes jest joke lease lie lies loan mock navy nightmare nightmares options plan plans plot risk rule
  rules rumor rumors stories test thought threats urge view whisper whispers wish wishes workshop worries worry
`)

/** Words in -ed that are no verbs, or only describe. */
// biome-ignore format: a list
export const NO_VERBS = set(`
  accredited advanced aged based bed beloved bleed bored breed certified creed crooked crowded dated deed detailed disabled embed exceed exhausted
  experienced feed gifted greed heed hundred indeed injured jagged licensed limited long-established married med middle-aged mixed modified naked
  need outdated privileged proceed qualified ragged red reed registered related retired rugged sacred salaried scared scheduled seed shed skilled
  sled speed talented three-legged tired unaddressed unannounced unanswered unapproved unattended unauthorized uncompensated underpaid
  undocumented unemployed unexcused uninvited united unjustified unlimited unpaid unreimbursed unrelated unresolved unscheduled unskilled
  untouched unwanted unwelcomed wed weed wicked
`)

/** Words in -ing that are nouns, prepositions or adjectives. */
// biome-ignore format: a list
export const ING_NOUNS = set(`
  according accounting anything baking banking bedding beijing being bending billing boeing boring breathing bring building catering ceiling
  cleaning climbing clothing concerning cooking cooling darling decking degrading demeaning ding disgusting doing dressing driving duckling during
  earring earrings embarrassing engineering evening everything exhausting existing feeling feelings fencing filing filings finding findings
  flooring following going greeting having hearing hearings heating housekeeping humiliating including insulting king landscaping lifting lighting
  lightning listing living manufacturing marketing meeting meetings morning nothing notwithstanding nursing offending offering offspring ongoing
  outstanding packing painting parking pending ping plumbing proceeding proceedings processing programming railing reaching receiving recording
  recordings regarding ring roofing scaffolding scheduling sexting shelving shipping sibling siding sing sitting sling something spring staffing
  standing sterling stocking stockings string swelling swing teaching texting thing things timing training tubing typing unwilling upcoming
  walking warning warnings wedding welding wellbeing willing wing wiring writing writings
`)

/** Verbs of thought that are nouns as well: "the plan". */
// biome-ignore format: a list
export const NOUNS_TOO = set(`
  aim attempt bluff brace cancel claim contest debate desire dispute doubt draft dream fake fancy fear forecast gossip guess hope jest joke kid
  lie long mistake neglect picture plan plot project promise regret reject reverse risk rule rumor sanction scheme spare toy urge void vow wager
  want warrant wish wonder worry
`)

/** How somebody says what stands in quotation marks. */
// biome-ignore format: a list
export const SAYS = set(`
  add announce answer ask call comment describe email label message mock mutter read remark reply respond say scream shout state tell text whisper
  write yell
`)

/** How a warning or another measure comes to somebody. */
// biome-ignore format: a list
export const GIVES = set(`
  add announce answer attach begin call cause come confirm deliver dock email enclose face file find follow get give hand happen have impose
  include issue leave mail place present put read receive reply respond result send serve show sign start take tell write
`)

/** What the client does with a complaint of the client. */
// biome-ignore format: a list
export const MAKES = set(`
  accept announce ask attend average be become begin bring call carry clock complain contact decline deliver demand describe do drop earn email
  enter exceed explain file fill follow forward get give go hand have hold inform keep know lead leave live lodge log mail make meet mention need
  notify object open own provide put raise read receive refuse remember report request return say see send serve show sign speak start state
  submit suffer take talk tell testify text total turn use voice want wear win work write
`)

/** A gerund after one of these was done: "was cutting", "for reporting". */
// biome-ignore format: a list
export const BEFORE_GERUND = set(`
  after am and are as been began begins by continued continues for is keep keeps kept since started starts stopped was were when while
`)

/** A gerund after one of these is not told: "talked about firing me". */
// biome-ignore format: a list
export const PREPOSITIONS = set(`
  about against at before between by despite from in instead into like of on than to toward towards upon with without
`)

/** What may stand between an auxiliary and its verb. */
// biome-ignore format: a list
export const BETWEEN = set(`
  again all already also always both constantly even ever her him just me my never not often only repeatedly soon still them us
`)

/** Words in a subject that name nobody. */
// biome-ignore format: a list
export const PLAIN_SUBJECT = set(`
  a additional after all also always an and as at both by crude eight entire even extra final first five for four full half he her his hostile
  hourly i in it just last later lewd many most my never new next nine no of offensive old on only or our racial racist regular remaining same
  seven several sexist sexual she six so still ten that the their then these they this those three two unwanted unwelcome vulgar we well when
  whole with yes you your
`)

/** What may be ended, cut or refused, and what may show or say something. */
// biome-ignore format: a list
export const OWN_THINGS = set(`
  access accommodation account accounts back badge bakery balance behavior benefits board bonus break breaks center charge check church city
  clinic college comments commission commissions committee complaint complaints concerns condition conduct contract county cut cuts day days
  demotion desk diagnosis diocese disability discharge dismissal doctor duties email emails employment evaluation factory firing grievance
  harassment hospital hotel hour hours injury insurance job jokes layoff leave letter lunch manager memo money month move notice office overtime
  pay paycheck paychecks paystub paystubs plant position promotion pto raise rate reason reassignment record records reduction remarks report
  reports request requests restaurant review reviews role route routes salary salon schedule school separation services shift shifts shop slurs
  store stub stubs supervisor surgeon suspension termination territory text texts timecard timecards timesheet timesheets title touching transfer
  treatment university up vacation wage wages warehouse warning week weeks work write writeup writeups
`)

/** "Fired at a meeting", "by a text": an occasion and no other workplace. */
// biome-ignore format: a list
export const OCCASIONS = set(`
  boss call desk dinner director distance email lawyer letter lunch manager meeting memo message note party phone point supervisor text time
  voicemail
`)

function set(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
