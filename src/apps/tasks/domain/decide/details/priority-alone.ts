const ALONE =
  /^(?:(?:a|the|very|more|most|of) ){0,3}(top|highest|high|urgent|important|medium|normal|low|lowest)(?: priority)?$/i

const PRIORITIES: Record<string, number> = {
  ...{ top: 1, highest: 1, high: 1, urgent: 1, important: 1 },
  ...{ medium: 2, normal: 2, low: 3, lowest: 4 },
}

/** "urgent" behind "make it": inside the words of a task it is one of them, alone it says how. */
export function priorityAlone(words: string): number | null {
  const level = ALONE.exec(words)?.[1]
  return level === undefined ? null : (PRIORITIES[level.toLowerCase()] ?? null)
}
