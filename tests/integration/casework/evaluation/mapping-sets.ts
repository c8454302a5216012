/**
 * Sentences and documents for the mapping of facts to elements. `nothing` must support no element: it is negated, only
 * supposed, a rule, a question, told of somebody else, or a rumor. `plain` must support the element that its label names
 * (labels of mapping/samples.fixture.ts); labels in brackets are elements that a careful reader may see in it as well. `unseen`
 * was written before the code and first run when the tuning set was right: 6 of its 137 sentences supported an element then,
 * and 59 of its 63 plain ones the right one. `hostile` was written in three parts afterwards to break the code: 9 of 115, 16 of
 * 107 and 10 of 93 supported an element at the first run, and 45 of 47 plain ones the right one.
 */
export interface MappingSet {
  nothing: string[]
  plain: string[]
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const tuning: MappingSet = {
  nothing: lines(`
    Nobody at the warehouse ever touched me or made a sexual remark.
    I was never denied overtime.
    There was no retaliation after I spoke to her.
    The review ended without any complaint of harassment.
    I did not complain about discrimination while I worked there.
    They did not terminate her employment.
    She was not fired; her contract simply ran out.
    None of my supervisors ever called me names or used racial slurs.
    Neither the manager nor HR received a complaint about unpaid overtime.
    He hardly ever made offensive comments to me.
    The audit found no evidence of unpaid overtime.
    The plaintiff failed to show that she was terminated because of her complaint.
    I have never filed a charge with the EEOC.
    My hours were not reduced and my pay stayed the same.
    It is not true that he groped me in the stock room.
    I wasn't written up, suspended or demoted at any time.
    No one threatened to fire me for reporting the violation.
    I never asked for an accommodation of any kind.
    My request for light duty was not denied.
    They haven't withheld my final paycheck.
    I do not believe that I was fired because of my age.
    At no point was I treated worse than the younger drivers.
    Rarely did anyone make a racist joke in that office.
    I lost no wages because of this.
    The company has yet to terminate anyone for complaining about overtime.
    I am not saying that he harassed me.
    It never happened that I was paid less than the male drivers because of my sex.
    Far from being demoted, I was given a better title.
    We found nothing to suggest that Ms. Reyes was subjected to sexual harassment.
    I can't say that anyone touched me or called me names.
    If he had fired me, I would have gone to a lawyer.
    I could be terminated for missing a shift.
    She might retaliate against me if she finds out.
    I feared that he would fire me after the complaint.
    I would have been paid overtime under the old contract.
    He threatened to cut my hours.
    I was afraid they would demote me because of my complaint.
    Had I complained about the harassment, they would have let me go.
    Suppose I was fired for reporting the fraud.
    Unless the overtime is paid, I will file a complaint with the Department of Labor.
    I am thinking about filing a charge with the EEOC.
    I plan to report the sexual harassment to HR next week.
    I was going to complain about the racist jokes but I changed my mind.
    He wanted to terminate my employment, but the owner stopped him.
    They almost fired me in June.
    I was nearly demoted after the merger.
    My lawyer asked what I would do if I were terminated tomorrow.
    We may have to let you go in the spring.
    Should you be terminated, your final paycheck will be mailed.
    You will be suspended if you are late again.
    It is possible that I was denied overtime because of my race.
    Perhaps she was fired because she complained about safety.
    I think about what happens when somebody is fired for complaining to OSHA.
    Imagine being groped by your own manager every shift.
    Assuming that I worked 50 hours a week, the pay would be $900.
    Employees who complain will not be retaliated against.
    Harassment is prohibited.
    Violations of this rule may be subject to termination.
    Any employee who is denied an accommodation may appeal to the director.
    Retaliation against a worker who files a complaint is unlawful.
    The Company does not tolerate sexual harassment or racial slurs.
    Supervisors must not ask employees to work off the clock.
    Employees are paid overtime for all hours worked over 40 in a week.
    Harassment means unwelcome conduct that is based on race, sex or age.
    Sexual harassment includes unwelcome touching, lewd jokes and requests for dates.
    An employer may not terminate an employee because of a complaint.
    Final wages are due within six days after termination.
    The dispatcher reports to the terminal manager and works up to 50 hours a week.
    Under 42 U.S.C. 2000e-3 it is unlawful to discharge an employee because he has made a charge.
    Terminated employees receive their last paycheck by mail.
    This training explains what to do when a coworker is harassed.
    Workers who were demoted because of a complaint can go to the EEOC.
    The policy covers employees who have been suspended.
    Anyone who has been fired for reporting a violation should call the hotline.
    Our commitment: nobody is disciplined for raising a concern about pay.
    Example: Sam was fired two days after he complained about unpaid overtime.
    A hostile work environment exists where slurs are used every day.
    Progressive discipline consists of a verbal warning, a written warning and termination.
    Was I fired because I complained about overtime?
    Did your supervisor ever make sexual comments to you?
    Were you paid overtime for the hours over forty?
    How many times did he touch you without your consent?
    Why would they terminate me eight days after my complaint?
    You never complained to HR about the harassment, did you?
    Please tell me whether I was terminated for performance.
    I asked whether I was being fired.
    Report any harassment to HR at once.
    Please file a complaint with HR if you were denied overtime.
    Do not work more than forty hours without approval.
    Keep a record of every time he touched you.
    The company denies that Ms. Reyes was terminated because of her complaint.
    Mr. Becker denied having made any sexual comments.
    Harborline disputes that she worked more than 40 hours a week.
    She rejected the claim that he had harassed her.
    The employer maintains that no overtime is owed.
    He insists he never touched me.
    The allegation that I was paid less because of my sex is false.
    My sister was fired by her employer after she complained about overtime.
    A coworker in another department was demoted after she reported harassment.
    My husband was denied overtime at his job.
    Another nurse filed a charge with the EEOC last year.
    My friend Carla worked 60 hours a week at a different company.
    The previous dispatcher was terminated for poor performance.
    Two of my coworkers complained about racist jokes.
    A man in accounting was groped at the holiday party.
    Her brother was laid off by the city.
    Someone on the night shift was suspended last month.
    My neighbor was harassed by her boss every day.
    The person before me was let go because of her age.
    Another company was sued because it refused to pay overtime.
    In my last job I was fired for refusing to falsify logs.
    At my previous employer I complained about sexual harassment.
    Years ago, when I worked for a different firm, I was demoted after a complaint.
    I heard a rumor that I was fired because of my age.
    Rumor has it that the manager groped a waitress.
    People say he was terminated for harassing women.
    Supposedly she was let go because she went to OSHA.
    I was told by somebody that she had been demoted for complaining.
    Plaintiff will argue that she was terminated because of her complaint.
    Counsel contends that the overtime was never paid.
    [Client name] was terminated on [date] after complaining about [issue].
    I dreamed that my boss fired me.
    He joked that I was fired, and we both laughed.
    Sure, and I was fired by the Easter bunny.
    Others who complained were not fired.
    Unlike Maria, I was not demoted.
    The younger drivers were not treated better than I was.
    It was not without retaliation that she complained.
    He never failed to pay my overtime.
    I do not deny that my final pay arrived on time.
    I was treated as if I had been fired.
    The movie is about a woman who was fired for reporting fraud.
    The book says that workers were denied overtime in 1912.
    I was unable to work for six weeks after the car accident.
    I saw a therapist because of my divorce.
    My landlord refused my request for a lease.
    I was fired up about the new job.
    She terminated the call and I finished my shift.
  `),
  plain: lines(`
    discharge | I was terminated on March 10, 2026.
    discharge | On Friday Mr. Becker called me into his office and fired me.
    discharge | We regret to inform you that your employment ends today.
    discharge | Harborline let me go on April 3.
    discharge | Your position has been eliminated and your last day is May 1, 2026.
    discharge | The company ended my employment two days before Christmas.
    discharge | Ms. Reyes was dismissed from her position as dispatcher on March 10, 2026.
    discharge | They sacked me by text message.
    discharge, (breach) | I lost my job on June 5 when the manager told me to hand in my badge.
    discharge | My employment was terminated by letter.
    protected, (knew) | On March 2, 2026 I submitted a written complaint to Human Resources.
    protected, (knew), (unwelcome), (trait_conduct), (inaction) | I complained to HR that my supervisor made racist jokes.
    protected, (knew), (unpaid) | I told my manager that not paying overtime was illegal.
    protected, (policy) | I filed a charge of discrimination with the EEOC on May 4.
    protected, (policy) | I reported the missing guard rail to OSHA.
    protected, (policy), (refused) | I refused to sign the false inspection report.
    protected, (knew), (inaction) | HR has your complaint about sexual harassment dated January 12 on file.
    protected, (knew), (inaction) | Human Resources received a complaint of harassment from Ms. Reyes on January 12, 2026.
    knew, (protected) | Thank you for your complaint of March 2 about unpaid overtime.
    knew, (protected), (inaction) | My supervisor knew that I had complained to HR.
    adverse | I was demoted to clerk the following week.
    adverse | They cut my hours from forty to twenty.
    adverse | This is a final written warning.
    adverse | He suspended me for three days without pay.
    adverse | My pay was reduced by two dollars an hour.
    cause, (discharge), (protected) | I was fired because I complained about unpaid overtime.
    cause, (discharge), (protected), (knew), (adverse), (inaction) | Two days after I reported the harassment to HR I was suspended.
    cause, (knew), (discharge), (protected) | He said that I was being let go because I had gone to the EEOC.
    hours | I worked about 55 hours every week.
    hours | My time sheets show 52 hours for the week of March 2.
    unpaid, (hours) | I was not paid overtime for the hours over forty.
    unpaid | They never paid me time and a half.
    unpaid, (hours) | The company refused to pay my overtime.
    work_known, (hours) | My manager told me to clock out and keep working.
    work_known, (hours) | The supervisor approved my overtime hours every week.
    trait, (condition) | I am a 58-year-old woman.
    trait | I was five months pregnant at the time.
    qualified | My last three reviews were excellent.
    qualified | I met every sales target in 2025.
    bias, (trait), (discharge) | I was replaced by a younger man with less experience.
    bias, (trait), (discharge) | She told me that I was too old for the job.
    condition, (trait) | I was diagnosed with epilepsy in 2021.
    condition | My doctor limited me to lifting ten pounds.
    request, (protected), (condition) | I asked my supervisor for light duty because of my back injury.
    refused, (request), (protected) | My request for an accommodation was denied.
    refused | They refused to let me sit on a stool.
    unwelcome, (trait_conduct), (severe), (inaction) | My supervisor grabbed my waist and kissed me.
    unwelcome, trait_conduct, (severe) | He made sexual comments about my body.
    unwelcome, trait_conduct, (severe) | The foreman called me a racial slur in front of the crew.
    severe, (unwelcome), (trait_conduct) | He made sexual remarks to me every day for months.
    severe, (unwelcome), (trait_conduct) | The racist jokes went on every shift for two years.
    inaction, (protected), (knew) | HR did nothing after I reported the groping.
    promise | My manager promised me that I would only be fired for cause.
    promise | My offer letter guarantees severance of twelve weeks.
    reliance | I signed the acknowledgment of the handbook in 2022.
    breach, (discharge), (promise) | I was fired without the written warning that the handbook requires.
    loss | I have been out of work since March and lost my health insurance.
    left | I resigned on June 30, 2026.
    wages, (late_pay) | They still owe me $1,200 in unpaid commissions.
    late_pay | I have not received my final paycheck.
    late_pay, (wages) | My last paycheck came five weeks late.
    demand, (wages), (late_pay) | I wrote to payroll and asked for my final paycheck.
    policy, (protected) | I served on a jury for two weeks in April.
    policy, (protected), (condition) | I filed a workers' compensation claim after my injury.
    employed | Harborline hired me as a dispatcher in June 2023.
    employed | I was paid $22.50 an hour.
  `),
}

export const unseen: MappingSet = {
  nothing: lines(`
    I cannot recall anyone in the kitchen groping me or making lewd comments.
    My employment was not terminated in retaliation for anything.
    Overtime was never withheld from me.
    I left without ever having complained about discrimination.
    The investigator could not find that he had touched her.
    There is no indication that the demotion followed her complaint.
    I have no complaint about sexual harassment to report.
    He didn't fire me, I resigned to go back to school.
    Nothing of a racial nature was ever said to me.
    I wasn't paid less than the men on my team.
    No written warning was ever issued to me.
    Not once did my supervisor make a joke about my accent.
    She doesn't claim that she was harassed.
    My pay was never cut and nobody took my accounts away.
    HR never got any complaint from me about unpaid overtime.
    It is untrue that I was demoted because of my pregnancy.
    I have not been suspended, disciplined or written up.
    The records do not show that she worked more than forty hours in any week.
    By no means did they refuse my request for light duty.
    They scarcely ever made remarks about my religion.
    We are not aware of any slurs being used at this site.
    I received every cent of my final paycheck, so nothing is owed to me.
    The claim that the owner exposed himself to me is simply wrong.
    It isn't that he harassed me, he is just loud.
    No supervisor of mine has ever put his hands on me.
    I can honestly say I was not treated differently because of my race.
    The doctor found no disability and no restrictions.
    She lacked any proof that she was fired because she is a woman.
    Instead of firing me they gave me a raise.
    Nobody promised me severance or a bonus.
    If they ever cut my pay, I will sue.
    He said he would terminate anyone who talked to OSHA.
    They were considering whether to demote me.
    I worry that I will be fired because I am pregnant.
    Maybe I was let go because of my complaint, maybe not.
    I would file a charge with the EEOC if I had the money.
    I intend to complain to the Department of Labor about my overtime.
    She hopes to be paid for the 50 hours she will work next week.
    My manager was about to suspend me when the strike began.
    I expected to be fired after the complaint.
    Next time he touches me I will report the harassment.
    It looked like they were going to lay me off.
    You could face suspension for this.
    Whether she was fired because of her age is for the jury to decide.
    In case you are terminated, call this number.
    I might have been passed over for promotion because of my sex.
    Were I to complain about the slurs, they would send me home.
    He wished he had reported the fraud to the police.
    Let's say he fired me for refusing to lie.
    I ought to have complained to HR about the touching.
    They tried to fire me, but the union blocked it.
    I was supposed to be promoted and was to receive a bonus.
    Your employment can be terminated at any time for violating these rules.
    The prospect of being demoted for my complaint kept me awake.
    She is scheduled to be laid off in December.
    Employees shall be free from sexual harassment in the workplace.
    Unwelcome touching, slurs and lewd jokes are examples of harassment.
    No worker will be demoted for reporting a safety violation.
    It is our policy to pay overtime to all hourly staff.
    Staff members who were denied leave can ask HR for a review.
    Managers who retaliate will be disciplined.
    To establish retaliation, a plaintiff must show that she complained and was terminated.
    Title VII forbids firing a person because of race or sex.
    The law protects those who have complained about discrimination.
    A nonexempt employee who works more than 40 hours in a week is owed overtime.
    Wages that were not paid at termination accrue interest.
    Discharge of an employee in retaliation for a complaint violates the statute.
    Retaliation can include demotion, suspension and a cut in hours.
    Each associate receives a written warning before being suspended.
    Slide 4: the supervisor touched her and she reported it to HR.
    The position requires working 50 hours a week during harvest.
    Whoever harasses a colleague is dismissed.
    All terminations are reviewed by the legal department.
    When an employee complains about pay, the manager informs HR.
    Persons with a disability who requested an accommodation will get an answer in ten days.
    We value employees who speak up about discrimination.
    Definition: "constructive discharge" means that an employee was forced to resign.
    In Smith v. Acme the plaintiff was fired three days after her complaint.
    Has anyone at work ever called you a slur?
    Who told you that you were fired?
    Isn't it true that you were paid for all of your overtime?
    When did you first complain to HR about the harassment?
    So you were suspended because you went to OSHA?
    I wonder if I was demoted because I am a woman.
    Explain in your own words how you were harassed.
    State whether you worked more than forty hours in any week.
    Tell your supervisor that you were denied a break.
    List every person who touched you.
    Never sign a paper that says you resigned.
    The manager claims that he did not fire me.
    Defendant denies each allegation, including that overtime was not paid.
    The respondent states that the termination was unrelated to any complaint.
    He swore that he had not called me names.
    According to the company, she was never demoted.
    She took back her statement that he groped her.
    Their letter calls my claim that I was fired for complaining baseless.
    My mother was fired from the hospital because of her age.
    One of the cooks was harassed by the chef every shift.
    A friend of mine filed a complaint with OSHA against his company.
    The former manager was demoted after an audit.
    Several employees at the Reno plant were denied overtime.
    My roommate worked 70 hours a week as a resident.
    A woman I know was groped by her supervisor.
    His wife was let go because she was pregnant.
    Other drivers were suspended for the same thing.
    The security guard complained to HR about racial slurs.
    My predecessor reported the fraud to the state and was fired.
    An applicant filed a charge of discrimination with the EEOC.
    The contractor's crew was not paid overtime.
    Some guy in shipping got written up for being late.
    Back in 2009, at a restaurant in Ohio, my old boss harassed me.
    Before I joined Harborline I was laid off by a bank.
    My former employer refused to pay my overtime.
    Word is that she was fired because she complained.
    It is said that the owner called them racial slurs.
    Apparently somebody in sales was demoted for going to HR.
    I read in the paper that the company was fined because it fired whistleblowers.
    The gossip was that I had been fired.
    The jury should find that she was terminated because of her age.
    We submit that the complaint was the reason for the discharge.
    Insert here the date on which you were terminated.
    In my nightmare he grabbed me and fired me.
    I was kidding when I said I got fired.
    Oh great, another day in paradise where nobody was ever demoted.
    Drivers who had not complained were kept on.
    The men who were late were not suspended.
    Nor was I treated any worse than the rest.
    I would not say that my request was not answered.
    She did not fail to pay the last commission.
    It would be wrong to say I was never paid.
    He acted as though he had already terminated me.
    In the play, a clerk is fired for refusing to lie.
    I was unable to work for a month because of a broken leg.
    I could not sleep because of the new baby.
    The bank refused my request for a loan and I complained to the manager.
    The court terminated the hearing at noon.
    The kicker was suspended for three games.
  `),
  plain: lines(`
    discharge | I was fired the next morning without any explanation.
    discharge | Effective immediately, your employment with Bluewater Grill is terminated.
    discharge | The owner told me I was fired.
    discharge | She terminated me over the phone on May 9, 2026.
    discharge | I was laid off on January 15.
    discharge | This letter confirms that your employment ended on March 31, 2026.
    discharge | Bluewater Grill discharged me in August.
    discharge | I got fired in front of the whole crew.
    discharge, (bias) | On May 2 they gave my badge to security and told me not to come back.
    protected, (knew) | I sent an email to HR complaining about sexual harassment.
    protected, (unpaid), (knew) | I complained to the owner about my unpaid overtime.
    protected, (knew), (unwelcome), (severe), (inaction) | On June 3 I reported to the director that he had groped me.
    protected, (policy) | I called the Department of Labor about my wages in July.
    protected, (policy) | I contacted OSHA about the gas leak.
    protected, (knew) | We have your written complaint of racial discrimination on file.
    protected, (policy) | I refused to falsify the temperature logs.
    knew, (protected) | We received your complaint about discrimination on February 3.
    knew, (protected) | The director had learned of my complaint before the meeting.
    adverse | I was moved to the night shift in May.
    adverse | They wrote me up twice in one week.
    adverse | My supervisor took away my two largest accounts.
    adverse | You are hereby suspended without pay for five days.
    cause, (discharge), (protected) | I was terminated in retaliation for reporting the fraud.
    cause, (discharge), (protected), (policy) | One week after I filed the EEOC charge they fired me.
    cause, (protected), (adverse) | My hours were cut right after I complained.
    hours | I regularly worked 60 hours a week.
    hours, (work_known) | In July I worked more than forty hours in each week.
    unpaid, (hours) | I worked overtime and was never paid for it.
    unpaid | Your paychecks do not include overtime because we do not pay overtime to cooks.
    unpaid, (hours) | I was only paid for 40 hours although I worked 52.
    work_known | The chef required me to stay until midnight.
    work_known, (hours) | My supervisor knew I was working off the clock.
    trait, (employed) | I am Black and I have worked there for nine years.
    trait | I turned 61 last year.
    qualified | I was named employee of the month twice.
    qualified | My performance was rated as exceeding expectations.
    bias, (trait) | Male servers were given the better sections and I was not.
    bias, (discharge), (trait) | He said that they needed younger people.
    condition | I have diabetes and a heart condition.
    condition | I could not stand for more than an hour after my surgery.
    request, (protected), (condition), (trait) | I requested a modified schedule because of my pregnancy.
    request, (condition), (protected) | I handed my doctor's note to the manager on May 6.
    refused, (request) | HR denied my request for medical leave.
    refused | They told me there was no light duty.
    unwelcome, (trait_conduct) | My manager touched my leg under the table.
    unwelcome, trait_conduct | A coworker sent me sexual pictures.
    unwelcome, trait_conduct | The owner told racist jokes at every meeting.
    severe, (unwelcome), (trait_conduct) | The harassment continued every day for six months.
    severe, (unwelcome), (trait_conduct), (inaction) | My boss groped me in the walk-in freezer.
    inaction, (knew), (protected) | I told the owner about the slurs and he laughed it off.
    inaction | Nobody investigated my complaint.
    promise | The owner promised me a bonus of $3,000 at the end of the year.
    reliance | I turned down another offer because of that promise.
    breach | They never paid me the bonus that they had promised.
    loss | I lost my apartment because I had no income.
    left | I quit on September 4 and gave two weeks notice.
    wages | I am owed 36 hours of vacation pay.
    late_pay, (wages) | The company is still holding my last paycheck.
    demand, (wages), (late_pay) | I asked the owner twice for my unpaid wages.
    policy, (protected) | I testified in court against my employer.
    policy, (protected) | I took medical leave in March under the FMLA.
    employed | I started working at Bluewater Grill in May 2022.
    employed | I was an hourly employee and earned $15 an hour.
  `),
}

export const hostile: MappingSet = {
  nothing: lines(`
    At no time during my employment was I harassed by anyone.
    I don't recall ever being called names at work.
    I have had no problems with my overtime pay.
    My supervisor was always respectful and never once touched me.
    The company did everything but fire me.
    We had no reason to believe that she had been demoted.
    He was accused of groping a waitress, but the charge was dropped.
    I was assured that I would not be terminated for complaining.
    There has been no reduction in my hours.
    I was not, at any point, suspended or written up.
    It would be retaliation if they fired me for that.
    Had they terminated me, I would have collected unemployment.
    I'd have complained about the harassment had I known how.
    She'll probably get fired for reporting it.
    My boss keeps saying he'll fire me.
    They told me I would be demoted next month.
    I am scared that HR will retaliate against me because I complained.
    He hinted that I could lose my job.
    My hours may be cut in the fall.
    There's talk that they're going to lay me off.
    I suspect that I was fired because of my race.
    I assume they terminated me because of my age.
    I guess I was let go because I complained.
    In my opinion they fired me because I am a woman.
    I feel like I was demoted because of my complaint.
    It seems that my hours were cut because I went to HR.
    Complaints of harassment will be investigated promptly.
    Overtime is paid at one and one-half times the regular rate.
    Supervisors are prohibited from retaliating against employees who complain.
    The company is committed to a workplace free of harassment.
    An employee is entitled to overtime for hours worked over forty.
    No employee may be terminated without a written warning.
    Disciplinary action may include suspension, demotion or termination.
    It is illegal to fire someone because of her pregnancy.
    Federal law protects workers who report safety violations to OSHA.
    Discrimination occurs when an employee is treated worse because of race.
    Employees terminated for cause are not eligible for severance.
    You have the right to file a charge with the EEOC.
    Failure to comply will result in termination.
    You will be paid overtime for all hours worked over forty.
    Have you ever been terminated from a job?
    Could it be that I was fired because of my complaint?
    What would you have done if he had touched you?
    I want to know why I was fired.
    Can you tell me if I was demoted?
    Describe any sexual comments your supervisor made.
    If yes, state the date on which you were terminated.
    Check this box if you were fired because you complained.
    My cousin got fired from Walmart for complaining about overtime.
    A lady I used to work with was sexually harassed by her manager.
    The janitor was written up for being late.
    My boyfriend's boss cut his hours.
    A driver at the Tulsa terminal was terminated after he reported a safety violation.
    Mike from accounting was demoted in March.
    The last three women in this position were fired.
    My coworker Jenny was groped by the chef.
    My coworker said she was denied overtime.
    Our receptionist filed a complaint with HR about sexual harassment.
    Everyone in my department was paid overtime except for the temps.
    Many workers in this industry are not paid overtime.
    Women in the trucking industry are often harassed.
    The CEO was fired by the board last year.
    My supervisor was suspended after the audit.
    The HR director was demoted and then resigned.
    When I was at Target, I was written up twice.
    I was fired from my first job at sixteen.
    Ten years ago I filed a charge with the EEOC against another employer.
    Before this job I was let go from a law firm because of my age.
    I heard from a friend that the manager had been fired.
    There is a rumor going around that I was fired for stealing.
    A little bird told me he was fired for harassment.
    Someone told me that they fired Maria because she complained.
    The defendant's position is that plaintiff was terminated for cause.
    The complaint alleges that plaintiff was terminated because of her age.
    Plaintiff was fired because of her complaint, or so she claims.
    We will show that she was harassed every day.
    I was joking when I told her that I was fired.
    Yeah, right, I was fired for being too good at my job.
    In the show, the boss gropes his secretary and fires her.
    I once had a dream in which my supervisor grabbed me.
    The other drivers weren't disciplined for the same thing.
    Men who complained were not demoted.
    Not a single person in my group was let go.
    I can't complain about how I was treated.
    It cannot be said that I was not paid.
    No one could say that I was never warned.
    He didn't not pay me overtime.
    I have no doubt that nobody was retaliated against.
    They stopped short of firing me.
    They talked me out of filing a complaint with OSHA.
    I decided against filing a charge with the EEOC.
    I withdrew my complaint before anyone saw it.
    I kept quiet about the harassment and told nobody.
    My manager prevented me from being fired.
    HR ruled out that I had been discriminated against.
    The investigation cleared him of touching me.
    The EEOC found no cause to believe that I was fired because of my age.
    He apologized for almost firing me.
    I narrowly avoided being laid off.
    I was threatened with termination.
    He warned that I could be written up.
    I was told I might be suspended.
    They wanted me to resign.
    I considered resigning in June.
    My doctor says I do not have a disability.
    I was cleared to return to work with no restrictions.
    I never told my employer about my diabetes.
    I was never promised a bonus.
    Nobody told me to work off the clock.
    My manager did not know that I worked overtime.
    I never worked more than forty hours in a week.
    I always got my final paycheck on time.
    I did not sign the handbook.
    The company kept every promise it made to me.
    I have not lost any income because of this.
    Contrary to what she wrote, I was not let go.
    The termination of my contract never took effect.
    I declined to file a grievance.
    My review does not mention any discipline.
    She neither reported the harassment nor complained about it.
    He has nothing but respect for me and has never made a lewd remark.
    I don't think he ever touched me.
    I'm not aware that anyone was demoted for complaining.
    Only a fool would say that I was fired for complaining.
    The idea that I was demoted because of my sex is absurd.
    There isn't a shred of evidence that she was groped.
    Zero complaints of harassment were filed by me.
    My wages were never late.
    No overtime was worked by me in May.
    I was neither fired nor laid off.
    It would have been retaliation to fire me.
    He could have terminated me on the spot.
    I may get demoted because of this complaint.
    If only I had reported the harassment to HR.
    Should they terminate me, I will call a lawyer.
    They plan on firing me after the holidays.
    He is trying to get me fired for reporting the leak.
    She was hoping to file a claim with the labor board.
    He offered to pay my overtime.
    I expect that my hours will be cut.
    We are in the process of deciding whether to suspend you.
    Your termination is under consideration.
    My manager suggested that I resign.
    He ordered her to fire me, but she refused.
    Somebody should be fired for this.
    The proposal to eliminate my position was rejected.
    Any form of sexual harassment, including lewd jokes, is grounds for dismissal.
    Harborline pays overtime to every hourly employee.
    Employees who have been harassed are asked to tell HR.
    Victims of discrimination have 180 days to file a charge.
    Whistleblowers who were fired are protected by statute.
    Under the ADA an employer that denied an accommodation is liable.
    The applicant must be able to work more than 40 hours a week.
    Being fired because of a complaint is called retaliation.
    A written warning is issued after the second absence.
    Those denied overtime should notify payroll.
    This section applies to employees who were terminated before June 1.
    In a retaliation case the plaintiff was fired after a complaint.
    Section 15(a)(3) makes it unlawful to discharge an employee who filed a complaint.
    Why was I written up?
    You were fired because of your performance, weren't you?
    I'd like to know whether my complaint was the reason I was fired.
    Nobody knows why I was fired.
    Ask her if she was touched.
    Write down each time you were denied overtime.
    Please confirm that you were terminated on May 1.
    Make sure to tell HR that you were harassed.
    The owner testified that he never fired me.
    Management disputes my account that I was groped.
    Ms. Delgado wrote that I had not complained.
    He said it was false that I had been demoted.
    They say I was never denied overtime.
    My aunt's boss made sexual comments to her.
    Our neighbors' son was laid off last week.
    The guy who had my job before me was fired for complaining to OSHA.
    A colleague told me that she was groped by a customer.
    Three servers reported the manager for harassment.
    The union steward filed a grievance about overtime.
    Half of the staff was let go.
    Carlos was suspended in June.
    Ms. Ortega was fired and I took over her shifts.
    My assistant was demoted because of her age.
    I fired two employees last year.
    I suspended him for being late.
    We had to lay off ten people.
    I wrote up a driver for harassing a customer.
    As a supervisor I received complaints about racist jokes.
    My first employer denied me overtime.
    I was laid off from my teaching job in 2011.
    According to rumors she was fired for complaining.
    They say that he groped somebody.
    It's been said that women are paid less here.
    I have it on good authority that he was terminated.
    Supposedly, I was demoted because of my attitude.
    Plaintiff contends she was harassed daily.
    Our theory is that he was fired because of his age.
    This motion argues that no overtime was owed.
    I pretended that I had been fired.
    My boss fired me as an April Fools' joke.
    I felt as if I had been demoted.
    It was like being fired all over again.
    The story in the newsletter was about a nurse who was fired for reporting fraud.
    Compared to others, I was not treated badly.
    Nobody else was fired.
    It is not the case that I was not paid.
    I won't deny that I got my last paycheck.
    He did not refuse to accommodate me.
    They never ignored my complaints.
    HR did not fail to investigate.
    She didn't ignore my request for light duty.
    My request was not ignored.
    The company did not break its promise.
    I was never told to clock out and keep working.
    I never had to work through lunch.
    I am not disabled.
    I'm not over forty.
    I did not resign.
    I never gave notice.
    I did not ask for my final paycheck.
    My employer does not owe me anything.
    I have never been unemployed.
    Thankfully no one in my crew was ever written up for reporting hazards.
    I have yet to be denied overtime by this employer.
    It's simply not accurate that my supervisor put his hands on me.
    My manager didn't so much as raise his voice, let alone fire me.
    She refused to fire me even when the owner insisted.
    I could never prove that I was demoted because of my complaint.
    We uncovered no facts suggesting that Ms. Reyes was terminated because of her age.
    HR concluded that the harassment I described did not occur.
    I've got nothing bad to say, they always paid my overtime.
    The charge that I was fired for poor performance was withdrawn.
    He was never my supervisor and never harassed me.
    There was never any reduction of my pay or hours.
    My hours haven't been cut.
    He did not touch me inappropriately on June 3.
    They did nothing wrong when they let me go.
    I would be fired if I complained to OSHA.
    Whoever complains about overtime gets fired.
    He told me he'd fire me if I went to the EEOC.
    I'm worried about being demoted for taking medical leave.
    She intends to terminate my contract in August.
    They might as well have fired me.
    They were this close to firing me.
    I was supposed to be laid off in May, but it never happened.
    My supervisor proposed that I be suspended.
    The board will decide tomorrow whether I am terminated.
    Perhaps my complaint led to the demotion.
    My termination could have been motivated by race.
    I was in danger of losing my job.
    Imagine you were groped by a customer and your boss did nothing.
    Let us assume that she was fired for reporting the harassment.
    Reporting harassment is a protected activity.
    The handbook defines harassment as unwelcome conduct based on sex.
    Employees receive overtime when they work more than 40 hours.
    Termination is effective on the last day of the month.
    Retaliatory firings are against the law.
    An accommodation request that was denied can be appealed.
    Any worker fired for filing a complaint may sue.
    Firing someone because of a disability is discrimination.
    Supervisors shall not make sexual comments.
    Team leads are responsible for reporting harassment to HR.
    The company provides severance to employees who were laid off.
    Under state law, final wages must be paid within three days of discharge.
    Was it because of my complaint that I was let go?
    Do you remember when you were first harassed?
    My lawyer wants to know if I was paid overtime.
    The form asks whether I was ever demoted.
    Note whether she was suspended.
    If you were harassed, describe it here.
    Respondent denies that complainant was subjected to unwelcome conduct.
    The company's position statement says I was not retaliated against.
    He claims I was never denied an accommodation.
    Hollis insists that nobody cut my hours.
    My best friend was fired from the same restaurant.
    Another driver, Luis, was demoted for complaining.
    They fired Luis after he complained about overtime.
    They suspended my coworker Ana without pay.
    He harassed the new girl every day.
    The manager groped one of the hostesses.
    My team lead was written up for harassment.
    Two temps were let go in March.
    His sister complained to OSHA.
    The union filed a charge with the NLRB.
    Customers made racist jokes about the cook.
    Our competitor was sued for not paying overtime.
    At the bank where I used to work I was passed over for promotion because of my sex.
    When I worked at Burger Barn I was never paid overtime.
    In 2003 I was fired by a different company.
    My ex-husband harassed me every day.
    There were whispers that I'd been fired.
    Word around the office was that she'd been demoted for complaining.
    I overheard that the owner fired somebody for reporting fraud.
    The plaintiff's brief says she was fired because of her pregnancy.
    In closing, counsel argued that the firing was retaliation.
    SAMPLE LETTER: I was terminated on ______ because I complained about ______.
    I had a nightmare that he grabbed me.
    LOL, consider yourself fired for eating my yogurt.
    As a prank they told me that I was fired.
    People who never complained kept their jobs.
    The day shift was not disciplined for it.
    I was treated no differently than the men.
    I was treated the same as everyone else.
    It's not like I was fired or anything.
    I wouldn't call it harassment.
    He hardly could have fired me, he wasn't my boss.
    I deny that I was insubordinate.
    You have not been terminated.
    You are not being fired because of your complaint.
    Your hours will not be reduced.
    This is not a written warning.
    No disciplinary action has been taken against you.
    We did not find that you were harassed.
    We have no record that you complained about overtime.
    Your request for accommodation has not been denied.
  `),
  plain: lines(`
    discharge | My boss fired me on the spot.
    discharge | We are terminating your employment effective today.
    discharge | I was let go in a meeting with HR on May 3, 2026.
    discharge | They told me my position was eliminated.
    discharge | I was dismissed two weeks later.
    discharge | You were discharged on April 2, 2026.
    discharge | The manager said I was fired and told me to leave.
    discharge | Your services are no longer required.
    protected, (knew), (inaction), (unwelcome), (trait_conduct) | I reported my supervisor's sexual comments to HR.
    protected, (knew) | I emailed the owner to complain about racial discrimination.
    protected, (policy) | I filed a complaint with OSHA in June.
    protected, (knew), (unpaid) | I told HR that I was being paid less than the law requires and complained about unpaid overtime.
    protected, (knew), (inaction) | I made a formal complaint of harassment on February 2.
    knew, (protected) | My manager told me she had heard about my complaint.
    adverse | I was suspended without pay.
    adverse | He wrote me up for insubordination.
    adverse | They demoted me from lead to associate.
    adverse | My schedule was changed to nights.
    cause, (discharge), (protected) | She said I was fired for going to HR with my complaint.
    cause, (discharge), (protected) | They fired me the day after I complained about the unpaid overtime.
    hours | I worked 50 to 60 hours a week.
    hours | Most weeks I worked over forty hours.
    unpaid, (hours) | I never received overtime pay.
    unpaid, (hours) | They did not pay me for my overtime hours.
    work_known, (hours) | My supervisor asked me to stay late every night.
    trait | I am Muslim and I wear a hijab.
    trait | I was pregnant when it happened.
    qualified | I always received excellent performance reviews.
    bias, (trait), (discharge) | They replaced me with a younger woman.
    condition | I have a back injury.
    request, (protected), (condition), (trait) | I asked for an accommodation because of my disability.
    refused, (request), (protected) | They denied my request for light duty.
    unwelcome, (severe), (trait_conduct) | He groped me in the elevator.
    unwelcome, trait_conduct | My coworkers made racist comments to me.
    unwelcome, (trait_conduct), (severe) | He kept touching me and he rubbed my shoulders.
    severe, (unwelcome), (trait_conduct) | He called me racial slurs almost every day.
    inaction, (protected), (knew) | I complained and nothing was done.
    promise | My supervisor promised me a raise and a bonus.
    reliance | I signed the handbook acknowledgment.
    breach | They never paid the bonus they promised in my contract.
    loss | I have been unemployed since April.
    left | I resigned on May 1.
    wages | They owe me two weeks of wages.
    late_pay | They never sent my last paycheck.
    demand, (wages), (late_pay) | I demanded my final paycheck in writing.
    policy, (protected) | I reported the fraud to the police.
    employed | I was hired as a cook in 2021.
  `),
}

/** Whole documents, with everything in them that supports an element; whatever else they say supports nothing. */
export interface MappingDocument {
  name: string
  text: string
  supports: Record<string, string[]>
}

export const documents: MappingDocument[] = [
  {
    name: 'a statement by a witness about others',
    text: `STATEMENT

I worked with Dana Reyes at Harborline. My brother also works there. He was fired in March after he complained about overtime.

I was never harassed myself. My coworker Jenny was harassed by the foreman. She complained to HR about sexual harassment and was demoted two weeks later.

Nobody touched me. Nobody called me names.
`,
    supports: {},
  },
  {
    name: 'a handbook with examples',
    text: `EMPLOYEE HANDBOOK

Harassment

Sexual harassment includes unwelcome touching and lewd jokes. A supervisor touched an employee and made sexual comments. The employee reported it to HR.

Retaliation

Employees who complain will not be retaliated against. An employee was terminated after she complained about overtime. That is retaliation.

Employees who complain are protected. All complaints are investigated.
`,
    supports: {},
  },
  {
    name: 'a complaint by the client',
    text: `From: Dana Reyes <dana.reyes@harborline.example>
To: HR <hr@harborline.example>
Subject: Complaint

Dear HR,

I am writing to report that Mr. Becker made sexual comments about my body on May 4, 2026. I did not ask for this. If it happens again I will file a charge with the EEOC.

Was I moved to nights because of this?

Dana Reyes
`,
    supports: {
      'I am writing to report': [
        'hostile_environment.unwelcome_conduct',
        'hostile_environment.because_of_trait',
        'retaliation.protected_activity',
      ],
    },
  },
  {
    name: 'a letter of the employer',
    text: `Dear Ms. Reyes,

We have reviewed your complaint of May 4 about sexual harassment. We did not find that you were harassed. Your employment with Harborline is terminated effective June 1, 2026.

You will be paid your final wages on June 15. If you have questions, contact HR.

Sincerely,
Maria Delgado
`,
    supports: {
      'We have reviewed': [
        'retaliation.protected_activity',
        'retaliation.employer_knowledge',
        'hostile_environment.employer_responsibility',
      ],
      'Your employment': [
        'retaliation.adverse_action',
        'wrongful_termination.discharge',
        'discrimination.adverse_action',
        'final_pay.separation',
      ],
    },
  },
  {
    name: 'a declaration by a coworker about herself',
    text: `DECLARATION OF CARLA MENDES

My name is Carla Mendes. I worked at Harborline from 2019 on. I complained to HR about sexual harassment in May 2025. I was fired two days later. My supervisor groped me in the warehouse.
`,
    supports: {},
  },
  {
    name: 'a mail of the supervisor about himself, and the mail of the client that it answers',
    text: `From: Tom Becker <tom.becker@harborline.example>
To: Dana Reyes <dana.reyes@harborline.example>
Subject: Re: my hours

I worked 60 hours a week myself and I was never paid overtime. I was written up twice last year.

On Mon, Mar 2, 2026 at 9:14 AM Dana Reyes <dana.reyes@harborline.example> wrote:

> Since January I have worked 55 hours a week.
`,
    supports: { 'Since January': ['unpaid_overtime.hours_over_forty'] },
  },
]
