import { expect, test } from '@playwright/test'
import { withoutWorker } from '../fixtures.ts'
import { looksRight } from './page-findings.ts'

test.beforeEach(({ context }) => withoutWorker(context))

test('a job leads to the pay of its title, and that to the open jobs', async ({ page }) => {
  await page.goto('/jobs?keyword=cashier')
  await page
    .getByRole('link', { name: /cashier/iu })
    .first()
    .click()
  await page.goto(
    (await page
      .getByRole('link', { name: /cashier/iu })
      .first()
      .getAttribute('href')) ?? '',
  )
  await page.getByRole('link', { name: /^Pay for / }).click()
  await expect(page).toHaveURL(/\/salaries\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/salaries/)
  await expect(page.getByText('Median pay', { exact: true })).toBeVisible()
  await looksRight(page)
  await page.getByRole('link', { name: 'See open jobs' }).click()
  await expect(page).toHaveURL(/\/jobs\?/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const width of [320, 1920])
  for (const address of ['/salaries', '/salaries/registered-nurse', '/es/salaries/salud', '/salaries/plumber/ohio-us'])
    test(`${address} looks right at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await looksRight(page)
    })

test('the pay is there without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/salaries')
  await page.getByRole('link', { name: 'Registered nurse' }).click()
  await expect(page.getByText('Median pay', { exact: true })).toBeVisible()
  await context.close()
})
