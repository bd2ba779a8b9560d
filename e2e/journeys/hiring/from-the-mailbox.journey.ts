import { aJob, anApplication, anEmployer, aSeeker, passDays } from '../../api-setup.ts'
import { looksRight } from '../../crawl/page-findings.ts'
import { expect, test } from '../../fixtures.ts'

test('an employer answers three applicants from their mailbox, without signing in', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const jobId = await aJob(employer, 'Night baker')
  const [ana, ben, cleo] = [
    await aSeeker(await person('Ana')),
    await aSeeker(await person('Ben')),
    await aSeeker(await person('Cleo')),
  ]
  for (const seeker of [ana, ben, cleo]) await anApplication(seeker, jobId)

  // A browser without a session, in which the employer reads their mails.
  const { page } = await person('Mailbox')
  const mailAbout = (name: string) =>
    page
      .getByRole('article')
      .filter({ hasText: `To ${employer.email}` })
      .filter({ has: page.getByRole('heading', { name: `New application: ${name} ` }) })
  const openMailbox = () =>
    expect(async () => {
      await page.goto('/dev/outbox')
      for (const { name } of [ana, ben, cleo]) await expect(mailAbout(name)).toHaveCount(1, { timeout: 100 })
    }).toPass({ timeout: 60_000 })

  await openMailbox()
  const mail = mailAbout('Ana')
  await mail
    .getByRole('textbox', { name: `Reply as ${employer.email}` })
    .fill('Thanks, Ana. Come in on Tuesday at ten.')
  await mail.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('heading', { name: 'Reply delivered' })).toBeVisible()
  await looksRight(page)

  await page.getByRole('link', { name: 'Back to the outbox' }).click()
  await mailAbout('Ben').getByRole('link').filter({ hasText: 'step=rejected' }).click()
  await expect(page.getByRole('heading', { name: 'Answer Ben Becker' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('radio', { name: 'The location doesn’t work' }).check({ force: true })
  await page.getByRole('button', { name: 'Send the rejection' }).click()
  await expect(page.getByText('Carla chose an answer: Not a fit')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await looksRight(page)

  await openMailbox()
  await mailAbout('Cleo').getByRole('link').filter({ hasText: 'step=interview' }).click()
  await expect(page.getByRole('heading', { name: 'Answer Cleo Becker' })).toBeVisible()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('Carla chose an answer: Invite')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone. Nothing was sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('Carla chose an answer: Invite')).toBeVisible()

  await ana.page.goto('/messages')
  await ana.page
    .getByRole('link', { name: /Bakery of/ })
    .first()
    .click()
  await expect(ana.page.getByText('Thanks, Ana. Come in on Tuesday at ten.').last()).toBeVisible()
  await expect(ana.page.getByText(/^On \w{3}, /)).toHaveCount(0)
  await looksRight(ana.page)
  const openApplication = async ({ page: own }: typeof ana) => {
    await own.goto('/applications')
    await own.getByRole('link', { name: 'Night baker' }).first().click()
  }
  await openApplication(ana)
  await expect(ana.page.getByText(/answered by message/).first()).toBeVisible()
  // The others hear nothing while their answers can be undone.
  await openApplication(ben)
  await expect(ben.page.getByText(/not this time/)).toHaveCount(0)

  await passDays(employer, employer, 1)
  await expect(ben.page.getByText(/answered: not this time/).first()).toBeVisible()
  await expect(ben.page.getByText('The location doesn’t work').first()).toBeVisible()
  await looksRight(ben.page)
  await openApplication(cleo)
  await expect(cleo.page.getByText(/We’d like to meet you/).first()).toBeVisible()
  await looksRight(cleo.page)
})
