import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { expectAccessible, renderUi } from '../../test/render-ui.tsx'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/feedback/Notice.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { ApiError } from './call.ts'
import { useContractForm } from './use-contract-form.ts'

const schema = z.object({
  name: z.string('Please write a name').check(z.minLength(1, 'Please fill this in')),
  nickname: z.optional(z.string()),
  email: z.string('Enter an email address').check(z.email('Enter a valid email address')),
})
type Body = z.input<typeof schema>

function Form({ send }: { send: (body: Body) => Promise<unknown> }) {
  const { field, submit, busy, error } = useContractForm({
    schema,
    initial: { name: '', nickname: '', email: '' },
    send,
    failed: 'It could not be saved.',
  })
  return (
    <form onSubmit={submit} noValidate>
      <TextField label="Name" {...field('name')} />
      <TextField label="Nickname" {...field('nickname')} />
      <TextField label="Email" {...field('email')} />
      <FormError>{error?.message}</FormError>
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </form>
  )
}

const name = () => page.getByLabelText('Name', { exact: true })
const save = () => page.getByRole('button', { name: 'Save' }).click()

test('does not submit an invalid form; marks, explains and focuses the first invalid field', async () => {
  const send = vi.fn(() => Promise.resolve())
  await renderUi(<Form send={send} />)
  await userEvent.fill(page.getByLabelText('Email'), 'nobody')
  await save()
  await expect.element(name()).toHaveFocus()
  await expect.element(name()).toHaveAccessibleDescription('Please fill this in')
  await expect.element(page.getByText('Enter a valid email address')).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveValue('nobody')
  expect(send).not.toHaveBeenCalled()
  await expectAccessible()
})

test('an empty field is missing, not invalid', async () => {
  await renderUi(<Form send={() => Promise.resolve()} />)
  await userEvent.fill(name(), 'Ana')
  await save()
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Enter an email address')
})

async function fillAndSave() {
  await userEvent.fill(name(), 'Ana')
  await userEvent.fill(page.getByLabelText('Email'), 'ana@mail.example')
  await save()
}

test('sends only fields that have a value', async () => {
  const send = vi.fn(() => Promise.resolve())
  await renderUi(<Form send={send} />)
  await fillAndSave()
  await expect.poll(() => send.mock.calls).toEqual([[{ name: 'Ana', email: 'ana@mail.example' }]])
})

test('two submits in one tick send one request, and a later one sends another', async () => {
  const send = vi.fn(() => Promise.resolve())
  const { container } = await renderUi(<Form send={send} />)
  await fillAndSave()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  const form = container.querySelector('form') as HTMLFormElement
  form.requestSubmit()
  form.requestSubmit()
  form.requestSubmit()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  expect(send).toHaveBeenCalledTimes(2)
})

test('keeps the typed values and shows an error at the field named by the server', async () => {
  const refusal = { message: 'An account with this email exists.', code: 'email_taken', fields: { email: 'Taken' } }
  await renderUi(<Form send={() => Promise.reject(new ApiError(409, refusal))} />)
  await fillAndSave()
  await expect.element(page.getByRole('alert')).toHaveTextContent('An account with this email exists.')
  await expect.element(page.getByLabelText('Email')).toHaveFocus()
  await expect.element(page.getByText('Taken')).toBeVisible()
  await expect.element(name()).toHaveValue('Ana')
})

test('keeps values entered before hydration', async () => {
  const send = vi.fn(() => Promise.resolve())
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Form send={send} />)
  const early = page.getByLabelText('Name', { exact: true }).element() as HTMLInputElement
  early.value = 'Ana'
  const root = hydrateRoot(container, <Form send={send} />)
  await userEvent.fill(page.getByLabelText('Email'), 'ana@mail.example')
  await expect.element(name()).toHaveValue('Ana')
  await save()
  await expect.poll(() => send.mock.calls).toEqual([[{ name: 'Ana', email: 'ana@mail.example' }]])
  root.unmount()
  container.remove()
})

test('shows the form’s own message for an unexplained failure', async () => {
  await renderUi(<Form send={() => Promise.reject(new ApiError(502, {}))} />)
  await fillAndSave()
  await expect.element(page.getByRole('alert')).toHaveTextContent('It could not be saved.')
})

const Explained = z
  .object({ reason: z.optional(z.string()), words: z.optional(z.string()) })
  .check(
    z.refine(({ reason, words }) => Boolean(reason ?? words), { error: 'Give a reason or words', path: ['words'] }),
  )

function ExplainedForm() {
  const { field, submit } = useContractForm({
    schema: Explained,
    initial: { reason: '', words: '' },
    send: () => Promise.resolve(),
  })
  return (
    <form onSubmit={submit} noValidate>
      <TextField label="Reason" {...field('reason')} />
      <TextField label="Words" {...field('words')} />
      <Button type="submit">Save</Button>
    </form>
  )
}

test('an error at one field goes away once another field settles it', async () => {
  await renderUi(<ExplainedForm />)
  await save()
  await expect.element(page.getByText('Give a reason or words')).toBeVisible()
  await userEvent.type(page.getByLabelText('Reason'), 'P')
  await expect.element(page.getByText('Give a reason or words')).not.toBeInTheDocument()
})
