import type { EmploymentType, Job } from '@hearback/contract/jobs.ts'
import { slugOf } from '@hearback/contract/slug.ts'
import { withOffset } from '@hearback/contract/zones.ts'
import { inLanguage } from '../../routing/page-url.ts'
import { paths } from '../../routing/paths.ts'
import { blocksOf, type TextBlock } from '../../ui/text/plain-text.ts'

// The kinds that Google knows; the rest it calls OTHER.
const employmentTypes: Record<EmploymentType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
  seasonal: 'TEMPORARY',
  volunteer: 'VOLUNTEER',
}

/**
 * The job as schema.org's JobPosting, with all that Google asks for; undefined for a job that is not open, and for one
 * of which nobody says in which country it is, because a posting without one is refused. `region`: the state of the
 * town, where its name does not say it.
 */
export function jobPosting(job: Job, publicUrl: string, region: string | null = null): object | undefined {
  const place = placeOf(job, region)
  if (job.status !== 'open' || !place) return undefined
  return {
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: blocksOf(job.description).map(htmlOf).join(''),
    datePosted: job.publishedAt,
    // With the offset of the place: readers that look at the date alone get the last day. A midnight belongs to the day before.
    validThrough: withOffset(job.timeZone, Date.parse(job.expiresAt) - 1),
    identifier: { '@type': 'PropertyValue', name: job.company.businessName, value: job._id },
    url: publicUrl + inLanguage(paths.job(job._id, slugOf(job.jobTitle))),
    directApply: !job.imported,
    employmentType: job.employmentType ? employmentTypes[job.employmentType] : undefined,
    industry: job.company.industryType ?? undefined,
    occupationalCategory: job.category,
    skills: job.skills.length ? job.skills.join(', ') : undefined,
    physicalRequirement: job.physicalRequirements || undefined,
    hiringOrganization: organizationOf(job, publicUrl),
    baseSalary: salaryOf(job),
    ...place,
  }
}

function organizationOf({ company }: Job, publicUrl: string) {
  const { _id, businessName, profilePicture } = company
  return {
    '@type': 'Organization',
    name: businessName,
    sameAs: publicUrl + inLanguage(paths.company(_id, slugOf(businessName))),
    logo: profilePicture ? `${publicUrl}${profilePicture}` : undefined,
  }
}

function salaryOf({ estimatedFrom, estimatedTo, currency, payPeriod }: Job) {
  if (estimatedFrom === null || estimatedTo === null) return undefined
  const amount =
    estimatedFrom === estimatedTo ? { value: estimatedFrom } : { minValue: estimatedFrom, maxValue: estimatedTo }
  const value = { ...amount, unitText: payPeriod.toUpperCase() }
  return { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', ...value } }
}

/** Remote work has the country that applicants may live in; it needs no town. */
function placeOf({ location, workplace }: Job, townRegion: string | null) {
  const { city, country, latitude, longitude } = location
  const region = location.region ?? townRegion
  if (!country) return undefined
  const isRemote = workplace === 'remote'
  const geo = latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude }
  const address = { '@type': 'PostalAddress', ...townOf(city, region), addressCountry: country }
  return {
    jobLocationType: isRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: isRemote ? { '@type': 'Country', name: country } : undefined,
    jobLocation: isRemote && !city ? undefined : { '@type': 'Place', address, geo },
  }
}

/** Posts from before regions were stored may say "Boise, ID". */
function townOf(city: string | null, region: string | null) {
  const [, town, state] = /^(.+), ([A-Z]{2,3})$/u.exec(city ?? '') ?? []
  return { addressLocality: town ?? city ?? undefined, addressRegion: state ?? region ?? undefined }
}

const escaped = (text: string) => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;')

function htmlOf(block: TextBlock): string {
  if (block.kind === 'list') return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
  const text = escaped(block.text).replace(/\n/gu, '<br>')
  return block.kind === 'caption' ? `<p><strong>${text}</strong></p>` : `<p>${text}</p>`
}
