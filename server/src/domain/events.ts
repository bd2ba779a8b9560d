import type { Notification } from '@hearback/contract/accounts/notifications.ts'
import type { Message } from '@hearback/contract/hiring/chat.ts'
import type { Receipt } from '@hearback/contract/hiring/chat-events.ts'
import type { Logger } from 'pino'
import type { Tx } from '../db/database.ts'
import type { CompanyId, PersonId } from '../db/ids.ts'

/** Domain events: published within a transaction, emitted after its commit. */
export interface DomainEvents {
  'account.created': { userId: string; userType: 'employer' | 'jobseeker' }
  /** Participants restore content that was hidden while the account was to be deleted. */
  'account.signedIn': { userId: string }
  'sessions.ended': { userId: string }
  'employer.changed': { employerId: CompanyId }
  'photos.changed': { employerId: CompanyId }
  /** `timeZone` is that of the device; null if it did not tell. Participants plan the mails of the follower. */
  'company.followed': { seekerId: string; timeZone: string | null }
  'seeker.changed': { seekerId: string }
  /** A signed-in seeker opened the job. */
  'job.viewed': { jobId: string; seekerId: string }
  'job.changed': { jobId: string; employerId: CompanyId }
  'application.received': { applicationId: string; employerId: CompanyId; seekerId: string }
  'application.moved': { applicationId: string; employerId: CompanyId; seekerId: string; to: string }
  'application.answered': { applicationId: string; employerId: CompanyId; seekerId: string }
  /** A note, a scorecard or criteria changed; `applicationId` is missing for criteria. Applicants never hear of it. */
  'evaluation.changed': { jobId: string; applicationId?: string; employerId: CompanyId }
  /** The company claimed an answer given elsewhere, or the seeker objected; a claim that counts is `application.answered`. */
  'claim.changed': { applicationId: string; employerId: CompanyId; seekerId: string }
  /** The seeker asked again for an answer. */
  'application.nudged': { applicationId: string; employerId: CompanyId; seekerId: string }
  /** A review was shown, replied to, removed or restored. */
  'reviews.changed': { subjectId: string }
  'chat.changed': { chatId: string; employerId: CompanyId; seekerId: string }
  /** `connectionId`: the socket of the sender, which gets an acknowledgement instead. `isTold`: its reader gets a notification of it. */
  'message.sent': { message: Message; employerId: CompanyId; seekerId: string; connectionId?: string; isTold?: boolean }
  /** A client sent a message again whose push may be lost: the process that stored it may have ended before pushing. */
  'message.repeated': {
    messageId: string
    chatId: string
    employerId: CompanyId
    seekerId: string
    connectionId?: string
  }
  /** `told`: what the other side of the chat sees; `own`: the position of the user who read. */
  'messages.marked': { told?: { receipt: Receipt; otherId: string }; own: Receipt; userId: PersonId }
  'notification.sent': { userId: string; notification: Notification }
  'notifications.read': { userId: string; unread: number }
  /** A time was picked, or the interview was canceled or marked; a new invitation is `application.moved`. */
  'interview.changed': { applicationId: string; employerId: CompanyId; seekerId: string }
  'offer.changed': { offerId: string; employerId: CompanyId; seekerId: string }
  /** An owner asked for a test event or a replay. */
  'webhooks.requested': object
}

/** Events that change what visitors see. */
export const publicChanges = ['job.changed', 'employer.changed', 'photos.changed', 'reviews.changed'] as const

/** Records an event of the running transaction. */
export type Publish = <K extends keyof DomainEvents>(name: K, event: DomainEvents[K]) => void

type Listener<E> = (event: E) => void | Promise<void>
type Participant<E> = (tx: Tx, publish: Publish, event: E) => Promise<void>

export interface Events {
  on<K extends keyof DomainEvents>(name: K, listener: Listener<DomainEvents[K]>): void
  /** Runs within the publishing transaction, before its commit; an error rolls back and is returned to the caller. */
  onBeforeCommit<K extends keyof DomainEvents>(name: K, participant: Participant<DomainEvents[K]>): void
  runParticipants<K extends keyof DomainEvents>(
    tx: Tx,
    publish: Publish,
    name: K,
    event: DomainEvents[K],
  ): Promise<void>
  /** Calls the listeners, after the commit. */
  emit<K extends keyof DomainEvents>(name: K, event: DomainEvents[K]): void
}

/** Event listeners of this process. A failing listener is logged and does not affect others; work that must not be lost belongs in the queue. */
export function createEvents(log: Logger): Events {
  const listeners = new Map<keyof DomainEvents, Listener<never>[]>()
  const participants = new Map<keyof DomainEvents, Participant<never>[]>()
  return {
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener as Listener<never>])
    },
    onBeforeCommit(name, participant) {
      participants.set(name, [...(participants.get(name) ?? []), participant as Participant<never>])
    },
    async runParticipants(tx, publish, name, event) {
      for (const participant of participants.get(name) ?? []) await participant(tx, publish, event as never)
    },
    emit(name, event) {
      for (const listener of listeners.get(name) ?? []) {
        Promise.resolve()
          .then(() => listener(event as never))
          .catch((error: unknown) => log.error({ err: error, event: name }, 'a listener failed'))
      }
    },
  }
}
