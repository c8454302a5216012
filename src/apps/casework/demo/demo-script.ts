/** Who says and sends what in the sample case. Everybody in it is made up. */

export const MATTER = 'Delgado-Reyes v. Northgate Cold Storage'
export const PERSON = 'Elena Marsh'
export const CLIENT = 'Maria Delgado-Reyes'
export const CONSENT = { words: 'Yes, you may record me and write this down.', recording: true }
export const RECORDING = { name: 'interview.wav', type: 'audio/wav' }

interface SampleFile {
  name: string
  type: string
  kind: string
  /** What the attorney decides where there is a sign of privilege, or a part that was not read. */
  decided?: { decision: 'include' | 'withhold'; basis: string }
}

export const FILES: SampleFile[] = [
  { name: 'offer-letter.pdf', type: 'application/pdf', kind: 'document' },
  {
    name: 'employee-handbook-excerpt.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    kind: 'document',
  },
  {
    ...{ name: 'hr-complaint.eml', type: 'message/rfc822', kind: 'document' },
    decided: { decision: 'include', basis: 'Sent to the employer; the attached list of hours was looked at' },
  },
  { name: 'warning-email.eml', type: 'message/rfc822', kind: 'document' },
  { name: 'termination-letter-scan.png', type: 'image/png', kind: 'image' },
  {
    ...{ name: 'memo-to-counsel.txt', type: 'text/plain', kind: 'document' },
    decided: { decision: 'withhold', basis: 'Attorney-client communication' },
  },
]

/** What she says in the recording, for a machine without an engine that hears it. */
export const SPOKEN =
  'My name is Maria Delgado-Reyes. I worked as a shift lead at Northgate Cold Storage. On the second of March I wrote to Grant Hollis about unpaid overtime and the broken freezer doors. Eight days later I got a written warning. On the thirty first of March they told me that my job was gone.'

const SAID: Readonly<Record<string, string>> = {
  job: 'I was the shift lead for nights from January 12, 2026: I planned the crew, checked the freezers and signed the time sheets.',
  complaint:
    'I have looked it up: on March 4, 2026 I wrote to human resources about unpaid overtime and the freezer doors, with a copy to Mr. Hollis.',
  complaint_after:
    'On March 12, 2026 Mr. Hollis sent me a written warning. Before that nobody had ever complained about my work.',
  end: 'On April 2, 2026 I was handed a letter that said my position was eliminated.',
}

/** What she has to say to a question of the prompt pack; the rest she leaves out. */
export function saidTo(question: string): string | null {
  return SAID[question] ?? null
}

export const INSIGHTS = [
  {
    title: 'Warnings after complaints',
    body: 'Maria Delgado-Reyes was warned by Grant Hollis eight days after she complained, so look for the same at Northgate.',
    heuristics: [],
    tags: ['retaliation'],
  },
  {
    title: 'Warnings after complaints',
    body: 'Where a first warning follows a written complaint within weeks, ask who decided on it, what they knew by then, and whether the employer kept to its own steps of discipline.',
    heuristics: [
      // biome-ignore lint/suspicious/noThenProperty: a word of the contract, not a promise
      { when: 'a warning follows a complaint closely', then: 'ask for earlier reviews and for the handbook' },
    ],
    tags: ['retaliation'],
  },
]

export const REQUEST = {
  bundle_kind: 'discovery_production',
  export_reason: 'First request for production',
  bates: { prefix: 'DELG', start: 1, digits: 6 },
}
