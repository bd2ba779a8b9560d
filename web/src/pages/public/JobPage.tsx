import type { Call } from '@hearback/contract/endpoint.ts'
import type { DirectoryEntry } from '@hearback/contract/jobs/directory.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { Suspense } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { inBrowser, type LoadInput, onServer } from '../../api/load.ts'
import { breadcrumbs, structuredData } from '../../domain/structured-data.ts'
import { ApplyAction } from '../../features/applying/ApplyAction.tsx'
import { loadWayToJob } from '../../features/directory/directory.load.ts'
import { nameOfEntry, pathOfEntry } from '../../features/directory/directory-words.ts'
import c from '../../features/jobs/JobArticle.module.css'
import { JobView } from '../../features/jobs/JobView.tsx'
import { loadJobPage } from '../../features/jobs/job-page.load.ts'
import { jobPosting } from '../../features/jobs/job-posting.ts'
import { JOB_STATE_SENTENCES, JOB_STATE_WORDS, payWords, placeOf } from '../../features/jobs/job-words.ts'
import { SaveButton } from '../../features/jobs/saved-jobs/SaveButton.tsx'
import { ReportButton } from '../../features/reports/ReportButton.tsx'
import { JobSalary } from '../../features/salaries/JobSalary.tsx'
import { loadSalaryOfJob } from '../../features/salaries/salary.load.ts'
import { notListed, pageMeta, shareCards } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { Region } from '../../ui/feedback/Region.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import { useOnDevice } from '../../ui/now.ts'
import type { Route } from './+types/JobPage'

// Loaded after the page and not rendered by the server: a translator would change it before it is hydrated.
const FollowButton = retryableLazy(async () => ({
  default: (await import('../../features/follows/FollowButton.tsx')).FollowButton,
}))

async function load(call: Call, input: LoadInput<Route.LoaderArgs['params']>) {
  const [found, way, salary] = await Promise.all([
    loadJobPage(call, input),
    loadWayToJob(call, input),
    loadSalaryOfJob(call, input),
  ])
  return data({ ...found.data, way, salary }, found.init ?? undefined)
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
// Opening the apply sheet changes only the query, so the job is not refetched.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

const stepsTo = (entries: readonly DirectoryEntry[]) => [
  { name: t.allJobs, path: paths.jobs() },
  ...entries.map((entry) => ({
    name: nameOfEntry(entry, entry.place ? 'place' : 'category'),
    path: pathOfEntry(entry),
  })),
]

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { job } = loaderData
  const facts = [job.company.businessName, placeOf(job), payWords(job)].filter(Boolean).join(', ')
  const publicUrl = matches[0].loaderData?.publicUrl ?? ''
  const path = paths.job(job._id, slugOf(job.jobTitle))
  const name = t.at(job.jobTitle, job.company.businessName)
  if (job.status !== 'open') {
    const title = `${JOB_STATE_WORDS[job.status]}: ${name}`
    return [...pageMeta({ title, description: JOB_STATE_SENTENCES[job.status], path, publicUrl }), notListed]
  }
  const metas = pageMeta({
    title: name,
    description: `${facts}. ${job.description}`,
    path,
    publicUrl,
    picture: shareCards.job(job._id),
  })
  const steps = [...stepsTo(loaderData.way.entries), { name: job.jobTitle, path }]
  const posting = !loaderData.unlisted && jobPosting(job, publicUrl, loaderData.way.region)
  const data = [breadcrumbs(publicUrl, steps), ...(posting ? [posting] : [])]
  return [...metas, ...data.map(structuredData)]
}

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const path = paths.job(loaderData.job._id, slugOf(loaderData.job.jobTitle))
  const { way, salary, ...detail } = loaderData
  const isOnDevice = useOnDevice()
  return (
    <JobView
      key={path}
      loaded={detail}
      way={<Breadcrumbs steps={stepsTo(way.entries)} />}
      salary={<JobSalary {...salary} />}
      action={(job) => (
        <Region>
          <ApplyAction job={job} path={path} save={<SaveButton job={job} variant="default" />} />
        </Region>
      )}
      follow={(company) => (
        <Region>
          <div className={c.follow}>
            <Suspense>{isOnDevice && <FollowButton company={company} />}</Suspense>
          </div>
        </Region>
      )}
      report={(job) => <ReportButton kind="job" id={job._id} name={job.jobTitle} ownerId={job.hr} path={path} />}
    />
  )
}
