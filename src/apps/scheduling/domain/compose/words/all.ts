import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { uk } from './uk.ts'
import type { Words } from './words.ts'

export const WORDS: Readonly<Record<MailLanguage, Words>> = { en, es, fr, de, it, pt, nl, pl, uk }
