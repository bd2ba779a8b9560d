import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { Section } from '../Layout.tsx'
import { Tabs } from '../navigation/Tabs.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { Region } from './Region.tsx'
import { retryableLazy } from './retryable-lazy.ts'

const MESSAGE = 'We couldn’t show this part of the page. The rest still works.'
let broken: Set<string>
let reported: string[]

beforeEach(() => {
  broken = new Set()
  reported = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    for (const word of words) if (word instanceof Error) reported.push(word.message)
  })
})

function Part({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  if (broken.has(name)) throw new Error(`${name} is broken`)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

const NAMES = ['navigation', 'list', 'side panel']
const Parts = () => NAMES.map((name) => <Region key={name}>{<Part name={name} />}</Region>)

test.each(NAMES)('the others stay usable where the %s fails, which can be retried', async (name) => {
  broken.add(name)
  const screen = await renderUi(<Parts />)
  await expect.element(screen.getByRole('alert').getByText(MESSAGE)).toBeVisible()
  for (const other of NAMES.filter((one) => one !== name)) {
    await screen.getByRole('button', { name: `${other} 0` }).click()
    await expect.element(screen.getByRole('button', { name: `${other} 1` })).toBeVisible()
  }
  expect(reported).toContain(`${name} is broken`)
  await expectAccessible()

  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('alert').getByText(MESSAGE)).toBeVisible()
  broken.clear()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: `${name} 0` })).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  for (const other of NAMES.filter((one) => one !== name))
    await expect.element(screen.getByRole('button', { name: `${other} 1` })).toBeVisible()
})

test('a region that fails during use keeps the others unchanged', async () => {
  const screen = await renderUi(<Parts />)
  await screen.getByRole('button', { name: 'list 0' }).click()
  broken.add('navigation')
  await screen.getByRole('button', { name: 'navigation 0' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'list 1' })).toBeVisible()
})

test('navigating resets a failed region and keeps the others', async () => {
  broken.add('list')
  const page = (
    <>
      <Link to="/b">Go on</Link>
      <Parts />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/a'] })
  const screen = await render(<RouterProvider router={router} />)
  await screen.getByRole('button', { name: 'navigation 0' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  broken.clear()
  await screen.getByRole('link').click()
  await expect.element(screen.getByRole('button', { name: 'list 0' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'navigation 1' })).toBeVisible()
})

test.each([
  ['page', 'We couldn’t show this page'],
  ['icon', ''],
] as const)('as %s it can be retried too', async (as, title) => {
  broken.add('it')
  const screen = await renderUi(
    <Region as={as}>
      <Part name="it" />
    </Region>,
  )
  if (title) await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  broken.clear()
  await screen.getByRole('button', { name: /Try again/ }).click()
  await expect.element(screen.getByRole('button', { name: 'it 0' })).toBeVisible()
})

test('a region without content fails silently', async () => {
  broken.add('watch')
  const screen = await renderUi(
    <>
      <Region as="silent">
        <Part name="watch" />
      </Region>
      <Part name="page" />
    </>,
  )
  await expect.element(screen.getByRole('button')).toHaveTextContent('page 0')
  expect(document.querySelector('[role=alert]')).toBeNull()
})

describe('shared components are regions of their own', () => {
  const places: Record<string, { ui: (part: ReactNode) => ReactNode; stays: string }> = {
    'a section': { ui: (part) => <Section title="Reviews">{part}</Section>, stays: 'Reviews' },
    'a dialog': {
      ui: (part) => (
        <Dialog opened onClose={() => undefined} title="Report">
          {part}
        </Dialog>
      ),
      stays: 'Report',
    },
    'a tab': {
      ui: (part) => (
        <>
          <h2>Waiting</h2>
          <Tabs
            label="Which"
            value="all"
            onChange={() => undefined}
            tabs={[{ value: 'all', label: 'All', panel: part }]}
          />
        </>
      ),
      stays: 'Waiting',
    },
  }
  test.each(Object.entries(places))('%s keeps its title', async (_name, { ui, stays }) => {
    broken.add('it')
    const screen = await renderUi(ui(<Part name="it" />))
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: stays })).toBeVisible()
    broken.clear()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('button', { name: 'it 0' })).toBeVisible()
  })
})

test('retries a chunk that failed to load', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Part }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Part })
  const Late = retryableLazy(load)
  const screen = await renderUi(
    <Region>
      <Suspense>
        <Late name="late" />
      </Suspense>
    </Region>,
  )
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'late 0' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

const fetchNames = vi.fn<() => Promise<{ names: string[] | null }>>()
const names = queryOptions({ queryKey: ['names'], queryFn: fetchNames, staleTime: 60_000 })

function Names() {
  const { data } = useQuery(names)
  if (data?.names === null) throw new Error('No names')
  return <p>{data?.names.join()}</p>
}

test('refetches data that failed to render', async () => {
  fetchNames.mockResolvedValueOnce({ names: null }).mockResolvedValue({ names: ['Ana'] })
  const screen = await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Region>
        <Names />
      </Region>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Ana')).toBeVisible()
  expect(fetchNames).toHaveBeenCalledTimes(2)
})
