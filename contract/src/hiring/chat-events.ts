import * as z from 'zod/mini'
import { Notification } from '../accounts/notifications.ts'
import { Id, Instant } from '../values/primitives.ts'
import { FileMessageForm, Message, MessageForm, Seq, Writer } from './chat.ts'

/** A message already stored by REST: the event is only a hint to relay it (product.md section 8). */
const StoredHint = z.object({ _id: Id, chatId: Id })

/**
 * Socket events sent by clients; the server validates them. Each may be acknowledged: `{ success: true, data }` or the
 * body of an error.
 */
export const clientEvents = {
  typing: z.object({ chatId: Id, isTyping: z.boolean('Enter true or false') }),
  sendMessage: z.union([StoredHint, MessageForm], 'Enter a chat and a message'),
  /** Content as bytes in `file`, up to the maximum frame size; larger files go by REST. */
  sendFileMessage: z.union(
    [
      StoredHint,
      z.extend(FileMessageForm, {
        file: z.instanceof(Uint8Array),
        name: z.string().check(z.maxLength(1_000, 'At most 1,000 characters')),
      }),
    ],
    'Enter a chat, a file and its name',
  ),
  /** The chat visible on this device, or null. Subscribes to `typing` and the other user's `presence`. */
  openChat: z.object({ chatId: z.nullable(Id) }),
  delivered: z.object({ chatId: Id, seq: Seq }),
  read: z.object({ chatId: Id, seq: Seq }),
} as const
export type ClientEvent = keyof typeof clientEvents

/** `isTyping` expires after 4 seconds. Colleagues get it too. */
export const Typing = z.object({ chatId: Id, userId: Id, writer: z.optional(Writer), isTyping: z.boolean() })
export type Typing = z.infer<typeof Typing>
export const Presence = z.object({ userId: Id, online: z.boolean(), lastSeen: z.nullable(z.string()) })
export type Presence = z.infer<typeof Presence>
/** Delivery and read positions of `userId` in a chat. */
export const Receipt = z.object({ chatId: Id, userId: Id, deliveredSeq: z.number(), readSeq: z.number(), at: Instant })
export type Receipt = z.infer<typeof Receipt>

/** Socket events sent by the server. */
export const serverEvents = {
  receiveMessage: Message,
  receiveFileMessage: Message,
  /** To users who have the chat open. */
  typing: Typing,
  /** To the user's other devices. */
  notifyTyping: Typing,
  presence: Presence,
  receipt: Receipt,
  /** A chat was created, accepted, declined, blocked or reopened. */
  chatChanged: z.object({ chatId: Id }),
  /** An offer was created or changed its status. */
  offerChanged: z.object({ offerId: Id }),
  /** An application was created or changed its status, or an interview time was picked. Contributors get it too. */
  applicationChanged: z.object({ applicationId: Id }),
  /** A note or scorecard of the company changed, or the criteria of the job. To the members who see the job. */
  evaluationChanged: z.object({ jobId: Id, applicationId: z.optional(Id) }),
  notification: Notification,
  /** Possibly read on another device. */
  notificationsRead: z.object({ unread: z.number() }),
} as const
export type ServerEvent = keyof typeof serverEvents
export type ServerPayload<E extends ServerEvent> = z.infer<(typeof serverEvents)[E]>

/** Reply to `openChat`: the other user's presence, and the highest sequence number, which reveals a gap immediately. */
export const OpenedChat = z.object({ presence: z.nullable(Presence), lastSeq: z.number() })
export type OpenedChat = z.infer<typeof OpenedChat>
