import type { Employer } from '@hearback/contract/people/employers.ts'
import * as z from 'zod/mini'
import { companyAddress } from '../../../domain/page-addresses.ts'
import { visibleText } from './untrusted-text.view.ts'

/** The result of `get_company`. The names of its people stay on the page. */
export const CompanyDetails = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  location: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  size: z.nullable(z.string()),
  website: z.nullable(z.string()),
  benefits: z.array(z.string()),
  openJobs: z.number(),
  verifiedDomain: z.nullable(z.string()),
  answers: z.object({
    finished: z.number(),
    answered: z.number(),
    share: z.nullable(z.number()),
    medianDays: z.nullable(z.number()),
  }),
  rating: z.object({ average: z.nullable(z.number()), count: z.number() }),
  rescindedOffers: z.number(),
})

export function companyDetails(site: string, company: Employer): z.infer<typeof CompanyDetails> {
  const { responseStats: stats, rating } = company
  return {
    id: company._id,
    url: companyAddress(site, company._id, company.businessName),
    name: visibleText(company.businessName),
    description: company.businessDescription === null ? null : visibleText(company.businessDescription),
    location: company.businessLocation,
    industry: company.industryType,
    size: company.companySize,
    website: company.companyWebsite,
    benefits: (company.benefits ?? []).map((benefit) => visibleText(benefit)),
    openJobs: company.openJobs,
    verifiedDomain: company.verification?.domain ?? null,
    answers: {
      finished: stats.finished,
      answered: stats.answered,
      share: stats.answeredShare,
      medianDays: stats.medianDays,
    },
    rating: { average: rating.average, count: rating.count },
    rescindedOffers: company.rescindedOffers,
  }
}
