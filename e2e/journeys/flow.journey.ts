import { postJob, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { aJob, anApplication, anEmployer, aSeeker, type Member } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, sendHeldActs, test } from '../fixtures.ts'
import { closeFilters } from '../people.ts'

test('each answer opens the next applicant, by keys or by buttons', async ({ person, isMobile }) => {
  const employer = await anEmployer(await person('Carla'))
  const jobId = await aJob(employer, 'Night baker')
  const ids: string[] = []
  for (const name of ['Ana', 'Ben', 'Dora']) {
    const { application } = await anApplication(await aSeeker(await person(name)), jobId)
    ids.push(application._id)
  }
  const { page } = employer
  await page.goto(`/employer/jobs/${jobId}/applicants?applicant=${ids[0]}`)
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Shortlist', exact: true })).toBeVisible()
  await looksRight(page)

  // Single keys do nothing in the sheet of a phone, which is a dialog.
  if (isMobile) await page.getByRole('button', { name: 'Shortlist', exact: true }).press('Enter')
  else await page.keyboard.press('s')
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible()
  expect(page.url()).toContain(ids[1])

  const reject = page.getByRole('button', { name: 'Reject with a reason' })
  await expect(reject).toBeVisible()
  if (isMobile) await reject.press('Enter')
  else await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: /^Reject/ })
  await dialog.getByRole('textbox', { name: 'Feedback' }).focus()
  await page.keyboard.type('We found somebody who lives next door.')
  await dialog.getByRole('button', { name: 'Send rejection' }).press('Enter')
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await looksRight(page)

  if (isMobile) await page.getByRole('button', { name: 'Previous applicant' }).press('Enter')
  else await page.keyboard.press('p')
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible()
})

const license = 'Do you have a driver’s license?'
const years = 'How many years have you baked?'
const start = 'When can you start?'

/** Posts a job with three questions by the form, and returns its id. */
async function postWithQuestions({ page }: Member): Promise<string> {
  await page.goto('/employer/jobs/new')
  await page.getByLabel('Job title').fill('Delivery baker')
  await page.getByRole('combobox', { name: 'Category' }).fill('Food and hospitality')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Minimum' }).fill('18')
  await page.getByRole('textbox', { name: 'Maximum' }).fill('22')
  await page.getByRole('textbox', { name: 'Description' }).fill('Bread, by van.')
  const add = page.getByRole('button', { name: 'Add a question' })
  const question = (position: number) => page.getByRole('group', { name: `Question ${position}` })

  await add.click()
  await expect(question(1).getByRole('textbox', { name: 'Question' })).toBeFocused()
  await page.keyboard.type('How old are you?')
  await expect(question(1).getByText(/ask about age/)).toBeVisible()
  await question(1).getByRole('textbox', { name: 'Question' }).fill(years)
  await expect(question(1).getByText(/ask about age/)).toBeHidden()
  await question(1).getByRole('combobox', { name: 'Kind of answer' }).click()
  await page.getByRole('option', { name: 'Number' }).click()
  await question(1).getByRole('textbox', { name: 'Unit' }).pressSequentially('years')
  await question(1).getByRole('textbox', { name: 'At least' }).pressSequentially('1.5')

  await add.click()
  await page.keyboard.type(license)
  await question(2).getByRole('combobox', { name: 'Answer you need' }).click()
  await page.getByRole('option', { name: 'Yes' }).click()
  await question(2).getByLabel('Must be answered to apply').check({ force: true })
  await page.getByRole('button', { name: 'Move question 2 up' }).click()
  await expect(question(1).getByRole('textbox', { name: 'Question' })).toHaveValue(license)

  await add.click()
  await page.keyboard.type(start)
  await question(3).getByRole('combobox', { name: 'Kind of answer' }).click()
  await page.getByRole('option', { name: 'Date' }).click()
  await looksRight(page)
  await page.getByRole('button', { name: 'Publish job' }).click()
  await expect(page).toHaveURL(/\/employer\/jobs\/[0-9a-f-]{36}$/)
  return page.url().split('/').at(-1) ?? ''
}

test('questions are asked before applying, an answer is the reason of a rejection, and the applicant reads which', async ({
  person,
}) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const jobId = await postWithQuestions(employer)

  const { page } = seeker
  await page.goto(`/jobs/${jobId}`)
  await expect(page.getByText(license)).toBeVisible()
  await expect(page.getByText('Needed: at least 1.5 years')).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Apply with your profile' }).last().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Looks good' }).click()
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await expect(sheet.getByText('Answer this question')).toBeVisible()
  await sheet.getByRole('radio', { name: 'No' }).check({ force: true })
  await expect(sheet.getByText(/The job needs: Yes\. You can still apply/)).toBeVisible()
  await sheet.getByRole('textbox', { name: years }).pressSequentially('2.5')
  await sheet.getByLabel(start).pressSequentially('01312027')
  await looksRight(page)
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await sheet.getByRole('textbox').fill('I bake and drive.')
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await sheet.getByRole('button', { name: 'Send application' }).click()
  await expect(sheet.getByText(/due in/i)).toBeVisible()

  await employer.page.goto(`/employer/jobs/${jobId}/applicants`)
  await employer.page.getByRole('button', { name: 'Filters' }).click()
  await employer.page.getByRole('combobox', { name: 'Question' }).click()
  await employer.page.getByRole('option', { name: license }).click()
  await employer.page.getByRole('combobox', { name: 'Answer', exact: true }).click()
  await employer.page.getByRole('option', { name: 'Yes' }).click()
  await expect(employer.page.getByText('Ana Becker')).toHaveCount(0)
  await employer.page.getByRole('combobox', { name: 'Answer', exact: true }).click()
  await employer.page.getByRole('option', { name: 'No', exact: true }).click()
  await expect(employer.page.getByText('Ana Becker').first()).toBeVisible()
  await looksRight(employer.page)
  await closeFilters(employer.page)
  await employer.page
    .getByRole('link', { name: /Ana Becker/ })
    .or(employer.page.getByRole('button', { name: /Ana Becker/ }))
    .first()
    .click()
  await expect(employer.page.getByText('2.5 years')).toBeVisible()
  await expect(employer.page.getByText(/Jan 31, 2027|January 31, 2027/)).toBeVisible()
  await expect(employer.page.getByText('Not what the job needs').first()).toBeVisible()
  await looksRight(employer.page)
  await employer.page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click()
  const dialog = employer.page.getByRole('dialog').last()
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await employer.page.getByRole('option', { name: 'A formal requirement isn’t met' }).click()
  await dialog.getByRole('combobox', { name: 'Which answer?' }).click()
  await employer.page.getByRole('option', { name: license }).click()
  await looksRight(employer.page)
  await dialog.getByRole('button', { name: 'Send rejection' }).click()
  await sendHeldActs(employer.page)

  await page.goto('/applications')
  await page.getByRole('link', { name: 'Delivery baker' }).first().click()
  await expect(page.getByText('It’s about your answer to:')).toBeVisible()
  await expect(page.getByText(license).first()).toBeVisible()
  await looksRight(page)
})

test('in Spanish, a decimal comma and a date are typed, and changed questions are asked again', async ({ person }) => {
  const employer = await anEmployer(await person('Carla'))
  const seeker = await aSeeker(await person('Ana'))
  const questions = [
    { kind: 'number', question: '¿Cuántos años de experiencia?', unit: 'años', required: true, needed: { min: 3 } },
    { kind: 'date', question: '¿Desde cuándo?', needed: { latest: '2027-01-31' } },
  ] as const
  const body = {
    jobTitle: 'Panadero',
    category: 'Food',
    estimatedFrom: 18,
    estimatedTo: 22,
    skills: '',
    description: 'Pan.',
  }
  const { job } = await employer.call(postJob, { body: { ...body, questions: [...questions] } as never })

  const { page } = seeker
  await page.goto(`/es/jobs/${job._id}?apply=1`)
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Se ve bien' }).click()
  await sheet.getByRole('textbox', { name: questions[0].question }).pressSequentially('2,5')
  await expect(sheet.getByText(/El empleo necesita: al menos 3 años/)).toBeVisible()
  await sheet.getByLabel(questions[1].question).pressSequentially('02012027')
  await expect(sheet.getByText(/El empleo necesita: 31 ene 2027 o antes/)).toBeVisible()
  await looksRight(page)
  await sheet.getByRole('button', { name: 'Continuar' }).click()
  await sheet.getByRole('textbox').fill('Horneo.')
  await sheet.getByRole('button', { name: 'Continuar' }).click()

  const changed = [{ ...questions[0], question: '¿Cuántos años con horno de leña?' }]
  await employer.call(updateJob, { params: { id: job._id }, body: { questions: changed } as never })
  await sheet.getByRole('button', { name: 'Enviar la candidatura' }).click()
  await expect(sheet.getByText(/La empresa cambió las preguntas/)).toBeVisible()
  seeker.troubles.length = 0 // the refused call stands in the console as the failed request that it is
  await sheet.getByRole('textbox', { name: changed[0]?.question ?? '' }).pressSequentially('1.000,5')
  await sheet.getByRole('button', { name: 'Continuar' }).click()
  await expect(sheet.getByRole('textbox')).toHaveValue('Horneo.')
  await sheet.getByRole('button', { name: 'Continuar' }).click()
  await sheet.getByRole('button', { name: 'Enviar la candidatura' }).click()
  await sheet.getByRole('link', { name: 'Ver la candidatura' }).click()
  await expect(page.getByText('1000,5 años').or(page.getByText('1.000,5 años'))).toBeVisible()
  await looksRight(page)
})
