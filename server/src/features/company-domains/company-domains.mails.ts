import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/company-domains.ts'
import * as es from '@hearback/texts/es/mails/company-domains.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import { formatDay } from '../../domain/mail-times.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail, withoutLinks } from '../../ports/mail-text.ts'
import { codeMinutes } from './company-domains.rules.ts'

const texts = inLanguages({ en, es })
const path = '/settings/domains'

interface Code {
  readonly to: string
  readonly code: string
  readonly company: string
  readonly domain: string
}

/** To an address at the domain, whose reader may not know the company. Has no link, so that nothing happens by a click. */
export function codeMail({ to, code, company, domain }: Code, language: Language): Mail {
  const t = texts(language)
  const paragraphs = [t.codeText(withoutLinks(company), domain), code, t.codeUse(codeMinutes), t.codeDisclaimer]
  return composeMail(to, t.codeSubject(code), paragraphs, language)
}

interface Checked {
  readonly publicUrl: string
  readonly company: string
  readonly domain: string
  readonly method: 'dns' | 'email'
  /** When the proof stops counting. */
  readonly until: Date
}
interface Owner {
  readonly id: string
  readonly email: string
}

/** To an owner, after the first failed check. */
export const failingNotice = (owner: Owner, { publicUrl, domain, method, until }: Checked): NotificationRequest => ({
  userId: owner.id,
  kind: 'domain_failing',
  data: { name: domain, at: until.toISOString() },
  path,
  mail: (language, timeZone) => {
    const t = texts(language)
    const day = formatDay(language, until, timeZone)
    const paragraphs = [
      method === 'dns' ? t.recordGone(domain) : t.confirmAgain(domain),
      t.countsUntil(day),
      { label: t.domainsLink, url: `${siteUrl(language, publicUrl)}${path}` },
    ]
    return composeMail(owner.email, t.failingSubject(domain), paragraphs, language)
  },
})

/** To an owner, once a proof no longer counts. */
export const lapsedNotice = (owner: Owner, { publicUrl, company, domain, method }: Checked): NotificationRequest => ({
  userId: owner.id,
  kind: 'domain_lapsed',
  data: { name: domain, company },
  path,
  mail: (language) => {
    const t = texts(language)
    const paragraphs = [
      method === 'dns' ? t.lapsedRecord(domain, company) : t.lapsedEmail(domain, company),
      t.lapsedEffects,
      { label: t.domainsLink, url: `${siteUrl(language, publicUrl)}${path}` },
    ]
    return composeMail(owner.email, t.lapsedSubject(domain), paragraphs, language)
  },
})

interface Transferred {
  readonly publicUrl: string
  readonly domain: string
  /** Whether the reader's company has the domain now. */
  readonly isGained: boolean
  readonly reason: string
}

/** To an owner of either company, once a moderator decided whose domain it is. */
export const transferNotice = (
  owner: Owner,
  { publicUrl, domain, isGained, reason }: Transferred,
): NotificationRequest => ({
  userId: owner.id,
  kind: isGained ? 'domain_given' : 'domain_lapsed',
  data: { name: domain },
  path,
  mail: (language) => {
    const t = texts(language)
    const link = { label: t.domainsLink, url: `${siteUrl(language, publicUrl)}${path}` }
    const paragraphs = [isGained ? t.givenText(domain) : t.takenText(domain), t.reasonText(reason), link]
    return composeMail(owner.email, isGained ? t.givenSubject(domain) : t.lapsedSubject(domain), paragraphs, language)
  },
})

interface Withdrawn {
  readonly publicUrl: string
  readonly company: string
  readonly reason: string
  /** Whether the company is listed all the same, because it proved a domain or this installation lists every company. */
  readonly listed: boolean
}

/** To an owner, once a moderator took back the approval of the company. */
export const withdrawalNotice = (
  owner: Owner,
  { publicUrl, company, reason, listed }: Withdrawn,
): NotificationRequest => ({
  userId: owner.id,
  kind: 'approval_withdrawn',
  data: { company },
  path,
  mail: (language) => {
    const t = texts(language)
    const paragraphs = [
      t.withdrawnText(company),
      t.reasonText(reason),
      listed ? t.withdrawnStillListed : t.withdrawnEffects,
      { label: t.domainsLink, url: `${siteUrl(language, publicUrl)}${path}` },
    ]
    return composeMail(owner.email, t.withdrawnSubject(company), paragraphs, language)
  },
})
