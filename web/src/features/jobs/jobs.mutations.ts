import { countJobView, saveJob, unsaveJob } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { useMember, useSession } from '../../api/session.ts'
import { runOptimistically, updateOptimistically } from '../../optimistic-update.ts'
import { savedJobIds } from './jobs.queries.ts'
import { setDeviceSave, useDeviceSave } from './saved-jobs/device-saves.ts'

/**
 * Whether the user saved this job, and a toggle. Visitors save on this device; seekers in their account, with an
 * optimistic update that is rolled back on failure.
 */
export function useSavedJob(id: string) {
  const isVisitor = !useSession()
  const isOnDevice = useDeviceSave(id)
  const isSeeker = useMember()?.userType === 'jobseeker'
  const client = useQueryClient()
  const { queryKey } = savedJobIds()
  const { data } = useQuery({ ...savedJobIds(), enabled: isSeeker })
  const set = (save: boolean): Promise<void> =>
    runOptimistically({
      show: () =>
        updateOptimistically<{ ids: string[] }>(client, queryKey, ({ ids }) => {
          const others = ids.filter((one) => one !== id)
          return { ids: save ? [id, ...others] : others }
        }),
      send: () => call(save ? saveJob : unsaveJob, { params: { id } }),
      ...(!save && { done: t.jobUnsaved, undo: () => set(true) }),
      after: () => client.invalidateQueries({ queryKey: ['jobs', 'saved'] }),
    })
  if (isVisitor) return { saved: isOnDevice, turn: () => setDeviceSave(id, !isOnDevice) }
  const saved = data?.ids.includes(id) ?? false
  return { saved, turn: () => void set(!saved) }
}

const counted = new Set<string>()

/** Counts a job view, once per page load; the server counts each viewer once a day. */
export function useCountJobView(id: string | undefined): void {
  useEffect(() => {
    if (!id || counted.has(id)) return
    counted.add(id)
    call(countJobView, { params: { id } }).catch(() => counted.delete(id))
  }, [id])
}
