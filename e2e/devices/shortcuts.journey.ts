import { aJob, anApplication, anEmployer, aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'

test('a job seeker goes everywhere by the keyboard alone, and an employer walks through the applicants', async ({
  person,
  isMobile,
}) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const other = await aSeeker(await person('Ben'))
  const title = `Baker of ${seeker.email.split('@')[0]}`
  const jobId = await aJob(employer, title)
  await anApplication(seeker, jobId)
  await anApplication(other, jobId)

  const { page } = seeker
  await page.goto('/applications')
  const application = page.getByRole('link', { name: title })
  await expect(application).toBeVisible()
  await page.keyboard.press('j')
  await expect(application).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search pages' })
  await expect(field).toBeFocused()
  await looksRight(page)
  await page.keyboard.type('saved sea')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Saved searches/u)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Saved searches', level: 1 })).toBeVisible()
  // Until it has faded it is a dialog, in which nothing fires.
  await expect(field).toBeHidden()

  await page.keyboard.press('g')
  await expect(page.getByText('Go to', { exact: true })).toBeVisible()
  await looksRight(page)
  await page.keyboard.press('e')
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('keyboard short')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await looksRight(page)

  const { page: desk } = employer
  await desk.goto(`/employer/jobs/${jobId}/applicants`)
  const applicants = desk.getByRole('button', { name: /^(Ana|Ben)/u })
  await expect(applicants).toHaveCount(2)
  await desk.keyboard.press('j')
  await expect(applicants.first()).toHaveAttribute('aria-pressed', 'true')
  // On a phone the one who is chosen covers the others.
  if (isMobile) return
  await desk.keyboard.press('j')
  await expect(applicants.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(applicants.nth(1)).toBeFocused()
})

test('a visitor finds a job from any page by its title', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const { page, email } = await person('Nobody')
  const title = `Lamplighter ${email.split('@')[0]}`
  await aJob(employer, title)
  await page.goto('/pricing')
  // Nothing shows when the page from the server has begun to listen.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search pages' })).toBeFocused({ timeout: 3_000 })
  }).toPass()
  await page.keyboard.type(title)
  const found = page.getByRole('group', { name: 'Jobs', exact: true }).getByRole('option', { name: title })
  await expect(found).toBeVisible()
  await looksRight(page)
  await found.click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
})
