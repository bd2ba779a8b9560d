import * as t from '@hearback/texts/web/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { partyId, useSession } from '../../../api/session.ts'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { jobDetail } from '../jobs.queries.ts'
import { DeletedJob } from '../own-jobs/DeletedJob.tsx'
import { NotYours } from '../own-jobs/OwnJobView.tsx'
import { useSaveJob } from '../own-jobs/own-jobs.mutations.ts'
import { JobFormEditor } from './JobFormEditor.tsx'
import { changesOf, valuesOfJob } from './job-form-values.ts'

/** Edits a job of the user; sends only changed fields. */
export function OwnJobEditor({ id, onSaved }: { id: string; onSaved: () => unknown }) {
  const own = partyId(useSession()?.user)
  const { update } = useSaveJob()
  const query = useQuery(jobDetail(id))
  const { data } = query
  if (!data) return <QueryFallback query={query} rows={5} loading={t.jobLoading} failed={query.error?.message} />
  if (data.job.hr !== own) return <NotYours />
  if (data.deleted) return <DeletedJob job={data.job} />
  const initial = valuesOfJob(data.job, data.questions)
  return (
    <JobFormEditor
      initial={initial}
      act={t.save}
      send={(values, place) => update(id, changesOf(initial, values, place))}
      done={() => {
        toast(t.jobSaved)
        return onSaved()
      }}
    />
  )
}
