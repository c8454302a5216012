import { readdirSync, readFileSync } from 'node:fs'

/**
 * Processor time of this process, its server and the server's own, in milliseconds: what work costs also while others work
 * on the same machine. Where there is no /proc it is that of this process alone.
 */
export function processorMs(serverPid: number | undefined): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + (serverPid === undefined ? 0 : serverMs(serverPid))
}

/** That of the server alone, with its own, and of one other process. */
export function serverAndProcessMs(serverPid: number, pid: number): number {
  return serverMs(serverPid) + (pid === process.pid ? processorMs(undefined) : msOf(pid, pid))
}

const TICK_MS = 10

function serverMs(pid: number): number {
  try {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return all.reduce((sum, one) => sum + msOf(Number(one), pid), 0)
  } catch {
    return 0
  }
}

/** A server counts what its ended children took; each that runs counts for itself. */
function msOf(one: number, server: number): number {
  let stat: string
  try {
    stat = readFileSync(`/proc/${one}/stat`, 'utf8')
  } catch {
    return 0
  }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [parent, own, ended] = [
    Number(fields[1]),
    Number(fields[11]) + Number(fields[12]),
    Number(fields[13]) + Number(fields[14]),
  ]
  if (one === server) return (own + ended) * TICK_MS
  return parent === server ? own * TICK_MS : 0
}
