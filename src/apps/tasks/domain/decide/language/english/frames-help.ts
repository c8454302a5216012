import type { FrameRow } from '../language.ts'

/** Questions how something is done. They are answered, never acted on. */
export const helpFrames: FrameRow[] = [
  // Sayings, recipes, advertisements and another language begin with our words as well.
  {
    intent: 'GENERAL_CHAT',
    trust: 'sure',
    confidence: 0.8,
    says: `
      @adv* add insult to injury
      add|adding fuel to the fire|flames
      add {x} and @adv* stir|whisk|simmer|knead|fold|saute|season|bake|blend {x}
      add {x} until smooth|golden|combined|soft|tender|thick|thickened|dissolved
      cancel anytime
      cancel any time
      todo el|la|los|las|lo|un|una|mi|tu|su|mundo|bien|mal|es|esta|esto|eso|va|por|para|con|sobre|depende|listo|claro|tranquilo|igual {x}
      todo o nada
      what a todo|to-do {x}
      todo bien|mal|listo|claro|tranquilo|igual|depende
    `,
  },
  // What a thing is, and not which of them there are.
  {
    intent: 'GENERAL_CHAT',
    trust: 'sure',
    confidence: 0.8,
    says: `
      what is|are a|an {x}
      well|nicely|beautifully done
      well|nicely|beautifully done everybody|everyone|all|team|guys|folks|mate|both|you|lads|ladies|kids|girls|boys
      it is|was all? over and done with
      done and dusted
      what is up|new|good|happening
      what is going on
      what happens|happened if|when? {x}
    `,
  },
  {
    intent: 'GENERAL_CHAT',
    trust: 'sure',
    help: 'ANY',
    says: `
      help
      help me
      i need help
      i need some|your help
      help please
      what can|do you do
      what can|could|should i say|ask|do here|you?
      what can i ask you to? do?
      what are you able to do
      what are you capable of
      what are my options
      what commands|options|features do|can|are {x}
      how does this|it|that work
      how do you work
      how do|can i use this|you|it
      how can you help me?
      what do i do here
      what is this
    `,
  },
  {
    intent: 'GENERAL_CHAT',
    trust: 'sure',
    help: 'UNDO',
    says: `
      undo
      undo that|it|this
      undo my? the? last|previous @item
      undo the? last|previous {x}
      how do|can|would|to i|you|we? undo {x}
      how do|can|would|to i|you|we? undo
      how do|can|would|to i|you|we? restore|recover {x}
      how do|can|would|to i|you|we? get {x} back
      bring back|that {x}
      restore {x}
      revert that|it|this
      can i undo {x}
      can i undo
    `,
  },
  // Whether it can be done at all, with no task meant.
  {
    intent: 'GENERAL_CHAT',
    trust: 'sure',
    help: 'CREATE_TASK',
    says: 'can|could|do|does|are|is|will you|i|it|this @able* @add|make @things',
  },
  {
    intent: 'GENERAL_CHAT',
    trust: 'sure',
    help: 'DELETE_TASK',
    says: 'can|could|do|does|are|is|will you|i|it|this @able* @remove @things',
  },
  {
    intent: 'GENERAL_CHAT',
    trust: 'sure',
    help: 'COMPLETE_TASK',
    says: 'can|could|do|does|are|is|will you|i|it|this @able* @complete @things',
  },
  {
    intent: 'GENERAL_CHAT',
    trust: 'sure',
    help: 'UPDATE_TASK',
    says: 'can|could|do|does|are|is|will you|i|it|this @able* @change @things',
  },
  {
    intent: 'GENERAL_CHAT',
    trust: 'plain',
    help: 'CREATE_TASK',
    says: `
      how do|can|would|could|should|might|to i|you|we|one? @adv* @makes {r}
      how do|can|would|could|should|might|to i|you|we|one? @adv* @add {r}
      how do|can|would|could|should|might|to i|you|we|one? @adv* @add
      what is|are the way|ways to @add {r}
    `,
  },
  {
    intent: 'GENERAL_CHAT',
    trust: 'plain',
    help: 'DELETE_TASK',
    says: `
      how do|can|would|could|should|might|to i|you|we|one? @adv* @remove {r}
      how do|can|would|could|should|might|to i|you|we|one? @adv* @remove
      how do|can|would|could|should|might|to i|you|we|one? @adv* @taking {r} off @list
      what is|are the way|ways to @remove {r}
    `,
  },
  {
    intent: 'GENERAL_CHAT',
    trust: 'plain',
    help: 'COMPLETE_TASK',
    says: `
      how do|can|would|could|should|might|to i|you|we|one? @adv* @mark {r} as? @done
      how do|can|would|could|should|might|to i|you|we|one? @adv* @check off {r}
      how do|can|would|could|should|might|to i|you|we|one? @adv* @check {r} off @list
      how do|can|would|could|should|might|to i|you|we|one? @adv* @complete {r}
    `,
  },
  {
    intent: 'GENERAL_CHAT',
    trust: 'plain',
    help: 'UPDATE_TASK',
    says: `
      how do|can|would|could|should|might|to i|you|we|one? @adv* @change {r}
      how do|can|would|could|should|might|to i|you|we|one? @adv* @rename {r}
      how do|can|would|could|should|might|to i|you|we|one? @adv* @move {r}
    `,
  },
  {
    intent: 'GENERAL_CHAT',
    trust: 'plain',
    help: 'LIST_TASKS',
    says: 'how do|can|would|could|should|might|to i|you|we|one? @adv* @show {r}',
  },
]
