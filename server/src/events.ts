import type { Message } from '@hearback/contract/chat.ts'
import type { Receipt } from '@hearback/contract/chat-events.ts'
import type { Notification } from '@hearback/contract/notifications.ts'
import type { Logger } from 'pino'
import type { Tx } from './db/database.ts'

/** What happened, in domain words; published within a transaction, delivered after its commit. */
export interface DomainEvents {
  'account.created': { userId: string; userType: 'employer' | 'jobseeker' }
  /** Whoever takes part brings back what was put away while the account was to be deleted. */
  'account.signedIn': { userId: string }
  'sessions.ended': { userId: string }
  'employer.changed': { employerId: string }
  'seeker.changed': { seekerId: string }
  'job.changed': { jobId: string; employerId: string }
  'application.received': { applicationId: string; employerId: string; seekerId: string }
  'application.moved': { applicationId: string; employerId: string; seekerId: string; to: string }
  'application.answered': { applicationId: string; employerId: string; seekerId: string }
  /** What others read about somebody: a review shown, replied to, removed or brought back. */
  'reviews.changed': { subjectId: string }
  'chat.changed': { chatId: string; employerId: string; seekerId: string }
  /** `screenId`: the socket that sent it, which has the acknowledgement. `isTold`: its reader is told of it by a notification. */
  'message.sent': { message: Message; employerId: string; seekerId: string; screenId?: string; isTold?: boolean }
  /** A message came again that has not reached the other: whoever stored it may have ended before it was pushed. */
  'message.repeated': { messageId: string; employerId: string; seekerId: string; screenId?: string }
  'messages.marked': { receipt: Receipt; employerId: string; seekerId: string }
  'notification.sent': { userId: string; notification: Notification }
  'notifications.read': { userId: string; unread: number }
  'interview.picked': { applicationId: string; employerId: string; seekerId: string }
  'offer.changed': { offerId: string; employerId: string; seekerId: string }
}

/** After these visitors see something else than before. */
export const publicChanges = ['job.changed', 'employer.changed', 'reviews.changed'] as const

/** Notes an event of the transaction that runs. */
export type Publish = <K extends keyof DomainEvents>(name: K, event: DomainEvents[K]) => void

type Listener<E> = (event: E) => void | Promise<void>
type Participant<E> = (tx: Tx, publish: Publish, event: E) => Promise<void>

export interface Events {
  on<K extends keyof DomainEvents>(name: K, listener: Listener<DomainEvents[K]>): void
  /** Takes part in the transaction that publishes, before its commit: what it throws undoes all, and is answered. */
  join<K extends keyof DomainEvents>(name: K, participant: Participant<DomainEvents[K]>): void
  takePart<K extends keyof DomainEvents>(tx: Tx, publish: Publish, name: K, event: DomainEvents[K]): Promise<void>
  deliver<K extends keyof DomainEvents>(name: K, event: DomainEvents[K]): void
}

/** Listeners within this process. One that fails is logged and disturbs nobody; what must not be lost belongs into the queue. */
export function createEvents(log: Logger): Events {
  const listeners = new Map<keyof DomainEvents, Listener<never>[]>()
  const participants = new Map<keyof DomainEvents, Participant<never>[]>()
  return {
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener as Listener<never>])
    },
    join(name, participant) {
      participants.set(name, [...(participants.get(name) ?? []), participant as Participant<never>])
    },
    async takePart(tx, publish, name, event) {
      for (const participant of participants.get(name) ?? []) await participant(tx, publish, event as never)
    },
    deliver(name, event) {
      for (const listener of listeners.get(name) ?? []) {
        Promise.resolve()
          .then(() => listener(event as never))
          .catch((error: unknown) => log.error({ err: error, event: name }, 'a listener failed'))
      }
    },
  }
}
