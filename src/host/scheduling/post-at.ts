import { join } from 'node:path'
import { type OpenPost, openPost } from '#apps/scheduling/services/post.ts'
import { systemClock } from '#system/clock.ts'
import { type Installation, secretsAt } from '../installation.ts'
import { readPostFile } from './post-file.ts'

/** The post of an installation: post.yaml in its data folder, and what is built in. */
export function postAt(installation: Installation, log: (line: string) => void): OpenPost {
  const { dataDir } = installation
  return openPost({
    dataDir,
    settings: readPostFile(join(dataDir, 'post.yaml')),
    secret: async (name) => (await secretsAt(installation)).get(name),
    clock: systemClock,
    log,
  })
}

/** For whoever reads packs and never lets them work. */
export function unusedPost(dataDir: string): OpenPost {
  const settings = { accounts: new Map(), calendars: new Map() }
  return openPost({ dataDir, settings, secret: async () => null, clock: systemClock, log: () => {} })
}
