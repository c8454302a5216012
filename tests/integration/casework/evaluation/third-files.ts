import { type PrivilegeSet, readSamples } from './sample-text.ts'

const privileged = readSamples(`
=== a1.txt
Priya, I read the incident file twice. You are safest if the supervisor writes down her own account this week, without help from HR, and sends it straight to me. Do not circulate it. Helen Troost, Troost Employment Law
=== a2.txt
To: Helen Troost
Helen, the driver who crashed wants his old shift back. If we say no, is that a problem under the disability act? We have nobody else for nights.
=== a3.txt
Notes of call 6/3, HT / PS / board chair. HT walked us through the options: fight, pay, or offer the transfer. Her preference is the transfer. Chair wants a number by Monday.
=== a4.txt
School board, closed session. The superintendent relayed the advice received from the district's attorney on the dismissal of the coach. No action was taken.
=== a5.txt
[11:15] Priya: did Helen get back to you
[11:40] Omar: she did, we're not supposed to reply to the union until she has seen the bylaws
=== a6.txt
Dear Mr. Lund, this confirms that you have hired me to look into your dismissal. I charge a third of what we recover. Nothing is owed if we get nothing. Please sign below. M. Castellanos, Attorney
=== a7.txt
Ranking of our witnesses for HT: 1 Farrow (calm, likable). 2 Osman (knows a lot, gets angry). 3 Pike (avoid).
=== a8.txt
Please find the settlement brief for the mediator, draft 4, for your eyes only. I left the bottom line blank; tell me by phone.
=== a9.txt
Estimado doctor Paz: me despidieron ayer y no me pagaron. ¿Puedo reclamar? ¿Cuánto me cobraría por llevar el caso?
=== a10.txt
Liebe Frau Troost, der Betriebsrat widerspricht. Dürfen wir trotzdem kündigen? Bitte um kurze Einschätzung bis Freitag.
=== a11.txt
Bonjour Maître, l'employeur me propose 8 000 euros. Dois-je accepter ? Je ne leur ai encore rien répondu.
=== a12.txt
Audit of pay practices, done because our outside lawyers need the numbers to tell us where we stand. Clerks: 41 misclassified. Drivers: none.
=== a13.txt
Subject: RE: RE: Farrow
Agree with Omar's edits but strike "as usual": it suggests a pattern and they will put it on a slide.
-- HT, Deputy GC
=== a14.txt
Log of privileged material withheld: 0012 email Troost/Sood 5/2 advice on transfer; 0013 same, attachment.
=== a15.txt
Mom, the lawyer lady was nice. She said the cameras help me and that I must not quit. We see her again Tuesday. Bring the letter.
=== a16.txt
Farrow prep questions: How long with company? Who wrote the note? (she will say Pike) When did you first hear of the pain? (careful!)
=== a17.txt
Weekly update. Two new hires. Helen's read on the coach thing: they have no claim for the bonus but the overtime is real. Copier is fixed.
=== a18.txt
We inadvertently sent you an email between our client and this office on May 2. Please delete it and confirm.
=== a19.txt
Research for Helen: does the state act cover volunteers? Three cases say no, one says yes (2019). The last one is closer to our facts.
=== a20.txt
Invoice, Troost Employment Law. 5/2 Advise re transfer, 0.7. 5/9 Draft reply to union, 1.9. Total 1,014.00
`)

const ordinary = readSamples(`
=== b1.txt
Room booking confirmed for the 14th, 10 to 12. Projector and coffee for eight.
=== b2.txt
Accident report. Driver backed into gate at 5 mph. No injury. Gate bent. Photos attached. Insurer told.
=== b3.txt
Dear Mr. Lund, your employment ends today. Your last pay is enclosed. You may keep your phone number. Priya Sood, HR
=== b4.txt
Coach evaluation: punctual, loud, well liked by parents. Should work on paperwork. Renewal recommended.
=== b5.txt
Union bulletin: contract talks go on. We asked for 4 percent. They offered 2. Come to the hall on Tuesday.
=== b6.txt
To HR: Pike pushed me in the hall on May 1. Farrow saw it. I want it written down. Osman
=== b7.txt
Policy on gifts. Nothing above 25 dollars. Ask the compliance team or the legal department when in doubt.
=== b8.txt
Payroll summary May. Gross 412,300. Taxes 98,112. Garnishments 1,220. Net 312,968.
=== b9.txt
Hi Omar, could you advise when the new gate will come? Priya
=== b10.txt
Job offer: bus driver, 24.10 an hour, 30 hours, from August. Needs a license and a clean record.
=== b11.txt
Meeting notes. Gate repair 2,100. Bus 7 needs tires. Next meeting on the 28th. Omar brings numbers.
=== b12.txt
Return to work note. Mr. Farrow may work six hours a day, no lifting above 15 lb, until June 30. Dr. Weil
=== b13.txt
Customer complaint: the bus was 20 minutes late and the driver was rude. I want my money back. J. Hart
=== b14.txt
Training record. Forklift, passed, 88 %. Valid until 2029. Trainer Pike.
=== b15.txt
The school district was cleared on Monday in a suit over a playground fall. The judge found no fault.
=== b16.txt
Lease for copier: 36 months, 129 a month. Late fee 5 %. Venue is the county where the copier stands.
=== b17.txt
Chat: Omar: pizza or thai? Priya: thai. Omar: ok 12:30
=== b18.txt
Vacation request, Osman, July 6 to 17. Approved by Pike.
=== b19.txt
Letter of reference: Ms. Farrow drove for us for nine years without an accident.
=== b20.txt
Notice: the state inspects buses on Thursday. Have your papers ready.
`)

/** Written after two sets were used for tuning: 8 of 20 privileged ones were missed at the first run. Then used for tuning. */
export const thirdFiles: PrivilegeSet = { privileged, ordinary }
