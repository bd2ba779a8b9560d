import { makeOffer, type OfferForm } from '@hearback/contract/hiring/offers.ts'
import type { TestApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import type { Person } from './factories.ts'

interface OfferFacts {
  by: Person
  to: Person
  details?: OfferForm['details']
  /** The job's id. */
  job?: string
  supersedes?: string
}

/** Creates an offer through the API. Returns its id. */
export async function anOffer({ by, to, details = 'Bake with us.', ...rest }: OfferFacts): Promise<string> {
  const body = { hr: by._id, jobSeeker: to._id, details, ...rest }
  return (await by.call(makeOffer, { body })).offer._id
}

/** An employer whose plan allows 500 offers a month. */
export async function aGenerousEmployer(app: TestApp) {
  const employer = await anEmployer(app)
  await app.pool.query(`update users set plan = 'employer_business_monthly' where id = $1`, [employer._id])
  return employer
}

/** Moves an offer and its history back by `days`. */
export async function shiftOffer(app: TestApp, id: string, days: number): Promise<void> {
  const back = `- make_interval(secs => 86400 * $2::double precision)`
  await app.pool.query(
    `update offers set created_at = created_at ${back}, expires_at = expires_at ${back},
       status_changed_at = status_changed_at ${back}, expiry_warned_at = expiry_warned_at ${back} where id = $1`,
    [id, days],
  )
  await app.pool.query(`update offer_steps set at = at ${back} where offer_id = $1`, [id, days])
}
