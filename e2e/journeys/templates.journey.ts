import { startChat } from '@hearback/contract/hiring/chat.ts'
import { aJob, anApplication, anEmployer, aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, sendHeldActs, test } from '../fixtures.ts'

test('a template with merge fields is saved from a dialog, and each applicant reads their own text', async ({
  person,
}) => {
  const employer = await anEmployer(await person('Carla'))
  const seekers = [await aSeeker(await person('Ana')), await aSeeker(await person('Ben'))]
  const jobId = await aJob(employer, 'Night baker')
  for (const seeker of seekers) await anApplication(seeker, jobId)

  const { page } = employer
  await page.goto('/employer')
  await page.getByText('Select all 2').last().click()
  await page.getByRole('button', { name: 'Answer 2 applicants' }).click()
  const dialog = page.getByRole('dialog')
  const feedback = dialog.getByRole('textbox', { name: 'Feedback' })
  await feedback.pressSequentially('Dear {lastName}, we found someone else.')
  await dialog.getByRole('button', { name: /^Reject 2/ }).click()
  await expect(dialog.getByText('We don’t know {lastName}. Use {firstName}, {jobTitle} or {company}')).toBeVisible()
  await feedback.press('ControlOrMeta+a')
  await feedback.pressSequentially('Hi {firstName}, the job as {jobTitle} is filled. Thank you.')
  await expect(dialog.getByRole('figure')).toContainText(/Hi (Ana|Ben), the job as Night baker is filled\./)
  await dialog.getByRole('button', { name: 'Save as a template' }).click()
  await dialog.getByLabel('Template name').pressSequentially('Filled')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Saved as “Filled”')).toBeVisible()
  await looksRight(page)
  await dialog.getByRole('button', { name: /^Reject 2/ }).click()
  await sendHeldActs(page)
  await expect(page.getByText(/2 of 2 sent/).first()).toBeVisible()
  for (const seeker of seekers) {
    await seeker.page.goto('/applications')
    await seeker.page.getByRole('link', { name: 'Night baker' }).first().click()
    const text = `Hi ${seeker.name}, the job as Night baker is filled. Thank you.`
    await expect(seeker.page.getByText(text).first()).toBeVisible()
  }

  await page.goto('/employer/templates')
  await expect(page.getByRole('heading', { name: 'Filled', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Still deciding' }).click()
  await expect(page.getByRole('button', { name: 'Edit Still deciding' })).toBeVisible()
  await looksRight(page)
})

test('a message template is filled into a chat, and can be edited before it is sent', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  await anApplication(seeker, await aJob(employer, 'Night baker'))
  const { data } = await employer.call(startChat, { body: { profileId: seeker.id } })
  const { page } = employer
  await page.goto(`/messages/${data._id}`)
  await page.getByRole('button', { name: 'Insert a template' }).click()
  await page.getByRole('menuitem', { name: 'Ask about availability' }).click()
  const message = page.getByRole('textbox', { name: /^Message to/ })
  await expect(message).toHaveValue(/^Hi Ana,\n\nThank you for applying for Night baker\./)
  await message.clear()
  await message.pressSequentially('/')
  await expect(page.getByRole('menuitem', { name: 'Still deciding' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Ask about availability' }).press('Enter')
  await expect(message).toHaveValue(/^Hi Ana,\n\nThank you for applying for Night baker\./)
  await message.press('ControlOrMeta+End')
  await message.pressSequentially(' Best, Carla')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await message.pressSequentially('Hi Ana, we still need a Night baker.')
  await page.getByRole('button', { name: 'Insert a template' }).click()
  await page.getByRole('menuitem', { name: 'Save this message as a template' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: /^Text/ })).toHaveValue(
    'Hi {firstName}, we still need a {jobTitle}.',
  )
  await dialog.getByLabel('Template name').pressSequentially('Need')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Template saved.')).toBeVisible()
  await expect(message).toHaveValue('Hi Ana, we still need a Night baker.')
  await seeker.page.goto(`/messages/${data._id}`)
  await expect(seeker.page.getByRole('log').getByText('which hours work for you? Best, Carla')).toBeVisible()
  await looksRight(page)
})
