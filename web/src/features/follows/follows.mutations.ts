import { type FollowedCompany, followCompany, unfollowCompany } from '@hearback/contract/jobs/follows.ts'
import * as t from '@hearback/texts/web/follows.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { runOptimistically, updateOptimistically } from '../../optimistic-update.ts'
import type { ToastMessage } from '../../ui/feedback/toast-store.ts'
import { followedCompanies, followedIds } from './follows.queries.ts'

interface Company {
  _id: string
  businessName: string
}

/** Follows and unfollows companies, with optimistic updates of the ids and the list. Unfollowing can be undone. */
export function useFollow() {
  const client = useQueryClient()
  const show = async (company: string, isFollowed: boolean) => {
    const rollbacks = [
      await updateOptimistically<{ ids: string[] }>(client, followedIds().queryKey, ({ ids }) => {
        const others = ids.filter((id) => id !== company)
        return { ids: isFollowed ? [company, ...others] : others }
      }),
      await updateOptimistically<{ companies: FollowedCompany[] }>(client, followedCompanies().queryKey, (held) =>
        isFollowed ? held : { companies: held.companies.filter((one) => one.company._id !== company) },
      ),
    ]
    return () => {
      for (const rollback of rollbacks) rollback()
    }
  }
  const after = () => client.invalidateQueries({ queryKey: ['follows'] })
  const follow = (
    { _id: id, businessName }: Company,
    done: ToastMessage['text'] = { of: t.followedDone, names: [businessName] },
  ) =>
    runOptimistically({
      show: () => show(id, true),
      send: async () => {
        const { deviceZone } = await import('../../ui/text/device-zone.ts')
        return call(followCompany, { params: { id }, body: { timeZone: deviceZone() } })
      },
      done,
      after,
    })
  const unfollow = (company: Company) =>
    runOptimistically({
      show: () => show(company._id, false),
      send: () => call(unfollowCompany, { params: { id: company._id } }),
      done: { of: t.unfollowedDone, names: [company.businessName] },
      undo: () => follow(company),
      after,
    })
  return { follow, unfollow }
}
