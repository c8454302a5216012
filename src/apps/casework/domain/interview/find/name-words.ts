const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Folded words that begin sentences or stand in capitals and name nobody. */
export const COMMON = words(`
i im ive id ill me my mine we our us you your he his him she her hers it its they their them this that these those
the a an and or but so then than when while where what which who whom why how if as at by for from in into of off on
onto out over under up with within without to until since before after during about around again also always never
not no yes yeah okay ok well maybe perhaps sometimes often usually finally first second third next last later soon
once twice every everyone everybody each all any some someone somebody nobody nothing none both many most more much
few other another only just even still now today yesterday tomorrow here there because however although though
please thank thanks sorry hello hi dear sincerely regards was were is are am be been being do does did done have has
had can could will would shall should may might must let lets see said says told asked got get went came one two
three four five six seven eight nine ten too very really old young new good bad
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
october november december jan feb mar apr jun jul aug sep sept oct nov dec spring summer fall autumn winter
christmas thanksgiving easter ramadan
english spanish french german chinese korean arabic american mexican african asian european latino latina hispanic
black white jewish muslim christian catholic indian
yo mi el la los las de del un una en y que no si ellos ella
ich mein der die das und in ein eine wir sie es
je mon le les un une et nous il elle
`)

/** What somebody is, not who. A run of capitals that holds one names a post or an office. */
export const POSTS = words(`
manager supervisor director president vice officer executive chief ceo cfo coo hr human resources department
team shift lead leader foreman boss owner assistant associate administrator coordinator representative rep attorney
lawyer judge doctor nurse teacher driver worker employee employees staff office floor building room warehouse store
labor board commission equal employment opportunity eeoc osha nlrb dol fmla ada adea flsa social security
policy handbook form letter notice warning contract agreement act title section
`)

/** Words that companies and bodies bear in their names. */
export const FIRM_WORDS = words(`
bank union hospital clinic university college school church temple mosque hotel restaurant cafe airlines airways
group holdings partners services systems solutions logistics foods stores store market markets industries technologies
association foundation institute agency county council authority trust insurance construction transport trucking
transportes hermanos sindicato verein gewerkschaft stadt
`)

export const TITLES = words('mr mrs ms miss mx dr prof professor señor señora sr sra herr frau monsieur madame')

/** Small words inside a name. */
export const LINKS = words('de da do dos das del della di la le van von der den ter bin ibn al of &')
