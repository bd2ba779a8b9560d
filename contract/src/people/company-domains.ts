import * as z from 'zod/mini'
import { Code } from '../accounts/accounts.ts'
import { domainLimits } from '../accounts/company-limits.ts'
import { endpoint } from '../endpoint.ts'
import { Email } from '../values/contact-primitives.ts'
import { Id, Instant, idParams, line, Nothing } from '../values/primitives.ts'
import { ProofMethod } from './verification.ts'

/**
 * Why a check found no proof. `misplaced`: the record stands at the domain itself, or its name has the domain twice. `timeout`:
 * the name servers did not answer, which says nothing about the record. `unconfirmed`: no code was entered since the last one.
 */
export const ProofFailure = z.enum(['missing', 'other_value', 'misplaced', 'timeout', 'unconfirmed'])
export type ProofFailure = z.infer<typeof ProofFailure>

export const DomainProof = z.object({
  method: ProofMethod,
  /** Since when the proof counts. */
  provedAt: Instant,
  /** When it was last found. */
  checkedAt: Instant,
  /** Next check. */
  checkAt: z.nullable(Instant),
  failure: z.nullable(ProofFailure),
  /** End of the 14 days after the first failed check; null while it is found. */
  lapsesAt: z.nullable(Instant),
  /** Since when it no longer counts. */
  lapsedAt: z.nullable(Instant),
})
export type DomainProof = z.infer<typeof DomainProof>

/** `contested`: another company held the domain when this one proved it, so a moderator decides. */
export const DomainStatus = z.enum(['open', 'verified', 'contested', 'lapsed'])

export const CompanyDomain = z.object({
  _id: Id,
  /** In ASCII, and as people write it; both are equal where letters could be taken for others. */
  domain: z.string(),
  name: z.string(),
  status: DomainStatus,
  /** The TXT record to publish; the same until the domain is removed. */
  record: z.object({ name: z.string(), value: z.string() }),
  proofs: z.array(DomainProof),
  /** Whether a code can be mailed to addresses of the domain: not for free and disposable mail. */
  takesEmail: z.boolean(),
  /** Until when a mailed code can be entered; null without one. */
  codeExpiresAt: z.nullable(Instant),
  /** The issuer by which members at this domain, except owners, must sign in; null if they may choose any way. */
  requiredProvider: z.nullable(z.string()),
})
export type CompanyDomain = z.infer<typeof CompanyDomain>

const path = '/api/hruser/domains'
const ofOwners = { access: 'employer', role: 'owner' } as const
const reply = z.object({ domain: CompanyDomain })

export const listCompanyDomains = endpoint({
  method: 'GET',
  path,
  access: 'employer',
  role: 'recruiter',
  summary: 'List the domains of the company with their proofs, and whether the company is listed in feeds and alerts',
  reply: z.object({
    domains: z.array(CompanyDomain),
    /** False on installations that list every company. */
    required: z.boolean(),
    listed: z.boolean(),
    /** When a moderator approved the company; null without. */
    approvedAt: z.nullable(Instant),
  }),
})

export const claimDomain = endpoint({
  ...ofOwners,
  method: 'POST',
  path,
  summary: `Add a domain to prove, at most ${domainLimits.domains}. Web and email addresses are cut to their registrable domain; adding one again returns it`,
  body: z.object({ domain: line() }),
  reply,
  errors: ['profile_required'],
})

export const removeDomain = endpoint({
  ...ofOwners,
  method: 'DELETE',
  path: '/api/hruser/domains/:id',
  summary: 'Remove a domain with its proofs, which frees it for other companies',
  params: idParams,
  reply: Nothing,
})

export const requireProvider = endpoint({
  ...ofOwners,
  method: 'PUT',
  path: '/api/hruser/domains/:id/sign-in',
  summary:
    'Require an issuer for the members whose email is at this verified domain, and revoke their tokens; owners keep all ways to sign in. Null ends it',
  params: idParams,
  body: z.object({ provider: z.nullable(line(30)) }),
  reply,
  errors: ['conflict'],
})

export const checkDomain = endpoint({
  ...ofOwners,
  method: 'POST',
  path: '/api/hruser/domains/:id/check',
  summary: 'Look for the TXT record now; takes up to 10 seconds',
  params: idParams,
  reply: z.object({
    domain: CompanyDomain,
    /** Null once found. */
    failure: z.nullable(ProofFailure),
    /** Other values at that name, at most 5, each cut to 200 characters. */
    found: z.array(z.string()),
  }),
})

export const mailDomainCode = endpoint({
  ...ofOwners,
  method: 'POST',
  path: '/api/hruser/domains/:id/email',
  summary: 'Mail a code to an address at exactly this domain; free and disposable mail proves nothing',
  params: idParams,
  body: z.object({ email: Email }),
  reply,
})

export const confirmDomainCode = endpoint({
  ...ofOwners,
  method: 'POST',
  path: '/api/hruser/domains/:id/code',
  summary: 'Prove the domain with the mailed code; it works for 15 minutes and 5 attempts',
  params: idParams,
  body: z.object({ code: Code }),
  reply,
  errors: ['wrong_code'],
})
