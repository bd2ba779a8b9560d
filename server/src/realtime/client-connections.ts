import type { Viewer } from '../domain/viewer.ts'

/** One connected socket: a tab, a phone, a program. */
export interface ClientConnection {
  readonly id: string
  readonly viewer: Viewer
  join(room: string): Promise<void>
  leave(room: string): Promise<void>
  /** Whether it is in the room now; `vacate` on any process puts it out. */
  isIn(room: string): boolean
}

/** All screens of a person. */
export const userRoom = (userId: string): string => `person:${userId}`

/** What the socket asks about tokens. */
export interface Tokens {
  authenticate(token: string): Promise<Viewer | undefined>
  /** Those of the sessions that are still good. */
  stillGood(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Hears of a person whose sessions ended. */
  onEnded(listener: (userId: string) => void): void
}
