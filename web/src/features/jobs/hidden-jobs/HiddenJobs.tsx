import * as t from '@hearback/texts/web/hidden-jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { Section } from '../../../ui/Layout.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { JobList } from '../JobList.tsx'
import { hiddenJobs } from './hidden-jobs.queries.ts'

/** Jobs that the seeker hides, latest first; each can be shown again. */
export const HiddenJobs = () => (
  <Section title={t.title} note={t.note} id="hidden">
    <List />
  </Section>
)

const PAGE = 'hidden'

function List() {
  const [query] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(query.get(PAGE))) || 1)
  const list = useQuery(hiddenJobs(page))
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={2} loading={t.loading} failed={t.failed} />
  if (data.total === 0) return <p>{t.empty}</p>
  return (
    <>
      <JobList jobs={data.jobs} heading="h3" />
      <Pager page={page} totalPages={data.totalPages} name={PAGE} stay />
    </>
  )
}
