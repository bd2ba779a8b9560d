import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { PhoneField } from './PhoneField.tsx'

function Phone() {
  const [phone, setPhone] = useState('')
  return <PhoneField description="With country code" value={phone} onChange={(e) => setPhone(e.currentTarget.value)} />
}

test('tells that a typed extension is not saved', async () => {
  await renderUi(<Phone />)
  const field = page.getByRole('textbox', { name: 'Phone' })
  await userEvent.type(field, '+1 208 555 0100')
  await expect.element(field).toHaveAccessibleDescription('With country code')
  await userEvent.type(field, ' ext. 12')
  await expect.element(field).toHaveAccessibleDescription('We’ll save the number without the extension (12).')
  await expectAccessible()
})
