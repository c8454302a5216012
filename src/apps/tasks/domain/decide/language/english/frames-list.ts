import type { FrameRow } from '../language.ts'

/** Ways to ask what there is to do that do not name the list; naming it in a question is enough by itself. */
export const listFrames: FrameRow[] = [
  {
    intent: 'LIST_TASKS',
    trust: 'sure',
    confidence: 0.95,
    says: `
      what @else* do|did i @still* need|have|want|got to @doing @span*
      what @else* should|must|shall|will|can i @still* @doing @span*
      what @else* am|was i @still* supposed|going|meant|scheduled|planning|needing|wanting|required|obligated to @doing @span*
      what @else* am i forgetting|missing|doing @span*
      what @else* have i @still* got|left|planned to? @doing? @span*
      what @else* do i @still* have left|planned|going|pending|due|outstanding|remaining to? on? @doing? @span*
      what @else* do i have on the|my plate|agenda|docket @span*
      what @else* is @still* on my|the|today's|tomorrow's plate|agenda|docket @span*
      what @else* is|are @still* left|remaining|next|up|pending|outstanding|due|overdue|open|unfinished|incomplete for|to|next? me? to? @doing? @span*
      what @else* is|are @still* to @doing @span*
      what @else* is there @still* left? for? me? to @doing @span*
      what @else* is there @still* that? i @must @doing @span*
      what @else* needs|has|must|should to? be|get? @still* done|doing|finished|completed|attention @span*
      what things|stuff|jobs|work|else do|must|should|am|have i @still* need|have|got|supposed|left|@doing to? @doing? @span*
      what|which @items? have|did|do i @still* completed|finished|done|complete|finish @span*
      what did i @still* say|think|decide|tell|mention you? that? i needed|had|wanted|should|must to? @doing @span*
      what did i @still* want|need|plan|mean to @doing @span*
      do|did i @still* have|need|got anything|something|much|stuff|things|work|more|lots|a lot? else|left|more|important? to @doing @span*
      do|did i @still* have|need|got anything|something|much|stuff|things|work|more else|left|more|important? that? i? @still* @must @doing @span*
      do|did i @still* have anything|something|things else|left|planned|pending|due|outstanding|scheduled|important @span*
      do i @still* need|have to do|complete|finish anything|something @span*
      am i @still* supposed|forgetting|missing to? be? do|doing? anything|something @span*
      is|was|are there anything|something|stuff|things @still* else|left|pending|due|outstanding|important? for? me? to @doing @span*
      is|was|are there anything|something|stuff|things @still* else|left|pending|due|outstanding|important @span*
      is|was|are there anything|something|stuff|things @still* else|left|important? that? i @must @doing @span*
      is|was|are there anything|something|stuff|things @still* else|left|important? that? needs|has|must to? be|get? done|doing @span*
      anything|something @still* left|else|important? to @doing @span*
      anything|something @still* left|else|important? that? i @still* @must @doing @span*
      anything|something @still* left|due|pending|overdue @span*
      what|which things|stuff|jobs|work|works is|are|remain @still* left|pending|due|open|outstanding|overdue @span*
      what @else* is|are not @still* done|finished|completed @span*
      what did i @still* forget|not to? @doing @span*
      what have i to @doing @span*
      what do i do next|first|today|tomorrow|tonight @span*
      what am i to @doing @span*
      what would|will i @still* need|have to @doing @span*
      what do i @still* need done @span*
      got any @items @span*
      got anything|something|any @still* on @list @span*
      i am looking for @list @span*
      i lost track of what i @must @doing @span*
      what|which @items? have not i @still* done|finished|completed|gotten done? to? @span*
      what|which @items? have i @still* not done|finished|completed|gotten @span*
      what do|did you @still* have|got down|listed|written|noted for me|us? to? @doing? @span*
      @showme the @else* next|first|last|other thing|things|stuff i @must @doing @span*
      @showme what i @must @doing @span*
      give|show|tell|read|send @me the|my|all|today's @items {x}
      open up? @items
      @state @state* @todo? list @span*
      remind @me of|about? what i @must @doing @span*
      anything|something for me|us to @doing @span*
      anything|something @still* on there @span*
      anything|something that? i am forgetting|missing @span*
      is|are|was|were {x!foreign} @still* on there|it
      is|are|was|were {x} @still* on|in @list @span*
      what is|are|was @still* on there @span*
      what was|were|is|are that|the|those thing|things|stuff|one that? i @must @doing @span*
      i can|do not remember|recall|know what {x!foreign} @list @span*
      search|look|check through|in|at? @list for|and {x}
      @showme what @else* i @still* @must @doing @span*
      @showme what @else* i @still* have|got left|next|planned|to? @doing? @span*
      @showme what @else* i am @still* supposed|meant|going to @doing @span*
      @showme what @else* is|are @still* left|pending|due|next|outstanding|remaining|to to? @doing? @span*
      @showme what @else* is @still* on my|the plate|agenda|docket @span*
      @showme what @else* needs|has|must to? be|get? done|doing @span*
      @showme of|about? everything|all|things|stuff|anything that? i @must @doing @span*
      remind @me of|about my|the|all? all|of|my|the? @items @span*
      remind @me of|about @list @span*
      remind @me @asking {x!foreign} @list @span*
      remind @me @asking @list {x}
      how many @else* @items|things {x}
      how many @else* @items
      how much @else* do|have i @still* have|need|left|got to? @doing @span*
      did|have i @still* finish|finished|complete|completed|do|done {d!foreign}
      show me
      show me everything|all|them|it|mine @span*
      show|list|read everything|all|them|mine|it to|for|out? me|us?
      my|the list
      give|get|show|read|tell|send|open|bring|hand me|us? @list @span*
      i want|need|require @list @span*
      i would like|love @list @span*
      what|which is|are|were @list @span*
      i forgot|forget|lost what|which @items? i @must @doing {x}
      i forgot|forget|lost what|which @items? i @must @doing
      i can|do not remember|recall|know what|which @items? i @must @doing {x}
      i can|do not remember|recall|know what|which @items? i @must @doing
      i forgot|forget what|which {x!foreign} @list @span*
      @list @span*
      what is next on? @list?
      what is|was on? it
      what do|did|have i have|put|got|write|add on|in|down there|it @span*
    `,
  },
]
