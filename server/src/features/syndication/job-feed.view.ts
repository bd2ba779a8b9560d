import type { EmploymentType, Job, Workplace } from '@hearback/contract/jobs/jobs.ts'
import { addressParts } from '@hearback/contract/values/place-text.ts'
import { withOffset } from '@hearback/contract/values/zones.ts'
import { feedAddress } from './addresses.view.ts'
import { payOf } from './atom.view.ts'
import { workElements } from './work-elements.view.ts'
import { xmlHead, xmlOf } from './xml.view.ts'

const jobTypes: Record<EmploymentType, string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  apprenticeship: 'apprenticeship',
  seasonal: 'temporary',
  volunteer: 'volunteer',
}

const remoteTypes: Record<Workplace, string | undefined> = {
  onsite: undefined,
  hybrid: 'Hybrid remote',
  remote: 'Fully remote',
}

/** The header of the XML feed for other job sites. */
export const jobFeedHead = (site: string, madeAt: Date) =>
  `${xmlHead}<source>${xmlOf({ publisher: 'Hearback', publisherurl: site, lastBuildDate: madeAt.toUTCString() })}\n`
export const jobFeedFoot = '</source>\n'

/** One job of the XML feed. Only for jobs posted here: an imported post belongs to its source. */
export const jobFeedItem = (site: string, job: Job): string =>
  `${xmlOf({
    job: {
      title: job.jobTitle,
      date: new Date(job.publishedAt).toUTCString(),
      referencenumber: job._id,
      requisitionid: job._id,
      url: feedAddress(site, job._id, job.jobTitle),
      company: job.company.businessName,
      sourcename: job.company.businessName,
      ...placeOf(job),
      description: job.description,
      salary: payOf(job) || undefined,
      jobtype: job.employmentType ? jobTypes[job.employmentType] : undefined,
      category: job.category,
      remotetype: remoteTypes[job.workplace],
      ...workElements(job),
      expirationdate: endWithOffset(job),
    },
  })}\n`

/** "Thu, 31 Dec 2026 23:59:59 -0800" (RFC 5322, section 3.3), in the time zone of the job for readers that only look at the date. */
function endWithOffset({ expiresAt, timeZone }: Job): string {
  const end = withOffset(timeZone, Date.parse(expiresAt) - 1)
  const [, local = '', sign = '+', hours = '00', minutes = '00'] = /^(.+)([+-])(\d+):(\d+)$/.exec(end) ?? []
  return `${new Date(`${local}Z`).toUTCString().replace(' GMT', '')} ${sign}${hours}${minutes}`
}

function placeOf({ location }: Job) {
  const { street, city, region, postalCode, country } = addressParts(location)
  return { city, state: region, country, postalcode: postalCode, streetaddress: street }
}
