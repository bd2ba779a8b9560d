import * as contract from '@hearback/contract/people/seekers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const hide = (seeker: Person, id: string) => seeker.call(contract.hideFromEmployer, { params: { id } })
const show = (seeker: Person, id: string) => seeker.call(contract.showToEmployer, { params: { id } })
const hiddenBy = async (seeker: Person) => (await seeker.call(contract.listHiddenEmployers)).employers

describe('hiding from a company', () => {
  test('lists it by name until the profile is shown to it again; twice is once', async () => {
    const ana = await aSeeker(app)
    const zeta = await anEmployer(app, { businessName: 'Zeta' })
    const acme = await anEmployer(app, { businessName: 'Acme' })
    await Promise.all([zeta, acme, acme].map((employer) => hide(ana, employer._id)))
    expect(await hiddenBy(ana)).toEqual([
      { _id: acme._id, businessName: 'Acme' },
      { _id: zeta._id, businessName: 'Zeta' },
    ])
    await show(ana, acme._id)
    await show(ana, acme._id)
    expect(await hiddenBy(ana)).toEqual([{ _id: zeta._id, businessName: 'Zeta' }])
    expect(await hiddenBy(await aSeeker(app))).toEqual([])
  })

  test('needs a company and a profile', async () => {
    const ana = await aSeeker(app)
    const withoutProfile = await anAccount(app, 'jobseeker')
    const acme = await anEmployer(app)
    await expect(hide(ana, withoutProfile._id)).toBeRefused('not_found')
    await expect(hide(withoutProfile, acme._id)).toBeRefused('profile_required')
    expect(await hiddenBy(withoutProfile)).toEqual([])
    await expect(hide(acme, acme._id)).toBeRefused('not_allowed')
    await expect(show(acme, acme._id)).toBeRefused('not_allowed')
    await expect(hiddenBy(acme)).toBeRefused('not_allowed')
  })

  test(`ends at ${limits.hiddenEmployers} companies, also when the last ones come concurrently`, async () => {
    const ana = await aSeeker(app)
    await app.pool.query(
      `with person as (insert into users (email, user_type, origin)
         select 'c' || n || '@import.invalid', 'employer', 'import' from generate_series(2, $2::int) n returning id),
       company as (insert into employers (user_id, first_name, last_name, business_name)
         select id, 'A', 'B', 'C' from person returning user_id)
       insert into hidden_employers (seeker_id, employer_id) select $1, user_id from company`,
      [ana._id, limits.hiddenEmployers],
    )
    const late = [await anEmployer(app), await anEmployer(app), await anEmployer(app)]
    const outcomes = await Promise.allSettled(late.map((employer) => hide(ana, employer._id)))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    expect(await hiddenBy(ana)).toHaveLength(limits.hiddenEmployers)
  })
})
