import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { inBrowser, onServer } from '../../api/load.ts'
import { SaveSearch } from '../../features/alerts/SaveSearch.tsx'
import { ApplyAction } from '../../features/applying/ApplyAction.tsx'
import { SaveButton } from '../../features/jobs/saved-jobs/SaveButton.tsx'
import { JobSearchView } from '../../features/jobs/search/JobSearchView.tsx'
import { type LoadedSearch, loadJobSearch } from '../../features/jobs/search/job-search.load.ts'
import { readSearch, savedFormOf } from '../../features/jobs/search/job-search.ts'
import { ReportButton } from '../../features/reports/ReportButton.tsx'
import { notListed, pageMeta } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import type { Route } from './+types/JobSearchPage'

export const loader = onServer(loadJobSearch)
// Client navigations show the page immediately and fetch the list afterwards.
export const clientLoader = inBrowser((): Promise<LoadedSearch> => Promise.resolve({}))

function titleOf(keyword: string, place: string): string {
  if (!keyword) return place ? t.jobSearchTitleNear(place) : t.jobs
  return place ? t.jobSearchTitleForNear(keyword, place) : t.jobSearchTitleFor(keyword)
}

// Search results are not indexed; the canonical URL is the page of all jobs.
export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const { keyword, location: place } = readSearch(new URLSearchParams(location.search))
  const title = titleOf(keyword, place)
  const metas = pageMeta({
    title,
    description: t.jobSearchDescription(title),
    path: paths.jobs({ keyword, location: place }),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
  return [
    ...metas,
    ...(location.search ? [notListed] : []),
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: t.newestJobs, href: '/feeds/jobs.atom' },
  ]
}

export default function JobSearchPage({ loaderData }: Route.ComponentProps) {
  const pathOf = (job: Job) => paths.job(job._id, slugOf(job.jobTitle))
  return (
    <JobSearchView
      loaded={loaderData}
      save={(search) => <SaveSearch search={savedFormOf(search)} />}
      action={(job) => <ApplyAction job={job} path={pathOf(job)} save={<SaveButton job={job} variant="default" />} />}
      report={(job) => <ReportButton kind="job" id={job._id} name={job.jobTitle} ownerId={job.hr} path={pathOf(job)} />}
    />
  )
}
