import { domainToUnicode } from 'node:url'
import { parse } from 'tldts'
import { isPrivateMailDomain } from '../../domain/work-email-domains.ts'
import { labelKey } from './name-key.ts'

/** Sites on which many companies have a page: a link to one says nothing about the domain of the company. */
const sharedSites = new Set([
  ...['facebook.com', 'fb.com', 'instagram.com', 'linkedin.com', 'x.com', 'twitter.com', 'tiktok.com', 'youtube.com'],
  ...['pinterest.com', 'yelp.com', 'google.com', 'goo.gl', 'g.page', 'business.site', 'linktr.ee', 'bit.ly', 'wa.me'],
  ...['whatsapp.com', 't.me', 'telegram.me', 'indeed.com', 'glassdoor.com', 'ziprecruiter.com', 'craigslist.org'],
  ...['tripadvisor.com', 'doordash.com', 'ubereats.com', 'grubhub.com', 'opentable.com', 'etsy.com', 'ebay.com'],
  ...['wikipedia.org', 'medium.com', 'notion.site', 'canva.site', 'wixsite.com', 'wordpress.com', 'squarespace.com'],
  ...['weebly.com', 'godaddysites.com', 'square.site', 'booksy.com', 'toasttab.com', 'eventbrite.com'],
])

/**
 * The domain in a form in which look-alikes are equal: without its public suffix and hyphens, and with look-alike letters as one.
 * Takes a domain or a web address; undefined if it has no registrable domain.
 */
export function domainKey(address: string): string | undefined {
  const { domain } = parse(address.trim(), { allowPrivateDomains: true })
  const [label = ''] = domain ? domainToUnicode(domain).split('.') : []
  return labelKey(label)
}

/** As `domainKey`; undefined also for pages of social networks and other sites that many companies share. */
export function websiteKey(address: string): string | undefined {
  const { domain } = parse(address.trim(), { allowPrivateDomains: true })
  return domain === null || sharedSites.has(domain) || isPrivateMailDomain(domain) ? undefined : domainKey(domain)
}
