import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { ImportResume } from './ImportResume.tsx'

afterEach(() => void vi.unstubAllGlobals())

/** Rejects each file. */
class Rejecting {
  status = 422
  responseText = JSON.stringify({
    success: false,
    code: 'invalid_input',
    message: 'A JSON Resume is an object that starts with { and ends with }',
    fields: {},
  })
  upload = {}
  onload = () => undefined
  open = () => undefined
  setRequestHeader = () => undefined
  send = () => this.onload()
}

test('a pasted resume that cannot be read is still there to be corrected', async () => {
  vi.stubGlobal('XMLHttpRequest', Rejecting)
  await renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <ImportResume onDone={() => undefined} />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Paste a JSON Resume instead' }).click()
  await page.getByRole('textbox', { name: 'File contents' }).fill('{ "basics": ')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.element(page.getByText(/starts with \{/)).toBeVisible()
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await expect.element(page.getByRole('textbox', { name: 'File contents' })).toHaveValue('{ "basics": ')
})
