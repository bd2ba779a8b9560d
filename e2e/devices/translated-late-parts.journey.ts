import { postJob } from '@hearback/contract/jobs/jobs.ts'
import type { Page } from '@playwright/test'
import { aJob, anEmployer } from '../api-setup.ts'
import { expect, test } from '../fixtures.ts'

const aBaker = {
  jobTitle: 'Night baker',
  category: 'Food',
  skills: ['Baking'],
  description: 'Bread.',
  estimatedFrom: 18,
  estimatedTo: 22,
}

/** Opens a page with a part whose code comes only after the part is translated; expects the part to work all the same. */
async function openTranslatedFirst(page: Page, path: string, part: RegExp): Promise<void> {
  const { promise: isTranslated, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(part, async (route) => {
    await isTranslated
    await route.continue()
  })
  const loaded = page.waitForResponse(part)
  await page.goto(path)
  await expect.poll(() => page.locator('#main font').count()).toBeGreaterThan(0)
  letCome()
  await (await loaded).finished()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByText('We couldn’t show this part', { exact: false })).toHaveCount(0)
}

const translating = { translates: true }

test('a search without results works although a translator changes it before its code is there', async ({ person }) => {
  await aJob(await anEmployer(await person('Carla')), 'Night baker')
  const { page } = await person('Vera', translating)
  await openTranslatedFirst(page, '/jobs?keyword=Zzyqxology&workplace=remote', /NoResults-.*[.]js/)
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results.getByText('No jobs', { exact: false }).first()).toBeVisible()
  await results.getByRole('button').last().click()
  await expect(page).not.toHaveURL(/workplace=remote/)
})

test('what a search was understood as works although a translator changes it before its code is there', async ({
  person,
}) => {
  const employer = await anEmployer(await person('Carla'))
  // Words are filters where jobs meet them, whatever other jobs say in their texts.
  await employer.call(postJob, { body: { ...aBaker, workplace: 'remote', employmentType: 'full_time' } as never })
  const { page } = await person('Vera', translating)
  await openTranslatedFirst(page, '/jobs?keyword=remote%20baker%20full%20time', /SearchChips-.*[.]js/)
})

test('what a job states works although a translator changes it before its code is there', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const body = { ...aBaker, workplace: 'onsite', vacancy: 'existing' } as never
  const { job } = await employer.call(postJob, { body })
  const { page } = await person('Vera', translating)
  await openTranslatedFirst(page, `/jobs/${job._id}`, /JobStatements-.*[.]js/)
})
