const MOST_RANGES = 20

/** What is to be said of many pages is said once, with their numbers. */
export function createPageNotes() {
  const pagesOf = new Map<string, number[]>()
  return {
    add(what: string, page: number): void {
      const pages = pagesOf.get(what) ?? []
      pages.push(page)
      pagesOf.set(what, pages)
    },
    notices: () => [...pagesOf].map(([what, pages]) => `${what}: ${numbered(pages)}.`),
  }
}

function numbered(pages: readonly number[]): string {
  const ranges: Array<[from: number, to: number]> = []
  for (const page of pages) {
    const last = ranges.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else ranges.push([page, page])
  }
  const shown = ranges.slice(0, MOST_RANGES).map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`))
  const rest = ranges.length > MOST_RANGES ? ' and more' : ''
  return `${pages.length === 1 ? 'page' : 'pages'} ${shown.join(', ')}${rest}`
}
