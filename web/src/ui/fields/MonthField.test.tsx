import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { MonthField } from './MonthField.tsx'

function Field({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <MonthField label="Start date" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}
const value = () => document.querySelector('output')?.textContent
async function show(initial = '') {
  await renderUi(<Field initial={initial} />)
  return page.getByLabelText('Start date')
}

test('takes every spelling of a month, typed key by key, and shows it in one', async () => {
  const field = await show()
  for (const [text, expected, shown] of [
    ['2019-09', '2019-09', '09/2019'],
    ['9/2019', '2019-09', '09/2019'],
    ['09.19', '2019-09', '09/2019'],
    ['Sep 2019', '2019-09', '09/2019'],
    ['sept. 2019', '2019-09', '09/2019'],
    ['September 2019', '2019-09', '09/2019'],
    ['septiembre de 2019', '2019-09', '09/2019'],
    ['2019年9月', '2019-09', '09/2019'],
    ['９／２０１９', '2019-09', '09/2019'],
    ['9/15/2019', '2019-09', '09/2019'],
  ] as const) {
    await userEvent.clear(field)
    await userEvent.type(field, text)
    await userEvent.tab()
    await expect.poll(value, { message: text }).toBe(expected)
    await expect.element(field).toHaveValue(shown)
  }
  await expectAccessible()
})

test('text that is no month is marked when the field is left, and is kept', async () => {
  const field = await show('2019-09')
  await userEvent.clear(field)
  await userEvent.type(field, '13/2019')
  expect(value()).toBe('')
  await userEvent.tab()
  await expect.poll(value).toBe('13/2019')
  await expect.element(field).toHaveValue('13/2019')
})

test('Enter takes what was typed, and a day of an import shows its month', async () => {
  const field = await show('2019-09-15')
  await expect.element(field).toHaveValue('09/2019')
  await userEvent.clear(field)
  await expect.poll(value).toBe('')
  await userEvent.type(field, 'soon{Enter}')
  await expect.poll(value).toBe('soon')
})
