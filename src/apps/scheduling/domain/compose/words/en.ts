import type { Words } from './words.ts'

export const en: Words = {
  locale: 'en-US',
  quotes: ['"', '"'],
  greetings: ['Hi {name},', 'Hello {name},', 'Dear {name},', 'Good morning {name},', 'Good afternoon {name},'],
  composed: 2,
  greetingBare: 'Hello,',
  closings: [
    'Best regards',
    'Kind regards',
    'Regards',
    'Sincerely',
    'With best regards',
    'Many thanks',
    'Warm regards',
  ],
  subject: { initiate: 'Meeting Request: {title}', followUp: 'Following up: {title}', reply: 'Re: {title}' },
  meeting: 'our meeting',

  date: '{weekday}, {month} {day}',
  clock: '2:00 PM',
  slot: '{date} at {time}',

  initiate: {
    open: [
      "I'm coordinating the meeting {title} and would like to include you.",
      "I'm writing to arrange the meeting {title} with you.",
      "I'm getting in touch to schedule the meeting {title}.",
      "I'm organizing the meeting {title}, and your participation would be very welcome.",
    ],
    propose: [
      "We'd like to hold it on {slot} ({duration}).",
      'The proposed time is {slot} ({duration}).',
      'It is planned for {slot} and should take {duration}.',
    ],
    place: ['Location: {place}.', 'The location would be: {place}.', 'The place we have in mind: {place}.'],
  },
  ask: [
    'Would this time work for you?',
    'Does this time suit you?',
    'Could you let me know whether this time works for you?',
    'Would you be available then?',
    'May I ask whether this fits your calendar?',
  ],
  askBare: ['Could you let me know whether you can attend?', 'Would you be able to take part?'],
  followUp: {
    open: [
      "I'm following up on my message about the meeting {title}[, planned for {slot}].",
      'I wanted to check in about the meeting {title}[ on {slot}].',
      'This is a short reminder about the meeting {title}[, which is planned for {slot}].',
      "I'm getting back to you about the meeting {title}[, proposed for {slot}].",
    ],
    middle: [
      'I know how full a calendar can be.',
      'A short reply is all I need.',
      'Your answer would help me a great deal with the planning.',
    ],
  },
  thanks: ['Thank you for your message.', 'Thanks for getting back to me.', 'Thank you for asking.'],
  planned: ['The meeting {title} is planned[ for {slot}].', 'The time of the meeting {title} is {slot}.'],
  clarify: {
    open: [
      'Thank you for your reply.',
      "Thanks for your message; I'd like to be sure that I understand it correctly.",
      'Thank you for writing back; I just want to make sure I have it right.',
    ],
    ask: [
      'Could you tell me whether you can attend at this time?',
      'Could you confirm whether this time works for you or not?',
      'May I note that this time suits you?',
    ],
  },
  persist: {
    open: [
      'Thank you for being open about your preference.',
      'I appreciate your flexibility, and thank you for telling me.',
      'Thanks for letting me know how this fits your schedule.',
    ],
    ask: [
      'Would it still be possible for you to attend at this time?',
      'Could you make this time work all the same?',
      'May we still count on you at this time?',
    ],
  },
  alternatives: {
    open: [
      'Thank you for letting me know about the meeting {title}.',
      'Thanks for telling me that the proposed time for the meeting {title} is difficult.',
      'I understand that the proposed time for the meeting {title} does not suit you.',
    ],
    note: ["I'll gladly pass your availability on.", "I'll take your availability into account in the planning."],
    ask: [
      'Which other times would suit you?',
      'Could you send me a few times that would suit you better?',
      'When would you be available instead?',
    ],
  },
  pending: {
    open: [
      'Thank you for confirming the meeting {title}[ on {slot}].',
      "Thanks, I've noted that you can attend the meeting {title}[ on {slot}].",
      'Many thanks for accepting the meeting {title}[ on {slot}].',
    ],
    next: [
      "I'll be in touch as soon as everything is final.",
      "You'll hear from me once the meeting is final.",
      "I'll send you the final details as soon as they are settled.",
    ],
  },
  finalized: {
    open: [
      'The meeting {title} is now confirmed[ for {slot}].',
      "I'm pleased to tell you that the meeting {title} is final[ and takes place on {slot}].",
      'Everything is settled for the meeting {title}[ on {slot}].',
    ],
    next: [
      'You will receive the invitation with all the details.',
      'The invitation with the details is on its way to you.',
      'Please reply to this message if anything changes on your side.',
    ],
  },

  answers: {
    where: 'the location is: {place}',
    when: 'the meeting is planned for {slot}',
    duration: 'the planned duration is {duration}',
    zone: 'the times are given in the time zone {zone}',
    about: 'as for the subject of the meeting: {about}',
    aboutTitle: 'the subject of the meeting is {title}',
    who: "I'm not able to share the list of participants here; you will find what you need in the invitation",
    confirmed: "the meeting is not final yet, and I'll let you know as soon as it is",
    final: 'yes, the meeting is confirmed',
    another: "I can't commit to a different time myself, but I'll pass your request on",
    check: "I'll check your question and come back to you",
  },

  questions: {
    where:
      "where|which (?:room|place|office|building|floor)|(?:address|location|venue)|in[ -]person|on[ -]?site|remote(?:ly)?|online|what(?:'s| is) the (?:room|place)",
    when: 'when|(?:what|which) (?:time|day|date|hour)|start time|(?:time|date) again',
    duration:
      'how long|duration|how much time|how many (?:minutes|hours)|when (?:does|will|would) it (?:end|finish)|length|(?:whole|full|entire) hour',
    zone: 'what time (?:is|would|will) (?:that|it|this)(?: be)?[^.?!;]* (?:in(?! the| person)|for (?:me|us)|here)|time ?zones?|(?:what|which|whose) (?:time ?)?zone|(?:my|your|our|local) time',
    about:
      "about what|what[^.?!;]* about|what(?:'s| is) (?:the|this|it)[^.?!;]* for|purpose|topic|subject|what for|context|background|reason|more (?:information|details|info)",
    agenda:
      'agenda|what (?:will|do|would|are) we[^.?!;]* (?:discuss\\p{L}*|cover\\p{L}*|talk\\p{L}*)|prepare|preparation',
    link: 'link|dial[ -]?in|url|zoom|teams|google meet|webex|call in|phone number|video(?: ?call)?|conference number|passcode',
    who: '(?:did|has|have) (?!you|i|we|it|this|that)\\p{L}+(?: \\p{L}+)? (?:already |yet )?(?:confirm|accept|declin|repl|respond|agree|said|say)\\p{L}*|what did (?:he|she|they|(?:the )?others?|everyone|everybody|\\p{L}+) (?:say|answer|reply)|(?:is|are|will) (?!it|this|that|there|you|we|i|the|they|my|lunch|parking)\\p{L}+(?: \\p{L}+)? (?:be )?(?:coming|attending|joining|present|invited|there)|who|whom|participants?|attendees?|anyone else|anybody else|other people|(?:everyone|everybody) else',
    confirmed: 'confirmed|finali[sz]ed|final|definite|set in stone|going ahead|still on|settled|certain',
    another:
      'another (?:time|day|date|slot|week)|(?:different|other) (?:times?|days?|dates?|slots?|week)|reschedul\\p{L}*|move (?:it|this|that|the|our)|postpon\\p{L}*|earlier|later|instead|alternatives?|push (?:it|this|the)|change the (?:time|date|day)|(?:next|following) week|tomorrow',
  },
  asking:
    "^(?:who|where|when|what|which|why|how|can|could|would|will|is|are|do|does|may|shall|should)|(?:tell|remind) me|let me know|(?:i'd|i would) like to know|i wonder|i was wondering|please (?:send|share|confirm)|need to know|want to know",
  smallTalk: "how are you|how's it going|how is it going|how do you do|hope you|right",

  weekdays: ['mondays?', 'tuesdays?', 'wednesdays?', 'thursdays?', 'fridays?', 'saturdays?', 'sundays?'],
  vagueTimes:
    'tomorrow|today|tonight|yesterday|noon|midday|midnight|next week|this week|next month|the day after|weekend|in the (?:morning|afternoon|evening)',
  minutes: 'minutes?|mins?',
  hours: 'hours?|hrs?',
  spokenLengths: {
    'half an hour': 30,
    'half-hour': 30,
    'an hour and a half': 90,
    'an hour': 60,
    'one hour': 60,
    'two hours': 120,
    'three hours': 180,
  },
  spokenHours:
    "(?:at|by|until|from|around) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|\\p{L}+ o'clock|half past|quarter (?:to|past)",
  others:
    'everyone|everybody|other (?:attendees?|participants?|guests?|partners?|people)|the others|others (?:have|are|will)|(?:all|both) (?:attendees|participants|partners)|colleagues? (?:has|have|is|are)|waiting for (?:the )?others?',
  promises:
    "i promise|we promise|guarantee\\p{L}*|(?:will|can|could|shall|'ll) (?:reschedule|move|shift|postpone|change)|(?:has|have) been (?:moved|rescheduled|postponed|changed)|rescheduled|we can do any|any time (?:works|is fine)|new (?:time|date|slot)",

  shortReplies:
    'yes|yep|yeah|sure|thanks|thank you|works|sounds good|great|perfect|fine|agreed|no problem|see you|hi|hello|sorry|please|good',
  common:
    "am|in|so|just|fine|yes|no|they|has|had|were|been|should|any|some|about|out|an|as|the|is|it|that|this|for|you|i|i'm|i'll|we|to|of|and|at|on|be|will|would|can|could|me|my|your|are|with|have|not|do|does|where|when|what|how|who|which|please|but|if|from|was|meeting|time|let|know|there|then|works|work",
}
