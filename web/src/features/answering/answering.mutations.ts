import type { InputOf } from '@hearback/contract/endpoint.ts'
import {
  type Application,
  countApplicationView,
  updateApplicationStatus,
} from '@hearback/contract/hiring/applications.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { patchApplication } from './cached-applications.ts'

type StepBody = InputOf<typeof updateApplicationStatus>['body']
interface Step {
  application: Application
  body: StepBody
}

/** Refetches everything that counts or lists applications; jobs carry counts too. */
export const fetchAnew = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['applications'] }),
    client.invalidateQueries({ queryKey: ['jobs', 'own'] }),
  ])

/** Takes a step that no one is told about, with an optimistic update that is rolled back on failure. */
export function useTakeStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ application, body }: Step) =>
      call(updateApplicationStatus, { params: { id: application._id }, body }),
    onMutate: async ({ application, body }) => {
      await client.cancelQueries({ queryKey: ['applications'] })
      const { newStatus } = body
      const answer = newStatus === 'viewed' ? {} : { awaitsAnswer: false }
      return patchApplication(client, application._id, { status: newStatus, nextSteps: [], overdue: false, ...answer })
    },
    onError: (_, __, takeBack) => takeBack?.(),
    onSettled: () => fetchAnew(client),
  })
}

const counted = new Set<string>()

/** Counts a view of the application, once per page load; the first view sets the status to viewed. */
export function useCountApplicationView(id: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!id || counted.has(id)) return
    counted.add(id)
    call(countApplicationView, { params: { id } })
      .then(({ application }) => {
        patchApplication(client, id, application)
        // A request that started earlier may still return the old steps.
        void client.invalidateQueries({ queryKey: ['applications', 'detail', id] })
        void client.invalidateQueries({ queryKey: ['applications', 'dashboard'] })
      })
      .catch((error: Error) => {
        counted.delete(id)
        toast(error.message)
      })
  }, [id, client])
}
