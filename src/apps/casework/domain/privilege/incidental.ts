/**
 * A word of law that says nothing about privilege: news, a contract, a policy or a court paper speaks of lawyers, too, and
 * every mail may end with a confidentiality notice. Judged by the sentence, never by the document, so that a remark between
 * client and lawyer counts wherever it is.
 */
export function isIncidentalMention(text: string, start: number, end: number): boolean {
  const sentence = sentenceAt(text, start, end)
  if (LISTED.test(sentence) || GENERAL_RULE.test(sentence)) return true
  if (HEADER.test(sentence) || isHeading(sentence)) return false
  if (CONSULTED.test(sentence)) return false
  if (goesOn(text.slice(end, end + SENTENCE_REACH))) return false
  if (ACQUAINTED.test(sentence)) return true
  if (HOLDS.test(sentence)) return false
  const own = sentence.replace(QUOTED, ' ')
  return ANY_LAWYER.test(text.slice(Math.max(0, start - 30), end))
    ? !FIRST_PERSON.test(own)
    : !SOMEBODY_SPEAKS.test(own)
}

/**
 * A court, a suit or a paper of one that somebody merely tells of. Who weighs or plans something there, or is a part of
 * it, does not merely tell.
 */
export function isReportOfProceeding(text: string, start: number, end: number): boolean {
  const sentence = sentenceAt(text, start, end)
  if (GENERAL_RULE.test(sentence)) return true
  if (HEADER.test(sentence) || isHeading(sentence) || CONSULTED.test(sentence)) return false
  const own = sentence.replace(QUOTED, ' ').replace(DECLINED, ' ')
  return !FIRST_PERSON.test(own) && !WEIGHED.test(own)
}

/** "privileged" in the notice at the end of anybody's mail. One that names a lawyer or a client is a sign. */
export function isPrivilegeNotice(text: string, start: number, end: number): boolean {
  const around = text.slice(Math.max(0, start - NOTICE_REACH), end + NOTICE_REACH)
  return NOTICE.test(around) && FOR_RECIPIENT.test(around) && !OF_LAWYERS.test(sentenceAt(text, start, end))
}

/**
 * Privilege that somebody writes about: a ruling, an article, a rule of discovery. Whoever marks a paper speaks of this paper
 * or of himself, or writes no sentence.
 */
export function isTalkOfPrivilege(text: string, start: number, end: number): boolean {
  const sentence = sentenceAt(text, start, end)
  if (HEADER.test(sentence) || isHeading(sentence) || sentence.split(/\s+/).length < 10) return false
  if (RULED.test(sentence)) return true
  return ABOUT_PRIVILEGE.test(sentence) && !FIRST_PERSON.test(sentence.replace(QUOTED, ' ')) && !OF_THIS.test(sentence)
}
const ABOUT_PRIVILEGE =
  /\b(?:assert\w*|claims?|invok\w+|doctrines?|decisions?|courts?|rulings?|discuss\w*|panel\w*|articles?|examin\w+|scholar\w*|jurisdictions?|rules?|seminar|webinar|course|on the (?:ground|basis) of privilege|withh\w+|keywords?)\b/i
const RULED =
  /\b(?:the court|judge|panel) (?:finds?|found|holds?|held|orders?|ordered|concludes?|concluded|ruled|rules)\b|\b(?:plaintiff|defendant|respondent|petitioner)s? (?:asserts?|asserted|invokes?|invoked)\b/i
const OF_THIS =
  /\b(?:th(?:is|ese)|here(?:in|with)|attached|enclosed|following|foregoing)\b|\b(?:prepared|made|written|compiled|created|drafted|collected|kept|done|taken)\b[^.]{0,40}\b(?:at|on|under|by|in|for)\b/i

const NOTICE_REACH = 300
const NOTICE =
  /\b(?:this|these|the information (?:contained )?in th(?:is|ese)|contents? of this)\s+(?:e-?mails?|electronic|messages?|fax|facsimile|transmissions?|communications?|correspondence|transmittal|documents?)\b/i
const FOR_RECIPIENT =
  /\b(?:intended|named|designated|sole use)\b[^.]{0,80}\b(?:recipients?|addressees?|individuals?|persons?|person or entity|to whom|use of)\b|\bin error\b|\bnot the (?:intended |named )?(?:recipient|addressee)\b|\bnotify the sender\b/i
const OF_LAWYERS = /\b(?:att(?:orne)?ys?|lawyers?|counsel|solicitors?|barristers?|law|clients?|work[- ]product)\b/i

const SENTENCE_REACH = 400
/** Longer lines are broken by the width of the page, shorter ones by their writer. */
const WRAPPED = 60

function sentenceAt(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - SENTENCE_REACH), start)
  const after = text.slice(end, end + SENTENCE_REACH)
  let from = 0
  for (const { 0: stop, index } of before.matchAll(/[.!?]["'”’)]*\s+(?=[\p{Lu}"'“(])|\r?\n/gu)) {
    if (stop.includes('\n') && !/^[.!?]/.test(stop) && isWrapped(before, index)) continue
    from = index + stop.length
  }
  let to = after.length
  for (const { 0: stop, index } of after.matchAll(/[.!?]["'”’)]*(?=\s|$)|\r?\n/gu)) {
    if (
      stop.includes('\n') &&
      isWrapped(`${before.slice(from)}${text.slice(start, end)}${after}`, index + before.length - from + end - start)
    )
      continue
    to = index + stop.length
    break
  }
  return (before.slice(from) + text.slice(start, end) + after.slice(0, to)).trim()
}

function isWrapped(text: string, lineEnd: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', lineEnd - 1) + 1, lineEnd).trimEnd()
  return line.length >= WRAPPED && /^\s{0,3}\p{Ll}/u.test(text.slice(lineEnd).replace(/^\r?\n/, ''))
}

/** The next sentence says what the lawyer holds: "The lawyer was nice. She said that the film helps me." */
function goesOn(after: string): boolean {
  const next = /^[^.!?\n]{0,120}[.!?\n]+\s*((?:s?he|they)\s+[^.!?\n]{0,160})/i.exec(after)?.[1]
  return next !== undefined && SPEAKS_ON.test(next) && FIRST_PERSON.test(next.replace(QUOTED, ' '))
}
const SPEAKS_ON =
  /^\w+\s+(?:also |just |really )?(?:says?|said|thinks?|thought|believes?|told|wants?|wanted|advise[sd]?|recommend\w*|suggest\w*|expects?|warned)\b/i

/** A title, a signature or a note: no sentence, and so written for one purpose. */
function isHeading(sentence: string): boolean {
  return !/[.!?]["'”’)]*$/.test(sentence) && sentence.split(/\s+/).length <= 8
}

const HEADER = /^[>\s]*(?:from|to|cc|bcc|re|fw|fwd|subject|prepared|author|attn|through|via)\b[^:\n]{0,20}:/i

const QUOTED = /"[^"]{1,300}"|“[^”]{1,300}”/g
/** A lawyer whom somebody is related to, without a word about advice. */
const ACQUAINTED =
  /\b(?:cousin|sister|brother|mother|mom|father|dad|uncle|aunt|niece|nephew|son|daughter|husband|wife|friends?|neighbou?r|roommate|classmate)\b[^.!?]{0,30}\b(?:the|is an?|was an?|as an?|an?|becoming an?) (?:\w+ )?(?:lawyer|attorney|solicitor|barrister|paralegal)\b|\b(?:lawyer|attorney) (?:friends?|cousin|brother|sister|jokes?|shows?)\b/i
/** "You may talk to a lawyer": one that nobody has yet. */
const ANY_LAWYER =
  /\b(?:talk to|consult(?: with)?|hire|find(?:ing)?|from|retain|see|get|need|bring) (?:an?|your own) (?:[\w-]+ ){0,2}\S+$/i
const FIRST_PERSON =
  /\b(?:i|i['’](?:m|d|ll|ve)|me|my|mine|myself|we|we['’](?:re|d|ll|ve)|us|our|ours|ourselves|let['’]s)\b|\b(?:ich|mir|mich|mein\w*|wir|uns\w*|je|moi|mon|mes|nous|notre|nos|mi|nosotros|nuestr\w+|io|noi|nostr\w+)\b/i
/** A company that does not speak of its suits. */
const DECLINED = /\bwe (?:do not|don['’]t|cannot) comment\b/gi
const WEIGHED =
  /\b(?:should|could|would|might|likely|unlikely|probabl[ey]|perhaps|risk\w*|weak\w*|strong\w*|good|bad|credible|expect\w*|recommend\w*|suggest\w*|avoid\w*|consider\w*|propos\w+|prepar\w+|prep|draft\w*|outline\w*|strateg\w+|assess\w*|evaluat\w+|analy[sz]\w+|exposure|worth|estimat\w+|authority|budget\w*|chances?|odds|win|los[es]|lost|prevail\w*|survive\w*|argu\w+|theor(?:y|ies)|themes?|impeach\w*|sollten?|riten?|rate|empfehl\w+|risik\w+|aussicht\w*|wahrscheinlich)\b|\[/i
const SOMEBODY_SPEAKS =
  /\b(?:hi|hello|hey|dear|this is|i|i['’]?(?:m|d|ll|ve)|me|my|mine|myself|we|we['’](?:re|d|ll|ve)|us|our|ours|you|u|your|yours|ur)\b/i

const LAWYER = '(?:att(?:orne)?ys?|lawyers?|counsel|solicitors?|barristers?|paralegals?|legal|law firms?)'
const CONSULTED = new RegExp(
  [
    `\\b${LAWYER}\\b(?:[,)]? \\w+){0,3}[,)]? (?:says?|briefed|updated|reported|presented|explained|answered|said|thinks?|thought|wants?|wanted|needs?|told|tells|advise[sd]?|advising|recommend(?:s|ed)?|suggest(?:s|ed)?|wrote|writes|reviewed|reviews|reviewing|drafted|prepared|approved|cleared|signed|sign|warned|warns|asked|asks|agrees?|agreed|believes?|feels?|felt|concluded|is (?:fine|ok|okay|worried|concerned|reviewing|looking))\\b`,
    `\\b(?:ask|asked|asking|tell|told|telling|call|called|talk|talked|talking|speak|spoke|spoken|met|meeting|mtg|check|checked|checking|run|ran|cleared|contact|contacted|emailed|sent|send|sending|forward|forwarded|loop|copy|copied|per|according to|advice|advised|advises|instructions?|directed|direction|request|requested|prepared|for|from|by|with|w\\/|to|via|at) (?:\\w+ ){0,4}?(?:the|his|her|their|a|an|outside|in-house|defense|company|general|employment|trial|lead|corporate|retained)? ?${LAWYER}\\b(?=.*\\b(?:advi[cs]e[sd]?|said|says|told|risk|claims?|case|review(?:ed|s)?|thinks?|before|draft|strategy|asked)\\b)`,
    `\\b(?:advised|told|recommended|warned|directed|instructed|prepared|drafted|reviewed|requested|cleared|approved) (?:\\w+ ){0,2}by (?:\\w+ ){0,3}${LAWYER}\\b`,
    `\\b(?:conducted|taken|made|kept|collected|gathered|compiled|written|done|obtained|held|ordered|commissioned|sought|interviewed|recorded)\\b[^.]{0,30}\\b(?:for|by|with|from|at)\\b[^.]{0,24}\\b${LAWYER}`,
    `\\b(?:meetings?|calls?|sessions?) (?:of|with|between)\\b[^.]{0,60}\\b(?:his|her|their|our|both|the) (?:\\w+ )?${LAWYER}`,
    `\\b(?:privileged|confidential)\\b`,
  ].join('|'),
  'i',
)

/** A lawyer of one side who thinks something of it, in words that nobody foresees. */
const HOLDS = new RegExp(
  `\\b(?:defen[cs]e|trial|outside|in-house|our|my|her|his|their|the|company) ${LAWYER}\\b[^.]{0,160}\\b(?:should|would|likely|risk\\w*|weak|strong|worth|value[ds]?|odds|chances?|win|lose)\\b`,
  'i',
)

const OFFICE = '(?:legal|law|general counsel|in-house counsel|office of (?:the )?general counsel|legal counsel|counsel)'
const OTHERS =
  '(?:human resources|hr|people team|managers?|supervisors?|compliance|finance|payroll|security|hotline|ethics|audit|safety|accountants?|auditors?|advisers?|advisors?|insurers?|lenders?)'
/** One of the places that somebody may turn to, or one of a party's advisers. */
const LISTED = new RegExp(
  `\\b${OTHERS}(?: (?:department|team|officer|office|line))?,? (?:(?:or|and) )?(?:the |a |an |your |its |their |our )?(?:${OFFICE}|attorneys|lawyers)\\b(?: department| team| office| dept\\.?)?|\\b(?:${OFFICE}(?: department| team| office| dept\\.?)?|attorneys|lawyers|counsel),? (?:or|and)?,? ?(?:the |a |an |your |its |their |our )?(?:other )?${OTHERS}\\b`,
  'i',
)
/** What everybody shall or may do about the legal department. */
const GENERAL_RULE =
  /\b(?:employees?|associates|managers|supervisors|staff|team members?|workers|vendors?|suppliers?|contractors|members|all (?:requests|contracts|questions)|anyone|everyone|nobody|no one)\b[^.]{0,120}\b(?:may|must|shall|should|can|are (?:required|expected|encouraged)|is (?:required|expected))\b|\b(?:must|shall|may) be (?:\w+ ){0,2}(?:sent|referred|directed|forwarded|reported|submitted|approved)\b/i
