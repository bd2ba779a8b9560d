import type { Message, Participant } from '@hearback/contract/hiring/chat.ts'

/** Target of a report from a chat; a message counts against its sender. The page renders the dialog. */
export interface ReportTarget {
  kind: 'message' | 'company' | 'seeker'
  id: string
  name: string
}

export const messageTarget = (message: Message, other: Participant): ReportTarget => ({
  kind: 'message',
  id: message._id,
  name: other.name,
})

export const personTarget = ({ _id, name, userType }: Participant): ReportTarget => ({
  kind: userType === 'employer' ? 'company' : 'seeker',
  id: _id,
  name,
})
