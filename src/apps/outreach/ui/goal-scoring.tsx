import { Input } from '#host/desk/components/field.tsx'
import { Card } from '#host/desk/components/page.tsx'
import type { GoalPart } from './goal-part.ts'
import type { Goal } from './types.ts'
import { share, spelled } from './words.ts'

type Criteria = NonNullable<Goal['scoring']>['criteria']

/** What a criterion is when it is switched on. */
const FIRST = {
  job_title_relevance: { weight: 0.5, target_keywords: ['engineering'] },
  company_size: { weight: 0.2, min: 50, max: 500 },
  recent_activity: { weight: 0.1, days: 30 },
  profile_completeness: { weight: 0.2 },
  seniority: { weight: 0.2, levels: ['director'] },
  location: { weight: 0.2, places: ['Berlin'] },
} satisfies Criteria

const LISTS = {
  job_title_relevance: { member: 'target_keywords', label: 'Words in the title' },
  seniority: { member: 'levels', label: 'Levels' },
  location: { member: 'places', label: 'Places' },
} as const

/** The part of a goal that this form is about. */
interface Scored {
  goal: Pick<Goal, 'scoring'>
  change(changed: Pick<Goal, 'scoring'>): void
  problem: GoalPart['problem']
}

/** Each criterion with its weight. Same scoring and same lead give the same score for ever. */
export function ScoringForm({ goal, change, problem }: Scored) {
  const criteria: Criteria = goal.scoring?.criteria ?? {}
  const put = (name: string, value: object | undefined) => {
    const { [name]: _before, ...rest } = criteria as Record<string, object>
    change({ scoring: { criteria: value === undefined ? rest : { ...rest, [name]: value } } as never })
  }
  const sum = Object.values(criteria).reduce((all, one) => all + (one?.weight ?? 0), 0)
  const wrong = problem('/scoring')
  return (
    <Card className="flex flex-col gap-3">
      {Object.keys(FIRST).map((name) => (
        <Criterion
          key={name}
          name={name as keyof Criteria}
          value={(criteria as Record<string, Record<string, unknown>>)[name]}
          put={(value) => put(name, value)}
        />
      ))}
      <p className={Math.abs(sum - 1) < 1e-6 ? 'text-quiet' : 'font-medium text-warn'}>
        The weights sum to {share(sum)}
        {Math.abs(sum - 1) < 1e-6 ? '.' : '; they have to sum to 100%.'}
      </p>
      {wrong && (
        <p role="alert" className="font-medium text-bad">
          {wrong}
        </p>
      )}
    </Card>
  )
}

interface CriterionProps {
  name: keyof Criteria
  value: Record<string, unknown> | undefined
  put(value: object | undefined): void
}

function Criterion({ name, value, put }: CriterionProps) {
  const list = LISTS[name as keyof typeof LISTS]
  const number = (member: string, label: string, rest: object = {}) => (
    <div className="w-32">
      <Input
        label={label}
        type="number"
        value={String(value?.[member] ?? '')}
        onChange={(event) => put({ ...value, [member]: Number(event.target.value) })}
        {...rest}
      />
    </div>
  )
  return (
    <fieldset className="flex flex-wrap items-end gap-3 border-b border-line pb-3">
      <legend className="sr-only">{spelled(name)}</legend>
      <label className="flex w-52 items-center gap-2 pb-2">
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={(event) => put(event.target.checked ? FIRST[name] : undefined)}
        />
        {spelled(name)}
      </label>
      {value && (
        <>
          {number('weight', 'Weight', { min: 0, max: 1, step: 0.05 })}
          {list && (
            <div className="min-w-56 flex-1">
              <Input
                label={`${list.label}, with commas between`}
                value={(value[list.member] as string[]).join(', ')}
                onChange={(event) =>
                  put({ ...value, [list.member]: event.target.value.split(',').map((word) => word.trimStart()) })
                }
              />
            </div>
          )}
          {name === 'company_size' && number('min', 'People from', { min: 0 })}
          {name === 'company_size' && number('max', 'to', { min: 0 })}
          {name === 'recent_activity' && number('days', 'Within days', { min: 1, max: 3650 })}
        </>
      )}
    </fieldset>
  )
}
