import { type PrivilegeSet, readSamples } from './sample-text.ts'

const privileged = readSamples(`
=== handover.txt
Shift handover, line 2. Hoist three squeaks. Order more gloves. Also, Reyes's people called; our attorney does not want anyone on the floor to talk to them. Forklift 4 is charging. Good night.
=== agenda.txt
Weekly staff agenda. 1. Snack budget. 2. New badge readers. 3. Reyes: Patel from outside counsel expects us to lose the overtime part and would pay it now. 4. Parking lot painting on Saturday.
=== performance.txt
Quarterly review of Dana Reyes. Accuracy 97 %. Attendance good. Manager's private note: legal told me to leave out the remarks about the charge, so this says nothing about it.
=== baby.eml
From: Nora Klein
To: Sam Ito
Subject: baby shower

Sam, cake is ordered, can you bring plates? By the way Fitch at Marlow & Dean looked at your separation papers as a favor to the company; he says clause 9 will not survive a challenge. Balloons are in my car.
=== forecast.txt
Q3 forecast. Revenue 4.1m. Freight up 6 %. Note 7: we hold back 200k because our trial lawyer puts the odds in Reyes at one in three. Capex unchanged.
=== onboarding.txt
Onboarding checklist for T. Blum: laptop, badge, tour. Do not let him sign the old arbitration form, counsel thinks that it is void. Lunch with team on day 2.
=== gym.txt
[18:01] Jo: spin class at 7?
[18:03] Max: cant, meeting w my attorney at 7
[18:04] Jo: what does he say
[18:05] Max: that i should take the 30k, they would drag it out for years
[18:06] Jo: ok thurs then
=== itinerary.txt
Trip to Denver. Flight 8:10. Hotel Alder. 14:00 prep with Ms. Quist for tomorrow's testimony: she wants to go through the two bad mails first. Dinner with Bob. Return Friday.
=== newsletter draft.txt
Newsletter draft. Welcome our new nurse! [Sam: Quist asked us to drop the item about the layoff until the tribunal has decided, she fears that they will quote it.] The pool opens in May.
=== complaint note.txt
HR intake of D. Reyes. She says that her lead mocked her accent twice. Witness: Lowe. Next: talk to Lowe. Before that call Quist, her view was that we should suspend the lead first.
=== minutes choir.txt
Minutes of the tenants' association. Garden day on the 9th. Mr. Abel reported that the lawyer we hired advises to pay the rent under reserve and not to withhold it. Dues are 10 a year.
=== payroll.eml
From: Payroll
To: Sam Ito
Subject: run 14

Run 14 is closed, 212 slips. I left Reyes on the list as Ms. Quist instructed: taking her off now would look like punishment. Two slips came back from the bank.
=== vendors.txt
Vendor call. Prices hold until June. They ask for a new term sheet. Our general counsel would not agree to the indemnity as it reads. Next call Tuesday.
=== calendario.txt
Reunión del lunes. Uniformes: pedir talla M. Sobre lo de Reyes, la abogada opina que hay que readmitirla antes del juicio. Café y galletas: Sam.
=== protokoll.txt
Protokoll der Teamsitzung. Urlaubsplan liegt aus. Zu Herrn Blum: unser Anwalt hält die Abmahnung für angreifbar, wir sollen sie zurücknehmen. Kaffeemaschine wird repariert.
=== reunion.txt
Compte rendu. Peinture du hall en mai. Pour M. Blum, Me Caron estime que nous perdrons en appel et propose une transaction. Fête du personnel le 20.
=== medical cover.txt
Fax cover, 9 pages: x-rays of D. Reyes for Ms. Quist, who asked for them so that she can judge how much the back injury is worth before the mediation.
=== spreadsheet.txt
Name, age, grade, kept? Reyes, 52, 6, no. Blum, 31, 6, yes. Lowe, 58, 5, no. Column E follows Ms. Quist's advice of May 2: swap Lowe and Blum if we want the ratio to hold up.
=== letterhead.txt
Marlow & Dean
Barristers and Solicitors

Dear Ms. Klein
Re: your dismissal
You asked whether it is worth going on. On what I have read, it is about even. I would try for a reference and four months' pay.
=== question.txt
hi mr fitch its jo from the bakery. they gave me a paper to sign that says i wont say anything about the tips. if i dont sign i dont get my last check. do i sign? the paper is in the photo. thx
=== reply.txt
Jo, don't sign. They owe you the check anyway. Send me the photo again, the second page is blurred, and don't answer them until you hear from me. Fitch
=== timesheet.txt
Timekeeper AQ. Client 2207 Klein Foods. 0.3 emails w. N. Klein re suspension of lead; 1.1 revise answer; 0.6 call w. expert on pay data; 2.4 outline cross of Reyes.
=== memo bad ocr.txt
PR1V1LEGED - ATT0RNEY W0RK PR0DUCT
Lowe w1ll say that the list ex1sted in Apr1l. We need to find out who typed it bef0re they do.
=== bilingual.txt
Zur Weitergabe nicht bestimmt. Im Auftrag unserer Prozessbevollmächtigten habe ich mit Frau Lowe gesprochen. Sie wirkt glaubwürdig, könnte uns aber schaden.
=== preserve.txt
Please read: as of now nobody in Team 6 may delete messages about the list, the layoffs or Dana Reyes, on any device. We think that she will go to court. Questions only to Ms. Quist.
=== draft offer.txt
Draft, 2nd version. Without admission. Klein Foods pays 40,000 (can go to 55 if they drop the reference). Reyes withdraws the charge. Comments by Quist in the margin: "take out the apology".
=== voicemail.txt
New voicemail from 555-0148: Sam, it's Anita Quist, returning your call. Yes, you can move him to nights, but do it for the whole crew or it will look aimed at him. Bye.
=== ins.txt
To our broker. As defense counsel sees it, the Reyes claim has a value of 60 to 90 and should be resolved before the hearing. Please treat as confidential.
=== transcript.txt
Meeting recording, auto transcript. Speaker 1: so the attorneys looked at it? Speaker 2: yeah, they say we did not give the notice in time, so we eat sixty days. Speaker 1: ouch. Speaker 2: don't put it in the deck.
=== notebook.txt
p. 14: eggs, milk, batteries. AQ called - keep log of what lead says, w/ dates. Don't tape him, not legal here. She files Monday. p. 15: soccer 5pm
`)

const ordinary = readSamples(`
=== shift swap.txt
Can somebody take my Friday? I can do Sunday in return. Please tell Nora by Wednesday. Max
=== quote.txt
Quotation 77. Roof repair, 120 square meters, 9,400 including disposal. Valid for 30 days. Alder & Sons, roofing.
=== promotion.txt
Dear Ms. Blum, we are happy to promote you to team lead from July 1. Your pay rises to 34.20 an hour. Congratulations! Nora Klein
=== absence.txt
Dana Reyes called at 6:40 a.m. to say that she is ill. Doctor's note follows. Recorded by Payroll.
=== exit.txt
Exit interview, M. Lowe. Reason: moved closer to family. Liked: team. Disliked: canteen. Would return: yes.
=== conduct.txt
Code of conduct. Treat people with respect. Gifts over $50 must be reported to your manager or to the legal department. Breaches can lead to dismissal.
=== parking ticket.txt
City of Alder. Notice of parking violation. Fine $45. You may contest it before the municipal court within 20 days.
=== wage notice.txt
Notice under the Wage Theft Prevention Act. Employer: Klein Foods. Rate 19.50. Overtime 29.25. Payday Friday. If you have questions call the Department of Labor.
=== poster.txt
Your rights under the FMLA. Eligible employees can take up to 12 weeks. An employee may file a complaint with the Department of Labor or may bring a private lawsuit against an employer.
=== apology.eml
From: Max Stern
To: Dana Reyes
Subject: yesterday

Dana, I am sorry for the joke about your accent. It was stupid. I would like to buy you a coffee. Max
=== hr reply.eml
From: Nora Klein
To: Dana Reyes
Subject: your complaint

Dana, thank you for telling us. I will talk to Max and to Lowe this week and come back to you by Friday. You will not suffer for having spoken up.
=== supplier.eml
From: Bob at Alder Freight
To: Sam Ito
Subject: late truck

Sam, sorry, the truck is stuck in Omaha. I recommend that you take the second dock tomorrow. It should be there at ten.
=== non compete.txt
Employee agrees not to work for a competitor for one year within 20 miles. If a court finds this clause too broad it shall be narrowed. Signed T. Blum.
=== car policy.txt
Company cars. Drivers pay their own fines. Report accidents within a day. Do not admit fault at the scene. Questions to fleet.
=== article.txt
A jury in Denver on Friday awarded a nurse $2 million in a case against her hospital. The hospital said it would appeal. Lawyers for the nurse welcomed the verdict.
=== school.txt
Mock trial club meets on Wednesdays in room 12. Bring your witness sheets. Parents may watch. Ms. Lowe
=== wedding.txt
We are getting married! May 30, Alder Barn. Dinner at six. Please answer by April 15. Nora and Bob
=== tax form.txt
W-4 2026. Single. Dependents 0. Extra withholding 20. Signed D. Reyes.
=== union flyer.txt
Know your rights! You can talk about your pay. You can ask for a steward. Meeting Tuesday at 6 in the hall. Free pizza.
=== book club.txt
Next book: The Firm, about a young lawyer in Memphis. We meet at Jo's on the 12th. Bring snacks.
=== machine.txt
Maintenance log. 3/1 belt changed. 3/8 bearing noise, monitor. 3/15 sensor fault, reset.
=== evaluation.txt
Trainer feedback: Ms. Stein explained the new overtime law clearly. Examples were good. More time for questions. 4.5 of 5.
=== rfp.txt
Request for proposals: cleaning services. Bidders give prices by area and proof of insurance. The contract is governed by state law. Bids due May 3.
=== schmidt.txt
Sehr geehrte Frau Blum, wir bestätigen Ihren Urlaub vom 3. bis 14. August. Bitte stimmen Sie sich mit Herrn Stern ab. Personalabteilung
=== conge.txt
Madame, votre congé du 3 au 14 août est accepté. Merci de prévenir votre équipe. Service du personnel
=== vacaciones.txt
Estimada señora: sus vacaciones del 3 al 14 de agosto están aprobadas. Avise a su equipo. Personal
=== layoff list.txt
Dear colleague, 40 positions end on June 30. You have 45 days to consider the offer and 7 to take it back. A list of ages and titles is attached, as the law requires. Nora Klein
=== therapist.txt
Progress note. Patient reports poor sleep since dispute with supervisor. Plan: breathing exercises, visit in two weeks. Dr. Hall
=== recipe.txt
Mom's chili: two pounds beef, beans, cumin. Keep it low for three hours. Don't tell anyone the secret is cocoa.
=== raise.eml
From: T. Blum
To: Nora Klein
Subject: pay

Nora, do you think I could get the raise in July? Max said that you should have the budget by then. I would rather ask before I plan my move.
`)

/**
 * Remarks in documents about something else. Written after the litigation file was used for tuning: 13 of 30 privileged
 * ones were missed at the first run and 2 of 30 ordinary ones flagged. Then used for tuning.
 */
export const remarksOfCounsel: PrivilegeSet = { privileged, ordinary }
