import * as z from 'zod/mini'
import { FileMessageForm, Message, MessageForm, Seq } from './chat.ts'
import { Notification } from './notifications.ts'
import { Id, Instant } from './primitives.ts'

/** A message that REST has stored already: the event is only a hint to relay it (product.md section 8). */
const StoredHint = z.object({ _id: Id, chatId: Id })

/**
 * What a client sends over the socket, by event; parsed on arrival. Each may be acknowledged: `{ success: true, data }`
 * or the body of an error.
 */
export const clientEvents = {
  typing: z.object({ chatId: Id, isTyping: z.boolean('Give true or false') }),
  sendMessage: z.union([StoredHint, MessageForm], 'Name the chat, and write a message'),
  /** Content as bytes in `file`, up to the greatest size of a frame; larger ones go by REST. */
  sendFileMessage: z.union(
    [
      StoredHint,
      z.extend(FileMessageForm, {
        file: z.instanceof(Uint8Array),
        name: z.string().check(z.maxLength(1_000, 'At most 1,000 characters')),
      }),
    ],
    'Name the chat, and give a file and its name',
  ),
  /** The chat that this screen shows now, null for none: it hears `typing` and the other's `presence`. */
  openChat: z.object({ chatId: z.nullable(Id) }),
  delivered: z.object({ chatId: Id, seq: Seq }),
  read: z.object({ chatId: Id, seq: Seq }),
} as const
export type ClientEvent = keyof typeof clientEvents

/** `isTyping` ends by itself after 4 seconds. */
export const Typing = z.object({ chatId: Id, userId: Id, isTyping: z.boolean() })
export const Presence = z.object({ userId: Id, online: z.boolean(), lastSeen: z.nullable(z.string()) })
export type Presence = z.infer<typeof Presence>
/** How far `userId` has got in a chat. */
export const Receipt = z.object({ chatId: Id, userId: Id, deliveredSeq: z.number(), readSeq: z.number(), at: Instant })
export type Receipt = z.infer<typeof Receipt>

/** What the server sends, by event. */
export const serverEvents = {
  receiveMessage: Message,
  receiveFileMessage: Message,
  /** To those who have the chat open. */
  typing: Typing,
  /** To the person's other screens. */
  notifyTyping: Typing,
  presence: Presence,
  receipt: Receipt,
  /** A chat is new, or was accepted, declined, blocked or opened again. */
  chatChanged: z.object({ chatId: Id }),
  /** An offer was made or took a step. */
  offerChanged: z.object({ offerId: Id }),
  /** An application was made or took a step, or an interview was picked. */
  applicationChanged: z.object({ applicationId: Id }),
  notification: Notification,
  /** On another screen, perhaps. */
  notificationsRead: z.object({ unread: z.number() }),
} as const
export type ServerEvent = keyof typeof serverEvents
export type ServerPayload<E extends ServerEvent> = z.infer<(typeof serverEvents)[E]>

/** What `openChat` answers: whether the other is here, and the newest number, so that a gap shows at once. */
export const OpenedChat = z.object({ presence: z.nullable(Presence), lastSeq: z.number() })
export type OpenedChat = z.infer<typeof OpenedChat>
