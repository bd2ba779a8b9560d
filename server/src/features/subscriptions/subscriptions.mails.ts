import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/subscriptions.ts'
import { storedNames as enNames } from '@hearback/texts/en/web/stored-names.ts'
import * as es from '@hearback/texts/es/mails/subscriptions.ts'
import { storedNames as esNames } from '@hearback/texts/es/web/stored-names.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import { formatDay } from '../../domain/mail-times.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import type { Plan } from '../../domain/plans.ts'
import { composeMail } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })
const names = inLanguages({ en: enNames, es: esNames })

/** The name of a plan in the language of the reader. */
const nameIn = (language: Language, { name, price }: Plan): string =>
  price > 0 ? (names(language)[name] ?? name) : texts(language).free

interface Told {
  person: { id: string; email: string }
  before: Plan
  after: Plan
  /** Number of jobs paused by a smaller plan that were reopened. */
  opened: number
  publicUrl: string
}

const billing = (language: Language, publicUrl: string) => ({
  label: texts(language).billingLink,
  url: `${siteUrl(language, publicUrl)}/billing`,
})

export const planStartedNotice = ({ person, after, opened, publicUrl }: Told): NotificationRequest => ({
  userId: person.id,
  kind: 'plan_started',
  data: { name: after.name, count: opened },
  path: '/billing',
  mail: (language) => {
    const t = texts(language)
    const openAgain = t.jobsReopenedText(opened)
    const plan = nameIn(language, after)
    const paragraphs = [t.changedText(plan), ...(opened > 0 ? [openAgain] : []), billing(language, publicUrl)]
    return composeMail(person.email, t.changedSubject(plan), paragraphs, language)
  },
})

export const planEndedNotice = ({ person, before, publicUrl }: Told): NotificationRequest => ({
  userId: person.id,
  kind: 'plan_ended',
  data: { name: before.name },
  path: '/billing',
  mail: (language) => {
    const t = texts(language)
    const plan = nameIn(language, before)
    const paragraphs = [t.endedText(plan), billing(language, publicUrl)]
    return composeMail(person.email, t.endedSubject(plan), paragraphs, language)
  },
})

const mostNamed = 10

/** The jobs beyond the current plan, and how to reopen them. */
export const jobsPausedNotice = ({
  person,
  after,
  paused,
  publicUrl,
}: Told & { paused: readonly { title: string }[] }): NotificationRequest => ({
  userId: person.id,
  kind: 'job_paused',
  data: {
    count: paused.length,
    // The name of the free plan is translated, so it is not passed.
    ...(after.price > 0 && { name: after.name }),
    ...(paused.length === 1 && { job: paused[0]?.title ?? '' }),
  },
  path: '/employer/jobs?status=paused',
  mail: (language) => {
    const t = texts(language)
    const more = paused.length - mostNamed
    const paragraphs = [
      t.jobsPausedText(nameIn(language, after), after.jobPosts),
      ...paused.slice(0, mostNamed).map(({ title }) => title),
      ...(more > 0 ? [t.moreJobsLine(more)] : []),
      t.jobsPausedOutlook,
      { label: t.pausedJobsLink, url: `${siteUrl(language, publicUrl)}/employer/jobs?status=paused` },
    ]
    const subject = t.jobsPausedSubject(paused.length)
    return composeMail(person.email, subject, paragraphs, language)
  },
})

/** `until`: the end of the grace period. */
export const paymentFailedNotice = (
  person: { id: string; email: string },
  { plan, until, publicUrl }: { plan: Plan; until: Date; publicUrl: string },
): NotificationRequest => ({
  userId: person.id,
  kind: 'payment_failed',
  data: { name: plan.name, at: until.toISOString() },
  path: '/billing',
  mail: (language, timeZone) => {
    const t = texts(language)
    const paragraphs = [
      t.paymentFailedText(nameIn(language, plan), formatDay(language, until, timeZone)),
      t.gracePeriodEnd,
      billing(language, publicUrl),
    ]
    return composeMail(person.email, t.paymentFailedSubject, paragraphs, language)
  },
})
