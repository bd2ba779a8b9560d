import { type ChangeEvent, type ReactElement, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { CodeField } from './CodeField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextArea, TextField } from './TextField.tsx'

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>
type Props = { label: string; value: string; onChange: (event: Typed) => void; maxLength?: number; counted?: number }

/** A controlled field whose value also stands below it. */
function Field({ of: Kind, ...props }: { of: (props: Props) => ReactElement; maxLength?: number; counted?: number }) {
  const [value, setValue] = useState('')
  return (
    <>
      <Kind label="Field" value={value} onChange={(event) => setValue(event.currentTarget.value)} {...props} />
      <p data-testid="value">{value}</p>
    </>
  )
}
function Code() {
  const [code, setCode] = useState('')
  return (
    <>
      <CodeField label="Field" value={code} onChange={setCode} />
      <p data-testid="value">{code}</p>
    </>
  )
}
const area = (props: Props) => <TextArea {...props} />
const line = ({ counted: _, ...props }: Props) => <TextField {...props} />
const secret = ({ counted: _, ...props }: Props) => <PasswordField {...props} />
const input = () => page.getByLabelText('Field').element() as HTMLInputElement | HTMLTextAreaElement
const value = () => page.getByTestId('value').element().textContent

/** Sets a value as password managers do: without a key, and with one event only. */
function autofill(text: string, event: 'input' | 'change') {
  const field = input()
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

describe.each(['input', 'change'] as const)('a value filled in with the event %s alone', (event) => {
  test.each([
    ['text', line],
    ['long text', area],
    ['password', secret],
  ])('reaches the form of a field for %s', async (_, of) => {
    await renderUi(<Field of={of} />)
    autofill('Añá 🙂', event)
    await expect.poll(value).toBe('Añá 🙂')
  })

  test('reaches the form of a field for a code, without its spaces', async () => {
    await renderUi(<Code />)
    autofill('123 456', event)
    await expect.poll(value).toBe('123456')
  })
})

const family = '👩‍👩‍👧‍👦'
const flag = '🏴󠁧󠁢󠁳󠁣󠁴󠁿'

describe.each([
  ['a line', line],
  ['an area', area],
])('emoji in %s with a limit', (_, of) => {
  test.each([family, flag, '👍🏽', '🇺🇸', 'é', '🙂'])('Backspace deletes %s as a whole', async (emoji) => {
    await renderUi(<Field of={of} maxLength={40} counted={40} />)
    await userEvent.click(page.getByLabelText('Field'))
    await userEvent.keyboard('ab')
    autofill(`ab${emoji}`, 'input')
    input().setSelectionRange(input().value.length, input().value.length)
    await userEvent.keyboard('{Backspace}')
    await expect.poll(value).toBe('ab')
  })

  test('one that does not fit is kept whole, and can be deleted again', async () => {
    await renderUi(<Field of={of} maxLength={5} counted={5} />)
    autofill('abcd🙂', 'input')
    await expect.poll(value).toBe('abcd🙂')
    await userEvent.click(page.getByLabelText('Field'))
    input().setSelectionRange(6, 6)
    await userEvent.keyboard('{Backspace}{Backspace}x')
    await expect.poll(value).toBe('abcx')
  })
})

test('a pasted text that is longer than its area stays whole and is marked', async () => {
  await renderUi(<Field of={area} maxLength={20} counted={20} />)
  input().focus()
  const text = 'I like bread. '.repeat(3)
  document.execCommand('insertText', false, text)
  await expect.poll(value).toBe(text)
  await expect.element(page.getByLabelText('Field')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('42 of 20 characters')).toBeVisible()
})
