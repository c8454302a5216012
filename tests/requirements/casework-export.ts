import type { Requirement } from './requirement.ts'

/** Seed 004, 4.6, and specs/casework.md, Export: bundles and the offline verifier. */
export const caseworkExport = {
  'C-export.1': {
    says: 'A bundle is a BagIt 1.0 bag (RFC 8493) in a zip that other programs read: bagit.txt, bag-info.txt with Payload-Oxum, SHA-256 manifests of payload and tag files, whatever the names of its files.',
    source: "specs/casework.md, The agents' work, for real; specs/casework.md, What must be shown",
  },
  'C-export.2': {
    says: 'One changed byte anywhere in a bundle is found, and the byte is named by its offset in the zip.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-export.3': {
    says: 'A bundle that was cut, lengthened, reordered, repacked or put together from others is found, and so is one whose zip is hostile.',
    source: "specs/casework.md, The agents' work, for real; specs/trust.md, Adversaries and controls",
  },
  'C-export.4': {
    says: 'A change to the files of a bundle is found even where every hash was computed anew, unless the key signed it; a bundle that another key signed is told by its key.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-export.5': {
    says: "A bundle holds inclusion proofs of the ledger's entries of the export into a signed seal; in kinds that leave the house they are opaque and name no other case.",
    source:
      "specs/casework.md, The agents' work, for real; specs/casework.md, Schemas (closed objects, published as JSON Schema)",
  },
  'C-export.6': {
    says: 'A discovery production holds the produced documents under Bates numbers, one a page, without a gap and in an order that does not depend on how they were read.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-export.7': {
    says: 'A production carries a Concordance load file whose rows lead to each native, its hash and its text.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-export.8': {
    says: 'A privileged document that is asked for in a production is withheld and stands in the privilege log, whose descriptions reveal nothing and whose cells run as no formula.',
    source: "specs/casework.md, The agents' work, for real; specs/trust.md, Adversaries and controls",
  },
  'C-export.9': {
    says: 'A production holds no work product: no facts, maps, transcripts, notes, runs, audit or provenance; those go only into kinds that stay inside, run tree, audit slice and PROV JSON into internal_review and backup_archive.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-export.10': {
    says: 'What a redaction profile names is taken out of text and file names; the native of such a document stays here, and so does that of one which nobody could search.',
    source: 'seed 004, 4.6; specs/casework.md, Schemas (closed objects, published as JSON Schema)',
  },
  'C-export.11': {
    says: 'Raw text of the case appears in no manifest, tag file, load file or privilege log; of a redacted document not even its hash does.',
    source: 'specs/casework.md, What must be shown',
  },
  'C-export.12': {
    says: 'An export that names an unknown document, one of another case, nothing to produce or a path that would leave the bag is refused with a code and a next step.',
    source: 'seed 004, 4.6; specs/trust.md, Adversaries and controls',
  },
  'C-export.13': {
    says: 'export_bundle.json is the canonical form of its contract, and each artifact that it lists is among the files with its hash.',
    source: 'seed 004, 7; specs/casework.md, Schemas (closed objects, published as JSON Schema)',
  },
  'C-export.14': {
    says: 'Writing and checking a bundle hold neither its files nor its directory in memory, so that 10,000 documents cost at most 1.2 times the memory of 1,000.',
    source: 'specs/casework.md, What must be shown',
  },
  'C-export.15': {
    says: '`lanewright verify BUNDLE` checks a bundle with nothing but the file: no database, no data folder, no network; it ends with 0, 1 or 2.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-export.16': {
    says: 'A program that shares no code with Lanewright checks a bundle, zipped or unzipped: manifests, signature, load file.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-export.17': {
    says: 'The same documents give the same bytes, and a file that is not what was planned stops the export and leaves nothing.',
    source: 'seed 004, 4.6; specs/casework.md, Hashing',
  },
} as const satisfies Record<string, Requirement>
