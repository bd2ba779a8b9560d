import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import * as t from '@hearback/texts/web/team.ts'

export const ROLE_NAMES: Record<CompanyRole, string> = { owner: t.owner, recruiter: t.recruiter }
