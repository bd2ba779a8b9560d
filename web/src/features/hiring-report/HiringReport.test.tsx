import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { HiringReportView } from './HiringReportView.tsx'
import type { Report } from './hiring-report.queries.ts'
import { durationWords, memberWords, timeCells } from './report-words.ts'

afterEach(() => {
  queryClient().clear()
  vi.unstubAllGlobals()
})

const DAY = 86_400
const time = { lower: DAY, median: 2.5 * DAY, upper: 12 * DAY }
const report: Report = {
  since: '2026-08-01',
  until: '2026-10-29',
  timeZone: 'America/Boise',
  job: null,
  applications: 1_200,
  answered: 900,
  claimed: 120,
  answerTime: time,
  stages: [
    { stage: 'applied', finished: 1_100, current: 100, time },
    { stage: 'offered', finished: 4, current: 1, time: null },
  ],
  sources: [{ source: 'search', applications: 1_200, answered: 900, interviews: 90, hired: 9 }],
  members: [
    { member: 'm1', name: 'أحمد 🥐', answered: 890, claimed: 120, answerTime: time },
    { member: 'm2', name: null, answered: 10, claimed: 0, answerTime: time },
  ],
  jobs: [
    {
      _id: 'j1',
      jobTitle: '=HYPERLINK("x")',
      deleted: true,
      applications: 1_200,
      answered: 900,
      claimed: 120,
      answerTime: time,
    },
  ],
  jobCount: 1,
  closings: { here: 3, elsewhere: 1, noOne: 0 },
}

const show = (reply: object, status = 200) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ success: status === 200, ...reply }, { status })),
  )
  return renderUi(
    <QueryClientProvider client={queryClient()}>
      <HiringReportView />
    </QueryClientProvider>,
  )
}

test('shows the same figures in tables beside the charts, and says where there are too few', async () => {
  await show(report)
  const stages = page.getByRole('region', { name: 'Time in each stage' }).getByRole('table')
  await expect.element(stages.getByRole('row', { name: 'New 1,100 100 24 hours 2.5 days 12 days' })).toBeVisible()
  await expect.element(stages.getByRole('row', { name: 'Offer 4 1 – Too few –' })).toBeVisible()
  await expect.element(page.getByText(/^900 \(75%\)/)).toBeVisible()
  await expect.element(page.getByText('Of these, 120 by phone or elsewhere')).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Former member' })).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: '=HYPERLINK("x") (deleted)' })).toBeVisible()
})

test('paper has every row of a long table', async () => {
  const jobs = Array.from({ length: 40 }, (_, index) => ({ ...report.jobs[0], _id: `j${index}` }))
  await show({ ...report, jobs, jobCount: jobs.length })
  const list = page.getByRole('region', { name: 'Answer time by job' })
  const table = list.getByRole('table')
  await expect.element(table).toBeVisible()
  const cut = () => {
    const frame = table.element().parentElement as HTMLElement
    return frame.scrollHeight - frame.clientHeight
  }
  expect(cut()).toBeGreaterThan(0)
  const media = (name: string) =>
    (cdp() as unknown as { send: (method: string, params: object) => Promise<void> }).send(
      'Emulation.setEmulatedMedia',
      { media: name },
    )
  await media('print')
  expect(cut()).toBe(0)
  await media('')
})

test('the file of the jobs has no formula', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL')
  await show(report)
  await page.getByRole('button', { name: 'Download CSV: Answer time by job' }).click()
  const file = saved.mock.calls[0]?.[0]
  const text = file instanceof Blob ? await file.text() : ''
  expect(text).toContain(`"'=HYPERLINK(""x"")",1200,900,120,24,60,288`)
})

test('a company that claimed no answers has no figure of them above the tables', async () => {
  await show({ ...report, claimed: 0 })
  await expect.element(page.getByText('900 (75%)')).toBeVisible()
  await expect.element(page.getByText(/^Of these/)).not.toBeInTheDocument()
})

test('a company without applications in the period is told so, without tables', async () => {
  await show({
    ...report,
    applications: 0,
    answered: 0,
    closings: { here: 0, elsewhere: 0, noOne: 0 },
    sources: [],
    members: [],
    jobs: [],
  })
  await expect.element(page.getByText('No applications in this period')).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

test('a refused period names its field', async () => {
  const fields = { until: 'Choose a day that isn’t before the first day' }
  await show({ code: 'invalid_input', message: 'Last day: no', fields }, 422)
  await expect.element(page.getByText(fields.until)).toBeVisible()
})

test.each([
  [20, '1 minute'],
  [3_599, '60 minutes'],
  [47 * 3_600, '47 hours'],
  [2.04 * DAY, '2 days'],
  [9.96 * DAY, '10 days'],
  [400 * DAY, '400 days'],
])('%d seconds are %s', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words)
})

test('files have hours, and no number for too few', () => {
  expect(timeCells(time)).toEqual([24, 60, 288])
  expect(timeCells(null)).toEqual([null, null, null])
})

test('answers without a known author are told from those of former members', () => {
  const of = (member: string | null, name: string | null) =>
    memberWords({ member, name, answered: 1, claimed: 0, answerTime: null })
  expect([of(null, null), of('m', null), of('m', '')]).toEqual([
    'Message in the chat, or unknown',
    'Former member',
    'Member without a name',
  ])
})
