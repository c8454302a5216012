/**
 * Documents as a firm meets them, each after a line `=== file name`. `privileged` must all be flagged; `ordinary` should
 * rarely be. `unseen` was written before the detection and not looked at while it was tuned.
 */
export interface PrivilegeSet {
  privileged: PrivilegeSample[]
  ordinary: PrivilegeSample[]
}

export interface PrivilegeSample {
  name: string
  text: string
  /** The lawyers that the case knows of. */
  lawyers?: string[]
}

function samples(source: string): PrivilegeSample[] {
  return source
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n')
      return { name: part.slice(0, end).trim(), text: part.slice(end + 1).trim() }
    })
}

export const tuning: PrivilegeSet = {
  privileged: samples(`
=== memo 12 March.txt
PRIVILEGED AND CONFIDENTIAL
ATTORNEY-CLIENT COMMUNICATION

To: File
From: M. Delgado
I was late twice in February. Nobody said anything about it at the time.
=== scan0007.png
P R I V I L E G E D   &   C O N F I D E N T I A L
Notes on the meeting of 4 May. The supervisor knew about the complaint.
=== timeline.docx
Timeline of events
1 March: complaint. 8 March: warning. 31 March: dismissal.

Attorney
Work Product - prepared in anticipation
of litigation
=== summary.pdf
This summary was compiled at the direction of counsel. Do not forward.
Overtime hours by week: 12, 9, 14.
=== jd-note.txt
Subject to joint defense agreement. Both drivers remember the same route sheet.
=== RE freezer.eml
From: Grant Hollis <g.hollis@northgate.example>
To: Sandra Whitlock, Esq. <swhitlock@whitlockreeve.example>
Subject: freezer doors

Sandra, please see below. How much trouble are we in?
=== FW schedule.eml
From: Paula Noonan <p.noonan@northgate.example>
To: Grant Hollis <g.hollis@northgate.example>
Cc: legal@northgate.example
Subject: schedule change

See the thread. Please keep Legal copied on anything about her schedule.
=== question.eml
From: Grant Hollis
To: Ruth Adler
Subject: quick one
Ruth, please advise whether we can legally let her go while the complaint is open.
=== answer.eml
From: Ruth Adler
To: Grant Hollis
My advice is that you wait until the investigation has ended before you change her shift.
=== opinion.txt
Legal opinion on the classification of shift leads as exempt employees. The duties test is not met.
=== chat export.txt
[09:14] grant: what did they say
[09:15] paula: our attorney told us not to put anything in writing until Friday
=== hold notice.docx
LEGAL HOLD
Effective immediately, do not delete any mail, message or file about Maria Delgado-Reyes.
=== strategy.txt
Strategy for the case: concede the overtime, contest the retaliation. Offer three months, go up to five at mediation.
=== valuation.xlsx
Settlement evaluation. Low 20,000, likely 45,000, high 90,000. Authority from the insurer: 60,000.
=== complaint DRAFT v3.docx
IN THE DISTRICT COURT OF ASHPORT COUNTY
MARIA DELGADO-REYES, Plaintiff, v. NORTHGATE COLD STORAGE LTD., Defendant.
COMES NOW the Plaintiff and alleges:
=== interview weber.txt
Interview of T. Weber by counsel, 14 April. He stood next to her on the floor. Seems credible, nervous about his job.
=== memo to counsel.docx
Things I remember about the week of the dismissal: the letter was handed to me at the end of the shift.
=== Schreiben.txt
Vertraulich - Anwaltskorrespondenz
Sehr geehrte Frau Keller, anbei meine Notizen zu den Überstunden.
=== mandant.txt
Rechtsanwältin Dr. Petra Vogt an Mandantin: Die Kündigungsschutzklage muss bis zum 3. Mai eingereicht werden.
=== lettre.txt
Secret professionnel. Correspondance avocat-client.
Chère Madame, voici les faits que vous m'avez demandés.
=== carta.txt
SECRETO PROFESIONAL ABOGADO-CLIENTE
Estimada señora, le escribo lo que recuerdo del despido.
=== lettera.txt
Riservato, coperto da segreto professionale. Gentile Avv. Rinaldi, le allego i cedolini.
=== nota.txt
Sigilo advogado-cliente. Segue o relato das horas extras.
=== pismo.txt
Tajemnica adwokacka. Przesyłam notatki z rozmowy z kierownikiem.
=== lyst.txt
Адвокатська таємниця. Надсилаю опис подій за березень.
=== ocr-page.tif
PRlVlLEGED AND C0NFIDENTIAL
ATT0RNEY CLlENT C0MMUNlCATION
I kept my own list of hours.
=== footer.pdf
Weekly hours, January to March. Totals on page two.

Page 1 of 2                                   Atty-Client Priv. / do not produce
=== notes.txt
Call w/ GC 3/14. GC thinks retaliation claim has legs. Wants us to slow-walk the PIP.
=== firm letter.pdf
Harborline Law Group LLP
12 Quay Street
Dear Maria, thank you for meeting with us on Tuesday. Please send the photographs.
=== insurer.eml
To: claims@atlasmutual.example
Subject: reserve
Our exposure if this goes to trial is about 120k plus fees. We recommend that the company settle early.
=== investigate.docx
This investigation is being conducted so that the company can obtain legal advice. Witness A said that Hollis laughed.
=== outside.eml
From: k.brandt@brandt-attorneys.example
To: p.noonan@northgate.example
Please hold the second warning until we have spoken.
=== client list.txt
Questions from my lawyer and my answers
1. When did you first complain? On March 4.
=== common.txt
Common interest privilege applies to this exchange between the two tenants' groups.
=== mental.txt
My mental impressions after the deposition: the witness will not hold up on cross.
=== rfp response notes.txt
Draft responses to interrogatories 4 to 9. No. 7 is a problem because of the February mail.
`),
  ordinary: samples(`
=== payslip-2026-02.pdf
Northgate Cold Storage Ltd. Payslip February 2026
Regular hours 160.0 at 24.50 = 3,920.00. Tax 612.10. Net pay 3,011.55.
=== offer letter.pdf
Dear Maria, we are pleased to offer you the position of shift lead, nights, starting January 12, 2026. Your rate is $24.50 an hour; overtime is paid at one and a half times that rate.
=== handbook-overtime.docx
4.2 Overtime. All hours over forty in a week are paid at time and a half. Overtime must be approved by a supervisor in advance, but hours worked are always paid.
=== handbook-conduct.docx
7.1 We do not tolerate harassment or retaliation. Report concerns to your supervisor, to human resources or to the hotline. Reports are kept confidential as far as possible.
=== review-2025.docx
Performance review 2025. Confidential. Overall rating: meets expectations. Maria is reliable, trains new staff well and should work on written reports.
=== hr complaint.eml
From: Maria Delgado-Reyes
To: hr@northgate.example
Subject: Unpaid overtime and freezer doors
I am reporting that my crew and I have not been paid for overtime since January, and that the latch of Freezer 3 ices over.
=== warning.eml
From: Grant Hollis
To: Maria Delgado-Reyes
Subject: Written warning
This is a written warning for leaving the floor on March 10 without permission. A further incident may lead to dismissal.
=== termination.pdf
Dear Ms. Delgado-Reyes, your position as shift lead has been eliminated, effective today, April 2, 2026. Your final pay will be sent to you.
=== shift plan.xlsx
Week 9: Mon Weber, Ortiz, Lindqvist. Tue Weber, Ortiz, Patel. Wed closed for maintenance.
=== lunch.eml
From: Tomas Weber
To: Maria Delgado-Reyes
Are you coming to the cookout on Saturday? Bring the kids, we have burgers for an army.
=== safety report.pdf
Incident report. 19 February 2026, 02:40. Latch of Freezer 3 frozen. No injury. Reported to maintenance, ticket 4471.
=== doctor note.pdf
Ms. Delgado-Reyes was seen in our clinic today. She should not lift more than 20 pounds for two weeks.
=== benefits.pdf
Open enrollment ends November 15. Choose between the bronze, silver and gold plans. Questions go to the benefits line.
=== invoice.pdf
Invoice 20418. Refrigeration service, replace door heater, 2 hours labor. Total due 418.00. Payable within 30 days.
=== job posting.txt
Shift lead, nights. You plan the crew, check the freezers and sign time sheets. Forklift license preferred. Equal opportunity employer.
=== meeting minutes.docx
Minutes, operations meeting of 2 March. Present: Hollis, Noonan, Weber. Freezer doors: quotes by Friday. Holiday plan: postponed.
=== text messages.txt
Grant: need you in at 9 tonight
Maria: I already did 11 hours today
Grant: leads finish the job
=== training record.pdf
Forklift refresher completed on 14 January 2026. Score 92 percent. Valid for three years.
=== pto request.eml
Subject: time off
Hi Paula, I would like to take March 23 and 24 off for my daughter's school. Thanks, Maria
=== w2.pdf
Form W-2 Wage and Tax Statement 2025. Wages, tips, other compensation 48,210.33. Federal income tax withheld 5,120.04.
=== exit checklist.docx
Return of badge, keys, jacket, locker emptied. Signature of employee. Signature of supervisor.
=== policy-it.docx
Privileged accounts are given to administrators only. Passwords are changed every 90 days. Do not share your access card.
=== thank you.eml
It has been a privilege to work with this crew. Thank you for the card and the cake!
=== reference.docx
To whom it may concern: Tomas Weber worked for us from 2019 to 2024 as a forklift driver. He was punctual and careful.
=== unemployment.pdf
Notice of determination. Your claim for benefits is allowed. Weekly amount 412. You may appeal within 20 days.
=== bank letter.pdf
Your direct deposit details were changed on 3 February. If you did not ask for this, call the number on your card.
=== counseling form.docx
Employee counseling record. Topic: tardiness on February 6 and 24. The employee was counseled by the supervisor and agreed to call ahead.
=== city council.txt
The city council will close Harbor Road on Sunday for the marathon. Night shift please use the north gate.
=== release of records.txt
I authorize the clinic to send my vaccination record to my employer.
=== kuendigung.txt
Sehr geehrter Herr Weber, hiermit kündigen wir das Arbeitsverhältnis zum 30. April. Bitte geben Sie Ihren Schlüssel zurück.
=== bulletin.txt
Bulletin de paie mars 2026. Salaire de base 2 450,00 EUR. Heures supplémentaires 8. Net à payer 1 988,12 EUR.
=== nomina.txt
Recibo de nómina. Período: marzo de 2026. Salario base 1.850,00. Retenciones 212,40. Neto 1.637,60.
=== overtime thread.eml
From: Tomas Weber
To: Grant Hollis
Grant, the crew did 14 extra hours last week. When will they be on the payslip? People are asking.
=== hr reply.eml
From: Paula Noonan
To: Maria Delgado-Reyes
Thank you for your report. Human resources will look into it and come back to you within ten working days.
=== severance.docx
You have 21 days to consider this agreement and are advised to consult with an attorney before signing it. Each side bears its own attorneys' fees.
=== vendor chat.txt
Hi, this is Ana from CoolTech. The heater strip is back in stock, delivery on Tuesday, please confirm the loading dock.
`),
}

export const unseen: PrivilegeSet = {
  privileged: samples(`
=== a1.txt
Privileged & Confidential / Attorney–Client Privileged
Re: shift log
The log was changed on the 9th. I saw Hollis do it.
=== a2.pdf
CONFIDENTIAL ATTORNEY CLIENT PRIVILEGED MATERIAL - DO NOT COPY
List of people who might talk to us.
=== a3.txt
ATTORNEY'S WORK-PRODUCT
Chronology with comments. Item 4 hurts us.
=== a4.docx
Prepared in antici-
pation of litiga-
tion. Photos 1 to 3 show the latch.
=== a5.txt
a t t o r n e y - c l i e n t   p r i v i l e g e
hours kept by hand, see below
=== a6.eml
From: Dana Okafor, General Counsel
To: Paula Noonan
Subject: Re: Delgado
Thanks. Do not send the second letter yet.
=== a7.eml
From: Paula Noonan <p.noonan@northgate.example>
To: intake@harborline-legal.example
Subject: documents you asked for
Attached are the time sheets for January.
=== a8.eml
From: Tom Reiss <treiss@northgate.example>
Bcc: Miriam Cole (Legal) <mcole@northgate.example>
Subject: Friday
Can you look at this before I hit send?
=== a9.txt
Question for Miriam: is it legal to move her to days without asking? And do we have to pay the January hours?
=== a10.txt
In my opinion the company is likely to be found liable on the overtime count; the retaliation count is closer. I would advise settling before discovery opens.
=== a11.txt
Paula - the lawyers recommend that we offer her the old shift back. Keep this between us.
=== a12.docx
Document preservation notice
Because of pending litigation you must keep all records about the night shift, including text messages.
=== a13.txt
Trial themes: she was loyal, she warned them, they punished her. Weak point: the argument on March 10.
=== a14.docx
Confidential mediation statement. Without prejudice. Our client would accept reinstatement and back pay.
=== a15.txt
DEFENDANT'S ANSWER AND AFFIRMATIVE DEFENSES (draft for your comments)
1. Denied. 2. Admitted that she was employed.
=== a16.txt
Witness interview memorandum. Interviewer: E. Marsh, attorney. Witness: L. Ortiz. She confirms the remark about "leads finish the job".
=== notes for my attorney.txt
The manager said it in front of Tomas. I think it was January 27.
=== anwalt.txt
Liebe Frau Delgado, als Ihr Anwalt rate ich Ihnen, vorerst nichts zu unterschreiben.
=== kanzlei.eml
Von: Kanzlei Brandt & Partner
An: Personalabteilung
Bitte schicken Sie uns die Abmahnung und die Stundenzettel.
=== avis.txt
Maître Lefèvre, avocate au barreau de Lyon. Note confidentielle: le licenciement me paraît nul.
=== consulta.txt
Consulta al bufete: ¿podemos despedirla mientras está de baja? Nuestro abogado dice que no.
=== parere.txt
Parere legale pro veritate sul licenziamento. Studio legale Rinaldi e associati.
=== parecer.txt
Parecer jurídico sobre horas extras. O nosso advogado recomenda um acordo.
=== opinia.txt
Opinia prawna w sprawie wypowiedzenia. Radca prawny Jan Nowak.
=== konsult.txt
Консультація адвоката щодо звільнення. Не передавати третім особам.
=== ocr2.png
PRIVILEGEO ANO CONFIDENTIAL
ATTORNEY-CIIENT COMMUNICATION
the latch was iced over three times
=== ocr3.png
Attomey Work Product
Measurements of door 3
=== foot.txt
January: 160 h. February: 171 h. March: 88 h.
-- subject to the attorney/client privilege; if received in error, destroy --
=== short.txt
ACP - talked to in-house counsel, she says pull the warning and redo it with HR present.
=== retainer.pdf
Engagement letter. You retain Marsh & Whitfield, P.C. to represent you in your claims against your former employer. Our fee is one third of any recovery.
=== invoice-legal.pdf
For professional services rendered: review of personnel file 1.2 h; telephone conference with client re retaliation claim 0.5 h; research on limitations period 0.8 h.
=== board.docx
Item 5 was discussed in the absence of staff. Counsel reported on the Delgado matter and on the likely range of damages.
=== slack.txt
ruth (legal): don't use the word "complaint" in the letter
paula: ok changing it
=== depo prep.txt
Outline for preparing Maria for her deposition. She must not guess at dates. Go through the March 10 argument twice.
=== ci.txt
This exchange is made under our common-interest arrangement with the union's lawyers.
=== demand draft.docx
Draft demand letter, not sent. We put the wage loss at 38,000 and would open at 120,000.
`),
  ordinary: samples(`
=== b1.pdf
Time card, week ending 1 February 2026. Mon 22:00-07:10, Tue 22:00-06:55, Wed off, Thu 21:45-07:30. Approved: GH
=== b2.pdf
Statement of earnings. Gross 1,960.00, health plan 84.00, 401(k) 58.80, net 1,402.77. Year to date gross 7,840.00.
=== b3.docx
Attendance policy. Call the duty phone at least one hour before your shift. Three absences without a call may lead to discipline.
=== b4.docx
Grievance form. Name of employee. Date of incident. What happened? What outcome do you want? Hand this form to your supervisor or to human resources.
=== b5.eml
From: Paula Noonan
To: all staff
Subject: Parking
From Monday the lower lot is closed. Parking privileges for the upper lot are on your badge.
=== b6.eml
From: Grant Hollis
To: Paula Noonan
Subject: Maria
She went over my head again. I want her off nights by the end of the month.
=== b7.eml
From: Maria Delgado-Reyes
To: Grant Hollis
Subject: Re: schedule
I can do Thursday but not Friday, my mother has an appointment.
=== b8.pdf
Certificate of insurance. General liability 1,000,000 per occurrence. Holder: Northgate Cold Storage Ltd.
=== b9.docx
Promotion announcement. Please join me in congratulating Lena Ortiz, who becomes day shift lead on June 1.
=== b10.docx
Mid-year review. Goals: reduce spoilage by 5 percent, cross-train two pickers. Manager comments: good start, keep notes of near misses.
=== b11.txt
From the hotline log: caller reports that the new manager makes jokes about women on the dock. Wants to stay anonymous.
=== b12.eml
Subject: Investigation closed
Ms. Delgado-Reyes, we have looked into your report of March 4 and found that four hours were not recorded. They will be paid in April.
=== b13.pdf
Lease of forklift, 36 months, 310 a month, maintenance included. Lessee signs below.
=== b14.txt
Recipe for the potluck: two cans of beans, one onion, chili powder. Simmer for an hour.
=== b15.pdf
Workers' compensation first report of injury. Employee slipped on ice at Freezer 3. Left wrist. First aid on site.
=== b16.docx
Performance improvement plan. Duration 60 days. Expectations: arrive on time, complete the temperature log, respond to messages within a shift.
=== b17.txt
WhatsApp: "is it true they cut our overtime?" "thats what hollis said" "no way" "ask maria she knows"
=== b18.pdf
Notice of rights under the wage theft act: your employer must give you a statement of your pay rate, your pay day and the employer's address.
=== b19.pdf
OSHA 300 log, 2025. Case 3: contusion, dock worker, 2 days away. Case 4: laceration, maintenance, 0 days.
=== b20.docx
Remote work agreement. The employee works from home on Wednesdays. Equipment stays the property of the company.
=== b21.txt
Resume. Maria Delgado-Reyes. 2019 to 2025 picker, then team lead at Harbor Foods. Languages: Spanish, English.
=== b22.eml
From: payroll@northgate.example
Subject: Correction
We found an error in the February run. A correction of 73.50 will be on your next payslip.
=== b23.pdf
Energy audit. Door heaters on freezers 1 to 3 use 4.1 kW. Replacing the strips would save 9 percent.
=== b24.txt
Diary. March 10: he shouted at me in front of everyone. I shouted back. Went home with a headache.
=== b25.docx
Confidentiality agreement. The employee keeps customer lists and prices secret during and after employment.
=== b26.txt
Abmahnung. Sie sind am 6. und am 24. Februar zu spät zur Arbeit erschienen. Im Wiederholungsfall müssen Sie mit einer Kündigung rechnen.
=== b27.txt
Lettre d'avertissement. Vous avez quitté votre poste le 10 mars sans autorisation.
=== b28.txt
Contrato de trabajo. La trabajadora prestará servicios como jefa de turno, 40 horas semanales.
=== b29.txt
Lettera di assunzione. Qualifica: capoturno. Orario: 40 ore settimanali. Periodo di prova: tre mesi.
=== b30.txt
Świadectwo pracy. Pracownik był zatrudniony od 1 stycznia 2020 do 31 marca 2026 na stanowisku magazyniera.
=== b31.txt
Довідка про заробітну плату за березень 2026 року. Нараховано 18 500 грн.
=== b32.eml
From: CoolTech Service
To: Grant Hollis
Subject: Quote 881
Please find our quote for three door heaters. The offer is valid until the end of the month.
=== b33.docx
Code of conduct. If you have a question about a gift or an invitation, ask your manager or the legal department before you accept it.
=== b34.txt
Statement of Tomas Weber. I have worked at Northgate since 2019. On January 27 I heard Mr. Hollis say that leads finish the job.
=== b35.docx
Dispute resolution policy. Step 1: talk to your supervisor. Step 2: human resources. Step 3: binding arbitration; the arbitrator may award reasonable attorney's fees.
=== b36.pdf
Separation notice. Reason: position eliminated. Last day worked: April 2, 2026. Eligible for rehire: yes.
`),
}

/** Written without sight of the detection; first run: all privileged ones flagged, none of the ordinary ones. */
export const independent: PrivilegeSet = {
  privileged: samples(`
=== memo.txt
PRIVILEGED AND CONFIDENTIAL
ATTORNEY-CLIENT COMMUNICATION

To: Dana Whitfield
From: R. Castellano
Re: exposure

We think the chance of an adverse verdict is above one half.

=== note.txt
P R I V I L E G E D   &   C O N F I D E N T I A L

Interview with warehouse lead, taken for counsel.

=== mail1.eml.txt
From: Karen Doyle <kdoyle@doyle-partners-law.com>
To: HR Director
Subject: Ortiz

Here is my view on whether the severance clause is enforceable. I would not rely on it.

=== mail2.txt
From: Tom Reyes
To: Legal Department
Subject: question

Can you please advise whether we may lawfully deduct the uniform cost from her last paycheck?

=== letter.txt
Hargrove & Pike LLP
Attorneys at Law

Dear Mr. Reyes,

You asked for our opinion on the overtime exposure. In our judgment the exemption does not apply.

=== wp.txt
ATTORNEY WORK PRODUCT
Prepared in anticipation of litigation

Chronology of events, draft 3

=== notes-call.txt
Notes of call w/ our lawyer 3/4/26
- he says settle before the deposition
- do not put anything in writing about the warning

=== hold.txt
LEGAL HOLD NOTICE

At the direction of the General Counsel you must preserve all documents concerning Ms. Ortiz. This notice is privileged.

=== strategy.txt
Litigation strategy

1. Move to compel arbitration
2. Depose Ortiz first
3. Offer up to $40,000 at mediation

=== footer.txt
Thanks for the figures.

Best,
Sam Park, Esq.
Associate General Counsel

This message may contain attorney-client privileged information.

=== de.txt
Vertraulich - Anwaltskorrespondenz

Sehr geehrter Herr Vogt,

nach Prüfung der Kündigung halten wir eine Klage für aussichtsreich.

Dr. Meier, Rechtsanwalt

=== fr.txt
CONFIDENTIEL - Correspondance avocat-client

Maître Dubois

Votre licenciement nous paraît sans cause réelle et sérieuse.

=== es.txt
Confidencial. Secreto profesional abogado-cliente.

Estimado cliente: recomendamos no firmar el finiquito.

=== it.txt
Riservato e coperto da segreto professionale

Avv. Bianchi

Parere legale sul licenziamento

=== pt.txt
Comunicação confidencial entre advogado e cliente

Parecer jurídico sobre a rescisão

=== pl.txt
Poufne - tajemnica adwokacka

Opinia prawna w sprawie wypowiedzenia

=== uk.txt
Конфіденційно. Адвокатська таємниця.

Правовий висновок щодо звільнення

=== nl.txt
Vertrouwelijk - advocaat-cliënt correspondentie

Ons advies over het ontslag

=== reply-chain.txt
FYI below.

> From: counsel@northlake.example
> To: Tom
> My advice is not to terminate her until the investigation closes.

=== board.txt
Minutes of the board, 5 May 2026

4. Counsel reported on the Ortiz matter and gave legal advice regarding possible settlement. The discussion is privileged.

=== draft-complaint.txt
DRAFT

UNITED STATES DISTRICT COURT
Ortiz v. Halden Freight

COMPLAINT

[attorney comment: strengthen para 14]

=== interview-memo.txt
Memorandum of interview of J. Lee by outside counsel, 12 April 2026. Mental impressions: witness appeared evasive.

=== joint.txt
Subject to Joint Defense and Common Interest Agreement

Summary of co-defendant position

=== settle.txt
Settlement evaluation
Prepared for mediation statement; confidential under mediation privilege

Probability of liability 60%, expected value $85,000

=== engagement.txt
Engagement letter between Maria Ortiz and the Law Offices of P. Singh for representation in the employment dispute

=== inv.txt
INVOICE
Law Offices of P. Singh
03/02 Research re: pretext; call with client about strategy 1.4 h

=== text.txt
me: the attorney told us the noncompete wont hold up in court
him: ok good

=== hr-to-counsel.txt
From: HR
To: outside counsel
Cc: CFO

Attached is the timeline you requested for the EEOC response.

=== footer2.txt
Quarterly numbers attached.

--
PRIVILEGED: this communication is protected by the attorney client privilege

=== ocr.txt
PR1VILEGED AND CONF1DENTIAL
ATT0RNEY CLIENT C0MMUNICATION

Re: Ortiz claim

=== line.txt
Privileged and
Confidential

Attorney-
Client Communication

The claim has merit.

=== barrister.txt
Counsel’s Opinion

I am instructed to advise on the merits of the dismissal claim. Jonathan Hale KC

=== solicitor.txt
Dear Ms Ortiz,

As your solicitors, we advise you not to accept the offer.

Yours sincerely,
Bright & Cole Solicitors

=== paralegal.txt
From: paralegal, Singh Law
To: Maria
Please review the draft declaration before P. Singh files it.

=== question.txt
Hi Priya (Legal),

Is it a risk for us if we let her go while the complaint is open?

Tom

=== wp2.txt
Opinion work product. Do not disclose. Theory of the case: manager knew of complaint.

=== subject.txt
Subject: PRIV - Ortiz termination risk

See comments.

=== ack.txt
A/C PRIVILEGED

Liability memo

=== client-notes.txt
Things to tell my lawyer:
1. the remark in the truck
2. I taped the meeting

=== ccGC.txt
From: Ann
To: Bob
Cc: gc@halden.example (General Counsel)
Subject: Need legal input

We need legal input before Friday.
`),
  ordinary: samples(`
=== payslip.txt
Pay stub
Maria Ortiz
Period 03/01-03/14
Regular 80.00 h  $1,840.00
Overtime 6.00 h  $207.00

=== handbook.txt
Employee Handbook
Section 4. Complaints
Employees should report harassment to Human Resources. Reports are kept confidential to the extent possible.

=== offer.txt
Dear Maria,
We are pleased to offer you the position of dispatcher at $23 per hour starting January 5, 2025.

=== review.txt
Performance review 2025
Meets expectations. Maria is punctual and works well with drivers.

=== complaint.txt
To HR: On February 2 my supervisor made comments about my body. Please look into it. Maria Ortiz

=== term.txt
Dear Ms. Ortiz,
Your employment is terminated effective May 12, 2026. Your final check is enclosed. HR

=== sched.txt
Schedule week 14
Mon 6-2 Ortiz
Tue 6-2 Ortiz
Wed off

=== mail.txt
From: Lee
To: Maria
Subject: shift

Can you cover Saturday?

=== mail2.txt
Hi all, the holiday party is on December 12. Bring a dish.

=== doctor.txt
To whom it may concern: Ms. Ortiz is under my care and should not lift over 20 pounds until June 1. Dr. Patel

=== warning.txt
Written warning
Employee arrived 20 minutes late on March 4 and March 6.

=== time.txt
Timesheet
03/09 6:00-16:30
03/10 6:00-17:00

=== invoice.txt
Invoice 2231
Pallet wrap, 40 rolls, $612.00

=== statement.txt
My name is Rosa Diaz. I worked with Maria on the night shift. I saw Mr. Lee put his hand on her back.

=== text.txt
lee: ur off tmrw
maria: ok thx

=== policy.txt
Attendance policy: three unexcused absences lead to a verbal warning.

=== bank.txt
Account statement
03/15 payroll Halden Freight 1,204.11

=== benefits.txt
Your health plan enrollment is confirmed. Deductible $500.

=== jobad.txt
Dispatcher wanted. Must have two years of experience and a clean record.

=== minutes.txt
Safety committee minutes: forklift training scheduled, spill kit restocked.

=== union.txt
Grievance form: employee states she was skipped for overtime on April 2.

=== eeoc.txt
EEOC Charge of Discrimination
Charging party: Maria Ortiz
I was terminated after I complained of harassment.

=== lease.txt
Apartment lease between R. Gomez and Maria Ortiz, 12 months, $950 per month.

=== confid.txt
Confidentiality reminder: do not share customer price lists outside the company.
`),
}
