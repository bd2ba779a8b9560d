import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../../test/render-ui.tsx'
import { clearSession, setSession } from '../../../../api/session.ts'
import { useJobSearch } from '../use-job-search.ts'
import { JobFilters } from './JobFilters.tsx'

function Filters() {
  const { search, hasProfile, change } = useJobSearch()
  return (
    <QueryClientProvider client={new QueryClient()}>
      <JobFilters
        search={search}
        change={change}
        categories={[{ name: 'Retail', jobs: 4 }]}
        country={null}
        place={null}
        hasProfile={hasProfile}
        found={{ total: 1_204, totalIsExact: true }}
      />
      <p>{JSON.stringify([search.keyword, search.workplace, search.sort, search.payFrom])}</p>
    </QueryClientProvider>
  )
}
const show = () => renderUi(<Filters />, '/jobs?keyword=baker&workplace=remote&postedWithin=7')
const sheet = () => page.getByRole('dialog', { name: 'Filters' })
/** The server counts 2 part-time jobs of the search, and at least 150 in retail. */
const nothing = { isExact: true, values: [] }
const counts = {
  category: { isExact: false, values: [{ value: 'RETAIL', jobs: 150 }] },
  employmentType: { isExact: true, values: [{ value: 'part_time', jobs: 2 }] },
  answersShare: { isExact: true, values: [{ value: '50', jobs: 3 }] },
  workplace: nothing,
  shift: nothing,
  experienceLevel: nothing,
  benefits: nothing,
  answersWithinDays: nothing,
}
const serve = vi.fn()
beforeEach(() => {
  serve.mockReset().mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ success: true, counts }))))
  vi.stubGlobal('fetch', serve)
})
afterEach(() => {
  vi.unstubAllGlobals()
  return page.viewport(414, 896)
})

test('on a phone the first pill shows the number of filters and opens all of them in one sheet', async () => {
  await page.viewport(390, 844)
  await show()
  await page.getByRole('button', { name: /^Filters 2 selected/ }).click()
  for (const name of ['Pay', 'Category', 'Job type', 'Workplace', 'Distance', 'Posted', 'Answers', 'Sort by'])
    await expect.element(sheet().getByRole('region', { name, exact: true })).toBeInTheDocument()
  await sheet().getByRole('checkbox', { name: 'Hybrid 0' }).click()
  await expect.element(page.getByText('["baker",["hybrid","remote"],"relevance",null]')).toBeInTheDocument()
  await sheet().getByRole('radio', { name: 'Newest first' }).click()
  await expect.element(page.getByText('["baker",["hybrid","remote"],"newest",null]')).toBeInTheDocument()
  await expectAccessible()
  await sheet().getByRole('textbox', { name: 'At least' }).fill('20')
  await sheet().getByRole('button', { name: 'Show 1,204 jobs' }).click()
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.element(page.getByText('["baker",["hybrid","remote"],"newest",20]')).toBeInTheDocument()
})

test('on a desktop the common filters have a pill, and the others while they are chosen', async () => {
  await page.viewport(1280, 800)
  await show()
  await expect.element(page.getByRole('button', { name: /^Workplace/ })).toBeVisible()
  const rare = page.getByRole('button', { name: /^Shift/ })
  await expect.element(rare).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Filters 2 selected/ }).click()
  await sheet().getByRole('checkbox', { name: 'Night shift 0' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(rare).toBeVisible()
  await page.getByRole('button', { name: /^Workplace/ }).click()
  await page.getByRole('checkbox', { name: 'Hybrid 0' }).click()
  await expect.element(page.getByRole('button', { name: /^Filters 4 selected/ })).toBeVisible()
})

test('offers the order by distance only from a point, and answers as a filter', async () => {
  await page.viewport(390, 844)
  await show()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect.element(sheet().getByRole('radio', { name: 'Highest pay' })).toBeInTheDocument()
  await expect.element(sheet().getByRole('radio', { name: 'Nearest first' })).not.toBeInTheDocument()
  await expect.element(sheet().getByRole('checkbox', { name: 'Hide jobs you applied to' })).not.toBeInTheDocument()
  await sheet().getByRole('radio', { name: 'Answers 80%+ 0' }).click()
  await expect.element(page.getByRole('button', { name: /^Filters 3 selected/ })).toBeInTheDocument()
})

test('a seeker with a profile sorts by best match unless another order is chosen, even the default of visitors', async () => {
  const user = { _id: 'ana', email: 'ana@people.example', userType: 'jobseeker', emailVerified: true } as const
  setSession({ token: 'token', user: { ...user, profileComplete: true } })
  await renderUi(<Filters />, '/jobs?keyword=baker')
  await expect.element(page.getByText('["baker",[],"match",null]')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Best match' }).click()
  await page.getByRole('radio', { name: 'Most relevant' }).click()
  await expect.element(page.getByText('["baker",[],"relevance",null]')).toBeInTheDocument()
  clearSession()
  await expect.element(page.getByText('["baker",[],"relevance",null]')).toBeInTheDocument()
})

test('readers without a profile have no order by best match', async () => {
  await show()
  await page.getByRole('button', { name: 'Most relevant' }).click()
  await expect.element(page.getByRole('radio', { name: 'Newest first' })).toBeInTheDocument()
  await expect.element(page.getByRole('radio', { name: 'Best match' })).not.toBeInTheDocument()
})

test('shows the jobs of each choice once the filters are pointed at, and dims choices without any', async () => {
  await page.viewport(1_440, 900)
  await show()
  await expect.element(page.getByRole('button', { name: 'Job type' })).toBeInTheDocument()
  await page.getByRole('button', { name: 'Job type' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Part time 2' })).toBeInTheDocument()
  await expect.element(page.getByRole('checkbox', { name: 'Full time 0' })).toBeInTheDocument()
  const dimmed = [...document.querySelectorAll('[data-empty]')].map((label) => label.textContent)
  expect(dimmed).toContain('Full time 0')
  expect(dimmed).not.toContain('Part time 2')
  await page.getByRole('button', { name: 'Category' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Retail 150+' })).toBeInTheDocument()
  await page.getByRole('button', { name: 'Answers' }).click()
  await expect.element(page.getByRole('radio', { name: 'Answers 50%+ 3' })).toBeInTheDocument()
  await expectAccessible()
  expect(serve).toHaveBeenCalledOnce()
})

test('shows the choices without numbers where counting fails', async () => {
  serve.mockImplementation(() => Promise.resolve(new Response('{}', { status: 500 })))
  await page.viewport(1_440, 900)
  await show()
  await page.getByRole('button', { name: 'Job type' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Full time', exact: true })).toBeInTheDocument()
})
