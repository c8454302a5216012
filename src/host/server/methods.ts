import type { FastifyInstance } from 'fastify'
import type { Refusal } from '#kernel/contracts/refusal.ts'

/** Which methods an address answers to. The router itself only tells it of one method at a time, and by pattern. */
export function learnMethods(app: FastifyInstance): (url: string) => string[] {
  const known: Array<{ method: string; pieces: string[] }> = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) known.push({ method: one, pieces: url.split('/') })
  })
  return (url) => {
    const asked = (url.split('?', 1)[0] as string).split('/')
    const fits = (piece: string, at: number) => piece.startsWith(':') || piece === '*' || piece === asked[at]
    const there = known.filter(({ pieces }) => pieces.length === asked.length && pieces.every(fits))
    return [...new Set(there.map(({ method }) => method))].sort()
  }
}

export function wrongMethod(method: string, allowed: string[]): Refusal {
  const next = `Use ${allowed.filter((one) => one !== 'HEAD').join(' or ')} here.`
  return { code: 'http.method', message: `${method} means nothing at this address`, next }
}
