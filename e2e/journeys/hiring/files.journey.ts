import { readFileSync } from 'node:fs'
import { getApplication, listApplicants, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { aJob, anEmployer, aSeeker } from '../../api-setup.ts'
import { looksRight } from '../../crawl/page-findings.ts'
import { expect, test } from '../../fixtures.ts'

const letter = { name: 'Cover letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear bakery, I bake. 🥐') }
const license = { name: 'Food license.txt', mimeType: 'text/plain', buffer: Buffer.from('License 42') }

test('a seeker applies with two files, the employer opens one, and a withdrawal closes them', async ({ person }) => {
  const [hana, ana] = [await anEmployer(await person('Hana')), await aSeeker(await person('Ana'))]
  const jobId = await aJob(hana, 'Baker with files')

  await ana.page.goto('/profile')
  await ana.page.getByRole('link', { name: 'Files', exact: true }).click()
  await expect(ana.page.getByRole('heading', { name: 'Files', level: 1 })).toBeVisible()
  await ana.page.getByLabel('Upload files').setInputFiles(letter)
  await expect(ana.page.getByRole('button', { name: 'Edit Cover letter.txt' })).toBeVisible()
  await looksRight(ana.page)

  await ana.page.goto(`/jobs/${jobId}?apply=1`)
  const sheet = ana.page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Looks good' }).click()
  await sheet.getByRole('checkbox', { name: /Cover letter/ }).check()
  await sheet.getByLabel('Upload files').setInputFiles(license)
  await expect(sheet.getByText('2 of 5 attached')).toBeVisible()
  await looksRight(ana.page)
  await ana.page.reload()
  await sheet.getByRole('button', { name: 'Looks good' }).click()
  await expect(sheet.getByText('2 of 5 attached')).toBeVisible()
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await sheet.getByRole('button', { name: 'Send application' }).click()
  await expect(sheet.getByText(/due in/i)).toBeVisible()

  const { applications } = await hana.call(listApplicants, { params: { jobId } })
  const [application] = applications
  const id = application?._id ?? ''
  await hana.page.goto(`/employer/jobs/${jobId}/applicants?applicant=${id}`)
  await expect(hana.page.getByText('Food license.txt').first()).toBeVisible()
  await looksRight(hana.page)
  // A header of the test would make the browser ask before it loads the scripts of the frame, which have another origin.
  await hana.page.context().setExtraHTTPHeaders({})
  await hana.page.getByRole('button', { name: 'Open Cover letter.txt' }).first().click()
  await expect(hana.page.frameLocator('iframe[sandbox]').getByText('Dear bakery, I bake. 🥐')).toBeVisible()
  await hana.page.keyboard.press('Escape')
  await expect(hana.page.locator('iframe[sandbox]')).toBeHidden()
  // The session script of the test fails in the frame, which has no storage.
  hana.troubles.length = 0
  const [download] = await Promise.all([
    hana.page.waitForEvent('download'),
    hana.page.getByRole('button', { name: 'Download Cover letter.txt' }).first().click(),
  ])
  expect(download.suggestedFilename()).toBe('Cover letter.txt')
  expect(readFileSync(await download.path(), 'utf8')).toBe('Dear bakery, I bake. 🥐')

  await ana.page.goto(`/applications/${id}`)
  await expect(ana.page.getByText('Food license.txt').first()).toBeVisible()
  await looksRight(ana.page)
  await ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
  const { application: left } = await hana.call(getApplication, { params: { id } })
  expect(left.files).toBeUndefined()
  expect((await hana.page.request.get(application?.files?.[0]?.fileUrl ?? '')).status()).toBe(404)
})
