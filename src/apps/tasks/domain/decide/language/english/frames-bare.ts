import type { FrameRow } from '../language.ts'

/** Bare verbs and statements that name neither the list nor a task: what they speak of is questioned. */
export const bareFrames: FrameRow[] = [
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
      complete|completing {r}
      complete
      finish
    `,
  },
  // "finish the report" is as well a new task, unless there is one of that name.
  { intent: 'COMPLETE_TASK', trust: 'plain', confidence: 0.8, named: true, says: 'finish|finishing {r}' },
  {
    intent: 'COMPLETE_TASK',
    trust: 'plain',
    confidence: 0.8,
    named: true,
    says: `
      tick {r}
      check {r:numbered}
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
      @move {r} to|until|till|for {n:time}
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
    confidence: 0.9,
    renews: 'replaced',
    named: true,
    says: 'turn|turning|convert {r} into {n}',
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
    ours: true,
    says: 'delete {r}',
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
      @delete
    `,
  },
  {
    intent: 'DELETE_TASK',
    trust: 'plain',
    confidence: 0.86,
    known: true,
    says: `
      get|getting rid of {r}
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
      @rid {r}
      @wipe {r}
      toss|lose|chuck|dump|shred|cut {r}
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
  {
    intent: 'CREATE_TASK',
    trust: 'plain',
    confidence: 0.85,
    says: `
      add|adding {d~fresh} instead|too|also
      add|adding {d~fresh} as well
      add|adding in? {d~fresh}
      create|creating {d}
      @plainadd
      @plainadd it|that|this
      todo {d}
      task|reminder {d^beginning}
      to do {d^beginning}
      #unknown {d~modal} to|onto|on|into @list
      remind {d^verbs}
      log|note|record|save|jot {d:quoted}
      get {d} added
    `,
  },
  {
    intent: 'CREATE_TASK',
    trust: 'plain',
    confidence: 0.8,
    known: true,
    says: `
      remember {d~timey}
      reminder {d}
    `,
  },
]
