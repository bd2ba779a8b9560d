import type { InputOf } from '@hearback/contract/endpoint.ts'
import { type Seeker, updateSeekerProfile, uploadSeekerPicture } from '@hearback/contract/people/seekers.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { upload } from '../../api/upload.ts'
import type { Position } from '../../ui/use-position.ts'
import { profileAs } from './privacy/privacy.queries.ts'
import { asSent, type ProfileValues } from './profile-values.ts'

/** Caches the saved profile for the owner's pages; marks the views of others as stale without refetching. */
export function takeProfile(queries: QueryClient, profile: Seeker): Seeker {
  const { queryKey } = profileAs(profile._id, 'owner')
  queries.setQueryData(queryKey, profile)
  void queries.invalidateQueries({
    queryKey: ['seekers'],
    refetchType: 'none',
    predicate: (query) => query.queryKey.join() !== queryKey.join(),
  })
  return profile
}

type Changes = InputOf<typeof updateSeekerProfile>['body']

/** Sends fields with a value, and null for cleared fields (product.md 5). */
export function useUpdateProfile(id: string) {
  const queries = useQueryClient()
  return async (changes: Partial<ProfileValues>) => {
    const body = asSent(changes) as Changes
    return takeProfile(queries, (await call(updateSeekerProfile, { params: { id }, body })).profile)
  }
}

/** Sets the exact position; null restores that of the city. Latitude and longitude are always sent together. */
export function useSetPosition(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (location: Position | null) => call(updateSeekerProfile, { params: { id }, body: { location } }),
    onSuccess: ({ profile }) => takeProfile(queries, profile),
  })
}

/** Uploads the picture; null removes it. `share` is the upload progress, 0 to 1. */
export function useChangePicture(id: string) {
  const queries = useQueryClient()
  const [share, setShare] = useState(0)
  const mutation = useMutation({
    mutationFn: (file: File | null) => {
      setShare(0)
      return file
        ? upload(uploadSeekerPicture, file, setShare)
        : call(updateSeekerProfile, { params: { id }, body: { profilePicture: null } })
    },
    onSuccess: ({ profile }) => takeProfile(queries, profile),
  })
  return { ...mutation, share }
}
