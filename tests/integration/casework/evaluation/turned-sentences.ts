import type { MappingSet } from './mapping-sets.ts'

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * Sentences in which a deed is denied, taken back, planned, asked for, only alleged, a rule or somebody else's, and plain ones.
 * The first part was written before the code was read, two more after it. At their first runs 17 of 242, 16 of 147 and 18 of
 * 130 supported an element, and 58 of 79 and 50 of 54 plain ones the right one. All were then used for tuning: some labels in
 * brackets were added and some sentences left out, so none of this is a hold-out. Known to be read wrong and left out:
 * "The client before me, Mr. Hale, was fired for whistleblowing.", where the case does not know who its client is.
 */
export const turned: MappingSet = {
  nothing: lines(`
    I was never denied a break while I was there.
    At no point did anyone at the company threaten me.
    Neither my manager nor HR ever retaliated against me.
    It is not the case that I was demoted.
    I have not been fired, contrary to what people say.
    My hours were not cut and my pay stayed the same.
    Nobody made any racist comments in my presence.
    I did not complain to HR or to anybody else.
    I wasn't let go; my badge still works.
    There was no retaliation after I came back from leave.
    I can't say that anyone ever touched me.
    He didn't yell at me, he was polite the entire time.
    I have no disability and have never asked for an accommodation.
    They did not deny anything I asked for.
    I never worked more than 40 hours in a week.
    Far from firing me, they gave me a raise.
    It would be wrong to say that I was harassed.
    I am not claiming that I was discriminated against.
    Not one of my coworkers called me names.
    She never once commented on my age, my race or my religion.
    Being fired is something that has never happened to me.
    No one from management told me that my job was at risk.
    The rumor that I got demoted is false.
    I deny that I was ever terminated by Harborline.
    Contrary to the charge, Ms. Reyes was not terminated.
    I was almost fired.
    They came close to firing me but changed their minds.
    I was nearly written up for it, but my lead talked them out of it.
    I refused to file a complaint.
    I decided against reporting it to HR.
    I kept quiet and didn't report the safety problem.
    I stopped short of filing a complaint with the EEOC.
    I forgot to ask for the accommodation.
    My manager refrained from writing me up.
    There is no truth to the story that I was groped at the party.
    The demotion never took place.
    I lacked the courage to complain about it.
    I was too scared to complain.
    I avoided reporting it because I needed the job.
    Nothing about my termination was mentioned, because there was none.
    I can honestly say I've never been called a slur at Bluewater Grill.
    In eleven years not a single shift of mine went over eight hours.
    The company has yet to fire me.
    Rather than demote me, Maria Delgado gave me a second chance.
    Instead of going to the EEOC I let it go.
    I don't recall ever being touched by him.
    I don't think they fired me.
    I doubt that they cut my hours on purpose or at all.
    I'm not disabled.
    Hardly anyone would say that I was bullied there.
    If I am fired next week, I will call you.
    Had I reported it, they would have fired me.
    Were I to complain, my hours would be cut.
    Should they terminate me, I intend to sue.
    Suppose I had been demoted; would that count?
    I might be laid off in the spring.
    I could have been fired for that.
    They would fire me if they knew.
    I worry that I'll be let go.
    I am afraid my boss will cut my hours.
    Imagine being called that in front of everybody.
    Say they had refused my accommodation request; what then?
    In the event that I am discharged, please send my check to my mother.
    Maybe they denied my request, I really don't know.
    Perhaps I was demoted, perhaps not; nobody explained it.
    I would have worked sixty hours a week if they had let me.
    I wish I had complained to HR back then.
    I dreamt that my manager grabbed me.
    My biggest fear is getting fired.
    It was as if I had been fired: people stopped talking to me.
    I thought I was going to be fired that day.
    For a moment I believed I had been terminated, but it was a payroll glitch.
    I assume they would have denied a request for leave.
    What if they had suspended me?
    Pretend you were fired: what would you do?
    They were going to demote me but the board stopped it.
    Whether or not I was demoted is still unclear to me.
    Let's assume that HR ignored my complaint.
    Even if I had been harassed, I would not have told anyone.
    Provided that I complain in writing, they have to answer.
    Assuming they cut my pay, could I sue?
    In a worst case they demote me and cut my pay.
    I would rather be fired than apologize to him.
    It felt like I was about to be written up.
    They wanted to suspend me, but the union stepped in.
    Maria Delgado considered terminating me and then dropped the idea.
    Somebody must have complained, otherwise this makes no sense.
    If anyone ever grabbed me like that, I'd scream.
    I'd have gone to OSHA had I known about the guard.
    Employees who complain in good faith will not be retaliated against.
    Any employee who works more than 40 hours in a workweek must be paid overtime.
    Harassment based on race, sex or religion is prohibited at Harborline Logistics.
    An employer may not terminate a worker for reporting a safety violation.
    Under the FLSA, nonexempt employees are entitled to time and a half.
    To prove retaliation, a plaintiff must show that she was fired because she complained.
    Managers are required to report sexual harassment to HR within 24 hours.
    Termination may result from three unexcused absences.
    Title VII makes it unlawful to discharge an individual because of sex.
    Employees may be disciplined, up to and including termination.
    Retaliation includes demotion, suspension, and cutting hours.
    You can be fired for any reason in an at-will state.
    People who get fired are entitled to their last paycheck within 72 hours.
    Final wages are due immediately upon discharge in California.
    An employee who is discharged shall be paid all wages due at the time of discharge.
    The training video showed a supervisor touching an employee.
    A reasonable accommodation might be a modified schedule or a stool.
    Examples of harassment are slurs, groping and lewd jokes.
    In general, supervisors here fire people by email.
    Form 5 asks: "Were you fired, laid off or did you resign?"
    The poster in the break room explains how to file a complaint with the EEOC.
    Discrimination on the basis of age (40 and over) is illegal.
    The element of causation is met where the employee was terminated shortly after complaining.
    In Burlington Northern, the plaintiff was suspended without pay for 37 days.
    In the case my lawyer mentioned, the worker was fired two days after her complaint.
    A worker with a disability has to ask for an accommodation first.
    Constructive discharge means that working conditions became so intolerable that the employee quit.
    Whoever is late three times gets written up.
    Workers over 40 are protected from age discrimination.
    Supervisors must never retaliate against an employee for filing a charge.
    An adverse action is one that might dissuade a reasonable worker from complaining.
    Anyone who reports a hazard is protected from being fired.
    The statute forbids employers to cut the hours of a person who testified.
    When an employee is terminated, HR collects the badge and the laptop.
    My sister was fired from her job at a bank.
    My coworker Luis was denied a chair after his surgery.
    The man before me was let go because he complained.
    A friend of mine works sixty hours a week without overtime.
    They terminated the entire night crew last winter, but not me.
    My husband complained to his own boss about his pay.
    Someone in accounting got demoted after she had a baby.
    Another driver told me that he was harassed by dispatch.
    Ana told me she had been groped by a customer.
    My predecessor was pushed out because of her age.
    The guy who trained me got fired for filing a wage claim.
    My roommate, who works at the airport, was passed over because she is Black.
    His wife was laid off by the school district.
    Two of my colleagues were written up after they went to HR.
    Her hours were cut, mine were not.
    The other cook asked for a stool because of his back and was told no.
    My son got suspended from school.
    My brother is disabled.
    Our receptionist is pregnant and was put on unpaid leave.
    My father, a diabetic, was refused breaks at his plant.
    Everyone on second shift worked unpaid overtime; I am on first shift and go home at three every day.
    Kim says that her manager called her an old hag.
    Rosa Jimenez complained to HR about the smell in the freezer.
    It was Pete, not me, who was fired.
    It was my coworker who reported the spill to OSHA, not I.
    My neighbor lost his job after reporting his boss to the labor board.
    A woman in my building was demoted when she got pregnant.
    The temp they sent us got fired after one day.
    They cut everybody's hours except mine.
    The dishwasher told HR that the chef had grabbed him.
    My daughter asked her school for an accommodation and was turned down.
    Was I wrongfully terminated?
    Did they fire me because I complained?
    Is it retaliation when they cut your hours?
    Am I owed overtime for working over 40 hours?
    Can they fire me for reporting this to OSHA
    Have you ever been harassed at work?
    Were you denied an accommodation?
    Q. Did your supervisor ever touch you?
    How would I know if I was passed over because of my race?
    Could this count as a demotion?
    Do you remember whether you complained to HR?
    I wonder whether they demoted me at all.
    Please tell me whether I was terminated.
    Who said I was fired?
    Why would anybody think I had been demoted?
    I asked if I was being fired, and she laughed.
    I asked HR whether my position had been eliminated.
    does it matter that i was fired or not
    Nobody could tell me if I was still suspended or had ever been.
    Ms. Reyes alleges that she was demoted because of her sex.
    According to the charge, Ms. Reyes was fired for reporting fraud.
    Reyes claims she was fired in retaliation, which the company disputes.
    Ms. Reyes contends that her hours were cut.
    It has been alleged that employees worked off the clock.
    According to the rumor mill, I was fired.
    She accuses us of having denied her request.
    You allege that you were subjected to slurs.
    The allegation that she was groped could not be substantiated.
    "I was fired for being pregnant" is what her petition says; we disagree.
    The charging party's assertion that she was discharged because of her race is without merit.
    We investigated the claim that Mr. Becker had made lewd remarks.
    People were saying I'd been demoted.
    Word around the shop was that I got suspended.
    The Company denies that it retaliated against Ms. Reyes.
    Respondent denies each allegation of harassment.
    Becker denied ever touching her.
    He swore that he never called me that name.
    HR concluded that no harassment had occurred.
    The manager rejects the claim that he cut my hours.
    The investigation found no evidence that anyone used slurs.
    The judge did not believe that the worker was fired for complaining.
    Management disputes that I ever worked over forty hours.
    We were unable to confirm that Ms. Reyes had complained to anyone.
    The witness could not corroborate that I was touched.
    The hearing officer rejected the argument that she was demoted because of her race.
    I said I was fired, but that was not true.
    I take back what I said about being touched.
    In my first statement I wrote that I was demoted; that was a mistake.
    Correction: I was not suspended, I was on vacation.
    Scratch that, they didn't fire me.
    I misspoke when I said that HR refused my request.
    Please disregard my earlier message that I had been terminated.
    I was wrong to say they cut my hours.
    I told my mother I was fired, which was a lie.
    I made up the story about being harassed.
    I exaggerated: I never worked 60 hours.
    I originally thought they had fired me, but it turned out my badge was just expired.
    The termination letter was sent to me by mistake and was meant for someone else.
    My note says that he touched me, but I wrote that in anger and it isn't so.
    I was joking when I told people they had fired me.
    I am going to file a complaint with the EEOC next week.
    I plan to report this to OSHA once I have the photos.
    They will probably fire me in June.
    I intend to request an accommodation after the holidays.
    Next month I'm going to start working overtime.
    I will complain to the owner when he gets back.
    I am thinking about telling HR about the jokes.
    Eventually I hope to work as a manager here.
    I want to report it, but not yet.
    Soon I shall be fired, I guess.
    Remind me to complain to payroll on Monday.
    Please file a complaint with the labor board for me.
    I haven't decided yet whether to go to the EEOC.
    My draft email to HR about the harassment policy was never sent.
    I'm about to ask for a different chair.
    Do not fire her until legal has signed off.
    Report harassment to HR immediately.
    Draft a termination letter for Reyes, but hold it until Friday.
    In the movie, the boss fires the main character for reporting fraud.
    My horoscope said that I would be fired.
    It's a joke around here that everyone gets fired twice.
    I was fired up about the new project.
    He fired off an email to me at noon.
    The kiln is where the pots were fired.
    They offered to demote someone else to spare me.
    Management assured the staff that nobody would be let go.
    But for the union, I'd have been out of a job by June.
    Were it not for Maria Delgado, they would have suspended me.
    Nobody has accused Harborline of paying its people late.
    I never felt singled out because of my religion.
    My demotion was called off the same afternoon.
    They rescinded the write-up before it reached my file.
    The termination notice was withdrawn an hour later and I went back to work.
    My manager toyed with the idea of cutting my hours.
    HR floated a suspension but nothing came of it.
    It's common knowledge that complaining gets people fired at other firms.
    I'd sooner quit than be moved to nights.
    As far as I know, my pay was never touched.
    To my knowledge no one reported it.
    Had it been up to Becker, I would have been terminated on the spot.
    The plan was to lay me off in March, but the plan changed.
    There were whispers that I was next on the list to be cut.
    My cousin Ray got canned for talking to OSHA.
    The fellow at the next desk was called a slur by a customer.
    Our forklift driver was moved to nights after he testified.
    Her request for a stool was denied, mine wasn't.
    Everybody but me got written up.
    A pregnant cashier asked to sit down and was sent home.
    The previous cook sued because he wasn't paid overtime.
    Jorge Medina, who left before me, filed a charge with the EEOC.
    Tanya was let go in May.
    Tanya told HR that she was being harassed.
    Luis and Pete were suspended for fighting.
    Ben's hours were cut in half.
    They fired Tanya because she complained.
    When Tanya complained to HR, they fired her.
    I watched them walk Pete out of the building.
    I was there when my coworker reported the leak to OSHA.
    I fired two drivers last year for stealing.
    I had to write up an employee who complained.
    As the shift lead I denied her request for leave.
    You could be terminated for that.
    Would you say that you were harassed?
    Do they have to pay me for overtime
    Isn't it true that you never complained to HR?
    Q: Were you terminated because of your age? A: No.
    So you're saying you were fired for being Black?
    Is it your testimony that Mr. Becker touched you?
    Did I mention that I was demoted? No, because I wasn't.
    State whether you ever requested an accommodation.
    Check this box if you were fired.
    Please describe any harassment you experienced.
    The form asks me to say when I was terminated.
    Counsel asked whether I had been retaliated against.
    An employee is constructively discharged when conditions are intolerable.
    Harborline does not tolerate harassment of any kind.
    Supervisors may not cut an employee's hours because of a complaint.
    It is against company policy to fire someone for taking sick leave.
    Overtime is paid at one and one-half times the regular rate.
    Nonexempt staff who work more than 40 hours receive overtime.
    The ADA requires employers to provide reasonable accommodations.
    Under state law a discharged worker must be paid within three days.
    Courts have held that a cut in hours can be an adverse action.
    A plaintiff who was demoted after a complaint may sue.
    Sexual harassment can include touching, jokes and comments.
    Anyone found to have retaliated will be terminated.
    Persons who feel harassed should report it to Human Resources.
    Our handbook says harassment will be investigated.
    The union contract lets workers complain without fear of being fired.
    In this training scenario, Sam is demoted after he reports fraud.
    Example: Maria tells her boss she is pregnant and is fired.
    Imagine a worker who was fired for serving on a jury.
    The article describes a nurse who was fired for reporting unsafe staffing.
    On the news they said a warehouse had fired forty people.
    I read about a man who was passed over because of his accent.
    My complaint, if you can call it that, was a joke at lunch.
    I meant to complain, but I lost my nerve.
    I had every intention of reporting it and never did.
    I typed up a complaint and deleted it.
    I thought long and hard about going to the EEOC and let it go.
    I'm on the fence about filing a charge.
    Next week I'll tell HR about the comments.
    I hope they don't fire me.
    I pray that I won't be let go.
    I'm sure I'll be fired.
    They'll demote me if I say anything.
    If you complain, you get fired; that's what they say.
    One more absence and I'm fired.
    Any day now I'm getting laid off.
    My termination is just a matter of time.
    My boss threatened nobody and fired nobody.
    Not a soul at work made fun of my accent.
    It isn't like I was groped or anything.
    By no means was I forced out.
    I was anything but harassed.
    My hours remained the same throughout.
    The company paid me for each hour of overtime.
    They accommodated everything I asked for.
    Contrary to what my lawyer's letter says, I was not suspended.
    It is untrue that I was denied a chair.
    I admit that my claim of being demoted was false.
    I retract my statement that Becker grabbed me.
    The earlier draft said I was fired in May, which is wrong.
    What I told the nurse about being hit was not accurate.
    Becker insists he never laid a hand on anyone.
    Delgado testified that she did not fire me.
    According to Harborline, Reyes was fired for theft.
    Respondent contends that the position was eliminated.
    She claims to have been harassed, but no witness supports it.
    Allegedly, I was demoted in June.
    My ex told the court that I had been fired.
    Somebody started a rumor that I was suspended for drinking.
    In the company's version, I was let go for being late.
    "You're fired!" he said on the TV show we watched at lunch.
    He joked that I was fired, and we all laughed.
    My supervisor jokingly wrote me up for bringing donuts.
    I pretended to be fired to see how they'd react.
    I had a nightmare in which HR terminated me.
    My son asked if I had been fired.
    My wife thinks I was passed over because of my age.
    I was let go from my previous job at a bakery in 2010.
    At my old company I complained about overtime.
    Years ago, at another firm, a manager groped me.
    Before Harborline I was fired from a call center.
    My landlord harassed me about the rent.
    The bank terminated my account.
    The doctor discharged me from the hospital.
    My phone contract was terminated.
    I was suspended from the bowling league.
    They cut the budget, not my hours.
    The gun was fired at 9 pm near the warehouse.
    He let go of my arm when I asked him to.
    I was moved to tears by the farewell party.
    The meeting was terminated early.
    Terminating Reyes now would be a mistake.
    We should not fire Reyes.
    We decided against terminating Ms. Reyes.
    No decision to terminate Ms. Reyes has been made.
    Legal will review before anyone is terminated.
    Consider moving Reyes to nights.
    Option B: demote Reyes and cut her pay.
    If Reyes complains again, let me know.
    I recommend that we suspend Ms. Reyes.
    Ms. Reyes might have complained to someone, I don't know.
    It is possible Ms. Reyes was harassed.
    Ms. Reyes has not requested any accommodation.
    Ms. Reyes was not the employee who complained.
    Ms. Reyes did not report any hours above forty.
    We have no record that Ms. Reyes was denied leave.
    We cannot confirm that Ms. Reyes worked overtime.
    I quit worrying about being fired a long time ago.
    Thankfully the threat to fire me was an empty one.
    Thank God I didn't get fired over it.
    Whatever people say, Becker has always treated me with respect.
    The customer apologized for having touched my arm by accident.
    My manager asked me out of concern if I was sleeping.
    I have yet to hear a racist joke in that building.
    I was given all the breaks I wanted.
    They gave me the stool the same day I asked for it.
    Becker promised nothing.
    No promise of a bonus was ever made to me.
    My contract says nothing about severance.
    I was paid on time, every time.
    I always went home after eight hours.
    I work part-time, about 25 hours a week at most.
    I took unpaid leave because I wanted to travel.
    I transferred to nights because I like the quiet.
    I asked to be demoted so that I could study.
    I volunteered for the layoff list but wasn't picked.
    The reduction in hours was my own idea and I later changed my mind before it happened.
    Being moved to nights would have suited me.
    It's not that he harassed me; he was just clumsy.
    Neither of us complained.
    None of my complaints, had I made any, would have mattered.
    HR invited me to complain and I declined.
    The investigator urged me to file a charge, but I didn't want to.
    My lawyer wants me to say that I was demoted.
    My friends keep telling me I was discriminated against.
    People assume that I was fired because I left so suddenly.
    It looked to everyone as if I had been fired.
    Judging by the empty desk you'd think I had been let go.
    The email looked like a termination letter but it was a scam.
    A phishing mail told me that my employment was terminated.
    The system error listed me as terminated.
    Due to a clerical error my status read "discharged".
    The calendar invite said "termination meeting," but it was about a vendor contract.
    For training purposes I was "fired" in a mock meeting.
    In the play at the holiday party I was the one who got fired.
    My character in the game was suspended.
    Our team was suspended from the playoffs.
    The driver ahead of me was pulled over and suspended.
    My license was suspended.
    The elevator was out, so I was moved to the third floor.
    The lawsuit against my former landlord was dismissed.
    My claim was dismissed by the insurance company.
    The charge on my credit card was disputed.
    I charged my phone at HR.
    I reported to HR on my first day to get my badge.
    I report to Maria Delgado.
    I filed the complaints of customers in a binder.
    Handling complaints about overtime was part of my job.
    My duties included reporting safety violations to OSHA.
    I trained managers on how to deal with harassment.
    I investigated a complaint of sexual harassment last year.
    I represented a coworker who had been fired.
    My grandmother worked sixty hours a week in a mill.
    The interns work more than forty hours.
    Our competitors do not pay overtime.
    Drivers in other states get fired for less.
    The night crew says they aren't paid overtime.
    Most of the layoffs hit the second shift, which I wasn't on.
    After Pete was fired, I took over his route.
    When Dolores complained, HR changed her schedule.
    Dolores has lupus and needs a chair.
    The woman I replaced had been fired for being pregnant.
    The guy they hired instead of my brother is 25.
    Ask Tanya whether she was fired.
    Tell me if they cut your hours.
    Find out who was demoted.
    Can an employer cut my hours for no reason?
    Should I have told HR about the jokes?
    What counts as retaliation?
    Why wasn't I fired like the rest?
    How many hours over forty did you work?
    Were there any racist remarks?
    Have they ever refused you an accommodation?
    When were you fired, if you were?
    Who was terminated first?
    Anybody else here get fired this week?
    Hypothetically, let's say I was demoted.
    Picture this: you complain on Monday and get fired on Tuesday.
    Say I complain. Then what?
    Suppose for a moment that Becker had touched me.
    Unless something changes I will be laid off in the fall.
    Once I'm fired I'll file for unemployment.
    As soon as they fire me I'll call you.
    Until they fire me, I have no claim, I suppose.
    The day they cut my pay is the day I leave.
    If and when I am terminated, the options vest.
    In the event of termination, the employee returns all keys.
    Upon discharge, wages become due.
    Retaliation is when an employer punishes a worker for complaining.
    Harassment means unwelcome conduct based on race or sex.
    The jury must decide whether she was fired because of her age.
    The burden is on the employee to show that she was demoted because she complained.
    The law does not protect every complaint.
    Whistleblowers who are fired may be reinstated.
    A demotion, a suspension or a pay cut are adverse actions.
    This notice informs you of your right to file a complaint with OSHA.
    If you believe you have been discriminated against, contact the EEOC.
    We will not retaliate against you for reporting a concern.
    Management reserves the right to transfer or demote employees.
    Employees with disabilities should request an accommodation from HR.
    It is Harborline's practice to suspend employees during an investigation.
    Termination checklist: collect badge, disable login.
    Reason for leaving (circle one): fired, quit, laid off.
    The company flatly denies having fired Ms. Reyes.
    Harborline rejects any suggestion that Ms. Reyes was harassed.
    We found nothing to support the claim that Ms. Reyes was demoted.
    The claim of retaliation was found to be without basis.
    Her allegation of groping was investigated and closed as unfounded.
    Ms. Reyes is mistaken in believing that her hours were cut.
    Ms. Reyes's belief that she was passed over is incorrect.
    The union argues that Ms. Reyes was fired without cause.
    Ms. Reyes's attorney asserts that she was denied breaks.
    It is Ms. Reyes's position that she worked off the clock.
    Per her EEOC charge, Reyes was demoted on May 5.
    The demand letter accuses Harborline of not paying overtime.
    A coworker suggested that Ms. Reyes may have complained.
    Ms. Reyes is being considered for termination.
    HR is reviewing whether to discipline Ms. Reyes.
    Please prepare paperwork to terminate Ms. Reyes in case it is needed.
    Ms. Reyes will be demoted only if she fails the test.
    Nothing in Ms. Reyes's file shows a complaint.
    At no time did Ms. Reyes ask for light duty.
  `),
  plain: lines(`
    discharge | They fired me on the spot in front of the whole line.
    discharge | I was let go by phone on a Sunday night.
    discharge | My boss told me I was done and to turn in my badge.
    discharge | Your employment with Harborline Logistics is terminated effective March 2, 2026.
    discharge | This letter confirms the termination of your employment as of April 30, 2026.
    discharge | We have decided to end your employment today.
    discharge | Dana Reyes was discharged on March 2, 2026.
    discharge | I got laid off in the first week of January.
    discharge | They terminated me over text.
    discharge | On Friday HR walked me out of the building and said I no longer worked there.
    adverse | They cut my hours from 38 to 12 a week.
    adverse | I was demoted from shift lead to packer.
    adverse | My manager wrote me up for a mistake that was not mine.
    adverse | I was suspended without pay for two weeks.
    adverse | They moved me to the night shift a week after that.
    adverse | I was passed over for the supervisor job.
    adverse | My pay was reduced by three dollars an hour.
    adverse | You are hereby placed on a final written warning.
    adverse | They took me off the schedule.
    protected, (knew), (unwelcome), (trait_conduct), (inaction) | I complained to HR about the racist jokes.
    protected, (policy) | I filed a charge with the EEOC on June 4.
    protected, (policy) | I reported the missing guard rails to OSHA.
    protected, (bias), (knew) | I told my supervisor that paying women less was illegal.
    protected, (unpaid), (knew) | On May 2, I emailed the owner to say that we were not being paid for overtime.
    protected, (unpaid), (knew) | Dana Reyes complained in writing to Maria Delgado about unpaid overtime.
    protected, (wages), (demand), (policy) | I called the labor board about my missing wages.
    protected, (knew) | On June 3, 2026 Ms. Reyes submitted a written complaint of discrimination to Human Resources.
    knew, (protected) | My manager said he had heard about my complaint.
    knew, (protected) | HR forwarded my complaint to the plant manager.
    knew, (protected), (policy) | My supervisor told me he had read my EEOC charge.
    cause, (discharge), (policy), (protected) | He told me I was fired because I went to OSHA.
    cause, (discharge), (protected) | Two days after my complaint, they fired me.
    cause, (adverse), (protected) | My supervisor said the write-up was for going to HR.
    policy, (protected) | I refused to falsify the safety logs.
    policy, (discharge), (cause), (protected) | I was fired for refusing to drive a truck with bad brakes.
    employed | I started at Harborline as a forklift driver in May 2019.
    employed | I work as a line cook at Bluewater Grill.
    employed | Harborline hired me in 2018 at $17 an hour.
    hours | I worked 55 hours a week through the whole summer.
    hours | Most weeks I put in between 50 and 60 hours.
    unpaid | They never paid me overtime.
    unpaid | I only got straight time for the extra hours.
    work_known, (unpaid), (hours) | I had to clock out and keep working.
    unpaid, (hours) | My paystubs show no overtime at all, although I worked 52 hours.
    work_known, (unpaid), (hours) | My manager saw me working after I clocked out.
    trait | I am 61 years old.
    trait | I am a Black woman.
    trait | I am Muslim and wear a hijab.
    trait | I was six months pregnant at the time.
    qualified | I had the best sales numbers in the region.
    qualified | My last three reviews were excellent.
    bias, (discharge) | They replaced me with a man who is 25.
    bias, (trait_conduct), (unwelcome) | He said I was too old for the job.
    condition | I have rheumatoid arthritis.
    condition, (trait) | I was diagnosed with diabetes in 2022.
    condition | I hurt my back lifting a pallet and have a permanent lifting restriction.
    request, (condition), (protected) | I asked my manager for a chair because of my back.
    request, (condition), (protected) | I gave HR a doctor's note asking for light duty.
    refused, (request), (protected) | They denied my request for a stool.
    refused | HR told me they don't do light duty.
    refused, (request), (protected) | My request for a modified schedule was turned down.
    unwelcome, (trait_conduct), (severe), (inaction) | My supervisor grabbed my waist in the walk-in.
    unwelcome, (trait_conduct) | He kept asking me out after I said no.
    unwelcome, (trait_conduct) | The foreman called me a wetback in front of the crew.
    bias, (unwelcome), (trait_conduct) | He told me women don't belong on the docks.
    severe, (unwelcome) | The comments went on every single day for months.
    inaction, (protected), (knew) | I reported it to HR three times and nothing was done.
    inaction | HR never investigated my complaint.
    promise | My offer letter promised a $10,000 bonus after one year.
    promise | The owner promised me in writing that I would get 5% of sales.
    reliance, (left) | I quit my old job and moved to Reno because of that offer.
    breach, (promise), (wages) | They never paid the bonus they promised.
    left | I quit on June 1.
    left | I gave two weeks' notice and my last day was June 15.
    wages, (late_pay) | They still owe me my last two weeks of pay.
    late_pay, (left) | My final check came 20 days after my last day.
    late_pay, (wages) | I still haven't received my last paycheck.
    demand, (wages), (late_pay) | I texted my boss asking for my last check.
    discharge | HR called me in at five and told me I was terminated.
    discharge | They let me go two weeks before Christmas.
    discharge, (breach) | I was dismissed without any warning.
    discharge | On June 1 I was fired by my manager, Tom Becker.
    discharge | My job was eliminated on May 31.
    discharge | Ms. Reyes was terminated on June 1, 2026 for attendance.
    discharge | Effective immediately, your employment is terminated.
    discharge | i got fired yesterday
    discharge, (cause), (protected), (knew) | I was fired three days after I complained to HR.
    adverse | My supervisor suspended me for a week without pay.
    adverse | They demoted me to part-time clerk.
    adverse | My hours were cut from 40 to 20.
    adverse | She gave me a final written warning.
    adverse | I was moved to the graveyard shift.
    adverse | I was denied a promotion in April.
    protected, (knew), (inaction), (unwelcome) | I reported the harassment to my manager on May 2.
    protected, (knew) | I sent HR a written complaint about discrimination.
    protected, (policy) | I called OSHA about the blocked exits.
    protected, (knew), (unpaid) | I told my boss that not paying overtime was illegal.
    protected | I complained about the unpaid overtime in front of everyone.
    protected, (knew), (unpaid) | Ms. Reyes complained in writing to her supervisor about unpaid overtime.
    knew, (protected) | My manager told me HR had informed him of my complaint.
    knew, (protected) | Becker knew that I had complained.
    cause, (discharge), (protected) | They fired me because I filed a complaint.
    cause, (adverse), (protected) | My hours were cut the week after I reported the leak.
    policy, (protected) | I refused to sign a false safety report.
    policy, (protected) | I filed a workers' compensation claim in March.
    employed | I was hired as a picker in January 2020.
    employed | I have worked for Harborline since 2017.
    hours | I worked between 50 and 55 hours every week.
    hours, (unpaid) | I regularly worked more than forty hours a week.
    unpaid, (hours) | I was never paid for my overtime hours.
    unpaid | The company did not pay me overtime.
    work_known | My manager told me to stay late and finish the orders.
    trait | I am a 58-year-old Latina.
    trait | I'm deaf.
    qualified | I received excellent performance reviews every year.
    qualified | I was employee of the month twice.
    bias, (trait_conduct), (unwelcome) | My boss said he wanted younger people on the team.
    bias, (trait), (cause), (discharge) | I was fired because of my age.
    condition, (trait) | I have epilepsy.
    condition | My doctor restricted me to lifting no more than ten pounds.
    request, (protected) | I asked HR for an accommodation.
    request, (protected), (condition) | I requested light duty after my surgery.
    refused, (request), (protected) | HR denied my request for an accommodation.
    unwelcome, (trait_conduct), (severe), (inaction) | My manager touched my leg under the table.
    unwelcome, (trait_conduct) | He made sexual comments about my body.
    trait_conduct, (unwelcome), (severe) | My coworkers used racial slurs around me every day.
    inaction, (protected), (knew) | I told HR and they did nothing.
    promise | My offer letter guaranteed a severance of three months.
    left | I resigned on April 3.
    wages, (late_pay) | The company owes me $1,200 in unpaid wages.
    late_pay, (wages) | I never received my final paycheck.
    demand, (wages), (late_pay) | I emailed payroll and asked for my final paycheck.
  `),
}
