import { closed, text } from '#contracts/closed.ts'

/** How every refusal is answered, in the contract of the API. */
export const Refused = closed({ code: text(200, 1), message: text(8000), next: text(8000) }, { title: 'Refusal' })
