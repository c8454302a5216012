/** Wakes workspaces: strictly one at a time per workspace, in parallel across. */
export interface Dispatch {
  /** Now, or at a time; asking twice is asking once. */
  wake(workspace: string, atMs?: number): Promise<void>
  /** What comes next is for a worker that takes this lane. */
  handOver(workspace: string, lane: string): Promise<void>
  start(drive: (workspace: string) => Promise<void>, concurrency: number): Promise<void>
  /** Lets running drives finish their step, then stops. */
  stop(): Promise<void>
}
