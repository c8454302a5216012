import type { Requirement } from './requirement.ts'

/** specs/casework.md: the bytes of cases, how they come in and how they are kept. */
export const caseworkStore = {
  'C-bytes.1': {
    says: 'Bytes are hashed on arrival and kept by (case, hash): what went in comes out, whole or any part of it, an empty file too.',
    source: 'specs/casework.md, What a person does with it; specs/casework.md, Schemas, artifact_ref',
  },
  'C-bytes.2': {
    says: 'Two cases may hold the same file and neither learns of the other: nothing is shared, and a hash of another case is answered exactly as one that nobody holds.',
    source: 'specs/casework.md, Schemas, artifact_ref; specs/trust.md, Adversaries and controls',
  },
  'C-bytes.3': {
    says: 'An upload that is cut anywhere keeps what came and goes on where it stands; another offset is refused and told where that is.',
    source: 'specs/casework.md, What a person does with it; specs/trust.md, Promises',
  },
  'C-bytes.4': {
    says: 'More than was declared or allowed, too early an end, another hash than promised and two at once are refused with a code and a next step, and spoil nothing.',
    source: 'specs/kernel.md, Bad input; specs/trust.md, Adversaries and controls',
  },
  'C-bytes.5': {
    says: 'Killed at any moment, a store of bytes has the whole file or an upload that goes on; what was acknowledged is there.',
    source: 'specs/trust.md, Promises; specs/trust.md, How it is tested, Real kills',
  },
  'C-bytes.6': {
    says: 'A full disk is an answer: nothing is half-done, and the upload goes on once there is space.',
    source: 'specs/trust.md, How it is tested, Simulator',
  },
  'C-bytes.7': {
    says: 'The name of a file is data only and stands in no path; an id or a hash that is none leads nowhere, and neither does a link.',
    source: 'specs/trust.md, Adversaries and controls',
  },
  'C-bytes.8': {
    says: 'Bytes that are dropped are gone, uploads that nobody touches for a week are swept, and what is whole is never swept.',
    source: 'specs/casework.md, Schemas, artifact_ref; specs/trust.md, Adversaries and controls',
  },
  'C-bytes.9': {
    says: 'A program is given a private copy with exactly the bytes of the hash, which goes with the work; bytes that were cut, flipped or lost are found.',
    source: 'specs/trust.md, How it is tested, Corruption',
  },
  'C-bytes.10': {
    says: 'A file of 300 MB takes no more memory than a small one, whatever is done with it.',
    source: 'specs/casework.md, What must be shown',
  },
  'C-bytes.11': {
    says: 'In the database, bytes come in and go only by their functions and only in the case that was entered; what is whole does not change, for every role, and nothing of a case on legal hold is dropped.',
    source: 'specs/trust.md, Adversaries and controls; specs/trust.md, How it is tested, Raw SQL',
  },
  'C-upload.1': {
    says: 'A file is uploaded over HTTP in as many sendings as it takes: a connection that is cut keeps what came, and the next one asks where it stands and goes on there.',
    source: 'specs/casework.md, What a person does with it',
  },
  'C-upload.2': {
    says: 'A sending without its offset, with another type or body, for a case or an upload that is none, is refused with a code and a next step.',
    source: 'specs/kernel.md, Bad input; specs/trust.md, Adversaries and controls',
  },
  'C-upload.3': {
    says: 'Whoever may not work on a case is refused before a byte of what they send is read or kept.',
    source: 'specs/trust.md, Adversaries and controls',
  },
} as const satisfies Record<string, Requirement>
