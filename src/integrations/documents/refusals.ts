import type { Refusal } from '#kernel/contracts/refusal.ts'

const READABLE = 'PDF, DOCX, EML, PNG, JPEG, TIFF, HTML, CSV or plain text'

const REFUSALS = {
  empty: ['The file is empty.', 'Ask for it again; it may have been cut short on its way.'],
  executable: ['The file is a program, whatever its name says.', 'Ask its sender for the document itself.'],
  unknown_type: ['The file is of no kind that is read here.', `Save it as ${READABLE}, and add that.`],
  encrypted: ['The file is locked with a password.', 'Save it without a password, and add that.'],
  bomb: ['The file unpacks to far more than a document holds.', 'Ask its sender for a PDF of the document.'],
  broken: ['The file is damaged, and its text cannot be read.', 'Open it yourself; save it again or ask for it again.'],
  too_large: ['The file needs more memory than one document may have.', 'Divide it, and add the parts.'],
  too_slow: ['The file could not be read in the time that one document has.', 'Divide it, or save it anew as PDF.'],
  no_text: ['A recording has no text to read.', 'Have it transcribed.'],
  stopped: ['The reading was stopped before its end.', 'Start it again when you want it.'],
  busy: ['Too many documents are waiting to be read.', 'Try again when some of them are done.'],
} as const satisfies Record<string, readonly [message: string, next: string]>

export type RefusalName = keyof typeof REFUSALS

export function refusalOf(name: RefusalName, message?: string, next?: string): Refusal {
  return { code: `document.${name}`, message: message ?? REFUSALS[name][0], next: next ?? REFUSALS[name][1] }
}

/** Ends the reading of a file, wherever it stands; inside the child only. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

export const refused = (name: RefusalName, message?: string, next?: string) =>
  new Refused(refusalOf(name, message, next))
