import type { PrivilegeSample, PrivilegeSet } from './privilege-sets.ts'

const privileged: PrivilegeSample[] = [
  {
    name: 'Re release question.eml',
    lawyers: ['Laura P. Haskins'],
    text: `From: Winston Achebe <wachebe.home@icloud.com>
To: "Laura P. Haskins" <laura@haskinsemploymentlaw.com>
Sent: Jan 27, 2026, 6:02 AM
Subject: Re: release question

Laura - they moved the deadline to Monday. Two things keep bugging me. If I strike the non-disparagement piece will they pull the whole offer? And the 401k match isn't mentioned anywhere. I'd sign for 16 weeks, I would not sign for 10.

W.`,
  },
  {
    name: 'wp_damages model.xlsx.csv',
    text: `ATTORNEY WORK PRODUCT - Kilbride v. Norwell Transit
Scenario,Back pay,Front pay,ED,Punitive,Probability
Low,22000,0,10000,0,35%
Mid,61000,30000,50000,0,40%
High,61000,120000,150000,200000,10%
Defense verdict,0,0,0,0,15%`,
  },
  {
    name: 'stamped memo.txt',
    text: `** PRIV / AC / WP **
don't forward outside the team
Sloane's depo was a gift. She admitted the scoring sheet was filled in after names were picked. Move on pretext, drop disparate impact. Ask client if he can afford the statistician.`,
  },
  {
    name: 'Lead supervisor msg.eml',
    text: `To: Dock leads
From: Rhonda Keele
Re: Timmons

Just got off w/ Legal. They want us to keep him on the same shift until the hearing, no changes, no new write ups w/out them looking first. They're worried about how it looks after the agency complaint. Thx`,
  },
  {
    name: 'Retainer - Zamora.txt',
    text: `CONTINGENT FEE AGREEMENT

I, Teresa Zamora, hire Bellweather & Moon, PLLC to represent me for claims arising from my employment with Rio Vista Poultry. The Firm will get 35% before suit and 42% after. If there is no recovery I owe no fee. I agree not to settle without talking to the Firm. The Firm may withdraw if, in its opinion, the claim lacks merit.

Signed: T. Zamora   11-12-25`,
  },
  {
    name: 'November bill.txt',
    text: `Rasmussen Holt LLP — Statement for professional services
Re: Pinnacle Childcare adv. D. Epps
11/3 RH Review charge; confer w/ client re director's text messages and problem therewith  1.3
11/5 JN Legal research: same-sex harassment, joint employer; outline position statement  3.0
11/6 RH Call w/ Ms. Pinnell concerning whether to offer reinstatement  .4
11/18 JN Draft litigation hold  .7
Balance forward 0.00   Due 1,944.00`,
  },
  {
    name: 'phone screen.txt',
    text: `phone screen 3/4/26 mb
Caller: Dante R., 26, line cook, Cedar Grill (2 locations, maybe 40 ppl)
Problem: tips pooled w/ managers, paid flat $700 wk, 65 hrs
Fired? not yet. scared
Says kitchen guys would join. 8 of them
Red flag: paid partly in cash & didn't file taxes 2023 -> tell intake atty BEFORE consult
Send to: wage team. Y`,
  },
  {
    name: 'wit - Prewitt.docx',
    text: `TO: File 25-0366
FROM: HLM (associate)
DATE: December 30, 2025
SUBJECT: Telephone interview of Connie Prewitt, former benefits administrator

Summary with my thoughts, not verbatim. Ms. Prewitt said the leave request was on Marla's desk "at least a week" before the firing. That kills the we-did-not-know defense. She hedged when I asked whether she actually saw Marla read it. My sense: she's protecting a friend in HR. Would want her under subpoena. No contact w/ current managers, she's clear of Rule 4.2.`,
  },
  {
    name: 'Petition draft comments.docx',
    text: `IN THE DISTRICT COURT OF HARRIS COUNTY, TEXAS
Plaintiff's Original Petition (DRAFT — circulated to client for fact check only)
V. Facts
8. Plaintiff was hired in [2011/2012??? client pls confirm]
9. In the fall of 2024 Defendant's foreman began... 
   [GL: I'd soften. "repeatedly" is not supported by our notes]
10. [Client comment: he didn't say 'boy', he said 'son'. Please fix]`,
  },
  {
    name: 'Document preservation.eml',
    text: `From: Maribeth Olander, Sr. Corporate Counsel
To: Regional HR; Payroll; J. Tasker
Date: 2/11/2026
Subject: IMPORTANT: Preservation obligation - Lockridge

All,
The company received notice of a claim by former driver S. Lockridge. Until I release you in writing you may not delete, alter or throw away: ELD data, dispatch texts (including on personal phones), pay adjustments and the camera clips from Nov 3–10. If you're not sure, keep it. Do not email about the merits.`,
  },
  {
    name: 'vocational expert.eml',
    text: `From: Bree (Dunleavy Law)
To: Dr. Hugh Parmelee
Subject: consult - not yet disclosed

Dr. Parmelee, Kate would like your early read, orally only, on whether a 57-yr-old respiratory therapist with a shoulder restriction can find similar pay in the Quad Cities. We may or may not designate you. Please do not create a written report.`,
  },
  {
    name: 'JDA memo.docx',
    text: `JOINT DEFENSE PRIVILEGED
From: counsel for Marlowe Security (M. Tien)
To: counsel for Exeter Mall Mgmt. (B. Goad)
We propose that neither client take the position the other controlled scheduling. Draft interrogatory responses attached for your edits. Nothing in here waives.`,
  },
  {
    name: 'reserve and authority.txt',
    text: `Claim 7714-EPL  Insured: Fenwick Academy
Defense counsel's evaluation 1/29: verdict range 90–210, defense verdict chance 45%. Counsel recommends authority of 85. Adjuster agrees. Do not share w/ mediator. Insured principal wants to fight, counsel to talk to him.`,
  },
  {
    name: 'imessage attorney pam.txt',
    text: `Pam (attorney)
Today 12:08
me: they're asking me for my password to the work phone. it has our msgs on it!
Pam: Do not give it yet. Tell IT you'll bring it in tomorrow. I'll write to their side today about our messages.
me: ok. shaking
Pam: You did nothing wrong. Breathe.`,
  },
  {
    name: 'Trustees Nov minutes.txt',
    text: `Trustees of Elmhurst Township Library - regular session
Present: Bly, Cho, Duarte, Ives (chair)
Approved: October minutes; carpet bid $11,420; Sunday hours pilot.
At 7:15 the trustees met with library counsel G. Sarkisian. He explained the exposure if the former children's librarian brings a First Amendment retaliation suit and advised offering mediation through the state. No vote.
7:50 Public comment: two residents on parking.
Adjourn.`,
  },
  {
    name: 'teams-thread.txt',
    text: `[Tue 2:14 PM] Oyelowo, Dele: do I need to give the ex-employee her file? she emailed me directly
[Tue 2:15 PM] Oyelowo, Dele: @Legal-Team
[Tue 2:31 PM] Kirsch, Amber (Legal): In MN yes, 7 working days. But leave out the investigation notes, I want to review those for privilege. Send me the folder.
[Tue 2:32 PM] Oyelowo, Dele: on it`,
  },
  {
    name: 'med brief bracket plan.txt',
    text: `Mediation Apr 9 / neutral = Fontaine
Bracket idea 60–140 -> real target 95
They need this closed before the acquisition (client heard this from payroll, don't reveal source)
If Fontaine asks about the surgery, say we're still gathering records
Bottom line client gave me last night: 80 + neutral reference`,
  },
  {
    name: 'invite.ics',
    lawyers: ['Frances Whitcomb'],
    text: `SUMMARY:Privileged - prep for unemployment hearing (Ngo)
LOCATION:Zoom
ORGANIZER:Frances Whitcomb, Whitcomb Labor & Employment
ATTENDEE:ngo.kimmy@gmail.com
DESCRIPTION:We'll go over what to say about the last incident and what not to volunteer.`,
  },
  {
    name: 'handbook risk grid.csv',
    text: `Section,Problem,Question for attorney,Answer rec'd
3.1 Social media,may be overbroad NLRA,Can we keep 'disrespectful'?,No - delete
5.6 PTO payout,CA and CO staff,Is use-it-or-lose-it ok?,Not in those two
7.2 Light duty,pregnancy,PWFA ok?,Pending
9 Arbitration,old form,Replace?,Yes - she will send new`,
  },
  {
    name: 'mensaje a licenciado.txt',
    text: `Licenciado Ortega, soy Efraín el de la pollera. Fíjese que el supervisor ya supo de la queja y me cambió al turno de noche. ¿Eso cuenta como represalia? Usted me dijo que le avisara cualquier cosa. También quieren que firme un papel en inglés que dice "voluntary". No lo he firmado.`,
  },
  {
    name: 'Einschätzung Atlanta.txt',
    text: `Vertraulich – anwaltliche Korrespondenz
Sehr geehrte Frau Lindner,
zu Ihrer Frage bezüglich der Mitarbeiterin in Atlanta: Nach Rücksprache mit unseren US-Kollegen raten wir davon ab, während des Medical Leave zu kündigen. Das Risiko einer Retaliation-Klage halten wir für erheblich. Bitte leiten Sie diese Nachricht nicht an die Fachabteilung weiter.
RAin Dr. S. Hohmann`,
  },
  {
    name: 'question a Maitre.eml',
    text: `De : Service RH Lyon
À : Maître Delphine Aubry
Objet : salarié détaché à Chicago

Maître, M. Kane nous réclame ses heures supplémentaires depuis 2023. Pouvez-vous nous dire si le droit américain s'applique et si nous devons répondre à son courriel avant de vous consulter plus avant ? Merci de garder ceci entre nous.`,
  },
  {
    name: 'relay to foremen.eml',
    text: `From: Burt Simonsen
To: Jay; Dill; Marco
Subject: fmla guys

Per our atty: quit asking them when they're coming back. Quit it. He says every text is exhibit A. One call a week thru Deb, thats it. Don't print this`,
  },
  {
    name: 'for Ruth.docx',
    lawyers: ['Ruth Abelson'],
    text: `Ruth, here's the list.
~ Wanda: saw it. will talk
~ Jimmy C: saw it, won't
~ the FedEx man, don't know name, brown beard
~ My own text to Wanda at 4:12 "he did it again"
I should've told you I deleted the one where I joked about it. Can they get that back?`,
  },
  {
    name: 're number.eml',
    lawyers: ['Ruth Abelson'],
    text: `From: ABELSON RUTH
To: Lonnie Pace
Subject: re: number

Lonnie, they came up to 38. I think there's another ten in it if we sit on our hands until Thursday. But it's your money, so say the word.`,
  },
  {
    name: 'txt 0309.txt',
    lawyers: ['Omar Feliciano'],
    text: `Omar Feliciano: Did you get the questions they sent? 25 of them. Start with names + dates, leave #11 alone for now
Me: 11 is the one about my arrest
Omar Feliciano: Right. We talk first.`,
  },
  {
    name: 'msg left on machine.txt',
    text: `"Hi it's Deb Kowalczyk. I changed my mind from what I told you in your office. I do want to go back there to work if they'd have me, so don't ask for just the money. And I found the second letter, the one you said would win it for us, it was in the Christmas box. Okay bye."`,
  },
  {
    name: 'Fw their offer.eml',
    lawyers: ['Ingrid Salter'],
    text: `From: Ingrid Salter
Sent: Monday
To: mo.haddad@proton.me
Subject: Fw: their offer

Mo, see below. Insulting. They know the email with "camel" in it is coming and they're trying to buy it cheap. I propose we answer at 190 and give them five days. Ok by you?`,
  },
  {
    name: 'saturday practice.txt',
    lawyers: ['Desmond Achterberg'],
    text: `Notes from Saturday w/ Desmond
- they'll show me the evaluation from 2020. I say yes that's my signature
- don't fill silences
- if he asks did I cry: truth
- don't bring up Benny unless asked (Desmond thinks we lose the jury with Benny)
- wear the gray one`,
  },
  {
    name: 'letter of what happened.txt',
    text: `Dear Mrs. Vandermeer,

My cousin said you helped her with the school district so I am writing you like your girl on the phone said I should before we sit down on the 5th.

I have been at Tri County Linen 14 yrs. The new one, Shelby, wants us off the mangle if we're over fifty. She said it too, at the water cooler, "those ladies are gonna break a hip."  I have my hours from before and after. 34 then 16.

I did miss 3 days in Feb without calling and you ought to know. My boy was in jail. I told them I was sick.

I don't have money to pay up front, she said you take it out the end. Is that right?

Respectfully,
Ora Lee Simms`,
  },
  {
    name: 'wa group.txt',
    lawyers: ['Nadine Borges'],
    text: `Nadine Borges: Team, nobody talks to the payroll guy. If he calls you tell him call me
Luz: he called already :(
Nadine Borges: What did you say
Luz: that i didnt know nothing
Nadine Borges: Perfect
Chuy: do we all get the same money
Nadine Borges: Depends on weeks worked, I'll explain on Sunday`,
  },
  {
    name: 'to house counsel.docx',
    text: `Memorandum
To: Rutger Bohl, Vice President & General Counsel
From: Compensation
Re: Need your advice on pay equity results
Attached is the regression you asked for. Women in Grade 7–9 are 4.1% under after controls. Before we put anything in front of the comp committee, is this protected if it was run for you? Should we fix quietly in the merit cycle?`,
  },
  {
    name: 'ext investigation.docx',
    text: `DRAFT - Investigation conducted at the direction of Quarles Benton, counsel for the Diocese, to assist counsel in giving legal advice
Allegation 1 (remarks about pregnancy): partly substantiated.
Allegation 2 (reassignment): facts in dispute; see interview of Principal.
I have not drawn legal conclusions. Interview notes kept in counsel's folder.
- N. Pappas`,
  },
  {
    name: 'term sheet v2 comments.docx',
    text: `Confidential term sheet — tracked changes
1. Payment: $72,500 [AK: split W-2 / 1099 40-60, tax advice to client needed]
2. No rehire [AK: give this up last]
3. Mutual non disparagement [AK: client has already posted, so get carve-out for past stmts]
4. Confidentiality [AK: Speak Out Act + NJ law → unenforceable as to harassment, they may not have noticed. Stay quiet]`,
  },
  {
    name: 'fwd opinion piece.eml',
    text: `From: Ray Dubicki
To: Jo
Subject: Fwd: independent contractor opinion

Keep to yourself. $9k for this.
---
Ray, you asked for our opinion whether the installers are employees. Under the ABC test they almost certainly are. The three that matter most are tools, exclusivity and your right to send them home. We recommend conversion by July 1.
Torrance Vale Law Group`,
  },
  {
    name: 'disco email.eml',
    text: `From: Mindy Castellanos, Legal Assistant, Office of Terry Brandt
To: kev.oduya@gmail.com
Subject: Need by Fri!!

Kev, Terry needs from you: W-2s 22-24, the doctor list, AND any diary. Put a sticky on anything you would be embarrassed by so he can look at it before it goes out. Thx hon`,
  },
  {
    name: 'go-no go.docx',
    text: `New matter committee
Jacoby v. First Harbor Bank – age/retaliation
For: two ageist e-mails, 26 yr tenure. Against: signed a release (!!), attack OWBPA notice; solvent D; venue bad.
Vote: take, hybrid fee, cap hours at 60 until ruling on release.`,
  },
  {
    name: 'mock cross takeaways.txt',
    text: `mock cross 2/22 (Lila played defense)
Client gets snippy when asked about money. Work on.
"I guess" 14 times.
The bathroom story is strong, save it for redirect
Judge likes short. One damages witness only: the sister`,
  },
  {
    name: 'dm from gc.txt',
    text: `Rosalind V [GC]: did you reply to her?
Hank T: no
Rosalind V [GC]: good. don't. She said 'hostile environment' so from now on it goes through me. Forward me everything you two ever wrote, incl personal cell
Hank T: some of it's not great
Rosalind V [GC]: call me`,
  },
  {
    name: 'draft response to eeoc v1.docx',
    text: `V1 - FOR ATTORNEY REVIEW - not submitted
Respondent denies that Charging Party was subjected to any adverse action. [Inside note: shift was changed, how do we phrase?] Charging Party was one of four route drivers... [need Kip's affidavit. Kip is nervous re: 'old timers' comment. Talk to him first]`,
  },
  {
    name: 'cc legal sabbath.eml',
    text: `From: Lupe (HR)
To: Yvonne Strand, Employment Counsel
Cc: Deke
Subject: need your advice - beard / respirator

Yvonne, new hire is Sikh, keeps beard, job needs N95 fit test. Deke wants to pull the offer. I said wait. What are our options and what's the risk?`,
  },
  {
    name: 'Qs before I sign.eml',
    text: `to: intake@morganfieldlaw.example
Hi I talked with Mr Field for the free consult on Weds. Before I sign up, 1. he said my case has a problem because I'm a contractor, how bad? 2. can they see that I'm talking to you, I'm on my work laptop (oops) 3. would my visa be affected. Thank you, Ji-woo`,
  },
  {
    name: 'research note constructive.docx',
    text: `Memo to AP / from law clerk
Q: Is a cut from 36 to 9 hrs "constructive discharge" in the Fourth Circuit?
Short A: Hard. Green v. Brennan for timing; standard is intolerable. Better plead hours cut itself as adverse action under Muldrow ("some harm"). For our client, who quit by voicemail, I'd lead with Muldrow.`,
  },
  {
    name: 'declination.txt',
    text: `Hale & Tunstall, Attorneys at Law

Dear Mr. Burge: After looking over what you gave us we've decided we can't take your case. In our view the two-year gap between your complaint and the layoff makes causation hard to show. Another lawyer may see it differently. The deadline to file with the EEOC may be as early as April 30, 2026. We're returning your papers.`,
  },
  {
    name: 'what i told Mr Lindell.txt',
    lawyers: ['Curtis Lindell'],
    text: `told Curtis Lindell today:
the bonus thing was verbal only
Kip was in the room though
I've got the voicemail saved 2 places
he said dont play it for anyone. he said 50/50. he'll send letter by the 15th`,
  },
  {
    name: 'letter not sent.docx',
    lawyers: ['Sabrina Koh'],
    text: `SK/dl  1st draft, for your eyes before it goes
Re: Alicia Drummond / Petal & Vine
I write on behalf of Alicia Drummond... she is prepared to resolve this for [leave blank until you and I speak; I'd go 120]... Your client's own texts [A: which ones are we ok showing? not the 8/3 one, you come off badly]`,
  },
  {
    name: 'ops leadership notes.txt',
    text: `ops leadership 1/15
trucks: 4 new in march
turnover 61%. ugh
Jean (general counsel) on the class action: says opt-in rate around 20%, wants us to change the meal waiver now, thinks judge certifies. she'll quantify for Feb.
safety: 2 recordables`,
  },
  {
    name: 'from co-defs lawyer.eml',
    lawyers: ['Howard Brill', 'Cynthia Marsh-Ito'],
    text: `From: Howard Brill
To: Cynthia Marsh-Ito
Subject: Subject to our common interest agreement

Cynthia, my guy (the foreman) is going to take the Fifth on the assault part. Better you hear it now. Could your client agree to indemnify him if he does not cross-claim? Let's talk before the status conf. - HB, for Def. Roy Skaggs`,
  },
  {
    name: 'it request.eml',
    text: `From: Law Department
To: Service Desk
Priority: High
Please collect Teams data for custodians Abate, Wolk, Firth from 6/1/25 in connection with anticipated litigation. Do not notify custodians. Route to reviewer workspace "Whipple". Search terms to come from outside counsel.`,
  },
  {
    name: 'post it scan.txt',
    text: `L called — my lawyer says offer of judgment = 30K. if I say no and win less I eat their costs!! she'd say no. 14 days from 2/6`,
  },
  {
    name: 'background for our attorneys.docx',
    text: `Please fill this out honestly. It goes to your attorneys only.
Name Shanelle Odom
Other lawsuits? slip & fall 2019
Social media accounts? insta, tiktok (the tiktok is kinda wild)
Drug use in last 5 yrs? edibles
Did you take any papers home? yes the schedule & a customer list, sorry
What result would make you happy? manager gone`,
  },
  {
    name: 'trial notebook tab 6.txt',
    text: `TAB 6 cross of Regional Dir.
Goal: three yeses and sit
1 You knew she was out for surgery. 2 You posted job that week. 3 You didn't post anyone else's.
Don't ask why!!
If he says budget -> Ex 31 (but only then)
Atty notes`,
  },
  {
    name: 'recording q.eml',
    text: `Subject: recording
Hi Mr. Stavros, did you listen to it yet? The bit at 22:40. You told me last time Florida needs both people to agree, so did I commit a crime? Should I tell the truth if they ask me at the deposition? -Nico R.`,
  },
  {
    name: 'call former mgr.txt',
    text: `Spoke w former asst mgr (T. Gill) for JT 2/9 - 20 min
* was told by the DM to "age down" the front end
* won't put that in writing, has severance w/ gag
* JT to look at whether gag stops her
* came across scared, credible. I'd use her.`,
  },
  {
    name: 'sis thread.txt',
    text: `Sis, forwarding what Miriam (my lawyer) wrote: "The harassment claim is timely only from 5/3 on. Earlier events come in as background. I advise taking the 55." what do u think? delete this`,
  },
  {
    name: 'reply points.txt',
    lawyers: ['Andre Whitmore'],
    text: `For Andre W. — answers on what they told the agency
pg 3 LIE. never got that memo. metadata?
pg 4 half true. I was late that day, bus strike
pg 6 they left out that Trina got the same job 2 wks later at more $
please don't put in about my mom`,
  },
  {
    name: 'safety policy cover note.eml',
    text: `From: Ned Farraday
To: Paula Reinholt (Asst GC)
Subject: lone worker policy for review

Paula: attached w/ my changes. Is "employee must report before seeing own doctor" lawful in OR? If not strike. Need your thoughts by the 12th.`,
  },
  {
    name: 'hi from Gail.eml',
    lawyers: ['Gail Prochaska'],
    text: `From: Gail Prochaska
To: r.delacroix88@mail.example
Subject: Tuesday

Renee - wear something comfortable, bring glasses, eat first. He'll go at the Vegas trip early to rattle you. You already told me all of it so nothing he has is new. If you need a break say "water".`,
  },
  {
    name: 'long client narrative.eml',
    lawyers: ['Leon Ashworth'],
    text: `To: Leon Ashworth
From: gloria_t_wynn@aol.com
Subject: my side

Dear Leon,

It was good to finally sit with someone who listened. You wanted it in order.

2018 Started. Mr. Hollis hired me himself.
2021 He retired, his son came. Call him Trip, all do.
Feb 2023 Trip takes my keys to the safe. Gives them to Bailey, 24.
June 2023 Bailey makes $3 more than me. I saw the stub on the copier. (Is that stealing that I looked?)
Dec 2023 no bonus, first time ever
Mar 2024 He says at the meeting, we need to look like our customers. Our customers are college kids.
Apr 2024 I told Mrs. Hollis. She said let it blow over.
May 31 2024 Out.

Now the bad. I did call him a little brat, to his face, on May 30th. In front of Bailey and a salesman from Frito. I was wrong to do it. I prayed on it whether to tell you and there it is.

If it comes to where you think we can't win, I'd want you to say so and not carry me along.

Yours,
Gloria`,
  },
  {
    name: 'note re lift ticket.txt',
    lawyers: ['Harriet Stroud'],
    text: `Harriet says hold off cashing it. If I deposit it they can argue I agreed. Sending it back by certified w her cover letter Tues.`,
  },
]

const ordinary: PrivilegeSample[] = [
  {
    name: 'offer - route driver.pdf',
    text: `January 5, 2026
Dante Rollins
Welcome to Crestline Beverage! Start date: 1/19/26. Position: Route Driver II. Pay: $27.10/hr. Class: full time hourly. Uniforms supplied. You'll need a current DOT med card. Please reply yes to this message to accept.`,
  },
  {
    name: 'policy 6 timekeeping.txt',
    text: `6.0 Timekeeping. All non-exempt staff must punch in and out. Working off the clock is not allowed. Missed punches are to be reported by Monday noon on form TK-2. Falsifying a record of time leads to discipline.
6.1 Meal periods. One thirty-minute unpaid meal for shifts of 6 hours or more.`,
  },
  {
    name: 'stub_2025-11-28.txt',
    text: `RIO VISTA POULTRY LLC       CHK 009181
ZAMORA, TERESA   Hrs 46.5  Rate 14.00  Gross 651.00
Ded: FICA 49.80  Gloves 6.00  Net 595.20`,
  },
  {
    name: 'mid year check-in.docx',
    text: `Mid-Year Check-In (not a formal rating)
Associate: Lonnie Pace. What's going well: knows the routes cold, customers ask for him. What to work on: tablet entries late. Manager: C. Webb. Associate comments: tablet freezes when it's under 20 degrees`,
  },
  {
    name: 'hr reminder i9.eml',
    text: `From: HR Service Center
To: Kimmy Ngo
Subject: ACTION: re-verify your I-9 document

Hi Kimmy, our records show that a document you gave us expires 3/31. Bring an unexpired one of your choice from the list to the office. Thanks!`,
  },
  {
    name: 'stmt Wanda.txt',
    text: `Statement given to Human Resources 4/18/25 by Wanda Gresham
I was at the fryer. Lonnie was by the walk-in. I heard Mr. Webb say "move it, grandpa" and some of the kids laughed. Lonnie just kept on. That is all that I saw. No one told me what to write.`,
  },
  {
    name: 'ER discharge.txt',
    text: `ST. CLARE EMERGENCY – Discharge instructions
You were seen for: lumbar strain. Ibuprofen 600 q6h with food. No bending/twisting x 7 days. Off work until 2/14, then light duty. Follow up w/ PCP.`,
  },
  {
    name: 'rota.txt',
    text: `FRYER: M Wanda T Wanda W Chuy Th Chuy F Wanda/Chuy
REGISTER: M-F Bailey, Sat Luz
CLOSE: whoever doesnt complain lol -mgmt`,
  },
  {
    name: 'overdue notice.eml',
    text: `From: accounts@bluebirdlinenrental.example
Subject: 2nd notice – INV 88031

Your account shows $1,206.15 past due 34 days. Please remit. If you've already paid ignore this.
This message is private and confidential. Unauthorised disclosure is prohibited.`,
  },
  {
    name: 'hospital bulletin.txt',
    text: `PULSE – weekly bulletin. Flu shots in the atrium. Nurse of the month: Ora! Gift shop 20% off. The ethics committee seeks members. Cafeteria Friday: catfish.`,
  },
  {
    name: 'craigslist ad.txt',
    text: `Line cook needed ASAP Cedar Grill. exp w/ flat top. 700/wk + tips pool. show up between 2-4 ask for Manny. no drama`,
  },
  {
    name: 'teamsters notice.txt',
    text: `BROTHERS & SISTERS: Stewards' election is Mar 2. Nominations from the floor. Dues go up $4 as approved by the convention. Grievance clinic last Tues of month. In unity, the E-Board`,
  },
  {
    name: 'charge receipt.txt',
    text: `Missouri Commission on Human Rights
This acknowledges receipt of your complaint of discrimination FE-1/26-40217 against Exeter Mall Management. It has been dual-filed with the EEOC. An investigator will be assigned. Keep this office advised of your address.`,
  },
  {
    name: 'rif letter.docx',
    text: `November 21, 2025
Dear Lou Ann,
As part of a restructuring your position of Claims Examiner III has been eliminated as of December 5. You will be offered a separation package. You have 45 days to consider it and are advised to consult with an attorney prior to signing. A list of job titles and ages in the decisional unit is attached.`,
  },
  {
    name: 'slack random.txt',
    text: `#random
[9:01] priti: who ate my yogurt. it had my NAME
[9:04] zeke: define name
[9:05] priti: ZEKE
[9:20] mod: friendly reminder the fridge gets emptied fri 4pm`,
  },
  {
    name: 'safety committee.txt',
    text: `Safety Cmte 1-22-26 / attended: Dill, Jay, Rosa, Sup. Webb
Old: eyewash station bay 3 still out. New: forklift horn on #7. Near miss 1/9 dock plate. Action: Dill to order plate. Next 2/19`,
  },
  {
    name: 'consulting agreement.pdf',
    text: `INDEPENDENT CONTRACTOR AGREEMENT
2. Contractor shall be paid $85 per completed install.
6. Contractor is not an employee...
11. If either party brings suit to enforce, the losing party shall pay reasonable legal fees, including attorney's fees on appeal.
12. Notices to Company: Attn: Legal Department, 400 Canal.`,
  },
  {
    name: 'media policy.txt',
    text: `Talking to Press
If a reporter calls you, take a name and number and pass it on to Communications. Do not comment about lawsuits, accidents or customers. Only Communications and the General Counsel may speak for the company. This policy doesn't limit employees' rights to discuss wages or working conditions.`,
  },
  {
    name: 'trade press.txt',
    text: `RETAIL WIRE — Petal & Vine will pay $1.1M to end a class action over off-the-clock work, court papers filed Monday show. Plaintiffs' lawyers will seek a third. The florist chain admitted no wrongdoing.`,
  },
  {
    name: 'resume.docx',
    text: `CALEB J. WINN
Objective: paralegal or legal assistant position in a busy office
2022–now Bank teller, First Harbor
2019–22 Barista
Education: A.A., Paralegal Studies. Skills: typing 70 wpm, Notary, Spanish (basic)`,
  },
  {
    name: 'final warning.docx',
    text: `FINAL WRITTEN WARNING  10/02/25
Team member: Kev Oduya  Issue: attendance pts = 8
Dates 7/3, 7/19, 8/8 (L), 9/1, 9/30. Any further occurrence may lead to separation.
TM statement: "7/19 I was at the hospital w my kid, gave you the paper."`,
  },
  {
    name: 'texts to boss.txt',
    text: `me: hey boss my car wont start gonna be 20 late
Trip: ok
Trip: 3rd time this month
me: 2nd
Trip: 👀`,
  },
  {
    name: 'complaint email.eml',
    text: `From: Gloria Wynn
To: Mrs. Hollis
Subject: my pay

Mrs. Hollis I have been there longer than Bailey and Bailey makes 3 dollars more. I feel it's because of my age. I don't want any trouble but I want it looked at.`,
  },
  {
    name: 'dental enroll.txt',
    text: `Dental plan: Basic $6.10, Plus $14.80 per pay. Orthodontia under Plus to age 19. Legal shield optional $9. Beneficiary form is due on the 15th.`,
  },
  {
    name: 'fmla designation.txt',
    text: `DESIGNATION NOTICE (WH-382). Your leave request is APPROVED. 12/1/25 through 1/9/26 will be counted against your entitlement. You must use accrued sick pay concurrently. A fitness for duty certificate IS required.`,
  },
  {
    name: 'quit text.txt',
    text: `im not coming in anymore you can mail my check. you know why`,
  },
  {
    name: 'incident rpt.txt',
    text: `INCIDENT REPORT #0082. 11/3 02:40 bay 3. Employee Skaggs & employee Lockridge verbal, then push. No injuries. Both sent home. Witness: Tien (security). Camera: yes`,
  },
  {
    name: 'realtor email.eml',
    text: `From: Fiona, Harbor Realty
To: Mo Haddad
Subject: Offer on Elm St

Mo they countered at 412. I'd go 405 and ask for the washer. Answer by Weds please, I think there's room.

PRIVILEGED AND CONFIDENTIAL: the information contained in this e-mail may be privileged. If you are not the addressee, notify the sender.`,
  },
  {
    name: 'ui appeal notice.txt',
    text: `Notice of Telephone Hearing. Appellant: Crestline Beverage. Claimant: K. Ngo. Issue: misconduct. 3/18/26 9:15 AM. You may have an attorney or other representative. Call-in 10 min before.`,
  },
  {
    name: 'clock export.csv',
    text: `emp,day,in,out,edit_by
3317,11/03,05:41,14:32,
3317,11/04,05:44,14:00,cwebb
3317,11/05,05:39,14:00,cwebb`,
  },
  {
    name: 'bonus memo.txt',
    text: `2025 holiday bonus: hourly staff w/ 1+ yr get $250, in 12/19 check, taxed. Staff on a final warning are not eligible. Happy holidays! – Ownership`,
  },
  {
    name: 'letter of recommendation.txt',
    text: `Deb was my aide in room 4 for six school years. She's the first one in. The kids adore her. Her only fault is she can't say no to extra work. Sister Marguerite, Principal`,
  },
  {
    name: 'aviso turno.txt',
    text: `AVISO: A partir del lunes el segundo turno entra a las 2:30 y no a las 3. Quien llegue tarde se le marca punto. Preguntas con Manny.`,
  },
  {
    name: 'Rundschreiben.txt',
    text: `Liebe Kolleginnen und Kollegen, die Kantine bleibt vom 2. bis 6. März geschlossen. Das Team Atlanta begrüßt Frau Kessler als neue Einkaufsleiterin. Bitte denkt an die Reisekostenabrechnung bis Monatsende.`,
  },
  {
    name: 'convocation entretien.txt',
    text: `Bonjour Monsieur Kane, votre entretien annuel d'évaluation aura lieu le 12 février à 10h (heure de Chicago) par visioconférence. Merci de remplir l'auto-évaluation avant. Bien à vous, Service RH`,
  },
  {
    name: 'seniority list.csv',
    text: `rank,name,hire,class
1,Simms O,2011-05-02,Mangle
2,Gresham W,2013-09-16,Fold
3,Tasker J,2019-01-07,Wash`,
  },
  {
    name: 'stay survey.docx',
    text: `Why do you stay? the people. Why might you leave? pay, my knees. What does your manager do well? leaves us be. One thing to fix: AC!!! Form is anonymous`,
  },
  {
    name: 'state labor complaint.txt',
    text: `WAGE CLAIM FORM. Claimant: Efraín M. Employer: Rio Vista. Amount: $4,310. Period 3/24–9/25. Explain: 50+ hrs/wk, no time and a half, glove charge. Have you hired an attorney? No.`,
  },
  {
    name: 'nlrb posting.txt',
    text: `NATIONAL LABOR RELATIONS BOARD – Notice of Election. Unit: all full-time and regular part-time drivers. Date: April 3. Place: break room, 5–8 AM. You have the right to vote or refrain.`,
  },
  {
    name: 'cpr roster.txt',
    text: `CPR/AED renewed 1/30: Odom S., Burge T., Haddad M., Pace L. – no shows: Webb`,
  },
  {
    name: 'welcome email.eml',
    text: `Subject: Meet Trina!

All – Trina joins us Monday as Benefits Coordinator. She's worked in hotels and, fun fact, once met Prince. Stop by to say hi. -Marla`,
  },
  {
    name: 'pwfa request.txt',
    text: `Name: Shanelle O. I'm 22 weeks. I'm asking to sit at the register and to not stock the top shelf, until my due date July 9. Note from midwife attached. Rec'd by: ____`,
  },
  {
    name: 'step 3.txt',
    text: `Step 3 meeting. Company position: contract lets mgmt set crews. Union position: past practice 15 yrs. No resolution. Union reserves arbitration. Sign-in sheet attached.`,
  },
  {
    name: 'phishing alert.txt',
    text: `IT SECURITY: fake "Legal Notice – You Have Been Sued" emails are hitting inboxes. They say they're from an attorney. Don't click. Use the Report button.`,
  },
  {
    name: 'answer filed.pdf',
    text: `Case 4:26-cv-00107 Document 9 Filed 02/20/26
DEFENDANT NORWELL TRANSIT'S ANSWER
1. Denied. 2. Admitted that Plaintiff was employed from 2014. 3. Denied. 4. Defendant lacks knowledge.
AFFIRMATIVE DEFENSES. First: failure to mitigate.
Certificate of Service: I certify that I served all counsel of record by ECF.`,
  },
  {
    name: 'dress code blast.eml',
    text: `From: Shelby K
To: Linen crew

No open toes, no hoods, no airpods. This isnt up for debate ladies. Thx!! Shelby`,
  },
  {
    name: 'recruiter inmail.txt',
    text: `Hello Winston, I came across your profile and was impressed. I'm filling a Controller seat in Plano, 140-155. Would you be open to a quick chat this week?`,
  },
  {
    name: 'yelp review.txt',
    text: `2 stars. Food ok. You can hear the manager cussing out the cooks from the dining room. Poor guys. Won't be back`,
  },
  {
    name: 'tuition.txt',
    text: `Tuition help: 80% of cost up to $3,000 a year, grade C or better. Not for law school or private certificates. Repay if you leave in a year.`,
  },
  {
    name: 'potluck.csv',
    text: `name,dish,allergens
Rosa,tamales,pork
Jay,chips,
Dill,dill dip (ha),dairy`,
  },
  {
    name: 'noncompete.pdf',
    text: `NON-COMPETITION AGREEMENT. For twelve months after separation Employee shall not sell competing coverings within 50 miles. Employee acknowledges having had the opportunity to consult legal counsel of her own choosing. Company may get injunctive relief.`,
  },
  {
    name: 'hr closing note.txt',
    text: `HR case 25-301 closed 5/6. Complainant: L. Pace. Respondent: C. Webb. Finding: comment was made. Coached; notes to file. Complainant told by phone 5/6. -M. Dorsey, HR Mgr`,
  },
  {
    name: 'venmo.txt',
    text: `1/3 Luz paid you $40 "tips from nye"
1/9 You paid Manny $25 "uniform???"
1/12 Chuy paid you $12 🌮`,
  },
  {
    name: 'ask for reference.eml',
    lawyers: ['Ruth Abelson'],
    text: `From: Lonnie Pace
To: Cal Webb
Subject: reference

Cal, would you be a reference for me w/ the county? It's a driving job. No hard feelings either way.`,
  },
  {
    name: 'fitness class.txt',
    lawyers: ['Desmond Achterberg'],
    text: `Lunch yoga is back Tu/Th in Conference B with Desiree. Mats supplied. Sign the waiver (liability release) at the front desk.`,
  },
  {
    name: 'book club.eml',
    lawyers: ['Gail Prochaska'],
    text: `From: Gail in Accounting
To: Book club list
Next up: The Firm by John Grisham. A young lawyer takes a job that's too good. Meet Thurs in the annex. Bring snacks.`,
  },
  {
    name: 'expense.csv',
    lawyers: ['Omar Feliciano'],
    text: `date,what,amt
2/3,Parking - Omar Ave lot,12
2/3,Lunch w/ vendor,31.40
2/5,Counsel St toll,2.25`,
  },
  {
    name: 'sub request.txt',
    lawyers: ['Nadine Borges'],
    text: `Can anyone take my Sunday close? my sis is in town. I'll take any weekday. - Nadia`,
  },
  {
    name: 'credit union flyer.txt',
    lawyers: ['Leon Ashworth', 'Harriet Stroud'],
    text: `Auto loans from 5.49% APR. Skip a pay in December. Free will-writing clinic w/ a local attorney at the Ashworth branch Jan 24, open to members.`,
  },
  {
    name: 'file copy cover.docx',
    lawyers: ['Sabrina Koh'],
    text: `Feb 9, 2026
Ms. Drummond,
Here is your final paycheck ($611.08) and the COBRA packet. Your umbrella and mug are at the front counter until the 20th.
Petal & Vine Store 6`,
  },
]

/**
 * Written by somebody who had not seen the detection, and measured twice by counts alone. The phrases of before missed 5 of 60
 * privileged documents and flagged 8 of 60 ordinary ones; the weighed evidence, at its first run, missed 1 and flagged 13.
 * Read and used for tuning only after that, so what it shows now is no measure of new documents.
 */
export const heldOutFiles: PrivilegeSet = { privileged, ordinary }
