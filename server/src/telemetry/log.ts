import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config/config.ts'
import { redactError } from './redact-error.ts'
import { currentRequest } from './request-context.ts'
import { currentTrace } from './spans.ts'

/** Logs JSON lines to standard error or `destination`; lines of a request carry its id. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  return pino(
    {
      level: logLevel,
      redact: ['req.headers'],
      serializers: { err: redactError },
      mixin: () => ({ reqId: currentRequest()?.requestId, ...currentTrace() }),
    },
    destination,
  )
}
