import type { Entity } from './entities.ts'
import type { Finding } from './finding.ts'
import { type SanitiseInput, type Source, sanitise } from './sanitise.ts'

/** A small case for the tests: who is in it, a statement of the client, and notes that nobody else may read. */
export const entities: Entity[] = [
  {
    kind: 'person',
    name: 'Maria Delgado-Reyes',
    aliases: ['Mari'],
    emails: ['maria.delgado@example.com'],
    phones: ['+1 (555) 867-5309'],
    addresses: ['1420 Elm Street, Apt 5B, Springfield, IL 62704', 'Hauptstraße 12, Bern'],
    ids: ['471-2024-01234', '123-45-6789', 'EMP-88213'],
  },
  { kind: 'person', name: 'Thomas Young' },
  { kind: 'person', name: 'Alice Brown' },
  { kind: 'person', name: 'Jürgen Müller' },
  { kind: 'person', name: "Siobhán O'Brien" },
  { kind: 'person', name: 'Wei Li' },
  { kind: 'person', name: 'Сергей Ковальчук' },
  { kind: 'organisation', name: 'Acme Logistics, Inc.' },
]
export const memo: Source = {
  id: 'memo-7',
  text: 'The supervisor told me on Tuesday that I would be moved to the night shift. He said it was because I had com-\nplained about him to the office in writing.',
}
export const notes: Source = {
  id: 'notes-2',
  text: 'Client is nervous about the promise she made to the manager in March.',
  privileged: true,
}

/** What is found of it in a text. */
export function judge(text: string, more: Partial<SanitiseInput> = {}): Finding[] {
  const judged = sanitise({ text, sources: [memo, notes], entities, ...more })
  if ('refused' in judged) throw new Error(judged.refused.code)
  if (judged.clean !== (judged.findings.length === 0)) throw new Error('clean is not what the findings say')
  return judged.findings
}
