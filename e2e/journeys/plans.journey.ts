import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  claimCheckout,
  createCheckoutSession,
  getMySubscription,
  simulatePayment,
} from '@hearback/contract/accounts/subscriptions.ts'
import { aJob, anEmployer, type Member } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, type Person, test } from '../fixtures.ts'

async function fillInJob({ page }: Person, title: string): Promise<void> {
  await page.goto('/employer/jobs/new')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByLabel('Job title').fill(title)
  await page.getByRole('combobox', { name: 'Category' }).fill('Food and hospitality')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Minimum' }).fill('18')
  await page.getByRole('textbox', { name: 'Maximum' }).fill('22.50')
  await page.getByRole('combobox', { name: 'Skills' }).fill('Sourdough')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Description' }).fill('You bake bread.')
}

const simulated = 'Payments are simulated on this site.'

test('an employer who has reached the limit of posts pays for a plan, posts, and cancels', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const { page, troubles } = employer
  for (const title of ['Baker', 'Cook', 'Waiter']) await aJob(employer, title)
  await fillInJob(employer, 'Fourth baker')
  await page.getByRole('button', { name: 'Publish job' }).click()
  await expect(page.getByText('You have reached your monthly job posting limit.')).toBeVisible()
  troubles.length = 0 // the refused call stands in the console as the failed request that it is
  await expect(page.getByText(/^3 of 3 job posts used this month\. Resets \w{3} 1, \d{4}\./)).toBeVisible()
  await page.getByRole('link', { name: 'Get more posts' }).first().click()
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible()
  await expect(page.getByText(simulated)).toBeVisible()
  await looksRight(page)

  await page.getByRole('link', { name: /^Get Employer pro/ }).click()
  await expect(page.getByRole('heading', { name: 'Employer pro' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Pay for Employer pro' })).toBeVisible()
  await expect(page.getByText(simulated)).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Pay with a card that’s declined', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your card was declined' })).toBeVisible()
  troubles.length = 0 // a declined card is a refused call
  await looksRight(page)
  await page.getByRole('button', { name: 'Pay with a card that needs confirmation' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm with your bank' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You’re on Employer pro' })).toBeVisible()
  await looksRight(page)

  await fillInJob(employer, 'Fourth baker')
  await expect(page.getByText('17 posts left this month')).toBeVisible()
  await page.getByRole('button', { name: 'Publish job' }).click()
  await expect(page).toHaveURL(/\/employer\/jobs\/[0-9a-f-]{36}$/)

  await page.goto('/billing')
  await expect(page.getByText('Renews on')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Job posts this month' })).toHaveAttribute(
    'aria-valuetext',
    '4 of 20',
  )
  await expect(page.getByText('$49.00')).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByText('Ends on')).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Resume plan' }).click()
  await expect(page.getByText('Renews on')).toBeVisible()
})

test('a visitor who pays without an account is asked to sign in, and may leave before', async ({ person }) => {
  const { page } = await person('Visitor')
  await page.goto('/checkout?plan=seeker_plus_monthly')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Pay with a working card' }).click()
  await expect(page.getByRole('heading', { name: 'Payment received. Sign in to activate your plan' })).toBeVisible()
  await looksRight(page)
  await page.goto('/checkout?plan=seeker_plus_monthly')
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You weren’t charged' })).toBeVisible()
  await looksRight(page)
})

/** Lets the period that this person has paid for be over, by the real command beside the running server. */
const endPeriodOf = ({ email }: Person) =>
  promisify(execFile)(process.execPath, ['server/src/cli/period.ts', email], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production', TRIAL: 'on', DATA_DIR: process.env.E2E_DATA_DIR },
  })

async function aPaidPlan(by: Member, outcome: 'success' | 'renewal_declined'): Promise<void> {
  const { sessionId } = await by.call(createCheckoutSession, { body: { planId: 'employer_pro_monthly' } })
  await by.call(simulatePayment, { body: { sessionId, outcome } })
  await by.call(claimCheckout, { body: { sessionId } })
}

const TITLES = ['First baker', 'Second baker', 'Third baker', 'Fourth baker', 'Fifth baker']

/** The billing page, once the server has seen what became of the subscription. */
async function billingOnce(by: Member, status: 'past_due' | 'ended'): Promise<void> {
  const now = async () => (await by.call(getMySubscription, {})).subscription?.status
  await expect.poll(now, { timeout: 60_000 }).toBe(status)
  await by.page.goto('/billing')
}

test('a canceled plan ends; extra jobs are paused, and their owner reads which, why and what to do', async ({
  person,
}) => {
  const employer = await anEmployer(await person('Carla'))
  const { page } = employer
  await aPaidPlan(employer, 'success')
  for (const title of TITLES) await aJob(employer, title)
  await page.goto('/pricing')
  await expect(page.getByRole('link', { name: 'Your plan' })).toHaveAttribute('href', '/billing')
  await page.goto('/billing')
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByText('Ends on')).toBeVisible()

  await endPeriodOf(employer)
  await billingOnce(employer, 'ended')
  await expect(page.getByText('Your paid plan has ended. Nothing was deleted.')).toBeVisible()
  const paused = page.getByRole('region', { name: 'Paused by your plan' })
  await expect(paused).toContainText('keeps your 3 newest jobs open')
  await expect(paused).toContainText('To reopen one now, pause or close another job first')
  await expect(paused.getByRole('listitem')).toHaveText(['Second baker', 'First baker'])
  await looksRight(page)

  await paused.getByRole('link', { name: 'View paused jobs' }).click()
  await expect(page.getByRole('heading', { name: 'Your jobs', level: 1 })).toBeVisible()
  await expect(page.getByText('Paused by your plan')).toHaveCount(2)
  await looksRight(page)
  await page.getByRole('tab', { name: 'All' }).click()
  await expect(page.getByRole('link', { name: /^(First|Second|Third|Fourth|Fifth) baker$/ })).toHaveCount(5)

  await page.goto('/notifications')
  await page
    .getByRole('main')
    .getByRole('link', {
      name: '2 jobs are paused because you’re over the limit of your current plan. See your options.',
    })
    .click()
  await expect(page).toHaveURL(/\/employer\/jobs\?status=paused$/)
})

test('a card that is refused at the renewal leaves days of grace, then pauses what is beyond, and paying brings it back', async ({
  person,
}) => {
  const employer = await anEmployer(await person('Carla'))
  const { page } = employer
  await page.goto('/checkout?plan=employer_pro_monthly')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Pay with a card that’s declined at renewal' }).click()
  await expect(page.getByRole('heading', { name: 'You’re on Employer pro' })).toBeVisible()
  for (const title of TITLES) await aJob(employer, title)

  await endPeriodOf(employer)
  await billingOnce(employer, 'past_due')
  await expect(page.getByText('Your last payment didn’t go through.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Paused by your plan' })).toHaveCount(0)
  await looksRight(page)

  await endPeriodOf(employer)
  await billingOnce(employer, 'ended')
  await expect(page.getByText('Your paid plan has ended. Nothing was deleted.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Paused by your plan' }).getByRole('listitem')).toHaveCount(2)

  await aPaidPlan(employer, 'success')
  await page.goto('/employer/jobs?status=paused')
  await expect(page.getByRole('heading', { name: 'No paused jobs' })).toBeVisible()
  await page.goto('/billing')
  await expect(page.getByText('Renews on')).toBeVisible()
})
