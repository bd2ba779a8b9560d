import { readFileSync } from 'node:fs'
import { addExperience } from '@hearback/contract/people/seekers.ts'
import { aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'
import { signUp } from '../people.ts'

const asJson = (resume: unknown) => ({
  name: 'resume.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(resume)),
})

test('somebody takes the profile out as JSON Resume, and brings it in again with changes', async ({ person }) => {
  const ana = await aSeeker(await person('Ana'))
  const { page } = ana
  const job = {
    title: 'Baker',
    company: 'Crumb Works',
    startDate: '2015-01',
    endDate: '2018-12',
    leavingReason: 'Tired',
  }
  await ana.call(addExperience, { body: job })

  await page.goto('/settings/data')
  await expect(page.getByRole('heading', { name: 'Your profile as a JSON Resume' })).toBeVisible()
  await looksRight(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download resume' }).click(),
  ])
  const resume = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(resume).toMatchObject({ basics: { name: 'Ana Becker' }, work: [{ name: 'Crumb Works' }] })
  expect(JSON.stringify(resume)).not.toContain('Tired')

  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Import a resume' })).toBeVisible()
  await looksRight(page)
  const choose = () => page.getByLabel('Choose a JSON Resume')
  await choose().setInputFiles(asJson(resume))
  await expect(page.getByText('Nothing to import')).toBeVisible()

  const [was] = resume.work
  resume.basics.label = 'Head baker'
  resume.work = [
    { ...was, summary: 'Rye alone' },
    { name: 'Diner', position: 'Cook', startDate: '2019' },
  ]
  resume.languages = [{ language: 'English' }]
  await page.getByRole('button', { name: 'Choose another' }).click()
  await choose().setInputFiles(asJson(resume))
  await expect(page.getByRole('region', { name: 'Not imported' })).toContainText('Your profile has no field for this')
  await page.getByRole('radio', { name: /^Replace/ }).check({ force: true })
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('Head baker')
  await expect(page.getByRole('region', { name: 'Your jobs' })).toContainText('we assumed January')
  await looksRight(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Your profile', level: 1 })).toBeVisible()
  await expect(page.getByText('Cook, Diner').or(page.getByText('Rye alone')).first()).toBeVisible()
  await expect(page.getByText('Head baker').first()).toBeVisible()

  await page.goto('/profile/import')
  await page.getByRole('button', { name: 'Paste text instead' }).click()
  await page.getByLabel('File contents').fill('{"work":[{"startDate":"in spring"}]}')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Not imported' })).toContainText('Enter the date as')
  await looksRight(page)
})

test('somebody without a profile makes it from a JSON Resume', async ({ person }) => {
  const bo = await person('Bo')
  const { page } = bo
  await signUp(bo, 'I’m looking for work')
  await page.getByRole('link', { name: 'Import it' }).click()
  await expect(page.getByRole('heading', { name: 'Import a resume' })).toBeVisible()
  const basics = { name: 'Bo Lin', label: 'Cook', location: { city: 'Boise', region: 'ID' } }
  const choose = () => page.getByLabel('Choose a JSON Resume')
  await choose().setInputFiles(asJson({ basics }))
  await expect(page.getByText('Your profile also needs: Skills.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose another' }).click()
  await choose().setInputFiles(asJson({ basics, skills: [{ name: 'Soup' }] }))
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('Boise, ID')
  await looksRight(page)
  await page.getByRole('button', { name: 'Publish my profile' }).click()
  await expect(page.getByText('Your profile is published.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your profile', level: 1 })).toBeVisible()
})
