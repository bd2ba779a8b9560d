import { addTemplate, pickSlot } from '@hearback/contract/hiring/answering.ts'
import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { makeOffer } from '@hearback/contract/hiring/offers.ts'
import { createAlert } from '@hearback/contract/jobs/alerts.ts'
import { aJob, anApplication, anEmployer, aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'
import { publishProfile, signUp } from '../people.ts'

const DAY = 86_400_000

test('the home of a seeker shows two offers and the next interview, and leads to them, in both languages', async ({
  person,
}) => {
  const employer = await anEmployer(await person('Carla'))
  const other = await anEmployer(await person('Otto'))
  const seeker = await aSeeker(await person('Ana'))
  const { page } = seeker
  for (const by of [employer, other])
    await by.call(makeOffer, { body: { hr: by.id, jobSeeker: seeker.id, details: 'Bake with us.' } })
  const { application } = await anApplication(seeker, await aJob(employer, 'Head baker'))
  const slot = new Date(Math.ceil(Date.now() / DAY + 3) * DAY + 17 * 3_600_000).toISOString()
  await employer.call(updateApplicationStatus, {
    params: { id: application._id },
    body: {
      newStatus: 'interview',
      interviewInvitation: { mode: 'onsite', place: '12 Main St, Boise', timeZone: 'America/Boise', slots: [slot] },
    },
  })
  await seeker.call(pickSlot, { params: { id: application._id }, body: { slot } })
  await seeker.call(createAlert, { body: { keyword: 'baker' } })
  await aJob(other, 'Night baker')

  await page.goto('/home')
  const needs = page.getByRole('region', { name: 'Needs you' })
  await expect(needs.getByRole('link', { name: /^Answer the offer from Bakery of/ })).toHaveCount(2)
  const interview = page.getByRole('region', { name: 'Next interview' })
  await expect(interview.getByText('12 Main St, Boise')).toBeVisible()
  await expect(page.getByRole('region', { name: 'New jobs for you' }).getByText('Night baker').first()).toBeVisible()
  await expect(page.getByText(/new this week/)).toBeVisible()
  await looksRight(page)
  await interview.getByRole('link').first().click()
  await expect(page).toHaveURL(`/applications/${application._id}`)
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await needs
    .getByRole('link', { name: /^Answer the offer/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/offers\//)

  await page.goto('/es/home')
  const pending = page.getByRole('region', { name: 'Tienes pendiente' })
  await expect(pending.getByRole('link', { name: /^Responde la oferta de/ })).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Próxima entrevista' })).toBeVisible()
  await looksRight(page)
})

test('a seeker arrives at home, where the first steps wait', async ({ person }) => {
  const seeker = await person('Ana')
  await signUp(seeker, 'I’m looking for work')
  await publishProfile(seeker)
  const { page } = seeker
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('region', { name: 'Get started' })).toBeVisible()
  await expect(page.getByText('Nothing is waiting for you right now.')).toBeVisible()
  await looksRight(page)
})

test('the first steps of a company and a seeker lead to their pages, and disappear once done', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const { page } = employer
  await page.goto('/employer')
  const steps = page.getByRole('region', { name: 'Get started' })
  await expect(steps.getByText('0 of 3 done')).toBeVisible()
  await looksRight(page)
  const jobId = await aJob(employer, 'Night baker')
  await employer.call(addTemplate, { body: { name: 'Filled', body: 'The position has been filled.' } })
  await page.reload()
  await expect(steps.getByText('2 of 3 done')).toBeVisible()
  await expect(steps.getByRole('link')).toHaveCount(1)
  await steps.getByRole('link', { name: 'Describe your company' }).click()
  await page.getByRole('textbox', { name: 'About the company' }).pressSequentially('We bake bread at night.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Today' }).first().click()
  await expect(page.getByRole('heading', { name: 'Hiring funnel, last 90 days' })).toBeVisible()
  await expect(steps).toBeHidden()

  const seeker = await aSeeker(await person('Ana'))
  await seeker.page.goto('/home')
  const own = seeker.page.getByRole('region', { name: 'Get started' })
  await expect(own.getByRole('link')).toHaveCount(3)
  await looksRight(seeker.page)
  await seeker.call(createAlert, { body: { keyword: 'baker' } })
  await anApplication(seeker, jobId)
  await seeker.page.reload()
  await expect(own.getByText('2 of 3 done')).toBeVisible()
  await own.getByRole('link', { name: 'Complete your profile' }).click()
  await expect(seeker.page).toHaveURL(/\/profile$/)
})

test('a seeker hides a job, takes it back, and finds hidden jobs and recent searches again', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const word = `Zymurgist${Date.now().toString(36)}`
  for (const title of [`${word} by day`, `${word} by night`]) await aJob(employer, title)
  const { page } = await aSeeker(await person('Ana'))
  await page.goto('/jobs?category=Food&sort=newest')
  const found = page.getByRole('region', { name: 'Search results' })
  await expect(found.getByRole('listitem').filter({ hasText: word })).toHaveCount(2)
  await found.getByRole('button', { name: `Not interested in ${word} by day` }).click()
  await expect(found.getByRole('listitem').filter({ hasText: word })).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(found.getByRole('listitem').filter({ hasText: word })).toHaveCount(2)
  await found.getByRole('button', { name: `Not interested in ${word} by night` }).click()
  await expect(found.getByRole('listitem').filter({ hasText: word })).toHaveCount(1)
  await looksRight(page)
  await page.reload()
  await expect(found.getByRole('listitem').filter({ hasText: word })).toHaveCount(1)
  await page.goto('/saved')
  const hidden = page.locator('#hidden')
  await hidden.getByRole('button', { name: `Show ${word} by night again` }).click()
  await expect(page.getByText('You haven’t hidden any jobs.')).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('region', { name: 'Recent searches' }).getByRole('link', { name: 'Food' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(page.getByRole('region', { name: 'Recent searches' })).toBeHidden()
})
