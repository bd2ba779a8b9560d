import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { ApplicantToolbar } from './ApplicantToolbar.tsx'
import { readApplicantSearch, withoutFilters } from './applicant-filters.ts'

const job = {
  workplace: 'onsite',
  currency: 'USD',
  estimatedFrom: 20,
  location: { country: 'US', latitude: 43, longitude: -116 },
} as unknown as Job

test('typed words show the button that searches for them, and no button searches for the same again', async () => {
  const change = vi.fn()
  const search = readApplicantSearch(new URLSearchParams('keyword=baker'))
  await renderUi(<ApplicantToolbar search={search} counts={{}} job={job} change={change} />)
  const button = page.getByRole('button', { name: 'Search', exact: true })
  const words = page.getByRole('searchbox', { name: 'Search applicants' })
  expect(button.query()).toBeNull()
  await userEvent.type(words, ' boise')
  await expect.element(button).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(change).toHaveBeenCalledExactlyOnceWith({ keyword: 'baker boise' })
  await userEvent.clear(words)
  await userEvent.type(words, 'baker')
  await expect.element(button).not.toBeInTheDocument()
})

test('the order is a choice, and the filters open below with the number of those chosen', async () => {
  const change = vi.fn()
  const search = readApplicantSearch(new URLSearchParams('fits=skills&answer=waiting'))
  await renderUi(<ApplicantToolbar search={search} counts={{}} job={job} change={change} />)
  await userEvent.click(page.getByRole('combobox', { name: 'Sort by' }))
  await userEvent.click(page.getByRole('option', { name: 'Distance, nearest first' }))
  expect(change).toHaveBeenLastCalledWith({ sort: 'distance' })
  await expect.element(page.getByRole('checkbox', { name: 'Pay' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Filters (2)' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Pay' }))
  expect(change).toHaveBeenLastCalledWith({ fits: ['skills', 'pay'] })
  await userEvent.click(page.getByRole('checkbox', { name: 'Skills' }))
  expect(change).toHaveBeenLastCalledWith({ fits: [] })
})

test('a remote job has no order by distance, and one without pay none by rate', async () => {
  const remote = { ...job, workplace: 'remote', estimatedFrom: null } as unknown as Job
  await renderUi(
    <ApplicantToolbar search={readApplicantSearch(new URLSearchParams())} counts={{}} job={remote} change={vi.fn()} />,
  )
  await userEvent.click(page.getByRole('combobox', { name: 'Sort by' }))
  const orders = page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
  expect(orders).toEqual(['Answer due first', 'Best match', 'Availability', 'Newest'])
})

describe('on a phone', () => {
  test.each([360, 390])('the toolbar takes two lines at %i pixels, with the filters in a sheet', async (width) => {
    await page.viewport(width, 800)
    const change = vi.fn()
    const search = readApplicantSearch(new URLSearchParams('status=applied&fits=skills,pay&keyword=baker&sort=applied'))
    const counts = { applied: 12, rejected: 30 }
    await renderUi(<ApplicantToolbar search={search} counts={counts} job={job} change={change} />)
    const filters = page.getByRole('button', { name: 'Filters (3)' })
    const tops = [
      page.getByRole('searchbox'),
      filters,
      page.getByRole('combobox', { name: 'Sort by' }),
      page.getByRole('button', { name: 'List' }),
      page.getByRole('button', { name: 'Board' }),
    ].map((one) => {
      const { top, bottom, right } = one.element().getBoundingClientRect()
      expect(right).toBeLessThanOrEqual(width)
      return Math.round((top + bottom) / 2 / 20)
    })
    expect(new Set(tops).size).toBe(2)
    await userEvent.click(filters)
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect.element(sheet.getByRole('combobox', { name: 'Status' })).toHaveValue('New (12)')
    await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }))
    expect(change).toHaveBeenLastCalledWith(
      expect.objectContaining({ status: undefined, fits: [], keyword: 'baker', sort: 'applied' }),
    )
    await userEvent.click(sheet.getByRole('button', { name: 'Show 12 applicants' }))
    await expect.element(sheet).not.toBeInTheDocument()
    await page.viewport(900, 800)
  })
})

const why: Question = { _id: '0196f0f0-0000-7000-8000-000000000001', kind: 'text', question: 'Why?', required: false }

test('a short answer is filtered by its words, and has no order', async () => {
  const change = vi.fn()
  const search = readApplicantSearch(new URLSearchParams({ question: why._id }))
  await renderUi(<ApplicantToolbar search={search} counts={{}} job={job} questions={[why]} change={change} />)
  await userEvent.click(page.getByRole('button', { name: 'Filters', exact: true }))
  await userEvent.type(page.getByRole('textbox', { name: 'Answer contains' }), ' front end ')
  await vi.waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith({ questionAnswer: 'front end' }))
  await userEvent.click(page.getByRole('combobox', { name: 'Sort by' }))
  await expect.element(page.getByRole('option', { name: 'Answer, lowest first' })).not.toBeInTheDocument()
})

test('clearing the filters ends an order by an answer', () => {
  const query = new URLSearchParams({ question: why._id, questionAnswer: 'x', sort: 'answer', keyword: 'baker' })
  expect(withoutFilters(readApplicantSearch(query))).toMatchObject({ sort: 'due', question: '', keyword: 'baker' })
})
