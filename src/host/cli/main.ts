#!/usr/bin/env -S node --max-semi-space-size=8
import { keepCompiledCode } from '#system/compile-cache.ts'

keepCompiledCode()
const [{ createOut }, { runProgram, wantsJson }] = await Promise.all([import('./out.ts'), import('./program.ts')])

const words = process.argv.slice(2)

// A reader that has seen enough (head, less) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2))
process.on('unhandledRejection', (error) => {
  createOut(wantsJson(words), process).refuse(error)
  process.exit(2)
})

process.exitCode = await runProgram(words, process)
