import type { MailLanguage, SchedulingOperation } from '#kernel/contracts/scheduling.ts'
import { readZone } from '../zones/names.ts'
import { clocksOf } from './details.ts'
import { firstNameOf } from './first-name.ts'
import { readTimestamp } from './moment.ts'
import { plainTitle } from './plain.ts'
import { fill, typeset, valuesOf } from './render.ts'
import { WORDS } from './words/all.ts'
import { subjectOf } from './write-message.ts'

/** That an invitation is taken back, in as few words as can be: no agent words it, and it says nothing else. */
const SAID: Record<MailLanguage, [what: string, next: string]> = {
  en: ['The meeting {title} on {slot} will not take place.', 'You can remove it from your calendar.'],
  es: ['La reunión {title} del {slot} no tendrá lugar.', 'Puede eliminarla de su calendario.'],
  fr: ['La réunion {title} prévue le {slot} n’aura pas lieu.', 'Vous pouvez la retirer de votre agenda.'],
  de: ['die Besprechung {title} am {slot} findet nicht statt.', 'Sie können sie aus Ihrem Kalender entfernen.'],
  it: ['La riunione {title} di {slot} non avrà luogo.', 'Può rimuoverla dal Suo calendario.'],
  pt: ['A reunião {title} de {slot} não se realizará.', 'Pode removê-la do seu calendário.'],
  nl: ['De bespreking {title} op {slot} gaat niet door.', 'U kunt deze uit uw agenda verwijderen.'],
  pl: ['Spotkanie {title} zaplanowane na {slot} nie odbędzie się.', 'Można je usunąć z kalendarza.'],
  uk: ['Зустріч {title}, запланована на {slot}, не відбудеться.', 'Її можна вилучити з календаря.'],
}

export function cancellation(
  { title, timezone, date }: SchedulingOperation,
  attendee: { full_name: string; time_zone: string | null },
  language: MailLanguage,
): { subject: string; body: string } {
  const reading = readZone(timezone)
  const zone = 'zone' in reading ? reading.zone : 'UTC'
  const details = {
    title: plainTitle(title, 150),
    place: null,
    about: null,
    durationMinutes: null,
    start: null,
    end: null,
    clocks: clocksOf(readTimestamp(date.start, zone), attendee.time_zone),
  }
  const words = WORDS[language]
  const values = valuesOf(details, language)
  const name = firstNameOf(attendee.full_name)
  const greeting = name ? words.greetings[0]?.replace('{name}', () => name) : words.greetingBare
  const [what, next] = SAID[language].map((sentence) => fill(typeset(sentence, language), values) ?? '')
  const body = [greeting, `${what} ${next}`, words.closings[0]].join('\n\n')
  return { subject: subjectOf({ action: 'Reply', language, details }), body }
}
