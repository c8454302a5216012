import { type PrivilegeSet, readSamples } from './sample-text.ts'

/**
 * Written after the weights were learned, and read by them once: 1 of the 25 privileged ones was missed at the first run (a bad
 * scan), 4 of the 30 ordinary ones were flagged. No weight was learned from them.
 */
export const unreadFiles: PrivilegeSet = {
  privileged: readSamples(`
=== RE Kowalski call.eml
From: Edda Krane
To: Vikram
Subject: RE: Kowalski call

Vik, I just hung up with Mrs. Delmonico. In short: she'd not contest that the scaffolding was ours. She would contest that he was told to go up. The logbook entry helps, the foreman's text does not. She wants the original phone, so please tell Bogdan to bring it in and not to "clean" it first. On the money she thinks anything under 80 is cheap, and that their side hasn't understood yet that the pension fund can join. Let them find out by themselves. Next talk Monday. Don't put this in the project folder.
=== memo_intern.docx
To: R. Halloway
From: K. Imamura (trainee)
Re: Limitation, storm damage claim

You asked when time began to run for our clients, the Petersens. The policy has a two year clause from "inception of loss". Two appellate panels have read such clauses as tolled while the carrier investigates, one has not. If we count from the storm we're late by eleven days; if we count from the denial letter we're fine. I'd file now and plead tolling in the alternative. Their call of 9 March to the agent may count as notice, but Mr. Petersen has no record of it. The weak spot is that he signed the proof of loss only in August.
=== telegram export Ines.txt
Ines, [02.05. 20:11]: he called me back finally, 40 min
Ines, [02.05. 20:12]: so he says dont accept the apology letter they want me to sign, it has a sentence that i was never pushed
Ines, [02.05. 20:12]: also he wants the video from the bus cam before they overwrite it, sends a letter tmrw
Marek, [02.05. 20:15]: and does he think you win
Ines, [02.05. 20:17]: "better than even" if the driver talks. without him hm
Marek, [02.05. 20:18]: costs?
Ines, [02.05. 20:19]: insurance pays it he says. but i shouldnt tell them about the old knee thing unless they ask
=== Minutes 7-11 audit committee.docx
Audit Committee, 11 July. Present: Ms. Dahl, Mr. Sorrell, Mr. Ito. Guest for items 1 to 2: external auditor. The guest left at 10:40.

1. Half-year figures noted. 2. Audit plan approved.
3. Customs matter. Mr. Ferrante, who advises the company, explained that a voluntary disclosure would cap the penalty at the unpaid duty, while waiting for the audit letter carries a risk of four times that amount. He sees no criminal exposure for the managers if the disclosure is complete. The committee asked whether the broker could be made to share the cost. He is sceptical because of the instruction e-mails of 2021.
4. Next meeting: 9 October.
=== Traduction note.txt
(translation, French original attached)

Maître Aubry's remarks by telephone, taken down by Solange: The dismissal letter may not be sent before the works doctor has answered. If the letter mentions the absences it's void. Better to rely on the reorganisation, although she finds our file there thin and wants the figures of the Lille site. She estimates the risk at ten to fourteen months of salary. No mention of any of this in the e-mails with the group, as the staff representatives could ask for them.
=== Re Re Loi.eml
From: Hanif
To: Greta; Paulo
Subject: Re: Re: LOI

Both, I got comments back on the letter of intent from Whitmore & Dace. They'd strike the exclusivity unless we get our costs covered. Paragraph 6 as written could bind us to close even if the permit fails, "which a court might well enforce". They're uneasy about Paulo's mail of the 4th where he says we have a deal; better not repeat that phrase. They suggest we answer with their wording by Thursday and otherwise stay silent. I'm for it. The invoice will be 4k.
=== intake sheet.txt
NEW MATTER INTAKE   date 8/19   taken by: LP

Name: Orson Tate. Ref by: his barber. Adverse: Quick Fix Auto, owner Sal Brandt (conflict check: clear)
Story: mechanic forgot to tighten wheel, lost it on I-90, wrist broken. Has the invoice. Admits he heard a noise for two days and kept driving (!!). Didn't go to ER until next day, told triage he "fell".
Wants: truck, wages 6 wks, pain.
Impression: honest, talks too much. Worth a letter. Comparative fault maybe 30. Get ER chart before we sign him up.
=== mail 0933 scan.txt
Frorn: P. Villaseñor
T0: the lnsured
Re : suit papers served 2/2

PIease read and keep to yourseIf . The cornplaint asks for punitive darnages which your poIicy does n0t cover , so you may wish to hire sorneone of your own at your cost . I have been retained by the carrier to defend y0u . What you tell me I will not pass on to thern if it touches c0verage . Do not speak to the neighb0r . Write down who was at the p0ol , frorn when to when , and send it to me alone .
=== FW Re question on titles.eml
From: Yolanda
To: Dev leads
Subject: FW: Re: question on titles

fyi, and please treat as internal.

---
Yolanda, if we call them "partners" and give them a badge, a mail account and a shift plan, then no label will save us. On what you describe I'd expect an inspector to treat all nineteen as employees from day one. Back contributions for four years, roughly 700k, and the directors are personally on the hook for part of it. What I would do: offer contracts from January, pay forward, and let the past come to us. I would rather not see this question asked again by e-mail. Steffi (Legal)
=== handwritten.txt
(transcript of handwritten pages)
for my lawyer only, like she asked
Mon 3rd. R came by 6pm with the kids. He'd been drinking, I smelled it. I did not write this to him because of what she said about texts.
Wed 5th. He says if I go for full custody he will tell about 2016. She knows about 2016, I told her at the 1st meeting.
Sat 8th. Kids told me he left them in the car at the store. Ask her if they can be made to say that or if that's too much for them.
Ask also: can I take them to my mothers in August?
=== pleading draft notes.docx
REPLY BRIEF - working copy, section II

[GH: I'd open with the notice point, it's our best. Move standing to a footnote.]
II. The lower court correctly found that the notice was late. Appellant had actual knowledge no later than May 2 (R. 114).
[GH: careful, R. 114 also has the bit where our guy says "don't bother calling them". If we cite the page they will quote it. Use R. 98 instead?]
[AM: agree, 98. And soften "no later than". Client is nervous about this paragraph, wants to see it on Friday.]
=== defence medic.eml
From: Rowena Castle
To: Dr. S. Mbatha
Subject: Mr. Grieg's shoulder

Dear Dr. Mbatha, thank you for agreeing to look at the films for us. At this point you're helping me to understand them; whether I name you as a witness we'll decide afterwards. My questions: is the tear old? Could the lifting on the 14th have made it worse, and by how much? What will their surgeon say, and where is he open to attack? Please ring me before you write anything at all. Bill the firm and not the yard.
=== fact memo tip.txt
What I found out about the other driver (for Ms. Adeleke)

Two speeding tickets, 2019 and 2022. Works nights at the bakery, was on hour eleven of his shift according to a colleague who will say so but only if served. His phone: he posted a photo at 5:41, the crash was at 5:44. I took a screenshot with the clock. His company had fitted a dashcam, they say it was broken. I haven't spoken to him as you told me. I can do the bakery owner next week, say if you want it recorded or not. Hours so far: 9.
=== partner to associate.eml
From: J. Thorne
To: B. Oyelowo
Subject: tomorrow

Bisi, some thoughts for tomorrow. Let him tell it his way for ten minutes, then pin him on dates. He will say he never saw the policy; don't show the signed page until he has said it twice. Skip the girlfriend. If Cates objects, note it and go on, the judge hates speaking objections. Watch our own client, she pulls faces. If they float a number at the break, listen and say you have no authority. We'd take 140, but they needn't know.
=== RE badge photos.eml
From: Lucinda (Group Legal)
To: Site HR Malmö
Subject: RE: badge photos

Hi all, can you use face recognition at the gate? In short no, not on the basis of consent, since your staff can't freely refuse. You could argue legitimate interest for the explosives store alone, with an assessment done beforehand, and I'd be prepared to defend that. The pilot that has been running since June is a problem. Stop it today and don't delete the logs before I have seen them, a deletion would look worse than the pilot. Let us talk by phone about the union's letter.
=== Summary for aunt.eml
From: Teodor
To: Aunt Lil
Subject: what he said

Dear Aunt Lil, you couldn't hear so well on the speaker so I write down what Mr. Haverkamp told us. The bank can't take the farm as long as you live in it, but they can register the debt. The paper cousin Gus made you sign is likely worthless because nobody read it to you. He would write to Gus first, politely. If Gus doesn't move he'd go to court, and he thinks you would win but it would take two years. He asks you not to talk to Gus about it at church. And find the blue folder, please.
=== kanzlei antwort.eml
Von: RAin Dr. Petra Holm
An: Familie Seidel
Betreff: Ihr Wasserschaden

Sehr geehrte Familie Seidel, nach Durchsicht der Unterlagen sehe ich gute Aussichten, von der Versicherung den vollen Betrag zu bekommen. Problematisch ist allein, dass Sie den Schaden erst nach drei Wochen gemeldet haben. Bitte sagen Sie dem Gutachter nicht, dass der Schlauch schon im Frühjahr getropft hat, bevor wir gesprochen haben. Ich schlage vor, zunächst außergerichtlich mit Frist zum 15. zu fordern und die Klage vorzubereiten.
=== discord_export.json.txt
{"ts":"2024-02-11T19:02","from":"mo","msg":"so what did ur law clinic person say"}
{"ts":"2024-02-11T19:03","from":"ari","msg":"ok so: the photo they used is mine, i have copyright even tho it was on insta. she wants to ask for 3k and a credit. she says they might say i agreed by using their hashtag, thats the weak bit"}
{"ts":"2024-02-11T19:04","from":"ari","msg":"and i shld not post about it or dm them anymore"}
{"ts":"2024-02-11T19:05","from":"mo","msg":"would u go to court"}
{"ts":"2024-02-11T19:06","from":"ari","msg":"she'd rather not, small claims max. prob settle at 1500"}
=== invoice narrative.pdf
Halvard & Wren, statement no. 771, matter: Cobb / school district

4/1 Review of emails produced by district; identify three that undercut superintendent's account 2.2
4/3 Telephone client on whether to accept mediation and on her fear of being cross-examined about medication 0.7
4/4 Memo on punitive damages against public bodies (negative) 1.9
4/9 Draft questions for principal, focus on the deleted calendar 1.4
Balance of retainer: 2,140.00
=== adjuster-defense.eml
From: claims.lindqvist@tri-state-mutual.example
To: Amos Fairweather
Subject: our insured Dr. Bell, report requested

Amos, your report of last week is received. Before committee meets I need: your percentage on liability; verdict range in that county; how Dr. Bell comes across; whether the late addendum to the chart can be kept out. If it can't, I'd want to tender early. You said the nurse is shaky. Would she be called by them? I have authority to 250 and can get 400 with a good reason. Please don't copy the hospital's risk manager on your answer.
=== co tenant strategy.txt
Notes from our meeting w/ Rosa (tenants' rights attorney), kitchen, Tues

* 6 of 9 flats signed her paper so she acts for us all
* rent strike only after the inspector's report, otherwise he can evict 2B and 3A who are behind
* keep receipts, no cash
* landlord will try to split us: if he offers one flat money she wants to know the same day
* weak: 4C really did break the pipe. She doesn't want 4C as a witness
* she'd ask for 30 % back since October, expects to get 15
=== safety lead mail.eml
From: Ruben
To: Marta V.
Cc: Tilda
Subject: what I can say on Wednesday

Marta, the inspector has asked me for an interview. As our company lawyer, do you sit with me or with the company? Can I have someone of my own? What I'd have to say if asked: we knew the interlock was bridged, there's a photo in the group chat of 12 May and the plant manager put a thumbs up. I never raised it in writing. I would like to know what happens to me personally before I say that to a state official.
=== RE non compete Ravi.eml
From: Cheryl Boateng, J.D.
To: Ravi Menon
Subject: RE: non compete

Ravi, I read it over the weekend. Good news: the state you moved to won't enforce this against somebody at your pay grade. Less good: the client list clause stands on its own feet, and calling Hobart Dairy in your first week was not clever. Don't reply to their letter. I'd send them a calm two paragraphs saying you have taken nothing and will honor the list for a year. Expect them to go quiet. Delete nothing from the old phone, please.
=== appeal think piece.md
Where we are after the ruling (for the four of us)

1. Judge bought the agency argument entirely. On appeal that's a question of law, so we get a fresh look; I'd say 40 percent.
2. Bond: 1.2 million. Client can post 900. Ask for a reduction on Monday.
3. Their fee motion will be inflated. We settle fees if they drop the cross appeal.
4. Client wants to write to the newspaper. Talk him out of it.
5. New counsel on the brief? Sanjay has never lost before this panel.
=== whatsapp from supervisor.txt
[6/1 07:40] Uwe: Legal says pls stop using the word dangerous in the group
[6/1 07:41] Uwe: if somebody finds sth, call me, dont write it. They told us the whole chat goes to the other side if it comes to a trial
[6/1 07:44] Bibi: but the press IS dangerous
[6/1 07:45] Uwe: yes and thats why they want it fixed before the family's expert comes on the 9th
[6/1 07:46] Uwe: they think the brother will settle if its quiet. So no photos, nobody talks to him
`),
  ordinary: readSamples(`
=== RE delivery Tuesday.eml
From: Malik
To: Suzanne
Subject: RE: delivery Tuesday

Suzanne, the shelving comes Tuesday between 8 and 11, they need someone to sign. Two of the brackets are on back order. I've asked for a discount because of the scratched panels from last time. Please have Pete clear bay 3. See you at the stand-up, M.

CONFIDENTIALITY NOTICE: This message may contain confidential or privileged information and is for the intended recipient only. If you received it in error, please delete it and inform us.
=== Oppose counsel discovery.eml
From: Lars Hedin <lhedin@hedincole.example>
To: Priscilla Amato <amato@amatolegal.example>
Subject: Varga v. Trent Logistics - ESI

Ms. Amato, I write to confirm our call. Your client will produce the dispatch messages from March to June by the 20th. We'll give you Mr. Varga's phone bills in the same period. We could not agree on search terms for the personnel mailbox and will raise this with the magistrate. Please send available dates for Ms. Trent's deposition in the first half of October. Regards, Lars Hedin, counsel for plaintiff
=== promotion letter.docx
Dear Ms. Szabo, I am pleased to tell you that you've been promoted to shift supervisor from 1 May. Your hourly rate will be 24.10. You will report to Mr. Lund and be responsible for eleven colleagues. As a supervisor you must pass on any complaint of harassment to Human Resources the same day. A short training by our legal department takes place on 9 May. Please sign the copy and give it back to me. Congratulations, and thank you for your work. C. Okafor, Site Manager
=== complaint harassment.eml
From: Joelle Tran
To: HR
Subject: formal complaint

I am writing to complain about Mr. Gant. Since September he comments on my clothes almost daily. On 12 October he put his hand on my back in the copy room and left it there. I told him to stop and he laughed. Priya from accounts was at the door and saw it. I spoke to my team lead on the 13th and was told to ignore it. I can't sleep before work days. I want this to be looked into and I don't want to share an office with him. Joelle
=== policy social media.pdf
Social media policy. You may use social media in your breaks. Do not speak in the company's name unless you're authorised. Do not publish confidential information, such as customer data, prices or details of legal proceedings. Be respectful to colleagues. Nothing in this policy limits your right to talk about wages and working conditions. If a journalist or a lawyer contacts you about the company, refer them to the press office. Questions: ask HR or Legal. Breaches can lead to disciplinary action.
=== order from court.pdf
IN THE COUNTY COURT. Case 4:22-cv-118. ORDER. This matter came before the court on Defendant's motion in limine to exclude the photograph marked as Exhibit 9. Having heard counsel for both parties, the court finds the probative value outweighs any prejudice. The motion is denied. Trial will begin on March 4 at 9:00. The parties shall file a joint list of exhibits by February 20. It is so ordered. Judge A. Whitfield. Copies to all counsel.
=== police narrative 88.txt
On 08/14 at 0210 hours I, Officer Pruitt, observed a white sedan drift across the center line twice. I conducted a traffic stop. The driver, identified as H. LOWE, had slurred speech and said he'd had "a couple". He declined the field tests. I read him his rights. LOWE asked for an attorney and I asked no further questions. He was taken to county where he refused the breath test. Vehicle towed by Ace. Body camera video uploaded. End of report.
=== steward letter.eml
From: Steward, night shift
To: members
Subject: meeting Sunday

Folks, Sunday at four in the hall we vote on the package. Highlights: 3.5 percent, 3 percent, 3 percent; double time on Sundays; no change in the health plan. The scheduling language stays as it is. Brother Akers' discharge goes to arbitration in January, the national's lawyer takes it. If you were written up for the snow day, bring me the paper. Coffee and donuts. Bring your card. Yours, Dot
=== Invoice court reporter 3.pdf
Bill to: Maddox Hale LLP, 200 Front St. Invoice 3319. Videographer, deposition of Dr. Ames, 6 hours at 95.00: 570.00. Synchronised transcript: 210.00. Parking: 24.00. Conference room B, half day, with coffee: 140.00. Subtotal 944.00. Sales tax 66.08. Total 1,010.08. Due in 30 days. Thank you for choosing Summit Reporting. Questions about this invoice: billing, ext. 4.
=== MRI report.txt
MRI LUMBAR SPINE WITHOUT CONTRAST. Clinical history: 39 year old male, low back pain after lifting injury at work 3/3, referred by attorney. Technique: standard sequences. Findings: alignment normal. At L4-5 there's a broad based disc bulge with mild narrowing of both foramina. At L5-S1 small central protrusion without nerve contact. No fracture. Impression: degenerative changes at two levels; protrusion at L5-S1 of uncertain age. Correlate clinically.
=== ad radio spot.txt
[30 seconds, upbeat] Slipped? Tripped? Rear-ended? The folks at Garrity and Bloom have your back. Our attorneys have been fighting the insurance giants for forty years, and we don't get paid until you do. Call seven sevens. That's 777-7777. Garrity and Bloom: we pick up. [fast voice] Responsible attorney Lou Garrity. Past results don't guarantee future ones. Offices in Dayton.
=== news strike.txt
Teachers at three schools walked out on Wednesday in the first strike since 1994. The district went to court to stop it, but Judge Lena Marsh declined to issue an order. "We'll appeal," said the superintendent, who called the action unlawful. The union's lawyer said the contract had expired in June and the teachers were free to act. Parents brought coffee to the pickets. Talks resume on Friday with a state mediator. School buses are not running.
=== franchise contract.pdf
14. Default. If the Franchisee fails to pay any sum within ten days of notice, the Franchisor may terminate. 15. Indemnity. Franchisee shall indemnify Franchisor against all claims, including reasonable attorneys' fees. 16. Disputes shall first be submitted to mediation in Denver; thereafter the courts of Colorado have exclusive jurisdiction. 17. Each party has been represented by counsel of its choosing, and no provision shall be construed against the drafter. 18. Notices shall be in writing with a copy to the party's counsel named in Schedule 2.
=== Chat helpdesk.txt
Nadia (Legal): my screen has been flickering since the update
Helpdesk Bo: hi Nadia! is it on the dock or the laptop itself?
Nadia (Legal): dock. both monitors
Helpdesk Bo: ok please unplug the dock for 10 seconds
Nadia (Legal): done. left one is fine now, right one still
Helpdesk Bo: cable probably. I'll drop one at your desk at 2
Nadia (Legal): you are a star. 4th floor, by the window
=== board minutes garden club.docx
Minutes of the garden club, 3 March. Present: nine members. Treasurer: 1,204 in the bank. The spring sale is on 12 May; Ted organises tables. The city attorney has confirmed in a letter to the club that we may use the park without a fee. Maria thanked the volunteers. Roses: the club buys eight for the library. Motion to change the day of the meeting to Thursday failed, four to five. Closed at 8:15 with Ruth's lemon cake.
=== letter to neighbour.eml
Dear Mr. Pruss, your maple has grown over my garage and the roots lift the paving. I asked you twice in spring. I had an arborist look at it, report enclosed. Please have the branches cut by the end of September. Should you not respond I will ask a lawyer to write to you, which neither of us needs. I'd be glad to split the cost of the arborist. With kind regards, Mechthild Baum
=== cv lawyer.pdf
EVELYN PARDO. Experience: 2018 to now, Senior Counsel, Meridian Energy: lead a team of three; supply contracts, data protection, disputes up to 20 million. 2012 to 2018, Associate, Strong & Vail LLP, litigation group: second chair in four trials, drafted motions, took depositions. Education: J.D. 2011, magna cum laude; B.A. history. Languages: English, Portuguese. Interests: rowing, old maps. References on request.
=== EEO charge form.pdf
CHARGE OF DISCRIMINATION. Name: Winston Adu. Employer: Parkline Hotels. Cause: race, retaliation. Earliest 02/02, latest 06/19. Particulars: I began working for the employer in 2017 as a porter. On 2 February the manager called me a name in front of guests. I complained to the head office in March. On 19 June I was discharged for allegedly sleeping on duty. I believe I've been discriminated against because of my race and retaliated against for complaining. I declare under penalty of perjury that the above is true.
=== insurance renewal.eml
From: Broker
To: Cynthia
Subject: renewal liability cover

Hi Cynthia, attached the renewal for the liability policy. Premium up 6 percent, deductible unchanged at 5,000. New: legal expenses extension for employment disputes, optional, 420 a year. The insurer asks whether there were claims in the last five years; I have put the 2021 slip on the stairs, closed at 3,200. Please sign page 4 and confirm turnover by Friday. Call me if anything's unclear. Ben
=== exit mail.eml
From: Arturo
To: All
Subject: so long

Dear all, today's my last day after 14 years. I have seen four CEOs, three logos and one flood. Thanks to the people in claims who taught me patience, to the legal crowd who taught me commas, and to the canteen for the Thursdays. From May I will run a bike shop with my brother. Come by, first patch is free. Don't be strangers. Arturo
=== article hr.md
Five mistakes managers make when they dismiss someone. 1. They do it on a Friday evening. 2. They improvise. Write down what you'll say. 3. They give three reasons when one will do; a tribunal will test each. 4. They forget the keys. 5. They tell the team too much. If you aren't sure, ask HR before and not afterwards. This article was first published in our member magazine; it gives general information.
=== closing statement.pdf
Settlement statement. Buyer: J. and R. Pomeroy. Seller: Estate of L. Finch. Property: 9 Quarry Road. Settlement date: 14 April. Purchase price 268,000.00. Deposit 5,000.00. Loan 201,000.00. County taxes 1,122.40. Title insurance 890.00. Attorney fee (closing) 650.00. Recording 68.00. Cash from buyer 64,730.40. The parties have reviewed this statement and approve the disbursements.
=== RE potluck and parking.eml
From: Office manager, Strand & Hollis LLP
To: All staff
Subject: RE: potluck and parking

Hello everyone, three things. The garage is closed on Thursday for striping, so please park on Elm. The potluck is Friday at noon, sign up on the door, we have too many desserts already. And the new copier arrives on Monday; codes stay the same. Conference room A is taken all week for the Dunn trial, use B. Happy birthday to Marcy! Tess
=== tenant ledger.csv
date,description,charge,payment,balance
2023-01-01,Rent unit 7,1350.00,,1350.00
2023-01-04,Check 881,,1350.00,0.00
2023-02-01,Rent unit 7,1350.00,,1350.00
2023-02-09,Late fee,50.00,,1400.00
2023-03-01,Rent unit 7,1350.00,,2750.00
2023-03-15,Legal notice served,85.00,,2835.00
2023-03-28,Check 902,,2835.00,0.00
=== witness statement hse.docx
Statement of Oluwaseun Bright, forklift driver. I make this statement to the safety inspectorate. On 3 May I was loading the trailer in bay 2. The light of the bay was red, so I waited. When it turned green I drove in. The trailer rolled forward and the truck tipped. I was told later that the driver had released the brake. Nobody had shown me the new lock. I have had training in 2020. I have read this statement and it's correct.
=== gov letter tax.pdf
Dear taxpayer, we have reviewed your return for 2022. We propose to disallow the deduction for a home office as the form was not attached. Additional tax: 612.00, interest: 21.40. If you agree, sign and return the form. If not, write to us within 30 days with your reasons and documents. You may have someone represent you, for example an accountant or an attorney, with form 2848. Until then you needn't pay. Sincerely, Examination Branch
=== product forum.txt
user kettlefan: anyone else's lid cracked after two months?
user moss: yes!! wrote to them, no answer
user kettlefan: same. i'm tempted to sue haha
user lex_b: not a lawyer but in the EU you have 2 years of warranty, go back to the seller, they can't send you to the manufacturer
user moss: oh nice thanks
mod: please keep it civil, and no phone numbers in posts
=== meeting notes marketing.docx
Marketing weekly. Spring campaign: photos done, Lena picks ten. Slogan "gentle to you": legal wants a footnote with the study, copy will be adapted until Thursday. Budget: 4k left in May. Trade fair: booth is paid, hotel still open. Newsletter: 31 percent opened it, best so far. Raffle terms are online. Next week no meeting because of the holiday. Actions: Lena photos, Ole footnote, Kim hotel.
=== dismissal letter gross.pdf
Dear Mr. Penrose, following the disciplinary hearing of 7 November I confirm my decision to dismiss you without notice for gross misconduct. You accepted that you'd clocked in for a colleague on 2 and 3 November. You said that others do the same. I've taken into account your nine years of service. You have the right to appeal to Ms. Dray within five working days. You may be accompanied by a colleague or a union representative. Your pay to 7 November and your accrued holiday will be paid on the 28th.
=== expert report served.pdf
REPORT OF DR. NINA FALK, served on all parties under Rule 26. I was asked by counsel for the plaintiff to state my opinion on the cause of the bridge bearing's failure. I've been paid 300 per hour; my fee doesn't depend on the result. I reviewed the inspection reports 2015 to 2020, the steel certificates and the depositions of two foremen. In my opinion the bearing failed through fatigue which would have been visible from 2017. My qualifications and a list of testimony are attached as Appendix A.
`),
}
