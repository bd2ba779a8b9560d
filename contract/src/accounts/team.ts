import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Verification } from '../people/verification.ts'
import { choiceOf } from '../values/choices.ts'
import { Email } from '../values/contact-primitives.ts'
import { Id, Instant, idParams, line, Nothing, Password } from '../values/primitives.ts'
import { CompanyRole, Language, SignedIn, User } from './accounts.ts'

/** A member of the company, as shown to the other members. Founders without a company profile have no name yet. */
export const Member = z.object({
  _id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: CompanyRole,
  joinedAt: Instant,
})
export type Member = z.infer<typeof Member>

export const Invitation = z.object({
  _id: Id,
  email: z.string(),
  role: CompanyRole,
  createdAt: Instant,
  expiresAt: Instant,
  expired: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

const teamPath = '/api/team'
const ofOwners = { access: 'employer', role: 'owner' } as const
/** The token of an invitation, from the link in its email. */
const token = z
  .string('Open the link in your invitation')
  .check(z.maxLength(100, 'At most 100 characters'), z.regex(/^[\w-]+$/u, 'Open the link in your invitation'))

export const getTeam = endpoint({
  method: 'GET',
  path: teamPath,
  access: 'employer',
  role: 'contributor',
  summary: 'The members of the company, owners first, and for owners the invitations, latest first',
  reply: z.object({ members: z.array(Member), invitations: z.array(Invitation) }),
})

export const inviteMember = endpoint({
  ...ofOwners,
  method: 'POST',
  path: '/api/team/invitations',
  summary:
    'Mail an invitation, which is valid for 7 days, once, and for its address. Another one to the same address replaces it. A company has at most 50',
  body: z.object({ email: Email, role: choiceOf(CompanyRole) }),
  reply: z.object({ invitation: Invitation }),
  errors: ['already_member', 'profile_required'],
})

export const revokeInvitation = endpoint({
  ...ofOwners,
  method: 'DELETE',
  path: '/api/team/invitations/:id',
  summary: 'Cancel an invitation',
  params: idParams,
  reply: Nothing,
})

export const changeMemberRole = endpoint({
  ...ofOwners,
  method: 'PATCH',
  path: '/api/team/members/:id',
  summary: 'Change the role of a member. A company keeps at least one owner',
  params: idParams,
  body: z.object({ role: choiceOf(CompanyRole) }),
  reply: Nothing,
  errors: ['last_owner'],
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/team/members/:id',
  access: 'employer',
  role: 'contributor',
  summary:
    'Remove a member, which ends their sessions, or leave the company oneself. Only owners remove others; a company keeps at least one owner',
  params: idParams,
  reply: Nothing,
  errors: ['last_owner'],
})

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/team/invitation',
  access: 'public',
  summary: 'Read an invitation by its token: company, address and role',
  body: z.object({ token }),
  reply: z.object({
    company: z.object({ _id: Id, businessName: z.string(), verification: z.optional(z.nullable(Verification)) }),
    email: z.string(),
    role: CompanyRole,
    expiresAt: Instant,
    hasAccount: z.boolean(),
  }),
  errors: ['invitation_ended'],
})

export const joinTeam = endpoint({
  method: 'POST',
  path: '/api/team/join',
  access: 'public',
  entry: true,
  summary: 'Accept an invitation with a new account, whose email the token confirms; signs in',
  body: z.object({
    token,
    firstName: line(),
    lastName: line(),
    password: Password,
    language: z.optional(choiceOf(Language)),
  }),
  reply: SignedIn,
  errors: ['invitation_ended', 'email_taken', 'conflict'],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/team/accept',
  access: 'member',
  summary:
    'Accept an invitation with the employer account of its address, which has no company yet or one without a profile and other members',
  body: z.object({ token, firstName: line(), lastName: line() }),
  reply: z.object({ user: User }),
  errors: ['invitation_ended', 'conflict'],
})
