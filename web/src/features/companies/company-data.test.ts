import type { Employer } from '@hearback/contract/people/employers.ts'
import { expect, it } from 'vitest'
import { companyData } from './company-data.ts'

const company = {
  _id: '01',
  businessName: 'Acme',
  businessLocation: 'Portland, OR, United States',
  rating: { average: null, count: 0 },
} as Employer
const addressOf = (changes: Partial<Employer>) =>
  JSON.parse(JSON.stringify(companyData({ ...company, ...changes }, 'https://jobs.example')[0])).address

it.each<[Partial<Employer>, object | undefined]>([
  [
    { place: { city: 'Portland', region: 'OR', country: 'US' } },
    { addressLocality: 'Portland', addressRegion: 'OR', addressCountry: 'US' },
  ],
  [
    { place: { city: 'London', region: 'England', country: 'GB' } },
    { addressLocality: 'London', addressRegion: 'England', addressCountry: 'GB' },
  ],
  [{ place: { city: 'Camp Nowhere', region: null, country: null } }, { addressLocality: 'Camp Nowhere' }],
  [{ place: null }, { addressLocality: 'Portland, OR, United States' }],
  [{}, { addressLocality: 'Portland, OR, United States' }],
  [{ businessLocation: null, place: null }, undefined],
])('%j has the address %j', (changes, expected) => {
  expect(addressOf(changes)).toEqual(expected && { '@type': 'PostalAddress', ...expected })
})
