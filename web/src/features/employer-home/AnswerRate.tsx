import type { ResponseStats } from '@hearback/contract/people/employers.ts'
import * as t from '@hearback/texts/web/employer-home.ts'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { AnswerClock } from '../../ui/figures/AnswerClock.tsx'
import c from './EmployerHome.module.css'
import { responseTrend } from './employer-home.queries.ts'

/** The answer rate of the company as applicants see it, with its trend. */
export function AnswerRate() {
  const { data, isError } = useQuery(responseTrend())
  if (isError) return null
  if (!data)
    return (
      <div className={c.rate}>
        <Skeleton height={44} />
        <p className={c.note}>
          {t.rateHint} <span className={c.unseen}>{t.trendUnknown}</span>
        </p>
      </div>
    )
  const { answeredShare, medianDays, finished } = data.current
  return (
    <section className={c.rate} aria-label={t.rateLabel}>
      <AnswerClock share={answeredShare} medianDays={medianDays} finished={finished} size="lg" />
      <p className={c.note}>
        {t.rateHint}
        {answeredShare !== null && ` ${trendWords(answeredShare, data.previous)}`}
      </p>
    </section>
  )
}

/** Compares the share (0 to 1) with that of the 90 days before, in percentage points. */
function trendWords(share: number, { answeredShare: earlier }: ResponseStats): string {
  if (earlier === null) return t.trendUnknown
  const points = Math.round(share * 100) - Math.round(earlier * 100)
  if (points === 0) return t.trendSame
  return points > 0 ? t.trendUp(points) : t.trendDown(-points)
}
