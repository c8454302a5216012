import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { SettingsService } from '../settings/service.ts'
import { FILE_TYPE } from './request-guard.ts'
import * as ask from './settings-schemas.ts'

const AT = '/api/settings'

interface Parts<P extends TSchema, B extends TSchema> {
  params?: P
  body?: B
  answer?: TSchema
}

/** What this installation is made of, for the operator alone: the gate lets no user's token get here. */
export function addSettingsRoutes(app: FastifyInstance, settings: SettingsService): void {
  function on<P extends TSchema, B extends TSchema>(
    [method, path, operationId]: ['GET' | 'POST', string, string],
    { answer, ...asked }: Parts<P, B>,
    work: (request: { params: Static<P>; body: Static<B> }, reply: FastifyReply) => unknown,
  ): void {
    const response = answer ? { 200: answer } : {}
    const schema = { operationId, tags: ['settings'], ...asked, response } as FastifySchema
    const handler = async (request: FastifyRequest, reply: FastifyReply) => work(request as never, reply)
    app.route({ method, url: `${AT}${path}`, schema, handler })
  }

  on(['GET', '', 'readSettings'], { answer: ask.answers.overview }, () => settings.overview())
  on(['GET', '/features', 'probeFeatures'], { answer: ask.answers.features }, async () => ({
    features: await settings.features(),
  }))
  on(['GET', '/mounts', 'listMounts'], { answer: ask.answers.mounts }, async () => ({
    mounts: await settings.mounts(),
  }))
  on(['GET', '/policies', 'showPolicies'], { answer: ask.answers.policies }, async () => ({
    policies: await settings.policies(),
  }))

  on(['GET', '/secrets', 'listSecrets'], { answer: ask.answers.secrets }, () => settings.secrets())
  on(['POST', '/secrets', 'setSecret'], { body: ask.SetSecret, answer: ask.answers.secretSet }, ({ body }) =>
    settings.setSecret(body.name, body.value),
  )
  on(
    ['POST', '/secrets/remove', 'removeSecret'],
    { body: ask.RemoveSecret, answer: ask.answers.secretRemoved },
    async ({ body }) => ({ removed: await settings.removeSecret(body.name) }),
  )

  const { backups } = settings
  on(['GET', '/backups', 'listBackups'], { answer: ask.answers.backups }, () => backups.list())
  on(['POST', '/backups', 'startBackup'], { body: ask.Nothing, answer: ask.answers.work }, () => backups.start())
  on(['POST', '/backups/cancel', 'cancelBackup'], { body: ask.Nothing, answer: ask.answers.cancelled }, async () => ({
    cancelled: await backups.cancel(),
  }))
  on(
    ['POST', '/backups/:file/check', 'checkBackup'],
    { params: ask.ByFile, body: ask.Nothing, answer: ask.answers.work },
    ({ params }) => backups.check(params.file),
  )
  on(['GET', '/backups/:file', 'downloadBackup'], { params: ask.ByFile }, async ({ params: { file } }, reply) => {
    const { sizeBytes, bytes } = await backups.read(file)
    return reply
      .type(FILE_TYPE)
      .header('content-length', sizeBytes)
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(bytes)
  })
}
