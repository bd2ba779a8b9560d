import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../../test/render-ui.tsx'
import { readSearch } from './job-search.ts'
import { SearchChips } from './SearchChips.tsx'

const render = (ui: ReactElement) =>
  renderUi(<QueryClientProvider client={new QueryClient()}>{ui}</QueryClientProvider>)
const none = { employmentType: [], workplace: [], shift: [], experienceLevel: [], benefits: [] }

test('each word that is a filter is a chip, whose removal keeps the other words as filters', async () => {
  const change = vi.fn()
  const understood = { ...none, keyword: 'nurse', shift: ['night' as const], workplace: ['remote' as const] }
  const search = readSearch(new URLSearchParams('keyword=remote+night+shift+nurse&workplace=remote'))
  await render(<SearchChips search={search} change={change} understood={understood} />)
  await expect.element(page.getByRole('list', { name: 'Words used as filters' })).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Remove Night shift' }))
  expect(change).toHaveBeenCalledExactlyOnceWith({ ...understood, shift: [] })
})

test('a search without such words has no chips', async () => {
  await render(<SearchChips search={readSearch(new URLSearchParams())} change={vi.fn()} understood={null} />)
  expect(page.getByRole('button').elements()).toEqual([])
})
