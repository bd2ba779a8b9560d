import providers from 'email-providers/all.json' with { type: 'json' }
import { getDomain } from 'tldts'

/** Free mail that the list of the package does not know. */
const missing = [
  'duck.com',
  'fastmail.com',
  'fastmail.fm',
  'posteo.de',
  'tuta.com',
  'tuta.io',
  'tutamail.com',
  'tutanota.com',
  'tutanota.de',
]
const freeMail = new Set([...providers, ...missing])

/** The domain of a work address, without the parts before it; undefined for free mail, which proves no work anywhere. */
export function workDomain(email: string): string | undefined {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const domain = getDomain(host, { allowPrivateDomains: true })
  return domain === null || freeMail.has(host) || freeMail.has(domain) ? undefined : domain
}
