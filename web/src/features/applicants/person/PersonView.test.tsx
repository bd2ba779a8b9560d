import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, renderUi } from '../../../../test/render-ui.tsx'
import { PersonView } from './PersonView.tsx'

const applicant = {
  _id: 's1',
  displayName: 'Ana Garcia',
  firstName: 'Ana',
  lastName: 'Garcia',
  jobTitle: 'Baker',
  aboutMe: 'I bake at night.',
  skill: ['Sourdough'],
  experience: [],
}
const application = (id: string, jobTitle: string) => ({
  _id: id,
  job: `j${id}`,
  jobTitle,
  status: 'applied',
  nextSteps: ['shortlisted'],
  awaitsAnswer: true,
  answerDueAt: '2099-01-01T00:00:00.000Z',
  answeredAt: null,
  appliedAt: '2026-11-01T00:00:00.000Z',
  history: [],
  applicant,
})

afterEach(() => vi.unstubAllGlobals())

test('the applications of a person come before their profile', async () => {
  const applications = [application('1', 'Night baker'), application('2', 'Pastry chef')]
  vi.stubGlobal('fetch', async () => Response.json({ applicant, applications, total: 2, totalPages: 1 }))
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <PersonView id="s1" onStep={() => undefined} contact={() => null} />
    </QueryClientProvider>,
    '/employer/applicants/s1',
  )
  await expect.element(page.getByRole('heading', { name: '2 applications to your jobs' })).toBeVisible()
  const headings = page.getByRole('heading').elements()
  expect(headings.map(({ textContent }) => textContent?.trim())).toEqual([
    'Test',
    'Ana Garcia',
    '2 applications to your jobs',
    'Night baker',
    'Pastry chef',
    'Profile',
  ])
  const text = document.querySelector('main')?.textContent ?? ''
  expect(text.indexOf('Pastry chef')).toBeLessThan(text.indexOf('I bake at night.'))
  await expectAccessible()
})
