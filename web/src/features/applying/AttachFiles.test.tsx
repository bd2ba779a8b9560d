import type { LibraryFile } from '@hearback/contract/people/library-files.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { AttachFiles } from './AttachFiles.tsx'

const fileOf = (name: string): LibraryFile => ({
  _id: name,
  name: `${name}.pdf`,
  kind: 'cv',
  size: 24_000,
  mediaType: 'application/pdf',
  fileUrl: `/files/library/${name}`,
  createdAt: '2026-11-02T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
})
const realFetch = globalThis.fetch
let files: LibraryFile[]
let chosen: readonly string[]
beforeEach(() => {
  chosen = []
  globalThis.fetch = async () => Response.json({ success: true, files })
})
afterEach(() => {
  globalThis.fetch = realFetch
})

function Form() {
  const [ids, setIds] = useState<readonly string[]>([])
  chosen = ids
  return <AttachFiles company="Crust" chosen={ids} onChange={setIds} />
}
const open = () =>
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  )
const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) })

test('files of the library are attached in the order of choosing', async () => {
  files = ['cv', 'letter', 'license'].map(fileOf)
  await open()
  await box('license').click()
  await box('cv').click()
  await expect.element(page.getByText('2 of 5 attached')).toBeVisible()
  expect(chosen).toEqual(['license', 'cv'])
  await box('license').click()
  expect(chosen).toEqual(['cv'])
  await expectAccessible()
})

test('a sixth file cannot be attached, until another is unchecked', async () => {
  files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => fileOf(`file-${name}`))
  await open()
  for (const name of ['a', 'b', 'c', 'd', 'e']) await box(`file-${name}`).click()
  await expect.element(box('file-f')).toBeDisabled()
  await expect.element(page.getByText('You can attach up to 5 files.', { exact: false })).toBeVisible()
  await box('file-a').click()
  await box('file-f').click()
  expect(chosen).toEqual(['file-b', 'file-c', 'file-d', 'file-e', 'file-f'])
})
