import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../../test/render-ui.tsx'
import { queryClient } from '../../../../api/query-client.ts'
import { SkillFilter } from './SkillFilter.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, skills: ['Baking', 'Food safety', 'Forklift'] }))
})
afterEach(() => {
  queryClient().clear()
  vi.unstubAllGlobals()
})

const show = async (...chosen: string[]) => {
  const change = vi.fn()
  await renderUi(
    <QueryClientProvider client={queryClient()}>
      <SkillFilter chosen={chosen} onChange={change} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('checkbox', { name: 'Forklift' })).toBeVisible()
  return change
}
const skills = () =>
  page
    .getByRole('checkbox')
    .elements()
    .map((box) => (box as HTMLInputElement).value)
const search = () => page.getByRole('searchbox', { name: 'Search or add a skill' })

test('the chosen skills come first, then those in demand', async () => {
  await show('Rye 夜')
  expect(skills()).toEqual(['Rye 夜', 'Baking', 'Food safety', 'Forklift'])
  await expect.element(page.getByRole('checkbox', { name: 'Rye 夜' })).toBeChecked()
  await expectAccessible()
})

test('typed letters narrow the choices, and offer a skill that is not among them once', async () => {
  const change = await show('Baking')
  await userEvent.fill(search(), 'fo')
  expect(skills()).toEqual(['Baking', 'fo', 'Food safety', 'Forklift'])
  await userEvent.fill(search(), ' forklift ')
  expect(skills()).toEqual(['Baking', 'Forklift'])
  await userEvent.fill(search(), 'BAKING')
  expect(skills()).toEqual(['Baking'])
  await userEvent.fill(search(), 'TIG welding')
  await userEvent.click(page.getByText('TIG welding'))
  expect(change).toHaveBeenCalledOnce()
})
