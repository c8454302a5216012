import { readdirSync, readFileSync } from 'node:fs'

/** What anybody on this machine may see of a running process: its words, and what its owner may see: its environment. */
export interface Child {
  pid: number
  words: string
  environment: string
}

/** Every process below this one, as it runs now. */
export function descendants(of = process.pid): Child[] {
  const parents = new Map<number, number>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1])
    if (parent) parents.set(Number(pid), parent)
  }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent !== undefined && (parent === of || isBelow(parent))
  }
  return [...parents.keys()]
    .filter(isBelow)
    .map((pid) => ({ pid, words: plain(read(pid, 'cmdline')), environment: plain(read(pid, 'environ')) }))
}

/** A process may end while it is looked at. */
function read(pid: string | number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'latin1')
  } catch {
    return ''
  }
}

const plain = (text: string) => text.replaceAll('\0', '\n')
