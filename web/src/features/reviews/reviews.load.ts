import type { Call, ReplyOf } from '@hearback/contract/endpoint.ts'
import { listEmployerReviews } from '@hearback/contract/hiring/reviews.ts'
import type { LoadInput } from '../../api/load.ts'
import { reviewOrderOf, reviewPageOf, reviewStarsOf } from './review-page.ts'

/** Reviews of a company for its page, which works without them too. */
export const loadReviews = (
  call: Call,
  { params, url }: Pick<LoadInput<{ id: string }>, 'params' | 'url'>,
): Promise<ReplyOf<typeof listEmployerReviews> | undefined> => {
  const stars = reviewStarsOf(url.searchParams)
  return call(listEmployerReviews, {
    params: { id: params.id },
    query: {
      page: reviewPageOf(url.searchParams),
      sort: reviewOrderOf(url.searchParams),
      ...(stars && { stars }),
    },
  }).catch(() => undefined)
}
