import providers from 'email-providers/all.json' with { type: 'json' }
import mailChecker from 'mailchecker'
import { getDomain } from 'tldts'

/** Free and disposable mail domains missing from the lists of the packages. */
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

/** The registrable domain of a work email; undefined for free and disposable mail, which proves no employment. */
export function workDomain(email: string): string | undefined {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const domain = getDomain(host, { allowPrivateDomains: true })
  return domain === null || privateMail.has(host) || privateMail.has(domain) ? undefined : domain
}

/** Whether the domain is that of a provider of free or disposable mail. */
export const isPrivateMailDomain = (domain: string): boolean => privateMail.has(domain)
