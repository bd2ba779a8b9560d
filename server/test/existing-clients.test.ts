import { signUp } from '@hearback/contract/accounts/accounts.ts'
import { ApplicationStatus, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { makeOffer, updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { addExperience, updateExperience } from '@hearback/contract/people/seekers.ts'
import { reportJob } from '@hearback/contract/trust/reports.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from './app.ts'
import { anApplication } from './application-factory.ts'
import { anEmployer } from './employer-factory.ts'
import { password } from './factories.ts'
import { aJob } from './job-factory.ts'
import { aSeeker } from './seeker-factory.ts'
import './matchers.ts'

const app = testApp()

describe('an experience', () => {
  const experience = { title: 'Baker', company: 'Crust', startDate: '2018', employed: 'Yes', note: 'x' }

  test('comes as the body or under its name, in both calls', async () => {
    const ana = await aSeeker(app)
    const added = await ana.call(addExperience, { body: { experience } as never })
    expect(added).toMatchObject({ experience: { startDate: '2018-01', employed: true }, ignored: ['note'] })
    const params = { id: added.experience._id }
    const wrapped = await ana.call(updateExperience, { params, body: { experience: { title: 'Head baker' } } as never })
    expect(wrapped.experience.title).toBe('Head baker')
    expect(wrapped).not.toHaveProperty('ignored')
    const plain = await ana.call(updateExperience, { params, body: { title: 'Miller' } })
    expect(plain.experience.title).toBe('Miller')
  })

  test('is refused by its field in either form', async () => {
    const ana = await aSeeker(app)
    const body = { experience: { company: 'Crust', startDate: '2018' } } as never
    await expect(ana.call(addExperience, { body })).toBeRefused('invalid_input', 'title')
  })
})

describe('a refused choice', () => {
  test('lists the allowed values, as the one of a status does', async () => {
    const hana = await anEmployer(app)
    const by = await aSeeker(app)
    const id = await anApplication(app, { by, to: await aJob(app, { by: hana }) })
    const change = { params: { id }, body: { newStatus: 'maybe' } } as never
    const { body } = await hana.call(updateApplicationStatus, change).catch((refusal) => refusal)
    expect(body).toMatchObject({ code: 'invalid_input', fields: { newStatus: expect.any(String) } })
    expect(body.allowed).toEqual(ApplicationStatus.options)
  })
})

describe('the details of an offer', () => {
  test('keep parts of other names, and name none of them as ignored', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const details = {
      salary: 25,
      message: 'Hi',
      remote: true,
      perks: ['bread', 'coffee'],
      office: { street: 'Main St', floor: 3 },
      nothing: null,
    }
    const body = { hr: hana._id, jobSeeker: ana._id, details }
    const made = await hana.call(makeOffer, { body })
    expect(made).not.toHaveProperty('ignored')
    expect(made.offer.details).toEqual({
      salary: 25,
      message: 'Hi',
      remote: true,
      perks: 'bread, coffee',
      office: 'street: Main St, floor: 3',
      nothing: null,
    })
  })

  test.each([
    [{ ['x'.repeat(61)]: 1 }, 'details'],
    [Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`part${i}`, i])), 'details'],
    [{ salary: 'x'.repeat(2_001) }, 'details.salary'],
    [{ salary: null }, 'details'],
  ])('are bounded: %#', async (details, field) => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const body = { hr: hana._id, jobSeeker: ana._id, details }
    await expect(hana.call(makeOffer, { body })).toBeRefused('invalid_input', field)
  })

  test('of which one is called rejected by an older client', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const { offer } = await hana.call(makeOffer, { body: { hr: hana._id, jobSeeker: ana._id, details: 'Bake.' } })
    const declined = await ana.call(updateOfferStatus, {
      params: { id: offer._id },
      body: { status: 'Rejected' as never },
    })
    expect(declined.offer.status).toBe('declined')
  })
})

test('an invitation with date, time and location is a slot, a place and a message', async () => {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const interviewInvitation = { date: day, time: '10:00 AM', location: '12 Main St', message: 'See you', hint: 1 }
  const body = { newStatus: 'Interview', interviewInvitation } as never
  const reply = await hana.call(updateApplicationStatus, { params: { id }, body })
  expect(reply).toMatchObject({
    application: {
      status: 'interview',
      interviewInvitation: {
        slots: [`${day}T10:00:00.000Z`],
        place: '12 Main St',
        mode: 'onsite',
        message: 'See you',
      },
    },
    ignored: ['interviewInvitation.hint'],
  })
})

test('a report gives its reason in any case', async () => {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  const params = { id: await aJob(app, { by: hana }) }
  const { report } = await ana.call(reportJob, { params, body: { reason: 'Already filled' } })
  expect(report).toMatchObject({ reason: 'already_filled', details: '' })
})

test.each(['job seeker', 'Job-Seeker', 'job_seeker'])('a %s signs up', async (userType) => {
  const body = { email: 'ana@people.example', phone: '+1 208 555 0100', password, userType }
  expect((await app.caller().call(signUp, { body })).user.userType).toBe('jobseeker')
})
