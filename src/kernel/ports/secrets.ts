/** Secret values by name. Names may be shown to anybody; a value is given only to the adapter that needs it. */
export interface Secrets {
  /** Where they are kept, in words for a person. */
  readonly place: string
  names(): Promise<string[]>
  get(name: string): Promise<string | null>
  set(name: string, value: string): Promise<void>
  remove(name: string): Promise<boolean>
}
