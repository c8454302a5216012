import { type PrivilegeSet, readSamples } from './sample-text.ts'

/** Files of a few cases, written to learn the weights of words from (scripts/privilege-weights.ts) and never measured on. */
export const trainingFiles: PrivilegeSet = {
  privileged: readSamples(`
=== timeline for our meeting.docx
You asked me to put down everything in order. I did my best.
Jan 2019 started in the laundry. 2021 moved to the desk.
March 9 Mr. Bell said I was slow since the baby. Nobody heard.
March 20 I asked for the pump room. He laughed.
April 2 they took me off Sundays.
I did not write anything down at the time. Is that bad? There is one more thing about the keys I would rather say in person.
=== RE extension of time.eml
From: C. Moreau
To: Beth Lang
Thanks for the call. We are fine with another 60 days as long as they agree in writing that time does not run. I attach the short agreement for you to sign on behalf of the company. Do not send it to their HR, send it back to me.
=== policy markup.eml
From: T. Ashby
To: Glenda Ruiz
Subject: RE: dress code

Glenda, my changes are in the file. I took out the hair part altogether, six states now treat that as race. I softened jewelry. The religious exception has to say how to ask. Let me see it again before it goes to print.
=== minutes, officers.txt
Officers' meeting May 4. Present: Hunt, Sayed, Flores, and Mr. Quill by phone.
1. Lease: renewed.
2. Personnel. Mr. Quill reported where things are with the former dispatcher, and what he would do. Officers agree. Details not recorded.
3. Truck 9: sell.
=== board packet tab 6.docx
Tab 6. Pending and threatened matters (for directors only)
Hobart: answer filed. Outlook fair. Estimated cost to finish 90 to 120. Reserve 75.
Villanueva: demand received 3/2, 250. Management's position after talking it through with those who advise us is to offer 40.
Union charge: expect it to be withdrawn.
=== phone msg.txt
While you were out. 2:15. Mrs. Duarte's brother. Wants to know if she has to show up on the 9th or if you go for her. Also whether the hospital bills go to you. Call after five.
=== from the paralegal desk.eml
From: Simone
To: t.duarte@mailbox.example
Hello Mrs. Duarte, for the answers we owe them by the 14th I still need: every job since 2015, every doctor since 2018, and any post about work. Please just give me the raw information, we will put it in the right words. Do not leave out the DUI, better it comes from us.
=== scan cover.txt
Attached: the signed contract with our office, the form that lets us get your records, and a copy of the first letter to your employer. Please read the letter before Friday. If something is wrong, call; after Friday it is out.
=== voicemail 0417.txt
Hi, it's Jo from the office. She read what you sent. She says the text about the schedule is really important, don't lose the phone, don't get a new one. And please no more talking to Brandon about it. Okay, bye.
=== transcript voicemail.txt
Hey Glenda it's Tom. Got your message on the guy in receiving. Short answer yes you can, but not this week, and not by text. Do it in person with somebody else in the room, keep it under five minutes, and don't debate. I'll send you two sentences to say.
=== fw quick question.eml
From: Glenda Ruiz
To: Hal Brandt
FW: quick question
Hal, see below. So we're ok if it is the whole department, not ok if just her. I'd drop it.

> Glenda, cutting the whole department's hours is a business decision. Cutting only hers in the month after she went to the state is the kind of thing juries punish. T.
=== list of issues.xlsx.csv
Name,What happened,Question,What we heard back
Hill,on leave since 3/1,can we fill the job,yes but keep a like one
Orr,asked about pay,write-up ok?,no - protected
Platt,58 years,cut with group,show the ranking first
=== rif matrix notes.txt
matrix v4. moved Platt from 5 to 7 because as it was the four oldest were the four lowest. T wants the reason for each change in a note to him and nowhere else.
=== calendar.txt
Tues 10:00 Quill office, prep Hana (bring declaration, photos)
Tues 2:00 mock w/ two strangers as jurors
Thurs 9:30 mediation, Embassy Suites, separate rooms
Fri answers due
=== todo quill.txt
- find out if Bell was written up before
- ask Hana re 2nd phone
- subpoena for the clinic?
- draft letter on missing video, threaten sanctions
- decide: move to strike or let it go
=== draft letter v2.docx
DRAFT v2 - for your ok, not sent
Dear Mr. Lockhart: I write for Hana Duarte. Your client moved her off Sundays eleven days after she asked for a place to pump. [Hana: is eleven right?] We value her claims at [leave blank until we talk]. Please tell your client to keep all video.
=== statement of hana d. (draft).docx
I, Hana Duarte, say: 1. I am 31. 2. I worked at the desk. 3. On March 9 Mr. Bell said [exact words?]. 4. [Anybody near? If not leave this out.] 5. I felt [do not overdo].
=== comments on declaration.eml
Subject: decl
Para 3 should say "slow since the baby" in quotes or not at all. Para 6: were you alone? If you aren't sure drop it, they will ask you about every word. Para 9 is argument, I'll put it in the brief.
=== request for docs - our notes.docx
RFP 1: all. 2: object, too wide, but give 2023 on. 3: nothing we want to give, check whether diary falls under it. 4: none. 5: husband's texts? ask. 7: they want tax returns; fight.
=== rog answers rough.txt
No. 4: "State all facts". Object: premature. Then the short version. Don't commit to the number of times. No. 5: leave open until we have the schedules. No. 9: ask her.
=== doc review log.txt
0001-0044 pay: produce. 0045 email T to G: hold. 0046 same w/ Hal copied: hold. 0047 photo: hot, helps them. 0051 her diary p. 3: hot, bad on dates.
=== hotdocs memo.docx
Team: the five that matter. (1) G's note "before she gets the baby money". Nothing we say will fix that one. (2) The schedule with white-out. (3) Her text "i love it here" in April: we lead with it. (4) Bell's review. (5) Payroll reversal. Think about how we explain 1 without Bell.
=== witness chart.csv
Who,Knows,For us?,Notes
Bell,everything,no,will be defensive - short leash
Sayed,schedule,yes,likes Hana but fears for job
Flores,pump room,maybe,talk to her off site
=== damage calc.xlsx.csv
Item,Low,Mid,High,Note
Lost Sundays,4100,4100,6300,if through trial
Emotional,5000,20000,60000,no treatment yet - send her to someone?
Fees to date,,18000,,do not show them
=== value.txt
What is it worth? Liability 65. If liability, 40 to 110, most likely 70. Less our cost from here, 30. So anything north of 45 net I take. Below 35 I try it.
=== carrier report.docx
Report no. 2. Claim 7781. Insured: Bellweather Inns. Status: demand 120. Our view of liability is guarded: the scheduling change cannot be explained by volume. The desk supervisor does poorly in interview. We ask for authority of 60 before June 4, as the number will go up once he is deposed.
=== ebill.txt
5/02 TQ Revise pump room letter .5
5/02 TQ Tel. w/ G. Ruiz on who decided .3
5/06 SB Pull cases on "slow since the baby" type remarks 2.1
5/07 TQ Think through early offer; note to G. Ruiz .9
=== deposit receipt.txt
Received from Hana Duarte 800.00 to be held in trust for costs in her matter against Bellweather. Balance of deposit 800.00. Thank you. Quill Law.
=== no thanks letter.txt
Dear Ms. Flores, we talked on Monday about your last month at the inn. I cannot take the case. That is no judgment of it. You have until January 9 to go to the state, so please see somebody soon. I keep nothing of what you sent me and will not speak of it. T. Quill
=== conflict memo.docx
New: Flores v. Bellweather. We act for Duarte, and Flores may have to say things Duarte would not like. I think we can do both with consent in writing from each, but not if there is one pot of money. Talk?
=== joint call.txt
Call of all three defendants' people 6/1. Agreed: same expert, each his own questions for Hana. The franchise side will not say that the inn ran the desk, for now. Nobody writes this down but me.
=== jd memo.txt
To our group. Attached is what our man saw when he talked to the night clerk. It is shared because we are all defending this together. No copies to the carriers.
=== clawback.eml
Subject: please delete
You have an email from G. Ruiz to me of May 4 in volume 2 at 0046. It should not have gone out. It is between my client and me. Please confirm by tomorrow that all copies are gone. T. Quill
=== expert mail.eml
From: Dr. Ana Whitfield
To: tq@quill.example
Tom, I can say that a change like that is not explained by occupancy. I cannot say that it was because of the baby, and if they ask me I will have to say so. Do you still want a report? Nothing written so far.
=== invest plan.docx
Inquiry, front desk. Requested by Quill so that he can advise the inn. Who: Sayed, Flores, Bell last. What not to ask: leave plans. Each is told that I work for the company's side and that what is said belongs to the company. Notes go to Quill, not into any HR file.
=== interview bell.txt
Bell, 50 min, second talk. First he said the change came from corporate. Then that it was him. He got red. He asked if he needs his own lawyer; I said that is up to him. Not a man I would put in front of twelve people.
=== hr notes.docx
HR notes (Glenda)
5/1 Hana asked about pump room again. Showed her 2nd floor closet.
5/3 Tom on phone: closet is not ok, has to be a room with a lock and not a bathroom. Fix today. Don't say "fix".
5/4 Room 214 ready.
=== hal and glenda chat.txt
[3:02] hal: can i tell bell he's being looked at
[3:04] glenda: tom said no not until thurs
[3:04] hal: and if he asks
[3:05] glenda: "it's being handled". that's all. tom's words
[3:07] hal: k
=== teams chat.txt
Sayed: did they talk to you
Flores: yes that lady from the outside
Sayed: my guy told me say nothing more till he is with me
Flores: u have a guy?
Sayed: union got me one. he says my answers sound like i knew
=== to my sister.eml
Subject: update!!
So the meeting was good. He thinks I'd get between 40 and 70 if we wait, less if I want it over. They have a note with "baby money" in it!!! I'm not supposed to tell so don't.
=== spouse fwd.eml
From: Hana
To: Luis
FW: where we are
Read this and tell me what you think, then delete.
> Hana, they are at 30. I'd say no. The note is worth more than that alone. But it is your life and your money. TQ
=== nota.txt
Me dijo don Tomás que no hable con Bell ni con nadie del hotel, que guarde el teléfono y que el lunes me prepara para las preguntas.
=== carta hermana.txt
Ya fui con el señor de las oficinas del centro. Dice que sí hay caso, que pida mis talones y que no firme la renuncia aunque me paguen.
=== vermerk.txt
Vermerk, Telefonat mit Q. am 3.5.: Umkleide reicht nicht. Raum mit Schloss sofort. Nichts Schriftliches an Frau D. Bell nicht vor Donnerstag anhören. Q. sieht das Risiko bei etwa 60.000.
=== note tel.txt
Appel de Q. ce matin. Il conseille de ne rien changer au planning avant que l'inspection soit passée, et de ne pas répondre à la lettre du syndicat. Il chiffre le risque à 60 000.
=== who decides.txt
Before I can tell you whether this is safe I need to know who chose the names, when, and whether that person knew about the complaints. If it was Bell, stop and call me.
=== press.txt
If a reporter calls: "We do not talk about our people, and we take such things seriously." Nothing on Hana, nothing on the state. I cleared this with T.
=== apology.txt
I would not let Bell apologize in writing. If he wants to, in person, with nobody taking notes. In this state an apology can be used.
=== training followup.txt
After what came out in the inquiry we were told to train the desk people within the month, since it will look better if it is done before the state comes. Please do not mention the reason in the invitation.
=== references.txt
If they call for a reference on Hana: dates and title only. That is the line until the matter is over. Send them to me.
=== unemployment.txt
On the unemployment form: we were advised not to fight it. What Bell would have to say there is worth more to her than the benefits are to us.
=== prior guy.txt
There was a man before her, 2018. He got 15,000 and signed that he would not talk. Do we have to tell them about him if they ask for "all complaints"? Please call me on my cell, not here.
=== texts.txt
Me: he wants to meet for coffee to "clear the air"
Q: no coffee
Me: ok
Q: if he comes by anyway, listen, say nothing, write it down after
=== pills.txt
I should have said it when you asked. I took something that morning. Not much. It is in the clinic paper. Does that sink us?
=== sanctions.txt
They wiped the desk computer on May 6, two days after our letter. I can't decide if I want the computer or the argument. The argument may be better.
=== remand.txt
They took it to federal court a day late, I think. Count it with me: served on the 2nd, filed on the 2nd of next month, is the 30th day a Sunday? If they are late we go back to our judge.
=== appeal.txt
We lost on leave and won on pay. To appeal costs 25 and takes a year and a half. One in six. Let us take the pay and go home unless you feel strongly.
=== bk.txt
He is going bankrupt, so whatever we win stands in line. Better 20 now from his brother than 90 on paper.
=== RE timeline.docx
Here is what I remember, you wanted it with dates.
2021 hired. Good reviews until Vince came.
Feb 3, 2025 I told Vince about the smell in the mixing room, he rolled his eyes
Feb 20 wrote to the safety man (copy attached)
Mar 2 moved to nights
I have not shown this to anybody. There might be a text from Vince on my old phone, do you want it even if some of it makes me look bad?
=== fw handbook comments.eml
From: Ingrid Sole, Deputy General Counsel
To: Pam Orozco
Pam, two things. The probation language on 6 sounds like a promise after 90 days, please take it out. And the phone policy cannot forbid talk about pay. Happy to look at the next version before the managers see it.
=== tolling agreement cover.eml
I attach the tolling agreement, signed by them. It buys us until September 30. I still want to have the complaint ready by August in case the talks go nowhere. Dates are in the calendar.
=== ExecComm minutes 4-9.txt
Exec committee 4/9. Present: Sloan, Park, Idris. R. Kemp (outside counsel) for item 3.
1 Budget ok
2 New sign ok
3 Kemp: status of Marlowe. Two weak points, one of them the missing log. Suggests early mediation. Committee authorizes up to what was discussed.
=== focus group.docx
Mock jury, May 12, twelve people, two rooms. Prepared for trial counsel.
Room A 4-2 for us. They did not like Vince. "Why did nobody write it down?"
Room B 5-1 for her until they saw the log.
What moved them: the smell, the move to nights. What did not: our chart.
=== accident recon call.txt
Call with Dr. Pell, 5/3. Brake marks don't fit what our driver says. He would put us at 38 mph. I told him to stop there and not write a report until we have talked with the carrier.
=== to the adjuster.eml
Re: Marlowe, your file 22-118. You asked for my evaluation before you set the reserve. Liability is more likely than not, because the log for February is gone. Range 90 to 160. I recommend 110 and a try at mediation before depositions, since Vince will not do well.
=== questions for vince.txt
1 when did you first hear about the smell
2 who decided nights
3 where is the Feb log (do not ask unless he brings it up with us first)
4 did you call her a name
practice 4. he blushes.
=== redline cover note.eml
Our changes to the separation agreement are in blue. We took out the cooperation clause, it would have made you work for them for free, and the liquidated damages. The bad-mouthing clause now goes both ways. Do not sign until they agree to 4.
=== severance questions.eml
To: rkemp@kempsloane.example
Before I sign: does number 7 mean I can't apply there again? Does the money get taxed? And if they say bad things about me first, am I still bound?
=== slack dm export.txt
pam: vince wants to know if he can answer marlowe's email
ingrid: no. nobody answers. i'll draft something
pam: he already wrote "noted"
ingrid: ok. nothing more. and no deleting
=== whatsapp.txt
Oficina Kemp: Señora, mañana trae los recibos y la carta. No hable con Vince.
Yo: y si me llama?
Oficina Kemp: No conteste y nos avisa.
=== note on envelope.txt
Kemp 3pm - bring phone, pay stubs, log. ask: can they see my facebook? how long? what if i find new job
=== letter from firm.pdf
KEMP & SLOANE
Dear Ms. Marlowe: this is to sum up our talk of May 2. You told us that you wish to go on with the charge and not to accept the offer of four weeks. We explained that the agency may take a year and that most charges end without a finding. Please keep looking for work and keep a list of where you applied.
=== bill.txt
KEMP & SLOANE Statement 118
5/2 RK Meeting with client on offer 1.1
5/3 JT Research: night shift as adverse action 2.6
5/5 RK Letter to employer, revise after client's remarks .8
=== staff memo.txt
To: RK From: JT Re: Is a move to nights an adverse action?
Short: in this circuit since 2024, probably yes, if there is some harm in terms of the job. Same pay does not end it. The two cases that go the other way are older. We should plead the child care trouble.
=== to do marlowe.txt
call Pell / get old phone imaged / find coworker from day shift / answer their letter by the 9th (RK) / decide on state claim / ask her re: 2016 dismissal
=== hr to file.txt
5/6 Pam. Per Ingrid: treat Marlowe like before, no extra checks. Any discipline goes to her first. She will write to Vince herself.
=== manager asks.eml
From: Vince
To: Ingrid Sole
Can I at least move her back to days so this goes away? I don't want to make it worse.
=== ingrid back.eml
From: Ingrid Sole
To: Vince
Not yet. If we move her back now without talking to her it may look like we admit it. Let me offer it in the letter. Until then no changes and no talk with the crew.
=== ceo txt.txt
Sloan: where are we w/ marlowe
Ingrid: demand coming. i'd guess 150. worth maybe 60-80
Sloan: do it quiet
Ingrid: will need board ok over 50
=== audit request.docx
The wage review of the plants was started by the office of general counsel so that it can tell the company how the law applies. Please send results to I. Sole only, mark each page, and do not draw conclusions in emails.
=== wage review result.xlsx.csv
Site,Issue,Hours,Back pay est.,Comment for I.S.
Dock,gown time,2110,48500,3 yrs if willful
Mix,auto lunch,890,19900,manager knew since 2022
=== hold notice.eml
Please keep everything you have on Ms. Marlowe, the mixing room and the February log, on paper or phone. This stays in force until I lift it. Don't talk about it with each other. Ask me if unsure. Ingrid
=== it answer hold.eml
Ingrid, done: 6 mailboxes frozen, auto delete off, Vince's laptop swapped. One thing: his phone was reset on May 4. Do you want me to write that down anywhere?
=== union counsel.eml
Dana, for the arbitration: our best witness is the steward from nights. I would not call Marlowe herself unless they bring up 2016. I need the seniority list and who asked for nights in the past. Keep this off the bulletin board.
=== steward to lawyer.txt
Steward here. The arbitrator we got in March hates us, can we strike him again? Also Vince told me something off the record that helps but he'd get fired.
=== ins broker.eml
From: our broker
Ingrid asked me to tell only you: the carrier may deny because notice was late. She wants nobody to mention the January email until she has read the policy.
=== to spouse.txt
Kemp says wait. He says if they raise it to 60 we should think. Don't tell your mom this time pls
=== daughter translates.txt
Mom wants to know if she loses her papers when she complains. Also she signed something in English on Friday and doesn't know what. Can you look? My number is below. (for Mr. Kemp)
=== second opinion.eml
Dear Mr. Haas, I already have somebody but I am not sure. He wants me to take 30. I have the log, a doctor, and two who saw it. Would you take less than 80? What do you charge?
=== haas reply.eml
I can't tell you what to do while you have him, but from what you write I would not be in a hurry. Ask him what he thinks a jury in this county does with a missing log.
=== prep email.eml
Subject: Tuesday
Tuesday they will ask about 2016, your facebook, your brother, and why you did not go to the hotline. Answer the question and stop. If I object, wait. You did nothing wrong, and it is fine not to know.
=== after depo.txt
How I thought it went: good on the smell, bad on the dates. She said "always" three times. Vince's man will use it. Fix with the log on redirect. Offer likely to come down 10.
=== settlement range.txt
M: opening 225, real 120, bottom 85, she thinks 100. tax: half wages. no confidentiality = +5.
=== mediator confidential.docx
For the mediator's eyes only. Our client will not go to trial for reasons of health. She needs it done by August. We believe the February log was thrown away and can prove who did it. We can accept a number that starts with an 8.
=== joint def email.eml
Kemp and I agree that the staffing agency and the plant should not point at each other before the ruling. Share your chronology with us only, we share ours. Nothing goes to the union.
=== draft answer.docx
ANSWER (draft 2, client to check)
14. Denied. [Vince: is that right? did anybody complain before?]
15. Admitted that she was moved; denied the rest. [I.S.: can we say business needs? who says so?]
=== brief outline.docx
I. No adverse act (weak after 2024; put second)
II. No causation: 10 weeks gap (lead with it)
III. Budget reason (careful: Vince)
Leave out: 2016 thing, looks petty
=== discovery plan.txt
Ask for: logs, badge data, Vince's texts. Don't ask for her old reviews, they are worse than what we have.
=== kundin fragt.eml
Sehr geehrte Frau Haas, man hat mir gestern einen Aufhebungsvertrag hingelegt. Ich soll bis Freitag unterschreiben. Darf ich das ablehnen? Bekomme ich dann Arbeitslosengeld?
=== antwort haas.eml
Unterschreiben Sie nichts. Das Angebot ist zu niedrig, und die Sperrzeit droht. Ich schlage vor, dass wir anderthalb Gehälter je Jahr fordern.
=== question salariée.eml
Maître, mon chef veut que je signe une rupture conventionnelle avant vendredi. Est-ce que je peux refuser ? Que vaut mon dossier ?
=== consulta.eml
Licenciada, me dieron a firmar una hoja en blanco. ¿Qué puedo hacer? Tengo miedo de que me corran si no firmo.
=== note fr call.txt
tc w/ KM 10/2 - 25 min
- thinks age claim ok, sex claim no
- wants names of the two guys who kept jobs
- fee: 1/3, costs on us if lose
- hold off signing till 10/9
=== sig page.eml
Hi Bea, when you sign the declaration please use blue ink and send the original by mail. Do not change anything by hand; if a date is wrong tell me and I make a new one. We have to file by Tuesday.
=== docs list from office.txt
What we still need from you for your claim: W-2s 2022 to 2024, the texts from Rick, your notebook, the letter that you got from the state. Please don't mark them up. Bring your phone so that Dana can copy the messages. You can text me at this number.
=== Q for kate.docx
Kate, my questions for Thursday:
1. Do I tell the new employer about this?
2. If they offer me the job back do I have to take it?
3. Rick keeps calling. Block him?
4. How much will all this cost me if we lose
=== kate re Q.eml
1 only if they ask. 2 no, but it can shorten what you get. 3 don't block, save the calls. 4 nothing to me, but you could owe their costs, usually a few thousand.
=== rick memo.docx
To: file. I spoke to Rick's old boss today. He would say that Rick did it before. He does not want to be named. Decide after the ruling whether we bring him. Do not put him on the list yet.
=== weekly status to client.docx
Status as of 10/15, Arbor v. Nolte. Discovery: we have 1,100 pages, they owe us the phone data. Experts: due 12/1. Risk: moderate; the March memo remains the main problem. Next: talk about an offer of judgment at 35.
=== inhouse weekly.txt
Matters this week
- Nolte: wait for phone data; settlement window in Nov; I'd pay 30-40
- Teague: agency closed it, 90 days running until 1/11
- Driver pay: survey done, result not good, on hold for budget
=== mgr question.eml
Subject: Teague came back today
He showed up with a note and wants his old route. The route is gone. Can I send him home? I don't want to say the wrong thing after all that happened with the state. Call me before 2.
=== answer route.eml
Don't send him home. Put him on route 6 at the same pay today and tell him that we will talk tomorrow. I want to see the note first. Nothing in writing to him until then.
=== hr relay.eml
Update for the leads. I checked and we can ask for the note but not what he has. We also should not move his route now. If he asks why, "we're working on it". Thx for not discussing further by text.
=== plant email thread.eml
> can we just pay him off?
I asked. Answer was 4 weeks and a neutral letter is the most we should do now, since a bigger number would look like we think we did something.
=== sup text.txt
Sup: HR told me the lawyers want my notes
Me: all of them?
Sup: yes and dont rewrite em lol
Me: ok
=== cfo.txt
For the accrual: probable, low end of the range, so we book 30 and disclose nothing. Auditors may ask; send them to me, and give them the letter only, not the memo.
=== audit letter resp.docx
In answer to the auditors' request. We describe the Nolte matter as follows: claim for wages, discovery in progress, company contests. We give no view of the outcome. [Jo, I left out the range on purpose.]
=== ins notice internal.txt
Should we notify the carrier about Teague? Policy says "claim" includes a letter from the state. If we are late they may refuse. But premiums... I'd notify. Draft attached.
=== deal memo.txt
Memo on the Fenway lease fight. Our reading of 14(b) is that they had to give notice twice. A court here reads such things strictly. If we are right they owe the deposit and fees. If not, we are out 22,000. I would send the notice now and not pay October.
=== contract q.eml
Jo, they want to end the supply deal because of our late loads. Section 8 says 30 days to cure. Can they do that? What should we write so that we do not admit anything?
=== contract a.eml
They can't skip the cure period. Write: "we received your letter and do not agree." Nothing on the reasons for the late loads. I will do the long letter.
=== ip q.txt
Does the new logo come too close to theirs? They sent us a letter in 2021. Marketing wants to print on Monday. Need your ok or a no.
=== ip a.txt
I'd not print. Same class, same color, and they have shown that they fight. We could win, but it costs more than a new logo.
=== accident.txt
Driver's talk with me after the crash: he says he looked down at the radio. He told the cop that he did not. This must stay here. We need to decide if he gives a statement to the other insurer at all.
=== nurse.docx
Peer review and risk: prepared for hospital counsel. Dose was given twice. The chart was corrected at 4 am. Nurse M. is upset and has talked to the family. Suggest early contact with the family, no written apology.
=== dental board.eml
The board wants a reply to the patient's complaint in 20 days. Before I write anything: do I have to send the whole chart? There is a note in it I am not proud of.
=== divorce.txt
She can't know about the account before the papers are in. Is that ok or is it hiding? You said there will be a form.
=== divorce a.txt
You have to list it. If you do not and she finds it, the judge gives her all of it. Bring the statements.
=== landlord tenant client.txt
My tenant has not paid since June and now says there is mold. Can I change the locks? If not what's the fastest way?
=== landlord a.txt
No lockout, that costs you triple. Serve the 3-day notice I attach, take photos of the mold, and stop texting with him.
=== will client.eml
I want to leave my son out. He will fight it. What do I do so that it holds? My doctor can say that I am clear in the head.
=== tax.txt
Per our tax people (the law side, not the accountants): amend 2022 before they write to us, say it was an error, and keep emails about it to a minimum.
=== immigration.eml
Licda. Paz, mi patrón no quiere firmar la carta. ¿Puedo pedir la visa sin ella? No le he dicho que vine con usted.
=== criminal.txt
He talked to the detective for an hour before he called us. From the tape: he puts himself at the scene. We move to suppress and we do not let him talk again, not to his mother either.
=== plea.txt
They offer 18 months. I think with his record we see 4 to 6 years after trial. He has till Monday. He should hear it from you and me together.
=== school.txt
Advice from the district's lawyer by phone, 9/4: hold the hearing, let the parents bring whom they want, do not read the other child's name, and record it.
=== city closed.docx
CLOSED SESSION NOTES. City attorney went through the claim of the former chief: two theories, one without merit. Council ok with up to 200. No vote recorded.
=== nonprofit.eml
Our pro bono people looked at the bylaws. The vote in March was not valid. Do it again before anybody notices, with 10 days notice.
=== union side.txt
Our labor guy says the ULP is a loser but filing it gets us to the table. File Friday, pull it in two weeks.
=== arbitrator list.txt
Strike: Mott (employer), Ames (slow). Keep: Liu, Bratt. Order: Liu, Bratt, Sosa. Reasons are for us only.
=== tro.txt
If we ask for the order on Friday we get Judge Hale, on Monday it's Orr. Hale grants them. Clients must be ready with the declaration by Thursday noon; do not tell them about the judges.
=== jury notes.txt
Keep 4, 7, 9 (nurse!). Strike 2, 11. Ask 6 about his own firing. Client likes 2, I don't.
=== during trial.txt
pass to K: he just opened the door to 2019. ask him now. and slow down, juror 5 is lost
=== post verdict.eml
We got 64 of the 200 we asked for. They may appeal because of the instruction on motive. I would take 55 now rather than wait. Ask Bea what she wants, without promising anything.
=== priv log draft.csv
No,Date,From,To,Basis,Describe
12,3/4,Jo,Hal,AC,advice on Nolte shift
13,3/5,Hal,Jo,AC,question on same
14,3/9,Kate,file,WP,notes of talk with Rick's boss
=== filter notes.txt
Search terms to find what we must hold back: jo@, "per Jo", kate, "asked legal", nolte w/5 risk. Second look by a human for anything with Hal and Jo together.
=== inadvertent.eml
Bates 440 is an email from me to my client. It was sent by mistake. Do not read it, send it back. Kate
=== retainer paid.txt
Thank you, we received 2,500. We will bill against it each month and ask you to fill it up when it is below 500. The conflict check is done and we can start.
=== cant represent.eml
We ran your name and find that we once did work for the company. So I can't advise you, and please send me nothing more. There is a deadline of 180 days; see somebody now.
=== referral.txt
I spoke with a colleague about your matter without your name. He thinks the first claim is stronger than I do. Shall I bring him in? He would take part of my third.
=== translator.txt
(Translation of the talk, 2 pages.) Client: They paid me in cash. I signed with another name. Kate: Which name? Client: My cousin's. Kate: Okay. We will have to say that at some point. Not yet.
=== mom.txt
Mom: did the lady call back
Me: yes. she says dont post, dont quit, she'll write them a letter
Mom: how much
Me: nothing unless we win
=== group text.txt
Ana: so are we all in??
Bea: he said 3 or more is better, he can do it as a group
Ana: ok but dont talk at work he said
Cam: in
=== avis.txt
Selon Me Daval, l'avertissement ne tient pas faute de témoin. Elle conseille d'attendre le 30 et de ne rien écrire d'ici là.
=== mail an ra.txt
Lieber Herr Kranz, der Betriebsrat hat nicht geantwortet. Gilt das als Zustimmung? Und müssen wir die Schwerbehinderung von Frau T. jetzt erwähnen?
=== parere.txt
A nostro avviso il licenziamento rischia di essere annullato perché manca la contestazione scritta. Meglio trattare, tetto 12 mila.
=== intake committee.docx
New matters, Monday
Ruiz v. Dial Foods - leave claim. For: text from boss, good witness. Against: new job in 2 wks, small damages. Take? Yes if fee shifting.
Olsen - contract, no writing. Pass, send letter with the date.
=== case committee vote.txt
Hart v. Union Gas. Pro: 3 docs, sympathetic. Con: release, two years late on state claim. 3-1 to take, cap costs at 20k, look again after ruling.
=== scorecard.csv
Case,Liability,Damages,Collect,Take
Hart,6,7,9,y
Olsen,3,4,8,n
=== points.txt
their p. 4 wrong: she was there on the 3rd (see badge). p. 6: "never told" - we have the text, hold it. p. 9 good cite, deal w/ it in a footnote
=== witnesses to call.docx
~ Wanda yes, saw it, scared
~ Jim no, brother of boss
~ Lupe maybe; ask through her sister
for R only
=== texts r.txt
R: they sent 30 questions. do 1-10 first, leave 14 to me
me: ok. is it bad that i sold the car
R: no but say so
=== background sheet.docx
For the people who represent me. Other suits: slip and fall 2019. Social media: two, both private now. Anything they could use: I was let go in 2012 for cash short.
=== wa.txt
Luz: el licenciado dice que si llama el dueño no contesten
Chuy: ya me llamó
Luz: no le digas nada y avisa
=== dmg.csv
Scenario,Back,Front,Emot,Pun
low,12000,0,10000,0
mid,40000,20000,50000,0
high,90000,110000,150000,300000
=== safety draft.eml
Paula, attached is the draft rule on working alone. Do we promise too much in 3? And does the state require a second person? I'd like your view before the union sees it.
=== clause.txt
12 is fine. 13 no. 14 needs a date. Never agree to 15, it makes you pay their fees. R.
=== offer talk.txt
told R i want 80. R says 50 is a good day. thinking about it
=== notes strategy.txt
mtd first? 50/50. costs 15k. upside: kills age count. downside: shows our hand. -> no, answer
=== hr w counsel.txt
10/3 asked P (legal) about L's note. P: it's enough, don't ask for more. offer stool + breaks. P will look at letter.
=== insurer.txt
call w/ adjuster: they'd go 60 if we put in 15. she thinks co-def is good for 25. don't tell broker
`),
  ordinary: readSamples(`
=== complaint desk.eml
From: Hana Duarte
To: hr@bellweather.example
Subject: complaint about Mr. Bell

I am writing because Mr. Bell told me on March 9 that I was slow since the baby. He took me off Sundays after I asked for a place to pump. I feel that this is unfair and I would like you to look into it. I am afraid that he will be angry that I wrote.
=== statement sayed.docx
WITNESS STATEMENT for HR
On March 9 I was at the desk. I heard Mr. Bell say something about the baby. I don't remember the words. Hana looked upset. This is true to the best of my memory. R. Sayed
=== text flores.txt
flores: he did it again
me: what
flores: called me sweetheart in front of guests
me: ugh tell hr
flores: they never do anything
me: write it down at least
=== exit form.txt
EXIT INTERVIEW
Why are you leaving? My boss. He plays favorites and cut my hours.
Did you tell anybody? Yes, HR, twice.
Would you come back? Not under him.
=== osha.txt
I want to report that the dryer vent has been blocked since May. Two people fainted. We told the supervisor and he said get back to work. Please keep my name out of it.
=== hr outcome.docx
Dear Ms. Duarte, thank you for telling us about your concerns. I spoke with four people. I could not confirm what you reported. Mr. Bell has been reminded of our policy. Please tell me if anything else happens. G. Ruiz
=== hr invest notes.txt
Inquiry notes, Glenda Ruiz, HR. 3/14 met Sayed: heard "baby". 3/14 met Flores: was not there. 3/15 met Bell: says he meant the computer. Findings: not confirmed. Bell reminded of policy 4.2.
=== raise.eml
From: Hana Duarte
To: Hal Brandt
Hal, I have been here six years and I make less than the new guy. I know because he told me. I'd like 19 an hour. Can we talk about it this week? I don't want to leave but I have to think of my family.
=== bell to hal.eml
From: Bell
To: Hal
Hana was late again, third time this month. I want to write her up. She always has some excuse. Can you sign the form?
=== bell review.docx
Review 2024. Hana Duarte. Guest service 4, teamwork 4, on time 2. Strengths: friendly, knows regular guests. To improve: on time, closing report. Raise: 2 percent. Reviewer R. Bell
=== warning 1.docx
WRITTEN WARNING. Hana Duarte was late on April 2, 9 and 11. She was told about it on April 3. The next time she may be suspended. Her comment: "The bus was late and I have a baby." Signed R. Bell
=== response to warning.docx
I do not accept this warning. I told Mr. Bell about the bus before. Others are late and nothing happens to them. I think it is because I complained. I want this letter in my file. Hana Duarte
=== term.docx
Dear Ms. Duarte, your employment ends today because of repeated lateness. Your last pay will be sent to you. If you sign the attached release within 21 days you get two weeks of pay. You may want to talk to a lawyer before you sign.
=== release.docx
RELEASE. For 2,000 dollars Hana Duarte gives up all claims that she has or may have against Bellweather Inns. She has had 21 days to think it over and may take it back within 7 days. Each side pays its own lawyer.
=== reply to release.txt
Dear Mr. Brandt, I will not sign the paper. Two weeks is not fair after six years. Please send me my last check and my file. Hana Duarte
=== unemployment claim.txt
Reason for separation: fired. Explain: They say I was late. I think they wanted me out because of the baby. Did you get a warning? One. Are you able to work? Yes.
=== employer answer ui.txt
EMPLOYER STATEMENT. The claimant was discharged for repeated lateness after a written warning. Dates: April 2, 9, 11, 20. Contact: G. Ruiz, HR.
=== ui hearing decision.pdf
DECISION. The judge finds that the employer did not show misconduct. The claimant testified credibly. Benefits are allowed. Either side may appeal within 15 days.
=== charge form.pdf
CHARGE OF DISCRIMINATION. I was hired in 2019. On March 9 my manager made a remark about my baby. On April 20 I was discharged. I believe that I was discriminated against because of my sex and in retaliation for complaining. I declare under penalty of perjury that this is true. Hana Duarte
=== position statement filed.pdf
Respondent Bellweather Inns submits this position statement in response to the charge. Charging Party was discharged for repeated lateness. She was treated like others. Respondent denies any discrimination. Exhibits A to D are attached.
=== right letter.pdf
DISMISSAL AND NOTICE OF RIGHTS. The agency has ended its inquiry and makes no determination. You may file suit in court within 90 days of receipt of this notice. Keep this letter.
=== oc demand.pdf
Dear Mr. Brandt: I represent Hana Duarte. She was dismissed a month after she asked for a place to pump. She is prepared to settle all claims for 120,000. If I do not hear from you by June 4 we will file suit. Keep all video and messages. Thomas Quill
=== oc scheduling.eml
From: T. Quill
To: A. Lockhart
Counsel, I can do June 4 or 6 for Mr. Bell's deposition. Let me know which, and whether remote is fine. We still have not received your answers to the second set.
=== stip.pdf
STIPULATION. The parties agree that the time to answer is extended to June 30. Dated May 2. Attorneys for Plaintiff. Attorneys for Defendant. IT IS SO ORDERED.
=== notice depo.pdf
PLEASE TAKE NOTICE that on June 4 at 10:00 plaintiff will take the deposition of R. Bell at 12 Main Street before a court reporter. The deponent shall bring the documents listed in Schedule A.
=== depo tr.txt
Q. Did you say that she was slow since the baby? A. I don't remember it like that. Q. How do you remember it? MR. LOCKHART: Objection, form. A. I said she was tired. Q. Who was there? A. Sayed, I think.
=== motion filed.pdf
DEFENDANT'S MOTION FOR SUMMARY JUDGMENT. Defendant moves for judgment because there is no genuine dispute of fact. Plaintiff cannot show that the reason given was a pretext. See Exhibit B.
=== order.pdf
ORDER. The motion is denied. A reasonable jury could find that the reason given was not the true one. Trial is set for October 3.
=== verdict news.txt
A jury found on Thursday that an inn treated a desk clerk unfairly because she asked for a room to pump. It awarded her 64,000 dollars. Her attorney called it a good day for mothers. The inn's lawyer said it is considering an appeal.
=== hr newsletter law.txt
LAW IN BRIEF. The pump act now covers nearly all workers. Employers must give break time and a private room that is not a bathroom. Penalties apply. This letter is for general information and is no legal advice.
=== firm ad.txt
Hurt at work? Not paid for overtime? Call Quill Law for a free talk. You pay nothing unless we win. Se habla español.
=== seminar.eml
From: events@chamber.example
Breakfast talk: "When can you let somebody go?" with attorney A. Lockhart. Eggs and coffee. Members free. Reply by May 2.
=== bar.eml
The county bar invites members and friends to the summer run. Five kilometers, t-shirts, and judges in shorts. Sign up by June 1.
=== jury summons.txt
You have been called to serve as a juror. Report to the courthouse on June 4 at 8:00. Your employer may not punish you for it. Bring this paper.
=== jury request off.eml
Hal, I got called for jury duty on the 4th. May be one day, may be a week. I'll text you when I know. Flores
=== court off.eml
Hi Glenda, I need Tuesday off for court, it's the custody thing with my ex. I can swap with Sayed. Thanks, Flores
=== traffic.txt
Got a ticket in the company van, 45 in a 35. I will pay it. Do I have to tell the insurance?
=== will.txt
Glenda, could you witness my signature on Friday? It's for the house, the notary comes at noon.
=== policy complaints.docx
4.2 Complaints. Tell your manager, HR or the hotline. We look into every complaint. Nobody will be punished for speaking up. HR may ask the legal department for help. What you say is kept private as far as possible.
=== policy records.docx
Keep pay records for three years, personnel files for seven, and video for thirty days. If you are told to keep something longer because of a claim, keep it until you are told otherwise.
=== policy social.docx
What you post is your own business as long as you do not speak for the company, share guests' names, or threaten anybody. Ask if you are not sure.
=== code of conduct.docx
Be honest. Do not take gifts. Do not share confidential information. Report what is wrong to your manager or the ethics line. We follow the law wherever we work.
=== job post coordinator.txt
We are looking for an HR coordinator. You keep files, answer questions on leave, and help with investigations. Two years of experience. Law or HR degree a plus. 24 to 28 an hour.
=== resume.txt
GLENDA RUIZ. HR manager, Bellweather Inns, 2016 to now: hiring, leave, investigations, unemployment hearings, worked with outside counsel on agency charges. Before: clerk at Quill Law. Degree: sociology.
=== reference hana.txt
To whom it may concern: Hana Duarte worked at our desk from 2019 to 2024. I found her kind and quick. Guests asked for her by name. R. Sayed
=== union.eml
Brothers and sisters, management will not move on Sundays. We filed for arbitration. Come to the hall on Monday, wear your shirt, and do not sign anything they hand you before you have talked to your steward.
=== steward notes.txt
Grievance of Flores, step 1. Asked Bell why the shift was cut. He said volume. We asked for the occupancy numbers. Remedy wanted: Sunday back, pay for four Sundays.
=== grievance answer.docx
Step 2. The grievance is denied. Article 9 lets the inn set shifts. The union has ten days to go to step 3.
=== bargaining.txt
Table notes. They want 4, 4, 4. We said 2, 2, 2. They walked out at three. Back on Tuesday. I think they will take 3 if we move on Sundays.
=== insurance app.txt
Has any claim been made against you in the last five years? Yes. Describe: former desk clerk, discrimination charge, open. Limit wanted: 1,000,000.
=== insurer ack.txt
We received your notice of claim 7781 on June 2. An adjuster will be in touch. Please do not admit fault or settle without our consent. See section 5 of your policy.
=== loss run.csv
Claim,Date,Type,Paid,Reserve,Status
7712,2022-03-01,WC,1200,0,closed
7781,2024-06-02,EPL,0,60000,open
=== auditor letter.txt
In the course of our audit please confirm the balance of your account as of December 31. Sign below and send it back in the envelope.
=== accountant.eml
Hal, my advice is to put the 64,000 in this year. If you spread it the state may ask questions. Call me if you disagree. Your accountant, Pete
=== doctor.eml
My honest view: surgery is risky at your age and may not help. I would try the exercises for six weeks and then decide. Call before Friday. Dr. Weil
=== real estate.eml
The sellers are nervous. I would offer 380 and go to 395, not more. Don't let them know that you have sold yours. Kim, your agent
=== coach.eml
Do not let them rattle you. They will go after you in the first set because you lost last year. Stay back, wait, hit to her left. See you at practice.
=== school.eml
Dear parents, your son hit another boy on Tuesday. We talked to both and to three who saw it. He says that he was pushed first. He will stay home on Friday. Please talk with him.
=== church.txt
Please keep Hana in your prayers. She lost her job and has her hearing on the 9th.
=== facebook.txt
So I got fired today after SIX years because of a bus. Everybody knows the real reason. Bellweather is a joke. Don't stay there!!!
=== reviews.txt
One star. Worst place to work. The boss screams, the hours change by text, they don't pay what they owe. Get everything in writing.
=== dating text.txt
him: are you mad
me: you lied to me about where you were
him: i can explain
me: don't. not by text
=== landlord.txt
You told me that the deposit comes back in 30 days. It has been 45. If I do not have it by Friday I will go to small claims court. Hana
=== customer claim.eml
Your desk lost my coat. It was worth 400. I want to be paid or I will sue. I have the ticket and a picture. J. Hart
=== reply customer.eml
Dear Mr. Hart, we are sorry about your coat. We looked everywhere. We can offer you 200 and a free night. If you agree, please sign and return this letter.
=== hal to bell.eml
Bell, the schedule change looks sloppy. Talk to your people before you move shifts, and give them two weeks. I don't want to hear about it from HR again. Hal
=== hal to glenda.eml
Glenda, what is the rule on breaks for new mothers? I think we need a room. Can you find one by Monday? Hal
=== glenda to hal.eml
Hal, yes: a private room, not a bathroom, with a lock. 214 is free. I ordered a chair and a small fridge. Total 240. Glenda
=== gm meeting.txt
Managers' meeting. Turnover is up. Hal thinks we lose people because of Sundays. Bell disagrees. Options: rotate, pay more, hire weekend help. Decide by June.
=== incident.docx
INCIDENT. Guest slipped by pool, 4 pm. Said his knee hurts. Floor wet, sign up. He asked for the manager's name and took photos. Ambulance declined. Witness: Flores.
=== police.txt
I told the officer what I saw: the man took the bag and ran to the left. I would know him again. He asked me to come in and sign. Flores
=== background.txt
Have you ever been convicted? Yes. Explain: DUI 2019, paid the fine, took the class.
=== i9.txt
Documents seen: passport card, social security card. Attested under penalty of perjury that they look genuine. G. Ruiz
=== garnish.txt
WITHHOLDING ORDER. You must withhold 25 percent of the disposable earnings of the employee until 2,310.00 is paid. Send payments to the sheriff.
=== ada form.docx
Request: stool at the desk because of my back. Doctor's note attached. HR: agreed with Bell on a stool from May 6, check again in 60 days.
=== fmla denial.txt
Your leave request is denied because you have not worked 1,250 hours in the last year. You may ask for personal leave instead. Questions: G. Ruiz
=== wage notice.txt
The state found that three workers were not paid for training time. Total due 612.00. Please pay within 30 days or ask for a hearing.
=== survey.txt
Comment 14: managers have favorites. Comment 15: pay us on time. Comment 16: I am scared to complain because of what happened to the last one.
=== it ticket.txt
Ticket 5512: desk computer reset on May 6. Reason: virus. Files not saved. Closed by K. Orr.
=== vendor contract talk.eml
Our side can live with 30 days to cancel. I would push back on the late fee and drop the rest. Their weak spot is that they need us before summer. Hal
=== kueche.txt
Frau Otte, Sie waren dreimal zu spät. Das ist eine Abmahnung. Wenn das noch einmal vorkommt, müssen Sie mit der Kündigung rechnen. Bell, Betriebsleiter
=== queja.txt
Señora Ruiz: el señor Bell me quitó los domingos después de que me quejé. No me parece justo. Quiero que quede escrito. Ana Flores
=== plainte.txt
Madame, M. Bell me parle mal devant les clients depuis mars. Je vous demande de faire quelque chose. Cordialement, A. Flores
=== concern.eml
From: L. Marlowe
To: HR
Vince moved me to nights after I wrote to the safety man. I think that is not right. I have a child at home. Please look into it and tell me what you decide.
=== hr answer.eml
From: Pam Orozco
To: L. Marlowe
Thank you for writing. I will talk to Vince and two others this week and get back to you by Friday. You can reach me any time. We do not allow retaliation.
=== vince reply.eml
From: Vince
To: Pam Orozco
I moved her because nights were short two people. Nothing to do with the letter. Ask Oduya. I can move her back in June when the new hires are trained.
=== safety letter.eml
To the safety officer: there is a strong smell in the mixing room since January. Two of us had headaches. I told Vince on February 3. Please come and check the fan. L. Marlowe
=== safety reply.txt
Checked fan on 2/22. Belt was loose, replaced. Air test ok. Told crew to leave door open. R. Idris
=== statement oduya.docx
I was in the mixing room on Feb 3. I smelled it too. Lena told Vince. He said he'd look at it. I don't know about the schedule. Oduya 3/12
=== chat coworkers.txt
oduya: heard you're on nights now
lena: yep. thanks vince
oduya: thats messed up
lena: i wrote to hr
oduya: good luck with that lol
=== exit iw.txt
Reason: schedule. What did you like: the crew. What not: my supervisor does not listen. Would you work here again: maybe. Other: fix the fan.
=== osha form.txt
I am reporting my employer. Bad air in mixing room, no fan for six weeks. Supervisor was told. I do not want my name used. Number of workers: 9.
=== osha letter.pdf
We received a notice of alleged hazards at your workplace. Please look into it and send us in five days what you found and what you fixed. This is not a citation.
=== letter to osha.txt
In answer to your letter of March 3: the fan belt was replaced on February 22, air was tested on February 23, results are attached. Yours, R. Idris
=== jury.eml
Pam I have to be in court on the 14th, they picked me for a jury. I'll bring the slip. Who covers line 2?
=== court custody.eml
Hi Pam, need Thursday morning off, hearing with my ex about the kids. Back by noon. Oduya
=== witness subpoena.eml
Pam, I got a paper that says I must be a witness in my neighbor's car accident case on May 2. Do I get paid for that day?
=== pam answers.eml
Yes, bring the paper and you get the day paid. Policy 9.3. Pam
=== policy ai.txt
Using AI. Do not put names or pay into public tools. Do not let it write reviews or warnings. Ask IT which tools are allowed.
=== policy subpoena.txt
If you receive a subpoena or a call from a lawyer about the company, do not answer it yourself. Send it to the front office the same day.
=== policy harass.txt
Harassment because of race, sex, age, religion or disability is not allowed. Tell your lead, HR or the hotline at 555-0133. Nobody is punished for a report made in good faith.
=== policy weapons.txt
No weapons on our land, even with a license. If you see one, leave and call 911. Breaking this rule leads to dismissal.
=== policy records.txt
HR keeps the file. You may look at yours once a year. Ask in writing. Copies are 10 cents.
=== agreement arb.pdf
Both sides agree that claims go to an arbitrator and not to a judge or jury. The company pays the arbitrator. You may bring a lawyer. You may opt out within 30 days by writing to HR.
=== noncompete.pdf
For twelve months after the end of employment the employee shall not work for a competitor within fifty miles. If a court finds this too broad it shall be narrowed. Governing law: Ohio.
=== nda visitor.txt
Visitor agrees not to take pictures and to keep secret what he sees. Signed, date.
=== service agreement.pdf
9. Indemnity. Supplier shall hold customer harmless against claims of third parties, including reasonable attorneys' fees. 10. Limitation of liability. Neither party is liable for lost profits.
=== lease.pdf
Tenant shall pay 4,200 on the first. If tenant is in default for ten days landlord may end the lease and sue for rent. Jury trial is waived by both.
=== insurance policy.pdf
We will pay those sums that the insured becomes legally obligated to pay as damages because of bodily injury. We have the right and duty to defend any suit.
=== complaint filed.pdf
Case No. 25-cv-0118, filed 06/02/25. LENA MARLOWE v. BRIGHT MIX INC. COMPLAINT. 1. This action arises under state law. 2. Plaintiff lives in this county. 3. On March 2 she was moved to nights. Plaintiff asks for judgment, back pay, and costs. /s/ R. Kemp
=== answer filed.pdf
ANSWER. Defendant denies the allegations in paragraphs 3 to 9. First defense: failure to state a claim. Second defense: statute of limitations. Served on counsel of record on July 1.
=== docket.txt
06/02 Complaint. 06/04 Summons issued. 07/01 Answer. 07/20 Order setting conference. 08/02 Notice of deposition.
=== order sched.pdf
The court orders: discovery ends December 1. Motions are due January 15. Trial begins March 9. Counsel shall meet and file a report.
=== affidavit service.pdf
I served the summons and complaint on June 5 at 9:40 by handing them to the front desk. I am over 18 and not a party. Signed before a notary.
=== oc letter prod.pdf
Dear Mr. Kemp: enclosed are documents BM 1 to 220. We object to request 5 as overbroad. Our client's log for February could not be found. Yours, H. Stroud
=== oc email sched.eml
Hal, can we push Vince to the 14th? I have a trial that week. Also still waiting on your client's medical release. Kemp
=== demand.pdf
Dear Ms. Orozco: this firm speaks for Lena Marlowe. She was moved to nights because she spoke up. She will settle for 150,000. Please answer by May 30. Do not destroy any records.
=== offer letter oc.pdf
Dear Mr. Kemp: our client offers 20,000 to end this matter, without admission. The offer is open for ten days.
=== settlement signed.pdf
The parties settle all disputes. Company pays 85,000 in two parts. Marlowe gives up her claims and keeps this confidential. Signed L. Marlowe, Bright Mix Inc.
=== notice right sue.pdf
You may sue the respondent within 90 days. The agency took no position. If you have a lawyer show him this letter.
=== ui form.txt
Why did you leave? I was moved to nights and could not find care for my child. Did you ask for another shift? Yes, twice. They said wait.
=== ui appeal.txt
I disagree with the decision. I did not quit for no reason. I asked for days. I have the emails. Please give me a hearing.
=== news suit.txt
A former worker has sued Bright Mix, saying that she was moved to the night shift after she complained of fumes. The company said it could not comment. Her lawyer said the case is about speaking up.
=== news verdict.txt
Jurors took two hours to clear a bakery of age bias. The judge thanked them. Lawyers on both sides declined to comment.
=== blog.txt
Can your boss move you to nights? In most states yes. But not because you complained about safety. This post is no legal advice.
=== ad legal.txt
KEMP & SLOANE. We fight for workers. Free first talk. No fee unless you win. Call 555-0177.
=== ad secretary.txt
Law office seeks secretary. Type 60 words, answer phones, keep calendars. 22 an hour. Write to office manager.
=== application.eml
Dear manager, I am applying for the job of legal secretary. I worked four years at a front desk and I am a notary. I can start on the first. Thank you, Brooke
=== resume law.txt
Paralegal, 2019 to 2024. Drafted pleadings, kept the docket, met with clients. Before that, cashier.
=== cle.txt
Seminar: new rules on retaliation. Two hours. Speaker: R. Kemp. Lunch included. For members of the chamber.
=== newsletter.txt
BRIGHT NEWS. Fan in mixing room fixed. Lena and Oduya win chili cook-off. Legal corner: make a will this year, our plan gives you an hour with a lawyer.
=== benefits legal.txt
New: prepaid legal plan for 8 dollars a month. Covers wills, traffic tickets and leases. Sign up by May 15.
=== eap.txt
Need to talk? Six free visits with a counselor. Also help with debts and legal questions. Call any time.
=== thank you firm.eml
Hi Brooke, it was nice to meet you at the office party of Kemp & Sloane. Here is the recipe for the dip.
=== closing house.eml
Our closing is on Friday at the attorney's office. Bring your license and the check. Kim, agent
=== union news.txt
We won the fan case at step 3! The arbitrator said the company has to test the air every month. Thanks to all who spoke. Next: nights.
=== grievance form.txt
Grievance 25-14. Article 11, shifts. I was moved without notice. Remedy: days, and pay for child care. L. Marlowe, steward signed.
=== grievance no.txt
Step 2 answer. Denied. Article 11.3 allows moves for short staffing. You may go to step 3 in ten days.
=== negotiations.txt
Day 4. They moved to 3.5. We hold at 4 but could drop the boot money. Their budget is tight before summer. Vote on Sunday.
=== pip.docx
PLAN. Goal: 40 batches a shift. Now: 33. Help: training with Oduya. If the goal is not met by June 30, steps up to dismissal may follow. Employee: the mixer was down.
=== warning.docx
Second warning. You left the line on May 4 without telling your lead. Next time you will be sent home. Employee says: I felt sick from the smell.
=== suspension.docx
You are suspended without pay from May 6 to May 8 while we look into what happened at the gate. Do not come to work. We will call you.
=== termination.docx
We end your employment today for leaving your post after two warnings. You have 14 days to hand in your boots. Insurance ends on the 31st.
=== severance letter.docx
Enclosed is our offer of four weeks of pay. It is good for 21 days. You should talk with a lawyer of your choice before you sign. You may change your mind within 7 days.
=== reference req.eml
Can you tell me if Lena Marlowe worked for you, in what job and how long? We want to hire her. Thanks
=== raise ask.eml
Hi Vince, I do the work of two since Tom left. I know what others make. I think 24 is fair. When can we talk? Lena
=== shift swap.eml
Can anybody take my night on the 12th? It's my son's play. I'd owe you one. Lena
=== manager meeting.txt
Leads: too many call-outs on nights. Options: bonus, rotate, hire. Vince against rotating. Pam brings numbers. Decide next time.
=== complaint customer.eml
Your mix was lumpy and my client is angry. I want my money back or I will go to small claims. Photos attached.
=== supplier fight.eml
We are not going to pay for the late load. Our contract says 48 hours. They know they are wrong. I would offer half and move on. Vince
=== price talk.eml
They will say that resin is up. Do not believe it. Start at 410, we can live with 435. Tell them we have another quote.
=== inspection.txt
City inspector: two exits blocked, one lamp out. Reinspection in two weeks. No fine.
=== medical note.txt
Ms. Marlowe should not work in fumes for 30 days. Headache, improved. Recheck April 2. Dr. Weil
=== ada ask.docx
Request: day shift because of my sleep disorder. Note attached. HR: met on 4/9, agreed to try for 60 days.
=== leave letter.docx
You asked for leave from May 1. You are eligible. Please send the doctor's form within 15 days. Your job is kept for 12 weeks.
=== personnel file.docx
Dear Ms. Marlowe, here is the copy of your file that you asked for, 38 pages. There is no charge.
=== background.txt
We were not able to hire you because of what is in the report. You can get a copy and dispute it within 60 days.
=== garnishment.txt
By order of the court 15 percent of your pay goes to the creditor until 1,900 is paid. Questions: payroll.
=== police.txt
Report 25-771. Two men argued at gate 3. One pushed the other. No injury. Both told to go home. Video given to officer.
=== fb.txt
they put me on nights bc i opened my mouth. whatever. karma is real
=== review.txt
2 stars. Pay is ok. Managers play favorites and nobody listens about safety. HR is on their side.
=== love.txt
are you still mad? you never tell me the truth. call me tonight, not by text
=== dienst.txt
Ab Montag gilt der neue Schichtplan. Tauschwünsche bitte bis Mittwoch an Frau Otte.
=== beschwerde.txt
Sehr geehrte Frau Otte, mein Vorgesetzter hat mich vor allen angeschrien. Ich bitte um ein Gespräch. L. Kranz
=== aviso.txt
A todos: el viernes no hay turno de noche. El lunes traigan sus botas nuevas.
=== despido.txt
Le comunicamos que su empleo termina el 30 de mayo por faltas repetidas. Pase por su cheque. Recursos Humanos
=== note.txt
À tous : la machine 2 est en panne jusqu'à jeudi. Merci de passer par l'atelier B.
=== table.csv
sku,desc,qty,price
118,mix a,40,12.10
119,mix b,22,13.40
=== bank.txt
05/02 PAYROLL BRIGHT MIX 811.20
05/04 GROCERY 64.10
05/06 CHILD CARE 220.00
=== org.txt
Plant manager: Sloan. Line leads: Vince, Park. Safety: Idris. HR: Orozco. Front office: open.
=== credit.txt
Credit 1181 for returned drums (4). Applied to your account. Balance 0.00.
=== moving.txt
We pay up to 5,000 for your move with receipts. If you leave within a year you pay it back in part.
=== recruiter.txt
Hi Lena, we have a day shift lead job, 26 an hour, five miles from you. Interested? Courtney
=== birthday.txt
Sloan turns 60 on Friday. Cake at three. Sign the card on my desk, do not tell him.
=== note call.txt
tc w/ KM 10/2 - 25 min
- order 40 boxes not 30
- wants blue lids
- delivery 10/9, pay on arrival
=== sign form.eml
Hi Bea, when you sign the enrollment form please use blue ink and send the original by mail. Do not change anything by hand; if a date is wrong tell HR.
=== docs new hire.txt
What we still need from you before your first day: license, bank form, two references, uniform size. You can text me at this number. Welcome!
=== Q for kate hr.docx
Kate, my questions about the new plan:
1. Do I tell the dentist?
2. If I change in May do I have to pay again?
3. Can my son stay on it?
=== kate hr reply.eml
1 only if they ask. 2 no, but the card changes. 3 yes, until 26.
=== memo file warehouse.docx
To: file. I spoke to Rick today about the forklift. He said the brake is soft. He will bring it to the shop on Friday. Do not use it until then.
=== weekly status project.docx
Status as of 10/15, dock project. Steel: late. Paint: done. Risk: moderate; the March rain remains the main problem. Next: talk about a second crew at 35 an hour.
=== weekly hr.txt
This week
- Teague: back from leave on Monday, route 6
- Driver ads: 14 applications, 3 good
- Survey: closes on Friday
=== mgr q.eml
Subject: Teague came back today
He showed up with a note and wants his old route. Can you check with HR if the route is open and let me know who trains him?
=== hr route.eml
Put him on route 6, same pay. Please send me the doctor's note for the file. Welcome him back from me!
=== lead text.txt
Sup: HR wants the sign in sheets
Me: all of them?
Sup: yes by 5
Me: ok
=== cfo budget.txt
For the accrual: book 30 for the roof, we get the bill in January. Auditors may ask; the quote is in the folder.
=== vendor notice.docx
Dear Supplier, your last three loads were late. Under section 8 of our contract you have 30 days to fix this. If not we may end the contract. Purchasing
=== vendor reply.docx
We received your letter and do not agree. The loads were late because your dock was closed. We ask you to pay the open bill of 22,000.
=== tenant letter.txt
The bathroom has mold since June. I will not pay the full rent until it is fixed. I have photos. Please answer within ten days.
=== landlord letter.txt
You have not paid since June. If I do not have the rent in three days I will go to court and ask the judge for the apartment back.
=== marketing logo.txt
The new logo is too close to the old one. Sales wants to print on Monday. I'd wait. What do you think of the green?
=== crash report.txt
Driver hit a parked car at 8:10. He says that the sun was in his eyes. Police came. Other car: door dented. Photos attached. Form sent to insurance.
=== insurer to us.txt
We need your driver's statement within 14 days. Please call me so that we can record it. If you have questions about your coverage see page 4.
=== patient complaint.txt
My mother got her medicine twice on Sunday and nobody told us. I want an explanation and I want to know what you will change.
=== hospital reply.txt
We are sorry for what happened to your mother. We looked into it and changed how we hand over at night. You can talk to our patient office any time.
=== board of dentistry.txt
A patient filed a complaint. Please send your answer and the chart within 20 days. If you do not the board may decide without you.
=== divorce friend.txt
girl he wants half of everything. half! i told my mom i'm keeping the dog no matter what
=== will notice.txt
The public library offers a class on how to write a will. Bring a pen. A notary will be there.
=== tax letter.txt
Our records show that you owe 411.20 for 2022. Pay by June 30 or tell us why you disagree. You may appeal.
=== visa letter.txt
Your application was received. Your number is IOE 118. You will be told when to come for your interview. Bring your passport.
=== court reminder.txt
This is a reminder of your hearing on May 4 at 9:00 in room 3. If you do not come a warrant may be issued.
=== ticket.txt
You were driving 45 in a 35. You can pay 120 or ask for a hearing. Points may be added to your license.
=== school board public.docx
Public session. Two parents spoke about the bus. The board approved the roof. The superintendent reported on test scores. Next meeting May 4.
=== city council.docx
Council met in open session. Motion to buy a truck passed 5 to 2. The council went into closed session under section 551 and came back at 9:10. No action.
=== nonprofit minutes.txt
Members voted on the new bylaws, 34 to 6. The treasurer said that gifts are up. Bake sale on the 9th.
=== union flyer.txt
They said no to fair pay. We say no to overtime! Rally on Friday at four. Wear red. Don't let them scare you.
=== union contract.txt
Article 8. Discipline only for just cause. An employee may have a steward present. Grievances are filed within ten days.
=== arbitration award.pdf
AWARD. The grievance is sustained. The company shall give back the Sunday shift and pay for four Sundays. Costs are shared. Arbitrator Liu
=== tro order.pdf
TEMPORARY ORDER. Defendant shall not contact former customers until the hearing on June 3. Plaintiff shall post a bond of 5,000. So ordered.
=== jury instructions.pdf
You must decide whether plaintiff has proved that age was a reason for the decision. You may believe all, part or none of what a witness says.
=== verdict form.pdf
1. Did plaintiff prove her claim? Yes. 2. What amount do you award? 64,000. Signed, foreperson.
=== transcript trial.txt
THE COURT: Please be seated. Q. You signed the memo? A. Yes. Q. Did you read it? A. Not all of it. MS. KEENE: No further questions.
=== statement police.txt
I was at the light when the van hit the blue car. The van was fast. I can say that under oath. Cam Ortiz
=== affidavit filed.pdf
I, Beatrice Nolte, being sworn, say: I worked for Arbor from 2016. In March my hours were cut. I know this myself. Signed before a notary.
=== bill plumber.txt
1.2 h leak under sink, 0.5 h drive, 2 h new pipe. 214.00. Due in ten days.
=== bill doctor.txt
5/2 Visit 140.00. 5/9 X-ray 210.00. Insurance paid 280.00. You owe 70.00.
=== gym.txt
Thank you, we received 49.00. You may cancel with 30 days notice.
=== no job.eml
Dear Ms. Nolte, we can't offer you the position. We had many strong people. Please apply again. We keep your papers for one year.
=== referral nurse.txt
I spoke with a colleague about your knee. She thinks you should have a scan. Shall I send you to her?
=== interview translation.txt
(Translation of the job interview.) Q: Can you lift 40 pounds? A: Yes. Q: Can you work nights? A: On weekdays.
=== mom text.txt
Mom: did the lady call back
Me: yes. she says i got the apartment!!
Mom: how much
Me: 900
=== group text2.txt
Ana: so are we all in for saturday??
Bea: 3 or more gets a discount
Ana: ok dont tell cam its his birthday
=== coworker vent.txt
Bea: they cut my hours AGAIN
Ana: thats so unfair
Bea: im gonna talk to hr monday
Ana: do it. they did the same to cam
=== coworker advice.txt
Ana: u should write it all down
Bea: i do
Ana: and dont quit
Bea: i cant afford to lol
=== complaint 2.eml
To HR. I want to report Rick. He yelled at me on October 2 and said that I am too old for the line. Ana heard it. I do not feel safe. What will you do about it? Bea
=== complaint reply 2.eml
Bea, thank you. I will speak with Rick and Ana. Please do not talk to others about it while we look into it. You will hear from me within two weeks. Kate, HR
=== rick statement.docx
I did not say that she is too old. I said the line is too fast for all of us. I was loud because of the noise. I am sorry if she took it the wrong way. Rick
=== hr close.docx
Dear Bea, we have finished. Two people remember it in different ways. We have asked Rick to take a class. You will work with another lead from Monday. Please tell me if there is more.
=== rick warning.docx
Written warning for Rick. On October 2 you raised your voice at an employee. We expect respect. Next step: final warning.
=== hours letter.eml
Rick, why are my hours down to 24? I was at 38 in August. Others with less time here got more. I would like an answer in writing. Bea
=== rick answer.eml
Bea, volume is down. I have to cut everybody over 30. It has nothing to do with anything else. We will see in January. Rick
=== demand wages self.txt
You owe me 312.40 for the week of October 2. I worked 38 hours and was paid for 24. Please pay by Friday or I will go to the labor board. B. Nolte
=== labor claim.pdf
WAGE CLAIM. Employer: Arbor. Amount: 312.40. Period: October. Did you ask your employer? Yes. What did they say? Nothing.
=== labor decision.pdf
The employer is ordered to pay 312.40 and interest. Either party may appeal within 10 days to the court.
=== oc first letter.pdf
Dear Mr. Hal Arbor: we have been asked by Ms. Nolte to write to you. Her hours were cut after she spoke up. She is ready to resolve this for 90,000. Please have your attorney call me. K. Keene
=== arbor reply oc.pdf
Dear Ms. Keene: my client rejects your demand. Her hours were cut with those of 14 others. We are willing to show you the schedules. J. Orr, attorney for Arbor
=== meet confer.eml
Counsel, this follows our call. You agreed to send the schedules by Friday. We do not agree on request 9. If we can't settle that I will move to compel. Keene
=== offer judgment.pdf
OFFER OF JUDGMENT. Defendant offers to let judgment be taken against it in the amount of 35,000 with costs to date. This offer is not an admission.
=== news hours.txt
ASHPORT. A seamstress says that her hours were cut because of her age. She sued Arbor on Friday. "We will fight this," the company's lawyer said.
=== chamber law.txt
What employers should know: from January you must give two weeks' notice of schedule changes. Fines up to 500. Talk to your adviser if you are not sure.
=== podcast.txt
Episode 12: Lawyers who bake. Our guest left a big firm to open a cake shop. "I argue with dough now."
=== law student.txt
Hi Ana, I got into law school!!! I start in August. Party on Saturday. Bea
=== legal holiday.txt
Monday is a legal holiday. The office is closed. Time and a half for those who work.
=== id form.txt
Legal name, legal address, date of birth. Are you legally allowed to work? Yes. Sign here.
=== power bank.txt
Power of attorney for your account ends on June 1. Bring a new form to the branch.
=== copier memo.txt
Reminder: legal size paper is in the left tray. Please do not use it for letters.
=== strategy mtg.txt
Strategy day: where do we want to be in 2028? Strengths: price, people. Weak points: web shop, returns. Risks: resin. Decide on two goals.
=== sales objections.txt
How to answer objections: "too expensive": show the warranty. "I must ask my wife": offer to call both on Monday. Never argue.
=== interview questions.txt
Ask: why did you leave, what would your boss say, tell me about a mistake. Don't ask: age, children, church, health.
=== reference check.txt
Called her old boss. Says she is steady and kind, sometimes late. Would hire again. Ok for me.
=== review comments.txt
You were strong in spring and weaker since August. I think the new line is hard for you. Let us find a plan. Rick
=== move nights.eml
All, from November we need four people on nights. Tell me by Friday if you want to. If nobody does I will choose by seniority.
=== safety talk.txt
Near miss on line 3. Bea's sleeve got caught. Guard was open. Stop button worked. From now on: no guard, no run.
=== kuendigung.txt
Hiermit kündige ich meinen Vertrag zum 31. Dezember. Bitte bestätigen Sie den Eingang. B. Nolte
=== frage lohn.txt
Hallo Frau Kranz, auf meiner Abrechnung fehlen acht Stunden. Können Sie das bitte prüfen? Danke, Bea
=== horas.txt
Señor Rick, en mi cheque faltan ocho horas. ¿Me puede decir qué pasó? Gracias, Ana
=== heures.txt
Bonjour, il manque huit heures sur ma fiche de paie. Pouvez-vous vérifier ? Merci, Ana
=== hr case closed.txt
HR case 25-114 closed 4/2. Complainant: R. Soto. Respondent: J. Amos. Finding: not confirmed. Both told by phone. Notes to file. K. Dale, HR
=== hr case log.csv
case,opened,type,finding,closed
25-101,1/4,attendance,confirmed,1/20
25-102,1/9,language,coached,1/30
=== hr intake.txt
HR case 25-119. Reported by: lead. What: two men argued at the time clock. Who saw it: Wanda. Next: talk to both by Friday.
=== investigation summary.docx
Summary. Complaint of March 3 on remarks about accent. Interviewed five. Finding: remark was made once. Action: coaching. Complainant informed 3/20. HR Manager
=== pay complaint.eml
To: Mr. Olsen. I make 2 dollars less than the new man and I trained him. I think it is because I am a woman. I don't want to make trouble but please look at it. Rosa
=== age complaint.eml
Mrs. Dale, every time there is a new machine the young ones get it. I am 61 and I can learn. I feel left out because of my age. Can we talk? Earl
=== unfair.txt
I have more years than he has. Why does he get the day shift? It is not right and everybody sees it. Please answer me. Lupe
=== harass letter.txt
I wrote to you in May and nothing has happened. He still makes jokes about my prayers. I ask you again to stop it. Yusuf
=== ad cook.txt
Cook wanted ASAP. Grill exp. 650/wk + tips. Come between 2-4, ask for Lou. no drama no drugs
=== ad driver.txt
DRIVERS cdl b home nightly 28/hr clean record call or text Mo 555-0118 dont wait
=== ad nanny.txt
need sitter mon-thu 3-6, two boys, must drive, refs pls, 18/hr cash ok
=== ad room.txt
room 4 rent. 600 + util. no pets. no smoking. first+last. call b4 9
=== ad couch.txt
selling couch, 150 obo, smoke free home, you pick up. will not hold without deposit
=== press settle.txt
The grocery chain agreed to pay $2.4 million to end a suit over breaks, papers filed Tuesday show. It did not admit fault. The workers' attorneys ask for a third.
=== press agency.txt
The agency said on Monday that a bakery must pay 41 workers for time spent changing. The bakery said that it had followed advice and would not appeal.
=== press judge.txt
A judge refused on Friday to throw out the suit of a nurse who says she was punished for speaking up. Trial is set for May. A spokesman declined to comment.
=== press verdict small.txt
Jury clears town in firing of clerk. Her lawyer called the result sad.
=== media rule.txt
If a reporter calls do not answer questions. Take the number and send it to Communications. Only they and the General Counsel speak for us. You may of course talk about your own pay.
=== visitor rule.txt
If an inspector or a process server comes to the desk, ask for a card and call the manager. Do not sign for anything. Do not talk about accidents.
=== phishing.txt
IT: mails that say "You are being sued" or "Notice from our attorneys" are fake. Don't click. Report them with the button. Don't forward.
=== phishing 2.txt
Warning. Someone pretends to be our CEO and asks for gift cards. Never buy them, never reply. Tell IT.
=== scam letter.txt
Dear friend, I am a barrister in Lagos and hold 4 million for you. Keep this secret and tell nobody. Send me your account.
=== will clinic.txt
Free evening on wills with a local attorney, Jan 24 at the library. Members and friends. Coffee.
=== loan flyer.txt
Auto loans from 5 percent. Skip a payment in December. Ask at any branch. Equal housing lender.
=== ui hearing.txt
Notice of hearing by phone. Employer: Dial Foods. Claimant: R. Soto. Issue: quit. You may have a lawyer or a friend help you. Be ready ten minutes before.
=== wage form.txt
WAGE CLAIM. Worker: E. M. Employer: Rio Farms. Amount 2,110. Period May to July. Explain: no overtime. Do you have an attorney? No.
=== discrimination form.txt
Intake form of the state. Who treated you unfairly? My lead. How? He says I am too old. When? All year. Do you have a lawyer? Not now.
=== step 3 minutes.txt
Step 3 meeting. Company: contract lets us set crews. Union: it was always by years. No agreement. Union keeps the right to arbitrate. List of who came attached.
=== step 2 minutes.txt
Step 2. Present: Amos, Dale, steward Soto. Union asks for four Sundays. Company says volume. Answer in ten days.
=== answer court.pdf
DEFENDANT'S ANSWER. 1. Denied. 2. Admitted that plaintiff worked from 2014. 3. Defendant has no knowledge. First defense: failure to mitigate. I certify that I served all counsel.
=== summons.pdf
SUMMONS. To the defendant: you have 21 days to answer. If you do not, judgment may be taken against you. Attorney for plaintiff: see below. Clerk.
=== realtor.eml
Mo, they countered at 380. I'd go 365 and ask for the fridge. Answer by Wednesday, I think there is room. Fiona
CONFIDENTIAL: this e-mail may be privileged. If you are not the addressee tell the sender and delete it.
=== banker.eml
Here is the form for the loan. Please sign page 3.
Privileged/Confidential information may be contained in this message. If you are not the addressee you must not copy it.
=== dealer.eml
We can do 21,500 with mats. Best I can do, my manager would kill me. Let me know by Friday. Rick
=== expense.csv
date,what,amount
2/3,parking lot,12
2/4,lunch with vendor,31
2/5,toll,2.25
=== names list.txt
First aid: Odom, Burge, Haddad. Fire: Pace, Soto. Checked 1/30. No shows: two.
=== rota.txt
GRILL: M Wanda T Chuy W Lou. FRY: M Lou T Wanda. REG: all week Amos
=== sub.txt
Can anyone take my Sunday? My sister is in town. I owe you one.
=== quit text.txt
im done. mail my check. you know why
=== late text.txt
me: car wont start, 20 late
lou: ok
me: sorry
lou: just come
=== reference ask.eml
Hi Cal, would you be a reference for me? It's a bank. They will call next week. Thanks! Lonnie
=== reference give.txt
I adore her. She is honest and she can't say no to extra work. Hire her. Cal
=== witness hr.txt
I heard him say "come on, grandpa". Some of the kids laughed. Earl just kept on working. That is all I saw. Wanda
=== incident log.txt
11:40 two at gate, words, then a push. No injuries. Both sent home. Witness: guard. Camera: yes.
=== cpr.txt
Class on Tuesday at nine. Bring a mat. Card is good for two years. Sign the sheet.
=== aviso.txt
Desde el lunes se entra a las tres. Quien llegue tarde pierde un punto. Preguntas con Lou.
=== entretien.txt
Bonjour, votre entretien annuel aura lieu le 12 février à dix heures. Merci de remplir la fiche avant.
=== termin.txt
Ihr Jahresgespräch ist am 12. Februar um zehn Uhr. Bitte füllen Sie den Bogen vorher aus.
=== warning with the complaint under it.eml
From: Grant Hollis
To: Maria Delgado-Reyes
Cc: Patricia Noonan
Subject: Written warning
Maria,

this is a written warning. It will be placed in your personnel file.

I have read your e-mail of March 4 to HR. You went over my head with matters that belong on the floor, you copied half the office, and since then there has been a bad mood on nights. A shift lead solves problems. People who write complaints instead of solving problems do not stay leads here for long.

As to the hours: I did not approve any overtime this quarter, and what was not approved will not be paid. As to the doors: maintenance will look at them when there is budget.

I expect an immediate change of attitude. If I do not see one, further steps follow, up to the end of your employment.

Grant Hollis
Warehouse Operations Manager
Northgate Cold Storage Ltd.

On Wed, Mar 4, 2026 at 9:14 PM Maria Delgado-Reyes <maria.delgado.reyes@mailhaven.example> wrote:
> Dear Ms. Noonan,
>
> I am writing to report two problems on the night shift that I have not been able to solve with
> Mr. Hollis.
>
> 1. Unpaid overtime
>
> Since the week of January 19 I have worked more than forty hours every week, because the shift
> is two people short. From January 19 to March 1, 2026 I worked 63.0 hours over forty. My offer
> letter of January 5, 2026 says that overtime is paid at $36.75 an hour. None of these hours is
> on my paychecks. At that rate the company owes me $2,315.25. A list by week is attached.
>
> Mr. Hollis told me to write down forty hours and said that leads finish the job. He knows about
> the hours: he sends the schedule himself, and he called me at 4 a.m. on February 12 to stay
> until the trucks were loaded.
>
> 2. Freezer doors
>
> The doors of Freezer 3 and Freezer 5 do not open from the inside when the release latch is iced
> over. On February 19, 2026 Tomas Weber was locked in Freezer 3 for about eleven minutes at minus
> 20 degrees. I reported this to Mr. Hollis the same night. The doors have not been repaired, and
> there is no tag on them. I believe this breaks the safety rules, and I am afraid that somebody
> will be seriously hurt.
>
> I ask you to pay the hours and to have the doors repaired or taken out of service now. The
> handbook says in section 9 that nobody is punished for a report like this one, and I am relying
> on that.
>
> Sincerely,
> Maria Delgado-Reyes
> Shift Lead, Nights
=== complaint about hours and doors.eml
From: Maria Delgado-Reyes
To: Patricia Noonan
Subject: Unpaid overtime and unsafe freezer doors on the night shift

Dear Ms. Noonan,

I am writing to report two problems on the night shift that I have not been able to solve with Mr. Hollis.

1. Unpaid overtime

Since the week of January 19 I have worked more than forty hours every week, because the shift is two people short. From January 19 to March 1, 2026 I worked 63.0 hours over forty. My offer letter of January 5, 2026 says that overtime is paid at $36.75 an hour. None of these hours is on my paychecks. At that rate the company owes me $2,315.25. A list by week is attached.

Mr. Hollis told me to write down forty hours and said that leads finish the job. He knows about the hours: he sends the schedule himself, and he called me at 4 a.m. on February 12 to stay until the trucks were loaded.

2. Freezer doors

The doors of Freezer 3 and Freezer 5 do not open from the inside when the release latch is iced over. On February 19, 2026 Tomas Weber was locked in Freezer 3 for about eleven minutes at minus 20 degrees. I reported this to Mr. Hollis the same night. The doors have not been repaired, and there is no tag on them. I believe this breaks the safety rules, and I am afraid that somebody will be seriously hurt.

I ask you to pay the hours and to have the doors repaired or taken out of service now. The handbook says in section 9 that nobody is punished for a report like this one, and I am relying on that.

Sincerely,
Maria Delgado-Reyes
`),
}
