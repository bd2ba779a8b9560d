import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import type { Member } from '@hearback/contract/accounts/team.ts'
import * as t from '@hearback/texts/web/team.ts'

export const ROLE_NAMES: Record<CompanyRole, string> = { owner: t.owner, recruiter: t.recruiter }

/** Full name of a member; the address of one without a name yet. */
export const memberName = ({ firstName, lastName, email }: Member): string => `${firstName} ${lastName}`.trim() || email
