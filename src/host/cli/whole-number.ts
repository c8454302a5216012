import { InvalidArgumentError } from 'commander'

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const n = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
    if (!(n >= least && n <= most))
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
    return n
  }
}
