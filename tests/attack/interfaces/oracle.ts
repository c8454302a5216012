import type { Said } from './raw.ts'
import type { IncomingRequest } from './requests.ts'

const WANTED: Array<[name: string, value: RegExp]> = [
  ['content-security-policy', /^default-src 'none'.*frame-ancestors 'none'$/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^no-referrer$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['cache-control', /^(no-store|private, max-age=31536000, immutable)$/],
]

/** What is wrong with how a knock was answered; nothing when it was refused as it must be. */
export function problemsOf(
  { status, code, mayEnd }: Pick<IncomingRequest, 'status' | 'code' | 'mayEnd'>,
  { answers, ended }: Said,
  secrets: string[] = [],
): string[] {
  const [answer, second] = answers
  if (!answer) return mayEnd && ended ? [] : ['nobody answered']
  const problems: string[] = []
  if (second) problems.push(`a second request was answered: ${second.status}`)
  if (!status.includes(answer.status)) problems.push(`answered ${answer.status} ${answer.body.slice(0, 80)}`)
  if (code && !code.test(refusalIn(answer.body))) problems.push(`refused as ${refusalIn(answer.body)}`)
  return [
    ...problems,
    ...headerProblems(answer.headers),
    ...secrets.filter((s) => answer.body.includes(s)).map(() => 'told a secret'),
  ]
}

/** On every answer, good or bad: nobody else may read it, frame it or guess at its type. */
export function headerProblems(headers: Map<string, string[]>): string[] {
  const open = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
  const missing = WANTED.filter(([name, value]) => {
    const [only, ...more] = headers.get(name) ?? []
    return only === undefined || more.length > 0 || !value.test(only)
  })
  return [...open.map((name) => `sent ${name}`), ...missing.map(([name]) => `${name} is not as it must be`)]
}

/** A refusal says what, why and what next, and nothing more. */
function refusalIn(body: string): string {
  try {
    const refusal = JSON.parse(body) as Record<string, unknown>
    const whole = Object.keys(refusal).sort().join() === 'code,message,next'
    return whole ? String(refusal.code) : `no refusal: ${body.slice(0, 80)}`
  } catch {
    return `no refusal: ${body.slice(0, 80)}`
  }
}
