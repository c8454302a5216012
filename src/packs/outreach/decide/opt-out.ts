import { foldTokens } from '../leads/tokens.ts'

/**
 * Does a reply ask not to be written to again? Read by its words alone, and generously: one person too many on the
 * suppression list costs a campaign one contact, one too few costs a person their peace.
 */
export function asksToStop(reply: string): boolean {
  const said = foldTokens(reply.slice(0, READ_CHARS).replaceAll(/['’]/g, ''))
  return PHRASES.some((phrase) => said.includes(` ${phrase} `)) || (said !== '' && ALONE.has(said.trim()))
}

const READ_CHARS = 2000

/** What is enough as a whole reply, and too little inside a longer one. */
const ALONE = new Set([
  'stop',
  'no',
  'no thanks',
  'no thank you',
  'nope',
  'remove',
  'remove me',
  'unsubscribe',
  'opt out',
])

const NOT = ['dont', 'do not', 'never', 'please dont', 'no need to', 'must not', 'should not', 'stop trying to']
const AGAIN = [
  'contact',
  'message',
  'write to',
  'write',
  'email',
  'mail',
  'text',
  'call',
  'ping',
  'spam',
  'bother',
  'approach',
]

const PHRASES = [
  ...NOT.flatMap((not) => AGAIN.map((verb) => `${not} ${verb} me`)),
  ...NOT.flatMap((not) => ['contacting', 'reach out', 'get in touch'].map((verb) => `${not} ${verb}`)),
  ...[
    'contacting',
    'messaging',
    'writing',
    'writing to',
    'emailing',
    'mailing',
    'texting',
    'spamming',
    'bothering',
  ].map((verb) => `stop ${verb} me`),
  ...['stop contacting', 'stop messaging', 'stop spamming', 'stop sending', 'stop writing', 'stop this'],
  ...['unsubscribe', 'opt out', 'opt me out', 'opting out', 'take me off', 'remove me', 'remove my', 'delete my data'],
  ...['delete my details', 'delete my information', 'leave me alone', 'no further contact', 'no more messages'],
  ...['not be contacted', 'not to be contacted', 'not wish to be contacted', 'not want to be contacted'],
  ...[
    'not want to hear from you',
    'not interested please',
    'cease and desist',
    'lose my number',
    'report you',
    'reporting you',
  ],
]
