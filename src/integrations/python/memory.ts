import { readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { TEMP_BYTES, TEMP_PATH } from './bubblewrap.ts'

/** Each file costs the kernel memory that no size limit counts. */
const FILES_LIMIT = 10_000
const PROCESSES_READ = 1000

/**
 * Does everything in the sandbox together hold more memory than it may: its processes and what lies in its temporary
 * folder? `init` is its first process, seen from outside; all others descend from it, because it adopts orphans.
 */
export function usesTooMuch(init: number, limitBytes: number): boolean {
  const folder = tempFolder(init)
  if (folder.files > FILES_LIMIT) return true
  const pids = descendants(init)
  // The quick sum counts a page once for every process that shares it; only when it is too much, the exact one is asked.
  return (
    sum(pids, residentBytes) + folder.bytes > limitBytes && sum(pids, proportionalBytes) + folder.bytes > limitBytes
  )
}

/** When the machine itself runs out of memory, a script goes before anything else. What it starts inherits that. */
export function offerToKernel(init: number): void {
  quiet(() => writeFileSync(`/proc/${init}/oom_score_adj`, '1000'))
}

/** Until the sandbox is set up its first process still stands before the host's folder, known by another size. */
function tempFolder(init: number): { files: number; bytes: number } {
  const found = quiet(() => statfsSync(`/proc/${init}/root${TEMP_PATH}`))
  if (!found || found.blocks * found.bsize !== TEMP_BYTES) return { files: 0, bytes: 0 }
  return { files: found.files - found.ffree, bytes: (found.blocks - found.bfree) * found.bsize }
}

function descendants(init: number): number[] {
  const pids = [init]
  for (let i = 0; i < pids.length && pids.length < PROCESSES_READ; i++) {
    const tasks = `/proc/${pids[i]}/task`
    for (const task of quiet(() => readdirSync(tasks)) ?? []) {
      const children = quiet(() => readFileSync(`${tasks}/${task}/children`, 'utf8')) ?? ''
      pids.push(...children.split(' ').filter(Boolean).map(Number))
    }
  }
  return pids
}

function sum(pids: number[], bytesOf: (pid: number) => number): number {
  return pids.reduce((total, pid) => total + bytesOf(pid), 0)
}

function residentBytes(pid: number): number {
  const status = quiet(() => readFileSync(`/proc/${pid}/status`, 'utf8'))
  return kilobytes(/^VmRSS:\s+(\d+) kB$/m.exec(status ?? ''))
}

function proportionalBytes(pid: number): number {
  const rollup = quiet(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
  return rollup === undefined ? residentBytes(pid) : kilobytes(/^Pss:\s+(\d+) kB$/m.exec(rollup))
}

function kilobytes(found: RegExpExecArray | null): number {
  return found ? Number(found[1]) * 1024 : 0
}

/** Processes end while they are looked at; one that is gone holds nothing. */
function quiet<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}
