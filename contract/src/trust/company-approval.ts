import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { DomainProof, DomainStatus } from '../people/company-domains.ts'
import { choiceOf } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import { Id, Instant, idParams, Nothing, text, wholeNumber } from '../values/primitives.ts'

/** A domain that a company claims, and the company that holds it. */
export const ClaimedDomain = z.object({
  _id: Id,
  domain: z.string(),
  status: DomainStatus,
  proofs: z.array(DomainProof),
  holder: z.nullable(z.object({ _id: Id, businessName: z.string() })),
})
export type ClaimedDomain = z.infer<typeof ClaimedDomain>

export const getCompanyApproval = endpoint({
  method: 'GET',
  path: '/api/admin/companies/:id/approval',
  access: 'admin',
  summary: 'Get the domains that a company claims, and whether it is listed in feeds, sitemaps and alerts',
  params: idParams,
  reply: z.object({ listed: z.boolean(), approvedAt: z.nullable(Instant), domains: z.array(ClaimedDomain) }),
})

export const approveCompany = endpoint({
  method: 'POST',
  path: '/api/admin/companies/:id/approval',
  access: 'admin',
  summary: 'List a company without a proof in feeds, sitemaps and alerts from now on; fails if it was approved before',
  params: idParams,
  body: z.object({ reason: text() }),
  reply: Nothing,
  errors: ['conflict'],
})

export const withdrawApproval = endpoint({
  method: 'POST',
  path: '/api/admin/companies/:id/approval/withdrawal',
  access: 'admin',
  summary:
    'Take back an approval and tell the owners why. Without a verified domain, the open jobs leave feeds, sitemaps and alerts; fails without an approval',
  params: idParams,
  body: z.object({ reason: text() }),
  reply: Nothing,
  errors: ['conflict'],
})

export const transferDomain = endpoint({
  method: 'POST',
  path: '/api/admin/domains/:id/holder',
  access: 'admin',
  summary: 'Give a contested domain to the company that claims it, and tell the owners of both',
  params: idParams,
  body: z.object({ reason: text() }),
  reply: Nothing,
  errors: ['conflict'],
})

/** Whether a company has open jobs. */
export const CompanyPosting = z.enum(['open', 'none'], 'Choose from the list')
export type CompanyPosting = z.infer<typeof CompanyPosting>

/** A company that is neither verified nor approved. */
export const PendingCompany = z.object({
  _id: Id,
  businessName: z.string(),
  companyWebsite: z.nullable(z.string()),
  createdAt: Instant,
  /** Claimed domains, in the order of the company. */
  domains: z.array(z.string()),
  /** Number of open jobs, counted up to 100. */
  openJobs: z.number(),
  /** The latest three open jobs. */
  jobs: z.array(z.object({ _id: Id, jobTitle: z.string() })),
  /** Number of open reports about the company and its content, counted up to 100. */
  reports: z.number(),
})
export type PendingCompany = z.infer<typeof PendingCompany>

export const listPendingCompanies = endpoint({
  method: 'GET',
  path: '/api/admin/companies/pending',
  access: 'admin',
  summary: 'List companies that wait to be verified or approved, oldest first; none where companies need neither',
  query: z.object({
    posting: z._default(choiceOf(CompanyPosting), 'open'),
    limit: z._default(wholeNumber(1, limits.pageSize), 20),
    /** The last company of the page before. */
    after: z.optional(Id),
  }),
  reply: z.object({
    /** Whether companies must be verified or approved to be listed. */
    required: z.boolean(),
    companies: z.array(PendingCompany),
    /** Value of `after` for the next page; null on the last one. */
    next: z.nullable(Id),
    /** Number of waiting companies with and without open jobs, each counted up to 1,000. */
    counts: z.record(CompanyPosting, z.number()),
  }),
})
