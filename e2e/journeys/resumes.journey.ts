import { readFileSync } from 'node:fs'
import { addExperience } from '@hearback/contract/people/seekers.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'
import { signUp } from '../people.ts'

const asJson = (resume: unknown) => ({
  name: 'resume.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(resume)),
})

const withoutSkills = `<h1>Bo Lin</h1><p>Head baker</p><p>Boise, ID | bo@mail.example</p><h2>Experience</h2>
  <p><b>Head baker</b> <span style="float:right">Mar 2019 – Present</span></p><p>Crumb Works</p>`
const cv = `${withoutSkills}<h2>Skills</h2><p>Sourdough, Ovens</p>`

/** Prints a page to PDF. */
async function pdfOf(context: BrowserContext, html: string): Promise<Buffer> {
  const page = await context.newPage()
  await page.setContent(html)
  const pdf = await page.pdf()
  await page.close()
  return pdf
}
const asPdf = (buffer: Buffer) => ({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })

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
  await expect(page.getByRole('heading', { name: 'Upload your CV', level: 1 })).toBeVisible()
  await looksRight(page)
  const choose = () => page.getByLabel('Upload your CV')
  await choose().setInputFiles(asJson(resume))
  await expect(page.getByText('Nothing to import')).toBeVisible()

  const [was] = resume.work
  resume.basics.label = 'Head baker'
  resume.work = [
    { ...was, summary: 'Rye alone' },
    { name: 'Diner', position: 'Cook', startDate: '2019' },
  ]
  resume.languages = [{ language: 'English', fluency: 'Native speaker' }]
  resume.volunteer = [{ organization: 'Food bank' }]
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
  await page.getByRole('button', { name: 'Paste a JSON Resume instead' }).click()
  await page.getByLabel('File contents').fill('{"work":[{"startDate":"in spring"}]}')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Not imported' })).toContainText('Enter the date as')
  await looksRight(page)
})

test('somebody without a profile makes it from a CV', async ({ person }) => {
  const bo = await person('Bo')
  const { page } = bo
  await signUp(bo, 'I’m looking for work')
  const choose = () => page.getByLabel('Upload your CV')
  await choose().setInputFiles(asPdf(await pdfOf(page.context(), withoutSkills)))
  await expect(page.getByText('A few things are missing')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish my profile' })).toBeDisabled()
  await looksRight(page)
  await page.getByRole('button', { name: 'Choose another' }).click()
  await expect(page.getByText('Or fill it in yourself')).toBeVisible()

  await choose().setInputFiles(asPdf(await pdfOf(page.context(), cv)))
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('Boise, ID')
  const jobs = page.getByRole('region', { name: 'Your jobs' })
  await expect(jobs).toContainText('Head baker, Crumb Works')
  await expect(jobs).toContainText('Head baker Mar 2019 – Present')
  await looksRight(page)
  await page.getByRole('button', { name: 'Publish my profile' }).click()
  await expect(page.getByText('Your profile is published.')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText('Crumb Works').first()).toBeVisible()
  await expect(page.getByText('Sourdough').first()).toBeVisible()

  await page.getByRole('link', { name: 'Upload your CV' }).click()
  await expect(choose()).toBeAttached()
})

const complete = `<h1>Bo Lin</h1><p>Head baker</p><p>Boise, ID | bo@mail.example | www.linkedin.com/in/bo-lin</p>
  <h2>Summary</h2><p>I run small bakeries and teach new bakers.</p>
  <h2>Experience</h2><p><b>Head baker</b> <span style="float:right">Mar 2019 – Present</span></p><p>Crumb Works</p>
  <p><b>Line cook</b> <span style="float:right">May 2014 – Feb 2019</span></p><p>Diner Inc.</p>
  <h2>Education</h2><p><b>Boise State University</b> <span style="float:right">2008 – 2012</span></p><p>Bachelor of Science in Business</p>
  <h2>Certifications</h2><p>ServSafe Manager | National Restaurant Association | Mar 2024 – Mar 2029</p>
  <h2>Languages</h2><p>English (native), Spanish (fluent)</p><h2>Skills</h2><p>Sourdough, Ovens</p>`

/** Counts the presses of a person, and the texts typed, until the page is left. */
async function countActs(page: Page): Promise<{ presses: number; typed: number }> {
  const acts = { presses: 0, typed: 0 }
  await page.exposeFunction('countAct', (act: keyof typeof acts) => {
    acts[act] += 1
  })
  await page.evaluate(`
    addEventListener('click', ({ isTrusted }) => isTrusted && countAct('presses'), true)
    addEventListener('change', ({ target }) => target.type !== 'file' && countAct('typed'), true)`)
  return acts
}

test('a complete CV becomes a complete profile in under 90 seconds of a person’s time', async ({ person }) => {
  const bo = await person('Bo')
  const { page } = bo
  await signUp(bo, 'I’m looking for work')
  // The field of the code reports its change as it leaves the page.
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  const acts = await countActs(page)
  await page.getByLabel('Upload your CV').setInputFiles(asPdf(await pdfOf(page.context(), complete)))
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('Bachelor of Science')
  await looksRight(page)
  await page.getByRole('button', { name: 'Publish my profile' }).click()
  await expect(page.getByText('Your profile is published.')).toBeVisible()
  // By the keystroke-level model, choosing the file and one press take about 10 seconds; the rest is for reading the preview.
  expect(acts).toEqual({ presses: 1, typed: 0 })

  await page.goto('/profile')
  for (const said of [
    'Crumb Works',
    'Diner Inc.',
    'Bachelor of Science',
    'ServSafe Manager',
    'Spanish',
    'Sourdough',
    'linkedin.com',
  ]) {
    await expect(page.getByText(said).first()).toBeVisible()
  }
})
