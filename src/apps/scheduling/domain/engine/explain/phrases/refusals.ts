import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import type { Extension } from '../grammar.ts'
import { refusalsEast } from './refusals-east.ts'
import { refusalsSouth } from './refusals-south.ts'
import { refusalsWest } from './refusals-west.ts'

export const refusals: Readonly<Record<MailLanguage, Extension>> = {
  ...refusalsWest,
  ...refusalsSouth,
  ...refusalsEast,
}
