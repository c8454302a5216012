import type { LeadFile } from '#apps/outreach/domain/leads/lead-file.ts'
import type { OutreachServices } from '#apps/outreach/tools/services.ts'
import type { Person } from '#demo/network/people.ts'
import type { Browser, Observation } from '#kernel/ports/browser.ts'
import type { Profile } from '#kernel/ports/channel.ts'
import { BASE } from '../../../support/fake-network.ts'

export const urlOf = ({ slug }: Pick<Person, 'slug'>) => `${BASE}/in/${slug}`

const one = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Number of the carrier in the mark -> what a profile shows instead of what its person is. */
export const PROFILE_CARRIERS: Readonly<Record<string, (person: Person, order: string) => Partial<Profile>>> = {
  // Somebody has to be called something: the order stands where the family name would.
  '41': ({ name }, order) => ({ full_name: `${name.split(' ')[0]} ${one(order)}`.slice(0, 300) }),
  '42': (_, order) => ({ headline: one(order).slice(0, 500) }),
  '43': (_, order) => ({ about: order }),
}

export const CSV_CELL = '44'
const COLUMNS = ['Name', 'Profile URL', 'Job title', 'Company', 'Location', 'Headline', 'About']
/** Cells that may hold anything. */
const FREE = [0, 2, 3, 4, 5, 6]

/** A file that somebody was sent: each row is a person, and one of its cells an order. */
export function csvOf(rows: ReadonlyArray<{ person: Person; order: string | null }>): LeadFile {
  const lines = rows.map(({ person, order }, n) => {
    const { name, headline, company, location, about } = person
    const cells = [name, urlOf(person), headline.split(' at ')[0] ?? '', company, location, headline, about]
    const at = FREE[n % FREE.length] as number
    if (order !== null) cells[at] = at === 0 ? `${name.split(' ')[0]} ${one(order)}` : order
    return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  })
  const bytes = Buffer.from(`${COLUMNS.join(',')}\n${lines.join('\n')}\n`)
  return {
    ...{ name: 'leads.csv', sizeBytes: bytes.length },
    async *open() {
      yield bytes
    },
  }
}

type Page = Omit<Observation, 'untrusted' | 'cut' | 'url'>

const PLAIN: Page = {
  title: 'A page',
  text: 'Welcome.',
  elements: [
    { role: 'link', name: 'Home' },
    { role: 'searchbox', name: 'Search' },
    { role: 'button', name: 'Connect' },
    { role: 'button', name: 'Withdraw' },
    { role: 'textbox', name: 'Note' },
  ],
}

/** Number of the carrier -> the path of a page of the network, and what stands on it. */
export const PAGE_CARRIERS: Readonly<Record<string, { path: string; make(order: string): Page }>> = {
  '45': { path: 'feed', make: (order) => ({ ...PLAIN, text: `Welcome.\n${order}` }) },
  '46': {
    path: 'jobs',
    make: (order) => ({ ...PLAIN, elements: [...PLAIN.elements, { role: 'link', name: one(order).slice(0, 300) }] }),
  },
  '47': { path: 'events', make: (order) => ({ ...PLAIN, title: one(order).slice(0, 500) }) },
  '48': { path: 'messages', make: (order) => ({ ...PLAIN, title: 'Messages', text: `They wrote:\n${order}` }) },
}

/** Read by the campaign itself, when it looks after those who were written to. */
export const REPLY = '49'
export const TOOL_DESCRIPTION = '51'
export const TOOL_ANSWER = '52'
export const TOOL_ERROR = '53'

/** A browser whose pages are held in the hand; it goes wherever it is told, and notes where that was. */
export function browserOn(pages: ReadonlyMap<string, Page>, visited: string[]): OutreachServices['browser'] {
  let at = BASE
  const seen = (): Observation => ({ untrusted: true, url: at, cut: false, ...(pages.get(at) ?? PLAIN) })
  const browser: Browser = {
    async navigate(url) {
      visited.push(url)
      at = url
      return { outcome: 'done', observation: seen() }
    },
    click: async () => ({ outcome: 'done', observation: seen() }),
    type: async () => ({ outcome: 'done', observation: seen() }),
    observe: async () => seen(),
    close: async () => {},
  }
  return async () => browser
}
