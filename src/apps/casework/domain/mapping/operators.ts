import { compilePhrase, indexPhrases, type Phrase, type PhraseIndex } from './phrases.ts'

/** Why a sentence does not say that something happened in this case to the people of this case. */
export type Doubt =
  | 'negated'
  | 'denied'
  | 'supposed'
  | 'rule'
  | 'asked'
  | 'reported'
  | 'elsewhere'
  | 'complained_of'
  | 'other_person'

/**
 * How far an operator reaches. `segment`: from the beginning of its clause to the end of its segment. `after`: from itself to
 * the end of its segment. `phrase`: the few words that follow. `rest`: from its clause to the end of the sentence, or to a
 * semicolon. `sentence`: all of it.
 */
export type Reach = 'segment' | 'after' | 'phrase' | 'rest' | 'sentence'

interface Group {
  doubt: Doubt
  reach: Reach
  phrases: readonly string[]
}

/** In the notation of phrases.ts. A word that a cue names itself is no operator for that cue: "not paid overtime". */
// biome-ignore format: a table
const GROUPS: readonly Group[] = [
  {
    doubt: 'negated',
    reach: 'segment',
    phrases: [
      'not', 'never', 'no', 'neither', 'nor', 'nobody', 'none', 'nothing', 'nowhere', 'hardly', 'scarcely', 'barely',
      'rarely', 'seldom', 'zero', 'nary', 'noone', 'fail*', 'lack*', 'untrue', 'false', 'falsely', 'baseless',
      'unfounded', 'groundless', 'incorrect', 'mistaken', 'fabricated', 'is|was|be wrong', 'simply wrong', 'made up',
      'disprov*', 'refut*', 'absence|lack of', 'free from|of', 'yet to', 'anything but', 'cleared of',
      'took|take back', 'retract*', 'withdr*', 'recant*', 'rul* out', 'unrelated', 'avoid*', 'prevent*', 'unlikely',
      'impossible', 'out of filing|complaining|reporting|going|suing', 'decided|advised|voted|chose|spoke against',
      'held|hold|put off', 'backed|chickened out', 'changed .. mind', 'thought better', 'kept quiet|silent',
      'dropp* .. complaint|charge|claim', 'was|were dropped', 'unsubstantiated', 'insufficient', 'stopped short',
      'short of', 'was|were spared', 'except for', 'a lie|myth', 'without|any evidence|proof', 'exonerat*',
      'unable to .. find|confirm|show|substantiate|identify', 'call|called|calling off', 'rescind*', 'cancel*', 'overturn*',
      'fell through', 'never materialized', 'tore|torn up', 'came|come of it',
    ],
  },
  // "Instead of firing me they gave me a raise": nothing is said of what comes after.
  {
    doubt: 'negated',
    reach: 'phrase',
    phrases: [
      'instead of', 'rather than', 'far from', 'without', 'other than', 'as opposed to', 'unlike', 'in lieu of',
    ],
  },
  {
    doubt: 'denied',
    reach: 'after',
    phrases: [
      'den*|disput*|reject*|contest*|disagre* .. that|any|all|having|each|every|the|my|his|her|it|ever|with',
      'denied|denies|deny i|he|she|they|it|we', 'refus* to', 'declin* to', 'neglected to',
      'stopped|quit harass*|touching',
    ],
  },
  // "I said I was fired, but that was not true": a later clause takes back an earlier one.
  {
    doubt: 'denied',
    reach: 'sentence',
    phrases: [
      'that|this|it|which|none is|was|were|be|been not .. true|right|so|correct|accurate|real|case|fact|happened',
      'that|this|it|which|none of? it|this|that? is|was|were true|real',
      'that|this|it|which is|was|were .. lie|lies|mistake|false|untrue|joke|error|misunderstanding|exaggeration|incorrect|inaccurate|fiction|invention|slip|typo|mixup',
      'that|this|it|which not happen*', 'that|this|it|which never happened|occurred', 'turns|turned out', 'on second thought',
      'i was|am mistaken|wrong|confused|joking|kidding|lying', 'i misspoke|misremembered|misread|misheard|misunderstood|exaggerated|lied|invented',
      'forget|ignore .. what|everything|anything|said|wrote', 'mixed up', 'correction', 'scratch|strike that', 'disregard', 'take* .. back', 'for|meant|intended .. someone|somebody else',
      'which is|was wrong', 'but|except|besides|excluding|excepting|save me|myself|mine', 'apart|aside from me|myself|mine', 'by accident', 'accidental*', 'other than me|myself|mine', 'by mistake', 'in error', 'or am i', 'not i|me', 'not to me|us',
    ],
  },
  {
    doubt: 'supposed',
    reach: 'segment',
    phrases: [
      'would', 'could', 'might', 'may', 'should', 'must', 'can', 'ought', 'will', 'shall', 'cannot', 'perhaps',
      'maybe', 'possibly', 'probably', 'presumably', 'likely', 'potential*', 'possible', 'possibility', 'almost',
      'nearly', 'virtually', 'practically', 'all but', 'close to', 'came close', 'on the verge|brink|point|edge|cusp of',
      'going|about|supposed|scheduled|slated|set|prepared|ready|likely|bound|meant|poised|threaten* to',
      'plan|plans|planned|planning|intend*|want|wants|wanted|wanting|hope|hopes|hoped|hoping|wish*|expect|expects to',
      'offered|offers|offering|volunteered|agreed|arranged|asked|begged|urged|encouraged|pressured|invited to',
      'expected|tried|tries|try|trying|attempt*|decline|aim*|consider*|contemplat*|thought|think|thinking to|about|of',
      'is|are|was|were to be|receive|go', 'want* <me> to', 'expect*|want* .. to be', 'would like',
      'threat of|to', 'threaten* <me> with', 'threatened|threatening|threatens', 'considering', 'contemplating',
      'was|is|be|been|feels|felt|almost like being|getting|having', 'like being|getting',
      'as if|though', 'act|acted|acting like', 'look|looked|looks|seem|seems|seemed|felt|feel like|as',
      'seem*|appear*|looks|looked that|to|as|like|i|he|she|they', 'prospect', 'risk of', 'danger of', 'chance of',
      'next time', 'in the event', 'in case', 'in future', 'wish|wishes|wished|wishing i|he|she|they|we|that|it|for',
      'if only',
      'afraid|scared|fear*|worr*|dread*|terrified|nervous|anxious|concerned|convinced|sure|certain that|of|i|he|she|they|we',
      'afraid|fear*|worr*|dread* .. being|about|they|he|she|i|of', 'tomorrow', 'next week|month|year|monday|time',
      'eventual*', 'once|until|when|whenever|after|before <i> am|is|are', 'some day', 'someday', 'sooner or later', 'is|are scheduled', 'due to be', 'up to # hours',
    ],
  },
  // "I have diabetes and need to eat": what comes before is told.
  { doubt: 'supposed', reach: 'after', phrases: ['need|needs|needed to'] },
  {
    doubt: 'supposed',
    reach: 'sentence',
    phrases: [
      'if', 'unless', 'suppose', 'supposing', 'assum*', 'imagin*', 'hypothetical*', 'provided that',
      'lets|let say|assume', 'let us say', 'let s say', 'say that i', 'what happens when', 'in theory', 'even if',
      'only if', 'otherwise', 'worst|best case', 'one more .. and i|you|we|they|she|he', 'as soon as', 'the day|moment|minute .. is|will', 'any day|time|minute now', 'matter of time',
      'option|scenario|alternative|proposal|recommendation|plan a|b|c|d|#',
    ],
  },
  {
    doubt: 'asked',
    reach: 'after',
    phrases: [
      'whether',
      'asked|asks|ask|asking|wonder*|know|knew|know|unclear|unsure .. if|why|what|how|when|who|where|whether',
      'wonder*', 'tell|told|explain* <me> .. whether|why|what|how', 'question of|is|whether', 'not sure', 'unsure',
      'unclear', 'how to', 'ways to', 'right|option|opportunity|chance|invitation|deadline to',
    ],
  },
  {
    doubt: 'reported',
    reach: 'rest',
    phrases: [
      'alleg*', 'purported*', 'supposed*', 'apparent*', 'reportedly', 'seemingly', 'ostensibly', 'reputed*',
      'evidently', 'rumor*', 'rumour*', 'gossip*', 'hearsay', 'scuttlebutt', 'word is|was|has|on|got', 'grapevine',
      'legend has',
      'people|some|folks|everyone|everybody|others|coworkers|someone|somebody say|says|said|claim|think|thought|believe',
      'it is|was said|claimed|believed|thought|rumored|reported', 'i heard', 'i|we have heard', 'i had? heard',
      'so i hear*', 'told by somebody|someone|people|a|others', 'somebody|someone told', 'i read', 'second hand',
      'secondhand', 'claim|claims|claimed|claiming that|to|he|she|i|they|we|it|the|his|her|my', 'argu*', 'contend*',
      'contention', 'assert|asserts|asserted|asserting|assertion',
      'maintains|maintained|maintaining that|he|she|they|it|no', 'insist* that|he|she|i|they|it|on',
      'swore|swears|sworn that|he|she|they|i', 'accus*', 'speculat*', 'theory', 'theoriz*', 'suspect*', 'guess*',
      'presum*', 'believe|believes|believed|believing',
      'i|we|he|she|they think|thought|thinks|feel|doubt|doubts|doubted', 'impression', 'opinion', 'counsel',
      'jury should|must|will|to', 'court should|must|will|to|held', 'we|i submit|submits that', 'respectfully',
      'movant',
      'defendant|respondent|defense|employer|company|plaintiff says|states|stated|will|argues|maintains|contends|alleges|claims',
      'according to', 'in|per his|her|their version', 'as told by', 'story|tale|legend|scenario|version of|goes|about',
      'v', 'vs', 'case law', 'holding', 'plaintiff must', 'to establish|show|prove|win|state', 'prima facie', 'insert',
      'placeholder', 'template', 'tbd', 'lorem', 'fill in|out', 'client name', 'your name', 'example', 'examples',
      'e g', 'for instance', 'such as', 'slide', 'definition', 'defined', 'means', 'quiz', 'module', 'dream*',
      'nightmare*', 'joked|joking that|i|he|she|we|they', 'kidding', 'joking', 'sarcas*', 'pretend*', 'prank*',
      'in jest', 'movie', 'film', 'novel', 'book', 'play', 'tv', 'television', 'podcast', 'article', 'newspaper',
      'the paper|news|show', 'oh great', 'yeah right', 'easter bunny', 'santa', 'sure and', 'as the saying',
      'role play', 'roleplay', 'skit',
    ],
  },
  {
    doubt: 'reported',
    reach: 'sentence',
    phrases: [
      'they say', 'been said', 'on good authority', 'april fool*', 'as a joke|prank', 'just a joke',
      'idea|notion|suggestion|assumption|belief|argument|story|accusation|insinuation|fiction|hypothesis|myth|lie|claim that|of',
      'is|was absurd|ridiculous|nonsense|laughable|preposterous|crazy|ludicrous|bogus|invented|imaginary',
      'brief|complaint|motion|petition|pleading|lawsuit|counsel|attorney|lawyer says|states|said|stated|reads',
      'or so', 'so she|he|they|i claim*|say*|said|think*|believe*|hear*', 'a little bird', 'take* .. word for it',
      'in quotes', 'version', 'it is .. position|view|stance|contention|case|argument that', 'phishing', 'spam', 'scam', 'hoax', 'glitch',
      'clerical', 'mock', 'simulat*', 'rehears*',
      'per|in my|her|his|their|the .. charge|complaint|petition|lawsuit|suit|pleading|demand i|he|she|they|mr|ms|mrs|reads|says|states|alleges|claims',
      'per my|her|his|their|the .. charge|complaint|petition|lawsuit|suit|pleading|demand|letter', 'jokingly', 'playfully', 'in fun', 'started a rumor', 'in my|her|his|their opinion|view|mind|head|imagination|dream|dreams', 'for the sake of argument',
      'sample|model|specimen|template|fake letter|email|complaint|charge|statement|notice|form', 'air quotes', 'oh sure|right|great|please|wonderful|yeah', 'right|sure|yeah|yes because', 'yeah|sure|right and i am|was|will',
      'haha*', 'ha ha', 'jk', 'lol', 'lmao', 'rofl',
      'form|box|checkbox|questionnaire|survey|poster|flyer|pamphlet|brochure|checklist|website has|had|says|said|reads|asks|asked|with|for|that|marked',
    ],
  },
  {
    doubt: 'elsewhere',
    reach: 'sentence',
    phrases: [
      'before this|that job|position|company|one', 'prior to this|joining|working|my_current',
      'when|while i was|worked at|for|with', 'as a|the .. supervisor|manager|director|owner|lead|foreman|chef|boss|principal i|we',
      'first|second employer', 'in my twenties|thirties|youth',
      'my|a teaching|summer|weekend|second|side|student|old|college|army|military job|gig|position', 'in the # s',
      'where|when <i> was|worked|started before|previously|earlier|once|first|then', 'back when', 'in high school', 'in college', 'as a teenager', 'at age #', 'in a past', 'once worked',
      'used to work', 'previous|prior|former|old|earlier|past job|jobs|employer|employers|workplace|work',
      'another|different|other employer',
      'in|at|from|by|for|with my? last|first|another|different|other job|jobs|employer|workplace|position',
      'previous|prior|former|earlier|another|different|other company|firm|restaurant|store|hospital|office|plant|city|state',
      'his|their job|employer|company|workplace', 'her own? job|employer|workplace',
      'her|his|their old|former|last|new boss|job|employer', 'years ago', 'decades ago',
      'before <i> joined|started|worked|came|was_hired', 'back in #', 'at a different', 'when i worked for a',
      'my old boss|employer|job', 'my|an old|previous|former|last|first|prior|earlier company|firm|restaurant|store|school|office|shop|warehouse|plant|place',
      'discharged .. from .. hospital|army|navy|marines|military|rehab|er|care|prison|jail', 'competitor', 'competitors', 'duties|responsibilities include*|were|was', 'was|is|were part of my|her|his|the job', 'my|her|his job was|is to',
      'i investigated|handled|processed|mediated .. a|an|other|many|several|customer|customers|dozens|of? complaint|complaints|grievances', 'playoffs', 'in another', 'elsewhere', 'at another',
      'a prior|previous|former', 'landlord', 'lease', 'tenant*', 'roommate* .. said', 'the bank', 'divorce',
      'insurance company', 'car accident', 'car crash', 'game|games|league|tournament|coach', 'the hearing at',
      'phone call', 'the call',
    ],
  },
  {
    doubt: 'rule',
    reach: 'sentence',
    phrases: [
      'u s c', 'usc', 'c f r', 'cfr', 'title vii', 'statute*', 'section #', 'the law', 'state law', 'federal law',
      'law protects', 'forbid*', 'prohibit*', 'unlawful to', 'illegal to',
      'it is unlawful|illegal|our|company|the_policy', 'is|are unlawful|illegal', 'whoever', 'whomever',
      'anyone|anybody|everyone|everybody|those|persons|people|individuals|employees|workers|staff who',
      'any|every|each|all|no employee|employees|worker|workers|person|supervisor|manager|associate|staff|individual',
      'policy is|of|to|covers|applies|prohibits', 'our policy|commitment|mission|goal|values',
      'we value|strive|encourage|prohibit|do_not_tolerate', 'subject to', 'up to and including', 'entitled to',
      'eligible for', 'zero tolerance', 'not tolerate*', 'not be tolerated', 'training', 'job description',
      'handbook .. chapter', 'procedure* for', 'guideline*', 'duties include', 'position requires', 'can|may include',
      'includes|include', 'consists of', 'is|are due within', 'is|are reviewed|handled|considered',
      'exists where|when', 'violates the', 'accrue*', 'is|are .. adverse action|actions', 'count|counts as', 'constitut*', 'amount|amounts to', 'qualif* as', 'an employee|employer|individual|associate|applicant',
      'a worker|nonexempt|person', 'the employer|employee may|must|shall',
    ],
  },
  // What a complaint is about is not said to have happened by whoever speaks of the complaint.
  {
    doubt: 'complained_of',
    reach: 'after',
    phrases: [
      'complain*|complaint|complaints|grievance|charge|charges|concern|concerns|allegation*|report|claim .. of|about|regarding|concerning',
      'racial|sexual|harassment|discrimination|overtime complaint|complaints|charge', 'your complaint|concerns',
    ],
  },
]

const LISTS = new Map([
  ['me', ['me', 'him', 'her', 'them', 'us', 'you']],
  ['i', ['i', 'he', 'she', 'they', 'we', 'you']],
])

export interface Operator {
  doubt: Doubt
  reach: Reach
}

/** `operators[id]` is what the phrase `id` of the index does. */
export const OPERATORS: { index: PhraseIndex; operators: readonly Operator[] } = compileOperators()

function compileOperators() {
  const phrases: Phrase[] = []
  const operators: Operator[] = []
  for (const { doubt, reach, phrases: written } of GROUPS)
    for (const one of written) {
      const compiled = compilePhrase(one, LISTS)
      if (!compiled.ok) throw new Error(`The operator ${JSON.stringify(one)} cannot be read: ${compiled.why}.`)
      phrases.push(compiled.phrase)
      operators.push({ doubt, reach })
    }
  return { index: indexPhrases(phrases), operators }
}
