import type { InputOf } from '@hearback/contract/endpoint.ts'
import {
  addExperience,
  removeExperience,
  requestExperienceProof,
  updateExperience,
} from '@hearback/contract/seekers.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { takeProfile } from './profile.mutations.ts'

type Form = InputOf<typeof addExperience>['body']

/** Adds an experience, or changes the one with this id. */
export function useSaveExperience(id: string | undefined) {
  const queries = useQueryClient()
  return async (body: Form) => {
    const reply = id ? await call(updateExperience, { params: { id }, body }) : await call(addExperience, { body })
    return takeProfile(queries, reply.profile)
  }
}

/** Mails the link to the work address once more. */
export function useRequestProof() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(requestExperienceProof, { params: { id } }),
    onSuccess: ({ profile }) => takeProfile(queries, profile),
  })
}

export function useRemoveExperience() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removeExperience, { params: { id } }),
    onSuccess: ({ profile }) => takeProfile(queries, profile),
  })
}
