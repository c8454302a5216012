import { expect, test } from 'vitest'
import type { Entity } from './entities.ts'
import { type Source, sanitise } from './sanitise.ts'

/** What a firm would want to share after retaliation cases, and what the cases themselves said. */
const insights: [string, string][] = [
  [
    'timing',
    'Temporal proximity carries a retaliation claim only when the decision-maker knew of the complaint. Pin down who knew, when, and from whom, before arguing that the short interval speaks for itself. Courts have found three months too long where nothing else points to a motive.',
  ],
  [
    'knowledge',
    'Young workers often complain orally and to the nearest person with a title. Ask for the first conversation, not the first e-mail. A supervisor who was told in the break room knew as of that day, whatever the personnel file says.',
  ],
  [
    'comparators',
    'A comparator need not hold the same job. What counts is the same rule, the same person who enforced it, and conduct of comparable gravity. Build a table with one row for each employee and one column for each of these, and leave a cell empty rather than guess.',
  ],
  [
    'shifting reasons',
    'When the employer gives one reason to the unemployment agency and another in its position statement, quote both side by side with their dates. Shifting explanations support an inference of pretext; they do not prove it.',
  ],
  [
    'protected activity',
    'Opposition does not require legal words. "This is not right" can be enough if the listener understood it as a complaint about treatment because of sex, race, age or disability. Record the words as the client remembers them and mark them as remembered.',
  ],
  [
    'adverse action',
    'A move to a different shift may be materially adverse even at the same pay: ask about child care, transport, seniority bids and overtime. In Burlington Northern v. White, 548 U.S. 53 (2006), the question was whether a reasonable employee would be dissuaded from complaining.',
  ],
  [
    'documents first',
    'Before the interview, ask for the handbook, the last two reviews, pay records, the schedule of the weeks before and after the complaint, and every message with the manager. May and June reviews matter most where the fiscal year ends in July.',
  ],
  [
    'preservation',
    'Send the preservation letter the same day the client signs. Name text messages, scheduling software, badge data and camera footage. Footage is often overwritten after 30 days; badge data after a year.',
  ],
  [
    'deadlines',
    'The charge must be filed within 180 days, or 300 where a state agency has its own law. See 42 U.S.C. § 2000e-5(e)(1) and the guidance at eeoc.gov. Calendar both dates on the first day and treat the earlier as the real one.',
  ],
  [
    'credibility',
    "A client who cannot remember dates is not less credible than one who remembers all of them. Anchor events to holidays, pay days, a child's birthday or a storm. Do not write a date into the notes that the client did not give.",
  ],
  [
    'performance defence',
    'Poor reviews that begin only after a complaint are worth more than any remark. Plot every review on a time line and ask who wrote it, who approved it, and whether the form was the usual one. A brown folder kept outside the file has decided more than one case.',
  ],
  [
    'damages',
    'Keep a weekly log of the search for work from the day of discharge: employer, position, date, answer. Ten entries a month, kept as they happen, weigh more than fifty written down before the deposition. The price of silence here is a reduced award.',
  ],
  [
    'witnesses',
    'Coworkers fear the same treatment. Offer to speak outside working hours, explain that retaliation against a witness is unlawful too, and never promise that a name can be kept out of the record. Banks of prepared questions help new lawyers; long forms do not.',
  ],
  [
    'settlement',
    'Ask for a neutral reference, removal of the warning from the file and an agreed letter before talking about money. Justice for many clients means that the next employer hears nothing. The law of the state decides whether a no-rehire clause is allowed.',
  ],
]

const entities: Entity[] = [
  { kind: 'person', name: 'Tamika Young', emails: ['tyoung@harborline.example'], phones: ['(312) 555-0147'] },
  { kind: 'person', name: 'Gregory Price', aliases: ['Greg'] },
  { kind: 'person', name: 'Alice Brown' },
  { kind: 'person', name: 'June Banks' },
  { kind: 'person', name: 'May Chen' },
  { kind: 'person', name: 'Will Long' },
  { kind: 'person', name: 'Grant Justice' },
  { kind: 'person', name: 'Hope Law' },
  { kind: 'person', name: 'Dolores Weil', addresses: ['77 Harbor Court, Chicago, IL 60601'] },
  { kind: 'person', name: 'Tim Andover' },
  { kind: 'organisation', name: 'Harborline Shipping and Storage, LLC' },
  { kind: 'organisation', name: 'Regional Employment Agency' },
]
const sources: Source[] = [
  {
    id: 'intake',
    text: 'I complained orally to Greg in the break room. The next week I was moved to a different shift at the same pay. Greg said the short interval speaks for itself and laughed. I was told in the break room that I should keep quiet.',
  },
  {
    id: 'position-statement',
    text: 'The employer gives one reason for the discharge: poor reviews. The charge must be filed within 180 calendar days. Temporal proximity carries no weight where the decision-maker did not know of the complaint.',
  },
  {
    id: 'interview-notes',
    text: 'Keep a weekly list. Client cannot remember dates and is afraid. A supervisor who was present knew of it. Ask about child care and transport.',
    privileged: true,
  },
]

test.each(insights)('an insight that tells nothing of the case passes: %s [C-gov.5]', (_, text) => {
  expect(sanitise({ text, sources, entities })).toEqual({ clean: true, findings: [], more: 0 })
})

test('the same insights together pass as well', () => {
  const text = insights.map(([title, body]) => `## ${title}\n\n${body}`).join('\n\n')
  expect(sanitise({ text, sources, entities })).toEqual({ clean: true, findings: [], more: 0 })
})

test('each of them is denied as soon as a name or a sentence of the case is put into it [C-gov.6]', () => {
  for (const [, text] of insights) {
    for (const planted of ['Ms. Young', 'tamika', 'Harborline', 'moved to a different shift at the same pay. Greg']) {
      expect(sanitise({ text: `${text} ${planted}`, sources, entities })).toMatchObject({ clean: false })
    }
  }
})
