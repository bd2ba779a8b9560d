import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Verification } from '../people/verification.ts'
import { choiceOf } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import {
  exactLine,
  Id,
  Instant,
  idParams,
  Nothing,
  nullish,
  optionalPaging,
  optionalText,
  pageCounts,
  paging,
  text,
  wholeNumber,
} from '../values/primitives.ts'
import { Application, ApplicationStatus } from './applications.ts'

/** One of the two users, as visible to the viewer (product.md section 6.7); `lastSeen` as in `User`. */
export const Participant = z.object({
  _id: Id,
  userType: z.enum(['employer', 'jobseeker']),
  name: z.string(),
  headline: z.nullable(z.string()),
  profilePicture: z.nullable(z.string()),
  lastSeen: z.nullable(z.string()),
  /** Of companies: the best proof of who they are, null if not verified. Optional, because cached copies on devices may lack it. */
  verification: z.optional(z.nullable(Verification)),
})
export type Participant = z.infer<typeof Participant>

/** Warnings for the receiver (product.md section 6.10). */
export const MessageWarning = z.enum(['money', 'bank_details', 'identity_number', 'other_messenger', 'foreign_link'])
export type MessageWarning = z.infer<typeof MessageWarning>

/** Size in bytes. Pictures have a width and height in pixels and a thumbnail; other files are downloads. */
export const MessageFile = z.object({
  name: z.string(),
  size: z.number(),
  mediaType: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  thumbnailUrl: z.nullable(z.string()),
})
export type MessageFile = z.infer<typeof MessageFile>

/** A member who acts in the name of a company that has or had several. */
export const Writer = z.object({ _id: Id, firstName: z.nullable(z.string()) })
export type Writer = z.infer<typeof Writer>

/**
 * `seq` numbers the messages of a chat from 1 without gaps, in the same order for both users. `fileUrl` and
 * `thumbnailUrl` are signed for the reader and expire within minutes; the header auth-token works too. Only the
 * receiver gets warnings. `writer` is the member who wrote in the name of `sender`, if the company has or had several.
 */
export const Message = z.object({
  _id: Id,
  chatId: Id,
  seq: z.number(),
  sender: Id,
  writer: z.optional(Writer),
  content: z.string(),
  clientMessageId: z.nullable(z.string()),
  file: z.nullable(MessageFile),
  fileUrl: z.nullable(z.string()),
  warnings: z.array(MessageWarning),
  deliveredAt: z.nullable(Instant),
  readAt: z.nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Message = z.infer<typeof Message>

/** `request`: the initiator may send one message until the other accepts, replies, declines or blocks. */
export const ChatState = z.enum(['open', 'request', 'declined'])
export type ChatState = z.infer<typeof ChatState>

/** Reason why the viewer may not write; `blocked` was the viewer's decision, `unavailable` the other's. */
export const ChatClosed = z.enum(['request_pending', 'declined', 'blocked', 'unavailable'])
export type ChatClosed = z.infer<typeof ChatClosed>

/** `readSeq` is the viewer's read position; the others' positions give the delivery state of the viewer's messages. */
export const Chat = z.object({
  _id: Id,
  participants: z.array(Participant),
  state: ChatState,
  startedBy: Id,
  closed: z.nullable(ChatClosed),
  /** The other user wrote first, nothing else links the two, and the viewer has neither accepted nor replied. */
  awaitsDecision: z.boolean(),
  lastMessage: z.nullable(Message),
  unreadCount: z.number(),
  lastSeq: z.number(),
  readSeq: z.number(),
  othersReadSeq: z.number(),
  othersDeliveredSeq: z.number(),
  lastMessageAt: z.nullable(Instant),
  /** The latest application between the two. */
  about: z.nullable(
    z.object({
      application: Id,
      job: Id,
      jobTitle: z.string(),
      status: ApplicationStatus,
      answeredAt: z.nullable(Instant),
    }),
  ),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Chat = z.infer<typeof Chat>

/** An application between the two users of a chat, with the steps available to the viewer. */
export const ChatApplication = z.extend(Application, { jobTitle: z.string() })
export type ChatApplication = z.infer<typeof ChatApplication>

export const ClientMessageId = exactLine(100)
export const MessageForm = z.object({
  chatId: Id,
  content: text(limits.message),
  clientMessageId: nullish(ClientMessageId),
})
export type MessageForm = z.output<typeof MessageForm>

/** Form fields sent with a file; they precede the file in the body. */
export const FileMessageForm = z.object({
  chatId: Id,
  content: z._default(optionalText(limits.message), ''),
  clientMessageId: nullish(ClientMessageId),
})
export type FileMessageForm = z.output<typeof FileMessageForm>

const chatParams = z.object({ chatId: Id })
export const Seq = wholeNumber(0, 2_147_483_647)

export const listChats = endpoint({
  method: 'GET',
  path: '/api/chat/chats',
  access: 'member',
  role: 'recruiter',
  summary: 'List the chats of the user, latest message first',
  query: z.object({
    ...optionalPaging,
    filter: z._default(choiceOf(z.enum(['all', 'unread', 'requests'], 'Choose all, unread or requests')), 'all'),
  }),
  reply: z.object({ chats: z.array(Chat), ...pageCounts }),
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/chat/unread',
  access: 'member',
  role: 'recruiter',
  summary: 'Count unread messages and the chats with any, up to 100 chats',
  reply: z.object({ messages: z.number(), chats: z.number() }),
})

export const startChat = endpoint({
  method: 'POST',
  path: '/api/chat/startchat',
  access: 'member',
  role: 'recruiter',
  summary: 'Get or start the chat with a person; without a relation it starts as a request',
  body: z.object({ profileId: Id }),
  reply: z.object({ data: Chat }),
  errors: ['profile_required', 'outreach_limit_reached', 'request_limit_reached'],
})

export const getChat = endpoint({
  method: 'GET',
  path: '/api/chat/chat/:chatId',
  access: 'member',
  role: 'recruiter',
  summary: 'Get a chat with the applications between its participants, latest first',
  params: chatParams,
  reply: z.object({ chat: Chat, applications: z.array(ChatApplication) }),
})

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/chat/messages/:chatId',
  access: 'member',
  role: 'recruiter',
  summary:
    'List messages by page or before or after a sequence number. Each page is oldest first, and page 1 holds the newest',
  params: chatParams,
  query: z.object({
    page: z._default(wholeNumber(1, limits.lastPage), 1),
    limit: z.optional(wholeNumber(1, limits.messagesPage)),
    after: z.optional(Seq),
    before: z.optional(Seq),
  }),
  reply: z.object({
    messages: z.array(Message),
    recipient: Participant,
    ...pageCounts,
    /** Highest sequence number; a client that fetches newer messages continues until it has this one. */
    lastSeq: z.number(),
  }),
})

const sendErrors = ['chat_request_pending', 'chat_closed', 'message_id_reused'] as const

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/chat/sendMessage',
  access: 'member',
  role: 'recruiter',
  summary: 'Send a message; idempotent by clientMessageId',
  body: MessageForm,
  reply: z.object({ data: Message }),
  errors: sendErrors,
})

export const sendFileMessage = endpoint({
  method: 'POST',
  path: '/api/chat/sendFileMessage',
  access: 'member',
  role: 'recruiter',
  summary: 'Send a file: pdf, doc, docx, odt, txt, png, jpg or webp, detected by its content',
  body: FileMessageForm,
  upload: limits.fileBytes,
  reply: z.object({ data: Message }),
  errors: [...sendErrors, 'storage_full'],
})

export const readChat = endpoint({
  method: 'POST',
  path: '/api/chat/read',
  access: 'member',
  role: 'recruiter',
  summary: 'Set the read position; it never moves back',
  body: z.object({ chatId: Id, seq: Seq }),
  reply: z.object({ readSeq: z.number(), unreadCount: z.number() }),
})

export const decideChat = endpoint({
  method: 'POST',
  path: '/api/chat/request/:chatId',
  access: 'member',
  role: 'recruiter',
  summary: 'Accept or decline a request; block works at any time',
  params: chatParams,
  body: z.object({ decision: choiceOf(z.enum(['accept', 'decline', 'block'], 'Choose accept, decline or block')) }),
  reply: z.object({ chat: Chat }),
  errors: ['conflict'],
})

export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/chat/blocked',
  access: 'member',
  role: 'recruiter',
  summary: 'List the chats with blocked users, latest block first',
  query: z.object(paging(30)),
  reply: z.object({ chats: z.array(Chat), ...pageCounts }),
})

export const unblock = endpoint({
  method: 'DELETE',
  path: '/api/chat/blocked/:id',
  access: 'member',
  role: 'recruiter',
  summary: 'Unblock the other user of a chat',
  params: idParams,
  reply: Nothing,
})
