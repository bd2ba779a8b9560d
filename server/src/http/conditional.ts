import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A weak validator for this content or version (RFC 9110 section 8.8.3): weak, because replies may be compressed on the way. */
export const weakEtag = (content: string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/** Sets the ETag header. Returns whether the client has this version: respond 304 without a body then (RFC 9110 section 13.1.2). */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag)
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
  return known.some((tag) => tag === '*' || opaque(tag) === opaque(etag))
}

const opaque = (etag: string) => etag.replace(/^W\//u, '')
