import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { queryClient } from '../../../api/query-client.ts'
import { clearSession, setSession } from '../../../api/session.ts'
import { savedJobs } from '../jobs.queries.ts'
import { SavedJobNote } from './SavedJobNote.tsx'

const job = { _id: 'j1', jobTitle: 'Baker' }
let stored = ''
const Note = () => {
  const { data } = useQuery(savedJobs(1))
  return data ? <SavedJobNote job={job} note={data.notes[job._id] ?? ''} /> : null
}
const show = () =>
  renderUi(
    <QueryClientProvider client={queryClient()}>
      <Note />
    </QueryClientProvider>,
  )

beforeEach(() => {
  stored = ''
  setSession({ token: 't', user: { _id: 'u', email: 'ana@x.example', userType: 'jobseeker', emailVerified: true } })
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET')
      return Response.json({ jobs: [], total: 0, totalPages: 0, notes: stored ? { [job._id]: stored } : {} })
    const { note, was } = JSON.parse(String(body))
    if (was !== stored && note !== stored)
      return Response.json({ code: 'conflict', message: 'Changed.' }, { status: 409 })
    stored = note
    return Response.json({ note })
  })
})
afterEach(() => {
  sessionStorage.clear()
  clearSession()
  queryClient().clear()
  vi.unstubAllGlobals()
})

const add = () => page.getByRole('button', { name: 'Add a note to Baker' })
const edit = () => page.getByRole('button', { name: 'Edit the note on Baker' })
const box = () => page.getByRole('textbox', { name: 'Private note on Baker' })
const save = () => page.getByRole('button', { name: 'Save' })

test('a note is added, edited and removed, with the focus following', async () => {
  await show()
  await add().click()
  await expect.element(box()).toHaveFocus()
  await expectAccessible()
  await userEvent.type(box(), 'Ask about shifts')
  await save().click()
  await expect.element(edit()).toHaveFocus()
  await expect.element(page.getByText('Ask about shifts')).toBeVisible()
  await edit().click()
  await userEvent.clear(box())
  await save().click()
  await expect.element(add()).toHaveFocus()
  expect(stored).toBe('')
})

test('a draft survives a reload of the tab and is dropped by Cancel', async () => {
  const first = await show()
  await add().click()
  await userEvent.type(box(), 'Ask about')
  await first.unmount()
  await show()
  await expect.element(box()).toHaveValue('Ask about')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(add()).toHaveFocus()
})

test('a note changed in another tab is shown before it is replaced', async () => {
  await show()
  await add().click()
  await userEvent.type(box(), 'Mine')
  stored = 'Theirs'
  await save().click()
  await expect.element(page.getByText('You changed this note somewhere else. It now says:')).toBeVisible()
  await expect.element(page.getByText('Theirs')).toBeVisible()
  await expect.element(box()).toHaveValue('Mine')
  expect(stored).toBe('Theirs')
  await page.getByRole('button', { name: 'Replace with mine' }).click()
  await expect.element(page.getByText('Mine')).toBeVisible()
  expect(stored).toBe('Mine')
})
