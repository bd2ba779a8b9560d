import type { Page } from '@playwright/test'
import { anApplication, anEmployer, aSeeker } from '../../api-setup.ts'
import { looksRight } from '../../crawl/page-findings.ts'
import { expect, test } from '../../fixtures.ts'

const job = {
  title: 'Night baker',
  category: 'Food and hospitality',
  description: 'Rye and wheat bread, from ten in the evening.',
  pay: { from: 18, to: 22 },
}

/** A program of the company, which runs elsewhere and has nothing but its key. */
const program = (page: Page, key: string) => async (method: string, path: string, data?: object) => {
  const headers = { authorization: `Bearer ${key}` }
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  return { status: answer.status(), ...(await answer.json()) }
}

test('a program posts a job with an API key and answers its applicant, until an owner revokes the key', async ({
  person,
}) => {
  const { page } = await anEmployer(await person('Carla'))
  await page.goto('/settings/team')
  await page.getByRole('link', { name: 'Developers' }).click()
  await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Create key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Careers site')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByText('Choose at least one')).toBeVisible()
  for (const name of ['See jobs', 'Post and change jobs', 'See applications', 'Answer applications'])
    await dialog.getByRole('checkbox', { name }).check()
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const field = dialog.getByRole('textbox', { name: 'API key' })
  const call = program(page, await field.inputValue())
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'Careers site' })).toBeVisible()

  const put = await call('PUT', '/api/v1/jobs/REQ%2F1', job)
  expect(put).toMatchObject({ status: 200, created: true, job: { externalId: 'REQ/1', status: 'open' } })

  const seeker = await aSeeker(await person('Ana'))
  await seeker.page.goto(new URL(put.job.url).pathname)
  await expect(seeker.page.getByRole('heading', { name: 'Night baker', level: 1 })).toBeVisible()
  await anApplication(seeker, put.job.id)

  const { applications } = await call('GET', '/api/v1/applications?status=applied')
  expect(applications).toMatchObject([{ job: { externalId: 'REQ/1' }, applicant: { firstName: 'Ana' } }])
  const [{ id }] = applications
  const answer = { status: 'rejected', reason: 'position_filled', message: 'Thank you for applying, Ana.' }
  expect((await call('POST', `/api/v1/applications/${id}/answers`, answer)).status).toBe(200)
  await seeker.page.goto(`/applications/${id}`)
  await expect(seeker.page.getByText('Thank you for applying, Ana.').first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('See jobs · Post and change jobs · See applications · Answer applications')).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Revoke Careers site' }).click()
  await looksRight(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('“Careers site” was revoked.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible()
  expect((await call('GET', '/api/v1/jobs')).status).toBe(401)
})
