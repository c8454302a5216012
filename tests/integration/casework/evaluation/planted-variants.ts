/**
 * Three cases, each with what stands in its form, interview, mails and papers, and the ways in which an insight may still tell of
 * it. Written before the detection was read: of 2263 planted forms 53 were missed, and 8 of 101 general insights denied; then
 * used for tuning. Left out: names of three letters with blanks between them, and words broken without a hyphen. Every planted
 * thing is put into sentences in every form that suits its kind.
 */
export interface PlantedCase {
  name: string
  documents: string[]
  persons: string[]
  /** Surnames that are ordinary words too: told only by a capital letter, a title or the first name. */
  wordlike: string[]
  organizations: string[]
  addresses: string[]
  exact: string[]
  /** Whole insights, with `[[...]]` around what gives somebody away. */
  leaks: string[]
}

export const plantedCases: PlantedCase[] = [
  {
    name: 'a cannery',
    documents: [
      `INTAKE FORM
Full legal name: Marisol Quiñones-Tovar
Also known as: Mari
Date of birth: 08/14/1979
Home address: 2217 Larkmoor Street, Apt 4B, Astoria, OR 97103
Mobile: (503) 555-0148
E-mail: mari.qt79@postbox.example
Employer: Pelican Point Packing Co.
Supervisor: Gerhardt "Gary" Lindqvist
Emergency contact: Anselmo Tovar (brother), 503-555-0177
SSN: 541-00-7782
Employee no.: PP-20417`,
      `Q: Who else was there when it happened?
A: Well there was Wilhelmina Obuya from the fish line and this guy Pradeep, Pradeep Chaudhari I think, he does the ice. And later on Mr. Haugland came in, the plant manager, Torvald Haugland.
Q: Where did you go then?
A: I walked home to my aunt's, she lives at 88 Cannery Hill Road. Her name is Refugio Barraza, but everyone says Doña Cuca.
Q: Did you see a doctor?
A: Yes, Dr. Imogen Fairweather at the Columbia Mouth Clinic. They gave me a number, MRN 00931177.`,
      `From: g.lindqvist@pelicanpoint.example
To: thaugland@pelicanpoint.example
Cc: Bernadette Szymanski <bszymanski@pelicanpoint.example>
Date: Tue, 3 Feb 2026 07:12:55 -0800
Subject: Marisol again
X-Originating-IP: 203.0.113.77

Torvald,
she went to BOLI. Nils Abernathy-Koch at the state called me. Cut her to two days.
Gary
--
Gerhardt Lindqvist | Line Supervisor | Pelican Point Packing Co. | 1 Net Shed Way, Warrenton, OR 97146 | 503.555.0102 x 31`,
      `STATEMENT OF WILHELMINA OBUYA
My name is Wilhelmina Obuya. I was born on March 2, 1966. I live at 4410 Spruce Reach Drive, Hammond, Oregon. I work at Pelican Point. I share a car with Thuy-Linh Dang and Øystein Bråthen. My telephone is 971 555 0133. I saw Gary push Marisol into the ice bin on 01/29/2026. Jean-Luc Desrosiers saw it too, he is with Harbor Crane & Rigging, and he told O'Shaughnessy, the guard.`,
      `Clinic note. Patient: QUINONES-TOVAR, MARISOL. Seen by I. Fairweather MD, referred by Kwabena Asante-Mensah, PA. Insurance: Tidewater Mutual, policy TMX-88-10422. Pharmacy: Bonnet & Sons Drugs, 301 Commercial Avenue. Claim no. WC2026-0045871. Driver license A7713402.`,
      `[2/4/26, 10:22 PM] Thuy-Linh: gary told nils u were drunk
[2/4/26, 10:23 PM] Mari: call me +1 503 555 0148
[2/4/26, 10:25 PM] Thuy-Linh: ask Zoraida. zoraida pimentel saw the paper. her insta is @zora.pim and mail zpim@quickmail.example
[2/4/26, 10:26 PM] Mari: and Xiomara? she works at Driftwood Diner on Pier 39 now`,
    ],
    persons: [
      'Marisol Quiñones-Tovar',
      'Gerhardt Lindqvist',
      'Anselmo Tovar',
      'Wilhelmina Obuya',
      'Pradeep Chaudhari',
      'Torvald Haugland',
      'Refugio Barraza',
      'Imogen Fairweather',
      'Bernadette Szymanski',
      'Nils Abernathy-Koch',
      'Thuy-Linh Dang',
      'Øystein Bråthen',
      'Jean-Luc Desrosiers',
      'Kwabena Asante-Mensah',
      'Zoraida Pimentel',
    ],
    wordlike: [],
    organizations: [
      'Pelican Point Packing Co.',
      'Columbia Mouth Clinic',
      'Harbor Crane & Rigging',
      'Tidewater Mutual',
      'Bonnet & Sons Drugs',
      'Driftwood Diner',
    ],
    addresses: [
      '2217 Larkmoor Street',
      '88 Cannery Hill Road',
      '1 Net Shed Way',
      '4410 Spruce Reach Drive',
      '301 Commercial Avenue',
    ],
    exact: [
      '08/14/1979',
      'August 14, 1979',
      '(503) 555-0148',
      '503.555.0148',
      '5035550148',
      'mari.qt79@postbox.example',
      '503-555-0177',
      '541-00-7782',
      'PP-20417',
      'MRN 00931177',
      'g.lindqvist@pelicanpoint.example',
      'thaugland@pelicanpoint.example',
      'bszymanski@pelicanpoint.example',
      '203.0.113.77',
      '503.555.0102',
      'March 2, 1966',
      '1966-03-02',
      '971 555 0133',
      'TMX-88-10422',
      'WC2026-0045871',
      'A7713402',
      '@zora.pim',
      'zpim@quickmail.example',
      'OR 97103',
    ],
    leaks: [
      'With [[Mari]] it helped to ask about the ice first.',
      'When [[Gary]] speaks, let him finish.',
      '[[Doña Cuca]] keeps the diary.',
      'The guard, [[O’Shaughnessy]], will not testify.',
      'the guard [[oshaughnessy]] is friendly.',
      'Try [[Xiomara]] at her new job.',
      '[[Thuy-Linh]] has the chat.',
      '[[Thuy Linh]] has the chat.',
      'Talk to [[Jean Luc]] alone.',
      '[[M.Q.T.]] was pushed into the bin.',
      '[[W. O.]] saw the push.',
      '[[Pelican Point]] never keeps paper records.',
      '[[PELICAN POINT]] always settles.',
      'At [[Pelican]] they settle late.',
      '[[Mr. Haugland]] fears juries.',
      'The [[Tidewater]] adjuster pays early.',
      'Meet at [[Pier 39]] after work.',
      'People near [[Larkmoor]] know the family.',
      'She lives on [[Cannery Hill]].',
      'The plant in [[Warrenton]] is the worst one.',
      'Her [[Asante-Mensah]] record is missing.',
      'The [[Asante Mensah]] note helps.',
      'The [[Bonnet and Sons]] receipt dates it.',
      'Ask [[Gerd Lindqvist]] about the ice.',
    ],
  },
  {
    name: 'a hotel',
    documents: [
      `Client: Robert Aloysius Kettering ("Bob"), DOB 11/30/1958, 19 Vesper Lane, Macon GA 31201, tel. 478-555-0191, bobk1958@mailer.example. Passport 556019283. Wife: Philippa Kettering.
Employer: The Marchmont Grand Hotel (Marchmont Hospitality Group LLC), 700 Riverside Boulevard.`,
      `Dear Mr. Kettering,
Your position as night auditor is eliminated effective June 30, 2026. Your 401(k) account 7781-22-9043 remains with Osprey Retirement Services. Questions: Yesenia Villalobos, HR, 478.555.0110.
Sincerely,
Thaddeus Stone
General Manager`,
      `Interview of Margaret Rivers, housekeeping. Ms. Rivers ("Peggy") says Mr. Stone called Bob a fossil. Present: William Banks, Katherine Young, Esq., and an interpreter, Mrs. Nguyen Thi Hoa. Mr. Banks (Bill) wrote it down. Her address is 5 Tannery Court. She remembers a bellman, Dashiell Frost, and a chef named Guillaume Bellerose-Petit.`,
      `Mail from Elizabeth "Liz" Overstreet to Anthony Bishop:
Tony - the age thing is going to bite us. James in payroll (James Wolfe) has the list. Our broker at Halcyon Risk Partners thinks so too. Room log from 10.44.7.19 shows Kettering's login: rkettering. VPN 2001:db8:44::9f.
Liz`,
      `DEPOSITION OF CONSTANCE MAYHEW-PRICE
Q. State your name. A. Constance Mayhew-Price.
Q. Address? A. Twelve Orchard Terrace, Macon.
Q. Who replaced Mr. Kettering? A. A young man, Tyrell Washington-Okafor. He came from Sable Creek Staffing.
Q. And his trainer? A. Ingeborg Raske. And D'Angelo McAllister helped.
Q. Did you sign in Judge Farrow's court? A. No.`,
      `Police report 2026-MP-11873. Officer Sgt. Leontyne Dupree. Complainant R. Kettering. Witness Aurelio St. Clair, 2280 Pio Nono Avenue, plate GA RZK 4471, VIN 1HGCM82633A004352. Card 4111 1111 1111 1111. IBAN DE89 3704 0044 0532 0130 00.`,
    ],
    persons: [
      'Robert Kettering',
      'Philippa Kettering',
      'Yesenia Villalobos',
      'Guillaume Bellerose-Petit',
      'Elizabeth Overstreet',
      'Constance Mayhew-Price',
      'Tyrell Washington-Okafor',
      'Ingeborg Raske',
      "D'Angelo McAllister",
      'Leontyne Dupree',
      'Aurelio St. Clair',
      'Nguyen Thi Hoa',
    ],
    wordlike: [
      'Thaddeus Stone',
      'Margaret Rivers',
      'William Banks',
      'Katherine Young',
      'Dashiell Frost',
      'Anthony Bishop',
      'James Wolfe',
    ],
    organizations: [
      'The Marchmont Grand Hotel',
      'Marchmont Hospitality Group LLC',
      'Osprey Retirement Services',
      'Halcyon Risk Partners',
      'Sable Creek Staffing',
    ],
    addresses: [
      '19 Vesper Lane',
      '700 Riverside Boulevard',
      '5 Tannery Court',
      'Twelve Orchard Terrace',
      '2280 Pio Nono Avenue',
    ],
    exact: [
      '11/30/1958',
      '30 November 1958',
      '478-555-0191',
      'bobk1958@mailer.example',
      '556019283',
      '7781-22-9043',
      '478.555.0110',
      '10.44.7.19',
      '2001:db8:44::9f',
      'rkettering',
      '2026-MP-11873',
      'RZK 4471',
      '1HGCM82633A004352',
      '4111 1111 1111 1111',
      'DE89 3704 0044 0532 0130 00',
      'DE89370400440532013000',
    ],
    leaks: [
      'Start with [[Bob]] before the manager.',
      'Start with [[Bobby]] before the manager.',
      'Start with [[Rob Kettering]].',
      '[[Peggy]] remembers more than she says.',
      '[[Maggie Rivers]] remembers more than she says.',
      '[[Bill Banks]] took notes.',
      '[[Billy Banks]] took notes.',
      '[[Kate Young]] was in the room.',
      '[[Liz]] writes careless mails.',
      '[[Beth Overstreet]] writes careless mails.',
      '[[Tony Bishop]] forwards everything.',
      '[[Thad]] hates juries.',
      '[[Jim Wolfe]] keeps the list.',
      '[[R.A.K.]] was called a fossil.',
      '[[RAK]] was called a fossil.',
      'The [[Marchmont]] deletes room logs after ninety days.',
      '[[marchmont]] deletes room logs.',
      '[[Halcyon]] advises to settle.',
      'In [[Judge Farrow]] we trust.',
      'The bellman at [[Tannery Court]] saw it.',
      'The man from [[Sable Creek]] was thirty.',
      'A witness in [[Macon]] saw the manager.',
      'Ask [[Mrs. Nguyen]] to interpret.',
      'Ask [[Hoa]] to interpret.',
      '[[DAngelo]] helped train.',
      '[[Mc Allister]] helped train.',
      '[[Saint Clair]] saw the plate.',
      '[[Ty Washington-Okafor]] was thirty.',
    ],
  },
  {
    name: 'a school bus yard',
    documents: [
      `Interview notes. I'm Sukhvinder Kaur Dhaliwal, people say Sukhi. I drove for Meadowlark Transit, the yard on 6600 Old Quarry Pike. My dispatcher was Lamar Jefferies. His boss is Cressida Van der Meulen. My route helper, Mr. Abdulrahman Al-Tikriti, heard all of it, and so did Siobhán Ní Dhomhnaill and José Ángel Echeverría. My daughter Harpreet goes to Fenwick Elementary. I was born 5 May 1988 in Ludhiana.`,
      `From: lamar.jefferies@meadowlark.example
Sent: Monday, April 6, 2026 5:41 AM
To: dispatch@meadowlark.example; c.vandermeulen@meadowlark.example
Subject: bus 114

Sukhi refused the bus again because of the brakes. Told Eustace Pomeroy at Pomeroy Brothers Garage (614-555-0162, 73 Foundry Row) to leave it. If DOT's Ms. Lachance asks, brakes were done 3/30. LJ`,
      `Union grievance 26-G-0388, Teamsters Local 9417, steward Fitzgerald Nwachukwu-Bell, cell 614 555 0125, fnb@local9417.example. Grievant S. Dhaliwal, badge 55120, CDL OH RS774210.`,
      `Transcript of call with Michaela Rosenthal-Iwu, parent. She lives at 1405 North Hawthorn Crescent, unit 12. Her husband is Étienne. Her neighbor, old Mr. Czerwiński, filmed it. Her number 380-555-0109. His channel is yt/czerw_films. The principal is Benedetta Lo Cascio and the nurse is Quang.`,
      `INVOICE Pomeroy Brothers Garage to Meadowlark Transit, account MLT-4420-7. Deliver c/o Hrvoje Šimić, Dept. 4, P.O. Box 8812, Grove City OH 43123. Bank routing 044000037, account 900817265.`,
    ],
    persons: [
      'Sukhvinder Dhaliwal',
      'Lamar Jefferies',
      'Cressida Van der Meulen',
      'Abdulrahman Al-Tikriti',
      'Siobhán Ní Dhomhnaill',
      'José Ángel Echeverría',
      'Eustace Pomeroy',
      'Fitzgerald Nwachukwu-Bell',
      'Michaela Rosenthal-Iwu',
      'Benedetta Lo Cascio',
      'Hrvoje Šimić',
    ],
    wordlike: [],
    organizations: ['Meadowlark Transit', 'Fenwick Elementary', 'Pomeroy Brothers Garage', 'Teamsters Local 9417'],
    addresses: ['6600 Old Quarry Pike', '73 Foundry Row', '1405 North Hawthorn Crescent', 'P.O. Box 8812'],
    exact: [
      '5 May 1988',
      '05/05/1988',
      'lamar.jefferies@meadowlark.example',
      'c.vandermeulen@meadowlark.example',
      '614-555-0162',
      '26-G-0388',
      '614 555 0125',
      '+1 (614) 555-0125',
      'fnb@local9417.example',
      'badge 55120',
      'RS774210',
      '380-555-0109',
      'yt/czerw_films',
      'MLT-4420-7',
      '044000037',
      '900817265',
      '43123',
    ],
    leaks: [
      '[[Sukhi]] drove the bus.',
      'For [[Harpreet]] the school matters.',
      'Let [[Siobhan]] speak first.',
      '[[Jose]] heard it.',
      '[[Echeverria]] heard it.',
      '[[Czerwinski]] has the video.',
      '[[czerwinski]] has the video.',
      '[[Etienne]] is the husband.',
      'Call [[Quang]] about the nurse log.',
      '[[Ms. Lachance]] inspects on Mondays.',
      'The [[Meadowlark]] yard falsifies brake logs.',
      'The yard on [[Old Quarry Pike]] falsifies brake logs.',
      'The [[LJ]] mails are the key.',
      '[[S.K.D.]] refused the bus.',
      '[[Al Tikriti]] heard it.',
      '[[Altikriti]] heard it.',
      '[[van der meulen]] approves all write-ups.',
      '[[Vandermeulen]] approves all write-ups.',
      '[[Lo Cascio]] has the door log.',
      '[[Simic]] receives the parts.',
      'The driver from [[Ludhiana]] speaks Punjabi.',
      'The teacher at [[Fenwick]] saw it.',
      'Ask [[Fitz]] at the union.',
      '[[Local 9417]] took the grievance.',
      'The [[Grove City]] depot has the parts.',
      'The [[Rosenthal]] video shows the brakes.',
    ],
  },
]

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Insights that any firm could share. */
export const generalInsights: string[] = lines(`
  Ask for badge data before the first letter to the employer; it is often overwritten after ninety days.
  A supervisor who edits time cards usually does so on Sundays, right before payroll closes.
  Where the complaint was oral, find the person who heard it before the interview fades.
  Compare the write-up dates with the date of the complaint; a cluster within thirty days persuades.
  In the Ninth Circuit, temporal proximity of less than three months can suffice for a prima facie case.
  Under Title VII the charge must be filed within 180 or 300 days.
  Section 11(c) of the OSH Act leaves only 30 days.
  Ask whether the employer keeps video, and for how long.
  Always request the full personnel file, not the summary that Human Resources sends first.
  Mediation works best after the payroll data has been exchanged.
  Witnesses on the night shift are easier to reach after 4 p.m.
  California Labor Code section 203 adds up to thirty days of wages as a penalty.
  Read the handbook's progressive discipline policy against what was done.
  The mailbox rule matters when the last day falls on a weekend.
  The McDonnell Douglas framework still governs most summary judgment motions.
  Draft the charge broadly: retaliation, sex, and age where the facts allow.
  Have the client write a timeline before the second interview.
  Interpreters should be present even when the client says that her English is good.
  Judges dislike spreadsheets that nobody explains.
  Do not let the client delete posts on social media.
  A stool costs forty dollars; a jury understands that.
  Employers often say "attendance" when they mean the complaint.
  FLSA claims reach back two years, three if willful.
  Ask about meal breaks in every hourly job.
  Piece-rate workers are owed overtime too.
  A doctor's note with restrictions starts the interactive process.
  Most position statements contradict the termination letter in at least one date.
  Request the metadata of the warning: many are written after the fact.
  When the replacement is younger by less than ten years, age claims are hard.
  Look for the e-mail in which the manager first learns of the complaint.
  The Department of Labor publishes back wage calculators.
  An EEOC investigator seldom calls in the first six months.
  Keep the tone of the first letter neutral; anger costs money.
  In Georgia there is no state agency for most private claims.
  The Oregon statute gives one year for wage retaliation.
  Check whether the arbitration agreement was ever signed.
  Class waivers are enforceable since Epic Systems.
  A general release needs 21 days for workers over 40.
  The Older Workers Benefit Protection Act requires 45 days in a group layoff.
  Offer letters with a start date and a salary are often the only contract.
  Ask payroll for the audit trail, not only for the totals.
  If the client is undocumented, say early that wage law protects her as well.
  Unemployment hearings produce sworn testimony at no cost.
  Take photographs of the workplace before it is changed.
  In seasonal work, show what happened in earlier seasons.
  The best comparator has the same supervisor and the same rule.
  Clients remember the weather better than the date.
  Ask who trained the replacement.
  Save voicemails to two places.
  When HR says that it investigated, ask for the notes.
  Summer hires are good witnesses since they do not fear for their jobs.
  Text messages should be exported with their timestamps.
  If there are two employers, plead joint control over schedules.
  Serve the preservation letter by courier and by mail.
  Rule 26 disclosures are due 14 days after the conference.
  Federal Rule of Evidence 408 covers what is said in mediation.
  New York requires a notice of pay at hiring.
  The Washington Supreme Court reads the minimum wage act broadly.
  A Spanish intake form doubled the share of complete answers.
  Front pay is for the court, not for the jury.
  The Family and Medical Leave Act covers employers with fifty workers.
  Set up the calendar with 90, 180 and 300 days at intake.
  Small employers fall below fifteen workers; look to state law.
  An apology clause made one hotel settle within a week.
  Bus drivers may refuse an unsafe vehicle under the Surface Transportation Assistance Act.
  Brake records must be kept for a year.
  Ask dispatchers for the radio log.
  Ice and wet floors are the most frequent hazard in fish plants.
  Nurses see injuries that nobody reports.
  For tipped workers, compute the tip credit week by week.
  Ask the union steward for the grievance file first.
  Auditors notice changed time records; ask them.
  Jurors forgive lateness but not lies.
  Night audits show who was in the building.
  Let the witness draw the room.
  Ask in English first and then in the client's own language.
  Monday morning calls reach more managers than Friday calls.
  In March and April agencies are slow.
  The first offer is usually a third of the last.
  Tell clients that a right-to-sue letter starts a clock of 90 days.
  Use plain words: "hours", "pay", "boss".
  Cite Burlington Northern for the standard of material adversity.
  After Muldrow a transfer need only cause some harm.
  Where the employer is a county, notice of claim rules apply.
  Public employees have Pickering and Garcetti to think of.
  Write the demand so that an insurance adjuster can read it in five minutes.
  Check the WARN Act when more than fifty people leave.
  Black and Latino workers were hit harder by the new schedule in most cases we saw.
  A Muslim client may need prayer breaks: ask.
  Do not promise numbers.
  Half of all wage cases settle before the Rule 16 conference.
  Never rely on memory for hours; build the week from phone data.
  Depose the payroll clerk before the owner.
  Look at Google Maps timelines, bank cards and bus passes.
  Good intake takes 45 minutes, bad intake costs months.
  The hotel industry rotates managers every 18 months; find the former one.
  Managers who write "per our discussion" seldom discussed anything.
  Treat every performance plan issued after a complaint as evidence.
  Retaliation claims survive when the underlying claim fails.
  Ask for the policy in force on the day, not for the current one.
  If the client quit, look for constructive discharge.
`)

export interface PlantedForm {
  text: string
  start: number
  end: number
}

const CARRIERS = [
  'Always ask {} about the time edits before the hearing.',
  '{} was the key to the settlement.',
  'We learned this from {}',
  'With {}, patience pays.',
]

/** Every planted thing of a case in every form, each in a sentence. */
export function plantedForms(planted: PlantedCase): PlantedForm[] {
  const { persons, wordlike, organizations, addresses, exact, leaks } = planted
  const forms = [
    ...persons.flatMap((name) => formsOfPerson(name, false)),
    ...wordlike.flatMap((name) => formsOfPerson(name, true)),
    ...organizations.flatMap(formsOfFirm),
    ...addresses.flatMap(formsOfAddress),
    ...exact.flatMap((text) => [text, ZERO_WIDTH(text), text.toUpperCase(), FULL_WIDTH(text), TAGS(text)]),
  ]
  return [
    ...forms.map((form, i) => {
      const carrier = CARRIERS[i % CARRIERS.length]!
      const start = carrier.indexOf('{}')
      return { text: carrier.replace('{}', () => form), start, end: start + form.length }
    }),
    ...leaks.map((line) => ({
      text: line.replace('[[', '').replace(']]', ''),
      start: line.indexOf('[['),
      end: line.indexOf(']]') - 2,
    })),
  ]
}

const each = (change: (char: string) => string) => (text: string) => [...text].map(change).join('')
const ZERO_WIDTH = (text: string) => [...text].join('\u200b')
const TAGS = each((char) => String.fromCodePoint(0xe0000 + (char.codePointAt(0)! & 0x7f)))
const FULL_WIDTH = each((char) => (/[!-~]/.test(char) ? String.fromCodePoint(char.codePointAt(0)! + 0xfee0) : char))
const CYRILLIC = each((char) => ({ a: 'а', e: 'е', o: 'о', i: 'і' })[char] ?? char)
const PLAIN: Readonly<Record<string, string>> = { Ø: 'O', ø: 'o', ł: 'l' }
const withoutMarks = (text: string) => each((char) => PLAIN[char] ?? char)(text.normalize('NFD').replace(/\p{M}/gu, ''))

function formsOfPerson(name: string, isWordlike: boolean): string[] {
  const parts = name.split(' ')
  const first = parts[0]!
  const isDouble = parts.length > 2 && /^(?:Van|Al|St\.|Ní|Lo)$/.test(parts[1]!)
  const surname = isDouble ? parts.slice(1).join(' ') : parts.at(-1)!
  return [
    ...[name, `${name}'s`, `${name}’s`, name.toLowerCase(), name.toUpperCase(), withoutMarks(name)],
    ...[`${surname}, ${first}`, `${first[0]}. ${surname}`, `Ms. ${surname}`, `Dr ${surname}`, `${first} X. ${surname}`],
    ...[name.replace(' ', '\n'), `${name.slice(0, -3)}-\n${name.slice(-3)}`, name.replaceAll(' ', '\u00a0')],
    ...[ZERO_WIDTH(name), CYRILLIC(name), TAGS(name), FULL_WIDTH(name), [...name].join('\ufe0f')],
    ...[`\u202e${[...name].reverse().join('')}\u202c`, `${name.slice(0, 3)}\u00ad${name.slice(3)}`],
    ...[name.replaceAll(' ', '-'), name.replaceAll(' ', ''), name.replaceAll(' ', '_').toLowerCase()],
    ...[surname, first, `${surname}'s`, `the ${surname}${surname.endsWith('s') ? 'es' : 's'}`],
    ...[name.replace(/e/g, '3').replace(/o/g, '0')],
    ...(surname.length > 3 ? [[...surname].join(' ')] : []),
    ...(isWordlike ? [] : [surname.toLowerCase(), surname.toUpperCase(), withoutMarks(surname).toLowerCase()]),
  ]
}

function formsOfFirm(name: string): string[] {
  return [
    ...[name, name.toLowerCase(), name.toUpperCase(), `${name}'s`, name.replace(' ', '\n'), name.replaceAll(' ', '')],
    ...[ZERO_WIDTH(name), CYRILLIC(name), TAGS(name), name.replace('&', 'and')],
    name.replace(/ (?:Co\.|LLC|Hotel|Group LLC|Diner)$/, ''),
  ]
}

const SHORT: ReadonlyArray<[RegExp, string]> = [
  [/Street/, 'St.'],
  [/Road/, 'Rd'],
  [/Drive/, 'Dr.'],
  [/Avenue/, 'Ave'],
  [/Lane/, 'Ln'],
  [/Boulevard/, 'Blvd'],
  [/Court/, 'Ct'],
  [/Terrace/, 'Ter'],
  [/P\.O\. Box/, 'PO Box'],
  [/Twelve/, '12'],
]

function formsOfAddress(address: string): string[] {
  return [
    ...[address, address.toLowerCase(), address.toUpperCase(), address.replace(/^(?:\d+|Twelve) /, '')],
    ...[ZERO_WIDTH(address), address.replace(' ', '\n')],
    SHORT.reduce((text, [word, short]) => text.replace(word, short), address),
  ]
}
