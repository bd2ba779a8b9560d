import type { Passkey } from '@hearback/contract/accounts/passkeys.ts'
import type { PasskeyRow } from './passkeys.sql.ts'

export const passkeyView = (row: PasskeyRow): Passkey => ({
  _id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})
