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
      check|tick @the? @counter #number
      check|tick @the? number @number
      check|tick @the? @ordinal one|item|task
      {x!noremind} @check it|that|them off @off? @list?
      {x!noremind} mark it|that|them off? as? @isdone
      just|already|finally did {r}
      i @adv* ended|wound up finishing|completing|doing {r}
      i @adv* got around|round to finishing|completing|doing {r}
      i have? @adv* ticked|checked|crossed|marked|scratched|struck {r} off @off? @list?
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
    intent: 'COMPLETE_TASK',
    trust: 'sure',
    confidence: 0.95,
    states: true,
    says: `
      @the? task|reminder|todo|chore|item {r^beginning} @isnow @adv* @isdone
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
      stop the|my|those|sending|all|any|giving me? reminder|reminders|alerts? about|to|for|of {r}
      no need to|for remind|reminding me about|to|of {r}
      forget about reminding me about|to|of {r}
      you do not need|have to remind me about|to|of {r} anymore|any? more?
      i @nolonger {r} anymore? so|and? @remove|take it|that off|from? @off? @list?
      i @nolonger {r} any more so|and? @remove|take it|that off|from? @off? @list?
      {x} anymore|longer so|and? @remove|take it|that|@task off|from? @off? @list?
      i want|need|would like? the|my|that|this {r!list-stop} task|reminder|todo|item|chore|one to? be? @gone
      i want|need|would like? the|my|that|this task|reminder|todo|item|chore @about {r} to? be? @gone
      i want|need|would like? the|my|that|this task|reminder|todo|item|chore i {r} to? be? @gone
      i want|need|would like? @the? task|reminder|item|number|todo @number to? be? @gone
      {r!refusing} task|reminder|todo can|should|must|may go|disappear
      {r!refusing} task|reminder|todo can|should|must|may be deleted|removed|dropped|erased|canceled
      forget reminding me about|to|of {r}
      @list no longer needs|wants|includes {r} on|in? it?
      @list does|do|should not need|want|have|include|contain to? have|include|contain? {r} on|in it anymore?
      i do not|no not? longer? need|want @the? task|reminder|item|number|todo @number anymore?
      i no longer need|want the|my|a|that {r!list-stop} task|reminder|todo|item|chore
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
      turn|switch|shut off the|my|all? reminders|reminder
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
      make @the? @counter @number {n}
      make the|my|that|this {r:ordinal} task|reminder|todo|item|one|chore {n}
      fix|correct {r} to say|read {n}
    `,
  },
  {
    intent: 'UPDATE_TASK',
    trust: 'sure',
    confidence: 0.93,
    renews: 'appended',
    says: `
      make|set|move|push|bring the|my|that|this {r!flat} task|reminder|todo|item|chore|one back|up|forward? for|to|at|on|due? {n:time}
      make|set|move|push|bring the|my|that|this {r!flat} task|reminder|todo|item|chore|one for|to|at|on? {n:time} instead
      make|set the|my|that|this task|reminder|todo|item|one for|to|at|on? {n:time} instead
      make|set the|my|that|this task|reminder|todo|item|one for|to|at|on? {n:time} instead of|not {x:time}
      make|set the|my|that|this task|reminder|todo|item|one for|to|at|on? {n:time} not {x:time}
      make|set|mark|flag the|my|that|this {r!flat} task|reminder|todo|item|chore|one to|as? {n:priority}
      make|set|mark|flag that|this|the task|reminder|todo|item|chore|one to|as? {n:priority}
      make|set|mark|flag @the? @counter @number to|as? {n:priority}
      {r!refusing} task|reminder|todo should|must|needs|has|ought to? be changed|updated|edited|renamed|modified|moved|rescheduled
      {r!refusing} task|reminder|todo should|must|needs|has|ought to? be to|at|for|on|due? {n:time}
      {r!refusing} task|reminder|todo should|must|needs|has|ought to? be to|at|for|on|due? {n:time} not|instead of? {x:time}
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
      @adv* got done with? {r}
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
      {r} @isnow @adv* @isdone {t:time}
      {r} @isnow @adv* @isdone yesterday|this|last morning|night|week?
      mark|put me down? as @done with {r}
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
    known: true,
    says: `
      @complete {r}
      complete
      finish
    `,
  },
  {
    intent: 'COMPLETE_TASK',
    trust: 'plain',
    confidence: 0.8,
    named: true,
    says: `
      tick {r}
      close out? {r}
      conclude {r}
    `,
  },
  {
    intent: 'UPDATE_TASK',
    trust: 'plain',
    confidence: 0.92,
    renews: 'appended',
    says: `
      @change|set the|my? date|time|deadline|day|due|priority date|time? of|for|on {r} to|for|as {n}
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
      {r} should|must|needs|ought to? now? say|read instead? {n}
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
    `,
  },
  {
    intent: 'UPDATE_TASK',
    trust: 'plain',
    confidence: 0.85,
    known: true,
    says: `
      reschedule|rescheduling|postpone|postponing|delay|delaying|defer|snooze {r}
      put|hold off on? {r}
      @change|extend|move|push the|my due? date|time|deadline|day|priority|wording|description|name|title|text of|for|on {r}
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
      @del {r} i @adv* added|made|created|entered|put|set|mentioned
      @del {r} i @adv* added|made|created|entered|put|set|mentioned {x}
      @del {r}
      @remove
    `,
  },
  {
    intent: 'DELETE_TASK',
    trust: 'plain',
    confidence: 0.86,
    known: true,
    says: `
      @rid {r}
      forget about? {r}
      take down {r}
    `,
  },
  {
    intent: 'DELETE_TASK',
    trust: 'plain',
    confidence: 0.85,
    named: true,
    says: `
      @wipe {r}
      toss|lose|chuck|dump|shred|cut|stop {r}
      take off {r}
    `,
  },
  {
    intent: 'UPDATE_TASK',
    trust: 'plain',
    confidence: 0.75,
    named: true,
    says: `
      @change {r~all}
      make|do a|an|some|one change|changes|edit|edits|adjustment|correction|update to|on {r}
      @change
      rename|renaming|reword|rephrase|retitle|relabel {r}
      rename
    `,
  },
]
