import { expect, test } from 'vitest'
import { OfferForm } from '../hiring/offers.ts'
import { ExperienceForm, SeekerForm } from '../people/seekers.ts'
import { EndDate, StartDate } from './dates.ts'

test.each([
  ['2014-09-01T00:00:00.000Z', '2014-09-01'],
  ['2014-09-01T23:30:00+02:00', '2014-09-01'],
  ['2014-09-01T10:00', '2014-09-01'],
  ['2014-09-01 10:00:00', '2014-09-01'],
  [' 2014-09 ', '2014-09'],
  ['2014-09-01', '2014-09-01'],
])('%s is the day %s', (written, meant) => {
  for (const date of [StartDate, EndDate]) expect(date.parse(written)).toBe(meant)
})

test.each(['2018', ' 2018 ', 2018])('the year %j begins in January and ends in December', (year) => {
  expect(StartDate.parse(year as string)).toBe('2018-01')
  expect(EndDate.parse(year as string)).toBe('2018-12')
})

test.each(['2014-02-30T00:00:00Z', '2014-09-01T', '2014-09-01Tnoon', '18', '20180', 18, '', 'soon', null, {}])(
  '%j is no date',
  (wrong) => {
    for (const date of [StartDate, EndDate]) expect(date.safeParse(wrong).success).toBe(false)
  },
)

test('every date of a profile, an experience and an offer is parsed like this', () => {
  const seeker = { firstName: 'Ana', lastName: 'Ruiz', city: 'Boise', jobTitle: 'Baker', skill: 'rye' }
  expect(SeekerForm.parse({ ...seeker, edustartDate: '2014', eduendDate: '2018' })).toMatchObject({
    edustartDate: '2014-01',
    eduendDate: '2018-12',
  })
  const experience = { title: 'Baker', company: 'Crust', startDate: '2018', endDate: '2019-05-01T00:00:00.000Z' }
  expect(ExperienceForm.parse(experience)).toMatchObject({ startDate: '2018-01', endDate: '2019-05-01' })
  const id = '01900000-0000-7000-8000-000000000000'
  const details = { startDate: '2027-01-04T00:00:00.000Z' }
  expect(OfferForm.parse({ hr: id, jobSeeker: id, details }).details).toMatchObject({ startDate: '2027-01-04' })
})
