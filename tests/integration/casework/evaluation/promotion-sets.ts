/**
 * Insights with somebody or some place left in them, `[[...]]` around what must be found, and insights that are general.
 * Nothing in them is known to the case: only their form gives them away. `unseen` was written before the detection and
 * not looked at while it was tuned.
 */
export interface PromotionSet {
  planted: string[]
  clean: string[]
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const tuning: PromotionSet = {
  planted: lines(`
    Ask [[Delphine Achterberg]] early about the shift rota.
    The decision was made by [[Oluwaseun Adeyemi]] and nobody else.
    [[Priya Raghunathan]] kept a diary, which helped.
    A diary such as that of [[Mr. Kowalczyk]] is worth more than memory.
    The nurse, [[Siobhán Ní Bhriain]], wrote the first report.
    Remember how [[Dr. Feldman]] described the injury.
    It was [[nguyen van thanh]] who saw the memo first.
    According to [[J. R. Whitcombe]], the policy was never applied.
    The witness [[Marisol]] was afraid of the foreman.
    Compare the statement of [[Abdul-Rahman al-Sayed]] with the badge data.
    [[Grace Hill]] was moved to nights after the complaint.
    The complaint went to [[Hope]] before anybody else knew.
    Statements by [[Kaplan, Rebecca]] and the foreman differ.
    The memo of [[O'Halloran]] was dated later than it claims.
    Employees at [[Brightwater Foods]] feared the same treatment.
    The warehouse of [[Summit Freight LLC]] had cameras.
    The firm, [[Keller & Stroud]], kept its own minutes.
    Deliveries to [[742 Evergreen Terrace]] were logged by hand.
    She was visited at [[19 Rue de la Paix]] by the manager.
    The office at [[1600 Pennsylvania Ave NW, Suite 300]] closed.
    He moved to [[Hauptstraße 45]] in the spring.
    Mail was sent to [[P.O. Box 1187]] instead.
    The flat was [[Calle Mayor 12, 3B]].
    They met at the corner of [[5th and Main]] on a Tuesday.
    The form named [[221b baker street]] as the place.
    A letter came from [[Leeds LS1 4AP]] too late.
    Send it to [[Springfield, IL 62704]] first.
    Call [[(312) 555-0188]] before the hearing.
    The line [[020 7946 0958]] was never answered.
    Texts from [[+49 170 1234567]] were deleted.
    The number [[06 12 34 56 78]] was in the log.
    Dial [[555.0142]] and ask.
    Her extension was [[ext. 4471]] at the time.
    Logins came from [[192.168.14.22]] at night.
    The device [[2001:db8::8a2e:370:7334]] was hers.
    The posts of [[@shiftleader_dana]] were kept.
    See [[www.brightwater-foods.com]] for the old policy.
    The docket was [[No. 1:23-cv-04512]] in that court.
    Testimony of [[GARCIA]] was cut short.
    The supervisor [[tomasz wisniewski]] signed it.
    The client, [[María-José]], kept the texts.
    Ask for [[Officer Delacroix]] at the desk.
    Ask [[Wendeline Oost]] about the badge logs.
    The foreman, [[Pavlo Hnatiuk]], signed first.
    [[Aiyana Blackhorse]] heard it twice.
    Notes by [[Xóchitl Ramírez]] were short.
    She worked under [[Tunde]] for years.
    A warning from [[Ms. Pringle]] came later.
    It began when [[kimberly tran]] was promoted.
    The doctor, [[Dr. Imre Szabó]], agreed.
    Compare it with what [[Jean-Baptiste Lefèvre]] said.
    [[LaShonda Briggs]] was replaced the next day.
    The memo to [[S. Okonkwo-Reid]] was backdated.
    Witness [[Bjørn]] left the company.
    Both [[Chen Wei]] and the clerk agreed.
    Ask for [[Sister Agnes]] at the clinic.
    He told [[Father O'Malley]] in confidence.
    The report of [[Sgt. Ruiz]] differs.
    [[Van der Merwe]] never replied.
    The client's cousin [[Fatoumata]] kept a copy.
    It was [[Rose]] who opened the safe.
    An email by [[Mark]] shows the motive.
    People at [[Tidewater Cannery]] were told.
    The plant of [[Orrick Steel Works]] closed.
    [[Blue Heron Logistics]] used the same form.
    The temp agency [[QuickStaff]] paid her.
    [[St. Brigid's Hospital]] kept the chart.
    [[Maple Grove Elementary]] had the same rule.
    The union, [[Local 417]], filed first.
    She lives at [[88 Larkspur Lane]].
    They met at [[1420 N. Halsted St., Apt 4]].
    Sent to [[PO Box 93]] twice.
    It happened in [[Bad Salzuflen]] in the depot.
    The depot is at [[Industrieweg 12]].
    He parked on [[Elm Street]] that night.
    Drop it at [[ul. Marszałkowska 10]].
    The shop on [[Via Garibaldi 5]] closed.
    Near [[Chattanooga, TN 37402]].
    Postcode [[SW1A 2AA]] was on it.
    Call her at [[713-555-0190]].
    Phone [[0151 23456789]] was hers.
    Use [[+33 6 12 34 56 78]].
    The cell [[(02) 9374 4000]] rang.
    Mail to [[w.oost@tidewater.example]].
    The profile [[linkedin.com/in/wendeline]] said so.
    Her handle was [[@wendy.oost]].
    From [[10.0.14.7]] at night.
    Plate [[7KLM392]] was seen.
    Badge [[#44817]] opened the door.
    Employee ID [[E-20931]] was used.
    SSN [[078-05-1120]] was in the file.
    Born [[03/14/1981]] in a small town.
    Case [[2:24-cv-00912]] is similar.
    Card [[4111 1111 1111 1111]] was charged.
    IBAN [[DE89 3704 0044 0532 0130 00]] too.
    [[W e n d e l i n e]] wrote it.
    [[Wendel1ne 0ost]] wrote it.
    The initials [[W.O.]] were on it.
    Ask the lady called [[Queenie]].
    She said [[Jesús]] was kind.
    The daughter of [[Mrs. Abernathy-Cole]] saw it.
    [[Nguyễn Thị Hương]] kept the log.
    [[Олена Коваль]] kept the log.
    [[田中太郎]] kept the log.
    [[محمد الأحمد]] kept the log.
    [[José]]'s diary matters.
    [[Müller]] and the clerk disagree.
    the foreman was [[dwayne]] and he lied.
    Contact [[Hildegard v. Thurn]] at once.
    The barista [[Skye]] heard it.
    [[Dakota]] drove the truck.
    Her brother [[Will]] drove the truck.
    Coach [[Bannister]] drove the van.
    Payment went through [[Zelle to 555-0188]].
    The lot at [[Pier 39]] was empty.
    [[Room 1412 of the Hilton Garden Inn]] was booked.
    The flight [[UA 1187]] was missed.
    Serial [[C02XK1ZZJGH5]] was returned.
    MAC [[00:1B:44:11:3A:B7]] was logged.
    At [[40.7128, -74.0060]] by GPS.
    File [[ortiz_statement_final.docx]] helped.
  `),
  clean: lines(`
    Where a warning follows closely upon a protected act, ask first who decided it and what they knew by then.
    Title VII and the ADA have different time limits; check both on the first day.
    The EEOC charge must be filed within 180 days, or 300 where a state agency has its own law.
    Under the McDonnell Douglas framework, shifting reasons support an inference of pretext.
    The Faragher defense fails where the employer knew and did nothing.
    Ask Human Resources for the complaint log before the deposition.
    In Burlington Northern v. White, 548 U.S. 53 (2006), the question was whether a reasonable employee would be dissuaded.
    Reviews in March and April matter most where the fiscal year ends in June.
    29 C.F.R. 1614.105 sets the time limit for federal employees.
    A Spanish interpreter should be booked a week ahead.
    "This is not right" can be enough if the listener understood it as a complaint.
    Footage is often overwritten after 30 days; badge data after a year.
    The Supreme Court and the Ninth Circuit differ on this point.
    Keep a weekly log: employer, position, date, answer.
    Don't promise that a name can be kept out of the record.
    OSHA complaints under section 11(c) must be filed within 30 days.
    Between 2019 and 2021 many offices closed and records were lost.
    A raise from $45,000 to $52,500 is evidence of satisfaction.
    The Plaintiff must show that the Employer knew.
    Checklist for the First Interview
    Counsel should ask for the Slack export early.
    FMLA leave and FLSA overtime are often confused by clients.
  `),
}

export const unseen: PromotionSet = {
  planted: lines(`
    The foreman told [[Ifeanyi Okwuosa]] to go home.
    [[Bartholomew Quigley]] never signed the form.
    Notes that [[Xiomara Villanueva]] took are dated.
    The remark was made in front of [[Hiroshi Tanabe]].
    A text to [[Ms. Lindqvist]] proves the date.
    [[Dr. Amara Nwosu]] treated the injury in May.
    The report names [[Jean-Baptiste Moreau]] as the author.
    We spoke with [[Katarzyna Zielińska]] twice.
    It was [[fatima el-amrani]] who complained first.
    The complaint of [[deshawn whitaker]] was ignored.
    [[Rajesh Venkataraman]] heard the remark as well.
    Her sister [[Guadalupe]] kept the letters.
    The manager [[Piotr]] laughed about it.
    [[Mr Abernathy]] was promoted a month later.
    Ask whether [[Prof. Haddad]] saw the draft.
    The e-mail of [[S. Papadopoulos]] is missing.
    The statement by [[van der Meer]] is short.
    [[Faith Young]] was told to stay quiet.
    [[Mark Rivers]] said that the list was final.
    The schedule was made by [[Will Parker]] alone.
    Nobody asked [[Joy]] about the meeting.
    [[Okafor, Chidi]] appears in the badge data.
    The rota of [[Nakamura]] shows the change.
    Messages from [[Thuy Linh Pham]] were deleted.
    [[Ayşe Yılmaz]] resigned the same week.
    The witness [[Björn Sigurðsson]] has moved.
    [[Kwame]] and the foreman disagree.
    A cousin, [[Lakshmi Iyer]], drove her home.
    [[Sgt. Donahue]] took the first report.
    [[Judge Castellanos]] granted the motion.
    The union steward [[Eoin McGrath]] was there.
    She reported it to [[Annelise]] on Monday.
    Payroll was run by [[Zbigniew]] at the time.
    The nurse [[Chiamaka]] wrote it down.
    [[MARGARET THORNBURY]] WAS NOT INTERVIEWED.
    The file of [[ROSENBAUM]] was lost.
    Ask for [[aoife gallagher]] at the front desk.
    According to [[T. J. Mbeki]], the door was locked.
    The diary of [[Nadezhda Petrovna]] is complete.
    [[D'Angelo]] left before the audit.
    The doctor, [[Lucía Fernández]], agreed.
    We wrote to [[Ms. Cheung]] in June.
    [[Tariq Mahmood]]'s badge was used at night.
    The letter to [[Svetlana Ivanova]] came back.
    [[Dewayne]] was the only comparator.
    The review of [[Beatriz Carvalho]] changed overnight.
    [[Wojciech Nowakowski]] trained the others.
    The lead hand [[Ezekiel Boateng]] denied it.
    [[Ingrid Halvorsen]] was asked to resign.
    The clerk [[Mehmet]] saw the file.
    Her therapist [[Naomi Silverstein]] kept notes.
    [[Rukmini Devi]] was never paid.
    The coach, [[Pastor Williams]], wrote a letter.
    A call to [[Lieutenant O'Rourke]] settled it.
    [[Yevhen Shevchenko]] asked for a transfer.
    The tenant [[Consuelo Barrientos]] knew the guard.
    The driver [[Gurpreet Singh]] logged it.
    [[Anaïs Dubois]] was replaced within a week.
    The intern, [[Lebohang]], took pictures.
    Ask [[Henrietta Blackwood-Jones]] for her calendar.
    Staff at [[Northgate Dairy]] were told to lie.
    The plant of [[Halcyon Plastics Inc.]] was closed.
    [[Meridian Health Partners]] kept two sets of books.
    Work at [[Target]] paid less.
    The store, [[Pine & Sons]], had no handbook.
    Shifts at [[Bluebird Cafe]] were swapped by phone.
    The audit by [[Drummond LLP]] came late.
    A contract with [[Zentralbau GmbH]] was signed.
    [[Oakridge Nursing Home]] fired the whole shift.
    The charter of [[St. Brendan's Academy]] forbids it.
    The agency, [[QuickHire Staffing]], knew.
    The bus of [[UPS]] was late.
    She lived at [[48 Larkspur Lane]] then.
    The depot is [[1200 W. Fulton Market]] today.
    He was served at [[77 Massachusetts Avenue, Apt 4B]].
    The clinic at [[33 rue Saint-Denis]] kept the chart.
    A room in the [[Bahnhofstrasse 7]] was rented.
    The address [[Via Garibaldi 22]] was wrong.
    Send it to [[PO Box 90210]] please.
    The lease of [[9 Elm Court]] ended.
    It happened at [[350 fifth avenue]] after work.
    Her flat in [[SW1A 2AA]] was searched.
    It went to [[Dayton, OH 45402]] by mistake.
    The unit was [[Apt. 12C]] on the list.
    The shop at [[ul. Marszałkowska 10]] closed.
    They live on [[Prinsengracht 263]] now.
    The site is [[County Road 512]] near the river.
    A letter to [[10117 Berlin]] was returned.
    Ask at [[Suite 1450]] for the badge.
    Her phone was [[773-555-0199]] back then.
    The fax [[1 (800) 555-0110]] was off.
    He called [[555 0173]] from the office.
    The log shows [[+33 6 98 76 54 32]] twice.
    Text [[07700 900461]] if it happens again.
    The hotline [[0800 123 4567]] was shared.
    The cell [[(02) 9374 4000]] was hers.
    It was [[91-98765-43210]] on the form.
    The number [[512 555 01 67]] was blocked.
    Reach the desk at [[extension 2207]] only.
    The note says [[3125550142]] in pencil.
    The server [[10.4.17.203]] kept the logs.
    The post came from [[203.0.113.77]] at night.
    Access by [[fe80::1ff:fe23:4567:890a]] was seen.
    His handle [[@mike_the_foreman]] is public.
    The page [[https://facebook.com/lakshmi.iyer]] was saved.
    The blog [[nightshiftdiaries.wordpress.com]] has dates.
    The matter [[Case No. 22-CV-1187]] settled.
    A plea in [[2021-L-004417]] was quoted.
    Tell [[Desmond]] nothing before the hearing.
    The offer went to [[Ravi and Sunita]] first.
    [[Emeka]]'s locker was searched.
    The badge of [[Jose]] was copied.
    Her boss [[Mr. Tan]] knew by noon.
    The aide, [[Li Wei]], agreed.
    We thank [[Bao]] for the log.
    The guard [[Ortiz]] opened the gate.
    [[Ng]] was not on the list.
    The cook [[Ahmed Bin Saleh]] saw it all.
    The driver's name was [[Vasquez]].
    It was signed "[[R. Tennenbaum]]" in ink.
    The initials [[M.K.L.]] stand for the manager.
    The cleaner ([[Adaeze]]) kept the key.
    A son of [[the Hendersons]] worked there.
    Both [[Kim]] and the nurse left.
    The transcript quotes [[Mme Lefebvre]] at length.
    [[Señor Robles]] paid in cash.
    [[Frau Zimmermann]] refused to sign.
    He wrote to [[Sr. Almeida]] in Portuguese.
    [[Dra. Quintero]] examined her.
    The neighbor [[Mrs. Featherstonehaugh]] heard it.
    The trainee [[Kofi Annan-Mensah]] was dismissed.
    [[Leilani Kahananui]] kept every pay slip.
    The lawyer of [[Amir Tehrani]] called twice.
    Only [[Sinéad]] had the code.
    [[Dmitri]] told the others on Friday.
    The welder [[Esteban Quiroga]] was hurt.
    A niece of [[Baroness Ashworth]] was hired.
    [[Uncle Tobias]] gave her a lift.
    It was [[Nurse Abiodun]] who called.
    The temp [[Jacinta]] was paid less.
    Ask [[Yolanda in accounting]] for the log.
    The badge of [[employee Ferreira]] was missing.
    The deputy [[Hargreaves]] wrote the memo.
    [[Tyrone Jefferson]] and a nurse were present.
    He met [[Chloe]] at the gate.
    [[Angela]] was the decision-maker.
    A request by [[Mohammed]] was denied.
    The room of [[Stephanie]] was moved.
  `),
  clean: lines(`
    A pattern of small warnings after a complaint says more than one large one.
    Ask which policy was in force on that day and whether anyone else was disciplined under it.
    The Equal Employment Opportunity Commission does not need an original signature.
    The Americans with Disabilities Act requires an interactive process.
    Title IX claims follow a different path from Title VII claims.
    Document requests should name text messages, calendars and badge data.
    The Fair Labor Standards Act has a two-year limit, three if willful.
    Under the Age Discrimination in Employment Act, the worker must be at least forty.
    The National Labor Relations Board has its own six-month limit.
    A Cat's Paw theory needs proof that the biased report caused the decision.
    The Department of Labor publishes the poster in Spanish and English.
    Where the employer is a federal contractor, check the OFCCP rules.
    In January ask for the W-2; in February for the bonus plan.
    HR should be asked for the PIP template and its history.
    Clients often say Monday when they mean the Monday before last.
    See 42 U.S.C. § 1981 and 29 U.S.C. § 623 for the text.
    The Family and Medical Leave Act protects the return to the same job.
    Courts in California apply a longer limit than those in Texas.
    A right-to-sue letter starts a 90-day clock.
    The burden shifts twice: first to the employer, then back.
    Never rely on a single comparator; find at least three.
    Emails sent at 2:14 a.m. are not by themselves suspicious.
    The Ellerth and Faragher line of cases limits the defense.
    Ask: who knew, when, and from whom?
    If the handbook was revised in 2020, get both versions.
    The Fifth Circuit reads "because of" narrowly.
    Interview Questions About Pay and Scheduling
    The Board may defer to arbitration.
    A Muslim employee may need a different break schedule.
    Pregnancy-related limits fall under the PWFA since 2023.
    The client should keep the original phone, not only screenshots.
    Do not contact a represented employee without consent of counsel.
    The state agency and the EEOC share charges under a work-sharing agreement.
    I would ask for the metadata first.
    Overtime above 40 hours must be paid at 1.5 times the regular rate.
    The Occupational Safety and Health Act has a 30-day limit for retaliation.
    Use the Bates range 000123 to 000145 as an example of good numbering.
    Remote work since COVID-19 changed what counts as a workplace.
    A severance of 12 weeks is common; 26 weeks is generous.
    The Internal Revenue Service treats back pay as wages.
    Rule 26 requires early disclosure of witnesses.
    Federal Rule of Civil Procedure 37(e) covers lost messages.
    The Thanksgiving schedule is often the first sign of a change.
    Mediation works best before the Rule 16 conference.
    The Equal Pay Act does not require intent.
    Ask the client to bring pay stubs from the last 24 months.
    Punitive damages need malice or reckless indifference.
    Write the time line in the words of the client.
    The U.S. Supreme Court decided the question in 2020.
    LGBTQ employees are covered since Bostock v. Clayton County, 590 U.S. 644 (2020).
    An NDA cannot forbid a charge with the agency.
    Section 7 of the NLRA protects talk about wages.
    A French or Polish speaker may need a certified translation.
    Back pay runs from the date of discharge.
    The Latin phrase is rarely useful in a brief.
    A second interview, a week later, often brings dates.
    Where there is no writing, three witnesses who agree are enough.
    The President may issue an executive order on this.
    Social Security records show gaps in employment.
    Never send the draft by Gmail without encryption.
  `),
}

/** A statement whose people, firms and places are all ordinary words, and insights that name them without capitals. */
export const ordinaryNames = {
  statement: `Statement of Skylar June Waters
I live at 12 Birch Ct, Moline. My boss Hope Summers and the night lead, Art Long, ran the Harbor Point depot for Gray
Owl Freight and for Gray Owl Storage. Dr. Young saw me. Call Rich Banks at the front desk. My cousin Jay told Miss
Pearl. The receptionist, Autumn, cried. Write to Mr. Fields. We met at Cracker Barrel near Port Byron.`,
  planted: lines(`
    [[Hope]] told them first.
    [[Long]] was asked twice.
    [[Rich]] knew.
    The [[moline]] depot had cameras.
    A depot like [[harbor point]] needs two leads.
    Ask what [[gray owl]] paid.
    Note that [[banks]] kept a diary.
    It was [[jay]] who knew.
    [[autumn]] saw it.
    [[fields]] sent the mail.
    They met at [[cracker barrel]].
    Staff in [[port byron]] agree.
    [[skylar]] should testify.
    [[young]] wrote the note.
  `),
  clean: lines(`
    Ask for the log early.
    A long delay is not by itself proof.
    In summer, shifts change often.
    A young worker is often asked to waive breaks.
    I hope the agency answers.
    A rich record helps.
  `),
}
