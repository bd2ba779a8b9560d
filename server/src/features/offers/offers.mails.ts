import type { NotificationKind } from '@hearback/contract/accounts/notifications.ts'
import type { OfferDetails } from '@hearback/contract/hiring/offers.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import * as en from '@hearback/texts/en/mails/offers.ts'
import * as es from '@hearback/texts/es/mails/offers.ts'
import type { CompanyId } from '../../db/ids.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import { formatMoment } from '../../domain/mail-times.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })
type Texts = ReturnType<typeof texts>

/** The parties and subject of a notification; the seeker's name is the one the company may see. */
export interface About {
  offerId: string
  employerId: CompanyId
  seekerId: string
  jobId: string | null
  company: string
  seekerName: string
  jobTitle: string | null
  details: unknown
  expiresAt: Date
  employerEmail: string
  seekerEmail: string
}

export type Occasion =
  | 'received'
  | 'changed'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'ending'
  | 'expired'
  | 'rescinded'

/** The job title of the offer, else of the job. */
function workIn({ details, jobTitle }: About, t: Texts): string {
  const offer = details as OfferDetails
  return (typeof offer === 'string' ? null : offer.title) || jobTitle || t.jobFallback
}

/** Groups all offers of the two for one job, so that a superseded or withdrawn offer and its successor are one matter. */
const matterOf = ({ employerId, seekerId, jobId }: About) => `offers ${employerId} ${seekerId} ${jobId ?? ''}`

interface Words {
  subject: string
  paragraphs: readonly string[]
}
/** The context of a mail text. */
interface Writing {
  t: Texts
  work: string
  /** The formatted expiry of the offer. */
  end: string
}
interface Telling {
  kind: NotificationKind
  /** Without texts the notification is shown in the app only. */
  words?: (writing: Writing) => Words
}

const mailOf = (
  about: About,
  words: (writing: Writing) => Words,
  to: { address: string; page: string; publicUrl: string },
) =>
  ((language, timeZone) => {
    const t = texts(language)
    const { subject, paragraphs } = words({
      t,
      work: workIn(about, t),
      end: formatMoment(language, about.expiresAt, timeZone),
    })
    const link = { label: t.offerLink, url: `${siteUrl(language, to.publicUrl)}${to.page}` }
    return composeMail(to.address, subject, [...paragraphs, link], language)
  }) satisfies NotificationRequest['mail']

function toSeeker(publicUrl: string, about: About, { kind, words }: Telling): NotificationRequest {
  const path = `/offers/${about.offerId}` as const
  const work = workIn(about, texts('en'))
  return {
    userId: about.seekerId,
    act: { by: about.employerId, matter: matterOf(about) },
    kind,
    data: { company: about.company, job: work, at: about.expiresAt.toISOString() },
    path,
    ...(words && { mail: mailOf(about, words, { address: about.seekerEmail, page: path, publicUrl }) }),
  }
}

function toEmployer(publicUrl: string, about: About, { kind, words }: Required<Telling>): NotificationRequest {
  const path = `/employer/offers/${about.offerId}` as const
  return {
    userId: about.employerId,
    jobId: about.jobId,
    act: { by: about.seekerId, matter: matterOf(about) },
    kind,
    data: { person: about.seekerName, job: workIn(about, texts('en')) },
    path,
    mail: mailOf(about, words, { address: about.employerEmail, page: path, publicUrl }),
  }
}

/** The message written with a step. */
const theirWords = (t: Texts, reason: string | null) => (reason ? [t.reasonText(reason)] : [])

/** Maximum length of text by another person in a subject, because the reader may not know them. */
const inSubject = 60

type Teller = (publicUrl: string, about: About, reason: string | null) => NotificationRequest[]

const tellers: Record<Occasion, Teller> = {
  received: (publicUrl, about) => [
    toSeeker(publicUrl, about, {
      kind: 'offer_received',
      words: ({ t, work, end }) => ({
        subject: t.receivedSubject(truncate(about.company, inSubject), truncate(work, inSubject)),
        paragraphs: [t.receivedText(about.company, work), t.receivedDeadline(end)],
      }),
    }),
  ],
  changed: (publicUrl, about) => [
    toSeeker(publicUrl, about, {
      kind: 'offer_received',
      words: ({ t, work, end }) => ({
        subject: t.changedSubject(truncate(about.company, inSubject), truncate(work, inSubject)),
        paragraphs: [t.changedText(about.company, work), t.changedDeadline(end)],
      }),
    }),
  ],
  accepted: (publicUrl, about) => [
    toEmployer(publicUrl, about, {
      kind: 'offer_accepted',
      words: ({ t, work }) => ({
        subject: t.acceptedSubject(about.seekerName, work),
        paragraphs: [t.acceptedText(about.seekerName, work), t.acceptedNextStep],
      }),
    }),
  ],
  declined: (publicUrl, about, reason) => [
    toEmployer(publicUrl, about, {
      kind: 'offer_declined',
      words: ({ t, work }) => ({
        subject: t.declinedSubject(about.seekerName, work),
        paragraphs: [t.declinedText(about.seekerName, work), ...theirWords(t, reason)],
      }),
    }),
  ],
  withdrawn: (publicUrl, about, reason) => [
    toSeeker(publicUrl, about, {
      kind: 'offer_withdrawn',
      words: ({ t, work }) => ({
        subject: t.withdrawnSubject(about.company),
        paragraphs: [t.withdrawnText(about.company, work), ...theirWords(t, reason)],
      }),
    }),
  ],
  ending: (publicUrl, about) => [
    toSeeker(publicUrl, about, {
      kind: 'offer_expiring',
      words: ({ t, work, end }) => ({
        subject: t.expiringSubject(about.company),
        paragraphs: [t.expiringText(about.company, work, end)],
      }),
    }),
  ],
  expired: (publicUrl, about) => [
    toSeeker(publicUrl, about, { kind: 'offer_expired' }),
    toEmployer(publicUrl, about, {
      kind: 'offer_expired',
      words: ({ t, work }) => ({
        subject: t.expiredSubject(about.seekerName),
        paragraphs: [t.expiredText(about.seekerName, work)],
      }),
    }),
  ],
  rescinded: (publicUrl, about, reason) => [
    toSeeker(publicUrl, about, {
      kind: 'offer_rescinded',
      words: ({ t, work }) => ({
        subject: t.rescindedSubject(about.company),
        paragraphs: [t.rescindedText(about.company, work), ...theirWords(t, reason)],
      }),
    }),
  ],
}

/** The notifications of an event of an offer, with the reason given by the person who caused it. */
export const offerNotices = (
  publicUrl: string,
  about: About,
  occasion: Occasion,
  reason: string | null,
): NotificationRequest[] => tellers[occasion](publicUrl, about, reason)

/** The seeker's copy of their acceptance. */
export function acceptedMail(publicUrl: string, about: About, language: Language): Mail {
  const t = texts(language)
  const work = workIn(about, t)
  const link = { label: t.printLink, url: `${siteUrl(language, publicUrl)}/offers/${about.offerId}` }
  const paragraphs = [t.seekerAcceptedText(about.company, work), link]
  const mail = composeMail(about.seekerEmail, t.seekerAcceptedSubject(work, about.company), paragraphs, language)
  return { ...mail, thread: matterOf(about) }
}
