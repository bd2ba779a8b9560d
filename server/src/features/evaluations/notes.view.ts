import type { ApplicationNote } from '@hearback/contract/hiring/application-notes.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import type { NoteRow } from './notes.sql.ts'

export function noteView(viewer: CompanyViewer, row: NoteRow): ApplicationNote {
  const isYou = row.author_id === viewer.userId
  return {
    _id: row.id,
    text: row.body,
    author: { name: row.author_name || null, isYou },
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    mayDelete: isYou || viewer.role === 'owner',
  }
}
