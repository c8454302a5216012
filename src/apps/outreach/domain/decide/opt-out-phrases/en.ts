import { joined, type OptOutPhrases } from './phrases.ts'

const NOT = ["don't", 'do not', 'never', 'no need to', 'must not', 'should not', 'stop trying to']
const AGAIN = [
  ...['contact', 'message', 'write to', 'write', 'email', 'mail', 'text', 'call', 'ping', 'spam', 'bother', 'approach'],
]
const DOING = [
  'contacting',
  'messaging',
  'writing',
  'writing to',
  'emailing',
  'mailing',
  'texting',
  'spamming',
  'bothering',
]

export const en: OptOutPhrases = {
  alone: ['stop', 'no', 'no thanks', 'no thank you', 'nope', 'remove', 'remove me', 'unsubscribe', 'opt out'],
  phrases: [
    ...joined(NOT, AGAIN, ['me']),
    ...joined(NOT, ['contacting', 'reach out', 'get in touch']),
    ...joined(['stop'], DOING, ['me']),
    ...['stop contacting', 'stop messaging', 'stop spamming', 'stop sending', 'stop writing', 'stop this'],
    ...joined(['if you', 'unless you'], ["don't stop", 'do not stop', 'stop'], DOING, ['me']),
    ...[
      'unsubscribe',
      'opt out',
      'opt me out',
      'opting out',
      'take me off',
      'remove me',
      'remove my',
      'delete my data',
    ],
    ...['delete my details', 'delete my information', 'leave me alone', 'no further contact', 'no more messages'],
    ...['not be contacted', 'not to be contacted', 'not wish to be contacted', 'not want to be contacted'],
    ...['not want to hear from you', 'not interested please', 'cease and desist', 'lose my number'],
    ...['report you', 'reporting you'],
  ],
  spared: ["don't stop", 'not stop', 'never stop', "can't stop", 'cannot stop', "won't stop", "didn't stop"].concat(
    // Before Monday is not never.
    ['me before', 'me until', 'touch before', 'touch until', 'out before', 'out until'],
  ),
  fillers: ['please', 'kindly', 'ever', 'just'],
}
