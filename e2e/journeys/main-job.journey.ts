import { looksRight } from '../crawl/page-findings.ts'
import { everyLinkLeadsSomewhere, expect, type Person, test } from '../fixtures.ts'
import { publishProfile, setUpCompany, signUp } from '../people.ts'

/** A word that only this run's job has, so that search finds it among those of other tests. */
const oddWord = () => `Zwieback${Date.now().toString(36)}${process.env.TEST_PARALLEL_INDEX ?? ''}`

async function postJob({ page }: Person, title: string): Promise<void> {
  await page.goto('/employer/jobs/new')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await looksRight(page)
  await page.getByLabel('Job title').fill(title)
  await page.getByRole('combobox', { name: 'Category' }).fill('Food and hospitality')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Minimum' }).fill('18')
  await page.getByRole('textbox', { name: 'Maximum' }).fill('22.50')
  await page.getByRole('combobox', { name: 'Skills' }).fill('Sourdough')
  await page.keyboard.press('Enter')
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('You bake bread.\n\nWhat you will do\n\n- Shape the dough\n- Watch the oven')
  await page.getByRole('button', { name: 'Publish job' }).click()
  await expect(page).toHaveURL(/\/employer\/jobs\/[0-9a-f-]{36}$/)
  await looksRight(page)
}

async function findAndApply({ page }: Person, title: string): Promise<void> {
  await page.goto(`/jobs?keyword=${title.split(' ').at(-1)}`)
  await looksRight(page)
  const link = page.getByRole('link', { name: title, exact: true }).first()
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByText('$18.00–$22.50').first()).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Apply with your profile' }).last().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/will see/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Looks good' }).click()
  await sheet.getByRole('textbox').fill('I have baked for six years and like to start early.')
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await sheet.getByRole('textbox', { name: 'Availability' }).fill('from March 1')
  await sheet.getByRole('checkbox', { name: 'Save this to my profile too' }).check({ force: true })
  await looksRight(page)
  await sheet.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText('Availability saved to your profile.')).toBeVisible()
  await expect(sheet.getByText(/due in/i)).toBeVisible()
  await looksRight(page)
}

async function invite({ page }: Person, name: string): Promise<void> {
  await page.goto('/employer')
  await expect(page.getByText(name).first()).toBeVisible()
  await looksRight(page)
  await everyLinkLeadsSomewhere(page)
  await page.goto('/employer/jobs')
  await looksRight(page)
  await page
    .getByRole('link', { name: /^Applicants for/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Applicants' })).toBeVisible()
  await looksRight(page)
  await page
    .getByRole('button', { name: `Move ${name} to` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /interview/i }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Come by and see the ovens.')
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(/Boise/)
  await dialog.locator('table button[tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog).toBeHidden()
}

async function pickTime({ page }: Person, title: string): Promise<void> {
  await page.goto('/applications')
  await looksRight(page)
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByText('Come by and see the ovens.')).toBeVisible()
  await looksRight(page)
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  await looksRight(page)
}

test('an employer posts, a job seeker finds it and applies, and gets an answer', async ({ person }) => {
  const [employer, seeker] = [await person('Carla'), await person('Ben')]
  const title = `Baker ${oddWord()}`
  await Promise.all([
    signUp(employer, 'I’m hiring').then(() => setUpCompany(employer, `Bakery of ${employer.email.split('@')[0]}`)),
    signUp(seeker, 'I’m looking for work').then(() => publishProfile(seeker)),
  ])
  await postJob(employer, title)
  await findAndApply(seeker, title)
  await invite(employer, 'Ben Becker')
  await employer.page.goto('/employer/interviews')
  await expect(employer.page.getByText('Ben Becker').first()).toBeVisible()
  await looksRight(employer.page)
  await pickTime(seeker, title)
  await everyLinkLeadsSomewhere(seeker.page)
})
