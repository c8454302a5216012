import type { Assent } from '../language.ts'

/** How people say yes and no. A message is one only when every word of it is listed here. */
export const assent: Assent = {
  yes: `
    yes, yeah, yah, yas, aye, ok, sure, surely, confirm, confirmed, confirming, agreed, agree, affirmative, affirm, proceed, accept
    approve, approved, roger, uh huh, uhuh, mhm, mm hmm, mmhmm, uh-huh, mm-hmm, mmhm, yessir, yes sir, yes ma'am, yuppers, yeppers
    do it, go ahead, go for it, go on, do so, do that, please do, make it so, make it happen, go right ahead, let us do it|this|that
    of course, you bet, you betcha, sounds good|great|right|fine|perfect|like a plan|about right|accurate|correct|lovely|excellent|awesome
    that works, works for me, by all means, for sure, fo sho, for certain, why not, be my guest, no doubt, without a doubt
    no doubt about it, without question, no question, i do, i am, i would, i will, i can, that is it, you know it, right on, you got it
    you have got it, count me in, i am in, makes sense, that makes sense, sure thing, most certainly, i think so, i believe so, i suppose so
    i guess so-yes, i hope so, looks good|great|right|fine|correct|perfect, that is fine|good|great|perfect|cool|what i want|what i wanted|what i said|what i meant
    that will do|work, that would be great|good|nice|lovely|perfect|fine|awesome|wonderful|fantastic|excellent|helpful
    i would love|like to|that|it, i would, yes indeed, very well, very much so, i am sure, i am certain, i am positive, am sure, quite sure
    continue, carry on, keep going, all good, good to go, hell yes|yeah, heck yes|yeah, 10-4, ten four, ya sure, ✅, 👍, 👌, ✔, 🙆, 🆗
    sí, oh yes|yeah, oui-oui, indubitably, undoubtedly, unquestionably, no objection, no objections, fine by me, fine with me, ok by|with me
    i am for it, i can confirm, i confirm, i approve, i accept, i concur, concur, i consent, permission granted, green light, all right, alright
    it is, they are, it does, it was, it did, you may, you can, you should, i did want that, i want that, i want it, i want you to, i want to
    as you wish, be it, so be it, totally agree, thumbs up, bet, word, true dat, cool, great, perfect, awesome, fine, good, excellent, wonderful
    y
  `,
  strong: `
    absolutely, definitely, certainly, totally, obviously, positively, naturally, indeed, undoubtedly, clearly, for sure, surely, of course, sure
    most definitely, most assuredly, hell, heck, really, completely, probably-not
  `,
  no: `
    no, nope, nah, naw, nay, nada, negative, no way, no thanks, no thank you, no sir, no ma'am, never, never mind, never ever
    cancel, canceled, cancel it|that|this, abort, stop, halt, quit, exit, cease, desist, stop it|that|this, stop right there, stop there
    forget it|that|this, forget about it|that|this, forget i said|asked|mentioned, forget what i said, disregard, disregard it|that|this, ignore it|that|this, ignore
    scratch that, scrap that, scrap it, strike that, skip it|that|this, skip, drop it, leave it, leave it alone|be|as is|there, leave that alone, let it be|go|stay
    keep it|that|this, hold off, hold it, hold on, wait, wait no, back out, call it off, enough, that is enough, not now, not today, not yet, not really
    not at all, not a chance, not happening, no chance, no can do, not this time, not in a million years, over my dead body, out of the question
    i changed my mind, i have changed my mind, changed my mind, on second thought, no need, no need to, no longer, i pass, i will pass, pass
    no such thing, uh uh, uh-uh, uhuh-no, nuh uh, nuh-uh, n, nein-no, hell no, heck no, hard pass, no dice, 👎, 🛑, ✋, ❌, 🙅, 🚫
    i decline, decline, declined, i refuse, refuse, reject, i disagree, disagree, i object, i doubt it|that, i doubt, shut up, be quiet, quiet, silence, hush, shush
    i beg to differ, please stop, knock it off, cut it out, quit it, that is all wrong, do not, i would rather not, rather not, i would prefer not
    i do not think so, i do not believe so, i think not, not so, of course not, god no, oh no, oh hell no, no no, i did not say|ask|mean|want that, i did not say|ask|mean|want
    off, zip it, go back, back, nothing, never again, not that, turn off
  `,
  right: `
    right, correct, true, accurate, exactly, exact, precisely, precise, spot on, on point, on the money, right on, valid, factual, agreeable, legit, perfect, on track
    nailed it, got that right, got it right, the case, a fact, the truth, accurately, correctly, understood, heard me right|correctly, acceptable
    what i want, what i wanted, what i said, what i meant, what i asked for, what i was looking for, what i need
  `,
  wrong: `
    wrong, incorrect, false, untrue, inaccurate, mistaken, a mistake, a lie, an error, misunderstood, misheard, got that wrong, got it wrong, off base, bogus, invalid
    mistake, error, wrongly, incorrectly, bad, terrible idea, bad idea, unacceptable, impossible, nonsense, ridiculous
  `,
  not: 'not, nothing, neither, never, no longer, by no means, hardly, in no way, no part of, none',
  unsure: `
    maybe, perhaps, possibly, unsure, might, could be, not sure, not certain, not positive, i guess, i suppose, i do not know, do not know, kind of, sort of, who knows
    probably, either way, uncertain, undecided, on the fence, hard to say, depends, it depends, i am not sure, do not care, no idea, potentially, likely, unlikely
    not too sure, not entirely sure, not really sure, not so sure, not quite sure, not completely sure, not totally sure, not 100, sure if, no clue, can not decide, can not say
    not know, have not decided, let me think, need to think, we will see
  `,
  acts: 'delete remove erase clear drop trash kill add mark change update rename complete finish save keep send create',
  glue: `
    i you it that this them they we a an the is are was am be been being do does did done will would can could should shall may have has had
    please thanks thank so very much too also just actually really quite pretty all my your me us to of for and oh well um uh hmm ah er like want wanted need
    know said say says saying think thought believe feel answer response statement information info meant mean it's there here now then again
    right-now ok okay got get go going with about at by in on as if what how whatever anymore any more more else longer
    right already sir ma'am man dude buddy pal friend bro love loved prefer wish hope gonna absolutely definitely certainly totally positively completely obviously
    100 percent one-hundred hundred asked asking ask for told tell request requests command commands action actions process operation instruction instructions task-you doing
    talking speaking talk speak sounds sound looks look seems seem seem's appears work works working time moment idea kidding joking hey hi hello dear god gosh
    correct correctly fully everything-you way current previous last latest question trying try happen happening immediately instantly once listening reading
    what's let plan good great fine nice cool perfect awesome thing order-you sorry wait mind before after until #emoji happy glad affirmed everything
    program dialog interaction conversation sequence execution running whatever playing proceeding nor or ever bother either make sure let's appreciated kindly
    assistant siri alexa google computer bot robot ai search yourself both because but-only
  `,
  asks: 'is are am was were do does did have has can could would will should may what who why how when where which',
}
