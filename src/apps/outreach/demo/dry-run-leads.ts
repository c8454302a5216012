import { type Person, peopleOf } from '#demo/network/people.ts'
import type { LeadFile } from '../domain/leads/lead-file.ts'

const HEADER = ['Full name', 'Profile URL', 'Job title', 'Company', 'Employees', 'Location', 'Headline', 'About']

/** The people of the practice network as a file that a person could have exported, with two rows that are wrong. */
export function leadsFile(seed: number, count: number, url: string): LeadFile {
  const people = peopleOf(seed, count)
  const wrong = [['Nobody Inparticular', 'no address', '', '', '', '', '', ''], rowOf(people[0] as Person, url)]
  const bytes = Buffer.from(csvOf([...people.map((person) => rowOf(person, url)), ...wrong]))
  return {
    name: 'leads.csv',
    sizeBytes: bytes.length,
    open: async function* () {
      yield bytes
    },
  }
}

/** The same people, and nothing wrong with them. */
export function leadsCsv(seed: number, count: number, url: string): string {
  return csvOf(peopleOf(seed, count).map((person) => rowOf(person, url)))
}

const csvOf = (rows: string[][]) => [HEADER, ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

function rowOf({ name, slug, headline, company, company_size, location, about }: Person, url: string): string[] {
  const title = headline.split(' at ')[0] ?? ''
  return [
    name,
    `${url}/in/${slug}`,
    title.length <= 100 ? title : '',
    company,
    String(company_size),
    location,
    headline.slice(0, 500),
    about.slice(0, 4000),
  ]
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
