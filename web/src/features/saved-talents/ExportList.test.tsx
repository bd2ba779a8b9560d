import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { ExportList } from './ExportList.tsx'

const ana = '019a0000-0000-7000-8000-000000000001'
const people = [
  { _id: ana, displayName: 'Ana R.', firstName: '=Ana', lastName: 'Ruiz', jobTitle: 'Baker', skill: ['dough', 'rye'] },
  { _id: '019a0000-0000-7000-8000-000000000002', displayName: 'José B. 夜', jobTitle: 'Cook', skill: [] },
]
const found = {
  success: true,
  list: { _id: '019a0000-0000-7000-8000-000000000003', name: 'Spring 🥐', people: 2, hasPerson: false },
  profiles: people.map((person) => ({ jobCategory: null, city: 'Boise', ...person })),
  invitations: [
    { person: ana, job: ana, jobTitle: 'Night baker', invitedAt: '2026-01-02T12:00:00Z', answer: 'applied' },
  ],
}

let saved: { name: string; content: Promise<string> } | undefined
const watchDownloads = () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = { name: '', content: (blob as Blob).text() }
    return 'blob:nothing'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (saved) saved.name = this.download
  })
}
afterEach(() => {
  saved = undefined
  queryClient().clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = async () => {
  await renderUi(
    <QueryClientProvider client={queryClient()}>
      <ExportList id={found.list._id} />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Download CSV' }).click()
}

test('the file of a list has a row for each person, with names that are no formulas', async () => {
  watchDownloads()
  vi.stubGlobal('fetch', async () => Response.json(found))
  await show()
  await expect.poll(() => saved?.name).toBe('Spring 🥐.csv')
  const [header, first, second, end] = (await saved?.content)?.split('\r\n') ?? []
  expect(header).toMatch(/^.?"Name","Job title","Category","City","Skills"/u)
  expect(first).toContain(`"'=Ana Ruiz","Baker","","Boise","dough, rye"`)
  expect(first).toContain(`"Night baker","2026-01-02","applied","${location.origin}/talent/${ana}"`)
  expect(second).toContain('"José B. 夜","Cook"')
  expect(end).toBe('')
})

test('a refused export says why, and saves no file', async () => {
  watchDownloads()
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'not_found', error: 'x', message: 'Gone.' }, { status: 404 }),
  )
  await show()
  await expect.element(page.getByRole('button', { name: 'Download CSV' })).toBeEnabled()
  expect(saved).toBeUndefined()
})
