import type { Refusal } from '#kernel/contracts/refusal.ts'

/** A fact supports an element. Whether it is shown is for a court to say, so no text of ours says more. */
const CLAIM =
  /\b(?:prov(?:e[sdn]?|en|ing)|proofs?|establish(?:es|ed|ing)?|conclusive(?:ly)?|undeniabl[ey]|irrefutabl[ey])\b/i

export function claims(text: string): boolean {
  return CLAIM.test(visible(text))
}

/** Signs that are not seen part no word. */
function visible(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '')
}

export function checkWording(text: string): Refusal | null {
  const claim = CLAIM.exec(visible(text))?.[0]
  if (!claim) return null
  return {
    code: 'mapping.wording',
    message: `"${claim}" says more than a map may say.`,
    next: 'Write that a fact supports an element, or weighs against it.',
  }
}
