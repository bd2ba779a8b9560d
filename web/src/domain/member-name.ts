import type { Member } from '@hearback/contract/accounts/team.ts'

/** Full name of a member; the address of one without a name yet. */
export const memberName = ({ firstName, lastName, email }: Member): string => `${firstName} ${lastName}`.trim() || email
