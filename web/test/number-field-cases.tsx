import { useState } from 'react'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NumberField } from '../src/ui/fields/NumberField.tsx'
import { renderUi } from './render-ui.tsx'

interface AmountProps {
  initial?: number | string
  maxDecimals?: number
  onChange: (value: number | string) => void
}

function Amount({ initial = '', maxDecimals = 2, onChange }: AmountProps) {
  const [decimals, setDecimals] = useState(maxDecimals)
  const [value, setValue] = useState(initial)
  const change = (next: number | string) => {
    setValue(next)
    onChange(next)
  }
  return (
    <>
      <NumberField label="Pay" prefix="$" maxDecimals={decimals} value={value} onChange={change} />
      <button type="button" onClick={() => change(1_234.5)}>
        Fill
      </button>
      <button type="button" onClick={() => change('')}>
        Clear
      </button>
      <button type="button" onClick={() => setDecimals(2)}>
        In dollars
      </button>
    </>
  )
}

/** Renders one field; returns its locator and the last reported value. */
export async function renderAmount(initial?: number | string, maxDecimals = 2) {
  const onChange = vi.fn<AmountProps['onChange']>()
  await renderUi(<Amount onChange={onChange} maxDecimals={maxDecimals} {...(initial !== undefined && { initial })} />)
  return { field: page.getByLabelText('Pay'), last: () => onChange.mock.calls.at(-1)?.[0] }
}

/** Enters a text and leaves the field: key by key, or in one step as from the clipboard. */
export async function write(text: string, how: 'typed' | 'pasted') {
  const field = page.getByLabelText('Pay')
  await userEvent.clear(field)
  if (how === 'typed') {
    await userEvent.click(field)
    for (const key of text) await userEvent.keyboard(key)
    await expect.element(field).toHaveValue(text)
  } else await userEvent.fill(field, text)
  await userEvent.tab()
}
