import type { InputOf } from '@hearback/contract/endpoint.ts'
import {
  addExperience,
  type Experience,
  removeExperience,
  requestExperienceProof,
  type Seeker,
  updateExperience,
} from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { runOptimistically, updateOptimistically } from '../../../optimistic-update.ts'
import { takeProfile } from '../profile.mutations.ts'
import { formOf } from './experience-values.ts'

type Form = InputOf<typeof addExperience>['body']

/** Adds an experience, or updates the one with this id. */
export function useSaveExperience(id: string | undefined) {
  const queries = useQueryClient()
  return async (body: Form) => {
    const reply = id ? await call(updateExperience, { params: { id }, body }) : await call(addExperience, { body })
    return takeProfile(queries, reply.profile)
  }
}

/** Sends the confirmation link to the work email again. */
export function useRequestProof() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(requestExperienceProof, { params: { id } }),
    onSuccess: ({ profile }) => takeProfile(queries, profile),
  })
}

/** Removes an experience: immediately with undo, or `forGood` after a confirmation. */
export function useRemoveExperience(experience: Experience) {
  const queries = useQueryClient()
  const add = useSaveExperience(undefined)
  const { _id: id, title } = experience
  const send = async () => takeProfile(queries, (await call(removeExperience, { params: { id } })).profile)
  return {
    forGood: send,
    atOnce: () =>
      runOptimistically({
        show: () =>
          updateOptimistically<Seeker>(queries, ['seekers', 'privacy'], (held) => ({
            ...held,
            ...(held.experience && { experience: held.experience.filter(({ _id }) => _id !== id) }),
          })),
        send,
        done: t.experienceRemoved(title),
        undo: () => runOptimistically({ send: () => add(formOf(experience)) }),
      }),
  }
}
