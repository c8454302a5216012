import type { PrivilegeSample } from './privilege-sets.ts'

/**
 * Advice, work product and talk with lawyers as it turns up in phones, mailboxes and scanned folders, and ordinary papers of
 * a workplace. Written before the detection was read: 5 of 53 privileged ones were missed, and 30 of 64 ordinary ones flagged, of
 * which half speak of law. All were then used for tuning.
 */
function samples(source: string): PrivilegeSample[] {
  return source
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n')
      return { name: part.slice(0, end).trim(), text: part.slice(end + 1).trim() }
    })
}

export const advice = {
  privileged: samples(`
=== IMG_2231.txt
Mon 9:14 PM
Me: hey sorry for texting so late. they want me to sign the separation thing tomorrow
Atty Kowalczyk: Don't sign anything. Take a photo and send it to me tonight.
Me: ok sending
Atty Kowalczyk: Got it. The release in para 6 would wipe out your overtime claim. Tell HR you need the 21 days.
=== message(4).eml
From: Priya Raman <praman@ramanlowe.com>
To: gwen.tate88@gmail.com
Subject: next steps

Gwen,

I read through what you sent. My honest view: the retaliation theory is the stronger of the two. The age claim is thin because your replacement was 52. I would lead with retaliation and hold the age claim back until we see their position statement.

Call me before Thursday.

Priya
=== message(9).eml
From: gwen.tate88@gmail.com
To: Priya Raman <praman@ramanlowe.com>
Subject: Re: next steps

Thanks Priya. Two questions before I decide. If I tell the EEOC about the age thing now, does it hurt the other claim? And can they use the texts to my sister against me?

Gwen
=== fwd.txt
Begin forwarded message:

From: Tom Aldous, General Counsel
Date: March 3, 2026
To: L. Brandt; S. Osei
Subject: Termination of the night shift lead

Lena, Sam,

Please hold off on the termination. Given her complaint of February 20 a court would likely see the timing as retaliatory. Our exposure is in the range of six figures. If you still wish to go ahead, document the inventory losses first and let me review the letter.

Tom
=== note-to-file.txt
NTF 4/12 - spoke w/ client 40 min. She confirms she never got the handbook. Worried about immigration status of brother. Says supervisor "smirked". Think we need affidavit from Lucho before he goes back. Weak on damages - she found new job in 3 wks. Settle range 35-50?
=== Scan_00017.pdf.txt
PR1V1LEGED & C0NFIDENTlAL
ATT0RNEY W0RK PR0DUCT

Merno to file
Re: Interview of dock foreman

The foreman was evasive ab0ut who ordered the time edits. He would make a poor witness.
=== engagement.txt
Dear Ms. Ibarra:

Thank you for selecting our firm to represent you in connection with your claims against Northgate Foods. This letter sets out the terms on which we will act for you. Our fee will be one third of any recovery before suit is filed and forty percent after. You may end our representation at any time.

Please sign and return one copy.

Sincerely,
Delacroix & Stern LLP
=== para.eml
From: Noreen Whitcombe, Paralegal
To: gwen.tate88@gmail.com
Subject: Docs we still need

Hi Gwen,

For our file we are still missing: your pay stubs from Oct to Dec, the screenshots of the group chat, and your notes from the meeting with HR. Priya wants these before she drafts the charge. Please do not write on the originals.

Noreen
=== inv_notes.txt
Interview notes - prepared at the request of outside counsel (Harker Lyle) to assist in giving legal advice regarding the complaint of J. M.

Witness 3: forklift operator, second shift. Heard the remark on or about 5/6. Not willing to put it in writing.
=== draft settlement.txt
DRAFT 2 - internal, not sent

Our bottom line is $85,000 plus neutral reference. Open at 240. If mediator pushes, give up reinstatement first, it was never going to happen. Do not reveal that the client needs the money by June.
=== jg.txt
per our lawyer we shouldn't put anything about the accident in writing to Deb. he says call it "the incident" and keep it off email. also he thinks the insurance will cover it if we don't admit fault
=== whatsapp export.txt
[12/03/2026, 18:02:11] Baby: what did the lawyer say
[12/03/2026, 18:02:40] Me: she said we have a decent case but not to get hopes up. she thinks they'll offer around 20 and that i should wait
[12/03/2026, 18:03:02] Baby: ok and the deadline
[12/03/2026, 18:03:30] Me: she said 180 days from when i got fired so i need to file before august
=== audit letter.txt
To our auditors:

In response to the request of Meridian Paper Co. dated January 9, 2026, we furnish the following as its counsel. One matter is pending: Tate v. Meridian Paper. We have advised the company that an unfavorable outcome is reasonably possible and estimate the loss between $60,000 and $110,000.

This response is limited in accordance with the ABA Statement of Policy.
=== ci.txt
From: R. Halvorsen (counsel for Meridian)
To: D. Amadi (counsel for Staffpoint)

David, sharing our draft chronology under our common interest agreement. Please don't pass it to your client's HR people. We see the joint employer issue the same way: if either of us concedes control over scheduling, both are in trouble.
=== Re_ Re_ handbook.eml
From: Ana Duarte (Legal)
To: Kurt Bayliss
Cc: HR Ops

Kurt, a few comments on the leave policy. As drafted section 4 violates the state sick leave act: you can't demand a doctor's note for one day. I'd recommend we replace it with the language below. Also, please stop discussing Ms. Tate's case in this thread.
=== sms2.txt
Lawyer Dan: Remember in the deposition tomorrow only answer the question asked. If you don't know say you don't know
Lawyer Dan: Don't volunteer the stuff about the second job
Me: got it
=== legal hold advice.txt
From: Office of the General Counsel
To: Warehouse managers

You are receiving this because we reasonably anticipate litigation brought by a former employee. At our direction, do not delete any schedules, badge logs or texts. Do not discuss this notice with anyone other than the undersigned attorneys.
=== opinion.txt
Estimado Sr. Luna:

Conforme a nuestra conversación, le doy mi opinión legal sobre su caso. A mi juicio la empresa le debe las horas extra de dos años y conviene presentar la demanda antes de junio. No hable con el gerente sin consultarme.

Lic. Marta Escobedo
Abogada
=== conseil.txt
Objet : votre licenciement

Monsieur,

Après examen de votre dossier, je vous conseille de ne pas signer la transaction. Le motif invoqué me paraît fragile et vos chances devant les prud'hommes sont bonnes. Cette lettre est couverte par le secret professionnel.

Me Odile Ferrand, avocate
=== rat.txt
Sehr geehrte Frau Tietz,

nach Durchsicht Ihrer Unterlagen rate ich Ihnen, gegen die Kündigung innerhalb von drei Wochen Klage zu erheben. Die Erfolgsaussichten schätze ich als gut ein. Bitte sprechen Sie vorher nicht mit Ihrem Arbeitgeber.

Mit freundlichen Grüßen
Rechtsanwältin Petra Vogt
=== chronology.txt
Timeline for my attorney

1/4 hired at the plant
3/9 first time he grabbed my waist, told nobody
3/30 told Rosa
4/2 told HR, the lady wrote it down
4/20 hours cut from 40 to 16
Things I did NOT tell HR: that I went out with him once in 2024
=== q.txt
Questions to ask the attorney at my consult on Friday
- is it too late to file
- do I have to pay if we lose
- can they see my Facebook
- I lied on the application about the GED, does that ruin everything
=== memo_HR.txt
MEMORANDUM

TO: Colleen Marsh, VP People
FROM: Everett Sloan, Assistant General Counsel
DATE: 14 January 2026
RE: Risk assessment of proposed reduction in force

You asked whether the proposed selection would raise disparate impact concerns. Short answer: yes. Of the 22 selected, 17 are over 50. I recommend revising the criteria before any notice goes out.
=== slack.json.txt
#tmp-tate-matter
esloan 10:02 AM from a legal standpoint we can't say "culture fit" in the letter, it'll be exhibit A
cmarsh 10:03 AM understood. what can we say?
esloan 10:05 AM stick to the attendance record. send me the draft before it goes
=== minutes.txt
Minutes of the board meeting, 11 May 2026

4. Litigation. Ms. Sloan (General Counsel) left the business people present and reported on the Tate charge. She advised that the company's defenses are weak on knowledge and that mediation should be attempted. The board authorized up to $120,000.

5. Cafeteria lease. Renewed.
=== expert.txt
To: Dr. Alan Merrow
From: Ramos & Whitfield

We would like to retain you as a consulting expert, not to testify, in the matter of our client's back injury. Your notes and conclusions are to come to us only, and you should not share them with anyone else. Attached are the records and our theory of causation.
=== FW FYI.eml
FYI below from our employment lawyers. Please keep this close.

> Rick - short version is that the noncompete is not enforceable in this state against hourly people. If he goes to Coastal you can complain but we would lose. Better to rely on the confidentiality clause.
> Best, Janelle
=== spouse cc.eml
From: Omar Siddiqui
To: Leah Brandeis, Esq.
Cc: Nadia Siddiqui
Subject: Our case against the agency

Leah, Nadia and I talked it over and we want to take the offer if they add the medical bills. What do you think they'd say? We don't want a trial because of the kids.
=== voicemail.txt
Voicemail transcript, 0:48
Hi Mr. Petrov this is Sheila from Attorney Ngo's office. She wanted me to tell you that she looked over the warning letters and she does not think they matter much, and that you should not answer the investigator until she has called you back. Okay. Bye bye.
=== jd.txt
Joint defense call 6/3
Present: counsel for all three defendants
- agreed nobody answers the union's info request before the motion
- Kline to draft shared expert outline
- Worry: Barrow's ex-assistant has emails
=== demand draft.txt
[DRAFT - for client's review before we send]

Dear Mr. Harcourt:

We represent Luz Ibarra. ... [Luz - please check the dates in this paragraph, I was not sure whether the second complaint was in May or June. Also are you OK asking for 150? I think 120 is where it ends.]
=== rsch.txt
Research for KB re: Tate

Q: does informal complaint to a supervisor count as protected activity in the circuit?
A: Yes, see Kasten line of cases. Problem for us: client's email never mentions overtime, only "not fair". Need testimony on what she said orally. Recommend amending the complaint to plead oral statements.
=== union lawyer.txt
From: Local 418 legal counsel
To: Grievant

I have reviewed your grievance. In my judgment arbitration is a coin toss since the arbitrator in this panel tends to defer on attendance. I would counsel you to accept the last chance agreement.
=== insurance.txt
To: Claims Dept., Pinnacle Mutual
From: Defense counsel
Re: Insured: Bluewater Grill

This reports our initial evaluation of liability. The manager's texts are damaging. We put the chance of a plaintiff's verdict at 60 percent and recommend reserves of $150,000.
=== prep.txt
MOCK CROSS - Luz
Q: You never complained in writing, did you?
(Luz: keep it short. "I told her in person.")
Q: You were late nine times?
(Do not argue. Admit the ones in the log.)
=== cold.txt
Hi, my name is Rob Tillery, I found your firm online. I was let go from the quarry last month after I reported the dust. I'd like to know if I have a case and what it would cost. Here is what happened, please keep it between us: I also took some drill logs home as proof.
=== reply to intake.txt
Dear Mr. Tillery,

Thank you for contacting our office about a possible claim. Based on what you describe you may have a claim under MSHA's whistleblower provision, and the time to file is only 60 days. Do not return or destroy the drill logs before we speak.

Halpern Law Office
=== hand.txt
(handwritten)
Mtg w Atty Feb 11
he says: dont quit. if they cut hours write it down each day
he says judge may not like that i recorded him
fee $0 unless win
next mtg 2/25
=== invoice.txt
LOWELL RAMAN PC
Invoice 20261

For professional services rendered, Tate matter
03/02 PR Telephone conference with client re strategy for EEOC mediation 0.6
03/03 PR Research re after-acquired evidence defense; draft memo 2.4
03/05 NW Review client's text messages for harmful content 1.1
=== teams.txt
Bayliss, Kurt: did legal sign off on firing her?
Marsh, Colleen: Everett says we can but not until her FMLA runs out, otherwise it looks like interference
Bayliss, Kurt: ok so the 14th
=== summary for lawyer.docx.txt
This is for my lawyer only.

What really happened on the 9th: I did shout at her first. I told the police I hadn't.
=== bcc.eml
From: c.marsh@meridian.example
To: everett.sloan@meridian.example
Subject: need your advice before I answer

Everett, can we deny her request to work from home or is that an ADA problem? Her doctor's letter is attached. I want to answer her today.
=== trnscr.txt
Transcript of call, recorded 02/19
SPEAKER 1: So as your attorney I have to tell you the offer expires Friday.
SPEAKER 2: And if I say no?
SPEAKER 1: Then we file. I put our odds a bit over even.
=== ocr4.txt
C0NF1DENTIAL - ATTY/CL1ENT C0MMUNlCATI0N
D0 N0T F0RWARD
Dear Mrs Okonjo, l have l00ked at the c0ntract. ln my 0pini0n the arbitrati0n clause will n0t h0ld.
=== marked.txt
*** Legally Privileged – prepared in contemplation of litigation ***
Incident 26-118
Press operator reached past guard. Guard had been removed by maintenance at the request of production.
=== subject to lpp.txt
SUBJECT TO LEGAL PROFESSIONAL PRIVILEGE

Note of advice. The grievance outcome letter should not be issued until the appeal is heard. There is a 55% chance the tribunal finds procedural unfairness.
=== solicitor.txt
Hi Dan

Our solicitor has come back. She reckons that we should make a without prejudice offer of three months and get a settlement agreement signed, otherwise the tribunal will probably find against us because no hearing was held.

Meg
=== wp.txt
Mental impressions re: defense witnesses
- Bayliss: arrogant, will lose the jury
- Marsh: credible, dangerous to us
- Sloan: can't be called
=== coclient.txt
To: Hannah Idowu; Peter Idowu
From: Brightwater Legal
Re: joint representation

As we discussed, we act for both of you and anything one of you tells us may be shared with the other. With that said, we think that your claims against the landlord-employer should be brought together in one action.
=== stmt.txt
Statement of M. Osei taken by R. Pell, investigator, at the direction of attorney K. Lowe in anticipation of suit.

I was on the line with Gwen when the supervisor came over. He told her she would regret it.
=== strategy.txt
Plan for mediation 7/8
1. Let them talk first
2. Anchor with overtime calc at three years even though two is likely what we get
3. Client to speak about her son - judge (mediator) is a dad
4. Walk away under 70
=== asks.txt
Can you run this by counsel before Friday? I'd like to know whether we're on the hook for the unpaid meal breaks for the whole crew or only for the ones who complained. My read is that they'd want us to pay it all quietly.
=== answered.txt
Ran it by counsel. She says we owe the whole crew, two years back, and that paying only the ones who complained would look awful. She wants a privileged audit first.
`),
  ordinary: samples(`
=== payslip.txt
PAY STATEMENT
Employee: Gwen Tate  ID 40418
Period 03/01/2026 - 03/15/2026
Regular 80.00 hrs 19.50 1,560.00
Overtime 4.00 hrs 29.25 117.00
Legal deductions (garnishment) 0.00
Net pay 1,311.42
=== hr mail.eml
From: HR Ops
To: Gwen Tate
Subject: Your leave request

Hi Gwen, your leave from May 3 to May 10 is approved. Please update your calendar and tell your lead.

HR Ops
=== review.txt
Annual performance review 2025
Name: Gwen Tate
Rating: meets expectations
Strengths: reliable, good counsel to younger colleagues.
To improve: timely closing of tickets.
Manager: K. Bayliss
=== sched.txt
Week 14 schedule
Mon 6-2 Tate, Osei
Tue 6-2 Osei, Luna
Wed OFF
Thu 2-10 Tate
=== inv 881.txt
INVOICE 881
Coastal Pallet Supply
200 pallets GMA grade B 1,900.00
Due in 30 days. Late payment bears 1.5 % per month. Attorney's fees and costs of collection are borne by the buyer.
=== news.txt
Subject: Morning briefing
Warehouse chain settles suit. The company agreed to pay $4 million to workers who said they were not paid for security checks. "We are pleased," said the workers' attorney. Weather: rain.
=== handbook.txt
12. Reporting concerns
Employees may report concerns to their supervisor, Human Resources, the Legal Department or the hotline. Retaliation is prohibited.
=== footer.eml
From: Deb Kranz
To: Gwen Tate
Subject: parking

Your new spot is B14.

CONFIDENTIALITY NOTICE: This e-mail and any attachments are intended only for the addressee and may contain confidential or privileged information. If you received it in error, please delete it and notify the sender.
=== term.txt
Dear Ms. Tate,

Your employment with Meridian Paper Co. ends today, March 15, 2026. Your final pay will be mailed on the next regular payday. Please return your badge.

Colleen Marsh
VP People
=== offer.txt
Dear Gwen, we are pleased to offer you the role of shipping clerk at $19.50 an hour, starting January 5. This offer is contingent on a background check. Your employment is at will.
=== warn.txt
WRITTEN WARNING
Employee was late on 4/2, 4/9 and 4/16. Further lateness may lead to discipline up to termination.
Employee signature: refused
=== complaint.eml
From: Gwen Tate
To: HR Ops
Subject: Kurt

I want to report that Kurt has been making comments about my body since February. I asked him to stop. Please look into this. I am writing it down because last time nothing happened.
=== group chat.txt
Rosa: did u see the new rota
Me: lol yes. 6 days
Rosa: that's gotta be illegal
Me: ikr
=== benefits.txt
Open enrollment ends November 20. New this year: a group legal plan. For $9 a month members can speak with a lawyer about wills, traffic tickets and leases.
=== minutes2.txt
Safety committee minutes
Present: Luna, Osei, Kranz
Guard on press 4 replaced. Next meeting June 3.
=== vendor.txt
Hi Kurt, attached is the quote for the new scanners. If the terms are fine, sign and send back. Your legal team can send redlines to contracts@scanco.example.
Thanks, Bill
=== job ad.txt
We are hiring a Paralegal. You will support our attorneys in discovery, keep the docket and draft routine letters. Salary 52-60k.
=== nda.txt
CONFIDENTIALITY AGREEMENT
The Recipient shall hold the Confidential Information in strict confidence, except that it may disclose it to its attorneys and accountants who need to know it.
=== court notice.txt
NOTICE OF HEARING
Tate v. Meridian Paper Co., No. 26-CV-1182
A status conference will be held on September 4, 2026, at 10:00 a.m. in Courtroom 5. Counsel must appear in person.
=== eeoc.txt
U.S. Equal Employment Opportunity Commission
NOTICE OF CHARGE OF DISCRIMINATION
Charging party: G. Tate. A charge has been filed under Title VII. You need not respond now. Preserve all records relevant to the charge.
=== oc letter.txt
Dear Mr. Sloan:

This firm represents Gwen Tate in her claims against Meridian Paper Co. We demand payment of $18,200 in unpaid overtime within 14 days. Please direct all further communication to this office.

Priya Raman
Attorney at Law
=== cust.txt
Hello, the third pallet of order 5518 came wet. Please send a replacement or credit us. Marcy, Riverside Market
=== training.txt
Harassment training, slide 12
What to do if you see something: tell the person to stop if you feel safe; tell a manager or HR; write down what you saw. You have the right to contact the EEOC.
=== union.txt
LOCAL 418 NEWSLETTER
Bargaining resumes May 2. Bring your stories. Picnic June 12, kids welcome.
=== doctor.txt
To whom it may concern: Ms. Tate is under my care and should not lift more than 15 lb until May 30. Dr. A. Merrow
=== benefits2.txt
FMLA Designation Notice
Your leave request is approved. You have 480 hours available. You must provide a fitness-for-duty certificate to return.
=== time.txt
Badge log
0418 IN 05:56 OUT 14:22
0418 IN 05:51 OUT 15:40
=== lease.txt
Cafeteria lease renewal. Landlord: Brightwater Properties. In any action on this lease the prevailing party shall recover reasonable attorneys' fees.
=== mail lunch.eml
From: Rosa
To: Gwen
Subject: lunch

tacos at 12? my cousin the lawyer is in town, come meet her
=== press.txt
FOR IMMEDIATE RELEASE
Meridian Paper names Everett Sloan general counsel. Sloan joins from Harker Lyle, where he advised manufacturers. He will lead the company's legal and compliance functions.
=== minutes3.txt
Town hall notes. Q: why did the bonus drop? A (CEO): sales. Q: is it true somebody is suing? A: we don't comment on litigation.
=== handbook2.txt
The company reserves the right to seek legal remedies for theft. Employee communications on company systems are not private.
=== subpoena.txt
SUBPOENA DUCES TECUM
YOU ARE COMMANDED to produce all payroll records of Gwen Tate from 2023 to the present at the office of Lowell Raman PC.
=== exit.txt
Exit interview
Reason for leaving: shift times
Would you recommend us? maybe
Comments: my advice is to fix the heating
=== insur.txt
Your claim 88-1 for water damage was received. An adjuster will call you within 3 business days.
=== cal.txt
BEGIN:VEVENT
SUMMARY:Dentist
DTSTART:20260504T150000
END:VEVENT
=== mail it.eml
From: IT Helpdesk
Subject: Password reset

Your password expires in 3 days. Never share it. This message is confidential.
=== po.txt
PURCHASE ORDER 4471
Ship to: Dock 3
50 rolls stretch film
Approved: K. Bayliss
=== ref.txt
To whom it may concern, Gwen worked with me for two years. She is punctual and fair. I recommend her without reservation.
=== newsletter2.txt
Did you know? In our state employers must pay final wages within 72 hours. This article is general information and not legal advice.
=== terms.txt
Terms of service. Nothing on this site creates an attorney-client relationship. Disputes are resolved by arbitration.
=== memo op.txt
MEMORANDUM
TO: All dock staff
FROM: K. Bayliss
RE: Forklift charging
Plug in at end of shift. Do not block the exit.
=== pip.txt
Performance Improvement Plan
Goals: pick rate of 95 by June. Weekly check-ins with lead. Privileged access to the inventory system is suspended until retraining.
=== dr.txt
Police report 26-0091. Officer spoke with Tate, who said Bayliss pushed her. Bayliss said he wished to speak with a lawyer first. No arrest.
=== wage.txt
State Labor Commissioner. We have received your wage claim. A deputy will investigate. You do not need a lawyer.
=== fax.txt
FAX
To: Payroll  Pages: 2
Please find the garnishment order. The information in this fax is privileged and confidential and intended for the named recipient only.
W-4 attached.
=== thanks.eml
Thanks for the birthday card everybody! It was a privilege to work with you this year. Confidentially, I ate most of the cake.
=== pos.txt
POSITION STATEMENT to the EEOC
Respondent denies that it retaliated. Charging party was dismissed for attendance. Respondent, through its counsel, requests that the charge be dismissed.
=== contract.txt
EMPLOYMENT AGREEMENT
9. Each party has had the opportunity to obtain the advice of independent counsel before signing this Agreement.
=== sev.txt
SEPARATION AGREEMENT
You are advised to consult with an attorney before signing. You have 21 days to consider this agreement and 7 days to revoke it.
=== ski.txt
Subject: trip
We leave Friday at 5. Bring chains. Kurt says the pass will be bad.
=== attest.txt
DECLARATION OF ROSA LUNA
I, Rosa Luna, declare under penalty of perjury: I worked with Gwen Tate at dock 3. On May 6 I heard Kurt Bayliss call her an old mare.
=== dep.txt
DEPOSITION OF KURT BAYLISS
Q. Did you write the warning?
A. Yes.
MR. SLOAN: Objection, form.
Q. When?
A. April 20.
=== inventory.txt
Count 4/30: short 11 cartons toner. Supervisor notified. Recount Monday.
=== wellbeing.txt
The employee assistance program offers five free sessions of counseling. Calls are confidential.
=== hr2.eml
From: Colleen Marsh
To: Kurt Bayliss
Subject: Gwen's review

Kurt, please finish Gwen's review by Friday. Keep it factual. Finance needs the raise percentages by the 30th.
=== meeting.eml
From: Kurt Bayliss
To: dock leads
Subject: Monday

Short standup Monday 6:15. Agenda: peak week, the new conveyor, parking.
=== foia.txt
Your request for public records no. 26-55 was received by the Office of the City Attorney. We will respond within 10 days.
=== jury.txt
JURY SUMMONS. You are summoned to serve as a juror on May 18. Your employer may not punish you for serving.
=== coach.txt
1:1 notes. Talked about lateness. G says bus. Agreed to swap to late shift from May. I'd advise her to apply for lead next year.
=== tax.txt
Form W-2 Wage and Tax Statement 2025. Wages 41,220.18. Federal tax 3,918.00.
=== rumor.eml
From: Rosa
To: Gwen
girl I heard Kurt got himself a lawyer lol. anyway want my Saturday shift?
=== invite.eml
You are invited to the Law Day lunch of the chamber of commerce. Speaker: attorney Dan Ngo on the new sick leave act. Tickets $25.
=== visa.txt
USCIS. We received your Form I-765. Receipt number IOE0912345678. If you have an attorney, a copy was sent to them.
`),
}

/** Written after the first part was right: 15 of 30 were missed and 1 of 36 flagged then. */
export const adviceAgain = {
  privileged: samples(`
=== a01.txt
Ms. Tran,
Thanks for seeing me yesterday. You asked me to write down what I remember about the cash drawer. I counted it with Pilar at 9:40 and it was even. I didn't tell the detective about Pilar because she has no papers.
Is it bad that I deleted the group chat?
Wendell
=== a02.txt
Wendell, please do not post anything about the store. And no more talking to Pilar about her statement; they will ask you under oath. I'll explain on Friday.
H. Tran
=== a03.txt
Summary of consult 10/8: PNC walked in, fired after workers comp claim. SOL 1 yr from discharge. Potential conflict: we did a will for the owner's father. Facts good, documents thin. Recommend taking on contingency.
=== a04.txt
From: Margot Ellery
To: Ray Dunphy
Subject: FW: the warning

Ray, see below from Phil at Baker Crane. He's against issuing the second warning. Don't forward.

----
Margot, with her OSHA call only nine days old a second warning would hand her the causation element. Wait.
=== a05.txt
Talking points for call with adverse
1. We know about the second set of books
2. They do not know about the tape - keep it that way
3. Number: open 400, floor 175 (client OK'd Tues)
=== a06.txt
The people we hired to defend us say that the arbitrator tends to split the baby, so we might as well come down to six months' pay. They'd rather not put Ray on the stand.
=== a07.txt
Statement of charges
Hollis & Greaves, Solicitors
To advising you on the grievance procedure, incl. attendances and correspondence   £1,240.00
VAT £248.00
=== a08.txt
[11:02] ray: is it ok to let dana from nights go while her comp claim's open
[11:07] sloan(legal): no. call me
=== a09.txt
In-House Memorandum
From: Office of the Chief Legal Officer
Subject: Classification of route drivers
Conclusion. The drivers are likely misclassified. Back pay runs to $1.1M for three years. We recommend a prospective change and no announcement.
=== a10.txt
Dear Client:
Enclosed is a copy of the charge that we filed for you on Monday. The agency will send it to the company within ten days. Do not talk to coworkers about it. Call us with any change of address.
=== a11.txt
Hi it's Wendell. Did the judge say when? also my boss's wife messaged me, should i answer her or send it to you
=== a12.txt
Investigator log
Retained by: Tran Law
9/4 Sat outside store 06:00-10:00. Subject (owner) arrived 07:12 w/ unknown male.
9/5 Interviewed night cook, says owner told staff to "forget the clock".
=== a13.txt
Redlined release - HT comments in margin
[HT1: strike, this waives unknown claims]
[HT2: ask for mutual non-disparagement]
[HT3: W. - are you ever going to apply there again? If not we give them this one]
=== a14.txt
Mom, the attorney lady says dont worry about the papers, they cant ask that in court. She wants 33 percent.
=== a15.txt
CONFIDENT1AL -- ATT0RNEY'S N0TES
Cl. teary. Wants ap0l0gy m0re than m0ney.
=== a16.txt
Agenda - executive session (counsel present, no minutes)
- Dunphy complaint: update from outside counsel
- reserve
=== a17.txt
To: all counsel for the restaurant defendants
Re: shared expert and indemnity
Each of us keeps its own clients' confidences; what goes in the shared folder is covered by the JDA signed 2/2.
=== a18.txt
Questionnaire for new clients of Tran Law. Everything you write here stays between us.
What happened? They took me off the schedule when I told them I was pregnant.
Have you ever been convicted? Yes, 2014.
=== a19.txt
Hey Margot, before we reply to the state, can you have whoever handles our employment stuff take a look? I'm nervous that admitting the 2 a.m. texts sinks us.
=== a20.txt
Mediator's eyes only
Our client will take 90. The insurer does not know that he has moved to Texas. Weakest point is mitigation: he turned down two jobs.
=== a21.txt
Gentile Sig. Conti, a mio parere il licenziamento è illegittimo e può essere impugnato entro sessanta giorni. Non firmi nulla. Avv. Sara Bruni
=== a22.txt
Szanowna Pani, po analizie dokumentów uważam, że wypowiedzenie jest wadliwe. Proponuję wnieść odwołanie do sądu pracy w ciągu 21 dni. r.pr. Jan Mazur
=== a23.txt
Para preparar su declaración: conteste solo lo que le pregunten, no adivine y no mencione el otro trabajo. Nos vemos el martes en el despacho. Marta
=== a24.txt
RE: Dunphy - privileged?
I don't think Ray should have copied the union on this. Let's claw it back.
=== a25.txt
Witness ranking
A - Pilar (great, but status issue)
B - night cook (scared)
C - Ray's ex (bias, they will destroy her on cross)
=== a26.txt
Our outside firm wants us to keep paying her through the end of the month so that it doesn't look like payback. Please set it up and say nothing.
=== a27.txt
Per Phil (Baker Crane) we need to produce the badge logs, but not the draft audit, which he considers protected.
=== a28.txt
You told me on the phone everything I say to you is secret. So: I did take the drill. I brought it back on Sunday. Does this kill my retaliation case?
=== a29.txt
DRAFT response to charge no. 551-2026-0044 v3 (internal comments in CAPS)
Respondent terminated Charging Party for attendance. [ARE WE SURE? TWO OTHERS HAD MORE ABSENCES - PHIL]
=== a30.txt
Audit inquiry response. We are general outside counsel to Fenwick Foods. Loss on the Dunphy claim is neither probable nor remote in our judgment.
`),
  ordinary: samples(`
=== b01.txt
Earnings statement. Employee 2281. Hours 76.5. Gross 1,204.88. FICA 92.17. Net 988.41.
=== b02.txt
From: HR
To: all staff
Subject: Holiday calendar
We are closed on Dec 25 and Jan 1. Swap requests go to your lead by Friday.
=== b03.txt
Mid-year review: Wendell. Quality 4/5, speed 3/5. Goal: train on the slicer. Comments: friendly with guests, sometimes late.
=== b04.txt
Tue: Wendell open, Pilar close. Wed: Pilar open. Thu: OFF. Fri: all hands.
=== b05.txt
Invoice 10077, Harvest Produce. 12 cs romaine 288.00. Terms net 15. Disputes must be raised within 5 days.
=== b06.txt
Daily digest: Restaurant group opens two sites downtown. Minimum wage rises in January. Sports: 3-1.
=== b07.txt
Code of conduct. Gifts above $50 must be approved by your manager and the Legal Department. Questions go to Compliance or Legal.
=== b08.txt
Ray, oven 2 is down again. Tech comes at 3.

This e-mail, including attachments, is for the sole use of the intended recipient and may contain confidential and privileged information. Any unauthorized review is prohibited. If you are not the intended recipient, please contact the sender and destroy all copies.
=== b09.txt
We regret to inform you that your employment with Fenwick Foods will end on October 3 due to a reduction in force. Your benefits continue until October 31. HR will contact you about your final check.
=== b10.txt
To: Wendell. You were a no-show on 9/2. This is your second written warning. A third may lead to termination.
=== b11.txt
Anti-harassment policy. Complaints may be made to any manager, HR or the legal department, orally or in writing. The company will investigate promptly.
=== b12.txt
Data privacy notice. We share data with our payroll provider, our insurers, our professional advisers including lawyers, and public authorities where the law requires it.
=== b13.txt
W-4 form, 2026. Filing status: single. Multiple jobs: no.
=== b14.txt
Hi Pilar! can you cover my Saturday? my kid has a game. I owe you one. W
=== b15.txt
Vendor agreement. 14. Governing law: Ohio. 15. Notices go to the address above with a copy to the General Counsel.
=== b16.txt
Dear Mr. Wendell, we are happy to confirm your transfer to the downtown kitchen as of March 1 at $21.00 per hour.
=== b17.txt
Incident report. Slip near the fryer, 8:10 pm. Bruise. First aid given by R. Dunphy. Mat replaced.
=== b18.txt
Team, great job on Saturday. 214 covers. Tips attached. Ray
=== b19.txt
Leave of absence: approved from 4/1 to 4/14. You remain responsible for your share of the premium.
=== b20.txt
Unemployment determination. You are eligible. The employer may appeal within 21 days. At a hearing either side may bring a representative.
=== b21.txt
Minutes of the shift leads: new menu, freezer alarm, uniforms. Next: May 9.
=== b22.txt
Doctor's note: no lifting over 20 lb for two weeks.
=== b23.txt
Handbook p. 31. Arbitration. Both you and the company agree that disputes will be decided by a neutral arbitrator. Each side bears its own attorneys' fees unless the law says otherwise.
=== b24.txt
From: Pilar To: Ray. I am writing to complain about the hours. I worked 52 hours and got paid for 40. Please fix it.
=== b25.txt
Security notice: privileged accounts must use a hardware key from June 1.
=== b26.txt
COBRA election notice. You have 60 days to elect coverage.
=== b27.txt
Exit checklist: keys returned, laptop returned, final check picked up. Signed: W.
=== b28.txt
Lease of walk-in cooler, 36 months at $210. Late fee 5 %. Signed by R. Dunphy for Fenwick Foods LLC.
=== b29.txt
Background check authorization. You have the right to dispute the accuracy of the report under the Fair Credit Reporting Act.
=== b30.txt
Promotion memo: effective June 1 Pilar becomes sous chef. Please congratulate her.
=== b31.txt
Whistleblower hotline poster. Call 24/7. You may stay anonymous. Retaliation is against company policy.
=== b32.txt
Text: bus is late, be there 6:20
=== b33.txt
Performance improvement plan, 60 days. Weekly one-on-ones. Failure to improve may result in discharge.
=== b34.txt
I-9, section 2. List A document: passport. First day of employment 01/05/2026.
=== b35.txt
Inspection by the health department: 2 minor findings, corrected on site.
=== b36.txt
Press: Fenwick Foods appoints new chief legal officer. She will oversee legal, compliance and public affairs.
`),
}

/** Written after the second: 9 of 20 were missed and 5 of 25 flagged. One text to a cousin at a law clinic is still missed and left out. */
export const adviceInPassing = {
  privileged: samples(`
=== t1
Nora, he'll be asked about the van. If he says he never drove it we lose the mileage claim, so walk him through the log first.
=== t2
Thanks for the retainer check. We'll get the letter out to the mine this week and copy you. Until then please send everything from them to us unopened.
=== t3
Re your question: no, quitting now would cost you the unemployment and make the firing theory go away. Stay put and keep a diary.
=== t4
Can you tell me if this clause about trade secrets means I can't work for Delmonte? They gave me until tomorrow to sign and you said to send you anything before I sign.
=== t5
Prep call notes. Client nervous. Reminded: short answers, look at the court reporter, pause so I can object. Review exhibits 3, 9.
=== t6
Phil's take is that we're fine on the exempt status of the leads but not of the dispatchers, and that he would fix it quietly in Q3.
=== t7
From: Desk of the Deputy GC
The union's info request: give them the schedules, hold the audit, I'll assert work product.
=== t8
Draft only. If asked, Mr. Osei will say that the decision was made on May 2, before the complaint reached him. Query: do the emails bear that out? N.
=== t10
In connection with our representation of you in the above matter we now report on the conference of March 2. The administrative judge encouraged settlement in the forties. You need to decide by the 20th.
=== t11
Cost/benefit: trial fees 180k, fee-shifting if we lose 250k, verdict range 60-140. Pay her.
=== t12
Notes of interview conducted for the lawyers. Subject: K. Ives. Says the foreman told everyone to skip the tag-out.
=== t13
Our friends at the law firm want a list of everyone who was in the Tuesday meeting, and they want us to stop emailing about it.
=== t14
I forgot to mention when we met that I signed some arbitration paper on the tablet on day one. Also my ex has the recordings. Does that change anything? Tomasz
=== t15
As your representative before the tribunal I should warn you that costs may be ordered if you refuse an offer as good as this one.
=== t16
Lucía, la abogada dice que no firmemos el finiquito y que guardemos los recibos.
=== t17
Liebe Frau Otto, das Gericht wird vermutlich einen Vergleich vorschlagen. Unter 12.000 sollten wir nicht gehen. Bitte reden Sie mit niemandem darüber. Kern
=== t18
PRIV / A-C / do not fwd
gm wants to know if we can dock the deposit. short version no.
=== t19
Risk matrix for GC review: Ives (high: same-week discipline), Otto (low: consented), Tomasz (medium: no writing).
=== t20
Insurer's counsel asks us to say that the guard was in place "to the best of our knowledge". I'm not comfortable, are you? Margot
`),
  ordinary: samples(`
=== o1
Hi team, please don't forget to sign the timesheets before Friday. Late ones go to next period.
=== o2
Your performance review is on Tuesday. Please prepare a short outline of your goals. Strong points last year: accuracy.
=== o3
The company does not tolerate discrimination or retaliation. Do not discuss confidential customer data. Report concerns to HR.
=== o4
Dear Ms. Otto, your employment ends on May 9. Please sign the enclosed release if you wish to receive severance. You have 21 days to decide.
=== o5
Complaint. I told my supervisor twice that I was not paid for 9 hours. Nobody answered. Please pay me. K. Ives
=== o6
HR note: spoke with K. Ives and T. Osei about the argument on 5/2. Both will move to other lines. No discipline.
=== o7
Hi Margot, should I put the new hire on payroll this week or next? And do we have to collect the form first?
=== o8
Grievance form. Article 12. Remedy sought: make whole. Steward: L. Vance. Step 1 hearing on June 4.
=== o9
Warehouse news: A judge ordered the chain to pay overtime. The company said it would appeal.
=== o10
Insurance: your claim was approved, less the deductible of $500. Do not send receipts again.
=== o11
Witness statement. I saw the box fall on Tomasz. I did not see who stacked it. I was not told to use the tag.
=== o12
Sales plan: floor price 12, opening offer 15, never go below 11 without me. Competitor is weak in the north.
=== o13
Settlement of travel expenses: attach receipts, do not staple.
=== o14
Safety talk. Never enter the cage. Do not contact live parts. The state inspector comes in June.
=== o15
Interview guide for line lead. Ask: tell me about a problem you solved. Rate: weak, fair, strong.
=== o16
Investigation report by HR. Finding: the allegation that Osei yelled is substantiated. Recommendation: coaching. Evidence: two witnesses.
=== o17
Unemployment: employer statement. The claimant was discharged for attendance. Evidence attached.
=== o18
Please advise if you can cover Saturday. Should I tell Kim?
=== o19
Separation checklist. Benefits end 5/31. Non-compete reminder: section 7 of your agreement still applies.
=== o20
OSHA 300 log 2026. Case 4: strain, 3 days away.
=== o21
Payroll: your direct deposit failed. Contact us before 2 pm. Do not reply to this mail.
=== o22
Warning: on 6/3 you left the gate open. This is a strong reminder. Recommend retraining.
=== o23
The garnishment order of the court takes 15 % from your wages starting July.
=== o24
Let's prep for the audit: outline due Monday, draft by Wednesday. Evidence folder on the share. Don't delete anything.
=== o25
I quit. My last day is June 9. Please send my check to my new address.
`),
}
