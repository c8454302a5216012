import type { Grammar } from '../grammar.ts'

export const en: Grammar = {
  language: 'en',
  parts: {
    thing:
      '[date|time|slot|appointment|meeting|timing|proposal|suggestion|invitation|date and time|day and time|time slot|timeslot]',
    that: `that|this|it|[that|this|the|your] (proposed|suggested|new|meeting) <thing>|the [date|time] you [proposed|suggested]|that time and date`,
    subject: '[<that>|<slot>|both the date and time]',
    moment: `then|there|at that time|that day|on that day|for that|for that time|at that hour|in that slot|at the [proposed|suggested|given] time|
      on the [proposed|suggested] date|for [it|this|this meeting|the meeting|this time|that slot]|as [proposed|suggested]`,
    when: '[<moment>|(for) <slot>]',
    me: `for [me|us|me too|my schedule|my calendar|my team]|(on|from|at) [my|our] [end|side|part]|by me|with me|w me|well for me|with my [schedule|calendar]`,
    very: 'very|really|perfectly|absolutely|totally|completely|all|just|also|definitely|certainly|more than|pretty|quite|super',
    good: '(<very>) [good|fine|great|perfect|ok|okay|convenient|suitable|excellent|ideal|wonderful|lovely|fantastic|brilliant|super|cool|agreeable|acceptable|alright|all right|confirmed]',
    well: '(<very>) [well|fine|great|perfectly|good|nicely|perfect|ok|okay|wonderfully]',
    surely: 'definitely|certainly|gladly|happily|of course|absolutely|also|indeed|therefore|surely|hereby|actually',
    attend: `[dial|call|log|hop|jump|zoom] [in|on|onto the call|on the call|into the call]|be on (the|this) [call|line|meeting|zoom]|be [online|dialled in|dialed in]|connect|attend (it|this|the meeting|this meeting|that)|join (you|it|the meeting|the call|us)|come|(be|make it) there|be present|take part (in it|in the meeting|in this meeting)|
      participate (in it|in the meeting|in this meeting)|make it (work|happen)|make that (work)|meet (you|with you)|do it|do that|do this|be in attendance`,
    cant: `cant|cannot|can not|wont be able to|will not be able to|shall not be able to|wouldnt be able to|am not able to|am unable to|im unable to|im not able to|
      am not going to be able to|im not going to be able to|will be unable to|ill be unable to|will sadly not be able to|wont`,
    notable: 'unable to|not able to|cant|cannot|wont be able to|will not be able to|not going to be able to',
    going: `attend (it|this|the meeting|this meeting|this one|your meeting)|join (you|it|us|the meeting|this meeting|the call|this)|come (to the meeting)|be there|be present|take part (in it|in this|in the meeting|in this meeting)|
      participate (in it|in this|in the meeting|in this meeting)|make it (this time|to the meeting|to this meeting|to this one)|make this one|be part of [it|this]|accept (the|your|this) invitation`,
    thanked: `(all) (your|the|this|that) (kind|quick|prompt|friendly) [message|email|e-mail|mail|note|invite|invitation|reply|response|update|reminder|proposal|suggestion|information|info|details|follow up|followup|confirmation|heads up|help|time|patience|understanding|effort|flexibility]|
      [organizing|organising|arranging|coordinating|scheduling|planning|proposing|suggesting|preparing] (this|it|that|the meeting|everything|all this|all of this|a time)|
      setting [this|it|that|the meeting|everything] up|setting up [this|the] meeting|getting in touch|getting back to me|reaching out|letting me know|asking (me)|thinking of me|following up|checking (in)|
      having me|including me|inviting me|the opportunity|everything|that|this|taking care of [this|it]|writing`,
  },
  phrases: {
    yes: '(its a|it is a) yes from [me|us|my side|my end|our side]; yes (please|pls|plz|indeed|of course|sure|certainly|absolutely|definitely); yep; yeah <stop>; yup; aye; affirmative; ya <stop>; yess',
    accept: `
      <slot> it is; [booked in|diarised] (<when>); accepted (with [thanks|pleasure]|the invite|the invitation) (<when>)
      (and) [i have|ive|we have|weve] (just|already) accepted (<that>|your invitation|the invitation|the meeting|the invite|the calendar invite) (<when>)
      (and|so) (<subject>) (<surely>) [works|will work|would work|does work] (out) (<well>) (too) (<me>) (too|as well) (<when>)
      (and|so) (<subject>) (<surely>) [suits|would suit|will suit] [me|us] (<well>) (<when>)
      (and|so) (<subject>) (<surely>) [fits|would fit] (<well>) (into|in|with|for) (my|me|our) (schedule|calendar|diary|agenda|plans) (<well>) (<when>)
      (and|so) [<subject>] [is|would be|will be|s] <good> (<me>) (too|as well) (<when>)
      [thats|thatll be|its|itll be|this is] <good> <me> (<when>)
      [thats|thatll be|that ll be|that will be|that would be|that d be|thatd be|itd be] <good> (<me>) (<when>)
      <good> [for|by|with] [me|us] (too|as well) (<when>)
      [good|great|fine|perfect|ok|okay|all good|all set|set] (to go) for <slot>
      (<very>) [happy|comfortable|good|fine|ok|okay|cool|great] with [<that>|<slot>|the timing|the proposed time|me|us]
      (and) [i|we] (<surely>) [can|could certainly] (<surely>) (<attend>) (<when>)
      (and) [i|we] (<surely>) can (<surely>) [do|make|manage] [<that>|<slot>] (work) (<when>)
      can do (<when>); can make it (<when>)
      (and) [i am|im|i will be|ill be|i shall be|we are|we will be|well be] (<surely>) [available|free|there|attending|joining (you)|coming|in|present|able to <attend>] (<when>)
      [available|free] (<when>); [i would be|id be|we would be] (<surely>) [available|free] (<when>)
      (and) [i will|ill|i shall|we will|well] (<surely>) [attend|join|come|be there|take part|make it (work)|make it there|see you|meet you] (<when>)
      (and) [[i|we] (<surely>) [will|ll|shall]|ill|well] (<surely>) <attend> (<when>)
      be there (<when>)
      [i|we] (<surely>) accept (<that>|your invitation|the invitation|the appointment|the meeting|the invite|the time) (<when>)
      accepted (<when>)
      [i|we] (<surely>) (can|hereby|am happy to|am pleased to|am writing to|do) (<surely>) confirm (that|my attendance|my participation|my availability|my presence|our meeting|the meeting|the appointment|the date|the time|<that>) (<when>)
      [i|we] [would like to|want to] confirm my [attendance|participation|availability|presence] (<when>)
      (attendance|all|meeting|time|date|it is|its|<slot>) confirmed (from my side|on my end|from my end|for me|by me|here) (<when>)
      confirming (<that>|my attendance|the meeting|our meeting) (<when>); this is to confirm (that|my attendance|<that>) (<when>)
      [please|you can] (consider|take) [it|this|me|<that>] (as) confirmed; consider it done; consider me in
      (please|you can) count me in (<when>); you can count on me; count on me; (please) put me down (for [it|that|<slot>]); sign me up
      its a [date|deal|plan]; deal; its on; were on; were all set; its settled; lets do (it|that|this|<that>|<slot>) (<when>); lets meet (<when>); lets go (with that|for it|with <that>|ahead)
      [i have|ive|i] (just|already) [put|added|marked|noted|entered|blocked|saved|scheduled|booked] (it|that|this|<that>|<slot>|the time|the date) (down|out|off) (in|to|on|into) (my) [calendar|diary|schedule|agenda]
      [i have|ive] (just) [blocked|reserved|saved] [it|that|this|<that>|<slot>] for [it|this|that|us]
      (its|it is|<slot> is) in (my|the) [calendar|diary]; calendar updated; on my calendar; locked in
      [see you|see you all|see you both|see ya|cu|see you guys|see u] [then|there|<slot>|then and there|at the meeting|on the day]
      [talk|speak|chat|meet] (to you|with you|soon) [then|<slot>]
      until [then|<day>]; till [then|<day>]
      [no|i have no|ive no|there is no|there are no|theres no] (scheduling) [conflict|conflicts|objection|objections|clash|clashes] (<me>|<when>)
      my [calendar|schedule|diary|agenda] is [free|open|clear] (<when>); nothing in (my|the) way
      (i am|im|i would be|id be|i will be|we are|wed be) (more than|very|only too) [happy|glad|pleased|delighted|able|available|ready] to <attend> (<when>)
      [happy|glad|pleased|delighted] to [attend|join|meet|come|be there|do that|do it|do <slot>|make it|confirm|accept] (<when>)
      i can <stop>; i will <stop>; will (<surely>) [be there|attend|join (you)|make it] (<when>)
      (and) [i am|im|we are] (all|also|perfectly|totally|absolutely|more than) [good|fine|ok|okay|happy|comfortable|set|cool] [with|for] [<that>|<slot>|the timing] (<when>)
      <good> [on|from|at] [my|our] [end|side|part] (<when>); [ill|i will] see you (all|both|guys) [then|there|<slot>]; <good> w me`,
    agree: `
      (thats|that is|its) [perfect|great|excellent|wonderful|fantastic|awesome|brilliant|amazing|ideal|super|terrific] (news)
      perfect timing; done <stop>; cool; fine (by me|with me); good; very good; alright; all right; all good; all set; all clear; very well; right on; good stuff
      (that|it|this|all|<slot>) [sounds|looks|seems] (like) (<very>) [good|great|fine|perfect|ok|okay|excellent|wonderful|lovely|fantastic|brilliant|awesome|a plan|like a plan|a good plan] (to me|for me|<me>) (<when>)
      sure (thing); absolutely; definitely; certainly; of course; gladly; with pleasure; by all means; for sure; indeed
      (i|we) (fully|completely) agree (to that|with that|to this|to the [time|date|proposal]); agreed; (more than) happy to (do so); glad to; yes happy to; works; roger (that); will do; you bet
      (its|that is|thats|there is) (absolutely) [no|not a|not any] [problem|problems|trouble|issue|issues] (at all) (for me|on my end|here|from my side|with that|with <slot>|with the time); no prob; np
      (i am|im|very much|really|we are) [looking forward|look forward|excited|keen] (very much) (to) (it|that|this|the meeting|our meeting|meeting you|meeting you all|meeting everyone|meeting with you|seeing you|seeing you all|our conversation|our discussion|our chat|our call|the discussion|the conversation|talking to you|speaking with you|speaking to you|catching up|meeting) (<when>)
      i look forward to (it|that|this|the meeting|our meeting|meeting you|meeting with you|seeing you|our conversation|our discussion|speaking with you) (<when>)
      looking forward`,
    no: 'no <stop>; nope <stop>; nah <stop>; no sorry; sorry no <stop>; no unfortunately not; unfortunately not; sadly not; im afraid not; i am afraid not',
    sorry: `
      [i am|im|so|very|really|were] (so|very|really|terribly|truly) sorry (about that|about this|for that|for this|for the inconvenience|for any inconvenience|to say (that)|that|but)
      [so|very|really] sorry (about that); sorry (about that|for that|to say|for the inconvenience|for any inconvenience|again|but|<name>)
      (most) unfortunately; regrettably; regretfully; sadly; alas; (i am|im) afraid (that|not|so); (my|my sincere) apologies (for that|for the inconvenience)
      i [apologize|apologise] (for that|for the inconvenience|for any inconvenience); (i|we) (deeply|very much) regret (that|to say that|to inform you that|to tell you that|to let you know that|to have to say); i must regretfully
      it is with regret that; [pity|a pity|too bad|shame|what a shame|what a pity]; i wish i could`,
    but: 'but; however; though; still',
    decline: `
      (so) (i|we) (really|just|simply|sadly|unfortunately|regretfully|therefore) <cant> (unfortunately|sadly) <going>
      [i|we] (will|shall|am|are) (unfortunately|sadly|regretfully) [not be able to|be unable to|unable to|not able to] <going>
      <notable> <going>; (i) cant make it (unfortunately|sadly|sorry)
      [i will|ill|i shall|we will] (unfortunately|sadly) not (be) [attending|joining|coming|participating|there|taking part|present|attend|join|participate|come|take part|making it|make it|able to make it|able to attend|able to join|able to come] (it|this|the meeting|this meeting|in this|in the meeting|in this meeting|this one|this time|you)
      (i|we) wont (be) [attending|joining|coming|participating|there|taking part|present|attend|join|participate|come|take part|making it|make it] (it|this|the meeting|this meeting|in this|in the meeting|in this meeting|this one|this time|you)
      [i am|im|we are] not [attending|coming|joining|going|participating|taking part|going to attend|going to make it|going to join|going to come|going to participate (in this)|going to take part (in this)|going to be there|interested|interested in this|interested in attending|interested in this meeting|interested in participating] (the meeting|this meeting|this)
      not interested; not attending; not coming; i (really) [dont need|do not need|have no need] to [be in|attend|join|be at|be part of] [this|the] [meeting|one|call]
      (so) [i|we|im] (will|am going to|going to|shall|unfortunately|sadly|am afraid i) (unfortunately|sadly|regretfully|respectfully) (have to|must|need to|want to|wish to|would like to|would prefer to|will) (unfortunately|sadly|regretfully|respectfully|politely|kindly) [decline|pass|say no|bow out|opt out|sit this out|sit this one out|skip this one|skip this|skip this meeting|cancel] (the|your|this|the kind|your kind) (invitation|invite|meeting|offer to meet|request) (on this|on this one|on this meeting|this time|on this occasion)
      ill (have to) [pass|skip|skip this one|decline|sit this one out|sit this out] (on this|on this one|this time|on this occasion|this one)
      i (hereby|respectfully|politely) decline (the invitation|your invitation|this invitation|the meeting|this meeting|the invite); declined; declining
      (please) count me out (of this|of this one|of this meeting|this time); (please|you can|just) [proceed|go ahead|continue|start|carry on|meet|go on|do it|do this|manage] without me; without me
      no (<comma>) (but) [thanks|thank you] (<name>)
      i (really|just) [do not|dont] [wish|want] to [participate|take part|attend|join|come|meet] (in this|in this meeting|this meeting|in it|it|this)
      you will have to do without me; i have no interest (in this|in this meeting|in attending)`,
    fails: `
      (so) (<subject>) (really|just|unfortunately|sadly) [doesnt|does not|wont|will not|wouldnt|would not|isnt going to|is not going to|doesn t] (really) [work|suit|fit|be possible] (me|for me|for us|out|on my end|my schedule|in my schedule|well for me) (<when>|at all)
      <subject> [isnt|is not] (really) [possible|good|convenient|suitable|an option|doable|feasible|great] (for me|on my end) (<when>)
      (so) [i|we] (really|just|unfortunately|sadly) [cant|cannot|can not|wont be able to|am not able to|am unable to|wont|will not be able to] (unfortunately) (make it|do|do it|attend|meet|come|join|be there|manage|make) [<moment>|<slot>|that time|that day|that date]
      (so) [i|we] (really|just|unfortunately|sadly) [cant|cannot|can not]; cant do (that|<slot>|that time|that day)
      [i am|im|i will be|ill be|we are] (unfortunately|already|sadly) [not available|not free|busy|unavailable|booked|double booked|tied up|occupied|in another meeting|in a meeting|otherwise engaged|fully booked|booked up|committed elsewhere|out of town] (<when>|that day|all day)
      [i wont be|i will not be|i am not|im not] (unfortunately|sadly) [available|free] (<when>|that day|all day)
      not [available|free] <when>; [busy|unavailable|double booked|fully booked|out of town] (<when>|that day)
      [i have|ive|i have got|ive got|i got] (already) (a|an|another|an other|a prior|a previous|a scheduling|got a|got another|something else|other) [conflict|appointment|meeting|commitment|commitments|engagement|call|clash|plans|obligation|on|planned] (<when>|that day)
      (my) [calendar|schedule] is full (<when>); no can do; i (dont|do not) think [<that>|<slot>] works (for me)
      (do you have|are there|is there|would there be) (any|another|an) (other|alternative) [options|times|dates|slots|option|time|date|slot|availability] (available|instead) <question>`,
    removed: `
      (please|kindly|could you please) [remove|take|delete|drop] me [from|off|off of] (the|this|your) [meeting|invitation|invite|list|attendee list|list of attendees|attendees|guest list|participants|participant list|list of participants]`,
    prefer: `
      [but|though|although|even though] [i would|id] (slightly|actually|personally|really|rather|still) prefer [<time>|an earlier time|a later time|a later slot|an earlier slot|the morning|the afternoon|mornings|afternoons]
      [but|though|although] [my preference would be|my preference is|ideally] <time>
      [but|though|although] [<time>|mornings|afternoons|an earlier time|a later time] [would be|is|are|would suit me|suits me|works|would work] (usually|slightly|actually|even|a bit|a little) better (for me|still)
      [if i had a choice|if i could choose|given the choice] id prefer <time>`,
    greeting: `
      [hi|hello|hey|hiya|dear|greetings|good day|hi there|hello there|hey there|heya] (all|everyone|everybody|team|folks|sir|madam|sir or madam|both|again|there|<called>) (and all|and <called>|and team)
      good [morning|afternoon|evening] (all|everyone|everybody|team|sir|madam|<called>); [morning|afternoon|evening] (<called>) <stop>`,
    thanks: `
      (and|ok|great) [thanks|thank you|thankyou|thx|ty|tks|cheers|many thanks|thanks much] (a lot|so much|very much|again|a million|in advance|anyway|all the same|once again|kindly|indeed|ever so much|a bunch) (<name>) (for <thanked>) (and <thanked>) (again|in advance) (though)
      much appreciated; (really|i|i really|i do|we|its) [appreciate|appreciated] (it|that|this|the invitation|your invitation|the invite|your message|your email|you reaching out|you asking|your help|you organizing this|you setting this up|your understanding|the offer to meet) (though)
      [i am|im] grateful for the invitation; its kind of you to (ask|invite me); how kind (of you)`,
    neutral: `
      no worries; [please|feel free to|you can] go ahead (and [book|schedule|send|confirm] [it|this|the invite|the invitation|the meeting]); (please) [book it|book it in|put it in|lock it in]
      (please|could you please|kindly|can you please|feel free to|just|youre welcome to|you can|and please|also please) (go ahead and) [send|forward] (me|us|over|through|out|along) (a|an|the|your) (calendar|meeting|outlook|zoom|teams) [invite|invitation|link|details|entry|request] (over|through|along|when ready|[when|whenever] you [can|get a chance|have a moment|are ready]|at your convenience) (<when>); (i will|ill) await the [invite|invitation]
      (i) hope (that) [you are|youre|youre all|all is|this finds you|this email finds you|this message finds you|everything is|you had|you have|you have had] (doing) (well|good|fine|a good week|a nice weekend|a good weekend|a great day|a great week)
      (have|and have|i wish you|wishing you|enjoy) (a|your|the) [nice|great|good|lovely|wonderful|pleasant|fantastic|rest of your|rest of the|rest of] (rest of your) [day|week|weekend|evening|afternoon|morning|one|time|your day|the day|your week|the week]
      <me> <stop>; please; happy [new year|monday|friday|holidays]; and; so; cant wait (to see you|to meet you)
      (just|please) let me know if (there is|theres|you need) (anything|something) (else|changes|changes in the meantime|comes up|from me) (you need (from me)); if anything changes (please|just) let me know
      [speak|talk] soon; see you (soon|all soon); take care; stay safe; cheers; no need to reply; warmly; (and) (best) wishes for the new year; good idea
      [sorry|apologies|my apologies|i apologize|i apologise|please excuse] for (the|my|this) (late|slow|delayed|belated|very late|terribly late) [reply|response|answer|delay|delay in replying|delay in responding]; sorry (im|to be) late (replying|in replying)
      (please) keep me posted; all the best`,
    heard: 'noted (with thanks); got it; received; duly noted; understood; message received',
    absent: `
      (i) [wish you|hope you have] (all) a (good|great|successful|productive|fruitful) meeting; good luck (with the meeting|for the meeting); all the best [with|for] the meeting; (i) hope (that) it goes well; enjoy the meeting; have a good meeting`,
    later: '(maybe|perhaps) [next time|another time|some other time]',
    closing: `
      (with) (my) (very) [best|kind|kindest|warm|warmest|many|sincere|friendly] [regards|wishes|thanks|greetings] (from <name>); (all|all the|all my) best (wishes); regards; (yours) [sincerely|truly|faithfully|respectfully]; sincerely yours; yours; cheers; cordially
      thanks (again|a lot|so much|in advance); thank you (again|very much|so much); thx; talk soon; speak soon; see you soon; take care; warmly; rgds; kr; br; br to all; see you; xoxo; xx`,
  },
  joins: {
    on: ['on', 'the', 'for'],
    at: ['at', 'from', 'for'],
    ordinal: ['st', 'nd', 'rd', 'th'],
    of: ['of'],
    shortDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  },
  personal: `hospital; sick; i am ill; im ill; am ill; surgery; operation; cancer; covid; flu; died; death; passed away; funeral; accident; emergency; miscarriage; pregnan;
    maternity; paternity; parental leave; on leave; bereave; resign; laid off; fired; arrested; divorce; burnout; doctor; chemo; injur; broke my; broken leg; unwell; not feeling well`,
}
