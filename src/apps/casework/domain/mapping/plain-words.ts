import { AUXILIARIES, EMPLOYER_WORDS, PERSON_WORDS } from './lexicon.ts'
import { isListedVerb } from './verb-forms.ts'
import { ADVERBS, ING_NOUNS, NO_VERBS } from './vocabulary.ts'

/**
 * What people write about work with: the nouns, adjectives and small words beside the verbs and adverbs of vocabulary.ts and the
 * words of the taxonomy. A sentence with any other word is left to a person: most words that say that nothing happened
 * here, or not to the client, are none of these ("landlord", "rehearsal", "untrue", "supposedly").
 */
// biome-ignore format: a list
const PLAIN_WORDS: ReadonlySet<string> = new Set(`
  a able about above accident accidents accommodation accordance account accounts acid across action actions ada addition
  additional adjunct admission afraid african after afternoon afternoons again against agenda agent agents ago agreement air
  aircraft airline airport aisle alarm all allowance alone along already also alternatives although always ambulance ambulances
  american amount an and angle angry ankle ankles annual another anxiety any anymore anyway apart apartment appeal appliance
  applicable application applications appointment appointments apprenticeship apr april apron arab area arm arms around arrival as
  asbestos asian aside asleep assessment assignment assignments assistance asthma at atmosphere attendance attention attorney
  auction auditor auditors aug august authority automatic autumn available avenue awake aware away awful baby back backroom bad
  badge bag bags bakery balance band bare barn barrel barrels base basement basic basis basket bath bathroom bathrooms battery bay
  beam because beds beer before behalf behavior behind bell below belt bench benches beneath beside besides best better between
  beyond big bigger bilingual binder bins bisexual black bladder blade blades blank blanket blanks blaze bleach blind blonde blood
  blue boat body boiler bolt bomb bond bonus bonuses booth boots both bottle bottles bottom bowl box boxes bracket brain brake
  brakes branch branches brand bread breakfast breakroom breast breath brick bricks bridge brief bright brochure broom brown bucket
  buffet bug bugs buildings bulletin bumper bunch business busy but butcher button buyer buyers by cab cabin cabinet cable cables
  cafe cafeteria cafeterias cage cake calendar caller callers calm camera cameras campus cancer cane cannery cannot canteen cap
  capacity car card cardboard cards careful caregiver caregivers cargo carpal carpet carrier cars cart carton cartons carts case
  caseload cases caseworker caseworkers cash casino castle catalog category cell cellar cement cent center centers cents cerebral
  certain certificate certification cfo chain chair chairs channel chart charting charts chat cheap cheaper checklist checkout
  checkup chemical chemicals chemo chest chinese chlorine christian chronic church citation city civil claimant class classes
  classroom classrooms clause clear clerical clinic clinical clinics clipboard closer closet cloth clothes club co coast coat
  coffee cold colder comfortable commercial commission commissions committee common compensation competent complainant complaint
  complaints complex compliance component compressor computer computers concern concerns concert concrete concussion condition
  conditions conference confidence confidential congratulations connection consecutive consent consequence consequences constant
  consultant container containers continuous contract contracts contrary control controls convenient conversation conversations
  conveyor coo cool cooler coolers coordinator coordinators copier corp correction corridor cottage couch counsel counselor counter
  counters countersigned county couple course courses court courthouse coverage crane crate crates crazy cream credentials credit
  crib crime critical crude cruel cubicle cubicles culture current custodian custodians cycle cylinder damp dangerous dark
  dashboard data database day daycare days dead deadline deadlines deaf dealer dealership dean deans dear debris dec december
  decent decision decisions deck deductible deductions deep defective defendant defensive degree degrees deliberate deliveries
  delivery demotion demotions dental dentist departments depression desk desks despite diabetes diagnosis diarrhea difference
  different difficult diner dinner dinosaurs diocese direction directions directors dirty disability disappointed disc discount
  discrepancy discriminatory discussion disease dish dishes dishwashers dismissal dismissals dispatcher dispatchers dispensary
  disposal distance ditch dizzy doctor doctors dol dollar dollars donor door doors doorway dosage dose dough down downhill downtown
  dozen dozens dr drawer drawers drawings driveway drug drugs drum drums dry dryer duct due dues dumpster duties duty each eager
  ear earlier earliest earlobe earnings ears easier east easy eczema edge editor eeoc effect effort egg eggs eight eighteen
  eighteenth eighth eighty either electricity elevator elevators eleven eleventh eligible else emergency emissions employers
  employment enclosed endometriosis engine english enough entire entrance entry envelope environment epilepsy equal equipment
  ergonomic error errors essential evaluation evaluations even evenings event events ever every evidence exact exam excellent
  except exception exceptions excessive exempt exit exits expense expenses expensive experience experienced expert explanation
  explicit exposure extension extinct extra extreme eye eyes fabric facilities facility factories factory faculty failure fair
  faith faithful faithfully false familiar fan fans far farm fast faster fat fault faulty favor favorable feb february federal fee
  feedback feet fellow female fence fever few fewer fiberglass fifteen fifteenth fifth fifties fifty figure figures filipino final
  financial fine finer fines first fist five flame flat flatbed flexible flight floor floors flu fluid fmla folder food foot for
  forehead foreign forfeited forklift forklifts form formal former forms formula forties forty foundation four fourteen fourteenth
  fourth fragile frame franchise fraud free freezer freezers freight frequent fresh friday fridays fridge from front fryer fuel
  full fume fumes fun funeral funny furnace furniture further furthermore future gap garage garbage gas gate gates gauge gay gear
  gender general generator generous genuine gift glad glass glasses glove gloves gm goal goals god goggles good goods government
  grain grass gray great greater green grievance grievances groceries grocery gross groundskeeper group groups growth guardrail
  guidance guilty gum gun hair haitian half hall halls hallway hallways handbook handbooks handrail handwriting hangar happier
  happy harassment hard harder harness harvest hat hazard hazards he head headache headaches headphones heads headset health
  healthy heart heater heavier heavy heels height hell hello helmet helpful her here hereby herewith hers herself high higher
  highest highway hijab him himself hindu hip hips his hispanic history holiday holidays home homes hometown honest hood hook horn
  horrible horse hose hospice hospitals hostesses hostile hot hotel hotels hotline hour hours house household housekeeper
  housekeepers houses how however huge hundred hundreds hungry hygienist hypertension i icu id identical identity ill illegal
  illness image images immediate important improper in inappropriate inc incident incidents income incorrect indian indoor industry
  infection information infusion ingredient inhaler injection injuries injury ink inpatient inside inspection inspections inspector
  inspectors instead instruction instructions instructor insufficient insulin insurance intake interest intermittent internal
  internet interpreter intersection into investigation investigators island it item items its itself jacket jan janitors january
  jeans jewish job jobs joint joints journal jr judge jul jun june junior jury just keen kennel key keyboard keypad keys kidney
  kind kitchen kitchens knee knees knife knives knowledge korean lab labor laboratory lack ladder ladders lane language laptop
  large larger largest late lateness latest latina latino latter laundry lawful lawn lawsuit lawyer lawyers layer layoff layoffs
  lazy leader leaders least leather lecturer leg legal legs length lesbian less lesson letter letters lever lewd library license
  licenses lid life lifeguard light lights like likely link lip lips liquid liquor little llc lobby local location locations locker
  lockers logistics lone longer longest loop loose loss losses lot lots loud lounge low lowest ltd lucky lumber lunch lunches lung
  lungs lupus maam machine machinery machines mad madam mailbox mailroom main maintenance major male mall mandatory manifest
  manifests manner manual manuals many mar margin market mask masks mat material materials maternity maximum me meal meals
  measurements meat medical medication medications medicine membership memo memory memos mental menu merchandise mere mess metal
  meter method mexican microphone microwave middle midnight midwife migraine migraines mild mile mileage miles military milk mill
  mills min mind mine minimum minor minus minute minutes mirror misconduct mixer modest moment moments monday mondays money month
  months mood more mornings mortgage most motel motor mr mrs ms much multiple muscle museum music muslim mx my myself narrow nasty
  national nationwide nature nd nearby nearest necessary neck needle needles negative neither nerve nervous network never new
  newborn newer newest news next nice nigerian night nights nine nineteen nineteenth ninety ninth nlrb no nobody noise none
  nonetheless noon nor normal north nose not notebook notepad nov november now nowhere numb numerous nursery o o'clock obese
  objection objections obvious occasion occasional occasions occupation oct october odd of off offensive office offices offsite oil
  ok okay old older oldest on once one ones online onsite onto openings operation operations opportunity opposite or oral ordinary
  organization orientation oriented osha other otherwise our ours ourselves out outcome outdoor outer outlet outpatient outside
  oven ovens over overall overnight overtime overweight ownership oxygen packet pad pain painful pair pallet palletizer pallets
  palsy pan panel panic pantry pants paper papers paperwork paragraph paralegal parent parish part partial participants particular
  parties parts party password past pastry path patio payable paycheck paychecks payment payments payout payouts paystub paystubs
  peanut pen pencil pension per percent percentage perfect performance period periods permanent permission personal personnel pest
  petition pharmacies pharmacist pharmacy phlebotomist phone phones photo photos physical physician physicians piece pieces pill
  pills pipe pipeline pipes pit pizza plain plaintiff plane plaster plastic platform pleasant plus pm pneumonia poison pole police
  policies policy pool poor popular porch portfolio portion positive possible poster posters potential powder power practice
  practices prayer pre pregnancy pregnant premises prescription presence presentation pressure pretty previous primary printer
  printers prior priority privacy private problem problems procedure procedures product production products prof profession
  professional professor profile profit profits progress promotion promotions prompt proof proper property protection protective
  protocol proud provider providers provost pto ptsd public puerto punctual punitive pupils pure purpose purse pursuant quality
  quarter quarters quick quiet quite quota quotas racial racist rack racks radiator radio radiologist radiology rail railroad rails
  rain ranch range ranges rapid rare rash rat ratings ratio rats raw rd reaction reader ready real reason reasonable reasons
  reassignment receipt receipts recent reception recess recipe recovery recruitment red reduction reference references refinery
  refrigerator regards region regional registration regular relationship reliable relief religion religious remote rental rep
  reporter representative representatives reprimand reprimands reps reputation requirement requirements research researcher
  residence resignation resource respondent response responsibilities responsibility restaurant restaurants restriction
  restrictions restroom restrooms retail retention retirement revenue rheumatoid rib ribs rican rich right river roaches road roads
  role roles roof room rooms roster rota rotation rough roundtable route routes routine row rows rubber rude rug rural sabbath sad
  safe safety salaried salaries salary sale sales salon same sandwich sanitation satisfied saturday saturdays scaffold scanner
  scared scheduler schedulers school schools science scrap screwdriver scripts sea seasonal second secret section sections sector
  security seizure seizures semi senior sentence sep separation sept september series serious service services session sessions
  seven seventeen seventeenth seventh seventy several severance severe sewage sewer sex sexist sexual shaky shape sharp she sheet
  sheets shelf shipment shipments shipyard shirt shirts shoe shoes short shortage shorter shorts shoulder shoulders showroom
  showrooms shy sick side sides sidewalk sight signature signatures significant sikh silence silent similar simple since sincerely
  sink sir site sites situation situations six sixteen sixteenth sixth sixties sixty size skill skilled skills skin skirt sleepy
  slicer slick slippery slope slower small smaller smart smooth snack snow so soap sober social society sodium soft software soil
  sole solid solution solvent solvents some sometimes somewhere soon sooner sore sorry sound soup source south space spanish
  speaker special specific speech speed spine spreadsheet spreadsheets sprinkler square sr st stable stage stair staircase stairs
  stairwell stall standard standards statement statements statewide station stations statistics status steel steep sterile steward
  stewards sticky still stipend stocker stockrooms stomach stone stool stools storage storm stove straight strange stream street
  streets strength strict strong stronger stub stubs studio stupid subject subsequent such sudden sufficient suitable suite sum
  summary summer summit sun sunday sundays superintendent supplier suppliers surgeon surgeries surgery suspension suspensions
  suspicious sweaty symptom symptoms syndrome syringe syringes system systems table tables tablet tall tank tanks tardy team teams
  technology teeth temperature temperatures ten tendon tendonitis tenth term terminal terminals termination terminations terms
  terrible terrified territory th than that the theater their theirs them themselves then therapy there thereafter therefore these
  they thick thigh thin third thirteen thirteenth thirties thirtieth thirty this those though thousand thousands three through
  throughout thursday thursdays thus ticket tickets tier ties tight timecard timecards timely timesheet timesheets tip tips to
  today toe toes toilet toilets tone tongue tonight too tool toolbox tools tooth topic toward towards town towns toxic tractor
  traffic trailer trailers trans transaction transgender transit transportation tray treatment treatments tree trees trench trial
  truck trucking trucks true trunk tube tubes tuesday tuesdays tuition tumor tunnel turban turbine twelfth twelve twenties
  twentieth twenty twice two typical uh ulcer um unable unacceptable under underneath undersigned unemployment unequal uneven
  unfair unfit unhappy unhealthy uniform uniforms union unit units university unlawful unlike unnecessary unpaid unprofessional
  unsafe unsanitary unstable until unusual unvested unwanted unwelcome unwell up upon ups upstairs urgent us usage usual vacancy
  vacation vaccine valid valve van vans various vehicle vehicles vendor vendors vent ventilation verbal vertigo very vested vesting
  via victim video videos vietnamese village violation violations vision vitals vocal voicemail voicemails volume vp vulgar wage
  wages waist waiver walker walkin wall walls ward warm warnings way ways we weak weather wednesday wednesdays week weekday
  weekdays weekend weekends weeks weight welds welfare well west wet what whatever wheelchair when whenever where wherever which
  while white who whoever whole whom whose why wide wild wind window windowless windows winter with within without wood wooden wool
  word words workforce workload workplace worksite workstation workweek workweeks worse worst worth wrist wrists writeup writeups
  wrong yard yards yeah year years yep yes yesterday yet yoga you young younger youngest your yours yourself youth zone
`.trim().split(/\s+/))

export function isPlainWord(word: string): boolean {
  return (
    PLAIN_WORDS.has(word) ||
    isListedVerb(word) ||
    [ADVERBS, ING_NOUNS, NO_VERBS, AUXILIARIES, EMPLOYER_WORDS, PERSON_WORDS].some((list) => list.has(word))
  )
}
