import type { Chat, Message, MessageFile, MessageWarning, Participant } from '@hearback/contract/hiring/chat.ts'
import type { CompanyCard } from '@hearback/contract/people/employers.ts'
import type { SeekerCard } from '../../seekers/profile/seekers.service.ts'
import { otherOf, type Side, socketPrefix } from './chat.rules.ts'
import type { ListedChatRow } from './chat-lists.sql.ts'
import type { MessageRow } from './messages.sql.ts'
import type { Writer } from './writers.sql.ts'

const instant = (date: Date | null): string | null => date?.toISOString() ?? null

function fileView(row: MessageRow): MessageFile | null {
  if (row.file_name === null || row.file_size === null || row.file_media_type === null) return null
  return {
    name: row.file_name,
    size: row.file_size,
    mediaType: row.file_media_type,
    width: row.file_width,
    height: row.file_height,
    thumbnailUrl: null,
  }
}

export const writerView = ({ id, firstName }: Writer) => ({ _id: id, firstName })

/** A message without reader-specific fields: with all warnings, and without the URL of its file. */
export function messageView(row: MessageRow): Message {
  const createdAt = row.message_created_at.toISOString()
  return {
    _id: row.message_id,
    chatId: row.message_chat_id,
    seq: row.message_seq,
    sender: row.sender_id,
    ...(row.writer && { writer: writerView(row.writer) }),
    content: row.content,
    clientMessageId: row.client_message_id?.startsWith(socketPrefix) ? null : row.client_message_id,
    file: fileView(row),
    fileUrl: null,
    warnings: row.warnings as MessageWarning[],
    deliveredAt: instant(row.delivered_at),
    readAt: instant(row.read_at),
    createdAt,
    updatedAt: (row.read_at ?? row.delivered_at)?.toISOString() ?? createdAt,
  }
}

/** Signs the URL of a file for a reader. */
export type Sign = (path: string, reader: string) => string

/**
 * The message as seen by one of the two: signed URLs, warnings only for the recipient, the client id only for the
 * sender. Job seekers see only writers who have a name.
 */
export function messageFor(message: Message, reader: string, sign: Sign): Message {
  const { writer, ...anonymous } = message
  const isOwn = message.sender === reader
  const path = `/files/chat/${message._id}`
  const { file } = message
  return {
    ...(writer && (isOwn || writer.firstName !== null) ? message : anonymous),
    clientMessageId: isOwn ? message.clientMessageId : null,
    warnings: isOwn ? [] : message.warnings,
    file: file && { ...file, thumbnailUrl: file.width === null ? null : sign(`${path}/thumbnail`, reader) },
    fileUrl: file && sign(path, reader),
  }
}

/** The stored message that a client's event refers to; undefined for a new message. */
export const storedIn = (payload: object): { id: string; chatId: string } | undefined =>
  '_id' in payload ? { id: (payload as StoredHint)._id, chatId: (payload as StoredHint).chatId } : undefined
interface StoredHint {
  _id: string
  chatId: string
}

interface People {
  readonly companies: ReadonlyMap<string, CompanyCard>
  readonly seekers: ReadonlyMap<string, SeekerCard>
  readonly lastSeen: ReadonlyMap<string, string | null>
}

export function companyParticipant(id: string, { companies, lastSeen }: People): [string, Participant] {
  const company = companies.get(id)
  return [
    id,
    {
      _id: id,
      userType: 'employer',
      name: company?.businessName ?? 'A former company',
      headline: company?.industryType ?? null,
      profilePicture: company?.profilePicture ?? null,
      lastSeen: lastSeen.get(id) ?? null,
      verification: company?.verification ?? null,
    },
  ]
}

/** A person no longer visible to the viewer is shown without a name; their messages stay. */
export function seekerParticipant(id: string, { seekers, lastSeen }: People): [string, Participant] {
  const seeker = seekers.get(id)
  return [
    id,
    {
      _id: id,
      userType: 'jobseeker',
      name: seeker?.displayName ?? 'Job seeker',
      headline: seeker?.jobTitle ?? null,
      profilePicture: seeker?.profilePicture ?? null,
      lastSeen: seeker ? (lastSeen.get(id) ?? null) : null,
    },
  ]
}

export interface Around {
  readonly viewerId: string
  readonly participants: ReadonlyMap<string, Participant>
  readonly sign: Sign
}

/** A chat as seen by one of its two people. */
export function chatView(row: ListedChatRow, side: Side, { viewerId, participants, sign }: Around): Chat {
  const other = otherOf(side)
  const last = row.message_id === null ? null : messageView(row as MessageRow)
  return {
    _id: row.id,
    participants: [row.employer_id, row.seeker_id].flatMap((id) => participants.get(id) ?? []),
    state: row.state as Chat['state'],
    startedBy: row.started_by === 'employer' ? row.employer_id : row.seeker_id,
    closed: row.closed,
    awaitsDecision: row.awaits_decision,
    lastMessage: last && messageFor(last, viewerId, sign),
    unreadCount: row.own_unread ?? row[`${side}_unread`],
    lastSeq: row.last_seq,
    readSeq: row.own_read_seq ?? row[`${side}_read_seq`],
    othersReadSeq: row[`${other}_read_seq`],
    othersDeliveredSeq: row[`${other}_delivered_seq`],
    lastMessageAt: instant(row.last_message_at),
    about: aboutView(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

function aboutView(row: ListedChatRow): Chat['about'] {
  const { application_id: application, job_id: job, job_title: jobTitle, application_status: status } = row
  if (application === null || job === null || jobTitle === null || status === null) return null
  const answeredAt = instant(row.application_answered_at)
  return { application, job, jobTitle, status: status as NonNullable<Chat['about']>['status'], answeredAt }
}
