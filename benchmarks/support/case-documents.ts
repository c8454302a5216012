/** Papers of a made-up employment case: the same seed gives the same papers, and no two have the same bytes. */

export interface MadeDocument {
  name: string
  contentType: string
  bytes: Buffer
  /** To be marked as privileged by an attorney. */
  privileged: boolean
}

const PEOPLE = ['Gregory Hale', "Siobhán O'Neill", 'Tomás Ruiz', 'Dana Whitfield', 'Priya Raman', 'Marcus Boyle']
const MONTHS = ['January', 'February', 'March', 'April', 'May']

/** Sentences that bear on something, that name a day and a person, and that say nothing for a map. */
const TELLING = [
  'On {day} I complained to {person} in writing about unpaid overtime on the night shift.',
  'On {day} {person} gave me a written warning and said that people who complain do not stay.',
  'On {day} {person} told me that the team needed younger blood.',
  'On {day} Northwind Logistics terminated my employment, and {person} handed me the letter.',
  'I worked fifty-two hours in the week of {day} and was paid for forty.',
  'On {day} I reported the unsafe loading dock to {person}, who wrote nothing down.',
  'On {day} I asked {person} for light duty after my surgery and was refused.',
  'According to the handbook of {day} nobody is punished for a complaint made in good faith.',
]
const PLAIN = [
  'Please find the schedule for the coming week below.',
  'The dock was busy and two of the lifts were out of order.',
  'Let me know whether you can take the early truck.',
  'The coffee machine on the second floor will be replaced.',
  'Thank you all for staying late, it was noticed.',
  'Lockers have to be emptied before the floor is painted.',
  'We spoke about the new route and found no better one.',
]
const COUNSEL = 'This was written down at the request of counsel so that legal advice could be given on it.'

/** Mulberry32: small, and the same everywhere. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Every twentieth is privileged, every other one is a mail; about a third of them say something that bears on the case. */
export function madeDocument(number: number): MadeDocument {
  const random = seeded(number * 2_654_435_761)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const sentence = (of: readonly string[]) =>
    pick(of)
      .replace('{day}', () => `${1 + Math.floor(random() * 28)} ${pick(MONTHS)} 2025`)
      .replace('{person}', () => pick(PEOPLE))
  const privileged = number % 20 === 7
  const result = number % 3 === 0 ? 2 : 0
  const sentences = [
    ...(privileged ? [COUNSEL] : []),
    ...Array.from({ length: result }, () => sentence(TELLING)),
    ...Array.from({ length: 3 + Math.floor(random() * 5) }, () => sentence(PLAIN)),
  ]
  const body = `${sentences.join('\n\n')}\n\nSheet ${number} of the file.\n`
  if (number % 2 === 0)
    return { name: `sheet-${number}.txt`, contentType: 'text/plain', bytes: Buffer.from(body), privileged }
  const from = pick(PEOPLE)
  const at = new Date(Date.UTC(2025, 0, 1) + Math.floor(random() * 150) * 86_400_000)
  const head = [
    `Message-ID: <${number}@northwind.example>`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `From: ${encoded(from)} <sender-${PEOPLE.indexOf(from)}@northwind.example>`,
    'To: Maria Ortega <maria.ortega@example.org>',
    `Subject: Notes of the shift, sheet ${number}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ]
  const bytes = Buffer.from(`${head.join('\r\n')}\r\n\r\n${body.replaceAll('\n', '\r\n')}`)
  return { name: `mail-${number}.eml`, contentType: 'message/rfc822', bytes, privileged }
}

/** RFC 2047: a head holds no letter outside of ASCII. */
function encoded(name: string): string {
  const ascii = Array.from(name).every((letter) => letter.charCodeAt(0) < 128)
  return ascii ? name : `=?utf-8?B?${Buffer.from(name).toString('base64')}?=`
}
