import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAmount, write } from '../../../test/number-field-cases.tsx'

const cases: [text: string, value: number, shown: string][] = [
  ['52,000', 52_000, '52,000'],
  ['52000', 52_000, '52,000'],
  ['52.000', 52_000, '52,000'],
  ['1,500.50', 1_500.5, '1,500.50'],
  ['1 500', 1_500, '1,500'],
  ["1'500", 1_500, '1,500'],
  ['$4,200', 4_200, '4,200'],
  ['18,5', 18.5, '18.50'],
  ['52k', 52_000, '52,000'],
  ['1,000', 1_000, '1,000'],
]

test('an amount is the same typed key by key and pasted', async () => {
  const { field, last } = await renderAmount()
  for (const how of ['typed', 'pasted'] as const) {
    for (const [text, value, shown] of cases) {
      await write(text, how)
      expect([how, text, last()]).toEqual([how, text, value])
      await expect.element(field).toHaveValue(shown)
    }
  }
})

test('invalid text stays editable and never counts as another number', async () => {
  const { field, last } = await renderAmount()
  await write('1,5000', 'typed')
  await expect.element(field).toHaveValue('1,5000')
  expect(last()).toBe('1,5000 ?')
  await userEvent.clear(field)
  expect(last()).toBe('')
})

test('shows a value set from outside, and clears an empty one', async () => {
  const { field } = await renderAmount(52_000)
  await expect.element(field).toHaveValue('52,000')
  await userEvent.click(page.getByRole('button', { name: 'Fill' }))
  await expect.element(field).toHaveValue('1,234.50')
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await expect.element(field).toHaveValue('')
})

test('three decimals of a dinar are not thousands, and keep their value in another currency', async () => {
  const { field, last } = await renderAmount('', 3)
  for (const how of ['typed', 'pasted'] as const) {
    for (const [text, value, shown] of [
      ['1.250', 1.25, '1.25'],
      ['1,250', 1_250, '1,250'],
      ['1.375', 1.375, '1.375'],
    ] as const) {
      await write(text, how)
      expect([how, text, last()]).toEqual([how, text, value])
      await expect.element(field).toHaveValue(shown)
    }
  }
  await userEvent.click(page.getByRole('button', { name: 'In dollars' }))
  await userEvent.click(field)
  await userEvent.tab()
  await expect.element(field).toHaveValue('1.375')
  expect(last()).toBe(1.375)
})

test('a decimal in a currency without decimals never becomes another number', async () => {
  const { field, last } = await renderAmount('', 0)
  for (const [text, value, shown] of [
    ['1234.5678', 1_234.5678, '1,234.5678'],
    ['1,234.5', 1_234.5, '1,234.50'],
    ['45.000,00', 45_000, '45,000'],
    ['82,5k', 82_500, '82,500'],
    ['1.200', 1_200, '1,200'],
  ] as const) {
    await write(text, 'typed')
    expect([text, last()]).toEqual([text, value])
    await expect.element(field).toHaveValue(shown)
  }
})
