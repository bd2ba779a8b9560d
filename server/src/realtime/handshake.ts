import type { IncomingHttpHeaders } from 'node:http'
import type { Server, Socket } from 'socket.io'
import { AppError } from '../errors.ts'
import { admit, viewerOf } from '../http/access.ts'
import { bodyOf } from '../http/error-handler.ts'
import { personRoom, type Tokens } from './screens.ts'

/** Tabs and devices of one person on one process. */
const screensPerPerson = 20

/** Programs send no Origin; a browser's must be ours, or any page could speak for whoever looks at it. */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  return origin === new URL(publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === host)
}

/** Signs a socket in by `auth: { token }` or the header auth-token; a refusal carries the body of product.md section 4 as `data`. */
export const admitScreen = (io: Server, tokens: Tokens) => (socket: Socket, next: (error?: Error) => void) => {
  const token: unknown = socket.handshake.auth.token ?? socket.handshake.headers['auth-token']
  viewerOf(tokens.authenticate, token)
    .then((viewer) => {
      admit('member', viewer)
      const screens = io.sockets.adapter.rooms.get(personRoom(viewer?.userId ?? ''))?.size ?? 0
      if (screens >= screensPerPerson) {
        throw new AppError('too_many_requests', { message: 'You are connected too many times. Close some tabs.' })
      }
      socket.data.viewer = viewer
      next()
    })
    .catch((error: unknown) => next(Object.assign(new Error('refused'), { data: bodyOf(error) })))
}
