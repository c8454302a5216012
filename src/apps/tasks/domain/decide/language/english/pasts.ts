/** Verbs of things to do whose past is no "-ed": base, past, participle. */
const irregular = `
  begin began begun, bend bent bent, bind bound bound, bring brought brought, build built built, buy bought bought
  catch caught caught, choose chose chosen, come came come, cut cut cut, deal dealt dealt, dig dug dug, do did done
  draw drew drawn, drink drank drunk, drive drove driven, eat ate eaten, feed fed fed, fight fought fought
  find found found, fly flew flown, forget forgot forgotten, freeze froze frozen, get got got, get got gotten
  give gave given, go went gone, grow grew grown, hang hung hung, have had had, hear heard heard, hide hid hidden
  feel felt felt, hold held held, keep kept kept, know knew known, lay laid laid, learn learnt learnt, leave left left, lend lent lent, let let let
  lose lost lost, make made made, meet met met, mow mowed mown, pay paid paid, put put put, quit quit quit
  read read read, ride rode ridden, ring rang rung, run ran run, say said said, see saw seen, sell sold sold
  send sent sent, set set set, sew sewed sewn, shake shook shaken, shoot shot shot, shut shut shut, sing sang sung
  sit sat sat, sleep slept slept, speak spoke spoken, spend spent spent, split split split, spread spread spread
  stand stood stood, steal stole stolen, stick stuck stuck, sweep swept swept, swim swam swum, take took taken
  teach taught taught, tear tore torn, tell told told, think thought thought, throw threw thrown
  understand understood understood, wake woke woken, wash washed washed, wear wore worn, win won won
  withdraw withdrew withdrawn, write wrote written, rewrite rewrote rewritten, rebuild rebuilt rebuilt
  redo redid redone, rethink rethought rethought, resend resent resent, repay repaid repaid
`
const rows = irregular.split(/[,\n]/).flatMap((row) => {
  const [base, past, participle] = row.trim().split(' ')
  return base ? [{ base, past: past!, participle: participle! }] : []
})

/** Pasts that are no participles and so describe nothing: "took", but not "broken" or "lost". */
export const finite = [
  ...rows.filter(({ base, past, participle }) => past !== participle && past !== base).map(({ past }) => past),
  'bought',
  'got',
  'did',
  'said',
  'told',
].join(' ')

export const irregularPasts = [
  ...new Set(rows.flatMap(({ base, past, participle }) => [past, participle].filter((form) => form !== base))),
].join(' ')

/** "mop" as "mopping", "bake" as "baking". */
export function gerundOf(verb: string): string {
  if (/[^eo]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}

/** "mop" as "mopped", "bake" as "baked". */
export function pastOf(verb: string): string {
  return gerundOf(verb)
    .replace(/ing$/, 'ed')
    .replace(/([^aeiou])yed$/, '$1ied')
}

/** The verbs that each past may be of. */
export function pastsOf(verbs: readonly string[]): Record<string, string[]> {
  const pasts: Record<string, string[]> = Object.create(null)
  const note = (past: string, base: string) => {
    const bases = pasts[past] ?? []
    if (!bases.includes(base)) pasts[past] = [...bases, base]
  }
  const strong = new Set(rows.map(({ base }) => base))
  for (const { base, past, participle } of rows) for (const form of [past, participle]) note(form, base)
  for (const verb of verbs) if (!strong.has(verb)) note(pastOf(verb), verb)
  return pasts
}
