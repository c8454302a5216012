import type { Task } from '../../contracts.ts'

/** An array written piece by piece, one task a line, so that any number of tasks needs the memory of one. */
export function jsonOpening(): string {
  return '['
}

export function jsonRow(task: Task, index: number): string {
  return `${index === 0 ? '\n' : ',\n'}${JSON.stringify(task)}`
}

export function jsonClosing(): string {
  return '\n]\n'
}
