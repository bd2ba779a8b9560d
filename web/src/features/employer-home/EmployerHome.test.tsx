import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { EmployerHome } from './EmployerHome.tsx'

const boise = { city: 'Boise', country: 'US', latitude: 43.6, longitude: -116.2 }
const jobs = ['Baker', 'Barista'].map((jobTitle, i) => ({
  _id: `j${i}`,
  jobTitle,
  category: 'Food and hospitality',
  skills: ['Baking', 'Service'],
  description: '',
  workplace: 'onsite',
  location: boise,
  estimatedFrom: 20,
  estimatedTo: 25,
  payPeriod: 'hour',
  currency: 'USD',
  timeZone: 'America/Boise',
  decisionBy: ['2099-12-31', '2020-01-15'][i],
})) as unknown as Job[]
const NAMES = ['Bo Li', 'Maximiliana Wolfeschlegelsteinhausenberger von der Hohenheim', 'Ana Garcia']
const waiting = NAMES.map((name, i) => ({
  _id: `a${i}`,
  job: `j${i % 2}`,
  jobTitle: jobs[i % 2]?.jobTitle,
  status: 'applied',
  nextSteps: ['shortlisted', 'rejected'],
  awaitsAnswer: true,
  answerDueAt: '2099-01-01T00:00:00.000Z',
  appliedAt: '2026-11-01T00:00:00.000Z',
  applicationDescription: 'I bake. '.repeat(i * 60),
  history: [],
  applicant: { _id: `s${i}`, displayName: name, firstName: name, lastName: '', skill: ['Baking'], location: boise },
})) as unknown as Applicant[]
const stats = (answeredShare: number | null) => ({ finished: 61, answered: 50, answeredShare, medianDays: 3 })
const dashboard = {
  dueToday: 0,
  overdue: 1,
  unread: 3,
  openJobs: 2,
  funnel: { received: 3, viewed: 0, answered: 0, interviews: 0, hired: 0 },
  jobQuota: { limit: 3, used: 1, resetsAt: '2026-12-01T00:00:00.000Z' },
  waitingJobs: jobs.map(({ _id, jobTitle }, i) => ({ _id, jobTitle, waiting: 2 - i })),
  passedDecisions: [] as object[],
}

let fails = false
/** Fake server; records which lists it is asked for. With 120 waiting, the first page shows three. */
function network({ previous = 0.78 as number | null, total = 3, passedDecisions = dashboard.passedDecisions } = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url, location.href)
    if (pathname.endsWith('/dashboard')) return Promise.resolve(Response.json({ ...dashboard, passedDecisions }))
    if (pathname.endsWith('/response-stats'))
      return Promise.resolve(Response.json({ current: stats(0.84), previous: stats(previous) }))
    if (!pathname.endsWith('/waiting')) return Promise.resolve(Response.json({ templates: [] }))
    searchParams.delete('page')
    asked.push(String(searchParams))
    if (fails && searchParams.get('limit') === '100') return Promise.resolve(Response.json({}, { status: 400 }))
    return Promise.resolve(Response.json({ applications: waiting, jobs, total, totalPages: total > 50 ? 3 : 1 }))
  })
  return asked
}
afterEach(() => {
  fails = false
  vi.unstubAllGlobals()
})

async function show(at = '/', client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  const onMany = vi.fn()
  await renderUi(
    <QueryClientProvider client={client}>
      <EmployerHome
        onStep={(_, __, taken) => taken?.()}
        onMany={onMany}
        panel={({ selected, onStep }) =>
          selected && (
            <aside>
              <p>Open: {selected}</p>
              <button type="button" onClick={() => onStep(waiting[0]!, 'shortlisted')}>
                Shortlist Bo
              </button>
            </aside>
          )
        }
      />
    </QueryClientProvider>,
    at,
  )
  await expect.element(page.getByRole('link', { name: 'Bo Li' })).toBeVisible()
  return onMany
}
const heights = () =>
  [...document.querySelectorAll('li:has([data-walk])')].map((row) => Math.round(row.getBoundingClientRect().height))

test('an applicant is marked whose job announced a decision for a day that is over', async () => {
  network()
  await show()
  await expect.element(page.getByText('Decision was planned by Jan 15, 2020', { exact: false })).toBeVisible()
  await expect.element(page.getByText('2099', { exact: false })).not.toBeInTheDocument()
  await expectAccessible()
})

const passed = (n: number) => ({
  _id: `p${n}`,
  jobTitle: `Cook ${n}`,
  decisionBy: `2026-11-0${n}`,
  undecided: n,
})

test('jobs past their decision dates are due, each linked to its applicants', async () => {
  network({ passedDecisions: [passed(1), passed(2), passed(3), passed(4)] })
  await show()
  const due = page.getByRole('region', { name: '4 jobs are past their decision dates' })
  await expect.element(due.getByText('Decision was planned by Nov 1, 2026')).toBeVisible()
  await expect.element(due.getByText('1 person is waiting for a decision')).toBeVisible()
  await expect
    .element(due.getByRole('link', { name: 'Cook 2' }))
    .toHaveAttribute('href', '/employer/jobs/p2/applicants')
  await expect.element(due.getByText('Cook 4')).not.toBeInTheDocument()
  await expectAccessible()
  await due.getByRole('button', { name: 'Show all 4' }).click()
  await expect.element(due.getByText('Cook 4')).toBeVisible()
  await expect.element(due.getByRole('button')).not.toBeInTheDocument()
})

test('a company without passed decision dates is told of none', async () => {
  network()
  await show()
  await expect.element(page.getByText('decision date', { exact: false })).not.toBeInTheDocument()
})

test('says how reliably the company answers, as everybody sees it, and since when it changed', async () => {
  network()
  await show()
  const rate = page.getByRole('region', { name: 'Your answer rate' })
  await expect.element(page.getByText(/Up 6 percentage points from the 90 days before/)).toBeVisible()
  expect(rate.element().textContent).toMatch(/^Answers 84% of applicants, in\s3\sdays/)
  await expectAccessible()
})

test.each([
  [0.84, 'Unchanged'],
  [0.85, 'Down 1 percentage point '],
  [null, 'too few applications'],
])('compares 84%% with %s before', async (previous, words) => {
  network({ previous })
  await show()
  await expect.element(page.getByText(words, { exact: false })).toBeVisible()
})

test('rows show the match, and keep their height when one of them opens beside the list', async () => {
  await page.viewport(1440, 900)
  network()
  await show()
  await expect.element(page.getByText(/1 of 2 skills/).first()).toBeVisible()
  const before = heights()
  expect(new Set(before).size).toBe(1)
  await page.getByRole('link', { name: 'Bo Li' }).click()
  await expect.element(page.getByText('Open: a0')).toBeVisible()
  expect(page.getByText('Hiring funnel').query()).toBeNull()
  expect(heights()).toEqual(before)
  await page.getByRole('button', { name: 'Shortlist Bo' }).click()
  await expect.element(page.getByText('Open: a1')).toBeVisible()
})

test('is narrowed to a job and to those that were never opened', async () => {
  const asked = network()
  await show()
  await page.getByRole('link', { name: /Not opened yet/ }).click()
  await vi.waitFor(() => expect(asked.at(-1)).toBe('unopened=true&limit=50'))
  await page.getByRole('combobox', { name: 'Job' }).click()
  await page.getByRole('option', { name: 'Barista (1)' }).click()
  await vi.waitFor(() => expect(asked.at(-1)).toBe('unopened=true&job=j1&limit=50'))
})

test('all are answered on all pages, and an undo selects them again', async () => {
  const asked = network({ total: 120 })
  const onMany = await show()
  await page.getByRole('checkbox', { name: 'Select all 3' }).click()
  await page.getByRole('button', { name: 'Answer 120 applicants' }).click()
  await vi.waitFor(() => expect(onMany).toHaveBeenCalledOnce())
  expect(asked.filter((query) => query.includes('limit=100')).length).toBeGreaterThan(0)
  const [, done, undone] = onMany.mock.calls[0] as [unknown, () => void, () => void]
  done()
  await expect.element(page.getByText('3 selected')).not.toBeInTheDocument()
  undone()
  await expect.element(page.getByText('3 selected')).toBeVisible()
})

test('a page that cannot be loaded is told, and no one is answered until it is', async () => {
  fails = true
  network({ total: 120 })
  const onMany = await show()
  await page.getByRole('checkbox', { name: 'Select all 3' }).click()
  await page.getByRole('button', { name: 'Answer 120 applicants' }).click()
  await expect.element(page.getByText(/^We couldn’t load the other applicants/)).toBeVisible()
  expect(onMany).not.toHaveBeenCalled()
  fails = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await vi.waitFor(() => expect(onMany).toHaveBeenCalledOnce())
})

test('those opened from the list of unopened ones stay in their places until another list is chosen', async () => {
  network()
  const fetchAll = fetch
  let opened = ''
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.includes('/waiting') || !url.includes('unopened')) return fetchAll(url, init)
    const applications = waiting.filter(({ _id }) => _id !== opened)
    return Response.json({ applications, jobs, total: applications.length, totalPages: 1 })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await show('/?due=unopened', client)
  const names = () => [...document.querySelectorAll('[data-walk]')].map((link) => link.textContent)
  const before = names()
  await page.getByRole('link', { name: 'Bo Li' }).click()
  await expect.element(page.getByText('Open: a0')).toBeVisible()
  opened = 'a0'
  client.setQueryData(['applications', 'detail', 'a0'], { application: { ...waiting[0], status: 'viewed' } })
  await client.refetchQueries({ queryKey: ['applications', 'waiting'] })
  expect(names()).toEqual(before)
  expect(new Set(heights()).size).toBe(1)
  await page.getByRole('link', { name: 'Ana Garcia' }).click()
  await expect.element(page.getByText('Open: a2')).toBeVisible()
  expect(names()).toEqual(before)
  await page.getByRole('tab', { name: /^All/ }).click()
  await expect.element(page.getByText('Open: a2')).not.toBeInTheDocument()
  await page.getByRole('tab', { name: /^Not opened/ }).click()
  await vi.waitFor(() => expect(names()).toEqual(before.slice(1)))
})
