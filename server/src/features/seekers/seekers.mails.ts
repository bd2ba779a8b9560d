import type { Notice } from '../../notice.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'

interface Asked {
  to: string
  person: string
  title: string
  company: string
  start_date: string
  end_date: string | null
  code: string
}

/** To the work address that an experience names. */
export const proofMail = (publicUrl: string, { to, person, title, company, start_date, end_date, code }: Asked): Mail =>
  composeMail(to, `Confirm the work of ${person} at ${company}`, [
    `${person} says on Hearback: ${title} at ${company}, from ${start_date}${end_date ? ` until ${end_date}` : ' on'}.`,
    'This address was given to confirm it. Others see the domain of it, and never the address.',
    { label: 'Confirm or decline', url: `${publicUrl}/confirm-experience?code=${code}` },
    'You know nothing of it? Decline, and nobody writes to you about it again. The link works for 14 days.',
  ])

/** To the seeker, in the app alone. */
export const proofNotice = (
  { seeker_id, company }: { seeker_id: string; company: string },
  verification: 'confirmed' | 'declined',
): Notice => ({
  userId: seeker_id,
  kind: verification === 'confirmed' ? 'experience_confirmed' : 'experience_declined',
  data: { company },
  path: '/profile/experience',
})
