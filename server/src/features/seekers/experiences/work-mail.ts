import providers from 'email-providers/all.json' with { type: 'json' }
import mailChecker from 'mailchecker'
import { getDomain } from 'tldts'

/** Free and disposable mail that the lists of the packages do not know. */
const missing = [
  'duck.com',
  'fastmail.com',
  'fastmail.fm',
  'posteo.de',
  'tempmail.com',
  'tuta.com',
  'tuta.io',
  'tutamail.com',
  'tutanota.com',
  'tutanota.de',
]
const privateMail = new Set([...providers, ...mailChecker.blacklist(), ...missing])

/** The domain of a work address, without the parts before it; undefined for free and disposable mail, which proves no work anywhere. */
export function workDomain(email: string): string | undefined {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const domain = getDomain(host, { allowPrivateDomains: true })
  return domain === null || privateMail.has(host) || privateMail.has(domain) ? undefined : domain
}
