import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'
import { loggableError } from './loggable-error.ts'
import { requestNow } from './request-context.ts'
import { traceNow } from './spans.ts'

/** JSON lines on standard error, or at `destination`; what is written in the course of a request carries its id. */
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
