import type { Locator } from '@playwright/test'
import { aJob, anApplication, anEmployer, aSeeker } from '../api-setup.ts'
import { expect, test } from '../fixtures.ts'

/** Key by key, or in one piece as from the clipboard. */
async function write(field: Locator, text: string, how: 'typed' | 'pasted'): Promise<void> {
  await field.clear()
  if (how === 'typed') await field.pressSequentially(text)
  else await field.fill(text)
}

const languages = [
  {
    base: '',
    make: 'Make an offer',
    pay: 'Pay',
    send: 'Send offer',
    rate: 'Hourly pay',
    add: 'Add experience',
    right: 'Yes, that’s right',
    use: /^Use .*25/,
  },
  {
    base: '/es',
    make: 'Hacer una oferta',
    pay: 'Salario',
    send: 'Enviar la oferta',
    rate: 'Pago por hora',
    add: 'Agregar experiencia',
    right: 'Sí, es correcto',
    use: /^Usar .*25/,
  },
] as const

for (const words of languages) {
  test(`unlikely pay of an offer and of an experience is asked about, and never refused (${words.base || '/en'})`, async ({
    person,
  }) => {
    const employer = await anEmployer(await person('Carla'))
    const seeker = await aSeeker(await person('Ana'))
    const jobId = await aJob(employer, 'Counter')
    const { application } = await anApplication(seeker, jobId)

    const { page } = employer
    await page.goto(`${words.base}/employer/jobs/${jobId}/applicants?applicant=${application._id}`)
    await page.getByRole('button', { name: words.make }).click()
    const dialog = page.getByRole('dialog')
    const pay = dialog.getByRole('textbox', { name: words.pay })
    const right = dialog.getByRole('button', { name: words.right })
    for (const how of ['typed', 'pasted'] as const) {
      await write(pay, words.base ? '52.000' : '52,000', how)
      await expect(right).toBeVisible()
      await write(pay, '24', how)
      await expect(right).toHaveCount(0)
      await write(pay, '0.05', how)
      await expect(right).toBeVisible()
    }
    await write(pay, '2500', 'typed')
    await right.click()
    await expect(right).toHaveCount(0)
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(pay).toHaveCount(0)

    await seeker.page.goto(`${words.base}/profile/experience`)
    await seeker.page.getByRole('button', { name: words.add }).first().click()
    const rate = seeker.page.getByRole('textbox', { name: words.rate })
    for (const how of ['typed', 'pasted'] as const) {
      await write(rate, words.base ? '52.000' : '52,000', how)
      await seeker.page.getByRole('button', { name: words.use }).click()
      await expect(rate).toHaveValue('25')
    }
  })
}

test('the currency of the pay filter is the reader’s, without a difference between server and browser', async ({
  person,
}) => {
  const { page } = await person('Gerda', { locale: 'de-DE' })
  const currency = page.getByRole('combobox', { name: 'Currency', includeHidden: true }).first()
  // The panels stay as the server sent them until the filters are used.
  const open = async (url: string) => {
    await page.goto(url)
    await page
      .getByRole('form', { name: /^(Filters|Filtros)$/ })
      .getByRole('button')
      .first()
      .focus()
  }
  await open('/jobs')
  await expect(currency).toHaveValue('EUR')
  await open('/jobs?location=Tokyo')
  await expect(currency).toHaveValue('JPY')
  await open('/jobs?payFrom=20')
  await expect(currency).toHaveValue('USD')
  await open('/es/jobs?payFrom=52&payPeriod=year&payCurrency=USD')
  await expect(page.getByText(/es poco habitual/).first()).toBeAttached()
})
