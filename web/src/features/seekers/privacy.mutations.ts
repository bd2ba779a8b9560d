import { hideFromEmployer, showToEmployer, updateSeekerProfile } from '@hearback/contract/seekers.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { profileAs } from './privacy.queries.ts'

/** Lets the profile be found, or hides it from everybody who was not applied to. */
export function usePublish(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (published: boolean) => call(updateSeekerProfile, { params: { id }, body: { published } }),
    onSuccess: ({ profile }) => {
      queries.setQueryData(profileAs(id, 'owner').queryKey, profile)
      return queries.invalidateQueries({ queryKey: ['seekers'] })
    },
  })
}

export interface Hiding {
  employerId: string
  hidden: boolean
}

/** Hides the profile from a company, or lets it be found by it again. */
export function useHide() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ employerId: id, hidden }: Hiding) =>
      call(hidden ? hideFromEmployer : showToEmployer, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['seekers', 'hidden-employers'] }),
  })
}
