import type { ModelPart } from '#kernel/ports/app.ts'

/** What a request to a model contains of a case, when it writes an intake summary, interview notes or facts. */
export const modelInput: readonly ModelPart[] = [
  { path: 'agent', holds: 'Role of the agent' },
  { path: 'now', holds: 'The day' },
  { path: 'request', holds: 'IDs of case and run, policy versions, hashes of the input documents, parameters' },
  { path: 'work.conflict', holds: 'Result of the conflict check' },
  { path: 'work.round', holds: 'Number of the intake' },
  { path: 'work.began', holds: 'When the task began' },
  { path: 'work.form', holds: 'The complete intake form of the client' },
  { path: 'work.uploads', holds: 'Name and type of each document' },
  { path: 'work.entities', holds: 'People and organizations of the case: names, aliases, side' },
  { path: 'work.session', holds: 'The interview session, with the consent in the words of the client' },
  { path: 'work.turns', holds: 'Every question and answer of the interview' },
  { path: 'work.transcript', holds: 'ID, version and hash of the transcript' },
  { path: 'work.noted', holds: 'Whether notes exist' },
  { path: 'work.what', holds: 'What is to be mapped' },
  { path: 'work.taxonomy', holds: 'Version of the claims taxonomy' },
  { path: 'work.documents', holds: 'ID, type and stage of the documents to read' },
  { path: 'work.reading', holds: 'The full text of the pages to read, privileged documents included' },
  { path: 'answers', holds: 'Questions of the model to a person, with the answers given' },
]
