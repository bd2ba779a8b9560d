import * as en from '@hearback/texts/en/mails/reviews.ts'
import * as es from '@hearback/texts/es/mails/reviews.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import { composeMail } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })
type Texts = ReturnType<typeof texts>

/** The recipient, and the other person's name if the recipient may know it. */
interface Told {
  userId: string
  userType: 'employer' | 'jobseeker'
  other: string | undefined
  /** The person who acted; null if they have left. */
  otherId: string | null
}
type Mailed = Told & { email: string }

const pathOf = { employer: '/employer/reviews', jobseeker: '/reviews' } as const
const otherOf = ({ userType, other }: Told, t: Texts) =>
  other ?? (userType === 'employer' ? t.seekerFallback : t.companyGone)
const actOf = ({ otherId }: Told): Pick<NotificationRequest, 'act'> =>
  otherId === null ? {} : { act: { by: otherId, matter: `reviews ${otherId}` } }
const dataOf = ({ userType, other }: Pick<Told, 'userType' | 'other'>): NotificationRequest['data'] =>
  other === undefined ? {} : userType === 'employer' ? { person: other } : { company: other }

/** To the subject of a review, once it is visible. */
export const shownNotice = (publicUrl: string, told: Mailed): NotificationRequest => ({
  userId: told.userId,
  ...actOf(told),
  kind: 'review_published',
  data: dataOf(told),
  path: pathOf[told.userType],
  mail: (language) => {
    const t = texts(language)
    const other = otherOf(told, t)
    const link = { label: t.reviewLink, url: `${siteUrl(language, publicUrl)}${pathOf[told.userType]}` }
    return composeMail(
      told.email,
      t.publishedSubject(other),
      [t.publishedText(other), t.publishedAdvice, link],
      language,
    )
  },
})

/** To the author of a review. */
export const repliedNotice = (publicUrl: string, told: Mailed): NotificationRequest => ({
  userId: told.userId,
  ...actOf(told),
  kind: 'review_replied',
  data: dataOf(told),
  path: `${pathOf[told.userType]}?show=written`,
  mail: (language) => {
    const t = texts(language)
    const other = otherOf(told, t)
    const link = { label: t.replyLink, url: `${siteUrl(language, publicUrl)}${pathOf[told.userType]}?show=written` }
    return composeMail(told.email, t.repliedSubject(other), [t.repliedText(other), link], language)
  },
})

/** Shown in the app only, because an invitation to review does not justify a mail. */
export const invitedNotice = (told: Omit<Told, 'otherId'> & { personId: string }): NotificationRequest => ({
  userId: told.userId,
  kind: 'review_possible',
  data: dataOf(told),
  path: `${pathOf[told.userType]}?show=write&about=${told.personId}`,
})
