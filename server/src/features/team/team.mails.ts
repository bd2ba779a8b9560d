import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/team.ts'
import * as es from '@hearback/texts/es/mails/team.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail, withoutLinks } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })

const invitationDays = 7

interface Invited {
  readonly to: string
  /** Name of the inviter. */
  readonly by: string
  readonly company: string
  readonly role: CompanyRole
  readonly token: string
}

const rightsOf = (t: ReturnType<typeof texts>) => ({
  owner: t.ownerRights,
  recruiter: t.recruiterRights,
  contributor: t.contributorRights,
})

/**
 * To a stranger, who may have no account. The token is in the fragment of the link, which browsers send to no server. Names
 * are written so that mail clients turn no part of them into a link.
 */
export function invitationMail(publicUrl: string, language: Language, invited: Invited): Mail {
  const t = texts(language)
  const [by, company] = [withoutLinks(invited.by), withoutLinks(invited.company)]
  const link = { label: t.invitationLink, url: `${siteUrl(language, publicUrl)}/join#${invited.token}` }
  const paragraphs = [
    t.invitationText(by, company),
    rightsOf(t)[invited.role],
    t.invitationUse(invitationDays),
    link,
    t.invitationDisclaimer,
  ]
  return composeMail(invited.to, t.invitationSubject(by, company), paragraphs, language)
}

interface Joined {
  readonly name: string
  readonly email: string
  readonly company: string
  readonly role: CompanyRole
}

const joinedAs = (t: ReturnType<typeof texts>) => ({
  owner: t.joinedAsOwner,
  recruiter: t.joinedAsRecruiter,
  contributor: t.joinedAsContributor,
})

/** To an owner of the company, so that no one joins unnoticed. */
export const joinedNotice = (
  owner: { readonly id: string; readonly email: string },
  { name, email, company, role }: Joined,
): NotificationRequest => ({
  userId: owner.id,
  kind: 'team_joined',
  data: { person: name, company },
  path: '/settings/team',
  mail: (language) => {
    const t = texts(language)
    const text = joinedAs(t)[role](name, email, company)
    return composeMail(owner.email, t.joinedSubject(name, company), [text, t.joinedAdvice], language)
  },
})

export const removedNotice = (
  member: { readonly id: string; readonly email: string },
  company: string,
): NotificationRequest => ({
  userId: member.id,
  kind: 'team_removed',
  data: { company },
  path: '/settings/account',
  mail: (language) => {
    const t = texts(language)
    return composeMail(member.email, t.removedSubject(company), [t.removedText(company), t.removedAdvice], language)
  },
})

interface Left {
  readonly to: string
  /** Empty if the member entered none. */
  readonly name: string
  readonly email: string
  readonly company: string
  readonly isDeleting: boolean
  readonly led: readonly { readonly title: string; readonly waiting: number }[]
  /** Leads these jobs now. */
  readonly lead: { readonly isReader: boolean; readonly name: string } | undefined
}

const mostNamed = 10

/** To an owner, so that no one leaves unnoticed, nor do applications wait for someone who is gone. */
export function leftMail(publicUrl: string, language: Language, left: Left): Mail {
  const t = texts(language)
  const { to, name, email, company, isDeleting } = left
  const person = name ? `${name} (${email})` : email
  const paragraphs = [
    (isDeleting ? t.leftForGoodText : t.leftText)(person, company),
    ...handedOver(t, left),
    t.leftAdvice,
    { label: t.teamLink, url: `${siteUrl(language, publicUrl)}/settings/team` },
  ]
  return composeMail(to, t.leftSubject(name || email, company), paragraphs, language)
}

function handedOver(t: ReturnType<typeof texts>, { led: jobs, lead }: Left): string[] {
  if (jobs.length === 0 || !lead) return [t.nothingHandedOver]
  const count = jobs.length
  const waiting = jobs.reduce((sum, job) => sum + job.waiting, 0)
  const more = count > mostNamed ? [t.moreHandedOver(count - mostNamed)] : []
  return [
    lead.isReader ? t.handedOverToYouText(count) : t.handedOverText(count, lead.name),
    [...jobs.slice(0, mostNamed).map(({ title }) => title), ...more].join('\n'),
    ...(waiting > 0 ? [t.waitingHandedOver(waiting)] : []),
  ]
}
