import type { FrameRow } from '../language.ts'

/** Frames that act on a task that is there, and name it or the list. */
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
      no need to|for remind|reminding me about|to|of {r} anymore
      forget about reminding me about|to|of {r}
      you do not need|have to remind me about|to|of {r} anymore
      you do not need|have to remind me about|to|of {r} any more
      you no longer need|have to remind me about|to|of {r}
      i @nolonger {r} anymore? so|and? @remove|take it|that off|from? @off? @list?
      i @nolonger {r} any more so|and? @remove|take it|that off|from? @off? @list?
      {x} anymore|longer so|and? @remove|take it|that off|from? @off? @list?
      {x} anymore|longer so|and? @remove the|that|my @task
      i want|need|would like? the|my|that|this {r!list-stop} task|reminder|todo|item|chore|one to? be? @gone
      i want|need|would like? the|my|that|this task|reminder|todo|item|chore @about {r} to? be? @gone
      i want|need|would like? the|my|that|this task|reminder|todo|item|chore i {r} to? be? @gone
      i want|need|would like? {r:counted} to? be? @gone
      {r!refusing} task|reminder|todo can|should|must|may go|disappear
      {r!refusing} task|reminder|todo can|should|must|may be deleted|removed|dropped|erased|canceled
      forget reminding me about|to|of {r}
      @list no longer needs|wants|includes {r} on|in? it?
      @list does|do|should not need|want|have|include|contain to? have|include|contain? {r} on|in it anymore?
      i do not|no not? longer? need|want {r:counted} anymore?
      i no longer need|want the|my|a|that {r!list-stop} task|reminder|todo|item|chore
      i do not need|want reminding|reminders about|to|of|for {r} anymore?
      @change @list by removing|deleting|dropping|erasing {r}
      @change @list to remove|delete|drop|exclude {r}
      {r!not} do|does|should|need not need|have|belong? to? be? on|in @list anymore|any? more?
      {r!not} is|are no longer|not needed|necessary|required longer? on|in? @list? anymore?
      {r!not} no longer needs|need|has|belongs to? be? on|in @list
      @list should|does|do|need not need|to? have|include|contain {r} on|in? it? anymore|any? more?
      no need for|to|of {r} on|in @list anymore|any? more?
      disable|deactivate|silence|mute|kill|stop|end {r} reminder
      disable|deactivate|silence|mute|kill the|my reminder @about {r}
      @taking {r} off of? there|it
      @taking {r} removed|deleted|taken|erased from|off of? @list
      @taking {r} removed|deleted|taken|erased off?
      i need|want {r~wanted} to? be? @gone @off? @off? @list
      i would like|love {r~wanted} to? be? @gone @off? @off? @list
      i do not|no not? longer? need|want {r~urged} on|in @list anymore|any? more?
      i no longer need|want {r~urged} on|in @list
      i no longer need|want the|my|a? @task @about? {r}
      i do not need|want the|my|a? @task @about {r} anymore|any? more?
      i do not need|want the|my|a? {r~urged} @task anymore|any? more?
      i do not need|want {r~urged} on|in @list
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
      make {r:numeral} {n^beginning}
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
      make|set|mark|flag {r:numbered} to|as? {n:priority}
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
]
