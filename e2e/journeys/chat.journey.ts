import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { sendMessage, startChat } from '@hearback/contract/hiring/chat.ts'
import type { Page } from '@playwright/test'
import { aJob, anApplication, anEmployer, aSeeker, type Member } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'

const idOf = async (member: Member): Promise<string> =>
  member.page.evaluate(() => JSON.parse(localStorage.getItem('hearback.session') ?? '{}').user._id)
const history = (page: Page) => page.getByRole('log')
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })

async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

test('two people write to each other from an application on: typing, a file, away and back, read', async ({
  person,
}) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const jobId = await aJob(employer, 'Night baker')
  const { application } = await anApplication(seeker, jobId)

  await seeker.page.goto(`/applications/${application._id}`)
  await looksRight(seeker.page)
  await seeker.page.getByRole('button', { name: 'Message' }).first().click()
  await expect(seeker.page).toHaveURL(/\/messages\/[\w-]+/)
  await write(seeker.page, 'Hello, is the night shift from ten to six?')
  await expect(history(seeker.page).getByText('Hello, is the night shift')).toBeVisible()

  await employer.page.goto('/messages')
  await looksRight(employer.page)
  await employer.page.getByRole('link', { name: /Ana/ }).first().click()
  await expect(history(employer.page).getByText('Hello, is the night shift')).toBeVisible()
  await expect(history(seeker.page).getByText('Read', { exact: true })).toBeVisible()
  await looksRight(employer.page)

  await composer(employer.page).pressSequentially('Yes, ten')
  await expect(seeker.page.getByText(/is typing/)).toBeVisible()
  await write(employer.page, 'Yes, ten to six, four nights a week.')
  await expect(history(seeker.page).getByText('Yes, ten to six')).toBeVisible()
  await expect(seeker.page.getByText(/is typing/)).toBeHidden()

  await seeker.page.getByLabel('Files to attach').setInputFiles({
    name: 'references.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Three years at the Corner Bakery.'),
  })
  await seeker.page.getByRole('button', { name: 'Send' }).click()
  const file = history(employer.page).getByRole('button', { name: 'Download references.txt' })
  const download = employer.page.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).toBe('references.txt')
  await looksRight(seeker.page)

  await seeker.page.context().setOffline(true)
  await expect(seeker.page.getByText('Not connected. Your draft is saved.')).toBeVisible()
  await composer(seeker.page).fill('I can begin on Monday.')
  await expect(seeker.page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await write(employer.page, 'Could you begin on Monday?')
  await write(employer.page, 'Or on Tuesday?')
  await expect(history(employer.page).getByText('Or on Tuesday?')).toBeVisible()
  await seeker.page.context().setOffline(false)
  await expect(history(seeker.page).getByText('Or on Tuesday?')).toBeVisible()
  await expect(composer(seeker.page)).toHaveValue('I can begin on Monday.')
  seeker.troubles.length = 0 // the browser notes each request that it could not make while it was offline
  await seeker.page.getByRole('button', { name: 'Send' }).click()
  await expect(history(employer.page).getByText('I can begin on Monday.')).toBeVisible()
  for (const { page } of [employer, seeker]) {
    await page.reload()
    for (const text of ['Hello, is the', 'Yes, ten to six', 'Could you begin', 'Or on Tuesday?', 'I can begin on']) {
      await expect(history(page).getByText(text)).toHaveCount(1)
    }
  }
})

test('somebody written to out of the blue decides, is warned, blocks and takes it back', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  await seeker.page.goto('/messages')
  await expect(seeker.page.getByText('No chats yet').first()).toBeVisible()
  const { data: chat } = await employer.call(startChat, { body: { profileId: await idOf(seeker) } })
  const content = 'Please write to me on WhatsApp and send 50 dollars for the uniform by Western Union.'
  await employer.call(sendMessage, { body: { chatId: chat._id, content } })

  await seeker.page
    .getByRole('link', { name: /Bakery of/ })
    .first()
    .click()
  const request = seeker.page.getByRole('region', { name: 'Request' })
  await expect(request.getByRole('button', { name: 'Accept' })).toBeVisible()
  await expect(seeker.page.getByText('This message asks for money.', { exact: false })).toBeVisible()
  await looksRight(seeker.page)
  await request.getByRole('button', { name: 'Block' }).click()
  await seeker.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(seeker.page.getByText(/You blocked/)).toBeVisible()

  await employer.page.goto(`/messages/${chat._id}`)
  await expect(employer.page.getByText('You can’t write in this chat anymore.', { exact: false })).toBeVisible()
  await looksRight(employer.page)

  await seeker.page.goto('/settings/blocked')
  await looksRight(seeker.page)
  await seeker.page
    .getByRole('button', { name: /^Unblock/ })
    .first()
    .click()
  await expect(seeker.page.getByText('You haven’t blocked anyone')).toBeVisible()
})

test('an application shows its steps in the chat as they are taken', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const { application } = await anApplication(seeker, await aJob(employer, 'Night baker'))
  await seeker.page.goto('/applications')
  const { data: chat } = await seeker.call(startChat, { body: { profileId: application.hr } })
  await seeker.page.goto(`/messages/${chat._id}`)
  if ((seeker.page.viewportSize()?.width ?? 0) < 1200) {
    await seeker.page.getByRole('button', { name: 'About this conversation' }).click()
  }
  await expect(seeker.page.getByText('Night baker').filter({ visible: true }).first()).toBeVisible()
  await employer.call(updateApplicationStatus, {
    params: { id: application._id },
    body: { newStatus: 'shortlisted' },
  })
  await expect(
    seeker.page
      .getByText(/shortlist/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await looksRight(seeker.page)
})
