/** A link leads to one approval, or to those of one workspace. */
export interface Search {
  approval?: string | undefined
  workspace?: string | undefined
}

interface Selectable {
  approval: string
  replaces: { approval: string } | null
}

/** The place of the one that is selected, or of the version that replaced it: an edit stays with its person. */
export function selectedIn(approvals: readonly Selectable[], selected: string | undefined): number {
  const at = approvals.findIndex(({ approval }) => approval === selected)
  return at >= 0 || selected === undefined ? at : approvals.findIndex(({ replaces }) => replaces?.approval === selected)
}
