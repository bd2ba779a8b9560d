import type { AnswerTemplate } from '@hearback/contract/hiring/answering.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../test/render-ui.tsx'
import { TextArea } from '../ui/fields/TextField.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { KeepTemplate } from './KeepTemplate.tsx'
import { TemplateSelect } from './TemplateSelect.tsx'

const aTemplate = (part: Partial<AnswerTemplate> = {}): AnswerTemplate => ({
  _id: '1',
  name: 'Filled',
  kind: 'rejection',
  body: 'The job is filled.',
  reasonCode: null,
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
  ...part,
})

/** Fake server with these templates; returns what it has. */
function server(...held: AnswerTemplate[]) {
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const id = new URL(address, location.origin).pathname.split('/').at(-1)
    const at = held.findIndex(({ _id }) => _id === id)
    if (method === 'DELETE') held.splice(at, 1)
    if (method === 'GET') return Promise.resolve(Response.json({ templates: held }))
    if (method === 'DELETE') return Promise.resolve(Response.json({}))
    const template = aTemplate({ _id: at < 0 ? `new ${held.length}` : id, ...JSON.parse(String(body)) })
    if (at < 0) held.push(template)
    else held[at] = template
    return Promise.resolve(Response.json({ template }))
  })
  return held
}
afterEach(() => vi.unstubAllGlobals())

function Form({ onClose, initial }: { onClose: () => void; initial: string }) {
  const [text, setText] = useState(initial)
  return (
    <Dialog opened onClose={onClose} title="Reject Ana">
      <TemplateSelect kind="rejection" text={text} onUse={({ body }) => setText(body)} onRestore={setText} />
      <TextArea label="Feedback" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <KeepTemplate template={{ kind: 'rejection', body: text, reasonCode: null }} />
    </Dialog>
  )
}
const show = (initial = 'Dear {firstName}, no.', onClose = vi.fn()) =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Form onClose={onClose} initial={initial} />
    </QueryClientProvider>,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const nameField = () => page.getByRole('textbox', { name: 'Template name' })
const feedback = () => page.getByRole('textbox', { name: 'Feedback' })
async function keepAs(name: string) {
  await button('Save as a template').click()
  await userEvent.fill(nameField(), name)
  await userEvent.keyboard('{Enter}')
}

test('saves the text with its merge fields, keeps the dialog as it is, and can be undone', async () => {
  const held = server()
  await show()
  await keepAs('Polite 🙂')
  await expect.element(page.getByText('Saved as “Polite 🙂”')).toHaveFocus()
  expect(held).toMatchObject([{ name: 'Polite 🙂', kind: 'rejection', body: 'Dear {firstName}, no.' }])
  await expect.element(feedback()).toHaveValue('Dear {firstName}, no.')
  await expectAccessible()
  await button('Undo').click()
  await expect.element(button('Save as a template')).toBeVisible()
  expect(held).toEqual([])
})

test('the saved text gets the focus however early the next frame is', async () => {
  server()
  // As on a busy machine, where React renders after it.
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    run(0)
    return 0
  })
  await show()
  await button('Save as a template').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Save as a template')).toHaveFocus()
  await keepAs('Polite')
  await expect.element(page.getByText('Saved as “Polite”')).toHaveFocus()
})

test('a name that is taken is replaced only after a second press, which can be undone', async () => {
  const held = server(aTemplate(), aTemplate({ _id: '2', kind: 'offer', name: 'Polite' }))
  await show()
  await keepAs('  filled ')
  await expect.element(page.getByText('You already have a template with this name.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Manage templates' })).toHaveAttribute('target', '_blank')
  expect(held[0]).toEqual(aTemplate())
  await button('Replace').click()
  await expect.element(button('Undo')).toBeVisible()
  expect(held[0]).toMatchObject({ _id: '1', body: 'Dear {firstName}, no.' })
  await button('Undo').click()
  await vi.waitFor(() => expect(held[0]).toMatchObject({ name: 'Filled', body: 'The job is filled.' }))
})

test('another name after that is a new template', async () => {
  const held = server(aTemplate(), aTemplate({ _id: '2', kind: 'offer', name: 'Polite' }))
  await show()
  await keepAs('Filled')
  await expect.element(button('Replace')).toBeVisible()
  await userEvent.fill(nameField(), 'Polite')
  await button('Save').click()
  await expect.element(page.getByText('Saved as “Polite”')).toBeVisible()
  expect(held).toHaveLength(3)
})

test('says why it cannot be saved: no name, too long a text, too many templates', async () => {
  server(...Array.from({ length: limits.answerTemplates }, (_, n) => aTemplate({ _id: `${n}`, name: `Number ${n}` })))
  await show()
  await keepAs(' ')
  await expect.element(page.getByText('Enter a name')).toBeVisible()
  await userEvent.fill(nameField(), 'One more')
  await button('Save').click()
  await expect.element(page.getByText('You can have up to 100 templates. Remove one first.')).toBeVisible()
  await userEvent.fill(feedback(), 'a'.repeat(2_001))
  await button('Save').click()
  await expect.element(page.getByText('A template can have up to 2,000 characters.', { exact: false })).toBeVisible()
})

test('Escape closes the name alone, and leaves dialog and text', async () => {
  server()
  const onClose = vi.fn()
  await show('Words of mine', onClose)
  await button('Save as a template').click()
  await userEvent.keyboard('half a name{Escape}')
  await expect.element(button('Save as a template')).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(feedback()).toHaveValue('Words of mine')
})

test('a text that is a template already is named instead of saved again', async () => {
  server(aTemplate())
  await show(' The job is filled.\n')
  await expect.element(page.getByText('Saved as “Filled”')).toBeVisible()
  expect(button('Save as a template').query()).toBeNull()
})

test('a chosen template gives back the words that it replaced', async () => {
  server(aTemplate())
  await show('Words of mine')
  await page.getByRole('combobox', { name: 'Use a template' }).click()
  await page.getByRole('option', { name: 'Filled', exact: true }).click()
  await expect.element(feedback()).toHaveValue('The job is filled.')
  await button('Undo').click()
  await expect.element(feedback()).toHaveValue('Words of mine')
})
