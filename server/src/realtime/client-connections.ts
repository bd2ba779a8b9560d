import type { Viewer } from '../domain/viewer.ts'

/** A connected socket: a tab, a phone, a program. */
export interface ClientConnection {
  readonly id: string
  readonly viewer: Viewer
  join(room: string): Promise<void>
  leave(room: string): Promise<void>
  /** Whether it is in the room now. `removeFromRooms` on any process removes it. */
  isIn(room: string): boolean
}

/** The room of all sockets of an account. */
export const userRoom = (userId: string): string => `person:${userId}`
/** All connections of a job seeker, or of every member of a company. */
export const partyRoom = (partyId: string): string => `party:${partyId}`

/** The token checks that the socket server needs. */
export interface Tokens {
  authenticate(token: string): Promise<Viewer | undefined>
  /** Returns the ids of sessions that are still valid, with the same company and role. */
  validSessions(viewers: readonly Viewer[]): Promise<ReadonlySet<string>>
  /** Subscribes to accounts whose sessions have ended, or whose company or role has changed. */
  onEnded(listener: (userId: string) => void): void
}
