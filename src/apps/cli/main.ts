#!/usr/bin/env -S node --max-semi-space-size=8
import { createOut } from './out.ts'
import { runProgram } from './program.ts'

const words = process.argv.slice(2)
const ours = words.includes('--') ? words.slice(0, words.indexOf('--')) : words
const out = createOut(ours.includes('--json'))

// A reader that has seen enough (head, less) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2))
process.on('unhandledRejection', (error) => {
  out.refuse(error)
  process.exit(2)
})

try {
  await runProgram(words, out)
} catch (error) {
  out.refuse(error)
  process.exitCode = 2
}
