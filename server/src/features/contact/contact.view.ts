import type { ContactMessage } from '@hearback/contract/trust/contact.ts'
import type { MessageRow } from './contact.sql.ts'

export const contactMessageView = (row: MessageRow): ContactMessage => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  user: row.user_id,
  message: row.message,
  state: row.state as ContactMessage['state'],
  answer: row.answer,
  handledBy: row.handled_by,
  handledAt: row.handled_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
