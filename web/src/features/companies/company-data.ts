import type { Employer } from '@hearback/contract/employers.ts'
import { slugOf } from '@hearback/contract/slug.ts'
import { inLanguage } from '../../page-url.ts'
import { paths } from '../../paths.ts'

/** The company as schema.org's Organization; with its rating as soon as reviews are shown at all. */
export function companyData(company: Employer, publicUrl: string): object[] {
  const { _id, businessName, businessDescription, businessLocation, companyWebsite, profilePicture } = company
  const id = publicUrl + inLanguage(paths.company(_id, slugOf(businessName)))
  const organization = {
    '@type': 'Organization',
    '@id': `${id}#company`,
    name: businessName,
    url: companyWebsite ?? id,
    description: businessDescription ?? undefined,
    logo: profilePicture ? `${publicUrl}${profilePicture}` : undefined,
    address: businessLocation ? { '@type': 'PostalAddress', addressLocality: businessLocation } : undefined,
  }
  return [organization, ...ratingOf(company, organization)]
}

const ratingOf = ({ rating }: Employer, itemReviewed: object) =>
  rating.average === null
    ? []
    : [
        {
          '@type': 'EmployerAggregateRating',
          itemReviewed,
          ratingValue: rating.average,
          bestRating: 5,
          worstRating: 1,
          ratingCount: rating.count,
          reviewCount: rating.count,
        },
      ]
