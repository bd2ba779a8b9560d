import type { DirectoryEntry } from '@hearback/contract/directory.ts'
import type { Call } from '@hearback/contract/endpoint.ts'
import { slugOf } from '@hearback/contract/slug.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { inBrowser, type LoadInput, onServer } from '../api/load.ts'
import { ApplyAction } from '../features/applying/ApplyAction.tsx'
import { loadWayToJob } from '../features/directory/directory.load.ts'
import { pathOfEntry } from '../features/directory/directory-words.ts'
import { JobView } from '../features/jobs/JobView.tsx'
import { loadJobPage } from '../features/jobs/job-page.load.ts'
import { jobPosting } from '../features/jobs/job-posting.ts'
import { payWords, placeOf, STATUS_SENTENCES, STATUS_WORDS } from '../features/jobs/job-words.ts'
import { ReportButton } from '../features/reports/ReportButton.tsx'
import { notListed, pageMeta, shareCards } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { breadcrumbs, structuredData } from '../structured-data.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Region } from '../ui/Region.tsx'
import type { Route } from './+types/JobPage'

async function load(call: Call, input: LoadInput<Route.LoaderArgs['params']>) {
  const [found, way] = await Promise.all([loadJobPage(call, input), loadWayToJob(call, input)])
  return data({ ...found.data, way }, found.init ?? undefined)
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
// The sheet opens by the address; the job stays the same.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

const stepsTo = (entries: readonly DirectoryEntry[]) => [
  { name: t.allJobs, path: paths.jobs() },
  ...entries.map((entry) => ({ name: (entry.place ?? entry.category)?.name ?? '', path: pathOfEntry(entry) })),
]

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { job } = loaderData
  const facts = [job.company.businessName, placeOf(job), payWords(job)].filter(Boolean).join(', ')
  const publicUrl = matches[0].loaderData?.publicUrl ?? ''
  const path = paths.job(job._id, slugOf(job.jobTitle))
  const name = t.at(job.jobTitle, job.company.businessName)
  if (job.status !== 'open') {
    const title = `${STATUS_WORDS[job.status]}: ${name}`
    return [...pageMeta({ title, description: STATUS_SENTENCES[job.status], path, publicUrl }), notListed]
  }
  const metas = pageMeta({
    title: name,
    description: `${facts}. ${job.description}`,
    path,
    publicUrl,
    picture: shareCards.job(job._id),
  })
  const steps = [...stepsTo(loaderData.way.entries), { name: job.jobTitle, path }]
  const posting = jobPosting(job, publicUrl, loaderData.way.region)
  const data = [breadcrumbs(publicUrl, steps), ...(posting ? [posting] : [])]
  return [...metas, ...data.map(structuredData)]
}

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const path = paths.job(loaderData.job._id, slugOf(loaderData.job.jobTitle))
  const { way, ...detail } = loaderData
  return (
    <JobView
      key={path}
      loaded={detail}
      way={<Breadcrumbs steps={stepsTo(way.entries)} />}
      action={(job) => (
        <Region>
          <ApplyAction job={job} path={path} />
        </Region>
      )}
      report={(job) => <ReportButton kind="job" id={job._id} name={job.jobTitle} ownerId={job.hr} path={path} />}
    />
  )
}
