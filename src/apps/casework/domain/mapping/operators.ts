import { compilePhrase, indexPhrases, type Phrase, type PhraseIndex } from './phrases.ts'

/** Why a sentence does not say that something happened in this case to the people of this case. */
export type Doubt =
  | 'negated'
  | 'denied'
  | 'supposed'
  | 'taken_back'
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
      'rarely', 'seldom', 'zero', 'nary', 'noone', 'fail*', 'lack*', 'untrue', 'false', 'incorrect', 'mistaken', 'wrong',
      'absence of', 'free from|of', 'yet to', 'anything but', 'short of', 'unable to', 'unlikely', 'impossible',
      'spared', 'withdrawn|dropped', 'without|any evidence|proof',
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
      'denied|denies|deny i|he|she|they|it|we', 'refus* to', 'declin* to', 'neglected to', 'stopped|quit harass*|touching',
    ],
  },
  // "I said I was fired, but that was not true": a later clause takes back an earlier one.
  {
    doubt: 'taken_back',
    reach: 'sentence',
    phrases: [
      'that|this|it|which|none is|was|were|be|been|not .. true|right|so|correct|accurate|real|case|fact|happened',
      'that|this|it|which not happen*', 'that|this|it|which never happened|occurred', 'turns|turned out',
      'but|except|besides|excluding|excepting|save me|myself|mine', 'apart|aside from me|myself|mine', 'other than me|myself|mine',
      'or am i', 'not i|me', 'not to me|us', 'actually|really i', 'for|meant|intended .. someone|somebody else', 'take* .. back', 'by accident|mistake', 'in error', 'so far nothing|nobody|no|not|never', 'not only .. not|never', 'is|was|be a|an|all .. mistake|error|misunderstanding',
    ],
  },
  {
    doubt: 'supposed',
    reach: 'segment',
    phrases: [
      'would', 'could', 'might', 'may', 'should', 'must', 'can', 'ought', 'will', 'shall', 'cannot', 'perhaps',
      'maybe', 'possibly', 'probably', 'presumably', 'likely', 'potential*', 'possible', 'possibility', 'almost',
      'nearly', 'virtually', 'practically', 'all but', 'was|were|is|got|so|this|very close to', 'came close',
      'going|about|supposed|scheduled|slated|set|prepared|ready|bound|meant|poised to', 'is|are|was|were to be|receive|go',
      'as if|though', 'like being|getting', 'feel|felt|looks|looked|seems|seemed like|as', 'prospect|risk|danger|chance of', 'next time', 'in case', 'in future', 'matter of time',
      'plan|plans|planned|planning|intend*|want|wants|wanted|wanting|hope|hopes|hoped|hoping|wish*|expect|expects|expected|tried|tries|try|trying|attempt* to',
      'offered|offers|offering|volunteered|agreed|begged|urged|encouraged|pressured|invited to',
      'want* <me> to', 'thinking|thought|think about|of', 'threaten* to', 'threaten* <me> with',
      'afraid|scared|fear*|worr*|dread*|terrified|nervous|anxious|concerned|convinced|sure|certain that|of|i|he|she|they|we',
      'tomorrow', 'next week|month|year|monday|time', 'someday', 'once|until|when|whenever|after|before <i> am|is|are', 'up to # hours',
    ],
  },
  // "I have diabetes and need to eat": what comes before is told.
  { doubt: 'supposed', reach: 'after', phrases: ['need|needs|needed to'] },
  {
    doubt: 'supposed',
    reach: 'sentence',
    phrases: [
      'if', 'unless', 'suppose', 'supposing', 'assum*', 'imagin*', 'provided that', 'lest', 'worst|best case', 'either', 'otherwise',
      'lets|let say|assume', 'let us say', 'let s say', 'say that i', 'as soon as', 'the day|moment|minute .. is|will', 'any day|time|minute now',
    ],
  },
  {
    doubt: 'asked',
    reach: 'after',
    phrases: [
      'whether', 'asked|asks|ask|asking|wonder*|know|knew|know|unclear|unsure .. if|why|what|how|when|who|where|whether',
      'tell|told|explain* <me> .. whether|why|what|how', 'not sure', 'unsure', 'unclear', 'how|ways to', 'right|option|opportunity|chance|invitation|deadline to',
    ],
  },
  {
    doubt: 'reported',
    reach: 'rest',
    phrases: [
      'alleg*', 'purported*', 'supposed*', 'apparent*', 'reportedly', 'seemingly', 'evidently',
      'people|some|folks|everyone|everybody|others|coworkers|someone|somebody say|says|said|claim|think|thought|believe',
      'it is|was said|claimed|believed|thought|rumored|reported', 'i|we have|had? heard', 'so i hear*',
      'told by somebody|someone|people|a|others', 'somebody|someone told', 'i read',
      'claim|claims|claimed|claiming that|to|he|she|i|they|we|it|the|his|her|my',
      'swore|swears|sworn|maintains|maintained|insist* that|he|she|i|they|it|on',
      'i|we|he|she|they think|thought|thinks|feel|doubt|doubts|doubted', 'according to',
      'defendant|respondent|defense|employer|company|plaintiff says|states|stated|argues|maintains|contends|alleges|claims',
      'in|of that|this|another case|lawsuit|suit|matter', 'v', 'vs', 'such as', 'e g', 'for instance',
    ],
  },
  {
    doubt: 'reported',
    reach: 'sentence',
    phrases: [
      'they say', 'been said', 'or so', 'position|view|stance|contention|argument that', 'so she|he|they|i claim*|say*|said|think*|believe*|hear*', 
      'brief|complaint|motion|petition|pleading|lawsuit|counsel|attorney|lawyer says|states|said|stated|reads',
      'per my|her|his|their|the .. charge|complaint|petition|lawsuit|suit|pleading|demand|letter', 'haha*', 'ha ha', 'jk', 'lol', 'lmao', 'rofl',
      'oh|right|sure|yeah sure|right|great|because|and|please',
    ],
  },
  {
    doubt: 'elsewhere',
    reach: 'sentence',
    phrases: [
      'before|prior this|that|to this|that? job|position|company|joining|working|my_current|one', 'from|at|in that job|company|place|restaurant|store', 'previous|prior|former .. owner|owners|management|administration',
      'when|while i was|worked at|for|with', 
      'as a|the .. supervisor|manager|director|owner|lead|foreman|chef|boss|principal i|we',
      'my|a teaching|summer|weekend|second|side|student|old|college|army|military job|gig|position', 'used to work', 'once worked',
      'previous|prior|former|old|earlier|past job|jobs|employer|employers|workplace|work|company|boss|firm|place|store|restaurant|office|school|warehouse|plant|shop',
      'another|different employer|company|firm|workplace', 'other|first|second employer',
      'in|at|from|by|for|with my|the? another|different|other|last|first|second job|jobs|employer|workplace|position|company|firm|place|store|restaurant|office|branch|school',
      'at|in|from|by|for|with his|their|her own? job|company|workplace', 'his|their|her own? employer', 'years|decades ago', 'back when|in', 'in another', 'elsewhere', 'at another', 'where|when <i> was|worked|started before|previously|earlier|once|first|then',
      'before <i> joined|started|worked|came|was_hired', 
    ],
  },
  {
    doubt: 'rule',
    reach: 'sentence',
    phrases: [
      'u s c', 'usc', 'the|state|federal law', 'c f r', 'cfr', 'title vii', 'section #', 'unlawful|illegal to', 'is|are unlawful|illegal|prohibited|forbidden',
      'whoever', 'whomever', 'anyone|anybody|everyone|everybody|those|persons|people|individuals|employees|workers|staff who',
      'any|every|each|all|no employee|employees|worker|workers|person|supervisor|manager|associate|staff|individual',
      'our policy|commitment|mission|goal|values', 'subject to', 'up to and including', 'entitled|eligible to|for', 'policy is|of|to|covers|applies|prohibits',
      'an employee|employer|individual|associate|applicant', 'a worker|nonexempt|person', 
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
