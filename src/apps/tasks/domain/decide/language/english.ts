import { assent } from './english/assent.ts'
import { bareFrames } from './english/frames-bare.ts'
import { changeFrames } from './english/frames-change.ts'
import { createFrames } from './english/frames-create.ts'
import { helpFrames } from './english/frames-help.ts'
import { listFrames } from './english/frames-list.ts'
import { verbatimFrames } from './english/frames-verbatim.ts'
import { openings } from './english/openings.ts'
import { pastsOf } from './english/pasts.ts'
import { phrases } from './english/phrase-classes.ts'
import { corrected, keys, lookalikes, stretched } from './english/slips.ts'
import { words } from './english/word-classes.ts'
import { contractions, spellings } from './english/words.ts'
import type { Language } from './language.ts'

export const english: Language = {
  tag: 'en',
  contractions,
  spellings,
  corrected,
  lookalikes,
  stretched,
  keys,
  clockEnds: 'am pm a.m p.m h hrs min mins',
  ordinalEnds: 'st nd rd th',
  words,
  pasts: pastsOf(`${words.verbs} ${words.acting}`.split(/\s+/).filter((verb) => verb !== '')),
  phrases,
  openings,
  closings: {
    courtesy: `
      please, thanks, thank you, many thanks, thanks a lot, thanks so much, thank you so much, thank you very much, would you, will you, could you, can you, if you can, if you could
      if you would, if you do not mind, if possible, if you please, when you get a chance, when you can, when you have a minute|moment, ok, alright, will ya, for me please, siri, alexa, google, much appreciated
      pretty please, kindly, buddy, bro, dude, sir, thanks in advance, if it is not too much trouble, appreciate it, i appreciate it
    `,
    loose: `
      for me, now, right now, right away, immediately, asap, real quick, quickly, too, as well, also, then, already, instead, again, anymore, any more, at once, completely, entirely, permanently, myself, for good, today, tonight, this morning, this afternoon, this evening, altogether, this instant, from now on, at this time
    `,
  },
  frames: [...verbatimFrames, ...helpFrames, ...listFrames, ...changeFrames, ...createFrames, ...bareFrames],
  assent,
  reference: {
    before: `
      the, my, our, a, an, your
      i mean|meant
      @the* one|task|todo|reminder|item|entry|chore|errand|thing @about
      @the* one|task|todo|reminder|item|entry|chore|errand|thing : 
      @the* @todo @about
      that|this @task
      @the* task|todo|reminder|item|entry|chore|errand
      @the* number
      @the* fact that i @must
      @the* part about
      having to
    `,
    after: `
      one, task, reminder, item, entry, chore, todo, to do, errand, to do item, todo item, off, as, thing, list item
      @off @list
      to @list
      from|on|in there|it
      please
      reminder|task please
    `,
    pronouns: `
      it, that, this, that one, this one, them, those, these, that task|item|reminder|todo|thing|entry|chore, this task|item|reminder|todo|thing|entry|chore, the task|item|reminder|todo|thing|entry|chore|one
      that thing, the same one, that same one, 
    `,
    it: 'it',
    nothing: `
      task, reminder, item, todo, entry, something, stuff, a|an|another|some|my @item, one of @list, an? to do, @det* list
    `,
    bulk: `
      @all
      @all {x}
      the|my @all {x}
      @det* @state* @items
      @det* @state* @items {x}
      @det* entire|whole|full {x}
      @list
      @list {x:time}
      @list clean|clear|out|empty|off|up
    `,
    numbers: {
      one: '1',
      two: '2',
      three: '3',
      four: '4',
      five: '5',
      six: '6',
      seven: '7',
      eight: '8',
      nine: '9',
      ten: '10',
      '1st': 'first',
      '2nd': 'second',
      '3rd': 'third',
      '4th': 'fourth',
      '5th': 'fifth',
      '6th': 'sixth',
      '7th': 'seventh',
      '8th': 'eighth',
      '9th': 'ninth',
      '10th': 'tenth',
      final: 'last',
      top: 'first',
      bottom: 'last',
    },
  },
  asked: {
    confirm: ["Reply 'yes' to confirm", "Reply 'yes' to add"],
    description: ['What would you like the task to say?'],
    which: ['Which one did you mean?'],
  },
}
