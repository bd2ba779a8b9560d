import { startChat } from '@hearback/contract/hiring/chat.ts'
import { getOffer, makeOffer, updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import type { Page } from '@playwright/test'
import { aJob, anApplication, anEmployer, aSeeker, type Member } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, sendHeldActs, test } from '../fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** Beside the chat on a desk, behind a button on a phone. */
async function openFacts(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible()
  const button = page.getByRole('button', { name: 'About this conversation' })
  if (await button.isVisible()) await button.click()
}

async function anOffer(by: Member, to: Member): Promise<string> {
  const details = { title: 'Night baker', pay: 24, hoursPerWeek: 36 }
  const body = { hr: by.id, jobSeeker: to.id, details }
  return (await by.call(makeOffer, { body })).offer._id
}

test('an application becomes an offer, the offer is changed, accepted, and the job is filled', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const jobId = await aJob(employer, 'Night baker')
  const { application } = await anApplication(seeker, jobId)

  await employer.page.goto(`/employer/jobs/${jobId}/applicants?applicant=${application._id}`)
  await employer.page.getByRole('button', { name: 'Make an offer' }).click()
  await expect(dialog(employer.page).getByLabel('Job title')).toHaveValue('Night baker')
  await dialog(employer.page).getByRole('button', { name: 'Send offer' }).click()
  await expect(dialog(employer.page).getByText('Enter a number')).toBeVisible()
  await dialog(employer.page).getByRole('textbox', { name: 'Pay' }).fill('21.5')
  await dialog(employer.page).getByRole('textbox', { name: 'Hours per week' }).fill('36')
  await dialog(employer.page).getByRole('combobox', { name: 'Benefits' }).fill('Free bread')
  await employer.page.keyboard.press('Enter')
  await dialog(employer.page).getByRole('textbox', { name: 'Message' }).fill('We would like to have you.')
  await looksRight(employer.page)
  await dialog(employer.page).getByRole('button', { name: 'Send offer' }).click()
  await sendHeldActs(employer.page)
  await employer.page.getByRole('link', { name: 'View offer' }).click()
  await expect(employer.page.getByRole('heading', { name: 'Night baker' })).toBeVisible()
  await looksRight(employer.page)

  await seeker.page.goto('/offers')
  await seeker.page.getByRole('link', { name: 'Night baker' }).click()
  await expect(seeker.page.getByText('We would like to have you.')).toBeVisible()
  await looksRight(seeker.page)

  await employer.page.getByRole('button', { name: 'Change offer' }).click()
  await dialog(employer.page).getByRole('textbox', { name: 'Pay' }).fill('23')
  await dialog(employer.page).getByRole('button', { name: 'Replace offer' }).click()
  await sendHeldActs(employer.page)
  await seeker.page.getByRole('link', { name: 'See the current offer' }).click()
  await expect(seeker.page.getByRole('heading', { name: 'What changed' })).toBeVisible()
  await expect(seeker.page.getByText('$23 an hour')).toBeVisible()
  await looksRight(seeker.page)
  await seeker.page.getByRole('button', { name: 'Accept', exact: true }).click()
  await looksRight(seeker.page)
  await dialog(seeker.page).getByRole('button', { name: 'Accept offer' }).click()
  await sendHeldActs(seeker.page)
  await expect(seeker.page.getByText(/You accepted\..*can now see your contact details/)).toBeVisible()

  await employer.page.goto('/employer/offers')
  await expect(employer.page.getByText('2 of 10', { exact: true })).toBeVisible()
  await looksRight(employer.page)
  await employer.page.getByRole('link', { name: 'Accepted 1' }).click()
  await expect(employer.page.getByRole('link', { name: 'Night baker' })).toHaveCount(1)
  await employer.page.getByRole('link', { name: 'Night baker' }).click()
  await expect(employer.page.getByText('+1 208-555-0100')).toBeVisible()
  await employer.page.getByRole('button', { name: 'Close the job as filled' }).click()
  await expect(dialog(employer.page).getByRole('radio', { name: 'Yes, someone who applied here' })).toBeChecked()
  await dialog(employer.page).getByRole('button', { name: 'Close job' }).click()
  await expect(employer.page.getByText('It’s still accepting applications.')).toBeHidden()
  await looksRight(employer.page)

  await seeker.page.goto(`/applications/${application._id}`)
  await expect(seeker.page.getByText('Offer: accepted.')).toBeVisible()
  await expect(seeker.page.getByText(/hired/i).first()).toBeVisible()
})

test('two offers are compared, and one is declined in the chat with a reason', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const other = await anEmployer(await person('Dora'))
  const seeker = await aSeeker(await person('Ana'))
  await anOffer(other, seeker)
  const { data } = await employer.call(startChat, { body: { profileId: seeker.id } })
  await employer.page.goto(`/messages/${data._id}`)
  await openFacts(employer.page)
  await employer.page.getByRole('button', { name: 'Make an offer' }).click()
  await dialog(employer.page).getByLabel('Job title').fill('Morning baker')
  await dialog(employer.page).getByRole('textbox', { name: 'Pay' }).fill('22')
  await dialog(employer.page).getByRole('button', { name: 'Send offer' }).click()
  await sendHeldActs(employer.page)
  await expect(employer.page.getByRole('link', { name: 'Morning baker' })).toBeVisible()

  await seeker.page.goto('/offers')
  const boxes = seeker.page.getByRole('checkbox', { name: /^Compare/ })
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check({ force: true })
  await looksRight(seeker.page)
  await seeker.page.getByRole('link', { name: 'Compare offers' }).click()
  for (const pay of ['$24 an hour', '$22 an hour']) await expect(seeker.page.getByText(pay)).toBeVisible()
  await looksRight(seeker.page)

  await seeker.page.goto(`/messages/${data._id}`)
  await openFacts(seeker.page)
  const offers = seeker.page.getByRole('region', { name: 'Offers' })
  await offers.getByRole('button', { name: 'Decline', exact: true }).click()
  const question = seeker.page.getByRole('dialog', { name: /^Decline the offer/ })
  await question.getByRole('textbox', { name: 'Reason (optional)' }).fill('The morning is when my children are here.')
  await question.getByRole('button', { name: 'Decline offer' }).click()
  await expect(offers.getByText('Declined', { exact: true })).toBeVisible()

  await employer.page.getByRole('link', { name: 'Morning baker' }).click()
  await expect(employer.page.getByText('The morning is when my children are here.')).toBeVisible()
  await looksRight(employer.page)
})

test('taking back what was accepted asks for words and counts on the company’s page', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const id = await anOffer(employer, seeker)
  await seeker.call(updateOfferStatus, { params: { id }, body: { status: 'accepted' } })

  await employer.page.goto(`/employer/offers/${id}`)
  await employer.page.getByRole('button', { name: 'Rescind offer' }).click()
  await dialog(employer.page).getByRole('button', { name: 'Rescind offer' }).click()
  await expect(dialog(employer.page).getByText('Enter a reason')).toBeVisible()
  await dialog(employer.page)
    .getByRole('textbox', { name: 'Reason' })
    .fill('The oven broke, and the bakery closes until spring.')
  const rescind = dialog(employer.page).getByRole('button', { name: 'Rescind offer' })
  await rescind.click()
  await expect(employer.page.getByText('Rescinded', { exact: true })).toBeVisible()
  await looksRight(employer.page)
  await employer.page.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog(employer.page).getByRole('textbox', { name: 'Reason' })).toHaveValue(/^The oven broke/)
  const { offer } = await seeker.call(getOffer, { params: { id } })
  expect(offer.status).toBe('accepted')
  await rescind.click()
  await expect(employer.page.getByText('Rescinded', { exact: true })).toBeVisible()
  // A page that is left sends what it holds.
  await employer.page.goto('/employer/offers')
  await expect.poll(async () => (await seeker.call(getOffer, { params: { id } })).offer.status).toBe('rescinded')

  await seeker.page.goto(`/offers/${id}`)
  await expect(seeker.page.getByText('The oven broke, and the bakery closes until spring.')).toBeVisible()
  await looksRight(seeker.page)
  await seeker.page.goto(`/companies/${employer.id}`)
  await expect(seeker.page.getByText('Rescinded 1 offer that had been accepted')).toBeVisible()
  await looksRight(seeker.page)
})
