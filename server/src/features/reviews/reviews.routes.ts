import * as contract from '@hearback/contract/hiring/reviews.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { replyToReview } from './reply.service.ts'
import { employerReviews, reviewablePeople, reviewChance, reviewsBy, seekerReviews } from './reviews.service.ts'
import { formOf } from './reviews.view.ts'
import { writeReview } from './write-review.service.ts'

export function reviewsRoutes(api: Api, deps: Deps): void {
  bind(api, contract.reviewSeeker, async (r) => ({
    review: await writeReview(deps, r.viewer, formOf(r.body), 'seeker'),
  }))
  bind(api, contract.reviewEmployer, async (r) => ({
    review: await writeReview(deps, r.viewer, formOf(r.body), 'employer'),
  }))
  bind(api, contract.listSeekerReviews, (r) => seekerReviews(deps, r.viewer, r.params.id, r.query))
  bind(api, contract.listEmployerReviews, (r) => employerReviews({ db: r.reads }, r.viewer, r.params.id, r.query))
  bind(api, contract.replyAsEmployer, async (r) => ({
    review: await replyToReview(deps, r.viewer, { id: r.params.id, about: 'employer' }, r.body.comment),
  }))
  bind(api, contract.replyAsSeeker, async (r) => ({
    review: await replyToReview(deps, r.viewer, { id: r.params.id, about: 'seeker' }, r.body.comment),
  }))
  bind(api, contract.listMyReviews, (r) => reviewsBy(deps, r.viewer, r.query))
  bind(api, contract.listReviewable, (r) => reviewablePeople(deps, r.viewer, r.query))
  bind(api, contract.getReviewChance, (r) => reviewChance(deps, r.viewer, r.params.id))
}
