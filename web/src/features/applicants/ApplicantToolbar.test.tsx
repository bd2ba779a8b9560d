import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { ApplicantToolbar } from './ApplicantToolbar.tsx'
import { readApplicantSearch } from './applicant-filters.ts'

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
