import { updateSeekerProfile } from '@hearback/contract/people/seekers.ts'
import type { Page } from '@playwright/test'
import { aJob, anEmployer, aSeeker } from '../../api-setup.ts'
import { looksRight } from '../../crawl/page-findings.ts'
import { expect, sendHeldActs, test } from '../../fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('an employer finds a person by filters, saves the search, lists and invites them, and the person applies', async ({
  person,
}) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const jobTitle = 'Sourdough baker'
  await aJob(employer, jobTitle)
  const shown = { termsShown: true, availability: 'Weekends only', hourlyRate: 24, skill: `Rye ${seeker.id.slice(-6)}` }
  await seeker.call(updateSeekerProfile, { params: { id: seeker.id }, body: shown as never })
  const { page } = employer

  await page.goto('/employer/talent')
  await page.getByRole('combobox', { name: 'Skills' }).fill(shown.skill)
  await page.keyboard.press('Enter')
  await page.getByText('More filters', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Last seen' }).click()
  await page.getByRole('option', { name: 'This week' }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  await expect(page.getByText('Seen this week')).toBeVisible()
  await looksRight(page)

  await page.getByRole('button', { name: 'Save this search' }).click()
  await dialog(page).getByLabel('Name of the search').fill('Weekend bakers')
  await looksRight(page)
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Weekend bakers' })).toBeVisible()

  await page.getByRole('button', { name: /^Add to list/ }).click()
  await dialog(page).getByLabel('New list').fill('Summer season')
  await dialog(page).getByRole('button', { name: 'Create and add' }).click()
  await expect(dialog(page).getByLabel('Summer season')).toBeChecked()
  await looksRight(page)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Saved talent' }).first().click()
  await expect(page.getByRole('heading', { name: 'Saved talent' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('link', { name: 'Summer season' }).click()
  await expect(page.getByRole('heading', { name: 'Summer season' })).toBeVisible()
  await looksRight(page)

  await page.getByRole('button', { name: /^Invite to apply/ }).click()
  await expect(dialog(page).getByLabel('Message')).toHaveValue(/good fit/)
  await looksRight(page)
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click()
  await sendHeldActs(page)
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(page.getByRole('link', { name: jobTitle }).first()).toBeVisible()
  await looksRight(page)

  await seeker.page.goto('/notifications')
  await seeker.page.getByRole('link', { name: /invites you to apply/ }).click()
  await looksRight(seeker.page)
  await seeker.page.getByRole('link', { name: 'View and apply' }).click()
  const sheet = dialog(seeker.page)
  await sheet.getByRole('button', { name: 'Looks good' }).click()
  await sheet.getByRole('textbox').fill('I bake rye bread.')
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await sheet.getByRole('button', { name: 'Send application' }).click()
  await expect(sheet.getByText(/due in/i)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Applied', { exact: true }).first()).toBeVisible()
})
