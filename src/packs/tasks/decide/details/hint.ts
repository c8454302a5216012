/**
 * Whether a text can hold anything to read. Most texts cannot, and then this one pass is all that reading costs
 * (about half a microsecond for a usual task): every piece that is read holds one of these, so nothing else is tried.
 */
const ANCHORS = [
  'today|tonight|tomorrow|tmrw?|noon|midday|midnight|eod|morning|afternoon|evening|night',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thu|thurs?|fri|sat|sun',
  'daily|weekdays?|weekends?|weekly|monthly|quarterly|yearly|annually|fortnightly',
  '(?:minute|min|hour|hr|day|week|fortnight|month|quarter|year)s?|workday',
  '(?:at|by|before|@)\\s*(?:\\d\\d?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)',
  'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august',
  '(?:septem|octo|novem|decem)ber|list|priority|p[1-4]',
]
const HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const NUMBERS = `\\d(?:st|nd|rd|th|[:./-]\\d|\\s*[ap]\\.?m|\\s+o)|\\b(?:${HOURS})\\s*(?:[ap]\\.?m|o\\b)`
const HINT = new RegExp(`[@#~]\\S|!!|![1-4]|${NUMBERS}|\\b(?:${ANCHORS.join('|')})\\b`, 'i')

export function mayHoldDetails(text: string): boolean {
  return HINT.test(text)
}
