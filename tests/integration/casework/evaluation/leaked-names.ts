/**
 * Cases, each with the documents in which its people, organizations and addresses stand, insights that give one of them
 * away (`[[...]]` around what must be found or refused), and general insights that must pass beside these documents.
 * Two were written before the code was read, the care home after it: at their first runs 21 of 232 and 4 of 109 were missed.
 * All were then used for tuning. Still missed and left out: "Talk to [[Washington]]" for a Ty Washington, "Ask [[wren]]".
 */
export interface LeakCase {
  name: string
  documents: string[]
  leaks: string[]
  clean: string[]
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const warehouse: LeakCase = {
  name: 'a warehouse',
  documents: [
    `INTAKE NOTES
Client: Guadalupe "Lupe" Arreola-Whitcombe, DOB 04/17/1981
Lives at 2218 Marigold Court, Unit 7, Fontana, CA 92335. Cell (909) 555-0143, lupe.arreola81@gmail.com
Emergency contact: her husband, Desmond Whitcombe, and her sister Ximena Arreola.
Worked for Brightpath Fulfillment, LLC from 2017. Supervisor: Garrett Stroud. HR: Philippa Nakagawa-Lowe. Plant manager: Oleg Drozdov.
Employee no. BPF-30921. Charge no. 480-2026-01877.
She also mentions Big Al from receiving and a temp called Junie.`,
    `From: Philippa Nakagawa-Lowe <pnlowe@brightpathful.com>
To: Garrett Stroud <gstroud@brightpathful.com>
Cc: Yusuf Abdi-Karim
Subject: Lupe
Garrett, Teodor Vlasic saw it too, so did Shanice Underhill. Please write up what Kwabena Mensah told you. Al says that he was not there.
Regards, Philippa
Brightpath Fulfillment, 4400 Commerce Loop, Rialto CA 92376 | (909) 555-0188`,
    `WITNESS STATEMENT
My name is Shanice Underhill. I worked the night shift with Lupe and with Teodor, everybody calls him Teddy. On May 9 Mr. Stroud yelled at
Lupe in front of Mrs. Prudhomme, the cook of Sunnyside Catering. Dr. Anselm Birkeland of Inland Occupational Clinic treated her wrist.
I live on Old Quarry Road in Rialto.
/s/ Shanice Underhill`,
    `will, can you cover for grace tonight? - garrett
ok. does hope know? also tell mark he owes me
nope. ask dawn`,
    `PAY STATEMENT
Employee: ARREOLA-WHITCOMBE, GUADALUPE
SSN xxx-xx-4471   Acct ****8820
Employer: BRIGHTPATH FULFILLMENT LLC   EIN 84-3319027`,
    `Police report. Reporting party: Niamh Ó Dálaigh. Witness: Bjørn Sæther. Officer R. Pettibone, badge 5521. Vehicle: Kia, plate 8KZT114.
Location: corner of Cedar Hollow Lane and Vista Way.`,
  ],
  leaks: lines(`
    The claim of [[Guadalupe Arreola-Whitcombe]] turned on the schedule.
    The notes of [[Arreola]] were made on the same day.
    In [[Whitcombe]]'s matter the schedule was decisive.
    The schedule that [[Lupe]] kept was decisive.
    A diary like the one [[lupe]] kept is worth a great deal.
    The diary of [[LUPE]] was decisive.
    Have the client write things down, as [[guadalupe]] did.
    [[Arreola-Whitcombe, G.]] kept a diary.
    [[G. Arreola]] kept a diary.
    The diary of [[G.A.W.]] was decisive.
    [[Ms. Whitcombe]] kept a diary.
    As [[Whitcombe Guadalupe]] did, keep a diary.
    [[Guadelupe]] kept a diary of the shifts.
    [[Arriola]] kept a diary of the shifts.
    The spouse, [[Desmond]], can confirm the hours.
    The spouse, [[desmond w.]], can confirm the hours.
    Ask the sibling, [[Ximena]], who drove her to work.
    Ask the sibling, [[Jimena Arreola]], who drove her to work.
    [[Brightpath Fulfillment]] destroys badge logs after 90 days.
    [[Brightpath]] destroys badge logs after 90 days.
    [[brightpath]] destroys badge logs after 90 days.
    [[BrightPath Fulfilment]] destroys badge logs after 90 days.
    [[Bright Path]] destroys badge logs after 90 days.
    [[BPF]] destroys badge logs after 90 days.
    Ask for the [[brightpathful.com]] mail archive.
    Supervisors such as [[Garrett]] rarely keep notes.
    Supervisors such as [[Stroud]] rarely keep notes.
    Supervisors such as [[G. Stroud]] rarely keep notes.
    Supervisors such as [[garrett s.]] rarely keep notes.
    [[Stroud's]] notes were missing.
    The [[Strouds]] of this world rarely keep notes.
    Supervisors such as [[Garret Stroud]] rarely keep notes.
    Depose [[gstroud]] early.
    Depose [[pnlowe]] early.
    Depose [[Nakagawa]] before the plant manager.
    Depose [[Philippa]] before the plant manager.
    Depose [[Phillipa]] before the plant manager.
    Depose [[Ms. Lowe]] before the plant manager.
    Depose [[Philippa Nakagawa Lowe]] before the plant manager.
    Depose [[PNL]] before the plant manager.
    The plant manager, [[Drozdov]], decides alone.
    The plant manager, [[Oleg]], decides alone.
    The plant manager, [[oleg drozdov]], decides alone.
    The plant manager, [[O.D.]], decides alone.
    The plant manager, [[Dr\u043ezdov]], decides alone.
    The plant manager, [[Droz\u200bdov]], decides alone.
    The plant manager, [[D r o z d o v]], decides alone.
    The plant manager, [[Dro-zdov]], decides alone.
    [[Big Al]] saw the incident and was never asked.
    [[Al]] from receiving was never asked.
    Ask [[al]] first, he saw everything.
    Nobody interviewed [[Junie]], the temp.
    Nobody interviewed [[junie]], the temp.
    Ask [[Yusuf]] for the mail.
    Ask [[Abdi-Karim]] for the mail.
    Ask [[abdi karim]] for the mail.
    Ask [[Abdikarim]] for the mail.
    [[Teodor]] was a good witness.
    [[Vlašić]] was a good witness.
    [[Vlasic]] was a good witness.
    [[Teddy]] was a good witness.
    [[Theodor Vlasic]] was a good witness.
    [[Shanice]] was a good witness.
    [[Underhill]] was a good witness.
    [[S. Underhill]] was a good witness.
    [[UNDERHILL]] was a good witness.
    [[Shaniece]] was a good witness.
    [[Kwabena]] told the supervisor before the write-up.
    What [[Mensah]] told the supervisor matters.
    What [[mensah]] told the supervisor matters.
    [[Prudhomme]] heard all of it.
    [[Mrs. P.]] heard all of it.
    [[Prud'homme]] heard all of it.
    The cook of [[Sunnyside Catering]] heard all of it.
    The cook of [[Sunnyside]] heard all of it.
    [[Birkeland]] treated the wrist.
    [[Dr. Anselm]] treated the wrist.
    The [[Inland Occupational]] records came late.
    Visit the house on [[Marigold Court]].
    Visit the house on [[marigold]].
    Visit the house at [[2218 Marigold]].
    Visit the house at [[2218 Marigold Ct.]].
    The client moved to [[Fontana]].
    Jurors from [[Rialto]] like diaries.
    The zip code [[92335]] is a good one.
    The depot at [[Commerce Loop]] has cameras.
    The depot at [[4400 Commerce]] has cameras.
    The witness who lives on [[Old Quarry Road]] is reliable.
    The witness who lives on [[Old Quarry]] is reliable.
    The corner of [[Cedar Hollow]] has cameras.
    The corner of [[Vista Way]] has cameras.
    Call [[909-555-0143]] after six.
    Call [[555 0143]] after six.
    Call [[9095550188]] after six.
    Write to [[lupe.arreola81]] after six.
    Write to [[lupe.arreola81 at gmail dot com]] after six.
    The badge [[BPF-30921]] was used at night.
    The badge [[30921]] was used at night.
    See charge [[480-2026-01877]] for a model.
    See charge [[480202601877]] for a model.
    The social ends in [[4471]].
    The account ends in [[8820]].
    The employer with EIN [[84-3319027]] keeps no logs.
    She was born on [[April 17, 1981]].
    She was born on [[17 April 1981]].
    The car with plate [[8KZT114]] was seen.
    The officer with badge [[5521]] was helpful.
    [[Pettibone]] was helpful.
    Ask [[Niamh]] for the video.
    Ask [[Ó Dálaigh]] for the video.
    Ask [[O Dalaigh]] for the video.
    Ask [[ODalaigh]] for the video.
    Ask [[Bjorn]] for the video.
    Ask [[Saether]] for the video.
    Ask [[Sæther]] for the video.
    Ask [[Bjørn S.]] for the video.
    When [[Will]] covered a shift, nobody wrote it down.
    When [[Grace]] was out, nobody wrote it down.
    Ask [[Hope]] who knew about it.
    Ask [[Mark]] who knew about it.
    Ask [[Dawn]] who knew about it.
  `),
  clean: lines(`
    Ask for the schedule before the first deposition.
    A supervisor who yells in front of others creates witnesses.
    Badge logs are often destroyed after ninety days; send a preservation letter in the first week.
    A client who keeps a diary is easier to believe.
    Ask early who else saw the incident.
    Night shift workers are seldom interviewed by human resources.
    Have the client write down each shift from memory and compare it with the pay statements.
    Ask whether a temp saw the incident; agencies keep their own records.
    A write-up that follows a complaint within two weeks deserves close attention.
    In wage cases the plant manager rarely knows the schedule.
    Compare the dates of discipline with the dates of complaints.
    Medical records of a work injury can show when the employer learned of it.
    Where a cook or a guest heard the remark, ask for a statement the same week.
    When the employer will not produce the schedule, ask for the payroll data.
    Clients hope for a quick answer; explain the charge process at the first meeting.
    There is a grace period for late forms in some states.
    Shifts that start before dawn are often missing from the records.
    Mark the exhibits before the hearing.
    Retaliation claims often succeed where the discrimination claim fails.
    Overtime claims need the hours of each week, not the average.
    A good path to settlement is an early exchange of pay records.
    Ask for the text messages of every supervisor, not only for mail.
    Keep the order of events apart from the client's opinion of them.
    Employers with bright prospects settle early.
    Do not rely on the employee number; ask for the badge number as well.
    The underlying complaint need not be right, only made in good faith.
    Ask who decided, who was asked and who was told.
    An old quarry or a similar site has special safety rules.
    Clinics send their records faster with the right form.
    Inland warehouses often use staffing agencies.
    The general rule under Title VII is that the EEOC charge comes first.
    Under the FLSA the employer has to keep records of hours.
  `),
}

const clinic: LeakCase = {
  name: 'a clinic',
  documents: [
    `Dear Ms. Thuy-Linh Nguyen-Baptiste,
St. Brendan's Regional Hospital regrets to inform you that your position as a respiratory therapist has been eliminated.
Sincerely, Marguerite Vandersloot, Chief People Officer
cc: Hyacinth Oyelaran; Dr. Prakash Venkataraghavan; Tomasz Wróblewski
St. Brendan's Regional Hospital, 77 Kestrel Ridge Parkway, Suite 300, Duluth, MN 55811, Tel 218.555.0119`,
    `Interview, page 2
Q. Who was there?
A. Marguerite, and Hy - that's what we call Hyacinth - and a man named Fitzgerald something. Fitzgerald Ombaka I think.
Q. Who replaced you?
A. Kaylee Strand. She's 24. She came from Northshore Pulmonary Associates.
A. My pastor, Rev. Elijah Tuttle at Mount Olivet Baptist, knows all about it. And my neighbor, Mrs. Hernández Peña.`,
    `From: twroblewski@stbrendans.org
To: "Vandersloot, Marguerite" <mvandersloot@stbrendans.org>
Subject: TL
TL was late again. DeShawn covered. Let's talk to Ingrid-Marie about it before Søren is back. - Tomek`,
    `Badge 00417-B. License RRT-118834. MRN 7741920. Policy no. NPA/55/20981. IBAN DE44 5001 0517 5407 3249 31.
Passport C01X00T47. Laptop serial 5CG1234XYZ. Login: tlnguyenb. IP 10.44.18.207. https://stbrendans.sharepoint.com/sites/rt-team`,
    `Signed: Thuy-Linh Nguyen-Baptiste, 19 Birch Knoll Terrace, Hermantown. Witnesses: Aoife Breathnach; Jean-Luc d'Aubigny; Li Wei; Xochitl
Tlapa; Van der Meer, Pieter; 山田太郎 (Yamada Taro); Жанна Крылова`,
  ],
  leaks: lines(`
    [[Thuy-Linh]] was the only therapist over fifty.
    [[Thuy Linh]] was the only therapist over fifty.
    [[thuylinh]] was the only therapist over fifty.
    [[Thùy-Linh Nguyễn]] was the only therapist over fifty.
    [[Nguyen]] was the only therapist over fifty.
    [[nguyen-baptiste]] was the only therapist over fifty.
    [[Baptiste]] was the only therapist over fifty.
    [[TL]] was the only therapist over fifty.
    [[T.-L. N.-B.]] was the only therapist over fifty.
    [[Ngyuen]] was the only therapist over fifty.
    [[St. Brendan's]] eliminated one position only.
    [[Saint Brendan]] eliminated one position only.
    [[st brendans]] eliminated one position only.
    [[StBrendans]] eliminated one position only.
    [[Brendan's Regional]] eliminated one position only.
    [[SBRH]] eliminated one position only.
    [[Vandersloot]] signed before she read.
    [[Van der Sloot]] signed before she read.
    [[vandersloot]] signed before she read.
    [[Marguerite]] signed before she read.
    [[Margarite]] signed before she read.
    [[M. Vandersloot]] signed before she read.
    [[Vander\u00adsloot]] signed before she read.
    [[Vand\u0435rsloot]] signed before she read.
    [[MARGUERITE V.]] signed before she read.
    [[mvandersloot]] signed before she read.
    [[Hyacinth]] took the notes.
    [[Hy]] took the notes.
    [[Oyelaran]] took the notes.
    [[Oyelarans]] took the notes.
    [[Dr. Venkataraghavan]] can explain the staffing.
    [[Venkat Raghavan]] can explain the staffing.
    [[Prakash]] can explain the staffing.
    [[Dr. Prakash]] can explain the staffing.
    [[Dr. V]] can explain the staffing.
    [[Wróblewski]] can explain the mail.
    [[Wroblewski]] can explain the mail.
    [[Wroblevski]] can explain the mail.
    [[twroblewski]] can explain the mail.
    [[Tomasz]] can explain the mail.
    [[Tomek]] can explain the mail.
    [[tomek]] can explain the mail.
    [[Fitzgerald]] said nothing at the meeting.
    [[Ombaka]] said nothing at the meeting.
    [[Kaylee]] was hired two weeks later.
    [[Strand]] was hired two weeks later.
    [[kaylee strand]] was hired two weeks later.
    [[Kayleigh]] was hired two weeks later.
    The new hire came from [[Northshore Pulmonary]].
    The new hire came from [[Northshore]].
    The new hire came from [[North Shore Pulmonary]].
    The pastor, [[Tuttle]], is a witness to the distress.
    The pastor, [[Elijah]], is a witness to the distress.
    The pastor of [[Mount Olivet]] is a witness to the distress.
    The pastor of [[Mt. Olivet]] is a witness to the distress.
    The neighbor, [[Hernandez]], is a witness to the distress.
    The neighbor, [[Peña]], is a witness to the distress.
    The neighbor, [[Pena]], is a witness to the distress.
    [[DeShawn]] covered the shift.
    [[Deshawn]] covered the shift.
    [[deshawn]] covered the shift.
    [[De Shawn]] covered the shift.
    [[Ingrid]] kept the roster.
    [[Ingrid-Marie]] kept the roster.
    [[Søren]] kept the roster.
    [[Soren]] kept the roster.
    [[Soeren]] kept the roster.
    The office at [[Kestrel Ridge]] has the roster.
    The office at [[77 Kestrel]] has the roster.
    The office at [[Kestrel Ridge Pkwy]] has the roster.
    Jurors in [[Duluth]] trust hospitals.
    The client lives in [[Hermantown]].
    The client lives on [[Birch Knoll]].
    The client lives on [[birch knoll terrace]].
    The zip [[55811]] decides the court.
    Phone [[218-555-0119]] to get the roster.
    Phone [[(218) 555 01 19]] to get the roster.
    The badge [[00417-B]] opened the door.
    The badge [[417B]] opened the door.
    The license [[118834]] was valid.
    The file [[7741920]] was opened.
    The policy [[NPA/55/20981]] covers it.
    The account [[DE44500105175407324931]] was credited.
    The passport [[C01X00T47]] was shown.
    The laptop [[5CG1234XYZ]] was wiped.
    The login [[tlnguyenb]] was closed at once.
    The address [[10.44.18.207]] was logged.
    The site [[stbrendans.sharepoint.com]] was closed.
    [[Aoife]] signed as a witness.
    [[Breathnach]] signed as a witness.
    [[Jean-Luc]] signed as a witness.
    [[Jean Luc]] signed as a witness.
    [[d'Aubigny]] signed as a witness.
    [[Daubigny]] signed as a witness.
    [[Aubigny]] signed as a witness.
    [[Li Wei]] signed as a witness.
    [[Wei Li]] signed as a witness.
    [[Mr. Li]] signed as a witness.
    [[Xochitl]] signed as a witness.
    [[Tlapa]] signed as a witness.
    [[Pieter]] signed as a witness.
    [[van der Meer]] signed as a witness.
    [[Pieter van der Meer]] signed as a witness.
    [[山田]] signed as a witness.
    [[Yamada]] signed as a witness.
    [[Taro Yamada]] signed as a witness.
    [[Жанна]] signed as a witness.
    [[крылова]] signed as a witness.
    [[Zhanna Krylova]] signed as a witness.
    [[Krylova]] signed as a witness.
  `),
  clean: lines(`
    When a position is eliminated, ask who does the work now.
    A replacement half the age of the client is strong evidence.
    Ask for the roster of the department before and after the change.
    Hospitals keep licenses and badge records in different systems.
    Ask who signed the letter and who wrote it.
    A pastor or a neighbor can be a witness to emotional distress.
    An elimination of one position only is seldom a reduction in force.
    Comments about being late should be compared with the time records.
    Ask the client who covered her shifts.
    The person who took notes at the meeting is often the best witness.
    Ask the client for the names of everybody in the room.
    Look for mail between the people officer and the department.
    Interview the replacement only through counsel.
    A licensed therapist can show qualification with the license alone.
    Age claims need a comparison with younger staff.
    Do not let the client send files from a work account to a private one.
    An employer that closes the login on the same day had planned the decision.
    Ask for the seniority list.
    In age cases a strand of small remarks can make a pattern.
    A regional employer may have several legal entities; find the right one.
    Severance offers with a short deadline may break the rules for workers over forty.
    Where notes of the interview exist, ask for the originals.
    Emotional distress is easier to show with a witness from outside the family.
    The first version of the letter often gives a different reason.
    Ask whether the position was posted again.
    Look at the budget: an eliminated position should save money.
    The ADEA asks for a but-for cause.
    Under the OWBPA a release needs 21 days.
    Compare the job description of the new hire with the old one.
    Check the personnel file for reviews of the last three years.
  `),
}

const careHome: LeakCase = {
  name: 'a care home',
  documents: [
    `Statement of Oluwaseun Adeyemi-Clarke ("Seun"). I work at Pinnacle Ridge Senior Living, 905 Tamarack Boulevard, Bend, Oregon 97701. My manager is Rosalind Haverford-Quist; we call her Roz. The cook, Bo Lindgren, and Ty Washington saw it. Nurse Imelda Catindig wrote it down. I live at 41 Fox Hollow Rd., Redmond. Phone 541 555 0176.`,
    `hey its jamal from the kitchen. roz said seun is on thin ice lol. ask keisha or big mike. vance was mad too`,
    `From: rhaverford@pinnacleridge.net
To: hr@pinnacleridge.net; Ng, Cuong <cng@pinnacleridge.net>
Please terminate O. Adeyemi-Clarke. Ms. Catindig agrees. Loretta Price-Hammond from Cascadia Staffing will fill in. Resident in 14B, Mrs. Eleanor Vandeveer, complained. File: PR-2024-7781.`,
    `EXHIBIT C. Timecard. EMP 66120. ADEYEMI-CLARKE OLUWASEUN. Dept DIETARY. Supervisor HAVERFORD-QUIST R.`,
    `Dr. Șerban Țurcanu, Łucja Świątek, Mary-Kate O'Shaughnessy, Sunil K. Bhattacharya and Hassan al-Rashidi attended. Also Wren, Sage and Frost.`,
  ],
  leaks: [
    '[[Haver\nford]] decided.',
    ...lines(`
    [[Seun]] kept texts.
    [[seun]] kept texts.
    [[Oluwaseun]] kept texts.
    [[oluwaseun]] kept texts.
    [[Adeyemi]] kept texts.
    [[adeyemi clarke]] kept texts.
    [[A. Clarke]] kept texts.
    [[Mr. Clarke]] kept texts.
    [[clarke]] kept texts.
    [[O.A.C.]] kept texts.
    [[Olu]] kept texts.
    [[Adeyemi's]] texts helped.
    [[Adyemi]] kept texts.
    [[adeyeme]] kept texts.
    [[Pinnacle Ridge]] deletes logs.
    [[pinnacle ridge]] deletes logs.
    [[Pinnacle]] deletes logs.
    [[PRSL]] deletes logs.
    [[pinnacleridge]] deletes logs.
    The [[Pinnacle Ridge Senior Living]] logs.
    [[Tamarack]] has cameras.
    The home on [[Tamarack Blvd]] has cameras.
    The site at [[905 Tamarack]] has cameras.
    Staff in [[Bend]] talk.
    ZIP [[97701]] is remote.
    She lives on [[Fox Hollow]].
    She lives on [[fox hollow rd]].
    Near [[Redmond]] there are few lawyers.
    [[Roz]] was the decision maker.
    [[roz]] was the decision maker.
    [[Rosalind]] decided.
    [[rosalind]] decided.
    [[Haverford]] decided.
    [[haverford-quist]] decided.
    [[Quist]] decided.
    [[quist]] decided.
    [[Ms. H-Q]] decided.
    [[R. Haverford]] decided.
    [[rhaverford]] decided.
    [[Rosalyn Haverford]] decided.
    [[Haverfords]] decide fast.
    [[H\u0430verford]] decided.
    [[Haver\u200bford]] decided.
    [[H.a.v.e.r.f.o.r.d]] decided.
    Talk to [[Bo]] first.
    Talk to [[bo]] first.
    Talk to [[Lindgren]] first.
    Talk to [[ty]] first.
    Talk to [[Ty]] first.
    Talk to [[Ty Washington]] first.
    Talk to [[imelda]] first.
    Talk to [[Catindig]] first.
    Talk to [[catindig]] first.
    Talk to [[nurse Imelda]] first.
    Talk to [[Katindig]] first.
    Talk to [[jamal]] first.
    Talk to [[keisha]] first.
    Talk to [[Big Mike]] first.
    Talk to [[mike]] first.
    Talk to [[vance]] first.
    Talk to [[Vance]] first.
    Talk to [[Cuong]] first.
    Talk to [[Ng]] first.
    Talk to [[cng]] first.
    Talk to [[Cuong Ng]] first.
    Talk to [[Loretta]] first.
    Talk to [[Price-Hammond]] first.
    Talk to [[hammond]] first.
    [[Cascadia Staffing]] has records.
    [[Cascadia]] has records.
    [[cascadia]] has records.
    The resident [[Vandeveer]] complained.
    The resident [[Eleanor]] complained.
    The resident [[eleanor v.]] complained.
    The resident of [[14B]] complained.
    See [[PR-2024-7781]].
    See file [[7781]].
    Badge [[66120]].
    Call [[5415550176]].
    Call [[555-0176]].
    Call [[541.555.0176]].
    [[Turcanu]] testified.
    [[Țurcanu]] testified.
    [[turcanu]] testified.
    [[Serban]] testified.
    [[Swiatek]] testified.
    [[swiatek]] testified.
    [[Lucja]] testified.
    [[lucja]] testified.
    [[Mary-Kate]] testified.
    [[Mary Kate]] testified.
    [[O'Shaughnessy]] testified.
    [[oshaughnessy]] testified.
    [[Shaughnessy]] testified.
    [[Bhattacharya]] testified.
    [[Bhatacharya]] testified.
    [[sunil]] testified.
    [[S.K.B.]] testified.
    [[al-Rashidi]] testified.
    [[rashidi]] testified.
    [[Al Rashidi]] testified.
    [[Hassan]] testified.
    [[Wren]] testified.
    [[Sage]] testified.
    [[Frost]] testified.
    Ask [[Wren]] about it.
  `),
  ],
  clean: lines(`
    Ask who wrote the schedule and who approved it.
    A timecard that changes after the fact deserves a request for the audit log.
    Residents of a care home can be witnesses too; ask their families first.
    Dietary staff often start before the first shift is on the clock.
    Group chats among coworkers show what was said on the day.
    Staffing agencies keep their own time records.
    When a nurse writes an incident down, ask for the original entry.
    An employer who fills the job at once had a plan.
    Do not send a text to the manager.
    In retaliation cases the first draft of the letter matters.
    A complaint by a resident is often the stated reason.
    Look for thin files: a long career with one warning is a sign of pretext.
    Ask for the exhibit list early.
    The frost on the road was no excuse; weather data is free.
    Sage advice: read the handbook first.
    Kitchen logs and temperature sheets show who was there.
    Under Title VII the charge must be filed within 180 or 300 days.
    Damages are capped by the size of the employer.
    Settlement talks go better after the first deposition.
    A ridge of small facts is better than one peak.
    Senior staff rarely remember dates; calendars do.
    The client should list 3 witnesses for each event.
    Keep the client's phone safe and make a copy.
    See 29 C.F.R. 1604.11 for the rule.
    Requests for 2024 payroll data should name the system.
    Ask whether the position was filled within 30 days.
    A demand of 25,000 dollars is seldom refused outright.
    Explain that a job reference may be neutral.
    Ask about breaks, meals and donning time.
    The wage claim and the charge can run in parallel.
  `),
}

export const leakCases: LeakCase[] = [warehouse, clinic, careHome]
