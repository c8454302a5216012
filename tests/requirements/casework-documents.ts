import type { Requirement } from './requirement.ts'

/** specs/casework.md and specs/trust.md: text out of documents that strangers made. */
export const caseworkDocuments = {
  'C-doc.1': {
    says: 'The text of a document is given page by page under the numbers that people would count, so that a fact can be pinned to its page.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-doc.2': {
    says: 'Text is kept as NFC with LF, whole characters and no control characters but LF and TAB.',
    source: 'specs/casework.md, Hashing',
  },
  'C-doc.3': {
    says: 'What one document may give is bounded in pages and characters; what goes beyond is left out and said, and a long text without pages is divided and not cut.',
    source: 'specs/trust.md, Adversaries and controls',
  },
  'C-doc.4': {
    says: 'A scan, and a page of a PDF that is only a picture, is recognised without any network, and marked as recognised.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-doc.5': {
    says: 'Files inside a document are told by name, size and hash, and never opened.',
    source: 'specs/trust.md, Adversaries and controls',
  },
  'C-doc.6': {
    says: 'A file is known by its bytes and never by its name; a program, an archive and an empty file are refused, each with what to do next.',
    source: 'specs/trust.md, Adversaries and controls',
  },
  'C-doc.7': {
    says: 'A locked, a broken and an oversized document are each refused by their own code.',
    source: 'specs/trust.md, Adversaries and controls',
  },
  'C-doc.8': {
    says: 'Whatever bytes a document holds, its reading ends in an answer within its time and memory: bombs are refused by ratio, count and size before they are unpacked.',
    source: 'specs/trust.md, Adversaries and controls',
  },
  'C-doc.9': {
    says: 'Documents are read in a child with neither our environment, nor a network, nor leave to write; one that hangs, crashes, grows or says what it may not is replaced, and none outlives its parent.',
    source: 'specs/trust.md, Adversaries and controls',
  },
  'C-doc.10': {
    says: 'The reading of a document can be stopped at any moment, also while it waits for its turn.',
    source: 'specs/trust.md, Adversaries and controls',
  },
  'C-doc.11': {
    says: 'A made-up employment case ships as real files whose names, dates and sums agree.',
    source: 'specs/casework.md, What a person does with it',
  },
} as const satisfies Record<string, Requirement>
