import type { LabelledSet } from './labelled-sets.ts'

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function labelled(text: string): LabelledSet['plain'] {
  return lines(text).map((line) => {
    const [elements = '', sentence = ''] = line.split(/ \| (.*)/s)
    return { accepted: elements.split(' '), text: sentence }
  })
}

/**
 * Written for the weights by somebody who knew the code, in four rounds. Each round was run before the code was changed with it: 14, 9, 6
 * and 3 of 261, 152, 105 and 60 supported an element, and of the plain ones 106 of 123, 79 of 236, 41 of 145, 66 of 117 and 50 of 80 the right
 * one. Labels that were wrong were then corrected, and some plain ones added after the rounds.
 */
export const drafts: LabelledSet = {
  nothing: lines(`
    My manager never laid a finger on me in the six years I worked the front desk.
    Contrary to the rumor, nobody has been let go from the Tulsa branch, me included.
    The write-up was torn up before it ever reached my file.
    Not a single one of my requests for leave was turned down.
    I have yet to be disciplined for anything.
    She stopped just short of demoting me.
    The company backed away from cutting my hours.
    There has been no change to my pay since I filed the charge.
    He was nothing but respectful toward me and the other women on the line.
    Neither my age nor my gender ever came up in that meeting.
    I did work long weeks, but every hour over forty was paid at time and a half.
    In the end they chose not to terminate me.
    I can't point to anything that would amount to retaliation.
    It's simply not the case that I was passed over because I am Black.
    My accommodation was granted the same afternoon.
    Had Mr. Osei fired me that day, I would have walked straight to the EEOC.
    If my supervisor touches me again I am going to scream.
    Suppose they cut my hours after this; do I have a claim?
    One more late arrival and I will be fired, that is what I keep telling myself.
    Should they terminate me, I want you to file right away.
    I'd have been written up too if I had been on shift.
    They may very well demote me once they read this letter.
    I keep picturing Carl firing me in front of the whole crew.
    My worst fear is that they will find out I am pregnant and let me go.
    I was bracing to be fired, but the meeting was about parking.
    She was this close to grabbing me by the hair.
    The plan was to move me to nights, and then the plan fell through.
    We talked about me being laid off as if it were already done, but it never came to that.
    I am thinking about reporting him to human resources.
    My wife says I ought to complain to OSHA about the ladders.
    I intend to request an accommodation once my doctor signs the form.
    Any employee who is harassed should report it to a supervisor at once.
    Hourly staff who work over forty hours in a week receive time and a half.
    Under the handbook, a worker who complains in good faith cannot be fired for it.
    The law forbids an employer from cutting the hours of somebody who reports a hazard.
    A supervisor who gropes an employee will be terminated.
    In this industry people get fired for talking to OSHA all the time.
    Nobody should have to work off the clock.
    Managers have a duty to investigate every complaint of harassment.
    Harassment includes slurs, unwelcome touching and offensive jokes.
    Employees are entitled to a final paycheck within 72 hours of termination.
    It is company practice to walk terminated employees to the door.
    Terminations are handled by the regional office.
    My cousin was fired from the same plant for asking about overtime.
    The guy who had my locker before me got demoted after he complained.
    They cut Denise's hours the week after she called the labor board.
    My brother-in-law says he was never paid overtime at the quarry.
    Three of the line cooks were written up for refusing to work off the clock.
    A woman in billing was groped by the same doctor.
    The temp before me complained about the fumes and was gone in a week.
    Our receptionist filed a charge with the EEOC last spring.
    Half of the night crew never got their final checks.
    Mr. Dunn's daughter was let go from her job at the bank when she got pregnant.
    The plaintiff in that case was terminated two days after her complaint.
    My lawyer friend was demoted once for blowing the whistle.
    My neighbor's boss calls her sweetheart and rubs her shoulders.
    Did they ever pay you for the overtime?
    Was I fired, or was I laid off?
    Can they demote me for being on jury duty?
    Why wasn't I paid for the last week?
    Who told HR about my complaint, and when?
    I asked whether anyone had been disciplined for using that word.
    She wants to know if I was terminated because of my disability.
    I wonder if he cut my hours because I complained.
    Tell me whether they denied your request for light duty.
    Rumor has it I was let go for stealing.
    According to the grapevine, I got demoted over the complaint.
    Somebody in the break room said that I had been fired.
    The article says the chain denied overtime to its assistant managers.
    My ex is telling everyone I was fired for drinking.
    It has been said that Mr. Vance groped several of the hostesses.
    The complaint alleges that the defendant refused to pay overtime.
    Plaintiff contends that she was demoted because of her age.
    The position statement claims I was terminated for misconduct.
    Supposedly I was written up in March, but nobody has ever shown me a paper.
    Word is that they let Priya go for complaining about the chemicals.
    In the training video, a manager puts his hand on an employee's knee.
    The role-play had me pretend that I was being fired.
    In my dream the boss fired me and I flew out the window.
    For the skit at the holiday party, Ray pretended to fire me.
    The sample letter in the binder reads: "You are hereby terminated."
    One of the quiz questions was about a nurse who was fired for reporting a doctor.
    The novel is about a waitress who was groped by her manager.
    He was quoting a movie when he said "You're fired."
    The form has a line that says "I was denied overtime."
    Example 3: An employee tells HR that her supervisor touched her.
    At my last job, before I came to Ridgeway, I was fired for union talk.
    When I managed the deli at Kroger years ago, I was demoted for refusing to sell expired meat.
    In the Navy I was written up twice.
    My first employer, a car wash in Fresno, never paid me overtime.
    In college I was groped by a bouncer.
    My landlord terminated my lease after I complained about mold.
    The gym cancelled my membership without notice.
    My doctor denied my request for stronger medication.
    The bank cut my credit line after I filed a complaint.
    My son's school suspended him for fighting.
    The judge dismissed my claim for unpaid wages.
    My union rep walked me through the grievance form.
    The physical therapist rubbed my shoulder where it hurt.
    A customer's dog grabbed my arm, no harm done.
    The barber cut my hair at the shop next door to work.
    I fired two of the drivers for drinking on the job.
    I demoted Kyle myself and I stand by it.
    As shift lead I wrote up anyone who came in late.
    I never approved overtime for my own crew, that was the district's call.
    I turned down the overtime because my kids needed me.
    I asked to be moved to nights so I could go to school.
    I gave up the supervisor title on my own.
    I cut my own hours when my mother got sick.
    I quit because I won the lottery, plain and simple.
    I told them to take me off the schedule while I was abroad.
    Oh sure, they fired me for "performance," and I'm the queen of England.
    Yeah, right, because HR really cared when I complained.
    Great, so now I'm the one who got demoted, is that what you want me to say?
    I said I was fired, but that isn't true; I resigned.
    I told my parents I had been laid off when really I just stopped showing up.
    Earlier I wrote that he grabbed me; I take that back.
    I was mistaken when I said they had cut my pay.
    Scratch what I said about being demoted.
    My statement that I was never paid is wrong, I found the stub.
    It was somebody else they fired that day, not me.
    When I said "terminated" I meant the phone call, not the job.
    He apologized for almost firing me.
    The letter that said I was fired had been sent to the wrong person.
    They reversed the demotion before it took effect.
    The suspension was lifted the same hour and wiped from my record.
    The overtime I thought was missing turned out to be on the next check.
    HR confirmed that the termination was entered by mistake and undid it.
    The investigation cleared him of touching me, and honestly he never did.
    I withdrew my complaint before anyone read it.
    I tore up the complaint instead of sending it.
    I wrote a long email to HR about the harassment and then deleted it.
    My complaint never left my drafts folder.
    I bit my tongue and said nothing to HR about his jokes.
    I kept the racist note in my bag and never showed it to anybody.
    I couldn't bring myself to report him.
    The doctor's note is still in my glovebox; I have not given it to anyone.
    I never got around to telling payroll about the missing hours.
    I was going to ask for a stool, but I lost my nerve.
    Nothing came of the talk about cutting my shifts.
    The threats to fire me were just talk.
    He threatened to cut my hours if I went to HR, but he never followed through.
    They dangled a demotion over my head for weeks.
    The rumor about layoffs had me convinced I was next.
    I feel like I've been fired even though I still have the job.
    It was as though I had been demoted.
    He looks at me like he wants to fire me.
    You'd think they had fired me, the way people avoid my desk.
    I might as well have been fired.
    They treated me as if I'd filed a complaint.
    Anyone in my shoes would have complained.
    The only way I'd lose this job is if they fired me for telling the truth.
    Getting fired was the last thing on my mind.
    Being demoted is not something I would have stood for.
    I'd rather be fired than lie to an inspector.
    Better to be written up than to drive with bad brakes.
    To be clear, I am not alleging harassment.
    This letter is not a complaint of discrimination.
    I make no claim that I was paid late.
    We are not saying she was let go because of her age.
    My overtime claim is against a different company.
    The hostile environment I described was at my husband's firm.
    The promise of a bonus was made to the sales team, and I am not in sales.
    They guaranteed nobody a job for life.
    No promise of severance was ever made to me.
    The offer letter does not mention a bonus.
    HR has no record of any complaint from you.
    We have found no evidence that you were paid incorrectly.
    Your employment has not been terminated.
    You have not been demoted; your title is unchanged.
    This notice does not affect your pay or hours.
    If you do not return by Monday, your employment will be terminated.
    Failure to sign may result in termination.
    Please tell us whether you were ever harassed by a coworker.
    Describe each time that you were denied overtime.
    Report any unsafe condition to your lead.
    Do not retaliate against anyone who files a complaint.
    Write down the date on which you were terminated.
    List every supervisor who touched you.
    Please confirm that you did not work off the clock.
    We never denied her leave.
    I did not fire her, and I did not cut her hours.
    Ms. Lin was not terminated for her complaint, she was promoted.
    At no time did I touch Ms. Lin or call her names.
    I have supervised her since 2019 and never wrote her up.
    My client denies that he groped anyone.
    The owner insists that all overtime was paid.
    He swears up and down that I was never promised a bonus.
    She denies ever having told me that I was too old.
    Harlan denied that he had refused my request.
    The company disputes that I worked sixty hours a week.
    The demand that I work off the clock was news to me; I always clocked in.
    If anything, the jokes were about him, not about me.
    The slur was in a song on the radio.
    The word he used wasn't a slur, it was my last name.
    He calls everyone honey, including his truck.
    She asked me out for a team lunch with everybody.
    He put his hand on the door, not on me.
    The nurse put her hand on my back to steady me.
    He caught my arm so that I wouldn't fall off the dock.
    My coworkers sang to me and hugged me on my birthday.
    The massage therapist at the wellness fair rubbed my neck, as I had asked.
    My team was cut from the tournament.
    My position on the org chart moved up a row.
    The account was terminated by the client.
    We terminated the vendor's contract in June.
    They fired up the grill after the meeting.
    The boss fired off three emails before lunch.
    The kiln fired the tiles that I had painted.
    My badge stopped working for ten minutes during the outage.
    They let me go home early on Friday.
    They let me go first in line.
    He let me go on and on about my vacation.
    I was discharged from the hospital on Tuesday.
    The judge released me from jury duty before I missed a day.
    My shift ended and I was done for the day.
    My last day of training was in March.
    I lost my hat, not my job.
    The shuttle dropped me off at the wrong gate.
    My raise was reduced by a rounding error that they fixed the next day.
    Overtime at my plant is voluntary and I have never signed up for it.
    I have never worked more than thirty hours a week here.
    I worked exactly forty hours, no more.
    The timesheet shows sixty hours because the system counted my leave.
    My husband works seventy hours a week and isn't paid for half of it.
    We were all paid in full for the storm day.
    My final check was waiting for me at the desk.
    They mailed my last paycheck a day early.
    I owe them money, not the other way round.
    I have never asked for my vacation pay.
    I do not have a disability.
    My back has healed and I need nothing special from the company.
    My mother has diabetes.
    My doctor says I may need surgery someday.
    I am not the oldest on the team, and age has never been mentioned.
    They replaced the copier with a younger model, ha.
    The new guy is younger, but he has nothing to do with my job.
    Men and women are paid the same on our floor.
    My reviews were so bad that I would have fired myself.
    He joked that he would fire the coffee machine.
    She teased that I was fired for bringing decaf.
    "You're fired," he laughed, handing me a slice of birthday cake.
    For April Fools they handed me a pink slip.
    The fake termination letter was a prank by the night shift.
    The story I told about being groped happened to my roommate.
    What happened to Lena, being fired over a doctor's note, could happen to any of us.
    Like Lena, anyone who complains here gets fired.
    People who speak up tend to be let go.
    Every spring they lay off the seasonal people.
    Some managers deny overtime as a matter of habit.
    A termination letter usually comes by certified mail.
    Losing a job over a complaint is illegal in this state.
    Wage theft means not paying a worker for hours worked.
    Retaliation is when an employer punishes somebody for complaining.
    To fire somebody for jury duty is against the law.
    The poster in the break room says employees may not be fired for filing a claim.
    The statute protects a worker who was fired for refusing to break the law.
    In Smith v. Acme the driver was fired for refusing to falsify logs.
    The hypothetical in the seminar was a cook who was denied a stool.
    The template has a paragraph about being passed over for promotion.
    My first draft said that I was demoted, but my lawyer crossed that out.
    The plant was closed for the holiday and nobody was let go.
    I have been written about in the paper but never written up.
    My hours went up, not down, after I spoke to HR.
    There isn't a word of truth in the claim that I was groped.
    Not even once in nine years did my boss raise his voice at me.
    We had every intention of firing her, and then she won salesperson of the year.
    It never crossed my mind to complain.
    He got a warning for speeding on the way to work.
    The only warning I ever got was about the weather.
    My mom got laid off from the cannery when I was a kid.
    The woman who trained me was fired for asking about her pay.
    Somebody else's hours were cut, mine stayed put.
    His brother works at a place where they pay no overtime at all.
    The night nurse, not me, asked for the lifting belt.
    I saw Tina get demoted for going to the union.
    We heard that the guy in accounting was let go over a complaint.
    My supervisor's supervisor was terminated in May.
    One of our vendors fired its driver for refusing to speed.
    If they ever try to cut my pay, I'll walk.
    I would have gone to HR if there had been anybody there to go to.
    What if he does it again?
    Say I get fired tomorrow; can I collect unemployment?
    Were I to ask for a chair, they would laugh.
    Even if he had called me that, I would not have heard it over the machines.
    He could have fired me on the spot and chose not to.
    They can cut my hours whenever they want, that's what the contract says.
    I might have been passed over, I really don't know.
    You will be fired if you do that again, he told the new hire.
    Unless HR acts, I'm going to the EEOC.
    In theory they could demote anyone.
    I was hoping to be laid off so I could take the severance.
    I volunteered for the layoff.
    I begged them to let me go and they would not.
    I wanted a demotion, to be honest; the manager job was killing me.
    I asked to be taken off the schedule during exams.
    My transfer to nights was my own idea.
    I turned the raise down.
    I fired my lawyer last week.
    I suspended the account for non-payment, that's part of my job.
    I have terminated several employees in my career as a manager.
    I denied his request for leave because he had no days left.
    It was me who yelled at him, not the other way around.
    I told the customer that he could not touch the display.
    The customer complained about the soup and I apologized.
    A patient complained to me about his roommate.
    Guests often complain about the elevators.
    We received a complaint from a tenant about noise.
    My complaint is about the food in the cafeteria.
    My complaint to HR was about parking, nothing else.
    I reported to work at six.
    I filed the charge slips at the end of the night.
    He charged me for the coffee.
    She discharged the battery before storing it.
    The fire department terminated the gas leak.
    The ad said they were looking for a young family to star in it.
    The younger cook asked me for my recipe.
    My boss asked when I would retire so that he could plan the party.
    We joked about our ages all the time, me more than anybody.
    I called him an old fool and he laughed.
    He called me at home to congratulate me.
    He called me in to tell me about the raise.
    She grabbed my hand and pulled me out of the way of the forklift.
    The medic touched my neck to find a pulse.
    He patted me on the back after the big sale.
    My trainer put her hands over mine to show me how to hold the saw.
    The doctor touched my knee during the exam.
    He asked everybody on the crew out for beers, me included.
    The whole shift hugged when we won the raffle.
    I was let off with a smile.
    I was cut from the softball team.
    I got canned peaches from the boss for Christmas.
    My computer was terminated remotely by IT and I got a new one.
    My parking pass was revoked.
    The company suspended the picnic because of rain.
    The meeting was terminated after ten minutes.
    They terminated the experiment.
    My coverage under my wife's plan ended in June.
    My contract with the phone company ended.
    The lease ran out and we let the office go.
    The overtime period was the best part of the hockey game.
    I was paid for the overtime, every minute.
    My check was short one week and they fixed it that day.
    The bonus was paid on time.
    The bank held my check for three days.
    The post office lost my last check and payroll sent another the same day.
    I make twice as much at my new job.
    I lost twenty pounds after I left that job.
    I have a new job and I'm better off.
    My back hurts when it rains, who doesn't have that.
    My son has asthma and I take care of him.
    My doctor says I'm as healthy as a horse.
    I had a cold and took a day off, that's all.
    I asked for a taller chair because I like the view.
    The chair I asked for came the next day.
    They gave me the stool before I had finished asking.
    My leave was approved in an hour.
    Nobody asked me for a doctor's note.
    My accommodation request is still on my laptop, I haven't hit send.
    The request for a ramp came from a customer.
    They denied the vendor's request for payment.
    The court denied the motion.
    The insurance denied my claim for the MRI.
    The school refused to let my son carry his inhaler.
    The promise ring he wears is from his wife.
    I promised my kids a vacation.
    They promised the customers a discount.
    He promised to fire me, he was kidding, we both laughed.
    The brochure promises a great career.
    The ad promised five-figure bonuses to the best in the business.
    At orientation they read us the harassment policy.
    We watched a film in which a boss gropes his assistant.
    The trainer said, imagine that your boss grabs you.
    On TV last night they fired the whole newsroom.
    A comedian in the break room video called his boss a racist.
    I'm writing a play about a woman who is fired for being pregnant.
    My horoscope said that I would lose my job.
    I had a feeling I'd be fired, and I wasn't.
    My coworkers bet that I would be fired by June, and they lost.
    There was talk that I'd been demoted, and it was just talk.
    Folks say that he harasses the waitresses; I never saw it.
    He was accused of groping somebody, I couldn't tell you who.
    I read online that the company doesn't pay overtime.
    It says in her lawsuit that she was denied a stool.
    The union says that forty people were fired.
    The paper got it wrong, I was not the one who was fired.
    My statement has a typo: it should say "hired," not "fired."
    Please correct the record: I was not terminated, my contract ran out.
    I was upset when I wrote that he had touched me; it was somebody else.
    When the detective asked, I said he had grabbed me, but that was a lie.
    I don't recall ever saying that I was harassed.
    I don't remember anyone denying me a break.
    I am not sure that I was ever paid late.
    I cannot say for certain that they cut my hours because of the complaint.
    It would surprise me if they had fired her for that.
    Thankfully, I still have my job, my pay and my hours.
    I am still employed there.
    He still owes me lunch.
    I owe the company three days of vacation.
    They owe nobody anything.
    As a rule they do not fire people over the phone.
    Usually a person gets three warnings before they are let go.
    When an employee quits, the last check is mailed in two weeks.
    All terminations have to be approved by legal.
    A complaint may be made to any manager.
    Overtime is paid after forty hours, says the sign by the clock.
    The sign says that harassment will not be tolerated.
    The law says that a boss may not fire you for serving on a jury.
    We have no complaint from Mr. Grant in any of our files.
    He did not tell anyone at the company about his diabetes, so nobody knew.
    No manager ever saw the email, it bounced back.
    She was paid for each of the 46 hours, overtime included.
    The overtime on the March stub was paid in April, I checked.
    Ms. Bell worked a steady 37 hours and took her lunch at noon.
    I was never an employee, I ran my own shop and billed them.
    They didn't know I was working late, I never told a soul.
    My boss said go home at five and I went home at five.
    I've still got my job.
    There was nothing illegal about what they asked me to sign.
    I signed the report because it was true.
    The layoff had nothing to do with my jury duty, half the plant went.
    They let everyone over the line go, old and young alike.
    I am thirty-one.
    I am not disabled and I have never said so.
    My last review was the worst on the floor and I had earned it.
    I failed the certification twice.
    They picked the other fellow because he was better, it's as simple as that.
    He made the same joke about everybody, white, Black and purple.
    My condition doesn't limit me in any way.
    The doctor cleared me with no restrictions.
    I never showed the note to my boss.
    I didn't want a chair and I didn't ask for one.
    They said yes to the stool on the spot.
    They had no desk jobs, not one, I looked.
    Nobody laid a hand on me.
    I've heard worse at church.
    The pictures were of his grandchildren.
    It happened once, he apologized, and it never happened again.
    HR moved on it the same day and he was gone by Friday.
    They did everything I asked them to.
    Nobody promised me anything.
    I never read the handbook and couldn't tell you what's in it.
    I took the job for the weather.
    They stuck to the contract to the letter.
    I found a better job the next week and lost nothing.
    My wages were all in the account on the last day.
    The check came early.
    I never asked them for a cent.
    If anybody had asked me to cook the books I would have refused.
    If I get fired over this, who pays my rent?
    If the doctor gives me restrictions, I will turn them in.
    When you hire me back I will drop the charge.
    Should you terminate Ms. Bell, please call legal first.
    We would have to cut your hours if sales keep falling.
    We may have to let some people go.
    I can't promise you a raise this year.
    They are thinking about moving me to nights.
    Next month I will ask for leave.
    I could ask for light duty, I suppose.
    I could have complained, I guess, but it wasn't worth it.
    Maybe I was fired for my age; maybe I wasn't.
    Perhaps he grabbed her, perhaps he didn't, I was not there.
    I guess I worked over forty, I'm not certain.
    It seems to me that I may have been underpaid.
    My neighbor Al was fired for his age.
    My daughter was told that she was too pregnant to work the register.
    They called my husband a name at his job.
    Her last employer never paid her overtime.
    My old boss at the mill used to grab the girls.
    The previous owner cut everybody's pay.
    My sister-in-law asked for a stool at Target and they said no.
    The plumber my landlord uses was stiffed on his overtime.
    His ex-wife claims that he hit her.
    Jose says that he was passed over because of his accent.
    Marta told me that her supervisor put his hand up her skirt.
    According to Bill, they fired Ted.
    She told me she'd heard that Dan got written up.
    The newspaper reported that the plant cut its workers' hours.
    In the deposition, he was asked whether he had ever fired anyone.
    Q. Did he touch you? A. No.
    Q. Were you ever demoted? A. I was not.
    Did I ask for time off? Sure, like everybody.
    How many hours did she work?
    Have they paid you?
    Whether I was fired or quit is what we need to find out.
    What I want to know is whether they paid me right.
    I need to know if I was an employee.
    Employees may ask for an accommodation at any time.
    Retaliation is prohibited.
    Supervisors shall forward complaints to HR within one day.
    All staff are paid on the fifteenth and the thirtieth.
    Any worker over forty is in a protected class.
    Equal pay for equal work is the law.
    Under the ADA an employer must provide a reasonable accommodation.
    It is unlawful to deny a worker leave under the FMLA.
    Severance is paid at the discretion of the company.
    New hires serve a probation of ninety days.
    People in this trade work sixty hours a week.
    In restaurants everybody gets yelled at.
    Nurses hurt their backs all the time.
    Good one, they promoted me right out the door, ha ha.
    Sure, they "promised" me the moon.
    Right, and I'm a 90-year-old ballerina.
    Lovely man, he only fires people on days that end in y.
    I was so tired that I could have been fired from a cannon.
    The boss is a dinosaur, he has a rotary phone.
    The deal was terminated by the seller.
    His joke killed me.
    My knees were knocking when I got the award.
    I dropped the complaint box on my foot.
    My brother got called to the office and let go the same day I was promoted.
    No one has suggested that Ms. Cole was let go for her complaint.
    She was offered the demotion and said no.
    They told me I was safe, and I was.
    He has never once been late with my pay.
    I am not the one who filed the charge.
    It was a different Ms. Cole who complained.
    I thought he was going to hit me, and then he laughed and walked off.
    He raised his hand as if to slap me, but it was to swat a fly.
    The grabbing game at the picnic was for the children.
    You can be fired for that.
    I can be fired for that, can't I?
    They fire people for less.
    Had they paid me I would have stayed.
    I would rather have been demoted than see Joe go.
    The union says I should have been paid overtime.
    My cousin thinks that I was fired for being gay; she wasn't there.
    I read in the file that somebody had complained about him years ago.
    A man on the bus called me that, not my boss.
    My uncle used to call me that.
    A customer called me honey once, and he was ninety.
    I was told in confidence that HR had a complaint about someone else.
    Nothing I said to HR was a complaint.
    I told HR that everything was fine.
    I told my boss that he was the best boss I ever had.
    I asked HR for a copy of my W-2.
    I asked for a day off to go fishing.
    My request for a window seat was denied.
    They turned down my idea for the logo.
    I was passed over for jury duty.
    I was passed over by the parade.
    My hours on the boat were cut short by a storm.
    The chef cut my cake in half.
    They took my temperature at the door.
    They took my picture for the badge.
    We moved to a bigger office and I got a better desk.
    I moved to nights for the extra pay.
    I moved to Denver to be near my mother.
    My boss put me on the list for the raise.
    I was written up in the newsletter as employee of the month.
    The manager wrote up the recipe for me.
    He hit on a great idea.
    She came on board in May.
    I lost my voice at the game.
    I lost track of the time.
    They docked the boat behind the plant.
    My pay is direct deposit.
    My last check is framed on the wall.
    I'm waiting for my check, it is due tomorrow.
    My final check is due on Friday.
    They will pay me my last week on the fifteenth.
    I will resign in June.
    I have thought about quitting.
    Some days I wanted to quit.
    My doctor wants me to quit smoking.
    The doctor put me on vitamins.
    I have a bad feeling about this.
    I have a bad temper.
    My car has a bad battery.
  `),
  plain: labelled(`
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Ms. Albright called me in at four o'clock and told me I was fired.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | They let me go on February 9, 2026, by phone.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | I was terminated without any explanation the following Monday.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | On June 3 the plant manager handed me a letter ending my employment.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Security walked me out to my car with my things in a box.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | The owner fired me in front of the customers.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | I lost my job at the clinic on May 12.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | My position was eliminated a week after I came back.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | He said today was my last day and took my keys.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Effective immediately, your employment with Ridgeway is terminated.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | I got laid off by text message on a Sunday night.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | HR told me not to come back.
    retaliation.adverse_action discrimination.adverse_action | They cut my hours from 38 to 16 a week.
    retaliation.adverse_action discrimination.adverse_action | I was demoted from shift lead to cashier in April.
    retaliation.adverse_action discrimination.adverse_action | My supervisor wrote me up for being two minutes late.
    retaliation.adverse_action discrimination.adverse_action | He suspended me for three days without pay.
    retaliation.adverse_action discrimination.adverse_action | She moved me to the graveyard shift.
    retaliation.adverse_action discrimination.adverse_action | The district manager took away my company truck and my route.
    retaliation.adverse_action discrimination.adverse_action | My pay was dropped by four dollars an hour.
    retaliation.adverse_action discrimination.adverse_action | I received a final written warning on March 20.
    retaliation.adverse_action discrimination.adverse_action | They put me on a performance improvement plan.
    retaliation.adverse_action discrimination.adverse_action | I was passed over for the promotion that I had been promised.
    retaliation.adverse_action discrimination.adverse_action | They transferred me to a store fifty miles from my house.
    retaliation.adverse_action discrimination.adverse_action | My bonus was taken away.
    retaliation.protected_activity | I complained to HR about the racist jokes on January 5.
    retaliation.protected_activity | I emailed Mr. Osei that we were not being paid overtime.
    retaliation.protected_activity | I filed a charge with the EEOC in October.
    retaliation.protected_activity | I told the plant manager that the guard on the press was broken.
    retaliation.protected_activity | I reported the sexual comments to the district manager.
    retaliation.protected_activity | I called OSHA about the blocked fire exits.
    retaliation.protected_activity | I wrote a letter to the owner about the missing wages.
    retaliation.protected_activity | My coworker and I went to human resources about his behavior.
    retaliation.protected_activity | I gave a statement in the investigation of my coworker's complaint.
    retaliation.protected_activity | I refused to falsify the temperature logs.
    retaliation.protected_activity | I spoke up at the staff meeting about the pay gap between men and women.
    retaliation.protected_activity | On Tuesday I submitted a written grievance about the harassment.
    retaliation.employer_knowledge | My manager read my complaint and said she was disappointed.
    retaliation.employer_knowledge | Mr. Osei forwarded my complaint to the regional director.
    retaliation.employer_knowledge | We received your complaint on April 2 and are looking into it.
    retaliation.employer_knowledge | He knew that I had called OSHA.
    retaliation.employer_knowledge | HR told my supervisor that I had complained about him.
    retaliation.causal_link wrongful_termination.causal_link | I was fired two days after I complained to HR.
    retaliation.causal_link wrongful_termination.causal_link | He said they let me go because I went to the labor board.
    retaliation.causal_link wrongful_termination.causal_link | My hours were cut the week after I filed my complaint.
    retaliation.causal_link wrongful_termination.causal_link | She told me that I should have kept my mouth shut.
    retaliation.causal_link wrongful_termination.causal_link | The manager said I was being demoted for reporting the spill.
    wrongful_termination.public_policy | I served on a jury for two weeks in March.
    wrongful_termination.public_policy | I filed a workers' compensation claim for my wrist.
    wrongful_termination.public_policy | I took six weeks of FMLA leave for my surgery.
    wrongful_termination.public_policy | I refused to sign the false inspection report.
    unpaid_overtime.hours_over_forty | I worked sixty hours a week all summer.
    unpaid_overtime.hours_over_forty | I averaged 52 hours a week from May to August.
    unpaid_overtime.hours_over_forty | I clocked out and kept working until the kitchen was clean.
    unpaid_overtime.hours_over_forty | My timesheets show 55 hours for the week of July 8.
    unpaid_overtime.overtime_not_paid | I was never paid overtime for those weeks.
    unpaid_overtime.overtime_not_paid | They paid me for forty hours no matter how many I worked.
    unpaid_overtime.overtime_not_paid | My manager deleted hours from my timecard.
    unpaid_overtime.overtime_not_paid | We were not paid for the time it took to put on our gear.
    unpaid_overtime.overtime_not_paid | They took half an hour off my pay for lunch every day although I worked through it.
    unpaid_overtime.overtime_not_paid | The owner pays me straight time for overtime.
    unpaid_overtime.employer_knew | My supervisor told me to clock out and finish the inventory.
    unpaid_overtime.employer_knew | Mr. Osei saw me working late every night.
    unpaid_overtime.employer_knew | She texted me about work after hours and expected an answer.
    discrimination.protected_class | I am a 58-year-old Black woman.
    discrimination.protected_class | I am Muslim and I wear a hijab.
    discrimination.protected_class | I was seven months pregnant at the time.
    discrimination.qualified | My last three reviews were all excellent.
    discrimination.qualified | I was employee of the month in May.
    discrimination.qualified | I met every sales target in 2025.
    discrimination.different_treatment | He said I was too old for the job.
    discrimination.different_treatment | They replaced me with a 26-year-old man who had no experience.
    discrimination.different_treatment | The men on my crew kept their hours.
    discrimination.different_treatment | She told me that customers do not like my accent.
    discrimination.different_treatment | The male drivers got the same violation and were only given a warning.
    failure_to_accommodate.disability | I have type 1 diabetes.
    failure_to_accommodate.disability | I was diagnosed with multiple sclerosis in 2022.
    failure_to_accommodate.disability | I hurt my back lifting a patient.
    failure_to_accommodate.disability | My doctor limited me to lifting ten pounds.
    failure_to_accommodate.request | I asked for a stool at the register because of my knee.
    failure_to_accommodate.request | I requested a later start time because of my medication.
    failure_to_accommodate.request | I gave my manager a doctor's note.
    failure_to_accommodate.request | I asked HR for light duty after my surgery.
    failure_to_accommodate.refusal | They denied my request for a stool.
    failure_to_accommodate.refusal | My manager said no to the leave.
    failure_to_accommodate.refusal | HR never answered my request for an accommodation.
    failure_to_accommodate.refusal | She told me to come back when I was 100 percent healed.
    failure_to_accommodate.refusal | He would not let me sit down during my shift.
    failure_to_accommodate.reasonable_accommodation | Other cashiers were allowed to sit.
    failure_to_accommodate.reasonable_accommodation | There was an open desk job that I could have done.
    hostile_environment.unwelcome_conduct | My supervisor grabbed my waist in the walk-in cooler.
    hostile_environment.unwelcome_conduct | He called me a dumb bitch in front of the crew.
    hostile_environment.unwelcome_conduct | The chef put his hand on my thigh.
    hostile_environment.unwelcome_conduct | He kept asking me out after I said no.
    hostile_environment.unwelcome_conduct | Somebody hung a noose on my locker.
    hostile_environment.unwelcome_conduct | My boss sent me pictures of himself in his underwear.
    hostile_environment.unwelcome_conduct | Two of the drivers made jokes about my accent every day.
    hostile_environment.unwelcome_conduct | She calls me grandpa and asks when I will retire.
    hostile_environment.severe_or_pervasive | He made sexual comments to me almost every shift.
    hostile_environment.severe_or_pervasive | It went on every day for eight months.
    hostile_environment.employer_responsibility | HR did nothing about my complaint.
    hostile_environment.employer_responsibility | My manager laughed when I told him what the driver had said.
    hostile_environment.employer_responsibility | Nobody ever investigated.
    breach_of_contract.promise | The owner promised me a ten thousand dollar bonus at the end of the year.
    breach_of_contract.promise | The offer letter guarantees six months of severance.
    breach_of_contract.promise | He told me that I would have the job for at least three years.
    breach_of_contract.reliance | I turned down another offer because of his promise.
    breach_of_contract.reliance | I moved my family to Denver for this job.
    breach_of_contract.reliance | I signed for the handbook on my first day.
    breach_of_contract.breach | They fired me without any of the warnings that the handbook promises.
    breach_of_contract.breach | The company never paid the bonus that it had promised me.
    breach_of_contract.breach | I never received my severance.
    breach_of_contract.damages | I was out of work for five months.
    breach_of_contract.damages | My new job pays eight dollars an hour less.
    breach_of_contract.damages | I lost my health insurance.
    final_pay.separation | I resigned on August 1, 2025.
    final_pay.separation | My last day was September 14.
    final_pay.wages_due | They still owe me for 40 hours of vacation.
    final_pay.wages_due | I am owed $2,300 in commissions.
    final_pay.not_paid_in_time | I never got my last paycheck.
    final_pay.not_paid_in_time | My final check came six weeks late.
    final_pay.not_paid_in_time | The company is still holding my last paycheck.
    final_pay.demand | I emailed payroll three times to ask for my final paycheck.
    final_pay.demand | I asked the owner for my last check on October 2.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Claimant was let go on 3/14 by the store manager.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Ms. Park's employment ended on June 30 when the regional director told her she was done.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | We are letting you go as of today.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | HR called him in on Friday and told him to hand over his badge.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | they canned me the next mornin
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | My boss texted me "don't bother coming in tomorrow, you're done."
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | The company ended her contract two months early.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Mr. Ito was terminated on October 2, 2025.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | You are hereby notified that your employment is terminated effective March 1.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | I showed up Monday and my name was off the schedule for good.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | After nineteen years they gave me a box and ten minutes to pack.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | She got sacked over the phone.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | The foreman told me to get my tools and get off the site.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Your services are no longer required.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | I was told my job no longer existed.
    retaliation.adverse_action discrimination.adverse_action | They knocked me down from forty hours to twelve.
    retaliation.adverse_action discrimination.adverse_action | My schedule went from five days to two.
    retaliation.adverse_action discrimination.adverse_action | Ms. Park was moved to a windowless storage room and stripped of her accounts.
    retaliation.adverse_action discrimination.adverse_action | I got three write-ups in one week after ten clean years.
    retaliation.adverse_action discrimination.adverse_action | The company reassigned him to the loading dock at half his pay.
    retaliation.adverse_action discrimination.adverse_action | We are reducing your salary by 15 percent starting with the next pay period.
    retaliation.adverse_action discrimination.adverse_action | You are being suspended without pay pending an investigation.
    retaliation.adverse_action discrimination.adverse_action | He was busted back to line cook.
    retaliation.adverse_action discrimination.adverse_action | They took my keys and my office and put me at the front counter.
    retaliation.adverse_action discrimination.adverse_action | my boss put me on days nobody wants and took all my good tables
    retaliation.adverse_action discrimination.adverse_action | Please note that your title changes to associate effective Monday, with a lower grade.
    retaliation.adverse_action discrimination.adverse_action | She was denied the raise that everybody else on the team got.
    retaliation.adverse_action discrimination.adverse_action | They gave my route to somebody else and left me with nothing.
    retaliation.adverse_action discrimination.adverse_action | He docked me two days' pay.
    retaliation.adverse_action discrimination.adverse_action | She received a written warning the next morning, her first in eight years.
    retaliation.adverse_action discrimination.adverse_action | They put me on a PIP out of nowhere.
    retaliation.adverse_action discrimination.adverse_action | He was removed from the supervisor list.
    retaliation.protected_activity | Ms. Park complained to the HR director on May 2 that her manager was making sexual comments.
    retaliation.protected_activity | I wrote up what he did and gave it to HR.
    retaliation.protected_activity | Claimant called the Department of Labor about unpaid overtime.
    retaliation.protected_activity | I am writing to report that Mr. Dunn has been touching the younger servers.
    retaliation.protected_activity | He told the safety officer that the scaffolding was missing guardrails.
    retaliation.protected_activity | i went to hr and told them everything he said to me
    retaliation.protected_activity | On May 9 I sent Ms. Gray an email about being paid less than the men.
    retaliation.protected_activity | I testified for a coworker at her hearing.
    retaliation.protected_activity | She filed a grievance with the union over the slurs.
    retaliation.protected_activity | I asked the owner why the Black servers never got the good sections.
    retaliation.protected_activity | I refused to sign the fake time sheets.
    retaliation.protected_activity | I told my lead that what the driver did to me was sexual harassment.
    retaliation.protected_activity | I stood up at the meeting and said it was not right that the women were paid less.
    retaliation.protected_activity | He gave a statement to the EEOC investigator.
    retaliation.employer_knowledge | Mr. Dunn was copied on her email to HR.
    retaliation.employer_knowledge | I forwarded her complaint to you this morning.
    retaliation.employer_knowledge | My boss said, "I heard you went to the labor board."
    retaliation.employer_knowledge | The plant manager had been told about the OSHA call by the inspector.
    retaliation.employer_knowledge | I know that you talked to HR about me, he said.
    retaliation.employer_knowledge | HR met with my supervisor about my complaint on June 4.
    retaliation.employer_knowledge | I received Ms. Park's complaint on May 2 and discussed it with her manager.
    retaliation.employer_knowledge | He found out that I had filed a charge.
    retaliation.employer_knowledge | My manager brought up my complaint in front of everybody.
    retaliation.causal_link wrongful_termination.causal_link | The day after I talked to the inspector they took me off the schedule.
    retaliation.causal_link wrongful_termination.causal_link | He said, "You want to go to HR, you can find another job."
    retaliation.causal_link wrongful_termination.causal_link | Three days after she filed the charge she was fired.
    retaliation.causal_link wrongful_termination.causal_link | My manager told me that is what I get for complaining.
    retaliation.causal_link wrongful_termination.causal_link | She told the other leads that I was out because I had reported her.
    retaliation.causal_link wrongful_termination.causal_link | We cannot keep people who run to the labor board, he wrote.
    retaliation.causal_link wrongful_termination.causal_link | I had never been written up until I reported him, and then I got three in a month.
    retaliation.causal_link wrongful_termination.causal_link | They fired me for going to the EEOC.
    retaliation.causal_link wrongful_termination.causal_link | He was terminated less than a week after his workers' comp claim.
    retaliation.causal_link wrongful_termination.causal_link | The write-ups started right after I complained.
    wrongful_termination.public_policy | He reported the dumping of chemicals to the state.
    wrongful_termination.public_policy | I was on jury duty for eight days in April.
    wrongful_termination.public_policy | She refused to change the dates on the inspection forms.
    wrongful_termination.public_policy | I took maternity leave from June to September.
    wrongful_termination.public_policy | I told him I would not drive a truck with no brakes.
    wrongful_termination.public_policy | I filed for workers' comp after I fell off the ladder.
    wrongful_termination.public_policy | He answered a subpoena and testified against the company.
    unpaid_overtime.covered_employment | I started at Ridgeway in June 2019 as a forklift driver.
    unpaid_overtime.covered_employment | Ms. Park was hired as an hourly cashier at $17 an hour.
    unpaid_overtime.covered_employment | I worked there as a cook for six years.
    unpaid_overtime.covered_employment | They paid me by the hour.
    unpaid_overtime.covered_employment | Mr. Ito has worked for the company since 2014.
    unpaid_overtime.covered_employment | I have been employed by Bright Star as a packer since May.
    unpaid_overtime.covered_employment | I was paid $19.50 an hour and punched a clock.
    unpaid_overtime.hours_over_forty | She worked between fifty and sixty hours every week.
    unpaid_overtime.hours_over_forty | I was there from six in the morning until eight at night, six days a week.
    unpaid_overtime.hours_over_forty | The time records show 58 hours for that week.
    unpaid_overtime.hours_over_forty | I did seventy hours the week of the inventory.
    unpaid_overtime.hours_over_forty | He regularly put in 12-hour days, six days a week.
    unpaid_overtime.hours_over_forty | i was workin like 65 hrs a week
    unpaid_overtime.hours_over_forty | Mr. Ito logged 49 hours in the first week of May.
    unpaid_overtime.hours_over_forty | I stayed two or three hours after my shift every night.
    unpaid_overtime.overtime_not_paid | Everything over forty was paid at my regular rate.
    unpaid_overtime.overtime_not_paid | He got the same $700 no matter how many hours he worked.
    unpaid_overtime.overtime_not_paid | We do not pay overtime to kitchen staff.
    unpaid_overtime.overtime_not_paid | My stub shows 40 hours every week even though I worked 55.
    unpaid_overtime.overtime_not_paid | They never paid us for the drive between jobs.
    unpaid_overtime.overtime_not_paid | The manager shaved my hours.
    unpaid_overtime.overtime_not_paid | I didnt get a dime for all them Saturdays
    unpaid_overtime.overtime_not_paid | She was paid a flat salary with no overtime.
    unpaid_overtime.overtime_not_paid | The company did not pay Mr. Ito overtime for those hours.
    unpaid_overtime.overtime_not_paid | They gave us comp time instead of overtime.
    unpaid_overtime.employer_knew | My boss texted me at ten at night to finish the report.
    unpaid_overtime.employer_knew | He told us not to put our overtime on the sheet.
    unpaid_overtime.employer_knew | She had me come in an hour early every day to set up.
    unpaid_overtime.employer_knew | My manager saw me there every night until eight.
    unpaid_overtime.employer_knew | The supervisor approved her late hours.
    unpaid_overtime.employer_knew | I need you to stay until the truck is done, off the clock, he wrote.
    unpaid_overtime.employer_knew | The schedule that he made had me on for fifty-five hours.
    discrimination.protected_class | I was sixty-one when this happened.
    discrimination.protected_class | She is the only woman in the department.
    discrimination.protected_class | Claimant is a 54-year-old Mexican American man.
    discrimination.protected_class | I am from Haiti.
    discrimination.protected_class | He is a practicing Muslim.
    discrimination.protected_class | I'm gay and everybody at work knew it.
    discrimination.protected_class | She was five months pregnant in March.
    discrimination.protected_class | I use a wheelchair.
    discrimination.qualified | I had perfect attendance for four years.
    discrimination.qualified | She was rated exceeds expectations three years in a row.
    discrimination.qualified | My manager told me that I was the best welder he had.
    discrimination.qualified | He has held the license since 2010 and never had a complaint.
    discrimination.qualified | Great job this quarter, Ana, your sales were the highest on the team.
    discrimination.qualified | I got a raise and a bonus for my work in December.
    discrimination.qualified | Ms. Park trained the people who work there now.
    discrimination.qualified | I have twenty years of experience as a machinist.
    discrimination.different_treatment | The younger drivers who had the same accident kept their jobs.
    discrimination.different_treatment | She told me that the clients want a younger face.
    discrimination.different_treatment | They gave my job to a man half my age.
    discrimination.different_treatment | My supervisor said that women do not belong on the roof.
    discrimination.different_treatment | The white servers got the weekend shifts and I got Mondays.
    discrimination.different_treatment | He was replaced by a 28-year-old.
    discrimination.different_treatment | A man with two years less experience got the position.
    discrimination.different_treatment | My boss said I should think about retiring.
    discrimination.different_treatment | Only the Black employees were searched.
    discrimination.different_treatment | We need some young blood in here, the director wrote.
    discrimination.different_treatment | The men were paid three dollars more for the same work.
    discrimination.different_treatment | He told me that he does not want a pregnant girl at the front desk.
    failure_to_accommodate.disability | Claimant suffers from severe asthma.
    failure_to_accommodate.disability | My doctor put me on a no-lifting restriction for six weeks.
    failure_to_accommodate.disability | I had knee surgery in February.
    failure_to_accommodate.disability | She was diagnosed with lupus last year.
    failure_to_accommodate.disability | He lost two fingers in the press.
    failure_to_accommodate.disability | I have bad migraines and cannot work under bright lights.
    failure_to_accommodate.disability | Mr. Ito has been on dialysis since 2023.
    failure_to_accommodate.disability | I can't stand for more than an hour because of my back.
    failure_to_accommodate.disability | I'm legally blind in my left eye.
    failure_to_accommodate.request | She asked whether she could work from home two days a week because of her treatment.
    failure_to_accommodate.request | I asked him for a chair, my back was killing me.
    failure_to_accommodate.request | Attached is a note from my doctor with my restrictions.
    failure_to_accommodate.request | Mr. Ito requested leave for his dialysis.
    failure_to_accommodate.request | I told my boss that I needed Tuesdays off for chemo.
    failure_to_accommodate.request | I am requesting a reasonable accommodation for my epilepsy.
    failure_to_accommodate.request | He handed the note from his surgeon to the shift lead.
    failure_to_accommodate.request | I asked if I could wear my back brace.
    failure_to_accommodate.request | I let HR know that I have epilepsy and need regular breaks.
    failure_to_accommodate.refusal | The manager threw the doctor's note in the trash.
    failure_to_accommodate.refusal | Your request for a modified schedule is denied.
    failure_to_accommodate.refusal | They told me that everybody has to stand, no exceptions.
    failure_to_accommodate.refusal | We do not have light duty here, she said.
    failure_to_accommodate.refusal | She was told to come back when she had no restrictions.
    failure_to_accommodate.refusal | He made me lift anyway.
    failure_to_accommodate.refusal | HR never got back to me about the chair.
    failure_to_accommodate.refusal | They said they could not hold my job while I was in treatment.
    failure_to_accommodate.refusal | The request for a stool was turned down the same day.
    failure_to_accommodate.reasonable_accommodation | Other nurses with bad backs were put at the desk.
    failure_to_accommodate.reasonable_accommodation | I could do the job sitting down.
    failure_to_accommodate.reasonable_accommodation | There were two open positions that needed no lifting.
    failure_to_accommodate.reasonable_accommodation | They let Marcus work from home after his surgery.
    failure_to_accommodate.reasonable_accommodation | A stool costs thirty dollars and would fit behind the counter.
    failure_to_accommodate.reasonable_accommodation | I did the job with the stool for a year without any problem.
    hostile_environment.unwelcome_conduct | He slapped my butt when I walked by.
    hostile_environment.unwelcome_conduct | My supervisor told me that I had nice legs and should wear skirts.
    hostile_environment.unwelcome_conduct | The cook made kissing noises at her every shift.
    hostile_environment.unwelcome_conduct | They called him a terrorist.
    hostile_environment.unwelcome_conduct | Someone wrote the N-word on his locker.
    hostile_environment.unwelcome_conduct | He kept rubbing my shoulders after I told him to stop.
    hostile_environment.unwelcome_conduct | My manager asked me if I was good in bed.
    hostile_environment.unwelcome_conduct | he grab my breast in the storage room
    hostile_environment.unwelcome_conduct | The foreman showed the crew porn on his phone in front of her.
    hostile_environment.unwelcome_conduct | She makes fun of the way I talk.
    hostile_environment.unwelcome_conduct | They put a rubber rat on my chair and laughed at me because I am Chinese.
    hostile_environment.unwelcome_conduct | He said that Mexicans are lazy and dirty.
    hostile_environment.severe_or_pervasive | This happened at least twice a week for over a year.
    hostile_environment.severe_or_pervasive | I cried in my car before every shift.
    hostile_environment.severe_or_pervasive | He did it so often that I stopped counting.
    hostile_environment.severe_or_pervasive | The comments never stopped.
    hostile_environment.severe_or_pervasive | She had panic attacks and could not sleep because of him.
    hostile_environment.severe_or_pervasive | He pinned me against the wall and put his hand over my mouth.
    hostile_environment.employer_responsibility | I told the manager and he did nothing.
    hostile_environment.employer_responsibility | HR said that they would look into it, and I never heard from them again.
    hostile_environment.employer_responsibility | The owner is the one who did it.
    hostile_environment.employer_responsibility | She reported it twice and nothing changed.
    hostile_environment.employer_responsibility | My boss told me to grow up and ignore it.
    hostile_environment.employer_responsibility | The district manager saw him do it and walked away.
    hostile_environment.employer_responsibility | They never even talked to him.
    hostile_environment.employer_responsibility | When I complained, HR told me that he was just being friendly.
    breach_of_contract.promise | My offer letter says that I will get a bonus of 10 percent.
    breach_of_contract.promise | The handbook says that nobody is fired without three warnings.
    breach_of_contract.promise | They promised him a year's salary if the plant closed.
    breach_of_contract.promise | She told me that my job was safe as long as I made my numbers.
    breach_of_contract.promise | We will pay you six months of severance, the president wrote.
    breach_of_contract.promise | The contract runs until December 2027.
    breach_of_contract.promise | He shook my hand and said the manager job was mine in January.
    breach_of_contract.reliance | I quit my old job because they promised me three years.
    breach_of_contract.reliance | Because of that letter I sold my house and moved to Ohio.
    breach_of_contract.reliance | I stayed on because of what she told me about the bonus.
    breach_of_contract.reliance | Ms. Park signed the acknowledgment on her first day.
    breach_of_contract.reliance | I passed up two other jobs.
    breach_of_contract.breach | They let me go with no warning and no hearing, whatever the handbook says.
    breach_of_contract.breach | The bonus was never paid.
    breach_of_contract.breach | I got no severance.
    breach_of_contract.breach | They cut my salary in the middle of the contract.
    breach_of_contract.breach | The company skipped every step of its own discipline policy.
    breach_of_contract.breach | Three years, they said, and I got eleven months.
    breach_of_contract.damages | I lost the house.
    breach_of_contract.damages | I had to use up my savings to pay the rent.
    breach_of_contract.damages | She has been looking for work since May and has found nothing.
    breach_of_contract.damages | I make $9,000 a year less now.
    breach_of_contract.damages | He went four months without a paycheck.
    breach_of_contract.damages | We had to move in with my sister because I could not pay the rent.
    final_pay.separation | I gave my two weeks' notice on April 3.
    final_pay.separation | I quit on the spot.
    final_pay.separation | Her last day was June 30.
    final_pay.separation | Mr. Ito left the company in August.
    final_pay.separation | I walked out on May 5 and did not go back.
    final_pay.wages_due | I had 11 days of vacation left that they did not pay out.
    final_pay.wages_due | They owe me for my last two weeks.
    final_pay.wages_due | The company owes Mr. Ito $4,120 in commissions.
    final_pay.wages_due | My last check was short by 22 hours.
    final_pay.wages_due | I never got my tips for the last weekend.
    final_pay.wages_due | Your final pay will include 30 hours of unused vacation.
    final_pay.not_paid_in_time | It has been two months and I still do not have my final check.
    final_pay.not_paid_in_time | They mailed my last check forty days after I left.
    final_pay.not_paid_in_time | Her final wages were paid five weeks late.
    final_pay.not_paid_in_time | The check bounced.
    final_pay.not_paid_in_time | They will not release my check until I bring back the uniform.
    final_pay.demand | I called the office every week about my last check.
    final_pay.demand | Ms. Park wrote to the owner on July 15 and asked for her final wages.
    final_pay.demand | I texted my boss asking when I would get paid.
    final_pay.demand | He demanded his commissions in writing.
    final_pay.demand | Please send me the pay that I am owed.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Ms. Vu's supervisor phoned her on the 9th to say the company no longer needed her.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | I came in for my shift and the guard at the gate said my pass had been cancelled for good.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | We have decided to end your employment, effective close of business today.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | I was out on the street that same afternoon.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | The owner's son told me to take my apron off and go home for good.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Two weeks before Christmas they told the three of us over sixty that our jobs were gone.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | they gave me the axe on a tuesday
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Claimant's position was cut on July 1 and he was not offered another.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Mr. Odom got his walking papers the next day.
    retaliation.adverse_action discrimination.adverse_action | The new rota had me down for nine hours.
    retaliation.adverse_action discrimination.adverse_action | I used to run the department; now I stock shelves.
    retaliation.adverse_action discrimination.adverse_action | Management froze my salary for two years.
    retaliation.adverse_action discrimination.adverse_action | She was left off the promotion list for the first time in six years.
    retaliation.adverse_action discrimination.adverse_action | My commission rate was dropped from 8 percent to 3.
    retaliation.adverse_action discrimination.adverse_action | They moved my desk into the hallway next to the toilets.
    retaliation.adverse_action discrimination.adverse_action | He gave me the worst evaluation of my career a week later.
    retaliation.adverse_action discrimination.adverse_action | Ms. Vu was sent home for three days with no pay.
    retaliation.adverse_action discrimination.adverse_action | As of next week you will report to Mr. Lane as a junior clerk.
    retaliation.protected_activity | I let the store manager know that Craig was groping the younger girls.
    retaliation.protected_activity | Ms. Vu told her team lead that she was being paid less because she is a woman.
    retaliation.protected_activity | I put it in writing to the principal that the boys were calling me the n-word.
    retaliation.protected_activity | We signed a petition about the heat in the warehouse and handed it to the plant manager.
    retaliation.protected_activity | He blew the whistle on the fake invoices.
    retaliation.protected_activity | I rang the safety hotline about the gas smell.
    retaliation.protected_activity | On 6/2 client emailed HR re: supervisor's racist comments.
    retaliation.protected_activity | I said to Dan, this is age discrimination and it has to stop.
    retaliation.protected_activity | My complaint to Ms. Gray was about the pay difference between men and women.
    retaliation.employer_knowledge | Dan read my email out loud at the morning meeting.
    retaliation.employer_knowledge | HR notified Mr. Lane of the charge on August 3.
    retaliation.employer_knowledge | The regional manager signed for the EEOC letter.
    retaliation.employer_knowledge | Her boss was in the room when she complained.
    retaliation.employer_knowledge | Everyone in management knew about my report to the state.
    retaliation.employer_knowledge | Thank you for bringing your concerns about Mr. Lane to my attention.
    retaliation.causal_link wrongful_termination.causal_link | It took them four days from my complaint to get rid of me.
    retaliation.causal_link wrongful_termination.causal_link | Within a week of my OSHA call I was washing dishes.
    retaliation.causal_link wrongful_termination.causal_link | Mr. Lane said to me, "This is what happens to snitches."
    retaliation.causal_link wrongful_termination.causal_link | She was fine until she asked about overtime, then they cut her shifts.
    retaliation.causal_link wrongful_termination.causal_link | The email says that she should be terminated before she files anything else.
    retaliation.causal_link wrongful_termination.causal_link | They let him go over the workers' comp claim, the foreman told me so himself.
    retaliation.causal_link wrongful_termination.causal_link | My review went from excellent to poor right after I took leave.
    wrongful_termination.public_policy | I would not sign off on the welds because they were cracked.
    wrongful_termination.public_policy | He was called up for two weeks with the National Guard.
    wrongful_termination.public_policy | I told the state inspector where the drums were buried.
    wrongful_termination.public_policy | She went to court as a witness for her coworker.
    wrongful_termination.public_policy | I would not lie to the auditors for him.
    unpaid_overtime.covered_employment | I have been a dishwasher at Bluewater since 2021.
    unpaid_overtime.covered_employment | Ms. Vu was an hourly employee of the company from 2017 to 2024.
    unpaid_overtime.covered_employment | I made fourteen dollars an hour.
    unpaid_overtime.covered_employment | My job there was to unload trucks.
    unpaid_overtime.covered_employment | He was on their payroll for nine years.
    unpaid_overtime.hours_over_forty | Between Thanksgiving and New Year's I was pulling seventy-hour weeks.
    unpaid_overtime.hours_over_forty | She worked through every lunch in July.
    unpaid_overtime.hours_over_forty | Our shifts ran from 5 a.m. to 6 p.m., Monday through Saturday.
    unpaid_overtime.hours_over_forty | Ms. Vu's badge shows her in the plant for 57 hours that week.
    unpaid_overtime.hours_over_forty | I never had a week under fifty hours.
    unpaid_overtime.overtime_not_paid | I got my regular rate for the extra hours.
    unpaid_overtime.overtime_not_paid | Forty is all they ever put on my check.
    unpaid_overtime.overtime_not_paid | She was told that salaried people do not get overtime, so she got none.
    unpaid_overtime.overtime_not_paid | They rounded our time down every single day.
    unpaid_overtime.overtime_not_paid | The half hour of prep every morning was unpaid.
    unpaid_overtime.overtime_not_paid | I worked eleven Saturdays and have not been paid for one of them.
    unpaid_overtime.employer_knew | Mr. Lane made the schedule himself and it had us at 56 hours.
    unpaid_overtime.employer_knew | He told me to keep the extra hours off my sheet.
    unpaid_overtime.employer_knew | She stood there and watched me work past closing.
    unpaid_overtime.employer_knew | My boss would call me at home at night with orders to place.
    discrimination.protected_class | I am the oldest person on the crew by fifteen years.
    discrimination.protected_class | Ms. Vu is Vietnamese.
    discrimination.protected_class | I wear a turban because I am Sikh.
    discrimination.protected_class | He is 63.
    discrimination.protected_class | I told them in May that I was expecting a baby.
    discrimination.qualified | I never had a bad review in eleven years.
    discrimination.qualified | Customers asked for me by name and my sales were always at the top.
    discrimination.qualified | Mr. Odom won the safety award twice.
    discrimination.qualified | She is a licensed electrician with fifteen years on the job.
    discrimination.qualified | My boss gave me a raise in January and said keep up the good work.
    discrimination.different_treatment | He asked me when I was going to hang it up and let a young guy have a turn.
    discrimination.different_treatment | Every man on the team got the raise and neither of the two women did.
    discrimination.different_treatment | They hired a 24-year-old for my spot and I had to train her.
    discrimination.different_treatment | Mr. Lane says that Hispanics make good dishwashers but not managers.
    discrimination.different_treatment | The white cooks came in late all the time and nobody said a word.
    discrimination.different_treatment | You people are always late, my boss told me.
    discrimination.different_treatment | She wrote in the email that we needed somebody with more energy and less mileage.
    failure_to_accommodate.disability | I get seizures.
    failure_to_accommodate.disability | She can't lift anything over fifteen pounds since the accident.
    failure_to_accommodate.disability | Mr. Odom has had a bad heart since 2019.
    failure_to_accommodate.disability | My hands go numb from the carpal tunnel.
    failure_to_accommodate.disability | I was put on bed rest in my sixth month.
    failure_to_accommodate.request | I asked Dan for a mat to stand on.
    failure_to_accommodate.request | She gave them the form from her doctor on August 8.
    failure_to_accommodate.request | I asked to be moved off nights because of my seizures.
    failure_to_accommodate.request | He asked whether somebody could help with the heavy boxes until his back got better.
    failure_to_accommodate.request | My doctor faxed the restrictions to HR.
    failure_to_accommodate.refusal | Dan said the company does not do light duty.
    failure_to_accommodate.refusal | They took the stool away and told me to stand like everybody else.
    failure_to_accommodate.refusal | She heard nothing about her request for three months.
    failure_to_accommodate.refusal | My boss crumpled up the note and said that he was not running a hospital.
    failure_to_accommodate.refusal | They told me to use my vacation or quit.
    failure_to_accommodate.reasonable_accommodation | The other two cashiers have mats.
    failure_to_accommodate.reasonable_accommodation | I could have worked the phones; they needed somebody on the phones.
    failure_to_accommodate.reasonable_accommodation | It would have taken five minutes to lower the desk.
    failure_to_accommodate.reasonable_accommodation | They gave Ray an easy job when he broke his leg.
    hostile_environment.unwelcome_conduct | He put his face in my hair and told me that I smelled good.
    hostile_environment.unwelcome_conduct | Craig called me a wetback in front of the whole kitchen.
    hostile_environment.unwelcome_conduct | She was cornered in the supply room and kissed by her supervisor.
    hostile_environment.unwelcome_conduct | He would stand behind me and breathe on my neck.
    hostile_environment.unwelcome_conduct | The guys on my crew taped a picture of an ape to my hard hat.
    hostile_environment.unwelcome_conduct | My manager texts me late at night asking what I am wearing.
    hostile_environment.unwelcome_conduct | He told the whole shift that I only got the job because of my chest.
    hostile_environment.severe_or_pervasive | It was every shift, all shift long.
    hostile_environment.severe_or_pervasive | I counted forty-one times in two months.
    hostile_environment.severe_or_pervasive | He choked me.
    hostile_environment.severe_or_pervasive | I started throwing up before work and my doctor gave me pills for anxiety.
    hostile_environment.severe_or_pervasive | She could hear the slurs from her desk all day long.
    hostile_environment.employer_responsibility | I told HR and they told me to work it out with him.
    hostile_environment.employer_responsibility | My manager was standing right there and he laughed.
    hostile_environment.employer_responsibility | The only thing that HR did was move me.
    hostile_environment.employer_responsibility | Three of us complained about him and he is still the supervisor.
    hostile_environment.employer_responsibility | They never took a statement from me.
    breach_of_contract.promise | Mr. Lane told me I would be there until I retired if I took the transfer.
    breach_of_contract.promise | The letter I got says two years at $80,000.
    breach_of_contract.promise | She was promised in writing that she would be made manager in six months.
    breach_of_contract.promise | The handbook gives everybody a hearing before they can be fired.
    breach_of_contract.reliance | I gave notice at the post office the day I got their letter.
    breach_of_contract.reliance | We bought a house in Tampa because he told me that the job was permanent.
    breach_of_contract.reliance | I took less money to come there because of the pension.
    breach_of_contract.breach | The hearing that the handbook talks about never took place.
    breach_of_contract.breach | They gave me one month of severance instead of six.
    breach_of_contract.breach | Mr. Lane went back on his word.
    breach_of_contract.breach | The raise they put in my contract never came.
    breach_of_contract.damages | I have sent out a hundred applications and had two interviews.
    breach_of_contract.damages | It cost me my health insurance and my car.
    breach_of_contract.damages | I am two months behind on rent.
    breach_of_contract.damages | Ms. Vu now earns $14 an hour; she earned $22 there.
    final_pay.separation | I turned in my keys and quit on Friday.
    final_pay.separation | Ms. Vu has not worked there since March.
    final_pay.separation | He resigned in writing on the first of the month.
    final_pay.wages_due | I had 60 hours of PTO on the books when I left and saw none of it.
    final_pay.wages_due | My last two commissions were never paid.
    final_pay.wages_due | They kept $400 out of my last check for a uniform.
    final_pay.not_paid_in_time | Payday came and went and I got nothing.
    final_pay.not_paid_in_time | I left in May and the check came in August.
    final_pay.not_paid_in_time | Mr. Odom is still waiting for his last week's pay.
    final_pay.demand | I have asked them for my check three times now.
    final_pay.demand | She sent a certified letter asking for her last two weeks' wages.
    final_pay.demand | Where is my money, I wrote to him on June 9.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | On August 4 the director of nursing told Ms. Bell that she was terminated.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | I got a voicemail from payroll saying that I was let go.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | They fired me while I was on leave.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | It says in the letter: "Your employment with us ends today."
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Mr. Grant was discharged on the spot.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | my manager said pack your stuff your fired
    retaliation.adverse_action discrimination.adverse_action | They demoted me to a part-time spot with no benefits.
    retaliation.adverse_action discrimination.adverse_action | My hours got cut to almost nothing.
    retaliation.adverse_action discrimination.adverse_action | She lost her lead pay and her parking space.
    retaliation.adverse_action discrimination.adverse_action | He wrote me up for talking when everybody was talking.
    retaliation.adverse_action discrimination.adverse_action | Ms. Bell was placed on unpaid leave.
    retaliation.adverse_action discrimination.adverse_action | Your transfer to the Dayton office takes effect on May 1.
    retaliation.protected_activity | Ms. Bell reported to the compliance officer that charts were being falsified.
    retaliation.protected_activity | I told HR he keeps touching me.
    retaliation.protected_activity | I complained about not getting my overtime.
    retaliation.protected_activity | I emailed my supervisor that the jokes about Mexicans had to stop.
    retaliation.protected_activity | He filed a wage claim with the state in March.
    retaliation.protected_activity | On May 3 Mr. Grant objected to the racial remarks in a meeting with the owner.
    retaliation.protected_activity | I asked for FMLA leave for my mother.
    retaliation.employer_knowledge | My complaint went to Mr. Shaw on May 4.
    retaliation.employer_knowledge | Mr. Shaw knew that she had gone to the EEOC.
    retaliation.employer_knowledge | We are in receipt of your letter alleging discrimination.
    retaliation.employer_knowledge | I told my manager that I had filed a charge.
    retaliation.employer_knowledge | The supervisor admitted that he had seen the complaint.
    retaliation.causal_link wrongful_termination.causal_link | Two weeks after the complaint he was moved to nights.
    retaliation.causal_link wrongful_termination.causal_link | My boss told me I was fired because I called OSHA.
    retaliation.causal_link wrongful_termination.causal_link | Ever since I filed the charge I get nothing but weekends.
    retaliation.causal_link wrongful_termination.causal_link | He said that I should have come to him and not to the state.
    retaliation.causal_link wrongful_termination.causal_link | I was written up the day after I spoke to HR, for something from March.
    wrongful_termination.public_policy | I reported the illegal dumping to the county.
    wrongful_termination.public_policy | She was subpoenaed and testified in June.
    wrongful_termination.public_policy | I refused to backdate the forms.
    wrongful_termination.public_policy | I missed four days for jury service.
    unpaid_overtime.covered_employment | Ms. Bell started as a nurse aide in 2018.
    unpaid_overtime.covered_employment | I worked for them from 2015 to 2023.
    unpaid_overtime.covered_employment | My hourly rate was $16.25.
    unpaid_overtime.hours_over_forty | I usually worked about fifty hours.
    unpaid_overtime.hours_over_forty | He worked 61 hours in the week ending June 6.
    unpaid_overtime.hours_over_forty | We worked twelve-hour shifts six days a week.
    unpaid_overtime.hours_over_forty | I never got out before eight at night and I started at six.
    unpaid_overtime.overtime_not_paid | I was not paid for any hours over forty.
    unpaid_overtime.overtime_not_paid | They paid us cash for the overtime, same rate.
    unpaid_overtime.overtime_not_paid | My overtime just vanished from the stub.
    unpaid_overtime.overtime_not_paid | We weren't paid for the pre-shift meeting.
    unpaid_overtime.overtime_not_paid | The company paid Ms. Bell straight time for all hours.
    unpaid_overtime.employer_knew | The foreman told us to punch out at five and keep going.
    unpaid_overtime.employer_knew | My supervisor knew that I was working through lunch.
    unpaid_overtime.employer_knew | They required me to be there half an hour before my shift.
    unpaid_overtime.employer_knew | He emailed me every Sunday with things to do.
    discrimination.protected_class | I am a gay man.
    discrimination.protected_class | Mr. Grant is 59 years old.
    discrimination.protected_class | She was born in El Salvador.
    discrimination.protected_class | I was pregnant with my second child.
    discrimination.qualified | I always got good reviews.
    discrimination.qualified | She had been promoted twice.
    discrimination.qualified | My sales were the best in the store.
    discrimination.qualified | Mr. Grant had no discipline in 14 years.
    discrimination.different_treatment | The new manager wanted a younger crew.
    discrimination.different_treatment | He said the job needed a man.
    discrimination.different_treatment | The other guy, who is white, did the same thing and got nothing.
    discrimination.different_treatment | They kept the two younger clerks and let me go.
    discrimination.different_treatment | He told me that my accent was a problem for customers.
    failure_to_accommodate.disability | I have a bad disc in my back.
    failure_to_accommodate.disability | Mr. Grant was diagnosed with Parkinson's in 2021.
    failure_to_accommodate.disability | She has severe anxiety.
    failure_to_accommodate.disability | I broke my ankle in April and was on crutches.
    failure_to_accommodate.request | I asked for a week off for my surgery.
    failure_to_accommodate.request | She requested to work from home because of her condition.
    failure_to_accommodate.request | My doctor's note went to the office on the 12th.
    failure_to_accommodate.request | I asked them to let me sit for ten minutes every hour.
    failure_to_accommodate.refusal | They would not give me a chair.
    failure_to_accommodate.refusal | My leave was denied.
    failure_to_accommodate.refusal | Ms. Shaw said there was no light duty for outside injuries.
    failure_to_accommodate.refusal | The answer was no.
    failure_to_accommodate.reasonable_accommodation | They had let another driver use an automatic truck.
    failure_to_accommodate.reasonable_accommodation | With a stool I could have done the register.
    failure_to_accommodate.reasonable_accommodation | There was work at the desk.
    hostile_environment.unwelcome_conduct | He touched my hair and said it was like a sheep.
    hostile_environment.unwelcome_conduct | She was called a cow by the head cook.
    hostile_environment.unwelcome_conduct | He asked me to sleep with him.
    hostile_environment.unwelcome_conduct | My supervisor stared at my chest and licked his lips.
    hostile_environment.unwelcome_conduct | The guys called me Osama.
    hostile_environment.unwelcome_conduct | He grabbed me from behind in the freezer.
    hostile_environment.severe_or_pervasive | It happened almost every day.
    hostile_environment.severe_or_pervasive | He threatened to kill me.
    hostile_environment.severe_or_pervasive | For two years I heard those names every morning.
    hostile_environment.severe_or_pervasive | I could not sleep and I started taking pills.
    hostile_environment.employer_responsibility | HR never called me back.
    hostile_environment.employer_responsibility | I complained three times and they never did a thing.
    hostile_environment.employer_responsibility | The manager was the one doing it.
    hostile_environment.employer_responsibility | They told me that boys will be boys.
    breach_of_contract.promise | They promised me a promotion after six months.
    breach_of_contract.promise | The handbook says three warnings before termination.
    breach_of_contract.promise | He guaranteed me full-time hours.
    breach_of_contract.promise | I was told that I would get my old shift back.
    breach_of_contract.reliance | I turned down a job at the county because of what he said.
    breach_of_contract.reliance | I signed the contract on May 1.
    breach_of_contract.reliance | I relied on what they told me.
    breach_of_contract.breach | They never gave me the raise.
    breach_of_contract.breach | The warnings in the handbook were never given.
    breach_of_contract.breach | I got two weeks instead of three months.
    breach_of_contract.breach | They changed my commission plan after I had signed.
    breach_of_contract.damages | I was unemployed for seven months.
    breach_of_contract.damages | I lost my apartment.
    breach_of_contract.damages | I now make less than half of what I made there.
    final_pay.separation | I quit on June 2.
    final_pay.separation | My employment ended on May 30.
    final_pay.separation | Mr. Grant resigned.
    final_pay.wages_due | They owe me $860.
    final_pay.wages_due | I was never paid for my unused vacation.
    final_pay.wages_due | My final check left out my commissions.
    final_pay.not_paid_in_time | They did not pay me until three weeks after I left.
    final_pay.not_paid_in_time | I still have not been paid.
    final_pay.not_paid_in_time | It is June and I am still waiting for my April pay.
    final_pay.demand | I asked for my final check in writing.
    final_pay.demand | He has called payroll every week about his commissions.
    final_pay.demand | I want my last check, I told them.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | In the end they sacked me for it.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Ms. Cole was called to the office and told that her services were not required any more.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Our records show that you were terminated on April 11.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | My shift lead took me aside and said they were letting me go.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | I was fired from Ridgeway after six years.
    retaliation.adverse_action discrimination.adverse_action | She was taken off the day shift and given nights.
    retaliation.adverse_action discrimination.adverse_action | They gave me a final warning for something that everyone does.
    retaliation.adverse_action discrimination.adverse_action | My pay went from $24 to $19 an hour.
    retaliation.adverse_action discrimination.adverse_action | He suspended me on the spot.
    retaliation.adverse_action discrimination.adverse_action | I was told that my title would be clerk from now on.
    retaliation.adverse_action discrimination.adverse_action | Mr. Abbott's territory was cut in half.
    retaliation.protected_activity | I went to the owner and told him that the foreman was calling us names.
    retaliation.protected_activity | Ms. Cole raised the pay gap at the June meeting.
    retaliation.protected_activity | My email of May 1 asks why I am not paid for the training days.
    retaliation.protected_activity | I called the EEOC from my car.
    retaliation.protected_activity | He told the CEO that the test results were being faked.
    retaliation.protected_activity | I asked the director to stop making comments about my age.
    retaliation.employer_knowledge | You got my letter about the harassment on the 3rd.
    retaliation.employer_knowledge | She told the regional manager that I had complained.
    retaliation.employer_knowledge | The owner heard about my OSHA complaint from the inspector.
    retaliation.employer_knowledge | Ms. Gray wrote back that she had my complaint and would look at it.
    retaliation.causal_link wrongful_termination.causal_link | They told me it was because I had been talking to the union about the wages.
    retaliation.causal_link wrongful_termination.causal_link | He fired me the minute I mentioned the labor board.
    retaliation.causal_link wrongful_termination.causal_link | Ms. Cole's hours were cut right after she gave her statement.
    retaliation.causal_link wrongful_termination.causal_link | My manager said that complaining has consequences.
    wrongful_termination.public_policy | I refused to lie to the inspector.
    wrongful_termination.public_policy | Mr. Abbott filed for workers' compensation in May.
    wrongful_termination.public_policy | I took leave under the FMLA to care for my father.
    unpaid_overtime.covered_employment | I was a full-time cashier there.
    unpaid_overtime.covered_employment | Ms. Cole works for the company as a dispatcher.
    unpaid_overtime.covered_employment | I got paid every two weeks, $15 an hour.
    unpaid_overtime.hours_over_forty | That week I worked 58 hours.
    unpaid_overtime.hours_over_forty | She often worked until midnight.
    unpaid_overtime.hours_over_forty | I worked six ten-hour days every week.
    unpaid_overtime.overtime_not_paid | They never paid me time and a half.
    unpaid_overtime.overtime_not_paid | I was told that I am not entitled to overtime because I am on salary.
    unpaid_overtime.overtime_not_paid | My boss takes thirty minutes off for a lunch that I never get.
    unpaid_overtime.employer_knew | The manager asked me to work through my break.
    unpaid_overtime.employer_knew | She emailed us at night and wanted answers by morning.
    unpaid_overtime.employer_knew | My supervisor signs off on my hours every Friday.
    discrimination.protected_class | I am a woman of sixty.
    discrimination.protected_class | I am Jewish.
    discrimination.protected_class | Mr. Abbott has cerebral palsy.
    discrimination.qualified | I had good evaluations every year.
    discrimination.qualified | Ms. Cole was the top seller in March.
    discrimination.qualified | I never missed a deadline.
    discrimination.different_treatment | My replacement is 25.
    discrimination.different_treatment | The manager told me that they wanted somebody younger.
    discrimination.different_treatment | Men in my job make more than I do.
    discrimination.different_treatment | He asked if I was too old for the new system.
    failure_to_accommodate.disability | I have epilepsy.
    failure_to_accommodate.disability | Ms. Cole had a stroke in 2022.
    failure_to_accommodate.disability | My doctor told me not to lift.
    failure_to_accommodate.request | I asked for a parking spot close to the door because of my hip.
    failure_to_accommodate.request | She asked for three weeks off for her operation.
    failure_to_accommodate.request | I told HR that I needed breaks to check my blood sugar.
    failure_to_accommodate.refusal | HR turned down my request.
    failure_to_accommodate.refusal | They refused to give me light duty.
    failure_to_accommodate.refusal | My supervisor laughed at the doctor's note.
    failure_to_accommodate.reasonable_accommodation | Others work from home.
    failure_to_accommodate.reasonable_accommodation | They gave light duty to Mike when he hurt his hand.
    hostile_environment.unwelcome_conduct | He kissed me on the neck.
    hostile_environment.unwelcome_conduct | My coworkers called me a terrorist.
    hostile_environment.unwelcome_conduct | He sends me dirty pictures.
    hostile_environment.unwelcome_conduct | She told me that I look like a monkey.
    hostile_environment.severe_or_pervasive | He grabbed me nearly every week for a year.
    hostile_environment.severe_or_pervasive | The name-calling went on for months.
    hostile_environment.employer_responsibility | I reported him and nothing happened.
    hostile_environment.employer_responsibility | HR knew and did nothing.
    breach_of_contract.promise | My boss promised me that I would not be laid off.
    breach_of_contract.promise | The contract says that I can be fired only for cause.
    breach_of_contract.reliance | I left my job at the bank for this one because of the bonus they promised.
    breach_of_contract.breach | They did not follow the handbook.
    breach_of_contract.breach | I never saw the bonus.
    breach_of_contract.damages | I lost $18,000 in wages.
    breach_of_contract.damages | I was out of work for a year.
    final_pay.separation | I resigned because of the way I was treated.
    final_pay.wages_due | They owe me for 22 hours.
    final_pay.not_paid_in_time | My last check was three weeks late.
    final_pay.demand | I wrote to payroll and asked for my last check.
    unpaid_overtime.covered_employment | On behalf of Harborline Logistics, Inc., I am pleased to offer you the position of Dispatch Coordinator, reporting to Tom Becker.
    unpaid_overtime.covered_employment | This is a full-time, non-exempt position.
    unpaid_overtime.covered_employment | Your hourly rate will be $24.00 per hour, and you will be eligible for overtime in accordance with applicable law.
    unpaid_overtime.covered_employment | Your position is hourly and your start date is June 3.
    unpaid_overtime.covered_employment | You will be paid every other Friday at a rate of $21.50 an hour.
    unpaid_overtime.covered_employment | This is an hourly, full-time job and you are eligible for overtime.
    unpaid_overtime.employer_knew | Tom told me to clock out at 5 pm and to finish the manifests from home.
    unpaid_overtime.employer_knew | Tom Becker told her to clock out and keep working.
    unpaid_overtime.employer_knew | He told her to punch out and stay until the truck was loaded.
    unpaid_overtime.employer_knew | The manager told us to keep working after we had clocked out.
    breach_of_contract.reliance | I signed the acknowledgment for the handbook on my first day.
    breach_of_contract.reliance | Yeah, I signed the acknowledgment for the handbook on my first day.
    retaliation.protected_activity | No, I complained about harassment.
    retaliation.protected_activity | I complained about harassment in writing.
    retaliation.protected_activity | Yes, I reported it to HR.
    retaliation.protected_activity | She complained about harassment.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | You have been terminated from your position with the clinic.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | She has been terminated from her position.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | Your employment has been terminated for cause.
    retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | I have been let go after nine years.
    unpaid_overtime.hours_over_forty | She has worked more than 50 hours a week since May.
    unpaid_overtime.overtime_not_paid | We did not receive overtime pay for those weeks.
    unpaid_overtime.overtime_not_paid | I did not get paid for overtime in December.
    retaliation.adverse_action discrimination.adverse_action | In July he was demoted to helper.
    retaliation.adverse_action discrimination.adverse_action | You are hereby suspended without pay for five days.
    retaliation.adverse_action discrimination.adverse_action | In March I was written up for the first time.
    hostile_environment.employer_responsibility | Nobody in management ever looked into it.
    breach_of_contract.breach | The company did not follow its own policy.
  `),
}

/**
 * Half of a hold-out by a writer who had not read the code: clients, coworkers, letters, notes and transcripts. Blind, with the code
 * before the second look at a sentence: 3 of 120 supported an element, and 21 of 75 plain ones the right one. Then cues and weights were
 * made with it.
 */
export const voices: LabelledSet = {
  nothing: lines(`
    I never complained to anybody about my pay, not one time.
    We have not received any request for leave from Ms. Okafor.
    Nobody in that office ever called me a slur that I can remember.
    My doctor hasn't put me under a single restriction.
    i didnt get demoted or nothin, they just changed the color of my badge
    Neither the manager nor the owner had been told of any harassment.
    The personnel file contains no complaint of discrimination by Ms. Duarte.
    Nothing is owed to Mr. Falk by way of wages.
    I have no disability, I just don't like ladders.
    There's not one person on that crew, Black or white, who didn't get the very same raise.
    She never said her checks were late, because they weren't.
    Mr. Brandt denied that Ms. Ochoa had ever raised overtime with him.
    He declined to confirm that anybody had been let go.
    The whole year went by without a grievance from Mr. Nakamura.
    The reviewer stopped short of saying that she performed well.
    He looked at me as if he were about to fire me, then he asked for the stapler.
    I lacked the nerve to go to HR.
    Nothing came of my idea to file a charge with the EEOC.
    They turned up no evidence that Mr. Hale had groped a soul.
    Had she asked for a stool, and she didn't, who knows what the answer might have been.
    Suppose a manager pinches a waitress; what are the other waitresses supposed to do?
    Unless something changes I might file a grievance one of these days, I told my wife.
    Should he ever call me that word, I will walk straight into personnel with it.
    Assuming for argument's sake that he was disabled, which no record shows, he'd have needed a doctor's note.
    I'd have turned down the Denver job if they had promised me anything in writing, but they hadn't.
    I was scared stiff they'd let me go.
    I was going to see the HR lady on the Monday but by Sunday night I'd talked myself out of it.
    My husband wanted me to report the man, and I never did.
    Ms. Lund intends to ask for leave sometime next year, she hasn't decided.
    I dread the day some foreman lays a hand on me.
    I came within an inch of getting canned.
    My supervisor had a write-up all typed out and put it through the shredder before it went anywhere.
    Have you at any time asked the company for a reasonable accommodation?
    how many hrs did u do that wk, more than 40??
    What exactly would count as retaliation?
    Q. Would you say he harassed you, or would you use some other word?
    Is a bad knee even a disability under the law?
    Does the handbook guarantee anybody a hearing before dismissal?
    Employees who believe they have been harassed must notify Human Resources at once.
    Theft of company property is grounds for immediate termination.
    Leave request forms are to be turned in thirty days ahead on the blue sheet.
    Nothing in these pages promises employment for any length of time.
    Form 12 is the one with the box for complaints, Form 13 is for parking.
    Federal law says overtime is due after forty hours in a workweek.
    Texas is an at-will state, so people can be discharged for any reason or none.
    My cousin Teresa got fired from a hospital in Tulsa after she reported billing fraud.
    Our neighbour won her overtime case against the car wash.
    My wife's boss refused to let her sit down while she was pregnant.
    It was Kevin in Receiving who called OSHA, not me.
    A buddy at another warehouse does sixty hours and they stiff him on half.
    my uncles last check came 3 weeks late from them roofers
    Word on the floor was that somebody had called the state labor people.
    There's a rumor going round that she is on medical leave; she isn't.
    Folks in the canteen said the mayor hates women and hires by looks, and then somebody turned the radio up.
    Please strike the sentence in my statement about working off the clock, because it is wrong.
    On reflection I withdraw the claim that anyone threatened me.
    Correction to paragraph 9: Ms. Ito was not disciplined.
    Oh sure, and the Pope promised me a pension too.
    Harassed? By Walter? The man can't look a houseplant in the eye.
    Yes, I suffered terrible retaliation: they made me take a raise.
    In the movie the boss chases his secretary round the desk and nobody does a thing about it.
    The training video shows a supervisor rubbing an employee's neck after she has said no.
    My daughter's school play is about a girl who is sacked for starting a union.
    last nite i had this nitemare my boss was grabbin my arm n wouldnt let go
    Question 11 of the quiz asks whether telling one ethnic joke is harassment.
    It is simply untrue that Mr. Singh asked to be moved to days.
    Respondent denies the allegations of paragraph 14, including that Complainant was refused leave.
    Contrary to what the flyer says, nobody lost a job over the strike.
    They mailed me another man's termination letter by mistake and apologized within the hour.
    HR pulled the wrong folder: the complaint in it was made by a different Ms. Reyes.
    My mother thinks I was discriminated against; I don't.
    His pastor believes that every firing is a sin.
    My girlfriend is convinced that every company in the state discriminates against Mexicans; she gets it off the internet.
    Your position was at no time in danger, and nobody here has spoken of ending it.
    He no touch me, never, I swear it.
    I am not telling that he did any harassment to me.
    No ma'am, I can't point to a soul who got treated better than me.
    A. Not that I know of, no, nobody's accent ever came up.
    A. I'd be guessing if I told you the boss knew anything.
    Asked EE re: retaliation, none claimed.
    EE asked what FMLA stands for, said it was for a paper at night school.
    It'd be a stretch to say I relied on anything they told me.
    The offer letter made no mention of severance, bonus or just cause.
    I lost nothing by it, not a dollar and not a day's sleep.
    She made no demand for wages, by letter, by phone or otherwise.
    Ms. Tran's performance fell well below what the position calls for.
    She has never held the license the posting required.
    He isn't a member of any protected group, so far as his own papers show.
    Sex had nothing to do with it, there just wasn't a promotion to be had that year.
    The only remark he ever made about anybody's age was happy birthday.
    Nobody told dirty jokes on my shift, it was a bunch of Baptists.
    I wouldn't call it hostile, I'd call it quiet.
    No complaint ever reached the regional office, so there was nothing to act upon.
    I don't need any accommodation and never did.
    The clinic gave me a clean bill of health with no limits on lifting.
    She never so much as hinted that she needed time off.
    Light duty is a thing I've heard of, it isn't a thing I ever needed.
    My sister is the one with lupus.
    They knew nothing about it because there was nothing to know.
    Nobody interrupted my lunch, it was a full hour and I ate it in the park.
    I never took work home.
    As a vice president with a staff of ninety, Ms. Crane fell outside the overtime rules.
    I volunteered at the shelter on Sundays, it was not a job and I wasn't supposed to be paid.
    The audit found that she had been overpaid by $212.
    Nobody refused to do anything illegal, since nobody was asked to.
    I'm no whistleblower, I'm a pastry chef.
    I was not a witness in Yolanda's matter and gave no statement.
    I never filed for workers' comp, it was only a splinter.
    He never told me to keep my mouth shut, he told me to keep the lid shut, on the fryer.
    Same title, same desk, same money after the merger as before, so no demotion there.
    Thank goodness I was spared the layoff.
    "You're fired!" he shouted at the toaster.
    He gave me the sack to carry, forty pounds of onions.
    The demotion everyone talks about is that of our softball team, down to the B league.
    The game went into overtime and none of us paid any attention to the clock.
    My account was disabled after three wrong passwords.
    so i was sitting there in the break room and everbody was going on about write ups and who was gonna get fired and all that and i just ate my sandwich cause none of it was to do with me
    Dear Ms. Abara, having gone through eighteen months of badge data we find no week in which you exceeded forty hours.
    The supervisor asked whether she wanted to make a complaint and she said she'd rather not, since nothing had happened.
    For the mock trial, students should assume that Pat Jones was terminated three days after testifying.
  `),
  plain: labelled(`
    retaliation.protected_activity retaliation.employer_knowledge wrongful_termination.public_policy hostile_environment.employer_responsibility hostile_environment.unwelcome_conduct hostile_environment.because_of_trait | On March 3 I went up to Human Resources and told the lady there that Mr. Fisk kept making comments about Black women.
    retaliation.protected_activity wrongful_termination.public_policy | I called the wage and hour people at the state and gave them my name and everything.
    retaliation.protected_activity wrongful_termination.public_policy | I gave a statement to the investigator in Yolanda's sexual harassment case.
    wrongful_termination.public_policy retaliation.protected_activity | She reported the falsified temperature logs to the Food and Drug Administration.
    wrongful_termination.public_policy retaliation.protected_activity | Mr. Dunne filed a workers' compensation claim after the forklift ran over his foot.
    retaliation.employer_knowledge retaliation.protected_activity hostile_environment.employer_responsibility wrongful_termination.public_policy | Your harassment complaint has been forwarded to the plant manager, who has read it.
    retaliation.employer_knowledge retaliation.protected_activity wrongful_termination.public_policy | Per our chat, I told Karen about his discrimination complaint yesterday, so she's in the loop.
    retaliation.employer_knowledge retaliation.protected_activity wrongful_termination.public_policy | The director got a copy of her grievance about unequal pay the same afternoon.
    retaliation.adverse_action wrongful_termination.discharge discrimination.adverse_action final_pay.separation | We regret to inform you that your employment with Calloway Foods is terminated effective today.
    retaliation.adverse_action discrimination.adverse_action breach_of_contract.damages | my hours went from 38 down to 12 in one week
    retaliation.adverse_action discrimination.adverse_action | Then come the write-ups, three of them in eight days.
    retaliation.adverse_action wrongful_termination.discharge discrimination.adverse_action final_pay.separation | security walked her out with her things in a box and took her badge
    retaliation.adverse_action discrimination.adverse_action breach_of_contract.damages | Effective the 15th, your salary will be reduced by eight percent.
    retaliation.causal_link wrongful_termination.causal_link retaliation.employer_knowledge retaliation.adverse_action wrongful_termination.discharge final_pay.separation retaliation.protected_activity wrongful_termination.public_policy discrimination.adverse_action | Gary told me straight out, "You'd still have a job if you had kept your mouth shut about the overtime."
    retaliation.causal_link wrongful_termination.causal_link retaliation.employer_knowledge retaliation.adverse_action retaliation.protected_activity wrongful_termination.discharge discrimination.adverse_action | I'm done with Reyes: after that stunt with HR I want her off my schedule by Friday.
    retaliation.causal_link wrongful_termination.causal_link retaliation.employer_knowledge | He said people who file charges don't last long round here.
    unpaid_overtime.covered_employment | Mr. Lopez began working for Bright Star Laundry in August 2019.
    unpaid_overtime.covered_employment | I drove a van for them, hourly, no salary.
    unpaid_overtime.covered_employment | I was paid by the hour, sixteen and a quarter.
    unpaid_overtime.hours_over_forty | Most weeks I put in fifty-five hours.
    unpaid_overtime.hours_over_forty unpaid_overtime.employer_knew | According to the badge data, Ms. Kim was in the building sixty-one hours in the week of October 9.
    unpaid_overtime.hours_over_forty unpaid_overtime.employer_knew discrimination.qualified | Great hustle this week, team, I see that Ana logged 52 hours!
    unpaid_overtime.overtime_not_paid unpaid_overtime.hours_over_forty | They paid me straight time for every hour, even the ones past forty.
    unpaid_overtime.overtime_not_paid | the half hour before open when we set the tables was never on the clock or on the check
    unpaid_overtime.overtime_not_paid unpaid_overtime.employer_knew | You asked why your overtime is missing: we don't pay it, you get comp time.
    unpaid_overtime.employer_knew unpaid_overtime.overtime_not_paid | Clock out at five and then come back and finish the invoices, she told me.
    unpaid_overtime.employer_knew unpaid_overtime.hours_over_forty | I know you guys are putting in weekends on this and I appreciate it.
    unpaid_overtime.employer_knew unpaid_overtime.hours_over_forty | Every night the manager signed the sheet that had our real hours on it, overtime and all.
    wrongful_termination.discharge retaliation.adverse_action discrimination.adverse_action final_pay.separation | Turn in your keys, you don't work here anymore, he goes.
    wrongful_termination.public_policy retaliation.protected_activity retaliation.employer_knowledge | I told the pharmacist I wouldn't fill scripts with the dates changed because that's a crime.
    wrongful_termination.public_policy retaliation.protected_activity retaliation.employer_knowledge | I wrote to the chief of nursing that patients were being billed for care nobody had given them.
    wrongful_termination.causal_link retaliation.causal_link wrongful_termination.discharge retaliation.adverse_action discrimination.adverse_action final_pay.separation wrongful_termination.public_policy retaliation.protected_activity retaliation.employer_knowledge | Boss said he wasn't going to have a comp claim on his books and that's why I was out.
    discrimination.protected_class | Ms. Rahman is Muslim and wears a hijab.
    discrimination.protected_class | Plaintiff is an African American woman.
    discrimination.protected_class | we're the only two Black guys on the crew, me and Terrence
    discrimination.qualified | Your numbers are the best in the region, keep it up!
    discrimination.qualified | He trained half the people who are supervisors now, he knew that machine better than anyone.
    discrimination.qualified | never missed a day, never been late, never a bad word on my work
    discrimination.different_treatment retaliation.adverse_action discrimination.adverse_action wrongful_termination.discharge final_pay.separation | They replaced her with a man of twenty-eight who had no experience.
    discrimination.different_treatment | The men who missed quota kept their jobs.
    discrimination.different_treatment discrimination.protected_class hostile_environment.because_of_trait hostile_environment.unwelcome_conduct | he told me a woman's got no business running a crane
    failure_to_accommodate.disability | Dr. Mehta limited him to lifting no more than ten pounds.
    failure_to_accommodate.disability | since the accident i cant stand longer then 20 minutes without my leg going numb
    failure_to_accommodate.disability discrimination.protected_class | He is deaf in both ears and uses sign language.
    failure_to_accommodate.request failure_to_accommodate.disability retaliation.protected_activity | Please accept this letter as my request for shorter shifts during chemotherapy.
    failure_to_accommodate.request retaliation.protected_activity | We acknowledge receipt of your accommodation request dated 2 November.
    failure_to_accommodate.request failure_to_accommodate.disability retaliation.protected_activity wrongful_termination.public_policy | Mr. Cruz applied for intermittent leave under the FMLA so he could go to dialysis.
    failure_to_accommodate.reasonable_accommodation failure_to_accommodate.disability | There was an empty day-shift spot that would have fit his restrictions.
    failure_to_accommodate.reasonable_accommodation discrimination.different_treatment | Two other cashiers already sit on stools, so it can't be that hard.
    failure_to_accommodate.refusal | They said no stool, company image.
    failure_to_accommodate.refusal failure_to_accommodate.disability | He told me come back when you're a hundred percent.
    failure_to_accommodate.refusal failure_to_accommodate.request | We don't make exceptions for medical stuff, the store manager replied to her.
    hostile_environment.unwelcome_conduct hostile_environment.because_of_trait hostile_environment.severe_or_pervasive | He'd rub up against me in the walk-in and I'd tell him quit.
    hostile_environment.unwelcome_conduct hostile_environment.because_of_trait discrimination.different_treatment discrimination.protected_class | They called me "camel jockey" over the radio.
    hostile_environment.unwelcome_conduct hostile_environment.because_of_trait hostile_environment.severe_or_pervasive | Somebody hung a noose over his workstation.
    hostile_environment.because_of_trait discrimination.different_treatment hostile_environment.unwelcome_conduct | He only pawed at the women, never at the men.
    hostile_environment.because_of_trait hostile_environment.unwelcome_conduct hostile_environment.severe_or_pervasive discrimination.protected_class | It was "go back to your country" this and "learn English" that.
    hostile_environment.severe_or_pervasive hostile_environment.unwelcome_conduct | The leering and the comments went on every single shift, for eight months.
    hostile_environment.severe_or_pervasive breach_of_contract.damages hostile_environment.unwelcome_conduct | I got to where I threw up before work and finally had to see a therapist because of how he talked to us.
    hostile_environment.severe_or_pervasive hostile_environment.unwelcome_conduct hostile_environment.because_of_trait | five six times a nite he would come behind the bar & grab us
    hostile_environment.employer_responsibility hostile_environment.unwelcome_conduct | The man who kept touching me was my direct supervisor, he made my schedule.
    hostile_environment.employer_responsibility retaliation.protected_activity retaliation.employer_knowledge hostile_environment.unwelcome_conduct wrongful_termination.public_policy | When she reported the touching, the district manager laughed and said that's just how Bobby is.
    hostile_environment.employer_responsibility hostile_environment.unwelcome_conduct retaliation.employer_knowledge retaliation.protected_activity | Nothing was done about the drawings in the men's room even after I showed them to the foreman.
    breach_of_contract.promise unpaid_overtime.covered_employment | As long as you hit your numbers you've got a job here, the owner told me when he hired me.
    breach_of_contract.promise | Page 12: "Employees shall be discharged only for just cause."
    breach_of_contract.reliance breach_of_contract.promise | I gave up my apartment in Chicago and moved out here because of what they'd told me.
    breach_of_contract.reliance breach_of_contract.promise | I turned down an offer from Siemens since I thought my spot was safe under those rules.
    breach_of_contract.breach retaliation.adverse_action wrongful_termination.discharge discrimination.adverse_action final_pay.separation | They skipped the warnings and went straight to firing.
    breach_of_contract.breach breach_of_contract.promise breach_of_contract.damages final_pay.wages_due | They never did pay the bonus they'd agreed to.
    breach_of_contract.damages | I've been out of work since then and lost about $31,000 in pay.
    breach_of_contract.damages | I had to take a job at half the money.
    final_pay.separation | We accept your resignation, effective Friday.
    final_pay.wages_due final_pay.separation breach_of_contract.promise | Your accrued vacation balance of 64 hours will be paid out with your final check.
    final_pay.not_paid_in_time final_pay.wages_due final_pay.separation | It is the twentieth of June and the pay for his last period, due on the first, hasn't come.
    final_pay.demand final_pay.wages_due | Attached is my written demand for the wages I earned in May.
  `),
}

/**
 * The other half, unread until the second run: 2 of 120 and 39 of 75 with the code before, 0 of 120 and 40 of 75 with the second look and
 * the wider cues. Then used for both.
 */
export const laterVoices: LabelledSet = {
  nothing: lines(`
    No sir, he did not put his hands on me.
    I wasn't written up, suspended, moved to nights, nothing of the kind.
    She told neither HR nor her supervisor of any offensive remark.
    Ms. Petrov's hours were not reduced in the spring or at any other time.
    At no point did Mr. Adeyemi report a safety problem to OSHA, to us, or to anyone we know of.
    I can't honestly say I was treated worse than anybody else on the crew.
    If I'm honest, I never went over forty hours.
    No one at the plant made remarks about how old anybody was.
    Nobody promised me a thing about how long the job would last.
    Not that I wasn't treated like the others — I was.
    The claimant failed to report the alleged misconduct to a single soul.
    She refused to say whether she had been demoted.
    My shifts there were free of any groping or name-calling.
    I hardly ever stayed past five, let alone put in sixty hours.
    His attendance was anything but good, and nobody who saw the welds would call them satisfactory work.
    Firing me was the furthest thing from Dolores's mind.
    On the intake form she left the disability box blank.
    HR has been unable to locate any request for a modified schedule.
    If I had complained, maybe somebody would have listened.
    Were they to sack me tomorrow I'd go back to my dad's garage and be happy.
    I would have reported the fumes to the county, only I didn't know there was anyone to call.
    In case I ever get fired I keep eight hundred dollars in a coffee can.
    It would've been retaliation if they had cut my hours over it, but they left them alone.
    If my name were Mohammed perhaps I'd have a discrimination case.
    Even if I had worked fifty hours, and I didn't, there would be no way to prove it.
    I kept thinking one morning I'd come in and the gate wouldn't open and they'd tell me I was terminated.
    We planned to move Mr. Obi to a lower grade in March and then dropped the plan.
    I wrote half an email to the Department of Labor and deleted it.
    I'm thinking of asking payroll if anything's missing from my check, I honestly couldn't tell you.
    They nearly docked my pay, then the Kroger order came in and nobody mentioned it again.
    I half expected a pink slip in that envelope but it was a birthday card.
    Did anyone ever make comments about your religion?
    Do they pay time and a half over there?
    Was she fired, or what?
    Can a company sack somebody for ringing the health inspector?
    Please state whether you contend that your sex was a reason for any decision about you.
    How soon does a business have to hand over the last paycheck in Ohio?
    Did you or did you not clock out before you cleaned the fryers?
    This handbook isn't a contract and can be changed without notice.
    Nonexempt staff shall not work overtime without written approval.
    Section 4 defines harassment as unwelcome conduct based on race, sex or religion.
    The poster by the time clock lists the minimum wage and a number to call about unpaid overtime.
    A disability, for purposes of this section, means an impairment that substantially limits a major life activity.
    Unwanted touching at work is against the law in all fifty states.
    Retaliation charges are the most common kind the agency sees.
    At the cannery, years back and a different outfit altogether, the foreman used to grab girls on the line.
    The plaintiff in the Hobson case was demoted two days after he complained.
    Dale was terminated in 2016 for coming in drunk.
    My roommate has epilepsy and the store where she cashiers wouldn't change her shift.
    The fellow whose locker I took over had been let go for stealing copper.
    Mrs. Whitfield's son was passed over at his bank because of his race, she believes.
    I heard from Pete, who had it from his girlfriend, that I'd been fired, and it turned out to be hogwash.
    Somebody said hours were getting cut, nobody knew whose, and then nothing was cut.
    I take back what I wrote about Mr. Cole touching me; it didn't happen.
    I said in the first interview that I had complained to Denise, and that was not so.
    I misspoke: my pay was never cut.
    The age claim is withdrawn, as there turned out to be nothing to it.
    yeah right like id ever see overtime, i go home at two every day
    Discriminated against, me? They gave me the corner office and a fern.
    I dreamt they fired me in front of the whole church.
    We used to joke that if the printer jammed once more we would all be terminated.
    Module 3: Carla needs a stool for her back and her manager Todd turns her down; what should Todd have done?
    It's like that episode where they demote the guy to the basement and take his stapler.
    In chapter six the overseer beats a man for complaining about wages.
    The allegation that we cut her salary is false.
    The company disputes that anyone called her names.
    There's no truth whatever in the tale that I was groped at the Christmas party.
    The Linda Cho who was discharged in June worked in Accounts; I'm the Linda Cho from Shipping.
    That disability form in my file belongs to someone else with my name.
    The warning was meant for Jorge and never had anything to do with me.
    My brother reckons any boss who talks that loud must be a harasser.
    The union fellow says half the town has an overtime claim.
    We are not aware of any complaint by you, formal or informal.
    I never say to boss nothing about the money.
    I am not having any disability, sir, only I was tired that day.
    Oga no sack me o, na lie.
    A. I don't recall complaining to anyone.
    A. Forty on the nose, never more.
    EE reports no harassment and no unwelcome contact.
    No medical restrictions on file for this associate.
    The supervisor had not the faintest inkling of any off-the-clock work.
    I turned down no other offers and I moved nowhere for them.
    No rule in the handbook was broken that I'm aware of, and I looked.
    I never asked them for a check because there wasn't one outstanding.
    Mr. Osei has not resigned and has not been dismissed.
    I wasn't qualified for that lead job and I told them so.
    I've never had a good review in my life, ha.
    I am neither Jewish nor Muslim, I was raised on the sports page.
    The choice between the candidates was made without regard to race.
    He'd tease everybody alike about their football teams, nothing racial and nothing dirty.
    The pats on the back were just that, pats on the back after a touchdown, and I gave as many as I got.
    She wasn't crying about work, her dog had died.
    He wasn't my boss, or anyone's boss; he filled the vending machines.
    My back is fine, thank the Lord.
    Nobody turned down a request of mine, since I made none.
    I have not asked for another chair, desk, schedule or anything else, then or since.
    No doctor's note ever came to this office from Mr. Villanueva.
    My kid's asthma is under control now, so I didn't have to ask for the day off.
    Nobody ever told me to keep working after I had punched out.
    There were no unpaid hours in the audit, not for her and not for the other drivers.
    There wasn't any overtime to be had, the gates were locked at four with all of us on the far side.
    He was an independent contractor who set his own rates and sent us invoices.
    Strictly speaking I never worked for them, the interview was cancelled.
    Payroll got the money to him before it was even due.
    I signed whatever logs they gave me without a murmur and reported nothing.
    The tip to the newspaper did not come from Ms. Barros.
    Jury duty got cancelled before I could even tell my boss about it.
    Nobody has said that any decision was made because of any complaint.
    The new schedule suited me, same money and earlier hours, so I can't call it a punishment.
    Two people got laid off that fall, I wasn't among them.
    She'd be the first to tell you that she has not been fired.
    They let me go early on Fridays so I could beat the traffic.
    I got a warning, all right, a tornado warning.
    My only complaint that day was chest congestion, and it was the nurse I told.
    My leave was for our honeymoon and I got all of it.
    I know the form says I talked to Mrs. Gaines in personnel about being paid wrong but I want it down on paper that I never did talk to her, somebody else filled that form out.
    Plaintiff is unable to identify any similarly situated employee who received more favorable treatment.
    I've been over my texts twice now, January right through to August, looking for a place where I told Rick that anything was wrong, and I've got to be straight with you, it isn't there.
    Our template says "Plaintiff was subjected to unwelcome sexual advances," but that is boilerplate left over from another file and should come out.
    The insurance questionnaire asks applicants to tick whether they have ever been discharged, suspended or asked to resign.
  `),
  plain: labelled(`
    retaliation.protected_activity wrongful_termination.public_policy | Ms. Alvarez filed a charge with the Equal Employment Opportunity Commission on June 12, 2023.
    retaliation.protected_activity retaliation.employer_knowledge wrongful_termination.public_policy | Thank you for your letter of 4 May, in which you complain that female technicians are paid less than the men.
    wrongful_termination.public_policy retaliation.protected_activity | he wanted me to sign off brakes i never checked and i told him no way
    wrongful_termination.public_policy | Ms. Barros served nine days on a federal jury in April.
    retaliation.protected_activity retaliation.employer_knowledge wrongful_termination.public_policy unpaid_overtime.overtime_not_paid unpaid_overtime.employer_knew | i emailed my manager and cc'd the owner saying its not right that they dont pay us for all our hours
    retaliation.employer_knowledge retaliation.protected_activity wrongful_termination.public_policy | Steve already knew I'd been to the EEOC, he brought it up before I could sit down.
    retaliation.employer_knowledge retaliation.protected_activity wrongful_termination.public_policy | Mr. Pruitt testified that he had seen the OSHA complaint with her name on it by the first of February.
    retaliation.adverse_action wrongful_termination.discharge discrimination.adverse_action final_pay.separation | They fired me on a Tuesday, over the phone.
    retaliation.adverse_action discrimination.adverse_action breach_of_contract.damages | Mr. Haddad was suspended for ten days without pay.
    retaliation.adverse_action discrimination.adverse_action | You are hereby removed from the position of shift lead and reassigned to the loading dock at $14.50 per hour.
    retaliation.adverse_action discrimination.adverse_action | She was passed over for the supervisor post.
    retaliation.adverse_action discrimination.adverse_action | They have put me on nights, which I did not want, and taken away my route.
    retaliation.causal_link wrongful_termination.causal_link retaliation.adverse_action wrongful_termination.discharge discrimination.adverse_action final_pay.separation retaliation.protected_activity wrongful_termination.public_policy | Two days after I complained about the groping they let me go.
    retaliation.causal_link wrongful_termination.causal_link retaliation.employer_knowledge retaliation.adverse_action wrongful_termination.discharge final_pay.separation retaliation.protected_activity wrongful_termination.public_policy discrimination.adverse_action | We can't keep somebody who runs to the labor board, the owner said, so clear out your locker.
    wrongful_termination.causal_link retaliation.causal_link wrongful_termination.discharge retaliation.adverse_action wrongful_termination.public_policy retaliation.protected_activity final_pay.separation discrimination.adverse_action | She was discharged because she would not backdate the inspection reports.
    retaliation.causal_link wrongful_termination.causal_link retaliation.adverse_action retaliation.protected_activity wrongful_termination.public_policy discrimination.qualified discrimination.adverse_action | Not a word about my work in six years and then, the very week my deposition for Tonya was over, I get a final warning.
    unpaid_overtime.covered_employment breach_of_contract.promise | We are pleased to offer you the position of line cook at an hourly rate of $17.
    unpaid_overtime.covered_employment | Defendant classified her as a nonexempt employee throughout.
    unpaid_overtime.covered_employment | been at that restaurant as a dishwasher since I was nineteen
    unpaid_overtime.hours_over_forty | We was working six days, ten hours each day, no exception.
    unpaid_overtime.hours_over_forty | I come at 6 in the morning and I go home at 7 in the night, Monday until Saturday.
    unpaid_overtime.hours_over_forty | From Thanksgiving to New Year's he averaged seventy hours a week on the dock.
    unpaid_overtime.overtime_not_paid unpaid_overtime.hours_over_forty | My stub says 40 no matter how long I was there.
    unpaid_overtime.overtime_not_paid | Time spent putting on and taking off protective gear was not compensated.
    unpaid_overtime.employer_knew unpaid_overtime.overtime_not_paid | Mr. Salas watched us finish up after we'd clocked out, he was standing right there.
    unpaid_overtime.employer_knew | My boss texted me at eleven at night to fix the schedule and thanked me for it.
    unpaid_overtime.employer_knew unpaid_overtime.overtime_not_paid | Supervisors edited her time cards to take off the extra hours.
    wrongful_termination.discharge retaliation.adverse_action discrimination.adverse_action final_pay.separation | Ms. Nwosu's employment was ended on 30 September 2022 by letter of the Managing Director.
    wrongful_termination.discharge retaliation.adverse_action discrimination.adverse_action final_pay.separation | they sacked me mate, just like that
    wrongful_termination.public_policy retaliation.protected_activity | Mr. Tate refused to drive past the federal hours limit.
    wrongful_termination.causal_link retaliation.causal_link wrongful_termination.discharge retaliation.adverse_action wrongful_termination.public_policy retaliation.protected_activity discrimination.adverse_action final_pay.separation retaliation.employer_knowledge | The reason for your dismissal is your refusal to alter the emissions figures.
    discrimination.protected_class | I'm a sixty-two-year-old man.
    discrimination.protected_class | I am from Guatemala and my English has an accent.
    discrimination.protected_class failure_to_accommodate.disability | She was five months pregnant at the time.
    discrimination.qualified | In each of her seven annual reviews Ms. Stein was rated "exceeds expectations."
    discrimination.qualified | I'd been a licensed electrician for twenty years.
    discrimination.qualified | We write to congratulate you on being named Employee of the Quarter.
    discrimination.different_treatment | Josh, who is white, did the same thing and only got talked to.
    discrimination.different_treatment discrimination.protected_class hostile_environment.because_of_trait hostile_environment.unwelcome_conduct | My supervisor said they needed fresher faces, not somebody my age.
    discrimination.different_treatment discrimination.adverse_action | We want to go with someone younger for the front desk, the manager wrote about Ms. Bell.
    failure_to_accommodate.disability discrimination.protected_class | I have type 1 diabetes and I take insulin four times a day.
    failure_to_accommodate.disability | The MRI showed two herniated discs in my lower back.
    failure_to_accommodate.disability discrimination.protected_class | Ms. Doyle was diagnosed with major depression in January.
    failure_to_accommodate.request failure_to_accommodate.disability failure_to_accommodate.reasonable_accommodation retaliation.protected_activity | I asked my manager if I could have a stool at the register because of my hip.
    failure_to_accommodate.request failure_to_accommodate.disability | She handed her doctor's note to the shift lead on the 6th.
    failure_to_accommodate.request failure_to_accommodate.disability | i told them about the seizures first day i was back
    failure_to_accommodate.reasonable_accommodation discrimination.qualified | With a sit-stand desk I could do every part of that job.
    failure_to_accommodate.reasonable_accommodation | The headset she needs in order to hear the callers costs about forty dollars.
    failure_to_accommodate.reasonable_accommodation failure_to_accommodate.disability failure_to_accommodate.request discrimination.qualified | Dr. Lowe wrote that she'd be able to perform all her duties if she were given two short breaks.
    failure_to_accommodate.refusal failure_to_accommodate.request failure_to_accommodate.disability | Your request to work from home during treatment is denied.
    failure_to_accommodate.refusal failure_to_accommodate.request failure_to_accommodate.disability | Nobody ever sat down with me to talk about what I could do; my note just lay there.
    failure_to_accommodate.refusal failure_to_accommodate.request | Her medical leave was refused without any discussion of alternatives.
    hostile_environment.unwelcome_conduct hostile_environment.because_of_trait | Mr. Lang showed her naked pictures on his phone though she had asked him not to.
    hostile_environment.unwelcome_conduct hostile_environment.because_of_trait hostile_environment.severe_or_pervasive hostile_environment.employer_responsibility | my supervisor keeps asking me to his hotel room, i said no every time
    hostile_environment.unwelcome_conduct hostile_environment.because_of_trait hostile_environment.severe_or_pervasive failure_to_accommodate.disability discrimination.protected_class | Coworkers mimicked her stutter whenever she answered the phone.
    hostile_environment.because_of_trait hostile_environment.unwelcome_conduct discrimination.protected_class | All the jokes were about gays, and everyone knows I'm gay.
    hostile_environment.because_of_trait hostile_environment.unwelcome_conduct discrimination.protected_class discrimination.different_treatment | She was told the comments would stop if she took off her headscarf.
    hostile_environment.severe_or_pervasive hostile_environment.unwelcome_conduct hostile_environment.because_of_trait | He pinned Ms. Ross against the freezer door and put his hand under her shirt.
    hostile_environment.severe_or_pervasive hostile_environment.unwelcome_conduct hostile_environment.because_of_trait | Hardly a day passed without somebody using the n-word.
    hostile_environment.employer_responsibility retaliation.protected_activity retaliation.employer_knowledge hostile_environment.unwelcome_conduct wrongful_termination.public_policy | HR took my statement about the groping and did nothing.
    hostile_environment.employer_responsibility hostile_environment.unwelcome_conduct | Three women had already reported Mr. Voss to the regional manager before he was put in charge of her team.
    hostile_environment.employer_responsibility hostile_environment.unwelcome_conduct | We've known about his hands for years, honestly, and I should have dealt with it.
    breach_of_contract.promise | The handbook says that no one will be dismissed without two written warnings.
    breach_of_contract.promise | We guarantee you employment for a minimum of two years.
    breach_of_contract.promise | The letter they sent me promised a $10,000 bonus at year's end.
    breach_of_contract.reliance unpaid_overtime.covered_employment | Ms. Grant signed the handbook acknowledgment and went to work the following Monday.
    breach_of_contract.reliance | Countersigned and accepted, R. Patel, 7 July 2020.
    breach_of_contract.breach breach_of_contract.promise | No hearing was held, though section 8 of the manual calls for one.
    breach_of_contract.breach breach_of_contract.promise wrongful_termination.discharge final_pay.separation retaliation.adverse_action discrimination.adverse_action | He was let go without the thirty days' notice in his agreement.
    breach_of_contract.damages | She forfeited her unvested pension and her family's health coverage.
    final_pay.separation | I gave my two weeks and my last day was the 28th.
    final_pay.wages_due final_pay.not_paid_in_time | They still owe me for the last nine days.
    final_pay.not_paid_in_time final_pay.separation final_pay.wages_due | My final check showed up five weeks after I left.
    final_pay.demand final_pay.wages_due final_pay.not_paid_in_time final_pay.separation | I called payroll three times and asked for my last paycheck.
    final_pay.demand final_pay.not_paid_in_time final_pay.wages_due | went to the office myself and said i want my check, the lady told me come back monday
  `),
}

/**
 * Sentences that look like the opposite of what they say, by a third writer, opened once and after everything else: 1 of 50 supported
 * an element, and 2 of 30 plain ones the right one. Only the one was then mended; the weights are not made with it.
 */
export const lastVoices: LabelledSet = {
  nothing: lines(`
    That I was thrown out for writing to the labor inspector is a yarn my cousin Bertie spins at weddings, and there is not a word in it that is so.
    Nobody who has sat, as I have, through every one of the four hundred pages of personnel records which the company turned over to us in the box marked 2021 could come away with the impression that Ms. Delacroix complained of anything to anyone.
    It would be a fine thing to be able to swear, as the pleadings drafted by my former solicitor invite me to, that the manager laid hands on me, but I am on oath and I cannot.
    Absent from her testimony is any suggestion that the hours she was scheduled for were cut, that her rate was lowered or that someone was promoted over her head.
    The notion that the foreman knew is, I'm sorry to say, wishful thinking on my wife's part.
    Mr. Achterberg disclaims ever having asked for so much as a cushion.
    She has since recanted the portion of her affidavit in which she swore that he'd called her a spic, and the court has granted leave to expunge it.
    Only in the event that the grievance had been lodged, which the steward tells me it wasn't, could anything that came after have been payback for it.
    Law, honey, if every gal Travis hollered at and pinched got a check for it, I still wouldn't have one, 'cause he never come near me.
    Wetin dem dey talk say Madam slap me for office na pure fabrication, she no near me at all.
    Kindly note that I have not been terminated, suspended or otherwise punished by the management, the said news being false and mischievous only.
    I was no more sacked for whistleblowing than I was crowned at Westminster Abbey.
    He's about as likely to have groped Maureen as I am to open the batting for England.
    There were two Denise Wilsons on the payroll in 2020, and the one who went to the Wage and Hour Division and was on the street by Friday was the one from Mobile, whom I have met exactly once.
    The Patel of paragraph 6, who was denied leave for his surgery, is no relation of our client and worked for a competitor.
    Had the clinic's letter reached Mr. Moss, and had it said what my client now wishes that it had said, then we might be entitled to speak of a request; it was never written.
    Compared with what those poor devils at the meatpacking plant in Greeley went through, working off the clock till midnight and groped by the line boss, mine was a holiday.
    "They canned me the minute I opened my mouth about the asbestos," the man on the radio was saying while I waited for my oil change.
    My counsel in the divorce asked whether I had been dismissed for cause and I answered, as I answer now, that I've never been dismissed from anything, not even the choir.
    What a monster he was, forever harassing me with thank-you notes and homemade banana bread.
    I'd be lying, and I was brought up not to, if I were to sit here and tell y'all that Mr. Beau ever did promise me that job for life.
    Search as we might through the badge swipes, time cards, parking stubs and vending receipts, weeks of more than forty hours eluded us.
    The paucity of any entry for overtime reflects the plain fact that she left at noon three days out of five.
    Counsel's opening spoke of a man hounded from his post on account of his faith, whereas the witness, when he took the stand an hour later, disavowed every syllable of it.
    I gainsay the supposition, popular in the lunchroom, that I'm diabetic, that I begged for breaks, or that somebody turned me down.
    Far be it from me to say they paid me late.
    To hear Reggie tell it I was paraded out by two guards with my belongings in my arms, when the truth is that I was home that day with a casserole in the oven.
    Our expert was asked to presume that Ms. Oyelaran had been terminated in reprisal, and on that presumption alone, for which he has seen no support, he put her earnings at $80,000.
    Were it the case, as it emphatically isn't, that Black drivers drew the worst routes, I should have been among the first to notice.
    The accusation of racial abuse against Mr. Kerr collapsed when its author confessed that she had invented the lot to get out of a parking fine.
    Whether Ms. Farouk was or wasn't singled out on account of her sex is something upon which I express no view.
    I have it on the authority of my barber, who isn't known for accuracy, that half the bank tellers in this county have been pinched by their branch managers.
    In none of the nineteen conversations we recorded does the superintendent betray the slightest awareness of any safety report.
    Please disregard last night's text about the boss groping me, mate, my flatmate had nicked my phone and thought it was funny.
    Ms. Ekwueme did not, as the chronology we served in error has it, approach the Commission on 9 May; that was Ms. Ekweremadu, a stranger to this action.
    It's not for want of opportunity that she kept silent about her wages; she kept silent since there was nothing to speak about.
    I wish I could tell you he'd fired me, because then I'd have something to be sore about.
    An employee who has been refused an accommodation, who has been mocked for her limp, and who is then shown the door would have my sympathy; Ms. Grady isn't that employee.
    The phrase "terminated because she is pregnant" appears in the brief solely as a quotation from the headnote of another case.
    Save for a fortnight when he imagined, under the influence of a fever and two bottles of cough syrup, that the board meant to dismiss him, Mr. Lacey has had no anxieties on that score and no cause for any.
    I stood to lose my pension, my house and my good name if they'd gone ahead with it, and they didn't.
    Mama always said the Lord would strike down any boss that shorted a working man, but mine never shorted me a nickel, bless him.
    If you think I am going to stand up in court and say that old Mr. Feldman, who drove my kids to the hospital, discriminated against me, you have got another think coming.
    He was reported to have been reported to HR, but when you chase it down the report of the report turns out to be a typing error.
    My cycling holiday in Crete, which the petition by a slip of the pen calls my suspension, began in May.
    What she wrote in the box headed "adverse action" was "N/A".
    The refusal of which the letter speaks is my own refusal of a second helping of trifle at the works dinner.
    To the extent that the memorandum can be read as conceding knowledge of unpaid hours, it's the memorandum of a different company about a different worker, misfiled by our copy shop.
    "She gets fired in the last chapter for reporting the boss," I told him, "so don't spoil it for the book club."
    Sha, if dem been owe me salary I for don shout since, but my money complete.
  `),
  plain: labelled(`
    retaliation.protected_activity retaliation.employer_knowledge wrongful_termination.public_policy discrimination.different_treatment | It's not true that I kept quiet: I told the site manager in February that the Polish lads were being paid less than the English ones.
    wrongful_termination.discharge retaliation.adverse_action discrimination.adverse_action final_pay.separation | They can call it a "mutual separation" all they like, but I was told to hand over my laptop and never come back.
    failure_to_accommodate.request failure_to_accommodate.reasonable_accommodation | Contrary to the position statement, Ms. Lin did ask for light duty, on 3 April, in writing.
    unpaid_overtime.hours_over_forty | There wasn't a week that year when I got away with fewer than fifty hours.
    unpaid_overtime.overtime_not_paid | Not once did they pay the extra half for the Saturdays.
    unpaid_overtime.employer_knew | He didn't just know I was staying late, he's the one who locked up with me.
    retaliation.causal_link wrongful_termination.causal_link wrongful_termination.discharge retaliation.adverse_action retaliation.protected_activity wrongful_termination.public_policy final_pay.separation discrimination.adverse_action | Dem sack me as soon as I carry matter go labour office.
    retaliation.protected_activity retaliation.employer_knowledge hostile_environment.employer_responsibility hostile_environment.unwelcome_conduct wrongful_termination.public_policy | Sir, I had done the needful and informed the HR madam in writing regarding the indecent behaviour of Mr. Rao.
    discrimination.different_treatment discrimination.adverse_action retaliation.adverse_action | I don't deny I was hurt when he said the job wanted a young fella and gave it to one.
    retaliation.causal_link wrongful_termination.causal_link retaliation.protected_activity wrongful_termination.public_policy retaliation.employer_knowledge retaliation.adverse_action | Had I not reported the leak to the state, Mr. Burke told me, I'd be foreman today.
    hostile_environment.because_of_trait discrimination.different_treatment hostile_environment.unwelcome_conduct | No one but the women was ever told to smile.
    failure_to_accommodate.refusal failure_to_accommodate.request failure_to_accommodate.reasonable_accommodation failure_to_accommodate.disability | Without so much as a meeting, HR turned down the schedule change that her oncologist had recommended.
    discrimination.qualified | Far from being a poor performer, Mr. Osborne won the regional sales award three years running.
    retaliation.adverse_action discrimination.adverse_action breach_of_contract.damages | If that isn't a demotion I don't know what is: from head chef to peeling spuds for four quid an hour less.
    hostile_environment.unwelcome_conduct hostile_environment.severe_or_pervasive hostile_environment.because_of_trait | Bless his heart, he couldn't walk past my desk without laying a hand on my backside.
    final_pay.not_paid_in_time final_pay.wages_due | Seven weeks I waited on that last check.
    final_pay.wages_due final_pay.not_paid_in_time | The company concedes that final wages of $2,114.60 remain outstanding.
    final_pay.demand final_pay.wages_due final_pay.separation final_pay.not_paid_in_time | I must've rung payroll a dozen times begging for what I'd earned before I left.
    retaliation.protected_activity wrongful_termination.public_policy | She is not the sort to complain, yet complain she did, to the ombudsman, about the missing guards on the presses.
    retaliation.causal_link wrongful_termination.causal_link retaliation.employer_knowledge wrongful_termination.discharge | Although the company denies it bore on the decision, the minutes read: "let's get rid of the whistleblower."
    hostile_environment.unwelcome_conduct hostile_environment.severe_or_pervasive hostile_environment.because_of_trait | Nobody's saying he was rude, they are saying he shoved his hand down Ms. Bauer's blouse.
    hostile_environment.employer_responsibility hostile_environment.unwelcome_conduct retaliation.employer_knowledge retaliation.protected_activity hostile_environment.because_of_trait | The regional VP, whom I'd told in May, in July, and again in September, never lifted a finger about the slurs.
    failure_to_accommodate.request failure_to_accommodate.disability discrimination.protected_class | You would have thought a wheelchair was hard to miss, but I told them about my spina bifida anyway.
    breach_of_contract.promise | Sure the handbook's not the Bible, but page 9 says in black and white that they can't dismiss you without a hearing.
    breach_of_contract.reliance breach_of_contract.promise breach_of_contract.damages | On the strength of that promise I sold my truck and let my own business go.
    breach_of_contract.breach breach_of_contract.promise wrongful_termination.discharge retaliation.adverse_action discrimination.adverse_action final_pay.separation | None of the five steps that the manual prescribes was observed before they showed him the door.
    breach_of_contract.damages | I'm out thirty grand and the dental, thanks to them.
    unpaid_overtime.covered_employment | We took Ms. Abdi on as a packer at eleven dollars an hour, cash in hand, in the spring of 2018.
    failure_to_accommodate.disability discrimination.protected_class | Can't lift my left arm past the shoulder, haven't been able to since the stroke.
    failure_to_accommodate.reasonable_accommodation discrimination.qualified | A bracket to hold the scanner, that's all he'd have needed to go on doing the job, and there were six in the supply cage.
  `),
}
