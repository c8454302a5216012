import type { OutreachServices } from '#apps/outreach/tools/services.ts'

/** For campaigns of which only the tables are measured: nothing outside is reached. */
export const unusedSite: OutreachServices = {
  channel: () => Promise.reject(new Error('no channel here')),
  browser: () => Promise.reject(new Error('no browser here')),
  hostsOf: () => [],
  governorOf: () => {
    throw new Error('no account here')
  },
  sandbox: {
    ready: async () => ({ ok: false, refusal: { code: 'sandbox.off', message: 'not here', next: 'None.' } }),
    run: () => Promise.reject(new Error('no sandbox here')),
  },
  readBlob: async () => null,
  leadFacts: async () => [],
}
