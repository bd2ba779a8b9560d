import type { FastifyInstance } from 'fastify'

/** Makes plain text a wrong_media_type, which tells clients to send JSON; otherwise validation would refuse it as a wrong shape. */
export const refusePlainText = (app: FastifyInstance): void => app.removeContentTypeParser('text/plain')

/** Existing clients send `content-type: application/json` with every call, even without a body. */
export function allowEmptyJson(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : readJson(request, body, done),
  )
}
