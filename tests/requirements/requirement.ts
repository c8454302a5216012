/** One checkable statement that the seeds or the specs make. Tests cite it by its id in their title. */
export interface Requirement {
  /** The statement in our own words. */
  says: string
  /** Every place that makes it. */
  source: string
  /** The file or folder that will hold it; as soon as that exists, an uncited requirement fails the suite. */
  awaits?: string
}
