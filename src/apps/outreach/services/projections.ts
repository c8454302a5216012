import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import { contextMarkdown } from '../domain/projections/context-markdown.ts'
import { type Environment, environmentMarkdown } from '../domain/projections/environment-markdown.ts'
import { tasksMarkdown } from '../domain/projections/tasks-markdown.ts'
import type { ContextArtifact } from '../domain/views/answers.ts'
import { overviewOf, type Views } from './report.ts'

export const PROJECTIONS = ['tasks.md', 'context.md', 'environment.md'] as const

/**
 * tasks.md, context.md and environment.md as the tables stand now, over whatever stood there under these names. Nothing
 * reads them: whoever deletes or changes them has changed a file.
 */
export async function writeProjections(
  lw: Views,
  given: { campaign: string; folder: string; environment: Environment },
): Promise<string[]> {
  const { campaign, folder, environment } = given
  const overview = await overviewOf(lw, campaign)
  const context = (await lw.view(campaign, 'outreach', 'context')) as ContextArtifact | null
  const texts: Record<(typeof PROJECTIONS)[number], string> = {
    'tasks.md': tasksMarkdown(overview),
    'context.md': contextMarkdown(overview, context),
    'environment.md': environmentMarkdown(overview, environment),
  }
  await mkdir(folder, { recursive: true }).catch((error) => notWritable(folder, error))
  return Promise.all(PROJECTIONS.map((name) => replaceFile(join(folder, name), texts[name])))
}

/** Whole or not at all; a link of that name is replaced and not followed. */
async function replaceFile(path: string, text: string): Promise<string> {
  const fresh = `${path}.${randomUUID()}`
  try {
    await writeFile(fresh, text, { flag: 'wx', mode: 0o600 })
    await rename(fresh, path)
    return path
  } catch (error) {
    await rm(fresh, { force: true }).catch(() => {})
    return notWritable(path, error)
  }
}

function notWritable(path: string, error: unknown): never {
  const { code } = error as NodeJS.ErrnoException
  const message = `${path} cannot be written (${code})`
  throw new Failure('projection.not_writable', message, 'Choose another folder.', error)
}
