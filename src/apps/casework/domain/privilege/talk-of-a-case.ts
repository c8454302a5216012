import type { Folded } from './fold-text.ts'

/**
 * Talk between client and lawyer often has neither a header nor a word like "attorney". It gives itself away by what comes
 * together: a proceeding, and around it somebody's judgement, a question of what one may do, a warning to keep silent, a
 * plan, a secret, a client. One of them is anybody's mail; several are a sign. Matched against folded text.
 */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  proceeding: [
    '(?:under|on) oath|testif\\p{L}+|testimony|deposition|affidavit|declaration',
    'judges?|jury|arbitrators?|mediators?|magistrate|detectives?|investigators?|the (?:eeoc|agency|commission|state|board|labor board|dol|osha|nlrb)',
    '(?:the|a|your|my|her|his|our|their|this|any) (?:\\p{L}+ ){0,2}(?:charge|claims?|case|suit|hearing|lawsuit|appeal|grievance|complaint|theory|clause)(?! (?:studies|study|number|manager))',
    'court|courtroom|court reporter|exhibits? \\p{N}+|exempt status|trade secrets|unemployment|mediat\\p{L}+|tribunal',
    'class action|bad facts|good facts|evidence|causation|element|liabilit\\p{L}+|damages|back pay|front pay|misclassif\\p{L}+|mitigation|sol|statute|limitations|unlawful|illegal\\p{L}*|retaliat\\p{L}+|discriminated|whistleblow\\p{L}+',
    'releases?|waives?|waiver|severance|non ?compete|non disparagement|noncompete|settle\\p{L}*|mediation|arbitration|position statement|plea|bail',
    'adverse|opposing|opponent|their side|(?:her|his|your|the|my|witness) statement|tapes?|recordings?',
    'juicio|juez|jueza|audiencia|su declaracion|testig\\p{L}+|gericht\\p{L}*|richter\\p{L}*|ihre aussage|zeug(?:en|in)|juges?|temoins?|sad(?:u|em|owi)?(?: pracy)?|swiadk\\p{L}+|giudice|udienza|dagvaarding|rechter|domstol\\p{L}*',
    'punish\\p{L}*|suspend\\p{L}*|aimed at|ratio|overtime part|owes? (?:you|me|us|her|him)|(?:s?he|we|they) files?|paper to sign',
    'protective order|(?:the|no|any|our|their|her|his) witness(?:es)?|(?:deposed|depos|sue|sued|sues|suing)|(?:personnel|agency) (?:response|charge)|discipline|write up|percent if|(?:we|she|he|they|i) wins?',
    'firm(?:ar|o)|negarme|mi (?:jefe|patron)|empleador|arbeitgeber\\p{L}*|employeur|datore di lavoro|pracodawc\\p{L}+|werkgever',
    'despid\\p{L}+|despedir\\p{L}*|demand(?:a|e|ar|an|arnos)|indemniz\\p{L}+|finiquito|conciliacion|kundig(?:en|ung)\\p{L}*|abfindung\\p{L}*|abmahnung\\p{L}*|verklag\\p{L}+|licenci(?:er|ement)\\p{L}*|indemnites?|preavis|licenzia\\p{L}+|indennizzo|demiss\\p{L}+|rescis\\p{L}+|zwoln\\p{L}+|ontsla\\p{L}+',
    'claw (?:it |this |that |them )?back|produc(?:e|ed|ing) (?:the|those|her|his|all|these)|redact\\p{L}*|subpoena\\p{L}*',
  ],
  question: [
    '(?:can|could|please) (?:you )?tell me (?:if|whether)|(?:i|we) (?:want|need|would like) to know (?:if|whether)|means? (?:that )?(?:i|we) (?:can|cannot|can t|have to|must|lose|may)',
    'do (?:i|we) (?:sign|go|pay|accept|take|answer|file|settle)(?: it| this)?|should (?:i|we)|(?:can|could|may|will) they|can (?:we|i) (?:deny|refuse|fire|let|record|use|keep|ask|get|still|be)|(?:do|did) (?:i|we) have to|am i|are we (?:ok|okay|on the hook|covered|required|obliged|allowed|in trouble)',
    '(?:que|cuales son los|hay) (?:riesgos?|pasa si)|(?:podemos|puedo|debemos|debo|deberiamos|tenemos que) \\p{L}+|su (?:opinion|consejo)|(?:durfen|konnen|sollen|mussen|sollten) wir|(?:darf|muss|soll|kann) ich|welche(?:s)? risik\\p{L}+|(?:pouvons|devons) nous|(?:puis|dois) je|quel(?:s)? risques?|votre avis|possiamo|dobbiamo|quali rischi|un parere|podemos|devemos|quais (?:os )?riscos|czy mozemy|mogen wij|kunnen wij',
    'is it (?:bad|ok|okay|too late|a problem|true|possible|risky|safe|legal)|does (?:this|that|it) (?:hurt|help|kill|ruin|change|matter|count|mean)|what (?:if|happens if|do i do|do we do|are my|can they)',
    'do you think (?:they|i|we|she|he|it)|your (?:advice|opinion|thoughts)|before (?:we|i) (?:reply|answer|respond|sign|send|talk)',
  ],
  silence: [
    '(?:do not|dont|don t|never|please not|not to|no more|stop|avoid|without) (?:you )?(?:ever |yet )?(?:talk\\p{L}*|speak\\p{L}*|post\\p{L}*|discuss\\p{L}*|tell\\p{L}*|sign|answer\\p{L}*|mention\\p{L}*|say|forward\\p{L}*|delet\\p{L}*|tape|record|admit\\p{L}*|volunteer\\p{L}*|contact\\p{L}*|respond\\p{L}*|put|text\\p{L}*|guess\\p{L}*|argue)',
    'keep (?:it|this|that|these|him|her|them) (?:that way|close|between|quiet|to (?:yourself|ourselves)|off|out|confidential|secret|private)|say(?:ing)? nothing|(?:stays?|just|only) between (?:us|you|ourselves)|in confidence|confidences?|secret|for your eyes',
    'no (?:hable|diga|mencione|firme|conteste|adivine|comente|publique)\\p{L}*|conteste solo|ne (?:signez|parlez|dites|repondez)|(?:unterschreiben|sprechen|sagen|antworten) sie (?:bitte )?(?:nicht\\p{L}*|vorher|mit)|nie (?:podpisuj|mow|rozmawiaj)\\p{L}*|non (?:firmi|parli|dica|risponda)|teken niet',
    '(?:mit|zu) niemand\\p{L}*|(?:con|a) nadie|a personne|avec personne|(?:con|a) nessuno|z nikim|com ninguem|met niemand|с никем|ні з ким',
    'short answers?|only answer|answer only|just answer|let me (?:answer|respond|handle)|i ll handle|through (?:me|us)|refer them to (?:me|us)',
  ],
  judgement: [
    'weak\\p{L}*|strong(?:er|est)?|thin|shaky|solid|credible|risk\\p{L}*|expos(?:ed|ure)|odds|chances?|percent chance|unlikely|likely|probable|remote|tends? to|hold up|stand up|fly|win|lose',
    '(?:hurts?|helps?|sinks?|kills?|burns?|buries|bury|bites?|hangs?|saves?|wrecks?) (?:us|me|you|them|her|him|that|it|the|your|our|my)|(?:hand|hands|give|gives) (?:her|him|them) (?:the|a|their)|looks? (?:like|as if|bad|awful|terrible|retaliatory)|exhibit',
    'against (?:issuing|firing|signing|sending|going|filing|doing|the|it)|considers? (?:it |this |that )?(?:protected|privileged|confidential|enforceable|void)|problem\\p{L}*|defensible|protected|enforceable|void',
  ],
  opinion: [
    '(?:nos|me|le|les|os) (?:recomiend|aconsej)\\p{L}+|(?:recomiendo|aconsejo|recomendamos|conviene|convendria|sugiero)|(?:rate|raten|empfehle|empfehlen|wurde) (?:ich|wir|sie)?|je (?:vous |te )?(?:conseille|recommande|suggere)|(?:nous|me) (?:conseillez|recommandez)|(?:le|vi|ci) consigli\\p{L}+|consiglio|suggerisco|(?:aconselho|recomendo|nos aconselha)|(?:radze|doradzam|ik adviseer|ik raad)',
    '(?:uwazam|moim zdaniem|proponuje|a mi juicio|en mi opinion|a mon avis|meines erachtens|a mio parere|naar mijn mening)',
    '(?:it|this|that) (?:will|would|might|could|ll|may) look',
    'recommend\\p{L}*|(?:id|i d|we d|i would|we would|theyd|they d|hed|shed|he d|she d) (?:rather|hold|wait|lead|go|take|leave|drop|push|settle|ask|not|suggest|advise|say|accept|reject|be)|(?:my|his|her|their|\\p{L}+s) (?:honest |own |initial |first )?(?:view|read|take|sense|guess|opinion|instinct|recommendation)|in (?:my|our|his|her|their) (?:judgement|judgment|opinion|view)|conclu\\p{L}+|better (?:to|if|not)',
  ],
  plan: [
    'until (?:you hear|i (?:have|hear|call|see|say)|we (?:talk|speak|meet))|keep (?:a )?(?:diary|journal|log)|if asked|(?:he|she|you|they|\\p{L}+) (?:ll|will) (?:say|testify|be asked)|be asked about|walk (?:him|her|you|them) through|stay put|keep a (?:diary|journal|log)',
    'talking points|bottom line|walk away|floor|ceiling|open(?:ing)? (?:at|offer|number|demand)|counter(?:offer)?s?|come (?:down|up) to|hold back|lead with|give (?:them|up) (?:this|that|the)|anchor|leverage|strategy|script|outline|ranking|prep|rehears\\p{L}+|mock|role play|themes?',
    'prepar(?:e|ing) (?:you|for|your|her|him)|next steps?|deadlines?|file (?:it|by|before|first)|draft\\p{L}*|redlin\\p{L}+|comments? (?:in|on)|strike|amend\\p{L}*',
  ],
  // What somebody outside of the talk told one to do, or holds of it.
  relayed: [
    '(?:(?:s?he|they|who|\\p{L}{3,}) (?:\\p{L}+ )?(?:says?|said|told (?:me|us|her|him|them)|wants?|wanted|insists|warns|warned|reminded (?:me|us))) (?:that )?(?:(?:me|us|we|you|i|you guys|nobody|everyone) )?(?:to |not to |should|shouldn|shall|can t|cannot|can not|must|need to|needs to|have to|hold|keep|put|wait|don|do not|leave|stop|offer|drop|never|better)',
    '(?<!(?: as| \\p{N}+| dollars?| once| twice| miles| hours| times| days) )per (?!hour|day|week|month|year|person|unit|mile|diem|the|our|policy|your|employee|cent|annum|shift|night|item|page|case)\\p{L}{3,}(?= (?:we|do|don|can|no|not|hold|keep|let|leave|wait|please|she|he|they|you))',
    '(?:took (?:away )?from|takeaways? from|according to|heard from|word from|advice from|spoke (?:to|with)|call(?:ed)? with) (?:\\p{L}{3,})(?: (?:\\p{N}+|no|we|that|keep|do|don|hold))',
    '(?:s?he|they) (?:thinks?|believes?|feels?|expects?|figures?|reckons?|doubts?) (?:that )?(?:we|i|you|it|they|there|the|my|our)',
    'as (?:\\p{L}+ ){1,2}(?:instructed|advised|suggested|directed|recommended|sees it|put it|wants|wanted)|(?:mr|mrs|ms|mx|dr|frau|herr|mme) \\p{L}+ (?:advice|view|opinion|take|assessment|instructions?|wants|wanted|thinks|expects|asked|fears|believes)|(?:his|her|their) (?:view|advice|opinion|take) (?:is|was)',
    '(?:at|from|with|to) (?:the|her|his|their) (?:firm|office about (?:my|our|the))',
  ],
  secret: [
    '(?:did not|didn t|didnt|never|have not|haven t|do not|dont|don t) (?:tell|told|mention\\p{L}*|know about|admit\\p{L}*|disclose\\p{L}*)|i (?:lied|deleted|hid|made up)|i did (?:take|do|hit|sign|say|know|lie|delete|steal)|what really happened|the truth is|to be honest with you|forget the clock|has no papers|no papers|convicted',
  ],
  client: [
    'clients?(?! (?:services?|visits?|lunch|list|name|id|portal|facing|success|relations|number|account|care))|cl|on (?:your|her|his) behalf|filed for you|behalf of|consult|consultation|retain(?:ed|er)|pnc|contingen\\p{L}+|on the side of',
    '(?:outside|our|your|their|defen[cs]e) firm|firm (?:wants|says|thinks)|people we hired|whoever handles|of counsel|represent\\p{L}*|(?:telephoned|attendances?|attending|advising)',
    'legal|lawyers?|attorneys?|counsel|solicitors?|barrister|atty|law',
  ],
}

/** Classes that are close to each other belong to one talk. */
const NEAR = 700
/** Of these one is enough beside a proceeding; of the others two. */
const TELLING = new Set(['question', 'opinion', 'relayed', 'silence', 'plan', 'secret'])
const CUES_MAX = 400

const classes = Object.entries(CLASSES).map(([name, words]) => ({
  name,
  expression: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
}))

interface Cue {
  name: string
  index: number
  length: number
}

/** Where the talk is, as a place in the folded text. */
export function talkOfCase({ text }: Pick<Folded, 'text'>): Omit<Cue, 'name'> | null {
  const cues: Cue[] = classes.flatMap(({ name, expression }) =>
    [...text.matchAll(expression)]
      .slice(0, CUES_MAX)
      .map(({ 0: match, index }) => ({ name, index, length: match.length })),
  )
  cues.sort((a, b) => a.index - b.index)
  let first = 0
  for (const cue of cues) {
    while ((cues[first] as Cue).index < cue.index - NEAR) first++
    const names = new Set<string>()
    for (let at = first; at < cues.length && (cues[at] as Cue).index <= cue.index; at++)
      names.add((cues[at] as Cue).name)
    if (
      names.size >= 3 ||
      (names.has('secret') && names.has('question')) ||
      (names.has('proceeding') && names.size === 2 && [...names].some((name) => TELLING.has(name)))
    )
      return cue
  }
  return null
}
