import type { FastifyInstance } from 'fastify'

/** Calls take JSON: text of no kind would be refused for its shape, which says nothing about what to send instead. */
export const refusePlainText = (app: FastifyInstance): void => app.removeContentTypeParser('text/plain')

/** Older clients announce JSON with every call, also with those that have no body. */
export function allowEmptyJson(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : readJson(request, body, done),
  )
}
