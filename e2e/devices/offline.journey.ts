import { listMyApplications } from '@hearback/contract/hiring/applications.ts'
import { updateJob } from '@hearback/contract/jobs/jobs.ts'
import type { Page } from '@playwright/test'
import { aJob, anApplication, anEmployer, aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, type Person, test } from '../fixtures.ts'

const line = (page: Page) => page.getByText(/You’re offline\. What you see is from/)

/** Waits until the offline cache holds these pages (by path) and responses (by a part of their URL). */
const keeps = (page: Page, ...wanted: string[]) =>
  expect
    .poll(async () => {
      const kept = await keptOn(page)
      return wanted.filter((one) => !kept.some((address) => address.includes(one)))
    })
    .toEqual([])

const keptOn = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const all = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(name + ' ' + url)
    return all
  })()`)

/** The browser notes each request that it could not make; nothing else may have gone wrong, above all nothing that the policy of a kept page forbids. */
function onlyLackedAConnection(person: Person) {
  expect(person.troubles.filter((text) => !/Failed to load resource|net::ERR|WebSocket/.test(text))).toEqual([])
  person.troubles.length = 0
}

test('a visitor reads without a connection what was opened before, and is told what was not', async ({ person }) => {
  const employer = await anEmployer(await person('Nadia'))
  const jobId = await aJob(employer, 'Night baker for offline reading')
  const visitor = await person('Vera', { keeps: true })
  const { page } = visitor
  await page.goto(`/jobs/${jobId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Night baker for offline reading' })).toBeVisible()
  await keeps(page, `/jobs/${jobId}`, '/offline')
  await page.getByRole('link', { name: 'How we count' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'How we count' })).toBeVisible()
  await keeps(page, '/how-we-count')

  await page.context().setOffline(true)
  await expect(line(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'How we count' })).toBeVisible()
  await expect(line(page)).toBeVisible()
  await page.getByRole('link', { name: 'Pricing' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await expect(page.getByText(/You haven’t opened this page on this device before/)).toBeVisible()
  await looksRight(page)
  // A connection that returns only for a moment must not interrupt a navigation.
  await page.evaluate(
    `document.querySelector('main a[href*="/jobs/${jobId}"]').click(), dispatchEvent(new Event('online'))`,
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Night baker for offline reading' })).toBeVisible()
  await expect(line(page)).toBeVisible()

  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).toHaveURL('/pricing')
  await expect(line(page)).toBeHidden()
  await employer.call(updateJob, { params: { id: jobId }, body: { jobTitle: 'Day baker' } })
  await page.goto(`/jobs/${jobId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Day baker' })).toBeVisible()
  onlyLackedAConnection(visitor)
})

test('the pages of a person are read offline, nothing is sent then, and they are removed at sign-out', async ({
  person,
}) => {
  const employer = await anEmployer(await person('Omar'))
  const [applied, open] = [await aJob(employer, 'Pastry cook'), await aJob(employer, 'Oven hand')]
  const seeker = await aSeeker(await person('Sefa', { keeps: true }))
  await anApplication(seeker, applied)
  const { page } = seeker
  await page.goto('/applications')
  await page
    .getByRole('link', { name: /Pastry cook/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Pastry cook/ })).toBeVisible()
  const address = new URL(page.url()).pathname
  await page.goto(`/jobs/${open}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Oven hand' })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: /Pastry cook/ })).toBeVisible()
  await keeps(page, address, `/api/jobapplication/application/${address.split('/').at(-1)}`)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Pastry cook/ })).toBeVisible()
  await expect(line(page)).toBeVisible()
  await looksRight(page)
  await page.context().setOffline(false)
  await expect(line(page)).toBeHidden()
  seeker.troubles.length = 0

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(() => page.evaluate(`localStorage.getItem('hearback.session')`)).toBeNull()
  await expect.poll(async () => (await keptOn(page)).filter((kept) => /private|\/jobs\//.test(kept))).toEqual([])
  onlyLackedAConnection(seeker)
})

test('an application that is sent without a connection says so, stays as it was written, and is not sent later by itself', async ({
  person,
}) => {
  const employer = await anEmployer(await person('Petra'))
  const jobId = await aJob(employer, 'Bread seller')
  const seeker = await aSeeker(await person('Timo', { keeps: true }))
  const { page } = seeker
  await page.goto(`/jobs/${jobId}`)
  await page.getByRole('button', { name: 'Apply with your profile' }).last().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Looks good' }).click()
  await sheet.getByRole('textbox').fill('I know every customer by name.')
  await sheet.getByRole('button', { name: 'Continue' }).click()
  const send = sheet.getByRole('button', { name: 'Send application' })
  await expect(send).toBeVisible()
  await page.context().setOffline(true)
  await send.click()
  await expect(sheet.getByText(/Nothing was sent/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(line(page)).toBeHidden()
  expect((await seeker.call(listMyApplications, {})).applications).toEqual([])
  await send.click()
  await expect(sheet.getByText(/due in/i)).toBeVisible()
  const [sent] = (await seeker.call(listMyApplications, {})).applications
  expect(sent?.applicationDescription).toBe('I know every customer by name.')
  onlyLackedAConnection(seeker)
})

test('a page of an old version that lacks a part of itself loads the new version', async ({ person }) => {
  const seeker = await aSeeker(await person('Lena'))
  const { page } = seeker
  await page.goto('/applications')
  await expect(page.getByRole('heading', { name: 'You haven’t applied to any jobs yet' })).toBeVisible()
  const part = /\/assets\/NotificationPanel-/
  await page.route(part, (route) => route.fulfill({ status: 404, body: '' }))
  const loads = page.waitForEvent('load')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await loads
  await page.unroute(part)
  await expect(page.getByRole('heading', { name: 'You haven’t applied to any jobs yet' })).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('link', { name: 'All notifications' })).toBeVisible()
  seeker.troubles.length = 0
})
