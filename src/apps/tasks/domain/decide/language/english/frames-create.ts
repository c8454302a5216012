import type { FrameRow } from '../language.ts'

export const createFrames: FrameRow[] = [
  { intent: 'CREATE_TASK', trust: 'sure', confidence: 0.9, says: '@remind @me how i @must {d}' },
  {
    intent: 'GENERAL_CHAT',
    trust: 'sure',
    confidence: 0.7,
    says: `
      @remind @me again? @asking {x}
      @remind @me when is|are|was|were|do|does|did|will {x}
      @remind @me of|about what|who|where|how|why {x}
      @remind @me again? if {x}
    `,
  },
  {
    intent: 'CREATE_TASK',
    trust: 'sure',
    confidence: 0.97,
    says: `
      @remind @me
      @remind @me to
      @plainadd @a* item|entry
      i need to
      do not forget to
      @plainadd @a? new|another|further|second one
      @remind @me {t:time}
      @remind @me of|about something|stuff|things
      @remind @me of|about something {t:time}
      @remind @me again? to {d}
      @remind @me {t:time} to {d}
      @remind @me {t:time} that i @must {d}
      @remind @me {t:time} that {d}
      @remind @me {t:time} about|of {d}
      @remind @me that i @must {d}
      @remind @me i @must {d}
      @remind @me that|about|of|regarding|for {d}
      @remind @me {d}
      make|turn {d~wanted} into? a|my @a* @task
      i want|need {d~wanted} as a @a* @task
      i would like|love {d~wanted} as a @a* @task
      @ping|tell @me {t:time} to {d}
      @ping|tell @me to {d}
      @ping @me {t:time} about|of|for|regarding|that {d}
      @ping @me about|of|regarding|that {d}
      @ping @me {t:time}
      @ping|tell @me when it is time|necessary to|for {d}
      @ping|tell @me when i @must {d}
      @makes @me? an|a @a* alert|notification|nudge|prompt {t:time} to {d}
      @makes @me? an|a @a* alert|notification|nudge|prompt to {d^verbs}
      @makes @me? a @a* nudge|prompt|poke|heads-up about|for|on {d}
      hit @me up {t:time} to|about {d}
      keep on? reminding @me to|about|of {d}
      give @me a @a* @nudge {t:time} to|about|for|that|of|regarding {d}
      give @me a @a* @nudge to|about|for|that|of|regarding {d}
      give @me a @a* @nudge when it is time|necessary to|for {d}
      give @me a @a* @nudge when i @must {d}
      give @me a @a* @nudge {t:time} before|after {d}
      give @me a @a* @nudge before|after {d}
      give @me a @a* @nudge {t:time}
      let me|us know {t:time} to|that|about {d}
      let me|us know when it is time|necessary to|for {d}
      let me|us know when i @must {d}
      get|be reminded {t:time} to|about|of|that {d}
      get|be reminded to|about|of|that {d}
      @makes @me? @a* reminder|reminders @me? {t:time}
      @makes @me? @a* reminder|reminders in|up|down|set|out|on? {t:time} to|that|about|for|: {d}
      @makes @me? @a* {t:time} reminder|reminders to|that|about|for|: {d}
      @makes @me? @a* {t:time} reminder|reminders
      @makes @me? @a* reminder|reminders to|on @list to|that|about|for|: {d}
      @makes @me? @a* reminder|reminders for me to {d}
      @makes @me? @a* reminder|reminders for myself to {d}
      @makes @me? @a* reminder|reminders @me? that i @must {d}
      @makes @me? @a* reminder|reminders so|where i @must? do? not? forget|remember to? about? {d}
      @makes @me? @a* reminder|reminders @called {d}
      @makes @me? @a* reminder|reminders @me? to|that|about|for|of|on|regarding|: {d}
      @makes @me? @a* reminder|reminders in|up|down|set|made|created|scheduled|out|on to|that|about|for|of|on|regarding|: {d}
      @makes @me? @a* reminder|reminders to|on @list
      @makes @me? @a* reminder|reminders
      @makes @me? @a* reminder|reminders {d}
      @makes @me? @a* {d!list-stop} reminder|reminders
      i @must be reminded {t:time} to|about|of|that {d}
      i @must be reminded to|about|of|that {d}
      i would like|love to be reminded {t:time} to|about|of|that {d}
      i would like|love to be reminded to|about|of|that {d}
      i will need|want reminding to|about|of {d}
      i need|want reminding to|about|of {d}
      have me reminded to|about|of {d}
      do not let me|us forget to|about|that|: {d}
      do not let me|us forget {d}
      do not let me|us miss|skip|overlook|neglect {d}
      do not let {d} slip my mind
      do not let me|us {x} without {d}
      help me|us to? remember|recall|not to? forget? to|about|that? {d}
      @ensure that? i am|get|be reminded to|about|of|that {d}
      see|ensure|verify that i {d^beginning}
      @ensure that? i @must? remember|recall to|about|that? {d}
      @ensure that? i do|must|can|should|will not forget|miss|skip|overlook to|about|that? {d}
      not forget to|about {d}
      not forget {d^the}
      keep me from forgetting to|about? {d}
      jog my memory to|about|on {d}
      @list is missing {d}
      i|you forgot to @add {d} @to @list
      never let me|us forget to|about|that {d}
      do not forget to {d}
      do not forget about|that|: {d}
      do not forget {d~asking}
      never forget to {d}
      can not forget to {d}
      must not forget to {d}
      remember to {d}
      remember that i @must {d}
      remember that {d^clausal}
      remember for me to|that {d}
      remembering to|that {d}
      remember about {d}
      i @must remember|recall to|that|about {d}
      i @must not forget to|about|that {d}
      i @must not forget {d}
      i @adv* can|must|should not forget to|about|that {d}
      i @adv* can|must|should not forget {d}
      remember i @must {d}
      i had better|not not? forget to {d}
      i would|had? better not forget to|about? {d}
      i do not want to forget to|about|that {d}
      i would hate to forget to {d}
      me? to? remember to {d}
      make|be sure|certain|positive that? i {d}
      see to it that i {d}
      note to self|myself {d}
      @makes me? a? mental? note to self|myself to|that|about|: {d}
      @makes me? a? mental? note that i @must {d}
      @makes me? a? mental? note to|that|of|about|for|saying|: {d}
      @makes me? a? mental? note {d}
      take a? note that i @must {d}
      take a? note to|that|of|about|: {d}
      take a? note {d^beginning}
      take|jot|write|note|put|get this|that|it down {d}
      take a? note
      make a? note
      note|write|jot down? that i @must {d}
      note|memo i @must {d}
      memo to|that? {d^beginning}
      note|write|jot down? that {d}
      note|write|jot down that? {d}
      note|write|jot {d} down
      keep in mind to|that {d}
      get|have|getting|having {d} added|put|placed|included|written|down @to @list
      see|make sure that? {d} is|gets|be added|put|placed|on to? on? @list
      i have something|stuff|a things|thing|item|items? to add|put @to @list
      i have something|stuff|a things|thing|item|items? to add|put @to @list : {d}
      @list needs|wants {d} on|in it
      @list needs|wants {d} added|putting|adding on|in? it?
      @list @needs have|include|contain|list {d} on|in it
      @list @needs have|include|contain|list {d}
      i @must {d} ; @add it|that|this @to @list
      i @must {d} and|so @add it|that|this @to @list
      get|have {d} on|onto|in @list
      @change|expand|grow|extend|amend @list with|and|; @add? {d}
      @change|expand|grow|extend|amend @list to|so include|add|have|contain|it {d}
      @change|expand|grow|extend|amend @list by adding|including|putting {d}
      @a* @task for|on|at|by|in {t:time} : {d}
      make {d} part|one of? @list
      @makes @a* entry|item|line on|in|to|for @list for|to|about|called|saying|: {d}
      @makes @a* entry|item|line for|about|called|saying|: {d}
      @add it|this|that @to @list that? i @must {d}
      @add this|that|these|those|following @to @list {d}
      @add @a* following|things|items|tasks @to @list {d}
      @add one|another|something|a more|new|other|else? thing|item|task|one? @to @list {d}
      put down that? i @must {d}
      put down that {d}
      @add to @list to|that|: {d}
      @add @a* item|thing|something|stuff|things|more|items @to @list
      @add @a* items|things|stuff|it|that|this|one @to @list
      @add @a* @task @to @list @called|to|for|that|about|: {d}
      @add @a* @task @to @list
      @add @a* item|entry|thing|line @to @list @called|to|for|about|: {d}
      @add @a* item|entry|thing|line @called {d} @to @list
      @add @a* item|entry|thing|line @called {d}
      @add @a* @task @called {d} @to @list
      @plainadd|put @a* @task|item {d} @to @list
      @add @a* @task to|for|of|: {d} @to @list
      @add down? @to @list that? i @must {d}
      @add down? @to @list that? {d}
      @add down? @to @list
      put|putting|write|jot|note down|in {d} @to @list
      @add @a* @item ; {d} @to @list
      @add {d} as a|an|another|my|one @a* @item @to @list
      @add {d} as a|an|another|my|one @a* @item
      @add {d} as a|an|another|my|one @todo
      @add {d} down @to @list {t:time}
      @add {d} down @to @list
      @add {d} back? @to @list {t:time}
      @add {d} back? @to @list
      @add up? {d} @to @list
      @add {d} on|to|in|onto there
      new list
      new @todo list
      @add @me? @a* @todo? list @oflist? with|including|containing|: {d}
      @add @me? @a* @todo? list @oflist? @tolist*
      @add @me? @a* {x!unlistable} list
      @makes @me? @a* list @called|for {x}
      @makes @me? @a* {x!unlistable} list @called|for {x}
      make|turn|convert|save {d} into|as? a @a* @task
      @to @list @add {d}
      @list @plainadd {d}
      @to @list @add
      i need|want {d~wanted} to? be? added|put|placed|included|written|back|down @to @list
      i would like|love {d~wanted} to? be? added|put|placed|included|written|back|down @to @list
      i need|want {d~wanted} on|in @list
      i would like|love {d~wanted} on|in @list
      @makes @me? @a* @task @me? {t:time} to|: {d}
      @makes @me? @a* @task for me to {d}
      @makes @me? @a* @task @called {d}
      @makes @me? @a* @task where|that i @must {d}
      @makes @me? @a* @task to|for|about|of|regarding|that|as {d}
      @makes @me? @a* @task
      @makes @me? @a* @task {t:time}
      @makes @me? @a* @task {d}
      @makes @me? @a* {d!list-stop} @task
      @makes @me? @a* @items
      @makes @me? @a* @items to|for|: {d}
      new @task {d}
      new to do|item {d^beginning}
      new item|entry|thing {d^beginning}
      next on|for @list {d^beginning}
      there is something|stuff|things|a|another thing|item|task? i @must add|put @to @list
      there is a|another|one new|more? @task to|for|called? {d^beginning}
      @plainadd to do {d}
      new @task
      i have got? a|another|new|one new|more? @task to? do? @tomy* ; {d}
      i have a|another|new|one new|more? @task to|called|for {d}
      i have to|a do? task : {d}
      a|another|new|one? new|more? reminder for me to|about|that {d}
      a|another|new|one? new|more? reminder {t:time} to|that|about|for {d}
      a|another|new|one? new|more? reminder to|that|about|for {d}
      list {d^beginning} as a @a* @task
      list {d^beginning} on|in @list
      my next? @task is to? {d~isdone}
    `,
  },
  {
    intent: 'CREATE_TASK',
    trust: 'sure',
    confidence: 0.93,
    whenever: true,
    says: `
      {t^whenever} @remind @me to|about|that {d}
      {t^whenever} @ping|tell @me to {d}
    `,
  },
  {
    intent: 'GENERAL_CHAT',
    trust: 'sure',
    confidence: 0.7,
    says: `
      no need to {x}
      there is no need to {x}
      stop|quit reminding @me
    `,
  },
  // Whatever leads up to it, "remind me to" asks for it, unless somebody is quoted.
  {
    intent: 'GENERAL_CHAT',
    trust: 'sure',
    confidence: 0.7,
    says: `
      {x!noremind} @telling remind @me
      {x!noremind} @telling remind @me {d}
    `,
  },
  {
    intent: 'CREATE_TASK',
    trust: 'sure',
    confidence: 0.9,
    says: `
      {x!noremind} remind @me to {d}
      {d!noremind} remind @me about|of|on? it|that?
      {d!noremind} remind @me {t:time}
      {d!noremind} set|create|make|add|put|schedule @me? up? a @a* reminder about|for|of|on? it|that|me?
      {d!noremind} i need|want a @a* reminder
    `,
  },
  {
    intent: 'CREATE_TASK',
    trust: 'sure',
    confidence: 0.9,
    asks: true,
    says: `
      can|could|may|would {d} be|get added|put|placed|included to|on|onto|in @list
      can|could|may|would {d} go on|onto|in @list
    `,
  },
  {
    intent: 'CREATE_TASK',
    trust: 'sure',
    confidence: 0.9,
    says: `
      {d!not} @needs @to @list
      {d!not} @needs be|get|go|added|put|placed @to? @list
      {d!not} @needs be|get added|put|placed|written|included|jotted|entered down|back? @to @list
      {d!not} needs adding|putting @to @list
      {d!not} goes|belongs @to @list
      {d} and|so @add it|that|this @to @list
      {d!refusing} @add it|that|this @to @list
      {d!starter} to @list
      {d!refusing} ; @remind @me about|of? it|that? later?
      {d!refusing} so|and|please|can|could @askyou* @remind @me about|of? it|that?
      {d!refusing} so|and|; please? set|create|make|add a reminder about|for|of? it|that?
      {x!nocreate} a|an|another|new reminder to|for|about|that|: {d}
      {x!nocreate} a|an|another|new reminder {t:time} to|for|about|that|: {d}
      {d!starter} is a|my|another new? @task
    `,
  },
]
