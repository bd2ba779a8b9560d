import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { DomainProof, DomainStatus } from '../people/company-domains.ts'
import { Id, Instant, idParams, Nothing, text } from '../values/primitives.ts'

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
