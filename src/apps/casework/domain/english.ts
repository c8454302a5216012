import { createRequire } from 'node:module'

type Compromise = typeof import('compromise').default

const require = createRequire(import.meta.url)

/** The grammar of English. Loading it takes 0.2 s of processor time, so the first text that needs it does. */
export const readEnglish = (text: string): ReturnType<Compromise> => require('compromise')(text)
