/**
 * A reply to a proposal of Tuesday, 12 January 2027, 2:00 PM in New York, written on Thursday, 7 January. `yes` and `no` are plain:
 * acceptance of the slot, and a final decline. `person`: deciding it without a person would be wrong.
 */
export interface SampleReply {
  language: string
  kind: 'yes' | 'no' | 'person'
  text: string
}

export function samples(language: string, kind: SampleReply['kind'], texts: readonly string[]): SampleReply[] {
  return texts.map((text) => ({ language, kind, text }))
}
