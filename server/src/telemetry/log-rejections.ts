import { type ErrorCode, errors } from '@hearback/contract/errors.ts'
import type { Logger } from 'pino'
import type { ErrorDetail } from '../domain/errors.ts'
import { clientHash } from './client-hash.ts'
import { refusals } from './counters.ts'
import { currentRequest } from './request-context.ts'

/** Refusals that are logged: blocked access and signs of guessing. Others, such as invalid forms, are only counted. */
const loggedStatuses: readonly number[] = [401, 403, 429]
const loggedCodes: readonly ErrorCode[] = ['wrong_code', 'wrong_second_code', 'sign_in_expired', 'bad_signature']

/** Counts a refusal, and logs account, route and reason in one line without user input. */
export function logRejection(
  log: Pick<Logger, 'info'>,
  { code, detail }: { code: ErrorCode; detail: ErrorDetail },
): void {
  refusals.inc({ code })
  const { reason, status = errors[code][0] } = detail
  if (!loggedStatuses.includes(errors[code][0]) && !loggedCodes.includes(code) && reason === undefined) return
  const { route, userId, address = '' } = currentRequest() ?? {}
  log.info({ event: 'refused', status, code, reason, route, userId, place: clientHash(address) }, 'refused')
}
