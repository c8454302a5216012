/**
 * Ordinary English words. A name that is not among them is told by its letters alone; one that is needs a capital letter
 * or another sign, or every "young worker" would be Ms Young.
 */
const ORDINARY = [
  // Small words.
  `
  a an the this that these those i me my mine we us our ours you your yours he him his she her hers it its they them
  their theirs who whom whose which what when where why how and or but nor so yet for if then else than as at by to
  of in on off out up down over under into onto upon from with within without about above across after again against
  along among around away back before behind below beneath beside besides between beyond during except inside near
  outside since through throughout till toward towards until via versus per is am are was were be been being do does
  did done doing have has had having can could might must shall should will would ought need dare not no yes none
  nothing nobody never neither either both each every any some all most more much many few less least several such
  same other another others one two three four five six seven eight nine ten eleven twelve hundred thousand million
  first second third fourth fifth last next once twice half double triple here there now soon later early late ever
  always often sometimes usually rarely seldom already still just only even also too very quite rather really almost
  nearly enough perhaps maybe however therefore thus hence moreover otherwise instead meanwhile indeed though
  although because unless whether while whereas re co de la le et al etc eg ie vs mr mrs ms dr st
  `,
  // What people do.
  `
  accept access account achieve acknowledge act add address adjust admit adopt advance advise affect afford agree aim
  allege allow alter amend announce answer appeal appear apply appoint approach approve argue arise arrange arrive
  ask assert assess assign assist assume ate attach attempt attend avoid await award bear beat become began begin
  begun behave believe belong bend bent bet bind bit bite bitten blame blew block blow blown bore born borne borrow
  bother bought bound break bring broke broken brought build built burn burnt buy call calm came cancel care carry
  cast catch caught cause challenge change charge chase check choose chose chosen cite claim clean clear climb close
  coach collect come commit compare compel compete complain complete comply conceal concern conclude conduct confirm
  conflict confront consider consist contact contain continue contradict contribute control convert convince cook
  cope copy correct corroborate cost count cover create cross cry cut deal dealt decide declare decline decrease
  defend define delay deliver demand demonstrate demote deny depart depend deprive describe deserve design destroy
  detail determine develop differ dig direct disagree disappear discharge discipline disclose discover discuss
  dismiss display dispute distinguish disturb divide document drag drank draw drawn dream dress drew drink drive
  driven drop drove earn eat eaten edit elect email emerge emphasize employ enable encourage end endure enforce
  engage enjoy ensure enter establish estimate evaluate examine exceed exchange exclude excuse execute exercise
  exhaust exist expand expect explain explore expose express extend face fail fall fallen favor fear fed feed feel
  fell felt fight file fill find finish fire fit fix flag flew flow flown fly focus follow forbade forbid force
  forget forgive forgot forgotten form forward fought found free freeze froze frozen fulfil gain gather gave get give
  given go gone got gotten govern grab grade grant greet grew grow grown guard guess guide handle hang happen harass
  harm hate head hear heard held help hesitate hid hidden hide hire hit hold hope hung hurt identify ignore
  illustrate imagine impact implement imply impose improve include increase indicate infer influence inform inquire
  insist inspect instruct intend interfere interpret interrupt interview introduce investigate invite involve issue
  join judge jump justify keep kept kick kill knew knock know known label lack laid lain land laugh launch lay lead
  lean learn leave led left lend lent let level lie lift like limit link list listen live load lock log look lose
  lost love lower made maintain make manage mark match matter mean meant measure meet mention merge met mind miss mix
  modify monitor motivate move name narrow negotiate note notice notify object observe obtain occur offer open
  operate oppose order organize outline overcome overlook overturn owe own pack paid paint park participate pass
  pause pay perform permit persist persuade pick place plan plant play plead please point pose possess post postpone
  pour practice praise pray prefer prepare present preserve press presume pretend prevail prevent print proceed
  process produce promise promote prompt propose protect protest prove provide publish pull punish purchase pursue
  push put qualify question quit quote race raise ran rang range rank rate reach react read realize rearrange
  reassign rebut recall receive recognize recommend reconcile record recover reduce refer reflect refuse regard
  register regret reinstate reject relate relax release rely remain remark remember remind remove render renew rent
  repair repeat replace reply report represent request require rescue resemble resent reserve resign resist resolve
  respect respond rest restore restrict result resume retain retaliate retire retrieve return reveal reverse review
  revise reward ridden ride ring rise risen risk rode roll rose rub rule run rush safeguard said sang sat satisfy
  save saw say scan schedule score scream screen search seat secure see seek seem seen select sell send sent separate
  serve set settle sewn shake shaken shape share shift shine shock shone shoot shop shorten shot shout show shown
  shut sign signal simplify sing sink sit skip sleep slept slid slide slip slow smile smoke smooth snap sold solve
  sort sought sound speak specify spell spend spent spin split spoke spoken sprang spread stand stare start state
  stay steal step stick stole stolen stood stop store strengthen stress stretch strike struck struggle stuck study
  submit substitute succeed sue suffer suggest suit summarize sung sunk supervise supply support suppose surprise
  surround survive suspect suspend swear sweep swept swim swing switch swore sworn take taken talk target taste
  taught teach tear tell tend term terminate test testify thank think thought threaten threw throw thrown tie time
  told took tore torn touch trace track trade train transfer translate transport travel treat trigger trust try turn
  twist type understand understood undertake undo unite update uphold urge use utilize vary verify view violate visit
  voice vote wait wake walk want warn wash waste watch wave wear weigh welcome went win wipe wish withdraw withdrawn
  withdrew withheld withhold witness woke won wonder wore work worn worry worsen wound wrap write written wrote yell
  yield
  `,
  // Things, people, work and law.
  `
  ability absence abuse academy accident accommodation accuracy accusation action activity actor addition adult
  adverse advice advocate affair affidavit age agency agenda agent agreement aid air alarm alibi allegation
  alternative amendment amount analysis animal animus apology appearance appendix applicant application appointment
  approval arbitration area argument arm army arrest article aspect asset assignment assistance assistant association
  assumption assurance attack attention attitude attorney audience audit author authority availability average
  awareness baby bad bag balance ball ban band bank bankruptcy bar barn barrier base basis basket bath battery battle
  beach bed bedroom behavior belief bell belt bench benefit bias bill bin birth birthday blood board boat body bond
  bone bonus book border boss bottle bottom bow bowl box boy brain branch brand breach bread breakfast breath brick
  bridge brief brother bruise brush budget bug building bulk bull burden bureau bus bush business butter button buyer
  cab cabin cable cafe cake calendar camera camp campaign campus candidate cap capacity capital captain car card
  career cargo case cash cat category causation ceiling cell center centre century chain chair chairman chamber
  champion chance channel chapter character charity chart cheek chemical chest chief child childhood children choice
  church circle circumstance citation citizen city civil clan class classroom claw clay clerk client clinic clock
  cloth clothes clothing cloud club clue coal coast coat code coffee coin cold colleague collection college color
  column comb combination comfort command comment commerce commission committee communication community company
  comparator comparison compensation competition complainant complaint compliance component compromise computer
  concept conclusion condition conference confidence confidentiality confusion connection consent consequence
  consideration constitution construction consultant consumer content contest context contract contractor contrast
  contribution convention conversation core corn corner corporation counsel counter country county couple courage
  course court courtesy cousin coverage cow coworker crack craft crash cream creation credibility credit crew crime
  crisis criterion critic criticism crop crowd crown culture cup cure currency curriculum customer cycle dad damage
  dance danger dark data database date daughter day dead deadline dean death debate debt decade deceased deception
  decision deck declaration decree deed deep default defendant defense deficiency definition degree delivery denial
  department departure deposit deposition depth deputy description desire desk development device diagnosis diary
  diet difference difficulty dignity dinner direction director dirt disability disagreement disclosure discovery
  discretion discrimination discussion disease dish dismissal distance distribution district diversity division
  doctor doctrine documentation dog dollar domain door doubt draft drama drawing driver drug due duration dust duty
  ear earth ease east economy edge editor education effect effort egg election element emergency emotion emphasis
  employee employer employment encounter enemy energy engagement engine engineer entity entry envelope environment
  episode equal equipment equity error escape essay estate event evidence example exception executive exhibit
  existence exit expense experience expert explanation expression extent eye fabric facility fact factor factory
  faculty failure fair faith fame family fan farm farmer fashion fat fate father fault feature federal fee feedback
  feeling fellow female fence field figure film filter final finance finding finger firm fish flat flight floor flour
  flower fold folder folk food foot football foreman forest format formula fortune forum foundation frame framework
  fraud freedom friend front fruit fuel fun function fund funeral furniture future game gap garage garden gas gate
  gender gene general generation gentleman gift girl glass goal god gold golf good goods government grain grand grass
  ground group growth guarantee guest guidance guideline guilt gun guy habit hair hall hand handbook harassment
  hardship harmony hat heading health hearing heart heat heaven height hell heritage hero hierarchy high highlight
  highway hill hint history hole holiday home honor hook horn horse hospital host hostile hotel hour house household
  housing human humor husband ice idea ideal identity illness image importance impression improvement incentive
  incident income independence index indication individual industry infant inference information infrastructure
  initial initiative injunction injury inn innocence input inquiry insight inspection inspector instance institution
  instruction instrument insurance integrity intent intention interaction interest interference interim internet
  interpretation interval intervention introduction invasion investigation investigator investment invitation invoice
  involvement island isolation item jacket jail job joint joke journal journey joy judgment junior jurisdiction jury
  justice justification key kid kind king kitchen knee knife knowledge labor laboratory ladder lady lake lamp
  landlord lane language lap large law lawn lawsuit lawyer layer layoff leader leadership league lecture leg
  legislation length lesson letter liability liberty library licence license life light limitation line lip
  literature litigation loan lobby local location long loss lot low luck lunch machine magazine mail mailbox main
  maintenance major majority man management manager manner manual map margin market marriage mask mass master mate
  material maximum mayor meal meaning means meat mechanism media mediation medicine medium meeting member membership
  memo memorandum memory men mental menu mercy mess message metal method middle midnight mile milk mill minimum
  minister minor minority minute mirror mission mistake mixture mobile mode model moment money month mood moon moral
  morning mortgage mother motion motive motor mountain mouse mouth movement movie mud murder muscle museum music
  mystery nail nation nature neck negative neglect neighbor nerve net network news newspaper night noise norm north
  nose notebook notes notion novel number nurse nut oath objection obligation observation occasion occupation offense
  office officer official oil opening operation operator opinion opponent opportunity opposition option organization
  origin outcome output overtime owner ownership pace package page pain pair palm pan panel panic pants paper
  paragraph parent part participant partner partnership party passage passenger passion past patch path patience
  patient pattern payment payroll peace peak peer pen penalty pencil pension people pepper percent percentage
  performance period permission person personality personnel perspective petition phase phone photo phrase picture
  piece pile pill pilot pin pipe pitch plaintiff plane planet plastic plate platform player pleading pleasure plenty
  plot plus pocket poem poet police policy politics poll pond pool pop population port portion position possession
  possibility pot potential pound poverty powder power precedent preference pregnancy premise preparation presence
  presentation president pressure presumption pretext price pride priest principal principle priority prison privacy
  private privilege prize probability problem procedure producer product production profession professional professor
  profile profit program progress project promotion proof property proportion proposal prosecutor prospect protection
  provision proximity public publication punishment pupil purpose qualification quality quantity quarter queen queue
  radio rage rail rain ratio reaction reader reading reality rear reason rebuttal receipt reception recipe
  recognition recommendation recording recovery recruit red reduction reference reflection reform refund refusal
  region regulation rehearsal rejection relation relationship relevance relief religion remedy reminder removal
  reporter reporting representation representative reputation requirement research reservation residence resident
  resignation resolution resort resource respondent response responsibility restaurant retail retaliation retention
  retirement revenue revolution rhythm rice rich right river road rock role roof room root rope rotation round route
  routine row rumor safety sail salad salary sale sales salt sample sanction sand satisfaction scale scandal scene
  scheme school science scope script sea season secret secretary section sector security segment selection self
  senate sense sentence sequence sergeant series servant service session setting settlement sex shadow shame sheet
  shelf shell shelter ship shirt shoe shore short shoulder shower side sight signature significance silence silver
  similarity sin singer single sister site situation size skill skin sky slice slope smell snow society sock soft
  software soil soldier solution son song soul soup source south space speaker special specialist species speech
  speed spine spirit spite spokesman sport spot spouse spray spring square staff stage stake standard star statement
  station status statute steam steel stock stomach stone storage storm story strain stranger strategy straw stream
  street strength string strip stroke structure student studio stuff style subject submission subordinate substance
  success suggestion sum summary summer summons sun supervisor supplement supreme surface surgery survey suspension
  suspicion symptom system table tail talent tank tap tape task tax tea teacher team technique technology telephone
  television temper temperature temple tenant tenure termination territory terror testimony text theme theory thing
  thread threat threshold throat ticket timeline timing tin tip tissue title toe token tone tongue tool tooth top
  topic total tour tower town toy tract tradition traffic trainer training transaction transcript transition trap
  trauma tray treatment treaty tree trend trial trick trip trouble truck truth tube tune twin uncle understanding
  union unit unity university user usual vacation valley value van variation variety vehicle vendor venue verdict
  version vessel victim victory video village violation violence virtue virus visitor volume wage wages waiver wall
  war ward warehouse warning water way weakness wealth weapon weather web wedding week weekend weight welfare west
  wheel wife wind window wine wing winner winter wisdom woman women wood wool word worker workforce workplace
  workshop world worth writer writing wrong yard year youth zone
  `,
  // How things are.
  `
  able absent absolute abstract active actual actually acute additional adequate advanced afraid aggressive alive
  alone ambiguous angry annual anonymous anxious apparent appropriate available aware bare basic beautiful best
  better big bitter black blind blue bold brave bright brilliant broad brown busy careful careless casual cautious
  central certain cheap clearly clever closely comfortable common comparable competent complex concrete confident
  confidential conscious consistent constant contemporaneous convincing cool crazy critical crucial cruel curious
  current daily dangerous dear decent definite deliberate delicate dense dependent desperate detailed determined
  different difficult directly disciplinary discriminatory distinct documented domestic dramatic dry dull eager
  easily eastern easy economic effective efficient elderly electric eligible empty enormous entire essential eventual
  evident evil exact exactly excellent excessive exclusive existing expensive explicit extended external extra
  extraordinary extreme factual fairly false familiar famous fast fatal favorable fierce finally financial fine
  flexible foreign formal former formerly fortunate frank frequent frequently fresh friendly full fully generally
  gentle genuine glad global golden grave gray great green grey gross guilty handy happy hard harsh healthy heavy
  helpful highly historic holy honest horrible hot huge humble hungry identical ill illegal immediate immediately
  imminent impartial important impossible inadequate inappropriate inconsistent incorrect independent indirect
  informal innocent insufficient intense intentional interested interesting internal international irrelevant keen
  largely lasting latter lawful lazy legal legitimate liable likely limited little lone lonely loose loud lovely
  loyal lucky mad mainly male mandatory massive mature mere merely mild missing mixed modern modest moody mostly
  multiple mutual nasty national native natural neat necessary nervous neutral new nice noble normal normally
  northern notable notably obvious obviously odd ok old ongoing opposite oral orange ordinary original originally
  outer outstanding overall particular particularly perfect permanent persistent personal persuasive physical pink
  plain plausible pleasant poor popular positive possible possibly powerful practical precise preferred pregnant
  premature pretextual pretty previous previously primarily primary prime prior privileged probably prominent
  promptly proper properly proud proximate pure purple qualified quick quickly quiet random rapid rare raw ready real
  reasonable recent recently regional regular regularly related relative relevant reliable reluctant remaining
  remarkable remote repeated responsible retaliatory rigid ripe rough royal rude rural sad safe scared secondary
  senior sensitive serious seriously severe sexual shallow sharp shortly shy sick significant significantly silent
  silly similar similarly simple simply sincere slight slightly slowly small smart social solid southern spare
  specific specifically stable steady steep stiff straight strange strict strong strongly stupid subsequent
  substantial subtle successful sudden suddenly sufficient suitable sunny superior supportive sure suspicious sweet
  swift tall technical temporary tender terrible thick thin tight tiny tired today together tomorrow tonight tough
  true truly typical typically ugly unable unclear unfair unfortunately unhappy uniform unique universal unknown
  unlawful unlikely unusual upper upset urban urgent useful vague valid valuable various vast verbal visible vital
  vulnerable warm weak wealthy weekly weird western wet white whole wide wild willing wise wooden worse worst worthy
  yellow yesterday young
  `,
  // What firms call themselves.
  `
  administration advertising aerospace alliance analytics associates automotive aviation beverage brothers cleaning
  clinical coaching consulting cosmetics counseling courier creative dental digital dining distributors electronics
  engineering enterprise enterprises entertainment fitness foods freight gaming grocery healthcare heating holding
  holdings hospitality imports industrial industries innovation innovations institute investments janitorial
  laboratories labs landscaping laundry leasing lighting logistics lumber manufacturing marine marketing markets
  medical metals mining motors moving networks nursing online packaging painting partners petroleum pharmaceutical
  pharmaceuticals pharmacy plumbing premier printing products properties realty recycling rehabilitation rental
  resources restaurants roofing sciences services shipping solutions staffing stores studios supplies systems
  technologies telecom textile textiles therapy tools toys trading transit transportation trucking united utilities
  vending ventures veterinary wellness wholesale wireless works
  `,
  // Words that are names too: only a capital letter tells which is meant.
  `
  abbey amber angel apple archer art ash aspen autumn bacon baker banks barber baron bass bay bean beard bee berry
  bird bishop blaze bliss bloom booth brewer bridges brook brooks buck bud burns butcher butler candy carpenter
  carver castle chambers chip christian cliff colt constable crane crisp crystal daisy dash dawn destiny dove drake
  duck duke dusk dusty eagle earl ebony elder english fern fields finch fisher flint flood flora flowers foster
  fountain fox france frost fry fuller gardener gay gem ginger glory grace grove gunner ham hardy harvest haven hawk
  hay hazel heath heather herb hills holly honey hood hooker hopper hunt hunter ivory ivy jack jade jam jar jasmine
  jay jeans jerk jersey jewel joker jolly kitty knight knot lamb lark lawless lily lion lodge lord mace mallet
  manning marble marks marsh marshal mason masters max maxim meadow merry miles mills mint misty mole monk moss nova
  oak olive opal elm maple cedar birch walnut chestnut otter parks parrot parson parsons partridge pat peach pearl penny perch pet pike pine plum pope
  porter powers prince proctor prudence ransom raven ray reed ridge rivers rob robin rod roman ruby russet rusty
  saffron sage salmon sandy savage scarlet shepherd shields silk slate slaughter spark sparks spear spice starling
  stern steward summers swallow swan tab teal thorn tiger timber topaz vale victor vine viola violet walls ware
  waters watts weeks wells wick willow winters wolf woods wren york zen
  `,
  // Places that a text on the law may well speak of.
  `
  alabama alaska america american angeles arizona arkansas asia australia austria berlin boston britain british
  california canada carolina chicago china colorado columbia connecticut dakota dallas delaware denver detroit diego
  england europe european florida francisco georgia germany hampshire hawaii houston idaho illinois india indiana
  iowa ireland italy japan kansas kentucky las london los louisiana maine maryland massachusetts mexico miami
  michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon orleans pennsylvania
  philadelphia poland rhode san santa scotland seattle spain tennessee texas toronto ukraine utah vegas vermont
  virginia wales washington wisconsin wyoming
  `,
]

/** Written with a capital letter whoever is meant, so a name that is one of them is never told by that. */
const CALENDAR = `
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
`

const words = (text: string) => text.split(/\s+/).filter(Boolean)
const ordinary = new Set([...ORDINARY, CALENDAR].flatMap(words))
const calendar = new Set(words(CALENDAR))

export function isCalendarWord(word: string): boolean {
  return calendar.has(word) || (word.endsWith('days') && calendar.has(word.slice(0, -1)))
}

/** Is it an ordinary word, or a plain form of one: claims, claimed, claiming, sharply? */
export function isOrdinaryWord(word: string): boolean {
  return ordinary.has(word) || stemsOf(word).some((stem) => ordinary.has(stem))
}

const ENDINGS: [RegExp, string[]][] = [
  [/ies$/, ['y']],
  [/ied$/, ['y']],
  [/es$/, ['', 'e']],
  [/s$/, ['']],
  [/(?<double>[bdgmnprt])\k<double>(?:ed|ing)$/, ['$<double>']],
  [/ed$/, ['', 'e']],
  [/ing$/, ['', 'e']],
  [/ily$/, ['y']],
  [/ly$/, ['', 'le']],
]

function stemsOf(word: string): string[] {
  if (word.length < 4) return []
  return ENDINGS.flatMap(([ending, instead]) =>
    ending.test(word) ? instead.map((end) => word.replace(ending, end)) : [],
  )
}
