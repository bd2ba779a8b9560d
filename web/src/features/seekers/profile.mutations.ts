import type { InputOf } from '@hearback/contract/endpoint.ts'
import { type Seeker, updateSeekerProfile, uploadSeekerPicture } from '@hearback/contract/seekers.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { upload } from '../../api/upload.ts'
import type { Position } from '../../ui/use-position.ts'
import { profileAs } from './privacy/privacy.queries.ts'
import { asSent, type ProfileValues } from './profile-values.ts'

/** What was saved is what one's own pages show; how others see it is asked anew when it is looked at. */
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

/** Sends the fields that have a value, and null for those that were cleared (product.md 5). */
export function useUpdateProfile(id: string) {
  const queries = useQueryClient()
  return async (changes: Partial<ProfileValues>) => {
    const body = asSent(changes) as Changes
    return takeProfile(queries, (await call(updateSeekerProfile, { params: { id }, body })).profile)
  }
}

/** Sets the exact position, or for null goes back to that of the city; sent with both coordinates or not at all. */
export function useSetPosition(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (location: Position | null) => call(updateSeekerProfile, { params: { id }, body: { location } }),
    onSuccess: ({ profile }) => takeProfile(queries, profile),
  })
}

/** Sets the picture, or removes it for null; `share` is how much of it has been sent. */
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
