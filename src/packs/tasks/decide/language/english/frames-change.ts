import type { FrameRow } from '../language.ts'

/** Frames of the intents that act on a task that is there. */
export const changeFrames: FrameRow[] = [
  {
    intent: 'COMPLETE_TASK',
    trust: 'sure',
    confidence: 0.96,
    says: `
      mark as? @done
      mark as? @done : {r}
      mark as @done {r}
      mark off {r} @off @list
      mark off {r}
      mark {r} off @off? @list
      mark {r} off as? @isdone?
      mark {r} as? being? @adv* @isdone @off? on? @list
      mark {r} as? being? @adv* @isdone
      mark|make down? that i @finished {r}
      mark|make down? that {r} is|are|was|has|have been? @isdone
      consider|count {r} @isdone
      show|note|indicate|record that? {r} as|is|are|was|has|have been? @isdone
      change|update|set the? status of|for|on {r} to|as @isdone
      change|update|set {r} status to|as @isdone
      set|flag|put|consider|count|tag|label|record|log|list|change|update|switch|move|make|turn|save {r!flat} as|to|be|being|into @isdone on? @list?
      mark {r} as|off @bought
      cross|crossing|scratch|strike|tick out {r} @off @list
      cross|crossing|scratch|strike|tick out {r}
      cross|strike|scratch through {r}
      i managed|was able? to finish|complete|do|get {r} done?
      {r!refusing} can|should|needs|must to? be checked|crossed|ticked|marked off|out @off? @list?
      {r!refusing} can|should|needs|must to? be marked|set|flagged as|to? @isdone
      @check off
      @check off {r} @off @list
      @check off {r} as? @isdone?
      @check {r} off @off? @list
      @check {r} off as? @isdone?
      @check {r} out on|of|in @list
      i @adv* checked|crossed|ticked off {r} @off @list
      note|record|log|see that i @adv* @finished {r}
      update @list to? show|reflect|say that? i @finished {r}
      update @list to? show|reflect|say that? {r} is|are|was|has|have been? @isdone
      update @list ; i @finished {r}
    `,
  },
  {
    intent: 'DELETE_TASK',
    trust: 'sure',
    confidence: 0.96,
    says: `
      @remove {r} @off @list
      @remove @off @list {r}
      @remove off {r} @off @list
      @taking {r} @gone? off of? @list
      @taking {r} out of @list
      @cut {r} from|off|out of? @list
      lose {r} from @list
      {r!refusing} is|are off of? @list
      {r!refusing} can|should|needs|must to? go from|off|away of? @list
      there is no need for {r} on|in @list anymore?
      no more reminders about|to|for|of {r}
      stop the|my|those|sending reminders? about|to|for|of {r}
      i do not need|want reminding|reminders about|to|of|for {r} anymore?
      @change @list by removing|deleting|dropping|erasing {r}
      @change @list to remove|delete|drop|exclude {r}
      {r!not} do|does|should|need not need|have|belong? to? be? on|in @list anymore|any? more?
      {r!not} is|are no longer|not needed|necessary|required longer? on|in? @list? anymore?
      {r!not} no longer needs|need|has|belongs to? be? on|in @list
      @list should|does|do|need not need|to? have|include|contain {r} on|in? it? anymore|any? more?
      no need for|to|of {r} on|in @list anymore|any? more?
      disable|deactivate|silence|mute|kill {r} reminder
      disable|deactivate|silence|mute|kill the|my reminder @about {r}
      @taking {r} off of? there|it
      @taking {r} removed|deleted|taken|erased from|off of? @list
      @taking {r} removed|deleted|taken|erased off?
      i need|want {r~wanted} to? be? @gone @off? @off? @list
      i would like|love {r~wanted} to? be? @gone @off? @off? @list
      i do not|no not? longer? need|want {r} on|in @list anymore|any? more?
      i no longer need|want {r} on|in @list
      i no longer need|want the|my|a? @task @about? {r}
      i do not need|want the|my|a? @task @about {r} anymore|any? more?
      i do not need|want the|my|a? {r} @task anymore|any? more?
      i do not need|want {r} on|in @list
      i do not need|want to be reminded to|about|of {r} anymore|any? more?
      i no longer need|want to be reminded to|about|of {r}
      stop reminding me to|about|of {r}
      no longer remind me to|about|of {r}
      turn|switch|shut off {r} reminder
      turn|switch|shut off the|my reminder @about {r}
      turn|switch|shut the|my? reminder @about {r} off
      from|off|on @list @remove|take {r} off?
    `,
  },
  {
    intent: 'DELETE_TASK',
    trust: 'sure',
    confidence: 0.9,
    asks: true,
    says: 'can|could|may|would {r} be|get removed|deleted|taken|erased|crossed from|off|out of? @list',
  },
  {
    intent: 'UPDATE_TASK',
    trust: 'sure',
    confidence: 0.93,
    renews: 'replaced',
    says: `
      make {r!flat} say|read {n}
    `,
  },
  {
    intent: 'DELETE_TASK',
    trust: 'sure',
    confidence: 0.93,
    bulk: true,
    says: `
      reset|restart|clean @list
      clear|delete|remove|erase completed|finished|done|old
      clean up|out|off @list
      start @list over
      start over on|with @list
      start over with a? new|fresh|clean|blank list
    `,
  },
  {
    intent: 'DELETE_TASK',
    trust: 'plain',
    confidence: 0.92,
    says: `
      {r} @needs come|go off of? @list
      {r} @needs be|get removed|deleted|taken|erased|crossed|dropped|scratched off? @off? @off? @list
      {r} @needs be|get removed|deleted|erased
    `,
  },
  {
    intent: 'COMPLETE_TASK',
    trust: 'plain',
    confidence: 0.9,
    states: true,
    says: `
      i @adv* @finished with? up? {r}
      that is|was {r} @adv* @done
      @adv* got {r} done|finished|completed
      @adv* got {r} out of the way
      @adv* wrapped|finished up {r}
      @adv* knocked out {r}
      @adv* took|taken care of {r}
      i have @adv* taken care of {r}
      i have @adv* wrapped up {r}
      {r!refusing} ; check|checked|✓
      i have @adv* @finished with? up? {r}
      i have @adv* done|gotten with? {r}
      i am @adv* @done with? {r}
      i am @adv* @done
      i @adv* @finished
      i have @adv* done|finished|completed it|that|this?
      i @adv* have? got|gotten {r} done|finished|completed
      we @adv* @finished with? {r}
      we are @adv* @done with {r}
      all? @done with {r}
      @adv @adv* @done|did with? {r}
      did it|that|this
      @adv* @done ; {r}
      done|finished|completed|✅|✔|☑ {r}
      all? @done
      all @adv* @done
      finishing|completing {r} is @done
      i did
      that is one @done
      {r} @isnow @adv* @isdone
      {r} @isnow @adv* @isdone now|already|today
      {r} @isnow been @adv* @isdone
      {r} all? @done
      {r} got @done
    `,
  },
  {
    intent: 'COMPLETE_TASK',
    trust: 'plain',
    confidence: 0.8,
    bare: true,
    says: `
      @complete {r}
      tick {r}
      complete
      finish
    `,
  },
  {
    intent: 'UPDATE_TASK',
    trust: 'plain',
    confidence: 0.92,
    renews: 'appended',
    says: `
      @change the|my? date|time|deadline|day|due|priority date|time? of|for|on {r} to {n}
      set|schedule|put the|my {r!flat} task|reminder|one|todo for|to|at|on {n:time}
      @change when {r} is @due? to {n}
      @change {r} due? date|time|deadline|day|priority date? to {n}
    `,
  },
  {
    intent: 'UPDATE_TASK',
    trust: 'plain',
    confidence: 0.92,
    renews: 'replaced',
    says: `
      @change @the* name|title|text|wording|description of|for|on {r} to|into {n}
      @change {r} from {x} to {n}
      @change {r} to|so @itsays {n}
      @change {r} : call it {n}
      @change {r} ; make it @itsays? {n}
      @change {r} and make|call it {n}
      @change {r} : {n}
      @change {r} to {n}
      @change {r} into {n}
      @change {r} with|by {n}
      instead of {r} @add|make|say|write {n}
      turn|turning|convert {r} into {n}
      for|on|in {r} @change it to {n}
      for|on|in {r} @change it to|so @itsays {n}
      rename|renaming|relabel|retitle {r} to|as|into|: {n}
      rename|renaming|relabel|retitle {r} #quote
      reword|rephrase {r} to|as|: {n}
      replace|replacing|swap|swapping|substitute {r} with|by|for {n} on|in @list
      replace|replacing|swap|swapping|substitute {r} with|by|for {n}
      {r} should|must|needs|ought to? now? say|read|instead? {n}
      {r:quoted} should|must be {n}
      @the? @task #number should|must be {n}
    `,
  },
  {
    intent: 'UPDATE_TASK',
    trust: 'plain',
    confidence: 0.9,
    renews: 'appended',
    says: `
      @move {r} to|until|till|for|by {n:time}
      @move {r} from {x} to {n:time}
      @move {r} back|up|forward|out to|by|until? {n:time}
      @move {r} {n:time}
      {r!refusing} needs|should|must|has to? be moved|pushed|postponed|rescheduled|delayed|changed back? to|until|till|for {n:time}
      reschedule|rescheduling|postpone|postponing|delay|delaying|defer|snooze {r}
      put|hold off on? {r}
    `,
  },
  {
    intent: 'UPDATE_TASK',
    trust: 'plain',
    confidence: 0.7,
    renews: 'replaced',
    says: `
      make it {n!brighter}
      make that|this {n^verbs}
      make it
    `,
  },
  {
    intent: 'DELETE_TASK',
    trust: 'plain',
    confidence: 0.88,
    says: `
      #unknown {r~modal} from|off|out of? @list
      take|get {r} off
      @delete {r}
      @remove
    `,
  },
  {
    intent: 'DELETE_TASK',
    trust: 'plain',
    confidence: 0.85,
    named: true,
    says: `
      @wipe {r}
      take off {r}
    `,
  },
  {
    intent: 'UPDATE_TASK',
    trust: 'plain',
    confidence: 0.75,
    says: `
      @change {r}
      @change
      rename|renaming {r}
      rename
    `,
  },
]
