import { bulkUpdateStatus } from '@hearback/contract/answering.ts'
import { type Application, countApplicationView, updateApplicationStatus } from '@hearback/contract/applications.ts'
import type { InputOf } from '@hearback/contract/endpoint.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { patchApplication } from './cached-applications.ts'

type StepBody = InputOf<typeof updateApplicationStatus>['body']
type BulkBody = InputOf<typeof bulkUpdateStatus>['body']
interface Step {
  application: Application
  body: StepBody
}

/** Everything that counts or lists applications; the jobs carry counts too. */
const fetchAnew = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['applications'] }),
    client.invalidateQueries({ queryKey: ['jobs', 'own'] }),
  ])

/** Takes a step: shown at once, taken back if the server refuses. */
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

/** The same step for many; each result stands for itself, so nothing is shown before it is known. */
export function useAnswerMany() {
  const client = useQueryClient()
  return async (body: BulkBody) => {
    const { results } = await call(bulkUpdateStatus, { body })
    void fetchAnew(client)
    return results
  }
}

const counted = new Set<string>()

/** Notes that the application was opened, once while the page stands; the first time it becomes viewed. */
export function useCountApplicationView(id: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!id || counted.has(id)) return
    counted.add(id)
    call(countApplicationView, { params: { id } })
      .then(({ application }) => {
        patchApplication(client, id, application)
        // A reading that began before may still answer with the steps of before.
        void client.invalidateQueries({ queryKey: ['applications', 'detail', id] })
        void client.invalidateQueries({ queryKey: ['applications', 'dashboard'] })
      })
      .catch((error: Error) => {
        counted.delete(id)
        toast(error.message)
      })
  }, [id, client])
}
