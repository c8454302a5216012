import { expect } from 'vitest'
import type { StoredArtifacts } from '#storage/artifacts/stored.ts'
import { content, hashOf, sent } from './content.ts'

/** Small ones so that many steps pass, and some that take several pieces. */
export const SIZES = [5000, 3_200_000, 0, 40_000, 1_048_576, 17]

/** What whoever uploads has been told so far. */
export interface Result {
  step: string
  number: number
}

export const uploadIdOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const sizeOf = (number: number) => SIZES[number % SIZES.length] as number

/** One file in three sendings; its number is the seed of its bytes. */
export async function upload(
  files: StoredArtifacts,
  caseId: string,
  number: number,
  say: (recorded: Result) => unknown,
): Promise<void> {
  const [uploadId, sizeBytes] = [uploadIdOf(number), sizeOf(number)]
  const must = async (step: string, answer: Promise<{ ok: boolean }>) => {
    const result = await answer
    if (!result.ok) throw new Error(`${step}: ${JSON.stringify(result)}`)
    await say({ step, number })
  }
  await must('begun', files.begin({ uploadId, caseId, name: `file ${number}`, sizeBytes }))
  for (let at = 0; at < sizeBytes; ) {
    const end = Math.min(sizeBytes, at + Math.ceil(sizeBytes / 3))
    await must(`kept ${end}`, files.append(caseId, uploadId, at, sent(content(number, end, at, 10_000))))
    at = end
  }
  await must('finished', files.finish(caseId, uploadId))
}

/** What was told stands; what was under way goes on from where it is and ends as the right file. Answers how it was found. */
export async function expectNothingLost(
  files: StoredArtifacts,
  caseId: string,
  number: number,
  recorded: Result[],
): Promise<string> {
  const [uploadId, sizeBytes] = [uploadIdOf(number), sizeOf(number)]
  const steps = recorded.filter((t) => t.number === number).map(({ step }) => step)
  const about = `file ${number} after ${steps.join(', ')}`
  const looked = await files.look(caseId, uploadId)
  const found = looked.ok ? 'open' : looked.refusal.code
  if (steps.includes('finished')) expect(found, about).toBe('upload.finished')
  else if (steps.length > 0) expect(['open', 'upload.finished'], about).toContain(found)
  if (found === 'upload.unknown') return found
  if (looked.ok) {
    const from = looked.upload.receivedBytes
    const stored = steps.map((step) => Number(/^kept (\d+)$/.exec(step)?.[1] ?? 0))
    expect(from, about).toBeGreaterThanOrEqual(Math.max(0, ...stored))
    const rest = await files.append(caseId, uploadId, from, sent(content(number, sizeBytes, from)))
    expect(rest, about).toMatchObject({ ok: true })
  }
  const sha256 = hashOf(content(number, sizeBytes))
  expect(await files.finish(caseId, uploadId, sha256), about).toEqual({ ok: true, stored: { sha256, sizeBytes } })
  expect(await files.check(caseId, sha256), about).toBe(true)
  return found
}
