import { LABELS } from '#apps/casework/domain/mapping/samples.fixture.ts'

/**
 * Sets with the labels of a careful reader who does not know the elements. A plain sentence is right if it supports one of the
 * elements that its label accepts; which other elements it supports is not asked.
 */
export interface LabelledSet {
  nothing: string[]
  plain: Array<{ accepted: readonly string[]; text: string }>
}

const of = (...labels: string[]) => labels.flatMap((label) => LABELS[label]!)
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  termination: of('discharge', 'left'),
  demotion_or_cut: of('adverse'),
  complaint: of('protected', 'knew', 'policy', 'inaction'),
  harassment: of('unwelcome', 'trait_conduct', 'severe', 'bias'),
  comparator: of('bias', 'possible'),
  unpaid_wages: of('unpaid', 'hours', 'work_known', 'wages', 'late_pay', 'demand', 'breach', 'loss'),
  accommodation: of('condition', 'request', 'possible', 'refused', 'protected'),
  leave: of('policy', 'request', 'condition', 'refused', 'protected'),
  bias_remark: of('bias', 'unwelcome', 'trait_conduct', 'severe'),
  promise: of('promise', 'reliance'),
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function labelled(text: string): LabelledSet['plain'] {
  return lines(text).map((line) => {
    const [label = '', sentence = ''] = line.split(/ \| (.*)/s)
    return { accepted: ACCEPTED[label]!, text: sentence }
  })
}

/**
 * Written by somebody who had not read the code. Blind: 7 of 160 supported an element with the operators alone (40 of 90 plain
 * ones right), 7 with the first vocabulary (37 right). Then cues, vocabulary and operators were made with it.
 */
export const development: LabelledSet = {
  nothing: lines(`
    I was not fired from that job; I left on good terms in 2019.
    Nobody ever touched me there, and I want to be clear about that.
    He never once used a slur in front of me.
    At no point did she complain to HR about anyone.
    My hours were hardly cut at all, maybe fifteen minutes in one week.
    She denies having been demoted.
    I wouldn't say I was harassed.
    It isn't that I was pushed out; I simply found a better job.
    Mr. Pena was anything but hostile to me.
    They stopped short of firing me.
    No overtime was ever owed to me, as far as I know.
    If they fire me over this I will call you right away.
    Had I been demoted I would have quit on the spot.
    I'm scared they'll cut my hours once they find out I'm pregnant.
    He threatened to write me up but he didn't.
    I almost filed a complaint in June and then thought better of it.
    They were going to let me go in the spring, but the new director changed their mind.
    Do you know if I can be fired for calling out sick?
    Was anyone ever disciplined for using the N-word on the floor?
    There's a rumor going around that the night crew got touched up by the old boss, I have no idea if it's true.
    Marcus said he heard from somebody that they only promote white guys, but he took that back later.
    She accused him of grabbing her and then told HR the next day that she'd made it up.
    I dreamed last night that they fired me in front of everyone.
    We watched that movie where the secretary gets harassed by her boss and sues.
    Retaliation against any employee who reports harassment in good faith is prohibited.
    Employees who work more than forty hours in a workweek will be paid overtime at time and one half.
    Under the ADA, an employer must provide reasonable accommodation unless it would be an undue hardship.
    Nobody will be penalized for taking leave, is how the memo put it.
    My coworker Tina was fired for being pregnant.
    My husband got demoted at his job last year.
    At my previous company the manager used to make comments about my body, but nothing like that here.
    My sister complained to the EEOC about her hospital in Tulsa.
    He treats the older guys better than anyone, honestly.
    Oh sure, I was 'harassed', by the coffee machine maybe.
    You weren't denied leave, were you?
    I can't say that my age had anything to do with it.
    Far from being fired, I was made assistant manager within the year.
    It's no longer true that they don't pay overtime; they fixed that before I started.
    The company failed to fire anybody after the audit.
    Without ever being harassed, I worked six years for Mr. Lund.
    Not one person in my department was let go during my time.
    I have neither filed a grievance nor complained to any agency.
    Nothing about my age was ever said to me.
    I've been asked whether I was touched, and the answer is no.
    The supervisor refused to write me up even though corporate wanted it.
    They could have fired me for that, but they were decent about it.
    Unless they deny my leave I don't see a reason to sue.
    What would happen if I complained about the unpaid overtime?
    Suppose a manager calls an employee an old man; is that age discrimination?
    An employee may request up to twelve weeks of leave in a twelve month period.
    In the novel the heroine is fired because she refuses to sleep with the owner.
    I didn't get demoted, I asked for the lower position because of my commute.
    I never said he touched me, I said he stood too close in line.
    To my knowledge no one of a different race was paid more.
    I have not put in for any accommodation, and I don't intend to.
    They promised nothing to me in writing.
    The handbook says complaints will be kept confidential to the extent possible.
    Anyone who uses racial slurs will be subject to immediate termination.
    I doubt that they replaced me with someone younger.
    It would be wrong to say that I was forced out.
    My boss joked on Halloween that everyone was fired and then gave us candy.
    I worry every day that my pregnancy is going to cost me this job.
    Thank God they never made me work off the clock.
    He was accused of sexual harassment years ago in another state, before any of us knew him.
    She withdrew her charge of discrimination and said it had been a misunderstanding.
    My manager is planning to reduce hours for everyone next quarter.
    Rumor has it that there will be layoffs.
    I'd have complained if I had known who to talk to.
    No, I was not suspended, I was on vacation.
    There was no unwanted touching of any kind.
    The plaintiff in that case was a fifty-eight-year-old salesman who was replaced by a younger man.
    Retaliation is when an employer punishes you for speaking up.
    They treated me with nothing but respect during my pregnancy.
    Great, another 'promotion' like that and I'll be demoted to janitor, haha.
    I was paid for every hour I worked including overtime.
    Please tell your supervisor immediately if you are denied a meal break.
    It is not as if they wrote me up or anything.
    I don't think anybody complained about him, not me anyway.
    The interviewer asked if I had ever been terminated from a job and I said no.
    Nor did he make any remark about my accent.
    My lead never stopped me from taking my breaks.
    HR wanted to know whether I had been called any names because of my race.
    If it weren't for my union rep I would've been fired that day.
    They haven't cut my pay yet.
    My neighbor says her boss is always grabbing people.
    The previous owner didn't pay overtime, that was before 2015 and I started in 2018.
    Should you feel that you have been harassed, call the hotline.
    I'm not claiming age discrimination.
    By no means was I demoted.
    Few people there ever complained and I wasn't one of them.
    The allegation that I was groped is false and I did not make it.
    I considered asking for medical leave but ended up using my vacation days.
    They told us at orientation that nobody has ever been fired for reporting an injury.
    He said he would never fire anyone for being sick.
    I would hate to be let go at my age.
    In a training video a woman is told she is too old for the sales floor.
    What if they deny my accommodation?
    My daughter was passed over for a promotion at her firm because she's a woman.
    I cannot honestly say that the comments were about my race.
    The write-up was rescinded and never went in, actually it was meant for another Garcia.
    He didn't so much as raise his voice at me, let alone touch me.
    Contrary to what's in the report, I didn't complain about Mr. Singh.
    You can't be denied leave for the birth of a child if you meet the requirements.
    I hope they won't retaliate.
    It's an at-will state, so an employer can terminate you for any lawful reason.
    She asked me if I was going to complain and I said no way.
    The old contract promised a bonus, but that was with the company before this one.
    I have no disability, so accommodation never came up.
    Supervisors must not make comments about an employee's age, sex or religion.
    Never in eleven years was I short on a paycheck.
    We were told to expect cuts in hours which, in the end, did not come.
    I was this close to getting fired, but the customer called back and apologized.
    Ray claimed he was denied overtime, but then he admitted he had read the stub wrong.
    Who would fire a pregnant woman in the middle of a holiday season?
    I retract what I said about being called a slur; I misheard.
    Nobody younger took over my work, in fact nobody did.
    I'm still employed there and nobody has talked about letting me go.
    The law says you can't be punished for asking about wages.
    My boss, a real saint, once 'demoted' himself to dishwasher so I could rest.
    Don't think for a second that I was fired for performance; I wasn't fired at all.
    If anyone asks, no, I didn't report him.
    Had he touched me, believe me, the whole building would have heard.
    Employees returning from family leave are restored to the same or an equivalent position.
    They declined to suspend me.
    It's untrue that I requested FMLA.
    My friend at the other store had her hours cut after she said she was pregnant.
    The manager warned that people who complain 'don't last', but so far nothing happened and I didn't complain.
    I do not recall anybody making a sexual comment to me.
    There wasn't any retaliation, was there?
    As a hypothetical, say they offer me the lower paid job, do I have to take it?
    I was on the brink of calling the wage people until I saw that I had added it up wrong.
    The guys on days got in trouble for racial jokes, I was on nights and heard none of it.
    In my country a boss could fire a woman for getting pregnant.
    I have no idea whether anybody's leave was ever denied at that plant.
    It's been ages since anyone got written up here.
    They can't demote me without a hearing, right?
    I deny that my supervisor ever propositioned me.
    The job posting says no phone calls and that late applicants will be denied.
    Instead of firing me they gave me a raise.
    No manager has ever told me I was too old.
    You'd have to be out of your mind to complain to that HR lady, which is why I never did.
    I had a nightmare he was touching my hair again, except he never did that in real life.
    My mother worked there in the eighties and they didn't pay women the same.
    The company will consider requests for accommodation on a case by case basis.
    I was afraid of retaliation so I kept my mouth shut and didn't report a thing.
    Were you ever asked to work off the clock?
    Not only was I not disciplined, I got employee of the month.
    The union threatened a grievance over overtime but dropped the idea.
    He's the last person who would make a racist remark.
    I wasn't let go, the contract is still running until December.
    Nobody said anything about me being replaced.
    She said, and I believe her, that he had grabbed her at the Christmas party.
    I lack any proof, and frankly any reason to think, that they pay men more.
    They never got around to cutting my pay.
    My ex told the judge I'd been fired, which is a lie.
    Would they be allowed to deny someone a chair?
    It wasn't me who asked for the accommodation, it was the other Jessica.
    I should have complained back then, but I didn't.
    Scarcely anyone there uses bad language and certainly not about race.
    Every promise in that letter was made to my brother, not me.
  `),
  plain: labelled(`
    termination | They fired me on October 3rd, right in the middle of my shift.
    termination | I was let go last Friday with no warning.
    termination | Your employment with Halden Freight is terminated effective immediately.
    termination | My boss called me at home and told me not to come back.
    termination | On March 15 they walked me to the door with a box.
    termination | They ended my contract six months early.
    termination | We have decided to end our employment relationship with you as of today, 6/14.
    termination | After nineteen years they laid me off by email.
    termination | HR told me that Friday would be my last day and took my badge.
    demotion_or_cut | They dropped me from 38 hours to 12 the week after.
    demotion_or_cut | I was demoted from shift lead to stocker in May.
    demotion_or_cut | My pay went from $24 an hour to $19.50 and nobody explained why.
    demotion_or_cut | He wrote me up for being four minutes late.
    demotion_or_cut | I was suspended three days without pay.
    demotion_or_cut | This is to inform you that you are being placed on unpaid suspension pending further notice.
    demotion_or_cut | they took away my supervisor title and gave me the mop
    demotion_or_cut | I got a final written warning on 8/20 for something everyone does.
    demotion_or_cut | Effective Monday your position will be reclassified to Associate II at a reduced rate of pay.
    complaint | I told HR on September 2 that Gary was harassing me.
    complaint | I filed a charge with the EEOC in January.
    complaint | In an email dated May 6 I complained to Ms. Lowe that the women were paid less.
    complaint | I reported the missing guard on the slicer to OSHA.
    complaint | I went to the plant manager and said he was singling me out because I'm Black.
    complaint | On July 9 I wrote to payroll that my overtime was missing and asked them to fix it.
    complaint | Ms. Okafor lodged a written complaint of age discrimination with our office on 11/2.
    complaint | I spoke up at the staff meeting about the gas leak and told them somebody would get hurt.
    complaint | I sent the Labor Department a wage claim for the unpaid hours.
    harassment | He put his hand on my thigh in the truck and I pushed it off.
    harassment | My supervisor calls me 'mamacita' every single day.
    harassment | They hung a noose in my locker.
    harassment | The lead called me a wetback in front of the crew.
    harassment | He kept asking me to his hotel room even after I said no.
    harassment | Doug rubbed up against me behind the counter at least five times.
    harassment | the guys on my line call me the n word and laugh
    harassment | My boss texted me a picture of his private parts.
    harassment | She grabbed my butt at the register and said it was a joke.
    comparator | They replaced me with a 29-year-old who I had trained.
    comparator | Kyle was late more than me and they never wrote him up.
    comparator | The white drivers got the new trucks and we got what was left.
    comparator | Every man on my team made more than I did for the same job.
    comparator | Two younger reps with lower numbers than mine kept their jobs.
    comparator | My job went to a man with half my experience.
    comparator | Steve cussed out a customer and got a talking to; I did the same and lost my job.
    comparator | The non-Hispanic workers were allowed to take breaks when we weren't.
    comparator | After I left they hired a girl fresh out of college for my desk.
    unpaid_wages | I worked fifty-five hours a week and got paid for forty.
    unpaid_wages | They never paid me for the last two weeks I worked.
    unpaid_wages | My manager made us clock out and then keep cleaning.
    unpaid_wages | I didn't get one penny of overtime in three years.
    unpaid_wages | They take thirty minutes for lunch off my check every day and I work through it.
    unpaid_wages | My commission for the Hartwell deal was $8,200 and I still haven't gotten it.
    unpaid_wages | I get a flat $500 a week no matter if I do 40 or 70 hours.
    unpaid_wages | He pays us cash, straight time, even on Saturdays after sixty hours.
    unpaid_wages | They don't pay us for the hour we spend loading the van each morning.
    accommodation | I asked for a stool because of my back and they said no.
    accommodation | I gave HR the doctor's note saying I couldn't lift more than 15 pounds.
    accommodation | They knew about my epilepsy since I was hired.
    accommodation | I requested to work from home two days a week for my MS treatments.
    accommodation | We are unable to grant your request for a modified schedule due to your diabetes.
    accommodation | I told my boss that I'm bipolar and needed a quieter place to work.
    accommodation | When I asked for more bathroom breaks because I was pregnant she laughed and told me to hold it.
    accommodation | On 4/9 I turned in the accommodation form for my migraines.
    accommodation | they wouldnt let me use my cane on the floor
    leave | I took twelve weeks off when my son was born.
    leave | They denied my FMLA because they said I turned in the form late.
    leave | I asked for three weeks off for my hysterectomy.
    leave | I was out on medical leave from August until the end of October.
    leave | My request for time off to care for my father with cancer was refused.
    leave | I told my manager I would need leave for knee surgery in March.
    leave | Your application for family leave has been denied.
    leave | I used intermittent FMLA for my migraines that whole year.
    bias_remark | He told me I was too old to learn the new system.
    bias_remark | 'We need fresh young blood in here,' the director said to me in my review.
    bias_remark | My boss said women don't belong on the forklifts.
    bias_remark | She said pregnant girls are a liability.
    bias_remark | The owner told me 'you people are always late'.
    bias_remark | My manager asked me when I was finally going to retire, grandpa.
    promise | My offer letter says I'd get a $10,000 bonus after one year.
    promise | The contract gives me six months' severance if they let me go without cause.
    promise | They put in writing that I would be promoted to manager by January.
    promise | Per our email of 2/3 we guarantee you employment through the end of the 2026 season.
    promise | The letter she signed says my pay wouldn't change after the transfer.
    promise | He wrote me that my job would be held until I came back.
    leave | I missed nine weeks for chemo, all of it approved under the family leave act.
    bias_remark | In the interview he said they were after somebody with more runway than a sixty year old.
    bias_remark | My supervisor told the whole table that Mexicans can't be trusted with the register.
    bias_remark | "Go home and be a mom," is what Rick said when I applied for the lead job.
    promise | The company agreed in my contract to pay 5% on every renewal.
    promise | I have the email where the CEO promised me two percent of the equity.
    promise | We hereby confirm that your base salary will not be reduced during the three year term of this agreement.
  `),
}

/**
 * By the same writer, measured twice without being read, when only counts were printed. Before any work with `development`:
 * 6 of 160 supported an element with the operators alone (30 of 90 plain ones right), 4 with the first vocabulary (27 right).
 * After it: 4 of 160, and 44 of 90 right. Then it was read and its errors were corrected; since then it is no hold-out.
 */
export const holdout: LabelledSet = {
  nothing: lines(`
    I have never been fired from anything in my life.
    It was not me they let go, it was the temp next to me.
    My foreman did not lay a hand on me, period.
    Neither the owner nor his son called me a name on account of my race.
    She barely mentioned my age, and only to ask when my birthday was.
    Management refuses to fire anybody before the holidays.
    I deny ever having complained to the Department of Labor about this company.
    Hardly a harasser, Ken was the gentlest man on the crew.
    The district manager fell short of demoting me.
    There is no truth to the story that I was suspended.
    I'm not saying they underpaid me.
    Nothing in my file shows that I was written up.
    If my hours get cut after the baby comes I'll be in touch.
    If they had terminated me then, I'd have lost the house.
    My fear is that once I tell them about the surgery they will find a reason to get rid of me.
    He said he'd fire the next one who took a sick day, but I've had no sick days.
    I came within an inch of reporting him to HR last summer.
    They were about to demote me when the merger fell through and the whole thing was scrapped.
    Can a boss legally cut your pay without telling you?
    Did anybody at work ever touch you in a way you didn't like?
    People whisper that the warehouse doesn't pay overtime, but I only ever worked thirty hours so I couldn't tell you.
    Carla told everybody Mr. Voss had groped her, and a week afterwards she signed a paper saying it never happened.
    I first thought he'd used a slur; after hearing the tape I know he said 'bigger'.
    I keep having this dream where my manager hands me a pink slip.
    There's an episode where the boss gets sued for harassment and the whole office has to do a training.
    Our company does not tolerate discrimination, harassment or retaliation in any form.
    Non-exempt staff receive one and one half times their regular rate past 40 hours.
    Title VII makes it unlawful to fire someone because of race, color, religion, sex, or national origin.
    Rest assured that no one will be retaliated against for taking part in the investigation.
    They cut my roommate's hours, mine stayed where they were.
    My wife was let go while she was on maternity leave from a bank in Ohio.
    The place I worked before this used to make us clock out and keep going; here they don't.
    My cousin's boss called him a slur and he filed a charge over it.
    The new manager has been nothing short of a blessing to us older workers.
    Oh yes, I'm terribly oppressed, they harass me with free donuts every Friday.
    They didn't turn down your accommodation, did they?
    I couldn't tell you that race played any part in it, because it didn't.
    Rather than cutting my pay they bumped it up by a dollar.
    It is no longer the case that pregnant women are moved off the line, that ended in the nineties.
    Payroll failed to dock me for the day I missed, lucky me.
    In nine years without a single complaint from me, I got along with every supervisor.
    None of us was laid off in the last round.
    I haven't made a report to the agency, nor do I plan to.
    I heard no racial jokes on my shift.
    The principal would not suspend me even when a parent demanded it.
    She might have fired me, but she chose to give me a second chance.
    Until they refuse me leave I've nothing to complain of.
    What am I supposed to do if he touches me?
    Imagine you are the only woman on the crew and the lead calls you sweetheart; would you report it?
    Eligible employees may take unpaid, job-protected leave for the birth or adoption of a child.
    In the play, an aging salesman is fired by the son of the man who hired him.
    I wasn't demoted; I stepped down because I wanted to be home with my kids.
    What I said was that he stared, not that he touched anybody.
    As far as I could see the younger people were treated no better than I was.
    I never asked for light duty.
    There was no contract and no one promised me a thing.
    Complaints may be submitted by phone, online or in person to any member of management.
    An employee found to have made a racist remark may be discharged.
    I've seen no sign that they hired someone younger for my spot.
    To say that I was pushed out would be a lie.
    Every April Fools' the owner tells us we're all laid off.
    It keeps me up at night, the idea that they could let me go at sixty-one.
    Luckily I have always gotten my overtime.
    Years before I came, another supervisor was let go for touching a cashier, so I'm told.
    Tonya took back her complaint against the chef, saying she'd been angry about something else.
    Headquarters intends to trim hours across all stores in the summer.
    Word is that the Fresno office is getting rid of everyone over fifty, who knows.
    I would have reported it had it ever happened to me.
    It wasn't a suspension, they gave us all the snow day off.
    He didn't grope me; he bumped into me with a pallet jack and said sorry.
    In the case we read in class, a pregnant driver was denied light duty and took it to the Supreme Court.
    Retaliation means any action that would discourage a reasonable worker from complaining.
    During my whole pregnancy no one there was anything less than kind.
    If getting a corner office counts as being demoted, then demote me again!
    Each hour I put in showed up on my check, overtime and all.
    Contact HR right away if a supervisor denies you a rest break.
    No one I know of has ever filed anything against Dr. Rao.
    On the form, where it asks "Have you ever been discharged?", I wrote no.
    Not once did anyone remark on my hijab.
    My supervisor has yet to turn down a day off for anyone.
    The investigator asked whether Ms. Tate had ever called me a racial slur, and I told her she had not.
    But for the shop steward, they would have suspended me.
    So far nobody's wages have been cut, knock on wood.
    My hairdresser tells me that her boss rubs up on the girls.
    The former management skimmed tips, I'm told, but that was long before I was hired.
    Whoever feels they've been paid incorrectly should contact payroll.
    This letter is not a claim of sexual harassment.
    In no way was I disciplined for what happened at the picnic.
    A handful of drivers complained about the pay, though I was not among them.
    Whoever wrote that my boss grabbed me wrote something false.
    I thought about requesting leave for my mom, but my brother took care of her in the end.
    The recruiter swore they'd never lay off anyone with children.
    It'd kill me to get fired two years short of retirement.
    The comic strip shows a manager telling an old man to make room for a robot.
    And suppose they say no to the accommodation, then what?
    My niece lost out on a job because they found out she was expecting.
    I'm unable to say that he meant anything about my national origin by it.
    That warning was put in my box by mistake and belonged to another R. Johnson.
    She didn't even scold me, much less cut my hours.
    Despite what the memo says, I made no report about Mr. Ellison.
    They may not refuse you time off for jury service.
    I pray that they won't take it out on me.
    Either party may end the employment at any time, with or without cause.
    He wondered if I wanted to make a complaint and I told him absolutely not.
    The bonus was guaranteed to the partners, not to people like me.
    The company has been more than fair with employees who are disabled.
    Leads are reminded not to comment on a worker's age, looks, or plans to have children.
    Not a single paycheck ever came up short.
    We all braced for pay cuts that never materialized.
    I nearly lost my job over the spill, but it turned out to be the night guy's doing.
    Hector said he got stiffed on his overtime, then found the deposit in his other account.
    Who in their right mind would harass somebody with cameras all over the place?
    I take it back, she did not say I was too old, it was 'too bold'.
    I'm still on the payroll, and there's been no mention of a layoff.
    You are protected by federal law when you ask about your wages.
    He wouldn't dream of firing a man for being sick.
    You'd think I was fired, the way folks are talking, but I was just on a cruise.
    Report him? I did no such thing.
    If he had so much as brushed against me I would have slapped him.
    When you come back from leave you'll be put in the same job or one like it.
    They opted not to discipline me.
    The statement that I applied for family leave is incorrect.
    A girl I carpool with was put on two days a week as soon as she told them she was having twins.
    There was talk of disciplining whoever called OSHA; it wasn't me and nobody was disciplined.
    I have no memory of any sexual remark being directed at me.
    They haven't retaliated, have they?
    Let's say they cut you to part time, would that be enough for a case?
    I had the complaint typed up and then I threw it in the trash.
    Apparently the day crew gets called all kinds of things, I wouldn't know, I'm on nights.
    Back in my grandmother's time they'd dismiss a teacher for getting married.
    The only thing they ever denied me was a second slice of cake.
    No one's been suspended since I got here.
    Surely they can't make me take a lower wage?
    I reject any suggestion that my manager made advances toward me.
    Fired? Me? They just gave me a five-year pin.
    Nobody's ever hinted that I was past it.
    I'd sooner quit than complain to that hotline, and I've done neither.
    Her nightmare is being harassed on the night bus; at work it has never been a problem.
    My aunt was a stewardess when they let you go at thirty-two.
    All requests for reasonable accommodation will be answered within ten business days.
    I kept quiet, I told no one, and I never put anything in writing about him.
    Have you ever been paid less than a man for the same work?
    Instead of a reprimand I received a thank-you note.
    The union said it would file over the missing overtime and later let the matter drop because the hours were right after all.
    Of all the people there he'd be the least likely to use that word.
    They didn't end my contract, they extended it.
    No mention was made of anyone taking my place.
    Priya tells me he squeezed her shoulder at the retreat, and I wasn't there.
    I have no basis whatsoever for claiming that the men earn more.
    The plan to lower our wages was voted down.
    He is spreading it around that I got canned, and there's not a word of truth in it.
    May an employer say no to a request for a parking spot?
    The woman who needed the special chair was Denise in billing; I never had one or asked for one.
    Maybe I ought to have gone to HR, only there was nothing to go about.
    Seldom did anyone swear there, and never about where a person came from.
    That guarantee was given to the union drivers and I wasn't one of them.
    I'm writing a short story about a nurse who gets suspended for whistleblowing.
    Fine boss he is, 'forced' me to take a paid week in Hawaii.
    At the time of the alleged touching I was on the other side of the state, and nobody has ever touched me there.
    I wish to make clear that my leaving had nothing to do with age, sex, or anyone's conduct.
  `),
  plain: labelled(`
    termination | On the 9th of January the owner told me I was done and to leave my keys.
    termination | They let me go by text message while I was in the hospital.
    termination | I lost my job at Norwell three days after the meeting.
    termination | This letter serves as notice that your position has been eliminated and your last day of work is December 5.
    termination | He looked at me and said "you're fired, get out."
    termination | my agency said the client ended my assignment and had nothing else for me
    termination | I was discharged in August supposedly for attendance.
    termination | They did not renew my contract after eleven school years.
    termination | Corporate sacked me over Zoom, it took four minutes.
    demotion_or_cut | My hours went from 34 to 16 once Shelby took over.
    demotion_or_cut | They knocked me down from foreman to laborer.
    demotion_or_cut | Your hourly rate will decrease to $15.25 beginning with the next pay period.
    demotion_or_cut | I was given a written warning on the 2nd for something that wasn't mine.
    demotion_or_cut | He sent me home for a week with no pay.
    demotion_or_cut | They stripped me of my territory and half my accounts.
    demotion_or_cut | I got put on a performance plan and moved to the night shift at less money.
    demotion_or_cut | She removed me as charge nurse and made me a float.
    demotion_or_cut | My salary was slashed by twenty percent in February.
    complaint | I emailed Janet in HR about the way he was talking to the women.
    complaint | I went down to the EEOC office and filed against them last spring.
    complaint | In April I told Mrs. Hollis that I thought my pay was about my age.
    complaint | On 1/26 the undersigned filed a wage claim with the state labor commissioner.
    complaint | I let the safety guy know the brakes on truck 9 were bad and wrote it on the log too.
    complaint | I reported my supervisor to the regional director for calling me names.
    complaint | We got your October 3 complaint of sexual harassment and have opened an investigation.
    complaint | I called the compliance line and told them about the racial jokes.
    complaint | I asked my boss in writing why we weren't getting time and a half.
    harassment | The chef slapped my behind every time I bent down to the oven.
    harassment | My coworkers called me "terrorist" and asked where my bomb was.
    harassment | He cornered me in the walk-in and tried to kiss me.
    harassment | My lead drew a swastika on my toolbox.
    harassment | He sends me messages at night asking what I'm wearing.
    harassment | Mr. Webb called me a fat Mexican cow over the radio.
    harassment | I was groped by the assistant manager on two occasions.
    harassment | every day they did the fake Chinese accent at me and pulled their eyes
    harassment | Prentiss told me I could have the territory if I came up to his room.
    comparator | Bailey is 24 and makes three dollars more than me for the same work.
    comparator | They gave my route to a kid with no license points and no experience.
    comparator | White cooks got weekends off and us Latinos never did.
    comparator | Trina, who isn't pregnant, got the desk job that I'd been turned down for.
    comparator | Three men had the same accident and none of them was disciplined.
    comparator | The person who took over my position is thirty-one.
    comparator | Of the six people in my unit only the two over sixty lost their jobs.
    comparator | My male predecessor was paid $18,000 more a year than I am.
    comparator | He lets the Christian girls swap shifts but I'm Muslim and I get told no.
    unpaid_wages | I put in sixty-five hours a week for a flat seven hundred dollars.
    unpaid_wages | My last check never came.
    unpaid_wages | The manager goes into the system and changes my out time to 2:00.
    unpaid_wages | They still owe me 41 hours from Thanksgiving week.
    unpaid_wages | We have to be in gear by 5:40 but the clock doesn't start till six.
    unpaid_wages | I was called salary so I never saw a dime for the extra twenty hours each week.
    unpaid_wages | They charge me six dollars for gloves out of minimum wage.
    unpaid_wages | Manny takes a third of our tips and he's the manager.
    unpaid_wages | I drove between patients all day and they didn't pay me for the driving.
    accommodation | I told them about my bad knee and asked to sit at the register.
    accommodation | They turned down my request for a screen reader.
    accommodation | I handed Marla the midwife's note about no lifting and she said there was no light duty.
    accommodation | My employer has known that I am deaf in one ear since 2016.
    accommodation | I asked to keep my beard for my religion and they wouldn't allow it.
    accommodation | After reviewing your request to telework because of your lupus, we cannot approve it.
    accommodation | I wrote to HR that I've got PTSD and needed to change seats.
    accommodation | I'm diabetic and he wouldn't let me stop to check my sugar.
    accommodation | On the first day I disclosed my seizures to the supervisor.
    leave | I was off six weeks for my C-section.
    leave | HR rejected my FMLA papers twice.
    leave | I put in for leave to look after my mother when she broke her hip.
    leave | We cannot grant the time off you asked for in connection with your surgery.
    leave | I told them in May I'd need to be out for my baby in September.
    leave | My medical leave started on December 1 and ran to January 9.
    leave | They made me come back from leave three weeks early.
    leave | I took FMLA days off and on for dialysis.
    leave | My boss said no to paternity leave.
    bias_remark | Shelby said at the water cooler that those ladies are gonna break a hip.
    bias_remark | The DM told my manager to 'age down the front end'.
    bias_remark | He told me that a mother of three should be at home.
    bias_remark | "We don't want that kind of hair up front," my boss said about my braids.
    bias_remark | My director said I was a dinosaur and that dinosaurs go extinct.
    bias_remark | He told me he would never have hired me if he knew I was expecting.
    bias_remark | They said the job needed a man.
    bias_remark | The VP wrote in an email that we've got too many gray heads in Claims.
    bias_remark | She told me that Black people aren't detail oriented.
    promise | The offer letter states a sign-on bonus of $7,500 payable at ninety days.
    promise | My agreement guarantees me a year's pay if the company is sold.
    promise | Mr. Hollis wrote down and signed that I would have the job until I turned sixty-five.
    promise | We will pay you a retention bonus of 15% provided you remain until the closing.
    promise | In his email of June 3 he committed to making me partner.
    promise | My contract says I can only be dismissed for cause.
    promise | They gave me a letter that my schedule would stay days only.
    promise | The company undertakes to cover your relocation costs up to twelve thousand dollars.
    promise | I've got it in writing from HR that my seniority would carry over.
  `),
}

/**
 * Written in seven parts by whoever wrote the vocabulary, each to break what was there: 5 of 100, 8 of 100, 11 of 100, 1 of 30,
 * 3 of 80, 3 of 70 and 1 of 50 supported an element at the first run, and 48 of 76, 30 of 59, 24 of 39, 26 of 52 and 27 of 56
 * plain ones the right one. Three are left out, as they support an element rightly or by the
 * office that they name: a request that was granted, a clean record, and the lost job of a club's treasurer.
 */
export const probes: LabelledSet = {
  nothing: lines(`
    They dangled a demotion over my head but it came to nothing.
    My write-up got tossed before it reached my file.
    Corporate nixed the layoff at the last second.
    The pink slip had someone else's name on it.
    Nobody docked my check.
    It's a lie that I walked off the job.
    He kept his hands to himself the whole time.
    She has been nothing but fair to me.
    I got every dime of overtime I had coming.
    Not once was I passed over.
    There's no truth to the story that they fired me over my pregnancy.
    I was spared in the March layoffs.
    The promotion everyone thought I lost, I actually got.
    My accommodation was in place within a week.
    He didn't lay a finger on me.
    At no time did my supervisor use slurs.
    I came close to losing my job over it.
    If I get written up one more time they can fire me.
    I keep waiting for them to fire me.
    It would not surprise me if they cut my hours.
    They could have demoted me, but they kept me in place.
    My fear is that HR will retaliate.
    What happens if my boss denies the leave?
    She hinted my position might be eliminated.
    I've been thinking of going to the EEOC.
    Unless something changes I'm going to report him.
    My lawyer says I should complain to HR first.
    The plan was to let me go in the fall.
    They're talking about moving me to nights.
    Had he touched me I would have screamed.
    I'd quit before I let them demote me.
    Let me know if they touch you again.
    When an employee is terminated, the final check is mailed within six days.
    New hires are told that overtime is paid at time and a half.
    A worker who reports fraud is protected.
    Our handbook has a section on harassment and retaliation.
    Supervisors who deny leave without cause are disciplined.
    Any hours over forty get approved by the district manager.
    The poster in the break room lists the kinds of harassment.
    No employee shall be retaliated against for filing a complaint.
    In this state you can be fired for any reason at all.
    The training video shows a manager groping a waitress.
    Managers get a bonus when they cut hours.
    Companies fire pregnant women all the time.
    My brother-in-law got canned for reporting asbestos.
    The gal who had my locker before me was fired for complaining.
    They cut Denise's hours after she reported the owner.
    A buddy of mine at the steel mill was owed three weeks of pay.
    My daughter's teacher was demoted for speaking up.
    The night crew got stiffed on overtime.
    Our janitor was called a slur by a vendor.
    He grabbed the hostess, not me.
    My mother was let go from the school cafeteria when she turned sixty.
    The temp they sent us was harassed by a driver.
    Two guys in receiving got suspended for fighting.
    She said her cousin was denied leave at the post office.
    Brittany told me he had touched her.
    I read about a nurse in Texas who was fired for whistleblowing.
    My old landlord took my deposit and called me names.
    At my last place they never paid overtime.
    I was fired from the bakery years before this job.
    When I was in the army my sergeant called me names.
    They told me the demotion was off the table.
    The district manager walked it back and I kept my title.
    HR's finding was that the harassment didn't happen.
    According to Tom I was the one who harassed people.
    The unemployment office thinks I was fired for cause.
    I signed up for leave but never took it.
    My complaint never left my drafts folder.
    I typed an email to HR about the slurs and deleted it.
    The grievance I was going to file is still in my desk.
    He wanted to write me up, the union talked him down.
    They fired me in the sense that I stopped showing up.
    It was as good as a demotion, but my pay and title stayed the same.
    Technically I still work there.
    For a second I thought I'd been fired.
    You'd think they would have paid me by now.
    My boss is lucky I didn't go to OSHA.
    I can count on zero fingers the times he harassed me.
    Who says I was fired?
    Somebody must have told him I complained.
    I suppose I was demoted.
    My husband thinks I was fired because of my age.
    The company that bought us out used to stiff its drivers.
    I have no complaints about how they handled my leave.
    He asked if I was pregnant and congratulated me.
    They offered to let me resign instead of firing me, and then dropped the whole thing.
    The supervisor apologized for the mix-up and gave me my hours back.
    My pay was corrected on the very next check.
    My overtime has always been on the check.
    It isn't like anybody cut my pay.
    All the women on my team got promoted, me too.
    I was late and they could have fired me, but they let it slide.
    I wish they had just fired me.
    That thing about me getting demoted? Made up.
    Coworkers told me I'd been replaced, which turned out wrong.
    The manager promised the night crew a bonus.
    He promised his wife he'd quit.
    My contract ran out and I did not renew it.
    No promise was ever made to me about severance.
    The only thing they cut was my commute.
    I kept my title and my pay after the merger.
    My demotion was reversed on appeal and nothing came of it.
    She gave my hours back the same day and apologized.
    He never asked me out, he asked my roommate.
    I left that job because I moved, nobody pushed me out.
    Not a word was said about my age.
    The jokes were about football, not about race.
    He called me by my name and nothing else.
    He put his hand on the railing, not on me.
    HR got back to me within an hour and handled it.
    I have been paid in full for everything.
    There was no bonus in my contract.
    My leave was granted without a fuss.
    I never needed an accommodation.
    It was a mutual decision, I wasn't terminated.
    They did write me a letter, but it was a thank you letter.
    The manager asked me how my back was doing and offered me a chair.
    My boss said older workers are the backbone of the place.
    He said women make the best supervisors.
    I was the highest paid person on the crew.
    They treat everybody the same over there.
    I chose to go part time so I could go to school.
    I transferred to nights because I like them.
    I volunteered for the lower position.
    My shift was changed because I asked for it.
    I was written up once for being late and I deserved it, but that was at the other store.
    I would have filed a complaint if I had known how.
    I'm going to tell my boss about my diagnosis next week.
    He'd grab me if he got the chance.
    They may owe me overtime, I haven't checked.
    I might have been paid short, hard to tell.
    Do you think they owe me overtime?
    Is it legal for them to cut my pay?
    I wonder why they moved me to nights.
    Let's assume they denied my leave.
    Once they hear I'm pregnant I'll be out the door.
    I'm scared he'll touch me.
    One day they're going to demote me.
    They keep threatening to take my route away.
    If my hours get cut again I'm done.
    I can see them firing me for this.
    They'd love to get rid of me.
    All employees get a written warning before they are let go.
    A doctor's note is required for leave over three days.
    Anyone asking for FMLA has to fill out the form.
    The company does not pay overtime to managers.
    Commissions are forfeited when an employee leaves.
    An accommodation may be denied if it causes undue hardship.
    People get demoted here when they miss quota.
    Workers who speak up get labeled troublemakers.
    You have 180 days to file a charge after you are fired.
    Every supervisor is trained to report harassment to HR.
    Tipped workers make $2.13 an hour.
    My wife's manager cut her hours when she got pregnant.
    My son got fired from the gas station for no reason.
    Linda in payroll was demoted after her surgery.
    Jorge filed a complaint about the chemicals.
    The other bartender got grabbed by a customer.
    He kissed the new intern at the party.
    They denied Carol's FMLA.
    My roommate was promised a raise that never came.
    A lady on second shift complained about the smell.
    The guy before me was fired for stealing.
    My aunt worked sixty hours a week at the cannery.
    The boss told my coworker she was too old.
    They called Ahmed a terrorist.
    Marcus told me he was owed overtime.
    My friend at the hotel was told to clock out and keep working.
    The neighbor lady sued her boss for groping her.
    At my second job they pay me under minimum wage.
    My college boss used to pinch me.
    Back in Ohio I was laid off twice.
    I was suspended from school once.
    The landlord's agent called me a slur.
    The customer touched my hand by accident when I gave him change.
    He brushed against me by accident in the hallway.
    My write up was a clerical mistake and they pulled it.
    They told me I was fired, it was an April Fools joke.
    He said he had fired me but he was only messing with me.
    My cousin posted that I got fired, which isn't so.
    The email that said I was terminated went to the wrong person.
    In the training scenario I was the employee who got harassed.
    The screenplay has a boss who gropes his secretary.
    He told a story about a guy who got fired.
    I had to play a worker who complained in the role play.
    What I told HR about him was not true.
    I exaggerated when I said he grabbed me.
    I confused the dates, they didn't cut my pay in June.
    The complaint I signed was written by someone else and it's wrong.
    My pay stub looked short but it was just the tax.
    She took back the warning.
    The suspension was thrown out by the arbitrator before it started.
    My boss backed off and left my hours alone.
    They decided against moving me.
    Luckily the layoff skipped our department.
    I dodged the layoff.
    The union stopped them from firing me.
    My seniority protected me from being bumped.
    He got close but he didn't touch me.
    My final check was waiting for me the day I left.
    I got my commission on time every month.
    Payroll straightened out my hours within a day.
    My tips were always mine to keep.
    I never once worked through lunch.
    They pay me for every minute I'm clocked in.
    I'm on salary and I rarely work more than thirty-five hours.
    He complimented my work and nothing more.
    She hugged everybody at the party and nobody minded.
    I wasn't the one he groped.
    My desk was moved, my job wasn't touched.
    The company reinstated me before I missed a check.
    HR cleared my boss and I agree with them.
    I have never had a boss treat me badly.
    Neither my hours nor my pay changed after I came back from leave.
    My leave went smoothly.
    They held my job open the whole time I was gone.
    I got the promotion over the younger guy.
    I was offered a demotion and said no.
    I got an apology and the warning was erased.
    I asked about FMLA but ended up not needing it.
    I was going to ask for light duty but my back healed.
    Somebody ought to report him.
    I'd report him if I had proof.
    I will file with the EEOC if this keeps up.
    They better not touch my hours.
    If he calls me that again I'm going to HR.
    It's only a matter of time until they let me go.
    My boss would never fire me.
    I half expect to be fired Monday.
    I would hate to be demoted.
    You could get fired for that.
    He might have been the one who reported it.
    Should they cut my pay, I'd leave.
    Say I complained, would they fire me?
    What if I get demoted after my leave?
    Am I owed overtime?
    I need to know if being moved to nights counts.
    Can a boss take my tips?
    Tell me whether a pay cut is legal.
    Employees on FMLA keep their insurance.
    The policy bars managers from retaliating.
    Harassment complaints go to the compliance office.
    Overtime is paid in the next pay cycle.
    Requests for accommodation go through HR.
    Termination letters are sent by certified mail.
    A demotion comes with a pay cut of ten percent.
    Bonuses are promised only in writing.
    Being fired is hard on anyone.
    Discrimination happens in every industry.
    Touching coworkers is against the rules.
    Any nurse who refuses overtime gets written up.
    It is common for older workers to be pushed out.
    Under the union contract they can't cut hours without notice.
    A friend from church was groped by her supervisor.
    Our old chef was fired for drinking.
    They let Tina go last spring.
    Mike's pay got cut when he hurt his back.
    The receptionist filed a complaint about the smell of paint.
    My uncle drove for them and never got overtime.
    The cleaning lady was called names by the guests.
    One of the line cooks got burned and reported it to OSHA.
    My sister-in-law's boss told her she was too old.
    The woman in the next cubicle is deaf and they ignored her requests.
    They wrote up the whole second shift.
    He touched her on the back and she slapped him.
    The foreman called Pedro a wetback.
    My coworker took maternity leave in March.
    My brother has a bad back and asked for light duty at his plant.
    Her manager promised her a raise.
    The plaintiff worked sixty hours a week.
    Two women on nights say he groped them.
    A guy on the news got fired for being gay.
    A supervisor at another branch was caught touching a trainee.
    Before this company I was demoted once.
    In my twenties I got fired from a bar.
    My army unit cut my leave short.
    The bank cut my credit line.
    My gym terminated my membership.
    The insurance company denied my claim.
    The court denied my request for more time.
    My doctor cut my hours of sleep in half with that medicine.
    The phone company promised me a discount.
    My teacher told me I was too slow.
    My mother-in-law made a remark about my accent.
    A drunk stranger grabbed me on the train.
    The airline let me go to the front of the line.
    They let me go home early on Fridays.
    The boss let me go to my daughter's game.
    I was fired up after the meeting.
    I got a raise, not a cut.
    He gave me a hand with the boxes.
    The boss called me at home to say thanks.
    I took a day off to fish.
    They moved me to a bigger office.
    I was moved to days, which I had wanted for years.
    My boss called me hardworking in front of the owner.
    They cut my workload in half so I could rest.
    He asked me out to lunch with the whole team to celebrate my award.
    I have zero complaints about how I was let go because I wasn't.
    They told us nobody would be laid off and nobody was.
    He was cleared of harassing me after I took it back.
    The fifty hours I logged were for two jobs combined.
    I work thirty hours a week, tops.
    I can't recall anyone calling me a name.
    If it were up to Jim I'd have been fired by now.
    They'd be fools to fire me.
    HR is deciding whether I get suspended.
    I asked what would happen if I filed a complaint.
    The rule is that you get written up after three tardies.
    Each associate signs the handbook on day one.
    Workers comp claims are filed within thirty days.
    Retaliating against a whistleblower is a crime.
    His wife was fired from the clinic.
    They let the whole B team go, I was on A team.
    A temp named Rosa reported the foreman.
    My bunkmate in basic training called me a slur.
    Dave told HR about the jokes, I stayed out of it.
    The owner's son got the write-up, not me.
    We were promised nothing.
    My pay went up, not down.
    Being moved to days was my idea.
    My termination letter turned out to be for a different Dana.
    I dreamt I got demoted.
    Reportedly I was let go.
    Word is I got fired.
    He'll fire me if he finds out I called OSHA.
    She may deny my leave.
    The union would have filed a grievance had I asked.
    Management has never once retaliated against me.
    I haven't missed a paycheck since I started.
    They didn't demote me; they just renamed my job.
    I was not groped, he bumped into me in a crowded hallway.
    HR never told me no.
    It's not that they refused my leave, I just never turned in the form.
    No one at this company has ever called me a slur.
    My manager didn't yell at me or write me up, he just asked what happened.
    I did not go to the labor board.
    Nobody took my badge, I left it in my truck.
    We never had a conversation about a bonus.
    I was never the only woman on the crew.
    Without the overtime they did pay me I'd have been broke.
    There has been no change in my hours since the complaint.
    She did not say I was too old, she said the system was too old.
    They haven't touched my pay.
    I don't have a disability and I never asked for anything.
    I was never put on nights.
    They did not withhold my last check, it was just late in the mail because of the storm, and I got it.
    My boss isn't the one who called me that.
    I would be fired on the spot if I did that.
    If they had denied my leave I would have called a lawyer.
    I could have been let go for less.
    Maybe one day they'll cut my hours like they did to the others.
    Suppose a manager touches you, what do you do?
    They might move me to the graveyard shift.
    I keep imagining that he grabs me.
    Were I to report it, they'd bury me.
    I was braced for a demotion that never happened.
    We may end up getting laid off.
    I'd have complained if it bothered me.
    He said he would give me a raise if I finished school, and I didn't finish.
    My worst fear is being fired over a bathroom break.
    I expect to get written up for this.
    She is thinking about filing a charge.
    I'm considering asking for light duty.
    In theory they could take my route.
    They were planning to put me on a PIP.
    Even if they fired me tomorrow I'd be fine.
    I hope they don't deny my accommodation.
    The handbook says harassment will not be tolerated.
    Employees may be terminated at any time with or without cause.
    Supervisors are required to report any complaint within 24 hours.
    Overtime must be approved before it is worked.
    Under company rules a third write-up means termination.
    Any employee who feels harassed should contact HR.
    Leave requests are denied if they come in late.
    Our company provides reasonable accommodations to qualified employees.
    The union contract says demotions follow seniority.
    Federal law bars firing a worker for taking FMLA.
    Generally workers who complain get moved to another store.
    People over fifty get pushed out in this industry.
    Part-timers do not get holiday pay here.
    Staff are paid for all hours worked.
    You get written up if you clock in late.
    The policy on bonuses changed in January.
    A manager who gropes an employee will be fired.
    All final checks are mailed on Fridays.
    Each new hire is promised a review after ninety days.
    Women in trucking are often harassed.
    My cousin got demoted at the post office after she had her baby.
    The cashier who trained me was fired for being pregnant.
    Stephanie complained to HR about the foreman and they moved her.
    My wife worked off the clock at her old job.
    They fired the entire night shift, but I work days.
    A coworker of mine was called a terrorist by the boss.
    Another nurse asked for light duty and was turned down.
    He harassed my coworker until she quit.
    The guy next to me got his hours cut.
    My dad was laid off from the mill in the eighties.
    One of the drivers was denied overtime pay.
    My best friend was told she was too old for the job.
    The intern was promised a job and never got it.
    Mr. Patel told me his store fired a woman for reporting theft.
    Her supervisor put his hand on her leg at the party.
    My roommate's boss took her tips.
    The previous manager got fired for groping a server.
    Two employees in shipping filed charges with the EEOC.
    My sister took FMLA and lost her job.
    A customer told our hostess to go back to Mexico.
    Oh right, I was 'demoted', with a bigger office and more money.
    She accused me of reporting her and I told her I hadn't.
    The allegation that they shorted my check is wrong, I counted the hours twice.
    I misspoke in my interview, he touched my bag and not my back.
    I came within an inch of being suspended before the video cleared me.
    It was the other Dana who complained, not me.
    We considered taking leave and decided we could manage without it.
    He would never put his hands on anyone.
    My attorney wants to know if they withheld my final check, and they did not.
    Please note that any leave taken without approval will be treated as an absence.
    For what it's worth, nobody groped me at that party.
    The suspension they talked about never came.
    I told the investigator that I had not been harassed by anyone.
    My hours have been steady since the day I started, complaint or no complaint.
    What would happen if I told HR he calls me names?
    If a supervisor grabbed me like that I'd walk out and never come back.
    I had every intention of filing with the EEOC but life got in the way.
    The new rule says three late days and you get suspended.
    According to my ex I was fired for being lazy, which is a lie.
    A customer accused our barista of stealing and he got fired over it.
    He thought I had reported him to OSHA, but that was somebody on days.
    People assume I was let go because of my age but I retired.
    The bonus was never promised to me, only to the sales team.
    No one cut my pay and no one threatened to.
    I was worried they'd deny my leave, but it sailed through.
    In the deposition she said that I was the one who complained, and that's incorrect.
    Every woman on the line but me got called names.
    Let's be clear, my boss never told me to work off the clock.
    I can't say they treated the younger workers any better.
    My review says I 'failed to complain through proper channels'.
    The company has a right to change your schedule.
    It would be retaliation if they fired me, but they haven't.
    Thank goodness the demotion was only a rumor.
    My son asked me if I'd been fired and I laughed.
    HR said nobody had complained about him.
    I'm told my position might be cut in the new year.
    They threatened to write me up and then forgot about it.
    The lawyer on TV said a woman was fired for being pregnant.
    I turned down the transfer, so nothing changed for me.
    He never once asked me out or touched me.
    If I were demoted, my pay would drop to nineteen an hour.
    The leave form asks whether you were denied leave before.
    My coworker Ray says they cut his hours because of me.
    Two of the girls told me he had grabbed them.
    We are not terminating your employment at this time.
    Your hours will not be affected by your complaint.
    You are not being disciplined for taking leave.
    An employee may not be demoted for filing a wage claim.
    Each of the managers was trained on accommodation requests.
    My brother's foreman took his overtime off the books.
    It's my understanding that Theresa was fired for complaining.
    She pretended to fire me in front of the crew as a bit.
    Neither of my bosses ever made a remark about my religion.
    I said 'fire me then' but they didn't.
    There's a chance they'll move me to part time.
    Hypothetically they cut my route, who do I call?
    I was never owed a dime when I left.
    Not one person mentioned my pregnancy.
    They paid my overtime before I even asked.
    Rather than cut my hours they let me work from home.
    The one they let go was a contractor named Phil.
    My aunt swears she was fired for being Polish.
    The union says management plans to lay off thirty people.
    They asked for volunteers to take a pay cut and I did not raise my hand.
    I got a warning from my doctor about lifting, not from work.
    Somebody reported the leak, I have no idea who.
    That was a different company where I got laid off.
    He jokingly told me I was fired and bought me a beer.
    In the example HR gave us, a waitress got written up for taking leave.
    My grandmother was a telephone operator when they fired you for marrying.
    On the application it asks if you have ever been suspended.
    As far as I know the men make the same as I do.
    Nobody in my family has ever been laid off.
    I was so tired I could have been fired and not noticed.
    It turned out the cut in hours was a payroll glitch and it was fixed that day.
    The letter in my file is about another employee with my name.
    The rumor going around is that they're moving me to nights.
    A friend's lawyer told her she was owed overtime.
    The podcast was about a trucker who got fired for refusing to drive.
    She testified that she had never seen him touch me.
    He swore to the investigator that I complained, and I did no such thing.
    I was up for a demotion but they picked somebody else.
    My layoff notice was withdrawn the next morning.
    The only complaint I ever made was about the parking.
    Not even my worst boss ever called me names.
    If you report harassment you are protected.
    One of the conditions is that you give two weeks' notice.
    The memo reminds everyone that slurs are grounds for firing.
    I heard from a guy in receiving that they let Paula go.
    There were no witnesses because it never happened.
    In my mother's day they fired pregnant women.
    My manager said if anyone touches me to come straight to her.
    They asked me to sign a paper saying I was never denied a break, which I was not.
    Whether I was demoted is up for debate; my pay went up.
    What they call a demotion was really me going back to school.
    My cousin and I both worked there, and she was the one they fired.
    I covered her shifts while she was out on leave.
    The new hire asked for a stool and they gave him one.
    They owe my husband two weeks of pay from the dealership.
    You'd be surprised how many people there were fired for complaining.
    I would sooner quit than file a complaint.
    HR offered me leave and I didn't need it.
    The temp agency fired its own recruiter.
    My boss told the new girl she had nice legs.
    Their handbook promises severance, ours doesn't.
    Nothing would make me happier than being let go.
    We joked that the robot got a written warning.
    My mom keeps saying they fired me because I'm a woman, but they didn't fire me.
    The hearing officer found that I was not retaliated against.
    The foreman at my cousin's plant puts his hands on the girls.
    I've seen managers cut people's hours for less.
    Once in a while somebody gets sent home without pay.
    They'll dock your pay if you break a plate.
    He was supposed to demote me on Friday but he called in sick.
    My complaint was about the food in the cafeteria.
    The state fired its inspector after the fire.
    Say what you want about the place, they never shorted my check.
    I told my sister that I might ask for leave.
  `),
  plain: labelled(`
    termination | They canned me the Monday after Thanksgiving.
    termination | Your last day of employment will be June 30, 2025.
    termination | My boss called me in and told me to pack up my stuff.
    termination | I got let go over the phone while I was on leave.
    termination | On April 4 the district manager fired me in the parking lot.
    termination | They said my services were no longer needed and had security walk me out.
    termination | The company eliminated my position and kept everybody else.
    termination | This letter confirms that your employment ended on May 9.
    demotion_or_cut | He put me back on the line at two dollars less an hour.
    demotion_or_cut | My hours went from forty to sixteen.
    demotion_or_cut | They stripped me of my keys and made me a regular cashier.
    demotion_or_cut | She cut me down to two shifts a week.
    demotion_or_cut | I was bumped from crew lead to laborer.
    demotion_or_cut | They moved me to the overnight shift a week after I complained.
    demotion_or_cut | My salary was cut by ten percent in March.
    demotion_or_cut | They took my best accounts and gave them to a new hire.
    complaint | I emailed HR about what he did to me.
    complaint | I told the owner that the fryer was not safe.
    complaint | I called the state labor board about my pay.
    complaint | I wrote a letter to corporate saying we were not getting our breaks.
    complaint | I reported him to human resources on the 12th.
    complaint | I complained to my supervisor about the racist jokes.
    complaint | I filed a charge with the EEOC in August.
    complaint | I told my manager that what he was doing was sexual harassment.
    harassment | He would come up behind me and rub my shoulders.
    harassment | My coworker called me a terrorist in front of customers.
    harassment | The manager slapped my butt when I walked past.
    harassment | He sent me a video of himself naked.
    harassment | They drew a noose on my locker.
    harassment | He kept making jokes about my breasts.
    harassment | She makes fun of my accent in every meeting.
    harassment | The foreman asked me to sleep with him.
    comparator | Men in the same job make three dollars more than me.
    comparator | A white guy did the same thing and only got a warning.
    comparator | They gave my promotion to a 26 year old I trained.
    comparator | Nobody else was written up for being five minutes late.
    comparator | Other drivers who had accidents were not fired.
    comparator | My replacement is a man ten years younger than me.
    comparator | The guys get to leave early but I have to stay.
    unpaid_wages | They owe me three weeks of pay.
    unpaid_wages | I worked 55 hours and got paid for 40.
    unpaid_wages | My boss keeps half of our tips.
    unpaid_wages | I never got my last check.
    unpaid_wages | We had to clock out and keep cleaning for an hour.
    unpaid_wages | They don't pay overtime, just straight time.
    unpaid_wages | I'm still waiting on my commission from March.
    unpaid_wages | They shaved fifteen minutes off my time card every day.
    accommodation | I gave my boss a doctor's note that said no lifting over 20 pounds.
    accommodation | They wouldn't give me a chair even though I have a bad back.
    accommodation | I asked for an interpreter because I'm deaf.
    accommodation | HR denied my request to work from home during chemo.
    accommodation | My supervisor ignored my lifting restriction.
    accommodation | I asked to switch shifts so I could get to dialysis.
    leave | I was on maternity leave from May to August.
    leave | They told me I couldn't take time off for my surgery.
    leave | I took FMLA to care for my mother.
    leave | I asked my boss for two weeks off to have my baby.
    leave | HR turned down my family leave.
    leave | I had to be out six weeks after my hip replacement.
    leave | I put in for medical leave on March 3.
    leave | I served two weeks of jury duty in October.
    bias_remark | My boss said women are too emotional to run a crew.
    bias_remark | He said I should be home with my kids.
    bias_remark | She told me they needed someone younger in that seat.
    bias_remark | The owner said he doesn't hire Mexicans for the front.
    bias_remark | My supervisor said pregnant women are a liability.
    bias_remark | He told me to go back to my country.
    bias_remark | "You people are always late," he said to me.
    bias_remark | The director told me I don't have the energy of the younger reps.
    promise | My manager promised me a raise after ninety days.
    promise | The offer letter says I get a $5,000 bonus after one year.
    promise | They told me my job would be safe for two years.
    promise | The handbook says they have to give three warnings before firing anybody.
    promise | He shook my hand and guaranteed me full-time hours.
    promise | My contract says I can only be fired for cause.
    promise | The owner told me I would be made partner in 2024.
    termination | I was told not to come back.
    termination | My manager texted me that I was done.
    termination | They terminated me two days before my vesting date.
    termination | We have decided to end your employment as of today.
    termination | I lost my job of eleven years on a Zoom call.
    termination | She fired me by text message while I was in the hospital.
    demotion_or_cut | They cut me from five days to two.
    demotion_or_cut | My hourly rate was dropped to minimum wage.
    demotion_or_cut | I got knocked down from shift lead to crew.
    demotion_or_cut | My boss took away my company car and my team.
    demotion_or_cut | They put me on the graveyard shift and took my Sundays.
    demotion_or_cut | You are being reassigned to a Clerk II position at a lower rate.
    complaint | I told HR about the comments in writing.
    complaint | I called OSHA about the forklifts.
    complaint | In June I handed the director a letter about the missing overtime.
    complaint | I spoke to the regional manager about how he treats the women.
    complaint | I reported the billing fraud to Medicare.
    complaint | I said in the meeting that we were being shorted on our pay.
    complaint | I told my lead I wouldn't drive the truck with bad brakes.
    harassment | He pressed himself against me in the supply closet.
    harassment | My supervisor calls me old man and laughs.
    harassment | They put a dead rat in my locker and a note with a slur.
    harassment | He asked me what color my underwear was.
    harassment | A guy on my crew grabbed my chest.
    harassment | The cooks whistle at me and make kissing noises.
    harassment | My manager showed me porn on his phone.
    comparator | The men on my crew were never drug tested, only me.
    comparator | Jason missed more days than I did and he still has his job.
    comparator | They pay the younger guys four dollars more.
    comparator | I was the only Black server and the only one they let go.
    comparator | White employees got a warning for the same thing I was fired for.
    unpaid_wages | I haven't been paid for my last two weeks.
    unpaid_wages | My boss doesn't pay me for the drive between clients.
    unpaid_wages | I work fifty hours and they only pay me for forty.
    unpaid_wages | The owner kept my last paycheck.
    unpaid_wages | They owe me $2,300 in commissions.
    unpaid_wages | I do an hour of setup every morning before I'm allowed to clock in.
    accommodation | I brought in a note from my doctor that I need to sit every hour.
    accommodation | My boss said he doesn't do light duty.
    accommodation | I told them I have epilepsy and can't climb ladders.
    accommodation | They took away my stool after my surgery.
    accommodation | I asked HR for a screen reader because I'm losing my sight.
    leave | I was in the hospital for nine days and called in every day.
    leave | They counted my FMLA days as absences.
    leave | I took three weeks of paternity leave in May.
    leave | My boss made me come back early from my maternity leave.
    leave | I asked for time off for my chemo.
    leave | HR told me I didn't qualify for leave because I was part time.
    bias_remark | He told me this is no job for a woman.
    bias_remark | My boss said I'm too old for sales.
    bias_remark | She said nobody wants to be served by someone in a hijab.
    bias_remark | The manager asked me if I was planning to have more babies.
    bias_remark | He said people my age can't learn computers.
    bias_remark | They told me I didn't fit the image because of my hair.
    promise | They promised in writing not to move me for two years.
    promise | My boss gave me his word that I'd get the store manager job.
    promise | The agreement says I get four weeks of severance.
    promise | I was promised a 10 percent raise when I took the job.
    promise | The recruiter told me the bonus was guaranteed.
    termination | I found out I was fired when my key card stopped working.
    termination | They got rid of me the week I turned sixty.
    termination | We are letting you go effective immediately.
    termination | After nineteen years they gave me a box and an escort to the door.
    demotion_or_cut | I used to run the floor and now they have me folding shirts in the back.
    demotion_or_cut | My pay dropped by four dollars an hour.
    demotion_or_cut | They cut my shifts right after I got back from leave.
    demotion_or_cut | I was taken off the Miller account.
    complaint | I complained to the owner that the drivers were falsifying logs.
    complaint | I sent HR an email about the slurs.
    complaint | I filed a grievance with my union over the pay.
    complaint | I told the manager I felt discriminated against.
    harassment | He rubbed up against me at the copier.
    harassment | He texted me at night asking for pictures of me.
    harassment | My lead called me a slur in the break room.
    harassment | She told everybody I was crazy because I take medication.
    comparator | The man who got my job had never managed anybody.
    comparator | When Greg came in late nobody said a word.
    comparator | All the younger people kept their jobs.
    comparator | They let the men swap shifts but not me.
    unpaid_wages | They never paid me for my training.
    unpaid_wages | I worked 62 hours that week and my check showed 40.
    unpaid_wages | My manager deletes my overtime from the system.
    unpaid_wages | I was not paid for August.
    accommodation | I asked for a later start because of my medication.
    accommodation | HR said they couldn't accommodate my restrictions.
    accommodation | They made me lift boxes with a broken wrist.
    leave | They fired me while I was on medical leave.
    leave | I used my sick days when my son had the flu.
    leave | My FMLA was approved on May 2.
    leave | I took off six weeks when my daughter was born.
    bias_remark | My supervisor said the customers don't want to hear my accent.
    bias_remark | He called me grandma and asked when I would retire.
    bias_remark | The boss said Black guys don't work hard.
    bias_remark | She told me to my face that mothers make bad managers.
    promise | The letter promised me a signing bonus of $3,000.
    promise | My supervisor assured me that nobody would lose hours.
    promise | When they hired me they said I'd be permanent after six months.
    promise | Section 4 of my contract says they must give me sixty days' notice.
    leave | I went out on short term disability in June.
    leave | They wrote me up for days I was out on FMLA.
    leave | My manager said no to my leave for IVF.
    leave | I gave HR my FMLA papers on April 2.
    leave | I was off for ten weeks after my C-section.
    leave | They made me work from my hospital bed while I was on leave.
    leave | I missed a week of work because my wife was in the ICU.
    leave | I requested bereavement leave when my dad died.
    leave | Your FMLA leave request dated May 1 is denied.
    bias_remark | My boss joked that I was the diversity hire.
    bias_remark | He said he'd never put a woman in charge of that route.
    bias_remark | The supervisor told me I should speak English or go home.
    bias_remark | She said I was too old to understand the software.
    bias_remark | "We need some young blood in here," the VP said in the meeting.
    bias_remark | He asked how I could do the job with a baby at home.
    bias_remark | The owner told me he didn't want a gay man at the front desk.
    bias_remark | My manager said my dreadlocks looked unprofessional.
    bias_remark | They called me 'the old lady' in meetings.
    comparator | Brad broke the same rule and nothing happened to him.
    comparator | The two men who were late that day were not written up.
    comparator | They kept a woman with two years in and let me go after twenty.
    comparator | My male coworkers make $4 more an hour for the same work.
    comparator | I was the only one over fifty and the only one cut.
    comparator | White drivers got the good routes and I got the worst one.
    comparator | A younger guy with no experience got the promotion I applied for.
    promise | My boss told me I'd never have to work weekends.
    promise | In the offer they guaranteed me forty hours a week.
    promise | He promised that my job would be waiting for me.
    promise | Her email says I will get a 3% raise in July.
    promise | We will pay you a retention bonus of $10,000 on December 31.
    promise | They agreed to pay for my license when I signed on.
    promise | The CEO told all of us there would be no layoffs this year.
    demotion_or_cut | They took my lead pay away.
    demotion_or_cut | I was sent back to the mail room after eight years as a supervisor.
    demotion_or_cut | We are reducing your schedule to twenty hours effective May 6.
    demotion_or_cut | She gave my Saturdays to somebody else and now I only work two days.
    unpaid_wages | They still haven't paid me my vacation.
    unpaid_wages | I stay an hour late every night and it's never on my check.
    unpaid_wages | My paycheck bounced twice.
    unpaid_wages | The company shorted me eleven hours.
    complaint | I wrote to the EEOC.
    complaint | I went to HR because of what the lead said about my religion.
    complaint | I told the inspector about the blocked exits.
    complaint | I raised the pay gap with my director.
    harassment | He blocked the door and told me to kiss him.
    harassment | The driver made monkey sounds at me.
    harassment | My boss put his arm around me and smelled my hair.
    accommodation | I asked for a parking spot closer to the door because of my hip.
    accommodation | They told me to work without restrictions or not at all.
    termination | HR emailed me that my position was gone.
    termination | The foreman said get your stuff and get out, you're done.
    termination | I got my walking papers on Friday.
    termination | HR walked in with a folder and said today was my last day.
    termination | They let me go on the 14th and said it was budget.
    termination | I came in Monday and my key didn't work and they told me I was terminated.
    termination | The practice manager handed me a termination letter at lunch.
    termination | This is to notify you that your position has been eliminated as of October 1.
    demotion_or_cut | Your title will change from Senior Analyst to Analyst on May 1.
    demotion_or_cut | I went from full time to twelve hours a week with no benefits.
    demotion_or_cut | He suspended me for three days without pay.
    demotion_or_cut | They took the company truck away from me and cut my per diem.
    demotion_or_cut | After the meeting my supervisor wrote me up for the first time in nine years.
    demotion_or_cut | They gave me a final warning for being two minutes late.
    complaint | I went over his head and told the regional director.
    complaint | I put in a complaint with the union about the schedule being stacked against the older guys.
    complaint | I filled out an incident report about him following me.
    complaint | I texted my boss that I was tired of the racial jokes.
    complaint | I took pictures of the mold and sent them to the health department.
    complaint | I told payroll twice that my overtime was missing.
    harassment | He stands behind my chair and breathes on my neck.
    harassment | They put a doll with a rope around its neck on my toolbox.
    harassment | She keeps telling me I'd be pretty if I lost weight and calls me chunky.
    harassment | The assistant manager cornered me in the freezer and tried to kiss me.
    harassment | My coworkers hid my prayer rug and threw bacon at me.
    harassment | He told the other guys in front of me what he would do to me in bed.
    comparator | When Steve forgot to lock up he got a coffee, when I forgot I got a write-up.
    comparator | Every other nurse on the unit got her leave approved except me and I'm the only Filipina.
    comparator | The new guy started at two dollars more than I make after ten years.
    comparator | They replaced me with a 28-year-old.
    comparator | Only the women were told to clean the break room.
    unpaid_wages | I was never paid for the Saturdays I worked in June.
    unpaid_wages | They take out for lunch and I never get a lunch.
    unpaid_wages | My boss pays me cash and skips the overtime.
    unpaid_wages | I worked seventy hours and he paid me my regular rate for all of it.
    unpaid_wages | They kept my final check because of a uniform.
    unpaid_wages | We get to the yard at five but they don't clock us in until six.
    accommodation | I asked if I could sit between customers because of my swollen feet.
    accommodation | My boss said no to the light duty my doctor ordered.
    accommodation | I have lupus and they won't let me work out of the sun.
    accommodation | HR ignored two emails about my wheelchair ramp.
    accommodation | I handed in my restrictions on Monday and on Tuesday they had me on the ladder.
    leave | I told HR I was going to need surgery and about six weeks off.
    leave | They denied me time off to bond with my baby.
    leave | I was on leave with my sick dad when they posted my job.
    leave | I used two days of sick time for my kidney stone.
    leave | Your request for intermittent leave is denied.
    bias_remark | He said girls can't back up a trailer.
    bias_remark | The owner told me I'd be happier working with my own kind.
    bias_remark | My supervisor asked whether I was sure I could keep up at my age.
    bias_remark | She wrote in my review that I lack youthful energy.
    bias_remark | He told me I was hired to fill a quota.
    bias_remark | They told me my accent would scare off the clients.
    bias_remark | The GM said he likes them young and blonde at the host stand.
    promise | He told me as long as I hit my numbers I'd always have a job.
    promise | The email from the director says my bonus will be paid in March.
    promise | I have a signed letter that promises me two years.
    promise | They said I would get my old position back after the project.
    promise | My contract guarantees ten hours of overtime a month.
  `),
}
