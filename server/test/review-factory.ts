import type { InputOf } from '@hearback/contract/endpoint.ts'
import { type OwnReview, reviewEmployer, reviewSeeker } from '@hearback/contract/hiring/reviews.ts'
import type { TestApp } from './app.ts'
import { anApplication } from './application-factory.ts'
import { anEmployer } from './employer-factory.ts'
import type { Person } from './factories.ts'
import { aJob } from './job-factory.ts'
import { aSeeker } from './seeker-factory.ts'

/** An employer and a seeker with an answered application. */
export async function twoWhoMet(app: TestApp, facts: { hana?: Person; ana?: Person } = {}) {
  const hana = facts.hana ?? (await anEmployer(app))
  const ana = facts.ana ?? (await aSeeker(app))
  const applicationId = await anApplication(app, { by: ana, to: await aJob(app, { by: hana }), status: 'rejected' })
  return { hana, ana, applicationId }
}

type Form = Partial<InputOf<typeof reviewEmployer>['body']>
const form = (hr: Person, jobSeeker: Person, facts: Form) => ({
  body: {
    hr: hr._id,
    jobSeeker: jobSeeker._id,
    rating: 4,
    communicationRating: 5,
    serviceQualityRating: 3,
    comment: 'Fair and quick.',
    ...facts,
  },
})

/** The seeker reviews the employer, through the API. */
export const seekerReviews = async (by: Person, hr: Person, facts: Form = {}): Promise<OwnReview> =>
  (await by.call(reviewEmployer, form(hr, by, facts))).review

/** The employer reviews the seeker, through the API. */
export const employerReviews = async (by: Person, seeker: Person, facts: Form = {}): Promise<OwnReview> =>
  (await by.call(reviewSeeker, form(by, seeker, facts))).review

/** Inserts a review that has been public for a day. Returns its id. */
export async function aReview(
  app: TestApp,
  { by, of, rating = 4, comment = 'Fair.' }: { by: Person; of: Person; rating?: number; comment?: string },
): Promise<string> {
  const { rows } = await app.pool.query(
    `insert into reviews (author_id, subject_id, about, rating, communication, service_quality, comment, met, after_reading,
       created_at, shown_from, again_from, announced_at)
     select $1, $2, case user_type when 'employer' then 'employer' else 'seeker' end, $3, $3, $3, $4, 'application', false,
       now() - interval '15 days', now() - interval '1 day', now() + interval '350 days', now()
     from users where id = $2 returning id`,
    [by._id, of._id, rating, comment],
  )
  return rows[0].id
}

/** Moves all reviews back by `days`. */
export async function shiftReviews(app: TestApp, days: number): Promise<void> {
  await app.pool.query('alter table reviews disable trigger reviews_keep')
  await app.pool.query(
    `update reviews set created_at = created_at - passed.by, shown_from = shown_from - passed.by, again_from = again_from - passed.by,
       announced_at = announced_at - passed.by, replied_at = replied_at - passed.by
     from (select make_interval(secs => 86400 * $1::double precision) as by) passed`,
    [days],
  )
  await app.pool.query('alter table reviews enable trigger reviews_keep')
}
