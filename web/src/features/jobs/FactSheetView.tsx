import type { FactSheet } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import c from './FactSheetView.module.css'

// Few jobs were posted before.
const LatePosts = retryableLazy(async () => ({ default: (await import('./PostedBefore.tsx')).PostedBefore }))

const share = (value: number | null) => (value === null ? t.factNone : `${Math.round(value * 100)}%`)

const count = (value: number) => value.toLocaleString(locale.numbers)

/** Only for a job with applicants: of a new post it would be zeros. */
const progress = (facts: FactSheet): [term: string, value: ReactNode][] => [
  [t.factViewedShare, share(facts.viewedShare)],
  [t.factAnsweredShare, share(facts.answeredShare)],
  [t.interviews, count(facts.interviews)],
  [t.hires, count(facts.hires)],
]

/** Facts about a job that applicants may see before applying (product.md 6.3). */
export function FactSheetView({ facts, heading: Heading }: { facts: FactSheet; heading: 'h2' | 'h3' }) {
  const entries: [term: string, value: ReactNode][] = [
    [t.firstPublished, <RelativeTime key="first" at={facts.firstPublishedAt} />],
    [t.factLastConfirmed, <RelativeTime key="last" at={facts.lastConfirmedAt} />],
    [t.applicants, count(facts.applicants)],
    ...(facts.applicants > 0 ? progress(facts) : []),
  ]
  return (
    <section className={c.sheet} aria-label={t.factSheetLabel}>
      <div className={c.top}>
        <Heading className={c.name}>{t.factSheetLabel}</Heading>
        <Link to={paths.howWeCount()}>{t.factSheetMethodLink}</Link>
      </div>
      <dl className={c.facts}>
        {entries.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {facts.posts > 1 && (
        <Suspense>
          <LatePosts facts={facts} />
        </Suspense>
      )}
    </section>
  )
}
