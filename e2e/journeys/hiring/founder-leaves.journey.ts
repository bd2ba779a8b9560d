import { startChat } from '@hearback/contract/hiring/chat.ts'
import type { Page } from '@playwright/test'
import { aJob, anApplication, anEmployer, aSeeker, joinCompany, passDays } from '../../api-setup.ts'
import { looksRight } from '../../crawl/page-findings.ts'
import { expect, password, test } from '../../fixtures.ts'

const history = (page: Page) => page.getByRole('log')

async function write(page: Page, chatId: string, text: string): Promise<void> {
  await page.goto(`/messages/${chatId}`)
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(history(page).getByText(text)).toBeVisible()
}

/** Waits for a mail of this subject in the outbox; returns its HTML. */
async function mailTo(page: Page, email: string, subject: string): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const outbox = await (await page.request.get('/dev/outbox')).text()
    found = outbox.split('<h2>').find((part) => part.includes(`<p>To ${email}`) && part.startsWith(subject))
    expect(found, `“${subject}” to ${email}`).toBeTruthy()
  }).toPass({ timeout: 60_000 })
  return found ?? ''
}

test('a founder and a recruiter answer, the founder leaves for good, and reminders reach the one who stays', async ({
  person,
}) => {
  const founder = await anEmployer(await person('Carla'))
  const recruiter = await person('Dana')
  await joinCompany(founder, recruiter, 'recruiter')
  const jobId = await aJob(founder, 'Night baker')
  const [ana, ben, eva] = [
    await aSeeker(await person('Ana')),
    await aSeeker(await person('Ben')),
    await aSeeker(await person('Eva')),
  ]
  for (const seeker of [ana, ben, eva]) await anApplication(seeker, jobId)
  const chatWith = async (seeker: { id: string }) =>
    (await founder.call(startChat, { body: { profileId: seeker.id } })).data._id
  const [anas, bens] = [await chatWith(ana), await chatWith(ben)]
  const [owners, theirs] = [founder.page, recruiter.page]

  await write(owners, anas, 'Thank you, when could you come by for a trial shift?')
  await write(theirs, bens, 'Thank you, could you come by on Tuesday at six?')
  await ana.page.goto(`/messages/${anas}`)
  await expect(
    history(ana.page)
      .getByText(/^Carla, Bakery of /)
      .first(),
  ).toBeVisible()
  await looksRight(ana.page)
  await ben.page.goto(`/messages/${bens}`)
  await expect(
    history(ben.page)
      .getByText(/^Dana, Bakery of /)
      .first(),
  ).toBeVisible()

  await owners.goto('/settings/team')
  await owners.getByRole('button', { name: 'Recruiter Dana Cole' }).click()
  await owners.getByRole('menuitem', { name: 'Make owner' }).click()
  await expect(owners.getByText('Dana Cole is now an owner.')).toBeVisible()
  await owners.goto('/settings/data')
  await owners.getByRole('button', { name: 'Delete account' }).click()
  const dialog = owners.getByRole('dialog', { name: 'Delete your account' })
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(owners.getByText(/^Your account will be deleted on /)).toBeVisible()
  founder.troubles.length = 0 // what the page asked for in the very moment of the deletion is refused, as it should be

  const left = await mailTo(theirs, recruiter.email, 'Carla Alvarez left Bakery of ')
  expect(left).toContain('They led 1 job. You lead it now:')
  expect(left).toContain('1 application to these jobs is waiting for an answer.')

  await passDays(founder, founder, 8)
  await mailTo(theirs, recruiter.email, '1 applicant is waiting for your answer')
  await theirs.goto('/notifications')
  await expect(theirs.getByText(/1 applicant/).first()).toBeVisible()
  await looksRight(theirs)
  await theirs.goto(`/employer/jobs/${jobId}/applicants`)
  await expect(theirs.getByText(/^Eva\b/).first()).toBeVisible()

  await passDays(founder, founder, 23)
  await mailTo(theirs, founder.email, 'Your Hearback account was deleted')
  await ana.page.goto(`/messages/${anas}`)
  await expect(history(ana.page).getByText('Thank you, when could you come by for a trial shift?')).toBeVisible()
  await expect(history(ana.page).getByText(/Carla/)).toBeHidden()
  await ben.page.reload()
  await expect(
    history(ben.page)
      .getByText(/^Dana, Bakery of /)
      .first(),
  ).toBeVisible()
  await theirs.goto('/employer/report')
  await expect(theirs.getByRole('row', { name: /^Dana Cole 1/ })).toBeVisible()
  await looksRight(theirs)
})
