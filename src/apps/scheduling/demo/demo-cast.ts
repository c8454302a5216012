import type { NewMeeting } from '../services/meetings-service.ts'

const DAY_MS = 86_400_000

/** Somebody's words, and how many hours they take for them. */
interface Said {
  text: string
  hours: number
}

export interface Part {
  full_name: string
  email: string
  required: boolean
  default_language?: string
  time_zone?: string
  /** To the first letter, and to every later one that asks something; null: nothing at all. */
  first: Said | null
  later: Said | null
}

/** One who asks first, one who writes in French and wants another day, and one who never answers. */
export const CAST: Part[] = [
  {
    full_name: 'Michael Chen',
    email: 'michael.chen@northwind.example',
    required: true,
    time_zone: 'Europe/London',
    first: { text: 'Hi,\n\nwhere will this take place?\n\nMichael', hours: 3 },
    later: { text: 'Yes, that works for me.\n\nMichael', hours: 4 },
  },
  {
    full_name: 'Claire Dubois',
    email: 'claire.dubois@atelier.example',
    required: true,
    default_language: 'fr',
    time_zone: 'Europe/Paris',
    first: {
      text: 'Bonjour,\n\nmalheureusement je ne suis pas disponible à cette heure. Le jeudi 12 mars à 15h00 me conviendrait.\n\nClaire',
      hours: 26,
    },
    later: { text: 'Bonjour,\n\noui, cela me convient parfaitement.\n\nClaire', hours: 5 },
  },
  {
    full_name: 'Jonas Keller',
    email: 'jonas.keller@keller.example',
    required: false,
    default_language: 'de',
    time_zone: 'Europe/Berlin',
    first: null,
    later: null,
  },
]

export function demoMeeting(nowMs: number): NewMeeting {
  return {
    title: 'Q3 Integration Roadmap',
    duration: 60,
    location: 'https://meet.example.com/roadmap',
    time_zone: 'Europe/Berlin',
    description: 'What each team needs to have ready by September.',
    account: 'demo',
    calendars: ['demo'],
    window: { from: new Date(nowMs + 7 * DAY_MS).toISOString(), to: new Date(nowMs + 14 * DAY_MS).toISOString() },
    attendees: CAST.map(({ first: _first, later: _later, ...attendee }) => attendee),
  }
}
