import type { Notice } from '../../notice.ts'
import type { Plan } from '../../plans.ts'
import { composeMail } from '../../ports/mail-text.ts'

interface Told {
  person: { id: string; email: string }
  before: Plan
  after: Plan
  /** Jobs that were paused, or that came back. */
  moved: number
  publicUrl: string
}

const jobs = (count: number) => (count === 1 ? '1 job' : `${count} jobs`)
const billing = (publicUrl: string) => ({ label: 'Plan and invoices', url: `${publicUrl}/billing` })

export const planStartedNotice = ({ person, after, moved, publicUrl }: Told): Notice => ({
  userId: person.id,
  kind: 'plan_started',
  data: { name: after.name, count: moved },
  path: '/billing',
  mail: composeMail(person.email, `Your plan is now ${after.name}`, [
    `Your plan is now ${after.name}. Its limits count from this moment on.`,
    ...(moved > 0 ? [`${jobs(moved)} that a smaller plan had paused ${moved === 1 ? 'is' : 'are'} open again.`] : []),
    billing(publicUrl),
  ]),
})

export const planEndedNotice = ({ person, before, moved, publicUrl }: Told): Notice => ({
  userId: person.id,
  kind: 'plan_ended',
  data: { name: before.name, count: moved },
  path: '/billing',
  mail: composeMail(person.email, `Your plan ${before.name} has ended`, [
    `Your plan ${before.name} has ended; the free one goes on.`,
    ...(moved > 0
      ? [`${jobs(moved)} above the free limit ${moved === 1 ? 'is' : 'are'} paused, and nothing is deleted.`]
      : []),
    billing(publicUrl),
  ]),
})

/** `until`: the end of the grace. */
export const paymentFailedNotice = (
  person: { id: string; email: string },
  { plan, until, publicUrl }: { plan: Plan; until: Date; publicUrl: string },
): Notice => ({
  userId: person.id,
  kind: 'payment_failed',
  data: { name: plan.name, at: until.toISOString() },
  path: '/billing',
  mail: composeMail(person.email, 'Your payment did not go through', [
    `The payment for ${plan.name} did not go through. The plan goes on until ${until.toISOString().slice(0, 10)}; please check your card before then.`,
    'After that the free plan begins. Jobs above its limit are paused, never deleted.',
    billing(publicUrl),
  ]),
})
