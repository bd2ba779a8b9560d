import { countJobView, saveJob, unsaveJob } from '@hearback/contract/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/session.ts'
import { toast } from '../../ui/toast-store.ts'
import { savedJobIds } from './jobs.queries.ts'

/** Whether the signed-in seeker saved this job, and how to turn that over: shown at once, taken back if it fails. */
export function useSavedJob(id: string) {
  const isSeeker = useSession()?.user.userType === 'jobseeker'
  const client = useQueryClient()
  const { queryKey } = savedJobIds()
  const { data } = useQuery({ ...savedJobIds(), enabled: isSeeker })
  const { mutate } = useMutation({
    mutationFn: (save: boolean) => call(save ? saveJob : unsaveJob, { params: { id } }),
    onMutate: async (save) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      const others = before?.ids.filter((one) => one !== id) ?? []
      client.setQueryData(queryKey, { ids: save ? [id, ...others] : others })
      return { before }
    },
    onSuccess: (_, save) => {
      if (!save) toast({ text: t.takenOffYourSavedJobs, action: { label: t.undo, run: () => mutate(true) } })
    },
    onError: (error, _, kept) => {
      client.setQueryData(queryKey, kept?.before)
      toast(error.message)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs', 'saved'] }),
  })
  const saved = data?.ids.includes(id) ?? false
  return { isSeeker, saved, turn: () => mutate(!saved) }
}

const counted = new Set<string>()

/** Counts that somebody looked at the job, once while the page stands; the server counts each viewer once a day. */
export function useCountJobView(id: string | undefined): void {
  useEffect(() => {
    if (!id || counted.has(id)) return
    counted.add(id)
    call(countJobView, { params: { id } }).catch(() => counted.delete(id))
  }, [id])
}
