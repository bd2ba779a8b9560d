import type { Job, PayComparison } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import type * as z from 'zod/mini'
import { PayRail } from '../../ui/pay/PayRail.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import c from './JobArticle.module.css'

/** The job's pay on the scale of comparable jobs; renders nothing without a comparison. */
export function ComparedPay({ job, pay }: { job: Job; pay: z.infer<typeof PayComparison> | null }) {
  if (job.estimatedFrom === null || job.estimatedTo === null) return <p className={c.aside}>{t.comparedPayMissing}</p>
  if (!pay) return null
  const category = shownName(job.category)
  return (
    <PayRail
      from={job.estimatedFrom}
      to={job.estimatedTo}
      currency={job.currency}
      period={job.payPeriod}
      {...pay}
      of={pay.place ? t.categoryInPlace(category, pay.place) : category}
    />
  )
}
