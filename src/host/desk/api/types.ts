import type { operations } from './paths.ts'

/** The answers of the API that several files name. */

export type Answer<O extends keyof operations> = operations[O] extends {
  responses: { 200: { content: { 'application/json': infer A } } }
}
  ? A
  : never

export type AccountLine = Answer<'listAccounts'>['accounts'][number]
export type Today = Answer<'readToday'>
export type Question = Today['questions'][number]
export type Uncertain = Today['uncertain'][number]
export type WaitingTask = Today['tasks'][number]
export type Approval = Answer<'listApprovals'>['approvals'][number]
export type Run = Answer<'listRuns'>['runs'][number]
export type Entry = Answer<'listEntries'>['entries'][number]
export type FullEntry = Answer<'readEntry'>
export type WhyPicture = Answer<'whyDidThisHappen'>
export type PastRows = Answer<'readPastRows'>
export type Verified = Answer<'verify'>
