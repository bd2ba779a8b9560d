import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'

/** Makes plain text a wrong_media_type, which tells clients to send JSON; otherwise validation would refuse it as a wrong shape. */
export const refusePlainText = (app: FastifyInstance): void => app.removeContentTypeParser('text/plain')

/** As the refusal of a body that is not JSON. */
const notUtf8 = () => Object.assign(new SyntaxError('The body is not UTF-8'), { statusCode: 400 })

/**
 * Existing clients send `content-type: application/json` with every call, even without a body. JSON is UTF-8 (RFC 8259
 * section 8.1): other bytes are refused, because their letters would be stored as U+FFFD.
 */
export function allowEmptyJson(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null)
    if (!isUtf8(body)) return done(notUtf8())
    void readJson(request, body.toString(), done)
  })
}
