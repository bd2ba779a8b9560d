import type { FactSheet } from '@hearback/contract/jobs.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { shortDate } from '../../ui/times.ts'
import c from './FactSheetView.module.css'
import { STATUS_WORDS } from './job-words.ts'

const share = (value: number | null) => (value === null ? 'nobody yet' : `${Math.round(value * 100)} %`)

const count = (value: number) => value.toLocaleString('en')

/** What an applicant may know of a job before applying (product.md 6.3). */
export function FactSheetView({ facts, heading: Heading }: { facts: FactSheet; heading: 'h2' | 'h3' }) {
  const entries: [term: string, value: ReactNode][] = [
    ['First published', <RelativeTime key="first" at={facts.firstPublishedAt} />],
    ['Confirmed as open', <RelativeTime key="last" at={facts.lastConfirmedAt} />],
    ['Applicants', count(facts.applicants)],
    ['Of them opened', share(facts.viewedShare)],
    ['Of them answered', share(facts.answeredShare)],
    ['Interviews', count(facts.interviews)],
    ['Hires', count(facts.hires)],
  ]
  return (
    <section className={c.sheet} aria-label="Facts of this job">
      <div className={c.top}>
        <Heading className={c.name}>Facts of this job</Heading>
        <Link to={paths.howWeCount()}>How we count</Link>
      </div>
      <dl className={c.facts}>
        {entries.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {facts.posts > 1 && <PostedBefore facts={facts} />}
    </section>
  )
}

/** A repost does not begin anew: what was posted before, and that the figures go through all of it. */
const PostedBefore = ({ facts: { posts, postedBefore } }: { facts: FactSheet }) => (
  <div className={c.before}>
    <p>
      Posted before with nearly the same text; this is the {ordinal(posts)} time. The figures count all {posts} posts.
    </p>
    <ul>
      {postedBefore.map(({ _id, publishedAt, status }) => (
        <li key={_id}>
          <Link to={paths.job(_id)}>{shortDate(publishedAt)}</Link>
          {status === 'open' ? ', still open' : `, ${STATUS_WORDS[status].toLowerCase()}`}
        </li>
      ))}
    </ul>
  </div>
)

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinal = (count: number) => `${count}${ENDINGS[ordinals.select(count)] ?? 'th'}`
