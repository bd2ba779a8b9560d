import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { CheckboxField, Switch } from './CheckboxField.tsx'
import { CodeField } from './CodeField.tsx'
import { FileDrop } from './FileDrop.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RadioCards } from './RadioCards.tsx'
import { TagsField } from './TagsField.tsx'
import { TextArea, TextField } from './TextField.tsx'

function Skills({ onChange }: { onChange: (skills: string[]) => void }) {
  const [skills, setSkills] = useState<string[]>([])
  const change = (next: string[]) => {
    setSkills(next)
    onChange(next)
  }
  return <TagsField label="Skills" value={skills} onChange={change} />
}

test('a comma and Enter add a skill', async () => {
  const onChange = vi.fn()
  await renderUi(<Skills onChange={onChange} />)
  const field = page.getByRole('combobox', { name: 'Skills' })
  await userEvent.type(field, 'Espresso,Latte art{Enter}')
  expect(onChange.mock.calls.at(-1)?.[0]).toEqual(['Espresso', 'Latte art'])
  // Autocomplete keyboards insert the comma without a key event.
  await userEvent.fill(field, 'Baking, espresso')
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls.at(-1)?.[0]).toEqual(['Espresso', 'Latte art', 'Baking'])
  await expectAccessible()
})

test('each line and cell of a pasted list is a skill, without its bullet', async () => {
  const onChange = vi.fn()
  await renderUi(<Skills onChange={onChange} />)
  const field = page.getByRole('combobox', { name: 'Skills' })
  await userEvent.click(field)
  const clipboardData = new DataTransfer()
  clipboardData.setData(
    'text/plain',
    '•\tFirst aid\r\n- Cooking\n\uF0B7 Driving\nC++\t-5 °C storage، 日本語、first aid',
  )
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect
    .poll(() => onChange.mock.calls.at(-1)?.[0])
    .toEqual(['First aid', 'Cooking', 'Driving', 'C++', '-5 °C storage', '日本語'])
})

test.each([
  ['Baking\nCooking\r\n• Team lead\n- Cash handling\tPOS', ['Baking', 'Cooking', 'Team lead', 'Cash handling', 'POS']],
  ['Java | Python · C++ | Go', ['Java', 'Python', 'C++', 'Go']],
  ['* Well-being\n* Col·laboració\n* R&D', ['Well-being', 'Col·laboració', 'R&D']],
])('the pasted list %j adds a skill for each of its entries', async (pasted, expected) => {
  const onChange = vi.fn()
  await renderUi(<Skills onChange={onChange} />)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', pasted)
  const field = page.getByRole('combobox', { name: 'Skills' }).element()
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(() => onChange.mock.calls.at(-1)?.[0]).toEqual(expected)
})

test('a long entry does not widen its field beyond a narrow form', async () => {
  const benefits = ['Medical and dental insurance from the first month on']
  const { container } = await renderUi(
    <div style={{ display: 'grid', width: 220 }}>
      <TagsField label="Benefits" value={benefits} onChange={() => undefined} />
    </div>,
  )
  await expect.element(page.getByText(benefits[0]!)).toBeVisible()
  expect(container.querySelector('.mantine-InputWrapper-root')?.getBoundingClientRect().width).toBe(220)
})

function Code(props: { lengths?: number[]; onComplete: (code: string) => void }) {
  const [code, setCode] = useState('')
  return <CodeField {...props} value={code} onChange={setCode} />
}

test('a pasted code loses its spaces and is complete at six digits', async () => {
  const onComplete = vi.fn()
  await renderUi(<Code onComplete={onComplete} />)
  await userEvent.fill(page.getByLabelText('Code'), '123 45')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.fill(page.getByLabelText('Code'), ' 123 456 ')
  expect(onComplete).toHaveBeenCalledWith('123456')
  await expect.element(page.getByLabelText('Code')).toHaveValue('123456')
})

test('a code of 6 or 12 digits is complete at both, and not while the longer one is typed', async () => {
  const onComplete = vi.fn()
  await renderUi(<Code lengths={[6, 12]} onComplete={onComplete} />)
  await userEvent.type(page.getByLabelText('Code'), '123456789012')
  expect(onComplete.mock.calls).toEqual([['123456789012']])
  await userEvent.fill(page.getByLabelText('Code'), '1234567')
  await userEvent.fill(page.getByLabelText('Code'), '123456')
  await vi.waitFor(() => expect(onComplete.mock.calls).toEqual([['123456789012'], ['123456']]), { timeout: 10_000 })
})

test('a password can be shown and hidden again, by keyboard too', async () => {
  await renderUi(<PasswordField label="Password" defaultValue="correct horse" />)
  const field = page.getByRole('textbox', { name: 'Password' })
  const toggle = page.getByRole('button', { name: 'Show or hide password' })
  await expect.element(toggle).toBeVisible()
  ;(toggle.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAttribute('type', 'text')
  await expectAccessible()
})

function Sides() {
  const [side, setSide] = useState<'a' | 'b'>('a')
  const options = [
    { value: 'a', label: 'I’m looking for work' },
    { value: 'b', label: 'I’m hiring', description: 'Jobs and applicants' },
  ] as const
  return <RadioCards label="Who are you" options={options} value={side} onChange={setSide} error="Please choose" />
}

test('radio cards move by arrow keys and announce their error', async () => {
  await renderUi(<Sides />)
  ;(page.getByRole('radio', { name: 'I’m looking for work' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: /I’m hiring/ })).toBeChecked()
  await expect.element(page.getByRole('group', { name: 'Who are you' })).toHaveAccessibleDescription('Please choose')
  await expectAccessible()
})

test('a checkbox and a switch are labeled and announce their error', async () => {
  await renderUi(
    <>
      <CheckboxField label="I agree" error="Please agree first" />
      <Switch label="Alert me" />
    </>,
  )
  await expect
    .element(page.getByRole('checkbox', { name: 'I agree' }))
    .toHaveAccessibleDescription('Please agree first')
  await page.getByText('Alert me').click()
  await expect.element(page.getByRole('switch', { name: 'Alert me' })).toBeChecked()
  await expectAccessible()
})

test('rejects a file above the limit by name, and accepts one below', async () => {
  const onFile = vi.fn()
  await renderUi(
    <FileDrop label="Your picture" hint="Up to 1 MB" accept="text/plain" maxSize={1024 * 1024} onFile={onFile} />,
  )
  const input = page.getByLabelText(/Your picture/)
  await userEvent.upload(input, new File(['x'.repeat(1024 * 1024 + 1)], 'large.txt', { type: 'text/plain' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('large.txt is larger than 1 MB.')
  expect(onFile).not.toHaveBeenCalled()
  await userEvent.upload(input, new File(['x'], 'small.txt', { type: 'text/plain' }))
  expect(onFile).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a field fills its column where the rest is aligned to the start', async () => {
  const { container } = await renderUi(
    <form style={{ display: 'grid', justifyItems: 'start', width: 400 }}>
      <PasswordField label="Password" />
    </form>,
  )
  const input = container.querySelector('input')?.closest('.mantine-Input-wrapper')
  expect(input?.getBoundingClientRect().width).toBe(400)
})

function LimitedFields() {
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  return (
    <>
      <TextField label="Title" maxLength={10} value={title} onChange={(event) => setTitle(event.currentTarget.value)} />
      <TextArea
        label="Text"
        counted={20}
        maxLength={20}
        value={text}
        onChange={(e) => setText(e.currentTarget.value)}
      />
    </>
  )
}

test.each([
  ['Title', 'Night baker in Boise', '20 of 10 characters'],
  ['Text', 'Send your resume to jobs@bakery.example', '39 of 20 characters'],
])('the %s keeps all of a text that is too long, and says so', async (label, text, problem) => {
  await renderUi(<LimitedFields />)
  const field = page.getByLabelText(label)
  await userEvent.type(field, text)
  await expect.element(field).toHaveValue(text)
  await expect.element(field).toHaveAccessibleDescription(problem)
  await expect.element(field).toBeInvalid()
  await expectAccessible()
  await userEvent.fill(field, 'Short')
  await expect.element(field).toBeValid()
})

test('the length of a text shows only near its limit', async () => {
  const { rerender } = await renderUi(<TextArea label="Letter" counted={100} value="Hello" readOnly />)
  await expect.element(page.getByRole('textbox', { name: 'Letter' })).not.toHaveAccessibleDescription()
  await rerender(<TextArea label="Letter" counted={100} value={'a'.repeat(80)} readOnly />)
  await expect.element(page.getByText('80 of 100 characters')).toBeVisible()
})
