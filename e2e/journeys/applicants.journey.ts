import { getApplication, listApplicants } from '@hearback/contract/hiring/applications.ts'
import { aJob, anApplication, anEmployer, aSeeker, type Member, manyApplicants } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'
import { closeFilters } from '../people.ts'

const FEEDBACK = 'We found somebody who lives next door.'

async function statusOf({ call }: Member, id: string): Promise<string> {
  return (await call(getApplication, { params: { id } })).application.status
}

test('a rejection undone by key keeps its text, and is sent after ten seconds', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const jobId = await aJob(employer, 'Night baker')
  const { application } = await anApplication(seeker, jobId)

  const { page } = employer
  await page.goto(`/employer/jobs/${jobId}/applicants?applicant=${application._id}`)
  await page.getByRole('button', { name: 'Reject with a reason' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Reject/ })
  const feedback = dialog.getByRole('textbox', { name: 'Feedback' })
  await feedback.focus()
  await page.keyboard.type(FEEDBACK)
  await dialog.getByRole('button', { name: 'Send rejection' }).press('Enter')
  await expect(page.getByText(/^Sending to Ana/)).toBeVisible()
  await looksRight(page)
  await expect(dialog).toBeHidden()
  const undo = page.getByRole('button', { name: 'Undo' })
  // Outside the sheet of a phone, which keeps single keys to itself.
  if (await page.locator('[aria-modal=true]').count()) await undo.press('Enter')
  else await page.keyboard.press('z')
  await expect(feedback).toHaveValue(FEEDBACK)
  await expect(undo).toBeHidden()
  expect(await statusOf(seeker, application._id)).toBe('viewed')

  await dialog.getByRole('button', { name: 'Send rejection' }).press('Enter')
  await expect(page.getByText(/^Rejection sent to Ana/)).toBeVisible()
  expect(await statusOf(seeker, application._id)).toBe('rejected')
  await seeker.page.goto(`/applications/${application._id}`)
  await expect(seeker.page.getByText(FEEDBACK).first()).toBeVisible()
})

test('undoing a bulk answer restores the selection, and leaving the page sends immediately', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seekers = [await aSeeker(await person('Ana')), await aSeeker(await person('Ben'))]
  const jobId = await aJob(employer, 'Night baker')
  const sent: [Member, string][] = []
  for (const seeker of seekers) sent.push([seeker, (await anApplication(seeker, jobId)).application._id])

  const { page } = employer
  await page.goto('/employer')
  await page.getByRole('checkbox', { name: 'Select all 2' }).press('Space')
  await page.getByRole('button', { name: 'Answer 2 applicants' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Feedback' }).focus()
  await page.keyboard.type(FEEDBACK)
  await dialog.getByRole('button', { name: /^Reject 2/ }).press('Enter')
  await expect(page.getByText('Sending to 2 applicants.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await looksRight(page)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Feedback' })).toHaveValue(FEEDBACK)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { name: 'Select all 2' })).toBeChecked()

  await page.getByRole('button', { name: 'Answer 2 applicants' }).press('Enter')
  await dialog.getByRole('button', { name: /^Reject 2/ }).press('Enter')
  await expect(page.getByText('Sending to 2 applicants.')).toBeVisible()
  await page.goto('/pricing')
  for (const [seeker, id] of sent) await expect.poll(() => statusOf(seeker, id)).toBe('rejected')
})

test('a note stays with its applicant, and the applicant does not see it', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const [ana, ben] = [await aSeeker(await person('Ana')), await aSeeker(await person('Ben'))]
  const jobId = await aJob(employer, 'Night baker')
  const [first, second] = [await anApplication(ana, jobId), await anApplication(ben, jobId)]

  const { page } = employer
  const open = (id: string) => page.goto(`/employer/jobs/${jobId}/applicants?applicant=${id}`)
  await open(first.application._id)
  await page.getByRole('button', { name: 'Write a note' }).press('Enter')
  const field = page.getByRole('textbox', { name: 'New note' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Calm at the oven')
  await open(second.application._id)
  await expect(page.getByRole('button', { name: 'Write a note' })).toBeVisible()
  await open(first.application._id)
  await expect(field).toHaveValue('Calm at the oven')
  await looksRight(page)
  await page.getByRole('button', { name: 'Add note' }).press('Enter')
  await expect(page.getByText('Note added.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Calm at the oven')).toBeVisible()
  await ana.page.goto(`/applications/${first.application._id}`)
  await expect(ana.page.getByRole('heading', { name: 'Night baker', level: 1 })).toBeVisible()
  await expect(ana.page.getByText('Calm at the oven')).toBeHidden()
})

const COUNT = 400
const BEST = [400, 399, 398].map((n) => `Zoë Núñez ${n}`)

test('an employer picks the best three of 400 applicants', async ({ person }, { project }) => {
  const employer = await anEmployer(await person('Carla'))
  const jobId = await aJob(employer, 'Night baker')
  await manyApplicants(jobId, COUNT)
  const { page } = employer
  const rows = page.locator('[data-applicant]')
  await page.goto(`/employer/jobs/${jobId}/applicants`)
  await expect(page.getByText(`100 of ${COUNT} applicants`)).toBeVisible()
  await expect(rows.first()).toHaveText('Person Núñez 1')
  await looksRight(page)

  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Best match' }).click()
  await expect(page).toHaveURL(/sort=fit/)
  await expect(rows.first()).toHaveText(/^Zoë/)
  const firstThree = async () => (await rows.allTextContents()).slice(0, 3).toSorted()
  expect(await firstThree()).toEqual(BEST.toSorted())

  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Skills' }).click()
  await expect(page).toHaveURL(/fits=skills/)
  await page.getByRole('checkbox', { name: 'Pay' }).click()
  await looksRight(page)
  await closeFilters(page)
  await expect(page.getByText('3 of 3 applicants')).toBeVisible()
  await page.reload()
  await expect(page.getByText('3 of 3 applicants')).toBeVisible()

  // Each answer opens the next applicant.
  const names = await rows.allTextContents()
  await rows.first().click()
  for (const [index, name] of names.entries()) {
    await expect(page.getByText(`${index + 1} of 3`, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await page.getByRole('button', { name: 'Shortlist', exact: true }).click()
  }
  await page.getByRole('link', { name: 'All applications and profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Zoë/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 application to your jobs' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Previous applicant' }).click()
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Applicants', exact: true }).last().click()
  await expect(page.getByText('3 of 3 applicants')).toBeVisible()

  const shortlisted = async () => (await employer.call(listApplicants, { params: { jobId } })).counts.shortlisted
  await expect.poll(shortlisted, { timeout: 30_000 }).toBe(3)

  if (project.name !== 'phone') {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search pages' })).toBeFocused()
    await page.keyboard.type('nunez 400')
    await page.getByRole('option', { name: /^Zoë Núñez 400/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Zoë Núñez 400' })).toBeVisible()
  }
})

test('an employer picks the best three of 400 applicants in Spanish', async ({ person, isMobile }) => {
  const employer = await anEmployer(await person('Carla'))
  const jobId = await aJob(employer, 'Night baker')
  await manyApplicants(jobId, COUNT)
  const { page } = employer
  const rows = page.locator('[data-applicant]')
  await page.goto(`/es/employer/jobs/${jobId}/applicants`)
  await page.getByRole('combobox', { name: 'Ordenar por' }).click()
  await page.getByRole('option', { name: 'Mejor coincidencia' }).click()
  await expect(rows.first()).toHaveText(/^Zoë/)
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Habilidades' }).click()
  await expect(page.getByText('3 de 3', { exact: false }).first()).toBeVisible()
  await looksRight(page)
  await closeFilters(page)
  await page.getByRole('combobox', { name: 'Ordenar por' }).click()
  await page.getByRole('option', { name: /^Salario pedido/ }).click()
  if (isMobile) await page.getByRole('button', { name: 'Filtros (1)' }).click()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(rows).toHaveCount(100)
  await looksRight(page)
})
