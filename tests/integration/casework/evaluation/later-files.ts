import type { PrivilegeSet } from './privilege-sets.ts'

/**
 * By a writer who had not seen the code: none of the 50 privileged ones was missed at the first run, and 10 of the 50 ordinary
 * ones were flagged (a policy, a charge, a clipping, a subpoena, a job ad, a notice under a mail).
 */
export const laterFiles: PrivilegeSet = {
  privileged: [
    {
      name: 'RE Termination of K. Alvarez.msg',
      text: "From: Denise Holloway <dholloway@crestlinefoods.com>\nTo: Martin Sayles <msayles@saylesberg.com>\nDate: March 3, 2026 8:41 AM\nSubject: RE: Termination of K. Alvarez\nATTORNEY-CLIENT PRIVILEGED\n\nMartin,\n\nThanks for the call yesterday. To answer your questions: she gave us the doctor's note on February 11, Tom knew about it by the 13th, and the decision to let her go was made at the budget meeting on the 12th, but nobody wrote that down. Is that going to be a problem? Also should we pay out the accrued PTO now or wait? I want to do this the right way before we send her anything.\n\nDenise",
    },
    {
      name: 'texts_client_0407.txt',
      text: "[4/7/26 9:12 PM] Client (Luis O.): hey Renata sorry its late. they just called me and said if I sign tonight I get 2 more weeks\n[4/7/26 9:13 PM] Client (Luis O.): do I sign?\n[4/7/26 9:20 PM] Renata Voss: No. Don't sign anything tonight. Send me photos of every page.\n[4/7/26 9:21 PM] Renata Voss: And please don't tell them we talked. Just say you need until Friday to read it.\n[4/7/26 9:24 PM] Client (Luis O.): ok. the supervisor also said stuff about my visa again\n[4/7/26 9:25 PM] Renata Voss: Write that down right now, exact words, and the time. For me only.",
      lawyers: ['Renata Voss'],
    },
    {
      name: 'Email - GC to VP HR re warehouse dismissals',
      text: "From: Rebecca Tan, General Counsel\nTo: Paul Dorsey, VP Human Resources\nSent: Monday, January 26, 2026 4:17 PM\nSubject: Warehouse dismissals\n\nPaul, I looked at the five files you sent. Three of them are fine to proceed. The other two give me real concern: both employees complained to OSHA in November and the write-ups only begin in December. A jury will see the sequence before it sees anything else. My recommendation is to hold those two for sixty days, put the supervisors through the documentation training, and revisit. Call me before you talk to Dave about this. Please don't forward.",
    },
    {
      name: 'FW what Priya said about the breaks.eml',
      text: "From: Shane McAllister\nTo: Carla Nunez; Devin Roy\nDate: Feb 18, 2026\nSubject: FW: what Priya said about the breaks\n\nGuys, talked with Priya in Legal this morning. Her view is that if the on-call guys have to keep the radio on during lunch then it's paid time in California, period, and we have exposure going back four years. She wants us to change it from next pay period and not to explain why in the announcement. She also said don't email about it, so consider this the last email.\n\nShane",
    },
    {
      name: 'DRAFT v3 - EEOC position statement (Burdick) - comments on.docx',
      text: 'DRAFT v3 4/22/26 - NOT FOR FILING\n\nRespondent Meridian Transit submits the following in response to Charge No. 520-2026-01184.\n\n1. Mr. Burdick was employed as a dispatcher from 2019 until his separation in December 2025. [Comment JK: client not sure whether he resigned. Keep "separation" until we have the exit paperwork.]\n\n2. Respondent had no notice of any disability prior to November 2025. [Comment JK: Is this safe? Wilma told me on Tuesday she remembers the back brace. Soften or drop. Comment AL: drop, we can\'t have it quoted back at us on summary judgment.]\n\n3. The decision was made by Ms. Ferraro alone.',
    },
    {
      name: 'handwritten notes (scan, transcribed) 5-14-26',
      text: '5/14 - prep w/ Ferraro 2-4:30 pm\n- nervous; talks too much. Told her: answer the q, stop.\n- bad on timeline. thinks complaint came AFTER the review. Email says before!! -> show her Ex 14\n- "I never liked him" -- needs to not volunteer\n- who else in room? maybe Stan. Check.\n- My impression: credible on reasons, shaky on dates\n- to do: mot. in limine re the 2021 thing; ask AL re order of witnesses',
    },
    {
      name: 'Chronology_Okafor_v_Brightwater_paralegal_v6.xlsx (text export)',
      text: 'CASE CHRONOLOGY - prepared by S. Whitlock, paralegal, at the direction of J. Kessler - ATTORNEY WORK PRODUCT\nDate | Event | Source | Notes\n2024-08-02 | Hired as RN, night shift | BW000012 | \n2025-03-19 | First complaint re staffing ratio | BW000310 | KEY. JK wants this as Ex. 1\n2025-03-28 | Schedule changed | BW000355 | 9 days after. Causation argument; see Ninth Cir. cases in memo\n2025-04-11 | Text "she\'s going to be trouble" | BW000402 | Hot doc. Authentication issue, phone was replaced\n2025-06-30 | Terminated | BW000518 | Client says no reason given; letter says "fit"',
    },
    {
      name: 'Memo to file - interview of Harold Pruitt',
      text: 'MEMORANDUM TO FILE\nFrom: Alicia Lindqvist, associate\nRe: Interview of Harold Pruitt (forklift lead), 6/9/2026\nConfidential\n\nI met Mr. Pruitt in the Akron facility in the presence of S. Whitlock. I explained that we represent the company, not him personally, that the conversation is confidential and that the company alone can waive that. He said he understood.\n\nPruitt recalls the January safety meeting. He does not recall Mr. Dunn objecting, which differs from what Dunn alleges in paragraph 31. He seemed to me evasive regarding the shift log; I suspect that he corrected it later and I recommend we image his laptop before the July deadline. He would make an acceptable but not a strong trial witness.',
    },
    {
      name: 'LITIGATION HOLD - PLEASE READ TODAY.msg',
      text: 'From: Office of the General Counsel\nTo: Distribution - Regional Sales; IT Infrastructure\nDate: May 5, 2026\nSubject: LITIGATION HOLD - PLEASE READ TODAY\n\nPrivileged & Confidential. The company reasonably anticipates litigation relating to the separation of Ms. Joanna Prentiss. Effective immediately you must not delete, alter or discard any document, text message, chat or voicemail that relates to Ms. Prentiss, her commissions, or the March reorganization. This includes personal phones. Automatic deletion on the shared mailbox has been suspended. Please do not discuss this notice with anyone outside the distribution. Questions go only to Rebecca Tan. Confirm by reply by May 8.',
    },
    {
      name: 'RE your preliminary numbers.eml',
      text: "From: Joel Kessler\nTo: Dr. Amrita Sen\nDate: 7/1/2026\nSubject: RE: your preliminary numbers\n\nAmrita, thank you, this is useful. Remember that you are at this point retained as a consulting expert only, we have not decided to designate you. Please don't put the regression in a report yet. If the under-40 group is really losing significance when the Tulsa store is out, I want to hear it by phone before anything goes on paper. What would happen if we used hire cohorts instead? And how bad does the other side's likely model look for us, your honest view.\n\nJK",
      lawyers: ['Joel Kessler'],
    },
    {
      name: 'JDG - strategy call recap',
      text: "COMMON INTEREST / JOINT DEFENSE COMMUNICATION\nTo: J. Kessler (Brightwater), M. Oduya (StaffRight Agency), P. Cullen (individual defendant Garza)\nFrom: M. Oduya\nRe: recap of joint defense call, 2/24/26\n\nAs agreed under the Joint Defense Agreement: (1) Brightwater takes the lead on the motion to compel arbitration; (2) we won't point at each other on joint-employer status before the ruling; (3) Garza's declaration will be circulated in draft among us only; (4) nobody opens separate settlement talks without 48 hours' notice. P. Cullen worries that Garza may want to take the Fifth on the timecards.",
    },
    {
      name: 'Authority - Dunn mediation',
      text: "From: Colleen Barr (Claims, Northgate Casualty)\nTo: Alicia Lindqvist\nCc: Rebecca Tan\nSubject: Authority - Dunn mediation 8/12\n\nAlicia, following your evaluation I have authority up to $185,000 inclusive of fees. Please open no higher than 40. The insured would contribute 25 over the retention to get it done if that is what it takes, but they don't want that disclosed to the mediator until the end. If they come with anything north of 300, walk.",
    },
    {
      name: 'Invoice 44817 - Sayles Berg LLP.pdf',
      text: 'SAYLES BERG LLP\nInvoice 44817 - June 30, 2026\nClient: Crestline Foods / Matter: Alvarez\n\n06/02 MS 1.4 Analyze potential FMLA interference claim and effect of missing designation notice; conf. with D. Holloway re same   $812.00\n06/04 JT 3.2 Research retaliation standard, mixed motive, 7th Cir.   $1,120.00\n06/09 MS 0.6 Telephone conf. w/ client re risk of re-hiring offer as mitigation strategy   $348.00\n06/17 JT 5.0 Draft outline for cross-examination of treating physician   $1,750.00\nTotal due: $4,030.00',
    },
    {
      name: 'Minutes of the Board, Halden Robotics, 19 March 2026',
      text: "HALDEN ROBOTICS, INC.\nMINUTES OF A REGULAR MEETING OF THE BOARD OF DIRECTORS\n\nPresent: L. Brandt (chair), S. Iyer, W. Colby, T. Nakagawa. Also present: R. Amory, General Counsel, as secretary.\n\n1. Approval of prior minutes. Approved.\n2. Q1 sales. Ms. Iyer presented the figures; discussion followed.\n3. Litigation. Mr. Amory advised the Board on the pending class claim by field technicians. He explained that in outside counsel's assessment the travel-time theory has an even chance at certification and that exposure is between 2.1 and 3.4 million. He recommended early mediation. The directors asked questions and Mr. Amory answered. It was resolved to authorize negotiations within the limits he described.\n4. Adjournment at 11:50.",
    },
    {
      name: 'slack-export-hr-leads-2026-03',
      text: "#hr-leads  March 12, 2026\n[10:02] tmarsh: are we good to post the new attendance points policy?\n[10:05] jgreer: legal hasn't cleared it\n[10:06] jgreer: @rtan can you look? main thing is whether intermittent leave days can count\n[10:31] rtan: They can't. Take out 4(b) completely, it's interference on its face. I also don't love 6, sending you wording in a sec\n[10:32] tmarsh: what about the ones we already gave points to in Feb?\n[10:40] rtan: Reverse them quietly for now, we need to think about whether we notify. Let's do that by phone",
    },
    {
      name: 'Tuesday plan.docx',
      text: "Tuesday plan - eyes only our side\n\nOpen at 35. They will come down from 600 to maybe 475, ignore it. Second move 55, third 70, then sit. Do not signal the bracket before lunch. Our real ceiling is 160 and the carrier knows it. If the mediator asks about the Tulsa emails, say we are happy for a jury to read them in context. We are not happy. The weak spot is Ferraro's timeline and they don't seem to have found it; keep the talk on the performance reviews. Walk-away line: if no movement by 4, pack up, file the motion Friday.",
    },
    {
      name: 'themes & order.txt',
      text: 'Themes for opening\n- "She did her job. Then she spoke up."\n- nine days\n- rule + one honest nurse\n\nOrder: Okafor, Tran, then the scheduler as hostile. Keep the ex-husband off the stand, the other side will go for the 2019 thing.\n\nCross of Garza: lock in "never saw the email", then 402. Don\'t ask why. \nWeak: damages after October, she turned down the clinic job. Handle ourselves on direct, better from us than from them.\nDrop the emotional distress count? It opens up the medical file. JK leaning to drop. Decide by 9/4.',
    },
    {
      name: 'things for Dana.note',
      text: "For Dana, before our call Wednesday\n\n1. I did take the customer list home, but only the old one. I never told anybody this. Does it matter?\n2. The recording. I recorded the meeting on my phone. In Illinois. Is that bad?\n3. My new job pays 12 less than before, starting in June\n4. Could I still get my job back or is it only money\n5. Ron from accounting would testify but he's afraid\n6. What does it cost if we lose",
      lawyers: ['Dana Whitfield'],
    },
    {
      name: 'Reserve note 2026-11-0387',
      text: 'File 2026-11-0387 / insured: Pell Street Dental Group / claimant: Moreno\nReserve rationale (do not release outside of claims)\n\nDefense team puts chance of a plaintiff verdict at 55 to 60 percent, driven by the group chat and by Dr. Pell as a witness, who came across as arrogant in the mock session. Verdict range 220 to 410 plus fees. Recommended settlement window 150-190 before the close of discovery. Judge is unlikely to grant summary judgment on the harassment count. Increase indemnity reserve from 75 to 180; expense reserve to 120.',
    },
    {
      name: 'iMessage Dana W 2026-02-20',
      text: "Me: they want me to come in tomorrow for an \"informal chat\" with HR\nDana W: Don't go alone and don't agree to anything. Say you're glad to answer questions in writing.\nMe: can they fire me for that?\nDana W: They can try. It would help us more than them.\nMe: ok. and the laptop?\nDana W: Give it back as is. Delete nothing. Not even the vacation pics.\nMe: 😬 ok",
      lawyers: ['Dana Whitfield'],
    },
    {
      name: 'complaint marked up KF.pdf (text layer with notes)',
      text: '9. Plaintiff was told that she was "not a culture fit." [KF: TRUE unfortunately, Brian said it in front of two people. Can we say lack knowledge? probably have to admit]\n10. Defendant had a written policy requiring investigation within ten days. [KF: admit]\n11. No investigation took place. [KF: deny, but ask Brian what he did exactly, a hallway talk isn\'t one. We\'ll get killed on this if he wings it]\n12. Plaintiff suffered retaliation. [KF: deny. Conclusion]\nGeneral: raise the 180/300 day point as affirmative defense, looks late by 4 days if the clock starts on the review and not at the firing.',
    },
    {
      name: 'Q&A run-through Garza.doc',
      text: "Run-through for Thursday (bring back, don't keep a copy)\n\nQ: When did you first hear of the complaint?\nSuggested: \"I don't remember the exact date. It was in the spring.\" (Don't guess March!)\nQ: Did you text anybody about Ms. Okafor?\nYou will be shown 402. Read it to the end before you say anything. It's yours. Say so.\nQ: Did you delete messages?\nYou replaced the phone under the company plan. Say this and nothing more. If they push, we will object and you wait.\nQ: What did you look at to get ready for today?\nOnly say what refreshed your memory.\nReminder: silence is fine. They use silence to make you talk.",
    },
    {
      name: 'RE RE contractor thing',
      text: "From: Bo Larkin\nTo: Trish Emmons\nDate: Apr 29, 2026\nSubject: RE: RE: contractor thing\n\nTrish, heard back from the outside folks at Sayles Berg. Short version: they think we lose if the drivers bring it to the Labor Commissioner, since we set the routes and the uniforms. They say either convert them by July or loosen up the routes and put it in writing. They'd go for converting. Estimated back exposure 900k, mostly meal breaks. Their full note is in my drawer, I'd rather not have it on the server. Don't share with the branch managers.",
    },
    {
      name: 'Opinion letter - assistant manager exemption.pdf',
      text: "SAYLES BERG LLP\nApril 2, 2026\n\nVia email\nCrestline Foods, Inc.\nAttention: Denise Holloway\n\nRe: Exempt status of Assistant Store Managers under the FLSA\n\nDear Denise:\n\nYou have asked for our opinion whether the Assistant Store Managers in the 41 Ohio and Indiana stores are properly classified as exempt executives. Based on the job descriptions, the time study and your description of their duties, we believe that there is a substantial risk that a court would find that management is not their primary duty. We set forth our reasoning below and recommend reclassification as of the beginning of the third quarter, coupled with a communication that we would be glad to prepare.\n\nVery truly yours,\nMartin Sayles\n\nAnalysis. The executive exemption, 29 C.F.R. 541.100, requires among other things that the employee's primary duty is management and that she customarily and regularly directs the work of two or more employees. The time study shows that assistant managers spend 71 percent of a typical week on register, stocking and cleaning. Time alone is not decisive; concurrent performance of exempt and nonexempt duties is permitted under 541.106. But the assistant managers told your consultant that they cannot hire, cannot change the schedule and must call the district office before sending someone home. We regard those answers as the most harmful facts in the file.\n\nExposure. On the numbers you gave us, two years of overtime would come to some 1.9 million dollars, before liquidated damages, and three years to 2.8 million if willfulness is found. The existence of this letter will make good faith easier to show only if the advice is followed in reasonable time. We do not recommend seeking a Department of Labor opinion.\n\nNext steps. Please limit circulation of this letter to those who must decide on it.",
    },
    {
      name: 'Severance agmt Prentiss - redline w bubbles',
      text: "SEPARATION AGREEMENT AND GENERAL RELEASE (redline of 5/19)\n\n3. Payment. The Company will pay Employee [$48,000][RT: can go to 60 if she asks, don't offer] less withholdings.\n5. Release. Employee releases the Company from all claims [AL: need OWBPA language, she's 52. 45 days, not 21, because of the March group. Did HR prepare the disclosure list? If not the release is worthless].\n8. Non-disparagement. [RT: NLRB issue? AL: she's a supervisor, I think OK but let's narrow it.]\n11. No re-hire. [AL: drop, looks retaliatory.]",
    },
    {
      name: 'Research memo - stray remarks doctrine',
      text: 'MEMORANDUM\nTO: Joel Kessler\nFROM: Ben Adeyemi (summer associate)\nDATE: June 24, 2026\nRE: Okafor - admissibility of "trouble" text; stray remarks\n\nQuestion presented: Whether a single text by a non-decision-maker is admissible as evidence of retaliatory motive. Brief answer: probably yes, under a cat\'s paw theory, if we can show that Garza influenced the termination. The biggest hole is that our client herself testified at the unemployment hearing that Garza was on leave in June. I have not found a case helping us with that and suggest we deal with it through the scheduler.',
    },
    {
      name: 'Adverse impact - RIF list 2 - PRIVILEGED.xlsx (sheet notes)',
      text: 'PREPARED AT THE REQUEST OF R. TAN TO ENABLE THE PROVISION OF LEGAL ADVICE\n\nSheet 1: selected positions by unit\nSheet 2: 40+ vs under 40. Selection rate 14.2 % vs 6.1 %. Std dev 2.7\nSheet 3: by race. Std dev 1.1\nNotes: Rebecca, if we swap the Dayton testers (rows 31-36) for the Dayton planners the 40+ number drops to 1.9. Paul says business could live with it. Let me know which version goes to the committee, and I will delete the other from the share unless you tell me to keep.',
    },
    {
      name: 'Question before I answer this employee',
      text: 'From: Jodi Keane (HR Generalist)\nTo: Legal Intake <legal@meridiantransit.com>\nDate: Wed, 11 Feb 2026 14:08\nSubject: Question before I answer this employee\n\nHi, a bus operator in Garage 4 has asked to bring his emotional support dog into the break room. He has a letter from an online therapist. His supervisor wants to say no flat out. Am I allowed to ask for a better letter? And does it make a difference that he filed a grievance last month? I told him I would get back by Friday so would appreciate your advice by then. Thanks! Jodi',
    },
    {
      name: 'Intake form (completed online) 26-0219',
      text: 'PROSPECTIVE CLIENT INTAKE - Whitfield & Moss Employment Lawyers\nSubmitted 2/19/2026 23:14\n\nName: Tamika Rhodes\nEmployer: Pell Street Dental Group\nTell us what happened: I worked the front desk for 3 years. Dr. P started to comment on my body after my divorce. I told the office manager in October and she said ignore it. In January my hours were cut to 18. I did post about him on Facebook, I took it down after. I also was late a lot, want to be honest.\nWhat result do you want? Money and that he apologizes\nHave you spoken with another attorney? One, he said the case was small',
    },
    {
      name: 'Engagement letter - Okafor.pdf',
      text: 'KESSLER LINDQVIST LLP\n\nJanuary 14, 2026\nPERSONAL AND CONFIDENTIAL\n\nDear Ms. Okafor:\n\nThank you for choosing us to represent you in your dispute with Brightwater Health. This letter sets out the terms. Our fee will be 35 % of any recovery before a trial date is set and 40 % after. As we discussed, we see your strongest claim in whistleblower retaliation under Labor Code 1102.5, the discrimination theory less so, and we plan to begin with a letter rather than a lawsuit. We also discussed the problem with the October job offer. What you tell us remains confidential; please do not discuss our conversations with colleagues, friends or on social media.\n\nJoel Kessler',
    },
    {
      name: 'RE Judge Marchetti',
      text: "From: Joel Kessler\nTo: Alicia Lindqvist; Ben Adeyemi; Sam Whitlock\nSubject: RE: Judge Marchetti\nDate: 8/3/26 6:52 PM\n\nClerked down the hall from her years ago. She hates discovery motions, loves a chart, and will not give continuances for expert issues. So: one-page chart for the privilege log dispute and we give them the 2021 file, it isn't worth burning credit. Keep the powder dry for the Garza phone. Ben, draft the letter brief, three pages, first cut to me Thursday.",
    },
    {
      name: 'Tran declaration for your review',
      text: 'From: Sam Whitlock <swhitlock@kesslerlindqvist.com>\nTo: My Tran\nDate: July 22, 2026\nSubject: Declaration for your review\nAttachment: Tran decl draft 2.docx\n\nHi My, attached is the second draft of your declaration. Joel changed paragraphs 6 and 9 following your conversation on Monday. Please read with care and correct anything that isn\'t exactly how you remember it, even small things. In 9 he wondered if you\'d be comfortable saying "immediately" rather than "soon after." If not, we leave it. Don\'t sign yet.\nSam, Paralegal',
    },
    {
      name: 'Report of internal investigation - Project Larch',
      text: 'PRIVILEGED AND CONFIDENTIAL\nATTORNEY-CLIENT COMMUNICATION / ATTORNEY WORK PRODUCT\n\nTo: Audit Committee, Halden Robotics\nFrom: Oakes & Farrow LLP\nDate: May 29, 2026\n\nWe were retained by the Committee to investigate allegations raised through the ethics line concerning the VP of Operations and to advise on resulting legal risk. We interviewed 14 witnesses; each was given an Upjohn warning. In summary, we find the allegations of favoritism substantiated and those of kickbacks not substantiated. We consider a claim by the two passed-over engineers likely and recommend the measures in Part V.\n\nPart III. Credibility. We found the two engineers credible. Their accounts of the February selection meeting agree in substance with the notes kept by the HR partner, which were taken on the same day. The VP changed his account twice. When shown the messages of February 11 he said that they had been meant as a joke. In our judgment a fact finder would not believe this.\n\nPart IV. Legal analysis. One engineer is 58 and the other returned from parental leave in January. Each has a prima facie case. The legitimate reasons stated to us (travel flexibility, "energy") are, put mildly, not helpful.\n\nPart V. Recommendations. (1) Reopen the selection with a new panel. (2) Discipline short of termination for the VP, documented without reference to this report. (3) Consider tolling agreements. (4) Oral report only to the full Board.',
    },
    {
      name: 'common interest w. Local 88',
      text: "From: Pat Cullen\nTo: Irene Stavros (counsel, Local 88)\nDate: 9 Apr 2026\nRe: Garage 4 grievances\n\nIrene, under our common interest agreement here is our draft unfair-labor-practice theory for the charge, with the parts we are less sure of in yellow. I'd hold back the surveillance allegation until your members have signed statements. Tell me if you see a conflict between our individual clients and the bargaining unit regarding the seniority remedy. Not to be shared beyond the two offices.",
    },
    {
      name: 'Status report no. 3 to carrier - Dunn',
      text: 'Lindqvist to Barr (Northgate Casualty)\nQuarterly report, Dunn v. Akron Storage\nClaim 2026-09-0114\n\nLiability assessment: We continue to view this as a case of moderate exposure. Pruitt did worse in his deposition than we hoped; he conceded the log was changed. Plaintiff presents well. Strategy: move for partial summary judgment on the public policy tort, then mediate. Budget through trial: $148,000. Likely verdict if we lose: $250,000 to $330,000. Please treat as confidential.',
    },
    {
      name: 'WhatsApp Luis (exportado)',
      text: '[15/4/26 18:02] Luis: Licenciada buenas tardes, me volvieron a descontar el uniforme\n[15/4/26 18:10] Renata Voss: Buenas tardes Luis. Guarde el talón y mándeme foto. Eso lo sumamos a la demanda.\n[15/4/26 18:12] Luis: El primo mío también quiere entrar pero él no tiene papeles, ¿le afecta?\n[15/4/26 18:15] Renata Voss: Para el salario no. Que me llame él directo, y que no hable de eso en el trabajo ni por mensaje.\n[15/4/26 18:16] Luis: Ok gracias',
      lawyers: ['Renata Voss'],
    },
    {
      name: 'Voicemail 3-30-26 auto transcript',
      text: "Voicemail to main line, ext. 12 (Voss), 3/30/2026, 0:58\n\"Hi Renata this is Gloria Tam, you're handling my overtime case. Um, I got a letter from the company's lawyers, it says I have to keep my phone. And I wanted to tell you something I didn't say in the office, I did clock in for my sister a couple times, twice maybe. I hope that doesn't ruin it. Please call me before I answer these people. I'm off at four. Thank you, bye.\"",
    },
    {
      name: 'Jury consultant debrief.pdf',
      text: 'TRIALSIGHT RESEARCH - prepared for Kessler Lindqvist LLP in connection with Okafor v. Brightwater. Confidential work product.\n\nTwo panels of 12, August 8. Panel A for plaintiff 9-3, Panel B for defense 7-5. Jurors with relatives in nursing were surprisingly tough on the plaintiff ("everyone is short-staffed"). The nine-day timeline was by far the most persuasive exhibit. The plaintiff\'s explanation for refusing the clinic job was not believed by two thirds. We suggest striking for cause or otherwise any hospital administrators, and an ask of no more than $900,000 in non-economic damages.',
    },
    {
      name: 'damages_model_v9_JK.xlsx (cell notes)',
      text: "Work Product - prepared in anticipation of litigation\nTab Backpay: 6/30/25 to 2/1/27, base 112,400, OT avg 9.2 h/wk (client's memory, only 6.8 in payroll. use 8?)\nTab Mitigation: clinic offer Oct 25 at 98k. Scenario A ignored, B offset in full, C 50 %\nTab Settlement: A 1.31M, B 0.62M, C 0.94M. JK: never show B to anyone\nTab Fees: lodestar to date 211k",
    },
    {
      name: 'Calendar - Thu Sep 10',
      text: "Thu Sep 10, 2026, 9:30-10:30\nCall w/ client (Holloway) + Sayles - Alvarez\nNotes: MS to advise re offer of judgment Rule 68. Number? Board only wants 90. Explain cost shifting doesn't cover fees the way they think. Ask about text msgs from Tom's private phone - has he looked?? Next: prep for status conf.",
    },
    {
      name: 'group chat class reps',
      text: "Chat: \"Named plaintiffs + Voss office\"\nMarisol (paralegal, Voss): Hi everyone. Renata asks me to tell you that the company's offer came in. She will explain it on tonight's call at 7. Please don't talk to coworkers about the number.\nGloria: is it good\nRenata Voss: It's a start. I don't think that we should take it, and I'll tell you why tonight.\nHector: my wife wants to know if we pay taxes on it\nRenata Voss: Part of it, yes. We'll go over this.",
    },
    {
      name: 'pulling badge data for Rebecca',
      text: "From: Nate Osgood (IT Security)\nTo: Jill Pomeroy (Facilities)\nCc: Paul Dorsey\nDate: May 6, 2026\nSubject: pulling badge data for Rebecca\n\nJill, Rebecca Tan in the GC's office asked us to collect this for her so she can advise on the Prentiss matter: badge swipes Jan to April for suite 410, the visitor log, and whatever is left of the lobby video. She is mainly after who was in the building on the evening of March 17. Please send it only to her, no copies to Sales, and don't mention the name in tickets.",
    },
    {
      name: 'Review protocol & coding notes wk 2',
      text: 'Okafor - doc review, week 2, notes for reviewers (AL)\n- "Hot" tag: anything with staffing ratio + name of client, and anything Garza from 3/19 to 6/30\n- Tag "Bad for us" separately: tardiness, clinic job, the Facebook thing\n- Issue codes 4 and 7 are how we\'ll structure the MSJ opposition, so be generous\n- If you see messages with R. Moss it\'s inadvertent production maybe, stop reading and call me\n- 402: look for a second copy with metadata, we need it to authenticate',
    },
    {
      name: "Mediation brief - for mediator's eyes only",
      text: "CONFIDENTIAL MEDIATION STATEMENT OF PLAINTIFF\nSubmitted to Hon. Ruth Calloway (Ret.) - NOT TO BE SHARED WITH DEFENDANT\nProtected by Evidence Code sections 1115 et seq.\n\nPlaintiff recognizes that the mitigation issue carries risk and for today's purposes values it at a 30 percent discount. Her last demand was $1.4 million. Candidly, she would consider resolving the case in the range of $725,000 if the neutral reference and the correction of her personnel file are included. She wants an apology more than the last $50,000.",
    },
    {
      name: 'my notes for the lawyer.docx',
      text: "Written for my attorney so I don't forget (Ben D.)\n\nThe thing with the valves began in fall 2024. I told Stan verbally, then by e-mail in Jan. I have the emails on a USB at my sister's. I know I wasn't supposed to copy them. After the January safety meeting Stan said \"some people like to be heroes.\" Pruitt heard it. On Feb 2 they moved me to nights. I did shout at Stan on Feb 5, I used a bad word. I'm telling you since they will.",
    },
    {
      name: 'Pay equity audit - kickoff',
      text: "From: Oakes & Farrow LLP\nTo: Halden Robotics - R. Amory; T. Nakagawa\nCc: PayMetrics Analytics\nSubject: Pay equity audit, kickoff\n\nTo protect the privilege, PayMetrics is engaged by us and reports only to us. Please don't run your own cuts of the data in parallel. First results in six weeks, orally. We'll then advise on which adjustments to make before the California report and how to describe them. Preliminary concern from the 2024 data: the gap among senior technicians, about 7 percent unexplained.",
    },
    {
      name: 'tel note 26-08-19',
      text: 'Tel. note SW w/ client G. Tam, 8/19, 12:10-12:25\nClient upset re interrogatory answers, doesn\'t want to list 2 prior jobs. Told her I\'d ask RV. She says supervisor offered to "make it right" w/ cash if she drops. RV informed 12:40 - wants declaration + think about motion for protective order. Client to send screenshot. Call back Fri.',
    },
    {
      name: 'sticky note photo OCR',
      text: "MS says DON'T send warning letter til he's reviewed\nalso ask him -- do we hv to give her file? she asked 3x\n(he's out til Thurs, call Jen his secretary at Sayles Berg)",
    },
    {
      name: 'Agenda HR-Legal sync 2026-04-14',
      text: "HR / Legal sync, April 14\nAttendees: Paul, Jodi, Rebecca\n1. Burdick charge: Rebecca's read on the position statement, who signs\n2. Captioning request: she thinks we're out of time on the interactive process, need to respond this week\n3. Arbitration rollout: Rebecca recommends to wait until the appeal comes down. Risk if we impose during the charge\n4. Prentiss: settlement range (oral only)\nAction: Jodi pulls file for RT, Paul speaks with Ferraro after RT has prepared her",
    },
    {
      name: 'Draft script - termination meeting (Rev by outside counsel)',
      text: 'TERMINATION MEETING - SCRIPT\nDraft of 3/6/26, revised M. Sayles. Do not hand out\n\n"Karen, thank you for coming. We\'ve decided to end your employment as of today." [MS: stop here. Do not give the budget reason unless she asks, we aren\'t certain that we can prove it.]\nIf she asks whether it is because of her leave: "No. The position is being eliminated." [MS: only if it really is. Denise, please confirm you won\'t backfill before September. If you will, we need other language.]\n[MS: two people in the room, Tom shouldn\'t be one of them.]',
    },
  ],
  ordinary: [
    {
      name: 'Employment Agreement - J. Prentiss (executed)',
      text: "EMPLOYMENT AGREEMENT\n\n12. Governing Law. This Agreement shall be governed by the laws of the State of Ohio.\n13. Attorneys' Fees. In any action to enforce this Agreement, the prevailing party shall be entitled to recover its reasonable attorneys' fees, expert fees and costs, in addition to any other relief to which it may be entitled.\n14. Notices. Notices to the Company shall be sent to 400 Commerce Park, Attention: Human Resources, with a copy to the General Counsel.\n15. Entire Agreement. This Agreement supersedes all prior understandings.\n\nSigned: Joanna Prentiss, 02/04/2022\nFor the Company: Paul Dorsey",
    },
    {
      name: 'Gifts and Conflicts Policy (rev. 2025)',
      text: 'MERIDIAN TRANSIT - GIFTS AND CONFLICTS OF INTEREST POLICY\nEffective September 1, 2025. Applies to all employees.\n\nEmployees may not accept gifts with a value above $50 from vendors. Offers above that amount must be reported within five business days using Form C-2. Employees who are unsure whether a relationship is a conflict should contact the Legal Department or the Ethics Line. The Legal Department reviews this policy each year. Violations can lead to discipline up to and including termination. Nothing in this policy prevents employees from discussing wages or working conditions.',
    },
    {
      name: 'EEOC Notice of Charge 520-2026-01184',
      text: 'U.S. EQUAL EMPLOYMENT OPPORTUNITY COMMISSION\nNew York District Office\n\nNOTICE OF CHARGE OF DISCRIMINATION\nCharge No. 520-2026-01184\nRespondent: Meridian Transit\n\nThis is notice that a charge of employment discrimination has been filed against your organization under the Americans with Disabilities Act by Curtis Burdick. The circumstances of the alleged discrimination are described in the enclosed copy. Please provide a statement of your position by April 30, 2026 through the Respondent Portal. You or your attorney may contact the investigator, L. Mendez, with questions. Federal law requires that you preserve all personnel records relevant to the charge.',
    },
    {
      name: 'Clipping - nurse sues Brightwater',
      text: 'The Valley Courier, February 27, 2026\n\nNURSE SUES BRIGHTWATER OVER FIRING\nBy Ed Salinas\n\nFRESNO - A former night-shift nurse has filed suit against Brightwater Health, claiming that she was dismissed for complaining about staffing levels. According to the complaint, filed Wednesday in Superior Court, Ngozi Okafor was let go three months after her first report. Her attorney, Joel Kessler, said that she "did what every patient would want a nurse to do." A spokesperson for Brightwater declined to comment on pending litigation.\n\nThe suit describes a night in March 2025 on which, Okafor says, three nurses were responsible for 36 patients. State regulations set a maximum of five patients per nurse on medical-surgical units. Inspectors cited the hospital once in 2023 for a similar shortfall, records show, and imposed a fine of $15,000.\n\nOkafor, 41, said in an interview outside the courthouse that she never wanted to be in the news. "I asked a question in a meeting. That\'s all I did," she said.\n\nThe nurses\' union, which isn\'t a party, called the case "the tip of the iceberg." A first hearing is set for June 9. Legal experts say that such cases often settle before trial.',
    },
    {
      name: 'lunch thursday.eml',
      text: "From: Gina Petrakis\nTo: Accounts Payable team\nDate: April 20, 2026\nSubject: lunch thursday?\n\nHey all, it's Monique's last week so I booked the back room at Sal's for Thursday at noon. Let me know if you can come, and whether you eat meat. We're chipping in 10 each for the gift.\n\nGina\n\nCONFIDENTIALITY NOTICE: This e-mail and any attachments may contain confidential and legally privileged information, including attorney-client communications, and are intended solely for the addressee. If you have received this message in error, please delete it and notify the sender.",
    },
    {
      name: 'HR Investigation Report 2026-017',
      text: 'HUMAN RESOURCES - INVESTIGATION REPORT\nCase 2026-017. Investigator: Jodi Keane, HR Generalist. Confidential - need to know\n\nAllegation: Employee A (dispatcher) stated that Employee B made jokes about his back brace in the break room.\nInterviews: A on Nov 18, B on Nov 19, two coworkers on Nov 20.\nFindings: B admitted one remark on November 12. Coworkers recall two. The Respectful Workplace policy was violated.\nOutcome: Written warning to B; refresher training for Garage 4. A informed November 25.\nFile closed per HR procedure 7.3.',
    },
    {
      name: 'Fax cover - Tri-County Uniform Supply',
      text: 'FAX\nTO: Crestline Foods, Accounts Payable\nFROM: Tri-County Uniform Supply, Credit Dept.\nPAGES: 3 incl. cover\nDATE: 03/16/2026\nRE: FINAL DEMAND - Acct 77120 - past due $6,418.20\n\nPlease find attached our demand letter and open invoices 9912, 9958 and 10003. If payment is not received within ten days the account may be referred to our attorneys for collection. If you have already sent the payment please disregard. Thank you. Cheryl, ext. 204',
    },
    {
      name: 'Job posting: Litigation Paralegal (Akron)',
      text: "LITIGATION PARALEGAL - Full time, Akron OH\n\nA growing employment-law practice seeks a paralegal with 3+ years of experience. You will assist attorneys with document productions, privilege logs, trial exhibits, cite-checking and e-filing. Experience with Relativity a plus. Bachelor's degree or paralegal certificate required. Discretion with privileged material is a must. We offer $62,000 to $74,000, medical, dental and a 401(k) match, hybrid two days a week. Send resume to jobs@lakefrontstaffing.com. Equal opportunity employer.",
    },
    {
      name: 'Grievance form - Local 88 - G4-26-031',
      text: 'AMALGAMATED TRANSIT WORKERS LOCAL 88\nGRIEVANCE FORM, STEP 1\n\nGrievant: D. Castellano   Badge: 4471   Garage: 4\nDate of occurrence: 1/22/2026\nArticle(s) violated: 14.2 (seniority), 17 (discipline without just cause), and all others that apply\nStatement: Grievant was passed over for the Route 9 bid in favor of a junior operator.\nRemedy sought: Award the bid; make whole for lost earnings.\nSteward: R. Hines   Received by management: 1/26/26, initials TM',
    },
    {
      name: 'Subpoena duces tecum - payroll records',
      text: 'SUPERIOR COURT OF CALIFORNIA, COUNTY OF FRESNO\nDEPOSITION SUBPOENA FOR PRODUCTION OF BUSINESS RECORDS\nCase 26CECG00871, Okafor v. Brightwater Health\n\nATTORNEY OR PARTY WITHOUT ATTORNEY: Name, State Bar number, address: Joel Kessler, SBN 214477\nTHE PEOPLE OF THE STATE OF CALIFORNIA, TO: Custodian of Records, StaffRight Agency\n1. YOU ARE ORDERED TO PRODUCE THE BUSINESS RECORDS described in item 3, on 05/11/2026 at 10:00 a.m.\n3. The records to be produced: all payroll records and schedules for Ngozi Okafor, 08/01/2024 to 06/30/2025.\nDISOBEDIENCE OF THIS SUBPOENA MAY BE PUNISHED AS CONTEMPT BY THIS COURT.',
    },
    {
      name: 'Certificate of liability insurance 2026',
      text: 'CERTIFICATE OF LIABILITY INSURANCE     DATE 01/05/2026\nTHIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER.\nPRODUCER: Huron Valley Brokers\nINSURED: Akron Storage LLC\nINSURER A: Northgate Casualty\nCommercial general liability  GL-553201  1/1/26 - 1/1/27  each occurrence 1,000,000\nEmployment practices liability  EP-118840  1/1/26 - 1/1/27  2,000,000 (retention 25,000)\nLawyers professional: n/a\nCERTIFICATE HOLDER: Port District of Akron',
    },
    {
      name: 'Separation agreement and release (signed) - M. Reyes',
      text: 'SEPARATION AGREEMENT AND RELEASE\n\n7. Acknowledgments. You acknowledge that you have been advised in writing to consult with an attorney before signing; that you have 21 days to consider this Agreement and may revoke it within seven days after signing; and that you knowingly waive claims under the Age Discrimination in Employment Act.\n8. Nothing in this Agreement limits your right to file a charge with, or participate in an investigation by, the EEOC.\n\nAccepted and agreed:\nManuel Reyes     Date: 02/13/2026\nCrestline Foods, Inc., by Denise Holloway',
    },
    {
      name: 'Pay stub 03-13-2026',
      text: 'CRESTLINE FOODS INC\nEmployee: ALVAREZ, KAREN   ID 20881\nPay period 02/23/2026 - 03/08/2026   Pay date 03/13/2026\nRegular 64.00 h @ 24.75  1,584.00\nPTO 16.00 h @ 24.75  396.00\nGross 1,980.00\nFed withholding 171.42 / FICA 122.76 / Medicare 28.71 / OH 48.10\n401k 79.20\nNet 1,529.81\nPTO balance 41.5 h',
    },
    {
      name: 'Offer letter - Okafor',
      text: 'BRIGHTWATER HEALTH\nJuly 15, 2024\n\nDear Ngozi,\n\nWe are delighted to offer you the position of Registered Nurse, night shift, in our Fresno Medical Center, starting August 2, 2024 at an hourly rate of $54.04. You will report to Daniel Garza. Your employment is at will. This offer is contingent on verification of your license and a background check. Please sign below and return by July 22. Welcome to the team!\n\nTalent Acquisition',
    },
    {
      name: 'Shift schedule wk 14',
      text: '4 WEST - WEEK OF MARCH 30\nMon N: Okafor, Tran, Lopez / float: -\nTue N: Okafor, Bell / float: Tran\nWed N: Lopez, Bell, Tran\nThu N: OPEN (1), Tran, Okafor\nFri N: Bell, Lopez / float: Agency\nSwaps need DG initials by Thursday noon. No swaps by text please!!',
    },
    {
      name: '2025 performance review - Dunn',
      text: "ANNUAL PERFORMANCE REVIEW 2025\nEmployee: Benjamin Dunn   Title: Maintenance Tech II   Reviewer: Stan Kowalczyk\n\nQuality of work: 4/5. Ben knows the valve systems better than anyone.\nAttendance: 5/5\nCommunication: 2/5. Can come across as argumentative in meetings. Should raise concerns through the lead first.\nOverall: Meets expectations\nGoals for 2026: complete the boiler certificate; mentor one new hire.\nEmployee comments: I don't agree with Communication.",
    },
    {
      name: 'PIP - T. Rhodes',
      text: 'PERFORMANCE IMPROVEMENT PLAN\nEmployee: Tamika Rhodes, Front Desk\nDate: January 6, 2026\nIssue: 11 late arrivals since October 1 (see list). \nExpectation: At the desk, ready to greet patients, by 7:50 am each working day.\nSupport: Weekly check-in with office manager Sheila.\nDuration: 60 days. Failing to improve may lead to further action including termination.\nSignature (employee): refused to sign SB',
    },
    {
      name: 'resignation.eml',
      text: "From: Kyle Brunner\nTo: Stan Kowalczyk\nDate: May 22, 2026\nSubject: resignation\n\nHi Stan,\n\nPlease take this as my two weeks' notice, last day will be June 5. I found something closer to home. I learned a lot here and have no hard feelings, even about the nights thing. Who do I give the keys to?\n\nKyle",
    },
    {
      name: 'PTO request',
      text: "From: My Tran\nTo: Daniel Garza\nDate: Mar 4, 2026\nSubject: PTO request\n\nHi Daniel, I'd like to take April 6-10 off, my parents are visiting from Houston. Lopez said she can cover Tuesday and Wednesday. Let me know, I need to book the zoo tickets haha. Thanks, My",
    },
    {
      name: 'slack-export-sales-midwest-2026-01',
      text: "#sales-midwest  January 15, 2026\n[8:58] jprentiss: who moved the Gallant account to Kirk???\n[9:03] kdowd: don't look at me, it just showed up in my queue\n[9:04] jprentiss: that's 40k in commission, I've had them since 2022\n[9:10] bhuang: let's take it offline please. Joanna I'll call you at 10\n[9:11] jprentiss: fine\n[9:30] kdowd: anyone else's CRM down?",
    },
    {
      name: 'Expense report ER-20931',
      text: 'EXPENSE REPORT ER-20931\nName: Kirk Dowd   Dept: Sales Midwest   Period: February 2026\n02/03 Hotel Columbus, 1 night 164.00\n02/03 Dinner w/ customer (Gallant, 3 persons) 211.40\n02/04 Mileage 142 mi 99.40\n02/17 Parking 18.00\nTotal 492.80\nApproved: B. Huang 03/02/2026',
    },
    {
      name: 'timecards_tam_g_2026Q1.csv',
      text: 'employee,date,in,out,lunch_min,hours\nTAM G,2026-01-05,06:58,15:31,30,8.05\nTAM G,2026-01-06,06:55,15:30,30,8.08\nTAM G,2026-01-07,06:59,17:02,0,10.05\nTAM G,2026-01-08,07:01,15:29,30,7.97\nTAM G,2026-01-09,06:57,17:15,0,10.30\nTAM G,2026-01-12,MISSED,15:30,30,8.00',
    },
    {
      name: 'Certificate of completion',
      text: 'CERTIFICATE OF COMPLETION\nThis certifies that\nDANIEL GARZA\nhas completed the two-hour course\n"Preventing Harassment and Abusive Conduct: Supervisors (California)"\non November 4, 2025. Score: 88 %.\nProvider: SafeCampus Learning, certificate no. 55-40219',
    },
    {
      name: 'Job description - Dispatcher II',
      text: 'MERIDIAN TRANSIT\nJob Description: Dispatcher II   FLSA: non-exempt   Grade 14\n\nSummary: Coordinates bus operators by radio and CAD system and keeps service on time.\nEssential functions: monitor up to 60 vehicles; log incidents; relay detours; sit for extended periods; work rotating shifts including weekends.\nRequirements: high school diploma, two years of dispatch experience, clear speech.\nReports to: Superintendent of Operations (W. Ferraro)',
    },
    {
      name: 'Org chart - Operations, Jan 2026',
      text: 'OPERATIONS (effective 1/1/2026)\nCOO: Wes Colby\n - Field Service: Tina Nakagawa (41 technicians)\n   - East: P. Ruiz\n   - Central: H. Lindell\n   - West: vacant\n - Manufacturing: O. Bauer (88)\n - Quality: S. Mehta (12)',
    },
    {
      name: 'IT ticket INC-100482',
      text: 'INC-100482   Priority 3   Opened 2026-02-09 07:44\nRequester: D. Garza   Category: Mobile device\nDescription: Phone screen cracked, need replacement under company plan. \nWork notes: 02/09 loaner issued. 02/12 new iPhone delivered, old device wiped and returned to the vendor per standard. User confirmed mail and calendar ok.\nStatus: Closed 2026-02-12',
    },
    {
      name: 'Incident report 26-07',
      text: 'SAFETY INCIDENT REPORT\nLocation: Boiler room B   Date: Jan 9, 2026   Time: 14:20\nReported by: B. Dunn\nWhat happened: Relief valve 3 stuck open, steam release about 2 minutes. No injuries.\nImmediate action: line shut, area taped off.\nRoot cause (supervisor): worn seat, part on order since November.\nCorrective action: replace seat, inspect valves 1-6 by Jan 31.\nSigned: S. Kowalczyk',
    },
    {
      name: 'Open enrollment reminder',
      text: "Subject: Last week of Open Enrollment!\nTo: All Employees\nOpen Enrollment ends on Friday, November 20 at 5 pm. If you do nothing your present medical and dental elections roll over, but FSA contributions DON'T. New this year: vision plan with $150 frame allowance, and an optional pet insurance. Drop-in help in the cafeteria Tuesday 11-1. Questions: benefits@haldenrobotics.com",
    },
    {
      name: 'COBRA election notice - Alvarez',
      text: 'Date of notice: March 20, 2026\nKaren Alvarez and covered dependents\n\nIMPORTANT INFORMATION: COBRA CONTINUATION COVERAGE\nYour coverage in the Crestline Foods Health Plan will end on March 31, 2026 owing to end of employment. You may elect to continue coverage for up to 18 months. Monthly cost: employee only $712.30; family $1,984.11. To elect, complete the enclosed form and send it, postmarked no later than May 30, 2026, to the Plan Administrator.',
    },
    {
      name: 'texts Bell-Okafor',
      text: "Bell: girl did you see the schedule\nOkafor: I'm on 5 in a row. FIVE\nBell: after what you said in the huddle\nOkafor: I just asked who's covering 12 patients\nBell: I know. bring snacks lol\nOkafor: bring a union 😂\nBell: Garza was slamming doors all morning",
    },
    {
      name: 'Written warning - Castellano',
      text: 'EMPLOYEE WARNING NOTICE\nEmployee: D. Castellano   Garage 4   Date: 12/11/2025\n[ ] Verbal  [X] Written  [ ] Final\nViolation: Left bus 2214 unattended with engine running at Maple layover, approx. 6 minutes.\nOperator statement: bathroom emergency, no relief available.\nAction: 3 points. Total 7.\nSupervisor: T. Marsh    Steward present: R. Hines',
    },
    {
      name: 'Exit interview - M. Lopez',
      text: 'EXIT INTERVIEW (HR)\nName: Maria Lopez, RN   Last day: Oct 31, 2025\nWhy are you leaving? Better ratio at the other hospital and a day shift.\nWhat did you like best? The team on 4 West.\nWhat could we improve? Staffing. People are scared to say something after Ngozi.\nWould you recommend Brightwater? Maybe, not nights.\nInterviewer: K. Bloom, HR',
    },
    {
      name: 'Ops standup notes 2/2',
      text: 'Ops standup, Feb 2\n- boiler B back up, valve seat arrived finally\n- night rotation from today: Dunn, Ortiz, Farley\n- forklift 6 tagged out\n- visitors from Port District Wed, wear vests\n- overtime for inventory weekend: sign-up sheet by time clock\nNext: Feb 9, Pruitt runs it',
    },
    {
      name: 'All-hands announcement: March reorganization',
      text: 'From: Laura Brandt, CEO\nTo: All Halden\nDate: March 17, 2026\n\nTeam,\n\nToday we are combining Field Service and Customer Success into one organization led by Tina Nakagawa. This will give customers a single point of contact. Unfortunately it also means that 22 positions are going away. Those affected have been told this morning and will receive severance and help with their job search. I know these are our friends. There will be a Q&A at 3 pm in the atrium and on Zoom.\n\nLaura',
    },
    {
      name: 'Handbook excerpt - attendance',
      text: "SECTION 5 - ATTENDANCE AND PUNCTUALITY\n5.1 Employees are expected to report on time. An employee who will be late or absent must call the supervisor at least one hour before the shift.\n5.2 Three consecutive days of no call/no show are deemed a voluntary resignation.\n5.3 Points: tardy under 30 min 0.5; over 30 min 1; absence 2. Protected leave doesn't count.\n5.4 At 8 points: final warning.\n\nSECTION 6 - MEAL AND REST PERIODS\n6.1 Non-exempt employees who work more than five hours receive an unpaid meal period of at least 30 minutes, to begin before the end of the fifth hour. Employees are relieved of all duty and may leave the premises.\n6.2 Rest periods of ten minutes are provided for each four hours worked or major fraction thereof. Rest periods are paid and should be taken in the middle of the work period where practicable.\n6.3 Employees may not skip meal periods in order to leave early. An employee who was prevented from taking a meal period must report this on the Missed Break form on the same day, so that payroll can pay the premium.\n\nSECTION 7 - TIMEKEEPING\n7.1 Employees record their own time only. Clocking in or out for another person is a serious violation.\n7.2 Off-the-clock work is prohibited. This includes answering messages at home, putting on required protective gear before clocking in, and waiting for the bag check.\n7.3 Corrections are made on the Time Correction form and initialed by both the employee and the supervisor.\n7.4 Rounding is not used.\n\nSECTION 8 - PERSONAL APPEARANCE\n8.1 Uniform shirts are issued at hire (three) and replaced yearly. Visible tattoos are allowed unless offensive. Religious dress will be accommodated; talk to your HR partner.",
    },
    {
      name: 'Customer complaint web form',
      text: 'Submitted: 04/28/2026 16:22\nStore: 0319 Fort Wayne\nName: Mrs. Judith Hale\nComments: The young man at the deli was rude, told me to "read the sign." I\'ve been shopping in this store for 20 years. The assistant manager Bri was alone on register and couldn\'t leave to help, she looked exhausted. Please get more people.\nContact me? Yes, by phone in the mornings',
    },
    {
      name: 'Reference for Ms. Alvarez',
      text: 'To whom it may concern:\n\nKaren Alvarez worked under my supervision in the Lima distribution office from 2017 to 2021. She was dependable, exact with numbers and well liked by the drivers. I was sorry to lose her when I retired. I recommend her for any office position.\n\nGerald Foss\nMay 1, 2026',
    },
    {
      name: 'LinkedIn InMail 06-11',
      text: "Hi Joanna, came across your profile. I'm recruiting for a Regional Account Executive at a packaging company in Columbus, base 85 to 95 plus uncapped commission. I noticed that you're open to work since March. Would you have 15 minutes this week? Best, Tyler at Lakefront Staffing\n\nHi Tyler, thanks, yes I'm looking. Wednesday after 1 works. Joanna",
    },
    {
      name: "Doctor's note 2-11-26",
      text: 'LIMA FAMILY MEDICINE\n02/11/2026\nPatient: Karen Alvarez\nPlease excuse the above from work 02/12/2026 - 02/20/2026. May return on 02/23/2026 with no lifting over 15 lbs for four weeks.\nS. Patel, MD',
    },
    {
      name: 'FMLA designation notice (WH-382)',
      text: 'DESIGNATION NOTICE UNDER THE FAMILY AND MEDICAL LEAVE ACT\nEmployee: Curtis Burdick     Date: 10/06/2025\nYour FMLA leave request is approved. All leave taken for this reason will be designated as FMLA leave.\nThe amount of leave: intermittent, up to 2 days per month.\nYou must tell us as soon as practicable if dates change. You are required to provide a fitness-for-duty certificate: No.\nHR contact: J. Keane',
    },
    {
      name: 'Accommodation request form',
      text: 'REASONABLE ACCOMMODATION REQUEST\nName: Ellen Sobczak   Position: Customer Information Agent\nAccommodation requested: captioning for the weekly video meeting and for training videos\nReason: hearing loss, both sides\nIs the need: [X] permanent [ ] temporary\nReceived by HR: 03/02/2026 JK\nFollow-up meeting: ______',
    },
    {
      name: 'Commission statement Q4-25',
      text: 'COMMISSION STATEMENT\nRep: Prentiss, J.   Quarter: Q4 2025\nBooked revenue 612,400   Rate 4 %   Commission 24,496.00\nLess draw (9,000.00)\nAdjustments: Gallant reassigned (3,310.00)\nPayable 01/30/2026: 12,186.00\nQuestions within 30 days to salesops@',
    },
    {
      name: 'Glassdoor printout',
      text: '"Good coworkers, scary management" 2.0 stars\nFormer employee, Fresno CA, Nov 8, 2025\nPros: The nurses have your back. Free parking.\nCons: Nights always short. If you open your mouth your schedule mysteriously changes. Manager plays favorites.\nAdvice to management: Come do a night.\n12 people found this helpful',
    },
    {
      name: 'Receipt - Dollar Uniform',
      text: 'DOLLAR UNIFORM #12\n04/11/2026 17:48\n2 WORK SHIRT NAVY L  @ 18.99  37.98\n1 NONSLIP SHOE 9  44.50\nTAX 6.19\nTOTAL 88.67\nDEBIT ****2210\nRETURNS WITHIN 30 DAYS WITH RECEIPT',
    },
    {
      name: 'Invite: Garage 4 safety day',
      text: 'BEGIN: Meeting\nTitle: Garage 4 safety day + BBQ\nWhen: Sat Jun 6, 2026 10:00-14:00\nWhere: Garage 4 yard\nOrganizer: T. Marsh\nDescription: Extinguisher demo, defensive driving simulator, burgers (veggie too). Families welcome. Attendance is voluntary and not paid.',
    },
    {
      name: 'badge_swipes_410_march17.txt',
      text: 'DOOR 410-MAIN 2026-03-17\n07:52:11 HUANG B GRANT\n08:03:45 DOWD K GRANT\n08:31:02 PRENTISS J GRANT\n12:15:40 PRENTISS J DENY (CARD INACTIVE)\n12:16:02 PRENTISS J DENY (CARD INACTIVE)\n18:47:30 HUANG B GRANT\n19:20:18 DORSEY P GRANT',
    },
    {
      name: 'Bonus plan 2026 - field technicians',
      text: "2026 FIELD TECHNICIAN BONUS PLAN\nEligibility: active on December 31, 2026 with at least six months of service.\nTarget: 5 % of base. Components: first-visit fix rate (50 %), customer score (30 %), safety (20 %).\nTravel from home to the first site isn't working time unless it goes beyond 60 minutes.\nPayment: with the second payroll in February 2027.",
      lawyers: ['Rebecca Tan', 'Joel Kessler'],
    },
    {
      name: 'Notice of unemployment claim',
      text: "OHIO DEPARTMENT OF JOB AND FAMILY SERVICES\nREQUEST FOR INFORMATION - UNEMPLOYMENT CLAIM\nEmployer: CRESTLINE FOODS INC   Claimant: K ALVAREZ\nLast day worked: 03/09/2026 (claimant's statement)\nReason for separation (check one): [ ] lack of work [ ] quit [ ] discharge [ ] other\nPlease reply within 10 working days from the mailing date, 03/24/2026. If no reply is received a determination will be made on the available information.",
      lawyers: ['Martin Sayles'],
    },
    {
      name: 'Engagement survey 2025 - 4 West summary',
      text: 'Employee Voice Survey 2025 - Unit report: 4 West\nResponses 23 of 31 (74 %)\n"I have what I need to do my job": 38 % favorable (hospital 61 %)\n"I can speak up without fear": 29 % (hospital 58 %)\n"My manager treats me with respect": 47 %\nTop comment themes: staffing, schedule, break coverage\nAction plan owner: D. Garza, due 02/28/2026',
    },
    {
      name: 'Voicemail - Sheila re coverage (transcript)',
      text: "Voicemail, 02/10/2026 6:31 AM, 0:34\n\"Hey Tamika, it's Sheila at Pell Street. Beth's kid is sick, any chance that you can come in at seven thirty and stay until two? I know I cut you down to eighteen hours, this would be extra. Doctor's got three crowns this morning so it's going to be a zoo. Call me or text me, thanks hon.\"",
    },
  ],
}
