import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import * as t from '@hearback/texts/web/team.ts'

export const ROLE_NAMES: Record<CompanyRole, string> = {
  owner: t.owner,
  recruiter: t.recruiter,
  contributor: t.contributor,
}

/** Says which role a person now has. */
export const ROLE_TAKEN = { owner: t.becameOwner, recruiter: t.becameRecruiter, contributor: t.becameContributor }

export const JOIN_LEADS = { owner: t.joinOwnerLead, recruiter: t.joinRecruiterLead, contributor: t.joinContributorLead }
export const JOIN_RIGHTS: Record<CompanyRole, string> = {
  owner: t.joinOwnerMay,
  recruiter: t.joinRecruiterMay,
  contributor: t.joinContributorMay,
}
