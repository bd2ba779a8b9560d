import type { ApiKey } from '@hearback/contract/accounts/api-keys.ts'
import type { KeyRow } from './api-keys.sql.ts'

export const apiKeyView = (row: KeyRow): ApiKey => ({
  _id: row.id,
  name: row.name,
  scopes: row.scopes as ApiKey['scopes'],
  hint: row.hint,
  createdBy: row.creator_name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
  expired: row.is_expired,
})
