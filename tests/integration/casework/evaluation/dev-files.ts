import type { PrivilegeSample, PrivilegeSet } from './privilege-sets.ts'

const privileged: PrivilegeSample[] = [
  {
    name: 'RE sev agmt.eml',
    lawyers: ['Mark Halloran'],
    text: `From: Denise Okafor <dokafor71@gmail.com>
To: mhalloran@halloranpike.com
Date: Tue, 3 Feb 2026 21:14:08 -0600
Subject: RE: sev agmt

Mark,

I read your note twice. So if I understand you right, signing para 7 means I can't go to the EEOC and collect anything even if they find for me? That seems nuts for 6 weeks pay. What do you think my age claim is worth if we just say no?

Denise`,
  },
  {
    name: 'chronology_v3.docx',
    text: `PRIVILEGED & CONFIDENTIAL
ATTORNEY WORK PRODUCT

Chronology - Tran v. Beldon Foods
3/11/24  hired as line lead, $21.50
9/2/24  first complaint re: supervisor (oral, to Pat in HR). No doc. Need Pat's notes in discovery.
9/19/24 write-up. 17 days - good for causation
10/30/24 termination. Decisionmaker? Cat's paw if Ruiz only signed
TO DO: subpoena phone records; ask client re: the text to her sister.`,
  },
  {
    name: 'ac-priv note.txt',
    text: `A/C PRIV -- DO NOT PRODUCE
talked w/ client 1/14. she says the June review was backdated. Has a photo on old phone.`,
  },
  {
    name: 'FW_ Guidance on Ramirez leave.msg',
    text: `From: Tom Breslin
Sent: Friday, November 14, 2025 8:02 AM
To: Carla Whitt; Store Managers - District 9
Subject: FW: Guidance on Ramirez leave

See below from our GC. Please don't do anything on the Ramirez situation until we get the doctor's form back.

-----Original Message-----
From: Susan Adeyemi, General Counsel
To: Tom Breslin
Tom, my advice is that we treat the October absences as FMLA-qualifying. If we count them as occurrences we will have an interference problem. Do not issue the final written warning.`,
  },
  {
    name: 'Engagement Letter - Pruitt.pdf',
    text: `LINDQVIST & ORR, P.C.
Employment Law

January 9, 2026

Mr. Harold Pruitt
114 Dellwood Ct.
Dayton, OH 45429

Re: Engagement for representation against Corvane Logistics

Dear Mr. Pruitt:

Thank you for choosing our firm. This letter sets out the terms on which we will represent you in connection with the ending of your employment. The scope is limited to investigation, a demand, and a charge with the EEOC and OCRC. Litigation will need a separate agreement. Our fee is 40% of any gross recovery, or statutory fees awarded, whichever is greater. You will be responsible for costs.

You should not discuss what we talk about with anyone, including your former coworkers. 

Very truly yours,
Anneke Lindqvist`,
  },
  {
    name: 'invoice 20417 narrative.pdf',
    text: `Sato Brandt Whitley LLP
Invoice 20417       Client/Matter: 00931-004 (Mesa Ridge Dental / Galvez)
12/01/25  KTW  0.8  Telephone conference with M. Reyes re: hygienist interviews and exposure on meal breaks
12/02/25  KTW  2.4  Research whether per-diem premium is includible in regular rate; draft memo re same
12/04/25  PLB  1.1  Review G. Galvez personnel file for pretext issues
12/09/25  KTW  0.5  Correspond with client re: settlement range
Total fees: $2,112.00`,
  },
  {
    name: 'intake form Nguyen L.docx',
    text: `INTAKE - new potential client
Date 2/17/26   Taken by: Bri (paralegal)
PC: Linh Nguyen   DOB on file   Referred by: google
Employer: Stonecroft Senior Living (approx 300 ee's)
What happened in PC's words: "I told the DON I was pregnant and the next schedule I was down to 8 hours"
SOL check: 300 days from 11/22/25 = 9/18/26
Weak spots: she resigned by text. Two prior write-ups (attendance).
Conflict check: clear
Atty assigned: JMR. Recommend full consult? Y`,
  },
  {
    name: 'Interview memo - D. Costa.docx',
    text: `MEMORANDUM
TO: File
FROM: R. Feldstein
RE: Interview of Dominic Costa, 12/18/2025
This memorandum contains my mental impressions and opinions and is not a verbatim transcript. Prepared in anticipation of litigation.

I met Mr. Costa at the Perkins on Route 9. He was nervous. He worked nights with Yolanda from 2021 on. He heard the plant manager use the word "mamacita" daily. I think he'd be good in front of a jury but he has a pending DUI. He would not sign a declaration today. I believe he will if subpoenaed.`,
  },
  {
    name: 'Complaint DRAFT 4 w comments.docx',
    text: `UNITED STATES DISTRICT COURT
EASTERN DISTRICT OF MICHIGAN
LATOYA BINGHAM, Plaintiff, v. GREAT OAKS CREDIT UNION, Defendant.
DRAFT 4 — attorney notes in brackets — NOT FOR FILING

12. On or about [CHECK - client said "around Easter"] Ms. Bingham reported to Branch Manager Keough that...
[Comment EW3: do we really want to plead the date? if she's wrong they'll use it on depo.]
13. [Comment EW4: leave out the 2019 incident, opens door to prior EEOC charge]`,
  },
  {
    name: 'LIT HOLD 2026-01.eml',
    text: `From: Legal Department <legal@vantrell.com>
To: DL-Warehouse-Leads
Subject: LEGAL HOLD NOTICE - DO NOT DELETE - Matter 2026-0011

Vantrell reasonably anticipates litigation relating to the separation of Jerome Akers. Effective immediately you must preserve all documents, texts, Teams chats, and badge logs concerning Mr. Akers or the December 2025 shift bids. Do not discuss this notice with anyone other than the undersigned. Questions: Priya Raman, Associate General Counsel.`,
  },
  {
    name: 'expert call notes.txt',
    text: `call w Dr. Steinmetz (economist) consulting only, not testifying as of now
- back pay through 6/26 approx 84k
- front pay he gets nervous past 3 yrs
- says mitigation hole Mar-May hurts, wants job search log
- don't put anything in email he says. i agree
retained by us under the consult ltr of 1/5. keep in atty file`,
  },
  {
    name: 'CI agreement note.docx',
    text: `COMMON INTEREST COMMUNICATION
Shared pursuant to joint defense agreement between Halberd Staffing and Orrin Manufacturing
Orrin's position is that Halberd was sole employer for OT purposes. We can't both argue that. Suggest we agree on a joint position at least until class cert. Circulate only among counsel.`,
  },
  {
    name: 'settlement authority.eml',
    lawyers: ['Gina Petrocelli'],
    text: `From: Gina Petrocelli
To: David Ostrow
Subject: Ostrander mediation - authority

David, confirming our call. The carrier has authorized up to $145,000 inclusive of fees. I'd open at 35. You asked whether I think we would win summary judgment; 40/60 against on retaliation.

Gina R. Petrocelli, Esq.
Petrocelli Dunne LLP
This e-mail may contain attorney-client privileged information.`,
  },
  {
    name: 'texts w my lawyer.png.txt',
    text: `My lawyer Beth
Thu 4:41 PM
Me: hr just called me in for a meeting tmrw 9am. do i go
Beth: Go. Don't sign anything. Don't record it, PA is two party
Me: ok what if they fire me
Beth: Then ask for it in writing and call me from the car
Me: 👍`,
  },
  {
    name: 'Board minutes Oct 2025.docx',
    text: `MINUTES OF THE REGULAR MEETING OF THE BOARD OF DIRECTORS
Tri-Lakes Community Health
October 21, 2025

1. Call to order 6:03 pm. Quorum present.
2. Finance report accepted.
3. HVAC bids: Awarded to Norden Mechanical.
4. Closed portion. Ms. Calloway of Birch & Tennant joined by phone and gave the board legal advice on the claim by former CNO Dr. Emery. She advised on the likelihood of a whistleblower claim and recommended against contesting unemployment. Discussion followed.
5. Back in open session 7:40.
Adjourned 7:52 pm.`,
  },
  {
    name: 'slack_export_hr-private.txt',
    text: `#hr-private
[10:02] jess.m: ok so kevin is asking again about his bonus after the complaint
[10:03] jess.m: @legal can we hold the bonus until the investigation closes or is that retaliation
[10:11] arjun (legal): don't hold it. Pay on the normal date. withholding it right after a complaint is the exact fact pattern we settled last yr
[10:12] jess.m: 👍 ty`,
  },
  {
    name: 'mediation strat.docx',
    text: `Mediation - 3/12 w/ Judge Abernathy (ret.)
Our number: walk at 90. Tell mediator 225. 
Client will want apology - use as non-monetary trade
They don't know about the Hobbs tape. Hold it for afternoon
Weakness: after-acquired evidence on the resume. If it comes up say McKennon limits only.`,
  },
  {
    name: 'calendar_invite.ics',
    lawyers: ['Stuart Kim'],
    text: `BEGIN:VCALENDAR
BEGIN:VEVENT
SUMMARY:Call w/ outside counsel re: Whitlock termination options
ORGANIZER;CN=Mara Jensen:mailto:mjensen@polarispkg.com
ATTENDEE;CN=Stuart Kim:mailto:skim@kimdelgadolaw.com
DTSTART:20251203T150000Z
DESCRIPTION:Stuart will walk us through risk of term before vs after FMLA exhausts. Bring the attendance points.
END:VEVENT
END:VCALENDAR`,
  },
  {
    name: 'RIF issues list.xlsx.csv',
    text: `Employee,Age,Dept,Issue for counsel,Counsel response
K. Marsh,61,Claims,only one in unit over 60 - ADEA?,High risk - revisit selection
T. Ode,34,Claims,on PWFA accommodation,Hold off until after Feb
R. Lund,58,IT,complained of pay 8/25,Document reason separately
S. Barr,44,IT,none,OK`,
  },
  {
    name: 'correo abogada.eml',
    text: `De: Rosa Elena Quintero <rosaeq82@hotmail.com>
Para: Lic. Marisol Dávila <mdavila@davilaabogados.com>
Asunto: pregunta

Buenas tardes abogada, le escribo porque el mayordomo me dijo que si sigo con la demanda por las horas extras va a llamar a migración. ¿Qué hago? ¿Le contesto o mejor no digo nada como usted me aconsejó la otra vez? También encontré los talones de 2023.
Gracias, Rosa`,
  },
  {
    name: 'WG Kündigung Boston.eml',
    text: `Von: Katrin Vollmer
An: RA Dr. Jens Petersen
Betreff: WG: Kündigung Boston

Sehr geehrter Herr Dr. Petersen,

anbei der Entwurf des Schreibens an Herrn Mullen in der Bostoner Niederlassung. Bitte um Ihre rechtliche Einschätzung, ob wir das Alter in der Begründung weglassen müssen und ob der US-Kollege noch drüberschauen soll.

Mit freundlichen Grüßen
K. Vollmer, Personalleitung`,
  },
  {
    name: 'avis juridique.docx',
    text: `CONFIDENTIEL – SECRET PROFESSIONNEL AVOCAT-CLIENT
Objet : réorganisation de la filiale de New York
Chère Madame, vous nous interrogez sur le risque de discrimination lié à l'âge si le poste de Mme Kessler est supprimé. À notre avis, le risque est élevé car son successeur a trente et un ans. Nous recommandons de proposer une transaction avant toute notification.
Me Claire Rousselot`,
  },
  {
    name: 'manager recap.eml',
    text: `From: Phil Dunmore
To: Angie Castellano
Subject: Re: Wade

Ang - talked to Sheila in the law dept this am. She said we should not put the word "attitude" in the term letter and that we're better off waiting til after his hearing on the 20th. So hold the letter pls. I told her we'd send her a clean draft.
Phil`,
  },
  {
    name: 'notes for Karen.txt',
    lawyers: ['Karen Oyelaran'],
    text: `Things to tell Karen before Thursday
- I did sign something in 2022, cant find it
- Rick apologized in the parking lot, no witnesses
- I have been seeing a counselor since March, does that come out?
- I did look for other jobs BEFORE I was fired
- she asked for the names of everyone in the Tuesday meeting: Moe, Stacy, Big Ed, the temp`,
  },
  {
    name: 'Re_ hi again.eml',
    lawyers: ['Karen Oyelaran'],
    text: `From: Tasha Whitfield
To: Karen Oyelaran
Subject: Re: hi again

So I thought about what you said and I don't want to go below 60. If they come back at 50 tell them no. My husband thinks I'm crazy. Also is it a problem that I posted about Doug on facebook in Nov? I took it down.`,
  },
  {
    name: 'sms 0114.txt',
    lawyers: ['Paul Drexler'],
    text: `+1 (415) 555-0148  Paul Drexler
1/14 7:20a  me: they just posted my job on indeed. same title
1/14 7:31a  Paul: screenshot it with the date showing. dont apply & dont email anyone there
1/14 7:32a  me: done. does it help us?
1/14 7:40a  Paul: yes. a lot. dont tell your coworkers`,
  },
  {
    name: 'voicemail transcript.txt',
    text: `Hey it's me, Renee. I got the papers you sent, I'm on page four, the part where it says I waive jury. You said last week we'd cross that out. Did they not agree? Also I forgot to tell you in our meeting, I did tell the night charge nurse, so there is a witness. Call me when you're out of court.`,
  },
  {
    name: 'Fwd thoughts.eml',
    lawyers: ['Miriam Stoltz'],
    text: `From: Miriam Stoltz
To: jrudd44@yahoo.com
Subject: Fwd: thoughts

Jim - see their reply. It's a bluff. The comparator they name quit in 2023, so he can't have been disciplined in 2024. I would let them sit until the deadline on the charge runs closer. Are you OK with that? Need an answer by Wed.`,
  },
  {
    name: 'prep questions.docx',
    lawyers: ['Alonzo Greer'],
    text: `Depo prep - Saturday 10am, Alonzo's office
He'll ask me as if he was their side. Topics
1) why did I wait 4 months
2) the drinking
3) texts to Marcy w the laughing face
Alonzo says: short answers, stop talking, dont guess, its ok to say I dont recall if i dont`,
  },
  {
    name: 'google doc export - my story.txt',
    text: `For Mr. Abrego, you asked me to write everything down for our case before I forget so here goes.

I started at the plant in 2017 in packing. Things were fine till Gary came. First thing he did was move all the women off of forklifts. In March (I think 2024, the week of the ice storm) he put his hand on my back and it stayed there. I said stop. He laughed. I told Lou. Lou said thats Gary.

Then after I wrote the letter in may I was put on the freezer every day. You said the dates matter so: May 6 letter. May 9 freezer. June 20 wrote up for lateness (4 min). July 2 fired.

What I'm worried about is I did yell at him on june 30 and people heard it. You should know that before they say it.`,
  },
  {
    name: 'whatsapp chat 22.txt',
    text: `[02/11/25, 19:05:33] Sra. Beltrán Oficina: Recuerde no hablar con el dueño sobre el caso. Todo por medio de nosotros.
[02/11/25, 19:06:10] Me: ok y si me ofrece dinero
[02/11/25, 19:06:58] Sra. Beltrán Oficina: Me avisa primero. No firme nada. Ya mandamos la carta.`,
  },
  {
    name: 'memo to GC.docx',
    text: `TO: Office of the General Counsel
FROM: Lila Brandvold, HRBP
DATE: 8/8/2025
RE: Request for legal advice – reclassification of assistant buyers
We have 14 assistant buyers classified exempt. Average salary 52k. They spend most of the day entering POs. Can you tell us (1) whether they meet the administrative exemption, (2) what the back wage exposure would be in NY and CO, and (3) how to communicate a change without inviting claims.`,
  },
  {
    name: 'investigation directed.docx',
    text: `Prepared at the direction of counsel
Confidential investigation summary: Allegations of B. Faulk against C. Nystrom
This summary was prepared at the request of Harmon Geist LLP for the purpose of providing legal advice to Summit Paper Co. Investigator: T. Escobedo (HR).
Seven witnesses interviewed. Findings: Two of four allegations corroborated. Investigator defers to counsel as to conclusions and next steps.`,
  },
  {
    name: 'redline sep agreement.docx',
    text: `SEPARATION AGREEMENT AND GENERAL RELEASE [HG draft 11/3 – privileged & confidential – for client review only]
3. Consideration. Company shall pay Employee [$___ - client to confirm; we suggest 8 wks, not 4, given the age claim] less withholdings...
6. OWBPA. [Note to client: must give 45 days, not 21, because Lopez was also let go in same program.]`,
  },
  {
    name: 'FW_ Q.eml',
    lawyers: ['Whitney Archer'],
    text: `From: Brent Ishikawa
To: Dana
Subject: FW: Q

fyi only, dont fwd. what the lawyers said about the Sunday clock-ins

> From: Whitney Archer <warcher@cobbarcherlaw.com>
> To: Brent Ishikawa
> Brent: Short answer, yes, it is compensable. The rounding practice is going to be hard to defend as it only rounds down. I'd start paying to the minute as of the next pay period and we can talk about the look back.`,
  },
  {
    name: 'ROI 11-20.eml',
    text: `From: Sandra Pell, Paralegal
To: Oscar Benitez
Subject: Rog answers due 11/20

Hi Oscar, attached are the draft answers to interrogatories. Please look at #9 and #14 carefully - Joe wants to know if you ever told your doctor about the harassment prior to June. We'd rather object to 14 if the answer is messy. Call me, don't email.

Sandra Pell
Paralegal to Joseph T. Varga
Varga Law Group`,
  },
  {
    name: 'case eval.docx',
    text: `CASE EVALUATION – INTERNAL
Matter: Hightower / St. Brendan Hosp
Liability: 6/10. Timing excellent (9 days). Comparator evidence thin. 
Damages: wage loss 41K; ED modest, no treatment. 
Judge: Pruett grants SJ ~55% in these. 
Recommendation: Take on contingency, file EEOC only; reassess after position statement.`,
  },
  {
    name: 'jury focus group notes.pdf',
    text: `Focus group 2 (online, 10 jurors) – WORK PRODUCT
Jurors did not like client's "I deserve" language. 6/10 thought the reorganization real until shown slide with new hires' ages. Juror 4: "so why hire two more". Drop the promotion theory. Lead with emails.`,
  },
  {
    name: 'GC txt to ceo.txt',
    text: `CEO: can we just let him go today
GC (Nadia): not today. he put the safety complaint in writing Friday. I need to look at OSHA 11(c) first. please do not text about this, call me
CEO: ok calling`,
  },
  {
    name: 'insurer letter draft.docx',
    text: `DRAFT - counsel to review before sending to carrier
Notice of claim under EPL policy 88-20417-Q
To: Claims, Regent Mutual
... the Company received a demand on 1/5/26 from the former employee. [Hal: should we attach demand? do we say anything about the 2024 complaint? Your call as our lawyer.]`,
  },
  {
    name: 'RE RE RE schedule.eml',
    text: `From: Joy Amadi
To: Peter V
Cc: Corbin Yates (Legal)
Subject: RE: RE: RE: schedule

Adding Corbin for legal advice. Corbin, employee asks for every Saturday off for religious observance. Peter wants to deny. After Groff, can we?`,
  },
  {
    name: 'therapist records q.eml',
    text: `to: office@tillmanworklaw.com
from: "C. Dufresne"
subject: my records

Hello, the other side wants all my therapist stuff since 2015?? I dont want them to see the part about my divorce. Can you stop that. I'm willing to drop emotional distress if thats what it takes, tell me what you think
Cheryl`,
  },
  {
    name: 'statute memo.docx',
    text: `MEMORANDUM
To: Partner    From: Law clerk (summer)
Re: Does an oral complaint to a shift lead count as protected activity in 7th Cir.?
Brief answer: Probably. Kasten v. Saint-Gobain covers FLSA; for Title VII opposition any reasonable manner. Our facts: Client told the shift lead "this ain't right what he does to the Black guys". Vague complaints lose. We should get a declaration that she named race.`,
  },
  {
    name: 'retain confirm.txt',
    text: `Thank you for meeting w/ me today. As discussed this confirms you have retained The Kettering Law Office to represent you regarding overtime claims vs. Pho 88 Inc. 33 1/3%. pls sign & return. Don't talk to the owner.
R. Kettering`,
  },
  {
    name: 'timeline from Ms Hall.docx',
    lawyers: ['Jasmine Hall'],
    text: `Timeline - sent to Ms Hall 2/2
Aug 4 - told Bonnie I was expecting
Aug 18 - moved to closing shift
Sept 30 - "we need someone who can commit"
Oct 3 - let go
Ms Hall I put a star by the ones I can prove. no star = just my word`,
  },
  {
    name: 'demand_draft_v2.docx',
    lawyers: ['Victor Sandoval'],
    text: `[VS draft 2 - not sent - Gloria pls check facts]
Dear Mr. Lomax:
I represent Gloria Peck, who worked as a pharmacy technician for your client from 2016 until her abrupt discharge... [G - was it 2016 or 2017?] ... [do we mention the first complaint? I'd rather keep it back until they deny it]
Demand: [280? you said you'd take 75]`,
  },
  {
    name: 'minutes exec committee.txt',
    text: `Exec Committee 11-6-25
present: Wayne, Lourdes, Chip, Farrah (GC)
- Q3 numbers, fine
- new HQ lease – Chip to negotiate
- Farrah briefed on the Bautista lawsuit. thinks we settle before depositions of regional mgrs. Reserve 400. Don't put in the board deck.
- xmas party dec 12`,
  },
  {
    name: 'union jd note.eml',
    lawyers: ['Ellen Marchetti'],
    text: `From: Ellen Marchetti
To: Ron Bascombe; Teri Lund
Subject: PRIVILEGED / JOINT DEFENSE

Ron, Teri - as counsel for the individual supervisors I'd like to see your draft motion before it's filed so we stay consistent on the "honest belief" point. My client will say he never saw the complaint. Yours?
Ellen`,
  },
  {
    name: 'hold paper.eml',
    text: `From: Office of General Counsel
To: Lucia Romano; IT Ops
Subject: Preserve - Kwan mailbox

Please suspend auto-delete on S. Kwan's mailbox and image the laptop before reissue. We've had a letter from her attorney. Don't tell the line.`,
  },
  {
    name: 'Kaufman note.txt',
    text: `Kaufman (our atty) called 2/20 3:15pm. says judge denied their motion. depos in april. says I need to find the pay stub from the week of labor day. offer is still 22,500 - she says no, wait.`,
  },
  {
    name: 'client questionnaire.docx',
    text: `CONFIDENTIAL CLIENT QUESTIONNAIRE
The information you give is for your attorneys only and helps us evaluate your claim.
Name: Earl Dobbins
1. What do you most want out of this? my job back or the money i lost
2. Have you ever been convicted? 1998, bad checks
3. Have you ever filed bankruptcy? yes 2021, did not list this
4. Is there anything about you the company could use? i did clock in for Ray once`,
  },
  {
    name: 'exhibit list notes.docx',
    text: `Ex. 14 – Keough email. use in cross NOT direct
Ex. 15 – org chart. They will object, foundation. Lay w/ Simms
Ex. 16 – DO NOT USE, opens door (atty eyes only)
Ex. 22 – client's diary, still deciding whether responsive to RFP 8`,
  },
  {
    name: 'fee q.eml',
    text: `Hi Natalie, quick question on the bill. It says 1.2 hours "review audio recording from client & advise re: wiretap exposure". Did you decide it was ok that I taped him? I thought IL you can't. Please call. - Ben S. (case no. 25-118)`,
  },
  {
    name: 'proffer of witness.docx',
    text: `Notes of call w/ Imelda (ex-payroll), by BK for LR, 1/28/26
she was told to shave 15 min lunches. by who: Curtis
has spreadsheet at home -> careful re: taking docs, LR to advise whether we may look
impression: honest, bitter. Will be attacked on her own firing`,
  },
  {
    name: 're visit.txt',
    lawyers: ['Thomas Weir'],
    text: `Tom Weir says not to take the transfer yet because it would look like I was fine with it. If I don't hear by Friday he writes them. He thinks the note from Dr Patel is enough. I should keep going to work and be boring.`,
  },
  {
    name: 'Opposing position stmt analysis.docx',
    text: `Their position statement – points to rebut (for reply due 3/30)
p.2 "restructuring" – no: three reqs opened in Nov. 
p.3 says she never complained – we have 8/14 email, DON'T cite yet, pin them first
p.5 same-actor – hired by Gould, fired by Pace. wrong.
Ask client: who trained the new girl?`,
  },
  {
    name: 'Policy review redlines.eml',
    text: `From: Hank Overmyer
To: Deborah Finch, Deputy General Counsel
Subject: tip pool policy

Deborah – here's the revised tip pool policy. Are we ok having shift supervisors in the pool in WA? Ops says they've always been. Need your legal sign off before Monday's rollout.`,
  },
  {
    name: 'home office re J.eml',
    text: `From: wife
To: Jerry
Subject: Fwd: what he told us

copying you what our lawyer said on the phone so we have it: he says age claim is decent, the contract one is dead since it's at will, he won't sue unless they go under 100. don't show this to your brother, he still works there!!`,
  },
  {
    name: 'tolling.txt',
    lawyers: ['Priscilla Aoki'],
    text: `P. Aoki voicemail 4/2: "the clock on the state one runs May 11, I'd like you to come in and sign the form before then. Bring the doctor letters. And no, don't answer Bill's text."`,
  },
  {
    name: 'long email to Marcus.eml',
    lawyers: ['Marcus Teale'],
    text: `From: "Ana L. Figueroa" <analfig@outlook.com>
To: Marcus Teale
Date: Sun, 1 Feb 2026 23:48
Subject: sorry this is long

Hi Marcus,

I couldn't sleep so I'm doing the homework from Thursday.

1. Dates. The retreat was Sept 12-14. I checked my Southwest receipts.
2. Who sat where. Me, Prentiss, the two guys from Tampa, then Lola across.
3. What he said, as exact as I can: "If you want the territory you know where my room is." Lola looked down at her plate.
4. I did not leave right away. You'll ask why. I had no car and he was my ride.
5. I told my mom that night by phone. 11:20ish. I'll get the bill.

Now the part I didn't say in front of my husband. In 2022 I did go out with Prentiss twice. It was before he was over me and nothing since. I know they'll find it. Does it sink us? I'd rather you hear it from me.

Also you said to think about the number. I can live on 110. Below that I'd rather have a jury.

I haven't posted anything. I haven't talked to Lola though it's killing me.

Ana`,
  },
]

const ordinary: PrivilegeSample[] = [
  {
    name: 'Offer letter Castaneda.pdf',
    text: `June 12, 2024

Dear Maribel,

We're thrilled to offer you the position of Patient Access Representative at Westbury Regional, reporting to Donna Kiehl. Your starting rate will be $19.75 per hour, non-exempt. You'll be eligible for benefits on the first of the month following 60 days. This offer is contingent on a background check and drug screen. Employment is at will.

Please sign and return by June 17.

Sincerely,
Talent Acquisition`,
  },
  {
    name: 'Handbook excerpt 4.2.txt',
    text: `4.2 Anti-Harassment
Brightline prohibits harassment on the basis of race, sex, religion, age, disability or any protected class. Employees who experience or witness harassment should report it to their supervisor, Human Resources, or the Ethics Line at 800-555-0155. Retaliation is strictly prohibited.
4.3 Attendance
Three no call/no shows will be considered job abandonment.`,
  },
  {
    name: 'paystub 0915.txt',
    text: `EARNINGS STATEMENT  Pay period 09/01/2025-09/14/2025
Emp: 40812 DOBBINS, EARL
Reg 80.00 @ 17.25  1380.00
OT 0.00
FICA -85.56 MED -20.01 FIT -94.10
NET 1,161.22`,
  },
  {
    name: '2024 Annual Review.docx',
    text: `Annual Performance Review 2024
Employee: Yolanda Prieto   Reviewer: K. Simms
Quality of work: 4  Teamwork: 5  Attendance: 3
Comments: Yolanda continues to be a dependable member of the second-shift team. She trained two new hires. Attendance needs attention in Q4. Goal: cross-train on line 6.`,
  },
  {
    name: 'HR email - schedule.eml',
    text: `From: Pat Lindgren
To: All Packing
Subject: Thanksgiving schedule

Hi team, reminder the plant is closed Thu & Fri. Saturday is voluntary OT, sign up sheet by the breakroom. Holiday pay requires you work your last scheduled day before and first after.
Pat`,
  },
  {
    name: 'statement to HR - Moreno.docx',
    text: `WITNESS STATEMENT
I, Luis Moreno, give this statement to HR (Janet) freely. On 10/4 around lunch I saw Gary stand behind Yolanda and put hands on her shoulders. She moved away. He said "relax". I didn't hear anything else. I did not see what happened after.
Signed L. Moreno  10/7/24`,
  },
  {
    name: 'drs note.pdf',
    text: `RIVERBEND FAMILY MEDICINE
Patient: Cheryl Dufresne
Please excuse the above from work 8/11 through 8/15. May return 8/18 with no lifting over 15 lb for 4 weeks.
E. Patel MD`,
  },
  {
    name: 'shift sched wk 33.csv',
    text: `Name,Mon,Tue,Wed,Thu,Fri,Sat,Sun
Okoro,7-3,7-3,off,7-3,7-3,off,off
Ramirez,3-11,3-11,3-11,off,off,3-11,3-11
Bell,off,off,11-7,11-7,11-7,11-7,off`,
  },
  {
    name: 'invoice toner.eml',
    text: `From: billing@officeharbor.example
To: AP
Subject: Invoice 55129

Attached is your invoice for 4x toner cartridges, $318.40, net 30.

CONFIDENTIALITY NOTICE: This message is intended only for the addressee and may contain confidential information. If you have received it in error please delete it and notify the sender.`,
  },
  {
    name: 'newsletter spring.txt',
    text: `THE LAKESIDE LINK – Spring 2025
Welcome new hires! Congrats to Tonya on 20 years. The wellness challenge starts April 7. Reminder that parking lot B closes for repaving. Recipe corner: Bob's chili.`,
  },
  {
    name: 'job ad.txt',
    text: `NOW HIRING: Warehouse Associates, 2nd shift. $18.50/hr + $1 diff. Must lift 50 lbs. Weekly pay. Equal Opportunity Employer. Apply at the front office or text JOBS to 55512.`,
  },
  {
    name: 'union bulletin.txt',
    text: `LOCAL 881 – MEMBERS' NOTICE
Ratification vote Thursday 5/22, 6am–7pm at the hall. The committee recommends a YES vote. Highlights: 3.25/3/3, new seniority bidding language, bereavement to 4 days. Bring your card.`,
  },
  {
    name: 'EEOC notice.pdf',
    text: `U.S. EQUAL EMPLOYMENT OPPORTUNITY COMMISSION
NOTICE OF CHARGE OF DISCRIMINATION
To: Human Resources, Beldon Foods
Charge No. 471-2025-01988
This is notice that a charge of employment discrimination has been filed against your organization by Thuy Tran under Title VII. No action is required at this time. A position statement will be requested.`,
  },
  {
    name: 'term letter.docx',
    text: `October 30, 2024
Ms. Tran:
This letter confirms that your employment with Beldon Foods is terminated effective today for violation of the attendance policy. Your final check will be mailed. COBRA information will come under separate cover. Please return your badge and locker key.
A. Ruiz, Plant Manager`,
  },
  {
    name: 'slack lunch.txt',
    text: `#general
[11:41] deon: tacos?
[11:41] fran: yesss
[11:43] deon: truck is on 5th today
[11:52] mike: did anybody else's badge stop working this am
[11:53] fran: mine. IT says reboot lol`,
  },
  {
    name: 'staff mtg minutes.docx',
    text: `Staff meeting 3/3/25. Present: Donna, Maribel, Tess, Juan, Kiki
1. New registration screens go live 3/17
2. Wait times – goal under 9 min
3. Juan raised that weekends are short. Donna will ask for a float.
4. Potluck Friday`,
  },
  {
    name: 'Employment agreement - Fischer.pdf',
    text: `EMPLOYMENT AGREEMENT
1. Position. Executive will serve as VP Sales.
2. Base Salary. $215,000.
9. Termination without Cause. Six months' base salary, subject to release.
14. Attorneys' Fees. In any action to enforce this Agreement the prevailing party shall be entitled to recover its reasonable attorneys' fees and costs.
15. Governing Law. Delaware.`,
  },
  {
    name: 'Subpoena policy.txt',
    text: `POLICY 11.07 – Outside Requests for Records
If you get a subpoena, court order or call from a lawyer asking for employee records, do not respond. Forward it to the Legal Department within one business day. Employees may verify their own employment through TheWorkLine.`,
  },
  {
    name: 'news clip.txt',
    text: `DAYTON – A former forklift operator filed a lawsuit Tuesday against Corvane Logistics, claiming the company forced out older workers. Attorneys for the man said he had 22 years with the company. A spokesperson for Corvane declined to comment on pending litigation.`,
  },
  {
    name: 'application - legal sec.eml',
    text: `From: Brooke Tanner
To: jobs@meridianhealthplan.example
Subject: Application – Legal Secretary (Req 20918)

Dear Hiring Manager, please accept my resume for the legal secretary opening. I have six years' experience as a receptionist and notary. Available to start in two weeks. Thank you! Brooke`,
  },
  {
    name: 'PIP.docx',
    text: `PERFORMANCE IMPROVEMENT PLAN
Employee: Jerome Akers   Start 9/15/25  End 11/14/25
Area: Pick rate. Expected 112/hr, current 94/hr. Support: weekly check in w/ lead. Failure to meet may result in discipline up to and including termination.
Employee comments: "scanner was broke 3 wks"`,
  },
  {
    name: 'text w coworker.txt',
    text: `Marcy: u ok??
me: no. gary again
Marcy: omg what now
me: said my pants were 'doing gods work'
Marcy: u need to tell lou
me: i did. lou laughed`,
  },
  {
    name: 'complaint to HR.eml',
    text: `From: Jerome Akers
To: HR Help
Subject: complaint

I am writing to report that my supervisor Dan Pruett calls me "boy" on the floor in front of everyone. It happened 8/2, 8/9 and again today. I want it to stop. I'd like somebody to look at the cameras.`,
  },
  {
    name: 'benefits open enroll.txt',
    text: `Open Enrollment runs Nov 3–14. If you do nothing your current medical rolls over but FSA does not! New this year: prepaid legal plan ($8.25/pp) and pet insurance. Sessions in the training room at 7am and 3pm.`,
  },
  {
    name: 'FMLA WH-381.txt',
    text: `NOTICE OF ELIGIBILITY & RIGHTS AND RESPONSIBILITIES
To: C. Ramirez. On 10/27/25 you informed us you needed leave beginning 11/3/25 for your own serious health condition. You ARE eligible. Certification due within 15 days.`,
  },
  {
    name: 'resignation.txt',
    text: `Mike
Im giving my 2 weeks. last day is the 19th. nothing personal just got something closer to home
Terrell`,
  },
  {
    name: 'writeup 6-20.jpg.txt',
    text: `EMPLOYEE CORRECTIVE ACTION
[ ] verbal [x] written [ ] final
Tardy 4 min 6/20/24. Previous: none.
Employee sig: refused   Supervisor: G. Holt`,
  },
  {
    name: 'vendor email w footer.eml',
    text: `From: Lynn at StaffQuick
Subject: temps for monday

Morning Rob! I have 6 confirmed for Monday 6am, steel toes and all. Number seven is a maybe.

Lynn

*** This email and any attachments are confidential and may be legally privileged. If you are not the intended recipient any use is prohibited. ***`,
  },
  {
    name: 'unemployment decision.pdf',
    text: `STATE OF OHIO – DETERMINATION OF UNEMPLOYMENT COMPENSATION
Claimant: H. Pruitt. Issue: Discharge. The claimant was discharged due to lack of work. Benefits are ALLOWED. Appeal rights: 21 days from mailing.`,
  },
  {
    name: 'timesheet.csv',
    text: `date,in,out,lunch,total
2025-08-04,06:58,15:31,30,8.05
2025-08-05,06:55,17:02,30,9.6
2025-08-06,07:01,15:30,0,8.5`,
  },
  {
    name: 'comp plan.docx',
    text: `2025 Sales Incentive Plan
Quota attainment 80-100%: 4%; above 100%: 6.5%. Commissions are earned on receipt of customer funds. Participants must be employed on the payment date. Questions go to Sales Ops.`,
  },
  {
    name: 'reference.txt',
    text: `To whom it may concern, Gloria Peck worked as a pharmacy tech for me for five years. She was careful, kind with customers and never once short on a count. I'd hire her again tomorrow. – Arthur Sims, RPh`,
  },
  {
    name: 'carta despido.docx',
    text: `Estimada Sra. Quintero: Por medio de la presente le informamos que a partir del 15 de marzo su puesto queda eliminado por reducción de personal. Su último cheque incluirá las vacaciones acumuladas. Favor de entregar el uniforme.
Recursos Humanos`,
  },
  {
    name: 'Dienstplan.txt',
    text: `Dienstplan KW 14 – Standort Boston. Mo: Mullen, Kerr. Di: Mullen, Otte. Mi: Kerr, Otte. Bitte Tauschwünsche bis Freitag an das Büro.`,
  },
  {
    name: 'note de service.txt',
    text: `Note de service : les bureaux de New York fermeront à 15h le 24 décembre. Merci de badger en sortant. Bonnes fêtes à tous. La direction`,
  },
  {
    name: 'org chart.txt',
    text: `CEO – W. Sloane / COO – L. Vega / Region East: C. Whitt, T. Breslin / Region West: open / HR: A. Castellano / Finance: P. Dunmore`,
  },
  {
    name: 'exit interview.docx',
    text: `Exit Interview
Reason for leaving: Manager
Would you recommend us? Not on nights
What could we do better: pay on time, stop changing schedule by text. Nobody answers HR line.
Interviewer: J. Moss`,
  },
  {
    name: 'OSHA complaint form.txt',
    text: `Hazard description: No guard on slicer #2 since July. Two cuts. Told the lead and nothing done. Employees exposed: 11. Reported to employer? Yes. Do not reveal my name.`,
  },
  {
    name: 'dept of labor letter.txt',
    text: `WAGE AND HOUR DIVISION
Dear Sir: The Division has scheduled an investigation of your establishment under the Fair Labor Standards Act for March 10. Please have available payroll and time records for the last two years, and a list of employees under 18.`,
  },
  {
    name: 'training cert.txt',
    text: `CERTIFICATE OF COMPLETION – Preventing Workplace Harassment for Supervisors (2 hrs) awarded to Gary Holt 02/08/2023`,
  },
  {
    name: 'promo announce.eml',
    text: `Subject: Please join me in congratulating Kyle!

Team, I'm happy to share that Kyle Brandt (2 yrs w/ us) steps into the Regional Lead role effective Monday. Kyle brings loads of energy. Thanks to everyone who interviewed.
Chip`,
  },
  {
    name: 'accommodation form.docx',
    text: `REQUEST FOR REASONABLE ACCOMMODATION
Name: D. Kerr  Dept: Call center
Describe limitation: migraine with light sensitivity. Requested: anti glare screen, seat away from window, 10 min breaks as needed. HR use: rec'd 4/9`,
  },
  {
    name: 'settlement of grievance.txt',
    text: `GRIEVANCE 24-117 STEP 2 ANSWER
The Company denies the grievance. The junior employee was qualified for the temporary upgrade under Art. 12.4. The union may appeal to Step 3 in ten working days.`,
  },
  {
    name: 'policy AI note.txt',
    text: `Use of AI tools. Don't paste customer data or personnel records in public chatbots. Don't use AI tools for drafting discipline without HR's review. Ask IT for the approved list.`,
  },
  {
    name: 'filed complaint ecf 1.pdf',
    text: `Case 2:25-cv-11872 ECF No. 1 Filed 09/04/25 Page 1 of 14
LATOYA BINGHAM v. GREAT OAKS CREDIT UNION
COMPLAINT AND JURY DEMAND
1. This is an action for race discrimination and retaliation under Title VII and 42 U.S.C. 1981.
2. Plaintiff resides in Wayne County.
Respectfully submitted, /s/ E. Wozniak (P66120)`,
  },
  {
    name: 'warning to team.eml',
    text: `From: Carla Whitt
To: Store 912 leads
Subject: phones

Guys, phones in lockers. Not in pockets. 2nd time I'm saying this. Next one is a write up, I don't care who.`,
  },
  {
    name: 'linkedin msg.txt',
    text: `Hi Oscar, saw you're open to work! We have a route driver opening, CDL B, home nightly, 28/hr. Interested? – Courtney, recruiter`,
  },
  {
    name: 'facebook post.txt',
    text: `Doug is the WORST boss in the history of bosses. six years and not one thank you. anyway on to better things!!! 💅`,
  },
  {
    name: 'moving expense.txt',
    text: `Relocation reimbursement: up to $7,500 w receipts. Must repay pro rata if you voluntarily leave inside of 12 months.`,
  },
  {
    name: 'bday.eml',
    text: `From: Stacy
To: Second shift
Subject: cake at 3

Big Ed turns 60!!! over the hill card is on my desk, sign it before lunch. no one tell him.`,
  },
  {
    name: 'arbitration agr.pdf',
    text: `MUTUAL AGREEMENT TO ARBITRATE
Employee and Company agree to submit all covered claims to AAA. Each side may be represented by an attorney. Company pays the arbitrator's fees. You have 30 days to opt out by mailing notice to the Legal Department, PO Box 88.`,
  },
  {
    name: 'investigation outcome ltr.docx',
    text: `Dear Ms. Prieto,
Thank you for bringing your concerns to us. We've finished our review and were not able to substantiate the allegations. We have reminded Mr. Holt of our expectations. Retaliation will not be tolerated; call me if you notice any.
Janet Moss, HR Generalist`,
  },
  {
    name: 'bank stmt.txt',
    text: `10/03 DIRECT DEP BELDON FOODS PR 612.40
10/06 KROGER 81.22
10/10 DIRECT DEP BELDON FOODS PR 588.01
10/11 RENT ZELLE 950.00`,
  },
  {
    name: 'asked for raise.eml',
    lawyers: ['Karen Oyelaran'],
    text: `From: Denise Okafor
To: Steve Karns
Subject: raise

Steve, it's been 3 yrs. I'm doing the monthly close alone since Karen left. Kyle told me what he makes. I'd like to talk about 78k. Can we meet Thursday?`,
  },
  {
    name: 'parking notice.txt',
    lawyers: ['Paul Drexler'],
    text: `Lot C will be restriped Saturday. Cars left will be towed at the owner's expense. Thanks, Facilities`,
  },
  {
    name: 'counselor visit.txt',
    lawyers: ['Miriam Stoltz'],
    text: `Employee assistance program: your first 6 visits with a counselor are free. Call LifeWorks 24/7. Counselors can help with stress, debt, grief and legal referrals.`,
  },
  {
    name: 'mileage.csv',
    lawyers: ['Alonzo Greer'],
    text: `date,from,to,miles
3/2,Depot,Kettering store,14
3/3,Depot,Main St,6
3/3,Main St,Law Building dropoff,2`,
  },
  {
    name: 'jury duty.eml',
    lawyers: ['Jasmine Hall'],
    text: `From: Tess
To: Donna
Subject: Jury duty

Donna I have jury duty 4/14 at the county court house, not sure how long. I'll send you the paper. Hall closet key is on my hook.`,
  },
  {
    name: 'credit memo.txt',
    text: `Credit memo 1184 – returned pallets (12). Applied to acct 3391. Balance 0.00.`,
  },
  {
    name: 'personnel file response.docx',
    lawyers: ['Thomas Weir'],
    text: `February 2, 2026
Via certified mail
Mr. Wade:
Your request for a copy of your personnel file was received January 26. Enclosed are 64 pages. There's no charge.
Records Dept., Human Resources`,
  },
]

/**
 * Written by somebody who had not seen the detection. At the first run, before any of it was tuned on them, 4 of 60 privileged
 * documents were missed and 9 of 60 ordinary ones flagged. Then used for tuning and to learn weights from.
 */
export const devFiles: PrivilegeSet = { privileged, ordinary }
