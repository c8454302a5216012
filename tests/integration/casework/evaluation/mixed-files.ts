import type { PrivilegeSet } from './privilege-sets.ts'

/**
 * By a writer who had not seen the code: files of employment, tenancy and injury cases. At the only run before it was read, 0 of 45
 * privileged ones were missed and 11 of 55 ordinary ones flagged. No weight was learned from it.
 */
export const mixedFiles: PrivilegeSet = {
  privileged: [
    {
      name: 'Advice on union information request',
      text: "From: Theo Marchetti, Labor Counsel (in-house)\nTo: Nadine Cole, Labor Relations\nSubject: info request 22-017, attorney-client\n\nNadine, I went through the union's request. We must give them the overtime rosters, because they are presumptively relevant, and withholding them would hand them an easy charge. The witness statements are different; I think we have a fair confidentiality argument, though the Board has narrowed it, and I'd offer summaries. As to item 9, my honest opinion is that our January change to the bidding rule was unilateral and we shall lose if it goes to hearing. I suggest restoring the old rule quietly as part of the grievance settlement. Do not explain why to the committee.",
    },
    {
      name: 'notes for Mr. Feld (my lawyer)',
      text: "For Mr. Feld, like you asked me to write, so you can use it for the case. This is only for you.\n\nThe day I got hurt the boss, Ray, was not there. I told the ambulance man I slipped but really the ladder moved because the foot was missing. I said slipped as Ray had told us never to talk about the ladder. I had one beer at lunch. I don't know if I have to say that, please tell me. My hours were paid half in cash and I did not put that on taxes, and I am worried that if we ask for lost wages it will come out. What do you think we should do?\n\nMarek",
    },
    {
      name: 'Mock jury debrief',
      text: "Privileged - prepared by trial consultant at request of plaintiff's counsel (Ito & Brand)\n\nTwo panels, twelve persons each. Panel A found for plaintiff, 65/35 fault; Panel B split. What worked: the photograph of the stair with the tape measure. What failed: client's explanation for carrying the laundry in both arms. Six jurors used the word \"careless.\" Counsel asked us to test leaving out the future wage claim; jurors trusted her more without it and gave a higher pain figure. We recommend that Ms. Ito open with the two prior complaints and that she drop the reference to the landlord's other buildings. A fuller analysis for the trial team will follow next week.",
    },
    {
      name: 'Trial strategy whiteboard, transcribed',
      text: 'Transcribed from whiteboard, war room, 2/6 (for team only)\n\nTHEME: "They knew, they waited"\nOrder of witnesses: Maintenance guy first (short), then client, then Dr. Sutter. Keep the mother for last, if at all; she cries and then gets angry.\nJury: avoid landlords, adjusters. Strike No. 14 if she stays.\nBiggest problem = client\'s July post saying "feeling great." Front it on direct.\nMIL on prior eviction: must win, else consider taking the 210.\nDamages ask: 1.4, anchor with life care plan.\nWho does closing? Lee, if judge limits to 40 min.',
    },
    {
      name: 'Fwd: Fwd: Lombardi - advice on the video',
      text: "From: Pete Garner, Store Operations\nTo: Sue Lam, District Manager\nDate: 9 Aug 2021\n\nSue, need you to see this since you control the cameras. See below from Karen, and don't pass it further.\n\n> From: Karen Voss, Corporate Counsel\n> Pete, please have the full hour pulled and sent to me, not only the fall. If we save only the two minutes, the plaintiff will ask for a spoliation instruction and in my opinion would get one. From what I have seen the spill was there for at least twenty-six minutes, which makes constructive notice very hard to contest. I am going to recommend early settlement. No one should discuss the video with the adjuster until I have spoken to outside counsel.",
    },
    {
      name: "Counsel's comments on the reference policy for Ade",
      text: "From: Tobias Renner (RennerStokes Solicitors)\nTo: Managing Director\nDate: 14 November 2021\n\nDear Clare,\n\nThank you for your instructions. On the facts you have given us, we advise against providing more than a factual reference for Mr Ade. You have told us in confidence that his line manager refused to give a better one because of the grievance. If this came out, it would amount to victimisation, and the tribunal could award injury to feelings. We suggest that you send dates and job title only, from HR, and that the manager be told not to speak to the new employer by telephone. We would be grateful if you could send us the manager's notes so that we can advise further.\n\nTobias",
    },
    {
      name: 'Deposition prep outline - plant manager',
      text: 'PREP OUTLINE - G. Novak (our witness)\nby: RLM, for use w/ client only\n\n1. Remind: short answers, don\'t guess, wait for objection.\n2. Lockout procedure. He will be asked why the 2017 revision was not posted. Honest answer is that nobody printed it. Have him say so plainly; trying to explain makes it worse.\n3. The "just get it running" text. Our theme: refers to the conveyor, not the press. Go through the thread in order.\n4. Prior amputation in 2012. I\'ll object on relevance but expect him to have to answer.\n5. Weak spot: temper. Practice with Sam playing opposing counsel.',
    },
    {
      name: 'Settlement authority - Pruitt',
      text: 'From: Leonard Ash (Ash Bellamy PLLC)\nTo: Monica Fairchild, General Counsel, Tamarack Hotels\nRe: Pruitt mediation Thursday\n\nMonica, my recommendation for Thursday. Open at 40, expect them to start at 600. I think a jury in this county would land between 175 and 250 if they believe the housekeeper, and I believe they will. Her supervisor made a poor witness in our prep session. Our best motion is the limitations defense on the 2018 incidents, but Judge Amato denied the same one last spring. I would ask you for authority to 160, with nonmonetary terms to be traded late. Do not let the regional manager attend; he will antagonize the mediator.',
    },
    {
      name: 'Quick one for legal',
      text: "From: Jonah Whitfield, Warehouse GM\nTo: Legal - Sandra Bloom\nDate: 17 Dec 2021 6:03 PM\n\nSandra, need your advice tonight if possible. Driver Eddie Ruiz got a DUI over the weekend in his own car. He is also the fellow who testified for Carla in her harassment hearing last month. Can I suspend him without pay? I'd do the same to anybody, but I know how it might look. I also told his lead on Monday that I was \"done with that crew,\" and I'm not sure who heard it. Do I need to write that down somewhere, or is it better that I don't? I won't do anything until you tell me.\n\nJonah",
    },
    {
      name: "Investigator's report to counsel",
      text: "CONFIDENTIAL REPORT\nPrepared at the request of: Anita Folger, Esq., counsel for Meridian Transit\nPrepared by: T. Boyle, Boyle Investigations\nSubject: Castellano v. Meridian Transit\n\nPer your instructions of August 3 I located and spoke with two passengers. Witness 1 (female, 60s) places the plaintiff standing before the bus stopped. She is firm and would present well. Witness 2 recalls a hard brake and is hostile to the driver; I would not call him. I also reviewed the plaintiff's public social media and found gym posts from June. As you suggested, I did not contact the plaintiff's family. I await instructions on whether you want a signed statement from Witness 1 before trial.",
    },
    {
      name: 'Interpretation of client meeting, Saturday',
      text: "From: Yesenia Calderon (court-certified interpreter)\nTo: Paul Obrecht, Obrecht Law\nSubject: Saturday meeting with your client\n\nMr. Obrecht, as you asked, here is a summary of the parts of Saturday's meeting with Mr. Xol that he said in K'iche' and that I could not render in full at the time. He told you that the forklift horn had been broken for weeks and that he had told Don Rafa, but he is afraid to name him because they are cousins. When you explained that the case could fail without a witness to notice, he asked if his immigration papers would come up. You answered, and I interpreted, that you would object. I keep no copy of this.",
    },
    {
      name: 'Legal intake - walk-in clinic',
      text: "TENANT LAW CLINIC - INTAKE (attorney use)\nClient: B. Oyelaran Interviewed by: student advocate under supervision of C. Marsh, Esq.\n\nClient says landlord entered twice without notice. Client has recordings, made secretly; told client not to share until supervisor checks the recording statute. Client admits subletting one room for cash, against the lease. Landlord seems not to know. Client asks whether she should take the listing down. Supervisor's advice given same day: do not delete anything; stop subletting; pay rent into escrow. Possible defenses: improper service, retaliation (complaint to city 9/3). Possible problem: credibility if sublet comes up. Accept for representation: yes.",
    },
    {
      name: "Re: Workers' comp and third-party claim",
      text: "From: Stavros Kanelos, Kanelos Injury Law\nTo: Darnell Briggs\nDate: June 2, 2020\n\nDarnell, you asked if taking comp stops you from suing. It does not stop a claim against the crane company, as it isn't your employer. It does mean the comp carrier will have a lien on what we recover, likely about sixty thousand by now. My plan is to file against the crane company before the statute runs in September and to negotiate the lien at the end. I would not sue the general contractor yet; I think they have immunity. Please stop posting about the accident, and do not give the crane company's insurer a recorded statement. Call with any questions.",
    },
    {
      name: "translator - lawyer's letter to my parents",
      text: 'From: Linh Pham (interpreter engaged by the firm)\nTo: Rebecca Stone, Stone Legal Aid; cc: Mr. & Mrs. Dao\nSubject: Vietnamese version of your advice\n\nMs. Stone, attached is the Vietnamese version of your advice letter to Mr. and Mrs. Dao, with a back translation so you can check it. Two points. Where you wrote that they "should not admit the arrears," I used words meaning not to discuss, so it does not sound like lying. Where you explain that the counterclaim is likely worth more than the rent owed, Mr. Dao asked me by phone to put a question to you: if they win, can the landlord still end the lease? Please reply and I shall translate your answer for them.',
    },
    {
      name: 'Fwd: what the lawyer said',
      text: 'From: Priya Raman\nTo: Tom Hale; Gwen Ostrow\nSent: Tuesday 8:12 AM\n\nTom, Gwen, passing this on because you are the two who have to decide. I spoke with our employment lawyer for about forty minutes last night. Bottom line from her: the noncompete is probably unenforceable in this state for someone at his pay level, and if we sue we risk paying his fees. She thinks the confidentiality clause is stronger and suggested we rely only on that. She also told me we should not contact his new employer until she has looked at the offer letter. Please keep this between the three of us and do not forward it.\n\nPriya',
    },
    {
      name: 'Audit response - loss contingency input (internal legal)',
      text: "From: Rupert Lange, General Counsel\nTo: Faye Montrose, CFO\nDate: 28 Jan 2023\n\nFaye, before we decide what to reserve, here is my privileged assessment for you alone; not for the auditors, who will receive the standard letter. Barlow: I consider a loss probable. The supervisor's texts are as bad as anything I have seen, and the arbitrator leans to claimants. Realistic range 300 to 450. Ngata: reasonably possible only; causation is thin and we should win on the statute. Teller: remote. Please do not copy my reasoning into the accounting memo. If you need support for the number, call me and we shall work out what can be written.",
    },
    {
      name: 'Re: should we appeal?',
      text: "From: Gretchen Moll, Appellate Dept., Sayer Cobb\nTo: Housing Trust - Alan Pike\nDate: 3 Oct 2022\n\nAlan, you asked for a frank view. I put the chance of reversal at fifteen to twenty percent. The judge's finding that the ramp was impassable is one of fact, and our own surveyor conceded most of it. The jury instruction point is better, but trial counsel did not object on the record. An appeal would cost about ninety thousand and interest runs at nine percent. Unless the precedent matters to your other buildings, I would use the notice of appeal merely as leverage to cut the fee award. The deadline is October 21; I need your instructions by the 14th.",
    },
    {
      name: 'Engagement and initial assessment',
      text: "Hollis Grant LLP\nFebruary 11, 2023\n\nDear Mr. and Mrs. Tran,\n\nThank you for asking us to represent you against your former landlord. This letter sets out the terms and, as you requested, our first impression of the case. We believe the deposit claim is strong because no itemized statement was sent within twenty-one days. The mold claim is harder: you never reported it in writing, and your daughter's asthma was diagnosed before you moved in. We suggest leading with the deposit and using the mold as leverage. You should not respond to the landlord's texts any more. Our fee is one third of any recovery. Please sign and return a copy.\n\nJ. Hollis",
    },
    {
      name: 'Draft declaration - for your corrections',
      text: 'From: Amara Nwosu, Attorney\nTo: Luz Villareal (client)\nRe: draft of your declaration\n\nLuz, here is a first draft of the declaration I would like to file with our opposition. It is only a draft and I have written it from my notes, so please correct anything not exactly right. I am most unsure about paragraph 5: when we talked you said that he touched your shoulder "a few times," and it matters to our severe-or-pervasive argument whether it was three or ten. Do not guess. I left out the dinner since I think it helps them more than us; we can discuss. Don\'t sign until we have spoken, and please do not send this to your coworkers.',
    },
    {
      name: 'Redline of position statement',
      text: 'From: Ignacio Vela, Senior Counsel\nTo: Wanda Pruss, HRBP\nSubject: EEOC position statement - my redline, not for sending yet\n\nWanda, comments on your draft. Page 2: take out "she was never a good fit." It reads as pretext and opposing counsel will quote it. Page 3: you say the decision was made on June 1, yet the mail to payroll is dated May 27. We must get this right, since a shifting explanation is how employers lose these. Page 4: I have added the comparator section; I want your honest view on whether Reed was treated the same, and if he was not, we leave him out. Let\'s talk tomorrow before anything goes to the agency.',
    },
    {
      name: 'Question about the lodger',
      text: "From: Fiona Mackie\nTo: s.adeyemi@adeyemilaw.example\nDate: 12 January 2020, 23:47\n\nDear Mr Adeyemi, sorry for the late hour. You said to write down everything so that you could advise me. I did change the locks, on the Sunday, while he was at work. I had not given him any notice other than a text. I put his things in the garage and two boxes got wet. I did not tell you this on Friday because my son was in the room. Does it ruin my case? Should I offer to pay for the boxes or would that be admitting it? He says he will go to the police. I'd rather you told me before I answer him.\n\nFiona",
    },
    {
      name: 'Texts w/ attorney (phone export)',
      text: "Conversation with: Atty Rosen\n11/02 09:14 Me: they just handed me a severance paper and said sign by 5\n11/02 09:16 Atty Rosen: Do not sign. You have 21 days if you are over 40. Send me a photo of each page\n11/02 09:20 Me: sent. hr lady is standing here\n11/02 09:23 Atty Rosen: Tell her you're taking it home to review. Say nothing else about the complaint\n11/02 09:41 Atty Rosen: Read it. The release covers your age claim, which I think is worth a lot more than 6 weeks' pay. We'll counter. Call me at noon\n11/02 09:42 Me: ok thank you so much",
    },
    {
      name: 'Call note 6/14 w/ client',
      text: "Call w/ R. Mbeki, 6/14, 3:10-3:45 pm (SJT notes)\n\n- RM upset re: delay, explained discovery schedule\n- says he did not look at the wet floor sign before he fell; told him this matters for comparative fault, do not volunteer, answer truthfully if asked\n- prior back complaint in 2015, saw chiropractor 3x. Need those records before defense gets them\n- wants to know if he can go back to coaching. Advised: follow doctor's restrictions, surveillance likely\n- settlement floor: he would take 85 net. I said let's see the IME first\n- TO DO: draft supplemental rog answers, call Dr. Vance",
    },
    {
      name: 'Co-defendant counsel call',
      text: "Notes - joint defense call, 8/19, under JDA of 7/2\nPresent: C. Ibarra (for owner), M. Thackeray (for elevator contractor), me (for mgmt co.)\n\nAgreed not to point fingers before the close of expert discovery. Thackeray thinks plaintiff's doctor is vulnerable on causation; will share her cross outline. Ibarra worried that the 2019 service ticket hurts the owner and wants us all to oppose the motion to compel. I said we would join, but not argue. Discussed who takes the plaintiff's sister. My own view: our interests split if the brake part was ours, so advise client to keep the indemnity tender alive quietly.",
    },
    {
      name: 'Legal hold - Sandoval matter',
      text: 'TO: Distribution list (11 custodians)\nFROM: Meredith Kwan, Associate General Counsel\nRE: Preservation of documents, Sandoval\n\nYou are receiving this because we expect Ms. Sandoval to sue over her layoff. I am giving you legal advice in this notice; do not share it outside the list. Keep all mails, chats and notes about the March selection. In our assessment the claim will center on the scoring sheet and why it was changed on March 9, so the drafts of that sheet matter most. Do not create new commentary about her or about the scoring; such remarks would be discoverable and could hurt our defense. If a reporter or former colleague contacts you, send them to me.',
    },
    {
      name: 'Agenda for call with outside counsel, annotated',
      text: 'CALL WITH OUTSIDE COUNSEL - 11 AM - my notes (V. Stroud, Assoc. GC)\n\n1. Do we produce the Slack channel? MJ (outside counsel): yes, relevant and no good objection. Can redact the two threads with me.\n2. Union charge running in parallel. MJ: ask for deferral; what our manager said at the charge interview will bind us in the suit, so I must prepare him.\n3. Removal. MJ says thirty days runs the 16th. He prefers state court here given the judge; I disagree, because of the jury pool. Decide tomorrow.\n4. Fees. MJ to send budget through summary judgment.\n5. Tell CEO: expected exposure unchanged, no public comment.',
    },
    {
      name: 'Re: Okafor termination - before you send the letter',
      text: 'From: Dana Whitcomb (Whitcomb & Reyes LLP)\nTo: Lars Petersen, VP Operations, Brightwell Foods\nDate: March 4, 2022\n\nLars,\n\nYou asked whether we can let Ms. Okafor go on Friday as planned. My view is that you should wait. She filed her complaint about the line supervisor nineteen days ago, and the timing alone would get her past summary judgment on retaliation. The attendance points are real, but two of them fall inside her approved leave and cannot be counted. If you want to proceed, have HR redo the tally without those dates and let me see it first. Please do not discuss this with her supervisor.\n\nDana',
    },
    {
      name: 'Witness interview memorandum - night nurse',
      text: "ATTORNEY NOTES OF INTERVIEW\nInterviewer: H. Brandt, counsel to St. Olave Nursing Center\nInterviewee: P. Simms, RN, employee\nIn connection with: anticipated claim by family of resident 4417\n\nI gave the corporate warning: I represent the facility, the interview is privileged, the privilege belongs to the facility. Ms. Simms understood. She said that the bed alarm had been off since the previous shift and that she charted a two o'clock check she is not sure she made. My impression is that she is honest and will admit this if asked. This makes the charting the core problem, not the fall itself. Follow up: interview the day aide, secure the audit trail from the software, and discuss early resolution with the administrator.",
    },
    {
      name: 'Research memo: constructive eviction',
      text: 'TO: Ruth Calloway\nFROM: Dev Patel, summer associate\nRE: Whether our client must vacate to claim constructive eviction\n\nShort answer: Probably yes. The courts here have required the tenant to leave within a reasonable time, and Ms. Ferrante stayed four months after the boiler failed. The one case that helps us involved partial constructive eviction from a single room; I think we can analogize to her back bedroom, but the appellate division has limited it to its facts. As an alternative I suggest pleading breach of the warranty of habitability, which has no vacating requirement. I would not lead with eviction at the hearing. I have not yet checked whether the city ordinance adds a remedy.',
    },
    {
      name: 'Landlord group: what our attorney told us re: Unit 3B',
      text: "From: Howard Beale\nTo: Miriam Beale (co-owner)\nDate: Oct 8, 2019\n\nMim, I saw our attorney, Mr. Castellan, about 3B. He thinks we should not file for nonpayment because she called the inspector in August and any case within six months is presumed to be retaliation. He'd rather we fix the heat first, get the inspector's sign-off, and then serve a fresh notice in March. He also said that the cash we took for the \"key fee\" was illegal and we ought to credit it back before she finds out she can get triple. He wants both of us in on Thursday to go over what we would say in court. Don't talk to her till then.",
    },
    {
      name: 'Expert consult - not to be disclosed',
      text: 'From: Julian Frost, Frost & Amadi\nTo: Dr. Celeste Wren, biomechanics\nCc: trial team\nRe: Hargrove - consulting only\n\nDr. Wren, thanks for the call. To confirm, we have retained you as a consulting expert and do not plan to name you. Please do not write a report. Our concern is that the step height was within code on the left side, which is where our client may in fact have stepped. If your model shows the fall pattern fits the left side, we need to know it now, since we would then reframe the case around lighting. Send your rough figures to me alone. Our theory, for the present, is still the missing handrail.',
    },
    {
      name: 'Draft complaint v3 - comments',
      text: 'DRAFT v3 - 9/8 - NOT FILED\n\n12. On or about May 19, 2021, Defendant\'s foreman instructed Plaintiff to climb the scaffold without a harness. [MB: do we have anyone besides client for this? If only him, soften to "directed Plaintiff to continue work"]\n\n13. Defendant knew or should have known that the scaffold had not been inspected. [MB: I\'d leave out actual knowledge until we get the log; Rule 11 worry]\n\n14. [Consider dropping negligent hiring. Weak and it opens the door to his own record. Ask partner.]\n\n15. As a direct and proximate result Plaintiff suffered fractures of the left wrist and two ribs. [confirm w/ client it was left, intake sheet says right]',
    },
    {
      name: 'RIF selection - adverse impact analysis requested by counsel',
      text: 'From: Devika Shah, People Analytics\nTo: Joan Mercer, Deputy General Counsel\nSubject: Analysis you directed, draft 2\n\nJoan, per your direction of Monday, so that you can advise on the reduction, I reran the selection list by age and sex. With the Ohio site included, workers over forty are selected at 2.3 times the rate of the others. Without it, the figure falls to 1.4. You asked what drives it: mostly the "adaptability" score given by two managers. I have not shared this with anyone in HR or the business, as you instructed, and the file is stored in your restricted folder. Let me know if outside counsel wants the raw data before giving their opinion.',
    },
    {
      name: '#ops-leads export (direct message)',
      text: "[2022-10-03 14:02] marisol.g: ok just off the phone with Ben in legal\n[2022-10-03 14:02] marisol.g: he says we can't ask for the doctor's note again, we already accepted the first one and asking twice looks like interference with her FMLA\n[2022-10-03 14:04] dkowal: so what do we do about the schedule\n[2022-10-03 14:05] marisol.g: he said offer the light duty in writing, he'll give us the wording tonight. and don't put anything about her being \"unreliable\" anywhere\n[2022-10-03 14:06] dkowal: he thinks she'll sue?\n[2022-10-03 14:07] marisol.g: yes, he put it at better than even. he wants to see her file before we answer",
    },
    {
      name: 'RE: RE: accommodation request - M. Dunleavy',
      text: 'From: Helen Osei, In-House Employment Counsel\nTo: Craig Bauer, HR Director\nDate: 7 Sept 2021\n\nCraig, to your two questions. First, yes, the request triggers the interactive process even though she never used the word accommodation. Second, you cannot rely on the essential-function argument for the night shift, because three others were excused from it last year. I would offer her the six-month day schedule and record that it is temporary. If we refuse and she goes to the EEOC I expect a cause finding. Send me your draft reply before it goes out, and keep the exchange with me separate from her personnel file.',
    },
    {
      name: 'Paralegal to client: answers to interrogatories',
      text: "From: Bea Stromberg, Paralegal, Nunez Pryor Law\nTo: Shanice Turner\nSubject: your draft answers\n\nHi Shanice,\n\nAttached are the draft answers to the landlord's questions. Ms. Nunez would like you to look hard at No. 7 and No. 11. On 7, you told us in March that you withheld rent beginning in October, but the ledger you gave us shows a November payment. She needs to know which it is before you sign under oath. On 11, she plans to object as overbroad and to give only the repair dates. Please don't show these to your neighbor, since she may be a witness. Call me if anything is wrong.\n\nBea",
    },
    {
      name: 'Whistleblower hotline - counsel-directed review, interim findings',
      text: 'TO: Audit Committee Chair\nFROM: Marlowe Finch LLP, special counsel\nDATE: July 19, 2022\n\nYou engaged us to investigate the hotline report and give the committee legal advice. Our interim findings, which should not be circulated: seven of nine employees interviewed confirm that time cards were altered at the Dayton plant. We believe the plant controller knew. Dismissing the person who reported it, who was put on a plan in May, would in our opinion violate the anti-retaliation statute, and we advise that the plan be suspended now. We see a reasonable argument for self-reporting and will set out the pros and cons orally on Thursday. Please do not take written notes of that discussion.',
    },
    {
      name: "Insured's counsel - pretrial evaluation",
      text: "From: Bridget Cahill, defense counsel\nTo: Neil Odom (insured), with claims handler assigned to the defense\nRe: Yoder v. Odom - pretrial evaluation\n\nDear Mr. Odom: As counsel retained to defend you, I write to give you my evaluation. The light was very likely yellow, but the dashcam of the following car will let the jury conclude that you sped up. I believe they would put seventy percent on you. Plaintiff's surgery is the battleground; our examiner says that it was degenerative, and she is better than theirs. A verdict might exceed your limits of 100,000, and you may wish to consult personal counsel about that. I recommend that we try to settle within limits before trial. This letter is confidential between us.",
    },
    {
      name: 'Memo to file: Delgado v. Harbor Street Apartments',
      text: "MEMORANDUM TO FILE\nAuthor: K. Lindqvist, associate\nMatter: 0419-002\n\nClient's exposure on the habitability claim turns on notice. The maintenance log shows a call about the ceiling on November 2, but the manager says she never saw it. I do not think she will hold up on cross; she contradicted herself twice in our interview. Without her, we are left arguing that the tenant denied access, for which there is one text message. I would put the odds of a defense verdict at about one in three. Recommend we raise settlement with the client before the depositions and research whether rent abatement is capped under the ordinance.",
    },
    {
      name: 'Subpoena to HR - how to respond',
      text: "From: Carmela Ruggiero (Pell Ruggiero LLP)\nTo: Dawn Fisk, HR Manager, Olmstead Paper\nDate: 10 March 2023\n\nDawn, I have reviewed the subpoena that you forwarded. Three pieces of advice. First, it is valid on its face, so do not ignore it. Second, request 4 asks for medical files; we shall object, and you should not hand over anything from the leave folder. Third, the 2020 exit interview is going to be a problem for the company because it confirms what the plaintiff says about the foreman. It has to be produced, but I want to speak with the foreman before then. Please gather the rest and send it only to me, not to plaintiff's lawyer directly.",
    },
    {
      name: 'Re: Rent increase letters',
      text: 'From: Oskar Lindholm, Counsel, Property Division\nTo: Asset managers (West)\nDate: 5 May 2022\n\nTeam, you asked for my opinion on the June increases. The notices sent to the Pine Court tenants are defective: the ordinance needs sixty days and we gave forty-five. If a tenant refuses to pay, I do not think we can enforce, and an eviction filed on that amount would likely be dismissed with fees against us. My advice is to withdraw them and reissue with the correct date. Please do not tell tenants that the first notice was a legal error; I will draft a neutral sentence. Treat this note as attorney advice and do not forward it to the site staff.',
    },
    {
      name: 'Incident interviews for defense counsel',
      text: 'From: Roberta Quill, Risk Manager\nTo: Evan Strand, Strand Lowry LLP\nDate: April 30, 2021\nSubject: Interviews you asked for - Bayside slip and fall\n\nEvan, following your letter asking us to gather facts for the defense of the threatened suit, I spoke with the three employees on your list using your questions. Jamal says he mopped at 5:40 and put out one cone. Trina did not see any cone. Luis will not commit. I have put my notes of each in the attached and made no other copies. You asked me for my impressions: Trina is the most believable and also the most damaging to us. Tell me whether you want the shift log pulled next.',
    },
    {
      name: 'summary of advice for the exec team',
      text: "From: Noor Haddad, Chief People Officer\nTo: Executive team\nDate: 22 Feb 2023\nSubject: Reclassification - summary of outside counsel's view\n\nAll, Garrison Pike gave us their written opinion yesterday and asked me to brief you only. In short: they conclude that the shift leads have been misclassified since 2019, that the good-faith defense is shaky because finance raised it in 2020, and that the two-year back pay figure is around 1.9 million. They advise that we reclassify prospectively on April 1 and make no written statement on the reason until they have drafted it. Do not reply-all with views on who is to blame. Questions to me or directly to our counsel by phone.",
    },
    {
      name: 'Re: can we use his emails',
      text: "From: Colette Dubray, Associate\nTo: Martin Sayle, Partner\nCc: Ines (paralegal)\nDate: 25 May 2021\n\nMartin, on the Farrow case. Client forwarded us forty mails from her boss's account; she was his assistant and still had the password after she was let go. I think using them would get us disqualified or worse. I suggest we stop reading, quarantine them, and get an ethics opinion. Meanwhile we can ask for the same mails in discovery, since we knew about the March thread from her own copy. It's a pity, because the one I opened before I realized all but admits the motive. Ines has put them on a separate drive and I've told the client to send no more.",
    },
    {
      name: 'Board minutes, 18 May - item 6',
      text: 'MINUTES OF THE BOARD, Kestrel Care Homes Inc.\n18 May, 4:00 pm\n\n5. Occupancy report. Noted; 91 percent.\n\n6. Litigation. Ms. Abara, general counsel, joined the meeting. She advised the directors on the wage class action, including her opinion that the meal-break claims were likely to be certified and that the rounding practice was not defensible after the 2021 decision. She recommended changing the timekeeping system at once and authorizing mediation up to a stated figure. Directors asked about insurance and personal liability and Ms. Abara answered. The board resolved to follow her recommendation. Ms. Abara left.\n\n7. Kitchen refurbishment at Elm House. Approved.',
    },
  ],
  ordinary: [
    {
      name: 'Written warning - attendance',
      text: 'EMPLOYEE CORRECTIVE ACTION\nEmployee: Adaeze Okafor Supervisor: K. Brandt Level: Written warning\n\nDescription: Employee was absent on 1/12, 1/20, 2/3 and 2/14 and late on five other days. The standard is no more than three absences a quarter. A verbal warning was given on 1/21.\nExpected improvement: no unexcused absence for ninety days.\nEmployee statement: "Two of these days were my leave, which HR approved. I am signing only to show I got this. I want to talk to somebody about Kyle and I may talk to a lawyer."\nSignatures of the employee, the supervisor and an HR witness. Copy placed in personnel file.',
    },
    {
      name: 'Privilege log, first (served)',
      text: "DEFENDANT'S PRIVILEGE LOG - SERVED ON ALL COUNSEL\n\nNo. | Date | Author | Recipient | Type | Basis\n1 | 3/4/22 | D. Whitcomb | L. Petersen | e-mail | Attorney-client\n2 | 3/5/22 | L. Petersen | D. Whitcomb | e-mail | Attorney-client\n3 | 3/9/22 | D. Whitcomb | File | notes | Work product\n4 | 3/16/22 | C. Bauer | D. Whitcomb | spreadsheet | Work product\n5 | 4/8/22 | D. Whitcomb | C. Bauer | draft letter | Attorney-client; work product\n\nDefendant reserves the right to supplement this log. Communications with outside counsel after the complaint was filed have not been logged, by agreement of the parties. Dated and served by e-mail on plaintiff's attorneys of record.",
    },
    {
      name: "Lunch order for Thursday's training",
      text: "From: Sandra Bloom, Legal\nTo: Jonah Whitfield; Kerry Mott; Facilities\nDate: 6 Oct 2021\n\nHi all, I'm collecting sandwich orders for Thursday's forklift refresher since our floor is hosting. Choices are turkey, roast beef, falafel or tuna. Let me know by noon on Wednesday, and tell me of any allergies. We have booked conference room C from eleven to two. Jonah, could you ask someone to bring over the projector? The one in here has a green stripe across it and nobody knows why. There is parking behind the building but not in the spots marked for visitors.\n\nThanks, Sandra (Associate GC and, apparently, caterer)",
    },
    {
      name: 'Vendor contract renewal - janitorial',
      text: "From: Alan Prather, Procurement\nTo: Joy Medina, CleanRight\nCc: Legal intake\nDate: 8 March 2022\n\nJoy, we're ready to renew for another two years at the present rate plus three percent. Our standard form has changed a little: the insurance minimum is now two million, and clause 11 on indemnity has been made mutual. Please have your people sign and send it back by the 25th, so there is no gap. Once it's back our legal department will countersign, which takes them about a week. Also, the night crew has been leaving the wet floor cones stacked in the stairwell, and the store manager would like those put away.\n\nThanks, Alan",
    },
    {
      name: 'Interpreter booking confirmation',
      text: "From: LinguaBridge Scheduling\nTo: Clerk, Division 4; Obrecht Law; Meridian claims\nDate: 21 September 2022\nSubject: Booking 55190 confirmed\n\nThis confirms a K'iche' interpreter for the hearing on September 29 at 9:00 a.m., Courtroom 4B. Minimum charge is three hours; mileage is charged both ways. Cancellations less than forty-eight hours before the start are billed in full. The interpreter is sworn by the court and interprets for the record only. Please send us the case caption and any exhibits that will be read aloud, so that she can prepare the vocabulary. For a remote appearance, use the attached dial-in card. Thank you for choosing LinguaBridge.",
    },
    {
      name: 'OSHA citation',
      text: 'U.S. DEPARTMENT OF LABOR - OCCUPATIONAL SAFETY AND HEALTH ADMINISTRATION\nCITATION AND NOTIFICATION OF PENALTY\n\nCompany: Redmond Scaffold & Paint\nInspection dates: 05/20/2021 - 06/11/2021\n\nCitation 1 Item 1, Serious: 29 CFR 1926.451(g)(1). Employees on a scaffold more than ten feet above a lower level were not protected from falling. Proposed penalty $9,557. Abatement due 07/30/2021.\nCitation 1 Item 2, Serious: no competent person inspected the scaffold before the shift. Proposed penalty $6,143.\n\nYou have the right to contest within fifteen working days. You may request an informal conference, and may be accompanied by an attorney or other representative.',
    },
    {
      name: 'Staffing plan - March reduction',
      text: 'From: Devika Shah, People Analytics\nTo: Regional managers\nDate: 1 March 2022\nSubject: Scoring sheets due\n\nManagers, please score each of your people from one to five on skills, output, adaptability and tenure in role by close of business on the 8th. The business needs to save 4.2 million this year as volumes are down. Use the last two reviews as your guide. Do not discuss the scores with staff. Finance has set targets by site: Ohio 14, Reno 9, Dayton 6. HR will schedule the notification meetings for the 21st, and Legal is sending the standard severance forms to HR on the 15th. Call me with any questions about the sheet.',
    },
    {
      name: 'Deposition transcript excerpt - Novak',
      text: "14 Q. Had you ever read the 2017 revision?\n15 A. I don't recall reading it, no.\n16 Q. Was it posted at the press?\n17 A. Not that I saw.\n18 Q. Did you talk to anyone about your testimony today?\n19 MR. MADSEN: Objection. I'll instruct him not to disclose any\n20 conversation with counsel. You can say if you met with anyone else.\n21 A. Just my wife. I told her I had to come downtown.\n22 Q. Who told the operator to \"just get it running\"?\n23 A. That was my text. I meant the conveyor.\n24 Q. Does the text say conveyor?\n25 A. It doesn't say that, no.",
    },
    {
      name: 'Safety committee minutes',
      text: 'SAFETY COMMITTEE - Plant 2 - 9 September\nPresent: G. Novak, L. Chen, B. Ortiz (union), M. Reid\n\n1. Minutes approved.\n2. Press 4: guard loose again. Maintenance has a work order; part due Friday. Ortiz asked that the press be locked out until then. Novak to check with production.\n3. Lockout training: 34 of 51 completed. Remaining by month end.\n4. OSHA poster in break room torn; Reid to replace.\n5. Legal has told the plant that the eyewash station sign must be bilingual from January. Chen to order.\n6. Slips: three in August, all at dock 6 in rain. Mats ordered.\nNext meeting 14 October.',
    },
    {
      name: 'Invoice 3391 court reporting',
      text: 'ALDEN COURT REPORTERS\nInvoice 3391\nBill to: Strand Lowry LLP\nCase: Hargrove v. Parkside Properties\n\nDeposition of Plaintiff G. Hargrove, taken 11/16\nOriginal and one copy, 212 pages @ $4.85 ... $1,028.20\nExhibits, scanned, 47 pages @ $0.50 ... $23.50\nAppearance fee, half day ... $175.00\nRough draft, same day ... $212.00\nShipping ... $18.00\nTOTAL DUE ... $1,456.70\n\nTerms net 30. A charge of 1.5 percent a month applies to late payments. Please note the invoice number on your check. The reading and signing period ends 12/20; the errata sheet should be sent directly to our office and to all counsel of record. Thank you.',
    },
    {
      name: 'Complaint (as filed)',
      text: 'SUPERIOR COURT, COUNTY OF ALDEN\nFILED 2021 JUN 14 PM 2:11\nCase No. 21-CV-09983\n\nGLORIA HARGROVE, Plaintiff, v. PARKSIDE PROPERTIES LLC, Defendant.\n\nCOMPLAINT FOR NEGLIGENCE AND PREMISES LIABILITY\n\n1. Plaintiff is an adult resident of this county.\n2. Defendant owns and operates the building at 900 Parkside.\n3. On June 20, 2019 plaintiff fell on the rear stairs, which lacked a handrail as required by code.\n4. Defendant owed a duty to keep the stairs reasonably safe and breached it.\n5. Plaintiff suffered damages in an amount to be proved at trial.\nWHEREFORE plaintiff demands judgment and a jury trial.\nJulian Frost, attorney for plaintiff',
    },
    {
      name: 'Answer and affirmative defenses',
      text: "ALDEN COUNTY SUPERIOR COURT\nElectronically filed 07/29/2021\n\nDEFENDANT PARKSIDE PROPERTIES LLC'S ANSWER\n\n1. Admitted on information and belief.\n2. Admitted.\n3. Denied, except that defendant admits that plaintiff fell.\n4. States a conclusion of law to which no response is required; otherwise denied.\n5. Denied.\n\nAFFIRMATIVE DEFENSES\nFirst: Plaintiff's own negligence was the cause of her injuries. Second: Failure to mitigate. Third: The condition was open and obvious.\nWHEREFORE defendant requests that the complaint be dismissed with costs.\n\nStrand Lowry LLP, by Evan Strand, Attorneys for Defendant",
    },
    {
      name: 'Judgment and order',
      text: "HOUSING COURT, EASTERN DIVISION\nNo. 22-SP-0417\nBeale v. Unit 3B occupant\n\nORDER\n\nAfter trial, the court finds that the tenant reported the lack of heat to the board of health on August 9, and that the landlord served the notice to quit on September 2. The statutory presumption of retaliation applies and was not rebutted. The landlord's testimony that the decision had been made earlier was not credible. Judgment for the tenant for possession, damages of three months' rent, and reasonable attorney's fees, for which counsel shall submit an affidavit within ten days. The parties are advised of the right to appeal within ten days of entry. So ordered.",
    },
    {
      name: 'Offer letter',
      text: 'Tamarack Hotels\nJanuary 3, 2018\n\nDear Ms. Pruitt,\n\nWe are happy to offer you the position of Housekeeper II, at an hourly rate of $15.40, reporting to the Executive Housekeeper. You will be eligible for health insurance after sixty days. Employment is at will and may be ended by either party at any time. As a condition of employment you will be asked to sign the enclosed arbitration agreement, under which disputes between you and the hotel are decided by a neutral arbitrator rather than a court; you may wish to discuss it with a lawyer. Please reply by January 10. We look forward to having you on our team.\n\nHuman Resources',
    },
    {
      name: 'Privileged access review - Q3',
      text: "From: IT Security\nTo: System owners\nSubject: Privileged access review Q3, due Friday\n\nEvery quarter we have to certify who holds privileged accounts. Please open the attached sheet, find your system, and mark each administrator as keep or remove. Note that Payroll has seven privileged users, which the auditors consider too many. Legal's document system has two and both are fine. Shared admin passwords must be rotated by the 30th. If we don't hear from you, your rights will be revoked and you will need to open a ticket to get them back. Confidential: internal use only; do not share this list outside the company.",
    },
    {
      name: 'Text thread, foreman and painter (export)',
      text: "5/18 16:40 Foreman Ray: need u 6am tmrw north side\n5/18 16:41 Marek: harness still in other truck\n5/18 16:44 Ray: we'll manage its only 2 levels\n5/18 16:45 Marek: ok boss\n5/19 06:02 Ray: where r u\n5/19 06:05 Marek: parking\n5/19 11:30 Ray: hey they took you to st lukes? call me\n5/19 11:31 Ray: what did u tell the ambulance\n5/19 19:10 Marek: wrist broke. ribs\n5/19 19:12 Ray: company will take care of u. no need for lawyers ok\n5/19 19:15 Marek: ok",
    },
    {
      name: 'Notice to quit',
      text: "NOTICE TO QUIT FOR NONPAYMENT OF RENT\n\nTO: Renee Delgado and all occupants\nPREMISES: 44 Harbor Street, Unit 6\n\nYou are notified that you owe rent of $2,850 for the months of January and February. You must pay this amount in full or quit and deliver up the premises within fourteen (14) days of receipt. If you do not, the landlord will begin legal proceedings to recover possession, rent, costs and reasonable attorney's fees as permitted under paragraph 19 of your lease. You may wish to consult a lawyer or your local legal aid office. Served by certified mail and by posting.\n\nHarbor Street Apartments, by its managing agent",
    },
    {
      name: 'Claim acknowledgement',
      text: 'Northgate Mutual Insurance\nClaim 77-20819\nInsured: Neil Odom\nDate of loss: March 3, 2022\n\nDear Ms. Yoder: We have received notice of your claim arising from the automobile accident on the above date. We are investigating and will contact you within fifteen days. Please send us the repair estimate, photographs, and any medical bills. Please complete the enclosed medical authorization. If you are represented by an attorney, please forward this letter to him or her and have them send us a letter of representation. Nothing in this letter is an admission of liability, and we reserve all our rights.\n\nSincerely, D. Pruett, Claims Specialist',
    },
    {
      name: 'Meet-and-confer on discovery responses',
      text: "From: Marcus Dey (Whitlock & Dey)\nTo: Dana Whitcomb (Whitcomb & Reyes LLP)\nRe: Okafor v. Brightwell - deficiencies\n\nDana, following our call on Monday, I write to meet and confer on your client's responses. Requests 3, 8 and 12 received only objections. You say that the notes of the HR interview are privileged, yet no privilege log has been served. Please serve one by the 20th or produce the notes. We also do not accept that the request for comparator files is overbroad; we offered to limit it to one plant and three years. If we cannot agree I shall have to move to compel and ask for costs. I am free on Thursday after two.\n\nMarcus",
    },
    {
      name: 'Firm newsletter: five things employers should know',
      text: "Garrison Pike Client Alert, Spring edition\n\nThe new state pay transparency act takes effect on July 1. Five points for employers: post a range for each opening, including remote ones; keep records for three years; do not ask for salary history; train recruiters; and check your outside agencies' adverts. Penalties start at $500 and rise for repeat violations. Our labor and employment group is hosting a free webinar on June 8; register on our website.\n\nThis alert is for general information only, is not legal advice, and does not create an attorney-client relationship. Attorney advertising. Prior results do not guarantee a similar outcome. To unsubscribe, click below.",
    },
    {
      name: 'Rent ledger cover mail',
      text: "From: Marta Soto, Leasing\nTo: Shanice Turner\nCc: Accounting\nDate: 4 December 2021\n\nHello Ms. Turner, as you requested, here is your ledger for the year. It shows full payment through September, nothing for October, $1,100 received on November 9, and nothing for December to date. Balance including late fees is $2,420. If you paid by money order and it isn't shown, please send me the stub. After the 15th, accounts with a balance go over to our attorney automatically and I am not able to stop it once that happens, so please get in touch before then. A payment plan form is attached. Happy holidays.\n\nMarta",
    },
    {
      name: 'Stipulation to extend time',
      text: "UNITED STATES DISTRICT COURT\nNgata v. Kestrel Care Homes Inc.\n\nSTIPULATION AND [PROPOSED] ORDER\n\nThe parties, through their respective counsel, stipulate as follows: (1) Defendant's time to respond to the first amended complaint is extended to May 6; (2) initial disclosures are due May 20; (3) documents produced inadvertently and subject to the attorney-client privilege or work product protection shall be returned on request, and such production is not a waiver, under Federal Rule of Evidence 502(d); (4) this is the first extension sought, and no other dates are affected.\n\nSigned electronically by attorneys for Plaintiff and for Defendant. IT IS SO ORDERED.",
    },
    {
      name: 'Open enrollment reminder',
      text: 'From: Benefits Team\nTo: All staff, Brightwell Foods\nDate: October 25, 2021\n\nOpen enrollment runs from November 1 through November 15. New this year is a prepaid legal plan: for $14 a month you may consult an attorney about wills, traffic tickets, home purchases and landlord disputes. The plan does not cover claims against the company. To enroll, log on to the portal and choose Voluntary Benefits. Dental rates rise by two percent; vision is unchanged. If you do nothing your present choices will carry over, except for the flexible spending account, which must be elected each year. Drop-in help is available in the cafeteria on Tuesdays from noon to two.',
    },
    {
      name: 'Independent medical examination report',
      text: 'INDEPENDENT MEDICAL EXAMINATION\nExaminee: Ruth Yoder\nExaminer: Carol Denning, MD, orthopedic surgery\nServed on all counsel pursuant to court order\n\nHistory: Ms. Yoder reports neck and shoulder pain since the collision. I reviewed records from three providers. On examination, range of motion is reduced by a third; strength is full. MRI shows degenerative changes at C5-6, which in my opinion pre-date the accident. The arthroscopic surgery was reasonable but not related to the collision. She has reached maximum medical improvement. My opinions are given to a reasonable degree of medical certainty. My testimony list for the past four years and my fee schedule are attached.',
    },
    {
      name: 'Town hall Q&A write-up',
      text: "TOWN HALL - DAYTON PLANT - QUESTIONS AND ANSWERS (posted on intranet)\n\nQ. Is it true that time cards were changed?\nA. (Plant manager) We've heard the concern and the company is looking into it. An outside law firm has been hired. If you are asked to talk to them, please be honest. No one will be punished for speaking up.\nQ. When will the cafeteria reopen?\nA. June 1. New vendor, with longer hours.\nQ. Are there more layoffs?\nA. None planned for this quarter.\nQ. Why did the second shift lose its bonus?\nA. The target was missed by three points. We'll publish the figures every month from now on.",
    },
    {
      name: 'Shipping delay, pallet 88',
      text: "From: Wes Tran, Tamarack Supply\nTo: Kim Olds\nDate: June 3, 2022\n\nKim, pallet 88 is stuck in Reno until Thursday, since the trailer failed its brake inspection. I've asked the carrier for a swap and they'll let me know tonight. Can you push the linen order back by a day? No charge for the rebooking. Sorry about it.\n\nWes\n\nCONFIDENTIALITY NOTICE: This e-mail and any attachments may contain information that is privileged, confidential, attorney-client communication or attorney work product and exempt from disclosure. If you are not the intended recipient, please notify the sender and delete all copies immediately.",
    },
    {
      name: 'Counteroffer from claimant',
      text: "Kanelos Injury Law\nTo: Harlan Crane Rental, attention of its counsel, Ms. Doyle\nAugust 20, 2021\n\nDear Ms. Doyle: Your client's offer of $90,000 is rejected. Medical specials alone come to $118,000 and Mr. Briggs has been out of work for fifteen months. We are authorized to settle for $640,000, inclusive of the compensation lien. The rigging inspector's own report says that the sling was past its date, and a jury will not forgive that. The demand is open for thirty days; after that we shall ask the court for an early trial date. This communication is for purposes of compromise and is inadmissible under the rule.\n\nStavros Kanelos",
    },
    {
      name: 'Emergency department note',
      text: 'COUNTY GENERAL HOSPITAL - EMERGENCY DEPARTMENT\n\n58 y/o female BIBA after ground-level fall in a store. Landed on right hip. Denies head strike or LOC. Pain 8/10. PMH: hypertension, osteopenia. Meds: lisinopril.\nExam: right leg shortened, externally rotated; distal pulses intact.\nImaging: displaced femoral neck fracture, right.\nPlan: NPO, morphine, ortho consult, admit. Patient asked whether the chart can be sent to an attorney; advised to sign a release with Medical Records. Privileged health information: disclosure subject to HIPAA.\nAttending: M. Farrukh, MD',
    },
    {
      name: 'Landlord association bulletin',
      text: "Alden Rental Owners Association, monthly bulletin\n\nMeeting on the 14th at the Elks Lodge. Our speaker, attorney Victor Castellan, will give a talk on the new notice rules, open to the public. Coffee and pie.\n\nReminders: smoke detectors now need ten-year batteries. The city has moved its permit desk to the second floor. Model lease forms, reviewed by lawyers, are on sale for $12 to members and $20 to others. A member on Pine asks if anyone knows a good roofer.\n\nOpinion: the council's rent cap will be voted on in June. Come and speak; three minutes each. Wear your badge. Dues are now payable.",
    },
    {
      name: 'Neighbour noise diary',
      text: 'Diary sheets for the housing officer - please fill in and return\n\nMon 4 May, 23:10 to 01:30, drumming and shouting from flat above. Could not sleep.\nTue 5 May, quiet.\nThu 7 May, 22:45, furniture being dragged, went up and knocked, he swore at me and said speak to my solicitor.\nSat 9 May, party until 04:00. Called the police, log 118. They came at 02:15.\nSun 10 May, rubbish on the stairs.\nMon 11 May, he apologised and gave my son a football. Then loud again at 23:30.\n\nI understand these sheets may be shown to my neighbour and to the court. Signed, F. Mackie',
    },
    {
      name: 'Bus camera maintenance log',
      text: 'MERIDIAN TRANSIT - FLEET - CAMERA LOG, Unit 1407\n\n07/11 camera 2 lens cleaned. KP\n07/19 camera 4 (rear door) no signal, replaced cable. KP\n07/28 drive swapped, routine. KP\n08/01 unit in collision. Drive pulled by supervisor at 16:20, sealed bag 0091. Copy to police 08/02.\n08/03 original drive checked out to Legal, signed S. Avery. Receipt in binder.\n08/09 new drive installed, cameras 1 through 6 tested OK. KP\n08/15 unit back in service.\nKeep this log with the vehicle file for five years. Enter the date, what you did and your initials. No pencil.',
    },
    {
      name: 'Chiropractic records request',
      text: "Vance Spine & Sport\nTo: Nunez Pryor Law; Strand Lowry LLP\nRe: Subpoenaed records, patient R. Mbeki\n\nEnclosed please find the complete chart, eleven pages, as called for in the subpoena and the patient's signed authorization, together with the custodian's affidavit. Visits: 3/2/2015, 3/9/2015, 3/23/2015. Complaint: low back stiffness after moving a sofa. Treatment: adjustment and heat. Discharged with home exercises. There are no X-rays on file. A copy charge of $22.00 is due from the requesting party. Identical sets have been sent to the lawyers for both sides. If you need Dr. Vance to testify, please arrange dates through the front desk; her fee is prepaid.",
    },
    {
      name: 'Severance agreement and release',
      text: 'SEPARATION AGREEMENT AND GENERAL RELEASE\n\n1. Employer will pay Employee six weeks of base salary, less withholdings.\n2. Employee releases all claims, known or unknown, including those under the Age Discrimination in Employment Act.\n3. Employee is advised in writing to consult with an attorney before signing, and has twenty-one days to consider this Agreement and seven days to revoke it after signing.\n4. Employee will return all property, including laptop and keys.\n5. The parties agree that nothing here bars a charge with a government agency.\n6. This Agreement was jointly drafted and shall not be construed against either party.\n\nSignature lines follow.',
    },
    {
      name: 'Witness statement - J. Reese',
      text: 'VOLUNTARY STATEMENT (store form 12)\nName: Jamal Reese Position: Porter Date: same day\n\nAt about 5:40 I mopped aisle 9 because a kid had dropped juice. I put a cone at the end. Then I went to unload milk. I heard a yell around 6 and when I came the lady was on the floor, and Trina was with her. Floor looked damp to me. I got the manager. She said her hip hurt and asked for water. This form is filled in by every employee after every accident and goes to the store manager and the safety office. It is true as far as I remember.\n\nJ. Reese',
    },
    {
      name: 'Follow up on my application',
      text: "From: Bryce Hanlon\nTo: jobs@olmsteadpaper.example\nDate: 11 May 2020\n\nHello, I'm writing to follow up on my application for Paralegal / Contracts Assistant in your legal department. I have six years' experience with a litigation firm, where I drafted discovery, kept the privilege log and prepared trial binders under the supervision of attorneys. I have a certificate from the community college and am a notary. I can start in June. I understand that the position also covers insurance certificates and lease files, which I handled in my last job too. References are attached. Thank you for your time and I hope to hear from you soon.\n\nBryce Hanlon",
    },
    {
      name: 'Tenant complaint about ceiling',
      text: 'From: Renee Delgado\nTo: office@harborstreetapts.example\nDate: November 2, 2021, 10:15 PM\n\nTo whoever reads this, the bathroom ceiling is coming down again and there is brown water in the light. I called this afternoon and was told somebody would come and nobody did. My daughter has asthma and cannot sleep in there. I have photos. If it is not fixed by Friday I am going to call the city and then a lawyer, because my cousin won her case with the same thing. I have paid rent on time for four years. Please just send Manny, he knows where the valve is.\n\nRenee, Unit 6',
    },
    {
      name: 'City inspection report',
      text: 'DEPARTMENT OF BUILDINGS - CODE ENFORCEMENT\nComplaint 21-80077 Inspector: A. Tibbs\n\nAddress: 44 Harbor Street, Unit 6\nFindings: (1) bathroom ceiling, water damage and partial collapse, Class B; (2) mold-like growth about 12 sq ft, Class B; (3) missing smoke detector in the hall, Class C; (4) no violation seen as to heat.\nOwner ordered to correct item 3 within 24 hours and items 1 and 2 within 30 days. Failure may result in civil penalties and referral to the City Attorney for prosecution. Owner may contest by filing an appeal with the Board within ten days. Copy posted at the premises and mailed to owner and tenant.',
    },
    {
      name: 'Grievance step 2 - bargaining committee',
      text: "From: Rosa Lind, Chief Steward, Local 1182\nTo: Nadine Cole, Labor Relations\nDate: 12 Jan 2022\n\nNadine, the committee is moving grievance 21-310 to step 2. The January change to overtime bidding was made without bargaining and violates article 14. We ask for the bid sheets from the last two years and for make-whole pay. Our business agent has spoken with the local's attorney and we are prepared to file a charge if the company refuses. We can meet on the 19th or the 20th, in the training room. Please bring someone who can actually decide. In solidarity, Rosa",
    },
    {
      name: 'Request for time off - jury duty',
      text: "From: Trina Wallace\nTo: Luis Ferrer, Store Manager\nDate: February 3, 2021\n\nHi Luis, I got a jury summons for the week of the 22nd at the county courthouse. I have attached it. They said that it could be one day or might be a long trial, and the lawyers choose on Monday. I know the week is short already with Jamal out. The handbook says I get paid for up to five days if I bring the slip. I can call you every afternoon at four to tell you if I'm coming in the next day. Can I swap my Sunday with Pat? She already said that she's fine with it.\n\nTrina",
    },
    {
      name: 'Notice of deposition',
      text: 'STATE CIRCUIT COURT\nCastellano v. Meridian Transit, No. 22-3120\n\nNOTICE OF DEPOSITION\n\nTO: ALL PARTIES AND THEIR COUNSEL OF RECORD\nPLEASE TAKE NOTICE that on October 12 at 10:00 a.m., at the offices of Obrecht Law, 210 Main Street, Plaintiff will take the deposition upon oral examination of Harold Giddings, the driver of the bus. The deposition will be taken before a certified court reporter and recorded on video, and will go on from day to day until completed. The deponent is requested to bring the documents listed in Schedule A.\n\nCERTIFICATE OF SERVICE: mailed and e-served this day upon counsel for Defendant.',
    },
    {
      name: 'Marisol / dkowal chat - shift cover',
      text: "[2022-09-14 07:02] dkowal: need someone for dock 3 saturday\n[2022-09-14 07:05] marisol.g: ask Ana, she wanted hours\n[2022-09-14 07:06] dkowal: Ana is out again, fmla\n[2022-09-14 07:06] marisol.g: ugh. again?? that's 3 this month\n[2022-09-14 07:07] dkowal: i know. honestly it would be easier if she just quit\n[2022-09-14 07:09] marisol.g: careful lol she'll lawyer up\n[2022-09-14 07:10] dkowal: let her. i'm tired of covering\n[2022-09-14 07:12] marisol.g: try Reuben, he's off the forklift till monday anyway\n[2022-09-14 07:20] dkowal: reuben said yes",
    },
    {
      name: 'Training deck notes: Harassment for supervisors',
      text: 'SPEAKER NOTES, slide 9: What do I do when someone tells me?\n\nListen. Thank the person. Don\'t promise secrecy. Don\'t investigate on your own. Call HR the same day. Remember that the law treats what a supervisor knows as what the company knows.\n\nSlide 10: Myths. "It\'s only illegal if she says no." False. "I need a lawyer before I report." False. "If it was off site it doesn\'t count." False.\n\nSlide 11: Quiz. Read out the three scenarios, allow five minutes each. Materials are adapted from the state civil rights agency\'s public toolkit. Everyone must sign the attendance sheet to receive credit.',
    },
    {
      name: 'Employee handbook - internal investigations',
      text: '7.4 Investigations. The Company takes every complaint seriously. Human Resources will normally interview the complaining employee, the person complained of, and any witness. In some cases the Legal Department or an outside attorney may conduct the investigation. Employees are expected to be truthful and to preserve relevant documents. The Company will keep matters as confidential as practicable, but cannot promise complete confidentiality. Nothing in this policy prevents an employee from speaking with a government agency, a union representative or a lawyer of his or her choosing, or from discussing wages and working conditions.\n\n7.5 Retaliation. Retaliation against anyone who reports in good faith is prohibited and may lead to dismissal.',
    },
    {
      name: 'Incident report 21-44871',
      text: 'CITY POLICE DEPARTMENT - INCIDENT REPORT\nCase: 21-44871 Officer: D. Mullins #3307\n\nOn the above date at 1742 hours I responded to the Bayside Market for a fall with injury. Complainant (F, 58) was seated near aisle 9 and stated that she slipped on liquid. She complained of hip pain. Store employee J. Reese stated he had mopped earlier and set out a cone. I saw one yellow cone by the end cap. EMS transported complainant to County General. Complainant said that she would be calling her lawyer. Photographs taken and booked. No criminal offense noted. Report for information only; copies available from Records for a fee.',
    },
    {
      name: 'Settlement proposal - without prejudice',
      text: "Ash Bellamy PLLC\nTo: Corinne Vasquez, counsel for plaintiff\nRe: Pruitt v. Tamarack Hotels - FOR SETTLEMENT PURPOSES ONLY\n\nDear Ms. Vasquez: Without any admission, and subject to the rule on compromise offers, my client is willing to pay your client the total sum of $75,000 in exchange for a general release, dismissal with prejudice, and mutual confidentiality. Half would be paid as wages. The hotel would provide a neutral reference. We think this is a fair figure given the limitations defense and the modest medical expenses. The offer remains open until Friday at five. Please let us know your client's response.\n\nLeonard Ash",
    },
    {
      name: 'Exit interview summary',
      text: 'EXIT INTERVIEW - voluntary resignation\nEmployee: P. Dunn, press operator Interviewer: Dawn Fisk, HR\n\nReason for leaving: better pay across town, plus trouble with the foreman. Says that foreman calls the older fellows "fossils" and gives them the worst shifts. Would not name others. Did not report it earlier because "nothing happens." Liked: coworkers, the overtime. Disliked: heat, parking. Would recommend company? Maybe. Asked if he planned to bring a complaint; he laughed and said lawyers cost too much. Property returned: badge, locker key, boots kept. Final check to be mailed. Form sent to plant manager and personnel file.',
    },
    {
      name: 'Subrogation letter from comp carrier',
      text: "Cornerstone Workers' Compensation\nTo: Harlan Crane Rental; Kanelos Injury Law\nRe: Injured worker Darnell Briggs\n\nPlease take notice that we have paid benefits on the above claim as follows: medical $38,912.40; temporary disability $21,340.00; total to date $60,252.40. Under the compensation act we have a lien in that amount, plus future payments, against any recovery from a third party. Please do not disburse settlement money without our written consent. An itemization is enclosed. We may agree to a reduction for our share of attorney fees and costs, as the statute provides. Kindly advise us of the status of any suit, and of the name of the liability carrier's adjuster.\n\nLien Recovery Unit",
    },
    {
      name: 'Press statement',
      text: 'FOR IMMEDIATE RELEASE\n\nMERIDIAN TRANSIT STATEMENT ON AUGUST 1 COLLISION\n\nMeridian Transit extends its sympathy to the passengers who were hurt on Route 14 on Monday. The safety of riders is our first concern. The driver has been placed on leave while the facts are gathered, and we are cooperating with the police. Because a lawsuit has been filed, on the advice of our attorneys we cannot comment further on the details. Riders who left belongings aboard may collect them from the Sixth Street depot, weekdays from eight to four. Route 14 is running on its normal schedule.\n\nMedia contact: Office of Communications',
    },
    {
      name: 'Residential lease, paragraphs 18 to 21',
      text: "18. ENTRY. Landlord may enter upon twenty-four hours' written notice for repairs, inspection or to show the unit, and at any time in an emergency.\n\n19. ATTORNEY'S FEES. In any action to enforce this lease the prevailing party shall recover reasonable attorney's fees and costs.\n\n20. PRIVILEGES. The use of the laundry room, roof deck and bicycle storage is a privilege, not a right, and may be withdrawn upon notice.\n\n21. WAIVER OF JURY TRIAL. To the extent permitted by law, the parties waive trial by jury. Tenant acknowledges having had the opportunity to review this lease with counsel of Tenant's own choice before signing.",
    },
    {
      name: 'Lawyers to pay record sum in harassment suit (news clip)',
      text: 'The Alden Courier, local news, page B3\n\nA hotel chain agreed on Tuesday to pay $1.2 million to a group of housekeepers who said they were harassed by a supervisor. The settlement was approved by Judge Amato after a brief hearing. "Our clients were believed," said their lawyer, Corinne Vasquez, on the courthouse steps. An attorney for the hotel, Leonard Ash, said that the company admitted no fault and wished to move on. The hotel must train managers for three years. Legal experts said that the case may encourage similar suits in the region. Two of the women still work there.',
    },
    {
      name: 'EEOC notice of charge',
      text: 'EQUAL EMPLOYMENT OPPORTUNITY COMMISSION\nNOTICE OF CHARGE OF DISCRIMINATION\n\nTo: Human Resources, Brightwell Foods\nCharging party: Okafor, A. Charge no. 410-2022-01188\n\nThis is notice that a charge of employment discrimination has been filed against your organization under Title VII, alleging sex and retaliation. A perfected charge is enclosed. Please submit a statement of your position, with supporting documents, within thirty days through the portal. The position statement may be released to the charging party or her attorney on request. You are required to preserve all records relevant to the charge until it is resolved. The Commission also offers mediation, which is free and voluntary.',
    },
    {
      name: 'Annual performance review - R. Mbeki',
      text: 'EMPLOYEE: R. Mbeki TITLE: Dock Lead PERIOD: 2019\nREVIEWER: H. Sato\n\nOverall: Meets expectations.\nStrengths: knows the yard, trains new hires with patience, good safety record until the fall in May. Covered for two absences without complaint.\nNeeds work: paperwork late on six occasions; argued with dispatcher in August in front of a driver. We discussed it and he apologized.\nGoals: finish forklift recertification by March; submit logs by end of shift.\nEmployee comments: "I think this is fair but I don\'t agree about August, I had counsel from my pastor and I\'m working on it."\nSigned by both.',
    },
    {
      name: 'Article on stress leave for staff magazine',
      text: "From: Jolene Barr, Communications\nTo: All managers\n\nPlease share with your teams the piece below for the May issue.\n\nWhere to turn. Our employee assistance program gives you six free counseling sessions a year. Counselors are licensed, and what you tell them stays confidential. You can talk about family, debt, grief or trouble at work. The counsel you get is by phone or in person and your boss won't be told. The program also has a list of local advisers for budgeting and, if you need one, a referral to a lawyer for a half-hour consultation at a reduced rate. Call the number on the back of your badge at any time of the day.",
    },
    {
      name: "Letter from plaintiff's counsel",
      text: 'Whitlock & Dey, Attorneys at Law\nApril 2, 2022\n\nTo: Human Resources Director, Brightwell Foods\nRe: Our client, Adaeze Okafor\n\nDear Sir or Madam: This firm represents Ms. Okafor in connection with the termination of her employment on March 11. Our client was dismissed within weeks of reporting sexual harassment. We demand that you preserve all documents, including e-mail, text messages and chat, that concern her. Please direct further contact to this office, or have your attorney call us. If we have not heard from you in fourteen days we will file a charge with the EEOC and seek all remedies the law allows, including fees.\n\nVery truly yours,\nMarcus Dey',
    },
    {
      name: "Letter to tenant from landlord's attorney",
      text: 'Castellan Law Office\nMarch 15, 2020\n\nBy certified mail\nTo: Ms. Imani Rowe, Unit 3B\n\nDear Ms. Rowe: I am the attorney for Howard and Miriam Beale, the owners of your building. My clients have completed the repair of the boiler, and the inspector signed off on March 9. They have credited $300 to your account for a key fee that was charged in error. Rent for February and March is now overdue. Please pay $1,900 by April 1 so that we may avoid a court case. If you have a lawyer, kindly pass this letter on, since I may not then write to you directly. I do not represent you and cannot give you advice.\n\nV. Castellan',
    },
  ],
}
