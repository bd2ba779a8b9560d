import type { Offer } from '@hearback/contract/hiring/offers.ts'
import { expect, test } from 'vitest'
import { asOffer, offerValues } from './offer-form-values.ts'

const job = { _id: 'job', jobTitle: 'Night baker', payPeriod: 'hour', currency: 'EUR' } as const
const earlier = {
  _id: 'earlier',
  status: 'pending',
  details: { title: 'Baker', pay: 21, payPeriod: 'day', benefits: ['Bread'] },
} as unknown as Offer
const people = { hr: 'hana', jobSeeker: 'ana', now: Date.parse('2026-11-20T12:00:00Z') }
const filled = { title: 'Baker', pay: 21, payPeriod: 'hour', currency: 'USD' } as const

test('an offer for a job is prefilled from the job', () => {
  expect(offerValues(job, undefined)).toMatchObject({ job: 'job', title: 'Night baker', currency: 'EUR', pay: '' })
})

test('a replacing offer is prefilled from the earlier one and names it', () => {
  expect(offerValues(job, earlier)).toMatchObject({
    job: 'job',
    title: 'Baker',
    pay: 21,
    payPeriod: 'day',
    benefits: ['Bread'],
  })
  expect(asOffer({ ...filled, job: 'job', days: '7' }, { ...people, earlier })).toEqual({
    hr: 'hana',
    jobSeeker: 'ana',
    job: 'job',
    details: filled,
    supersedes: 'earlier',
  })
})

test('an offer after an ended one supersedes nothing', () => {
  const ended = { ...earlier, status: 'declined' as const }
  expect(asOffer({ ...filled, days: '7' }, { ...people, earlier: ended })).not.toHaveProperty('supersedes')
})

test('omits the default expiry, and counts another one from now', () => {
  expect(asOffer({ ...filled, days: '7' }, { ...people, earlier: undefined })).not.toHaveProperty('expiresAt')
  expect(asOffer({ ...filled, days: '3' }, { ...people, earlier: undefined })).toMatchObject({
    expiresAt: '2026-11-23T12:00:00.000Z',
  })
})
