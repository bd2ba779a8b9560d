import { hideFromEmployer, showToEmployer, updateSeekerProfile } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { runOptimistically, updateOptimistically } from '../../../optimistic-update.ts'
import { hiddenEmployers, profileAs } from './privacy.queries.ts'

/** Publishes the profile, or hides it from everyone but companies the seeker applied to. */
export const usePublish = (id: string) => useSwitch(id, 'published')

/** Shows availability, pay and years of experience to companies before contact, or hides them. */
export const useShowTerms = (id: string) => useSwitch(id, 'termsShown')

function useSwitch(id: string, field: 'published' | 'termsShown') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (isOn: boolean) => call(updateSeekerProfile, { params: { id }, body: { [field]: isOn } }),
    onSuccess: ({ profile }) => {
      queries.setQueryData(profileAs(id, 'owner').queryKey, profile)
      return queries.invalidateQueries({ queryKey: ['seekers'] })
    },
  })
}

interface Company {
  _id: string
  businessName: string
}

/** Hides the profile from a company or shows it again, each with undo. */
export function useHide() {
  const queries = useQueryClient()
  const { queryKey } = hiddenEmployers()
  const set = (company: Company, hidden: boolean, isUndo = false): Promise<void> =>
    runOptimistically({
      show: () =>
        updateOptimistically<Company[]>(queries, queryKey, (held) => {
          const others = held.filter(({ _id }) => _id !== company._id)
          return hidden ? [...others, company] : others
        }),
      send: () => call(hidden ? hideFromEmployer : showToEmployer, { params: { id: company._id } }),
      done: hidden ? t.companyHidden(company.businessName) : t.companyUnhidden(company.businessName),
      undo: isUndo ? undefined : () => set(company, !hidden, true),
      after: () => queries.invalidateQueries({ queryKey }),
    })
  return (company: Company, hidden: boolean) => void set(company, hidden)
}
