import { UNFIT_FOR_NAMES } from '#kernel/contracts/file-name.ts'

/** What somebody wrote as the name of a file: what would lead elsewhere, or turn the direction of writing, is a blank. */
export function fileNameOf(text: string, otherwise: string): string {
  const plain = text.replace(UNFIT_FOR_NAMES, ' ').trim()
  return `${[...plain].slice(0, 200).join('').trim() || otherwise}.json`
}
