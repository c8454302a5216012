import { checkFloor } from '../floors.ts'

/** Columns as wide as their widest cell; the first to the left, numbers to the right. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => (row[i] ?? '').length)))
  const line = (row: string[]) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd()
  return [head, ...rows].map(line).join('\n')
}

export function verdicts(ratios: Record<string, number>): string {
  const rows = checkFloor(ratios).map(({ name, value, verdict, goal, bound }) => [
    name,
    String(value),
    String(goal),
    bound,
    verdict,
  ])
  return table(['ratio', 'measured', 'goal', 'floor', ''], rows)
}

/** The last line of a program, and its verdict: only a floor that is missed is a failure. */
export function finish(ratios: Record<string, number>): void {
  const missed = checkFloor(ratios).filter(({ verdict }) => verdict === 'missed')
  for (const { name, value, bound } of missed) console.error(`MISSED ${name}: ${value}, ${bound} is wanted`)
  console.log(JSON.stringify({ ratios }))
  process.exitCode = missed.length > 0 ? 1 : 0
}

export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
