import type { Requirement } from './requirement.ts'

/** The room of cases in the desk. */
export const deskCases = {
  'D-case.1': {
    says: 'A person works a case in the desk from its opening to a package that verifies offline, and to its end.',
    source: 'specs/desk.md, Rooms and Real parts; specs/casework.md, What a person does with it',
  },
  'D-case.2': {
    says: "The client's form is filled in on a page made of its own definition, or taken from a JSON file; what is left empty is for the checklist and is not refused.",
    source: 'specs/casework.md, The agents’ work',
  },
  'D-case.3': {
    says: 'A fact opens its source at its span, with the quoted words marked; the matrix names what supports, what is thin and what is missing, and never says that anything is proved.',
    source: 'specs/desk.md, Rooms; specs/casework.md, Mapping',
  },
  'D-case.4': {
    says: 'Uploads show how far they are, go on where they stood after a lost network or a reload, and end with the SHA-256 of what was chosen; what is wrong with a file is told in plain words.',
    source: 'specs/desk.md, Rooms and Manners',
  },
  'D-case.5': {
    says: 'A client is heard in the desk after consent in the words of the pack, one question at a time: typed, left out, recorded or brought as a file; the transcript is corrected turn by turn.',
    source: 'specs/desk.md, Rooms; specs/casework.md, Interview',
  },
  'D-case.6': {
    says: 'Findings are shown in the text of an insight with their kind; what is shared stands in the playbook with its receipt.',
    source: 'specs/desk.md, Rooms; specs/casework.md, Governance',
  },
  'D-case.7': {
    says: 'A package is asked for, approved, downloaded and verified in the desk, each check with its result.',
    source: 'specs/desk.md, Rooms; specs/casework.md, Export',
  },
  'D-case.8': {
    says: 'Where several people share the desk, whoever lacks the role is shown who may decide and no button, and is denied by the lane in any case.',
    source: 'specs/desk.md, Locked to its person; specs/casework.md, Lanes',
  },
  'D-case.9': {
    says: 'Names of files, texts of documents and forms, and whatever else comes from outside a case is text on every page of it, never markup.',
    source: 'specs/desk.md, Locked to its person',
  },
  'C-file.1': {
    says: 'The same request may be filed again and begins anew, standing in the file once; any other file of the same bytes is told to be there already.',
    source: 'specs/casework.md, Schemas: content is addressed by case and hash',
  },
} satisfies Record<string, Requirement>
