import type { Opening } from '../language.ts'

export const openings: Opening[] = [
  {
    kind: 'address',
    says: `
      hey, hi, hello, hey there, hi there, hello there, yo, ok, so, well, um, uh, umm, uhh, oh, ah, hmm, alright, all right, right, now, and, also, then, but, actually
      siri, alexa, google, cortana, assistant, computer, jarvis, bot, robot, bixby, ai, please, kindly, just, quickly, quick, real quick, good morning, good afternoon
      good evening, excuse me, sorry, thanks, thank you, great, cool, perfect, awesome, dear, man, dude, buddy, friend, ok so, by the way, btw, oh and, one more thing
      if you can, if you could, if possible, if you would, if you do not mind, if it is not too much trouble, when you get a chance, when you have a chance|minute|moment|second, whenever you can
      no, nope, yes, yeah, sure, fine, wait, hold on, lastly, listen, gosh, basically, oops, shoot, darn, man, ugh
      yay, woohoo, hooray, hurray, phew, whew, wow, yippee, good news, great news, i am happy|pleased|glad|proud to say|report|announce, i am happy|pleased|glad to tell you, happy|pleased|glad to say|report, just so you know, so you know, fyi, for the record, let the record show, let the record show that, heads up, as of now, in other news, quick update, mate, hey mate, boss, ok mate, right then, ok then, first off, first of all
      #emoji, for me, real fast, i forgot, i almost forgot, before i forget, so i do not forget, so that i do not forget, lest i forget, in case i forget, just in case, so i remember, so that i remember, oh yeah, you know what, guess what, let me think, let us see, hurry, hurry up and, ok google, hey google, hey siri, hey alexa
      i would like to know, i want to know, i need to know, i forgot
    `,
  },
  {
    kind: 'doubt',
    says: `
      maybe, perhaps, possibly, i was wondering, i wonder, i am wondering, i am curious, wondering, just curious, i am just curious, do you know, any idea, i am not sure|certain
      not sure, not certain, i am not so|really|entirely|totally|quite|completely|100 sure, i am unsure, unsure, i doubt, i doubt that, i guess, i suppose, no idea, who knows
    `,
  },
  {
    kind: 'request',
    says: `
      can|could|would|will you, can|could|would|will you please|kindly|just|also|maybe|possibly|quickly, can|could|would|will i have|get|ask you to, may i have|get|ask you to, can|could you go ahead and, could i trouble you to
      can|could|would|will you help me, can|could|would|will you help me to, would|do you mind, would you be able to, are you able to, would you be so kind as to, would you kindly, will you be able to
      i was wondering if you can|could|would|might|will, i wonder if you can|could|would|might, wondering if you can|could|would, i was hoping you can|could|would, i am hoping you can|could
      is it possible for you to, is there a|any way you can|could, is there a|any way for you to, any chance you can|could, any way you can|could, any way for you to, is there a|any chance you can|could, do you think you can|could, think you can|could
      do you think you would be able to, would it be possible for you to
      i want|need you to, i would like|love|prefer you to, i would like for you to, i would like it if you would|could, i need for you to, i would appreciate it if you would|could, it would be great if you could|would, it would be nice if you could
      i would really like you to, i would appreciate you, i would be grateful|thankful|happy if you, i would be grateful|thankful|happy if you could|would, i would appreciate it if you, i would like it if you, i really need you to, i am asking you to, i am going to need you to, i will need you to, i am gonna need you to
      go ahead and, go on and, go and, do me a favor and, do me a favour and, be a dear and, be sure to, be sure and, make sure to, make sure you, make sure that you, be sure you, you should, you can, you need to, you may, you must, you could
      why do not you, why not, how about you, how about, what about, feel free to, help me, help me to, please help me, please help me to, kindly, you will need to, you will have to, you will, try to, try and, you have to, you better, do please
      i command you to, i order you to, i request you to, i request that you, i ask that you, please be sure to, take a moment to, shall we, can we, could we, can we please, may we, we should, we need to go ahead and
      i demand that you, i am requesting that you, your task is to, your job is to
    `,
  },
  {
    kind: 'permission',
    says: `
      can|could|may i, can|could|may i please, can|could|may i just, am i able to, is it possible to, would it be possible to, is there a|any way to, is it ok to, could i have you, can i have you, may i have you, can i get you to, could i get you to, is it alright to, is there a|any way i can|could, is it possible that i, might i, am i allowed to
      would it be possible, would i be able to, could it be possible to
    `,
  },
  {
    kind: 'wish',
    says: `
      i want to, i would like to, i would love to, i wish to, i would prefer to, i am trying to, i am looking to, i am going to, i will, let me, i am hoping to, i would just like to, i just want to, we want to, we would like to, want to, would like to
      i was hoping to, i was wanting to, i really want to, i also want to, i would also like to, i think i want to, i think i will, i am ready to, i decided to, i have decided to, i feel like, i plan to, i guess i want to
      i was thinking to, i intend to, i am wanting to, i am needing to, i was trying to, i was looking to, allow me to, let us, let us go ahead and, let us just, it is time to, time to, i can, we can, i can now, now i can
    `,
  },
  {
    kind: 'duty',
    says: `
      i need to, i ned|nee|neeed to, i have to, i must, i got to, i have got to, i should, i ought to, i am supposed to, i really need to, i also need to, i also have to, i still need to, i still have to, i just need to
      must, i have actually got to, we need to, we have to, we must, we should, need to, have to, got to, i better, i had better, i would better, i really have to, i really should, i probably should, i am going to need to, i will need to, i will have to, i am gonna have to
      i am going to have to, i do need to, i do have to, i think i need to, i think i should, i definitely need to, i need also to, it is necessary to, i really must
    `,
  },
]
