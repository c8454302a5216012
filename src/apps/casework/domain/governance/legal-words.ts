/** The vocabulary of statutes, contracts, pleadings and judgments, where a capital letter says nothing of a person. */

const set = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** Words of the law that dictionaries lack, Latin among them. */
const LEGAL =
  set(`telematics declarant declarants depositary depositaries hirer hirers indemnitor indemnitors indemnitee indemnitees obligor obligors obligee obligees lienholder lienholders
  lienor sublessor sublessors sublessee sublessees licensor licensors licensee licensees sublicensee sublicensees
  sublicense sublicensing sublicensable grantor grantors optionee mortgagor mortgagors mortgagee mortgagees assignor
  assignors scienter mens rea actus reus justiciability justiciable remittitur additur voir dire habeas corpus subrogee
  subrogor severability severable nonparty nonparties nonmovant nonmoving counterparty counterparties hereinabove
  hereinbefore hereinafter hereunder heretofore herewith thereunder thereto therein thereof theretofore whereof
  chargeback chargebacks cestui arbitrability unconscionability unconscionable sua sponte pendente lite res judicata
  ex parte pro se bono tem forma hac vice in limine nolo contendere non obstante veredicto impleader interpleader
  crossclaim crossclaims counterclaim counterclaims counterclaimant counteroffer counteroffers joinder nonjoinder
  misjoinder venire deponent deponents affiant affiants prejudgment postjudgment pretrial posttrial restitutionary
  disgorgement promisor promisee offeror offeree payor payors payee payees drawee servient unliquidated multiemployer
  reinsurer reinsurers reinsured reinsurance underinsured coinsurance cedent cedant certiorari mandamus quash quashed
  quashing remedial overbroad overbreadth vel infringer infringers infringing patentability patentable patentee prong
  copyrightable severally fiduciaries demurrer demurrers detainer detainers ejectment forfeitures appurtenances easement
  easements escrowed commingled commingling usurious spoliation spoliated impeach impeachment arraignment allocution
  parolee probationary exculpatory inculpatory sequester sequestered nonsuit nonsuited intestate testator testatrix
  executrix administratrix decedent decedents inter vivos per stirpes capita mesne laches estop estopped estoppel
  curtilage chattels chattel replevin trover detinue assumpsit quantum meruit malum prohibitum tortfeasor tortfeasors
  indicia factum dictum obiter ratio decidendi ipso facto bona fide mala fides fides forum conveniens nunc tunc ab initio
  caveat emptor respondeat superior locus standi ultra vires vires ejusdem generis expressio unius contra proferentem
  pari passu pro rata per diem annum curiam se quo warranto subpoenaed subpoenaing redline redlined redlines anonymized
  pseudonymized offline online workflow workflows dataset datasets backup backups smartphones username usernames
  password passwords screenshots chatbot chatbots chat chats app apps cybersecurity malware phishing ransomware
  videoconference videoconferences teleconference telehealth rideshare gig gigs deidentified unredacted unsealed
  coworking freelancer freelancers onsite offsite walkthrough checklist checklists followup touchpoint actionable
  takeaway takeaways deliverable deliverables milestone milestones markup markups stakeholder stakeholders benchmark
  benchmarks payout payouts buyout buyouts clawback clawbacks payroll payrolls headcount upskilling retaliator
  retaliators harasser harassers discriminator discriminatee grievant grievants arbitrable employability reasonableness
  foreseeability enforceability admissibility inadmissibility discoverability discoverable appealable reviewability
  habitability marketability merchantability noninfringement assignability transferability negotiability insurability
  uninsurable unassignable nonexclusive nonrefundable nontransferable noncompliance nonperformance nonpayment
  nondelegable nonrenewal nonresident nondisparagement nonsolicitation nonsolicit noncompetition nonpublic
  noncompensatory nonstatutory nonunion noneconomic nonpecuniary preexisting pretextual predispute preemptive preempts
  preempted subclass subclasses subsection subsections subparagraph subparagraphs subpart subparts subtenant subtenants
  sublet sublets subletting holdover holdovers condo condos landlord landlords tenancies mold molds HVAC riser risers
  anemometer chairlift chairlifts tramway triage orthopedic pulmonologist neurologist neuropsychological radiologist
  chiropractor chiropractic paralegal paralegals bailiff stenographer videographer webinar timekeeping timeclock
  timesheet timesheets rota rotas rostering misclassify misclassifies reclassify reclassified overtime paystub paystubs
  workweek workweeks workday workdays jobsite jobsites workforce shopfloor handheld dashcam bodycam bodycams crosswalk
  crosswalks tortious extracontractual noncontractual sublimit sublimits deductibles copay copays copayment underwriter
  underwriters adjuster adjusters insureds waiver waivers bifurcate bifurcated bifurcation unjoined dispositive
  stipulated stipulates stipulating interrogatory interrogatories movant movants amici amicus sanctionable vexatious
  frivolous abstention removability removable remanded diversity arbitral conciliator mediator mediators ombuds
  ombudsperson factfinding factfinder juror jurors foreperson gavel docketed docketing docket dockets efiled efiling
  refile refiled refiling unfiled untimely timeliness tolled tolling accrual accrues unaccrued severances exemplary
  compensable noncompensable liquidated unsecured collateralized securitized securitization securitisation encumbered
  unencumbered encumber encumbers novo facto jure minimis banc rem personam camera loco parentis nisi prius nudum pactum
  tanto judice silentio supersedeas partes parens patriae hoc litem valorem fortiori priori pari delicto terrorem toto
  jus cogens lex loci fori lis pendens modus operandi onus probandi ipsa loquitur gestae scire facias sui generis juris
  vacatur vide viz volenti injuria officio contractu delicto fieri functus gravamen absentia extremis propria persona
  innuendo ipse dixit mutatis mutandis nil nolle prosequi compos mentis sequitur nota qua quaere qui tam rebus stantibus
  sine die status quo relator relators hereof herein thereon thereby whereby wherein whereupon notwithstanding aforesaid
  escheat garnish garnished garnishment garnishments attachable levied levying`)

/** A law, an agency or a doctrine that goes by a name; "Miranda warning", but no Miranda who was warned. */
const DOCTRINES =
  set(`daubert frye twombly iqbal twiqbal celotex matsushita anderson faragher ellerth garcetti pickering
  loudermill monell bivens weingarten upjohn zubulake burdine bostock meritor harris oncale kolstad muldrow groff hague
  berne lanham sherman clayton sarbanes oxley dodd hatch waxman hart scott rodino robinson patman wagner taft hartley
  landrum griffin davis bacon glass steagall gramm leach bliley noerr pennington rooker feldman younger miranda chevron
  auer skidmore batson brady giglio erie klaxon penn central lochner terry fourth markman alice stengart tarasoff palsgraf
  mcdonnell douglas burlington northern cumis coblentz howey reves halliburton basic epic mcdonald comcast loper bright price`)
const ALWAYS =
  set(`dodd daubert twombly iqbal celotex matsushita faragher ellerth garcetti loudermill monell bivens weingarten
  upjohn zubulake lanham sarbanes oxley hague burdine bostock muldrow meritor oncale kolstad markman endrew rowley`)
const DOCTRINE_NOUN =
  /^(?:act|acts|doctrine|rule|rules|factor|factors|test|tests|hearing|hearings|motion|motions|standard|standards|warning|warnings|challenge|challenges|deference|claim|claims|convention|conventions|rights|defense|defence|analysis|framework|material|disclosure|obligations|procedure|abstention|immunity|letter|letters|question|questions|amendments|waterhouse|case|stop|stops|search|hold|violation|violations|issue|evidence|application|request|letters|deposit|jurisdiction|tolling)$/

/** Words that drafters capitalize: parties by their part, things by their definition, parts of a document, offices. */
const DEFINED =
  set(`there here should would could when where while because although since until unless before after do does did
  have has had not no so then also only some many most every can must shall let lets use uses used based more less than through under over between
  during about into upon per the a an new of and or in at on for to by with from as if see you your yours we our ours us they their it its i he she who which that this these those such each
  any all both either neither other others same said
  borrower borrowers lender lenders creditor creditors debtor debtors seller sellers buyer buyers purchaser purchasers
  vendor vendors supplier suppliers contractor contractors subcontractor subcontractors consultant consultants customer
  customers client clients licensee licensees licensor licensors lessee lessees lessor lessors landlord landlords tenant
  tenants owner owners occupant occupants trustee trustees trust trusts grantor grantors grantee grantees settlor
  executive executives employee employees employer employers company companies corporation corporations partnership
  partnerships partner partners member members manager managers shareholder shareholders stockholder stockholders holder
  holders bondholder bondholders noteholder noteholders issuer issuers guarantor guarantors guaranty guarantee guarantees
  agent agents bank banks parent parents subsidiary subsidiaries affiliate affiliates party parties investor investors
  sponsor sponsors assignee assignees assignor indemnitee indemnitees indemnitor indemnified indemnifying disclosing
  receiving recipient recipients provider providers distributor distributors franchisee franchisees franchisor publisher
  author authors developer developers user users visitor visitors participant participants optionee optionees grantees
  director directors officer officers president secretary treasurer chairman chairperson chair chief counsel attorney
  attorneys administrator administrators executor executors guardian guardians custodian custodians receiver conservator
  beneficiary beneficiaries insured insureds insurer insurers underwriter underwriters carrier carriers applicant
  applicants claimant claimants complainant complainants charging plaintiff plaintiffs defendant defendants petitioner
  petitioners respondent respondents appellant appellants appellee appellees movant movants intervenor intervenors
  amicus amici government state states commonwealth people district county city town village municipality nation tribe
  judge judges justice justices magistrate magistrates clerk court courts tribunal panel bench jury juror jurors
  arbitrator arbitrators mediator mediators commissioner commissioners commission board boards committee committees
  council agency agencies department departments bureau office offices division divisions ministry authority authorities
  agreement agreements contract contracts lease leases sublease subleases license licenses licence licences loan loans
  note notes bond bonds debenture debentures indenture security securities share shares stock stocks common preferred
  option options award awards plan plans grant grants warrant warrants unit units interest interests collateral credit
  credits facility facilities commitment commitments advance advances payment payments prepayment price prices purchase
  purchases fee fees rent rents rental premises property properties building buildings land project projects work works
  service services product products goods equipment software program programs documentation deliverable deliverables
  material materials information confidential proprietary intellectual patent patents trademark trademarks copyright
  copyrights mark marks data personal effective date dates closing commencement termination expiration maturity term
  terms period periods day days business fiscal year years quarter month months week calendar hour hours
  section sections article articles exhibit exhibits schedule schedules annex annexes appendix appendices attachment
  attachments clause clauses paragraph paragraphs recital recitals part parts chapter title titles subtitle item items
  law laws applicable governing governmental regulation regulations rule rules code codes act acts statute statutes
  ordinance constitution amendment amendments order orders judgment judgments decree decrees ruling motion motions
  complaint complaints answer answers reply petition petitions brief briefs memorandum opinion opinions appeal appeals
  summary dismiss compel strike remand certify declaration declarations affidavit affidavits deposition depositions
  discovery interrogatories request requests production admission admissions subpoena subpoenas notice notices claim
  claims counterclaim counterclaims crossclaim count counts cause causes action actions case cases controversy matter
  loss losses damage damages liability liabilities indemnity indemnification insurance policy policies event events
  default defaults force majeure adverse effect effects change changes control merger transaction transactions
  acquisition asset assets assumed excluded permitted retained lien liens encumbrance encumbrances indebtedness obligation
  obligations tax taxes net gross income revenue revenues royalty royalties territory market markets index base rate
  rates prime account accounts fund funds investment investments management administrative system systems site sites
  website condition conditions privacy standard standards public domain source object form forms derivative contribution
  contributions contributor contributors original modified modification modifications version versions library libraries
  covered corresponding secondary larger executable licensed unlicensed minimum maximum total initial final annual
  monthly quarterly interim renewal extension extended additional supplemental amended restated definitive ancillary
  related existing new current prior subsequent first second third fourth fifth sixth seventh eighth ninth tenth
  eleventh twelfth senior junior subordinated secured unsecured convertible outstanding authorized voting non
  representation representations warranty warranties covenant covenants disclaimer disclaimers limitation limitations
  exception exceptions exclusion exclusions definition definitions interpretation miscellaneous general special specific
  entire severability waiver waivers assignment assignments survival counterparts venue jurisdiction arbitration mediation
  dispute disputes resolution settlement settlements release releases releasee releasees released releasing releasor
  consideration compensation salary wage wages bonus bonuses benefit benefits severance vesting vested incentive deferred
  retirement health welfare medical disability leave leaves workplace safety equal opportunity harassment retaliation
  discrimination title human resources personnel handbook code conduct ethics
  surviving constituent material adverse knowledge report reports reason reasons pretext record
  records statement statements financial audit audits accounting principle principles generally accepted budget
  operations operating operation procedure procedures practice practices evidence testimony witness witnesses expert
  experts trial trials hearing hearings conference finding findings fact facts conclusion conclusions recommendation
  recommendations verdict sentence sentencing conviction offense offenses felony misdemeanor crime crimes criminal civil
  penal probate family juvenile small superior supreme appellate circuit federal national international united nations
  convention treaty protocol organization union european american uniform commercial model restatement torts contracts
  agency trusts internal revenue labor relations securities exchange trade communications environmental protection
  consumer bureau industry homeland immigration customs enforcement treasury defense energy education transportation
  agriculture commerce interior veterans affairs housing urban development drug food attorney solicitor inspector
  register registry registrar recorder assessor comptroller auditor auditors county parish borough township
  one two three four five six seven eight nine ten receipt receipts intake interview interviews review reviews verdict sale sales essential granted working group groups specification specifications community document documents process
  requirement requirements licensing track commitments interface supplement membership commercial technology technologies
  expense expenses ordinary course joint several status progressive discipline particulars bill bills removal cause show
  tolling charge charges drug drugs risk risks benefit protection supremacy decency supplement verified
  verification stipulation stipulations protective scheduling pretrial pleading pleadings injury injuries negligence
  duty duties breach causation elements battery assault fraud conversion trespass nuisance defamation libel slander
  due process speedy confrontation establishment free exercise equal takings commerce spending
  purpose purposes scope background introduction overview summary exhibit checklist lesson lessons key point points step
  steps question questions tip tips warning caution important reminder example examples headings heading list topic
  topics issue issues theory theories element elements burden proof defense defenses remedy remedies relief injunction
  injunctive declaratory equitable equity restitution punitive compensatory statutory liquidated nominal
  bylaws charter certificate certificates incorporation articles minutes proxy quorum meeting meetings consent consents
  approval approvals certification acknowledgment acknowledgement authorization power powers estate will wills codicil
  testament testator decedent heir heirs minor ward
  lot lots parcel tract easement easements fixture fixtures improvement improvements utility utilities deposit deposits
  repair repairs maintenance alteration alterations casualty condemnation estoppel subordination attornment
  internet web page pages cookie cookies content contents feedback submission submissions subscriber subscribers
  subscription subscriptions platform application applications device devices network server end
  signature signatures signatory execution delivery witnesseth whereas therefore provided however notwithstanding
  further including without subject pursuant hereby herein hereof hereto thereof wherefore furthermore moreover`)

/** Abbreviations that a text on the law uses for what belongs to nobody. */
const SHORT =
  set(`abc mph kph mg ml kg km lb lbs ft sq hp rpm psi kw kwh mb gb tb dpi fps oz llc llp lp inc corp co ltd plc gmbh pllc pc na esq jr sr hud sox dtsa fda sec ftc fcc ferc finra irs epa cfpb
  fdic occ fhfa fha va vawa nasa nih cdc cms omb gao gsa opm mspb eeoc osc ofac bis itc uspto pto ptab ttab cafc sdny edny
  ndcal dda aca ada acpa adr aia alj ars atf bia cal ala ariz ark colo conn fla haw ill ind kan mass mich minn mont neb nev okla ore tenn tex wash wis wyo civ lab gov pen prob evid proc fam bus prof ins veh welf educ health
  stat ann rev rul reg regs tit ch sec secs art arts para paras amend const supp app div ct sup cir dist bankr fed ex
  rel op ops slip wl lexis cert cum aff rev den dep depo tr rt ecf pacer dkt mtd msj jnov tro pi sj rpd rog rogs rfp rfps rfa
  rfas frap frcrp cdph mou moa nda sla sow msa po rfq ip ipo etf reit spac gaap ifrs pcaob ebitda roi libor sofr isda ucc
  uccjea ufta uvta umifa ulta urlta utsa cisg fcpa fcra fdcpa tcpa tila respa ecoa hmda bsa aml kyc cra cobra ppaca medicare
  medicaid ssdi ssi sba ptsd tbi mri ct ekg icu er rn lpn cna emt ems cpr ppe sds hvac gps cctv ssn dob vin mrn atm pin
  pdf pst csv usb sql api sdk gui ai ml llm http https html xml json iso ansi astm nfpa nec ibc ada adaaa aps cps dcf dmv
  dot nhtsa fmcsa faa ntsb tsa cbp ina daca tps uk eu un usa us d c n s e w p m st nd rd th mr mrs ms dr am pm ok tv vs
  id faq hr it pr qa cto ceo cfo coo vp evp svp gc aba nela shrm aaa jams iii ii iv vi vii viii ix xi xii
  aclu naacp nlrb ulp cba fsia rico ceqa nepa cercla rcra cwa caa esa tsca lad nyshrl nychrl feha fehc pagas paga ccra wla
  flsa fmla whd wc wcab mbr bfp fmv aka dba et al ibid id op cit ff n nn v passim sic
  ferpa idea iep ieps fape emtala hipaa faaaa mcs cdl eld hos csa carmack osha msha gina adea pwfa userra warn scra fcca
  bipa ccpa gdpr clra ucl nyll iwpca paga nmra rlua rluipa ihra mhra elcra njlad fdccpa caa cfra pdl pfl dbl pto fte
  ime fce mmi pip uim um msp medpay acl ama dsm icd cpt emr ehr dnr icd ppd tpd ttd vsr ecm edr abs adas suv atv
  frcp fre foia tar boe nod snf ltc alf cms lep ell ada stem rti fba bip lre esy pwn`)

/** Endings that make a word of the law out of another word. */
const PREFIX =
  /^(?:non|un|re|pre|post|sub|multi|under|over|co|counter|inter|cross|self|mis|anti|semi|quasi|out|up|mid|intra|extra|super|de|dis|in)(?=[a-z]{4})/
const SUFFIX =
  /(?:s|es|ed|ing|er|ers|or|ors|ee|ees|ly|ness|able|ability|ize|ized|izes|izing|ization|like|wide|less|ful|ment|ments)$/

export const isLegalWord = (word: string): boolean => LEGAL.has(word)
/** Words that are made to be general, as no name is: Adaptations, Compliance, Controlled, Publicly. */
const ABSTRACT =
  /(?:tion|sion|ment|ness|ity|ance|ence|ism|able|ible|ive|ory|ical|ually|edly|icly|ally|ology|ability)s?$|(?:ated|ized|ised|olled|eted|ired|ected)$/

export const isAbstractWord = (word: string): boolean => word.length > 6 && ABSTRACT.test(word)
export const isDefinedTerm = (word: string): boolean => DEFINED.has(word)
export const isLegalAbbreviation = (word: string): boolean => SHORT.has(word)

/** Is the name of this law or doctrine meant, and not somebody? */
export function isDoctrine(word: string, next: string, joined: string): boolean {
  return ALWAYS.has(word) || ALWAYS.has(joined) || (DOCTRINES.has(word) && DOCTRINE_NOUN.test(next))
}

/** Is it made of a word that `isKnown` knows: "nonrenewability", "rescheduling"? */
export function isDerived(word: string, isKnown: (stem: string) => boolean): boolean {
  const stem = word.replace(PREFIX, '')
  if (stem !== word && isKnown(stem)) return true
  return [word, stem].some((whole) => {
    const bare = whole.replace(SUFFIX, '')
    return (
      bare.length > 3 &&
      bare !== whole &&
      [bare, `${bare}e`, bare.replace(/i$/, 'y'), bare.replace(/(.)\1$/, '$1')].some(isKnown)
    )
  })
}
