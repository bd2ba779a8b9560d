import type { MatchedJob, MatchedSeeker } from '@hearback/contract/hiring/match.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../test/render-ui.tsx'
import { MatchSummary } from './MatchSummary.tsx'

const job = {
  jobTitle: 'Baker',
  category: 'Food and hospitality',
  skills: ['Baking', 'Food safety'],
  description: '',
  employmentType: null,
  workplace: 'onsite',
  location: { city: 'Boise', country: 'US', latitude: 43.6, longitude: -116.2 },
  estimatedFrom: 19,
  estimatedTo: 24,
  payPeriod: 'hour',
  currency: 'USD',
} as MatchedJob
const seeker = (skill: string[], hourlyRate: number): MatchedSeeker => ({
  skill,
  location: { latitude: 43.6, longitude: -116.2 },
  jobCategory: 'Food and hospitality',
  hourlyRate,
})
const line = () => page.getByText(/ of \d fits?/)

test.each([
  ['all parts fit', seeker(['Baking', 'Food safety'], 20), /^Matches: 4 of 4 fit$/],
  ['the first that does not is named', seeker(['Baking'], 30), /^Partly matches: 2 of 4 fit\s· 1 of 2 skills$/],
])('a dense list tells the match in one line: %s', async (_, person, text) => {
  await renderUi(
    <div style={{ width: 120 }}>
      <MatchSummary job={job} seeker={person} />
    </div>,
  )
  expect(line().element().textContent).toMatch(text)
  expect(line().element().getBoundingClientRect().height).toBeLessThan(24)
})

test('nothing is told of a profile that states nothing', async () => {
  await renderUi(
    <MatchSummary job={{ ...job, skills: [] }} seeker={{ skill: [], location: null, jobCategory: null }} />,
  )
  await expect.element(line()).not.toBeInTheDocument()
})
