import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { ApplicantList } from './ApplicantList.tsx'

vi.mock('@hearback/contract/values/limits.ts', async (original) => {
  const real = await original<typeof import('@hearback/contract/values/limits.ts')>()
  return { ...real, limits: { ...real.limits, bulkAnswer: 200 } }
})

const job = { jobTitle: 'Baker', skills: [], description: '', location: {} } as unknown as Job
/** Every tenth has withdrawn and cannot be answered. */
const applicants = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    _id: `a${i}`,
    status: i % 10 ? 'applied' : 'withdrawn',
    nextSteps: i % 10 ? ['rejected'] : [],
    awaitsAnswer: false,
    appliedAt: '2026-11-01T00:00:00.000Z',
    history: [],
    applicant: { _id: `s${i}`, displayName: `Ana ${i}`, skill: [] },
  })) as unknown as Applicant[]

interface LoadingProps {
  all: readonly Applicant[]
  onMany: ComponentProps<typeof ApplicantList>['onMany']
}

/** Loads the list by pages of 100. */
function Loading({ all, onMany }: LoadingProps) {
  const [loaded, setLoaded] = useState(all.slice(0, 100))
  const loadUpTo = async (most: number) => {
    const more = all.slice(0, Math.ceil(most / 100) * 100)
    setLoaded(more)
    return more
  }
  return (
    <ApplicantList
      applications={loaded}
      total={all.length}
      more={{ hasNextPage: loaded.length < all.length, loadUpTo }}
      job={job}
      selected={undefined}
      onSelect={() => {}}
      onStep={() => {}}
      onMany={onMany}
    />
  )
}

function draw(all: readonly Applicant[]) {
  const onMany = vi.fn()
  return { onMany, screen: renderUi(<Loading all={all} onMany={onMany} />) }
}

test('selects applicants beyond those that are loaded, except who cannot be answered', async () => {
  const { onMany } = draw(applicants(140))
  await page.getByRole('checkbox', { name: 'Select all 90 you can answer' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Select all 140 applicants' }).click()
  await expect.element(page.getByText('126 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Answer 126 applicants' }).click()
  const [chosen] = onMany.mock.calls[0] as [Applicant[]]
  expect(chosen).toHaveLength(126)
  expect(chosen.every(({ nextSteps }) => nextSteps.length > 0)).toBe(true)
})

test('at most as many are selected as one answer can have', async () => {
  draw(applicants(300))
  await page.getByRole('checkbox', { name: 'Select all 90 you can answer' }).click()
  await page.getByRole('button', { name: 'Select the first 200 applicants' }).click()
  await expect.element(page.getByText('180 selected')).toBeVisible()
  expect(page.getByRole('button', { name: /^Select/ }).query()).toBeNull()
})

test('a list that is loaded as a whole offers no more', async () => {
  draw(applicants(40))
  await page.getByRole('checkbox', { name: 'Select all 36 you can answer' }).click()
  expect(page.getByRole('button', { name: /Select/ }).query()).toBeNull()
})

test('a page that cannot be loaded is told, and loaded on request', async () => {
  let fails = true
  const all = applicants(140)
  const loadUpTo = async () => {
    if (fails) throw new Error('Offline')
    return all
  }
  await renderUi(
    <ApplicantList
      applications={all.slice(0, 100)}
      total={140}
      more={{ hasNextPage: true, loadUpTo }}
      job={job}
      selected={undefined}
      onSelect={() => {}}
      onStep={() => {}}
      onMany={() => {}}
    />,
  )
  await page.getByRole('checkbox', { name: 'Select all 90 you can answer' }).click()
  await page.getByRole('button', { name: 'Select all 140 applicants' }).click()
  await expect.element(page.getByText(/^We couldn’t load the other applicants/)).toBeVisible()
  await expect.element(page.getByText('90 selected')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('90 selected')).toBeVisible()
})

test.each([1000, 380])('who has no possible step has no checkbox, and stays in line at %i pixels', async (width) => {
  await page.viewport(width, 800)
  draw(applicants(3))
  await expect.element(page.getByRole('checkbox', { name: 'Select Ana 1' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Select Ana 0' })).not.toBeInTheDocument()
  const startOf = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect().x
  expect(startOf('Ana 0')).toBe(startOf('Ana 1'))
  const boxes = page.getByRole('checkbox').elements()
  expect(new Set(boxes.map((box) => box.getBoundingClientRect().x)).size).toBe(1)
})
