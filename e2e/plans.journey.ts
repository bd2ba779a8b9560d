import { aJob, anEmployer } from './arrangements.ts'
import { expect, type Person, test } from './fixtures.ts'
import { looksRight } from './looks.ts'

async function fillInJob({ page }: Person, title: string): Promise<void> {
  await page.goto('/employer/jobs/new')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByLabel('Job title').fill(title)
  await page.getByRole('combobox', { name: 'Category' }).fill('Food and hospitality')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'From' }).fill('18')
  await page.getByRole('textbox', { name: /^To/ }).fill('22.50')
  await page.getByRole('combobox', { name: 'Skills' }).fill('Sourdough')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Description' }).fill('You bake bread.')
}

const simulated = 'nothing is ever charged'

test('an employer who has reached the limit of posts pays for a plan, posts, and cancels', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const { page, troubles } = employer
  for (const title of ['Baker', 'Cook', 'Waiter']) await aJob(employer, title)
  await fillInJob(employer, 'Fourth baker')
  await page.getByRole('button', { name: 'Publish the job' }).click()
  await expect(page.getByText('You have reached your monthly job posting limit.')).toBeVisible()
  troubles.length = 0 // the refused call stands in the console as the failed request that it is
  await page.getByRole('link', { name: 'Plans with more posts' }).click()
  await expect(page.getByRole('heading', { name: 'Answers are never sold' })).toBeVisible()
  await expect(page.getByText(simulated)).toBeVisible()
  await looksRight(page)

  await page.getByRole('link', { name: 'Get Employer pro' }).click()
  await expect(page.getByRole('heading', { name: 'Employer pro' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Pay for Employer pro' })).toBeVisible()
  await expect(page.getByText(simulated)).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click()
  await expect(page.getByRole('heading', { name: 'The card was declined' })).toBeVisible()
  troubles.length = 0 // a declined card is a refused call
  await looksRight(page)
  await page.getByRole('button', { name: 'Pay with a card whose bank asks first' }).click()
  await expect(page.getByRole('heading', { name: 'Your bank asks you to confirm' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Confirm at the bank' }).click()
  await expect(page.getByRole('heading', { name: 'Your plan is Employer pro' })).toBeVisible()
  await looksRight(page)

  await fillInJob(employer, 'Fourth baker')
  await page.getByRole('button', { name: 'Publish the job' }).click()
  await expect(page).toHaveURL(/\/employer\/jobs\/[0-9a-f-]{36}$/)

  await page.goto('/billing')
  await expect(page.getByText('Renews on')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Job posts this month' })).toHaveAttribute(
    'aria-valuetext',
    '4 of 20',
  )
  await expect(page.getByText('$49.00')).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Cancel the plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the plan' }).click()
  await expect(page.getByText('Ends on')).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Keep the plan' }).click()
  await expect(page.getByText('Renews on')).toBeVisible()
})

test('a visitor who pays without an account is asked to sign in, and may leave before', async ({ person }) => {
  const { page } = await person('Visitor')
  await page.goto('/checkout?plan=seeker_plus_monthly')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Pay with a card that works' }).click()
  await expect(page.getByRole('heading', { name: 'Paid. Now sign in to take the plan' })).toBeVisible()
  await looksRight(page)
  await page.goto('/checkout?plan=seeker_plus_monthly')
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing was charged' })).toBeVisible()
  await looksRight(page)
})
