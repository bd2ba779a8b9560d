import type { ApplicationNote } from '@hearback/contract/hiring/application-notes.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { clearSession, setSession } from '../../api/session.ts'
import { ApplicationNotes } from './ApplicationNotes.tsx'

const note = (id: string, text: string, part: Partial<ApplicationNote> = {}): ApplicationNote => ({
  _id: id,
  text,
  author: { name: 'Hana', isYou: true },
  createdAt: '2026-11-01T00:00:00.000Z',
  editedAt: null,
  mayDelete: true,
  ...part,
})
const failure = (status: number, code: string, message: string) => Response.json({ code, message }, { status })

/** The notes on the server by application, and the reply that replaces the next change. */
let stored: Record<string, ApplicationNote[]>
let nextReply: (() => Response | Promise<Response>) | undefined
let keys: string[]

function reply(url: string, { method, body }: RequestInit): Response {
  const [, application = 'a1'] = /jobapplication\/(\w+)\//.exec(url) ?? []
  const list = stored[application] ?? []
  if (method === 'GET') return Response.json({ notes: list })
  const id = url.split('/').at(-1)
  const held = list.find(({ _id }) => _id === id)
  const { text, was, clientNoteId } = JSON.parse(String(body ?? '{}'))
  if (method === 'POST') {
    keys.push(clientNoteId)
    const added = note(`n${list.length + 1}`, text)
    stored[application] = [added, ...list]
    return Response.json({ note: added })
  }
  if (!held) return failure(404, 'not_found', 'This note was deleted.')
  if (method === 'DELETE') {
    stored[application] = list.filter((one) => one !== held)
    return Response.json({})
  }
  if (was !== held.text) return failure(409, 'conflict', 'You changed this note somewhere else.')
  Object.assign(held, { text, editedAt: '2026-11-02T00:00:00.000Z' })
  return Response.json({ note: { ...held } })
}

beforeEach(() => {
  stored = { a1: [], a2: [] }
  nextReply = undefined
  keys = []
  setSession({ token: 't', user: { _id: 'u', email: 'hana@x.example', userType: 'employer', emailVerified: true } })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const instead = init.method === 'GET' ? undefined : nextReply
    if (instead) nextReply = undefined
    return instead ? instead() : reply(url, init)
  })
})
afterEach(() => {
  sessionStorage.clear()
  clearSession()
  queryClient().clear()
  vi.unstubAllGlobals()
})

const notes = (id: string) => (
  <QueryClientProvider client={queryClient()}>
    <h2>Applicant</h2>
    <ApplicationNotes key={id} applicationId={id} />
  </QueryClientProvider>
)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const newNote = () => page.getByRole('textbox', { name: 'New note' })
const editor = () => page.getByRole('textbox', { name: 'Note', exact: true })
const write = async (text: string) => {
  await button('Write a note').click()
  await userEvent.type(newNote(), text)
}

test('a note is shown while it is sent, and the form says that the applicant can get it', async () => {
  await renderUi(notes('a1'))
  await button('Write a note').click()
  await expect.element(newNote()).toHaveFocus()
  await expect.element(page.getByText(/the applicant, who gets them with a data export/)).toBeVisible()
  await expectAccessible()
  await userEvent.type(newNote(), 'Calm at the oven')
  const answer = Promise.withResolvers<Response>()
  nextReply = () => answer.promise
  await button('Add note').click()
  await expect.element(page.getByText('Saving…')).toBeVisible()
  await expect.element(button('Write a note')).toHaveFocus()
  answer.resolve(Response.json({ note: note('n1', 'Calm at the oven') }))
  await expect.element(page.getByText('Note added.')).toBeVisible()
  await expect.element(page.getByRole('listitem').getByText('Calm at the oven')).toBeVisible()
  await expectAccessible()
})

test('a note that could not be sent returns to the form, and a retry has the same key', async () => {
  await renderUi(notes('a1'))
  await write('Calm')
  nextReply = () => failure(503, 'unavailable', 'Please try again.')
  await button('Add note').click()
  await expect.element(page.getByText('Please try again.')).toBeVisible()
  await expect.element(newNote()).toHaveValue('Calm')
  expect(page.getByRole('listitem').elements()).toHaveLength(0)
  const kept = JSON.parse(sessionStorage.getItem('hearback.application-notes.a1') ?? '{}').key
  await button('Add note').click()
  await expect.element(page.getByRole('listitem').getByText('Calm')).toBeVisible()
  expect(keys).toEqual([kept])
})

test('an empty note is not sent, and says why', async () => {
  await renderUi(notes('a1'))
  await write('  ')
  await button('Add note').click()
  await expect.element(page.getByText('Write the note first')).toBeVisible()
  await expect.element(newNote()).toHaveFocus()
  expect(keys).toEqual([])
})

test('drafts stay with their applicant when another one is opened', async () => {
  const screen = await renderUi(notes('a1'))
  await write('About Ana')
  await screen.unmount()
  const other = await renderUi(notes('a2'))
  expect(newNote().elements()).toHaveLength(0)
  await write('About Bo')
  await other.unmount()
  await renderUi(notes('a1'))
  await expect.element(newNote()).toHaveValue('About Ana')
  await button('Cancel').click()
  await expect.element(button('Write a note')).toHaveFocus()
})

test('a note that fails while another applicant is open returns to the drafts of its own', async () => {
  const screen = await renderUi(notes('a1'))
  await write('About Ana')
  const answer = Promise.withResolvers<Response>()
  nextReply = () => answer.promise
  await button('Add note').click()
  await screen.unmount()
  const other = await renderUi(notes('a2'))
  answer.resolve(failure(503, 'unavailable', 'Please try again.'))
  await expect.element(page.getByText('Please try again.')).toBeVisible()
  expect(newNote().elements()).toHaveLength(0)
  await other.unmount()
  await renderUi(notes('a1'))
  await expect.element(newNote()).toHaveValue('About Ana')
})

test('only the author edits a note, and a note without a known author still says that it is from the team', async () => {
  stored.a1 = [
    note('n2', 'Hers', { author: { name: null, isYou: false }, mayDelete: false }),
    note('n1', 'Mine', { editedAt: '2026-11-02T00:00:00.000Z' }),
  ]
  await renderUi(notes('a1'))
  await expect.element(page.getByText('A member of your team')).toBeVisible()
  await expect.element(page.getByText('Edited', { exact: true })).toBeVisible()
  expect(button('Edit note').elements()).toHaveLength(1)
  expect(button('Delete note').elements()).toHaveLength(1)
})

test('a note changed in another tab is shown before it is replaced', async () => {
  stored.a1 = [note('n1', 'Calm')]
  await renderUi(notes('a1'))
  await button('Edit note').click()
  await expect.element(editor()).toHaveFocus()
  await userEvent.fill(editor(), 'Mine')
  stored.a1 = [note('n1', 'Theirs')]
  await button('Save').click()
  await expect.element(page.getByText('You changed this note somewhere else. It now says:')).toBeVisible()
  await expect.element(page.getByText('Theirs')).toBeVisible()
  await expect.element(editor()).toHaveValue('Mine')
  await expectAccessible()
  await button('Replace with mine').click()
  await expect.element(page.getByText('Note saved.')).toBeVisible()
  await expect.element(button('Edit note')).toHaveFocus()
  expect(stored.a1[0]?.text).toBe('Mine')
})

test('the text of a note that was deleted while it was edited can be used as a new note', async () => {
  stored.a1 = [note('n1', 'Calm')]
  await renderUi(notes('a1'))
  await button('Edit note').click()
  await userEvent.fill(editor(), 'Calm and quick')
  stored.a1 = []
  await button('Save').click()
  await expect.element(page.getByText('This note was deleted while you were editing it. You wrote:')).toBeVisible()
  await button('Use as a new note').click()
  await expect.element(newNote()).toHaveValue('Calm and quick')
  expect(button('Discard').elements()).toHaveLength(0)
})

test('a note is deleted after a question, and the focus goes to the heading', async () => {
  stored.a1 = [note('n2', 'Second'), note('n1', 'First')]
  await renderUi(notes('a1'))
  await button('Delete note').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click()
  await expect.element(page.getByText('Second')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Private notes' })).toHaveFocus()
  await expect.element(page.getByText('First')).toBeVisible()
})

test('of many notes the newest five are shown first', async () => {
  stored.a1 = Array.from({ length: 7 }, (_, n) => note(`n${n}`, `Note ${n}`))
  await renderUi(notes('a1'))
  await expect.element(page.getByText('Note 4')).toBeVisible()
  expect(page.getByText('Note 5').elements()).toHaveLength(0)
  await button('Show all 7 notes').click()
  await expect.element(page.getByText('Note 6')).toBeVisible()
})
