import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { mapRecords } from '../../held-acts/cached-records.ts'
import { ApplicantsView } from './ApplicantsView.tsx'

const boise = { city: 'Boise', country: 'US', latitude: 43.6, longitude: -116.2 }
const job = {
  jobTitle: 'Baker',
  category: 'Food and hospitality',
  skills: ['Baking', 'Service'],
  description: '',
  employmentType: 'full_time',
  workplace: 'onsite',
  location: boise,
  estimatedFrom: 20,
  estimatedTo: 25,
  payPeriod: 'hour',
  currency: 'USD',
} as unknown as Job

const NAMES = ['Bo Li', 'Maximiliana Wolfeschlegelsteinhausenberger von der Hohenheim', 'Ana Garcia', 'Ben Odu']
/** One with all facts, one with none, and one that was answered. */
const applicants = (status = 'applied') =>
  NAMES.map((name, i) => ({
    _id: `a${i}`,
    status: i === 3 ? 'rejected' : status,
    nextSteps: i === 3 ? [] : ['shortlisted', 'rejected'],
    awaitsAnswer: i !== 3,
    answeredAt: null,
    answerDueAt: i % 2 ? '2020-01-01T00:00:00.000Z' : '2099-01-01T00:00:00.000Z',
    appliedAt: '2026-11-01T00:00:00.000Z',
    history: [],
    interviewChanges: [],
    jobDetails: job,
    applicant: {
      _id: `s${i}`,
      displayName: name,
      firstName: name,
      lastName: '',
      skill: i === 2 ? [] : ['Baking'],
      experience: [],
      ...(i !== 2 && {
        jobTitle: 'Assistant to the manager of all bakeries',
        city: 'Boise',
        location: boise,
        hourlyRate: 30,
      }),
    },
  })) as unknown as Applicant[]

const client = new QueryClient()
/** Fake server that lists them; with `filter` only those that are still new. */
function network({ filtered = false } = {}) {
  let listed = applicants()
  vi.stubGlobal('fetch', (url: string) => {
    const [, id] = /application\/(a\d)/.exec(url) ?? []
    if (id) return Promise.resolve(Response.json({ application: listed.find(({ _id }) => _id === id) }))
    const applications = filtered ? listed.filter(({ status }) => status === 'applied') : listed
    return Promise.resolve(
      Response.json({ applications, total: applications.length, totalPages: 1, counts: { applied: 3 }, job }),
    )
  })
  return {
    /** The server notes that it was opened, and the page hears of it. */
    async open(id: string) {
      listed = listed.map((one) => (one._id === id ? { ...one, status: 'viewed' } : one))
      client.setQueriesData({ queryKey: ['applications'] }, (held: unknown) =>
        mapRecords(held, (one) => (one._id === id ? { ...one, status: 'viewed' } : one)),
      )
      await client.invalidateQueries({ queryKey: ['applications'] })
    },
  }
}
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

const onStep = vi.fn()
async function show(at: string) {
  onStep.mockClear()
  await renderUi(
    <QueryClientProvider client={client}>
      <ApplicantsView jobId="j1" onStep={onStep} onMany={() => {}} />
    </QueryClientProvider>,
    at,
  )
  await expect.element(page.getByRole('button', { name: 'Bo Li' })).toBeVisible()
}
const rows = () => [...document.querySelectorAll('li:has([data-applicant])')].map((row) => row.getBoundingClientRect())
const person = (name: string) => page.getByRole('button', { name, exact: true })

test.each([
  [1440, 44],
  [1280, 44],
  [390, 96],
])('rows of a list of %i pixels have one height, and opening an applicant moves none', async (width, height) => {
  await page.viewport(width, 900)
  network()
  await show('/')
  const before = rows()
  expect(new Set(before.map((row) => row.height))).toEqual(new Set([height]))
  await person('Bo Li').click()
  await expect.element(page.getByRole('heading', { name: 'Timeline' })).toBeInTheDocument()
  const after = rows()
  expect(after.map((row) => row.height)).toEqual(before.map((row) => row.height))
  expect(after.map((row) => row.top)).toEqual(before.map((row) => row.top))
})

test('a new applicant stays in the column while open, and moves once closed', async () => {
  await page.viewport(1440, 900)
  const { open } = network()
  await show('/?view=board')
  const names = (column: string) =>
    [...page.getByRole('region', { name: column }).element().querySelectorAll('[data-applicant]')].map(
      (one) => one.textContent,
    )
  await person('Bo Li').click()
  await expect.element(page.getByRole('heading', { name: 'Bo Li', level: 2 })).toBeVisible()
  await open('a0')
  await expect.element(page.getByRole('region', { name: /^New/ }).getByText('Viewed')).toBeVisible()
  expect(names('New 3')[0]).toBe('Bo Li')
  await person('Ana Garcia').click()
  await expect.element(page.getByRole('heading', { name: 'Ana Garcia', level: 2 })).toBeVisible()
  await open('a2')
  expect(names('New 3')).toHaveLength(3)
  await page.getByRole('button', { name: 'Close application' }).click()
  await expect.element(page.getByRole('region', { name: 'Viewed 2' })).toBeVisible()
  expect(names('New 1')).toHaveLength(1)
})

test('a list of new applicants keeps who is open', async () => {
  await page.viewport(1440, 900)
  const { open } = network({ filtered: true })
  await show('/?status=applied')
  await person('Bo Li').click()
  await expect.element(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  await open('a0')
  await expect.element(page.getByRole('list', { name: 'Applicants' }).getByText('Viewed')).toBeVisible()
  await page.getByRole('button', { name: 'Close application' }).click()
  await expect.element(person('Bo Li')).not.toBeInTheDocument()
})

test('the sheet of a phone has its buttons within reach, one of them primary, and takes the keys', async () => {
  await page.viewport(390, 844)
  network()
  await show('/?applicant=a0')
  const sheet = page.getByRole('dialog', { name: 'Application' })
  const buttons = ['Shortlist', 'Reject with a reason'].map((name) => sheet.getByRole('button', { name, exact: true }))
  await expect.element(buttons[0]!).toBeInViewport({ ratio: 1 })
  await expect.element(buttons[1]!).toBeInViewport({ ratio: 1 })
  expect(buttons.map((button) => button.element().getAttribute('data-variant'))).toEqual(['primary', 'default'])
  for (const button of buttons) expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await expect.element(sheet.getByText('1 of 4', { exact: true })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(sheet.getByText('2 of 4', { exact: true })).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(sheet.getByText('1 of 4', { exact: true })).toBeVisible()
  await userEvent.keyboard('s')
  expect(onStep).toHaveBeenCalledWith(expect.objectContaining({ _id: 'a0' }), 'shortlisted', expect.anything())
})
