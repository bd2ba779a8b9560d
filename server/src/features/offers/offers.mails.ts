import type { NotificationKind } from '@hearback/contract/notifications.ts'
import type { OfferDetails } from '@hearback/contract/offers.ts'
import type { Notice } from '../../notice.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'

/** Whom and what a notice speaks of; the seeker's name is what the company may call them. */
export interface About {
  offerId: string
  employerId: string
  seekerId: string
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

/** What the work is called: as the offer says, else as the job does. */
function workIn({ details, jobTitle }: About): string {
  const offer = details as OfferDetails
  return (typeof offer === 'string' ? null : offer.title) || jobTitle || 'a job'
}

const momentOf = (instant: Date) =>
  `${instant.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} (UTC)`

interface Telling {
  kind: NotificationKind
  subject: string
  paragraphs: readonly string[]
  /** Shown in the app alone. */
  withoutMail?: boolean
}

function toSeeker(publicUrl: string, about: About, { kind, subject, paragraphs, withoutMail }: Telling): Notice {
  const path = `/offers/${about.offerId}` as const
  const link = { label: 'See the offer', url: `${publicUrl}${path}` }
  return {
    userId: about.seekerId,
    kind,
    data: { company: about.company, job: workIn(about), at: about.expiresAt.toISOString() },
    path,
    ...(withoutMail ? {} : { mail: composeMail(about.seekerEmail, subject, [...paragraphs, link]) }),
  }
}

function toEmployer(publicUrl: string, about: About, { kind, subject, paragraphs }: Telling): Notice {
  const path = `/employer/offers/${about.offerId}` as const
  return {
    userId: about.employerId,
    kind,
    data: { person: about.seekerName, job: workIn(about) },
    path,
    mail: composeMail(about.employerEmail, subject, [
      ...paragraphs,
      { label: 'See the offer', url: `${publicUrl}${path}` },
    ]),
  }
}

type Teller = (publicUrl: string, about: About, why: readonly string[]) => Notice[]

const tellers: Record<Occasion, Teller> = {
  received: (publicUrl, about) => [
    toSeeker(publicUrl, about, {
      kind: 'offer_received',
      subject: `An offer from ${about.company}: ${workIn(about)}`,
      paragraphs: [
        `${about.company} offers you work: ${workIn(about)}.`,
        `You can accept or decline it until ${momentOf(about.expiresAt)}. They see your full name and your experience now; how to reach you only if you accept.`,
      ],
    }),
  ],
  changed: (publicUrl, about) => [
    toSeeker(publicUrl, about, {
      kind: 'offer_received',
      subject: `A changed offer from ${about.company}: ${workIn(about)}`,
      paragraphs: [
        `${about.company} has changed its offer: ${workIn(about)}. The new one takes the place of the earlier one.`,
        `You can accept or decline it until ${momentOf(about.expiresAt)}.`,
      ],
    }),
  ],
  accepted: (publicUrl, about) => [
    toEmployer(publicUrl, about, {
      kind: 'offer_accepted',
      subject: `Accepted: ${about.seekerName}, ${workIn(about)}`,
      paragraphs: [
        `${about.seekerName} has accepted your offer: ${workIn(about)}.`,
        'You now see how to reach them. If the job is filled, close it and tell the other applicants.',
      ],
    }),
  ],
  declined: (publicUrl, about, why) => [
    toEmployer(publicUrl, about, {
      kind: 'offer_declined',
      subject: `Declined: ${about.seekerName}, ${workIn(about)}`,
      paragraphs: [`${about.seekerName} has declined your offer: ${workIn(about)}.`, ...why],
    }),
  ],
  withdrawn: (publicUrl, about, why) => [
    toSeeker(publicUrl, about, {
      kind: 'offer_withdrawn',
      subject: `Withdrawn: the offer from ${about.company}`,
      paragraphs: [`${about.company} has withdrawn its offer: ${workIn(about)}.`, ...why],
    }),
  ],
  ending: (publicUrl, about) => [
    toSeeker(publicUrl, about, {
      kind: 'offer_expiring',
      subject: `Ends soon: the offer from ${about.company}`,
      paragraphs: [
        `The offer from ${about.company}, ${workIn(about)}, waits for your answer until ${momentOf(about.expiresAt)}. After that it expires by itself.`,
      ],
    }),
  ],
  expired: (publicUrl, about) => [
    toSeeker(publicUrl, about, { kind: 'offer_expired', subject: '', paragraphs: [], withoutMail: true }),
    toEmployer(publicUrl, about, {
      kind: 'offer_expired',
      subject: `Expired: your offer to ${about.seekerName}`,
      paragraphs: [
        `${about.seekerName} has not answered your offer in time: ${workIn(about)}. It has expired. You can send a new one.`,
      ],
    }),
  ],
  rescinded: (publicUrl, about, why) => [
    toSeeker(publicUrl, about, {
      kind: 'offer_rescinded',
      subject: `Taken back: the offer from ${about.company}`,
      paragraphs: [
        `${about.company} has taken back the offer that you had accepted: ${workIn(about)}. That counts publicly on their page.`,
        ...why,
      ],
    }),
  ],
}

/** Whom to tell of what happened to an offer, with the words of who did it. */
export const offerNotices = (publicUrl: string, about: About, occasion: Occasion, reason: string | null): Notice[] =>
  tellers[occasion](publicUrl, about, reason ? [`They write:\n${reason}`] : [])

/** What the seeker keeps of their acceptance. */
export const acceptedMail = (publicUrl: string, about: About): Mail =>
  composeMail(about.seekerEmail, `You accepted: ${workIn(about)} at ${about.company}`, [
    `You have accepted the offer from ${about.company}: ${workIn(about)}. They now see your telephone number, e-mail and exact location.`,
    { label: 'See and print the offer', url: `${publicUrl}/offers/${about.offerId}` },
  ])
