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

const details = (facts: object) => {
  const xml = jobFeedItem('https://hearback.example', { ...job, location: {}, ...facts } as Job)
  return xml.slice(xml.indexOf('</category>') + 11, xml.indexOf('<expirationdate>'))
}

it('carries the facts about the work', () => {
  const facts = {
    shifts: ['night', 'on_call'],
    workDays: ['monday', 'saturday'],
    hoursPerWeekFrom: 20,
    hoursPerWeekTo: 37.5,
    startDate: '2027-01-04',
    benefits: ['health_insurance', 'paid_time_off'],
    experienceLevel: 'none',
    openings: 3,
    neighborhood: 'North End',
    language: 'es-MX',
  }
  expect(details(facts)).toBe(
    '<experience>No experience needed</experience><shift>Night, On call</shift><workdays>Monday, Saturday</workdays>' +
      '<workhours>20 to 37.5 hours a week</workhours><startdate>2027-01-04</startdate>' +
      '<benefits>Health insurance, Paid time off</benefits><openings>3</openings><language>es-MX</language>',
  )
})

it('has no empty elements for facts that the employer left out', () => expect(details({})).toBe(''))

it.each([
  [{ hoursPerWeekFrom: 1, hoursPerWeekTo: 1 }, '<workhours>1 hour a week</workhours>'],
  [{ hoursPerWeekFrom: 40, hoursPerWeekTo: 40 }, '<workhours>40 hours a week</workhours>'],
  [{ hoursPerWeekFrom: 20 }, '<workhours>At least 20 hours a week</workhours>'],
  [{ hoursPerWeekTo: 0.5 }, '<workhours>Up to 0.5 hours a week</workhours>'],
  [{ startDate: 'immediately' }, '<startdate>Immediately</startdate>'],
])('%j reads %s in the feed', (facts, xml) => expect(details(facts)).toBe(xml))
