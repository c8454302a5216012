/**
 * Documents between lawyers and clients, and ordinary ones that speak of law, each after a line `=== file name`. A line
 * `lawyers:` names the lawyers that the case knows; it is not part of the document. The first part was written
 * before the code was read, the second ("paper") after it: at their first runs 3 of 55 and 6 of 27 privileged ones were
 * missed, and 16 of 53 and 9 of 27 ordinary ones flagged (19 of 80 now). All were then used for tuning, and files of the first part were
 * given names that say nothing.
 */
export interface CounselSample {
  name: string
  text: string
  lawyers: string[]
}

function samples(source: string): CounselSample[] {
  return source
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...rest] = part.split('\n')
      const known = /^lawyers: (.*)$/.exec(rest[0] ?? '')?.[1]
      const text = (known ? rest.slice(1) : rest).join('\n').trim()
      return { name: name.trim(), text, lawyers: known?.split('; ') ?? [] }
    })
}

const privileged = samples(`
=== RE your case.eml
From: Naomi Feld <nfeld@feldoduya.com>
To: Dana Reyes <danareyes88@gmail.com>
Subject: RE: your case
Dana, I read the handbook. I think we have a decent claim for the overtime and a weaker one for the rest. Please don't answer
their email until we have spoken.
Naomi Feld
Feld & Oduya LLP
=== fwd.eml
From: Dana Reyes <danareyes88@gmail.com>
To: Mom <lucyreyes@yahoo.com>
Subject: Fwd: next steps
Look what my lawyer wrote:
> Dana, my advice is to wait until the position statement is in.
> We can talk settlement after that.
=== Reyes witness call.docx
MEMO TO FILE
Date: 3/4/2026
Re: Reyes - witness call
Spoke to L. Ortiz for 40 minutes. He comes across as credible but nervous. I would not put him on the stand first. His account of the
schedule helps us on causation; the part about the parking lot hurts us.
=== notes march.txt
call w/ attorney 3/9, 4pm
- she says dont sign the severance
- deadline 180 days??
- send her paystubs
=== notice.pdf
LITIGATION HOLD
To: Warehouse management team
You are required to preserve all documents, emails and text messages that relate to Dana Reyes. Do not delete anything until the
Legal Department tells you that this hold has been released.
=== IMG_2231.txt
From: Priya Raman, Associate General Counsel
To: Tom Becker
Tom - before you hand her the letter, call me. There is some exposure here because of the timing.
=== statement v3.docx
DRAFT 3 - for attorney review
[Note to Karen: do we really want to say this? The emails contradict it.]
Respondent submits this statement of position in response to the charge.
=== Ortiz Reyes.eml
From: Alain Deschamps <adeschamps@deschampsroy.ca>
To: Naomi Feld <nfeld@feldoduya.com>
Subject: Ortiz / Reyes
Naomi, sent under our joint defense and common interest understanding. My client's declaration is attached in draft; tell me what you would
change.
=== Ihre Anfrage.eml
From: Dr. Jürgen Hatz, Rechtsanwalt <hatz@hatz-partner.de>
To: Dana Reyes
Subject: Ihre Anfrage
Sehr geehrte Frau Reyes, I summarize in English: the claim in Germany would be time-barred in three weeks. I recommend filing now.
=== dossier.eml
From: Me Claire Fontaine <c.fontaine@fontaine-avocats.fr>
To: Dana Reyes
Subject: dossier
Chère Madame, as discussed I attach my view of the contract. Fontaine Avocats, 12 rue de Sèze.
=== su caso.eml
De: Lic. Ramón Ibarra <ribarra@bufeteibarra.mx>
Para: Dana Reyes
Asunto: su caso
Como su abogado le recomiendo no firmar el finiquito. / As your attorney I recommend you not sign.
=== cc.eml
From: Tom Becker <tbecker@harborline.com>
To: Maria Delgado <mdelgado@harborline.com>
Cc: Sam Whitlock (Legal) <swhitlock@harborline.com>
Subject: Reyes
Here is the timeline Sam asked for so that he can advise us on the termination.
=== short.eml
lawyers: Naomi Feld
From: naomi feld
To: dana
Subject: tomorrow
Bring the phone. And do not talk to Becker.
=== text thread.txt
lawyers: Naomi Feld
Naomi Feld: hi dana, can you send me the write up
Dana: yes. do you think its bad for me
Naomi Feld: its fine
=== RE offer.eml
lawyers: Adaeze Oduya
From: A. Oduya
To: D. Reyes
Hi, I looked at the offer and my honest view is it is low by half.
=== voicemail transcript.txt
Voicemail from (555) 010-4420, 0:41
Hi Dana, this is Rebecca from Attorney Feld's office, Ms. Feld asked me to tell you that the demand goes out on Monday and she would like you
to review it before.
=== leave question.eml
From: Maria Delgado <mdelgado@harborline.com>
To: legal@harborline.com
Subject: question
Can we let her go while she is on leave? Please advise.
=== slack hr-private.txt
#hr-private
mdelgado: checked with legal, they said the risk is moderate if we do it before the review cycle
tbecker: ok lets wait
=== guidance summary.docx
Summary of outside counsel's guidance
Littler recommends that we document the attendance issue for 60 days before any action.
=== timeline.txt
ATTORNEY WORK PRODUCT
Chronology prepared in anticipation of litigation
5/2 complaint; 5/9 schedule change; 6/1 termination.
=== chronology.xlsx.txt
Date | Event | Source | Attorney notes
5/2 | Email to HR | Ex. 4 | key doc, lead with this
6/1 | Termination | Ex. 9 | pretext?
=== timeline 2.txt
A/C PRIV
Timeline follows.
=== interview outline.txt
*** PRIVILEGED & CONFIDENTIAL ***
Interview outline for Ms. Delgado
1. When did you learn of the complaint?
=== letter 1.pdf
Dear Ms. Reyes:
Thank you for retaining our firm to represent you in connection with your claims against Harborline Logistics. Our fee will be 33% of
any recovery. This letter sets out the terms of our representation.
=== agreement.pdf
CONTINGENT FEE AGREEMENT
Client: Dana Reyes. Attorney: Feld & Oduya LLP. Client agrees to pay Attorney one third of the gross recovery.
=== invoice.pdf
FELD & ODUYA LLP
Statement for professional services
3/4/26 NF Telephone conference with client re: termination; legal research re: FLSA exemption 1.4 hrs
3/6/26 AO Draft demand letter 2.1 hrs
=== documents.eml
From: Ruth Ames, Paralegal <rames@feldoduya.com>
To: Dana Reyes
Subject: documents
Naomi would like the 2024 paystubs and your version of what happened on May 9 before she finishes the demand.
=== question.eml
From: danareyes88@gmail.com
To: nfeld@feldlaw.com
Subject: question
Hi Naomi, can they read this? He touched my arm in May and I did not tell you about it. Is that a problem for the case?
=== my take.eml
From: Peter Lindqvist, Esq.
To: Dana Reyes
Subject: my take
Dana - short version: take the mediation date.
=== consult notes.docx
Notes from free consultation at Workers' Rights Legal Clinic
Student attorney said I should file with the state first. Supervising attorney wants to see the contract.
=== grievance.eml
From: Dolores Quade, Staff Attorney, Local 441
To: Dana Reyes
Subject: grievance
I think the arbitrator will reject the second count. Let us drop it.
=== chat export.txt
[Legal Aid of the Valley - client chat]
Attorney on duty: Based on what you've told me you probably have a retaliation claim.
Client: what should i do
=== FW breaks.eml
From: Tom Becker
To: Shift leads
Subject: FW: breaks
See below from our general counsel. Keep it to yourselves.
-----Original Message-----
We should assume that the auto-deduct practice would not survive a challenge.
=== meeting 4-11.txt
Meeting 4/11, TB, MD, GC
GC: wants to hold off on the PIP, says it will look bad after the charge
MD: fine
=== opinion.pdf
OPINION
Re: Ms. D. Reyes
1. I am asked to advise Ms. Reyes on the merits of her claim. In my opinion the prospects are 60%.
Gray's Inn, 4 March 2026
=== counter-offer.eml
From: Hamish Orr <h.orr@orrmackay-solicitors.co.uk>
To: Dana Reyes
Without going into detail, I'd resist the counter-offer. H.
=== brief.docx
CONFIDENTIAL MEDIATION BRIEF - for the mediator's eyes only
Prepared by counsel for claimant. Our bottom line is $85,000.
=== analysis.xlsx.txt
Settlement range analysis
Probability of liability 55% | verdict 140,000 | our authority 60,000 | client's walk-away 48,000
=== investigation at direction.docx
INVESTIGATION REPORT
Prepared at the request of Harborline's legal counsel for the purpose of providing legal advice.
Interviewed: Becker, Ortiz.
=== report 1.docx
Draft report of consulting expert, prepared for Feld & Oduya at their request
The pay data show a shortfall of 212 hours. Do not circulate.
=== outline Dana.docx
Depo prep outline - Dana
Likely topics: the May 9 text, prior jobs. Remind her: short answers, don't guess.
=== memo 7.docx
TO: NF
FROM: summer associate
QUESTION PRESENTED: Does a text message to a supervisor count as a complaint under the statute?
SHORT ANSWER: Probably yes. Our facts are close to Kasten.
=== email reply below.eml
From: Dana Reyes
To: Luis Ortiz
Subject: Re: so
yeah this is what she told me
On Tue, Mar 3, 2026 at 9:02 AM Naomi Feld <nfeld@feldoduya.com> wrote:
> do not post about it on facebook. as your lawyer i need you to hear that
=== whatsapp 3.txt
[3/3/26, 09:14] Abogada Feld: necesito los recibos
[3/3/26, 09:20] Dana: ok licenciada
=== diary entry.txt
March 3. Met with the attorney in her office on Main. She told me that the case is stronger than I thought but that it can take two years.
=== HR note 4-2.txt
HR note 4/2: Per advice of counsel we will not respond to her email. Counsel also advised to move the review date.
=== board minutes.txt
MINUTES, March meeting
Item 6. Mr. Whitlock, General Counsel, briefed the board on the Reyes matter and answered questions. The discussion is not minuted.
=== we take it.eml
From: K. Tran <ktran@tranlawpllc.com>
To: Dana
Subject: retainer
Hi Dana, yes, we take it.
=== thursday.txt
lawyers: Gwendolyn Achterberg
Meeting Thursday with G. Achterberg. She thinks the manager's email is the best thing we have and wants me to keep a diary.
=== diary 2.txt
lawyers: Gwendolyn Achterberg
gwendolyn says not to accept anything under 40k
=== document 12.docx
DRAFT - NOT FILED
Dana Reyes v. Harborline Logistics
COMPLAINT
[NF: confirm dates with client] Plaintiff was employed from May 2019.
=== insurer.eml
From: Claims Counsel, Meridian Mutual
To: Defense counsel
Subject: Reyes v. Harborline - reserve
We set the reserve at 90k. Please send your evaluation of liability and damages.
=== calculations.eml
From: Ines Marchetti, CPA
To: Dana Reyes
Subject: calculations
As your attorneys at Feld & Oduya engaged me to assist them, please send me your bank statements directly; I will report to them only.
=== translation.txt
Translation of the letter from the law office Kowalski i Wspólnicy, radcowie prawni:
In our assessment you should reject the offer of the employer.
=== scanned sticky.txt
lawyer says: NO social media. NO talking to Tom. keep all texts
=== paper 1.eml
From: Ingrid Solheim <is@solheimberg.no>
To: Dana Reyes
Hei Dana, as we discussed on the phone yesterday the claim for the bonus is the stronger one. I'd lead with it. Med vennlig hilsen, Ingrid Solheim, advokat
=== paper 2.txt
Zoom notes 5/12 w/ Naomi (atty)
she wants a list of witnesses, thinks Becker will fold
=== paper 3.eml
From: Tom Becker
To: Maria Delgado
Subject: RE: RE: Reyes
Looping in our lawyers before you reply to her. Don't put anything else in writing.
=== paper 4.docx
Issues list - Reyes
1. Timing of write-up - bad for us
2. Comparator: Ortiz not disciplined - very bad
3. Consider early resolution; authority up to 40
=== paper 5.eml
From: mdelgado@harborline.com
To: jpark@harborline.com
Subject: confidential
Jin, in your role as corporate counsel, can you look at the attached termination letter?
=== paper 6.txt
voicemail: "Hey Dana it's Rob at Pickett Lowe, calling about your matter. The other side came back at 30. My inclination is to counter at 75. Call me."
=== paper 7.docx
Attorney notes (handwritten, transcribed)
- client cries when talking about May 9
- possible PTSD dx
=== paper 8.eml
From: Dana Reyes
To: intake@workersfirstlaw.org
Subject: need help
I was let go last week and want to tell you what happened, please keep it private.
=== paper 9.txt
Preservation instruction: Effective today do not delete emails, texts or chat messages concerning Dana Reyes. This instruction comes from the Office of General Counsel.
=== paper 10.pdf
CONFIDENTIAL SETTLEMENT COMMUNICATION - FRE 408
Our client is prepared to accept $95,000.
=== paper 11.eml
From: Yolanda Prieto <yprieto@prietolegal.com>
To: HR
Cc: Tom Becker
Per our call, hold the termination until after the leave ends. Reasons below.
=== paper 12.docx
Memorandum
To: Board
From: VP & General Counsel
Re: Reyes matter
The complaint is likely to survive a motion to dismiss.
=== paper 13.txt
Dana's questions for the lawyer
- can they cut my unemployment
- do I have to give back the laptop
=== paper 14.eml
From: Marek Wójcik, radca prawny
To: Dana Reyes
Dzień dobry, w załączeniu projekt odpowiedzi. I suggest we send it Monday.
=== paper 15.xlsx
Damages model v2 (for NF only)
Back pay 52,000; front pay 30,000; emotional 50,000-100,000; discount 40%
=== paper 16.eml
From: Luis Ortiz
To: Dana Reyes
Subject: Fwd: Witness statement
My attorney said not to send this to anyone but here you go
=== paper 17.txt
Common interest agreement between counsel for Reyes and counsel for Ortiz, effective May 1.
=== paper 18.eml
From: Claims@meridianmutual.com
To: Bracken Shaw LLP
Please provide your pre-trial report and evaluation.
=== paper 19.txt
Mock direct examination, Dana: Q: where were you on May 9? (slow down, look at jury)
=== paper 20.docx
Redline of answer, KS comments: "I'd cut para 14, it admits knowledge."
=== paper 21.txt
[chat] legal-ops bot: your request "can we fire Reyes" was assigned to J. Park (Legal)
=== paper 22.eml
From: dana.reyes@gmail.com
To: counselor@feld-oduya.com
I remembered one more thing about the parking lot.
=== paper 23.txt
Summary of telephone consultation, 3 March. Caller: D. Reyes. Advice given: file with the agency first; keep notes; no contact with the manager.
=== paper 24.eml
From: Hyun-woo Kim, Kim & Chang
To: Dana Reyes
We reviewed the Korean contract and consider the clause void.
=== paper 25.pdf
Retention agreement. You engage us to act for you in the matter against Harborline. We may withdraw on notice.
=== paper 26.txt
lawyers: Naomi Feld
met feld 3pm. bring paystubs. she says 50/50
=== paper 27.eml
lawyers: Naomi Feld
From: nfeld@gmail.com
To: dana
ok got it, do not answer him. N. Feld
`)

const ordinary = samples(`
=== diploma.pdf
Hastings College of the Law confers upon Dana Reyes the degree of Master of Studies in Law
=== news.txt
City paper: Jury awards $2 million to warehouse worker. The attorney for the plaintiff said that her client was relieved. The company
said it would appeal.
=== offer letter.pdf
CONFIDENTIAL
Dear Dana, we are pleased to offer you the position of Shift Lead at $24.00 per hour. This letter is confidential between you and Harborline.
=== contract boilerplate.pdf
17. Governing Law. This Agreement is governed by the laws of the State of Nevada. In any action to enforce it the prevailing party is entitled
to reasonable attorneys' fees.
=== eeoc charge.pdf
CHARGE OF DISCRIMINATION, EEOC Form 5
Charging party: Dana Reyes. Respondent: Harborline Logistics, Inc.
I was terminated on June 1 after I complained. I believe I was discriminated against in violation of Title VII.
=== opposing counsel letter.pdf
Bracken Shaw LLP
VIA CERTIFIED MAIL
Dear Ms. Reyes: This firm represents Harborline Logistics, Inc. Demand is hereby made that you cease contacting its employees and return the
company laptop by June 20. Govern yourself accordingly.
=== handbook harassment.pdf
Anti-Harassment Policy. Harborline prohibits harassment in violation of federal, state or local law. Complaints are handled as confidentially as
possible.
=== paystub.txt
Harborline Logistics, Inc. Pay period 5/1-5/15. Hours 80.0 Rate 21.00 Gross 1,680.00 Fed tax 201.20
=== termination letter.pdf
Dear Ms. Reyes, your employment with Harborline ends effective June 1, 2026. Your final check and COBRA notice are enclosed. Tom Becker
=== nda.pdf
MUTUAL NON-DISCLOSURE AGREEMENT. "Confidential Information" means all non-public information. The parties had the opportunity to consult
independent legal counsel.
=== text boss.txt
Tom: where are you
Dana: bus is late
Tom: third time this month
=== severance.pdf
SEPARATION AGREEMENT AND GENERAL RELEASE. You are advised to consult with an attorney before signing. You have 21 days to consider this agreement.
=== email attorney general.eml
From: noreply@ag.nv.gov
Subject: Your complaint
The Office of the Attorney General has received your consumer complaint number 44120.
=== job ad.txt
Harborline is hiring a Legal Assistant. Duties: filing, calendar. Benefits: medical, dental.
=== power of attorney.pdf
DURABLE POWER OF ATTORNEY FOR HEALTH CARE. I, Lucy Reyes, appoint my daughter Dana Reyes as my agent.
=== doctor note.txt
Please excuse Dana Reyes from work 5/3 - 5/5. No lifting over 20 lb. Confidential medical information.
=== schedule.txt
Week of May 4: Mon Dana 6-2, Luis 2-10; Tue Dana off
=== performance review.pdf
Annual review 2025. Employee: Dana Reyes. Overall rating: exceeds expectations. Goals: cross-train in receiving.
=== write up.pdf
EMPLOYEE CORRECTIVE ACTION. Violation: late arrival on 4/2, 4/9. Consequence: final warning. Employee signature: refused.
=== union flyer.txt
KNOW YOUR RIGHTS! It is illegal to fire you for organizing. Meeting Thursday 7 pm at the hall. Pizza!
=== wage poster.txt
Federal minimum wage $7.25. The law requires employers to display this poster. Call 1-866-4-USWAGE.
=== jury summons.pdf
SUMMONS FOR JURY SERVICE. You must appear on July 8 at 8:30 a.m. at the District Court, Department 4.
=== police report.txt
Incident report 26-1182. Victim states that her coworker pushed her against the rack. No arrest was made.
=== complaint to hr.eml
From: Dana Reyes
To: HR
Subject: complaint
I am writing to complain about Tom Becker. He told me women don't belong on the dock. I want this to stop. I know it is against the law.
=== hr reply.eml
From: Maria Delgado
To: Dana Reyes
Subject: RE: complaint
Thank you for bringing this to our attention. We will look into it. Please keep the matter confidential while we do.
=== linkedin.txt
Dana Reyes. Shift lead at Harborline. Formerly receptionist at a law firm (2014-2016).
=== coworker email.eml
From: Luis Ortiz
To: Dana Reyes
Subject: hey
my cousin is a lawyer in Texas, she got a boat now lol. see you friday
=== arbitration clause.pdf
Any dispute arising out of employment shall be resolved by binding arbitration. Each party may be represented by an attorney at the hearing.
=== court notice.pdf
CLERK'S NOTICE. Case 26-CV-0192. Hearing set for August 4, 9:00 a.m., Courtroom 3.
=== right to sue.pdf
NOTICE OF RIGHT TO SUE. Your lawsuit must be filed within 90 days of your receipt of this notice.
=== divorce decree.pdf
DECREE OF DISSOLUTION. The marriage of Dana Reyes and Mark Hill is dissolved. Each party bears his or her own attorney fees.
=== training slide.txt
Slide 4: What is protected activity? Examples: filing a charge, being a witness, asking for an accommodation.
=== code of conduct.pdf
If you are unsure whether something is legal, ask your supervisor or call the ethics hotline.
=== letter of recommendation.txt
To whom it may concern: Dana is the most reliable lead I have worked with in ten years.
=== lease.pdf
RESIDENTIAL LEASE. Tenant shall pay landlord's court costs and attorney's fees if the landlord has to evict.
=== bank statement.txt
05/04 DEPOSIT HARBORLINE 1,204.11; 05/06 SAFEWAY 44.20; 05/09 LEGALZOOM 39.00
=== meeting minutes safety.txt
Safety committee, May 2. Present: Becker, Ortiz, Reyes. Forklift horn broken again. Becker to order part.
=== unemployment.pdf
NOTICE OF DETERMINATION. You are eligible for benefits. The employer did not show misconduct. You may appeal within 11 days.
=== nlrb charge.pdf
CHARGE AGAINST EMPLOYER. Basis of charge: on June 1 the employer discharged an employee in retaliation for concerted activity.
=== hr email confidential.eml
From: Maria Delgado
To: All staff
Subject: CONFIDENTIAL - salary bands
Attached are the new bands. Please treat as confidential. Do not forward.
=== email footer.eml
From: Tom Becker
To: Dana Reyes
Subject: Tuesday
Please cover for Luis on Tuesday.
This e-mail may contain confidential information. If you are not the intended recipient, please delete it.
=== bar menu.txt
Happy hour at the bar 4-6. Legal tender only. Ask your server.
=== legal holiday.txt
Legal holidays 2026: New Year's Day, Memorial Day, Independence Day. The office is closed.
=== in-law.txt
My mother-in-law watches the kids when I work late. My brother-in-law drives me.
=== expert news.txt
HR blog: Five things employment lawyers wish managers knew. 1. Write it down. 2. Be consistent.
=== social post.txt
Facebook post: if they fire me I'm getting a lawyer lol #done
=== answer filed.pdf
ANSWER TO COMPLAINT. Filed July 20, 2026. Defendant denies the allegations in paragraphs 4 through 19. Respectfully submitted, Bracken Shaw LLP,
Attorneys for Defendant.
=== subpoena.pdf
SUBPOENA DUCES TECUM. You are commanded to produce the personnel file of Dana Reyes on or before August 1.
=== deposition transcript.txt
Q. State your name. A. Tom Becker. Q. Who decided to terminate Ms. Reyes? A. I did.
MR. SHAW: Objection, form.
=== demand letter sent.pdf
Dear Mr. Becker: I am writing to ask for my unpaid overtime of $2,310. If I do not hear from you in ten days I will file a wage claim.
Dana Reyes
=== insurance eob.txt
Explanation of benefits. Member: D. Reyes. Service: office visit. You owe $25. Appeal rights on the back.
=== background check.txt
Authorization for background check under the Fair Credit Reporting Act. I have been given a summary of my rights.
=== court order public.pdf
ORDER granting in part motion to dismiss. For the reasons stated the motion is GRANTED as to count three. It is so ordered. Hon. R. Pell
=== paper 1.pdf
Offer of employment. CONFIDENTIAL. Your base salary will be $62,000. This offer is contingent on a background check.
=== paper 2.txt
Handbook section 4: Harborline complies with all applicable laws. Violations may lead to discipline, up to and including termination.
=== paper 3.pdf
Notice to employees: Your rights under the Family and Medical Leave Act. You may file a complaint with the Department of Labor.
=== paper 4.pdf
ARBITRATION AGREEMENT. The arbitrator shall apply the law of the state. Each side pays its own attorneys' fees.
=== paper 5.eml
From: Tom Becker
To: Dana Reyes
Your schedule for next week is attached. Confidential - do not forward outside the company.
=== paper 6.txt
Resume. Dana Reyes. 2012 B.A. Legal Studies, UNLV. 2013-2016 office assistant.
=== paper 7.txt
LOCAL NEWS - Warehouse sued over unpaid overtime. A lawyer for the workers said the suit seeks $3 million.
=== paper 8.pdf
Dear Ms. Reyes: Our office represents Harborline Logistics in connection with your recent correspondence. Please direct all further communications to the undersigned. Very truly yours, Karen Shaw, Bracken Shaw LLP
=== paper 9.pdf
EEOC Intake Questionnaire. 1. Personal information. 2. I believe I was discriminated against by: employer. Do you have an attorney? No.
=== paper 10.txt
Performance improvement plan. Employee must meet 95% pick accuracy for 60 days.
=== paper 11.eml
From: Maria Delgado
To: Dana Reyes
We have completed our investigation of your complaint and found no violation of policy. You are reminded that retaliation is prohibited.
=== paper 12.txt
W-2 2025. Wages 43,112.00. Employer Harborline Logistics, Inc.
=== paper 13.pdf
Non-compete. Employee acknowledges having had the chance to review this agreement with a lawyer of his or her choice.
=== paper 14.txt
Court calendar: traffic court, June 3, 9 am. Bring license.
=== paper 15.txt
Dana: my sister's husband is an attorney in Reno. Tom: cool. can you close tonight
=== paper 16.pdf
Diploma: Juris Doctor, conferred upon Tom Becker, 1998
=== paper 17.pdf
Unemployment appeal decision. The administrative law judge finds that the claimant was discharged for reasons other than misconduct.
=== paper 18.txt
Employee assistance program: free legal consultation, financial coaching and counseling. Call 1-800.
=== paper 19.txt
Minutes of the safety meeting. New law on heat breaks discussed. Supervisors to post notice.
=== paper 20.pdf
COMPLAINT. Filed May 4, 2026. Reyes v. Harborline Logistics, Inc. Plaintiff alleges: 1. Plaintiff was employed by Defendant.
=== paper 21.txt
Text from mom: did you call that lawyer from the bus ad yet
=== paper 22.pdf
Insurance certificate. Employment practices liability. Limits $1,000,000 per claim.
=== paper 23.eml
From: Law School Alumni Office
To: Tom Becker
Join us for the reunion dinner on May 9.
=== paper 24.txt
Union grievance form. Article violated: 12 (overtime). Remedy sought: pay for 14 hours.
=== paper 25.txt
Yelp review: great tacos, my lawyer friends love it
=== paper 26.pdf
Privacy notice. We may disclose your information when required by law or in response to a subpoena.
=== paper 27.pdf
Release form for medical records. I understand I may revoke this at any time.
`)

export const counsel = { privileged, ordinary }
