import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { describe, expect, test } from 'vitest'
import { jobPosting } from './job-posting.ts'

const site = 'https://jobs.example'
const job: Job = {
  _id: '0192f0c1-0000-7000-8000-000000000001',
  hr: '0192f0c1-0000-7000-8000-000000000002',
  company: {
    _id: '0192f0c1-0000-7000-8000-000000000002',
    businessName: 'Copper Kettle',
    businessLocation: 'Boise, ID',
    industryType: 'Food',
    companySize: null,
    profilePicture: '/files/pictures/a.webp',
    rating: { average: null, count: 0 },
    rescindedOffers: 0,
    responseStats: { finished: 0, answered: 0, answeredShare: null, medianDays: null },
  },
  jobTitle: 'Night baker',
  category: 'Bakery',
  estimatedFrom: 19,
  estimatedTo: 24.5,
  payPeriod: 'hour',
  currency: 'USD',
  payStated: true,
  wideRange: false,
  skills: ['Baking', 'Ovens'],
  physicalRequirements: '',
  description: 'What you do\nBread < cake & rolls.\n\n- Ovens\n- Shop',
  employmentType: 'full_time',
  workplace: 'onsite',
  location: { city: 'Boise, ID', country: 'US', latitude: 43.6, longitude: -116.2 },
  status: 'open',
  imported: false,
  expiresAt: '2027-01-01T06:59:59.999Z',
  lastDay: '2026-12-31',
  timeZone: 'America/Boise',
  publishedAt: '2026-11-01T00:00:00.000Z',
  views: 0,
  applicationsCount: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
}
const posting = (facts: Partial<Job> = {}) => jobPosting({ ...job, ...facts }, site)

describe('the job posting for search engines', () => {
  test('holds its pay, its place, its end and who posted it', () => {
    expect(posting()).toMatchObject({
      '@type': 'JobPosting',
      title: 'Night baker',
      datePosted: '2026-10-31T18:00:00-06:00',
      validThrough: '2026-12-31T23:59:59-07:00',
      employmentType: 'FULL_TIME',
      directApply: true,
      url: `${site}/jobs/${job._id}/night-baker`,
      baseSalary: { currency: 'USD', value: { minValue: 19, maxValue: 24.5, unitText: 'HOUR' } },
      jobLocation: { address: { addressLocality: 'Boise', addressRegion: 'ID', addressCountry: 'US' } },
      hiringOrganization: { name: 'Copper Kettle', logo: `${site}/files/pictures/a.webp` },
    })
  })

  test('has the description as HTML with escaped user text', () => {
    expect(posting()).toHaveProperty(
      'description',
      '<p>What you do<br>Bread &lt; cake &amp; rolls.</p><ul><li>Ovens</li><li>Shop</li></ul>',
    )
  })

  test('states where applicants of remote jobs may live', () => {
    const remote = posting({ workplace: 'remote', location: { ...job.location, city: null } })
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    })
    expect(remote).toHaveProperty('jobLocation', undefined)
  })

  test('is undefined for a job that is not open or has no country', () => {
    const somewhere = { city: 'Camp Foster', country: null, latitude: null, longitude: null }
    expect([posting({ status: 'paused' }), posting({ status: 'closed' })]).toEqual([undefined, undefined])
    expect([posting({ location: somewhere }), posting({ location: somewhere, workplace: 'remote' })]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('states only the country if the town is missing', () => {
    const location = { city: null, country: 'US', latitude: null, longitude: null }
    const address = { '@type': 'PostalAddress', addressCountry: 'US' }
    expect(JSON.parse(JSON.stringify(posting({ location })))).toHaveProperty('jobLocation', {
      '@type': 'Place',
      address,
    })
  })

  test('adds the state to a town without one', () => {
    const alone = { ...job, location: { ...job.location, city: 'Boise' } }
    expect(jobPosting(alone, site, 'ID')).toHaveProperty('jobLocation.address.addressRegion', 'ID')
  })

  test.each([
    [{ city: 'Portland', region: 'OR', country: 'US' }, ['Portland', 'OR', 'US']],
    [{ city: 'London', region: 'England', country: 'GB' }, ['London', 'England', 'GB']],
    [{ city: 'Lyon', region: 'Auvergne-Rhône-Alpes', country: 'FR' }, ['Lyon', 'Auvergne-Rhône-Alpes', 'FR']],
    [{ city: 'Boise, ID', region: null, country: 'US' }, ['Boise', 'ID', 'US']],
    [
      { street: 'Marienplatz 1', postalCode: '80331', city: 'München', region: 'Bavaria', country: 'DE' },
      ['München', 'Bavaria', 'DE', 'Marienplatz 1', '80331'],
    ],
  ])('has an address of the parts of %j', (place, parts) => {
    const [addressLocality, addressRegion, addressCountry, streetAddress, postalCode] = parts
    const location = { ...job.location, ...place }
    const address = { addressLocality, addressRegion, addressCountry, streetAddress, postalCode }
    expect(posting({ location })).toHaveProperty('jobLocation.address', { '@type': 'PostalAddress', ...address })
  })

  test('states a single amount instead of a range', () => {
    expect(posting({ estimatedTo: 19 })).toHaveProperty('baseSalary.value', {
      '@type': 'QuantitativeValue',
      value: 19,
      unitText: 'HOUR',
    })
  })

  test('states no pay if the source has none', () => {
    expect(posting({ estimatedFrom: null, estimatedTo: null, payStated: false })).toHaveProperty(
      'baseSalary',
      undefined,
    )
  })

  test('states schedule, start, benefits and openings as schema.org has them', () => {
    const details = {
      shifts: ['night', 'on_call'] as Job['shifts'],
      workDays: ['monday', 'tuesday', 'wednesday'] as Job['workDays'],
      hoursPerWeekFrom: 20,
      hoursPerWeekTo: 37.5,
      startDate: '2026-12-01',
      benefits: ['paid_time_off', 'tips'] as Job['benefits'],
      experienceLevel: 'none' as const,
      openings: 3,
    }
    expect(posting(details)).toMatchObject({
      workHours: 'Night shift, On call, Monday to Wednesday, 20–37.5 hours a week',
      jobStartDate: '2026-12-01',
      jobBenefits: 'Paid time off, Tips',
      experienceRequirements: 'no requirements',
      totalJobOpenings: 3,
    })
    expect(posting(details)).toHaveProperty('jobImmediateStart', undefined)
    expect(posting({ startDate: 'immediately', experienceLevel: 'senior' })).toMatchObject({
      jobImmediateStart: true,
      jobStartDate: undefined,
      experienceRequirements: undefined,
    })
    const plain = Object.keys(JSON.parse(JSON.stringify(posting())))
    expect(plain.filter((name) => /^(job(Start|Immediate|Benefits)|workHours|exp|total)/u.test(name))).toEqual([])
  })
})
