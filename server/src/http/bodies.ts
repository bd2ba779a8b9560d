import type { FastifyInstance } from 'fastify'

/** Calls take JSON: text of no kind would be refused for its shape, which says nothing about what to send instead. */
export const refusePlainText = (app: FastifyInstance): void => app.removeContentTypeParser('text/plain')
