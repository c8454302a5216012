import type { Mark } from './known-marks.ts'

/** Words by which lawyers mark what nobody else may read. A text that carries one was taken from such a paper. */
const MARKERS = [
  'attorney-client privilege',
  'attorney-client communication',
  'attorney client confidential',
  'lawyer-client privilege',
  'solicitor-client privilege',
  'work product',
  'privileged and confidential',
  'privileged & confidential',
  'confidential and privileged',
  'confidential & privileged',
  'legally privileged',
  'privileged communication',
  'prepared in anticipation of litigation',
  'for attorneys eyes only',
  'attorneys eyes only',
  'attorney notes',
]

export const privilegeMarks: Mark[] = MARKERS.map((marker) => ({
  letters: marker.replace(/[^a-z]/g, ''),
  kind: 'privileged_notes',
  code: 'privileged.marker',
  what: 'words that mark privileged notes',
  open: true,
}))
