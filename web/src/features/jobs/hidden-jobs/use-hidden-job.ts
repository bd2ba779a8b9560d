import { hideJob, unhideJob } from '@hearback/contract/jobs/hidden-jobs.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { SeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import * as t from '@hearback/texts/web/hidden-jobs.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { runOptimistically, updateOptimistically } from '../../../optimistic-update.ts'
import { hiddenJobIds } from './hidden-jobs.queries.ts'

const SEARCHES = ['jobs', 'search']
const HOME = ['applications', 'home']
type Invitations = NonNullable<SeekerHome['jobInvitations']>

/** Whether the seeker hides this job, and a toggle with an undo. A hidden job leaves all lists immediately. */
export function useHiddenJob(id: string) {
  const client = useQueryClient()
  const { data } = useQuery(hiddenJobIds())
  const set = (hide: boolean): Promise<void> =>
    runOptimistically({
      show: () => show(client, id, hide),
      send: () => call(hide ? hideJob : unhideJob, { params: { id } }),
      done: hide ? t.hiddenDone : t.unhiddenDone,
      undo: () => set(!hide),
      after: () =>
        Promise.all(
          [['jobs', 'hidden'], SEARCHES, ['jobs', 'map'], HOME].map((queryKey) =>
            client.invalidateQueries({ queryKey }),
          ),
        ),
    })
  const hidden = data?.ids.includes(id) ?? false
  return { hidden, turn: () => void set(!hidden) }
}

const withoutJob = ({ count, first }: Invitations, id: string): Invitations => {
  const others = first.filter(({ job }) => job !== id)
  return { count: count - first.length + others.length, first: others }
}

async function show(client: QueryClient, id: string, hide: boolean): Promise<() => void> {
  const others = (jobs: Job[]) => jobs.filter(({ _id }) => _id !== id)
  const rollbacks = [
    await updateOptimistically<{ ids: string[] }>(client, hiddenJobIds().queryKey, ({ ids }) => {
      const rest = ids.filter((one) => one !== id)
      return { ids: hide ? [id, ...rest] : rest }
    }),
  ]
  if (hide) {
    rollbacks.push(
      await updateOptimistically<{ jobs: Job[]; total: number }>(client, SEARCHES, (found) => {
        const jobs = others(found.jobs)
        return jobs.length < found.jobs.length ? { ...found, jobs, total: found.total - 1 } : found
      }),
      await updateOptimistically<SeekerHome>(client, HOME, (home) => ({
        ...home,
        ...(home.jobInvitations && { jobInvitations: withoutJob(home.jobInvitations, id) }),
        jobs: others(home.jobs),
        followedJobs: others(home.followedJobs),
        viewedJobs: others(home.viewedJobs),
      })),
    )
  }
  return () => {
    for (const rollback of rollbacks) rollback()
  }
}
