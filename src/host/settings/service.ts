import type { ReadStream } from 'node:fs'
import type { ProbedFeature } from '../features.ts'
import type { BackupList, BackupWork, Mounts, Overview, PolicyLine, SecretLines } from '../server/settings-schemas.ts'

/** Backups of the running product. One is written or looked through at a time. */
export interface Backups {
  list(): Promise<BackupList>
  start(): Promise<BackupWork>
  /** Looks a backup through, whole, and says what a restore of it would meet. */
  check(file: string): Promise<BackupWork>
  /** False where nothing was under way. */
  cancel(): Promise<boolean>
  read(file: string): Promise<{ sizeBytes: number; bytes: ReadStream }>
  close(): Promise<void>
}

/** What this installation is made of, for the operator. A secret goes in and never comes out. */
export interface SettingsService {
  overview(): Promise<Overview>
  features(): Promise<ProbedFeature[]>
  mounts(): Promise<Mounts>
  policies(): Promise<PolicyLine[]>
  secrets(): Promise<SecretLines>
  setSecret(name: string, value: string): Promise<{ name: string; place: string }>
  removeSecret(name: string): Promise<boolean>
  backups: Backups
  close(): Promise<void>
}
