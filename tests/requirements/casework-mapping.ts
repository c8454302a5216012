import type { Requirement } from './requirement.ts'

/** Seed 004, 4.4 and specs/casework.md, Mapping: the pure part of it. */
export const caseworkMapping = {
  'C-map.1': {
    says: 'The taxonomy of causes of action is pinned by its name and by the hash of its content: a comment changes neither, a word changes the hash.',
    source: "seed 004, 4.4; specs/casework.md, The agents' work, for real",
  },
  'C-map.2': {
    says: 'A taxonomy file that is wrong is refused with every problem at its line, and holds data alone.',
    source: "specs/casework.md, The agents' work, for real; specs/casework.md, Lanes",
  },
  'C-map.3': {
    says: 'Every fact is the own sentence of its source with a pinpoint of document, page, span and hash of the quote, exact for any text.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-map.4': {
    says: 'A fact without a pinpoint is unsupported and supports no element, in facts, evidence map and COA map alike.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-map.5': {
    says: 'What a mapping agent invents is refused with a reason: a span that does not exist, other words, a date or a document that is not there, an element that the pinned taxonomy lacks.',
    source: "specs/casework.md, The agents' work, for real; specs/trust.md, Adversaries and controls",
  },
  'C-map.6': {
    says: 'The built-in reading finds what bears on the elements in letters, mails, forms, scans and transcripts, is right in at least nineteen of twenty cases, and takes nothing from what bears on nothing.',
    source: "seed 004, 4.4; specs/casework.md, The agents' work, for real",
  },
  'C-map.7': {
    says: 'A date of a fact is resolved only where day, month and year are beyond doubt; other words about time stay as they were written.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-map.8': {
    says: 'The same sources give the same facts, evidence and matrix in whatever order they come, within fixed bounds and in time that grows with the text alone.',
    source: 'seed 004, 2; specs/trust.md, Adversaries and controls',
  },
  'C-map.9': {
    says: 'Orders in the text of a source change no fact, weight or status.',
    source: 'specs/trust.md, Adversaries and controls',
  },
  'C-map.10': {
    says: 'The COA matrix sets every element against its evidence as supported, thin or a gap, says what is missing, and is accepted only as the evidence gives it.',
    source: "seed 004, 4.4; specs/casework.md, The agents' work, for real",
  },
  'C-map.11': {
    says: 'A fact supports an element or weighs against it: no text of a map says that something is proven.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-map.12': {
    says: 'The mapping summary is readable Markdown with gaps first, the document and page of every fact, and no long quote.',
    source: "seed 004, 4.4; specs/casework.md, The agents' work, for real",
  },
  'C-map.13': {
    says: 'Known people and organisations are found under their aliases and inflections before others, and an upsert of entities adds to what stands and overwrites nothing.',
    source: 'seed 004, 4.2; seed 004, 4.3; specs/casework.md, Lanes',
  },
  'C-map.14': {
    says: 'Proposals of facts, evidence map and COA map are closed objects of at most 60 kB, and what the built-in agent proposes always fits.',
    source: 'seed 004, 4.4; specs/trust.md, Adversaries and controls',
  },
} as const satisfies Record<string, Requirement>
