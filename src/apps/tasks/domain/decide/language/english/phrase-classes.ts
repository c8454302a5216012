/** Classes that are lists of patterns. */
export const phrases = {
  listname: `
    @sure, to do list|lists|item|items|task|tasks, to dos, things|stuff|anything|everything|something to do|accomplish|complete|finish
    things|stuff|anything|everything|something that? i @must do, remind|reminded|reminding me|of|about, reminded
  `,
  nudge: `
    nudge, ping, shout, alert, reminder, warning, push, poke, buzz, prod, prompt, heads-up, heads up, holler, notification, hint, wake-up
  `,
  ensure: `
    make|be|making sure|certain|positive, see to it, see, ensure, assure
    it is @adv* important|vital|crucial|essential|imperative|critical|necessary
  `,
  nolonger: `
    no longer need|have|want|plan|intend to, do not need|have|want|plan to, am not|no longer? going to
  `,
  things: `
    tasks|todos|reminders|items|chores|errands|lists, to dos, to do items|lists, things on|off|from @list
  `,
  off: `
    from, off, off of, out of, on, in, of
  `,
  todo: `
    todo, to do
  `,
  task: `
    task, todo, a|an|the|my|new|another|this|one to do, to do item|task|entry, todo item|task|entry, reminder
    list item, task item, chore, errand
  `,
  item: `
    @task, item, entry, thing, note
  `,
  items: `
    tasks, todos, to dos, to do items|tasks|things, todo items|tasks|things, reminders, list items, chores, errands
    items, entries, things|stuff to do|accomplish|complete|finish, things|stuff i @must do, to do stuff
  `,
  must: `
    need to, have to, must, should, got to, have got to, am supposed to, ought to, want to, plan to, am going to
    will, had to, needed to, wanted to, was supposed|going|meant to
  `,
  oflist: `
    of @items, of things|stuff|chores|tasks|items|errands to @verb
    of things|stuff|chores|tasks|items|errands i @must @verb, of things|stuff|chores|tasks|items|errands
    of chores|errands|groceries
  `,
  list: `
    @det* list @oflist?, @det* @todo list @oflist?, @det @det* {x!unlistable} list @oflist?
    @det @det* {x!unlistable} @todo list @oflist?, @named @named* list @oflist?, @det* lists, @det* @todo lists
    @det* @state* @items, @det* @todo, @det* list of @todo
  `,
  bought: `
    @isdone, bought|paid|sent|mailed|cleaned|washed|called|purchased|resolved|fixed|closed|achieved|over|off
  `,
  showme: `
    tell|show|give me|us, let me|us know|see|hear, remind @me, i @still* need|want to know|see|hear
    i would like|love to know|see|hear, list|read|see|check|recite|say|repeat, read|tell me|us, go over|through
    list|read out|off, show
  `,
  askyou: `
    please|so|and|can|could|would|will|you|just
  `,
  tomy: `
    for|on|to @list, for me
  `,
  doing: `
    do|accomplish|finish|complete|remember|tackle|handle, get done|finished|completed|accomplished, take care of
    work on, be doing|working on?, attend to, be done, get to
  `,
  isdone: `
    @done, taken care of, all set, checked off, out of the way, over with, over and done with, wrapped up, handled
    accomplished, good to go
  `,
  finished: `
    finished, completed, did, got done, got done with, got through, took care of, have done, have finished
    have completed, have taken care of, wrapped up, finished up, checked off, crossed off, knocked out, am done
    am finished, am through, have gotten done, accomplished, have accomplished, handled, have handled
  `,
  rid: `
    get rid of, getting rid of, take away, take out, throw out, throw away, toss out, wipe out, clear out, clean out
    do away with, clear off
  `,
  delete: `
    @del, @rid, forget, forget about, take down
  `,
  remove: `
    @del, @wipe, @rid, forget, forget about, take off, take down
  `,
  makes: `
    @make, set up, setting up, set me up, set me up with, put in, put down, i need, i want, i would like
    i would love, i would appreciate, i could use, could use, would like|love|appreciate, i am going to need, we need, give me, start up, queue|draw|write|line up
    i was|am hoping for, i am looking for, i am after, i am gonna need
    drop|shoot|toss|throw me
  `,
  called: `
    called, named, titled, labeled, saying, says, that|which says|say|reads|is, to say|read
    with the? name|title|description|text|words, stating, entitled, by the name of
  `,
  about: `
    about, of, for, regarding, to, that, on, concerning, @called
  `,
  move: `
    @moving, push back, put off, move back, move up, push off, move forward, hold off, hold off on
  `,
  show: `
    @showing, read out, read off, read back, pull up, bring up, look up, look at, go over, go through, run through
    run down, let me|us see|hear|know|have|view|look, tell me about, check on, find out, listen to, call up, load up
    take me to, go to, remind me of, remind me about, i would like, i want, i need, give me the rundown
    check what is, have|take a look at, double check, double-check, look over|through, scroll through, walk me through, fill me in, update me on, catch me up, hit me with, make sure
  `,
  needs: `
    needs|need to, has|have to, should, must, ought to, can, could, would, will, needs|need
  `,
  isnow: `
    is, are, was, were, has|have been, has|have gotten|got, got, is|are being, should be
  `,
  itsays: `
    it says|reads|say, that it? says|reads|say, say|read, instead
  `,
  span: `
    @time, please, left, else, still, now, right now, again, this|that|the|my @time, me|us, at work|home|school|all
    work|school|home, in|on|at|for|by, here, next, first, before|after work|school|lunch|bed|dinner, list, lists
    @list, thanks, with my|the day|week|time|weekend|evening|morning|afternoon
    around|for the|my house|home|office|family, so far, already, yet, have, or, is, are, there, do i have, for me
  `,
}
