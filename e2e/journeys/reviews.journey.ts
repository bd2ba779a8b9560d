import { makeOffer, updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import type { Page } from '@playwright/test'
import { aJob, anApplication, anEmployer, aSeeker, type Member } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function hire(employer: Member, seeker: Member): Promise<void> {
  const jobId = await aJob(employer, 'Night baker')
  await anApplication(seeker, jobId)
  const body = { hr: employer.id, jobSeeker: seeker.id, details: 'Bake with us at night.', job: jobId }
  const { offer } = await employer.call(makeOffer, { body })
  await seeker.call(updateOfferStatus, { params: { id: offer._id }, body: { status: 'accepted' } })
}

async function writeReview(page: Page, words: string): Promise<void> {
  await expect(dialog(page).getByText('Hired: Night baker.')).toBeVisible()
  for (const name of ['Overall', 'Communication', 'Fairness and care']) {
    await dialog(page).getByRole('group', { name }).getByRole('radio', { name: '4 of 5, good' }).check({ force: true })
  }
  await dialog(page).getByRole('textbox', { name: 'What happened' }).fill(words)
  await looksRight(page)
  await dialog(page).getByRole('button', { name: 'Send review' }).click()
  await expect(dialog(page)).toBeHidden()
}

test('two who met review each other, and neither sees anything before both have written', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  await hire(employer, seeker)

  await seeker.page.goto('/reviews?show=write')
  await seeker.page.getByRole('button', { name: /^Write a review of Bakery/ }).click()
  await dialog(seeker.page).getByRole('button', { name: 'Send review' }).click()
  await expect(dialog(seeker.page).getByText('Choose one to five stars').first()).toBeVisible()
  await writeReview(seeker.page, 'They told me the hours before I asked.')
  await expect(seeker.page.getByText('No one to review yet')).toBeVisible()
  await seeker.page.getByRole('tab', { name: 'Written' }).click()
  await expect(seeker.page.getByText(/^Hidden until/)).toBeVisible()
  await looksRight(seeker.page)

  await employer.page.goto('/employer/reviews')
  await expect(employer.page.getByText('No reviews about you yet')).toBeVisible()
  await looksRight(employer.page)
  await employer.page.goto(`/companies/${employer.id}`)
  await expect(employer.page.getByText(/^No reviews yet\./)).toBeVisible()
  await expect(employer.page.getByText('They told me the hours')).toBeHidden()

  await employer.page.goto(`/talent/${seeker.id}`)
  await employer.page.getByRole('button', { name: 'Write a review' }).click()
  await writeReview(employer.page, 'On time, and quick to learn.')
  await expect(employer.page.getByText('You’ve reviewed them.')).toBeVisible()
  await expect(employer.page.getByText('On time, and quick to learn.')).toBeVisible()
  await looksRight(employer.page)

  await seeker.page.goto('/reviews')
  await expect(seeker.page.getByText('On time, and quick to learn.')).toBeVisible()
  await looksRight(seeker.page)

  await employer.page.goto('/employer/reviews')
  await expect(employer.page.getByRole('heading', { name: 'Ana Becker' })).toBeVisible()
  await employer.page.getByRole('button', { name: 'Reply', exact: true }).click()
  await dialog(employer.page).getByRole('textbox', { name: 'Your reply' }).fill('Welcome to the night shift.')
  await dialog(employer.page).getByRole('button', { name: 'Send reply' }).click()
  await expect(dialog(employer.page)).toBeHidden()
  await expect(employer.page.getByText('Welcome to the night shift.')).toBeVisible()
  await expect(employer.page.getByRole('button', { name: 'Reply', exact: true })).toBeHidden()
  await looksRight(employer.page)

  const stranger = await person('Dora')
  const review = stranger.page.getByText('They told me the hours before I asked.')
  // Visitors may get a page that was kept for some seconds: who looks again sees the news.
  await expect(async () => {
    await stranger.page.goto(`/companies/${employer.id}`)
    await expect(review).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(stranger.page.getByText('Welcome to the night shift.')).toBeVisible()
  await expect(stranger.page.getByText('Becker')).toBeHidden()
  await looksRight(stranger.page)
})
