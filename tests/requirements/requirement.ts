/** One checkable statement that the seeds or the specs make. Tests cite it by its id in their title. */
export interface Requirement {
  /** The statement in our own words. */
  says: string
  /** Every place that makes it. */
  source: string
}
