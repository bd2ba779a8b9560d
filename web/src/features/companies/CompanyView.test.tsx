import type { Employer } from '@hearback/contract/people/employers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { CompanyView } from './CompanyView.tsx'

const stats = { finished: 0, answered: 0, answeredShare: null, medianDays: null }
const crust = {
  _id: '019a0000-0000-7000-8000-000000000001',
  businessName: 'Crust',
  businessLocation: 'Boise, ID',
  industryType: 'Restaurants',
  rating: { average: null, count: 0 },
  responseStats: stats,
  rescindedOffers: 0,
  openJobs: 0,
  latitude: null,
  longitude: null,
  imported: false,
  createdAt: '2026-01-01T00:00:00Z',
} as unknown as Employer

const show = (part: Partial<Employer>) =>
  renderUi(
    <CompanyView
      company={{ ...crust, ...part }}
      photos={null}
      jobs={null}
      reviews={null}
      review={null}
      report={null}
    />,
  )

test('the website is a link with the name of its host, and no recommendation to search engines', async () => {
  await show({ companyWebsite: 'https://www.crust.example/careers?x=1' })
  const link = page.getByRole('link', { name: 'crust.example' })
  await expect.element(link).toHaveAttribute('href', 'https://www.crust.example/careers?x=1')
  expect(link.element().getAttribute('rel')?.split(' ')).toEqual(
    expect.arrayContaining(['nofollow', 'ugc', 'noopener']),
  )
})

test('a website that is no web address is text', async () => {
  await show({ companyWebsite: 'javascript:alert(1)' })
  await expect.element(page.getByText('javascript:alert(1)')).toBeVisible()
  expect(page.getByRole('link', { name: /javascript/ }).query()).toBeNull()
})

test('benefits are a list under a heading, as they were written', async () => {
  await show({ benefits: ['Paid time off', 'Free 🥖', '<b>Gym</b>'] })
  await expect.element(page.getByRole('heading', { name: 'Benefits' })).toBeVisible()
  for (const benefit of ['Paid time off', 'Free 🥖', '<b>Gym</b>'])
    await expect.element(page.getByText(benefit, { exact: true })).toBeVisible()
  await expectAccessible()
})

test('a company without website and benefits has neither heading', async () => {
  await show({})
  await expect.element(page.getByRole('heading', { name: 'Crust', exact: true })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Benefits' }).query()).toBeNull()
  expect(page.getByText('Website', { exact: true }).query()).toBeNull()
})

const counted = { finished: 1200, answered: 1100, answeredShare: 0.92, medianDays: 2 }

test('answers given by phone or elsewhere have a figure of their own among the answers', async () => {
  await show({ responseStats: { ...counted, claimed: 1050 } })
  await expect.element(page.getByText('Of these, by phone or elsewhere')).toBeVisible()
  await expect.element(page.getByText('1,050')).toBeVisible()
})

test('a company without such answers has no figure of them', async () => {
  await show({ responseStats: counted })
  await expect.element(page.getByText('1,100')).toBeVisible()
  await expect.element(page.getByText(/by phone/)).not.toBeInTheDocument()
})
