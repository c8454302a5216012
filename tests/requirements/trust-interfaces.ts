import type { Requirement } from './requirement.ts'

/** specs/trust.md: what comes through ports, files, other users and older versions. */
export const trustInterfaces = {
  'TR-gates.1': {
    says: 'Foreign Host, Origin, site, method, content type, token, body and bytes that are no request are refused on every route that the OpenAPI document names, with the same safe headers on every answer and no change behind.',
    source: 'specs/trust.md, How it is tested; specs/trust.md, Adversaries and controls',
  },
  'TR-gates.2': {
    says: 'A real Chromium page of another origin, also one whose name is bound anew to our port, reads nothing and changes nothing.',
    source: 'specs/trust.md, How it is tested',
  },
  'TR-gates.3': {
    says: 'Another OS user reads no file, reaches no database, ends no process and sees no secret in the words or environment of a child.',
    source: 'specs/trust.md, Adversaries and controls',
  },
  'TR-gates.4': {
    says: 'Canaries as every kind of secret are planted in one run and searched for in every sink, in every form that a value takes.',
    source: 'specs/trust.md, Adversaries and controls',
  },
  'TR-gates.5': {
    says: 'A database of every schema there was, with rows of the kernel and of the packs, migrates to head, killed at each step, and its old ledger still verifies and replays.',
    source: 'specs/trust.md, How it is tested',
  },
  'TR-gates.6': {
    says: 'Who sends a request slowly, without end or not at all, or reads nothing of an answer, is bounded in time, memory and number, with a named answer or an ended connection; others are answered meanwhile, and nothing stays behind.',
    source: 'specs/trust.md, Adversaries and controls: cost and denial of service',
  },
  'TR-gates.7': {
    says: 'After a kill and damage to the write-ahead log the start is refused by name, or everything acknowledged is there, or verify names what is missing with the help of the journal; a database that lost everything is not taken for a new one.',
    source: 'specs/trust.md, How it is tested: corruption; specs/trust.md, Promises',
  },
  'TR-gates.8': {
    says: 'A disk that is full while something is exported or backed up is named with a next step; no file stands under its name, no draft is left, what was there is as it was, and it works when there is room.',
    source: 'specs/trust.md, How it is tested: full disk',
  },
} as const satisfies Record<string, Requirement>
