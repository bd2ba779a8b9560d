import * as t from '@hearback/texts/web/follows.ts'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { ownFollowers } from './follows.queries.ts'

/** Number of followers of the employer's company; nothing while it is too small to be shown. */
export function FollowerCount() {
  const { data } = useQuery(ownFollowers())
  if (!data?.followers) return null
  return (
    <Notice>
      <b>{t.followers(data.followers)}.</b> {t.followersHint}
    </Notice>
  )
}
