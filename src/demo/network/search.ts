import { foldText, type Person } from './people.ts'

const PER_PAGE = 10
const MOST_WORDS = 10
const LONGEST_QUERY = 200
const SEARCHED_CHARACTERS = 500

export interface Found {
  people: Person[]
  total: number
  more: boolean
}

/** Every word of the query has to occur. Answers one page, counted from 1. */
export type Search = (query: string, page: number) => Found

export function searchOf(everybody: readonly Person[]): Search {
  const entries = everybody.map((person) => ({ person, words: searchedText(person) }))
  return (query, page) => {
    const words = foldText(query.slice(0, LONGEST_QUERY))
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS)
    const fitting = entries.filter((entry) => words.every((word) => entry.words.includes(word)))
    const people = fitting.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ person }) => person)
    return { people, total: fitting.length, more: fitting.length > page * PER_PAGE }
  }
}

function searchedText({ name, headline, company, location }: Person): string {
  return foldText([name, headline.slice(0, SEARCHED_CHARACTERS), company, location].join('\n'))
}
