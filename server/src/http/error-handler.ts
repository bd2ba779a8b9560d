import { type ErrorCode, errors } from '@hearback/contract/errors.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isCanceled, isConnectionError } from '../db/hosts/connection-errors.ts'
import { AppError, type ErrorDetail } from '../domain/errors.ts'
import { logRejection } from '../telemetry/log-rejections.ts'
import { isNavigation, refusalPage, refusalPageHeaders } from './refusal-page/refusal-page.ts'
import { runInRequestContext } from './request-context.ts'
import { addVary } from './vary.ts'

interface Refusal {
  code: ErrorCode
  message: string
  detail: ErrorDetail
}

/**
 * Turns every error into the error body of product.md section 4, or into a page for browser navigations. Unexpected
 * errors are logged and reported only as `internal`.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) =>
    runInRequestContext(request, () => {
      const refusal = refusalOf(error)
      if (refusal.code === 'internal' || refusal.code === 'unavailable')
        request.log.error({ err: error }, 'request failed')
      logRejection(request.log, refusal)
      return sendRefusal(request, reply, refusal)
    }),
  )
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, noSuchCall(request)))
}

/** Sends a refusal as a page to a browser that navigates, else as the error body. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { code, message, detail } = refusal
  const { retryAfterSeconds, status = errors[code][0] } = detail
  if (errors[code][0] === 429 || code === 'unavailable') reply.header('retry-after', retryAfterSeconds ?? 5)
  if (detail.challenge) reply.header('www-authenticate', detail.challenge)
  reply.code(status)
  if (!isNavigation(request.headers)) return reply.send(refusalBody(refusal))
  return addVary(reply, 'accept, accept-language, referer')
    .headers(refusalPageHeaders)
    .send(refusalPage({ code, status, message, retryAfterSeconds }, request))
}

function refusalBody({ code, message, detail }: Refusal) {
  const {
    retryAfterSeconds: _seconds,
    message: _said,
    reason: _reason,
    status: _status,
    challenge: _,
    ...rest
  } = detail
  return { success: false, error: message, message, code, ...rest }
}

/** The error body for acknowledgements of socket events. */
export const errorBodyOf = (error: unknown) => refusalBody(refusalOf(error))

const noSuchCall = ({ method, url }: FastifyRequest): Refusal => ({
  code: 'not_found',
  message: `There is no ${method} ${truncate(url.split('?')[0] ?? '', 200)}.`,
  detail: {},
})

export function refusalOf(error: unknown): Refusal {
  if (error instanceof AppError) return { code: error.code, message: error.message, detail: error.detail }
  const code = codeOf(error as { code?: string; statusCode?: number })
  return { code, message: errors[code][1], detail: {} }
}

function codeOf(error: { code?: string; statusCode?: number; message?: string }): ErrorCode {
  const { statusCode = 500 } = error
  if (isConnectionError(error) || isCanceled(error)) return 'unavailable'
  if (statusCode === 413) return 'too_large'
  if (statusCode === 415 || statusCode === 406) return 'wrong_media_type'
  if (statusCode === 429) return 'too_many_requests'
  if (statusCode === 503) return 'unavailable'
  return statusCode >= 400 && statusCode < 500 ? 'malformed' : 'internal'
}
