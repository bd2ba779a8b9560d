import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { authenticate, goodSessions } from './features/accounts/account/sessions.service.ts'
import { createCallLimits } from './http/call-limits.ts'
import { clientAddressBy } from './http/client-address.ts'
import { createRealtime, type Realtime } from './realtime/socket-server.ts'

/** The socket server, on the same port. It closes first, so that clients reconnect elsewhere. */
export async function openSocket(server: FastifyInstance, deps: Deps): Promise<Realtime> {
  const { config, db, events, log, redis } = deps
  const addressOf = clientAddressBy(config.trustProxy)
  const limits = createCallLimits(deps.limits)
  const realtime = await createRealtime(server.server, {
    config,
    log,
    redis,
    admit: (request) => limits.limitConnection(addressOf(request)),
    tokens: {
      authenticate: (token) => authenticate(db, token),
      validSessions: (viewers) => goodSessions(db, viewers),
      onEnded: (listener) => events.on('sessions.ended', ({ userId }) => listener(userId)),
    },
  })
  server.addHook('preClose', () => realtime.close())
  return realtime
}
