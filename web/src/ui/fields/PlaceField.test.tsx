import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { PlaceField } from './PlaceField.tsx'

/** Knows one ZIP code; other answers never come. */
const suggest = (typed: string) =>
  '97205'.startsWith(typed) ? Promise.resolve([{ label: 'Portland, OR 97205' }]) : new Promise<never>(() => {})

test('suggestions stay while their text grows, and go when another text replaces it', async () => {
  await renderUi(<PlaceField label="City" suggest={suggest} />)
  const field = page.getByRole('combobox', { name: 'City' })
  const option = page.getByRole('option', { name: 'Portland, OR 97205' })
  await userEvent.type(field, '97205')
  await expect.element(option).toBeVisible()
  await userEvent.type(field, ' ore')
  await expect.element(option).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, 'san jose')
  await expect.element(option).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('san jose')
})
