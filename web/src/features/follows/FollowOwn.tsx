import * as c from '@hearback/texts/web/companies.ts'
import * as t from '@hearback/texts/web/follows.ts'
import { useQuery } from '@tanstack/react-query'
import { BellPlus, BellRing } from 'lucide-react'
import { useEffect } from 'react'
import { tabStorage } from '../../api/device-storage.ts'
import { deviceNow } from '../../clock.ts'
import { isWished } from '../../domain/stored-wish.ts'
import { Button } from '../../ui/Button.tsx'
import { COMPANY_TO_FOLLOW } from './follow-key.ts'
import { useFollow } from './follows.mutations.ts'
import { followedIds } from './follows.queries.ts'

/** Follow button of a job seeker. Follows by itself if they asked for it in this tab before they signed in. */
export function FollowOwn({ company }: { company: { _id: string; businessName: string } }) {
  const { data } = useQuery(followedIds())
  const { follow, unfollow } = useFollow()
  const isFollowed = data?.ids.includes(company._id) ?? false
  useEffect(() => {
    if (!data || !isWished(company._id, tabStorage.getItem(COMPANY_TO_FOLLOW), deviceNow())) return
    tabStorage.removeItem(COMPANY_TO_FOLLOW)
    if (!isFollowed) void follow(company)
  })
  return (
    <Button
      icon={isFollowed ? <BellRing size={17} aria-hidden /> : <BellPlus size={17} aria-hidden />}
      disabled={!data}
      onClick={() => void (isFollowed ? unfollow(company) : follow(company))}
    >
      {isFollowed ? t.following : c.followAction}
      {isFollowed && <span className="sr"> ({t.unfollowAction})</span>}
    </Button>
  )
}
