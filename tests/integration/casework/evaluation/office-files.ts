import { type PrivilegeSet, readSamples } from './sample-text.ts'

/**
 * Longer documents, most of the ordinary ones with a lawyer, a court or the legal department in passing. Written before anybody
 * looked at the code: at the first run none of the 60 privileged ones was missed and 47 of the 70 ordinary ones were flagged,
 * because a lawyer and phrases of advice were added to the score of the talk by fixed amounts. The weights were then learned
 * together with that evidence; without this set, they flag 9 of the 70 and miss none.
 */
export const officeFiles: PrivilegeSet = {
  privileged: readSamples(`
=== RE Thursday.eml
From: Karin Oyelaran <karin@oyelaranhomes.example>
To: Philip Strand <pstrand@strandlegal.example>
Subject: RE: Thursday

Hi Philip,

You asked me three things. First, no, I never gave them the revised drawings in writing, only showed Mr. Babic on my tablet at the site. Second, the retention money is still with us, 41,200. Third, yes, I did say "we will sort it out" when he complained about the damp, and I suppose he could make something of that.

What worries me is the text message from my foreman. Should I keep it or is it better if it does not come up? Please tell me what I can and cannot say on Thursday.

Karin
=== note call.docx
Call w/ Mr Ferreira-Lund 9.2., 35 min

- he thinks the non-compete is too wide geographically, court would probably cut it back but not throw it out
- asked if I took any customer list. Told him about the USB stick. Silence. Then: do not delete, do not plug it in again, bring it to him in an envelope
- he'd rather negotiate first. Opening position: six months, two named clients
- costs: 280/h, estimate 12-15 hours up to the letter
- next call Tues 10:00, until then no contact with Marco or anybody from the old team
=== FW_ next steps.eml
From: Beatriz Coll
To: Warehouse leadership
Subject: FW: next steps

All, please read the below carefully and don't share it outside this group.

> We looked at the overtime question again. The bigger exposure is not the unpaid breaks but the rounding of clock-ins:
> if a court certifies all shifts since 2021 we could be facing something like 1.1 to 1.4 million plus fees.
> Our view is that you should stop the rounding now, quietly, and not announce it as a correction, since an announcement would be
> read as an admission. A tolling agreement with the named plaintiffs should be considered.

I know this isn't what we hoped for. Let's talk tomorrow before anyone reacts.
Beatriz
=== draft answer v4.docx
DRAFT 4 - comments TK in brackets

Defendant Halvorsen Marine, Inc., by and through its undersigned attorneys, answers the Complaint as follows:

7. Denied. [TK: can we really deny? Ole's log says the bilge pump was off. Maybe "lacks knowledge".]
8. Admitted that Plaintiff was aboard the vessel on June 3; otherwise denied.
9. Defendant refers to the charter agreement for its contents.

FIRST AFFIRMATIVE DEFENSE
[TK: assumption of risk is weak in admiralty, but keep comparative fault. Ask client about the waiver form before filing.]
=== whatsapp export 3.txt
[14/03, 18:22] Leo: did u talk to the lawyer
[14/03, 18:25] Mum: yes just now. she says we must not move out until the inventory is done otherwise it looks as if I gave up the house
[14/03, 18:25] Mum: and not to touch the joint account more than the normal bills
[14/03, 18:27] Leo: and dads new offer
[14/03, 18:31] Mum: too low she says. the pension isnt in it at all. she wants to ask for 40 percent and go down to 35
[14/03, 18:32] Leo: ok dont write that to him!!
[14/03, 18:33] Mum: of course not
=== engagement.pdf
Bramwell Tice & Associates
Attorneys and Counselors

Dear Dr. Nakagawa:

Thank you for choosing us to represent you in connection with the inquiry by the State Board of Dentistry. This letter confirms the terms of our engagement. Our client is you alone, not the clinic; should the interests of the clinic and yours diverge, we may have to ask you both to find separate counsel.

The scope is limited to the Board's request for records of four patients, which you told us concern the sedation incident of October. We will bill monthly against a retainer of 7,500. Please sign below and return a copy with the records.
=== Board minutes 22 Feb.docx
MINUTES - Board of Directors, 22 February

Present: A. Grady (chair), S. Moreau, P. Adeyemi, W. Zhou. In attendance: T. Klein, General Counsel.

1. Minutes of January approved.
2. Finance: Q4 within budget; the new press arrives in May.
3. Kolbe litigation. Ms. Klein reported on the state of the matter and gave her assessment of the chances of the appeal, which she puts at one in three, and of the reserve. The Board discussed a settlement range of up to 600,000 and authorised Ms. Klein to make an opening offer of half that amount.
4. Canteen: the contract was extended.
=== abogada.txt
TRANSLATION FROM SPANISH (interpreter: G. Ibarra)

Good afternoon, counselor. I am writing you because my cousin told me that if I declare that I was in the vehicle, immigration will take me. Before, I had told you that I was not driving and that is true, but I did not tell you that I was in the back seat asleep. I want to know if I have to say it in the declaration or if I can remain quiet. I also ask you not to tell my employer. I can come to the office on Saturday with my wife.
=== RE RE interpreter for Friday.eml
From: Joyce Adebanjo, Paralegal <joyce@fenwickrourke.example>
To: Mrs. Thao Pham
Subject: RE: RE: interpreter for Friday

Dear Mrs. Pham,

The interpreter is confirmed for Friday at two. Ms. Rourke asks that before then you write down, in Vietnamese, everything you remember of what the nurse said to you before the operation and who was in the room. Please do not talk about it with your sister, as she may be asked to testify.

Bring the pill bottles. Do not sign anything the hospital sends you.

Joyce
=== Teams chat 0611.html
Dana 09:14  quick one from me as your friendly in-house lawyer: please don't call it "the defect" in tickets. write "the reported behaviour" until we know more
Raj 09:15  ok. is that because of the German thing
Dana 09:16  yes. if it ever gets to a courtroom every ticket will be read aloud. also under their product law the knowledge date matters, so when did we first see it?
Raj 09:18  honestly november, Kim had a customer photo
Dana 09:18  right. then we have a reporting question. don't mail about it, come by at 11
=== investigator memo 2.docx
To: Sandra Whitlock
From: Cole Brandt, Brandt Field Services
Re: Rosewood / slip at aisle 9, our file W-1182

At your request I located and spoke with the two stock clerks on duty. Clerk 1 (Hernandez) says the freezer had leaked "for weeks" and that a cone was put out only after the fall. She would make a sympathetic witness for the other side. Clerk 2 remembers nothing and seems afraid for his job. I did not take signed statements, as you instructed, so that nothing has to be handed over. I recommend that we secure the maintenance tickets before they are purged.
=== sms_export_Rena.txt
Rena: hi ms caldwell its rena from the bus accident
Rena: the insurance lady called again she wants me to say on tape how fast the bus was
Office: Hi Rena. Please don't give a recorded statement. Tell her to call us.
Rena: ok. i told her last time i wasnt wearing the belt thing, is that bad
Office: It's something we'll deal with. Buses there don't require one. Just don't repeat it. Did you go to the second doctor?
Rena: no no money
Office: Go anyway, we can arrange a lien so that he's paid at the end.
=== scan_0192.ocr.txt
MEM0RANDUM T0 FlLE
cIient : Estate of Harriet 0 . Vandenberg
by : J . M . R .

Met wlth the executor on the 4th . He concedes that the codicil was slgned in the kitchen and that only one of the two witnesses was in the r00m . I explained that the formaI requirements are strict and that the contest by the niece will likely succeed on that point aIone . He asked whether a settIement of one fifth could be offered without the court . I advlsed him to wait for the handwriting report .
=== Re wording of the letter.eml
From: Ines Achterberg
To: Tomas Rey; Florence
Cc: HR-core
Subject: Re: wording of the letter

Tomas, I ran it past our solicitor yesterday. Her points:
1. Leave out "attitude" altogether, it invites a discrimination argument given his age.
2. Refer to the two written warnings by date only.
3. The notice period has to be three months not one, otherwise the dismissal could be set aside.
4. Do not offer a reason for the garden leave.

She'd also like to see the works council's letter before we send anything. I have changed the draft accordingly, see attached. Please don't forward.
=== timeline for M.xlsx.txt
Chronology prepared for Mr. Maddox at his request, for use in the arbitration only

2019-04-02 Kickoff with Pella. No change request procedure agreed (!)
2019-09-17 First late delivery, 6 days. We did not complain - why? ask Iris
2020-01-30 Mail from Jonas that "we can live with it" - this one hurts us
2020-03-11 Force majeure letter. Their strongest document.
2020-06-01 Our termination. Two days before the cure period ended; Maddox says argue that cure was futile.
=== RE policy wording.eml
From: Yusuf
To: Hanneke
Subject: RE: policy wording

Hanneke, from a legal standpoint I would not put the retention period at ten years. The regulator's guidance says "no longer than necessary" and nobody here could defend ten in front of them. Six with a documented reason is defensible; for applicants take six months. I'd also delete the sentence about "anonymised" data because what we do is pseudonymisation and claiming otherwise is a misstatement that we would be held to. Happy to look at the next version before it goes to the board.

Yusuf
Legal & Compliance
=== notes_strategy.txt
Mediation Fri - our bottom lines (not to leave the building)

Start: 90k. Walk-away: 210k. Their number will be around 400 because of the surgery.
Weak points: the missing guard on the saw, safety training not documented for 2 of 4 temps. Strong points: he removed the gloves, video shows it, prior back claim in 2015.
Counsel thinks jury in this county would go above 500 if the guard story comes out clean. So settle.
Insurer pays from 150 on, needs 24h notice for anything above. Hold the video until the second round.
=== Forward advice rent.eml
From: Dolores P.
To: tenants-b-building@list.example
Subject: what legal aid told us

Neighbors, this is only for those of us who signed with the legal aid clinic. Attorney says:
- keep paying but into the escrow account, write "under protest"
- photos of mold with date, all rooms
- DON'T let the super in without 24h notice
- she thinks we have a good case on warranty of habitability for floors 3-5, weaker for 1-2 since they refused the repair visit once
- no posting on facebook about the case, the landlord's lawyers read it

Please delete if you're not part of it.
=== expert draft.docx
DRAFT - NOT FOR DISCLOSURE
Prepared for Lockhart Voss LLP in re Tarrant v. Meridian Elevators

Preliminary thoughts, Dr. K. Osei, P.E.

I have been retained by you as a consulting, not a testifying, engineer. My first look at the brake shoe is unfavourable: wear is uneven in a manner which suggests that the adjustment was omitted at the March service. I would therefore not ask me in deposition about maintenance. On the door interlock, by contrast, the plaintiff's theory doesn't hold. I will put nothing further in writing until we've spoken.
=== privlog source mail.eml
From: Gwen Tolliver <gtolliver@castlerigg.example>
To: Legal Dept Mailbox <legal@castlerigg.example>
Subject: question on side letter

Hello, can someone from legal look at this before Monday? The distributor in Lyon wants a side letter that says exclusivity continues even if he misses the minimum volumes. I have more or less told him by phone that it is fine. Am I bound by that? And does it matter that the main contract says changes must be in writing? I would like to get out of it without losing him. I have not told my boss yet.

Gwen
=== demand letter draft.doc
[letterhead]

DRAFT for client review - please mark your changes and send back to us before we mail it

Dear Mr. Stavros:

This firm represents Ms. Imogen Dell in connection with the injuries she sustained on your stairway. We demand the sum of $185,000 [Imogen: we'd accept 120, this leaves room] in full settlement. If we do not hear from you by April 30 we will file suit.

[Imogen: please check that the date of the second surgery is right, and whether you really want to mention the gym membership - it could be used against you.]
=== Note to self - J call.md
spoke w/ J. (the tax attorney Paul found) about the trust

he says: the 2018 transfer looks like a gift, form was never filed. Two options, (a) file late with explanation, penalty maybe 5k, (b) treat it as a loan and paper it now - he won't do (b), says it would be backdating
I must not tell my brother's accountant until we've decided since nothing is protected if he knows
asked whether the house in Maine has the same problem. Probably yes
decide by the 20th
=== compliance interview.docx
Interview of R. Santangelo, Regional Sales Manager
Conducted by Amelia Forsythe and Dev Anand (Forsythe Anand PLLC) in the internal investigation

Ms. Forsythe gave the Upjohn warning: she represents the company and not Mr. Santangelo; the conversation is confidential and the company alone may decide to waive that. He said he understood.

Mr. Santangelo stated that the "consultancy" fees in the northern region were agreed by telephone with the former VP. He never saw an invoice. Our impression: evasive on dates, candid on amounts.
=== insurer report.txt
To: claims counsel
From: S. Dube, adjuster
Claim 88-3301 / insured: Pinecrest Daycare

You asked for my evaluation in view of the suit that the parents' attorney has announced. The gate latch had been reported broken twice. I see liability at 70-80 percent on us. Special damages 23k, general damages hard to say, a scar on a child's face. Reserve recommendation 140k. I have spoken with the director; she is willing to say she'd ordered the part, but can't show it. Let me know if you want her statement in writing or rather not.
=== gespraech.txt
[translated from German]

Conversation with Dr. Wieland, Wednesday

Dr. W. regards the claim for the bonus as good: the target agreement was never concluded, so the employer owes damages in the full amount. He does not want to sue yet because of the reference. First a letter with a deadline of 14 days. My question whether I may look for another position at the same time: yes, but say nothing of an offer, because it lowers the severance. Fees under the tariff, the insurance has promised cover apart from the excess of 250.
=== zoom_transcript_part.txt
00:12:04 Marlon: So what do I do if they ask about the second phone?
00:12:09 Ms. Petrakis: You answer the question that's asked, truthfully, and you stop. Don't volunteer it.
00:12:15 Marlon: But it was me who bought it.
00:12:17 Ms. Petrakis: I know. We'll prepare that on Monday. I want you to look at Exhibit 14 again beforehand. Their whole theory is that you used it for the bids.
00:12:29 Marlon: I didn't. Well, once.
00:12:31 Ms. Petrakis: Then I need to hear about the once. Today, not at the deposition.
=== RE Invoice 2291.eml
From: Accounts, Delacroix Munn LLP
To: T. Ruggiero
Subject: RE: Invoice 2291

Dear Ms. Ruggiero, as you asked, here is the detail of the 6.4 hours:
03/02 research whether oral modification is barred by statute of frauds (1.8)
03/03 conference with client re weakness of the damages claim and alternatives to trial (1.1)
03/05 draft outline of cross of Mr. Lomax on the second set of books (2.0)
03/06 telephone with consulting accountant re same (1.5)

Kind regards
=== litigation hold.eml
From: Office of the General Counsel
To: Custodians - Project Heron
Subject: Do not destroy - please read

You receive this because you may hold documents that bear on a dispute with Quillon Systems. We expect that Quillon will bring a claim over the migration. In our judgment the issues will be the acceptance test of May and the emails around the "go anyway" decision. Until you hear from us keep everything: mail, chats, notebooks, phones. Do not create new documents about what went wrong and do not speculate in writing. Questions only by phone to Bettina or me.
=== diary page.txt
Tues. Saw the public defender again, Mr. Okoro. 20 min in the glass room. He says the DA will offer 18 months if I plead to the lesser one. If we go to trial and lose its 4 to 6 years. He wants to know from me if there's anybody who can say where I was after 11. There is but she's married. I told him the name, he promised not to call her without asking. He thinks the photo lineup was bad and he can get it thrown out maybe. Decide until monday.
=== Re Re lease.eml
From: Solveig
To: Abel
Subject: Re: Re: lease

abel, short version of what ulrike wrote back to me this morning:

she reads clause 14 like we do, but says the bank's lawyers will argue the opposite and have a decent appellate decision from 2016. she'd put it at 55/45. if we terminate now and lose we owe the rest of the term, ~310k. safer: serve a notice "without prejudice", keep paying, ask for a declaration. she can file by end of month if we send her the fit-out invoices.

I'd follow her. ok?
=== AW Aufhebung.eml
Von: Katja Brandl
An: GF
Betreff: AW: Aufhebung

Die Anwältin hat sich gemeldet. Sie rät davon ab, Herrn Sedlak jetzt zu kündigen, weil die Anhörung des Betriebsrats fehlerhaft war und wir den Prozess ihrer Meinung nach verlieren würden. Sie empfiehlt, einen Aufhebungsvertrag mit vier Monatsgehältern anzubieten und bis dahin keine Mails über ihn zu schreiben. Den Entwurf schickt sie uns morgen. Bitte nicht weiterleiten.
=== consulta.eml
De: Mireia Fontana
Para: Lic. Ernesto Palacios
Asunto: consulta sobre el despido

Estimado licenciado, le mando lo que me pidió. El jefe me dijo el martes que por mi embarazo "ya no era lo mismo", pero no hay testigos, solo un audio que grabé sin avisar. ¿Lo podemos usar en la demanda o me perjudica? También quisiera saber si conviene aceptar los dos meses que ofrecen. No firmé nada todavía. Espero su consejo antes del viernes.
=== slack-legal-ask.json.txt
{"channel":"ask-legal","user":"petra.k","text":"customer Vantis wants us to sign that we never had a security incident in 5 years. can i sign"}
{"channel":"ask-legal","user":"omar.s","text":"no. we had the S3 thing in 2022, that would be a false warranty and they could rescind. offer 'no notifiable incident in the last 24 months', that one is true"}
{"channel":"ask-legal","user":"petra.k","text":"they will ask why"}
{"channel":"ask-legal","user":"omar.s","text":"say it's our standard language. don't mention 2022. if they insist, call me"}
=== scanned_fax.txt
FACSIM1LE   pg 2 of 3
T0: Mr . Ansel Dworkin , Esq .      FR0M : W . Kittredge
re : my brake shop

...as you said I went thr0ugh the old receipts . I can find 1nvoices for only half of the rotors . The rest I paid cash to Benny . I d0 not want Benny dragged in unless there is no 0ther way . Y0u told me the burden is on them to show the part was mine - is that still what you think after the lab letter ? I wi11 call at 5 .
=== Draft affidavit.docx
AFFIDAVIT OF LUCINDA BARR (draft 2, not sworn)

I, Lucinda Barr, state:
1. I was employed as shift lead at the Dunmore plant until August.
2. I heard Mr. Pike say that "the girls" were slower. [Is that word for word? If you aren't sure we take it out, Pike's side will test you on it.]
3. I reported it to Ms. Yoon on [date? you said 'before the barbecue' - can you find it in your calendar?]

Lucinda, please correct by hand and mail back. Don't sign yet. - G.W.
=== co-defendant mail.eml
From: Harald Nyqvist (Nyqvist & Boe, for Tideline)
To: Carla Montefiore (for Portway)
Subject: common interest - crane

Carla, under our arrangement of January: my client's dispatcher will say that the wind alarm was audible on both decks. That helps you more than us, so I tell you now and not in the hearing. I suggest that we both blame the forecast provider first and leave the question of who overrode the alarm alone. Could you share your engineer's interim view, on the same terms?
=== voicemail transcript.txt
Voicemail, Monday 8:02, duration 1:10

Hi Greta, this is Tom Abernathy from the firm. I read the severance agreement you sent over. Couple of things. Paragraph nine releases age claims, but they've only given you seven days to think and the statute says twenty one, so that release probably isn't good. Don't point it out to them. It may be worth more to us later. Also paragraph twelve, the non-disparagement, only goes one way. I'd ask for mutual. Don't sign, call me back before noon.
=== RE draft press statement.eml
From: Nils Aamodt, VP Communications
To: Renata Sandoval (Legal); Chief of Staff
Subject: RE: draft press statement

Renata, new version below. I took out "regret" as you advised, as well as the sentence on the number of users since you think it fixes the class for the plaintiffs. Is "we are cooperating with the authorities" acceptable while we're still arguing about the scope of the subpoena? And can we say that no payment data were touched, or is that too early?
=== memo re potential claims.pdf
MEMORANDUM

TO: Partner in charge
FROM: Summer associate
RE: Whether a volunteer may bring a whistleblower claim

Question presented: whether our client, an unpaid docent, is an "employee" under the state act. Brief answer: probably not. Three of four intermediate courts require remuneration. There is however room for an argument on the basis of the free membership and meals worth about $1,900 a year. I recommend that we plead the common-law claim in the alternative. Facts from the intake interview: she complained of lead paint twice.
=== Family group mail.eml
From: Desmond
To: Aunt Vi, Carol
Subject: the will

Spoke to Mr. Treadgold. Carol please read twice. He thinks we'd be mad to go to court over the ring, costs would eat it. But the bungalow is different. As Granny was already in the home when she signed, he'd want her medical notes and says capacity can be attacked. He can write to the hospital in Vi's name, needs her signature. No one talks to Roger or his wife about it, he was very firm on that. He'll charge us a flat 600 for the opinion.
=== RE deposition prep.eml
From: Margo Lindqvist
To: Samir Haddad
Date: Tue, 14 May
Subject: RE: prep

Samir,
see you at 9 on Wednesday, same conference room. We'll do two hours on the Riverside mails and one on your performance reviews. Things I'd like you to think about beforehand: why you wrote "bury this" in the March mail (we need an honest and short answer), and who else read the draft audit. Opposing counsel likes long silences; don't fill them. Wear what you'd wear to the bank. If you find other documents, bring them to me, do not email them.
Margo
=== union counsel note.docx
Grievance 14-22 (Tobin) - evaluation for executive committee

Our attorney has read the file and is of the opinion that arbitration would be lost. Progressive discipline was followed, and Tobin's explanation on the second absence has changed. The past-practice argument on doctor's notes has some merit, but only if Local 9 can show at least three cases. She proposes to offer withdrawal against removal of the final warning after 12 months. Members of the committee are reminded that this evaluation is confidential to the union.
=== patent mail.eml
From: Jun Takeda
To: Elspeth Roarke
Subject: claims - help

Elspeth, inventor's comments as promised. Claim 1: we did show the clip at the fair in Hannover, eleven months before filing. Does that kill Europe? The Korean paper I mentioned does describe the spring, though not in plastic. I'd rather not cite it if we don't have to; is that allowed? On the competitor: their new product has everything but the second latch, so please draft a claim that doesn't need it. Let's talk Friday before you file the response.
=== mediation statement.docx
FOR THE MEDIATOR'S EYES ONLY

Submitted on behalf of Claimant by Adair Pope LLC

We give you this in confidence and ask that it not be shown to Respondent. Claimant's true concern is the reference and her health insurance, less the money. She would accept eight months' pay with a neutral letter. We recognise that the e-mail of August 3 is a problem for us; she wrote it after a night without sleep. Respondent does not, as far as we know, have the draft policy, and we would prefer to keep it so until the exchange.
=== HR summary legal hold.eml
From: Phoebe
To: Wim
Subject: Where we are with R.

Wim, after the call with outside counsel this morning:

- they consider the retaliation count the dangerous one, because the schedule change came nine days after her complaint
- they want us to put back the old schedule, now, without comment
- nobody should approach her about the lawsuit
- Luis must not be the one who signs the review

I'm drafting the mail to operations. I leave out why. Any objections let me know by 3.
=== notes on legal pad.jpg.txt
(handwritten, partly illegible)

for Att'y Winslow -
1 who had keys: me, Pat, cleaning [..]
2 Money was in the drawer Fri. I counted 2,360. Not written down.
3 I told officer I "borrowed" 200 once. Was a joke. [illegible] will this hurt?
4 Pat owes me, so she may lie
5 want to know: plea? diversion? can I keep my license as a pharm tech
ask abt fee pymt plan
=== RE option agreement.eml
From: Legal - Martina Vogt
To: Pieter de Wit
Subject: RE: option agreement

Pieter, I have marked up the draft. Main points for you, not for them: (1) the exercise window in 3.2 lets them wait until after our results, which gives them a free ride; (2) as drafted the change of control clause would also catch the planned merger with Ostara, about which they mustn't learn; (3) the English law clause is fine by me. If they refuse (1), we can live with a fee. Please send them only the clean version, without my comments.
=== case plan.txt
Dunleavy - plan until trial

May: depose the two nurses first, then the attending. Order matters, the nurses don't know of the second chart.
June: motion to compel, they'll say peer review. We probably lose on half of it.
July: our life care planner. Keep her report short.
Jury: want parents, avoid anybody from insurance.
Themes: "nobody looked." Problem: client smoked after discharge. Deal with it in opening.
Offer so far 250. Authority from client: 700, she'd go to 550 if pushed.
=== RE My statement.eml
From: "Tessa Horn" <tessa.horn@mailbox.example>
To: "A. Quist" <quist@quist-recht.example>
Subject: RE: My statement

Dear Mr Quist, I read what you wrote for me. It is fine except page 2. I did not see him push the trolley, I only heard it. Can you change that or do we need it? And on page 3 I'd rather not say I had two glasses of wine at lunch, but if you think it comes out anyhow then leave it in. My husband thinks we should take the 8,000. What would you do in my place?
=== Chat with cousin.txt
nadia: so my lawyer finally called me back 🙏
nadia: she says i can get him out of the lease bc i never signed the renewal. but i shouldnt tell the landlord yet, she wants to send a notice first
zee: omg finally
nadia: also i have to stop paying half in cash, no proof
nadia: she thinks he'll claim the sofa damage, she'd counter with the heating thing, 2 winters
zee: how much does she cost
nadia: first hour free then 150
=== hr-legal-7.txt
Summary of advice received, 7 October (do not file in personnel record)

On whether the request for a standing desk and two remote days must be granted: the condition is likely a disability under the act. A flat refusal would expose us. We have been told to open the interactive process in writing, to ask for one medical note and no more, and to offer the desk right away. As to the remote days, hardship is arguable because of the front counter. The comparison with Mr. Osgood's arrangement is a risk that we should expect to be raised.
=== due diligence red flags.docx
Red flag report (draft) - Project Linden
Prepared by the transaction team of Arkwright Sole LLP for the purchaser only

3.4 Litigation. The target discloses one claim. In the data room we found letters about four more former drivers. In our opinion their claims are well founded and the provision of 80k is too low by a factor of five. We advise to ask for a specific indemnity and a hold-back. 3.5 Licences. The hazardous waste permit lapsed in June. This may allow a price reduction; we suggest not to raise it before exclusivity is signed.
=== RE RE RE Grandpas land.eml
From: paralegal2@hollisgray.example
To: Wendell Crow
Subject: RE: RE: RE: Grandpas land

Mr. Crow, Atty. Gray read the survey. She says the neighbor's fence has been there for 22 years according to your own photos, and that is over the period for adverse possession. So please do NOT send him those photos. She'd like to know if your grandfather ever gave him permission, even orally; permission would defeat it. Anyone alive who would know? She can see you the 18th or 19th.
=== recording_summary.txt
Summary of the call between the insured and defence counsel

The insured explained that he had looked at his phone "maybe a second" before the collision. Counsel explained the consequences and asked that the insured discuss it with nobody, including the adjuster of the other carrier. Counsel considers that the data of the phone will be requested and that comparative negligence of the cyclist, who had no lights, is the best line of defence. The insured agrees to an offer within the limits and asks whether his premium will go up.
=== mail from inhouse 2.eml
From: Bo
To: Carmen; Site managers
Subject: the inspector

Hi all,
after what happened in Tulsa please do the following when OSHA turns up. Be polite, ask for ID, call me before they walk around. You may decline a tour without a warrant but do not say the word warrant; say our counsel would like to be present, that's me. No one gives an opinion about why the rack fell. If somebody is interviewed and wants a lawyer of their own, that's fine. What we say in the first hour decides whether it's willful or serious, and that's a factor ten in the penalty.
Bo
=== 2023 opinion excerpt.pdf
4. Assessment

For the reasons given above we consider it more likely than not that the municipality may recover the subsidy. You relied on the oral assurance of the case officer; such reliance is protected only under narrow conditions, which in our view are not met as the notice expressly reserved a review. We therefore recommend that you form a provision in the amount of at least 60 percent and do not oppose the hearing but make use of it to propose instalments. We would be pleased to draft the submission for you.
=== jail call notes.txt
Notes for Attorney Ruiz from her investigator - client's sister, phone, 4/19

Sister says client was home by ten, but she was asleep by then and "wouldn't swear to it". She has the receipts of the gas station. The neighbour with the doorbell camera moved to Fresno, deletes after 60 days, so we have until 5/2. Sister also said, unasked, that client had talked about "getting even" in January. I did not write a statement on that part. Your call whether we talk to her again.
=== Re Friends lawyer question.eml
From: Oona Reilly <oona@reilly-solicitors.example>
To: Conor
Subject: Re: quick question about my boss

Conor, happy to help even before we sign anything. On what you've told me: no, he can't deduct the broken van from your wages unless you agreed in writing beforehand. Don't agree now. Write him two lines saying that you do not accept the deduction and want the full pay by Friday. Whether it is worth resigning over and claiming constructive dismissal, I'd say not on this alone. Send me your contract and the last three payslips and I will look properly.
=== minutes excerpt strata.txt
Strata committee, meeting of 3 September (owners of unit 12 left the room for item 4)

3. Gutter quotes: B accepted.
4. Unit 12. The chair read out the solicitor's letter. She advises that the by-law on short lets was not registered in time and could not be enforced against unit 12 before March; pursuing the fines would cost more than it brings. She recommends to re-register and start fresh. Committee resolved to follow, and that the letter is not to be copied to any owner.
5. Next meeting in November.
=== RE settlement check.eml
From: Rosalind Achebe
To: Mr. and Mrs. Lindgren
Subject: RE: settlement

Dear both, I got an answer from the carrier: 62,500, open until the end of the month. After our third, the liens and the expert you would see about 29,000. I understand this is disappointing. My honest opinion is that the treatment gap of five months will cost us with any jury here, and that 75 is the most I'd expect them to pay before trial. I would counter at 90 and tell them the surgeon is ready to testify. Please let me have your decision by Wednesday.
Rosalind
`),
  ordinary: readSamples(`
=== New starter checklist.eml
From: People Operations
To: Rowan Castellano
Subject: Your first week

Hi Rowan, welcome! On Monday pick up your badge at reception, then meet Jess for the tour. Please upload your right-to-work papers and bank details by Tuesday. Your contract has been countersigned by our legal department and is in the portal. Lunch with the team is on Wednesday, tell Jess about any allergies. IT will call you about your laptop. If you have questions about pension or the bike scheme, ask me, I sit next to the plants on the second floor.
=== opp counsel 3 May.pdf
GRISHAM POLK LLP

VIA EMAIL AND CERTIFIED MAIL

Your client: Marlowe Bakeries; our client: Delphine Marchetti

Dear Counsel:

We write on behalf of Ms. Marchetti regarding the deficiencies in your client's responses to our first set of interrogatories. Responses 4, 7 and 11 are evasive. Please supplement within ten days, failing which we will move to compel and seek our fees. We are available to meet and confer on May 9 or 10 by telephone. Your client's position that the payroll data are "unduly burdensome" is not supported by any declaration.
=== handbook ch 9.pdf
9. Speaking up

If you see something that isn't right, tell your supervisor, any manager, Human Resources or the Legal Department. You can also use the ethics hotline without giving your name. We do not tolerate retaliation against anybody who raises a concern in good faith. Investigations are handled confidentially as far as possible. Nothing in this chapter prevents you from talking to a government agency or an attorney, or from discussing pay and working conditions with your colleagues. Violations may lead to discipline up to and including termination.
=== RE pallets.eml
From: Grzegorz <dispatch@northlinefreight.example>
To: Bernice
Subject: RE: pallets

Bernice, 14 pallets out today, two are short. Driver says the forklift at Dock C leaks again, can somebody look at it. Next truck Thursday 6 am.

Grzegorz

This e-mail and any attachments are confidential and may be legally privileged. If you are not the intended recipient please notify the sender, delete the message and do not disclose, copy or distribute it. Northline Freight is not liable for viruses.
=== Lease 4B.pdf
RESIDENTIAL LEASE AGREEMENT

1. Premises. Landlord leases to Tenant the apartment 4B at 18 Corliss Street. 2. Term: twelve months beginning July 1. 3. Rent: $1,450 payable on the first. 4. Security deposit: one month. 9. Attorney's fees. In any action arising under this Lease the prevailing party shall be entitled to reasonable attorney's fees and costs. 10. Tenant acknowledges having had the opportunity to consult with counsel of Tenant's choice before signing. 11. Governing law: State of Ohio.

Signed: H. Brewster (Landlord), P. Anand (Tenant)
=== complaint filed stamped.pdf
FILED - CLERK OF THE SUPERIOR COURT - 2024 MAR 11 PM 2:14

IN THE SUPERIOR COURT OF THE STATE

TERESA MBEKI, Plaintiff, v. COPPERLEAF HOSPITALITY LLC, Defendant. No. 24-2-03391-7

COMPLAINT FOR DAMAGES

Plaintiff, by and through her attorneys, alleges: 1. Plaintiff was employed as a night auditor. 2. On January 8 she reported to the general manager that tips had been withheld. 3. On January 19 her employment was terminated. WHEREFORE Plaintiff prays for judgment, for attorney's fees, and for a trial by jury.

/s/ Colm Brady, WSBA 40112, Attorney for Plaintiff
=== police report 22-0917.txt
INCIDENT REPORT 22-0917
Reporting officer: Dep. L. Maddow, Badge 331

At 2147 hrs I was dispatched to the parking lot of Tilly's Tavern for a disturbance. On arrival I observed a male, later identified as the subject DANIELS, with a cut above the left eye. DANIELS stated that he'd been struck with a bottle by an unknown male. He refused transport. When asked for details, DANIELS stated he would rather speak with a lawyer first. Two witnesses gave statements, see attached. Photographs taken. No arrest made. Case open.
=== Local 212 newsletter.eml
From: Local 212 Communications
Subject: This week in the local

Sisters and brothers, the bargaining team met management three times. We reached a tentative agreement on shift swaps. Still open: pay scale, contracting out. The grievance on the holiday roster goes to arbitration on June 12; our attorney Bea Lomond will present the case and members are invited to come and watch. The barbecue is on the 15th, bring a chair. Don't forget to return your ballot for shop steward. In solidarity, Marv
=== INV-20931.pdf
INVOICE 20931
Harbor & Finch Court Reporting
Bill to: Stanwick Law Group

Deposition of R. Olmos, 04/22, original and one certified copy, 188 pages at 4.65: 874.20
Appearance fee: 150.00
Exhibit scanning, 61 pages: 18.30
Delivery: 22.00
Total due: 1,064.50
Payment terms net 30. Please write the invoice number on your check. Thank you for your business!
=== visit note 0611.txt
Progress note
Pt: V. Ransome, 44 F
S: Pt returns for f/u of neck and shoulder pain after MVC 5/2. Pain 6/10, worse with overhead reach. Sleeping poorly. Says she's retained an attorney and is asking for a copy of her records. Works as hairdresser, off since accident.
O: ROM cervical reduced, Spurling neg. Strength 5/5.
A: Cervical strain, myofascial pain.
P: PT 2x/wk, naproxen 500 bid, recheck 3 wks. Records release form signed.
=== Law firm promo.eml
From: Steadman Injury Lawyers
Subject: Hurt? You may be owed more than you think

Every day, insurance companies offer injured people less than their case is worth. At Steadman we've recovered over $400 million for our clients. Talk to an experienced attorney today - the consultation is free and confidential, and you pay nothing unless we win. Call or text 24/7. Se habla español. Attorney advertising. Prior results do not guarantee a similar outcome. Sending this form does not create an attorney-client relationship. Unsubscribe here.
=== Gazette 5 June.txt
Council settles with fired planner

By Noreen Tilbury. The town council voted 5-2 on Monday to pay $212,000 to former planning officer Hugh Sandringham, ending a lawsuit that had divided the village for two years. Town attorney Lorna Fitch said the settlement contained no admission of wrongdoing. "It was cheaper than a trial," said councilman Ives. Sandringham's lawyer called it a vindication. Half of the amount is covered by insurance. The council went on to discuss the swimming pool, which will open a week late.
=== RE vendor contract.eml
From: Mallory Finn
To: Ahmed
Subject: RE: vendor contract

Ahmed, the contract with the cleaning company is back from legal, no changes. I've put it in the tray for signature, needs you and Helga. They begin on the first. Can you tell facilities that they need four key cards and a locker? Also, the price went up by 3 percent from last year, which is in the budget. Thanks! Mallory
=== Performance review 2023.docx
Annual Review - Lionel Petrov, Account Manager

Strengths: knows the product, clients like him. Renewal rate 92 %. Areas to work on: late expense reports; three deals were booked before the legal team had released the paper, which caused rework. Goals for 2024: onboard two public sector clients, take the contract basics course held by our in-house counsel in March, mentor one junior. Rating: meets expectations. Employee comment: "Fair. I'd like to discuss the car."
=== RE lunch sunday.eml
From: Bridget
To: Maud
Subject: RE: lunch sunday

Sunday's fine, we'll bring the potatoes. Hal's coming too, he has finally finished his bar exam so we have a lawyer in the family, God help us! Dad is better, the new pills work, but don't let him carry chairs. Could you ask Pete whether he still has the tent? The children want to sleep in the garden. Oh, and happy anniversary to you two for Tuesday. B xx
=== Notice of hearing.pdf
STATE OFFICE OF ADMINISTRATIVE HEARINGS
NOTICE OF HEARING

Docket 55-1190. In the matter of the appeal of Corinne Dashwood. The hearing will be held by video on September 30 at 9:30 a.m. You may represent yourself or be represented by an attorney or another person. You may present witnesses and documents. Send exhibits to the other party and to this office at least seven days before. If you need an interpreter call the number below. If you fail to appear, a decision may be made against you.
=== warning letter employee.docx
Final written warning

Dear Mr. Ostrowski,

On 4, 11 and 12 April you arrived more than 40 minutes late without calling in. You received written warnings on 3 February and 8 March. We expect you from now on to start your shift at 6:00. Any further violation will lead to the termination of your employment. You may add a statement to your file and you may bring a member of the works council to a meeting about this letter. A copy goes to HR.

R. Delacourt, Plant manager
=== chat_ops_0402.txt
[09:01] kim: morning, plan for today?
[09:02] lars: stocktake hall 2, then the Danish order
[09:05] kim: printer on 3 is dead again
[09:06] lars: i'll tell it
[09:30] kim: did legal ever send the new returns text for the website?
[09:31] lars: yes its on the shared drive, marketing puts it up today
[09:33] kim: 👍
[11:15] lars: stocktake done, 12 missing, mostly mugs
[11:16] kim: who steals mugs lol
=== privacy notice.html
How we use your data

Bellwether Books is the controller of your personal data. We process your name, address and order history to perform our contract with you, and your email for our newsletter on the basis of consent. We may disclose data to our professional advisers, including lawyers, auditors and insurers, and where needed to establish, exercise or defend legal claims. We keep invoices for seven years. You have a right of access, rectification and erasure. Contact our data protection officer at the address below. You can lodge a complaint with the authority.
=== EEOC notice.pdf
U.S. EQUAL EMPLOYMENT OPPORTUNITY COMMISSION
NOTICE OF RIGHT TO SUE

To: Marisol Duarte
Charge No. 551-2024-00871

The EEOC is closing its file on this charge because more than 180 days have passed. This is your notice of the right to sue. If you want to pursue your charge in court, your lawsuit must be filed within 90 days of your receipt of this notice. If you need help in finding a lawyer, contact the bar association in your state. Copies of the charge file may be requested from the office.
=== supplier mail.eml
From: Ottavia Brenner
To: purchasing@cromwellpumps.example
Subject: delivery times

Dear team, seals type K will be delayed until week 34 because our supplier had a fire. We can offer type M for the same price, the data sheet's attached. We reserve all rights under our general terms and conditions, in particular regarding force majeure. Please confirm by Friday whether type M is acceptable. We are sorry for the inconvenience and thank you for your patience.

Best regards, Ottavia
=== Settlement agreement executed.pdf
SETTLEMENT AGREEMENT AND GENERAL RELEASE

This Agreement is made between Fairlane Textiles Inc. and Ngozi Balewa. 1. Payment. Company shall pay $48,000 within 21 days. 2. Release. Employee releases all claims arising from her employment. 3. No admission. 4. Confidentiality. The parties shall keep the terms confidential except to their spouses, attorneys and tax advisors. 5. Employee has been advised to consult with an attorney and has had 21 days to consider and 7 days to revoke. Executed on the dates below by both parties.
=== job ad counsel.txt
We are hiring: Commercial Counsel (m/f/d)

You'll be the second lawyer in a growing team of a maker of kitchen robots. Your tasks: draft and negotiate supplier and licence contracts, advise sales and product on consumer law, support litigation together with outside counsel. You bring: two state exams, three years in a law firm or company, good English. We offer: 30 days of leave, hybrid work, a canteen with our own robots. Apply with your CV and salary expectation by the end of the month.
=== RE parking.eml
From: Fiona Marsh, Executive Assistant to the General Counsel
To: Building services
Subject: RE: parking

Hello, Ms. Abara will be away from 3 to 14 August, so space 17 is free. You can give it to the visitors from Oslo. When she's back she would like the space nearer to the lift as she is on crutches. Also the lamp above the door to the legal floor flickers. Many thanks, Fiona
=== declaration public.pdf
Case 3:21-cv-00418 Document 62-3 Filed 09/14/22 Page 2 of 5

DECLARATION OF PRIYA RAMASWAMY IN SUPPORT OF MOTION FOR SUMMARY JUDGMENT

I, Priya Ramaswamy, declare: 1. I am the records custodian of defendant. 2. Attached as Exhibit A is a true copy of the badge log for March 2020. 3. Attached as Exhibit B is the attendance policy in force at the time. I declare under penalty of perjury that the foregoing is true and correct. Executed on September 12, 2022.
=== HR complaint intake.docx
Complaint form - received by HR 14 Nov

Complainant: A. Nakamura, line 4. Person complained of: shift lead D. Roper. What happened: "He calls me 'grandma' in front of the others and on Monday he moved my stool away so that I had to stand all shift. I told him to stop. He laughed." Witnesses: Lucy, Hamid. What outcome do you want: "That he stops, and another line if possible. I don't want to get a lawyer, only peace." HR: interview set for 16 Nov.
=== bank statement.txt
STATEMENT OF ACCOUNT  March
01/03 Opening balance 3,120.44
02/03 Rent standing order -1,150.00
05/03 Salary Hexham Foods 2,410.18
09/03 Card Greene Grocer -64.20
14/03 Transfer Wilmot & Soames Solicitors client account -500.00
17/03 Direct debit electricity -88.12
22/03 Card Cinema -23.00
28/03 Cash -100.00
31/03 Closing balance 3,605.30
=== response of the employer.eml
From: Gareth Pugh <gpugh@pughmillard.example>
To: Sabine Okonjo <okonjo@okonjolaw.example>
Subject: Rahimi / Tessellate

Dear Sabine, thank you for your letter of 2 June. My client denies that the redundancy was a pretext; there were four posts and three are gone. It's nevertheless willing, without admission and without prejudice, to pay 9,000 in full settlement. The offer is open until 20 June. Please take your client's instructions and let me know. I'm on holiday from the 22nd, in which case speak to Moira.

Regards, Gareth
=== training deck notes.txt
Slide 6: Contracts in ten minutes (for the sales kick-off)
- An offer plus an acceptance is a contract. An email can be enough.
- Only the persons on the signature list may sign.
- Use the template from the intranet. If the customer wants changes, go to the legal team, they answer in two days.
- Never promise a delivery date in a chat.
- Quiz: Bob writes "deal!" to a customer. What now?
Slide 7: coffee break
=== Jury summons.pdf
COUNTY COURT - JURY SUMMONS

Dear Leopold Vance, you are hereby summoned to appear for jury service on February 3 at 8:15 a.m., Room 102. Bring this summons and a photo ID. Parking is free in the Elm Street garage. Attorneys may ask you questions to decide whether you can serve on a specific trial. You'll be paid $15 per day. Your employer may not penalize you for serving. To request a postponement, use the website within five days.
=== email chain product.eml
From: Anselm
To: dev-team
Subject: Release 4.2

Team, 4.2 goes out on Wednesday. Known issues: the export of big tables is slow, and the French texts miss the settings page. Legal wants the new cookie banner to go live with it, Hye-jin has the final text. Licence files for the new fonts are in the repo. QA sign-off by Tuesday noon please. Rollback plan same as last time. Pizza after the release as usual, tell me if you want vegan.
=== insurance letter to insured.pdf
Dear Mrs. Kowalczyk,

Claim 77-120-9. Thank you for reporting the water damage in your kitchen. Our adjuster will visit you on 12 March between 9 and 12. Please keep damaged items until then and send us photos and receipts. Your deductible is 300. If the damage was caused by your upstairs neighbour we may recover the amount from him; please do not waive any rights against him. If you've hired a lawyer, tell us the name and contact details so that we can write to them directly.
=== Bar association news.html
Continuing education in May

The Young Lawyers Section invites members to a lunch on "Privilege in the age of chat": panelists discuss recent decisions on attorney-client privilege for messages on private phones, waiver by forwarding, and work product of consultants. 1.5 credits. Members $25, others $40. Also: pro bono fair on May 20, golf day on June 3. The committee on civil procedure seeks comments on the draft rule 34 changes until the end of the month.
=== wage slip.pdf
Employer: Crestmoor Laundry Ltd      Employee: Yasmin Toure     Period: 08/2024
Hours 152.0 at 12.60 = 1,915.20
Overtime 6.5 at 18.90 = 122.85
Gross 2,038.05
Tax 214.00
Social insurance 162.33
Garnishment (court order 24-881, creditor's attorney Pratt) 120.00
Net 1,541.72
Leave remaining: 9.5 days
=== RE Witness availability.eml
From: Chambers of Judge Pennington
To: all counsel of record
Subject: RE: Orrin v. Basalt - scheduling

Counsel: the Court can offer October 14-17 or November 4-7 for trial. Please confer and let the deputy clerk know by Wednesday noon which dates work for both sides, along with the number of witnesses. Pretrial statements are due 21 days before. The Court reminds counsel of its standing order on exhibits. This message is sent to both parties and will be docketed.
=== exit interview.docx
Exit interview: Kwabena Mensah, 28 Sept

Reason for leaving: better pay, shorter commute. What did you like: colleagues, the workshop. What not: "Too many changes of schedule with short notice. My team lead shouted a lot when orders were late, not at me personally." Would you come back: maybe. Company property returned: phone, keys, laptop. Reminder of the non-compete and the confidentiality clause given. Final pay on 15 October.
=== tenant complaint.eml
From: Shauna Birch
To: office@pinnacleproperty.example
Subject: Heating AGAIN

This is the fourth time I write. The radiator in the small bedroom has been cold since December 2. My son has asthma and the doctor says it's too cold. I've paid rent in full every month. Please send someone this week. If nothing happens I'll call the city inspector and get a lawyer, I mean it. I have photos of the thermometer, 58 degrees in the morning. Shauna Birch, apt 9
=== NDA signed.pdf
MUTUAL NON-DISCLOSURE AGREEMENT

between Ardent Optics B.V. and Polk Instruments Inc. 1. "Confidential Information" means any information disclosed by one party to the other that is marked confidential or would reasonably be understood to be confidential. 2. The receiving party may disclose it to its employees, counsel and auditors who need to know. 3. Disclosure required by law or court order is permitted after notice. 4. Term: three years. 5. Delaware law. IN WITNESS WHEREOF the parties have signed.
=== volunteer group mail.eml
From: Legal Aid Night organisers
To: volunteers
Subject: Saturday

Hi everybody, thanks for signing up for the open legal advice evening at the library. Doors at five. Jobs: two at the door, one for the waiting numbers, three for tea. The lawyers come at half past and sit in the reading room, please don't go in while they're with somebody. Bring warm clothes, the heating is off on Saturdays. Cake donations very welcome. See you there, Petra
=== Court order.pdf
ORDER ON MOTION TO COMPEL

Before the Court is Plaintiff's motion to compel production of the audit report. Defendant asserts attorney-client privilege and the work product doctrine. Having reviewed the report in camera, the Court finds that it was made in the ordinary course of business and not in anticipation of litigation. The motion is GRANTED. Defendant shall produce the report within 14 days. Each side bears its own costs. SO ORDERED this 8th day of July. Hon. Ruth Castellan
=== car purchase.eml
From: Dmitri
To: Autohaus Kern
Subject: the blue Octavia

Good afternoon, I bought the blue Octavia on the 3rd. The check lamp came on the day after. Your mechanic said it's the sensor and would be covered, now I receive a bill of 340. I don't agree. Under the warranty you must repair it for free. Please cancel the bill by the 20th, otherwise I will give it to my lawyer. I have the contract and a message from Mr. Kern that says "don't worry, it's on us".
=== Schedule May.xlsx.txt
Week 19  Front desk
Mon Ade 6-14, Lin 14-22, Jo night
Tue Ade 6-14, Jo 14-22, Lin off (dentist)
Wed Lin 6-14, Sam 14-22, Jo night
Thu Ade off (court, witness), Lin 6-14, Sam 14-22
Fri Ade 6-14, Sam 14-22, Jo night
Sat/Sun temp agency
Notes: new till roll in drawer 2. Fire drill on Wed at 11. Do not swap without telling Mona.
=== annual report excerpt.txt
Note 23 Contingencies. The Group is party to legal proceedings in the ordinary course of business. In 2021 a former distributor brought a claim for compensation in the amount of EUR 6.2 million before the commercial court in Antwerp. The Group, supported by its external legal counsel, considers the claim to be without merit and has not recorded a provision. In 2023 the Group settled a patent dispute for EUR 1.1 million. Guarantees given to banks amounted to EUR 14.0 million.
=== Landlord notice.pdf
THREE-DAY NOTICE TO PAY RENT OR QUIT

To: Roderick Thane and all others in possession. Take notice that rent in the amount of $2,310 for April and May is due for the premises at 77 Birdsong Lane. Within three days you must pay or deliver up possession. If you fail to do so, legal proceedings will be commenced against you to recover possession, rent and attorney fees. Payment may be made at the office weekdays 9 to 5. Dated May 12. By: Sutter & Wray, attorneys for owner
=== school mail.eml
From: Principal Greer
To: Parents of 5b
Subject: Visit

Dear parents, on Friday the class visits the courthouse. Attorney Jill Sommers (Mia's mum) shows us a courtroom, and the children will play a trial: did the wolf defame the three pigs? Please give them a sandwich and water. We're back at one. The photo consent form is still missing from four families. Our thanks to the two grandfathers who come along. Best wishes, H. Greer
=== safety incident.docx
ACCIDENT REPORT FORM

Date 6 Feb, time 10:40, place Hall 3, press 7. Injured: Milos Radic. Injury: crushed fingertip left hand. Description by supervisor: Milos reached in to remove a burr while the press was in set-up mode. Guard was open because of the tool change. First aid by Anke, then hospital. Immediate measures: press locked, all set-up staff briefed. Root cause: procedure for tool change unclear. Action: new checklist until 1 March, responsible Herr Lamprecht. Copies: works council, safety officer, authority.
=== Reference letter.docx
To whom it may concern

Ms. Adaeze Okoli was employed with us as a paralegal from 2017 to 2023 in our real estate department. She prepared closings, kept the deadlines calendar and supervised two trainees. She worked quickly, with great care and was liked by clients and attorneys alike. She leaves at her own wish to study. We regret this and wish her every success.

Thornbury & Vale, Solicitors
=== witness statement police.txt
STATEMENT OF WITNESS

My name is Carl Dobbs. I drive a bus on line 8. On 17 June at about 7:50 I was standing at the stop in Mill Road. I saw a grey van turn left and hit a woman on a bicycle. The light for the van was red, I'm sure because mine was green. The driver got out and said "I didn't see her". I called 999. The woman was talking but her leg was bent. I give this statement of my own free will and it's true to the best of my knowledge.
=== collective agreement.txt
Article 14 - Discipline and discharge
14.1 No employee shall be disciplined or discharged without just cause. 14.2 The employee has the right to the presence of a steward in any investigatory interview which may lead to discipline. 14.3 Warnings older than 18 months shall not be relied on. Article 15 - Arbitration. 15.1 A grievance not settled at step 3 may be referred to arbitration within 30 days. 15.2 The parties bear the costs of their own counsel and share the fee of the arbitrator equally.
=== blog post.md
Five things I wish I had known before I sued my landlord

1. Write everything down. 2. Small claims court doesn't need a lawyer. I had one hour of advice and did the rest alone. 3. Judges like photos with dates. 4. Do not shout in the corridor, everybody hears you. 5. Winning isn't the same as getting paid! I got my deposit back after eleven months. Would I do it again? Yes, but I'd bring snacks. Comments are open below, be kind to each other.
=== RE Board pack logistics.eml
From: Corporate Secretary
To: Directors
Subject: RE: Board pack logistics

Dear all, the pack for the 14th is on the portal. Agenda: minutes, CEO report, budget, site visit to Leiden, any other business. Dinner is at 7 at the Old Mill; let Suki know of dietary wishes. The General Counsel can't attend; her written report follows separately. Travel: take the 8:12 train, a van waits at the station. Please return the fit and proper questionnaires by the 10th.
=== discovery request.pdf
DEFENDANT'S FIRST REQUEST FOR PRODUCTION OF DOCUMENTS

To: Plaintiff Orla Whitcombe, by and through her attorneys of record. Pursuant to Rule 34 you are requested to produce within 30 days: 1. All diaries and calendars from 2019 to date. 2. All communications with any current or former employee of Defendant about the allegations. 3. Medical records for the past five years. If you withhold a document on the ground of privilege, provide a log stating date, author, recipients and the basis of the claim.
=== sms mum.txt
Mum: are you coming friday
Me: yes with the 5.40
Mum: good. can you bring the drill
Me: its broken. ask uncle rob
Mum: rob is at court all week with the neighbours hedge thing
Me: STILL?
Mum: dont ask. 3 years because of a hedge. his lawyer must have a new kitchen by now
Me: 😂 ok see you friday
=== Change of law firm name.eml
From: Wexcombe Rhodes LLP
Subject: We are moving

Dear clients and friends, from 1 September you'll find us at 4 Tannery Yard. Telephone numbers and e-mail addresses remain the same. We'd be happy to welcome you at our opening on the 12th from 5 p.m. with drinks and a short tour. Our new partner Efua Danso joins from the bench and strengthens our family law team. Please RSVP to events by the 5th. We look forward to seeing you.
=== termination letter.pdf
Dear Ms. Lindholm,

We hereby terminate your employment with effect from 31 August for operational reasons. The position of regional trainer will no longer exist after the reorganisation of 1 July. Your remaining leave of eleven days will be granted within the notice period. Please return the car and laptop on your last day. You'll receive a reference. You are obliged to register with the employment agency within three days. If you wish to contest this termination you must bring an action within three weeks.

Human Resources, Boreal Insurance
=== RE noise.eml
From: Terrence (flat 6)
To: Flat 8
Subject: RE: noise

Hello, we've been patient, but drums after eleven are too much. I measured 71 dB on Saturday. According to the house rules quiet hours are 10 to 7. My brother in law is a barrister and says that we could get an injunction, though honestly I would rather have a beer and find a solution. Would Thursday at seven suit you? We could agree on two evenings a week. Terrence
=== academic abstract.txt
Abstract. This article examines how courts treat communications between employees and in-house counsel. Drawing on 214 decisions from 2005 to 2020, we find that the primary purpose test is applied unevenly, and that mixed business and legal advice is often denied protection. We argue for a presumption of privilege where counsel acts under the rules of professional conduct. Keywords: attorney-client privilege, corporate counsel, legal advice, empirical legal studies.
=== RE catering quote.eml
From: Lotte
To: events@dempseylaw.example
Subject: RE: catering quote

Dear Ms. Quinn, for your partners' retreat of 40 persons we can offer the buffet for 38 each incl. dessert, drinks as consumed. We need the final number one week ahead. Would you like the terrace? There's a tent in case of rain. Two of your guests told us of a nut allergy. An invoice to Dempsey Law LLP is no problem, 20 days net. Kind regards, Lotte, Riverside Kitchen
=== customer service chat.txt
Agent Mia: Hi, how can I help?
Customer: I want my money back for the blender
Agent Mia: I'm sorry to hear that. What's the order number?
Customer: 88213. It smoked!!
Agent Mia: Oh no. Are you alright?
Customer: yes but my counter isnt. I'm thinking of suing you people
Agent Mia: I understand. I have started the refund of 79.90, and I'm passing the damage to our claims team. They will mail you within two days.
Customer: ok thanks
=== union grievance form.txt
GRIEVANCE FORM step 1
Grievant: Luz Arango, Dept: Dietary, Shift: evening
Article violated: 11.2 overtime by seniority
Facts: On Saturday 8 March overtime was given to K. Bell (hired 2022) although the grievant (hired 2015) had signed the list. Supervisor said "I forgot to look".
Remedy: pay for 6 hours at time and a half, and that the list be followed.
Steward: D. Whitlow. Received by management: 11 March, C. Ito
=== linkedin post.txt
Thrilled to share that I've been named one of the region's 40 under 40 in employment law! I could not have done it without my wonderful team at Carver Nash and the clients who trust us with their hardest days. Ten years ago I answered phones in a legal aid clinic. To all the students who write me: keep going, ask for help, and get some sleep. #law #employmentlawyer #gratitude
=== notary appointment.eml
From: Notariat Zöller
To: Familie Brück
Subject: Your appointment

Dear Mr. and Mrs. Brück, we confirm your appointment on 6 May at 10:00 for the notarisation of the purchase contract for the house at Lindenweg 4. The seller will be present as well. Please bring identity cards and tax numbers. A draft was sent to both parties on 20 April; changes should reach us two days before. The fees are set by law and are shared as in the contract.
=== RE overtime rules.eml
From: Payroll
To: All hourly staff
Subject: RE: overtime rules from 1 January

Dear colleagues, from January hours over 40 in a week are paid at one and a half. Please clock out for the lunch break. Overtime must be approved by your lead beforehand, but all hours worked are paid in any case. This follows a change in state law. The new text is in chapter 5 of the handbook; print copies are in the break room. Questions to payroll, extension 220.
=== deposition excerpt filed.txt
                                                          41
1    Q. Did you speak with anybody at the plant that morning?
2    A. With Rory, at the gate.
3    Q. What did he say?
4    MR. HALE: Objection, hearsay. You can answer.
5    A. He said the line was down again.
6    Q. Then what did you do?
7    A. I went to the break room and had a coffee.
8    Q. Was anyone from human resources there?
9    A. Not that I remember.
10   MS. VEGA: Let's take five.
=== RE title insurance.eml
From: Summit Title & Escrow
To: buyer; seller; agents
Subject: RE: 420 Larkspur closing

Hello all, closing is set for June 28 at 11. Wire instructions will come only through our portal; never trust changed instructions sent by email. Seller's attorney Mr. Ames will bring the deed. Still needed: payoff letter from the bank, proof of homeowner's insurance, water reading. Walk-through is on the 27th. Buyer, please have your photo ID ready. Congratulations to everybody!
=== Wikipedia print.txt
Work-product doctrine

In American civil procedure the work-product doctrine protects materials prepared in anticipation of litigation from discovery by opposing counsel. It's also known as the work-product rule. The doctrine is broader than the attorney-client privilege, since it covers materials made by persons other than the attorney. It was recognised in Hickman v. Taylor, 329 U.S. 495 (1947). Exceptions exist where the other side has a substantial need and cannot obtain the equivalent without undue hardship.
=== gym contract cancel.eml
From: Henrik Solem
To: FitBarn
Subject: cancellation

Hi, I herewith cancel my membership 20113 as of the next possible date, alternatively because of my move to Trondheim, proof attached. Please confirm in writing within two weeks, and stop the direct debit. I'd like my deposit for the key back to the same account. According to the consumer advice centre a special right to cancel applies when you move more than 50 km. Thanks, and it was a nice gym! Henrik
=== unemployment decision.pdf
DETERMINATION OF ELIGIBILITY

Claimant: Jerome Tully. Employer: Ridgeway Tire. Issue: discharge for misconduct. Facts: the employer stated that the claimant was discharged for a violation of the phone policy. The claimant stated that he had answered a call from his child's school. Conclusion: a single incident of this kind is not misconduct connected with the work. Benefits are allowed beginning May 4. Either party may appeal within 21 days. You may be represented by counsel or by another person at your own cost.
=== RE site diary.docx
Site diary, Block D, Thursday
Weather dry, 14 C. On site: 11 own, 6 electricians, crane. Work: slab 3rd floor poured from 7 to 12:30, 42 m3. Electricians moved to 2nd floor because of missing cable trays. Visitors: client's engineer, safety inspector (no findings). Delay notice no. 5 handed to the main contractor at 15:00, reason: drawings revision F not received. Accidents: none. Tomorrow: curing, strip formwork of the stair core.
=== RE translation offer.eml
From: Lingua Franca Translations
To: Pemberton Law Office
Subject: RE: translation offer

Dear Ms. Pemberton, thank you for your enquiry. For the certified translation of a birth certificate, a marriage certificate and a diploma from Portuguese we charge 45 each, plus 12 for registered mail. Delivery takes five working days from receipt of the scans. Please check the spelling of all names in the passport beforehand, corrections later on cost extra. We look forward to your order.
`),
}
