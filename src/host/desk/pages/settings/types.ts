import type { Answer } from '../../api/types.ts'

export type Overview = Answer<'readSettings'>
export type PolicyLine = Answer<'showPolicies'>['policies'][number]
export type Backups = Answer<'listBackups'>
export type Work = NonNullable<Backups['work']>
export type Mounts = Answer<'listMounts'>['mounts']
