/** Numbers, times and names as a reader writes them. */

const WHOLE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const PERCENT = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

export const NOTHING = '–'

export const count = (n: number) => WHOLE.format(n)

export const many = (n: number, one: string, more = `${one}s`) => `${count(n)} ${n === 1 ? one : more}`

export const percent = (share: number | null) => (share === null ? NOTHING : PERCENT.format(share))

export const range = (low: number, high: number) => `${percent(low)} to ${percent(high)}`

const UNITS = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
] as const

/** The two largest units: 2 d 3 h, 5 min 20 s, 40 s. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  const at = UNITS.findIndex(([, size]) => whole >= size)
  if (at < 0) return `${whole < 10 ? Math.round(seconds * 10) / 10 : whole} s`
  const [name, size] = UNITS[at] as (typeof UNITS)[number]
  const [below, smaller] = UNITS[at + 1] ?? (['s', 1] as const)
  const rest = Math.floor((whole % size) / smaller)
  return `${Math.floor(whole / size)} ${name}${rest > 0 ? ` ${rest} ${below}` : ''}`
}

/** A calendar day has no zone: it is read and written in the same one. */
export function day(text: string, form: 'long' | 'short' | 'dated' = 'long'): string {
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: form === 'long' ? 'long' : 'short' }
  if (form !== 'short') options.year = 'numeric'
  return formatter('UTC', options).format(new Date(`${text}T00:00:00Z`))
}

export function timestamp(iso: string, timeZone: string): string {
  const form = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  return formatter(timeZone, form).format(new Date(iso))
}

function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC', timeZoneName: 'short' })
  }
}

/** By characters, so that none is cut in half; a cut is always to be seen. */
export function shorten(text: string, most: number): string {
  const characters = [...text.slice(0, most * 4)]
  return characters.length <= most && text.length <= most * 4 ? text : `${characters.slice(0, most).join('')}…`
}

const NAMES: Record<string, string> = {
  connection_request: 'Invitation',
  follow_up: 'Follow-up',
  direct_message: 'Direct message',
  generate_message: 'Messages',
  change_scoring: 'Changes of the scoring',
  persist_artifact: 'Artifacts to keep',
  keep_script: 'Scripts to keep',
  in_progress: 'in progress',
}

export const named = (name: string) =>
  Object.hasOwn(NAMES, name) ? (NAMES[name] as string) : name.replaceAll('_', ' ')

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const title = (name: string) => capital(named(name))

export const draftName = (variant: string | null) => (variant === null ? 'own words' : `draft ${variant}`)
