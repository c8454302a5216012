/**
 * Words of a title that mean a day in court or nobody in the office, in the nine languages. Whole words, or the
 * beginnings of words where a language bends or joins its words; matched without case and without accents but the
 * Polish ogonek, which parts a court (sąd) from what is sad.
 */
export const COURT_WORDS = {
  en: ['court', 'hearing', 'trial', 'tribunal', 'arraignment', 'deposition', 'arbitration hearing', 'oral argument'],
  es: ['juzgado*', 'tribunal*', 'audiencia*', 'juicio*', 'vista oral', 'vista judicial', 'comparecencia*'],
  fr: ['tribunal*', 'audience*', 'proces', 'plaidoirie*', 'cour d appel', 'cour de cassation', 'comparution*'],
  de: ['gericht*', '*gericht', '*gerichts*', 'verhandlung*', '*verhandlung', 'gutetermin*', 'prozesstermin*'],
  it: ['udienza*', 'udienze', 'tribunale*', 'corte d appello', 'corte di cassazione'],
  pt: ['audiencia*', 'tribunal*', 'julgamento*', 'forum judicial'],
  nl: ['zitting*', '*zitting', 'rechtbank*', 'gerechtshof', 'pleidooi*', 'rechtszaak', 'kort geding'],
  pl: ['rozpraw*', 'sąd', 'sądu', 'sądzie', 'sądem', 'sądow*', 'sad okregow*', 'sad rejonow*', 'trybunal*'],
  uk: ['суд', 'суду', 'суді', 'судом', 'судов*', 'засідання суду', 'слухання*', 'трибунал*'],
} as const

export const AWAY_WORDS = {
  en: [
    'out of office',
    'out of the office',
    'ooo',
    'oof',
    'vacation',
    'annual leave',
    'on leave',
    'pto',
    'sick leave',
    'sick day',
    'parental leave',
    'maternity leave',
    'day off',
    'public holiday',
  ],
  es: ['fuera de la oficina', 'vacaciones', 'de baja', 'baja medica', 'dia libre', 'festivo'],
  fr: [
    'absence du bureau',
    'absent du bureau',
    'absente du bureau',
    'hors du bureau',
    'conge',
    'conges',
    'vacances',
    'arret maladie',
    'jour ferie',
    'rtt',
  ],
  de: [
    'abwesend*',
    'abwesenheit*',
    'nicht im buro',
    'urlaub*',
    '*urlaub',
    'krank',
    'krankgeschrieben',
    'elternzeit',
    'feiertag*',
  ],
  it: ['fuori ufficio', 'assente', 'ferie', 'in malattia', 'congedo', 'giorno festivo'],
  pt: ['fora do escritorio', 'ausente', 'ferias', 'licenca medica', 'de licenca', 'folga', 'feriado'],
  nl: ['niet op kantoor', 'afwezig*', 'vakantie*', 'verlof', '*verlof', 'ziek', 'feestdag', 'vrije dag'],
  pl: ['poza biurem', 'nieobecn*', 'urlop*', 'zwolnienie lekarskie', 'chorobowe', 'dzien wolny'],
  uk: ['поза офісом', 'не в офісі', 'відпустк*', 'відсутн*', 'лікарнян*', 'вихідний день'],
} as const
