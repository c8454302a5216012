import { type PrivilegeSet, readRemarks } from './sample-text.ts'

/**
 * Remarks, one on each line, written to learn the weights of words from (scripts/privilege-weights.ts) and never measured
 * on. Many come in pairs: the same sentence about a case and about a cake.
 */
export const trainingRemarks: PrivilegeSet = {
  privileged: readRemarks(`
Maya, I looked at the file last night. The write-up came nine days after she complained, and that is what they will hang us with. Do not send the second warning yet.
Do I have to answer the letter they sent? It says I have ten days. I have not told anybody at work that I am talking to you.
Quick note from our call: he will not testify against the foreman unless he is made to. Leave him off the first list.
Rate the three people who saw it: Ortega good, steady, no grudge. Lim exaggerates. Pratt would fold in five minutes of questions.
She wants 90. We can live with 60. Start at 25 and do not go above 55 without calling me.
What I told you on Tuesday stays between us. I did sign the form, I just did not read it.
Do not write about this in email. Pick up the phone.
The timeline you asked for is attached. I marked in red what only I know and in blue what is in the emails.
I think we lose on the overtime and win on the rest. Better to pay the overtime now than to have a jury hear about it.
Can they fire me while this is going on? My boss keeps asking who I talk to.
If they ask you about the tape, say only what you heard. Do not guess. If you do not remember, say that.
My notes of the meeting with the three cooks, for use when we cross them: all three changed their story about the break.
Her take is that the policy was never really enforced, so relying on it now looks like an excuse.
Per Naomi: nobody touches the personnel folder until she has a copy of it.
I ran it by Naomi and she is not comfortable with the second paragraph. She would cut it and say less.
Naomi wants to know who else was late that month and was not written up. She says that is the whole ball game.
They have to show we knew. We did know, the supervisor's texts say so. That is why I want to talk about money before those texts come out.
Ok so she said we have two years to file, three if it was on purpose. We have until March.
Thanks for seeing me today. I brought the letters you wanted. The one thing I was ashamed to say: I was fired from the job before that, too.
Budget through trial: 140,000 to 190,000. Through mediation 45,000. I would set the reserve at 120,000.
Reserve note. Plaintiff is sympathetic, venue is bad, supervisor is a liability. Recommend authority of 85,000.
Adjuster, here is my evaluation of the claim. Likely verdict 150,000 to 250,000, chance of a defense verdict 35 percent. I suggest we offer 60,000 now.
Draft 3 of our answer to the charge. Changes in bold. Please check the dates in paragraph 9 with Human Resources before we file.
Please look over the declaration and tell me what is wrong before I sign it. I do not like the part about the forklift.
The statement you drafted for me is not quite right. I never said he hit me, I said he pushed me.
Outline for Reyes. 1. Hours. 2. Who told you to clock out. 3. The June memo (show him). 4. Why did you delete it.
Questions to expect: why did you wait six months to complain? Why did you not go to the hotline? Did you post about it? Think about honest short answers.
Things to fix before the deposition: he talks too much, he argues, he looks at me before he answers.
I got a subpoena for my phone records. What do I do? Should I give them everything?
The investigator from the state called me. I said I would call back. Am I allowed to talk to her without you?
Before I reply to their offer I want your opinion. It is three months of pay and I would have to promise never to work there again.
My opinion: the non-compete is too wide and a court here would cut it down to one year and the county. You can take the job if you stay away from the old customers.
We checked the cases. There are two good ones for us from the appeals court and one bad one, and the bad one is newer.
Memo. Question: is a tip pool that includes the shift lead lawful? Answer: probably not. The rule looks at duties, and he had keys and made the schedule.
Looked up the limitations question. The clock starts on the day she was told, not the last day of work. That kills the first claim.
I do not want this in the record: the manager was drinking that night. If that comes out, the whole defense changes.
Nobody else should see this. Marcus admitted to me that he changed the time sheets after the complaint.
What he admitted today changes my view. We should find a way to settle before they take his testimony.
Their expert is weak on causation. Ours is worse on the numbers. I would trade both away.
Talked with Dr. Amin, not retained yet. She would say the back problem is older than the fall. Not helpful. Do not ask her for anything in writing.
From the second expert: off the record he thinks the guard was missing. We will not use him.
To do for the hearing: find Bea's new address, get the schedule for week 12, ask him about the keys, decide whether he testifies.
Mediation plan. Opening 300. Target 140. Floor 95. Give up the reference letter early, hold back the no-rehire clause.
We offered 40, they came down to 180. I believe there is a deal at 110. Do you authorize me to go to 100 today?
You have my ok to go up to 75 but I want the apology.
I can live with 20 thousand and my vacation pay. Do not tell them that yet.
Have you ever been convicted? They will ask. Tell me now so that I am not surprised later.
Yes I had a DUI in 2019. Will that come up?
We need to talk about your social media. Take nothing down, post nothing new.
Please stop texting your old coworkers about this. Everything you write can be used.
Save every message, voicemail and photo you have about the accident. Do not clean your phone.
To the people on this list: a claim has been made about the March layoffs. Do not throw away or change anything that has to do with them, no matter how small.
Because of the letter we got from the former driver, keep all your emails about routes and pay. Do not talk about this with anybody outside the group.
IT: please freeze the mailboxes of Rudd, Kane and Ibanez today and do not tell them why. Request comes from upstairs, there is a dispute coming.
The interview with the housekeeper went well for us. She is believable and nobody can say she has an interest.
He is going to be a terrible witness. Arrogant, sloppy with dates, and he hates women bosses, which comes through.
What worries me is the email of May 4. It reads as if the decision had been made before the meeting.
The worst document for us is the chart with the ages. We will have to explain it, and I do not have a good explanation.
Good news: the other driver says the same about the schedule, so it is not just your word any more.
The theory is simple: same mistake, different punishment. We need two or three men who did the same and stayed.
Who are people like you who were treated better? I need names, titles and what they did.
List of comparators as you wanted. The first two are strong. The third had a different boss, so they will say it does not count.
I am drafting the demand. I plan to ask for 220 and to give them three weeks. Anything I must not mention?
Demand goes out Friday unless you stop me.
I sent you my diary. Some of it is embarrassing. Please do not give it to the other side unless you must.
You do not have to give them the diary in full. We can black out what has nothing to do with work.
I looked through the 400 pages. About 30 should be held back, mostly my letters to you and your answers.
Here is how I would answer question 6: object to it, and then give the three names only.
Objection ideas for the requests: too broad, no time limit, asks for medical history that is not in dispute.
They forgot to ask for text messages. Let's not remind them.
Let us not raise the handbook ourselves, it cuts both ways.
The release is missing the language for people over forty. If she signs it as it is, it will not hold.
Before you hand her the separation papers: give her 45 days, not 21, because there are two people in the group.
Put the reason for the discharge in one sentence and leave out the leave. You do not want to argue about it later.
I would not fire him this month. Wait until the review is done, and let somebody who does not know of his complaint make the call.
If you discipline her now it will look like payback, whatever the reason is.
We would be on safer ground if the other two were written up as well.
Is it retaliation if we just move her to days? Same pay.
Can we ask him for a doctor's note every time or is that discrimination?
We want to classify the installers as contractors. How risky is that? The competitor got fined.
I looked at the contractor question for you. They set no hours of their own, use your trucks and have one customer. A court would call them employees.
If we get audited we owe about two years of overtime. Chances of that are small but I would start to fix it now and quietly.
Let us fix it going forward and say nothing about the past for now. I will write up the options with numbers.
Exposure: 41 people, average 6 hours a week, two years, doubled. About 380,000. Three years if willful, about 560,000.
Spreadsheet for our case, do not share: column F is what she really lost, column G what we ask for.
I worked out the lost pay both ways. If she should have looked for work sooner it falls to 31,000.
She found a new job in a month at better pay, so there is hardly any damage. This is a case about principle and I told her so.
Told him that a jury may like him, but the amount is small and the cost is not. He wants to think it over with his wife.
Client called, angry. Wants to drop everything. Talked her into waiting for the answer. Send her the fee page again.
Intake: warehouse picker, 52, let go after hernia surgery, replaced by a 27 year old. Likely leave claim. Conflict check done. Call back by Friday.
Prospective: nurse, no written warning, reported unsafe staffing in May, fired in June. Interesting. Statute runs next April.
I do not think I can take this on. You waited too long for the first claim and the second is worth little. Somebody else may see it differently, and you should ask soon.
If you want me to act for you, sign the enclosed and send 1,500 to hold.
We charge by the hour. For this matter I expect 12 to 15 hours until we know whether they will pay.
.4 call with Rosa about the schedule; .3 email to opposing; 1.1 revise letter; .2 note to file
7/9 Review texts from client, 1.2. 7/10 Think about venue, 0.5. 7/11 Talk to witness Hall, 0.8.
Please pay from the trust account. The rest of the deposit stays for the experts.
For the joint group only: all three companies agree to share what their people say and to keep it from the drivers' side.
Our friends at the co-defendant want to blame the staffing agency. I would rather stay close to the agency until after the hearing.
Summary for the directors. The claim by the former controller is in its early stage. We were told that the worst case is about a year of pay plus fees and that settling early is cheaper.
Item 6 was discussed without the staff present. The chair reported what we have been told about our chances. No notes were taken.
The board went into executive session to hear about the pending complaint and gave the president authority to resolve it up to the amount discussed.
We were told not to discuss the complaint with the team, so please send people to me.
I am not supposed to talk about it, but they said that we have a good chance and that it will take a year.
My guy says I should hold out for more. He says they are scared of the emails.
Dad, the lady who helps me says don't quit, don't sign, and write everything down every night.
Honey, this is what he wrote to me about the case, do not show it to anyone. He thinks we get about 50.
They told me at the office downtown that my chances are good if Leo speaks up. I must not call Leo myself, she will.
Sis, she thinks the claim about the bathroom is the strong one. The pay thing we may lose.
Call w/ Bern. this am. Says stop the drug tests till he looks at the state rule. Says if we did it to all it's fine, if just to the three it's not.
9/14 spoke to B. who does our employment stuff: don't contest unemployment, not worth what she could say under oath there
notes tues call: B wants org chart, who decided, when, why. told him about the joke. he went quiet
B's comments on the warning letter: say what happened and when. delete "attitude". delete the line about her maternity.
Incorporated B's edits, see attached. He also asked that we don't circulate until he has cleared it.
Cleared with B. to send.
Waiting on B before we respond to her. He will get back by noon.
B thinks we can let him go as long as we do it for everyone who missed the training.
Gina from the firm asked us to make a list of everybody who had the password. For the case, not for security.
The audit was ordered so that we can be told where we stand if the drivers go to court.
Consultant's report on pay by gender. Prepared so that we can get advice on our exposure. Not to be copied.
Root cause review, done at the request of the people handling the claim. Findings: guard was off, twice reported.
I wrote down what each of them told me because you asked me to. Tim saw the push. Ana heard it. Joel says he was in the restroom, and I do not believe him.
These are my impressions and nobody else has them: the supervisor is hiding something about the Tuesday meeting.
For your eyes. What we know, what they know, and what they do not know yet.
What would they have to prove? That she asked, that we said no, and that it would have been easy. The third is where we can fight.
Elements: she was qualified, yes. She was let go, yes. Somebody younger got the work, arguable.
Best argument for them: the timing. Best argument for us: the budget memo from before she complained.
Weak spots: no written policy, two managers with different reasons, the missing email.
If I were on the other side I would depose the payroll clerk first. She knows about the rounding.
Judge Alvarez does not like these motions. I would save the money.
I would not remove this to federal court. The local jurors like big companies less, but the judge is better for us.
Let's ask for more time. They are not ready either, and it gives us a chance to find the old phone.
Let's not call him. His testimony would open the door to the older complaints.
They will try to make it about her attendance. Be ready: every absence was approved in writing.
Please remember at the hearing: speak slowly, do not volunteer, and do not get angry when they bring up your brother.
Bring the originals, wear something plain, and be there 30 minutes early so that we can go over the tough parts.
See you Thursday to practice. I will play their side and I will not be nice.
I am scared about Thursday. What if they ask me about the pills?
What if I just do not go? Can they make me?
My employer wants me to sign a paper that says it was my fault. Is that normal? I said I need to ask first.
They want a statement from me by 5 pm. Should I write one?
I have recordings of him on my phone. Is that allowed in this state?
In this state you may record if you are part of the talk. Do not record when you are not in the room.
Keep the recording to yourself. We use it after he denies it under oath.
Hold the recording back until he has committed himself.
I know I promised not to look, but I took a copy of the payroll file. Did I do something wrong?
Give it back today and keep no copy. If they find it, they will say that you would have been fired anyway.
They might argue that they would have fired you anyway for the file. That cuts the money off at that date.
I think our boss will lie about the raise. Is there a way to prove it?
The agency letter is good for you: it means you can go to court now, and you have ninety days. Come in this week.
You have 90 days from the letter. I have it in my calendar for June 3 but I want to file by mid May.
Here is the plan: file with the agency first, let them answer, and then decide about court.
Do we want a jury? For him yes. For the amounts perhaps not.
They asked for mediation. I say yes, because our main witness is leaving the country in August.
Do you agree that we drop the two supervisors as parties? It makes the rest simpler and they have no money.
I need a decision by Monday: amend and add the age claim, or leave it.
I could say I was told to do it. Would that help me or make it worse?
It helps you with the state and hurts you with the company. Talk to nobody until we have met.
I represent her brother in the same thing, so we share what we have. This goes no further.
Please translate this for my mother: the man says that she must not sign the paper from the hotel and that she will get her wages.
Nuestro asesor dice que no firmemos nada y que esperemos a la audiencia.
¿Me conviene aceptar lo que ofrecen? Son dos meses. Usted me dijo que valía seis.
Le aconsejo no aceptar. Con los testigos que tenemos podemos pedir el doble.
La testigo es débil. Se contradice con las fechas. Mejor no llamarla.
Apuntes de la cita: despedida el 3 de mayo, embarazada, sin aviso. Pedir recibos. Plazo: veinte días.
Mein Eindruck vom Zeugen: er ist unsicher und würde im Termin einknicken. Ich würde auf ihn verzichten.
Bitte unterschreiben Sie den Aufhebungsvertrag nicht, bevor wir gesprochen haben. Die Frist läuft am 14. ab.
Soll ich das Angebot annehmen? Es sind drei Monatsgehälter. Wie hoch sind meine Chancen?
Ich rate zum Vergleich. Die Gegenseite hat die E-Mail vom Mai, und die ist schlecht für uns.
Ne répondez pas à leur courrier. Nous avons jusqu'au 12 pour contester et je préfère attendre.
Pensez-vous que nous pouvons la licencier pendant son arrêt ? Quel est le risque ?
À mon sens le dossier est bon sur les heures et faible sur le harcèlement.
Nie podpisujcie ugody. Świadek potwierdził godziny, więc mamy szansę na więcej.
Dr. Ferri, mi hanno offerto ottomila euro. Accetto? Non ho ancora risposto.
Onze inschatting: de kans dat de rechter het ontslag toewijst is klein. Bied liever een regeling aan.
Re the Delgado thing: I was told on the phone this morning that we should not put anything about motive in the minutes. Please revise before they go out.
Heads up, anything you write about Delgado from now on may be read by a judge. Keep it to facts.
The word from downtown is that we are better off paying him for the two weeks than explaining why we didn't.
Please don't forward. This is what we got back on the handbook question: the arbitration page is enforceable for new hires, not for the old ones, unless they sign again.
The advice we got in 2022 was the same: pay the travel time. We chose not to. I am worried that this will come out now.
Somebody has to tell the CEO that her text was turned over in the first batch and that it is the centerpiece of their case.
We have to assume that they have the voicemail. So the story about the budget does not work. I would rather say nothing about reasons.
If he gets on the stand and says what he said to me yesterday, we are done.
I'd rather have Ruiz than Becker tell it. Becker gets rattled and he already signed something different.
Ruiz tells me she will not lie about the meeting. I told her nobody wants her to. But I need to know what she will say before she says it.
She remembers the date because it was her son's birthday. That is gold. Get the picture with the time on it.
Get me three people who clocked out at six and went back to the line. If they are afraid, tell them I will talk to them at home.
Nobody has asked for the camera yet. Ask facilities quietly how long they keep it and have them make a copy.
I want to see the drafts of the review before they were changed. If the score went down after May 2, that's our case.
Write down every conversation with him from now on: date, place, who heard it. Send it only to me, not from your work account.
Use your own phone and your own email when you write to me. They can read the other one.
You asked whether you should apply for unemployment. Yes, but write "let go", not "quit", and do not add reasons.
About the reference: do not ask for one yet, it is something we can trade.
You are not going to get reinstated. Nobody does. Let us talk about what it would take for you to walk away happy.
How much do you need to be done with this? Not what is fair, what you would sleep on.
Their first number is an insult. I would let it sit for a week. They have a budget year that ends in June.
They will pay something to keep the CEO from being questioned. I would push for six figures and take eighty.
My number is still 65 with a letter. Without the letter it is 90. Don't show your cards before lunch.
I spoke with the carrier. They will fund up to 100 but want the supervisor to contribute nothing. Keep this from the co-defendant.
Coverage note: the policy excludes wage claims. The retaliation count may trigger a defense. Notify under reservation and do not describe the wage part in detail.
I ran numbers under three sets of assumptions. If the fluctuating workweek method applies we owe 52,000, otherwise 171,000. I would not produce this sheet.
Sensitivity of the model: every hour of off-the-clock time adds 1,900 per head. The class period is the biggest lever. For the negotiation only.
Statistician's preliminary look, not for distribution: the selection rates differ by 3.1 standard deviations. If this were tried we would need another explanation than chance.
Summary of what the file shows, made for the upcoming dispute. Good: 4 write-ups. Bad: two of them undated, one signed after she went on leave.
Hot documents. 14: email, "get rid of the old guy". 22: the chart. 31: her thank-you note, useful for us.
Chronology (ours). 3/4 complaint. 3/6 manager learns of it (they will say later, we have the text). 3/11 shift cut.
Gaps: we do not know who called the agency. I have a guess. Do not ask around.
Theme: "They knew, they waited, they blamed her." Try it out on your wife.
Opening, first try. Ladies and gentlemen, this is a case about a promise. Too much? Cut it as you like.
Closing points: 1 she told them twice. 2 they wrote nothing down. 3 the only one who lost anything is her.
Direct of Hana: background, the day, the phone call, why she did not report earlier (let her cry, do not hurry).
Cross of the plant manager: get him to agree to the rule, then to the exception, then stop. Do not ask why.
For the voir dire: ask about unions, about being fired, about suing. Strike managers.
I would waive the jury if they let us. Sympathy is all they have.
The arbitrator on the list from Denver splits everything. Number 4 is a former union man. I would strike 2 and 4.
We drew the judge who reads everything. Good for the papers, bad for the bluff.
I think service was bad. I would not tell them until the time has run.
They missed the date for the experts. We can ask to keep him out or trade it for the extra hours. I would trade.
Not sure that we are allowed to talk to their former supervisor. Let me look that up first. Until then no contact.
Is the exit interview something we have to turn over? It says some things about me that are not nice.
What do I do if he calls me? He was a friend. He said he would help but does not want to be in it.
Tell him nothing about what we have planned. If he wants to help, he can call me.
I forgot to mention: I kept the badge photos and I copied some customer names. I know. Sorry.
I have to be honest. The overtime I wrote down in April was not all true.
I was drunk at the party and I do not remember what I said to her. What do I say if they ask?
If they ask, you say you do not remember. That is true, and it is enough.
My green card is not in order. Will that come out if I complain about the pay?
Your papers have nothing to do with your wages. They may try to ask about it and I will stop them.
Does my husband have to say what I told him?
Is it worth it? I am tired, and you said it could take two years. What would you do in my place?
In your place I would take it. You are not going to see more than 30 after costs, and it would be over by Christmas.
You can say no, but I have to tell you that most people in this county lose these.
I am attaching what I found on constructive discharge. Short version: quitting over a schedule is not enough. Quitting over a threat may be.
Research: mixed motive. The circuit is split; ours follows the stricter test since 2021. That means we need the minutes.
Quick look at remedies: reinstatement, back pay, no punitive under the state law, fees yes. The fees are what gives us weight.
Bottom line from my reading of the statute: a text message is a "written complaint". So the clock began in March and she is protected.
There is no duty to pay out sick days here unless your own book says so, and your book says so on page 12. I would change that.
I looked at your handbook. Page 4, take out "permanent". Page 9, the social media part goes too far and the labor people do not like it. Page 30 is fine.
On the layoffs: the list has eight people, seven over 50. Before you do anything, let's look at how the managers chose them.
Don't announce it on the 3rd. With this many people you have to give 60 days or pay for them.
You can ask whether he can do the job, not what he has. Let me write you the letter.
If you take away his keys while he's on leave you hand him a claim. Wait till he is back.
She did complain, even if it was only in the hallway. I would treat it as a complaint and start an inquiry today.
Who should do the inquiry? Not HR, she named HR. I know somebody from outside, and it should run through this office so that we control the report.
The outside investigator's draft has opinions in it. I asked her to take them out and to report to us only.
The report is bad. Two of the five say they saw it. I want to talk about what we do with it before anybody else gets a copy.
Interview of L.M., for the file only. Cooperative. Says that the regional manager told her to "find a reason". Asked twice if she could get in trouble.
Impression: she is holding back on who was in the car. Do a second talk without her boss.
To the three of us: let us agree that what we say on this call does not leave it and that each can get out on a week's notice.
We share the fees for the expert half and half, and neither side shows his drafts to anyone.
Please return the email that was sent to you at 4:12 by mistake. It was meant for our side only.
We found two of their internal emails in the box they gave us. Stop reading, put them in an envelope, and let me look up what we must do.
Held back: 12 emails between me and you, 3 of my drafts, the notes from the March talk.
Which of these do we turn over? I put a star on those I would keep.
Redact the third line, it repeats what I told you on the phone.
Time: think through release language, 0.6; talk w/ R.D. on her doubts, 0.4; answer to agency, first pass, 3.2.
Your matter, second month. Review of the personnel file, two talks with you, letter to the company. 7.4 hours. Deposit left: 610.
New matter form. Who referred: sister. Against: Lakeshore Linen. What: last check, threats. Deadline: two years. Urgency: hearing about unemployment on the 19th. Take? Yes if she has the texts.
Turned down: no employment relation, too small. Told her about the small claims desk and the date.
For the weekly list: Tran, answer due 6/4, ask for extension; Bello, waiting on medical; Lopez, she wants to give up, call her.
Tran: hold. Bello: demand 75, expect 40. Lopez: convince. Marsh: get out of it, he lied to us.
He lied to us about the degree. We have to think about whether we can stay in.
When you meet her, say as little as possible about the raise. She will use it to show that you had money.
If you get asked at the meeting why he left, say "he is no longer with us" and stop there. There is a dispute and every word counts.
Script for the call to Mr. Ohara: we have decided to end your employment. Do not discuss reasons. If he mentions his complaint, say that it is being looked at separately. Written with help from our advisers on the dispute.
Please run all questions from the press through me. We do not want to say anything now that we have to take back in court.
I reworded your apology. As you had it, it reads like we did it on purpose.
Take "we should have acted sooner" out of the email to the family. It is human, but they will read it to a jury.
I changed three words in the accident report for the file because they sound like a conclusion. The facts are the same.
The insurer's people want us to describe only what was seen, and leave the cause to the engineer they hired for the case.
We are going to tell the agency that the records were lost in the flood. Is that enough or do we have to show that we looked?
How do I answer box 7, "reason for discharge"? You said it matters what we write.
Box 7: "position eliminated" and nothing else. Do not write "performance", there is no paper on it.
The consultant you sent us says the door meets the code of 1998 but not of today. Please tell me if I have to fix it now or if it looks like a confession.
If you fix the door they cannot use that to show it was bad before. So fix it.
Daughter, I went to see the man about the job. He says I have a good case but I need the paper with the hours. Do you have it?
hey so we met w her. she doesnt want us to sign anything n she said if we all stick together its worth more
My cousin's lawyer looked at it for free and he says 2 yrs of overtime plus the same again. don't tell the others yet
They say if I talk, I get immunity? I need someone to explain this to me before Friday. Here is what happened, all of it.
What you tell them about the fire you cannot take back. Do not go to that meeting alone. I will come.
He pleaded not guilty in the other matter, and as long as that is open he should not answer questions in ours.
Ask for a delay because of the criminal matter. It buys us six months and costs nothing.
Se lo digo en confianza: la gerente cambió las horas en la computadora. ¿Sirve eso para mi reclamo?
No le conviene declarar todavía. Primero vemos qué tienen ellos.
Podemos pedir 18 mil y cerrar en 12. Por menos de 10 yo iría a juicio.
Me preocupa el mensaje del 4 de mayo. Si lo tienen, perdemos la mitad.
¿Qué contesto si el inspector me pregunta por mis papeles?
Unter uns: das Zeugnis wurde nachträglich geändert. Kann das gegen uns verwendet werden?
Vorschlag für die Güteverhandlung: Einstieg bei einem halben Monatsgehalt pro Jahr, Grenze bei einem ganzen. Bitte nicht weitergeben.
Wir haben drei Wochen Frist ab Zugang. Danach gilt die Kündigung als wirksam, auch wenn sie falsch war.
Ich würde die Abmahnung aus der Akte nehmen, sie ist zu ungenau und schadet uns mehr.
Entre nous, l'avertissement a été antidaté. Que risque-t-on si elle le prouve ?
Je vous déconseille de la convoquer avant son retour. Le juge y verrait une représaille.
Proposition : 15 000 pour commencer, pas plus de 22 000.
Mówiłam pani wszystko. Co mam powiedzieć, jeśli zapytają o nadgodziny?
Secondo me conviene chiudere a dodicimila, prima che parli il magazziniere.
Ons zwakke punt is het dossier: er is geen enkel verslag van vóór haar klacht.
`),
  ordinary: readRemarks(`
Maya, I looked at the file last night. The totals are off by two rows. Can you send me the right version?
Do I have to answer the survey they sent? It says I have ten days.
Quick note from our call: the delivery moves to Thursday and they will bill us for two pallets.
Rating of the three applicants: Ortega good, steady. Lim talks a lot. Pratt has no experience with ovens.
She wants 90 for the used truck. We can pay 60. Start at 50 and see what she says.
What I told you on Tuesday stays between us. It is a surprise party.
Do not put this in email, the server is slow today. Bring it on a stick.
The timeline you asked for is attached. Red is delayed, blue is done. The launch is still June 4.
I think we lose the Saturday game and win the next one. The goalkeeper is hurt.
Can I take my break later? My boss keeps asking who has the keys.
If customers ask about the recall, say only what is on the sheet. If you do not know, say that you will find out.
My notes of the meeting with the three cooks: new menu on Monday, order more salt, clean the fryer.
Her take is that the color is too dark for a kitchen. She would go with the white one.
Per Naomi: nobody touches the new printer until the technician has been here.
I ran it by Naomi and she is not comfortable with the second slide. She would cut it and show the chart.
Naomi wants to know who else was late for the bus. She says we need a bigger one.
We did not know about the leak. The plumber's pictures show where it comes from. I want to talk about money before he starts.
She said we have two years to pay it back, three if we want. We have until March to decide.
Thanks for seeing me today. I brought the forms you wanted. When does the job start?
Budget for the remodeling: 140,000 to 190,000. Kitchen alone 45,000. I would set 20,000 aside for surprises.
Appraisal. The house is in good shape, the street is loud. Market value 385,000.
Adjuster visit on Friday at 10. Please have the police report and photos of the van ready.
Draft 3 of the newsletter. Changes in bold. Please check the dates on page 9 with Human Resources before we print.
Please look over the brochure and tell me what is wrong before I print it. I do not like the photo of the forklift.
The minutes you drafted are not quite right. I never said we would buy it, I said we might.
Outline for the training. 1. Hours. 2. Who to call. 3. The June memo. 4. Questions.
Questions to expect in the interview: why did you leave your last job? Where do you see yourself in five years?
Things to fix before opening: the sign, the lights, the door of the cooler.
I got a letter from the bank about my card. What do I do? Should I call them?
The inspector from the city called. I said I would call back. She wants to see the exits.
Before I accept their quote I want your opinion. It is three months of work and we would have to close the hall.
My opinion: the old boiler is too small and a new one would pay for itself in four years.
We checked the prices. There are two good suppliers nearby and one bad one, and the bad one is cheaper.
Memo. As of July 1, tips are paid out on Fridays. Shift leads do not take part in the pool.
Looked up the warranty question. It starts on the day of delivery. The pump is still covered.
I do not want this on the calendar yet: we may close on the 24th so that people can be home.
Nobody else should see this before the party. Marcus made a video of all of us.
What he said today changes my plan. We should find another caterer before June.
Their quote is weak on service. Ours is worse on price. I would ask both for a new one.
Talked with Dr. Amin. She says to rest the back for two weeks and then light duty. Follow up on the 12th.
Please find my second report on the roof. The beam is weak and has to be replaced. No one should walk on it.
To do for the fair: find Bea's address, get the tent for week 12, ask him about the keys.
Pricing plan. List 300. Target 240. Floor 195. Free shipping for the first hundred.
We offered 40 for the lot, they came down to 80. I believe there is a deal at 60. Shall I go ahead?
You have my ok to spend up to 75 on flowers.
I can live with the smaller desk. Tell facilities.
Have you ever been convicted of a felony? Yes / No. A yes does not bar you from being hired.
Yes I had the vaccine in 2021. Do you need the card?
We need to talk about the store's social media. Post twice a week, with a photo.
Please stop texting during the shift. Phones stay in the locker.
Save the date: summer picnic on July 12. Bring your family.
To all drivers: from Monday the north gate is closed. Use the south gate.
Because of the storm the store closes at three. Drive safely and do not come in tomorrow before ten.
IT: please set up mailboxes for Rudd, Kane and Ibanez, starting today.
The interview with the housekeeper went well. She is friendly and can start on Monday. I would hire her.
He is a terrible cook. Slow, sloppy with orders, and he burns the rice. I would not keep him after the trial month.
What worries me is the heat in the hall. It reads 31 degrees by noon.
The best slide is the chart with the ages of our customers. We will have to explain it.
Good news: the other driver can take your shift so you can go to the wedding.
The idea is simple: same product, different box. We need two or three shops that try it.
Who are people with a forklift license? I need names, titles and dates.
List of suppliers as you wanted. The first two are strong. The third had a late delivery.
I am drafting the invitation. I plan to ask for answers in three weeks. Anything I must not forget?
The order goes out Friday unless you stop me.
I sent you my vacation plan. Please do not give it to the team yet.
You do not have to fill in the form in full. Page one is enough.
I looked through the 400 photos. About 30 are good enough for the calendar.
Here is how I would answer the customer: say sorry, send a new one, and add a coupon.
Feedback on the survey: too long, no time limit, asks for medical history.
They forgot to order napkins. Let's remind them.
Let us not change the menu again, it costs us both ways.
The label is missing the language for allergies. If it is printed as it is, we have to throw it away.
Before you hand her the badge: take a photo and have her sign the sheet.
Put the reason for the return on the form and leave out the customer's name.
I would not paint it this month. Wait until the rain is over and let somebody who knows the roof look at it.
If you move the shelf now it will block the exit.
We would be on safer ground with the larger tires.
Is it a problem if we just move her to days? Same pay.
Can we ask him to bring the van on Thursday or is that his day off?
We want to move the installers to the new depot. How long is the drive?
I looked at the truck question for you. They have 200,000 miles and one had an accident. Lease new ones.
If we get the order we need about two more people. Chances are good but I would not hire yet.
Let us fix the page and say nothing about the price for now. I will write up the options with numbers.
Overtime report: 41 people, average 6 hours a week, two weeks. Total 492 hours.
Spreadsheet for the raffle, do not share: column F is who paid.
I worked out the mileage both ways. If she takes the highway it falls to 31.
She found a new job in a month at better pay, so the party is on Friday. We will miss her.
Told him that the team likes him, but the budget is small. He wants to think the offer over with his wife.
Customer called, angry. Wants to cancel everything. Offered her a new delivery date. Send her the voucher.
Application: warehouse picker, 52, ten years of experience, forklift license, lives nearby. Call back by Friday.
Candidate: nurse, good references, can work nights. Interesting. Available from next April.
I do not think we can take this order. You asked too late and the mill is full. Somebody else may have room.
If you want us to cater for you, sign the enclosed and send 1,500 to hold the date.
We charge by the hour. For this garden I expect 12 to 15 hours until it is done.
Mon 8.0, Tue 8.5, Wed 7.9, Thu 8.0, Fri 6.2. Supervisor initials RK.
7/9 Oil change, 45.00. 7/10 Tires, 380.00. 7/11 Wash, 12.00.
Please pay from the petty cash. The rest stays for the stamps.
For the group only: all three stores agree to share the delivery van in August.
Our friends at the other branch want to buy the stand. I would rather keep it until after the fair.
Summary for the directors. Sales are up 4 percent. The new line is in its early stage. Costs are about as planned.
Item 6. The treasurer reported on the reserve fund. The motion passed. Notes were taken by the secretary.
The board went into executive session to discuss the salary of the director. No action was taken.
We were told not to park in front of the loading dock, so please use the lot.
I am not supposed to talk about it, but they said that the merger of the two shifts will take a year.
My mechanic says I should hold out for more. He says the engine is fine.
Dad, the lady who helps me with math says don't quit and write everything down every night.
Honey, this is what the teacher wrote about Leo. He thinks he should repeat the class.
They told me at the clinic downtown that my chances are good if I do the exercises.
Sis, she thinks the blue dress is the best one. The red one may be too small.
Call w/ Bern. this am. Says stop the machine till he looks at the belt. Says if it squeaks it's fine.
9/14 spoke to B. who does our taxes: don't file the extension, send him the receipts by Friday
notes tues call: B wants floor plan, number of seats, when, why. told him about the stairs
B's comments on the flyer: say what happens and when. delete "amazing". delete the line about parking.
Incorporated B's edits to the menu, see attached. He also asked that we don't print until he has seen the color.
Waiting on B before we order. He will get back by noon.
B thinks we can open the patio as long as the weather holds.
Gina from the agency asked us to make a list of everybody who had the training. For the certificate.
The audit was ordered by the bank so that the loan can be renewed.
Consultant's report on traffic in the store. Most customers turn right. Move the bread.
Root cause review of the outage. Findings: cable was loose, twice reported. Replace it and add a check to the monthly list.
Incident report. Tim saw the fall. Ana heard it. Joel was in the restroom. Floor was wet, sign was up. Ice applied.
What we know, what the customer wants, and what we do not know yet: the date.
What would we have to build? A ramp, a rail, and a wider door. The third is expensive.
Requirements: license, yes. Clean record, yes. Nights, arguable.
Best argument for the new oven: the speed. Best argument for the old one: it is paid for.
Weak spots of the bridge: no rail, two cracks, the missing bolt.
If I were the coach I would put in the young one first. She knows the other team.
The referee does not like us. I would save the money for the bus.
I would not move the event to the park. The local people like it here, and the food is better.
Let's ask for more time. The printer is not ready either.
Let's not call him on his day off. He needs the sleep.
They will try to sell you the larger one. Be ready: every extra costs.
Please remember at the show: speak slowly, smile, and do not turn your back to the audience.
Bring the originals of your license and passport, wear safety shoes, and be there 30 minutes early.
See you Thursday to practice. I will bring the drums.
I am scared about Thursday. What if they ask me to sing?
What if I just do not go? Can I get the money for the ticket back?
My landlord wants me to sign a paper that says the wall was white. Is that normal?
They want a report from me by 5 pm. Should I add the photos?
I have pictures of the leak on my phone. Do you need them?
In this store you may return shoes within 30 days with a receipt.
Keep the receipt. We need it if it breaks.
I know I promised not to look, but I saw the present. It is lovely.
Give the key back today and keep no copy.
They might argue that the fence is on their land. The survey will show it.
I think our boss will announce the raise on Monday.
The letter from the school is good: it means she can start in May. Come to the office this week.
You have 90 days to register the card for the warranty.
Here is the plan: paint first, let it dry, and then put in the shelves.
Do we want a band? For the evening yes. For the amounts perhaps not.
I need a decision by Monday: order the larger tent or leave it.
It helps with the pain and hurts a little. Talk to your doctor if it gets worse.
Please translate this for the crew: the new boots are in the store room and each gets one pair.
Nuestro jefe dice que el lunes llegamos a las seis y que traigamos el casco.
¿Me conviene tomar el autobús o el tren? Son dos horas.
Le aconsejo cambiar las llantas. Con las que tiene no pasa el invierno.
Adjunto la factura de mayo por 340 euros. Vence el día 30. Gracias por su compra.
Der Termin beim Zahnarzt ist am 14. um neun. Bitte die Karte mitbringen.
Bitte unterschreiben Sie den Mietvertrag und senden Sie ihn bis zum 14. zurück.
Soll ich den Bus nehmen? Es sind drei Stationen.
Nous avons bien reçu votre commande. La livraison est prévue le 12.
Pensez-vous que nous pouvons déplacer la réunion à jeudi ?
Proszę podpisać listę obecności i oddać klucz w biurze.
De kans op regen is klein. Neem liever toch een jas mee.
DISTRICT COURT. Notice of hearing. The motion will be heard on May 4 at 9:00 in courtroom 3.
Dear Mr. Hale: We represent your former employee. She demands 120,000 in full resolution of her claims. This offer is open until May 1. Please direct your answer to us.
Dear Counsel: Enclosed are our responses to your second set of requests. Please call if you have questions about service.
Plaintiff, by and through her attorneys, alleges as follows: 1. Plaintiff is a resident of the county. 2. Defendant operates a hotel.
The Commission has received the charge you filed. An investigator will contact you. You may have a lawyer.
A jury on Tuesday awarded a former clerk 1.2 million dollars in a suit against the grocery chain. The company said it would appeal.
Ten tips for managers: be fair, be clear, write things down, and ask Human Resources when you are not sure.
Policy on complaints. We do not tolerate retaliation. Tell your supervisor, Human Resources or the hotline. We look into every complaint.
This agreement is governed by the law of Ohio. Each party had the chance to ask a lawyer. If a clause is void the rest stays in force.
First written warning. You were late on March 3, 9 and 14. The next time may lead to suspension or discharge.
I want to complain about my supervisor. On March 3 he yelled at me and called me lazy in front of the others. I want this to stop. Rosa
Dear Rosa, we looked into your complaint of March 3. We spoke to four people. We could not confirm what you told us, but we reminded everybody of the policy.
You are paid for all hours that you work. Overtime has to be approved first. Report mistakes in your pay to payroll within a week.
Termination letter. Your employment ends on June 30 because your position is being eliminated. You will be paid 4 weeks of severance if you sign the enclosed release.
I hereby resign as of July 15. Thank you for five good years.
Unemployment office: your former employer says that you quit. You may send us your side within ten days.
Witness statement for the safety committee. I was at dock 4 when the pallet fell. Nobody was hurt. Signed, Tim Hall
The union filed a grievance over the holiday schedule. Step 2 meeting on May 6 with the plant manager.
Performance review. Strong in sales, weak in reports. Goal: finish the certificate. Overall: meets expectations.
Doctor's note: patient can return to work on May 4, no lifting above 20 pounds for six weeks.
Insurance: your claim number is 44-2091. We pay 80 percent of the repair. Your deductible is 500.
Transcript of the hearing. Q. Where were you on May 4? A. At the dock. Q. Who else was there? A. Tim and Ana.
The new overtime rule takes effect on July 1. Salaried employees who earn less than the limit must be paid for overtime. Ask payroll if you have questions.
Webinar: how to run a fair investigation. Speakers: two employment attorneys. Register by May 2.
Hiring a paralegal. Duties: filing, calendars, client calls. Pay 28 an hour. Send your resume.
Our church group prays for Anna, who has a hearing about her visa on Monday.
The police officer took a statement from both drivers. The other driver got the ticket.
Background check authorization. I allow the company to ask about my record. I may ask for a copy of the report.
Dear tenant, you are two months late. Pay within ten days or I will start the eviction.
I think the manager treats the men better. They get the good shifts. Anna thinks so too. What do you think?
Did you hear that Rosa is suing? No idea. She was always nice to me. lol
He got fired because he stole from the register, that is what they all say.
You should sue them. lol. I would.
HR says I can use my sick days. The form is on the intranet.
Manager: please write down what happened on Friday, who was there and what was said, and send it to HR by Monday.
Email to all: the results of the pay study are in. We will adjust the pay of 14 people from July.
Exit interview. Reason for leaving: commute. Would recommend the company: yes. Anything to improve: the break room.
Re the Delgado thing: he called in sick again. Can somebody take the early shift on Thursday?
Heads up, anything you order from now on needs a purchase number. Keep it simple.
The word from downtown is that the new permit takes two weeks.
Please don't forward. These are the draft numbers for the second quarter; the final ones come on the 14th.
The quote we got in 2022 was the same. We chose not to fix the roof. I am worried that it will not last the winter.
Somebody has to tell the CEO that her badge does not open the garage any more.
We have to assume that the shipment is late. So the plan for Monday does not work. I would rather start with the other line.
If he gets on the stage and sings like yesterday, we are done. Bring ear plugs.
I'd rather have Ruiz than Becker at the front desk. Becker gets rattled when it is busy.
Ruiz tells me she will not work on Sundays. I need to know before I make the schedule.
She remembers the date because it was her son's birthday. Please correct her hours for May 2: in at 9, out at 5.
Get me three people who can work the late line. If they want overtime, it is fine.
Ask facilities how long the cameras keep pictures. The new policy says 30 days.
I want to see the drafts of the brochure before they were changed. The green one was better.
Write down the temperature of the cooler every two hours. Send the sheet to me on Sunday.
Use the company email for orders. The store manager cannot see your own.
You asked whether you can move your vacation. Yes, but fill in the form again.
About the reference: I am happy to give one. You were a good worker.
You will get your old position back after the leave. Same pay, same shift. Let us talk about the start date.
How much do you need for the new chairs?
Their first price is too high. I would let it sit for a week. They have a sales month in June.
They will pay something to have their name on the shirt. I would ask for six hundred.
My number is still 65 for the bike with the light. Without the light it is 50.
I spoke with the carrier. The pallets are in Reno and will be here on Tuesday.
Certificate of coverage. The policy covers fire, water and theft. The deductible is 1,000.
I ran the numbers for three sizes. If we take the larger oven we bake 520 loaves, otherwise 310.
The survey is in. Every store adds about 1,900 visits. The parking lot is the biggest lever.
Preliminary results of the crash test: the belt holds, the seat moves 3.1 cm. If this were a car for sale we would need another bolt.
Summary of what the yearly inspection shows. Good: exits, lights. Bad: two extinguishers undated, one blocked door.
Top sellers. 14: blue mug. 22: the calendar. 31: thank-you cards.
Timeline. 3/4 order. 3/6 payment. 3/11 delivery to the store.
Gaps: we do not know who has the second key. Please ask around.
Slogan: "We knew, we baked, we shared." Try it out on your wife.
Opening remarks for the dinner, first try. Ladies and gentlemen, this is a night about friends. Too much? Cut it as you like.
Closing checklist: 1 lights. 2 doors. 3 alarm. The last one out signs the sheet.
Interview of Hana for the job: background, the shift, the phone, why she left the bakery. Hire.
Questions for the plant tour: ask about the line, the waste, and then stop.
For the panel: ask about hobbies, about travel. Two minutes each.
The hall in Denver costs more. Number 4 has no parking. I would cross out 2 and 4.
We got the teacher who reads everything. Good for the kids.
I think the delivery was late. I would tell them so that we get the discount.
They missed the date for the grant. We can ask again next year.
Not sure that we are allowed to park there. Let me ask the city first.
Is the exit interview on Friday or Monday?
What do I do if he calls about the apartment? He wants it from May.
Tell him nothing about the present. If he wants to help, he can call me.
I forgot to mention: I kept the garage opener. I will bring it tomorrow.
I have to be honest. The soup was not good today.
I was late because of the bridge and I did not have my phone. It will not happen again.
My driver's license runs out in June. Do you need the new one for the file?
Your application has been approved. You may start on June 1. Bring your papers to the front desk.
Does my husband need a ticket too?
Is it worth it? The machine is old. What would you do in my place?
In your place I would take the bus. You are not going to find parking.
You can say no, but most people in this building pay by card.
I am attaching what I found on ovens. Short version: gas is cheaper, electric is cleaner.
Research: two suppliers have the bolts. Ours is slower since 2021.
Quick look at the menu: soup, pasta, no fish, pie yes.
Bottom line from my reading of the manual: the belt has to be changed every 500 hours.
There is no parking here unless you have a permit, and the permit is at the desk.
I looked at your resume. Page 1, take out the photo. Page 2, the hobbies part is too long.
On the schedule: the list has eight people, seven want Saturday off. Let's look at how we choose.
Don't announce the sale on the 3rd. The signs come on the 5th.
You can ask for a smaller desk. Let me write you the order.
If you take the van while it is in repair you void the warranty. Wait till it is back.
She did ask, even if it was only in the hallway. I would treat it as a request and order the chair.
Who should do the training? Not me, I do not know the machine. I know somebody from outside.
The designer's draft has too many colors in it. I asked her to take them out.
The test report is bad. Two of the five pumps leak. I want to talk about what we do before we ship any.
Interview of L.M., sales position. Cooperative, good questions. Says that the regional manager told her about us.
Impression: she is shy, but she knows the register. Do a second talk with the store manager.
To the three of us: let us meet on Monday at ten in the small room.
We share the cost of the booth half and half.
Please return the cart that was left at door 4 by mistake.
We found two boxes that belong to the other store. Put them in the office and I will call them.
Left: 12 mugs, 3 plates, the long table.
Which of these do we order? I put a star on those I would take.
Please black out the price on the third line before it goes to the printer.
Time: paint hall, 6.0; fix door, 0.5; drive, 1.2.
Your membership, second month. Two classes, one locker. 74.00. Thank you.
New customer form. Who referred: sister. What: weekly linen. Pickup: Monday. Deposit: 50.
For the weekly list: Tran, tires due 6/4; Bello, waiting on parts; Lopez, wants a new seat.
When you meet the buyer, say as little as possible about the scratch on the door, ha ha. No, do tell her.
If you get asked at the meeting why the store closed, say that the lease ended.
Script for the call to customers: hello, this is the bakery, your cake is ready. If they ask for the price, look at the slip.
Please run all questions from the press about the opening through me.
I reworded your invitation. As you had it, it reads like they have to pay.
Take "we should have opened sooner" out of the speech. It is nice, but too long.
I changed three words in the brochure because they sound cold.
Investigation summary by Human Resources. Four people were spoken to. The complaint could not be confirmed. The manager was reminded of the policy. Both were told of the result.
Corrective action form. Employee: R. Delgado. What happened: left the register open. What is expected: close it. Next step: written warning. Employee signature.
Dear Mr. Ohara, we have decided to end your employment as of today. Your final check is attached. Please return the laptop.
Employee's answer to the warning: I do not agree. I was late because the bus was late and I called. I want this in my file.
Manager to HR: I talked to Tran about being late. He said his car broke down. I told him that the next time is a written warning.
HR to manager: please follow the three steps and fill in the form. If he is late again send him home with pay and call me.
Can we write her up for the phone? HR: yes, the policy says first talk, then write-up.
He is a bad fit. He argues with customers, and the others do not want to work with him. I want to let him go at the end of the trial period. What do I have to fill in?
I gave the job to the younger one because he has the license. Please send the other two the usual letter.
Do you think she is coming back after the baby? I need to plan the summer.
I quit because of the way he talks to us. That's the truth. You can put it in the form.
Text: boss said no more overtime till july. Text: that sucks. Text: ya
he cut my hours again!! i told him its not fair. he said complain to whoever you want
My sister says I should complain to HR about it. She had the same thing at her job.
Everybody knows he likes her. That is why she got the desk by the window.
Notice to employees: you have the right to organize, to talk about your pay, and to file a charge with the labor board. This notice must be posted.
Notice of charge of discrimination. You are hereby told that a charge has been filed against your organization. Please send a statement of your position within 30 days.
Dear employer: an application for unemployment was filed. Please answer the questions on the back and return the form by June 4.
Answer to the unemployment office: she was let go on May 2 because she missed three shifts. See the attached warnings.
Decision. The claimant left work without good cause. Benefits are denied. You may appeal within 15 days.
Order. The motion for more time is granted. The answer is due on June 4. It is so ordered.
Subpoena. You are commanded to bring the personnel file of R. Delgado to the clerk's office on June 4.
Request for production 6: all time records of the plaintiff from 2022 to 2024. Response: see documents 100 to 220.
Q. Did you tell her to clock out? A. I do not recall. Q. Is that your handwriting? A. It looks like it.
I, Hana Ruiz, state under penalty of perjury: I worked at the store from 2019 to 2024. I saw the manager change the hours.
Dear Ms. Ruiz, our client does not accept your claim. We ask you to direct all letters to this office.
Mediator's letter to all parties: the session is on June 4 at ten. Each side has to send a statement and bring somebody who can decide.
Settlement agreement. 1. The company pays 20,000. 2. The employee releases all claims. 3. No one admits anything. Signed by both.
Newspaper: the plant was sued on Monday by eleven former workers who say that they were not paid for changing clothes. A spokesman said the company pays all hours.
Blog: five things that courts look at when they decide whether a worker is a contractor. This is general information.
Newsletter of the chamber: the new sick leave law starts in January. One hour for every thirty worked. Post the notice.
Course on harassment: module 3. Which of these is a violation? Choose A, B or C.
Agreement between shop and supplier. If one side breaks the contract the other may end it within 30 days. Disputes go to the courts of Ohio.
Our offer for the lease: five years, 4,200 a month, two months free. We can go to 4,400 if they paint. Bottom line 4,500.
Negotiation with the union, day 2: they came down to 4 percent. We are at 2.5. I think we meet at 3.25 and give the extra holiday.
The bank wants a personal guarantee. I would not sign that. Ask for a higher rate instead.
The buyer's engineer thinks the wall is weak. I would come down five thousand and let them fix it.
Customer claims the sofa was broken on delivery. Photos show it. I suggest we refund half. Ok?
The insurance says it is our fault because we had no salt out. They pay the hospital and our premium goes up.
Police report: unit 2 was hit from behind. The driver of unit 1 admitted looking at his phone.
Safety committee: near miss at dock 4. Why: no light. What we do: new light by Friday, talk with all drivers.
Recall strategy: call the stores first, then put up the sign. Do not say it is dangerous, say it is a precaution. Marketing.
Don't tell the team about the move until the lease is signed. Facilities only.
Confidential: salaries for next year, for managers only. Do not forward.
Keep this between us please: I am expecting, and I will tell the others in May.
The doctor thinks the chances are good. We wait for the second test before we decide.
I would not buy that stock. It is risky, and the chart looks weak.
My opinion of the new software: good for orders, bad for returns. I would wait for version two.
Coach's notes: they will attack on the left. Keep the ball, do not argue with the referee, wait for the second half.
Debate club: your best argument is the cost, your weakest the date. Expect them to ask about schools.
Your essay: strong opening, thin evidence in part two. Cut the last paragraph and add a source.
Could you check if we may use this picture? I think the photographer wants his name under it.
May I bring my dog on Friday? HR says it depends on the manager.
What happens if I do not finish the course by June? Will I have to pay?
Le confirmo que su turno cambia a las dos. Si tiene preguntas, llame a Recursos Humanos.
Querida Ana: perdí el autobús. ¿Puedes abrir la tienda? Te debo un café.
Carta de amonestación. El día 3 de mayo usted llegó tarde. Si se repite, podrá ser suspendido.
Wir bestätigen Ihre Kündigung zum 30. Juni. Bitte geben Sie Schlüssel und Ausweis zurück.
Das Lager ist voll. Können wir die Lieferung auf Montag verschieben?
Abmahnung. Sie sind am 3., 9. und 14. März zu spät gekommen. Im Wiederholungsfall droht die Kündigung.
Votre contrat prend fin le 30 juin. Votre solde vous sera versé à cette date.
Peux-tu fermer le magasin ce soir ? Je dois aller chercher ma fille.
Prosimy o zwrot karty do końca miesiąca. Dział kadr.
Ti ricordo che domani il negozio apre alle otto. Porta le chiavi.
De vergadering is verplaatst naar donderdag. Neem de cijfers van mei mee.
`),
}
