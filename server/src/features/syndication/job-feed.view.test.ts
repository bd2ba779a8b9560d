import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { expect, it } from 'vitest'
import { jobFeedItem } from './job-feed.view.ts'

const job = {
  _id: '019a0000-0000-7000-8000-000000000001',
  jobTitle: 'Baker',
  category: 'Food',
  company: { businessName: 'Mill' },
  description: 'Bread.',
  estimatedFrom: null,
  estimatedTo: null,
  workplace: 'onsite',
  publishedAt: '2026-11-20T00:00:00.000Z',
  expiresAt: '2026-12-20T00:00:00.000Z',
}
const placeIn = (location: object) => {
  const xml = jobFeedItem('https://hearback.example', { ...job, location } as Job)
  return xml.slice(xml.indexOf('<city>'), xml.indexOf('<description>'))
}

it.each([
  [{ city: 'Portland', region: 'OR', country: 'US' }, '<city>Portland</city><state>OR</state><country>US</country>'],
  [
    { city: 'London', region: 'England', country: 'GB' },
    '<city>London</city><state>England</state><country>GB</country>',
  ],
  [{ city: 'Lyon', region: null, country: 'FR' }, '<city>Lyon</city><country>FR</country>'],
  [
    { street: 'Marienplatz 1', postalCode: '80331', city: 'München', region: 'Bavaria', country: 'DE' },
    '<city>München</city><state>Bavaria</state><country>DE</country><postalcode>80331</postalcode><streetaddress>Marienplatz 1</streetaddress>',
  ],
  [{ city: 'Boise, ID', country: 'US' }, '<city>Boise</city><state>ID</state><country>US</country>'],
])('%j has its parts in the feed', (location, xml) => {
  expect(placeIn(location).replace(/\s*\n\s*/gu, '')).toBe(xml)
})
