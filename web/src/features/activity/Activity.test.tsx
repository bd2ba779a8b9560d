import type { ActivityEntry } from '@hearback/contract/accounts/activity.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../test/render-ui.tsx'
import { queryClient } from '../../api/query-client.ts'
import { ActivityView } from './ActivityView.tsx'
import { activityRows } from './activity-rows.ts'

afterEach(() => {
  queryClient().clear()
  vi.unstubAllGlobals()
})

const entry = (facts: Partial<ActivityEntry>): ActivityEntry => ({
  _id: crypto.randomUUID(),
  at: '2026-11-29T06:00:00.000Z',
  act: 'application_moved',
  member: { _id: 'm1', name: 'Ana' },
  key: null,
  job: { _id: 'j1', jobTitle: 'Baker', deleted: false },
  application: 'a1',
  applicant: { _id: 'v', name: 'Victor Torres' },
  colleague: null,
  invited: null,
  changes: [{ field: 'status', before: 'applied', after: 'interview' }],
  ...facts,
})
const edited = entry({
  act: 'job_edited',
  member: { _id: null, name: null },
  application: null,
  applicant: null,
  job: { _id: 'j2', jobTitle: '=HYPERLINK("x")', deleted: true },
  changes: [
    { field: 'estimatedTo', before: 25, after: 30.5 },
    { field: 'shifts', before: null, after: ['day', 'night'] },
    { field: 'questions', before: null, after: null },
  ],
})

type Pages = Record<string, { entries: ActivityEntry[]; next: string | null }>

/** Replies with the page after the entry `before`. */
const show = (pages: Pages) => {
  const seen: URL[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: string | URL | Request) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href)
      if (!url.pathname.endsWith('/activity'))
        return Response.json({ success: true, members: [], invitations: [], jobs: [] })
      seen.push(url)
      return Response.json({ success: true, ...pages[url.searchParams.get('before') ?? ''] })
    }),
  )
  void renderUi(
    <QueryClientProvider client={queryClient()}>
      <ActivityView companyId="c1" />
    </QueryClientProvider>,
  )
  return seen
}

test('entries read as sentences, with what was before and after', async () => {
  show({ '': { entries: [entry({}), edited], next: null } })
  await expect.element(page.getByText('Ana moved Victor Torres to Interview')).toBeVisible()
  await expect.element(page.getByText('A former member edited =HYPERLINK("x")')).toBeVisible()
  await expect.element(page.getByText('25', { exact: true })).toBeVisible()
  await expect.element(page.getByText('30.5', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Questions changed')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Baker' })).toHaveAttribute('href', '/employer/jobs/j1')
  await expect
    .element(page.getByRole('link', { name: 'Application', exact: true }))
    .toHaveAttribute('href', '/employer/applicants/v')
  await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

test.each<[Partial<ActivityEntry>, string]>([
  [
    { member: null, changes: [{ field: 'status', before: 'applied', after: 'expired' }] },
    'The application of Victor Torres expired',
  ],
  [
    { applicant: null, changes: [{ field: 'status', before: 'viewed', after: 'rejected' }] },
    'Ana rejected An applicant',
  ],
  [{ act: 'job_posted', key: 'ATS sync' }, 'ATS sync (API key) posted Baker'],
  [{ act: 'team_invited', invited: 'bo@x.example' }, 'Ana invited bo@x.example'],
  [{ act: 'team_invited', colleague: { _id: 'b', name: 'Bo' } }, 'Ana invited Bo'],
  [{ act: 'team_invited' }, 'Ana invited someone'],
  [{ act: 'company_replanned', member: null }, 'Your plan changed'],
  [
    { act: 'company_template_removed', changes: [{ field: 'template', before: 'Thanks', after: null }] },
    'Ana removed the template Thanks',
  ],
  [{ act: 'job_expired', member: null }, 'Baker expired'],
])('%j reads “%s”', async (facts, sentence) => {
  show({ '': { entries: [entry(facts)], next: null } })
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test('“Load more” adds the next page', async () => {
  const [first, second] = [entry({}), entry({ applicant: { _id: 'b', name: 'Bea' } })]
  show({ '': { entries: [first], next: first._id }, [first._id]: { entries: [second], next: null } })
  await userEvent.click(page.getByRole('button', { name: 'Load more' }))
  await expect.element(page.getByText('Ana moved Bea to Interview')).toBeVisible()
  await expect.element(page.getByText('Ana moved Victor Torres to Interview')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

test('a filter asks the server, and an empty result offers to clear it', async () => {
  const seen = show({ '': { entries: [], next: null } })
  await expect.element(page.getByText('Nothing here yet')).toBeVisible()
  await userEvent.click(page.getByRole('combobox', { name: 'About' }))
  await userEvent.click(page.getByRole('option', { name: 'Offers' }))
  await expect.element(page.getByText('No activity matches')).toBeVisible()
  await expect.poll(() => seen.at(-1)?.searchParams.get('topic')).toBe('offer')
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }))
  await expect.element(page.getByText('Nothing here yet')).toBeVisible()
})

test('the file has a row per entry, with values in words', () => {
  const [header, moved, changed] = activityRows([entry({}), edited])
  expect(header).toHaveLength(6)
  expect(moved).toEqual([
    '2026-11-29 06:00:00',
    'Ana',
    'Ana moved Victor Torres to Interview',
    'Baker',
    'Status: New',
    'Status: Interview',
  ])
  expect(changed?.at(-1)).toBe('Maximum pay: 30.5\nShifts: Day shift, Night shift\nQuestions: –')
})

test('every act of an evaluation and of photos has a sentence with its names', () => {
  const rita = { _id: 'r', name: 'Rita Kaya' }
  const acts = (['application_note_deleted', 'application_score_deleted'] as const).flatMap((act) => [
    entry({ act, changes: [] }),
    entry({ act, changes: [], colleague: rita }),
  ])
  const others = (
    [
      'job_criteria_set',
      'application_noted',
      'application_scored',
      'company_photo_added',
      'company_photos_ordered',
    ] as const
  ).map((act) => entry({ act, changes: [] }))
  expect(
    activityRows([...acts, ...others])
      .slice(1)
      .map(([, , sentence]) => sentence),
  ).toEqual([
    'Ana deleted a note about Victor Torres',
    'Ana deleted a note by Rita Kaya about Victor Torres',
    'Ana deleted a scorecard for Victor Torres',
    'Ana deleted the scorecard by Rita Kaya for Victor Torres',
    'Ana changed the scorecard criteria of Baker',
    'Ana added a note about Victor Torres',
    'Ana filled in a scorecard for Victor Torres',
    'Ana added a company photo',
    'Ana rearranged the company photos',
  ])
})
