import type { Checked } from '../types.ts'

export interface CheckResult {
  what: string
  ok: boolean
  problems: Checked['problems']
}

/** What anybody would check with the file alone, by the first word of what can be wrong with it. */
const CHECKS: Array<[what: string, areas: string[]]> = [
  ['The zip is read to its end, and nothing stands beside its files', ['zip']],
  ['Every file that is listed is there, and no other', ['bag', 'manifest']],
  ['Every file has the hash that the manifest gives it', ['content']],
  ['The signature fits the manifest', ['signature']],
  ['The manifest of the bundle is whole and of its kind', ['bundle']],
  ['Load file and privilege log agree with what is there', ['loadfile', 'privilege']],
  ['The proofs lead into the ledger', ['proofs', 'proof', 'ledger']],
]

/** Each check with what it found; a problem that fits nowhere has a line of its own. */
export function checksOf({ problems, ok }: Pick<Checked, 'problems' | 'ok'>): CheckResult[] {
  const area = (code: string) => code.split('.')[0] as string
  const known = CHECKS.map(([what, areas]) => {
    const found = problems.filter(({ code }) => areas.includes(area(code)))
    return { what, ok: found.length === 0, problems: found }
  })
  const others = problems.filter(({ code }) => !CHECKS.some(([, areas]) => areas.includes(area(code))))
  if (others.length === 0 && (ok || problems.length > 0)) return known
  return [...known, { what: 'Everything else', ok: false, problems: others }]
}
