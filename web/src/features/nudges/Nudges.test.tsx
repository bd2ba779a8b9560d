import type { Nudge } from '@hearback/contract/hiring/clock/nudges.ts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { NudgedNotice } from './NudgedNotice.tsx'
import { NudgeQuestion } from './NudgeQuestion.tsx'

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

/** An application that is as many days old, on the server. */
function anApplication(days: number, nudgedAt: string | null = null) {
  return {
    _id: 'a1',
    awaitsAnswer: true,
    applicant: { _id: 'ana', firstName: 'Ana', lastName: 'Ruiz' } as never,
    jobDetails: { company: { businessName: 'Stone Oven' } } as never,
    nudge: { possibleFrom: daysAgo(days - 10), nudgedAt } as Nudge,
  }
}

let stored = anApplication(11)
function network(refusal?: string) {
  const paths: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    paths.push(new URL(url, location.href).pathname)
    if (refusal) return Promise.resolve(Response.json({ success: false, message: refusal }, { status: 409 }))
    stored = anApplication(11, daysAgo(0))
    return Promise.resolve(Response.json({ success: true, nudge: stored.nudge }))
  })
  return paths
}
afterEach(() => vi.unstubAllGlobals())

function Page() {
  const { data } = useQuery({ queryKey: ['applications', 'detail', 'a1'], queryFn: () => stored })
  return data ? <NudgeQuestion application={data} /> : null
}
const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
const button = () => page.getByRole('button', { name: 'Ask for an answer' })

test('before day 10 the seeker reads from when on they can ask, without a button', async () => {
  stored = anApplication(3)
  await show()
  await expect.element(page.getByText(/^If you haven’t heard back by .+, you can ask Stone Oven once/)).toBeVisible()
  expect(button().query()).toBeNull()
})

test('from day 10 on they ask once, and then read when they did', async () => {
  stored = anApplication(11)
  const paths = network()
  await show()
  await button().click()
  await expect.element(page.getByText(/^You asked Stone Oven for an answer on /)).toBeVisible()
  expect(button().query()).toBeNull()
  expect(paths).toEqual(['/api/jobapplication/nudge/a1'])
})

test('a refusal says why', async () => {
  stored = anApplication(11)
  network('You can’t ask for an answer to this application right now.')
  await show()
  await button().click()
  await expect.element(page.getByText('You can’t ask for an answer to this application right now.')).toBeVisible()
})

test.each([
  ['is answered', { ...anApplication(11), awaitsAnswer: false }],
  ['takes none', { ...anApplication(11), nudge: undefined }],
])('nothing is shown for an application that %s', async (_, application) => {
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <p>Here</p>
      <NudgeQuestion application={application} />
      <NudgedNotice application={application} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('Here')).toBeVisible()
  expect(page.getByText(/ask|Still/).query()).toBeNull()
})

test('the employer reads when the applicant asked, until they answer', async () => {
  await renderUi(<NudgedNotice application={anApplication(11, '2026-11-20T12:00:00.000Z')} />)
  await expect.element(page.getByText('Ana Ruiz asked again on Nov 20, 2026.')).toBeVisible()
})
