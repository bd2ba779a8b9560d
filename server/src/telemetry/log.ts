import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'
import { loggableError } from './loggable-error.ts'
import { requestNow } from './request-context.ts'
import { traceNow } from './spans.ts'

/** Logs JSON lines to standard error or `destination`; lines of a request carry its id. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  return pino(
    {
      level: logLevel,
      redact: ['req.headers'],
      serializers: { err: loggableError },
      mixin: () => ({ reqId: requestNow()?.requestId, ...traceNow() }),
    },
    destination,
  )
}
