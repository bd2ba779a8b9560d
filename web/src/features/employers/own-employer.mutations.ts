import type { InputOf } from '@hearback/contract/endpoint.ts'
import {
  createEmployerProfile,
  type Employer,
  updateEmployerProfile,
  uploadEmployerPicture,
} from '@hearback/contract/people/employers.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ownEmployer } from '../../api/own-employer.ts'
import { keepOwnEmployer } from '../../api/query-client.ts'
import { updateSessionUser } from '../../api/session.ts'

type Form = InputOf<typeof createEmployerProfile>['body']

/** Caches the saved profile, and refetches company pages and job cards, which show it. */
function take(queries: QueryClient, profile: Employer): Employer {
  queries.setQueryData(ownEmployer(profile._id).queryKey, keepOwnEmployer(profile))
  void queries.invalidateQueries({ queryKey: ['employers'], predicate: ({ queryKey }) => queryKey[1] !== 'own' })
  void queries.invalidateQueries({ queryKey: ['jobs'] })
  return profile
}

/**
 * Creates the company, then uploads its picture. A failed upload is reported in `pictureFailed`; the company remains.
 */
export function useCreateEmployer() {
  const queries = useQueryClient()
  return async (body: Form, picture: File | undefined): Promise<{ profile: Employer; pictureFailed?: string }> => {
    const { profile } = await call(createEmployerProfile, { body })
    take(queries, profile)
    updateSessionUser({ profileComplete: true })
    if (!picture) return { profile }
    try {
      return { profile: take(queries, (await call(uploadEmployerPicture, { file: picture })).profile) }
    } catch (error) {
      return { profile, pictureFailed: (error as Error).message }
    }
  }
}

export function useUpdateEmployer(id: string) {
  const queries = useQueryClient()
  return async (body: InputOf<typeof updateEmployerProfile>['body']) =>
    take(queries, (await call(updateEmployerProfile, { params: { id }, body })).profile)
}

/** Uploads the picture; undefined removes it. */
export function useChangePicture(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (file: File | undefined) =>
      file
        ? call(uploadEmployerPicture, { file })
        : call(updateEmployerProfile, { params: { id }, body: { profilePicture: null } }),
    onSuccess: ({ profile }) => take(queries, profile),
  })
}
