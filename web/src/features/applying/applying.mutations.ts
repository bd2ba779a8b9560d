import type { InputOf } from '@hearback/contract/endpoint.ts'
import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import { updateSeekerProfile } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../api/call.ts'

import { ownFiles } from '../../files/library.queries.ts'

import { toast } from '../../ui/feedback/toast-store.ts'

import { applyTerms, ownApplication } from './applying.queries.ts'

const LIMITS = ['application_budget_reached', 'top_choice_limit_reached', 'job_full', 'answering_first']

/** Whether the questions of the job are others than those that were answered. */
export const isAboutQuestions = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'questions_changed' || Object.keys(error.fields).some((path) => path.startsWith('answers')))

/** Whether a chosen file is no longer in the library. */
export const isAboutFiles = (error: unknown): boolean => error instanceof ApiError && 'fileIds' in error.fields

/** Sends the application, then refetches everything that counts or lists applications. */
export function useApply(jobId: string) {
  const client = useQueryClient()
  const { queryKey } = ownApplication(jobId)
  return useMutation({
    mutationFn: (body: InputOf<typeof applyToJob>['body']) => call(applyToJob, { params: { jobId }, body }),
    onSuccess: async ({ application }) => {
      client.setQueryData(queryKey, { hasApplied: true, application })
      await Promise.all([
        client.invalidateQueries({ queryKey: ['applications'], refetchType: 'none' }),
        client.invalidateQueries({ queryKey: ['jobs', 'detail', jobId] }),
      ])
    },
    onError: async (error) => {
      if (isAboutQuestions(error)) return client.invalidateQueries({ queryKey: ['jobs', 'detail', jobId] })
      if (isAboutFiles(error)) return client.invalidateQueries({ queryKey: ownFiles().queryKey })
      if (!(error instanceof ApiError)) return
      if (LIMITS.includes(error.code)) await client.invalidateQueries({ queryKey: applyTerms(jobId).queryKey })
      if (!['already_applied', 'job_not_open', 'job_full', 'answering_first'].includes(error.code)) return
      await client.invalidateQueries({ queryKey })
      await client.invalidateQueries({ queryKey: ['jobs', 'detail', jobId] })
    },
  })
}

/** Saves the availability that was sent in the profile too. The application stays sent if that fails. */
export async function saveAvailability(client: QueryClient, userId: string, availability: string): Promise<void> {
  try {
    await call(updateSeekerProfile, { params: { id: userId }, body: { availability } })
    toast(t.availabilityDone)
    await client.invalidateQueries({ queryKey: ['seekers'] })
  } catch {
    toast(t.availabilityFailed)
  }
}
