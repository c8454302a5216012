import type { Lexicon } from './lexicon.ts'
import { phrases } from './phrases.ts'

const SLOT = '(?:that|this|it|the time|the date|the slot|that time|that slot|this time|this slot|that day|time|slot)'
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'

export const en: Lexicon = {
  language: 'en',
  common:
    'the a an and either or of to in on at for with is are was be been am i you he she we they it my your our me us them this that these those not no yes do does did have has had will would can could should if so as by from what when where who how which please thanks thank hi hello dear regards best about there here just also but because then than too very',
  greeting: phrases`
    hi; hello; hey; dear; good (?:morning|afternoon|evening|day); greetings; morning; afternoon
  `,
  closing: phrases`
    (?:kind|best|warm|many|warmest|kindest)(?: regards| wishes)?; regards;
    thanks(?: a lot| so much| again| very much| in advance)?; many thanks; thank you(?: so much| very much| again)?;
    cheers; sincerely; yours(?: sincerely| truly| faithfully)?; br; all the best; take care; rgds
  `,
  but: phrases`
    but; however; though; although; yet; except; only that; while; whereas
  `,
  negators: phrases`
    not; no; never; neither; nor; hardly; without; nothing; none; unable; longer
  `,
  ifs: ['if', 'unless', 'provided', 'assuming'],
  asks: phrases`
    where; when; what; which; who; whom; how; why; is (?:it|this|that|there); can (?:you|i|we); could (?:you|i|we);
    do (?:you|i|we); does(?! not); will (?:there|it|this|the); are (?:there|we|you); would (?:it|you);
    please (?:tell|send|share|remind); remind me
  `,
  spellings: [
    ["(?:can't|cant|cannot|can no)", 'can not'],
    ["(?:won't|wont)", 'will not'],
    ["(?:shan't)", 'shall not'],
    ["(do|does|did|is|are|was|were|have|has|had|would|could|should|might|must)(?:n't|nt)", '$1 not'],
    ["(?:dosen'?t|dosn'?t|doens'?t|dose'?nt)", 'does not'],
    ["(?:let's|lets)", 'let us'],
    ["(i|you|we|they|he|she|it|that|there|who|this)'?ll", '$1 will'],
    ["(i|you|we|they|he|she|it|that|there|who|[a-z]+day|wed|thu|fri|mon|tue|tues|thurs)'d", '$1 would'],
    ["(?:i'm|im)", 'i am'],
    ["(you|we|they)'re", '$1 are'],
    ["(i|you|we|they)'?ve", '$1 have'],
    ["(he|she|it|that|there|what|where|who|when|how|here|time|date)'?s", '$1 is'],
    ["([a-z]+day)'s", '$1 is'],
    ['(?:u)', 'you'],
    ['(?:pls|plz)', 'please'],
    ['(?:thx|tks|ty|tx)', 'thanks'],
    ['(?:w)', 'with'],
    ['(?:tmrw|tmr|tomorow|tommorow|tommorrow)', 'tomorrow'],
    ['(?:avail|availble|avaliable|availabe)', 'available'],
    ['(?:unfortunatly|unfortunatley|unfortunetly)', 'unfortunately'],
    ['(?:definately|definetly)', 'definitely'],
    ['(?:sched)', 'schedule'],
  ],
  cues: {
    yes: phrases`
      (?<=^|(?:yes|yep|yeah|ok|okay|sure|that|this|it|which|time|day|date|slot|both|either|one|all|definitely|also|still|just|actually|\d|am|pm|noon|\w+day|tues?|wed|thu|thurs|fri|mon|\d(?:st|nd|rd|th)|${MONTH}) )works?(?: (?:well|fine|great|perfectly|nicely|ok|okay|perfect|good|best|just fine))?(?: (?:for|with|on|at) (?:me|us|my end|my side|my schedule|my calendar))?;
      works?(?: (?:well|fine|great|perfectly|nicely|ok|okay|perfect|good|best|just fine))(?: (?:for|with|on|at) (?:me|us|my end|my side|my schedule|my calendar))?; works?(?: (?:well|fine|great|perfectly|nicely|ok|okay|perfect|good|best|just fine))?(?: (?:for|with|on|at) (?:me|us|my end|my side|my schedule|my calendar));
      (?:that|this|it|which|time|day|date|slot|am|pm|\d|\w+day) (?:will|can|does|do|shall)(?: definitely| certainly)? work(?: (?:well|fine|great|perfectly|nicely|ok|okay|perfect|good|best|just fine))?(?: (?:for|with|on|at) (?:me|us|my end|my side|my schedule|my calendar))?;
      (?:suits?|fits?)(?: me| us)?(?: (?:well|fine|great|perfectly|nicely))?(?: (?:in )?my (?:schedule|calendar|diary))?;
      i (?:can|will be able to|am able to)(?: definitely| certainly| absolutely| happily| easily)? (?:make|attend|join|do|come|manage|be there|be available|participate|meet|accommodate)(?: (?:it|that|this|the meeting|the call|you|then|at that time|that time))?;
      i (?:will|shall)(?: definitely| certainly| gladly| happily)? (?:be there|attend|join|come|be joining|be attending|be available|be present|make it|participate|take part|dial in|see you);
      i am (?:available|free|in(?= *$)|happy with that|ok with that|okay with that|fine with (?:that|this|it))(?: (?:then|at that time|that day|to attend|to join|to meet))?;
      (?:i am|we are|am) (?:available|free);
      see you (?:all |both )?(?:then|there|on|at|next|tomorrow|tuesday|monday|wednesday|thursday|friday);
      (?:i|we) (?:confirm|accept)(?: (?:my|the|your) (?:attendance|participation|presence|invitation|invite|meeting|appointment|time|slot))?;
      (?:happy|glad|pleased) to confirm; (?:it is |that is |is |all |hereby )?confirmed;
      (?:it is |i have put it |put it |i have it |have it |it is )(?:in|on) (?:my|the) (?:diary|calendar|schedule);
      (?:i have )?(?:blocked|booked|marked|saved|reserved|noted|added) (?:it|that|the time|the slot|my calendar|the date|this)(?: (?:in|on|to) (?:my|the) (?:calendar|diary))?;
      ${SLOT} is (?:totally |absolutely |perfectly |all |just |very )?(?:fine|good|ok|okay|great|perfect|ideal|excellent|doable|possible|convenient)(?: (?:for|with|by) (?:me|us)| on my end)?;
      (?<=^|(?:time|day|date|slot|all|\d|am|pm|noon|\w+day|tues?|wed|thu|thurs|fri|mon|afternoon|morning|which|\d(?:st|nd|rd|th)|${MONTH}) )(?:is|are) (?:totally |absolutely |perfectly |all |just )?(?:fine|good|ok|okay|great|perfect|ideal|excellent|doable|convenient)(?: (?:for|with|by) (?:me|us)| on my end)?; (?:is|am) (?:totally |absolutely |perfectly )?(?:fine|good|ok|okay|great|perfect) (?:for|with|by) (?:me|us|that|this|it|either);
      (?:fine|good|ok|okay|great|perfect|ideal|excellent|convenient) (?:for|with|by) (?:me|us);
      (?:fine|good|ok|okay|great|perfect) on my (?:end|side); count me in; i am in; put me down; sign me up;
      book me in; pencil me in for sure; can do; will do; it is a date; you have got a deal; deal;
      no (?:conflicts?|clash(?:es)?|objections?|issues?)(?: (?:on my (?:end|side)|here|for me|at all|with that|with this))?;
      i have nothing (?:on|scheduled|else)(?: (?:then|at that time))?; nothing (?:on|in) my (?:calendar|diary);
      (?:i )?would not miss it; i am (?:able to make it|able to attend|able to join);
      i have no (?:conflicts?|objections?|problems? with (?:that|this));
      i do not have any (?:conflicts?|objections?|problems?); i can(?= *$); we can (?:make it|attend|do that|join);
      will be there; will attend; will join; be there; make it work; i am (?:fine|good) either way;
      (?:fine|good) either way; (?:accepted|attending)
    `,
    agree: phrases`
      (?:will|would) not miss (?:it|this|that); can not wait(?: to (?:see|meet) (?:you|everyone|them))?;
      could not (?:be better|agree more);
      (?:sounds?|looks?|seems?) (?:really |very |all |like )?(?:good|great|fine|perfect|ok|okay|a plan|excellent|lovely|reasonable|right)(?: to me)?;
      (?:i am |i (?:would|should|will) be |we are |very |more than )?(?:happy|glad|pleased|delighted) to (?:join|attend|meet|come|participate|take part|be there|do (?:it|that|this)|discuss|talk);
      (?:i )?would (?:love|be happy|be glad|be delighted|like) to (?:join|attend|meet|come|participate)?; of course;
      sure thing; sure; absolutely; definitely; certainly; by all means; gladly; with pleasure; my pleasure; perfect;
      excellent; ^all good$; all good (?:for me|on my (?:end|side)|with me); good to go; ^fine$; fair enough; agreed; alright; all right; very well;
      no (?:problem|prob|problems|worries|trouble|issue)(?: (?:at all|for me|with that|with me))?;
      not a problem(?: at all)?; np; can not wait; i do not see why not; why not;
      can not (?:see|think of) (?:any|a|one) reason (?:why )?not(?: to)?; (?:will|would|could) not say no; you bet; yes please; go for it;
      let us do (?:it|that|this); good for me; that will do; i do not mind(?: at all)?; both work
    `,
    particleYes: phrases`
      yes; yep; yeah; yup; ya; yea; ok; okay; k; okey; oki; aye; affirmative; roger
    `,
    particleNo: ['no', 'nope', 'nah', 'negative'],
    fails: phrases`
      (?:can|could|will|would|shall) not (?:unfortunately |sadly |really |actually |possibly )?(?:be able to )?(?:make|do|attend|join|come|manage|be there|be available|participate|meet|work|fit|suit|be possible|accommodate|commit)(?: (?:it|that|this|then))?(?: (?:work|for me))?;
      (?:i|we) (?:can|could|will) not; will not be able(?: to)?; can not; no can do;
      (?:do|does|did|will|would|is|are) not (?:really |actually |quite |going to |unfortunately )?(?:work|working|suit|fit|good|great|possible|feasible|doable|convenient|available|free|ok|okay|ideal for me)(?: (?:well|out))?(?: (?:for|with) (?:me|us|my (?:schedule|calendar)))?;
      not (?:going to be |gonna be )?(?:available|free|possible|feasible|doable|convenient|workable|able to (?:make|attend|join|come|do|be)|in (?:town|the country|the office))(?: (?:then|that day|at that time|for me))?;
      (?:do|does|did) not think (?:that |this |it |i |tuesday |the time )?(?:can |will |would )?(?:works?|make it|suits?|be able|fits?)(?: for me)?;
      (?:unable|not able) to (?:make|attend|join|come|do|be|participate)(?: it)?;
      (?:am|are|is|be|being|already|fully|all) (?:double.?booked|booked|booked up|booked solid|tied up|busy|occupied|swamped|slammed|engaged|unavailable|committed|in (?:court|meetings|trial|another meeting|a meeting|surgery));
      (?:i am|we are|will be|am) (?:away|travell?ing|on (?:a )?(?:vacation|holiday|holidays|leave|a plane|a flight|the road|a train)|out of (?:town|the country|office|the office)|abroad|flying|in transit|off)(?: (?:all day|that day|that week|then|on that day|at that time))?;
      i am in [a-z]+ (?:all day|that day|then|all week|that week);
      (?:have|has|got|is|there is) (?:already |also |unfortunately )?(?:an?|another|other|a prior|some|got a|got another) (?:\w+ )?(?:conflict|clash|meeting|appointment|commitment|engagement|hearing|deposition|call|obligation|flight|trip|court date)s?;
      i have (?:prior |other |another )(?:plans|commitments?|engagements?|obligations?|meetings?);
      prior (?:engagement|commitment); i have (?:a )?(?:court|trial|surgery); (?:conflicts?|clash(?:es)?) with;
      bad time for me;
      (?:is|are|looks?|would be) (?:really |pretty |very |a )?(?:bad|tough|tricky|difficult|impossible|hard|out|no good|a no go|off the table|problematic)(?: (?:day|time|one|week))?(?: for me)?;
      no good(?: for me)?; no go; impossible; no longer (?:works?|available|free|able|possible|make it);
      nothing works; none of (?:these|those) (?:work|times); i have to (?:cancel|miss|reschedule|skip this time);
      have to miss; something (?:has )?(?:came|come) up; not (?:for|with) me; never works?
    `,
    decline: phrases`
      (?:have|need|going|want|like|would like|must|wish|will have|will need|am going|forced) to (?:respectfully |politely |regretfully |unfortunately )?(?:decline|pass|bow out|opt out|withdraw|turn (?:this|it) down|sit (?:this|it) (?:one )?out)(?: (?:on|from) (?:this|it|that)(?: (?:one|meeting))?)?;
      (?:i|we) (?:must |will |respectfully |hereby |shall |politely |am )*(?:decline|declining|pass on this|opt out|withdraw);
      (?<!to )declined?; i will pass; i will sit this (?:one )?out;
      (?:i |we )?(?:will|am|are|shall|do|would) (?:not|never) (?:be |going to |want to |wish to |intend to |plan to |be going to |like to )?(?:attending|participating|joining|attend any|take part|taking part|participate|coming|want to (?:attend|join|come|meet)|wish to (?:attend|join|come|meet|take part));
      not (?:going to |planning to )(?:attend|join|come|take part|participate|be part); (?:not|no longer) interested;
      no interest; no thank you; no thanks; not for me thanks;
      (?:go ahead|proceed|carry on|continue|meet|start) without me; do not (?:need|want) (?:this|the|a) meeting;
      no need (?:for me )?(?:to (?:attend|join|meet)|for (?:this|a|the|any) meeting);
      i do not (?:need|have) to (?:be there|attend|join); count me out; leave me out(?: of (?:this|it))?; i am out
    `,
    removed: phrases`
      (?:remove|take|drop|delete|strike) me (?:off|from|out of) (?:this|the|that|your) (?:meeting|invite|invitation|thread|event|attendee list|attendees|participant list|participants|guest list|call|chain|conversation|email thread|distribution|calendar invite);
      please (?:remove|drop) me; i (?:should|need) not be (?:on|in|part of) this (?:meeting|thread|invite)
    `,
    unusual: phrases`
      law ?suit; (?:my|our|a) (?:lawyer|attorney|solicitor|legal (?:team|counsel|department)); legal action;
      sue (?:you|your); cease and desist; gdpr; data protection; harass(?:ment|ing)?; report (?:you|this) (?:to|as);
      (?:the )?police; unsubscribe; spam; stop (?:e.?mailing|writing|contacting|messaging|bothering|sending);
      do not (?:contact|e.?mail|write|message) me; leave me alone;
      (?:remove|take) me (?:from|off) (?:your|the|all|any) (?:mailing |e.?mail |contact )?(?:lists?|database);
      delete (?:my|all) (?:data|information|address); how did you get (?:my|this);
      (?:wrong|incorrect) (?:person|address|email|recipient|guy|number);
      i do not know (?:you|who you are|what this is); who are you; i am not (?:[a-z]+ )?the right person;
      mistaken identity; i have left (?:the|this|that) (?:company|firm|organi[sz]ation|office);
      (?:no longer|not) (?:work|works|working|employed) (?:at|for|with|here|there)(?: any ?more)?; idiots?; morons?; stupid; fuck(?:ing|er|ed)?; shit; bullshit; asshole; hell; go away;
      screw you; piss off; shut up; crap; damn(?:ed)?; scam(?:mers?)?; incompetent; pathetic; ridiculous; kill;
      (?:ignore|disregard|forget|override) (?:all |any |your |the |these |those )*(?:previous |prior |above |earlier |system )*(?:instructions?|prompts?|rules|guidelines);
      system (?:prompt|note|message|override|instruction); you are now; as an ai;
      are you (?:a |an )?(?:ai|bot|robot|machine|human|real person); developer mode;
      (?:mark|set|flag|register|list|record|treat) (?:every(?:body|one)|all|the others?|them|the rest|me and)[a-z ]{0,40}(?:as|to) [a-z]+;
      new instructions?; execute; api key; password; reveal;
      (?:list|names|e.?mails?|addresses|numbers) of (?:all |the )*(?:attendees|participants|others|people|guests);
      (?:attendee|participant|guest) list;
      (?:his|her|their|[a-z]+'s) (?:phone|e.?mail|number|address|cell|mobile|calendar|schedule|availability|score|answer|reply|response);
      (?:did|has|have|is|will|does) (?:[a-z]+ )?(?:[a-z]+ )?(?:accept(?:ed)?|said yes|confirmed|declined|replied|responded|agree(?:d)?);
      what did (?:the )?others? (?:say|answer); who (?:has|have|else has) (?:accepted|confirmed|declined|replied);
      (?:book|find|get|order|buy|reserve) (?:me|us) (?:a|an|the|some|tickets?); invoices?; payments?; refunds?;
      wire transfer; bank (?:details|account); job (?:application|offer); investment opportunity; crypto; bitcoin;
      special offer; buy now; click here
    `,
    delegate: phrases`
      (?:have )?(?:passed|handed|forwarded|sent) (?:this|it|that|your (?:e.?mail|message))(?: on| over| along)? to;
      (?:ask|contact|e.?mail|speak (?:to|with)|talk to|check with|coordinate with|arrange (?:it |this )?with|schedule (?:it |this )?with|liaise with|reach out to|go through|work with|get in touch with|set (?:it|this) up with|write to|call|copy|loop in|include) (?:[a-z]+,? )?(?:my|our) (?:(?:executive |personal |legal )?(?:assistant|pa|ea|secretary|office|colleague|associate|team|admin|scheduler|partner|boss|manager|deputy|chief of staff|coordinator));
      (?:my|our) (?:(?:executive |personal )?(?:assistant|pa|ea|secretary|colleague|associate|deputy|partner|team)) ?(?:[a-z]+ )?(?:will|can|would|handles?|manages?|takes care|is (?:copied|in copy|cc|handling)|runs|keeps|\();
      (?:assistant|secretary|pa|ea|she|he|who|[a-z]+) (?:runs|handles|manages|keeps|looks after|takes care of|controls|is in charge of|is responsible for) (?:my|our) (?:calendar|diary|schedule|appointments);
      (?:in my (?:place|stead)|on my behalf|instead of me|as my replacement|will (?:stand in|fill in|cover|represent me|deputi[sz]e)(?: for me)?);
      (?:cc|ccing|copying|looping|adding) (?:in )?(?:my|our); i am (?:copying|looping|ccing|adding);
      (?:is|would be) the (?:right|better|best) person(?: to (?:ask|talk to|contact))?;
      send (?:someone|somebody|a colleague)
    `,
    maybe: phrases`
      i (?:could|might|can)(?: probably| possibly| maybe| just about)? squeeze (?:it|this|that|you) in; maybe;
      perhaps; at (?:first|a) glance; as far as i (?:know|can (?:see|tell)); possibly; probably; (?:\d+ ?%|pretty|fairly|almost|nearly|reasonably|quite|mostly) (?:sure|certain); most likely; likely; tentative(?:ly)?; provisional(?:ly)?; in (?:principle|theory); on paper; theoretically;
      i (?:think|believe|guess|suppose|hope|expect|reckon) (?:so|that|it|this|i|tuesday|we|yes|to); (?:i )?hope to;
      should (?:be (?:able|fine|ok|okay|good|free|available|possible|doable|there)|work|make it|fit)(?: (?:to )?(?:make it|attend|join|come|do (?:it|that)|manage))?(?: for me)?;
      might(?: be able to)?(?: (?:make it|work|come|join|attend))?; may be able to;
      (?:i )?(?:will )?try(?:ing)?(?: my best)?(?: to (?:make it|be there|come|join|attend))?;
      pencil(?:l?ed)? (?:me |it )?in; barring; unless (?:something|anything|there); pending; subject to;
      if (?:nothing|all goes well|everything goes); fingers crossed;
      looks? (?:doable|possible|like it (?:could|might|should) work); all being well; could work; depends?(?: on)?;
      for now
    `,
    doubt: phrases`
      not (?:\d+ ?%? |entirely |totally |completely |quite |yet |really |too |so |fully |absolutely )*(?:sure|certain|clear|confirmed|know)(?: (?:yet|if|whether|that|about))?;
      unsure; uncertain; (?:do|does) not (?:really )?know(?: (?:yet|if|whether))?; no idea; hard to say;
      i doubt(?: (?:it|that|i))?; doubtful;
      can not (?:say|tell|confirm|commit|promise|guarantee)(?: (?:yet|right now|now|anything|at the moment))?;
      not (?:yet )?(?:decided|possible to say); on the fence; still waiting; whether; would have; too early
    `,
    prefer: phrases`
      prefer(?:red|ence|ably|s)?; i would (?:much )?prefer;
      (?:would|might|could|may|is|are|will)(?: be)?(?: usually| generally| much| even| a bit| a little| slightly)* (?:better|easier|preferable|more convenient|nicer|best)(?: for me)?;
      (?:works?|suits?|fits?)(?: me)?(?: even| much| a bit)* better(?: for me)?; would suit me better; ideally;
      better for me; (?:i would )?rather (?:have|do|meet); if possible;
      if (?:any(?:one|body) (?:else )?is|you are|there is|people are|others are) flexib(?:le|ility);
      slight preference; usually better; my preference; best for me; not ideal
    `,
    reluctant: phrases`
      (?:would|had|i'd|i) rather not; rather (?:not|skip|avoid|miss)(?: (?:this|it|that)(?: one)?)?;
      prefer not(?: to)?; would prefer (?:to (?:skip|avoid|miss)|if i did not);
      if (?:i|we) (?:really |absolutely )?(?:have|must|need)(?: to)?;
      if (?:it is |it's |that is |this is )?(?:really |absolutely |strictly )?(?:necessary|needed|required|unavoidable|essential);
      if you (?:really |absolutely )?(?:need|insist|want) (?:me|it)?; squeeze (?:it|this|that) in;
      if there is no (?:other|alternative);
      not (?:too |very |really |particularly )?(?:keen|thrilled|enthusiastic|happy about);
      do i (?:really )?(?:have|need) to(?: (?:come|attend|join|be there|go|participate|take part)|(?= *$)); reluctant(?:ly)?; as a last resort; if push comes to shove;
      would rather (?:skip|avoid|miss|not)(?: (?:this|it|that)(?: one)?)?
    `,
    promise: phrases`
      (?:get|come|circle|be|revert|report) back to (?:you|u);
      (?:i )?(?:will|shall|can|need to|have to|going to|let me|gotta|must)(?: just| quickly| first)? (?:check|look|see|confirm|verify|ask|consult|revert|come back|get back|let you know|update you|advise|think about|sort|figure|double.?check|review|clarify)(?: (?:my|the|with|on|at|into|and|to you|it|back|that|this))?;
      will (?:come|get|be|circle|revert) back(?: to you)?; let you know;
      will (?:revert|confirm|reply|respond|answer|advise|update); (?:checking|looking at|consulting) (?:my|with|the);
      give me (?:a|an|until|till|some|a few|one|two|\d+) ?(?:bit|day|days|moment|hour|hours|minutes|time|sec|second|while)?;
      bear with me; i (?:have|need) to (?:check|ask|look|see|consult|confirm|speak|talk|discuss|clear);
      let me (?:check|see|look|ask|think|confirm|find out|talk|speak|get|come|consult|verify|double.?check);
      need to (?:look|check|see|consult); stand by; more (?:soon|tomorrow|later|shortly); shortly; confirming (?:tomorrow|later|soon|shortly); (?:i )?(?:will|shall|should) know(?: more)?;
      (?:ping|remind|nudge|chase|ask|try|e.?mail) me(?: again)?(?= (?:on|in|next|tomorrow|later|after|again|monday|tuesday|wednesday|thursday|friday))
    `,
    away: phrases`
      out of (?:the )?office; automatic reply; auto.?reply; automated (?:reply|response|message);
      (?:on|am on) (?:annual|parental|maternity|paternity|sick|medical) leave; limited access to;
      no access to (?:my )?e.?mails?; without access to;
      (?:will|i will|shall) (?:be back|return|be returning)(?: (?:to|in) (?:the )?office)?(?: on)?;
      returning (?:to the office )?on; ooo; in my absence; during my absence; for urgent matters;
      if (?:your (?:message|matter|request|e.?mail)|this|it) is urgent;
      i am (?:currently )?(?:on (?:vacation|holiday|leave|holidays)|away)(?: from (?:my desk|the office))? (?:until|till|through|from);
      i am currently (?:away|on vacation|on leave|on holiday|travelling)
    `,
    propose: phrases`
      how about; what about; (?:can|could|may) i (?:suggest|propose|offer|move|reschedule);
      (?:can|could|shall|may|might) (?:we|you|it)(?: please| possibly| perhaps)? (?:move|push|shift|do|make|have|meet|reschedule|postpone|switch|start|try|bring|change|delay|aim|look at|find|be moved|set|suggest|offer|propose);
      (?:is|would|will) (?:it|there)(?: be)? (?:possible|any (?:chance|way|flexibility|possibility)); instead;
      alternatively; resched(?:ule)?(?:d)?; postpone(?:d)?; push (?:it|this|that|the meeting)?(?: back)?;
      move (?:it|this|that|the meeting) (?:to|by|forward|back|up);
      (?:i |we )?(?:could|can|would be able to|might) (?:do|make|offer|manage|be free|be available|meet);
      i (?:suggest|propose|would suggest|would propose|can offer|could offer);
      would(?= (?:.{0,40}(?:work|be possible|be ok|be okay|be good|be fine|suit))); does(?= (?:.{0,30}work));
      any chance; other (?:times|options|dates|slots|days); another (?:time|day|date|slot);
      a different (?:time|day|date|slot); alternatives?; (?:i am )?only (?:free|available)
    `,
    cond: phrases`
      (?:only )?if (?:we|you|it|this|that|they|there|someone|somebody|the meeting) (?:can|could|is|are|will|were|would)(?: (?:do|move|make|have|meet|be|start|push|shift|finish|keep|switch));
      (?:yes|ok|okay|sure|works?|fine|can|available|good|attend|join|happy|only|but)(?: only)? if; as long as;
      provided(?: that)?; providing; on (?:the )?condition; assuming;
      if (?:we|you|it|this|that|the|they|there|someone|somebody)(?! (?:is ok|works for|needed|necessary|like|have any|need any))
    `,
    house: phrases`
      parking; park; lunch; catering; food; bring; dress code; documents?; draft; slides; materials?; prepare; fees?;
      costs?; budget; reimburse(?:d|ment)?; expenses; travel; hotel; invoice; recorded; recording; interpreter;
      wheelchair; accessible; contract; agreement; nda; remotely instead; mandatory; join (?:remotely|by phone);
      dial in instead; forward;
      (?:can|could|shall|may|might) (?:we|i|you)(?: please| not| just)? (?:do|have|handle|settle|hold|meet|make|attend|join)(?: (?:this|it|that|the (?:meeting|call)))? (?:by|via|over|on|through|in) (?:an? )?(?:e.?mail|writing|phone|the phone|telephone|video|zoom|teams|skype|webex|google meet|person)(?: instead)?(?: (?:of|rather than) (?:in person|online|by phone|on ?site))?; why; decided; status; deadline; colleague
    `,
    polite: phrases`
      let me know(?: if)?(?: (?:that|this|it) (?:works|suits|is ok)(?: for you)?)?;
      please (?:confirm|advise|let me know);
      (?:does|would|will|could) (?:that|this|either|any of (?:those|these)|it) (?:work|suit|be (?:ok|okay|possible|fine))(?: for you| you)?;
      is that (?:ok|okay|possible|fine|alright)(?: with you)?; if that is (?:ok|okay|fine|alright)(?: with you)?;
      if (?:that|this|it) works for (?:you|everyone|everybody|the others|all); works for you;
      (?:please )?(?:can you |could you )?send (?:me |over |through |along )?(?:a|an|the) (?:calendar )?(?:invite|invitation|meeting request|ics)(?: please)?;
      looking forward(?: to (?:it|hearing from you|that|meeting you|seeing you|the meeting|our meeting))?;
      hope (?:you are|this finds you|all is|you had|your)[a-z ]{0,30}; how are you(?: doing)?;
      thanks(?: (?:for|so much|a lot|again|in advance))?(?: (?:the|your|reaching|thinking) (?:e.?mail|invite|invitation|message|note|out|of me|reply|details|update))?;
      thank you(?: (?:for|so much|very much|again))?(?: (?:the|your|reaching|thinking) (?:e.?mail|invite|invitation|message|note|out|of me|reply|details|update))?;
      many thanks; please; sorry(?: (?:about that|for the (?:delay|late reply|inconvenience)))?;
      apologies(?: for the (?:delay|late reply|inconvenience))?; i am (?:afraid|sorry); unfortunately; sadly;
      regretfully; no rush; no need to reply; have a (?:great|nice|good|lovely) (?:day|week|weekend|one);
      any(?: other)? (?:options|alternatives|suggestions|other times?); great; cool; awesome; lovely; super; nice;
      wonderful; honestly; really; talk soon; to be honest; sent from my \w+; all the best; cheers; best; regards;
      kind regards; what do you think; can not (?:do|make|manage) any other (?:day|time|date|slot)s?(?: anyway)?; is there (?:another|any other) (?:time|day|option|slot);
      do you have (?:any )?(?:other|another) (?:times?|options?|slots?|days?)
    `,
    where: phrases`
      where; location; address; venue; office; room; building; zoom; teams; webex; google meet; link; dial.?in;
      in person; on ?site; online; virtual(?:ly)?; video; remote; by phone; phone call; conference call; place
    `,
    when: phrases`
      when; what time; what day; which day; what date; which date;
      which (?:tuesday|monday|wednesday|thursday|friday); start time; what is the time; date and time; time again
    `,
    long: phrases`
      how long; duration; how much time; how many (?:hours|minutes); finish(?:ed)?; what time (?:does|will) it end;
      end time; until when
    `,
    zone: phrases`
      time ?zones?; what zone; which zone; local time;
      (?:my|your|london|new york|pacific|eastern|central|berlin|paris|uk|us) time; est; edt; pst; pdt; gmt; utc; cet;
      cest; bst
    `,
    topic: phrases`
      about; agenda; topics?; purpose; discuss(?:ed|ing)?; subject; regarding; what for;
      what is (?:this|it) (?:about|for); concern(?:s|ing)?; details; context; background; cover(?:ed|ing)?
    `,
    who: ['who', 'whom', 'with whom', 'participants', 'attendees', 'who else'],
  },
  times: {
    weekdays: phrases`
      mon(?:day)?s?; tue(?:s|sday)?s?; wed(?:nesday|s)?s?; thu(?:r|rs|rsday)?s?; fri(?:day)?s?; saturdays?; sundays?
    `,
    months: phrases`
      jan(?:uary)?; feb(?:ruary)?; mar(?:ch)?; apr(?:il)?; may; june?; july?; aug(?:ust)?; sept?(?:ember)?;
      oct(?:ober)?; nov(?:ember)?; dec(?:ember)?
    `,
    today: phrases`
      today; tonight; this (?:afternoon|morning|evening); eod; end of (?:the )?day; later on
    `,
    tomorrow: ['tomorrow'],
    dayAfterTomorrow: ['(?:the )?day after tomorrow'],
    coming: ['this', 'this coming', 'coming'],
    next: ['next'],
    thisWeek: ['this week', 'end of (?:the|this) week', 'eow', 'later (?:this|in the) week'],
    nextWeek: ['next week', 'the following week', 'the week after'],
    ofMonth: '(?: of)?',
    ordinal: '(?:st|nd|rd|th)',
    dayOnly: ['(?:the )?(?<dom>\\d{1,2})(?:st|nd|rd|th)'],
    morning: ['mornings?', 'am'],
    afternoon: ['afternoons?', 'pm'],
    evening: ['evenings?'],
    at: ['at', 'around', '@', 'by'],
    hour: ["o'?clock", 'hrs', 'hours'],
    am: ['a\\.?m\\.?', 'in the morning'],
    pm: ['p\\.?m\\.?', 'in the (?:afternoon|evening)'],
    noon: ['noon', 'midday'],
    after: phrases`
      after; from; not before; no earlier than; not earlier than; later than; past; since; starting(?: at)?;
      only after; any ?time after
    `,
    before: phrases`
      before; until; till; not after; no later than; up to; earlier than; through
    `,
    to: ['to', 'until', 'till', 'and', '-'],
    fraction: [
      'half(?: past)?',
      'quarter (?:past|to)',
      'past',
      // "push it to 4pm" is four; "ten to 4" is not.
      '(?<!(?:it|this|that|meeting|call|back|forward|move|moved|push|shift|change) )to',
    ],
  },
}
