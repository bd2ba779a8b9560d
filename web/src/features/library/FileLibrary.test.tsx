import type { LibraryFile } from '@hearback/contract/people/library-files.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { FileLibrary } from './FileLibrary.tsx'

const cv: LibraryFile = {
  _id: 'a',
  name: 'My CV.pdf',
  kind: 'cv',
  size: 24_000,
  mediaType: 'application/pdf',
  fileUrl: '/files/library/a',
  createdAt: '2026-11-02T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
}
const realFetch = globalThis.fetch
let calls: string[]
let files: LibraryFile[]
beforeEach(() => {
  files = [cv]
  calls = []
  globalThis.fetch = async (url, { method = 'GET', body } = {}) => {
    if (method !== 'GET') calls.push(`${method} ${url} ${typeof body === 'string' ? body : ''}`.trim())
    if (method === 'DELETE') files = []
    if (String(url).endsWith('/restore')) files = [cv]
    return Response.json({ success: true, files, file: cv })
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const open = () =>
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <FileLibrary />
    </QueryClientProvider>,
  )
const button = (name: string) => page.getByRole('button', { name })

test('a removed file is gone immediately, and undo brings it back', async () => {
  await open()
  await expect.element(page.getByText('1 of 30 files, 24 kB of 100 MB')).toBeVisible()
  await expectAccessible()
  await button('Remove My CV.pdf').click()
  await expect.element(page.getByText('No files yet')).toBeVisible()
  await button('Undo').click()
  await expect.element(button('Edit My CV.pdf')).toBeVisible()
  expect(calls).toEqual(['DELETE /api/jobseekeruser/files/a', 'POST /api/jobseekeruser/files/a/restore'])
})

test('a file is renamed without its extension', async () => {
  await open()
  await button('Edit My CV.pdf').click()
  await page.getByLabelText('Name').fill('Ana Ruiz')
  await button('Save').click()
  await expect.poll(() => calls).toEqual(['PATCH /api/jobseekeruser/files/a {"name":"Ana Ruiz.pdf","kind":"cv"}'])
})
