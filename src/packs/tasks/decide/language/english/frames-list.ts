import type { FrameRow } from '../language.ts'

/** Ways to ask what there is to do that do not name the list; naming it in a question is enough by itself. */
export const listFrames: FrameRow[] = [
  {
    intent: 'LIST_TASKS',
    trust: 'sure',
    confidence: 0.95,
    says: `
      what @else* do|did|should|must|shall|will|can i @still* need|have|want|got to do|accomplish|finish|complete @span*
      what @else* do|did|should|must|shall|will|can i @still* need|have|want|got to get done|finished|completed|accomplished @span*
      what @else* do|did i @still* need|have|want to take care of|to? @span*
      what @else* should|must|shall i do|accomplish|finish|complete|work @span*
      what @else* should|must|shall i be doing @span*
      what @else* should|must|shall i get done @span*
      what @else* do i @still* need to? remember @span*
      what @else* am i @still* supposed|going|meant|scheduled|planning|forgetting|missing|doing to? do|doing|accomplish|finish|remember|get? done? @span*
      what @else* am i forgetting|missing @span*
      what @else* was i @still* supposed|going|meant|planning|needing|wanting to do|remember|accomplish|finish @span*
      what @else* have i @still* got|left|planned to? do|done? @span*
      what @else* do i have going on @span*
      what @else* is @still* left @span*
      what @else* is @still* left|remaining|next|to for? to? do|be|finish|complete done? @span*
      what @else* is @still* pending|outstanding|due|unfinished|incomplete|remaining|next @span*
      what @else* is there @still* left? to|for do|me to? do? @span*
      what @else* is there @still* that? i? @must do @span*
      what @else* needs|has|must|should to? be? @still* done|doing|finished|completed|attention @span*
      what @else* needs|has|must|should to? get done @span*
      what @else* do i have left to? do|accomplish|finish? @span*
      what @else* do i have on the|my plate|agenda|docket @span*
      what @else* is on my|the plate|agenda|docket @span*
      what things|stuff|jobs|work|else do|must|should i @still* need|have|got|do to? do? @span*
      do|did i @still* have|need|got anything|something|much|stuff|things|work|more|lots|a? lot? else|left|more|that? i? @must? to? do @span*
      do|did i @still* have|need|got anything|something|stuff|things else|left|more|that? i @must do|accomplish|finish|complete|get? done? @span*
      do|did i @still* have anything left|planned|pending|due|outstanding|scheduled @span*
      do i @still* need|have to do anything|something @span*
      am i @still* supposed to do|be? doing? anything|something|today @span*
      is|was there anything|something|stuff|things @still* else|left|that|for? i|me? @must? to? do @span*
      is|was there anything|something|stuff|things @still* left|pending|due|outstanding|else @span*
      is|was there anything|something|stuff|things @still* that? i @must do|accomplish|finish|complete|get|remember|be done|doing? @span*
      is|was there anything|something|stuff|things i am supposed to be? do|doing @span*
      anything|something @still* left? to do @span*
      anything|something i @must do @span*
      tell|show|let|give me|us what @else* i @still* @must|have|need|got to? do|accomplish|finish|complete @span*
      tell|show|let|give me|us know? what @else* i @still* @must|have|need|got left|next|to? do? @span*
      tell|show|let|give me|us know? what @else* is @still* left|pending|due|next|outstanding|to|on to? do|plate|agenda? @span*
      tell|show|let|give me|us know? what @else* needs|has to? be? done|doing @span*
      remind me what @else* i @still* @must do|accomplish|finish|complete|get|remember done? @span*
      remind me what @else* i @still* have|need|got|am left|to|supposed to? do? @span*
      remind me what @else* is @still* left|pending|due|next|to|there to? do? @span*
      remind me what @else* needs|has to? be? done|doing @span*
      remind me of? everything|all|things|stuff that? i @must do|remember|finish @span*
      what|which did i ask|tell|want|say you? to remind me {x}
      what|which did i ask|tell|want you? to remind me
      what|which did|do|are|should|were you @still* need|going|supposed|have|want|remind|reminding to? remind? me {x}
      what|which did|do|are|should|were you @still* need|going|supposed|have|want to? remind me
      what|which @else* did|do|should i need|want|have to? be? reminded|remember {x}
      what|which @else* did|do|should i need|want|have to be reminded of|about
      what|which @else* am i to be? reminded|remember {x}
      what|which @else* @items do|did|have|should|are|is|am|need|needs|must i? {x}
      what|which @else* @items do|did|have|should|are|left|remain|remaining i? have|left|due|there|open|got? @span*
      how many @else* @items|things|stuff {x}
      how many @else* @items
      how much do|have i @still* have|need|left|got to? do @span*
      did|have i @still* finish|finished|complete|completed {d!foreign}
      did|have i @still* do|done {d!foreign}
      i @still* need|want to know|see what @else* i @still* @must do|accomplish|finish|complete|get done? @span*
      show me
      show me everything|all|them|it|what i have|got? @span*
      show everything|all|them|mine
      list|read|show them|everything|it|all
      list|read|show them|everything|all
      list|read|show them|everything|all to|for me
      my|the list
      @list @span*
      whats|what up|is next on? @list?
      what is|was on? it
      what do|did i have|put|got|write|add on|in|down there|it @span*
    `,
  },
]
