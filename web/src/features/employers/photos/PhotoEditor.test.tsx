import type { CompanyPhoto } from '@hearback/contract/people/company-photos.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { createQueryClient } from '../../../api/query-client.ts'
import { PhotoEditor } from './PhotoEditor.tsx'

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const photoOf = (id: string): CompanyPhoto => {
  const url = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>#${id}`
  return { _id: id, description: `About ${id}`, width: 300, height: 200, small: url, medium: url, large: url }
}
const realFetch = globalThis.fetch
let stored: CompanyPhoto[]
let calls: string[]
/** Response to a change; undefined for the usual one. */
let refuse: (call: string) => Response | undefined
let delayMs: number

beforeEach(() => {
  stored = ['a', 'b', 'c'].map(photoOf)
  calls = []
  refuse = () => undefined
  delayMs = 0
  globalThis.fetch = async (url, { method = 'GET', body } = {}) => {
    if (method !== 'GET') {
      const id = String(url).split('/').at(-1) ?? ''
      const sent = body instanceof FormData ? (body.get('file') as File).name : String(body ?? '')
      const call = `${method} ${id} ${sent}`.trim()
      calls.push(call)
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      const refusal = refuse(call)
      if (refusal) return refusal
      stored = changed(method, id, sent)
    }
    return Response.json({ success: true, photos: stored })
  }
})
function changed(method: string, id: string, sent: string): CompanyPhoto[] {
  if (method === 'POST') return [...stored, photoOf(ids[stored.length] ?? '')]
  if (method === 'DELETE') return stored.filter(({ _id }) => _id !== id)
  const body = JSON.parse(sent) as { ids: string[]; description: string | null }
  if (method === 'PUT') return body.ids.map(photoOf)
  return stored.map((photo) => (photo._id === id ? { ...photo, ...body } : photo))
}
afterEach(() => {
  globalThis.fetch = realFetch
})

async function open() {
  await renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <PhotoEditor employerId="acme" />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(`${stored.length} of 8`)).toBeVisible()
}
const shown = () => [...document.querySelectorAll('li input')].map((field) => (field as HTMLInputElement).value.at(-1))
const choose = (...names: string[]) =>
  userEvent.upload(
    page.getByLabelText(/^Add photos/),
    names.map((name) => new File([name], name, { type: 'image/png' })),
  )
const button = (name: string) => page.getByRole('button', { name })

test('arrow keys on a move button move the photo, keep the focus and say where it is', async () => {
  await open()
  await expectAccessible()
  button('Move photo 1 down').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(shown()).toEqual(['b', 'a', 'c'])
  await expect.element(button('Move photo 2 down')).toHaveFocus()
  await expect.element(page.getByText('Now photo 2 of 3')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(shown()).toEqual(['b', 'c', 'a'])
  await expect.element(button('Move photo 3 down')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => stored.map(({ _id }) => _id)).toEqual(['b', 'a', 'c'])
})

test('presses in quick succession are sent one after the other, and the last order stays', async () => {
  delayMs = 60
  await open()
  button('Move photo 3 up').element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(shown).toEqual(['c', 'a', 'b'])
  await expect.poll(() => calls).toEqual(['PUT photos {"ids":["a","c","b"]}', 'PUT photos {"ids":["c","a","b"]}'])
  await expect.poll(() => stored.map(({ _id }) => _id)).toEqual(['c', 'a', 'b'])
  expect(shown()).toEqual(['c', 'a', 'b'])
})

test('a second press before the first is rendered moves on', async () => {
  await open()
  const up = button('Move photo 3 up').element() as HTMLElement
  up.click()
  up.click()
  await expect.poll(shown).toEqual(['c', 'a', 'b'])
  await expect.poll(() => stored.map(({ _id }) => _id)).toEqual(['c', 'a', 'b'])
})

test('an order that is refused goes back to what is stored, and the reason is told', async () => {
  await open()
  refuse = () => Response.json({ code: 'conflict', message: 'This has changed in the meantime.' }, { status: 409 })
  await button('Move photo 1 down').click()
  await expect.element(page.getByText('This has changed in the meantime.')).toBeVisible()
  await expect.poll(shown).toEqual(['a', 'b', 'c'])
})

test('a photo is dragged onto the place of another', async () => {
  await open()
  const rows = document.querySelectorAll('li')
  const dataTransfer = new DataTransfer()
  const drag = (row: Element | undefined, type: string) =>
    row?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  drag(rows[2], 'dragstart')
  drag(rows[0], 'dragover')
  drag(rows[0], 'drop')
  await expect.poll(shown).toEqual(['c', 'a', 'b'])
})

test('several files are uploaded one by one; one that fails is named and does not stop the others', async () => {
  await open()
  refuse = (call) =>
    call.endsWith('old.png')
      ? Response.json({ code: 'invalid_input', message: 'This picture is damaged.' }, { status: 422 })
      : undefined
  await choose('oven.png', 'old.png', 'shop.png')
  await expect.element(page.getByRole('alert')).toHaveTextContent('old.png wasn’t added. This picture is damaged.')
  await expect.poll(() => calls).toEqual(['POST photos oven.png', 'POST photos old.png', 'POST photos shop.png'])
  await expect.poll(shown).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('files over the limit are not sent, and are named', async () => {
  stored = ids.slice(0, 6).map(photoOf)
  await open()
  await choose('1.png', '2.png', '3.png')
  await expect.element(page.getByText(/^3.png wasn’t added/)).toBeVisible()
  await expect.element(page.getByText(/^You have 8 photos/)).toBeVisible()
  expect(calls).toHaveLength(2)
})

test('an order that is sent after an upload includes its photo', async () => {
  delayMs = 60
  await open()
  await choose('oven.png')
  await button('Move photo 1 down').click()
  await expect.poll(() => calls.at(-1)).toBe('PUT photos {"ids":["b","a","c","d"]}')
  await expect.poll(() => stored.map(({ _id }) => _id)).toEqual(['b', 'a', 'c', 'd'])
  await expect.poll(shown).toEqual(['b', 'a', 'c', 'd'])
})

test('a description is saved with Enter and when its field is left, once, and never submits the form', async () => {
  await open()
  const field = page.getByLabelText('What photo 1 shows')
  await userEvent.fill(field, 'Our oven')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => calls).toEqual(['PATCH a {"description":"Our oven"}'])
  await userEvent.tab()
  await userEvent.fill(page.getByLabelText('What photo 2 shows'), ' ')
  await userEvent.tab()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]).toBe('PATCH b {"description":null}')
})

test('a photo is removed after a question', async () => {
  await open()
  await button('Remove photo 2').click()
  await button('Remove photo').last().click()
  await expect.poll(() => calls).toEqual(['DELETE b'])
  expect(shown()).toEqual(['a', 'c'])
})
