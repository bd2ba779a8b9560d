import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import { companyCards, ownEmployer } from './employers.service.ts'

const app = testApp()
const viewerOf = (person: { _id: string }) => ({
  userId: person._id,
  sessionId: person._id,
  userType: 'employer' as const,
  pending: false,
  suspended: false,
})

test('cards come by id, without figures while a company is new here', async () => {
  const acme = await anEmployer(app, { businessName: 'Acme' })
  const other = await anAccount(app, 'employer')
  const cards = await companyCards(app.db, [acme._id, acme._id, other._id])
  expect([...cards.entries()]).toEqual([
    [
      acme._id,
      {
        _id: acme._id,
        businessName: 'Acme',
        businessLocation: 'Boise, ID',
        industryType: null,
        companySize: null,
        profilePicture: null,
        rating: { average: null, count: 0 },
        responseStats: { finished: 0, answered: 0, answeredShare: null, medianDays: null },
      },
    ],
  ])
})

test('an employer without a company profile is told to complete it', async () => {
  const acme = await anEmployer(app)
  expect(await ownEmployer(app.db, viewerOf(acme))).toMatchObject({ user_id: acme._id, business_location: 'Boise, ID' })
  const other = await anAccount(app, 'employer')
  await expect(ownEmployer(app.db, viewerOf(other))).rejects.toMatchObject({ code: 'profile_required' })
})
