import type { EmploymentType, Job } from '@hearback/contract/jobs/jobs.ts'
import { addressParts } from '@hearback/contract/values/place-text.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import { withOffset } from '@hearback/contract/values/zones.ts'
import { BENEFIT_WORDS, scheduleWords } from '../../domain/work-detail-words.ts'
import { inLanguage } from '../../routing/page-url.ts'
import { paths } from '../../routing/paths.ts'
import { blocksOf, type TextBlock } from '../../ui/text/plain-text.ts'

// Types listed by Google; all others map to OTHER.
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
 * The job as a schema.org JobPosting, with all properties that Google requires. Undefined for a job that is not open,
 * and for one without a country, which Google rejects. `region` is the state of the town, where its name lacks it.
 */
export function jobPosting(job: Job, publicUrl: string, region: string | null = null): object | undefined {
  const place = placeOf(job, region)
  if (job.status !== 'open' || !place) return undefined
  return {
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: blocksOf(job.description).map(htmlOf).join(''),
    // Use the UTC offset of the job, because some readers only take the date. One millisecond less keeps midnight on
    // the previous day.
    datePosted: withOffset(job.timeZone, Date.parse(job.publishedAt)),
    validThrough: withOffset(job.timeZone, Date.parse(job.expiresAt) - 1),
    identifier: { '@type': 'PropertyValue', name: job.company.businessName, value: job._id },
    url: publicUrl + inLanguage(paths.job(job._id, slugOf(job.jobTitle))),
    directApply: !job.imported || job.appliesHere === true,
    employmentType: job.employmentType ? employmentTypes[job.employmentType] : undefined,
    industry: job.company.industryType ?? undefined,
    occupationalCategory: job.category,
    skills: job.skills.length ? job.skills.join(', ') : undefined,
    physicalRequirement: job.physicalRequirements || undefined,
    ...detailsOf(job),
    hiringOrganization: organizationOf(job, publicUrl),
    baseSalary: salaryOf(job),
    ...place,
  }
}

/** Google reads levels of experience only as months, which a level does not state. */
const detailsOf = ({ startDate, experienceLevel, benefits, openings, ...job }: Job) => ({
  workHours: scheduleWords(job),
  jobStartDate: startDate === 'immediately' ? undefined : startDate,
  jobImmediateStart: startDate === 'immediately' || undefined,
  experienceRequirements: experienceLevel === 'none' ? 'no requirements' : undefined,
  jobBenefits: benefits?.map((benefit) => BENEFIT_WORDS[benefit]).join(', '),
  totalJobOpenings: openings,
})

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

/** Remote jobs use the country of the applicants and need no town. */
function placeOf({ location, workplace }: Job, townRegion: string | null) {
  const { latitude, longitude } = location
  const { street, city, region = townRegion ?? undefined, postalCode, country } = addressParts(location)
  if (!country) return undefined
  const isRemote = workplace === 'remote'
  const geo = latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude }
  const address = {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  }
  return {
    jobLocationType: isRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: isRemote ? { '@type': 'Country', name: country } : undefined,
    jobLocation: isRemote && !city ? undefined : { '@type': 'Place', address, geo },
  }
}

const escaped = (text: string) => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;')

function htmlOf(block: TextBlock): string {
  if (block.kind === 'list') return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
  const text = escaped(block.text).replace(/\n/gu, '<br>')
  return block.kind === 'caption' ? `<p><strong>${text}</strong></p>` : `<p>${text}</p>`
}
