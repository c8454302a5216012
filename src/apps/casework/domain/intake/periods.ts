import type { ClientIntakeForm, DateKind, MatterType, ProtectedReason } from './form-schema.ts'

/**
 * Periods that may run, as their sources have them. Nobody is advised by this: whether one holds, from when it counts and
 * whether anything stops it, a person must check.
 */
export interface LimitationPeriod {
  id: string
  /** What would have to be done in time. */
  title: string
  length: { days: number } | { months: number }
  /** Counted from each of these dates that the form tells. */
  from: readonly DateKind[]
  matters: readonly MatterType[]
  /** Only where the client names one of these reasons; any, where there are none here. */
  reasons?: readonly ProtectedReason[]
  sectors?: ReadonlyArray<NonNullable<NonNullable<ClientIntakeForm['employer']>['sector']>>
  source: string
}

const UNEQUAL: readonly MatterType[] = ['discrimination', 'harassment', 'retaliation', 'termination']
const ACTS: readonly DateKind[] = ['happened', 'ended']
const NOT_FEDERAL = ['private', 'state_or_local', 'unknown'] as const

export const PERIODS_VERSION = 'us-federal-employment-1'

export const PERIODS: readonly LimitationPeriod[] = [
  {
    id: 'eeoc_charge_180',
    title: 'Charge of discrimination with the EEOC where no state or local agency enforces such a law',
    length: { days: 180 },
    from: ACTS,
    matters: UNEQUAL,
    sectors: NOT_FEDERAL,
    source: 'Title VII, 42 U.S.C. 2000e-5(e)(1); the Age Discrimination in Employment Act, 29 U.S.C. 626(d)(1)',
  },
  {
    id: 'eeoc_charge_300',
    title: 'Charge of discrimination with the EEOC where a state or local agency enforces such a law',
    length: { days: 300 },
    from: ACTS,
    matters: UNEQUAL,
    sectors: NOT_FEDERAL,
    source: 'Title VII, 42 U.S.C. 2000e-5(e)(1); the Age Discrimination in Employment Act, 29 U.S.C. 626(d)(1)',
  },
  {
    id: 'federal_counselor_45',
    title: 'First contact of a federal employee with an equal employment counselor',
    length: { days: 45 },
    from: ACTS,
    matters: UNEQUAL,
    sectors: ['federal'],
    source: 'the federal sector rules, 29 C.F.R. 1614.105(a)(1)',
  },
  {
    id: 'right_to_sue_90',
    title: 'Lawsuit after a notice of the right to sue',
    length: { days: 90 },
    from: ['notice_to_sue_received'],
    matters: UNEQUAL,
    source: 'Title VII, 42 U.S.C. 2000e-5(f)(1)',
  },
  {
    id: 'section_1981_4y',
    title: 'Lawsuit for race discrimination in a contract of employment',
    length: { months: 48 },
    from: ACTS,
    matters: UNEQUAL,
    reasons: ['race', 'color', 'national_origin'],
    source: '42 U.S.C. 1981 with 28 U.S.C. 1658(a)',
  },
  {
    id: 'flsa_2y',
    title: 'Lawsuit for unpaid minimum wages or overtime',
    length: { months: 24 },
    from: ['unpaid_until'],
    matters: ['unpaid_wages'],
    source: 'the Fair Labor Standards Act with 29 U.S.C. 255(a)',
  },
  {
    id: 'flsa_willful_3y',
    title: 'Lawsuit for unpaid minimum wages or overtime that were kept back willfully',
    length: { months: 36 },
    from: ['unpaid_until'],
    matters: ['unpaid_wages'],
    source: 'the Fair Labor Standards Act with 29 U.S.C. 255(a)',
  },
  {
    id: 'fmla_2y',
    title: 'Lawsuit about family or medical leave',
    length: { months: 24 },
    from: ACTS,
    matters: ['leave'],
    source: 'the Family and Medical Leave Act, 29 U.S.C. 2617(c)(1)',
  },
  {
    id: 'fmla_willful_3y',
    title: 'Lawsuit about family or medical leave that was denied willfully',
    length: { months: 36 },
    from: ACTS,
    matters: ['leave'],
    source: 'the Family and Medical Leave Act, 29 U.S.C. 2617(c)(2)',
  },
  {
    id: 'osha_11c_30',
    title: 'Complaint with OSHA about retaliation over safety at work',
    length: { days: 30 },
    from: ACTS,
    matters: ['whistleblowing'],
    source: 'the Occupational Safety and Health Act, section 11(c), 29 U.S.C. 660(c)(2)',
  },
  {
    id: 'sox_180',
    title: 'Complaint with OSHA about retaliation over fraud on shareholders',
    length: { days: 180 },
    from: ACTS,
    matters: ['whistleblowing'],
    source: 'the Sarbanes-Oxley Act, 18 U.S.C. 1514A(b)(2)(D)',
  },
  {
    id: 'nlrb_6m',
    title: 'Charge of an unfair labor practice with the NLRB',
    length: { months: 6 },
    from: ACTS,
    matters: ['union_activity'],
    source: 'the National Labor Relations Act, 29 U.S.C. 160(b)',
  },
]
