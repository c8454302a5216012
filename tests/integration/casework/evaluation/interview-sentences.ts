import type { MappingSet } from './mapping-sets.ts'

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * Sentences as clients say them in interviews, mails and statements. The first 147 that support nothing and 105 plain ones were
 * written before the engine was read: 10 supported an element, and 68 plain ones the right one. The others were written
 * when these were right: 6 of 78, and 49 of 55. Then some labels in brackets were added.
 */
export const interview: MappingSet = {
  nothing: lines(`
    I was never fired, I just stopped getting shifts and then found something else.
    It's not as if they fired me for complaining.
    They didn't cut my pay until much later and that was for everybody, so no, I was not demoted.
    At no point did HR receive a complaint from me.
    I can't say he ever touched me.
    Neither Tom nor anybody else grabbed me.
    He stopped short of firing me.
    She refrained from reporting it.
    I failed to complain in writing.
    My overtime was paid in full, every week.
    Far from firing me, they gave me a raise.
    I wouldn't call it harassment.
    There was no accommodation request on my part.
    Contrary to what my sister says, I was not let go.
    It is false that I worked more than forty hours a week.
    Nothing he said was about my race.
    Had I complained to HR, they would have fired me.
    If they fire me for this I will sue.
    If I had asked for a stool they would have refused.
    Suppose I report the spill and they fire me, what then?
    Unless I sign by Friday they will terminate me.
    I would have been fired if I had told anyone.
    They might fire me next week.
    I could be demoted because of this.
    Let's say he touched me; what would I have to prove?
    In case they cut my hours, what should I write down?
    Imagine being fired for asking for overtime.
    Even if he had grabbed me, nobody would have believed it.
    I was afraid that they would fire me.
    I worried I'd be written up for reporting the leak.
    I expected to be let go after the complaint.
    I almost got fired after I reported it.
    They nearly demoted me.
    I was about to report him to HR when he quit.
    I meant to complain about the overtime but never got around to it.
    I plan to file a charge with the EEOC next month.
    I am going to ask for a modified schedule.
    I thought about asking for a sit-down job.
    I wanted to report him.
    We were considering whether to complain to OSHA.
    I intended to tell HR that he had groped me.
    She threatened to fire me but she didn't do it.
    Employees who complain about safety will not be retaliated against.
    Anyone working over forty hours is paid time and a half.
    The company terminates employees who falsify time cards.
    Overtime must be approved in advance by a supervisor.
    Supervisors may be disciplined for unwelcome touching.
    It is our policy to offer reasonable accommodations to employees with disabilities.
    Final wages are paid on the last day of work.
    Employees must report harassment to Human Resources.
    An employee who is discharged shall be paid within 72 hours.
    Touching a coworker without consent is prohibited.
    When a worker complains, HR opens an investigation.
    In such cases the employer cuts the hours.
    Racial slurs are grounds for dismissal.
    You will get a bonus of $5,000 if you stay a year, it says on the poster for new hires at the other company.
    We promise that nobody will be fired for speaking up.
    We will never cut your hours because of a complaint.
    Was I fired because I complained?
    Did he touch you?
    Have you ever been denied a raise on account of your age?
    Were you paid for the hours over forty?
    So you told HR that he called you names?
    Why would they fire me for being pregnant?
    Does being written up twice count as an adverse action?
    Do you know if they fired her because she was pregnant?
    How many hours over forty did you work?
    Rumor has it that they fire people who complain.
    I heard that Kurt was fired for harassing the interns.
    Supposedly the company cuts hours of people who go to OSHA.
    People say that he groped somebody at the Christmas party.
    According to the break room gossip, I had been fired.
    Rosa told me that someone else had been demoted for complaining.
    My sister was fired from her job at the bank after she complained about overtime.
    My coworker Lucho was let go two days after he reported the guard.
    My husband's boss called him racial slurs.
    A friend of mine was denied a stool by her employer.
    At the diner where I worked before, the owner kept my overtime.
    In my last job I was fired for reporting a safety problem.
    My previous employer refused to pay my final check.
    Years ago, at another company, a manager groped me.
    Before I came to Harborline, I was laid off by a trucking firm.
    When my daughter was pregnant, her boss fired her.
    He fired the cook for complaining about the hours.
    The neighbor's kid worked sixty hours a week at the car wash and got no overtime.
    In the film the boss fires her for complaining.
    The article describes a nurse who was fired after she complained.
    I said I was fired because of my age, but that is not true.
    I take back what I said about him touching me.
    I told the agency that I had been demoted; actually my title just changed.
    My earlier statement that I worked fifty hours a week was wrong.
    I first wrote that they refused my request. Correction: they granted it.
    Scratch that, I wasn't written up.
    I have to correct myself: he did not grab my arm.
    It was me who made up the story that Tom had called me a slur.
    Oh sure, they fired me because I am just so old, haha.
    Right, because they really fired me for "attendance".
    Yeah, and I'm the one who groped the Pope.
    He joked that he would fire me.
    I dreamed that they had fired me for complaining.
    It felt as though I had been fired.
    It was like being demoted.
    He acted as if I had reported him.
    Tom denies that he fired me because I complained.
    The company claims that I was fired for lateness.
    Nobody asked me to work off the clock.
    They only pretended to fire me as a prank.
    She asked whether I had been denied an accommodation.
    I don't know whether they fired me over the complaint.
    I'm not sure he touched me on purpose or at all.
    Maybe they cut my hours because of the complaint.
    Perhaps he found out that I went to OSHA.
    I doubt that HR knew about my complaint.
    I can't prove it, but I guess my age played a role in being let go.
    Please tell me if I was underpaid.
    Please fire me.
    Don't fire me for asking about overtime!
    I hereby quit if you cut my hours again.
    Tell HR if anybody touches you.
    Make sure you report unsafe equipment to OSHA.
    The lawyer asked if I had complained before I was fired.
    The form has a box for "I was fired because I complained".
    Example: "I was terminated on May 3 after I reported a violation."
    The charge alleges that Mr. Ortiz was dismissed because he is disabled.
    They offered me accommodation and I accepted it.
    The manager approved my stool the same day.
    HR looked into it right away and moved him.
    My final check came on time.
    They paid the bonus as promised.
    The supervisor hired me back before the firing took effect, so I never lost a day.
    The write-up was withdrawn and removed before anybody signed it.
    Had they only fired me!
    No one told my boss that I had called OSHA.
    Neither my age nor my race ever came up.
    It isn't that he refused to give me a chair.
    I hardly ever worked more than forty hours.
    He never so much as raised his voice, let alone touched me.
    Without being fired I would still be there, they told a colleague.
    Instead of firing me they moved me to a better post.
    Tom wishes he had fired me.
    HR would fire anyone who complains.
    They'd have cut my hours too if I had gone to OSHA.
    They can fire you for any reason.
    One gets fired for less.
    Other women were groped by him, I was not.
    Some people there work sixty hours.
    The new girl says she was told she is too old.
    You could say a lot about Becker, but laying hands on me, that he did not do.
    Fired? Me? No.
    I have nothing bad to say about my hours; the overtime was all on the check.
    There was no demotion, whatever Kurt wrote.
    HR got no complaint out of me.
    The idea of me being let go came from my cousin, not from the company.
    My hours stayed the same after the complaint.
    Not a single slur was ever used in my presence.
    He was careful not to touch me.
    We all got our last checks the day we left, me included.
    She left before anybody could fire her.
    I resigned before they could let me go.
    Whoever gets pregnant there gets fired, people believed.
    When somebody goes to OSHA they usually get fired.
    Once you complain, your hours get cut, that's how it works in this business.
    Bosses like that fire pregnant women.
    In our union contract, an employee who is suspended gets a hearing.
    The new handbook forbids cutting hours because of a complaint.
    Section 5 says that no worker will be demoted for reporting a hazard.
    Under the law a person who reports a violation can't be fired.
    Any supervisor who touches an employee will be dismissed.
    Say they fire me on Monday, can I still file?
    Were they to cut my hours, I'd quit.
    Should he touch me again I will call the police.
    What if they had let me go because I'm 60?
    With one more complaint I would be out the door.
    I'd rather be fired than sign that.
    Next time I'll complain to HR.
    My plan was to report him to the EEOC in May.
    I have half a mind to file a charge.
    They promised not to fire me.
    Tom swore he'd never cut my pay.
    They were going to let me go in June but the order came in.
    The letter of termination was drafted and never sent.
    She was on the point of demoting me.
    I was told I might be suspended.
    HR asked me if I had been groped.
    Could it be that he fired me for being Black?
    Did they fire you, or did you quit?
    "Have you been harassed?" the nurse asked.
    Isn't it retaliation when they cut your hours?
    Kurt heard from Luis that I had been demoted, which is nonsense.
    Word got around that I'd been canned for stealing.
    My mother-in-law thinks they fired me because of my accent.
    In the staff meeting they said a woman in Ohio had been fired for being pregnant.
    Lucho's hours were cut the week after he called OSHA.
    They demoted Rosa right after her complaint.
    My brother worked sixty hours a week at the mill and never saw overtime.
    Two of the girls on the line were groped by Kurt.
    Her supervisor refused to give Anna a stool.
    At Walmart, where I was before, they never paid my final check.
    In 2011 another company let me go because I was pregnant.
    I got fired from a pizza place in high school.
    When I drove for my uncle he paid no overtime.
    I told the unemployment office I was fired. That was a mistake.
    My affidavit says he grabbed me. He didn't; it was somebody else.
    I may have exaggerated when I wrote that he called me names every day.
    I withdraw the statement that they refused my request.
    Forget what I said about the overtime not being paid.
    It turned out that payroll had paid the overtime after all.
    Sure, and they cut my hours because they love me.
    Great, so now I'm fired for being too good, ha ha.
    If calling me "dear" is harassment then I'm the queen of England.
    Pretend that I was fired: which form do I need?
    In my nightmare Becker fired me in front of everyone.
    The training video shows a manager groping a clerk.
    The sample letter reads: "I was terminated on March 3 after I complained."
    The lawyer on TV said she was fired for reporting fraud.
    The company's answer denies that I was demoted.
    Becker said under oath that he never touched me.
    Please don't let them cut my hours.
    Ask HR whether they got my complaint.
    I'm scared to report him.
    It would be illegal to fire me for this, right?
    They offered to fire him if I complained.
    He had no idea that I had gone to OSHA.
    We never worked past forty.
    My request was approved before I even finished the form.
  `),
  plain: lines(`
    discharge | They fired me on March 3, 2026.
    discharge | On the morning of April 9 my supervisor told me I was terminated.
    discharge | I got laid off in June.
    discharge | Mr. Becker let me go at the end of my shift.
    discharge | My employment was ended on May 15 by letter.
    discharge | They walked me out of the building and said I no longer worked there.
    adverse | Two weeks later they cut my hours from 40 to 22.
    adverse | I was moved to the night shift after nine years on days.
    adverse | Becker demoted me from lead to picker.
    adverse | They wrote me up three times in May.
    adverse | My pay was lowered by two dollars an hour.
    adverse | I was passed over for the promotion.
    adverse | I was suspended without pay for ten days.
    protected, (bias), (unwelcome) | On February 20 I told HR that Becker had called me names because of my race.
    protected, (knew) | I complained to the plant manager about not being paid overtime.
    protected, (policy) | I filed a charge with the EEOC on January 12.
    protected, (policy) | I called OSHA about the missing guard on press 4.
    protected, (unwelcome), (trait_conduct), (knew), (inaction) | I wrote an email to Human Resources reporting the sexual comments.
    protected | I gave a statement for Rosa in her harassment investigation.
    protected, (policy) | I reported the chemical spill to the state inspector.
    protected, (refused, knew) | I told my manager that it was discrimination.
    knew | Becker knew that I had gone to OSHA.
    knew, (protected) | HR forwarded my complaint to Becker the same day.
    knew, (protected) | My boss read my complaint out loud at the meeting.
    knew, (protected) | She said she had seen the charge I filed.
    cause, discharge, (protected, adverse, knew), (policy) | Becker said he fired me because I went to OSHA.
    cause, discharge, (protected, adverse), (knew) | I was fired three days after I complained to HR.
    cause, (protected, adverse, knew) | "This is what you get for running to HR," he told me.
    cause, (protected, adverse, knew) | He told me my hours were cut because of my complaint.
    policy, (protected, cause, discharge, adverse) | I was fired for refusing to dump the solvent in the creek.
    policy, (protected) | I refused to falsify the temperature logs.
    policy, (discharge, cause, adverse), (protected) | They let me go because I served on a jury.
    policy, (protected, discharge, cause, adverse) | I was fired after filing a workers' compensation claim.
    employed | I was paid by the hour, $17.50.
    employed, (hours) | I worked at Harborline as an hourly forklift driver.
    employed | The company set my schedule and gave me the tools.
    hours | I worked about 55 hours a week from May through August.
    hours | Most weeks I put in sixty hours.
    hours | I worked six ten-hour shifts every week.
    hours | In the week of June 8 I worked 52 hours.
    unpaid | I never got paid time and a half for the extra hours.
    unpaid | They paid me straight time for all hours over forty.
    unpaid, (hours) | My pay stubs show no overtime although I worked 50 hours.
    unpaid, (work_known) | The half hour before the shift was not paid.
    unpaid, (work_known) | Becker took my overtime off the time sheet.
    work_known, (hours) | My supervisor saw me working through lunch.
    work_known, (hours, unpaid) | Becker told me to clock out and keep working.
    work_known, (hours) | The manager asked me to stay late almost every day.
    trait | I am 61 years old.
    trait | I am Black.
    trait, (condition) | I was five months pregnant at the time.
    trait | I am a Muslim woman from Jordan.
    trait, (condition) | I have been deaf since birth.
    qualified | I had good performance reviews for six years.
    qualified | I hold a commercial driver's license and was trained on every line.
    qualified | I was named employee of the month in January.
    bias | Becker replaced me with a 27-year-old.
    bias | The men on the line were late just as often and none of them was written up.
    bias, (trait, trait_conduct) | He told me that I was too old for the job.
    bias | White coworkers got the day shifts that I was denied.
    bias, (trait_conduct, unwelcome) | Becker said that women do not belong on the dock.
    condition | I have diabetes and need to eat at regular times.
    condition | My doctor diagnosed me with a herniated disc.
    condition | Since the accident I cannot lift more than ten pounds.
    condition | I suffer from epilepsy.
    request, (protected), (condition) | I asked my supervisor for a stool because of my back.
    request, (protected), (condition) | On May 4 I requested a later start time for my dialysis.
    request, (protected), (condition) | I gave HR my doctor's note and asked for light duty.
    request, (protected) | I asked to work from home two days a week during chemotherapy.
    possible | Another cashier had a stool and did the job sitting.
    possible | There was an open desk position that I could have done.
    possible, (inaction) | The stool would have cost forty dollars.
    refused | HR denied my request for light duty.
    refused | They never answered my request for a later start.
    refused, (request) | She told me that there is no light duty here.
    unwelcome, (severe), (trait_conduct) | Becker grabbed my waist in the cooler.
    unwelcome | He kept asking me out although I said no every time.
    unwelcome, (trait_conduct) | He showed me porn on his phone.
    unwelcome, trait_conduct, (bias) | He called me a wetback in front of the crew.
    unwelcome, (trait_conduct) | He made comments about my breasts.
    trait_conduct, (unwelcome, bias), (severe) | They hung a noose on my locker.
    trait_conduct, (unwelcome, bias) | He mocked my accent and told me to go back to Mexico.
    severe, (unwelcome) | It happened nearly every day for seven months.
    severe | I threw up before work and could not sleep.
    severe, (unwelcome) | He did it so often that I hid in the restroom.
    inaction, (protected, knew) | I reported it to HR and they did nothing.
    inaction | The manager saw it and laughed.
    inaction | HR closed the case without talking to any witness.
    promise | They promised me in writing a bonus of $8,000 after one year.
    promise | My contract says that I can only be dismissed for cause.
    promise, (employed) | Becker told me when I was hired that I would have the job for at least two years.
    reliance | I gave up my job in Ohio and moved here because of that promise.
    reliance | I turned down another offer relying on what he said.
    breach | They did not pay the bonus they had promised.
    breach, (discharge) | They let me go after four months although the contract ran for two years.
    loss | I lost $8,000 and my relocation costs.
    loss | I have been out of work since and lost my apartment.
    left | I quit on July 1.
    left | My last day was August 14.
    wages | They still owe me for 62 hours.
    wages | My last two weeks of pay, $1,480, are outstanding.
    late_pay, (discharge) | My final check came five weeks after I was let go.
    late_pay, (wages) | I still have not received my last paycheck.
    demand | I wrote to payroll and asked for my final wages.
    demand | I called the office three times to ask for my last check.
    discharge | On Friday the plant manager handed me a termination letter.
    discharge | I was dismissed on October 2.
    discharge | She said, "You're fired," and took my badge.
    adverse | They put me on a performance improvement plan in June.
    adverse | My shifts were reduced to two a week.
    adverse | I got a written warning the day after.
    adverse | They suspended me for five days.
    protected, (knew), (inaction) | I complained to HR about the racist jokes.
    protected, (policy) | I filed a complaint with OSHA on May 3.
    protected, (unpaid), (knew) | I emailed the owner that the overtime was unpaid.
    protected, (trait_conduct), (knew), (inaction), (unwelcome) | I told my supervisor that the touching had to stop because it was sexual harassment.
    protected, policy | I reported the missing guard to the state inspector.
    knew, (protected) | My manager was copied on my complaint.
    knew, (protected), (policy) | The plant manager told me that he had read my OSHA complaint.
    cause, (discharge, adverse, protected) | They fired me for going to HR.
    cause, (discharge, adverse, protected, knew) | One week after my complaint I was terminated.
    cause, (adverse, protected) | They cut my hours because I reported the leak.
    policy, (protected) | I refused to sign the false inspection report.
    policy, (protected) | I served on a jury in May.
    employed | I started at Harborline as a picker in 2019.
    employed | I earned $18 an hour.
    hours | I worked 60 hours a week all summer.
    hours | In July I worked more than forty hours every week.
    unpaid | I was not paid overtime.
    unpaid, (hours) | They paid me straight time for 55 hours.
    work_known, (hours) | My boss told me to keep working after I clocked out.
    work_known | Becker asked me to stay late and finish.
    trait | I am a Black woman.
    trait | I was six months pregnant.
    qualified | My reviews were excellent for five years.
    bias, (trait), (discharge) | I was fired because of my age.
    bias | He gave my job to a younger man.
    condition, (trait) | I was diagnosed with epilepsy in 2022.
    condition | My doctor put me on light duty.
    request, (protected), (condition) | I requested a reduced schedule because of my surgery.
    request, (protected) | I asked HR for an accommodation.
    refused | They denied my request for an accommodation.
    refused, (request) | My boss refused to let me sit.
    possible | Other cashiers were given stools.
    unwelcome, (trait_conduct) | Tom touched my breast.
    unwelcome, trait_conduct | He told sexual jokes in front of me.
    trait_conduct, (unwelcome, bias) | She called me a towelhead.
    severe, (unwelcome) | He groped me twice in the freezer.
    severe, (unwelcome), (trait_conduct) | The comments about my body continued for months.
    inaction, (protected), (knew) | I told HR about the harassment and nothing was done.
    inaction | HR never investigated.
    promise | The manager promised me a permanent position.
    reliance | I quit my old job because of the offer.
    breach, (discharge), (promise) | They fired me without the written warnings that the handbook requires.
    loss | I lost my health insurance.
    loss | I have been unemployed since March.
    left | I resigned on May 1.
    wages | They owe me $900 in unpaid wages.
    late_pay | I never received my final paycheck.
    demand | I asked for my last paycheck twice.
  `),
}
