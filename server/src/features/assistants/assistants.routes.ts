import { errors } from '@hearback/contract/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { type Api, callInProcess } from '../../http/bind.ts'
import { refusalOf } from '../../http/error-handler.ts'
import { isSameOrigin } from '../../http/outbox/same-origin.ts'
import { llmsText } from './llms.view.ts'
import { answerPost } from './mcp.service.ts'
import { type McpReply, rpcCodes, rpcError } from './mcp-reply.view.ts'

/** Far above the largest search with all filters. */
const maxBodyBytes = 64 * 1024

/** For AI assistants: `/llms.txt`, and the MCP server at `/mcp` (specification 18.4). */
export function assistantsRoutes(api: Api, { config }: Pick<Deps, 'config'>): void {
  const { publicUrl: site, mcp } = config
  api.app.get('/llms.txt', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(llmsText(site, { mcp })),
  )
  if (!mcp) return
  void api.app.register((scope, _options, done) => {
    rpcErrors(scope)
    scope.addHook('onRequest', async (request) => requireOrigin(request, api.origins))
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, parsed) =>
      parsed(null, body),
    )
    // The tools select the fields of their results, so replies are not parsed: that took as long as a search.
    const context = { call: callInProcess(api, { parsesReply: false }), site }
    scope.post('/mcp', async (request, reply) => {
      const version = request.headers['mcp-protocol-version']
      const answer = await answerPost(context, {
        text: typeof request.body === 'string' ? request.body : '',
        headers: request.headers,
        version: typeof version === 'string' ? version : undefined,
        count: (messages) => api.limits.limitTools(request.ip, messages),
      })
      return send(reply, answer)
    })
    // Without sessions there is no stream to open and none to end (Streamable HTTP, "Listening for messages from the server").
    scope.route({
      method: ['GET', 'DELETE'],
      url: '/mcp',
      handler: (_request, reply) =>
        send(reply.header('allow', 'POST'), rpcError(405, rpcCodes.transport, 'Send messages by POST.')),
    })
    done()
  })
}

const send = (reply: FastifyReply, { status, headers, body }: McpReply) =>
  reply
    .code(status)
    .headers(headers)
    .send(body ?? undefined)

/**
 * Refuses pages of other sites (DNS rebinding). Programs send no Origin. The host is checked before (allowed-hosts.ts), so a
 * page of the requested host is one of ours.
 */
function requireOrigin(request: FastifyRequest, { publicUrl, corsOrigins }: Api['origins']): void {
  const { origin } = request.headers
  if (origin === undefined || corsOrigins.includes(origin) || isSameOrigin(request, publicUrl)) return
  throw new AppError('not_allowed', { reason: 'origin', message: 'Pages of this origin may not call this server.' })
}

/** Errors as JSON-RPC, also those before the handler. */
function rpcErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    const { code, message, detail } = refusalOf(error)
    if (code === 'internal') request.log.error({ err: error }, 'request failed')
    const status = detail.status ?? errors[code][0]
    if (status === 429 || status === 503) reply.header('retry-after', detail.retryAfterSeconds ?? 5)
    return send(reply, rpcError(status, code === 'internal' ? rpcCodes.internal : rpcCodes.transport, message))
  })
}
