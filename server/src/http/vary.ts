import type { FastifyReply } from 'fastify'

/** Names request headers that the reply depends on (RFC 9110 section 12.5.5), beside those named before, such as Origin for CORS. */
export const addVary = (reply: FastifyReply, names: string): FastifyReply =>
  reply.header('vary', [reply.getHeader('vary') ?? [], names].flat().join(', '))
