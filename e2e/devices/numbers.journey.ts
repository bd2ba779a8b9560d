import { expect, test } from '../fixtures.ts'
import { setUpCompany, signUp } from '../people.ts'

test('pay that is typed with the signs of a language is posted as the same number, and asked about where it cannot be meant', async ({
  person,
}) => {
  const hana = await person('Hana')
  const { page } = hana
  await signUp(hana, 'I’m hiring')
  await setUpCompany(hana, 'Typed & Counted')
  await page.goto('/employer/jobs/new')
  await page.getByLabel('Job title').pressSequentially('Counting clerk')
  await page.getByRole('combobox', { name: 'Category' }).fill('Other')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Skills' }).fill('Counting')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Description' }).fill('You count.')
  await page.getByRole('combobox', { name: 'Per', exact: true }).click()
  await page.getByRole('option', { name: 'Year' }).click()

  const [from, to] = [page.getByRole('textbox', { name: 'Minimum' }), page.getByRole('textbox', { name: 'Maximum' })]
  await from.pressSequentially('52')
  await to.pressSequentially('60')
  await page.getByRole('button', { name: /^Use \$52,000/ }).click()
  await expect(from).toHaveValue('52,000')
  await expect(to).toHaveValue('60,000')
  for (const field of [from, to]) await field.clear()
  await from.pressSequentially('52,000')
  await to.pressSequentially('$61 500')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Use \$/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish job' }).click()
  await expect(page).toHaveURL(/\/employer\/jobs\/[0-9a-f-]{36}$/)
  const [id = ''] = /[0-9a-f-]{36}$/.exec(page.url()) ?? []
  await page.goto(`/jobs/${id}`)
  await expect(page.getByText('$52,000–$61,500').first()).toBeVisible()

  await page.goto(`/es/employer/jobs/${id}/edit`)
  const minimum = page.getByRole('textbox', { name: 'Mínimo' })
  await expect(minimum).toHaveValue('52.000')
  await minimum.clear()
  await minimum.pressSequentially('53.500')
  await page.keyboard.press('Tab')
  await expect(minimum).toHaveValue('53.500')
  await page.getByRole('button', { name: /Guardar/ }).click()
  await expect(page).not.toHaveURL(/\/edit/)
  await page.goto(`/jobs/${id}`)
  await expect(page.getByText('$53,500–$61,500').first()).toBeVisible()
})
