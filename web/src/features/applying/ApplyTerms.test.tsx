import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { serverNow } from '../../clock.ts'
import { localDate } from '../../ui/text/times.ts'
import { ApplyBlocked } from './ApplyBlocked.tsx'
import { ApplyTerms } from './ApplyTerms.tsx'

const terms = {
  success: true,
  applicationBudget: { limit: 30, used: 28 },
  topChoices: { limit: 3, used: 0, resetsAt: null },
  applied: 25,
  waiting: 12,
  applicantLimit: 80,
  applicationsPaused: null,
} as unknown as Parameters<typeof ApplyTerms>[0]['terms']
const job = { _id: 'j', category: 'Food service', applicantLimit: 80 } as unknown as Job

test('applying says before how many places are left, how many people applied and wait, and when the answer is due', async () => {
  await renderUi(<ApplyTerms terms={terms} />)
  await expect.element(page.getByText('2 of 30 left')).toBeVisible()
  await expect.element(page.getByText('25 people', { exact: true })).toBeVisible()
  await expect.element(page.getByText('12 of 80 people')).toBeVisible()
  const due = localDate(serverNow() + limits.answerDays * 24 * 60 * 60_000)
  await expect.element(page.getByText(due)).toBeVisible()
  await expectAccessible()
})

test('a job without a limit says how many people wait, and a lowered budget has no places below zero', async () => {
  const over = { ...terms, applicantLimit: null, waiting: 1, applicationBudget: { limit: 3, used: 5 } }
  await renderUi(<ApplyTerms terms={over} />)
  await expect.element(page.getByText('1 person')).toBeVisible()
  await expect.element(page.getByText('0 of 3 left')).toBeVisible()
})

test.each([
  ['full', /takes applications again once/],
  ['answering_first', /takes new applications again as soon as/],
] as const)('a job that is paused because it is %s says when it opens again', async (reason, words) => {
  await renderUi(<ApplyBlocked job={job} terms={{ ...terms, applicationsPaused: reason }} save={null} />)
  await expect.element(page.getByText(words)).toBeVisible()
})
