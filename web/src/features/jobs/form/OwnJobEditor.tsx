import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getJob } from '@hearback/contract/jobs/jobs.ts'
import * as conflicts from '@hearback/texts/web/edit-conflict.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { partyId, useSession } from '../../../api/session.ts'
import { BringBack, EditConflictNotice, overwrites } from '../../../edit-conflict/EditConflictNotice.tsx'
import { useEditConflict } from '../../../edit-conflict/use-edit-conflict.ts'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { jobDetail } from '../jobs.queries.ts'
import { DeletedJob } from '../own-jobs/DeletedJob.tsx'
import { NotYours } from '../own-jobs/OwnJobView.tsx'
import { useSaveJob } from '../own-jobs/own-jobs.mutations.ts'
import { JobFormEditor } from './JobFormEditor.tsx'
import { changesOf, type JobFormValues, valuesOfJob } from './job-form-values.ts'

interface OwnJobEditorProps {
  id: string
  onSaved: () => unknown
}

/** Edits a job of the user; sends only changed fields. */
export function OwnJobEditor({ id, onSaved }: OwnJobEditorProps) {
  const own = partyId(useSession()?.user)
  // A copy from before may lack what a colleague has saved since.
  const query = useQuery({ ...jobDetail(id), refetchOnMount: 'always' })
  const { data, isFetchedAfterMount, isFetching, refetch } = query
  if (!data || !isFetchedAfterMount)
    return (
      <QueryFallback
        query={{ isPending: isFetching, isFetching, refetch }}
        rows={5}
        loading={t.jobLoading}
        failed={query.error?.message}
      />
    )
  if (data.job.hr !== own) return <NotYours />
  if (data.deleted) return <DeletedJob job={data.job} />
  return <LoadedEditor loaded={data} onSaved={onSaved} />
}

type JobPage = ReplyOf<typeof getJob>

const valuesOf = ({ job, questions }: JobPage) => valuesOfJob(job, questions)

function LoadedEditor({ loaded, onSaved }: { loaded: JobPage; onSaved: () => unknown }) {
  const id = loaded.job._id
  const client = useQueryClient()
  const { update } = useSaveJob()
  const edit = useEditConflict<JobPage, JobFormValues>({
    loaded,
    valuesOf,
    reload: () => client.fetchQuery({ ...jobDetail(id), staleTime: 0 }),
  })
  const { initial, conflict } = edit
  const elsewhere = ({ values, setValues }: { values: JobFormValues; setValues: (next: JobFormValues) => void }) => {
    if (edit.aside) return { notice: <BringBack onBringBack={() => setValues(edit.bringBack(values))} /> }
    if (!conflict) return undefined
    const versions = { initial, values, stored: valuesOf(conflict.stored) }
    const notice = (
      <EditConflictNotice lastEdit={conflict.lastEdit} {...versions} onLoad={() => setValues(edit.load(values))} />
    )
    return { notice, act: overwrites(versions) ? conflicts.overwriteAction : conflicts.saveBothAction }
  }
  return (
    <JobFormEditor
      initial={initial}
      act={t.save}
      send={(values, place) =>
        edit.save(() => {
          const { version } = edit.replaced
          return update(id, { ...changesOf(initial, values, place), ...(version && { version }) })
        })
      }
      elsewhere={elsewhere}
      done={() => {
        toast(t.jobSaved)
        return onSaved()
      }}
    />
  )
}
