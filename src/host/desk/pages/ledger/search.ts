/** Everything that is chosen in this room stands in the address, so that a link leads to the same sight. */

export interface RunsSearch {
  run?: string | undefined
  kind?: string | undefined
  status?: string | undefined
  lane?: string | undefined
  actor?: string | undefined
}
export interface EntriesSearch {
  seq?: string | undefined
  log?: string | undefined
  about?: string | undefined
  entity?: string | undefined
  from?: string | undefined
  to?: string | undefined
}
export interface WhySearch {
  seq?: string | undefined
  run?: string | undefined
  intent?: string | undefined
  approval?: string | undefined
  table?: string | undefined
  row?: string | undefined
}
export interface PastSearch {
  at?: string | undefined
  since?: string | undefined
  table?: string | undefined
}
