/** Roles of members in a company, each with the rights of those after it (product.md section 15). */
export const companyRoles = ['owner', 'recruiter', 'contributor'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** Whether a member of this role has the rights of `least`; a member without a role has none. */
export const hasRole = (role: CompanyRole | undefined, least: CompanyRole): boolean =>
  role !== undefined && companyRoles.indexOf(role) <= companyRoles.indexOf(least)

/**
 * Whether a member of this role may make the call. Contributors may make theirs about the jobs whose people they are; the
 * server answers for other jobs as for those of another company.
 */
export const mayCall = (
  role: CompanyRole | undefined,
  { role: least = 'contributor' }: { readonly role?: CompanyRole | undefined },
): boolean => hasRole(role, least)
