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
    no problem, not a problem, no problem with that|it, do not mind, do not see why not, i do not mind, i do not see why not, do not have a problem with that|it, i am ok|fine|good|cool with that|it|this
    i would say so, can do, will do, it is a deal, i will go with that, that is the one, that is the idea, suits me, that suits me, i am all for it, go on then, i give you permission, you have my permission|approval|blessing|consent|ok
    please continue, yes to that, i vote yes, why of course, is fine|ok with|by me
    bingo, fair enough, deal, copy that, gotcha, got it, siree, yessiree, righto, that checks out, checks out, could not agree more, i could not agree more, can not argue, agreement, i am down|game, send it
    why yes, feel free, do as you said, do what you said, amen, preach, affirmatively, heck of a yes, my thoughts exactly, you read my mind, can not disagree, no argument|arguments here
    bang|dead|right|smack on, bang on the money, right on the money, damn|darn|dang|bloody|goddamn right|straight|skippy|tootin, too right, quite so, quite right, just so, even so, hear hear
    would like|love that|it, i do want|believe|think that|it|so, i am happy|pleased|satisfied|comfortable with that|it|this, authorize, authorized, i authorize it|that|this, a hundred percent, hundred percent, a thousand times yes, take that as a yes
    get on with it, get to it, crack on, press on, plow|plough ahead, have at it, knock yourself out, fire away, fire ahead, full steam ahead, let us go, let us roll, execute, engage, hit it, do your thing
    consider it confirmed|approved|agreed, that is the ticket, that one please, this one please, yarp, yuh, yeet yes, yass, yessum, totes, okie doke, okey doke, okey dokie, righty ho, alrighty then
    for real, no lie, bet, say less, true enough, fair play, you said it, i second that, seconded, i back that, i support that|it|this, i endorse that|it|this, i am on board, on board, sold, done deal, it is a go, that is a go, a go
    i accept, i allow it|that, allow it, granted, i grant it, sign me up, i will take it, i would be happy|glad|delighted to, with pleasure, gladly, happily, willingly, please and thank you, that it is, that they are, that i do, that i am
    you have it right, you have that right|correct, you got that right, you got it right, got it in one, you hit the nail on the head, on the nose, that is my answer|choice|pick, go with that|it|this, run with it|that, stick with it|that
    i want that, i want it, as you wish, so be it, thumbs up, true dat, 100 percent, one hundred percent, dokie, okey dokey, you are on, affirmed, be so kind
  `,
  echo: `
    it is fine|ok|alright,
    i do, i am, i would, i will, i can, it is, they are, it does, it was, it did, you may, you can, you should, you could, i want you to
    i would love|like to|that|it, i want to, i would like you to, i think, that is, this is, he is, we are, we do, we can, we should, they do, so it is
  `,
  strong: `
    absolutely, definitely, certainly, totally, obviously, positively, naturally, indeed, undoubtedly, clearly, for sure, surely, of course
    most definitely, most certainly, most assuredly, sure, ok, alright, all right, alrighty, completely
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
    far from it, on the contrary, far from the truth, not gonna happen, will not do|work, does not work, not for me, no good, do not you dare, could you not, abandon, reverse, reverse that|it, sorry no, against it, i will not, i would not, i should not
    drop what you, exit out, get me out of here|this, back out of here|this, stop everything, cancel all of that|it|this, cancel all that, not a good idea, nah thanks, canceling, stopping, that is all, that will be all
    not on your life, fat chance, no siree, hard no, no go, veto, thumbs down, better not, jose, call the whole thing off, call off, terminate, discontinue, pull the plug, decided against, against it, decided not to
    pay no attention, forget the whole thing, forget i ever said|asked|mentioned, forget my|the|that last|previous, scratch my|the|that last|previous, take back what i said, undo cancel, start over, opposed, refrain, nothing doing
    go no further, not that one, not those, not this one, made a mistake, no thank, not quite, not exactly, that is not it, fail, cancelation, not going to happen
    not in the slightest|least, not at all, not likely, not bloody|damn|very likely, not really, not remotely, not even close|remotely, not even a little, not one bit, not a bit, not particularly, not especially, not for a second|minute|moment, not in a million years, not on my watch, not this time, not quite right
    had second thoughts, having second thoughts, second thoughts, thought better of it, got cold feet, rethinking it, belay that|it, leave it out, leave off, leave well alone, leave things as they are|were, leave it how it is|was, leave it like that|it
    forget all that|this, forget all of|about it|that|this, scrub that|it, rewind, wipe that|it from your memory, strike that from the record, as you were, stand down, at ease
    cancel|scratch|forget|ignore|disregard|scrub|skip that|my|the last one|bit|part|thing|request|command|instruction|message|sentence|statement|comment|order|remark
    cancel|scratch|forget|ignore|disregard last one|bit|part|thing|request|command|instruction|message|order, cancel|kill|drop|scrap|stop|abandon the|that idea|request|command|operation|action|whole thing?
    cancel|abort|end|halt|cease|terminate|forget|ignore what|whatever|everything|anything you, scratch|strike|undo|erase what|everything|whatever i, nix that|it, hold that thought, hold your horses, forget you heard, do not even think about it|that, do not care for that|it|this, against that|this|it, oppose, i oppose
    kill it|that|this, can it, bin that, axe that, ditch that, hang on, hang on a sec|second|minute|moment, hold on a sec|second|minute, hold up a sec|second|minute, wait a sec|second|minute|moment, whoa, woah, whoa there, easy, slow down, stop talking, pack it in, give it a rest, give over
    negatory, nuh, nawh, nopes, noo, noes, non, nein, nyet, no no, no bueno, heck no, hell to the no, thanks but no thanks, no thanks to that, i will pass on that|this|it, i would pass, hands off, do not touch it|that|anything, do not bother, do not worry about it|that
    wrong one, wrong answer, wrong way, the wrong one, the other one, not the one, not the right one, that is not the one, not what i said|meant|asked|wanted|want|need, did not mean|say|ask|want that|it|to|this|for, got it wrong, get it wrong, have it wrong, got that wrong, have got it wrong, have that wrong
    you|i|we|they got|have|get it|that wrong, you|i|we|they have got it|that wrong, out of luck, no luck, dream on, in your dreams, yeah right, as if, when pigs fly, over my, like hell, bugger off, get lost, go away, get out, buzz off, back off, cut the crap
    no dice, 👎, 🛑, ✋, ❌, 🙅, 🚫, decline, declined, refuse, reject, rejected, disagree, object, i doubt it|that, i doubt, shut up, be quiet, quiet
    silence, hush, shush, i beg to differ, knock it off, cut it out, quit it, do not, please do not, i would rather not, rather not, i would prefer not, let us not
    god no, go back, back, take it|that back, take back that|it, zip it, no longer, no more, cut it, dismiss that|it|this, discard that|it
    mute, cancel out, cancel out of it|this|that, time out, put a stop to it|that|this, drop that|this
  `,
  right: `
    right, correct, true, accurate, exactly, exact, precisely, precise, spot on, on point, on the money, valid, factual, legit, on track, perfectly
    nailed it, the case, a fact, the truth, accurately, correctly, understood, acceptable, yes, what i want|wanted|said|meant|need, what i asked for
    what i am saying|asking|after|thinking, what i was looking for, what i am looking for, what i had in mind
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
    could not tell|say, i could not tell|say, could not tell you, i could not tell you, can not tell you, i can not say for sure|certain, beats me, search me, who can say|tell, your guess is as good as mine, no telling, hard to know, ask me later|again|tomorrow, up in the air, toss up, a toss up, a coin flip, meh, so so, more or less, somewhat
    in a way, up to you, it is up to you, you decide|choose|pick, whatever you think|want|like|prefer, does not matter, no preference, fifty fifty, jury is still? out, remains to be seen, time will tell, sleep on it, if you say so, torn, tbd, we shall see, get back to you, let me get back to you, i will get back to you, i will let you know, let you know
    have to see, wait and see, not a hundred percent sure, not 100 sure, not 100 percent sure, not so sure, either one, either is fine, could be either, it is possible, anything is possible, i would have to think, give me time, need time, too soon to say|tell
    i am not sure|certain, sure if, not know, hard to tell, could go either way, may or may not, iffy, doubtful
  `,
  acts: `
    delete remove erase clear drop trash kill add mark change update rename complete finish save send create discard
    deleted removed erased cleared dropped trashed added changed updated renamed completed finished saved created gone
  `,
  but: 'but, except, however, unless, although, though, instead',
  aside: `
    i forget|forgot what i,
    i am ok|fine|good|well|great|alright|happy|glad|here, i will be, how about, what about, well done, nice|good|great|cool one, make sure, sure you are, i am sure you, you are sure
    ok|hey|hi|hello|yo google|siri|alexa|computer|cortana|assistant|bixby, right on time, correct time, is that|this|it right|correct|true|so|ok|fine|accurate|good, that is what she|he said, that is the spirit
    that is good|great|nice|cool|awesome|fine thanks, that is great|nice|cool|awesome|lovely thank you
  `,
  small: 'please thanks thank you that it so too sir do this and to me oh',
  glue: `
    i you it that this them they we he a an the is are was am be been being do does did will would can could should shall may have has had from
    please thanks thank so very much too also just actually really quite pretty all my your me us to of for and oh well um uh hmm ah er like want wanted need
    know said say says saying think thought believe feel answer response statement information info meant mean there here now then again
    got get go going with about at by in on as anymore any more else longer right already sir ma'am man dude buddy pal friend bro
    prefer wish hope percent asked asking ask told tell request requests command commands action actions process operation instruction instructions
    doing talking speaking talk speak sounds sound looks look seems seem appears work works working time moment idea kidding joking hey hi hello dear god gosh
    fully way current previous last latest question trying try happen happening immediately instantly once listening reading let plan good great fine nice cool
    perfect awesome thing sorry wait mind before after until #emoji happy glad everything anything something program dialog interaction conversation sequence
    execution running playing proceeding nor or ever bother either make sure appreciated kindly assistant siri alexa google computer bot robot ai yourself both
    because even close interested needed necessary required worry changed need decided rather dokie dokey heard understand understanding case point part whole
    needs today help helping further progress current event transaction continuing proceed changed whatsoever million years
    under any circumstances through hard instant attention ever dare unfortunately freaking big such entire listen seriously honestly simply totally actual having lol haha ha bad afraid made mission minute second
    mate boss chief champ captain cap darling honey hun babe sweetie sweetheart luv lad lads lass guys folks girl sis bruh brother sister mister miss madam
    fam homie amigo pardner partner homeboy cowboy jose siree one ones bit damn darn dang bloody hell heck touch sec seconds enough real
    ugh eh argh aw aww ooh gee jeez yikes fat entirely must son queen king hundred thousand feelings
  `,
  certain: `
    yes, yeah, yah, ya, yas, aye, y, ok, sure, sure thing, alright, all right, alrighty, fine, confirm, confirmed, i confirm, i can confirm, agreed, i agree, affirmative, proceed
    accept, accepted, i accept, approve, approved, i approve, do it, do so, do that, please do, go ahead, go right ahead, go for it, go on then, make it so, make it happen, let us do it|this|that
    you bet, you betcha, absolutely, definitely, certainly, totally, of course, for sure, indeed, exactly, precisely, correct, that is right|correct|true, this is right|correct, it is right|correct, that would be right|correct
    i am sure|certain|positive, quite sure, very sure, yes i do, yes i am, i do, 100 percent, 100 sure, one hundred percent, a hundred percent, hundred percent, most definitely, most certainly, positive
    by all means, uh huh, mhm, mm hmm, mmhmm, uh-huh, yessir, yes sir, yes ma'am, yuppers, yeppers, roger, roger that, 10-4, carry on, continue, without a doubt, no doubt, without question
    that is a yes, it is a yes, my|the answer is yes, i say yes, i said yes, i will say yes, consider it confirmed, that is fine|ok|good, that works, that would work, that will work, works for me, sounds good|right|fine, yes you may|can|should
    i want to, i do want to, i would like to, i want|would like you to, i want it|that|this|them deleted|removed|erased|gone, permission granted, you have my permission, feel free, green light, bang on, deal
    👍, 👌, ✅, ✔, 🙆, 🆗, 💯, ☑
  `,
  closes: 'that is it|that, this is it',
  beside: `
    please, thanks, thank you, it, that, this, the, task, one, now, right now, right away, just, go, and, then, to, i, am, so, very, much, really, my, me
    sir, ma'am, mate, buddy, pal, dude, bro, friend, boss, chief, captain, already, delete, remove, erase, clear, drop, trash, discard, deleted, removed, erased, gone
    get rid of, immediately, ahead, oh, well, um, uh, do, is, kindly, dear, for good, permanently, 🙏, 🙂, 😊, 😀, 😄
  `,
}
