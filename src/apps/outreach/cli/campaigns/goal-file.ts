import { readFile, stat } from 'node:fs/promises'
import { parseDocument } from 'yaml'
import { Failure } from '#kernel/contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'
import type { Row } from '#kernel/ports/store.ts'
import { checkGoal } from '../../domain/decide/goal.ts'

const LARGEST_BYTES = 256 * 1024
const NEXT = 'See what a goal looks like with `lanewright campaigns example`.'

/** The goal of a campaign out of a file, checked as the campaign itself will check it. */
export async function readGoal(path: string): Promise<Row> {
  const text = await textOf(path)
  const goal = path.endsWith('.json') ? fromJson(text, path) : fromYaml(text, path)
  if (typeof goal !== 'object' || goal === null || Array.isArray(goal))
    throw new Failure('goal.not_an_object', `${path} holds no mapping`, NEXT)
  const error = checkGoal(goal as Row)
  if (error) throw new Failure(error.code, `${path}: ${error.message}`, error.next)
  return goal as Row
}

async function textOf(path: string): Promise<string> {
  try {
    if ((await stat(path)).size > LARGEST_BYTES)
      throw new Failure('goal.too_large', `${path} is larger than ${LARGEST_BYTES} bytes`, 'Write a shorter goal.')
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Failure) throw error
    const { code } = error as NodeJS.ErrnoException
    throw new Failure('goal.unreadable', `${path} cannot be read (${code ?? 'unknown'})`, 'Correct --goal.', error)
  }
}

function fromJson(text: string, path: string): unknown {
  const parsed = parseStrict(text, { maxBytes: LARGEST_BYTES })
  if (parsed.ok) return parsed.value
  throw new Failure('goal.bad_json', `${path} is no JSON: ${parsed.error.message}`, parsed.error.next)
}

function fromYaml(text: string, path: string): unknown {
  const document = parseDocument(text, { version: '1.2', schema: 'core', uniqueKeys: true, stringKeys: true })
  const [problem] = [...document.errors, ...document.warnings]
  if (problem) {
    const line = problem.linePos?.[0].line ?? 1
    throw new Failure('goal.bad_yaml', `${path}:${line}: ${problem.message.split('\n')[0]}`, 'Correct it there.')
  }
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch (error) {
    throw new Failure('goal.bad_yaml', `${path} uses an alias`, 'Write the words out plainly.', error)
  }
}
