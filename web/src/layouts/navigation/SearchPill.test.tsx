import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { SearchPill } from './SearchPill.tsx'

const Pill = () => (
  <QueryClientProvider client={new QueryClient()}>
    <SearchPill />
  </QueryClientProvider>
)

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin)
    asked.push(`${pathname} ${searchParams.get('query')}`)
    const places = ['Portland, OR', 'Porto'].map((label, _id) => ({ _id, label }))
    return Promise.resolve(Response.json({ places, suggestions: ['baker', 'bakery'] }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const place = () => page.getByRole('combobox', { name: 'Place' })
const words = () => page.getByRole('combobox', { name: 'Job, skill or company' })
const option = (name: string) => page.getByRole('option', { name })
const sent = () => [...new FormData(page.getByRole('search').element() as HTMLFormElement)]

test('requests nothing before typing, then suggests places with the prefix', async () => {
  await renderUi(<Pill />)
  await page.getByRole('textbox', { name: 'Place' }).click()
  await expect.element(place()).toHaveAttribute('aria-expanded', 'false')
  expect(asked).toEqual([])
  await userEvent.keyboard('Port')
  await expect.element(option('Portland, OR')).toBeVisible()
  expect(asked).toEqual(['/api/places Port'])
  await expect.element(place()).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible()
})

test('an arrow key and Enter search the selected place without the previous circle', async () => {
  await renderUi(<Pill />, '/jobs?location=Boise&latitude=43.6&longitude=-116.2&radius=10&workplace=remote')
  await page.getByRole('textbox', { name: 'Place' }).fill('Port')
  await expect.element(option('Portland, OR')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(page.getByLabelText('Place')).toHaveValue('Porto')
  await expect.poll(sent).toEqual([
    ['keyword', ''],
    ['location', 'Porto'],
    ['workplace', 'remote'],
  ])
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test('a click on a word searches it', async () => {
  await renderUi(<Pill />)
  await page.getByRole('textbox', { name: 'Job, skill or company' }).fill('bak')
  await option('bakery').click()
  await expect.poll(sent).toContainEqual(['keyword', 'bakery'])
})

test('without a selection Enter searches the typed text, and Escape closes the list', async () => {
  await renderUi(<Pill />)
  await page.getByRole('textbox', { name: 'Job, skill or company' }).fill('bak')
  await expect.element(option('baker')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(option('baker')).not.toBeInTheDocument()
  await expect.element(words()).toHaveValue('bak')
  await userEvent.keyboard('e')
  await expect.element(option('baker')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Job, skill or company')).toHaveValue('bake')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test('suggests companies after the words, and leads to their pages', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin)
    if (!pathname.includes('gethrallprofiles')) return Promise.resolve(Response.json({ suggestions: ['copper'] }))
    asked.push(searchParams.get('keyword') ?? '')
    const profiles = [{ _id: '019a', businessName: 'Copper Kettle', businessLocation: 'Boise, ID' }]
    return Promise.resolve(Response.json({ profiles }))
  })
  await renderUi(<Pill />, '/jobs')
  await page.getByRole('textbox', { name: 'Job, skill or company' }).fill('co')
  await expect.element(option('copper')).toBeVisible()
  expect(asked).toEqual([])
  await words().fill('copp')
  await expect.element(option('Copper Kettle, Boise, ID')).toBeVisible()
  expect(page.getByRole('option').elements()[0]?.textContent).toBe('copper')
  await expectAccessible()
  await option('Copper Kettle, Boise, ID').click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(words()).toHaveValue('copp')
})

const categories = [
  { name: 'Warehouse', jobs: 30 },
  { name: 'Software and data', jobs: 1200 },
]
function suggestWithCounts() {
  queryClient().clear()
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname } = new URL(address, location.origin)
    if (pathname.endsWith('/categories')) return Promise.resolve(Response.json({ categories }))
    if (pathname.endsWith('/suggest'))
      return Promise.resolve(
        Response.json({ suggestions: ['data', 'datacenter', 'database'], counts: { data: 1000, database: 1 } }),
      )
    return Promise.resolve(Response.json({ profiles: [] }))
  })
}

test('suggestions have the number of open jobs where it is known, and categories filter instead of the words', async () => {
  suggestWithCounts()
  await renderUi(<Pill />, '/jobs')
  await page.getByRole('textbox', { name: 'Job, skill or company' }).fill('dat')
  await expect.element(page.getByRole('option', { name: 'data 1,000+ jobs' })).toBeVisible()
  const shown = page
    .getByRole('option')
    .elements()
    .map((one) => one.textContent?.replace(/\s/gu, ' '))
  expect(shown).toEqual(['data1,000+ jobs', 'datacenter', 'database1 job', 'Software and dataCategory · 1,200 jobs'])
  await expectAccessible()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(words()).toHaveValue('')
  await expect.poll(sent).toEqual([
    ['keyword', ''],
    ['location', ''],
    ['category', 'Software and data'],
  ])
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test('a category keeps the place and the other filters; counts of all jobs are left out beside them', async () => {
  suggestWithCounts()
  await renderUi(<Pill />, '/jobs?location=Boise&workplace=remote&category=Warehouse')
  await page.getByRole('textbox', { name: 'Job, skill or company' }).fill('dat')
  const category = page.getByRole('option', { name: 'Software and data Category' })
  await expect.element(category).toHaveTextContent('Software and dataCategory')
  expect(page.getByRole('option').elements()[0]?.textContent).toBe('data')
  await category.click()
  await expect.poll(sent).toEqual([
    ['keyword', ''],
    ['location', 'Boise'],
    ['workplace', 'remote'],
    ['category', 'Software and data'],
  ])
})
