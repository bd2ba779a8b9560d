import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, errors } from '@hearback/contract/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../domain/errors.ts'
import { errorBodyOf, refusalOf, sendRefusal } from './error-handler.ts'
import { isNavigation, refusalPage, refusalPageHeaders } from './refusal-page/refusal-page.ts'

/** Parser errors with their own status. */
const known: Record<string, readonly [status: number, code: ErrorCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'malformed'],
}

/**
 * Responds to a request that cannot be parsed with the usual error body or page, and closes the connection: the start
 * of the next request is unknown.
 */
export function replyToMalformedRequest(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code] = known[error.code ?? ''] ?? [errors.malformed[0], 'malformed']
  const message = sentences[status] ?? errors[code][1]
  const headers = headersIn(error.rawPacket)
  const isPage = isNavigation(headers)
  const body = isPage
    ? refusalPage({ code, status, message }, { method: '', url: '', headers })
    : JSON.stringify(errorBodyOf(new AppError(code, { message })))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(isPage ? refusalPageHeaders : jsonHeaders).map((header) => header.join(': ')),
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** The headers that decide the response format, from a packet that the parser gave up on. Browsers send them before cookies. */
function headersIn(packet: unknown): IncomingHttpHeaders {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
  return Object.fromEntries(
    [...text.matchAll(/^(accept|accept-language|sec-fetch-mode): *([^\r\n]*)/gim)].map(([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ]),
  )
}

const sentences: Record<number, string> = {
  400: 'We couldn’t read the request.',
  408: 'The request took too long to arrive.',
  431: 'The address or headers of the request are too large.',
}

/** Refuses a URL that cannot be decoded or has an oversized parameter. Fastify calls this before routing. */
export function replyToMalformedUrl(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'x-request-id': request.id })
  sendRefusal(request, reply, refusalOf(new AppError('malformed', { message: 'We couldn’t read the address.' })))
}

/** Refuses requests with two Host headers, which a proxy may read differently, and compressed bodies. */
export function guardRequestSmuggling(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders, headers } }) => {
    if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      throw new AppError('malformed', { message: 'The request has two Host headers.' })
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new AppError('wrong_media_type', { message: 'Send the body uncompressed.' })
  })
}
