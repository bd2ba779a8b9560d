import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { SeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import * as recent from '@hearback/texts/web/recent.ts'
import * as t from '@hearback/texts/web/seeker-home.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Region } from '../../ui/feedback/Region.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { useClearActivity } from './clear-activity.ts'
import { type DismissibleJob, NeedsList } from './NeedsList.tsx'
import { NextInterview } from './NextInterview.tsx'
import { RecentJobs } from './RecentJobs.tsx'
import c from './SeekerHome.module.css'
import { seekerHome } from './seeker-home.queries.ts'

interface SeekerHomeProps {
  /** Whether jobs are matched with a profile of the seeker; shows a skeleton until it is known. */
  hasProfile: boolean | undefined
  /** Link to the jobs around the seeker's place. */
  near?: ReactNode
  /** The button that dismisses the job of an invitation. */
  dismiss: (job: DismissibleJob) => ReactNode
  jobs: (jobs: readonly Job[]) => ReactNode
  searches: (searches: SeekerHome['savedSearches']) => ReactNode
  recentSearches: (searches: SeekerHome['recentSearches']) => ReactNode
}

/** Home of a seeker: what waits for them, the next interview, new jobs and saved searches. */
export function SeekerHomeView({ hasProfile, near, dismiss, jobs, searches, recentSearches }: SeekerHomeProps) {
  const query = useQuery(seekerHome())
  const { cleared, clear } = useClearActivity()
  const { data } = query
  if (hasProfile === undefined) return <SkeletonRows rows={5} label={t.loading} />
  if (!data) return <QueryFallback query={query} rows={5} loading={t.loading} failed={t.failed} />
  return (
    <div className={c.columns}>
      <div className={c.main}>
        <Region>
          <NeedsList home={data} dismiss={dismiss} />
          {data.applicationBudget.used > 0 && <Budget budget={data.applicationBudget} />}
        </Region>
        <Part
          title={t.jobsTitle}
          {...(hasProfile && { note: t.jobsNote })}
          more={{ to: paths.jobs(), label: t.jobsMore }}
        >
          {near}
          {data.jobs.length > 0 ? jobs(data.jobs) : <p className={c.quiet}>{t.jobsEmpty}</p>}
        </Part>
        <FollowedJobs home={data} jobs={jobs} />
      </div>
      <div className={c.side}>
        {data.nextInterview && (
          <Region>
            <NextInterview interview={data.nextInterview} />
          </Region>
        )}
        <Part title={t.searchesTitle} {...(data.savedSearches.length > 0 && { more: ALERTS })}>
          {data.savedSearches.length > 0 ? (
            searches(data.savedSearches)
          ) : (
            <p className={c.quiet}>
              {t.searchesEmpty} <Link to={paths.jobs()}>{t.jobsEmptyAction}</Link>
            </p>
          )}
        </Part>
        {data.recentSearches.length > 0 && !cleared.includes('recentSearches') && (
          <Part
            title={recent.searchesTitle}
            clear={{ label: recent.clearSearches, run: () => clear('recentSearches') }}
          >
            {recentSearches(data.recentSearches)}
          </Part>
        )}
        {data.viewedJobs.length > 0 && !cleared.includes('viewedJobs') && (
          <Part title={recent.viewedTitle} clear={{ label: recent.clearViewed, run: () => clear('viewedJobs') }}>
            <RecentJobs jobs={data.viewedJobs} />
          </Part>
        )}
      </div>
    </div>
  )
}

/** How many unanswered applications the seeker has, and may have at a time. */
const Budget = ({ budget: { limit, used } }: { budget: SeekerHome['applicationBudget'] }) => (
  <p className={c.budget}>
    {used < limit ? t.budgetUsed(used, limit) : t.budgetUsedUp(limit)}{' '}
    <Link to={`${paths.applications()}?sort=due`}>{t.budgetLink}</Link>
  </p>
)

const ALERTS = { to: paths.alerts(), label: t.searchesManage }
const FOLLOWED = { to: `${paths.alerts()}#companies`, label: t.followedManage }

/** Jobs of followed companies that are not among the jobs above. */
function FollowedJobs({
  home: { followedCompanies, followedJobs, jobs: fitting },
  jobs,
}: Pick<SeekerHomeProps, 'jobs'> & { home: SeekerHome }) {
  if (followedCompanies === 0)
    return (
      <Part title={t.followedTitle}>
        <p className={c.quiet}>
          {t.followedNone} <Link to={paths.companies()}>{t.followedBrowse}</Link>
        </p>
      </Part>
    )
  const ids = new Set(fitting.map(({ _id }) => _id))
  const others = followedJobs.filter(({ _id }) => !ids.has(_id))
  if (others.length < followedJobs.length && others.length === 0) return null
  return (
    <Part title={t.followedTitle} more={FOLLOWED}>
      {others.length > 0 ? jobs(others) : <p className={c.quiet}>{t.followedEmpty(followedCompanies)}</p>}
    </Part>
  )
}

interface PartProps {
  title: string
  note?: string
  more?: { to: string; label: string }
  clear?: { label: string; run: () => void }
  children: ReactNode
}

function Part({ title, note, more, clear, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={c.head}>
        <h2 id={id}>{title}</h2>
        {note && <span className={c.quiet}>{note}</span>}
        {clear && (
          <Button size="sm" variant="quiet" className={c.more ?? ''} aria-label={clear.label} onClick={clear.run}>
            {recent.clearAction}
          </Button>
        )}
        {more && (
          <Link to={more.to} className={c.more}>
            {more.label}
          </Link>
        )}
      </div>
      <Region>{children}</Region>
    </section>
  )
}
