import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import { deleteJob, restoreJob } from '@hearback/contract/jobs/job-deletion.ts'
import type { Job, listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/own-jobs.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { runOptimistically, updateOptimistically } from '../../../optimistic-update.ts'

type Deletable = Pick<Job, '_id' | 'jobTitle'>

/** Deletes ended jobs from the lists of the user, and restores them; the toast offers to undo a deletion. */
export function useDeleteJob() {
  const client = useQueryClient()
  const after = () => client.invalidateQueries({ queryKey: ['jobs'] })
  const restore = ({ _id, jobTitle }: Deletable) =>
    runOptimistically({
      send: () => call(restoreJob, { params: { id: _id } }),
      done: { of: t.jobRestored, names: [jobTitle] },
      after,
    })
  const remove = (job: Deletable) =>
    runOptimistically({
      show: () =>
        updateOptimistically<ReplyOf<typeof listJobsOfEmployer>>(client, ['jobs', 'own'], (list) => ({
          ...list,
          jobs: list.jobs.filter(({ _id }) => _id !== job._id),
        })),
      send: () => call(deleteJob, { params: { id: job._id } }),
      done: { of: t.jobDeleted, names: [job.jobTitle] },
      undo: () => restore(job),
      after,
    })
  return { remove, restore }
}
