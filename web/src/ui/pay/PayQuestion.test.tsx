import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { PayQuestion } from './PayQuestion.tsx'
import type { PayPeriod } from './pay.ts'

function Form({ keepsPeriod = false, currency = 'USD' }) {
  const [from, setFrom] = useState<number | string>('')
  const [period, setPeriod] = useState<PayPeriod>(keepsPeriod ? 'hour' : 'year')
  return (
    <>
      <NumberField label="Pay" value={from} onChange={setFrom} />
      <p>{period}</p>
      <PayQuestion
        pay={{ from, currency, period }}
        keepsPeriod={keepsPeriod}
        onUse={(meant) => {
          setFrom(meant.from ?? '')
          setPeriod(meant.period)
        }}
      />
    </>
  )
}
const field = page.getByLabelText('Pay')
const use = page.getByRole('button', { name: /^Use/ })
const right = page.getByRole('button', { name: 'Yes, that’s right' })
const type = async (text: string) => {
  await userEvent.clear(field)
  await userEvent.click(field)
  for (const key of text) await userEvent.keyboard(key)
}

test('asks about an implausible amount after the debounce, and applies the suggestion', async () => {
  await renderUi(<Form />)
  await type('52')
  await expect.element(page.getByText('52 US dollars per year? That’s unusual.')).toBeVisible()
  await expectAccessible()
  await use.click()
  await expect.element(field).toHaveValue('52,000')
  await expect.element(right).not.toBeInTheDocument()
  await expect.element(page.getByRole('status').first()).toHaveFocus()
})

test('a confirmed amount is not questioned again until it changes', async () => {
  await renderUi(<Form />)
  await type('120')
  await right.click()
  await expect.element(right).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('120')
  await type('121')
  await expect.element(right).toBeVisible()
})

test('an amount without a likely meaning can only be confirmed', async () => {
  await renderUi(<Form />)
  await type('9,000,000,000')
  await expect.element(right).toBeVisible()
  await expect.element(use).not.toBeInTheDocument()
})

test('suggests an hourly amount for a yearly one in an hourly field', async () => {
  await renderUi(<Form keepsPeriod />)
  await type('52,000')
  await expect.element(use).toHaveTextContent('Use $25 /hr')
  await use.click()
  await expect.element(field).toHaveValue('25')
  await expect.element(page.getByText('hour', { exact: true })).toBeVisible()
})
