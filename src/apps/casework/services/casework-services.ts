import { openFiles, openReaders, openSpeech } from '#host/casework/parts.ts'
import type { Lanewright } from '#host/open.ts'
import type { ArtifactFiles } from '#kernel/ports/artifacts.ts'
import type { CaseworkServices } from '../tools/services.ts'
import { bundlesOf } from './bundles.ts'
import { entitiesOf, reviewedOf, textsOf, withoutSignsOf } from './case-texts.ts'
import { conflictIn } from './conflicts.ts'
import { sharedKnowledgeOf } from './shared-knowledge.ts'

export interface CaseworkOptions {
  dataDir: string
  /** Where the bytes of cases lie: on this machine's disk, or in the database where several machines work. */
  store?: 'disk' | 'database'
  /** What writes speech down; the embedded engine unless said. */
  transcriber?: typeof openSpeech
}

export interface OpenCaseworkServices extends CaseworkServices {
  attach(lw: Lanewright): void
  close(): Promise<void>
}

/** Everything that the agents of cases reach outside with; each is opened when it is first needed. */
export function openCaseworkServices({
  dataDir,
  store = 'disk',
  transcriber = openSpeech,
}: CaseworkOptions): OpenCaseworkServices {
  let product: Lanewright | undefined
  const lw = () => {
    if (!product) throw new Error('the office is used before the product is open')
    return product
  }
  const auditor = () => lw().database.pool('auditor')
  let files: Promise<ArtifactFiles> | undefined
  let documents: ReturnType<typeof openReaders> | undefined
  let speech: ReturnType<typeof openSpeech> | undefined
  const casework: OpenCaseworkServices = {
    files() {
      files ??= openFiles(lw(), dataDir, store)
      return files
    },
    async documents() {
      documents ??= openReaders()
      return documents
    },
    transcriber() {
      speech ??= transcriber()
      return speech
    },
    conflictCheck: (caseId, names) => conflictIn(auditor(), caseId, names),
    reviewed: (caseId, documentIds) => reviewedOf(auditor(), caseId, documentIds),
    withoutSigns: (caseId, lawyers) => withoutSignsOf(auditor(), caseId, lawyers),
    texts: (caseId) => textsOf(auditor(), caseId),
    entities: (caseId) => entitiesOf(auditor(), caseId),
    shared: sharedKnowledgeOf(lw),
    bundles: bundlesOf(lw, () => casework.files(), dataDir),
    attach(opened) {
      product = opened
    },
    async close() {
      await documents?.close()
      await (await speech)?.close?.()
    },
  }
  return casework
}
