import type { LibraryFile } from '@hearback/contract/people/library-files.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { AttachFiles } from './AttachFiles.tsx'
import { useApplicationDraft } from './application-draft.ts'
import { useAttachments } from './use-attachments.ts'
import { WhyYou } from './WhyYou.tsx'

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
let client: ReturnType<typeof createQueryClient>
beforeEach(() => {
  chosen = []
  client = createQueryClient()
  globalThis.fetch = async () => Response.json({ success: true, files })
})
afterEach(() => {
  globalThis.fetch = realFetch
  vi.unstubAllGlobals()
})

/** The step with the letter. */
function Form() {
  const { draft, change } = useApplicationDraft('j1')
  const attachments = useAttachments(draft.files ?? [], (next) => change(({ files = [] }) => ({ files: next(files) })))
  chosen = attachments.chosen
  const nothing = () => undefined
  return (
    <>
      <h2>Apply</h2>
      <WhyYou
        company="Crust"
        value={draft.why}
        onChange={(why) => change({ why })}
        onBack={nothing}
        onNext={nothing}
        hasFiles={chosen.length > 0}
        isUploading={attachments.isUploading}
      >
        <AttachFiles company="Crust" attachments={attachments} />
      </WhyYou>
    </>
  )
}
const open = () =>
  renderUi(
    <QueryClientProvider client={client}>
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

/** An upload that ends when told to. */
class SlowUpload {
  static finish: (file: LibraryFile) => void = () => undefined
  status = 201
  responseText = ''
  upload = {}
  onload = () => undefined
  open = () => undefined
  setRequestHeader = () => undefined
  send = () => {
    SlowUpload.finish = (file) => {
      this.responseText = JSON.stringify({ success: true, file })
      this.onload()
    }
  }
}

test('what is typed while a file is uploaded stays, and the next step waits for the file', async () => {
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  files = [fileOf('cv')]
  await open()
  await page.getByLabelText(/Upload files/).upload(new File(['Dear'], 'letter.txt', { type: 'text/plain' }))
  await userEvent.type(page.getByRole('textbox'), 'I bake bread')
  await expect.element(page.getByRole('button', { name: /Continue/ })).toHaveAttribute('aria-busy', 'true')
  await box('cv').click()
  SlowUpload.finish(fileOf('letter'))
  await expect.element(page.getByText('2 of 5 attached')).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveValue('I bake bread')
  await expect.element(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy')
  expect(chosen).toEqual(['cv', 'letter'])
})

test('a chosen file that has left the library is not attached anymore', async () => {
  files = ['cv', 'letter'].map(fileOf)
  await open()
  await box('letter').click()
  await box('cv').click()
  files = [fileOf('cv')]
  await client.invalidateQueries()
  await expect.element(page.getByText('1 of 5 attached')).toBeVisible()
  expect(chosen).toEqual(['cv'])
})
