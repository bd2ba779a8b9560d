import type { Notice } from '../../notice.ts'
import type { Plan } from '../../plans.ts'
import { composeMail } from '../../ports/mail-text.ts'

interface Told {
  person: { id: string; email: string }
  before: Plan
  after: Plan
  /** Jobs that a smaller plan had paused and that came back. */
  opened: number
  publicUrl: string
}

const jobs = (count: number) => (count === 1 ? '1 job' : `${count} jobs`)
const billing = (publicUrl: string) => ({ label: 'Plan and invoices', url: `${publicUrl}/billing` })

export const planStartedNotice = ({ person, after, opened, publicUrl }: Told): Notice => ({
  userId: person.id,
  kind: 'plan_started',
  data: { name: after.name, count: opened },
  path: '/billing',
  mail: composeMail(person.email, `Your plan is now ${after.name}`, [
    `Your plan is now ${after.name}. Its limits count from this moment on.`,
    ...(opened > 0
      ? [`${jobs(opened)} that a smaller plan had paused ${opened === 1 ? 'is' : 'are'} open again.`]
      : []),
    billing(publicUrl),
  ]),
})

export const planEndedNotice = ({ person, before, publicUrl }: Told): Notice => ({
  userId: person.id,
  kind: 'plan_ended',
  data: { name: before.name },
  path: '/billing',
  mail: composeMail(person.email, `Your plan ${before.name} has ended`, [
    `Your plan ${before.name} has ended; the free one goes on.`,
    billing(publicUrl),
  ]),
})

const mostNamed = 10

/** Which jobs are beyond the plan that counts now, and what brings them back. */
export const jobsPausedNotice = ({
  person,
  after,
  paused,
  publicUrl,
}: Told & { paused: readonly { title: string }[] }): Notice => ({
  userId: person.id,
  kind: 'job_paused',
  data: { count: paused.length, name: after.name, ...(paused.length === 1 && { job: paused[0]?.title ?? '' }) },
  path: '/employer/jobs?status=paused',
  mail: composeMail(person.email, `${jobs(paused.length)} ${paused.length === 1 ? 'is' : 'are'} paused`, [
    `Your plan is now ${after.name}, which keeps ${after.jobPosts} jobs open. The newest stay open; these are paused, and nothing is deleted:`,
    ...paused.slice(0, mostNamed).map(({ title }) => title),
    ...(paused.length > mostNamed ? [`and ${jobs(paused.length - mostNamed)} more.`] : []),
    'Applications that you have stay and can be answered. Close an open job to open another instead, or take a larger plan: then they open by themselves.',
    { label: 'Your paused jobs', url: `${publicUrl}/employer/jobs?status=paused` },
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
