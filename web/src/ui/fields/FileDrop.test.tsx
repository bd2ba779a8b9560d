import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { FileDrop } from './FileDrop.tsx'

async function drop(...items: { file: File; isFolder?: boolean }[]) {
  const onFile = vi.fn<(file: File) => void>()
  await renderUi(<FileDrop label="Resume" hint="PDF" accept=".pdf" maxSize={10} onFile={onFile} />)
  const dataTransfer = new DataTransfer()
  for (const { file } of items) dataTransfer.items.add(file)
  const entries = items.map(({ isFolder = false }) => ({ isDirectory: isFolder }) as FileSystemEntry)
  const entry = vi
    .spyOn(DataTransferItem.prototype, 'webkitGetAsEntry')
    .mockImplementation(() => entries.shift() ?? null)
  page
    .getByText('Resume')
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  entry.mockRestore()
  return onFile
}

test('takes a dropped file', async () => {
  const onFile = await drop({ file: new File(['x'], 'cv.pdf') })
  expect(onFile.mock.calls.map(([{ name }]) => name)).toEqual(['cv.pdf'])
})

test.each([
  ['an empty file', { file: new File([], 'cv.pdf') }, 'cv.pdf is empty, or it’s a folder.'],
  ['a folder', { file: new File(['list'], 'papers'), isFolder: true }, 'papers is empty, or it’s a folder.'],
  ['a file that is too large', { file: new File(['x'.repeat(11)], 'cv.pdf') }, 'cv.pdf is larger than 0 MB.'],
])('refuses %s with a reason', async (_name, item, reason) => {
  const onFile = await drop(item)
  await expect.element(page.getByRole('alert')).toHaveTextContent(reason)
  expect(onFile).not.toHaveBeenCalled()
})

test('dropped text changes nothing', async () => {
  const onFile = await drop()
  expect(onFile).not.toHaveBeenCalled()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
