import { type PrivilegeSet, readSamples } from './sample-text.ts'

/** Ordinary documents that mention lawyers, courts and privilege. Written for learning, and measured by nothing. */
export const trainingMentions: PrivilegeSet = {
  privileged: [],
  ordinary: readSamples(`
=== Re fence.eml
From: Nora
To: Jan (next door)
Subject: Re: fence

Jan, I've slept on it and I'm not going to pay for half of a fence I never wanted. My sister's husband is a lawyer, he says without an agreement you can't charge me. I'd rather we stay friends. You can have the old planks from my shed if you like. Please tell the workers not to step on the tomatoes. Nora
=== garage complaint.eml
To whom it may concern, you've had my car for five weeks now. You promised ten days. I have spent 430 on a rental. I expect the car by Friday or I will take this to small claims and send you the bill of my attorney as well. I have kept all text messages. Regards, P. Obi
=== reference paralegal.docx
It's my pleasure to recommend Bettina Kroll, who worked in our litigation group as a legal assistant from 2015 to 2021. She kept the court calendar, prepared exhibits for trials and handled difficult clients with humor. Attorneys fought over her. She leaves us to move to the coast. Any law office would be lucky to have her.
=== opinion column.txt
Why every town needs a public defender. Last week I sat in courtroom 3 and watched a man plead guilty in ninety seconds. His lawyer had met him that morning. I asked the judge about it afterwards and she sighed. We spend more on flower beds than on defence. I believe that justice should not depend on whether you can pay an attorney. Write to your council member. The author teaches history.
=== annual report legal risk.txt
Legal proceedings. From time to time we are party to litigation arising in the ordinary course. In March 2022 a shareholder filed a putative class action in the Northern District. We believe that the claims are without merit and intend to defend the case vigorously. We can't predict the outcome. In the opinion of management, after consultation with counsel, no provision is required. See also note 17 on tax matters.
=== insurer to claimant.pdf
Dear Mr. Fofana, we insure Hillcrest Storage. We have looked into your claim of 2 June for damaged furniture. According to our insured the unit was dry. Please send the purchase receipts and photographs. If you are represented by counsel please give this letter to your attorney and tell us the name. A settlement can't be considered until we have the documents. This isn't an admission of liability. Yours sincerely, Claims Department
=== opposing letter 14 June.pdf
Dear Ms. Farrow: I write in response to your letter of June 3. My client categorically denies your client's allegations. Ms. Pell was dismissed for repeated cash shortages, each of which she signed for. Your demand of $95,000 bears no relation to any damages she could prove at trial. Should she file suit, we will seek sanctions. Please direct all further correspondence to this office. Very truly yours, Dennis Rourke, Attorney for Ballard Stores
=== demand from tenant counsel.pdf
Re: Unlawful withholding of deposit, 12 Alder Court. Dear Mr. Bonner, please be advised that this office represents Ms. Yara Haddad. Under the state statute you had 21 days to return her deposit of $1,800 or to itemize. You did neither. We demand $5,400 within ten days, or we'll file in county court and seek attorney's fees. Govern yourself accordingly. Law Office of Pia Storm
=== CLE flyer.txt
Wednesday webinar: Deposing the corporate witness. Learn from two veteran trial lawyers how to prepare an outline, use documents and handle objections. We'll cover privilege calls, speaking objections and when to stop. Ethics credit pending. Members free, guests $40. Register by the 9th. Slides will be sent to everybody who registers. Sponsored by Keystone Court Reporting.
=== law student essay.txt
In this paper I argue that the attorney-client privilege should cover conversations with a chatbot if a lawyer asked for them. Courts have so far been hesitant. In the leading decision the judge found that the plaintiff had no reasonable expectation of confidentiality. I examine three theories: agency, necessity and the Kovel doctrine. Finally I propose a test with two steps. I'd like to thank my professor for her comments.
=== encyclopedia deposition.txt
A deposition is testimony of a witness taken out of court and under oath. The lawyers of both sides ask questions, and a court reporter writes down every word. It's used to find out what a witness knows and to preserve testimony for trial. An opposing attorney may object to the form of a question, yet the witness usually has to answer. Transcripts can be used to impeach a witness who later changes the story.
=== firm newsletter.eml
From: Halbrook Stern LLP
Subject: Employment law update, spring

Three things every employer should know. First, the new overtime threshold begins in July; check your exempt managers. Second, the court of appeals has narrowed non-competes for hourly workers. Third, pregnant workers now have a right to breaks in our state. This newsletter is for general information and is not legal advice. To talk to one of our attorneys call us. You're receiving this as you attended our seminar. Unsubscribe.
=== billboard copy.txt
Arrested? Don't say a word until you call Big Mike! 24 hours a day, our defense lawyers answer the phone themselves. We've beaten DUI, drug and assault charges in every court in the valley. First meeting free, payment plans, we come to the jail. "He got my case thrown out" - Dana T. Call now. Attorney advertising.
=== job ad litigation assistant.txt
Busy plaintiffs' firm looks for a litigation assistant. You will draft discovery responses, schedule depositions and mediations, talk with clients and keep our case list up to date. Knowledge of e-filing a must, Spanish a plus. We offer health insurance, parking, a 401k and a lawyerly sense of humor. Send a resume and two references to hiring manager Gail. No phone calls please.
=== linkedin counsel.txt
Some personal news: after nine wonderful years as in-house counsel at Ostrava Foods I'm joining the family business. I've learned that good legal advice is short, that you should never send an angry email, and that the best settlement is the one nobody hears about. Thanks to my team, you know who you are. Onwards! #inhouse #newchapter
=== legal ops ticket.txt
Ticket 5512. Requester: Legal. The contract database is slow since Monday, searching takes 40 seconds. Two attorneys can't open PDF attachments at all. Priority: high, they have a filing on Thursday. Update 11:20: index rebuilt, search is back to 2 seconds. Update 14:05: reader reinstalled on both laptops. User confirmed. Closed.
=== sales and contract.eml
From: Devon
To: Sales East
Subject: Q3 paper

Quick reminder from my side: legal needs five business days for any redline, so don't promise signature before the 20th. Standard terms go through without review. If a client wants their own paper, open a ticket and attach everything, including the order form. Kudos to Amy, who closed Barton with zero changes! Pipeline call moves to 10.
=== hr announcement gc.eml
From: CEO
To: Everyone
Subject: Welcome Farida

I am delighted that Farida Noor joins us on Monday as General Counsel. She was a partner at Lowe & Sand and before that a prosecutor. She'll lead legal, compliance and risk, and sits on the fourth floor next to finance. Outside the office she climbs and bakes. Please say hello. Our thanks go to Stan, who has run legal as interim and now returns to his practice.
=== wedding mail.eml
From: Aunt Bea
To: all cousins
Subject: seating!!

Darlings, seating plan attached. I put the lawyers at one table so that they can argue with each other, sorry Tim. Uncle Joe must not sit near the bar. The band needs a plug on the terrace. Who brings Grandma? Her hearing aid batteries are in my bag. Cake is lemon now because the baker got divorced and is in court on the Saturday, you couldn't make it up. xx
=== school complaint.eml
Dear Ms. Headley, I am writing because Tom was again called names on the bus. I spoke with the driver on Monday and with you on Thursday, yet nothing has changed. I would like a meeting with you and the other parents this week. If the school doesn't act I'll have no choice but to speak to a lawyer and to the school board. Tom now has stomach aches every morning. Kind regards, Julia Renner
=== hr investigation note.docx
Interview with M. Sato, 3 April, by HR. She says that on the 28th the supervisor threw a clipboard at the wall, not at a person. She was frightened. She had heard from two colleagues that it had happened before. She doesn't want to make it a big thing. I explained that we'll speak to everybody involved, that retaliation isn't tolerated, and that she can call the hotline. Next: talk to the supervisor on Friday.
=== supervisor note.txt
10/4 Spoke to Kevin re: phone on the line. He said he was waiting for a call from his lawyer on the custody case. Told him to use the office next time. He agreed. 10/11 Late 20 min, court again, brought the paper. OK. 10/19 Good week, trained the new guy. Put him down for the forklift course in November.
=== court clerk email.eml
From: Civil Clerk, Dept 12
To: counsel
Subject: 24CV0871 Mora v. Peak Towing

Good morning counsel, the motion to compel set for June 4 is continued to June 18 at 9:00. Oppositions remain due as noticed. Appearances may be made by video. If the parties reach a settlement before the hearing, please inform the department at once so that the time can be given to others. Thank you, S. Ortiz, clerk
=== subpoena custodian.pdf
SUBPOENA. To: Custodian of Records, Valley Orthopedics. You are commanded to produce at the office of Kessler Law, 40 Main Street, on or before August 2, the complete chart of the patient named below, including images and bills. The patient's authorization is attached. You may object in writing. Failure to obey may be punished as contempt. Issued by Ruth Kessler, attorney for defendant. Copy to counsel for plaintiff.
=== answer filed.pdf
DEFENDANT'S ANSWER AND AFFIRMATIVE DEFENSES. Electronically filed 05/06. Defendant, through its undersigned counsel, answers as follows: 1. Admitted. 2. Denied. 3. Defendant lacks knowledge and therefore denies. First affirmative defense: plaintiff failed to mitigate her damages. Second: the claims are barred by the statute of limitations. Wherefore defendant asks that the complaint be dismissed with costs. Respectfully submitted, /s/ Ona Beck, Attorney for Defendant. Certificate of service.
=== protective order.pdf
STIPULATED PROTECTIVE ORDER. The parties, through counsel, agree: documents marked CONFIDENTIAL may be shown only to the parties, their attorneys, experts and the court. An inadvertent production of material subject to the attorney-client privilege or the work product doctrine shall not be a waiver, and it shall be returned on request. At the end of the action all copies are destroyed. It is so ordered.
=== jury verdict news.txt
A jury on Tuesday awarded $3.1 million to a forklift driver who lost his foot. Deliberations took two days. "They finally listened," his attorney Carol Ames told reporters. The company's lawyers said they would appeal. During the trial a former manager testified that inspections had been skipped to save time. Plaintiffs had offered to settle for one million. The judge will hear motions in May.
=== separation agreement sent.docx
Dear Gerald, enclosed is the separation agreement we discussed. The company offers twelve weeks of pay in exchange for a release of claims. You have 21 days to think about it and seven days to revoke. You're encouraged to talk to a lawyer before you sign. Return the laptop and badge by the 30th. We thank you for your eleven years and wish you well. Human Resources
=== divorce chat.txt
kim: court was ok, took 10 min
bo: and??
kim: divorced!! judge was nice, his lawyer looked at the ceiling the whole time
bo: drinks
kim: YES. bring the dog
bo: who gets the couch
kim: me haha. he gets the debt from the boat
bo: fair. 7 at mine?
kim: 7.30, i'm dropping the kids at mums
=== estate agent.eml
Dear Mr. Lim, good news, the sellers accept your offer of 412. The next step is that you name a solicitor so that I can send the memorandum of sale to both sides. If you don't have one I can give you three names, though you are free to choose. Survey is booked for the 8th, please leave the garage unlocked. I'll keep the board up until exchange. Best, Tania
=== expenses.csv
date,who,what,amount
03/04,Lopez,Taxi to court,18.40
03/04,Lopez,Lunch with counsel Wirth,41.00
03/09,Lopez,Copies of exhibits,12.75
03/11,Rahn,Train to hearing Leeds,86.00
03/12,Rahn,Hotel,119.00
03/15,Rahn,Law society dinner,65.00
total,,,342.15
=== union contract update.eml
Brothers and sisters, the employer has asked for mediation. The first session with the federal mediator is on the 22nd. Our committee and our lawyer will be there from nine. We won't take less than the pattern. In the meantime wear your buttons, work safe and don't talk to the press; send them to me. Strike pay forms are in the hall. Bring soup for the picket on Friday. Lou, president
=== unemployment claimant letter.txt
To the appeals board. I disagree with the decision. I didn't quit, I was told not to come back. My manager said it in front of Ken and Mary. I called twice the next day, I've the phone bill. I could not get a lawyer because I have no money. I ask that you hear me. I can come any day but Wednesday because of dialysis. Respectfully, Ronald Speer
=== clinic note attorney.txt
Patient here for follow up after fall at store. Knee still swollen, locks on stairs. Brings MRI, meniscal tear. Says lawyer told her to ask for a letter on work restrictions. Explained that I can state what I see: no kneeling, no ladders for six weeks. Referred to ortho. Ibuprofen 600. Recheck in three weeks. Copy of note given to patient.
=== condo rules.txt
The board reminds owners of the following. Balconies may not be used for grills. Dogs must be on a leash. Disputes among owners go first to the mediation committee; the association doesn't give legal advice and its attorney represents the association only. Owners in default pay interest and reasonable attorney's fees. The pool closes on 1 October. Please vote by proxy if you can't come to the meeting.
=== IT policy privileged access.txt
Accounts with privileged access must use a hardware key. Requests go to the security team. Data under a legal hold may not be deleted from mailboxes; the legal department sets and lifts holds in the portal. Logs are kept for one year. Violations are reported to HR. Exceptions require approval of the CISO. Questions: service desk, extension 400.
=== blog employment rights.md
Fired while pregnant? What you can do. I'm asked this every week in my column. Keep a diary, save messages, ask for the reason in writing. You can file a charge with the agency without a lawyer, but deadlines are short. If you were offered severance, don't sign on the spot. Many attorneys offer a first talk for free. And look after yourself, it isn't your fault. Next week: unpaid internships.
=== witness letter.txt
Dear Mrs. Anson, you asked me to write down what I saw at the crossing. I was walking my dog at about half past six. It was already dark. The red car came from the left without lights. The boy on the bike had a lamp. I ran over and held his hand until the ambulance came. I told the same to the police. If a court wants to hear me I'm ready to come. Yours, Edith Moll
=== performance plan.docx
Performance improvement plan for D. Hart, 60 days. Goals: answer tickets within one day; no more than two reopened tickets a week; weekly talk with the lead. Background: review of March; warning of 2 May. If the goals aren't met, employment may be terminated. You may comment in writing. HR and your lead will meet with you on 1 and 30 June and on 31 July. Signature confirms receipt, not agreement.
=== co-op letter to members.txt
Dear members, many asked about the suit over the parking lot. The court will hold a hearing in October. As it is pending, the board can't say more than what is in the public file, which you can read at the clerk's office. The costs are covered by the insurance. Please don't approach the neighbor about it. The harvest fest takes place as planned, helpers wanted for the cider press.
`),
}
