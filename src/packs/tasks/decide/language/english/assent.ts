import type { Assent } from '../language.ts'

/** How people say yes and no. A message is one only when every word of it is listed here. */
export const assent: Assent = {
  yes: `
    yes, yeah, yah, ya, yas, aye, confirm, confirmed, confirming, agreed, agree, affirmative, affirm, proceed, accept, y
    approve, approved, roger, uh huh, uhuh, mhm, mm hmm, mmhmm, uh-huh, mm-hmm, mmhm, yessir, yes sir, yes ma'am, yuppers, yeppers
    do it, go ahead, go for it, go on, do so, do that, please do, make it so, make it happen, go right ahead, let us do it|this|that
    you bet, you betcha, sounds good|great|right|fine|perfect|accurate|correct|lovely|excellent|awesome|wonderful
    sounds like a plan, sounds about right, that works, works for me, by all means, fo sho, for certain, why not
    be my guest, no doubt, without a doubt, no doubt about it, without question, no question, that is it, you know it, right on
    you got it, you have got it, count me in, i am in, makes sense, that makes sense, sure thing, i think so, i believe so, i suppose so
    i hope so, looks good|great|right|fine|correct|perfect, that is fine|good|great|perfect|cool|ok, that will do|work
    that would be great|good|nice|lovely|perfect|fine|awesome|wonderful|fantastic|excellent|helpful|cool|ok
    very well, very much so, i am sure|certain|positive, am sure, quite sure, positive, continue, carry on, keep going, all good, good to go
    hell|heck|oh yes|yeah, 10-4, ten four, ✅, 👍, 👌, ✔, 🙆, 🆗, indubitably, unquestionably, no objection, no objections
    fine|ok|good by|with me, i am for it, i can confirm, concur, consent, permission granted, green light
    i want that, i want it, as you wish, so be it, thumbs up, true dat, 100 percent, one hundred percent, dokie, okey dokey, you are on, affirmed, be so kind
  `,
  echo: `
    i do, i am, i would, i will, i can, it is, they are, it does, it was, it did, you may, you can, you should, you could, i want you to
    i would love|like to|that|it, i want to, i would like you to, i think, that is, this is, he is, we are, we do, we can, we should, they do, so it is
  `,
  strong: `
    absolutely, definitely, certainly, totally, obviously, positively, naturally, indeed, undoubtedly, clearly, for sure, surely, of course
    most definitely, most certainly, most assuredly, sure, ok, alright, all right, alrighty, completely, hell, heck
  `,
  approval: 'cool, great, perfect, awesome, fine, good, excellent, wonderful, nice',
  no: `
    no, nope, nah, naw, nay, nada, negative, no way, no thanks, no thank you, no sir, no ma'am, never, never mind, never ever, n
    cancel, canceled, cancel it|that|this, abort, stop, halt, quit, exit, end, stop|quit what you, stop|quit whatever you, cancel|ignore|disregard|forget what|everything|whatever i, whatever, cease, desist, stop it|that|this, stop right there, stop there
    forget it|that|this, forget about it|that|this, forget i said|asked|mentioned|told, forget what|everything|anything i said|asked|wanted|told, forget about what|everything i said|asked|wanted|told
    disregard, ignore, scratch it|that|this, scrap it|that|this, strike that, skip it|that|this, skip, drop it, leave it|that, leave it|that alone
    leave it|that be|there, leave it|that as is|it, let it be|go|stay, keep it|that|this|them, hold off, hold it, hold on, hold up, wait, back out, call it off
    enough, not now, not today, not yet, not a chance, not happening, no chance, no can do, over my dead body, out of the question, hard pass
    changed my mind, changed my mind about that, on second thought, no need, i pass, i will pass, pass, no such thing, uh uh, uh-uh, nuh uh, nuh-uh
    no dice, 👎, 🛑, ✋, ❌, 🙅, 🚫, decline, declined, refuse, reject, rejected, disagree, object, i doubt it|that, i doubt, shut up, be quiet, quiet
    silence, hush, shush, i beg to differ, knock it off, cut it out, quit it, do not, please do not, i would rather not, rather not, i would prefer not, let us not
    god no, go back, back, take it|that back, take back that|it, zip it, no longer, no more, cut it, dismiss that|it|this, discard that|it
    mute, cancel out, cancel out of it|this|that, back up, time out, put a stop to it|that|this, drop that|this
  `,
  right: `
    right, correct, true, accurate, exactly, exact, precisely, precise, spot on, on point, on the money, valid, factual, legit, on track, perfectly
    nailed it, the case, a fact, the truth, accurately, correctly, understood, acceptable, yes, what i want|wanted|said|meant|need, what i asked for
    what i was looking for, what i am looking for, what i had in mind
  `,
  wrong: `
    wrong, incorrect, false, untrue, inaccurate, mistaken, mistake, error, a lie, lying, misunderstood, misheard, off base, bogus, invalid, wrongly
    incorrectly, terrible idea, bad idea, unacceptable, impossible, nonsense, ridiculous, misunderstanding, misheard me, opposite
  `,
  not: 'not, nothing, neither, hardly, by no means, in no way, none, nowhere',
  unsure: `
    maybe, perhaps, possibly, unsure, might, could be, not sure, not certain, not positive, i guess, i suppose, i do not know, do not know, kind of, sort of, who knows
    probably, either way, uncertain, undecided, on the fence, hard to say, depends, it depends, do not care, no idea, potentially, likely, unlikely, no clue
    not too|entirely|really|so|quite|completely|totally|exactly|very|all sure|certain, can not decide|say|tell, i can not decide|say|tell, think about it|that|this, i will think about it|that|this, have not decided, let me think, need to think, we will see
    i am not sure|certain, sure if, not know, hard to tell, could go either way, may or may not, iffy, doubtful
  `,
  acts: `
    delete remove erase clear drop trash kill add mark change update rename complete finish save send create discard
  `,
  aside: 'i am ok|fine|good|well|great|alright|happy|glad|here, i will be, how about, what about, well done',
  small: 'please thanks thank you that it so too sir do this and to me oh',
  glue: `
    i you it that this them they we he a an the is are was am be been being do does did will would can could should shall may have has had from
    please thanks thank so very much too also just actually really quite pretty all my your me us to of for and oh well um uh hmm ah er like want wanted need
    know said say says saying think thought believe feel answer response statement information info meant mean there here now then again
    got get go going with about at by in on as anymore any more else longer right already sir ma'am man dude buddy pal friend bro love loved
    prefer wish hope percent asked asking ask told tell request requests command commands action actions process operation instruction instructions
    doing talking speaking talk speak sounds sound looks look seems seem appears work works working time moment idea kidding joking hey hi hello dear god gosh
    fully way current previous last latest question trying try happen happening immediately instantly once listening reading let plan good great fine nice cool
    perfect awesome thing sorry wait mind before after until #emoji happy glad everything anything something program dialog interaction conversation sequence
    execution running playing proceeding nor or ever bother either make sure appreciated kindly assistant siri alexa google computer bot robot ai yourself both
    because even close interested needed necessary required worry changed need decided rather dokie dokey heard understand understanding case point part whole
    needs today help helping further progress current event transaction continuing proceed changed whatsoever million years
    under any circumstances having lol haha ha bad afraid made mission minute second
  `,
}
