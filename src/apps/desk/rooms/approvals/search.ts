/** A link leads to one approval, or to those of one workspace. */
export interface Search {
  approval?: string | undefined
  workspace?: string | undefined
}
