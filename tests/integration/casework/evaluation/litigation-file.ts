import { type PrivilegeSet, readSamples } from './sample-text.ts'

const privileged = readSamples(`
=== scan0001.txt
MEMORANDUM
TO: File
FROM: D. Okafor
DATE: March 4, 2026
RE: Tremblay interview

I met with Mr. Tremblay for fifty minutes this morning. He was nervous but credible and would present well to a jury. My impression is that he knows more about the February schedule than he admitted. He confirmed that Halvorsen spoke to the night crew before the reduction. Follow up on the badge data before we notice his deposition. These are my thoughts and not a transcript of what he said.
=== fwd.eml
From: Marnie Pell <mpell@brightfields.example>
To: Tom Adeyemi <tadeyemi@brightfields.example>
Subject: FW: Severance wording

Tom, see below from Judith. Please do not pass on.

-----Original Message-----
From: Judith Crane <jcrane@cranewhitlow-llp.example>
Sent: Tuesday, 10 February 2026
To: Marnie Pell
Subject: Severance wording

Marnie, I would take out paragraph 4. In my view a release of wage claims is unenforceable in this state and including it puts the whole document at risk. Give her 21 days to think it over, since she is over forty. Call me if she pushes back.
=== 2026-02-12.eml
From: Ravi Menon <rmenon@kestrelpumps.example>
To: Elaine Foss, General Counsel <efoss@kestrelpumps.example>
Cc: Gail Stone
Subject: question re Ms. Duarte

Elaine,
can we let her go while her workers' comp claim is open? Her position really is going away, but I worry how it looks. I'd like to tell her on Friday. Is there anything I should not put in the letter?
Ravi
=== minutes q1.txt
Minutes of the regular meeting of the board of directors, January 22, 2026
Present: Ames, Brandt, Costa, Delacroix. Also present: L. Winters.
1. Approval of minutes. Approved.
2. Financials. Ms. Costa presented the quarter.
3. Pending matters. Mr. Winters briefed the directors on the Duarte matter, gave his assessment of the likely range of exposure and recommended that authority to settle up to $180,000 be granted. After discussion the directors so resolved.
4. Adjourned at 4:15 p.m.
=== notes_hr.txt
HR notes, Halima B.
3/2 Talked to Kim about attendance. She says bus is late.
3/5 Kim sent doctor's note. Filed.
3/9 Called Weiss at the firm. He said hold off on the write-up until the leave is decided, otherwise it looks like we are punishing her for asking. He also said to put everything about leave in a separate folder.
3/11 Kim back at work.
=== chat.txt
[09:02] Dana: you around?
[09:03] Luis: yep
[09:03] Dana: so the lawyer says we shouldn't answer his email at all, she'll do it
[09:04] Luis: ok and the bonus?
[09:04] Dana: she thinks we owe it. worst case double under the wage act. keep that to yourself
[09:05] Luis: wow ok
=== texto.txt
De: Lucía Herrera <lherrera@panificadora-sol.example>
Para: Lic. Andrés Quiroga
Asunto: despido de M. Rojas

Estimado licenciado: como le comenté por teléfono, queremos despedir a la señora Rojas, pero está embarazada. ¿Nos recomienda esperar? ¿Qué riesgo corremos si nos demanda? Le adjunto su contrato y las dos amonestaciones. Quedo atenta a su opinión.
=== nachricht.txt
Von: RAin Dr. Beate Lohmann
An: Jens Kröger, Personalleitung
Betreff: Kündigung Herr Sahin

Sehr geehrter Herr Kröger,
nach Durchsicht der Unterlagen rate ich von einer außerordentlichen Kündigung ab. Die Zwei-Wochen-Frist dürfte verstrichen sein. Ich empfehle, hilfsweise ordentlich zu kündigen und vorher den Betriebsrat anzuhören. Das Prozessrisiko schätze ich auf etwa 60 Prozent zu unseren Lasten.
Mit freundlichen Grüßen
Lohmann, Rechtsanwältin
=== courrier.txt
De : Me Claire Vasseur
À : Mme Odile Renard, DRH
Objet : dossier Benali

Chère Madame,
À mon sens le licenciement pour faute grave ne tiendrait pas devant le conseil de prud'hommes. Je vous conseille de proposer une rupture conventionnelle et de provisionner six mois de salaire. Merci de ne pas transférer ce message.
Bien à vous, C. Vasseur, avocate à la Cour
=== hold.txt
To: Distribution list
From: Office of the Chief Legal Officer
Subject: Do not destroy

Effective today you must keep all records, including texts and personal devices, that relate to Ana Duarte, the March reduction or the bonus plan. Suspend auto-delete. We reasonably expect a claim. Do not talk about this notice with anyone. Confirm receipt by replying "received".
=== letter 14.txt
Crane Whitlow LLP
Attorneys at Law

Dear Ms. Pell:
Thank you for asking us to represent Brightfields Inc. in the charge filed by Ms. Osei. This letter sets out the terms on which we will act. Our hourly rates are $525 for partners and $310 for associates. You agree to an advance of $15,000, held in our trust account. Please sign and return a copy.
=== invoice 8841.txt
CRANE WHITLOW LLP
Statement for services through February 28, 2026
02/03 JC 1.2 Review EEOC position statement draft; revise argument on timeliness
02/04 JC 0.4 Call with M. Pell re strategy for mediation
02/06 TR 3.1 Research pretext cases in the Sixth Circuit
02/10 JC 0.8 Analyze release of wage claims
Total: $3,116.00
=== research.txt
TO: JC
FROM: TR
RE: Osei - does the 300-day period restart?

Question presented. Whether each paycheck after the demotion restarts the filing period.
Short answer. Probably yes for the pay claim and no for the demotion itself.
Discussion. After Ledbetter, Congress amended the statute; 42 U.S.C. 2000e-5(e)(3). Our circuit reads it narrowly. The weak point for our client is the discretionary bonus, which the other side has not pleaded yet.
=== chrono.txt
Chronology of events - A. Duarte
Put together by Gail Stone for Elaine Foss, who asked for it on February 14
06/02/2025 Hired as buyer
09/19/2025 Complains to Menon about remarks
10/01/2025 Written warning (Menon, no earlier discussion - bad for us)
01/08/2026 Injury
02/11/2026 Menon wants to end the position
=== model.xlsx.txt
Osei exposure v3 (for JC's mediation prep)
Back pay 14 months x 5,900 = 82,600
Front pay 12 months x 5,900 = 70,800
Emotional distress low 25,000 high 150,000
Fees if she wins 120,000
Probability of liability 45 %
Expected value 148,000. Opening offer 40,000, walk-away 135,000.
=== draft 3.txt
UNITED STATES DISTRICT COURT
EASTERN DISTRICT OF TENNESSEE
ANA DUARTE, v. KESTREL PUMPS, INC.
COMPLAINT
DRAFT 3/2 - NOT FILED - [client to confirm dates]
1. Plaintiff worked for Defendant from June 2, 2025 [check] until ...
7. [Do we want to plead retaliation under state law? Ask Ana about the September mail.]
=== settlement v2.txt
DRAFT OF 3/18 FOR INTERNAL REVIEW
SETTLEMENT AGREEMENT AND RELEASE
This agreement is between Ana Duarte and Kestrel Pumps, Inc. 2. Payment. Kestrel will pay $[95,000 - we can go to 120 if needed]. 5. No admission. [Elaine: I would resist mutual non-disparagement, thoughts?]
=== budget.txt
Osei v. Brightfields - fee estimate through trial
Phase 1 pleadings 12,000
Phase 2 written discovery 35,000
Phase 3 depositions (six) 54,000
Phase 4 summary judgment 40,000
Phase 5 trial 150,000
Assumes we lose the motion to dismiss, which we think likely.
=== consultant.txt
From: Prof. N. Iyer
To: Judith Crane
Re: first look at the pay data

Judith, as a consulting and non-testifying expert I ran the regression you asked for. The gap for women in grade 6 is 4.1 % and significant, which does not help you. With tenure as control it falls to 2.2 %. I suggest that we do not put this in writing further until you have decided whether to designate me.
=== findings.txt
REPORT OF INVESTIGATION
Prepared by Northgate Workplace Inquiries at the direction of Crane Whitlow in order to help it advise Brightfields Inc.
Scope: complaint of B. Osei dated October 3, 2025. Nine persons interviewed.
Conclusion: allegation 1 substantiated, allegation 2 not substantiated. Recommendation on discipline is left to counsel.
=== depo.txt
Outline - Menon
- Background, 10 min
- Sept 19 meeting: lock him in on "no complaint was made"
- Exh. 14 then Exh. 9 (do not show 9 first)
- Decision of 2/11: who else? Stone?
- Expect objections to Foss questions; have the crime-fraud cite ready
=== common.txt
From: Peter Lang, Esq.
To: Judith Crane
Subject: joint defense

Judith, per our oral agreement the Halvorsen side and yours have a common interest in Osei. I attach our notes of the plant manager. Sharing is not a waiver. We believe he should be prepared jointly before the 14th.
=== IMG_2231 ocr.txt
c/w Judith 2pm
- she thnks Osei wil get past SJ
- offer 60k now
- dont write anythng to manager abt this
- ask Tom 4 calendr
- pivileged!!
=== attachments.txt
Attachments to mail of 3/3/26 from E. Foss
1. Legal advice on RIF selection.docx
2. Duarte timeline for counsel.xlsx
3. Org chart 2025.pdf
=== late.txt
From: Gail Stone
To: Marcus Bell, Bell & Rowe
Subject: clawback

Mr. Bell, we noticed that Bates KP000311 to 000314 were included in Friday's set by mistake. Those pages are communications with our in-house lawyer. Under Rule 502(b) and the protective order please return or destroy them.
=== hdr1.txt
PRIVLEGED & CONFIDENTAL
ATORNEY CLIENT COMUNICATION

Gail, two points on the reduction. The criteria must be written down before you choose names. The over-forty group needs the disclosure list. E.
=== hdr2.txt
Vertraulich - Anwaltskorrespondenz
An die Geschäftsführung
Zur Frage der Karenzentschädigung: das Verbot ist ohne Zusage der Entschädigung nichtig. Zahlen Sie nicht, bevor wir gesprochen haben.
=== hdr3.txt
CONFIDENCIAL - SECRETO PROFESIONAL
Nota para la dirección: el preaviso no se entregó y el despido puede ser declarado improcedente. Conviene conciliar antes del 15.
=== hdr4.txt
CONFIDENTIEL - SECRET PROFESSIONNEL
Note à la direction : la clause de non-concurrence est nulle faute de contrepartie. Ne pas l'invoquer.
=== sms.txt
Mar 3, 18:44 Ben: how did it go with your attorney
Mar 3, 18:50 Ana: she told me not to resign whatever they do and to keep copies of the shift plans
Mar 3, 18:51 Ben: smart
=== diary.txt
March 1. Tired. Kids had soccer.
March 2. Met Ms. Bauer at her office about my case. She believes we can show the reason was made up, but the September mail is a problem because I never sent it to HR. She wants 33 percent if we win.
March 3. Shift 6-2.
=== intake.txt
Bauer & Roth, P.C.
NEW CLIENT QUESTIONNAIRE
Name: Ana Duarte. Employer: Kestrel Pumps. What happened: my boss let me go after I hurt my back. What do you want from us: my job back or money. Have you spoken to another lawyer: no.
=== sub.eml
From: Gail Stone
To: Hannah Ives (Legal)
Subject: pls review before I send

Hi Hannah, draft of the warning to Duarte attached. Is the third paragraph OK? I took out the bit about her back as you suggested.
=== short1.eml
From: hives@kestrelpumps.example
To: gstone@kestrelpumps.example
Subject: Re: warning

Fine to send except the second sentence, which admits we knew. Take it out.
Hannah Ives
Senior Corporate Counsel
=== ofcounsel.eml
From: R. Whitlow
To: Marnie Pell
Subject: noncompete

Marnie, Tennessee courts will blue-pencil, so I would shorten it to twelve months and two counties. Two years will fail.
Robert Whitlow
Of Counsel
TN Bar No. 014482
=== emaildomain.eml
From: s.grant@smithlaw.example
To: owner@harborcafe.example
Subject: tips

Sam, stop sharing the tip pool with the shift managers at once. Pay back the last two years before she files. I can draft the letter.
=== cc.eml
From: Gail Stone
To: Ravi Menon
Cc: jcrane@cranewhitlow-llp.example
Subject: how we describe the reason

Ravi, for Judith: please write down in your own words why the position ends, who decided and when. She needs it before the response is due on the 20th.
=== summary.txt
Leadership call summary, 2/19
- Sales up 4 %
- New line starts in May
- Duarte: outside counsel's view is that we will probably lose on retaliation. Finance to book a reserve of 100k.
- Picnic on June 6
=== slack.txt
#hr-leads
gail: update on Osei: per Judith we can't ask for the medical records yet
tom: when?
gail: after the protective order she says. and nobody should contact the witnesses
=== qa.txt
Questions for the attorney
1. Do I have to accept the transfer?
2. Can they fire me for recording the meeting?
3. How long do I have to file?
4. What would it cost?
=== consult.txt
Telephone note, B. Osei
Caller wants to know whether she has a claim against Brightfields. Told her the charge must be filed within 300 days and that I see disparate treatment but weak damages. No fee agreed. Conflict check clear. RLB
=== strategy.txt
Osei: themes for opening
1. Business was shrinking before she complained.
2. She was offered the transfer.
Weak spots: Halvorsen's text; no performance record. Do not call Halvorsen unless plaintiff does. Juror profile: avoid union members.
=== prep.txt
Witness prep - Tom Adeyemi, April 9
Remember: answer only the question. If asked about the text, you did not see it until October. Do not guess. Wear a jacket. We will go over Exhibits 3, 9 and 14 again on Monday. What we talk about here stays between us.
=== interrog.txt
DRAFT RESPONSES TO PLAINTIFF'S FIRST INTERROGATORIES
No. 3. Identify everyone who took part in the decision.
Response: [Gail, is Stone the only one? I don't want to swear to it if Menon was in the room. - JC]
=== trans.txt
Voicemail transcript 2/20 4:12 PM
Hi Marnie it's Judith, I looked at the handbook again and I think the progressive discipline language is a problem for us, so let's not fire him tomorrow, give me a call, bye.
=== todo.txt
To do, week of March 9
- order chairs
- payroll
- send Judith the personnel file, she needs it for the agency response and wants my take on who would testify well
- dentist
=== reserve.txt
To: External auditors
From: Elaine Foss, General Counsel
Re: audit inquiry response - unasserted claims
In our judgment an unfavorable outcome in Duarte is reasonably possible and the loss is estimated between $90,000 and $200,000.
=== insurer.txt
From: J. Crane
To: Claims, Meridian EPL
Subject: initial case evaluation, insured Brightfields
Liability is more likely than not on count two. Verdict range 150 to 350. We recommend early mediation and settlement authority of 125.
=== tagged.txt
From: Tom Adeyemi
To: Marnie Pell
Subject: [A/C PRIV] numbers
Selected: 4 of 9 are over 50. Alternative list B: 2 of 9.
=== awp.txt
AWP
notes tel. w. Halvorsen 2/27: admits "maybe I said old dogs". Would he say it on the stand? yes if asked. HR not present.
=== union.txt
From: Karl Brand, staff attorney, Local 88
To: Executive board
Re: Tremblay grievance
I do not think we can win this at arbitration. The sign-in sheets hurt him. I suggest taking the two-week suspension.
=== paralegal.eml
From: Tess Rowan, paralegal
To: Ana Duarte
Subject: documents we need

Hi Ana, Ms. Bauer asked me to collect the mails from September and your pay stubs. Also write down for her, as well as you can remember, what Menon said on the 19th. Do not show it to anybody.
=== tax.txt
From: Owen Marsh, Marsh Kline LLP
To: CFO
Re: worker classification
The drivers are, in our opinion, likely employees under the ABC test. We would reclassify prospectively and not file amended returns until the audit period closes.
=== recap.eml
From: Marnie Pell
To: Tom Adeyemi; Halima B.
Subject: recap of today's call

Thanks all. What I took from Judith: (1) no new discipline for Osei until April, (2) keep pay the same, (3) she will write the response and we check facts, (4) chances are about even.
=== wife.txt
Hey hon, talked to the law people. They say its a good case but slow, maybe 2 years. They want all my texts w/ Ray. Dont post anything on FB they said.
=== ita.txt
Egregio Avvocato, Le chiedo un parere: possiamo licenziare il signor Conti durante la malattia? Quali rischi corriamo in giudizio? Allego le lettere.
=== solic.txt
From: Imogen Hart, Partner, Hart & Pryce Solicitors
To: Managing Director
Without going into detail in an email, the tribunal is likely to find the dismissal procedurally unfair. I would settle at three months' pay.
=== exec.txt
Ravi - one more thing on the new territories. Hannah in Legal looked at the distributor contract and thinks the exclusivity clause does not bind us after June, but she would not want to say so in writing to them. Plan on that basis. Also bring the Q2 forecast.
=== redline.txt
Position statement to EEOC, Charge 494-2026-00912
Draft JC 2/18, comments MP
Respondent had no knowledge of the complaint [MP: Tom knew from Halvorsen, can we say this?] [JC: no, then we say "the decision maker had no knowledge"].
`)

const ordinary = readSamples(`
=== payslip.txt
Kestrel Pumps, Inc. Earnings statement. Employee Ana Duarte, no. 4471. Period 02/01 to 02/15/2026. Regular 80.00 h, 28.50, 2,280.00. Federal tax 241.10. Garnishment: court order 22-1143, 75.00. Net 1,702.44.
=== review.txt
Annual performance review 2025. Employee: Bea Osei. Title: Contracts analyst. Rating: meets expectations. Bea reviews 40 vendor agreements a month and works well with the legal team. Goal for 2026: shorten turnaround to three days.
=== offer.txt
Dear Mr. Tremblay, we are pleased to offer you the position of shift lead at $31.00 an hour, starting April 6. This offer depends on a background check. Employment is at will. This letter is not a contract. Governing law: Tennessee. Please sign below. Gail Stone, HR
=== nda.txt
MUTUAL NON-DISCLOSURE AGREEMENT. "Confidential Information" means information that is marked confidential. Either party may disclose it to its employees, accountants and attorneys who need to know. If disclosure is compelled by subpoena, the party gives prompt notice. Governing law is Ohio. Prevailing party recovers reasonable attorneys' fees.
=== services.txt
SERVICES AGREEMENT between Brightfields Inc. and Loft Cleaning. 14. Notices. To Brightfields: 12 Elm Road, attn. VP Operations, with a copy to General Counsel at the same address. 15. Disputes go to arbitration. 16. Each party had the chance to consult its own counsel.
=== policy leave.txt
Leave of absence policy. Employees with twelve months of service may take up to twelve weeks. Requests go to HR. The Legal Department interprets this policy. Nobody is punished for asking for leave.
=== handbook.txt
Employee handbook, section 3: Equal opportunity. We prohibit harassment. Report it to your supervisor, to HR or to the hotline. Complaints are investigated promptly. Section 9: Subpoenas and calls from lawyers: do not answer yourself, forward them to Legal.
=== complaint hr.txt
To HR: I want to report my supervisor Ravi Menon. On September 19 he said that I was too old to learn the new system, in front of Luis. This was the third time. I ask you to stop it. If nothing happens I will go to the EEOC. Ana Duarte
=== eeoc notice.txt
U.S. Equal Employment Opportunity Commission. NOTICE OF CHARGE OF DISCRIMINATION. Charge no. 494-2026-00912. To: Brightfields Inc. You are hereby notified that a charge has been filed against you under Title VII. No action is required by you at this time; please provide a position statement by March 20. Copy sent to the charging party.
=== right to sue.txt
DISMISSAL AND NOTICE OF RIGHTS. To: Bea Osei. The EEOC is closing its file on this charge. You may file a lawsuit in federal or state court within 90 days of your receipt of this notice. If you need help in finding a lawyer see the attached sheet.
=== termination.txt
Dear Ms. Duarte, your position is eliminated effective March 2, 2026. You will receive two weeks of pay and information on COBRA. Please return your laptop. If you sign the attached release you receive four more weeks. You have 21 days and are advised to consult an attorney before signing. Gail Stone
=== press.txt
PRESS RELEASE. Brightfields names Judith Salter as Chief Operating Officer. "Judith brings twenty years of plant experience," said Tom Adeyemi. Brightfields makes garden tools in three states. Contact: press@brightfields.example
=== news.txt
Knoxville - A former buyer sued Kestrel Pumps on Tuesday, saying the company fired her after a back injury. The suit in federal court asks for back pay. Her attorney, Rosa Bauer, said the timing speaks for itself. A company spokesman declined to comment on pending litigation.
=== footer.eml
From: Luis Ortega
To: Gail Stone
Subject: forklift class

Gail, six people signed up for Thursday. Can we have the big room?

This message is confidential and may contain legally privileged information. If you are not the intended recipient, please delete it.
=== resume.txt
Tess Rowan. Experience: Paralegal, Bauer & Roth, P.C., 2019-2025: prepared exhibits and privilege logs, cite-checked briefs, scheduled depositions. Legal assistant, Marsh Kline LLP, 2016-2019. Education: certificate in paralegal studies. Skills: Relativity, Excel, Spanish.
=== invite.txt
Save the date. The Knox County Bar Association invites you to its spring luncheon on May 8. Speaker: Judge Helen Rausch. Tickets $35. RSVP by May 1.
=== doctor.txt
Knox Orthopedics. Patient: Ana Duarte. Seen 1/12/2026 for low back pain after lifting at work. No lifting over 10 lb until 2/9. Physical therapy twice a week. Dr. M. Shah
=== schedule.txt
Night crew, week of March 9. Mon Tremblay, Ortega, Ruiz. Tue Tremblay, Kim. Wed off. Thu Ortega, Ruiz, Kim. Fri all hands inventory. Call Dana if you are sick.
=== plumber.txt
INVOICE 2231 Rapid Plumbing LLC. Labor 3.5 h at 95.00. Materials 61.20. Total 393.70. Due in 30 days. Late accounts go to collection; customer pays collection costs and attorney fees.
=== chat2.txt
[12:01] Dana: lunch?
[12:01] Luis: 5 min, still on the phone w payroll
[12:20] Dana: did you see the judge show last night lol
[12:21] Luis: the lawyer was terrible
=== interview.txt
Phone screen: Candidate for contracts manager. Studied law for two years, did not finish. Worked with outside counsel at last job. Salary wish 78k. Good communicator. Next step: panel on Tuesday.
=== warning.txt
WRITTEN WARNING. Employee: Ana Duarte. Date: October 1, 2025. You were late on 9/22, 9/25 and 9/30. Further lateness may lead to discipline up to termination. Your signature shows that you received this, not that you agree.
=== pip.txt
Performance improvement plan, 60 days. Areas: response time, accuracy of purchase orders. Weekly check-in with Ravi Menon on Mondays. Success means fewer than two errors a week.
=== benefits.txt
Open enrollment starts November 1. New this year: a group legal plan. For $16.50 a month you get help from a network attorney with wills, leases and traffic tickets. Enroll in the portal.
=== training.txt
Reminder: the annual anti-harassment training is due on June 30. It takes 45 minutes. The course was reviewed by an employment lawyer and explains retaliation, protected classes and how to report.
=== witness stmt.txt
Statement to HR by Luis Ortega, 10/6/2025. On September 19 I was in the break room. Ravi said to Ana that old dogs do not learn. She looked upset. I did not say anything. I wrote this myself. Luis Ortega
=== hr report.txt
HR investigation summary. Complaint of A. Duarte of 9/19. HR interviewed Menon, Ortega and Kim. Menon denies the remark. Finding: inconclusive. Action: coaching for Menon. Gail Stone, HR manager
=== courtfiled.txt
Case 3:26-cv-00118 Document 1 Filed 03/30/26 Page 1 of 14. UNITED STATES DISTRICT COURT, EASTERN DISTRICT OF TENNESSEE. ANA DUARTE, Plaintiff, v. KESTREL PUMPS, INC., Defendant. COMPLAINT. Plaintiff, by her attorneys, states: 1. This action arises under the ADA.
=== demand.txt
Bauer & Roth, P.C. March 12, 2026. Kestrel Pumps, Inc., attn. Gail Stone. Dear Ms. Stone: This firm represents Ana Duarte. She was dismissed unlawfully. We demand $150,000 within 20 days. Preserve all records. Direct further contact to me. Rosa Bauer
=== subpoena.txt
SUBPOENA TO PRODUCE DOCUMENTS. To: Knox Orthopedics. You are commanded to produce at the time and place below all records of Ana Duarte. Issued by Crane Whitlow LLP, attorneys for Defendant. Clerk of Court.
=== vendor.eml
From: sales@officegoods.example
To: Marnie Pell
Subject: your quote

Hi Marnie, 12 chairs at $189 each come to $2,268. Delivery within a week. I advise ordering by Friday, since the price goes up in April. Kim
=== itmail.eml
From: IT Service Desk
To: All staff
Subject: mailbox limits

From April 1 mails older than two years move to the archive. If you are under a legal hold nothing changes for you. Questions: ext. 4000.
=== safety.txt
Incident report. Date 1/8/2026, 10:40. Employee lifted a pump housing (62 lb) alone and felt pain in lower back. First aid by Kim. Cause: hoist out of order. Corrective action: repair hoist. Reported to OSHA log.
=== wc.txt
First report of injury. State of Tennessee. Employee Ana Duarte. Employer Kestrel Pumps. Insurer Meridian. Body part: lower back. Days away: 20. Attorney: none.
=== job ad.txt
We are hiring: Associate General Counsel. You advise the business on contracts and employment law, manage outside counsel and supervise litigation. JD and seven years of practice required. Apply on our site.
=== org.txt
Organization chart 2026. CEO: T. Adeyemi. CFO: P. Novak. General Counsel: E. Foss. VP HR: M. Pell. VP Operations: R. Menon. Plant manager: H. Halvorsen.
=== party.eml
From: Hannah Ives, Legal
To: 3rd floor
Subject: cake

There is cake in the kitchen for Gail's birthday. First come, first served!
=== parking.eml
From: efoss@kestrelpumps.example
To: Facilities
Subject: parking

Could you move my parking space closer to the north door while my foot is in a cast? Thanks, Elaine Foss, General Counsel
=== lease.txt
RESIDENTIAL LEASE. Tenant pays $1,150 on the first of the month. Landlord may enter with 24 hours' notice. Tenant waives no rights under law. In a suit the losing party pays the winner's legal fees.
=== union contract.txt
Article 12. Grievance procedure. Step 1: supervisor. Step 2: HR. Step 3: arbitration. Each side pays its own attorney. The arbitrator's award is final.
=== reference.txt
To whom it may concern: Bea Osei worked for us from 2019 to 2025 as an analyst. She was exact and friendly. I recommend her to any employer. Tom Adeyemi
=== resign.txt
Dear Gail, please accept my resignation as of April 3. I have learned a lot here and will help with the handover. Luis
=== expense.txt
Expense report, R. Menon, February. Hotel 2 nights 318.00. Meals 84.20. Taxi to courthouse for jury duty 22.00. Approved GS.
=== jury.txt
JURY SUMMONS. You are summoned to appear for jury service at the Knox County courthouse on April 20 at 8:30 a.m. Tell your employer. Failure to appear may be punished.
=== minutes2.txt
Safety committee minutes, March 5. Present: Kim, Ortega, Stone. Hoist repaired. Two near misses. Ms. Stone reported that new OSHA posters are up. Next meeting April 2.
=== minutes3.txt
Annual meeting of shareholders. The secretary, Elaine Foss, stated that a quorum was present. Directors elected: Ames, Brandt, Costa. Auditors ratified. Meeting closed at 10:20.
=== tos.txt
Terms of use. By using this app you agree to binding arbitration and waive your right to a jury trial. Nothing here is legal advice. Contact legal@apphouse.example for notices.
=== blog.txt
Five things to know about non-competes. Courts look at time, territory and interest. This article is for information only and does not create an attorney-client relationship. Talk to a lawyer in your state.
=== severance.txt
SEPARATION AGREEMENT AND RELEASE between Kestrel Pumps and Ana Duarte. 6. Employee has been advised in writing to consult with an attorney, has had 21 days to consider and may revoke within 7 days. Signed: Ana Duarte, Gail Stone.
=== spanish.txt
Estimada Ana: le recordamos que la reunión de seguridad es el jueves a las 9. Traiga su casco. Si tiene preguntas, llame a Recursos Humanos. Saludos, Dana
=== german.txt
Sehr geehrter Herr Sahin, hiermit kündigen wir das Arbeitsverhältnis ordentlich zum 30. Juni 2026. Bitte melden Sie sich bei der Agentur für Arbeit. Sie können binnen drei Wochen Klage beim Arbeitsgericht erheben. J. Kröger
=== french.txt
Madame, nous vous convoquons à un entretien préalable le 12 mars à 10 h. Vous pouvez vous faire assister par une personne de votre choix. Odile Renard, DRH
=== bonus.txt
2026 bonus plan. Target 5 % of base. Paid in March if employed on the payment date. The plan may be changed by the board. Questions to HR.
=== email ordinary.eml
From: Gail Stone
To: Ravi Menon
Subject: Duarte

Ravi, Ana was late again today. Please talk to her and send me a note of what you said. I'd rather do this by the book. Gail
=== email2.eml
From: Ravi Menon
To: Gail Stone
Subject: Re: position

I want to end the buyer position by March. Volume is down 30 %. What do I need to fill in? Ravi
=== text2.txt
Mar 1 19:02 Ana: he said it again today
Mar 1 19:04 Ben: you should talk to a lawyer
Mar 1 19:05 Ana: maybe. cant afford one
=== accountant.txt
Novak & Partners, CPAs. Dear Client: This letter confirms the terms of our engagement to prepare your 2025 returns. Our fee is $1,900. Please sign and return a copy.
=== consultant2.txt
Statement from Loft HR Consulting. 02/03 1.5 h review of job descriptions; 02/05 2.0 h call with M. Pell re pay bands. Total $700.
=== unemployment.txt
Notice of determination. Claimant: Ana Duarte. Benefits allowed. Reason: lack of work. Either party may appeal within 15 days. You may be represented by an attorney at the hearing.
=== training2.txt
Manager guide: how to write a warning. State dates and facts. Avoid opinions. Remember that a warning could be read in court one day. Ask HR before you hand it out.
=== audit.txt
Internal audit of purchasing, Q4. Sample of 60 orders. Three lacked a second signature. Recommendation: lock the form. Owner: R. Menon. Due: April 30.
=== newsletter.txt
March newsletter. Congratulations to Hannah Ives of the legal team on ten years with us! The picnic is on June 6. The cafeteria closes at 2 on Fridays.
=== calendar.txt
Tue 10: 9-10 staff meeting; 11-12 lunch with Judith; 2-3 dentist. Wed 11: 1-2 deposition training (canceled). Thu 12: plant tour.
=== ballot.txt
Notice of election, National Labor Relations Board. Eligible: all full-time production workers. Polls open May 5, 6-9 a.m. Secret ballot.
=== grievance.txt
Grievance form, Local 88. Grievant: P. Tremblay. Article violated: 14. Facts: suspended for three days without hearing. Remedy: pay. Steward: J. Ruiz.
=== court public.txt
Notice of hearing. Duarte v. Kestrel Pumps, 3:26-cv-00118. Scheduling conference on May 14 at 10:00 a.m. before Judge Rausch. Counsel for both parties must attend in person.
=== 10k.txt
Legal proceedings. From time to time we are party to claims that arise in the ordinary course. We do not believe that any of them would have a material effect on our results.
=== bank.txt
Dear customer, we received a levy from the county court. 210.00 has been set aside from your account ending 8812. Contact the court with questions.
=== tenant.txt
Dear Mr. Ortega, your rent of $1,150 is ten days late. If it is not paid by the 15th we will begin eviction in court. Property office
=== phone log.txt
Front desk log 3/12. 9:05 Mr. Hill for Gail. 9:40 delivery. 10:15 a lawyer named Bauer asked for Gail, left number. 11:00 school for Kim.
=== contractor.txt
Independent contractor agreement. Contractor controls the hours and means of work, invoices monthly and carries insurance. Indemnity includes reasonable attorneys' fees. Signed by both.
=== privacy.txt
Privacy notice. We share your data with payroll vendors, insurers and, where required by law, courts and regulators. Contact: privacy@kestrelpumps.example
=== card.txt
Happy retirement, Bob! Thanks for all the advice over the years. Golf awaits. The whole team
=== course.txt
Night class schedule: BUS 210 Business law, Tue 6-9, Prof. Iyer. Reading for week 3: contracts, offer and acceptance; brief the case of Hadley v. Baxendale.
=== meeting ask.eml
From: Marnie Pell
To: Elaine Foss, General Counsel
Subject: budget sheets

Elaine, your headcount sheet is still missing. I need it by Friday for the plan. Thanks, Marnie
=== fedex.txt
Shipping receipt. From: Kestrel Pumps. To: Crane Whitlow LLP, 400 Main Street. 1 box, 12 lb. Delivered 2/19 10:12, signed R. Lee.
=== pta.txt
Dear parents, the bake sale is on Friday. Mr. Grant, who is an attorney and father of Lily, kindly runs the grill again.
=== charge form.txt
EEOC Form 5. CHARGE OF DISCRIMINATION. Name: Bea Osei. Employer: Brightfields Inc. Basis: race, retaliation. The particulars are: I complained on October 3 and was demoted on November 1. I declare under penalty of perjury that the above is true.
=== fmla.txt
Designation notice, FMLA. Your request of January 9 is approved. Leave counts against your twelve weeks. You must give a fitness-for-duty certificate to return.
`)

/**
 * A litigator's file. Written before the code was read: 5 of 59 privileged ones were missed at its first run and 30 of 79
 * ordinary ones flagged. Then used for tuning. The ordinary ones lie close to the privileged ones on purpose.
 */
export const litigationFile: PrivilegeSet = { privileged, ordinary }
