import type { KeyScope } from '@hearback/contract/accounts/key-scopes.ts'
import * as t from '@hearback/texts/web/developers.ts'

/** The permissions of keys, in the order of their choices. */
export const SCOPES: readonly { scope: KeyScope; label: string; hint: string }[] = [
  { scope: 'jobs:read', label: t.scopeJobsRead, hint: t.scopeJobsReadHint },
  { scope: 'jobs:write', label: t.scopeJobsWrite, hint: t.scopeJobsWriteHint },
  { scope: 'applications:read', label: t.scopeApplicationsRead, hint: t.scopeApplicationsReadHint },
  { scope: 'applications:write', label: t.scopeApplicationsWrite, hint: t.scopeApplicationsWriteHint },
]
