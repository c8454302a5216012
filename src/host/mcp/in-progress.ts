/** What was begun and has not ended, so that nothing is closed under it. */
export interface InProgress {
  track<T>(work: Promise<T>): Promise<T>
  settled(): Promise<void>
}

export function inProgress(): InProgress {
  const works = new Set<Promise<unknown>>()
  return {
    async track(work) {
      works.add(work)
      try {
        return await work
      } finally {
        works.delete(work)
      }
    },
    async settled() {
      while (works.size > 0) await Promise.allSettled(works)
    },
  }
}
