import type { Goal } from './types.ts'

export interface FieldError {
  path: string
  code: string
  message: string
  next: string
}

/** What a part of the form is given: the goal as it stands, how to change it, and what is wrong at which member. */
export interface GoalPart {
  goal: Goal
  change(changed: Partial<Goal>): void
  problem(path: string): string | undefined
}
