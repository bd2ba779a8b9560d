import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../../test/render-ui.tsx'
import { NeedFields } from './JobFormFields.tsx'

afterEach(() => vi.unstubAllGlobals())

test('the skills of a job are suggested as other jobs write them', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ skills: ['Patient care', 'Wound care'] }))
  const onChange = vi.fn()
  const field = (name: string) => (name === 'skills' ? { value: [], onChange } : {}) as never
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <NeedFields field={field} />
    </QueryClientProvider>,
  )
  await page.getByRole('combobox', { name: 'Skills' }).fill('pati')
  await page.getByRole('option', { name: 'Patient care' }).click()
  expect(onChange).toHaveBeenCalledWith(['Patient care'])
})
