import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { ApplicantBoard } from './ApplicantBoard.tsx'

const boise = { city: 'Boise', country: 'US', latitude: 43.6, longitude: -116.2 }
const job = {
  jobTitle: 'Baker',
  category: 'Food and hospitality',
  skills: ['Baking', 'Service', 'Latte art'],
  description: '',
  employmentType: 'full_time',
  workplace: 'onsite',
  location: boise,
  estimatedFrom: 20,
  estimatedTo: 25,
  payPeriod: 'hour',
  currency: 'USD',
} as unknown as Job

const applicantNamed = (name: string, i: number) =>
  ({
    _id: `a${i}`,
    status: 'applied',
    nextSteps: ['shortlisted', 'rejected'],
    awaitsAnswer: true,
    answerDueAt: '2099-01-01T00:00:00.000Z',
    appliedAt: '2026-11-01T00:00:00.000Z',
    history: [],
    applicant: {
      _id: `s${i}`,
      displayName: name,
      firstName: name,
      lastName: '',
      jobTitle: 'Assistant to the regional manager of all bakeries',
      skill: ['Baking'],
      city: 'Boise',
      location: boise,
      hourlyRate: 30,
    },
  }) as unknown as Applicant
const many = Array.from({ length: 30 }, (_, i) =>
  applicantNamed(i % 2 ? 'Maximiliana Wolfeschlegelsteinhausenberger' : 'Bo Li', i),
)

const draw = () =>
  renderUi(
    <ApplicantBoard
      applications={many}
      isNew={() => false}
      job={job}
      totals={undefined}
      selected={undefined}
      onSelect={() => {}}
      onStep={() => {}}
    />,
  )

test('cards have one height of at most 100 pixels, whatever the names', async () => {
  await draw()
  const cards = page.getByRole('region', { name: /^New/ }).element().querySelectorAll('li:has(> * > [data-applicant])')
  // Those below the screen are not laid out yet.
  const heights = [...cards].slice(0, 4).map((card) => card.getBoundingClientRect().height)
  expect(cards).toHaveLength(many.length)
  expect(new Set(heights).size).toBe(1)
  expect(heights[0]).toBeLessThanOrEqual(100)
  await expectAccessible()
})

test('a column scrolls by itself under its heading', async () => {
  await draw()
  const column = page.getByRole('region', { name: /^New/ }).element()
  const headingTop = () =>
    (column.querySelector('h2')?.getBoundingClientRect().top ?? 0) - column.getBoundingClientRect().top
  const before = headingTop()
  const last = column.querySelector('[data-applicant="a29"]')
  last?.scrollIntoView()
  expect(column.querySelector('ul')?.scrollTop).toBeGreaterThan(500)
  expect(headingTop()).toBe(before)
  expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(column.getBoundingClientRect().bottom)
})
