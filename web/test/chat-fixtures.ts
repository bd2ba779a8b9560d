import type { Chat, Message, Participant } from '@hearback/contract/hiring/chat.ts'

export const chatId = '01a1ff6f-2694-7772-bd72-625ca24d1a00'
/** The signed-in seeker. */
export const ana = '01a1ff6f-2694-7772-bd72-625ca24d1a01'
/** The employer. */
export const bob = '01a1ff6f-2694-7772-bd72-625ca24d1a02'

const FIRST = Date.parse('2026-11-20T09:00:00Z')
const hex = (count: number) => count.toString(16).padStart(12, '0')

/** A message of the employer by default; one minute apart. */
export function aMessage(seq: number, part: Partial<Message> = {}): Message {
  const at = new Date(FIRST + seq * 60_000).toISOString()
  return {
    _id: `01a1ff6f-2694-7772-bd72-${hex(seq)}`,
    chatId,
    seq,
    sender: bob,
    content: `Message ${seq}`,
    clientMessageId: null,
    file: null,
    fileUrl: null,
    warnings: [],
    deliveredAt: null,
    readAt: null,
    createdAt: at,
    updatedAt: at,
    ...part,
  }
}

const person = (_id: string, userType: Participant['userType'], name: string): Participant => ({
  _id,
  userType,
  name,
  headline: userType === 'employer' ? 'Bakery' : 'Baker',
  profilePicture: null,
  lastSeen: 'today',
})

export const aChat = (part: Partial<Chat> = {}): Chat => ({
  _id: chatId,
  participants: [person(ana, 'jobseeker', 'Ana Garcia'), person(bob, 'employer', 'Copper Kettle')],
  state: 'open',
  startedBy: bob,
  closed: null,
  awaitsDecision: false,
  lastMessage: null,
  unreadCount: 0,
  lastSeq: 0,
  readSeq: 0,
  othersReadSeq: 0,
  othersDeliveredSeq: 0,
  lastMessageAt: null,
  about: null,
  createdAt: new Date(FIRST).toISOString(),
  updatedAt: new Date(FIRST).toISOString(),
  ...part,
})
