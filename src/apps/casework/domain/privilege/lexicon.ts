import { foldPlain, squeezePlain } from './fold-text.ts'

/** The words that give a privileged document away. All of it is matched against folded text (see fold-text.ts). */

export const SIGN_KINDS = ['legend', 'lawyer', 'advice', 'litigation', 'file_name', 'not_read'] as const
export type SignKind = (typeof SIGN_KINDS)[number]

const W = '[\\p{L}\\p{N}]+'
const upTo = (most: number) => `(?:${W} ){0,${most}}`

/** What reads like a sign and is everyday business: taken out before anything is looked for. */
const EVERYDAY = [
  '(?:not|no) (?:an? )?(?:form of )?(?:legal|attorney|lawyer) advice|not (?:be )?(?:construed|taken|relied on|intended) as legal advice',
  `(?:creates?|form|forms|establish|establishes|constitutes?) ${upTo(4)}(?:attorney|lawyer|solicitor) client relationship`,
  '(?:if|unless) you (?:have|are represented by|retain|hire) (?:an? |your own )?(?:attorney|lawyer|legal counsel|counsel)',
  '(?:do|does|need|will) not (?:need|have|require)(?: to have| to hire)? (?:an? )?(?:attorney|lawyer|legal representation)',
  '(?:had|has|have|given) (?:had |been given )?(?:the |an |ample )?opportunity to (?:obtain|seek|receive|get|take) (?:the )?(?:advice of )?(?:independent |legal |own )*(?:counsel|advice|attorney)',
  'advice of (?:independent|their own|his or her own|its own|own) (?:legal )?(?:counsel|attorneys?|lawyers?)',
  '(?:city|county|district|states?|united states|u s|prosecuting|assistant district) attorneys?(?: s)?(?: office)?|office of the (?:city|county|district|state|united states) attorney',
  '(?:preserve|keep|retain) all records relevant to (?:the|this) charge',
  'attorneys? fees?',
  'attorneys? general',
  'right to sue',
  'legal (?:studies|secretary program|consultation (?:and|financial))|free legal consultation|paralegal studies',
  'law school(?! clinic)',
  '(?:do you have|have you (?:hired|retained)|are you represented by|name of your) (?:an? )?(?:attorney|lawyer)',
  '(?:with|by) an? (?:attorney|lawyer) of (?:his|her|their|your|his or her|ones) (?:own )?choice|(?:attorney|lawyer|counsel) of (?:your|their|his or her) (?:own )?choice',
  '(?:response|respond|pursuant|comply|compliance) (?:to|with) (?:an? )?(?:subpoenas?|court orders?)',
  'jury summons|summons for jury',
  '(?:receptionist|clerk|secretary|worked|working|job|employed|intern|assistant|cleaner) (?:at|for|in) (?:an?|the) law (?:firm|office)',
  '(?:may|can|could|right to|entitled to|wish to|choose to) (?:be |have )?(?:represented|accompanied|assisted) by (?:an?|your|your own|their|his or her|own|legal) (?:attorney|lawyer|counsel)',
  '\\p{L}+ (?:st|street|ave|avenue|road|rd|blvd|boulevard|lane|branch)',
  '(?:an?|any) (?:local|volunteer|free) (?:attorney|lawyer)',
  '(?:do|did|will) you have (?:an? )?(?:attorney|lawyer)|(?:may|can) have (?:an? )?(?:attorney|lawyer)',
  '(?:whether|if) something is (?:legal|lawful|illegal)',
  'legal (?:and|or) ethical|ethical (?:and|or) legal',
  'powers? of attorney',
  'subpoena duces tecum',
  'deposition transcripts?|transcripts? of (?:the )?deposition|deposition of \\p{L}+ \\p{L}+',
  `(?:hiring|seeking|recruiting|vacancy|job opening|open position)(?: for)? ${upTo(3)}(?:paralegal|attorney|lawyer|counsel|solicitor)s?`,
  `(?:advised|encouraged|right|free|wish|opportunity|urged|want|recommended) ${upTo(4)}consult (?:with )?(?:an?|your|your own|independent|legal) (?:${W} )?(?:attorney|lawyer|counsel)`,
  `(?:hiring|seeking|recruiting|vacancy|job opening|open position) ${upTo(3)}legal (?:assistant|secretary|intern|clerk)`,
  `(?:appl(?:y|ying|ication|ications)|resume|cv|candidates?) (?:for )?${upTo(3)}(?:legal (?:secretary|assistant|clerk)|paralegal)`,
  '(?:attorneys?|lawyers?) for (?:the |a )?(?:man|woman|plaintiffs?|family|workers?|former \\p{L}+)',
  '(?:will|may|to|should|shall|must) counsel (?:the|an?|him|her|them|employees?|you|staff)',
  'privileged (?:accounts?|access|users?|sessions?|ids?|identity|credentials?|roles?|mode|systems?|background|few|enough)',
  'privileged to (?:have|be|work|lead|serve|know|join|announce|call)',
  `(?:a|the|an|my|our|great|real) privilege (?:to|of|working|that)`,
  '(?:his|her|their|your|my|quality of|good|excellent|poor|of) work product',
  '(?:full and )?final settlement',
  'settlement of (?:\\p{L}+ )?(?:accounts?|expenses?|invoices?|bills?|costs|trades?)',
  'settlement (?:date|currency|account|period|instructions)',
  'legally (?:authorized|authorised|entitled|permitted|allowed|eligible) to work',
  'person[ae]s? juridi(?:ca|cas|que|ques)',
  'pessoas? juridicas?',
  'jury (?:duty|service|leave)',
  foldPlain('юридична адреса'),
  foldPlain('юридичної особи'),
]

const LEGENDS = [
  'privileged',
  `(?:attorney|atty|attorneys|lawyer|solicitor|legal|client|professional|product|interest|litigation|under|waive|waiving|waiver of|claim|assert|subject to|protected by) ${upTo(3)}privileges?`,
  'privilege (?:log|claim|review|waiver|applies|is claimed)',
  'priv(?: and)? conf(?:idential)?',
  '(?:attorney|atty|lawyer|solicitor|a)s? (?:and |c |cl |client |clients )+(?:priv|privileged?|communication|comm|confidential)',
  '(?:acp|awp|jda|a c p)',
  '(?:client )?priv',
  'do not produce',
  'work product',
  `anticipation of ${upTo(3)}(?:litigation|trial|suit|lawsuit|proceedings?|legal action|claims?)`,
  `(?:direction|request|instructions?|behest|advice|guidance) of ${upTo(3)}(?:counsel|attorneys?|lawyers?)`,
  '(?:joint|common) defen[cs]e',
  'in camera',
  'common interest',
  'attorneys? eyes only',
  'mental impressions?',
  // Other languages.
  'anwalts?(?:korrespondenz|geheimnis|privileg|post)',
  'anwaltlich\\p{L}*',
  'berufsgeheimnis\\p{L}*',
  'mandatsgeheimnis\\p{L}*',
  'secret professionnel',
  'secret de l avocat',
  'correspondance (?:avocat|confidentielle|couverte)',
  'secreto profesional',
  'segreto professionale',
  'sigilo (?:profissional|advogado|legal)',
  `tajemnic\\p{L}+ (?:adwokack|zawodow|radcowsk)\\p{L}*`,
  foldPlain('адвокатськ'),
  foldPlain('адвокатск'),
  foldPlain('професійна таємниця'),
  'beroepsgeheim',
  'verschoningsrecht',
  'tystnadsplikt',
]

/** Words of law that news, court papers, policies and contracts use as well: a sign where somebody speaks of it for himself. */
const MENTIONS = [
  'att(?:orne)?ys?',
  'lawyers?',
  '(?:co )?counsels?',
  'solicitors?',
  'barristers?',
  'paralegals?',
  'law (?:firms?|offices?|group|practice|chambers|clinic|dept|department|partners|corporation|center|centre|school clinic)',
  // Any other "legal" than that of everyday papers.
  'legal(?! (?:names?|holidays?|guardians?|age|tender|residents?|residence|status|rights?|entity|entities|minimum|limits?|size|paper|address|requirements?|obligations?|notices?|disclaimer|custody|spouse|dependents?|work|working|proof|identity|drugs?|substances?|drinking|deductions?|duty|duties|tax|weight|maximum|or|title|owner|sex|gender|action|proceedings|document))',
]

const LAWYERS = [
  'esq(?:uire)?',
  'counsell?ors? at law',
  '(?:attorney|lawyer|solicitor|atty) (?:and )?client',
  'llp|pllc|l l p|p l l c',
  `and ${W} p c`,
  'upjohn',
  'gc',
  'clo',
  'our client',
  '(?:at|from|with|by) (?:the|our|their) (?:outside )?firm(?! (?:grip|hand|price|offer|date))',
  'engagement letter',
  '(?:retention|engagement|representation|fee) (?:agreement|letter|terms)',
  '(?:act|acting|acts|appear|appearing) for (?:you|me|us|her|him)(?= (?:in|on|against|as|at))',
  '(?:your|my|our) (?:matter|file)(?= (?:against|is|has|will|now|and)|$)',
  '(?:calling|writing|call|email|emailing) (?:you )?(?:about|regarding|re|on) your (?:matter|case|claim|file)',
  '(?:my|our) representation of',
  'retainer(?:s| agreement)?',
  'professional services rendered',
  `retain(?:s|ed)? ${upTo(8)}to (?:represent|defend|advise)`,
  '(?:represent|representing) (?:you|me|us|her|him|them|the company|the client)',
  `(?:conference|call|meeting|talk|conversation|emails?|correspondence) with client`,
  'contingen(?:t|cy) fees?',
  // Other languages.
  'rechtsanw\\p{L}*',
  '(?!staatsanw)\\p{L}*anwalt(?:e|en|es|in|innen|s)?',
  'anwalts?\\p{L}*',
  '\\p{L}*kanzlei(?:en)?',
  'rechts(?:abteilung|berat\\p{L}*|gutachten|rat|vertret\\p{L}*|beistand)',
  '(?:prozess|verfahrens)bevollmachtigt\\p{L}*',
  'mandant(?:in|en|innen)?',
  'justi[tz]iar\\p{L}*',
  'syndikus\\p{L}*',
  'avocat\\p{L}*',
  'maitre(?! d )',
  'barreau',
  'juridiques?',
  'juristes?',
  'abogad\\p{L}*',
  'letrad[oa]s?',
  'procurador[ae]s?',
  'pleitos?',
  'querellas?',
  'bufetes?',
  'avvocat\\p{L}*',
  'avv',
  '(?<!sede |ora |rappresentante )legal[ei]',
  '(?:studio|parere|ufficio|consulenza) legale',
  'advogad\\p{L}*',
  'difensor[ei]',
  'pareceres',
  '\\p{L}*juridic[oa]s?',
  'ases(?:or|ora|oria) legal',
  'adwoka\\p{L}*',
  'radc\\p{L}+ prawn\\p{L}+',
  'kancelari\\p{L}*',
  'prawni[kc]\\p{L}*',
  'mecenas\\p{L}*',
  '(?:opini|porad|pomoc)\\p{L}* prawn\\p{L}+',
  'advoca(?:at|ten|tuur)\\p{L}*',
  'obronc\\p{L}*',
  'pelnomocnik\\p{L}*',
  'advokat\\p{L}*',
  'advokaat\\p{L}*',
  'juridisch(?:e)?',
  'raads(?:man|vrouw|lieden)',
  'avukat\\p{L}*',
  'ugyved\\p{L}*',
  'asianajaja\\p{L}*',
  `${foldPlain('адвокат')}\\p{L}*`,
  `${foldPlain('юрист')}\\p{L}*`,
  `${foldPlain('юридич')}\\p{L}*`,
  `${foldPlain('захисник')}\\p{L}*`,
  `${foldPlain('защитник')}\\p{L}*`,
  `${foldPlain('юрисконсульт')}\\p{L}*`,
  `${foldPlain('δικηγορ')}\\p{L}*`,
]

const ADVICE = [
  'legal (?:advice|opinions?|analysis|memo|memorandum|research|strategy|risks?|exposure|positions?|theor(?:y|ies)|issues?|questions?|review|matters?|implications?|standpoint|perspective|assessment|guidance|counsel)',
  '(?:our|my|your|these|on the|on these) facts(?! (?:and figures|sheet))|cases (?:say|hold|go|come out|support|favor)',
  'advice (?:given|received|sought|requested)',
  `(?:help|assist|enable|allow)(?:s|ing)? ${upTo(3)}(?:advise|advising|give advice)`,
  `advise (?:against|settling)|(?:view|opinion|thoughts|advice|take) on whether`,
  '(?:clause|contract|release|waiver|covenant|agreement|provision|paragraph|section)(?: \\p{N}+)? (?:will|would|does|should|may|might|won|wouldn|doesn)(?: not| t)? (?:survive|hold|stand|stick|bind)',
  '(?:clause|contract|release|waiver|covenant|agreement|provision) (?:is |to be |as )?(?:void|unenforceable|enforceable|invalid)',
  'prima facie|burden of proof|pretext(?:ual)?',
  'rechtlich\\p{L}*',
  'juristisch\\p{L}*',
  '(?:our|your|company|companys|liability|financial|damages|worst case) exposure',
  `rate ich (?:ihnen|euch|dir)`,
  '(?:juristisch|rechtlich)\\p{L}* (?:rat|beratung|prufung|einschatzung|bewertung|wurdigung|gepruft|zulassig|risik\\p{L}*)',
]

/** Words of proceedings that notices, news and court papers use as well: judged like mentions, but never by "you" alone. */
const PROCEEDINGS = [
  'litigat\\p{L}*',
  'lawsuits?',
  'plaintiffs?',
  'defendants?',
  'interrogator(?:y|ies)',
  'depositions?|depo|depos|deposed',
  'settlements?',
  'mediat(?:ion|or|e|ed)s?',
  'position statement',
  'verdicts?',
  'affidavits?',
  'tribunals?',
  '(?:district|superior|circuit|supreme|county|high|labou?r|federal|state) court',
  '(?:sue|sues|sued|suing)',
  '(?:file|files|filed|filing|bring|brings|brought) (?:a )?(?:law)?suit',
  'jury',
  'subpoenas?',
  'klage(?:n|verfahren)?',
  'arbeitsgericht\\p{L}*',
  'rechtsstreit\\p{L}*',
  '(?:legal|litigation|document|evidence) hold',
]

const LITIGATION = [
  'without prejudice',
  `(?:helps?|hurts?|harms?|affects?|weakens?|strengthens?|undermines?|ruins?|kills?|damages?|jeopardi[sz]es?|wrecks?) ${upTo(3)}(?:claims?|case|defen[cs]es?|chances)`,
  `(?:do|does|if|whether|think|thinks|believe|believes|thought) (?:i|we|you|he|she|they|there) ${upTo(2)}(?:have|has|had|got|is|was) (?:got )?(?:a|an|any|enough for a) (?:\\p{L}+ )?(?:case|claim)(?! number)`,
  '(?:you|i|we|she|he|they) (?:may |might |could |do |probably |clearly )?(?:have|has|ve got) (?:a|no) (?:good |strong |weak |decent |solid |fair |real |viable |thin |very |\\p{L}+ )?(?:case|claim)(?! number)',
  `(?:claims?|case|theory|count|defen[cs]e) (?:is|are|looks?|seems?|would be|will be|remains?) (?:the |a |an |very |quite |pretty |rather |too |really |fairly |much )*(?:weak\\p{L}*|strong\\p{L}*|thin|solid|shaky|hard to|risky|frivolous|winnable|decent|borderline|uphill)`,
  'mock (?:cross|direct|trial|jury|deposition|examination|arbitration)',
  '(?:trial|litigation|settlement|defen[cs]e|negotiation) (?:strategy|themes?|plan|theory|prep|preparation|posture|position|outline|notes?|authority|value|range|evaluation|offer|demand|proposal|discussions?|talks|communication|conference|agreement)',
  '(?:settle|settled|settling) (?:early|the (?:case|claim|matter|dispute|suit)|this|before|out of court|for|with (?:her|him|them))',
  '(?:hearing|arbitration|mediation|deposition|tribunal) (?:prep|preparation|outline|strategy|brief|statement|demand)',
  'the other side',
  '(?:bad|good|helpful|harmful|worse|better|great|terrible|helps|hurts|problem|risky) (?:fact |facts |doc |document )?(?:for us|us on|for our side|for (?:the )?defen[cs]e|for plaintiff)',
  '(?:helps|hurts) (?:us|our|the case)',
  '(?:our|your|her|his|their|settlement|full|client|clients) (?:authority|bottom line|walk away|reserve)(?= (?:is|up|to|of|at|\\p{N}))',
  'authority (?:up to|of|to settle)',
  '(?:short|brief) answer',
  '(?:consulting|retained|testifying|damages) experts?',
  'on the stand',
  'draft (?:complaint|answer|motion|brief|demand|pleadings?|petition|discovery|responses? to|declaration|affidavit)',
  '(?:on cross|cross exam\\p{L}*|direct exam\\p{L}*)',
  '(?<!in )our case',
  '(?:gets?|goes|go|got|comes?) (?:to|before|in front of) (?:a |the )?(?:judge|court|jury|tribunal)',
  'memo(?:randum)? to (?:the )?file',
  '(?:w|with|from|re) (?:the )?client',
  '(?:retaliation|discrimination|harassment|overtime|wage|wrongful (?:termination|dismissal)|whistleblower) (?:claims?|counts?|suit|case)',
  'opposing (?:counsel|party|parties|side)',
  '(?:witness|deposition|\\p{L}+) prep(?:aration)? (?:questions?|outline|notes|sessions?|topics)',
  `(?:preserve|do not (?:delete|destroy|discard|alter)) ${upTo(5)}(?:documents|emails?|e mails?|records|messages|files?|evidence|texts|data|mail)`,
  'damages? (?:exposure|calculations?|model|estimate|range|analysis|claim)',
  'kundigungsschutzklage\\p{L}*',
  'klage(?:schrift|entwurf|erwiderung)',
  'prozess(?:strategie|risiko|taktik)',
  'vergleichs(?:verhandlung\\p{L}*|vorschlag|angebot|gesprach\\p{L}*)',
  'prud hommes',
  'plaidoiries?',
  'contentieux',
  'prozessrisik\\p{L}*',
  'pozew|pozwu|pozwem',
  'rechtszaak|dagvaarding',
  '(?:processo|acao|reclamacao) (?:judicial|trabalhista)',
  `${foldPlain('позов')}\\p{L}*`,
  `${foldPlain('судов')}\\p{L}*`,
  `${foldPlain('судебн')}\\p{L}*`,
  `${foldPlain('правов')}\\p{L}+ (?:${['позиц', 'допомог', 'консульт', 'висновок', 'заключ', 'помощ'].map(foldPlain).join('|')})\\p{L}*`,
  '(?:demanda|contestacion) (?:judicial|laboral|a la demanda)',
]

/** Written without blanks between words, or with stems inside of words: looked for anywhere. */
const ANYWHERE = [
  '律师',
  '律師',
  '弁護士',
  '변호사',
  'محام',
  'עורך דין',
  'עורכת דין',
  'वकील',
  'ทนายความ',
  'luật sư',
].map(foldPlain)

/** Long enough to be no accident in a text without blanks. */
const SQUEEZED = [
  ...['privileged and confidential', 'privileged confidential', 'confidential and privileged', 'privileged material'],
  ...['attorney client', 'attorneys client', 'atty client', 'client attorney', 'lawyer client', 'solicitor client'],
  ...['attorney work product', 'attorneys work product', 'anticipation of litigation', 'direction of counsel'],
  ...['request of counsel', 'joint defense', 'joint defence', 'common interest privilege', 'legally privileged'],
  ...['privileged communication', 'legal advice', 'legal privilege', 'attorney at law', 'general counsel'],
  ...['secret professionnel', 'secreto profesional', 'segreto professionale', 'sigilo profissional'],
  ...['sigilo advogado', 'tajemnica adwokacka', 'anwaltskorrespondenz', 'correspondance avocat'],
].map(squeezePlain)

/** Words that a scan may have with one letter wrong; written right, they were judged before. */
const SCANNED = [
  'privileged',
  'attorney',
  'attorneys',
  'solicitor',
  'barrister',
  'litigation',
  'plaintiff',
  'plaintiffs',
]
export const WRITTEN_RIGHT = new Set(SCANNED)
export const MISREAD = SCANNED.map(squeezePlain)
/** Ordinary words that are one letter away from those. */
export const NOT_MISREAD = new Set(
  ['privileges', 'privilege', 'mitigation', 'solicitors', 'attorneys'].map(squeezePlain),
)

const any = (list: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.join('|')})(?![\\p{L}\\p{N}])`, 'gu')

export const everyday = any(EVERYDAY)
export const mentions = any(MENTIONS)
export const proceedings = any(PROCEEDINGS)
export const patterns: ReadonlyArray<[SignKind, 'marking' | 'lawyer' | 'advice' | 'litigation', RegExp]> = [
  ['legend', 'marking', any(LEGENDS)],
  ['lawyer', 'lawyer', any(LAWYERS)],
  ['lawyer', 'lawyer', new RegExp(ANYWHERE.join('|'), 'gu')],
  ['advice', 'advice', any(ADVICE)],
  ['litigation', 'litigation', any(LITIGATION)],
]
export const squeezed = new RegExp(SQUEEZED.join('|'), 'g')

/** Addresses of lawyers, and the legal department in the head of a mail or a chat line; matched against the text itself. */
const FIRM =
  '(?:legal|attorneys?|lawyers?|counsel|avocats?|abogad[oa]s?|kanzlei|anwalt|anwaelte|rechtsanw|advogad|avvocat|studiolegale|advocat|advokat|solicitors?|barristers?|chambers|llp|adwokat|juridico|law(?!n|son|rence|ton|ler|less))'
/** Every address is looked at, and those of lawyers are kept. */
export const addresses = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,100}/gu
const OF_FIRM = new RegExp(
  `(?<![\\p{L}\\p{N}])${FIRM}|@.*(?:law|legal|avocats|attorneys|lawyers|abogados|llp)(?:[.-]|group|firm|office|partners)`,
  'iu',
)
export const isAddressOfLawyer = (address: string) => OF_FIRM.test(address)
export const heads =
  /^[ \t>]*(?:from|to|cc|bcc|von|an|kopie|de|para|da|a|à|od|do|dw|від|кому|копія|van|aan|från|till|author|prepared by|signed)[ \t]*:[^\n]{0,400}(?<![\p{L}\p{N}])(?:legal|law|juridique|jurídico|legale|recht|prawny|j\.?d\.?|ll\.?m\.?)(?![\p{L}\p{N}])|\([ \t]*(?:legal|law|gc|counsel)[ \t]*\)/gimu
