import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { placeText } from '@hearback/contract/values/place-text.ts'
import { feedAddress } from './addresses.view.ts'
import { xmlHead, xmlOf } from './xml.view.ts'

/** Jobs as an Atom feed (RFC 4287), in the given order; `self` is the URL of the feed. */
export function atomFeed(jobs: readonly Job[], { site, self, title }: { site: string; self: string; title: string }) {
  const latest = jobs.map(({ updatedAt }) => updatedAt).sort()
  return (
    xmlHead +
    xmlOf({
      feed: {
        '@_xmlns': 'http://www.w3.org/2005/Atom',
        id: self,
        title,
        updated: latest.at(-1) ?? new Date(0).toISOString(),
        link: [
          { '@_rel': 'self', '@_type': 'application/atom+xml', '@_href': self },
          { '@_rel': 'alternate', '@_type': 'text/html', '@_href': `${site}/jobs` },
        ],
        entry: jobs.map((job) => entryOf(site, job)),
      },
    })
  )
}

const entryOf = (site: string, job: Job) => ({
  ...(job.language && { '@_xml:lang': job.language }),
  id: `urn:uuid:${job._id}`,
  title: `${job.jobTitle} at ${job.company.businessName}`,
  link: { '@_rel': 'alternate', '@_type': 'text/html', '@_href': feedAddress(site, job._id, job.jobTitle) },
  published: job.publishedAt,
  updated: job.updatedAt,
  author: { name: job.company.businessName },
  category: { '@_term': job.category },
  summary: {
    '@_type': 'text',
    '#text': [payOf(job), placeText(job.location), job.description].filter(Boolean).join('\n'),
  },
})

/** "18 to 22 USD an hour"; empty if an imported post does not state it. */
export function payOf({ estimatedFrom, estimatedTo, currency, payPeriod }: Job): string {
  if (estimatedFrom === null || estimatedTo === null) return ''
  const amount = estimatedFrom === estimatedTo ? estimatedFrom : `${estimatedFrom} to ${estimatedTo}`
  return `${amount} ${currency} ${payPeriod === 'hour' ? 'an' : 'a'} ${payPeriod}`
}
