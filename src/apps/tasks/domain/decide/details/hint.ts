/**
 * Whether a text can hold anything to read. Most texts cannot, and then this one pass is all that reading costs
 * (about half a microsecond for a usual task): every piece that is read holds one of these, so nothing else is tried.
 */
const ANCHORS = [
  // Misspelled days too, by their first and last letters.
  'tm[a-z]{1,4}|tom[a-z]{2,7}|tonite|tday|2[a-z]{3,6}|t[a-z]{4,7}y|w[a-z]{5,8}y|s[a-z]{5,7}y|f[a-z]{3,4}y|[fms][a-z]{3}ya',
  'today|tonight|tomorrow|noon|midday|midnight|eod|cob|morning|afternoon|evening|night',
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
