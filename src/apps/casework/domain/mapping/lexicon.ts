const words = (list: string) => new Set(list.split(' '))

export const FIRST_OR_SECOND = words('i we you')
export const THIRD = words('he she they')
export const CLIENT_WORDS = words('i me my mine myself we us our ours you your yours yourself')
export const CLIENT_OBJECTS = words('me my mine myself us our ours you your yours yourself')
export const THIRD_WORDS = words('he she they him her his hers their them')
/** What may stand before a "that" which tells of something that happened; any other word makes it doubtful. */
// biome-ignore format: a list
export const TELLING = words(
  'said says saying told tell tells telling informed inform informs notified notify wrote writes writing confirmed confirm confirms ' +
  'stated explained complained complain complaining reported report reports emailed texted learned found discovered realized knew ' +
  'know knows known saw see noticed regret mean means shows show showed admitted acknowledged acknowledge testified understood announced recall ' +
  'remember mentioned added warned advised promised guarantees guarantee promise replied answered objected noted indicates ' +
  'indicate reflects lists aware heard glad sorry sure clear requires require required provides',
)
/** And these words, where it says which one is meant: "the bonus that they had promised". */
// biome-ignore format: a list
export const MEANT = words(
  'bonus warning warnings hours overtime complaint complaints letter email emails day days week weeks month months year time job ' +
  'position shift shifts pay paycheck commission commissions severance policy policies promise steps step notice restrictions ' +
  'contract agreement harassment comments jokes remarks treatment review reviews incident incidents injury condition so such now ' +
  'fact way reason thing things all everything manner work wages money vacation leave offer handbook manual hearing accommodation ' +
  'request note schedule accounts duties training project than',
)
/** What a subject may be that is no person: something that points, a paper, or a doctor who writes one. */
// biome-ignore format: a list
export const POINTERS = words(
  'this that it there these those which record records timesheet timesheets file files stub stubs paystub paystubs letter ' +
  'letters email emails review reviews evaluation evaluations log logs doctor physician surgeon notice memo paycheck payroll',
)
/** Who acts for the employer. */
// biome-ignore format: a list
export const EMPLOYER_WORDS = words(
  'supervisor supervisors manager managers boss bosses foreman director owner owners ceo president hr management ' +
  'superintendent principal chef employer leadership company firm corporation human resources payroll district hospital ' +
  'recruiter recruiters department agency investigator executive vice captain lead chief administrator partner headquarters corporate',
)
/** Other people. With `my` before it, a word of the second list is a relative or a friend. */
// biome-ignore format: a list
export const PERSON_WORDS = words(
  'employee employees worker workers coworker coworkers colleague colleagues nurse nurses driver drivers cook cooks server ' +
  'servers waiter waiters waitress waitresses bartender bartenders clerk clerks dispatcher dispatchers teacher teachers ' +
  'engineer engineers technician technicians guard guards janitor cleaner cleaners cashier cashiers associate associates ' +
  'staff crew crews member members woman women man men girl girls boy boys guy guys lady ladies person persons people ' +
  'individual individuals applicant applicants candidate candidates contractor contractors intern interns trainee trainees ' +
  'temp temps friend friends neighbor neighbors roommate roommates sister sisters brother brothers mother father mom dad ' +
  'husband wife spouse son daughter cousin cousins uncle aunt nephew niece boyfriend girlfriend fiance fiancee parents ' +
  'child children predecessor successor replacement tenant tenants customer customers patient patients client clients guest ' +
  'guests student students player players kicker someone somebody anyone anybody everyone everybody others applicant ' +
  'mechanic mechanics salesman saleswoman salesperson assistant assistants secretary receptionist accountant analyst ' +
  'programmer developer carpenter plumber electrician welder operator operators loader loaders picker pickers packer packers ' +
  'trainer trainers partner teammate teammates helper helpers apprentice busser hairdresser roofer painter ' +
  'hostess host busboy dishwasher barista stylist therapist aide aides orderly resident residents officer officers deputy ' +
  'firefighter paramedic soldier veteran veterans volunteer volunteers passenger passengers shopper stranger',
)
// biome-ignore format: a list
export const RELATIVES = words(
  'friend friends neighbor neighbors roommate roommates sister sisters brother brothers mother father mom dad husband wife ' +
  'spouse son daughter cousin cousins uncle aunt nephew niece boyfriend girlfriend fiance fiancee parents child children ' +
  'landlord tenant predecessor successor ex family kid kids buddy buddies pal grandmother grandfather stepson stepdaughter pastor priest',
)
export const OTHER_MARKS = words(
  'another other others some several many two three four few someone somebody anyone anybody everyone everybody former previous',
)
/** Words with which a clause begins that has a subject of its own. */
export const SUBORDINATORS = words('because after before when while since until as that who whom which where than once')
export const STRONG = words('but although though however whereas yet')
// biome-ignore format: a list
export const AUXILIARIES = words(
  'am is are was were be been being has have had do does did got gets get will would shall can could may might must should',
)
