import { expect, test, vi } from 'vitest'
import { renderAmount, write } from '../../../test/number-field-cases.tsx'

vi.mock('@hearback/texts/web/locale.ts', () => import('@hearback/texts/es/web/locale.ts'))

const cases: [text: string, value: number, shown: string][] = [
  ['52.000', 52_000, '52.000'],
  ['52,000', 52_000, '52.000'],
  ['1.500', 1_500, '1500'],
  ['1500', 1_500, '1500'],
  ['1.500,50', 1_500.5, '1500,50'],
  ['1 500', 1_500, '1500'],
  ['18,50', 18.5, '18,50'],
  ['18.5', 18.5, '18,50'],
  ['$20', 20, '20'],
]

test('an amount in Spanish is the same typed key by key and pasted', async () => {
  const { field, last } = await renderAmount()
  for (const how of ['typed', 'pasted'] as const) {
    for (const [text, value, shown] of cases) {
      await write(text, how)
      expect([how, text, last()]).toEqual([how, text, value])
      await expect.element(field).toHaveValue(shown)
    }
  }
})

test('parses text entered before hydration in Spanish too', async () => {
  const { field, last } = await renderAmount('52.000')
  await expect.poll(last).toBe(52_000)
  await expect.element(field).toHaveValue('52.000')
})

test('three decimals of a dinar follow a comma in Spanish', async () => {
  const { field, last } = await renderAmount('', 3)
  await write('1,375', 'typed')
  expect(last()).toBe(1.375)
  await expect.element(field).toHaveValue('1,375')
  await write('1.375', 'typed')
  expect(last()).toBe(1_375)
})
