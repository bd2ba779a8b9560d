import type { Employer } from '@hearback/contract/people/employers.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import { inLanguage } from '../../routing/page-url.ts'
import { paths } from '../../routing/paths.ts'

/** The company as a schema.org Organization; includes the rating once it is public. */
export function companyData(company: Employer, publicUrl: string): object[] {
  if (company.unlisted) return []
  const { _id, businessName, businessDescription, companyWebsite, profilePicture } = company
  const id = publicUrl + inLanguage(paths.company(_id, slugOf(businessName)))
  const organization = {
    '@type': 'Organization',
    '@id': `${id}#company`,
    name: businessName,
    url: companyWebsite ?? id,
    description: businessDescription ?? undefined,
    logo: profilePicture ? `${publicUrl}${profilePicture}` : undefined,
    address: addressOf(company),
  }
  return [organization, ...ratingOf(company, organization)]
}

/** Uses the full text as the locality until its parts are parsed. */
function addressOf({ businessLocation, place }: Employer) {
  if (!businessLocation) return undefined
  const { city = businessLocation, region, country } = place ?? {}
  return {
    '@type': 'PostalAddress',
    addressLocality: city,
    addressRegion: region ?? undefined,
    addressCountry: country ?? undefined,
  }
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
